/* test_grid.c: reading a board of squares, and finding its pieces. */
#include "base/grid.h"

#include <string.h>

#include "support/failing_allocator.h"
#include "support/testing.h"
#include "support/texts.h"

/* Boards of 'a' (exactly one), 'b' (exactly two) and '.'. */
static zz_status read_grid(const char *string, zz_grid *grid, uint32_t *a, uint32_t *b,
                           const zz_options *options, zz_error *error)
{
    const zz_grid_piece pieces[] = {{'a', 1, a}, {'b', 2, b}};
    zz_text *text = open_text(string);
    zz_status status = zz_grid_read(grid, ".ab", pieces, 2, text, options, error);
    zz_text_close(text);
    return status;
}

static void finds_the_pieces_in_order(void **state)
{
    (void)state;
    zz_grid grid;
    uint32_t a;
    uint32_t b[2];
    assert_int_equal(read_grid("2 4\n.b.a\n..b.\n", &grid, &a, b, NULL, NULL), ZZ_OK);
    assert_int_equal(grid.rows, 2);
    assert_int_equal(grid.cols, 4);
    assert_int_equal(zz_grid_size(&grid), 8);
    assert_memory_equal(grid.squares, ".b.a..b.", 8);
    assert_int_equal(a, 3);
    assert_int_equal(b[0], 1);
    assert_int_equal(b[1], 6);
    assert_int_equal(zz_grid_at(&grid, 1, 4), 'a');
    assert_int_equal(zz_grid_at(&grid, 2, 3), 'b');
    zz_grid_free(&grid);
    zz_grid_free(&grid);
}

static void a_board_may_have_no_pieces(void **state)
{
    (void)state;
    zz_grid grid;
    zz_text *text = open_text("1 3\n#.#");
    assert_int_equal(zz_grid_read(&grid, ".#", NULL, 0, text, NULL, NULL), ZZ_OK);
    assert_memory_equal(grid.squares, "#.#", 3);
    zz_grid_free(&grid);
    zz_text_close(text);
}

static void says_what_is_wrong_with_a_board(void **state)
{
    static const struct bad_text bad[] = {
        {"", 1, 1, "expected the number of rows, found the end of the file"},
        {"2", 1, 2, "expected the number of columns, found the end of the file"},
        {"0 1", 1, 1, "expected the number of rows, from 1 to 2147483647, found 0"},
        {"1 4294967297", 1, 3,
         "expected the number of columns, from 1 to 2147483647, found 4294967297"},
        {"1 3 .ab", 1, 5, "expected the end of the line, found '.ab'"},
        {"2 3\nabb\n", 3, 1, "expected row 2 of 2, found the end of the file"},
        {"2 2\nab\naa\n", 3, 1, "expected exactly one 'a' on the board, found another"},
        {"1 5\nabb.b\n", 2, 5, "expected exactly two 'b' on the board, found another"},
        {"1 4\n  abbb\n", 2, 6, "expected exactly two 'b' on the board, found another"},
        {"2 2\nbb\n.x\n", 3, 2, "expected '.', 'a' or 'b', found 'x'"},
        {"2 2\n.a\n.b\n", 2, 1,
         "expected exactly two 'b' on the board that starts here, found one"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        zz_grid grid;
        uint32_t a;
        uint32_t b[2];
        zz_error error = {0};
        assert_int_equal(read_grid(bad[i].string, &grid, &a, b, NULL, &error), ZZ_BAD_INPUT);
        assert_error(&error, ZZ_BAD_INPUT, bad[i].line, bad[i].column, bad[i].message);
        assert_null(grid.squares);
    }
}

static void a_board_without_its_piece_is_refused(void **state)
{
    (void)state;
    zz_grid grid;
    uint32_t a;
    uint32_t b[2];
    zz_error error;
    assert_int_equal(read_grid("1 3\nb.b\n", &grid, &a, b, NULL, &error), ZZ_BAD_INPUT);
    assert_int_equal(error.line, 2);
    assert_non_null(
        strstr(error.message, "expected exactly one 'a' on the board that starts here"));
}

static void refuses_boards_that_nothing_could_hold(void **state)
{
    (void)state;
    zz_grid grid;
    uint32_t a;
    uint32_t b[2];
    zz_error error;
    struct failing_allocator counting = {.fail_at = UINT64_MAX};
    zz_options options = {.allocator = failing_allocator_hook(&counting)};
    assert_int_equal(read_grid("2147483647 2147483647\n", &grid, &a, b, &options, &error),
                     ZZ_TOO_LARGE);
    assert_error(&error, ZZ_TOO_LARGE, 0, 0,
                 "a 2147483647×2147483647 board is too large: at most 2^31 squares are possible");
    assert_int_equal(read_grid("46341 46342\n", &grid, &a, b, &options, &error), ZZ_TOO_LARGE);
    assert_int_equal(counting.requests, 0);
}

static void the_memory_limit_is_the_last_size_that_is_read(void **state)
{
    (void)state;
    zz_grid grid;
    uint32_t a;
    uint32_t b[2];
    zz_error error;
    zz_options options = {.memory_limit = 6};
    assert_int_equal(read_grid("2 3\nabb\n...\n", &grid, &a, b, &options, &error), ZZ_OK);
    zz_grid_free(&grid);
    options.memory_limit = 5;
    assert_int_equal(read_grid("2 3\nabb\n...\n", &grid, &a, b, &options, &error), ZZ_TOO_LARGE);
    assert_error(&error, ZZ_TOO_LARGE, 0, 0,
                 "a 2×3 board needs about 6 bytes of memory; 5 bytes may be used");
}

static void a_board_that_goes_wrong_leaks_nothing(void **state)
{
    (void)state;
    zz_grid grid;
    uint32_t a;
    uint32_t b[2];
    struct failing_allocator failing = {.fail_at = UINT64_MAX};
    zz_options options = {.allocator = failing_allocator_hook(&failing)};
    assert_int_equal(read_grid("2 3\nabb\n..x\n", &grid, &a, b, &options, NULL), ZZ_BAD_INPUT);
    assert_int_equal(failing.live_bytes, 0);
    failing.fail_at = failing.requests;
    assert_int_equal(read_grid("2 3\nabb\n...\n", &grid, &a, b, &options, NULL), ZZ_NO_MEMORY);
    assert_null(grid.squares);
    assert_int_equal(failing.live_bytes, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(finds_the_pieces_in_order),
        cmocka_unit_test(a_board_may_have_no_pieces),
        cmocka_unit_test(says_what_is_wrong_with_a_board),
        cmocka_unit_test(a_board_without_its_piece_is_refused),
        cmocka_unit_test(refuses_boards_that_nothing_could_hold),
        cmocka_unit_test(the_memory_limit_is_the_last_size_that_is_read),
        cmocka_unit_test(a_board_that_goes_wrong_leaks_nothing),
    };
    return cmocka_run_group_tests_name("grid", tests, NULL, NULL);
}
