/* registry.c: every game and every verb of the program.
 *
 * A new game is a new row here and a file with what its columns point to; a new verb is a new
 * column here, a row in VERBS and a file of its own. */
#include "registry.h"

#include <string.h>

#include "games.h"
#include "solve.h"

const struct game GAMES[] = {
    /* name, summary, rules,                                                  solve */
    {"zu", "two red generals hunt a black pawn (Luogu P9169)", ZU_RULES, &ZU_SOLVE},
    {"rabbit", "Rabbit and Egg slide pieces into the blank (NOI 2011, Luogu P1971)", RABBIT_RULES,
     &RABBIT_SOLVE},
    {"graph", "a token moves along the edges of a directed graph (Luogu P6560)", GRAPH_RULES,
     &GRAPH_SOLVE},
    {"geography", "a token in a maze enters no square twice (JSOI 2009, Luogu P4055)",
     GEOGRAPHY_RULES, &GEOGRAPHY_SOLVE},
    {.name = NULL},
};

const struct verb VERBS[] = {
    {"solve", "who wins, and how: contest input in, contest output out", solve_has, solve_run,
     solve_help},
    {.name = NULL},
};

const struct game *game_named(const char *name)
{
    for (const struct game *game = GAMES; game->name; game++)
        if (strcmp(game->name, name) == 0)
            return game;
    return NULL;
}

const struct verb *verb_named(const char *name)
{
    for (const struct verb *verb = VERBS; verb->name; verb++)
        if (strcmp(verb->name, name) == 0)
            return verb;
    return NULL;
}
