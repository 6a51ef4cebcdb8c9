/* screen.h: what the terminal can do, and its other screen.
 *
 * With a real terminal on both sides the game is drawn in place, on the alternate screen that editors
 * use; when it is left, by whatever way, the terminal is as it was. Anything else (a pipe, a file,
 * TERM=dumb) gets plain lines one after another. */
#ifndef CLI_PLAY_SCREEN_H
#define CLI_PLAY_SCREEN_H

#include "cli/options.h"
#include "cli/output.h"

struct screen {
    bool in_place;
    bool colour;
    bool unicode;
    bool echoes;   /* what is typed appears by itself */
    unsigned rows; /* of the window; 0: no limit */
    unsigned cols;
};

void screen_find(struct screen *screen, const struct settings *settings);

/* Asks how large the window is now. True when that has changed. */
bool screen_measure(struct screen *screen);

/* Go to the alternate screen and back; nothing when the game is not drawn in place. */
void screen_enter(const struct screen *screen, struct output *output);
void screen_leave(const struct screen *screen, struct output *output);

/* An empty screen, and the cursor at its top left. */
void screen_clear(const struct screen *screen, struct output *output);

/* Ctrl-Z: whether the program was asked to pause; and doing so, until it is to go on. */
bool screen_is_to_pause(void);
void screen_pause(const struct screen *screen, struct output *output);

#endif
