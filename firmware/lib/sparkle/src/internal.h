/* What a backend brings beside the permutations: loops over whole blocks that are not the last ones, so each block
 * is followed by the slim permutation. In C they are in blocks.c.
 *
 * `blocks` is at least 1. `out` and `in` are the same or do not overlap; the callers see to it that they are aligned.
 * State words as in sparkle.h.
 */
#ifndef SPARKLE_INTERNAL_H
#define SPARKLE_INTERNAL_H

#include <stddef.h>
#include <stdint.h>

#include "backend.h"
#include "sparkle.h"

/* Schwaemm: rho, and the whitening of the rate by the capacity. Blocks of 16, 32, 24 and 32 bytes. Absorbing is
 * encrypting without an output. */
void schwaemm128128_absorb_blocks(uint32_t state[8], const uint32_t *in, size_t blocks);
void schwaemm128128_encrypt_blocks(uint32_t state[8], uint32_t *out, const uint32_t *in, size_t blocks);
void schwaemm128128_decrypt_blocks(uint32_t state[8], uint32_t *out, const uint32_t *in, size_t blocks);
void schwaemm256128_absorb_blocks(uint32_t state[12], const uint32_t *in, size_t blocks);
void schwaemm256128_encrypt_blocks(uint32_t state[12], uint32_t *out, const uint32_t *in, size_t blocks);
void schwaemm256128_decrypt_blocks(uint32_t state[12], uint32_t *out, const uint32_t *in, size_t blocks);
void schwaemm192192_absorb_blocks(uint32_t state[12], const uint32_t *in, size_t blocks);
void schwaemm192192_encrypt_blocks(uint32_t state[12], uint32_t *out, const uint32_t *in, size_t blocks);
void schwaemm192192_decrypt_blocks(uint32_t state[12], uint32_t *out, const uint32_t *in, size_t blocks);
void schwaemm256256_absorb_blocks(uint32_t state[16], const uint32_t *in, size_t blocks);
void schwaemm256256_encrypt_blocks(uint32_t state[16], uint32_t *out, const uint32_t *in, size_t blocks);
void schwaemm256256_decrypt_blocks(uint32_t state[16], uint32_t *out, const uint32_t *in, size_t blocks);

/* Esch: blocks of 16 bytes, into any state. */
void esch256_absorb_blocks(uint32_t state[12], const uint32_t *in, size_t blocks);
void esch384_absorb_blocks(uint32_t state[16], const uint32_t *in, size_t blocks);

#endif
