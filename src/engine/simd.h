/* simd.h: the vector instructions that the engines are compiled for, and which of them to use. */
#ifndef ZZ_ENGINE_SIMD_H
#define ZZ_ENGINE_SIMD_H

#include <stdbool.h>

typedef enum zz_simd { ZZ_SIMD_BEST = 0, ZZ_SIMD_PORTABLE, ZZ_SIMD_AVX2, ZZ_SIMD_AVX512 } zz_simd;

/* Before a function: it is compiled for these, with all that is inlined into it. */
#if defined(__GNUC__) && defined(__x86_64__)
#define ZZ_FOR_AVX2 __attribute__((target("avx2")))
#define ZZ_FOR_AVX512 __attribute__((target("avx512f,avx512vl,avx512bw,avx512dq")))
#else
#define ZZ_FOR_AVX2
#define ZZ_FOR_AVX512
#endif

/* Whether this processor has them. */
bool zz_simd_exists(zz_simd simd);

/* The same, or the best one that exists in place of ZZ_SIMD_BEST. */
zz_simd zz_simd_choose(zz_simd simd);

#endif
