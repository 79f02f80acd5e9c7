#include "../backend.h"

#if FE25519_BACKEND == FE25519_BACKEND_ARMV7EM

#include "internal.h"

/* out = a^(2^times) * b */
static void sqr_times_mul(fe25519 *out, const fe25519 *a, uint32_t times, const fe25519 *b)
{
    fe25519 power;
    fe25519_sqr_times(&power, a, times);
    fe25519_mul(out, &power, b);
}

/* (p - 5) / 8 = 2^252 - 3. With x_n = a^(2^n - 1), x_(m + n) = x_m^(2^n) * x_n. */
void fe25519_pow22523(fe25519 *out, const fe25519 *a)
{
    fe25519 first = *a, x2, x5, x10, x50, x;
    sqr_times_mul(&x2, &first, 1, &first);
    sqr_times_mul(&x, &x2, 2, &x2); /* x_4 */
    sqr_times_mul(&x5, &x, 1, &first);
    sqr_times_mul(&x10, &x5, 5, &x5);
    sqr_times_mul(&x, &x10, 10, &x10); /* x_20 */
    sqr_times_mul(&x, &x, 20, &x);     /* x_40 */
    sqr_times_mul(&x50, &x, 10, &x10);
    sqr_times_mul(&x, &x50, 50, &x50);  /* x_100 */
    sqr_times_mul(&x, &x, 100, &x);     /* x_200 */
    sqr_times_mul(&x, &x, 50, &x50);    /* x_250 */
    sqr_times_mul(out, &x, 2, &first);  /* 4 (2^250 - 1) + 1 */
}

#endif
