/* The arithmetic of firmware/lib/newhope/src/armv7em/macros.inc and pack.S, instruction by instruction, and loops over
 * it that Python would be too slow for. */
#include <stdint.h>

#define Q 12289
#define INVERSE_Q 0x08ffd001u
#define ROUND 38912

int32_t reduced(int32_t product);
int32_t multiplied(uint32_t constant, int32_t a);
int32_t canonical(uint32_t constant, int32_t a);
uint32_t wrong_multiples(uint32_t constant, uint32_t b);
uint32_t wrong_products(int32_t a, int32_t first, int32_t end);

static int32_t times_q(int32_t p1, int32_t round) { return (int32_t)((uint32_t)p1 * Q + (uint32_t)round) >> 16; }

/* MUL, SMLATB: the result is in the high half. */
int32_t reduced(int32_t product)
{
    return times_q((int32_t)((uint32_t)product * INVERSE_Q) >> 16, ROUND);
}

/* SMULWB, SMLABB. */
int32_t multiplied(uint32_t constant, int32_t a)
{
    int64_t product = (int64_t)(int32_t)constant * a;
    return times_q((int16_t)(uint16_t)(product >> 16), ROUND);
}

/* SMLAWB, SMLABB of pack.S. */
int32_t canonical(uint32_t constant, int32_t a)
{
    int64_t product = (int64_t)(int32_t)constant * a;
    return times_q((int16_t)(uint16_t)((uint32_t)(product >> 16) + 0x8001), ROUND + 0x8000 * Q);
}

/* How many halfwords the word of b multiplies wrongly, or to more than 6,144. */
uint32_t wrong_multiples(uint32_t constant, uint32_t b)
{
    uint32_t wrong = 0;
    for (int32_t a = -32768; a < 32768; a++) {
        int32_t r = multiplied(constant, a);
        wrong += r < -6144 || r > 6144 || (r - (int64_t)a * b) % Q != 0;
    }
    return wrong;
}

/* How many products of a and first <= s < end are reduced wrongly, or to more than 6,144. */
uint32_t wrong_products(int32_t a, int32_t first, int32_t end)
{
    uint32_t wrong = 0;
    for (int32_t s = first; s < end; s++) {
        int32_t r = reduced(a * s);
        wrong += r < -6144 || r > 6144 || ((int64_t)r * 10952 + (int64_t)a * s) % Q != 0; /* 2^32 = 10952 */
    }
    return wrong;
}
