/* package.c: the verb package: a game as a whole problem for a judge.
 *
 *     seed ─▶ points.c ─▶ input, answer ─▶ tree.c ─▶ DIR
 *     statements, checker, validator, solution (texts.h) ─▶ the format's file ──┘
 *
 * DIR appears at the end, whole, or not at all. */
#include "package.h"

#include <string.h>
#include <unistd.h>

#include "cli/help.h"
#include "cli/interrupt.h"
#include "cli/meter.h"
#include "cli/options.h"
#include "cli/progress.h"
#include "format.h"
#include "points.h"

static const char *set_format(struct settings *settings, char *const values[])
{
    for (const struct package_format *const *format = FORMATS; *format; format++)
        if (strcmp((*format)->name, values[0]) == 0) {
            settings->package_format = *format;
            return NULL;
        }
    return "hydro, dmoj, lemonlime, polygon or icpc";
}

static const char *set_output(struct settings *settings, char *const values[])
{
    settings->output = values[0];
    return NULL;
}

static const char *set_seed(struct settings *settings, char *const values[])
{
    return parse_number(values[0], 0, UINT64_MAX, &settings->seed) ? NULL : "a number below 2^64";
}

static const char *set_bundled(struct settings *settings, char *const values[])
{
    (void)values;
    settings->bundled = true;
    return NULL;
}

static const struct option PACKAGE_OPTIONS[] = {
    {"format", 0, "FORMAT", "hydro, dmoj, lemonlime, polygon or icpc", set_format},
    {"output", 'o', "DIR", "the folder to make; it must be new, or empty", set_output},
    {"seed", 0, "N", "another seed makes other test points; else 1", set_seed},
    {"bundled", 0, NULL,
     "a group of test points scores only when all of them\n"
     "are right; else each point counts by itself",
     set_bundled},
    {.name = NULL},
};

static const struct option *const TABLES[] = {PACKAGE_OPTIONS, COMMON_OPTIONS, NULL};

bool package_has(const struct game *game)
{
    return game->problem != NULL;
}

void package_help(const struct game *game, struct output *output)
{
    output_format(output, "Usage: zugzwang %s package --format FORMAT -o DIR [OPTIONS]\n\n",
                  game->name);
    output_text(output,
                "Makes a whole problem for a judge: twenty test points in groups, up to the\n"
                "contest's limits, with their answers; time and memory limits; a validator and a\n"
                "checker; a model solution; statements in Chinese and English.\n\nFormats:\n");
    for (const struct package_format *const *format = FORMATS; *format; format++)
        output_format(output, "  %-11s%s\n", (*format)->name, (*format)->summary);
    output_format(output,
                  "\nFor example, for Hydro:\n\n"
                  "  $ zugzwang %s package --format hydro -o my-problem\n"
                  "  my-problem: %s for Hydro, 20 test points in %u groups\n"
                  "  Next: put the folder into a zip file, and import that as a Hydro problem\n"
                  "  $ ls my-problem\n"
                  "  problem.yaml\n  problem_en.md\n  problem_zh.md\n  std\n  testdata\n\n"
                  "What goes where in each format, and how to hand it in, is in docs/PACKAGE.md.\n"
                  "\nOptions:\n",
                  game->name, game->name, problem_groups(game->problem));
    options_help(TABLES, output);
}

static bool make_samples(struct package *package, const struct game *game,
                         const zz_options *options, zz_error *error)
{
    package->samples.count = problem_samples(package->problem);
    for (unsigned i = 0; i < package->samples.count; i++) {
        const struct text *input = text_named(package->problem->samples[i]);
        package->samples.input[i] = input;
        if (point_answer(game, input->bytes, input->size, options, &package->samples.answer[i],
                         error)) {
            complain("sample %u: %s", i + 1, error->message);
            return false;
        }
    }
    return true;
}

static void write_point(struct package *package, unsigned point, const struct buffer *input,
                        const struct buffer *answer)
{
    char path[TREE_MOST_PATH];
    package->format->place(package, point, FILE_INPUT, path);
    output_bytes(tree_open(&package->tree, "%s", path), input->bytes, input->used);
    tree_close(&package->tree);
    package->format->place(package, point, FILE_ANSWER, path);
    output_bytes(tree_open(&package->tree, "%s", path), answer->bytes, answer->used);
    tree_close(&package->tree);
}

static bool make_points(struct package *package, const struct game *game, uint64_t seed,
                        const zz_options *options, zz_error *error)
{
    struct buffer input = {.used = 0};
    struct buffer answer = {.used = 0};
    zz_status status = ZZ_OK;
    for (unsigned point = 1; point <= POINTS && !status && !package->tree.failed; point++) {
        buffer_clear(&input);
        buffer_clear(&answer);
        progress_subject("test point", point, POINTS);
        status = point_make(game, point, seed, options, &input, &answer, error);
        if (!status)
            write_point(package, point, &input, &answer);
        else if (status != ZZ_CANCELLED)
            complain("test point %u: %s", point, error->message);
    }
    buffer_free(&input);
    buffer_free(&answer);
    return !status;
}

static int finish(struct package *package, bool made, const zz_error *error)
{
    static struct output page;
    bool stopped = interrupted();
    bool kept = tree_end(&package->tree, made && !stopped);
    progress_erase();
    if (stopped) {
        complain("interrupted; nothing was made");
        die_of_interrupt();
    }
    if (!made) /* the arguments are ours */
        return error->code == ZZ_BAD_ARGUMENT ? EXIT_BUG : (int)exit_code_of(error->code);
    if (!kept)
        return EXIT_IO;
    output_open(&page, NULL);
    output_format(&page, "%s: %s for %s, %d test points in %u groups\nNext: %s\n",
                  package->tree.target, package->problem->name, package->format->title, POINTS,
                  problem_groups(package->problem), package->format->next);
    return output_close(&page, true) ? EXIT_DONE : EXIT_IO;
}

static int make_package(const struct game *game, const struct settings *settings)
{
    static struct package package; /* large */
    static struct meter meter;
    zz_error error = {.code = ZZ_OK};
    meter.limit = settings->memory ? settings->memory : memory_available();
    zz_options options = {
        .allocator = meter_allocator(&meter),
        .progress = progress_update,
        .memory_limit = meter.limit,
        .threads = settings->threads,
    };
    package.problem = game->problem;
    package.format = settings->package_format;
    package.bundled = settings->bundled;
    progress_begin(settings->progress == PROGRESS_ON ||
                   (settings->progress == PROGRESS_ON_TERMINAL && isatty(STDERR_FILENO)));
    if (!tree_begin(&package.tree, settings->output))
        return EXIT_IO;
    bool made = make_samples(&package, game, &options, &error);
    if (made)
        package.format->write(&package);
    made = made && make_points(&package, game, settings->seed, &options, &error);
    for (unsigned i = 0; i < MOST_SAMPLES; i++)
        buffer_free(&package.samples.answer[i]);
    return finish(&package, made, &error);
}

int package_run(const struct game *game, int count, char *arguments[])
{
    struct settings settings = {.seed = 1};
    int operands;
    if (!options_parse(TABLES, &settings, count, arguments, &operands))
        return help_hint(game, "package");
    if (settings.help)
        return help_verb(game, verb_named("package"));
    if (settings.version)
        return help_version();
    if (operands > 0)
        complain("package takes no file, found '%s'; the folder to make is named with -o DIR",
                 arguments[0]);
    else if (!settings.package_format)
        complain("which format? --format hydro, dmoj, lemonlime, polygon or icpc");
    else if (!settings.output)
        complain("which folder? -o DIR");
    else
        return make_package(game, &settings);
    return help_hint(game, "package");
}
