/* solve_all.c: every vertex's value, without targets. */
#include "engine/retrograde.h"
#include "games/graph/graph.h"

zz_status zz_graph_solve_all(const zz_graph *graph, zz_outcome *outcomes, const zz_options *options,
                             zz_error *error)
{
    return zz_retrograde_solve(&graph->digraph, outcomes, options, error);
}
