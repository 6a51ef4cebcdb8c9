/* table.c: from `zugzwang zu table ACTION …` to the action. */
#include "table.h"

#include <string.h>

#include "cli/help.h"
#include "cli/nearest.h"
#include "pack.h"

static const char HELP[] =
    "Usage: zugzwang zu table build [OPTIONS] -o TABLE [FILE]\n"
    "       zugzwang zu table probe [OPTIONS] TABLE POSITION...\n"
    "       zugzwang zu table stats [OPTIONS] TABLE\n"
    "       zugzwang zu table verify [OPTIONS] TABLE\n"
    "\n"
    "A table holds the value of every position of a board: each pair of squares for\n"
    "the generals, each square for the pawn, both sides to move. Of the board in FILE\n"
    "only the obstacles matter, not where its pieces stand.\n"
    "\n"
    "  $ cat chase.in\n"
    "  0 1\n"
    "  5 4\n"
    "  ...O\n"
    "  .##.\n"
    "  ....\n"
    "  ...X\n"
    "  ..O#\n"
    "  $ zugzwang zu table build chase.in -o chase.zut\n"
    "\n"
    "probe asks for positions: the squares of the two generals and of the pawn, as\n"
    "ROW,COLUMN, and who is to move (red, if that is left out). The answer is for the\n"
    "side to move, in plies, which are moves by either side:\n"
    "\n"
    "  $ zugzwang zu table probe chase.zut '1,4 5,3 4,4 red' '1,1 2,1 5,1 black'\n"
    "  1,4 5,3 4,4 red: win in 3 plies\n"
    "  1,1 2,1 5,1 black: lose in 10 plies\n"
    "\n"
    "stats counts wins, losses and ties, how many plies they take, and shows the\n"
    "longest wins; with --svg, as a picture. verify reads the whole table and proves\n"
    "it: each value must follow from those of the positions that a move leads to. It\n"
    "knows the rules by itself and nothing of how the table was made.\n"
    "\n"
    "  $ zugzwang zu table verify chase.zut\n"
    "  chase.zut: all 4624 positions are right\n"
    "\n"
    "When a table is wrong or damaged, verify says where, and the exit code is 1.\n";

static const char *set_output(struct settings *settings, char *const values[])
{
    settings->output = values[0];
    return NULL;
}

static const char *set_table(struct settings *settings, char *const values[])
{
    settings->table = values[0];
    return NULL;
}

static const char *set_number(struct settings *settings, char *const values[])
{
    return parse_number(values[0], 1, UINT32_MAX, &settings->number)
               ? NULL
               : "the number of a board, counted from 1";
}

static const char *set_svg(struct settings *settings, char *const values[])
{
    (void)values;
    settings->svg = true;
    return NULL;
}

static const char *set_all_moves(struct settings *settings, char *const values[])
{
    (void)values;
    settings->all_moves = true;
    return NULL;
}

static const char *set_json(struct settings *settings, char *const values[])
{
    (void)values;
    settings->json = true;
    return NULL;
}

static const struct option BUILD_OPTIONS[] = {
    {"output", 'o', "TABLE", "build: the file to write, replaced when it is complete", set_table},
    {"number", 0, "N", "build: the N-th board of FILE", set_number},
    {.name = NULL},
};

static const struct option PROBE_OPTIONS[] = {
    {"moves", 0, NULL, "probe: every move, too, best first", set_all_moves},
    {.name = NULL},
};

static const struct option STATS_OPTIONS[] = {
    {"svg", 0, NULL, "stats: the histogram as a picture", set_svg},
    {.name = NULL},
};

static const struct option OUTPUT_OPTION[] = {
    {"output", 'o', "OUT", "probe, stats, verify: write the answer to the file OUT", set_output},
    {.name = NULL},
};

static const struct option JSON_OPTION[] = {
    {"json", 0, NULL, "write one JSON document", set_json},
    {.name = NULL},
};

static const struct action {
    const char *name;
    const struct option *options[2];
    int (*run)(const struct game *game, const struct settings *settings, int count,
               char *operands[]);
} ACTIONS[] = {
    {"build", {BUILD_OPTIONS, NO_OPTIONS}, table_build},
    {"probe", {PROBE_OPTIONS, OUTPUT_OPTION}, table_probe},
    {"stats", {STATS_OPTIONS, OUTPUT_OPTION}, table_stats},
    {"verify", {NO_OPTIONS, OUTPUT_OPTION}, table_check},
};
enum { ACTION_COUNT = sizeof ACTIONS / sizeof *ACTIONS };

const struct table_game ZU_TABLE = {.help = HELP};

bool table_has(const struct game *game)
{
    return game->table != NULL;
}

void table_help(const struct game *game, struct output *output)
{
    static const struct option *const tables[] = {BUILD_OPTIONS, PROBE_OPTIONS, STATS_OPTIONS,
                                                  OUTPUT_OPTION, JSON_OPTION,   COMMON_OPTIONS,
                                                  NULL};
    output_text(output, game->table->help);
    output_text(output, "\nOptions:\n");
    options_help(tables, output);
}

static int complain_action(const struct game *game, const char *word)
{
    struct nearest nearest = nearest_begin(word ? word : "");
    for (int i = 0; i < ACTION_COUNT; i++)
        nearest_try(&nearest, ACTIONS[i].name);
    if (!word)
        complain("what to do with a table is missing: build, probe, stats or verify");
    else if (nearest.name)
        complain("expected build, probe, stats or verify, found '%s'; did you mean '%s'?", word,
                 nearest.name);
    else
        complain("expected build, probe, stats or verify, found '%s'", word);
    return help_hint(game, "table");
}

static int run_action(const struct game *game, const struct action *action, int count,
                      char *arguments[])
{
    struct settings settings = {.help = false};
    const struct option *tables[] = {action->options[0], action->options[1], JSON_OPTION,
                                     COMMON_OPTIONS, NULL};
    int operands;
    if (!options_parse(tables, &settings, count, arguments, &operands))
        return help_hint(game, "table");
    if (settings.help)
        return help_verb(game, verb_named("table"));
    if (settings.version)
        return help_version();
    if (!pack_exists()) {
        complain("tables need zstd, and this program was built without it: install libzstd-dev "
                 "(or what your system calls zstd's headers) and run make again");
        return EXIT_RESOURCE;
    }
    return action->run(game, &settings, operands, arguments);
}

int table_run(const struct game *game, int count, char *arguments[])
{
    const char *word = count > 0 ? arguments[0] : NULL;
    for (int i = 0; i < ACTION_COUNT && word; i++)
        if (strcmp(word, ACTIONS[i].name) == 0)
            return run_action(game, &ACTIONS[i], count - 1, arguments + 1);
    if (word && (strcmp(word, "--help") == 0 || strcmp(word, "-h") == 0))
        return help_verb(game, verb_named("table"));
    if (word && strcmp(word, "--version") == 0)
        return help_version();
    return complain_action(game, word);
}
