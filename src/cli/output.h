/* output.h: where answers go: standard output, or a file that appears all at once.
 *
 * Writing never fails on the spot: the first error is kept, what follows is dropped, and
 * output_close reports it. A long run asks output_failed now and then. */
#ifndef CLI_OUTPUT_H
#define CLI_OUTPUT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "message.h"

struct buffer;

struct output {
    const char *name; /* as in messages */
    int fd;
    struct buffer *memory; /* where it goes instead of fd, or NULL */
    char *target;          /* the file to replace, or NULL when fd is written directly */
    char *temporary;       /* its replacement so far, in the same folder */
    int error;             /* errno of the first failure, or 0 */
    size_t used;
    double flushed; /* when */
    char buffer[1 << 16];
};

/* Opens a file, or standard output (path NULL), which always works. False, with a
 * message, when a file cannot be written.
 *
 * A regular file is written under another name and put in its place by output_close, with the
 * permissions of the file it replaces. Anything else, such as a pipe or a device, is written
 * directly. */
bool output_open(struct output *output, const char *path);

/* Opens an output that appends to the buffer. */
void output_open_memory(struct output *output, struct buffer *memory);

void output_bytes(struct output *output, const char *bytes, size_t count);
void output_text(struct output *output, const char *text);
void output_number(struct output *output, uint64_t number);
void output_format(struct output *output, const char *format, ...) PRINTF_LIKE(2, 3);

/* Passes on what is in the buffer. */
void output_flush(struct output *output);

/* Marks the end of an answer: it is passed on now if the last flush was a while ago. */
void output_end_answer(struct output *output);

bool output_failed(const struct output *output);

/* Writes what is left; with `keep` puts the file in its place, else leaves the old one alone. False,
 * with a message, when any of the output could not be written; then the old file is left alone,
 * too. */
bool output_close(struct output *output, bool keep);

#endif
