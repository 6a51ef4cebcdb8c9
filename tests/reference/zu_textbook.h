/* zu_textbook.h: the rules of zu, solved backwards with a queue, as textbooks do it. Fast enough for
 * boards that reference/zu.h is too slow for; it shares nothing with the library. Squares and their
 * numbers are as there. */
#ifndef TESTS_REFERENCE_ZU_TEXTBOOK_H
#define TESTS_REFERENCE_ZU_TEXTBOOK_H

#include "reference/zu.h"

struct textbook_zu;

/* Solves every position on this board; of the squares, only the obstacles matter. */
struct textbook_zu *textbook_zu_solve(int rows, int cols, const char *squares);
void textbook_zu_free(struct textbook_zu *book);

/* The pieces must stand on free squares, the reds on different ones. */
struct reference_zu_value textbook_zu_value(const struct textbook_zu *book,
                                            enum reference_zu_side to_move, int red, int other_red,
                                            int black);

#endif
