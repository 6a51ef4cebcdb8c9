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
#include "base/team.h"
#include "engine/handover.h"
#include "engine/pairs.h"
#include "engine/simd.h"

/* The bits of a word that are used. Tests use few, to have many slices and planes. */
#if !defined(ZZ_WORD_BITS)
#define ZZ_WORD_BITS 64
#endif

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
    bool has_next;              /* a slice follows, which wants a handover */
    zz_slice_masks *masks;      /* [kind × planes + plane] */
    uint64_t *stand; /* [plane × positions + position]: the bit of a pawn on that square, or 0 */
    const uint8_t *exits; /* by position, and a block more: how many squares next to it a red can
                             stand on; NULL when red can move in every pair */
} zz_slice_shape;

typedef struct zz_slice zz_slice;

/* A place for one slice after the other over these pairs; taken from the arena. `several`: there
 * will be more than one. The result is the same with any simd. */
zz_slice *zz_slice_create(const zz_pairs *pairs, unsigned planes, bool several, zz_simd simd,
                          zz_team *team, zz_handover_pool *pool, zz_arena *arena);

/* The bytes that create takes; UINT64_MAX when there are too many pairs to number. */
uint64_t zz_slice_bytes(const zz_pairs *pairs, unsigned planes, bool several);

/* The bytes that the handovers will take, about. */
uint64_t zz_slice_handover_bytes(const zz_pairs *pairs, unsigned planes);

/* Asked between pieces of work; on false the rest is left undone, and the slice is worthless. */
typedef bool zz_slice_go_on(void *context);

/* Ply 0 of a slice: only ended games are decided. What the slice before it has handed over will be
 * heard. */
void zz_slice_begin(zz_slice *slice, const zz_slice_shape *shape, zz_slice_go_on *go_on,
                    void *context);

/* One ply more. False when nothing was decided and nothing can be any more. */
bool zz_slice_advance(zz_slice *slice, zz_slice_go_on *go_on, void *context);

/* The work of a ply, in blocks, and in how many pieces. */
uint64_t zz_slice_blocks(const zz_slice *slice);
unsigned zz_slice_pieces(const zz_slice *slice);

/* How many positions are decided, both sides to move. It looks at all of them, and is worthless when
 * go_on said false. */
uint64_t zz_slice_decided(zz_slice *slice, zz_slice_go_on *go_on, void *context);

/* Whether memory for a handover ran out; the results are then worthless. */
bool zz_slice_failed(const zz_slice *slice);

/* Gives the memory of handovers back to the pool. Must be called at the end. */
void zz_slice_end(zz_slice *slice);

/* What is known of a pair, by position, a in the first part: the squares of the pawn where red, to
 * move, has won or lost, and where black, to move, has. */
uint64_t zz_slice_red_wins(const zz_slice *slice, uint32_t a, uint32_t b, unsigned plane);
uint64_t zz_slice_red_loses(const zz_slice *slice, uint32_t a, uint32_t b, unsigned plane);
uint64_t zz_slice_black_wins(const zz_slice *slice, uint32_t a, uint32_t b, unsigned plane);
uint64_t zz_slice_black_loses(const zz_slice *slice, uint32_t a, uint32_t b, unsigned plane);

#endif
