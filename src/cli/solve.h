/* solve.h: the verb solve, and what it asks of a game.
 *
 * A game's hook reads one text, solves what is in it and writes the answers, in one of three ways:
 *
 *     contest output        run->settings->json and ->show are both false
 *     boards and words      ->show
 *     elements of the JSON array "answers", one object an answer    ->json */
#ifndef CLI_SOLVE_H
#define CLI_SOLVE_H

#include "run.h"

struct buffer;

struct solve_game {
    struct noun things;
    const char *awaits;           /* what to type at a terminal */
    const char *help;             /* for `zugzwang GAME solve --help`: what it does, an example */
    const struct option *options; /* of this game alone, or NULL */
    zz_status (*answer)(struct run *run, zz_text *text, zz_error *error);
};

/* The contest's output for a text, up to its end, appended to the buffer; after a failure, what came
 * before it. */
zz_status solve_text(const struct game *game, zz_text *text, const zz_options *options,
                     struct buffer *answers, zz_error *error);

/* The columns of the registry. */
bool solve_has(const struct game *game);
int solve_run(const struct game *game, int count, char *arguments[]);
void solve_help(const struct game *game, struct output *output);

#endif
