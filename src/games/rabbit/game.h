/* game.h: a rabbit board and the record of a game on it, as they were read. */
#ifndef ZZ_GAMES_RABBIT_GAME_H
#define ZZ_GAMES_RABBIT_GAME_H

#include <zugzwang/rabbit.h>

#include "base/grid.h"
#include "engine/matching.h"

struct zz_rabbit_game {
    zz_grid grid;   /* of 'O', 'X' and one '.', before the first move */
    uint32_t blank; /* its square */
    uint32_t *path; /* the squares that the blank moves to, one a move */
    uint64_t moves;
    uint64_t capacity; /* of path */
};

/* The blank's square after that many moves of the record. */
static inline uint32_t zz_rabbit_blank_after(const zz_rabbit_game *game, uint64_t moves)
{
    return moves ? game->path[moves - 1] : game->blank;
}

/* The colour of a square before the first move; the blank counts as black. */
static inline zz_colour zz_rabbit_colour(const zz_rabbit_game *game, uint32_t square)
{
    return game->grid.squares[square] == 'O' ? ZZ_WHITE : ZZ_BLACK;
}

/* A maximum matching of the squares that the blank never enters, for the caller to free; NULL when
 * that fails. */
zz_status zz_rabbit_match_unentered(zz_matching **matching, const zz_rabbit_game *game,
                                    const zz_options *options, zz_error *error);

#endif
