#include "internal.h"

#if SPARKLE_BACKEND == SPARKLE_BACKEND_C

static const uint32_t RCON[8] = {0xb7e15162, 0xbf715880, 0x38b4da56, 0x324e7738,
                                 0xbb1185eb, 0x4f7c7b57, 0xcfbfa1c8, 0xc2b3293d};

static inline uint32_t right(uint32_t value, unsigned n)
{
    return value >> n | value << (32 - n);
}

/* Each of the four rounds of an Alzette. */
#define ROUND(sum, n)     \
    do {                  \
        x += (sum);       \
        y ^= right(x, n); \
        x ^= c;           \
    } while (0)

static inline void alzette(uint32_t branch[2], uint32_t c)
{
    uint32_t x = branch[0], y = branch[1];
    ROUND(right(y, 31), 24);
    ROUND(right(y, 17), 17);
    ROUND(y, 31);
    ROUND(right(y, 24), 16);
    branch[0] = x;
    branch[1] = y;
}

static inline uint32_t ell(uint32_t value)
{
    return right(value ^ value << 16, 16);
}

/* The left half's sums go into the right half, which turns by a branch and becomes the left one. */
static inline void linear_layer(uint32_t *state, unsigned branches)
{
    const unsigned half = branches; /* words of half the branches */
    uint32_t x = 0, y = 0;
    for (unsigned i = 0; i < half; i += 2) {
        x ^= state[i];
        y ^= state[i + 1];
    }
    const uint32_t for_y = ell(x), for_x = ell(y);
    const uint32_t first_x = state[half] ^ state[0] ^ for_x, first_y = state[half + 1] ^ state[1] ^ for_y;
    for (unsigned i = 0; i < half; i += 2) {
        const uint32_t left_x = state[i], left_y = state[i + 1];
        if (i > 0) {
            state[i - 2] = state[half + i] ^ left_x ^ for_x;
            state[i - 1] = state[half + i + 1] ^ left_y ^ for_y;
        }
        state[half + i] = left_x;
        state[half + i + 1] = left_y;
    }
    state[half - 2] = first_x;
    state[half - 1] = first_y;
}

static inline __attribute__((always_inline)) void permute(uint32_t *state, unsigned branches, unsigned steps)
{
    for (unsigned step = 0; step < steps; step++) {
        state[1] ^= RCON[step % 8];
        state[3] ^= step;
        for (unsigned i = 0; i < branches; i++)
            alzette(state + 2 * i, RCON[i]);
        linear_layer(state, branches);
    }
}

void sparkle256(uint32_t state[SPARKLE256_WORDS], unsigned steps)
{
    permute(state, 4, steps);
}

void sparkle384(uint32_t state[SPARKLE384_WORDS], unsigned steps)
{
    permute(state, 6, steps);
}

void sparkle512(uint32_t state[SPARKLE512_WORDS], unsigned steps)
{
    permute(state, 8, steps);
}

#endif
