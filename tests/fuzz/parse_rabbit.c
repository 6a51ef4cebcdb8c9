/* parse_rabbit.c: any bytes as the record of a rabbit game. */
#include <zugzwang/rabbit.h>

#include "fuzz/harness.h"

static zz_status read_game(zz_text *text, zz_error *error)
{
    zz_rabbit_game *game;
    zz_status status = zz_rabbit_game_read(&game, text, &fuzz_options, error);
    REQUIRE(!status == (game != NULL));
    zz_rabbit_game_free(game);
    return status ? status : zz_text_read_end(text, error);
}

void fuzz(const char *bytes, size_t size)
{
    fuzz_read(bytes, size, read_game);
}
