/* text.c: a text is a window that slides over its bytes.
 *
 *     bytes  . . . . . . . . . .          read from the source, never kept
 *                  ^next    ^end          the window: next <= end
 *
 * Invariant: (line, column) is the place of the byte at `next`. Numbers are parsed within the
 * window and only columns advance there; only take() moves past a line end. */
#include "base/text.h"

#include <stdio.h>
#include <string.h>

#include "base/error.h"
#include "base/memory.h"

enum { WINDOW = 1 << 16, END = -1, FAILED = -2, LONGEST_QUOTE = ZZ_LONGEST_WORD };

struct zz_text {
    const char *next;
    const char *end;
    uint64_t line;
    uint64_t column;
    zz_place mark;
    zz_read_fn read; /* NULL when all bytes are in the window already */
    void *user;
    bool ended;  /* the source has no more bytes */
    bool failed; /* because it could not be read */
    zz_allocator allocator;
    char window[];
};

static zz_status open_text(zz_text **text, size_t window, const zz_options *options,
                           zz_error *error)
{
    zz_allocator allocator = zz_allocator_of(options);
    zz_text *opened = zz_allocate(&allocator, sizeof *opened + window, 1);
    *text = opened;
    if (!opened)
        return zz_fail_memory(error);
    opened->allocator = allocator;
    opened->line = opened->column = 1;
    opened->mark = (zz_place){1, 1};
    opened->next = opened->end = opened->window;
    return ZZ_OK;
}

zz_status zz_text_open(zz_text **text, zz_read_fn read, void *user, const zz_options *options,
                       zz_error *error)
{
    zz_status status = open_text(text, WINDOW, options, error);
    if (status)
        return status;
    (*text)->read = read;
    (*text)->user = user;
    return ZZ_OK;
}

zz_status zz_text_open_memory(zz_text **text, const void *bytes, size_t size,
                              const zz_options *options, zz_error *error)
{
    zz_status status = open_text(text, 0, options, error);
    if (status)
        return status;
    if (size) {
        (*text)->next = bytes;
        (*text)->end = (*text)->next + size;
    }
    return ZZ_OK;
}

void zz_text_close(zz_text *text)
{
    if (!text)
        return;
    zz_allocator allocator = text->allocator;
    zz_release(&allocator, text, sizeof *text + (text->read ? WINDOW : 0), 1);
}

zz_place zz_text_place(const zz_text *text)
{
    return text->mark;
}

static int refill(zz_text *text)
{
    if (text->read && !text->ended) {
        size_t got = text->read(text->user, text->window, WINDOW);
        if (got > 0 && got <= WINDOW) {
            text->next = text->window;
            text->end = text->window + got;
            return (unsigned char)*text->next;
        }
        text->ended = true;
        text->failed = got != 0;
    }
    return text->failed ? FAILED : END;
}

static inline int peek(zz_text *text)
{
    return text->next < text->end ? (unsigned char)*text->next : refill(text);
}

/* Passes over the byte that peek has shown. */
static inline void take(zz_text *text)
{
    if (*text->next++ == '\n') {
        text->line++;
        text->column = 1;
    } else {
        text->column++;
    }
}

static bool is_blank(int byte)
{
    return byte == ' ' || byte == '\t' || byte == '\r';
}

static bool is_digit(int byte)
{
    return byte >= '0' && byte <= '9';
}

static inline int skip_blanks(zz_text *text)
{
    int byte = peek(text);
    for (; is_blank(byte); byte = peek(text)) {
        text->next++;
        text->column++;
    }
    return byte;
}

static void set_mark(zz_text *text)
{
    text->mark = (zz_place){text->line, text->column};
}

/* Describes the byte at `next`, or with `whole` the word that starts there. */
static void describe_found(zz_text *text, bool whole, char *found, size_t size)
{
    int byte = peek(text);
    if (byte == END || byte == '\n') {
        snprintf(found, size, "the end of the %s", byte == END ? "file" : "line");
    } else if (byte < ' ' || byte > '~') {
        snprintf(found, size, "byte 0x%02X", (unsigned)byte);
    } else {
        char word[LONGEST_QUOTE + 1];
        int length = 0;
        do {
            word[length++] = (char)byte;
            take(text);
            byte = peek(text);
        } while (whole && length < LONGEST_QUOTE && byte > ' ' && byte <= '~');
        bool cut = whole && length == LONGEST_QUOTE && byte > ' ' && byte <= '~';
        snprintf(found, size, "'%.*s%s'", length, word, cut ? "…" : "");
    }
}

/* "expected …, found …" about the byte or word at `next`; or that the source could not be read. */
static zz_status fail_expected(zz_text *text, const char *expected, bool whole, zz_error *error)
{
    zz_place place = {text->line, text->column};
    if (peek(text) == FAILED)
        return zz_fail_at(error, ZZ_READ_FAILED, place.line, place.column, "cannot read on");
    char found[64];
    describe_found(text, whole, found, sizeof found);
    return zz_fail_at(error, ZZ_BAD_INPUT, place.line, place.column, "expected %s, found %s",
                      expected, found);
}

static zz_status skip_byte_order_mark(zz_text *text, zz_error *error)
{
    static const char mark[] = "\xEF\xBB\xBF";
    if (text->line != 1 || text->column != 1)
        return ZZ_OK;
    size_t seen = 0;
    for (; mark[seen] && peek(text) == (unsigned char)mark[seen]; seen++)
        text->next++;
    if (seen == 0 || !mark[seen])
        return ZZ_OK;
    return zz_fail_at(error, ZZ_BAD_INPUT, 1, 1,
                      "expected a text, found part of a byte order mark");
}

zz_status zz_text_begin_line(zz_text *text, zz_error *error)
{
    zz_status status = skip_byte_order_mark(text, error);
    if (status)
        return status;
    int byte = skip_blanks(text);
    while (byte == '\n') {
        take(text);
        byte = skip_blanks(text);
    }
    set_mark(text);
    return byte == FAILED ? fail_expected(text, "", false, error) : ZZ_OK;
}

zz_status zz_text_end_line(zz_text *text, zz_error *error)
{
    int byte = skip_blanks(text);
    if (byte == '\n')
        take(text);
    else if (byte != END)
        return fail_expected(text, "the end of the line", true, error);
    return ZZ_OK;
}

zz_status zz_text_read_end(zz_text *text, zz_error *error)
{
    zz_status status = zz_text_begin_line(text, error);
    if (status || peek(text) == END)
        return status;
    return fail_expected(text, "the end of the file", true, error);
}

zz_status zz_text_read_number(zz_text *text, const char *what, uint64_t min, uint64_t max,
                              uint64_t *value, zz_error *error)
{
    int byte = skip_blanks(text);
    set_mark(text);
    if (!is_digit(byte))
        return fail_expected(text, what, true, error);
    uint64_t number = 0;
    bool overflow = false;
    for (; is_digit(byte) && !overflow; byte = peek(text)) {
        const char *next = text->next; /* the digits that are in the window */
        for (; next < text->end && is_digit(*next); next++) {
            uint64_t digit = (uint64_t)(*next - '0');
            if (number >= UINT64_MAX / 10 && number > (UINT64_MAX - digit) / 10)
                overflow = true;
            number = number * 10 + digit;
        }
        text->column += (uint64_t)(next - text->next);
        text->next = next;
    }
    if (!overflow && !is_blank(byte) && byte != '\n' && byte != END)
        return fail_expected(text, "a blank or the end of the line after the number", true, error);
    if (overflow || number < min || number > max) {
        char found[32] = "a larger number";
        if (!overflow)
            snprintf(found, sizeof found, "%llu", (unsigned long long)number);
        return zz_fail_at(error, ZZ_BAD_INPUT, text->mark.line, text->mark.column,
                          "expected %s, from %llu to %llu, found %s", what, (unsigned long long)min,
                          (unsigned long long)max, found);
    }
    *value = number;
    return ZZ_OK;
}

static bool is_letter(int byte)
{
    return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z');
}

zz_status zz_text_read_word(zz_text *text, const char *what, char word[ZZ_LONGEST_WORD + 1],
                            zz_error *error)
{
    int byte = skip_blanks(text);
    int length = 0;
    set_mark(text);
    for (; length < ZZ_LONGEST_WORD && (is_letter(byte) || is_digit(byte)); byte = peek(text)) {
        word[length++] = (char)byte;
        take(text);
    }
    word[length] = '\0';
    return length > 0 ? ZZ_OK : fail_expected(text, what, true, error);
}

int zz_text_peek(zz_text *text)
{
    return skip_blanks(text);
}

void zz_text_take(zz_text *text)
{
    take(text);
}

zz_status zz_text_fail(zz_text *text, const char *expected, zz_error *error)
{
    skip_blanks(text);
    return fail_expected(text, expected, true, error);
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

static zz_status fail_square(zz_text *text, const char *alphabet, size_t have, size_t cols,
                             zz_error *error)
{
    char expected[80];
    int byte = peek(text);
    if (is_blank(byte)) { /* trailing blanks of a short row, or blanks inside a row? */
        zz_place here = {text->line, text->column};
        byte = skip_blanks(text);
        if (byte != '\n' && byte != END)
            return zz_fail_at(error, ZZ_BAD_INPUT, here.line, here.column,
                              "expected a square, found a blank inside the row");
    }
    if (byte == '\n' || byte == END)
        return zz_fail_at(error, ZZ_BAD_INPUT, text->line, text->column,
                          "expected a row of %zu squares, found the end of the %s after %zu", cols,
                          byte == END ? "file" : "line", have);
    list_alphabet(alphabet, expected, sizeof expected);
    return fail_expected(text, expected, false, error);
}

static zz_status read_squares(zz_text *text, const char *alphabet, size_t cols, char *squares,
                              zz_error *error)
{
    bool allowed[256] = {false};
    for (const char *next = alphabet; *next; next++)
        allowed[(unsigned char)*next] = true;
    for (size_t col = 0; col < cols; col++) {
        int byte = peek(text);
        if (byte < 0 || !allowed[byte])
            return fail_square(text, alphabet, col, cols, error);
        squares[col] = (char)byte;
        text->next++;
        text->column++;
    }
    return ZZ_OK;
}

zz_status zz_text_read_row(zz_text *text, const char *alphabet, uint32_t row, uint32_t rows,
                           uint32_t cols, char *squares, zz_error *error)
{
    char expected[64];
    zz_status status = zz_text_begin_line(text, error);
    if (status)
        return status;
    int byte = peek(text);
    if (byte == END || is_digit(byte)) {
        snprintf(expected, sizeof expected, "row %u of %u", row + 1, rows);
        return fail_expected(text, expected, true, error);
    }
    status = read_squares(text, alphabet, cols, squares, error);
    if (status)
        return status;
    byte = skip_blanks(text);
    if (byte != '\n' && byte != END) {
        snprintf(expected, sizeof expected, "the end of the row after %u squares", cols);
        return fail_expected(text, expected, false, error);
    }
    return zz_text_end_line(text, error);
}
