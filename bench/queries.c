/* queries.c: queries FILE, which answers all queries of a graph (zz_graph_solve_queries) and, in
 * turn with that, answers them one by one as the textbook does. Only these two are timed, not
 * reading.
 *
 * Writes `name value` lines: the medians `solve` and `search` in seconds, `bytes`, the most that
 * the library had allocated at once, and `differ`, the number of queries that got two answers. */
#include <zugzwang/zugzwang.h>

#include "baseline/graph.h"
#include "inside.h"

enum { ROUNDS = 5 };

static size_t read_bytes(void *user, char *buffer, size_t capacity)
{
    return fread(buffer, 1, capacity, user);
}

static zz_graph *read_with_library(FILE *file, zz_graph_query **asked, uint64_t *count,
                                   const zz_options *options)
{
    zz_text *text;
    zz_graph *graph;
    zz_error error;
    if (zz_text_open(&text, read_bytes, file, options, &error) ||
        zz_graph_read(&graph, count, text, options, &error))
        give_up(error.message);
    *asked = memory_for(*count, sizeof **asked);
    for (uint64_t i = 0; i < *count; i++)
        if (zz_graph_query_read(graph, &(*asked)[i], text, &error))
            give_up(error.message);
    zz_text_close(text);
    return graph;
}

int main(int argc, char **argv)
{
    FILE *file = argc == 2 ? fopen(argv[1], "r") : NULL;
    if (!file)
        give_up("usage: queries FILE");
    struct account account = {0, 0};
    zz_options options = {.allocator = {counted_resize, &account}};
    zz_graph_query *asked;
    uint64_t count;
    zz_graph *graph = read_with_library(file, &asked, &count, &options);
    rewind(file);
    read_graph(file);
    zz_winner *winners = memory_for(count, sizeof *winners);
    double solve_seconds[ROUNDS];
    double search_seconds[ROUNDS];
    uint64_t differ = 0;
    for (int round = 0; round < ROUNDS; round++) {
        zz_error error;
        double begin = seconds();
        if (zz_graph_solve_queries(graph, count, asked, winners, &options, &error))
            give_up(error.message);
        double middle = seconds();
        for (uint64_t i = 0; i < count; i++) {
            int found = solve(asked[i].start, asked[i].target);
            differ += (found == WON) != (winners[i] == ZZ_WINNER_FIRST) ||
                      (found == LOST) != (winners[i] == ZZ_WINNER_SECOND);
        }
        solve_seconds[round] = middle - begin;
        search_seconds[round] = seconds() - middle;
    }
    printf("solve %.9f\nsearch %.9f\nbytes %llu\ndiffer %llu\n", middle_of(solve_seconds, ROUNDS),
           middle_of(search_seconds, ROUNDS), (unsigned long long)account.most,
           (unsigned long long)differ);
    zz_graph_free(graph);
    return 0;
}
