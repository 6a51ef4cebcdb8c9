#ifdef HAVE_cairo

#include "late_cairo.h"

#include <dlfcn.h>
#include <stdio.h>

struct late_cairo late_cairo;

#define CHECK(result, name, parameters)                                                            \
    _Static_assert(_Generic(&cairo_##name, result(*) parameters : 1, default : 0),                 \
                   "cairo.h declares cairo_" #name " otherwise");
CAIRO_FUNCTIONS(CHECK)

static void *open_library(void)
{
    void *library = dlopen("libcairo.so.2", RTLD_NOW);
    return library ? library : dlopen("libcairo.2.dylib", RTLD_NOW);
}

/* POSIX promises that a function's address can be kept in a void pointer; C does not. */
static bool find(void *library, const char *name, void *function)
{
    *(void **)function = dlsym(library, name);
    return *(void **)function;
}

zz_status load_cairo(zz_error *error)
{
    void *library = open_library();
    bool found = library;
#define FIND(result, name, parameters)                                                             \
    found = found && find(library, "cairo_" #name, (void *)&late_cairo.name);
    CAIRO_FUNCTIONS(FIND)
    if (found)
        return ZZ_OK;
    *error = (zz_error){.code = ZZ_NO_MEMORY};
    snprintf(error->message, sizeof error->message,
             "PNG needs the library cairo (Debian: libcairo2), which cannot be loaded; install it, "
             "or use --format svg");
    return error->code;
}

#else

typedef int late_cairo_is_not_wanted; /* a C file must declare something */

#endif
