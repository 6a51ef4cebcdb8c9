/* build.c: from a board to its table.
 *
 *     board → zz_zu_solve_all → layers → table_writer → output → TABLE
 *
 * A layer, some of the pawn's rows for one parity, is the most that is in memory at a time. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <zugzwang/zu.h>

#include "cli/help.h"
#include "cli/progress.h"
#include "table.h"
#include "writer.h"

struct building {
    struct run *run;
    const struct table_shape *shape;
    struct output *file;
    struct table_writer writer;
    bool begun;
    zz_error *error; /* of the writer */
    zz_status status;
};

/* Not before the board was found small enough. */
static void begin_writing(struct building *building)
{
    if (building->begun)
        return;
    building->begun = true;
    building->status =
        table_writer_begin(&building->writer, building->shape, building->file,
                           &building->run->meter, building->run->options.threads, building->error);
}

static bool add_layer(void *user, const zz_zu_layer *layer)
{
    struct building *building = user;
    begin_writing(building);
    for (uint32_t i = 0; i < layer->pawns && !building->status; i++)
        building->status =
            table_writer_add(&building->writer, layer->plies + i * layer->pairs, building->error);
    return !building->status && !output_failed(building->file);
}

/* Says more of a board that is too large, and what else could be done with it. */
static void advise(struct run *run, zz_zu_solver *solver, const zz_zu_board *board,
                   const struct table_shape *shape, zz_error *error)
{
    char message[sizeof error->message];
    uint64_t bytes;
    if (error->code != ZZ_TOO_LARGE)
        return;
    bool solvable = zz_zu_estimate(solver, board, &bytes, NULL) == ZZ_OK &&
                    (!run->options.memory_limit || bytes <= run->options.memory_limit);
    snprintf(message, sizeof message, "%.110s; its table would have %.1f billion positions%s",
             error->message, (double)table_positions(shape) / 1e9,
             solvable ? "; 'zugzwang zu solve' keeps no values, and fits" : "");
    memcpy(error->message, message, sizeof message);
}

static zz_status solve_into(struct building *building, const zz_zu_board *board, zz_error *error)
{
    zz_zu_solver *solver = NULL;
    zz_error writing = {.code = ZZ_OK};
    building->error = &writing;
    zz_status status = zz_zu_solver_create(&solver, &building->run->options, error);
    if (!status)
        status = zz_zu_solve_all(solver, board, add_layer, building, error);
    if (status)
        advise(building->run, solver, board, building->shape, error);
    else
        begin_writing(building); /* a board of one row has no layers */
    zz_zu_solver_free(solver);
    if (!status && !building->status)
        building->status = table_writer_finish(&building->writer, &writing);
    if (building->begun)
        table_writer_end(&building->writer);
    if (building->status)
        *error = writing;
    return building->status ? building->status : status;
}

static void tell(struct run *run, const struct table_shape *shape, uint64_t bytes, struct cost cost)
{
    uint64_t positions = table_positions(shape);
    double each = (double)bytes / (double)positions;
    if (!run->settings->json) {
        progress_erase();
        fprintf(stderr,
                "%s: %" PRIu64 " positions of a %" PRIu32 "×%" PRIu32 " board in %" PRIu64
                " bytes, %.3f bytes a position\n",
                run->settings->table, positions, shape->rows, shape->cols, bytes, each);
        return;
    }
    json_open(&run->json, NULL, '{', JSON_ONE_LINE);
    json_string(&run->json, "file", run->settings->table);
    json_number(&run->json, "rows", shape->rows);
    json_number(&run->json, "cols", shape->cols);
    json_number(&run->json, "positions", positions);
    json_number(&run->json, "bytes", bytes);
    run_cost_json(run, cost);
    json_close(&run->json);
}

static char *copy_squares(const zz_zu_board *board)
{
    uint32_t rows = zz_zu_board_rows(board);
    uint32_t cols = zz_zu_board_cols(board);
    char *squares = malloc((size_t)rows * cols);
    for (uint32_t row = 0; squares && row < rows; row++)
        for (uint32_t col = 0; col < cols; col++) {
            char square = zz_zu_board_square(board, row + 1, col + 1);
            squares[(size_t)row * cols + col] = square == '#' ? '#' : '.';
        }
    return squares;
}

static zz_status make_shape(struct table_shape *shape, const zz_zu_board *board, zz_error *error)
{
    char *squares = copy_squares(board);
    if (!squares) {
        *error = (zz_error){.code = ZZ_NO_MEMORY, .message = "out of memory"};
        return error->code;
    }
    zz_status status =
        table_shape_make(shape, zz_zu_board_rows(board), zz_zu_board_cols(board), squares, error);
    free(squares);
    return status;
}

static zz_status build(struct run *run, const zz_zu_board *board, zz_error *error)
{
    static struct output file; /* large */
    struct table_shape shape = {.rows = 0};
    struct building building = {.run = run, .shape = &shape, .file = &file};
    struct cost cost = run_cost_begin(run);
    progress_subject(NULL, 0, 0);
    zz_status status = make_shape(&shape, board, error);
    if (!status) {
        bool written = output_open(&file, run->settings->table);
        if (written) {
            status = solve_into(&building, board, error);
            written = output_close(&file, !status);
        }
        if (!written) { /* the reason has been told */
            *error = (zz_error){.code = ZZ_CANCELLED, .message = "the table cannot be written"};
            status = error->code;
        }
    }
    cost = run_cost_end(run, cost);
    if (!status) {
        tell(run, &shape, building.writer.written, cost);
        status = run_answered(run, 1, error);
    }
    table_shape_free(&shape);
    return status;
}

/* Which board is meant, when the text has several. */
static zz_status choose(struct run *run, uint64_t boards, uint64_t *number, zz_error *error)
{
    *number = run->settings->number ? run->settings->number : 1;
    if (*number <= boards && (boards == 1 || run->settings->number))
        return ZZ_OK;
    *error = (zz_error){.code = ZZ_BAD_INPUT};
    if (boards == 0 || run->settings->number)
        snprintf(error->message, sizeof error->message,
                 "there is no board %" PRIu64 ": the file has %" PRIu64, *number, boards);
    else
        snprintf(error->message, sizeof error->message,
                 "the file has %" PRIu64 " boards, and a table is of one: choose it with --number",
                 boards);
    return error->code;
}

static zz_status answer(struct run *run, zz_text *text, zz_error *error)
{
    uint64_t id;
    uint64_t boards;
    uint64_t number;
    zz_status status = zz_zu_read_header(text, &id, &boards, error);
    if (!status)
        status = choose(run, boards, &number, error);
    for (uint64_t i = 1; !status && i <= boards; i++) {
        zz_zu_game *game = NULL;
        status = zz_zu_game_read(&game, ZZ_ZU_RED, text, &run->options, error);
        if (!status && i == number)
            status = build(run, zz_zu_game_board(game), error);
        zz_zu_game_free(game);
    }
    return status;
}

int table_build(const struct game *game, const struct settings *settings, int count,
                char *operands[])
{
    static const struct task task = {
        .verb = "table-build",
        .things = {"table", "tables"},
        .awaits = "'id 1', then a board: 'n m' and n rows of '.', '#', 'X', 'O'",
        .answer = answer,
    };
    if (!settings->table) {
        complain("where to write the table is missing: -o TABLE");
        return help_hint(game, "table");
    }
    if (count > 1) {
        complain("a table is of one board: expected one FILE, found '%s' as well", operands[1]);
        return help_hint(game, "table");
    }
    return run_files(game, &task, settings, count, operands);
}
