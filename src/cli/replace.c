#include "replace.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "interrupt.h"

enum { MOST_LINKS = 40, MOST_NAMES = 1000 };

/* `name` as seen from the folder of `path`; NULL when out of memory. */
static char *beside(const char *path, const char *name)
{
    const char *slash = strrchr(path, '/');
    size_t folder = slash && name[0] != '/' ? (size_t)(slash - path) + 1 : 0;
    size_t length = strlen(name);
    char *joined = malloc(folder + length + 1);
    if (joined) {
        memcpy(joined, path, folder);
        memcpy(joined + folder, name, length + 1);
    }
    return joined;
}

/* The path after symbolic links, the last of which may point to nothing yet. */
static char *follow_links(const char *path)
{
    char name[PATH_MAX];
    char *followed = beside("", path);
    for (int links = 0; followed; links++) {
        ssize_t length = readlink(followed, name, sizeof name - 1);
        if (length < 0)
            return followed; /* not a link, or nothing there */
        name[length] = '\0';
        char *next = links < MOST_LINKS ? beside(followed, name) : NULL;
        free(followed);
        followed = next;
        errno = links < MOST_LINKS ? ENOMEM : ELOOP;
    }
    return NULL;
}

static bool same_file(int fd, const struct stat *file)
{
    struct stat open_file;
    return !fstat(fd, &open_file) && open_file.st_dev == file->st_dev &&
           open_file.st_ino == file->st_ino;
}

/* A new file in the folder of `target`, with the permissions that any new file gets here. */
static int create_temporary(const char *target, char **temporary)
{
    char name[64];
    for (int i = 0; i < MOST_NAMES; i++) {
        snprintf(name, sizeof name, ".zugzwang-%ld-%d.tmp", (long)getpid(), i);
        *temporary = beside(target, name);
        if (!*temporary)
            return -1;
        int fd = open(*temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
        if (fd >= 0 || errno != EEXIST)
            return fd;
        free(*temporary);
        *temporary = NULL;
    }
    return -1;
}

/* Gives the new file the owner, as far as we may, and the permissions of the old one. */
static void copy_permissions(int fd, const struct stat *old)
{
    if (fchown(fd, old->st_uid, old->st_gid) && fchown(fd, (uid_t)-1, old->st_gid))
        errno = 0; /* a new owner, then, as for any new file */
    fchmod(fd, old->st_mode & 0777);
}

int replace_begin(const char *path, char **target, char **temporary)
{
    struct stat old;
    bool exists = stat(path, &old) == 0;
    *target = *temporary = NULL;
    if (!exists && errno == ENOENT && !*path) /* no name at all */
        return -1;
    if (exists && same_file(STDOUT_FILENO, &old)) /* -o /dev/stdout >>answers */
        return dup(STDOUT_FILENO);
    if (exists && !S_ISREG(old.st_mode))
        return open(path, O_WRONLY | O_CLOEXEC);
    if (exists && access(path, W_OK))
        return -1;
    *target = follow_links(path);
    if (!*target)
        return -1;
    int fd = create_temporary(*target, temporary);
    if (fd < 0) {
        int reason = errno;
        free(*target);
        free(*temporary);
        *target = *temporary = NULL;
        errno = reason;
        return -1;
    }
    interrupt_guard_file(*temporary);
    if (exists)
        copy_permissions(fd, &old);
    return fd;
}

/* Not every file system can sync, and none needs to for the replacement to be whole. */
static bool sync_file(int fd)
{
    return fsync(fd) == 0 || errno == EINVAL || errno == ENOTSUP || errno == EINTR;
}

int replace_end(int fd, const char *target, const char *temporary, bool keep)
{
    bool written = !keep || sync_file(fd);
    int reason = errno;
    if (close(fd) && written && errno != EINTR) {
        written = false;
        reason = errno;
    }
    if (keep && written && rename(temporary, target)) {
        written = false;
        reason = errno;
    }
    if (!keep || !written)
        unlink(temporary);
    interrupt_guard_file(NULL);
    errno = reason;
    return written ? 0 : -1;
}
