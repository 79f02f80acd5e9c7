/* Arithmetic mod q of the C backend, and of C in the others. Coefficients are unsigned 16-bit representatives mod q, not always below q;
 * each routine states the range that it takes and gives. Nothing needs more than a 32-bit product, nothing divides
 * and nothing branches. tests/unit/test_lib_newhope.py checks every bound here over all inputs. */
#ifndef NEWHOPE_ARITHMETIC_H
#define NEWHOPE_ARITHMETIC_H

#include "newhope.h"

#define Q NEWHOPE_Q
#define INVERSE_Q 12287u /* -1/q mod 2^16: 12287 * 12289 = 9 * 2^24 - 1 */
#define R2 10952u        /* 2^32 mod q */
#define SCALE 64u        /* 2^16 / n mod q */

typedef uint16_t __attribute__((may_alias)) coefficient;

static inline coefficient *coefficients(newhope_poly *poly)
{
    return (coefficient *)poly->word;
}

static inline const coefficient *constant_coefficients(const newhope_poly *poly)
{
    return (const coefficient *)poly->word;
}

/* Montgomery: a * b / 2^16 mod q, for a < 2^16 and b <= 2^16 - q.
 * The sum is at most (2^16 - 1)(2^16 - q) + (2^16 - 1) q < 2^32, and its low half is zero.
 * The result is at most (a * b) / 2^16 + q. */
static inline uint32_t multiply(uint32_t a, uint32_t b)
{
    uint32_t product = a * b;
    uint32_t multiple = (product * INVERSE_Q) & 0xffff;
    return (product + multiple * Q) >> 16;
}

/* a mod q, not fully: a < 2^16 gives at most 28,668; a < 3 * 2^14 gives at most 24,573 < 2q.
 * With a = 2^14 k + l, l < 2^14, the result is l + k (2^14 - q) = l + 4095 k. */
static inline uint32_t reduce(uint32_t a)
{
    return a - (a >> 14) * Q;
}

/* floor(a / q) for a < 2^16.
 * 43687 = (2^29 - 1369) / q, so the result is floor((a + 1) / q - d) with 0 < d = (a + 1) 1369 / (2^29 q) < 1 / q:
 * (a + 1) / q exceeds floor(a / q) by at least 1 / q and at most 1. The product is at most 2^16 * 43687 < 2^32. */
static inline uint32_t quotient(uint32_t a)
{
    return ((a + 1) * 43687u) >> 29;
}

/* a mod q, canonical, for a < 2^16. */
static inline uint32_t canonical(uint32_t a)
{
    return a - quotient(a) * Q;
}

/* popcount(low half) - popcount(high half) = popcount(low half) + popcount(~high half) - 16, here plus q, which makes
 * it q - 16 ... q + 16. */
static inline uint32_t sample(uint32_t t)
{
    t ^= 0xffff0000;
    t -= t >> 1 & 0x55555555;
    t = (t & 0x33333333) + (t >> 2 & 0x33333333);
    t = (t + (t >> 4)) & 0x0f0f0f0f;
    return (t * 0x01010101u >> 24) + Q - 16;
}

#endif
