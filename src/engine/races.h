/* races.h: the same graph's game solved for many targets at once, one bit each. */
#ifndef ZZ_ENGINE_RACES_H
#define ZZ_ENGINE_RACES_H

#include "engine/components.h"
#include "engine/lanes.h"
#include "engine/simd.h"

enum { ZZ_RACES = 64 * ZZ_BLOCK };

typedef struct zz_races {
    uint32_t size;
    zz_lists needs;          /* the vertices that a vertex can move to, and that are not settled */
    zz_lists users;          /* the same, from the other end */
    bool downwards;          /* needs mostly have higher numbers than users */
    zz_simd simd;            /* the result is the same with any */
    uint32_t words;          /* that hold a bit for each race: one, or a block */
    uint64_t used[ZZ_BLOCK]; /* all races' bits */
    uint64_t *cells;
    uint64_t *dirty;
    uint64_t *busy;
} zz_races;

/* The bytes that zz_races_begin takes from its arena. */
uint64_t zz_races_bytes(uint32_t size, uint32_t count);

/* Everything up to simd is set; the rest is made here, for `count` races of at most
 * ZZ_RACES, and nothing is decided yet. */
zz_status zz_races_begin(zz_races *races, uint32_t count, zz_arena *arena, zz_error *error);

/* The vertex is the race's target. */
void zz_races_set_target(zz_races *races, uint32_t vertex, uint32_t race);

/* The vertex is won in all races but the one whose target it is, which has been set. */
void zz_races_set_won(zz_races *races, uint32_t vertex);

zz_status zz_races_solve(zz_races *races, const zz_options *options, zz_error *error);

zz_winner zz_races_winner(const zz_races *races, uint32_t vertex, uint32_t race);

#endif
