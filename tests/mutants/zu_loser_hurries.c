/* zu_loser_hurries.c: the side that must lose takes the shortest way. */
#define MISTAKE LOSER_HURRIES
#include "zu.c"
