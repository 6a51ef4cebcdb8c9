#include "engine/handover.h"

#include "base/memory.h"

enum {
    CHUNK_BYTES = ZZ_HANDOVER_CHUNK - 16,    /* with the head of a chunk */
    LONGEST_ENTRY = 5 + 2 + ZZ_BLOCK * 8 + 1 /* an entry never crosses chunks */
};

struct zz_handover_chunk {
    zz_handover_chunk *next;
    uint32_t used;
    unsigned char bytes[CHUNK_BYTES];
};

static void lock(zz_handover_pool *pool)
{
    while (atomic_flag_test_and_set_explicit(&pool->taken, memory_order_acquire)) {}
}

static void unlock(zz_handover_pool *pool)
{
    atomic_flag_clear_explicit(&pool->taken, memory_order_release);
}

static zz_handover_chunk *allocate_chunk(zz_handover_pool *pool)
{
    zz_handover_chunk *chunk = NULL;
    if (pool->limit == 0 || pool->allocated + sizeof *chunk <= pool->limit)
        chunk = zz_reallocate(&pool->allocator, NULL, 0, 1, sizeof *chunk);
    if (chunk)
        pool->allocated += sizeof *chunk;
    return chunk;
}

static zz_handover_chunk *take_chunk(zz_handover_pool *pool)
{
    lock(pool);
    zz_handover_chunk *chunk = pool->free;
    if (chunk)
        pool->free = chunk->next;
    else
        chunk = allocate_chunk(pool);
    unlock(pool);
    if (chunk) {
        chunk->next = NULL;
        chunk->used = 0;
    }
    return chunk;
}

static void give_back_first(zz_handover *handover)
{
    zz_handover_pool *pool = handover->pool;
    zz_handover_chunk *chunk = handover->first;
    handover->first = chunk->next;
    if (!handover->first)
        handover->last = NULL;
    handover->read = 0;
    lock(pool);
    chunk->next = pool->free;
    pool->free = chunk;
    unlock(pool);
}

/* Where the next entry goes; NULL when out of memory. */
static unsigned char *room_for_entry(zz_handover *handover)
{
    zz_handover_chunk *last = handover->last;
    if (!last || CHUNK_BYTES - last->used < LONGEST_ENTRY) {
        zz_handover_chunk *chunk = handover->failed ? NULL : take_chunk(handover->pool);
        if (!chunk) {
            handover->failed = true;
            return NULL;
        }
        if (last)
            last->next = chunk;
        else
            handover->first = chunk;
        handover->last = last = chunk;
    }
    return last->bytes + last->used;
}

/* A bit for each byte of the word that is not zero. */
static unsigned bytes_present(uint64_t word)
{
    const uint64_t low = UINT64_C(0x7F7F7F7F7F7F7F7F);
    uint64_t present = (word | ((word & low) + low)) & ~low;
    return (unsigned)((present >> 7) * UINT64_C(0x0102040810204080) >> 56);
}

void zz_handover_write(zz_handover *handover, uint32_t block, const uint64_t words[ZZ_BLOCK])
{
    unsigned char *begin = room_for_entry(handover);
    if (!begin)
        return;
    unsigned char *to = begin;
    uint32_t gap = block + 1 - handover->block;
    handover->block = block + 1;
    for (; gap >= 0x80; gap >>= 7)
        *to++ = (unsigned char)(gap | 0x80);
    *to++ = (unsigned char)gap;
    unsigned there[ZZ_BLOCK];
    unsigned lanes = 0;
    uint64_t all = 0;
    for (unsigned lane = 0; lane < ZZ_BLOCK; lane++) {
        there[lane] = words[lane] != 0;
        lanes |= there[lane] << lane;
        all |= words[lane];
    }
    unsigned columns = bytes_present(all);
    *to++ = (unsigned char)lanes;
    *to++ = (unsigned char)columns;
    for (unsigned shift = 0; columns; columns >>= 1, shift += 8) {
        if (!(columns & 1))
            continue;
        for (unsigned lane = 0; lane < ZZ_BLOCK; lane++) {
            *to = (unsigned char)(words[lane] >> shift);
            to += there[lane];
        }
    }
    handover->last->used += (uint32_t)(to - begin);
}

void zz_handover_end_section(zz_handover *handover)
{
    unsigned char *to = room_for_entry(handover);
    if (!to)
        return;
    *to = 0;
    handover->last->used++;
    handover->block = 0;
}

bool zz_handover_read(zz_handover *handover, uint32_t *block, uint64_t words[ZZ_BLOCK])
{
    if (zz_handover_is_read(handover))
        return false;
    const unsigned char *begin = handover->first->bytes + handover->read;
    const unsigned char *from = begin;
    uint32_t gap = 0;
    unsigned shift = 0;
    for (; *from & 0x80; from++, shift += 7)
        gap |= (uint32_t)(*from & 0x7F) << shift;
    gap |= (uint32_t)*from++ << shift;
    if (gap) {
        handover->block += gap;
        *block = handover->block - 1;
        unsigned lanes = *from++;
        unsigned columns = *from++;
        for (unsigned lane = 0; lane < ZZ_BLOCK; lane++)
            words[lane] = 0;
        for (shift = 0; columns; columns >>= 1, shift += 8) {
            if (!(columns & 1))
                continue;
            for (unsigned lane = 0; lane < ZZ_BLOCK; lane++) {
                unsigned there = lanes >> lane & 1;
                words[lane] |= (uint64_t)(*from & (0 - there)) << shift;
                from += there;
            }
        }
    } else {
        handover->block = 0;
    }
    handover->read += (uint32_t)(from - begin);
    if (handover->read == handover->first->used)
        give_back_first(handover);
    return gap != 0;
}

bool zz_handover_is_read(const zz_handover *handover)
{
    return handover->first == NULL;
}

void zz_handover_clear(zz_handover *handover)
{
    while (handover->first)
        give_back_first(handover);
    handover->block = 0;
    handover->failed = false;
}

void zz_handover_pool_free(zz_handover_pool *pool)
{
    while (pool->free) {
        zz_handover_chunk *next = pool->free->next;
        zz_release(&pool->allocator, pool->free, 1, sizeof *next);
        pool->free = next;
    }
    pool->allocated = 0;
}
