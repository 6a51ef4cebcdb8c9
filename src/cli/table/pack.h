/* pack.h: zstd, for those who have it. */
#ifndef CLI_TABLE_PACK_H
#define CLI_TABLE_PACK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Whether the program was built with zstd; else nothing below works. */
bool pack_exists(void);

/* The most bytes that pack may make of so many. */
size_t pack_bound(size_t count);

/* Compresses into `packed`, which has room for pack_bound bytes; returns how many it took, or 0 when
 * out of memory. The same bytes, packed by the same version of zstd, give the same bytes. */
size_t pack(void *packed, size_t room, const void *bytes, size_t count);

/* The number of bytes that were packed, or 0 when these are not what pack makes. */
size_t pack_content(const void *packed, size_t count);

/* Unpacks exactly that many; false when the packed bytes are no good. */
bool unpack(void *bytes, size_t content, const void *packed, size_t count);

#endif
