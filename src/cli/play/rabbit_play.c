/* rabbit_play.c: rabbit for the verb play. The state is a trail, whose token is the blank; the code
 * of a move is the square of the piece that slides, row and column in the halves of a word. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

#include <zugzwang/rabbit.h>

#include "cli/data/canvas.h"
#include "cli/random.h"
#include "cli/trail.h"
#include "play.h"

enum { WHITE, BLACK, BLANK };

static const struct play_piece PIECES[] = {
    [WHITE] = {{"O", "○"}, {"O ", "○ "}, TINT_FIRST},
    [BLACK] = {{"X", "●"}, {"X ", "● "}, TINT_SECOND},
    [BLANK] = {{".", " "}, {". ", "  "}, TINT_FAINT},
};

static const char HELP[] =
    "Rabbit and Egg at your terminal, against a program that plays perfectly, or, with\n"
    "--level, as well as you like. You type the row and the column of the piece that\n"
    "slides into the blank. BOARD is a file in the contest's format, and the game goes\n"
    "on after the last move of its record; without BOARD there is one to begin with.\n"
    "\n"
    "  $ cat row.in\n"
    "  1 6\n"
    "  XO.OXO\n"
    "  0\n"
    "  $ printf 'hint\\n1 4\\nquit\\n' | zugzwang rabbit play --side rabbit row.in\n"
    "  zugzwang rabbit: you are Rabbit (O), the program is Egg (X).\n"
    "  Type a move like '2 3', row and column of a piece; 'help' tells what else.\n"
    "\n"
    "      1   2   3   4   5   6\n"
    "   1  X   O   .   O   X   O\n"
    "\n"
    "  Ply 1, Rabbit to move.\n"
    "  Rabbit> hint\n"
    "  Hint: 1 4\n"
    "  Rabbit> 1 4\n"
    "  Egg plays 1 5.\n"
    "\n"
    "      1   2   3   4   5   6\n"
    "   1  X   O   O  [X ](. ) O\n"
    "\n"
    "  Ply 3, Rabbit to move.\n"
    "  Rabbit> quit\n"
    "\n"
    "The last piece slid from ( ) to [ ]. Commands: hint, moves, undo, redo, swap, eval\n"
    "on, eval off, level LEVEL, board, save FILE, help and quit. What 'save' writes,\n"
    "'rabbit review' judges move by move, and 'rabbit play' goes on with; a game that\n"
    "ends with a move of Rabbit's gets a last line '0 0'.\n";

struct state {
    zz_rabbit_game *game;
    zz_trail *trail;
};

static uint64_t code_of(zz_square square)
{
    return (uint64_t)square.row << 32 | square.col;
}

static zz_square square_of(uint64_t code)
{
    return (zz_square){(uint32_t)(code >> 32), (uint32_t)code};
}

static void close_state(void *opened)
{
    struct state *state = opened;
    zz_trail_free(state->trail);
    zz_rabbit_game_free(state->game);
    free(state);
}

static zz_status open_state(void **opened, zz_text *text, const struct play_setup *setup,
                            zz_error *error)
{
    struct state *state = calloc(1, sizeof *state);
    *opened = state;
    if (!state)
        return play_fail_memory(error);
    zz_status status = zz_rabbit_game_read(&state->game, text, setup->options, error);
    if (!status)
        status = zz_text_read_end(text, error);
    if (!status)
        status = zz_rabbit_trail_create(&state->trail, state->game, 0, setup->options, error);
    return status;
}

/* ---- Random boards ---- */

enum { SIDE = 5, SHORTEST = 7, TRIES = 1000 };

static bool sketch_board(uint64_t *random, struct buffer *text)
{
    struct canvas canvas;
    if (!canvas_open(&canvas, SIDE, SIDE, 'X'))
        return false;
    canvas_sprinkle(&canvas, 'X', 'O', 50, random);
    canvas.squares[random_below(random, SIDE * SIDE)] = '.';
    canvas_write(&canvas, text);
    buffer_text(text, "0\n");
    canvas_close(&canvas);
    return !text->failed;
}

/* How long the game lasts. */
static zz_status measure(const struct buffer *text, uint64_t *plies, const zz_options *options,
                         zz_error *error)
{
    struct play_setup setup = {.options = options};
    zz_square line[SIDE * SIDE];
    bool longest;
    void *state = NULL;
    zz_text *reader;
    zz_status status = zz_text_open_memory(&reader, text->bytes, text->used, options, error);
    if (status)
        return status;
    status = open_state(&state, reader, &setup, error);
    if (!status)
        status =
            zz_trail_line(((struct state *)state)->trail, line, plies, &longest, options, error);
    if (state)
        close_state(state);
    zz_text_close(reader);
    return status;
}

static zz_status make_board(uint64_t *random, struct buffer *text, const zz_options *options,
                            zz_error *error)
{
    uint64_t plies = 0;
    zz_status status = ZZ_OK;
    for (unsigned i = 0; i < TRIES && plies < SHORTEST && !status; i++) {
        buffer_clear(text);
        status = sketch_board(random, text) ? measure(text, &plies, options, error)
                                            : play_fail_memory(error);
    }
    return status;
}

/* ---- Records ---- */

static bool recorded(const void *opened, uint64_t i, uint64_t *code)
{
    const struct state *state = opened;
    if (i >= zz_rabbit_game_moves(state->game))
        return false;
    *code = code_of(zz_rabbit_game_move(state->game, i));
    return true;
}

static void save(const void *opened, const uint64_t *codes, uint64_t count, struct buffer *text)
{
    const struct state *state = opened;
    const zz_rabbit_game *game = state->game;
    uint32_t rows = zz_rabbit_game_rows(game);
    uint32_t cols = zz_rabbit_game_cols(game);
    buffer_format(text, "%" PRIu32 " %" PRIu32 "\n", rows, cols);
    for (uint32_t row = 1; row <= rows; row++) {
        for (uint32_t col = 1; col <= cols; col++)
            buffer_byte(text, zz_rabbit_game_square(game, row, col));
        buffer_byte(text, '\n');
    }
    buffer_format(text, "%" PRIu64 "\n", (count + 1) / 2);
    for (uint64_t i = 0; i < count; i++) {
        char name[SQUARE_NAME];
        buffer_format(text, "%s\n", square_name(square_of(codes[i]), name));
    }
    if (count % 2)
        buffer_text(text, "0 0\n");
}

/* ---- Rules, values and notation ---- */

static unsigned turn(const void *opened)
{
    const struct state *state = opened;
    return (unsigned)(zz_trail_length(state->trail) % 2);
}

static void play(void *opened, uint64_t code, struct play_trace *trace)
{
    struct state *state = opened;
    zz_error unused;
    *trace = (struct play_trace){.from = square_of(code), .to = zz_trail_token(state->trail)};
    zz_trail_play(state->trail, square_of(code), &unused);
}

static void undo(void *opened, uint64_t code)
{
    struct state *state = opened;
    (void)code;
    zz_trail_undo(state->trail);
}

static bool can_slide(const zz_trail *trail, zz_square square)
{
    static const char pieces[] = {'O', 'X'};
    zz_square blank = zz_trail_token(trail);
    uint32_t rows_apart = blank.row > square.row ? blank.row - square.row : square.row - blank.row;
    uint32_t cols_apart = blank.col > square.col ? blank.col - square.col : square.col - blank.col;
    return square.row >= 1 && square.row <= zz_trail_rows(trail) && square.col >= 1 &&
           square.col <= zz_trail_cols(trail) && rows_apart + cols_apart == 1 &&
           zz_trail_square(trail, square.row, square.col) == pieces[zz_trail_length(trail) % 2];
}

static bool is_over(const void *opened, unsigned *winner, char reason[PLAY_REASON])
{
    const struct state *state = opened;
    zz_square blank = zz_trail_token(state->trail);
    unsigned mover = turn(state);
    if (can_slide(state->trail, (zz_square){blank.row - 1, blank.col}) ||
        can_slide(state->trail, (zz_square){blank.row + 1, blank.col}) ||
        can_slide(state->trail, (zz_square){blank.row, blank.col - 1}) ||
        can_slide(state->trail, (zz_square){blank.row, blank.col + 1}))
        return false;
    *winner = !mover;
    snprintf(reason, PLAY_REASON, "%s has no piece next to the blank", RABBIT_PLAY.names[mover]);
    return true;
}

static zz_status list(const void *opened, struct play_move moves[PLAY_MOST_MOVES], unsigned *count,
                      const zz_options *options, zz_error *error)
{
    const struct state *state = opened;
    zz_trail_move listed[ZZ_TRAIL_MOST_MOVES];
    unsigned legal = 0;
    zz_status status = zz_trail_moves(state->trail, listed, &legal, options, error);
    *count = 0;
    for (int wins = 1; wins >= 0 && !status; wins--)
        for (unsigned i = 0; i < legal; i++)
            if (listed[i].wins == wins)
                moves[(*count)++] = (struct play_move){
                    code_of(listed[i].square), {wins ? ZZ_WINNER_FIRST : ZZ_WINNER_SECOND, 0}};
    return status;
}

/* The winner follows a matching, the loser holds out as long as it can. */
static zz_status choose(const void *opened, uint64_t *code, const zz_options *options,
                        zz_error *error)
{
    const struct state *state = opened;
    uint64_t size = (uint64_t)zz_trail_rows(state->trail) * zz_trail_cols(state->trail);
    zz_square *line = malloc(size * sizeof *line);
    uint64_t count;
    bool longest;
    if (!line)
        return play_fail_memory(error);
    zz_status status = zz_trail_line(state->trail, line, &count, &longest, options, error);
    if (!status)
        *code = code_of(line[0]);
    free(line);
    return status;
}

static const char *name(uint64_t code, char text[PLAY_NAME])
{
    char square[SQUARE_NAME];
    snprintf(text, PLAY_NAME, "%s", square_name(square_of(code), square));
    return text;
}

static bool parse(const void *opened, const char *text, uint64_t *code)
{
    const struct state *state = opened;
    char row[12];
    char col[12];
    uint64_t numbers[2];
    int end = 0;
    if (sscanf(text, " %11[0-9] %11[0-9] %n", row, col, &end) != 2 || text[end])
        return false;
    if (!parse_number(row, 1, UINT32_MAX, &numbers[0]) ||
        !parse_number(col, 1, UINT32_MAX, &numbers[1]))
        return false;
    zz_square square = {(uint32_t)numbers[0], (uint32_t)numbers[1]};
    *code = code_of(square);
    return can_slide(state->trail, square);
}

/* ---- The picture ---- */

static uint32_t rows(const void *opened)
{
    return zz_trail_rows(((const struct state *)opened)->trail);
}

static uint32_t cols(const void *opened)
{
    return zz_trail_cols(((const struct state *)opened)->trail);
}

static unsigned piece(const void *opened, uint32_t row, uint32_t col)
{
    char square = zz_trail_square(((const struct state *)opened)->trail, row, col);
    return square == 'O' ? WHITE : square == 'X' ? BLACK : BLANK;
}

static zz_square focus(const void *opened)
{
    return zz_trail_token(((const struct state *)opened)->trail);
}

const struct play_game RABBIT_PLAY = {
    .help = HELP,
    .options = NO_OPTIONS,
    .names = {"Rabbit", "Egg"},
    .marks = {{"O", "○"}, {"X", "●"}},
    .keys = {"rabbit", "egg"},
    .distances = false,
    .example = "'2 3', row and column of a piece",
    .board = "5 5\nXXOXO\nOX.OX\nOOXXO\nOOOOX\nXXOXO\n0\n",
    .pieces = PIECES,
    .open = open_state,
    .close = close_state,
    .make_board = make_board,
    .recorded = recorded,
    .save = save,
    .turn = turn,
    .play = play,
    .undo = undo,
    .is_over = is_over,
    .list = list,
    .choose = choose,
    .name = name,
    .parse = parse,
    .rows = rows,
    .cols = cols,
    .piece = piece,
    .focus = focus,
};
