/* test_graph_line.c: the moves from a vertex, values with a target, and lines of play. */
#include "support/testing.h"

#include <stdio.h>
#include <string.h>

#include <zugzwang/graph.h>

#include "reference/graph.h"
#include "support/failing_allocator.h"
#include "support/random.h"
#include "support/texts.h"

enum { MOST_VERTICES = 40, MOST_EDGES = 200 };

static uint32_t from[MOST_EDGES];
static uint32_t to[MOST_EDGES];

static zz_graph *graph_of(const struct reference_graph *edges)
{
    char bytes[MOST_EDGES * 8 + 32];
    zz_graph *graph;
    int used = sprintf(bytes, "%u %u\n", edges->vertices, edges->edges);
    for (uint32_t i = 0; i < edges->edges; i++)
        used += sprintf(bytes + used, "%u %u\n", edges->from[i], edges->to[i]);
    zz_text *text = open_text(bytes);
    assert_int_equal(zz_graph_read(&graph, NULL, text, NULL, NULL), ZZ_OK);
    zz_text_close(text);
    return graph;
}

static bool has_edge(const struct reference_graph *edges, uint32_t u, uint32_t v)
{
    for (uint32_t i = 0; i < edges->edges; i++)
        if (edges->from[i] == u && edges->to[i] == v)
            return true;
    return false;
}

static void check_moves(const zz_graph *graph, const struct reference_graph *edges, uint32_t vertex)
{
    uint32_t targets[MOST_EDGES];
    uint32_t degree = 0;
    for (uint32_t i = 0; i < edges->edges; i++)
        degree += edges->from[i] == vertex;
    assert_int_equal(zz_graph_degree(graph, vertex), degree);
    uint32_t count = zz_graph_list_moves(graph, vertex, targets);
    uint32_t next = 0;
    for (uint32_t v = 1; v <= edges->vertices; v++)
        if (has_edge(edges, vertex, v)) {
            assert_true(next < count);
            assert_int_equal(targets[next++], v);
        }
    assert_int_equal(next, count);
}

/* Every step keeps the value by the reference, and brings a decided game one ply nearer its end. */
static void check_line(const zz_graph *graph, const struct reference_graph *edges,
                       zz_graph_query query, const zz_outcome *outcomes, const int *value,
                       const uint32_t *plies)
{
    uint32_t line[MOST_VERTICES + 1] = {0};
    uint64_t count;
    uint64_t repeats_from;
    bool seen[MOST_VERTICES + 1] = {false};
    assert_int_equal(zz_graph_line(graph, query, outcomes, line, &count, &repeats_from, NULL, NULL),
                     ZZ_OK);
    assert_true(count <= edges->vertices);
    uint32_t vertex = query.start;
    for (uint64_t i = 0; i < count; i++) {
        assert_false(seen[vertex]);
        seen[vertex] = true;
        assert_int_not_equal(vertex, query.target);
        assert_true(has_edge(edges, vertex, line[i]));
        assert_int_equal(value[line[i]], -value[vertex]);
        if (value[vertex])
            assert_int_equal(plies[line[i]] + 1, plies[vertex]);
        for (uint32_t v = 1; v < line[i]; v++) /* the lowest of the equally good */
            assert_false(has_edge(edges, vertex, v) && value[v] == value[line[i]] &&
                         plies[v] == plies[line[i]]);
        vertex = line[i];
    }
    if (value[query.start]) {
        assert_int_equal(count, plies[query.start]);
        assert_true(repeats_from == UINT64_MAX);
    } else {
        assert_true(repeats_from < count);
        assert_int_equal(vertex, repeats_from ? line[repeats_from - 1] : query.start);
    }
}

/* All starts, without a target (0) or with each vertex as the target. */
static void check_graph(const struct reference_graph *edges)
{
    zz_outcome outcomes[MOST_VERTICES];
    int value[MOST_VERTICES + 1];
    uint32_t plies[MOST_VERTICES + 1];
    zz_graph *graph = graph_of(edges);
    for (uint32_t vertex = 1; vertex <= edges->vertices; vertex++)
        check_moves(graph, edges, vertex);
    for (uint32_t target = 0; target <= edges->vertices; target++) {
        zz_status status = target ? zz_graph_solve_target(graph, target, outcomes, NULL, NULL)
                                  : zz_graph_solve_all(graph, outcomes, NULL, NULL);
        assert_int_equal(status, ZZ_OK);
        reference_graph_solve(edges, target, value, plies);
        for (uint32_t v = 1; v <= edges->vertices; v++) {
            zz_winner winner = outcomes[v - 1].winner;
            assert_int_equal((winner == ZZ_WINNER_FIRST) - (winner == ZZ_WINNER_SECOND), value[v]);
            assert_int_equal(outcomes[v - 1].plies, plies[v]);
            check_line(graph, edges, (zz_graph_query){v, target}, outcomes, value, plies);
        }
    }
    zz_graph_free(graph);
}

static void every_digraph_of_up_to_three_vertices(void **state)
{
    (void)state;
    for (uint32_t vertices = 1; vertices <= 3; vertices++)
        for (uint32_t mask = 0; mask < UINT32_C(1) << vertices * vertices; mask++) {
            struct reference_graph edges = {vertices, 0, from, to};
            for (uint32_t bit = 0; bit < vertices * vertices; bit++)
                if (mask >> bit & 1) {
                    from[edges.edges] = bit / vertices + 1;
                    to[edges.edges++] = bit % vertices + 1;
                }
            check_graph(&edges);
        }
}

static void random_digraphs(void **state)
{
    (void)state;
    uint64_t random = 6560;
    for (int round = 0; round < 1000; round++) {
        uint32_t vertices = 2 + random_below(&random, MOST_VERTICES - 1);
        struct reference_graph edges = {vertices, random_below(&random, 4 * vertices), from, to};
        for (uint32_t i = 0; i < edges.edges; i++) {
            from[i] = 1 + random_below(&random, vertices);
            to[i] = 1 + random_below(&random, vertices);
        }
        check_graph(&edges);
    }
}

static zz_graph *sample(void)
{
    static const uint32_t u[] = {1, 2, 3, 3, 4};
    static const uint32_t v[] = {2, 3, 1, 4, 5};
    return graph_of(&(struct reference_graph){5, 5, u, v});
}

static void vertices_must_be_of_the_graph(void **state)
{
    (void)state;
    zz_outcome outcomes[5];
    uint32_t line[5];
    uint64_t count;
    uint64_t repeats_from;
    zz_error error;
    zz_graph *graph = sample();
    zz_graph_solve_target(graph, 0, outcomes, NULL, &error);
    assert_error(&error, ZZ_BAD_ARGUMENT, 0, 0, "the target must be from 1 to 5, not 0");
    zz_graph_solve_target(graph, 6, outcomes, NULL, &error);
    assert_error(&error, ZZ_BAD_ARGUMENT, 0, 0, "the target must be from 1 to 5, not 6");
    assert_int_equal(zz_graph_solve_all(graph, outcomes, NULL, NULL), ZZ_OK);
    zz_graph_line(graph, (zz_graph_query){0, 0}, outcomes, line, &count, &repeats_from, NULL,
                  &error);
    assert_error(&error, ZZ_BAD_ARGUMENT, 0, 0, "a line needs vertices from 1 to 5, not 0 and 0");
    zz_graph_line(graph, (zz_graph_query){5, 6}, outcomes, line, &count, &repeats_from, NULL,
                  &error);
    assert_error(&error, ZZ_BAD_ARGUMENT, 0, 0, "a line needs vertices from 1 to 5, not 5 and 6");
    zz_graph_free(graph);
}

static bool refuse(void *user, const zz_progress *progress)
{
    (void)user;
    assert_non_null(progress->stage);
    return false;
}

static void memory_and_cancelling(void **state)
{
    (void)state;
    zz_outcome outcomes[5];
    uint32_t line[5];
    uint64_t count;
    uint64_t repeats_from;
    zz_error error;
    zz_graph *graph = sample();
    zz_graph_query query = {1, 5};
    assert_int_equal(zz_graph_solve_target(graph, 5, outcomes, NULL, NULL), ZZ_OK);
    struct failing_allocator failing = {.fail_at = 0};
    zz_options options = {.allocator = failing_allocator_hook(&failing)};
    zz_graph_line(graph, query, outcomes, line, &count, &repeats_from, &options, &error);
    assert_error(&error, ZZ_NO_MEMORY, 0, 0, "out of memory");
    options.memory_limit = 19;
    zz_graph_line(graph, query, outcomes, line, &count, &repeats_from, &options, &error);
    assert_error(&error, ZZ_TOO_LARGE, 0, 0,
                 "a line of play needs about 20 bytes of memory; 19 bytes may be used");
    options = (zz_options){.progress = refuse};
    zz_graph_line(graph, query, outcomes, line, &count, &repeats_from, &options, &error);
    assert_error(&error, ZZ_CANCELLED, 0, 0, "stopped on request");
    assert_int_equal(failing.live_bytes, 0);
    zz_graph_free(graph);
}

static void a_text_may_have_queries_or_not(void **state)
{
    (void)state;
    static const struct {
        const char *string;
        bool with_queries;
        uint64_t queries;
    } texts[] = {{"2 1\n1 2\n", false, 0},
                 {"2 1 \t\r\n1 2\n", false, 0},
                 {"2 0", false, 0},
                 {"2 1 0\n1 2\n", true, 0},
                 {"2 1 1\n1 2\n2 1\n", true, 1}};
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        zz_graph *graph;
        zz_graph_query query;
        bool with_queries;
        uint64_t queries;
        zz_text *text = open_text(texts[i].string);
        assert_int_equal(zz_graph_read_either(&graph, &with_queries, &queries, text, NULL, NULL),
                         ZZ_OK);
        assert_int_equal(with_queries, texts[i].with_queries);
        assert_int_equal(queries, texts[i].queries);
        if (queries)
            assert_int_equal(zz_graph_query_read(graph, &query, text, NULL), ZZ_OK);
        assert_int_equal(zz_text_read_end(text, NULL), ZZ_OK);
        zz_text_close(text);
        zz_graph_free(graph);
    }
    zz_graph *graph;
    bool with_queries;
    uint64_t queries;
    zz_error error;
    zz_text *text = open_text("2 1 x\n");
    assert_int_equal(zz_graph_read_either(&graph, &with_queries, &queries, text, NULL, &error),
                     ZZ_BAD_INPUT);
    assert_error(&error, ZZ_BAD_INPUT, 1, 5, "expected the number of queries, found 'x'");
    zz_text_close(text);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_digraph_of_up_to_three_vertices),
        cmocka_unit_test(random_digraphs),
        cmocka_unit_test(a_text_may_have_queries_or_not),
        cmocka_unit_test(vertices_must_be_of_the_graph),
        cmocka_unit_test(memory_and_cancelling),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
