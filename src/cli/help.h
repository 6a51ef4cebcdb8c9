/* help.h: the pages that teach, written to standard output. Each returns the exit code. */
#ifndef CLI_HELP_H
#define CLI_HELP_H

#include "registry.h"

int help_overview(void);
int help_game(const struct game *game);
int help_verb(const struct game *game, const struct verb *verb);
int help_version(void);

/* After a message on a wrong command line: says on standard error where to look. game and verb
 * may be NULL. Returns EXIT_USAGE. */
int help_hint(const struct game *game, const char *verb);

#endif
