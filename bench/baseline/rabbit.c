/* rabbit.c: the textbook solver for rabbit, to compare with: the game backwards, one augmenting
 * search for each square that comes back.
 *
 * The side to move wins exactly when every maximum matching covers the blank's square; going
 * backwards, that is when adding the square makes the matching larger. So one search for an
 * augmenting path from each added square answers everything. The search is breadth-first; a stamp
 * says which squares it has seen.
 *
 * Reads the contest's format on standard input and writes the contest's answers. */
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

enum { NOBODY = -1 };

static int rows, cols;
static char *colour;   /* 'O', 'X' or 0 for a square that is not there; the blank counts as 'X' */
static int32_t *mate;  /* by square, or NOBODY */
static int32_t *reach; /* by square of the other colour: from where the search came */
static uint32_t *seen; /* by square: the last search that saw it */
static int32_t *queue;
static uint32_t stamp;

static void *memory_for(size_t count, size_t size)
{
    void *memory = calloc(count, size);
    if (!memory) {
        fprintf(stderr, "baseline rabbit: out of memory\n");
        exit(71);
    }
    return memory;
}

static int32_t neighbour(int32_t square, int direction)
{
    int32_t row = square / cols;
    int32_t col = square % cols;
    switch (direction) {
    case 0:
        return row > 0 ? square - cols : NOBODY;
    case 1:
        return col > 0 ? square - 1 : NOBODY;
    case 2:
        return col + 1 < cols ? square + 1 : NOBODY;
    default:
        return row + 1 < rows ? square + cols : NOBODY;
    }
}

static void flip(int32_t end)
{
    while (end != NOBODY) {
        int32_t from = reach[end];
        int32_t next = mate[from];
        mate[end] = from;
        mate[from] = end;
        end = next;
    }
}

static bool augment(int32_t root)
{
    int32_t count = 0;
    stamp++;
    queue[count++] = root;
    for (int32_t next = 0; next < count; next++)
        for (int direction = 0; direction < 4; direction++) {
            int32_t to = neighbour(queue[next], direction);
            if (to == NOBODY || !colour[to] || colour[to] == colour[root] || seen[to] == stamp)
                continue;
            seen[to] = stamp;
            reach[to] = queue[next];
            if (mate[to] == NOBODY) {
                flip(to);
                return true;
            }
            queue[count++] = mate[to];
        }
    return false;
}

/* Takes the blank's path off the board, square by square, and gives the colours it had. */
static int32_t *read_path(int32_t *length, int32_t blank)
{
    int rounds;
    if (scanf("%d", &rounds) != 1)
        exit(65);
    *length = 2 * rounds + 1;
    int32_t *path = memory_for((size_t)*length, sizeof *path);
    path[0] = blank;
    for (int32_t i = 1; i < *length; i++) {
        int row, col;
        if (scanf("%d %d", &row, &col) != 2)
            exit(65);
        path[i] = (row - 1) * cols + col - 1;
    }
    return path;
}

static int32_t read_board(void)
{
    int32_t blank = 0;
    if (scanf("%d %d", &rows, &cols) != 2)
        exit(65);
    size_t squares = (size_t)rows * (size_t)cols;
    colour = memory_for(squares, 1);
    mate = memory_for(squares, sizeof *mate);
    reach = memory_for(squares, sizeof *reach);
    seen = memory_for(squares, sizeof *seen);
    queue = memory_for(squares, sizeof *queue);
    for (size_t i = 0; i < squares; i++) {
        if (scanf(" %c", &colour[i]) != 1)
            exit(65);
        if (colour[i] == '.') {
            blank = (int32_t)i;
            colour[i] = 'X';
        }
        mate[i] = NOBODY;
    }
    return blank;
}

int main(void)
{
    int32_t blank = read_board();
    int32_t length;
    int32_t *path = read_path(&length, blank);
    char *taken = memory_for((size_t)length, 1);
    bool *wins = memory_for((size_t)length, sizeof *wins);
    for (int32_t i = 0; i < length; i++) {
        taken[i] = colour[path[i]];
        colour[path[i]] = 0;
    }
    for (int32_t square = 0; square < rows * cols; square++)
        if (colour[square] == 'O')
            augment(square);
    for (int32_t i = length - 1; i >= 0; i--) {
        colour[path[i]] = taken[i];
        wins[i] = augment(path[i]);
    }
    int mistakes = 0;
    for (int32_t i = 0; i + 1 < length; i += 2)
        mistakes += wins[i] && wins[i + 1];
    printf("%d\n", mistakes);
    for (int32_t i = 0; i + 1 < length; i += 2)
        if (wins[i] && wins[i + 1])
            printf("%d\n", i / 2 + 1);
    return 0;
}
