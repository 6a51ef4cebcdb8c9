/* zu_pairs_not_swapped.c: only ordered pairs of generals are kept, and a move that breaks the order is lost. */
#define MISTAKE PAIRS_NOT_SWAPPED
#include "zu.c"
