/* forecast.h: what a vertex's value can be, whichever of some targets the game is about. */
#ifndef ZZ_ENGINE_FORECAST_H
#define ZZ_ENGINE_FORECAST_H

#include "base/arena.h"
#include "engine/digraph.h"

/* A vertex's fate. Nothing but TARGET: a tie in every game. */
enum {
    ZZ_SETTLED_WON = 1,  /* won in every game */
    ZZ_SETTLED_LOST = 2, /* lost in every game */
    ZZ_MAY_WIN = 4,      /* won in some games, perhaps */
    ZZ_MAY_LOSE = 8,
    ZZ_TARGET = 16,
    ZZ_WINS_ELSEWHERE = 32, /* a target that is won in all games but its own */
    ZZ_CAN_RUN_OUT = 64,    /* all its moves may be bad: it may lose without being the target */
    ZZ_SETTLED = ZZ_SETTLED_WON | ZZ_SETTLED_LOST,
    ZZ_OPEN = ZZ_MAY_WIN | ZZ_MAY_LOSE
};

typedef struct zz_forecast {
    uint8_t *fate;
    uint32_t *open;   /* the open vertices, mostly after those that they depend on */
    uint32_t *number; /* the place of an open vertex in that list */
    uint32_t open_count;
    bool in_order; /* nearly all of them after those that they depend on */
} zz_forecast;

/* The bytes that zz_forecast_make takes from its arena. */
uint64_t zz_forecast_bytes(const zz_digraph *graph);

/* The targets are distinct, and at least one. */
zz_status zz_forecast_make(zz_forecast *forecast, const zz_digraph *graph, uint32_t count,
                           const uint32_t *targets, zz_arena *arena, const zz_options *options,
                           zz_error *error);

#endif
