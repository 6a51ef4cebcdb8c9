/* registry.c: every game and every verb of the program.
 *
 * A new game is a new row here and a file with what its columns point to; a new verb is a new
 * column here, a row in VERBS and a file of its own. */
#include "registry.h"

#include <string.h>

#include "games.h"
#include "hunt.h"
#include "solve.h"

/* clang-format off */
const struct game GAMES[] = {
    /* name        for people        solve             hunt */
    {"zu",        &ZU_PAGE,        &ZU_SOLVE,        &ZU_HUNT},
    {"rabbit",    &RABBIT_PAGE,    &RABBIT_SOLVE,    NULL},
    {"graph",     &GRAPH_PAGE,     &GRAPH_SOLVE,     NULL},
    {"geography", &GEOGRAPHY_PAGE, &GEOGRAPHY_SOLVE, NULL},
    {.name = NULL},
};

const struct verb VERBS[] = {
    {"solve", "who wins, and how: contest input in, contest output out",
              solve_has, solve_run, solve_help},
    {"hunt",  "boards that are extreme: the longest wins, the hardest ones",
              hunt_has, hunt_run, hunt_help},
    {.name = NULL},
};
/* clang-format on */

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
