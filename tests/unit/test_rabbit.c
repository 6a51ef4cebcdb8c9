/* test_rabbit.c: the analysis of a record agrees with the rules, and the reader with its format. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include <zugzwang/rabbit.h>

#include "reference/rabbit.h"
#include "support/failing_allocator.h"
#include "support/random.h"

enum { MOST_SQUARES = 20 };

/* Reads the text and solves it. The output has the contest's form. */
static zz_status solve_text(const char *input, char *output, size_t size, const zz_options *options,
                            zz_error *error)
{
    zz_text *text = NULL;
    zz_rabbit_game *game = NULL;
    bool mover_wins[MOST_SQUARES];
    uint64_t mistakes[MOST_SQUARES];
    size_t count = 0;
    zz_status status = zz_text_open_memory(&text, input, strlen(input), options, error);
    if (!status)
        status = zz_rabbit_game_read(&game, text, options, error);
    if (!status)
        status = zz_text_read_end(text, error);
    if (!status)
        status = zz_rabbit_solve(game, mover_wins, options, error);
    if (!status) {
        for (uint64_t j = 1; 2 * j - 1 <= zz_rabbit_game_moves(game); j++)
            if (mover_wins[2 * j - 2] && mover_wins[2 * j - 1])
                mistakes[count++] = j;
        size_t used = (size_t)snprintf(output, size, "%zu\n", count);
        for (size_t i = 0; i < count; i++)
            used += (size_t)snprintf(output + used, size - used, "%u\n", (unsigned)mistakes[i]);
    }
    zz_rabbit_game_free(game);
    zz_text_close(text);
    return status;
}

static void assert_solves_to(const char *input, const char *expected)
{
    char output[256];
    zz_error error;
    assert_int_equal(solve_text(input, output, sizeof output, NULL, &error), ZZ_OK);
    assert_string_equal(output, expected);
}

static void assert_refused(const char *input, uint64_t line, uint64_t column, const char *message)
{
    char output[256];
    zz_error error;
    assert_int_equal(solve_text(input, output, sizeof output, NULL, &error), ZZ_BAD_INPUT);
    assert_int_equal(error.code, ZZ_BAD_INPUT);
    assert_string_equal(error.message, message);
    assert_int_equal(error.line, line);
    assert_int_equal(error.column, column);
}

static void the_contest_samples_have_their_answers(void **state)
{
    (void)state;
    assert_solves_to("1 6\nXO.OXO\n1\n1 2\n1 1\n", "1\n1\n");
    assert_solves_to("3 3\nXOX\nO.O\nXOX\n4\n2 3\n1 3\n1 2\n1 1\n2 1\n3 1\n3 2\n3 3\n", "0\n");
    assert_solves_to("4 4\nOOXX\nOXXO\nOO.O\nXXXO\n2\n3 2\n2 2\n1 2\n1 3\n", "2\n1\n2\n");
}

static void line_ends_and_blanks_do_not_matter(void **state)
{
    (void)state;
    assert_solves_to("1 6\r\nXO.OXO\r\n1\r\n1 2\r\n1 1\r\n", "1\n1\n");
    assert_solves_to("1 6 \nXO.OXO  \n1 \n1 2 \n1 1 \n", "1\n1\n");
    assert_solves_to("\n 1\t6\n\nXO.OXO\n\n1\n1   2\n\n1 1", "1\n1\n");
}

static void a_record_may_be_empty(void **state)
{
    (void)state;
    assert_solves_to("1 1\n.\n0\n", "0\n");
    assert_solves_to("2 2\nO.\nXO\n0\n", "0\n");
}

static void bad_boards_are_refused_where_they_go_wrong(void **state)
{
    (void)state;
    assert_refused("", 1, 1, "expected the number of rows, found the end of the file");
    assert_refused("2\n", 1, 2, "expected the number of columns, found the end of the line");
    assert_refused("0 2\n", 1, 1, "expected the number of rows, from 1 to 2147483647, found 0");
    assert_refused("2 99999999999999999999\n", 1, 3,
                   "expected the number of columns, from 1 to 2147483647, found a larger number");
    assert_refused("2 2\nO.\n", 3, 1, "expected row 2 of 2, found the end of the file");
    assert_refused("2 2\nO.\nX\n0\n", 3, 2,
                   "expected a row of 2 squares, found the end of the line after 1");
    assert_refused("2 2\nO.\nXOX\n0\n", 3, 3,
                   "expected the end of the row after 2 squares, found 'X'");
    assert_refused("2 2\nO.\nX#\n0\n", 3, 2, "expected 'O', 'X' or '.', found '#'");
    assert_refused("2 2\nOX\nXO\n0\n", 2, 1,
                   "expected exactly one '.' on the board that starts here, found none");
    assert_refused("2 2\nO.\n.O\n0\n", 3, 1,
                   "expected exactly one '.' on the board, found another");
}

static void bad_records_are_refused_where_they_go_wrong(void **state)
{
    (void)state;
    assert_refused("1 3\nXO.\n", 3, 1, "expected the number of rounds, found the end of the file");
    assert_refused("1 3\nXO.\n-1\n", 3, 1, "expected the number of rounds, found '-1'");
    assert_refused("1 3\nXO.\n4294967296\n", 3, 1,
                   "expected the number of rounds, from 0 to 4294967295, found 4294967296");
    assert_refused("1 3\nXO.\n0 1\n", 3, 3, "expected the end of the line, found '1'");
    assert_refused("1 3\nXO.\n1\n1 2\n", 5, 1,
                   "expected the row of a piece, found the end of the file");
    assert_refused("1 3\nXO.\n1\n1\n", 4, 2,
                   "expected the column of a piece, found the end of the line");
    assert_refused("1 3\nXO.\n1\n1 2\n1 1\n1 1\n", 6, 1, "expected the end of the file, found '1'");
}

static void a_record_may_end_with_a_move_of_rabbits(void **state)
{
    (void)state;
    assert_solves_to("1 6\nXO.OXO\n1\n1 4\n0 0\n", "0\n");
    assert_solves_to("1 6\nXO.OXO\n1\n1 2\n0 0\n", "1\n1\n");
    assert_solves_to("1 6\nXO.OXO\n2\n1 4\n1 5\n1 6\n 0 0 \n", "0\n");
    assert_refused("1 6\nXO.OXO\n1\n0 0\n0 0\n", 4, 1,
                   "expected the row of a piece, from 1 to 1, found 0");
    assert_refused("1 6\nXO.OXO\n2\n1 4\n0 0\n1 6\n0 0\n", 5, 1,
                   "expected the row of a piece, from 1 to 1, found 0");
    assert_refused("1 6\nXO.OXO\n1\n1 4\n0 1\n", 5, 3,
                   "expected the second 0 of '0 0', from 0 to 0, found 1");
    assert_refused("1 6\nXO.OXO\n1\n1 4\n0 0\n0 0\n", 6, 1,
                   "expected the end of the file, found '0'");
}

static void illegal_moves_are_refused_where_they_stand(void **state)
{
    (void)state;
    assert_refused("1 3\nXO.\n1\n 2 2\n1 1\n", 4, 2,
                   "expected the row of a piece, from 1 to 1, found 2");
    assert_refused("1 3\nXO.\n1\n1 2\n1 0\n", 5, 3,
                   "expected the column of a piece, from 1 to 3, found 0");
    assert_refused("1 3\nXO.\n1\n1 4\n1 1\n", 4, 3,
                   "expected the column of a piece, from 1 to 3, found 4");
    assert_refused("2 3\nXXX\nOX.\n1\n2 2\n1 1\n", 5, 1,
                   "expected a white piece ('O') next to the blank at 2 3, found 'X'");
    assert_refused("2 3\nXXX\nOO.\n1\n2 2\n  2 1\n", 6, 3,
                   "expected a black piece ('X') next to the blank at 2 2, found 'O'");
    assert_refused("2 3\nXXX\nOO.\n1\n2 1\n1 1\n", 5, 1,
                   "expected a white piece ('O') next to the blank at 2 3, found 'O' at 2 1");
    assert_refused("2 3\nXXX\nOO.\n1\n2 3\n1 1\n", 5, 1,
                   "expected a white piece ('O') next to the blank at 2 3, found '.' at 2 3");
    assert_refused("2 2\nXX\n.O\n1\n2 2\n2 1\n", 6, 1,
                   "expected a black piece ('X') next to the blank at 2 2, found 'O'");
    /* neighbours in reading order that are in different rows */
    assert_refused("2 3\nXX.\nOOX\n1\n2 1\n1 1\n", 5, 1,
                   "expected a white piece ('O') next to the blank at 1 3, found 'O' at 2 1");
}

/* The text of a board and a record of moves, given as squares counted from 0. */
static int write_game(char *text, int rows, int cols, const char *board, const int *moves,
                      int count)
{
    int used = sprintf(text, "%d %d\n", rows, cols);
    for (int row = 0; row < rows; row++)
        used += sprintf(text + used, "%.*s\n", cols, board + row * cols);
    used += sprintf(text + used, "%d\n", count / 2);
    for (int i = 0; i < count; i++)
        used += sprintf(text + used, "%d %d\n", moves[i] / cols + 1, moves[i] % cols + 1);
    return used;
}

struct play {
    int rows;
    int cols;
    char board[MOST_SQUARES]; /* as it was before the first move */
    int count;
    int moves[MOST_SQUARES];
    bool mover_wins[MOST_SQUARES + 1]; /* by the reference */
};

/* Solves the first `count` moves of a play and compares every position. */
static void compare_record(const struct play *play, int count)
{
    char text_bytes[512];
    bool mover_wins[MOST_SQUARES + 1];
    zz_error error;
    zz_text *text;
    zz_rabbit_game *game;
    int size = write_game(text_bytes, play->rows, play->cols, play->board, play->moves, count);
    assert_int_equal(zz_text_open_memory(&text, text_bytes, (size_t)size, NULL, &error), ZZ_OK);
    assert_int_equal(zz_rabbit_game_read(&game, text, NULL, &error), ZZ_OK);
    assert_int_equal(zz_rabbit_game_moves(game), count);
    assert_int_equal(zz_rabbit_game_rows(game), play->rows);
    assert_int_equal(zz_rabbit_game_cols(game), play->cols);
    for (int i = 0; i < play->rows * play->cols; i++)
        assert_int_equal(zz_rabbit_game_square(game, (uint32_t)(i / play->cols) + 1,
                                               (uint32_t)(i % play->cols) + 1),
                         play->board[i]);
    assert_int_equal(zz_rabbit_solve(game, mover_wins, NULL, &error), ZZ_OK);
    for (int i = 0; i <= count; i++)
        if (mover_wins[i] != play->mover_wins[i])
            fail_msg("after %d moves the mover should %s in\n%s", i,
                     play->mover_wins[i] ? "win" : "lose", text_bytes);
    zz_rabbit_game_free(game);
    zz_text_close(text);
}

/* Compares every legal record that begins with the play so far, which has led to `board`. */
static uint64_t compare_all_records(struct play *play, char *board)
{
    char side = play->count % 2 ? 'X' : 'O';
    uint64_t records = 0;
    play->mover_wins[play->count] = reference_rabbit_wins(play->rows, play->cols, board, side);
    if (play->count % 2 == 0) {
        compare_record(play, play->count);
        records = 1;
    }
    int moves[4];
    int count = reference_rabbit_moves(play->rows, play->cols, board, side, moves);
    for (int i = 0; i < count; i++) {
        char next[MOST_SQUARES];
        memcpy(next, board, sizeof next);
        reference_rabbit_slide(play->rows, play->cols, next, moves[i]);
        play->moves[play->count++] = moves[i];
        records += compare_all_records(play, next);
        play->count--;
    }
    return records;
}

static uint64_t compare_all_boards(int rows, int cols)
{
    int size = rows * cols;
    uint64_t records = 0;
    for (int blank = 0; blank < size; blank++)
        for (int colours = 0; colours < 1 << (size - 1); colours++) {
            struct play play = {.rows = rows, .cols = cols};
            char board[MOST_SQUARES] = {0};
            for (int i = 0; i < size; i++)
                board[i] = i == blank ? '.' : colours >> (i > blank ? i - 1 : i) & 1 ? 'O' : 'X';
            memcpy(play.board, board, sizeof board);
            records += compare_all_records(&play, board);
        }
    return records;
}

static void every_record_on_every_board_up_to_3x3_agrees_with_the_rules(void **state)
{
    (void)state;
    uint64_t records = 0;
    for (int rows = 1; rows <= 3; rows++)
        for (int cols = 1; cols <= 3; cols++)
            records += compare_all_boards(rows, cols);
    assert_int_equal(records, 8141); /* so that the walk itself is known to be whole */
}

static void every_record_on_some_larger_boards_agrees_with_the_rules(void **state)
{
    (void)state;
    compare_all_boards(1, 8);
    compare_all_boards(8, 1);
    compare_all_boards(2, 5);
    compare_all_boards(3, 4);
}

/* On most random boards play ends soon, so some boards are chessboards with a little noise. */
static void colour_at_random(struct play *play, uint64_t *random)
{
    uint32_t noise = random_below(random, 51);
    for (int i = 0; i < play->rows * play->cols; i++) {
        bool white = (i / play->cols + i % play->cols) % 2;
        play->board[i] = white == (random_below(random, 100) >= noise) ? 'O' : 'X';
    }
    play->board[random_below(random, (uint32_t)(play->rows * play->cols))] = '.';
}

static void random_records_agree_with_the_rules(void **state)
{
    (void)state;
    uint64_t random = 1971;
    for (int round = 0; round < 20000; round++) {
        struct play play = {.rows = 1 + (int)random_below(&random, 4),
                            .cols = 1 + (int)random_below(&random, 5)};
        colour_at_random(&play, &random);
        char board[MOST_SQUARES];
        memcpy(board, play.board, sizeof board);
        for (;;) {
            int moves[4];
            char side = play.count % 2 ? 'X' : 'O';
            play.mover_wins[play.count] = reference_rabbit_wins(play.rows, play.cols, board, side);
            int count = reference_rabbit_moves(play.rows, play.cols, board, side, moves);
            if (count == 0)
                break;
            int move = moves[random_below(&random, (uint32_t)count)];
            reference_rabbit_slide(play.rows, play.cols, board, move);
            play.moves[play.count++] = move;
        }
        compare_record(&play, play.count - play.count % 2);
    }
}

/* Counts the lines of play that the reader takes for legal, plies more than the play so far. A
 * record has an even number of moves, so one with an odd number is followed by a move that is
 * refused, on the line that tells that all before it were legal. */
static uint64_t count_lines_by_reading(struct play *play, int plies)
{
    uint64_t lines = 0;
    if (plies == 0)
        return 1;
    for (int square = 0; square < play->rows * play->cols; square++) {
        char text_bytes[512];
        zz_error error;
        zz_text *text;
        zz_rabbit_game *game;
        play->moves[play->count++] = square;
        int wanted = play->count + play->count % 2;
        play->moves[wanted - 1] = wanted == play->count ? square : -1;
        int size = write_game(text_bytes, play->rows, play->cols, play->board, play->moves, wanted);
        assert_int_equal(zz_text_open_memory(&text, text_bytes, (size_t)size, NULL, &error), ZZ_OK);
        zz_status status = zz_rabbit_game_read(&game, text, NULL, &error);
        if (!status || error.line == (uint64_t)(play->rows + 2 + play->count + 1))
            lines += count_lines_by_reading(play, plies - 1);
        zz_rabbit_game_free(game);
        zz_text_close(text);
        play->count--;
    }
    return lines;
}

static void the_number_of_lines_of_play_is_known(void **state)
{
    (void)state;
    static const struct {
        int rows, cols;
        const char *board;
        uint64_t lines[6];
    } known[] = {
        {1, 6, "XO.OXO", {2, 2, 1, 0, 0, 0}},
        {3, 3, "XOXO.OXOX", {4, 8, 8, 8, 8, 8}},
        {4, 4, "OOXXOXXOOO.OXXXO", {2, 2, 2, 1, 0, 0}},
        {4, 5, "XOXOXOXOXOXO.OXOXOXO", {4, 11, 26, 44, 72, 108}},
        {4, 5, ".OXOXOXOXOXOXOXOXOXO", {2, 4, 10, 23, 53, 106}},
        {2, 5, "XXOXXOO.OO", {3, 4, 4, 2, 2, 0}},
    };
    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        for (int plies = 1; plies <= 6; plies++) {
            struct play play = {.rows = known[i].rows, .cols = known[i].cols};
            memcpy(play.board, known[i].board, strlen(known[i].board));
            char board[MOST_SQUARES];
            memcpy(board, play.board, sizeof board);
            uint64_t lines = reference_rabbit_count(play.rows, play.cols, board, 'O', plies);
            assert_int_equal(lines, known[i].lines[plies - 1]);
            assert_int_equal(count_lines_by_reading(&play, plies), lines);
        }
}

static void running_out_of_memory_anywhere_is_a_clean_error(void **state)
{
    (void)state;
    bool done = false;
    for (uint64_t n = 0; !done; n++) {
        struct failing_allocator failing = {.fail_at = n};
        zz_options options = {.allocator = failing_allocator_hook(&failing)};
        char output[256];
        zz_error error;
        zz_status status = solve_text("4 4\nOOXX\nOXXO\nOO.O\nXXXO\n2\n3 2\n2 2\n1 2\n1 3\n",
                                      output, sizeof output, &options, &error);
        done = failing.requests <= n;
        assert_int_equal(status, done ? ZZ_OK : ZZ_NO_MEMORY);
        if (!done)
            assert_string_equal(error.message, "out of memory");
        assert_int_equal(failing.live_bytes, 0);
    }
}

static void a_refused_record_leaks_nothing(void **state)
{
    (void)state;
    struct failing_allocator counting = {.fail_at = UINT64_MAX};
    zz_options options = {.allocator = failing_allocator_hook(&counting)};
    char output[256];
    assert_int_equal(solve_text("1 3\nXO.\n1\n1 2\n1 3\n", output, sizeof output, &options, NULL),
                     ZZ_BAD_INPUT);
    assert_int_equal(counting.live_bytes, 0);
}

struct countdown {
    int calls_left;
    int calls;
};

static bool count_down(void *user, const zz_progress *progress)
{
    struct countdown *countdown = user;
    assert_non_null(progress->stage);
    countdown->calls++;
    return countdown->calls_left-- > 0;
}

static void the_callback_can_cancel(void **state)
{
    (void)state;
    enum { PLENTY = 100 };
    bool done = false;
    for (int allowed = 0; !done; allowed++) {
        struct failing_allocator counting = {.fail_at = UINT64_MAX};
        struct countdown countdown = {.calls_left = allowed};
        zz_options options = {.allocator = failing_allocator_hook(&counting),
                              .progress = count_down,
                              .progress_user = &countdown};
        char output[256];
        zz_error error;
        zz_status status =
            solve_text("1 6\nXO.OXO\n1\n1 2\n1 1\n", output, sizeof output, &options, &error);
        done = status == ZZ_OK;
        if (!done) {
            assert_int_equal(status, ZZ_CANCELLED);
            assert_string_equal(error.message, "stopped on request");
        }
        assert_int_equal(countdown.calls, done ? allowed : allowed + 1);
        assert_int_equal(counting.live_bytes, 0);
        assert_in_range(allowed, 0, PLENTY);
    }
}

static void the_memory_limit_is_obeyed(void **state)
{
    (void)state;
    static const char input[] = "1 6\nXO.OXO\n1\n1 2\n1 1\n";
    char output[256];
    zz_error error;
    struct failing_allocator counting = {.fail_at = UINT64_MAX};
    zz_options options = {.allocator = failing_allocator_hook(&counting), .memory_limit = 5};
    assert_int_equal(solve_text(input, output, sizeof output, &options, &error), ZZ_TOO_LARGE);
    assert_string_equal(error.message,
                        "a 1×6 board needs about 6 bytes of memory; 5 bytes may be used");
    options.memory_limit = 6;
    assert_int_equal(solve_text(input, output, sizeof output, &options, &error), ZZ_TOO_LARGE);
    assert_string_equal(error.message, "the board with its record needs about 14 bytes of memory; "
                                       "6 bytes may be used");
    options.memory_limit = 14;
    assert_int_equal(solve_text(input, output, sizeof output, &options, &error), ZZ_TOO_LARGE);
    assert_non_null(strstr(error.message, "solving a 1×6 board needs about"));
    options.memory_limit = 1000;
    assert_int_equal(solve_text(input, output, sizeof output, &options, &error), ZZ_OK);
    assert_int_equal(counting.live_bytes, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_contest_samples_have_their_answers),
        cmocka_unit_test(line_ends_and_blanks_do_not_matter),
        cmocka_unit_test(a_record_may_be_empty),
        cmocka_unit_test(bad_boards_are_refused_where_they_go_wrong),
        cmocka_unit_test(bad_records_are_refused_where_they_go_wrong),
        cmocka_unit_test(a_record_may_end_with_a_move_of_rabbits),
        cmocka_unit_test(illegal_moves_are_refused_where_they_stand),
        cmocka_unit_test(every_record_on_every_board_up_to_3x3_agrees_with_the_rules),
        cmocka_unit_test(every_record_on_some_larger_boards_agrees_with_the_rules),
        cmocka_unit_test(random_records_agree_with_the_rules),
        cmocka_unit_test(the_number_of_lines_of_play_is_known),
        cmocka_unit_test(running_out_of_memory_anywhere_is_a_clean_error),
        cmocka_unit_test(a_refused_record_leaks_nothing),
        cmocka_unit_test(the_callback_can_cancel),
        cmocka_unit_test(the_memory_limit_is_obeyed),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
