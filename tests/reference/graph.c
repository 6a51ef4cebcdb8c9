#include "reference/graph.h"

#include <stdbool.h>
#include <stdlib.h>

/* What a vertex's moves lead to, as far as that is known. */
struct moves {
    bool some_wins; /* a move after which the opponent is lost */
    bool all_lose;  /* also when there is no move */
    uint32_t quickest_win;
    uint32_t longest_loss;
};

static void look_at_moves(const struct reference_graph *graph, const int *value,
                          const uint32_t *plies, struct moves *moves)
{
    for (uint32_t v = 1; v <= graph->vertices; v++)
        moves[v] = (struct moves){false, true, UINT32_MAX, 0};
    for (uint32_t i = 0; i < graph->edges; i++) {
        struct moves *mover = &moves[graph->from[i]];
        uint32_t next = graph->to[i];
        if (value[next] == -1) {
            mover->some_wins = true;
            if (plies[next] + 1 < mover->quickest_win)
                mover->quickest_win = plies[next] + 1;
        }
        if (value[next] != 1)
            mover->all_lose = false;
        else if (plies[next] + 1 > mover->longest_loss)
            mover->longest_loss = plies[next] + 1;
    }
}

void reference_graph_solve(const struct reference_graph *graph, uint32_t target, int *value,
                           uint32_t *plies)
{
    struct moves *moves = calloc(graph->vertices + 1, sizeof *moves);
    if (!moves)
        abort();
    for (uint32_t v = 0; v <= graph->vertices; v++)
        value[v] = 0, plies[v] = 0;
    bool changed = true;
    while (changed) {
        changed = false;
        look_at_moves(graph, value, plies, moves);
        for (uint32_t v = 1; v <= graph->vertices; v++) {
            int new_value = moves[v].some_wins ? 1 : moves[v].all_lose ? -1 : 0;
            uint32_t new_plies = moves[v].some_wins  ? moves[v].quickest_win
                                 : moves[v].all_lose ? moves[v].longest_loss
                                                     : 0;
            if (v == target) /* the opponent has just moved onto it and won */
                new_value = -1, new_plies = 0;
            changed |= new_value != value[v] || new_plies != plies[v];
            value[v] = new_value;
            plies[v] = new_plies;
        }
    }
    free(moves);
}

uint64_t reference_graph_count_walks(const struct reference_graph *graph, uint32_t start,
                                     unsigned plies)
{
    uint64_t walks = plies == 0;
    for (uint32_t i = 0; i < graph->edges && plies > 0; i++)
        if (graph->from[i] == start)
            walks += reference_graph_count_walks(graph, graph->to[i], plies - 1);
    return walks;
}
