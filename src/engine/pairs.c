#include "engine/pairs.h"

#include <string.h>

#include "base/error.h"
#include "base/memory.h"

static uint32_t round_up(uint32_t number)
{
    return (number + ZZ_BLOCK - 1) / ZZ_BLOCK * ZZ_BLOCK;
}

/* Finds the rows (every a) and where b can stand; *first_b and *end_b enclose the b's. */
static void find_squares(zz_pairs *pairs, uint32_t rows, uint32_t cols, const uint8_t *part,
                         uint8_t first, uint8_t second, uint32_t *first_b, uint32_t *end_b)
{
    *first_b = *end_b = 0;
    for (uint32_t row = 0; row < rows; row++)
        for (uint32_t col = 0; col < cols; col++) {
            uint32_t position = row * pairs->stride + col;
            if (part[row * cols + col] == first) {
                pairs->row_at[position] = (int32_t)pairs->rows;
                pairs->row[pairs->rows++].position = position;
            }
            if (part[row * cols + col] == second) {
                pairs->second[position] = true;
                if (*end_b == 0)
                    *first_b = position;
                *end_b = position + 1;
            }
        }
}

/* Places the rows one after the other, behind the guard row. */
static void place_rows(zz_pairs *pairs, uint32_t first_b, uint32_t end_b)
{
    uint32_t margin = round_up(pairs->stride);
    pairs->words = round_up(pairs->positions) + 2 * margin + ZZ_BLOCK;
    for (uint32_t i = 0; i < pairs->rows; i++) {
        zz_pair_row *row = &pairs->row[i];
        row->start = pairs->mirrored ? row->position + 1 : first_b;
        row->blocks = row->start < end_b ? round_up(end_b - row->start) / ZZ_BLOCK : 0;
        row->base = (ptrdiff_t)(pairs->words + margin) - (ptrdiff_t)row->start;
        pairs->words += 2 * margin + (uint64_t)row->blocks * ZZ_BLOCK;
    }
    pairs->words += ZZ_BLOCK; /* unused words at the end of a block may look past the last row */
}

static void join_rows(zz_pairs *pairs)
{
    ptrdiff_t guard = (ptrdiff_t)round_up(pairs->stride);
    for (uint32_t i = 0; i < pairs->rows; i++) {
        zz_pair_row *row = &pairs->row[i];
        uint32_t around[4] = {row->position - 1, row->position + 1, row->position - pairs->stride,
                              row->position + pairs->stride};
        for (int side = 0; side < 4; side++) {
            bool exists = around[side] < pairs->positions && /* below 0 it wraps far above */
                          pairs->row_at[around[side]] != ZZ_NO_ROW;
            row->beside[side] = exists ? pairs->row[pairs->row_at[around[side]]].base : guard;
        }
    }
}

zz_status zz_pairs_lay_out(zz_pairs *pairs, uint32_t rows, uint32_t cols, const uint8_t *part,
                           uint8_t first, uint8_t second, zz_arena *arena, zz_error *error)
{
    *pairs = (zz_pairs){.stride = zz_pairs_stride(cols), .mirrored = first == second};
    if ((uint64_t)rows * pairs->stride > INT32_MAX)
        return zz_fail(error, ZZ_TOO_LARGE, "a %u×%u board is too large", rows, cols);
    pairs->positions = rows * pairs->stride;
    uint32_t squares = 0;
    for (uint32_t square = 0; square < rows * cols; square++)
        squares += part[square] == first;
    pairs->row = zz_arena_take(arena, squares, sizeof *pairs->row);
    pairs->row_at = zz_arena_take(arena, pairs->positions + ZZ_BLOCK, sizeof *pairs->row_at);
    pairs->second = zz_arena_take(arena, pairs->positions + ZZ_BLOCK, sizeof *pairs->second);
    if (!pairs->row || !pairs->row_at || !pairs->second)
        return zz_fail_memory(error);
    memset(pairs->second, 0, pairs->positions + ZZ_BLOCK);
    for (uint32_t position = 0; position < pairs->positions + ZZ_BLOCK; position++)
        pairs->row_at[position] = ZZ_NO_ROW;
    uint32_t first_b;
    uint32_t end_b;
    find_squares(pairs, rows, cols, part, first, second, &first_b, &end_b);
    place_rows(pairs, first_b, end_b);
    join_rows(pairs);
    return ZZ_OK;
}
