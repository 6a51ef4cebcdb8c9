/* memory.h: the allocator hook, overflow-checked, and the memory limit.
 *
 * A block is freed with the size it was allocated with: count × size. */
#ifndef ZZ_BASE_MEMORY_H
#define ZZ_BASE_MEMORY_H

#include <zugzwang/base.h>

/* The options' allocator, or the default one. */
zz_allocator zz_allocator_of(const zz_options *options);

/* count objects of size bytes each, all bytes zero; NULL when that fails or overflows. A count of
 * zero gives a block that may be freed and not used. */
void *zz_allocate(const zz_allocator *allocator, uint64_t count, size_t size);

/* The block with room for new_count objects, the old contents kept and the rest not initialised;
 * NULL, and the old block untouched, when that fails. new_count must not be zero. */
void *zz_reallocate(const zz_allocator *allocator, void *block, uint64_t old_count,
                    uint64_t new_count, size_t size);

void zz_release(const zz_allocator *allocator, void *block, uint64_t count, size_t size);

/* ZZ_NO_MEMORY, said in one way everywhere. */
zz_status zz_fail_memory(zz_error *error);

/* a × b and a + b, or UINT64_MAX when that overflows. */
uint64_t zz_saturating_multiply(uint64_t a, uint64_t b);
uint64_t zz_saturating_add(uint64_t a, uint64_t b);

/* ZZ_TOO_LARGE when `bytes` is over the options' limit (or UINT64_MAX); `what` is the subject of
 * the message: "a 900×900 board". */
zz_status zz_check_limit(const zz_options *options, uint64_t bytes, const char *what,
                         zz_error *error);

#endif
