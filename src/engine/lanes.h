/* lanes.h: the words of a block, worked on at once.
 *
 * zz_lanes is eight words where the compiler has vectors (it makes the best of what the target has,
 * from SSE2 to AVX-512), and one word elsewhere. Code written as
 *
 *     for (int i = 0; i < ZZ_BLOCK; i += ZZ_LANES)
 *         zz_lanes_store(to + i, zz_lanes_load… | …);
 *
 * does the same with both: | & ^ ~ << >> mean the same for a vector and for a word. */
#ifndef ZZ_ENGINE_LANES_H
#define ZZ_ENGINE_LANES_H

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

enum { ZZ_BLOCK = 8 }; /* words in a block: 64 bytes, a cache line */

#if defined(__GNUC__)

#define ZZ_INLINE static inline __attribute__((always_inline))
enum { ZZ_LANES = ZZ_BLOCK };
typedef uint64_t zz_lanes __attribute__((vector_size(64)));

ZZ_INLINE bool zz_lanes_any(const zz_lanes *lanes)
{
    typedef uint64_t half __attribute__((vector_size(32)));
    typedef uint64_t quarter __attribute__((vector_size(16)));
    half halves[2];
    memcpy(halves, lanes, sizeof halves);
    half one = halves[0] | halves[1];
    quarter quarters[2];
    memcpy(quarters, &one, sizeof quarters);
    quarter both = quarters[0] | quarters[1];
    return (both[0] | both[1]) != 0;
}

#else

#define ZZ_INLINE static inline
enum { ZZ_LANES = 1 };
typedef uint64_t zz_lanes;

ZZ_INLINE bool zz_lanes_any(const zz_lanes *lanes)
{
    return *lanes != 0;
}

#endif

/* Through pointers: vectors that are passed by value have another ABI on each target. */
ZZ_INLINE void zz_lanes_load(zz_lanes *lanes, const uint64_t *words)
{
    memcpy(lanes, words, sizeof *lanes);
}

ZZ_INLINE void zz_lanes_store(uint64_t *words, const zz_lanes *lanes)
{
    memcpy(words, lanes, sizeof *lanes);
}

#endif
