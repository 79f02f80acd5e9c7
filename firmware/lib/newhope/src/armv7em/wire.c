/* Between the wire and the layouts of this backend. */
#include "../arithmetic.h"
#include "../backend.h"
#include "../internal.h"

#if NEWHOPE_BACKEND == NEWHOPE_BACKEND_ARMV7EM

const uint8_t newhope_backend = NEWHOPE_BACKEND_ARMV7EM;

/* multiply() takes a 2^-16 away. NTT_SECRET has the factor -2^32. */
#define SECRET_IN 1062u  /* -2^32 2^16 mod q */
#define SECRET_OUT 9985u /* -2^-32 2^16 mod q */

/* Where the inverse puts index k mod 8 of a transform of 8. */
static unsigned place(unsigned k)
{
    k &= 7;
    return (k & 1) * 4 + (k >> 1);
}

/* A domain has two bits. What a caller leaves above them in the register means nothing. */
static enum newhope_domain narrowed(enum newhope_domain domain)
{
    return domain & 3;
}

/* The halfword that has coefficient i. */
static unsigned position(unsigned i, enum newhope_domain domain)
{
    unsigned k = i >> 1;
    if (domain == NEWHOPE_NATURAL)
        return 2 * (64 * place(k) + 8 * place(k >> 3) + place(k >> 6)) + (i & 1);
    return 2 * (i & 511) + (i >> 9);
}

/* Canonical coefficients will do in each domain but SAMPLED, where they have to be between -8,191 and 8,191. */
void newhope_from_wire(newhope_poly *poly, const uint8_t wire[NEWHOPE_WIRE_BYTES], enum newhope_domain domain)
{
    domain = narrowed(domain);
    coefficient *c = coefficients(poly);
    for (unsigned i = 0; i < NEWHOPE_N; i++) {
        uint32_t value = (uint32_t)(wire[2 * i] | wire[2 * i + 1] << 8);
        if (domain == NEWHOPE_NTT_SECRET)
            value = canonical(multiply(value, SECRET_IN));
        if (domain == NEWHOPE_SAMPLED)
            value -= (((Q - 1) / 2 - value) >> 31) * Q;
        c[position(i, domain)] = (uint16_t)value;
    }
}

/* Canonical, of any halfword: 2^16 = 4,091 mod q. */
static uint32_t from_signed(uint32_t a)
{
    return canonical(a - (a >> 15) * 4091);
}

void newhope_to_wire(uint8_t wire[NEWHOPE_WIRE_BYTES], const newhope_poly *poly, enum newhope_domain domain)
{
    domain = narrowed(domain);
    const coefficient *c = constant_coefficients(poly);
    for (unsigned i = 0; i < NEWHOPE_N; i++) {
        uint32_t value = from_signed(c[position(i, domain)]);
        if (domain == NEWHOPE_NTT_SECRET)
            value = canonical(multiply(value, SECRET_OUT));
        wire[2 * i] = (uint8_t)value;
        wire[2 * i + 1] = (uint8_t)(value >> 8);
    }
}

#endif
