/* buffer.h: a text that grows.
 *
 * All zero is an empty buffer. Appending never fails on the spot: when there is no memory, `failed`
 * is set, what follows is dropped, and whoever wants the text asks once, at the end. */
#ifndef CLI_BUFFER_H
#define CLI_BUFFER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "message.h"

struct buffer {
    char *bytes; /* NUL-terminated once something was appended; NULL before */
    size_t used; /* without the NUL */
    size_t capacity;
    bool failed;
};

void buffer_bytes(struct buffer *buffer, const char *bytes, size_t count);
void buffer_text(struct buffer *buffer, const char *text);
void buffer_byte(struct buffer *buffer, char byte);
void buffer_number(struct buffer *buffer, uint64_t number);
void buffer_format(struct buffer *buffer, const char *format, ...) PRINTF_LIKE(2, 3); /* < 512 */

/* Room for count more bytes, to be filled by the caller, who then adds to `used`; NULL, and
 * `failed` is set, when there is no memory. */
char *buffer_room(struct buffer *buffer, size_t count);

/* Forgets what comes after the first `used` bytes. */
void buffer_cut(struct buffer *buffer, size_t used);

/* Empty again, the memory kept for what comes next; `failed` is forgotten. */
void buffer_clear(struct buffer *buffer);
void buffer_free(struct buffer *buffer);

#endif
