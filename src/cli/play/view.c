#include "view.h"

#include <stdarg.h>
#include <stdio.h>

enum { SAYING = 1024 };

void view_say(struct view *view, const char *format, ...)
{
    char text[SAYING];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    view->kind->say(view, text);
}

void view_refuse(struct view *view, const char *format, ...)
{
    char text[SAYING];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    view->kind->refuse(view, text);
}
