/* zu_tables.h: every position that a solve decides, compared with the textbook solver.
 *
 * Tests of the engine are also built with words of a few bits, small pieces and small chunks, so
 * that small boards have many slices, planes and pieces; their sizes follow the words. */
#ifndef TESTS_SUPPORT_ZU_TABLES_H
#define TESTS_SUPPORT_ZU_TABLES_H

#include "games/zu/solver.h"
#include "reference/zu_textbook.h"
#include "support/zu_boards.h"

enum { WORD = ZZ_WORD_BITS, MOST_ZU_SQUARES = 4 * (2 * WORD + 3) + 400 };

zz_zu_solver *make_zu_solver_with(unsigned threads, zz_simd simd);

/* Solves from this start, and compares every position that this covers (of large boards, those of
 * some pairs), and the answer. The squares have no pieces. */
void compare_zu_table(zz_zu_solver *solver, int rows, int cols, char *squares,
                      struct zu_pieces start, const struct textbook_zu *book);

/* From two starts, one for each colour of the pieces' squares together, where there are such. */
void compare_zu_tables(zz_zu_solver *solver, uint64_t *random, int rows, int cols, char *squares);

int random_size(uint64_t *random, int least, int most);

/* At the end of a group of tests. */
int tell_positions_compared(void **state);

#endif
