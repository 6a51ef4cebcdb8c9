/* solve.h: the verb solve, and what it asks of a game.
 *
 * solve.c opens the files, frames the output and reports failures. A game's hook reads one text,
 * solves what is in it and writes the answers, in one of three ways:
 *
 *     contest output        run->settings->json and ->show are both false
 *     boards and words      ->show
 *     elements of the JSON array "answers", one object an answer    ->json */
#ifndef CLI_SOLVE_H
#define CLI_SOLVE_H

#include <zugzwang/base.h>

#include "json.h"
#include "meter.h"
#include "options.h"
#include "registry.h"

struct noun {
    const char *one; /* "board" */
    const char *many;
};

struct solve {
    const struct settings *settings;
    zz_options options; /* for every call of the library */
    struct meter meter;
    struct output out;
    struct json json;
    struct noun things; /* what is answered; from the game, and the hook may change it */
    uint64_t answered;
};

struct solve_game {
    struct noun things;
    const char *awaits;           /* what to type at a terminal */
    const char *help;             /* for `zugzwang GAME solve --help`: what it does, an example */
    const struct option *options; /* of this game alone, or NULL */
    /* Answers one text, up to its end, which solve.c checks. When it fails, the answers before the
     * failure have been written. */
    zz_status (*answer)(struct solve *run, zz_text *text, zz_error *error);
};

/* What an answer cost: time, and the most memory held. Costs may be nested; each that begins must
 * end. */
struct cost {
    double seconds;
    uint64_t bytes;
};
struct cost solve_cost_begin(struct solve *run);
struct cost solve_cost_end(struct solve *run, struct cost begun);
void solve_cost_json(struct solve *run, struct cost cost);

/* Counts answers that were written. ZZ_CANCELLED when it is pointless to go on. */
zz_status solve_answered(struct solve *run, uint64_t count, zz_error *error);

/* A board beside an answer in words, for --show. */
struct picture {
    uint32_t rows;
    uint32_t cols;
    char (*square)(const void *board, uint32_t row, uint32_t col); /* counted from 1 */
    const void *board;
};
void solve_show(struct solve *run, const struct picture *picture, const char *answer);

/* The columns of the registry. */
bool solve_has(const struct game *game);
int solve_run(const struct game *game, int count, char *arguments[]);
void solve_help(const struct game *game, struct output *output);

#endif
