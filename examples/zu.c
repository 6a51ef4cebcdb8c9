/* zu.c: who wins this board, and how fast? Build: cc zu.c -lzugzwang */
#include <zugzwang/zugzwang.h>

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

int main(void)
{
    const char *input = "5 3\n.O.\n...\n.#.\n..X\nO..\n";
    zz_text *text = NULL;
    zz_zu_board *board = NULL;
    zz_zu_solver *solver = NULL;
    zz_outcome outcome = {ZZ_WINNER_NONE, 0};
    zz_error error;

    if (zz_text_open_memory(&text, input, strlen(input), NULL, &error) ||
        zz_zu_board_read(&board, text, NULL, &error) ||
        zz_zu_solver_create(&solver, NULL, &error) || zz_zu_solve(solver, board, &outcome, &error))
        fprintf(stderr, "%" PRIu64 ":%" PRIu64 ": %s\n", error.line, error.column, error.message);
    else if (outcome.winner == ZZ_WINNER_NONE)
        puts("nobody can force a win");
    else
        printf("%s wins in %" PRIu64 " plies\n",
               outcome.winner == ZZ_WINNER_FIRST ? "red" : "black", outcome.plies);

    zz_zu_solver_free(solver);
    zz_zu_board_free(board);
    zz_text_close(text);
    return 0;
}
