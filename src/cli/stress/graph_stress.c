/* graph_stress.c: graph for stress: graphs and queries that are made smaller.
 *
 * Queries, vertices and edges are left out in parts: half of them, a quarter, down to single ones,
 * since there may be half a million. */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include <zugzwang/graph.h>

#include "stress.h"

struct pair {
    uint32_t a;
    uint32_t b;
};

/* A case, taken apart. */
struct network {
    uint32_t vertices;
    uint32_t edge_count;
    uint32_t query_count;
    struct pair *pairs; /* the edges, then the queries */
};

static bool read_network(struct network *network, const char *text)
{
    char *next;
    network->vertices = (uint32_t)strtoul(text, &next, 10);
    network->edge_count = (uint32_t)strtoul(next, &next, 10);
    network->query_count = (uint32_t)strtoul(next, &next, 10);
    uint32_t count = network->edge_count + network->query_count;
    network->pairs = malloc((count + 1) * sizeof *network->pairs);
    for (uint32_t i = 0; i < count && network->pairs; i++) {
        network->pairs[i].a = (uint32_t)strtoul(next, &next, 10);
        network->pairs[i].b = (uint32_t)strtoul(next, &next, 10);
    }
    return network->pairs != NULL;
}

static void write_network(const struct network *network, struct buffer *text)
{
    buffer_format(text, "%u %u %u\n", network->vertices, network->edge_count, network->query_count);
    for (uint32_t i = 0; i < network->edge_count + network->query_count; i++)
        buffer_format(text, "%u %u\n", network->pairs[i].a, network->pairs[i].b);
}

static void ask_size(uint32_t size, struct demand *demand)
{
    if (size >= GRAPH_MOST_VERTICES) /* the family chooses */
        return;
    demand->vertices = (struct range){true, 2, size};
    demand->edges = (struct range){true, 1, 3 * size};
    demand->queries = (struct range){true, 1, 8};
}

static const char *expected(uint64_t line, const char *bytes, size_t size)
{
    (void)line;
    bool good = (size == 1 && (bytes[0] == '0' || bytes[0] == '1')) ||
                (size == 2 && bytes[0] == '-' && bytes[1] == '1');
    return good ? NULL : "1, -1 or 0";
}

/* ---- Shrinking ---- */

static void weigh(const char *text, uint64_t weight[STRESS_WEIGHTS])
{
    char *next;
    weight[1] = strtoull(text, &next, 10);
    weight[2] = strtoull(next, &next, 10);
    weight[0] = strtoull(next, &next, 10);
}

/* The number-th part of `count` things: halves, then quarters, …, then single ones. When there is
 * none, the number is lowered by how many parts there are. */
static bool find_part(uint32_t count, uint64_t *number, uint32_t *from, uint32_t *to)
{
    for (uint32_t size = count > 1 ? count / 2 : count; size > 0; size /= 2) {
        uint32_t parts = (count + size - 1) / size;
        if (*number < parts) {
            *from = (uint32_t)*number * size;
            *to = *from + size < count ? *from + size : count;
            return true;
        }
        *number -= parts;
    }
    return false;
}

static void drop_pairs(struct network *network, uint32_t *count, uint32_t from, uint32_t to)
{
    uint32_t all = network->edge_count + network->query_count;
    memmove(network->pairs + from, network->pairs + to, (all - to) * sizeof *network->pairs);
    *count -= to - from;
}

/* Drops vertices with their edges; false when a query needs them. */
static bool drop_vertices(struct network *network, uint32_t from, uint32_t to)
{
    uint32_t kept = 0;
    uint32_t edges = 0;
    for (uint32_t i = 0; i < network->edge_count + network->query_count; i++) {
        struct pair pair = network->pairs[i];
        bool is_query = i >= network->edge_count;
        bool gone = (pair.a > from && pair.a <= to) || (pair.b > from && pair.b <= to);
        if (gone && is_query)
            return false;
        if (gone)
            continue;
        pair.a -= pair.a > to ? to - from : 0;
        pair.b -= pair.b > to ? to - from : 0;
        network->pairs[kept++] = pair;
        edges += !is_query;
    }
    network->vertices -= to - from;
    network->edge_count = edges;
    return true;
}

static bool change(const char *text, uint64_t number, struct buffer *changed)
{
    struct network network;
    uint32_t from;
    uint32_t to;
    bool made = true;
    bool more = true;
    if (!read_network(&network, text))
        return false;
    if (find_part(network.query_count, &number, &from, &to))
        drop_pairs(&network, &network.query_count, network.edge_count + from,
                   network.edge_count + to);
    else if (find_part(network.vertices, &number, &from, &to))
        made = drop_vertices(&network, from, to);
    else if (find_part(network.edge_count, &number, &from, &to))
        drop_pairs(&network, &network.edge_count, from, to);
    else
        more = made = false;
    if (made)
        write_network(&network, changed);
    free(network.pairs);
    return more;
}

static void draw(const char *text, struct buffer *picture)
{
    enum { SHOWN = 30 };
    struct network network;
    if (!read_network(&network, text))
        return;
    buffer_format(picture, "    %u %s; edges:", network.vertices,
                  network.vertices == 1 ? "vertex" : "vertices");
    for (uint32_t i = 0; i < network.edge_count + network.query_count && i < SHOWN; i++) {
        bool is_query = i >= network.edge_count;
        if (i == network.edge_count)
            buffer_text(picture, "\n    queries, from a start to a target:");
        buffer_format(picture, "%s %u %s %u", i && i != network.edge_count ? "," : "",
                      network.pairs[i].a, is_query ? "to" : "->", network.pairs[i].b);
    }
    if (network.edge_count + network.query_count > SHOWN)
        buffer_text(picture, ", …");
    buffer_text(picture, "\n");
    free(network.pairs);
}

/* ---- The proof ---- */

static zz_status write_line(const zz_graph *graph, zz_graph_query query, const zz_outcome *outcomes,
                            struct buffer *proof, zz_error *error)
{
    enum { SHOWN = 40 };
    static const char *const values[] = {"neither player can force a win", "the first player wins",
                                         "the second player wins"};
    zz_outcome outcome = outcomes[query.start - 1];
    uint32_t *line = malloc(zz_graph_vertices(graph) * sizeof *line);
    uint64_t count;
    uint64_t repeats_from;
    if (!line)
        return ZZ_NO_MEMORY;
    zz_status status =
        zz_graph_line(graph, query, outcomes, line, &count, &repeats_from, NULL, error);
    if (!status) {
        buffer_format(proof, "  From %u with target %u %s", query.start, query.target,
                      values[outcome.winner]);
        if (outcome.winner)
            buffer_format(proof, ", in %" PRIu64 " %s", outcome.plies,
                          outcome.plies == 1 ? "ply" : "plies");
        buffer_format(proof, ":\n    %u", query.start);
        for (uint64_t i = 0; i < count && i < SHOWN; i++)
            buffer_format(proof, " -> %u", line[i]);
        buffer_text(proof, count > SHOWN ? " …\n" : "\n");
    }
    free(line);
    return status;
}

/* Each move of the first player's, and who wins after it. */
static void write_moves(const zz_graph *graph, zz_graph_query query, const zz_outcome *outcomes,
                        struct buffer *proof)
{
    enum { SHOWN = 12 };
    static const char *const values[] = {"neither wins", "the second player wins",
                                         "the first player wins"};
    uint32_t degree = zz_graph_degree(graph, query.start);
    uint32_t *targets = malloc((degree + 1) * sizeof *targets);
    uint32_t count = targets ? zz_graph_list_moves(graph, query.start, targets) : 0;
    if (targets && count == 0)
        buffer_text(proof, "  The first player cannot move.\n");
    else
        buffer_text(proof, "  The first player's moves:\n");
    for (uint32_t i = 0; i < count && i < SHOWN; i++)
        buffer_format(proof, "    to %u: %s%s\n", targets[i],
                      values[outcomes[targets[i] - 1].winner],
                      targets[i] == query.target ? ", it is the target" : "");
    free(targets);
}

static zz_status prove(const char *text, const struct buffer *given, uint64_t line,
                       struct buffer *proof, zz_error *error)
{
    zz_text *reader = NULL;
    zz_graph *graph = NULL;
    zz_outcome *outcomes = NULL;
    uint64_t queries = 0;
    zz_graph_query query = {1, 1};
    (void)given;
    zz_status status = zz_text_open_memory(&reader, text, strlen(text), NULL, error);
    if (!status)
        status = zz_graph_read(&graph, &queries, reader, NULL, error);
    for (uint64_t i = 0; !status && i < (line ? line : 1) && i < queries; i++)
        status = zz_graph_query_read(graph, &query, reader, error);
    if (!status) {
        outcomes = malloc(zz_graph_vertices(graph) * sizeof *outcomes);
        status = outcomes ? zz_graph_solve_target(graph, query.target, outcomes, NULL, error)
                          : ZZ_NO_MEMORY;
    }
    if (!status)
        status = write_line(graph, query, outcomes, proof, error);
    if (!status)
        write_moves(graph, query, outcomes, proof);
    free(outcomes);
    zz_graph_free(graph);
    zz_text_close(reader);
    return status;
}

static const char HELP[] =
    "Looks for a graph on which your program CMD is wrong. Graphs and queries are made\n"
    "in many ways that hurt, and CMD's output is compared with the right one. The\n"
    "first failure (a wrong answer or format, a crash, a time-out, too much memory or\n"
    "output, a process left behind) is made as small as can be, told with the game\n"
    "that proves the right answer, and written to a file.\n"
    "\n"
    "  $ zugzwang graph stress -- ./mine\n"
    "  $ zugzwang graph stress --limits contest --time 300 -- ./mine\n";

const struct stress_game GRAPH_STRESS = {
    .help = HELP,
    .things = {"graph", "graphs"},
    .contest = {1.5, UINT64_C(500) << 20},
    .small = {3, 4, 5, 6, 4, 8, 5, 10},
    .middle = 20,
    .largest = GRAPH_MOST_VERTICES,
    .ask_size = ask_size,
    .expected = expected,
    .weigh = weigh,
    .change = change,
    .draw = draw,
    .prove = prove,
};
