/* Noise in the order of the ARMv6-M backend. */
#include "../backend.h"
#include "../internal.h"
#include "chacha20.h"

#if NEWHOPE_BACKEND == NEWHOPE_BACKEND_ARMV6M

typedef uint16_t __attribute__((may_alias)) coefficient;

/* popcount(low half) - popcount(high half) + 16 = popcount(low half) + popcount(~high half). */
static inline uint32_t sample(uint32_t t)
{
    t ^= 0xffff0000;
    t -= t >> 1 & 0x55555555;
    t = (t & 0x33333333) + (t >> 2 & 0x33333333);
    t = (t + (t >> 4)) & 0x0f0f0f0f;
    return t * 0x01010101u >> 24;
}

static void next_block(uint32_t stream[16], uint32_t input[16])
{
    chacha20_block((uint8_t *)stream, (const uint8_t *)input);
    input[12]++;
}

/* Plus 3q: the sample is in the middle of what the NTT takes. */
void newhope_store_samples(newhope_poly *poly, uint32_t input[16], uint32_t stream[16])
{
    coefficient *c = (coefficient *)poly->word;
    for (unsigned first = 0; first < NEWHOPE_N; first += 16) {
        next_block(stream, input);
        for (unsigned i = first; i < first + 16; i++)
            c[2 * (i & 511) | i >> 9] = (uint16_t)(sample(stream[i & 15]) + 3 * NEWHOPE_Q - 16);
    }
}

/* The word of coefficients 2k and 2k + 1 is bitrev9(k). No lane of it becomes negative. */
void newhope_add_samples(newhope_poly *poly, uint32_t input[16], uint32_t stream[16])
{
    unsigned word = 0;
    for (unsigned first = 0; first < NEWHOPE_N; first += 16) {
        next_block(stream, input);
        for (unsigned i = 0; i < 16; i += 2) {
            poly->word[word] += sample(stream[i]) + (sample(stream[i + 1]) << 16) - 16 * 0x10001u;
            unsigned bit = 256;
            for (; word & bit; bit /= 2)
                word ^= bit;
            word |= bit;
        }
    }
}

#endif
