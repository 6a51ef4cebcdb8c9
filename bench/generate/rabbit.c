/* rabbit.c: rabbit boards of size × size squares with long records.
 *
 * A record is the path that the blank takes, which enters no square twice. Squares on the path are
 * white and black in turn; the others are filled by the kind:
 *
 *     snake    the path runs through all squares, row by row, to and fro
 *     spiral   through all squares, from the corner inwards
 *     winding  through all squares, around a random tree
 *     half     around a random tree through half of the squares; the others are random
 *     surplus  the same, but two thirds of the others are white: blacks run out, and nearly every
 *              search for a partner of a white square fails after having seen a large part of it
 *     defects  a snake through the upper half; the lower half is a chessboard in which one square
 *              in two hundred has the wrong colour: almost perfectly matched
 *
 * The winding path: a random spanning tree joins the cells of 2 × 2 squares, and the path goes
 * around it with the tree on its left:
 *
 *     ┌──┐        a cell's four squares are linked to each other where the tree has no branch on
 *     │╶┐│        that side, and to the next cell's where it has
 *     └┐││
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "generate.h"

struct path {
    uint32_t size;
    uint32_t length;
    uint32_t *squares; /* row × size + col, in the order in which the blank gets there */
};

static void append(struct path *path, uint32_t row, uint32_t col)
{
    path->squares[path->length++] = row * path->size + col;
}

static void make_snake(struct path *path, uint32_t rows)
{
    for (uint32_t row = 0; row < rows; row++)
        for (uint32_t i = 0; i < path->size; i++)
            append(path, row, row % 2 ? path->size - 1 - i : i);
}

static void make_spiral(struct path *path)
{
    uint32_t first = 0;
    uint32_t last = path->size - 1;
    for (; first < last; first++, last--) {
        for (uint32_t i = first; i < last; i++)
            append(path, first, i);
        for (uint32_t i = first; i < last; i++)
            append(path, i, last);
        for (uint32_t i = last; i > first; i--)
            append(path, last, i);
        for (uint32_t i = last; i > first + 1; i--)
            append(path, i, first);
        append(path, first + 1, first);
    }
    if (first == last)
        append(path, first, first);
}

/* Directions: 0 up, 1 right, 2 down, 3 left. */
static const int ROW_STEP[4] = {-1, 0, 1, 0};
static const int COL_STEP[4] = {0, 1, 0, -1};

/* branches[cell] has bit d when the tree goes on in direction d. Grown by a walk that turns back
 * where it is stuck, so the tree has long arms. */
static unsigned char *make_tree(uint32_t cells)
{
    unsigned char *branches = memory_for((size_t)cells * cells, 1);
    uint32_t *stack = memory_for((size_t)cells * cells, sizeof *stack);
    bool *seen = memory_for((size_t)cells * cells, sizeof *seen);
    size_t height = 1;
    seen[0] = true;
    while (height > 0) {
        uint32_t cell = stack[height - 1];
        uint32_t ways[4];
        uint32_t count = 0;
        for (uint32_t d = 0; d < 4; d++) {
            int64_t row = (int64_t)(cell / cells) + ROW_STEP[d];
            int64_t col = (int64_t)(cell % cells) + COL_STEP[d];
            if (row >= 0 && col >= 0 && row < cells && col < cells && !seen[row * cells + col])
                ways[count++] = d;
        }
        if (count == 0) {
            height--;
            continue;
        }
        uint32_t d = ways[random_below(count)];
        uint32_t next = (uint32_t)((int64_t)cell + ROW_STEP[d] * (int64_t)cells + COL_STEP[d]);
        branches[cell] |= (unsigned char)(1u << d);
        branches[next] |= (unsigned char)(1u << (d + 2) % 4);
        seen[next] = true;
        stack[height++] = next;
    }
    free(seen);
    free(stack);
    return branches;
}

/* Around the tree clockwise. In a cell, the squares in clockwise order from the top left one have
 * numbers 0 1 / 3 2; from square q the way round is direction q + 1 (right, down, left, up) within
 * the cell, unless a branch is there to be followed: that goes in direction q. */
static void make_winding(struct path *path)
{
    uint32_t cells = path->size / 2;
    unsigned char *branches = make_tree(cells);
    int64_t row = 0;
    int64_t col = 0;
    for (uint32_t i = 0; i < 4 * cells * cells; i++) {
        append(path, (uint32_t)row, (uint32_t)col);
        uint32_t corner = row % 2 ? (col % 2 ? 2 : 3) : (col % 2 ? 1 : 0);
        unsigned branch = branches[row / 2 * cells + col / 2];
        uint32_t d = branch >> corner & 1 ? corner : (corner + 1) % 4;
        row += ROW_STEP[d];
        col += COL_STEP[d];
    }
    free(branches);
}

static void print_game(const char *squares, const struct path *path)
{
    uint32_t size = path->size;
    uint32_t rounds = (path->length - 1) / 2;
    printf("%u %u\n", size, size);
    for (uint32_t row = 0; row < size; row++)
        printf("%.*s\n", (int)size, squares + (size_t)row * size);
    printf("%u\n", rounds);
    for (uint32_t i = 1; i <= 2 * rounds; i++)
        printf("%u %u\n", path->squares[i] / size + 1, path->squares[i] % size + 1);
}

bool generate_rabbit(const char *kind, uint32_t size)
{
    uint32_t all = size * size;
    bool surplus = strcmp(kind, "surplus") == 0;
    bool defects = strcmp(kind, "defects") == 0;
    bool half = strcmp(kind, "half") == 0 || surplus;
    if (size < 4 || size % 2)
        return false;
    struct path path = {size, 0, memory_for(all, sizeof *path.squares)};
    char *squares = memory_for(all, 1);
    if (strcmp(kind, "snake") == 0)
        make_snake(&path, size);
    else if (strcmp(kind, "spiral") == 0)
        make_spiral(&path);
    else if (strcmp(kind, "winding") == 0 || half)
        make_winding(&path);
    else if (defects)
        make_snake(&path, size / 2);
    else
        return false;
    if (half)
        path.length /= 2;
    for (uint32_t i = 0; i < all; i++) {
        bool white = (i / size + i % size) % 2 == 1;
        if (half)
            white = random_chance(surplus ? 66.7 : 50);
        else if (defects && random_chance(0.5))
            white = !white;
        squares[i] = white ? 'O' : 'X';
    }
    for (uint32_t i = 0; i < path.length; i++)
        squares[path.squares[i]] = i == 0 ? '.' : i % 2 ? 'O' : 'X';
    print_game(squares, &path);
    return true;
}
