/* svg.c: a scene as SVG: one file that needs nothing else, no script, no font, no library.
 *
 * What moves does so by CSS. Time is counted in frames, and the last one is held for a while:
 *
 *     frame    0    1    2   …   n−1 ─ held ─┐
 *              └─────────────────────────────┘ again
 *
 * Every track has its own keyframes, and so has every frame from which something is seen; these
 * must come up in order. What is seen in one frame alone shares its keyframes, with a delay. A viewer that does not know CSS, and a reader who asked for less motion, has frame 0. */
#include <inttypes.h>
#include <stdio.h>

#include "scene.h"

enum { FRAME_TENTHS = 8, HELD = 4, GLIDE_TENTHS = 4 };

static void write_escaped(struct output *output, const char *text)
{
    for (; *text; text++) {
        if (*text == '&')
            output_text(output, "&amp;");
        else if (*text == '<')
            output_text(output, "&lt;");
        else if (*text == '>')
            output_text(output, "&gt;");
        else
            output_bytes(output, text, 1);
    }
}

static void write_colour(struct output *output, const char *attribute, int colour)
{
    if (colour == NO_COLOUR)
        output_format(output, " %s=\"none\"", attribute);
    else
        output_format(output, " %s=\"#%06X\"", attribute, (unsigned)colour);
}

/* When it is seen, for what is not always. */
static void write_visibility(const struct scene *scene, const struct shape *shape,
                             struct output *output)
{
    if (shape->frame == ALWAYS)
        return;
    if (shape->frame > 0)
        output_text(output, " visibility=\"hidden\"");
    if (shape->lasts) {
        output_format(output, " class=\"frame\" style=\"animation-name:since%d\"", shape->frame);
        return;
    }
    int wait = ((int)scene->frames - 1 + HELD - shape->frame) * FRAME_TENTHS;
    output_format(output, " class=\"frame\" style=\"animation-%sdelay:-%d.%ds\"",
                  (unsigned)shape->frame + 1 == scene->frames ? "name:last;animation-" : "",
                  wait / 10, wait % 10);
}

static void write_paint(const struct scene *scene, const struct shape *shape, struct output *output)
{
    write_visibility(scene, shape, output);
    if (shape->kind != SHAPE_LINE)
        write_colour(output, "fill", shape->fill);
    if (shape->stroke == NO_COLOUR)
        return;
    write_colour(output, "stroke", shape->stroke);
    if (shape->width != 1)
        output_format(output, " stroke-width=\"%d\"", shape->width);
    if (shape->kind == SHAPE_POLYGON)
        output_text(output, " stroke-linejoin=\"round\"");
    if (shape->kind == SHAPE_LINE && shape->width > 1)
        output_text(output, " stroke-linecap=\"round\"");
    if (shape->dashed)
        output_format(output, " stroke-dasharray=\"%d %d\"", 2 * shape->width, 3 * shape->width);
}

static void open_rect(const struct shape *shape, struct output *output)
{
    output_format(output, "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\"", shape->at.x,
                  shape->at.y, shape->extent.x, shape->extent.y);
    if (shape->rounding)
        output_format(output, " rx=\"%d\"", shape->rounding);
}

static void write_text(const struct scene *scene, const struct shape *shape, struct output *output)
{
    static const char *const anchors[] = {
        [ANCHOR_START] = "", [ANCHOR_MIDDLE] = "middle", [ANCHOR_END] = "end"};
    int baseline = shape->at.y * 10 + shape->size * 7 / 2; /* of letters centred on y; tenths */
    output_format(output, "<text x=\"%d\" y=\"%d.%d\" font-size=\"%d\"", shape->at.x, baseline / 10,
                  baseline % 10, shape->size);
    if (shape->anchor != ANCHOR_START)
        output_format(output, " text-anchor=\"%s\"", anchors[shape->anchor]);
    if (shape->bold)
        output_text(output, " font-weight=\"bold\"");
    write_colour(output, "fill", shape->fill);
    write_visibility(scene, shape, output);
    output_text(output, ">");
    write_escaped(output, scene_letters(scene, shape));
    output_text(output, "</text>\n");
}

static void write_polygon(const struct scene *scene, const struct shape *shape,
                          struct output *output)
{
    output_text(output, "<polygon points=\"");
    for (unsigned i = 0; i < shape->corners; i++)
        output_format(output, "%s%d,%d", i ? " " : "", shape->at.x + shape->corner[i].x,
                      shape->at.y + shape->corner[i].y);
    output_text(output, "\"");
    write_paint(scene, shape, output);
    output_text(output, "/>\n");
}

static void write_shape(const struct scene *scene, const struct shape *shape, struct output *output)
{
    switch (shape->kind) {
    case SHAPE_RECT:
        open_rect(shape, output);
        write_paint(scene, shape, output);
        output_text(output, "/>\n");
        if (shape->hatch) {
            open_rect(shape, output);
            output_format(output, " fill=\"url(#hatch%d)\"/>\n", (int)shape->hatch);
        }
        break;
    case SHAPE_CIRCLE:
        output_format(output, "<circle cx=\"%d\" cy=\"%d\" r=\"%d\"", shape->at.x, shape->at.y,
                      shape->extent.x);
        write_paint(scene, shape, output);
        output_text(output, "/>\n");
        break;
    case SHAPE_POLYGON:
        write_polygon(scene, shape, output);
        break;
    case SHAPE_LINE:
        output_format(output, "<line x1=\"%d\" y1=\"%d\" x2=\"%d\" y2=\"%d\"", shape->at.x,
                      shape->at.y, shape->at.x + shape->extent.x, shape->at.y + shape->extent.y);
        write_paint(scene, shape, output);
        output_text(output, "/>\n");
        break;
    case SHAPE_TEXT:
        if (shape->size > 0)
            write_text(scene, shape, output);
        break;
    }
}

/* A moment as a part of the whole time, in percent; frames and tenths of frames from the start. */
static void write_moment(const struct scene *scene, unsigned frame, unsigned tenths,
                         struct output *output)
{
    uint64_t whole = scene->frames - 1 + HELD;
    uint64_t parts = ((uint64_t)frame * 10 + tenths) * 100000 / whole; /* of 10⁶ */
    output_format(output, "%" PRIu64 ".%04" PRIu64 "%%", parts / 10000, parts % 10000);
}

static void write_keyframes(const struct scene *scene, unsigned track, const struct step **next,
                            struct output *output)
{
    const struct step *end = scene->steps + scene->steps_count;
    struct point offset = {0, 0};
    output_format(output, "@keyframes track%u{0%%", track);
    for (; *next < end && (*next)->track == track; ++*next) {
        output_text(output, ",");
        write_moment(scene, (*next)->frame, 0, output);
        output_format(output, "{transform:translate(%dpx,%dpx)}", offset.x, offset.y);
        write_moment(scene, (*next)->frame, GLIDE_TENTHS, output);
        offset = (*next)->offset;
    }
    output_format(output, ",100%%{transform:translate(%dpx,%dpx)}}\n", offset.x, offset.y);
}

/* The keyframes of what is seen from a frame on; several may begin in the same. */
static void write_beginnings(const struct scene *scene, struct output *output)
{
    int last = 0;
    for (size_t i = 0; i < scene->count; i++) {
        const struct shape *shape = &scene->shapes[i];
        if (!shape->lasts || shape->frame <= last)
            continue;
        last = shape->frame;
        output_format(output, "@keyframes since%d{0%%{visibility:hidden}", last);
        write_moment(scene, (unsigned)last, 0, output);
        output_text(output, ",100%{visibility:visible}}\n");
    }
}

static void write_motion(const struct scene *scene, struct output *output)
{
    const struct step *next = scene->steps;
    unsigned whole = (scene->frames - 1 + HELD) * FRAME_TENTHS;
    output_text(output, "<style>\n@keyframes frame{0%{visibility:visible}");
    write_moment(scene, 1, 0, output);
    output_text(output, ",100%{visibility:hidden}}\n@keyframes last{0%{visibility:visible}");
    write_moment(scene, HELD, 0, output);
    output_text(output, ",100%{visibility:hidden}}\n");
    for (unsigned track = 1; track <= scene->tracks; track++)
        write_keyframes(scene, track, &next, output);
    write_beginnings(scene, output);
    output_format(output,
                  ".frame{animation:frame %u.%us step-end infinite}\n"
                  ".moves{animation:%u.%us ease-in-out infinite}\n",
                  whole / 10, whole % 10, whole / 10, whole % 10);
    output_text(output, "@media (prefers-reduced-motion:reduce)"
                        "{.frame,.moves{animation:none!important}}\n</style>\n");
}

static void write_hatches(const struct scene *scene, struct output *output)
{
    static const char *const patterns[HATCHES] = {
        [HATCH_SLANTED] = "<path d=\"M-2,2 L2,-2 M0,8 L8,0 M6,10 L10,6\" stroke=\"#000000\" "
                          "stroke-opacity=\"0.16\" stroke-width=\"1.5\"/>",
        [HATCH_DOTTED] = "<circle cx=\"2\" cy=\"2\" r=\"1\" fill-opacity=\"0.3\"/>"
                         "<circle cx=\"6\" cy=\"6\" r=\"1\" fill-opacity=\"0.3\"/>",
    };
    bool used[HATCHES] = {false};
    for (size_t i = 0; i < scene->count; i++)
        used[scene->shapes[i].hatch] = true;
    for (int hatch = HATCH_NONE + 1; hatch < HATCHES; hatch++)
        if (used[hatch])
            output_format(output,
                          "<pattern id=\"hatch%d\" width=\"8\" height=\"8\" "
                          "patternUnits=\"userSpaceOnUse\">%s</pattern>\n",
                          hatch, patterns[hatch]);
}

static int scaled(int length, int size)
{
    return (int)((int64_t)length * size / SCENE_SQUARE);
}

void svg_write(const struct scene *scene, int size, struct output *output)
{
    unsigned track = 0;
    output_format(output,
                  "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" width=\"%d\" "
                  "height=\"%d\" font-family=\"sans-serif\" role=\"img\" "
                  "aria-labelledby=\"title desc\">\n<title id=\"title\">",
                  scene->width, scene->height, scaled(scene->width, size),
                  scaled(scene->height, size));
    write_escaped(output, scene->title);
    output_text(output, "</title>\n<desc id=\"desc\">");
    write_escaped(output, scene->description);
    output_text(output, "</desc>\n");
    if (scene->frames > 1)
        write_motion(scene, output);
    write_hatches(scene, output);
    output_format(output, "<rect width=\"%d\" height=\"%d\" fill=\"#%06X\"/>\n", scene->width,
                  scene->height, PAPER);
    for (size_t i = 0; i < scene->count; i++) {
        const struct shape *shape = &scene->shapes[i];
        unsigned next = scene->frames > 1 ? shape->track : 0;
        if (next != track && track)
            output_text(output, "</g>\n");
        if (next != track && next)
            output_format(output, "<g class=\"moves\" style=\"animation-name:track%u\">\n", next);
        track = next;
        write_shape(scene, shape, output);
    }
    output_text(output, track ? "</g>\n</svg>\n" : "</svg>\n");
}
