#include "run.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "clock.h"
#include "input.h"
#include "interrupt.h"
#include "progress.h"

/* Why a run ended early. */
struct failure {
    int code; /* to exit with; EXIT_DONE: it did not end early */
    const char *file;
    uint64_t line; /* 0: no place in the file */
    uint64_t column;
    char message[320];
};

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

const struct option RUN_OPTIONS[] = {
    {"output", 'o', "OUT", "write to the file OUT, which is replaced at the end", set_output},
    {"json", 0, NULL, "write one JSON document, with times and memory", set_json},
    {.name = NULL},
};

struct cost run_cost_begin(struct run *run)
{
    return (struct cost){clock_seconds(), meter_begin_part(&run->meter)};
}

struct cost run_cost_end(struct run *run, struct cost begun)
{
    return (struct cost){clock_seconds() - begun.seconds, meter_end_part(&run->meter, begun.bytes)};
}

void run_cost_json(struct run *run, struct cost cost)
{
    json_seconds(&run->json, "seconds", cost.seconds);
    json_number(&run->json, "memory_bytes", cost.bytes);
}

bool run_goes_on(const struct run *run)
{
    return !output_failed(&run->out) && !interrupted();
}

zz_status run_answered(struct run *run, uint64_t count, zz_error *error)
{
    run->answered += count;
    output_end_answer(&run->out);
    if (run_goes_on(run))
        return ZZ_OK;
    *error = (zz_error){.code = ZZ_CANCELLED, .message = "stopped on request"};
    return error->code;
}

void run_show(struct run *run, const struct picture *picture, const char *answer)
{
    enum { TERMINAL = 80, MARGIN = 2, GAP = 4 };
    bool beside = MARGIN + 2 * (uint64_t)picture->cols + GAP + strlen(answer) <= TERMINAL;
    uint32_t middle = (picture->rows + 1) / 2;
    for (uint32_t row = 1; row <= picture->rows; row++) {
        output_format(&run->out, "%*s", MARGIN, "");
        for (uint32_t col = 1; col <= picture->cols; col++) {
            char square = picture->square(picture->board, row, col);
            if (beside && col > 1)
                output_text(&run->out, " ");
            output_bytes(&run->out, &square, 1);
        }
        if (beside && row == middle && *answer)
            output_format(&run->out, "%*s%s", GAP, "", answer);
        output_text(&run->out, "\n");
    }
    if (!beside && *answer)
        output_format(&run->out, "\n%*s%s\n", MARGIN, "", answer);
    output_text(&run->out, "\n");
}

/* Keeps the failure for the JSON document and tells it on standard error, after the answers that
 * came before it. What is told elsewhere is not told here: an interrupt at the end of the run, a
 * failure of the output when that is closed. */
static void report(struct run *run, struct failure *failure, const zz_error *error)
{
    *failure = (struct failure){
        .code = (int)exit_code_of(error->code),
        .file = run->source,
        .line = error->line,
        .column = error->column,
    };
    if (error->code == ZZ_NO_MEMORY && run->meter.refused)
        snprintf(failure->message, sizeof failure->message,
                 "out of memory: more is needed than the %" PRIu64 " bytes that may be used",
                 run->meter.limit);
    else
        snprintf(failure->message, sizeof failure->message, "%s", error->message);
    output_flush(&run->out);
    if (error->code == ZZ_CANCELLED)
        return;
    if (failure->line)
        complain_at(run->source, failure->line, failure->column, failure->message);
    else
        complain("%s: %s", run->source, failure->message);
}

static void report_unreadable(struct run *run, struct failure *failure, const char *file,
                              enum exit_code code, const char *what, int reason)
{
    *failure = (struct failure){.code = code, .file = file};
    snprintf(failure->message, sizeof failure->message, "%s: %s", what, strerror(reason));
    output_flush(&run->out);
    if (!interrupted())
        complain("%s %s: %s", what, file, strerror(reason));
}

static void answer_text(struct run *run, const struct task *task, struct input *input,
                        struct failure *failure)
{
    zz_error error;
    zz_text *text;
    run->source = input->name;
    zz_status status = zz_text_open(&text, input_read, input, &run->options, &error);
    if (!status)
        status = task->answer(run, text, &error);
    if (!status)
        status = zz_text_read_end(text, &error);
    zz_text_close(text);
    if (input->error)
        report_unreadable(run, failure, input->name, EXIT_IO, "cannot read", input->error);
    else if (status)
        report(run, failure, &error);
}

static void answer_file(struct run *run, const struct task *task, const char *path,
                        struct failure *failure)
{
    struct input input;
    struct cost cost = run_cost_begin(run);
    bool opened = input_open(&input, path, &run->out);
    int reason = errno;
    if (run->settings->json) {
        json_open(&run->json, NULL, '{', JSON_LINES);
        json_string(&run->json, "file", input.name);
        json_open(&run->json, "answers", '[', JSON_LINES);
    }
    if (opened) {
        answer_text(run, task, &input, failure);
        input_close(&input);
    } else {
        report_unreadable(run, failure, input.name, EXIT_NO_INPUT, "cannot open", reason);
    }
    if (failure->code != EXIT_DONE && interrupted()) {
        failure->code = interrupt_exit_code();
        snprintf(failure->message, sizeof failure->message, "interrupted");
    }
    cost = run_cost_end(run, cost);
    if (run->settings->json) {
        json_close(&run->json);
        run_cost_json(run, cost);
        json_close(&run->json);
    }
}

static void begin_document(struct run *run, const struct task *task)
{
    char schema[64];
    snprintf(schema, sizeof schema, "zugzwang/%s/1", task->verb);
    run->json = (struct json){.out = &run->out};
    json_open(&run->json, NULL, '{', JSON_LINES);
    json_string(&run->json, "schema", schema);
    json_string(&run->json, "version", zz_version());
    json_string(&run->json, "game", run->game->name);
    json_open(&run->json, "inputs", '[', JSON_LINES);
}

static void end_document(struct run *run, const struct failure *failure, struct cost cost)
{
    json_close(&run->json);
    run_cost_json(run, cost);
    if (failure->code == EXIT_DONE) {
        json_null(&run->json, "error");
    } else {
        json_open(&run->json, "error", '{', JSON_LINES);
        json_string(&run->json, "file", failure->file);
        if (failure->line) {
            json_number(&run->json, "line", failure->line);
            json_number(&run->json, "column", failure->column);
        } else {
            json_null(&run->json, "line");
            json_null(&run->json, "column");
        }
        json_string(&run->json, "message", failure->message);
        json_number(&run->json, "exit_code", (uint64_t)failure->code);
        json_close(&run->json);
    }
    json_close(&run->json);
}

static void answer_files(struct run *run, const struct task *task, int count, char *paths[],
                         struct failure *failure)
{
    struct cost cost = run_cost_begin(run);
    if (run->settings->json)
        begin_document(run, task);
    int file = 0;
    while (file < count && failure->code == EXIT_DONE)
        answer_file(run, task, paths[file++], failure);
    if (file < count && !interrupted() && !output_failed(&run->out))
        complain("stopped there; %d more file%s not read", count - file,
                 count - file == 1 ? " was" : "s were");
    cost = run_cost_end(run, cost);
    if (run->settings->json)
        end_document(run, failure, cost);
}

static void set_up(struct run *run, const struct game *game, const struct task *task,
                   const struct settings *settings)
{
    run->game = game;
    run->settings = settings;
    run->meter.limit = settings->memory ? settings->memory : memory_available();
    run->options = (zz_options){
        .allocator = meter_allocator(&run->meter),
        .progress = progress_update,
        .memory_limit = run->meter.limit,
        .threads = settings->threads,
    };
    run->things = task->things;
    run->answered = 0;
    progress_begin(settings->progress == PROGRESS_ON ||
                   (settings->progress == PROGRESS_ON_TERMINAL && isatty(STDERR_FILENO)));
}

static void greet_typist(const struct task *task, int count, char *paths[])
{
    for (int i = 0; i < count; i++)
        if (strcmp(paths[i], "-") == 0 && isatty(STDIN_FILENO))
            complain("reading from the terminal: %s; end with Ctrl-D", task->awaits);
}

int run_files(const struct game *game, const struct task *task, const struct settings *settings,
              int count, char *paths[])
{
    static struct run run; /* large */
    static char dash[] = "-";
    static char *standard_input[] = {dash};
    struct failure failure = {.code = EXIT_DONE};
    if (count == 0) {
        count = 1;
        paths = standard_input;
    }
    set_up(&run, game, task, settings);
    if (output_open(&run.out, settings->output)) {
        greet_typist(task, count, paths);
        answer_files(&run, task, count, paths, &failure);
        /* What was answered is kept; a run that answered nothing leaves an older file alone. */
        bool keep = failure.code == EXIT_DONE || settings->json || run.answered > 0;
        if (!output_close(&run.out, keep))
            failure.code = EXIT_IO;
    } else {
        failure.code = EXIT_IO;
    }
    progress_erase();
    if (interrupted()) {
        complain("interrupted; %" PRIu64 " %s answered", run.answered,
                 run.answered == 1 ? run.things.one : run.things.many);
        die_of_interrupt();
    }
    return failure.code;
}
