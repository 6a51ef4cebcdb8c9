/* board.h: a zu board as it was read. Rows, columns and squares count from 0 in the library. */
#ifndef ZZ_GAMES_ZU_BOARD_H
#define ZZ_GAMES_ZU_BOARD_H

#include <zugzwang/zu.h>

#include "base/grid.h"

struct zz_zu_board {
    zz_grid grid; /* of '.', '#', 'X' and 'O' */
    uint32_t black;
    uint32_t red[2]; /* red[0] < red[1] */
};

#endif
