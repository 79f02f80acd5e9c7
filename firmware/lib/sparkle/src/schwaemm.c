#include "schwaemm.h"

#include "bytes.h"
#include "declassify.h"
#include "internal.h"

struct schwaemm_variant {
    void (*permute)(uint32_t *state, unsigned steps);
    void (*absorb)(uint32_t *state, const uint32_t *in, size_t blocks);
    void (*encrypt)(uint32_t *state, uint32_t *out, const uint32_t *in, size_t blocks);
    void (*decrypt)(uint32_t *state, uint32_t *out, const uint32_t *in, size_t blocks);
    uint8_t rate, capacity; /* bytes */
    uint16_t reciprocal; /* 2^16 / rate, rounded up */
    uint8_t big;
    uint8_t constant; /* of a last block of associated data that is padded; 1 more where it is full, 2 of a message */
};

/* Bytes / rate is bytes * RECIPROCAL(rate) >> 16 for as many as CHUNK_BYTES: 24 is a third of a unit too much in its
 * reciprocal, so that the product is too high by less than 1/24 of 2^16 below 2^13 bytes. */
#define RECIPROCAL(rate) ((65536 + (rate)-1) / (rate))
#define CHUNK_BYTES 4096

static const struct schwaemm_variant VARIANT_128128 = {
    .permute = sparkle256,
    .absorb = schwaemm128128_absorb_blocks,
    .encrypt = schwaemm128128_encrypt_blocks,
    .decrypt = schwaemm128128_decrypt_blocks,
    .rate = 16,
    .reciprocal = RECIPROCAL(16),
    .capacity = 16,
    .big = SPARKLE256_BIG,
    .constant = 1 << 2,
};

static const struct schwaemm_variant VARIANT_256128 = {
    .permute = sparkle384,
    .absorb = schwaemm256128_absorb_blocks,
    .encrypt = schwaemm256128_encrypt_blocks,
    .decrypt = schwaemm256128_decrypt_blocks,
    .rate = 32,
    .reciprocal = RECIPROCAL(32),
    .capacity = 16,
    .big = SPARKLE384_BIG,
    .constant = 1 << 2,
};

static const struct schwaemm_variant VARIANT_192192 = {
    .permute = sparkle384,
    .absorb = schwaemm192192_absorb_blocks,
    .encrypt = schwaemm192192_encrypt_blocks,
    .decrypt = schwaemm192192_decrypt_blocks,
    .rate = 24,
    .reciprocal = RECIPROCAL(24),
    .capacity = 24,
    .big = SPARKLE384_BIG,
    .constant = 1 << 3,
};

static const struct schwaemm_variant VARIANT_256256 = {
    .permute = sparkle512,
    .absorb = schwaemm256256_absorb_blocks,
    .encrypt = schwaemm256256_encrypt_blocks,
    .decrypt = schwaemm256256_decrypt_blocks,
    .rate = 32,
    .reciprocal = RECIPROCAL(32),
    .capacity = 32,
    .big = SPARKLE512_BIG,
    .constant = 1 << 4,
};

/* The least significant bit is whether there is a message yet; a last block's constant grows by twice that. */
enum { PHASE_ASSOCIATED, PHASE_MESSAGE };
enum direction { ABSORB, ENCRYPT, DECRYPT };

static void start(schwaemm *s, const struct schwaemm_variant *variant, const uint8_t *nonce, const uint8_t *key)
{
    s->variant = variant;
    memcpy(s->state, nonce, variant->rate);
    memcpy((uint8_t *)s->state + variant->rate, key, variant->capacity);
    memcpy(s->key, key, variant->capacity);
    s->waiting = 0;
    s->phase = PHASE_ASSOCIATED;
    variant->permute(s->state, variant->big);
}

void schwaemm128128_start(schwaemm *s, const uint8_t nonce[SCHWAEMM128128_NONCE_BYTES],
                          const uint8_t key[SCHWAEMM128128_KEY_BYTES])
{
    start(s, &VARIANT_128128, nonce, key);
}

void schwaemm256128_start(schwaemm *s, const uint8_t nonce[SCHWAEMM256128_NONCE_BYTES],
                          const uint8_t key[SCHWAEMM256128_KEY_BYTES])
{
    start(s, &VARIANT_256128, nonce, key);
}

void schwaemm192192_start(schwaemm *s, const uint8_t nonce[SCHWAEMM192192_NONCE_BYTES],
                          const uint8_t key[SCHWAEMM192192_KEY_BYTES])
{
    start(s, &VARIANT_192192, nonce, key);
}

void schwaemm256256_start(schwaemm *s, const uint8_t nonce[SCHWAEMM256256_NONCE_BYTES],
                          const uint8_t key[SCHWAEMM256256_KEY_BYTES])
{
    start(s, &VARIANT_256256, nonce, key);
}

/* rho and the whitening of the rate, of the block that waits as the last one. */
static void last_block(schwaemm *s)
{
    const struct schwaemm_variant *v = s->variant;
    const unsigned rate = v->rate / 4, half = rate / 2, end = rate + v->capacity / 4;
    uint32_t *state = s->state;
    const uint32_t *first = state + rate, *second = first + (v->capacity == v->rate ? half : 0);

    state[end - 1] ^= (uint32_t)(v->constant + 2 * s->phase + (s->waiting == v->rate)) << 24;
    pad((uint8_t *)s->block, s->waiting, v->rate);
    for (unsigned i = 0; i < half; i++) {
        const uint32_t s1 = state[i], s2 = state[half + i];
        state[i] = s2 ^ s->block[i] ^ first[i];
        state[half + i] = s2 ^ s1 ^ s->block[half + i] ^ second[i];
    }
    v->permute(state, v->big);
    s->waiting = 0;
}

/* `blocks` whole blocks at any address, none of them the last. */
static void whole_blocks(schwaemm *s, uint8_t *out, const uint8_t *in, size_t blocks, enum direction direction)
{
    const struct schwaemm_variant *v = s->variant;
    if (direction == ABSORB && aligned(in, in)) {
        v->absorb(s->state, (const uint32_t *)(const void *)in, blocks);
        return;
    }
    void (*const crypt)(uint32_t *, uint32_t *, const uint32_t *, size_t) =
        direction == DECRYPT ? v->decrypt : v->encrypt;
    if (direction != ABSORB && aligned(out, in)) {
        crypt(s->state, (uint32_t *)(void *)out, (const uint32_t *)(const void *)in, blocks);
        return;
    }
    uint32_t bounce[BOUNCE_BYTES / 4];
    const size_t most = BOUNCE_BYTES * (size_t)v->reciprocal >> 16;
    while (blocks > 0) {
        const size_t count = blocks < most ? blocks : most, length = count * v->rate;
        memcpy(bounce, in, length);
        if (direction == ABSORB) {
            v->absorb(s->state, bounce, count);
        } else {
            crypt(s->state, bounce, bounce, count);
            memcpy(out, bounce, length);
            out += length;
        }
        in += length;
        blocks -= count;
    }
    wipe(bounce, sizeof bounce);
}

/* Bytes that fit into the block that waits. */
static void wait(schwaemm *s, uint8_t *out, const uint8_t *in, size_t length, enum direction direction)
{
    uint8_t *block = (uint8_t *)s->block + s->waiting;
    const uint8_t *rate = (const uint8_t *)s->state + s->waiting;
    s->waiting = (uint8_t)(s->waiting + length);
    if (direction == ABSORB) {
        memcpy(block, in, length);
        return;
    }
    if (aligned(out, in) && aligned(block, block))
        for (; length >= 4; length -= 4) {
            const uint32_t given = load(in), other = given ^ load(rate);
            store(block, direction == ENCRYPT ? given : other);
            store(out, other);
            block += 4;
            rate += 4;
            in += 4;
            out += 4;
        }
    for (; length > 0; length--) {
        const uint8_t given = *in++, other = given ^ *rate++;
        *block++ = direction == ENCRYPT ? given : other;
        *out++ = other;
    }
}

/* The last block is not known before the end, so a full one waits. */
static void take(schwaemm *s, uint8_t *out, const uint8_t *in, size_t length, enum direction direction)
{
    const size_t rate = s->variant->rate;
    while (length > 0) {
        if (s->waiting == rate) {
            s->variant->absorb(s->state, s->block, 1);
            s->waiting = 0;
        }
        size_t done;
        if (s->waiting == 0 && length > rate) {
            const size_t most = length - 1 < CHUNK_BYTES ? length - 1 : CHUNK_BYTES;
            const size_t blocks = most * s->variant->reciprocal >> 16;
            whole_blocks(s, out, in, blocks, direction);
            done = blocks * rate;
        } else {
            done = rate - s->waiting < length ? rate - s->waiting : length;
            wait(s, out, in, done, direction);
        }
        in += done;
        if (direction != ABSORB)
            out += done;
        length -= done;
    }
}

/* What waits is the last of the associated data. */
static void begin_message(schwaemm *s)
{
    if (s->phase == PHASE_ASSOCIATED && s->waiting > 0)
        last_block(s);
    s->phase = PHASE_MESSAGE;
}

void schwaemm_associate(schwaemm *s, const uint8_t *associated, size_t length)
{
    take(s, NULL, associated, length, ABSORB);
}

void schwaemm_encrypt_update(schwaemm *s, uint8_t *ciphertext, const uint8_t *plaintext, size_t length)
{
    begin_message(s);
    take(s, ciphertext, plaintext, length, ENCRYPT);
}

void schwaemm_decrypt_update_unverified(schwaemm *s, uint8_t *plaintext, const uint8_t *ciphertext, size_t length)
{
    begin_message(s);
    take(s, plaintext, ciphertext, length, DECRYPT);
}

/* The tag, in place of the capacity. */
static uint8_t *finish(schwaemm *s)
{
    begin_message(s);
    if (s->waiting > 0)
        last_block(s);
    uint32_t *tag = s->state + s->variant->rate / 4;
    for (unsigned i = 0; i < s->variant->capacity / 4u; i++)
        tag[i] ^= s->key[i];
    return (uint8_t *)tag;
}

void schwaemm_encrypt_finish(schwaemm *s, uint8_t *tag)
{
    const uint8_t *ours = finish(s);
    memcpy(tag, ours, s->variant->capacity);
    wipe(s, sizeof *s);
}

int schwaemm_decrypt_finish(schwaemm *s, const uint8_t *tag)
{
    const uint8_t *ours = finish(s);
    uint32_t differs = 0;
    for (unsigned i = 0; i < s->variant->capacity; i++)
        differs |= (uint32_t)(ours[i] ^ tag[i]);
    int result = -(int)((differs + 0xff) >> 8); /* 0, or -1 */
    wipe(s, sizeof *s);
    DECLASSIFY_VALUE(result, "whether a message is genuine is the answer");
    return result;
}

static void encrypt(schwaemm *s, uint8_t *ciphertext, const uint8_t *plaintext, size_t length,
                    const uint8_t *associated, size_t associated_length)
{
    schwaemm_associate(s, associated, associated_length);
    schwaemm_encrypt_update(s, ciphertext, plaintext, length);
    schwaemm_encrypt_finish(s, ciphertext + length);
}

static int decrypt(schwaemm *s, uint8_t *plaintext, const uint8_t *ciphertext, size_t length,
                   const uint8_t *associated, size_t associated_length)
{
    schwaemm_associate(s, associated, associated_length);
    schwaemm_decrypt_update_unverified(s, plaintext, ciphertext, length);
    const int result = schwaemm_decrypt_finish(s, ciphertext + length);
    if (result != 0)
        wipe(plaintext, length);
    return result;
}

#define ONE_CALL(bits, NAME)                                                                                    \
    void schwaemm##bits##_encrypt(uint8_t *ciphertext, const uint8_t *plaintext, size_t length,                 \
                                  const uint8_t *associated, size_t associated_length,                          \
                                  const uint8_t nonce[NAME##_NONCE_BYTES], const uint8_t key[NAME##_KEY_BYTES]) \
    {                                                                                                           \
        schwaemm s;                                                                                             \
        schwaemm##bits##_start(&s, nonce, key);                                                                 \
        encrypt(&s, ciphertext, plaintext, length, associated, associated_length);                              \
    }                                                                                                           \
    int schwaemm##bits##_decrypt(uint8_t *plaintext, const uint8_t *ciphertext, size_t length,                  \
                                 const uint8_t *associated, size_t associated_length,                           \
                                 const uint8_t nonce[NAME##_NONCE_BYTES], const uint8_t key[NAME##_KEY_BYTES])  \
    {                                                                                                           \
        if (length < NAME##_TAG_BYTES)                                                                          \
            return -1;                                                                                          \
        schwaemm s;                                                                                             \
        schwaemm##bits##_start(&s, nonce, key);                                                                 \
        return decrypt(&s, plaintext, ciphertext, length - NAME##_TAG_BYTES, associated, associated_length);    \
    }

ONE_CALL(128128, SCHWAEMM128128)
ONE_CALL(256128, SCHWAEMM256128)
ONE_CALL(192192, SCHWAEMM192192)
ONE_CALL(256256, SCHWAEMM256256)
