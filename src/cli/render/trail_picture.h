/* trail_picture.h: what pictures of rabbit and geography share: the matching, and a game along it. */
#ifndef CLI_RENDER_TRAIL_PICTURE_H
#define CLI_RENDER_TRAIL_PICTURE_H

#include <zugzwang/trail.h>

#include "cli/run.h"
#include "cli/trail.h"
#include "sheet.h"

/* A position, and its matching unless the picture is plain. */
struct trail_view {
    const struct trail_words *words;
    zz_trail *trail;
    uint64_t count;      /* of squares */
    zz_square *partners; /* NULL: none was wanted */
    bool mover_wins;
};

/* Makes the moves of --after and --defend, and finds the matching. The trail is the view's; close it in any
 * case. */
zz_status trail_view_open(struct run *run, const struct trail_words *words, zz_trail *trail,
                          struct trail_view *view, zz_error *error);
void trail_view_close(struct run *run, struct trail_view *view);

/* Pairs as dominoes under what stands on the squares, the token's in another colour. */
void trail_draw_matching(const struct sheet *sheet, const struct trail_view *view, bool with_token);
void trail_draw_key(struct sheet *sheet, const struct trail_view *view);

/* What stands on a square: 'O' and 'X' are pieces, '@' the token, '+' a square that was left. */
void trail_draw_square(const struct sheet *sheet, zz_square square, char what, unsigned track);

/* A way from square to square. */
struct shape *trail_draw_step(const struct sheet *sheet, zz_square from, zz_square to);

/* The pictures of a position and of a line; the first writes JSON if that is wanted. */
zz_status trail_draw_position(struct run *run, const struct trail_words *words, zz_trail *trail,
                              struct scene *scene, zz_error *error);
zz_status trail_draw_line(struct run *run, const struct trail_words *words, zz_trail *trail,
                          struct scene *scene, zz_error *error);

/* The member "matching" of an answer. */
void trail_write_matching(struct json *json, const struct trail_view *view);

#endif
