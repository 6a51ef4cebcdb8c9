/* rabbit_colours_of_a_chessboard.c: all neighbours are joined, whatever their colours. */
#define MISTAKE COLOURS_OF_A_CHESSBOARD
#include "rabbit.c"
