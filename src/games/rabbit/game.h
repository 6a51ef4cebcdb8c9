/* game.h: a rabbit board and the record of a game on it, as they were read. */
#ifndef ZZ_GAMES_RABBIT_GAME_H
#define ZZ_GAMES_RABBIT_GAME_H

#include <zugzwang/rabbit.h>

#include "base/grid.h"

struct zz_rabbit_game {
    zz_grid grid;   /* of 'O', 'X' and one '.', before the first move */
    uint32_t blank; /* its square */
    uint32_t *path; /* the squares that the blank moves to, one a move */
    uint64_t moves;
    uint64_t capacity; /* of path */
};

#endif
