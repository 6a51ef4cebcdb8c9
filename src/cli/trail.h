/* trail.h: moves and line for the games whose token enters no square twice. */
#ifndef CLI_TRAIL_H
#define CLI_TRAIL_H

#include <zugzwang/trail.h>

#include "ask.h"

/* How a game names its things. */
struct trail_words {
    const char *sides[2]; /* the side that begins, and the other: "Rabbit", "Egg" */
    const char *json_sides[2];
    const char *token; /* "blank" */
};

/* Make the moves of --after, then tell what can be moved, or how it goes on. The trail is theirs to
 * free. */
zz_status trail_tell_moves(struct run *run, const struct trail_words *words, zz_trail *trail,
                           zz_error *error);
zz_status trail_tell_line(struct run *run, const struct trail_words *words, zz_trail *trail,
                          zz_error *error);

/* The members that tell where a game stands; json_close is to follow. */
void trail_begin_json(struct run *run, const struct trail_words *words, const zz_trail *trail,
                      bool mover_wins);

extern const struct trail_words RABBIT_WORDS;
extern const struct trail_words GEOGRAPHY_WORDS;

/* Makes the moves of --after. */
zz_status trail_play_after(struct run *run, zz_trail *trail, zz_error *error);

/* A square as it is typed: "3 2". */
enum { SQUARE_NAME = 24 };
const char *square_name(zz_square square, char name[SQUARE_NAME]);

#endif
