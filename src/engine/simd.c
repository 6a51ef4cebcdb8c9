#include "engine/simd.h"

bool zz_simd_exists(zz_simd simd)
{
    switch (simd) {
#if defined(__GNUC__) && defined(__x86_64__)
    case ZZ_SIMD_AVX512:
        return __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512vl") &&
               __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512dq");
    case ZZ_SIMD_AVX2:
        return __builtin_cpu_supports("avx2");
#endif
    default:
        return simd == ZZ_SIMD_BEST || simd == ZZ_SIMD_PORTABLE;
    }
}

zz_simd zz_simd_choose(zz_simd simd)
{
#if defined(ZZ_SIMD_FORCE) /* to measure one of them */
    if (simd == ZZ_SIMD_BEST)
        return ZZ_SIMD_FORCE;
#endif
    if (simd != ZZ_SIMD_BEST)
        return simd;
    return zz_simd_exists(ZZ_SIMD_AVX512) ? ZZ_SIMD_AVX512
           : zz_simd_exists(ZZ_SIMD_AVX2) ? ZZ_SIMD_AVX2
                                          : ZZ_SIMD_PORTABLE;
}
