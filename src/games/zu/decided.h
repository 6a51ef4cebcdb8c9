/* decided.h: every position as it is decided, once, with its distance.
 *
 * An observer of a solver sees what is known after a ply; this remembers what was known before and
 * passes on the difference. What is never passed on is a tie. The distance tells the winner: with
 * an odd one the side to move wins, with an even one it loses. */
#ifndef ZZ_GAMES_ZU_DECIDED_H
#define ZZ_GAMES_ZU_DECIDED_H

#include "games/zu/solver.h"

/* Squares count from 0; a is in part 1, b in the second part and, in one part with a, after it. With a
 * team it is called by several threads at once, never for the same pair. */
typedef void zz_zu_decided_fn(void *user, uint32_t a, uint32_t b, uint32_t pawn, uint64_t plies);

typedef struct zz_zu_decided {
    zz_zu_decided_fn *tell;
    void *user;
    zz_team *team; /* that shares out the pairs; NULL: the caller looks at all of them */
    zz_allocator allocator;
    uint64_t *known; /* two words a pair and plane: decided with red to move, and with black */
    uint64_t words;  /* in known; 0 before the first ply */
    bool failed;     /* memory ran out; nothing more is told */
} zz_zu_decided;

/* A zz_zu_observer; the user is the zz_zu_decided, in which all before `known` is set. */
void zz_zu_decided_observe(void *decided, uint64_t ply, const zz_zu_view *view);

void zz_zu_decided_free(zz_zu_decided *decided);

#endif
