/* playback.h: a game that is played: a line of words and a list of moves beside the board, with a
 * mark that goes from move to move as the frames do. Frame 0 is before the first move. */
#ifndef CLI_RENDER_PLAYBACK_H
#define CLI_RENDER_PLAYBACK_H

#include "sheet.h"

enum { PLAYBACK_MOVE = 40 };

/* What a review has to say about a move. */
enum playback_mark { PLAYBACK_UNMARKED, PLAYBACK_INEXACT, PLAYBACK_MISTAKE };

struct playback {
    uint64_t plies;
    uint64_t made;     /* plies before the first of these, which are not shown */
    const char *begin; /* "Red to move" */
    const char *(*name)(const void *user, uint64_t ply, char text[PLAYBACK_MOVE]); /* from 0 */
    enum playback_mark (*mark)(const void *user, uint64_t ply); /* NULL: nothing is marked */
    const void *user;
};

/* Frames are counted in int. */
enum { PLAYBACK_MOST = 20000 };
zz_status playback_check(uint64_t plies, zz_error *error);

/* Before sheet_board, and after it. */
void playback_say(struct sheet *sheet, const struct playback *playback);
void playback_list(struct sheet *sheet, const struct playback *playback);

#endif
