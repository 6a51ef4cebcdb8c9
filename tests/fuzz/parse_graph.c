/* parse_graph.c: any bytes as a graph, with queries and without. */
#include <zugzwang/graph.h>

#include "fuzz/harness.h"

static zz_status read_graph_with_queries(zz_text *text, zz_error *error)
{
    zz_graph *graph;
    uint64_t queries = 0;
    zz_status status = zz_graph_read(&graph, &queries, text, &fuzz_options, error);
    REQUIRE(!status == (graph != NULL));
    for (; !status && queries > 0; queries--) {
        zz_graph_query query;
        status = zz_graph_query_read(graph, &query, text, error);
        if (!status)
            REQUIRE(query.start != query.target && query.start >= 1 && query.target >= 1 &&
                    query.start <= zz_graph_vertices(graph) &&
                    query.target <= zz_graph_vertices(graph));
    }
    zz_graph_free(graph);
    return status ? status : zz_text_read_end(text, error);
}

static zz_status read_graph_alone(zz_text *text, zz_error *error)
{
    zz_graph *graph;
    zz_status status = zz_graph_read(&graph, NULL, text, &fuzz_options, error);
    REQUIRE(!status == (graph != NULL));
    zz_graph_free(graph);
    return status ? status : zz_text_read_end(text, error);
}

void fuzz(const char *bytes, size_t size)
{
    fuzz_read(bytes, size, read_graph_with_queries);
    fuzz_read(bytes, size, read_graph_alone);
}
