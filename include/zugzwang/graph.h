/* graph.h: a token on a directed graph (Luogu P6560 and its general form).
 *
 * Sides alternate moving the token along an edge; who cannot move loses; a game that never ends is
 * a tie. Duplicate edges and self-loops are legal. Vertices are numbered from 1.
 *
 * Two texts are read: with queries (a line `n m q`, m lines `u v`, q lines `x y`) and without
 * (a line `n m`, m lines `u v`). */
#ifndef ZUGZWANG_GRAPH_H
#define ZUGZWANG_GRAPH_H

#include <zugzwang/base.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct zz_graph zz_graph;

/* The token starts on `start`; who moves it onto `target` wins. */
typedef struct zz_graph_query {
    uint32_t start;
    uint32_t target;
} zz_graph_query;

/* Reads a graph; the caller owns *graph. With queries NULL the first line is `n m`, else `n m q`
 * and *queries becomes q, whose lines zz_graph_query_read reads one by one. */
ZZ_API zz_status zz_graph_read(zz_graph **graph, uint64_t *queries, zz_text *text,
                               const zz_options *options, zz_error *error);
ZZ_API zz_status zz_graph_query_read(const zz_graph *graph, zz_graph_query *query, zz_text *text,
                                     zz_error *error);
ZZ_API void zz_graph_free(zz_graph *graph); /* NULL is allowed */

ZZ_API uint32_t zz_graph_vertices(const zz_graph *graph);
ZZ_API uint64_t zz_graph_edges(const zz_graph *graph);

/* Who wins each of count queries, the first player being the one who moves at the start.
 * ZZ_WINNER_NONE: neither can force it. ZZ_BAD_ARGUMENT when start and target are equal. */
ZZ_API zz_status zz_graph_solve_queries(const zz_graph *graph, size_t count,
                                        const zz_graph_query *queries, zz_winner *winners,
                                        const zz_options *options, zz_error *error);

/* The value of every vertex for the side to move there, without targets: outcomes[v - 1] for
 * vertex v. Winners hurry and losers delay. */
ZZ_API zz_status zz_graph_solve_all(const zz_graph *graph, zz_outcome *outcomes,
                                    const zz_options *options, zz_error *error);

#ifdef __cplusplus
}
#endif

#endif
