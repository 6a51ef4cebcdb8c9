/* canvas.c: a grid of squares that families draw on.
 *
 * Corridors are carved from a growing list of squares. A square may become floor when just one of
 * its neighbours is floor; so no ring is ever closed, and what is carved stays joined up. Taking the
 * square that came last makes long winding corridors, taking any makes short branching ones; a
 * canvas gets a mixture of its own. */
#include "canvas.h"

#include <stdlib.h>
#include <string.h>

#include "cli/random.h"

bool canvas_open(struct canvas *canvas, uint32_t rows, uint32_t cols, char fill)
{
    *canvas = (struct canvas){rows, cols, malloc((size_t)rows * cols)};
    if (canvas->squares)
        memset(canvas->squares, fill, (size_t)rows * cols);
    return canvas->squares != NULL;
}

void canvas_close(struct canvas *canvas)
{
    free(canvas->squares);
    canvas->squares = NULL;
}

uint32_t canvas_count(const struct canvas *canvas, char what)
{
    uint32_t count = 0;
    for (uint32_t square = 0; square < canvas->rows * canvas->cols; square++)
        count += canvas->squares[square] == what;
    return count;
}

uint32_t canvas_beside(const struct canvas *canvas, uint32_t square, unsigned direction)
{
    uint32_t row = square / canvas->cols;
    uint32_t col = square % canvas->cols;
    switch (direction) {
    case 0:
        return row > 0 ? square - canvas->cols : NO_SQUARE;
    case 1:
        return col + 1 < canvas->cols ? square + 1 : NO_SQUARE;
    case 2:
        return row + 1 < canvas->rows ? square + canvas->cols : NO_SQUARE;
    default:
        return col > 0 ? square - 1 : NO_SQUARE;
    }
}

uint32_t canvas_pick(const struct canvas *canvas, char what, uint32_t first, uint32_t last,
                     uint64_t *random)
{
    uint32_t from = first * canvas->cols;
    uint32_t to = last < canvas->rows ? (last + 1) * canvas->cols : canvas->rows * canvas->cols;
    uint32_t count = 0;
    for (uint32_t square = from; square < to; square++)
        count += canvas->squares[square] == what;
    if (count == 0)
        return NO_SQUARE;
    uint32_t wanted = random_below(random, count);
    for (uint32_t square = from;; square++)
        if (canvas->squares[square] == what && wanted-- == 0)
            return square;
}

void canvas_sprinkle(struct canvas *canvas, char from, char to, uint32_t percent, uint64_t *random)
{
    for (uint32_t square = 0; square < canvas->rows * canvas->cols; square++)
        if (canvas->squares[square] == from && random_below(random, 100) < percent)
            canvas->squares[square] = to;
}

static unsigned count_beside(const struct canvas *canvas, uint32_t square, char what)
{
    unsigned count = 0;
    for (unsigned direction = 0; direction < 4; direction++) {
        uint32_t next = canvas_beside(canvas, square, direction);
        count += next != NO_SQUARE && canvas->squares[next] == what;
    }
    return count;
}

bool canvas_carve(struct canvas *canvas, char wall, char floor, uint64_t *random)
{
    uint32_t all = canvas->rows * canvas->cols;
    uint32_t *growing = malloc(all * sizeof *growing);
    uint32_t count = 1;
    uint32_t straying = random_below(random, 40); /* percent */
    memset(canvas->squares, wall, all);
    if (!growing)
        return false;
    growing[0] = random_below(random, all);
    canvas->squares[growing[0]] = floor;
    while (count > 0) {
        uint32_t at =
            random_below(random, 100) < straying ? random_below(random, count) : count - 1;
        uint32_t ways[4];
        uint32_t way_count = 0;
        for (unsigned direction = 0; direction < 4; direction++) {
            uint32_t next = canvas_beside(canvas, growing[at], direction);
            if (next != NO_SQUARE && canvas->squares[next] == wall &&
                count_beside(canvas, next, floor) == 1)
                ways[way_count++] = next;
        }
        if (way_count == 0) {
            growing[at] = growing[--count];
            continue;
        }
        uint32_t next = ways[random_below(random, way_count)];
        canvas->squares[next] = floor;
        growing[count++] = next;
    }
    free(growing);
    return true;
}

void canvas_write(const struct canvas *canvas, struct buffer *text)
{
    buffer_format(text, "%u %u\n", canvas->rows, canvas->cols);
    for (uint32_t row = 0; row < canvas->rows; row++) {
        buffer_bytes(text, canvas->squares + (size_t)row * canvas->cols, canvas->cols);
        buffer_byte(text, '\n');
    }
}
