/* settled.h: what holds whichever of some targets the game is about. */
#ifndef ZZ_ENGINE_SETTLED_H
#define ZZ_ENGINE_SETTLED_H

#include "base/arena.h"
#include "engine/digraph.h"

/* A vertex's fate. */
enum {
    ZZ_SETTLED_WON = 1,  /* won in every game */
    ZZ_SETTLED_LOST = 2, /* lost in every game */
    ZZ_TARGET = 4,
    ZZ_WINS_ELSEWHERE = 8, /* a target that is won in all games but its own */
    ZZ_SETTLED = ZZ_SETTLED_WON | ZZ_SETTLED_LOST,
    ZZ_CLOSED = ZZ_SETTLED | ZZ_WINS_ELSEWHERE /* there is nothing left to find out */
};

typedef struct zz_settled {
    uint8_t *fate;
    uint32_t *left;  /* of the moves from a vertex, those that are not settled to be bad */
    uint32_t *queue; /* room to work in */
} zz_settled;

/* The bytes that zz_settled_take takes from its arena. */
uint64_t zz_settled_bytes(const zz_digraph *graph);

/* Room for what will be settled. */
zz_status zz_settled_take(zz_settled *settled, const zz_digraph *graph, zz_arena *arena,
                          zz_error *error);

/* Can be called again, for other targets. */
zz_status zz_settle(zz_settled *settled, const zz_digraph *graph, uint32_t count,
                    const uint32_t *targets, const zz_options *options, zz_error *error);

#endif
