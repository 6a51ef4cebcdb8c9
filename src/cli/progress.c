#include "progress.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "clock.h"
#include "interrupt.h"
#include "message.h"

enum { WIDTH = 79 };

static const double FIRST_SHOWN = 1.0;
static const double REDRAWN_EVERY = 0.1;
static const double LOGGED_EVERY = 5.0;
static const double TOO_LITTLE_TO_TELL = 0.01;

static struct {
    bool shown;
    bool in_place; /* standard error is a terminal */
    double began;
    double next; /* when to draw again */
    int drawn;   /* columns of the line that stands there now */
    const char *thing;
    uint64_t number;
    uint64_t of;
    double subject_began;
} state;

void progress_begin(bool shown)
{
    state.shown = shown;
    state.in_place = isatty(STDERR_FILENO) == 1;
    state.began = clock_seconds();
    state.next = state.began + FIRST_SHOWN;
}

void progress_subject(const char *thing, uint64_t number, uint64_t of)
{
    state.thing = thing;
    state.number = number;
    state.of = of;
    if (state.shown)
        state.subject_began = clock_seconds();
}

struct line {
    char text[WIDTH + 1];
    size_t used;
};

/* Adds to the line; what does not fit is cut. */
static void PRINTF_LIKE(2, 3) add(struct line *line, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    int length =
        vsnprintf(line->text + line->used, sizeof line->text - line->used, format, arguments);
    va_end(arguments);
    if (length > 0)
        line->used += (size_t)length;
    if (line->used >= sizeof line->text)
        line->used = sizeof line->text - 1;
}

/* "board 1 of 1: row 8 of 47, ply 112, 6 s, about 30 s left, 1019 million positions" */
static void compose(struct line *line, const zz_progress *progress, double seconds)
{
    if (state.thing)
        add(line, "%s %" PRIu64, state.thing, state.number);
    if (state.thing && state.of)
        add(line, " of %" PRIu64, state.of);
    add(line, "%s%s", state.thing ? ": " : "", progress->stage ? progress->stage : "working");
    if (progress->total)
        add(line, " %" PRIu64 " of %" PRIu64, progress->done, progress->total);
    else if (progress->done)
        add(line, " %" PRIu64, progress->done);
    if (progress->ply)
        add(line, ", ply %" PRIu64, progress->ply);
    add(line, ", %.0f s", seconds);
    double solving = clock_seconds() - state.subject_began;
    if (progress->fraction > TOO_LITTLE_TO_TELL)
        add(line, ", about %.0f s left", solving / progress->fraction * (1 - progress->fraction));
    if (progress->decided >= 10000000)
        add(line, ", %.0f million positions", (double)progress->decided / 1e6);
    else if (progress->decided)
        add(line, ", %" PRIu64 " positions", progress->decided);
}

static bool is_due(double now)
{
    return state.shown && now >= state.next;
}

static void draw(const struct line *line, double now)
{
    if (state.in_place) {
        int padding = state.drawn > (int)line->used ? state.drawn - (int)line->used : 0;
        fprintf(stderr, "\r%s%*s", line->text, padding, "");
        state.drawn = (int)line->used;
    } else {
        fprintf(stderr, "%s\n", line->text);
    }
    state.next = now + (state.in_place ? REDRAWN_EVERY : LOGGED_EVERY);
}

bool progress_update(void *unused, const zz_progress *progress)
{
    (void)unused;
    double now = state.shown ? clock_seconds() : 0;
    if (interrupted())
        return false;
    if (is_due(now)) {
        struct line line = {.used = 0};
        compose(&line, progress, now - state.began);
        draw(&line, now);
    }
    return true;
}

void progress_say(const char *format, ...)
{
    double now = state.shown ? clock_seconds() : 0;
    va_list arguments;
    if (!is_due(now))
        return;
    struct line line = {.used = 0};
    va_start(arguments, format);
    int length = vsnprintf(line.text, sizeof line.text, format, arguments);
    va_end(arguments);
    line.used = length < WIDTH ? (size_t)(length > 0 ? length : 0) : WIDTH;
    draw(&line, now);
}

void progress_erase(void)
{
    if (state.drawn)
        fprintf(stderr, "\r%*s\r", state.drawn, "");
    state.drawn = 0;
}
