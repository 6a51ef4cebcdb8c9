/* floor.c: floor FILE, which solves every vertex of a graph (zz_graph_solve_all) and, in turn with
 * that, goes through the same graph by breadth-first search, which is the least that any solver
 * has to do. Only these two are timed, not reading.
 *
 * Writes `name value` lines: the medians `solve` and `search`, `read` (all in seconds), and
 * `bytes`, the most that the library had allocated at once. */
#include <string.h>
#include <zugzwang/zugzwang.h>

#include "inside.h"

enum { ROUNDS = 5 };

/* Predecessors of all vertices: those of v are from[first[v]] … from[first[v + 1] - 1]. */
struct graph {
    uint32_t vertices;
    uint32_t edges;
    uint32_t *first;
    uint32_t *from;
};

static void *memory_for(size_t count, size_t size)
{
    void *memory = calloc(count, size);
    if (!memory)
        give_up("out of memory");
    return memory;
}

static uint32_t read_number(FILE *file)
{
    int c = getc_unlocked(file);
    while (c != EOF && (c < '0' || c > '9'))
        c = getc_unlocked(file);
    uint32_t number = 0;
    for (; c >= '0' && c <= '9'; c = getc_unlocked(file))
        number = number * 10 + (uint32_t)(c - '0');
    return number;
}

static struct graph read_plainly(FILE *file)
{
    struct graph graph = {.vertices = read_number(file), .edges = read_number(file)};
    uint32_t(*edges)[2] = memory_for(graph.edges, sizeof *edges);
    graph.first = memory_for((size_t)graph.vertices + 2, sizeof *graph.first);
    graph.from = memory_for(graph.edges, sizeof *graph.from);
    for (uint32_t i = 0; i < graph.edges; i++) {
        edges[i][0] = read_number(file) - 1;
        edges[i][1] = read_number(file) - 1;
        graph.first[edges[i][1]]++;
    }
    for (uint32_t v = 1; v <= graph.vertices; v++)
        graph.first[v] += graph.first[v - 1];
    for (uint32_t i = graph.edges; i-- > 0;)
        graph.from[--graph.first[edges[i][1]]] = edges[i][0];
    free(edges);
    return graph;
}

/* From every vertex without edges out, then from what has not been seen; gives the sum of the
 * distances, so that nothing can be left out. */
static uint64_t search(const struct graph *graph, const uint8_t *is_end, uint32_t *distance,
                       uint32_t *queue)
{
    uint32_t count = 0;
    uint64_t sum = 0;
    memset(distance, 0xFF, graph->vertices * sizeof *distance);
    for (uint32_t v = 0; v < graph->vertices; v++)
        if (is_end[v]) {
            distance[v] = 0;
            queue[count++] = v;
        }
    for (uint32_t next = 0, start = 0; count < graph->vertices || next < count; next++) {
        if (next == count) {
            while (distance[start] != UINT32_MAX)
                start++;
            distance[start] = 0;
            queue[count++] = start;
        }
        uint32_t vertex = queue[next];
        sum += distance[vertex];
        for (uint32_t i = graph->first[vertex]; i < graph->first[vertex + 1]; i++)
            if (distance[graph->from[i]] == UINT32_MAX) {
                distance[graph->from[i]] = distance[vertex] + 1;
                queue[count++] = graph->from[i];
            }
    }
    return sum;
}

static size_t read_bytes(void *user, char *buffer, size_t capacity)
{
    return fread(buffer, 1, capacity, user);
}

static zz_graph *read_with_library(FILE *file, const zz_options *options)
{
    zz_text *text;
    zz_graph *graph;
    zz_error error;
    if (zz_text_open(&text, read_bytes, file, options, &error) ||
        zz_graph_read(&graph, NULL, text, options, &error))
        give_up(error.message);
    zz_text_close(text);
    return graph;
}

int main(int argc, char **argv)
{
    FILE *file = argc == 2 ? fopen(argv[1], "r") : NULL;
    if (!file)
        give_up("usage: floor FILE");
    struct account account = {0, 0};
    zz_options options = {.allocator = {counted_resize, &account}};
    double read_begin = seconds();
    zz_graph *solved = read_with_library(file, &options);
    double read_seconds = seconds() - read_begin;
    rewind(file);
    struct graph graph = read_plainly(file);
    uint8_t *is_end = memory_for(graph.vertices, 1);
    uint32_t *distance = memory_for(graph.vertices, sizeof *distance);
    uint32_t *queue = memory_for(graph.vertices, sizeof *queue);
    zz_outcome *outcomes = memory_for(graph.vertices, sizeof *outcomes);
    memset(is_end, 1, graph.vertices);
    for (uint32_t i = 0; i < graph.edges; i++)
        is_end[graph.from[i]] = 0;
    double solve_seconds[ROUNDS];
    double search_seconds[ROUNDS];
    uint64_t sum = 0;
    for (int round = 0; round < ROUNDS; round++) {
        double begin = seconds();
        sum += search(&graph, is_end, distance, queue);
        double middle = seconds();
        zz_error error;
        if (zz_graph_solve_all(solved, outcomes, &options, &error))
            give_up(error.message);
        search_seconds[round] = middle - begin;
        solve_seconds[round] = seconds() - middle;
    }
    printf("solve %.9f\nsearch %.9f\nread %.9f\nbytes %llu\nsum %llu\n",
           middle_of(solve_seconds, ROUNDS), middle_of(search_seconds, ROUNDS), read_seconds,
           (unsigned long long)account.most, (unsigned long long)sum);
    zz_graph_free(solved);
    return 0;
}
