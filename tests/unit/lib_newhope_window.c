/* The private arithmetic of lib/newhope, made callable, and loops over it that Python would be too slow for. */
#include "arithmetic.h"

uint32_t window_multiply(uint32_t a, uint32_t b);
uint32_t window_reduce(uint32_t a);
uint32_t window_quotient(uint32_t a);
uint32_t window_canonical(uint32_t a);
uint32_t window_constant(unsigned which);
uint32_t window_sample(uint32_t t);
uint32_t window_wrong_products(uint32_t first, uint32_t end);

uint32_t window_multiply(uint32_t a, uint32_t b) { return multiply(a, b); }
uint32_t window_reduce(uint32_t a) { return reduce(a); }
uint32_t window_quotient(uint32_t a) { return quotient(a); }
uint32_t window_canonical(uint32_t a) { return canonical(a); }
uint32_t window_sample(uint32_t t) { return sample(t); }

uint32_t window_constant(unsigned which)
{
    static const uint32_t constants[] = {INVERSE_Q, R2, SCALE};
    return constants[which];
}

/* How many products a * b, a < 2^16 and first <= b < end, are wrong or above their bound. */
uint32_t window_wrong_products(uint32_t first, uint32_t end)
{
    uint32_t wrong = 0;
    for (uint32_t b = first; b < end; b++)
        for (uint32_t a = 0; a < 65536; a++) {
            uint64_t product = (uint64_t)a * b;
            uint64_t result = multiply(a, b);
            wrong += ((result << 16) - product) % Q != 0 || result > product / 65536 + Q;
        }
    return wrong;
}
