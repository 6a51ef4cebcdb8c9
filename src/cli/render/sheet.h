/* sheet.h: how every picture of a board is laid out.
 *
 *     title                                  sheet_begin
 *     what is seen, in words                 sheet_say
 *          1  2  3        list               sheet_board
 *       1  ┌──┬──┬──┐     of
 *       2  │  │  │  │     moves              sheet_list
 *          └──┴──┴──┘
 *     [] what a mark means                   sheet_key, sheet_note
 *
 * They are called in this order. Letters grow with the board, so that the picture of a large one can
 * be made smaller and still be read. */
#ifndef CLI_RENDER_SHEET_H
#define CLI_RENDER_SHEET_H

#include "scene.h"

/* A board of more rows or columns is no picture any more. */
enum { SHEET_MOST = 200 };

struct sheet {
    struct scene *scene;
    int rows;
    int cols;
    int scale;           /* of letters */
    int width;           /* that words may take */
    struct point corner; /* of the board */
    int right;           /* the end of what was drawn */
    int next;            /* free height */
};

/* ZZ_TOO_LARGE when such a board cannot be drawn; asked before anything is solved for a picture. */
zz_status sheet_check(uint32_t rows, uint32_t cols, zz_error *error);

void sheet_begin(struct sheet *sheet, struct scene *scene, uint32_t rows, uint32_t cols);

/* Words above the board, or below it; the title is the first. */
void sheet_title(struct sheet *sheet, const char *format, ...) PRINTF_LIKE(2, 3);
void sheet_say(struct sheet *sheet, const char *format, ...) PRINTF_LIKE(2, 3);

/* One line that is another in each frame: draws frame's, and all lie on the same place until
 * sheet_board. */
void sheet_say_in_frame(struct sheet *sheet, int frame, const char *format, ...) PRINTF_LIKE(3, 4);

/* The squares, with the numbers of rows and columns. */
void sheet_board(struct sheet *sheet);
struct point sheet_middle(const struct sheet *sheet, zz_square square);

/* Fills a square; colours and hatch tell what it is. */
struct shape *sheet_square(const struct sheet *sheet, zz_square square, int colour);
void sheet_wall(const struct sheet *sheet, zz_square square);
void sheet_grid(const struct sheet *sheet); /* lines between the squares */

/* In place of a board, as much height for something else: returns its middle. */
struct point sheet_space(struct sheet *sheet, int height);

/* What a mark means: returns the middle of the place for the mark. */
struct point sheet_key(struct sheet *sheet, const char *format, ...) PRINTF_LIKE(2, 3);

/* The frame of the board, and the size of the picture. */
void sheet_end(struct sheet *sheet);

/* ---- Marks ---- */

void mark_general(struct scene *scene, struct point at, int number, int radius, unsigned track);
void mark_pawn(struct scene *scene, struct point at, int radius, unsigned track);
struct shape *mark_white(struct scene *scene, struct point at, int radius);
struct shape *mark_black(struct scene *scene, struct point at, int radius);
void mark_star(struct scene *scene, struct point at, int radius);
void mark_warning(struct scene *scene, struct point at, int radius);
void mark_token(struct scene *scene, struct point at, int radius, unsigned track);

#endif
