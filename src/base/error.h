/* error.h: filling in the caller's zz_error. */
#ifndef ZZ_BASE_ERROR_H
#define ZZ_BASE_ERROR_H

#include <zugzwang/base.h>

#if defined(__GNUC__)
#define ZZ_PRINTF(string, first) __attribute__((format(printf, string, first)))
#else
#define ZZ_PRINTF(string, first)
#endif

/* Both fill in *error, if there is one, and return code: `return zz_fail(error, …)`. */
zz_status zz_fail(zz_error *error, zz_status code, const char *format, ...) ZZ_PRINTF(3, 4);
zz_status zz_fail_at(zz_error *error, zz_status code, uint64_t line, uint64_t column,
                     const char *format, ...) ZZ_PRINTF(5, 6);

#endif
