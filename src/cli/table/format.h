/* format.h: the bytes of a table's file, version 1. Numbers are little-endian.
 *
 *     header   magic (8), version (4), rows (4), cols (4),
 *              the board: each row as '.' and '#' and a line end,
 *              checksum (8) of all before it
 *     blocks   one after the other, each a zstd frame (shape.h says which values)
 *     index    for each block its size (4) and the checksum (8) of its packed bytes
 *     trailer  place of the index in the file (8), checksum (8) of the index and of that place,
 *              end magic (8)
 *
 * Unpacked, a block is the low bytes of its values and, if any is above 255, then all high bytes.
 * Every byte of the file is either fixed or under a checksum. docs/TABLE.md is the manual. */
#ifndef CLI_TABLE_FORMAT_H
#define CLI_TABLE_FORMAT_H

#include <stdint.h>

enum {
    TABLE_VERSION = 1,
    TABLE_MAGIC = 8,
    TABLE_FIXED_HEADER = TABLE_MAGIC + 3 * 4,
    TABLE_CHECKSUM = 8,
    TABLE_RECORD = 4 + TABLE_CHECKSUM,
    TABLE_TRAILER = 8 + TABLE_CHECKSUM + TABLE_MAGIC
};

/* The line ends and the 26 show what a careless transfer has done to the file. */
static const char TABLE_BEGINS[TABLE_MAGIC + 1] = "\x89ZUT\r\n\x1A\n";
static const char TABLE_ENDS[TABLE_MAGIC + 1] = "\x89ZUTend\n";

static inline void put_number(unsigned char *bytes, uint64_t number, unsigned count)
{
    for (unsigned i = 0; i < count; i++)
        bytes[i] = (unsigned char)(number >> 8 * i);
}

static inline uint64_t get_number(const unsigned char *bytes, unsigned count)
{
    uint64_t number = 0;
    for (unsigned i = 0; i < count; i++)
        number |= (uint64_t)bytes[i] << 8 * i;
    return number;
}

#endif
