/* trail.c: a position in a maze that can be played on. */
#include "engine/trail.h"

#include "base/error.h"
#include "games/geography/maze.h"

static const char LETTERS[] = {
    [ZZ_EMPTY] = '#',
    [ZZ_BLACK] = '.',
    [ZZ_WHITE] = '.',
    [ZZ_TRAIL_TOKEN] = '@',
    [ZZ_BLACK | ZZ_TRAIL_ENTERED] = '+',
    [ZZ_WHITE | ZZ_TRAIL_ENTERED] = '+',
};

zz_status zz_geography_trail_create(zz_trail **trail, const zz_geography_maze *maze,
                                    zz_square token, const zz_options *options, zz_error *error)
{
    const zz_grid *grid = &maze->grid;
    *trail = NULL;
    if (token.row - 1 >= grid->rows || token.col - 1 >= grid->cols)
        return zz_fail(error, ZZ_BAD_ARGUMENT, "%u %u is off the board of %u×%u squares", token.row,
                       token.col, grid->rows, grid->cols);
    if (zz_grid_at(grid, token.row, token.col) == '#')
        return zz_fail(error, ZZ_BAD_INPUT, "expected '.' at %u %u, found '#'", token.row,
                       token.col);
    zz_status status = zz_trail_create(trail, grid->rows, grid->cols, LETTERS, options, error);
    if (status)
        return status;
    uint32_t square = 0;
    for (uint32_t row = 0; row < grid->rows; row++)
        for (uint32_t col = 0; col < grid->cols; col++, square++)
            if (grid->squares[square] == '.')
                (*trail)->squares[square] = (row + col) % 2 ? ZZ_WHITE : ZZ_BLACK;
    (*trail)->token = (token.row - 1) * grid->cols + (token.col - 1);
    return ZZ_OK;
}
