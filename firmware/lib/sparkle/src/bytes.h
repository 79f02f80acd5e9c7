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

/* Whether words at these addresses can be read and written at once: a Cortex-M4 has no need that they are aligned. */
static inline int word_by_word(const void *one, const void *other)
{
#ifdef __ARM_FEATURE_UNALIGNED
    (void)one, (void)other;
    return 1;
#else
    return aligned(one, other);
#endif
}

#ifdef __ARM_FEATURE_UNALIGNED
#define WORD_AT(bytes) (bytes)
#else
#define WORD_AT(bytes) __builtin_assume_aligned(bytes, 4)
#endif

/* Of bytes where that holds. */
static inline uint32_t load(const uint8_t *bytes)
{
    uint32_t word;
    __builtin_memcpy(&word, WORD_AT(bytes), sizeof word);
    return word;
}

static inline void store(uint8_t *bytes, uint32_t word)
{
    __builtin_memcpy(WORD_AT(bytes), &word, sizeof word);
}

#define INLINED static inline __attribute__((always_inline))

/* What takes a variant is compiled for each of them where flash is plenty, so that sizes are constants and loops are
 * unrolled; a Cortex-M0 gets it once. */
#ifdef __ARM_FEATURE_UNALIGNED
#define PER_VARIANT INLINED
#define UNROLLED(most) _Pragma(STRING(GCC unroll most))
#define STRING(tokens) #tokens
#else
#define PER_VARIANT static __attribute__((noinline, noclone))
#define UNROLLED(most)
#endif

/* A few words from bytes and to bytes at any address, eight at most. */
INLINED void from_bytes(uint32_t *words, const uint8_t *bytes, unsigned count)
{
    if (word_by_word(bytes, bytes)) {
        UNROLLED(8)
        for (unsigned i = 0; i < count; i++)
            words[i] = load(bytes + 4 * i);
    } else {
        memcpy(words, bytes, 4 * count);
    }
}

INLINED void xor_bytes(uint32_t *words, const uint8_t *bytes, unsigned count)
{
    if (word_by_word(bytes, bytes)) {
        UNROLLED(8)
        for (unsigned i = 0; i < count; i++)
            words[i] ^= load(bytes + 4 * i);
    } else {
        for (unsigned i = 0; i < 4 * count; i++)
            ((uint8_t *)words)[i] ^= bytes[i];
    }
}

INLINED void to_bytes(uint8_t *bytes, const uint32_t *words, unsigned count)
{
    if (word_by_word(bytes, bytes)) {
        UNROLLED(8)
        for (unsigned i = 0; i < count; i++)
            store(bytes + 4 * i, words[i]);
    } else {
        memcpy(bytes, words, 4 * count);
    }
}

/* wipe() of few words, 16 at most. */
INLINED void wipe_words(uint32_t *words, unsigned count)
{
    UNROLLED(16)
    for (unsigned i = 0; i < count; i++)
        words[i] = 0;
    __asm__ volatile("" : : "r"(words) : "memory");
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
