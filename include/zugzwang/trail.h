/* trail.h: a token that enters no square twice: what rabbit and geography come down to.
 *
 * Sides alternate moving the token to a neighbouring square that may be entered; who cannot move
 * loses. In rabbit the token is the blank, and it goes from a square to one of the other colour; in
 * geography it goes to any free square. A trail is a position of such a game that can be played on;
 * zz_rabbit_trail_create and zz_geography_trail_create make one.
 *
 * Pair neighbouring squares among those that are left, the token's included, as many as possible
 * and each at most once. If every such *maximum matching* pairs the token's square, the side to
 * move wins by going to its partner, and again after every reply; else it loses. One matching is
 * the strategy for the whole game, and the proof. */
#ifndef ZUGZWANG_TRAIL_H
#define ZUGZWANG_TRAIL_H

#include <zugzwang/base.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct zz_trail zz_trail;

typedef struct zz_trail_move {
    zz_square square; /* that the token goes to */
    bool wins;        /* for the side that makes the move */
} zz_trail_move;

enum { ZZ_TRAIL_MOST_MOVES = 4 };

ZZ_API void zz_trail_free(zz_trail *trail); /* NULL is allowed */

ZZ_API uint32_t zz_trail_rows(const zz_trail *trail);
ZZ_API uint32_t zz_trail_cols(const zz_trail *trail);
ZZ_API zz_square zz_trail_token(const zz_trail *trail);

/* The number of moves made so far, those of a rabbit record included. With an even number the side
 * that began is to move. */
ZZ_API uint64_t zz_trail_length(const zz_trail *trail);

/* A square for people, row and column counted from 1. rabbit: 'O', 'X' and '.' as the pieces stand
 * now. geography: '@' the token, '+' entered before, '.' free, '#'. */
ZZ_API char zz_trail_square(const zz_trail *trail, uint32_t row, uint32_t col);

/* Moves the token. ZZ_BAD_INPUT, and nothing has changed, when the square is not one of those that
 * it may go to; the message names them. */
ZZ_API zz_status zz_trail_play(zz_trail *trail, zz_square square, zz_error *error);

/* Takes back the last move; false when there is none. */
ZZ_API bool zz_trail_undo(zz_trail *trail);

/* The squares that the token may go to, in reading order, and whether that wins. The side to move
 * wins exactly when one of its moves does. */
ZZ_API zz_status zz_trail_moves(const zz_trail *trail, zz_trail_move moves[ZZ_TRAIL_MOST_MOVES],
                                unsigned *count, const zz_options *options, zz_error *error);

/* A maximum matching of the squares that are left. partners[(row - 1) * cols + (col - 1)] is the
 * square that a square is paired with, row 0 when it is not paired. It leaves the token's square
 * unpaired if it can: *mover_wins tells whether it cannot. */
ZZ_API zz_status zz_trail_match(const zz_trail *trail, zz_square *partners, bool *mover_wins,
                                const zz_options *options, zz_error *error);

/* A game to its end, from here. The winner follows one maximum matching: each of its moves goes to
 * the partner of the token's square. The loser holds out as long as could be found in a bounded
 * search; *longest tells whether the search was complete, so that nothing lasts longer against this
 * matching. (Against another the winner might be quicker.) The same trail gives the same line.
 * `line` has room for rows × cols squares, *count of which are filled in. */
ZZ_API zz_status zz_trail_line(const zz_trail *trail, zz_square *line, uint64_t *count,
                               bool *longest, const zz_options *options, zz_error *error);

#ifdef __cplusplus
}
#endif

#endif
