/* rabbit_paths.c: paths that enter no square twice: through as many squares as possible, or by
 * chance.
 *
 * The winding path goes around a random tree, which joins cells of 2 × 2 squares:
 *
 *     ┌──┐        a cell's four squares are linked to each other where the tree has no branch on
 *     │╶┐│        that side, and to the next cell's where it has
 *     └┐││
 */
#include <stdlib.h>

#include "rabbit_draft.h"

#include "cli/random.h"

/* Squares beside this one that the path may still enter. */
static uint32_t ways_from(const struct rabbit_draft *draft, uint32_t square, uint32_t ways[4])
{
    uint32_t count = 0;
    for (unsigned direction = 0; direction < 4; direction++) {
        uint32_t next = canvas_beside(&draft->entered, square, direction);
        if (next != NO_SQUARE && draft->entered.squares[next] != '+')
            ways[count++] = next;
    }
    return count;
}

/* The one of the ways that has fewest ways on, as Warnsdorff's knights do. */
static uint32_t narrowest(const struct rabbit_draft *draft, const uint32_t *ways, uint32_t count,
                          uint64_t *random)
{
    uint32_t first = random_below(random, count);
    uint32_t best = ways[first];
    uint32_t fewest = UINT32_MAX;
    for (uint32_t i = 0; i < count; i++) {
        uint32_t unused[4];
        uint32_t on = ways_from(draft, ways[(first + i) % count], unused);
        if (on < fewest) {
            fewest = on;
            best = ways[(first + i) % count];
        }
    }
    return best;
}

void rabbit_walk(struct rabbit_draft *draft, bool far, uint64_t *random)
{
    do {
        uint32_t at = random_below(random, draft->board.rows * draft->board.cols);
        rabbit_forget_path(draft);
        while (at != NO_SQUARE) {
            uint32_t ways[4];
            rabbit_enter(draft, at);
            uint32_t count = ways_from(draft, at, ways);
            at = count == 0 ? NO_SQUARE
                 : far      ? narrowest(draft, ways, count, random)
                            : ways[random_below(random, count)];
        }
    } while (draft->length < 3);
}

void rabbit_snake(struct rabbit_draft *draft)
{
    uint32_t cols = draft->board.cols;
    rabbit_forget_path(draft);
    for (uint32_t row = 0; row < draft->board.rows; row++)
        for (uint32_t i = 0; i < cols; i++)
            rabbit_enter(draft, row * cols + (row % 2 ? cols - 1 - i : i));
}

/* Straight on as long as possible, then a turn to the right. */
void rabbit_spiral(struct rabbit_draft *draft)
{
    uint32_t at = 0;
    unsigned direction = 1;
    rabbit_forget_path(draft);
    rabbit_enter(draft, at);
    for (unsigned turns = 0; turns < 2;) {
        uint32_t next = canvas_beside(&draft->board, at, direction);
        if (next == NO_SQUARE || draft->entered.squares[next] == '+') {
            direction = (direction + 1) % 4;
            turns++;
            continue;
        }
        rabbit_enter(draft, next);
        at = next;
        turns = 0;
    }
}

/* branches[cell] has bit d when the tree goes on in direction d. Grown by a walk that turns back
 * where it is stuck, so the tree has long arms. */
static void grow_tree(const struct canvas *cells, unsigned char *branches, uint32_t *stack,
                      uint64_t *random)
{
    uint32_t height = 1;
    stack[0] = 0;
    cells->squares[0] = '+';
    while (height > 0) {
        uint32_t cell = stack[height - 1];
        unsigned ways[4];
        uint32_t count = 0;
        for (unsigned direction = 0; direction < 4; direction++) {
            uint32_t next = canvas_beside(cells, cell, direction);
            if (next != NO_SQUARE && cells->squares[next] != '+')
                ways[count++] = direction;
        }
        if (count == 0) {
            height--;
            continue;
        }
        unsigned direction = ways[random_below(random, count)];
        uint32_t next = canvas_beside(cells, cell, direction);
        branches[cell] |= (unsigned char)(1u << direction);
        branches[next] |= (unsigned char)(1u << (direction + 2) % 4);
        cells->squares[next] = '+';
        stack[height++] = next;
    }
}

/* Around the tree clockwise. In a cell, the squares in clockwise order from the top left one have
 * numbers 0 1 / 3 2; from square q the way round is direction q + 1 (right, down, left, up) within
 * the cell, unless a branch is there to be followed: that goes in direction q. */
static void go_around(struct rabbit_draft *draft, const struct canvas *cells,
                      const unsigned char *branches)
{
    uint32_t cols = draft->board.cols;
    uint32_t at = 0;
    for (uint32_t i = 0; i < 4 * cells->rows * cells->cols; i++) {
        uint32_t row = at / cols;
        uint32_t col = at % cols;
        rabbit_enter(draft, at);
        unsigned corner = row % 2 ? (col % 2 ? 2 : 3) : (col % 2 ? 1 : 0);
        unsigned branch = branches[row / 2 * cells->cols + col / 2];
        at = canvas_beside(&draft->board, at, branch >> corner & 1 ? corner : (corner + 1) % 4);
    }
}

bool rabbit_wind(struct rabbit_draft *draft, uint64_t *random)
{
    struct canvas cells;
    if (draft->board.rows < 2 || draft->board.cols < 2) {
        rabbit_walk(draft, true, random);
        return true;
    }
    rabbit_forget_path(draft);
    bool opened = canvas_open(&cells, draft->board.rows / 2, draft->board.cols / 2, '.');
    uint32_t count = cells.rows * cells.cols;
    unsigned char *branches = calloc(count, 1);
    uint32_t *stack = malloc(count * sizeof *stack);
    bool ready = opened && branches && stack;
    if (ready) {
        grow_tree(&cells, branches, stack, random);
        go_around(draft, &cells, branches);
    }
    free(stack);
    free(branches);
    canvas_close(&cells);
    return ready;
}
