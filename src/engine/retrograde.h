/* retrograde.h: the value and distance of every vertex of a digraph, backwards from the ends. */
#ifndef ZZ_ENGINE_RETROGRADE_H
#define ZZ_ENGINE_RETROGRADE_H

#include "engine/digraph.h"

enum { ZZ_NO_TARGET = -1 };

/* outcomes[v] for the side to move at v, who loses when no edge leaves v or when v is the target,
 * a vertex or ZZ_NO_TARGET. */
zz_status zz_retrograde_solve(const zz_digraph *graph, int32_t target, zz_outcome *outcomes,
                              const zz_options *options, zz_error *error);

#endif
