/* rabbit_stress.c: rabbit for stress: boards and records that are made smaller.
 *
 * A record is the path of the blank. It can be cut at its end, where whites beside the blank then
 * turn black, since the contest promises that Rabbit has no move there; and at its beginning, which
 * is played. Rows and columns that the path does not touch can go. */
#include <stdlib.h>
#include <string.h>

#include <zugzwang/rabbit.h>

#include "grid.h"
#include "stress.h"
#include "trail_proof.h"
#include "trial.h"

enum { HALVINGS = 11, MOST_PATH = 2 * RABBIT_MOST_ROUNDS + 1 };

/* A case, taken apart: path[0 … length - 1] are the squares of the blank. */
struct record {
    struct canvas board;
    uint32_t length;
    uint32_t path[MOST_PATH];
};

static bool read_record(struct record *record, const char *text)
{
    const char *rest;
    if (!grid_read(&record->board, text, &rest))
        return false;
    char *next;
    const char *blank =
        memchr(record->board.squares, '.', (size_t)record->board.rows * record->board.cols);
    uint32_t rounds = (uint32_t)strtoul(rest, &next, 10);
    record->length = 2 * rounds + 1;
    record->path[0] = (uint32_t)(blank - record->board.squares);
    for (uint32_t i = 1; i < record->length && i < MOST_PATH; i++) {
        uint32_t row = (uint32_t)strtoul(next, &next, 10) - 1;
        record->path[i] = row * record->board.cols + (uint32_t)strtoul(next, &next, 10) - 1;
    }
    return true;
}

static void write_record(const struct record *record, struct buffer *text)
{
    uint32_t cols = record->board.cols;
    if (record->length < 3)
        return;
    canvas_write(&record->board, text);
    buffer_format(text, "%u\n", record->length / 2);
    for (uint32_t i = 1; i < record->length; i++)
        buffer_format(text, "%u %u\n", record->path[i] / cols + 1, record->path[i] % cols + 1);
}

static void ask_size(uint32_t size, struct demand *demand)
{
    demand->rows = (struct range){true, 1, size};
    demand->cols = (struct range){true, 1, size};
}

static const char *expected(uint64_t line, const char *bytes, size_t size)
{
    size_t digits = 0;
    while (digits < size && bytes[digits] >= '0' && bytes[digits] <= '9')
        digits++;
    bool number = digits > 0 && digits == size && (digits == 1 || bytes[0] != '0');
    return number ? NULL : line == 1 ? "the number of mistakes" : "the number of a move";
}

/* ---- Shrinking ---- */

/* Squares, rounds, whites. */
static void weigh(const char *text, uint64_t weight[STRESS_WEIGHTS])
{
    static struct record record;
    if (!read_record(&record, text))
        return;
    weight[0] = (uint64_t)record.board.rows * record.board.cols;
    weight[1] = record.length / 2;
    weight[2] = canvas_count(&record.board, 'O');
    canvas_close(&record.board);
}

static void cut_end(struct record *record, uint32_t rounds)
{
    record->length -= 2 * rounds;
    for (unsigned direction = 0; direction < 4; direction++) {
        uint32_t beside =
            canvas_beside(&record->board, record->path[record->length - 1], direction);
        bool entered = false;
        for (uint32_t i = 0; i < record->length; i++)
            entered |= record->path[i] == beside;
        if (beside != NO_SQUARE && !entered)
            record->board.squares[beside] = 'X';
    }
}

static void cut_beginning(struct record *record, uint32_t rounds)
{
    char *squares = record->board.squares;
    for (uint32_t i = 0; i < 2 * rounds; i++)
        squares[record->path[i]] = squares[record->path[i + 1]];
    squares[record->path[2 * rounds]] = '.';
    record->length -= 2 * rounds;
    memmove(record->path, record->path + 2 * rounds, record->length * sizeof *record->path);
}

/* Takes out a row or column that the path does not touch. */
static bool cut_board(struct record *record, uint32_t number)
{
    struct canvas old = record->board;
    uint32_t line = number / GRID_CUTS;
    bool is_row = line < old.rows;
    uint32_t at = is_row ? line : line - old.rows;
    if (number % GRID_CUTS != GRID_DROP || !grid_cut(&old, number, &record->board))
        return false;
    for (uint32_t i = 0; i < record->length; i++) {
        uint32_t row = record->path[i] / old.cols;
        uint32_t col = record->path[i] % old.cols;
        if ((is_row ? row : col) == at)
            record->length = 0; /* no record any more */
        row -= is_row && row > at;
        col -= !is_row && col > at;
        record->path[i] = row * record->board.cols + col;
    }
    canvas_close(&old);
    return true;
}

static bool flip(struct record *record, uint32_t square)
{
    for (uint32_t i = 0; i < record->length; i++)
        if (record->path[i] == square)
            return false;
    bool white = record->board.squares[square] == 'O';
    record->board.squares[square] = 'X';
    return white;
}

/* Half of the record, a quarter …; then a row or a column; then a white that turns black. */
static bool change(const char *text, uint64_t number, struct buffer *changed)
{
    static struct record record; /* large */
    bool made = false;
    if (!read_record(&record, text))
        return false;
    uint32_t rounds = record.length / 2;
    uint32_t cuts = grid_cuts(&record.board);
    uint32_t squares = record.board.rows * record.board.cols;
    bool more = number < 2 * HALVINGS + cuts + squares;
    if (number < 2 * HALVINGS) {
        uint32_t part = rounds >> (number / 2 + 1);
        made = part > 0 || (number / 2 == HALVINGS - 1 && (part = rounds > 1));
        if (made && number % 2)
            cut_beginning(&record, part);
        else if (made)
            cut_end(&record, part);
    } else if ((number -= 2 * HALVINGS) < cuts) {
        made = cut_board(&record, (uint32_t)number);
    } else if (more) {
        made = flip(&record, (uint32_t)(number - cuts));
    }
    if (made)
        write_record(&record, changed);
    canvas_close(&record.board);
    return more;
}

static void draw(const char *text, struct buffer *picture)
{
    static struct record record;
    if (!read_record(&record, text))
        return;
    grid_draw(&record.board, picture);
    buffer_format(picture, "\n    Record of %u round%s:", record.length / 2,
                  record.length == 3 ? "" : "s");
    for (uint32_t i = 1; i < record.length && i <= 20; i++)
        buffer_format(picture, "%s %u %u", i > 1 ? "," : "", record.path[i] / record.board.cols + 1,
                      record.path[i] % record.board.cols + 1);
    buffer_text(picture, record.length > 21 ? ", …\n" : "\n");
    canvas_close(&record.board);
}

/* ---- The proof ---- */

/* Whether an output tells that Rabbit's move of that round was a mistake. */
static bool tells(const struct buffer *given, uint64_t round)
{
    struct lines lines = {given, 0};
    const char *line;
    size_t size;
    for (bool first = true; next_line(&lines, &line, &size); first = false)
        if (!first && strtoull(line, NULL, 10) == round)
            return true;
    return false;
}

static zz_status prove_round(const zz_rabbit_game *game, const zz_rabbit_judgement *judgement,
                             uint64_t round, struct buffer *proof, zz_error *error)
{
    bool mistake = judgement->won_before && !judgement->won_after;
    zz_square move = zz_rabbit_game_move(game, 2 * round - 2);
    zz_status status = ZZ_OK;
    buffer_format(proof, "  Rabbit's move %llu, %u %u, is %s.\n", (unsigned long long)round,
                  move.row, move.col, mistake ? "a mistake" : "no mistake");
    for (uint64_t after = 0; after < 2 && !status; after++) {
        zz_trail *trail = NULL;
        status = zz_rabbit_trail_create(&trail, game, 2 * round - 2 + after, NULL, error);
        buffer_text(proof, after ? "  After it:\n" : "  Before it:\n");
        if (!status)
            status = trail_prove(trail, after ? "Egg" : "Rabbit", after ? "Rabbit" : "Egg", "blank",
                                 proof, error);
        zz_trail_free(trail);
    }
    return status;
}

static zz_status prove(const char *text, const struct buffer *given, uint64_t line,
                       struct buffer *proof, zz_error *error)
{
    zz_text *reader = NULL;
    zz_rabbit_game *game = NULL;
    zz_rabbit_judgement *judgements = NULL;
    (void)line;
    zz_status status = zz_text_open_memory(&reader, text, strlen(text), NULL, error);
    if (!status)
        status = zz_rabbit_game_read(&game, reader, NULL, error);
    uint64_t moves = status ? 0 : zz_rabbit_game_moves(game);
    if (!status)
        judgements = calloc(moves + 1, sizeof *judgements);
    if (!status && !judgements)
        status = ZZ_NO_MEMORY;
    if (!status)
        status = zz_rabbit_review(game, judgements, NULL, error);
    uint64_t round = 1;
    while (!status && given && 2 * round < moves &&
           tells(given, round) ==
               (judgements[2 * round - 2].won_before && !judgements[2 * round - 2].won_after))
        round++;
    if (!status)
        status = prove_round(game, &judgements[2 * round - 2], round, proof, error);
    free(judgements);
    zz_rabbit_game_free(game);
    zz_text_close(reader);
    return status;
}

static const char HELP[] =
    "Looks for a game on which your program CMD is wrong. Boards and records are made\n"
    "in many ways that hurt, and CMD's output is compared with the right one. The\n"
    "first failure (a wrong answer or format, a crash, a time-out, too much memory or\n"
    "output, a process left behind) is made as small as can be, told with the\n"
    "matching that proves the right answer, and written to a file.\n"
    "\n"
    "  $ zugzwang rabbit stress -- ./mine\n"
    "  $ zugzwang rabbit stress --files game.in game.out --seed 7 -- ./mine\n";

const struct stress_game RABBIT_STRESS = {
    .help = HELP,
    .things = {"game", "games"},
    .contest = {1, UINT64_C(128) << 20},
    .small = {2, 3, 3, 4, 4, 5, 5, 6},
    .middle = 8,
    .largest = RABBIT_MOST_SIZE,
    .ask_size = ask_size,
    .expected = expected,
    .weigh = weigh,
    .change = change,
    .draw = draw,
    .prove = prove,
};
