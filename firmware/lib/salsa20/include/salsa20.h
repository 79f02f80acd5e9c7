/* Salsa20, HSalsa20 and XSalsa20 (Bernstein, "The Salsa20 family of stream ciphers", 2008, and "Extending the
 * Salsa20 nonce", 2011), 20 rounds, keys of 32 bytes.
 *
 * Pointers to bytes may be to any address. `out` and `in` are the same address or do not overlap. A length may be 0.
 * The counter numbers blocks of 64 bytes from the one that the stream begins with, all 64 bits of it, and is 0 again
 * after 2^64 - 1. Nothing here branches or addresses by key or message. */
#ifndef SALSA20_H
#define SALSA20_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define SALSA20_KEY_BYTES 32
#define SALSA20_NONCE_BYTES 8
#define HSALSA20_NONCE_BYTES 16
#define XSALSA20_NONCE_BYTES 24

/* 0 C, 1 armv6m, 2 armv7em. */
extern const uint8_t salsa20_backend;

/* The Salsa20 hash function: `out` is in + 20 rounds of in, as 16 little-endian words. `in` is a word of constants, 4 of
 * the key, a constant, 2 of the nonce, 2 of the counter, low word first, a constant, 4 of the key, a constant. The two
 * do not overlap. */
void salsa20_block(uint32_t out[16], const uint32_t in[16]);

void hsalsa20(uint8_t out[SALSA20_KEY_BYTES], const uint8_t key[SALSA20_KEY_BYTES],
              const uint8_t nonce[HSALSA20_NONCE_BYTES]);

/* out = in ^ stream. */
void salsa20_xor(uint8_t *out, const uint8_t *in, size_t length, const uint8_t key[SALSA20_KEY_BYTES],
                 const uint8_t nonce[SALSA20_NONCE_BYTES], uint64_t counter);
void xsalsa20_xor(uint8_t *out, const uint8_t *in, size_t length, const uint8_t key[SALSA20_KEY_BYTES],
                  const uint8_t nonce[XSALSA20_NONCE_BYTES], uint64_t counter);

/* The same in pieces of any lengths: a start, then any number of updates, then a wipe. */
typedef struct {
    uint32_t input[16]; /* of the next block */
    uint32_t block[16]; /* of the stream, where a piece ended within it */
    uint32_t used;      /* bytes of it; 64: all of them, and `block` means nothing */
} salsa20_stream;

void salsa20_start(salsa20_stream *stream, const uint8_t key[SALSA20_KEY_BYTES],
                   const uint8_t nonce[SALSA20_NONCE_BYTES], uint64_t counter);
void xsalsa20_start(salsa20_stream *stream, const uint8_t key[SALSA20_KEY_BYTES],
                    const uint8_t nonce[XSALSA20_NONCE_BYTES], uint64_t counter);
void salsa20_update(salsa20_stream *stream, uint8_t *out, const uint8_t *in, size_t length);
void salsa20_keystream(salsa20_stream *stream, uint8_t *out, size_t length); /* of a message of zeros */
void salsa20_wipe(salsa20_stream *stream);

#ifdef __cplusplus
}
#endif

#endif
