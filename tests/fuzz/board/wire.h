/* Frames as PROTOCOL.md has them, written from that page: no code of the firmware's is in it. */
#ifndef FUZZ_WIRE_H
#define FUZZ_WIRE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define WIRE_HEADER 6

static inline uint16_t wire_crc(const uint8_t *bytes, size_t length)
{
    uint16_t crc = 0;
    for (size_t i = 0; i < length; i++) {
        crc ^= (uint16_t)(bytes[i] << 8);
        for (int bit = 0; bit < 8; bit++)
            crc = (uint16_t)(crc & 0x8000 ? crc << 1 ^ 0x1021 : crc << 1);
    }
    return crc;
}

/* What a frame of that many bytes takes on the wire, the delimiter included. */
static inline size_t wire_size(size_t frame)
{
    return frame + 1 + (frame - 1) / 254 + 1;
}

/* COBS and a delimiter around `length` bytes; `to` holds wire_size(length). Returns the bytes on the wire. */
static inline size_t wire_stuff(uint8_t *to, const uint8_t *from, size_t length)
{
    size_t at = 0, out = 0;
    for (;;) {
        size_t block = 0;
        while (block < 254 && at + block < length && from[at + block] != 0)
            block++;
        to[out++] = (uint8_t)(block + 1);
        for (size_t i = 0; i < block; i++)
            to[out++] = from[at++];
        if (at == length)
            break;
        if (block < 254)
            at++; /* the zero that the block stands for */
    }
    to[out++] = 0;
    return out;
}

/* The bytes between two delimiters without COBS. Returns how many, or -1 where it is no COBS. */
static inline long wire_unstuff(uint8_t *to, const uint8_t *from, size_t length)
{
    size_t at = 0, out = 0;
    while (at < length) {
        size_t block = from[at++];
        if (block == 0 || block - 1 > length - at)
            return -1;
        for (size_t i = 1; i < block; i++)
            to[out++] = from[at++];
        if (at < length && block < 255)
            to[out++] = 0;
    }
    return (long)out;
}

#endif
