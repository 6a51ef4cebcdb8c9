/* zu_pawn_cannot_capture.c: the pawn may not step onto a general. */
#define MISTAKE PAWN_CANNOT_CAPTURE
#include "zu.c"
