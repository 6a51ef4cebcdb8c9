/* folder.h: the empty folder that a program under test runs in. */
#ifndef CLI_STRESS_FOLDER_H
#define CLI_STRESS_FOLDER_H

#include <stdbool.h>
#include <stddef.h>

#include "cli/buffer.h"

enum { FOLDER_NAME = 512 };

struct folder {
    char path[FOLDER_NAME];
    int fd; /* of the folder */
};

/* Makes an empty folder below $TMPDIR, or /tmp. False, with errno set, when it cannot. */
bool folder_make(struct folder *folder);

/* Writes a file in it. False, with errno set. */
bool folder_write(const struct folder *folder, const char *name, const char *bytes, size_t size);

/* Reads a file of it, at most one byte more than `most`. False, with errno set, when there is no
 * regular file of that name. */
bool folder_read(const struct folder *folder, const char *name, size_t most, struct buffer *text);

/* Removes it and all that is in it. What cannot be removed stays, with a message. */
void folder_remove(struct folder *folder);

#endif
