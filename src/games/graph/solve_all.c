/* solve_all.c: every vertex's value, without a target or with one. */
#include "base/error.h"
#include "engine/retrograde.h"
#include "games/graph/graph.h"

zz_status zz_graph_solve_all(const zz_graph *graph, zz_outcome *outcomes, const zz_options *options,
                             zz_error *error)
{
    return zz_retrograde_solve(&graph->digraph, ZZ_NO_TARGET, outcomes, options, error);
}

zz_status zz_graph_solve_target(const zz_graph *graph, uint32_t target, zz_outcome *outcomes,
                                const zz_options *options, zz_error *error)
{
    uint32_t vertices = graph->digraph.vertices;
    if (target - 1 >= vertices)
        return zz_fail(error, ZZ_BAD_ARGUMENT, "the target must be from 1 to %u, not %u", vertices,
                       target);
    return zz_retrograde_solve(&graph->digraph, (int32_t)(target - 1), outcomes, options, error);
}
