/* rabbit.c: NOI 2011, Luogu P1971. */
#define CONTEST "game"

#include <zugzwang/rabbit.h>

#include <stdlib.h>

#include "judge-main/main.h"

static void put_mistakes(uint64_t moves, const bool *mover_wins)
{
    uint64_t mistakes = 0;
    for (uint64_t move = 0; move < moves; move += 2)
        mistakes += mover_wins[move] && mover_wins[move + 1];
    put_number(mistakes);
    put_text("\n");
    for (uint64_t move = 0; move < moves; move += 2)
        if (mover_wins[move] && mover_wins[move + 1]) {
            put_number(move / 2 + 1);
            put_text("\n");
        }
}

static zz_status answer(zz_text *text, zz_error *error)
{
    zz_rabbit_game *game = NULL;
    zz_status status = zz_rabbit_game_read(&game, text, NULL, error);
    if (status)
        return status;
    uint64_t moves = zz_rabbit_game_moves(game);
    bool *mover_wins = malloc((size_t)moves + 1);
    if (mover_wins)
        status = zz_rabbit_solve(game, mover_wins, NULL, error);
    else
        *error = (zz_error){.code = status = ZZ_NO_MEMORY, .message = "out of memory"};
    if (!status)
        put_mistakes(moves, mover_wins);
    free(mover_wins);
    zz_rabbit_game_free(game);
    return status;
}

int main(void)
{
    return judge(answer);
}
