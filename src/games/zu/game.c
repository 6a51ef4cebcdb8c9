/* game.c: records of zu games: reading them, going on and going back.
 *
 * Invariant: every move was legal when it was made, and `last` is where they lead from `start`. */
#include "games/zu/game.h"

#include "base/memory.h"
#include "base/text.h"

enum { FIRST_CAPACITY = 64 };

static zz_status make_room(zz_zu_game *game, zz_error *error)
{
    if (game->count < game->capacity)
        return ZZ_OK;
    uint64_t capacity = game->capacity ? 2 * game->capacity : FIRST_CAPACITY;
    zz_zu_move *moves =
        zz_reallocate(&game->allocator, game->moves, game->capacity, capacity, sizeof *moves);
    if (!moves)
        return zz_fail_memory(error);
    game->moves = moves;
    game->capacity = capacity;
    return ZZ_OK;
}

zz_status zz_zu_game_play(zz_zu_game *game, zz_zu_move move, zz_error *error)
{
    zz_status status = make_room(game, error);
    if (status)
        return status;
    game->moves[game->count++] = move;
    game->last = zz_zu_play(&game->last, move);
    return ZZ_OK;
}

bool zz_zu_game_undo(zz_zu_game *game)
{
    static const zz_zu_step back[] = {[ZZ_ZU_UP] = ZZ_ZU_DOWN,
                                      [ZZ_ZU_LEFT] = ZZ_ZU_RIGHT,
                                      [ZZ_ZU_RIGHT] = ZZ_ZU_LEFT,
                                      [ZZ_ZU_DOWN] = ZZ_ZU_UP};
    if (game->count == 0)
        return false;
    zz_zu_move move = game->moves[--game->count];
    move.step = back[move.step];
    game->last = zz_zu_play(&game->last, move);
    return true;
}

/* ---- Reading ---- */

static bool is_letter(int byte)
{
    return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z');
}

static bool is_pawn(int byte)
{
    return byte == 'B' || byte == 'b';
}

/* What stands between moves: a comma, line ends, or both. */
static zz_status read_separator(zz_text *text, bool *comma, zz_error *error)
{
    int byte = zz_text_peek(text);
    *comma = byte == ',';
    if (*comma)
        zz_text_take(text);
    else if (byte >= 0 && byte != '\n')
        return zz_text_fail(text, "',' or the end of the line", error);
    return zz_text_begin_line(text, error);
}

zz_status zz_zu_game_read_moves(zz_zu_game *game, zz_text *text, zz_error *error)
{
    bool comma = false; /* and so a move must follow */
    zz_status status = zz_text_begin_line(text, error);
    if (!status && game->count == 0 && is_pawn(zz_text_peek(text)))
        game->start.to_move = game->last.to_move = ZZ_ZU_BLACK;
    while (!status && (comma || is_letter(zz_text_peek(text)))) {
        zz_zu_move move;
        status = zz_zu_move_read(&move, game->board, &game->last, text, error);
        if (!status)
            status = zz_zu_game_play(game, move, error);
        if (!status)
            status = read_separator(text, &comma, error);
    }
    return status;
}

static zz_status read_record(zz_zu_game *game, zz_zu_side begins, zz_text *text,
                             const zz_options *options, zz_error *error)
{
    zz_status status = zz_zu_board_read(&game->board, text, options, error);
    if (status)
        return status;
    game->start = game->last = zz_zu_start(game->board, begins);
    return zz_zu_game_read_moves(game, text, error);
}

zz_status zz_zu_game_read(zz_zu_game **game, zz_zu_side begins, zz_text *text,
                          const zz_options *options, zz_error *error)
{
    zz_allocator allocator = zz_allocator_of(options);
    zz_zu_game *read = *game = zz_allocate(&allocator, 1, sizeof *read);
    if (!read)
        return zz_fail_memory(error);
    read->allocator = allocator;
    zz_status status = read_record(read, begins, text, options, error);
    if (status) {
        zz_zu_game_free(read);
        *game = NULL;
    }
    return status;
}

void zz_zu_game_free(zz_zu_game *game)
{
    if (!game)
        return;
    zz_allocator allocator = game->allocator;
    zz_release(&allocator, game->moves, game->capacity, sizeof *game->moves);
    zz_zu_board_free(game->board);
    zz_release(&allocator, game, 1, sizeof *game);
}

/* ---- What is in it ---- */

const zz_zu_board *zz_zu_game_board(const zz_zu_game *game)
{
    return game->board;
}

uint64_t zz_zu_game_moves(const zz_zu_game *game)
{
    return game->count;
}

zz_zu_move zz_zu_game_move(const zz_zu_game *game, uint64_t i)
{
    return game->moves[i];
}

zz_zu_position zz_zu_game_start(const zz_zu_game *game)
{
    return game->start;
}

zz_zu_position zz_zu_game_position(const zz_zu_game *game)
{
    return game->last;
}
