/* zu_stuck_side_ties.c: a side without a move has not lost; the game is a tie. */
#define MISTAKE STUCK_SIDE_TIES
#include "zu.c"
