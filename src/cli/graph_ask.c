/* graph_ask.c: moves and line of graph for the program. */
#include <inttypes.h>
#include <stdio.h>

#include <zugzwang/graph.h>

#include "ask.h"
#include "games.h"
#include "progress.h"

static const char MOVES_HELP[] =
    "Lists the edges that the token may go along from vertex V, best first: quick\n"
    "wins, ties, slow losses. A move is written as the vertex that it leads to. The\n"
    "file has no queries: its first line is 'n m'. The side that moves the token from\n"
    "V is called the first.\n"
    "\n"
    "  $ printf '4 5\\n1 2\\n2 1\\n2 3\\n3 4\\n1 4\\n' | zugzwang graph moves --from 1\n"
    "  First to move on 1: win in 1 ply\n"
    "  4       win in 1 ply\n"
    "  2       win in 3 plies\n"
    "\n"
    "With --target T who moves the token onto T wins.\n";

static const char LINE_HELP[] =
    "Plays a perfect game from vertex V: winners hurry, losers delay, and among equal\n"
    "moves the one to the lowest vertex is made. The file has no queries: its first\n"
    "line is 'n m'.\n"
    "\n"
    "  $ printf '3 3\\n1 2\\n2 1\\n2 3\\n' | zugzwang graph line --from 1\n"
    "  First to move on 1: lose in 2 plies\n"
    "     1. First   2\n"
    "     2. Second  3\n"
    "  First cannot move.\n"
    "\n"
    "A tie goes round for ever:\n"
    "\n"
    "  $ printf '3 3\\n1 2\\n2 3\\n3 2\\n' | zugzwang graph line --from 1\n"
    "  First to move on 1: tie\n"
    "     1. First   2\n"
    "     2. Second  3\n"
    "     3. First   2\n"
    "  And so on: the token is where it was after ply 1.\n";

static const char *const SIDES[2] = {"First", "Second"};
static const char *const JSON_SIDES[2] = {"first", "second"};

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

static const struct option OPTIONS[] = {
    {"from", 0, "V", "the token stands on vertex V", set_from},
    {"target", 0, "T", "who moves the token onto vertex T wins", set_target},
    {.name = NULL},
};

/* A solved graph, and the token on it. */
struct position {
    zz_graph *graph;
    uint32_t vertices;
    zz_outcome *outcomes; /* by vertex, from 0 */
    uint32_t *squares;    /* room for as many vertices as there are */
    uint32_t token;
    uint64_t made; /* moves of --after */
};

static zz_status fail_vertex(struct run *run, const char *option, uint32_t vertex,
                             uint32_t vertices, zz_error *error)
{
    run->source = option;
    *error = (zz_error){.code = ZZ_BAD_ARGUMENT};
    snprintf(error->message, sizeof error->message,
             "expected a vertex from 1 to %" PRIu32 ", found %" PRIu32, vertices, vertex);
    return error->code;
}

/* The moves from the token's vertex go to position->squares; there are none on the target. */
static uint32_t list_moves(const struct run *run, struct position *position)
{
    if (position->token == run->settings->target)
        return 0;
    return zz_graph_list_moves(position->graph, position->token, position->squares);
}

static zz_status play(const struct run *run, struct position *position, uint32_t to,
                      zz_error *error)
{
    uint32_t count = list_moves(run, position);
    for (uint32_t i = 0; i < count; i++)
        if (position->squares[i] == to) {
            position->token = to;
            position->made++;
            return ZZ_OK;
        }
    *error = (zz_error){.code = ZZ_BAD_INPUT};
    if (count == 0)
        snprintf(error->message, sizeof error->message,
                 "expected no move, since the game is over, found %" PRIu32, to);
    else
        snprintf(error->message, sizeof error->message,
                 "expected a vertex that an edge from %" PRIu32 " leads to, found %" PRIu32,
                 position->token, to);
    return error->code;
}

static zz_status play_after(struct run *run, struct position *position, zz_error *error)
{
    struct ask_list list = {.text = run->settings->after};
    uint32_t to;
    zz_status status;
    while (ask_list_read(&list, 1, &to, &status, error)) {
        status = play(run, position, to, error);
        if (status)
            break;
    }
    return status ? ask_fail_after(run, &list, error) : ZZ_OK;
}

static zz_status solve(struct run *run, struct position *position, zz_error *error)
{
    uint32_t target = run->settings->target;
    void *block = NULL;
    zz_status status =
        meter_allocate(&run->meter, &block, position->vertices, sizeof *position->outcomes, error);
    position->outcomes = block;
    block = NULL;
    if (!status)
        status = meter_allocate(&run->meter, &block, (uint64_t)position->vertices,
                                sizeof *position->squares, error);
    position->squares = block;
    if (status)
        return status;
    return target ? zz_graph_solve_target(position->graph, target, position->outcomes,
                                          &run->options, error)
                  : zz_graph_solve_all(position->graph, position->outcomes, &run->options, error);
}

/* Whatever it returns, close_position follows. */
static zz_status open_position(struct run *run, zz_text *text, struct position *position,
                               zz_error *error)
{
    progress_subject("graph", run->answered + 1, 0);
    zz_status status = zz_graph_read(&position->graph, NULL, text, &run->options, error);
    if (!status)
        status = zz_text_read_end(text, error);
    if (status)
        return status;
    position->vertices = zz_graph_vertices(position->graph);
    position->token = run->settings->from_vertex;
    if (position->token > position->vertices)
        return fail_vertex(run, "--from", position->token, position->vertices, error);
    if (run->settings->target > position->vertices)
        return fail_vertex(run, "--target", run->settings->target, position->vertices, error);
    status = solve(run, position, error);
    return status ? status : play_after(run, position, error);
}

static void close_position(struct run *run, struct position *position)
{
    meter_release(&run->meter, position->squares, position->vertices, sizeof *position->squares);
    meter_release(&run->meter, position->outcomes, position->vertices, sizeof *position->outcomes);
    zz_graph_free(position->graph);
}

static zz_outcome value_of(const struct position *position, uint32_t vertex)
{
    return position->outcomes[vertex - 1];
}

/* What moving to a vertex is worth to who does. */
static zz_outcome worth_of(const struct position *position, uint32_t vertex)
{
    static const zz_winner other[] = {[ZZ_WINNER_NONE] = ZZ_WINNER_NONE,
                                      [ZZ_WINNER_FIRST] = ZZ_WINNER_SECOND,
                                      [ZZ_WINNER_SECOND] = ZZ_WINNER_FIRST};
    zz_outcome child = value_of(position, vertex);
    return (zz_outcome){other[child.winner], child.winner ? child.plies + 1 : 0};
}

/* Larger is better: quick wins, ties, slow losses. */
static int64_t rank_of(zz_outcome worth)
{
    const int64_t most = INT64_C(1) << 40;
    int64_t plies = (int64_t)worth.plies;
    return worth.winner == ZZ_WINNER_FIRST    ? most - plies
           : worth.winner == ZZ_WINNER_SECOND ? plies - most
                                              : 0;
}

static void write_worth(struct run *run, zz_outcome worth)
{
    output_text(&run->out, ask_category(worth.winner));
    if (worth.winner)
        output_format(&run->out, " in %" PRIu64 " %s", worth.plies,
                      worth.plies == 1 ? "ply" : "plies");
    output_text(&run->out, "\n");
}

/* A stable merge sort, bottom up: a vertex may have very many moves. */
static void sort_moves(const struct position *position, uint32_t *moves, uint32_t count,
                       uint32_t *spare)
{
    for (uint64_t width = 1; width < count; width *= 2) {
        for (uint64_t begin = 0; begin < count; begin += 2 * width) {
            uint64_t middle = begin + width < count ? begin + width : count;
            uint64_t end = middle + width < count ? middle + width : count;
            uint64_t left = begin;
            uint64_t right = middle;
            for (uint64_t i = begin; i < end; i++) {
                bool take_right =
                    left == middle || (right < end && rank_of(worth_of(position, moves[right])) >
                                                          rank_of(worth_of(position, moves[left])));
                spare[i] = take_right ? moves[right++] : moves[left++];
            }
        }
        for (uint32_t i = 0; i < count; i++)
            moves[i] = spare[i];
    }
}

static void begin_json(struct run *run, const struct position *position)
{
    json_open(&run->json, NULL, '{', JSON_LINES);
    json_number(&run->json, "vertices", position->vertices);
    json_number(&run->json, "edges", zz_graph_edges(position->graph));
    if (run->settings->target)
        json_number(&run->json, "target", run->settings->target);
    else
        json_null(&run->json, "target");
    json_number(&run->json, "vertex", position->token);
    json_number(&run->json, "ply", position->made);
    json_string(&run->json, "turn", JSON_SIDES[position->made % 2]);
    ask_worth_json(&run->json, value_of(position, position->token), true);
}

static void begin_words(struct run *run, const struct position *position)
{
    output_format(&run->out, "%s to move on %" PRIu32 ": ", SIDES[position->made % 2],
                  position->token);
    write_worth(run, value_of(position, position->token));
}

static void write_moves(struct run *run, struct position *position, uint32_t count)
{
    begin_words(run, position);
    for (uint32_t i = 0; i < count; i++) {
        output_format(&run->out, "%-8" PRIu32, position->squares[i]);
        write_worth(run, worth_of(position, position->squares[i]));
    }
}

static void write_moves_json(struct run *run, struct position *position, uint32_t count)
{
    begin_json(run, position);
    json_open(&run->json, "moves", '[', JSON_LINES);
    for (uint32_t i = 0; i < count; i++) {
        zz_outcome worth = worth_of(position, position->squares[i]);
        json_open(&run->json, NULL, '{', JSON_ONE_LINE);
        json_number(&run->json, "move", position->squares[i]);
        ask_worth_json(&run->json, worth, true);
        ask_child_json(&run->json, worth, true);
        json_close(&run->json);
    }
    json_close(&run->json);
}

static zz_status answer_moves(struct run *run, zz_text *text, zz_error *error)
{
    struct position position = {.graph = NULL};
    void *spare = NULL;
    struct cost cost = run_cost_begin(run);
    zz_status status = open_position(run, text, &position, error);
    uint32_t count = status ? 0 : list_moves(run, &position);
    if (!status)
        status = meter_allocate(&run->meter, &spare, count, sizeof(uint32_t), error);
    if (!status)
        sort_moves(&position, position.squares, count, spare);
    cost = run_cost_end(run, cost);
    if (!status && run->settings->json) {
        write_moves_json(run, &position, count);
        run_cost_json(run, cost);
        json_close(&run->json);
    } else if (!status) {
        write_moves(run, &position, count);
    }
    meter_release(&run->meter, spare, count, sizeof(uint32_t));
    close_position(run, &position);
    return status ? status : run_answered(run, 1, error);
}

static void write_line(struct run *run, const struct position *position, uint64_t count,
                       uint64_t repeats_from)
{
    begin_words(run, position);
    for (uint64_t i = 0; i < count; i++)
        output_format(&run->out, "%4" PRIu64 ". %-6s  %" PRIu32 "\n", position->made + i + 1,
                      SIDES[(position->made + i) % 2], position->squares[i]);
    uint32_t last = count ? position->squares[count - 1] : position->token;
    if (repeats_from != UINT64_MAX && position->made + repeats_from > 0)
        output_format(&run->out, "And so on: the token is where it was after ply %" PRIu64 ".\n",
                      position->made + repeats_from);
    else if (repeats_from != UINT64_MAX)
        output_text(&run->out, "And so on: the token is where it was at the start.\n");
    else if (last == run->settings->target)
        output_format(&run->out, "%s has moved onto the target.\n",
                      SIDES[(position->made + count + 1) % 2]);
    else
        output_format(&run->out, "%s cannot move.\n", SIDES[(position->made + count) % 2]);
}

static void write_line_json(struct run *run, const struct position *position, uint64_t count,
                            uint64_t repeats_from)
{
    begin_json(run, position);
    json_number(&run->json, "plies", count);
    if (repeats_from == UINT64_MAX)
        json_null(&run->json, "repeats_from");
    else
        json_number(&run->json, "repeats_from", position->made + repeats_from);
    json_open(&run->json, "mainline", '[', JSON_LINES);
    for (uint64_t i = 0; i < count; i++) {
        zz_outcome worth = worth_of(position, position->squares[i]);
        json_open(&run->json, NULL, '{', JSON_ONE_LINE);
        json_string(&run->json, "turn", JSON_SIDES[(position->made + i) % 2]);
        json_number(&run->json, "move", position->squares[i]);
        ask_worth_json(&run->json, worth, true);
        ask_child_json(&run->json, worth, true);
        json_close(&run->json);
    }
    json_close(&run->json);
}

static zz_status answer_line(struct run *run, zz_text *text, zz_error *error)
{
    struct position position = {.graph = NULL};
    uint64_t count;
    uint64_t repeats_from;
    struct cost cost = run_cost_begin(run);
    zz_status status = open_position(run, text, &position, error);
    if (!status) {
        zz_graph_query query = {position.token, run->settings->target};
        status = zz_graph_line(position.graph, query, position.outcomes, position.squares, &count,
                               &repeats_from, &run->options, error);
    }
    cost = run_cost_end(run, cost);
    if (!status && run->settings->json) {
        write_line_json(run, &position, count, repeats_from);
        run_cost_json(run, cost);
        json_close(&run->json);
    } else if (!status) {
        write_line(run, &position, count, repeats_from);
    }
    close_position(run, &position);
    return status ? status : run_answered(run, 1, error);
}

static bool has_start(const struct settings *settings)
{
    return settings->from_vertex > 0;
}

const struct ask_game GRAPH_ASK = {
    .things = {"graph", "graphs"},
    .awaits = "'n m', m edges 'u v'",
    .options = OPTIONS,
    .needs = "--from V, the vertex that the token stands on",
    .help = {MOVES_HELP, LINE_HELP},
    .is_ready = has_start,
    .answer = {answer_moves, answer_line},
};
