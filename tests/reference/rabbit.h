/* rabbit.h: Rabbit and Egg by the rules alone: pieces slide, and every line of play is tried.
 *
 * A board is rows × cols characters 'O', 'X' and one '.', row after row. The side to move is 'O'
 * (Rabbit) or 'X' (Egg). */
#ifndef TESTS_REFERENCE_RABBIT_H
#define TESTS_REFERENCE_RABBIT_H

#include <stdbool.h>
#include <stdint.h>

/* The squares (row × cols + col, from 0) of the pieces that may slide; returns how many. */
int reference_rabbit_moves(int rows, int cols, const char *board, char side, int moves[4]);

/* Slides the piece at a square into the blank. */
void reference_rabbit_slide(int rows, int cols, char *board, int square);

/* Whether the side to move wins. The board is played on, and given back as it was. */
bool reference_rabbit_wins(int rows, int cols, char *board, char side);

/* How many lines of play have exactly this many plies. */
uint64_t reference_rabbit_count(int rows, int cols, char *board, char side, int plies);

#endif
