#include "sheet.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

enum {
    MARGIN = 24,
    LABELS = 28,       /* room for a row's number */
    LEAST_WIDTH = 384, /* of words, however small the board is */
    TITLE = 18,
    WORDS = 14,
    LINE = 24,
    LARGE = 24 /* squares a side after which letters grow */
};

zz_status sheet_check(uint32_t rows, uint32_t cols, zz_error *error)
{
    if (rows <= SHEET_MOST && cols <= SHEET_MOST)
        return ZZ_OK;
    *error = (zz_error){.code = ZZ_TOO_LARGE};
    snprintf(error->message, sizeof error->message,
             "a board of %" PRIu32 "×%" PRIu32
             " squares is too large for a picture, which has at most %d×%d",
             rows, cols, SHEET_MOST, SHEET_MOST);
    return error->code;
}

void sheet_begin(struct sheet *sheet, struct scene *scene, uint32_t rows, uint32_t cols)
{
    *sheet = (struct sheet){.scene = scene, .rows = (int)rows, .cols = (int)cols};
    sheet->scale = 1 + (sheet->rows > sheet->cols ? sheet->rows : sheet->cols) / (LARGE + 1);
    sheet->width = LABELS * sheet->scale + sheet->cols * SCENE_SQUARE;
    if (sheet->width < LEAST_WIDTH)
        sheet->width = LEAST_WIDTH;
    sheet->next = MARGIN;
}

static void widen(struct sheet *sheet, int right)
{
    if (right > sheet->right)
        sheet->right = right;
}

static struct shape *write_line(struct sheet *sheet, int x, int size, const char *text,
                                size_t length)
{
    char line[SCENE_TEXT];
    snprintf(line, sizeof line, "%.*s", (int)length, text);
    widen(sheet, x + scene_text_width(line, size));
    return scene_text(sheet->scene, x, sheet->next + LINE * sheet->scale / 2, size, ANCHOR_START,
                      "%s", line);
}

/* As many words of the text as fit, or one. */
static size_t fitting(const char *text, int size, int width)
{
    char line[SCENE_TEXT];
    size_t fits = 0;
    for (size_t i = 0;; i++) {
        if (text[i] && text[i] != ' ')
            continue;
        snprintf(line, sizeof line, "%.*s", (int)i, text);
        if (fits > 0 && scene_text_width(line, size) > width)
            return fits;
        fits = i;
        if (!text[i])
            return fits;
    }
}

/* Broken into lines. */
static void write_words(struct sheet *sheet, int x, const char *text, int size, bool bold)
{
    while (*text) {
        size_t length = fitting(text, size, sheet->width - (x - MARGIN));
        struct shape *line = write_line(sheet, x, size, text, length);
        line->bold = bold;
        line->fill = bold ? INK : SOFT_INK;
        sheet->next += LINE * sheet->scale;
        text += length + (text[length] == ' ');
    }
}

void sheet_title(struct sheet *sheet, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(sheet->scene->title, sizeof sheet->scene->title, format, arguments);
    va_end(arguments);
    write_words(sheet, MARGIN, sheet->scene->title, TITLE * sheet->scale, true);
}

void sheet_say(struct sheet *sheet, const char *format, ...)
{
    char text[SCENE_TEXT];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    write_words(sheet, MARGIN, text, WORDS * sheet->scale, false);
}

void sheet_say_in_frame(struct sheet *sheet, int frame, const char *format, ...)
{
    char text[SCENE_TEXT];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    struct shape *line = write_line(sheet, MARGIN, WORDS * sheet->scale, text, strlen(text));
    line->fill = SOFT_INK;
    line->frame = frame;
}

void sheet_board(struct sheet *sheet)
{
    struct scene *scene = sheet->scene;
    int size = 12 * sheet->scale;
    sheet->corner.x = MARGIN + LABELS * sheet->scale;
    sheet->corner.y = sheet->next + LINE * sheet->scale;
    while (sheet->corner.y % scene->char_height != scene->char_phase)
        sheet->corner.y++;
    sheet->next = sheet->corner.y + sheet->rows * SCENE_SQUARE + MARGIN / 2;
    widen(sheet, sheet->corner.x + sheet->cols * SCENE_SQUARE);
    for (int col = 1; col <= sheet->cols; col++)
        scene_text(scene, sheet->corner.x + col * SCENE_SQUARE - SCENE_SQUARE / 2,
                   sheet->corner.y - 14 * sheet->scale, size, ANCHOR_MIDDLE, "%d", col)
            ->fill = SOFT_INK;
    for (int row = 1; row <= sheet->rows; row++)
        scene_text(scene, sheet->corner.x - 18 * sheet->scale,
                   sheet->corner.y + row * SCENE_SQUARE - SCENE_SQUARE / 2, size, ANCHOR_MIDDLE,
                   "%d", row)
            ->fill = SOFT_INK;
    scene_rect(scene, sheet->corner.x, sheet->corner.y, sheet->cols * SCENE_SQUARE,
               sheet->rows * SCENE_SQUARE, OPEN);
}

static struct point corner_of(const struct sheet *sheet, zz_square square)
{
    return (struct point){sheet->corner.x + ((int)square.col - 1) * SCENE_SQUARE,
                          sheet->corner.y + ((int)square.row - 1) * SCENE_SQUARE};
}

struct point sheet_middle(const struct sheet *sheet, zz_square square)
{
    struct point corner = corner_of(sheet, square);
    return (struct point){corner.x + SCENE_SQUARE / 2, corner.y + SCENE_SQUARE / 2};
}

struct shape *sheet_square(const struct sheet *sheet, zz_square square, int colour)
{
    struct point corner = corner_of(sheet, square);
    return scene_rect(sheet->scene, corner.x, corner.y, SCENE_SQUARE, SCENE_SQUARE, colour);
}

void sheet_wall(const struct sheet *sheet, zz_square square)
{
    struct shape *wall = sheet_square(sheet, square, WALL);
    wall->glyph = "#";
    wall->stroke = WALL_LINES;
    wall->width = 1;
}

void sheet_grid(const struct sheet *sheet)
{
    struct point corner = sheet->corner;
    int width = sheet->cols * SCENE_SQUARE;
    int height = sheet->rows * SCENE_SQUARE;
    for (int row = 1; row < sheet->rows; row++) {
        int y = corner.y + row * SCENE_SQUARE;
        scene_line(sheet->scene, (struct point){corner.x, y}, (struct point){corner.x + width, y},
                   LINES, 1);
    }
    for (int col = 1; col < sheet->cols; col++) {
        int x = corner.x + col * SCENE_SQUARE;
        scene_line(sheet->scene, (struct point){x, corner.y}, (struct point){x, corner.y + height},
                   LINES, 1);
    }
}

struct point sheet_space(struct sheet *sheet, int height)
{
    int width = height > sheet->width ? height : sheet->width;
    struct point middle = {MARGIN + width / 2, sheet->next + height / 2};
    sheet->rows = sheet->cols = 0;
    sheet->next += height;
    widen(sheet, MARGIN + width);
    return middle;
}

struct point sheet_key(struct sheet *sheet, const char *format, ...)
{
    char text[SCENE_TEXT];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    struct point mark = {MARGIN + 24, sheet->next + LINE * sheet->scale / 2};
    write_words(sheet, MARGIN + 56, text, WORDS * sheet->scale, false);
    return mark;
}

void sheet_end(struct sheet *sheet)
{
    if (sheet->rows > 0) {
        struct shape *frame =
            scene_rect(sheet->scene, sheet->corner.x, sheet->corner.y, sheet->cols * SCENE_SQUARE,
                       sheet->rows * SCENE_SQUARE, NO_COLOUR);
        frame->stroke = SOFT_INK;
        frame->width = 2;
    }
    sheet->scene->width = sheet->right + MARGIN;
    sheet->scene->height = sheet->next + MARGIN / 2;
}

void mark_general(struct scene *scene, struct point at, int number, int radius, unsigned track)
{
    struct shape *disc = scene_circle(scene, at.x, at.y, radius, RED);
    disc->stroke = INK;
    disc->width = 2;
    disc->track = track;
    struct shape *name =
        scene_text(scene, at.x, at.y, radius * 7 / 8, ANCHOR_MIDDLE, "R%d", number);
    name->fill = PAPER;
    name->bold = true;
    name->track = track;
}

/* It points to where the pawn wants to go. */
void mark_pawn(struct scene *scene, struct point at, int radius, unsigned track)
{
    int r = radius;
    const struct point corner[] = {{0, -r - r / 4}, {r, -r / 4}, {r, r}, {-r, r}, {-r, -r / 4}};
    struct shape *house = scene_polygon(scene, at.x, at.y, 5, corner, BLACK);
    house->stroke = BLACK;
    house->width = 2;
    house->track = track;
    struct shape *name = scene_text(scene, at.x, at.y + r / 8, r * 7 / 8, ANCHOR_MIDDLE, "B");
    name->fill = PAPER;
    name->bold = true;
    name->track = track;
}

struct shape *mark_white(struct scene *scene, struct point at, int radius)
{
    struct shape *disc = scene_circle(scene, at.x, at.y, radius, PAPER);
    disc->stroke = INK;
    disc->width = 2;
    disc->glyph = "O";
    return disc;
}

struct shape *mark_black(struct scene *scene, struct point at, int radius)
{
    int r = radius - radius / 16;
    int cut = radius / 3;
    const struct point corner[] = {{cut - r, -r}, {r - cut, -r}, {r, cut - r},  {r, r - cut},
                                   {r - cut, r},  {cut - r, r},  {-r, r - cut}, {-r, cut - r}};
    struct shape *block = scene_polygon(scene, at.x, at.y, 8, corner, BLACK);
    block->glyph = "X";
    return block;
}

void mark_star(struct scene *scene, struct point at, int radius)
{
    static const struct point unit[] = {{0, -100}, {25, -35}, {95, -31}, {40, 13},   {59, 81},
                                        {0, 42},   {-59, 81}, {-40, 13}, {-95, -31}, {-25, -35}};
    struct point corner[10];
    for (int i = 0; i < 10; i++)
        corner[i] = (struct point){unit[i].x * radius / 100, unit[i].y * radius / 100};
    scene_polygon(scene, at.x, at.y, 10, corner, GREEN)->glyph = "*";
}

void mark_warning(struct scene *scene, struct point at, int radius)
{
    const struct point corner[] = {
        {0, -radius}, {radius, radius * 4 / 5}, {-radius, radius * 4 / 5}};
    struct shape *triangle = scene_polygon(scene, at.x, at.y, 3, corner, AMBER);
    triangle->stroke = INK;
    triangle->width = 1;
    scene_text(scene, at.x, at.y + radius / 5, radius * 5 / 4, ANCHOR_MIDDLE, "!")->bold = true;
}

void mark_token(struct scene *scene, struct point at, int radius, unsigned track)
{
    struct shape *disc = scene_circle(scene, at.x, at.y, radius, AMBER);
    disc->stroke = INK;
    disc->width = 2;
    disc->glyph = "@";
    disc->track = track;
}
