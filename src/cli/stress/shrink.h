/* shrink.h: making an input that fails as small as it can be while it still fails. */
#ifndef CLI_STRESS_SHRINK_H
#define CLI_STRESS_SHRINK_H

#include "trial.h"

enum shrink_end {
    SHRUNK,              /* no single change makes it smaller and still fail */
    SHRINK_OUT_OF_TIME,  /* it is smaller perhaps, not smallest */
    SHRINK_NOT_REPEATED, /* the failure does not come every time, so nothing was tried */
    SHRINK_STOPPED       /* by an interrupt, or a failure of ours, which has been told */
};

struct shrinking {
    enum shrink_end end;
    unsigned repeats;  /* how often the failure came when the same input was tried again, */
    unsigned repeated; /* so many times */
    uint64_t runs;     /* of the program, in all */
};

/* Shrinks the cases in place. *trial is that of the smallest ones; when the failure did not repeat,
 * that of the last repetition, or of one that failed. */
void shrink(const struct game *game, const struct command *command, enum verdict verdict,
            struct cases *cases, struct trial *trial, struct shrinking *shrinking);

#endif
