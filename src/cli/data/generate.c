/* generate.c: the verb generate: inputs for a contest.
 *
 * Each case has a random state of its own, drawn from the seed and its number, so that asking for
 * more cases does not change the first ones. A case comes from a family; where a group of test
 * points promises something about the answer, families are asked again until a board keeps it, and
 * for the first tries also the case's wish: a share of the boards that is worth more than what
 * comes up most often. The validator has the last word. */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "data.h"

#include "cli/help.h"
#include "cli/interrupt.h"
#include "cli/random.h"
#include "cli/solve.h"

enum { MOST_FILES = 100000, MOST_TRIES = 5000 };

/* ---- Options ---- */

static const char *set_range(struct range *range, const char *value, uint32_t least, uint32_t most,
                             const char *expected)
{
    return parse_range(value, least, most, range) ? NULL : expected;
}

static const char *set_rows(struct settings *settings, char *const values[])
{
    return set_range(&settings->demand.rows, values[0], 1, 1000000, "a number, or two like 3-5");
}

static const char *set_cols(struct settings *settings, char *const values[])
{
    return set_range(&settings->demand.cols, values[0], 1, 1000000, "a number, or two like 3-5");
}

static const char *set_density(struct settings *settings, char *const values[])
{
    return set_range(&settings->demand.density, values[0], 0, 100,
                     "a number from 0 to 100, or two like 10-30");
}

static const char *set_rounds(struct settings *settings, char *const values[])
{
    return set_range(&settings->demand.rounds, values[0], 1, RABBIT_MOST_ROUNDS,
                     "a number from 1 to 1000, or two like 3-5");
}

static const char *set_vertices(struct settings *settings, char *const values[])
{
    return set_range(&settings->demand.vertices, values[0], 2, GRAPH_MOST_VERTICES,
                     "a number from 2 to 100000, or two like 3-5");
}

static const char *set_edges(struct settings *settings, char *const values[])
{
    return set_range(&settings->demand.edges, values[0], 1, GRAPH_MOST_EDGES,
                     "a number from 1 to 500000, or two like 3-5");
}

static const char *set_queries(struct settings *settings, char *const values[])
{
    return set_range(&settings->demand.queries, values[0], 1, GRAPH_MOST_QUERIES,
                     "a number from 1 to 500, or two like 3-5");
}

static const char *set_family(struct settings *settings, char *const values[])
{
    settings->family = values[0];
    return NULL;
}

static const char *set_count(struct settings *settings, char *const values[])
{
    return parse_number(values[0], 1, MOST_FILES, &settings->count) ? NULL
                                                                    : "a number from 1 to 100000";
}

static const char *set_seed(struct settings *settings, char *const values[])
{
    return parse_number(values[0], 0, UINT64_MAX, &settings->seed) ? NULL : "a number";
}

static const char *set_output(struct settings *settings, char *const values[])
{
    settings->output = values[0];
    return NULL;
}

static const struct option SIZE_OPTIONS[] = {
    {"rows", 0, "R", "rows of the board: 8, or 3-10", set_rows},
    {"cols", 0, "C", "columns of the board", set_cols},
    {"density", 0, "P",
     "percent of obstacles (of white pieces in rabbit), where\n"
     "the family leaves that open",
     set_density},
    {.name = NULL},
};

const struct option RABBIT_GENERATE_OPTIONS[] = {
    {"rounds", 0, "K", "rounds of the record, if the game lasts so long", set_rounds},
    {.name = NULL},
};

const struct option GRAPH_GENERATE_OPTIONS[] = {
    {"vertices", 0, "N", "vertices of the graph: 8, or 3-10", set_vertices},
    {"edges", 0, "M", "edges of the graph", set_edges},
    {"queries", 0, "Q", "queries", set_queries},
    {.name = NULL},
};

static const struct option GENERATE_OPTIONS[] = {
    {"family", 0, "NAME", "cases of this family; 'list' lists them", set_family},
    {"count", 0, "N",
     "how many: boards in one input of zu (10), else inputs\n"
     "(1), each in a file of its own: -o name-%d.in",
     set_count},
    {"seed", 0, "N", "where the random numbers start (0)", set_seed},
    {"output", 'o', "OUT", "write to the file OUT, which is replaced at the end", set_output},
    {.name = NULL},
};

enum { TABLES = 6 };

static void list_options(const struct game *game, const struct option *tables[TABLES])
{
    tables[0] = game->data->groups ? POINTS_OPTION : NO_OPTIONS;
    tables[1] = game->data->most_size ? SIZE_OPTIONS : NO_OPTIONS;
    tables[2] = game->data->options ? game->data->options : NO_OPTIONS;
    tables[3] = GENERATE_OPTIONS;
    tables[4] = COMMON_OPTIONS;
    tables[5] = NULL;
}

static void list_families(const struct data_game *data, struct output *output)
{
    for (const struct family *family = data->families; family->name; family++)
        output_format(output, "  %-12s %s\n", family->name, family->summary);
}

void generate_help(const struct game *game, struct output *output)
{
    const struct option *tables[TABLES];
    list_options(game, tables);
    output_format(output, "Usage: zugzwang %s generate [OPTIONS]\n\n", game->name);
    output_text(output, game->data->generate_help);
    output_text(output, "\nFamilies:\n");
    list_families(game->data, output);
    output_text(output, "\nOptions:\n");
    options_help(tables, output);
}

/* ---- Cases ---- */

struct generator {
    const struct game *game;
    const struct settings *settings;
    const struct group *group; /* NULL: none */
    const struct family *family;
    struct demand demand; /* within the group's sizes */
    struct buffer input;  /* being made */
    struct buffer answers;
    char problem[160]; /* why there is none */
    int code;          /* and what to exit with */
};

static uint64_t state_of(uint64_t seed, uint64_t number)
{
    uint64_t state = seed;
    uint64_t mixed = random_next(&state) + number;
    return random_next(&mixed);
}

/* One in four of the boards that must be ties or stuck is stuck. */
static bool is_wished_stuck(uint64_t number)
{
    return number % 4 == 3;
}

static uint32_t count_families(const struct family *families)
{
    uint32_t count = 0;
    while (families[count].name)
        count++;
    return count;
}

/* Half of the sizes that nobody asked for are the greatest: contests test at their limits. */
static void choose_largest(struct range *range, struct range asked, uint32_t most, uint64_t *random)
{
    bool largest = random_below(random, 2);
    if (asked.given || !largest || !most)
        return;
    most = range->given ? range->most : most;
    *range = (struct range){true, most, most};
}

/* A family for the number-th case: often one that is likely to keep the promise. */
static const struct family *choose_family(const struct generator *generator, uint64_t number,
                                          uint64_t *random)
{
    const struct family *families = generator->game->data->families;
    enum promise promise = generator->group ? generator->group->promise : PROMISE_NONE;
    bool any = random_below(random, 2);
    if (generator->family)
        return generator->family;
    if (promise == PROMISE_MOAT)
        return family_named(families, "moat");
    if (promise == PROMISE_TIE_OR_STUCK && is_wished_stuck(number))
        return family_named(families, "walled");
    if (promise == PROMISE_TIE_OR_STUCK && !any)
        return family_named(families, random_below(random, 2) ? "false-win" : "shut");
    return &families[random_below(random, count_families(families))];
}

static bool make_case(struct generator *generator, uint64_t number, uint64_t *random)
{
    const struct settings *settings = generator->settings;
    uint32_t most = generator->game->data->most_size;
    struct demand demand = generator->demand;
    const struct family *family = choose_family(generator, number, random);
    choose_largest(&demand.rows, settings->demand.rows, most, random);
    choose_largest(&demand.cols, settings->demand.cols, most, random);
    return family->make(&demand, random, &generator->input);
}

/* The case as a whole input, validated. */
static zz_status judge(struct generator *generator, size_t from, uint64_t point, zz_error *error)
{
    const struct data_game *data = generator->game->data;
    zz_options options = {.threads = generator->settings->threads};
    struct buffer whole = {.bytes = NULL};
    if (data->most_cases > 1)
        buffer_format(&whole, "%" PRIu64 " 1\n", point);
    buffer_bytes(&whole, generator->input.bytes + from, generator->input.used - from);
    zz_status status = ZZ_NO_MEMORY;
    if (!whole.failed)
        status = validate_memory(data, whole.bytes, whole.used, generator->settings->points,
                                 &options, error);
    buffer_clear(&generator->answers);
    if (!status && data->most_cases > 1) {
        zz_text *text;
        status = zz_text_open_memory(&text, whole.bytes, whole.used, &options, error);
        if (!status)
            status = solve_text(generator->game, text, &options, &generator->answers, error);
        zz_text_close(text);
    }
    buffer_free(&whole);
    return status;
}

static unsigned plies_of(const char *answer)
{
    unsigned plies = 0;
    return sscanf(answer, "%*s %u", &plies) == 1 ? plies : 0;
}

/* Three in four of the boards that must be ties or short are short; of other boards, as many are not
 * over at once; of other games' cases, as many are of interest. */
static bool is_wished(const struct generator *generator, size_t from, uint64_t number)
{
    const struct data_game *data = generator->game->data;
    enum promise promise = generator->group ? generator->group->promise : PROMISE_NONE;
    const char *answer = generator->answers.used ? generator->answers.bytes : "";
    bool tie = strncmp(answer, "Tie", 3) == 0;
    if (promise == PROMISE_TIE_OR_STUCK)
        return tie != is_wished_stuck(number);
    if (promise == PROMISE_SHORT && number % 4 == 3)
        return tie;
    if (number % 4 == 3)
        return true;
    if (data->most_cases > 1)
        return plies_of(answer) >= 4 || (tie && promise != PROMISE_SHORT);
    return !data->is_interesting ||
           data->is_interesting(generator->input.bytes + from, generator->input.used - from);
}

static bool give_up(struct generator *generator, int code, const char *why)
{
    generator->code = code;
    snprintf(generator->problem, sizeof generator->problem, "%.150s", why);
    return false;
}

/* Appends the number-th case. */
static bool generate_case(struct generator *generator, uint64_t number, uint64_t point)
{
    uint64_t random = state_of(generator->settings->seed, number);
    size_t from = generator->input.used;
    uint32_t wishing = generator->group && generator->group->promise ? 400 : 20;
    zz_error error = {.code = ZZ_OK};
    for (uint32_t i = 0; i < MOST_TRIES && !interrupted(); i++) {
        if (make_case(generator, number, &random)) {
            zz_status status = judge(generator, from, point, &error);
            if (!status && (i >= wishing || is_wished(generator, from, number)))
                return true;
            if (status && status != ZZ_BAD_INPUT)
                return give_up(generator, (int)exit_code_of(status), error.message);
            buffer_cut(&generator->input, from);
        }
        if (generator->input.failed)
            return give_up(generator, EXIT_RESOURCE, "out of memory");
    }
    return give_up(generator, EXIT_USAGE,
                   "found none like that in 5000 tries; ask for another size or family");
}

/* ---- Inputs ---- */

/* A whole input of zu: its first line and boards, validated once more as it will be written. */
static bool generate_boards(struct generator *generator)
{
    const struct settings *settings = generator->settings;
    uint64_t count = settings->count ? settings->count : ZU_MOST_BOARDS;
    uint64_t point = settings->points.given ? settings->points.least : 0;
    zz_options options = {.threads = settings->threads};
    zz_error error;
    buffer_format(&generator->input, "%" PRIu64 " %" PRIu64 "\n", point, count);
    for (uint64_t i = 0; i < count; i++)
        if (!generate_case(generator, i, point))
            return false;
    if (validate_memory(generator->game->data, generator->input.bytes, generator->input.used,
                        settings->points, &options, &error) == ZZ_OK)
        return true;
    return give_up(generator, EXIT_BUG, error.message);
}

static int write_input(struct generator *generator, const char *path)
{
    static struct output output; /* large */
    if (!output_open(&output, path))
        return EXIT_IO;
    output_bytes(&output, generator->input.bytes, generator->input.used);
    return output_close(&output, true) ? EXIT_DONE : EXIT_IO;
}

static int report_problem(const struct generator *generator)
{
    if (interrupted()) {
        complain("interrupted");
        die_of_interrupt();
    }
    complain("%s", generator->problem);
    return generator->code;
}

static int generate_inputs(struct generator *generator)
{
    const char *pattern = generator->settings->output;
    const char *place = pattern ? strstr(pattern, "%d") : NULL;
    uint64_t count = generator->settings->count ? generator->settings->count : 1;
    int code = EXIT_DONE;
    for (uint64_t i = 0; i < count && code == EXIT_DONE; i++) {
        char path[4096];
        buffer_clear(&generator->input);
        if (!generate_case(generator, i, 0))
            return report_problem(generator);
        if (place)
            snprintf(path, sizeof path, "%.*s%" PRIu64 "%s", (int)(place - pattern), pattern, i + 1,
                     place + 2);
        code = write_input(generator, place ? path : pattern);
    }
    return code;
}

/* ---- The verb ---- */

/* What both ranges allow. False when that is nothing. */
static bool narrow(struct range *range, struct range by)
{
    if (!by.given)
        return true;
    if (!range->given)
        *range = by;
    range->least = range->least > by.least ? range->least : by.least;
    range->most = range->most < by.most ? range->most : by.most;
    return range->least <= range->most;
}

/* Whether the contest has such sizes, for these points. */
static bool check_size(struct range asked, uint32_t least, uint32_t most, struct range group,
                       const char *what)
{
    struct range limit = group.given ? group : (struct range){true, least, most};
    uint32_t first = asked.least;
    if (!asked.given || narrow(&asked, limit))
        return true;
    complain("--%s: expected from %u to %u, as the contest has it%s, found %u", what, limit.least,
             limit.most, group.given ? " for these points" : "", first);
    return false;
}

/* The options against each other and the contest's limits. */
static bool check_settings(const struct game *game, const struct settings *settings, int operands)
{
    const struct data_game *data = game->data;
    const struct range any = {.given = false};
    const struct group *group = group_of_range(data, settings->points);
    bool one_input = data->most_cases > 1;
    if (operands > 0)
        complain("generate reads no file; what it writes goes to -o FILE");
    else if (settings->points.given && !group)
        complain("--points: expected points of one group, found %u-%u", settings->points.least,
                 settings->points.most);
    else if (settings->family && !family_named(data->families, settings->family))
        complain("there is no family '%s'; --family list lists them", settings->family);
    else if (one_input && settings->count > data->most_cases)
        complain("--count: expected at most %u boards, as the contest has it, found %" PRIu64,
                 data->most_cases, settings->count);
    else if (!one_input && settings->count > 1 &&
             (!settings->output || !strstr(settings->output, "%d")))
        complain("several inputs need several files: -o %s-%%d.in", game->name);
    else
        return !data->most_size ||
               (check_size(settings->demand.rows, data->least_rows, data->most_size,
                           group ? group->rows : any, "rows") &&
                check_size(settings->demand.cols, 1, data->most_size, group ? group->cols : any,
                           "cols"));
    return false;
}

static int show_families(const struct game *game)
{
    static struct output output; /* large */
    output_open(&output, NULL);
    list_families(game->data, &output);
    return output_close(&output, true) ? EXIT_DONE : EXIT_IO;
}

int generate_run(const struct game *game, int count, char *arguments[])
{
    struct settings settings = {.help = false};
    const struct option *tables[TABLES];
    int operands;
    int code;
    list_options(game, tables);
    if (!options_parse(tables, &settings, count, arguments, &operands))
        return help_hint(game, "generate");
    if (settings.help)
        return help_verb(game, verb_named("generate"));
    if (settings.version)
        return help_version();
    if (settings.family && strcmp(settings.family, "list") == 0)
        return show_families(game);
    if (!check_settings(game, &settings, operands))
        return help_hint(game, "generate");
    struct generator generator = {
        .game = game,
        .settings = &settings,
        .group = group_of_range(game->data, settings.points),
        .family = settings.family ? family_named(game->data->families, settings.family) : NULL,
        .demand = settings.demand,
    };
    if (generator.group) {
        narrow(&generator.demand.rows, generator.group->rows);
        narrow(&generator.demand.cols, generator.group->cols);
    }
    if (game->data->most_cases == 1)
        code = generate_inputs(&generator);
    else if (generate_boards(&generator))
        code = write_input(&generator, settings.output);
    else
        code = report_problem(&generator);
    buffer_free(&generator.input);
    buffer_free(&generator.answers);
    return code;
}
