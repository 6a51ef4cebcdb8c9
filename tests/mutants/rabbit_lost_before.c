/* rabbit_lost_before.c: a move counts as a mistake though Rabbit had lost before it. */
#define MISTAKE LOST_BEFORE
#include "rabbit.c"
