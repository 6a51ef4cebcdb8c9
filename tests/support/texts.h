/* texts.h: texts for the readers under test, and what their errors should say. */
#ifndef TESTS_SUPPORT_TEXTS_H
#define TESTS_SUPPORT_TEXTS_H

#include <zugzwang/base.h>

/* Opens a text that must open: it ends where the string does. */
zz_text *open_text(const char *string);

/* A source that gives a few bytes at a time, and at the end fails if it is told to. */
struct drip {
    const char *bytes;
    size_t size;
    size_t at_a_time;
    bool fails;
    unsigned ends; /* how often it has said that it is at its end */
};
size_t drip_read(void *drip, char *buffer, size_t capacity);
zz_text *open_drip(struct drip *drip);

/* The string with every "\n" preceded by `before_line_end`; the caller frees it. */
char *with_line_ends(const char *string, const char *before_line_end);

/* Fails the test, and shows all of the error, unless it is this one. */
void assert_error(const zz_error *error, zz_status code, uint64_t line, uint64_t column,
                  const char *message);

/* A malformed text, where it goes wrong and what is said about it. */
struct bad_text {
    const char *string;
    uint64_t line;
    uint64_t column;
    const char *message;
};

#endif
