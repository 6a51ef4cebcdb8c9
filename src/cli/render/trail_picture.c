#include "trail_picture.h"

#include <inttypes.h>
#include <stdio.h>

#include "playback.h"

static uint64_t number_of(const zz_trail *trail, zz_square square)
{
    return (uint64_t)(square.row - 1) * zz_trail_cols(trail) + square.col - 1;
}

static bool same(zz_square a, zz_square b)
{
    return a.row == b.row && a.col == b.col;
}

/* The move of --defend, which the rest of a line is against. */
static zz_status play_defended(struct run *run, zz_trail *trail, zz_error *error)
{
    struct ask_list list;
    uint32_t values[2];
    zz_status status = ask_read_defend(run, &list, 2, values, error);
    if (!status) {
        status = zz_trail_play(trail, (zz_square){values[0], values[1]}, error);
        if (status)
            ask_fail_in_list(run, &list, error);
    }
    return status;
}

zz_status trail_view_open(struct run *run, const struct trail_words *words, zz_trail *trail,
                          struct trail_view *view, zz_error *error)
{
    void *block = NULL;
    *view = (struct trail_view){.words = words, .trail = trail};
    view->count = (uint64_t)zz_trail_rows(trail) * zz_trail_cols(trail);
    zz_status status = ZZ_OK;
    if (!run->settings->json)
        status = sheet_check(zz_trail_rows(trail), zz_trail_cols(trail), error);
    if (!status)
        status = trail_play_after(run, trail, error);
    if (!status && run->settings->defend)
        status = play_defended(run, trail, error);
    if (!status && !run->settings->plain) {
        status = meter_allocate(&run->meter, &block, view->count, sizeof(zz_square), error);
        view->partners = block;
        if (!status)
            status = zz_trail_match(trail, view->partners, &view->mover_wins, &run->options, error);
    }
    return status;
}

void trail_view_close(struct run *run, struct trail_view *view)
{
    meter_release(&run->meter, view->partners, view->count, sizeof(zz_square));
    zz_trail_free(view->trail);
}

enum { DOMINO = 0xD3E6F5, WINNING = 0xFCE3A1 };

static void draw_domino(struct scene *scene, struct point a, struct point b, bool special)
{
    int half = SCENE_SQUARE / 2 - 3;
    struct shape *domino = scene_rect(scene, a.x - half, a.y - half, b.x - a.x + 2 * half,
                                      b.y - a.y + 2 * half, special ? WINNING : DOMINO);
    domino->stroke = special ? RED : BLUE;
    domino->width = special ? 4 : 2;
    domino->rounding = 12;
    scene_line(scene, a, b, special ? RED : BLUE, special ? 6 : 4);
}

void trail_draw_matching(const struct sheet *sheet, const struct trail_view *view, bool with_token)
{
    zz_square token = zz_trail_token(view->trail);
    for (uint64_t i = 0; i < view->count && view->partners; i++) {
        zz_square square = {(uint32_t)(i / (unsigned)sheet->cols) + 1,
                            (uint32_t)(i % (unsigned)sheet->cols) + 1};
        zz_square partner = view->partners[i];
        if (partner.row == 0 || number_of(view->trail, partner) < i)
            continue;
        bool special = with_token && (same(square, token) || same(partner, token));
        draw_domino(sheet->scene, sheet_middle(sheet, square), sheet_middle(sheet, partner),
                    special);
    }
}

void trail_draw_key(struct sheet *sheet, const struct trail_view *view)
{
    struct point at;
    if (!view->partners)
        return;
    for (int special = 0; special <= view->mover_wins; special++) {
        at = sheet_key(sheet,
                       special ? "the pair with the %s in it: the winning move"
                               : "two squares that the matching pairs",
                       view->words->token);
        struct shape *domino =
            scene_rect(sheet->scene, at.x - 18, at.y - 8, 36, 16, special ? WINNING : DOMINO);
        domino->stroke = special ? RED : BLUE;
        domino->width = special ? 4 : 2;
        domino->rounding = 5;
        scene_line(sheet->scene, (struct point){at.x - 9, at.y}, (struct point){at.x + 9, at.y},
                   special ? RED : BLUE, special ? 5 : 3);
    }
}

void trail_draw_square(const struct sheet *sheet, zz_square square, char what, unsigned track)
{
    struct point at = sheet_middle(sheet, square);
    if (what == 'O')
        mark_white(sheet->scene, at, 16)->track = track;
    else if (what == 'X')
        mark_black(sheet->scene, at, 16)->track = track;
    else if (what == '@')
        mark_token(sheet->scene, at, 14, track);
    else if (what == '+')
        scene_circle(sheet->scene, at.x, at.y, 6, LINES)->glyph = "+";
    else if (what == '.')
        scene_text(sheet->scene, at.x, at.y, 0, ANCHOR_MIDDLE, ".");
}

struct shape *trail_draw_step(const struct sheet *sheet, zz_square from, zz_square to)
{
    return scene_line(sheet->scene, sheet_middle(sheet, from), sheet_middle(sheet, to), RED, 5);
}

/* The blank of rabbit, and walls: what lies under the matching. */
static void draw_ground(const struct sheet *sheet, const struct trail_view *view)
{
    for (int row = 1; row <= sheet->rows; row++)
        for (int col = 1; col <= sheet->cols; col++) {
            zz_square square = {(uint32_t)row, (uint32_t)col};
            if (zz_trail_square(view->trail, square.row, square.col) == '#')
                sheet_wall(sheet, square);
        }
}

struct play {
    struct trail_view view;
    zz_square *line;
    uint64_t plies;
    uint32_t *ply_of; /* by square: the ply, from 1, at which the token enters it; 0: never */
};

static struct point way(zz_square from, zz_square to)
{
    return (struct point){((int)to.col - (int)from.col) * SCENE_SQUARE,
                          ((int)to.row - (int)from.row) * SCENE_SQUARE};
}

/* The track of a piece that slides into the blank, which it does once; 0: it never does. */
static unsigned track_piece(struct scene *scene, const struct play *play, zz_square square)
{
    uint32_t ply = play ? play->ply_of[number_of(play->view.trail, square)] : 0;
    if (ply == 0)
        return 0;
    zz_square blank = ply == 1 ? zz_trail_token(play->view.trail) : play->line[ply - 2];
    unsigned track = scene_track(scene);
    scene_step(scene, ply, way(square, blank));
    return track;
}

/* What stands on the squares, but for the token; with `play`, it moves. */
static void draw_things(const struct sheet *sheet, const struct trail_view *view,
                        const struct play *play)
{
    zz_square token = zz_trail_token(view->trail);
    for (int row = 1; row <= sheet->rows; row++)
        for (int col = 1; col <= sheet->cols; col++) {
            zz_square square = {(uint32_t)row, (uint32_t)col};
            char what = zz_trail_square(view->trail, square.row, square.col);
            bool piece = what == 'O' || what == 'X';
            if (!same(square, token))
                trail_draw_square(sheet, square, what,
                                  piece ? track_piece(sheet->scene, play, square) : 0);
        }
}

/* The token last, over its way; the blank of rabbit is a token that is not there. */
static void draw_token(const struct sheet *sheet, const struct trail_view *view, unsigned track)
{
    zz_square token = zz_trail_token(view->trail);
    struct point at = sheet_middle(sheet, token);
    if (zz_trail_square(view->trail, token.row, token.col) == '@') {
        trail_draw_square(sheet, token, '@', track);
        return;
    }
    struct shape *blank = scene_circle(sheet->scene, at.x, at.y, 16, NO_COLOUR);
    blank->stroke = SOFT_INK;
    blank->width = 2;
    blank->dashed = true;
    blank->glyph = "_";
    blank->track = track;
}

static void say_who_wins(struct sheet *sheet, const struct trail_view *view)
{
    char name[SQUARE_NAME];
    zz_square token = zz_trail_token(view->trail);
    uint64_t made = zz_trail_length(view->trail);
    const char *mover = view->words->sides[made % 2];
    const char *other = view->words->sides[(made + 1) % 2];
    if (!view->partners) {
        sheet_title(sheet, "%s to move", mover);
        return;
    }
    sheet_title(sheet, "%s wins", view->mover_wins ? mover : other);
    if (view->mover_wins)
        sheet_say(sheet,
                  "%s to move. Every maximum matching pairs the %s's square, this one with %s. %s "
                  "moves there, and to the partner again after every reply.",
                  mover, view->words->token,
                  square_name(view->partners[number_of(view->trail, token)], name), mover);
    else
        sheet_say(sheet,
                  "%s to move. This maximum matching leaves the %s's square free. Wherever %s "
                  "moves, %s moves to the partner of that square.",
                  mover, view->words->token, mover, other);
}

static void describe(struct sheet *sheet, const struct trail_view *view, const char *what)
{
    zz_square token = zz_trail_token(view->trail);
    snprintf(sheet->scene->description, sizeof sheet->scene->description,
             "A board of %d rows and %d columns, the %s on row %" PRIu32 ", column %" PRIu32
             ", %s to move.%s",
             sheet->rows, sheet->cols, view->words->token, token.row, token.col,
             view->words->sides[zz_trail_length(view->trail) % 2], what);
}

static void draw_position(struct scene *scene, const struct trail_view *view)
{
    struct sheet sheet;
    sheet_begin(&sheet, scene, zz_trail_rows(view->trail), zz_trail_cols(view->trail));
    say_who_wins(&sheet, view);
    describe(&sheet, view,
             view->partners ? " Pairs of a maximum matching are drawn as dominoes." : "");
    sheet_board(&sheet);
    sheet_grid(&sheet);
    draw_ground(&sheet, view);
    trail_draw_matching(&sheet, view, true);
    draw_things(&sheet, view, NULL);
    draw_token(&sheet, view, 0);
    trail_draw_key(&sheet, view);
    sheet_end(&sheet);
}

void trail_write_matching(struct json *json, const struct trail_view *view)
{
    json_open(json, "matching", '[', JSON_LINES);
    for (uint64_t i = 0; i < view->count; i++) {
        uint32_t cols = zz_trail_cols(view->trail);
        zz_square square = {(uint32_t)(i / cols) + 1, (uint32_t)(i % cols) + 1};
        if (view->partners[i].row == 0 || number_of(view->trail, view->partners[i]) < i)
            continue;
        json_open(json, NULL, '[', JSON_ONE_LINE);
        json_pair(json, NULL, square.row, square.col);
        json_pair(json, NULL, view->partners[i].row, view->partners[i].col);
        json_close(json);
    }
    json_close(json);
}

static void write_json(struct run *run, const struct trail_view *view, struct cost cost)
{
    trail_begin_json(run, view->words, view->trail, view->mover_wins);
    trail_write_matching(&run->json, view);
    run_cost_json(run, cost);
    json_close(&run->json);
}

zz_status trail_draw_position(struct run *run, const struct trail_words *words, zz_trail *trail,
                              struct scene *scene, zz_error *error)
{
    struct trail_view view;
    struct cost cost = run_cost_begin(run);
    zz_status status = trail_view_open(run, words, trail, &view, error);
    cost = run_cost_end(run, cost);
    if (!status && run->settings->json)
        write_json(run, &view, cost);
    else if (!status)
        draw_position(scene, &view);
    trail_view_close(run, &view);
    return status;
}

/* ---- A line ---- */

static const char *name_move(const void *user, uint64_t ply, char text[PLAYBACK_MOVE])
{
    char name[SQUARE_NAME];
    const struct play *play = user;
    uint64_t made = zz_trail_length(play->view.trail);
    snprintf(text, PLAYBACK_MOVE, "%.8s %.23s", play->view.words->sides[(made + ply) % 2],
             square_name(play->line[ply], name));
    return text;
}

static void follow_token(struct scene *scene, const struct play *play)
{
    zz_square start = zz_trail_token(play->view.trail);
    scene_track(scene);
    for (uint64_t i = 0; i < play->plies; i++)
        scene_step(scene, (unsigned)i + 1, way(start, play->line[i]));
}

/* The way of the token as far as it has come, what stands on the squares, and the token. */
static void draw_play(const struct sheet *sheet, const struct play *play)
{
    zz_square from = zz_trail_token(play->view.trail);
    for (uint64_t i = 0; i < play->plies; i++) {
        struct shape *step = trail_draw_step(sheet, from, play->line[i]);
        step->frame = (int)i + 1;
        step->lasts = true;
        from = play->line[i];
    }
    draw_things(sheet, &play->view, play);
    follow_token(sheet->scene, play);
    draw_token(sheet, &play->view, sheet->scene->tracks);
}

static void draw_line(struct scene *scene, const struct play *play)
{
    struct sheet sheet;
    const zz_trail *trail = play->view.trail;
    uint64_t made = zz_trail_length(trail);
    const char *winner = play->view.words->sides[(made + play->plies + 1) % 2];
    char begin[64];
    struct playback playback = {
        .plies = play->plies, .made = made, .begin = begin, .name = name_move, .user = play};
    snprintf(begin, sizeof begin, "%s to move", play->view.words->sides[made % 2]);
    sheet_begin(&sheet, scene, zz_trail_rows(trail), zz_trail_cols(trail));
    scene_raster(scene, RASTER_LISTED);
    sheet_title(&sheet, "%s wins; this line has %" PRIu64 " %s", winner, play->plies,
                play->plies == 1 ? "ply" : "plies");
    describe(&sheet, &play->view, " A game is played from there to its end.");
    sheet_say(&sheet, "%s always moves to the partner of the %s's square.", winner,
              play->view.words->token);
    playback_say(&sheet, &playback);
    sheet_board(&sheet);
    sheet_grid(&sheet);
    draw_ground(&sheet, &play->view);
    trail_draw_matching(&sheet, &play->view, false);
    draw_play(&sheet, play);
    playback_list(&sheet, &playback);
    sheet_end(&sheet);
}

zz_status trail_draw_line(struct run *run, const struct trail_words *words, zz_trail *trail,
                          struct scene *scene, zz_error *error)
{
    struct play play = {.line = NULL};
    void *line = NULL;
    void *ply_of = NULL;
    bool longest;
    zz_status status = trail_view_open(run, words, trail, &play.view, error);
    if (!status)
        status = meter_allocate(&run->meter, &line, play.view.count, sizeof(zz_square), error);
    if (!status)
        status = meter_allocate(&run->meter, &ply_of, play.view.count, sizeof(uint32_t), error);
    play.line = line;
    play.ply_of = ply_of;
    if (!status)
        status = zz_trail_line(trail, play.line, &play.plies, &longest, &run->options, error);
    for (uint64_t i = 0; i < play.plies && !status; i++)
        play.ply_of[number_of(trail, play.line[i])] = (uint32_t)i + 1;
    if (!status)
        status = playback_check(play.plies, error);
    if (!status)
        draw_line(scene, &play);
    meter_release(&run->meter, line, play.view.count, sizeof(zz_square));
    meter_release(&run->meter, ply_of, play.view.count, sizeof(uint32_t));
    trail_view_close(run, &play.view);
    return status;
}
