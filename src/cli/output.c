/* output.c: buffered, checked writing.
 *
 *     bytes → buffer → fd                          standard output, devices, pipes
 *     bytes → buffer → temporary → rename → target   files
 *     bytes → buffer → memory                       what the program itself wants to read
 *
 * A write may wait for ever (a pipe that nobody reads), and a signal must end the wait. So each
 * write is preceded by a bounded wait, and is small enough not to wait itself. */
#include "output.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <poll.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "buffer.h"
#include "clock.h"
#include "interrupt.h"
#include "progress.h"
#include "replace.h"

static const double ANSWER_AGE = 0.1; /* seconds that an answer may wait in the buffer */

bool output_open(struct output *output, const char *path)
{
    output->name = !path ? "<stdout>" : *path ? path : "''";
    output->fd = STDOUT_FILENO;
    output->memory = NULL;
    output->target = output->temporary = NULL;
    output->error = 0;
    output->used = 0;
    output->flushed = clock_seconds();
    if (path)
        output->fd = replace_begin(path, &output->target, &output->temporary);
    if (output->fd >= 0)
        return true;
    complain("cannot write %s: %s", output->name, strerror(errno));
    return false;
}

void output_open_memory(struct output *output, struct buffer *memory)
{
    output_open(output, NULL);
    output->name = "memory";
    output->fd = -1;
    output->memory = memory;
}

/* Waits until the descriptor takes some bytes. After an interrupt it waits only once, since
 * nobody may ever read them. */
static bool wait_writable(int fd)
{
    for (;;) {
        bool last = interrupted();
        struct pollfd wanted = {.fd = fd, .events = POLLOUT};
        int ready = poll(&wanted, 1, INTERRUPT_POLL);
        if (ready > 0 || (ready < 0 && errno != EINTR && errno != EAGAIN))
            return true; /* write will say what is wrong */
        if (last)
            return false;
    }
}

static void write_all(struct output *output, const char *bytes, size_t count)
{
    while (count > 0 && !output->error) {
        if (!wait_writable(output->fd)) {
            output->error = EINTR;
            return;
        }
        ssize_t written = write(output->fd, bytes, count < PIPE_BUF ? count : PIPE_BUF);
        if (written >= 0) {
            bytes += written;
            count -= (size_t)written;
        } else if (errno != EINTR && errno != EAGAIN && errno != EWOULDBLOCK) {
            output->error = errno;
        }
    }
}

void output_flush(struct output *output)
{
    if (output->memory) {
        buffer_bytes(output->memory, output->buffer, output->used);
        if (output->memory->failed)
            output->error = ENOMEM;
    } else if (output->used > 0) {
        progress_erase(); /* it may stand on the same terminal */
        write_all(output, output->buffer, output->used);
    }
    output->used = 0;
    output->flushed = clock_seconds();
}

void output_bytes(struct output *output, const char *bytes, size_t count)
{
    while (count > 0) {
        size_t room = sizeof output->buffer - output->used;
        size_t part = count < room ? count : room;
        memcpy(output->buffer + output->used, bytes, part);
        output->used += part;
        bytes += part;
        count -= part;
        if (output->used == sizeof output->buffer)
            output_flush(output);
    }
}

void output_text(struct output *output, const char *text)
{
    output_bytes(output, text, strlen(text));
}

void output_number(struct output *output, uint64_t number)
{
    char digits[20];
    size_t first = sizeof digits;
    do {
        digits[--first] = (char)('0' + number % 10);
        number /= 10;
    } while (number);
    output_bytes(output, digits + first, sizeof digits - first);
}

void output_format(struct output *output, const char *format, ...)
{
    char text[512];
    va_list arguments;
    va_start(arguments, format);
    int length = vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    if (length > 0)
        output_bytes(output, text, (size_t)length < sizeof text ? (size_t)length : sizeof text - 1);
}

void output_end_answer(struct output *output)
{
    if (clock_seconds() - output->flushed >= ANSWER_AGE)
        output_flush(output);
}

bool output_failed(const struct output *output)
{
    return output->error != 0;
}

bool output_close(struct output *output, bool keep)
{
    output_flush(output);
    if (output->target) {
        if (replace_end(output->fd, output->target, output->temporary, keep && !output->error) &&
            !output->error)
            output->error = errno;
    } else if (!output->memory && close(output->fd) && errno != EINTR && !output->error) {
        output->error = errno;
    }
    free(output->target);
    free(output->temporary);
    if (output->error)
        complain("cannot write %s: %s", output->name, strerror(output->error));
    return !output->error;
}
