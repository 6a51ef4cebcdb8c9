/* geography.c: geography for the program. */
#include <inttypes.h>
#include <stdio.h>

#include <zugzwang/geography.h>

#include "games.h"
#include "progress.h"

const struct page GEOGRAPHY_PAGE = {
    .summary = "a token in a maze enters no square twice (JSOI 2009, Luogu P4055)",
    .rules = "The first player, the chooser, puts a token on a free square ('.') of a maze;\n"
             "'#' is a wall. The second player moves it to a free square beside it, then the\n"
             "first, and so on. No square is entered twice. Who cannot move loses.\n"
             "\n"
             "A file is a line 'n m', rows and columns, and n rows of '.' and '#'. Rows and\n"
             "columns count from 1, from the top left.\n"
             "\n"
             "  $ printf '3 3\\n.##\\n...\\n#.#\\n' | zugzwang geography solve\n"
             "  WIN\n"
             "  2 3\n"
             "  3 2\n"
             "\n"
             "The chooser wins by starting on row 2, column 3, or on row 3, column 2.\n",
};

static const char HELP[] =
    "Finds the squares on which the chooser may start and win: WIN and a line\n"
    "'row column' for each, or LOSE when there is none.\n"
    "\n"
    "  $ printf '1 2\\n..\\n' | zugzwang geography solve\n"
    "  LOSE\n"
    "\n"
    "With --from the token stands on that square already: 'first' when the side to\n"
    "move wins, 'second' when the other does.\n"
    "\n"
    "  $ printf '1 2\\n..\\n' | zugzwang geography solve --from 1 2\n"
    "  first\n";

static const char *set_from(struct settings *settings, char *const values[])
{
    uint64_t row;
    uint64_t col;
    if (!parse_number(values[0], 1, UINT32_MAX, &row) ||
        !parse_number(values[1], 1, UINT32_MAX, &col))
        return "a row and a column, counted from 1";
    settings->from_row = (uint32_t)row;
    settings->from_col = (uint32_t)col;
    return NULL;
}

const struct option GEOGRAPHY_FROM[] = {
    {"from", 0, "R C", "the token stands on row R, column C", set_from},
    {.name = NULL},
};

struct solution {
    const zz_geography_maze *maze;
    uint32_t rows;
    uint32_t cols;
    const bool *safe;
    uint64_t safe_count;
};

static bool is_safe(const struct solution *solution, uint32_t row, uint32_t col)
{
    return solution->safe[(uint64_t)(row - 1) * solution->cols + (col - 1)];
}

static void count_safe(struct solution *solution)
{
    for (uint64_t i = 0; i < (uint64_t)solution->rows * solution->cols; i++)
        solution->safe_count += solution->safe[i];
}

/* The maze with the safe squares marked. */
static char marked_square(const void *user, uint32_t row, uint32_t col)
{
    const struct solution *solution = user;
    return is_safe(solution, row, col) ? '*' : zz_geography_maze_square(solution->maze, row, col);
}

static void write_contest(struct run *run, const struct solution *solution)
{
    output_text(&run->out, solution->safe_count ? "WIN\n" : "LOSE\n");
    for (uint32_t row = 1; row <= solution->rows; row++)
        for (uint32_t col = 1; col <= solution->cols; col++)
            if (is_safe(solution, row, col)) {
                output_number(&run->out, row);
                output_text(&run->out, " ");
                output_number(&run->out, col);
                output_text(&run->out, "\n");
            }
}

/* Who wins from the square of --from: the side to move there, or the other. */
static const char *winner_from(struct run *run, const struct solution *solution)
{
    return is_safe(solution, run->settings->from_row, run->settings->from_col) ? "second" : "first";
}

static void write_json(struct run *run, const struct solution *solution, struct cost cost)
{
    json_open(&run->json, NULL, '{', JSON_LINES);
    json_number(&run->json, "rows", solution->rows);
    json_number(&run->json, "cols", solution->cols);
    if (run->settings->from_row) {
        json_pair(&run->json, "from", run->settings->from_row, run->settings->from_col);
        json_string(&run->json, "winner", winner_from(run, solution));
    } else {
        json_string(&run->json, "winner", solution->safe_count ? "chooser" : "other");
        json_open(&run->json, "safe", '[', JSON_ONE_LINE);
        for (uint32_t row = 1; row <= solution->rows; row++)
            for (uint32_t col = 1; col <= solution->cols; col++)
                if (is_safe(solution, row, col))
                    json_pair(&run->json, NULL, row, col);
        json_close(&run->json);
    }
    run_cost_json(run, cost);
    json_close(&run->json);
}

static void show(struct run *run, const struct solution *solution)
{
    char answer[96] = "The chooser loses from every square";
    struct picture picture = {
        .rows = solution->rows,
        .cols = solution->cols,
        .square = marked_square,
        .board = solution,
    };
    if (run->settings->from_row)
        snprintf(answer, sizeof answer,
                 "From row %" PRIu32 ", column %" PRIu32 " the %s player wins",
                 run->settings->from_row, run->settings->from_col, winner_from(run, solution));
    else if (solution->safe_count)
        snprintf(answer, sizeof answer, "The chooser wins from the squares marked *");
    run_show(run, &picture, answer);
}

/* Whether --from names a free square of this maze. */
static zz_status check_from(const struct settings *settings, const zz_geography_maze *maze,
                            zz_error *error)
{
    uint32_t rows = zz_geography_maze_rows(maze);
    uint32_t cols = zz_geography_maze_cols(maze);
    uint32_t row = settings->from_row;
    uint32_t col = settings->from_col;
    *error = (zz_error){.code = ZZ_OK};
    if (row > rows || col > cols) {
        error->code = ZZ_BAD_ARGUMENT;
        snprintf(error->message, sizeof error->message,
                 "--from %" PRIu32 " %" PRIu32 " is off the board of %" PRIu32 "×%" PRIu32
                 " squares",
                 row, col, rows, cols);
    } else if (row && zz_geography_maze_square(maze, row, col) == '#') {
        error->code = ZZ_BAD_INPUT;
        snprintf(error->message, sizeof error->message,
                 "--from %" PRIu32 " %" PRIu32 ": expected '.' on that square, found '#'", row,
                 col);
    }
    return error->code;
}

static zz_status answer(struct run *run, zz_text *text, zz_error *error)
{
    zz_geography_maze *maze = NULL;
    void *safe = NULL;
    struct solution solution = {.maze = NULL};
    struct cost cost = run_cost_begin(run);
    progress_subject("maze", run->answered + 1, 0);
    zz_status status = zz_geography_maze_read(&maze, text, &run->options, error);
    if (!status) {
        solution.maze = maze;
        solution.rows = zz_geography_maze_rows(maze);
        solution.cols = zz_geography_maze_cols(maze);
        status = check_from(run->settings, maze, error);
    }
    uint64_t squares = (uint64_t)solution.rows * solution.cols;
    if (!status)
        status = meter_allocate(&run->meter, &safe, squares, sizeof(bool), error);
    if (!status)
        status = zz_geography_solve(maze, safe, &run->options, error);
    cost = run_cost_end(run, cost);
    if (!status) {
        solution.safe = safe;
        count_safe(&solution);
        if (run->settings->json)
            write_json(run, &solution, cost);
        else if (run->settings->show)
            show(run, &solution);
        else if (run->settings->from_row)
            output_format(&run->out, "%s\n", winner_from(run, &solution));
        else
            write_contest(run, &solution);
        status = run_answered(run, 1, error);
    }
    meter_release(&run->meter, safe, squares, sizeof(bool));
    zz_geography_maze_free(maze);
    return status;
}

const struct solve_game GEOGRAPHY_SOLVE = {
    .things = {"maze", "mazes"},
    .awaits = "'n m', n rows of '.' and '#'",
    .help = HELP,
    .options = GEOGRAPHY_FROM,
    .answer = answer,
};
