/* texts.h: files that the program carries along, put there by tools/embed. */
#ifndef CLI_PACKAGE_TEXTS_H
#define CLI_PACKAGE_TEXTS_H

#include <stddef.h>

struct text {
    const char *name;
    const char *bytes; /* a NUL follows the last one */
    size_t size;
};

extern const struct text TEXTS[]; /* ends with a row whose name is NULL */

/* There must be one of that name. */
const struct text *text_named(const char *name);

#endif
