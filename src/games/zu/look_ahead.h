/* look_ahead.h: who wins soon, found by trying the moves. */
#ifndef ZZ_GAMES_ZU_LOOK_AHEAD_H
#define ZZ_GAMES_ZU_LOOK_AHEAD_H

#include "games/zu/solver.h"

/* Whether a board's own position is decided soon after an even ply; then *outcome is set. It was not
 * when asked at each even ply before. `view` tells what was decided up to that ply, in a slice of all
 * the pawn's rows; at ply 0 it is NULL, since only ended games are decided. */
bool zz_zu_look_ahead(const zz_zu_board *board, zz_zu_side to_move, const zz_zu_view *view,
                      uint64_t ply, zz_outcome *outcome);

#endif
