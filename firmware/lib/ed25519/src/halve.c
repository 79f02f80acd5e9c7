/* Euclid's algorithm on 8L and k, stopped half way (Antipa, Brown, Gallant, Lambert, Struik, Vanstone, "Accelerated
 * verification of ECDSA signatures", 2005). There are two r, and with each a t: r = t k mod 8L, t <= 0 with the first
 * and t >= 0 with the second. At any time |t0| r1 + |t1| r0 = 8L; so when the smaller r is below 2^128 for the first time,
 * its t is, too. The two t have no common divisor, and if one of them is even, the other is odd. */
#include "halve.h"

#include <string.h>

#include "backend.h"

enum { HALF = 128, LONGEST = 252 };

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

/* The 32 highest bits of a number of so many. */
static uint32_t highest(const uint32_t x[8], unsigned length)
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
        /* As often as is sure to be possible. */
        unsigned shift = length - other;
        if (shift > 0 && highest(r, length) <= highest(lattice->r[small], other))
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
