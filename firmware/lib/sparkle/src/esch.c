#include "esch.h"

#include "bytes.h"
#include "internal.h"

struct esch_variant {
    void (*permute)(uint32_t *state, unsigned steps);
    void (*absorb)(uint32_t *state, const uint32_t *in, size_t blocks);
    uint8_t branches; /* and words of the left half */
    uint8_t slim, big;
    uint8_t domain; /* of a padded last block; 1 more where it is full */
};

#define OF_384(domain_)                                                                                       \
    {.permute = sparkle384, .absorb = esch256_absorb_blocks, .branches = 6, .slim = SPARKLE384_SLIM,           \
     .big = SPARKLE384_BIG, .domain = domain_}
#define OF_512(domain_)                                                                                       \
    {.permute = sparkle512, .absorb = esch384_absorb_blocks, .branches = 8, .slim = SPARKLE512_SLIM,           \
     .big = SPARKLE512_BIG, .domain = domain_}
static const struct esch_variant ESCH256 = OF_384(1), XOESCH256 = OF_384(5), ESCH384 = OF_512(1), XOESCH384 = OF_512(5);

static void start(esch *e, const struct esch_variant *variant)
{
    memset(e, 0, sizeof *e);
    e->variant = variant;
}

void esch256_start(esch *e)
{
    start(e, &ESCH256);
}

void esch384_start(esch *e)
{
    start(e, &ESCH384);
}

void xoesch256_start(esch *e)
{
    start(e, &XOESCH256);
}

void xoesch384_start(esch *e)
{
    start(e, &XOESCH384);
}

/* `blocks` whole blocks at any address, none of them the last. */
static void whole_blocks(const struct esch_variant *v, uint32_t *state, const uint8_t *message, size_t blocks)
{
    if (aligned(message, message)) {
        v->absorb(state, (const uint32_t *)(const void *)message, blocks);
        return;
    }
    uint32_t bounce[BOUNCE_BYTES / 4];
    while (blocks > 0) {
        const size_t count = blocks < BOUNCE_BYTES / ESCH_RATE ? blocks : BOUNCE_BYTES / ESCH_RATE;
        memcpy(bounce, message, count * ESCH_RATE);
        v->absorb(state, bounce, count);
        message += count * ESCH_RATE;
        blocks -= count;
    }
    wipe(bounce, sizeof bounce);
}

/* The last block is not known before the end, so a full one waits. */
void esch_update(esch *e, const uint8_t *message, size_t length)
{
    while (length > 0) {
        if (e->position == ESCH_RATE) {
            e->variant->absorb(e->state, e->block, 1);
            e->position = 0;
        }
        size_t done;
        if (e->position == 0 && length > ESCH_RATE) {
            const size_t blocks = (length - 1) / ESCH_RATE;
            whole_blocks(e->variant, e->state, message, blocks);
            done = blocks * ESCH_RATE;
        } else {
            done = ESCH_RATE - (size_t)e->position < length ? ESCH_RATE - (size_t)e->position : length;
            memcpy((uint8_t *)e->block + e->position, message, done);
            e->position = (uint8_t)(e->position + done);
        }
        message += done;
        length -= done;
    }
}

static inline uint32_t ell(uint32_t value)
{
    value ^= value << 16;
    return value >> 16 | value << 16;
}

/* Of a last block that has `used` bytes and is padded. */
PER_VARIANT void mix(const struct esch_variant *v, uint32_t *state, const uint32_t *b, unsigned used)
{
    state[v->branches - 1] ^= (uint32_t)(v->domain + (used == ESCH_RATE)) << 24;
    const uint32_t for_y = ell(b[0] ^ b[2]), for_x = ell(b[1] ^ b[3]);
    UNROLLED(4)
    for (unsigned i = 0; i < 4; i++)
        state[i] ^= b[i];
    UNROLLED(4)
    for (unsigned i = 0; i < v->branches; i += 2) {
        state[i] ^= for_x;
        state[i + 1] ^= for_y;
    }
    v->permute(state, v->big);
}

static void last_block(esch *e)
{
    pad((uint8_t *)e->block, e->position, ESCH_RATE);
    mix(e->variant, e->state, e->block, e->position);
    e->squeezing = 1;
    e->position = 0;
}

void esch_squeeze(esch *e, uint8_t *out, size_t length)
{
    if (!e->squeezing)
        last_block(e);
    while (length > 0) {
        if (e->position == ESCH_RATE) {
            e->variant->permute(e->state, e->variant->slim);
            e->position = 0;
        }
        const size_t left = ESCH_RATE - (size_t)e->position, done = left < length ? left : length;
        memcpy(out, (const uint8_t *)e->state + e->position, done);
        e->position = (uint8_t)(e->position + done);
        out += done;
        length -= done;
    }
}

/* All in one call, without a context to fill and to wipe. `out` may be where the message is. */
PER_VARIANT void whole(const struct esch_variant *v, uint8_t *out, size_t out_length, const uint8_t *message,
                       size_t length)
{
    const unsigned words = 2u * v->branches;
    uint32_t state[16], block[4];

    wipe_words(state, words);
    if (length > ESCH_RATE) {
        const size_t blocks = (length - 1) / ESCH_RATE;
        whole_blocks(v, state, message, blocks);
        message += blocks * ESCH_RATE;
        length -= blocks * ESCH_RATE;
    }
    if (length == ESCH_RATE) {
        from_bytes(block, message, ESCH_RATE / 4);
    } else {
        wipe_words(block, 4);
        if (length > 0)
            memcpy(block, message, length);
        ((uint8_t *)block)[length] = 0x80;
    }
    mix(v, state, block, (unsigned)length);
    while (out_length > ESCH_RATE) {
        to_bytes(out, state, ESCH_RATE / 4);
        v->permute(state, v->slim);
        out += ESCH_RATE;
        out_length -= ESCH_RATE;
    }
    if (out_length == ESCH_RATE)
        to_bytes(out, state, ESCH_RATE / 4);
    else if (out_length > 0)
        memcpy(out, state, out_length);
    wipe_words(state, words);
    wipe_words(block, 4);
}

void esch256(uint8_t digest[ESCH256_BYTES], const uint8_t *message, size_t length)
{
    whole(&ESCH256, digest, ESCH256_BYTES, message, length);
}

void esch384(uint8_t digest[ESCH384_BYTES], const uint8_t *message, size_t length)
{
    whole(&ESCH384, digest, ESCH384_BYTES, message, length);
}

void xoesch256(uint8_t *out, size_t out_length, const uint8_t *message, size_t length)
{
    whole(&XOESCH256, out, out_length, message, length);
}

void xoesch384(uint8_t *out, size_t out_length, const uint8_t *message, size_t length)
{
    whole(&XOESCH384, out, out_length, message, length);
}
