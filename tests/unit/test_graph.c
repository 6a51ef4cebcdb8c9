/* test_graph.c: the token game on a directed graph: its text format, every value, every query. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <zugzwang/graph.h>

#include "games/graph/graph.h"
#include "reference/graph.h"
#include "support/failing_allocator.h"
#include "support/random.h"

enum { MOST_VERTICES = 1200, MOST_EDGES = 200000 };

static uint32_t from[MOST_EDGES];
static uint32_t to[MOST_EDGES];
static char text_of_graph[MOST_EDGES * 14 + 64];

static zz_status read_text(zz_graph **graph, uint64_t *queries, const char *bytes, size_t size,
                           const zz_options *options, zz_error *error)
{
    zz_text *text;
    zz_status status = zz_text_open_memory(&text, bytes, size, options, error);
    *graph = NULL;
    if (!status)
        status = zz_graph_read(graph, queries, text, options, error);
    if (!status && !queries)
        status = zz_text_read_end(text, error);
    zz_text_close(text);
    return status;
}

static zz_graph *graph_of(const struct reference_graph *edges, const zz_options *options)
{
    zz_graph *graph;
    int length = sprintf(text_of_graph, "%u %u\n", edges->vertices, edges->edges);
    for (uint32_t i = 0; i < edges->edges; i++)
        length += sprintf(text_of_graph + length, "%u %u\n", edges->from[i], edges->to[i]);
    zz_status status = read_text(&graph, NULL, text_of_graph, (size_t)length, options, NULL);
    assert_int_equal(status, ZZ_OK);
    assert_int_equal(zz_graph_vertices(graph), edges->vertices);
    assert_int_equal(zz_graph_edges(graph), edges->edges);
    return graph;
}

static int value_of(zz_winner winner)
{
    return winner == ZZ_WINNER_FIRST ? 1 : winner == ZZ_WINNER_SECOND ? -1 : 0;
}

static void check_all(const zz_graph *graph, const struct reference_graph *edges)
{
    static zz_outcome outcomes[MOST_VERTICES];
    static int value[MOST_VERTICES + 1];
    static uint32_t plies[MOST_VERTICES + 1];
    assert_int_equal(zz_graph_solve_all(graph, outcomes, NULL, NULL), ZZ_OK);
    reference_graph_solve(edges, 0, value, plies);
    for (uint32_t v = 1; v <= edges->vertices; v++) {
        assert_int_equal(value_of(outcomes[v - 1].winner), value[v]);
        assert_int_equal(outcomes[v - 1].plies, plies[v]);
    }
}

/* Every start to every `step`-th target, all in one call. */
static void check_queries(const zz_graph *graph, const struct reference_graph *edges, uint32_t step)
{
    static zz_graph_query queries[MOST_VERTICES * MOST_VERTICES];
    static zz_winner winners[MOST_VERTICES * MOST_VERTICES];
    static int value[MOST_VERTICES + 1];
    static uint32_t plies[MOST_VERTICES + 1];
    size_t count = 0;
    for (uint32_t target = 1; target <= edges->vertices; target += step)
        for (uint32_t start = 1; start <= edges->vertices; start++)
            if (start != target)
                queries[count++] = (zz_graph_query){start, target};
    assert_int_equal(zz_graph_solve_queries(graph, count, queries, winners, NULL, NULL), ZZ_OK);
    uint32_t solved = 0;
    for (size_t i = 0; i < count; i++) {
        if (queries[i].target != solved)
            reference_graph_solve(edges, queries[i].target, value, plies);
        solved = queries[i].target;
        assert_int_equal(value_of(winners[i]), value[queries[i].start]);
    }
}

static struct reference_graph graph_from_mask(uint32_t vertices, uint32_t mask)
{
    uint32_t edges = 0;
    for (uint32_t bit = 0; bit < vertices * vertices; bit++) {
        if (mask >> bit & 1) {
            from[edges] = bit / vertices + 1;
            to[edges++] = bit % vertices + 1;
        }
    }
    return (struct reference_graph){vertices, edges, from, to};
}

static void every_digraph_of_up_to_four_vertices_agrees_with_the_reference(void **state)
{
    (void)state;
    for (uint32_t vertices = 1; vertices <= 4; vertices++) {
        for (uint32_t mask = 0; mask < UINT32_C(1) << vertices * vertices; mask++) {
            struct reference_graph edges = graph_from_mask(vertices, mask);
            zz_graph *graph = graph_of(&edges, NULL);
            check_all(graph, &edges);
            check_queries(graph, &edges, 1);
            zz_graph_free(graph);
        }
    }
}

/* Edges lead up to `reach` vertices away, in a circle unless it would close. */
static struct reference_graph random_graph(uint64_t *seed, uint32_t vertices, uint32_t edges,
                                           uint32_t reach, bool closed)
{
    for (uint32_t i = 0; i < edges; i++) {
        from[i] = random_below(seed, vertices) + 1;
        to[i] = from[i] + random_below(seed, reach) + !closed;
        if (to[i] > vertices)
            to[i] = closed ? to[i] - vertices : from[i];
        if (!closed && to[i] == from[i])
            to[i] = from[i] = vertices;
    }
    return (struct reference_graph){vertices, edges, from, to};
}

static void random_graphs_agree_with_the_reference(void **state)
{
    (void)state;
    uint64_t seed = 1;
    for (unsigned round = 0; round < 600; round++) {
        uint32_t vertices = 1 + random_below(&seed, round < 400 ? 30 : 200);
        uint32_t edges = random_below(&seed, vertices * (1 + round % 6));
        uint32_t reach = round % 2 ? vertices : 1 + random_below(&seed, vertices);
        struct reference_graph graph_edges =
            random_graph(&seed, vertices, edges, reach, round % 5 != 0);
        zz_graph *graph = graph_of(&graph_edges, NULL);
        check_all(graph, &graph_edges);
        check_queries(graph, &graph_edges, round < 400 ? 1 : 1 + vertices / 20);
        zz_graph_free(graph);
    }
}

/* Few targets, so that many vertices are never decided. */
static void few_queries_on_random_graphs_agree_with_the_reference(void **state)
{
    (void)state;
    enum { QUERIES = 12 };
    static int value[MOST_VERTICES + 1];
    static uint32_t plies[MOST_VERTICES + 1];
    uint64_t seed = 17;
    for (unsigned round = 0; round < 20000; round++) {
        uint32_t vertices = 4 + random_below(&seed, 30);
        struct reference_graph edges =
            random_graph(&seed, vertices, vertices / 2 + random_below(&seed, 2 * vertices),
                         1 + random_below(&seed, round % 2 ? 4 : vertices), round % 3 != 0);
        zz_graph *graph = graph_of(&edges, NULL);
        zz_graph_query queries[QUERIES];
        zz_winner winners[QUERIES];
        uint32_t target = 0;
        for (uint32_t i = 0; i < QUERIES; i++) {
            if (i % 3 == 0)
                target = 1 + random_below(&seed, vertices);
            uint32_t start = 1 + random_below(&seed, vertices - 1);
            queries[i] = (zz_graph_query){start < target ? start : start + 1, target};
        }
        assert_int_equal(zz_graph_solve_queries(graph, QUERIES, queries, winners, NULL, NULL),
                         ZZ_OK);
        for (uint32_t i = 0; i < QUERIES; i++) {
            if (i % 3 == 0)
                reference_graph_solve(&edges, queries[i].target, value, plies);
            assert_int_equal(value_of(winners[i]), value[queries[i].start]);
        }
        zz_graph_free(graph);
    }
}

static void a_dense_graph_with_duplicates_agrees_with_the_reference(void **state)
{
    (void)state;
    uint64_t seed = 2;
    struct reference_graph edges = random_graph(&seed, 200, 150000, 30, false);
    zz_graph *graph = graph_of(&edges, NULL);
    check_all(graph, &edges);
    check_queries(graph, &edges, 40);
    zz_graph_free(graph);
}

static void more_targets_than_a_batch_holds_agree_with_the_reference(void **state)
{
    (void)state;
    uint64_t seed = 3;
    for (uint32_t vertices = 510; vertices <= MOST_VERTICES; vertices += 345) {
        struct reference_graph edges = random_graph(&seed, vertices, vertices * 2, vertices, true);
        zz_graph *graph = graph_of(&edges, NULL);
        check_queries(graph, &edges, 1);
        zz_graph_free(graph);
    }
}

/* One circle: each target decides everything, one vertex after another. With `tails` a dead end
 * hangs on every third vertex. */
static void long_circles_agree_with_the_reference(void **state)
{
    (void)state;
    for (uint32_t tails = 0; tails < 2; tails++) {
        for (uint32_t length = 90; length < 100; length++) {
            uint32_t edges_count = 0;
            uint32_t vertices = length;
            for (uint32_t v = 1; v <= length; v++) {
                from[edges_count] = v;
                to[edges_count++] = v % length + 1;
                if (tails && v % 3 == 0) {
                    from[edges_count] = v;
                    to[edges_count++] = ++vertices;
                }
            }
            struct reference_graph edges = {vertices, edges_count, from, to};
            zz_graph *graph = graph_of(&edges, NULL);
            check_all(graph, &edges);
            check_queries(graph, &edges, 1);
            zz_graph_free(graph);
        }
    }
}

/* On a circle the side wins that arrives: the first player when the way is odd. It takes more than
 * the solver looks over at a time. */
static void a_circle_of_many_vertices_is_won_by_who_arrives(void **state)
{
    (void)state;
    enum { LENGTH = 50000, QUERIES = 700 };
    static zz_graph_query queries[QUERIES];
    static zz_winner winners[QUERIES];
    uint64_t seed = 6;
    for (uint32_t i = 0; i < LENGTH; i++) {
        from[i] = i + 1;
        to[i] = (i + 1) % LENGTH + 1;
    }
    struct reference_graph edges = {LENGTH, LENGTH, from, to};
    zz_graph *graph = graph_of(&edges, NULL);
    for (uint32_t i = 0; i < QUERIES; i++) {
        queries[i].start = random_below(&seed, LENGTH) + 1;
        queries[i].target = (queries[i].start + random_below(&seed, LENGTH - 1)) % LENGTH + 1;
    }
    assert_int_equal(zz_graph_solve_queries(graph, QUERIES, queries, winners, NULL, NULL), ZZ_OK);
    for (uint32_t i = 0; i < QUERIES; i++) {
        uint32_t way = (queries[i].target + LENGTH - queries[i].start) % LENGTH;
        assert_int_equal(winners[i], way % 2 ? ZZ_WINNER_FIRST : ZZ_WINNER_SECOND);
    }
    zz_graph_free(graph);
}

struct sample {
    const char *text;
    const char *answers;
};

static const struct sample samples[] = {
    {"7 7 1\n1 2\n2 3\n3 4\n4 5\n3 6\n7 5\n6 7\n1 5\n", "1\n"},
    {"5 5 2\n1 2\n2 3\n3 1\n3 4\n4 5\n1 5\n4 3\n", "0\n1\n"},
    {"2 0 2\n1 2\n2 1\n", "-1\n-1\n"}, /* no edges: who must move loses */
    {"2 2 1\n1 2\n1 2\n1 2", "1\n"},   /* a duplicate edge is one move more, not a change */
    {"3 3 2\n1 1\n1 2\n2 2\n1 3\n1 2", "0\n1\n"},    /* self-loops let both wait for ever */
    {"3 3 2\n1 2\n2 3\n3 1\n1 3\n1 2\n", "-1\n1\n"}, /* 1 2 3: the opponent arrives */
    {"4 3 1\n1 2\n2 3\n3 4\n2 3\n", "1\n"}, /* 3 is won by moving on, were it not the target */
    {"3 0 0\n", ""},
    /* 8 waits for ever, and so 9, which can go there, is not lost though 2 is won */
    {"9 15 5\n1 1\n2 1\n2 7\n3 2\n4 3\n4 2\n5 4\n5 2\n6 5\n6 2\n7 6\n7 2\n8 8\n9 2\n9 8\n"
     "2 1\n9 1\n3 1\n4 1\n5 1\n",
     "1\n0\n-1\n1\n-1\n"},
};

static void check_sample(const char *text_bytes, const char *answers)
{
    zz_text *text;
    zz_graph *graph;
    uint64_t count;
    char answered[64] = "";
    zz_graph_query queries[8];
    zz_winner winners[8];
    assert_int_equal(zz_text_open_memory(&text, text_bytes, strlen(text_bytes), NULL, NULL), 0);
    assert_int_equal(zz_graph_read(&graph, &count, text, NULL, NULL), ZZ_OK);
    assert_true(count <= 8);
    for (uint64_t i = 0; i < count; i++)
        assert_int_equal(zz_graph_query_read(graph, &queries[i], text, NULL), ZZ_OK);
    assert_int_equal(zz_text_read_end(text, NULL), ZZ_OK);
    assert_int_equal(zz_graph_solve_queries(graph, count, queries, winners, NULL, NULL), ZZ_OK);
    for (uint64_t i = 0; i < count; i++)
        sprintf(answered + strlen(answered), "%d\n", value_of(winners[i]));
    assert_string_equal(answered, answers);
    zz_graph_free(graph);
    zz_text_close(text);
}

/* The text with each line end replaced. */
static void check_sample_with_line_ends(const struct sample *sample, const char *line_end)
{
    char changed[512];
    size_t length = 0;
    for (const char *next = sample->text; *next; next++) {
        if (*next == '\n')
            length += (size_t)sprintf(changed + length, "%s", line_end);
        else
            changed[length++] = *next;
    }
    changed[length] = '\0';
    check_sample(changed, sample->answers);
}

static void samples_are_answered_with_any_line_ends(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof samples / sizeof *samples; i++) {
        check_sample(samples[i].text, samples[i].answers);
        check_sample_with_line_ends(&samples[i], "\r\n");
        check_sample_with_line_ends(&samples[i], " \t \n");
        check_sample_with_line_ends(&samples[i], "  \r\n\n \r\n");
    }
}

/* 1 → 2 → 3 → 4 and 1 → 3; 5 ⇄ 6 with a way out from 6 to the won 3; 7 alone. */
static void winners_hurry_and_losers_delay(void **state)
{
    (void)state;
    static const char bytes[] = "7 7\n1 2\n2 3\n3 4\n1 3\n5 6\n6 5\n6 3\n";
    static const zz_outcome expected[] = {
        {ZZ_WINNER_FIRST, 3}, {ZZ_WINNER_SECOND, 2}, {ZZ_WINNER_FIRST, 1}, {ZZ_WINNER_SECOND, 0},
        {ZZ_WINNER_NONE, 0},  {ZZ_WINNER_NONE, 0},   {ZZ_WINNER_SECOND, 0}};
    zz_graph *graph;
    zz_outcome outcomes[7];
    assert_int_equal(read_text(&graph, NULL, bytes, sizeof bytes - 1, NULL, NULL), ZZ_OK);
    assert_int_equal(zz_graph_solve_all(graph, outcomes, NULL, NULL), ZZ_OK);
    for (size_t v = 0; v < 7; v++) {
        assert_int_equal(outcomes[v].winner, expected[v].winner);
        assert_int_equal(outcomes[v].plies, expected[v].plies);
    }
    zz_graph_free(graph);
}

/* The number of ways to play `plies` moves from `start`, counted along the library's lists. */
static uint64_t count_walks(const zz_digraph *graph, uint32_t start, unsigned plies)
{
    uint64_t walks[8] = {0};
    walks[start - 1] = 1;
    for (unsigned ply = 0; ply < plies; ply++) {
        uint64_t longer[8] = {0};
        for (uint32_t v = 0; v < graph->vertices; v++)
            for (uint32_t i = graph->first[v]; i < graph->first[v + 1]; i++)
                longer[v] += walks[graph->from[i]];
        memcpy(walks, longer, sizeof walks);
    }
    uint64_t all = 0;
    for (uint32_t v = 0; v < graph->vertices; v++)
        all += walks[v];
    return all;
}

static void the_number_of_walks_is_known(void **state)
{
    (void)state;
    static const struct {
        uint32_t vertices;
        uint32_t edges;
        uint32_t from[9];
        uint32_t to[9];
        uint64_t walks[6]; /* from vertex 1, after 1 … 6 plies */
    } cases[] = {
        {3, 3, {1, 2, 3}, {2, 3, 1}, {1, 1, 1, 1, 1, 1}},          /* a circle */
        {2, 3, {1, 1, 2}, {1, 2, 1}, {2, 3, 5, 8, 13, 21}},        /* Fibonacci */
        {2, 4, {1, 1, 2, 2}, {2, 2, 1, 1}, {2, 4, 8, 16, 32, 64}}, /* duplicates count */
        {4, 4, {1, 1, 2, 3}, {2, 3, 4, 4}, {2, 2, 0, 0, 0, 0}},    /* dead ends */
        {1, 3, {1, 1, 1}, {1, 1, 1}, {3, 9, 27, 81, 243, 729}},    /* only self-loops */
        {5, 7, {1, 1, 2, 2, 3, 4, 4}, {2, 3, 3, 4, 1, 1, 5}, {2, 3, 5, 7, 11, 17}},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct reference_graph edges = {cases[i].vertices, cases[i].edges, cases[i].from,
                                        cases[i].to};
        zz_graph *graph = graph_of(&edges, NULL);
        for (unsigned ply = 1; ply <= 6; ply++) {
            assert_int_equal(reference_graph_count_walks(&edges, 1, ply), cases[i].walks[ply - 1]);
            assert_int_equal(count_walks(&graph->digraph, 1, ply), cases[i].walks[ply - 1]);
        }
        zz_graph_free(graph);
    }
}

struct bad_text {
    const char *text;
    uint64_t line;
    uint64_t column;
    const char *message;
};

static void check_error(const zz_error *error, const struct bad_text *bad)
{
    assert_int_equal(error->code, ZZ_BAD_INPUT);
    assert_string_equal(error->message, bad->message);
    assert_int_equal(error->line, bad->line);
    assert_int_equal(error->column, bad->column);
}

static void a_bad_graph_is_reported_with_its_place(void **state)
{
    (void)state;
#define VERTICES "expected the number of vertices"
#define EDGES "expected the number of edges"
#define FROM_1_TO_MOST ", from 1 to 2147483647, found "
    static const struct bad_text cases[] = {
        {"", 1, 1, VERTICES ", found the end of the file"},
        {" \n\n", 3, 1, VERTICES ", found the end of the file"},
        {"x", 1, 1, VERTICES ", found 'x'"},
        {"0 0", 1, 1, VERTICES FROM_1_TO_MOST "0"},
        {"-3 0", 1, 1, VERTICES ", found '-3'"},
        {"2147483648 0", 1, 1, VERTICES FROM_1_TO_MOST "2147483648"},
        {"99999999999999999999 0", 1, 1, VERTICES FROM_1_TO_MOST "a larger number"},
        {"3\n", 1, 2, EDGES ", found the end of the line"},
        {"3 2147483648\n", 1, 3, EDGES ", from 0 to 2147483647, found 2147483648"},
        {"3 1 1\n1 2\n", 1, 5, "expected the end of the line, found '1'"},
        {"3 2\n1 2\n", 3, 1, "expected the vertex an edge leaves, found the end of the file"},
        {"3 1\n1\n", 2, 2, "expected the vertex an edge enters, found the end of the line"},
        {"3 1\n4 1\n", 2, 1, "expected the vertex an edge leaves, from 1 to 3, found 4"},
        {"3 2\n1 2\n\n 1   0\n", 4, 6, "expected the vertex an edge enters, from 1 to 3, found 0"},
        {"3 1\n1 2 3\n", 2, 5, "expected the end of the line, found '3'"},
        {"3 1\n1 2\n2 3\n", 3, 1, "expected the end of the file, found '2'"},
        {"3 1\n1 2x\n", 2, 4,
         "expected a blank or the end of the line after the number, found 'x'"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        zz_graph *graph;
        zz_error error = {ZZ_OK, 0, 0, ""};
        const char *bytes = cases[i].text;
        read_text(&graph, NULL, bytes, strlen(bytes), NULL, &error);
        check_error(&error, &cases[i]);
        zz_graph_free(graph);
    }
    zz_graph *graph;
    zz_error error;
    assert_int_equal(read_text(&graph, NULL, "3 1\n1\0 2\n", 9, NULL, &error), ZZ_BAD_INPUT);
    check_error(&error, &(struct bad_text){"", 2, 2,
                                           "expected a blank or the end of the line after the "
                                           "number, found byte 0x00"});
    assert_null(graph);
}

static void a_bad_query_is_reported_with_its_place(void **state)
{
    (void)state;
    static const struct bad_text cases[] = {
        {"3 0\n", 1, 4, "expected the number of queries, found the end of the line"},
        {"3 0 4294967296\n", 1, 5,
         "expected the number of queries, from 0 to 4294967295, found 4294967296"},
        {"3 0 1", 1, 6, "expected the vertex a query starts on, found the end of the file"},
        {"3 0 1\n", 2, 1, "expected the vertex a query starts on, found the end of the file"},
        {"3 0 1\n0 2", 2, 1, "expected the vertex a query starts on, from 1 to 3, found 0"},
        {"3 0 1\n2 7", 2, 3, "expected the vertex a query aims at, from 1 to 3, found 7"},
        {"3 0 1\n2", 2, 2, "expected the vertex a query aims at, found the end of the file"},
        {"3 0 1\n2  2\n", 2, 4, "expected a target other than the start, found 2"},
        {"3 0 1\n2 1 1\n", 2, 5, "expected the end of the line, found '1'"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        zz_text *text;
        zz_graph *graph;
        uint64_t queries;
        zz_graph_query query;
        zz_error error = {ZZ_OK, 0, 0, ""};
        size_t size = strlen(cases[i].text);
        assert_int_equal(zz_text_open_memory(&text, cases[i].text, size, NULL, NULL), ZZ_OK);
        if (!zz_graph_read(&graph, &queries, text, NULL, &error))
            zz_graph_query_read(graph, &query, text, &error);
        check_error(&error, &cases[i]);
        zz_graph_free(graph);
        zz_text_close(text);
    }
}

static void a_query_outside_the_graph_is_a_bad_argument(void **state)
{
    (void)state;
    static const zz_graph_query bad[] = {{2, 2}, {0, 1}, {1, 0}, {4, 1}, {1, 4}};
    zz_graph *graph;
    assert_int_equal(read_text(&graph, NULL, "3 0", 3, NULL, NULL), ZZ_OK);
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        zz_error error;
        zz_winner winners[2];
        zz_graph_query queries[2] = {{1, 2}, bad[i]};
        assert_int_equal(zz_graph_solve_queries(graph, 2, queries, winners, NULL, &error),
                         ZZ_BAD_ARGUMENT);
        char message[100];
        sprintf(message, "query 2 needs two different vertices from 1 to 3, has %u and %u",
                bad[i].start, bad[i].target);
        assert_string_equal(error.message, message);
    }
    zz_graph_free(graph);
}

/* Reads a graph of many blocks of edges and solves it in both ways. */
static zz_status read_and_solve(const char *bytes, size_t size, const zz_options *options,
                                zz_error *error)
{
    static zz_outcome outcomes[300];
    zz_graph_query queries[] = {{1, 2}, {2, 1}, {3, 7}, {4, 7}};
    zz_winner winners[4];
    zz_graph *graph;
    zz_status status = read_text(&graph, NULL, bytes, size, options, error);
    if (!status)
        status = zz_graph_solve_all(graph, outcomes, options, error);
    if (!status)
        status = zz_graph_solve_queries(graph, 4, queries, winners, options, error);
    zz_graph_free(graph);
    return status;
}

static size_t write_large_graph(void)
{
    uint64_t seed = 4;
    struct reference_graph edges = random_graph(&seed, 300, MOST_EDGES, 300, false);
    zz_graph_free(graph_of(&edges, NULL)); /* leaves its text */
    return strlen(text_of_graph);
}

static void every_failing_allocation_is_reported_and_leaks_nothing(void **state)
{
    (void)state;
    size_t size = write_large_graph();
    bool refused = true;
    for (uint64_t n = 0; refused; n++) {
        struct failing_allocator failing = {.fail_at = n};
        zz_options options = {.allocator = failing_allocator_hook(&failing)};
        zz_error error;
        zz_status status = read_and_solve(text_of_graph, size, &options, &error);
        refused = failing.requests > n;
        assert_int_equal(status, refused ? ZZ_NO_MEMORY : ZZ_OK);
        if (refused)
            assert_string_equal(error.message, "out of memory");
        assert_int_equal(failing.live_bytes, 0);
    }
}

struct patience {
    uint64_t reports; /* so far */
    uint64_t stop_at;
};

static bool go_on(void *user, const zz_progress *progress)
{
    struct patience *patience = user;
    assert_non_null(progress->stage);
    assert_true(progress->total == 0 || progress->done <= progress->total);
    return patience->reports++ != patience->stop_at;
}

static void every_report_can_cancel_and_leaks_nothing(void **state)
{
    (void)state;
    size_t size = write_large_graph();
    bool stopped = true;
    uint64_t n = 0;
    for (; stopped; n++) {
        struct patience patience = {.stop_at = n};
        struct failing_allocator counting = {.fail_at = UINT64_MAX};
        zz_options options = {.allocator = failing_allocator_hook(&counting),
                              .progress = go_on,
                              .progress_user = &patience};
        zz_error error;
        zz_status status = read_and_solve(text_of_graph, size, &options, &error);
        stopped = patience.reports > n;
        assert_int_equal(status, stopped ? ZZ_CANCELLED : ZZ_OK);
        assert_int_equal(counting.live_bytes, 0);
    }
    assert_true(n > 6);
}

static void the_memory_limit_is_kept_before_anything_is_allocated(void **state)
{
    (void)state;
    static const char bytes[] = "1000000 2000000000\n1 2\n";
    struct failing_allocator failing = {.fail_at = UINT64_MAX};
    zz_options options = {.allocator = failing_allocator_hook(&failing),
                          .memory_limit = UINT64_C(1) << 30};
    zz_graph *graph;
    zz_error error;
    assert_int_equal(read_text(&graph, NULL, bytes, sizeof bytes - 1, &options, &error),
                     ZZ_TOO_LARGE);
    assert_string_equal(error.message, "a graph of 1000000 vertices and 2000000000 edges needs "
                                       "about 22.4 GiB of memory; 1.0 GiB may be used");
    assert_true(failing.requests <= 2); /* the text and the handle */
    assert_int_equal(failing.live_bytes, 0);
}

static void a_solver_keeps_the_memory_limit(void **state)
{
    (void)state;
    zz_graph *graph;
    zz_error error;
    zz_winner winner;
    zz_graph_query query = {1, 2};
    zz_options options = {.memory_limit = 100};
    assert_int_equal(read_text(&graph, NULL, "1000 0", 6, NULL, NULL), ZZ_OK);
    zz_outcome *outcomes = calloc(1000, sizeof *outcomes);
    assert_int_equal(zz_graph_solve_all(graph, outcomes, &options, &error), ZZ_TOO_LARGE);
    assert_int_equal(zz_graph_solve_queries(graph, 1, &query, &winner, &options, &error),
                     ZZ_TOO_LARGE);
    free(outcomes);
    zz_graph_free(graph);
}

typedef zz_status (*solve_fn)(const zz_graph *graph, const zz_options *options);

static zz_status solve_nothing(const zz_graph *graph, const zz_options *options)
{
    (void)graph;
    (void)options;
    return ZZ_OK;
}

static zz_status solve_all(const zz_graph *graph, const zz_options *options)
{
    zz_outcome *outcomes = calloc(zz_graph_vertices(graph), sizeof *outcomes);
    zz_status status = zz_graph_solve_all(graph, outcomes, options, NULL);
    free(outcomes);
    return status;
}

static zz_status solve_queries(const zz_graph *graph, const zz_options *options)
{
    zz_graph_query queries[] = {{1, 2}, {2, 1}, {3, 7}, {4, 7}};
    zz_winner winners[4];
    return zz_graph_solve_queries(graph, 4, queries, winners, options, NULL);
}

/* Too many far targets to answer one by one. */
static zz_status solve_many_queries(const zz_graph *graph, const zz_options *options)
{
    enum { MANY = 100 };
    zz_graph_query queries[MANY];
    zz_winner winners[MANY];
    for (uint32_t i = 0; i < MANY; i++)
        queries[i] = (zz_graph_query){1, zz_graph_vertices(graph) / 2 + 1 + i};
    return zz_graph_solve_queries(graph, MANY, queries, winners, options, NULL);
}

struct peak {
    uint64_t live;
    uint64_t most;
};

static void *resize_and_note(void *user, void *block, size_t old_size, size_t new_size)
{
    struct peak *peak = user;
    peak->live += new_size - old_size;
    if (peak->live > peak->most)
        peak->most = peak->live;
    if (new_size)
        return realloc(block, new_size);
    free(block);
    return NULL;
}

/* The largest limit that is refused is near what is used without a limit. */
static void check_estimate(const struct reference_graph *edges, solve_fn solve)
{
    struct peak peak = {0, 0};
    zz_options noting = {.allocator = {resize_and_note, &peak}};
    zz_graph *graph = graph_of(edges, solve == solve_nothing ? &noting : NULL);
    assert_int_equal(solve(graph, &noting), ZZ_OK);
    uint64_t refused = 0;
    size_t size = strlen(text_of_graph);
    for (uint64_t step = UINT64_C(1) << 32; step; step /= 2) {
        zz_options limited = {.memory_limit = refused + step};
        zz_graph *again = NULL;
        zz_status status = solve == solve_nothing
                               ? read_text(&again, NULL, text_of_graph, size, &limited, NULL)
                               : solve(graph, &limited);
        zz_graph_free(again);
        if (status == ZZ_TOO_LARGE)
            refused += step;
    }
    zz_graph_free(graph);
    assert_in_range(refused, peak.most - peak.most / 10, peak.most + peak.most / 10);
}

static void the_memory_estimate_is_near_what_is_used(void **state)
{
    (void)state;
    uint64_t seed = 5;
    struct reference_graph dense = random_graph(&seed, 300, MOST_EDGES, 300, false);
    check_estimate(&dense, solve_nothing);
    for (uint32_t i = 0; i < MOST_EDGES; i++) { /* a circle, where all depends on the target */
        from[i] = i + 1;
        to[i] = (i + 1) % MOST_EDGES + 1;
    }
    struct reference_graph circle = {MOST_EDGES, MOST_EDGES, from, to};
    check_estimate(&circle, solve_nothing);
    check_estimate(&circle, solve_all);
    check_estimate(&circle, solve_queries);
    for (uint32_t i = MOST_EDGES - 1; i > 0; i--) { /* circles of random vertices */
        uint32_t j = random_below(&seed, i);
        uint32_t other = to[i];
        to[i] = to[j];
        to[j] = other;
    }
    check_estimate(&circle, solve_many_queries);
}

static void a_false_number_of_edges_costs_no_memory(void **state)
{
    (void)state;
    static const char bytes[] = "5 2000000000\n1 2\n";
    struct failing_allocator counting = {.fail_at = 6}; /* a few small requests are enough */
    zz_options options = {.allocator = failing_allocator_hook(&counting)};
    zz_graph *graph;
    assert_int_equal(read_text(&graph, NULL, bytes, sizeof bytes - 1, &options, NULL),
                     ZZ_BAD_INPUT);
    assert_int_equal(counting.live_bytes, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(samples_are_answered_with_any_line_ends),
        cmocka_unit_test(winners_hurry_and_losers_delay),
        cmocka_unit_test(the_number_of_walks_is_known),
        cmocka_unit_test(every_digraph_of_up_to_four_vertices_agrees_with_the_reference),
        cmocka_unit_test(random_graphs_agree_with_the_reference),
        cmocka_unit_test(few_queries_on_random_graphs_agree_with_the_reference),
        cmocka_unit_test(a_dense_graph_with_duplicates_agrees_with_the_reference),
        cmocka_unit_test(more_targets_than_a_batch_holds_agree_with_the_reference),
        cmocka_unit_test(long_circles_agree_with_the_reference),
        cmocka_unit_test(a_circle_of_many_vertices_is_won_by_who_arrives),
        cmocka_unit_test(a_bad_graph_is_reported_with_its_place),
        cmocka_unit_test(a_bad_query_is_reported_with_its_place),
        cmocka_unit_test(a_query_outside_the_graph_is_a_bad_argument),
        cmocka_unit_test(every_failing_allocation_is_reported_and_leaks_nothing),
        cmocka_unit_test(every_report_can_cancel_and_leaks_nothing),
        cmocka_unit_test(the_memory_limit_is_kept_before_anything_is_allocated),
        cmocka_unit_test(a_solver_keeps_the_memory_limit),
        cmocka_unit_test(the_memory_estimate_is_near_what_is_used),
        cmocka_unit_test(a_false_number_of_edges_costs_no_memory),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
