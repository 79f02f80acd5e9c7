/* The ChaCha20 block function (Bernstein 2008): 64-bit block counter, 64-bit nonce. */
#ifndef CHACHA20_H
#define CHACHA20_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* 0 C, 1 armv6m, 2 armv7em. */
extern const uint8_t chacha20_backend;

/* `in` is 4 words of constants, 8 of the key, 2 of the counter, 2 of the nonce. `out` is in + 20 rounds of in, 64 bytes
 * of the stream as they lie in memory. The two do not overlap. */
void chacha20_block(uint32_t out[16], const uint32_t in[16]);

/* Input of the first block of a stream. block[12] and block[13] are its counter, low word first, here 0: the caller
 * counts up. Key and nonce may lie at any address. */
void chacha20_init(uint32_t block[16], const uint8_t key[32], const uint8_t nonce[8]);

#ifdef __cplusplus
}
#endif

#endif
