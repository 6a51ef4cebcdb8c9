/* rabbit_squares_come_back.c: squares that the blank has left may be entered again. */
#define MISTAKE SQUARES_COME_BACK
#include "rabbit.c"
