/* Reconciliation in portable C: the D4 lattice in integers, all distances times q or 8q. */
#include "arithmetic.h"
#include "backend.h"
#include "internal.h"

#if NEWHOPE_BACKEND == NEWHOPE_BACKEND_C

#define QUARTER (NEWHOPE_N / 4)

/* 1 if a < b, for a and b below 2^31. */
static inline uint32_t less(uint32_t a, uint32_t b)
{
    return (a - b) >> 31;
}

/* a if choice is 0, b if it is 1. */
static inline uint32_t choose(uint32_t choice, uint32_t a, uint32_t b)
{
    return a ^ (-choice & (a ^ b));
}

/* x_j = (8 v_j + 4 b) / 2q is taken times q: 4 v_j + 2 b <= 4 (q - 1) + 2 < 2^16. Its floor is v1; v0 is one more if
 * the fraction exceeds a half, that is if the remainder is at least (q + 1) / 2, q being odd.
 *
 * The bit that Rec (NewHope, section 5) finds with v and r needs no distances: it is 0 if bit 1 of w_3 is set, else 1.
 * Rec takes the distances of 8 v_j - q c_j to the next multiples of 8q, with c_j = 2 r_j + r_3 for j < 3, c_3 = r_3. As
 * r_j = w_j - w_3 and r_3 = far + 2 w_3 - 4 m, m = floor(w_3 / 2), the four are e_j + 4qm mod 8q, where
 * e_j = 8 v_j - 2q w_j - q far. The |e_j| sum up to 2q + 16 at most: 16 is what the random bit may add; without it the
 * sum is that of the distances if it is near, less than 2q, and otherwise each |e_j| is q less its distance, and
 * these sum up to 2q or more. So Rec's distances add up to less than 8q if m is even, and to more, at least
 * 16q - (2q + 16), if it is odd. */
void newhope_helprec(uint32_t r[NEWHOPE_REC_WORDS], const newhope_poly *v, uint8_t bits[32])
{
    const coefficient *c = constant_coefficients(v);
    uint8_t *codes = (uint8_t *)r; /* four a byte */

    memset(r, 0, NEWHOPE_REC_BYTES);
    for (unsigned i = 0; i < QUARTER; i++) {
        uint32_t bit = bits[i >> 3] >> (i & 7) & 1;
        uint32_t lower[4], up[4];
        uint32_t distance = 0; /* at most 4 (q - 1) / 2 */
        for (unsigned j = 0; j < 4; j++) {
            uint32_t x = 4 * canonical(c[i + QUARTER * j]) + 2 * bit;
            lower[j] = quotient(x);
            uint32_t remainder = x - lower[j] * Q;
            up[j] = less((Q - 1) / 2, remainder);
            distance += choose(up[j], remainder, Q - remainder);
        }
        uint32_t far = less(Q - 1, distance);
        uint32_t w[4];
        for (unsigned j = 0; j < 4; j++)
            w[j] = lower[j] + (up[j] & ~far);
        unsigned shift = 2 * (i & 3);
        for (unsigned j = 0; j < 3; j++)
            codes[(i + QUARTER * j) >> 2] |= (uint8_t)(((w[j] - w[3]) & 3) << shift);
        codes[(i + QUARTER * 3) >> 2] |= (uint8_t)(((far + 2 * w[3]) & 3) << shift);
        uint32_t agreed = ~(w[3] >> 1) & 1;
        bits[i >> 3] ^= (uint8_t)((bit ^ agreed) << (i & 7));
    }
}

/* Distance of v / q - code / 8 to the next integer, times 8q: at most 4q. v is below 2^16; only code mod 8 matters.
 * 8 v - q code lies between -7q and 8q, plus 8q if it is negative between 0 and 8q. */
static inline uint32_t distance_to_integer(uint32_t v, uint32_t code)
{
    uint32_t t = 8 * canonical(v) - (code & 7) * Q;
    t += -(t >> 31) & (8 * Q);
    return choose(less(4 * Q, t), t, 8 * Q - t);
}

void newhope_rec(uint8_t bits[32], const newhope_poly *v, const uint32_t r[NEWHOPE_REC_WORDS])
{
    const coefficient *c = constant_coefficients(v);
    const uint8_t *codes = (const uint8_t *)r;

    memset(bits, 0, 32);
    for (unsigned i = 0; i < QUARTER; i++) {
        uint32_t code[4];
        for (unsigned j = 0; j < 4; j++)
            code[j] = codes[(i + QUARTER * j) >> 2] >> (2 * (i & 3)) & 3;
        uint32_t distance = distance_to_integer(c[i + QUARTER * 3], code[3]);
        for (unsigned j = 0; j < 3; j++)
            distance += distance_to_integer(c[i + QUARTER * j], 2 * code[j] + code[3]);
        bits[i >> 3] |= (uint8_t)(less(distance, 8 * Q) << (i & 7));
    }
}

#endif
