/* test_races.c: what graph queries are solved with: components, an order, and many races at once. */
#include "engine/races.h"

#include "base/memory.h"
#include "engine/order.h"
#include "support/random.h"
#include "support/testing.h"

enum { VERTICES = 40, MOST_ITEMS = 4 * VERTICES };

typedef bool reach_table[VERTICES][VERTICES];

/* Who needs whom, and the same the other way round. */
struct net {
    uint32_t need_first[VERTICES + 1];
    uint32_t need_items[MOST_ITEMS];
    uint32_t user_first[VERTICES + 1];
    uint32_t user_items[MOST_ITEMS];
    reach_table reach; /* who needs whom in the end, itself included */
};

static zz_lists needs_of(struct net *net)
{
    return (zz_lists){net->need_first, net->need_first + 1, net->need_items};
}

static zz_lists users_of(struct net *net)
{
    return (zz_lists){net->user_first, net->user_first + 1, net->user_items};
}

static void list_users(struct net *net)
{
    uint32_t end = 0;
    for (uint32_t need = 0; need < VERTICES; need++) {
        net->user_first[need] = end;
        for (uint32_t v = 0; v < VERTICES; v++)
            for (uint32_t i = net->need_first[v]; i < net->need_first[v + 1]; i++)
                if (net->need_items[i] == need)
                    net->user_items[end++] = v;
    }
    net->user_first[VERTICES] = end;
}

static void find_reach(struct net *net)
{
    memset(net->reach, 0, sizeof net->reach);
    for (uint32_t v = 0; v < VERTICES; v++) {
        net->reach[v][v] = true;
        for (uint32_t i = net->need_first[v]; i < net->need_first[v + 1]; i++)
            net->reach[v][net->need_items[i]] = true;
    }
    for (uint32_t k = 0; k < VERTICES; k++)
        for (uint32_t i = 0; i < VERTICES; i++)
            for (uint32_t j = 0; j < VERTICES; j++)
                net->reach[i][j] |= net->reach[i][k] && net->reach[k][j];
}

/* In the last one 7 v mod 40 takes the place of v, and a few wait for ever. */
enum kind { ANYWHERE, TO_LOWER, TO_HIGHER, NEAR_IN_A_CIRCLE, SCATTERED_CIRCLE, KINDS };

static uint32_t random_need(uint64_t *seed, enum kind kind, uint32_t vertex)
{
    switch (kind) {
    case TO_LOWER:
        return random_below(seed, vertex);
    case TO_HIGHER:
        return vertex + 1 + random_below(seed, VERTICES - 1 - vertex);
    case NEAR_IN_A_CIRCLE:
        return (vertex + 1 + random_below(seed, 3)) % VERTICES;
    case SCATTERED_CIRCLE:
        return vertex % 10 == 3 ? vertex : (vertex + 7 * (1 + random_below(seed, 3))) % VERTICES;
    default:
        return random_below(seed, VERTICES);
    }
}

static void make_net(struct net *net, uint64_t *seed, enum kind kind)
{
    uint32_t end = 0;
    for (uint32_t v = 0; v < VERTICES; v++) {
        bool none = (kind == TO_LOWER && v == 0) || (kind == TO_HIGHER && v == VERTICES - 1);
        net->need_first[v] = end;
        for (uint32_t count = none ? 0 : random_below(seed, 5); count > 0; count--)
            net->need_items[end++] = random_need(seed, kind, v);
    }
    net->need_first[VERTICES] = end;
    list_users(net);
    find_reach(net);
}

static bool together(const struct net *net, uint32_t a, uint32_t b)
{
    return net->reach[a][b] && net->reach[b][a];
}

static bool needs_directly(const struct net *net, uint32_t vertex, uint32_t need)
{
    for (uint32_t i = net->need_first[vertex]; i < net->need_first[vertex + 1]; i++)
        if (net->need_items[i] == need)
            return true;
    return false;
}

/* Of vertices in different components, what is needed comes first. */
static void check_needs_come_first(const struct net *net, const uint32_t *vertices, uint32_t count)
{
    for (uint32_t i = 0; i < count; i++)
        for (uint32_t j = i + 1; j < count; j++)
            assert_true(together(net, vertices[i], vertices[j]) ||
                        !needs_directly(net, vertices[i], vertices[j]));
}

static void components_come_in_the_order_of_their_needs(void **state)
{
    (void)state;
    uint64_t seed = 7;
    static struct net net;
    zz_arena arena = {.allocator = zz_allocator_of(NULL)};
    for (unsigned round = 0; round < 2000; round++) {
        make_net(&net, &seed, round % KINDS);
        zz_lists needs = needs_of(&net);
        uint32_t roots[2] = {random_below(&seed, VERTICES), random_below(&seed, VERTICES)};
        uint32_t vertices[VERTICES];
        uint32_t count;
        zz_components components;
        assert_int_equal(zz_components_find(&components, VERTICES, &needs, 2, roots, vertices,
                                            &count, &arena, NULL, NULL),
                         ZZ_OK);
        uint32_t expected = 0;
        for (uint32_t v = 0; v < VERTICES; v++)
            expected += net.reach[roots[0]][v] || net.reach[roots[1]][v];
        assert_int_equal(count, expected);
        check_needs_come_first(&net, vertices, count);
        uint32_t all = VERTICES;
        for (uint32_t v = 0; v < VERTICES; v++)
            vertices[v] = v;
        zz_components_sort(&components, vertices, &all);
        assert_int_equal(all, expected);
        for (uint32_t i = 0; i < count; i++) {
            assert_true(net.reach[roots[0]][vertices[i]] || net.reach[roots[1]][vertices[i]]);
            for (uint32_t j = i + 1; j < count; j++)
                if (!together(&net, vertices[i], vertices[j])) {
                    assert_false(net.reach[vertices[i]][vertices[j]]);
                } else {
                    assert_true(vertices[i] < vertices[j]);
                    assert_true(together(&net, vertices[i], vertices[j - 1]));
                }
        }
        zz_arena_reset(&arena);
    }
    zz_arena_free(&arena);
}

/* An order has each vertex once at most, and each that a root needs: also those that no source
 * decides, for they keep others from being lost. */
static void check_order(const struct net *net, const zz_order *order,
                        const zz_dependence *dependence)
{
    for (uint32_t i = 0; i < order->count; i++)
        assert_int_equal(order->position[order->vertices[i]], i);
    for (uint32_t v = 0; v < VERTICES; v++) {
        bool wanted = false;
        for (uint32_t r = 0; r < dependence->root_count; r++)
            wanted |= net->reach[dependence->roots[r]][v];
        if (wanted)
            assert_true(order->position[v] < order->count);
    }
}

static void an_order_has_all_that_matters(void **state)
{
    (void)state;
    uint64_t seed = 11;
    static struct net net;
    zz_arena arena = {.allocator = zz_allocator_of(NULL)};
    for (unsigned round = 0; round < 2000; round++) {
        enum kind kind = round % KINDS;
        make_net(&net, &seed, kind);
        uint32_t roots[3], sources[3];
        for (int i = 0; i < 3; i++) {
            roots[i] = random_below(&seed, VERTICES);
            sources[i] = random_below(&seed, VERTICES);
        }
        zz_dependence dependence = {VERTICES, needs_of(&net), users_of(&net), 3, sources, 3, roots};
        zz_order order;
        assert_int_equal(zz_order_make(&order, &dependence, &arena, NULL, NULL), ZZ_OK);
        if (kind == TO_LOWER || kind == TO_HIGHER)
            assert_true(order.as_numbered && order.downwards == (kind == TO_HIGHER));
        if (!order.as_numbered) {
            check_order(&net, &order, &dependence);
            check_needs_come_first(&net, order.vertices, order.count);
        }
        zz_arena_reset(&arena);
    }
    zz_arena_free(&arena);
}

enum { LOST = -1, OPEN = 0, WON = 1 };

/* One race, vertex by vertex until nothing changes. */
static void solve_plainly(const struct net *net, uint32_t target, bool others_won,
                          const bool *is_target, int *value)
{
    for (uint32_t v = 0; v < VERTICES; v++)
        value[v] = v == target ? LOST : others_won && is_target[v] ? WON : OPEN;
    for (bool changed = true; changed;) {
        changed = false;
        for (uint32_t v = 0; v < VERTICES; v++) {
            bool some_lost = false;
            bool all_won = net->need_first[v] < net->need_first[v + 1];
            for (uint32_t i = net->need_first[v]; i < net->need_first[v + 1]; i++) {
                some_lost |= value[net->need_items[i]] == LOST;
                all_won &= value[net->need_items[i]] == WON;
            }
            if (value[v] != OPEN || !(some_lost || all_won))
                continue;
            value[v] = some_lost ? WON : LOST;
            changed = true;
        }
    }
}

static void check_races(struct net *net, uint32_t count, zz_simd simd, bool downwards,
                        bool others_won, zz_arena *arena)
{
    bool is_target[VERTICES] = {false};
    zz_races races = {.size = VERTICES,
                      .needs = needs_of(net),
                      .users = users_of(net),
                      .downwards = downwards,
                      .simd = simd};
    assert_int_equal(zz_races_begin(&races, count, arena, NULL), ZZ_OK);
    for (uint32_t race = 0; race < count; race++) {
        zz_races_set_target(&races, race % VERTICES, race);
        is_target[race % VERTICES] = true;
    }
    for (uint32_t v = 0; v < VERTICES; v++)
        if (others_won && is_target[v])
            zz_races_set_won(&races, v);
    assert_int_equal(zz_races_solve(&races, NULL, NULL), ZZ_OK);
    for (uint32_t race = 0; race < count; race++) {
        int value[VERTICES];
        solve_plainly(net, race % VERTICES, others_won, is_target, value);
        for (uint32_t v = 0; v < VERTICES; v++) {
            zz_winner winner = zz_races_winner(&races, v, race);
            assert_int_equal(value[v], winner == ZZ_WINNER_FIRST    ? WON
                                       : winner == ZZ_WINNER_SECOND ? LOST
                                                                    : OPEN);
        }
    }
    zz_arena_reset(arena);
}

/* Targets that are won elsewhere have no needs left, in the races as in the queries' lists. */
static void cut_needs_of_targets(struct net *net, uint32_t count)
{
    uint32_t end = 0;
    for (uint32_t v = 0; v < VERTICES; v++) {
        uint32_t begin = net->need_first[v];
        net->need_first[v] = end;
        for (uint32_t i = begin; v >= count && i < net->need_first[v + 1]; i++)
            net->need_items[end++] = net->need_items[i];
    }
    net->need_first[VERTICES] = end;
    list_users(net);
}

static void races_are_right_with_all_instructions(void **state)
{
    (void)state;
    static const zz_simd SIMD[] = {ZZ_SIMD_PORTABLE, ZZ_SIMD_AVX2, ZZ_SIMD_AVX512};
    static const uint32_t COUNTS[] = {1, 7, 40, 64, 65, 80, 512};
    uint64_t seed = 5;
    static struct net net;
    zz_arena arena = {.allocator = zz_allocator_of(NULL)};
    for (unsigned round = 0; round < 60; round++) {
        bool others_won = round % 3 == 0;
        for (size_t c = 0; c < sizeof COUNTS / sizeof *COUNTS; c++) {
            make_net(&net, &seed, round % KINDS);
            if (others_won)
                cut_needs_of_targets(&net, COUNTS[c]);
            for (size_t i = 0; i < sizeof SIMD / sizeof *SIMD; i++)
                if (zz_simd_exists(SIMD[i]))
                    check_races(&net, COUNTS[c], SIMD[i], round % 2, others_won, &arena);
        }
    }
    zz_arena_free(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(components_come_in_the_order_of_their_needs),
        cmocka_unit_test(an_order_has_all_that_matters),
        cmocka_unit_test(races_are_right_with_all_instructions),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
