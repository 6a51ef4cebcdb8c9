/* text.h: reading the contests' formats: lines of numbers and rows of squares.
 *
 * Everything here is said in lines. A line starts with zz_text_begin_line, which passes over empty
 * lines before it; then come its numbers or its row; zz_text_end_line ends it. Blanks (space, tab,
 * carriage return) around them are passed over, so CRLF and trailing blanks are accepted.
 *
 * `what` names the thing in the message: "expected the number of rows, found 'x'". */
#ifndef ZZ_BASE_TEXT_H
#define ZZ_BASE_TEXT_H

#include <zugzwang/base.h>

/* A place in a text, to report later. */
typedef struct zz_place {
    uint64_t line;
    uint64_t column;
} zz_place;

zz_status zz_text_begin_line(zz_text *text, zz_error *error);
zz_status zz_text_end_line(zz_text *text, zz_error *error);

/* A decimal number from min to max. */
zz_status zz_text_read_number(zz_text *text, const char *what, uint64_t min, uint64_t max,
                              uint64_t *value, zz_error *error);

/* A line that is row `row` (from 0) of `rows`: cols characters of the alphabet. */
zz_status zz_text_read_row(zz_text *text, const char *alphabet, uint32_t row, uint32_t rows,
                           uint32_t cols, char *squares, zz_error *error);

/* A word of letters and digits; what is longer than LONGEST_WORD is cut. */
enum { ZZ_LONGEST_WORD = 20 };
zz_status zz_text_read_word(zz_text *text, const char *what, char word[ZZ_LONGEST_WORD + 1],
                            zz_error *error);

/* The next byte of the line that is no blank: '\n' at its end, negative at the end of the text. */
int zz_text_peek(zz_text *text);

/* Passes over the byte that zz_text_peek has shown, which is no line end. */
void zz_text_take(zz_text *text);

/* "expected …, found …" about what comes next. */
zz_status zz_text_fail(zz_text *text, const char *expected, zz_error *error);

/* Where the number, word or row read last began. */
zz_place zz_text_place(const zz_text *text);

#endif
