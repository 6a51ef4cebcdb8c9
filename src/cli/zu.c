/* zu.c: zu for the program. */
#include <inttypes.h>
#include <stdio.h>

#include <zugzwang/zu.h>

#include "games.h"
#include "progress.h"
#include "zu_ask.h"

const struct page ZU_PAGE = {
    .summary = "two red generals hunt a black pawn (Luogu P9169)",
    .rules = "Red has two generals (O), black has a pawn (X); '#' is an obstacle. Red moves\n"
             "first: one general goes one step up, down, left or right. The pawn goes one\n"
             "step up, left or right. Black wins when the pawn stands in the top row; a side\n"
             "wins by moving onto the other's piece, and when the other has no move. A game\n"
             "that never ends is a tie.\n"
             "\n"
             "A file is a line 'id T' (a number that is not looked at, and how many boards\n"
             "follow), then T boards: a line 'n m', rows and columns, and n rows of '.', '#',\n"
             "'X' and 'O'.\n"
             "\n"
             "  $ printf '0 1\\n3 3\\n#.#\\nO.O\\n.X.\\n' | zugzwang zu solve\n"
             "  Black 2\n"
             "\n"
             "Whatever red does, the pawn captures a general on the second ply. A ply is one\n"
             "move by one side.\n"
             "\n"
             "A move is a piece and a step: 'R1 up', 'R2 left', 'B right'. R1 is the general\n"
             "that comes first on the board, row by row, R2 the other, B the pawn. Letters\n"
             "may be large or small, and 'r1u' and 'b l' are enough. In a list moves are\n"
             "separated by commas or line ends. The record of a game is its board, then its\n"
             "moves; red begins, unless the first move is black's.\n",
};

static const char HELP[] =
    "Says who wins each board when both sides play perfectly, and after how many\n"
    "plies (moves by either side): winners hurry, losers delay.\n"
    "\n"
    "  $ cat two.in\n"
    "  0 2\n"
    "  3 3\n"
    "  #.#\n"
    "  O.O\n"
    "  .X.\n"
    "  2 2\n"
    "  OO\n"
    "  #X\n"
    "  $ zugzwang zu solve two.in\n"
    "  Black 2\n"
    "  Red 1\n";

static char square(const void *board, uint32_t row, uint32_t col)
{
    return zz_zu_board_square(board, row, col);
}

static const char *winner_name(zz_winner winner)
{
    return winner == ZZ_WINNER_FIRST ? "Red" : winner == ZZ_WINNER_SECOND ? "Black" : "Tie";
}

static void show(struct run *run, const zz_zu_board *board, zz_outcome outcome, uint64_t number,
                 uint64_t boards)
{
    char answer[64] = "Tie: neither side can force a win";
    if (outcome.winner)
        snprintf(answer, sizeof answer, "%s wins in %" PRIu64 " %s", winner_name(outcome.winner),
                 outcome.plies, outcome.plies == 1 ? "ply" : "plies");
    struct picture picture = {
        .rows = zz_zu_board_rows(board),
        .cols = zz_zu_board_cols(board),
        .square = square,
        .board = board,
    };
    output_format(&run->out, "Board %" PRIu64 " of %" PRIu64 "\n\n", number, boards);
    run_show(run, &picture, answer);
}

static void write_json(struct run *run, const zz_zu_board *board, zz_outcome outcome,
                       struct cost cost)
{
    static const char *const names[] = {
        [ZZ_WINNER_NONE] = "tie", [ZZ_WINNER_FIRST] = "red", [ZZ_WINNER_SECOND] = "black"};
    json_open(&run->json, NULL, '{', JSON_ONE_LINE);
    json_number(&run->json, "rows", zz_zu_board_rows(board));
    json_number(&run->json, "cols", zz_zu_board_cols(board));
    json_string(&run->json, "winner", names[outcome.winner]);
    if (outcome.winner)
        json_number(&run->json, "plies", outcome.plies);
    else
        json_null(&run->json, "plies");
    run_cost_json(run, cost);
    json_close(&run->json);
}

static void write_contest(struct run *run, zz_outcome outcome)
{
    output_text(&run->out, winner_name(outcome.winner));
    if (outcome.winner) {
        output_text(&run->out, " ");
        output_number(&run->out, outcome.plies);
    }
    output_text(&run->out, "\n");
}

/* The board that is next in the text, the number-th of `boards`. */
static zz_status answer_board(struct run *run, zz_zu_solver *solver, zz_text *text, uint64_t number,
                              uint64_t boards, zz_error *error)
{
    zz_zu_board *board = NULL;
    zz_outcome outcome = {ZZ_WINNER_NONE, 0};
    struct cost cost = run_cost_begin(run);
    progress_subject("board", number, boards);
    zz_status status = zz_zu_board_read(&board, text, &run->options, error);
    if (!status)
        status = zz_zu_solve(solver, board, &outcome, error);
    cost = run_cost_end(run, cost);
    if (!status) {
        if (run->settings->json)
            write_json(run, board, outcome, cost);
        else if (run->settings->show)
            show(run, board, outcome, number, boards);
        else
            write_contest(run, outcome);
        status = run_answered(run, 1, error);
    } else {
        zu_name_board(number, "", error);
    }
    zz_zu_board_free(board);
    return status;
}

static zz_status answer(struct run *run, zz_text *text, zz_error *error)
{
    uint64_t id;
    uint64_t boards;
    zz_zu_solver *solver;
    zz_status status = zz_zu_solver_create(&solver, &run->options, error);
    if (status)
        return status;
    status = zz_zu_read_header(text, &id, &boards, error);
    for (uint64_t number = 1; !status && number <= boards; number++)
        status = answer_board(run, solver, text, number, boards, error);
    zz_zu_solver_free(solver);
    return status;
}

const struct solve_game ZU_SOLVE = {
    .things = {"board", "boards"},
    .awaits = "'id T', then T boards: 'n m' and n rows of '.', '#', 'X', 'O'",
    .help = HELP,
    .answer = answer,
};
