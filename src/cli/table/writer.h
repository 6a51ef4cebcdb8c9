/* writer.h: writing a table, pawn by pawn, with several threads that pack.
 *
 * Values are collected into blocks, blocks into batches; a batch is packed by all threads, a block
 * by one, and written in order. So the bytes do not depend on the number of threads. */
#ifndef CLI_TABLE_WRITER_H
#define CLI_TABLE_WRITER_H

#include "cli/meter.h"
#include "cli/output.h"
#include "shape.h"

struct table_job; /* a block that waits to be packed */

struct table_writer {
    const struct table_shape *shape;
    struct output *out;
    struct meter *meter;
    unsigned threads;
    struct table_job *jobs; /* the batch */
    unsigned room;          /* for so many */
    unsigned used;          /* of which so many wait or are being filled */
    uint32_t pawns;         /* so many of the last one's are there */
    uint64_t block_values;  /* the most that a block has */
    uint64_t written;       /* bytes */
    uint64_t blocks;        /* written */
    unsigned char *index;
};

/* Writes the header. What was begun must be ended, also after a failure. A failure of the output is
 * not reported here (see output.h). */
zz_status table_writer_begin(struct table_writer *writer, const struct table_shape *shape,
                             struct output *out, struct meter *meter, unsigned threads,
                             zz_error *error);

/* The values of the next pawn: those of all pairs, in order, of which it takes what it stores. The
 * pawns come in order, all of parity 0 before those of parity 1. */
zz_status table_writer_add(struct table_writer *writer, const uint16_t *values, zz_error *error);

/* Writes what is left. All pawns have been added. */
zz_status table_writer_finish(struct table_writer *writer, zz_error *error);

void table_writer_end(struct table_writer *writer);

#endif
