/* geography_families.c: kinds of mazes.
 *
 * Which squares are safe depends on the maximum matchings of the free squares: so mazes that have a
 * perfect one (none is safe), that almost have one, and whose parts differ in that. */
#include "canvas.h"
#include "family.h"

#include "cli/random.h"

static bool open_maze(struct canvas *canvas, const struct demand *demand, char fill,
                      uint64_t *random, struct buffer *text)
{
    uint32_t rows;
    uint32_t cols;
    if (!demand_draw_size(demand, 1, GEOGRAPHY_MOST_SIZE, 1, random, &rows, &cols))
        return false;
    text->failed |= !canvas_open(canvas, rows, cols, fill);
    return !text->failed;
}

static bool finish(struct canvas *canvas, struct buffer *text)
{
    size_t used = text->used;
    canvas_write(canvas, text);
    canvas_close(canvas);
    if (text->failed)
        buffer_cut(text, used);
    return !text->failed;
}

static bool make_random(const struct demand *demand, uint64_t *random, struct buffer *text)
{
    struct canvas canvas;
    if (!open_maze(&canvas, demand, '.', random, text))
        return false;
    canvas_sprinkle(&canvas, '.', '#', demand_draw_density(demand, 0, 60, random), random);
    return finish(&canvas, text);
}

/* Odd × odd: every square of the colour of the corners is safe; else none is. */
static bool make_open(const struct demand *demand, uint64_t *random, struct buffer *text)
{
    struct canvas canvas;
    return open_maze(&canvas, demand, '.', random, text) && finish(&canvas, text);
}

/* One square taken from an open maze, or two. */
static bool make_bitten(const struct demand *demand, uint64_t *random, struct buffer *text)
{
    struct canvas canvas;
    if (!open_maze(&canvas, demand, '.', random, text))
        return false;
    for (uint32_t bites = 1 + random_below(random, 2); bites > 0; bites--)
        canvas.squares[random_below(random, canvas.rows * canvas.cols)] = '#';
    return finish(&canvas, text);
}

static bool carve(const struct demand *demand, uint32_t openings, uint64_t *random,
                  struct buffer *text)
{
    struct canvas canvas;
    if (!open_maze(&canvas, demand, '#', random, text))
        return false;
    text->failed |= !canvas_carve(&canvas, '#', '.', random);
    openings = openings * canvas.rows * canvas.cols / 100;
    for (uint32_t i = 0; i < openings; i++) {
        uint32_t wall = canvas_pick(&canvas, '#', 0, canvas.rows, random);
        if (wall != NO_SQUARE)
            canvas.squares[wall] = '.';
    }
    return finish(&canvas, text);
}

static bool make_corridors(const struct demand *demand, uint64_t *random, struct buffer *text)
{
    return carve(demand, 0, random, text);
}

static bool make_rings(const struct demand *demand, uint64_t *random, struct buffer *text)
{
    return carve(demand, 1 + random_below(random, 8), random, text);
}

/* Walls across and along at random distances cut the maze into rooms; few doors. */
static bool make_rooms(const struct demand *demand, uint64_t *random, struct buffer *text)
{
    struct canvas canvas;
    if (!open_maze(&canvas, demand, '.', random, text))
        return false;
    for (uint32_t row = random_below(random, 5); row < canvas.rows;
         row += 2 + random_below(random, 5))
        for (uint32_t col = 0; col < canvas.cols; col++)
            canvas.squares[row * canvas.cols + col] = '#';
    for (uint32_t col = random_below(random, 5); col < canvas.cols;
         col += 2 + random_below(random, 5))
        for (uint32_t row = 0; row < canvas.rows; row++)
            canvas.squares[row * canvas.cols + col] = '#';
    canvas_sprinkle(&canvas, '#', '.', random_below(random, 12), random);
    return finish(&canvas, text);
}

/* Puts dominoes on squares that hold '#', by chance, as long as many tries succeed. */
static void put_dominoes(struct canvas *canvas, uint64_t *random)
{
    uint32_t all = canvas->rows * canvas->cols;
    uint32_t tries = random_below(random, 2 * all + 1) + 1;
    for (uint32_t i = 0; i < tries; i++) {
        uint32_t square = random_below(random, all);
        uint32_t other = canvas_beside(canvas, square, random_below(random, 4));
        if (other == NO_SQUARE || canvas->squares[square] == '.' || canvas->squares[other] == '.')
            continue;
        canvas->squares[square] = canvas->squares[other] = '.';
    }
}

/* Free squares are exactly those of dominoes: a perfect matching, however they touch. */
static bool make_matched(const struct demand *demand, uint64_t *random, struct buffer *text)
{
    struct canvas canvas;
    if (!open_maze(&canvas, demand, '#', random, text))
        return false;
    put_dominoes(&canvas, random);
    return finish(&canvas, text);
}

/* The same and up to three free squares more. */
static bool make_surplus(const struct demand *demand, uint64_t *random, struct buffer *text)
{
    struct canvas canvas;
    if (!open_maze(&canvas, demand, '#', random, text))
        return false;
    put_dominoes(&canvas, random);
    for (uint32_t extra = 1 + random_below(random, 3); extra > 0; extra--) {
        uint32_t wall = canvas_pick(&canvas, '#', 0, canvas.rows, random);
        if (wall != NO_SQUARE)
            canvas.squares[wall] = '.';
    }
    return finish(&canvas, text);
}

/* One row or one column. */
static bool make_line(const struct demand *demand, uint64_t *random, struct buffer *text)
{
    struct demand narrow = *demand;
    struct range *sides[] = {&narrow.rows, &narrow.cols};
    uint32_t first = random_below(random, 2);
    for (uint32_t i = 0; i < 2; i++) {
        struct range *side = sides[(first + i) % 2];
        if (side->given && side->least > 1)
            continue;
        *side = (struct range){true, 1, 1};
        return make_random(&narrow, random, text);
    }
    return false;
}

/* No free square, or one. */
static bool make_empty(const struct demand *demand, uint64_t *random, struct buffer *text)
{
    struct canvas canvas;
    if (!open_maze(&canvas, demand, '#', random, text))
        return false;
    if (random_below(random, 2))
        canvas.squares[random_below(random, canvas.rows * canvas.cols)] = '.';
    return finish(&canvas, text);
}

const struct family GEOGRAPHY_FAMILIES[] = {
    {"random", "obstacles anywhere", make_random},
    {"open", "no obstacles: odd sides and even ones", make_open},
    {"bitten", "an open maze with a square or two taken out", make_bitten},
    {"corridors", "corridors one square wide, without a ring", make_corridors},
    {"rings", "such corridors with ways round", make_rings},
    {"rooms", "rooms of all sizes, with few doors", make_rooms},
    {"matched", "covered by dominoes: no square is safe", make_matched},
    {"surplus", "the same with a few squares more", make_surplus},
    {"line", "one row or one column", make_line},
    {"empty", "no free square, or a single one", make_empty},
    {.name = NULL},
};
