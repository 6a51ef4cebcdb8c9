/* validate_rabbit.c: any bytes as an input of rabbit for the contest. */
#include <zugzwang/rabbit.h>

#include "fuzz/validate.h"

static zz_status read_game(zz_text *text, zz_error *error)
{
    zz_rabbit_game *game;
    zz_status status = zz_rabbit_game_read(&game, text, NULL, error);
    zz_rabbit_game_free(game);
    return status;
}

void fuzz(const char *bytes, size_t size)
{
    fuzz_validate(&RABBIT_DATA, bytes, size, read_game);
}
