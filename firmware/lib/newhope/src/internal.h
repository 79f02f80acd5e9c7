/* What the files of this library share. */
#ifndef NEWHOPE_INTERNAL_H
#define NEWHOPE_INTERNAL_H

#include <stddef.h>
#include <string.h>

#include "backend.h"
#include "newhope.h"

/* What an exchange needs of a backend besides the steps in newhope.h. */

/* Of `count` 16-bit candidates a[0], a[1] ... those that are accepted become the coefficients first, first + 1, ... of a
 * polynomial (NTT), or are added to them, times those of secret (NTT, NTT_SECRET -> NTT; poly as newhope_ntt leaves it).
 * Both return the next `first`, and stop at NEWHOPE_N. The candidates are public, so time may depend on them. */
unsigned newhope_store_accepted(newhope_poly *poly, unsigned first, const uint16_t *a, unsigned count,
                                enum newhope_parse parse);
unsigned newhope_add_accepted(newhope_poly *poly, unsigned first, const uint16_t *a, unsigned count,
                              enum newhope_parse parse, const newhope_poly *secret);

/* A word of a NATURAL polynomial that is zero. */
#if NEWHOPE_BACKEND == NEWHOPE_BACKEND_ARMV6M
#define NEWHOPE_NATURAL_ZERO (NEWHOPE_Q * 0x10001u)
#else
#define NEWHOPE_NATURAL_ZERO 0u
#endif

/* The 1,024 noise samples of the ChaCha20 stream that begins with block `input`. Both arrays are scratch; the caller
 * wipes them. */
void newhope_store_samples(newhope_poly *poly, uint32_t input[16], uint32_t stream[16]); /* -> SAMPLED */
void newhope_add_samples(newhope_poly *poly, uint32_t input[16], uint32_t stream[16]);   /* on NATURAL */

/* Zeros over whole words: address and length are multiples of 4. */
void newhope_wipe_words(void *words, size_t length);

/* sample.c, on top of the backend. */

/* Adds noise polynomial `index` to a NATURAL polynomial. */
void newhope_add_noise(newhope_poly *poly, newhope_scratch *scratch, const uint8_t *noise, unsigned index);

/* poly += a o secret, for the public a of `seed`. */
void newhope_add_uniform_product(newhope_poly *poly, const newhope_poly *secret, newhope_scratch *scratch,
                                 enum newhope_parse parse, const uint8_t *seed);

/* Zeros that the compiler must take for read, so that it cannot drop them. */
static inline void wipe(void *memory, size_t length)
{
    memset(memory, 0, length);
    __asm__ volatile("" : : "r"(memory) : "memory");
}

#endif
