/* zu_terminals_keep_edges.c: a game that is over goes on: its positions keep their moves. */
#define MISTAKE TERMINALS_KEEP_EDGES
#include "zu.c"
