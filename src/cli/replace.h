/* replace.h: replacing a file at once, so that nobody ever sees half of it. */
#ifndef CLI_REPLACE_H
#define CLI_REPLACE_H

#include <stdbool.h>

/* Opens the file for writing. Returns a descriptor, or -1 with errno set.
 *
 * A file that is regular or not there yet: *target is its path after symbolic links, *temporary
 * the new file that the descriptor writes, in the same folder. Anything else is opened as it is,
 * and both are NULL. The caller frees both. */
int replace_begin(const char *path, char **target, char **temporary);

/* Closes the descriptor and puts the new file in its place, or with `keep` false removes it.
 * Returns 0, or -1 with errno set; then the old file is as it was, and the new one is gone. */
int replace_end(int fd, const char *target, const char *temporary, bool keep);

#endif
