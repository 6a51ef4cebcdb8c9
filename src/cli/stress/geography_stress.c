/* geography_stress.c: geography for stress: mazes that are made smaller. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <zugzwang/geography.h>

#include "grid.h"
#include "stress.h"
#include "trail_proof.h"
#include "trial.h"

enum { HALVES = 4 };

static void ask_size(uint32_t size, struct demand *demand)
{
    demand->rows = (struct range){true, 1, size};
    demand->cols = (struct range){true, 1, size};
}

/* "i j", as numbers are printed. */
static bool read_square(const char *bytes, size_t size, zz_square *square)
{
    char text[24];
    char again[24];
    if (size >= sizeof text)
        return false;
    memcpy(text, bytes, size);
    text[size] = '\0';
    char *next;
    square->row = (uint32_t)strtoul(text, &next, 10);
    square->col = (uint32_t)strtoul(next, &next, 10);
    snprintf(again, sizeof again, "%u %u", square->row, square->col);
    return strcmp(text, again) == 0;
}

static bool is_word(const char *bytes, size_t size, const char *word)
{
    return size == strlen(word) && memcmp(bytes, word, size) == 0;
}

static const char *expected(uint64_t line, const char *bytes, size_t size)
{
    zz_square square;
    if (line == 1)
        return is_word(bytes, size, "WIN") || is_word(bytes, size, "LOSE") ? NULL
                                                                           : "'WIN' or 'LOSE'";
    return read_square(bytes, size, &square) ? NULL : "a square 'i j'";
}

/* ---- Shrinking ---- */

/* Squares, then free ones. */
static void weigh(const char *text, uint64_t weight[STRESS_WEIGHTS])
{
    struct canvas grid;
    const char *rest;
    memset(weight, 0, STRESS_WEIGHTS * sizeof *weight);
    if (!grid_read(&grid, text, &rest))
        return;
    weight[0] = (uint64_t)grid.rows * grid.cols;
    weight[1] = canvas_count(&grid, '.');
    canvas_close(&grid);
}

/* The upper, lower, left or right half. */
static void write_half(const struct canvas *grid, unsigned half, struct buffer *text)
{
    bool by_rows = half < 2;
    uint32_t rows = by_rows ? grid->rows / 2 : grid->rows;
    uint32_t cols = by_rows ? grid->cols : grid->cols / 2;
    struct canvas part;
    if (rows == 0 || cols == 0 || !canvas_open(&part, rows, cols, '.'))
        return;
    uint32_t top = half == 1 ? grid->rows - rows : 0;
    uint32_t left = half == 3 ? grid->cols - cols : 0;
    for (uint32_t row = 0; row < rows; row++)
        memcpy(part.squares + row * cols, grid->squares + (top + row) * grid->cols + left, cols);
    canvas_write(&part, text);
    canvas_close(&part);
}

static bool change(const char *text, uint64_t number, struct buffer *changed)
{
    struct canvas grid;
    struct canvas smaller;
    const char *rest;
    if (!grid_read(&grid, text, &rest))
        return false;
    uint32_t cuts = grid_cuts(&grid);
    uint32_t squares = grid.rows * grid.cols;
    bool more = number < HALVES + cuts + squares;
    if (number < HALVES) {
        write_half(&grid, (unsigned)number, changed);
    } else if ((number -= HALVES) < cuts) {
        if (number % GRID_CUTS == GRID_DROP && grid_cut(&grid, (uint32_t)number, &smaller)) {
            canvas_write(&smaller, changed);
            canvas_close(&smaller);
        }
    } else if (more && grid.squares[number - cuts] == '.') {
        grid.squares[number - cuts] = '#';
        canvas_write(&grid, changed);
    }
    canvas_close(&grid);
    return more;
}

static void draw(const char *text, struct buffer *picture)
{
    struct canvas grid;
    const char *rest;
    if (!grid_read(&grid, text, &rest))
        return;
    grid_draw(&grid, picture);
    canvas_close(&grid);
}

/* ---- The proof ---- */

/* The first square that is told as safe though it is not, or the other way round; else the first
 * free one. Row 0: there is none. */
static zz_square find_disputed(const zz_geography_maze *maze, const bool *safe,
                               const struct buffer *given)
{
    uint32_t rows = zz_geography_maze_rows(maze);
    uint32_t cols = zz_geography_maze_cols(maze);
    bool *told = calloc((size_t)rows * cols, sizeof *told);
    zz_square disputed = {0, 0};
    zz_square square;
    struct lines lines = {given, 0};
    const char *line;
    size_t size;
    while (told && given && next_line(&lines, &line, &size))
        if (read_square(line, size, &square) && square.row - 1 < rows && square.col - 1 < cols)
            told[(square.row - 1) * cols + square.col - 1] = true;
    for (uint32_t i = 0; told && i < rows * cols && !disputed.row; i++)
        if (zz_geography_maze_square(maze, i / cols + 1, i % cols + 1) == '.' &&
            (!given || told[i] != safe[i]))
            disputed = (zz_square){i / cols + 1, i % cols + 1};
    free(told);
    return disputed;
}

static zz_status prove_square(const zz_geography_maze *maze, const bool *safe, zz_square square,
                              struct buffer *proof, zz_error *error)
{
    zz_trail *trail = NULL;
    zz_status status = zz_geography_trail_create(&trail, maze, square, NULL, error);
    uint32_t index = (square.row - 1) * zz_geography_maze_cols(maze) + square.col - 1;
    if (!status) {
        buffer_format(proof, "  %u %u is %ssafe to start on:\n", square.row, square.col,
                      safe[index] ? "" : "not ");
        status = trail_prove(trail, "The other player", "the chooser", "token", proof, error);
    }
    zz_trail_free(trail);
    return status;
}

static zz_status prove(const char *text, const struct buffer *given, uint64_t line,
                       struct buffer *proof, zz_error *error)
{
    zz_text *reader = NULL;
    zz_geography_maze *maze = NULL;
    bool *safe = NULL;
    (void)line;
    zz_status status = zz_text_open_memory(&reader, text, strlen(text), NULL, error);
    if (!status)
        status = zz_geography_maze_read(&maze, reader, NULL, error);
    if (!status) {
        safe = calloc((size_t)zz_geography_maze_rows(maze) * zz_geography_maze_cols(maze), 1);
        status = safe ? zz_geography_solve(maze, safe, NULL, error) : ZZ_NO_MEMORY;
    }
    if (!status) {
        zz_square square = find_disputed(maze, safe, given);
        if (square.row)
            status = prove_square(maze, safe, square, proof, error);
        else
            buffer_text(proof, "  The safe squares are told, but not in order and each once.\n");
    }
    free(safe);
    zz_geography_maze_free(maze);
    zz_text_close(reader);
    return status;
}

static const char HELP[] =
    "Looks for a maze on which your program CMD is wrong. Mazes are made in many ways\n"
    "that hurt, and CMD's output is compared with the right one. The first failure (a\n"
    "wrong answer or format, a crash, a time-out, too much memory or output, a process\n"
    "left behind) is made as small as can be, told with the matching that proves the\n"
    "right answer, and written to a file.\n"
    "\n"
    "  $ zugzwang geography stress -- ./mine\n"
    "  $ zugzwang geography stress --limits 2,256M --jobs 2 -- java Main\n";

const struct stress_game GEOGRAPHY_STRESS = {
    .help = HELP,
    .things = {"maze", "mazes"},
    .contest = {1, UINT64_C(128) << 20},
    .small = {2, 3, 3, 4, 4, 5, 6, 8},
    .middle = 12,
    .largest = GEOGRAPHY_MOST_SIZE,
    .ask_size = ask_size,
    .expected = expected,
    .weigh = weigh,
    .change = change,
    .draw = draw,
    .prove = prove,
};
