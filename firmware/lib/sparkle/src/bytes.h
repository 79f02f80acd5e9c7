/* What the modes share. */
#ifndef SPARKLE_BYTES_H
#define SPARKLE_BYTES_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#if defined __BYTE_ORDER__ && __BYTE_ORDER__ != __ORDER_LITTLE_ENDIAN__
#error "a state's bytes are taken to be those of its words: the machine has to be little-endian"
#endif

/* Blocks that are not at a multiple of 4 go through a buffer on the stack, so many bytes at once. */
#define BOUNCE_BYTES 96

/* memset() that the compiler may not leave out. */
static inline void wipe(void *memory, size_t length)
{
    memset(memory, 0, length);
    __asm__ volatile("" : : "r"(memory) : "memory");
}

/* Whether both are multiples of 4. */
static inline int aligned(const void *one, const void *other)
{
    return (((uintptr_t)one | (uintptr_t)other) & 3) == 0;
}

/* Of bytes at a multiple of 4. */
static inline uint32_t load(const uint8_t *bytes)
{
    uint32_t word;
    memcpy(&word, __builtin_assume_aligned(bytes, 4), sizeof word);
    return word;
}

static inline void store(uint8_t *bytes, uint32_t word)
{
    memcpy(__builtin_assume_aligned(bytes, 4), &word, sizeof word);
}

/* `block` has `used` of `length` bytes: one bit and zeros fill it up, and a full one stays as it is. */
static inline void pad(uint8_t *block, size_t used, size_t length)
{
    if (used == length)
        return;
    memset(block + used, 0, length - used);
    block[used] = 0x80;
}

#endif
