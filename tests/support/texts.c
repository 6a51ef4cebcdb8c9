#include "support/texts.h"

#include <stdlib.h>
#include <string.h>

#include "support/testing.h"

zz_text *open_text(const char *string)
{
    zz_text *text;
    assert_int_equal(zz_text_open_memory(&text, string, strlen(string), NULL, NULL), ZZ_OK);
    return text;
}

size_t drip_read(void *user, char *buffer, size_t capacity)
{
    struct drip *drip = user;
    size_t count = drip->at_a_time;
    if (drip->size == 0) {
        drip->ends++;
        return drip->fails ? ZZ_READ_ERROR : 0;
    }
    if (count > drip->size)
        count = drip->size;
    if (count > capacity)
        count = capacity;
    memcpy(buffer, drip->bytes, count);
    drip->bytes += count;
    drip->size -= count;
    return count;
}

zz_text *open_drip(struct drip *drip)
{
    zz_text *text;
    assert_int_equal(zz_text_open(&text, drip_read, drip, NULL, NULL), ZZ_OK);
    return text;
}

char *with_line_ends(const char *string, const char *before_line_end)
{
    size_t lines = 0;
    for (const char *next = string; (next = strchr(next, '\n')) != NULL; next++)
        lines++;
    char *changed = malloc(strlen(string) + lines * strlen(before_line_end) + 1);
    assert_non_null(changed);
    char *end = changed;
    for (; *string; string++) {
        if (*string == '\n')
            for (const char *next = before_line_end; *next; next++)
                *end++ = *next;
        *end++ = *string;
    }
    *end = '\0';
    return changed;
}

void assert_error(const zz_error *error, zz_status code, uint64_t line, uint64_t column,
                  const char *message)
{
    if (error->code == code && error->line == line && error->column == column &&
        strcmp(error->message, message) == 0)
        return;
    print_message("expected %d at %d:%d: %s\n   found %d at %d:%d: %s\n", (int)code, (int)line,
                  (int)column, message, (int)error->code, (int)error->line, (int)error->column,
                  error->message);
    fail();
}
