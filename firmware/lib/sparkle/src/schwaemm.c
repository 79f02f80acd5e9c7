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

/* Nonce and key. */
PER_VARIANT void begin(const struct schwaemm_variant *v, uint32_t *state, const uint8_t *nonce, const uint8_t *key)
{
    from_bytes(state, nonce, v->rate / 4u);
    from_bytes(state + v->rate / 4, key, v->capacity / 4u);
    v->permute(state, v->big);
}

/* rho and the whitening of the rate, of a last block that has `used` bytes and is padded. */
PER_VARIANT void mix(const struct schwaemm_variant *v, uint32_t *state, const uint32_t *block, unsigned used,
                     unsigned phase)
{
    const unsigned rate = v->rate / 4, half = rate / 2, end = rate + v->capacity / 4;
    const uint32_t *first = state + rate, *second = first + (v->capacity == v->rate ? half : 0);

    state[end - 1] ^= (uint32_t)(v->constant + 2 * phase + (used == v->rate)) << 24;
    UNROLLED(4)
    for (unsigned i = 0; i < half; i++) {
        const uint32_t s1 = state[i], s2 = state[half + i];
        state[i] = s2 ^ block[i] ^ first[i];
        state[half + i] = s2 ^ s1 ^ block[half + i] ^ second[i];
    }
    v->permute(state, v->big);
}

static void start(schwaemm *s, const struct schwaemm_variant *variant, const uint8_t *nonce, const uint8_t *key)
{
    s->variant = variant;
    memcpy(s->key, key, variant->capacity);
    s->waiting = 0;
    s->phase = PHASE_ASSOCIATED;
    begin(variant, s->state, nonce, key);
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

/* `blocks` whole blocks at any address, none of them the last. */
static void whole_blocks(const struct schwaemm_variant *v, uint32_t *state, uint8_t *out, const uint8_t *in,
                         size_t blocks, enum direction direction)
{
    if (direction == ABSORB && aligned(in, in)) {
        v->absorb(state, (const uint32_t *)(const void *)in, blocks);
        return;
    }
    void (*const crypt)(uint32_t *, uint32_t *, const uint32_t *, size_t) =
        direction == DECRYPT ? v->decrypt : v->encrypt;
    if (direction != ABSORB && aligned(out, in)) {
        crypt(state, (uint32_t *)(void *)out, (const uint32_t *)(const void *)in, blocks);
        return;
    }
    uint32_t bounce[BOUNCE_BYTES / 4];
    const size_t most = BOUNCE_BYTES * (size_t)v->reciprocal >> 16;
    while (blocks > 0) {
        const size_t count = blocks < most ? blocks : most, length = count * v->rate;
        memcpy(bounce, in, length);
        if (direction == ABSORB) {
            v->absorb(state, bounce, count);
        } else {
            crypt(state, bounce, bounce, count);
            memcpy(out, bounce, length);
            out += length;
        }
        in += length;
        blocks -= count;
    }
    wipe(bounce, sizeof bounce);
}

/* All but the last block of more than one, or a part of them. Returns how many bytes. */
static size_t some_blocks(const struct schwaemm_variant *v, uint32_t *state, uint8_t *out, const uint8_t *in,
                          size_t length, enum direction direction)
{
    const size_t most = length - 1 < CHUNK_BYTES ? length - 1 : CHUNK_BYTES;
    const size_t blocks = most * v->reciprocal >> 16;
    whole_blocks(v, state, out, in, blocks, direction);
    return blocks * v->rate;
}

/* Bytes of one block: `block` gets the plaintext, `out` the other of the two. `rate` and `block` are aligned alike. */
INLINED void cross(uint8_t *block, const uint8_t *rate, uint8_t *out, const uint8_t *in, size_t length,
                  enum direction direction)
{
    if (direction == ABSORB) {
        memcpy(block, in, length);
        return;
    }
    if (word_by_word(out, in) && aligned(block, block))
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

/* The block that waits is the last one. */
static void last_block(schwaemm *s)
{
    pad((uint8_t *)s->block, s->waiting, s->variant->rate);
    mix(s->variant, s->state, s->block, s->waiting, s->phase);
    s->waiting = 0;
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
            done = some_blocks(s->variant, s->state, out, in, length, direction);
        } else {
            done = rate - s->waiting < length ? rate - s->waiting : length;
            cross((uint8_t *)s->block + s->waiting, (const uint8_t *)s->state + s->waiting, out, in, done, direction);
            s->waiting = (uint8_t)(s->waiting + done);
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

/* All of the associated data, at least a byte. */
static void associate(const struct schwaemm_variant *v, uint32_t *state, const uint8_t *associated, size_t length)
{
    uint32_t block[8];
    while (length > v->rate) {
        const size_t done = some_blocks(v, state, NULL, associated, length, ABSORB);
        associated += done;
        length -= done;
    }
    memcpy(block, associated, length);
    pad((uint8_t *)block, length, v->rate);
    mix(v, state, block, (unsigned)length, PHASE_ASSOCIATED);
    wipe_words(block, 8);
}

/* All of a message, at least a byte. */
PER_VARIANT void message(const struct schwaemm_variant *v, uint32_t *state, uint8_t *out, const uint8_t *in,
                         size_t length, enum direction direction)
{
    uint32_t block[8];
    while (length > v->rate) {
        const size_t done = some_blocks(v, state, out, in, length, direction);
        in += done;
        out += done;
        length -= done;
    }
    wipe_words(block, v->rate / 4u);
    cross((uint8_t *)block, (const uint8_t *)state, out, in, length, direction);
    if (length < v->rate)
        ((uint8_t *)block)[length] = 0x80;
    mix(v, state, block, (unsigned)length, PHASE_MESSAGE);
    wipe_words(block, v->rate / 4u);
}

/* All in one call, without a context to fill and to wipe: the tag is written or compared with. Returns what differs. */
PER_VARIANT uint32_t whole(const struct schwaemm_variant *v, uint8_t *out, const uint8_t *in, size_t length,
                           const uint8_t *associated, size_t associated_length, const uint8_t *nonce,
                           const uint8_t *key, enum direction direction)
{
    const unsigned rate = v->rate / 4, capacity = v->capacity / 4;
    uint32_t state[16], differs = 0;
    uint32_t *tag = state + rate;

    begin(v, state, nonce, key);
    if (associated_length > 0)
        associate(v, state, associated, associated_length);
    if (length > 0)
        message(v, state, out, in, length, direction);
    xor_bytes(tag, key, capacity);
    if (direction == ENCRYPT) {
        to_bytes(out + length, tag, capacity);
    } else {
        xor_bytes(tag, in + length, capacity);
        UNROLLED(8)
        for (unsigned i = 0; i < capacity; i++)
            differs |= tag[i];
    }
    wipe_words(state, rate + capacity);
    return differs;
}

/* 0, or -1 where something differs; the plaintext is gone then. */
static int verdict(uint32_t differs, uint8_t *plaintext, size_t length)
{
    int result = -(int)((differs | (0 - differs)) >> 31);
    DECLASSIFY_VALUE(result, "whether a message is genuine is the answer");
    if (result != 0)
        wipe(plaintext, length);
    return result;
}

#define ONE_CALL(bits, NAME)                                                                                    \
    void schwaemm##bits##_encrypt(uint8_t *ciphertext, const uint8_t *plaintext, size_t length,                 \
                                  const uint8_t *associated, size_t associated_length,                          \
                                  const uint8_t nonce[NAME##_NONCE_BYTES], const uint8_t key[NAME##_KEY_BYTES]) \
    {                                                                                                           \
        whole(&VARIANT_##bits, ciphertext, plaintext, length, associated, associated_length, nonce, key,        \
              ENCRYPT);                                                                                         \
    }                                                                                                           \
    int schwaemm##bits##_decrypt(uint8_t *plaintext, const uint8_t *ciphertext, size_t length,                  \
                                 const uint8_t *associated, size_t associated_length,                           \
                                 const uint8_t nonce[NAME##_NONCE_BYTES], const uint8_t key[NAME##_KEY_BYTES])  \
    {                                                                                                           \
        if (length < NAME##_TAG_BYTES)                                                                          \
            return -1;                                                                                          \
        length -= NAME##_TAG_BYTES;                                                                             \
        return verdict(whole(&VARIANT_##bits, plaintext, ciphertext, length, associated, associated_length,     \
                             nonce, key, DECRYPT),                                                              \
                       plaintext, length);                                                                      \
    }

ONE_CALL(128128, SCHWAEMM128128)
ONE_CALL(256128, SCHWAEMM256128)
ONE_CALL(192192, SCHWAEMM192192)
ONE_CALL(256256, SCHWAEMM256256)
