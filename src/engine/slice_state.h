/* slice_state.h: the words of a slice, shared by slice.c (which begins and drives it) and
 * slice_steps.c (which decides positions).
 *
 * Five words a pair say what is known, each bit a square of the pawn:
 *
 *     open         red to move, not decided yet
 *     red_wins     red to move, red wins           (decided and not won: red loses)
 *     loss.black   black to move, black wins
 *     win.black    black to move, black loses
 *     above        red to move in the row above the slice, red wins, as far as handed over
 *
 * Two chains of consequences run side by side and never meet. A position is decided at ply t, its
 * distance from the end, when the last thing it depends on was decided at ply t - 1:
 *
 *     win    odd plies:   red wins, for some step of red leads to a loss of black
 *            even plies:  black loses, for all steps of black lead to wins of red
 *
 *     loss   odd plies:   black wins, for some step of black leads to a loss of red
 *            even plies:  red loses, for all steps of red lead to wins of black
 *
 * At each ply each chain takes one of its two steps, and the step of one chain writes nothing that
 * the other reads. So everything is done in place, by several threads at once: no step sees a
 * result of its own ply.
 *
 * A red step looks at the eight pairs one move away; a black step stays within the pair. Only
 * blocks that something changed for are looked at: a red step that changes a block calls for the
 * black step there, a black step for the red steps of all blocks a move away. When many blocks
 * change at each ply, as in the middle of a solution, looking at all costs less than the calls.
 *
 * Guard words (no valid pair there) take no part: black wins everywhere and loses nowhere; and, in
 * blocks that have pairs too, nothing is open and red_wins is all ones, so that nothing counts as
 * lost for red. */
#ifndef ZZ_ENGINE_SLICE_STATE_H
#define ZZ_ENGINE_SLICE_STATE_H

#include <stdatomic.h>

#include "engine/slice.h"

/* Written by several threads at once, always with the same value; read, also eight at a time as
 * plain bytes, only at another ply. */
typedef atomic_uchar zz_flag;

typedef struct zz_chain {
    uint64_t *black;    /* the words that its black step decides */
    zz_flag *red_due;   /* by plane and block: look at it in the next red step */
    zz_flag *black_due; /* by block: likewise */
    bool all_due;       /* look at every block in the next red step; red_due is not kept */
    uint64_t called;    /* blocks that the last black step changed */
} zz_chain;

/* The masks of the eight words of a block, whose kinds alternate. */
typedef struct zz_block_masks {
    uint64_t red[ZZ_BLOCK], black[ZZ_BLOCK], from_next[ZZ_BLOCK], from_last[ZZ_BLOCK];
    uint64_t no_same[ZZ_BLOCK], no_other[ZZ_BLOCK], no_up[ZZ_BLOCK], up_is_home[ZZ_BLOCK];
} zz_block_masks;

/* A range of blocks that one thread works on at a time, with its part of the handovers. */
typedef struct zz_piece {
    _Alignas(64) uint32_t first;
    uint32_t end;
    zz_handover in;
    zz_handover out;
    bool changed;     /* something was decided at this ply */
    uint64_t called;  /* blocks that called for red steps at this ply */
    uint64_t decided; /* positions, when they were counted last */
} zz_piece;

/* One ply of one piece. */
typedef void zz_slice_step(zz_slice *slice, zz_piece *piece);

struct zz_slice {
    const zz_pairs *pairs;
    zz_slice_shape shape;
    uint64_t ply;
    uint32_t blocks;      /* of one plane */
    uint32_t live_blocks; /* those with pairs to decide */
    uint64_t *open;
    uint64_t *red_wins;
    uint64_t *above; /* NULL when the slice is the only one */
    zz_chain win;
    zz_chain loss;
    zz_flag *live;         /* by block: 1 if it has pairs to decide */
    uint32_t *block_row;   /* by block: its row, if live */
    zz_block_masks *masks; /* [plane × 2 + kind of the first word] */
    uint64_t *begin;       /* what zz_slice_begin makes rows from */
    zz_slice_step *step;
    zz_team *team;
    zz_piece *pieces;
    unsigned piece_count;
};

/* The first b of a block. */
ZZ_INLINE uint32_t zz_block_position(const zz_pair_row *row, uint32_t block)
{
    return (uint32_t)((ptrdiff_t)block * ZZ_BLOCK - row->base);
}

/* Hands the fresh results of the slice's last row to the next slice. */
ZZ_INLINE void zz_slice_hand_over(const zz_slice *slice, zz_piece *piece, uint32_t block,
                                  const uint64_t fresh[ZZ_BLOCK])
{
    uint64_t words[ZZ_BLOCK];
    bool any = false;
    for (int i = 0; i < ZZ_BLOCK; i += ZZ_LANES) {
        zz_lanes lanes;
        zz_lanes_load(&lanes, fresh + i);
        lanes >>= slice->shape.bottom;
        any |= zz_lanes_any(&lanes);
        zz_lanes_store(words + i, &lanes);
    }
    if (any)
        zz_handover_write(&piece->out, block, words);
}

/* The variant for these instructions. */
zz_slice_step *zz_slice_step_for(zz_simd simd);

#endif
