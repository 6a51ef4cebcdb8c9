/* registry.h: the games and the verbs, and which game has which verb. */
#ifndef CLI_REGISTRY_H
#define CLI_REGISTRY_H

#include <stdbool.h>
#include <stddef.h>

#include "output.h"

struct ask_game;
struct data_game;
struct solve_game;
struct hunt_game;
struct play_game;
struct render_game;
struct table_game;
struct problem;
struct stress_game;

/* What people are told about a game. */
struct page {
    const char *summary; /* a line for the overview */
    const char *rules;   /* and the text format, and an example, for `zugzwang GAME` */
};

struct game {
    const char *name;
    const struct page *page;
    /* A pointer a verb: what that verb needs to know of this game; NULL: the game lacks it. */
    const struct solve_game *solve;
    const struct ask_game *ask; /* moves, line and review */
    const struct hunt_game *hunt;
    const struct data_game *data; /* generate, validate and check */
    const struct play_game *play;
    const struct render_game *render;
    const struct table_game *table;
    const struct problem *problem; /* package */
    const struct stress_game *stress;
};

struct verb {
    const char *name;
    const char *summary;
    bool (*has)(const struct game *game);
    int (*run)(const struct game *game, int count, char *arguments[]); /* returns the exit code */
    void (*help)(const struct game *game, struct output *output);
};

extern const struct game GAMES[]; /* both end with a row whose name is NULL */
extern const struct verb VERBS[];

/* NULL when there is none of that name. */
const struct game *game_named(const char *name);
const struct verb *verb_named(const char *name);

#endif
