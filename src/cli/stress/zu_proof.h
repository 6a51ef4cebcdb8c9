/* zu_proof.h: why the value of a zu board is what it is, and not what somebody claims. */
#ifndef CLI_STRESS_ZU_PROOF_H
#define CLI_STRESS_ZU_PROOF_H

#include <zugzwang/zu.h>

#include "cli/buffer.h"

/* A line of a contest's output. */
struct zu_claim {
    zz_winner winner;
    uint64_t plies;
};

/* False when it is not in the contest's form. */
bool zu_claim_read(const char *bytes, size_t size, struct zu_claim *claim);

/* The value of a board that is a case of stress. The solver is kept. */
zz_status zu_solve_text(const char *text, zz_outcome *outcome, zz_error *error);

/* As stress_game wants it: the perfect line, red's moves with black's replies, and the sentence
 * that refutes the claim. */
zz_status zu_prove(const char *text, const struct buffer *given, uint64_t line,
                   struct buffer *proof, zz_error *error);

#endif
