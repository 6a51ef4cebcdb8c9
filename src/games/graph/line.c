/* line.c: the moves from a vertex, and a game to its end or round its cycle.
 *
 * The graph knows who can move to a vertex, not where from it. So one pass over all edges finds for
 * every vertex the best move: the first, in the order of the vertices it leads to, of those that
 * lead to the best value. A line follows these. Where somebody wins, each step is one ply nearer to
 * the end; where nobody does, the best move leads to another tie, and the line comes round to a
 * vertex it has been on. */
#include "base/error.h"
#include "base/memory.h"
#include "base/progress.h"
#include "games/graph/graph.h"

static const uint32_t NOWHERE = UINT32_MAX;

uint32_t zz_graph_degree(const zz_graph *graph, uint32_t vertex)
{
    return graph->digraph.moves[vertex - 1];
}

uint32_t zz_graph_list_moves(const zz_graph *graph, uint32_t vertex, uint32_t *targets)
{
    const zz_digraph *digraph = &graph->digraph;
    uint32_t left = zz_graph_degree(graph, vertex);
    uint32_t count = 0;
    for (uint32_t to = 0; to < digraph->vertices && left > 0; to++) {
        bool found = false;
        for (uint32_t i = digraph->first[to]; i < digraph->first[to + 1]; i++)
            if (digraph->from[i] == vertex - 1) {
                found = true;
                left--;
            }
        if (found)
            targets[count++] = to + 1;
    }
    return count;
}

/* Whether a move to a vertex of one value is better than one to a vertex of another. */
static bool is_better(zz_outcome a, zz_outcome b)
{
    static const int rank[] = {
        [ZZ_WINNER_SECOND] = 2, /* the opponent, to move there, loses */
        [ZZ_WINNER_NONE] = 1,
        [ZZ_WINNER_FIRST] = 0,
    };
    if (a.winner != b.winner)
        return rank[a.winner] > rank[b.winner];
    return a.winner == ZZ_WINNER_SECOND ? a.plies < b.plies : a.plies > b.plies;
}

static void find_best_moves(const zz_digraph *digraph, const zz_outcome *outcomes, uint32_t *best)
{
    for (uint32_t v = 0; v < digraph->vertices; v++)
        best[v] = NOWHERE;
    for (uint32_t to = 0; to < digraph->vertices; to++)
        for (uint32_t i = digraph->first[to]; i < digraph->first[to + 1]; i++) {
            uint32_t *known = &best[digraph->from[i]];
            if (*known == NOWHERE || is_better(outcomes[to], outcomes[*known]))
                *known = to;
        }
}

/* Follows the best moves, until the game is over or a vertex comes again. A move that was made is
 * written over by its number in the line, from 1, above all vertices. */
static void follow(uint32_t *best, uint32_t start, uint32_t target, uint32_t *line, uint64_t *count,
                   uint64_t *repeats_from)
{
    const uint32_t made = (uint32_t)ZZ_DIGRAPH_MOST + 1;
    uint32_t vertex = start;
    while (vertex != target && best[vertex] < made) {
        uint32_t next = best[vertex];
        best[vertex] = made + (uint32_t)*count;
        line[(*count)++] = next + 1;
        vertex = next;
    }
    if (vertex != target && best[vertex] != NOWHERE)
        *repeats_from = best[vertex] - made;
}

zz_status zz_graph_line(const zz_graph *graph, zz_graph_query query, const zz_outcome *outcomes,
                        uint32_t *line, uint64_t *count, uint64_t *repeats_from,
                        const zz_options *options, zz_error *error)
{
    const zz_digraph *digraph = &graph->digraph;
    uint32_t vertices = digraph->vertices;
    *count = 0;
    *repeats_from = UINT64_MAX;
    if (query.start - 1 >= vertices || query.target > vertices)
        return zz_fail(error, ZZ_BAD_ARGUMENT, "a line needs vertices from 1 to %u, not %u and %u",
                       vertices, query.start, query.target);
    zz_status status =
        zz_check_limit(options, (uint64_t)vertices * sizeof(uint32_t), "a line of play", error);
    if (!status)
        status = zz_report(options, &(zz_progress){.stage = "following"}, error);
    if (status)
        return status;
    zz_allocator allocator = zz_allocator_of(options);
    uint32_t *best = zz_reallocate(&allocator, NULL, 0, vertices, sizeof *best);
    if (!best)
        return zz_fail_memory(error);
    find_best_moves(digraph, outcomes, best);
    follow(best, query.start - 1, query.target - 1, line, count, repeats_from);
    zz_release(&allocator, best, vertices, sizeof *best);
    return ZZ_OK;
}
