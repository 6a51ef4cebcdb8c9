/* trail_proof.h: why a side wins a game whose token enters no square twice: a matching. */
#ifndef CLI_STRESS_TRAIL_PROOF_H
#define CLI_STRESS_TRAIL_PROOF_H

#include <zugzwang/trail.h>

#include "cli/buffer.h"

/* Appends who wins a position and the maximum matching that proves it. `mover` and `other` name the
 * sides, `token` what they move. */
zz_status trail_prove(const zz_trail *trail, const char *mover, const char *other,
                      const char *token, struct buffer *proof, zz_error *error);

#endif
