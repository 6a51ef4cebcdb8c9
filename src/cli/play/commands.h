/* commands.h: what a person can type, line by line, until the game is left. */
#ifndef CLI_PLAY_COMMANDS_H
#define CLI_PLAY_COMMANDS_H

#include "lines.h"
#include "session.h"
#include "view.h"

struct table {
    struct session session;
    struct standing standing; /* of the session's position */
    struct view view;
    struct lines lines;
    char line[LINE_ROOM]; /* typed last */
    bool left;
};

/* Asks which side the person plays. False when that was not answered. */
bool table_ask_side(struct table *table);

/* Plays until the person leaves, by a command or by ending the input. Fails when a move cannot be
 * found, for want of memory or because the program was interrupted. */
zz_status table_play(struct table *table, zz_error *error);

/* The side of that name, in any letter case: 0 or 1, 2 for both; -1: none. */
int side_named(const struct play_game *game, const char *name);

/* The percentage that a level's name, or the number itself, stands for; -1: none. */
int level_named(const char *name);

/* "easy, medium, hard, perfect …" */
extern const char LEVELS_EXPECTED[];

#endif
