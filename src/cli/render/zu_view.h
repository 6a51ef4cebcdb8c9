/* zu_view.h: what all pictures of zu share: the game that was read, its title and its pieces. */
#ifndef CLI_RENDER_ZU_VIEW_H
#define CLI_RENDER_ZU_VIEW_H

#include <zugzwang/zu.h>

#include "cli/zu_ask.h"
#include "heat.h"
#include "sheet.h"

extern const char *const ZU_PIECES[3]; /* by zz_zu_piece: "R1" */

/* A game, and where it stands. */
struct zu_view {
    struct zu_question question; /* its solution is NULL until somebody wants it */
    const zz_zu_board *board;
    zz_zu_position position;
    zz_zu_solver *solver;
};

/* Reads a text to its end, and makes the moves of the command line; all zero before. ZZ_TOO_LARGE when the
 * board cannot be drawn. Close it in any case. */
zz_status zu_view_open(struct run *run, zz_text *text, struct zu_view *view, zz_error *error);
void zu_view_close(struct zu_view *view);

/* The side that wins when "first", the side to move, does, or "second". */
zz_zu_side zu_winner(const zz_zu_position *position, zz_winner winner);

const char *zu_plies(uint64_t plies); /* "ply" or "plies" */

/* Who wins, and in how many plies; for those who cannot see, where the pieces stand. */
void zu_draw_title(struct sheet *sheet, const struct zu_view *view, zz_outcome outcome);
void zu_say_turn(struct sheet *sheet, const struct zu_view *view, const char *more);
void zu_describe(struct sheet *sheet, const struct zu_view *view, const char *more);

void zu_draw_piece(struct scene *scene, struct point at, int piece, int radius, unsigned track);

/* Walls, and for terminals without colours a dot on each other square. */
void zu_draw_ground(const struct sheet *sheet, const zz_zu_board *board, bool dots);

/* ---- The pictures ---- */

void zu_draw_heat(struct run *run, const struct zu_view *view, struct scene *scene,
                  const struct heat_square *squares, zz_outcome outcome);
zz_status zu_draw_line(struct run *run, zz_text *text, struct scene *scene, zz_error *error);
zz_status zu_draw_review(struct run *run, zz_text *text, struct scene *scene, zz_error *error);

#endif
