/* solve_queries.c: races to a target. */
#include "base/error.h"
#include "engine/targets.h"
#include "games/graph/graph.h"

zz_status zz_graph_solve_queries(const zz_graph *graph, size_t count, const zz_graph_query *queries,
                                 zz_winner *winners, const zz_options *options, zz_error *error)
{
    uint32_t vertices = graph->digraph.vertices;
    for (size_t i = 0; i < count; i++)
        if (queries[i].start == queries[i].target || queries[i].start - 1 >= vertices ||
            queries[i].target - 1 >= vertices)
            return zz_fail(error, ZZ_BAD_ARGUMENT,
                           "query %zu needs two different vertices from 1 to %u, has %u and %u",
                           i + 1, vertices, queries[i].start, queries[i].target);
    return zz_targets_solve(&graph->digraph, count, queries, winners, options, error);
}
