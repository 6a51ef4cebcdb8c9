/* order.c: the numbers' own order if that will do, else the best that two searches find.
 *
 * Many graphs are numbered such that values follow from each other upwards or downwards. Then that is
 * the order. Otherwise there are two:
 *
 *   - a search in depth from the roots leaves a vertex after all that it needs, unless there is a
 *     circle: perfect without circles, and good along a chain that has some;
 *   - a search in breadth from the sources finds the vertices much as their values are found: good on
 *     a circle, around which a search in depth can go several times. It is sorted by components, so
 *     that only a component's own vertices can come too early.
 *
 * A sample of the vertices and their users tells how good an order is. */
#include "engine/order.h"

#include <string.h>

#include "base/memory.h"
#include "base/progress.h"

enum { REPORT_STEPS = 1 << 14, SAMPLE = 4096, FEW = 64 };

/* How many of the sampled users come after what they need. */
struct in_line {
    uint32_t all;
    uint32_t upwards;
    uint32_t downwards;
};

/* position may be NULL: then it is the number. */
static struct in_line sample(const zz_dependence *dependence, const uint32_t *position)
{
    const zz_lists *users = &dependence->users;
    struct in_line count = {0, 0, 0};
    uint32_t step = 1 + users->end[dependence->size - 1] / SAMPLE;
    uint32_t next = 0;
    for (uint32_t vertex = 0; vertex < dependence->size; vertex++)
        for (; next < users->end[vertex]; next += step) {
            uint32_t user = users->items[next];
            uint32_t from = position ? position[vertex] : vertex;
            uint32_t to = position ? position[user] : user;
            count.all++;
            count.upwards += from < to;
            count.downwards += from > to;
        }
    return count;
}

static bool nearly_all(uint32_t part, struct in_line count)
{
    return count.all - part <= count.all / FEW;
}

static void invert(zz_order *order, uint32_t size)
{
    memset(order->position, 0xFF, size * sizeof *order->position);
    for (uint32_t i = 0; i < order->count; i++)
        order->position[order->vertices[i]] = i;
}

static void append(zz_order *order, uint32_t vertex)
{
    if (order->position[vertex] != ZZ_NOWHERE)
        return;
    order->position[vertex] = order->count;
    order->vertices[order->count++] = vertex;
}

static zz_status find_from(zz_order *order, const zz_lists *users, uint32_t source,
                           const zz_options *options, zz_error *error)
{
    zz_progress progress = {.stage = "ordering"};
    zz_status status = ZZ_OK;
    uint32_t i = order->count;
    append(order, source);
    for (; i < order->count && !status; i++) {
        uint32_t vertex = order->vertices[i];
        for (uint32_t u = users->first[vertex]; u < users->end[vertex]; u++)
            append(order, users->items[u]);
        progress.done = i;
        status = i % REPORT_STEPS ? ZZ_OK : zz_report(options, &progress, error);
    }
    return status;
}

/* The sources take turns in a scattered order, since a chain of sources that are found one behind
 * the other would come backwards, piece by piece. */
static zz_status search_in_breadth(zz_order *order, const zz_dependence *dependence,
                                   const zz_options *options, zz_error *error)
{
    uint64_t mask = 1; /* one less than a power of two; the step below then visits all up to it */
    while (mask < dependence->source_count)
        mask = 2 * mask + 1;
    zz_status status = ZZ_OK;
    order->count = 0;
    memset(order->position, 0xFF, dependence->size * sizeof *order->position);
    for (uint64_t i = 0, turn = 0; i <= mask && !status; i++) {
        turn = (turn * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407)) & mask;
        if (turn < dependence->source_count)
            status =
                find_from(order, &dependence->users, dependence->sources[turn], options, error);
    }
    return status;
}

static zz_status search_for_order(zz_order *order, const zz_dependence *dependence, zz_arena *arena,
                                  const zz_options *options, zz_error *error)
{
    uint32_t size = dependence->size;
    zz_components components;
    zz_status status = zz_components_find(&components, size, &dependence->needs,
                                          dependence->root_count, dependence->roots,
                                          order->vertices, &order->count, arena, options, error);
    if (status)
        return status;
    invert(order, size);
    struct in_line in_depth = sample(dependence, order->position);
    if (nearly_all(in_depth.upwards, in_depth))
        return ZZ_OK;
    zz_order other = {.vertices = zz_arena_take(arena, size, sizeof *other.vertices),
                      .position = zz_arena_take(arena, size, sizeof *other.position)};
    if (!other.vertices || !other.position)
        return zz_fail_memory(error);
    status = search_in_breadth(&other, dependence, options, error);
    if (status)
        return status;
    for (uint32_t i = 0; i < order->count; i++) /* those that never are decided, too */
        append(&other, order->vertices[i]);
    zz_components_sort(&components, other.vertices, &other.count);
    invert(&other, size);
    if (sample(dependence, other.position).upwards > in_depth.upwards)
        *order = other;
    return ZZ_OK;
}

uint64_t zz_order_bytes(uint32_t size)
{
    return 4 * (uint64_t)size * sizeof(uint32_t) + zz_components_bytes(size);
}

zz_status zz_order_make(zz_order *order, const zz_dependence *dependence, zz_arena *arena,
                        const zz_options *options, zz_error *error)
{
    struct in_line count = sample(dependence, NULL);
    order->downwards = count.downwards > count.upwards;
    order->as_numbered = nearly_all(order->downwards ? count.downwards : count.upwards, count);
    if (order->as_numbered)
        return ZZ_OK;
    order->downwards = false;
    order->vertices = zz_arena_take(arena, dependence->size, sizeof *order->vertices);
    order->position = zz_arena_take(arena, dependence->size, sizeof *order->position);
    if (!order->vertices || !order->position)
        return zz_fail_memory(error);
    return search_for_order(order, dependence, arena, options, error);
}
