/* rabbit_matched_is_enough.c: a square that one maximum matching pairs is taken for one that all of them do. */
#define MISTAKE MATCHED_IS_ENOUGH
#include "rabbit.c"
