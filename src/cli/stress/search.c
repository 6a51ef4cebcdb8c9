/* search.c: workers that try inputs, each a process of its own.
 *
 *     worker 0: runs 1, 1 + jobs, 1 + 2 jobs, …  ──pipe──▶
 *     worker 1: runs 2, 2 + jobs, …              ──pipe──▶  this process: counts, and stops them all
 *
 * Processes and not threads, because a worker takes every child process that it has for one that
 * the program under test left behind. Run n is made from the seed and n alone, so neither the
 * number of workers nor the machine's speed makes a difference to what it holds.
 *
 * A worker tells what it did by messages, each a struct message and, when it found something, the
 * cases; it stops when it has found something, and is told to stop by SIGTERM. */
#include "search.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "cli/clock.h"
#include "cli/interrupt.h"
#include "cli/progress.h"
#include "cli/random.h"
#include "family_tree.h"

enum { MOST_JOBS = 64, TRIES = 8 };

static const double MESSAGE_EVERY = 0.1;

struct message {
    uint64_t runs; /* since the message before */
    uint64_t cases;
    uint64_t by_family[STRESS_MOST_FAMILIES];
    int failure;
    enum verdict verdict; /* VERDICT_RIGHT: nothing found */
    uint64_t run;
    char detail[256];
    uint32_t sizes[STRESS_MOST_CASES]; /* of the cases that follow */
    uint32_t families[STRESS_MOST_CASES];
    uint32_t count;
};

unsigned family_count(const struct game *game)
{
    unsigned count = 0;
    while (game->data->families[count].name && count < STRESS_MOST_FAMILIES)
        count++;
    return count;
}

/* ---- The inputs ---- */

static bool is_middle(uint64_t run)
{
    return run % 2 == 1;
}

/* Half of them small, since they are tried quickly and are most of what people get wrong. */
static uint32_t size_of_run(const struct stress_game *game, uint64_t run)
{
    if (run % 64 == 40)
        return game->largest;
    return is_middle(run) ? game->middle : game->small[run / 2 % STRESS_SMALL];
}

/* Any family, or with `favourite` one of the game's favourites. */
static unsigned pick_family(const struct game *game, bool favourite, uint64_t *random)
{
    const char *const *names = game->stress->favourites;
    uint32_t count = 0;
    while (count < STRESS_FAVOURITES && names[count])
        count++;
    if (!favourite || count == 0)
        return random_below(random, family_count(game));
    const struct family *family =
        family_named(game->data->families, names[random_below(random, count)]);
    return family ? (unsigned)(family - game->data->families) : 0;
}

static bool make_case(const struct search *search, uint64_t run, uint64_t *random,
                      struct buffer *text, unsigned *family)
{
    const struct game *game = search->game;
    struct demand demand = {.rows = {.given = false}};
    game->stress->ask_size(size_of_run(game->stress, run), &demand);
    buffer_clear(text);
    for (int i = 0; i < TRIES && !text->failed; i++) {
        *family = i + 1 < TRIES ? pick_family(game, is_middle(run), random) : 0;
        if (game->data->families[*family].make(&demand, random, text))
            return true;
    }
    return false;
}

/* Makes the next case a variant of the first. */
static bool vary_first(const struct search *search, struct cases *cases, uint64_t *random)
{
    struct buffer *text = &cases->texts[cases->count];
    cases->families[cases->count] = cases->families[0];
    buffer_clear(text);
    return search->game->stress->vary(cases->texts[0].bytes, random, text);
}

/* The input of run n, from 1. False when there is no memory. */
static bool make_cases(const struct search *search, uint64_t run, struct cases *cases)
{
    uint64_t random = search->seed;
    random = random_next(&random) ^ run;
    random_next(&random);
    bool varies = search->game->stress->vary && is_middle(run - 1);
    cases->count = 0;
    for (unsigned i = 0; i < search->game->data->most_cases; i++) {
        struct buffer *text = &cases->texts[cases->count];
        unsigned *family = &cases->families[cases->count];
        bool made = varies && cases->count > 0 ? vary_first(search, cases, &random)
                                               : make_case(search, run - 1, &random, text, family);
        cases->count += made;
        if (text->failed)
            return false;
    }
    return cases->count > 0;
}

/* ---- A worker ---- */

static bool send_bytes(int fd, const void *bytes, size_t size)
{
    const char *next = bytes;
    while (size > 0) {
        ssize_t count = write(fd, next, size);
        if (count < 0 && errno == EINTR)
            continue;
        if (count <= 0)
            return false;
        next += count;
        size -= (size_t)count;
    }
    return true;
}

static bool send_message(int fd, struct message *message, const struct cases *cases)
{
    message->count = cases ? cases->count : 0;
    for (unsigned i = 0; i < message->count; i++) {
        message->sizes[i] = (uint32_t)cases->texts[i].used;
        message->families[i] = cases->families[i];
    }
    bool sent = send_bytes(fd, message, sizeof *message);
    for (unsigned i = 0; i < message->count && sent; i++)
        sent = send_bytes(fd, cases->texts[i].bytes, cases->texts[i].used);
    *message = (struct message){.runs = 0};
    return sent;
}

static bool try_run(const struct search *search, uint64_t run, struct cases *cases,
                    struct message *message)
{
    struct trial trial;
    if (!make_cases(search, run, cases)) {
        complain("out of memory");
        message->failure = EXIT_RESOURCE;
        return false;
    }
    trial_run(search->game, search->command, cases, &trial);
    message->failure = trial.failure;
    message->runs += trial.verdict != VERDICT_NONE;
    for (unsigned i = 0; i < cases->count && trial.verdict != VERDICT_NONE; i++) {
        message->cases++;
        message->by_family[cases->families[i]]++;
    }
    if (trial.verdict != VERDICT_NONE)
        message->verdict = trial.verdict;
    message->run = run;
    memcpy(message->detail, trial.detail, sizeof message->detail);
    bool goes_on = trial.verdict == VERDICT_RIGHT;
    trial_free(&trial);
    return goes_on;
}

static void work(const struct search *search, unsigned number, int fd)
{
    static struct cases cases;
    struct message message = {.runs = 0};
    double begun = clock_seconds();
    double told = begun;
    bool goes_on = true;
    for (uint64_t run = number + 1; goes_on && !interrupted(); run += search->jobs) {
        double now = clock_seconds();
        if ((search->seconds > 0 && now - begun > search->seconds) ||
            (search->most_runs && run > search->most_runs))
            break;
        goes_on = try_run(search, run, &cases, &message);
        if (goes_on && now - told > MESSAGE_EVERY) {
            goes_on = send_message(fd, &message, NULL);
            told = now;
        }
    }
    bool found = message.verdict != VERDICT_RIGHT;
    send_message(fd, &message, found ? &cases : NULL);
    cases_free(&cases);
}

/* ---- The one who listens ---- */

struct worker {
    pid_t id;
    int fd; /* -1: it has finished */
};

static bool receive_bytes(int fd, void *bytes, size_t size)
{
    char *next = bytes;
    while (size > 0) {
        ssize_t count = read(fd, next, size);
        if (count < 0 && errno == EINTR)
            continue;
        if (count <= 0)
            return false;
        next += count;
        size -= (size_t)count;
    }
    return true;
}

static bool receive_cases(int fd, const struct message *message, struct cases *cases)
{
    cases->count = 0;
    for (unsigned i = 0; i < message->count; i++) {
        char *room = buffer_room(&cases->texts[i], message->sizes[i]);
        if (!room || !receive_bytes(fd, room, message->sizes[i]))
            return false;
        cases->texts[i].used += message->sizes[i];
        room[message->sizes[i]] = '\0';
        cases->families[i] = message->families[i];
        cases->count++;
    }
    return true;
}

/* Takes one message. False when the worker has no more. */
static bool listen_to(struct worker *worker, struct findings *findings, int *failure)
{
    static struct message message;
    static struct cases later; /* found after the first, and of no interest */
    if (!receive_bytes(worker->fd, &message, sizeof message))
        return false;
    findings->runs += message.runs;
    findings->cases += message.cases;
    for (unsigned i = 0; i < STRESS_MOST_FAMILIES; i++)
        findings->by_family[i] += message.by_family[i];
    if (message.failure != EXIT_DONE)
        *failure = message.failure;
    if (message.verdict == VERDICT_RIGHT)
        return true;
    bool first = !findings->found;
    if (!receive_cases(worker->fd, &message, first ? &findings->failing : &later))
        return false;
    if (first) {
        findings->found = true;
        findings->run = message.run;
        findings->verdict = message.verdict;
        memcpy(findings->detail, message.detail, sizeof findings->detail);
    }
    cases_free(&later);
    return true;
}

static void show_progress(const struct search *search, const struct findings *findings,
                          double begun)
{
    double seconds = clock_seconds() - begun;
    unsigned tried = 0;
    for (unsigned i = 0; i < STRESS_MOST_FAMILIES; i++)
        tried += findings->by_family[i] > 0;
    progress_say("%" PRIu64 " %s of %u famil%s in %" PRIu64 " runs, %.0f a second, %.0f s",
                 findings->cases, search->game->stress->things.many, tried,
                 tried == 1 ? "y" : "ies", findings->runs, (double)findings->cases / seconds,
                 seconds);
}

static void listen_to_all(const struct search *search, struct worker workers[],
                          struct findings *findings, int *failure)
{
    double begun = clock_seconds();
    bool stopping = false;
    for (unsigned working = search->jobs; working > 0;) {
        struct pollfd wanted[MOST_JOBS];
        for (unsigned i = 0; i < search->jobs; i++)
            wanted[i] = (struct pollfd){.fd = workers[i].fd, .events = POLLIN};
        poll(wanted, search->jobs, INTERRUPT_POLL);
        for (unsigned i = 0; i < search->jobs; i++)
            if (workers[i].fd >= 0 && wanted[i].revents &&
                !listen_to(&workers[i], findings, failure)) {
                close(workers[i].fd);
                workers[i].fd = -1;
                working--;
            }
        if (!stopping && (findings->found || *failure != EXIT_DONE || interrupted())) {
            stopping = true;
            for (unsigned i = 0; i < search->jobs; i++)
                kill(workers[i].id, SIGTERM);
        }
        show_progress(search, findings, begun);
    }
    findings->seconds = clock_seconds() - begun;
}

static bool start_worker(const struct search *search, unsigned number, struct worker *worker)
{
    int ends[2];
    pid_t parent = getpid();
    if (pipe(ends) != 0)
        return false;
    fcntl(ends[0], F_SETFD, FD_CLOEXEC);
    fcntl(ends[1], F_SETFD, FD_CLOEXEC);
    worker->id = fork();
    if (worker->id == 0) {
        close(ends[0]);
        progress_begin(false);
        end_with_parent(parent);
        adopt_orphans();
        work(search, number, ends[1]);
        _exit(0);
    }
    close(ends[1]);
    worker->fd = ends[0];
    if (worker->id < 0)
        close(ends[0]);
    return worker->id > 0;
}

/* A worker that did not end by itself was killed: by the system, which is short of memory, or by the
 * program under test. */
static bool ended_well(const struct worker *worker)
{
    int status = 0;
    while (waitpid(worker->id, &status, 0) < 0 && errno == EINTR)
        ;
    if (WIFSIGNALED(status))
        complain("a job was killed by signal %d", WTERMSIG(status));
    return !WIFSIGNALED(status);
}

int search_run(const struct search *search, struct findings *findings)
{
    struct worker workers[MOST_JOBS];
    struct search started = *search;
    int failure = EXIT_DONE;
    *findings = (struct findings){.found = false};
    for (started.jobs = 0; started.jobs < search->jobs; started.jobs++)
        if (!start_worker(search, started.jobs, &workers[started.jobs])) {
            complain("cannot start job %u: %s", started.jobs + 1, strerror(errno));
            failure = EXIT_RESOURCE;
            break;
        }
    listen_to_all(&started, workers, findings, &failure);
    for (unsigned i = 0; i < started.jobs; i++)
        if (!ended_well(&workers[i]))
            failure = EXIT_RESOURCE;
    progress_erase();
    return findings->found ? EXIT_DONE : failure;
}

void search_free(struct findings *findings)
{
    cases_free(&findings->failing);
}
