/* test_geography.c: the maze solver agrees with the rules, and the reader with its format. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include <zugzwang/geography.h>

#include "reference/geography.h"
#include "support/failing_allocator.h"
#include "support/random.h"

enum { MOST_SQUARES = 64 };

/* Reads the text and solves it. The output has the contest's form. */
static zz_status solve_text(const char *input, char *output, size_t size, const zz_options *options,
                            zz_error *error)
{
    zz_text *text = NULL;
    zz_geography_maze *maze = NULL;
    bool safe[MOST_SQUARES];
    zz_status status = zz_text_open_memory(&text, input, strlen(input), options, error);
    if (!status)
        status = zz_geography_maze_read(&maze, text, options, error);
    if (!status)
        status = zz_text_read_end(text, error);
    if (!status)
        status = zz_geography_solve(maze, safe, options, error);
    if (!status) {
        uint32_t rows = zz_geography_maze_rows(maze);
        uint32_t cols = zz_geography_maze_cols(maze);
        size_t used = (size_t)snprintf(output, size, "WIN\n");
        for (uint32_t i = 0; i < rows * cols; i++)
            if (safe[i])
                used += (size_t)snprintf(output + used, size - used, "%u %u\n", i / cols + 1,
                                         i % cols + 1);
        if (used == strlen("WIN\n"))
            snprintf(output, size, "LOSE\n");
    }
    zz_geography_maze_free(maze);
    zz_text_close(text);
    return status;
}

static void assert_solves_to(const char *input, const char *expected)
{
    char output[1024];
    zz_error error;
    assert_int_equal(solve_text(input, output, sizeof output, NULL, &error), ZZ_OK);
    assert_string_equal(output, expected);
}

static void assert_refused(const char *input, uint64_t line, uint64_t column, const char *message)
{
    char output[1024];
    zz_error error;
    assert_int_equal(solve_text(input, output, sizeof output, NULL, &error), ZZ_BAD_INPUT);
    assert_int_equal(error.code, ZZ_BAD_INPUT);
    assert_string_equal(error.message, message);
    assert_int_equal(error.line, line);
    assert_int_equal(error.column, column);
}

static void the_contest_sample_has_its_answer(void **state)
{
    (void)state;
    assert_solves_to("3 3\n.##\n...\n#.#\n", "WIN\n2 3\n3 2\n");
    assert_solves_to("3 3\r\n.##\r\n...\r\n#.#\r\n", "WIN\n2 3\n3 2\n");
    assert_solves_to("3 3  \n.## \t\n... \n\n  #.#\n\n", "WIN\n2 3\n3 2\n");
    assert_solves_to("3 3\n.##\n...\n#.#", "WIN\n2 3\n3 2\n");
}

static void small_mazes_have_their_answers(void **state)
{
    (void)state;
    assert_solves_to("1 1\n.\n", "WIN\n1 1\n");
    assert_solves_to("1 1\n#\n", "LOSE\n");
    assert_solves_to("1 2\n..\n", "LOSE\n");
    assert_solves_to("1 3\n...\n", "WIN\n1 1\n1 3\n");
    assert_solves_to("2 2\n..\n..\n", "LOSE\n");
    assert_solves_to("3 3\n...\n...\n...\n", "WIN\n1 1\n1 3\n2 2\n3 1\n3 3\n");
}

static void bad_mazes_are_refused_where_they_go_wrong(void **state)
{
    (void)state;
    assert_refused("", 1, 1, "expected the number of rows, found the end of the file");
    assert_refused("3", 1, 2, "expected the number of columns, found the end of the file");
    assert_refused("3\n", 1, 2, "expected the number of columns, found the end of the line");
    assert_refused("0 3\n", 1, 1, "expected the number of rows, from 1 to 2147483647, found 0");
    assert_refused("2 -3\n", 1, 3, "expected the number of columns, found '-3'");
    assert_refused("2 2 2\n..\n..\n", 1, 5, "expected the end of the line, found '2'");
    assert_refused("2 2\n..\n", 3, 1, "expected row 2 of 2, found the end of the file");
    assert_refused("2 2\n..\n.\n", 3, 2,
                   "expected a row of 2 squares, found the end of the line after 1");
    assert_refused("2 2\n..\n...\n", 3, 3,
                   "expected the end of the row after 2 squares, found '.'");
    assert_refused("2 2\n..\n.X\n", 3, 2, "expected '.' or '#', found 'X'");
    assert_refused("2 2\n..\n..\n..\n", 4, 1, "expected the end of the file, found '..'");
}

static zz_geography_maze *read_maze(int rows, int cols, const char *squares)
{
    char text_bytes[MOST_SQUARES * 2 + 32];
    int used = sprintf(text_bytes, "%d %d\n", rows, cols);
    for (int row = 0; row < rows; row++)
        used += sprintf(text_bytes + used, "%.*s\n", cols, squares + row * cols);
    zz_text *text;
    zz_geography_maze *maze;
    assert_int_equal(zz_text_open_memory(&text, text_bytes, (size_t)used, NULL, NULL), ZZ_OK);
    assert_int_equal(zz_geography_maze_read(&maze, text, NULL, NULL), ZZ_OK);
    zz_text_close(text);
    return maze;
}

static void compare_with_reference(int rows, int cols, char *squares)
{
    bool safe[MOST_SQUARES];
    zz_geography_maze *maze = read_maze(rows, cols, squares);
    assert_int_equal(zz_geography_solve(maze, safe, NULL, NULL), ZZ_OK);
    for (int i = 0; i < rows * cols; i++) {
        bool free_square = squares[i] == '.';
        bool expected = free_square && !reference_geography_mover_wins(rows, cols, squares, i);
        if (safe[i] != expected)
            fail_msg("%d×%d maze %.*s: square %d should%s be safe", rows, cols, rows * cols,
                     squares, i, expected ? "" : " not");
        uint32_t row = (uint32_t)(i / cols) + 1;
        uint32_t col = (uint32_t)(i % cols) + 1;
        assert_int_equal(zz_geography_maze_square(maze, row, col), squares[i]);
    }
    zz_geography_maze_free(maze);
}

static void every_maze_up_to_4x4_agrees_with_the_rules(void **state)
{
    (void)state;
    char squares[16];
    for (int rows = 1; rows <= 4; rows++)
        for (int cols = 1; cols <= 4; cols++)
            for (uint32_t walls = 0; walls < UINT32_C(1) << (rows * cols); walls++) {
                for (int i = 0; i < rows * cols; i++)
                    squares[i] = walls >> i & 1 ? '#' : '.';
                compare_with_reference(rows, cols, squares);
            }
}

static void random_mazes_agree_with_the_rules(void **state)
{
    (void)state;
    uint64_t random = 4055;
    char squares[MOST_SQUARES];
    for (int round = 0; round < 2000; round++) {
        int rows = 1 + (int)random_below(&random, 6);
        int cols = 1 + (int)random_below(&random, 6);
        uint32_t walls = 30 + random_below(&random, 30);
        for (int i = 0; i < rows * cols; i++)
            squares[i] = random_below(&random, 100) < walls ? '#' : '.';
        compare_with_reference(rows, cols, squares);
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
        zz_status status =
            solve_text("3 3\n.##\n...\n#.#\n", output, sizeof output, &options, &error);
        done = failing.requests <= n;
        assert_int_equal(status, done ? ZZ_OK : ZZ_NO_MEMORY);
        if (!done)
            assert_string_equal(error.message, "out of memory");
        assert_int_equal(failing.live_bytes, 0);
    }
}

static bool refuse(void *user, const zz_progress *progress)
{
    assert_non_null(progress->stage);
    ++*(int *)user;
    return false;
}

static void the_callback_can_cancel(void **state)
{
    (void)state;
    struct failing_allocator counting = {.fail_at = UINT64_MAX};
    int calls = 0;
    zz_options options = {.allocator = failing_allocator_hook(&counting),
                          .progress = refuse,
                          .progress_user = &calls};
    char output[256];
    zz_error error;
    assert_int_equal(solve_text("1 3\n...\n", output, sizeof output, &options, &error),
                     ZZ_CANCELLED);
    assert_string_equal(error.message, "stopped on request");
    assert_int_equal(calls, 1);
    assert_int_equal(counting.live_bytes, 0);
}

static void the_memory_limit_is_obeyed_before_anything_is_allocated(void **state)
{
    (void)state;
    zz_error error;
    bool safe[4];
    char output[256];
    zz_options options = {.memory_limit = 3};
    assert_int_equal(solve_text("2 2\n..\n..\n", output, sizeof output, &options, &error),
                     ZZ_TOO_LARGE);
    assert_string_equal(error.message,
                        "a 2×2 board needs about 4 bytes of memory; 3 bytes may be used");
    zz_geography_maze *maze = read_maze(2, 2, "....");
    struct failing_allocator counting = {.fail_at = UINT64_MAX};
    options.allocator = failing_allocator_hook(&counting);
    options.memory_limit = 20;
    assert_int_equal(zz_geography_solve(maze, safe, &options, &error), ZZ_TOO_LARGE);
    assert_non_null(strstr(error.message, "solving a 2×2 board needs about"));
    assert_int_equal(counting.requests, 0);
    options.memory_limit = 1000;
    assert_int_equal(zz_geography_solve(maze, safe, &options, &error), ZZ_OK);
    zz_geography_maze_free(maze);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_contest_sample_has_its_answer),
        cmocka_unit_test(small_mazes_have_their_answers),
        cmocka_unit_test(bad_mazes_are_refused_where_they_go_wrong),
        cmocka_unit_test(every_maze_up_to_4x4_agrees_with_the_rules),
        cmocka_unit_test(random_mazes_agree_with_the_rules),
        cmocka_unit_test(running_out_of_memory_anywhere_is_a_clean_error),
        cmocka_unit_test(the_callback_can_cancel),
        cmocka_unit_test(the_memory_limit_is_obeyed_before_anything_is_allocated),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
