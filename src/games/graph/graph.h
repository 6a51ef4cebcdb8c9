/* graph.h: the game's graph as it was read. Vertices count from 0 in the library. */
#ifndef ZZ_GAMES_GRAPH_GRAPH_H
#define ZZ_GAMES_GRAPH_GRAPH_H

#include <zugzwang/graph.h>

#include "engine/digraph.h"

struct zz_graph {
    zz_digraph digraph;
};

#endif
