#include "input.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <zugzwang/base.h>

#include "interrupt.h"

bool input_open(struct input *input, const char *path, struct output *waits)
{
    struct stat file;
    bool standard = strcmp(path, "-") == 0;
    input->name = standard ? "<stdin>" : *path ? path : "''";
    input->error = 0;
    input->waits = waits;
    input->fd = standard ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC);
    if (input->fd < 0)
        return false;
    if (fstat(input->fd, &file) || !S_ISDIR(file.st_mode))
        return true;
    input_close(input);
    errno = EISDIR;
    return false;
}

/* False when the program was interrupted. */
static bool wait_readable(struct input *input)
{
    for (int patience = 0; !interrupted(); patience = INTERRUPT_POLL) {
        struct pollfd wanted = {.fd = input->fd, .events = POLLIN};
        int ready = poll(&wanted, 1, patience);
        if (ready > 0 || (ready < 0 && errno != EINTR && errno != EAGAIN))
            return true; /* read will say what is wrong */
        if (patience == 0)
            output_flush(input->waits);
    }
    return false;
}

size_t input_read(void *user, char *buffer, size_t capacity)
{
    struct input *input = user;
    while (wait_readable(input)) {
        ssize_t count = read(input->fd, buffer, capacity);
        if (count >= 0)
            return (size_t)count;
        if (errno != EINTR && errno != EAGAIN && errno != EWOULDBLOCK) {
            input->error = errno;
            return ZZ_READ_ERROR;
        }
    }
    input->error = EINTR;
    return ZZ_READ_ERROR;
}

void input_close(struct input *input)
{
    if (input->fd > STDERR_FILENO)
        close(input->fd);
    input->fd = -1;
}
