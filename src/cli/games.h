/* games.h: what the games' files offer to the registry. */
#ifndef CLI_GAMES_H
#define CLI_GAMES_H

#include "solve.h"

/* For `zugzwang GAME`: the rules, the text format, an example. */
extern const char ZU_RULES[];
extern const char RABBIT_RULES[];
extern const char GRAPH_RULES[];
extern const char GEOGRAPHY_RULES[];

extern const struct solve_game ZU_SOLVE;
extern const struct solve_game RABBIT_SOLVE;
extern const struct solve_game GRAPH_SOLVE;
extern const struct solve_game GEOGRAPHY_SOLVE;

#endif
