#include "backend.h"
#include "ladder.h"
#include "x25519.h"

#if X25519_BACKEND == X25519_BACKEND_C

/* 121665 a, for any a below 2^256. 121665 is 2^16 + 56129, and halves of words times 56129 fit 32 bits, so that no core
 * needs a longer product. The carry is below 2^17, 19 times what is from bit 255 on below 2^23. A function of its own
 * keeps the stack of a step small. */
__attribute__((noinline)) static void mul_121665(fe25519 *out, const fe25519 *a)
{
    uint64_t accumulator = 0;
    for (unsigned i = 0; i < 8; i++, accumulator >>= 32) {
        uint32_t word = a->word[i];
        accumulator += (word & 0xffff) * 56129;
        accumulator += (uint64_t)((word >> 16) * 56129) << 16;
        accumulator += (uint64_t)word << 16;
        out->word[i] = (uint32_t)accumulator;
    }
    uint32_t top = out->word[7];
    accumulator = 19 * ((uint32_t)accumulator << 1 | top >> 31);
    for (unsigned i = 0; i < 7; i++, accumulator >>= 32) {
        accumulator += out->word[i];
        out->word[i] = (uint32_t)accumulator;
    }
    out->word[7] = (top & 0x7fffffff) + (uint32_t)accumulator;
}

void x25519_step(x25519_ladder *ladder, uint32_t swap)
{
    fe25519 sum, difference;
    fe25519 *x2 = &ladder->x2, *z2 = &ladder->z2, *x3 = &ladder->x3, *z3 = &ladder->z3;
    fe25519_cswap(x2, x3, swap);
    fe25519_cswap(z2, z3, swap);
    fe25519_add(&sum, x2, z2);
    fe25519_sub(&difference, x2, z2);
    fe25519_add(x2, x3, z3);
    fe25519_sub(x3, x3, z3);
    fe25519_mul(x3, x3, &sum);
    fe25519_mul(z3, x2, &difference);
    fe25519_sqr(&sum, &sum);
    fe25519_sqr(&difference, &difference);
    fe25519_mul(x2, &sum, &difference);
    fe25519_sub(&difference, &sum, &difference);
    mul_121665(z2, &difference);
    fe25519_add(z2, z2, &sum);
    fe25519_mul(z2, z2, &difference);
    fe25519_add(&sum, x3, z3);
    fe25519_sub(&difference, x3, z3);
    fe25519_sqr(x3, &sum);
    fe25519_sqr(&difference, &difference);
    fe25519_mul(z3, &difference, &ladder->x1);
}

/* Bit 255 of a clamped scalar is zero; so is bit 0, which leaves the points in their places. */
void x25519_ladder_run(fe25519 *x, fe25519 *z, const uint8_t scalar[32], const fe25519 *x1)
{
    x25519_ladder ladder = {.x1 = *x1, .x2 = {{1}}, .z2 = {{0}}, .x3 = *x1, .z3 = {{1}}};
    uint32_t before = 0;
    for (unsigned i = 255; i-- > 0;) {
        uint32_t bit = scalar[i >> 3] >> (i & 7) & 1;
        x25519_step(&ladder, 0 - (bit ^ before));
        before = bit;
    }
    *x = ladder.x2;
    *z = ladder.z2;
}

#endif
