/* cases.h: what is measured. */
#ifndef BENCH_CASES_H
#define BENCH_CASES_H

#include <stddef.h>

/* The programs that are run on a case's input, one after the other, round after round. */
enum {
    OURS = 1,
    OURS_ON_TWO = 2, /* with --threads 2 */
    PORTABLE = 4,    /* built without any instruction set beyond the least */
    TEXTBOOK = 8,    /* bench/baseline/<game>.c */
    PEERS = 16,      /* what PEERS=DIR has for the game */
    FLOOR = 32,      /* bench/floor.c, which measures inside */
    QUERIES = 64,    /* bench/queries.c, likewise */
    LONG = 128       /* none, but: for bench-full alone */
};

struct bench_case {
    const char *name;  /* `game kind size`, also the input's file name */
    const char *input; /* the arguments of the generator */
    const char *title;
    unsigned programs;
};

extern const struct bench_case CASES[];
extern const size_t CASE_COUNT;

/* A number that is promised, made of measured ones. A quantity is "case/program/what", what being
 * "seconds" or "peak"; "case*" is the sum over all cases whose names begin like that. */
struct figure {
    const char *title;
    const char *over;  /* the quantity above the line */
    const char *under; /* below it; NULL: 1 */
    double factor;     /* of the whole */
    const char *unit;
    double at_least; /* 0: no such promise */
    double goal;     /* likewise */
    double at_most;  /* likewise */
};

extern const struct figure FIGURES[];
extern const size_t FIGURE_COUNT;

#endif
