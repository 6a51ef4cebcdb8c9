/* geography.c: the textbook solver for geography, to compare with: Hopcroft and Karp's matching,
 * then the squares that alternating paths reach from unmatched ones.
 *
 * A phase numbers the squares in layers from the unmatched black ones, then looks for augmenting
 * paths from layer to layer, depth first, each square's neighbours being tried once a phase. The
 * depth-first search keeps its path in an array of its own: a million squares would be too deep for
 * the stack.
 *
 * Reads the contest's format on standard input and writes the contest's answers. */
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { NOBODY = -1 };

static int rows, cols;
static char *maze;     /* with a border of walls; '.' free */
static int32_t width;  /* of the maze with its border */
static int32_t *mate;  /* by square, or NOBODY */
static int32_t *layer; /* by black square, or NOBODY */
static uint8_t *tried; /* by black square: directions tried in this phase */
static int32_t *queue;
static int32_t steps[4];

static void *memory_for(size_t count, size_t size)
{
    void *memory = calloc(count, size);
    if (!memory) {
        fprintf(stderr, "baseline geography: out of memory\n");
        exit(71);
    }
    return memory;
}

static bool is_black(int32_t square)
{
    return (square / width + square % width) % 2 == 0;
}

static void match_greedily(void)
{
    for (int32_t square = 0; square < (rows + 2) * width; square++)
        for (int d = 0; d < 4 && maze[square] == '.' && is_black(square) && mate[square] == NOBODY;
             d++) {
            int32_t to = square + steps[d];
            if (maze[to] == '.' && mate[to] == NOBODY) {
                mate[square] = to;
                mate[to] = square;
            }
        }
}

/* Numbers the layers; false when no unmatched white square can be reached. */
static bool number_layers(void)
{
    int32_t count = 0;
    bool found = false;
    for (int32_t square = 0; square < (rows + 2) * width; square++) {
        layer[square] = NOBODY;
        tried[square] = 0;
        if (maze[square] == '.' && is_black(square) && mate[square] == NOBODY) {
            layer[square] = 0;
            queue[count++] = square;
        }
    }
    for (int32_t next = 0; next < count; next++)
        for (int d = 0; d < 4; d++) {
            int32_t to = queue[next] + steps[d];
            if (maze[to] != '.')
                continue;
            if (mate[to] == NOBODY) {
                found = true;
            } else if (layer[mate[to]] == NOBODY) {
                layer[mate[to]] = layer[queue[next]] + 1;
                queue[count++] = mate[to];
            }
        }
    return found;
}

/* The path is a stack of black squares; the last direction tried of each leads to the next one. */
static void augment(int32_t root, int32_t *path)
{
    int32_t height = 0;
    path[height++] = root;
    while (height > 0) {
        int32_t square = path[height - 1];
        if (tried[square] == 4) {
            height--;
            continue;
        }
        int32_t to = square + steps[tried[square]++];
        if (maze[to] != '.')
            continue;
        if (mate[to] != NOBODY) {
            if (layer[mate[to]] == layer[square] + 1 && tried[mate[to]] < 4)
                path[height++] = mate[to];
            continue;
        }
        for (int32_t i = 0; i < height; i++) {
            int32_t white = path[i] + steps[tried[path[i]] - 1];
            mate[path[i]] = white;
            mate[white] = path[i];
            tried[path[i]] = 4;
        }
        return;
    }
}

/* Marks what an even number of steps along alternating paths leads to from unmatched squares. */
static void mark_safe(char *safe)
{
    int32_t count = 0;
    for (int32_t square = 0; square < (rows + 2) * width; square++)
        if (maze[square] == '.' && mate[square] == NOBODY) {
            safe[square] = 1;
            queue[count++] = square;
        }
    for (int32_t next = 0; next < count; next++)
        for (int d = 0; d < 4; d++) {
            int32_t to = queue[next] + steps[d];
            if (maze[to] == '.' && mate[to] != NOBODY && !safe[mate[to]]) {
                safe[mate[to]] = 1;
                queue[count++] = mate[to];
            }
        }
}

static void read_maze(void)
{
    if (scanf("%d %d", &rows, &cols) != 2)
        exit(65);
    width = cols + 2;
    maze = memory_for((size_t)(rows + 2) * (size_t)width, 1);
    char format[32];
    snprintf(format, sizeof format, "%%%ds", cols);
    for (int row = 1; row <= rows; row++)
        if (scanf(format, maze + (size_t)row * (size_t)width + 1) != 1)
            exit(65);
}

int main(void)
{
    read_maze();
    size_t squares = (size_t)(rows + 2) * (size_t)width;
    const int32_t around[4] = {-width, -1, 1, width};
    memcpy(steps, around, sizeof steps);
    mate = memory_for(squares, sizeof *mate);
    layer = memory_for(squares, sizeof *layer);
    tried = memory_for(squares, 1);
    queue = memory_for(squares, sizeof *queue);
    int32_t *path = memory_for(squares, sizeof *path);
    char *safe = memory_for(squares, 1);
    for (size_t i = 0; i < squares; i++)
        mate[i] = NOBODY;
    match_greedily();
    while (number_layers())
        for (int32_t square = 0; square < (int32_t)squares; square++)
            if (maze[square] == '.' && is_black(square) && mate[square] == NOBODY)
                augment(square, path);
    mark_safe(safe);
    bool any = memchr(safe, 1, squares) != NULL;
    puts(any ? "WIN" : "LOSE");
    for (int row = 1; row <= rows; row++)
        for (int col = 1; col <= cols; col++)
            if (safe[(size_t)row * (size_t)width + (size_t)col])
                printf("%d %d\n", row, col);
    return 0;
}
