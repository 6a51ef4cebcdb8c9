/* solve_geography.c: every square of a maze, judged by the library and by the reference. */
#include <zugzwang/geography.h>

#include "fuzz/harness.h"
#include "reference/geography.h"

enum { MOST_SQUARES = 20 };

static bool is_small(const zz_geography_maze *maze)
{
    return (uint64_t)zz_geography_maze_rows(maze) * zz_geography_maze_cols(maze) <= MOST_SQUARES;
}

static void compare(const zz_geography_maze *maze)
{
    bool safe[MOST_SQUARES];
    char squares[MOST_SQUARES];
    int rows = (int)zz_geography_maze_rows(maze);
    int cols = (int)zz_geography_maze_cols(maze);
    REQUIRE(zz_geography_solve(maze, safe, &fuzz_options, NULL) == ZZ_OK);
    for (int i = 0; i < rows * cols; i++)
        squares[i] =
            zz_geography_maze_square(maze, (uint32_t)(i / cols + 1), (uint32_t)(i % cols + 1));
    for (int i = 0; i < rows * cols; i++)
        REQUIRE(safe[i] ==
                (squares[i] == '.' && !reference_geography_mover_wins(rows, cols, squares, i)));
}

void fuzz(const char *bytes, size_t size)
{
    zz_text *text = fuzz_open(bytes, size);
    zz_geography_maze *maze;
    if (zz_geography_maze_read(&maze, text, &fuzz_options, NULL) == ZZ_OK && is_small(maze))
        compare(maze);
    zz_geography_maze_free(maze);
    zz_text_close(text);
}
