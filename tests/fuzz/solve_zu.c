/* solve_zu.c: the boards of a text, solved by the library and by the reference. */
#include <zugzwang/zu.h>

#include "fuzz/harness.h"
#include "reference/zu.h"

enum { MOST_SQUARES = 36, MOST_BOARDS = 4 };

static bool is_small(const zz_zu_board *board)
{
    return (uint64_t)zz_zu_board_rows(board) * zz_zu_board_cols(board) <= MOST_SQUARES;
}

static void compare(zz_zu_solver *solver, const zz_zu_board *board)
{
    char squares[MOST_SQUARES];
    uint32_t rows = zz_zu_board_rows(board);
    uint32_t cols = zz_zu_board_cols(board);
    for (uint32_t square = 0; square < rows * cols; square++)
        squares[square] = zz_zu_board_square(board, square / cols + 1, square % cols + 1);
    struct reference_zu_value expected = reference_zu_solve((int)rows, (int)cols, squares);
    zz_outcome outcome;
    REQUIRE(zz_zu_solve(solver, board, &outcome, NULL) == ZZ_OK);
    REQUIRE((outcome.winner == ZZ_WINNER_FIRST) == (expected.winner == 'R'));
    REQUIRE((outcome.winner == ZZ_WINNER_SECOND) == (expected.winner == 'B'));
    REQUIRE(outcome.plies == (uint64_t)expected.plies);
}

void fuzz(const char *bytes, size_t size)
{
    zz_text *text = fuzz_open(bytes, size);
    zz_zu_solver *solver;
    uint64_t id;
    uint64_t boards = 0;
    REQUIRE(zz_zu_solver_create(&solver, &fuzz_options, NULL) == ZZ_OK);
    if (zz_zu_read_header(text, &id, &boards, NULL) != ZZ_OK)
        boards = 0;
    for (unsigned i = 0; i < boards && i < MOST_BOARDS; i++) {
        zz_zu_board *board;
        if (zz_zu_board_read(&board, text, &fuzz_options, NULL) != ZZ_OK)
            break;
        if (is_small(board))
            compare(solver, board);
        zz_zu_board_free(board);
    }
    zz_zu_solver_free(solver);
    zz_text_close(text);
}
