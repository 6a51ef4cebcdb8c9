/* rabbit_blank_is_white.c: the blank counts as white. */
#define MISTAKE BLANK_IS_WHITE
#include "rabbit.c"
