/* problem.h: a game as a problem for a judge: what is the same in every format. */
#ifndef CLI_PACKAGE_PROBLEM_H
#define CLI_PACKAGE_PROBLEM_H

#include "recipes.h"
#include "texts.h"

enum language { ENGLISH, CHINESE, LANGUAGES };
enum { POINTS = 20, POINT_SCORE = 5, MOST_SAMPLES = 3 };

/* Test points first … last, and what is promised of them. Groups are counted from 1. */
struct subtask {
    unsigned first; /* 0 ends a list */
    unsigned last;
    const char *promise[LANGUAGES]; /* in the statements' Markdown */
};

struct problem {
    const char *name;    /* the game's */
    const char *contest; /* NAME.in and NAME.out, where a judge wants files */
    const char *origin[LANGUAGES];
    const char *tags; /* one blank apart */
    unsigned milliseconds;
    unsigned megabytes;
    const char *samples[MOST_SAMPLES]; /* names of texts; NULL: no more */
    const struct subtask *groups;
    unsigned boards; /* cases a point, after a line `point boards`; 0: a point is one case */
    const struct family *families;
    const struct recipe *recipes;
    /* Whether a case with this answer keeps what its group promises of answers; NULL: nothing is
     * promised. */
    bool (*keeps_promise)(unsigned group, const char *answer);
    /* How hard a case is, by its answer; NULL: recipes do not ask. */
    unsigned (*measure)(const char *answer);
    const char *traps; /* the name of a text with cases for the last point; NULL: none */
};

extern const struct problem ZU_PROBLEM, RABBIT_PROBLEM, GRAPH_PROBLEM, GEOGRAPHY_PROBLEM;

unsigned problem_groups(const struct problem *problem);
unsigned problem_samples(const struct problem *problem);
unsigned subtask_score(const struct subtask *group);

/* "statement.en.md" of the problem's own, and the like. */
const struct text *problem_text(const struct problem *problem, const char *name);
const struct text *problem_solution(const struct problem *problem);

#endif
