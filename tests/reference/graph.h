/* graph.h: the token game on a directed graph, solved straight from its rules by relaxing every
 * vertex until nothing changes. Vertices count from 1; edge i goes from from[i] to to[i]. */
#ifndef TESTS_REFERENCE_GRAPH_H
#define TESTS_REFERENCE_GRAPH_H

#include <stdint.h>

struct reference_graph {
    uint32_t vertices;
    uint32_t edges;
    const uint32_t *from;
    const uint32_t *to;
};

/* value[v]: 1 the side to move at v wins, -1 it loses, 0 neither can force it; plies[v]: how long
 * that takes when winners hurry and losers delay. Who moves onto the target wins; 0: no target.
 * Both arrays have vertices + 1 entries. */
void reference_graph_solve(const struct reference_graph *graph, uint32_t target, int *value,
                           uint32_t *plies);

/* In how many ways a game from start can go on for that many plies. */
uint64_t reference_graph_count_walks(const struct reference_graph *graph, uint32_t start,
                                     unsigned plies);

#endif
