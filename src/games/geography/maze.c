/* maze.c: reading geography's text format. */
#include "games/geography/maze.h"

#include "base/memory.h"

zz_status zz_geography_maze_read(zz_geography_maze **maze, zz_text *text, const zz_options *options,
                                 zz_error *error)
{
    zz_allocator allocator = zz_allocator_of(options);
    zz_geography_maze *read = *maze = zz_allocate(&allocator, 1, sizeof *read);
    if (!read)
        return zz_fail_memory(error);
    zz_status status = zz_grid_read(&read->grid, ".#", NULL, 0, text, options, error);
    if (status) {
        zz_geography_maze_free(read);
        *maze = NULL;
    }
    return status;
}

void zz_geography_maze_free(zz_geography_maze *maze)
{
    if (!maze)
        return;
    zz_allocator allocator = maze->grid.allocator;
    zz_grid_free(&maze->grid);
    zz_release(&allocator, maze, 1, sizeof *maze);
}

uint32_t zz_geography_maze_rows(const zz_geography_maze *maze)
{
    return maze->grid.rows;
}

uint32_t zz_geography_maze_cols(const zz_geography_maze *maze)
{
    return maze->grid.cols;
}

char zz_geography_maze_square(const zz_geography_maze *maze, uint32_t row, uint32_t col)
{
    return zz_grid_at(&maze->grid, row, col);
}
