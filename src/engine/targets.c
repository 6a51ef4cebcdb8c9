/* targets.c: queries in batches of as many targets as there are races.
 *
 *     queries → those that a probe leaves → distinct targets → batches, and for each batch
 *
 *     graph ──settle──▶ what no target ──list──▶ who needs ──order──▶ needs ──races──▶ winners
 *                       can change              whom                  first  all targets
 *                                                                            at once
 */
#include "engine/targets.h"

#include <stdio.h>
#include <string.h>

#include "base/arena.h"
#include "base/memory.h"
#include "base/progress.h"
#include "engine/order.h"
#include "engine/probe.h"
#include "engine/races.h"
#include "engine/settled.h"

enum { REPORT_STEPS = 1 << 16 };

struct batch {
    const zz_digraph *graph;
    uint32_t target_count;
    const uint32_t *targets; /* its first is race 0 */
    size_t query_count;      /* all of them, with other batches' */
    const zz_graph_query *queries;
    const uint32_t *query_races; /* the number of each query's target among all distinct ones */
    uint32_t first_race;         /* that number of this batch's first target */
    zz_settled settled;
    zz_dependence dependence;
    zz_order order;
    zz_races races;
    zz_arena *arena;
    const zz_options *options;
    zz_error *error;
};

static zz_status check_limit(const struct batch *batch, uint64_t bytes)
{
    char what[80];
    snprintf(what, sizeof what, "answering queries on a graph of %u vertices",
             batch->graph->vertices);
    uint64_t queries = zz_saturating_multiply(batch->query_count, 2 * sizeof(uint32_t) + 1);
    return zz_check_limit(batch->options, zz_saturating_add(queries, bytes), what, batch->error);
}

/* What a batch takes on top of the queries. */
static uint64_t batch_bytes(const struct batch *batch)
{
    const zz_digraph *graph = batch->graph;
    uint64_t lists =
        7 * (uint64_t)graph->vertices + 4 * (uint64_t)graph->edges + batch->query_count;
    return lists * sizeof(uint32_t) + zz_settled_bytes(graph) + zz_order_bytes(graph->vertices) +
           zz_races_bytes(graph->vertices, batch->target_count);
}

static zz_status take_lists(struct batch *batch)
{
    const zz_digraph *graph = batch->graph;
    zz_lists *needs = &batch->dependence.needs;
    zz_lists *users = &batch->dependence.users;
    needs->first = zz_arena_take(batch->arena, graph->vertices, sizeof(uint32_t));
    needs->end = zz_arena_take(batch->arena, graph->vertices, sizeof(uint32_t));
    needs->items = zz_arena_take(batch->arena, graph->edges, sizeof(uint32_t));
    users->first = zz_arena_take(batch->arena, (uint64_t)graph->vertices + 1, sizeof(uint32_t));
    users->items = zz_arena_take(batch->arena, graph->edges, sizeof(uint32_t));
    if (!needs->first || !needs->end || !needs->items || !users->first || !users->items)
        return zz_fail_memory(batch->error);
    users->end = users->first + 1;
    return ZZ_OK;
}

static void begin_lists(struct batch *batch)
{
    const zz_settled *settled = &batch->settled;
    zz_lists *needs = &batch->dependence.needs;
    uint32_t begin = 0;
    for (uint32_t v = 0; v < batch->graph->vertices; v++) {
        needs->first[v] = needs->end[v] = begin;
        begin += settled->fate[v] & ZZ_CLOSED ? 0 : settled->left[v];
    }
    batch->dependence.users.first[0] = 0;
}

/* Who needs a vertex that is not settled: all that can move there and are not closed. They are
 * listed once, however many moves they have there, for these come one after the other. */
static void list_users(zz_dependence *dependence, const zz_digraph *graph, const uint8_t *fate,
                       uint32_t vertex, uint32_t *last)
{
    zz_lists *needs = &dependence->needs;
    uint32_t end = dependence->users.first[vertex];
    for (uint32_t i = graph->first[vertex]; i < graph->first[vertex + 1]; i++) {
        uint32_t user = graph->from[i];
        if (fate[user] & ZZ_CLOSED)
            continue;
        bool again = last[user] == vertex;
        last[user] = vertex;
        needs->items[needs->end[user]] = vertex;
        needs->end[user] += !again;
        dependence->users.items[end] = user;
        end += !again;
    }
    dependence->users.end[vertex] = end;
}

static zz_status list_needs(struct batch *batch)
{
    const zz_digraph *graph = batch->graph;
    const uint8_t *fate = batch->settled.fate;
    zz_progress progress = {.stage = "linking", .total = graph->vertices};
    uint32_t *last = zz_arena_take(batch->arena, graph->vertices, sizeof *last);
    zz_status status = last ? take_lists(batch) : zz_fail_memory(batch->error);
    if (status)
        return status;
    memset(last, 0xFF, graph->vertices * sizeof *last);
    begin_lists(batch);
    for (uint32_t v = 0; v < graph->vertices && !status; v++) {
        if (fate[v] & ZZ_SETTLED)
            batch->dependence.users.end[v] = batch->dependence.users.first[v];
        else
            list_users(&batch->dependence, graph, fate, v, last);
        progress.done = v;
        status = v % REPORT_STEPS ? ZZ_OK : zz_report(batch->options, &progress, batch->error);
    }
    return status;
}

/* The race of a query; not below target_count when another batch has it. */
static uint32_t race_of(const struct batch *batch, size_t query)
{
    return batch->query_races[query] - batch->first_race;
}

static zz_status make_order(struct batch *batch)
{
    zz_dependence *dependence = &batch->dependence;
    uint32_t *roots = zz_arena_take(batch->arena, batch->query_count, sizeof *roots);
    if (!roots)
        return zz_fail_memory(batch->error);
    dependence->size = batch->graph->vertices;
    dependence->source_count = batch->target_count;
    dependence->sources = batch->targets;
    dependence->root_count = 0;
    dependence->roots = roots;
    for (size_t i = 0; i < batch->query_count; i++)
        if (race_of(batch, i) < batch->target_count)
            roots[dependence->root_count++] = batch->queries[i].start - 1;
    return zz_order_make(&batch->order, dependence, batch->arena, batch->options, batch->error);
}

/* The same lists of vertices that are numbered by their order. */
static zz_status renumber(const struct batch *batch, const zz_lists *lists, zz_lists *renumbered)
{
    const zz_order *order = &batch->order;
    uint32_t edges = batch->dependence.users.end[batch->dependence.size - 1];
    uint32_t end = 0;
    zz_progress progress = {.stage = "numbering", .total = order->count};
    zz_status status = ZZ_OK;
    renumbered->first = zz_arena_take(batch->arena, (uint64_t)order->count + 1, sizeof(uint32_t));
    renumbered->items = zz_arena_take(batch->arena, edges, sizeof(uint32_t));
    if (!renumbered->first || !renumbered->items)
        return zz_fail_memory(batch->error);
    renumbered->end = renumbered->first + 1;
    renumbered->first[0] = 0;
    for (uint32_t i = 0; i < order->count && !status; i++) {
        uint32_t vertex = order->vertices[i];
        for (uint32_t n = lists->first[vertex]; n < lists->end[vertex]; n++) {
            uint32_t number = order->position[lists->items[n]];
            if (number != ZZ_NOWHERE)
                renumbered->items[end++] = number;
        }
        renumbered->end[i] = end;
        progress.done = i;
        status = i % REPORT_STEPS ? ZZ_OK : zz_report(batch->options, &progress, batch->error);
    }
    return status;
}

/* The vertex's number in the races, or ZZ_NOWHERE. */
static uint32_t number_of(const struct batch *batch, uint32_t vertex)
{
    return batch->order.as_numbered ? vertex : batch->order.position[vertex];
}

static zz_status link_races(struct batch *batch)
{
    const zz_dependence *dependence = &batch->dependence;
    const zz_order *order = &batch->order;
    zz_races *races = &batch->races;
    races->downwards = order->downwards;
    if (order->as_numbered) {
        races->size = dependence->size;
        races->needs = dependence->needs;
        races->users = dependence->users;
        return ZZ_OK;
    }
    races->size = order->count;
    zz_status status = renumber(batch, &dependence->needs, &races->needs);
    return status ? status : renumber(batch, &dependence->users, &races->users);
}

static zz_status begin_races(struct batch *batch)
{
    zz_races *races = &batch->races;
    zz_status status = zz_races_begin(races, batch->target_count, batch->arena, batch->error);
    for (uint32_t race = 0; race < batch->target_count && !status; race++) {
        uint32_t target = batch->targets[race];
        uint32_t number = number_of(batch, target);
        if (number == ZZ_NOWHERE)
            continue;
        zz_races_set_target(races, number, race);
        if (batch->settled.fate[target] & ZZ_WINS_ELSEWHERE)
            zz_races_set_won(races, number);
    }
    return status;
}

static zz_winner winner_of(const struct batch *batch, size_t query)
{
    uint32_t start = batch->queries[query].start - 1;
    uint8_t fate = batch->settled.fate[start];
    uint32_t number = number_of(batch, start);
    if (fate & ZZ_SETTLED)
        return fate & ZZ_SETTLED_WON ? ZZ_WINNER_FIRST : ZZ_WINNER_SECOND;
    return number == ZZ_NOWHERE ? ZZ_WINNER_NONE
                                : zz_races_winner(&batch->races, number, race_of(batch, query));
}

static zz_status solve_batch(struct batch *batch, zz_winner *winners)
{
    zz_status status = check_limit(batch, batch_bytes(batch));
    if (!status)
        status = zz_settled_take(&batch->settled, batch->graph, batch->arena, batch->error);
    if (!status)
        status = zz_settle(&batch->settled, batch->graph, batch->target_count, batch->targets,
                           batch->options, batch->error);
    if (!status)
        status = list_needs(batch);
    if (!status)
        status = make_order(batch);
    if (!status)
        status = link_races(batch);
    if (!status)
        status = begin_races(batch);
    if (!status)
        status = zz_races_solve(&batch->races, batch->options, batch->error);
    for (size_t i = 0; i < batch->query_count && !status; i++)
        if (race_of(batch, i) < batch->target_count)
            winners[i] = winner_of(batch, i);
    return status;
}

/* Numbers the distinct targets: races[i] for query i. `known` has an entry a vertex, all ZZ_NOWHERE. */
static uint32_t number_targets(size_t count, const zz_graph_query *queries, const bool *answered,
                               uint32_t *known, uint32_t *targets, uint32_t *races)
{
    uint32_t distinct = 0;
    for (size_t i = 0; i < count; i++) {
        uint32_t target = queries[i].target - 1;
        races[i] = ZZ_NOWHERE;
        if (answered[i])
            continue;
        if (known[target] == ZZ_NOWHERE) {
            known[target] = distinct;
            targets[distinct++] = target;
        }
        races[i] = known[target];
    }
    return distinct;
}

static zz_status solve_batches(struct batch *batch, uint32_t *numbers, const bool *answered,
                               zz_winner *winners)
{
    uint64_t vertices = batch->graph->vertices;
    uint32_t *known = zz_arena_take(batch->arena, vertices, sizeof *known);
    if (!known)
        return zz_fail_memory(batch->error);
    memset(known, 0xFF, vertices * sizeof *known);
    uint32_t *races = numbers + batch->query_count;
    uint32_t distinct =
        number_targets(batch->query_count, batch->queries, answered, known, numbers, races);
    batch->query_races = races;
    zz_status status = ZZ_OK;
    for (uint32_t done = 0; done < distinct && !status; done += batch->target_count) {
        zz_arena_reset(batch->arena);
        batch->first_race = done;
        batch->targets = numbers + done;
        batch->target_count = distinct - done < ZZ_RACES ? distinct - done : ZZ_RACES;
        status = solve_batch(batch, winners);
    }
    return status;
}

zz_status zz_targets_solve(const zz_digraph *graph, size_t count, const zz_graph_query *queries,
                           zz_winner *winners, const zz_options *options, zz_error *error)
{
    zz_arena arena = {.allocator = zz_allocator_of(options)};
    struct batch batch = {.graph = graph,
                          .query_count = count,
                          .queries = queries,
                          .arena = &arena,
                          .options = options,
                          .error = error};
    zz_status status = check_limit(&batch, zz_probe_bytes(graph));
    if (status)
        return status;
    uint64_t numbers_size = zz_saturating_multiply(count, 2);
    uint32_t *numbers = zz_reallocate(&arena.allocator, NULL, 0, numbers_size, sizeof *numbers);
    bool *answered = zz_reallocate(&arena.allocator, NULL, 0, count, sizeof *answered);
    status = numbers && answered
                 ? zz_probe(graph, count, queries, answered, winners, &arena, options, error)
                 : zz_fail_memory(error);
    zz_arena_free(&arena);
    if (!status)
        status = solve_batches(&batch, numbers, answered, winners);
    zz_release(&arena.allocator, answered, count, sizeof *answered);
    zz_release(&arena.allocator, numbers, numbers_size, sizeof *numbers);
    zz_arena_free(&arena);
    return status;
}
