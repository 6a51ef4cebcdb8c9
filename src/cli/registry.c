/* registry.c: every game and every verb of the program.
 *
 * A new game is a new row here and a file with what its columns point to; a new verb is a new
 * member of struct game, a row in VERBS and a file of its own. */
#include "registry.h"

#include <string.h>

#include "ask.h"
#include "cli/data/data.h"
#include "cli/package/package.h"
#include "cli/package/problem.h"
#include "cli/play/play.h"
#include "cli/render/render.h"
#include "cli/stress/stress.h"
#include "cli/table/table.h"
#include "games.h"
#include "hunt.h"
#include "solve.h"

const struct game GAMES[] = {
    {
        .name = "zu",
        .page = &ZU_PAGE,
        .solve = &ZU_SOLVE,
        .ask = &ZU_ASK,
        .data = &ZU_DATA,
        .hunt = &ZU_HUNT,
        .play = &ZU_PLAY,
        .render = &ZU_RENDER,
        .table = &ZU_TABLE,
        .problem = &ZU_PROBLEM,
        .stress = &ZU_STRESS,
    },
    {
        .name = "rabbit",
        .page = &RABBIT_PAGE,
        .solve = &RABBIT_SOLVE,
        .data = &RABBIT_DATA,
        .stress = &RABBIT_STRESS,
        .ask = &RABBIT_ASK,
        .play = &RABBIT_PLAY,
        .render = &RABBIT_RENDER,
        .problem = &RABBIT_PROBLEM,
    },
    {
        .name = "graph",
        .page = &GRAPH_PAGE,
        .solve = &GRAPH_SOLVE,
        .data = &GRAPH_DATA,
        .stress = &GRAPH_STRESS,
        .ask = &GRAPH_ASK,
        .render = &GRAPH_RENDER,
        .problem = &GRAPH_PROBLEM,
    },
    {
        .name = "geography",
        .page = &GEOGRAPHY_PAGE,
        .solve = &GEOGRAPHY_SOLVE,
        .data = &GEOGRAPHY_DATA,
        .stress = &GEOGRAPHY_STRESS,
        .ask = &GEOGRAPHY_ASK,
        .render = &GEOGRAPHY_RENDER,
        .problem = &GEOGRAPHY_PROBLEM,
    },
    {.name = NULL},
};

/* clang-format off */
const struct verb VERBS[] = {
    {"solve", "who wins, and how: contest input in, contest output out",
     solve_has, solve_run, solve_help},
    {"moves", "every legal move, and what it leads to",
     moves_has, moves_run, moves_help},
    {"line", "a whole game, perfectly played, and why it is won",
     line_has, line_run, line_help},
    {"review", "the record of a game, judged move by move",
     review_has, review_run, review_help},
    {"play", "a game against the program, at the terminal",
     play_has, play_run, play_help},
    {"render", "a position, a line or a review as a picture",
     render_has, render_run, render_help},
    {"table", "the value of every position, in a file: build, probe, stats, verify",
     table_has, table_run, table_help},
    {"hunt", "boards that are extreme: the longest wins, the hardest ones",
     hunt_has, hunt_run, hunt_help},
    {"generate", "inputs for a contest, chosen to hurt",
     data_has, generate_run, generate_help},
    {"validate", "whether an input keeps to the contest's limits and promises",
     data_has, validate_run, validate_help},
    {"check", "whether an output is right, as a judge's checker says it",
     data_has, check_run, check_help},
    {"package", "a whole problem for a judge: test points, statements, checker",
     package_has, package_run, package_help},
    {"stress", "a small input on which somebody's program is wrong, and why",
     stress_has, stress_run, stress_help},
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
