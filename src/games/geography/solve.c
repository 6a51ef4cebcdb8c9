/* solve.c: from a maze to a matching.
 *
 * Colour the squares like a chessboard. When the token stands on a square that a maximum matching
 * of the unvisited squares pairs, whatever the matching, the mover goes to its partner and can do
 * so again and again; on a square that some maximum matching leaves out, every step leads to a
 * square that this matching pairs. So the chooser is safe exactly on the avoidable squares. */
#include "engine/matching.h"
#include "games/geography/maze.h"

static void place_squares(zz_matching *matching, const zz_grid *grid)
{
    const char *square = grid->squares;
    for (uint32_t row = 0; row < grid->rows; row++)
        for (uint32_t col = 0; col < grid->cols; col++)
            if (*square++ == '.')
                zz_matching_place(matching, row, col, (row + col) % 2 ? ZZ_WHITE : ZZ_BLACK);
}

zz_status zz_geography_solve(const zz_geography_maze *maze, bool *safe, const zz_options *options,
                             zz_error *error)
{
    const zz_grid *grid = &maze->grid;
    zz_matching *matching;
    zz_status status = zz_matching_create(&matching, grid->rows, grid->cols, options, error);
    if (status)
        return status;
    place_squares(matching, grid);
    status = zz_matching_complete(matching, error);
    for (uint32_t row = 0; row < grid->rows && !status; row++)
        for (uint32_t col = 0; col < grid->cols; col++)
            *safe++ = zz_matching_avoids(matching, row, col);
    zz_matching_free(matching);
    return status;
}
