#include "rabbit_draft.h"

#include <stdlib.h>

#include <zugzwang/rabbit.h>

#include "cli/random.h"

static void close_draft(struct rabbit_draft *draft)
{
    canvas_close(&draft->board);
    canvas_close(&draft->entered);
    free(draft->path);
    draft->path = NULL;
}

bool rabbit_open(struct rabbit_draft *draft, const struct demand *demand, uint64_t *random,
                 struct buffer *text)
{
    uint32_t rows;
    uint32_t cols;
    *draft = (struct rabbit_draft){.length = 0};
    if (!demand_draw_size(demand, 1, RABBIT_MOST_SIZE, 3, random, &rows, &cols))
        return false;
    draft->path = malloc(sizeof *draft->path * rows * cols);
    text->failed |= !draft->path || !canvas_open(&draft->board, rows, cols, 'X') ||
                    !canvas_open(&draft->entered, rows, cols, '.');
    if (text->failed)
        close_draft(draft);
    return !text->failed;
}

void rabbit_enter(struct rabbit_draft *draft, uint32_t square)
{
    draft->path[draft->length++] = square;
    draft->entered.squares[square] = '+';
}

void rabbit_forget_path(struct rabbit_draft *draft)
{
    while (draft->length > 0)
        draft->entered.squares[draft->path[--draft->length]] = '.';
}

/* Gives the path's squares their colours, and black to those that Rabbit could still move at the
 * end. */
static void colour_path(struct rabbit_draft *draft, uint32_t rounds)
{
    struct canvas *board = &draft->board;
    for (unsigned direction = 0; direction < 4; direction++) {
        uint32_t beside = canvas_beside(board, draft->path[2 * rounds], direction);
        if (beside != NO_SQUARE)
            board->squares[beside] = 'X';
    }
    for (uint32_t i = 0; i <= 2 * rounds; i++)
        board->squares[draft->path[i]] = i == 0 ? '.' : i % 2 ? 'O' : 'X';
}

static void write_record(const struct rabbit_draft *draft, uint32_t rounds, struct buffer *text)
{
    uint32_t cols = draft->board.cols;
    buffer_format(text, "%u\n", rounds);
    for (uint32_t i = 1; i <= 2 * rounds; i++)
        buffer_format(text, "%u %u\n", draft->path[i] / cols + 1, draft->path[i] % cols + 1);
}

bool rabbit_finish(struct rabbit_draft *draft, const struct demand *demand, uint64_t *random,
                   struct buffer *text)
{
    size_t used = text->used;
    uint32_t most = draft->length > 0 ? (draft->length - 1) / 2 : 0;
    uint32_t rounds = most < RABBIT_MOST_ROUNDS ? most : RABBIT_MOST_ROUNDS;
    bool made = most > 0 && !text->failed;
    if (made) {
        if (demand->rounds.given)
            range_draw(demand->rounds, 1, rounds, random, &rounds);
        colour_path(draft, rounds);
        canvas_write(&draft->board, text);
        write_record(draft, rounds, text);
    }
    close_draft(draft);
    if (text->failed)
        buffer_cut(text, used);
    return made && !text->failed;
}

/* ---- Playing ---- */

static zz_status read_game(const char *bytes, size_t size, zz_rabbit_game **game)
{
    zz_text *text;
    *game = NULL;
    zz_status status = zz_text_open_memory(&text, bytes, size, NULL, NULL);
    if (!status)
        status = zz_rabbit_game_read(game, text, NULL, NULL);
    zz_text_close(text);
    return status;
}

/* The draft as a game with no moves yet. */
static zz_status start_trail(const struct rabbit_draft *draft, zz_trail **trail)
{
    struct buffer bytes = {.bytes = NULL};
    zz_rabbit_game *game = NULL;
    zz_status status = ZZ_NO_MEMORY;
    *trail = NULL;
    canvas_write(&draft->board, &bytes);
    buffer_text(&bytes, "0\n");
    if (!bytes.failed)
        status = read_game(bytes.bytes, bytes.used, &game);
    if (!status)
        status = zz_rabbit_trail_create(trail, game, 0, NULL, NULL);
    zz_rabbit_game_free(game);
    buffer_free(&bytes);
    return status;
}

bool rabbit_has_mistake(const char *bytes, size_t size)
{
    zz_rabbit_game *game;
    bool found = false;
    zz_status status = read_game(bytes, size, &game);
    uint64_t moves = status ? 0 : zz_rabbit_game_moves(game);
    bool *mover_wins = malloc((moves + 1) * sizeof *mover_wins);
    if (!status && mover_wins && !zz_rabbit_solve(game, mover_wins, NULL, NULL))
        for (uint64_t i = 0; i < moves; i += 2)
            found |= mover_wins[i] && mover_wins[i + 1];
    free(mover_wins);
    zz_rabbit_game_free(game);
    return found;
}

/* One of the moves: a losing one if the side is careless and has one, else a winning one if it has
 * one. */
static zz_square choose(const zz_trail_move *moves, unsigned count, bool careless, uint64_t *random)
{
    unsigned first = random_below(random, count);
    for (unsigned i = 0; i < count; i++)
        if (moves[(first + i) % count].wins != careless)
            return moves[(first + i) % count].square;
    return moves[first].square;
}

bool rabbit_play(struct rabbit_draft *draft, uint32_t careless, uint64_t *random,
                 struct buffer *text)
{
    zz_trail *trail;
    zz_trail_move moves[ZZ_TRAIL_MOST_MOVES];
    unsigned count = 0;
    draft->board.squares[draft->path[0]] = '.';
    zz_status status = start_trail(draft, &trail);
    while (!status) {
        status = zz_trail_moves(trail, moves, &count, NULL, NULL);
        if (status || count == 0)
            break;
        zz_square to = choose(moves, count, random_below(random, 100) < careless, random);
        rabbit_enter(draft, (to.row - 1) * draft->board.cols + to.col - 1);
        status = zz_trail_play(trail, to, NULL);
    }
    zz_trail_free(trail);
    text->failed |= status != ZZ_OK;
    return !text->failed;
}
