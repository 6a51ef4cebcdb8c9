/* graph.c: reading the token game's text format. */
#include "games/graph/graph.h"

#include "base/error.h"
#include "base/memory.h"
#include "base/text.h"

/* The first line: `n m`, or `n m q` if *with_queries, which is found out when the form is free. */
static zz_status read_sizes(zz_text *text, uint64_t *vertices, uint64_t *edges, uint64_t *queries,
                            bool is_free, bool *with_queries, zz_error *error)
{
    zz_status status = zz_text_begin_line(text, error);
    if (!status)
        status = zz_text_read_number(text, "the number of vertices", 1, ZZ_DIGRAPH_MOST, vertices,
                                     error);
    if (!status)
        status = zz_text_read_number(text, "the number of edges", 0, ZZ_DIGRAPH_MOST, edges, error);
    if (!status && is_free)
        *with_queries = zz_text_peek(text) >= 0 && zz_text_peek(text) != '\n';
    if (!status && *with_queries)
        status = zz_text_read_number(text, "the number of queries", 0, UINT32_MAX, queries, error);
    return status ? status : zz_text_end_line(text, error);
}

/* A line of two vertices, counted from 1. When they must differ and do not, the second is wrong. */
static zz_status read_pair(zz_text *text, uint32_t vertices, const char *first_name,
                           const char *second_name, bool differ, uint64_t *first, uint64_t *second,
                           zz_error *error)
{
    zz_status status = zz_text_begin_line(text, error);
    if (!status)
        status = zz_text_read_number(text, first_name, 1, vertices, first, error);
    if (!status)
        status = zz_text_read_number(text, second_name, 1, vertices, second, error);
    if (!status && differ && *first == *second) {
        zz_place place = zz_text_place(text);
        status = zz_fail_at(error, ZZ_BAD_INPUT, place.line, place.column,
                            "expected a target other than the start, found %llu",
                            (unsigned long long)*second);
    }
    return status ? status : zz_text_end_line(text, error);
}

static zz_status read_edges(zz_digraph *digraph, uint64_t edges, zz_text *text,
                            const zz_options *options, zz_error *error)
{
    zz_status status = ZZ_OK;
    for (uint64_t i = 0; i < edges && !status; i++) {
        uint64_t from;
        uint64_t to;
        status = read_pair(text, digraph->vertices, "the vertex an edge leaves",
                           "the vertex an edge enters", false, &from, &to, error);
        if (!status)
            status =
                zz_digraph_add(digraph, (uint32_t)(from - 1), (uint32_t)(to - 1), options, error);
    }
    return status ? status : zz_digraph_end(digraph, options, error);
}

static zz_status read_graph(zz_graph **graph, uint64_t vertices, uint64_t edges, zz_text *text,
                            const zz_options *options, zz_error *error)
{
    zz_allocator allocator = zz_allocator_of(options);
    zz_graph *read = zz_allocate(&allocator, 1, sizeof *read);
    if (!read)
        return zz_fail_memory(error);
    zz_status status =
        zz_digraph_begin(&read->digraph, (uint32_t)vertices, (uint32_t)edges, options, error);
    if (!status)
        status = read_edges(&read->digraph, edges, text, options, error);
    if (status)
        zz_graph_free(read);
    else
        *graph = read;
    return status;
}

zz_status zz_graph_read(zz_graph **graph, uint64_t *queries, zz_text *text,
                        const zz_options *options, zz_error *error)
{
    uint64_t vertices;
    uint64_t edges;
    bool with_queries = queries != NULL;
    *graph = NULL;
    zz_status status = read_sizes(text, &vertices, &edges, queries, false, &with_queries, error);
    return status ? status : read_graph(graph, vertices, edges, text, options, error);
}

zz_status zz_graph_read_either(zz_graph **graph, bool *with_queries, uint64_t *queries,
                               zz_text *text, const zz_options *options, zz_error *error)
{
    uint64_t vertices;
    uint64_t edges;
    *graph = NULL;
    *queries = 0;
    zz_status status = read_sizes(text, &vertices, &edges, queries, true, with_queries, error);
    return status ? status : read_graph(graph, vertices, edges, text, options, error);
}

zz_status zz_graph_query_read(const zz_graph *graph, zz_graph_query *query, zz_text *text,
                              zz_error *error)
{
    uint64_t start;
    uint64_t target;
    zz_status status = read_pair(text, graph->digraph.vertices, "the vertex a query starts on",
                                 "the vertex a query aims at", true, &start, &target, error);
    if (!status)
        *query = (zz_graph_query){(uint32_t)start, (uint32_t)target};
    return status;
}

void zz_graph_free(zz_graph *graph)
{
    if (!graph)
        return;
    zz_allocator allocator = graph->digraph.allocator;
    zz_digraph_free(&graph->digraph);
    zz_release(&allocator, graph, 1, sizeof *graph);
}

uint32_t zz_graph_vertices(const zz_graph *graph)
{
    return graph->digraph.vertices;
}

uint64_t zz_graph_edges(const zz_graph *graph)
{
    return graph->digraph.edges;
}
