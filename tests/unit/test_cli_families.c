/* test_cli_families.c: every family makes inputs that the contest could have had: always valid, as
 * asked for, and the same for the same seed. */
#include <stdio.h>
#include <string.h>

#include <zugzwang/zugzwang.h>

#include "cli/data/data.h"
#include "reference/zu.h"
#include "support/testing.h"

static const struct {
    const char *name;
    const struct data_game *data;
} GAMES_UNDER_TEST[] = {
    {"zu", &ZU_DATA},
    {"rabbit", &RABBIT_DATA},
    {"graph", &GRAPH_DATA},
    {"geography", &GEOGRAPHY_DATA},
};
enum { GAME_COUNT = 4 };

/* What is asked for in turn: anything, small sizes, exact ones. */
static struct demand demand_of(unsigned i)
{
    struct range small = {true, 1, 5};
    struct range exact = {true, 3 + i % 4, 3 + i % 4};
    switch (i % 3) {
    case 0:
        return (struct demand){.vertices = {true, 2, 300}, .queries = {true, 1, 20}};
    case 1:
        return (struct demand){.rows = small,
                               .cols = small,
                               .density = {true, 0, 40},
                               .rounds = {true, 1, 3},
                               .vertices = {true, 2, 8},
                               .edges = {true, 1, 12},
                               .queries = {true, 1, 3}};
    default:
        return (struct demand){.rows = exact,
                               .cols = exact,
                               .vertices = exact,
                               .edges = {true, 7, 7},
                               .queries = {true, 2, 2}};
    }
}

static bool lies_in(uint32_t number, struct range range)
{
    return !range.given || (number >= range.least && number <= range.most);
}

/* The case as a whole input. */
static void complete(const struct data_game *data, const struct buffer *text, struct buffer *whole)
{
    buffer_clear(whole);
    if (data == &ZU_DATA)
        buffer_text(whole, "0 1\n");
    buffer_bytes(whole, text->bytes, text->used);
}

static void assert_as_asked(const struct data_game *data, const struct demand *demand,
                            const char *text)
{
    unsigned first = 0;
    unsigned second = 0;
    unsigned third = 0;
    int count = sscanf(text, "%u %u %u", &first, &second, &third);
    if (data == &GRAPH_DATA) {
        assert_int_equal(count, 3);
        assert_true(lies_in(first, demand->vertices));
        assert_true(lies_in(second, demand->edges));
        assert_true(lies_in(third, demand->queries));
    } else {
        assert_true(lies_in(first, demand->rows));
        assert_true(lies_in(second, demand->cols));
    }
}

static void assert_valid(const char *family, const struct data_game *data,
                         const struct buffer *whole)
{
    zz_error error = {.code = ZZ_OK};
    if (validate_memory(data, whole->bytes, whole->used, (struct range){.given = false}, NULL,
                        &error) == ZZ_OK)
        return;
    fail_msg("%s: %d:%d: %s\n%s", family, (int)error.line, (int)error.column, error.message,
             whole->bytes);
}

static void test_every_family_makes_valid_inputs(void **state)
{
    enum { SEEDS = 60 };
    struct buffer text = {.bytes = NULL};
    struct buffer again = {.bytes = NULL};
    struct buffer whole = {.bytes = NULL};
    (void)state;
    for (unsigned game = 0; game < GAME_COUNT; game++) {
        const struct data_game *data = GAMES_UNDER_TEST[game].data;
        for (const struct family *family = data->families; family->name; family++) {
            unsigned made = 0;
            for (unsigned seed = 0; seed < SEEDS; seed++) {
                struct demand demand = demand_of(seed);
                uint64_t random = seed;
                buffer_clear(&text);
                buffer_text(&text, "kept");
                if (!family->make(&demand, &random, &text)) {
                    assert_false(text.failed);
                    assert_string_equal(text.bytes, "kept");
                    continue;
                }
                made++;
                random = seed;
                buffer_clear(&again);
                buffer_text(&again, "kept");
                assert_true(family->make(&demand, &random, &again));
                assert_string_equal(text.bytes, again.bytes);
                memmove(text.bytes, text.bytes + 4, text.used - 3);
                text.used -= 4;
                complete(data, &text, &whole);
                assert_valid(family->name, data, &whole);
                assert_as_asked(data, &demand, text.bytes);
            }
            if (made < SEEDS / 4)
                fail_msg("%s: only %u of %d made", family->name, made, SEEDS);
        }
    }
    buffer_free(&text);
    buffer_free(&again);
    buffer_free(&whole);
}

static void test_impossible_demands_are_refused(void **state)
{
    const struct demand none = {.rows = {true, 200, 300}, .vertices = {true, 200000, 200001}};
    struct buffer text = {.bytes = NULL};
    (void)state;
    for (unsigned game = 0; game < GAME_COUNT; game++)
        for (const struct family *family = GAMES_UNDER_TEST[game].data->families; family->name;
             family++) {
            uint64_t random = 1;
            assert_false(family->make(&none, &random, &text));
            assert_false(text.failed);
            assert_int_equal(text.used, 0);
        }
    buffer_free(&text);
}

/* ---- What families of zu promise, by the reference ---- */

static struct reference_zu_value value_of(const char *family, uint64_t seed, uint32_t size)
{
    struct demand demand = {.rows = {true, size, size}, .cols = {true, size, size}};
    struct buffer text = {.bytes = NULL};
    struct reference_zu_value value = {.winner = 0};
    char squares[64];
    uint32_t count = 0;
    uint64_t random = seed;
    if (family_named(ZU_FAMILIES, family)->make(&demand, &random, &text)) {
        for (const char *next = strchr(text.bytes, '\n'); *next; next++)
            if (*next != '\n')
                squares[count++] = *next;
        value = reference_zu_solve((int)size, (int)size, squares);
    }
    buffer_free(&text);
    return value;
}

static void test_searched_boards_are_what_they_are_called(void **state)
{
    enum { SEEDS = 12, SIZE = 5 };
    unsigned wins[2] = {0, 0};
    (void)state;
    for (uint64_t seed = 0; seed < SEEDS; seed++) {
        char false_win = value_of("false-win", seed, SIZE).winner;
        char narrow_win = value_of("narrow-win", seed, SIZE).winner;
        assert_true(false_win == 'T' || false_win == 0);
        assert_true(narrow_win == 'R' || narrow_win == 'B' || narrow_win == 0);
        struct reference_zu_value red = value_of("long-red", seed, SIZE);
        struct reference_zu_value black = value_of("long-black", seed, SIZE);
        wins[0] += red.winner == 'R' && red.plies >= 9;
        wins[1] += black.winner == 'B' && black.plies >= 4;
    }
    assert_in_range(wins[0], SEEDS / 2, SEEDS);
    assert_in_range(wins[1], SEEDS / 2, SEEDS);
}

/* ---- Ranges ---- */

static void test_ranges_are_read_and_drawn_from(void **state)
{
    struct range range;
    uint64_t random = 1;
    uint32_t number;
    (void)state;
    assert_true(parse_range("7", 1, 20, &range));
    assert_int_equal(range.least, 7);
    assert_int_equal(range.most, 7);
    assert_true(parse_range("5-6", 1, 20, &range));
    assert_int_equal(range.most, 6);
    static const char *const wrong[] = {"",    "-",    "5-", "-5",    "6-5",
                                        "0-3", "1-21", "a",  "1-2-3", " 1"};
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        assert_false(parse_range(wrong[i], 1, 20, &range));
    for (int i = 0; i < 1000; i++) {
        assert_true(range_draw((struct range){true, 3, 9}, 5, 7, &random, &number));
        assert_in_range(number, 5, 7);
        assert_true(range_draw((struct range){.given = false}, 5, 7, &random, &number));
        assert_in_range(number, 5, 7);
    }
    assert_false(range_draw((struct range){true, 3, 4}, 5, 7, &random, &number));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_family_makes_valid_inputs),
        cmocka_unit_test(test_impossible_demands_are_refused),
        cmocka_unit_test(test_searched_boards_are_what_they_are_called),
        cmocka_unit_test(test_ranges_are_read_and_drawn_from),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
