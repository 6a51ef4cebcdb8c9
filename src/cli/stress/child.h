/* child.h: one run of somebody's program, under limits.
 *
 * The program runs in an empty folder and a process group of its own, with its three standard
 * streams and no other descriptor. It gets the input on standard input, or as a file. Nothing that
 * it does hurts: it may read nothing, print for ever, stop answering, fork, or ignore signals. */
#ifndef CLI_STRESS_CHILD_H
#define CLI_STRESS_CHILD_H

#include <stdbool.h>
#include <stdint.h>

#include "cli/buffer.h"

enum { MOST_OUTPUT = 1 << 20, MOST_ERRORS = 2048 };

struct limits {
    double seconds;  /* of processor time; 0: none */
    uint64_t memory; /* bytes; 0: none */
};

struct command {
    char **words;         /* as for execv: words[0] is the path of the program */
    const char *in_file;  /* NULL: standard input */
    const char *out_file; /* NULL: standard output */
    struct limits limits;
};

enum child_end {
    CHILD_EXITED,     /* code: its exit code */
    CHILD_SIGNALLED,  /* code: the signal */
    CHILD_TIMED_OUT,  /* and was killed, as in what follows */
    CHILD_FLOODED,    /* it wrote more than MOST_OUTPUT bytes */
    CHILD_LINGERS,    /* it ended, and left processes behind */
    CHILD_NOT_RUN,    /* code: errno, for the reason */
    CHILD_INTERRUPTED /* this program was */
};

struct child {
    enum child_end end;
    int code;
    double seconds;       /* of processor time */
    double elapsed;       /* by the clock */
    uint64_t memory;      /* the most bytes that it held; 0: not known */
    struct buffer output; /* any bytes; at most MOST_OUTPUT and one more */
    struct buffer errors; /* the beginning of what it wrote to standard error */
    bool no_output_file;  /* out_file was wanted and is not there */
};

/* Runs the command on an input. Children of this process other than those of the command are taken
 * for processes left behind: there must be none. */
void child_run(const struct command *command, const char *input, size_t size, struct child *child);

void child_release(struct child *child);

#endif
