/* trail.c: playing on a trail, and what the matching of the rest says about each move.
 *
 * Let the token leave its square. The side that moves it to w leaves the other with the token on w,
 * who loses exactly if some maximum matching of what is left avoids w. So one matching, of the
 * squares that are left without the token's, tells the value of every move. */
#include "engine/trail.h"

#include <stdio.h>

#include "base/error.h"
#include "base/memory.h"

zz_status zz_trail_create(zz_trail **trail, uint32_t rows, uint32_t cols, const char *letters,
                          const zz_options *options, zz_error *error)
{
    *trail = NULL;
    uint64_t size = (uint64_t)rows * cols;
    char what[64];
    snprintf(what, sizeof what, "playing on a %u×%u board", rows, cols);
    zz_status status = zz_check_limit(options, size * (1 + sizeof(uint32_t)), what, error);
    if (status)
        return status;
    zz_allocator allocator = zz_allocator_of(options);
    zz_trail *made = zz_allocate(&allocator, 1, sizeof *made);
    if (!made)
        return zz_fail_memory(error);
    *made = (zz_trail){.rows = rows, .cols = cols, .letters = letters, .allocator = allocator};
    made->squares = zz_allocate(&allocator, size, sizeof *made->squares);
    made->path = zz_allocate(&allocator, size, sizeof *made->path);
    if (!made->squares || !made->path) {
        zz_trail_free(made);
        return zz_fail_memory(error);
    }
    *trail = made;
    return ZZ_OK;
}

void zz_trail_free(zz_trail *trail)
{
    if (!trail)
        return;
    zz_allocator allocator = trail->allocator;
    uint64_t size = (uint64_t)trail->rows * trail->cols;
    zz_release(&allocator, trail->path, size, sizeof *trail->path);
    zz_release(&allocator, trail->squares, size, sizeof *trail->squares);
    zz_release(&allocator, trail, 1, sizeof *trail);
}

uint32_t zz_trail_rows(const zz_trail *trail)
{
    return trail->rows;
}

uint32_t zz_trail_cols(const zz_trail *trail)
{
    return trail->cols;
}

zz_square zz_trail_token(const zz_trail *trail)
{
    return zz_trail_place(trail, trail->token);
}

uint64_t zz_trail_length(const zz_trail *trail)
{
    return trail->length;
}

char zz_trail_square(const zz_trail *trail, uint32_t row, uint32_t col)
{
    uint32_t square = (row - 1) * trail->cols + (col - 1);
    return trail->letters[square == trail->token ? ZZ_TRAIL_TOKEN : trail->squares[square]];
}

unsigned zz_trail_targets(const zz_trail *trail, uint32_t targets[ZZ_TRAIL_MOST_MOVES])
{
    unsigned count = 0;
    for (unsigned d = 0; d < 4; d++) {
        uint32_t to = zz_trail_neighbour(trail, trail->token, d);
        if (to != ZZ_NO_SQUARE &&
            zz_trail_are_joined(trail->squares[trail->token], trail->squares[to]))
            targets[count++] = to;
    }
    return count;
}

/* "expected 1 2, 2 1 or 2 3, found 5 5" */
static zz_status refuse(const zz_trail *trail, zz_square found, const uint32_t *targets,
                        unsigned count, zz_error *error)
{
    char list[128] = "";
    size_t used = 0;
    for (unsigned i = 0; i < count; i++) {
        zz_square place = zz_trail_place(trail, targets[i]);
        used += (size_t)snprintf(list + used, sizeof list - used, "%s%u %u",
                                 i == 0          ? ""
                                 : i + 1 < count ? ", "
                                                 : " or ",
                                 place.row, place.col);
    }
    if (count == 0)
        return zz_fail(error, ZZ_BAD_INPUT, "expected no move, since the game is over, found %u %u",
                       found.row, found.col);
    return zz_fail(error, ZZ_BAD_INPUT, "expected %s, found %u %u", list, found.row, found.col);
}

zz_status zz_trail_play(zz_trail *trail, zz_square square, zz_error *error)
{
    uint32_t targets[ZZ_TRAIL_MOST_MOVES];
    unsigned count = zz_trail_targets(trail, targets);
    for (unsigned i = 0; i < count; i++) {
        zz_square place = zz_trail_place(trail, targets[i]);
        if (place.row != square.row || place.col != square.col)
            continue;
        trail->path[trail->length++] = trail->token;
        trail->squares[trail->token] |= ZZ_TRAIL_ENTERED;
        trail->token = targets[i];
        return ZZ_OK;
    }
    return refuse(trail, square, targets, count, error);
}

bool zz_trail_undo(zz_trail *trail)
{
    if (trail->length == 0)
        return false;
    trail->token = trail->path[--trail->length];
    trail->squares[trail->token] &= (uint8_t)~ZZ_TRAIL_ENTERED;
    return true;
}

zz_status zz_trail_match_rest(const zz_trail *trail, zz_matching **matching,
                              const zz_options *options, zz_error *error)
{
    zz_status status = zz_matching_create(matching, trail->rows, trail->cols, options, error);
    if (status)
        return status;
    uint32_t square = 0;
    for (uint32_t row = 0; row < trail->rows; row++)
        for (uint32_t col = 0; col < trail->cols; col++, square++)
            if (square != trail->token && !(trail->squares[square] & ZZ_TRAIL_ENTERED))
                zz_matching_place(*matching, row, col, (zz_colour)trail->squares[square]);
    status = zz_matching_complete(*matching, error);
    if (status) {
        zz_matching_free(*matching);
        *matching = NULL;
    }
    return status;
}

zz_status zz_trail_moves(const zz_trail *trail, zz_trail_move moves[ZZ_TRAIL_MOST_MOVES],
                         unsigned *count, const zz_options *options, zz_error *error)
{
    zz_matching *matching;
    zz_status status = zz_trail_match_rest(trail, &matching, options, error);
    if (status)
        return status;
    uint32_t targets[ZZ_TRAIL_MOST_MOVES];
    *count = zz_trail_targets(trail, targets);
    for (unsigned i = 0; i < *count; i++) {
        zz_square place = zz_trail_place(trail, targets[i]);
        moves[i].square = place;
        moves[i].wins = zz_matching_avoids(matching, place.row - 1, place.col - 1);
    }
    zz_matching_free(matching);
    return ZZ_OK;
}

zz_status zz_trail_match(const zz_trail *trail, zz_square *partners, bool *mover_wins,
                         const zz_options *options, zz_error *error)
{
    zz_matching *matching;
    zz_status status = zz_trail_match_rest(trail, &matching, options, error);
    if (status)
        return status;
    uint32_t cols = trail->cols;
    status = zz_matching_add(matching, trail->token / cols, trail->token % cols,
                             (zz_colour)trail->squares[trail->token], mover_wins, error);
    for (uint32_t row = 0; row < trail->rows && !status; row++)
        for (uint32_t col = 0; col < cols; col++, partners++) {
            *partners = (zz_square){0, 0};
            if (zz_matching_partner(matching, row, col, &partners->row, &partners->col))
                *partners = (zz_square){partners->row + 1, partners->col + 1};
        }
    zz_matching_free(matching);
    return status;
}
