/* reach.h: the squares of a zu board that its pieces can get to, if nothing stands in their way.
 *
 * Only these need solving: red squares connected with the red pieces, and squares that the pawn can
 * get to, which lie in its row and above. */
#ifndef ZZ_GAMES_ZU_REACH_H
#define ZZ_GAMES_ZU_REACH_H

#include "base/arena.h"
#include "games/zu/board.h"

typedef struct zz_zu_reach {
    uint8_t *part;       /* by square: 1 or 2 where that red piece can get to, 1 where both can */
    uint8_t second_part; /* where the second red piece is: 1 or 2 */
    uint8_t *pawn;       /* by square: 1 where the pawn can get to */
    uint32_t first_row;  /* the pawn's rows but for row 0 */
    uint32_t last_row;
    bool red_may_be_stuck; /* in some pair red has no move */
} zz_zu_reach;

/* The arrays are taken from the arena. */
zz_status zz_zu_reach_find(zz_zu_reach *reach, const zz_zu_board *board, zz_arena *arena,
                           zz_error *error);

/* As if the pieces could get everywhere: all free squares, of which all pairs are in one part. */
zz_status zz_zu_reach_all(zz_zu_reach *reach, const zz_zu_board *board, zz_arena *arena,
                          zz_error *error);

static inline bool zz_zu_is_free(const zz_grid *grid, uint32_t row, uint32_t col)
{
    return row < grid->rows && col < grid->cols && grid->squares[row * grid->cols + col] != '#';
}

/* The four steps, as zz_zu_step numbers them; the pawn has the first three. Unsigned: a step off
 * the board gives a large number, which zz_zu_is_free refuses. */
static const uint32_t ZZ_ZU_ROW_STEP[4] = {UINT32_MAX, 0, 0, 1};
static const uint32_t ZZ_ZU_COL_STEP[4] = {0, UINT32_MAX, 1, 0};

#endif
