/* zu_top_row_after_capture.c: the top row is looked at too late: red still takes the pawn there. */
#define MISTAKE TOP_ROW_AFTER_CAPTURE
#include "zu.c"
