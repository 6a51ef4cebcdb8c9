/* test_text.c: reading lines of numbers and rows of squares, and the places that errors name. */
#include "base/text.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/failing_allocator.h"
#include "support/testing.h"
#include "support/texts.h"

/* Reads a line with one number. */
static zz_status read_number(const char *string, uint64_t min, uint64_t max, uint64_t *value,
                             zz_error *error)
{
    zz_text *text = open_text(string);
    zz_status status = zz_text_begin_line(text, error);
    if (!status)
        status = zz_text_read_number(text, "a number", min, max, value, error);
    if (!status)
        status = zz_text_end_line(text, error);
    zz_text_close(text);
    return status;
}

static void reads_numbers_to_the_last_one(void **state)
{
    static const struct {
        const char *string;
        uint64_t value;
    } good[] = {
        {"0", 0},
        {"7\n", 7},
        {"007", 7},
        {" \t 42 \r\n", 42},
        {"\n\n  \r\n9", 9},
        {"18446744073709551615", UINT64_MAX},
        {"00000000000000000000000000018446744073709551615", UINT64_MAX},
    };
    (void)state;
    for (size_t i = 0; i < sizeof good / sizeof *good; i++) {
        uint64_t value = 99;
        assert_int_equal(read_number(good[i].string, 0, UINT64_MAX, &value, NULL), ZZ_OK);
        assert_true(value == good[i].value);
    }
}

static void refuses_what_is_no_number(void **state)
{
    static const struct bad_text bad[] = {
        {"", 1, 1, "expected a number, found the end of the file"},
        {"\n \n", 3, 1, "expected a number, found the end of the file"},
        {"+1", 1, 1, "expected a number, found '+1'"},
        {"-0", 1, 1, "expected a number, found '-0'"},
        {"0x10", 1, 2, "expected a blank or the end of the line after the number, found 'x10'"},
        {"1.5", 1, 2, "expected a blank or the end of the line after the number, found '.5'"},
        {"1,", 1, 2, "expected a blank or the end of the line after the number, found ','"},
        {"\v1", 1, 1, "expected a number, found byte 0x0B"},
        {"\xD9\xA1", 1, 1, "expected a number, found byte 0xD9"},
        {"  12 13", 1, 6, "expected the end of the line, found '13'"},
        {"18446744073709551616", 1, 1, "expected a number, from 5 to 100, found a larger number"},
        {"4", 1, 1, "expected a number, from 5 to 100, found 4"},
        {"\n 101", 2, 2, "expected a number, from 5 to 100, found 101"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        uint64_t value = 99;
        zz_error error = {0};
        assert_int_equal(read_number(bad[i].string, 5, 100, &value, &error), ZZ_BAD_INPUT);
        assert_error(&error, ZZ_BAD_INPUT, bad[i].line, bad[i].column, bad[i].message);
    }
}

static void only_a_whole_byte_order_mark_is_passed_over(void **state)
{
    (void)state;
    uint64_t value;
    zz_error error;
    assert_int_equal(read_number("\xEF\xBB\xBF"
                                 "8",
                                 0, 9, &value, NULL),
                     ZZ_OK);
    assert_int_equal(value, 8);
    static const char *const broken[] = {"\xEF"
                                         "8",
                                         "\xEF\xBB"
                                         "8",
                                         "\xEF\xBB",
                                         "\xBF"
                                         "8"};
    for (size_t i = 0; i < sizeof broken / sizeof *broken; i++) {
        assert_int_equal(read_number(broken[i], 0, 9, &value, &error), ZZ_BAD_INPUT);
        assert_int_equal(error.line, 1);
        assert_int_equal(error.column, 1);
    }
    assert_int_equal(read_number("\n\xEF\xBB\xBF"
                                 "8",
                                 0, 9, &value, &error),
                     ZZ_BAD_INPUT);
    assert_int_equal(error.line, 2);
}

/* The place of a thing is kept until the next one is read. */
static void remembers_where_a_number_began(void **state)
{
    (void)state;
    uint64_t value;
    zz_text *text = open_text("\n  12   345\n");
    assert_int_equal(zz_text_begin_line(text, NULL), ZZ_OK);
    assert_int_equal(zz_text_read_number(text, "a number", 0, 999, &value, NULL), ZZ_OK);
    assert_int_equal(zz_text_place(text).line, 2);
    assert_int_equal(zz_text_place(text).column, 3);
    assert_int_equal(zz_text_read_number(text, "a number", 0, 999, &value, NULL), ZZ_OK);
    assert_int_equal(zz_text_place(text).column, 8);
    assert_int_equal(zz_text_end_line(text, NULL), ZZ_OK);
    assert_int_equal(zz_text_place(text).column, 8);
    zz_text_close(text);
}

static void reads_rows_of_its_alphabet(void **state)
{
    (void)state;
    char squares[4] = "????";
    zz_text *text = open_text("ab\n\n  ba \t\r\nab");
    for (uint32_t row = 0; row < 3; row++) {
        assert_int_equal(zz_text_read_row(text, "ab", row, 3, 2, squares, NULL), ZZ_OK);
        assert_memory_equal(squares, row == 1 ? "ba??" : "ab??", 4);
    }
    assert_int_equal(zz_text_place(text).line, 4);
    assert_int_equal(zz_text_read_end(text, NULL), ZZ_OK);
    zz_text_close(text);
}

static void refuses_rows_that_are_none(void **state)
{
    static const struct bad_text bad[] = {
        {"", 1, 1, "expected row 2 of 7, found the end of the file"},
        {"12 3", 1, 1, "expected row 2 of 7, found '12'"},
        {"a", 1, 2, "expected a row of 3 squares, found the end of the file after 1"},
        {"ab\nb", 1, 3, "expected a row of 3 squares, found the end of the line after 2"},
        {"ab  \r\nb", 1, 6, "expected a row of 3 squares, found the end of the line after 2"},
        {"a b", 1, 2, "expected a square, found a blank inside the row"},
        {"abx", 1, 3, "expected 'a' or 'b', found 'x'"},
        {"abaa", 1, 4, "expected the end of the row after 3 squares, found 'a'"},
        {"aba b", 1, 5, "expected the end of the row after 3 squares, found 'b'"},
        {"ab\xFF", 1, 3, "expected 'a' or 'b', found byte 0xFF"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        char squares[3];
        zz_error error = {0};
        zz_text *text = open_text(bad[i].string);
        assert_int_equal(zz_text_read_row(text, "ab", 1, 7, 3, squares, &error), ZZ_BAD_INPUT);
        assert_error(&error, ZZ_BAD_INPUT, bad[i].line, bad[i].column, bad[i].message);
        zz_text_close(text);
    }
}

static void a_long_word_is_quoted_in_part(void **state)
{
    (void)state;
    zz_error error;
    zz_text *text = open_text("aaaaaaaaaabbbbbbbbbb");
    assert_int_equal(zz_text_read_end(text, &error), ZZ_BAD_INPUT);
    assert_string_equal(error.message,
                        "expected the end of the file, found 'aaaaaaaaaabbbbbbbbbb'");
    zz_text_close(text);
    text = open_text("aaaaaaaaaabbbbbbbbbbc");
    assert_int_equal(zz_text_read_end(text, &error), ZZ_BAD_INPUT);
    assert_string_equal(error.message,
                        "expected the end of the file, found 'aaaaaaaaaabbbbbbbbbb…'");
    zz_text_close(text);
}

static void an_empty_text_may_have_no_bytes_at_all(void **state)
{
    (void)state;
    zz_text *text;
    assert_int_equal(zz_text_open_memory(&text, NULL, 0, NULL, NULL), ZZ_OK);
    assert_int_equal(zz_text_read_end(text, NULL), ZZ_OK);
    assert_int_equal(zz_text_read_end(text, NULL), ZZ_OK);
    zz_text_close(text);
}

/* The text's own buffer is smaller than this; numbers cross its edge wherever it lies. */
static void reads_on_over_the_edge_of_its_buffer(void **state)
{
    enum { NUMBERS = 40000 };
    (void)state;
    char *string = malloc(NUMBERS * 12);
    char *end = string;
    assert_non_null(string);
    for (unsigned i = 0; i < NUMBERS; i++)
        end += sprintf(end, "%u%c", i * 7919, i % 5 == 4 ? '\n' : ' ');
    for (size_t at_a_time = 1000; at_a_time <= 1 << 20; at_a_time *= 4) {
        struct drip drip = {string, (size_t)(end - string), at_a_time + 1, false, 0};
        zz_text *text = open_drip(&drip);
        for (unsigned i = 0; i < NUMBERS; i++) {
            uint64_t value;
            assert_int_equal(zz_text_read_number(text, "a number", 0, UINT64_MAX, &value, NULL),
                             ZZ_OK);
            assert_int_equal(value, i * 7919);
            if (i % 5 == 4)
                assert_int_equal(zz_text_end_line(text, NULL), ZZ_OK);
        }
        assert_int_equal(zz_text_read_end(text, NULL), ZZ_OK);
        assert_int_equal(zz_text_place(text).line, NUMBERS / 5 + 1);
        zz_text_close(text);
        assert_int_equal(drip.ends, 1);
    }
    free(string);
}

/* A source of one byte, many times. */
struct endless {
    char byte;
    uint64_t left;
};

static size_t read_endless(void *user, char *buffer, size_t capacity)
{
    struct endless *endless = user;
    size_t count = capacity < endless->left ? capacity : (size_t)endless->left;
    memset(buffer, endless->byte, count);
    endless->left -= count;
    return count;
}

static void a_line_of_100_million_bytes_costs_no_memory(void **state)
{
    static const char bytes[] = {'9', ' ', '\n', '0', 'z'};
    (void)state;
    for (size_t i = 0; i < sizeof bytes; i++) {
        struct endless endless = {bytes[i], 100000000};
        struct failing_allocator counting = {.fail_at = UINT64_MAX};
        zz_options options = {.allocator = failing_allocator_hook(&counting)};
        zz_text *text;
        zz_error error = {0};
        uint64_t value;
        assert_int_equal(zz_text_open(&text, read_endless, &endless, &options, NULL), ZZ_OK);
        zz_status status = zz_text_begin_line(text, &error);
        if (!status)
            status = zz_text_read_number(text, "a number", 0, 9, &value, &error);
        assert_int_equal(status, bytes[i] == '0' ? ZZ_OK : ZZ_BAD_INPUT);
        if (bytes[i] == ' ')
            assert_error(&error, ZZ_BAD_INPUT, 1, 100000001,
                         "expected a number, found the end of the file");
        if (bytes[i] == '\n')
            assert_error(&error, ZZ_BAD_INPUT, 100000001, 1,
                         "expected a number, found the end of the file");
        zz_text_close(text);
        assert_true(counting.peak_bytes < 100000);
        assert_int_equal(counting.live_bytes, 0);
    }
}

static void a_source_that_fails_is_not_asked_again(void **state)
{
    (void)state;
    struct drip drip = {"12 ", 3, 1, true, 0};
    zz_text *text = open_drip(&drip);
    uint64_t value;
    zz_error error;
    assert_int_equal(zz_text_read_number(text, "a number", 0, 99, &value, &error), ZZ_OK);
    assert_int_equal(zz_text_read_number(text, "a number", 0, 99, &value, &error), ZZ_READ_FAILED);
    assert_error(&error, ZZ_READ_FAILED, 1, 4, "cannot read on");
    assert_int_equal(zz_text_begin_line(text, &error), ZZ_READ_FAILED);
    assert_int_equal(zz_text_end_line(text, &error), ZZ_READ_FAILED);
    assert_int_equal(zz_text_read_end(text, &error), ZZ_READ_FAILED);
    assert_int_equal(drip.ends, 1);
    zz_text_close(text);
}

/* A source that claims to have given more than there was room for. */
static size_t read_too_much(void *user, char *buffer, size_t capacity)
{
    (void)user;
    memset(buffer, '1', capacity);
    return capacity + 1;
}

static void a_source_that_lies_has_failed(void **state)
{
    (void)state;
    zz_text *text;
    assert_int_equal(zz_text_open(&text, read_too_much, NULL, NULL, NULL), ZZ_OK);
    assert_int_equal(zz_text_read_end(text, NULL), ZZ_READ_FAILED);
    zz_text_close(text);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(reads_numbers_to_the_last_one),
        cmocka_unit_test(refuses_what_is_no_number),
        cmocka_unit_test(only_a_whole_byte_order_mark_is_passed_over),
        cmocka_unit_test(remembers_where_a_number_began),
        cmocka_unit_test(reads_rows_of_its_alphabet),
        cmocka_unit_test(refuses_rows_that_are_none),
        cmocka_unit_test(a_long_word_is_quoted_in_part),
        cmocka_unit_test(an_empty_text_may_have_no_bytes_at_all),
        cmocka_unit_test(reads_on_over_the_edge_of_its_buffer),
        cmocka_unit_test(a_line_of_100_million_bytes_costs_no_memory),
        cmocka_unit_test(a_source_that_fails_is_not_asked_again),
        cmocka_unit_test(a_source_that_lies_has_failed),
    };
    return cmocka_run_group_tests_name("text", tests, NULL, NULL);
}
