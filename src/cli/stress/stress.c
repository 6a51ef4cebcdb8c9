/* stress.c: the verb stress: from the command line to the report. */
#define _XOPEN_SOURCE 700 /* for realpath */
#include "stress.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli/help.h"
#include "cli/interrupt.h"
#include "cli/progress.h"
#include "family_tree.h"
#include "report.h"

/* A judge's machine is not this one, and this one is busy: so much more time than the contest gives
 * is allowed when nothing is said. */
enum { MOST_JOBS = 64, DEFAULT_SECONDS = 60, GENEROSITY = 10, MOST_LIMIT = 3600 };

/* ---- Options ---- */

static const char *set_time(struct settings *settings, char *const values[])
{
    return parse_number(values[0], 1, UINT32_MAX, &settings->time) ? NULL
                                                                   : "a number of seconds from 1";
}

static const char *set_runs(struct settings *settings, char *const values[])
{
    return parse_number(values[0], 1, UINT64_MAX, &settings->stress.runs) ? NULL
                                                                          : "a number from 1";
}

static const char *set_jobs(struct settings *settings, char *const values[])
{
    uint64_t jobs;
    if (!parse_number(values[0], 1, MOST_JOBS, &jobs))
        return "a number from 1 to 64";
    settings->jobs = (unsigned)jobs;
    return NULL;
}

static const char *set_seed(struct settings *settings, char *const values[])
{
    return parse_number(values[0], 0, UINT64_MAX, &settings->seed) ? NULL : "a number";
}

static const char *set_keep(struct settings *settings, char *const values[])
{
    settings->stress.keep = values[0];
    return *values[0] ? NULL : "a folder";
}

/* Of a file in the program's own folder; "--" is where the command begins. */
static bool is_plain_name(const char *name)
{
    return *name && *name != '.' && *name != '-' && !strchr(name, '/');
}

static const char *set_files(struct settings *settings, char *const values[])
{
    settings->stress.in_file = values[0];
    settings->stress.out_file = values[1];
    return is_plain_name(values[0]) && is_plain_name(values[1])
               ? NULL
               : "two names of files, like zu.in zu.out";
}

/* "contest", "none", "2", "0.5,256M" */
static const char *set_limits(struct settings *settings, char *const values[])
{
    static const char expected[] = "contest, none, or seconds and memory, like 2 or 0.5,256M";
    char *end;
    settings->stress.limited = true;
    settings->stress.as_contest = strcmp(values[0], "contest") == 0;
    if (settings->stress.as_contest || strcmp(values[0], "none") == 0)
        return NULL;
    if (values[0][0] < '0' || values[0][0] > '9')
        return expected;
    settings->stress.seconds = strtod(values[0], &end);
    if (!(settings->stress.seconds > 0 && settings->stress.seconds <= MOST_LIMIT))
        return expected;
    if (*end == ',')
        return parse_size(end + 1, &settings->stress.memory) ? NULL : expected;
    return *end ? expected : NULL;
}

static const char *set_json(struct settings *settings, char *const values[])
{
    (void)values;
    settings->json = true;
    return NULL;
}

static const struct option STRESS_OPTIONS[] = {
    {"time", 0, "S", "stop after S seconds when nothing was found (60)", set_time},
    {"runs", 0, "N", "stop after N runs of CMD; repeatable, unlike a time", set_runs},
    {"seed", 0, "N", "which inputs: the same seed gives the same ones (0)", set_seed},
    {"jobs", 0, "J", "run J copies of CMD at a time (1)", set_jobs},
    {"limits", 0, "L",
     "what CMD may use: 'contest', 'none', or seconds and\n"
     "memory, like 0.5 or 2,512M; else ten times the\n"
     "contest's time, and its memory",
     set_limits},
    {"files", 0, "IN OUT", "CMD reads the file IN and writes OUT, like zu.in zu.out", set_files},
    {"keep", 0, "DIR", "put the counterexample into the folder DIR; else here", set_keep},
    {"json", 0, NULL, "write one JSON document", set_json},
    {.name = NULL},
};

static const struct option *const TABLES[] = {STRESS_OPTIONS, COMMON_OPTIONS, NULL};

static struct limits limits_of(const struct stress_game *game, const struct settings *settings)
{
    struct limits limits = game->contest;
    if (!settings->stress.limited)
        limits.seconds *= GENEROSITY;
    else if (!settings->stress.as_contest)
        limits = (struct limits){settings->stress.seconds, settings->stress.memory};
    return limits;
}

/* ---- The command ---- */

/* The path of a program that is named as in a shell; to be freed. NULL, with errno set. */
static char *find_program(const char *name)
{
    char path[4096];
    const char *places = getenv("PATH");
    if (strchr(name, '/') || !places)
        return realpath(name, NULL);
    for (const char *place = places; place;
         place = strchr(place, ':') ? strchr(place, ':') + 1 : NULL) {
        int length = (int)strcspn(place, ":");
        snprintf(path, sizeof path, "%.*s/%s", length ? length : 1, length ? place : ".", name);
        if (access(path, X_OK) == 0)
            return realpath(path, NULL);
    }
    errno = ENOENT;
    return NULL;
}

static bool is_program(const char *path)
{
    struct stat file;
    if (stat(path, &file) != 0)
        return false;
    if (S_ISDIR(file.st_mode))
        errno = EISDIR;
    return !S_ISDIR(file.st_mode) && access(path, X_OK) == 0;
}

/* The command's words for a folder that is not this one: files that are named from here get their
 * whole paths. NULL, with a message, when there is no such program. */
static char **find_command(int count, char *arguments[])
{
    char **words = calloc((size_t)count + 1, sizeof *words);
    if (!words) {
        complain("out of memory");
        return NULL;
    }
    words[0] = find_program(arguments[0]);
    if (!words[0] || !is_program(words[0])) {
        complain("cannot run %s: %s", arguments[0], strerror(errno));
        if (words[0] && errno == EACCES)
            complain("is it a program? 'chmod +x %s', or name what runs it: '-- python3 %s'",
                     arguments[0], arguments[0]);
        free(words[0]);
        free(words);
        return NULL;
    }
    for (int i = 1; i < count; i++)
        words[i] =
            access(arguments[i], F_OK) == 0 ? realpath(arguments[i], NULL) : strdup(arguments[i]);
    return words;
}

static void free_command(char **words)
{
    for (char **word = words; words && *word; word++)
        free(*word);
    free(words);
}

/* What our own caller left open is none of CMD's business. */
static void close_in_children(void)
{
    enum { MOST = 1 << 16 };
    long most = sysconf(_SC_OPEN_MAX);
    for (int fd = STDERR_FILENO + 1; fd < (most > 0 && most < MOST ? (int)most : MOST); fd++)
        fcntl(fd, F_SETFD, FD_CLOEXEC);
}

/* ---- The verb ---- */

bool stress_has(const struct game *game)
{
    return game->stress != NULL;
}

void stress_help(const struct game *game, struct output *output)
{
    output_format(output, "Usage: zugzwang %s stress [OPTIONS] -- CMD [ARGS...]\n\n", game->name);
    output_text(output, game->stress->help);
    output_text(output, "\nOptions:\n");
    options_help(TABLES, output);
}

static int write_report(const struct report *report, const struct settings *settings)
{
    static struct output out; /* large */
    output_open(&out, NULL);
    if (settings->json)
        report_json(report, &out);
    else
        report_words(report, &out);
    return output_close(&out, true) ? EXIT_DONE : EXIT_IO;
}

static int search_and_shrink(const struct game *game, const struct search *search,
                             const struct settings *settings, char *words[])
{
    static struct findings findings; /* large */
    struct trial trial = {.verdict = VERDICT_NONE};
    struct shrinking shrinking = {.end = SHRUNK};
    struct report report = {game, search, &findings, &shrinking, &trial, &findings.failing,
                            "",   words};
    int code = search_run(search, &findings);
    if (code == EXIT_DONE && findings.found) {
        shrink(game, search->command, findings.verdict, &findings.failing, &trial, &shrinking);
        progress_erase();
        code = trial.failure;
        if (code == EXIT_DONE)
            code = report_keep(&report, settings->stress.keep) ? EXIT_NO : EXIT_IO;
    }
    if (code == EXIT_DONE || code == EXIT_NO || code == EXIT_IO) {
        int written = write_report(&report, settings);
        code = written == EXIT_DONE ? code : written;
    }
    trial_free(&trial);
    search_free(&findings);
    return code;
}

static int run_command(const struct game *game, const struct settings *settings, int count,
                       char *arguments[])
{
    char **given = calloc((size_t)count + 1, sizeof *given);
    char **words = given ? find_command(count, arguments) : NULL;
    if (!words) {
        free(given);
        return EXIT_NO_INPUT;
    }
    memcpy(given, arguments, (size_t)count * sizeof *given);
    struct command command = {
        .words = words,
        .in_file = settings->stress.in_file,
        .out_file = settings->stress.out_file,
        .limits = limits_of(game->stress, settings),
    };
    struct search search = {
        .game = game,
        .command = &command,
        .seed = settings->seed,
        .seconds = settings->stress.runs ? 0 : (double)settings->time,
        .most_runs = settings->stress.runs,
        .jobs = settings->jobs,
    };
    close_in_children();
    adopt_orphans();
    interrupt_once();
    progress_begin(settings->progress == PROGRESS_ON ||
                   (settings->progress == PROGRESS_ON_TERMINAL && isatty(STDERR_FILENO)));
    int code = search_and_shrink(game, &search, settings, given);
    free_command(words);
    free(given);
    if (interrupted()) {
        complain("interrupted");
        die_of_interrupt();
    }
    return code;
}

int stress_run(const struct game *game, int count, char *arguments[])
{
    struct settings settings = {.time = DEFAULT_SECONDS, .jobs = 1};
    int words;
    if (!options_parse(TABLES, &settings, count, arguments, &words))
        return help_hint(game, "stress");
    if (settings.help)
        return help_verb(game, verb_named("stress"));
    if (settings.version)
        return help_version();
    if (words == 0) {
        complain("which program? 'zugzwang %s stress -- ./mine'", game->name);
        return help_hint(game, "stress");
    }
    return run_command(game, &settings, words, arguments);
}
