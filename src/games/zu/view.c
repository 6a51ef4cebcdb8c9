/* view.c: single positions of a slice. */
#include "games/zu/solver.h"

static uint32_t position_of(const zz_zu_view *view, uint32_t square)
{
    uint32_t cols = view->board->grid.cols;
    return square / cols * view->pairs->stride + square % cols;
}

static bool is_pair(const zz_zu_view *view, uint32_t red, uint32_t other_red)
{
    const zz_zu_reach *reach = view->reach;
    return red != other_red && reach->part[red] == 1 &&
           reach->part[other_red] == reach->second_part;
}

bool zz_zu_view_covers(const zz_zu_view *view, zz_zu_side to_move, uint32_t red, uint32_t other_red,
                       uint32_t pawn)
{
    uint32_t row = pawn / view->board->grid.cols;
    if (row < view->top || row >= view->end || !view->reach->pawn[pawn])
        return false;
    if (!is_pair(view, red, other_red) && !is_pair(view, other_red, red))
        return false;
    uint32_t colours =
        position_of(view, red) ^ position_of(view, other_red) ^ position_of(view, pawn);
    bool red_moves = (colours & 1) == view->shape->first_kind_colour;
    return red_moves == (to_move == ZZ_ZU_RED);
}

zz_winner zz_zu_view_winner(const zz_zu_view *view, zz_zu_side to_move, uint32_t red,
                            uint32_t other_red, uint32_t pawn)
{
    uint32_t cols = view->board->grid.cols;
    const zz_square pieces[3] = {
        {red / cols, red % cols}, {other_red / cols, other_red % cols}, {pawn / cols, pawn % cols}};
    return zz_zu_view_winner_at(view, to_move, pieces);
}

zz_winner zz_zu_view_winner_at(const zz_zu_view *view, zz_zu_side to_move,
                               const zz_square pieces[3])
{
    const zz_pairs *pairs = view->pairs;
    uint32_t red = pieces[0].row * pairs->stride + pieces[0].col;
    uint32_t other_red = pieces[1].row * pairs->stride + pieces[1].col;
    bool in_order = pairs->row_at[red] != ZZ_NO_ROW && pairs->second[other_red];
    uint32_t a = in_order ? red : other_red;
    uint32_t b = in_order ? other_red : red;
    const uint64_t *stand = view->shape->stand + pieces[2].row * pairs->stride + pieces[2].col;
    unsigned plane = 0;
    while (!*stand) {
        stand += view->pairs->positions;
        plane++;
    }
    uint64_t won, lost;
    if (to_move == ZZ_ZU_RED) {
        won = zz_slice_red_wins(view->slice, a, b, plane);
        lost = zz_slice_red_loses(view->slice, a, b, plane);
    } else {
        won = zz_slice_black_wins(view->slice, a, b, plane);
        lost = zz_slice_black_loses(view->slice, a, b, plane);
    }
    if (won & *stand)
        return ZZ_WINNER_FIRST;
    return lost & *stand ? ZZ_WINNER_SECOND : ZZ_WINNER_NONE;
}
