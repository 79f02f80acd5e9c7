#include "backend.h"
#include "fe25519.h"

#if !defined FE25519_INVERT_ASM || !defined FE25519_POW22523_ASM

/* a^(2^n), n at least 1. */
static void sqr_times(fe25519 *out, const fe25519 *a, unsigned n)
{
    fe25519_sqr(out, a);
    while (--n != 0)
        fe25519_sqr(out, out);
}

/* a^(2^250 - 1), from powers a^(2^n - 1) with n = 5, 10, 20, 40, 50, 100, 200, 250. On the way a^11 comes out. */
static void pow_2_250_1(fe25519 *out, fe25519 *pow11, const fe25519 *a)
{
    fe25519 kept, t;
    sqr_times(&t, a, 1);
    sqr_times(&kept, &t, 2);
    fe25519_mul(&kept, &kept, a); /* 9 */
    fe25519_mul(pow11, &kept, &t);
    sqr_times(&t, pow11, 1);
    fe25519_mul(out, &t, &kept); /* 31 = 2^5 - 1 */
    sqr_times(&t, out, 5);
    fe25519_mul(&kept, &t, out); /* 10 ones */
    sqr_times(&t, &kept, 10);
    fe25519_mul(out, &t, &kept); /* 20 */
    sqr_times(&t, out, 20);
    fe25519_mul(out, &t, out); /* 40 */
    sqr_times(&t, out, 10);
    fe25519_mul(&kept, &t, &kept); /* 50 */
    sqr_times(&t, &kept, 50);
    fe25519_mul(out, &t, &kept); /* 100 */
    sqr_times(&t, out, 100);
    fe25519_mul(out, &t, out); /* 200 */
    sqr_times(&t, out, 50);
    fe25519_mul(out, &t, &kept); /* 250 */
}

#endif

#ifndef FE25519_INVERT_ASM

/* a^(p - 2), and p - 2 = 2^5 (2^250 - 1) + 11. */
void fe25519_invert(fe25519 *out, const fe25519 *a)
{
    fe25519 t, pow11;
    pow_2_250_1(&t, &pow11, a);
    sqr_times(&t, &t, 5);
    fe25519_mul(out, &t, &pow11);
}

#endif

#ifndef FE25519_POW22523_ASM

/* (p - 5) / 8 = 2^2 (2^250 - 1) + 1. */
void fe25519_pow22523(fe25519 *out, const fe25519 *a)
{
    fe25519 t, pow11;
    pow_2_250_1(&t, &pow11, a);
    sqr_times(&t, &t, 2);
    fe25519_mul(out, &t, a);
}

#endif
