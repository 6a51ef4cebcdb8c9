/* solve.c: from zu's rules to slices.
 *
 * Only what can be reached (reach.h) is solved. Row 0 needs no slice: there black has won. */
#include <stdio.h>
#include <string.h>

#include "base/error.h"
#include "base/memory.h"
#include "base/progress.h"
#include "games/zu/look_ahead.h"

/* One board on its way to an outcome. */
struct task {
    zz_zu_solver *solver;
    const zz_zu_board *board;
    const zz_grid *grid;
    zz_zu_side to_move;
    bool everything; /* all positions, not only those that the board's own can lead to */
    zz_zu_reach reach;
    uint32_t rows_a_slice;
    zz_pairs pairs;
    zz_slice_shape shape;
    zz_slice *slice;
};

zz_status zz_zu_solver_create(zz_zu_solver **solver, const zz_options *options, zz_error *error)
{
    zz_allocator allocator = zz_allocator_of(options);
    *solver = zz_allocate(&allocator, 1, sizeof **solver);
    if (!*solver)
        return zz_fail_memory(error);
    if (options)
        (*solver)->options = *options;
    (*solver)->arena.allocator = (*solver)->pool.allocator = allocator;
    atomic_flag_clear(&(*solver)->pool.taken);
    (*solver)->team = zz_team_create(options ? options->threads : 1, &allocator);
    if ((*solver)->team)
        return ZZ_OK;
    zz_zu_solver_free(*solver);
    *solver = NULL;
    return zz_fail_memory(error);
}

void zz_zu_solver_free(zz_zu_solver *solver)
{
    if (!solver)
        return;
    zz_allocator allocator = solver->arena.allocator;
    zz_arena_free(&solver->arena);
    zz_handover_pool_free(&solver->pool);
    zz_team_free(solver->team);
    zz_release(&allocator, solver, 1, sizeof *solver);
}

/* ---- What it costs ---- */

static bool has_several_slices(const struct task *task)
{
    return task->reach.last_row - task->reach.first_row + 1 > task->rows_a_slice;
}

/* The entries of shape.stand. */
static uint64_t stand_size(const struct task *task)
{
    return (uint64_t)task->shape.planes * task->pairs.positions;
}

/* Without what slices hand over. */
static uint64_t fixed_bytes(const struct task *task)
{
    enum { SMALL_THINGS = 1 << 16 };
    return zz_saturating_add(
        task->solver->arena.used + SMALL_THINGS + stand_size(task) * sizeof *task->shape.stand,
        zz_slice_bytes(&task->pairs, task->shape.planes, has_several_slices(task)));
}

/* What table.c keeps of a slice: which positions are decided, and the distances. */
static uint64_t layer_bytes(const struct task *task)
{
    uint64_t rows =
        task->reach.last_row < task->rows_a_slice ? task->reach.last_row : task->rows_a_slice;
    uint64_t pairs = (uint64_t)task->pairs.rows * (task->pairs.rows - 1) / 2;
    return zz_saturating_add(
        zz_saturating_multiply(pairs, rows * task->grid->cols * sizeof(uint16_t)),
        2 * task->pairs.words * task->shape.planes * sizeof(uint64_t));
}

static uint64_t estimate_bytes(const struct task *task)
{
    uint64_t bytes = fixed_bytes(task);
    if (has_several_slices(task))
        bytes = zz_saturating_add(bytes, zz_slice_handover_bytes(&task->pairs, task->shape.planes));
    return task->everything ? zz_saturating_add(bytes, layer_bytes(task)) : bytes;
}

/* How many neighbours each square has that a red can stand on. */
static zz_status count_exits(struct task *task, zz_error *error)
{
    const zz_grid *grid = task->grid;
    uint64_t positions = (uint64_t)task->pairs.positions + ZZ_BLOCK;
    uint8_t *exits = zz_arena_take(&task->solver->arena, positions, sizeof *exits);
    if (!exits)
        return zz_fail_memory(error);
    memset(exits, 0, positions);
    for (uint32_t row = 0; row < grid->rows; row++)
        for (uint32_t col = 0; col < grid->cols; col++)
            for (int step = 0; step < 4; step++)
                exits[row * task->pairs.stride + col] +=
                    zz_zu_is_free(grid, row + ZZ_ZU_ROW_STEP[step], col + ZZ_ZU_COL_STEP[step]);
    task->shape.exits = exits;
    return ZZ_OK;
}

/* Everything about the board but its slices, which are what is large. */
static zz_status prepare(struct task *task, zz_error *error)
{
    const zz_grid *grid = task->grid;
    enum { BYTES_A_SQUARE = sizeof(zz_pair_row) + 128, BYTES_A_PAIR = 64 };
    char what[64];
    snprintf(what, sizeof what, "%s%u×%u board", task->everything ? "every position of a " : "a ",
             grid->rows, grid->cols);
    const zz_options *options = &task->solver->options;
    uint64_t squares = zz_grid_size(grid);
    uint64_t bytes = squares * BYTES_A_SQUARE;
    if (options->memory_limit && bytes > options->memory_limit) /* then say the whole of it */
        bytes = zz_saturating_multiply(squares * BYTES_A_PAIR, squares / 2);
    zz_status status = zz_check_limit(options, bytes, what, error);
    if (!status && task->everything)
        status = zz_zu_reach_all(&task->reach, task->board, &task->solver->arena, error);
    else if (!status)
        status = zz_zu_reach_find(&task->reach, task->board, &task->solver->arena, error);
    if (status)
        return status;
    status = zz_pairs_lay_out(&task->pairs, grid->rows, grid->cols, task->reach.part, 1,
                              task->reach.second_part, &task->solver->arena, error);
    unsigned half = (grid->cols + 1) / 2;
    task->shape.half = half;
    task->shape.planes = (half + ZZ_WORD_BITS - 1) / ZZ_WORD_BITS;
    task->rows_a_slice = half < ZZ_WORD_BITS ? ZZ_WORD_BITS / half : 1;
    if (!status && task->reach.red_may_be_stuck)
        status = count_exits(task, error);
    return status ? status : zz_check_limit(options, estimate_bytes(task), what, error);
}

static zz_status make_slice(struct task *task, zz_error *error)
{
    zz_arena *arena = &task->solver->arena;
    zz_slice_shape *shape = &task->shape;
    if (task->solver->options.memory_limit)
        task->solver->pool.limit = task->solver->options.memory_limit - fixed_bytes(task);
    shape->masks = zz_arena_take(arena, 2 * shape->planes, sizeof *shape->masks);
    shape->stand = zz_arena_take(arena, stand_size(task), sizeof *shape->stand);
    task->slice =
        zz_slice_create(&task->pairs, shape->planes, has_several_slices(task), task->solver->simd,
                        task->solver->team, &task->solver->pool, arena);
    if (!shape->masks || !shape->stand || !task->slice)
        return zz_fail_memory(error);
    return ZZ_OK;
}

/* ---- Where the pawn can stand and step ---- */

static void put(struct task *task, uint32_t top, uint32_t row, uint32_t col)
{
    const zz_grid *grid = task->grid;
    const zz_slice_shape *shape = &task->shape;
    uint32_t index = (row - top) * shape->half + col / 2;
    unsigned plane = index / ZZ_WORD_BITS;
    uint64_t bit = UINT64_C(1) << index % ZZ_WORD_BITS;
    shape->stand[(size_t)plane * task->pairs.positions + row * task->pairs.stride + col] = bit;

    unsigned kind = (row ^ col ^ shape->first_kind_colour) & 1;
    shape->masks[kind * shape->planes + plane].red |= bit;
    zz_slice_masks *masks = &shape->masks[(kind ^ 1) * shape->planes + plane];
    masks->black |= bit;
    uint32_t same = col % 2 ? col - 1 : col + 1;
    uint32_t other = col % 2 ? col + 1 : col - 1;
    if (!zz_zu_is_free(grid, row, same))
        masks->no_same |= bit;
    if (!zz_zu_is_free(grid, row, other))
        masks->no_other |= bit;
    else if (col % 2)
        masks->from_next |= bit;
    else
        masks->from_last |= bit;
    if (!zz_zu_is_free(grid, row - 1, col))
        masks->no_up |= bit;
    else if (row == 1)
        masks->up_is_home |= bit;
}

/* Returns the row behind the slice's last. */
static uint32_t shape_slice(struct task *task, uint32_t top)
{
    zz_slice_shape *shape = &task->shape;
    uint32_t end = top + task->rows_a_slice;
    shape->has_next = end <= task->reach.last_row;
    if (end > task->reach.last_row + 1)
        end = task->reach.last_row + 1;
    shape->bottom = (end - 1 - top) * shape->half;
    memset(shape->masks, 0, 2 * shape->planes * sizeof *shape->masks);
    memset(shape->stand, 0, stand_size(task) * sizeof *shape->stand);
    for (uint32_t row = top; row < end; row++)
        for (uint32_t col = 0; col < task->grid->cols; col++)
            if (task->reach.pawn[row * task->grid->cols + col])
                put(task, top, row, col);
    return end;
}

/* ---- The game ---- */

static uint32_t position_of(const struct task *task, uint32_t square)
{
    return square / task->grid->cols * task->pairs.stride + square % task->grid->cols;
}

static zz_zu_view view_of(const struct task *task, uint32_t top, uint32_t end)
{
    return (zz_zu_view){task->board,  &task->reach, top,        end,
                        &task->pairs, &task->shape, task->slice};
}

/* Whether the start position, which is in the slice, has been decided; or soon will be, if nobody
 * watches and all that it can lead to is in the slice. */
static bool look_at_start(const struct task *task, const zz_zu_view *view, uint64_t ply,
                          zz_outcome *outcome)
{
    const zz_zu_board *board = task->board;
    if (!task->solver->observer && !has_several_slices(task))
        return ply > 0 && ply % 2 == 0 &&
               zz_zu_look_ahead(board, task->to_move, view, ply, outcome);
    zz_winner winner =
        zz_zu_view_winner(view, task->to_move, board->red[0], board->red[1], board->black);
    if (winner != ZZ_WINNER_NONE && outcome->winner == ZZ_WINNER_NONE)
        *outcome = (zz_outcome){winner, ply};
    return winner != ZZ_WINNER_NONE;
}

/* Asks the caller now and then, while a ply is worked on, whether to go on. */
struct watch {
    const zz_options *options;
    zz_progress progress;
    zz_error *error;
    zz_status status;
    uint64_t blocks_a_piece;
    uint64_t blocks; /* since the last report */
    uint64_t rows;   /* of this slice */
    uint64_t plies;  /* that the slice before took */
};

/* Each slice takes longer than the one before, by about as much as the one before that (measured on
 * open boards), so the time goes with the square of the rows. */
static double fraction_over(const struct watch *watch)
{
    const zz_progress *progress = &watch->progress;
    if (watch->plies == 0 || progress->total == 0)
        return 0;
    double inside = (double)progress->ply / (double)watch->plies;
    double rows = (double)progress->done + (double)watch->rows * (inside < 1 ? inside : 1);
    return rows / (double)progress->total * (rows / (double)progress->total);
}

static bool report(void *context)
{
    enum { BLOCKS_A_REPORT = 1 << 15 };
    struct watch *watch = context;
    watch->blocks += watch->blocks_a_piece;
    if (watch->blocks >= BLOCKS_A_REPORT) {
        watch->blocks = 0;
        watch->progress.fraction = fraction_over(watch);
        watch->status = zz_report(watch->options, &watch->progress, watch->error);
    }
    return watch->status == ZZ_OK;
}

/* Solves one slice to its end, or, if nobody watches, until the start position is decided in it. */
static zz_status solve_slice(struct task *task, uint32_t top, struct watch *watch,
                             zz_outcome *outcome)
{
    const zz_zu_solver *solver = task->solver;
    zz_zu_view view = view_of(task, top, shape_slice(task, top));
    watch->progress.done = top - task->reach.first_row;
    watch->rows = view.end - top;
    watch->blocks_a_piece = zz_slice_blocks(task->slice) / zz_slice_pieces(task->slice);
    zz_slice_begin(task->slice, &task->shape, report, watch);
    for (bool more = true; more; more = zz_slice_advance(task->slice, report, watch)) {
        if (zz_slice_failed(task->slice) || watch->status)
            break;
        if (solver->observer)
            solver->observer(solver->observer_user, watch->progress.ply, &view);
        if (!task->everything && !task->shape.has_next &&
            look_at_start(task, &view, watch->progress.ply, outcome) && !solver->observer)
            break;
        watch->progress.ply++;
    }
    return zz_slice_failed(task->slice) ? zz_fail_memory(watch->error) : watch->status;
}

static zz_status solve_slices(struct task *task, zz_outcome *outcome, zz_error *error)
{
    struct watch watch = {.options = &task->solver->options, .error = error};
    watch.progress.stage = "row";
    watch.progress.total = task->reach.last_row - task->reach.first_row + 1;
    zz_status status = ZZ_OK;
    for (uint32_t top = task->reach.first_row; top <= task->reach.last_row && !status;
         top += task->rows_a_slice) {
        watch.progress.ply = 0;
        status = solve_slice(task, top, &watch, outcome);
        watch.plies = watch.progress.ply;
        if (!status && watch.options->progress && task->shape.has_next) {
            watch.progress.decided += zz_slice_decided(task->slice, report, &watch);
            status = watch.status;
        }
    }
    zz_slice_end(task->slice);
    return status;
}

zz_status zz_zu_solve_for(zz_zu_solver *solver, const zz_zu_board *board, zz_zu_side to_move,
                          zz_outcome *outcome, zz_error *error)
{
    struct task task = {.solver = solver, .board = board, .grid = &board->grid, .to_move = to_move};
    zz_arena_reset(&solver->arena);
    *outcome = (zz_outcome){ZZ_WINNER_NONE, 0};
    if (board->black < board->grid.cols) {
        outcome->winner = to_move == ZZ_ZU_RED ? ZZ_WINNER_SECOND : ZZ_WINNER_FIRST;
        return ZZ_OK;
    }
    zz_status status = prepare(&task, error);
    if (status || (!solver->observer && zz_zu_look_ahead(board, to_move, NULL, 0, outcome)))
        return status;
    uint32_t a = position_of(&task, board->red[0]);
    uint32_t b = position_of(&task, board->red[1]);
    task.shape.first_kind_colour =
        (a ^ b ^ position_of(&task, board->black) ^ (to_move == ZZ_ZU_BLACK)) & 1;
    status = make_slice(&task, error);
    return status ? status : solve_slices(&task, outcome, error);
}

zz_status zz_zu_solve_everything(zz_zu_solver *solver, const zz_zu_board *board, unsigned parity,
                                 zz_error *error)
{
    struct task task = {.solver = solver, .board = board, .grid = &board->grid, .everything = true};
    zz_arena_reset(&solver->arena);
    zz_status status = prepare(&task, error);
    task.shape.first_kind_colour = parity;
    if (!status)
        status = make_slice(&task, error);
    return status ? status : solve_slices(&task, NULL, error);
}

zz_status zz_zu_solve(zz_zu_solver *solver, const zz_zu_board *board, zz_outcome *outcome,
                      zz_error *error)
{
    return zz_zu_solve_for(solver, board, ZZ_ZU_RED, outcome, error);
}

zz_status zz_zu_estimate(zz_zu_solver *solver, const zz_zu_board *board, uint64_t *bytes,
                         zz_error *error)
{
    struct task task = {.solver = solver, .board = board, .grid = &board->grid};
    zz_arena_reset(&solver->arena);
    zz_status status = prepare(&task, error);
    *bytes = status ? 0 : estimate_bytes(&task);
    return status;
}
