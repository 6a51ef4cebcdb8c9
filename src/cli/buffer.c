#include "buffer.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

char *buffer_room(struct buffer *buffer, size_t count)
{
    enum { FIRST = 256 };
    if (buffer->failed)
        return NULL;
    size_t needed = buffer->used + count + 1;
    if (needed > buffer->capacity || !buffer->bytes) {
        size_t capacity = buffer->capacity ? buffer->capacity : FIRST;
        while (capacity < needed && capacity <= SIZE_MAX / 2)
            capacity *= 2;
        char *bytes =
            needed > count && capacity >= needed ? realloc(buffer->bytes, capacity) : NULL;
        if (!bytes) {
            buffer->failed = true;
            return NULL;
        }
        buffer->bytes = bytes;
        buffer->capacity = capacity;
    }
    return buffer->bytes + buffer->used;
}

void buffer_bytes(struct buffer *buffer, const char *bytes, size_t count)
{
    char *room = buffer_room(buffer, count);
    if (!room)
        return;
    if (count > 0)
        memcpy(room, bytes, count);
    room[count] = '\0';
    buffer->used += count;
}

void buffer_text(struct buffer *buffer, const char *text)
{
    buffer_bytes(buffer, text, strlen(text));
}

void buffer_byte(struct buffer *buffer, char byte)
{
    buffer_bytes(buffer, &byte, 1);
}

void buffer_number(struct buffer *buffer, uint64_t number)
{
    char digits[20];
    size_t first = sizeof digits;
    do {
        digits[--first] = (char)('0' + number % 10);
        number /= 10;
    } while (number);
    buffer_bytes(buffer, digits + first, sizeof digits - first);
}

void buffer_format(struct buffer *buffer, const char *format, ...)
{
    char text[512];
    va_list arguments;
    va_start(arguments, format);
    int length = vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    if (length > 0)
        buffer_bytes(buffer, text, (size_t)length < sizeof text ? (size_t)length : sizeof text - 1);
}

void buffer_cut(struct buffer *buffer, size_t used)
{
    if (used >= buffer->used)
        return;
    buffer->used = used;
    buffer->bytes[used] = '\0';
}

void buffer_clear(struct buffer *buffer)
{
    buffer_cut(buffer, 0);
    buffer->failed = false;
}

void buffer_free(struct buffer *buffer)
{
    free(buffer->bytes);
    *buffer = (struct buffer){.bytes = NULL};
}
