#include "base/error.h"

#include <stdarg.h>
#include <stdio.h>

static void fill(zz_error *error, zz_status code, uint64_t line, uint64_t column,
                 const char *format, va_list arguments)
{
    if (!error)
        return;
    error->code = code;
    error->line = line;
    error->column = column;
    vsnprintf(error->message, sizeof error->message, format, arguments);
}

zz_status zz_fail(zz_error *error, zz_status code, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    fill(error, code, 0, 0, format, arguments);
    va_end(arguments);
    return code;
}

zz_status zz_fail_at(zz_error *error, zz_status code, uint64_t line, uint64_t column,
                     const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    fill(error, code, line, column, format, arguments);
    va_end(arguments);
    return code;
}

const char *zz_version(void)
{
    return ZZ_VERSION;
}
