/* geography_contest.c: geography's data as the contest had it. */
#include "data.h"

static zz_status validate(struct validation *validation, zz_error *error)
{
    static const struct strict_limit sizes[] = {
        {"the number of rows", 1, GEOGRAPHY_MOST_SIZE},
        {"the number of columns", 1, GEOGRAPHY_MOST_SIZE},
    };
    struct strict *text = validation->text;
    char row[GEOGRAPHY_MOST_SIZE];
    uint64_t values[2];
    zz_status status = strict_line(text, 2, sizes, values, error);
    for (uint64_t i = 0; !status && i < values[0]; i++)
        status = strict_row(text, ".#", (uint32_t)values[1], row, error);
    if (!status)
        status = strict_end(text, error);
    validation->cases += !status;
    return status;
}

const struct data_game GEOGRAPHY_DATA = {
    .thing = "maze",
    .families = GEOGRAPHY_FAMILIES,
    .least_rows = 1,
    .most_size = GEOGRAPHY_MOST_SIZE,
    .most_cases = 1,
    .validate = validate,
    .generate_help =
        "Writes a maze for the contest. Which kind is chosen at random among the families\n"
        "below, or with --family. Every input is validated before it is written, and the\n"
        "same seed gives the same bytes everywhere.\n"
        "\n"
        "  $ zugzwang geography generate --family matched --rows 4 --cols 6 --seed 7\n"
        "  4 6\n"
        "  ###...\n"
        "  ......\n"
        "  ......\n"
        "  #..##.\n"
        "  $ zugzwang geography generate --family rooms --count 5 -o rooms-%d.in\n",
    .validate_help =
        "Says whether inputs are what the contest promises, to the byte: sizes, squares,\n"
        "one blank between numbers, no blanks at the ends of lines, line feeds alone.\n"
        "\n"
        "  $ printf '2 2\\n..\\n.# \\n' | zugzwang geography validate 2>&1\n"
        "  FAIL <stdin>:3:3: expected the end of the line, found a blank\n",
    .check_help =
        "Judges the output OUT for the input IN as a checker made with testlib does, and\n"
        "the setters' answer ANS as well: both are compared with what the solver says.\n"
        "\n"
        "  $ cat maze.in\n"
        "  3 3\n"
        "  .##\n"
        "  ...\n"
        "  #.#\n"
        "  $ zugzwang geography solve maze.in -o right.out; echo 'WIN 2 3' >mine.out\n"
        "  $ zugzwang geography check maze.in mine.out right.out 2>&1\n"
        "  wrong answer Unexpected end of file - expected '3 2' for the 3rd line\n",
};
