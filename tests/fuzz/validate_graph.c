/* validate_graph.c: any bytes as an input of graph for the contest. */
#include <zugzwang/graph.h>

#include "fuzz/validate.h"

static zz_status read_graph(zz_text *text, zz_error *error)
{
    zz_graph *graph;
    uint64_t queries = 0;
    zz_status status = zz_graph_read(&graph, &queries, text, NULL, error);
    for (uint64_t i = 0; !status && i < queries; i++) {
        zz_graph_query query;
        status = zz_graph_query_read(graph, &query, text, error);
    }
    zz_graph_free(graph);
    return status;
}

void fuzz(const char *bytes, size_t size)
{
    fuzz_validate(&GRAPH_DATA, bytes, size, read_graph);
}
