/* failing_allocator.h: an allocator that refuses the n-th request and counts what is not returned.
 *
 *     for (uint64_t n = 0; !done; n++) {
 *         struct failing_allocator failing = {.fail_at = n};
 *         zz_options options = {.allocator = failing_allocator_hook(&failing)};
 *         … run; when failing.requests <= n nothing was refused: the run must succeed, and done;
 *         else it must have returned ZZ_NO_MEMORY …
 *         assert_int_equal(failing.live_bytes, 0);
 *     } */
#ifndef TESTS_SUPPORT_FAILING_ALLOCATOR_H
#define TESTS_SUPPORT_FAILING_ALLOCATOR_H

#include <zugzwang/base.h>

struct failing_allocator {
    uint64_t fail_at;    /* the request to refuse, from 0; UINT64_MAX: none */
    uint64_t requests;   /* made so far; frees do not count */
    uint64_t live_bytes; /* allocated and not freed yet */
    uint64_t peak_bytes; /* the most that were ever live */
};

zz_allocator failing_allocator_hook(struct failing_allocator *failing);

#endif
