/* stats.h: what a whole table says: how many wins, losses and ties, how long, and the longest. */
#ifndef CLI_TABLE_STATS_H
#define CLI_TABLE_STATS_H

#include "cli/output.h"
#include "values.h"

enum { STATS_SHOWN = 3, STATS_VALUES = UINT16_MAX + 1 };
enum { STATS_RED = 0, STATS_BLACK };

/* The positions in which one side is to move and one side wins after the most plies. */
struct stats_longest {
    unsigned plies;
    uint64_t count;                           /* 0: there is none */
    struct table_position shown[STATS_SHOWN]; /* the first of them */
};

struct stats {
    uint64_t *counts[2]; /* by the side to move: how many positions have a value (shape.h) */
    uint64_t home;       /* positions for each side to move with the pawn in row 1 */
    unsigned most_plies;
    struct stats_longest longest[2][2]; /* by the side to move and the side that wins */
};

/* Reads the whole table, one of the pawn's squares at a time. To be freed, also after a failure. */
zz_status stats_gather(struct stats *stats, struct table_file *file, zz_error *error);
void stats_free(struct stats *stats, struct table_file *file);

/* How many positions a side wins after so many plies, whoever is to move; and, with a side to move,
 * after any number of plies. */
uint64_t stats_wins_after(const struct stats *stats, int winner, unsigned plies);
uint64_t stats_wins(const struct stats *stats, int to_move, int winner);

void stats_write_text(const struct stats *stats, const struct table_shape *shape,
                      struct output *out);

/* The histogram as a picture (stats_svg.c). */
void stats_write_svg(const struct stats *stats, const struct table_shape *shape,
                     struct output *out);

#endif
