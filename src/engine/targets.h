/* targets.h: who wins the race to a target on a digraph, for many starts and targets. */
#ifndef ZZ_ENGINE_TARGETS_H
#define ZZ_ENGINE_TARGETS_H

#include <zugzwang/graph.h>

#include "engine/digraph.h"

/* winners[i] for queries[i], whose vertices count from 1, are in range and differ. */
zz_status zz_targets_solve(const zz_digraph *graph, size_t count, const zz_graph_query *queries,
                           zz_winner *winners, const zz_options *options, zz_error *error);

#endif
