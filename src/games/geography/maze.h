/* maze.h: a geography maze as it was read. */
#ifndef ZZ_GAMES_GEOGRAPHY_MAZE_H
#define ZZ_GAMES_GEOGRAPHY_MAZE_H

#include <zugzwang/geography.h>

#include "base/grid.h"

struct zz_geography_maze {
    zz_grid grid; /* of '.' and '#' */
};

#endif
