#include "playback.h"

#include <inttypes.h>
#include <stdio.h>

enum { LINE = 16, COLUMN = 128, LEAST_LINES = 12, MOST_COLUMNS = 5, GAP = 24 };

zz_status playback_check(uint64_t plies, zz_error *error)
{
    if (plies <= PLAYBACK_MOST)
        return ZZ_OK;
    *error = (zz_error){.code = ZZ_TOO_LARGE};
    snprintf(error->message, sizeof error->message,
             "a game of %" PRIu64 " plies is too long for a picture, which plays at most %d", plies,
             PLAYBACK_MOST);
    return error->code;
}

static enum playback_mark mark_of(const struct playback *playback, uint64_t ply)
{
    return playback->mark ? playback->mark(playback->user, ply) : PLAYBACK_UNMARKED;
}

void playback_say(struct sheet *sheet, const struct playback *playback)
{
    static const char *const verdicts[] = {"", ", inexact", ", a mistake"};
    char text[PLAYBACK_MOVE];
    sheet_say_in_frame(sheet, playback->plies ? 0 : ALWAYS, "%s", playback->begin);
    for (uint64_t i = 0; i < playback->plies; i++)
        sheet_say_in_frame(sheet, (int)i + 1, "Ply %" PRIu64 " of %" PRIu64 ": %s%s",
                           playback->made + i + 1, playback->made + playback->plies,
                           playback->name(playback->user, i, text), verdicts[mark_of(playback, i)]);
    sheet->next += 24 * sheet->scale;
    sheet->scene->frames = (unsigned)playback->plies + 1;
}

struct list {
    struct point corner;
    int lines;
    int scale;
};

static struct point place_of(const struct list *list, uint64_t entry)
{
    int column = (int)(entry / (unsigned)list->lines);
    int line = (int)(entry % (unsigned)list->lines);
    return (struct point){list->corner.x + column * COLUMN * list->scale,
                          list->corner.y + line * LINE * list->scale};
}

static void draw_cursor(struct scene *scene, const struct list *list, uint64_t entries)
{
    struct point first = place_of(list, 0);
    scene_track(scene);
    for (uint64_t i = 1; i < entries; i++) {
        struct point place = place_of(list, i);
        scene_step(scene, (unsigned)i, (struct point){place.x - first.x, place.y - first.y});
    }
    struct shape *cursor = scene_rect(scene, first.x, first.y, (COLUMN - 8) * list->scale,
                                      LINE * list->scale, 0xFBE7B2);
    cursor->stroke = AMBER;
    cursor->width = 1;
    cursor->rounding = 3;
    cursor->track = scene->tracks;
}

/* An entry of the list: the start, a move, or other words in its place. */
static void write_entry(struct sheet *sheet, const struct list *list,
                        const struct playback *playback, uint64_t entry, const char *words)
{
    char text[PLAYBACK_MOVE];
    struct point place = place_of(list, entry);
    int x = place.x + 8 * list->scale;
    int y = place.y + LINE * list->scale / 2;
    int size = 12 * list->scale;
    if (entry == 0 || words) {
        scene_text(sheet->scene, x, y, size, ANCHOR_START, "%s", words ? words : "Start");
        return;
    }
    enum playback_mark mark = mark_of(playback, entry - 1);
    scene_text(sheet->scene, x, y, size, ANCHOR_START, "%" PRIu64 ". %s%s", playback->made + entry,
               playback->name(playback->user, entry - 1, text),
               mark == PLAYBACK_INEXACT ? " ?!" : "");
    if (mark == PLAYBACK_MISTAKE)
        mark_warning(sheet->scene, (struct point){place.x + (COLUMN - 20) * list->scale, y},
                     7 * list->scale);
}

static void write_key(struct sheet *sheet)
{
    struct point at = sheet_key(sheet, "a mistake: it gave away a win or a tie");
    mark_warning(sheet->scene, at, 9);
    at = sheet_key(sheet, "inexact: it kept the result, but not the distance");
    scene_text(sheet->scene, at.x, at.y, 14, ANCHOR_MIDDLE, "?!");
}

void playback_list(struct sheet *sheet, const struct playback *playback)
{
    char text[PLAYBACK_MOVE];
    struct list list = {.scale = sheet->scale};
    int room = sheet->rows * SCENE_SQUARE / (LINE * sheet->scale);
    uint64_t entries = playback->plies + 1;
    list.lines = room > LEAST_LINES ? room : LEAST_LINES;
    list.corner.x = sheet->corner.x + sheet->cols * SCENE_SQUARE + GAP * sheet->scale;
    list.corner.y = sheet->corner.y;
    uint64_t shown = (uint64_t)list.lines * MOST_COLUMNS;
    shown = entries < shown ? entries : shown;
    draw_cursor(sheet->scene, &list, shown);
    for (uint64_t i = 0; i < shown; i++) {
        if (i + 1 == shown && shown < entries)
            snprintf(text, sizeof text, "… %" PRIu64 " more", entries - shown + 1);
        write_entry(sheet, &list, playback, i, i + 1 == shown && shown < entries ? text : NULL);
    }
    int right = place_of(&list, shown - 1).x + COLUMN * sheet->scale;
    int bottom = list.corner.y +
                 (shown < (unsigned)list.lines ? (int)shown : list.lines) * LINE * sheet->scale;
    sheet->right = right > sheet->right ? right : sheet->right;
    sheet->next = bottom + GAP / 2 > sheet->next ? bottom + GAP / 2 : sheet->next;
    if (playback->mark)
        write_key(sheet);
}
