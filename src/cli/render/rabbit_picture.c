/* rabbit_picture.c: pictures of rabbit: a position with the matching that proves who wins, a line,
 * and the record of a game with its mistakes.
 *
 * The blank enters no square twice, so a record can be drawn on the board that it starts from: each
 * piece that slid has the number of its ply, and the numbers are the way of the blank. */
#include <inttypes.h>
#include <stdio.h>

#include <zugzwang/rabbit.h>

#include "cli/progress.h"
#include "render.h"
#include "trail_picture.h"

static const char HELP[] =
    "Draws the board after the last move of the record, and over it a maximum\n"
    "matching, the proof of who wins.\n"
    "\n"
    "  $ printf '1 6\\nXO.OXO\\n1\\n1 2\\n1 1\\n' >game.in\n"
    "  $ printf '1 6\\nXO.OXO\\n0\\n' | NO_COLOR=1 zugzwang rabbit render --format ansi\n"
    "  Rabbit wins\n"
    "  Rabbit to move. Every maximum matching pairs the\n"
    "  blank's square, this one with 1 4. Rabbit moves\n"
    "  there, and to the partner again after every\n"
    "  reply.\n"
    "      1   2   3   4   5   6\n"
    "  1   X───O   _═══O   X───O\n"
    "   ── two squares that the matching pairs\n"
    "   ══ the pair with the blank in it: the\n"
    "      winning move\n"
    "\n"
    "With --review the record is drawn: numbers along the way of the blank, mistakes\n"
    "marked by a triangle. With --line a game to its end is drawn; an SVG plays it.\n"
    "\n"
    "  $ zugzwang rabbit render --review -o review.svg game.in\n"
    "  $ zugzwang rabbit render --line --size 64 -o line.svg game.in\n";

static zz_status read_game(struct run *run, zz_text *text, zz_rabbit_game **game, zz_error *error)
{
    progress_subject("game", run->answered + 1, 0);
    zz_status status = zz_rabbit_game_read(game, text, &run->options, error);
    return status ? status : zz_text_read_end(text, error);
}

static zz_status read_trail(struct run *run, zz_text *text, zz_trail **trail, zz_error *error)
{
    zz_rabbit_game *game = NULL;
    zz_status status = read_game(run, text, &game, error);
    if (!status)
        status =
            zz_rabbit_trail_create(trail, game, zz_rabbit_game_moves(game), &run->options, error);
    zz_rabbit_game_free(game);
    return status;
}

static zz_status draw_position(struct run *run, zz_text *text, struct scene *scene, zz_error *error)
{
    zz_trail *trail;
    zz_status status = read_trail(run, text, &trail, error);
    return status ? status : trail_draw_position(run, &RABBIT_WORDS, trail, scene, error);
}

static zz_status draw_line(struct run *run, zz_text *text, struct scene *scene, zz_error *error)
{
    zz_trail *trail;
    zz_status status = read_trail(run, text, &trail, error);
    return status ? status : trail_draw_line(run, &RABBIT_WORDS, trail, scene, error);
}

/* ---- A review ---- */

enum { LISTED = 12 }; /* mistakes that are told in words */

struct review {
    const zz_rabbit_game *game;
    const zz_rabbit_judgement *judgements;
    uint64_t moves;
    zz_square start; /* of the blank */
};

static bool is_mistake(const struct review *review, uint64_t i)
{
    return review->judgements[i].won_before && !review->judgements[i].won_after;
}

static uint64_t count_mistakes(const struct review *review, unsigned side)
{
    uint64_t count = 0;
    for (uint64_t i = side; i < review->moves; i += 2)
        count += is_mistake(review, i);
    return count;
}

/* Where the blank is before a move. */
static zz_square blank_before(const struct review *review, uint64_t i)
{
    return i == 0 ? review->start : zz_rabbit_game_move(review->game, i - 1);
}

static void draw_pieces(const struct sheet *sheet, const struct review *review)
{
    for (int row = 1; row <= sheet->rows; row++)
        for (int col = 1; col <= sheet->cols; col++) {
            zz_square square = {(uint32_t)row, (uint32_t)col};
            char what = zz_rabbit_game_square(review->game, square.row, square.col);
            struct point at = sheet_middle(sheet, square);
            if (what == '.') {
                struct shape *blank = scene_circle(sheet->scene, at.x, at.y, 16, OPEN);
                blank->stroke = SOFT_INK;
                blank->width = 2;
                blank->dashed = true;
                blank->glyph = "_";
            } else {
                trail_draw_square(sheet, square, what, 0);
            }
        }
}

static void draw_better(const struct sheet *sheet, const struct review *review, uint64_t i)
{
    const zz_rabbit_judgement *judgement = &review->judgements[i];
    for (unsigned k = 0; k < judgement->better_count; k++) {
        struct point from = sheet_middle(sheet, blank_before(review, i));
        struct point to = sheet_middle(sheet, judgement->better[k]);
        scene_line(sheet->scene, from, to, GREEN, 3)->dashed = true;
    }
}

static void draw_number(const struct sheet *sheet, const struct review *review, uint64_t i)
{
    char number[24];
    zz_square square = zz_rabbit_game_move(review->game, i);
    struct point at = sheet_middle(sheet, square);
    snprintf(number, sizeof number, "%" PRIu64, i + 1);
    struct shape *text =
        scene_text(sheet->scene, at.x, at.y, i + 1 < 100 ? 15 : 12, ANCHOR_MIDDLE, "%s", number);
    text->bold = true;
    text->fill = i % 2 ? PAPER : INK;
    if (is_mistake(review, i))
        mark_warning(sheet->scene, (struct point){at.x + 15, at.y - 14}, 9);
}

static void say_mistakes(struct sheet *sheet, const struct review *review)
{
    uint64_t told = 0;
    uint64_t all = count_mistakes(review, 0) + count_mistakes(review, 1);
    for (uint64_t i = 0; i < review->moves && told < LISTED; i++) {
        char names[ZZ_TRAIL_MOST_MOVES * (SQUARE_NAME + 4)];
        char move[SQUARE_NAME];
        size_t used = 0;
        const zz_rabbit_judgement *judgement = &review->judgements[i];
        if (!is_mistake(review, i))
            continue;
        for (unsigned k = 0; k < judgement->better_count; k++) {
            char name[SQUARE_NAME];
            used += (size_t)snprintf(names + used, sizeof names - used, "%s%s", k ? " or " : "",
                                     square_name(judgement->better[k], name));
        }
        sheet_say(sheet, "%" PRIu64 ". %s %s: a mistake; %s keep%s the win", i + 1,
                  RABBIT_WORDS.sides[i % 2],
                  square_name(zz_rabbit_game_move(review->game, i), move), names,
                  judgement->better_count == 1 ? "s" : "");
        told++;
    }
    if (told < all)
        sheet_say(sheet, "and %" PRIu64 " more, which 'zugzwang rabbit review' tells", all - told);
}

static void draw_key(struct sheet *sheet)
{
    mark_warning(sheet->scene, sheet_key(sheet, "a mistake: it gave away a won game"), 9);
    struct point at = sheet_key(sheet, "a move that would have kept the win");
    scene_line(sheet->scene, (struct point){at.x - 16, at.y}, (struct point){at.x + 16, at.y},
               GREEN, 3)
        ->dashed = true;
}

static void draw_record(struct scene *scene, const struct review *review)
{
    struct sheet sheet;
    uint64_t mistakes[2] = {count_mistakes(review, 0), count_mistakes(review, 1)};
    sheet_begin(&sheet, scene, zz_rabbit_game_rows(review->game),
                zz_rabbit_game_cols(review->game));
    scene_raster(scene, RASTER_TWO_LINES);
    sheet_title(&sheet, "Mistakes: Rabbit %" PRIu64 ", Egg %" PRIu64, mistakes[0], mistakes[1]);
    sheet_say(&sheet, "The board at the start; the numbers are plies, along the way of the blank.");
    snprintf(scene->description, sizeof scene->description,
             "The record of a game of %" PRIu64 " plies on a board of %d rows and %d columns.",
             review->moves, sheet.rows, sheet.cols);
    sheet_board(&sheet);
    sheet_grid(&sheet);
    for (uint64_t i = 0; i < review->moves; i++)
        trail_draw_step(&sheet, blank_before(review, i), zz_rabbit_game_move(review->game, i));
    for (uint64_t i = 0; i < review->moves; i++)
        draw_better(&sheet, review, i);
    draw_pieces(&sheet, review);
    for (uint64_t i = 0; i < review->moves; i++)
        draw_number(&sheet, review, i);
    if (mistakes[0] + mistakes[1] > 0)
        draw_key(&sheet);
    say_mistakes(&sheet, review);
    sheet_end(&sheet);
}

static zz_square find_blank(const zz_rabbit_game *game)
{
    zz_square square = {1, 1};
    while (zz_rabbit_game_square(game, square.row, square.col) != '.')
        if (++square.col > zz_rabbit_game_cols(game))
            square = (zz_square){square.row + 1, 1};
    return square;
}

static zz_status draw_review(struct run *run, zz_text *text, struct scene *scene, zz_error *error)
{
    zz_rabbit_game *game = NULL;
    void *block = NULL;
    struct review review = {.moves = 0};
    zz_status status = read_game(run, text, &game, error);
    if (!status)
        status = sheet_check(zz_rabbit_game_rows(game), zz_rabbit_game_cols(game), error);
    if (!status) {
        review.moves = zz_rabbit_game_moves(game);
        status = meter_allocate(&run->meter, &block, review.moves + 1, sizeof(zz_rabbit_judgement),
                                error);
    }
    if (!status)
        status = zz_rabbit_review(game, block, &run->options, error);
    if (!status) {
        review.game = game;
        review.judgements = block;
        review.start = find_blank(game);
        draw_record(scene, &review);
    }
    meter_release(&run->meter, block, review.moves + 1, sizeof(zz_rabbit_judgement));
    zz_rabbit_game_free(game);
    return status;
}

const struct render_game RABBIT_RENDER = {
    .things = {"game", "games"},
    .awaits = "'n m', n rows of 'O', 'X' and one '.', 'k', 2k lines 'x y'",
    .help = HELP,
    .draw = {draw_position, draw_line, draw_review},
};
