/* zu_ask.h: what moves, line and review of zu share: from a text to solved games, one by one. */
#ifndef CLI_ZU_ASK_H
#define CLI_ZU_ASK_H

#include <zugzwang/zu.h>

#include "ask.h"

extern const char *const ZU_SIDES[2]; /* by zz_zu_side: "Red", "Black" */
extern const char *const ZU_JSON_SIDES[2];

/* A record, with the moves of the command line made, and the values of all that can follow. */
struct zu_question {
    zz_zu_game *game;
    zz_zu_solution *solution;
    uint64_t number; /* of the board in its file, from 1 */
    uint64_t boards; /* that the file has */
    struct cost cost;
};

/* Writes the answer to one question. */
typedef zz_status (*zu_tell_fn)(struct run *run, const struct zu_question *question,
                                zz_error *error);

/* Reads a text and has each of its boards, or the one of --number, told about. */
zz_status zu_ask(struct run *run, zz_text *text, zu_tell_fn tell, zz_error *error);

/* Makes the moves of an option's value. */
zz_status zu_make_moves(struct run *run, zz_zu_game *game, const char *option, const char *moves,
                        zz_error *error);

/* Makes the one move of an option's value, for the side whose turn it is. */
zz_status zu_make_move(struct run *run, zz_zu_game *game, const char *option, const char *move,
                       zz_error *error);

/* A failure that has no place in a text says at least which board it was; and then what helps. */
void zu_name_board(uint64_t number, const char *advice, zz_error *error);

/* The number of the board, if there are several. */
void zu_write_heading(struct run *run, const struct zu_question *question);

/* Why a game that is over is over: "Red has captured the pawn." */
const char *zu_ending(const zz_zu_board *board, const zz_zu_position *position);

/* The members that tell about the board and where the game stands; json_close is to follow. */
void zu_begin_json(struct run *run, const struct zu_question *question, zz_outcome value);

/* --black-to-move and --number. */
extern const struct option ZU_OPTIONS[];

/* For the table of verbs. */
zz_status zu_answer_line(struct run *run, zz_text *text, zz_error *error);
zz_status zu_answer_review(struct run *run, zz_text *text, zz_error *error);
extern const char ZU_LINE_HELP[];
extern const char ZU_REVIEW_HELP[];
extern const struct option ZU_REVIEW_OPTIONS[];

#endif
