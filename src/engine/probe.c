/* probe.c: a backward search for each query that forgets only what it has found itself.
 *
 *     state[v]   0 0000…0101   undecided: five moves that are not known to be bad yet
 *                1 0000…0001   decided: 1 won, 0 lost
 *
 * First all is decided that follows from the dead ends. A target that is lost anyway changes none
 * of it, nor does one that is undecided, since what was decided never leads there; so the search for
 * such a query begins at the target alone, and afterwards the log of old states is played back.
 *
 * A target that is won is another matter: what was decided may rest on it. Queries about such
 * targets come second. For them only what rests on none of these targets is decided first, and each
 * search begins at all of them, its own lost and the others won.
 *
 * Often the targets of queries matter to a few vertices each, though to many of them together: then
 * this takes no time. When it does take time, in the first queries already, the rest is left to
 * those who solve many at once. */
#include "engine/probe.h"

#include "base/memory.h"
#include "base/progress.h"
#include "engine/settled.h"

static const uint32_t DECIDED = UINT32_C(1) << 31;
enum { LOST = 0, WON = 1, REPORT_WORK = 1 << 16 };

/* What is cheap: all queries together may look at as many edges as the graph has, and one of them at a
 * part of those, but for the few that are left in the end. */
enum { MOST_AT_ONCE = 256, FEW = 3 };

struct change {
    uint32_t vertex;
    uint32_t state;
};

struct search {
    const zz_digraph *graph;
    size_t query_count;
    const zz_graph_query *queries;
    bool *answered;
    zz_winner *winners;
    uint32_t *state;
    uint32_t *won; /* targets that are won, unless they are the query's */
    uint32_t won_count;
    uint32_t *queue; /* what the search has decided */
    uint32_t end;
    struct change *log;
    uint32_t changes;
    uint64_t work; /* edges looked at, and vertices */
    uint64_t reported;
    zz_settled settled;
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

/* Decides what follows from the dead ends and rests on none of the `won` targets, and leaves among
 * these only those that then are known to be won. */
static zz_status begin_searches(struct search *search)
{
    const zz_settled *settled = &search->settled;
    zz_status status = zz_settle(&search->settled, search->graph, search->won_count, search->won,
                                 search->options, search->error);
    if (status)
        return status;
    for (uint32_t v = 0; v < search->graph->vertices; v++)
        search->state[v] = settled->fate[v] & ZZ_SETTLED_WON    ? DECIDED | WON
                           : settled->fate[v] & ZZ_SETTLED_LOST ? DECIDED | LOST
                                                                : settled->left[v];
    uint32_t kept = 0;
    for (uint32_t i = 0; i < search->won_count; i++)
        if (settled->fate[search->won[i]] & ZZ_WINS_ELSEWHERE)
            search->won[kept++] = search->won[i];
    search->won_count = kept;
    search->work = search->reported = 0;
    return ZZ_OK;
}

static void decide(struct search *search, uint32_t vertex, uint32_t outcome)
{
    search->state[vertex] = DECIDED | outcome;
    search->queue[search->end++] = vertex;
}

static void change(struct search *search, uint32_t vertex)
{
    search->log[search->changes++] = (struct change){vertex, search->state[vertex]};
}

static void decide_predecessors(struct search *search, uint32_t vertex)
{
    const zz_digraph *graph = search->graph;
    uint32_t *state = search->state;
    uint32_t outcome = state[vertex] - DECIDED;
    for (uint32_t i = graph->first[vertex]; i < graph->first[vertex + 1]; i++) {
        uint32_t before = graph->from[i];
        if (state[before] & DECIDED)
            continue;
        change(search, before);
        if (outcome == LOST || --state[before] == 0)
            decide(search, before, !outcome);
    }
    search->work += 1 + graph->first[vertex + 1] - graph->first[vertex];
}

static void begin_query(struct search *search, uint32_t target)
{
    if (!(search->state[target] & DECIDED)) {
        change(search, target);
        decide(search, target, LOST);
    }
    for (uint32_t i = 0; i < search->won_count; i++)
        if (search->won[i] != target) {
            change(search, search->won[i]);
            decide(search, search->won[i], WON);
        }
    search->work += search->won_count;
}

static void play_back(struct search *search)
{
    while (search->changes > 0) {
        struct change old = search->log[--search->changes];
        search->state[old.vertex] = old.state;
    }
}

static zz_winner winner_of(uint32_t state)
{
    if (!(state & DECIDED))
        return ZZ_WINNER_NONE;
    return state - DECIDED == WON ? ZZ_WINNER_FIRST : ZZ_WINNER_SECOND;
}

/* Answers a query, unless it would look at more than `most` edges. */
static zz_status answer(struct search *search, size_t query, uint64_t most)
{
    const uint32_t *first = search->graph->first;
    uint32_t start = search->queries[query].start - 1;
    uint64_t last = search->work + most;
    zz_status status = ZZ_OK;
    bool answered = true;
    search->end = 0;
    if (!(search->state[start] & DECIDED)) {
        begin_query(search, search->queries[query].target - 1);
        status = report(search);
    }
    for (uint32_t i = 0;
         i < search->end && !(search->state[start] & DECIDED) && answered && !status; i++) {
        uint32_t vertex = search->queue[i];
        answered = search->work + first[vertex + 1] - first[vertex] < last;
        if (answered)
            decide_predecessors(search, vertex);
        status = report(search);
    }
    search->answered[query] = answered;
    search->winners[query] = winner_of(search->state[start]);
    play_back(search);
    return status;
}

static bool target_is_won(const struct search *search, size_t query)
{
    return search->state[search->queries[query].target - 1] == (DECIDED | WON);
}

static bool can_answer(const struct search *search, size_t query)
{
    return !search->answered[query] && !target_is_won(search, query);
}

/* Gives up when the queries so far, were all of them like that, are not cheap. */
static zz_status answer_cheap_ones(struct search *search)
{
    const uint64_t size = (uint64_t)search->graph->vertices + search->graph->edges;
    const uint64_t most = size / MOST_AT_ONCE;
    const double cheap = (double)size / (double)search->query_count;
    zz_status status = ZZ_OK;
    size_t tried = 1;
    for (size_t i = 0; i < search->query_count && !status; i++) {
        if (search->work > most && (double)search->work > cheap * (double)tried)
            break;
        if (!can_answer(search, i))
            continue;
        status = answer(search, i, most);
        tried++;
    }
    return status;
}

static zz_status answer_few(struct search *search)
{
    size_t left = 0;
    for (size_t i = 0; i < search->query_count; i++)
        left += can_answer(search, i);
    zz_status status = ZZ_OK;
    for (size_t i = 0; i < search->query_count && left <= FEW && !status; i++)
        if (can_answer(search, i))
            status = answer(search, i, UINT64_MAX / 2);
    return status;
}

static zz_status answer_queries(struct search *search)
{
    zz_status status = begin_searches(search);
    if (!status)
        status = answer_cheap_ones(search);
    if (!status)
        status = answer_few(search);
    return status;
}

/* Each of them once: what was decided is not needed any more. */
static void list_won_targets(struct search *search)
{
    for (size_t i = 0; i < search->query_count; i++)
        if (target_is_won(search, i)) {
            uint32_t target = search->queries[i].target - 1;
            search->state[target] = 0;
            search->won[search->won_count++] = target;
        }
}

uint64_t zz_probe_bytes(const zz_digraph *graph)
{
    uint64_t size = (uint64_t)graph->vertices + graph->edges;
    return (uint64_t)graph->vertices * 3 * sizeof(uint32_t) + size * sizeof(struct change) +
           zz_settled_bytes(graph);
}

zz_status zz_probe(const zz_digraph *graph, size_t count, const zz_graph_query *queries,
                   bool *answered, zz_winner *winners, zz_arena *arena, const zz_options *options,
                   zz_error *error)
{
    const uint64_t size = (uint64_t)graph->vertices + graph->edges;
    struct search search = {.graph = graph,
                            .query_count = count,
                            .queries = queries,
                            .answered = answered,
                            .winners = winners,
                            .options = options,
                            .error = error};
    search.state = zz_arena_take(arena, graph->vertices, sizeof *search.state);
    search.won = zz_arena_take(arena, graph->vertices, sizeof *search.won);
    search.queue = zz_arena_take(arena, graph->vertices, sizeof *search.queue);
    /* An edge makes one change at most, and so does a target. */
    search.log = zz_arena_take(arena, size, sizeof *search.log);
    if (!search.state || !search.won || !search.queue || !search.log)
        return zz_fail_memory(error);
    for (size_t i = 0; i < count; i++)
        answered[i] = false;
    zz_status status = zz_settled_take(&search.settled, graph, arena, error);
    if (!status)
        status = answer_queries(&search);
    if (status)
        return status;
    list_won_targets(&search);
    return search.won_count > 0 ? answer_queries(&search) : ZZ_OK;
}
