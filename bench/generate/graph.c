/* graph.c: directed graphs, with queries for `queries` different targets, or without (0).
 *
 *     random       edges between any two vertices
 *     layered      edges lead up in a hidden order, most of them not far: no ties, all is decided
 *     chain        vertex v leads to v + 1 and to vertices just after it: long games
 *     dead-ends    half of the vertices have no edges out: short games
 *     ring         a ring of all vertices, each edge many times over: every query decides all
 *                  vertices, each at another ply, so that queries share nothing
 *     circle       vertex v leads to the next few, and the last ones to the first: every query
 *                  decides all vertices, and all of them need each other
 *     shared-ring  as ring, but the targets lie side by side: they share everything
 *     near-ring    vertex v leads to some of the next eight, around a ring: most queries decide
 *                  next to nothing, a few of them everything
 *     chords       a ring, and a thousand edges across it: likewise
 *     torus        vertex v leads to v + 1 and to v + √n, around a ring: values run criss-cross
 *     hub          a chain, with edges from all vertices to one of them and back
 *
 * Vertices get random numbers, except in chain and from ring on, where neighbours stay so. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "generate.h"

enum kind {
    RANDOM,
    LAYERED,
    CHAIN,
    DEAD_ENDS,
    RING,
    SHARED_RING,
    CIRCLE,
    NEAR_RING,
    CHORDS,
    TORUS,
    HUB,
    KINDS
};

static const char *const NAMES[KINDS] = {"random", "layered",     "chain",  "dead-ends",
                                         "ring",   "shared-ring", "circle", "near-ring",
                                         "chords", "torus",       "hub"};

static uint32_t *shuffled(uint32_t count)
{
    uint32_t *numbers = memory_for(count, sizeof *numbers);
    for (uint32_t i = 0; i < count; i++) {
        uint32_t j = random_below(i + 1);
        numbers[i] = numbers[j];
        numbers[j] = i + 1;
    }
    return numbers;
}

static uint32_t least(uint32_t a, uint32_t b)
{
    return a < b ? a : b;
}

static uint32_t side_of(uint32_t vertices)
{
    uint32_t side = 1;
    while ((side + 1) * (side + 1) <= vertices)
        side++;
    return side;
}

static void print_edge(enum kind kind, uint32_t vertices, uint32_t i, const uint32_t *name)
{
    uint32_t from = i % vertices;
    uint32_t to = random_below(vertices);
    switch (kind) {
    case RANDOM:
        from = random_below(vertices);
        break;
    case LAYERED:
        from = random_below(vertices - 1);
        to = random_chance(90) ? from + 1 + random_below(least(1000, vertices - 1 - from))
                               : from + 1 + random_below(vertices - 1 - from);
        break;
    case CHAIN:
        from = i % (vertices - 1);
        to = i < vertices - 1 ? from + 1 : from + 1 + random_below(least(8, vertices - 1 - from));
        break;
    case DEAD_ENDS:
        from = random_below(vertices / 2);
        break;
    case CIRCLE:
        to = (from + 1 + i / vertices) % vertices;
        break;
    case NEAR_RING:
        to = (from + 1 + random_below(8)) % vertices;
        break;
    case CHORDS:
        to = i < 1000 ? to : (from + 1) % vertices;
        break;
    case TORUS:
        to = (from + (i / vertices % 2 ? side_of(vertices) : 1)) % vertices;
        break;
    case HUB:
        to = i / vertices % 3 == 0 ? (from + 1) % vertices : i / vertices % 3 == 1 ? 0 : from;
        from = i / vertices % 3 == 2 ? 0 : from;
        break;
    default:
        to = (from + 1) % vertices;
        break;
    }
    if (kind == CHAIN || kind >= RING)
        printf("%u %u\n", from + 1, to + 1);
    else
        printf("%u %u\n", name[from], name[to]);
}

bool generate_graph(const char *kind, uint32_t vertices, uint32_t edges, uint32_t queries)
{
    enum kind which = 0;
    while (which < KINDS && strcmp(kind, NAMES[which]) != 0)
        which++;
    if (which == KINDS || vertices < 4 || queries >= vertices)
        return false;
    uint32_t *name = shuffled(vertices);
    if (queries > 0)
        printf("%u %u %u\n", vertices, edges, queries);
    else
        printf("%u %u\n", vertices, edges);
    for (uint32_t i = 0; i < edges; i++)
        print_edge(which, vertices, i, name);
    uint32_t *targets = shuffled(vertices);
    for (uint32_t i = 0; i < queries; i++) {
        uint32_t target = which == SHARED_RING ? i + 1 : targets[i];
        uint32_t start = 1 + random_below(vertices - 1);
        printf("%u %u\n", start < target ? start : start + 1, target);
    }
    return true;
}
