#include "fuzz/harness.h"

#include <string.h>

const zz_options fuzz_options = {.memory_limit = 1 << 22};

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    fuzz((const char *)bytes, size);
    return 0;
}

zz_text *fuzz_open(const char *bytes, size_t size)
{
    zz_text *text;
    REQUIRE(zz_text_open_memory(&text, bytes, size, NULL, NULL) == ZZ_OK);
    return text;
}

/* A source that gives one byte at a time. */
struct trickle {
    const char *next;
    const char *end;
};

static size_t read_one_byte(void *user, char *buffer, size_t capacity)
{
    struct trickle *trickle = user;
    if (trickle->next == trickle->end || capacity == 0)
        return 0;
    *buffer = *trickle->next++;
    return 1;
}

/* Whether there is such a place: a byte of that line, its line end, or the end of the text. */
static bool has_place(const char *bytes, size_t size, uint64_t line, uint64_t column)
{
    const char *end = bytes + size;
    const char *start = bytes;
    if (line == 0 || column == 0)
        return false;
    for (; line > 1; line--) {
        start = start < end ? memchr(start, '\n', (size_t)(end - start)) : NULL;
        if (!start)
            return false;
        start++;
    }
    const char *line_end = start < end ? memchr(start, '\n', (size_t)(end - start)) : NULL;
    return column <= (uint64_t)((line_end ? line_end : end) - start) + 1;
}

static void check_error(const char *bytes, size_t size, zz_status status, const zz_error *error)
{
    REQUIRE(error->code == status);
    REQUIRE((status == ZZ_OK) == (error->message[0] == '\0'));
    REQUIRE(memchr(error->message, '\0', sizeof error->message));
    REQUIRE(status == ZZ_OK || status == ZZ_BAD_INPUT || status == ZZ_TOO_LARGE);
    if (status == ZZ_BAD_INPUT)
        REQUIRE(has_place(bytes, size, error->line, error->column));
}

void fuzz_read(const char *bytes, size_t size, fuzz_reader read)
{
    zz_error error = {0};
    zz_text *text = fuzz_open(bytes, size);
    zz_status status = read(text, &error);
    zz_text_close(text);
    check_error(bytes, size, status, &error);

    zz_error trickled = {0};
    struct trickle trickle = {bytes, bytes + size};
    REQUIRE(zz_text_open(&text, read_one_byte, &trickle, NULL, NULL) == ZZ_OK);
    REQUIRE(read(text, &trickled) == status);
    zz_text_close(text);
    REQUIRE(trickled.line == error.line && trickled.column == error.column);
    REQUIRE(strcmp(trickled.message, error.message) == 0);
}

static bool is_space(char byte)
{
    return byte == ' ' || byte == '\t' || byte == '\r' || byte == '\n';
}

struct fuzz_words fuzz_words_of(const char *bytes, size_t size)
{
    bool marked = size >= 3 && memcmp(bytes, "\xEF\xBB\xBF", 3) == 0;
    return (struct fuzz_words){bytes + (marked ? 3 : 0), bytes + size};
}

static void skip_spaces(struct fuzz_words *words)
{
    while (words->next < words->end && is_space(*words->next))
        words->next++;
}

uint32_t fuzz_next_number(struct fuzz_words *words)
{
    uint64_t number = 0;
    skip_spaces(words);
    REQUIRE(words->next < words->end);
    for (; words->next < words->end && !is_space(*words->next); words->next++) {
        REQUIRE(*words->next >= '0' && *words->next <= '9');
        number = number * 10 + (uint64_t)(*words->next - '0');
        REQUIRE(number <= UINT32_MAX);
    }
    return (uint32_t)number;
}

void fuzz_next_row(struct fuzz_words *words, char *squares, uint32_t cols)
{
    skip_spaces(words);
    REQUIRE((size_t)(words->end - words->next) >= cols);
    memcpy(squares, words->next, cols);
    words->next += cols;
}
