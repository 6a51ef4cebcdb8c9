/* graph.c: graph for the program.
 *
 * Queries are read and answered in batches: large ones, since the solver answers many queries
 * together faster, but bounded, so that memory does not grow with their number. A batch that a
 * malformed query cuts short is answered before the failure is reported. */
#include <inttypes.h>
#include <stdio.h>

#include <zugzwang/graph.h>

#include "games.h"
#include "progress.h"

enum { BATCH = 4096 };

const struct page GRAPH_PAGE = {
    .summary = "a token moves along the edges of a directed graph (Luogu P6560)",
    .rules = "A token stands on a vertex of a directed graph; the sides take turns to move it\n"
             "along an edge. Who cannot move loses. In a query, who moves the token onto the\n"
             "target vertex wins. A game that never ends is a tie. Double edges, and edges\n"
             "from a vertex to itself, are allowed.\n"
             "\n"
             "A file is a line 'n m q' (vertices, edges, queries), m lines 'u v', the edges,\n"
             "and q lines 'x y': the token starts on x, the target is y. Vertices count from\n"
             "1.\n"
             "\n"
             "  $ printf '3 3 2\\n1 2\\n2 1\\n2 3\\n1 3\\n2 3\\n' | zugzwang graph solve\n"
             "  -1\n"
             "  1\n"
             "\n"
             "Who starts on 1 must go to 2, and from there the other reaches the target 3.\n",
};

static const char HELP[] =
    "Answers each query: 1 when the player who moves first wins, -1 when the second\n"
    "does, 0 when neither can force it.\n"
    "\n"
    "  $ printf '3 3 1\\n1 2\\n2 1\\n2 3\\n1 3\\n' | zugzwang graph solve\n"
    "  -1\n"
    "\n"
    "With --all there are no queries and no targets: the first line is 'n m', and\n"
    "each vertex gets a line, for the side to move there: 'win d', 'lose d' or\n"
    "'tie', where d counts the plies to the end: winners hurry, losers delay.\n"
    "\n"
    "  $ printf '3 3\\n1 2\\n2 1\\n2 3\\n' | zugzwang graph solve --all\n"
    "  lose 2\n"
    "  win 1\n"
    "  lose 0\n";

static const char *set_all(struct settings *settings, char *const values[])
{
    (void)values;
    settings->all = true;
    return NULL;
}

static const struct option OPTIONS[] = {
    {"all", 0, NULL, "value every vertex; the input has no queries", set_all},
    {.name = NULL},
};

static const char *side_name(zz_winner winner)
{
    return winner == ZZ_WINNER_FIRST ? "first" : winner == ZZ_WINNER_SECOND ? "second" : "tie";
}

static void write_query(struct run *run, zz_graph_query query, zz_winner winner)
{
    static const char *const contest[] = {
        [ZZ_WINNER_NONE] = "0\n", [ZZ_WINNER_FIRST] = "1\n", [ZZ_WINNER_SECOND] = "-1\n"};
    static const char *const words[] = {[ZZ_WINNER_NONE] = "neither side can force a win",
                                        [ZZ_WINNER_FIRST] = "the first player wins",
                                        [ZZ_WINNER_SECOND] = "the second player wins"};
    if (run->settings->json) {
        json_open(&run->json, NULL, '{', JSON_ONE_LINE);
        json_number(&run->json, "start", query.start);
        json_number(&run->json, "target", query.target);
        json_string(&run->json, "winner", side_name(winner));
        json_close(&run->json);
    } else if (run->settings->show) {
        output_format(&run->out, "from %" PRIu32 " with target %" PRIu32 ": %s\n", query.start,
                      query.target, words[winner]);
    } else {
        output_text(&run->out, contest[winner]);
    }
}

static zz_status answer_batch(struct run *run, const zz_graph *graph, size_t count,
                              const zz_graph_query *queries, zz_error *error)
{
    zz_winner winners[BATCH];
    zz_status status = zz_graph_solve_queries(graph, count, queries, winners, &run->options, error);
    if (status)
        return status;
    for (size_t i = 0; i < count; i++)
        write_query(run, queries[i], winners[i]);
    return run_answered(run, count, error);
}

static zz_status answer_queries(struct run *run, const zz_graph *graph, uint64_t count,
                                zz_text *text, zz_error *error)
{
    zz_graph_query queries[BATCH];
    zz_status status = ZZ_OK;
    while (count > 0 && !status) {
        size_t read = 0;
        while (read < BATCH && read < count && !status) {
            status = zz_graph_query_read(graph, &queries[read], text, error);
            read += !status;
        }
        zz_error unsolved;
        zz_status solved = ZZ_OK;
        progress_subject("query", run->answered + 1, 0);
        if (read > 0)
            solved = answer_batch(run, graph, read, queries, &unsolved);
        if (solved) { /* happened first, as far as the answers go */
            status = solved;
            *error = unsolved;
        }
        count -= read;
    }
    return status;
}

static void write_vertex(struct run *run, uint32_t vertex, zz_outcome outcome)
{
    static const char *const words[] = {
        [ZZ_WINNER_NONE] = "tie", [ZZ_WINNER_FIRST] = "win ", [ZZ_WINNER_SECOND] = "lose "};
    if (run->settings->json) {
        json_open(&run->json, NULL, '{', JSON_ONE_LINE);
        json_number(&run->json, "vertex", vertex);
        json_string(&run->json, "winner", side_name(outcome.winner));
        if (outcome.winner)
            json_number(&run->json, "plies", outcome.plies);
        else
            json_null(&run->json, "plies");
        json_close(&run->json);
        return;
    }
    if (run->settings->show)
        output_format(&run->out, "vertex %" PRIu32 ": ", vertex);
    output_text(&run->out, words[outcome.winner]);
    if (outcome.winner)
        output_number(&run->out, outcome.plies);
    output_text(&run->out, "\n");
}

static zz_status answer_all(struct run *run, const zz_graph *graph, zz_error *error)
{
    void *block;
    uint32_t vertices = zz_graph_vertices(graph);
    run->things = (struct noun){"vertex", "vertices"};
    zz_status status = meter_allocate(&run->meter, &block, vertices, sizeof(zz_outcome), error);
    if (status)
        return status;
    zz_outcome *outcomes = block;
    status = zz_graph_solve_all(graph, outcomes, &run->options, error);
    if (!status) {
        for (uint32_t i = 0; i < vertices; i++)
            write_vertex(run, i + 1, outcomes[i]);
        status = run_answered(run, vertices, error);
    }
    meter_release(&run->meter, block, vertices, sizeof(zz_outcome));
    return status;
}

static zz_status answer(struct run *run, zz_text *text, zz_error *error)
{
    zz_graph *graph = NULL;
    uint64_t queries = 0;
    bool all = run->settings->all;
    zz_status status = zz_graph_read(&graph, all ? NULL : &queries, text, &run->options, error);
    if (!status && all)
        status = answer_all(run, graph, error);
    else if (!status)
        status = answer_queries(run, graph, queries, text, error);
    zz_graph_free(graph);
    return status;
}

const struct solve_game GRAPH_SOLVE = {
    .things = {"query", "queries"},
    .awaits = "'n m q' (with --all 'n m'), m edges 'u v', q queries 'x y'",
    .help = HELP,
    .options = OPTIONS,
    .answer = answer,
};
