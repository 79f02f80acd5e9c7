/* CRC-32 as in Ethernet and zlib: polynomial 0x04c11db7 reflected. */
#ifndef THUMBKAT_CRC32_H
#define THUMBKAT_CRC32_H

#include <stdint.h>

/* Continues `crc` (0 at first) over more bytes, four bits at a time. */
static inline uint32_t crc32(uint32_t crc, const uint8_t *p, uint32_t length)
{
    static const uint32_t table[16] = {
        0x00000000, 0x1db71064, 0x3b6e20c8, 0x26d930ac, 0x76dc4190, 0x6b6b51f4, 0x4db26158, 0x5005713c,
        0xedb88320, 0xf00f9344, 0xd6d6a3e8, 0xcb61b38c, 0x9b64c2b0, 0x86d3d2d4, 0xa00ae278, 0xbdbdf21c,
    };
    crc = ~crc;
    for (; length != 0; length--, p++) {
        crc = table[(crc ^ *p) & 15] ^ crc >> 4;
        crc = table[(crc ^ *p >> 4) & 15] ^ crc >> 4;
    }
    return ~crc;
}

#endif
