/* test_cli_table.c: tables of zu as the program writes and reads them: every value against the
 * textbook solver. */
#define _POSIX_C_SOURCE 200809L /* getpid */

#include "cli/table/stats.h"
#include "reference/zu_textbook.h"
#include "support/random.h"
#include "support/table_files.h"

static void compare_position(struct table_file *file, const struct textbook_zu *book,
                             const struct table_position *position)
{
    zz_error error;
    zz_outcome outcome;
    const uint32_t *square = file->shape.square;
    enum reference_zu_side side = position->black_to_move ? ZU_BLACK : ZU_RED;
    struct reference_zu_value expected =
        textbook_zu_value(book, side, (int)square[position->red[0]], (int)square[position->red[1]],
                          (int)square[position->pawn]);
    assert_int_equal(table_value(file, position, &outcome, &error), ZZ_OK);
    bool red_wins = (outcome.winner == ZZ_WINNER_FIRST) == (side == ZU_RED);
    char winner = outcome.winner == ZZ_WINNER_NONE ? 'T' : red_wins ? 'R' : 'B';
    if (winner == expected.winner && (int)outcome.plies == expected.plies)
        return;
    char text[TABLE_POSITION_TEXT];
    fail_msg("%s: expected %c %d, found %c %d", table_position_text(&file->shape, position, text),
             expected.winner, expected.plies, winner, (int)outcome.plies);
}

/* All positions of a parity with the pawn there: those of one block. */
static void compare_pawn(struct table_file *file, const struct textbook_zu *book, unsigned parity,
                         uint32_t pawn)
{
    struct table_position position = {.pawn = pawn};
    for (uint32_t low = 0; low < file->shape.free; low++)
        for (uint32_t high = low + 1; high < file->shape.free; high++) {
            position.red[0] = low;
            position.red[1] = high;
            position.black_to_move = table_parity(&file->shape, true, low, high, pawn) == parity;
            compare_position(file, book, &position);
        }
}

/* What stats should say, from the reference: by the side to move and the result. */
struct sums {
    uint64_t counts[2][3];
    int most[2][3];
};

static struct sums add_up_reference(const struct textbook_zu *book, const struct table_shape *shape)
{
    static const char results[] = "RBT";
    struct sums sums = {.counts = {{0}}};
    const uint32_t *square = shape->square;
    for (int side = 0; side < 2; side++)
        for (uint32_t low = 0; low < shape->free; low++)
            for (uint32_t high = low + 1; high < shape->free; high++)
                for (uint32_t pawn = 0; pawn < shape->free; pawn++) {
                    struct reference_zu_value value =
                        textbook_zu_value(book, side ? ZU_BLACK : ZU_RED, (int)square[low],
                                          (int)square[high], (int)square[pawn]);
                    ptrdiff_t result = strchr(results, value.winner) - results;
                    sums.counts[side][result]++;
                    if (value.plies > sums.most[side][result])
                        sums.most[side][result] = value.plies;
                }
    return sums;
}

static void compare_longest(struct table_file *file, const struct textbook_zu *book,
                            const struct stats_longest *longest, int side, int winner, int most)
{
    assert_int_equal(longest->count > 0 ? longest->plies : 0, most);
    for (uint64_t i = 0; i < longest->count && i < STATS_SHOWN; i++) {
        const struct table_position *shown = &longest->shown[i];
        zz_error error;
        zz_outcome outcome;
        compare_position(file, book, shown);
        assert_int_equal(table_value(file, shown, &outcome, &error), ZZ_OK);
        assert_int_equal(outcome.plies, most);
        assert_int_equal(outcome.winner == ZZ_WINNER_FIRST, side == winner);
        assert_int_equal(shown->black_to_move, side == STATS_BLACK);
    }
}

static void compare_stats(struct table_file *file, const struct textbook_zu *book)
{
    struct stats stats;
    zz_error error;
    struct sums sums = add_up_reference(book, &file->shape);
    assert_int_equal(stats_gather(&stats, file, &error), ZZ_OK);
    for (int side = 0; side < 2; side++) {
        for (int winner = 0; winner < 2; winner++) {
            assert_int_equal(stats_wins(&stats, side, winner), sums.counts[side][winner]);
            compare_longest(file, book, &stats.longest[side][winner], side, winner,
                            sums.most[side][winner]);
        }
        assert_int_equal(stats.counts[side][TABLE_TIE], sums.counts[side][2]);
    }
    stats_free(&stats, file);
}

/* Every position by itself, the sum of them, and the verdict. */
static void assert_table(int rows, int cols, char *squares)
{
    struct table_file file;
    zz_error error = {.message = ""};
    make_table(rows, cols, squares, 1, NULL, NULL);
    struct textbook_zu *book = textbook_zu_solve(rows, cols, squares);
    assert_int_equal(table_file_open(&file, path, &meter, &error), ZZ_OK);
    for (unsigned parity = 0; parity < 2; parity++)
        for (uint32_t pawn = 0; pawn < file.shape.free; pawn++)
            compare_pawn(&file, book, parity, pawn);
    compare_stats(&file, book);
    table_file_close(&file);
    textbook_zu_free(book);
    if (!is_right(&error))
        fail_msg("verify refuses the table of %.*s: %s", rows * cols, squares, error.message);
}

static void every_value_on_every_small_board(void **state)
{
    (void)state;
    static const int sizes[][2] = {{2, 3}, {3, 2}, {3, 3}, {1, 5}, {5, 1}};
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        int count = sizes[i][0] * sizes[i][1];
        for (unsigned set = 0; set < 1u << count; set++) {
            char squares[16];
            int free = 0;
            for (int square = 0; square < count; square++) {
                squares[square] = set >> square & 1 ? '#' : '.';
                free += squares[square] == '.';
            }
            if (free >= 3)
                assert_table(sizes[i][0], sizes[i][1], squares);
        }
    }
}

/* Many obstacles make many parts. */
static void every_value_on_random_boards(void **state)
{
    (void)state;
    uint64_t random = 11;
    char squares[160];
    for (unsigned n = 0; n < 30; n++) {
        int rows = 2 + (int)random_below(&random, 7);
        int cols = 2 + (int)random_below(&random, 7);
        random_zu_obstacles(&random, rows, cols, 2 * n, squares);
        assert_table(rows, cols, squares);
    }
    static const int sizes[][3] = {{2, 70, 60}, {1, 30, 5}, {30, 1, 5}, {3, 40, 50}};
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        random_zu_obstacles(&random, sizes[i][0], sizes[i][1], (unsigned)sizes[i][2], squares);
        assert_table(sizes[i][0], sizes[i][1], squares);
    }
}

/* A winding way, on which games last more than 255 plies: values of two bytes. */
static void every_value_when_games_are_long(void **state)
{
    (void)state;
    static const char *const record = "examples/records/longest-red.in";
    char line[32];
    char board[100];
    FILE *file = fopen(record, "r");
    assert_non_null(file);
    for (int i = 0; i < 2; i++)
        assert_non_null(fgets(line, sizeof line, file));
    for (int row = 0; row < 10; row++) {
        assert_non_null(fgets(line, sizeof line, file));
        for (int col = 0; col < 10; col++)
            board[row * 10 + col] = line[col] == '#' ? '#' : '.';
    }
    fclose(file);
    assert_table(10, 10, board);
}

/* What docs/TABLE.md says of blocks; another division is another version. */
static void blocks_are_divided_as_in_version_1(void **state)
{
    (void)state;
    static const struct {
        uint32_t size;
        uint32_t pawns_a_block;
        uint64_t blocks;
    } expected[] = {{3, 3640, 2}, {10, 26, 8}, {16, 4, 120}, {24, 1, 1104}};
    char squares[24 * 24];
    memset(squares, '.', sizeof squares);
    for (size_t i = 0; i < sizeof expected / sizeof *expected; i++) {
        struct table_shape shape;
        zz_error error;
        uint32_t size = expected[i].size;
        assert_int_equal(table_shape_make(&shape, size, size, squares, &error), ZZ_OK);
        assert_int_equal(shape.pawns_a_block, expected[i].pawns_a_block);
        assert_int_equal(shape.blocks, expected[i].blocks);
        table_shape_free(&shape);
    }
}

static void the_bytes_are_the_same_for_any_number_of_threads(void **state)
{
    (void)state;
    static const unsigned threads[] = {1, 2, 3, 7};
    char squares[196];
    struct bytes first = {NULL, 0};
    memset(squares, '.', sizeof squares);
    for (int i = 0; i < 4; i++) {
        make_table(14, 14, squares, threads[i], NULL, NULL);
        struct bytes bytes = read_table();
        if (i == 0) {
            first = bytes;
            continue;
        }
        assert_int_equal(bytes.size, first.size);
        assert_memory_equal(bytes.all, first.all, first.size);
        free(bytes.all);
    }
    free(first.all);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_value_on_every_small_board),
        cmocka_unit_test(every_value_on_random_boards),
        cmocka_unit_test(every_value_when_games_are_long),
        cmocka_unit_test(blocks_are_divided_as_in_version_1),
        cmocka_unit_test(the_bytes_are_the_same_for_any_number_of_threads),
    };
    return cmocka_run_group_tests_name("tables", tests, choose_path, remove_table);
}
