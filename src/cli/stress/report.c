#include "report.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli/json.h"

enum { MOST_SHOWN_LINES = 20, MOST_FILES = 1000 };

/* ---- Files ---- */

/* Opens NAME.in, or NAME-2.in and so on when that is there: no earlier finding is overwritten. */
static int open_new(struct report *report, const char *folder)
{
    int fd = -1;
    for (int i = 1; fd < 0 && i <= MOST_FILES; i++) {
        char number[16] = "";
        if (i > 1)
            snprintf(number, sizeof number, "-%d", i);
        snprintf(report->file, sizeof report->file, "%s%s%s-counterexample%s.in",
                 folder ? folder : "", folder ? "/" : "", report->game->name, number);
        fd = open(report->file, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
        if (fd < 0 && errno != EEXIST)
            break;
    }
    return fd;
}

static bool write_whole(int fd, const struct buffer *text)
{
    for (size_t done = 0; done < text->used;) {
        ssize_t count = write(fd, text->bytes + done, text->used - done);
        if (count < 0 && errno != EINTR)
            return false;
        done += count > 0 ? (size_t)count : 0;
    }
    return true;
}

bool report_keep(struct report *report, const char *folder)
{
    if (folder && mkdir(folder, 0777) != 0 && errno != EEXIST) {
        complain("cannot make %s: %s", folder, strerror(errno));
        return false;
    }
    int fd = open_new(report, folder);
    bool written = fd >= 0 && write_whole(fd, &report->trial->input);
    int reason = errno;
    if (fd >= 0 && close(fd) != 0)
        written = false;
    if (!written) {
        complain("cannot write %s: %s", report->file, strerror(reason));
        if (fd >= 0)
            unlink(report->file);
        report->file[0] = '\0';
    }
    return written;
}

/* ---- For people ---- */

static const char *family_name(const struct report *report, unsigned which)
{
    return report->game->data->families[report->cases->families[which]].name;
}

/* Up to MOST_SHOWN_LINES of a text, made harmless and indented. */
static void write_indented(struct output *out, const struct buffer *text)
{
    struct lines lines = {text, 0};
    struct buffer shown = {.used = 0};
    const char *line;
    size_t size;
    int count = 0;
    for (; count < MOST_SHOWN_LINES && next_line(&lines, &line, &size); count++) {
        buffer_clear(&shown);
        escape(line, size < 200 ? size : 200, &shown);
        output_format(out, "    %s%s\n", shown.used ? shown.bytes : "", size > 200 ? "…" : "");
    }
    if (count == 0)
        output_text(out, "    (nothing)\n");
    else if (next_line(&lines, &line, &size))
        output_text(out, "    …\n");
    buffer_free(&shown);
}

/* "12 boards: 7 random, 5 corridor" */
static void write_families(const struct report *report, struct output *out)
{
    const struct findings *findings = report->findings;
    unsigned count = family_count(report->game);
    output_text(out, "Families:");
    const char *separator = " ";
    for (unsigned i = 0; i < count; i++)
        if (findings->by_family[i]) {
            output_format(out, "%s%s %" PRIu64, separator, report->game->data->families[i].name,
                          findings->by_family[i]);
            separator = ", ";
        }
    output_text(out, "\n");
}

static void write_tally(const struct report *report, struct output *out)
{
    const struct findings *findings = report->findings;
    const struct noun *things = &report->game->stress->things;
    output_format(
        out, "%" PRIu64 " %s in %" PRIu64 " run%s of the program, %.1f s, seed %" PRIu64 "\n",
        findings->cases, findings->cases == 1 ? things->one : things->many, findings->runs,
        findings->runs == 1 ? "" : "s", findings->seconds, report->search->seed);
}

static void write_shrinking(const struct report *report, struct output *out)
{
    const struct shrinking *shrinking = report->shrinking;
    switch (shrinking->end) {
    case SHRUNK:
        output_format(
            out, "Shrunk in %" PRIu64 " runs; no single change makes it smaller and still fail.\n",
            shrinking->runs);
        if (report->cases->count > 1)
            output_format(out,
                          "It takes all %u %s in one run: something stays from one to the next.\n",
                          report->cases->count, report->game->stress->things.many);
        break;
    case SHRINK_OUT_OF_TIME:
        output_format(out,
                      "Shrunk in %" PRIu64 " runs, until time was up; it may not be smallest.\n",
                      shrinking->runs);
        break;
    case SHRINK_NOT_REPEATED:
        output_format(out,
                      "The failure does not repeat: the same input failed again %u time%s of %u.\n"
                      "Memory that is not set, a random choice or the clock may be behind it.\n",
                      shrinking->repeats, shrinking->repeats == 1 ? "" : "s", shrinking->repeated);
        break;
    case SHRINK_STOPPED:
        output_text(out, "Shrinking was stopped; it may not be smallest.\n");
        break;
    }
}

static void write_input(const struct report *report, struct output *out)
{
    const struct stress_game *game = report->game->stress;
    for (unsigned i = 0; i < report->cases->count; i++) {
        struct buffer picture = {.used = 0};
        game->draw(report->cases->texts[i].bytes, &picture);
        if (report->cases->count > 1)
            output_format(out, "Input, %s %u of %u", game->things.one, i + 1, report->cases->count);
        else
            output_text(out, "Input");
        output_format(out, " (family %s):\n\n", family_name(report, i));
        output_bytes(out, picture.used ? picture.bytes : "", picture.used);
        output_text(out, "\n");
        buffer_free(&picture);
    }
}

/* What proves the right answer. False, with the error filled in, when that failed. */
static bool prove(const struct report *report, struct buffer *proof, zz_error *error)
{
    const struct trial *trial = report->trial;
    bool wrong = trial->verdict == VERDICT_WRONG_ANSWER;
    return report->game->stress->prove(report->cases->texts[trial->which].bytes,
                                       wrong ? &trial->child.output : NULL, trial->line, proof,
                                       error) == ZZ_OK;
}

static void write_proof(const struct report *report, struct output *out)
{
    struct buffer proof = {.used = 0};
    zz_error error;
    if (!prove(report, &proof, &error)) {
        output_format(out, "(no proof: %s)\n\n", error.message);
    } else if (proof.used) {
        output_text(out, "Why:\n\n");
        output_bytes(out, proof.bytes, proof.used);
        output_text(out, "\n");
    }
    buffer_free(&proof);
}

static void write_command(const struct report *report, struct output *out)
{
    for (char **word = report->words; *word; word++) {
        struct buffer shown = {.used = 0};
        escape(*word, strlen(*word), &shown);
        output_format(out, "%s%s", word == report->words ? "" : " ",
                      shown.used ? shown.bytes : "''");
        buffer_free(&shown);
    }
}

static void write_repeat(const struct report *report, struct output *out)
{
    const struct command *command = report->search->command;
    if (!report->file[0])
        return;
    output_format(out, "The input is in %s; again:\n\n    ", report->file);
    if (command->in_file)
        output_format(out, "cp %s %s && ", report->file, command->in_file);
    write_command(report, out);
    if (command->in_file)
        output_format(out, " && cat %s\n\n", command->out_file);
    else
        output_format(out, " < %s\n\n", report->file);
}

static void write_finding(const struct report *report, struct output *out)
{
    const struct trial *trial = report->trial;
    bool repeated = trial->verdict == report->findings->verdict;
    const char *detail = repeated ? trial->detail : report->findings->detail;
    output_format(out, "Found: %s%s%s\n", verdict_name(report->findings->verdict),
                  *detail ? ": " : "", detail);
    output_format(out, "Run %" PRIu64 "; ", report->findings->run);
    write_tally(report, out);
    write_shrinking(report, out);
    output_text(out, "\n");
    write_input(report, out);
    output_text(out, "Expected:\n\n");
    write_indented(out, &trial->expected);
    output_format(out, "\nGiven%s:\n\n", repeated ? "" : " when it was tried again");
    write_indented(out, &trial->child.output);
    output_text(out, "\n");
    if (trial->child.errors.used) {
        output_text(out, "And on standard error:\n\n");
        write_indented(out, &trial->child.errors);
        output_text(out, "\n");
    }
    write_proof(report, out);
    write_repeat(report, out);
}

void report_words(const struct report *report, struct output *out)
{
    if (report->findings->found) {
        write_finding(report, out);
    } else {
        output_text(out, "Found nothing wrong: ");
        write_tally(report, out);
    }
    write_families(report, out);
}

/* ---- As JSON ---- */

static void write_text(struct json *json, const char *key, const struct buffer *text)
{
    struct buffer shown = {.used = 0};
    struct lines lines = {text, 0};
    const char *line;
    size_t size;
    while (next_line(&lines, &line, &size)) {
        escape(line, size, &shown);
        buffer_byte(&shown, '\n');
    }
    json_string(json, key, shown.used ? shown.bytes : "");
    buffer_free(&shown);
}

static void write_finding_json(const struct report *report, struct json *json)
{
    static const char *const ends[] = {
        [SHRUNK] = "smallest",
        [SHRINK_OUT_OF_TIME] = "out of time",
        [SHRINK_NOT_REPEATED] = "not repeated",
        [SHRINK_STOPPED] = "stopped",
    };
    const struct trial *trial = report->trial;
    struct buffer proof = {.used = 0};
    json_open(json, "finding", '{', JSON_LINES);
    json_string(json, "verdict", verdict_name(report->findings->verdict));
    json_string(json, "message", report->findings->detail);
    json_number(json, "run", report->findings->run);
    json_string(json, "shrunk", ends[report->shrinking->end]);
    json_number(json, "shrink_runs", report->shrinking->runs);
    json_open(json, "families", '[', JSON_ONE_LINE);
    for (unsigned i = 0; i < report->cases->count; i++)
        json_string(json, NULL, family_name(report, i));
    json_close(json);
    write_text(json, "input", &trial->input);
    write_text(json, "expected", &trial->expected);
    write_text(json, "given", &trial->child.output);
    if (prove(report, &proof, NULL))
        json_string(json, "proof", proof.used ? proof.bytes : "");
    else
        json_null(json, "proof");
    if (report->file[0])
        json_string(json, "file", report->file);
    else
        json_null(json, "file");
    json_close(json);
    buffer_free(&proof);
}

void report_json(const struct report *report, struct output *out)
{
    const struct findings *findings = report->findings;
    struct json json = {.out = out};
    json_open(&json, NULL, '{', JSON_LINES);
    json_string(&json, "schema", "zugzwang/stress/1");
    json_string(&json, "version", zz_version());
    json_string(&json, "game", report->game->name);
    json_open(&json, "command", '[', JSON_ONE_LINE);
    for (char **word = report->words; *word; word++)
        json_string(&json, NULL, *word);
    json_close(&json);
    json_number(&json, "seed", report->search->seed);
    json_number(&json, "runs", findings->runs);
    json_number(&json, "cases", findings->cases);
    json_open(&json, "families", '[', JSON_LINES);
    for (unsigned i = 0; i < family_count(report->game); i++) {
        json_open(&json, NULL, '{', JSON_ONE_LINE);
        json_string(&json, "family", report->game->data->families[i].name);
        json_number(&json, "cases", findings->by_family[i]);
        json_close(&json);
    }
    json_close(&json);
    json_seconds(&json, "seconds", findings->seconds);
    if (findings->found)
        write_finding_json(report, &json);
    else
        json_null(&json, "finding");
    json_close(&json);
}
