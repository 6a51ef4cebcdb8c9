/* rabbit_families.c: kinds of rabbit boards with their records.
 *
 * A record is the path of the blank, which enters no square twice: white and black squares in turn.
 * Here the path comes first and gives its squares their colours; the others get theirs from the
 * family. The contest promises that Rabbit has no move at the end: whites beside the path's last
 * square are made black. So every record is legal, and lost, by construction. */
#include <stdlib.h>

#include "canvas.h"
#include "family.h"

#include "cli/random.h"

/* path[0 … length - 1] are squares of the board, path[0] the blank at the start. */
struct draft {
    struct canvas board;
    struct canvas entered; /* '+' where the path goes */
    uint32_t *path;
    uint32_t length;
};

static void close_draft(struct draft *draft)
{
    canvas_close(&draft->board);
    canvas_close(&draft->entered);
    free(draft->path);
}

static bool open_draft(struct draft *draft, const struct demand *demand, uint64_t *random,
                       struct buffer *text)
{
    uint32_t rows;
    uint32_t cols;
    *draft = (struct draft){.length = 0};
    if (!demand_draw_size(demand, 1, RABBIT_MOST_SIZE, 3, random, &rows, &cols))
        return false;
    draft->path = malloc(sizeof *draft->path * rows * cols);
    text->failed |= !draft->path || !canvas_open(&draft->board, rows, cols, 'X') ||
                    !canvas_open(&draft->entered, rows, cols, '.');
    if (text->failed)
        close_draft(draft);
    return !text->failed;
}

static void enter(struct draft *draft, uint32_t square)
{
    draft->path[draft->length++] = square;
    draft->entered.squares[square] = '+';
}

/* A walk that enters no square twice, from anywhere, until it is stuck. */
static void walk(struct draft *draft, uint64_t *random)
{
    struct canvas *board = &draft->board;
    uint32_t at = random_below(random, board->rows * board->cols);
    while (draft->length > 0)
        draft->entered.squares[draft->path[--draft->length]] = '.';
    while (at != NO_SQUARE) {
        uint32_t ways[4];
        uint32_t count = 0;
        enter(draft, at);
        for (unsigned direction = 0; direction < 4; direction++) {
            uint32_t next = canvas_beside(board, at, direction);
            if (next != NO_SQUARE && draft->entered.squares[next] != '+')
                ways[count++] = next;
        }
        at = count ? ways[random_below(random, count)] : NO_SQUARE;
    }
}

/* Gives the path its colours and writes the game. False when the path is too short for a round. */
static bool write_game(struct draft *draft, const struct demand *demand, uint64_t *random,
                       struct buffer *text)
{
    struct canvas *board = &draft->board;
    uint32_t most = (draft->length - 1) / 2;
    uint32_t rounds;
    if (draft->length < 3)
        return false;
    if (!range_draw(demand->rounds, 1, most < RABBIT_MOST_ROUNDS ? most : RABBIT_MOST_ROUNDS,
                    random, &rounds))
        rounds = most;
    if (rounds > RABBIT_MOST_ROUNDS)
        rounds = RABBIT_MOST_ROUNDS;
    for (unsigned direction = 0; direction < 4; direction++) {
        uint32_t beside = canvas_beside(board, draft->path[2 * rounds], direction);
        if (beside != NO_SQUARE)
            board->squares[beside] = 'X';
    }
    for (uint32_t i = 0; i <= 2 * rounds; i++)
        board->squares[draft->path[i]] = i == 0 ? '.' : i % 2 ? 'O' : 'X';
    canvas_write(board, text);
    buffer_format(text, "%u\n", rounds);
    for (uint32_t i = 1; i <= 2 * rounds; i++)
        buffer_format(text, "%u %u\n", draft->path[i] / board->cols + 1,
                      draft->path[i] % board->cols + 1);
    return true;
}

static bool make_random(const struct demand *demand, uint64_t *random, struct buffer *text)
{
    struct draft draft;
    size_t used = text->used;
    bool made = false;
    if (!open_draft(&draft, demand, random, text))
        return false;
    canvas_sprinkle(&draft.board, 'X', 'O', demand_draw_density(demand, 20, 80, random), random);
    while (draft.length < 3)
        walk(&draft, random);
    made = write_game(&draft, demand, random, text) && !text->failed;
    if (!made)
        buffer_cut(text, used);
    close_draft(&draft);
    return made;
}

const struct family RABBIT_FAMILIES[] = {
    {"random", "colours anywhere, and a blank that wanders", make_random},
    {.name = NULL},
};
