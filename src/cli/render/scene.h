/* scene.h: a picture, described once for every way of writing it.
 *
 * A scene is a list of shapes, later ones over earlier ones, in a plane with x to the right and y
 * down; a square of a board is SCENE_SQUARE units wide, and coordinates are whole numbers, so that
 * the same picture is the same bytes everywhere. svg.c writes a scene exactly, png.c paints it, and
 * ansi.c makes characters of it, one for every char_width × char_height units:
 *
 *     shape           on a terminal
 *     filled area     background of the characters whose middle it covers
 *     its glyph       a rectangle is filled with it, another shape has it in its middle
 *     text            characters from, around or up to its place
 *     straight line   ─ │, ═ ║ when thick, ┄ ┆ when dashed; what is slanted is left out
 *     outline, hatch  left out
 *
 * A scene with frames moves: frame 0 is what a picture that cannot move shows. A shape with a track
 * follows it, a shape with a frame is seen in that frame alone, or from then on. */
#ifndef CLI_RENDER_SCENE_H
#define CLI_RENDER_SCENE_H

#include <zugzwang/base.h>

#include "cli/message.h"
#include "cli/output.h"

enum { SCENE_SQUARE = 48, SCENE_CORNERS = 10, SCENE_TEXT = 400 };

/* 0xRRGGBB. What must be told apart differs in lightness, shape or text, too. */
enum colour {
    PAPER = 0xFFFFFF,
    INK = 0x222222,
    SOFT_INK = 0x5A5A5A,
    LINES = 0xBDBDBD,
    OPEN = 0xF1EFE9,
    WALL = 0x4F4F4F,
    WALL_LINES = 0x686868,
    RED = 0xC8500A,
    BLACK = 0x1F2A38,
    BLUE = 0x0072B2,
    SKY = 0xD6EAF7,
    GREEN = 0x00795A,
    AMBER = 0xF0B429,
    NO_COLOUR = -1
};

enum hatch { HATCH_NONE, HATCH_SLANTED, HATCH_DOTTED, HATCHES };
enum anchor { ANCHOR_START, ANCHOR_MIDDLE, ANCHOR_END };
enum shape_kind { SHAPE_RECT, SHAPE_CIRCLE, SHAPE_POLYGON, SHAPE_LINE, SHAPE_TEXT };

struct point {
    int x;
    int y;
};

struct shape {
    enum shape_kind kind;
    struct point at;     /* a corner, the middle of a circle, one end, the place of a text */
    struct point extent; /* width and height; the radius in x; the way to the other end */
    unsigned corners;
    struct point corner[SCENE_CORNERS]; /* of a polygon, from `at` */
    int fill;                           /* an enum colour or any other */
    int stroke;
    int width;    /* of the stroke */
    int rounding; /* of a rectangle's corners */
    bool dashed;
    enum hatch hatch;
    const char *glyph; /* for terminals, or NULL */
    size_t text;       /* its place in scene->letters */
    int size;          /* of the letters; 0: for terminals alone */
    bool bold;
    enum anchor anchor;
    unsigned track; /* its number, from 1; 0: it stays */
    int frame;      /* that it is seen in; ALWAYS: in all */
    bool lasts;     /* it is seen in the frames after that, too */
};

enum { ALWAYS = -1 };

/* Where a thing is in each frame, from where it was drawn: it changes at some frames. */
struct step {
    unsigned track;
    unsigned frame;
    struct point offset;
};

struct scene {
    const zz_options *options; /* whose allocator is used */
    int width;
    int height;
    int char_width;
    int char_height;
    int char_phase;         /* how far below the top of a character a board begins */
    char title[SCENE_TEXT]; /* both for those who cannot see the picture */
    char description[SCENE_TEXT];
    struct shape *shapes;
    size_t count;
    size_t room;
    char *letters;
    size_t letters_count;
    size_t letters_room;
    struct step *steps; /* in the order of tracks, then frames */
    size_t steps_count;
    size_t steps_room;
    unsigned tracks;
    unsigned frames; /* 0: nothing moves */
    bool failed;     /* out of memory: shapes are missing */
};

void scene_begin(struct scene *scene, const zz_options *options);

/* How a square becomes characters: 4×2 unless told otherwise, with its middle in the second line;
 * 6×2, for two lines of text; or 6×3, when there is a list beside the board. */
enum raster_kind { RASTER_COMPACT, RASTER_TWO_LINES, RASTER_LISTED };
void scene_raster(struct scene *scene, enum raster_kind kind);
void scene_free(struct scene *scene);

/* ZZ_NO_MEMORY when a shape could not be added. */
zz_status scene_check(const struct scene *scene, zz_error *error);

/* Adds a shape, and returns it to be changed until the next one is added. */
struct shape *scene_rect(struct scene *scene, int x, int y, int width, int height, int fill);
struct shape *scene_circle(struct scene *scene, int x, int y, int radius, int fill);
struct shape *scene_polygon(struct scene *scene, int x, int y, unsigned corners,
                            const struct point *corner, int fill);
struct shape *scene_line(struct scene *scene, struct point from, struct point to, int colour,
                         int width);
/* Centred in height on y. */
struct shape *scene_text(struct scene *scene, int x, int y, int size, enum anchor anchor,
                         const char *format, ...) PRINTF_LIKE(6, 7);

/* A new track, and a step of the newest one. */
unsigned scene_track(struct scene *scene);
void scene_step(struct scene *scene, unsigned frame, struct point offset);

const char *scene_letters(const struct scene *scene, const struct shape *shape);

/* About how wide a text is. */
int scene_text_width(const char *text, int size);

/* ---- Writing ---- */

/* `size` is how many pixels a square of a board is wide. */
void svg_write(const struct scene *scene, int size, struct output *output);

/* What a terminal can show: 256 colours are known nearly everywhere, all of them not. */
enum ansi_colours { ANSI_NO_COLOURS, ANSI_256_COLOURS, ANSI_ALL_COLOURS };

/* ZZ_NO_MEMORY when there is not enough. */
zz_status ansi_write(const struct scene *scene, enum ansi_colours colours, struct output *output,
                     zz_error *error);

/* ZZ_TOO_LARGE when the picture has more pixels than cairo can paint, ZZ_NO_MEMORY. Without cairo
 * there is no writer, and png_missing says what to do about it; else it is NULL. */
zz_status png_write(const struct scene *scene, int size, struct output *output, zz_error *error);
extern const char *const png_missing;

#endif
