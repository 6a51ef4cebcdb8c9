#include "shape.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    PAIRS_A_BLOCK = 1 << 17, /* about; a pawn's values are never divided */
    MOST_SQUARES = 1 << 20   /* then all products below 64 bits; no disk holds such a table */
};

static zz_status fail(zz_error *error, zz_status code, const char *message)
{
    *error = (zz_error){.code = code};
    snprintf(error->message, sizeof error->message, "%s", message);
    return code;
}

static bool allocate(struct table_shape *shape, size_t squares)
{
    shape->squares = malloc(squares);
    shape->number = malloc((squares + 1) * sizeof *shape->number);
    shape->square = malloc(squares * sizeof *shape->square);
    for (int i = 0; i < 2; i++) {
        shape->of_kind[i] = malloc((squares + 1) * sizeof *shape->of_kind[i]);
        shape->start[i] = malloc((squares + 1) * sizeof *shape->start[i]);
        if (!shape->of_kind[i] || !shape->start[i])
            return false;
    }
    return shape->squares && shape->number && shape->square;
}

static void number_squares(struct table_shape *shape, uint32_t squares)
{
    uint32_t *of_colour[2] = {shape->of_kind[0], shape->of_kind[1]};
    of_colour[0][0] = of_colour[1][0] = 0;
    for (uint32_t square = 0; square < squares; square++) {
        shape->number[square] = shape->free;
        if (shape->squares[square] == '#')
            continue;
        uint32_t number = shape->free++;
        shape->square[number] = square;
        unsigned colour = table_colour(shape, number);
        of_colour[colour][number + 1] = of_colour[colour][number] + 1;
        of_colour[colour ^ 1][number + 1] = of_colour[colour ^ 1][number];
    }
    shape->number[squares] = shape->free;
    shape->first_pawn = shape->number[shape->cols];
}

/* How many squares after `low` have its colour, or (kind 1) the other. */
static uint32_t partners(const struct table_shape *shape, unsigned kind, uint32_t low)
{
    const uint32_t *before = shape->of_kind[table_colour(shape, low) ^ kind];
    return before[shape->free] - before[low + 1];
}

static void number_pairs(struct table_shape *shape)
{
    for (unsigned kind = 0; kind < 2; kind++) {
        shape->start[kind][0] = 0;
        for (uint32_t low = 0; low < shape->free; low++)
            shape->start[kind][low + 1] = shape->start[kind][low] + partners(shape, kind, low);
    }
    shape->pairs = (uint64_t)shape->free * (shape->free - 1) / 2;
    shape->pawns_a_block =
        shape->pairs < PAIRS_A_BLOCK ? PAIRS_A_BLOCK / (uint32_t)shape->pairs : 1;
    uint64_t pawns = shape->free - shape->first_pawn;
    shape->blocks = 2 * ((pawns + shape->pawns_a_block - 1) / shape->pawns_a_block);
}

zz_status table_shape_make(struct table_shape *shape, uint32_t rows, uint32_t cols,
                           const char *squares, zz_error *error)
{
    *shape = (struct table_shape){.rows = rows, .cols = cols};
    if ((uint64_t)rows * cols > MOST_SQUARES)
        return fail(error, ZZ_TOO_LARGE, "the board has too many squares for a table");
    uint32_t count = rows * cols;
    if (!allocate(shape, count))
        return fail(error, ZZ_NO_MEMORY, "out of memory");
    memcpy(shape->squares, squares, count);
    number_squares(shape, count);
    if (shape->free < 2)
        return fail(error, ZZ_BAD_INPUT, "the board has no room for two generals");
    number_pairs(shape);
    return ZZ_OK;
}

void table_shape_free(struct table_shape *shape)
{
    free(shape->squares);
    free(shape->number);
    free(shape->square);
    for (int i = 0; i < 2; i++) {
        free(shape->of_kind[i]);
        free(shape->start[i]);
    }
    *shape = (struct table_shape){.rows = 0};
}

unsigned table_parity(const struct table_shape *shape, bool black_to_move, uint32_t low,
                      uint32_t high, uint32_t pawn)
{
    return table_colour(shape, low) ^ table_colour(shape, high) ^ table_colour(shape, pawn) ^
           (unsigned)black_to_move;
}

uint64_t table_count(const struct table_shape *shape, unsigned kind)
{
    return shape->start[kind][shape->free];
}

uint64_t table_place(const struct table_shape *shape, uint32_t low, uint32_t high)
{
    unsigned colour = table_colour(shape, high);
    unsigned kind = colour ^ table_colour(shape, low);
    const uint32_t *before = shape->of_kind[colour];
    return shape->start[kind][low] + before[high] - before[low + 1];
}

uint64_t table_block(const struct table_shape *shape, unsigned parity, uint32_t pawn)
{
    return parity * (shape->blocks / 2) + (pawn - shape->first_pawn) / shape->pawns_a_block;
}

uint32_t table_block_pawns(const struct table_shape *shape, uint64_t block, unsigned *parity,
                           uint32_t *first)
{
    uint64_t half = shape->blocks / 2;
    *parity = block >= half;
    *first = shape->first_pawn + (uint32_t)(block - *parity * half) * shape->pawns_a_block;
    uint32_t left = shape->free - *first;
    return left < shape->pawns_a_block ? left : shape->pawns_a_block;
}

uint64_t table_positions(const struct table_shape *shape)
{
    return 2 * shape->pairs * shape->free;
}
