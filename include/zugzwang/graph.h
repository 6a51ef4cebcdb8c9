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
/* The same for both texts: *with_queries tells which it was, *queries is 0 if there are none. */
ZZ_API zz_status zz_graph_read_either(zz_graph **graph, bool *with_queries, uint64_t *queries,
                                      zz_text *text, const zz_options *options, zz_error *error);
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

/* The same with a target: who moves the token onto it wins, so on it the side to move has lost. */
ZZ_API zz_status zz_graph_solve_target(const zz_graph *graph, uint32_t target, zz_outcome *outcomes,
                                       const zz_options *options, zz_error *error);

/* The number of edges that leave a vertex, duplicates included. */
ZZ_API uint32_t zz_graph_degree(const zz_graph *graph, uint32_t vertex);

/* The vertices that edges from a vertex lead to, each once, in increasing order; returns how many:
 * no more than edges leave it, nor than there are vertices. It looks at all edges. */
ZZ_API uint32_t zz_graph_list_moves(const zz_graph *graph, uint32_t vertex, uint32_t *targets);

/* A perfect game from query.start, with query.target or, when that is 0, none; the outcomes are
 * those of zz_graph_solve_target or zz_graph_solve_all. line[0 … *count - 1] are the vertices that
 * the token is moved to, at most as many as the graph has; among equal moves the one to the lowest
 * vertex is made. If somebody wins, *count is outcomes[start - 1].plies and *repeats_from is
 * UINT64_MAX. If nobody does, the line ends when it comes back to a vertex: the one on which the
 * token stood after *repeats_from moves. */
ZZ_API zz_status zz_graph_line(const zz_graph *graph, zz_graph_query query,
                               const zz_outcome *outcomes, uint32_t *line, uint64_t *count,
                               uint64_t *repeats_from, const zz_options *options, zz_error *error);

#ifdef __cplusplus
}
#endif

#endif
