/* zu_stress.c: zu for stress: right answers, and boards that are made smaller. */
#include <string.h>

#include <zugzwang/zu.h>

#include "cli/random.h"
#include "grid.h"
#include "stress.h"
#include "zu_proof.h"

enum {
    COMPOUND_SQUARES = 49, /* boards up to this are tried with two changes at once */
    MIDDLE = 7
};

static void ask_size(uint32_t size, struct demand *demand)
{
    demand->rows = (struct range){true, size == MIDDLE ? MIDDLE : ZU_LEAST_ROWS, size};
    demand->cols = (struct range){true, size == MIDDLE ? MIDDLE : 1, size};
}

/* Any square, or, every other time, one with a piece. */
static uint32_t pick_square(const struct canvas *grid, uint64_t *random)
{
    uint32_t squares = grid->rows * grid->cols;
    bool wants_piece = random_below(random, 2);
    uint32_t square;
    do
        square = random_below(random, squares);
    while (wants_piece && grid->squares[square] != 'O' && grid->squares[square] != 'X');
    return square;
}

/* Sets or clears an obstacle, or moves a piece one step; once, or a few times. */
static bool vary(const char *text, uint64_t *random, struct buffer *varied)
{
    struct canvas grid;
    const char *rest;
    if (!grid_read(&grid, text, &rest))
        return false;
    do {
        uint32_t square = pick_square(&grid, random);
        uint32_t to = canvas_beside(&grid, square, random_below(random, 4));
        char found = grid.squares[square];
        if (found == '.' || found == '#') {
            grid.squares[square] = found == '.' ? '#' : '.';
        } else if (to != NO_SQUARE && grid.squares[to] == '.' &&
                   (found == 'O' || to >= grid.cols)) {
            grid.squares[to] = found;
            grid.squares[square] = '.';
        }
    } while (random_below(random, 2));
    canvas_write(&grid, varied);
    canvas_close(&grid);
    return !varied->failed;
}

/* ---- The form of answers ---- */

static const char *expected(uint64_t line, const char *bytes, size_t size)
{
    struct zu_claim claim;
    (void)line;
    return zu_claim_read(bytes, size, &claim) ? NULL : "'Red t', 'Black t' or 'Tie'";
}

/* ---- Shrinking ---- */

/* Squares, then obstacles, then the length of the game. */
static void weigh(const char *text, uint64_t weight[STRESS_WEIGHTS])
{
    const uint64_t endless = UINT32_MAX;
    struct canvas grid;
    const char *rest;
    zz_outcome outcome = {ZZ_WINNER_NONE, 0};
    memset(weight, 0, STRESS_WEIGHTS * sizeof *weight);
    if (!grid_read(&grid, text, &rest))
        return;
    weight[0] = (uint64_t)grid.rows * grid.cols;
    weight[1] = canvas_count(&grid, '#');
    weight[2] = zu_solve_text(text, &outcome, NULL) || !outcome.winner ? endless : outcome.plies;
    canvas_close(&grid);
}

/* Writes a board that has its pieces. */
static void write_board(const struct canvas *grid, struct buffer *text)
{
    if (canvas_count(grid, 'X') == 1 && canvas_count(grid, 'O') == 2)
        canvas_write(grid, text);
}

static void cut(const struct canvas *grid, uint32_t number, struct buffer *text)
{
    struct canvas smaller;
    if (!grid_cut(grid, number, &smaller))
        return;
    write_board(&smaller, text);
    canvas_close(&smaller);
}

/* Moves the piece-th of the three pieces, in reading order, to a square. */
static void move_piece(struct canvas *grid, uint32_t piece, uint32_t to, struct buffer *text)
{
    uint32_t squares = grid->rows * grid->cols;
    uint32_t from = 0;
    for (; from < squares; from++) {
        char square = grid->squares[from];
        if ((square == 'X' || square == 'O') && piece-- == 0)
            break;
    }
    if (from < squares && grid->squares[to] == '.') {
        grid->squares[to] = grid->squares[from];
        grid->squares[from] = '.';
        write_board(grid, text);
    }
}

/* Cuts; then clearing an obstacle; then moving a piece; then adding an obstacle and a cut. */
static bool change(const char *text, uint64_t number, struct buffer *changed)
{
    struct canvas grid;
    const char *rest;
    if (!grid_read(&grid, text, &rest))
        return false;
    uint64_t squares = (uint64_t)grid.rows * grid.cols;
    uint64_t cuts = grid_cuts(&grid);
    uint64_t compounds = squares <= COMPOUND_SQUARES ? squares * cuts : 0;
    bool more = number < cuts + squares + 3 * squares + compounds;
    if (number < cuts) {
        cut(&grid, (uint32_t)number, changed);
    } else if ((number -= cuts) < squares) {
        if (grid.squares[number] == '#') {
            grid.squares[number] = '.';
            write_board(&grid, changed);
        }
    } else if ((number -= squares) < 3 * squares) {
        move_piece(&grid, (uint32_t)(number / squares), (uint32_t)(number % squares), changed);
    } else if (more) {
        number -= 3 * squares;
        if (grid.squares[number / cuts] == '.') {
            grid.squares[number / cuts] = '#';
            cut(&grid, (uint32_t)(number % cuts), changed);
        }
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

static const char HELP[] =
    "Looks for a board on which your program CMD is wrong. Boards are made in many\n"
    "ways that hurt, ten go in one run of CMD, and its output is compared with the\n"
    "right one. The first failure (a wrong answer or format, a crash, a time-out, too\n"
    "much memory or output, a process left behind) is made as small as can be, told\n"
    "with the proof of the right answer, and written to a file.\n"
    "\n"
    "  $ zugzwang zu stress -- ./mine\n"
    "  $ zugzwang zu stress --time 600 --jobs 4 --seed 7 -- python3 mine.py\n"
    "  $ zugzwang zu stress --limits contest --files zu.in zu.out -- ./mine\n"
    "\n"
    "CMD runs in an empty folder of its own, with limits; a file among ARGS that is\n"
    "named from here is given with its whole path. Exit code 1: something was found;\n"
    "0: nothing was.\n";

const struct stress_game ZU_STRESS = {
    .help = HELP,
    .things = {"board", "boards"},
    .contest = {1, UINT64_C(1) << 30},
    .small = {3, 4, 4, 5, 4, 5, 5, 6},
    .middle = MIDDLE,
    .largest = ZU_MOST_SIZE,
    .ask_size = ask_size,
    .favourites = {"long-red", "long-red", "narrow-win"},
    .vary = vary,
    .expected = expected,
    .weigh = weigh,
    .change = change,
    .draw = draw,
    .prove = zu_prove,
};
