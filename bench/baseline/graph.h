/* graph.h: the textbook solver for graph, to compare with: one backward search a query.
 *
 * From the target and all dead ends, which are lost for who has to move there; a vertex is won when
 * a move leads to a lost one, and lost when all its moves lead to won ones (a counter says how many
 * are left). Ends as soon as the start is decided.
 */
#ifndef BENCH_BASELINE_GRAPH_H
#define BENCH_BASELINE_GRAPH_H

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { UNKNOWN = 0, WON = 1, LOST = -1 };

static uint32_t vertices, edges, queries;
static uint32_t *first; /* by vertex: where its predecessors begin */
static uint32_t *before;
static uint32_t *moves; /* by vertex: edges out */
static uint32_t *left;
static signed char *value;
static uint32_t *queue;

static void *memory_for(size_t count, size_t size)
{
    void *memory = calloc(count, size);
    if (!memory) {
        fprintf(stderr, "baseline graph: out of memory\n");
        exit(71);
    }
    return memory;
}

/* Numbers a digit at a time: scanf would take longer than some of the searches. */
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

static void read_graph(FILE *file)
{
    vertices = read_number(file);
    edges = read_number(file);
    queries = read_number(file);
    uint32_t *from = memory_for(edges, sizeof *from);
    uint32_t *to = memory_for(edges, sizeof *to);
    first = memory_for((size_t)vertices + 2, sizeof *first);
    moves = memory_for((size_t)vertices + 1, sizeof *moves);
    before = memory_for(edges, sizeof *before);
    for (uint32_t i = 0; i < edges; i++) {
        from[i] = read_number(file);
        to[i] = read_number(file);
        moves[from[i]]++;
        first[to[i]]++;
    }
    for (uint32_t v = 1; v <= vertices + 1; v++)
        first[v] += first[v - 1];
    for (uint32_t i = 0; i < edges; i++)
        before[--first[to[i]]] = from[i];
    free(from);
    free(to);
    left = memory_for((size_t)vertices + 1, sizeof *left);
    value = memory_for((size_t)vertices + 1, 1);
    queue = memory_for((size_t)vertices + 1, sizeof *queue);
}

static int solve(uint32_t start, uint32_t target)
{
    uint32_t count = 0;
    memcpy(left, moves, ((size_t)vertices + 1) * sizeof *left);
    memset(value, UNKNOWN, (size_t)vertices + 1);
    for (uint32_t v = 1; v <= vertices; v++)
        if (v == target || moves[v] == 0) {
            value[v] = LOST;
            queue[count++] = v;
        }
    for (uint32_t next = 0; next < count && value[start] == UNKNOWN; next++) {
        uint32_t vertex = queue[next];
        for (uint32_t i = first[vertex]; i < first[vertex + 1]; i++) {
            uint32_t u = before[i];
            if (value[u] != UNKNOWN)
                continue;
            if (value[vertex] == LOST)
                value[u] = WON;
            else if (--left[u] == 0)
                value[u] = LOST;
            else
                continue;
            queue[count++] = u;
        }
    }
    return value[start];
}

#endif
