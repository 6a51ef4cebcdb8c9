#include "texts.h"

#include <string.h>

const struct text *text_named(const char *name)
{
    const struct text *text = TEXTS;
    while (strcmp(text->name, name) != 0)
        text++;
    return text;
}
