/* digraph.c: building a graph's predecessor lists by counting.
 *
 *     added         (0 2) (1 2) (2 0) (1 0)     blocks of edges, newest first
 *     first         0     2 2     4             one entry a vertex, and the end
 *     from          2 1   .  0 1                grouped by where the edge goes to
 *
 * At the end, first[v] counts the edges into v; then it becomes the end of v's list, and moves down
 * to its beginning as the list is filled. */
#include "engine/digraph.h"

#include <stdio.h>

#include "base/memory.h"
#include "base/progress.h"

enum { BLOCK = 1 << 16 };

struct zz_edge_block {
    struct zz_edge_block *older;
    uint32_t used;
    struct {
        uint32_t from;
        uint32_t to;
    } edges[BLOCK];
};

zz_status zz_digraph_begin(zz_digraph *graph, uint32_t vertices, uint32_t edges,
                           const zz_options *options, zz_error *error)
{
    char what[64];
    *graph = (zz_digraph){.vertices = vertices, .allocator = zz_allocator_of(options)};
    snprintf(what, sizeof what, "a graph of %u vertices and %u edges", vertices, edges);
    uint64_t blocks = ((uint64_t)edges + BLOCK - 1) / BLOCK * sizeof(struct zz_edge_block);
    uint64_t lists = ((uint64_t)vertices * 2 + 1 + edges) * sizeof(uint32_t);
    zz_status status = zz_check_limit(options, blocks + lists, what, error);
    if (status)
        return status;
    graph->first = zz_allocate(&graph->allocator, (uint64_t)vertices + 1, sizeof *graph->first);
    graph->moves = zz_allocate(&graph->allocator, vertices, sizeof *graph->moves);
    return graph->first && graph->moves ? ZZ_OK : zz_fail_memory(error);
}

static zz_status add_block(zz_digraph *graph, const zz_options *options, zz_error *error)
{
    zz_progress progress = {.stage = "reading edges", .done = graph->edges};
    zz_status status = zz_report(options, &progress, error);
    if (status)
        return status;
    struct zz_edge_block *block = zz_reallocate(&graph->allocator, NULL, 0, 1, sizeof *block);
    if (!block)
        return zz_fail_memory(error);
    block->older = graph->unsorted;
    block->used = 0;
    graph->unsorted = block;
    return ZZ_OK;
}

zz_status zz_digraph_add(zz_digraph *graph, uint32_t from, uint32_t to, const zz_options *options,
                         zz_error *error)
{
    if (!graph->unsorted || graph->unsorted->used == BLOCK) {
        zz_status status = add_block(graph, options, error);
        if (status)
            return status;
    }
    struct zz_edge_block *block = graph->unsorted;
    block->edges[block->used].from = from;
    block->edges[block->used++].to = to;
    graph->edges++;
    return ZZ_OK;
}

/* Not done while edges are added: these short loops wait for many places in memory at once. */
static zz_status count_edges(zz_digraph *graph, const zz_options *options, zz_error *error)
{
    zz_progress progress = {.stage = "counting edges", .total = graph->edges};
    zz_status status = ZZ_OK;
    for (const struct zz_edge_block *block = graph->unsorted; block && !status;
         block = block->older) {
        for (uint32_t i = 0; i < block->used; i++)
            graph->first[block->edges[i].to]++;
        for (uint32_t i = 0; i < block->used; i++)
            graph->moves[block->edges[i].from]++;
        progress.done += block->used;
        status = zz_report(options, &progress, error);
    }
    return status;
}

static void free_newest_block(zz_digraph *graph)
{
    struct zz_edge_block *block = graph->unsorted;
    graph->unsorted = block->older;
    zz_release(&graph->allocator, block, 1, sizeof *block);
}

zz_status zz_digraph_end(zz_digraph *graph, const zz_options *options, zz_error *error)
{
    graph->from =
        zz_reallocate(&graph->allocator, NULL, 0, (uint64_t)graph->edges + 1, sizeof *graph->from);
    if (!graph->from)
        return zz_fail_memory(error);
    zz_status status = count_edges(graph, options, error);
    uint32_t end = 0;
    for (uint64_t v = 0; v <= graph->vertices; v++)
        graph->first[v] = end += graph->first[v];
    zz_progress progress = {.stage = "sorting edges", .total = graph->edges};
    while (graph->unsorted && !status) {
        const struct zz_edge_block *block = graph->unsorted;
        for (uint32_t i = block->used; i-- > 0;)
            graph->from[--graph->first[block->edges[i].to]] = block->edges[i].from;
        progress.done += block->used;
        free_newest_block(graph);
        status = zz_report(options, &progress, error);
    }
    return status;
}

void zz_digraph_free(zz_digraph *graph)
{
    while (graph->unsorted)
        free_newest_block(graph);
    zz_release(&graph->allocator, graph->first, (uint64_t)graph->vertices + 1,
               sizeof *graph->first);
    zz_release(&graph->allocator, graph->from, (uint64_t)graph->edges + 1, sizeof *graph->from);
    zz_release(&graph->allocator, graph->moves, graph->vertices, sizeof *graph->moves);
    graph->first = graph->from = graph->moves = NULL;
}
