#include "zu_draft.h"

#include "cli/random.h"

bool zu_open(struct canvas *canvas, const struct demand *demand, uint32_t least_rows,
             uint32_t least_cols, uint64_t *random, struct buffer *text)
{
    uint32_t rows;
    uint32_t cols;
    if (!demand_draw_size(demand, least_rows, ZU_MOST_SIZE, 3, random, &rows, &cols))
        return false;
    if (cols < least_cols && !range_draw(demand->cols, least_cols, ZU_MOST_SIZE, random, &cols))
        return false;
    text->failed |= !canvas_open(canvas, rows, cols, '.');
    return !text->failed;
}

bool zu_place(struct canvas *canvas, char piece, uint32_t first, uint32_t last, uint64_t *random)
{
    uint32_t square = canvas_pick(canvas, '.', first, last, random);
    if (square != NO_SQUARE)
        canvas->squares[square] = piece;
    return square != NO_SQUARE;
}

bool zu_place_beside(struct canvas *canvas, char piece, uint32_t square, uint64_t *random)
{
    uint32_t first = random_below(random, 4);
    for (uint32_t i = 0; i < 4; i++) {
        uint32_t beside = canvas_beside(canvas, square, (first + i) % 4);
        if (beside != NO_SQUARE && canvas->squares[beside] == '.') {
            canvas->squares[beside] = piece;
            return true;
        }
    }
    return zu_place(canvas, piece, 0, canvas->rows, random);
}

bool zu_place_all(struct canvas *canvas, uint64_t *random)
{
    return zu_place(canvas, 'X', 1, canvas->rows, random) &&
           zu_place(canvas, 'O', 0, canvas->rows, random) &&
           zu_place(canvas, 'O', 0, canvas->rows, random);
}

void zu_add_obstacles(struct canvas *canvas, const struct demand *demand, uint32_t least,
                      uint32_t most, uint64_t *random)
{
    canvas_sprinkle(canvas, '.', '#', demand_draw_density(demand, least, most, random), random);
}

bool zu_finish(struct canvas *canvas, bool made, struct buffer *text)
{
    size_t used = text->used;
    if (made)
        canvas_write(canvas, text);
    canvas_close(canvas);
    if (text->failed)
        buffer_cut(text, used);
    return made && !text->failed;
}
