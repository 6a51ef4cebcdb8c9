#include "render.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>

#include "cli/help.h"
#include "scene.h"

enum { LEAST_SIZE = 4, MOST_SIZE = 512 };

static const char *const FORMATS[] = {
    [FORMAT_SVG] = "svg", [FORMAT_PNG] = "png", [FORMAT_ANSI] = "ansi"};

static const char *set_format(struct settings *settings, char *const values[])
{
    for (int format = FORMAT_SVG; format <= FORMAT_ANSI; format++)
        if (strcasecmp(values[0], FORMATS[format]) == 0) {
            settings->format = (enum format)format;
            return NULL;
        }
    return "svg, png or ansi";
}

static const char *set_size(struct settings *settings, char *const values[])
{
    uint64_t size;
    if (!parse_number(values[0], LEAST_SIZE, MOST_SIZE, &size))
        return "a number of pixels from 4 to 512";
    settings->size = (int)size;
    return NULL;
}

static const char *set_line(struct settings *settings, char *const values[])
{
    (void)values;
    settings->draw_line = true;
    return NULL;
}

static const char *set_review(struct settings *settings, char *const values[])
{
    (void)values;
    settings->draw_review = true;
    return NULL;
}

static const char *set_plain(struct settings *settings, char *const values[])
{
    (void)values;
    settings->plain = true;
    return NULL;
}

static const char *set_after(struct settings *settings, char *const values[])
{
    settings->after = values[0];
    return NULL;
}

const struct option RENDER_FORMAT[] = {
    {"format", 0, "FORMAT", "draw it as svg, png or ansi (for a terminal)", set_format},
    {"size", 0, "PIXELS", "the width of a square in an SVG or PNG, 48 if not given", set_size},
    {.name = NULL},
};

static const struct option PLAIN_OPTION[] = {
    {"plain", 0, NULL, "draw the position alone and solve nothing", set_plain},
    {.name = NULL},
};

static const struct option PLAY_OPTIONS[] = {
    {"line", 0, NULL, "draw a perfect game; in an SVG it is played", set_line},
    {"after", 0, "MOVES", "make these moves first, separated by commas", set_after},
    {.name = NULL},
};

static const struct option REVIEW_OPTION[] = {
    {"review", 0, NULL, "draw the record of the game, its mistakes marked", set_review},
    {.name = NULL},
};

enum { TABLES = 9 };

static void list_options(const struct render_game *render, const struct option *tables[TABLES])
{
    tables[0] = RENDER_FORMAT;
    tables[1] = render->own_options ? render->own_options : NO_OPTIONS;
    tables[2] = render->options ? render->options : NO_OPTIONS;
    tables[3] = render->draw[RENDER_LINE] ? PLAY_OPTIONS : NO_OPTIONS;
    tables[4] = render->draw[RENDER_REVIEW] ? REVIEW_OPTION : NO_OPTIONS;
    tables[5] = PLAIN_OPTION;
    tables[6] = RUN_OPTIONS;
    tables[7] = COMMON_OPTIONS;
    tables[8] = NULL;
}

bool render_has(const struct game *game)
{
    return game->render != NULL;
}

void render_help(const struct game *game, struct output *output)
{
    const struct option *tables[TABLES];
    list_options(game->render, tables);
    output_format(output, "Usage: zugzwang %s render [OPTIONS] [FILE]\n\n", game->name);
    output_text(output, game->render->help);
    output_text(output,
                "\nThe format is that of --format, else what the name after -o ends with (.svg,\n"
                ".png, .ans or .txt), else SVG; on a terminal it is drawn with characters, and\n"
                "without colours when NO_COLOR is set. PNG needs the library cairo. '-', or no\n"
                "FILE at all, is standard input.\n\nOptions:\n");
    options_help(tables, output);
}

static bool ends_with(const char *name, const char *end)
{
    size_t length = strlen(name);
    size_t wanted = strlen(end);
    return length >= wanted && strcasecmp(name + length - wanted, end) == 0;
}

static enum format choose_format(const struct render_game *render, const struct settings *settings)
{
    if (settings->format)
        return settings->format;
    if (!settings->output)
        return isatty(STDOUT_FILENO) && !render->slanted ? FORMAT_ANSI : FORMAT_SVG;
    if (ends_with(settings->output, ".png"))
        return FORMAT_PNG;
    if (ends_with(settings->output, ".ans") || ends_with(settings->output, ".txt"))
        return FORMAT_ANSI;
    return FORMAT_SVG;
}

static enum ansi_colours find_colours(void)
{
    const char *no_color = getenv("NO_COLOR");
    const char *kind = getenv("COLORTERM");
    if (no_color && *no_color)
        return ANSI_NO_COLOURS;
    bool all = kind && (strcmp(kind, "truecolor") == 0 || strcmp(kind, "24bit") == 0);
    return all ? ANSI_ALL_COLOURS : ANSI_256_COLOURS;
}

static zz_status write_scene(struct run *run, const struct scene *scene, zz_error *error)
{
    int size = run->settings->size ? run->settings->size : SCENE_SQUARE;
    zz_status status = scene_check(scene, error);
    if (status)
        return status;
    switch (run->settings->format) {
    case FORMAT_PNG:
        return png_write(scene, size, &run->out, error);
    case FORMAT_ANSI:
        return ansi_write(scene, find_colours(), &run->out, error);
    default:
        svg_write(scene, size, &run->out);
        return ZZ_OK;
    }
}

static enum render_what wanted(const struct settings *settings)
{
    return settings->draw_line     ? RENDER_LINE
           : settings->draw_review ? RENDER_REVIEW
                                   : RENDER_POSITION;
}

static zz_status answer(struct run *run, zz_text *text, zz_error *error)
{
    struct scene scene;
    scene_begin(&scene, &run->options);
    zz_status status = run->game->render->draw[wanted(run->settings)](run, text, &scene, error);
    if (!status && !run->settings->json)
        status = write_scene(run, &scene, error);
    scene_free(&scene);
    return status ? status : run_answered(run, 1, error);
}

/* What cannot go together, or NULL. */
static const char *find_contradiction(const struct render_game *render,
                                      const struct settings *settings, int files)
{
    if (files > 1)
        return "a picture is drawn of one file; more were given";
    if (settings->draw_line && settings->draw_review)
        return "--line and --review cannot go together";
    if (settings->plain && (settings->draw_line || settings->draw_review || settings->heat))
        return "--plain solves nothing, so it goes with no other picture";
    if (settings->heat && (settings->draw_line || settings->draw_review))
        return "--heat is of one position, and goes with neither --line nor --review";
    if (settings->json && settings->plain)
        return "--plain solves nothing, so there is nothing to tell with --json";
    if (settings->json && settings->format)
        return "--json and --format cannot go together";
    if (settings->json && (settings->draw_line || settings->draw_review))
        return "--json is of one position; lines and reviews have --json in their own verbs";
    if (settings->draw_review && settings->after)
        return "--after does not go with --review, which is of the record";
    if (render->slanted && settings->format == FORMAT_ANSI)
        return "a graph cannot be drawn with characters; try --format svg";
    return NULL;
}

int render_files(const struct game *game, enum render_what what, const char *verb,
                 struct settings *settings, int count, char *paths[])
{
    const struct render_game *render = game->render;
    struct task task = {"render", render->things, render->awaits, answer};
    settings->draw_line = what == RENDER_LINE;
    settings->draw_review = what == RENDER_REVIEW;
    const char *contradiction = find_contradiction(render, settings, count);
    const char *missing = render->missing ? render->missing(settings) : NULL;
    if (contradiction || missing) {
        complain("%s%s", contradiction ? "" : "expected ", contradiction ? contradiction : missing);
        return help_hint(game, verb);
    }
    settings->format = choose_format(render, settings);
    if (settings->format == FORMAT_PNG && !settings->json) {
        if (png_missing) {
            complain("%s", png_missing);
            return EXIT_RESOURCE;
        }
        if (!settings->output && isatty(STDOUT_FILENO)) {
            complain("a PNG is not for a terminal; name a file with -o");
            return help_hint(game, verb);
        }
    }
    return run_files(game, &task, settings, count, paths);
}

int render_run(const struct game *game, int count, char *arguments[])
{
    struct settings settings = {.help = false};
    const struct option *tables[TABLES];
    int files;
    list_options(game->render, tables);
    if (!options_parse(tables, &settings, count, arguments, &files))
        return help_hint(game, "render");
    if (settings.help)
        return help_verb(game, verb_named("render"));
    if (settings.version)
        return help_version();
    if (settings.draw_line && settings.draw_review) {
        complain("--line and --review cannot go together");
        return help_hint(game, "render");
    }
    return render_files(game, wanted(&settings), "render", &settings, files, arguments);
}
