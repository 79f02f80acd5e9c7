#include <string.h>

#include "base.h"
#include "declassify.h"
#include "ed25519.h"
#include "point.h"
#include "scalar.h"
#include "wipe.h"

/* Of a signer. */
enum { FIRST = 0x31, SECOND = 0x32, BROKEN = 0 };

/* The private scalar, and what follows it in the hash of a seed. */
static void expand(sha512_state *state, uint8_t hash[64], const uint8_t seed[ED25519_SEED_BYTES])
{
    sha512_init(state);
    sha512_update(state, seed, ED25519_SEED_BYTES);
    sha512_final(state, hash);
    hash[0] &= 0xf8;
    hash[31] = (hash[31] & 0x7f) | 0x40;
}

void ed25519_base(uint8_t point[32], const uint8_t scalar[32], ed25519_work *work)
{
    uint32_t *words = work->of.base.scalar;
    ed25519_scalar_from_bytes(words, scalar);
    ed25519_base_multiply(work, words);
    ed25519_point_encode(point, &work->point);
    wipe(work, sizeof *work);
}

void ed25519_public(uint8_t key[ED25519_PUBLIC_BYTES], const uint8_t seed[ED25519_SEED_BYTES], ed25519_work *work)
{
    uint8_t hash[64];
    expand(&work->whole.signer.hash, hash, seed);
    ed25519_base(key, hash, work);
    wipe(hash, sizeof hash);
}

void ed25519_sign_begin(ed25519_signer *signer, const uint8_t secret[ED25519_SECRET_BYTES])
{
    uint8_t hash[64];
    memcpy(signer->key, secret + ED25519_SEED_BYTES, sizeof signer->key);
    expand(&signer->hash, hash, secret);
    ed25519_scalar_from_bytes(signer->scalar, hash);
    memcpy(signer->prefix, hash + 32, sizeof signer->prefix);
    wipe(hash, sizeof hash);
    sha512_init(&signer->hash);
    sha512_update(&signer->hash, signer->prefix, sizeof signer->prefix);
    signer->stage = FIRST;
}

void ed25519_sign_first(ed25519_signer *signer, const uint8_t *piece, size_t length)
{
    if (signer->stage != FIRST)
        signer->stage = BROKEN;
    else
        sha512_update(&signer->hash, piece, length);
}

static void hash_to_scalar(uint32_t scalar[8], sha512_state *state)
{
    uint8_t hash[64];
    sha512_final(state, hash);
    ed25519_scalar_reduce(scalar, hash);
    wipe(hash, sizeof hash);
}

void ed25519_sign_turn(ed25519_signer *signer, ed25519_work *work)
{
    if (signer->stage != FIRST) {
        signer->stage = BROKEN;
        return;
    }
    hash_to_scalar(signer->nonce, &signer->hash);
    ed25519_base_multiply(work, signer->nonce);
    ed25519_point_encode(signer->point, &work->point);
    wipe(&work->point, sizeof work->point);
    wipe(&work->of.base, sizeof work->of.base);
    sha512_init(&signer->again);
    sha512_update(&signer->again, signer->prefix, sizeof signer->prefix);
    sha512_init(&signer->hash);
    sha512_update(&signer->hash, signer->point, sizeof signer->point);
    sha512_update(&signer->hash, signer->key, sizeof signer->key);
    signer->stage = SECOND;
}

void ed25519_sign_second(ed25519_signer *signer, const uint8_t *piece, size_t length)
{
    if (signer->stage != SECOND) {
        signer->stage = BROKEN;
        return;
    }
    sha512_update(&signer->again, piece, length);
    sha512_update(&signer->hash, piece, length);
}

/* S = r + ka, of a signer whose message has been read twice. */
static void finish(ed25519_signer *signer, uint8_t signature[ED25519_SIGNATURE_BYTES])
{
    uint32_t k[8];
    hash_to_scalar(k, &signer->hash);
    memcpy(signature, signer->point, 32);
    ed25519_scalar_muladd(signature + 32, k, signer->scalar, signer->nonce);
}

int ed25519_sign_end(ed25519_signer *signer, uint8_t signature[ED25519_SIGNATURE_BYTES])
{
    uint32_t again[8], difference = 0;
    if (signer->stage == SECOND) {
        hash_to_scalar(again, &signer->again);
        for (unsigned i = 0; i < 8; i++)
            difference |= again[i] ^ signer->nonce[i];
        wipe(again, sizeof again);
        difference = (difference | (0 - difference)) >> 31;
        DECLASSIFY_VALUE(difference, "whether the message was the same both times is the answer");
    }
    int result = signer->stage == SECOND && difference == 0 ? 0 : -1;
    if (result == 0)
        finish(signer, signature);
    else
        memset(signature, 0, ED25519_SIGNATURE_BYTES);
    wipe(signer, sizeof *signer);
    return result;
}

void ed25519_sign(uint8_t signature[ED25519_SIGNATURE_BYTES], const uint8_t *message, size_t length,
                  const uint8_t secret[ED25519_SECRET_BYTES], ed25519_work *work)
{
    ed25519_signer *signer = &work->whole.signer;
    ed25519_sign_begin(signer, secret);
    ed25519_sign_first(signer, message, length);
    ed25519_sign_turn(signer, work);
    sha512_update(&signer->hash, message, length);
    finish(signer, signature);
    wipe(signer, sizeof *signer);
}
