#include "pack.h"

#if defined(HAVE_libzstd)

#include <zstd.h>

/* Measured, see docs/TABLE.md: beyond it the time grows much faster than the file shrinks. */
enum { LEVEL = 14 };

bool pack_exists(void)
{
    return true;
}

size_t pack_bound(size_t count)
{
    return ZSTD_compressBound(count);
}

size_t pack(void *packed, size_t room, const void *bytes, size_t count)
{
    size_t size = ZSTD_compress(packed, room, bytes, count, LEVEL);
    return ZSTD_isError(size) ? 0 : size;
}

size_t pack_content(const void *packed, size_t count)
{
    unsigned long long content = ZSTD_getFrameContentSize(packed, count);
    bool known = content != ZSTD_CONTENTSIZE_UNKNOWN && content != ZSTD_CONTENTSIZE_ERROR;
    return known && content < SIZE_MAX ? (size_t)content : 0;
}

bool unpack(void *bytes, size_t content, const void *packed, size_t count)
{
    return ZSTD_decompress(bytes, content, packed, count) == content;
}

#else

bool pack_exists(void)
{
    return false;
}

size_t pack_bound(size_t count)
{
    return count;
}

size_t pack(void *packed, size_t room, const void *bytes, size_t count)
{
    (void)packed, (void)room, (void)bytes, (void)count;
    return 0;
}

size_t pack_content(const void *packed, size_t count)
{
    (void)packed, (void)count;
    return 0;
}

bool unpack(void *bytes, size_t content, const void *packed, size_t count)
{
    (void)bytes, (void)content, (void)packed, (void)count;
    return false;
}

#endif
