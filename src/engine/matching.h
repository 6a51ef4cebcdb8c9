/* matching.h: a maximum matching of squares on a board, and which squares it can do without.
 *
 * A square is empty or has a colour; two squares are joined when they share a side and differ in
 * colour. A matching pairs joined squares, each square at most once; a square is *avoidable* when
 * some maximum matching leaves it unpaired.
 *
 *     place squares, complete, then ask for avoidable squares and partners, add more squares one by
 *     one, and ask again
 *
 * After ZZ_CANCELLED a matching can only be freed. */
#ifndef ZZ_ENGINE_MATCHING_H
#define ZZ_ENGINE_MATCHING_H

#include <zugzwang/base.h>

typedef struct zz_matching zz_matching;

typedef enum zz_colour { ZZ_EMPTY = 0, ZZ_BLACK = 1, ZZ_WHITE = 2 } zz_colour;

/* An empty board. The options must outlive it. ZZ_TOO_LARGE when it is over their limit. */
zz_status zz_matching_create(zz_matching **matching, uint32_t rows, uint32_t cols,
                             const zz_options *options, zz_error *error);
void zz_matching_free(zz_matching *matching); /* NULL is allowed */

/* Gives a square its colour, before zz_matching_complete. Rows and columns count from 0. */
void zz_matching_place(zz_matching *matching, uint32_t row, uint32_t col, zz_colour colour);

/* Finds a maximum matching of what was placed. */
zz_status zz_matching_complete(zz_matching *matching, zz_error *error);

/* Colours an empty square of a completed matching and makes the matching maximum again. *grew
 * tells whether a pair was gained: exactly then is the new square not avoidable. A new square next
 * to the one added before costs the least. */
zz_status zz_matching_add(zz_matching *matching, uint32_t row, uint32_t col, zz_colour colour,
                          bool *grew, zz_error *error);

/* Whether a square is avoidable, between zz_matching_complete and the first zz_matching_add. */
bool zz_matching_avoids(const zz_matching *matching, uint32_t row, uint32_t col);

/* The same at any time after zz_matching_complete, for the price of a search. */
zz_status zz_matching_can_avoid(zz_matching *matching, uint32_t row, uint32_t col, bool *avoidable,
                                zz_error *error);

/* The square that a square is paired with; false when it is not paired. */
bool zz_matching_partner(const zz_matching *matching, uint32_t row, uint32_t col,
                         uint32_t *partner_row, uint32_t *partner_col);

#endif
