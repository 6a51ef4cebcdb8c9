/* geography_families.c: kinds of mazes. */
#include "canvas.h"
#include "family.h"

#include "cli/random.h"

static bool open_maze(struct canvas *canvas, const struct demand *demand, uint64_t *random,
                      struct buffer *text)
{
    uint32_t rows;
    uint32_t cols;
    if (!demand_draw_size(demand, 1, GEOGRAPHY_MOST_SIZE, 1, random, &rows, &cols))
        return false;
    text->failed |= !canvas_open(canvas, rows, cols, '.');
    return !text->failed;
}

static bool make_random(const struct demand *demand, uint64_t *random, struct buffer *text)
{
    struct canvas canvas;
    if (!open_maze(&canvas, demand, random, text))
        return false;
    canvas_sprinkle(&canvas, '.', '#', demand_draw_density(demand, 0, 60, random), random);
    canvas_write(&canvas, text);
    canvas_close(&canvas);
    return !text->failed;
}

const struct family GEOGRAPHY_FAMILIES[] = {
    {"random", "obstacles anywhere", make_random},
    {.name = NULL},
};
