/* probe.h: queries one by one, as long as that is cheap. */
#ifndef ZZ_ENGINE_PROBE_H
#define ZZ_ENGINE_PROBE_H

#include <zugzwang/graph.h>

#include "base/arena.h"
#include "engine/digraph.h"

/* The bytes that zz_probe takes from its arena. */
uint64_t zz_probe_bytes(const zz_digraph *graph);

/* Answers some of the queries, perhaps none: then answered[i], and winners[i] is right. */
zz_status zz_probe(const zz_digraph *graph, size_t count, const zz_graph_query *queries,
                   bool *answered, zz_winner *winners, zz_arena *arena, const zz_options *options,
                   zz_error *error);

#endif
