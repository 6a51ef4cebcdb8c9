/* solve.c: from the record of a game to a growing matching.
 *
 * The blank enters no square twice, and it goes from a square to a neighbour of the other colour
 * (its own square counts as black). So each position is a token on a square among those not yet
 * entered, and its mover wins exactly when no maximum matching of those avoids the token's square:
 * then the mover always goes to the partner. From one position to the one before it a single
 * square is added, the token's; it is unavoidable exactly when it makes the matching grow. */
#include "base/progress.h"
#include "games/rabbit/game.h"

enum { MOVES_A_REPORT = 1 << 14 };

static void place_unentered_squares(zz_matching *matching, const zz_rabbit_game *game)
{
    uint32_t square = 0;
    uint32_t cols = game->grid.cols;
    for (uint32_t row = 0; row < game->grid.rows; row++)
        for (uint32_t col = 0; col < cols; col++)
            zz_matching_place(matching, row, col, zz_rabbit_colour(game, square++));
    for (uint64_t moves = 0; moves <= game->moves; moves++) {
        square = zz_rabbit_blank_after(game, moves);
        zz_matching_place(matching, square / cols, square % cols, ZZ_EMPTY);
    }
}

zz_status zz_rabbit_match_unentered(zz_matching **matching, const zz_rabbit_game *game,
                                    const zz_options *options, zz_error *error)
{
    zz_status status =
        zz_matching_create(matching, game->grid.rows, game->grid.cols, options, error);
    if (status)
        return status;
    place_unentered_squares(*matching, game);
    status = zz_matching_complete(*matching, error);
    if (status) {
        zz_matching_free(*matching);
        *matching = NULL;
    }
    return status;
}

static zz_status replay_backwards(zz_matching *matching, const zz_rabbit_game *game,
                                  bool *mover_wins, const zz_options *options, zz_error *error)
{
    uint32_t cols = game->grid.cols;
    zz_status status = ZZ_OK;
    for (uint64_t left = game->moves + 1; left > 0 && !status; left--) {
        uint32_t square = zz_rabbit_blank_after(game, left - 1);
        status = zz_matching_add(matching, square / cols, square % cols,
                                 zz_rabbit_colour(game, square), &mover_wins[left - 1], error);
        if (!status && left % MOVES_A_REPORT == 0)
            status = zz_report(options,
                               &(zz_progress){.stage = "replaying",
                                              .done = game->moves + 1 - left,
                                              .total = game->moves + 1},
                               error);
    }
    return status;
}

zz_status zz_rabbit_solve(const zz_rabbit_game *game, bool *mover_wins, const zz_options *options,
                          zz_error *error)
{
    zz_matching *matching;
    zz_status status = zz_rabbit_match_unentered(&matching, game, options, error);
    if (!status)
        status = replay_backwards(matching, game, mover_wins, options, error);
    zz_matching_free(matching);
    return status;
}
