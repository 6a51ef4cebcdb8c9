/* retrograde.c: one breadth-first search from all dead ends against the edges.
 *
 *     state[v]   0 0000…0101   undecided: five moves that are not known to be bad yet
 *                1 0000…0011   decided: the game ends in three plies; odd: won, even: lost
 *
 * The queue holds the decided vertices by distance: all of distance d stand before all of d + 1.
 * Hence a vertex is won one ply after its first lost successor (the winner hurries) and lost one
 * ply after its last won successor (the loser delays), and parity alone tells who wins. */
#include "engine/retrograde.h"

#include <stdio.h>

#include "base/memory.h"
#include "base/progress.h"

static const uint32_t DECIDED = UINT32_C(1) << 31;
enum { REPORT_WORK = 1 << 18 };

struct search {
    const zz_digraph *graph;
    int64_t target; /* counts as a dead end */
    uint32_t *state;
    uint32_t *queue;
    uint32_t decided; /* vertices in the queue */
};

static void decide(struct search *search, uint32_t vertex, uint32_t plies)
{
    search->state[vertex] = DECIDED | plies;
    search->queue[search->decided++] = vertex;
}

static void decide_dead_ends(struct search *search)
{
    for (uint32_t v = 0; v < search->graph->vertices; v++) {
        search->state[v] = search->graph->moves[v];
        if (search->state[v] == 0 || v == search->target)
            decide(search, v, 0);
    }
}

static void decide_predecessors(struct search *search, uint32_t vertex, uint32_t plies)
{
    const zz_digraph *graph = search->graph;
    uint32_t *state = search->state;
    bool vertex_won = plies % 2 == 1;
    for (uint32_t i = graph->first[vertex]; i < graph->first[vertex + 1]; i++) {
        uint32_t before = graph->from[i];
        if (!(state[before] & DECIDED) && (!vertex_won || --state[before] == 0))
            decide(search, before, plies + 1);
    }
}

/* The search waits for memory most of the time: asks for what the next vertices in the queue will
 * need, each time one step further, so that it is there when they come. */
static void ask_ahead(const struct search *search, uint32_t next)
{
#if defined(__GNUC__)
    enum { STEP = 8, MOST_STATES = 8 };
    const uint32_t *first = search->graph->first;
    const uint32_t *from = search->graph->from;
    const uint32_t *queue = search->queue + next;
    uint32_t ahead = search->decided - next;
    if (ahead > 3 * STEP)
        __builtin_prefetch(&first[queue[3 * STEP]]);
    if (ahead > 2 * STEP)
        __builtin_prefetch(&from[first[queue[2 * STEP]]]);
    if (ahead > STEP) {
        uint32_t begin = first[queue[STEP]];
        uint32_t count = first[queue[STEP] + 1] - begin;
        for (uint32_t i = 0; i < count && i < MOST_STATES; i++)
            __builtin_prefetch(&search->state[from[begin + i]]);
    }
#else
    (void)search;
    (void)next;
#endif
}

static zz_status decide_all(struct search *search, const zz_options *options, zz_error *error)
{
    zz_progress progress = {.stage = "solving", .total = search->graph->vertices};
    uint64_t work = 0;
    decide_dead_ends(search);
    for (uint32_t next = 0; next < search->decided; next++) {
        uint32_t vertex = search->queue[next];
        uint32_t plies = search->state[vertex] & ~DECIDED;
        ask_ahead(search, next);
        decide_predecessors(search, vertex, plies);
        work += 1 + search->graph->first[vertex + 1] - search->graph->first[vertex];
        if (work < REPORT_WORK)
            continue;
        work = 0;
        progress.done = next;
        progress.ply = plies + 1;
        progress.decided = search->decided;
        zz_status status = zz_report(options, &progress, error);
        if (status)
            return status;
    }
    return ZZ_OK;
}

static void write_outcomes(const struct search *search, zz_outcome *outcomes)
{
    for (uint32_t v = 0; v < search->graph->vertices; v++) {
        uint32_t plies = search->state[v] & ~DECIDED;
        outcomes[v] = (zz_outcome){ZZ_WINNER_NONE, 0};
        if (search->state[v] & DECIDED)
            outcomes[v] = (zz_outcome){plies % 2 ? ZZ_WINNER_FIRST : ZZ_WINNER_SECOND, plies};
    }
}

zz_status zz_retrograde_solve(const zz_digraph *graph, int32_t target, zz_outcome *outcomes,
                              const zz_options *options, zz_error *error)
{
    char what[64];
    uint64_t vertices = graph->vertices;
    snprintf(what, sizeof what, "solving a graph of %u vertices", graph->vertices);
    zz_status status = zz_check_limit(options, vertices * 2 * sizeof(uint32_t), what, error);
    if (status)
        return status;
    zz_allocator allocator = zz_allocator_of(options);
    struct search search = {.graph = graph, .target = target};
    search.state = zz_reallocate(&allocator, NULL, 0, vertices, sizeof *search.state);
    search.queue = zz_reallocate(&allocator, NULL, 0, vertices, sizeof *search.queue);
    if (!search.state || !search.queue)
        status = zz_fail_memory(error);
    if (!status)
        status = decide_all(&search, options, error);
    if (!status)
        write_outcomes(&search, outcomes);
    zz_release(&allocator, search.queue, vertices, sizeof *search.queue);
    zz_release(&allocator, search.state, vertices, sizeof *search.state);
    return status;
}
