#include "reference/rabbit.h"

static int find_blank(int rows, int cols, const char *board)
{
    for (int square = 0; square < rows * cols; square++)
        if (board[square] == '.')
            return square;
    return -1;
}

static char opponent(char side)
{
    return side == 'O' ? 'X' : 'O';
}

int reference_rabbit_moves(int rows, int cols, const char *board, char side, int moves[4])
{
    static const int steps[4][2] = {{-1, 0}, {0, -1}, {0, 1}, {1, 0}};
    int blank = find_blank(rows, cols, board);
    int count = 0;
    for (int i = 0; i < 4; i++) {
        int row = blank / cols + steps[i][0];
        int col = blank % cols + steps[i][1];
        if (row < 0 || row >= rows || col < 0 || col >= cols)
            continue;
        if (board[row * cols + col] == side)
            moves[count++] = row * cols + col;
    }
    return count;
}

void reference_rabbit_slide(int rows, int cols, char *board, int square)
{
    board[find_blank(rows, cols, board)] = board[square];
    board[square] = '.';
}

bool reference_rabbit_wins(int rows, int cols, char *board, char side)
{
    int moves[4];
    int count = reference_rabbit_moves(rows, cols, board, side, moves);
    int blank = find_blank(rows, cols, board);
    bool wins = false;
    for (int i = 0; i < count && !wins; i++) {
        reference_rabbit_slide(rows, cols, board, moves[i]);
        wins = !reference_rabbit_wins(rows, cols, board, opponent(side));
        reference_rabbit_slide(rows, cols, board, blank);
    }
    return wins;
}

uint64_t reference_rabbit_count(int rows, int cols, char *board, char side, int plies)
{
    if (plies == 0)
        return 1;
    int moves[4];
    int count = reference_rabbit_moves(rows, cols, board, side, moves);
    int blank = find_blank(rows, cols, board);
    uint64_t lines = 0;
    for (int i = 0; i < count; i++) {
        reference_rabbit_slide(rows, cols, board, moves[i]);
        lines += reference_rabbit_count(rows, cols, board, opponent(side), plies - 1);
        reference_rabbit_slide(rows, cols, board, blank);
    }
    return lines;
}
