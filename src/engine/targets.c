/* targets.c: one backward search a query, from the target and all dead ends.
 *
 * The target counts as lost for the side to move there: whoever moved onto it has won. */
#include "engine/targets.h"

#include <stdio.h>

#include "base/memory.h"
#include "base/progress.h"

struct search {
    const zz_digraph *graph;
    uint32_t *left;    /* moves that are not known to be bad yet */
    uint32_t *queue;   /* the decided vertices */
    zz_winner *winner; /* of each vertex */
    uint32_t decided;
};

static void decide(struct search *search, uint32_t vertex, zz_winner winner)
{
    if (search->winner[vertex] != ZZ_WINNER_NONE)
        return;
    search->winner[vertex] = winner;
    search->queue[search->decided++] = vertex;
}

static void solve_target(struct search *search, uint32_t target)
{
    const zz_digraph *graph = search->graph;
    search->decided = 0;
    for (uint32_t v = 0; v < graph->vertices; v++) {
        search->left[v] = graph->moves[v];
        search->winner[v] = ZZ_WINNER_NONE;
    }
    for (uint32_t v = 0; v < graph->vertices; v++)
        if (v == target || graph->moves[v] == 0)
            decide(search, v, ZZ_WINNER_SECOND);
    for (uint32_t next = 0; next < search->decided; next++) {
        uint32_t vertex = search->queue[next];
        for (uint32_t i = graph->first[vertex]; i < graph->first[vertex + 1]; i++) {
            uint32_t before = graph->from[i];
            if (search->winner[vertex] == ZZ_WINNER_SECOND)
                decide(search, before, ZZ_WINNER_FIRST);
            else if (--search->left[before] == 0)
                decide(search, before, ZZ_WINNER_SECOND);
        }
    }
}

static zz_status solve_each(struct search *search, size_t count, const zz_graph_query *queries,
                            zz_winner *winners, const zz_options *options, zz_error *error)
{
    zz_progress progress = {.stage = "solving", .total = count};
    for (size_t i = 0; i < count; i++) {
        solve_target(search, queries[i].target - 1);
        winners[i] = search->winner[queries[i].start - 1];
        progress.done = i;
        zz_status status = zz_report(options, &progress, error);
        if (status)
            return status;
    }
    return ZZ_OK;
}

zz_status zz_targets_solve(const zz_digraph *graph, size_t count, const zz_graph_query *queries,
                           zz_winner *winners, const zz_options *options, zz_error *error)
{
    char what[80];
    uint64_t vertices = graph->vertices;
    struct search search = {.graph = graph};
    uint64_t bytes = vertices * (2 * sizeof *search.queue + sizeof *search.winner);
    snprintf(what, sizeof what, "answering queries on a graph of %u vertices", graph->vertices);
    zz_status status = zz_check_limit(options, bytes, what, error);
    if (status)
        return status;
    zz_allocator allocator = zz_allocator_of(options);
    search.left = zz_allocate(&allocator, vertices, sizeof *search.left);
    search.queue = zz_allocate(&allocator, vertices, sizeof *search.queue);
    search.winner = zz_allocate(&allocator, vertices, sizeof *search.winner);
    if (search.left && search.queue && search.winner)
        status = solve_each(&search, count, queries, winners, options, error);
    else
        status = zz_fail_memory(error);
    zz_release(&allocator, search.winner, vertices, sizeof *search.winner);
    zz_release(&allocator, search.queue, vertices, sizeof *search.queue);
    zz_release(&allocator, search.left, vertices, sizeof *search.left);
    return status;
}
