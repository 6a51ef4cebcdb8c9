/* zu_pawn_moves_down.c: the pawn may step down, too. */
#define MISTAKE PAWN_MOVES_DOWN
#include "zu.c"
