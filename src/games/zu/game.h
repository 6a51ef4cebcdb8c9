/* game.h: a zu board and the record of a game on it. */
#ifndef ZZ_GAMES_ZU_GAME_H
#define ZZ_GAMES_ZU_GAME_H

#include "games/zu/board.h"

struct zz_zu_game {
    zz_zu_board *board;
    zz_zu_position start;
    zz_zu_position last; /* after all the moves */
    zz_zu_move *moves;
    uint64_t count;
    uint64_t capacity; /* of moves */
    zz_allocator allocator;
};

#endif
