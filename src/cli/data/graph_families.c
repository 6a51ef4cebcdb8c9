/* graph_families.c: kinds of directed graphs, with queries. */
#include "family.h"

#include "cli/random.h"

struct sizes {
    uint32_t vertices;
    uint32_t edges;
    uint32_t queries;
};

static bool draw_sizes(struct sizes *sizes, const struct demand *demand, uint64_t *random)
{
    uint32_t most = GRAPH_MOST_EDGES;
    if (!range_draw(demand->vertices, 2, GRAPH_MOST_VERTICES, random, &sizes->vertices))
        return false;
    if (!demand->edges.given && most / 5 > sizes->vertices)
        most = 5 * sizes->vertices;
    return range_draw(demand->edges, 1, most, random, &sizes->edges) &&
           range_draw(demand->queries, 1, GRAPH_MOST_QUERIES, random, &sizes->queries);
}

static void write_pair(struct buffer *text, uint32_t from, uint32_t to)
{
    buffer_number(text, from + 1);
    buffer_byte(text, ' ');
    buffer_number(text, to + 1);
    buffer_byte(text, '\n');
}

static void write_sizes(struct buffer *text, const struct sizes *sizes)
{
    buffer_format(text, "%u %u %u\n", sizes->vertices, sizes->edges, sizes->queries);
}

static void write_queries(struct buffer *text, const struct sizes *sizes, uint64_t *random)
{
    for (uint32_t i = 0; i < sizes->queries; i++) {
        uint32_t start = random_below(random, sizes->vertices);
        uint32_t target = random_below(random, sizes->vertices - 1);
        write_pair(text, start, target + (target >= start));
    }
}

static bool make_random(const struct demand *demand, uint64_t *random, struct buffer *text)
{
    struct sizes sizes;
    size_t used = text->used;
    if (!draw_sizes(&sizes, demand, random))
        return false;
    write_sizes(text, &sizes);
    for (uint32_t i = 0; i < sizes.edges; i++) {
        uint32_t from = random_below(random, sizes.vertices);
        write_pair(text, from, random_below(random, sizes.vertices));
    }
    write_queries(text, &sizes, random);
    if (text->failed)
        buffer_cut(text, used);
    return !text->failed;
}

const struct family GRAPH_FAMILIES[] = {
    {"random", "edges from anywhere to anywhere", make_random},
    {.name = NULL},
};
