/* zu.c: Luogu P9169. */
#define CONTEST "zu"

#include <zugzwang/zu.h>

#include "judge-main/main.h"

static zz_status answer_board(zz_zu_solver *solver, zz_text *text, zz_error *error)
{
    zz_zu_board *board = NULL;
    zz_outcome outcome;
    zz_status status = zz_zu_board_read(&board, text, NULL, error);
    if (!status)
        status = zz_zu_solve(solver, board, &outcome, error);
    if (!status && outcome.winner == ZZ_WINNER_NONE) {
        put_text("Tie\n");
    } else if (!status) {
        put_text(outcome.winner == ZZ_WINNER_FIRST ? "Red " : "Black ");
        put_number(outcome.plies);
        put_text("\n");
    }
    zz_zu_board_free(board);
    return status;
}

static zz_status answer(zz_text *text, zz_error *error)
{
    uint64_t id;
    uint64_t boards;
    zz_zu_solver *solver = NULL;
    zz_status status = zz_zu_solver_create(&solver, NULL, error);
    if (!status)
        status = zz_zu_read_header(text, &id, &boards, error);
    while (!status && boards-- > 0)
        status = answer_board(solver, text, error);
    zz_zu_solver_free(solver);
    return status;
}

int main(void)
{
    return judge(answer);
}
