/* slice.h: some rows of the pawn, solved for all red pairs at once, ply by ply.
 *
 * The pawn never goes back down, so its rows are solved from the top, a *slice* of them at a time.
 * All squares of a slice on which the pawn can stand when it is one side's turn are the bits of one
 * word; there is a word for each pair and turn. Each move changes the colour of one piece's square,
 * so for a given pair and turn the pawn's colour is known, and only every second square of a row
 * needs a bit:
 *
 *     row r      . x . x . x        bit (r - top) × half + col / 2, where half = (cols + 1) / 2
 *     row r + 1  x . x . x .        and x marks the squares of the pawn's colour
 *
 * A pair is of kind 0 or 1: the sum of its squares' colours. Red's moves lead from kind to kind;
 * the kind and the turn say which colour the pawn has. From a square with black to move, the one
 * neighbour in its row has the same bit, the other the next or the last bit, by the row; the square
 * above has its bit `half` lower, or, for the top row of the slice, lies in the slice before.
 *
 * As many rows as fit a word are taken, at least one; a row wider than 128 squares takes several
 * words, each a *plane* of its own. */
#ifndef ZZ_ENGINE_SLICE_H
#define ZZ_ENGINE_SLICE_H

#include <zugzwang/base.h>

#include "base/arena.h"
#include "engine/handover.h"
#include "engine/pairs.h"

/* Where the pawn can stand and step, for pairs of one kind and one plane. The last six speak of
 * squares with black to move. */
typedef struct zz_slice_masks {
    uint64_t red;        /* squares with red to move */
    uint64_t black;      /* squares with black to move */
    uint64_t from_next;  /* the second neighbour in the row is the next bit */
    uint64_t from_last;  /* it is the last bit */
    uint64_t no_same;    /* the neighbour with the same bit cannot be entered */
    uint64_t no_other;   /* nor the second neighbour */
    uint64_t no_up;      /* nor the square above */
    uint64_t up_is_home; /* a step up wins at once */
} zz_slice_masks;

typedef struct zz_slice_shape {
    unsigned planes;
    unsigned half;              /* bits a row */
    unsigned bottom;            /* the first bit of the last row */
    unsigned first_kind_colour; /* of the pawn, red to move, pair of kind 0 */
    bool red_is_stuck;          /* red can move in no pair */
    bool has_next;              /* a slice follows, which wants a handover */
    zz_slice_masks *masks;      /* [kind × planes + plane] */
    uint64_t *stand; /* [plane × positions + position]: the bit of a pawn on that square, or 0 */
} zz_slice_shape;

typedef struct zz_slice zz_slice;

/* A place for slices over these pairs; taken from the arena. */
zz_slice *zz_slice_create(const zz_pairs *pairs, unsigned planes, bool several, zz_arena *arena);

/* The bytes that create takes, about. */
uint64_t zz_slice_bytes(uint64_t words, uint64_t blocks, unsigned planes, bool several);

/* Ply 0 of a slice: only ended games are decided. `out` gets what the next slice must know. */
void zz_slice_begin(zz_slice *slice, const zz_slice_shape *shape, zz_handover *out);

/* One ply more; `in` is the handover of the slice before. False when nothing was decided and
 * nothing can be any more. */
bool zz_slice_advance(zz_slice *slice, zz_handover *in, zz_handover *out);

/* What is known with red to move: the squares of the pawn where red has won, or lost. */
uint64_t zz_slice_red_wins(const zz_slice *slice, uint32_t a, uint32_t b, unsigned plane);
uint64_t zz_slice_red_loses(const zz_slice *slice, uint32_t a, uint32_t b, unsigned plane);

#endif
