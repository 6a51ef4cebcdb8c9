/* test_zu_layers.c: every position of a board, as zz_zu_solve_all hands it out, compared with the
 * textbook solver. The placements of the board's own pieces must not matter. */
#include <zugzwang/zu.h>

#include <stdlib.h>
#include <string.h>

#include "reference/zu_textbook.h"
#include "support/failing_allocator.h"
#include "support/random.h"
#include "support/testing.h"
#include "support/zu_boards.h"
#include "support/zu_tables.h"

static uint64_t positions_compared;

/* What is told of a board. */
struct hearing {
    int rows;
    int cols;
    const char *squares;
    const struct textbook_zu *book; /* NULL: only listen */
    int square[MOST_ZU_SQUARES];    /* by number */
    int free;
    unsigned parity;     /* that the last layer had */
    uint32_t next_row;   /* that the next layer must begin with, if it has free squares */
    uint32_t next_pawn;  /* likewise */
    uint64_t layers;     /* told so far */
    uint64_t stop_after; /* so many; 0: never */
    uint64_t digest;
};

static int row_of(const struct hearing *hearing, int number)
{
    return hearing->square[number] / hearing->cols;
}

static int colour_of(const struct hearing *hearing, int number)
{
    return (row_of(hearing, number) + hearing->square[number] % hearing->cols) & 1;
}

static struct reference_zu_value value_of(unsigned entry, enum reference_zu_side side)
{
    if (entry == 0)
        return (struct reference_zu_value){'T', 0};
    bool mover_wins = (entry - 1) % 2 == 1;
    return (struct reference_zu_value){mover_wins == (side == ZU_RED) ? 'R' : 'B', (int)entry - 1};
}

static void compare(const struct hearing *hearing, unsigned entry, int low, int high, int pawn)
{
    int colours = colour_of(hearing, low) ^ colour_of(hearing, high) ^ colour_of(hearing, pawn);
    enum reference_zu_side side = (unsigned)colours == hearing->parity ? ZU_RED : ZU_BLACK;
    struct reference_zu_value told = value_of(entry, side);
    struct reference_zu_value expected = textbook_zu_value(
        hearing->book, side, hearing->square[low], hearing->square[high], hearing->square[pawn]);
    positions_compared++;
    if (told.winner == expected.winner && told.plies == expected.plies)
        return;
    print_message("%d by %d: %.*s\n", hearing->rows, hearing->cols, hearing->rows * hearing->cols,
                  hearing->squares);
    fail_msg("reds %d and %d, black %d, %s to move: expected %c %d, told %c %d",
             hearing->square[low], hearing->square[high], hearing->square[pawn],
             side == ZU_RED ? "red" : "black", expected.winner, expected.plies, told.winner,
             told.plies);
}

static bool hear(void *user, const zz_zu_layer *layer)
{
    struct hearing *hearing = user;
    uint64_t entry = 0;
    if (layer->parity != hearing->parity) {
        assert_int_equal(layer->parity, 1);
        assert_int_equal(hearing->next_pawn, hearing->free);
        hearing->parity = 1;
        hearing->next_row = 2;
        for (hearing->next_pawn = 0; row_of(hearing, (int)hearing->next_pawn) == 0;)
            hearing->next_pawn++;
    }
    assert_true(layer->first_row >= hearing->next_row && layer->last_row >= layer->first_row);
    assert_true(layer->pawns > 0);
    assert_int_equal(layer->first_pawn, hearing->next_pawn);
    assert_int_equal(layer->pairs, hearing->free * (hearing->free - 1) / 2);
    for (uint32_t pawn = layer->first_pawn; pawn < layer->first_pawn + layer->pawns; pawn++) {
        assert_in_range(row_of(hearing, (int)pawn) + 1, layer->first_row, layer->last_row);
        for (int low = 0; low < hearing->free; low++)
            for (int high = low + 1; high < hearing->free; high++, entry++) {
                hearing->digest = hearing->digest * 31 + layer->plies[entry];
                if (hearing->book)
                    compare(hearing, layer->plies[entry], low, high, (int)pawn);
            }
    }
    hearing->next_row = layer->last_row + 1;
    hearing->next_pawn += layer->pawns;
    return ++hearing->layers != hearing->stop_after;
}

static struct hearing begin_hearing(int rows, int cols, const char *squares)
{
    struct hearing hearing = {.rows = rows, .cols = cols, .squares = squares, .next_row = 2};
    for (int square = 0; square < rows * cols; square++)
        if (squares[square] != '#')
            hearing.square[hearing.free++] = square;
    while (hearing.next_pawn < (uint32_t)hearing.free &&
           row_of(&hearing, (int)hearing.next_pawn) == 0)
        hearing.next_pawn++;
    return hearing;
}

/* The squares have no pieces; they are put somewhere. */
static void assert_all_positions(zz_zu_solver *solver, uint64_t *random, int rows, int cols,
                                 char *squares)
{
    struct textbook_zu *book = textbook_zu_solve(rows, cols, squares);
    struct zu_pieces pieces = random_zu_pieces(random, rows, cols, squares);
    struct hearing hearing = begin_hearing(rows, cols, squares);
    hearing.book = book;
    put_zu_pieces(squares, pieces);
    zz_zu_board *board = make_zu_board(rows, cols, squares);
    lift_zu_pieces(squares, pieces);
    assert_int_equal(zz_zu_solve_all(solver, board, hear, &hearing, NULL), ZZ_OK);
    assert_int_equal(hearing.next_pawn, hearing.free);
    assert_int_equal(hearing.parity, hearing.layers > 0);
    zz_zu_board_free(board);
    textbook_zu_free(book);
}

/* All sets of obstacles that leave three squares. */
static void assert_all_boards(zz_zu_solver *solver, int rows, int cols)
{
    char squares[16];
    uint64_t random = 3;
    for (unsigned set = 0; set < 1u << (rows * cols); set++) {
        int free = 0;
        for (int square = 0; square < rows * cols; square++) {
            squares[square] = set >> square & 1 ? '#' : '.';
            free += squares[square] == '.';
        }
        if (free >= 3)
            assert_all_positions(solver, &random, rows, cols, squares);
    }
}

static void every_position_of_every_small_board(void **state)
{
    (void)state;
    zz_zu_solver *solver = make_zu_solver();
    static const int sizes[][2] = {{1, 3}, {1, 6}, {2, 2}, {2, 3}, {3, 2},
                                   {3, 3}, {2, 4}, {4, 2}, {3, 1}, {7, 1}};
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++)
        assert_all_boards(solver, sizes[i][0], sizes[i][1]);
    zz_zu_solver_free(solver);
}

/* With many obstacles a board falls into parts, some of a single square. */
static void every_position_of_random_boards(void **state)
{
    (void)state;
    uint64_t random = 5;
    zz_zu_solver *solvers[] = {make_zu_solver(), make_zu_solver_with(3, ZZ_SIMD_BEST)};
    for (unsigned n = 0; n < 60; n++) {
        char squares[64];
        int rows = random_size(&random, 2, 8);
        int cols = random_size(&random, 2, 8);
        random_zu_obstacles(&random, rows, cols, n, squares);
        assert_all_positions(solvers[n % 2], &random, rows, cols, squares);
    }
    zz_zu_solver_free(solvers[0]);
    zz_zu_solver_free(solvers[1]);
}

static void every_position_of_long_and_wide_boards(void **state)
{
    (void)state;
    static char squares[MOST_ZU_SQUARES];
    uint64_t random = 8;
    zz_zu_solver *solver = make_zu_solver();
    const int sizes[][3] = {{2, 2 * WORD + 3, 60}, {3, WORD + 1, 50}, {40, 1, 5},
                            {1, 50, 10},           {30, 2, 20},       {3, 2 * WORD + 1, 75}};
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        random_zu_obstacles(&random, sizes[i][0], sizes[i][1], (unsigned)sizes[i][2], squares);
        assert_all_positions(solver, &random, sizes[i][0], sizes[i][1], squares);
    }
    zz_zu_solver_free(solver);
}

static void rows_without_a_free_square_are_passed_over(void **state)
{
    (void)state;
    uint64_t random = 1;
    zz_zu_solver *solver = make_zu_solver();
    char below[] = "..."
                   "###"
                   "###";
    char above[] = "###"
                   "###"
                   "...";
    assert_all_positions(solver, &random, 3, 3, below);
    assert_all_positions(solver, &random, 3, 3, above);
    zz_zu_solver_free(solver);
}

/* ---- Resources ---- */

static zz_zu_board *make_open_board(int rows, int cols, char *squares)
{
    memset(squares, '.', (size_t)(rows * cols));
    put_zu_pieces(squares, (struct zu_pieces){{0, 1}, rows * cols - 1});
    return make_zu_board(rows, cols, squares);
}

static void any_number_of_threads_tells_the_same(void **state)
{
    (void)state;
    static const unsigned threads[] = {1, 2, 3, 7};
    char squares[90];
    zz_zu_board *board = make_open_board(9, 10, squares);
    uint64_t digest = 0;
    for (int i = 0; i < 4; i++) {
        struct hearing hearing = begin_hearing(9, 10, squares);
        zz_zu_solver *solver = make_zu_solver_with(threads[i], ZZ_SIMD_BEST);
        assert_int_equal(zz_zu_solve_all(solver, board, hear, &hearing, NULL), ZZ_OK);
        zz_zu_solver_free(solver);
        assert_true(i == 0 || hearing.digest == digest);
        digest = hearing.digest;
    }
    zz_zu_board_free(board);
}

static void the_listener_may_stop_it(void **state)
{
    (void)state;
    char squares[40];
    zz_zu_board *board = make_open_board(20, 2, squares);
    zz_zu_solver *solver = make_zu_solver();
    for (uint64_t layers = 1; layers <= 2; layers++) {
        zz_error error = {0};
        struct hearing hearing = begin_hearing(20, 2, squares);
        hearing.stop_after = layers;
        assert_int_equal(zz_zu_solve_all(solver, board, hear, &hearing, &error), ZZ_CANCELLED);
        assert_int_equal(error.code, ZZ_CANCELLED);
        assert_int_equal(hearing.layers, layers);
    }
    zz_zu_solver_free(solver);
    zz_zu_board_free(board);
}

static bool count_down(void *user, const zz_progress *progress)
{
    uint64_t *left = user;
    assert_true(progress->done <= progress->total);
    assert_true(progress->fraction >= 0 && progress->fraction <= 1);
    return (*left)-- > 0;
}

static void progress_may_cancel_it(void **state)
{
    (void)state;
    char squares[400];
    char few_squares[36];
    zz_zu_board *board = make_open_board(20, 20, squares);
    zz_zu_board *small_board = make_open_board(6, 6, few_squares);
    for (uint64_t reports = 0; reports < 40; reports += 13) {
        uint64_t left = reports;
        zz_options options = {.progress = count_down, .progress_user = &left};
        zz_zu_solver *solver;
        struct hearing hearing = begin_hearing(20, 20, squares);
        assert_int_equal(zz_zu_solver_create(&solver, &options, NULL), ZZ_OK);
        assert_int_equal(zz_zu_solve_all(solver, board, hear, &hearing, NULL), ZZ_CANCELLED);
        left = UINT64_MAX; /* and then it works again */
        hearing = begin_hearing(6, 6, few_squares);
        assert_int_equal(zz_zu_solve_all(solver, small_board, hear, &hearing, NULL), ZZ_OK);
        zz_zu_solver_free(solver);
    }
    zz_zu_board_free(small_board);
    zz_zu_board_free(board);
}

/* One request may be refused without harm: for a larger arena, asked for between the parities. */
static void every_allocation_may_fail(void **state)
{
    (void)state;
    char squares[36];
    zz_zu_board *board = make_open_board(6, 6, squares);
    unsigned harmless = 0;
    bool refused = true;
    for (uint64_t n = 0; refused; n++) {
        struct failing_allocator failing = {.fail_at = n};
        zz_options options = {.allocator = failing_allocator_hook(&failing)};
        zz_error error = {0};
        zz_zu_solver *solver = NULL;
        struct hearing hearing = begin_hearing(6, 6, squares);
        zz_status status = zz_zu_solver_create(&solver, &options, &error);
        if (!status)
            status = zz_zu_solve_all(solver, board, hear, &hearing, &error);
        refused = failing.requests > n;
        assert_int_equal(status, refused && status ? ZZ_NO_MEMORY : ZZ_OK);
        assert_int_equal(error.code, status);
        harmless += refused && !status;
        zz_zu_solver_free(solver);
        assert_int_equal(failing.live_bytes, 0);
    }
    assert_in_range(harmless, 0, 1);
    zz_zu_board_free(board);
}

static void the_estimate_is_kept(void **state)
{
    (void)state;
    char squares[400];
    zz_zu_board *board = make_open_board(20, 20, squares);
    zz_zu_solver *solver;
    zz_error error = {0};
    zz_options options = {.memory_limit = 2 << 20};
    struct hearing hearing = begin_hearing(20, 20, squares);
    assert_int_equal(zz_zu_solver_create(&solver, &options, NULL), ZZ_OK);
    assert_int_equal(zz_zu_solve_all(solver, board, hear, &hearing, &error), ZZ_TOO_LARGE);
    assert_non_null(strstr(error.message, "every position of a 20×20 board needs about "));
    zz_zu_solver_free(solver);
    zz_zu_board_free(board);

    struct failing_allocator failing = {.fail_at = UINT64_MAX};
    board = make_open_board(12, 12, squares);
    hearing = begin_hearing(12, 12, squares);
    options = (zz_options){.allocator = failing_allocator_hook(&failing), .memory_limit = 64 << 20};
    assert_int_equal(zz_zu_solver_create(&solver, &options, NULL), ZZ_OK);
    assert_int_equal(zz_zu_solve_all(solver, board, hear, &hearing, &error), ZZ_OK);
    assert_true(failing.peak_bytes <= options.memory_limit);
    zz_zu_solver_free(solver);
    zz_zu_board_free(board);
}

static int tell_count(void **state)
{
    (void)state;
    print_message("# %llu positions compared\n", (unsigned long long)positions_compared);
    return 0;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_position_of_every_small_board),
        cmocka_unit_test(every_position_of_random_boards),
        cmocka_unit_test(every_position_of_long_and_wide_boards),
        cmocka_unit_test(rows_without_a_free_square_are_passed_over),
        cmocka_unit_test(any_number_of_threads_tells_the_same),
        cmocka_unit_test(the_listener_may_stop_it),
        cmocka_unit_test(progress_may_cancel_it),
        cmocka_unit_test(every_allocation_may_fail),
        cmocka_unit_test(the_estimate_is_kept),
    };
    return cmocka_run_group_tests_name("zu layers", tests, NULL, tell_count);
}
