/* png.c: a scene painted by cairo, and written as PNG. */
#include "scene.h"

#ifdef HAVE_cairo

#include <inttypes.h>
#include <stdio.h>

#include "late_cairo.h"

const char *const png_missing = NULL;

enum { MOST_PIXELS = 32767 }; /* a side of an image of cairo's */

static void use_colour(cairo_t *cairo, int colour, double opacity)
{
    late_cairo.set_source_rgba(cairo, (colour >> 16 & 0xFF) / 255.0, (colour >> 8 & 0xFF) / 255.0,
                               (colour & 0xFF) / 255.0, opacity);
}

static void trace_rounded(cairo_t *cairo, const struct shape *shape)
{
    const double right_angle = 1.5707963267948966;
    double r = shape->rounding;
    double left = shape->at.x + r;
    double top = shape->at.y + r;
    double right = shape->at.x + shape->extent.x - r;
    double bottom = shape->at.y + shape->extent.y - r;
    late_cairo.new_sub_path(cairo);
    late_cairo.arc(cairo, right, top, r, -right_angle, 0);
    late_cairo.arc(cairo, right, bottom, r, 0, right_angle);
    late_cairo.arc(cairo, left, bottom, r, right_angle, 2 * right_angle);
    late_cairo.arc(cairo, left, top, r, 2 * right_angle, 3 * right_angle);
    late_cairo.close_path(cairo);
}

static void trace(cairo_t *cairo, const struct shape *shape)
{
    const double turn = 6.283185307179586;
    late_cairo.new_path(cairo);
    switch (shape->kind) {
    case SHAPE_RECT:
        if (shape->rounding)
            trace_rounded(cairo, shape);
        else
            late_cairo.rectangle(cairo, shape->at.x, shape->at.y, shape->extent.x, shape->extent.y);
        break;
    case SHAPE_CIRCLE:
        late_cairo.arc(cairo, shape->at.x, shape->at.y, shape->extent.x, 0, turn);
        break;
    case SHAPE_POLYGON:
        for (unsigned i = 0; i < shape->corners; i++)
            late_cairo.line_to(cairo, shape->at.x + shape->corner[i].x,
                               shape->at.y + shape->corner[i].y);
        late_cairo.close_path(cairo);
        break;
    case SHAPE_LINE:
        late_cairo.move_to(cairo, shape->at.x, shape->at.y);
        late_cairo.rel_line_to(cairo, shape->extent.x, shape->extent.y);
        break;
    case SHAPE_TEXT:
        break;
    }
}

/* The patterns of svg.c, which lie on a grid of the whole picture. */
static void paint_hatch(cairo_t *cairo, const struct shape *shape)
{
    int right = shape->at.x + shape->extent.x;
    int bottom = shape->at.y + shape->extent.y;
    late_cairo.save(cairo);
    trace(cairo, shape);
    late_cairo.clip(cairo);
    if (shape->hatch == HATCH_SLANTED) {
        use_colour(cairo, 0, 0.16);
        late_cairo.set_line_width(cairo, 1.5);
        for (int sum = (shape->at.x + shape->at.y) / 8 * 8; sum <= right + bottom; sum += 8) {
            late_cairo.move_to(cairo, sum - shape->at.y, shape->at.y);
            late_cairo.line_to(cairo, sum - bottom, bottom);
        }
        late_cairo.stroke(cairo);
    } else {
        use_colour(cairo, 0, 0.3);
        for (int y = shape->at.y / 4 * 4 + 2; y <= bottom; y += 4)
            for (int x = shape->at.x / 8 * 8 + 2 + y % 8 / 4 * 4; x <= right; x += 8) {
                late_cairo.new_sub_path(cairo);
                late_cairo.arc(cairo, x, y, 1, 0, 6.3);
            }
        late_cairo.fill(cairo);
    }
    late_cairo.restore(cairo);
}

static void paint_text(cairo_t *cairo, const struct scene *scene, const struct shape *shape)
{
    const char *text = scene_letters(scene, shape);
    cairo_text_extents_t extents;
    late_cairo.select_font_face(cairo, "sans-serif", CAIRO_FONT_SLANT_NORMAL,
                                shape->bold ? CAIRO_FONT_WEIGHT_BOLD : CAIRO_FONT_WEIGHT_NORMAL);
    late_cairo.set_font_size(cairo, shape->size);
    late_cairo.text_extents(cairo, text, &extents);
    double before = shape->anchor == ANCHOR_START    ? 0
                    : shape->anchor == ANCHOR_MIDDLE ? extents.x_advance / 2
                                                     : extents.x_advance;
    late_cairo.move_to(cairo, shape->at.x - before, shape->at.y + shape->size * 0.35);
    use_colour(cairo, shape->fill, 1);
    late_cairo.show_text(cairo, text);
}

static void paint(cairo_t *cairo, const struct scene *scene, const struct shape *shape)
{
    if (shape->kind == SHAPE_TEXT) {
        paint_text(cairo, scene, shape);
        return;
    }
    trace(cairo, shape);
    if (shape->fill != NO_COLOUR && shape->kind != SHAPE_LINE) {
        use_colour(cairo, shape->fill, 1);
        late_cairo.fill_preserve(cairo);
    }
    if (shape->stroke != NO_COLOUR) {
        double dashes[] = {2.0 * shape->width, 3.0 * shape->width};
        use_colour(cairo, shape->stroke, 1);
        late_cairo.set_line_width(cairo, shape->width);
        late_cairo.set_line_join(cairo, CAIRO_LINE_JOIN_ROUND);
        late_cairo.set_line_cap(cairo, shape->kind == SHAPE_LINE ? CAIRO_LINE_CAP_ROUND
                                                                 : CAIRO_LINE_CAP_BUTT);
        late_cairo.set_dash(cairo, dashes, shape->dashed ? 2 : 0, 0);
        late_cairo.stroke(cairo);
    }
    if (shape->hatch)
        paint_hatch(cairo, shape);
}

static cairo_status_t write_bytes(void *user, const unsigned char *bytes, unsigned count)
{
    output_bytes(user, (const char *)bytes, count);
    return CAIRO_STATUS_SUCCESS;
}

static zz_status check_pixels(const struct scene *scene, int64_t width, int64_t height,
                              zz_error *error)
{
    uint64_t bytes = (uint64_t)width * (uint64_t)height * 4;
    if (width > MOST_PIXELS || height > MOST_PIXELS)
        snprintf(error->message, sizeof error->message,
                 "the picture would have %" PRId64 "×%" PRId64
                 " pixels, and %d is the most for a side; try a smaller --size, or SVG",
                 width, height, MOST_PIXELS);
    else if (scene->options->memory_limit && bytes > scene->options->memory_limit)
        snprintf(error->message, sizeof error->message,
                 "the picture would need %" PRIu64 " bytes of memory, and %" PRIu64
                 " may be used; try a smaller --size, or SVG",
                 bytes, scene->options->memory_limit);
    else
        return ZZ_OK;
    error->code = ZZ_TOO_LARGE;
    error->line = error->column = 0;
    return error->code;
}

zz_status png_write(const struct scene *scene, int size, struct output *output, zz_error *error)
{
    double scale = (double)size / SCENE_SQUARE;
    int64_t width = ((int64_t)scene->width * size + SCENE_SQUARE - 1) / SCENE_SQUARE;
    int64_t height = ((int64_t)scene->height * size + SCENE_SQUARE - 1) / SCENE_SQUARE;
    if (check_pixels(scene, width, height, error) || load_cairo(error))
        return error->code;
    cairo_surface_t *surface =
        late_cairo.image_surface_create(CAIRO_FORMAT_RGB24, (int)width, (int)height);
    cairo_t *cairo = late_cairo.create(surface);
    use_colour(cairo, PAPER, 1);
    late_cairo.paint(cairo);
    late_cairo.scale(cairo, scale, scale);
    for (size_t i = 0; i < scene->count; i++) {
        const struct shape *shape = &scene->shapes[i];
        if (shape->frame <= 0 && (shape->kind != SHAPE_TEXT || shape->size > 0))
            paint(cairo, scene, shape);
    }
    cairo_status_t status = late_cairo.status(cairo);
    if (!status)
        status = late_cairo.surface_write_to_png_stream(surface, write_bytes, output);
    late_cairo.destroy(cairo);
    late_cairo.surface_destroy(surface);
    if (!status)
        return ZZ_OK;
    *error = (zz_error){.code = ZZ_NO_MEMORY};
    snprintf(error->message, sizeof error->message, "cairo: %s",
             late_cairo.status_to_string(status));
    return error->code;
}

#else

const char *const png_missing =
    "PNG needs the library cairo (Debian: libcairo2-dev and pkg-config), which was not there when "
    "this program was built; install it and run make again, or use --format svg";

zz_status png_write(const struct scene *scene, int size, struct output *output, zz_error *error)
{
    (void)scene;
    (void)size;
    (void)output;
    *error = (zz_error){.code = ZZ_NO_MEMORY, .message = "no cairo"};
    return error->code;
}

#endif
