#include "support/zu_positions.h"

static zz_square square_of(int cols, int number)
{
    return (zz_square){(uint32_t)(number / cols + 1), (uint32_t)(number % cols + 1)};
}

static int number_of(int cols, zz_square square)
{
    return (int)((square.row - 1) * (uint32_t)cols + square.col - 1);
}

size_t zu_index_of(int rows, int cols, const zz_zu_position *at)
{
    return reference_zu_index(rows, cols, at->to_move == ZZ_ZU_RED ? ZU_RED : ZU_BLACK,
                              number_of(cols, at->pieces[ZZ_ZU_R1]),
                              number_of(cols, at->pieces[ZZ_ZU_R2]),
                              number_of(cols, at->pieces[ZZ_ZU_PAWN]));
}

zz_zu_position zu_position_at(int rows, int cols, size_t index)
{
    size_t size = (size_t)(rows * cols);
    return (zz_zu_position){index / size / size / size ? ZZ_ZU_BLACK : ZZ_ZU_RED,
                            {square_of(cols, (int)(index / size / size % size)),
                             square_of(cols, (int)(index / size % size)),
                             square_of(cols, (int)(index % size))}};
}

bool is_zu_outcome(zz_outcome outcome, zz_zu_side to_move, struct reference_zu_value value)
{
    if (value.winner == 'T')
        return outcome.winner == ZZ_WINNER_NONE && outcome.plies == 0;
    bool mover_wins = (value.winner == 'R') == (to_move == ZZ_ZU_RED);
    return outcome.winner == (mover_wins ? ZZ_WINNER_FIRST : ZZ_WINNER_SECOND) &&
           outcome.plies == (uint64_t)value.plies;
}
