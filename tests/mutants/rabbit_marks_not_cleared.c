/* rabbit_marks_not_cleared.c: the marks of one search stay for the next. */
#define MISTAKE MARKS_NOT_CLEARED
#include "rabbit.c"
