/* validate.c: the verb validate: whether inputs are what the contest promises.
 *
 * Used by a judge, it is a validator in the manner of testlib: the input comes on standard input,
 * silence on standard error and exit code 0 mean that it is valid, "FAIL …" and another code that it
 * is not; --testset, --group and the names of log files are taken without complaint. */
#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "data.h"

#include "cli/help.h"
#include "cli/input.h"
#include "cli/interrupt.h"
#include "cli/json.h"
#include "cli/progress.h"

/* ---- Options ---- */

static const char *set_group(struct settings *settings, char *const values[])
{
    struct range points;
    if (!settings->points.given && parse_range(values[0], 1, 20, &points))
        settings->points = points;
    return NULL;
}

static const char *set_nothing(struct settings *settings, char *const values[])
{
    (void)settings;
    (void)values;
    return NULL;
}

static const char *set_output(struct settings *settings, char *const values[])
{
    settings->output = values[0];
    return NULL;
}

static const char *set_json(struct settings *settings, char *const values[])
{
    (void)values;
    settings->json = true;
    return NULL;
}

static const struct option VALIDATE_OPTIONS[] = {
    {"output", 'o', "OUT", "write to the file OUT, which is replaced at the end", set_output},
    {"json", 0, NULL, "write one JSON document", set_json},
    {"group", 0, "G",
     "as judges say it: the same as --points, if G is a\nnumber or two, else nothing", set_group},
    {"testset", 0, "T", "as judges say it: nothing", set_nothing},
    {"testOverviewLogFileName", 0, "F", NULL, set_nothing},
    {"testMarkupFileName", 0, "F", NULL, set_nothing},
    {"testCase", 0, "N", NULL, set_nothing},
    {"testCaseFileName", 0, "F", NULL, set_nothing},
    {.name = NULL},
};

enum { TABLES = 4 };

static void list_options(const struct game *game, const struct option *tables[TABLES])
{
    tables[0] = game->data->groups ? POINTS_OPTION : NO_OPTIONS;
    tables[1] = VALIDATE_OPTIONS;
    tables[2] = COMMON_OPTIONS;
    tables[3] = NULL;
}

/* ---- One input ---- */

struct report {
    const struct game *game;
    const struct settings *settings;
    zz_options options;
    struct output out;
    struct json json;
    struct strict text;
    int exit_code;
};

zz_status validate_memory(const struct data_game *data, const char *bytes, size_t size,
                          struct range points, const zz_options *options, zz_error *error)
{
    static struct strict text; /* large */
    struct validation validation = {&text, points, options, 0};
    strict_open_memory(&text, bytes, size);
    return data->validate(&validation, error);
}

/* A file that could not be read or solved counts for more than one that is invalid. */
static void note_code(struct report *report, int code)
{
    if (report->exit_code == EXIT_DONE || report->exit_code == EXIT_NO)
        report->exit_code = code;
}

static void tell_words(struct report *report, const char *file, uint64_t cases,
                       const zz_error *error)
{
    char name[4096];
    const char *thing = report->game->data->thing;
    if (!error) {
        output_format(&report->out, "%.400s: valid, %" PRIu64 " %s%s\n", file, cases, thing,
                      cases == 1 ? "" : "s");
        return;
    }
    output_flush(&report->out);
    snprintf(name, sizeof name, "FAIL %.3000s", file);
    if (error->line)
        complain_at(name, error->line, error->column, error->message);
    else
        complain("%s: %s", file, error->message);
}

static void tell_json(struct report *report, const char *file, uint64_t cases,
                      const zz_error *error)
{
    struct json *json = &report->json;
    json_open(json, NULL, '{', JSON_LINES);
    json_string(json, "file", file);
    json_bool(json, "valid", !error);
    json_number(json, "cases", cases);
    if (error) {
        json_open(json, "error", '{', JSON_LINES);
        if (error->line) {
            json_number(json, "line", error->line);
            json_number(json, "column", error->column);
        } else {
            json_null(json, "line");
            json_null(json, "column");
        }
        json_string(json, "message", error->message);
        json_close(json);
    } else {
        json_null(json, "error");
    }
    json_close(json);
}

static void tell(struct report *report, const char *file, uint64_t cases, const zz_error *error)
{
    if (report->settings->json)
        tell_json(report, file, cases, error);
    if (!report->settings->json || error)
        tell_words(report, file, cases, error);
    output_end_answer(&report->out);
}

static void validate_file(struct report *report, const char *path)
{
    struct input input;
    zz_error error = {.code = ZZ_OK};
    struct validation validation = {&report->text, report->settings->points, &report->options, 0};
    if (!input_open(&input, path, &report->out)) {
        snprintf(error.message, sizeof error.message, "cannot open it: %s", strerror(errno));
        note_code(report, EXIT_NO_INPUT);
        tell(report, input.name, 0, &error);
        return;
    }
    strict_open(&report->text, input_read, &input);
    zz_status status = report->game->data->validate(&validation, &error);
    if (status == ZZ_READ_FAILED)
        snprintf(error.message, sizeof error.message, "cannot read it: %s", strerror(input.error));
    note_code(report, status == ZZ_BAD_INPUT ? EXIT_NO : (int)exit_code_of(status));
    input_close(&input);
    if (!interrupted())
        tell(report, input.name, validation.cases, status ? &error : NULL);
}

static void validate_files(struct report *report, int count, char *paths[])
{
    struct json *json = &report->json;
    *json = (struct json){.out = &report->out};
    if (report->settings->json) {
        char points[32] = "";
        points_name(report->settings->points, points);
        json_open(json, NULL, '{', JSON_LINES);
        json_string(json, "schema", "zugzwang/validate/1");
        json_string(json, "version", zz_version());
        json_string(json, "game", report->game->name);
        if (report->settings->points.given)
            json_string(json, "points", strchr(points, ' ') + 1);
        else
            json_null(json, "points");
        json_open(json, "inputs", '[', JSON_LINES);
    }
    for (int i = 0; i < count && !interrupted() && !output_failed(&report->out); i++)
        validate_file(report, paths[i]);
    if (report->settings->json) {
        json_close(json);
        json_bool(json, "valid", report->exit_code == EXIT_DONE);
        json_close(json);
    }
}

/* ---- The verb ---- */

bool data_has(const struct game *game)
{
    return game->data != NULL;
}

void validate_help(const struct game *game, struct output *output)
{
    const struct option *tables[TABLES];
    list_options(game, tables);
    output_format(output, "Usage: zugzwang %s validate [OPTIONS] [FILE...]\n\n", game->name);
    output_text(output, game->data->validate_help);
    output_text(output,
                "\nWith '-', or no FILE at all, standard input is read, as a validator of a\n"
                "judge does. The exit code is 0 if all are valid, and 1 if one is not.\n");
    if (game->data->groups) {
        output_text(output, "\nThe contest's test points and what they promise:\n");
        for (const struct group *group = game->data->groups; group->first; group++) {
            char points[32];
            snprintf(points, sizeof points, group->first == group->last ? "%u" : "%u-%u",
                     group->first, group->last);
            output_format(output, "  %-6s %s\n", points, group->guarantee);
        }
    }
    output_text(output, "\nOptions:\n");
    options_help(tables, output);
}

int validate_run(const struct game *game, int count, char *arguments[])
{
    static struct report report; /* large */
    static char dash[] = "-";
    static char *standard_input[] = {dash};
    struct settings settings = {.help = false};
    const struct option *tables[TABLES];
    int files;
    list_options(game, tables);
    if (!options_parse(tables, &settings, count, arguments, &files))
        return help_hint(game, "validate");
    if (settings.help)
        return help_verb(game, verb_named("validate"));
    if (settings.version)
        return help_version();
    report.game = game;
    report.settings = &settings;
    report.options = (zz_options){
        .progress = progress_update,
        .memory_limit = settings.memory,
        .threads = settings.threads,
    };
    progress_begin(settings.progress == PROGRESS_ON);
    if (!output_open(&report.out, settings.output))
        return EXIT_IO;
    validate_files(&report, files ? files : 1, files ? arguments : standard_input);
    if (!output_close(&report.out, true))
        report.exit_code = EXIT_IO;
    if (interrupted())
        die_of_interrupt();
    return report.exit_code;
}
