/* games.h: what the games' files offer to the registry. */
#ifndef CLI_GAMES_H
#define CLI_GAMES_H

#include "ask.h"
#include "solve.h"

extern const struct page ZU_PAGE;
extern const struct page RABBIT_PAGE;
extern const struct page GRAPH_PAGE;
extern const struct page GEOGRAPHY_PAGE;

extern const struct solve_game ZU_SOLVE;
extern const struct solve_game RABBIT_SOLVE;
extern const struct solve_game GRAPH_SOLVE;
extern const struct solve_game GEOGRAPHY_SOLVE;

extern const struct ask_game ZU_ASK;
extern const struct ask_game RABBIT_ASK;
extern const struct ask_game GRAPH_ASK;
extern const struct ask_game GEOGRAPHY_ASK;

/* Options that several verbs of a game share. */
extern const struct option GEOGRAPHY_FROM[];

#endif
