/* harness.h: what the fuzz targets share.
 *
 * A target is a file with one function, fuzz, that gets any bytes and must come back; whatever
 * should never be ends in abort. Linked with libFuzzer it is fuzzed, linked with replay.c it runs
 * the inputs that are kept in corpus/. parse_GAME reads; solve_GAME also compares with the
 * reference, on boards that are small enough for it; validate_GAME reads as the verb validate does. */
#ifndef TESTS_FUZZ_HARNESS_H
#define TESTS_FUZZ_HARNESS_H

#include <zugzwang/base.h>

#include <stdio.h>
#include <stdlib.h>

#define REQUIRE(condition)                                                                         \
    do {                                                                                           \
        if (!(condition)) {                                                                        \
            fprintf(stderr, "%s:%d: not true: %s\n", __FILE__, __LINE__, #condition);              \
            abort();                                                                               \
        }                                                                                          \
    } while (0)

/* The target. */
void fuzz(const char *bytes, size_t size);

/* Little memory, so that a header that promises a vast board is refused and not obeyed. */
extern const zz_options fuzz_options;

/* Reads a text through to its end, or to its first mistake. */
typedef zz_status (*fuzz_reader)(zz_text *text, zz_error *error);

/* Reads the bytes at once and byte by byte: both ways must end alike, and an error must have its
 * place in the text. */
void fuzz_read(const char *bytes, size_t size, fuzz_reader read);

/* The text, all at once. */
zz_text *fuzz_open(const char *bytes, size_t size);

/* The words of a text that has been found good, for targets that must read it on their own. */
struct fuzz_words {
    const char *next;
    const char *end;
};
struct fuzz_words fuzz_words_of(const char *bytes, size_t size);
uint32_t fuzz_next_number(struct fuzz_words *words);
void fuzz_next_row(struct fuzz_words *words, char *squares, uint32_t cols);

#endif
