#include "base/memory.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/error.h"

static void *default_resize(void *user, void *block, size_t old_size, size_t new_size)
{
    (void)user;
    (void)old_size;
    if (new_size == 0) {
        free(block);
        return NULL;
    }
    return realloc(block, new_size);
}

zz_allocator zz_allocator_of(const zz_options *options)
{
    if (options && options->allocator.resize)
        return options->allocator;
    return (zz_allocator){default_resize, NULL};
}

/* The bytes of a block; never zero, since the hook takes zero for a free. */
static bool block_size(uint64_t count, size_t size, size_t *bytes)
{
    uint64_t wanted = zz_saturating_multiply(count, size);
    if (wanted > PTRDIFF_MAX)
        return false;
    *bytes = wanted ? (size_t)wanted : 1;
    return true;
}

void *zz_allocate(const zz_allocator *allocator, uint64_t count, size_t size)
{
    size_t bytes;
    if (!block_size(count, size, &bytes))
        return NULL;
    /* Large fresh blocks come from the system zeroed: calloc need not touch them. */
    if (allocator->resize == default_resize)
        return calloc(bytes, 1);
    void *block = allocator->resize(allocator->user, NULL, 0, bytes);
    return block ? memset(block, 0, bytes) : NULL;
}

void *zz_reallocate(const zz_allocator *allocator, void *block, uint64_t old_count,
                    uint64_t new_count, size_t size)
{
    size_t old_bytes = 0;
    size_t new_bytes;
    if (!block_size(new_count, size, &new_bytes))
        return NULL;
    if (block)
        block_size(old_count, size, &old_bytes);
    return allocator->resize(allocator->user, block, old_bytes, new_bytes);
}

void zz_release(const zz_allocator *allocator, void *block, uint64_t count, size_t size)
{
    size_t bytes = 0;
    if (block && block_size(count, size, &bytes))
        allocator->resize(allocator->user, block, bytes, 0);
}

zz_status zz_fail_memory(zz_error *error)
{
    return zz_fail(error, ZZ_NO_MEMORY, "out of memory");
}

uint64_t zz_saturating_multiply(uint64_t a, uint64_t b)
{
    return b && a > UINT64_MAX / b ? UINT64_MAX : a * b;
}

uint64_t zz_saturating_add(uint64_t a, uint64_t b)
{
    return a > UINT64_MAX - b ? UINT64_MAX : a + b;
}

/* "1.5 GiB", to one decimal. */
static void describe_bytes(uint64_t bytes, char *text, size_t size)
{
    static const char *const units[] = {"bytes", "KiB", "MiB", "GiB", "TiB", "PiB", "EiB"};
    double value = (double)bytes;
    size_t unit = 0;
    for (; value >= 1024 && unit + 1 < sizeof units / sizeof *units; unit++)
        value /= 1024;
    snprintf(text, size, unit ? "%.1f %s" : "%.0f %s", value, units[unit]);
}

zz_status zz_check_limit(const zz_options *options, uint64_t bytes, const char *what,
                         zz_error *error)
{
    uint64_t limit = options ? options->memory_limit : 0;
    if (bytes == UINT64_MAX)
        return zz_fail(error, ZZ_TOO_LARGE, "%s needs more memory than can be counted", what);
    if (limit == 0 || bytes <= limit)
        return ZZ_OK;
    char needed[32];
    char allowed[32];
    describe_bytes(bytes, needed, sizeof needed);
    describe_bytes(limit, allowed, sizeof allowed);
    return zz_fail(error, ZZ_TOO_LARGE, "%s needs about %s of memory; %s may be used", what, needed,
                   allowed);
}
