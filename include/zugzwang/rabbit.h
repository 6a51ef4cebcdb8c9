/* rabbit.h: Rabbit and Egg slide pieces into the blank (NOI 2011, Luogu P1971).
 *
 * A text holds one game: a line `n m`, n rows of `O` (white, Rabbit's), `X` (black, Egg's) and
 * exactly one `.`, a line `k`, then 2k lines `x y`: the piece at row x, column y slides into the
 * blank, Rabbit's first. Who cannot move loses. A record that ends with a move of Rabbit's, which no
 * contest has, has `0 0` for its last line. */
#ifndef ZUGZWANG_RABBIT_H
#define ZUGZWANG_RABBIT_H

#include <zugzwang/trail.h>

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

/* The number of moves in the record: 2k, or 2k - 1 when its last line is `0 0`. */
ZZ_API uint64_t zz_rabbit_game_moves(const zz_rabbit_game *game);

/* The i-th move of the record, from 0: where the piece that slides came from. */
ZZ_API zz_square zz_rabbit_game_move(const zz_rabbit_game *game, uint64_t i);

/* Fills mover_wins[0 … moves]: whether the side to move after i moves of the record has a winning
 * strategy. Rabbit's j-th move (from 1) is a mistake exactly when mover_wins[2j - 2] and
 * mover_wins[2j - 1] both hold; Egg's when mover_wins[2j - 1] and mover_wins[2j] do. */
ZZ_API zz_status zz_rabbit_solve(const zz_rabbit_game *game, bool *mover_wins,
                                 const zz_options *options, zz_error *error);

/* What a move of the record did to the side that made it. */
typedef struct zz_rabbit_judgement {
    bool won_before; /* it had a winning strategy before the move */
    bool won_after;  /* and it has one after it */
    unsigned better_count;
    zz_square better[ZZ_TRAIL_MOST_MOVES];
} zz_rabbit_judgement;

/* Judges every move of the record: judgements[0 … moves - 1]. A move is a mistake when won_before
 * holds and won_after does not; then `better` has every move that would have kept the win, in
 * reading order. Otherwise better_count is 0. */
ZZ_API zz_status zz_rabbit_review(const zz_rabbit_game *game, zz_rabbit_judgement *judgements,
                                  const zz_options *options, zz_error *error);

/* The position after that many moves of the record; the caller owns *trail, which does not need the
 * game any more. Its token is the blank, and a move names the square of the piece that slides.
 * ZZ_BAD_ARGUMENT when the record is shorter. */
ZZ_API zz_status zz_rabbit_trail_create(zz_trail **trail, const zz_rabbit_game *game,
                                        uint64_t moves, const zz_options *options, zz_error *error);

#ifdef __cplusplus
}
#endif

#endif
