/* Two numbers of half the length for one of the whole. Variable time. */
#ifndef ED25519_HALVE_H
#define ED25519_HALVE_H

#include "ed25519.h"

/* For k below L: a and b, both of about 128 bits, with a = b k or a = -b k mod 8L, and b odd. Returns whether it is -b.
 * For a few k there are none so short; they are below L in any case. */
int ed25519_halve(uint32_t a[8], uint32_t b[8], const uint32_t k[8], ed25519_lattice *lattice);

/* out -= x << shift, and out += x << shift, of `count` words, which are more than the shift moves by. */
void ed25519_subtract_shifted(uint32_t *out, const uint32_t *x, unsigned shift, unsigned count);
void ed25519_add_shifted(uint32_t *out, const uint32_t *x, unsigned shift, unsigned count);

#endif
