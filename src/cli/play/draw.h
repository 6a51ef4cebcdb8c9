/* draw.h: a board as text, with the last move marked and numbers at its edges.
 *
 *          1   2   3   4                roomy: [ ] where the last move went, ( ) where it came from
 *      1   .   .   .   .
 *      2   .  (. )[R1] .                   1   5   narrow: the same marks before the square
 *      3   .   .   .   B                 1 . . .
 *
 * A board that is wider than the window is drawn narrow; if that does not do, and when it is higher,
 * the part around the focus is drawn. The numbers tell which. */
#ifndef CLI_PLAY_DRAW_H
#define CLI_PLAY_DRAW_H

#include "screen.h"
#include "session.h"

/* `lines` is the most that the board may take, 0: no limit. */
void draw_board(const struct session *session, const struct screen *screen, unsigned lines,
                struct buffer *text);

#endif
