/* zu_ask.c: moves of zu for the program, and what its other questions begin with. */
#include "zu_ask.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "games.h"
#include "progress.h"

const char *const ZU_SIDES[2] = {"Red", "Black"};
const char *const ZU_JSON_SIDES[2] = {"red", "black"};

static const char MOVES_HELP[] =
    "Lists the legal moves of the side to move, best first: quick wins, ties, slow\n"
    "losses. Distances are plies, moves by either side, and count the move itself.\n"
    "\n"
    "  $ cat chase.in\n"
    "  0 1\n"
    "  5 4\n"
    "  ...O\n"
    "  .##.\n"
    "  ....\n"
    "  ...X\n"
    "  ..O#\n"
    "  $ zugzwang zu moves chase.in\n"
    "  Red to move: win in 3 plies\n"
    "  R1 down   win in 3 plies\n"
    "  R2 left   win in 7 plies\n"
    "  R1 left   tie\n"
    "  R2 up     lose in 2 plies\n"
    "\n"
    "A move is a piece and a step. 'R1' is the general that comes first on the board,\n"
    "row by row, 'R2' the other, 'B' the pawn. Letters may be large or small, and\n"
    "'r1u' is enough for 'R1 up':\n"
    "\n"
    "  $ zugzwang zu moves --after 'R1 down, b l' chase.in\n"
    "  Red to move: win in 1 ply\n"
    "  R2 up     win in 1 ply\n"
    "  R2 left   win in 5 plies\n"
    "  R1 down   win in 7 plies\n"
    "  R1 up     tie\n"
    "\n"
    "A file may hold moves, too, after each board; they are made first.\n";

static const char *set_black_to_move(struct settings *settings, char *const values[])
{
    (void)values;
    settings->black_to_move = true;
    return NULL;
}

static const char *set_number(struct settings *settings, char *const values[])
{
    if (!parse_number(values[0], 1, UINT32_MAX, &settings->number))
        return "the number of a board, counted from 1";
    return NULL;
}

const struct option ZU_OPTIONS[] = {
    {"black-to-move", 0, NULL, "black makes the first move on the board", set_black_to_move},
    {"number", 0, "N", "only the N-th board of the file", set_number},
    {.name = NULL},
};

/* ---- From a text to a solved game ---- */

/* An option's value is no file. */
static void shorten_end(zz_error *error)
{
    static const char of_the_file[] = " of the file";
    size_t length = sizeof of_the_file - 1;
    char *found = strstr(error->message, of_the_file);
    if (found)
        memmove(found, found + length, strlen(found + length) + 1);
}

/* A value of an option, read as moves of the game. */
static zz_status make(struct run *run, zz_zu_game *game, const char *option, const char *moves,
                      zz_status (*read)(zz_zu_game *game, zz_text *text, zz_error *error),
                      zz_error *error)
{
    zz_text *text;
    if (!moves)
        return ZZ_OK;
    zz_status status = zz_text_open_memory(&text, moves, strlen(moves), &run->options, error);
    if (!status)
        status = read(game, text, error);
    if (!status)
        status = zz_text_read_end(text, error);
    if (status) {
        run->source = option;
        shorten_end(error);
    }
    zz_text_close(text);
    return status;
}

zz_status zu_make_moves(struct run *run, zz_zu_game *game, const char *option, const char *moves,
                        zz_error *error)
{
    return make(run, game, option, moves, zz_zu_game_read_moves, error);
}

static zz_status read_one_move(zz_zu_game *game, zz_text *text, zz_error *error)
{
    zz_zu_move move;
    zz_zu_position at = zz_zu_game_position(game);
    zz_status status = zz_zu_move_read(&move, zz_zu_game_board(game), &at, text, error);
    return status ? status : zz_zu_game_play(game, move, error);
}

zz_status zu_make_move(struct run *run, zz_zu_game *game, const char *option, const char *move,
                       zz_error *error)
{
    return make(run, game, option, move, read_one_move, error);
}

static bool can_be_solved(struct run *run, zz_zu_solver *solver, const zz_zu_board *board)
{
    uint64_t bytes;
    return zz_zu_estimate(solver, board, &bytes, NULL) == ZZ_OK &&
           (!run->options.memory_limit || bytes <= run->options.memory_limit);
}

void zu_name_board(uint64_t number, const char *advice, zz_error *error)
{
    char message[sizeof error->message];
    if (error->line || error->code == ZZ_CANCELLED)
        return;
    snprintf(message, sizeof message, "board %" PRIu64 ": %.150s%s", number, error->message,
             advice);
    memcpy(error->message, message, sizeof message);
}

/* What would do with less memory. */
static const char *advice_on(struct run *run, const struct zu_question *question,
                             zz_zu_solver *solver, const zz_error *error)
{
    bool solvable = error->code == ZZ_TOO_LARGE && question->game &&
                    can_be_solved(run, solver, zz_zu_game_board(question->game));
    return solvable ? "; 'zugzwang zu solve' keeps no values, and fits" : "";
}

static zz_status open_question(struct run *run, struct zu_question *question, zz_zu_solver *solver,
                               zz_text *text, zz_error *error)
{
    const struct settings *settings = run->settings;
    zz_zu_side begins = settings->black_to_move ? ZZ_ZU_BLACK : ZZ_ZU_RED;
    zz_status status = zz_zu_game_read(&question->game, begins, text, &run->options, error);
    if (status || (settings->number && settings->number != question->number))
        return status;
    status = zu_make_moves(run, question->game, "--after", settings->after, error);
    if (!status)
        status = zu_make_moves(run, question->game, "--moves", settings->moves, error);
    if (!status)
        status =
            zz_zu_solution_create(&question->solution, solver, zz_zu_game_board(question->game),
                                  zz_zu_game_start(question->game).to_move, error);
    return status;
}

static zz_status answer_board(struct run *run, zz_zu_solver *solver, zz_text *text, uint64_t number,
                              uint64_t boards, zu_tell_fn tell, zz_error *error)
{
    struct zu_question question = {.number = number, .boards = boards};
    question.cost = run_cost_begin(run);
    progress_subject("board", number, boards);
    zz_status status = open_question(run, &question, solver, text, error);
    question.cost = run_cost_end(run, question.cost);
    if (status)
        zu_name_board(number, advice_on(run, &question, solver, error), error);
    else if (question.solution)
        status = tell(run, &question, error);
    if (!status && question.solution)
        status = run_answered(run, 1, error);
    zz_zu_solution_free(question.solution);
    zz_zu_game_free(question.game);
    return status;
}

zz_status zu_ask(struct run *run, zz_text *text, zu_tell_fn tell, zz_error *error)
{
    uint64_t id;
    uint64_t boards;
    zz_zu_solver *solver;
    zz_status status = zz_zu_solver_create(&solver, &run->options, error);
    if (status)
        return status;
    status = zz_zu_read_header(text, &id, &boards, error);
    for (uint64_t number = 1; !status && number <= boards; number++)
        status = answer_board(run, solver, text, number, boards, tell, error);
    if (!status && run->settings->number > boards)
        status = ask_fail_number(run, "--number", "board", run->settings->number, boards, error);
    zz_zu_solver_free(solver);
    return status;
}

/* ---- What all answers begin and end with ---- */

void zu_write_heading(struct run *run, const struct zu_question *question)
{
    if (question->boards == 1 || run->settings->number)
        return;
    output_format(&run->out, "%sBoard %" PRIu64 " of %" PRIu64 "\n", run->answered ? "\n" : "",
                  question->number, question->boards);
}

const char *zu_ending(const zz_zu_board *board, const zz_zu_position *position)
{
    zz_zu_side winner;
    zz_square pawn = position->pieces[ZZ_ZU_PAWN];
    zz_zu_is_over(board, position, &winner);
    if (pawn.row == 1)
        return "The pawn stands in the top row: black has won.";
    for (int i = ZZ_ZU_R1; i <= ZZ_ZU_R2; i++)
        if (position->pieces[i].row == pawn.row && position->pieces[i].col == pawn.col)
            return winner == ZZ_ZU_RED ? "Red has captured the pawn and won."
                                       : "Black has captured a general and won.";
    return winner == ZZ_ZU_RED ? "Black cannot move: red has won."
                               : "Red cannot move: black has won.";
}

void zu_begin_json(struct run *run, const struct zu_question *question, zz_outcome value)
{
    static const char *const names[] = {[ZZ_ZU_R1] = "R1", [ZZ_ZU_R2] = "R2", [ZZ_ZU_PAWN] = "B"};
    const zz_zu_board *board = zz_zu_game_board(question->game);
    zz_zu_position at = zz_zu_game_position(question->game);
    json_open(&run->json, NULL, '{', JSON_LINES);
    json_number(&run->json, "board", question->number);
    json_number(&run->json, "rows", zz_zu_board_rows(board));
    json_number(&run->json, "cols", zz_zu_board_cols(board));
    json_open(&run->json, "pieces", '{', JSON_ONE_LINE);
    for (int piece = ZZ_ZU_R1; piece <= ZZ_ZU_PAWN; piece++)
        json_pair(&run->json, names[piece], at.pieces[piece].row, at.pieces[piece].col);
    json_close(&run->json);
    json_number(&run->json, "ply", zz_zu_game_moves(question->game));
    json_string(&run->json, "turn", ZU_JSON_SIDES[at.to_move]);
    ask_worth_json(&run->json, value, true);
}

/* ---- moves ---- */

static void write_moves(struct run *run, const struct zu_question *question, zz_outcome value,
                        const zz_zu_rated_move *moves, unsigned count)
{
    char worth[ASK_WORTH];
    char name[ZZ_ZU_MOVE_TEXT];
    zz_zu_position at = zz_zu_game_position(question->game);
    zu_write_heading(run, question);
    if (count == 0)
        output_format(&run->out, "%s\n", zu_ending(zz_zu_game_board(question->game), &at));
    else
        output_format(&run->out, "%s to move: %s\n", ZU_SIDES[at.to_move], ask_worth(value, worth));
    for (unsigned i = 0; i < count; i++)
        output_format(&run->out, "%-8s  %s\n", zz_zu_move_text(moves[i].move, name),
                      ask_worth(moves[i].outcome, worth));
}

static void write_moves_json(struct run *run, const struct zu_question *question, zz_outcome value,
                             const zz_zu_rated_move *moves, unsigned count)
{
    char name[ZZ_ZU_MOVE_TEXT];
    zu_begin_json(run, question, value);
    json_open(&run->json, "moves", '[', JSON_LINES);
    for (unsigned i = 0; i < count; i++) {
        json_open(&run->json, NULL, '{', JSON_ONE_LINE);
        json_string(&run->json, "move", zz_zu_move_text(moves[i].move, name));
        ask_worth_json(&run->json, moves[i].outcome, true);
        ask_child_json(&run->json, moves[i].outcome, true);
        json_close(&run->json);
    }
    json_close(&run->json);
    run_cost_json(run, question->cost);
    json_close(&run->json);
}

static zz_status tell_moves(struct run *run, const struct zu_question *question, zz_error *error)
{
    zz_zu_rated_move moves[ZZ_ZU_MOST_MOVES];
    unsigned count;
    zz_outcome value;
    zz_zu_position at = zz_zu_game_position(question->game);
    zz_status status = zz_zu_solution_value(question->solution, &at, &value, error);
    if (!status)
        status = zz_zu_rate_moves(question->solution, &at, moves, &count, error);
    if (!status && run->settings->json)
        write_moves_json(run, question, value, moves, count);
    else if (!status)
        write_moves(run, question, value, moves, count);
    return status;
}

static zz_status answer_moves(struct run *run, zz_text *text, zz_error *error)
{
    return zu_ask(run, text, tell_moves, error);
}

const struct ask_game ZU_ASK = {
    .things = {"board", "boards"},
    .awaits = "'id T', then T boards: 'n m', n rows of '.', '#', 'X', 'O', and moves",
    .options = ZU_OPTIONS,
    .draws = true,
    .records = true,
    .verb_options = {NULL, NULL, ZU_REVIEW_OPTIONS},
    .help = {MOVES_HELP, ZU_LINE_HELP, ZU_REVIEW_HELP},
    .answer = {answer_moves, zu_answer_line, zu_answer_review},
};
