/* trial.c: judging what a program printed.
 *
 * Outputs are compared line by line; blanks at the end of a line, carriage returns and blank lines
 * at the end of the output make no difference, as with the contests' own judges. A line that
 * differs is a wrong answer if it is one that could be right, else a wrong format. */
#include "trial.h"

#include <inttypes.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>

#include "cli/progress.h"
#include "cli/solve.h"

enum { ID = 14 }; /* of the test points that promise nothing */

const char *verdict_name(enum verdict verdict)
{
    static const char *const names[] = {
        [VERDICT_RIGHT] = "right",
        [VERDICT_WRONG_ANSWER] = "wrong answer",
        [VERDICT_WRONG_FORMAT] = "wrong format",
        [VERDICT_CRASH] = "crash",
        [VERDICT_TIME_OUT] = "time-out",
        [VERDICT_MEMORY] = "too much memory",
        [VERDICT_TOO_MUCH_OUTPUT] = "too much output",
        [VERDICT_LEFTOVER] = "process left behind",
        [VERDICT_NONE] = "none",
    };
    return names[verdict];
}

void cases_join(const struct game *game, const struct cases *cases, struct buffer *input)
{
    if (game->data->most_cases > 1)
        buffer_format(input, "%d %u\n", ID, cases->count);
    for (unsigned i = 0; i < cases->count; i++)
        buffer_bytes(input, cases->texts[i].bytes, cases->texts[i].used);
}

void cases_copy(struct cases *to, const struct cases *from)
{
    to->count = from->count;
    memcpy(to->families, from->families, sizeof to->families);
    for (unsigned i = 0; i < from->count; i++) {
        buffer_clear(&to->texts[i]);
        buffer_bytes(&to->texts[i], from->texts[i].bytes, from->texts[i].used);
    }
}

void cases_drop(struct cases *cases, unsigned which)
{
    struct buffer dropped = cases->texts[which];
    cases->count--;
    for (unsigned i = which; i < cases->count; i++) {
        cases->texts[i] = cases->texts[i + 1];
        cases->families[i] = cases->families[i + 1];
    }
    cases->texts[cases->count] = dropped; /* its memory serves the next case */
}

void cases_free(struct cases *cases)
{
    for (unsigned i = 0; i < STRESS_MOST_CASES; i++)
        buffer_free(&cases->texts[i]);
}

void escape(const char *bytes, size_t size, struct buffer *text)
{
    for (size_t i = 0; i < size; i++) {
        unsigned char byte = (unsigned char)bytes[i];
        if (byte == '\\')
            buffer_text(text, "\\\\");
        else if (byte >= ' ' && byte < 0x7F)
            buffer_byte(text, bytes[i]);
        else
            buffer_format(text, "\\x%02X", byte);
    }
}

/* ---- Lines ---- */

static bool is_blank(char byte)
{
    return byte == ' ' || byte == '\t' || byte == '\r';
}

/* Whether nothing but blank lines is left. */
static bool is_over(const struct buffer *text, size_t from)
{
    while (from < text->used && (is_blank(text->bytes[from]) || text->bytes[from] == '\n'))
        from++;
    return from >= text->used;
}

bool next_line(struct lines *lines, const char **line, size_t *size)
{
    const struct buffer *text = lines->text;
    if (is_over(text, lines->next))
        return false;
    *line = text->bytes + lines->next;
    const char *end = memchr(*line, '\n', text->used - lines->next);
    *size = end ? (size_t)(end - *line) : text->used - lines->next;
    lines->next += *size + 1;
    while (*size > 0 && is_blank((*line)[*size - 1]))
        --*size;
    return true;
}

bool find_line(const struct buffer *text, uint64_t number, const char **line, size_t *size)
{
    struct lines lines = {text, 0};
    while (number > 0 && next_line(&lines, line, size))
        number--;
    return number == 0;
}

/* ---- The verdict ---- */

static void tell_format(struct trial *trial, uint64_t line, const char *expected, const char *found,
                        size_t size)
{
    enum { SHOWN = 40 };
    struct buffer shown = {.used = 0};
    trial->verdict = VERDICT_WRONG_FORMAT;
    if (found)
        escape(found, size < SHOWN ? size : SHOWN, &shown);
    if (trial->child.no_output_file)
        snprintf(trial->detail, sizeof trial->detail, "the program wrote no output file");
    else if (!found)
        snprintf(trial->detail, sizeof trial->detail,
                 "line %" PRIu64 " of its output: expected %s, found the end", line, expected);
    else
        snprintf(trial->detail, sizeof trial->detail,
                 "line %" PRIu64 " of its output: expected %s, found '%.160s%s'", line, expected,
                 shown.bytes ? shown.bytes : "", size > SHOWN ? "…" : "");
    buffer_free(&shown);
}

/* Compares line by line; several cases have a line each. */
static void compare(const struct stress_game *game, const struct cases *cases, struct trial *trial)
{
    const char *wanted;
    const char *given;
    size_t wanted_size;
    size_t given_size;
    struct lines expected_lines = {&trial->expected, 0};
    struct lines given_lines = {&trial->child.output, 0};
    trial->verdict = VERDICT_RIGHT;
    for (uint64_t line = 1; trial->verdict == VERDICT_RIGHT; line++) {
        bool more = next_line(&expected_lines, &wanted, &wanted_size);
        bool found = next_line(&given_lines, &given, &given_size);
        if (!more && !found)
            return;
        trial->which = cases->count > 1 && more ? (unsigned)line - 1 : cases->count - 1;
        trial->line = more ? line : 0;
        const char *expected =
            !more ? "the end" : game->expected(line, found ? given : "", found ? given_size : 0);
        if (expected)
            tell_format(trial, line, expected, found ? given : NULL, given_size);
        else if (given_size != wanted_size || memcmp(given, wanted, wanted_size) != 0)
            trial->verdict = VERDICT_WRONG_ANSWER;
    }
}

static const char *signal_name(int number)
{
    switch (number) {
    case SIGABRT:
        return "SIGABRT, aborted: a failed assertion or an exception";
    case SIGBUS:
        return "SIGBUS, a bad address";
    case SIGFPE:
        return "SIGFPE, a division by zero";
    case SIGILL:
        return "SIGILL, an illegal instruction";
    case SIGSEGV:
        return "SIGSEGV, an address out of bounds or the stack too deep";
    case SIGKILL:
        return "SIGKILL";
    case SIGPIPE:
        return "SIGPIPE";
    case SIGTERM:
        return "SIGTERM";
    default:
        return "a signal";
    }
}

static void tell_end(const struct command *command, struct trial *trial)
{
    const struct child *child = &trial->child;
    const struct limits *limits = &command->limits;
    char *detail = trial->detail;
    size_t room = sizeof trial->detail;
    switch (child->end) {
    case CHILD_EXITED:
        if (child->code != 0) {
            trial->verdict = VERDICT_CRASH;
            snprintf(detail, room, "it ended with exit code %d", child->code);
        }
        break;
    case CHILD_SIGNALLED:
        trial->verdict = VERDICT_CRASH;
        snprintf(detail, room, "it was ended by signal %d (%s)", child->code,
                 signal_name(child->code));
        break;
    case CHILD_TIMED_OUT:
        trial->verdict = VERDICT_TIME_OUT;
        snprintf(detail, room, "it used %.2f s of processor time, %.2f s by the clock; limit %g s",
                 child->seconds, child->elapsed, limits->seconds);
        break;
    case CHILD_FLOODED:
        trial->verdict = VERDICT_TOO_MUCH_OUTPUT;
        snprintf(detail, room, "it wrote more than %d bytes", MOST_OUTPUT);
        break;
    case CHILD_LINGERS:
        trial->verdict = VERDICT_LEFTOVER;
        snprintf(detail, room, "it ended, but a process that it had started went on");
        break;
    case CHILD_NOT_RUN:
    case CHILD_INTERRUPTED:
        trial->verdict = VERDICT_NONE;
        break;
    }
    if (limits->memory && child->memory > limits->memory && trial->verdict != VERDICT_NONE) {
        trial->verdict = VERDICT_MEMORY;
        snprintf(detail, room, "it used %" PRIu64 " MiB; limit %" PRIu64 " MiB",
                 child->memory >> 20, limits->memory >> 20);
    }
}

static void fail(struct trial *trial, int code, const char *what, const char *reason)
{
    trial->verdict = VERDICT_NONE;
    trial->failure = code;
    complain("%s: %s", what, reason);
}

/* The input and the right output. */
static bool prepare(const struct game *game, const struct cases *cases, struct trial *trial)
{
    zz_options options = {.progress = progress_update};
    zz_error error = {.code = ZZ_NO_MEMORY, .message = "out of memory"};
    zz_text *text = NULL;
    cases_join(game, cases, &trial->input);
    zz_status status = trial->input.failed ? ZZ_NO_MEMORY
                                           : zz_text_open_memory(&text, trial->input.bytes,
                                                                 trial->input.used, NULL, &error);
    if (!status)
        status = solve_text(game, text, &options, &trial->expected, &error);
    zz_text_close(text);
    if (status && status != ZZ_CANCELLED)
        fail(trial, (int)exit_code_of(status), "cannot solve an input", error.message);
    return !status;
}

void trial_run(const struct game *game, const struct command *command, const struct cases *cases,
               struct trial *trial)
{
    *trial = (struct trial){.verdict = VERDICT_NONE, .failure = EXIT_DONE};
    if (!prepare(game, cases, trial))
        return;
    child_run(command, trial->input.bytes, trial->input.used, &trial->child);
    trial->verdict = VERDICT_RIGHT;
    tell_end(command, trial);
    if (trial->child.output.failed)
        fail(trial, EXIT_RESOURCE, "cannot keep the output", "out of memory");
    else if (trial->child.end == CHILD_NOT_RUN)
        fail(trial, EXIT_NO_INPUT, command->words[0], strerror(trial->child.code));
    else if (trial->verdict == VERDICT_RIGHT)
        compare(game->stress, cases, trial);
    else
        trial->which = cases->count - 1;
}

void trial_free(struct trial *trial)
{
    buffer_free(&trial->input);
    buffer_free(&trial->expected);
    child_release(&trial->child);
}
