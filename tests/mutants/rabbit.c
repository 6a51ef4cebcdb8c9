/* rabbit.c: a textbook program for rabbit, right unless MISTAKE says otherwise.
 *
 * Squares are joined to neighbours of the other colour, the blank being black. From a maximum
 * matching the squares of the blank are taken out one after the other: the side to move wins if the
 * square was matched and its partner finds no other.
 *
 * Each rabbit_*.c beside this one makes one mistake: it sets MISTAKE and includes this file. */
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

enum mistake {
    NONE,
    EGGS_MISTAKES,
    BLANK_IS_WHITE,
    SQUARES_COME_BACK,
    COLOURS_OF_A_CHESSBOARD,
    MATCHED_IS_ENOUGH,
    LOST_BEFORE,
    MARKS_NOT_CLEARED,
    ROWS_FOR_COLUMNS,
    COUNTS_FROM_ZERO
};
#ifndef MISTAKE
#define MISTAKE NONE
#endif
static const enum mistake mistake = MISTAKE;

enum { SIZE = 40, SQUARES = SIZE * SIZE, ROUNDS = 1000 };

static int rows;
static int cols;
static char colours[SQUARES]; /* 'O' or 'X' */
static bool removed[SQUARES];
static bool marked[SQUARES];
static int partners[SQUARES]; /* -1: none */

static int number_of(int row, int col)
{
    return row * (mistake == ROWS_FOR_COLUMNS ? rows : cols) + col;
}

static int beside(int square, int direction)
{
    static const int down[] = {-1, 0, 0, 1};
    static const int right[] = {0, -1, 1, 0};
    int width = mistake == ROWS_FOR_COLUMNS ? rows : cols;
    int row = square / width + down[direction];
    int col = square % width + right[direction];
    return row < 0 || row >= rows || col < 0 || col >= cols ? -1 : number_of(row, col);
}

static bool are_joined(int a, int b)
{
    return mistake == COLOURS_OF_A_CHESSBOARD || colours[a] != colours[b];
}

/* Finds a partner for a square that has none, giving others new ones. */
static bool find_partner(int square)
{
    for (int direction = 0; direction < 4; direction++) {
        int other = beside(square, direction);
        if (other < 0 || removed[other] || marked[other] || !are_joined(square, other))
            continue;
        marked[other] = true;
        if (partners[other] < 0 || find_partner(partners[other])) {
            partners[square] = other;
            partners[other] = square;
            return true;
        }
    }
    return false;
}

static bool search_from(int square)
{
    if (mistake != MARKS_NOT_CLEARED)
        memset(marked, 0, sizeof marked);
    return find_partner(square);
}

/* Whether the side to move wins with the blank on this square, which is taken out. */
static bool mover_wins(int square)
{
    int partner = partners[square];
    removed[square] = mistake != SQUARES_COME_BACK;
    partners[square] = -1;
    if (partner < 0)
        return false;
    partners[partner] = -1;
    bool found = search_from(partner);
    return mistake == MATCHED_IS_ENOUGH || !found;
}

int main(void)
{
    static bool wins[2 * ROUNDS + 1];
    static int blanks[2 * ROUNDS + 1];
    int rounds;
    if (scanf("%d %d", &rows, &cols) != 2)
        return 1;
    for (int row = 0; row < rows; row++) {
        char line[SIZE + 1];
        if (scanf("%40s", line) != 1)
            return 1;
        for (int col = 0; col < cols; col++) {
            int square = number_of(row, col);
            if (square >= SQUARES)
                return 1;
            if (line[col] == '.') {
                blanks[0] = square;
                line[col] = mistake == BLANK_IS_WHITE ? 'O' : 'X';
            }
            colours[square] = line[col];
        }
    }
    if (scanf("%d", &rounds) != 1)
        return 1;
    for (int i = 1; i <= 2 * rounds; i++) {
        int row;
        int col;
        if (scanf("%d %d", &row, &col) != 2)
            return 1;
        blanks[i] = number_of(row - 1, col - 1);
    }
    memset(partners, -1, sizeof partners);
    for (int row = 0; row < rows; row++)
        for (int col = 0; col < cols; col++)
            if (partners[number_of(row, col)] < 0 && colours[number_of(row, col)] == 'O')
                search_from(number_of(row, col));
    for (int i = 0; i <= 2 * rounds; i++)
        wins[i] = mover_wins(blanks[i]);
    int side = mistake == EGGS_MISTAKES ? 1 : 0;
    int mistakes[ROUNDS];
    int count = 0;
    for (int i = 1; i <= rounds; i++)
        if ((wins[2 * i - 2 + side] || mistake == LOST_BEFORE) && wins[2 * i - 1 + side])
            mistakes[count++] = mistake == COUNTS_FROM_ZERO ? i - 1 : i;
    printf("%d\n", count);
    for (int i = 0; i < count; i++)
        printf("%d\n", mistakes[i]);
    return 0;
}
