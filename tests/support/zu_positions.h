/* zu_positions.h: positions of the library and the reference's values of them. */
#ifndef TESTS_SUPPORT_ZU_POSITIONS_H
#define TESTS_SUPPORT_ZU_POSITIONS_H

#include <zugzwang/zu.h>

#include "reference/zu.h"

/* A position's index into the reference's table, and the position with an index, of which R1 is the
 * general that comes first. */
size_t zu_index_of(int rows, int cols, const zz_zu_position *at);
zz_zu_position zu_position_at(int rows, int cols, size_t index);

/* Whether the outcome for the side to move is the reference's value. */
bool is_zu_outcome(zz_outcome outcome, zz_zu_side to_move, struct reference_zu_value value);

#endif
