/* graph_line.c: line of graph for the program. */
#include <inttypes.h>

#include "graph_ask.h"

const char GRAPH_LINE_HELP[] =
    "Plays a perfect game: winners hurry, losers delay, and among equal moves the one\n"
    "to the lowest vertex is made. The file may have queries or not; without --from\n"
    "each of them is answered.\n"
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
    "  And so on: the token is where it was after ply 1.\n"
    "\n"
    "With --defend the first move is yours, and the other side makes the most of it:\n"
    "\n"
    "  $ printf '3 3\\n1 2\\n2 1\\n2 3\\n' | zugzwang graph line --from 2 --defend 1\n"
    "  First to move on 2: win in 1 ply\n"
    "  After 1: win in 3 plies\n"
    "     1. First   1\n"
    "     2. Second  2\n"
    "     3. First   3\n"
    "  Second cannot move.\n";

/* question->squares has the vertices that the token is moved to, after that of --defend. */
struct line {
    bool is_defence;
    uint32_t first; /* where --defend has it moved to */
    uint64_t count; /* of all moves */
    uint64_t repeats_from;
};

static uint32_t vertex_of(const struct graph_question *question, const struct line *line,
                          uint64_t i)
{
    if (!line->is_defence)
        return question->squares[i];
    return i == 0 ? line->first : question->squares[i - 1];
}

static zz_status find_line(struct run *run, struct graph_question *question, struct line *line,
                           zz_error *error)
{
    zz_graph_query from = {question->token, question->query.target};
    zz_status status = ZZ_OK;
    line->is_defence = run->settings->defend != NULL;
    if (line->is_defence) {
        struct ask_list list;
        status = ask_read_defend(run, &list, 1, &line->first, error);
        if (status)
            return status;
        status = graph_play(question, line->first, error);
        if (status)
            return ask_fail_in_list(run, &list, error);
        question->token = from.start; /* the answer begins before that move */
        question->made--;
        from.start = line->first;
    }
    status = zz_graph_line(question->graph, from, question->outcomes, question->squares,
                           &line->count, &line->repeats_from, &run->options, error);
    line->count += line->is_defence;
    if (!status && line->repeats_from != UINT64_MAX)
        line->repeats_from += line->is_defence;
    return status;
}

static void write_words(struct run *run, const struct graph_question *question,
                        const struct line *line)
{
    uint64_t made = question->made;
    uint64_t end = made + line->count;
    char worth[ASK_WORTH];
    uint32_t last = question->token;
    graph_begin_words(run, question);
    if (line->is_defence)
        output_format(&run->out, "After %" PRIu32 ": %s\n", line->first,
                      ask_worth(graph_worth(question, line->first), worth));
    for (uint64_t i = 0; i < line->count; i++) {
        last = vertex_of(question, line, i);
        output_format(&run->out, "%4" PRIu64 ". %-6s  %" PRIu32 "\n", made + i + 1,
                      GRAPH_SIDES[(made + i) % 2], last);
    }
    if (line->repeats_from != UINT64_MAX && made + line->repeats_from > 0)
        output_format(&run->out, "And so on: the token is where it was after ply %" PRIu64 ".\n",
                      made + line->repeats_from);
    else if (line->repeats_from != UINT64_MAX)
        output_text(&run->out, "And so on: the token is where it was at the start.\n");
    else if (last == question->query.target)
        output_format(&run->out, "%s has moved onto the target.\n", GRAPH_SIDES[(end + 1) % 2]);
    else
        output_format(&run->out, "%s cannot move.\n", GRAPH_SIDES[end % 2]);
}

static void write_json(struct run *run, const struct graph_question *question,
                       const struct line *line)
{
    char name[GRAPH_MOVE];
    graph_begin_json(run, question);
    if (line->is_defence)
        json_string(&run->json, "defend", graph_move(line->first, name));
    else
        json_null(&run->json, "defend");
    json_number(&run->json, "plies", line->count);
    if (line->repeats_from == UINT64_MAX)
        json_null(&run->json, "repeats_from");
    else
        json_number(&run->json, "repeats_from", question->made + line->repeats_from);
    json_open(&run->json, "mainline", '[', JSON_LINES);
    for (uint64_t i = 0; i < line->count; i++) {
        uint32_t vertex = vertex_of(question, line, i);
        zz_outcome worth = graph_worth(question, vertex);
        json_open(&run->json, NULL, '{', JSON_ONE_LINE);
        json_string(&run->json, "turn", GRAPH_JSON_SIDES[(question->made + i) % 2]);
        json_string(&run->json, "move", graph_move(vertex, name));
        ask_worth_json(&run->json, worth, true);
        ask_child_json(&run->json, worth, true);
        json_close(&run->json);
    }
    json_close(&run->json);
    run_cost_json(run, question->cost);
    json_close(&run->json);
}

static zz_status tell_line(struct run *run, struct graph_question *question, zz_error *error)
{
    struct line line;
    zz_status status = find_line(run, question, &line, error);
    if (!status && run->settings->json)
        write_json(run, question, &line);
    else if (!status)
        write_words(run, question, &line);
    return status;
}

zz_status graph_answer_line(struct run *run, zz_text *text, zz_error *error)
{
    return graph_ask(run, text, tell_line, error);
}
