/* heat.c: the values of positions that differ in one piece.
 *
 * A solution has the values of the positions that play can lead to: of one colour of the pieces'
 * squares together, and of the parts of the board where the pieces are. So the squares are taken
 * one by one, from the last to the first, since the pawn goes up; one that has no value yet gets a
 * solution of its own, and so do all others that it covers. On an open board two are enough. */
#include "heat.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

static bool same(zz_square a, zz_square b)
{
    return a.row == b.row && a.col == b.col;
}

static char square_with(const zz_zu_board *board, const zz_zu_position *position, zz_square square)
{
    if (zz_zu_board_square(board, square.row, square.col) == '#')
        return '#';
    if (same(square, position->pieces[ZZ_ZU_PAWN]))
        return 'X';
    return same(square, position->pieces[ZZ_ZU_R1]) || same(square, position->pieces[ZZ_ZU_R2])
               ? 'O'
               : '.';
}

/* The board with its pieces as they stand in the position, each on a square of its own. */
static zz_status set_up(zz_zu_board **moved, const zz_zu_board *board,
                        const zz_zu_position *position, const zz_options *options, zz_error *error)
{
    uint32_t rows = zz_zu_board_rows(board);
    uint32_t cols = zz_zu_board_cols(board);
    size_t size = 32 + (size_t)rows * (cols + 1);
    zz_text *text = NULL;
    *moved = NULL;
    char *bytes = options->allocator.resize(options->allocator.user, NULL, 0, size);
    if (!bytes) {
        *error = (zz_error){.code = ZZ_NO_MEMORY, .message = "out of memory"};
        return error->code;
    }
    int used = snprintf(bytes, size, "%" PRIu32 " %" PRIu32 "\n", rows, cols);
    char *next = bytes + used;
    for (uint32_t row = 1; row <= rows; row++) {
        for (uint32_t col = 1; col <= cols; col++)
            *next++ = square_with(board, position, (zz_square){row, col});
        *next++ = '\n';
    }
    zz_status status = zz_text_open_memory(&text, bytes, (size_t)(next - bytes), options, error);
    if (!status)
        status = zz_zu_board_read(moved, text, options, error);
    zz_text_close(text);
    options->allocator.resize(options->allocator.user, bytes, size, 0);
    return status;
}

static bool is_over(const zz_zu_board *board, const zz_zu_position *position, zz_outcome *outcome)
{
    zz_zu_side winner;
    if (!zz_zu_is_over(board, position, &winner))
        return false;
    *outcome = (zz_outcome){winner == position->to_move ? ZZ_WINNER_FIRST : ZZ_WINNER_SECOND, 0};
    return true;
}

static zz_zu_position with_piece(const zz_zu_position *position, zz_zu_piece piece, uint64_t number,
                                 uint32_t cols)
{
    zz_zu_position moved = *position;
    moved.pieces[piece] = (zz_square){(uint32_t)(number / cols) + 1, (uint32_t)(number % cols) + 1};
    return moved;
}

zz_status heat_value(zz_zu_solver *solver, const zz_zu_board *board, const zz_zu_position *position,
                     zz_outcome *outcome, const zz_options *options, zz_error *error)
{
    zz_zu_board *moved = NULL;
    zz_zu_solution *solution = NULL;
    if (is_over(board, position, outcome))
        return ZZ_OK;
    zz_status status = set_up(&moved, board, position, options, error);
    if (!status && position->to_move == ZZ_ZU_RED) {
        status = zz_zu_solve(solver, moved, outcome, error);
    } else if (!status) {
        status = zz_zu_solution_create(&solution, solver, moved, ZZ_ZU_BLACK, error);
        if (!status)
            status = zz_zu_solution_value(solution, position, outcome, error);
        zz_zu_solution_free(solution);
    }
    zz_zu_board_free(moved);
    return status;
}

/* Solves from the piece on square `last` - 1, and fills in every square before `last` that this
 * covers. */
static zz_status spread(zz_zu_solver *solver, const zz_zu_board *board,
                        const zz_zu_position *position, zz_zu_piece piece,
                        struct heat_square *squares, uint64_t last, const zz_options *options,
                        zz_error *error)
{
    zz_zu_board *moved = NULL;
    zz_zu_solution *solution = NULL;
    uint32_t cols = zz_zu_board_cols(board);
    zz_zu_position from = with_piece(position, piece, last - 1, cols);
    zz_status status = set_up(&moved, board, &from, options, error);
    if (!status)
        status = zz_zu_solution_create(&solution, solver, moved, position->to_move, error);
    for (uint64_t i = last; i-- > 0 && !status;) {
        zz_zu_position to = with_piece(position, piece, i, cols);
        zz_error uncovered;
        if (!squares[i].known && zz_zu_is_position(board, &to))
            squares[i].known =
                !zz_zu_solution_value(solution, &to, &squares[i].outcome, &uncovered);
    }
    zz_zu_solution_free(solution);
    zz_zu_board_free(moved);
    return status;
}

zz_status heat_find(zz_zu_solver *solver, const zz_zu_board *board, const zz_zu_position *position,
                    zz_zu_piece piece, struct heat_square *squares, const zz_options *options,
                    zz_error *error)
{
    zz_status status = ZZ_OK;
    uint32_t cols = zz_zu_board_cols(board);
    uint64_t count = (uint64_t)zz_zu_board_rows(board) * cols;
    for (uint64_t i = 0; i < count; i++) {
        zz_zu_position moved = with_piece(position, piece, i, cols);
        squares[i].known =
            zz_zu_is_position(board, &moved) && is_over(board, &moved, &squares[i].outcome);
    }
    for (uint64_t i = count; i-- > 0 && !status;) {
        zz_zu_position moved = with_piece(position, piece, i, cols);
        if (!squares[i].known && zz_zu_is_position(board, &moved))
            status = spread(solver, board, position, piece, squares, i + 1, options, error);
    }
    return status;
}
