/* rabbit.h: Rabbit and Egg slide pieces into the blank (NOI 2011, Luogu P1971).
 *
 * A text holds one game: a line `n m`, n rows of `O` (white, Rabbit's), `X` (black, Egg's) and
 * exactly one `.`, a line `k`, then 2k lines `x y`: the piece at row x, column y slides into the
 * blank, Rabbit's first. Who cannot move loses. */
#ifndef ZUGZWANG_RABBIT_H
#define ZUGZWANG_RABBIT_H

#include <zugzwang/base.h>

#ifdef __cplusplus
extern "C" {
#endif

/* A board and the record of a game on it, every move of which has been found legal. */
typedef struct zz_rabbit_game zz_rabbit_game;

/* Reads one game; the caller owns *game. The text may go on after it. */
ZZ_API zz_status zz_rabbit_game_read(zz_rabbit_game **game, zz_text *text,
                                     const zz_options *options, zz_error *error);
ZZ_API void zz_rabbit_game_free(zz_rabbit_game *game); /* NULL is allowed */

ZZ_API uint32_t zz_rabbit_game_rows(const zz_rabbit_game *game);
ZZ_API uint32_t zz_rabbit_game_cols(const zz_rabbit_game *game);

/* The starting square at a row and column, counted from 1: 'O', 'X' or '.'. */
ZZ_API char zz_rabbit_game_square(const zz_rabbit_game *game, uint32_t row, uint32_t col);

/* The number of moves in the record, 2k. */
ZZ_API uint64_t zz_rabbit_game_moves(const zz_rabbit_game *game);

/* Fills mover_wins[0 … moves]: whether the side to move after i moves of the record has a winning
 * strategy. Rabbit's j-th move (from 1) is a mistake exactly when mover_wins[2j - 2] and
 * mover_wins[2j - 1] both hold; Egg's when mover_wins[2j - 1] and mover_wins[2j] do. */
ZZ_API zz_status zz_rabbit_solve(const zz_rabbit_game *game, bool *mover_wins,
                                 const zz_options *options, zz_error *error);

#ifdef __cplusplus
}
#endif

#endif
