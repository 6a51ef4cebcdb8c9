/* test_zu_resources.c: what zu does when memory or patience runs out. */
#include <zugzwang/zu.h>

#include <stdlib.h>
#include <string.h>

#include "support/failing_allocator.h"
#include "support/random.h"
#include "support/testing.h"
#include "support/texts.h"
#include "support/zu_boards.h"

/* Sixteen squares, eight of these make a row of 128. */
#define SIXTEEN "................"
#define ROW_OF_128 SIXTEEN SIXTEEN SIXTEEN SIXTEEN SIXTEEN SIXTEEN SIXTEEN SIXTEEN

/* The last board is so wide that each row of the pawn is a slice of its own, in two planes. */
static const char boards_text[] = "0 3\n"
                                  "3 3\n#.#\nO.O\n.X.\n"
                                  "6 6\n......\n..O...\n......\n..#O..\n......\n..X...\n"
                                  "3 130\n" ROW_OF_128 ".O\n" ROW_OF_128 "..\n" ROW_OF_128 "OX\n";

/* Everything that a program does with a text: open, read, solve, close. */
static zz_status run(const zz_options *options, zz_error *error)
{
    zz_text *text = NULL;
    zz_zu_board *board = NULL;
    zz_zu_solver *solver = NULL;
    zz_outcome outcome;
    uint64_t id;
    uint64_t boards = 0;
    zz_status status = zz_text_open_memory(&text, boards_text, strlen(boards_text), options, error);
    if (!status)
        status = zz_zu_read_header(text, &id, &boards, error);
    if (!status)
        status = zz_zu_solver_create(&solver, options, error);
    for (; !status && boards > 0; boards--) {
        status = zz_zu_board_read(&board, text, options, error);
        if (!status)
            status = zz_zu_solve(solver, board, &outcome, error);
        zz_zu_board_free(board);
    }
    zz_zu_solver_free(solver);
    zz_text_close(text);
    return status;
}

static void every_allocation_may_fail(void **state)
{
    (void)state;
    bool succeeded = false;
    for (uint64_t n = 0; !succeeded; n++) {
        struct failing_allocator failing = {.fail_at = n};
        zz_options options = {.allocator = failing_allocator_hook(&failing)};
        zz_error error = {0};
        zz_status status = run(&options, &error);
        succeeded = failing.requests <= n;
        assert_int_equal(status, succeeded ? ZZ_OK : ZZ_NO_MEMORY);
        assert_int_equal(error.code, status);
        assert_string_equal(error.message, succeeded ? "" : "out of memory");
        assert_int_equal(failing.live_bytes, 0);
    }
}

static void a_solver_goes_on_after_a_failed_allocation(void **state)
{
    (void)state;
    char squares[64];
    memset(squares, '.', sizeof squares);
    put_zu_pieces(squares, (struct zu_pieces){{0, 7}, 60});
    zz_zu_board *board = make_zu_board(8, 8, squares);
    struct failing_allocator failing = {.fail_at = UINT64_MAX};
    zz_options options = {.allocator = failing_allocator_hook(&failing)};
    zz_zu_solver *solver;
    zz_outcome expected;
    zz_outcome outcome;
    assert_int_equal(zz_zu_solver_create(&solver, &options, NULL), ZZ_OK);
    failing.fail_at = failing.requests;
    assert_int_equal(zz_zu_solve(solver, board, &outcome, NULL), ZZ_NO_MEMORY);
    assert_int_equal(zz_zu_solve(solver, board, &outcome, NULL), ZZ_OK);
    zz_zu_solver *other = make_zu_solver();
    assert_int_equal(zz_zu_solve(other, board, &expected, NULL), ZZ_OK);
    assert_int_equal(outcome.winner, expected.winner);
    assert_int_equal(outcome.plies, expected.plies);
    zz_zu_solver_free(other);
    zz_zu_solver_free(solver);
    zz_zu_board_free(board);
    assert_int_equal(failing.live_bytes, 0);
}

struct patience {
    uint64_t calls_left;
    uint64_t calls;
};

static bool lose_patience(void *user, const zz_progress *progress)
{
    struct patience *patience = user;
    patience->calls++;
    if (!progress->stage || progress->stage[0] == '\0')
        return false;
    return patience->calls_left-- > 0;
}

/* A board that takes long enough for the callback to be called. */
static zz_zu_board *make_slow_board(void)
{
    enum { SIDE = 24 };
    char squares[SIDE * SIDE];
    memset(squares, '.', sizeof squares);
    put_zu_pieces(squares, (struct zu_pieces){{0, SIDE - 1}, SIDE * SIDE - SIDE / 2});
    return make_zu_board(SIDE, SIDE, squares);
}

static void the_callback_stops_the_solver(void **state)
{
    (void)state;
    zz_zu_board *board = make_slow_board();
    for (uint64_t calls = 0; calls < 5; calls++) {
        struct patience patience = {calls, 0};
        struct failing_allocator failing = {.fail_at = UINT64_MAX};
        zz_options options = {.allocator = failing_allocator_hook(&failing),
                              .progress = lose_patience,
                              .progress_user = &patience};
        zz_zu_solver *solver;
        zz_outcome outcome;
        zz_error error;
        assert_int_equal(zz_zu_solver_create(&solver, &options, NULL), ZZ_OK);
        assert_int_equal(zz_zu_solve(solver, board, &outcome, &error), ZZ_CANCELLED);
        assert_error(&error, ZZ_CANCELLED, 0, 0, "stopped on request");
        assert_int_equal(patience.calls, calls + 1);
        patience.calls_left = 0;
        assert_int_equal(zz_zu_solve(solver, board, &outcome, NULL), ZZ_CANCELLED);
        zz_zu_solver_free(solver);
        assert_int_equal(failing.live_bytes, 0);
    }
    zz_zu_board_free(board);
}

static void a_solver_solves_again_after_it_was_stopped(void **state)
{
    (void)state;
    struct patience patience = {0, 0};
    zz_options options = {.progress = lose_patience, .progress_user = &patience};
    zz_zu_board *board = make_slow_board();
    zz_zu_solver *solver;
    zz_outcome outcome;
    assert_int_equal(zz_zu_solver_create(&solver, &options, NULL), ZZ_OK);
    assert_int_equal(zz_zu_solve(solver, board, &outcome, NULL), ZZ_CANCELLED);
    patience.calls_left = UINT64_MAX;
    const char *squares = "...#O.#..##O#...#..X";
    assert_zu_answer(solver, 4, 5, squares, reference_zu_solve(4, 5, squares));
    squares = "............O..#..#.O#.X.";
    assert_zu_answer(solver, 5, 5, squares, reference_zu_solve(5, 5, squares));
    zz_zu_solver_free(solver);
    zz_zu_board_free(board);
}

static uint64_t estimate(const zz_zu_board *board)
{
    uint64_t bytes = 0;
    zz_zu_solver *solver = make_zu_solver();
    assert_int_equal(zz_zu_estimate(solver, board, &bytes, NULL), ZZ_OK);
    zz_zu_solver_free(solver);
    return bytes;
}

static void a_board_over_the_limit_is_not_begun(void **state)
{
    (void)state;
    zz_zu_board *board = make_slow_board();
    struct failing_allocator failing = {.fail_at = UINT64_MAX};
    zz_options options = {.allocator = failing_allocator_hook(&failing),
                          .memory_limit = estimate(board) - 1};
    zz_zu_solver *solver;
    zz_outcome outcome;
    zz_error error;
    assert_int_equal(zz_zu_solver_create(&solver, &options, NULL), ZZ_OK);
    assert_int_equal(zz_zu_solve(solver, board, &outcome, &error), ZZ_TOO_LARGE);
    assert_int_equal(error.code, ZZ_TOO_LARGE);
    assert_int_equal(error.line, 0);
    assert_non_null(strstr(error.message, "needs about"));
    assert_non_null(strstr(error.message, "may be used"));
    assert_true(failing.peak_bytes < options.memory_limit / 4); /* only what counts the cost */
    zz_zu_solver_free(solver);
    zz_zu_board_free(board);
}

static void the_limit_holds_for_reading_too(void **state)
{
    (void)state;
    static const zz_options options = {.memory_limit = 1000};
    zz_zu_board *board;
    zz_error error;
    zz_text *text = open_text("100 100\n");
    assert_int_equal(zz_zu_board_read(&board, text, &options, &error), ZZ_TOO_LARGE);
    assert_null(board);
    assert_non_null(strstr(error.message, "100×100 board needs about 9.8 KiB of memory"));
    zz_text_close(text);
}

static void the_estimate_is_about_what_solving_takes(void **state)
{
    (void)state;
    uint64_t random = 1;
    for (int side = 3; side <= 12; side++)
        for (unsigned percent = 0; percent <= 30; percent += 10) {
            char squares[12 * 12];
            random_zu_obstacles(&random, side, side, percent, squares);
            put_zu_pieces(squares, random_zu_pieces(&random, side, side, squares));
            zz_zu_board *board = make_zu_board(side, side, squares);
            struct failing_allocator counting = {.fail_at = UINT64_MAX};
            zz_options options = {.allocator = failing_allocator_hook(&counting),
                                  .memory_limit = estimate(board)};
            zz_zu_solver *solver;
            zz_outcome outcome;
            assert_int_equal(zz_zu_solver_create(&solver, &options, NULL), ZZ_OK);
            assert_int_equal(zz_zu_solve(solver, board, &outcome, NULL), ZZ_OK);
            assert_true(counting.peak_bytes <= options.memory_limit * 3 / 2);
            zz_zu_solver_free(solver);
            zz_zu_board_free(board);
        }
}

/* What a solver keeps from one board for the next must not count twice. */
static void a_board_within_the_limit_can_be_solved_again(void **state)
{
    (void)state;
    char squares[144];
    memset(squares, '.', sizeof squares);
    put_zu_pieces(squares, (struct zu_pieces){{0, 11}, 138});
    zz_zu_board *board = make_zu_board(12, 12, squares);
    zz_options options = {.memory_limit = estimate(board)};
    zz_zu_solver *solver;
    zz_outcome outcome;
    assert_int_equal(zz_zu_solver_create(&solver, &options, NULL), ZZ_OK);
    for (int i = 0; i < 5; i++)
        assert_int_equal(zz_zu_solve(solver, board, &outcome, NULL), ZZ_OK);
    zz_zu_solver_free(solver);
    zz_zu_board_free(board);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_allocation_may_fail),
        cmocka_unit_test(a_solver_goes_on_after_a_failed_allocation),
        cmocka_unit_test(the_callback_stops_the_solver),
        cmocka_unit_test(a_solver_solves_again_after_it_was_stopped),
        cmocka_unit_test(a_board_over_the_limit_is_not_begun),
        cmocka_unit_test(the_limit_holds_for_reading_too),
        cmocka_unit_test(the_estimate_is_about_what_solving_takes),
        cmocka_unit_test(a_board_within_the_limit_can_be_solved_again),
    };
    return cmocka_run_group_tests_name("zu resources", tests, NULL, NULL);
}
