#define _DEFAULT_SOURCE /* madvise */

#include "meter.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>

static void note_peak(struct meter *meter, uint64_t live)
{
    uint64_t peak = atomic_load(&meter->peak);
    while (live > peak && !atomic_compare_exchange_weak(&meter->peak, &peak, live))
        continue;
}

/* Large pages for a large block: a board that fits no cache is solved faster, and giving gigabytes
 * back, which an interrupted user waits for, takes a moment. Only advice: it does not matter if it is
 * not taken. */
static void advise_large_pages(void *block, size_t size)
{
    enum { LARGE_PAGE = 1 << 21, WORTH_IT = 1 << 22 };
#if defined(MADV_HUGEPAGE)
    size_t skip = (size_t)(-(uintptr_t)block % LARGE_PAGE);
    if (size >= WORTH_IT)
        madvise((char *)block + skip, (size - skip) / LARGE_PAGE * LARGE_PAGE, MADV_HUGEPAGE);
#else
    (void)block;
    (void)size;
#endif
}

static void *resize(void *user, void *block, size_t old_size, size_t new_size)
{
    struct meter *meter = user;
    if (new_size == 0) {
        atomic_fetch_sub(&meter->live, old_size);
        free(block);
        return NULL;
    }
    uint64_t live = atomic_fetch_add(&meter->live, new_size) + new_size;
    bool allowed = !meter->limit || live - old_size <= meter->limit;
    void *resized = NULL;
    if (allowed) /* calloc: large new blocks take real memory only where they are touched */
        resized = block ? realloc(block, new_size) : calloc(new_size, 1);
    if (resized)
        advise_large_pages(resized, new_size);
    if (!allowed)
        atomic_store(&meter->refused, true);
    atomic_fetch_sub(&meter->live, resized ? old_size : new_size);
    if (resized)
        note_peak(meter, live - old_size);
    return resized;
}

zz_allocator meter_allocator(struct meter *meter)
{
    return (zz_allocator){resize, meter};
}

/* Never zero, which means to free. */
static size_t block_size(uint64_t count, size_t size)
{
    return count ? (size_t)count * size : size;
}

zz_status meter_allocate(struct meter *meter, void **block, uint64_t count, size_t size,
                         zz_error *error)
{
    bool countable = count <= PTRDIFF_MAX / size;
    *block = countable ? resize(meter, NULL, 0, block_size(count, size)) : NULL;
    if (*block)
        return ZZ_OK;
    *error = (zz_error){.code = ZZ_NO_MEMORY, .message = "out of memory"};
    return error->code;
}

void meter_release(struct meter *meter, void *block, uint64_t count, size_t size)
{
    if (block)
        resize(meter, block, block_size(count, size), 0);
}

uint64_t meter_begin_part(struct meter *meter)
{
    uint64_t outer_peak = atomic_load(&meter->peak);
    atomic_store(&meter->peak, atomic_load(&meter->live));
    return outer_peak;
}

uint64_t meter_end_part(struct meter *meter, uint64_t outer_peak)
{
    uint64_t peak = atomic_load(&meter->peak);
    note_peak(meter, outer_peak);
    return peak;
}

/* The number after `label` in a small text file, or UINT64_MAX. */
static uint64_t number_in_file(const char *path, const char *label)
{
    char text[4096];
    FILE *file = fopen(path, "r");
    if (!file)
        return UINT64_MAX;
    text[fread(text, 1, sizeof text - 1, file)] = '\0';
    fclose(file);
    const char *found = strstr(text, label);
    uint64_t number;
    return found && sscanf(found + strlen(label), "%" SCNu64, &number) == 1 ? number : UINT64_MAX;
}

static uint64_t process_limit(int resource)
{
    struct rlimit limit;
    if (getrlimit(resource, &limit) || limit.rlim_cur == RLIM_INFINITY)
        return UINT64_MAX;
    return limit.rlim_cur;
}

uint64_t memory_available(void)
{
    uint64_t kilobytes = number_in_file("/proc/meminfo", "MemAvailable:");
    const uint64_t bounds[] = {
        kilobytes < UINT64_MAX / 1024 ? kilobytes * 1024 : UINT64_MAX,
        process_limit(RLIMIT_AS),
        process_limit(RLIMIT_DATA),
        number_in_file("/sys/fs/cgroup/memory.max", ""),                   /* cgroup v2 */
        number_in_file("/sys/fs/cgroup/memory/memory.limit_in_bytes", ""), /* v1 */
    };
    uint64_t least = UINT64_MAX;
    for (size_t i = 0; i < sizeof bounds / sizeof *bounds; i++)
        if (bounds[i] < least)
            least = bounds[i];
    return least == UINT64_MAX ? 0 : least / 10 * 9;
}
