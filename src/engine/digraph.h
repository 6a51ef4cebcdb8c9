/* digraph.h: a directed graph as the solvers like it: who can move here, and how many moves from
 * here. Vertices count from 0; duplicate edges and self-loops are kept. */
#ifndef ZZ_ENGINE_DIGRAPH_H
#define ZZ_ENGINE_DIGRAPH_H

#include <zugzwang/base.h>

enum { ZZ_DIGRAPH_MOST = INT32_MAX }; /* vertices, and edges: sums of two still fit 32 bits */

typedef struct zz_digraph {
    uint32_t vertices;
    uint32_t edges;
    uint32_t *first; /* vertex v's predecessors are from[first[v]] … from[first[v + 1] - 1] */
    uint32_t *from;
    uint32_t *moves;                /* the number of edges that leave v */
    struct zz_edge_block *unsorted; /* what was added since zz_digraph_begin */
    zz_allocator allocator;
} zz_digraph;

/* Begin, add exactly `edges` edges, end. Memory grows with the edges that are really added, so a
 * false number costs nothing. When any of the three fails the graph is to be freed. */
zz_status zz_digraph_begin(zz_digraph *graph, uint32_t vertices, uint32_t edges,
                           const zz_options *options, zz_error *error);
zz_status zz_digraph_add(zz_digraph *graph, uint32_t from, uint32_t to, const zz_options *options,
                         zz_error *error);
zz_status zz_digraph_end(zz_digraph *graph, const zz_options *options, zz_error *error);

void zz_digraph_free(zz_digraph *graph);

#endif
