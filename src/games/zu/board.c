/* board.c: reading zu's text format. */
#include "games/zu/board.h"

#include "base/memory.h"
#include "base/text.h"

zz_status zz_zu_read_header(zz_text *text, uint64_t *id, uint64_t *boards, zz_error *error)
{
    zz_status status = zz_text_begin_line(text, error);
    if (!status)
        status = zz_text_read_number(text, "the test point's number", 0, UINT32_MAX, id, error);
    if (!status)
        status = zz_text_read_number(text, "the number of boards", 0, UINT32_MAX, boards, error);
    return status ? status : zz_text_end_line(text, error);
}

zz_status zz_zu_board_read(zz_zu_board **board, zz_text *text, const zz_options *options,
                           zz_error *error)
{
    zz_allocator allocator = zz_allocator_of(options);
    zz_zu_board *read = *board = zz_allocate(&allocator, 1, sizeof *read);
    if (!read)
        return zz_fail_memory(error);
    const zz_grid_piece pieces[] = {{'X', 1, &read->black}, {'O', 2, read->red}};
    zz_status status = zz_grid_read(&read->grid, ".#XO", pieces, 2, text, options, error);
    if (status) {
        zz_zu_board_free(read);
        *board = NULL;
    }
    return status;
}

void zz_zu_board_free(zz_zu_board *board)
{
    if (!board)
        return;
    zz_allocator allocator = board->grid.allocator;
    zz_grid_free(&board->grid);
    zz_release(&allocator, board, 1, sizeof *board);
}

uint32_t zz_zu_board_rows(const zz_zu_board *board)
{
    return board->grid.rows;
}

uint32_t zz_zu_board_cols(const zz_zu_board *board)
{
    return board->grid.cols;
}

char zz_zu_board_square(const zz_zu_board *board, uint32_t row, uint32_t col)
{
    return zz_grid_at(&board->grid, row, col);
}
