/* look_ahead.c: the last plies before the start is decided, move by move.
 *
 * A ply is decided for all positions at once, wherever the reds are. Of the last plies few positions
 * still matter, those that the start can lead to in so many moves:
 *
 *     decided ply by ply, all positions      searched, from the start alone
 *     0 ────────────────────────────▶ ply ◀──────────────────────── start
 *
 * A side wins within n plies when some move leads to a position that the other loses within n - 1; it
 * loses within n when every move leads to one that the other wins within n - 1. */
#include "games/zu/look_ahead.h"

/* Plies: an odd number and an even one. To see that there is no win takes all eight moves of red at
 * every other ply; that there is no loss, mostly one: so that search may go further. */
enum { WINS_AHEAD = 3, LOSSES_AHEAD = 6 };

struct look {
    const zz_grid *grid;
    const zz_zu_view *view;
};

struct position {
    zz_zu_side to_move;
    zz_square pieces[3]; /* by zz_zu_piece, counted from 0 */
};

static bool are_equal(zz_square a, zz_square b)
{
    return a.row == b.row && a.col == b.col;
}

/* The n-th move; false when it is not legal. */
static bool make_move(const struct look *look, const struct position *from, unsigned n,
                      struct position *to)
{
    bool red = from->to_move == ZZ_ZU_RED;
    unsigned piece = red ? n / 4 : ZZ_ZU_PAWN;
    zz_square square = from->pieces[piece];
    square.row += ZZ_ZU_ROW_STEP[n % 4];
    square.col += ZZ_ZU_COL_STEP[n % 4];
    if (!zz_zu_is_free(look->grid, square.row, square.col) ||
        (red && are_equal(square, from->pieces[1 - piece])))
        return false;
    *to = *from;
    to->to_move = red ? ZZ_ZU_BLACK : ZZ_ZU_RED;
    to->pieces[piece] = square;
    return true;
}

static unsigned most_moves(const struct position *position)
{
    return position->to_move == ZZ_ZU_RED ? 8 : 3;
}

/* Whoever ends a game by a move has won it. */
static bool is_over(const struct position *position)
{
    const zz_square *pieces = position->pieces;
    return pieces[ZZ_ZU_PAWN].row == 0 || are_equal(pieces[ZZ_ZU_PAWN], pieces[ZZ_ZU_R1]) ||
           are_equal(pieces[ZZ_ZU_PAWN], pieces[ZZ_ZU_R2]);
}

/* What is known without a search. */
static zz_winner known_winner(const struct look *look, const struct position *position)
{
    if (is_over(position))
        return ZZ_WINNER_SECOND;
    if (!look->view)
        return ZZ_WINNER_NONE;
    return zz_zu_view_winner_at(look->view, position->to_move, position->pieces);
}

static bool loses(const struct look *look, const struct position *position, unsigned plies);

static bool wins(const struct look *look, const struct position *position, unsigned plies)
{
    struct position next;
    zz_winner known = known_winner(look, position);
    if (known != ZZ_WINNER_NONE || plies == 0)
        return known == ZZ_WINNER_FIRST;
    for (unsigned n = 0; n < most_moves(position); n++)
        if (make_move(look, position, n, &next) && loses(look, &next, plies - 1))
            return true;
    return false;
}

static bool loses(const struct look *look, const struct position *position, unsigned plies)
{
    struct position next;
    zz_winner known = known_winner(look, position);
    if (known != ZZ_WINNER_NONE)
        return known == ZZ_WINNER_SECOND;
    for (unsigned n = 0; n < most_moves(position); n++)
        if (make_move(look, position, n, &next) && (plies == 0 || !wins(look, &next, plies - 1)))
            return false;
    return true;
}

static zz_square square_numbered(const zz_grid *grid, uint32_t square)
{
    return (zz_square){square / grid->cols, square % grid->cols};
}

bool zz_zu_look_ahead(const zz_zu_board *board, zz_zu_side to_move, const zz_zu_view *view,
                      uint64_t ply, zz_outcome *outcome)
{
    const struct look look = {&board->grid, view};
    const struct position start = {to_move,
                                   {square_numbered(look.grid, board->red[0]),
                                    square_numbered(look.grid, board->red[1]),
                                    square_numbered(look.grid, board->black)}};
    for (unsigned n = 0; n <= LOSSES_AHEAD; n++) {
        unsigned most = n % 2 ? WINS_AHEAD : LOSSES_AHEAD;
        if (n > most || (ply > 0 && n + 2 <= most))
            continue; /* too far, or asked two plies ago */
        if (!(n % 2 ? wins(&look, &start, n) : loses(&look, &start, n)))
            continue;
        *outcome = (zz_outcome){n % 2 ? ZZ_WINNER_FIRST : ZZ_WINNER_SECOND, ply + n};
        return true;
    }
    return false;
}
