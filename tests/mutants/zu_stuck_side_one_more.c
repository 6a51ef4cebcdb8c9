/* zu_stuck_side_one_more.c: a side without a move loses one ply too late. */
#define MISTAKE STUCK_SIDE_ONE_MORE
#include "zu.c"
