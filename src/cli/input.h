/* input.h: the files that are read: a path, or standard input for "-". */
#ifndef CLI_INPUT_H
#define CLI_INPUT_H

#include <stdbool.h>
#include <stddef.h>

#include "output.h"

struct input {
    const char *name; /* as in messages */
    int fd;
    int error;            /* errno when reading failed, or 0 */
    struct output *waits; /* flushed before a wait for more input, so that answers are in time */
};

/* False, with errno set, when it cannot be opened or is a directory. */
bool input_open(struct input *input, const char *path, struct output *waits);

/* A zz_read_fn; its user is the input. Fails also when the program was interrupted. */
size_t input_read(void *user, char *buffer, size_t capacity);

void input_close(struct input *input);

#endif
