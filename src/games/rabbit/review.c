/* review.c: the record replayed backwards, as solve.c does it, and a look around at each mistake.
 *
 * Before the blank's square is added the matching is that of the squares left after the move. There
 * each other square that the blank could have gone to is asked for: going there would have won
 * exactly if some maximum matching avoids it. That is asked where the opponent wins after the move
 * made, and for nothing if the mover had lost already. */
#include "base/progress.h"
#include "games/rabbit/game.h"

enum { MOVES_A_REPORT = 1 << 10 };

static zz_status find_better(zz_matching *matching, const zz_rabbit_game *game, uint32_t blank,
                             zz_rabbit_judgement *judgement, zz_error *error)
{
    static const int steps[4][2] = {{-1, 0}, {0, -1}, {0, 1}, {1, 0}};
    zz_status status = ZZ_OK;
    judgement->better_count = 0;
    for (int i = 0; i < 4 && !status; i++) {
        uint32_t row = blank / game->grid.cols + (uint32_t)steps[i][0];
        uint32_t col = blank % game->grid.cols + (uint32_t)steps[i][1];
        if (row >= game->grid.rows || col >= game->grid.cols)
            continue;
        uint32_t square = row * game->grid.cols + col;
        bool wins = false;
        if (zz_rabbit_colour(game, square) != zz_rabbit_colour(game, blank))
            status = zz_matching_can_avoid(matching, row, col, &wins, error);
        if (wins)
            judgement->better[judgement->better_count++] = (zz_square){row + 1, col + 1};
    }
    return status;
}

/* Adds the blank's square of the position after `moves` moves, which are then judged by whether the
 * side to move there wins. */
static zz_status step_back(zz_matching *matching, const zz_rabbit_game *game, uint64_t moves,
                           bool *mover_wins, zz_error *error)
{
    uint32_t blank = zz_rabbit_blank_after(game, moves);
    return zz_matching_add(matching, blank / game->grid.cols, blank % game->grid.cols,
                           zz_rabbit_colour(game, blank), mover_wins, error);
}

static zz_status judge_backwards(zz_matching *matching, const zz_rabbit_game *game,
                                 zz_rabbit_judgement *judgements, const zz_options *options,
                                 zz_error *error)
{
    bool opponent_wins = false;
    bool mover_wins = false;
    zz_status status = step_back(matching, game, game->moves, &opponent_wins, error);
    for (uint64_t i = game->moves; i-- > 0 && !status; opponent_wins = mover_wins) {
        zz_rabbit_judgement judgement = {.won_after = !opponent_wins};
        if (opponent_wins)
            status = find_better(matching, game, zz_rabbit_blank_after(game, i), &judgement, error);
        if (!status)
            status = step_back(matching, game, i, &mover_wins, error);
        judgement.won_before = mover_wins;
        judgements[i] = judgement;
        if (!status && i % MOVES_A_REPORT == 0)
            status = zz_report(
                options,
                &(zz_progress){.stage = "reviewing", .done = game->moves - i, .total = game->moves},
                error);
    }
    return status;
}

zz_status zz_rabbit_review(const zz_rabbit_game *game, zz_rabbit_judgement *judgements,
                           const zz_options *options, zz_error *error)
{
    zz_matching *matching;
    zz_status status = zz_rabbit_match_unentered(&matching, game, options, error);
    if (!status)
        status = judge_backwards(matching, game, judgements, options, error);
    zz_matching_free(matching);
    return status;
}
