/* geography.c: JSOI 2009, Luogu P4055. */
#define CONTEST "game"

#include <zugzwang/geography.h>

#include <stdlib.h>

#include "judge-main/main.h"

static void put_safe_squares(uint32_t rows, uint32_t cols, const bool *safe)
{
    put_text(memchr(safe, true, (size_t)rows * cols) ? "WIN\n" : "LOSE\n");
    for (uint32_t row = 1; row <= rows; row++)
        for (uint32_t col = 1; col <= cols; col++)
            if (*safe++) {
                put_number(row);
                put_text(" ");
                put_number(col);
                put_text("\n");
            }
}

static zz_status answer(zz_text *text, zz_error *error)
{
    zz_geography_maze *maze = NULL;
    zz_status status = zz_geography_maze_read(&maze, text, NULL, error);
    if (status)
        return status;
    uint32_t rows = zz_geography_maze_rows(maze);
    uint32_t cols = zz_geography_maze_cols(maze);
    bool *safe = malloc((size_t)rows * cols);
    if (safe)
        status = zz_geography_solve(maze, safe, NULL, error);
    else
        *error = (zz_error){.code = status = ZZ_NO_MEMORY, .message = "out of memory"};
    if (!status)
        put_safe_squares(rows, cols, safe);
    free(safe);
    zz_geography_maze_free(maze);
    return status;
}

int main(void)
{
    return judge(answer);
}
