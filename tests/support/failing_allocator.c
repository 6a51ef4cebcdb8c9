#include "support/failing_allocator.h"

#include <stdlib.h>

static void *resize(void *user, void *block, size_t old_size, size_t new_size)
{
    struct failing_allocator *failing = user;
    if (new_size == 0) {
        failing->live_bytes -= old_size;
        free(block);
        return NULL;
    }
    if (failing->requests++ == failing->fail_at)
        return NULL;
    void *resized = realloc(block, new_size);
    if (resized)
        failing->live_bytes += new_size - old_size;
    if (failing->live_bytes > failing->peak_bytes)
        failing->peak_bytes = failing->live_bytes;
    return resized;
}

zz_allocator failing_allocator_hook(struct failing_allocator *failing)
{
    return (zz_allocator){resize, failing};
}
