/* grid.h: a board of squares, read from the text format that the board games share: a line `n m`,
 * then n rows of m characters. */
#ifndef ZZ_BASE_GRID_H
#define ZZ_BASE_GRID_H

#include <zugzwang/base.h>

typedef struct zz_grid {
    uint32_t rows;
    uint32_t cols;
    char *squares; /* rows × cols characters; a square's number is row × cols + col, from 0 */
    zz_allocator allocator;
} zz_grid;

/* A piece that the board must hold exactly `count` times, 1 or 2; its squares go to `where`. */
typedef struct zz_grid_piece {
    char letter;
    unsigned count;
    uint32_t *where;
} zz_grid_piece;

/* Reads a grid of the alphabet's characters. On failure the grid holds nothing. A board has at
 * most 2³¹ squares, so that their numbers, and some more, fit 32 bits. */
zz_status zz_grid_read(zz_grid *grid, const char *alphabet, const zz_grid_piece *pieces,
                       size_t piece_count, zz_text *text, const zz_options *options,
                       zz_error *error);
void zz_grid_free(zz_grid *grid);

static inline uint32_t zz_grid_size(const zz_grid *grid)
{
    return grid->rows * grid->cols;
}

/* The character at a row and column that count from 1, as the public API has it. */
static inline char zz_grid_at(const zz_grid *grid, uint32_t row, uint32_t col)
{
    return grid->squares[(size_t)(row - 1) * grid->cols + (col - 1)];
}

#endif
