#include "message.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>

#include "progress.h"

enum exit_code exit_code_of(zz_status status)
{
    switch (status) {
    case ZZ_OK:
        return EXIT_DONE;
    case ZZ_BAD_INPUT:
        return EXIT_BAD_INPUT;
    case ZZ_BAD_ARGUMENT: /* what the program passes on unchecked is what the user typed */
        return EXIT_USAGE;
    case ZZ_READ_FAILED:
        return EXIT_IO;
    case ZZ_TOO_LARGE:
    case ZZ_NO_MEMORY:
        return EXIT_RESOURCE;
    case ZZ_CANCELLED: /* ends by the signal that asked for it, or by the output's failure */
        return EXIT_IO;
    }
    return EXIT_BUG;
}

/* One write, so that lines of several processes do not mix. */
void say_line(char *line)
{
    for (char *byte = line; *byte; byte++)
        if ((unsigned char)*byte < ' ' || *byte == 0x7F)
            *byte = '?';
    progress_erase();
    fprintf(stderr, "%s\n", line);
}

void complain(const char *format, ...)
{
    char message[4096];
    char line[4096 + 16];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(message, sizeof message, format, arguments);
    va_end(arguments);
    snprintf(line, sizeof line, "zugzwang: %s", message);
    say_line(line);
}

void complain_at(const char *file, uint64_t line, uint64_t column, const char *message)
{
    char text[4096];
    snprintf(text, sizeof text, "%.3000s:%" PRIu64 ":%" PRIu64 ": %s", file, line, column, message);
    say_line(text);
}
