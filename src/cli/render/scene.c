#include "scene.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void scene_begin(struct scene *scene, const zz_options *options)
{
    *scene = (struct scene){.options = options};
    scene_raster(scene, RASTER_COMPACT);
}

void scene_raster(struct scene *scene, enum raster_kind kind)
{
    scene->char_width = SCENE_SQUARE / (kind == RASTER_COMPACT ? 4 : 6);
    scene->char_height = SCENE_SQUARE / (kind == RASTER_LISTED ? 3 : 2);
    scene->char_phase = kind == RASTER_COMPACT ? scene->char_height / 2 : 0;
}

static void release(const struct scene *scene, void *block, size_t bytes)
{
    if (block)
        scene->options->allocator.resize(scene->options->allocator.user, block, bytes, 0);
}

void scene_free(struct scene *scene)
{
    release(scene, scene->shapes, scene->room * sizeof *scene->shapes);
    release(scene, scene->letters, scene->letters_room);
    release(scene, scene->steps, scene->steps_room * sizeof *scene->steps);
}

zz_status scene_check(const struct scene *scene, zz_error *error)
{
    if (!scene->failed)
        return ZZ_OK;
    *error = (zz_error){.code = ZZ_NO_MEMORY, .message = "out of memory"};
    return error->code;
}

/* Room for `more` items in a block that doubles; false when there is none. */
static bool grow(struct scene *scene, void **block, size_t *room, size_t count, size_t more,
                 size_t size)
{
    if (scene->failed)
        return false;
    if (count + more <= *room)
        return true;
    size_t wanted = 2 * (count + more) + 64;
    void *grown = scene->options->allocator.resize(scene->options->allocator.user, *block,
                                                   *room * size, wanted * size);
    if (!grown) {
        scene->failed = true;
        return false;
    }
    *block = grown;
    *room = wanted;
    return true;
}

static struct shape *add(struct scene *scene, enum shape_kind kind, int x, int y, int fill)
{
    static struct shape nowhere; /* takes the changes when there is no memory */
    struct shape *shape = &nowhere;
    void *block = scene->shapes;
    if (grow(scene, &block, &scene->room, scene->count, 1, sizeof *shape)) {
        scene->shapes = block;
        shape = &scene->shapes[scene->count++];
    }
    *shape = (struct shape){
        .kind = kind, .at = {x, y}, .fill = fill, .stroke = NO_COLOUR, .frame = ALWAYS};
    return shape;
}

struct shape *scene_rect(struct scene *scene, int x, int y, int width, int height, int fill)
{
    struct shape *shape = add(scene, SHAPE_RECT, x, y, fill);
    shape->extent = (struct point){width, height};
    return shape;
}

struct shape *scene_circle(struct scene *scene, int x, int y, int radius, int fill)
{
    struct shape *shape = add(scene, SHAPE_CIRCLE, x, y, fill);
    shape->extent.x = radius;
    return shape;
}

struct shape *scene_polygon(struct scene *scene, int x, int y, unsigned corners,
                            const struct point *corner, int fill)
{
    struct shape *shape = add(scene, SHAPE_POLYGON, x, y, fill);
    shape->corners = corners;
    memcpy(shape->corner, corner, corners * sizeof *corner);
    return shape;
}

struct shape *scene_line(struct scene *scene, struct point from, struct point to, int colour,
                         int width)
{
    struct shape *shape = add(scene, SHAPE_LINE, from.x, from.y, NO_COLOUR);
    shape->extent = (struct point){to.x - from.x, to.y - from.y};
    shape->stroke = colour;
    shape->width = width;
    return shape;
}

struct shape *scene_text(struct scene *scene, int x, int y, int size, enum anchor anchor,
                         const char *format, ...)
{
    char text[SCENE_TEXT];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    struct shape *shape = add(scene, SHAPE_TEXT, x, y, INK);
    void *block = scene->letters;
    size_t length = strlen(text) + 1;
    if (grow(scene, &block, &scene->letters_room, scene->letters_count, length, 1)) {
        scene->letters = block;
        shape->text = scene->letters_count;
        memcpy(scene->letters + scene->letters_count, text, length);
        scene->letters_count += length;
    }
    shape->size = size;
    shape->anchor = anchor;
    return shape;
}

unsigned scene_track(struct scene *scene)
{
    return ++scene->tracks;
}

void scene_step(struct scene *scene, unsigned frame, struct point offset)
{
    void *block = scene->steps;
    if (grow(scene, &block, &scene->steps_room, scene->steps_count, 1, sizeof *scene->steps)) {
        scene->steps = block;
        scene->steps[scene->steps_count++] = (struct step){scene->tracks, frame, offset};
    }
}

const char *scene_letters(const struct scene *scene, const struct shape *shape)
{
    return scene->letters + shape->text;
}

int scene_text_width(const char *text, int size)
{
    int letters = 0;
    for (; *text; text++)
        letters += ((unsigned char)*text & 0xC0) != 0x80; /* UTF-8 */
    return letters * size * 14 / 25;
}
