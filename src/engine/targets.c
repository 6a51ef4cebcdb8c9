/* targets.c: queries in batches of as many targets as there are races.
 *
 *     queries → those that a probe leaves → distinct targets → batches, and for each batch
 *
 *     graph  ──forecast──▶  open vertices  ──components──▶  an order  ──races──▶  winners
 *            what targets                   who needs whom          all targets
 *            matter to                                              at once
 *
 * Open vertices have two numbers: as the forecast found them, and later by their place in the
 * order; they are the same when the forecast has them in order already. A vertex needs only those
 * successors that its value can follow from: open ones that may lose, and open ones that may win
 * when all of its moves may. */
#include "engine/targets.h"

#include <stdio.h>
#include <string.h>

#include "base/arena.h"
#include "base/memory.h"
#include "base/progress.h"
#include "engine/forecast.h"
#include "engine/probe.h"
#include "engine/races.h"

enum { REPORT_STEPS = 1 << 16 };

struct batch {
    const zz_digraph *graph;
    uint32_t target_count;
    const uint32_t *targets; /* its first is race 0 */
    size_t query_count;      /* all of them, with other batches' */
    const zz_graph_query *queries;
    const uint32_t *query_races; /* the number of each query's target among all distinct ones */
    uint32_t first_race;         /* that number of this batch's first target */
    zz_forecast forecast;
    zz_lists needs; /* by number in the forecast */
    uint32_t need_count;
    uint32_t *last_need; /* by vertex: the need that was listed last, as number in the forecast */
    uint32_t *order;     /* numbers in the forecast */
    uint32_t *position;  /* the inverse; NOWHERE for those that no start needs */
    zz_races races;
    zz_arena *arena;
    const zz_options *options;
    zz_error *error;
};

static const uint32_t NOWHERE = UINT32_MAX;

static zz_status report(const struct batch *batch, uint32_t step, uint32_t total)
{
    zz_progress progress = {.stage = "linking", .done = step, .total = total};
    return step % REPORT_STEPS ? ZZ_OK : zz_report(batch->options, &progress, batch->error);
}

static zz_status check_limit(const struct batch *batch, uint64_t bytes)
{
    char what[80];
    snprintf(what, sizeof what, "answering queries on a graph of %u vertices",
             batch->graph->vertices);
    return zz_check_limit(batch->options, bytes, what, batch->error);
}

/* What the queries take, and the probe or the forecast, whichever takes more. */
static uint64_t first_bytes(const struct batch *batch)
{
    uint64_t queries = zz_saturating_multiply(batch->query_count, 3 * sizeof(uint32_t) + 1);
    uint64_t probe = zz_probe_bytes(batch->graph);
    uint64_t forecast =
        zz_forecast_bytes(batch->graph) + batch->graph->vertices * sizeof *batch->last_need;
    return zz_saturating_add(queries, probe > forecast ? probe : forecast);
}

/* What the open vertices take on top. */
static uint64_t further_bytes(const struct batch *batch)
{
    uint32_t open = batch->forecast.open_count;
    uint64_t numbers = (uint64_t)open * 5 + (uint64_t)batch->need_count * 3;
    return numbers * sizeof(uint32_t) + zz_components_bytes(open) +
           zz_races_bytes(open, batch->target_count);
}

/* Whether what becomes of the open vertex `after` can matter to its predecessor `before`. */
static bool matters(const zz_forecast *forecast, uint32_t after, uint32_t before)
{
    uint8_t fate = forecast->fate[before];
    return (fate & ZZ_OPEN) && !(fate & ZZ_WINS_ELSEWHERE) &&
           ((forecast->fate[after] & ZZ_MAY_LOSE) || (fate & ZZ_CAN_RUN_OUT));
}

/* Takes room for size + 1 beginnings, and one more for make_beginnings to start from; all 0. */
static uint32_t *take_beginnings(struct batch *batch, uint64_t size)
{
    uint32_t *first = zz_arena_take(batch->arena, size + 2, sizeof *first);
    return first ? memset(first, 0, (size + 2) * sizeof *first) : NULL;
}

/* From the length of list i in first[i + 2] to its beginning in first[i + 1]. Filling the list
 * moves that on to its end, which is where the next list begins: then first is as it should be. */
static uint32_t make_beginnings(uint32_t *first, uint64_t size)
{
    for (uint64_t i = 2; i <= size + 1; i++)
        first[i] += first[i - 1];
    return first[size + 1];
}

/* Goes over all needs, first to count them and then to list them: once each, however many edges
 * there are between two vertices. */
static zz_status walk_needs(struct batch *batch, bool list)
{
    const zz_digraph *graph = batch->graph;
    const zz_forecast *forecast = &batch->forecast;
    uint32_t *next = batch->needs.first + (list ? 1 : 2);
    zz_status status = ZZ_OK;
    memset(batch->last_need, 0xFF, graph->vertices * sizeof *batch->last_need);
    for (uint32_t i = 0; i < forecast->open_count && !status; i++) {
        uint32_t after = forecast->open[i];
        for (uint32_t e = graph->first[after]; e < graph->first[after + 1]; e++) {
            uint32_t before = graph->from[e];
            if (batch->last_need[before] == i || !matters(forecast, after, before))
                continue;
            batch->last_need[before] = i;
            uint32_t place = next[forecast->number[before]]++;
            if (list)
                batch->needs.items[place] = i;
        }
        status = report(batch, i, forecast->open_count);
    }
    return status;
}

static zz_status list_needs(struct batch *batch)
{
    uint32_t size = batch->forecast.open_count;
    batch->needs.first = take_beginnings(batch, size);
    batch->last_need = zz_arena_take(batch->arena, batch->graph->vertices, sizeof(uint32_t));
    if (!batch->needs.first || !batch->last_need)
        return zz_fail_memory(batch->error);
    zz_status status = walk_needs(batch, false);
    if (status)
        return status;
    batch->need_count = make_beginnings(batch->needs.first, size);
    status = check_limit(batch, first_bytes(batch) + further_bytes(batch));
    if (status)
        return status;
    batch->needs.items = zz_arena_take(batch->arena, batch->need_count, sizeof(uint32_t));
    return batch->needs.items ? walk_needs(batch, true) : zz_fail_memory(batch->error);
}

/* The race of a query; not below target_count when another batch has it. */
static uint32_t race_of(const struct batch *batch, size_t query)
{
    return batch->query_races[query] - batch->first_race;
}

static zz_status order_needs(struct batch *batch)
{
    const zz_forecast *forecast = &batch->forecast;
    uint32_t size = forecast->open_count;
    uint32_t root_count = 0;
    uint32_t *roots = zz_arena_take(batch->arena, batch->query_count, sizeof *roots);
    batch->order = zz_arena_take(batch->arena, size, sizeof *batch->order);
    batch->position = zz_arena_take(batch->arena, size, sizeof *batch->position);
    if (!roots || !batch->order || !batch->position)
        return zz_fail_memory(batch->error);
    for (size_t i = 0; i < batch->query_count; i++) {
        uint32_t start = batch->queries[i].start - 1;
        if (race_of(batch, i) < batch->target_count && (forecast->fate[start] & ZZ_OPEN))
            roots[root_count++] = forecast->number[start];
    }
    batch->races.size = size;
    zz_status status = ZZ_OK;
    for (uint32_t i = 0; i < size; i++) {
        batch->order[i] = i;
        batch->position[i] = NOWHERE;
    }
    if (!forecast->in_order)
        status =
            zz_components_order(size, &batch->needs, root_count, roots, batch->order,
                                &batch->races.size, batch->arena, batch->options, batch->error);
    for (uint32_t i = 0; i < batch->races.size; i++)
        batch->position[batch->order[i]] = i;
    return status;
}

/* Writes the races' lists: the needs again, by position, and who uses whom. */
static zz_status link_races(struct batch *batch)
{
    zz_races *races = &batch->races;
    zz_lists *needs = &races->needs;
    zz_lists *users = &races->users;
    needs->first = take_beginnings(batch, races->size);
    users->first = take_beginnings(batch, races->size);
    needs->items = zz_arena_take(batch->arena, batch->need_count, sizeof(uint32_t));
    users->items = zz_arena_take(batch->arena, batch->need_count, sizeof(uint32_t));
    if (!needs->first || !needs->items || !users->first || !users->items)
        return zz_fail_memory(batch->error);
    zz_status status = ZZ_OK;
    uint32_t end = 0;
    for (uint32_t i = 0; i < races->size && !status; i++) {
        const uint32_t *first = &batch->needs.first[batch->order[i]];
        for (uint32_t n = first[0]; n < first[1]; n++) {
            uint32_t need = batch->position[batch->needs.items[n]];
            needs->items[end++] = need;
            users->first[need + 2]++;
        }
        needs->first[i + 1] = end;
        status = report(batch, i, races->size);
    }
    make_beginnings(users->first, races->size);
    for (uint32_t i = 0; i < races->size && !status; i++) {
        for (uint32_t n = needs->first[i]; n < needs->first[i + 1]; n++)
            users->items[users->first[needs->items[n] + 1]++] = i;
        status = report(batch, i, races->size);
    }
    return status;
}

static zz_status fill_races(struct batch *batch)
{
    const zz_forecast *forecast = &batch->forecast;
    zz_races *races = &batch->races;
    zz_status status = zz_races_begin(races, batch->target_count, batch->arena, batch->error);
    if (status)
        return status;
    for (uint32_t i = 0; i < races->size; i++)
        if (forecast->fate[forecast->open[batch->order[i]]] & ZZ_CAN_RUN_OUT)
            zz_races_set_can_run_out(races, i);
    for (uint32_t race = 0; race < batch->target_count; race++) {
        uint32_t target = batch->targets[race];
        uint8_t fate = forecast->fate[target];
        uint32_t position = fate & ZZ_OPEN ? batch->position[forecast->number[target]] : NOWHERE;
        if (position == NOWHERE)
            continue;
        zz_races_set_target(races, position, race);
        if (fate & ZZ_WINS_ELSEWHERE)
            zz_races_set_won(races, position);
    }
    return ZZ_OK;
}

static void write_winners(const struct batch *batch, zz_winner *winners)
{
    const zz_forecast *forecast = &batch->forecast;
    for (size_t i = 0; i < batch->query_count; i++) {
        if (race_of(batch, i) >= batch->target_count)
            continue;
        uint32_t start = batch->queries[i].start - 1;
        uint8_t fate = forecast->fate[start];
        if (fate & ZZ_OPEN)
            winners[i] = zz_races_winner(&batch->races, batch->position[forecast->number[start]],
                                         race_of(batch, i));
        else
            winners[i] = fate & ZZ_SETTLED_WON    ? ZZ_WINNER_FIRST
                         : fate & ZZ_SETTLED_LOST ? ZZ_WINNER_SECOND
                                                  : ZZ_WINNER_NONE;
    }
}

static zz_status solve_batch(struct batch *batch, zz_winner *winners)
{
    zz_status status = zz_forecast_make(&batch->forecast, batch->graph, batch->target_count,
                                        batch->targets, batch->arena, batch->options, batch->error);
    if (!status)
        status = list_needs(batch);
    if (!status)
        status = order_needs(batch);
    if (!status)
        status = link_races(batch);
    if (!status)
        status = fill_races(batch);
    if (!status)
        status = zz_races_solve(&batch->races, batch->options, batch->error);
    if (!status)
        write_winners(batch, winners);
    return status;
}

/* Numbers the distinct targets: races[i] for query i. `known` has an entry a vertex, all NOWHERE. */
static uint32_t number_targets(size_t count, const zz_graph_query *queries, const bool *answered,
                               uint32_t *known, uint32_t *targets, uint32_t *races)
{
    uint32_t distinct = 0;
    for (size_t i = 0; i < count; i++) {
        uint32_t target = queries[i].target - 1;
        races[i] = NOWHERE;
        if (answered[i])
            continue;
        if (known[target] == NOWHERE) {
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
    zz_status status = check_limit(&batch, first_bytes(&batch));
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
