/* handover.h: what one slice tells the next, in the order in which the next wants to hear it.
 *
 * It is a stream of sections, one a ply and plane; a section lists, block by block, the words that
 * changed. It is written front to back, then read once front to back; what has been read is given
 * back at once, so that the next handover can grow into its place.
 *
 *     entry    gap to the last block (1 up; 7 bits a byte, low first), lanes (a bit for each word
 *              that is not zero), columns (a bit for each byte that is not zero in some of these
 *              words, low first), then column by column that byte of each word
 *     section  entries, then a gap of 0 */
#ifndef ZZ_ENGINE_HANDOVER_H
#define ZZ_ENGINE_HANDOVER_H

#include <stdatomic.h>
#include <zugzwang/base.h>

#include "engine/lanes.h"

/* The bytes that are taken at a time. Tests take few. */
#if !defined(ZZ_HANDOVER_CHUNK)
#define ZZ_HANDOVER_CHUNK (1 << 16)
#endif

typedef struct zz_handover_chunk zz_handover_chunk;

/* Chunks that are free to be written again. Handovers that share it may be used by different
 * threads; the allocator is called by one at a time. */
typedef struct zz_handover_pool {
    zz_allocator allocator;
    uint64_t limit;     /* bytes of all chunks together; 0: no limit */
    uint64_t allocated; /* bytes of all chunks */
    zz_handover_chunk *free;
    atomic_flag taken;
} zz_handover_pool;

typedef struct zz_handover {
    zz_handover_pool *pool;
    zz_handover_chunk *first; /* the oldest that is not read through */
    zz_handover_chunk *last;
    uint32_t read;  /* bytes of the first chunk that have been read */
    uint32_t block; /* the block written or read last in this section, plus 1 */
    bool failed;    /* out of memory, or over the limit, while writing */
} zz_handover;

void zz_handover_write(zz_handover *handover, uint32_t block, const uint64_t words[ZZ_BLOCK]);
void zz_handover_end_section(zz_handover *handover);

/* The next entry of the section; false at its end, and when nothing is left at all. */
bool zz_handover_read(zz_handover *handover, uint32_t *block, uint64_t words[ZZ_BLOCK]);
bool zz_handover_is_read(const zz_handover *handover);

/* Gives all chunks back to the pool, and forgets a failure. */
void zz_handover_clear(zz_handover *handover);
void zz_handover_pool_free(zz_handover_pool *pool);

#endif
