/* zu_reds_overlap.c: a general may step onto the other one's square. */
#define MISTAKE REDS_OVERLAP
#include "zu.c"
