#include "engine/handover.h"

#include "base/memory.h"

enum {
    CHUNK_BYTES = ZZ_HANDOVER_CHUNK - 16,      /* with the head of a chunk */
    LONGEST_ENTRY = 5 + 1 + ZZ_BLOCK * (1 + 8) /* an entry never crosses chunks */
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

static unsigned char *write_word(unsigned char *to, uint64_t word)
{
    unsigned char *mask = to++;
    *mask = 0;
    for (unsigned byte = 0; word; byte++, word >>= 8)
        if (word & 0xFF) {
            *mask = (unsigned char)(*mask | 1u << byte);
            *to++ = (unsigned char)(word & 0xFF);
        }
    return to;
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
    unsigned char *lanes = to++;
    *lanes = 0;
    for (unsigned lane = 0; lane < ZZ_BLOCK; lane++)
        if (words[lane]) {
            *lanes = (unsigned char)(*lanes | 1u << lane);
            to = write_word(to, words[lane]);
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

static const unsigned char *read_word(const unsigned char *from, uint64_t *word)
{
    *word = 0;
    for (unsigned mask = *from++, shift = 0; mask; mask >>= 1, shift += 8)
        if (mask & 1)
            *word |= (uint64_t)*from++ << shift;
    return from;
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
        for (unsigned lane = 0; lane < ZZ_BLOCK; lane++) {
            words[lane] = 0;
            if (lanes >> lane & 1)
                from = read_word(from, &words[lane]);
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
