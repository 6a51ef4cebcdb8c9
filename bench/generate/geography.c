/* geography.c: mazes of size × size squares.
 *
 *     open      no walls
 *     corridor  one corridor, to and fro
 *     comb      a corridor along the top, and from it a tooth of another length in every second
 *               column
 *     edges     no walls but on two edges, in every second square: the upper half lacks squares of
 *               one colour on the left, the lower half of the other on the right, and what is left
 *               over finds each other only across the whole maze
 *     halves    likewise, but one square in two hundred of each half is a wall
 *     tiled     dominoes laid at random until no more fit, and walls elsewhere: the squares can all
 *               be paired, but nearly every beginning goes wrong somewhere
 *     PERCENT   so many walls, anywhere; about 40 is where a maze falls into parts */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "generate.h"

static void lay_dominoes(char *maze, uint32_t size)
{
    uint32_t all = size * size;
    memset(maze, '#', all);
    uint32_t *order = memory_for(all, sizeof *order);
    for (uint32_t i = 0; i < all; i++) {
        uint32_t j = random_below(i + 1);
        order[i] = order[j];
        order[j] = i;
    }
    for (uint32_t i = 0; i < all; i++) {
        uint32_t square = order[i];
        bool across = random_below(2);
        for (int way = 0; way < 2 && maze[square] == '#'; way++, across = !across) {
            bool fits = across ? square % size + 1 < size : square / size + 1 < size;
            uint32_t other = square + (across ? 1 : size);
            if (fits && maze[other] == '#')
                maze[square] = maze[other] = '.';
        }
    }
    free(order);
}

static bool is_wall(const char *kind, uint32_t size, uint32_t row, uint32_t col, uint32_t tooth)
{
    bool black = (row + col) % 2 == 0;
    if (strcmp(kind, "corridor") == 0)
        return row % 2 == 1 && col != (row % 4 == 1 ? size - 1 : 0);
    if (strcmp(kind, "comb") == 0)
        return row >= tooth;
    if (strcmp(kind, "edges") == 0)
        return row < size / 2 ? col == 0 && black : col == size - 1 && !black;
    if (strcmp(kind, "halves") == 0)
        return black == (col < size / 2) && random_chance(0.5);
    return random_chance(strtod(kind, NULL));
}

static bool is_kind(const char *kind)
{
    static const char *const words[] = {"open", "corridor", "comb", "edges", "halves", "tiled"};
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (strcmp(kind, words[i]) == 0)
            return true;
    char *end;
    strtod(kind, &end);
    return end != kind && !*end;
}

bool generate_geography(const char *kind, uint32_t size)
{
    if (size < 2 || !is_kind(kind))
        return false;
    char *maze = memory_for((size_t)size * size, 1);
    uint32_t *teeth = memory_for(size, sizeof *teeth);
    for (uint32_t col = 0; col < size; col++)
        teeth[col] = col % 2 ? 1 : 1 + random_below(size);
    if (strcmp(kind, "tiled") == 0)
        lay_dominoes(maze, size);
    else
        for (uint32_t i = 0; i < size * size; i++)
            maze[i] = is_wall(kind, size, i / size, i % size, teeth[i % size]) ? '#' : '.';
    printf("%u %u\n", size, size);
    for (uint32_t row = 0; row < size; row++)
        printf("%.*s\n", (int)size, maze + (size_t)row * size);
    free(teeth);
    free(maze);
    return true;
}
