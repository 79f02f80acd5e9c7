#include "scalar.h"

#include <string.h>

#include "backend.h"
#include "fe25519_product.h"

static const uint32_t order[8] = {0x5cf5d3ed, 0x5812631a, 0xa2f79cd6, 0x14def9de, 0, 0, 0, 0x10000000};
/* -1 / L mod 2^32, and 2^512 mod L. */
#define MINUS_INVERSE 0x12547e1b
static const uint32_t r2[8] = {0x449c0f01, 0xa40611e3, 0x68859347, 0xd00e1ba7,
                               0x17f5be65, 0xceec73d2, 0x7c309a3d, 0x0399411b};
/* 2^256 - 1 mod L. */
static const uint32_t all_signs[8] = {0x8d98951c, 0xd6ec3174, 0x737dcf70, 0xc6ef5bf4,
                                      0xfffffffe, 0xffffffff, 0xffffffff, 0x0fffffff};

#ifndef ED25519_ADD_PRODUCT_ASM

uint32_t ed25519_add_product(uint32_t out[4], uint32_t factor, const uint32_t words[4], uint32_t carry)
{
    for (unsigned i = 0; i < 4; i++) {
        uint64_t step = fe25519_product(factor, words[i]) + out[i] + carry;
        out[i] = (uint32_t)step;
        carry = (uint32_t)(step >> 32);
    }
    return carry;
}

#endif

/* t = a b + t, where t[8 ...] is still to be written. */
static void add_whole_product(uint32_t t[16], const uint32_t a[8], const uint32_t b[8])
{
    for (unsigned i = 0; i < 8; i++) {
        uint32_t carry = ed25519_add_product(t + i, a[i], b, 0);
        t[i + 8] = ed25519_add_product(t + i + 4, a[i], b + 4, carry);
    }
}

/* out += words & mask; returns the carry. */
static uint32_t add_masked(uint32_t out[8], const uint32_t words[8], uint32_t mask)
{
    uint64_t accumulator = 0;
    for (unsigned i = 0; i < 8; i++, accumulator >>= 32) {
        accumulator += (uint64_t)out[i] + (words[i] & mask);
        out[i] = (uint32_t)accumulator;
    }
    return (uint32_t)accumulator;
}

/* Montgomery's reduction: the upper half of t becomes t / 2^256 mod L, below t / 2^256 + L. What there is above 256 bits
 * is returned. Of L, the words 4 to 6 are zero, and word 7 is 2^28. */
static uint32_t divide(uint32_t t[16])
{
    uint32_t above = 0;
    for (unsigned i = 0; i < 8; i++, t++) {
        uint32_t factor = t[0] * MINUS_INVERSE;
        uint64_t sum = ed25519_add_product(t, factor, order, 0);
        for (unsigned j = 4; j < 7; j++, sum >>= 32) {
            sum += t[j];
            t[j] = (uint32_t)sum;
        }
        sum += (uint64_t)t[7] + (factor << 28);
        t[7] = (uint32_t)sum;
        sum = (sum >> 32) + t[8] + (factor >> 4) + above;
        t[8] = (uint32_t)sum;
        above = (uint32_t)(sum >> 32);
    }
    return above;
}

/* out -= L where it is not less. */
static void subtract_order(uint32_t out[8])
{
    uint64_t accumulator = 1;
    for (unsigned i = 0; i < 8; i++, accumulator >>= 32) {
        accumulator += (uint64_t)out[i] + (uint32_t)~order[i];
        out[i] = (uint32_t)accumulator;
    }
    (void)add_masked(out, order, (uint32_t)accumulator - 1);
}

/* t mod L, for t of 512 bits: t / 2^256 2^512 / 2^256. The first division leaves less than 2^256 + L, the product with
 * 2^512 mod L is below 2^256 L + L^2, and the second division leaves less than 3L. */
static void reduce(uint32_t out[8], uint32_t t[16])
{
    uint32_t half[8];
    uint32_t above = divide(t);
    memcpy(half, t + 8, sizeof half);
    memset(t, 0, 16 * sizeof *t);
    add_whole_product(t, half, r2);
    (void)add_masked(t + 8, r2, 0 - above);
    (void)divide(t);
    memcpy(out, t + 8, 8 * sizeof *out);
    subtract_order(out);
    subtract_order(out);
}

static void load(uint32_t *out, const uint8_t *bytes, unsigned count)
{
    for (; count > 0; count--, bytes += 4)
        *out++ = (uint32_t)bytes[0] | (uint32_t)bytes[1] << 8 | (uint32_t)bytes[2] << 16 | (uint32_t)bytes[3] << 24;
}

void ed25519_scalar_from_bytes(uint32_t out[8], const uint8_t bytes[32])
{
    load(out, bytes, 8);
}

void ed25519_scalar_reduce(uint32_t out[8], const uint8_t hash[64])
{
    uint32_t t[16];
    load(t, hash, 16);
    reduce(out, t);
}

/* (t + a b) mod L, where t is of 256 bits. */
static void muladd(uint32_t out[8], uint32_t t[16], const uint32_t a[8], const uint32_t b[8])
{
    add_whole_product(t, a, b);
    reduce(out, t);
}

void ed25519_scalar_mul(uint32_t out[8], const uint32_t a[8], const uint32_t b[8])
{
    uint32_t t[16] = {0};
    muladd(out, t, a, b);
}

void ed25519_scalar_muladd(uint8_t out[32], const uint32_t a[8], const uint32_t b[8], const uint32_t c[8])
{
    uint32_t t[16];
    memcpy(t, c, 8 * sizeof *c);
    muladd(t, t, a, b);
    for (unsigned i = 0; i < 32; i++)
        out[i] = (uint8_t)(t[i >> 2] >> 8 * (i & 3));
}

/* (scalar + 2^256 - 1) / 2 mod L: with L added, where the sum is odd, it is even. It is below 2^257 before it is halved. */
void ed25519_scalar_to_signs(uint32_t s[8], const uint32_t scalar[8])
{
    memmove(s, scalar, 8 * sizeof *s);
    uint32_t above = add_masked(s, all_signs, 0xffffffff);
    above += add_masked(s, order, 0 - (s[0] & 1));
    for (unsigned i = 0; i < 7; i++)
        s[i] = s[i] >> 1 | s[i + 1] << 31;
    s[7] = s[7] >> 1 | above << 31;
}

int ed25519_scalar_is_canonical(const uint8_t bytes[32])
{
    uint32_t s[8];
    load(s, bytes, 8);
    for (unsigned i = 8; i-- > 0;)
        if (s[i] != order[i])
            return s[i] < order[i];
    return 0;
}
