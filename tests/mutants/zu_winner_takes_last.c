/* zu_winner_takes_last.c: a win keeps the length that was found last, not first. */
#define MISTAKE WINNER_TAKES_LAST
#include "zu.c"
