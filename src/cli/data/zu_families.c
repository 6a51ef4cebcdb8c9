/* zu_families.c: kinds of zu boards. */
#include "canvas.h"
#include "family.h"

#include "cli/random.h"

/* Opens a board that the demand allows, all free. */
static bool open_board(struct canvas *canvas, const struct demand *demand, uint64_t *random,
                       struct buffer *text)
{
    uint32_t rows;
    uint32_t cols;
    if (!demand_draw_size(demand, ZU_LEAST_ROWS, ZU_MOST_SIZE, 3, random, &rows, &cols))
        return false;
    text->failed |= !canvas_open(canvas, rows, cols, '.');
    return !text->failed;
}

/* Puts a piece on any free square of these rows. */
static bool place(struct canvas *canvas, char piece, uint32_t first, uint32_t last,
                  uint64_t *random)
{
    uint32_t square = canvas_pick(canvas, '.', first, last, random);
    if (square == NO_SQUARE)
        return false;
    canvas->squares[square] = piece;
    return true;
}

static bool make_random(const struct demand *demand, uint64_t *random, struct buffer *text)
{
    struct canvas canvas;
    if (!open_board(&canvas, demand, random, text))
        return false;
    bool made = place(&canvas, 'X', 1, canvas.rows, random) &&
                place(&canvas, 'O', 0, canvas.rows, random) &&
                place(&canvas, 'O', 0, canvas.rows, random);
    canvas_sprinkle(&canvas, '.', '#', demand_draw_density(demand, 0, 45, random), random);
    if (made)
        canvas_write(&canvas, text);
    canvas_close(&canvas);
    return made && !text->failed;
}

const struct family ZU_FAMILIES[] = {
    {"random", "pieces and obstacles anywhere", make_random},
    {.name = NULL},
};
