/* hunt.c: searches for extreme boards of zu by annealing, several hunters at a time.
 *
 * A hunter changes its board a little, solves it, and goes on from there if it is better, or not
 * much worse; how much is allowed shrinks in the course of a round and starts anew with the next.
 * When a hunter beats the record, the pieces are put where they do best on the same obstacles.
 * Hunters share nothing but the record, which is written to the file whenever it is beaten. */
#include "hunt.h"

#include <inttypes.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "clock.h"
#include "help.h"
#include "hunt_board.h"
#include "input.h"
#include "interrupt.h"
#include "meter.h"
#include "options.h"
#include "random.h"

enum { MOST_JOBS = 64, MOST_SIZE = 32, ROUND = 1 << 14, STALE_ROUNDS = 8 };

/* What the hunters share. */
struct hunt {
    const struct settings *settings;
    enum hunt_goal goal;
    double begun;
    atomic_uint_least64_t boards; /* tried */
    atomic_int exit_code;
    pthread_mutex_t lock; /* of the record */
    struct hunt_board record;
    struct hunt_score score;
};

struct hunter {
    struct hunt *hunt;
    pthread_t thread;
    uint64_t random;
    uint64_t boards; /* that it may still try; UINT64_MAX: no limit */
    struct hunt_board now;
    struct hunt_board next;
    struct hunt_score score; /* of now */
    struct hunt_score best;  /* that it has seen itself */
    zz_zu_solver *solver;
};

static const struct {
    const char *name;
    const char *unit;
    const char *what;
} GOALS[] = {
    [HUNT_LONGEST_RED] = {"longest-red", "plies", "until red wins"},
    [HUNT_LONGEST_BLACK] = {"longest-black", "plies", "until black wins"},
    [HUNT_HARDEST] = {"hardest", "moves", "of red's that alone keep the win"},
};
enum { GOAL_COUNT = sizeof GOALS / sizeof *GOALS };

/* ---- Options ---- */

static const char *set_goal(struct settings *settings, char *const values[])
{
    for (unsigned i = 0; i < GOAL_COUNT; i++)
        if (strcmp(values[0], GOALS[i].name) == 0) {
            settings->goal = i;
            return NULL;
        }
    return "longest-red, longest-black or hardest";
}

static const char *set_size(uint32_t *size, const char *value)
{
    uint64_t number;
    if (!parse_number(value, 1, MOST_SIZE, &number))
        return "a number from 1 to 32";
    *size = (uint32_t)number;
    return NULL;
}

static const char *set_rows(struct settings *settings, char *const values[])
{
    return set_size(&settings->rows, values[0]);
}

static const char *set_cols(struct settings *settings, char *const values[])
{
    return set_size(&settings->cols, values[0]);
}

static const char *set_time(struct settings *settings, char *const values[])
{
    return parse_number(values[0], 1, UINT32_MAX, &settings->time) ? NULL
                                                                   : "a number of seconds from 1";
}

static const char *set_boards(struct settings *settings, char *const values[])
{
    return parse_number(values[0], 1, UINT64_MAX, &settings->boards) ? NULL
                                                                     : "a number of boards from 1";
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

static const char *set_record(struct settings *settings, char *const values[])
{
    settings->output = values[0];
    return NULL;
}

static const struct option HUNT_OPTIONS[] = {
    {"goal", 0, "GOAL", "longest-red (default), longest-black or hardest", set_goal},
    {"rows", 0, "R", "rows of the boards (10)", set_rows},
    {"cols", 0, "C", "columns of the boards (10)", set_cols},
    {"time", 0, "S", "stop after S seconds (60)", set_time},
    {"boards", 0, "N", "stop after N boards for each job; repeatable, unlike a time", set_boards},
    {"jobs", 0, "J", "hunters at a time (1)", set_jobs},
    {"seed", 0, "N", "where the random numbers start (0)", set_seed},
    {"output", 'o', "FILE", "keep the record in FILE, and go on from it if it is there",
     set_record},
    {.name = NULL},
};

static const struct option *const TABLES[] = {HUNT_OPTIONS, COMMON_OPTIONS, NULL};

/* ---- The record ---- */

static bool is_better(struct hunt_score a, struct hunt_score b)
{
    return a.value != b.value ? a.value > b.value : a.plies > b.plies;
}

static bool write_record(struct hunt *hunt)
{
    static struct output file; /* large; the lock is held */
    char *text = hunt_board_text(&hunt->record);
    bool written = text && output_open(&file, hunt->settings->output);
    if (written) {
        output_format(&file, "0 1\n%s", text);
        written = output_close(&file, true);
    }
    free(text);
    return written;
}

static void tell_record(const struct hunt *hunt)
{
    fprintf(stderr, "%8.1f s %11" PRIu64 " boards: %" PRIu64 " %s", clock_seconds() - hunt->begun,
            hunt->boards, hunt->score.value, GOALS[hunt->goal].unit);
    if (hunt->goal == HUNT_HARDEST)
        fprintf(stderr, ", won in %" PRIu64 " plies", hunt->score.plies);
    fprintf(stderr, "\n");
}

/* With the lock held. */
static void set_new_record(struct hunt *hunt, const struct hunt_board *board,
                           struct hunt_score score)
{
    hunt_board_copy(&hunt->record, board);
    hunt->score = score;
    if (hunt->settings->progress != PROGRESS_OFF)
        tell_record(hunt);
    if (hunt->settings->output && !write_record(hunt))
        hunt->exit_code = EXIT_IO;
}

/* ---- Hunters ---- */

static bool goes_on(const struct hunter *hunter)
{
    const struct hunt *hunt = hunter->hunt;
    return hunter->boards > 0 && !interrupted() && hunt->exit_code == EXIT_DONE &&
           (hunt->settings->boards || clock_seconds() - hunt->begun < (double)hunt->settings->time);
}

static void give_up(struct hunt *hunt, const zz_error *error)
{
    int done = EXIT_DONE;
    if (error->code != ZZ_CANCELLED &&
        atomic_compare_exchange_strong(&hunt->exit_code, &done, (int)exit_code_of(error->code)))
        complain("%s", error->message);
}

static zz_status score_next(struct hunter *hunter, uint64_t enough, struct hunt_score *score,
                            zz_error *error)
{
    return hunt_board_score(&hunter->next, hunter->solver, hunter->hunt->goal, enough, score,
                            error);
}

/* Looks for the best places of the pieces when the next board beats what the hunter has seen, and
 * tells if that is a record. What the others find makes no difference to a hunter. */
static zz_status try_for_record(struct hunter *hunter, struct hunt_score *score, zz_error *error)
{
    struct hunt *hunt = hunter->hunt;
    zz_status status = ZZ_OK;
    if (!is_better(*score, hunter->best))
        return ZZ_OK;
    if (hunt->goal != HUNT_HARDEST) {
        status = hunt_board_place_best(&hunter->next, hunter->solver, hunt->goal, error);
        if (status == ZZ_TOO_LARGE) /* then the pieces stay where they are */
            status = ZZ_OK;
        if (!status)
            status = score_next(hunter, 0, score, error);
    }
    if (status)
        return status;
    hunter->best = *score;
    pthread_mutex_lock(&hunt->lock);
    if (is_better(*score, hunt->score))
        set_new_record(hunt, &hunter->next, *score);
    pthread_mutex_unlock(&hunt->lock);
    return ZZ_OK;
}

/* How much worse a board may be at this point of a round: any number of plies, on average six at
 * its beginning and none at its end. Whole numbers only, to be the same on every machine. */
static uint64_t allowance(struct hunter *hunter, uint32_t step)
{
    uint32_t warmth = 6 * (ROUND - step);
    uint64_t allowed = 0;
    while (random_below(&hunter->random, ROUND + warmth) >= ROUND)
        allowed++;
    return allowed;
}

static zz_status hunt_a_round(struct hunter *hunter, zz_error *error)
{
    zz_status status = ZZ_OK;
    for (uint32_t step = 0; step < ROUND && !status && goes_on(hunter); step++) {
        struct hunt_score score;
        hunt_board_copy(&hunter->next, &hunter->now);
        hunt_board_change(&hunter->next, &hunter->random);
        uint64_t allowed = allowance(hunter, step);
        uint64_t least = hunter->score.value > allowed ? hunter->score.value - allowed : 0;
        status = score_next(hunter, least ? least - 1 : 0, &score, error);
        if (!status)
            status = try_for_record(hunter, &score, error);
        if (!status && score.value >= least) {
            hunt_board_copy(&hunter->now, &hunter->next);
            hunter->score = score;
        }
        hunter->boards--;
        hunter->hunt->boards++;
    }
    return status;
}

static void start_anew(struct hunter *hunter)
{
    hunt_board_shuffle(&hunter->now, &hunter->random);
    hunter->score = (struct hunt_score){0, 0};
}

static void *run_hunter(void *user)
{
    struct hunter *hunter = user;
    zz_error error;
    zz_status status = ZZ_OK;
    uint64_t best = 0;
    unsigned stale = 0;
    if (hunter->score.value == 0)
        start_anew(hunter);
    while (!status && goes_on(hunter)) {
        status = hunt_a_round(hunter, &error);
        stale = hunter->score.value > best ? 0 : stale + 1;
        best = hunter->score.value > best ? hunter->score.value : best;
        if (stale == STALE_ROUNDS) {
            start_anew(hunter);
            stale = 0;
            best = 0;
        }
    }
    if (status)
        give_up(hunter->hunt, &error);
    return NULL;
}

static bool go_on(void *unused, const zz_progress *progress)
{
    (void)unused;
    (void)progress;
    return !interrupted();
}

static bool equip(struct hunter *hunter, struct hunt *hunt, unsigned number)
{
    const struct settings *settings = hunt->settings;
    zz_options options = {
        .progress = go_on,
        .memory_limit = settings->memory ? settings->memory : memory_available() / settings->jobs,
    };
    *hunter = (struct hunter){.hunt = hunt, .random = settings->seed};
    for (unsigned i = 0; i <= number; i++)
        hunter->random = random_next(&hunter->random);
    hunter->boards = settings->boards ? settings->boards : UINT64_MAX;
    hunter->now = hunt_board_new(settings->rows, settings->cols);
    hunter->next = hunt_board_new(settings->rows, settings->cols);
    if (!hunter->now.obstacles || !hunter->next.obstacles ||
        zz_zu_solver_create(&hunter->solver, &options, NULL) != ZZ_OK)
        return false;
    if (hunt->score.value && number == 0) { /* one goes on from the record */
        hunt_board_copy(&hunter->now, &hunt->record);
        hunter->score = hunter->best = hunt->score;
    }
    return true;
}

static void dismiss(struct hunter *hunter)
{
    zz_zu_solver_free(hunter->solver);
    hunt_board_free(&hunter->now);
    hunt_board_free(&hunter->next);
}

static void send_hunters(struct hunt *hunt)
{
    struct hunter hunters[MOST_JOBS];
    unsigned ready = 0;
    unsigned running = 0;
    for (; ready < hunt->settings->jobs && hunt->exit_code == EXIT_DONE; ready++)
        if (!equip(&hunters[ready], hunt, ready)) {
            complain("out of memory");
            hunt->exit_code = EXIT_RESOURCE;
        }
    while (running < ready && hunt->exit_code == EXIT_DONE) {
        if (pthread_create(&hunters[running].thread, NULL, run_hunter, &hunters[running]) != 0) {
            complain("cannot start job %u", running + 1);
            hunt->exit_code = EXIT_RESOURCE;
            break;
        }
        running++;
    }
    for (unsigned i = 0; i < running; i++)
        pthread_join(hunters[i].thread, NULL);
    for (unsigned i = 0; i < ready; i++)
        dismiss(&hunters[i]);
}

/* ---- Beginning and end ---- */

static zz_status read_board(struct input *input, zz_zu_board **board, zz_error *error)
{
    zz_text *text;
    uint64_t id;
    uint64_t boards;
    zz_status status = zz_text_open(&text, input_read, input, NULL, error);
    if (!status)
        status = zz_zu_read_header(text, &id, &boards, error);
    if (!status)
        status = zz_zu_board_read(board, text, NULL, error);
    zz_text_close(text);
    return status;
}

/* Takes up the record of an earlier hunt, if there is one. */
static void resume(struct hunt *hunt, struct settings *settings)
{
    struct input input;
    zz_error error;
    zz_zu_board *board = NULL;
    zz_zu_solver *solver = NULL;
    if (!settings->output || access(settings->output, F_OK) != 0)
        return;
    if (!input_open(&input, settings->output, NULL)) {
        complain("cannot open %s", settings->output);
        hunt->exit_code = EXIT_NO_INPUT;
        return;
    }
    zz_status status = read_board(&input, &board, &error);
    input_close(&input);
    if (!status)
        status = zz_zu_solver_create(&solver, NULL, &error);
    if (!status) {
        settings->rows = zz_zu_board_rows(board);
        settings->cols = zz_zu_board_cols(board);
        hunt_board_free(&hunt->record);
        hunt->record = hunt_board_new(settings->rows, settings->cols);
        hunt_board_take(&hunt->record, board);
        status = hunt_board_score(&hunt->record, solver, hunt->goal, 0, &hunt->score, &error);
    }
    if (status) {
        hunt->exit_code = (int)exit_code_of(status);
        complain_at(settings->output, error.line, error.column, error.message);
    }
    zz_zu_solver_free(solver);
    zz_zu_board_free(board);
}

static void show_record(struct hunt *hunt)
{
    static struct output out; /* large */
    zz_error error;
    char *text = hunt_board_text(&hunt->record);
    output_open(&out, NULL);
    if (hunt->score.value == 0) {
        output_text(&out, "Found no board on which that side wins.\n");
    } else if (text) {
        output_format(&out, "%s\n%s: %" PRIu64 " %s %s\n", text, GOALS[hunt->goal].name,
                      hunt->score.value, GOALS[hunt->goal].unit, GOALS[hunt->goal].what);
        if (hunt_board_write_line(&hunt->record, &out, &error) != ZZ_OK)
            complain("no line: %s", error.message);
    }
    if (!output_close(&out, true))
        hunt->exit_code = EXIT_IO;
    free(text);
}

/* ---- The verb ---- */

bool hunt_has(const struct game *game)
{
    return game->hunt != NULL;
}

void hunt_help(const struct game *game, struct output *output)
{
    output_format(output, "Usage: zugzwang %s hunt [OPTIONS]\n\n%s\nOptions:\n", game->name,
                  game->hunt->help);
    options_help(TABLES, output);
}

static int hunt_boards(struct settings *settings)
{
    struct hunt hunt = {
        .settings = settings,
        .goal = (enum hunt_goal)settings->goal,
        .begun = clock_seconds(),
        .record = hunt_board_new(settings->rows, settings->cols),
    };
    pthread_mutex_init(&hunt.lock, NULL);
    resume(&hunt, settings);
    if (!hunt.record.obstacles) {
        complain("out of memory");
        return EXIT_RESOURCE;
    }
    if (hunt.exit_code == EXIT_DONE) {
        if (hunt.score.value && settings->progress != PROGRESS_OFF)
            tell_record(&hunt);
        send_hunters(&hunt);
        show_record(&hunt);
    }
    hunt_board_free(&hunt.record);
    pthread_mutex_destroy(&hunt.lock);
    if (interrupted()) {
        complain("interrupted; that is the best so far");
        die_of_interrupt();
    }
    return hunt.exit_code;
}

int hunt_run(const struct game *game, int count, char *arguments[])
{
    struct settings settings = {.rows = 10, .cols = 10, .time = 60, .jobs = 1};
    int operands;
    if (!options_parse(TABLES, &settings, count, arguments, &operands))
        return help_hint(game, "hunt");
    if (settings.help)
        return help_verb(game, verb_named("hunt"));
    if (settings.version)
        return help_version();
    if (operands > 0) {
        complain("hunt reads no board; a record to go on from is given with -o %s", arguments[0]);
        return help_hint(game, "hunt");
    }
    if (settings.rows * settings.cols < 4 || settings.rows < 2) {
        complain("a %u×%u board has no room for a hunt: at least 2 rows and 4 squares",
                 settings.rows, settings.cols);
        return EXIT_USAGE;
    }
    return hunt_boards(&settings);
}

const struct hunt_game ZU_HUNT = {
    .help = "Searches for boards that are extreme: on which one side needs longest to win,\n"
            "or on which red most often has only one move that wins. Boards are changed\n"
            "step by step and solved, thousands a second; each record is shown as it is\n"
            "found and kept in FILE. A hunt that is stopped goes on from its FILE.\n"
            "\n"
            "  $ zugzwang zu hunt --goal longest-red --rows 6 --cols 6 --time 60 -o record.in\n"
            "  $ zugzwang zu hunt --time 600 --jobs 2 -o record.in    # goes on from there\n",
};
