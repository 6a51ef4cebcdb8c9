/* test_zu.c: the solver agrees with the reference, on every small board and on random larger ones.
 *
 * One run of the reference gives the value of every placement of the pieces on a set of obstacles,
 * so whole sets are compared at once. */
#include <stdlib.h>
#include <string.h>

#include "support/random.h"
#include "support/testing.h"
#include "support/zu_boards.h"

/* What a test needs again and again: a solver that is reused, and the reference's table. */
struct bench {
    zz_zu_solver *solver;
    struct reference_zu_value *table;
    uint64_t boards;
};

enum { MOST_TABLE_SQUARES = 44 };

static int set_up(void **state)
{
    struct bench *bench = calloc(1, sizeof *bench);
    bench->solver = make_zu_solver();
    bench->table = malloc(reference_zu_table_size(1, MOST_TABLE_SQUARES) * sizeof *bench->table);
    *state = bench;
    return bench->table ? 0 : -1;
}

static int tear_down(void **state)
{
    struct bench *bench = *state;
    zz_zu_solver_free(bench->solver);
    free(bench->table);
    free(bench);
    return 0;
}

/* Compares one placement; the table is that of the obstacles. */
static void compare(struct bench *bench, int rows, int cols, char *squares, struct zu_pieces pieces)
{
    size_t index =
        reference_zu_index(rows, cols, ZU_RED, pieces.red[0], pieces.red[1], pieces.black);
    put_zu_pieces(squares, pieces);
    assert_zu_answer(bench->solver, rows, cols, squares, bench->table[index]);
    lift_zu_pieces(squares, pieces);
    bench->boards++;
}

static void compare_all_placements(struct bench *bench, int rows, int cols, char *squares)
{
    int size = rows * cols;
    struct zu_pieces at;
    reference_zu_solve_all(rows, cols, squares, bench->table);
    for (at.red[0] = 0; at.red[0] < size; at.red[0]++)
        for (at.red[1] = at.red[0] + 1; at.red[1] < size; at.red[1]++)
            for (at.black = 0; at.black < size; at.black++)
                if (squares[at.red[0]] == '.' && squares[at.red[1]] == '.' &&
                    squares[at.black] == '.' && at.black != at.red[0] && at.black != at.red[1])
                    compare(bench, rows, cols, squares, at);
}

static void compare_all_boards(struct bench *bench, int rows, int cols)
{
    char squares[16];
    int size = rows * cols;
    for (unsigned obstacles = 0; obstacles < 1u << size; obstacles++) {
        for (int square = 0; square < size; square++)
            squares[square] = obstacles >> square & 1 ? '#' : '.';
        compare_all_placements(bench, rows, cols, squares);
    }
}

static void solves_every_board_up_to_3_by_3(void **state)
{
    struct bench *bench = *state;
    for (int rows = 1; rows <= 3; rows++)
        for (int cols = 1; cols <= 3; cols++)
            compare_all_boards(bench, rows, cols);
    /* 9 squares for the pawn, 28 pairs for the reds, 2^6 sets of obstacles: 16128 of 3 by 3. */
    assert_int_equal(bench->boards, 16128 + 2 * 480 + 2 * 3 + 24);
}

static void solves_every_board_of_one_row_or_one_column_up_to_6(void **state)
{
    for (int length = 1; length <= 6; length++) {
        compare_all_boards(*state, 1, length);
        compare_all_boards(*state, length, 1);
    }
}

static void solves_every_board_of_two_by_four_and_two_by_five(void **state)
{
    compare_all_boards(*state, 2, 4);
    compare_all_boards(*state, 4, 2);
    compare_all_boards(*state, 2, 5);
    compare_all_boards(*state, 5, 2);
}

static void compare_random_boards(struct bench *bench, uint64_t *random, int rows, int cols,
                                  unsigned percent, int placements)
{
    char squares[MOST_TABLE_SQUARES];
    random_zu_obstacles(random, rows, cols, percent, squares);
    reference_zu_solve_all(rows, cols, squares, bench->table);
    for (int i = 0; i < placements; i++)
        compare(bench, rows, cols, squares, random_zu_pieces(random, rows, cols, squares));
}

static void solves_random_boards_up_to_6_by_6(void **state)
{
    static const unsigned percents[] = {0, 5, 10, 20, 30, 45};
    struct bench *bench = *state;
    uint64_t random = 1;
    while (bench->boards < 30000) {
        int rows = 1 + (int)random_below(&random, 6);
        int cols = 1 + (int)random_below(&random, 6);
        if (rows * cols >= 3)
            for (int i = 0; i < 6; i++)
                compare_random_boards(bench, &random, rows, cols, percents[i], 20);
    }
}

static void solves_random_boards_of_6_by_6_with_few_obstacles(void **state)
{
    uint64_t random = 2;
    for (unsigned percent = 0; percent <= 30; percent++)
        compare_random_boards(*state, &random, 6, 6, percent, 100);
}

static void solves_long_thin_boards(void **state)
{
    uint64_t random = 3;
    for (int length = 7; length <= 40; length += 3)
        for (unsigned percent = 0; percent <= 10; percent += 5) {
            compare_random_boards(*state, &random, 1, length, percent, 10);
            compare_random_boards(*state, &random, length, 1, percent, 10);
            compare_random_boards(*state, &random, 2, length / 2, percent, 10);
            compare_random_boards(*state, &random, length / 2, 2, percent, 10);
        }
}

/* Obstacles to the left, to the right and below change no answer, so the reference's answers for
 * small boards hold for wide ones too. */
static void obstacles_around_a_board_change_nothing(void **state)
{
    static const int widths[] = {7, 8, 31, 32, 33, 63, 64, 65, 66, 130};
    struct bench *bench = *state;
    uint64_t random = 4;
    for (size_t i = 0; i < sizeof widths / sizeof *widths; i++)
        for (unsigned n = 0; n < 20; n++) {
            char squares[25];
            char wide[6 * 130];
            int left = (int)random_below(&random, (uint32_t)widths[i] - 4);
            random_zu_obstacles(&random, 5, 5, n, squares);
            put_zu_pieces(squares, random_zu_pieces(&random, 5, 5, squares));
            memset(wide, '#', sizeof wide);
            for (int row = 0; row < 5; row++)
                memcpy(wide + row * widths[i] + left, squares + row * 5, 5);
            assert_zu_answer(bench->solver, 6, widths[i], wide, reference_zu_solve(5, 5, squares));
        }
}

/* A mirror needs no reference, so it reaches the sizes that the reference does not. */
static void a_mirrored_board_has_the_same_answer(void **state)
{
    struct bench *bench = *state;
    uint64_t random = 5;
    for (unsigned n = 0; n < 60; n++) {
        char squares[144];
        char mirrored[144];
        zz_outcome outcome;
        int rows = 7 + (int)random_below(&random, 6);
        int cols = 7 + (int)random_below(&random, 6);
        random_zu_obstacles(&random, rows, cols, n % 30, squares);
        put_zu_pieces(squares, random_zu_pieces(&random, rows, cols, squares));
        for (int square = 0; square < rows * cols; square++)
            mirrored[square] = squares[square - square % cols + cols - 1 - square % cols];
        zz_zu_board *board = make_zu_board(rows, cols, mirrored);
        assert_int_equal(zz_zu_solve(bench->solver, board, &outcome, NULL), ZZ_OK);
        zz_zu_board_free(board);
        char winner = outcome.winner == ZZ_WINNER_FIRST    ? 'R'
                      : outcome.winner == ZZ_WINNER_SECOND ? 'B'
                                                           : 'T';
        assert_zu_answer(bench->solver, rows, cols, squares,
                         (struct reference_zu_value){winner, (int)outcome.plies});
    }
}

/* With black to move and the pawn in row 1 on a red square, both sides could claim the win. No game
 * gets there, so only the reference's table can tell that the rules' order is kept. */
static void row_1_is_asked_about_before_a_shared_square(void **state)
{
    struct bench *bench = *state;
    reference_zu_solve_all(3, 3, ".........", bench->table);
    struct reference_zu_value home = bench->table[reference_zu_index(3, 3, ZU_BLACK, 1, 8, 1)];
    struct reference_zu_value caught = bench->table[reference_zu_index(3, 3, ZU_BLACK, 4, 8, 4)];
    struct reference_zu_value catches = bench->table[reference_zu_index(3, 3, ZU_RED, 4, 8, 4)];
    assert_true(home.winner == 'B' && home.plies == 0);
    assert_true(caught.winner == 'R' && caught.plies == 0);
    assert_true(catches.winner == 'B' && catches.plies == 0);
}

int main(void)
{
#define WITH_BENCH(test) cmocka_unit_test_setup_teardown(test, set_up, tear_down)
    const struct CMUnitTest tests[] = {
        WITH_BENCH(row_1_is_asked_about_before_a_shared_square),
        WITH_BENCH(solves_every_board_up_to_3_by_3),
        WITH_BENCH(solves_every_board_of_one_row_or_one_column_up_to_6),
        WITH_BENCH(solves_every_board_of_two_by_four_and_two_by_five),
        WITH_BENCH(solves_random_boards_up_to_6_by_6),
        WITH_BENCH(solves_random_boards_of_6_by_6_with_few_obstacles),
        WITH_BENCH(solves_long_thin_boards),
        WITH_BENCH(obstacles_around_a_board_change_nothing),
        WITH_BENCH(a_mirrored_board_has_the_same_answer),
    };
    return cmocka_run_group_tests_name("zu", tests, NULL, NULL);
}
