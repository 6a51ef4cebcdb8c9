/* test_cli_validate.c: the validator takes what the contest promises, and nothing else.
 *
 * The oracle for bytes: a text is strict exactly if the library reads it, and what it read, written
 * out again, gives the same bytes. Every small change to good texts is judged by both. The oracle
 * for promises about answers is the reference. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <zugzwang/zugzwang.h>

#include "cli/data/data.h"
#include "cli/random.h"
#include "reference/zu.h"
#include "support/testing.h"
#include "support/texts.h"

static const struct range ANY = {.given = false};

static zz_status validate(const struct data_game *data, const char *bytes, size_t size,
                          struct range points, zz_error *error)
{
    *error = (zz_error){.code = ZZ_OK};
    return validate_memory(data, bytes, size, points, NULL, error);
}

/* ---- Messages ---- */

struct refused {
    const struct data_game *data;
    const char *text;
    uint64_t line;
    uint64_t column;
    const char *message;
};

static const struct refused REFUSED[] = {
    {&ZU_DATA, "", 1, 1, "expected the test point's number, found the end of the file"},
    {&ZU_DATA, "21 1\n", 1, 1, "expected the test point's number, from 0 to 20, found 21"},
    {&ZU_DATA, "-1 1\n", 1, 1, "expected the test point's number, found '-1'"},
    {&ZU_DATA, "0 0\n", 1, 3, "expected the number of boards, from 1 to 10, found 0"},
    {&ZU_DATA, "0 11\n", 1, 3, "expected the number of boards, from 1 to 10, found 11"},
    {&ZU_DATA, "0 01\n", 1, 3, "expected the number of boards without leading zeros, found '01'"},
    {&ZU_DATA, "0  1\n", 1, 3, "expected the number of boards, found a blank"},
    {&ZU_DATA, "0\t1\n", 1, 2, "expected one blank, found a tab"},
    {&ZU_DATA, " 0 1\n", 1, 1, "expected the test point's number, found a blank"},
    {&ZU_DATA,
     "\xEF\xBB\xBF"
     "0 1\n",
     1, 1, "expected the test point's number, found byte 0xEF"},
    {&ZU_DATA, "0 1 \n", 1, 4, "expected the end of the line, found a blank"},
    {&ZU_DATA, "0 1\r\n", 1, 4,
     "expected the end of the line, found a carriage return (lines end with a line feed alone)"},
    {&ZU_DATA, "0 1\n1 3\nOXO\n", 2, 1, "expected the number of rows, from 2 to 10, found 1"},
    {&ZU_DATA, "0 1\n11 3\n", 2, 1, "expected the number of rows, from 2 to 10, found 11"},
    {&ZU_DATA, "0 1\n2 0\n", 2, 3, "expected the number of columns, from 1 to 10, found 0"},
    {&ZU_DATA, "0 1\n2 99999999999999999999999\n", 2, 3,
     "expected the number of columns, from 1 to 10, found 9999999999999999999…"},
    {&ZU_DATA, "0 1\n2 2\nO\n", 3, 2, "expected '.', '#', 'X' or 'O', found the end of the line"},
    {&ZU_DATA, "0 1\n2 2\nOO.\n", 3, 3, "expected the end of the line, found '.'"},
    {&ZU_DATA, "0 1\n2 2\nOo\n", 3, 2, "expected '.', '#', 'X' or 'O', found 'o'"},
    {&ZU_DATA, "0 1\n2 2\nXO\n.O\n", 3, 1, "expected the pawn below row 1, found 'X'"},
    {&ZU_DATA, "0 1\n2 2\nOO\n..\n", 2, 1, "expected a pawn on the board, found none"},
    {&ZU_DATA, "0 1\n2 2\nO.\nX.\n", 2, 1, "expected two generals on the board, found 1"},
    {&ZU_DATA, "0 1\n2 2\nOO\nXO\n", 4, 2, "expected two generals only, found 'O'"},
    {&ZU_DATA, "0 1\n2 2\nOO\nXX\n", 4, 2, "expected one pawn only, found 'X'"},
    {&ZU_DATA, "0 1\n2 2\nOO\nX.", 4, 3, "expected the end of the line, found the end of the file"},
    {&ZU_DATA, "0 1\n2 2\nOO\nX.\n\n", 5, 1,
     "expected the end of the file, found the end of the line"},
    {&ZU_DATA, "0 1\n2 2\nOO\nX.\n ", 5, 1, "expected the end of the file, found a blank"},
    {&ZU_DATA, "0 2\n2 2\nOO\nX.\n", 5, 1,
     "expected the number of rows, found the end of the file"},
    {&ZU_DATA, "5 1\n3 2\n..\n##\nOO\n", 2, 1,
     "expected the number of rows, from 4 to 10, found 3"},
    {&ZU_DATA, "5 1\n4 2\n.O\nX.\n#.\n.O\n", 5, 2, "expected '#' all over row n-1, found '.'"},
    {&ZU_DATA, "6 1\n4 2\n#O\nX.\n##\n.O\n", 3, 1,
     "expected obstacles in row n-1 alone, found '#'"},
    {&ZU_DATA, "6 1\n4 2\n.O\n..\n##\nXO\n", 6, 1, "expected the pawn above row n-1, found 'X'"},
    {&ZU_DATA, "6 1\n4 2\n.O\nXO\n##\n..\n", 6, 1, "expected one general in row n, found 0"},
    {&ZU_DATA, "8 1\n3 2\n.O\n.O\nX.\n", 2, 3, "expected the number of columns to be 1, found 2"},
    {&ZU_DATA, "1 1\n2 2\nOO\n#X\n", 2, 1,
     "expected a tie, or generals that cannot move, found a board with the answer Red 1"},
    {&RABBIT_DATA, "41 1\n", 1, 1, "expected the number of rows, from 1 to 40, found 41"},
    {&RABBIT_DATA, "1 2\nOX\n", 1, 1, "expected one '.' on the board, found none"},
    {&RABBIT_DATA, "1 3\n.O.\n", 2, 3, "expected one '.' only, found another"},
    {&RABBIT_DATA, "1 3\n.OX\n0\n", 3, 1, "expected the number of rounds, from 1 to 1000, found 0"},
    {&RABBIT_DATA, "1 3\n.OX\n1\n1 3\n", 4, 1,
     "expected a square beside the blank at 1 1, found 1 3"},
    {&RABBIT_DATA, "1 3\n.XX\n1\n1 2\n", 4, 1, "expected a square with 'O', found 'X' at 1 2"},
    {&RABBIT_DATA, "1 3\n.OX\n1\n1 4\n", 4, 3, "expected a column, from 1 to 3, found 4"},
    {&RABBIT_DATA, "1 4\n.OXO\n1\n1 2\n1 3\n", 5, 1,
     "expected the record to end where Rabbit cannot move, found that she can slide the piece at "
     "1 4"},
    {&GRAPH_DATA, "2 1 1\n1 2\n1 1\n", 3, 1,
     "expected a target other than the start, found 1 twice"},
    {&GRAPH_DATA, "2 1 1\n1 3\n", 2, 3, "expected a vertex, from 1 to 2, found 3"},
    {&GRAPH_DATA, "2 1 501\n", 1, 5, "expected the number of queries, from 1 to 500, found 501"},
    {&GRAPH_DATA, "100001 1 1\n", 1, 1,
     "expected the number of vertices, from 1 to 100000, found 100001"},
    {&GRAPH_DATA, "2 500001 1\n", 1, 3,
     "expected the number of edges, from 1 to 500000, found 500001"},
    {&GEOGRAPHY_DATA, "101 1\n", 1, 1, "expected the number of rows, from 1 to 100, found 101"},
    {&GEOGRAPHY_DATA, "1 2\n.X\n", 2, 2, "expected '.' or '#', found 'X'"},
};

static void test_what_is_wrong_is_said_with_its_place(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof REFUSED / sizeof *REFUSED; i++) {
        zz_error error;
        validate(REFUSED[i].data, REFUSED[i].text, strlen(REFUSED[i].text), ANY, &error);
        assert_error(&error, ZZ_BAD_INPUT, REFUSED[i].line, REFUSED[i].column, REFUSED[i].message);
    }
}

/* ---- Every small change, against the oracle ---- */

static void write_grid(struct buffer *text, const void *board, uint32_t rows, uint32_t cols,
                       char (*square)(const void *board, uint32_t row, uint32_t col))
{
    buffer_format(text, "%u %u\n", rows, cols);
    for (uint32_t row = 1; row <= rows; row++) {
        for (uint32_t col = 1; col <= cols; col++)
            buffer_byte(text, square(board, row, col));
        buffer_byte(text, '\n');
    }
}

static char zu_square(const void *board, uint32_t row, uint32_t col)
{
    return zz_zu_board_square(board, row, col);
}

/* Each writes out what the library read, and says whether it is within the contest's limits. */
static bool rewrite_zu(zz_text *text, struct buffer *out)
{
    uint64_t id;
    uint64_t boards;
    bool within = zz_zu_read_header(text, &id, &boards, NULL) == ZZ_OK && id <= 20 && boards >= 1 &&
                  boards <= 10;
    if (!within)
        return false;
    buffer_format(out, "%u %u\n", (unsigned)id, (unsigned)boards);
    for (uint64_t i = 0; i < boards; i++) {
        zz_zu_board *board;
        if (zz_zu_board_read(&board, text, NULL, NULL) != ZZ_OK)
            return false;
        uint32_t rows = zz_zu_board_rows(board);
        uint32_t cols = zz_zu_board_cols(board);
        zz_zu_position start = zz_zu_start(board, ZZ_ZU_RED);
        write_grid(out, board, rows, cols, zu_square);
        within &= rows >= 2 && rows <= 10 && cols <= 10 && start.pieces[ZZ_ZU_PAWN].row > 1;
        zz_zu_board_free(board);
    }
    return within;
}

static char rabbit_square(const void *game, uint32_t row, uint32_t col)
{
    return zz_rabbit_game_square(game, row, col);
}

static bool rewrite_rabbit(zz_text *text, struct buffer *out)
{
    zz_rabbit_game *game;
    zz_trail *trail;
    zz_trail_move moves[ZZ_TRAIL_MOST_MOVES];
    unsigned left = 1;
    if (zz_rabbit_game_read(&game, text, NULL, NULL) != ZZ_OK)
        return false;
    uint64_t count = zz_rabbit_game_moves(game);
    write_grid(out, game, zz_rabbit_game_rows(game), zz_rabbit_game_cols(game), rabbit_square);
    buffer_format(out, "%u\n", (unsigned)(count / 2));
    for (uint64_t i = 0; i < count; i++) {
        zz_square square = zz_rabbit_game_move(game, i);
        buffer_format(out, "%u %u\n", square.row, square.col);
    }
    assert_int_equal(zz_rabbit_trail_create(&trail, game, count, NULL, NULL), ZZ_OK);
    assert_int_equal(zz_trail_moves(trail, moves, &left, NULL, NULL), ZZ_OK);
    bool within = zz_rabbit_game_rows(game) <= 40 && zz_rabbit_game_cols(game) <= 40 &&
                  count >= 2 && count <= 2000 && left == 0;
    zz_trail_free(trail);
    zz_rabbit_game_free(game);
    return within;
}

static char maze_square(const void *maze, uint32_t row, uint32_t col)
{
    return zz_geography_maze_square(maze, row, col);
}

static bool rewrite_geography(zz_text *text, struct buffer *out)
{
    zz_geography_maze *maze;
    if (zz_geography_maze_read(&maze, text, NULL, NULL) != ZZ_OK)
        return false;
    uint32_t rows = zz_geography_maze_rows(maze);
    uint32_t cols = zz_geography_maze_cols(maze);
    write_grid(out, maze, rows, cols, maze_square);
    zz_geography_maze_free(maze);
    return rows <= 100 && cols <= 100;
}

/* The library does not give edges back in their order; so it only has to accept the text, and the
 * numbers are read here. */
static bool rewrite_graph(const char *bytes, size_t size, struct buffer *out)
{
    char copy[256];
    unsigned numbers[64];
    int count = 0;
    assert_true(size < sizeof copy);
    memcpy(copy, bytes, size);
    copy[size] = '\0';
    for (char *word = strtok(copy, " \n"); word && count < 64; word = strtok(NULL, " \n"))
        numbers[count++] = (unsigned)strtoul(word, NULL, 10);
    if (count < 3 || numbers[0] < 1 || numbers[0] > 100000 || numbers[1] < 1 || numbers[2] < 1 ||
        numbers[1] > 30 || numbers[2] > 30 || (unsigned)count != 3 + 2 * (numbers[1] + numbers[2]))
        return false;
    buffer_format(out, "%u %u %u\n", numbers[0], numbers[1], numbers[2]);
    for (int i = 3; i < count; i += 2) {
        bool query = (unsigned)i >= 3 + 2 * numbers[1];
        if (query && numbers[i] == numbers[i + 1])
            return false;
        if (numbers[i] > numbers[0] || numbers[i + 1] > numbers[0] || !numbers[i] ||
            !numbers[i + 1])
            return false;
        buffer_format(out, "%u %u\n", numbers[i], numbers[i + 1]);
    }
    return true;
}

static bool oracle(const struct data_game *data, const char *bytes, size_t size)
{
    struct buffer again = {.bytes = NULL};
    zz_text *text;
    bool valid;
    assert_int_equal(zz_text_open_memory(&text, bytes, size, NULL, NULL), ZZ_OK);
    valid = data == &ZU_DATA       ? rewrite_zu(text, &again)
            : data == &RABBIT_DATA ? rewrite_rabbit(text, &again)
            : data == &GRAPH_DATA  ? rewrite_graph(bytes, size, &again)
                                   : rewrite_geography(text, &again);
    valid = valid && again.used == size && memcmp(again.bytes, bytes, size) == 0;
    zz_text_close(text);
    buffer_free(&again);
    return valid;
}

/* Points 1 to 13 promise more than the oracle knows. */
static bool names_promising_point(const char *bytes, size_t size)
{
    unsigned id = 0;
    for (size_t i = 0; i < size && bytes[i] >= '0' && bytes[i] <= '9' && id < 100; i++)
        id = id * 10 + (unsigned)(bytes[i] - '0');
    return id >= 1 && id <= 13;
}

static void compare_with_oracle(const struct data_game *data, const char *bytes, size_t size)
{
    zz_error error;
    bool valid = validate(data, bytes, size, ANY, &error) == ZZ_OK;
    bool promises = data == &ZU_DATA && names_promising_point(bytes, size);
    bool strict = oracle(data, bytes, size);
    if (promises ? valid && !strict : valid != strict)
        fail_msg("%s: %s\n%.*s", data->thing, valid ? "accepted" : error.message, (int)size, bytes);
    if (!valid)
        assert_true(error.line >= 1 && error.column >= 1);
}

/* Every byte left out, replaced and preceded by each of these. */
static unsigned try_changes(const struct data_game *data, const char *good)
{
    static const char bytes[] = "\0 \n\r\t.#XOox0123456789-+,\xFF";
    size_t size = strlen(good);
    unsigned tried = 0;
    char changed[256];
    assert_true(size + 1 < sizeof changed);
    compare_with_oracle(data, good, size);
    for (size_t at = 0; at <= size; at++)
        for (size_t i = 0; i < sizeof bytes - 1; i++) {
            memcpy(changed, good, at);
            changed[at] = bytes[i];
            memcpy(changed + at + 1, good + at, size - at);
            compare_with_oracle(data, changed, size + 1);
            if (at < size) {
                memcpy(changed + at + 1, good + at + 1, size - at - 1);
                compare_with_oracle(data, changed, size);
            }
            tried += 2;
        }
    for (size_t at = 0; at < size; at++) {
        memcpy(changed, good, at);
        memcpy(changed + at, good + at + 1, size - at - 1);
        compare_with_oracle(data, changed, size - 1);
        compare_with_oracle(data, good, at);
    }
    return tried;
}

static void test_every_small_change_is_judged_as_the_oracle_does(void **state)
{
    static const char *const zu[] = {"0 1\n3 2\nO.\n#O\nX.\n", "14 2\n2 2\nOO\n#X\n3 1\nO\nO\nX\n",
                                     "20 1\n2 10\nO........O\n####X.....\n"};
    static const char *const rabbit[] = {"1 6\nXO.OXO\n1\n1 2\n1 1\n",
                                         "4 4\nOOXX\nOXXO\nOO.O\nXXXO\n2\n3 2\n2 2\n1 2\n1 3\n"};
    static const char *const graph[] = {"5 5 2\n1 2\n2 3\n3 1\n3 4\n4 5\n1 5\n4 3\n",
                                        "2 1 1\n1 1\n2 1\n"};
    static const char *const geography[] = {"3 3\n.##\n...\n#.#\n", "1 1\n#\n"};
    unsigned tried = 0;
    (void)state;
    for (int i = 0; i < 3; i++)
        tried += try_changes(&ZU_DATA, zu[i]);
    for (int i = 0; i < 2; i++) {
        tried += try_changes(&RABBIT_DATA, rabbit[i]);
        tried += try_changes(&GRAPH_DATA, graph[i]);
        tried += try_changes(&GEOGRAPHY_DATA, geography[i]);
    }
    assert_true(tried > 5000);
}

/* ---- Promises, against the reference ---- */

struct small_board {
    int rows;
    int cols;
    char squares[32];
    char text[64];
};

static struct small_board random_board(uint64_t *random)
{
    struct small_board board = {.rows = 2 + (int)random_below(random, 4),
                                .cols = 1 + (int)random_below(random, 4)};
    int count = board.rows * board.cols;
    int pieces[3];
    if (count < 3)
        board.rows = 4;
    count = board.rows * board.cols;
    uint32_t percent = random_below(random, 60);
    for (int i = 0; i < count; i++)
        board.squares[i] = random_below(random, 100) < percent ? '#' : '.';
    do {
        for (int i = 0; i < 3; i++)
            pieces[i] = (int)random_below(random, (uint32_t)count);
    } while (pieces[0] == pieces[1] || pieces[0] == pieces[2] || pieces[1] == pieces[2] ||
             pieces[2] < board.cols);
    for (int i = 0; i < 3; i++)
        board.squares[pieces[i]] = i == 2 ? 'X' : 'O';
    char *end = board.text + sprintf(board.text, "%d %d\n", board.rows, board.cols);
    for (int i = 0; i < count; i++) {
        *end++ = board.squares[i];
        if (i % board.cols == board.cols - 1)
            *end++ = '\n';
    }
    return board;
}

static bool red_is_stuck(const struct small_board *board)
{
    static const int steps[4][2] = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};
    for (int i = 0; i < board->rows * board->cols; i++)
        for (int j = 0; j < 4 && board->squares[i] == 'O'; j++) {
            int row = i / board->cols + steps[j][0];
            int col = i % board->cols + steps[j][1];
            if (row >= 0 && col >= 0 && row < board->rows && col < board->cols &&
                !strchr("#O", board->squares[row * board->cols + col]))
                return false;
        }
    return true;
}

static void test_promises_are_what_the_reference_says(void **state)
{
    enum { BOARDS = 3000 };
    uint64_t random = 5;
    unsigned kept[2] = {0, 0};
    (void)state;
    for (int i = 0; i < BOARDS; i++) {
        struct small_board board = random_board(&random);
        struct reference_zu_value value = reference_zu_solve(board.rows, board.cols, board.squares);
        bool expected[2] = {value.winner == 'T' || red_is_stuck(&board),
                            value.winner == 'T' || value.plies <= 9};
        for (int j = 0; j < 2; j++) {
            char text[80];
            zz_error error;
            struct range points = j ? (struct range){true, 10, 13} : (struct range){true, 1, 4};
            int size = sprintf(text, "%d 1\n%s", i % 2 ? 0 : (int)points.least, board.text);
            bool valid = validate(&ZU_DATA, text, (size_t)size, points, &error) == ZZ_OK;
            if (valid != expected[j])
                fail_msg("%c %d: %s\n%s", value.winner, value.plies, error.message, text);
            kept[j] += valid;
        }
    }
    assert_in_range(kept[0], 50, BOARDS - 50);
    assert_in_range(kept[1], 50, BOARDS - 5);
}

static void test_points_and_numbers_must_agree(void **state)
{
    static const char board[] = "14 1\n2 2\nOO\n#X\n";
    zz_error error;
    (void)state;
    assert_int_equal(validate(&ZU_DATA, board, strlen(board), (struct range){true, 14, 20}, &error),
                     ZZ_OK);
    validate(&ZU_DATA, board, strlen(board), (struct range){true, 7, 9}, &error);
    assert_error(&error, ZZ_BAD_INPUT, 1, 1, "expected points 7-9, or 0, found 14");
    validate(&ZU_DATA, board, strlen(board), (struct range){true, 15, 15}, &error);
    assert_error(&error, ZZ_BAD_INPUT, 1, 1, "expected point 15, or 0, found 14");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_what_is_wrong_is_said_with_its_place),
        cmocka_unit_test(test_every_small_change_is_judged_as_the_oracle_does),
        cmocka_unit_test(test_promises_are_what_the_reference_says),
        cmocka_unit_test(test_points_and_numbers_must_agree),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
