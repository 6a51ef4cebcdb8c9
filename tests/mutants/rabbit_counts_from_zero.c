/* rabbit_counts_from_zero.c: moves are counted from 0. */
#define MISTAKE COUNTS_FROM_ZERO
#include "rabbit.c"
