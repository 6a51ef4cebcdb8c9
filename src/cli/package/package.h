/* package.h: the verb package: a game as a whole problem for a judge. */
#ifndef CLI_PACKAGE_PACKAGE_H
#define CLI_PACKAGE_PACKAGE_H

#include "cli/registry.h"

bool package_has(const struct game *game);
int package_run(const struct game *game, int count, char *arguments[]);
void package_help(const struct game *game, struct output *output);

#endif
