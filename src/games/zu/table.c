/* table.c: every position of a board, layer by layer.
 *
 * Each move changes the colour of one piece's square, so play never leads from a position of one
 * parity to one of the other: the board is solved twice, once for each. What is decided in a slice
 * is told one by one (decided.h) and written into one array, which is handed out when the slice is
 * done: when the next one begins, and at the end. */
#include <string.h>

#include "base/error.h"
#include "base/memory.h"
#include "games/zu/decided.h"

enum { LONGEST = UINT16_MAX - 1 }; /* an entry is the distance + 1, or 0 */

/* A board on its way through the solver. */
struct walk {
    zz_zu_solver *solver;
    zz_options options; /* the solver's own, while it has others */
    const zz_grid *grid;
    uint32_t *number; /* by square: how many free ones come before it */
    uint64_t free;    /* squares in all */
    zz_zu_layer_fn tell;
    void *user;
    zz_zu_layer layer; /* of the slice that is being solved; no pawns: none yet */
    uint16_t *plies;   /* its entries */
    uint64_t room;     /* for so many */
    zz_zu_decided decided;
    zz_error *error;
    zz_status status;
};

/* By several threads at once: each pair has entries of its own. */
static void keep(void *user, uint32_t a, uint32_t b, uint32_t pawn, uint64_t plies)
{
    const struct walk *walk = user;
    uint64_t low = walk->number[a];
    uint64_t high = walk->number[b];
    uint64_t plane = walk->number[pawn] - walk->layer.first_pawn;
    uint64_t pair = low * (2 * walk->free - low - 1) / 2 + high - low - 1;
    walk->plies[plane * walk->layer.pairs + pair] = (uint16_t)(plies + 1);
}

/* Hands out the layer that is done, if there is one. */
static void finish_layer(struct walk *walk)
{
    if (walk->decided.failed && !walk->status)
        walk->status = zz_fail_memory(walk->error);
    if (walk->layer.pawns > 0 && !walk->status && !walk->tell(walk->user, &walk->layer))
        walk->status = zz_fail(walk->error, ZZ_CANCELLED, "stopped on request");
    walk->layer.pawns = 0;
}

/* New memory is all zero. */
static void make_room(struct walk *walk, uint64_t entries)
{
    const zz_allocator *allocator = &walk->decided.allocator;
    if (entries > walk->room) {
        zz_release(allocator, walk->plies, walk->room, sizeof *walk->plies);
        walk->plies = zz_allocate(allocator, entries, sizeof *walk->plies);
        walk->room = walk->plies ? entries : 0;
        if (!walk->plies)
            walk->status = zz_fail_memory(walk->error);
    } else if (entries > 0) {
        memset(walk->plies, 0, entries * sizeof *walk->plies);
    }
    walk->layer.plies = walk->plies;
}

static void begin_layer(struct walk *walk, uint32_t top, uint32_t end)
{
    uint32_t cols = walk->grid->cols;
    zz_zu_layer *layer = &walk->layer;
    layer->first_row = top + 1;
    layer->last_row = end;
    layer->first_pawn = walk->number[top * cols];
    layer->pawns = walk->number[end * cols] - layer->first_pawn;
    make_room(walk, layer->pairs * layer->pawns);
}

static void observe(void *user, uint64_t ply, const zz_zu_view *view)
{
    struct walk *walk = user;
    if (ply == 0) {
        finish_layer(walk);
        if (!walk->status)
            begin_layer(walk, view->top, view->end);
    }
    if (ply > LONGEST && !walk->status)
        walk->status =
            zz_fail(walk->error, ZZ_TOO_LARGE, "a game would last more than %d plies", LONGEST);
    if (!walk->status)
        zz_zu_decided_observe(&walk->decided, ply, view);
}

/* The solver's progress, once for each parity, made one; and the way to stop it. */
static bool go_on(void *user, const zz_progress *progress)
{
    const struct walk *walk = user;
    zz_progress both = *progress;
    if (walk->status)
        return false;
    both.total = 2 * progress->total;
    both.done = progress->done + walk->layer.parity * progress->total;
    if (progress->fraction > 0)
        both.fraction = (progress->fraction + walk->layer.parity) / 2;
    return !walk->options.progress || walk->options.progress(walk->options.progress_user, &both);
}

static zz_status solve_parity(struct walk *walk, const zz_zu_board *board, unsigned parity)
{
    zz_zu_solver *solver = walk->solver;
    walk->layer.parity = parity;
    solver->options.progress = go_on;
    solver->options.progress_user = walk;
    solver->observer = observe;
    solver->observer_user = walk;
    zz_status status = zz_zu_solve_everything(solver, board, parity, walk->error);
    solver->observer = NULL;
    solver->options = walk->options;
    if (!status)
        finish_layer(walk);
    walk->layer.pawns = 0;
    return walk->status ? walk->status : status;
}

/* One number more than there are squares: the count of free ones. */
static bool number_squares(struct walk *walk)
{
    uint32_t squares = zz_grid_size(walk->grid);
    uint32_t found = 0;
    walk->number = zz_allocate(&walk->decided.allocator, (uint64_t)squares + 1, sizeof(uint32_t));
    if (!walk->number)
        return false;
    for (uint32_t square = 0; square < squares; square++) {
        walk->number[square] = found;
        found += walk->grid->squares[square] != '#';
    }
    walk->number[squares] = found;
    walk->free = found;
    walk->layer.pairs = (uint64_t)found * (found - 1) / 2;
    return true;
}

zz_status zz_zu_solve_all(zz_zu_solver *solver, const zz_zu_board *board, zz_zu_layer_fn tell,
                          void *user, zz_error *error)
{
    struct walk walk = {
        .solver = solver,
        .options = solver->options,
        .grid = &board->grid,
        .tell = tell,
        .user = user,
        .decided = {.tell = keep,
                    .user = &walk,
                    .team = solver->team,
                    .allocator = solver->arena.allocator},
        .error = error,
    };
    const zz_allocator *allocator = &walk.decided.allocator;
    zz_status status = number_squares(&walk) ? ZZ_OK : zz_fail_memory(error);
    for (unsigned parity = 0; parity < 2 && !status; parity++)
        status = solve_parity(&walk, board, parity);
    zz_zu_decided_free(&walk.decided);
    zz_release(allocator, walk.plies, walk.room, sizeof *walk.plies);
    if (walk.number)
        zz_release(allocator, walk.number, (uint64_t)zz_grid_size(walk.grid) + 1,
                   sizeof *walk.number);
    return status;
}
