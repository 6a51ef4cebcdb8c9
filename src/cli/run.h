/* run.h: one run of a verb: from the files of the command line to answers.
 *
 * run.c opens the files, frames the output and reports failures. A verb's hook reads one text and
 * writes what it has to say about it to run->out; with run->settings->json, as elements of the JSON
 * array "answers", one object an answer. The document is the same for all verbs:
 *
 *     {schema, version, game, inputs: [{file, answers: […], seconds, memory_bytes}], …, error} */
#ifndef CLI_RUN_H
#define CLI_RUN_H

#include <zugzwang/base.h>

#include "json.h"
#include "meter.h"
#include "options.h"
#include "registry.h"

struct noun {
    const char *one; /* "board" */
    const char *many;
};

struct run {
    const struct game *game;
    const struct settings *settings;
    zz_options options; /* for every call of the library */
    struct meter meter;
    struct output out;
    struct json json;
    struct noun things; /* what is answered; from the task, and the hook may change it */
    uint64_t answered;
    const char *source; /* what is being read, for messages: a file's name, or an option's */
};

/* What a verb does. */
struct task {
    const char *verb;
    struct noun things;
    const char *awaits; /* what to type at a terminal */
    /* Answers one text, up to its end, which run.c checks. When it fails, the answers before the
     * failure have been written. */
    zz_status (*answer)(struct run *run, zz_text *text, zz_error *error);
};

/* Does the task with each file, or with standard input when there is none, and returns the exit
 * code. */
int run_files(const struct game *game, const struct task *task, const struct settings *settings,
              int count, char *paths[]);

/* --output and --json. */
extern const struct option RUN_OPTIONS[];

/* What an answer cost: time, and the most memory held. Costs may be nested; each that begins must
 * end. */
struct cost {
    double seconds;
    uint64_t bytes;
};
struct cost run_cost_begin(struct run *run);
struct cost run_cost_end(struct run *run, struct cost begun);
void run_cost_json(struct run *run, struct cost cost);

/* False when it is pointless to go on: after an interrupt, or when nothing more can be written. */
bool run_goes_on(const struct run *run);

/* Counts answers that were written. ZZ_CANCELLED when it is pointless to go on. */
zz_status run_answered(struct run *run, uint64_t count, zz_error *error);

/* A board beside an answer in words. */
struct picture {
    uint32_t rows;
    uint32_t cols;
    char (*square)(const void *board, uint32_t row, uint32_t col); /* counted from 1 */
    const void *board;
};
void run_show(struct run *run, const struct picture *picture, const char *answer);

#endif
