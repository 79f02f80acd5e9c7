#include <string.h>

#include "internal.h"

#if SPARKLE_BACKEND == SPARKLE_BACKEND_C

/* What it points to is a caller's bytes. */
static inline uint32_t load(const uint32_t *bytes)
{
    uint32_t word;
    __builtin_memcpy(&word, bytes, sizeof word);
    return word;
}

static inline void store(uint32_t *bytes, uint32_t word)
{
    __builtin_memcpy(bytes, &word, sizeof word);
}

enum direction { ABSORB, ENCRYPT, DECRYPT };

/* Of rho, the two words that change places, and the whitening of both by words of the capacity. */
static inline __attribute__((always_inline)) void pair(uint32_t *state, unsigned rate, unsigned capacity, unsigned i,
                                                       uint32_t *out, const uint32_t *in, enum direction direction)
{
    const unsigned j = i + rate / 2;
    const uint32_t s1 = state[i], s2 = state[j];
    uint32_t m1 = load(in + i), m2 = load(in + j);
    if (direction != ABSORB) {
        const uint32_t c1 = m1 ^ s1, c2 = m2 ^ s2;
        store(out + i, c1);
        store(out + j, c2);
        if (direction == DECRYPT) {
            m1 = c1;
            m2 = c2;
        }
    }
    state[i] = s2 ^ m1 ^ state[rate + i];
    state[j] = s2 ^ s1 ^ m2 ^ state[rate + j % capacity];
}

static inline __attribute__((always_inline)) void blocks_of(uint32_t *state, unsigned rate, unsigned capacity,
                                                            void (*permute)(uint32_t *, unsigned), unsigned slim,
                                                            uint32_t *out, const uint32_t *in, size_t blocks,
                                                            enum direction direction)
{
    for (; blocks > 0; blocks--) {
        for (unsigned i = 0; i < rate / 2; i++)
            pair(state, rate, capacity, i, out, in, direction);
        permute(state, slim);
        in += rate;
        if (direction != ABSORB)
            out += rate;
    }
}

#define SCHWAEMM(name, rate, capacity, permute, slim)                                                     \
    void name##_absorb_blocks(uint32_t state[(rate) + (capacity)], const uint32_t *in, size_t blocks)      \
    {                                                                                                     \
        blocks_of(state, rate, capacity, permute, slim, NULL, in, blocks, ABSORB);                        \
    }                                                                                                     \
    void name##_encrypt_blocks(uint32_t state[(rate) + (capacity)], uint32_t *out, const uint32_t *in,      \
                               size_t blocks)                                                             \
    {                                                                                                     \
        blocks_of(state, rate, capacity, permute, slim, out, in, blocks, ENCRYPT);                        \
    }                                                                                                     \
    void name##_decrypt_blocks(uint32_t state[(rate) + (capacity)], uint32_t *out, const uint32_t *in,      \
                               size_t blocks)                                                             \
    {                                                                                                     \
        blocks_of(state, rate, capacity, permute, slim, out, in, blocks, DECRYPT);                        \
    }

SCHWAEMM(schwaemm128128, 4, 4, sparkle256, SPARKLE256_SLIM)
SCHWAEMM(schwaemm256128, 8, 4, sparkle384, SPARKLE384_SLIM)
SCHWAEMM(schwaemm192192, 6, 6, sparkle384, SPARKLE384_SLIM)
SCHWAEMM(schwaemm256256, 8, 8, sparkle512, SPARKLE512_SLIM)

/* `half` is in words. */
static inline __attribute__((always_inline)) void inject(uint32_t *state, unsigned half, const uint32_t *in)
{
    const uint32_t b0 = load(in), b1 = load(in + 1), b2 = load(in + 2), b3 = load(in + 3);
    uint32_t for_y = b0 ^ b2, for_x = b1 ^ b3;
    for_y ^= for_y << 16;
    for_y = for_y >> 16 | for_y << 16;
    for_x ^= for_x << 16;
    for_x = for_x >> 16 | for_x << 16;
    state[0] ^= b0;
    state[1] ^= b1;
    state[2] ^= b2;
    state[3] ^= b3;
    for (unsigned i = 0; i < half; i += 2) {
        state[i] ^= for_x;
        state[i + 1] ^= for_y;
    }
}

void esch256_absorb_blocks(uint32_t state[12], const uint32_t *in, size_t blocks)
{
    for (; blocks > 0; blocks--, in += 4) {
        inject(state, 6, in);
        sparkle384(state, SPARKLE384_SLIM);
    }
}

void esch384_absorb_blocks(uint32_t state[16], const uint32_t *in, size_t blocks)
{
    for (; blocks > 0; blocks--, in += 4) {
        inject(state, 8, in);
        sparkle512(state, SPARKLE512_SLIM);
    }
}

#endif
