/* family.h: families of inputs: kinds of cases, each chosen to hurt in its own way.
 *
 * A family makes one case at a time, as text in the contest's format: for zu one board (`n m` and
 * the rows, without the `id T` of a whole input), for the other games a whole input. Every case is
 * within the contest's limits, and is what `validate` accepts. The same demand and random state
 * give the same bytes on every machine: integers only, no order that a library may choose. */
#ifndef CLI_DATA_FAMILY_H
#define CLI_DATA_FAMILY_H

#include <stdbool.h>
#include <stdint.h>

#include "cli/buffer.h"
#include "cli/demand.h"

struct family {
    const char *name; /* NULL ends a list */
    const char *summary;
    /* Appends one case. False, and the text is as before, when the family has none like that (a
     * corridor on a board of one square) or memory ran out: text->failed tells which. */
    bool (*make)(const struct demand *demand, uint64_t *random, struct buffer *text);
};

/* The families of a game, "random" first. */
extern const struct family ZU_FAMILIES[];
extern const struct family RABBIT_FAMILIES[];
extern const struct family GRAPH_FAMILIES[];
extern const struct family GEOGRAPHY_FAMILIES[];

/* The contest's limits. */
enum {
    ZU_MOST_BOARDS = 10,
    ZU_LEAST_ROWS = 2,
    ZU_MOST_SIZE = 10,
    RABBIT_MOST_SIZE = 40,
    RABBIT_MOST_ROUNDS = 1000,
    GRAPH_MOST_VERTICES = 100000,
    GRAPH_MOST_EDGES = 500000,
    GRAPH_MOST_QUERIES = 500,
    GEOGRAPHY_MOST_SIZE = 100
};

/* NULL when the list has none of that name. */
const struct family *family_named(const struct family *families, const char *name);

/* A number of the range that lies between least and most as well. A range that is not given is all of
 * these, the small numbers being likelier and the ends, where mistakes are, likelier still. False
 * when no number is left. */
bool range_draw(struct range range, uint32_t least, uint32_t most, uint64_t *random,
                uint32_t *number);

/* Rows and columns that the demand allows, up to `most` each, with room for that many squares.
 * False when there are none. */
bool demand_draw_size(const struct demand *demand, uint32_t least_rows, uint32_t most,
                      uint32_t least_squares, uint64_t *random, uint32_t *rows, uint32_t *cols);

/* A percentage that the demand allows, or, if it says nothing, one from least to most. */
uint32_t demand_draw_density(const struct demand *demand, uint32_t least, uint32_t most,
                             uint64_t *random);

#endif
