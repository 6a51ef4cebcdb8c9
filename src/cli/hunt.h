/* hunt.h: the verb hunt: boards that are extreme. */
#ifndef CLI_HUNT_H
#define CLI_HUNT_H

#include "registry.h"

struct hunt_game {
    const char *help;
};

bool hunt_has(const struct game *game);
int hunt_run(const struct game *game, int count, char *arguments[]);
void hunt_help(const struct game *game, struct output *output);

extern const struct hunt_game ZU_HUNT;

#endif
