/* zu_picture.c: pictures of zu, and what the picture of a position shows as JSON.
 *
 * Generals are discs and the pawn is a house that points up, so that no colour is needed to tell
 * them apart. */
#include <inttypes.h>
#include <stdio.h>
#include <strings.h>

#include <zugzwang/zu.h>

#include "cli/ask.h"
#include "heat.h"
#include "render.h"
#include "zu_view.h"

static const char HELP[] =
    "Draws a board as it stands after its moves, and tells who wins. Generals are R1\n"
    "and R2, the pawn is B.\n"
    "\n"
    "  $ printf '0 1\\n3 3\\n#.#\\nO.O\\n.X.\\n' >board.in\n"
    "  $ NO_COLOR=1 zugzwang zu render --format ansi board.in\n"
    "  Black wins in 2 plies\n"
    "  Red to move\n"
    "      1   2   3\n"
    "    ####    ####\n"
    "  1 ####  . ####\n"
    "  2  R1   .  R2\n"
    "  3   .   B   .\n"
    "\n"
    "With --heat each square tells what the side to move would have if the pawn stood\n"
    "there, and in how many plies; --heat R1 and --heat R2 ask for a general:\n"
    "\n"
    "  $ NO_COLOR=1 zugzwang zu render --format ansi --heat board.in\n"
    "  Black wins in 2 plies\n"
    "  Red to move. Each square tells what happens if\n"
    "  the pawn stood there.\n"
    "        1     2     3\n"
    "     ###### lose ######\n"
    "   1 ######   0  ######\n"
    "       R1    win   R2\n"
    "   2 lose 0   1  lose 0\n"
    "       win    B    win\n"
    "   3    1  lose 2   1\n"
    "    win  Red wins in so many plies\n"
    "   lose  Black wins in so many plies\n"
    "    tie  neither side can force a win\n"
    "\n"
    "With --line a perfect game is drawn; an SVG plays it.\n"
    "\n"
    "  $ zugzwang zu render --heat -o heat.svg board.in\n"
    "  $ zugzwang zu render --line --after 'R1 down' -o game.svg board.in\n"
    "  $ zugzwang zu render --plain --size 96 -o board.png board.in\n";

static const char *set_heat(struct settings *settings, char *const values[])
{
    settings->heat = ZZ_ZU_PAWN + 1;
    for (unsigned piece = 0; piece < 3 && values[0]; piece++)
        if (strcasecmp(values[0], ZU_PIECES[piece]) == 0) {
            settings->heat = piece + 1;
            return NULL;
        }
    return values[0] ? "R1, R2 or B" : NULL;
}

static const struct option OPTIONS[] = {
    {"heat", 0, "[PIECE]",
     "tell for each square what happens if PIECE (R1, R2\n"
     "or B, the pawn, if not given) stood there",
     set_heat},
    {.name = NULL},
};

static void draw_pieces(struct run *run, const struct zu_view *view, zz_outcome outcome,
                        struct scene *scene)
{
    struct sheet sheet;
    sheet_begin(&sheet, scene, zz_zu_board_rows(view->board), zz_zu_board_cols(view->board));
    if (run->settings->plain) {
        sheet_title(&sheet, "%s to move", ZU_SIDES[view->position.to_move]);
    } else {
        zu_draw_title(&sheet, view, outcome);
        zu_say_turn(&sheet, view, "");
    }
    zu_describe(&sheet, view, "");
    sheet_board(&sheet);
    sheet_grid(&sheet);
    zu_draw_ground(&sheet, view->board, true);
    for (int piece = 0; piece < 3; piece++)
        zu_draw_piece(scene, sheet_middle(&sheet, view->position.pieces[piece]), piece, 18, 0);
    sheet_end(&sheet);
}

static void write_json(struct run *run, const struct zu_view *view, zz_outcome outcome,
                       const struct heat_square *squares)
{
    struct json *json = &run->json;
    uint32_t cols = zz_zu_board_cols(view->board);
    uint64_t count = (uint64_t)zz_zu_board_rows(view->board) * cols;
    zu_begin_json(run, &view->question, outcome);
    if (squares)
        json_string(json, "heat_of", ZU_PIECES[run->settings->heat - 1]);
    else
        json_null(json, "heat_of");
    json_open(json, "heat", '[', JSON_LINES);
    for (uint64_t i = 0; i < count && squares; i++)
        if (squares[i].known) {
            json_open(json, NULL, '{', JSON_ONE_LINE);
            json_pair(json, "square", i / cols + 1, i % cols + 1);
            ask_worth_json(json, squares[i].outcome, true);
            json_close(json);
        }
    json_close(json);
    run_cost_json(run, view->question.cost);
    json_close(json);
}

/* A position, with or without values. */
static zz_status draw_position(struct run *run, zz_text *text, struct scene *scene, zz_error *error)
{
    struct zu_view view = {.solver = NULL};
    void *squares = NULL;
    uint64_t count = 0;
    zz_outcome outcome = {ZZ_WINNER_NONE, 0};
    struct cost cost = run_cost_begin(run);
    zz_status status = zu_view_open(run, text, &view, error);
    if (!status && !run->settings->plain)
        status =
            heat_value(view.solver, view.board, &view.position, &outcome, &run->options, error);
    if (!status && run->settings->heat) {
        count = (uint64_t)zz_zu_board_rows(view.board) * zz_zu_board_cols(view.board);
        status = meter_allocate(&run->meter, &squares, count, sizeof(struct heat_square), error);
        if (!status)
            status =
                heat_find(view.solver, view.board, &view.position,
                          (zz_zu_piece)(run->settings->heat - 1), squares, &run->options, error);
    }
    view.question.cost = run_cost_end(run, cost);
    if (!status && run->settings->json)
        write_json(run, &view, outcome, squares);
    else if (!status && squares)
        zu_draw_heat(run, &view, scene, squares, outcome);
    else if (!status)
        draw_pieces(run, &view, outcome, scene);
    meter_release(&run->meter, squares, count, sizeof(struct heat_square));
    zu_view_close(&view);
    return status;
}

const struct render_game ZU_RENDER = {
    .things = {"board", "boards"},
    .awaits = "'id T', then T boards: 'n m' and n rows of '.', '#', 'X', 'O'",
    .help = HELP,
    .options = ZU_OPTIONS,
    .own_options = OPTIONS,
    .draw = {draw_position, zu_draw_line, zu_draw_review},
};
