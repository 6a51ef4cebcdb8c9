/* line.c: perfect play, move by move.
 *
 * Each side makes its best move, the first of equals, so the next position is a function of this
 * one, and a line that does not end runs into a circle. Where it does is found without keeping the
 * line: one runner waits at powers of two until the other comes round (Brent), which gives the
 * length of the circle; then two runners that far apart meet where it begins. */
#include "games/zu/solution.h"

/* Whether the first is better for the side that moves. */
static bool is_better(zz_outcome a, zz_outcome b)
{
    static const int rank[] = {[ZZ_WINNER_FIRST] = 2, [ZZ_WINNER_NONE] = 1, [ZZ_WINNER_SECOND] = 0};
    if (a.winner != b.winner)
        return rank[a.winner] > rank[b.winner];
    return a.winner == ZZ_WINNER_FIRST ? a.plies < b.plies : a.plies > b.plies;
}

/* From what a position is worth to the side to move there to what the move into it is worth to the
 * side that made it. */
static zz_outcome seen_by_mover(zz_outcome after)
{
    static const zz_winner other[] = {[ZZ_WINNER_NONE] = ZZ_WINNER_NONE,
                                      [ZZ_WINNER_FIRST] = ZZ_WINNER_SECOND,
                                      [ZZ_WINNER_SECOND] = ZZ_WINNER_FIRST};
    return (zz_outcome){other[after.winner], after.winner ? after.plies + 1 : 0};
}

/* Puts a move behind all that are as good. */
static void insert(zz_zu_rated_move *moves, unsigned count, zz_zu_rated_move move)
{
    for (; count > 0 && is_better(move.outcome, moves[count - 1].outcome); count--)
        moves[count] = moves[count - 1];
    moves[count] = move;
}

zz_status zz_zu_rate_moves(const zz_zu_solution *solution, const zz_zu_position *position,
                           zz_zu_rated_move moves[ZZ_ZU_MOST_MOVES], unsigned *count,
                           zz_error *error)
{
    zz_outcome outcome;
    zz_zu_move legal[ZZ_ZU_MOST_MOVES];
    zz_status status = zz_zu_solution_value(solution, position, &outcome, error);
    *count = 0;
    if (status)
        return status;
    unsigned legal_count = zz_zu_list_moves(zz_zu_solution_board(solution), position, legal);
    for (unsigned i = 0; i < legal_count && !status; i++) {
        zz_zu_position after = zz_zu_play(position, legal[i]);
        status = zz_zu_solution_value(solution, &after, &outcome, error);
        if (!status)
            insert(moves, (*count)++, (zz_zu_rated_move){legal[i], seen_by_mover(outcome)});
    }
    return status;
}

/* ---- Lines ---- */

static bool are_equal(const zz_zu_position *a, const zz_zu_position *b)
{
    bool equal = a->to_move == b->to_move;
    for (int piece = 0; piece < 3; piece++)
        equal = equal && a->pieces[piece].row == b->pieces[piece].row &&
                a->pieces[piece].col == b->pieces[piece].col;
    return equal;
}

static void advance(const zz_zu_solution *solution, zz_zu_position *position)
{
    zz_zu_rated_move moves[ZZ_ZU_MOST_MOVES];
    unsigned count;
    if (zz_zu_rate_moves(solution, position, moves, &count, NULL) == ZZ_OK && count > 0)
        *position = zz_zu_play(position, moves[0].move);
}

static uint64_t circle_length(const zz_zu_solution *solution, const zz_zu_position *start)
{
    uint64_t power = 1;
    uint64_t length = 1;
    zz_zu_position waits = *start;
    zz_zu_position runs = *start;
    for (advance(solution, &runs); !are_equal(&waits, &runs); advance(solution, &runs)) {
        if (length == power) {
            waits = runs;
            power *= 2;
            length = 0;
        }
        length++;
    }
    return length;
}

static uint64_t circle_begin(const zz_zu_solution *solution, const zz_zu_position *start,
                             uint64_t length)
{
    uint64_t begin = 0;
    zz_zu_position behind = *start;
    zz_zu_position ahead = *start;
    for (uint64_t i = 0; i < length; i++)
        advance(solution, &ahead);
    for (; !are_equal(&behind, &ahead); begin++) {
        advance(solution, &behind);
        advance(solution, &ahead);
    }
    return begin;
}

zz_status zz_zu_find_line(const zz_zu_solution *solution, const zz_zu_position *position,
                          zz_zu_line *line, zz_error *error)
{
    zz_outcome outcome;
    zz_status status = zz_zu_solution_value(solution, position, &outcome, error);
    *line = (zz_zu_line){0, false, 0};
    if (status)
        return status;
    line->plies = outcome.plies;
    if (outcome.winner == ZZ_WINNER_NONE) {
        uint64_t length = circle_length(solution, position);
        line->repeats = true;
        line->repeats_from = circle_begin(solution, position, length);
        line->plies = line->repeats_from + length;
    }
    return ZZ_OK;
}
