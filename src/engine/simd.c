/* simd.c: what the processor can do.
 *
 * Under a hypervisor each question to the processor goes to the host, and all of them take as long as
 * half a contest board. The C library has asked already, at the program's start, and may tell. */
#include "engine/simd.h"

#if defined(__GNUC__) && defined(__x86_64__)

#if defined(__has_include)
#if __has_include(<sys/platform/x86.h>)
#include <sys/platform/x86.h>
#endif
#endif

#if defined(CPU_FEATURE_ACTIVE)
static bool has_avx2(void)
{
    return CPU_FEATURE_ACTIVE(AVX2);
}

static bool has_avx512(void)
{
    return CPU_FEATURE_ACTIVE(AVX512F) && CPU_FEATURE_ACTIVE(AVX512VL) &&
           CPU_FEATURE_ACTIVE(AVX512BW) && CPU_FEATURE_ACTIVE(AVX512DQ);
}
#else
static bool has_avx2(void)
{
    return __builtin_cpu_supports("avx2");
}

static bool has_avx512(void)
{
    return __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512vl") &&
           __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512dq");
}
#endif

#else

static bool has_avx2(void)
{
    return false;
}

static bool has_avx512(void)
{
    return false;
}

#endif

bool zz_simd_exists(zz_simd simd)
{
    switch (simd) {
    case ZZ_SIMD_AVX512:
        return has_avx512();
    case ZZ_SIMD_AVX2:
        return has_avx2();
    default:
        return true;
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
