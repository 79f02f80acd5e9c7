/* The backend in C: ten limbs of 13 bits, so that no product needs more than 32 bits and none calls a helper of the
 * compiler's library. */
#include "backend.h"
#include "internal.h"

#if POLY1305_BACKEND == POLY1305_BACKEND_C

#define LIMBS 10
#define LIMB_BITS 13
#define LIMB_MASK 0x1fffu

/* Where limb `i` begins among words of 32 bits. */
#define WORD(i) ((i) * LIMB_BITS / 32)
#define SHIFT(i) ((i) * LIMB_BITS % 32)

static uint32_t limb(const uint32_t words[5], unsigned i)
{
    uint32_t value = words[WORD(i)] >> SHIFT(i);
    if (SHIFT(i) > 32 - LIMB_BITS)
        value |= words[WORD(i) + 1] << (32 - SHIFT(i));
    return value & LIMB_MASK;
}

static void load_block(uint32_t words[5], const uint8_t *p, uint32_t pad)
{
    for (unsigned i = 0; i < 4; i++, p += 4)
        words[i] = p[0] | (uint32_t)p[1] << 8 | (uint32_t)p[2] << 16 | (uint32_t)p[3] << 24;
    words[4] = pad;
}

/* Limbs that are below 2^15, but for the first, which may be any: each below 2^13, but the first below 2^13 + 2^5. */
static void carry_through(uint32_t h[LIMBS])
{
    uint32_t carry = 0;
    for (unsigned i = 0; i < LIMBS; i++) {
        carry += h[i];
        h[i] = carry & LIMB_MASK;
        carry >>= LIMB_BITS;
    }
    h[0] += carry * 5; /* 2^130 = 5 */
}

/* h = h r. Limbs of h are as carry_through() leaves them; so they are afterwards, but the second is below 2^13 + 2^9.
 * A sum has ten products, each five times at most: it is below 50 (2^13 + 2^5) 2^13 < 2^31.7, and the carry of the one
 * before adds less than 2^19. */
static void multiply(uint32_t h[LIMBS], const uint16_t r[LIMBS], const uint16_t r5[LIMBS])
{
    uint32_t product[LIMBS], carry = 0;
    for (unsigned k = 0; k < LIMBS; k++) {
        for (unsigned i = 0; i <= k; i++)
            carry += h[i] * r[k - i];
        for (unsigned i = k + 1; i < LIMBS; i++)
            carry += h[i] * r5[LIMBS + k - i];
        product[k] = carry & LIMB_MASK;
        carry >>= LIMB_BITS;
    }
    carry = carry * 5 + product[0];
    product[0] = carry & LIMB_MASK;
    product[1] += carry >> LIMB_BITS;
    for (unsigned i = 0; i < LIMBS; i++)
        h[i] = product[i];
}

void poly1305_blocks(poly1305_state *state, const uint8_t *message, size_t count, uint32_t pad)
{
    uint32_t h[LIMBS], words[5];
    uint16_t r[LIMBS], r5[LIMBS]; /* 5 (2^13 - 1) < 2^16 */
    for (unsigned i = 0; i < 4; i++)
        words[i] = state->r[i];
    words[4] = 0;
    for (unsigned i = 0; i < LIMBS; i++) {
        r[i] = (uint16_t)limb(words, i);
        r5[i] = (uint16_t)(5 * r[i]);
        h[i] = limb(state->h, i);
    }
    /* What limbs do not reach, from 2^130 on, is below 2^29. */
    h[0] += 5 * (state->h[4] >> 2);
    for (; count != 0; count--, message += POLY1305_BLOCK_BYTES) {
        load_block(words, message, pad);
        for (unsigned i = 0; i < LIMBS; i++)
            h[i] += limb(words, i);
        carry_through(h);
        multiply(h, r, r5);
    }
    carry_through(h);
    for (unsigned i = 0; i < 5; i++)
        words[i] = 0;
    /* The first limb may still have more than its bits. */
    uint32_t carry = 0;
    for (unsigned i = 0; i < LIMBS; i++) {
        carry += h[i];
        uint32_t value = i < LIMBS - 1 ? carry & LIMB_MASK : carry;
        words[WORD(i)] |= value << SHIFT(i);
        if (SHIFT(i) > 32 - LIMB_BITS)
            words[WORD(i) + 1] |= value >> (32 - SHIFT(i));
        carry >>= LIMB_BITS;
    }
    for (unsigned i = 0; i < 5; i++)
        state->h[i] = words[i];
}

#endif
