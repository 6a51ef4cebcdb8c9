/* demand.h: what data shall be like: sizes and shares, as exact numbers or ranges. */
#ifndef CLI_DEMAND_H
#define CLI_DEMAND_H

#include <stdbool.h>
#include <stdint.h>

/* The numbers from least to most; not given: any. */
struct range {
    bool given;
    uint32_t least;
    uint32_t most;
};

/* What a case shall be like. All zero: as the family likes it. What means nothing to a game is not
 * looked at. */
struct demand {
    struct range rows; /* zu, rabbit, geography */
    struct range cols;
    struct range density;  /* in percent: obstacles in zu and geography, whites in rabbit; where the
                            * family leaves that open */
    struct range rounds;   /* rabbit: k; a shorter record is made when the game ends before */
    struct range vertices; /* graph */
    struct range edges;
    struct range queries;
};

#endif
