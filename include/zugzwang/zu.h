/* zu.h: two red generals against a black pawn (Luogu P9169).
 *
 * Red moves first, one of its two pieces one step in any of four directions; black steps up, left
 * or right and wants row 1. A text holds a line `id T` and then T boards: a line `n m` and n rows
 * of `.` (empty), `#` (obstacle), `X` (the pawn, exactly one) and `O` (a general, exactly two).
 *
 *     zz_zu_read_header, then T times zz_zu_board_read, then zz_text_read_end
 *
 * A solver keeps its workspace between boards: make one, solve many. */
#ifndef ZUGZWANG_ZU_H
#define ZUGZWANG_ZU_H

#include <zugzwang/base.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct zz_zu_board zz_zu_board;
typedef struct zz_zu_solver zz_zu_solver;

ZZ_API zz_status zz_zu_read_header(zz_text *text, uint64_t *id, uint64_t *boards, zz_error *error);

/* Reads one board. On success the caller owns *board and frees it with zz_zu_board_free. */
ZZ_API zz_status zz_zu_board_read(zz_zu_board **board, zz_text *text, const zz_options *options,
                                  zz_error *error);
ZZ_API void zz_zu_board_free(zz_zu_board *board); /* NULL is allowed */

ZZ_API uint32_t zz_zu_board_rows(const zz_zu_board *board);
ZZ_API uint32_t zz_zu_board_cols(const zz_zu_board *board);

/* The square at a row and column, counted from 1: '.', '#', 'X' or 'O'. */
ZZ_API char zz_zu_board_square(const zz_zu_board *board, uint32_t row, uint32_t col);

/* The options' allocator, memory limit, threads and progress callback hold for every solve. */
ZZ_API zz_status zz_zu_solver_create(zz_zu_solver **solver, const zz_options *options,
                                     zz_error *error);
ZZ_API void zz_zu_solver_free(zz_zu_solver *solver); /* NULL is allowed */

/* The value of the board with red to move. ZZ_TOO_LARGE when the estimate is over the limit;
 * the message says what it would need. */
ZZ_API zz_status zz_zu_solve(zz_zu_solver *solver, const zz_zu_board *board, zz_outcome *outcome,
                             zz_error *error);

/* The bytes that solving the board will need, about; UINT64_MAX when beyond counting. */
ZZ_API zz_status zz_zu_estimate(zz_zu_solver *solver, const zz_zu_board *board, uint64_t *bytes,
                                zz_error *error);

#ifdef __cplusplus
}
#endif

#endif
