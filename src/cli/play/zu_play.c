/* zu_play.c: zu for the verb play. The board is solved once, with the value of every position that
 * play can lead to; the code of a move is 4 × its piece + its step. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <zugzwang/zu.h>

#include "cli/data/family.h"
#include "cli/progress.h"
#include "play.h"

enum { EMPTY, WALL, GENERAL_1, GENERAL_2, PAWN };

static const struct play_piece PIECES[] = {
    [EMPTY] = {{".", "·"}, {". ", "· "}, TINT_FAINT},
    [WALL] = {{"#", "█"}, {"##", "██"}, TINT_FAINT},
    [GENERAL_1] = {{"1", "1"}, {"R1", "♚1"}, TINT_FIRST},
    [GENERAL_2] = {{"2", "2"}, {"R2", "♚2"}, TINT_FIRST},
    [PAWN] = {{"B", "♟"}, {"B ", "♟ "}, TINT_SECOND},
};

static const char HELP[] =
    "zu at your terminal, against a program that plays perfectly, or, with --level, as\n"
    "well as you like. You type moves like 'R1 up' or 'B left', or short, 'r1u'. BOARD\n"
    "is a file with a board, in the contest's format; moves that follow the board are\n"
    "made first. Without BOARD there is one to begin with.\n"
    "\n"
    "  $ cat corner.in\n"
    "  0 1\n"
    "  3 3\n"
    "  O..\n"
    "  ..O\n"
    "  X..\n"
    "  $ printf 'hint\\nR2 left\\nquit\\n' | zugzwang zu play --side red --eval corner.in\n"
    "  zugzwang zu: you are Red (R1 R2), the program is Black (B).\n"
    "  Type a move like 'R1 up' or 'B left'; 'help' tells what else.\n"
    "\n"
    "      1   2   3\n"
    "   1  R1  .   .\n"
    "   2  .   .   R2\n"
    "   3  B   .   .\n"
    "\n"
    "  Ply 1, Red to move. Red wins in 3 plies.\n"
    "  Red> hint\n"
    "  Hint: R2 left\n"
    "  Red> R2 left\n"
    "  Black plays B up.\n"
    "\n"
    "      1   2   3\n"
    "   1  R1  .   .\n"
    "   2 [B ] R2  .\n"
    "   3 (. ) .   .\n"
    "\n"
    "  Ply 3, Red to move. Red wins in 1 ply.\n"
    "  Red> quit\n"
    "\n"
    "The last move went from ( ) to [ ]. Commands: hint, moves, undo, redo, swap, eval\n"
    "on, eval off, level LEVEL, board, save FILE, help and quit. What 'save' writes,\n"
    "'zu review' judges move by move, and 'zu play' goes on with.\n";

struct state {
    zz_zu_game *game; /* as it was read; its board is the solution's */
    zz_zu_solver *solver;
    zz_zu_solution *solution;
    const zz_zu_board *board;
    zz_zu_position position;
};

static uint64_t code_of(zz_zu_move move)
{
    return 4 * (uint64_t)move.piece + (uint64_t)move.step;
}

static zz_zu_move move_of(uint64_t code)
{
    return (zz_zu_move){(zz_zu_piece)(code / 4), (zz_zu_step)(code % 4)};
}

static void close_state(void *opened)
{
    struct state *state = opened;
    zz_zu_solution_free(state->solution);
    zz_zu_solver_free(state->solver);
    zz_zu_game_free(state->game);
    free(state);
}

/* ---- Records ---- */

static const char *set_number(struct settings *settings, char *const values[])
{
    return parse_number(values[0], 1, UINT32_MAX, &settings->number)
               ? NULL
               : "the number of a board, counted from 1";
}

static const char *set_black_to_move(struct settings *settings, char *const values[])
{
    (void)values;
    settings->black_to_move = true;
    return NULL;
}

static const struct option OPTIONS[] = {
    {"black-to-move", 0, NULL, "black makes the first move on the board", set_black_to_move},
    {"number", 0, "N", "the N-th board of the file", set_number},
    {.name = NULL},
};

static zz_status choose_board(uint64_t boards, uint64_t *number, zz_error *error)
{
    *error = (zz_error){.code = ZZ_OK};
    if (*number == 0 && boards == 1)
        *number = 1;
    if (*number == 0 || *number > boards) {
        error->code = ZZ_BAD_ARGUMENT;
        if (*number)
            snprintf(error->message, sizeof error->message,
                     "there is no board %" PRIu64 " among the file's %" PRIu64, *number, boards);
        else
            snprintf(error->message, sizeof error->message,
                     "the file has %" PRIu64 " boards; choose one, as with --number 1", boards);
    }
    return error->code;
}

/* Reads all records of the text, and keeps the one that is asked for. */
static zz_status read_game(struct state *state, zz_text *text, const struct play_setup *setup,
                           zz_error *error)
{
    uint64_t id;
    uint64_t boards;
    uint64_t number = setup->settings->number;
    zz_zu_side begins = setup->settings->black_to_move ? ZZ_ZU_BLACK : ZZ_ZU_RED;
    zz_status status = zz_zu_read_header(text, &id, &boards, error);
    if (!status)
        status = choose_board(boards, &number, error);
    for (uint64_t i = 1; i <= boards && !status; i++) {
        zz_zu_game *game;
        status = zz_zu_game_read(&game, begins, text, setup->options, error);
        if (i == number)
            state->game = game;
        else
            zz_zu_game_free(game);
    }
    return status ? status : zz_text_read_end(text, error);
}

static zz_status solve(struct state *state, const zz_options *options, zz_error *error)
{
    progress_subject("board", 1, 1);
    zz_status status = zz_zu_solver_create(&state->solver, options, error);
    if (!status)
        status = zz_zu_solution_create(&state->solution, state->solver, state->board,
                                       state->position.to_move, error);
    return status;
}

static zz_status open_state(void **opened, zz_text *text, const struct play_setup *setup,
                            zz_error *error)
{
    struct state *state = calloc(1, sizeof *state);
    *opened = state;
    if (!state)
        return play_fail_memory(error);
    zz_status status = read_game(state, text, setup, error);
    if (status)
        return status;
    state->board = zz_zu_game_board(state->game);
    state->position = zz_zu_game_start(state->game);
    return solve(state, setup->options, error);
}

static bool recorded(const void *opened, uint64_t i, uint64_t *code)
{
    const struct state *state = opened;
    if (i >= zz_zu_game_moves(state->game))
        return false;
    *code = code_of(zz_zu_game_move(state->game, i));
    return true;
}

static void save(const void *opened, const uint64_t *codes, uint64_t count, struct buffer *text)
{
    const struct state *state = opened;
    uint32_t rows = zz_zu_board_rows(state->board);
    uint32_t cols = zz_zu_board_cols(state->board);
    buffer_format(text, "0 1\n%" PRIu32 " %" PRIu32 "\n", rows, cols);
    for (uint32_t row = 1; row <= rows; row++) {
        for (uint32_t col = 1; col <= cols; col++)
            buffer_byte(text, zz_zu_board_square(state->board, row, col));
        buffer_byte(text, '\n');
    }
    for (uint64_t i = 0; i < count; i++) {
        char name[ZZ_ZU_MOVE_TEXT];
        buffer_format(text, "%s\n", zz_zu_move_text(move_of(codes[i]), name));
    }
}

/* ---- Random boards ---- */

enum { SIDE = 6, OBSTACLES = 15, SHORTEST = 9, LONGEST = 31, TRIES = 1000 };

/* How long the game lasts; 0: for ever. */
static zz_status measure(const struct buffer *text, zz_zu_solver *solver, uint64_t *plies,
                         const zz_options *options, zz_error *error)
{
    zz_zu_board *board = NULL;
    zz_outcome outcome = {ZZ_WINNER_NONE, 0};
    zz_text *reader;
    zz_status status = zz_text_open_memory(&reader, text->bytes, text->used, options, error);
    if (status)
        return status;
    status = zz_zu_board_read(&board, reader, options, error);
    if (!status)
        status = zz_zu_solve(solver, board, &outcome, error);
    *plies = outcome.plies;
    zz_zu_board_free(board);
    zz_text_close(reader);
    return status;
}

static zz_status make_board(uint64_t *random, struct buffer *text, const zz_options *options,
                            zz_error *error)
{
    static const struct demand demand = {
        .rows = {true, SIDE, SIDE},
        .cols = {true, SIDE, SIDE},
        .density = {true, OBSTACLES, OBSTACLES},
    };
    struct buffer board = {.used = 0};
    uint64_t plies = 0;
    zz_zu_solver *solver;
    zz_status status = zz_zu_solver_create(&solver, options, error);
    for (unsigned i = 0; i < TRIES && (plies < SHORTEST || plies > LONGEST) && !status; i++) {
        buffer_clear(&board);
        if (ZU_FAMILIES[0].make(&demand, random, &board))
            status = measure(&board, solver, &plies, options, error);
        else if (board.failed)
            status = play_fail_memory(error);
    }
    if (!status) {
        buffer_text(text, "0 1\n");
        buffer_bytes(text, board.bytes, board.used);
    }
    buffer_free(&board);
    zz_zu_solver_free(solver);
    return status;
}

/* ---- Rules, values and notation ---- */

static unsigned turn(const void *opened)
{
    return ((const struct state *)opened)->position.to_move;
}

static void play(void *opened, uint64_t code, struct play_trace *trace)
{
    struct state *state = opened;
    zz_zu_move move = move_of(code);
    trace->from = state->position.pieces[move.piece];
    state->position = zz_zu_play(&state->position, move);
    trace->to = state->position.pieces[move.piece];
}

static void undo(void *opened, uint64_t code)
{
    static const zz_zu_step back[] = {[ZZ_ZU_UP] = ZZ_ZU_DOWN,
                                      [ZZ_ZU_LEFT] = ZZ_ZU_RIGHT,
                                      [ZZ_ZU_RIGHT] = ZZ_ZU_LEFT,
                                      [ZZ_ZU_DOWN] = ZZ_ZU_UP};
    struct state *state = opened;
    zz_zu_move move = move_of(code);
    move.step = back[move.step];
    state->position = zz_zu_play(&state->position, move);
}

static bool are_same(zz_square a, zz_square b)
{
    return a.row == b.row && a.col == b.col;
}

static bool is_over(const void *opened, unsigned *winner, char reason[PLAY_REASON])
{
    const struct state *state = opened;
    const zz_square *pieces = state->position.pieces;
    zz_zu_side side;
    if (!zz_zu_is_over(state->board, &state->position, &side))
        return false;
    *winner = side;
    if (pieces[ZZ_ZU_PAWN].row == 1)
        snprintf(reason, PLAY_REASON, "the pawn stands in the top row");
    else if (are_same(pieces[ZZ_ZU_PAWN], pieces[ZZ_ZU_R1]) ||
             are_same(pieces[ZZ_ZU_PAWN], pieces[ZZ_ZU_R2]))
        snprintf(reason, PLAY_REASON, "%s",
                 side == ZZ_ZU_RED ? "a general has taken the pawn"
                                   : "the pawn has taken a general");
    else
        snprintf(reason, PLAY_REASON, "%s cannot move", ZU_PLAY.names[state->position.to_move]);
    return true;
}

/* The squares of the three pieces, red's in any order, and the turn. */
static uint64_t key(const void *opened)
{
    const struct state *state = opened;
    const zz_square *pieces = state->position.pieces;
    uint64_t cols = zz_zu_board_cols(state->board);
    uint64_t squares = cols * zz_zu_board_rows(state->board);
    uint64_t numbers[3];
    for (int i = 0; i < 3; i++)
        numbers[i] = (pieces[i].row - 1) * cols + pieces[i].col - 1;
    uint64_t low = numbers[0] < numbers[1] ? numbers[0] : numbers[1];
    uint64_t high = numbers[0] + numbers[1] - low;
    return ((low * squares + high) * squares + numbers[2]) * 2 + state->position.to_move;
}

static zz_status list(const void *opened, struct play_move moves[PLAY_MOST_MOVES], unsigned *count,
                      const zz_options *options, zz_error *error)
{
    const struct state *state = opened;
    zz_zu_rated_move rated[ZZ_ZU_MOST_MOVES];
    (void)options;
    zz_status status = zz_zu_rate_moves(state->solution, &state->position, rated, count, error);
    for (unsigned i = 0; i < *count && !status; i++)
        moves[i] = (struct play_move){code_of(rated[i].move), rated[i].outcome};
    return status;
}

static zz_status choose(const void *opened, uint64_t *code, const zz_options *options,
                        zz_error *error)
{
    struct play_move moves[PLAY_MOST_MOVES];
    unsigned count = 0;
    zz_status status = list(opened, moves, &count, options, error);
    if (!status)
        *code = moves[0].code;
    return status;
}

static const char *name(uint64_t code, char text[PLAY_NAME])
{
    return zz_zu_move_text(move_of(code), text);
}

static bool parse(const void *opened, const char *text, uint64_t *code)
{
    const struct state *state = opened;
    zz_zu_move move;
    zz_error unused;
    zz_text *reader;
    if (zz_text_open_memory(&reader, text, strlen(text), NULL, &unused))
        return false;
    bool legal = !zz_zu_move_read(&move, state->board, &state->position, reader, &unused) &&
                 !zz_text_read_end(reader, &unused);
    zz_text_close(reader);
    if (legal)
        *code = code_of(move);
    return legal;
}

/* ---- The picture ---- */

static uint32_t rows(const void *opened)
{
    return zz_zu_board_rows(((const struct state *)opened)->board);
}

static uint32_t cols(const void *opened)
{
    return zz_zu_board_cols(((const struct state *)opened)->board);
}

/* Who has taken a piece stands on its square: the side that moved last. */
static unsigned piece(const void *opened, uint32_t row, uint32_t col)
{
    const struct state *state = opened;
    const zz_zu_position *position = &state->position;
    zz_square square = {row, col};
    bool pawn = are_same(position->pieces[ZZ_ZU_PAWN], square);
    if (pawn && position->to_move == ZZ_ZU_RED)
        return PAWN;
    if (are_same(position->pieces[ZZ_ZU_R1], square))
        return GENERAL_1;
    if (are_same(position->pieces[ZZ_ZU_R2], square))
        return GENERAL_2;
    if (pawn)
        return PAWN;
    return zz_zu_board_square(state->board, row, col) == '#' ? WALL : EMPTY;
}

static zz_square focus(const void *opened)
{
    return ((const struct state *)opened)->position.pieces[ZZ_ZU_PAWN];
}

const struct play_game ZU_PLAY = {
    .help = HELP,
    .options = OPTIONS,
    .names = {"Red", "Black"},
    .marks = {{"R1 R2", "♚1 ♚2"}, {"B", "♟"}},
    .keys = {"red", "black"},
    .distances = true,
    .example = "'R1 up' or 'B left'",
    .board = "0 1\n6 6\n....O.\n.#....\n.#....\n....O.\n......\nX..#..\n",
    .pieces = PIECES,
    .open = open_state,
    .close = close_state,
    .make_board = make_board,
    .recorded = recorded,
    .save = save,
    .turn = turn,
    .play = play,
    .undo = undo,
    .is_over = is_over,
    .key = key,
    .list = list,
    .choose = choose,
    .name = name,
    .parse = parse,
    .rows = rows,
    .cols = cols,
    .piece = piece,
    .focus = focus,
};
