/* test_cli_table.c: tables of zu as the program writes and reads them: every value against the textbook
 * solver, and every kind of damage. It is linked with the program's own files. */
#define _POSIX_C_SOURCE 200809L /* getpid */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <zugzwang/zu.h>

#include "cli/table/crc64.h"
#include "cli/table/format.h"
#include "cli/table/stats.h"
#include "cli/table/verify.h"
#include "cli/table/writer.h"
#include "reference/zu_textbook.h"
#include "support/random.h"
#include "support/testing.h"
#include "support/zu_boards.h"

static char path[4096];
static struct meter meter;

/* ---- Making tables ---- */

/* Changes a table before it is written; NULL in its place: nothing. */
typedef void change_fn(void *user, unsigned parity, uint32_t pawn, uint16_t *plane);

struct making {
    struct table_writer writer;
    const struct table_shape *shape;
    change_fn *change;
    void *user;
    uint16_t *plane;
};

static bool add_layer(void *user, const zz_zu_layer *layer)
{
    struct making *making = user;
    zz_error error;
    for (uint32_t i = 0; i < layer->pawns; i++) {
        memcpy(making->plane, layer->plies + i * layer->pairs, layer->pairs * sizeof(uint16_t));
        if (making->change)
            making->change(making->user, layer->parity, layer->first_pawn + i, making->plane);
        assert_int_equal(table_writer_add(&making->writer, making->plane, &error), ZZ_OK);
    }
    return true;
}

/* The squares have no pieces. */
static void make_table(int rows, int cols, char *squares, unsigned threads, change_fn *change,
                       void *user)
{
    static struct output out;
    zz_error error;
    uint64_t random = 1;
    struct table_shape shape;
    struct zu_pieces pieces = random_zu_pieces(&random, rows, cols, squares);
    put_zu_pieces(squares, pieces);
    zz_zu_board *board = make_zu_board(rows, cols, squares);
    lift_zu_pieces(squares, pieces);
    zz_zu_solver *solver = make_zu_solver();
    assert_int_equal(table_shape_make(&shape, (uint32_t)rows, (uint32_t)cols, squares, &error),
                     ZZ_OK);
    struct making making = {.shape = &shape, .change = change, .user = user};
    making.plane = malloc(shape.pairs * sizeof(uint16_t));
    assert_non_null(making.plane);
    assert_true(output_open(&out, path));
    assert_int_equal(table_writer_begin(&making.writer, &shape, &out, &meter, threads, &error),
                     ZZ_OK);
    assert_int_equal(zz_zu_solve_all(solver, board, add_layer, &making, &error), ZZ_OK);
    assert_int_equal(table_writer_finish(&making.writer, &error), ZZ_OK);
    table_writer_end(&making.writer);
    assert_true(output_close(&out, true));
    free(making.plane);
    table_shape_free(&shape);
    zz_zu_solver_free(solver);
    zz_zu_board_free(board);
}

/* ---- Files as bytes ---- */

struct bytes {
    unsigned char *all;
    size_t size;
};

static struct bytes read_table(void)
{
    struct bytes bytes = {malloc(1 << 22), 0};
    FILE *file = fopen(path, "rb");
    assert_non_null(file);
    bytes.size = fread(bytes.all, 1, 1 << 22, file);
    fclose(file);
    return bytes;
}

static void write_table(const unsigned char *bytes, size_t size)
{
    FILE *file = fopen(path, "wb");
    assert_non_null(file);
    assert_int_equal(fwrite(bytes, 1, size, file), size);
    assert_int_equal(fclose(file), 0);
}

/* Opens and verifies. The message of a failure is left in *error. */
static bool is_right(zz_error *error)
{
    struct table_file file;
    struct table_flaw flaw;
    bool flawed = false;
    uint64_t checked = 0;
    zz_status status = table_file_open(&file, path, &meter, error);
    if (!status)
        status = table_verify(&file, &flawed, &flaw, &checked, error);
    if (status)
        assert_int_equal(status, ZZ_BAD_INPUT);
    else if (!flawed)
        assert_int_equal(checked, table_positions(&file.shape));
    table_file_close(&file);
    return !status && !flawed;
}

static void assert_wrong(const char *what)
{
    zz_error error = {.message = ""};
    if (is_right(&error))
        fail_msg("not found: %s", what);
}

/* ---- The values ---- */

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

/* Counts like stats, from the reference. */
static void count_reference(const struct textbook_zu *book, const struct table_shape *shape,
                            uint64_t counts[2][3])
{
    static const char results[] = "RBT";
    for (int side = 0; side < 2; side++)
        for (uint32_t low = 0; low < shape->free; low++)
            for (uint32_t high = low + 1; high < shape->free; high++)
                for (uint32_t pawn = 0; pawn < shape->free; pawn++) {
                    struct reference_zu_value value =
                        textbook_zu_value(book, side ? ZU_BLACK : ZU_RED, (int)shape->square[low],
                                          (int)shape->square[high], (int)shape->square[pawn]);
                    counts[side][strchr(results, value.winner) - results]++;
                }
}

static void compare_stats(struct table_file *file, const struct textbook_zu *book)
{
    struct stats stats;
    zz_error error;
    uint64_t counts[2][3] = {{0}};
    count_reference(book, &file->shape, counts);
    assert_int_equal(stats_gather(&stats, file, &error), ZZ_OK);
    for (int side = 0; side < 2; side++) {
        assert_int_equal(stats_wins(&stats, side, STATS_RED), counts[side][0]);
        assert_int_equal(stats_wins(&stats, side, STATS_BLACK), counts[side][1]);
        assert_int_equal(stats.counts[side][TABLE_TIE], counts[side][2]);
    }
    for (int side = 0; side < 2; side++)
        for (int winner = 0; winner < 2; winner++)
            for (uint64_t i = 0; i < stats.longest[side][winner].count && i < STATS_SHOWN; i++)
                compare_position(file, book, &stats.longest[side][winner].shown[i]);
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

/* ---- Damage ---- */

static void make_small_table(void)
{
    char squares[] = "..."
                     ".#."
                     "..."
                     "..#";
    make_table(4, 3, squares, 1, NULL, NULL);
    zz_error error;
    assert_true(is_right(&error));
}

static void every_flipped_bit_is_found(void **state)
{
    (void)state;
    make_small_table();
    struct bytes bytes = read_table();
    for (size_t bit = 0; bit < 8 * bytes.size; bit++) {
        char what[48];
        bytes.all[bit / 8] ^= (unsigned char)(1 << bit % 8);
        write_table(bytes.all, bytes.size);
        snprintf(what, sizeof what, "bit %zu of byte %zu", bit % 8, bit / 8);
        assert_wrong(what);
        bytes.all[bit / 8] ^= (unsigned char)(1 << bit % 8);
    }
    free(bytes.all);
}

/* Bytes that are set, swapped, copied or run over, each damage by itself. */
static void a_thousand_random_corruptions_are_found(void **state)
{
    (void)state;
    uint64_t random = 1000;
    char squares[49];
    memset(squares, '.', sizeof squares);
    make_table(7, 7, squares, 1, NULL, NULL);
    struct bytes good = read_table();
    unsigned char *bad = malloc(good.size);
    for (int n = 0; n < 1000;) {
        uint32_t size = (uint32_t)good.size;
        uint32_t at = random_below(&random, size);
        uint32_t from = random_below(&random, size);
        uint32_t most = size - (at > from ? at : from);
        uint32_t length = 1 + random_below(&random, most < 64 ? most : 64);
        memcpy(bad, good.all, size);
        if (n % 2)
            memmove(bad + at, good.all + from, length);
        else
            for (uint32_t i = 0; i < length; i++)
                bad[at + i] = (unsigned char)random_next(&random);
        if (memcmp(bad, good.all, size) == 0)
            continue;
        char what[80];
        snprintf(what, sizeof what, "corruption %d: %u bytes at %u", n, length, at);
        write_table(bad, size);
        assert_wrong(what);
        n++;
    }
    free(bad);
    free(good.all);
}

static void every_truncation_is_found(void **state)
{
    (void)state;
    make_small_table();
    struct bytes bytes = read_table();
    for (size_t size = 0; size < bytes.size; size++) {
        char what[32];
        snprintf(what, sizeof what, "only %zu bytes", size);
        write_table(bytes.all, size);
        assert_wrong(what);
    }
    for (size_t more = 1; more < 40; more++) { /* and what follows the end */
        memset(bytes.all + bytes.size, (int)more, more);
        write_table(bytes.all, bytes.size + more);
        assert_wrong("bytes after the end");
    }
    free(bytes.all);
}

static void assert_complaint(const char *expected)
{
    zz_error error = {.message = ""};
    assert_false(is_right(&error));
    assert_string_equal(error.message, expected);
}

static void what_is_wrong_is_said(void **state)
{
    (void)state;
    make_small_table();
    struct bytes bytes = read_table();
    write_table(bytes.all, 0);
    assert_complaint("not a table made by 'zugzwang zu table build'");
    write_table((const unsigned char *)"0 1\n3 3\n", 8);
    assert_complaint("not a table made by 'zugzwang zu table build'");
    write_table(bytes.all, 15);
    assert_complaint("damaged: cut short in its header");
    write_table(bytes.all, bytes.size - 1);
    assert_complaint("damaged: cut short, or something follows its end");
    bytes.all[TABLE_FIXED_HEADER] = '#';
    write_table(bytes.all, bytes.size);
    assert_complaint("damaged: the header's checksum is wrong");
    bytes.all[TABLE_FIXED_HEADER] = '.';
    bytes.all[TABLE_FIXED_HEADER + 4 * 4 + TABLE_CHECKSUM + 20] ^= 1;
    write_table(bytes.all, bytes.size);
    assert_complaint("damaged: the checksum of block 1 of 2 is wrong");
    bytes.all[TABLE_FIXED_HEADER + 4 * 4 + TABLE_CHECKSUM + 20] ^= 1;
    bytes.all[bytes.size - TABLE_TRAILER - 1] ^= 1;
    write_table(bytes.all, bytes.size);
    assert_complaint("damaged: the index's checksum is wrong");
    bytes.all[bytes.size - TABLE_TRAILER - 1] ^= 1;
    bytes.all[TABLE_MAGIC] = 2;
    write_table(bytes.all, bytes.size);
    assert_complaint("a table of version 2; this program reads version 1");
    free(bytes.all);
}

/* Headers with a right checksum and any numbers at all: an error, and never a crash. */
static void headers_of_any_kind_are_survived(void **state)
{
    (void)state;
    static const uint32_t numbers[] = {0, 1, 2, 3, 4, 5, 16, 255, 65536, UINT32_MAX};
    enum { NUMBERS = sizeof numbers / sizeof *numbers };
    make_small_table();
    struct bytes bytes = read_table();
    for (int row = 0; row < NUMBERS; row++)
        for (int col = 0; col < NUMBERS; col++) {
            uint64_t board = (uint64_t)numbers[row] * ((uint64_t)numbers[col] + 1);
            bool same = numbers[row] == 4 && numbers[col] == 3;
            put_number(bytes.all + TABLE_MAGIC + 4, numbers[row], 4);
            put_number(bytes.all + TABLE_MAGIC + 8, numbers[col], 4);
            if (board + TABLE_FIXED_HEADER + TABLE_CHECKSUM <= bytes.size) {
                size_t end = TABLE_FIXED_HEADER + (size_t)board;
                put_number(bytes.all + end, crc64(0, bytes.all, end), TABLE_CHECKSUM);
            }
            write_table(bytes.all, bytes.size);
            if (!same)
                assert_wrong("another size");
        }
    free(bytes.all);
}

/* ---- Tables that are whole, and wrong ---- */

/* One value with black to move that is another. */
struct lie {
    uint64_t random;
    unsigned parity;
    uint32_t pawn;
    uint64_t pair;
    uint16_t value;
};

static void tell_lie(void *user, unsigned parity, uint32_t pawn, uint16_t *plane)
{
    const struct lie *lie = user;
    if (parity == lie->parity && pawn == lie->pawn)
        plane[lie->pair] = lie->value;
}

/* Random values near the truth; pairs with which red is to move are not stored, so not chosen. */
static void every_wrong_value_is_found(void **state)
{
    (void)state;
    char squares[] = "....."
                     ".#..."
                     "...#."
                     ".....";
    uint64_t random = 77;
    for (int n = 0; n < 300; n++) {
        struct table_file file;
        struct table_position position = {.black_to_move = true};
        zz_error error;
        zz_outcome outcome;
        make_table(4, 5, squares, 1, NULL, NULL);
        assert_int_equal(table_file_open(&file, path, &meter, &error), ZZ_OK);
        const struct table_shape *shape = &file.shape;
        position.red[0] = random_below(&random, shape->free - 1);
        position.red[1] =
            position.red[0] + 1 + random_below(&random, shape->free - 1 - position.red[0]);
        position.pawn = shape->first_pawn + random_below(&random, shape->free - shape->first_pawn);
        assert_int_equal(table_value(&file, &position, &outcome, &error), ZZ_OK);
        struct lie lie = {
            .parity = table_parity(shape, true, position.red[0], position.red[1], position.pawn),
            .pawn = position.pawn,
            .pair = table_pair(shape, position.red[0], position.red[1]),
        };
        unsigned truth = outcome.winner == ZZ_WINNER_NONE ? 0 : (unsigned)outcome.plies + 1;
        do
            lie.value = (uint16_t)random_below(&random, 24);
        while (lie.value == truth);
        char what[TABLE_POSITION_TEXT];
        table_position_text(shape, &position, what);
        table_file_close(&file);
        make_table(4, 5, squares, 1, tell_lie, &lie);
        assert_wrong(what);
    }
}

/* Whole tables that are wrong in a way of their own. */
static void make_all_ties(void *user, unsigned parity, uint32_t pawn, uint16_t *plane)
{
    (void)parity, (void)pawn;
    memset(plane, 0, *(const uint64_t *)user * sizeof *plane);
}

static void add_two_plies(void *user, unsigned parity, uint32_t pawn, uint16_t *plane)
{
    (void)parity, (void)pawn;
    for (uint64_t pair = 0; pair < *(const uint64_t *)user; pair++)
        plane[pair] = (uint16_t)(plane[pair] > 2 ? plane[pair] + 2 : plane[pair]);
}

static void turn_ties_into_wins(void *user, unsigned parity, uint32_t pawn, uint16_t *plane)
{
    (void)parity, (void)pawn;
    for (uint64_t pair = 0; pair < *(const uint64_t *)user; pair++)
        plane[pair] = plane[pair] ? plane[pair] : 100;
}

static void turn_long_games_into_ties(void *user, unsigned parity, uint32_t pawn, uint16_t *plane)
{
    (void)parity, (void)pawn;
    for (uint64_t pair = 0; pair < *(const uint64_t *)user; pair++)
        plane[pair] = plane[pair] > 7 ? 0 : plane[pair];
}

static void say_the_most(void *user, unsigned parity, uint32_t pawn, uint16_t *plane)
{
    (void)parity, (void)pawn;
    memset(plane, 0xFF, *(const uint64_t *)user * sizeof *plane);
}

static void wrong_tables_are_found(void **state)
{
    (void)state;
    change_fn *changes[] = {make_all_ties, add_two_plies, turn_ties_into_wins,
                            turn_long_games_into_ties, say_the_most};
    char squares[] = "...."
                     ".##."
                     "...."
                     "...."
                     "...#";
    uint64_t pairs = 17 * 16 / 2;
    for (size_t i = 0; i < sizeof changes / sizeof *changes; i++) {
        make_table(5, 4, squares, 1, changes[i], &pairs);
        char what[32];
        snprintf(what, sizeof what, "change %zu", i);
        assert_wrong(what);
    }
}

static void the_checksum_is_the_known_one(void **state)
{
    (void)state;
    assert_true(crc64(0, "123456789", 9) == UINT64_C(0x995DC9BBDF1939FA));
    assert_true(crc64(crc64(0, "1234", 4), "56789", 5) == UINT64_C(0x995DC9BBDF1939FA));
}

static int remove_table(void **state)
{
    (void)state;
    remove(path);
    return meter.live != 0;
}

int main(void)
{
    /* In memory, where there is such a folder: thousands of files are written, each to be safe. */
    const char *folder = access("/dev/shm", W_OK) == 0 ? "/dev/shm" : getenv("TMPDIR");
    snprintf(path, sizeof path, "%s/zugzwang-test-table-%ld.zut", folder ? folder : "/tmp",
             (long)getpid());
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_checksum_is_the_known_one),
        cmocka_unit_test(every_value_on_every_small_board),
        cmocka_unit_test(every_value_on_random_boards),
        cmocka_unit_test(every_value_when_games_are_long),
        cmocka_unit_test(the_bytes_are_the_same_for_any_number_of_threads),
        cmocka_unit_test(every_flipped_bit_is_found),
        cmocka_unit_test(a_thousand_random_corruptions_are_found),
        cmocka_unit_test(every_truncation_is_found),
        cmocka_unit_test(what_is_wrong_is_said),
        cmocka_unit_test(headers_of_any_kind_are_survived),
        cmocka_unit_test(every_wrong_value_is_found),
        cmocka_unit_test(wrong_tables_are_found),
    };
    return cmocka_run_group_tests_name("tables", tests, NULL, remove_table);
}
