/* The accepted candidates of the public polynomial, in two steps: first to the front, then to the polynomial. */
#include "backend.h"
#include "internal.h"

#if NEWHOPE_BACKEND != NEWHOPE_BACKEND_ARMV6M

static unsigned accepted(uint16_t *a, unsigned count, enum newhope_parse parse, unsigned first)
{
    unsigned number = newhope_accept(a, count, parse);
    return number < NEWHOPE_N - first ? number : NEWHOPE_N - first;
}

unsigned newhope_store_accepted(newhope_poly *poly, unsigned first, uint16_t *a, unsigned count,
                                enum newhope_parse parse)
{
    count = accepted(a, count, parse, first);
    newhope_store_uniform(poly, a, first, count);
    return first + count;
}

unsigned newhope_add_accepted(newhope_poly *poly, unsigned first, uint16_t *a, unsigned count,
                              enum newhope_parse parse, const newhope_poly *secret)
{
    count = accepted(a, count, parse, first);
    newhope_add_product(poly, secret, a, first, count);
    return first + count;
}

#endif
