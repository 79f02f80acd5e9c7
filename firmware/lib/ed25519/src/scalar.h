/* Numbers mod L = 2^252 + 27742317777372353535851937790883648493, the order of the base point, as eight words, the lowest
 * first. Constant time, but for ed25519_scalar_is_canonical. */
#ifndef ED25519_SCALAR_H
#define ED25519_SCALAR_H

#include <stdint.h>

/* From 32 bytes, as they stand. */
void ed25519_scalar_from_bytes(uint32_t out[8], const uint8_t bytes[32]);
/* A hash of 64 bytes mod L. */
void ed25519_scalar_reduce(uint32_t out[8], const uint8_t hash[64]);
/* a b mod L. */
void ed25519_scalar_mul(uint32_t out[8], const uint32_t a[8], const uint32_t b[8]);
/* (a b + c) mod L, as bytes; a, b and c are any of 256 bits. */
void ed25519_scalar_muladd(uint8_t out[32], const uint32_t a[8], const uint32_t b[8], const uint32_t c[8]);
/* A number s, of any 256 bits, with 2 s - (2^256 - 1) = scalar mod L: to its bits, digits 1 and -1 are the scalar. */
void ed25519_scalar_to_signs(uint32_t s[8], const uint32_t scalar[8]);
/* out += factor words + carry, of four words; returns what goes into the word above. */
uint32_t ed25519_add_product(uint32_t out[4], uint32_t factor, const uint32_t words[4], uint32_t carry);
/* Whether a public one is below L. */
int ed25519_scalar_is_canonical(const uint8_t bytes[32]);

#endif
