/* solver.h: the inside of a zu solver, and what can be watched while it works. For the library and
 * its tests.
 *
 * An observer is called after every ply of every slice, ply 0 included, and reads what is known by
 * then; a position's distance is the first ply at which it is known. With an observer every slice
 * is solved to its end, so what is never known is a tie. The pawn's squares in row 0 are in no
 * slice: there black has won. */
#ifndef ZZ_GAMES_ZU_SOLVER_H
#define ZZ_GAMES_ZU_SOLVER_H

#include <zugzwang/zu.h>

#include "base/arena.h"
#include "base/team.h"
#include "engine/handover.h"
#include "engine/pairs.h"
#include "engine/slice.h"
#include "games/zu/board.h"
#include "games/zu/reach.h"

/* A slice of a board, for as long as a call of the observer. Whoever wants all of it goes through
 * the pairs of positions (see engine/pairs.h) and reads whole words with zz_slice_red_wins and its
 * like; shape->stand tells the bits. */
typedef struct zz_zu_view {
    const zz_zu_board *board;
    const zz_zu_reach *reach;
    uint32_t top; /* the pawn's rows in this slice */
    uint32_t end; /* one behind the last */
    const zz_pairs *pairs;
    const zz_slice_shape *shape;
    const zz_slice *slice;
} zz_zu_view;

/* Whether the slice holds a position. It holds those that play can lead to from the start, or could
 * if no game ended early: the colours of the three squares say whose turn it is. */
bool zz_zu_view_covers(const zz_zu_view *view, zz_zu_side to_move, uint32_t red, uint32_t other_red,
                       uint32_t pawn);

/* Who is known to win a position that the slice holds; "first" is the side to move. */
zz_winner zz_zu_view_winner(const zz_zu_view *view, zz_zu_side to_move, uint32_t red,
                            uint32_t other_red, uint32_t pawn);

/* The same for squares by row and column, two reds and the pawn; the slice must hold them. */
zz_winner zz_zu_view_winner_at(const zz_zu_view *view, zz_zu_side to_move,
                               const zz_square pieces[3]);

typedef void zz_zu_observer(void *user, uint64_t ply, const zz_zu_view *view);

struct zz_zu_solver {
    zz_options options;
    zz_arena arena;
    zz_handover_pool pool;
    zz_team *team;
    zz_simd simd;
    zz_zu_observer *observer; /* NULL: nobody */
    void *observer_user;
};

/* The value of the board with either side to move, for that side; zz_zu_solve is its case for
 * red. */
zz_status zz_zu_solve_for(zz_zu_solver *solver, const zz_zu_board *board, zz_zu_side to_move,
                          zz_outcome *outcome, zz_error *error);

/* Solves, for the observer, all positions of a board in which the colours of the three squares add
 * up to `parity` (0 or 1) with red to move, and to the other with black to move; wherever the
 * board's own pieces stand. */
zz_status zz_zu_solve_everything(zz_zu_solver *solver, const zz_zu_board *board, unsigned parity,
                                 zz_error *error);

#endif
