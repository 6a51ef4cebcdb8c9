/* zu_line.c: line of zu for the program: as words, drawn, as a record, or as JSON.
 *
 * A line is walked, never kept: the first move may be the user's (--defend), every other is the
 * first that the solution rates best. */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "zu_ask.h"

const char ZU_LINE_HELP[] =
    "Plays the game to its end: winners hurry, losers delay, and among equal moves\n"
    "the first that 'moves' lists is made. Its length is what 'solve' prints.\n"
    "\n"
    "  $ cat chase.in\n"
    "  0 1\n"
    "  5 4\n"
    "  ...O\n"
    "  .##.\n"
    "  ....\n"
    "  ...X\n"
    "  ..O#\n"
    "  $ zugzwang zu line chase.in\n"
    "  Red to move: win in 3 plies\n"
    "     1. Red    R1 down\n"
    "     2. Black  B up\n"
    "     3. Red    R1 down\n"
    "  Red has captured the pawn and won.\n"
    "\n"
    "With --defend the first move is yours, and the other side makes the most of it:\n"
    "\n"
    "  $ zugzwang zu line --defend 'R2 left' chase.in\n"
    "  Red to move: win in 3 plies\n"
    "  After R2 left: win in 7 plies; black holds out as long as possible\n"
    "     1. Red    R2 left\n"
    "     2. Black  B up\n"
    "     3. Red    R2 up\n"
    "     4. Black  B left\n"
    "     5. Red    R1 down\n"
    "     6. Black  B left\n"
    "     7. Red    R2 up\n"
    "  Red has captured the pawn and won.\n"
    "\n"
    "A tie goes round for ever. The line ends where a position comes up again, and\n"
    "says when it was there before:\n"
    "\n"
    "  $ zugzwang zu line --after 'R1 left' chase.in\n"
    "  Black to move: tie\n"
    "     2. Black  B up\n"
    "     3. Red    R1 right\n"
    "     4. Black  B left\n"
    "     5. Red    R1 left\n"
    "     6. Black  B left\n"
    "     7. Red    R1 left\n"
    "     8. Black  B right\n"
    "     9. Red    R1 right\n"
    "  And so on: the position is that after ply 5.\n"
    "\n"
    "With --board '1' and '2' are the generals R1 and R2, and 'X' is the pawn.\n"
    "What --record writes is read by 'zugzwang zu review'.\n";

struct line {
    zz_zu_position start; /* of the line */
    zz_outcome value;     /* of that position */
    bool is_defence;      /* the first move is the user's */
    zz_zu_rated_move first;
    uint64_t plies;
    bool repeats;
    uint64_t repeats_from; /* counted from the start of the line */
};

/* The move that is made at a position of the line, after that many plies of it. */
static zz_zu_rated_move next_move(const struct zu_question *question, const struct line *line,
                                  const zz_zu_position *at, uint64_t ply)
{
    zz_zu_rated_move moves[ZZ_ZU_MOST_MOVES] = {{.outcome = {ZZ_WINNER_NONE, 0}}};
    unsigned count;
    if (line->is_defence && ply == 0)
        return line->first;
    zz_zu_rate_moves(question->solution, at, moves, &count, NULL);
    return moves[0];
}

/* ---- The move to defend against ---- */

static zz_status rate_move(const struct zu_question *question, const zz_zu_position *at,
                           zz_zu_rated_move *move, zz_error *error)
{
    zz_zu_judgement judgement;
    zz_status status = zz_zu_judge_move(question->solution, at, move->move, &judgement, error);
    if (!status)
        move->outcome = judgement.made;
    return status;
}

/* Exactly one move; the game is left as it was. */
static zz_status read_defend(struct run *run, const struct zu_question *question, struct line *line,
                             zz_error *error)
{
    const char *move = run->settings->defend;
    uint64_t before = zz_zu_game_moves(question->game);
    line->is_defence = move != NULL;
    zz_status status = zu_make_move(run, question->game, "--defend", move, error);
    if (!status && move) {
        line->first.move = zz_zu_game_move(question->game, before);
        zz_zu_game_undo(question->game);
        status = rate_move(question, &line->start, &line->first, error);
    }
    return status;
}

static zz_status find_line(struct run *run, const struct zu_question *question, struct line *line,
                           zz_error *error)
{
    zz_zu_line found;
    line->start = zz_zu_game_position(question->game);
    zz_status status = zz_zu_solution_value(question->solution, &line->start, &line->value, error);
    if (!status)
        status = read_defend(run, question, line, error);
    if (status)
        return status;
    zz_zu_position at = line->start;
    if (line->is_defence)
        at = zz_zu_play(&at, line->first.move);
    status = zz_zu_find_line(question->solution, &at, &found, error);
    line->plies = found.plies + line->is_defence;
    line->repeats = found.repeats;
    line->repeats_from = found.repeats_from + line->is_defence;
    return status;
}

/* ---- Drawings ---- */

struct drawing {
    const zz_zu_board *board;
    zz_zu_position at;
};

static char square(const void *drawing_of, uint32_t row, uint32_t col)
{
    static const char letters[] = {[ZZ_ZU_R1] = '1', [ZZ_ZU_R2] = '2', [ZZ_ZU_PAWN] = 'X'};
    const struct drawing *drawing = drawing_of;
    char found = zz_zu_board_square(drawing->board, row, col) == '#' ? '#' : '.';
    bool pawn_on_top = drawing->at.to_move == ZZ_ZU_RED; /* it has just captured */
    for (int i = ZZ_ZU_R1; i <= ZZ_ZU_PAWN; i++)
        if (drawing->at.pieces[i].row == row && drawing->at.pieces[i].col == col &&
            (found == '.' || pawn_on_top))
            found = letters[i];
    return found;
}

static void draw(struct run *run, const struct zu_question *question, const zz_zu_position *at,
                 const char *words)
{
    struct drawing drawing = {zz_zu_game_board(question->game), *at};
    struct picture picture = {.rows = zz_zu_board_rows(drawing.board),
                              .cols = zz_zu_board_cols(drawing.board),
                              .square = square,
                              .board = &drawing};
    run_show(run, &picture, words);
}

/* ---- Words ---- */

static void write_beginning(struct run *run, const struct zu_question *question,
                            const struct line *line)
{
    char worth[ASK_WORTH];
    char name[ZZ_ZU_MOVE_TEXT];
    const char *mover = ZU_SIDES[line->start.to_move];
    const char *other = ZU_JSON_SIDES[line->start.to_move == ZZ_ZU_RED];
    zu_write_heading(run, question);
    output_format(&run->out, "%s to move: %s\n", mover, ask_worth(line->value, worth));
    if (!line->is_defence)
        return;
    output_format(&run->out, "After %s: %s; %s ", zz_zu_move_text(line->first.move, name),
                  ask_worth(line->first.outcome, worth), other);
    output_text(&run->out,
                line->first.outcome.winner == ZZ_WINNER_FIRST    ? "holds out as long as possible\n"
                : line->first.outcome.winner == ZZ_WINNER_SECOND ? "wins as fast as possible\n"
                                                                 : "does not lose\n");
}

static void write_ending(struct run *run, const struct zu_question *question,
                         const struct line *line, const zz_zu_position *at)
{
    uint64_t made = zz_zu_game_moves(question->game);
    if (!line->repeats)
        output_format(&run->out, "%s\n", zu_ending(zz_zu_game_board(question->game), at));
    else if (made + line->repeats_from > 0)
        output_format(&run->out, "And so on: the position is that after ply %" PRIu64 ".\n",
                      made + line->repeats_from);
    else
        output_text(&run->out, "And so on: the position is that at the start.\n");
}

static void write_words(struct run *run, const struct zu_question *question,
                        const struct line *line)
{
    zz_zu_position at = line->start;
    uint64_t made = zz_zu_game_moves(question->game);
    write_beginning(run, question, line);
    if (run->settings->draw) {
        output_text(&run->out, "\n");
        draw(run, question, &at, "");
    }
    for (uint64_t ply = 0; ply < line->plies && run_goes_on(run); ply++) {
        char name[ZZ_ZU_MOVE_TEXT];
        char words[64];
        zz_zu_move move = next_move(question, line, &at, ply).move;
        snprintf(words, sizeof words, "%*" PRIu64 ". %-5s  %s", run->settings->draw ? 0 : 4,
                 made + ply + 1, ZU_SIDES[at.to_move], zz_zu_move_text(move, name));
        at = zz_zu_play(&at, move);
        if (run->settings->draw)
            draw(run, question, &at, words);
        else
            output_format(&run->out, "%s\n", words);
    }
    write_ending(run, question, line, &at);
}

/* ---- Records ---- */

static void write_board(struct run *run, const zz_zu_board *board)
{
    output_format(&run->out, "%" PRIu32 " %" PRIu32 "\n", zz_zu_board_rows(board),
                  zz_zu_board_cols(board));
    for (uint32_t row = 1; row <= zz_zu_board_rows(board); row++) {
        for (uint32_t col = 1; col <= zz_zu_board_cols(board); col++) {
            char found = zz_zu_board_square(board, row, col);
            output_bytes(&run->out, &found, 1);
        }
        output_text(&run->out, "\n");
    }
}

static void write_record(struct run *run, const struct zu_question *question,
                         const struct line *line)
{
    enum { MOVES_A_LINE = 8 };
    uint64_t made = zz_zu_game_moves(question->game);
    uint64_t all = made + line->plies;
    zz_zu_position at = line->start;
    if (run->settings->number || question->number == 1)
        output_format(&run->out, "0 %" PRIu64 "\n", run->settings->number ? 1 : question->boards);
    write_board(run, zz_zu_game_board(question->game));
    for (uint64_t i = 0; i < all && run_goes_on(run); i++) {
        char name[ZZ_ZU_MOVE_TEXT];
        zz_zu_move move = i < made ? zz_zu_game_move(question->game, i)
                                   : next_move(question, line, &at, i - made).move;
        if (i >= made)
            at = zz_zu_play(&at, move);
        output_format(&run->out, "%s%s", zz_zu_move_text(move, name),
                      i + 1 == all                  ? "\n"
                      : (i + 1) % MOVES_A_LINE == 0 ? ",\n"
                                                    : ", ");
    }
}

/* ---- JSON ---- */

static void write_json(struct run *run, const struct zu_question *question, const struct line *line)
{
    char name[ZZ_ZU_MOVE_TEXT];
    zz_zu_position at = line->start;
    zu_begin_json(run, question, line->value);
    if (line->is_defence)
        json_string(&run->json, "defend", zz_zu_move_text(line->first.move, name));
    else
        json_null(&run->json, "defend");
    json_number(&run->json, "plies", line->plies);
    if (line->repeats)
        json_number(&run->json, "repeats_from",
                    zz_zu_game_moves(question->game) + line->repeats_from);
    else
        json_null(&run->json, "repeats_from");
    json_open(&run->json, "mainline", '[', JSON_LINES);
    for (uint64_t ply = 0; ply < line->plies && run_goes_on(run); ply++) {
        zz_zu_rated_move move = next_move(question, line, &at, ply);
        json_open(&run->json, NULL, '{', JSON_ONE_LINE);
        json_string(&run->json, "turn", ZU_JSON_SIDES[at.to_move]);
        json_string(&run->json, "move", zz_zu_move_text(move.move, name));
        ask_worth_json(&run->json, move.outcome, true);
        ask_child_json(&run->json, move.outcome, true);
        json_close(&run->json);
        at = zz_zu_play(&at, move.move);
    }
    json_close(&run->json);
    run_cost_json(run, question->cost);
    json_close(&run->json);
}

static zz_status tell_line(struct run *run, const struct zu_question *question, zz_error *error)
{
    struct line line = {.plies = 0};
    zz_status status = find_line(run, question, &line, error);
    if (status)
        return status;
    if (run->settings->json)
        write_json(run, question, &line);
    else if (run->settings->record)
        write_record(run, question, &line);
    else
        write_words(run, question, &line);
    return ZZ_OK;
}

zz_status zu_answer_line(struct run *run, zz_text *text, zz_error *error)
{
    return zu_ask(run, text, tell_line, error);
}
