/* shrink.c: greedy, to a fixed point.
 *
 * Changes are tried one by one; one that makes the input lighter and fails in the same way is kept,
 * and the next goes on from there. When all changes in a row have been tried in vain, no single one
 * of them helps any more: that last round is the proof that the input is smallest. Each change that
 * is kept lowers a weight of whole numbers, so it ends.
 *
 * Whole cases go first, but only if the failure does not need them: a program that forgets to clear
 * an array between boards fails on two, and two are kept. */
#include "shrink.h"

#include <inttypes.h>

#include "cli/clock.h"
#include "cli/interrupt.h"
#include "cli/progress.h"

enum { REPEATS = 3 };

static const double MOST_SECONDS = 60;

struct work {
    const struct game *game;
    const struct command *command;
    enum verdict verdict;
    struct cases *cases;
    struct cases next; /* what is being tried */
    struct trial *trial;
    struct shrinking *result;
    double deadline;
    bool stopped;
};

/* Whether the contest could have the next cases. */
static bool is_valid(struct work *work)
{
    static struct strict text; /* large */
    struct validation validation = {.text = &text};
    struct buffer input = {.used = 0};
    zz_error error;
    cases_join(work->game, &work->next, &input);
    strict_open_memory(&text, input.bytes, input.used);
    bool valid = !input.failed && work->game->data->validate(&validation, &error) == ZZ_OK;
    buffer_free(&input);
    return valid;
}

/* Tries the next cases; if they fail in the same way, they become the cases. */
static bool keep_if_failing(struct work *work)
{
    struct trial trial;
    if (interrupted() || clock_seconds() > work->deadline) {
        work->result->end = interrupted() ? SHRINK_STOPPED : SHRINK_OUT_OF_TIME;
        work->stopped = true;
        return false;
    }
    trial_run(work->game, work->command, &work->next, &trial);
    work->result->runs++;
    progress_say("shrinking: %" PRIu64 " runs, %.0f s left", work->result->runs,
                 work->deadline - clock_seconds());
    if (trial.verdict == VERDICT_NONE) {
        work->result->end = SHRINK_STOPPED;
        work->stopped = true;
    }
    if (trial.verdict != work->verdict) {
        trial_free(&trial);
        return false;
    }
    cases_copy(work->cases, &work->next);
    trial_free(work->trial);
    *work->trial = trial;
    return true;
}

static bool is_lighter(const uint64_t a[STRESS_WEIGHTS], const uint64_t b[STRESS_WEIGHTS])
{
    for (int i = 0; i < STRESS_WEIGHTS; i++)
        if (a[i] != b[i])
            return a[i] < b[i];
    return false;
}

/* The failing case alone, else all but those that can be dropped. */
static void drop_cases(struct work *work)
{
    if (work->cases->count > 1) {
        cases_copy(&work->next, work->cases);
        for (unsigned i = work->next.count; i-- > 0;)
            if (i != work->trial->which)
                cases_drop(&work->next, i);
        keep_if_failing(work);
    }
    for (unsigned i = work->cases->count; i-- > 0 && work->cases->count > 1 && !work->stopped;) {
        cases_copy(&work->next, work->cases);
        cases_drop(&work->next, i);
        keep_if_failing(work);
    }
}

/* One round through all changes of one case; whether any was kept. */
static bool change_case(struct work *work, unsigned which)
{
    struct buffer changed = {.used = 0};
    uint64_t weight[STRESS_WEIGHTS];
    bool kept = false;
    work->game->stress->weigh(work->cases->texts[which].bytes, weight);
    for (uint64_t number = 0; !work->stopped; number++) {
        uint64_t lighter[STRESS_WEIGHTS];
        buffer_clear(&changed);
        if (!work->game->stress->change(work->cases->texts[which].bytes, number, &changed))
            break;
        if (changed.used == 0 || changed.failed)
            continue;
        work->game->stress->weigh(changed.bytes, lighter);
        if (!is_lighter(lighter, weight))
            continue;
        cases_copy(&work->next, work->cases);
        buffer_clear(&work->next.texts[which]);
        buffer_bytes(&work->next.texts[which], changed.bytes, changed.used);
        if (is_valid(work) && keep_if_failing(work)) {
            kept = true;
            for (int i = 0; i < STRESS_WEIGHTS; i++)
                weight[i] = lighter[i];
            number--; /* the same change again: there is another row of that number now */
        }
    }
    buffer_free(&changed);
    return kept;
}

/* Whether the failure comes every time. */
static bool repeats(struct work *work)
{
    for (unsigned i = 0; i < REPEATS && !work->stopped; i++) {
        struct trial trial;
        trial_run(work->game, work->command, work->cases, &trial);
        work->result->runs++;
        work->result->repeated++;
        work->stopped = trial.verdict == VERDICT_NONE;
        bool failed = trial.verdict == work->verdict;
        work->result->repeats += failed;
        if (i == 0 || failed) {
            trial_free(work->trial);
            *work->trial = trial;
        } else {
            trial_free(&trial);
        }
    }
    return work->result->repeats == REPEATS;
}

void shrink(const struct game *game, const struct command *command, enum verdict verdict,
            struct cases *cases, struct trial *trial, struct shrinking *shrinking)
{
    struct work work = {
        .game = game,
        .command = command,
        .verdict = verdict,
        .cases = cases,
        .trial = trial,
        .result = shrinking,
        .deadline = clock_seconds() + MOST_SECONDS,
    };
    bool changed = true;
    *shrinking = (struct shrinking){.end = SHRUNK};
    *trial = (struct trial){.verdict = VERDICT_NONE};
    if (!repeats(&work)) {
        shrinking->end = work.stopped ? SHRINK_STOPPED : SHRINK_NOT_REPEATED;
        return;
    }
    while (changed && !work.stopped) {
        changed = false;
        drop_cases(&work);
        for (unsigned i = 0; i < cases->count && !work.stopped; i++)
            changed |= change_case(&work, i);
    }
    cases_free(&work.next);
    progress_erase();
}
