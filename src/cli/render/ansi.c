/* ansi.c: a scene as characters for a terminal.
 *
 * The picture lies under a raster of characters; each keeps the last that was put there:
 *
 *     ┌──┬──┬──┐   background: of the last filled area that covers its middle
 *     │  │R1│  │   character and its colour: of the last text, glyph or line through it
 *     └──┴──┴──┘
 *
 * Texts may be wider than in a picture, so the raster is as wide as they need. Without colours the
 * characters tell everything. */
#include <stdio.h>
#include <string.h>

#include "scene.h"

struct character {
    char bytes[5]; /* UTF-8; empty: a blank */
    bool bold;
    int colour;
    int background;
};

struct raster {
    const struct scene *scene;
    int columns;
    int rows;
    struct character *characters;
};

static struct character *at(const struct raster *raster, int column, int row)
{
    bool inside = column >= 0 && column < raster->columns && row >= 0 && row < raster->rows;
    return inside ? &raster->characters[row * raster->columns + column] : NULL;
}

/* The bytes of the character that begins there. */
static size_t length_of(const char *text)
{
    size_t length = 1;
    while (((unsigned char)text[length] & 0xC0) == 0x80)
        length++;
    return length;
}

static int count_characters(const char *text)
{
    int count = 0;
    for (; *text; text += length_of(text))
        count++;
    return count;
}

static void put(const struct raster *raster, int column, int row, const char *character,
                const struct shape *shape, int colour)
{
    struct character *place = at(raster, column, row);
    size_t length = length_of(character);
    if (!place || length >= sizeof place->bytes)
        return;
    memset(place->bytes, 0, sizeof place->bytes);
    memcpy(place->bytes, character, length);
    place->bold = shape->bold;
    place->colour = colour;
}

static int first_column(const struct scene *scene, const struct shape *shape, int letters)
{
    int column = shape->at.x / scene->char_width;
    return shape->anchor == ANCHOR_START    ? column
           : shape->anchor == ANCHOR_MIDDLE ? column - letters / 2
                                            : column - letters + 1;
}

static void put_text(const struct raster *raster, const struct shape *shape)
{
    const char *text = scene_letters(raster->scene, shape);
    int column = first_column(raster->scene, shape, count_characters(text));
    for (; *text; text += length_of(text))
        put(raster, column++, shape->at.y / raster->scene->char_height, text, shape, shape->fill);
}

static bool polygon_covers(const struct shape *shape, struct point point)
{
    bool inside = false;
    for (unsigned i = 0, j = shape->corners - 1; i < shape->corners; j = i++) {
        struct point a = shape->corner[i];
        struct point b = shape->corner[j];
        if ((a.y > point.y) != (b.y > point.y) &&
            (point.x - a.x) * (b.y - a.y) * (b.y > a.y ? 1 : -1) <
                (b.x - a.x) * (point.y - a.y) * (b.y > a.y ? 1 : -1))
            inside = !inside;
    }
    return inside;
}

static bool covers(const struct shape *shape, struct point point)
{
    struct point from = {point.x - shape->at.x, point.y - shape->at.y};
    switch (shape->kind) {
    case SHAPE_RECT:
        return from.x >= 0 && from.y >= 0 && from.x < shape->extent.x && from.y < shape->extent.y;
    case SHAPE_CIRCLE:
        return from.x * from.x + from.y * from.y < shape->extent.x * shape->extent.x;
    case SHAPE_POLYGON:
        return polygon_covers(shape, from);
    default:
        return false;
    }
}

static int glyph_colour(const struct shape *shape)
{
    return shape->stroke == NO_COLOUR ? PAPER : shape->stroke;
}

static void put_area(const struct raster *raster, const struct shape *shape)
{
    const struct scene *scene = raster->scene;
    int reach = shape->kind == SHAPE_RECT ? 0 : SCENE_SQUARE;
    int left = (shape->at.x - reach) / scene->char_width;
    int top = (shape->at.y - reach) / scene->char_height;
    int right = (shape->at.x + shape->extent.x + reach) / scene->char_width;
    int bottom = (shape->at.y + shape->extent.y + reach) / scene->char_height;
    for (int row = top; row <= bottom; row++)
        for (int column = left; column <= right; column++) {
            struct character *character = at(raster, column, row);
            struct point middle = {column * scene->char_width + scene->char_width / 2,
                                   row * scene->char_height + scene->char_height / 2};
            if (!character || !covers(shape, middle))
                continue;
            if (shape->fill != NO_COLOUR)
                character->background = shape->fill;
            if (shape->glyph && shape->kind == SHAPE_RECT)
                put(raster, column, row, shape->glyph, shape, glyph_colour(shape));
        }
    if (shape->glyph && shape->kind != SHAPE_RECT)
        put(raster, shape->at.x / scene->char_width, shape->at.y / scene->char_height, shape->glyph,
            shape, glyph_colour(shape));
}

static void put_line(const struct raster *raster, const struct shape *shape)
{
    int column = shape->at.x / raster->scene->char_width;
    int row = shape->at.y / raster->scene->char_height;
    int last_column = (shape->at.x + shape->extent.x) / raster->scene->char_width;
    int last_row = (shape->at.y + shape->extent.y) / raster->scene->char_height;
    bool level = shape->extent.y == 0;
    if ((!level && shape->extent.x != 0) || shape->width < 2)
        return;
    int length = level ? last_column - column : last_row - row;
    int step = length < 0 ? -1 : 1;
    const char *character = shape->dashed      ? (level ? "┄" : "┆")
                            : shape->width > 4 ? (level ? "═" : "║")
                                               : (level ? "─" : "│");
    for (int i = 0; i != length + step; i += step)
        put(raster, column + (level ? i : 0), row + (level ? 0 : i), character, shape,
            shape->stroke);
}

static void put_shape(const struct raster *raster, const struct shape *shape)
{
    if (shape->frame > 0)
        return;
    if (shape->kind == SHAPE_TEXT)
        put_text(raster, shape);
    else if (shape->kind == SHAPE_LINE)
        put_line(raster, shape);
    else
        put_area(raster, shape);
}

/* The number, among 256, of the colour nearest to this one. */
static int terminal_colour(int colour)
{
    int parts[3] = {colour >> 16 & 0xFF, colour >> 8 & 0xFF, colour & 0xFF};
    int darkest = parts[0];
    int lightest = parts[0];
    int number = 16;
    for (int i = 0, weight = 36; i < 3; i++, weight /= 6) {
        int level = parts[i] < 48 ? 0 : parts[i] < 115 ? 1 : (parts[i] - 35) / 40;
        number += level * weight;
        darkest = parts[i] < darkest ? parts[i] : darkest;
        lightest = parts[i] > lightest ? parts[i] : lightest;
    }
    int grey = (parts[1] - 3) / 10;
    return lightest - darkest < 12 && grey < 24 ? 232 + grey : number;
}

static void write_colour(int ground, int colour, enum ansi_colours colours, struct output *output)
{
    if (colours == ANSI_ALL_COLOURS)
        output_format(output, ";%d;2;%d;%d;%d", ground, colour >> 16 & 0xFF, colour >> 8 & 0xFF,
                      colour & 0xFF);
    else
        output_format(output, ";%d;5;%d", ground, terminal_colour(colour));
}

/* Changes from one look to another; a character without a background keeps the terminal's colours,
 * which may be light on dark or dark on light. */
static void change_look(const struct character *from, const struct character *to,
                        enum ansi_colours colours, struct output *output)
{
    bool same = from->background == to->background && from->bold == to->bold &&
                (from->colour == to->colour || to->background == NO_COLOUR);
    if (same || colours == ANSI_NO_COLOURS)
        return;
    output_text(output, "\033[0");
    if (to->bold)
        output_text(output, ";1");
    if (to->background != NO_COLOUR) {
        write_colour(38, to->colour, colours, output);
        write_colour(48, to->background, colours, output);
    }
    output_text(output, "m");
}

static void write_row(const struct raster *raster, int left, int row, enum ansi_colours colours,
                      struct output *output)
{
    static const struct character plain = {.colour = INK, .background = NO_COLOUR};
    const struct character *look = &plain;
    int end = raster->columns;
    for (; end > left; end--) {
        const struct character *last = at(raster, end - 1, row);
        if (last->bytes[0] || (colours && last->background != NO_COLOUR))
            break;
    }
    for (int column = left; column < end; column++) {
        const struct character *character = at(raster, column, row);
        change_look(look, character, colours, output);
        look = character;
        output_text(output, character->bytes[0] ? character->bytes : " ");
    }
    change_look(look, &plain, colours, output);
    output_text(output, "\n");
}

/* The columns that the picture and its texts need. */
static int count_columns(const struct scene *scene)
{
    int columns = scene->width / scene->char_width + 1;
    for (size_t i = 0; i < scene->count; i++) {
        const struct shape *shape = &scene->shapes[i];
        if (shape->kind != SHAPE_TEXT)
            continue;
        int letters = count_characters(scene_letters(scene, shape));
        int end = first_column(scene, shape, letters) + letters;
        columns = end > columns ? end : columns;
    }
    return columns;
}

static bool is_blank(const struct raster *raster, int column, int row)
{
    const struct character *character = at(raster, column, row);
    return !character->bytes[0] && character->background == NO_COLOUR;
}

/* Margins are for paper: what is written is the smallest part that has everything. */
static void find_bounds(const struct raster *raster, int *left, int *top, int *bottom)
{
    *left = raster->columns;
    *top = raster->rows;
    *bottom = 0;
    for (int row = 0; row < raster->rows; row++)
        for (int column = 0; column < raster->columns; column++)
            if (!is_blank(raster, column, row)) {
                *left = column < *left ? column : *left;
                *top = row < *top ? row : *top;
                *bottom = row + 1;
            }
}

zz_status ansi_write(const struct scene *scene, enum ansi_colours colours, struct output *output,
                     zz_error *error)
{
    struct raster raster = {
        .scene = scene,
        .columns = count_columns(scene),
        .rows = scene->height / scene->char_height,
    };
    size_t bytes = (size_t)raster.columns * (size_t)raster.rows * sizeof *raster.characters;
    zz_allocator allocator = scene->options->allocator;
    raster.characters = allocator.resize(allocator.user, NULL, 0, bytes);
    if (!raster.characters) {
        *error = (zz_error){.code = ZZ_NO_MEMORY, .message = "out of memory"};
        return error->code;
    }
    for (int i = 0; i < raster.columns * raster.rows; i++)
        raster.characters[i] = (struct character){.colour = INK, .background = NO_COLOUR};
    for (size_t i = 0; i < scene->count; i++)
        put_shape(&raster, &scene->shapes[i]);
    int left;
    int top;
    int bottom;
    find_bounds(&raster, &left, &top, &bottom);
    for (int row = top; row < bottom; row++)
        write_row(&raster, left, row, colours, output);
    allocator.resize(allocator.user, raster.characters, bytes, 0);
    return ZZ_OK;
}
