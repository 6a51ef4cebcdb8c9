/* position.c: the rules of zu, for one position at a time. */
#include "games/zu/reach.h"

static bool are_equal(zz_square a, zz_square b)
{
    return a.row == b.row && a.col == b.col;
}

static bool is_free(const zz_zu_board *board, zz_square square)
{
    return zz_zu_is_free(&board->grid, square.row - 1, square.col - 1); /* 0 - 1 is refused, too */
}

static zz_square neighbour(zz_square square, zz_zu_step step)
{
    return (zz_square){square.row + ZZ_ZU_ROW_STEP[step], square.col + ZZ_ZU_COL_STEP[step]};
}

static zz_square square_numbered(const zz_zu_board *board, uint32_t number)
{
    uint32_t cols = board->grid.cols;
    return (zz_square){number / cols + 1, number % cols + 1};
}

zz_zu_position zz_zu_start(const zz_zu_board *board, zz_zu_side to_move)
{
    return (zz_zu_position){to_move,
                            {square_numbered(board, board->red[0]),
                             square_numbered(board, board->red[1]),
                             square_numbered(board, board->black)}};
}

bool zz_zu_is_position(const zz_zu_board *board, const zz_zu_position *position)
{
    for (int piece = 0; piece < 3; piece++)
        if (!is_free(board, position->pieces[piece]))
            return false;
    return !are_equal(position->pieces[ZZ_ZU_R1], position->pieces[ZZ_ZU_R2]);
}

static bool may_move(const zz_zu_board *board, const zz_zu_position *position, zz_zu_move move)
{
    zz_square to = neighbour(position->pieces[move.piece], move.step);
    if (!is_free(board, to))
        return false;
    if (move.piece == ZZ_ZU_PAWN)
        return move.step != ZZ_ZU_DOWN;
    return !are_equal(to, position->pieces[move.piece == ZZ_ZU_R1 ? ZZ_ZU_R2 : ZZ_ZU_R1]);
}

static bool is_decided(const zz_zu_position *position, zz_zu_side *winner)
{
    zz_square pawn = position->pieces[ZZ_ZU_PAWN];
    *winner = ZZ_ZU_BLACK;
    if (pawn.row == 1)
        return true;
    *winner = position->to_move == ZZ_ZU_RED ? ZZ_ZU_BLACK : ZZ_ZU_RED;
    return are_equal(pawn, position->pieces[ZZ_ZU_R1]) ||
           are_equal(pawn, position->pieces[ZZ_ZU_R2]);
}

unsigned zz_zu_list_moves(const zz_zu_board *board, const zz_zu_position *position,
                          zz_zu_move moves[ZZ_ZU_MOST_MOVES])
{
    bool red = position->to_move == ZZ_ZU_RED;
    int first = red ? ZZ_ZU_R1 : ZZ_ZU_PAWN;
    int last = red ? ZZ_ZU_R2 : ZZ_ZU_PAWN;
    unsigned count = 0;
    zz_zu_side winner;
    if (is_decided(position, &winner))
        return 0;
    for (int piece = first; piece <= last; piece++)
        for (int step = ZZ_ZU_UP; step <= ZZ_ZU_DOWN; step++) {
            zz_zu_move move = {(zz_zu_piece)piece, (zz_zu_step)step};
            if (may_move(board, position, move))
                moves[count++] = move;
        }
    return count;
}

zz_zu_position zz_zu_play(const zz_zu_position *position, zz_zu_move move)
{
    zz_zu_position next = *position;
    next.to_move = position->to_move == ZZ_ZU_RED ? ZZ_ZU_BLACK : ZZ_ZU_RED;
    next.pieces[move.piece] = neighbour(position->pieces[move.piece], move.step);
    return next;
}

bool zz_zu_is_over(const zz_zu_board *board, const zz_zu_position *position, zz_zu_side *winner)
{
    zz_zu_move moves[ZZ_ZU_MOST_MOVES];
    return is_decided(position, winner) || zz_zu_list_moves(board, position, moves) == 0;
}
