/* test_zu_positions.c: zu's rules for one position, and the values of all of them. */
#include <stdlib.h>
#include <string.h>

#include "support/failing_allocator.h"
#include "support/random.h"
#include "support/testing.h"
#include "support/zu_positions.h"
#include "support/zu_tables.h"

enum { MOST_SQUARES = 100 };

/* ---- Moves ---- */

struct counted_board {
    int rows;
    int cols;
    const char *squares;
    uint64_t lines[6];
    uint64_t positions[6];
};

/* Derived once by the reference; a change here is a change of the rules. */
/* clang-format off */
static const struct counted_board counted_boards[] = {
    {4, 5,
     "...#O"
     ".#..#"
     "#O#.."
     ".#..X",
     {0, 0, 0, 0, 0, 0},
     {0, 0, 0, 0, 0, 0}},
    {3, 3,
     "#.#"
     "O.O"
     ".X.",
     {4, 12, 32, 58, 126, 214},
     {4, 12, 22, 25, 30, 30}},
    {3, 3,
     "O.."
     ".#X"
     ".O.",
     {4, 4, 0, 0, 0, 0},
     {4, 4, 0, 0, 0, 0}},
    {5, 5,
     "....."
     "....."
     "..O.."
     "#..#."
     "O#.X.",
     {4, 8, 28, 54, 180, 299},
     {4, 8, 16, 23, 29, 43}},
    {9, 9,
     "...######"
     ".#......."
     ".#######."
     ".#.#....."
     ".#O#.####"
     ".#.#....."
     ".#######."
     ".#X......"
     ".O.......",
     {4, 4, 15, 30, 110, 163},
     {4, 4, 8, 16, 26, 26}},
    {6, 1,
     "."
     "."
     "O"
     "O"
     "."
     "X",
     {2, 2, 4, 3, 2, 1},
     {2, 2, 4, 3, 2, 1}},
    {1, 5,
     "O.O.X",
     {0, 0, 0, 0, 0, 0},
     {0, 0, 0, 0, 0, 0}},
    {6, 6,
     "......"
     "..O..."
     "......"
     "...O.."
     "......"
     "..X...",
     {8, 24, 189, 558, 3928, 11070},
     {8, 24, 96, 190, 467, 690}},
    {10, 10,
     "O........O"
     ".........."
     ".........."
     ".........."
     ".........."
     ".........."
     ".........."
     ".........."
     ".........."
     ".....X....",
     {4, 12, 60, 180, 972, 2916},
     {4, 12, 33, 66, 144, 240}},
};
/* clang-format on */

/* As reference_zu_count, with the library's moves. */
static void count_moves(const zz_zu_board *board, int rows, int cols, int plies, uint64_t *lines,
                        uint64_t *positions)
{
    size_t size = reference_zu_table_size(rows, cols);
    uint64_t *ways = calloc(size, sizeof *ways);
    zz_zu_position start = zz_zu_start(board, ZZ_ZU_RED);
    assert_non_null(ways);
    ways[zu_index_of(rows, cols, &start)] = 1;
    for (int ply = 0; ply < plies; ply++) {
        uint64_t *next = calloc(size, sizeof *next);
        assert_non_null(next);
        for (size_t i = 0; i < size; i++) {
            zz_zu_move moves[ZZ_ZU_MOST_MOVES];
            zz_zu_position at = zu_position_at(rows, cols, i);
            unsigned count = ways[i] ? zz_zu_list_moves(board, &at, moves) : 0;
            for (unsigned move = 0; move < count; move++) {
                zz_zu_position after = zz_zu_play(&at, moves[move]);
                next[zu_index_of(rows, cols, &after)] += ways[i];
            }
        }
        free(ways);
        ways = next;
        lines[ply] = positions[ply] = 0;
        for (size_t i = 0; i < size; i++) {
            lines[ply] += ways[i];
            positions[ply] += ways[i] != 0;
        }
    }
    free(ways);
}

static void the_moves_have_the_known_counts(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof counted_boards / sizeof *counted_boards; i++) {
        const struct counted_board *counted = &counted_boards[i];
        uint64_t lines[6];
        uint64_t positions[6];
        reference_zu_count(counted->rows, counted->cols, counted->squares, 6, lines, positions);
        assert_memory_equal(lines, counted->lines, sizeof lines);
        assert_memory_equal(positions, counted->positions, sizeof positions);
        zz_zu_board *board = make_zu_board(counted->rows, counted->cols, counted->squares);
        count_moves(board, counted->rows, counted->cols, 6, lines, positions);
        assert_memory_equal(lines, counted->lines, sizeof lines);
        assert_memory_equal(positions, counted->positions, sizeof positions);
        zz_zu_board_free(board);
    }
}

static void moves_have_a_fixed_order(void **state)
{
    (void)state;
    static const zz_zu_move red[] = {{ZZ_ZU_R1, ZZ_ZU_LEFT},
                                     {ZZ_ZU_R1, ZZ_ZU_RIGHT},
                                     {ZZ_ZU_R1, ZZ_ZU_DOWN},
                                     {ZZ_ZU_R2, ZZ_ZU_UP},
                                     {ZZ_ZU_R2, ZZ_ZU_RIGHT}};
    static const zz_zu_move black[] = {{ZZ_ZU_PAWN, ZZ_ZU_UP}, {ZZ_ZU_PAWN, ZZ_ZU_LEFT}};
    zz_zu_move moves[ZZ_ZU_MOST_MOVES];
    zz_zu_board *board = make_zu_board(3, 3,
                                       ".O."
                                       "..."
                                       "O.X");
    zz_zu_position start = zz_zu_start(board, ZZ_ZU_RED);
    assert_int_equal(zz_zu_list_moves(board, &start, moves), 5);
    assert_memory_equal(moves, red, sizeof red);
    start.to_move = ZZ_ZU_BLACK;
    assert_int_equal(zz_zu_list_moves(board, &start, moves), 2);
    assert_memory_equal(moves, black, sizeof black);
    zz_zu_board_free(board);
}

static void pieces_stand_on_free_squares_of_the_board(void **state)
{
    (void)state;
    zz_zu_board *board = make_zu_board(2, 3,
                                       "O#O"
                                       ".X.");
    zz_zu_position at = zz_zu_start(board, ZZ_ZU_RED);
    assert_true(zz_zu_is_position(board, &at));
    static const zz_square wrong[] = {{0, 1}, {1, 0}, {3, 1}, {1, 4}, {1, 2}, {1, 1}};
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        zz_zu_position bad = at;
        bad.pieces[ZZ_ZU_R2] = wrong[i];
        assert_false(zz_zu_is_position(board, &bad));
    }
    at.pieces[ZZ_ZU_PAWN] = at.pieces[ZZ_ZU_R1]; /* a capture */
    assert_true(zz_zu_is_position(board, &at));
    zz_zu_board_free(board);
}

/* ---- Values ---- */

/* Whether play could lead from the start to a position if no game ended: each piece gets there, and
 * it is that side's turn. */
static void mark_what_play_leads_to(const zz_zu_board *board, int rows, int cols,
                                    zz_zu_position start, unsigned char *reached)
{
    size_t size = reference_zu_table_size(rows, cols);
    size_t *queue = malloc(size * sizeof *queue);
    size_t found = 1;
    assert_non_null(queue);
    memset(reached, 0, size);
    queue[0] = zu_index_of(rows, cols, &start);
    reached[queue[0]] = 1;
    for (size_t i = 0; i < found; i++) {
        zz_zu_move moves[ZZ_ZU_MOST_MOVES];
        zz_zu_position at = zu_position_at(rows, cols, queue[i]);
        unsigned count = zz_zu_list_moves(board, &at, moves);
        for (unsigned move = 0; move < count; move++) {
            zz_zu_position after = zz_zu_play(&at, moves[move]);
            size_t index = zu_index_of(rows, cols, &after);
            if (!reached[index])
                queue[found++] = index;
            reached[index] = 1;
        }
    }
    free(queue);
}

/* Every position: those that play leads to have a value, and each value is the reference's. */
static void check_solution(zz_zu_solver *solver, int rows, int cols, const char *squares,
                           zz_zu_side to_move)
{
    size_t size = reference_zu_table_size(rows, cols);
    struct reference_zu_value *table = malloc(size * sizeof *table);
    unsigned char *reached = malloc(size);
    zz_zu_board *board = make_zu_board(rows, cols, squares);
    zz_zu_solution *solution;
    assert_true(table && reached);
    reference_zu_solve_all(rows, cols, squares, table);
    mark_what_play_leads_to(board, rows, cols, zz_zu_start(board, to_move), reached);
    assert_int_equal(zz_zu_solution_create(&solution, solver, board, to_move, NULL), ZZ_OK);
    for (size_t i = 0; i < size; i++) {
        zz_zu_position at = zu_position_at(rows, cols, i);
        if (zu_index_of(rows, cols, &at) != i)
            continue; /* the table has each pair in one order */
        zz_outcome outcome = {ZZ_WINNER_NONE, 0};
        zz_status status = zz_zu_solution_value(solution, &at, &outcome, NULL);
        if (status == ZZ_OK ? !table[i].winner || !is_zu_outcome(outcome, at.to_move, table[i])
                            : reached[i])
            fail_msg("%d by %d: %.*s, position %zu: expected %c %d, found %d in %d, status %d",
                     rows, cols, rows * cols, squares, i, table[i].winner, table[i].plies,
                     (int)outcome.winner, (int)outcome.plies, (int)status);
        zz_square first = at.pieces[ZZ_ZU_R1]; /* the generals' names make no difference */
        at.pieces[ZZ_ZU_R1] = at.pieces[ZZ_ZU_R2];
        at.pieces[ZZ_ZU_R2] = first;
        zz_outcome swapped = {ZZ_WINNER_NONE, 0};
        assert_int_equal(zz_zu_solution_value(solution, &at, &swapped, NULL), status);
        assert_true(swapped.winner == outcome.winner && swapped.plies == outcome.plies);
    }
    zz_zu_solution_free(solution);
    zz_zu_board_free(board);
    free(reached);
    free(table);
}

static void values_of_random_boards_are_the_references(void **state)
{
    (void)state;
    uint64_t random = 2026;
    zz_zu_solver *solver = make_zu_solver();
    for (int i = 0; i < 400; i++) {
        char squares[MOST_SQUARES];
        int rows = random_size(&random, 1, 5);
        int cols = random_size(&random, rows == 1 ? 3 : rows == 2 ? 2 : 1, 5);
        random_zu_obstacles(&random, rows, cols, 5 * random_below(&random, 10), squares);
        put_zu_pieces(squares, random_zu_pieces(&random, rows, cols, squares));
        check_solution(solver, rows, cols, squares, i % 2 ? ZZ_ZU_BLACK : ZZ_ZU_RED);
    }
    zz_zu_solver_free(solver);
}

static void reds_in_different_parts_have_values_too(void **state)
{
    (void)state;
    zz_zu_solver *solver = make_zu_solver();
    for (int side = 0; side < 2; side++) {
        check_solution(solver, 4, 4, "O...####.O...X..", side ? ZZ_ZU_BLACK : ZZ_ZU_RED);
        check_solution(solver, 4, 3, "O#O##..#X...", side ? ZZ_ZU_BLACK : ZZ_ZU_RED);
    }
    zz_zu_solver_free(solver);
}

static void positions_that_play_cannot_lead_to_are_refused(void **state)
{
    (void)state;
    zz_zu_solver *solver = make_zu_solver();
    zz_zu_solution *solution;
    zz_outcome outcome;
    zz_error error;
    zz_zu_board *board = make_zu_board(3, 3,
                                       "O.."
                                       "..O"
                                       ".X.");
    assert_int_equal(zz_zu_solution_create(&solution, solver, board, ZZ_ZU_RED, NULL), ZZ_OK);
    zz_zu_position at = zz_zu_start(board, ZZ_ZU_BLACK);
    assert_int_equal(zz_zu_solution_value(solution, &at, &outcome, &error), ZZ_BAD_ARGUMENT);
    assert_string_equal(error.message, "play from the start cannot lead to that position");
    at.to_move = ZZ_ZU_RED;
    assert_int_equal(zz_zu_solution_value(solution, &at, &outcome, &error), ZZ_OK);
    zz_zu_solution_free(solution);
    zz_zu_board_free(board);
    zz_zu_solver_free(solver);
}

static void a_pawn_that_starts_in_row_1_has_won(void **state)
{
    (void)state;
    zz_zu_solver *solver = make_zu_solver();
    check_solution(solver, 2, 3, "OX..O.", ZZ_ZU_RED);
    check_solution(solver, 2, 3, "OX..O.", ZZ_ZU_BLACK);
    zz_zu_solver_free(solver);
}

/* ---- Resources ---- */

static zz_status make_solution(const zz_options *options, const zz_zu_board *board, zz_error *error)
{
    zz_zu_solver *solver = NULL;
    zz_zu_solution *solution = NULL;
    zz_status status = zz_zu_solver_create(&solver, options, error);
    if (!status)
        status = zz_zu_solution_create(&solution, solver, board, ZZ_ZU_RED, error);
    assert_true((status == ZZ_OK) == (solution != NULL));
    zz_zu_solution_free(solution);
    zz_zu_solver_free(solver);
    return status;
}

static void every_allocation_may_fail(void **state)
{
    (void)state;
    zz_zu_board *board = make_zu_board(4, 4, "O..........OX...");
    bool succeeded = false;
    for (uint64_t n = 0; !succeeded; n++) {
        struct failing_allocator failing = {.fail_at = n};
        zz_options options = {.allocator = failing_allocator_hook(&failing)};
        zz_error error = {0};
        zz_status status = make_solution(&options, board, &error);
        succeeded = failing.requests <= n;
        assert_int_equal(status, succeeded ? ZZ_OK : ZZ_NO_MEMORY);
        assert_int_equal(failing.live_bytes, 0);
    }
    zz_zu_board_free(board);
}

static bool refuse_to_go_on(void *user, const zz_progress *progress)
{
    (void)user;
    (void)progress;
    return false;
}

static void a_solution_can_be_refused_or_cancelled(void **state)
{
    (void)state;
    enum { SIDE = 24 };
    char squares[SIDE * SIDE];
    memset(squares, '.', sizeof squares);
    put_zu_pieces(squares, (struct zu_pieces){{0, SIDE - 1}, SIDE * SIDE - SIDE / 2});
    zz_zu_board *board = make_zu_board(SIDE, SIDE, squares);
    zz_error error;
    zz_options options = {.memory_limit = 50 << 20};
    assert_int_equal(make_solution(&options, board, &error), ZZ_TOO_LARGE);
    assert_non_null(strstr(error.message, "keeping the value of every position"));
    options = (zz_options){.progress = refuse_to_go_on};
    assert_int_equal(make_solution(&options, board, &error), ZZ_CANCELLED);
    zz_zu_board_free(board);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_moves_have_the_known_counts),
        cmocka_unit_test(moves_have_a_fixed_order),
        cmocka_unit_test(pieces_stand_on_free_squares_of_the_board),
        cmocka_unit_test(values_of_random_boards_are_the_references),
        cmocka_unit_test(reds_in_different_parts_have_values_too),
        cmocka_unit_test(positions_that_play_cannot_lead_to_are_refused),
        cmocka_unit_test(a_pawn_that_starts_in_row_1_has_won),
        cmocka_unit_test(every_allocation_may_fail),
        cmocka_unit_test(a_solution_can_be_refused_or_cancelled),
    };
    return cmocka_run_group_tests_name("zu positions", tests, NULL, NULL);
}
