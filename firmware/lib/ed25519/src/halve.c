/* Euclid's algorithm on 8L and k, stopped half way (Antipa, Brown, Gallant, Lambert, Struik, Vanstone, "Accelerated
 * verification of ECDSA signatures", 2005). There are two r, and with each a t: r = t k mod 8L, t <= 0 with the first
 * and t >= 0 with the second. At any time |t0| r1 + |t1| r0 = 8L; so when the smaller r is below 2^128 for the first time,
 * its t is, too. The two t have no common divisor, and if one of them is even, the other is odd. */
#include "halve.h"

#include <string.h>

#include "backend.h"
#include "fe25519_product.h"

enum { HALF = 128, LONGEST = 252, FACTOR_BITS = 15 };

/* 8L */
static const uint32_t order8[8] = {0xe7ae9f68, 0xc09318d2, 0x17bce6b2, 0xa6f7cef5, 0, 0, 0, 0x80000000};

static unsigned bit_length_of_word(uint32_t word)
{
#ifdef __ARM_FEATURE_CLZ
    return word == 0 ? 0 : 32 - (unsigned)__builtin_clz(word);
#else
    unsigned length = 0;
    for (unsigned step = 16; step > 0; step >>= 1)
        if (word >> step != 0) {
            word >>= step;
            length += step;
        }
    return length + word;
#endif
}

/* Of a number of so many bits at most. */
static unsigned bit_length(const uint32_t *x, unsigned most)
{
    unsigned i = (most + 31) >> 5;
    while (i > 0 && x[i - 1] == 0)
        i--;
    return i == 0 ? 0 : 32 * (i - 1) + bit_length_of_word(x[i - 1]);
}

#ifndef ED25519_SHIFTED_ASM

void ed25519_subtract_shifted(uint32_t *out, const uint32_t *x, unsigned shift, unsigned count)
{
    unsigned words = shift >> 5, bits = shift & 31;
    uint32_t below = 0, borrow = 0;
    const uint32_t *end = out + count;
    for (out += words; out < end; out++) {
        uint32_t word = *x++;
        uint64_t sum = (uint64_t)*out - (word << bits | below >> 1 >> (31 - bits)) - borrow;
        *out = (uint32_t)sum;
        borrow = (uint32_t)(sum >> 32) & 1;
        below = word;
    }
}

void ed25519_add_shifted(uint32_t *out, const uint32_t *x, unsigned shift, unsigned count)
{
    unsigned words = shift >> 5, bits = shift & 31;
    uint32_t below = 0;
    uint64_t sum = 0;
    const uint32_t *end = out + count;
    for (out += words; out < end; out++, sum >>= 32) {
        uint32_t word = *x++;
        sum += (uint64_t)*out + (word << bits | below >> 1 >> (31 - bits));
        *out = (uint32_t)sum;
        below = word;
    }
}

#endif

/* The 32 highest bits of a number of so many; or of one of fewer, those at the same place. */
static uint32_t window(const uint32_t x[8], unsigned length)
{
    unsigned i = (length - 1) >> 5, bits = length & 31;
    uint32_t below = i > 0 ? x[i - 1] : 0;
    return bits == 0 ? x[i] : x[i] << (32 - bits) | below >> bits;
}

/* Of numbers of so many bits at most. */
static int is_less(const uint32_t *a, const uint32_t *b, unsigned most)
{
    for (unsigned i = (most + 31) >> 5; i-- > 0;)
        if (a[i] != b[i])
            return a[i] < b[i];
    return 0;
}

/* a x - b y, which is not negative, takes the place of x, and d y - c x that of y. */
static void combine_differences(uint32_t *x, uint32_t *y, const uint32_t factor[4], unsigned count)
{
    uint32_t over[4] = {0};
    for (unsigned i = 0; i < count; i++) {
        uint64_t ax = fe25519_product(factor[0], x[i]) + over[0], by = fe25519_product(factor[1], y[i]) + over[1];
        uint64_t cx = fe25519_product(factor[2], x[i]) + over[2], dy = fe25519_product(factor[3], y[i]) + over[3];
        x[i] = (uint32_t)ax - (uint32_t)by;
        y[i] = (uint32_t)dy - (uint32_t)cx;
        over[0] = (uint32_t)(ax >> 32);
        over[1] = (uint32_t)(by >> 32) + ((uint32_t)ax < (uint32_t)by);
        over[2] = (uint32_t)(cx >> 32) + ((uint32_t)dy < (uint32_t)cx);
        over[3] = (uint32_t)(dy >> 32);
    }
}

/* a x + b y takes the place of x, and d y + c x that of y. */
static void combine_sums(uint32_t *x, uint32_t *y, const uint32_t factor[4], unsigned count)
{
    uint32_t over[2] = {0};
    for (unsigned i = 0; i < count; i++) {
        uint64_t ax_by = fe25519_product(factor[0], x[i]) + fe25519_product(factor[1], y[i]) + over[0];
        uint64_t cx_dy = fe25519_product(factor[2], x[i]) + fe25519_product(factor[3], y[i]) + over[1];
        x[i] = (uint32_t)ax_by;
        y[i] = (uint32_t)cx_dy;
        over[0] = (uint32_t)(ax_by >> 32);
        over[1] = (uint32_t)(cx_dy >> 32);
    }
}

/* Many steps at once, found from the 32 bits of both r that are the highest of the greater one (Lehmer 1938). Below the
 * bits that are looked at, an r may be less by its factor of the other one, or more by its own: so subtractions are sure to
 * be possible where the least one can be is not below the most the other can be. Returns whether there was any.
 * Quotients from 16 on are left to a step of the whole numbers. */
static int leap(ed25519_lattice *lattice, unsigned length, unsigned other)
{
    uint32_t factor[4] = {1, 0, 0, 1}, *a = factor, *b = factor + 1, *c = factor + 2, *d = factor + 3;
    uint32_t x = window(lattice->r[0], length), y = window(lattice->r[1], length);
    while ((*a | *b | *c | *d) >> FACTOR_BITS == 0) {
        if (x > y) {
            if (x >> 4 > y || x - *b < y + *d || y + *d < y)
                break;
            x -= y;
            *a += *c;
            *b += *d;
        } else {
            if (y >> 4 > x || y - *c < x + *a || x + *a < x)
                break;
            y -= x;
            *c += *a;
            *d += *b;
        }
    }
    if ((*b | *c) == 0)
        return 0;
    combine_differences(lattice->r[0], lattice->r[1], factor, (length + 31) >> 5);
    /* |t| becomes less than 2^(FACTOR_BITS + 2) times what it can be. */
    unsigned count = (257 - other + FACTOR_BITS + 2 + 31) >> 5;
    combine_sums(lattice->t[0], lattice->t[1], factor, count < 8 ? count : 8);
    return 1;
}

int ed25519_halve(uint32_t a[8], uint32_t b[8], const uint32_t k[8], ed25519_lattice *lattice)
{
    unsigned big = 0, chosen;
    memset(lattice, 0, sizeof *lattice);
    memcpy(lattice->r[0], order8, sizeof order8);
    memcpy(lattice->r[1], k, sizeof lattice->r[1]);
    lattice->t[1][0] = 1;
    unsigned length = 256, other = bit_length(k, 256);
    for (;;) {
        unsigned small = 1 - big;
        uint32_t *r = lattice->r[big];
        if (other <= HALF) {
            chosen = lattice->t[small][0] & 1 ? small : big;
            if (chosen == small || length <= HALF)
                break;
        }
        if (other > HALF + FACTOR_BITS + 2 && leap(lattice, length, other)) {
            length = bit_length(lattice->r[0], length);
            other = bit_length(lattice->r[1], 256);
            big = 0;
            if (is_less(lattice->r[0], lattice->r[1], 256)) {
                unsigned kept = length;
                length = other;
                other = kept;
                big = 1;
            }
            continue;
        }
        /* As often as is sure to be possible. */
        unsigned shift = length - other;
        if (shift > 0 && window(r, length) <= window(lattice->r[small], other))
            shift--;
        ed25519_subtract_shifted(r, lattice->r[small], shift, (length + 31) >> 5);
        /* |t| becomes at most 8L / the other r. */
        unsigned count = (257 - other + 31) >> 5;
        ed25519_add_shifted(lattice->t[big], lattice->t[small], shift, count < 8 ? count : 8);
        length = bit_length(r, length);
        if (other > HALF && length <= other && is_less(r, lattice->r[small], other)) {
            unsigned kept = length;
            length = other;
            other = kept;
            big = small;
        }
    }
    if (bit_length(lattice->t[chosen], 256) > LONGEST) {
        memmove(a, k, 8 * sizeof *a);
        memset(b, 0, 8 * sizeof *b);
        b[0] = 1;
        return 0;
    }
    memcpy(a, lattice->r[chosen], 8 * sizeof *a);
    memcpy(b, lattice->t[chosen], 8 * sizeof *b);
    return chosen == 0;
}
