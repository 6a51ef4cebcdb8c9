/* play.c: the verb play: from the command line to a table that is played at. */
#include "play.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "cli/help.h"
#include "cli/input.h"
#include "cli/interrupt.h"
#include "cli/meter.h"
#include "cli/progress.h"
#include "commands.h"

zz_status play_fail_memory(zz_error *error)
{
    *error = (zz_error){.code = ZZ_NO_MEMORY, .message = "out of memory"};
    return error->code;
}

/* ---- Options ---- */

static const char *set_side(struct settings *settings, char *const values[])
{
    settings->play.side = values[0]; /* which sides there are, the game knows */
    return NULL;
}

static const char *set_level(struct settings *settings, char *const values[])
{
    int errs = level_named(values[0]);
    if (errs < 0)
        return LEVELS_EXPECTED;
    settings->play.errs = (unsigned)errs;
    return NULL;
}

static const char *set_seed(struct settings *settings, char *const values[])
{
    settings->play.seeded = true;
    return parse_number(values[0], 0, UINT64_MAX, &settings->seed) ? NULL : "a number";
}

static const char *set_random(struct settings *settings, char *const values[])
{
    (void)values;
    settings->play.random = true;
    return NULL;
}

static const char *set_eval(struct settings *settings, char *const values[])
{
    (void)values;
    settings->play.evaluation = true;
    return NULL;
}

static const char *set_ascii(struct settings *settings, char *const values[])
{
    (void)values;
    settings->play.ascii = true;
    return NULL;
}

static const char *set_json(struct settings *settings, char *const values[])
{
    (void)values;
    settings->json = true;
    return NULL;
}

static const struct option PLAY_OPTIONS[] = {
    {"side", 0, "SIDE", "the side that you play, or both; else you are asked", set_side},
    {"level", 0, "LEVEL",
     "how often the program errs: easy, medium, hard or\n"
     "perfect (as it is without), which stand for 40, 20,\n"
     "5 and 0, or another percentage of its moves",
     set_level},
    {"random", 0, NULL, "play on a random board", set_random},
    {"seed", 0, "N",
     "where the random numbers start, of --random and of\n"
     "the mistakes, so that they can be had again",
     set_seed},
    {"eval", 0, NULL, "show who wins from the beginning", set_eval},
    {"ascii", 0, NULL, "draw with plain letters", set_ascii},
    {"json", 0, NULL, "write a JSON object a line for each event", set_json},
    {.name = NULL},
};

enum { TABLES = 4 };

static void list_options(const struct game *game, const struct option *tables[TABLES])
{
    tables[0] = PLAY_OPTIONS;
    tables[1] = game->play->options;
    tables[2] = COMMON_OPTIONS;
    tables[3] = NULL;
}

bool play_has(const struct game *game)
{
    return game->play != NULL;
}

void play_help(const struct game *game, struct output *output)
{
    const struct option *tables[TABLES];
    list_options(game, tables);
    output_format(output, "Usage: zugzwang %s play [OPTIONS] [BOARD]\n\n", game->name);
    output_text(output, game->play->help);
    output_text(output, "\nOptions:\n");
    options_help(tables, output);
}

/* ---- The board ---- */

/* What a run of the verb holds. */
struct play {
    const struct game *game;
    const struct settings *settings;
    const char *path; /* of the board; NULL: none was given */
    struct meter meter;
    zz_options options;
    struct output output;
    struct table table;
    uint64_t seed;
    uint64_t random; /* the numbers that start with it */
};

static zz_status open_text(struct play *play, zz_text *text, zz_error *error)
{
    struct play_setup setup = {play->settings, &play->options};
    const struct play_game *game = play->game->play;
    void *state = NULL;
    zz_status status = game->open(&state, text, &setup, error);
    if (!status)
        return session_open(&play->table.session, game, state, &play->options, error);
    if (state)
        game->close(state);
    return status;
}

static int report(const struct play *play, const zz_error *error)
{
    const char *name = play->path ? play->path : "the board";
    if (interrupted())
        return interrupt_exit_code();
    if (error->line)
        complain_at(name, error->line, error->column, error->message);
    else if (error->code == ZZ_NO_MEMORY && play->meter.refused)
        complain("%s: out of memory: more is needed than the %" PRIu64 " bytes that may be used",
                 name, play->meter.limit);
    else
        complain("%s: %s", name, error->message);
    if (error->code == ZZ_TOO_LARGE)
        complain("every position's value is kept for play; a smaller board needs less, and "
                 "'zugzwang %s solve' does without",
                 play->game->name);
    return (int)exit_code_of(error->code);
}

static int open_file(struct play *play)
{
    struct input input;
    zz_text *text;
    zz_error error;
    if (!input_open(&input, play->path, &play->output)) {
        complain("cannot open %s: %s", input.name, strerror(errno));
        return EXIT_NO_INPUT;
    }
    zz_status status = zz_text_open(&text, input_read, &input, &play->options, &error);
    if (!status)
        status = open_text(play, text, &error);
    zz_text_close(text);
    input_close(&input);
    if (input.error && !interrupted()) {
        complain("cannot read %s: %s", input.name, strerror(input.error));
        return EXIT_IO;
    }
    return status ? report(play, &error) : EXIT_DONE;
}

/* The game's own board, or a random one. */
static int open_memory(struct play *play)
{
    struct buffer made = {.used = 0};
    const char *board = play->game->play->board;
    zz_text *text = NULL;
    zz_error error;
    zz_status status = ZZ_OK;
    if (play->settings->play.random)
        status = play->game->play->make_board(&play->random, &made, &play->options, &error);
    if (!status && play->settings->play.random)
        board = made.bytes;
    if (!status)
        status = zz_text_open_memory(&text, board, strlen(board), &play->options, &error);
    if (!status)
        status = open_text(play, text, &error);
    zz_text_close(text);
    buffer_free(&made);
    return status ? report(play, &error) : EXIT_DONE;
}

/* ---- The table ---- */

/* While nothing is typed: a window that has changed, or that was left for a while, is drawn anew. */
static void wait_for_line(void *user)
{
    struct view *view = user;
    bool again = screen_measure(&view->screen);
    if (screen_is_to_pause()) {
        screen_pause(&view->screen, view->output);
        again = true;
    }
    if (again && view->standing->count + view->standing->over > 0)
        view->kind->prompt(view, NULL);
}

static void set_table(struct play *play)
{
    struct table *table = &play->table;
    const struct settings *settings = play->settings;
    int side = settings->play.side ? side_named(play->game->play, settings->play.side) : -1;
    table->session.human[0] = side == 0 || side == 2;
    table->session.human[1] = side == 1 || side == 2;
    table->session.errs = settings->play.errs;
    table->session.random = play->random;
    table->view = (struct view){
        .kind = settings->json ? &JSON_VIEW : &TEXT_VIEW,
        .game = play->game,
        .session = &table->session,
        .standing = &table->standing,
        .output = &play->output,
        .evaluation = settings->play.evaluation,
    };
    screen_find(&table->view.screen, settings);
    table->lines.wait = wait_for_line;
    table->lines.user = &table->view;
}

static int sit_down(struct play *play)
{
    struct table *table = &play->table;
    zz_error error;
    int code = EXIT_DONE;
    set_table(play);
    if (!play->settings->play.side && !table_ask_side(table))
        return code;
    if (play->settings->play.random && !play->settings->json)
        view_say(&table->view, "A random board; --random --seed %" PRIu64 " makes it again.",
                 play->seed);
    screen_enter(&table->view.screen, &play->output);
    zz_status status = table_play(table, &error);
    screen_leave(&table->view.screen, &play->output);
    if (status)
        code = report(play, &error);
    else
        table->view.kind->end(&table->view);
    if (table->lines.error) {
        complain("cannot read <stdin>: %s", strerror(table->lines.error));
        code = EXIT_IO;
    }
    return code;
}

static int run(struct play *play)
{
    const struct settings *settings = play->settings;
    /* Without a seed one that is short enough to be typed again. */
    play->seed = settings->play.seeded
                     ? settings->seed
                     : ((uint64_t)time(NULL) * 1000003 + (uint64_t)getpid()) % 1000000;
    play->random = play->seed;
    play->meter.limit = settings->memory ? settings->memory : memory_available();
    play->options = (zz_options){
        .allocator = meter_allocator(&play->meter),
        .progress = progress_update,
        .memory_limit = play->meter.limit,
        .threads = settings->threads,
    };
    progress_begin(settings->progress == PROGRESS_ON ||
                   (settings->progress == PROGRESS_ON_TERMINAL && isatty(STDERR_FILENO)));
    output_open(&play->output, NULL);
    int code = play->path ? open_file(play) : open_memory(play);
    progress_erase();
    if (code == EXIT_DONE)
        code = sit_down(play);
    session_close(&play->table.session);
    if (!output_close(&play->output, true))
        code = EXIT_IO;
    if (interrupted())
        die_of_interrupt();
    return code;
}

static bool is_sensible(const struct game *game, const struct settings *settings, int operands,
                        char *arguments[])
{
    const char *side = settings->play.side;
    if (operands > 1)
        complain("expected one board, found '%s' and '%s'", arguments[0], arguments[1]);
    else if (operands == 1 && strcmp(arguments[0], "-") == 0)
        complain("the board must be a file: standard input is for your moves");
    else if (operands == 1 && settings->play.random)
        complain("expected a board or --random, found both");
    else if (side && side_named(game->play, side) < 0)
        complain("--side: expected %s, %s or both, found '%s'", game->play->keys[0],
                 game->play->keys[1], side);
    else
        return true;
    return false;
}

int play_run(const struct game *game, int count, char *arguments[])
{
    static struct play play; /* large */
    struct settings settings = {.help = false};
    const struct option *tables[TABLES];
    int operands;
    list_options(game, tables);
    if (!options_parse(tables, &settings, count, arguments, &operands))
        return help_hint(game, "play");
    if (settings.help)
        return help_verb(game, verb_named("play"));
    if (settings.version)
        return help_version();
    if (!is_sensible(game, &settings, operands, arguments))
        return help_hint(game, "play");
    play.game = game;
    play.settings = &settings;
    play.path = operands ? arguments[0] : NULL;
    return run(&play);
}
