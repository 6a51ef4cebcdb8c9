#include "games/zu/reach.h"

#include <string.h>

#include "base/memory.h"

/* Sets mark[s] = value for every square s that a piece with the first `steps` steps can get to, and
 * returns how many there are; they stand in queue. No mark may have that value yet. */
static uint32_t flood(const zz_grid *grid, uint32_t from, int steps, uint8_t *mark, uint8_t value,
                      uint32_t *queue)
{
    uint32_t found = 1;
    mark[from] = value;
    queue[0] = from;
    for (uint32_t i = 0; i < found; i++) {
        uint32_t here_row = queue[i] / grid->cols;
        uint32_t here_col = queue[i] % grid->cols;
        for (int step = 0; step < steps; step++) {
            uint32_t row = here_row + ZZ_ZU_ROW_STEP[step];
            uint32_t col = here_col + ZZ_ZU_COL_STEP[step];
            uint32_t square = row * grid->cols + col;
            if (!zz_zu_is_free(grid, row, col) || mark[square] == value)
                continue;
            mark[square] = value;
            queue[found++] = square;
        }
    }
    return found;
}

zz_status zz_zu_reach_find(zz_zu_reach *reach, const zz_zu_board *board, zz_arena *arena,
                           zz_error *error)
{
    const zz_grid *grid = &board->grid;
    uint32_t squares = zz_grid_size(grid);
    reach->part = zz_arena_take(arena, squares, sizeof *reach->part);
    reach->pawn = zz_arena_take(arena, squares, sizeof *reach->pawn);
    uint32_t *queue = zz_arena_take(arena, squares, sizeof *queue);
    if (!reach->part || !reach->pawn || !queue)
        return zz_fail_memory(error);
    memset(reach->part, 0, squares);
    memset(reach->pawn, 0, squares);

    uint32_t found = flood(grid, board->black, 3, reach->pawn, 1, queue);
    uint32_t highest = board->black;
    for (uint32_t i = 0; i < found; i++)
        highest = queue[i] < highest ? queue[i] : highest;
    reach->first_row = highest / grid->cols ? highest / grid->cols : 1;
    reach->last_row = board->black / grid->cols;

    uint32_t first = flood(grid, board->red[0], 4, reach->part, 1, queue);
    if (reach->part[board->red[1]] == 1) {
        reach->red_may_be_stuck = first == 2;
    } else {
        uint32_t second = flood(grid, board->red[1], 4, reach->part, 2, queue);
        reach->red_may_be_stuck = first == 1 && second == 1;
    }
    reach->second_part = reach->part[board->red[1]];
    return ZZ_OK;
}

zz_status zz_zu_reach_all(zz_zu_reach *reach, const zz_zu_board *board, zz_arena *arena,
                          zz_error *error)
{
    const zz_grid *grid = &board->grid;
    uint32_t squares = zz_grid_size(grid);
    uint8_t *all = zz_arena_take(arena, squares, sizeof *all);
    if (!all)
        return zz_fail_memory(error);
    for (uint32_t square = 0; square < squares; square++)
        all[square] = grid->squares[square] != '#';
    *reach = (zz_zu_reach){.part = all,
                           .second_part = 1,
                           .pawn = all,
                           .first_row = 1,
                           .last_row = grid->rows - 1,
                           .red_may_be_stuck = true};
    return ZZ_OK;
}
