/* forecast.c: two backward searches tell which vertices a target can matter to.
 *
 * Each game has one target, which is lost for the side to move there; on the rest of the targets
 * it depends on nothing but their moves. So while all games are looked at together
 *
 *   - the first search settles what holds in every game: it starts from the dead ends and never
 *     believes that a target is won, for in its own game it is not;
 *   - the second search finds what can happen in some game: it goes on from there and believes
 *     that each target may be lost. A vertex may be won when one of its moves may lose, and may
 *     lose when all its moves may win; it can be both.
 *
 *              settled | open                                    | neither: a tie in every game
 *      → dead end      |      → target                           |   ⇄
 *
 * The open vertices are all that is left to solve, often a small part of the graph. They are
 * numbered as they are found, one target after the other: close to an order in which values follow
 * from each other. The targets take turns in a scattered order, since a chain of targets that are
 * found one behind the other would be numbered backwards, piece by piece. Many graphs come in such
 * an order, or its reverse, already: when that is the better one, it is taken. */
#include "engine/forecast.h"

#include <string.h>

#include "base/memory.h"
#include "base/progress.h"

enum { REPORT_STEPS = 1 << 14 };

struct search {
    const zz_digraph *graph;
    zz_forecast *forecast;
    uint32_t *left;  /* moves that are not known to be bad, in the second search perhaps bad */
    uint32_t *queue; /* of vertices; in the second search 2v: may win, 2v + 1: may lose */
    uint32_t begin;
    uint32_t end;
    const zz_options *options;
    zz_error *error;
};

static zz_status report(const struct search *search)
{
    zz_progress progress = {.stage = "forecasting",
                            .done = search->begin,
                            .total = 2 * (uint64_t)search->graph->vertices};
    return search->begin % REPORT_STEPS ? ZZ_OK
                                        : zz_report(search->options, &progress, search->error);
}

static void settle(struct search *search, uint32_t vertex, uint8_t fate)
{
    search->forecast->fate[vertex] |= fate;
    search->queue[search->end++] = vertex;
}

static void settle_predecessors(struct search *search, uint32_t vertex)
{
    const zz_digraph *graph = search->graph;
    uint8_t *fate = search->forecast->fate;
    bool won = fate[vertex] & ZZ_SETTLED_WON;
    for (uint32_t i = graph->first[vertex]; i < graph->first[vertex + 1]; i++) {
        uint32_t before = graph->from[i];
        if (fate[before] & ZZ_SETTLED)
            continue;
        if (won) {
            if (--search->left[before] == 0)
                settle(search, before, ZZ_SETTLED_LOST);
        } else if (fate[before] & ZZ_TARGET) {
            fate[before] |= ZZ_WINS_ELSEWHERE;
        } else {
            settle(search, before, ZZ_SETTLED_WON);
        }
    }
}

static zz_status settle_all(struct search *search)
{
    for (uint32_t v = 0; v < search->graph->vertices; v++) {
        search->left[v] = search->graph->moves[v];
        if (search->graph->moves[v] == 0)
            settle(search, v, ZZ_SETTLED_LOST);
    }
    zz_status status = ZZ_OK;
    for (; search->begin < search->end && !status; search->begin++) {
        settle_predecessors(search, search->queue[search->begin]);
        status = report(search);
    }
    return status;
}

static void expect(struct search *search, uint32_t vertex, uint8_t fate)
{
    zz_forecast *forecast = search->forecast;
    if (forecast->fate[vertex] & fate)
        return;
    if (!(forecast->fate[vertex] & ZZ_OPEN)) {
        forecast->number[vertex] = forecast->open_count;
        forecast->open[forecast->open_count++] = vertex;
    }
    forecast->fate[vertex] |= fate;
    search->queue[search->end++] = 2 * vertex + (fate == ZZ_MAY_LOSE);
}

static void expect_predecessors(struct search *search, uint32_t entry)
{
    const zz_digraph *graph = search->graph;
    const uint8_t *fate = search->forecast->fate;
    bool may_lose = entry % 2;
    uint32_t vertex = entry / 2;
    for (uint32_t i = graph->first[vertex]; i < graph->first[vertex + 1]; i++) {
        uint32_t before = graph->from[i];
        if (fate[before] & ZZ_SETTLED)
            continue;
        if (may_lose) {
            expect(search, before, ZZ_MAY_WIN);
        } else if (--search->left[before] == 0) {
            search->forecast->fate[before] |= ZZ_CAN_RUN_OUT;
            expect(search, before, ZZ_MAY_LOSE);
        }
    }
}

static zz_status expect_target(struct search *search, uint32_t target)
{
    uint8_t fate = search->forecast->fate[target];
    if (fate & ZZ_SETTLED)
        return ZZ_OK;
    expect(search, target, ZZ_MAY_LOSE);
    if (fate & ZZ_WINS_ELSEWHERE)
        expect(search, target, ZZ_MAY_WIN);
    zz_status status = ZZ_OK;
    for (; search->begin < search->end && !status; search->begin++) {
        expect_predecessors(search, search->queue[search->begin]);
        status = report(search);
    }
    return status;
}

static zz_status expect_all(struct search *search, uint32_t count, const uint32_t *targets)
{
    uint64_t mask = 1; /* one less than a power of two; the step below then visits all up to it */
    while (mask < count)
        mask = 2 * mask + 1;
    zz_status status = ZZ_OK;
    search->begin = search->end = 0;
    for (uint64_t i = 0, turn = 0; i <= mask && !status; i++) {
        turn = (turn * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407)) & mask;
        if (turn < count)
            status = expect_target(search, targets[turn]);
    }
    return status;
}

/* How many values that can follow from another come after it: as the open vertices are numbered, and
 * as they would be if they kept the graph's order, upwards or downwards. */
struct in_line {
    uint64_t as_found;
    uint64_t upwards;
    uint64_t downwards;
};

static struct in_line count_in_line(const zz_forecast *forecast, const zz_digraph *graph)
{
    struct in_line count = {0, 0, 0};
    for (uint32_t i = 0; i < forecast->open_count; i++) {
        uint32_t after = forecast->open[i];
        for (uint32_t e = graph->first[after]; e < graph->first[after + 1]; e++) {
            uint32_t before = graph->from[e];
            if (!(forecast->fate[before] & ZZ_OPEN))
                continue;
            count.as_found += i < forecast->number[before];
            count.upwards += after < before;
            count.downwards += after > before;
        }
    }
    return count;
}

/* Gives the open vertices the graph's order when values follow from each other in that. */
static void choose_numbers(zz_forecast *forecast, const zz_digraph *graph)
{
    struct in_line count = count_in_line(forecast, graph);
    bool up = count.upwards > count.downwards;
    uint64_t most = up ? count.upwards : count.downwards;
    uint64_t all = count.upwards + count.downwards;
    forecast->in_order = all - most <= all / 64;
    if (count.as_found >= most && !forecast->in_order)
        return;
    forecast->open_count = 0;
    for (uint32_t i = 0; i < graph->vertices; i++) {
        uint32_t vertex = up ? i : graph->vertices - 1 - i;
        if (!(forecast->fate[vertex] & ZZ_OPEN))
            continue;
        forecast->number[vertex] = forecast->open_count;
        forecast->open[forecast->open_count++] = vertex;
    }
}

uint64_t zz_forecast_bytes(const zz_digraph *graph)
{
    return (uint64_t)graph->vertices * (1 + 5 * sizeof(uint32_t));
}

zz_status zz_forecast_make(zz_forecast *forecast, const zz_digraph *graph, uint32_t count,
                           const uint32_t *targets, zz_arena *arena, const zz_options *options,
                           zz_error *error)
{
    uint64_t vertices = graph->vertices;
    struct search search = {
        .graph = graph, .forecast = forecast, .options = options, .error = error};
    forecast->fate = zz_arena_take(arena, vertices, sizeof *forecast->fate);
    search.left = zz_arena_take(arena, vertices, sizeof *search.left);
    forecast->open = zz_arena_take(arena, vertices, sizeof *forecast->open);
    forecast->number = zz_arena_take(arena, vertices, sizeof *forecast->number);
    search.queue = zz_arena_take(arena, 2 * vertices, sizeof *search.queue);
    if (!forecast->fate || !search.left || !forecast->open || !forecast->number || !search.queue)
        return zz_fail_memory(error);
    memset(forecast->fate, 0, vertices);
    forecast->open_count = 0;
    for (uint32_t i = 0; i < count; i++)
        forecast->fate[targets[i]] |= ZZ_TARGET;
    zz_status status = settle_all(&search);
    if (!status)
        status = expect_all(&search, count, targets);
    if (!status)
        choose_numbers(forecast, graph);
    return status;
}
