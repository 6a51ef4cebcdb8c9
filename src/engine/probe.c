/* probe.c: a backward search for each query that forgets only what it has found itself.
 *
 *     state[v]   0 0000…0101   undecided: five moves that are not known to be bad yet
 *                1 0000…0001   decided: 1 won, 0 lost
 *
 * First all is decided that follows from the dead ends. A target that is lost anyway changes none
 * of it, nor does one that is undecided, since what was decided never leads there; so the search for
 * such a query begins at the target alone, and afterwards the log of old states is played back.
 * (A target that is won is another matter: what was decided may rest on it.)
 *
 *     queue   | dead ends and what follows … | target and what follows … |
 *     log                                    | (vertex, old state) …     |
 *
 * Often the targets of queries matter to a few vertices each, though to many of them together: then
 * this takes no time. When it does take time, in the first queries already, the rest is left to
 * those who solve many at once. */
#include "engine/probe.h"

#include "base/memory.h"
#include "base/progress.h"

static const uint32_t DECIDED = UINT32_C(1) << 31;
enum { LOST = 0, WON = 1, REPORT_WORK = 1 << 16 };

/* What is cheap: all queries together may look at so many times the edges of the graph, and one of
 * them at a part of those, but for the few that are left in the end. */
enum { MOST_WORK = 12, MOST_AT_ONCE = 32, FEW = 6 };

struct change {
    uint32_t vertex;
    uint32_t state;
};

struct search {
    const zz_digraph *graph;
    uint32_t *state;
    uint32_t *queue; /* decided vertices */
    uint32_t begin;
    uint32_t end;
    struct change *log;
    uint32_t changes;
    uint64_t work; /* edges looked at, and vertices */
    uint64_t reported;
    const zz_options *options;
    zz_error *error;
};

static zz_status report(struct search *search)
{
    if (search->work - search->reported < REPORT_WORK)
        return ZZ_OK;
    zz_progress progress = {.stage = "probing", .done = search->work};
    search->reported = search->work;
    return zz_report(search->options, &progress, search->error);
}

static void decide(struct search *search, uint32_t vertex, uint32_t outcome)
{
    search->state[vertex] = DECIDED | outcome;
    search->queue[search->end++] = vertex;
}

static void decide_dead_ends(struct search *search)
{
    for (uint32_t v = 0; v < search->graph->vertices; v++) {
        search->state[v] = search->graph->moves[v];
        if (search->state[v] == 0)
            decide(search, v, LOST);
    }
}

static void change(struct search *search, uint32_t vertex)
{
    search->log[search->changes++] = (struct change){vertex, search->state[vertex]};
}

static void decide_predecessors(struct search *search, uint32_t vertex, bool log)
{
    const zz_digraph *graph = search->graph;
    uint32_t *state = search->state;
    uint32_t outcome = state[vertex] - DECIDED;
    for (uint32_t i = graph->first[vertex]; i < graph->first[vertex + 1]; i++) {
        uint32_t before = graph->from[i];
        if (state[before] & DECIDED)
            continue;
        if (log)
            change(search, before);
        if (outcome == LOST || --state[before] == 0)
            decide(search, before, !outcome);
    }
    search->work += 1 + graph->first[vertex + 1] - graph->first[vertex];
}

static zz_status decide_without_target(struct search *search)
{
    zz_status status = ZZ_OK;
    decide_dead_ends(search);
    for (; search->begin < search->end && !status; search->begin++) {
        decide_predecessors(search, search->queue[search->begin], false);
        status = report(search);
    }
    search->work = search->reported = 0;
    return status;
}

static void play_back(struct search *search, uint32_t end)
{
    while (search->changes > 0) {
        struct change old = search->log[--search->changes];
        search->state[old.vertex] = old.state;
    }
    search->begin = search->end = end;
}

static zz_winner winner_of(uint32_t state)
{
    if (!(state & DECIDED))
        return ZZ_WINNER_NONE;
    return state - DECIDED == WON ? ZZ_WINNER_FIRST : ZZ_WINNER_SECOND;
}

/* Answers one query, unless it would look at more than `most` edges. */
static zz_status answer(struct search *search, const zz_graph_query *query, uint64_t most,
                        bool *answered, zz_winner *winner)
{
    uint32_t start = query->start - 1;
    uint32_t target = query->target - 1;
    uint32_t settled = search->end;
    uint64_t last = search->work + most;
    zz_status status = ZZ_OK;
    *answered = search->state[target] != (DECIDED | WON);
    if (*answered && !(search->state[target] & DECIDED)) {
        change(search, target);
        decide(search, target, LOST);
    }
    while (search->begin < search->end && !(search->state[start] & DECIDED) && *answered &&
           !status) {
        uint32_t vertex = search->queue[search->begin++];
        *answered =
            search->work + search->graph->first[vertex + 1] - search->graph->first[vertex] < last;
        if (*answered)
            decide_predecessors(search, vertex, true);
        status = report(search);
    }
    *winner = winner_of(search->state[start]);
    play_back(search, settled);
    return status;
}

/* Gives up when the queries so far, were all of them like that, are not cheap. */
static zz_status answer_cheap_ones(struct search *search, size_t count,
                                   const zz_graph_query *queries, bool *answered,
                                   zz_winner *winners)
{
    const uint64_t size = (uint64_t)search->graph->vertices + search->graph->edges;
    const uint64_t most = size / MOST_AT_ONCE;
    zz_status status = ZZ_OK;
    bool cheap = true;
    for (size_t i = 0; i < count && cheap && !status; i++) {
        status = answer(search, &queries[i], most, &answered[i], &winners[i]);
        cheap = search->work <= most ||
                (double)search->work / (double)(i + 1) <= MOST_WORK * (double)size / (double)count;
    }
    return status;
}

static zz_status answer_few(struct search *search, size_t count, const zz_graph_query *queries,
                            bool *answered, zz_winner *winners)
{
    zz_status status = ZZ_OK;
    size_t left = 0;
    for (size_t i = 0; i < count; i++)
        left += !answered[i];
    for (size_t i = 0; i < count && left <= FEW && !status; i++)
        if (!answered[i])
            status = answer(search, &queries[i], UINT32_MAX, &answered[i], &winners[i]);
    return status;
}

uint64_t zz_probe_bytes(const zz_digraph *graph)
{
    uint64_t size = (uint64_t)graph->vertices + graph->edges;
    return graph->vertices * 2 * sizeof(uint32_t) + size * sizeof(struct change);
}

zz_status zz_probe(const zz_digraph *graph, size_t count, const zz_graph_query *queries,
                   bool *answered, zz_winner *winners, zz_arena *arena, const zz_options *options,
                   zz_error *error)
{
    const uint64_t size = (uint64_t)graph->vertices + graph->edges;
    struct search search = {.graph = graph, .options = options, .error = error};
    search.state = zz_arena_take(arena, graph->vertices, sizeof *search.state);
    search.queue = zz_arena_take(arena, graph->vertices, sizeof *search.queue);
    search.log =
        zz_arena_take(arena, size, sizeof *search.log); /* an edge makes one change at most */
    if (!search.state || !search.queue || !search.log)
        return zz_fail_memory(error);
    for (size_t i = 0; i < count; i++)
        answered[i] = false;
    zz_status status = decide_without_target(&search);
    if (!status)
        status = answer_cheap_ones(&search, count, queries, answered, winners);
    if (!status)
        status = answer_few(&search, count, queries, answered, winners);
    return status;
}
