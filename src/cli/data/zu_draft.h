/* zu_draft.h: what families of zu boards have in common. */
#ifndef CLI_DATA_ZU_DRAFT_H
#define CLI_DATA_ZU_DRAFT_H

#include "canvas.h"
#include "family.h"

/* A board, all free, of a size that the demand allows; least_rows from 2. */
bool zu_open(struct canvas *canvas, const struct demand *demand, uint32_t least_rows,
             uint32_t least_cols, uint64_t *random, struct buffer *text);

/* Puts a piece on any free square of rows first … last, counted from 0. False when there is none. */
bool zu_place(struct canvas *canvas, char piece, uint32_t first, uint32_t last, uint64_t *random);

/* Puts a piece on a free square beside another, if there is one, else anywhere. */
bool zu_place_beside(struct canvas *canvas, char piece, uint32_t square, uint64_t *random);

/* Puts the pawn below row 1, and the generals anywhere. */
bool zu_place_all(struct canvas *canvas, uint64_t *random);

/* Turns free squares into obstacles, as many as the demand says, or least … most percent. */
void zu_add_obstacles(struct canvas *canvas, const struct demand *demand, uint32_t least,
                      uint32_t most, uint64_t *random);

/* Appends the board if it was `made`, and closes the canvas. Returns what a family does. */
bool zu_finish(struct canvas *canvas, bool made, struct buffer *text);

/* The families that solve boards while they make one; see zu_search.c. */
bool zu_make_long_red(const struct demand *demand, uint64_t *random, struct buffer *text);
bool zu_make_long_black(const struct demand *demand, uint64_t *random, struct buffer *text);
bool zu_make_false_win(const struct demand *demand, uint64_t *random, struct buffer *text);
bool zu_make_narrow_win(const struct demand *demand, uint64_t *random, struct buffer *text);
bool zu_make_records(const struct demand *demand, uint64_t *random, struct buffer *text);

#endif
