/* graph_ask.c: moves of graph for the program, and what its questions begin with. */
#include "graph_ask.h"

#include <inttypes.h>
#include <stdio.h>

#include "games.h"
#include "progress.h"

const char *const GRAPH_SIDES[2] = {"First", "Second"};
const char *const GRAPH_JSON_SIDES[2] = {"first", "second"};

static const char MOVES_HELP[] =
    "Lists the edges that the token may go along, best first: quick wins, ties, slow\n"
    "losses. A move is written as the vertex that it leads to. Distances are plies,\n"
    "moves by either side. The side that moves first is called so.\n"
    "\n"
    "  $ printf '4 5\\n1 2\\n2 1\\n2 3\\n3 4\\n1 4\\n' | zugzwang graph moves --from 1\n"
    "  First to move on 1: win in 1 ply\n"
    "  4       win in 1 ply\n"
    "  2       win in 3 plies\n"
    "\n"
    "The file may have queries or not. Without --from each query is answered,\n"
    "start and target, or with --query N the N-th alone:\n"
    "\n"
    "  $ printf '3 3 1\\n1 2\\n2 1\\n2 3\\n2 3\\n' | zugzwang graph moves\n"
    "  Query 1 of 1: from 2 with target 3\n"
    "  First to move on 2: win in 1 ply\n"
    "  3       win in 1 ply\n"
    "  1       win in 3 plies\n";

static const char *set_from(struct settings *settings, char *const values[])
{
    uint64_t vertex;
    if (!parse_number(values[0], 1, UINT32_MAX, &vertex))
        return "a vertex, counted from 1";
    settings->from_vertex = (uint32_t)vertex;
    return NULL;
}

static const char *set_target(struct settings *settings, char *const values[])
{
    uint64_t vertex;
    if (!parse_number(values[0], 1, UINT32_MAX, &vertex))
        return "a vertex, counted from 1";
    settings->target = (uint32_t)vertex;
    return NULL;
}

static const char *set_query(struct settings *settings, char *const values[])
{
    if (!parse_number(values[0], 1, UINT32_MAX, &settings->query))
        return "the number of a query, counted from 1";
    return NULL;
}

const struct option GRAPH_OPTIONS[] = {
    {"from", 0, "V", "the token stands on V; queries are passed over", set_from},
    {"target", 0, "T", "who moves the token from V onto vertex T wins", set_target},
    {"query", 0, "N", "only the N-th query of the file", set_query},
    {.name = NULL},
};

static const char *missing(const struct settings *settings)
{
    if (settings->query && settings->from_vertex)
        return "either --query or --from";
    if (settings->target && !settings->from_vertex)
        return "--from V beside --target, the vertex that the token stands on";
    return NULL;
}

/* ---- The rules ---- */

uint32_t graph_list_moves(struct graph_question *question)
{
    if (question->token == question->query.target)
        return 0;
    return zz_graph_list_moves(question->graph, question->token, question->squares);
}

zz_status graph_play(struct graph_question *question, uint32_t to, zz_error *error)
{
    uint32_t count = graph_list_moves(question);
    for (uint32_t i = 0; i < count; i++)
        if (question->squares[i] == to) {
            question->token = to;
            question->made++;
            return ZZ_OK;
        }
    *error = (zz_error){.code = ZZ_BAD_INPUT};
    if (count == 0)
        snprintf(error->message, sizeof error->message,
                 "expected no move, since the game is over, found %" PRIu32, to);
    else
        snprintf(error->message, sizeof error->message,
                 "expected a vertex that an edge from %" PRIu32 " leads to, found %" PRIu32,
                 question->token, to);
    return error->code;
}

zz_outcome graph_value(const struct graph_question *question, uint32_t vertex)
{
    return question->outcomes[vertex - 1];
}

zz_outcome graph_worth(const struct graph_question *question, uint32_t vertex)
{
    zz_outcome worth = ask_other_view(graph_value(question, vertex));
    worth.plies += worth.winner != ZZ_WINNER_NONE;
    return worth;
}

/* ---- From a text to a solved graph ---- */

static zz_status play_after(struct run *run, struct graph_question *question, zz_error *error)
{
    struct ask_list list = {.text = run->settings->after, .option = "--after"};
    uint32_t to;
    zz_status status;
    while (ask_list_read(&list, 1, &to, &status, error)) {
        status = graph_play(question, to, error);
        if (status)
            break;
    }
    return status ? ask_fail_in_list(run, &list, error) : ZZ_OK;
}

/* Solves for question->query, and tells. */
static zz_status answer_query(struct run *run, struct graph_question *question, graph_tell_fn tell,
                              zz_error *error)
{
    uint32_t target = question->query.target;
    struct cost cost = run_cost_begin(run);
    question->token = question->query.start;
    question->made = 0;
    zz_status status =
        target ? zz_graph_solve_target(question->graph, target, question->outcomes, &run->options,
                                       error)
               : zz_graph_solve_all(question->graph, question->outcomes, &run->options, error);
    if (!status)
        status = play_after(run, question, error);
    question->cost = run_cost_end(run, cost);
    if (!status)
        status = tell(run, question, error);
    return status ? status : run_answered(run, 1, error);
}

static zz_status answer_queries(struct run *run, struct graph_question *question, zz_text *text,
                                graph_tell_fn tell, zz_error *error)
{
    const struct settings *settings = run->settings;
    zz_status status = ZZ_OK;
    for (uint64_t number = 1; number <= question->queries && !status; number++) {
        status = zz_graph_query_read(question->graph, &question->query, text, error);
        question->number = number;
        progress_subject("query", number, question->queries);
        if (!status && !settings->from_vertex && (!settings->query || settings->query == number))
            status = answer_query(run, question, tell, error);
    }
    return status;
}

/* The question of --from and --target. */
static zz_status answer_options(struct run *run, struct graph_question *question,
                                graph_tell_fn tell, zz_error *error)
{
    const struct settings *settings = run->settings;
    if (settings->from_vertex > question->vertices)
        return ask_fail_number(run, "--from", "vertex", settings->from_vertex, question->vertices,
                               error);
    if (settings->target > question->vertices)
        return ask_fail_number(run, "--target", "vertex", settings->target, question->vertices,
                               error);
    question->query = (zz_graph_query){settings->from_vertex, settings->target};
    question->number = 0;
    progress_subject("graph", run->answered + 1, 0);
    return answer_query(run, question, tell, error);
}

static zz_status make_room(struct run *run, struct graph_question *question, zz_error *error)
{
    void *block = NULL;
    question->vertices = zz_graph_vertices(question->graph);
    zz_status status =
        meter_allocate(&run->meter, &block, question->vertices, sizeof *question->outcomes, error);
    question->outcomes = block;
    block = NULL;
    if (!status)
        status = meter_allocate(&run->meter, &block, question->vertices, sizeof *question->squares,
                                error);
    question->squares = block;
    return status;
}

zz_status graph_ask(struct run *run, zz_text *text, graph_tell_fn tell, zz_error *error)
{
    const struct settings *settings = run->settings;
    struct graph_question question = {.graph = NULL};
    bool with_queries = false;
    progress_subject("graph", run->answered + 1, 0);
    zz_status status = zz_graph_read_either(&question.graph, &with_queries, &question.queries, text,
                                            &run->options, error);
    if (!status && !with_queries && !settings->from_vertex) {
        *error = (zz_error){.code = ZZ_BAD_ARGUMENT,
                            .message = "expected --from V, the vertex that the token stands on, "
                                       "since there are no queries"};
        status = error->code;
    }
    if (!status)
        status = make_room(run, &question, error);
    if (!status)
        status = answer_queries(run, &question, text, tell, error);
    if (!status)
        status = zz_text_read_end(text, error);
    if (!status && settings->query > question.queries)
        status = ask_fail_number(run, "--query", "query", settings->query, question.queries, error);
    if (!status && settings->from_vertex)
        status = answer_options(run, &question, tell, error);
    meter_release(&run->meter, question.squares, question.vertices, sizeof *question.squares);
    meter_release(&run->meter, question.outcomes, question.vertices, sizeof *question.outcomes);
    zz_graph_free(question.graph);
    return status;
}

/* ---- What every answer begins with ---- */

void graph_begin_json(struct run *run, const struct graph_question *question)
{
    json_open(&run->json, NULL, '{', JSON_LINES);
    json_number(&run->json, "vertices", question->vertices);
    json_number(&run->json, "edges", zz_graph_edges(question->graph));
    if (question->number)
        json_number(&run->json, "query", question->number);
    else
        json_null(&run->json, "query");
    if (question->query.target)
        json_number(&run->json, "target", question->query.target);
    else
        json_null(&run->json, "target");
    json_number(&run->json, "vertex", question->token);
    json_number(&run->json, "ply", question->made);
    json_string(&run->json, "turn", GRAPH_JSON_SIDES[question->made % 2]);
    ask_worth_json(&run->json, graph_value(question, question->token), true);
}

void graph_begin_words(struct run *run, const struct graph_question *question)
{
    char worth[ASK_WORTH];
    if (question->number)
        output_format(&run->out,
                      "%sQuery %" PRIu64 " of %" PRIu64 ": from %" PRIu32 " with target %" PRIu32
                      "\n",
                      run->answered ? "\n" : "", question->number, question->queries,
                      question->query.start, question->query.target);
    output_format(&run->out, "%s to move on %" PRIu32 ": %s\n", GRAPH_SIDES[question->made % 2],
                  question->token, ask_worth(graph_value(question, question->token), worth));
}

/* ---- moves ---- */

/* Larger is better: quick wins, ties, slow losses. */
static int64_t rank_of(zz_outcome worth)
{
    const int64_t most = INT64_C(1) << 40;
    int64_t plies = (int64_t)worth.plies;
    return worth.winner == ZZ_WINNER_FIRST    ? most - plies
           : worth.winner == ZZ_WINNER_SECOND ? plies - most
                                              : 0;
}

/* A stable merge sort, bottom up: a vertex may have very many moves. */
static void sort_moves(const struct graph_question *question, uint32_t *moves, uint32_t count,
                       uint32_t *spare)
{
    for (uint64_t width = 1; width < count; width *= 2) {
        for (uint64_t begin = 0; begin < count; begin += 2 * width) {
            uint64_t middle = begin + width < count ? begin + width : count;
            uint64_t end = middle + width < count ? middle + width : count;
            uint64_t left = begin;
            uint64_t right = middle;
            for (uint64_t i = begin; i < end; i++) {
                bool take_right = left == middle ||
                                  (right < end && rank_of(graph_worth(question, moves[right])) >
                                                      rank_of(graph_worth(question, moves[left])));
                spare[i] = take_right ? moves[right++] : moves[left++];
            }
        }
        for (uint32_t i = 0; i < count; i++)
            moves[i] = spare[i];
    }
}

static void write_moves(struct run *run, const struct graph_question *question, uint32_t count)
{
    char worth[ASK_WORTH];
    graph_begin_words(run, question);
    for (uint32_t i = 0; i < count; i++)
        output_format(&run->out, "%-8" PRIu32 "%s\n", question->squares[i],
                      ask_worth(graph_worth(question, question->squares[i]), worth));
}

static void write_moves_json(struct run *run, const struct graph_question *question, uint32_t count)
{
    graph_begin_json(run, question);
    json_open(&run->json, "moves", '[', JSON_LINES);
    for (uint32_t i = 0; i < count; i++) {
        char name[GRAPH_MOVE];
        zz_outcome worth = graph_worth(question, question->squares[i]);
        json_open(&run->json, NULL, '{', JSON_ONE_LINE);
        json_string(&run->json, "move", graph_move(question->squares[i], name));
        ask_worth_json(&run->json, worth, true);
        ask_child_json(&run->json, worth, true);
        json_close(&run->json);
    }
    json_close(&run->json);
    run_cost_json(run, question->cost);
    json_close(&run->json);
}

const char *graph_move(uint32_t vertex, char name[GRAPH_MOVE])
{
    snprintf(name, GRAPH_MOVE, "%" PRIu32, vertex);
    return name;
}

static zz_status tell_moves(struct run *run, struct graph_question *question, zz_error *error)
{
    void *spare = NULL;
    uint32_t count = graph_list_moves(question);
    zz_status status = meter_allocate(&run->meter, &spare, count, sizeof(uint32_t), error);
    if (!status)
        sort_moves(question, question->squares, count, spare);
    if (!status && run->settings->json)
        write_moves_json(run, question, count);
    else if (!status)
        write_moves(run, question, count);
    meter_release(&run->meter, spare, count, sizeof(uint32_t));
    return status;
}

static zz_status answer_moves(struct run *run, zz_text *text, zz_error *error)
{
    return graph_ask(run, text, tell_moves, error);
}

const struct ask_game GRAPH_ASK = {
    .things = {"question", "questions"},
    .awaits = "'n m' or 'n m q', m edges 'u v', q queries 'x y'",
    .options = GRAPH_OPTIONS,
    .help = {MOVES_HELP, GRAPH_LINE_HELP},
    .missing = missing,
    .answer = {answer_moves, graph_answer_line},
};
