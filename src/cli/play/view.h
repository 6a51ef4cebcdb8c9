/* view.h: how a session is shown: as text for people, or as JSON for programs.
 *
 * The commands tell a view what happens; view_prompt then shows it, with the position when that has
 * changed, and awaits the next line. */
#ifndef CLI_PLAY_VIEW_H
#define CLI_PLAY_VIEW_H

#include "cli/json.h"
#include "draw.h"

struct view {
    const struct view_kind *kind;
    const struct game *game;
    const struct session *session;
    const struct standing *standing; /* always that of the session's position */
    struct screen screen;
    struct output *output;
    bool evaluation; /* is shown */
    /* What has changed since it was drawn: nothing, what is said of the position, all of it. */
    enum { CHANGED_NOTHING, CHANGED_WORDS, CHANGED_POSITION } changed;
    char notes[1 << 14]; /* text: what is to be said */
    size_t noted;
};

struct view_kind {
    void (*begin)(struct view *view);
    void (*prompt)(struct view *view, const char *question);
    void (*moved)(struct view *view, unsigned side, uint64_t code, bool by_program);
    void (*moves)(struct view *view);
    void (*hint)(struct view *view, uint64_t code);
    void (*saved)(struct view *view, const char *path);
    void (*say)(struct view *view, const char *text);
    void (*refuse)(struct view *view, const char *text);
    void (*end)(struct view *view);
};

extern const struct view_kind TEXT_VIEW;
extern const struct view_kind JSON_VIEW;

/* Something worth knowing, and something that cannot be done. */
void view_say(struct view *view, const char *format, ...) PRINTF_LIKE(2, 3);
void view_refuse(struct view *view, const char *format, ...) PRINTF_LIKE(2, 3);

#endif
