/* graph_families.c: kinds of directed graphs, with queries.
 *
 * A family is a rule for the i-th edge and one for the i-th query; what they have in common is
 * here. Vertices are counted from 0 until they are written. Numbers are given to vertices at
 * random (a shuffle), so that no order in them gives anything away; small graphs that people have to
 * read keep theirs. */
#include <stdlib.h>

#include "family.h"

#include "cli/random.h"

struct pair {
    uint32_t from;
    uint32_t to;
};

struct draft {
    uint32_t vertices;
    uint32_t edges;
    uint32_t queries;
    uint32_t cut; /* vertices from here on are special to the family: sinks, another part, … */
};

/* How a family joins vertices, and what it asks. `i` counts from 0. */
struct recipe {
    bool one_edge_a_vertex; /* as many edges as vertices, if the demand allows that */
    struct pair (*edge)(const struct draft *draft, uint32_t i, uint64_t *random);
    struct pair (*query)(const struct draft *draft, uint64_t *random);
};

static bool draw_sizes(struct draft *draft, const struct recipe *recipe,
                       const struct demand *demand, uint64_t *random)
{
    uint32_t most = GRAPH_MOST_EDGES;
    if (!range_draw(demand->vertices, 2, GRAPH_MOST_VERTICES, random, &draft->vertices))
        return false;
    if (!demand->edges.given && draft->vertices < most / 5)
        most = 5 * draft->vertices;
    if (!range_draw(demand->edges, 1, most, random, &draft->edges))
        return false;
    if (recipe->one_edge_a_vertex && !demand->edges.given)
        draft->edges = draft->vertices;
    draft->cut = 1 + random_below(random, draft->vertices - 1);
    return range_draw(demand->queries, 1, GRAPH_MOST_QUERIES, random, &draft->queries);
}

static void shuffle(uint32_t *numbers, uint32_t count, uint64_t *random)
{
    for (uint32_t i = count; i > 1; i--) {
        uint32_t other = random_below(random, i);
        uint32_t kept = numbers[i - 1];
        numbers[i - 1] = numbers[other];
        numbers[other] = kept;
    }
}

static void write_pair(struct buffer *text, const uint32_t *numbers, struct pair pair)
{
    buffer_number(text, numbers[pair.from] + 1);
    buffer_byte(text, ' ');
    buffer_number(text, numbers[pair.to] + 1);
    buffer_byte(text, '\n');
}

static bool make(const struct recipe *recipe, const struct demand *demand, uint64_t *random,
                 struct buffer *text)
{
    enum { READABLE = 12 };
    struct draft draft;
    size_t used = text->used;
    if (!draw_sizes(&draft, recipe, demand, random))
        return false;
    uint32_t *numbers = malloc(draft.vertices * sizeof *numbers);
    text->failed |= !numbers;
    if (numbers) {
        for (uint32_t i = 0; i < draft.vertices; i++)
            numbers[i] = i;
        if (draft.vertices > READABLE)
            shuffle(numbers, draft.vertices, random);
        buffer_format(text, "%u %u %u\n", draft.vertices, draft.edges, draft.queries);
        for (uint32_t i = 0; i < draft.edges; i++)
            write_pair(text, numbers, recipe->edge(&draft, i, random));
        for (uint32_t i = 0; i < draft.queries; i++)
            write_pair(text, numbers, recipe->query(&draft, random));
    }
    free(numbers);
    if (text->failed)
        buffer_cut(text, used);
    return !text->failed;
}

/* ---- Queries ---- */

/* Another vertex than `other`, of first … end - 1, if there is one there. */
static uint32_t other_than(uint32_t other, uint32_t first, uint32_t end, const struct draft *draft,
                           uint64_t *random)
{
    if (end - first < 2 && first == other) {
        first = 0;
        end = draft->vertices;
    }
    bool inside = other >= first && other < end;
    uint32_t chosen = first + random_below(random, end - first - inside);
    return chosen + (inside && chosen >= other);
}

static struct pair ask_any(const struct draft *draft, uint64_t *random)
{
    uint32_t start = random_below(random, draft->vertices);
    return (struct pair){start, other_than(start, 0, draft->vertices, draft, random)};
}

/* A target among the vertices from `cut` on. */
static struct pair ask_special(const struct draft *draft, uint64_t *random)
{
    uint32_t start = random_below(random, draft->vertices);
    return (struct pair){start, other_than(start, draft->cut, draft->vertices, draft, random)};
}

/* A start near the front and a target near the end, mostly. */
static struct pair ask_far(const struct draft *draft, uint64_t *random)
{
    uint32_t span = draft->vertices > 8 && random_below(random, 4) ? 4 : draft->vertices;
    uint32_t start = random_below(random, span);
    return (struct pair){start,
                         other_than(start, draft->vertices - span, draft->vertices, draft, random)};
}

/* ---- Edges ---- */

static struct pair join_any(const struct draft *draft, uint32_t i, uint64_t *random)
{
    (void)i;
    uint32_t from = random_below(random, draft->vertices);
    return (struct pair){from, random_below(random, draft->vertices)};
}

/* From a lower vertex to a higher one: no cycle, so no tie. */
static struct pair join_upwards(const struct draft *draft, uint32_t i, uint64_t *random)
{
    (void)i;
    struct pair pair = {random_below(random, draft->vertices - 1), 0};
    pair.to = pair.from + 1 + random_below(random, draft->vertices - pair.from - 1);
    return pair;
}

/* 0 → 1 → 2 → …, then a few more edges, short ones: the longest of games. */
static struct pair join_chain(const struct draft *draft, uint32_t i, uint64_t *random)
{
    if (i + 1 < draft->vertices)
        return (struct pair){i, i + 1};
    uint32_t from = random_below(random, draft->vertices);
    uint32_t left = draft->vertices - from;
    return (struct pair){from, from + random_below(random, left < 4 ? left : 4)};
}

/* All vertices in a ring, then chords. */
static struct pair join_ring(const struct draft *draft, uint32_t i, uint64_t *random)
{
    if (i < draft->vertices)
        return (struct pair){i, (i + 1) % draft->vertices};
    return join_any(draft, i, random);
}

/* One edge from each vertex. */
static struct pair join_once(const struct draft *draft, uint32_t i, uint64_t *random)
{
    return (struct pair){i % draft->vertices, random_below(random, draft->vertices)};
}

/* Every second edge leads back to where it comes from. */
static struct pair join_itself(const struct draft *draft, uint32_t i, uint64_t *random)
{
    struct pair pair = join_any(draft, i, random);
    if (random_below(random, 2))
        pair.to = pair.from;
    return pair;
}

/* Few different edges, each many times: degrees must count them all, moves but once. */
static struct pair join_again(const struct draft *draft, uint32_t i, uint64_t *random)
{
    (void)i;
    uint32_t few = draft->vertices < 6 ? draft->vertices : 6;
    uint32_t from = random_below(random, draft->vertices);
    return (struct pair){from, (from + random_below(random, few)) % draft->vertices};
}

/* Nothing leads into the vertices from `cut` on. */
static struct pair join_below_cut(const struct draft *draft, uint32_t i, uint64_t *random)
{
    (void)i;
    uint32_t from = random_below(random, draft->vertices);
    return (struct pair){from, random_below(random, draft->cut)};
}

/* Nothing leads out of the vertices from `cut` on. */
static struct pair join_to_sinks(const struct draft *draft, uint32_t i, uint64_t *random)
{
    (void)i;
    uint32_t from = random_below(random, draft->cut);
    return (struct pair){from, random_below(random, draft->vertices)};
}

/* Rings of two to five vertices, joined upwards: ties that hang on whoever can leave. */
static struct pair join_small_rings(const struct draft *draft, uint32_t i, uint64_t *random)
{
    uint32_t length = 2 + draft->cut % 4;
    if (i >= draft->vertices)
        return join_upwards(draft, i, random);
    uint32_t next = (i + 1) % length == 0 ? i + 1 - length : i + 1;
    return (struct pair){i, next < draft->vertices ? next : i / length * length};
}

/* All through one vertex. */
static struct pair join_hub(const struct draft *draft, uint32_t i, uint64_t *random)
{
    (void)i;
    uint32_t other = random_below(random, draft->vertices);
    bool outwards = random_below(random, 2);
    return (struct pair){outwards ? 0 : other, outwards ? other : 0};
}

static bool make_random(const struct demand *demand, uint64_t *random, struct buffer *text)
{
    return make(&(struct recipe){false, join_any, ask_any}, demand, random, text);
}

static bool make_acyclic(const struct demand *demand, uint64_t *random, struct buffer *text)
{
    return make(&(struct recipe){false, join_upwards, ask_any}, demand, random, text);
}

static bool make_chain(const struct demand *demand, uint64_t *random, struct buffer *text)
{
    return make(&(struct recipe){true, join_chain, ask_far}, demand, random, text);
}

static bool make_ring(const struct demand *demand, uint64_t *random, struct buffer *text)
{
    return make(&(struct recipe){random_below(random, 2), join_ring, ask_any}, demand, random,
                text);
}

static bool make_functional(const struct demand *demand, uint64_t *random, struct buffer *text)
{
    return make(&(struct recipe){true, join_once, ask_any}, demand, random, text);
}

static bool make_loops(const struct demand *demand, uint64_t *random, struct buffer *text)
{
    return make(&(struct recipe){false, join_itself, ask_any}, demand, random, text);
}

static bool make_repeated(const struct demand *demand, uint64_t *random, struct buffer *text)
{
    return make(&(struct recipe){false, join_again, ask_any}, demand, random, text);
}

static bool make_unreachable(const struct demand *demand, uint64_t *random, struct buffer *text)
{
    return make(&(struct recipe){false, join_below_cut, ask_special}, demand, random, text);
}

static bool make_sinks(const struct demand *demand, uint64_t *random, struct buffer *text)
{
    return make(
        &(struct recipe){false, join_to_sinks, random_below(random, 2) ? ask_special : ask_any},
        demand, random, text);
}

static bool make_small_rings(const struct demand *demand, uint64_t *random, struct buffer *text)
{
    return make(&(struct recipe){false, join_small_rings, ask_far}, demand, random, text);
}

static bool make_hub(const struct demand *demand, uint64_t *random, struct buffer *text)
{
    return make(&(struct recipe){false, join_hub, ask_any}, demand, random, text);
}

const struct family GRAPH_FAMILIES[] = {
    {"random", "edges from anywhere to anywhere", make_random},
    {"acyclic", "no cycle: every game ends", make_acyclic},
    {"chain", "one long chain with a few short cuts: the longest games", make_chain},
    {"ring", "all vertices in a ring, with chords: targets on a cycle", make_ring},
    {"functional", "one edge from each vertex", make_functional},
    {"loops", "half of the edges lead back to their own vertex", make_loops},
    {"repeated", "the same few edges many times", make_repeated},
    {"unreachable", "targets that no edge leads to", make_unreachable},
    {"sinks", "many vertices without a move, often as targets", make_sinks},
    {"rings", "many small rings, joined one way", make_small_rings},
    {"hub", "all edges through one vertex", make_hub},
    {.name = NULL},
};
