/* arena.h: memory that is taken piece by piece and given back all at once.
 *
 * Work that is done again and again (solving board after board) takes what it needs and resets the
 * arena at the end; after the first round one chunk holds everything, and no allocation is made. */
#ifndef ZZ_BASE_ARENA_H
#define ZZ_BASE_ARENA_H

#include <zugzwang/base.h>

typedef struct zz_arena_chunk zz_arena_chunk;

typedef struct zz_arena {
    zz_allocator allocator;
    zz_arena_chunk *chunks; /* the newest first; pieces come from the newest */
    uint64_t total;         /* bytes in all chunks */
    uint64_t used;          /* bytes of all pieces */
} zz_arena;

/* count objects of size bytes, aligned to 64 bytes, of any content; NULL when out of memory. */
void *zz_arena_take(zz_arena *arena, uint64_t count, size_t size);

/* All pieces are gone; their memory is kept for the next ones. */
void zz_arena_reset(zz_arena *arena);

void zz_arena_free(zz_arena *arena);

#endif
