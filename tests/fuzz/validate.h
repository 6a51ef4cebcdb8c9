/* validate.h: any bytes as an input that is validated.
 *
 * Read at once and byte by byte, the verdict must be the same; a mistake has its place in the text;
 * and what is valid for the contest can be read by the library. */
#ifndef TESTS_FUZZ_VALIDATE_H
#define TESTS_FUZZ_VALIDATE_H

#include <string.h>

#include "cli/data/data.h"
#include "fuzz/harness.h"

struct fuzz_source {
    const char *next;
    const char *end;
};

static size_t fuzz_read_byte(void *user, char *buffer, size_t capacity)
{
    struct fuzz_source *source = user;
    if (source->next == source->end || capacity == 0)
        return 0;
    *buffer = *source->next++;
    return 1;
}

static uint64_t fuzz_count_lines(const char *bytes, size_t size)
{
    uint64_t lines = 1;
    for (size_t i = 0; i < size; i++)
        lines += bytes[i] == '\n';
    return lines;
}

static void fuzz_validate(const struct data_game *data, const char *bytes, size_t size,
                          fuzz_reader read)
{
    static struct strict text; /* large */
    struct fuzz_source source = {bytes, bytes + size};
    struct validation validation = {&text, {.given = false}, &fuzz_options, 0};
    zz_error at_once = {.code = ZZ_OK};
    zz_error by_byte = {.code = ZZ_OK};
    zz_status status =
        validate_memory(data, bytes, size, validation.points, &fuzz_options, &at_once);
    strict_open(&text, fuzz_read_byte, &source);
    REQUIRE(data->validate(&validation, &by_byte) == status);
    REQUIRE(memcmp(&at_once, &by_byte, sizeof at_once) == 0);
    REQUIRE(status == ZZ_OK || status == ZZ_BAD_INPUT);
    REQUIRE(status == ZZ_OK || (at_once.column >= 1 && at_once.line >= 1 && *at_once.message));
    REQUIRE(at_once.line <= fuzz_count_lines(bytes, size));
    if (status == ZZ_OK) {
        zz_error error;
        zz_text *again = fuzz_open(bytes, size);
        REQUIRE(read(again, &error) == ZZ_OK);
        REQUIRE(zz_text_read_end(again, &error) == ZZ_OK);
        zz_text_close(again);
    }
}

#endif
