#include "reference/geography.h"

bool reference_geography_mover_wins(int rows, int cols, char *maze, int square)
{
    static const int steps[4][2] = {{-1, 0}, {0, -1}, {0, 1}, {1, 0}};
    bool wins = false;
    maze[square] = 'v'; /* visited */
    for (int i = 0; i < 4 && !wins; i++) {
        int row = square / cols + steps[i][0];
        int col = square % cols + steps[i][1];
        if (row < 0 || row >= rows || col < 0 || col >= cols)
            continue;
        if (maze[row * cols + col] == '.')
            wins = !reference_geography_mover_wins(rows, cols, maze, row * cols + col);
    }
    maze[square] = '.';
    return wins;
}
