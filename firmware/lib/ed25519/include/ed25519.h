/* Ed25519 signatures (Bernstein, Duif, Lange, Schwabe, Yang 2011; RFC 8032, section 5.1).
 *
 * Keys and signatures are those of RFC 8032, NaCl, TweetNaCl and libsodium. Signing and making keys is constant time in
 * seed, secret key and message; verification works on what is public, and its time depends on it. Byte buffers may lie
 * at any address and overlap. Working memory is the caller's; it is wiped where it held a secret. All of it takes less
 * than 600 bytes of stack on a Cortex-M0.
 */
#ifndef ED25519_H
#define ED25519_H

#include <stddef.h>
#include <stdint.h>

#include "fe25519.h"
#include "sha512.h"

#ifdef __cplusplus
extern "C" {
#endif

/* 0 C, 1 armv6m, 2 armv7em. */
extern const uint8_t ed25519_backend;

#define ED25519_SEED_BYTES 32
#define ED25519_PUBLIC_BYTES 32
#define ED25519_SECRET_BYTES 64 /* the seed, then the public key, as NaCl has it */
#define ED25519_SIGNATURE_BYTES 64

/* A signature in the making, in which the message is read twice. */
typedef struct {
    sha512_state hash; /* first of prefix and message, then of R, public key and message */
    sha512_state again; /* in the second reading: of prefix and message */
    uint32_t nonce[8]; /* r */
    uint8_t expanded[64]; /* the private scalar and the prefix */
    uint8_t key[ED25519_PUBLIC_BYTES], point[32]; /* the public key, and R */
    uint8_t digest[SHA512_BYTES];
    uint32_t stage;
} ed25519_signer;

/* A verification in progress. */
typedef struct {
    sha512_state hash; /* of R, public key and message */
    uint8_t signature[ED25519_SIGNATURE_BYTES], key[ED25519_PUBLIC_BYTES];
} ed25519_verifier;

/* A point in extended coordinates: x = X/Z, y = Y/Z, xy = T/Z. */
typedef struct {
    fe25519 x, y, z, t;
} ed25519_point;

/* The same to be added: Y + X, Y - X, 2Z, 2dT; with Z = 1 and without 2Z it is a `niels`. */
typedef struct {
    fe25519 y_plus_x, y_minus_x, z2, t2d;
} ed25519_cached;
typedef struct {
    fe25519 y_plus_x, y_minus_x, xy2d;
} ed25519_niels;

/* The digits of a scalar other than zero, from the lowest. */
typedef struct {
    uint8_t count, position[64];
    int8_t value[64];
} ed25519_digits;

/* What verification works on to halve a scalar. */
typedef struct {
    uint32_t r[2][8], t[2][8];
} ed25519_lattice;

/* Working memory, 2,440 bytes. */
typedef struct {
    ed25519_point point;
    union {
        struct {
            ed25519_niels chosen;
            uint32_t scalar[9];
        } base;
        struct {
            ed25519_cached of_key[4], of_r[4];
            ed25519_digits digits[4];
            uint32_t k[8], b[8];
            uint8_t bytes[64];
        } verify;
        ed25519_lattice lattice;
    } of;
    union {
        ed25519_signer signer;
        ed25519_verifier verifier;
    } whole; /* of the functions that have the message at once */
} ed25519_work;

void ed25519_public(uint8_t key[ED25519_PUBLIC_BYTES], const uint8_t seed[ED25519_SEED_BYTES], ed25519_work *work);

/* The signature of a message that lies in memory, where nothing else changes it.
 *
 * The second half of `secret` is believed, as NaCl, TweetNaCl and libsodium believe it. Whoever gets a message signed
 * under one seed with two different second halves can compute the private key from the two signatures: never take the
 * second half from anybody else. ed25519_public() computes it anew, for about the price of a signature. */
void ed25519_sign(uint8_t signature[ED25519_SIGNATURE_BYTES], const uint8_t *message, size_t length,
                  const uint8_t secret[ED25519_SECRET_BYTES], ed25519_work *work);

/* 0, or -1. What is accepted is what libsodium accepts: S below L; the public key is the canonical encoding of a point,
 * which is not one of the eight of small order; R is the canonical encoding of SB - kA, with k mod L, and that is none of
 * the eight either. The cofactor is not used: what a point of small order adds to R or to the key has to be right, too.
 *
 * NaCl and TweetNaCl accept more: public keys and R of small order, keys with y from p on or a sign at x = 0, and S from L
 * on: NaCl those below 2^253, TweetNaCl any of 256 bits. */
int ed25519_verify(const uint8_t signature[ED25519_SIGNATURE_BYTES], const uint8_t *message, size_t length,
                   const uint8_t key[ED25519_PUBLIC_BYTES], ed25519_work *work);

/* Signing a message of any length, which is read twice, each time in pieces of any lengths:
 *
 *     ed25519_sign_begin(), ed25519_sign_first() for each piece, ed25519_sign_turn(),
 *     ed25519_sign_second() for each piece again, ed25519_sign_end()
 *
 * Were the second message another one, the signature would give the private key away: its R would be that of the first
 * one. So both readings are hashed with the secret prefix, and nothing is given where they differ, or where the calls
 * come in another order: then ed25519_sign_end() is -1, and the signature zero. It wipes the signer in any case. A piece is read more than once:
 * nothing else may change it during a call. */
void ed25519_sign_begin(ed25519_signer *signer, const uint8_t secret[ED25519_SECRET_BYTES]);
void ed25519_sign_first(ed25519_signer *signer, const uint8_t *piece, size_t length);
void ed25519_sign_turn(ed25519_signer *signer, ed25519_work *work);
void ed25519_sign_second(ed25519_signer *signer, const uint8_t *piece, size_t length);
int ed25519_sign_end(ed25519_signer *signer, uint8_t signature[ED25519_SIGNATURE_BYTES]);

/* Verifying in pieces. Until the end nothing is known of the message. */
void ed25519_verify_begin(ed25519_verifier *verifier, const uint8_t signature[ED25519_SIGNATURE_BYTES],
                          const uint8_t key[ED25519_PUBLIC_BYTES]);
void ed25519_verify_update(ed25519_verifier *verifier, const uint8_t *piece, size_t length);
int ed25519_verify_end(ed25519_verifier *verifier, ed25519_work *work);

/* The multiple of the base point by any number of 32 bytes, encoded. */
void ed25519_base(uint8_t point[32], const uint8_t scalar[32], ed25519_work *work);

#ifdef __cplusplus
}
#endif

#endif
