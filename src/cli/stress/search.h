/* search.h: looking for an input on which a program fails. */
#ifndef CLI_STRESS_SEARCH_H
#define CLI_STRESS_SEARCH_H

#include "trial.h"

enum { STRESS_MOST_FAMILIES = 32 };

struct search {
    const struct game *game;
    const struct command *command;
    uint64_t seed;
    double seconds;     /* to search for; 0: no limit */
    uint64_t most_runs; /* 0: no limit */
    unsigned jobs;
};

/* What has been tried, and what was found. */
struct findings {
    uint64_t runs;
    uint64_t cases;
    uint64_t by_family[STRESS_MOST_FAMILIES];
    double seconds;
    bool found;
    uint64_t run;         /* the number of the run that failed, from 1 */
    enum verdict verdict; /* then */
    char detail[256];
    struct cases failing;
};

/* Tries inputs until one fails, or time is up, or the program is interrupted. The n-th input of a
 * seed is always the same. Returns an exit code, not EXIT_DONE when the search itself failed, which
 * has been told. */
int search_run(const struct search *search, struct findings *findings);
void search_free(struct findings *findings);

/* The number of families of a game. */
unsigned family_count(const struct game *game);

#endif
