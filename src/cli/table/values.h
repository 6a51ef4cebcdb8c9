/* values.h: the value of any position, from the values with black to move that a table stores. */
#ifndef CLI_TABLE_VALUES_H
#define CLI_TABLE_VALUES_H

#include "file.h"

/* Squares by their numbers. */
struct table_position {
    bool black_to_move;
    uint32_t red[2]; /* red[0] < red[1] */
    uint32_t pawn;
};

/* The squares beside a square, above and below it; returns how many are free. */
unsigned table_neighbours(const struct table_shape *shape, uint32_t number, uint32_t beside[4]);

/* The value of a position for the side to move. It loads one block, or none when the pawn stands in
 * row 1. */
zz_status table_value(struct table_file *file, const struct table_position *position,
                      zz_outcome *outcome, zz_error *error);

/* Makes the values with red to move from those with black to move, in a plane as
 * table_file_read_pawn fills it. */
void table_fill_red(const struct table_shape *shape, unsigned parity, uint32_t pawn,
                    uint16_t *plane);

/* As it is typed and shown: "1,2 3,4 10,1 red". */
enum { TABLE_POSITION_TEXT = 80 };
const char *table_position_text(const struct table_shape *shape,
                                const struct table_position *position,
                                char text[TABLE_POSITION_TEXT]);

/* Reads that; the side may be left out, then red is to move. On failure the error has the column. */
zz_status table_position_read(const struct table_shape *shape, const char *text,
                              struct table_position *position, zz_error *error);

#endif
