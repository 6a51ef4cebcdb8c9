/* bandwidth.c: how fast one core reads, and copies, memory far larger than any cache.
 *
 * Writes `name value` lines: `read` and `copy` in bytes a second, the best of several rounds. A
 * copy counts the bytes read and the bytes written. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { ROUNDS = 7 };
static const size_t BYTES = (size_t)256 << 20;

static double seconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

/* Eight sums that do not wait for each other. */
static uint64_t sum_of(const uint64_t *words, size_t count)
{
    uint64_t sums[8] = {0};
    for (size_t i = 0; i < count; i += 8)
        for (size_t lane = 0; lane < 8; lane++)
            sums[lane] += words[i + lane];
    return sums[0] + sums[1] + sums[2] + sums[3] + sums[4] + sums[5] + sums[6] + sums[7];
}

int main(void)
{
    uint64_t *from = malloc(BYTES);
    uint64_t *to = malloc(BYTES);
    if (!from || !to)
        return 71;
    memset(from, 1, BYTES);
    memset(to, 2, BYTES);
    double read_best = 0;
    double copy_best = 0;
    volatile uint64_t sum = 0;
    for (int round = 0; round < ROUNDS; round++) {
        double begin = seconds();
        sum += sum_of(from, BYTES / sizeof *from);
        double middle = seconds();
        memcpy(to, from, BYTES);
        from[0] += to[BYTES / sizeof *to - 1];
        double end = seconds();
        double read = (double)BYTES / (middle - begin);
        double copy = 2.0 * (double)BYTES / (end - middle);
        read_best = read > read_best ? read : read_best;
        copy_best = copy > copy_best ? copy : copy_best;
    }
    printf("read %.0f\ncopy %.0f\n", read_best, copy_best);
    return 0;
}
