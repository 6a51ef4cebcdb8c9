/* solution.h: what the rest of zu may know about a solution. */
#ifndef ZZ_GAMES_ZU_SOLUTION_H
#define ZZ_GAMES_ZU_SOLUTION_H

#include <zugzwang/zu.h>

const zz_zu_board *zz_zu_solution_board(const zz_zu_solution *solution);

#endif
