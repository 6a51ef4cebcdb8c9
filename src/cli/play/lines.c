#include "lines.h"

#include <errno.h>
#include <poll.h>
#include <string.h>
#include <unistd.h>

#include "cli/interrupt.h"
#include "cli/json.h"

/* False at the end of the input, when reading it fails, and when the program was interrupted. */
static bool fill(struct lines *lines)
{
    while (!interrupted()) {
        struct pollfd wanted = {.fd = STDIN_FILENO, .events = POLLIN};
        lines->wait(lines->user);
        int ready = poll(&wanted, 1, INTERRUPT_POLL);
        if (ready == 0 || (ready < 0 && (errno == EINTR || errno == EAGAIN)))
            continue;
        ssize_t count = read(STDIN_FILENO, lines->buffer, sizeof lines->buffer);
        if (count < 0 && (errno == EINTR || errno == EAGAIN || errno == EWOULDBLOCK))
            continue;
        if (count < 0)
            lines->error = errno;
        lines->next = 0;
        lines->end = count > 0 ? (size_t)count : 0;
        return count > 0;
    }
    return false;
}

/* Replaces what must not reach a terminal; true when there was any. */
static bool clean(char *line, size_t length)
{
    bool strange = false;
    for (size_t i = 0; i < length;) {
        const unsigned char *bytes = (const unsigned char *)line + i;
        size_t size = utf8_length(bytes);
        bool second_controls = size == 2 && bytes[0] == 0xC2 && bytes[1] < 0xA0;
        if (size == 0 || bytes[0] < ' ' || bytes[0] == 0x7F || second_controls) {
            size = size ? size : 1;
            memset(line + i, '?', size);
            strange = true;
        }
        i += size;
    }
    return strange;
}

static bool is_blank(char byte)
{
    return byte == ' ' || byte == '\t' || byte == '\r';
}

/* Cuts off the blanks at both ends. */
static size_t trim(char *line, size_t length)
{
    size_t first = 0;
    while (length > 0 && is_blank(line[length - 1]))
        length--;
    while (first < length && is_blank(line[first]))
        first++;
    memmove(line, line + first, length - first);
    return length - first;
}

enum line_kind lines_read(struct lines *lines, char line[LINE_ROOM])
{
    size_t length = 0;
    bool any = false;
    for (;;) {
        if (lines->next == lines->end && !fill(lines)) {
            if (!any || interrupted())
                return LINE_END;
            break;
        }
        char byte = lines->buffer[lines->next++];
        any = true;
        if (byte == '\n')
            break;
        if (length < LINE_ROOM)
            line[length++] = byte;
    }
    if (length == LINE_ROOM) {
        line[0] = '\0';
        return LINE_TOO_LONG;
    }
    length = trim(line, length);
    line[length] = '\0';
    for (size_t i = 0; i < length; i++)
        if (line[i] == '\t')
            line[i] = ' ';
    return clean(line, length) ? LINE_STRANGE : LINE_TEXT;
}
