/* crc64.h: the checksum of a table's bytes: CRC-64/XZ (ECMA-182, reflected, all bits inverted before
 * and after). It finds every damage of up to 64 bits in a row, and any other but for one in 2⁶⁴. */
#ifndef CLI_TABLE_CRC64_H
#define CLI_TABLE_CRC64_H

#include <stddef.h>
#include <stdint.h>

/* The checksum of bytes that follow those whose checksum is `before`; 0 before the first. */
uint64_t crc64(uint64_t before, const void *bytes, size_t count);

#endif
