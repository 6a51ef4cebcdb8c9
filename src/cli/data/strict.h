/* strict.h: reads a text as a judge's validator does: not one byte other than it should be.
 *
 * Numbers have no sign and no leading zeros, one blank stands between them, lines end with a line
 * feed alone, the last one too, and nothing follows it. The library's own readers pass over what
 * editors add; this one does not, and shares no code with them. */
#ifndef CLI_DATA_STRICT_H
#define CLI_DATA_STRICT_H

#include <zugzwang/base.h>

#include "cli/message.h"

struct strict {
    zz_read_fn read;
    void *user;
    bool ended;
    bool failed; /* the source could not be read */
    uint64_t line;
    uint64_t column;
    const char *next;
    const char *end;
    char window[1 << 16];
};

void strict_open(struct strict *strict, zz_read_fn read, void *user);

/* A text in memory, which must outlive the reader. */
void strict_open_memory(struct strict *strict, const char *bytes, size_t size);

/* Each reads one thing or fails: ZZ_BAD_INPUT with its place, or ZZ_READ_FAILED. `what` is as in
 * "expected the number of rows, from 2 to 10". */
zz_status strict_number(struct strict *strict, const char *what, uint64_t least, uint64_t most,
                        uint64_t *value, zz_error *error);
zz_status strict_space(struct strict *strict, zz_error *error);
zz_status strict_line_end(struct strict *strict, zz_error *error);

/* A line of cols squares, each one of the alphabet. */
zz_status strict_row(struct strict *strict, const char *alphabet, uint32_t cols, char *squares,
                     zz_error *error);
zz_status strict_end(struct strict *strict, zz_error *error);

/* A line of numbers, one blank between them. */
struct strict_limit {
    const char *what;
    uint64_t least;
    uint64_t most;
};
zz_status strict_line(struct strict *strict, unsigned count, const struct strict_limit limits[],
                      uint64_t values[], zz_error *error);

/* Says what is wrong with the text at a place. Returns ZZ_BAD_INPUT. */
zz_status strict_fail(zz_error *error, uint64_t line, uint64_t column, const char *format, ...)
    PRINTF_LIKE(4, 5);

#endif
