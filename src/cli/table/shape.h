/* shape.h: how the positions of a board are numbered in its table.
 *
 * Free squares have numbers from 0, in reading order. A position belongs to one of two parities, by
 * the sum of the rows and columns of its pieces, and 1 more if black is to move; moves keep it. A
 * table stores the values with black to move alone: red's moves leave the pawn where it is, so
 * those with red to move follow from the values stored for the same pawn and parity (values.h).
 *
 *     parity 0                                  parity 1
 *     | block 0          | block 1     | …      | …
 *     | pawn | pawn | …  | pawn | …             a pawn: a value for each pair of red squares with
 *                                               which black is to move: (0, 1), (0, 3), … (1, 2), …
 *
 * Row 1 of the pawn has no values: there black has won. */
#ifndef CLI_TABLE_SHAPE_H
#define CLI_TABLE_SHAPE_H

#include <zugzwang/base.h>

/* A value is 0 for a tie, else 1 more than the number of plies until the end: after an odd number
 * of plies the side to move has won, after an even number it has lost. */
enum { TABLE_TIE = 0, TABLE_LOST_NOW = 1 };

struct table_shape {
    uint32_t rows;
    uint32_t cols;
    char *squares; /* rows × cols of '.' and '#' */
    uint32_t free; /* how many are */
    uint64_t pairs;
    uint32_t first_pawn; /* the first free square below row 1; the last is free - 1 */
    uint32_t pawns_a_block;
    uint64_t blocks;      /* of both parities */
    uint32_t *square;     /* by number: row × cols + col, from 0 */
    uint32_t *number;     /* by square, and one more: how many free ones come before it */
    uint32_t *of_kind[2]; /* by number: how many free squares of colour 0, or 1, come before it */
    uint64_t *start[2]; /* by low: how many pairs of one, or two, colours come before (low, …) */
};

/* The squares are copied; of them only '#' matters. ZZ_TOO_LARGE when there are too many,
 * ZZ_BAD_INPUT when there are fewer than two free ones. What was made is freed with
 * table_shape_free, also after a failure. */
zz_status table_shape_make(struct table_shape *shape, uint32_t rows, uint32_t cols,
                           const char *squares, zz_error *error);
void table_shape_free(struct table_shape *shape);

/* The number of a pair low < high among all. */
static inline uint64_t table_pair(const struct table_shape *shape, uint32_t low, uint32_t high)
{
    return (uint64_t)low * (2 * (uint64_t)shape->free - low - 1) / 2 + high - low - 1;
}

static inline unsigned table_colour(const struct table_shape *shape, uint32_t number)
{
    uint32_t square = shape->square[number];
    return (square / shape->cols + square % shape->cols) & 1;
}

/* Whether the squares of the pairs with which black is to move have different colours. */
static inline unsigned table_kind(const struct table_shape *shape, unsigned parity, uint32_t pawn)
{
    return parity ^ table_colour(shape, pawn) ^ 1;
}

/* The parity of a position. */
unsigned table_parity(const struct table_shape *shape, bool black_to_move, uint32_t low,
                      uint32_t high, uint32_t pawn);

/* How many values a pawn has, and the place among them of a pair with which black is to move. */
uint64_t table_count(const struct table_shape *shape, unsigned kind);
uint64_t table_place(const struct table_shape *shape, uint32_t low, uint32_t high);

/* The block of a pawn, and the first and the number of pawns of a block. */
uint64_t table_block(const struct table_shape *shape, unsigned parity, uint32_t pawn);
uint32_t table_block_pawns(const struct table_shape *shape, uint64_t block, unsigned *parity,
                           uint32_t *first);

/* All positions, row 1 and both sides to move included. */
uint64_t table_positions(const struct table_shape *shape);

#endif
