/* file.h: reading a table's file (format.h), a block at a time.
 *
 * Whatever the bytes of the file are, reading ends with values or with an error: nothing in it is
 * believed before its checksum was found right, and nothing is larger than it should be. */
#ifndef CLI_TABLE_FILE_H
#define CLI_TABLE_FILE_H

#include "cli/meter.h"
#include "shape.h"

struct table_file {
    int fd; /* -1: closed */
    uint64_t size;
    bool is_table; /* of this version; what is wrong after that is damage */
    struct table_shape shape;
    struct table_record {
        uint64_t place;
        uint32_t size;
        uint64_t checksum;
    } * index;
    struct meter *meter;
    uint64_t block; /* that is unpacked; UINT64_MAX: none */
    unsigned char *bytes;
    uint64_t room;   /* for so many bytes */
    uint64_t values; /* of the block; their low bytes, and then, if wide, their high bytes */
    bool wide;
};

/* Opens a table and checks all but its blocks. ZZ_READ_FAILED with errno set when it cannot be
 * opened, or, with a message, read; ZZ_BAD_INPUT when it is no table of this version, or damaged.
 * It must be closed, also after a failure. */
zz_status table_file_open(struct table_file *file, const char *path, struct meter *meter,
                          zz_error *error);
void table_file_close(struct table_file *file);

/* Unpacks a block, if it is not there already. */
zz_status table_file_load(struct table_file *file, uint64_t block, zz_error *error);

/* The i-th value of the block that was loaded last. */
static inline unsigned table_file_value(const struct table_file *file, uint64_t i)
{
    return file->bytes[i] | (file->wide ? (unsigned)file->bytes[file->values + i] << 8 : 0);
}

/* Where the values of a pawn begin in its block. */
uint64_t table_file_first_value(const struct table_file *file, unsigned parity, uint32_t pawn);

/* Fills in the values with black to move of a pawn: plane[pair], for the pairs with which black is
 * to move; the others are left alone. */
zz_status table_file_read_pawn(struct table_file *file, unsigned parity, uint32_t pawn,
                               uint16_t *plane, zz_error *error);

#endif
