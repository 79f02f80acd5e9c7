#ifndef FE25519_PRODUCT_H
#define FE25519_PRODUCT_H

#include <stdint.h>

/* a * b, in a time that depends on neither. ARMv6-M has no instruction for it, and that of the Cortex-M3 takes longer
 * for some factors; both have 16 bits by 16. No sum overflows: a high half is at most 2^16 - 1 and a product of halves at
 * most (2^16 - 1)^2. */
static inline uint64_t fe25519_product(uint32_t a, uint32_t b)
{
#if defined __arm__ && !defined __ARM_FEATURE_DSP
    uint32_t a0 = a & 0xffff, a1 = a >> 16, b0 = b & 0xffff, b1 = b >> 16;
    uint32_t low = a0 * b0, middle = a1 * b0 + (low >> 16);
    uint32_t other = a0 * b1 + (middle & 0xffff);
    return (uint64_t)(a1 * b1 + (middle >> 16) + (other >> 16)) << 32 | (other << 16 | (low & 0xffff));
#else
    return (uint64_t)a * b;
#endif
}

#endif
