/* child.h: running a program once, and what it cost. */
#ifndef BENCH_CHILD_H
#define BENCH_CHILD_H

#include <stdbool.h>
#include <stdint.h>

struct cost {
    double seconds; /* from before the program was started until after it had ended */
    double cpu;     /* seconds that it worked, on all cores together */
    uint64_t peak;  /* bytes of memory, at most */
};

/* Runs the program with these arguments, standard input from a file (NULL: nothing), standard
 * output into a file. False when it could not be run or did not end with status 0. */
bool run_child(char *const arguments[], const char *input, const char *output, struct cost *cost);

/* Whether two files differ in nothing but blanks and line ends. */
bool same_words(const char *first, const char *second);

#endif
