/* trail.h: a position of a game in which a token enters no square twice, as its games make it.
 *
 *     squares[s]   bit 2        bits 1 0
 *                  entered      a zz_colour; ZZ_EMPTY: never to be entered
 *
 * The token steps between neighbours of different colours. Its own square is not marked as entered
 * before it is left. letters[squares[s]] is how the game writes a square, letters[ZZ_TRAIL_TOKEN]
 * the token's. */
#ifndef ZZ_ENGINE_TRAIL_H
#define ZZ_ENGINE_TRAIL_H

#include <zugzwang/trail.h>

#include "engine/matching.h"

enum { ZZ_TRAIL_TOKEN = 3, ZZ_TRAIL_ENTERED = 4 };

struct zz_trail {
    uint32_t rows;
    uint32_t cols;
    uint32_t token;
    uint32_t length;
    uint8_t *squares; /* rows × cols */
    uint32_t *path;   /* the `length` squares that the token has left, the first one first */
    const char *letters;
    zz_allocator allocator;
};

/* A trail without squares: the caller fills them in, and sets the token. */
zz_status zz_trail_create(zz_trail **trail, uint32_t rows, uint32_t cols, const char *letters,
                          const zz_options *options, zz_error *error);

static inline zz_square zz_trail_place(const zz_trail *trail, uint32_t square)
{
    return (zz_square){square / trail->cols + 1, square % trail->cols + 1};
}

static const uint32_t ZZ_NO_SQUARE = UINT32_MAX;

/* The neighbour up, left, right or down (0 … 3), or ZZ_NO_SQUARE beyond the edge. */
static inline uint32_t zz_trail_neighbour(const zz_trail *trail, uint32_t square, unsigned d)
{
    uint32_t cols = trail->cols;
    switch (d) {
    case 0:
        return square >= cols ? square - cols : ZZ_NO_SQUARE;
    case 1:
        return square % cols ? square - 1 : ZZ_NO_SQUARE;
    case 2:
        return (square + 1) % cols ? square + 1 : ZZ_NO_SQUARE;
    default:
        return square < trail->rows * cols - cols ? square + cols : ZZ_NO_SQUARE;
    }
}

/* Whether the two, neighbours, differ in colour and neither has been entered. */
static inline bool zz_trail_are_joined(uint8_t a, uint8_t b)
{
    return (a ^ b) == (ZZ_BLACK ^ ZZ_WHITE);
}

/* The moves from here: to which squares, in reading order; returns how many. */
unsigned zz_trail_targets(const zz_trail *trail, uint32_t targets[ZZ_TRAIL_MOST_MOVES]);

/* The caller's matching, completed, of what is left without the token's square. */
zz_status zz_trail_match_rest(const zz_trail *trail, zz_matching **matching,
                              const zz_options *options, zz_error *error);

#endif
