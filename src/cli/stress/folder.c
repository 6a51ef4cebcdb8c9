/* folder.c: making and removing the folder of one run.
 *
 * Whoever ran in it may have left anything: folders that may not be entered, links that lead out,
 * a pipe or a device in the place of the answer. So nothing is followed, everything is named from
 * an open folder, and only a regular file is read. */
#include "folder.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli/message.h"

enum { DEEPEST = 64 };

bool folder_make(struct folder *folder)
{
    const char *place = getenv("TMPDIR");
    int length = snprintf(folder->path, sizeof folder->path, "%s/zugzwang-XXXXXX",
                          place && *place ? place : "/tmp");
    folder->fd = -1;
    if ((size_t)length >= sizeof folder->path) {
        errno = ENAMETOOLONG;
        return false;
    }
    if (!mkdtemp(folder->path))
        return false;
    folder->fd = open(folder->path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (folder->fd >= 0)
        return true;
    rmdir(folder->path);
    return false;
}

bool folder_write(const struct folder *folder, const char *name, const char *bytes, size_t size)
{
    int fd = openat(folder->fd, name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (fd < 0)
        return false;
    bool written = true;
    while (size > 0 && written) {
        ssize_t count = write(fd, bytes, size);
        written = count > 0 || (count < 0 && errno == EINTR);
        if (count > 0) {
            bytes += count;
            size -= (size_t)count;
        }
    }
    return close(fd) == 0 && written;
}

bool folder_read(const struct folder *folder, const char *name, size_t most, struct buffer *text)
{
    struct stat file;
    int fd = openat(folder->fd, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
    if (fd < 0)
        return false;
    bool regular = fstat(fd, &file) == 0 && S_ISREG(file.st_mode);
    while (regular && text->used <= most) {
        size_t left = most + 1 - text->used;
        char *room = buffer_room(text, left);
        ssize_t count = room ? read(fd, room, left) : 0;
        if (count <= 0)
            break;
        text->used += (size_t)count;
        text->bytes[text->used] = '\0';
    }
    close(fd);
    if (!regular)
        errno = ENOENT;
    return regular;
}

static bool empty(int fd, unsigned depth);

static bool remove_entry(int parent, const char *name, unsigned depth)
{
    if (unlinkat(parent, name, 0) == 0 || unlinkat(parent, name, AT_REMOVEDIR) == 0)
        return true;
    fchmodat(parent, name, 0700, 0); /* only a folder is left, and a link would be gone by now */
    int fd = openat(parent, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
    return fd >= 0 && depth < DEEPEST && empty(fd, depth + 1) &&
           unlinkat(parent, name, AT_REMOVEDIR) == 0;
}

/* Removes all that is in a folder, and closes it. */
static bool empty(int fd, unsigned depth)
{
    bool removed = true;
    DIR *entries = fdopendir(fd);
    if (!entries) {
        close(fd);
        return false;
    }
    for (struct dirent *entry = readdir(entries); entry; entry = readdir(entries))
        if (strcmp(entry->d_name, ".") != 0 && strcmp(entry->d_name, "..") != 0)
            removed = remove_entry(fd, entry->d_name, depth) && removed;
    closedir(entries);
    return removed;
}

void folder_remove(struct folder *folder)
{
    fchmod(folder->fd, 0700);
    if (!empty(folder->fd, 0) || rmdir(folder->path) != 0)
        complain("cannot remove %s: %s", folder->path, strerror(errno));
    folder->fd = -1;
}
