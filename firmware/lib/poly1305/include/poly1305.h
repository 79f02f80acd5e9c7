/* The Poly1305 authenticator (Bernstein 2005; RFC 8439, section 2.5). Constant time in the key and in the message.
 *
 * A key is for one message only. Buffers may lie at any address. */
#ifndef POLY1305_H
#define POLY1305_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* 0 C, 1 armv6m, 2 armv7em. */
extern const uint8_t poly1305_backend;

#define POLY1305_KEY_BYTES 32
#define POLY1305_TAG_BYTES 16

/* A message of which a part has been read. */
typedef struct {
    uint32_t h[5];      /* the polynomial so far, below 2^160 and maybe not reduced */
    uint32_t r[4];      /* where it is evaluated */
    uint32_t s[4];      /* what is added at the end */
    uint32_t used;      /* bytes in the buffer, less than a block */
    uint8_t buffer[16]; /* the beginning of the next block */
} poly1305_state;

/* Pieces may have any length, also none. The end wipes the state. */
void poly1305_init(poly1305_state *state, const uint8_t key[POLY1305_KEY_BYTES]);
void poly1305_update(poly1305_state *state, const uint8_t *message, size_t length);
void poly1305_final(poly1305_state *state, uint8_t tag[POLY1305_TAG_BYTES]);

/* All of it at once. The tag may lie where the message or the key is. */
void poly1305(uint8_t tag[POLY1305_TAG_BYTES], const uint8_t *message, size_t length,
              const uint8_t key[POLY1305_KEY_BYTES]);
/* 0 where the tag is that of the message, else -1. Which bits differ shows in nothing, not in the time either. */
int poly1305_verify(const uint8_t tag[POLY1305_TAG_BYTES], const uint8_t *message, size_t length,
                    const uint8_t key[POLY1305_KEY_BYTES]);

#ifdef __cplusplus
}
#endif

#endif
