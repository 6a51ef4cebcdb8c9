/* zu_stops_at_first_sight.c: the search stops when it first sees the start, decided or not. */
#define MISTAKE STOPS_AT_FIRST_SIGHT
#include "zu.c"
