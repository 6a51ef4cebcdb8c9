/* inside.h: what programs that measure inside themselves share: a clock of the work done (threads
 * are not used), an allocator that counts, and the median. */
#ifndef BENCH_INSIDE_H
#define BENCH_INSIDE_H

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

struct account {
    uint64_t now;
    uint64_t most;
};

static inline double seconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

static inline void give_up(const char *why)
{
    fprintf(stderr, "bench: %s\n", why);
    exit(70);
}

static inline void *counted_resize(void *user, void *block, size_t old_size, size_t new_size)
{
    struct account *account = user;
    void *result = NULL;
    if (new_size == 0)
        free(block);
    else
        result = realloc(block, new_size);
    if (new_size == 0 || result) {
        account->now += new_size - old_size;
        if (account->now > account->most)
            account->most = account->now;
    }
    return result;
}

static inline int compare(const void *a, const void *b)
{
    double one = *(const double *)a;
    double other = *(const double *)b;
    return (one > other) - (one < other);
}

/* The median of an odd number of values, which are sorted. */
static inline double middle_of(double *values, size_t count)
{
    qsort(values, count, sizeof *values, compare);
    return values[count / 2];
}

#endif
