/* heat.h: what a position of zu would be worth with one piece somewhere else. */
#ifndef CLI_RENDER_HEAT_H
#define CLI_RENDER_HEAT_H

#include <zugzwang/zu.h>

struct heat_square {
    bool known;         /* the piece may stand there */
    zz_outcome outcome; /* then, for the side to move in the position */
};

/* Fills squares[(row - 1) × cols + col - 1] for every square: the position with the piece there. */
zz_status heat_find(zz_zu_solver *solver, const zz_zu_board *board, const zz_zu_position *position,
                    zz_zu_piece piece, struct heat_square *squares, const zz_options *options,
                    zz_error *error);

/* The value of one position; it takes less memory than those of all. */
zz_status heat_value(zz_zu_solver *solver, const zz_zu_board *board, const zz_zu_position *position,
                     zz_outcome *outcome, const zz_options *options, zz_error *error);

#endif
