/* test_zu_perfect.c: zu's moves with their values, judgements and lines: every one of them against
 * the reference. */
#include <stdlib.h>

#include "support/random.h"
#include "support/testing.h"
#include "support/zu_boards.h"
#include "support/zu_positions.h"

enum { MOST_SQUARES = 25 };

static bool is_as_good(zz_outcome a, zz_outcome b)
{
    return a.winner == b.winner && a.plies == b.plies;
}

/* Best first means: nothing behind a move is better for the mover. */
static bool is_in_order(zz_outcome a, zz_outcome b)
{
    static const int rank[] = {[ZZ_WINNER_FIRST] = 0, [ZZ_WINNER_NONE] = 1, [ZZ_WINNER_SECOND] = 2};
    if (a.winner != b.winner)
        return rank[a.winner] < rank[b.winner];
    return a.winner == ZZ_WINNER_FIRST ? a.plies <= b.plies : a.plies >= b.plies;
}

static struct reference_zu_value seen_by(struct reference_zu_value after)
{
    return (struct reference_zu_value){after.winner, after.plies + (after.winner != 'T')};
}

/* Each move is listed once with the reference's value of what follows, and the best is worth what
 * the position is. */
static void check_rated_moves(const zz_zu_solution *solution, const zz_zu_board *board,
                              const struct reference_zu_value *table, const zz_zu_position *at)
{
    int rows = (int)zz_zu_board_rows(board);
    int cols = (int)zz_zu_board_cols(board);
    zz_zu_rated_move rated[ZZ_ZU_MOST_MOVES];
    zz_zu_move legal[ZZ_ZU_MOST_MOVES];
    zz_outcome value;
    unsigned count;
    assert_int_equal(zz_zu_rate_moves(solution, at, rated, &count, NULL), ZZ_OK);
    assert_int_equal(count, zz_zu_list_moves(board, at, legal));
    assert_int_equal(zz_zu_solution_value(solution, at, &value, NULL), ZZ_OK);
    unsigned long seen = 0;
    for (unsigned i = 0; i < count; i++) {
        zz_zu_position after = zz_zu_play(at, rated[i].move);
        struct reference_zu_value next = table[zu_index_of(rows, cols, &after)];
        assert_true(is_zu_outcome(rated[i].outcome, at->to_move, seen_by(next)));
        assert_true(i == 0 || is_in_order(rated[i - 1].outcome, rated[i].outcome));
        seen |= 1UL << (rated[i].move.piece * 4 + rated[i].move.step);
    }
    for (unsigned i = 0; i < count; i++)
        assert_true(seen >> (legal[i].piece * 4 + legal[i].step) & 1);
    if (count > 0)
        assert_true(is_as_good(rated[0].outcome, value));
}

/* How good a move is by the rules of the review, from the reference's values alone: 0 gives away the
 * result, 1 keeps it, 2 is also as fast, or as slow, as can be. */
static int goodness(struct reference_zu_value before, struct reference_zu_value after)
{
    if (before.winner != after.winner)
        return 0;
    return before.winner == 'T' || before.plies == after.plies + 1 ? 2 : 1;
}

static void check_judgements(const zz_zu_solution *solution, const zz_zu_board *board,
                             const struct reference_zu_value *table, const zz_zu_position *at)
{
    static const int expected[] = {[ZZ_ZU_MISTAKE] = 0, [ZZ_ZU_INEXACT] = 1, [ZZ_ZU_BEST] = 2};
    int rows = (int)zz_zu_board_rows(board);
    int cols = (int)zz_zu_board_cols(board);
    struct reference_zu_value before = table[zu_index_of(rows, cols, at)];
    zz_zu_move legal[ZZ_ZU_MOST_MOVES];
    unsigned count = zz_zu_list_moves(board, at, legal);
    for (unsigned i = 0; i < count; i++) {
        zz_zu_judgement judgement;
        assert_int_equal(zz_zu_judge_move(solution, at, legal[i], &judgement, NULL), ZZ_OK);
        unsigned best = 0;
        for (unsigned k = 0; k < count; k++) {
            zz_zu_position next = zz_zu_play(at, legal[k]);
            struct reference_zu_value after = table[zu_index_of(rows, cols, &next)];
            if (goodness(before, after) == 2)
                assert_memory_equal(&judgement.best_moves[best++], &legal[k], sizeof legal[k]);
            if (k == i) {
                assert_int_equal(goodness(before, after), expected[judgement.verdict]);
                assert_true(is_zu_outcome(judgement.made, at->to_move, seen_by(after)));
            }
        }
        assert_int_equal(judgement.best_count, best);
        assert_true(is_zu_outcome(judgement.best, at->to_move, before));
    }
}

static void only_legal_moves_are_judged(void **state)
{
    (void)state;
    zz_zu_solver *solver = make_zu_solver();
    zz_zu_solution *solution;
    zz_zu_judgement judgement;
    zz_error error;
    zz_zu_board *board = make_zu_board(2, 2, "OO.X");
    zz_zu_position start = zz_zu_start(board, ZZ_ZU_RED);
    assert_int_equal(zz_zu_solution_create(&solution, solver, board, ZZ_ZU_RED, NULL), ZZ_OK);
    zz_zu_move up = {ZZ_ZU_R1, ZZ_ZU_UP};
    assert_int_equal(zz_zu_judge_move(solution, &start, up, &judgement, &error), ZZ_BAD_ARGUMENT);
    assert_string_equal(error.message, "that move is not legal in that position");
    zz_zu_solution_free(solution);
    zz_zu_board_free(board);
    zz_zu_solver_free(solver);
}

/* The line lasts as long as it says, and ends, or repeats for the first time, where it says; at
 * every step it is worth what the reference says, a ply less than before. */
static void check_line(const zz_zu_solution *solution, const zz_zu_board *board,
                       const struct reference_zu_value *table, const zz_zu_position *start)
{
    enum { MOST_PLIES = 4096 };
    static zz_zu_position visited[MOST_PLIES + 1];
    zz_zu_line line;
    zz_zu_side winner;
    zz_outcome value;
    assert_int_equal(zz_zu_solution_value(solution, start, &value, NULL), ZZ_OK);
    assert_int_equal(zz_zu_find_line(solution, start, &line, NULL), ZZ_OK);
    assert_true(line.plies <= MOST_PLIES);
    assert_true(line.repeats == (value.winner == ZZ_WINNER_NONE));
    if (!line.repeats)
        assert_int_equal(line.plies, value.plies);
    visited[0] = *start;
    for (uint64_t ply = 0; ply < line.plies; ply++) {
        zz_zu_rated_move rated[ZZ_ZU_MOST_MOVES];
        unsigned count;
        for (uint64_t i = 0; i < ply; i++)
            assert_memory_not_equal(&visited[i], &visited[ply], sizeof visited[i]);
        assert_false(zz_zu_is_over(board, &visited[ply], &winner));
        assert_int_equal(zz_zu_rate_moves(solution, &visited[ply], rated, &count, NULL), ZZ_OK);
        visited[ply + 1] = zz_zu_play(&visited[ply], rated[0].move);
        int rows = (int)zz_zu_board_rows(board);
        int cols = (int)zz_zu_board_cols(board);
        struct reference_zu_value before = table[zu_index_of(rows, cols, &visited[ply])];
        struct reference_zu_value after = table[zu_index_of(rows, cols, &visited[ply + 1])];
        assert_int_equal(goodness(before, after), 2);
    }
    if (line.repeats)
        assert_memory_equal(&visited[line.repeats_from], &visited[line.plies], sizeof *visited);
    else
        assert_true(zz_zu_is_over(board, &visited[line.plies], &winner));
}

/* Every position that play leads to from this start; the line from one in `lines` of them. */
static void check_perfect_play(zz_zu_solver *solver, uint64_t *random, int rows, int cols,
                               const char *squares, const struct reference_zu_value *table,
                               zz_zu_side to_move, unsigned lines)
{
    zz_zu_board *board = make_zu_board(rows, cols, squares);
    zz_zu_solution *solution;
    assert_int_equal(zz_zu_solution_create(&solution, solver, board, to_move, NULL), ZZ_OK);
    zz_zu_position start = zz_zu_start(board, to_move);
    check_line(solution, board, table, &start);
    for (size_t index = 0; index < reference_zu_table_size(rows, cols); index++) {
        zz_outcome outcome;
        zz_zu_position at = zu_position_at(rows, cols, index);
        if (zu_index_of(rows, cols, &at) != index ||
            zz_zu_solution_value(solution, &at, &outcome, NULL) != ZZ_OK)
            continue;
        check_rated_moves(solution, board, table, &at);
        check_judgements(solution, board, table, &at);
        if (random_below(random, lines) == 0)
            check_line(solution, board, table, &at);
    }
    zz_zu_solution_free(solution);
    zz_zu_board_free(board);
}

static void moves_and_lines_of_random_boards_are_perfect(void **state)
{
    (void)state;
    uint64_t random = 11;
    zz_zu_solver *solver = make_zu_solver();
    for (int i = 0; i < 200; i++) {
        char squares[MOST_SQUARES];
        int rows = 2 + (int)random_below(&random, 4);
        int cols = 2 + (int)random_below(&random, 4);
        random_zu_obstacles(&random, rows, cols, 5 * random_below(&random, 8), squares);
        struct reference_zu_value *table =
            malloc(reference_zu_table_size(rows, cols) * sizeof *table);
        assert_non_null(table);
        reference_zu_solve_all(rows, cols, squares, table);
        put_zu_pieces(squares, random_zu_pieces(&random, rows, cols, squares));
        check_perfect_play(solver, &random, rows, cols, squares, table,
                           i % 2 ? ZZ_ZU_BLACK : ZZ_ZU_RED, 200);
        free(table);
    }
    zz_zu_solver_free(solver);
}

/* On each set of obstacles one start for each side: together they lead everywhere that play between
 * connected squares can. */
static void moves_and_lines_of_every_small_board_are_perfect(void **state)
{
    (void)state;
    static const int sizes[][2] = {{1, 4}, {2, 2}, {2, 3}, {3, 2}, {3, 3}, {4, 2}, {5, 1}};
    uint64_t random = 12;
    zz_zu_solver *solver = make_zu_solver();
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        int rows = sizes[i][0];
        int cols = sizes[i][1];
        int size = rows * cols;
        static struct reference_zu_value table[2 * 9 * 9 * 9];
        for (unsigned obstacles = 0; obstacles < 1u << size; obstacles++) {
            char squares[MOST_SQUARES];
            int free_squares = 0;
            for (int square = 0; square < size; square++) {
                squares[square] = obstacles >> square & 1 ? '#' : '.';
                free_squares += squares[square] == '.';
            }
            if (free_squares < 3)
                continue;
            reference_zu_solve_all(rows, cols, squares, table);
            for (int side = 0; side < 2; side++) {
                struct zu_pieces pieces = random_zu_pieces(&random, rows, cols, squares);
                put_zu_pieces(squares, pieces);
                check_perfect_play(solver, &random, rows, cols, squares, table,
                                   side ? ZZ_ZU_BLACK : ZZ_ZU_RED, 1);
                lift_zu_pieces(squares, pieces);
            }
        }
    }
    zz_zu_solver_free(solver);
}

static const char SAMPLE_5[] = "...######"
                               ".#......."
                               ".#######."
                               ".#.#....."
                               ".#O#.####"
                               ".#.#....."
                               ".#######."
                               ".#X......"
                               ".O.......";

static void the_line_of_the_sample_takes_75_plies(void **state)
{
    (void)state;
    zz_zu_solver *solver = make_zu_solver();
    zz_zu_solution *solution;
    zz_zu_line line;
    zz_zu_board *board = make_zu_board(9, 9, SAMPLE_5);
    zz_zu_position start = zz_zu_start(board, ZZ_ZU_RED);
    assert_int_equal(zz_zu_solution_create(&solution, solver, board, ZZ_ZU_RED, NULL), ZZ_OK);
    assert_int_equal(zz_zu_find_line(solution, &start, &line, NULL), ZZ_OK);
    assert_int_equal(line.plies, 75);
    struct reference_zu_value *table = malloc(reference_zu_table_size(9, 9) * sizeof *table);
    assert_non_null(table);
    reference_zu_solve_all(9, 9, SAMPLE_5, table);
    check_line(solution, board, table, &start);
    free(table);
    zz_zu_solution_free(solution);
    zz_zu_board_free(board);
    zz_zu_solver_free(solver);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(only_legal_moves_are_judged),
        cmocka_unit_test(moves_and_lines_of_random_boards_are_perfect),
        cmocka_unit_test(moves_and_lines_of_every_small_board_are_perfect),
        cmocka_unit_test(the_line_of_the_sample_takes_75_plies),
    };
    return cmocka_run_group_tests_name("zu perfect play", tests, NULL, NULL);
}
