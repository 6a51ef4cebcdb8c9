/* solve_rabbit.c: a record, judged by the library and by the reference after each of its moves. The
 * record is read here once more, in the plainest way, since the library keeps it to itself. */
#include <zugzwang/rabbit.h>

#include "fuzz/harness.h"
#include "reference/rabbit.h"

enum { MOST_SQUARES = 16 };

static bool is_small(const zz_rabbit_game *game)
{
    return (uint64_t)zz_rabbit_game_rows(game) * zz_rabbit_game_cols(game) <= MOST_SQUARES;
}

static bool is_legal(int rows, int cols, const char *board, char side, int square)
{
    int moves[4];
    int count = reference_rabbit_moves(rows, cols, board, side, moves);
    for (int i = 0; i < count; i++)
        if (moves[i] == square)
            return true;
    return false;
}

static void compare(const zz_rabbit_game *game, struct fuzz_words words)
{
    /* No square is entered twice, so no record is longer than the board. */
    bool mover_wins[MOST_SQUARES + 1];
    char board[MOST_SQUARES];
    int rows = (int)fuzz_next_number(&words);
    int cols = (int)fuzz_next_number(&words);
    REQUIRE(zz_rabbit_game_moves(game) <= MOST_SQUARES);
    REQUIRE(zz_rabbit_solve(game, mover_wins, &fuzz_options, NULL) == ZZ_OK);
    for (int row = 0; row < rows; row++)
        fuzz_next_row(&words, board + row * cols, (uint32_t)cols);
    uint64_t moves = 2 * (uint64_t)fuzz_next_number(&words);
    uint64_t read = zz_rabbit_game_moves(game);
    REQUIRE(moves == read || moves == read + 1);
    for (uint64_t i = 0; i <= moves; i++) {
        char side = i % 2 ? 'X' : 'O';
        REQUIRE(mover_wins[i] == reference_rabbit_wins(rows, cols, board, side));
        if (i == moves)
            break;
        int row = (int)fuzz_next_number(&words);
        int col = (int)fuzz_next_number(&words);
        if (i == read) {
            REQUIRE(row == 0 && col == 0);
            break;
        }
        int square = (row - 1) * cols + col - 1;
        REQUIRE(is_legal(rows, cols, board, side, square));
        reference_rabbit_slide(rows, cols, board, square);
    }
}

void fuzz(const char *bytes, size_t size)
{
    zz_text *text = fuzz_open(bytes, size);
    zz_rabbit_game *game;
    if (zz_rabbit_game_read(&game, text, &fuzz_options, NULL) == ZZ_OK && is_small(game))
        compare(game, fuzz_words_of(bytes, size));
    zz_rabbit_game_free(game);
    zz_text_close(text);
}
