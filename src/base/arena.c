#include "base/arena.h"

#include "base/memory.h"

enum { ALIGNMENT = 64, SMALLEST_CHUNK = 1 << 16 };

struct zz_arena_chunk {
    zz_arena_chunk *older;
    uint64_t size; /* of the bytes after this head */
    uint64_t used;
};

static bool add_chunk(zz_arena *arena, uint64_t size)
{
    zz_arena_chunk *chunk =
        zz_reallocate(&arena->allocator, NULL, 0, zz_saturating_add(size, sizeof *chunk), 1);
    if (!chunk)
        return false;
    *chunk = (zz_arena_chunk){.older = arena->chunks, .size = size};
    arena->chunks = chunk;
    arena->total += size;
    return true;
}

void *zz_arena_take(zz_arena *arena, uint64_t count, size_t size)
{
    uint64_t wanted = zz_saturating_add(zz_saturating_multiply(count, size), ALIGNMENT);
    zz_arena_chunk *chunk = arena->chunks;
    if (!chunk || chunk->size - chunk->used < wanted) {
        if (!add_chunk(arena, wanted > SMALLEST_CHUNK ? wanted : SMALLEST_CHUNK))
            return NULL;
        chunk = arena->chunks;
    }
    char *bytes = (char *)(chunk + 1) + chunk->used;
    size_t skip = (size_t)(-(uintptr_t)bytes % ALIGNMENT);
    chunk->used += wanted - ALIGNMENT + skip;
    arena->used += wanted;
    return bytes + skip;
}

static void drop_chunks(zz_arena *arena)
{
    while (arena->chunks) {
        zz_arena_chunk *older = arena->chunks->older;
        zz_release(&arena->allocator, arena->chunks, arena->chunks->size + sizeof *older, 1);
        arena->chunks = older;
    }
    arena->total = 0;
}

void zz_arena_reset(zz_arena *arena)
{
    arena->used = 0;
    if (arena->chunks && arena->chunks->older) {
        /* Ask for all of it in one piece next time; if that fails now, take() will ask again. */
        uint64_t total = arena->total;
        drop_chunks(arena);
        add_chunk(arena, total);
    } else if (arena->chunks) {
        arena->chunks->used = 0;
    }
}

void zz_arena_free(zz_arena *arena)
{
    drop_chunks(arena);
}
