/* Little-endian numbers at any address, and memory that must be gone. */
#ifndef THUMBKAT_BYTES_H
#define THUMBKAT_BYTES_H

#include <stdint.h>
#include <string.h>

static inline uint16_t get16(const uint8_t *p)
{
    return (uint16_t)(p[0] | p[1] << 8);
}

static inline uint32_t get32(const uint8_t *p)
{
    return get16(p) | (uint32_t)get16(p + 2) << 16;
}

static inline void put16(uint8_t *p, uint32_t value)
{
    p[0] = (uint8_t)value;
    p[1] = (uint8_t)(value >> 8);
}

static inline void put32(uint8_t *p, uint32_t value)
{
    put16(p, value);
    put16(p + 2, value >> 16);
}

/* memset that the compiler may not leave out. */
static inline void wipe(void *p, size_t length)
{
    memset(p, 0, length);
    __asm__ volatile("" : : "r"(p) : "memory");
}

#endif
