/* geography.h: a token in a maze that enters no square twice (JSOI 2009, Luogu P4055).
 *
 * The chooser puts the token on a free square; the other player moves it to a neighbouring free
 * square, then they alternate; who cannot move loses. A text holds a line `n m` and n rows of `.`
 * (free) and `#`. */
#ifndef ZUGZWANG_GEOGRAPHY_H
#define ZUGZWANG_GEOGRAPHY_H

#include <zugzwang/trail.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct zz_geography_maze zz_geography_maze;

/* Reads one maze; the caller owns *maze. The text may go on after it. */
ZZ_API zz_status zz_geography_maze_read(zz_geography_maze **maze, zz_text *text,
                                        const zz_options *options, zz_error *error);
ZZ_API void zz_geography_maze_free(zz_geography_maze *maze); /* NULL is allowed */

ZZ_API uint32_t zz_geography_maze_rows(const zz_geography_maze *maze);
ZZ_API uint32_t zz_geography_maze_cols(const zz_geography_maze *maze);

/* The square at a row and column, counted from 1: '.' or '#'. */
ZZ_API char zz_geography_maze_square(const zz_geography_maze *maze, uint32_t row, uint32_t col);

/* Fills safe[(row - 1) * cols + (col - 1)] for every square: true when it is free and the player
 * who moves first from there loses, so that the chooser wins. */
ZZ_API zz_status zz_geography_solve(const zz_geography_maze *maze, bool *safe,
                                    const zz_options *options, zz_error *error);

/* The position with the token on a square where the chooser has put it; the caller owns *trail,
 * which does not need the maze any more. ZZ_BAD_ARGUMENT when the square is off the board,
 * ZZ_BAD_INPUT when it is not free. */
ZZ_API zz_status zz_geography_trail_create(zz_trail **trail, const zz_geography_maze *maze,
                                           zz_square token, const zz_options *options,
                                           zz_error *error);

#ifdef __cplusplus
}
#endif

#endif
