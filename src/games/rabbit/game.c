/* game.c: reading rabbit's text format and checking every move of the record.
 *
 * The moves are played on the board itself, then taken back. The blank never enters a square
 * twice (the piece it left there has the colour of the side that cannot move it when the blank is
 * back beside it), so a legal record has fewer moves than the board has squares. */
#include "games/rabbit/game.h"

#include "base/error.h"
#include "base/memory.h"
#include "base/text.h"

static const char *const EXPECTED_PIECE[2] = {"a white piece ('O')", "a black piece ('X')"};

static bool are_adjacent(uint32_t a, uint32_t b, uint32_t cols)
{
    uint32_t low = a < b ? a : b;
    uint32_t high = a < b ? b : a;
    return high - low == cols || (high - low == 1 && high % cols != 0);
}

/* Slides the piece at a square into the blank, whose place becomes that square. */
static zz_status slide(zz_grid *grid, uint32_t *blank, uint32_t from, unsigned side, zz_place place,
                       zz_error *error)
{
    uint32_t cols = grid->cols;
    char piece = grid->squares[from];
    bool adjacent = are_adjacent(*blank, from, cols);
    if (adjacent && piece == "OX"[side]) {
        grid->squares[*blank] = piece;
        grid->squares[from] = '.';
        *blank = from;
        return ZZ_OK;
    }
    if (adjacent)
        return zz_fail_at(error, ZZ_BAD_INPUT, place.line, place.column,
                          "expected %s next to the blank at %u %u, found '%c'",
                          EXPECTED_PIECE[side], *blank / cols + 1, *blank % cols + 1, piece);
    return zz_fail_at(error, ZZ_BAD_INPUT, place.line, place.column,
                      "expected %s next to the blank at %u %u, found '%c' at %u %u",
                      EXPECTED_PIECE[side], *blank / cols + 1, *blank % cols + 1, piece,
                      from / cols + 1, from % cols + 1);
}

static const uint32_t NO_MOVE = UINT32_MAX;

/* Reads a line `x y`; the place is that of x. If `may_be_missing`, it may be `0 0`, NO_MOVE. */
static zz_status read_square(const zz_grid *grid, zz_text *text, bool may_be_missing,
                             uint32_t *square, zz_place *place, zz_error *error)
{
    uint64_t row;
    uint64_t col;
    zz_status status = zz_text_begin_line(text, error);
    uint64_t least = may_be_missing && zz_text_peek(text) == '0' ? 0 : 1;
    if (!status)
        status = zz_text_read_number(text, "the row of a piece", least, grid->rows, &row, error);
    *place = zz_text_place(text);
    if (!status && row > 0)
        status = zz_text_read_number(text, "the column of a piece", 1, grid->cols, &col, error);
    else if (!status)
        status = zz_text_read_number(text, "the second 0 of '0 0'", 0, 0, &col, error);
    if (!status)
        status = zz_text_end_line(text, error);
    if (!status)
        *square = row ? (uint32_t)((row - 1) * grid->cols + (col - 1)) : NO_MOVE;
    return status;
}

static zz_status play_moves(zz_rabbit_game *game, uint64_t rounds, zz_text *text, zz_error *error)
{
    uint32_t blank = game->blank;
    while (game->moves < 2 * rounds) {
        zz_place place;
        uint32_t square;
        bool last = game->moves + 1 == 2 * rounds;
        zz_status status = read_square(&game->grid, text, last, &square, &place, error);
        if (!status && square == NO_MOVE)
            break;
        if (!status)
            status = slide(&game->grid, &blank, square, game->moves % 2, place, error);
        if (status)
            return status;
        game->path[game->moves++] = square;
    }
    return ZZ_OK;
}

static void take_back_moves(zz_rabbit_game *game)
{
    for (uint64_t i = game->moves; i-- > 0;) {
        uint32_t from = i ? game->path[i - 1] : game->blank;
        game->grid.squares[game->path[i]] = game->grid.squares[from];
        game->grid.squares[from] = '.';
    }
}

static zz_status read_record(zz_rabbit_game *game, zz_text *text, const zz_options *options,
                             zz_error *error)
{
    uint64_t rounds;
    zz_status status = zz_text_begin_line(text, error);
    if (!status)
        status = zz_text_read_number(text, "the number of rounds", 0, UINT32_MAX, &rounds, error);
    if (!status)
        status = zz_text_end_line(text, error);
    if (status)
        return status;
    uint64_t size = zz_grid_size(&game->grid);
    game->capacity = 2 * rounds < size ? 2 * rounds : size;
    status = zz_check_limit(options, size + game->capacity * sizeof *game->path,
                            "the board with its record", error);
    if (status)
        return status;
    game->path = zz_allocate(&game->grid.allocator, game->capacity, sizeof *game->path);
    if (!game->path)
        return zz_fail_memory(error);
    status = play_moves(game, rounds, text, error);
    take_back_moves(game);
    return status;
}

zz_status zz_rabbit_game_read(zz_rabbit_game **game, zz_text *text, const zz_options *options,
                              zz_error *error)
{
    zz_allocator allocator = zz_allocator_of(options);
    zz_rabbit_game *read = *game = zz_allocate(&allocator, 1, sizeof *read);
    if (!read)
        return zz_fail_memory(error);
    const zz_grid_piece blank = {'.', 1, &read->blank};
    zz_status status = zz_grid_read(&read->grid, "OX.", &blank, 1, text, options, error);
    if (!status)
        status = read_record(read, text, options, error);
    if (status) {
        zz_rabbit_game_free(read);
        *game = NULL;
    }
    return status;
}

void zz_rabbit_game_free(zz_rabbit_game *game)
{
    if (!game)
        return;
    zz_allocator allocator = game->grid.allocator;
    zz_release(&allocator, game->path, game->capacity, sizeof *game->path);
    zz_grid_free(&game->grid);
    zz_release(&allocator, game, 1, sizeof *game);
}

uint32_t zz_rabbit_game_rows(const zz_rabbit_game *game)
{
    return game->grid.rows;
}

uint32_t zz_rabbit_game_cols(const zz_rabbit_game *game)
{
    return game->grid.cols;
}

char zz_rabbit_game_square(const zz_rabbit_game *game, uint32_t row, uint32_t col)
{
    return zz_grid_at(&game->grid, row, col);
}

uint64_t zz_rabbit_game_moves(const zz_rabbit_game *game)
{
    return game->moves;
}

zz_square zz_rabbit_game_move(const zz_rabbit_game *game, uint64_t i)
{
    uint32_t cols = game->grid.cols;
    return (zz_square){game->path[i] / cols + 1, game->path[i] % cols + 1};
}
