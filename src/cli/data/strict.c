#include "strict.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

enum { END = -1, LONGEST_QUOTE = 24 };

void strict_open(struct strict *strict, zz_read_fn read, void *user)
{
    strict->read = read;
    strict->user = user;
    strict->ended = strict->failed = false;
    strict->line = strict->column = 1;
    strict->next = strict->end = strict->window;
}

void strict_open_memory(struct strict *strict, const char *bytes, size_t size)
{
    strict_open(strict, NULL, NULL);
    strict->ended = true;
    strict->next = bytes;
    strict->end = bytes + size;
}

static int peek(struct strict *strict)
{
    if (strict->next == strict->end && !strict->ended) {
        size_t got = strict->read(strict->user, strict->window, sizeof strict->window);
        strict->failed = got == ZZ_READ_ERROR;
        strict->ended = strict->failed || got == 0;
        strict->next = strict->window;
        strict->end = strict->window + (strict->ended ? 0 : got);
    }
    return strict->next < strict->end ? (unsigned char)*strict->next : END;
}

/* Passes over the byte that peek has shown. */
static void take(struct strict *strict)
{
    if (*strict->next++ == '\n') {
        strict->line++;
        strict->column = 1;
    } else {
        strict->column++;
    }
}

static bool is_digit(int byte)
{
    return byte >= '0' && byte <= '9';
}

static bool is_visible(int byte)
{
    return byte > ' ' && byte <= '~';
}

zz_status strict_fail(zz_error *error, uint64_t line, uint64_t column, const char *format, ...)
{
    va_list arguments;
    *error = (zz_error){.code = ZZ_BAD_INPUT, .line = line, .column = column};
    va_start(arguments, format);
    vsnprintf(error->message, sizeof error->message, format, arguments);
    va_end(arguments);
    return error->code;
}

/* What stands at `next`: a word as far as it is short, else a single byte by its name. */
static void describe(struct strict *strict, char *found, size_t size)
{
    char word[LONGEST_QUOTE + 1];
    int length = 0;
    int byte = peek(strict);
    const char *name = byte == END    ? "the end of the file"
                       : byte == '\n' ? "the end of the line"
                       : byte == ' '  ? "a blank"
                       : byte == '\t' ? "a tab"
                       : byte == '\r' ? "a carriage return (lines end with a line feed alone)"
                                      : NULL;
    if (name) {
        snprintf(found, size, "%s", name);
        return;
    }
    if (!is_visible(byte)) {
        snprintf(found, size, "byte 0x%02X", (unsigned)byte);
        return;
    }
    for (; length < LONGEST_QUOTE && is_visible(byte); byte = peek(strict)) {
        word[length++] = (char)byte;
        take(strict);
    }
    snprintf(found, size, "'%.*s%s'", length, word, is_visible(byte) ? "…" : "");
}

/* "expected …, found …" about what stands at `next`. */
static zz_status fail_expected(struct strict *strict, const char *expected, zz_error *error)
{
    char found[80];
    uint64_t line = strict->line;
    uint64_t column = strict->column;
    describe(strict, found, sizeof found);
    if (strict->failed) {
        *error = (zz_error){.code = ZZ_READ_FAILED, .message = "cannot read on"};
        return error->code;
    }
    return strict_fail(error, line, column, "expected %s, found %s", expected, found);
}

static zz_status expect_byte(struct strict *strict, char wanted, const char *name, zz_error *error)
{
    if (peek(strict) != (unsigned char)wanted)
        return fail_expected(strict, name, error);
    take(strict);
    return ZZ_OK;
}

zz_status strict_space(struct strict *strict, zz_error *error)
{
    return expect_byte(strict, ' ', "one blank", error);
}

zz_status strict_line_end(struct strict *strict, zz_error *error)
{
    return expect_byte(strict, '\n', "the end of the line", error);
}

zz_status strict_end(struct strict *strict, zz_error *error)
{
    if (peek(strict) == END && !strict->failed)
        return ZZ_OK;
    return fail_expected(strict, "the end of the file", error);
}

zz_status strict_number(struct strict *strict, const char *what, uint64_t least, uint64_t most,
                        uint64_t *value, zz_error *error)
{
    enum { MOST_DIGITS = 19 }; /* no overflow */
    char digits[MOST_DIGITS + 1];
    int length = 0;
    uint64_t line = strict->line;
    uint64_t column = strict->column;
    if (!is_digit(peek(strict)))
        return fail_expected(strict, what, error);
    *value = 0;
    while (is_digit(peek(strict)) && length < MOST_DIGITS) {
        digits[length++] = *strict->next;
        *value = *value * 10 + (uint64_t)(*strict->next - '0');
        take(strict);
    }
    bool more = is_digit(peek(strict));
    digits[length] = '\0';
    if (digits[0] == '0' && (length > 1 || more))
        return strict_fail(error, line, column, "expected %s without leading zeros, found '%s%s'",
                           what, digits, more ? "…" : "");
    if ((more || *value != least) && least == most)
        return strict_fail(error, line, column, "expected %s to be %" PRIu64 ", found %s%s", what,
                           least, digits, more ? "…" : "");
    if (more || *value < least || *value > most)
        return strict_fail(error, line, column,
                           "expected %s, from %" PRIu64 " to %" PRIu64 ", found %s%s", what, least,
                           most, digits, more ? "…" : "");
    return ZZ_OK;
}

zz_status strict_line(struct strict *strict, unsigned count, const struct strict_limit limits[],
                      uint64_t values[], zz_error *error)
{
    zz_status status = ZZ_OK;
    for (unsigned i = 0; i < count && !status; i++) {
        if (i > 0)
            status = strict_space(strict, error);
        if (!status)
            status = strict_number(strict, limits[i].what, limits[i].least, limits[i].most,
                                   &values[i], error);
    }
    return status ? status : strict_line_end(strict, error);
}

/* "'.', '#', 'X' or 'O'" */
static void list_alphabet(const char *alphabet, char *list, size_t size)
{
    size_t used = 0;
    for (const char *next = alphabet; *next; next++) {
        const char *joint = next == alphabet ? "" : next[1] ? ", " : " or ";
        used += (size_t)snprintf(list + used, size - used, "%s'%c'", joint, *next);
    }
}

zz_status strict_row(struct strict *strict, const char *alphabet, uint32_t cols, char *squares,
                     zz_error *error)
{
    char expected[64];
    for (uint32_t col = 0; col < cols; col++) {
        int byte = peek(strict);
        if (byte <= 0 || !strchr(alphabet, byte)) {
            list_alphabet(alphabet, expected, sizeof expected);
            return fail_expected(strict, expected, error);
        }
        squares[col] = (char)byte;
        take(strict);
    }
    return strict_line_end(strict, error);
}
