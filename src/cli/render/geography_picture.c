/* geography_picture.c: pictures of geography: the maze with the squares that are safe to start on,
 * or with the token on one of them, and the matching that proves it. */
#include <inttypes.h>
#include <stdio.h>

#include <zugzwang/geography.h>

#include "cli/games.h"
#include "cli/progress.h"
#include "render.h"
#include "trail_picture.h"

static const char HELP[] =
    "Draws the maze with a maximum matching over it, and a star on every square that\n"
    "the chooser may start on and win.\n"
    "\n"
    "  $ printf '3 3\\n.##\\n...\\n#.#\\n' >maze.in\n"
    "  $ NO_COLOR=1 zugzwang geography render --format ansi maze.in\n"
    "  The chooser wins from 2 squares\n"
    "  Some maximum matching leaves a square with a star\n"
    "  free: wherever the other moves from there, the\n"
    "  chooser moves to the partner. One matching is\n"
    "  drawn.\n"
    "      1   2   3\n"
    "        ########\n"
    "  1   . ########\n"
    "      │\n"
    "  2   .   .───*\n"
    "    ####    ####\n"
    "  3 ####  * ####\n"
    "    * safe to start on\n"
    "   ── two squares that the matching pairs\n"
    "\n"
    "With --from the token stands there already, and the matching tells who wins; with\n"
    "--line a game is drawn as well, and an SVG plays it.\n"
    "\n"
    "  $ zugzwang geography render --from 2 2 -o token.svg maze.in\n"
    "  $ zugzwang geography render --from 2 2 --line -o game.svg maze.in\n";

/* A maze that the token is not in yet. */
struct open_maze {
    const zz_geography_maze *maze;
    uint64_t count;
    bool *safe;
    uint64_t safe_count;
    struct trail_view view; /* of the matching; no trail when no square is free */
};

static zz_status read_maze(struct run *run, zz_text *text, zz_geography_maze **maze,
                           zz_error *error)
{
    progress_subject("maze", run->answered + 1, 0);
    zz_status status = zz_geography_maze_read(maze, text, &run->options, error);
    return status ? status : zz_text_read_end(text, error);
}

static zz_status place_token(struct run *run, const zz_geography_maze *maze, zz_trail **trail,
                             zz_error *error)
{
    zz_square token = {run->settings->from_row, run->settings->from_col};
    zz_status status = zz_geography_trail_create(trail, maze, token, &run->options, error);
    if (status == ZZ_BAD_ARGUMENT || status == ZZ_BAD_INPUT)
        run->source = "--from";
    return status;
}

static char square_of(const struct open_maze *open, uint64_t i)
{
    uint32_t cols = zz_geography_maze_cols(open->maze);
    return zz_geography_maze_square(open->maze, (uint32_t)(i / cols) + 1, (uint32_t)(i % cols) + 1);
}

/* Any square will do for the token: nothing has been left yet, so the matching is the maze's. */
static zz_status match_maze(struct run *run, struct open_maze *open, zz_error *error)
{
    zz_trail *trail;
    uint64_t i = 0;
    uint32_t cols = zz_geography_maze_cols(open->maze);
    while (i < open->count && square_of(open, i) == '#')
        i++;
    if (i == open->count)
        return ZZ_OK;
    zz_square square = {(uint32_t)(i / cols) + 1, (uint32_t)(i % cols) + 1};
    zz_status status = zz_geography_trail_create(&trail, open->maze, square, &run->options, error);
    return status ? status : trail_view_open(run, &GEOGRAPHY_WORDS, trail, &open->view, error);
}

static void say_what_is_safe(struct sheet *sheet, const struct open_maze *open)
{
    if (!open->view.trail) {
        sheet_title(sheet, "The chooser loses: no square is free");
    } else if (open->safe_count == 0) {
        sheet_title(sheet, "The chooser loses from every square");
        sheet_say(sheet, "This maximum matching pairs all free squares: the other player always "
                         "moves to the partner.");
    } else {
        sheet_title(sheet, "The chooser wins from %" PRIu64 " square%s", open->safe_count,
                    open->safe_count == 1 ? "" : "s");
        sheet_say(sheet, "Some maximum matching leaves a square with a star free: wherever the "
                         "other moves from there, the chooser moves to the partner. One matching "
                         "is drawn.");
    }
}

static void draw_squares(const struct sheet *sheet, const struct open_maze *open)
{
    for (int row = 1; row <= sheet->rows; row++)
        for (int col = 1; col <= sheet->cols; col++) {
            zz_square square = {(uint32_t)row, (uint32_t)col};
            uint64_t i = (uint64_t)(row - 1) * (unsigned)sheet->cols + (unsigned)(col - 1);
            if (open->safe && open->safe[i])
                mark_star(sheet->scene, sheet_middle(sheet, square), 15);
            else if (square_of(open, i) != '#')
                trail_draw_square(sheet, square, '.', 0);
        }
}

static void draw_open_maze(struct run *run, struct scene *scene, const struct open_maze *open)
{
    struct sheet sheet;
    sheet_begin(&sheet, scene, zz_geography_maze_rows(open->maze),
                zz_geography_maze_cols(open->maze));
    if (run->settings->plain)
        sheet_title(&sheet, "A maze of %d×%d squares", sheet.rows, sheet.cols);
    else
        say_what_is_safe(&sheet, open);
    snprintf(scene->description, sizeof scene->description, "A maze of %d rows and %d columns.%s",
             sheet.rows, sheet.cols,
             run->settings->plain
                 ? ""
                 : " Squares that are safe to start on have a star, pairs of a maximum "
                   "matching are drawn as dominoes.");
    sheet_board(&sheet);
    sheet_grid(&sheet);
    for (uint64_t i = 0; i < open->count; i++)
        if (square_of(open, i) == '#')
            sheet_wall(&sheet, (zz_square){(uint32_t)(i / (unsigned)sheet.cols) + 1,
                                           (uint32_t)(i % (unsigned)sheet.cols) + 1});
    if (open->view.trail)
        trail_draw_matching(&sheet, &open->view, false);
    draw_squares(&sheet, open);
    if (open->safe_count > 0)
        mark_star(scene, sheet_key(&sheet, "safe to start on"), 10);
    if (open->view.trail)
        trail_draw_key(&sheet, &open->view);
    sheet_end(&sheet);
}

static void write_json(struct run *run, const struct open_maze *open, struct cost cost)
{
    struct json *json = &run->json;
    uint32_t cols = zz_geography_maze_cols(open->maze);
    json_open(json, NULL, '{', JSON_LINES);
    json_number(json, "rows", zz_geography_maze_rows(open->maze));
    json_number(json, "cols", cols);
    json_string(json, "winner", open->safe_count ? "chooser" : "other");
    json_open(json, "safe", '[', JSON_ONE_LINE);
    for (uint64_t i = 0; i < open->count; i++)
        if (open->safe[i])
            json_pair(json, NULL, i / cols + 1, i % cols + 1);
    json_close(json);
    trail_write_matching(json, &open->view);
    run_cost_json(run, cost);
    json_close(json);
}

static zz_status draw_maze(struct run *run, const zz_geography_maze *maze, struct scene *scene,
                           zz_error *error)
{
    struct open_maze open = {.maze = maze};
    void *safe = NULL;
    struct cost cost = run_cost_begin(run);
    zz_status status = ZZ_OK;
    if (!run->settings->json)
        status = sheet_check(zz_geography_maze_rows(maze), zz_geography_maze_cols(maze), error);
    open.count = (uint64_t)zz_geography_maze_rows(maze) * zz_geography_maze_cols(maze);
    if (!status && !run->settings->plain) {
        status = meter_allocate(&run->meter, &safe, open.count, sizeof(bool), error);
        open.safe = safe;
        if (!status)
            status = zz_geography_solve(maze, open.safe, &run->options, error);
        for (uint64_t i = 0; i < open.count && !status; i++)
            open.safe_count += open.safe[i];
        if (!status)
            status = match_maze(run, &open, error);
        open.view.mover_wins = false; /* nobody is to move yet */
    }
    cost = run_cost_end(run, cost);
    if (!status && run->settings->json)
        write_json(run, &open, cost);
    else if (!status)
        draw_open_maze(run, scene, &open);
    meter_release(&run->meter, safe, open.count, sizeof(bool));
    trail_view_close(run, &open.view);
    return status;
}

static zz_status draw(struct run *run, zz_text *text, struct scene *scene, zz_error *error)
{
    zz_geography_maze *maze = NULL;
    zz_trail *trail = NULL;
    zz_status status = read_maze(run, text, &maze, error);
    if (!status && !run->settings->from_row)
        status = draw_maze(run, maze, scene, error);
    else if (!status)
        status = place_token(run, maze, &trail, error);
    zz_geography_maze_free(maze);
    if (status || !trail)
        return status;
    return run->settings->draw_line
               ? trail_draw_line(run, &GEOGRAPHY_WORDS, trail, scene, error)
               : trail_draw_position(run, &GEOGRAPHY_WORDS, trail, scene, error);
}

static const char *missing(const struct settings *settings)
{
    bool placed = settings->from_row || (!settings->draw_line && !settings->after);
    return placed ? NULL : "--from R C, the square that the token stands on";
}

const struct render_game GEOGRAPHY_RENDER = {
    .things = {"maze", "mazes"},
    .awaits = "'n m', n rows of '.' and '#'",
    .help = HELP,
    .options = GEOGRAPHY_FROM,
    .missing = missing,
    .draw = {draw, draw},
};
