#include "grid.h"

#include <stdlib.h>
#include <string.h>

bool grid_read(struct canvas *grid, const char *text, const char **rest)
{
    char *next;
    uint32_t rows = (uint32_t)strtoul(text, &next, 10);
    uint32_t cols = (uint32_t)strtoul(next, &next, 10);
    if (!canvas_open(grid, rows, cols, '.'))
        return false;
    for (uint32_t row = 0; row < rows; row++) {
        next += strspn(next, " \r\n");
        memcpy(grid->squares + (size_t)row * cols, next, cols);
        next += cols;
    }
    *rest = next + strspn(next, " \r\n");
    return true;
}

uint32_t grid_cuts(const struct canvas *grid)
{
    return GRID_CUTS * (grid->rows + grid->cols);
}

static bool is_piece(char square)
{
    return square != '.' && square != '#';
}

bool grid_cut(const struct canvas *grid, uint32_t number, struct canvas *smaller)
{
    enum grid_cut how = (enum grid_cut)(number % GRID_CUTS);
    uint32_t at = number / GRID_CUTS;
    bool is_row = at < grid->rows;
    uint32_t size = is_row ? grid->rows : grid->cols;
    at -= is_row ? 0 : grid->rows;
    if (size < 2 || (how == GRID_MERGE_BEFORE && at == 0) ||
        (how == GRID_MERGE_AFTER && at + 1 == size) ||
        !canvas_open(smaller, grid->rows - is_row, grid->cols - !is_row, '.'))
        return false;
    uint32_t heir = how == GRID_MERGE_BEFORE ? at - 1 : at; /* in the smaller grid */
    bool made = true;
    for (uint32_t row = 0; row < grid->rows; row++)
        for (uint32_t col = 0; col < grid->cols; col++) {
            char square = grid->squares[row * grid->cols + col];
            uint32_t line = is_row ? row : col;
            uint32_t to = line == at ? heir : line - (line > at);
            if (line == at && (how == GRID_DROP || !is_piece(square)))
                continue;
            char *place =
                &smaller->squares[is_row ? to * smaller->cols + col : row * smaller->cols + to];
            if (is_piece(*place) && is_piece(square))
                made = false;
            if (!is_piece(*place))
                *place = square;
        }
    if (!made)
        canvas_close(smaller);
    return made;
}

void grid_draw(const struct canvas *grid, struct buffer *picture)
{
    for (uint32_t row = 0; row < grid->rows; row++) {
        buffer_text(picture, "   ");
        for (uint32_t col = 0; col < grid->cols; col++) {
            buffer_byte(picture, ' ');
            buffer_byte(picture, grid->squares[row * grid->cols + col]);
        }
        buffer_byte(picture, '\n');
    }
}
