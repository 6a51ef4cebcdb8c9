#include "save.h"

#include <errno.h>
#include <stdlib.h>
#include <unistd.h>

#include "cli/replace.h"

static bool write_all(int fd, const struct buffer *text)
{
    for (size_t next = 0; next < text->used;) {
        ssize_t count = write(fd, text->bytes + next, text->used - next);
        if (count < 0)
            return false;
        next += (size_t)count;
    }
    return true;
}

bool save_text(const char *path, const struct buffer *text)
{
    char *target;
    char *temporary;
    int fd = replace_begin(path, &target, &temporary);
    if (fd < 0)
        return false;
    bool written = write_all(fd, text);
    int reason = errno;
    bool placed = target ? replace_end(fd, target, temporary, written) == 0 : close(fd) == 0;
    if (!written)
        errno = reason;
    reason = errno;
    free(target);
    free(temporary);
    errno = reason;
    return written && placed;
}
