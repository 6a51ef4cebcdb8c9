/* test_memory.c: the allocator hook, the arena on top of it, and counting without overflow. */
#include "base/memory.h"

#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "support/failing_allocator.h"
#include "support/testing.h"
#include "support/texts.h"

static void fresh_memory_is_zero(void **state)
{
    (void)state;
    struct failing_allocator failing = {.fail_at = UINT64_MAX};
    zz_allocator hooks[] = {zz_allocator_of(NULL), failing_allocator_hook(&failing)};
    for (int i = 0; i < 2; i++) {
        unsigned char *dirty = zz_allocate(&hooks[i], 100, 10);
        memset(dirty, 0xFF, 1000);
        zz_release(&hooks[i], dirty, 100, 10);
        unsigned char *block = zz_allocate(&hooks[i], 100, 10);
        for (int byte = 0; byte < 1000; byte++)
            assert_int_equal(block[byte], 0);
        zz_release(&hooks[i], block, 100, 10);
    }
    assert_int_equal(failing.live_bytes, 0);
}

static void options_without_an_allocator_mean_malloc(void **state)
{
    (void)state;
    zz_options options = {0};
    zz_allocator chosen = zz_allocator_of(&options);
    zz_allocator standard = zz_allocator_of(NULL);
    assert_true(chosen.resize == standard.resize);
    struct failing_allocator failing = {0};
    options.allocator = failing_allocator_hook(&failing);
    chosen = zz_allocator_of(&options);
    assert_ptr_equal(chosen.user, &failing);
}

static void a_block_of_nothing_is_a_block(void **state)
{
    (void)state;
    struct failing_allocator failing = {.fail_at = UINT64_MAX};
    zz_allocator hook = failing_allocator_hook(&failing);
    void *block = zz_allocate(&hook, 0, 8);
    assert_non_null(block);
    zz_release(&hook, block, 0, 8);
    zz_release(&hook, NULL, 5, 8);
    assert_int_equal(failing.live_bytes, 0);
}

static void a_size_that_overflows_is_refused(void **state)
{
    (void)state;
    struct failing_allocator failing = {.fail_at = UINT64_MAX};
    zz_allocator hook = failing_allocator_hook(&failing);
    assert_null(zz_allocate(&hook, UINT64_MAX, 2));
    assert_null(zz_allocate(&hook, UINT64_MAX / 2, 2));
    assert_null(zz_allocate(&hook, UINT64_C(1) << 61, 8));
    assert_null(zz_reallocate(&hook, NULL, 0, UINT64_MAX, 16));
    assert_int_equal(failing.requests, 0);
}

static void a_block_grows_and_keeps_its_contents(void **state)
{
    (void)state;
    struct failing_allocator failing = {.fail_at = UINT64_MAX};
    zz_allocator hooks[] = {zz_allocator_of(NULL), failing_allocator_hook(&failing)};
    for (int i = 0; i < 2; i++) {
        int *block = zz_reallocate(&hooks[i], NULL, 0, 2, sizeof *block);
        block[0] = 11;
        block[1] = 22;
        block = zz_reallocate(&hooks[i], block, 2, 1000, sizeof *block);
        assert_int_equal(block[0], 11);
        assert_int_equal(block[1], 22);
        assert_null(zz_reallocate(&hooks[i], block, 1000, UINT64_MAX, sizeof *block));
        assert_int_equal(block[1], 22);
        zz_release(&hooks[i], block, 1000, sizeof *block);
    }
    assert_int_equal(failing.live_bytes, 0);
}

static void a_refusing_hook_is_out_of_memory(void **state)
{
    (void)state;
    struct failing_allocator failing = {.fail_at = 0};
    zz_allocator hook = failing_allocator_hook(&failing);
    zz_error error;
    assert_null(zz_allocate(&hook, 1, 1));
    assert_int_equal(zz_fail_memory(&error), ZZ_NO_MEMORY);
    assert_error(&error, ZZ_NO_MEMORY, 0, 0, "out of memory");
}

static void counting_stops_at_the_largest_number(void **state)
{
    (void)state;
    assert_true(zz_saturating_add(UINT64_MAX - 1, 1) == UINT64_MAX);
    assert_true(zz_saturating_add(UINT64_MAX, 1) == UINT64_MAX);
    assert_true(zz_saturating_add(UINT64_MAX, UINT64_MAX) == UINT64_MAX);
    assert_int_equal(zz_saturating_add(2, 3), 5);
    assert_int_equal(zz_saturating_multiply(6, 7), 42);
    assert_int_equal(zz_saturating_multiply(UINT64_MAX, 0), 0);
    assert_int_equal(zz_saturating_multiply(0, UINT64_MAX), 0);
    assert_true(zz_saturating_multiply(UINT64_MAX, 1) == UINT64_MAX);
    assert_true(zz_saturating_multiply(UINT64_C(1) << 32, UINT64_C(1) << 32) == UINT64_MAX);
    assert_true(zz_saturating_multiply(UINT64_C(1) << 32, UINT64_C(1) << 31) == UINT64_C(1) << 63);
}

static void says_how_much_over_the_limit_it_is(void **state)
{
    static const struct {
        uint64_t bytes;
        uint64_t limit;
        const char *message;
    } cases[] = {
        {11, 10, "it needs about 11 bytes of memory; 10 bytes may be used"},
        {1024, 1023, "it needs about 1.0 KiB of memory; 1023 bytes may be used"},
        {1536 << 20, 1 << 20, "it needs about 1.5 GiB of memory; 1.0 MiB may be used"},
        {UINT64_MAX - 1, UINT64_C(1) << 50,
         "it needs about 16.0 EiB of memory; 1.0 PiB may be used"},
        {UINT64_MAX, 0, "it needs more memory than can be counted"},
        {UINT64_MAX, UINT64_MAX, "it needs more memory than can be counted"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        zz_options options = {.memory_limit = cases[i].limit};
        zz_error error = {0};
        assert_int_equal(zz_check_limit(&options, cases[i].bytes, "it", &error), ZZ_TOO_LARGE);
        assert_error(&error, ZZ_TOO_LARGE, 0, 0, cases[i].message);
    }
}

static void without_a_limit_only_the_uncountable_is_too_large(void **state)
{
    (void)state;
    zz_options options = {.memory_limit = 10};
    assert_int_equal(zz_check_limit(&options, 10, "it", NULL), ZZ_OK);
    options.memory_limit = 0;
    assert_int_equal(zz_check_limit(&options, UINT64_MAX - 1, "it", NULL), ZZ_OK);
    assert_int_equal(zz_check_limit(NULL, UINT64_MAX - 1, "it", NULL), ZZ_OK);
    assert_int_equal(zz_check_limit(NULL, UINT64_MAX, "it", NULL), ZZ_TOO_LARGE);
}

static void an_arena_gives_pieces_that_do_not_overlap(void **state)
{
    enum { PIECES = 200 };
    (void)state;
    struct failing_allocator failing = {.fail_at = UINT64_MAX};
    zz_arena arena = {.allocator = failing_allocator_hook(&failing)};
    for (int round = 0; round < 3; round++) {
        unsigned char *pieces[PIECES];
        for (unsigned i = 0; i < PIECES; i++) {
            pieces[i] = zz_arena_take(&arena, i * 10, 3);
            assert_non_null(pieces[i]);
            assert_int_equal((uintptr_t)pieces[i] % 64, 0);
            memset(pieces[i], (int)i, i * 30);
        }
        for (unsigned i = 0; i < PIECES; i++)
            for (unsigned byte = 0; byte < i * 30; byte++)
                assert_int_equal(pieces[i][byte], i);
        zz_arena_reset(&arena);
    }
    zz_arena_free(&arena);
    zz_arena_free(&arena);
    assert_int_equal(failing.live_bytes, 0);
}

static void an_arena_allocates_no_more_the_third_time(void **state)
{
    (void)state;
    struct failing_allocator failing = {.fail_at = UINT64_MAX};
    zz_arena arena = {.allocator = failing_allocator_hook(&failing)};
    uint64_t requests = 0;
    for (int round = 0; round < 5; round++) {
        if (round == 2)
            requests = failing.requests;
        for (int i = 0; i < 20; i++)
            assert_non_null(zz_arena_take(&arena, 10000, 5));
        zz_arena_reset(&arena);
    }
    assert_int_equal(failing.requests, requests);
    zz_arena_free(&arena);
    assert_int_equal(failing.live_bytes, 0);
}

static void an_arena_may_run_out_of_memory_anywhere(void **state)
{
    (void)state;
    for (uint64_t n = 0; n < 6; n++) {
        struct failing_allocator failing = {.fail_at = n};
        zz_arena arena = {.allocator = failing_allocator_hook(&failing)};
        for (int i = 0; i < 10; i++) {
            char *piece = zz_arena_take(&arena, 60000, 1);
            if (piece)
                memset(piece, 1, 60000);
            if (i % 4 == 3)
                zz_arena_reset(&arena);
        }
        assert_null(zz_arena_take(&arena, UINT64_MAX, 8));
        zz_arena_free(&arena);
        assert_int_equal(failing.live_bytes, 0);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(fresh_memory_is_zero),
        cmocka_unit_test(options_without_an_allocator_mean_malloc),
        cmocka_unit_test(a_block_of_nothing_is_a_block),
        cmocka_unit_test(a_size_that_overflows_is_refused),
        cmocka_unit_test(a_block_grows_and_keeps_its_contents),
        cmocka_unit_test(a_refusing_hook_is_out_of_memory),
        cmocka_unit_test(counting_stops_at_the_largest_number),
        cmocka_unit_test(says_how_much_over_the_limit_it_is),
        cmocka_unit_test(without_a_limit_only_the_uncountable_is_too_large),
        cmocka_unit_test(an_arena_gives_pieces_that_do_not_overlap),
        cmocka_unit_test(an_arena_allocates_no_more_the_third_time),
        cmocka_unit_test(an_arena_may_run_out_of_memory_anywhere),
    };
    return cmocka_run_group_tests_name("memory", tests, NULL, NULL);
}
