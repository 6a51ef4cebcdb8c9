/* graph.c: Luogu P6560. */
#define CONTEST "graph"

#include <zugzwang/graph.h>

#include "judge-main/main.h"

enum { BATCH = 4096 }; /* queries that are answered together; that is faster */

static const char *const ANSWERS[] = {
    [ZZ_WINNER_NONE] = "0\n", [ZZ_WINNER_FIRST] = "1\n", [ZZ_WINNER_SECOND] = "-1\n"};

static zz_status answer_batch(const zz_graph *graph, size_t count, zz_text *text, zz_error *error)
{
    zz_graph_query queries[BATCH];
    zz_winner winners[BATCH];
    zz_status status = ZZ_OK;
    for (size_t i = 0; i < count && !status; i++)
        status = zz_graph_query_read(graph, &queries[i], text, error);
    if (!status)
        status = zz_graph_solve_queries(graph, count, queries, winners, NULL, error);
    for (size_t i = 0; i < count && !status; i++)
        put_text(ANSWERS[winners[i]]);
    return status;
}

static zz_status answer(zz_text *text, zz_error *error)
{
    zz_graph *graph = NULL;
    uint64_t queries = 0;
    zz_status status = zz_graph_read(&graph, &queries, text, NULL, error);
    while (!status && queries > 0) {
        size_t count = queries < BATCH ? (size_t)queries : BATCH;
        status = answer_batch(graph, count, text, error);
        queries -= count;
    }
    zz_graph_free(graph);
    return status;
}

int main(void)
{
    return judge(answer);
}
