#include "base/grid.h"

#include <stdio.h>
#include <string.h>

#include "base/error.h"
#include "base/memory.h"
#include "base/text.h"

static const uint64_t MOST_SQUARES = UINT64_C(1) << 31;

static zz_status read_size(zz_grid *grid, zz_text *text, zz_error *error)
{
    uint64_t rows;
    uint64_t cols;
    zz_status status = zz_text_begin_line(text, error);
    if (!status)
        status = zz_text_read_number(text, "the number of rows", 1, INT32_MAX, &rows, error);
    if (!status)
        status = zz_text_read_number(text, "the number of columns", 1, INT32_MAX, &cols, error);
    if (!status)
        status = zz_text_end_line(text, error);
    if (status)
        return status;
    grid->rows = (uint32_t)rows;
    grid->cols = (uint32_t)cols;
    return ZZ_OK;
}

static zz_status allocate_squares(zz_grid *grid, const zz_options *options, zz_error *error)
{
    char what[64];
    uint64_t size = (uint64_t)grid->rows * grid->cols;
    snprintf(what, sizeof what, "a %u×%u board", grid->rows, grid->cols);
    zz_status status = zz_check_limit(options, size, what, error);
    if (status)
        return status;
    if (size > MOST_SQUARES)
        return zz_fail(error, ZZ_TOO_LARGE, "%s is too large: at most 2^31 squares are possible",
                       what);
    grid->squares = zz_allocate(&grid->allocator, size, 1);
    return grid->squares ? ZZ_OK : zz_fail_memory(error);
}

static const char *const NUMBER_WORDS[] = {"none", "one", "two"};

/* Notes the pieces of a row that was just read; `seen` counts them over all rows. */
static zz_status note_pieces(const zz_grid *grid, uint32_t row, const zz_grid_piece *piece,
                             unsigned *seen, zz_place place, zz_error *error)
{
    const char *begin = grid->squares + (size_t)row * grid->cols;
    const char *end = begin + grid->cols;
    const char *found = begin;
    while ((found = memchr(found, piece->letter, (size_t)(end - found))) != NULL) {
        if (*seen == piece->count)
            return zz_fail_at(error, ZZ_BAD_INPUT, place.line,
                              place.column + (uint64_t)(found - begin),
                              "expected exactly %s '%c' on the board, found another",
                              NUMBER_WORDS[piece->count], piece->letter);
        piece->where[(*seen)++] = row * grid->cols + (uint32_t)(found - begin);
        found++;
    }
    return ZZ_OK;
}

static zz_status read_rows(zz_grid *grid, const char *alphabet, const zz_grid_piece *pieces,
                           size_t piece_count, zz_text *text, zz_error *error)
{
    enum { MOST_PIECES = 4 };
    unsigned seen[MOST_PIECES] = {0};
    zz_place first = {0, 0};
    for (uint32_t row = 0; row < grid->rows; row++) {
        zz_status status = zz_text_read_row(text, alphabet, row, grid->rows, grid->cols,
                                            grid->squares + (size_t)row * grid->cols, error);
        zz_place place = zz_text_place(text);
        if (row == 0)
            first = place;
        for (size_t i = 0; i < piece_count && !status; i++)
            status = note_pieces(grid, row, &pieces[i], &seen[i], place, error);
        if (status)
            return status;
    }
    for (size_t i = 0; i < piece_count; i++)
        if (seen[i] != pieces[i].count)
            return zz_fail_at(error, ZZ_BAD_INPUT, first.line, first.column,
                              "expected exactly %s '%c' on the board that starts here, found %s",
                              NUMBER_WORDS[pieces[i].count], pieces[i].letter,
                              NUMBER_WORDS[seen[i]]);
    return ZZ_OK;
}

zz_status zz_grid_read(zz_grid *grid, const char *alphabet, const zz_grid_piece *pieces,
                       size_t piece_count, zz_text *text, const zz_options *options,
                       zz_error *error)
{
    *grid = (zz_grid){.allocator = zz_allocator_of(options)};
    zz_status status = read_size(grid, text, error);
    if (!status)
        status = allocate_squares(grid, options, error);
    if (!status)
        status = read_rows(grid, alphabet, pieces, piece_count, text, error);
    if (status)
        zz_grid_free(grid);
    return status;
}

void zz_grid_free(zz_grid *grid)
{
    zz_release(&grid->allocator, grid->squares, zz_grid_size(grid), 1);
    grid->squares = NULL;
}
