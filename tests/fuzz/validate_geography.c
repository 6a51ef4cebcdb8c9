/* validate_geography.c: any bytes as an input of geography for the contest. */
#include <zugzwang/geography.h>

#include "fuzz/validate.h"

static zz_status read_maze(zz_text *text, zz_error *error)
{
    zz_geography_maze *maze;
    zz_status status = zz_geography_maze_read(&maze, text, NULL, error);
    zz_geography_maze_free(maze);
    return status;
}

void fuzz(const char *bytes, size_t size)
{
    fuzz_validate(&GEOGRAPHY_DATA, bytes, size, read_maze);
}
