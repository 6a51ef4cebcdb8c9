/* judge.c: how good a move was: the rated moves are in order, so those as good as the best come
 * first. */
#include "base/error.h"
#include "games/zu/solution.h"

static bool are_equal(zz_outcome a, zz_outcome b)
{
    return a.winner == b.winner && a.plies == b.plies;
}

static zz_zu_verdict verdict_on(zz_outcome made, zz_outcome best)
{
    if (made.winner != best.winner)
        return ZZ_ZU_MISTAKE;
    return made.plies == best.plies ? ZZ_ZU_BEST : ZZ_ZU_INEXACT;
}

zz_status zz_zu_judge_move(const zz_zu_solution *solution, const zz_zu_position *position,
                           zz_zu_move move, zz_zu_judgement *judgement, zz_error *error)
{
    zz_zu_rated_move moves[ZZ_ZU_MOST_MOVES];
    unsigned count;
    zz_status status = zz_zu_rate_moves(solution, position, moves, &count, error);
    if (status)
        return status;
    bool found = false;
    *judgement = (zz_zu_judgement){.best_count = 0};
    for (unsigned i = 0; i < count; i++) {
        if (are_equal(moves[i].outcome, moves[0].outcome))
            judgement->best_moves[judgement->best_count++] = moves[i].move;
        if (moves[i].move.piece == move.piece && moves[i].move.step == move.step) {
            found = true;
            judgement->made = moves[i].outcome;
        }
    }
    if (!found)
        return zz_fail(error, ZZ_BAD_ARGUMENT, "that move is not legal in that position");
    judgement->best = moves[0].outcome;
    judgement->verdict = verdict_on(judgement->made, judgement->best);
    return ZZ_OK;
}
