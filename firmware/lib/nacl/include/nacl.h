/* NaCl (Bernstein, Lange, Schwabe): names, bytes and return values as NaCl, TweetNaCl and libsodium have them.
 *
 * There is no randombytes(), and so nothing that needs it: keys are made from a seed, which the caller draws, and a
 * nonce is the caller's, too. Two messages under one key and one nonce give both away.
 *
 * Byte buffers may lie at any address. Results are 0, or -1 where something is refused; crypto_sign_open() and the like
 * then say so too in the length that they give. What each call of a name with `open` leaves of a message that it
 * refuses is said with it; it is never a byte of plaintext, since nothing is decrypted before the tag has been found
 * right. Lengths are those of buffers in memory, so they fit a size_t.
 *
 * Constant time in keys and messages; only lengths, addresses and whether something is refused show. State is wiped;
 * what is left on the stack below it is the caller's to wipe. Bytes of stack at most, on a Cortex-M0 and on an M4, with
 * gcc and -O2:
 *
 *     crypto_hash 400 540
 *     crypto_onetimeauth, crypto_stream, crypto_core 660 560
 *     crypto_secretbox, crypto_box_..._afternm 820 560
 *     crypto_scalarmult 600 540
 *     crypto_box_beforenm, crypto_box_seed_keypair 680 620
 *     crypto_box 920 660
 *     crypto_sign 3,140 3,000
 *     nacl_ 560 320
 *
 * Where that is too much: what begins with nacl_, below, and ed25519.h take their working memory from the caller. */
#ifndef NACL_H
#define NACL_H

#include <stddef.h>
#include <stdint.h>

#include "poly1305.h"
#include "salsa20.h"

#ifdef __cplusplus
extern "C" {
#endif

/* 0 C, 1 armv6m, 2 armv7em: what the libraries below it are made of. */
extern const uint8_t nacl_backend;

/* Secret-key boxes: XSalsa20 and Poly1305 */

#define crypto_secretbox_PRIMITIVE "xsalsa20poly1305"
#define crypto_secretbox_KEYBYTES 32U
#define crypto_secretbox_NONCEBYTES 24U
#define crypto_secretbox_ZEROBYTES 32U
#define crypto_secretbox_BOXZEROBYTES 16U
#define crypto_secretbox_MACBYTES 16U

/* NaCl's: `m` begins with 32 zeros, and `c`, of the same length, with 16. -1 for less than 32 bytes. `m` and `c` are
 * the same, or do not overlap. A forged box leaves `m` as it was. */
int crypto_secretbox(uint8_t *c, const uint8_t *m, unsigned long long mlen,
                     const uint8_t n[crypto_secretbox_NONCEBYTES], const uint8_t k[crypto_secretbox_KEYBYTES]);
int crypto_secretbox_open(uint8_t *m, const uint8_t *c, unsigned long long clen,
                          const uint8_t n[crypto_secretbox_NONCEBYTES], const uint8_t k[crypto_secretbox_KEYBYTES]);

/* libsodium's: `c` is the tag and then as many bytes as the message has; or the two lie apart. `c` and `m` may overlap
 * in any way. A forged box leaves `m` as it was, and so does one of less than 16 bytes. With `m` NULL opening only
 * looks at the tag. */
int crypto_secretbox_easy(uint8_t *c, const uint8_t *m, unsigned long long mlen,
                          const uint8_t n[crypto_secretbox_NONCEBYTES], const uint8_t k[crypto_secretbox_KEYBYTES]);
int crypto_secretbox_open_easy(uint8_t *m, const uint8_t *c, unsigned long long clen,
                               const uint8_t n[crypto_secretbox_NONCEBYTES],
                               const uint8_t k[crypto_secretbox_KEYBYTES]);
int crypto_secretbox_detached(uint8_t *c, uint8_t mac[crypto_secretbox_MACBYTES], const uint8_t *m,
                              unsigned long long mlen, const uint8_t n[crypto_secretbox_NONCEBYTES],
                              const uint8_t k[crypto_secretbox_KEYBYTES]);
int crypto_secretbox_open_detached(uint8_t *m, const uint8_t *c, const uint8_t mac[crypto_secretbox_MACBYTES],
                                   unsigned long long clen, const uint8_t n[crypto_secretbox_NONCEBYTES],
                                   const uint8_t k[crypto_secretbox_KEYBYTES]);

/* Public-key boxes: X25519, XSalsa20 and Poly1305. As the secret-key boxes, under the key that crypto_box_beforenm()
 * makes of both sides' keys. */

#define crypto_box_PRIMITIVE "curve25519xsalsa20poly1305"
#define crypto_box_SEEDBYTES 32U
#define crypto_box_PUBLICKEYBYTES 32U
#define crypto_box_SECRETKEYBYTES 32U
#define crypto_box_BEFORENMBYTES 32U
#define crypto_box_NONCEBYTES 24U
#define crypto_box_ZEROBYTES 32U
#define crypto_box_BOXZEROBYTES 16U
#define crypto_box_MACBYTES 16U

/* As libsodium has it: the secret key is the first half of the seed's SHA-512. */
int crypto_box_seed_keypair(uint8_t pk[crypto_box_PUBLICKEYBYTES], uint8_t sk[crypto_box_SECRETKEYBYTES],
                            const uint8_t seed[crypto_box_SEEDBYTES]);
/* -1, and no key, where the public key is a point of low order: the secret would be zero, whatever the secret key. So
 * do all calls that begin with it, and write nothing. NaCl and TweetNaCl go on with the zero. */
int crypto_box_beforenm(uint8_t k[crypto_box_BEFORENMBYTES], const uint8_t pk[crypto_box_PUBLICKEYBYTES],
                        const uint8_t sk[crypto_box_SECRETKEYBYTES]);

int crypto_box(uint8_t *c, const uint8_t *m, unsigned long long mlen, const uint8_t n[crypto_box_NONCEBYTES],
               const uint8_t pk[crypto_box_PUBLICKEYBYTES], const uint8_t sk[crypto_box_SECRETKEYBYTES]);
int crypto_box_open(uint8_t *m, const uint8_t *c, unsigned long long clen, const uint8_t n[crypto_box_NONCEBYTES],
                    const uint8_t pk[crypto_box_PUBLICKEYBYTES], const uint8_t sk[crypto_box_SECRETKEYBYTES]);
int crypto_box_afternm(uint8_t *c, const uint8_t *m, unsigned long long mlen, const uint8_t n[crypto_box_NONCEBYTES],
                       const uint8_t k[crypto_box_BEFORENMBYTES]);
int crypto_box_open_afternm(uint8_t *m, const uint8_t *c, unsigned long long clen,
                            const uint8_t n[crypto_box_NONCEBYTES], const uint8_t k[crypto_box_BEFORENMBYTES]);

int crypto_box_easy(uint8_t *c, const uint8_t *m, unsigned long long mlen, const uint8_t n[crypto_box_NONCEBYTES],
                    const uint8_t pk[crypto_box_PUBLICKEYBYTES], const uint8_t sk[crypto_box_SECRETKEYBYTES]);
int crypto_box_open_easy(uint8_t *m, const uint8_t *c, unsigned long long clen,
                         const uint8_t n[crypto_box_NONCEBYTES], const uint8_t pk[crypto_box_PUBLICKEYBYTES],
                         const uint8_t sk[crypto_box_SECRETKEYBYTES]);
int crypto_box_detached(uint8_t *c, uint8_t mac[crypto_box_MACBYTES], const uint8_t *m, unsigned long long mlen,
                        const uint8_t n[crypto_box_NONCEBYTES], const uint8_t pk[crypto_box_PUBLICKEYBYTES],
                        const uint8_t sk[crypto_box_SECRETKEYBYTES]);
int crypto_box_open_detached(uint8_t *m, const uint8_t *c, const uint8_t mac[crypto_box_MACBYTES],
                             unsigned long long clen, const uint8_t n[crypto_box_NONCEBYTES],
                             const uint8_t pk[crypto_box_PUBLICKEYBYTES],
                             const uint8_t sk[crypto_box_SECRETKEYBYTES]);
int crypto_box_easy_afternm(uint8_t *c, const uint8_t *m, unsigned long long mlen,
                            const uint8_t n[crypto_box_NONCEBYTES], const uint8_t k[crypto_box_BEFORENMBYTES]);
int crypto_box_open_easy_afternm(uint8_t *m, const uint8_t *c, unsigned long long clen,
                                 const uint8_t n[crypto_box_NONCEBYTES], const uint8_t k[crypto_box_BEFORENMBYTES]);
int crypto_box_detached_afternm(uint8_t *c, uint8_t mac[crypto_box_MACBYTES], const uint8_t *m,
                                unsigned long long mlen, const uint8_t n[crypto_box_NONCEBYTES],
                                const uint8_t k[crypto_box_BEFORENMBYTES]);
int crypto_box_open_detached_afternm(uint8_t *m, const uint8_t *c, const uint8_t mac[crypto_box_MACBYTES],
                                     unsigned long long clen, const uint8_t n[crypto_box_NONCEBYTES],
                                     const uint8_t k[crypto_box_BEFORENMBYTES]);

/* Streams: XSalsa20, and Salsa20. `m` and `c` are the same, or do not overlap. */

#define crypto_stream_PRIMITIVE "xsalsa20"
#define crypto_stream_KEYBYTES 32U
#define crypto_stream_NONCEBYTES 24U
#define crypto_stream_salsa20_KEYBYTES 32U
#define crypto_stream_salsa20_NONCEBYTES 8U

int crypto_stream(uint8_t *c, unsigned long long clen, const uint8_t n[crypto_stream_NONCEBYTES],
                  const uint8_t k[crypto_stream_KEYBYTES]);
int crypto_stream_xor(uint8_t *c, const uint8_t *m, unsigned long long mlen,
                      const uint8_t n[crypto_stream_NONCEBYTES], const uint8_t k[crypto_stream_KEYBYTES]);
int crypto_stream_salsa20(uint8_t *c, unsigned long long clen, const uint8_t n[crypto_stream_salsa20_NONCEBYTES],
                          const uint8_t k[crypto_stream_salsa20_KEYBYTES]);
int crypto_stream_salsa20_xor(uint8_t *c, const uint8_t *m, unsigned long long mlen,
                              const uint8_t n[crypto_stream_salsa20_NONCEBYTES],
                              const uint8_t k[crypto_stream_salsa20_KEYBYTES]);

#define crypto_core_hsalsa20_OUTPUTBYTES 32U
#define crypto_core_hsalsa20_INPUTBYTES 16U
#define crypto_core_hsalsa20_KEYBYTES 32U
#define crypto_core_hsalsa20_CONSTBYTES 16U

/* The constants `c` are those of Salsa20 where it is NULL. */
int crypto_core_hsalsa20(uint8_t out[crypto_core_hsalsa20_OUTPUTBYTES],
                         const uint8_t in[crypto_core_hsalsa20_INPUTBYTES],
                         const uint8_t k[crypto_core_hsalsa20_KEYBYTES], const uint8_t *c);

/* Authentication by a key that is used once: Poly1305 */

#define crypto_onetimeauth_PRIMITIVE "poly1305"
#define crypto_onetimeauth_BYTES 16U
#define crypto_onetimeauth_KEYBYTES 32U

int crypto_onetimeauth(uint8_t out[crypto_onetimeauth_BYTES], const uint8_t *in, unsigned long long inlen,
                       const uint8_t k[crypto_onetimeauth_KEYBYTES]);
int crypto_onetimeauth_verify(const uint8_t h[crypto_onetimeauth_BYTES], const uint8_t *in, unsigned long long inlen,
                              const uint8_t k[crypto_onetimeauth_KEYBYTES]);

/* Scalar multiplication: X25519 */

#define crypto_scalarmult_PRIMITIVE "curve25519"
#define crypto_scalarmult_BYTES 32U
#define crypto_scalarmult_SCALARBYTES 32U

/* -1 where `p` is a point of low order, as in libsodium; NaCl and TweetNaCl say 0. `q` is zero then. */
int crypto_scalarmult(uint8_t q[crypto_scalarmult_BYTES], const uint8_t n[crypto_scalarmult_SCALARBYTES],
                      const uint8_t p[crypto_scalarmult_BYTES]);
int crypto_scalarmult_base(uint8_t q[crypto_scalarmult_BYTES], const uint8_t n[crypto_scalarmult_SCALARBYTES]);

/* Signatures: Ed25519. What is accepted is what libsodium accepts, which is less than NaCl and TweetNaCl do: ed25519.h
 * has the rules. */

#define crypto_sign_PRIMITIVE "ed25519"
#define crypto_sign_BYTES 64U
#define crypto_sign_SEEDBYTES 32U
#define crypto_sign_PUBLICKEYBYTES 32U
#define crypto_sign_SECRETKEYBYTES 64U

/* The secret key is the seed and then the public key. */
int crypto_sign_seed_keypair(uint8_t pk[crypto_sign_PUBLICKEYBYTES], uint8_t sk[crypto_sign_SECRETKEYBYTES],
                             const uint8_t seed[crypto_sign_SEEDBYTES]);
/* `sm` is the signature and then the message; the two may overlap. `smlen` and `siglen` may be NULL. */
int crypto_sign(uint8_t *sm, unsigned long long *smlen, const uint8_t *m, unsigned long long mlen,
                const uint8_t sk[crypto_sign_SECRETKEYBYTES]);
/* A forged one gives as many zeros, and the length 0; of less than 64 bytes, `m` stays as it was. `m` and `mlen` may be
 * NULL. `m` and `sm` may overlap. */
int crypto_sign_open(uint8_t *m, unsigned long long *mlen, const uint8_t *sm, unsigned long long smlen,
                     const uint8_t pk[crypto_sign_PUBLICKEYBYTES]);
int crypto_sign_detached(uint8_t sig[crypto_sign_BYTES], unsigned long long *siglen, const uint8_t *m,
                         unsigned long long mlen, const uint8_t sk[crypto_sign_SECRETKEYBYTES]);
int crypto_sign_verify_detached(const uint8_t sig[crypto_sign_BYTES], const uint8_t *m, unsigned long long mlen,
                                const uint8_t pk[crypto_sign_PUBLICKEYBYTES]);

/* Hashing: SHA-512; and comparing in constant time: 0 where the two are equal, else -1 */

#define crypto_hash_PRIMITIVE "sha512"
#define crypto_hash_BYTES 64U
#define crypto_verify_16_BYTES 16U
#define crypto_verify_32_BYTES 32U

int crypto_hash(uint8_t out[crypto_hash_BYTES], const uint8_t *in, unsigned long long inlen);
int crypto_verify_16(const uint8_t x[crypto_verify_16_BYTES], const uint8_t y[crypto_verify_16_BYTES]);
int crypto_verify_32(const uint8_t x[crypto_verify_32_BYTES], const uint8_t y[crypto_verify_32_BYTES]);

/* From here on names are this library's own. */

/* Sealing in pieces of any lengths: the boxes of crypto_secretbox_easy(), of which the tag comes first and is known
 * last. nacl_seal_end() wipes the state, and what comes after it gives zeros. Of a piece, here and below, `out` and `in`
 * are the same, or do not overlap, and nothing else changes them during the call. */
typedef struct {
    salsa20_stream stream;
    poly1305_state poly1305;
} nacl_seal;

void nacl_seal_begin(nacl_seal *seal, const uint8_t key[crypto_secretbox_KEYBYTES],
                     const uint8_t nonce[crypto_secretbox_NONCEBYTES]);
void nacl_seal_update(nacl_seal *seal, uint8_t *out, const uint8_t *in, size_t length);
void nacl_seal_end(nacl_seal *seal, uint8_t tag[crypto_secretbox_MACBYTES]);

/* crypto_secretbox_detached() and crypto_secretbox_open_detached(), with all that these say, and with the working
 * memory of the caller. No secret is left in it. */
void nacl_secretbox_seal(nacl_seal *work, uint8_t *out, uint8_t tag[crypto_secretbox_MACBYTES], const uint8_t *in,
                         size_t length, const uint8_t nonce[crypto_secretbox_NONCEBYTES],
                         const uint8_t key[crypto_secretbox_KEYBYTES]);
int nacl_secretbox_open(nacl_seal *work, uint8_t *out, const uint8_t *in, const uint8_t tag[crypto_secretbox_MACBYTES],
                        size_t length, const uint8_t nonce[crypto_secretbox_NONCEBYTES],
                        const uint8_t key[crypto_secretbox_KEYBYTES]);

/* Opening a box of any length, which is read twice, each time in pieces of any lengths:
 *
 *     nacl_open_begin(), nacl_open_check() for each piece, nacl_open_turn(),
 *     nacl_open_update() for each piece again, nacl_open_end()
 *
 * The first reading authenticates all of it. nacl_open_turn() is -1 where the box is forged. The second one decrypts,
 * and authenticates again: nacl_open_end() is -1 where it was not the same, and then what it gave is not to be used.
 * Where the box is forged, and where calls come in another order, nacl_open_update() gives zeros, and nacl_open_end()
 * is -1. It wipes the state in any case; so does a turn that fails. */
typedef struct {
    nacl_seal seal;
    uint8_t once[POLY1305_KEY_BYTES]; /* the key of Poly1305, for the second reading */
    uint8_t tag[crypto_secretbox_MACBYTES];
    uint32_t stage;
} nacl_open;

void nacl_open_begin(nacl_open *opened, const uint8_t key[crypto_secretbox_KEYBYTES],
                     const uint8_t nonce[crypto_secretbox_NONCEBYTES], const uint8_t tag[crypto_secretbox_MACBYTES]);
void nacl_open_check(nacl_open *opened, const uint8_t *boxed, size_t length);
int nacl_open_turn(nacl_open *opened);
void nacl_open_update(nacl_open *opened, uint8_t *out, const uint8_t *in, size_t length);
int nacl_open_end(nacl_open *opened);

#ifdef __cplusplus
}
#endif

#endif
