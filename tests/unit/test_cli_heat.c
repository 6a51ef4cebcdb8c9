/* test_cli_heat.c: what a square is worth to a piece, against the reference. */
#include "cli/render/heat.h"

#include <stdlib.h>

#include "support/failing_allocator.h"
#include "support/random.h"
#include "support/testing.h"
#include "support/zu_boards.h"

enum { MOST = 36 };

static zz_square square_of(int cols, int number)
{
    return (zz_square){(uint32_t)(number / cols + 1), (uint32_t)(number % cols + 1)};
}

/* A position as the numbers of its squares, which is how the reference sees it. */
struct placed {
    enum reference_zu_side to_move;
    int squares[3];
};

static zz_zu_position position_of(int cols, const struct placed *placed)
{
    zz_zu_position position = {.to_move = placed->to_move == ZU_RED ? ZZ_ZU_RED : ZZ_ZU_BLACK};
    for (int piece = 0; piece < 3; piece++)
        position.pieces[piece] = square_of(cols, placed->squares[piece]);
    return position;
}

static void assert_value(const struct heat_square *heat, enum reference_zu_side to_move,
                         struct reference_zu_value expected)
{
    char first = to_move == ZU_RED ? 'R' : 'B';
    assert_int_equal(heat->known, expected.winner != 0);
    if (!heat->known)
        return;
    assert_int_equal(heat->outcome.winner, expected.winner == 'T'     ? ZZ_WINNER_NONE
                                           : expected.winner == first ? ZZ_WINNER_FIRST
                                                                      : ZZ_WINNER_SECOND);
    assert_int_equal(heat->outcome.plies, expected.plies);
}

/* Every square for every piece, and the position's own value. */
static void compare(zz_zu_solver *solver, int rows, int cols, const zz_zu_board *board,
                    const struct placed *placed, const struct reference_zu_value *table)
{
    struct failing_allocator counting = {.fail_at = UINT64_MAX};
    zz_options options = {.allocator = failing_allocator_hook(&counting)};
    zz_zu_position position = position_of(cols, placed);
    struct heat_square heat[MOST];
    zz_error error;
    for (int piece = 0; piece < 3; piece++) {
        assert_int_equal(
            heat_find(solver, board, &position, (zz_zu_piece)piece, heat, &options, &error), ZZ_OK);
        for (int square = 0; square < rows * cols; square++) {
            struct placed moved = *placed;
            moved.squares[piece] = square;
            assert_value(&heat[square], placed->to_move,
                         table[reference_zu_index(rows, cols, placed->to_move, moved.squares[0],
                                                  moved.squares[1], moved.squares[2])]);
        }
    }
    struct heat_square own = {.known = true};
    assert_int_equal(heat_value(solver, board, &position, &own.outcome, &options, &error), ZZ_OK);
    assert_value(&own, placed->to_move,
                 table[reference_zu_index(rows, cols, placed->to_move, placed->squares[0],
                                          placed->squares[1], placed->squares[2])]);
    assert_int_equal(counting.live_bytes, 0);
}

static void heat_is_what_the_reference_says(void **state)
{
    uint64_t random = 11;
    zz_zu_solver *solver = make_zu_solver();
    (void)state;
    for (int round = 0; round < 120; round++) {
        char squares[MOST];
        int rows = 2 + (int)random_below(&random, 4);
        int cols = 2 + (int)random_below(&random, 4);
        random_zu_obstacles(&random, rows, cols, 10 * random_below(&random, 6), squares);
        struct reference_zu_value *table =
            calloc(reference_zu_table_size(rows, cols), sizeof *table);
        assert_non_null(table);
        reference_zu_solve_all(rows, cols, squares, table);
        struct zu_pieces pieces = random_zu_pieces(&random, rows, cols, squares);
        put_zu_pieces(squares, pieces);
        zz_zu_board *board = make_zu_board(rows, cols, squares);
        lift_zu_pieces(squares, pieces);
        /* Pieces elsewhere than on the board, as after moves; the pawn may stand on a general. */
        for (int side = ZU_RED; side <= ZU_BLACK; side++) {
            struct zu_pieces now = random_zu_pieces(&random, rows, cols, squares);
            int pawn = random_below(&random, 4) ? now.black : now.red[1];
            struct placed placed = {(enum reference_zu_side)side, {now.red[1], now.red[0], pawn}};
            compare(solver, rows, cols, board, &placed, table);
        }
        zz_zu_board_free(board);
        free(table);
    }
    zz_zu_solver_free(solver);
}

static void running_out_of_memory_is_told(void **state)
{
    zz_error error;
    zz_status status;
    struct heat_square heat[9];
    zz_zu_board *board = make_zu_board(3, 3, "..#O.O.X.");
    uint64_t n = 0;
    (void)state;
    do {
        struct failing_allocator failing = {.fail_at = n};
        zz_options options = {.allocator = failing_allocator_hook(&failing)};
        zz_zu_position position = zz_zu_start(board, ZZ_ZU_BLACK);
        zz_zu_solver *solver = make_zu_solver();
        status = heat_find(solver, board, &position, ZZ_ZU_PAWN, heat, &options, &error);
        assert_int_equal(status, failing.requests <= n ? ZZ_OK : ZZ_NO_MEMORY);
        assert_int_equal(failing.live_bytes, 0);
        zz_zu_solver_free(solver);
        n++;
    } while (status);
    assert_true(n > 2);
    zz_zu_board_free(board);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(heat_is_what_the_reference_says),
        cmocka_unit_test(running_out_of_memory_is_told),
    };
    return cmocka_run_group_tests_name("cli_heat", tests, NULL, NULL);
}
