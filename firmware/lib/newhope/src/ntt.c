/* The NTT and its inverse in portable C. */
#include "arithmetic.h"
#include "backend.h"
#include "internal.h"
#include "twiddles.h"

#if NEWHOPE_BACKEND == NEWHOPE_BACKEND_C

/* Cooley-Tukey from bit-reversed to natural order, with the powers of psi merged into the twiddles. The layer with
 * butterflies of width m combines NTTs of length m; its twiddles are w_k = psi^((2k + 1) n / 2m), k < m.
 *
 * Takes any coefficients below 2^16 and gives coefficients below 3 * 2^14 = 49,152. First layer: x, reduced, is at
 * most 28,668, and the product y w at most 65,535 * 12,288 / 2^16 + q < 2q, so that x + y w and x + 2q - y w lie
 * between 0 and 53,246. From there, x reduced is at most 24,573, y w again below 2q, and both results at most 49,151;
 * and so on. */
void newhope_ntt(newhope_poly *poly)
{
    coefficient *c = coefficients(poly);
    const uint16_t *twiddle = newhope_twiddles;

    for (unsigned m = 1; m < NEWHOPE_N; m *= 2) {
        for (unsigned k = 0; k < m; k++) {
            uint32_t w = *twiddle++;
            for (unsigned i = k; i < NEWHOPE_N; i += 2 * m) {
                uint32_t x = reduce(c[i]);
                uint32_t y = multiply(c[i + m], w);
                c[i] = (uint16_t)(x + y);
                c[i + m] = (uint16_t)(x + 2 * Q - y);
            }
        }
    }
}

/* A secret has no scale of its own in C: pointwise products correct the factor of Montgomery instead. */
void newhope_ntt_secret(newhope_poly *poly)
{
    newhope_ntt(poly);
}

/* i with its 10 bits in reverse: pairs of bits first, then the order of the five pairs. */
static unsigned reverse(unsigned i)
{
    i = (i & 0x155) << 1 | (i >> 1 & 0x155);
    return (i & 0x003) << 8 | (i & 0x00c) << 4 | (i & 0x030) | (i >> 4 & 0x00c) | i >> 8;
}

/* The network of newhope_ntt() backwards, for coefficients below 2q. A butterfly gives 2x = u + v and
 * 2y = (u - v) / w_k; as psi^n = -1, 1 / w_k = -w_(m - 1 - k), so the same table serves, read backwards. The factors 2
 * amount to n, which the last pass takes away together with the bit reversal.
 *
 * Coefficients stay below 2q from layer to layer: u + v is at most 49,154 and, reduced, at most 24,573; v - u + 2q is
 * between 1 and 49,155, and times w at most 49,155 * 12,288 / 2^16 + q < 21,506. After the last pass they are at
 * most 24,577 * 64 / 2^16 + q <= 12,313. */
static void inverse(coefficient *c)
{
    const uint16_t *twiddle = newhope_twiddles + NEWHOPE_N - 1;

    for (unsigned m = NEWHOPE_N / 2; m > 0; m /= 2) {
        for (unsigned k = 0; k < m; k++) {
            uint32_t w = *--twiddle;
            for (unsigned i = k; i < NEWHOPE_N; i += 2 * m) {
                uint32_t u = c[i];
                uint32_t v = c[i + m];
                c[i] = (uint16_t)reduce(u + v);
                c[i + m] = (uint16_t)multiply(v + 2 * Q - u, w);
            }
        }
    }
    for (unsigned i = 0; i < NEWHOPE_N; i++) {
        unsigned j = reverse(i);
        if (i <= j) {
            uint32_t u = multiply(c[i], SCALE);
            c[i] = (uint16_t)multiply(c[j], SCALE);
            c[j] = (uint16_t)u;
        }
    }
}

void newhope_invntt(newhope_poly *poly)
{
    coefficient *c = coefficients(poly);
    for (unsigned i = 0; i < NEWHOPE_N; i++)
        c[i] = (uint16_t)canonical(c[i]);
    inverse(c);
}

/* A product is below 2q already (newhope_pointwise). */
void newhope_pointwise_invntt(newhope_poly *a, const newhope_poly *secret)
{
    newhope_pointwise(a, secret);
    inverse(coefficients(a));
}

#endif
