/* zu_boards.h: zu boards as plain arrays of squares, asked of the library and of the reference. */
#ifndef TESTS_SUPPORT_ZU_BOARDS_H
#define TESTS_SUPPORT_ZU_BOARDS_H

#include <zugzwang/zu.h>

#include "reference/zu.h"

/* The solver with the default options. */
zz_zu_solver *make_zu_solver(void);

/* The board as the library reads it from the contest's format. */
zz_zu_board *make_zu_board(int rows, int cols, const char *squares);

/* Fails the test, and shows the board, when the library's answer is not the expected one. */
void assert_zu_answer(zz_zu_solver *solver, int rows, int cols, const char *squares,
                      struct reference_zu_value expected);

/* Fills squares with obstacles, `percent` of them, such that at least three are free. */
void random_zu_obstacles(uint64_t *random, int rows, int cols, unsigned percent, char *squares);

/* The squares of the pieces. */
struct zu_pieces {
    int red[2];
    int black;
};

/* Three different free squares. */
struct zu_pieces random_zu_pieces(uint64_t *random, int rows, int cols, const char *squares);

/* Writes the pieces onto the board, or takes them off. */
void put_zu_pieces(char *squares, struct zu_pieces pieces);
void lift_zu_pieces(char *squares, struct zu_pieces pieces);

#endif
