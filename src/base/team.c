/* team.c: each member has its share of the pieces, which are claimed by counting up a number.
 *
 *     pieces   0 1 2 3 4 | 5 6 7 8 9      who is through with its own share goes on with the next
 *              caller    | helper         member's
 *
 * So the same member mostly does the same pieces, round after round, and finds in its own cache what
 * they are about.
 *
 * A round of work is announced by its number; a helper that has seen round r waits for r + 1. Rounds
 * can be very short (a ply of a small slice), so helpers look for the next one for a moment before
 * they go to sleep.
 *
 * Invariant: between rounds all helpers are waiting and `busy` is 0. */
#if !defined(ZZ_NO_THREADS)
#define _POSIX_C_SOURCE 200809L
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#endif

#include "base/memory.h"
#include "base/team.h"

#if defined(ZZ_NO_THREADS)

struct zz_team {
    zz_allocator allocator;
};

zz_team *zz_team_create(unsigned threads, const zz_allocator *allocator)
{
    (void)threads;
    zz_team *team = zz_allocate(allocator, 1, sizeof *team);
    if (team)
        team->allocator = *allocator;
    return team;
}

void zz_team_free(zz_team *team)
{
    if (!team)
        return;
    zz_allocator allocator = team->allocator;
    zz_release(&allocator, team, 1, sizeof *team);
}

unsigned zz_team_size(const zz_team *team)
{
    (void)team;
    return 1;
}

void zz_team_share(zz_team *team, zz_team_work work, void *context, unsigned pieces,
                   bool (*go_on)(void *context))
{
    (void)team;
    for (unsigned piece = 0; piece < pieces; piece++) {
        work(context, piece);
        if (go_on && !go_on(context))
            return;
    }
}

#else

struct share {
    atomic_uint next; /* the next piece to claim */
    unsigned end;
    char apart[56]; /* members do not write to the same cache line */
};

struct zz_team {
    zz_allocator allocator;
    unsigned room;    /* helpers there is room for */
    unsigned helpers; /* helpers there are */
    struct share *shares;
    zz_team_work work;
    void *context;
    atomic_uint arrived; /* helpers that have a number */
    atomic_uint round;   /* odd and even alike; UINT_MAX means: go home */
    atomic_uint busy;    /* helpers that have not finished the round */
    pthread_mutex_t mutex;
    pthread_cond_t announced;
    pthread_t threads[];
};

enum { LOOKS_BEFORE_SLEEP = 2000 };

static const unsigned GO_HOME = UINT32_MAX;

static void share_out(zz_team *team, unsigned pieces)
{
    unsigned members = team->helpers + 1;
    for (unsigned i = 0; i < members; i++) {
        struct share *share = &team->shares[i];
        atomic_store_explicit(&share->next, (unsigned)((uint64_t)pieces * i / members),
                              memory_order_relaxed);
        share->end = (unsigned)((uint64_t)pieces * (i + 1) / members);
    }
}

static void leave_the_rest(zz_team *team)
{
    for (unsigned i = 0; i <= team->helpers; i++)
        atomic_store_explicit(&team->shares[i].next, team->shares[i].end, memory_order_relaxed);
}

static void do_share(zz_team *team, struct share *share, bool (*go_on)(void *context))
{
    for (;;) {
        unsigned piece = atomic_fetch_add_explicit(&share->next, 1, memory_order_relaxed);
        if (piece >= share->end)
            return;
        team->work(team->context, piece);
        if (go_on && !go_on(team->context))
            leave_the_rest(team);
    }
}

static void do_pieces(zz_team *team, unsigned member, bool (*go_on)(void *context))
{
    unsigned members = team->helpers + 1;
    for (unsigned i = 0; i < members; i++)
        do_share(team, &team->shares[(member + i) % members], go_on);
}

static unsigned wait_for_round(zz_team *team, unsigned seen)
{
    for (int look = 0; look < LOOKS_BEFORE_SLEEP; look++) {
        unsigned round = atomic_load_explicit(&team->round, memory_order_acquire);
        if (round != seen)
            return round;
        if (look % 64 == 63)
            sched_yield();
    }
    pthread_mutex_lock(&team->mutex);
    while (atomic_load(&team->round) == seen)
        pthread_cond_wait(&team->announced, &team->mutex);
    pthread_mutex_unlock(&team->mutex);
    return atomic_load(&team->round);
}

static void *help(void *argument)
{
    zz_team *team = argument;
    unsigned member = atomic_fetch_add(&team->arrived, 1) + 1;
    unsigned seen = 0;
    for (;;) {
        seen = wait_for_round(team, seen);
        if (seen == GO_HOME)
            return NULL;
        do_pieces(team, member, NULL);
        atomic_fetch_sub_explicit(&team->busy, 1, memory_order_release);
    }
}

static void announce(zz_team *team, unsigned round)
{
    pthread_mutex_lock(&team->mutex);
    atomic_store_explicit(&team->round, round, memory_order_release);
    pthread_cond_broadcast(&team->announced);
    pthread_mutex_unlock(&team->mutex);
}

zz_team *zz_team_create(unsigned threads, const zz_allocator *allocator)
{
    enum { MOST_HELPERS = 1023 };
    unsigned room = threads > 1 ? threads - 1 : 0;
    if (room > MOST_HELPERS)
        room = MOST_HELPERS;
    zz_team *team = zz_allocate(allocator, sizeof *team + room * sizeof *team->threads, 1);
    if (!team)
        return NULL;
    team->allocator = *allocator;
    team->room = room;
    team->shares = zz_allocate(allocator, room + 1, sizeof *team->shares);
    if (!team->shares) {
        zz_release(allocator, team, sizeof *team + room * sizeof *team->threads, 1);
        return NULL;
    }
    pthread_mutex_init(&team->mutex, NULL);
    pthread_cond_init(&team->announced, NULL);
    while (team->helpers < room &&
           pthread_create(&team->threads[team->helpers], NULL, help, team) == 0)
        team->helpers++;
    return team;
}

void zz_team_free(zz_team *team)
{
    if (!team)
        return;
    announce(team, GO_HOME);
    for (unsigned i = 0; i < team->helpers; i++)
        pthread_join(team->threads[i], NULL);
    pthread_cond_destroy(&team->announced);
    pthread_mutex_destroy(&team->mutex);
    zz_allocator allocator = team->allocator;
    zz_release(&allocator, team->shares, team->room + 1, sizeof *team->shares);
    zz_release(&allocator, team, sizeof *team + team->room * sizeof *team->threads, 1);
}

unsigned zz_team_size(const zz_team *team)
{
    return team->helpers + 1;
}

void zz_team_share(zz_team *team, zz_team_work work, void *context, unsigned pieces,
                   bool (*go_on)(void *context))
{
    team->work = work;
    team->context = context;
    share_out(team, pieces);
    bool together = team->helpers > 0 && pieces > 1;
    if (together) {
        unsigned round = atomic_load_explicit(&team->round, memory_order_relaxed) + 1;
        atomic_store_explicit(&team->busy, team->helpers, memory_order_relaxed);
        announce(team, round == GO_HOME ? 0 : round);
    }
    do_pieces(team, 0, go_on);
    for (unsigned look = 1; together && atomic_load_explicit(&team->busy, memory_order_acquire);
         look++)
        if (look % 64 == 0)
            sched_yield();
}

#endif
