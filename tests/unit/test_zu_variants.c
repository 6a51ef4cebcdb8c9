/* test_zu_variants.c: neither the number of threads nor the instructions that are used change
 * anything that the engine finds, at any ply. */
#include "support/random.h"
#include "support/testing.h"
#include "support/zu_tables.h"

/* One number for all that is known after each ply of each slice. */
static void digest_all(void *user, uint64_t ply, const zz_zu_view *view)
{
    uint64_t *digest = user;
    const zz_pairs *pairs = view->pairs;
    for (uint32_t i = 0; i < pairs->rows; i++) {
        uint32_t a = pairs->row[i].position;
        for (uint32_t b = pairs->row[i].start; b < pairs->positions; b++)
            for (unsigned plane = 0; pairs->second[b] && plane < view->shape->planes; plane++) {
                const uint64_t words[4] = {zz_slice_red_wins(view->slice, a, b, plane),
                                           zz_slice_red_loses(view->slice, a, b, plane),
                                           zz_slice_black_wins(view->slice, a, b, plane),
                                           zz_slice_black_loses(view->slice, a, b, plane)};
                for (int word = 0; word < 4; word++)
                    *digest = (*digest ^ words[word] ^ ply) * UINT64_C(0x100000001B3) + 1;
            }
    }
}

static uint64_t digest_of(zz_zu_solver *solver, int rows, int cols, const char *squares)
{
    uint64_t digest = 0;
    zz_outcome outcome;
    zz_zu_board *board = make_zu_board(rows, cols, squares);
    solver->observer = digest_all;
    solver->observer_user = &digest;
    assert_int_equal(zz_zu_solve(solver, board, &outcome, NULL), ZZ_OK);
    solver->observer = NULL;
    zz_zu_board_free(board);
    return digest ^ outcome.plies << 2 ^ outcome.winner;
}

/* Boards that take several pieces, slices or planes. */
static void assert_same_tables(zz_zu_solver **solvers, size_t count)
{
    enum { SIDE = WORD < 64 ? 9 : 20 };
    static const int sizes[][2] = {{SIDE, SIDE},  {SIDE - 4, SIDE - 4}, {SIDE / 2, SIDE * 3 / 2},
                                   {3, WORD + 1}, {2, 2 * WORD + 2},    {2 * WORD + 2, 1}};
    uint64_t random = 18;
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++)
        for (unsigned percent = 0; percent <= 25; percent += 25) {
            char squares[MOST_ZU_SQUARES];
            int rows = sizes[i][0];
            int cols = sizes[i][1];
            random_zu_obstacles(&random, rows, cols, percent, squares);
            put_zu_pieces(squares, random_zu_pieces(&random, rows, cols, squares));
            uint64_t digest = digest_of(solvers[0], rows, cols, squares);
            for (size_t other = 1; other < count; other++)
                assert_true(digest_of(solvers[other], rows, cols, squares) == digest);
        }
}

static void assert_small_tables(zz_zu_solver *solver)
{
    uint64_t random = 19;
    for (unsigned n = 0; n < 36; n++) {
        char squares[49];
        int rows = random_size(&random, 3, 7);
        int cols = random_size(&random, 3, 7);
        random_zu_obstacles(&random, rows, cols, n, squares);
        compare_zu_tables(solver, &random, rows, cols, squares);
    }
}

static void any_number_of_threads_gives_the_same_tables(void **state)
{
    static const unsigned threads[] = {1, 2, 3, 7};
    (void)state;
    zz_zu_solver *solvers[4];
    for (int i = 0; i < 4; i++)
        solvers[i] = make_zu_solver_with(threads[i], ZZ_SIMD_BEST);
    for (int i = 1; i < 4; i++)
        assert_small_tables(solvers[i]);
    assert_same_tables(solvers, 4);
    for (int i = 0; i < 4; i++)
        zz_zu_solver_free(solvers[i]);
}

static void any_instructions_give_the_same_tables(void **state)
{
    static const struct {
        zz_simd simd;
        const char *name;
    } variants[] = {
        {ZZ_SIMD_PORTABLE, "portable"}, {ZZ_SIMD_AVX2, "AVX2"}, {ZZ_SIMD_AVX512, "AVX-512"}};
    (void)state;
    zz_zu_solver *solvers[3];
    size_t count = 0;
    for (int i = 0; i < 3; i++) {
        bool exists = zz_simd_exists(variants[i].simd);
        print_message("# %s: %s\n", variants[i].name, exists ? "tested" : "not on this machine");
        if (exists)
            solvers[count++] = make_zu_solver_with(1, variants[i].simd);
    }
    for (size_t i = 0; i < count; i++)
        assert_small_tables(solvers[i]);
    assert_same_tables(solvers, count);
    for (size_t i = 0; i < count; i++)
        zz_zu_solver_free(solvers[i]);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(any_number_of_threads_gives_the_same_tables),
        cmocka_unit_test(any_instructions_give_the_same_tables),
    };
    return cmocka_run_group_tests_name("zu variants", tests, NULL, tell_positions_compared);
}
