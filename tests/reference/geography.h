/* geography.h: the token in the maze by the rules alone: every path is tried. */
#ifndef TESTS_REFERENCE_GEOGRAPHY_H
#define TESTS_REFERENCE_GEOGRAPHY_H

#include <stdbool.h>

/* Whether the player who moves the token first, from a free square (row × cols + col, from 0),
 * wins. The maze is rows × cols characters '.' and '#'; it is used for marks and given back. */
bool reference_geography_mover_wins(int rows, int cols, char *maze, int square);

#endif
