/* SHA-512 (FIPS 180-4), whole and in pieces.
 *
 * All working memory is the caller's or the stack's. Pointers to bytes may be to any address. Nothing here branches or
 * addresses by the message; its length is public.
 */
#ifndef SHA512_H
#define SHA512_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define SHA512_BYTES 64
#define SHA512_BLOCK_BYTES 128

/* 0 C, 1 armv6m, 2 armv7em. */
extern const uint8_t sha512_backend;

/* A hash in progress, 208 bytes. */
typedef struct {
    uint32_t word[16]; /* the hash value: of word i of FIPS 180-4 the lower half is word[2 * i] */
    uint32_t block[32]; /* the bytes of a block that is not whole yet; elsewhere room to work in */
    uint32_t bytes[4]; /* how many bytes of the message there were, lowest word first */
} sha512_state;

/* sha512_init(), then any number of sha512_update(), then sha512_final(), which wipes the state. Digest and message
 * may overlap. */
void sha512_init(sha512_state *state);
void sha512_update(sha512_state *state, const uint8_t *message, size_t length);
void sha512_final(sha512_state *state, uint8_t digest[SHA512_BYTES]);

/* The whole hash in one call. The state lives on the stack (208 bytes) and is wiped. */
void sha512(uint8_t digest[SHA512_BYTES], const uint8_t *message, size_t length);

/* The hash value after so many whole blocks, without padding. The schedule of the last block is left on the stack. */
void sha512_blocks(uint32_t word[16], const uint8_t *blocks, size_t count);

#ifdef __cplusplus
}
#endif

#endif
