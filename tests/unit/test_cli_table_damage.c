/* test_cli_table_damage.c: tables of zu that are damaged, cut, made up or wrong: all must be found. */
#define _POSIX_C_SOURCE 200809L /* getpid */

#include "cli/table/crc64.h"
#include "cli/table/format.h"
#include "support/random.h"
#include "support/table_files.h"

static void the_checksum_is_the_known_one(void **state)
{
    (void)state;
    assert_true(crc64(0, "123456789", 9) == UINT64_C(0x995DC9BBDF1939FA));
    assert_true(crc64(crc64(0, "1234", 4), "56789", 5) == UINT64_C(0x995DC9BBDF1939FA));
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

/* Blocks of any bytes, with checksums that are right: never a crash, and what is accepted is right. */
static void blocks_of_any_kind_are_survived(void **state)
{
    (void)state;
    enum { HEADER = TABLE_FIXED_HEADER + 4 * 4 + TABLE_CHECKSUM };
    uint64_t random = 5;
    make_small_table();
    struct bytes good = read_table();
    unsigned char *bad = malloc(good.size);
    unsigned char *trailer = bad + good.size - TABLE_TRAILER;
    unsigned char *index = trailer - 2 * TABLE_RECORD;
    unsigned refused = 0;
    for (int n = 0; n < 1000; n++) {
        memcpy(bad, good.all, good.size);
        size_t first = (size_t)get_number(index, 4);
        for (uint32_t i = random_below(&random, 8) + 1; i > 0; i--)
            bad[HEADER + random_below(&random, (uint32_t)first)] ^=
                (unsigned char)(1 + random_below(&random, 255));
        put_number(index + 4, crc64(0, bad + HEADER, first), TABLE_CHECKSUM);
        put_number(trailer + 8, crc64(0, index, 2 * TABLE_RECORD + 8), TABLE_CHECKSUM);
        write_table(bad, good.size);
        zz_error error;
        refused += !is_right(&error);
    }
    assert_in_range(refused, 900, 1000);
    free(bad);
    free(good.all);
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

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_checksum_is_the_known_one),
        cmocka_unit_test(every_flipped_bit_is_found),
        cmocka_unit_test(a_thousand_random_corruptions_are_found),
        cmocka_unit_test(every_truncation_is_found),
        cmocka_unit_test(what_is_wrong_is_said),
        cmocka_unit_test(headers_of_any_kind_are_survived),
        cmocka_unit_test(blocks_of_any_kind_are_survived),
        cmocka_unit_test(every_wrong_value_is_found),
        cmocka_unit_test(wrong_tables_are_found),
    };
    return cmocka_run_group_tests_name("damaged tables", tests, choose_path, remove_table);
}
