/* solve_graph.c: a graph with queries, and the same without, solved by the library and by the
 * reference. The edges are read here once more, in the plainest way. */
#include <zugzwang/graph.h>

#include "fuzz/harness.h"
#include "reference/graph.h"

enum { MOST_VERTICES = 40, MOST_EDGES = 200, MOST_QUERIES = 10 };

static bool is_small(const zz_graph *graph)
{
    return zz_graph_vertices(graph) <= MOST_VERTICES && zz_graph_edges(graph) <= MOST_EDGES;
}

static void compare_all(const zz_graph *graph, const struct reference_graph *reference)
{
    zz_outcome outcomes[MOST_VERTICES];
    int value[MOST_VERTICES + 1];
    uint32_t plies[MOST_VERTICES + 1];
    REQUIRE(zz_graph_solve_all(graph, outcomes, &fuzz_options, NULL) == ZZ_OK);
    reference_graph_solve(reference, 0, value, plies);
    for (uint32_t v = 1; v <= reference->vertices; v++) {
        REQUIRE((outcomes[v - 1].winner == ZZ_WINNER_FIRST) == (value[v] == 1));
        REQUIRE((outcomes[v - 1].winner == ZZ_WINNER_SECOND) == (value[v] == -1));
        REQUIRE(outcomes[v - 1].plies == (value[v] ? plies[v] : 0));
    }
}

static void compare_queries(const zz_graph *graph, const struct reference_graph *reference,
                            uint64_t count, struct fuzz_words *words)
{
    zz_graph_query queries[MOST_QUERIES];
    zz_winner winners[MOST_QUERIES];
    int value[MOST_VERTICES + 1];
    uint32_t plies[MOST_VERTICES + 1];
    for (uint64_t i = 0; i < count; i++) {
        queries[i].start = fuzz_next_number(words);
        queries[i].target = fuzz_next_number(words);
    }
    REQUIRE(zz_graph_solve_queries(graph, count, queries, winners, &fuzz_options, NULL) == ZZ_OK);
    for (uint64_t i = 0; i < count; i++) {
        reference_graph_solve(reference, queries[i].target, value, plies);
        REQUIRE((winners[i] == ZZ_WINNER_FIRST) == (value[queries[i].start] == 1));
        REQUIRE((winners[i] == ZZ_WINNER_SECOND) == (value[queries[i].start] == -1));
    }
}

static void read_edges(struct reference_graph *reference, uint32_t *from, uint32_t *to,
                       bool has_queries, struct fuzz_words *words)
{
    reference->vertices = fuzz_next_number(words);
    reference->edges = fuzz_next_number(words);
    if (has_queries)
        fuzz_next_number(words);
    for (uint32_t i = 0; i < reference->edges; i++) {
        from[i] = fuzz_next_number(words);
        to[i] = fuzz_next_number(words);
    }
    reference->from = from;
    reference->to = to;
}

/* Whether all queries can be read; then they are few and good. */
static bool has_good_queries(const zz_graph *graph, uint64_t count, zz_text *text)
{
    zz_graph_query query;
    for (uint64_t i = 0; i < count; i++)
        if (i == MOST_QUERIES || zz_graph_query_read(graph, &query, text, NULL) != ZZ_OK)
            return false;
    return true;
}

static void fuzz_form(const char *bytes, size_t size, bool has_queries)
{
    uint32_t from[MOST_EDGES];
    uint32_t to[MOST_EDGES];
    struct reference_graph reference;
    struct fuzz_words words = fuzz_words_of(bytes, size);
    uint64_t count = 0;
    zz_text *text = fuzz_open(bytes, size);
    zz_graph *graph;
    zz_status status =
        zz_graph_read(&graph, has_queries ? &count : NULL, text, &fuzz_options, NULL);
    if (!status && is_small(graph)) {
        read_edges(&reference, from, to, has_queries, &words);
        compare_all(graph, &reference);
        if (has_good_queries(graph, count, text))
            compare_queries(graph, &reference, count, &words);
    }
    zz_graph_free(graph);
    zz_text_close(text);
}

void fuzz(const char *bytes, size_t size)
{
    fuzz_form(bytes, size, true);
    fuzz_form(bytes, size, false);
}
