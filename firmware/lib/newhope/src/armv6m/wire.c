/* The domains of the ARMv6-M backend, their order, scale and ranges (newhope.h), from and to the wire. */
#include "../backend.h"
#include "../internal.h"

#if NEWHOPE_BACKEND == NEWHOPE_BACKEND_ARMV6M

const uint8_t newhope_backend = NEWHOPE_BACKEND_ARMV6M;

#define Q NEWHOPE_Q
#define MINUS_INVERSE_Q 0xf7002fffu /* -1 / q mod 2^32 */
#define SAMPLED_ABOVE_3Q (40959 - 3 * Q + 1)
#define TO_SECRET 5664u             /* 2^64 mod q */

typedef uint16_t __attribute__((may_alias)) coefficient;

/* A domain has two bits. What a caller leaves above them in the register means nothing. */
static enum newhope_domain narrowed(enum newhope_domain domain)
{
    return domain & 3;
}

/* The halfword that coefficient i is in. */
static unsigned position(unsigned i, enum newhope_domain domain)
{
    if (domain != NEWHOPE_NATURAL)
        return 2 * (i & 511) | i >> 9;
    unsigned word = 0;
    for (unsigned bit = 1; bit < 10; bit++)
        word = 2 * word | (i >> bit & 1);
    return 2 * word | (i & 1);
}

/* -p / 2^32 mod q, 0 ... q - 1 (macros.inc). For p at most 2^32 - 1 - q (2^16 - 1). */
static uint32_t product(uint32_t p)
{
    uint32_t x = ((p * MINUS_INVERSE_Q >> 16) * Q + 0xffff) >> 16; /* 0 ... q */
    uint32_t result = Q - x;
    return result - (Q & -(uint32_t)(x == 0));
}

/* a mod q for a < 2^16, as in pack.S. */
static uint32_t canonical(uint32_t a)
{
    return a - ((43687 * a + 21843) >> 29) * Q;
}

/* The multiple of q puts a coefficient where each domain has it. */
void newhope_from_wire(newhope_poly *poly, const uint8_t wire[NEWHOPE_WIRE_BYTES], enum newhope_domain domain)
{
    domain = narrowed(domain);
    coefficient *c = (coefficient *)poly->word;
    for (unsigned i = 0; i < NEWHOPE_N; i++) {
        uint32_t value = (uint32_t)(wire[2 * i] | wire[2 * i + 1] << 8);
        if (domain == NEWHOPE_SAMPLED)
            /* Small ones, of either sign, around 3q: as noise is. */
            value += 2 * Q + (Q & -(uint32_t)(value < SAMPLED_ABOVE_3Q));
        else if (domain == NEWHOPE_NTT)
            value += Q;
        else if (domain == NEWHOPE_NTT_SECRET)
            value = product(value * TO_SECRET);
        else
            value += Q & -(uint32_t)(value < (Q + 1) / 2);
        c[position(i, domain)] = (uint16_t)value;
    }
}

void newhope_to_wire(uint8_t wire[NEWHOPE_WIRE_BYTES], const newhope_poly *poly, enum newhope_domain domain)
{
    domain = narrowed(domain);
    const coefficient *c = (const coefficient *)poly->word;
    for (unsigned i = 0; i < NEWHOPE_N; i++) {
        uint32_t value = c[position(i, domain)];
        value = domain == NEWHOPE_NTT_SECRET ? product(value) : canonical(value);
        wire[2 * i] = (uint8_t)value;
        wire[2 * i + 1] = (uint8_t)(value >> 8);
    }
}

#endif
