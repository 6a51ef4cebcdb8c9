/* canvas.h: a grid of squares that families draw on. */
#ifndef CLI_DATA_CANVAS_H
#define CLI_DATA_CANVAS_H

#include <stdbool.h>
#include <stdint.h>

#include "cli/buffer.h"

/* squares[row * cols + col], counted from 0. */
struct canvas {
    uint32_t rows;
    uint32_t cols;
    char *squares;
};

static const uint32_t NO_SQUARE = UINT32_MAX;

/* All squares hold `fill`. False when there is no memory. */
bool canvas_open(struct canvas *canvas, uint32_t rows, uint32_t cols, char fill);
void canvas_close(struct canvas *canvas);

uint32_t canvas_count(const struct canvas *canvas, char what);

/* The square that lies in a direction (0 up, 1 right, 2 down, 3 left), or NO_SQUARE. */
uint32_t canvas_beside(const struct canvas *canvas, uint32_t square, unsigned direction);

/* Any square of rows first … last (counted from 0) that holds `what`, or NO_SQUARE. */
uint32_t canvas_pick(const struct canvas *canvas, char what, uint32_t first, uint32_t last,
                     uint64_t *random);

/* Turns each square that holds `from` into `to` with a chance in percent. */
void canvas_sprinkle(struct canvas *canvas, char from, char to, uint32_t percent, uint64_t *random);

/* Fills the canvas with walls and carves corridors one square wide that join up without a ring.
 * False when there is no memory. */
bool canvas_carve(struct canvas *canvas, char wall, char floor, uint64_t *random);

/* `n m` and the rows. */
void canvas_write(const struct canvas *canvas, struct buffer *text);

#endif
