/* render.h: the verb render: a position, a line or a review as a picture.
 *
 * A game gives a hook for each thing of its that can be drawn. The hook reads one text to its end,
 * makes the moves of --after, and describes the picture in a scene; with --json, which only
 * positions have, it writes what the picture shows as an element of "answers" instead. */
#ifndef CLI_RENDER_RENDER_H
#define CLI_RENDER_RENDER_H

#include "cli/run.h"

struct scene;

enum render_what { RENDER_POSITION, RENDER_LINE, RENDER_REVIEW, RENDER_WHATS };

typedef zz_status (*render_fn)(struct run *run, zz_text *text, struct scene *scene,
                               zz_error *error);

struct render_game {
    struct noun things;
    const char *awaits; /* what to type at a terminal */
    const char *help;
    const struct option *options;     /* of this game alone, or NULL */
    const struct option *own_options; /* of this game and verb, or NULL */
    bool slanted;                     /* most of its lines are, so that characters cannot show it */
    /* What is expected beside the settings, or NULL; the hook itself may be NULL, too. */
    const char *(*missing)(const struct settings *settings);
    render_fn draw[RENDER_WHATS]; /* NULL: the game has no such picture */
};

extern const struct render_game ZU_RENDER;
extern const struct render_game RABBIT_RENDER;
extern const struct render_game GRAPH_RENDER;
extern const struct render_game GEOGRAPHY_RENDER;

/* --format and --size, for other verbs that draw. */
extern const struct option RENDER_FORMAT[];

/* Draws for another verb, whose options have been parsed. */
int render_files(const struct game *game, enum render_what what, const char *verb,
                 struct settings *settings, int count, char *paths[]);

/* The columns of the registry. */
bool render_has(const struct game *game);
int render_run(const struct game *game, int count, char *arguments[]);
void render_help(const struct game *game, struct output *output);

#endif
