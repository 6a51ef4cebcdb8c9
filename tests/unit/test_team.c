/* test_team.c: every piece of work is done once, however many share it. */
#include "base/team.h"

#include <stdatomic.h>

#include "base/memory.h"
#include "support/failing_allocator.h"
#include "support/testing.h"

enum { MOST_PIECES = 100 };

struct job {
    atomic_uint done[MOST_PIECES];
    unsigned polls;
};

static void do_piece(void *context, unsigned piece)
{
    struct job *job = context;
    atomic_fetch_add(&job->done[piece], 1);
}

static bool count_poll(void *context)
{
    struct job *job = context;
    job->polls++;
    return true;
}

static bool stop_at_once(void *context)
{
    count_poll(context);
    return false;
}

static void each_piece_is_done_once(void **state)
{
    (void)state;
    zz_allocator allocator = zz_allocator_of(NULL);
    for (unsigned threads = 0; threads <= 5; threads++) {
        zz_team *team = zz_team_create(threads, &allocator);
        assert_non_null(team);
        assert_in_range(zz_team_size(team), 1, threads > 1 ? threads : 1);
        for (unsigned round = 0; round < 300; round++) {
            struct job job = {.polls = 0};
            unsigned pieces = round % (MOST_PIECES + 1);
            zz_team_share(team, do_piece, &job, pieces, round % 2 ? count_poll : NULL);
            for (unsigned piece = 0; piece < MOST_PIECES; piece++)
                assert_int_equal(atomic_load(&job.done[piece]), piece < pieces);
            assert_true(job.polls <= (round % 2 ? pieces : 0));
        }
        zz_team_free(team);
    }
}

static void the_caller_alone_looks_up_after_each_piece(void **state)
{
    (void)state;
    zz_allocator allocator = zz_allocator_of(NULL);
    zz_team *team = zz_team_create(1, &allocator);
    struct job job = {.polls = 0};
    assert_int_equal(zz_team_size(team), 1);
    zz_team_share(team, do_piece, &job, 50, count_poll);
    assert_int_equal(job.polls, 50);
    zz_team_free(team);
}

/* A pause long enough for the helpers to go to sleep, again and again. */
static void helpers_wake_up_after_a_long_pause(void **state)
{
    (void)state;
    zz_allocator allocator = zz_allocator_of(NULL);
    zz_team *team = zz_team_create(3, &allocator);
    for (int round = 0; round < 5; round++) {
        struct job job = {.polls = 0};
        for (volatile unsigned spin = 0; spin < 20000000; spin++)
            continue;
        zz_team_share(team, do_piece, &job, MOST_PIECES, NULL);
        for (unsigned piece = 0; piece < MOST_PIECES; piece++)
            assert_int_equal(atomic_load(&job.done[piece]), 1);
    }
    zz_team_free(team);
}

static void work_can_be_left_undone(void **state)
{
    (void)state;
    zz_allocator allocator = zz_allocator_of(NULL);
    for (unsigned threads = 1; threads <= 3; threads++) {
        zz_team *team = zz_team_create(threads, &allocator);
        struct job job = {.polls = 0};
        zz_team_share(team, do_piece, &job, MOST_PIECES, stop_at_once);
        assert_true(job.polls <= 1);
        for (unsigned piece = 0; piece < MOST_PIECES; piece++)
            assert_true(atomic_load(&job.done[piece]) <= 1);
        if (threads == 1)
            assert_int_equal(atomic_load(&job.done[1]), 0);
        zz_team_free(team);
    }
}

static void a_team_needs_memory(void **state)
{
    (void)state;
    struct failing_allocator failing = {.fail_at = 0};
    zz_allocator hook = failing_allocator_hook(&failing);
    assert_null(zz_team_create(2, &hook));
    zz_team *team = zz_team_create(2, &hook);
    assert_non_null(team);
    zz_team_free(team);
    zz_team_free(NULL);
    assert_int_equal(failing.live_bytes, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_piece_is_done_once),
        cmocka_unit_test(the_caller_alone_looks_up_after_each_piece),
        cmocka_unit_test(helpers_wake_up_after_a_long_pause),
        cmocka_unit_test(work_can_be_left_undone),
        cmocka_unit_test(a_team_needs_memory),
    };
    return cmocka_run_group_tests_name("team", tests, NULL, NULL);
}
