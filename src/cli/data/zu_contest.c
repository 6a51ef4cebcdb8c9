/* zu_contest.c: zu's data as the contest had it. */
#include <inttypes.h>
#include <stdio.h>

#include <zugzwang/zu.h>

#include "data.h"

static const struct group GROUPS[] = {
    {1, 4, "the answer is a tie, or red cannot move at the start", .promise = PROMISE_TIE_OR_STUCK},
    {5, 6, "row n-1 is all obstacles, no other row has any; one general is below it",
     .rows = {true, 4, ZU_MOST_SIZE}, .promise = PROMISE_MOAT},
    {7, 9, "one column", .cols = {true, 1, 1}, .promise = PROMISE_NONE},
    {10, 13, "the answer is a tie, or the game ends within 9 plies", .promise = PROMISE_SHORT},
    {14, 20, "nothing more", .promise = PROMISE_NONE},
    {.first = 0},
};

/* A board as it stands in the text, and where. */
struct board {
    uint64_t line; /* of `n m`; the rows follow */
    uint32_t rows;
    uint32_t cols;
    char text[16 + ZU_MOST_SIZE * (ZU_MOST_SIZE + 1)]; /* the same bytes */
    size_t size;
    const char *squares; /* in text; a row takes cols + 1 bytes */
};

static char square_of(const struct board *board, uint32_t row, uint32_t col)
{
    return board->squares[row * (board->cols + 1) + col];
}

static zz_status fail_square(const struct board *board, uint32_t row, uint32_t col,
                             const char *expected, zz_error *error)
{
    return strict_fail(error, board->line + 1 + row, col + 1, "expected %s, found '%c'", expected,
                       square_of(board, row, col));
}

static zz_status read_size(struct validation *validation, const struct group *group,
                           struct board *board, zz_error *error)
{
    struct range rows = group && group->rows.given
                            ? group->rows
                            : (struct range){true, ZU_LEAST_ROWS, ZU_MOST_SIZE};
    struct range cols =
        group && group->cols.given ? group->cols : (struct range){true, 1, ZU_MOST_SIZE};
    const struct strict_limit limits[] = {
        {"the number of rows", rows.least, rows.most},
        {"the number of columns", cols.least, cols.most},
    };
    uint64_t values[2];
    board->line = validation->text->line;
    zz_status status = strict_line(validation->text, 2, limits, values, error);
    if (status)
        return status;
    board->rows = (uint32_t)values[0];
    board->cols = (uint32_t)values[1];
    board->size =
        (size_t)snprintf(board->text, sizeof board->text, "%u %u\n", board->rows, board->cols);
    board->squares = board->text + board->size;
    return ZZ_OK;
}

static zz_status read_rows(struct validation *validation, struct board *board, zz_error *error)
{
    for (uint32_t row = 0; row < board->rows; row++) {
        zz_status status =
            strict_row(validation->text, ".#XO", board->cols, board->text + board->size, error);
        if (status)
            return status;
        board->size += board->cols;
        board->text[board->size++] = '\n';
    }
    return ZZ_OK;
}

/* One pawn below row 1, two generals. */
static zz_status check_pieces(const struct board *board, zz_error *error)
{
    uint32_t pawns = 0;
    uint32_t generals = 0;
    for (uint32_t row = 0; row < board->rows; row++)
        for (uint32_t col = 0; col < board->cols; col++) {
            char square = square_of(board, row, col);
            pawns += square == 'X';
            generals += square == 'O';
            if (square == 'X' && pawns > 1)
                return fail_square(board, row, col, "one pawn only", error);
            if (square == 'O' && generals > 2)
                return fail_square(board, row, col, "two generals only", error);
            if (square == 'X' && row == 0)
                return fail_square(board, row, col, "the pawn below row 1", error);
        }
    if (pawns < 1)
        return strict_fail(error, board->line, 1, "expected a pawn on the board, found none");
    if (generals < 2)
        return strict_fail(error, board->line, 1, "expected two generals on the board, found %u",
                           generals);
    return ZZ_OK;
}

static zz_status check_moat(const struct board *board, zz_error *error)
{
    uint32_t moat = board->rows - 2;
    uint32_t below = 0;
    for (uint32_t row = 0; row < board->rows; row++)
        for (uint32_t col = 0; col < board->cols; col++) {
            char square = square_of(board, row, col);
            if (row == moat && square != '#')
                return fail_square(board, row, col, "'#' all over row n-1", error);
            if (row != moat && square == '#')
                return fail_square(board, row, col, "obstacles in row n-1 alone", error);
            if (row > moat && square == 'X')
                return fail_square(board, row, col, "the pawn above row n-1", error);
            below += row > moat && square == 'O';
        }
    if (below != 1)
        return strict_fail(error, board->line + board->rows, 1,
                           "expected one general in row n, found %u", below);
    return ZZ_OK;
}

static zz_status solve(const struct board *board, const zz_options *options, zz_outcome *outcome,
                       unsigned *moves, zz_error *error)
{
    zz_zu_move listed[ZZ_ZU_MOST_MOVES];
    zz_text *text = NULL;
    zz_zu_board *read = NULL;
    zz_zu_solver *solver = NULL;
    zz_status status = zz_text_open_memory(&text, board->text, board->size, options, error);
    if (!status)
        status = zz_zu_board_read(&read, text, options, error);
    if (!status)
        status = zz_zu_solver_create(&solver, options, error);
    if (!status)
        status = zz_zu_solve(solver, read, outcome, error);
    if (!status) {
        zz_zu_position start = zz_zu_start(read, ZZ_ZU_RED);
        *moves = zz_zu_list_moves(read, &start, listed);
    }
    zz_zu_solver_free(solver);
    zz_zu_board_free(read);
    zz_text_close(text);
    return status;
}

static zz_status check_answer(const struct validation *validation, enum promise promise,
                              const struct board *board, zz_error *error)
{
    enum { SHORT = 9 };
    zz_outcome outcome;
    unsigned moves;
    zz_status status = solve(board, validation->options, &outcome, &moves, error);
    if (status || !outcome.winner)
        return status;
    if (promise == PROMISE_TIE_OR_STUCK ? moves == 0 : outcome.plies <= SHORT)
        return ZZ_OK;
    return strict_fail(error, board->line, 1,
                       "expected %s, found a board with the answer %s %" PRIu64,
                       promise == PROMISE_SHORT ? "a tie, or an end within 9 plies"
                                                : "a tie, or generals that cannot move",
                       outcome.winner == ZZ_WINNER_FIRST ? "Red" : "Black", outcome.plies);
}

static zz_status validate_board(struct validation *validation, const struct group *group,
                                zz_error *error)
{
    struct board board;
    zz_status status = read_size(validation, group, &board, error);
    if (!status)
        status = read_rows(validation, &board, error);
    if (!status)
        status = check_pieces(&board, error);
    if (!status && group && group->promise == PROMISE_MOAT)
        return check_moat(&board, error);
    if (!status && group && group->promise != PROMISE_NONE)
        return check_answer(validation, group->promise, &board, error);
    return status;
}

/* The id of an input is its test point, or 0: a sample. It says whose guarantee holds; without one,
 * the points that were asked for do, if they are one group. */
static zz_status choose_group(const struct validation *validation, uint64_t id,
                              const struct group **group, zz_error *error)
{
    char points[32];
    *group = id ? group_of(&ZU_DATA, (uint32_t)id) : group_of_range(&ZU_DATA, validation->points);
    if (!id || !validation->points.given ||
        (id >= validation->points.least && id <= validation->points.most))
        return ZZ_OK;
    points_name(validation->points, points);
    return strict_fail(error, 1, 1, "expected %s, or 0, found %" PRIu64, points, id);
}

static zz_status validate(struct validation *validation, zz_error *error)
{
    static const struct strict_limit limits[] = {
        {"the test point's number", 0, 20},
        {"the number of boards", 1, ZU_MOST_BOARDS},
    };
    const struct group *group = NULL;
    uint64_t values[2];
    zz_status status = strict_line(validation->text, 2, limits, values, error);
    if (!status)
        status = choose_group(validation, values[0], &group, error);
    while (!status && validation->cases < values[1]) {
        status = validate_board(validation, group, error);
        validation->cases += !status;
    }
    return status ? status : strict_end(validation->text, error);
}

const struct data_game ZU_DATA = {
    .thing = "board",
    .families = ZU_FAMILIES,
    .groups = GROUPS,
    .least_rows = ZU_LEAST_ROWS,
    .most_size = ZU_MOST_SIZE,
    .most_cases = ZU_MOST_BOARDS,
    .validate = validate,
    .generate_help =
        "Writes an input of up to ten boards for the contest. Which kinds of boards is\n"
        "chosen at random among the families below, or with --family. With --points the\n"
        "boards keep that group's promise; they are solved where it is about the answer.\n"
        "The first of the points becomes the input's number. Every input is validated\n"
        "before it is written, and the same seed gives the same bytes everywhere.\n"
        "\n"
        "  $ zugzwang zu generate --points 5-6 --rows 5 --cols 4 --count 1 --seed 7\n"
        "  5 1\n"
        "  5 4\n"
        "  ....\n"
        "  .O..\n"
        "  ..X.\n"
        "  ####\n"
        "  O...\n"
        "  $ zugzwang zu generate --points 14 --seed 7 -o 14.in; zugzwang zu validate 14.in\n"
        "  14.in: valid, 10 boards\n"
        "  $ zugzwang zu generate --family long-red --rows 10 --cols 10 -o long.in\n",
    .validate_help =
        "Says whether inputs are what the contest promises, to the byte: sizes, pieces,\n"
        "one blank between numbers, no blanks at the ends of lines, line feeds alone.\n"
        "The number on the first line is the test point; what its group promises is\n"
        "checked as well, by solving the boards where it is about the answer. Number 0\n"
        "is a sample: it promises nothing, unless --points says so.\n"
        "\n"
        "  $ cat board.in\n"
        "  7 1\n"
        "  3 2\n"
        "  .O\n"
        "  O.\n"
        "  X.\n"
        "  $ zugzwang zu validate board.in 2>&1\n"
        "  FAIL board.in:2:3: expected the number of columns to be 1, found 2\n",
    .check_help =
        "Judges the output OUT for the input IN as a checker made with testlib does, and\n"
        "the setters' answer ANS as well: both are compared with what the solver says.\n"
        "\n"
        "  $ cat board.in\n"
        "  0 1\n"
        "  3 3\n"
        "  #.#\n"
        "  O.O\n"
        "  .X.\n"
        "  $ zugzwang zu solve board.in -o right.out; echo 'Red 3' >mine.out\n"
        "  $ zugzwang zu check board.in mine.out right.out 2>&1\n"
        "  wrong answer 1st board differs - expected: 'Black 2', found: 'Red 3'\n",
};
