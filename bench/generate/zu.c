/* zu.c: zu boards of size × size squares.
 *
 *     open      no obstacles, the pieces anywhere, the pawn not in row 1
 *     sparse    2–10 % obstacles
 *     dense     15–30 % obstacles
 *     random    0–40 % obstacles
 *     last-row  no obstacles, the generals in the top left corner, the pawn in the bottom left one:
 *               every row of the pawn has to be solved */
#include <stdio.h>
#include <string.h>

#include "generate.h"

static void place(char *squares, uint32_t from, uint32_t end, char piece)
{
    uint32_t square;
    do
        square = from + random_below(end - from);
    while (squares[square] == 'X' || squares[square] == 'O');
    squares[square] = piece;
}

static void print_board(const char *squares, uint32_t size)
{
    printf("%u %u\n", size, size);
    for (uint32_t row = 0; row < size; row++)
        printf("%.*s\n", (int)size, squares + (size_t)row * size);
}

static bool fill(char *squares, const char *kind, uint32_t size)
{
    uint32_t all = size * size;
    double percent;
    if (strcmp(kind, "open") == 0)
        percent = 0;
    else if (strcmp(kind, "sparse") == 0)
        percent = 2 + random_below(801) / 100.0;
    else if (strcmp(kind, "dense") == 0)
        percent = 15 + random_below(1501) / 100.0;
    else if (strcmp(kind, "random") == 0)
        percent = random_below(4001) / 100.0;
    else
        return false;
    for (uint32_t i = 0; i < all; i++)
        squares[i] = random_chance(percent) ? '#' : '.';
    place(squares, size, all, 'X');
    place(squares, 0, all, 'O');
    place(squares, 0, all, 'O');
    return true;
}

bool generate_zu(const char *kind, uint32_t size, uint32_t boards)
{
    if (size < 2)
        return false;
    char *squares = memory_for((size_t)size * size, 1);
    printf("0 %u\n", boards);
    for (uint32_t i = 0; i < boards; i++) {
        if (strcmp(kind, "last-row") == 0) {
            memset(squares, '.', (size_t)size * size);
            squares[0] = squares[1] = 'O';
            squares[(size_t)size * (size - 1)] = 'X';
        } else if (!fill(squares, kind, size)) {
            return false;
        }
        print_board(squares, size);
    }
    return true;
}
