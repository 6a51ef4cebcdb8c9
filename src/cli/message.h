/* message.h: exit codes, and what is said on standard error. */
#ifndef CLI_MESSAGE_H
#define CLI_MESSAGE_H

#include <zugzwang/base.h>

#if defined(__GNUC__)
#define PRINTF_LIKE(string, first) __attribute__((format(printf, string, first)))
#else
#define PRINTF_LIKE(string, first)
#endif

/* As in sysexits.h; 1 is kept for verbs whose answer is "no". */
enum exit_code {
    EXIT_DONE = 0,
    EXIT_NO = 1,
    EXIT_USAGE = 64,
    EXIT_BAD_INPUT = 65,
    EXIT_NO_INPUT = 66,
    EXIT_BUG = 70,
    EXIT_RESOURCE = 71,
    EXIT_IO = 74
};

/* The exit code that tells of a failure of the library. */
enum exit_code exit_code_of(zz_status status);

/* "zugzwang: …" on a line of standard error. Control characters, which a file's name may hold,
 * are shown as '?'. */
void complain(const char *format, ...) PRINTF_LIKE(1, 2);

/* "file:line:column: message", which editors understand; no "zugzwang: " before it. */
void complain_at(const char *file, uint64_t line, uint64_t column, const char *message);

/* A line of standard error as it is, but for control characters, for verbs that speak as judges
 * expect it. */
void say_line(char *line);

#endif
