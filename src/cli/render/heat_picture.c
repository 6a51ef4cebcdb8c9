/* heat_picture.c: a board of zu with the worth of each square for one piece.
 *
 * A square tells what the side to move has there, win, lose or tie, and the plies, on a colour that
 * is fainter the longer it takes. Red's wins are hatched and black's dotted, so that grey paper is
 * enough. */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "cli/ask.h"
#include "zu_view.h"

/* A colour mixed with paper, the more the longer the game lasts: `part` of `whole`. */
static int faded(int colour, uint64_t part, uint64_t whole)
{
    int mixed = 0;
    for (int shift = 0; shift <= 16; shift += 8) {
        int from = colour >> shift & 0xFF;
        int to = 0xFF - (0xFF - from) * 3 / 10;
        mixed |= (from + (int)((uint64_t)(to - from) * part / (whole ? whole : 1))) << shift;
    }
    return mixed;
}

enum { RED_HEAT = 0xF19A68, BLACK_HEAT = 0x7DB1DC };

static void fill_square(struct shape *square, const zz_zu_position *position, zz_outcome outcome,
                        uint64_t longest)
{
    bool red = zu_winner(position, outcome.winner) == ZZ_ZU_RED;
    square->fill =
        !outcome.winner ? PAPER : faded(red ? RED_HEAT : BLACK_HEAT, outcome.plies, longest);
    square->hatch = !outcome.winner ? HATCH_NONE : red ? HATCH_SLANTED : HATCH_DOTTED;
}

/* The worth of a square without a piece on two lines, and under a piece on one. */
static void write_worth(struct scene *scene, struct point at, zz_outcome outcome, bool under_piece)
{
    const char *word = ask_category(outcome.winner);
    if (!outcome.winner) {
        scene_text(scene, at.x, at.y + (under_piece ? 16 : 0), under_piece ? 11 : 13, ANCHOR_MIDDLE,
                   "%s", word);
    } else if (under_piece) {
        scene_text(scene, at.x, at.y + 16, outcome.plies < 100 ? 11 : 10, ANCHOR_MIDDLE,
                   "%s %" PRIu64, word, outcome.plies);
    } else {
        scene_text(scene, at.x, at.y - 9, 12, ANCHOR_MIDDLE, "%s", word);
        scene_text(scene, at.x, at.y + 8, outcome.plies < 10000 ? 16 : 12, ANCHOR_MIDDLE,
                   "%" PRIu64, outcome.plies)
            ->bold = true;
    }
}

static void draw_square(const struct sheet *sheet, const struct zu_view *view, zz_square square,
                        const struct heat_square *heat, uint64_t longest)
{
    struct point middle = sheet_middle(sheet, square);
    int occupied = -1;
    for (int piece = 0; piece < 3; piece++)
        if (view->position.pieces[piece].row == square.row &&
            view->position.pieces[piece].col == square.col)
            occupied = piece;
    if (heat->known) {
        struct shape *ground = sheet_square(sheet, square, PAPER);
        fill_square(ground, &view->position, heat->outcome, longest);
        ground->stroke = LINES;
        ground->width = 1;
    }
    if (occupied >= 0)
        zu_draw_piece(sheet->scene, (struct point){middle.x, middle.y - (heat->known ? 8 : 0)},
                      occupied, heat->known ? 13 : 18, 0);
    if (heat->known)
        write_worth(sheet->scene, middle, heat->outcome, occupied >= 0);
}

static void draw_key(struct sheet *sheet, const zz_zu_position *position)
{
    for (int i = ZZ_WINNER_FIRST; i >= 0; i = i == 0 ? -1 : (i + 1) % 3) {
        zz_winner winner = (zz_winner)i;
        struct point at = winner ? sheet_key(sheet, "%s wins in so many plies",
                                             ZU_SIDES[zu_winner(position, winner)])
                                 : sheet_key(sheet, "neither side can force a win");
        struct shape *swatch = scene_rect(sheet->scene, at.x - 22, at.y - 9, 44, 18, PAPER);
        fill_square(swatch, position, (zz_outcome){winner, 0}, 0);
        swatch->stroke = LINES;
        swatch->width = 1;
        scene_text(sheet->scene, at.x, at.y, 12, ANCHOR_MIDDLE, "%s", ask_category(winner));
    }
}

static void draw_board(struct sheet *sheet, const struct zu_view *view, unsigned piece,
                       const struct heat_square *squares)
{
    char more[80];
    static const char *const things[] = {"general R1", "general R2", "pawn"};
    uint64_t longest = 0;
    scene_raster(sheet->scene, RASTER_TWO_LINES);
    for (int i = 0; i < sheet->rows * sheet->cols; i++)
        if (squares[i].known && squares[i].outcome.plies > longest)
            longest = squares[i].outcome.plies;
    snprintf(more, sizeof more, ". Each square tells what happens if the %s stood there.",
             things[piece]);
    zu_say_turn(sheet, view, more);
    sheet_board(sheet);
    sheet_grid(sheet);
    zu_draw_ground(sheet, view->board, false);
    for (int row = 1; row <= sheet->rows; row++)
        for (int col = 1; col <= sheet->cols; col++) {
            zz_square square = {(uint32_t)row, (uint32_t)col};
            const struct heat_square *heat = &squares[(row - 1) * sheet->cols + col - 1];
            draw_square(sheet, view, square, heat, longest);
        }
    draw_key(sheet, &view->position);
    sheet_end(sheet);
}

void zu_draw_heat(struct run *run, const struct zu_view *view, struct scene *scene,
                  const struct heat_square *squares, zz_outcome outcome)
{
    struct sheet sheet;
    sheet_begin(&sheet, scene, zz_zu_board_rows(view->board), zz_zu_board_cols(view->board));
    zu_draw_title(&sheet, view, outcome);
    zu_describe(&sheet, view, " Each square says who would win with one piece there.");
    draw_board(&sheet, view, run->settings->heat - 1, squares);
}
