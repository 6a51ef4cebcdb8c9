/* main.h: what the judge programs share: buffered reading and writing, and main.
 *
 * Each says what its contest's files are called and how a text is answered. A bad text is told on
 * standard error, with its place, and is an exit status of 1; so is an output that fails. */
#ifndef ZZ_JUDGE_MAIN_H
#define ZZ_JUDGE_MAIN_H

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include <zugzwang/base.h>

static char output[1 << 16];
static size_t output_used;

static size_t read_input(void *user, char *buffer, size_t capacity)
{
    (void)user;
    size_t count = fread(buffer, 1, capacity, stdin);
    return count == 0 && ferror(stdin) ? ZZ_READ_ERROR : count;
}

static void put_text(const char *text)
{
    size_t length = strlen(text);
    if (output_used + length > sizeof output) {
        fwrite(output, 1, output_used, stdout);
        output_used = 0;
    }
    memcpy(output + output_used, text, length);
    output_used += length;
}

static inline void put_number(uint64_t number)
{
    char digits[21];
    size_t first = sizeof digits - 1;
    digits[first] = '\0';
    do {
        digits[--first] = (char)('0' + number % 10);
        number /= 10;
    } while (number);
    put_text(digits + first);
}

static int judge(zz_status answer(zz_text *text, zz_error *error))
{
    zz_text *text = NULL;
    zz_error error;
#ifdef FILE_IO
    if (!freopen(CONTEST ".in", "r", stdin) || !freopen(CONTEST ".out", "w", stdout)) {
        perror(CONTEST);
        return 1;
    }
#endif
    zz_status status = zz_text_open(&text, read_input, NULL, NULL, &error);
    if (!status)
        status = answer(text, &error);
    if (!status)
        status = zz_text_read_end(text, &error);
    if (status)
        fprintf(stderr, "%" PRIu64 ":%" PRIu64 ": %s\n", error.line, error.column, error.message);
    zz_text_close(text);
    fwrite(output, 1, output_used, stdout);
    bool failed = ferror(stdout);
    return status || fclose(stdout) || failed;
}

#endif
