/* results.h: what was measured, and printing it. */
#ifndef BENCH_RESULTS_H
#define BENCH_RESULTS_H

#include "cases.h"
#include "child.h"

enum { MOST_RUNS = 75, MOST_PROGRAMS = 16 };

enum verdict { AGREES, DIFFERS, FAILED };

struct result {
    char program[64]; /* "zugzwang", "textbook", a peer's file name, … */
    bool is_peer;
    enum verdict verdict;
    unsigned runs;
    double seconds[MOST_RUNS];
    double cpu[MOST_RUNS];
    uint64_t peak; /* the greatest of all runs */
};

struct case_results {
    unsigned count; /* 0: not measured */
    struct result of[MOST_PROGRAMS];
};

struct machine {
    char cpu[128];
    long cores;
    char compiler[128];
    double load;           /* of the machine before the bench, programs that want to run */
    double read_bandwidth; /* of one core, bytes a second */
    double copy_bandwidth;
};

double median(const double *values, unsigned count);

void print_case(const struct bench_case *bench_case, const struct case_results *results);
void print_figures(const struct case_results *results);
bool write_json(const char *path, const struct machine *machine,
                const struct case_results *results);

#endif
