/* table.h: the verb table: a board's every value in a file, and what can be done with it. */
#ifndef CLI_TABLE_TABLE_H
#define CLI_TABLE_TABLE_H

#include "cli/run.h"

struct table_game {
    const char *help;
};

extern const struct table_game ZU_TABLE;

/* The columns of the registry. */
bool table_has(const struct game *game);
int table_run(const struct game *game, int count, char *arguments[]);
void table_help(const struct game *game, struct output *output);

/* The actions, each in a file of its own; they return the exit code. */
int table_build(const struct game *game, const struct settings *settings, int count,
                char *operands[]);
int table_probe(const struct game *game, const struct settings *settings, int count,
                char *operands[]);
int table_stats(const struct game *game, const struct settings *settings, int count,
                char *operands[]);
int table_check(const struct game *game, const struct settings *settings, int count,
                char *operands[]);

#endif
