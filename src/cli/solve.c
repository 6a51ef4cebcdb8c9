#include "solve.h"

#include <stdlib.h>

#include "buffer.h"
#include "help.h"

static const char *set_show(struct settings *settings, char *const values[])
{
    (void)values;
    settings->show = true;
    return NULL;
}

static const struct option SOLVE_OPTIONS[] = {
    {"show", 0, NULL, "show each board with its answer in words", set_show},
    {.name = NULL},
};

bool solve_has(const struct game *game)
{
    return game->solve != NULL;
}

zz_status solve_text(const struct game *game, zz_text *text, const zz_options *options,
                     struct buffer *answers, zz_error *error)
{
    static const struct settings settings = {.help = false};
    struct run *run = calloc(1, sizeof *run);
    if (!run) {
        *error = (zz_error){.code = ZZ_NO_MEMORY, .message = "out of memory"};
        return error->code;
    }
    run->game = game;
    run->settings = &settings;
    run->options = *options;
    run->things = game->solve->things;
    run->source = "memory";
    output_open_memory(&run->out, answers);
    zz_status status = game->solve->answer(run, text, error);
    if (!status)
        status = zz_text_read_end(text, error);
    output_flush(&run->out);
    if (!status && answers->failed) {
        *error = (zz_error){.code = ZZ_NO_MEMORY, .message = "out of memory"};
        status = error->code;
    }
    free(run);
    return status;
}

enum { TABLES = 5 };

static void list_options(const struct game *game, const struct option *tables[TABLES])
{
    tables[0] = game->solve->options ? game->solve->options : NO_OPTIONS;
    tables[1] = RUN_OPTIONS;
    tables[2] = SOLVE_OPTIONS;
    tables[3] = COMMON_OPTIONS;
    tables[4] = NULL;
}

void solve_help(const struct game *game, struct output *output)
{
    const struct option *tables[TABLES];
    list_options(game, tables);
    output_format(output, "Usage: zugzwang %s solve [OPTIONS] [FILE...]\n\n", game->name);
    output_text(output, game->solve->help);
    output_text(output, "\nFiles are answered in order; '-', or no FILE at all, is standard input."
                        "\n\nOptions:\n");
    options_help(tables, output);
}

int solve_run(const struct game *game, int count, char *arguments[])
{
    struct settings settings = {.help = false};
    struct task task = {"solve", game->solve->things, game->solve->awaits, game->solve->answer};
    const struct option *tables[TABLES];
    int files;
    list_options(game, tables);
    if (!options_parse(tables, &settings, count, arguments, &files))
        return help_hint(game, "solve");
    if (settings.help)
        return help_verb(game, verb_named("solve"));
    if (settings.version)
        return help_version();
    if (settings.json && settings.show) {
        complain("--json and --show cannot go together");
        return help_hint(game, "solve");
    }
    return run_files(game, &task, &settings, files, arguments);
}
