/* grid.h: cases that are boards, to be made smaller and drawn. */
#ifndef CLI_STRESS_GRID_H
#define CLI_STRESS_GRID_H

#include "cli/data/canvas.h"

/* Reads `n m` and the rows of a case that was found good; *rest is what follows. False when there
 * is no memory. */
bool grid_read(struct canvas *grid, const char *text, const char **rest);

/* What a change does with a row or a column. */
enum grid_cut {
    GRID_DROP,         /* takes it out */
    GRID_MERGE_BEFORE, /* and puts what is not '.' or '#' on the squares before it, */
    GRID_MERGE_AFTER,  /* or after it */
    GRID_CUTS
};

/* Number of ways to cut one row or column. */
uint32_t grid_cuts(const struct canvas *grid);

/* Makes the number-th of them, from 0. False when it cannot be made, or there is no memory. */
bool grid_cut(const struct canvas *grid, uint32_t number, struct canvas *smaller);

/* The board with blanks between the squares, indented. */
void grid_draw(const struct canvas *grid, struct buffer *picture);

#endif
