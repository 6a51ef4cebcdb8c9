/* graph_contest.c: graph's data as the contest had it. */
#include "data.h"

static zz_status validate(struct validation *validation, zz_error *error)
{
    static const struct strict_limit sizes[] = {
        {"the number of vertices", 1, GRAPH_MOST_VERTICES},
        {"the number of edges", 1, GRAPH_MOST_EDGES},
        {"the number of queries", 1, GRAPH_MOST_QUERIES},
    };
    struct strict *text = validation->text;
    uint64_t values[3];
    uint64_t ends[2];
    zz_status status = strict_line(text, 3, sizes, values, error);
    if (status)
        return status;
    const struct strict_limit limits[] = {{"a vertex", 1, values[0]}, {"a vertex", 1, values[0]}};
    for (uint64_t i = 0; !status && i < values[1]; i++)
        status = strict_line(text, 2, limits, ends, error);
    for (uint64_t i = 0; !status && i < values[2]; i++) {
        status = strict_line(text, 2, limits, ends, error);
        if (!status && ends[0] == ends[1])
            status = strict_fail(error, text->line - 1, 1,
                                 "expected a target other than the start, found %u twice",
                                 (unsigned)ends[0]);
    }
    if (!status)
        status = strict_end(text, error);
    validation->cases += !status;
    return status;
}

const struct data_game GRAPH_DATA = {
    .thing = "graph",
    .families = GRAPH_FAMILIES,
    .most_cases = 1,
    .validate = validate,
    .options = GRAPH_GENERATE_OPTIONS,
    .generate_help =
        "Writes a graph with queries for the contest. Which kind is chosen at random\n"
        "among the families below, or with --family. Every input is validated before it\n"
        "is written, and the same seed gives the same bytes everywhere.\n"
        "\n"
        "  $ zugzwang graph generate --vertices 5 --edges 6 --queries 2 --seed 7\n"
        "  5 6 2\n"
        "  1 5\n"
        "  2 4\n"
        "  3 2\n"
        "  4 3\n"
        "  5 4\n"
        "  1 3\n"
        "  4 3\n"
        "  5 3\n"
        "  $ zugzwang graph generate --family chain --vertices 9 --count 5 -o chain-%d.in\n",
    .validate_help =
        "Says whether inputs are what the contest promises, to the byte: sizes, vertices\n"
        "that exist, targets other than the start, one blank between numbers, no blanks\n"
        "at the ends of lines, line feeds alone.\n"
        "\n"
        "  $ cat graph.in\n"
        "  3 2 1\n"
        "  1 2\n"
        "  2 4\n"
        "  1 3\n"
        "  $ zugzwang graph validate graph.in 2>&1\n"
        "  FAIL graph.in:3:3: expected a vertex, from 1 to 3, found 4\n",
    .check_help =
        "Judges the output OUT for the input IN as a checker made with testlib does, and\n"
        "the setters' answer ANS as well: both are compared with what the solver says.\n"
        "\n"
        "  $ cat graph.in\n"
        "  3 2 1\n"
        "  1 2\n"
        "  2 3\n"
        "  1 3\n"
        "  $ zugzwang graph solve graph.in -o right.out; echo 1 >mine.out\n"
        "  $ zugzwang graph check graph.in mine.out right.out 2>&1\n"
        "  wrong answer 1st query differs - expected: '-1', found: '1'\n",
};
