/* lines.h: the lines that a person types, or a pipe brings: any bytes at all. */
#ifndef CLI_PLAY_LINES_H
#define CLI_PLAY_LINES_H

#include <stdbool.h>
#include <stddef.h>

enum { LINE_ROOM = 4096 };

struct lines {
    char buffer[LINE_ROOM]; /* what was read and not yet used: from next to end */
    size_t next;
    size_t end;
    /* Called while nothing is typed, a few times a second. */
    void (*wait)(void *user);
    void *user;
    int error; /* errno when reading failed, or 0 */
};

enum line_kind {
    LINE_TEXT,    /* a line without control characters, and not too long */
    LINE_STRANGE, /* a line that has them, or is no UTF-8: `line` is what may be shown of it */
    LINE_TOO_LONG,
    LINE_END /* no more lines, or the program was interrupted */
};

/* Reads a line into `line`, without its end and without blanks at both ends. What is in `line` may
 * be shown on a terminal, whatever was typed. */
enum line_kind lines_read(struct lines *lines, char line[LINE_ROOM]);

#endif
