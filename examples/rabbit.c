/* rabbit.c: where did Rabbit, and where did Egg, throw the game away? */
#include <zugzwang/zugzwang.h>

#include <stdio.h>
#include <string.h>

int main(void)
{
    const char *input = "4 4\nOOXX\nOXXO\nOO.O\nXXXO\n2\n3 2\n2 2\n1 2\n1 3\n";
    zz_text *text = NULL;
    zz_rabbit_game *game = NULL;
    bool mover_wins[5]; /* one more than there are moves */
    zz_error error;

    if (zz_text_open_memory(&text, input, strlen(input), NULL, &error) ||
        zz_rabbit_game_read(&game, text, NULL, &error) ||
        zz_rabbit_solve(game, mover_wins, NULL, &error))
        fprintf(stderr, "%s\n", error.message);
    else
        for (int move = 0; move < 4; move++)
            if (mover_wins[move] && mover_wins[move + 1])
                printf("move %d of %s was a mistake\n", move / 2 + 1, move % 2 ? "Egg" : "Rabbit");

    zz_rabbit_game_free(game);
    zz_text_close(text);
    return 0;
}
