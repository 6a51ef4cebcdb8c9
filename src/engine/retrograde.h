/* retrograde.h: the value and distance of every vertex of a digraph, backwards from the ends. */
#ifndef ZZ_ENGINE_RETROGRADE_H
#define ZZ_ENGINE_RETROGRADE_H

#include "engine/digraph.h"

/* outcomes[v] for the side to move at v, who loses when no edge leaves v. */
zz_status zz_retrograde_solve(const zz_digraph *graph, zz_outcome *outcomes,
                              const zz_options *options, zz_error *error);

#endif
