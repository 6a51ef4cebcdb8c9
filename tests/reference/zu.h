/* zu.h: the rules of zu, played out over every position there is. Slow, short and obvious; it shares
 * nothing with the library, and the library must agree with it.
 *
 * `squares` holds rows × cols characters, '.', '#', 'X' and 'O', without line ends. A square's
 * number is row × cols + col, from 0. */
#ifndef TESTS_REFERENCE_ZU_H
#define TESTS_REFERENCE_ZU_H

#include <stddef.h>
#include <stdint.h>

enum reference_zu_side { ZU_RED, ZU_BLACK };

struct reference_zu_value {
    char winner; /* 'R', 'B', or 'T' for a tie */
    int plies;   /* until the game ends; 0 for a tie */
};

/* A position's index into a table of all of them; the order of the two reds does not matter. */
size_t reference_zu_index(int rows, int cols, enum reference_zu_side to_move, int red,
                          int other_red, int black);

/* One more than the largest index. */
size_t reference_zu_table_size(int rows, int cols);

/* The value of every position on this board, whoever moves; of the squares, only the obstacles
 * matter. Entries that are no position (a piece on an obstacle, two reds on one square) are left
 * with the winner 0. */
void reference_zu_solve_all(int rows, int cols, const char *squares,
                            struct reference_zu_value *table);

/* The value of the board as it stands, red to move. */
struct reference_zu_value reference_zu_solve(int rows, int cols, const char *squares);

/* From the board as it stands, after exactly i + 1 plies: how many lines of play there are, and how
 * many different positions they lead to. A game that has ended goes no further. */
void reference_zu_count(int rows, int cols, const char *squares, int plies, uint64_t *lines,
                        uint64_t *positions);

#endif
