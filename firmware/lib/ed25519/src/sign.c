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
static void expand(ed25519_signer *signer, const uint8_t seed[ED25519_SEED_BYTES])
{
    sha512_init(&signer->hash);
    sha512_update(&signer->hash, seed, ED25519_SEED_BYTES);
    sha512_final(&signer->hash, signer->expanded);
    signer->expanded[0] &= 0xf8;
    signer->expanded[31] = (signer->expanded[31] & 0x7f) | 0x40;
}

static void start_with_prefix(ed25519_signer *signer, sha512_state *hash)
{
    sha512_init(hash);
    sha512_update(hash, signer->expanded + 32, 32);
}

static void end_mod_order(ed25519_signer *signer, sha512_state *hash, uint32_t scalar[8])
{
    sha512_final(hash, signer->digest);
    ed25519_scalar_reduce(scalar, signer->digest);
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
    expand(&work->whole.signer, seed);
    ed25519_base(key, work->whole.signer.expanded, work);
}

void ed25519_sign_begin(ed25519_signer *signer, const uint8_t secret[ED25519_SECRET_BYTES])
{
    memcpy(signer->key, secret + ED25519_SEED_BYTES, sizeof signer->key);
    expand(signer, secret);
    start_with_prefix(signer, &signer->hash);
    signer->stage = FIRST;
}

void ed25519_sign_first(ed25519_signer *signer, const uint8_t *piece, size_t length)
{
    if (signer->stage != FIRST)
        signer->stage = BROKEN;
    else
        sha512_update(&signer->hash, piece, length);
}

void ed25519_sign_turn(ed25519_signer *signer, ed25519_work *work)
{
    if (signer->stage != FIRST) {
        signer->stage = BROKEN;
        return;
    }
    end_mod_order(signer, &signer->hash, signer->nonce);
    ed25519_base_multiply(work, signer->nonce);
    ed25519_point_encode(signer->point, &work->point);
    wipe(&work->point, sizeof work->point);
    wipe(&work->of.base, sizeof work->of.base);
    start_with_prefix(signer, &signer->again);
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

/* S = r + ka, when the message has been read twice. Wipes the signer. */
static void finish(ed25519_signer *signer, uint8_t signature[ED25519_SIGNATURE_BYTES])
{
    uint32_t k[8], a[8];
    end_mod_order(signer, &signer->hash, k);
    ed25519_scalar_from_bytes(a, signer->expanded);
    memcpy(signature, signer->point, 32);
    ed25519_scalar_muladd(signature + 32, k, a, signer->nonce);
    wipe(a, sizeof a);
    wipe(signer, sizeof *signer);
}

/* Whether this reading's nonce is another one than the first one's. */
static uint32_t differs(ed25519_signer *signer)
{
    uint32_t again[8], difference = 0;
    end_mod_order(signer, &signer->again, again);
    for (unsigned i = 0; i < 8; i++)
        difference |= again[i] ^ signer->nonce[i];
    difference = (difference | (0 - difference)) >> 31;
    DECLASSIFY_VALUE(difference, "whether the message was the same both times is the answer");
    wipe(again, sizeof again);
    return difference;
}

int ed25519_sign_end(ed25519_signer *signer, uint8_t signature[ED25519_SIGNATURE_BYTES])
{
    if (signer->stage != SECOND || differs(signer)) {
        wipe(signer, sizeof *signer);
        memset(signature, 0, ED25519_SIGNATURE_BYTES);
        return -1;
    }
    finish(signer, signature);
    return 0;
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
}
