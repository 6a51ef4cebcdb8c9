/* trail.c: a position of a rabbit game that can be played on. The piece on a square that the blank
 * has left has the other colour: it came from where the blank went. */
#include "engine/trail.h"

#include "base/error.h"
#include "games/rabbit/game.h"

static const char LETTERS[] = {
    [ZZ_BLACK] = 'X',
    [ZZ_WHITE] = 'O',
    [ZZ_TRAIL_TOKEN] = '.',
    [ZZ_BLACK | ZZ_TRAIL_ENTERED] = 'O',
    [ZZ_WHITE | ZZ_TRAIL_ENTERED] = 'X',
};

zz_status zz_rabbit_trail_create(zz_trail **trail, const zz_rabbit_game *game, uint64_t moves,
                                 const zz_options *options, zz_error *error)
{
    const zz_grid *grid = &game->grid;
    *trail = NULL;
    if (moves > game->moves)
        return zz_fail(error, ZZ_BAD_ARGUMENT, "the record has %llu moves, not %llu",
                       (unsigned long long)game->moves, (unsigned long long)moves);
    zz_status status = zz_trail_create(trail, grid->rows, grid->cols, LETTERS, options, error);
    if (status)
        return status;
    for (uint32_t square = 0; square < zz_grid_size(grid); square++)
        (*trail)->squares[square] = (uint8_t)zz_rabbit_colour(game, square);
    (*trail)->token = game->blank;
    for (uint64_t i = 0; i < moves && !status; i++)
        status = zz_trail_play(*trail, zz_rabbit_game_move(game, i), error);
    return status;
}
