#include "crc64.h"

/* What is left of each number of four bits; the polynomial is 0x42F0E1EBA9EA3693, bits reversed. */
static const uint64_t NIBBLES[16] = {
    UINT64_C(0x0000000000000000), UINT64_C(0x7D9BA13851336649), UINT64_C(0xFB374270A266CC92),
    UINT64_C(0x86ACE348F355AADB), UINT64_C(0x64B62BCAEBC387A1), UINT64_C(0x192D8AF2BAF0E1E8),
    UINT64_C(0x9F8169BA49A54B33), UINT64_C(0xE21AC88218962D7A), UINT64_C(0xC96C5795D7870F42),
    UINT64_C(0xB4F7F6AD86B4690B), UINT64_C(0x325B15E575E1C3D0), UINT64_C(0x4FC0B4DD24D2A599),
    UINT64_C(0xADDA7C5F3C4488E3), UINT64_C(0xD041DD676D77EEAA), UINT64_C(0x56ED3E2F9E224471),
    UINT64_C(0x2B769F17CF112238),
};

uint64_t crc64(uint64_t before, const void *bytes, size_t count)
{
    const unsigned char *next = bytes;
    uint64_t remainder = ~before;
    for (; count > 0; count--) {
        remainder ^= *next++;
        remainder = remainder >> 4 ^ NIBBLES[remainder & 15];
        remainder = remainder >> 4 ^ NIBBLES[remainder & 15];
    }
    return ~remainder;
}
