/* parse_geography.c: any bytes as a maze. */
#include <zugzwang/geography.h>

#include "fuzz/harness.h"

static zz_status read_maze(zz_text *text, zz_error *error)
{
    zz_geography_maze *maze;
    zz_status status = zz_geography_maze_read(&maze, text, &fuzz_options, error);
    REQUIRE(!status == (maze != NULL));
    zz_geography_maze_free(maze);
    return status ? status : zz_text_read_end(text, error);
}

void fuzz(const char *bytes, size_t size)
{
    fuzz_read(bytes, size, read_maze);
}
