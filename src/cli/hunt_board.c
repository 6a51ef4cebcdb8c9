#include "hunt_board.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "random.h"

struct hunt_board hunt_board_new(uint32_t rows, uint32_t cols)
{
    struct hunt_board board = {.rows = rows, .cols = cols, .pieces = {0, 1, 2}};
    board.obstacles = malloc((size_t)rows * cols);
    if (board.obstacles)
        memset(board.obstacles, '.', (size_t)rows * cols);
    return board;
}

void hunt_board_free(struct hunt_board *board)
{
    free(board->obstacles);
    board->obstacles = NULL;
}

void hunt_board_copy(struct hunt_board *to, const struct hunt_board *from)
{
    memcpy(to->pieces, from->pieces, sizeof to->pieces);
    memcpy(to->obstacles, from->obstacles, (size_t)from->rows * from->cols);
}

/* ---- Changing it ---- */

static uint32_t squares(const struct hunt_board *board)
{
    return board->rows * board->cols;
}

static bool is_vacant(const struct hunt_board *board, uint32_t square)
{
    for (int piece = 0; piece < 3; piece++)
        if (board->pieces[piece] == square)
            return false;
    return board->obstacles[square] == '.';
}

static bool has_piece(const struct hunt_board *board, uint32_t square)
{
    return board->obstacles[square] == '.' && !is_vacant(board, square);
}

/* A square beside this one, or itself. */
static uint32_t beside(const struct hunt_board *board, uint32_t square, uint64_t *random)
{
    uint32_t row = square / board->cols;
    uint32_t col = square % board->cols;
    switch (random_below(random, 4)) {
    case 0:
        return row ? square - board->cols : square;
    case 1:
        return col ? square - 1 : square;
    case 2:
        return col + 1 < board->cols ? square + 1 : square;
    default:
        return row + 1 < board->rows ? square + board->cols : square;
    }
}

static void move_piece(struct hunt_board *board, uint32_t to, uint64_t *random)
{
    uint32_t piece = random_below(random, 3);
    if (to == squares(board))
        to = beside(board, board->pieces[piece], random);
    if (is_vacant(board, to))
        board->pieces[piece] = to;
}

static void toggle_obstacle(struct hunt_board *board, uint32_t square)
{
    if (!has_piece(board, square))
        board->obstacles[square] = board->obstacles[square] == '.' ? '#' : '.';
}

static void shift_obstacle(struct hunt_board *board, uint32_t from, uint64_t *random)
{
    uint32_t to = beside(board, from, random);
    if (board->obstacles[from] == '#' && is_vacant(board, to)) {
        board->obstacles[from] = '.';
        board->obstacles[to] = '#';
    }
}

void hunt_board_change(struct hunt_board *board, uint64_t *random)
{
    do {
        uint32_t square = random_below(random, squares(board));
        switch (random_below(random, 8)) {
        case 0:
            move_piece(board, square, random);
            break;
        case 1:
        case 2:
            move_piece(board, squares(board), random);
            break;
        case 3:
        case 4:
            shift_obstacle(board, square, random);
            break;
        default:
            toggle_obstacle(board, square);
        }
    } while (random_below(random, 2));
}

void hunt_board_shuffle(struct hunt_board *board, uint64_t *random)
{
    uint32_t percent = random_below(random, 36);
    memset(board->obstacles, '.', squares(board));
    for (int piece = 0; piece < 3; piece++)
        do {
            board->pieces[piece] = squares(board); /* nowhere */
            uint32_t square = random_below(random, squares(board));
            if (is_vacant(board, square))
                board->pieces[piece] = square;
        } while (board->pieces[piece] == squares(board));
    for (uint32_t square = 0; square < squares(board); square++)
        if (random_below(random, 100) < percent)
            toggle_obstacle(board, square);
}

/* ---- As text and back ---- */

char *hunt_board_text(const struct hunt_board *board)
{
    enum { HEADER = 32 };
    char *text = malloc(HEADER + (size_t)board->rows * (board->cols + 1) + 1);
    if (!text)
        return NULL;
    char *end = text + snprintf(text, HEADER, "%u %u\n", board->rows, board->cols);
    for (uint32_t square = 0; square < squares(board); square++) {
        bool is_pawn = board->pieces[2] == square;
        *end++ = (char)(!has_piece(board, square) ? board->obstacles[square] : is_pawn ? 'X' : 'O');
        if (square % board->cols == board->cols - 1)
            *end++ = '\n';
    }
    *end = '\0';
    return text;
}

static zz_status read_back(const struct hunt_board *board, zz_zu_board **read, zz_error *error)
{
    zz_text *text = NULL;
    char *bytes = hunt_board_text(board);
    *read = NULL;
    if (!bytes) {
        *error = (zz_error){.code = ZZ_NO_MEMORY, .message = "out of memory"};
        return ZZ_NO_MEMORY;
    }
    zz_status status = zz_text_open_memory(&text, bytes, strlen(bytes), NULL, error);
    if (!status)
        status = zz_zu_board_read(read, text, NULL, error);
    zz_text_close(text);
    free(bytes);
    return status;
}

static uint32_t number_of(const struct hunt_board *board, zz_square square)
{
    return (square.row - 1) * board->cols + square.col - 1;
}

static void take_pieces(struct hunt_board *board, const zz_zu_position *position)
{
    for (int piece = 0; piece < 3; piece++)
        board->pieces[piece] = number_of(board, position->pieces[piece]);
}

void hunt_board_take(struct hunt_board *board, const zz_zu_board *from)
{
    zz_zu_position start = zz_zu_start(from, ZZ_ZU_RED);
    for (uint32_t square = 0; square < squares(board); square++) {
        char found = zz_zu_board_square(from, square / board->cols + 1, square % board->cols + 1);
        board->obstacles[square] = found == '#' ? '#' : '.';
    }
    take_pieces(board, &start);
}

/* ---- What it is worth ---- */

static zz_winner side_of(enum hunt_goal goal)
{
    return goal == HUNT_LONGEST_BLACK ? ZZ_WINNER_SECOND : ZZ_WINNER_FIRST;
}

/* How often, along a perfect game that red wins, red has only one move that wins. */
static zz_status count_only_moves(const zz_zu_board *board, zz_zu_solver *solver, uint64_t *only,
                                  zz_error *error)
{
    zz_zu_rated_move moves[ZZ_ZU_MOST_MOVES];
    unsigned count = 1;
    zz_zu_solution *solution;
    zz_status status = zz_zu_solution_create(&solution, solver, board, ZZ_ZU_RED, error);
    zz_zu_position at = zz_zu_start(board, ZZ_ZU_RED);
    *only = 0;
    while (!status && count > 0) {
        status = zz_zu_rate_moves(solution, &at, moves, &count, error);
        if (status || count == 0)
            break;
        *only +=
            at.to_move == ZZ_ZU_RED && (count == 1 || moves[1].outcome.winner != ZZ_WINNER_FIRST);
        at = zz_zu_play(&at, moves[0].move);
    }
    zz_zu_solution_free(solution);
    return status;
}

zz_status hunt_board_solve(const struct hunt_board *board, zz_zu_solver *solver,
                           zz_outcome *outcome, zz_error *error)
{
    zz_zu_board *read;
    zz_status status = read_back(board, &read, error);
    if (!status)
        status = zz_zu_solve(solver, read, outcome, error);
    zz_zu_board_free(read);
    return status;
}

zz_status hunt_board_score(const struct hunt_board *board, zz_zu_solver *solver,
                           enum hunt_goal goal, uint64_t enough, struct hunt_score *score,
                           zz_error *error)
{
    zz_zu_board *read;
    zz_outcome outcome = {ZZ_WINNER_NONE, 0};
    *score = (struct hunt_score){0, 0};
    zz_status status = read_back(board, &read, error);
    if (!status)
        status = zz_zu_solve(solver, read, &outcome, error);
    if (!status && outcome.winner == side_of(goal)) {
        *score = (struct hunt_score){outcome.plies, outcome.plies};
        uint64_t most = (outcome.plies + 1) / 2; /* red's moves */
        if (goal == HUNT_HARDEST)
            score->value = 0;
        if (goal == HUNT_HARDEST && most > enough)
            status = count_only_moves(read, solver, &score->value, error);
    }
    zz_zu_board_free(read);
    return status;
}

/* The longest win for the side among all positions with red to move. */
static void find_longest(const zz_zu_board *board, const zz_zu_solution *solution, zz_winner side,
                         zz_zu_position *longest)
{
    uint32_t cols = zz_zu_board_cols(board);
    uint32_t count = zz_zu_board_rows(board) * cols;
    uint64_t most = 0;
    for (uint32_t a = 0; a < count; a++)
        for (uint32_t b = a + 1; b < count; b++)
            for (uint32_t pawn = cols; pawn < count; pawn++) {
                zz_outcome outcome;
                zz_zu_position at = {ZZ_ZU_RED,
                                     {{a / cols + 1, a % cols + 1},
                                      {b / cols + 1, b % cols + 1},
                                      {pawn / cols + 1, pawn % cols + 1}}};
                if (pawn == a || pawn == b ||
                    zz_zu_solution_value(solution, &at, &outcome, NULL) != ZZ_OK ||
                    outcome.winner != side || outcome.plies <= most)
                    continue;
                most = outcome.plies;
                *longest = at;
            }
}

zz_status hunt_board_place_best(struct hunt_board *board, zz_zu_solver *solver, enum hunt_goal goal,
                                zz_error *error)
{
    zz_zu_board *read;
    zz_zu_solution *solution = NULL;
    zz_status status = read_back(board, &read, error);
    if (!status)
        status = zz_zu_solution_create(&solution, solver, read, ZZ_ZU_RED, error);
    if (!status) {
        zz_zu_position longest = zz_zu_start(read, ZZ_ZU_RED);
        find_longest(read, solution, side_of(goal), &longest);
        take_pieces(board, &longest);
    }
    zz_zu_solution_free(solution);
    zz_zu_board_free(read);
    return status;
}

/* ---- Its perfect game ---- */

static void write_moves(const zz_zu_board *board, const zz_zu_solution *solution,
                        struct output *output)
{
    enum { MOVES_A_LINE = 8 };
    char text[ZZ_ZU_MOVE_TEXT];
    zz_zu_position at = zz_zu_start(board, ZZ_ZU_RED);
    zz_zu_rated_move moves[ZZ_ZU_MOST_MOVES];
    unsigned count;
    for (uint64_t ply = 0; zz_zu_rate_moves(solution, &at, moves, &count, NULL) == ZZ_OK; ply++) {
        if (ply > 0)
            output_text(output, count == 0 ? "\n" : ply % MOVES_A_LINE ? ", " : ",\n");
        if (count == 0)
            break;
        zz_zu_move move = moves[0].move;
        output_text(output, zz_zu_move_text(move, text));
        at = zz_zu_play(&at, move);
    }
}

zz_status hunt_board_write_line(const struct hunt_board *board, struct output *output,
                                zz_error *error)
{
    zz_zu_board *read;
    zz_zu_solver *solver = NULL;
    zz_zu_solution *solution = NULL;
    zz_status status = read_back(board, &read, error);
    if (!status)
        status = zz_zu_solver_create(&solver, NULL, error);
    if (!status)
        status = zz_zu_solution_create(&solution, solver, read, ZZ_ZU_RED, error);
    if (!status)
        write_moves(read, solution, output);
    zz_zu_solution_free(solution);
    zz_zu_solver_free(solver);
    zz_zu_board_free(read);
    return status;
}
