/* CRC-16/XMODEM: polynomial 0x1021, start 0, not reflected. */
#ifndef THUMBKAT_CRC16_H
#define THUMBKAT_CRC16_H

#include <stdint.h>

/* Four bits at a time: 32 bytes of table, and a byte of the line lasts long enough. */
static inline uint16_t crc16(uint16_t crc, uint8_t byte)
{
    static const uint16_t table[16] = {
        0x0000, 0x1021, 0x2042, 0x3063, 0x4084, 0x50a5, 0x60c6, 0x70e7,
        0x8108, 0x9129, 0xa14a, 0xb16b, 0xc18c, 0xd1ad, 0xe1ce, 0xf1ef,
    };
    crc = (uint16_t)(crc << 4) ^ table[(crc >> 12) ^ (byte >> 4)];
    crc = (uint16_t)(crc << 4) ^ table[(crc >> 12) ^ (byte & 15)];
    return crc;
}

#endif
