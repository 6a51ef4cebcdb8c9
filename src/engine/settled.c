/* settled.c: a backward search from the dead ends that takes no side about the targets.
 *
 * Each game has one target, which is lost for the side to move there; on the rest of the targets
 * it depends on nothing but their moves. So what follows from the dead ends holds in every game, as
 * long as it does not rest on a target being won, for in its own game it is not. */
#include "engine/settled.h"

#include <string.h>

#include "base/memory.h"
#include "base/progress.h"

enum { REPORT_STEPS = 1 << 14 };

struct search {
    const zz_digraph *graph;
    zz_settled *settled;
    uint32_t end; /* of the queue */
};

static void settle(struct search *search, uint32_t vertex, uint8_t fate)
{
    search->settled->fate[vertex] |= fate;
    search->settled->queue[search->end++] = vertex;
}

static void settle_dead_ends(struct search *search)
{
    for (uint32_t v = 0; v < search->graph->vertices; v++) {
        search->settled->left[v] = search->graph->moves[v];
        if (search->graph->moves[v] == 0)
            settle(search, v, ZZ_SETTLED_LOST);
    }
}

static void settle_predecessors(struct search *search, uint32_t vertex)
{
    const zz_digraph *graph = search->graph;
    uint8_t *fate = search->settled->fate;
    bool won = fate[vertex] & ZZ_SETTLED_WON;
    for (uint32_t i = graph->first[vertex]; i < graph->first[vertex + 1]; i++) {
        uint32_t before = graph->from[i];
        if (fate[before] & ZZ_SETTLED)
            continue;
        if (won) {
            if (--search->settled->left[before] == 0)
                settle(search, before, ZZ_SETTLED_LOST);
        } else if (fate[before] & ZZ_TARGET) {
            fate[before] |= ZZ_WINS_ELSEWHERE;
        } else {
            settle(search, before, ZZ_SETTLED_WON);
        }
    }
}

uint64_t zz_settled_bytes(const zz_digraph *graph)
{
    return (uint64_t)graph->vertices * (1 + 2 * sizeof(uint32_t));
}

zz_status zz_settled_take(zz_settled *settled, const zz_digraph *graph, zz_arena *arena,
                          zz_error *error)
{
    settled->fate = zz_arena_take(arena, graph->vertices, sizeof *settled->fate);
    settled->left = zz_arena_take(arena, graph->vertices, sizeof *settled->left);
    settled->queue = zz_arena_take(arena, graph->vertices, sizeof *settled->queue);
    return settled->fate && settled->left && settled->queue ? ZZ_OK : zz_fail_memory(error);
}

zz_status zz_settle(zz_settled *settled, const zz_digraph *graph, uint32_t count,
                    const uint32_t *targets, const zz_options *options, zz_error *error)
{
    struct search search = {.graph = graph, .settled = settled};
    zz_progress progress = {.stage = "settling", .total = graph->vertices};
    memset(settled->fate, 0, graph->vertices);
    for (uint32_t i = 0; i < count; i++)
        settled->fate[targets[i]] = ZZ_TARGET;
    settle_dead_ends(&search);
    zz_status status = ZZ_OK;
    for (uint32_t i = 0; i < search.end && !status; i++) {
        settle_predecessors(&search, settled->queue[i]);
        progress.done = i;
        status = i % REPORT_STEPS ? ZZ_OK : zz_report(options, &progress, error);
    }
    return status;
}
