/* hunt_board.h: a zu board that a hunt changes step by step, and what it is worth. */
#ifndef CLI_HUNT_BOARD_H
#define CLI_HUNT_BOARD_H

#include <zugzwang/zu.h>

#include "output.h"

enum hunt_goal { HUNT_LONGEST_RED, HUNT_LONGEST_BLACK, HUNT_HARDEST };

/* The pieces stand on squares of their own, none of them an obstacle. */
struct hunt_board {
    uint32_t rows;
    uint32_t cols;
    uint32_t pieces[3]; /* squares, from 0: the two generals and the pawn */
    char *obstacles;    /* by square: '.' or '#' */
};

/* What a board is worth: the more, the better. */
struct hunt_score {
    uint64_t value; /* by the goal; 0: the goal's side does not win */
    uint64_t plies; /* until it wins */
};

struct hunt_board hunt_board_new(uint32_t rows,
                                 uint32_t cols); /* exits the hunt by NULL obstacles */
void hunt_board_free(struct hunt_board *board);
void hunt_board_copy(struct hunt_board *to, const struct hunt_board *from);

/* Three free squares are always left. */
void hunt_board_shuffle(struct hunt_board *board, uint64_t *random);
void hunt_board_change(struct hunt_board *board, uint64_t *random);

/* The board in the contest's format without its first line; the caller frees it. NULL: no memory. */
char *hunt_board_text(const struct hunt_board *board);

/* Takes over a board that was read. */
void hunt_board_take(struct hunt_board *board, const zz_zu_board *from);

/* Who wins it, red to move. */
zz_status hunt_board_solve(const struct hunt_board *board, zz_zu_solver *solver,
                           zz_outcome *outcome, zz_error *error);

/* `enough`: values up to this are of no interest, and may be told as less than they are. */
zz_status hunt_board_score(const struct hunt_board *board, zz_zu_solver *solver,
                           enum hunt_goal goal, uint64_t enough, struct hunt_score *score,
                           zz_error *error);

/* The perfect game on the board, "R1 up, B left, …", line by line. */
zz_status hunt_board_write_line(const struct hunt_board *board, struct output *output,
                                zz_error *error);

/* Puts the pieces where the goal is reached best on the same obstacles, among what play can lead to
 * from where they are. */
zz_status hunt_board_place_best(struct hunt_board *board, zz_zu_solver *solver, enum hunt_goal goal,
                                zz_error *error);

#endif
