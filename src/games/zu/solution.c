/* solution.c: the values of all positions that play can lead to, kept.
 *
 * Squares that the pieces can get to are numbered, separately for the two reds and the pawn, and a
 * position is a place in one array:
 *
 *     plies[(number of the pair) × pawn squares + number of the pawn's square]
 *
 * A pair of one part is a < b, numbered along a triangle; a pair of two parts is numbered along a
 * rectangle. The side to move needs no place: the colours of the three squares tell it. Nor does
 * the winner: the distance tells it (decided.h). Row 0 of the pawn is left out: there black has
 * won. */
#include "games/zu/solution.h"

#include "base/error.h"
#include "base/memory.h"
#include "games/zu/decided.h"

enum { TIE = 0, LONGEST = UINT16_MAX - 2 }; /* an entry is the distance + 1, or TIE */

struct zz_zu_solution {
    const zz_zu_board *board;
    zz_zu_side to_move; /* at the start */
    zz_arena arena;
    zz_zu_reach reach;
    uint32_t *red_number[2]; /* by square, in the first and in the second part */
    uint32_t *pawn_number;   /* by square */
    uint64_t reds[2];
    uint64_t pawns;
    uint16_t *plies;
    uint64_t entries;
    bool too_long;
};

static uint32_t square_number(const zz_zu_solution *solution, zz_square square)
{
    return (square.row - 1) * solution->board->grid.cols + square.col - 1;
}

static bool is_one_part(const zz_zu_solution *solution)
{
    return solution->reach.second_part == 1;
}

static uint64_t pair_count(const zz_zu_solution *solution)
{
    uint64_t reds = solution->reds[0];
    return is_one_part(solution) ? reds * (reds - 1) / 2 : reds * solution->reds[1];
}

static uint16_t *entry(const zz_zu_solution *solution, uint32_t a, uint32_t b, uint32_t pawn)
{
    uint64_t low = solution->red_number[0][a];
    uint64_t high = solution->red_number[1][b];
    uint64_t pair =
        is_one_part(solution) ? high * (high - 1) / 2 + low : low * solution->reds[1] + high;
    return &solution->plies[pair * solution->pawns + solution->pawn_number[pawn]];
}

static void keep(void *user, uint32_t a, uint32_t b, uint32_t pawn, uint64_t plies)
{
    zz_zu_solution *solution = user;
    if (plies > LONGEST)
        solution->too_long = true;
    *entry(solution, a, b, pawn) = (uint16_t)(plies + 1);
}

static zz_status number_squares(zz_zu_solution *solution, zz_error *error)
{
    const zz_zu_reach *reach = &solution->reach;
    uint32_t squares = zz_grid_size(&solution->board->grid);
    uint32_t *numbers = zz_arena_take(&solution->arena, 3 * (uint64_t)squares, sizeof *numbers);
    if (!numbers)
        return zz_fail_memory(error);
    solution->red_number[0] = numbers;
    solution->red_number[1] = numbers + squares;
    solution->pawn_number = numbers + 2 * (size_t)squares;
    for (uint32_t square = 0; square < squares; square++) {
        solution->red_number[0][square] = (uint32_t)solution->reds[0];
        solution->red_number[1][square] = (uint32_t)solution->reds[1];
        solution->pawn_number[square] = (uint32_t)solution->pawns;
        solution->reds[0] += reach->part[square] == 1;
        solution->reds[1] += reach->part[square] == reach->second_part;
        solution->pawns += reach->pawn[square] && square >= solution->board->grid.cols;
    }
    return ZZ_OK;
}

static zz_status make_room(zz_zu_solution *solution, const zz_options *options, zz_error *error)
{
    zz_status status = zz_zu_reach_find(&solution->reach, solution->board, &solution->arena, error);
    if (!status)
        status = number_squares(solution, error);
    if (status)
        return status;
    uint64_t entries = zz_saturating_multiply(pair_count(solution), solution->pawns);
    status = zz_check_limit(options, zz_saturating_multiply(entries, sizeof *solution->plies),
                            "keeping the value of every position", error);
    if (status)
        return status;
    solution->plies = zz_allocate(&solution->arena.allocator, entries, sizeof *solution->plies);
    solution->entries = solution->plies ? entries : 0;
    return solution->plies ? ZZ_OK : zz_fail_memory(error);
}

static zz_status fill(zz_zu_solution *solution, zz_zu_solver *solver, zz_error *error)
{
    zz_outcome unused;
    zz_zu_decided decided = {
        .tell = keep, .user = solution, .allocator = solution->arena.allocator};
    solver->observer = zz_zu_decided_observe;
    solver->observer_user = &decided;
    zz_status status = zz_zu_solve_for(solver, solution->board, solution->to_move, &unused, error);
    solver->observer = NULL;
    zz_zu_decided_free(&decided);
    if (!status && decided.failed)
        status = zz_fail_memory(error);
    if (!status && solution->too_long)
        status = zz_fail(error, ZZ_TOO_LARGE, "a game would last more than %d plies", LONGEST);
    return status;
}

zz_status zz_zu_solution_create(zz_zu_solution **solution, zz_zu_solver *solver,
                                const zz_zu_board *board, zz_zu_side to_move, zz_error *error)
{
    zz_allocator allocator = solver->arena.allocator;
    zz_zu_solution *made = *solution = zz_allocate(&allocator, 1, sizeof *made);
    if (!made)
        return zz_fail_memory(error);
    made->board = board;
    made->to_move = to_move;
    made->arena.allocator = allocator;
    zz_status status = make_room(made, &solver->options, error);
    if (!status)
        status = fill(made, solver, error);
    if (status) {
        zz_zu_solution_free(made);
        *solution = NULL;
    }
    return status;
}

void zz_zu_solution_free(zz_zu_solution *solution)
{
    if (!solution)
        return;
    zz_allocator allocator = solution->arena.allocator;
    zz_release(&allocator, solution->plies, solution->entries, sizeof *solution->plies);
    zz_arena_free(&solution->arena);
    zz_release(&allocator, solution, 1, sizeof *solution);
}

const zz_zu_board *zz_zu_solution_board(const zz_zu_solution *solution)
{
    return solution->board;
}

/* Whether a, b are squares of the two reds as entry() wants them. */
static bool are_in_order(const zz_zu_solution *solution, uint32_t a, uint32_t b)
{
    const zz_zu_reach *reach = &solution->reach;
    return reach->part[a] == 1 && reach->part[b] == reach->second_part &&
           (!is_one_part(solution) || a < b);
}

/* Moves change the colour of one square, so the colours tell whose turn it is. */
static bool is_turn_right(const zz_zu_solution *solution, const zz_zu_position *position)
{
    zz_zu_position start = zz_zu_start(solution->board, solution->to_move);
    uint32_t colours = (uint32_t)(start.to_move != position->to_move);
    for (int piece = 0; piece < 3; piece++)
        colours ^= start.pieces[piece].row ^ start.pieces[piece].col ^ position->pieces[piece].row ^
                   position->pieces[piece].col;
    return (colours & 1) == 0;
}

static zz_status refuse(zz_error *error)
{
    return zz_fail(error, ZZ_BAD_ARGUMENT, "play from the start cannot lead to that position");
}

zz_status zz_zu_solution_value(const zz_zu_solution *solution, const zz_zu_position *position,
                               zz_outcome *outcome, zz_error *error)
{
    if (!zz_zu_is_position(solution->board, position) || !is_turn_right(solution, position))
        return refuse(error);
    uint32_t a = square_number(solution, position->pieces[ZZ_ZU_R1]);
    uint32_t b = square_number(solution, position->pieces[ZZ_ZU_R2]);
    uint32_t pawn = square_number(solution, position->pieces[ZZ_ZU_PAWN]);
    bool in_order = are_in_order(solution, a, b);
    if (!solution->reach.pawn[pawn] || (!in_order && !are_in_order(solution, b, a)))
        return refuse(error);
    if (position->pieces[ZZ_ZU_PAWN].row == 1) {
        bool red = position->to_move == ZZ_ZU_RED;
        *outcome = (zz_outcome){red ? ZZ_WINNER_SECOND : ZZ_WINNER_FIRST, 0};
        return ZZ_OK;
    }
    unsigned kept = in_order ? *entry(solution, a, b, pawn) : *entry(solution, b, a, pawn);
    *outcome = (zz_outcome){ZZ_WINNER_NONE, 0};
    if (kept != TIE)
        *outcome = (zz_outcome){kept % 2 ? ZZ_WINNER_SECOND : ZZ_WINNER_FIRST, kept - 1};
    return ZZ_OK;
}
