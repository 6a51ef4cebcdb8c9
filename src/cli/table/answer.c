#include "answer.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "cli/clock.h"
#include "cli/help.h"
#include "cli/interrupt.h"
#include "cli/progress.h"

static void begin_document(struct table_answer *answer, const struct game *game, const char *schema,
                           const char *path)
{
    answer->json = (struct json){.out = &answer->out};
    json_open(&answer->json, NULL, '{', JSON_LINES);
    json_string(&answer->json, "schema", schema);
    json_string(&answer->json, "version", zz_version());
    json_string(&answer->json, "game", game->name);
    json_string(&answer->json, "file", path);
}

static void describe_table(struct table_answer *answer)
{
    const struct table_shape *shape = &answer->file.shape;
    json_open(&answer->json, "table", '{', JSON_ONE_LINE);
    json_number(&answer->json, "rows", shape->rows);
    json_number(&answer->json, "cols", shape->cols);
    json_number(&answer->json, "free_squares", shape->free);
    json_number(&answer->json, "positions", table_positions(shape));
    json_close(&answer->json);
}

static void end_document(struct table_answer *answer, double seconds, const zz_error *error)
{
    struct json *json = &answer->json;
    while (json->depth > 1) /* what the action had opened when it failed */
        json_close(json);
    json_seconds(json, "seconds", seconds);
    json_number(json, "memory_bytes", answer->meter.peak);
    if (error->code == ZZ_OK) {
        json_null(json, "error");
    } else {
        json_open(json, "error", '{', JSON_LINES);
        json_string(json, "file", answer->source);
        if (error->line) {
            json_number(json, "line", error->line);
            json_number(json, "column", error->column);
        } else {
            json_null(json, "line");
            json_null(json, "column");
        }
        json_string(json, "message", interrupted() ? "interrupted" : error->message);
        json_number(json, "exit_code",
                    (uint64_t)(interrupted() ? interrupt_exit_code() : answer->exit_code));
        json_close(json);
    }
    json_close(json);
}

/* Says what went wrong, but for an interrupt, which is told at the end. */
static void report(struct table_answer *answer, const char *path, const zz_error *error)
{
    output_flush(&answer->out);
    if (error->code == ZZ_CANCELLED)
        return;
    if (answer->file.fd < 0)
        complain("cannot open %s: %s", path, error->message);
    else if (error->line)
        complain_at(answer->source, error->line, error->column, error->message);
    else if (error->code == ZZ_NO_MEMORY && answer->meter.refused)
        complain("%s: out of memory: more is needed than the %" PRIu64 " bytes that may be used",
                 path, answer->meter.limit);
    else
        complain("%s: %s", path, error->message);
}

static int code_of(const struct table_answer *answer, const zz_error *error, bool damage_is_no)
{
    if (error->code == ZZ_OK)
        return answer->exit_code;
    if (answer->file.fd < 0)
        return EXIT_NO_INPUT;
    if (error->code == ZZ_BAD_INPUT && answer->file.is_table && damage_is_no)
        return EXIT_NO;
    return (int)exit_code_of(error->code);
}

static void run(struct table_answer *answer, const char *path, table_answer_fn *act,
                bool damage_is_no, zz_error *error)
{
    answer->source = path;
    zz_status status = table_file_open(&answer->file, path, &answer->meter, error);
    if (answer->settings->json && status)
        json_null(&answer->json, "table");
    else if (answer->settings->json)
        describe_table(answer);
    if (!status)
        status = act(answer, error);
    if (!status)
        error->code = ZZ_OK;
    answer->exit_code = code_of(answer, error, damage_is_no);
    if (status)
        report(answer, path, error);
}

int table_answer_run(const struct game *game, const char *schema, table_answer_fn *act,
                     bool damage_is_no, const struct settings *settings, int count,
                     char *operands[])
{
    static struct table_answer answer; /* large */
    zz_error error = {.code = ZZ_OK};
    double began = clock_seconds();
    if (count == 0) {
        complain("which table? 'zugzwang %s table build' makes one", game->name);
        return help_hint(game, "table");
    }
    answer.settings = settings;
    answer.count = count - 1;
    answer.operands = operands + 1;
    answer.meter.limit = settings->memory ? settings->memory : memory_available();
    if (!output_open(&answer.out, settings->output))
        return EXIT_IO;
    progress_begin(settings->progress == PROGRESS_ON ||
                   (settings->progress == PROGRESS_ON_TERMINAL && isatty(STDERR_FILENO)));
    progress_subject(NULL, 0, 0);
    if (settings->json)
        begin_document(&answer, game, schema, operands[0]);
    run(&answer, operands[0], act, damage_is_no, &error);
    table_file_close(&answer.file);
    if (settings->json)
        end_document(&answer, clock_seconds() - began, &error);
    bool keep = error.code == ZZ_OK || settings->json;
    if (!output_close(&answer.out, keep))
        answer.exit_code = EXIT_IO;
    progress_erase();
    if (interrupted()) {
        complain("interrupted");
        die_of_interrupt();
    }
    return answer.exit_code;
}
