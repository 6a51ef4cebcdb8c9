/* test_zu_threads.c: the number of threads changes no answer, and solvers on different threads do
 * not meet. */
#include <zugzwang/zu.h>

#include <pthread.h>
#include <string.h>

#include "support/failing_allocator.h"
#include "support/random.h"
#include "support/testing.h"
#include "support/texts.h"
#include "support/zu_boards.h"

static const unsigned thread_counts[] = {1, 2, 3, 7};
enum { THREAD_COUNTS = sizeof thread_counts / sizeof *thread_counts };

static zz_zu_solver *make_threaded_solver(unsigned threads)
{
    zz_options options = {.threads = threads};
    zz_zu_solver *solver;
    assert_int_equal(zz_zu_solver_create(&solver, &options, NULL), ZZ_OK);
    return solver;
}

static void any_number_of_threads_agrees_with_the_reference(void **state)
{
    (void)state;
    for (int i = 0; i < THREAD_COUNTS; i++) {
        zz_zu_solver *solver = make_threaded_solver(thread_counts[i]);
        uint64_t random = 6;
        for (unsigned n = 0; n < 150; n++) {
            char squares[36];
            int rows = 3 + (int)random_below(&random, 4);
            int cols = 3 + (int)random_below(&random, 4);
            random_zu_obstacles(&random, rows, cols, n % 40, squares);
            put_zu_pieces(squares, random_zu_pieces(&random, rows, cols, squares));
            assert_zu_answer(solver, rows, cols, squares, reference_zu_solve(rows, cols, squares));
        }
        zz_zu_solver_free(solver);
    }
}

/* Larger than the reference can do: threads against one thread. */
static void any_number_of_threads_gives_the_same_answer(void **state)
{
    (void)state;
    zz_zu_solver *solvers[THREAD_COUNTS];
    uint64_t random = 7;
    for (int i = 0; i < THREAD_COUNTS; i++)
        solvers[i] = make_threaded_solver(thread_counts[i]);
    for (unsigned n = 0; n < 20; n++) {
        char squares[14 * 20];
        zz_outcome outcome[THREAD_COUNTS];
        int rows = 8 + (int)random_below(&random, 7);
        int cols = 8 + (int)random_below(&random, 13);
        random_zu_obstacles(&random, rows, cols, 2 * n % 30, squares);
        put_zu_pieces(squares, random_zu_pieces(&random, rows, cols, squares));
        zz_zu_board *board = make_zu_board(rows, cols, squares);
        for (int i = 0; i < THREAD_COUNTS; i++) {
            assert_int_equal(zz_zu_solve(solvers[i], board, &outcome[i], NULL), ZZ_OK);
            assert_int_equal(outcome[i].winner, outcome[0].winner);
            assert_int_equal(outcome[i].plies, outcome[0].plies);
        }
        zz_zu_board_free(board);
    }
    for (int i = 0; i < THREAD_COUNTS; i++)
        zz_zu_solver_free(solvers[i]);
}

static void every_allocation_may_fail_with_threads_too(void **state)
{
    (void)state;
    char squares[100];
    memset(squares, '.', sizeof squares);
    put_zu_pieces(squares, (struct zu_pieces){{0, 9}, 94});
    zz_zu_board *board = make_zu_board(10, 10, squares);
    bool succeeded = false;
    for (uint64_t n = 0; !succeeded; n++) {
        struct failing_allocator failing = {.fail_at = n};
        zz_options options = {.allocator = failing_allocator_hook(&failing), .threads = 3};
        zz_zu_solver *solver = NULL;
        zz_outcome outcome;
        zz_status status = zz_zu_solver_create(&solver, &options, NULL);
        if (!status)
            status = zz_zu_solve(solver, board, &outcome, NULL);
        zz_zu_solver_free(solver);
        succeeded = failing.requests <= n;
        assert_int_equal(status, succeeded ? ZZ_OK : ZZ_NO_MEMORY);
        assert_int_equal(failing.live_bytes, 0);
    }
    zz_zu_board_free(board);
}

static bool refuse(void *user, const zz_progress *progress)
{
    (void)progress;
    /* The callback runs on the thread that called the solver. */
    assert_true(pthread_equal(*(pthread_t *)user, pthread_self()));
    return false;
}

static void threads_stop_on_request(void **state)
{
    enum { SIDE = 24 };
    (void)state;
    pthread_t self = pthread_self();
    char squares[SIDE * SIDE];
    memset(squares, '.', sizeof squares);
    put_zu_pieces(squares, (struct zu_pieces){{0, SIDE - 1}, SIDE * SIDE - SIDE / 2});
    zz_zu_board *board = make_zu_board(SIDE, SIDE, squares);
    for (int i = 0; i < THREAD_COUNTS; i++) {
        zz_options options = {
            .threads = thread_counts[i], .progress = refuse, .progress_user = &self};
        zz_zu_solver *solver;
        zz_outcome outcome;
        assert_int_equal(zz_zu_solver_create(&solver, &options, NULL), ZZ_OK);
        assert_int_equal(zz_zu_solve(solver, board, &outcome, NULL), ZZ_CANCELLED);
        assert_int_equal(zz_zu_solve(solver, board, &outcome, NULL), ZZ_CANCELLED);
        zz_zu_solver_free(solver);
    }
    zz_zu_board_free(board);
}

/* One of several threads: its own boards, its own solver, and how often it was wrong. */
struct worker {
    pthread_t thread;
    uint64_t seed;
    int wrong;
};

enum { WORKERS = 3, BOARDS_A_WORKER = 200 };

static void *work(void *argument)
{
    struct worker *worker = argument;
    uint64_t random = worker->seed;
    zz_zu_solver *solver = NULL;
    if (zz_zu_solver_create(&solver, NULL, NULL))
        return NULL;
    worker->wrong = 0;
    for (int i = 0; i < BOARDS_A_WORKER; i++) {
        char squares[25];
        zz_outcome outcome = {ZZ_WINNER_NONE, 0};
        random_zu_obstacles(&random, 5, 5, 20, squares);
        put_zu_pieces(squares, random_zu_pieces(&random, 5, 5, squares));
        struct reference_zu_value expected = reference_zu_solve(5, 5, squares);
        zz_zu_board *board = make_zu_board(5, 5, squares);
        zz_status status = zz_zu_solve(solver, board, &outcome, NULL);
        zz_zu_board_free(board);
        worker->wrong += status || (int)outcome.plies != expected.plies ||
                         (outcome.winner == ZZ_WINNER_FIRST) != (expected.winner == 'R') ||
                         (outcome.winner == ZZ_WINNER_SECOND) != (expected.winner == 'B');
    }
    zz_zu_solver_free(solver);
    return NULL;
}

static void threads_with_their_own_solvers_do_not_meet(void **state)
{
    (void)state;
    struct worker workers[WORKERS];
    for (int i = 0; i < WORKERS; i++) {
        workers[i] = (struct worker){.seed = (uint64_t)i, .wrong = -1};
        assert_int_equal(pthread_create(&workers[i].thread, NULL, work, &workers[i]), 0);
    }
    for (int i = 0; i < WORKERS; i++) {
        assert_int_equal(pthread_join(workers[i].thread, NULL), 0);
        assert_int_equal(workers[i].wrong, 0);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(any_number_of_threads_agrees_with_the_reference),
        cmocka_unit_test(any_number_of_threads_gives_the_same_answer),
        cmocka_unit_test(every_allocation_may_fail_with_threads_too),
        cmocka_unit_test(threads_stop_on_request),
        cmocka_unit_test(threads_with_their_own_solvers_do_not_meet),
    };
    return cmocka_run_group_tests_name("zu threads", tests, NULL, NULL);
}
