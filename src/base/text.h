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

/* Where the number or row read last began. */
zz_place zz_text_place(const zz_text *text);

#endif
