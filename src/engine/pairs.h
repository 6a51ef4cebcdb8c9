/* pairs.h: where every pair of red squares lies in memory.
 *
 * The board's squares have positions in one line, each board row followed by guard squares, so that
 * neighbours are always at ±1 and ±stride, and a step off the board ends on a guard:
 *
 *      0  1  2  g  stride …          position = row × stride + col; the stride is odd, so the
 *                                    colour of a square is the lowest bit of its position
 *
 * A pair (a, b) is a word, at `row[a].base + position of b`. The row of a holds the b's that come
 * after a, cut into blocks of eight words that are worked on at once:
 *
 *     … |  band  | block | block | … | block | guard |   the row of a
 *                ↑ start = position of a + 1
 *
 * So each unordered pair is decided once. Pairs with b up to a stride before a are read as well:
 * they are the *band*, copies of the pairs (b, a) that the rows of b decide. When the two pieces
 * live in different parts of the board, all pairs (a in one, b in the other) are wanted: then every
 * row starts at the first b, and nothing is copied.
 *
 * Invariant: each word that a valid pair's step can lead to, and that is no valid pair, is a guard,
 * one that takes no part (see slice_state.h). A side of a without a neighbour has the guard row. */
#ifndef ZZ_ENGINE_PAIRS_H
#define ZZ_ENGINE_PAIRS_H

#include <zugzwang/base.h>

#include "base/arena.h"
#include "engine/lanes.h"

enum { ZZ_NO_ROW = -1 };

typedef struct zz_pair_row {
    ptrdiff_t base;      /* the word of (a, position p) is base + p */
    ptrdiff_t beside[4]; /* the bases of the rows of a's neighbours, or of the guard row */
    uint32_t position;   /* of a */
    uint32_t start;      /* the position of the first b of the row's first block */
    uint32_t blocks;
} zz_pair_row;

typedef struct zz_pairs {
    uint32_t stride;
    uint32_t positions; /* of the whole board with its guards */
    uint32_t rows;
    uint64_t words;   /* of all rows, bands and guards; block i is the words 8 i … 8 i + 7 */
    bool mirrored;    /* both pieces in one part: bands are copies */
    zz_pair_row *row; /* in order of position */
    int32_t *row_at;  /* by position, and a block more: the row of that a, or ZZ_NO_ROW */
    bool *second;     /* by position, and a block more: can b stand there? */
} zz_pairs;

/* Lays out the pairs (a in part first, b in part second) of a rows × cols board; part[square] says
 * which part a square is in. The arrays are taken from the arena. */
zz_status zz_pairs_lay_out(zz_pairs *pairs, uint32_t rows, uint32_t cols, const uint8_t *part,
                           uint8_t first, uint8_t second, zz_arena *arena, zz_error *error);

/* The odd distance between squares that are one above the other. */
static inline uint32_t zz_pairs_stride(uint32_t cols)
{
    return (cols + 1) | 1;
}

#endif
