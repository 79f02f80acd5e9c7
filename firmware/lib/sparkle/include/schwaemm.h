/* Authenticated encryption by Schwaemm128-128, 256-128, 192-192 and 256-256 (Beierle et al., "Schwaemm and Esch",
 * version 1.2): first the bits of the rate, then those of the capacity, which are those of the key and
 * the tag. The nonce has the bits of the rate.
 *
 * Two messages under one key and one nonce give away how they differ.
 *
 * Pointers to bytes may be to any address. Only lengths, addresses and whether a tag was right show in the time.
 * Working memory is the caller's or on the stack and is wiped.
 */
#ifndef SCHWAEMM_H
#define SCHWAEMM_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define SCHWAEMM128128_KEY_BYTES 16
#define SCHWAEMM128128_NONCE_BYTES 16
#define SCHWAEMM128128_TAG_BYTES 16
#define SCHWAEMM256128_KEY_BYTES 16
#define SCHWAEMM256128_NONCE_BYTES 32
#define SCHWAEMM256128_TAG_BYTES 16
#define SCHWAEMM192192_KEY_BYTES 24
#define SCHWAEMM192192_NONCE_BYTES 24
#define SCHWAEMM192192_TAG_BYTES 24
#define SCHWAEMM256256_KEY_BYTES 32
#define SCHWAEMM256256_NONCE_BYTES 32
#define SCHWAEMM256256_TAG_BYTES 32
#define SCHWAEMM_KEY_BYTES_MOST 32
#define SCHWAEMM_NONCE_BYTES_MOST 32
#define SCHWAEMM_TAG_BYTES_MOST 32

/* In one call. `ciphertext` is `length` bytes and then the tag. It and `plaintext` are the same address, or do not
 * overlap; `associated` may be NULL where its length is 0, and so may `plaintext`. */
void schwaemm128128_encrypt(uint8_t *ciphertext, const uint8_t *plaintext, size_t length, const uint8_t *associated,
                            size_t associated_length, const uint8_t nonce[SCHWAEMM128128_NONCE_BYTES],
                            const uint8_t key[SCHWAEMM128128_KEY_BYTES]);
void schwaemm256128_encrypt(uint8_t *ciphertext, const uint8_t *plaintext, size_t length, const uint8_t *associated,
                            size_t associated_length, const uint8_t nonce[SCHWAEMM256128_NONCE_BYTES],
                            const uint8_t key[SCHWAEMM256128_KEY_BYTES]);
void schwaemm192192_encrypt(uint8_t *ciphertext, const uint8_t *plaintext, size_t length, const uint8_t *associated,
                            size_t associated_length, const uint8_t nonce[SCHWAEMM192192_NONCE_BYTES],
                            const uint8_t key[SCHWAEMM192192_KEY_BYTES]);
void schwaemm256256_encrypt(uint8_t *ciphertext, const uint8_t *plaintext, size_t length, const uint8_t *associated,
                            size_t associated_length, const uint8_t nonce[SCHWAEMM256256_NONCE_BYTES],
                            const uint8_t key[SCHWAEMM256256_KEY_BYTES]);

/* `length` counts the ciphertext with its tag; there are as many bytes of plaintext, less the tag's. 0, or -1 where
 * the tag is wrong or `length` is less than its bytes: then what was written to `plaintext` is zeros. */
int schwaemm128128_decrypt(uint8_t *plaintext, const uint8_t *ciphertext, size_t length, const uint8_t *associated,
                           size_t associated_length, const uint8_t nonce[SCHWAEMM128128_NONCE_BYTES],
                           const uint8_t key[SCHWAEMM128128_KEY_BYTES]);
int schwaemm256128_decrypt(uint8_t *plaintext, const uint8_t *ciphertext, size_t length, const uint8_t *associated,
                           size_t associated_length, const uint8_t nonce[SCHWAEMM256128_NONCE_BYTES],
                           const uint8_t key[SCHWAEMM256128_KEY_BYTES]);
int schwaemm192192_decrypt(uint8_t *plaintext, const uint8_t *ciphertext, size_t length, const uint8_t *associated,
                           size_t associated_length, const uint8_t nonce[SCHWAEMM192192_NONCE_BYTES],
                           const uint8_t key[SCHWAEMM192192_KEY_BYTES]);
int schwaemm256256_decrypt(uint8_t *plaintext, const uint8_t *ciphertext, size_t length, const uint8_t *associated,
                           size_t associated_length, const uint8_t nonce[SCHWAEMM256256_NONCE_BYTES],
                           const uint8_t key[SCHWAEMM256256_KEY_BYTES]);

/* In pieces of any lengths: a start, then any number of schwaemm_associate(), then any number of
 * schwaemm_encrypt_update() or of schwaemm_decrypt_update_unverified(), then the finish of the same kind. After it
 * the struct is wiped, and only a start may follow. Each update gives as many bytes as it takes, at once. */
struct schwaemm_variant;
typedef struct {
    uint32_t state[16];
    uint32_t key[8];
    uint32_t block[8];                     /* plaintext or associated data that waits for what follows it */
    const struct schwaemm_variant *variant;
    uint8_t waiting;                       /* bytes in it */
    uint8_t phase;                         /* associated data, or the message */
    uint8_t reserved[2];
} schwaemm;

void schwaemm128128_start(schwaemm *s, const uint8_t nonce[SCHWAEMM128128_NONCE_BYTES],
                          const uint8_t key[SCHWAEMM128128_KEY_BYTES]);
void schwaemm256128_start(schwaemm *s, const uint8_t nonce[SCHWAEMM256128_NONCE_BYTES],
                          const uint8_t key[SCHWAEMM256128_KEY_BYTES]);
void schwaemm192192_start(schwaemm *s, const uint8_t nonce[SCHWAEMM192192_NONCE_BYTES],
                          const uint8_t key[SCHWAEMM192192_KEY_BYTES]);
void schwaemm256256_start(schwaemm *s, const uint8_t nonce[SCHWAEMM256256_NONCE_BYTES],
                          const uint8_t key[SCHWAEMM256256_KEY_BYTES]);
void schwaemm_associate(schwaemm *s, const uint8_t *associated, size_t length);

void schwaemm_encrypt_update(schwaemm *s, uint8_t *ciphertext, const uint8_t *plaintext, size_t length);
void schwaemm_encrypt_finish(schwaemm *s, uint8_t *tag);

/* What it gives nobody has vouched for yet: nothing may be done with it, nor may it go anywhere, before
 * schwaemm_decrypt_finish() has found the tag right. */
void schwaemm_decrypt_update_unverified(schwaemm *s, uint8_t *plaintext, const uint8_t *ciphertext, size_t length);
/* 0, or -1 where the tag is wrong: then the caller wipes what the updates gave. */
int schwaemm_decrypt_finish(schwaemm *s, const uint8_t *tag);

#ifdef __cplusplus
}
#endif

#endif
