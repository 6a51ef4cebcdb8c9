/* stress.h: the verb stress, and what it asks of a game.
 *
 * A case is a text that a family made: for zu one board, for the other games a whole input. An
 * input is what a program under test reads: in zu a line `id T` and T cases, else one case. */
#ifndef CLI_STRESS_STRESS_H
#define CLI_STRESS_STRESS_H

#include <zugzwang/base.h>

#include "child.h"
#include "cli/data/data.h"
#include "cli/registry.h"
#include "cli/run.h"

enum { STRESS_SMALL = 8, STRESS_WEIGHTS = 3, STRESS_MOST_CASES = 10, STRESS_FAVOURITES = 4 };

struct stress_game {
    const char *help; /* what it does, and an example */
    struct noun things;
    struct limits contest;
    /* How large the inputs are: these sizes in turn, in between a middle one, rarely the largest. */
    uint32_t small[STRESS_SMALL];
    uint32_t middle;
    uint32_t largest;
    void (*ask_size)(uint32_t size, struct demand *demand);
    /* Families whose cases are dear and worth it: the middle-sized inputs begin with one of theirs,
     * and go on with cases that differ from it by a few random changes. NULL ends the list. */
    const char *favourites[STRESS_FAVOURITES];
    /* Appends such a case; false when it did not come out well, and nothing was appended. */
    bool (*vary)(const char *text, uint64_t *random, struct buffer *varied);
    /* What a line of the output, counted from 1, should be, when it is not well formed, whatever
     * the answer; NULL when it is. */
    const char *(*expected)(uint64_t line, const char *bytes, size_t size);
    /* How large a case is: what shrinking makes smaller, the first number above all. */
    void (*weigh)(const char *text, uint64_t weight[STRESS_WEIGHTS]);
    /* Appends the number-th change, from 0, that may make a case smaller; it need not keep to the
     * contest's limits. Nothing is appended when that one makes no case. False when there are no
     * more. */
    bool (*change)(const char *text, uint64_t number, struct buffer *changed);
    /* Appends the case for people. */
    void (*draw)(const char *text, struct buffer *picture);
    /* Appends what proves the right answer of a case, and refutes what was given instead of it: an
     * output, a line of which, counted from 1, is wrong. NULL: there is none, or not that far. */
    zz_status (*prove)(const char *text, const struct buffer *given, uint64_t line,
                       struct buffer *proof, zz_error *error);
};

bool stress_has(const struct game *game);
int stress_run(const struct game *game, int count, char *arguments[]);
void stress_help(const struct game *game, struct output *output);

extern const struct stress_game ZU_STRESS;
extern const struct stress_game RABBIT_STRESS;
extern const struct stress_game GRAPH_STRESS;
extern const struct stress_game GEOGRAPHY_STRESS;

#endif
