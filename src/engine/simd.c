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
/* What the macro does, but for a shift into the sign. */
static bool is_active(unsigned feature)
{
    const struct cpuid_feature *leaf = __x86_get_cpuid_feature_leaf(feature / 128);
    return leaf->active_array[feature % 128 / 32] >> feature % 32 & 1;
}

static bool has_avx2(void)
{
    return is_active(x86_cpu_AVX2);
}

static bool has_avx512(void)
{
    return is_active(x86_cpu_AVX512F) && is_active(x86_cpu_AVX512VL) &&
           is_active(x86_cpu_AVX512BW) && is_active(x86_cpu_AVX512DQ);
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
