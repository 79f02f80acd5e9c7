#include <string.h>

#include "backend.h"
#include "internal.h"
#include "poly1305.h"

static uint32_t load32(const uint8_t *p)
{
    return p[0] | (uint32_t)p[1] << 8 | (uint32_t)p[2] << 16 | (uint32_t)p[3] << 24;
}

static void store32(uint8_t *p, uint32_t value)
{
#ifdef __ARM_FEATURE_UNALIGNED
    __builtin_memcpy(p, &value, 4); /* one instruction */
#else
    p[0] = (uint8_t)value;
    p[1] = (uint8_t)(value >> 8);
    p[2] = (uint8_t)(value >> 16);
    p[3] = (uint8_t)(value >> 24);
#endif
}

/* Stores that are not left out, though nobody reads the words any more. */
static inline void wipe4(volatile uint32_t *word)
{
    word[0] = 0;
    word[1] = 0;
    word[2] = 0;
    word[3] = 0;
}

/* In a row, which is quicker than a call of memset(). */
static inline void wipe(poly1305_state *state)
{
    state->used = 0;
    wipe4(state->h);
    wipe4(state->h + 1);
    wipe4(state->r);
    wipe4(state->s);
    wipe4((volatile uint32_t *)(void *)state->buffer);
}

void poly1305_init(poly1305_state *state, const uint8_t key[POLY1305_KEY_BYTES])
{
    /* All is loaded before it is stored: for the compiler, the two might overlap. */
    uint32_t r0 = load32(key), r1 = load32(key + 4), r2 = load32(key + 8), r3 = load32(key + 12);
    uint32_t s0 = load32(key + 16), s1 = load32(key + 20), s2 = load32(key + 24), s3 = load32(key + 28);
    for (unsigned i = 0; i < 5; i++)
        state->h[i] = 0;
    /* The clamp: the top four bits of each word are clear, and the lowest two of all but the first. */
    state->r[0] = r0 & 0x0fffffff;
    state->r[1] = r1 & 0x0ffffffc;
    state->r[2] = r2 & 0x0ffffffc;
    state->r[3] = r3 & 0x0ffffffc;
    state->s[0] = s0;
    state->s[1] = s1;
    state->s[2] = s2;
    state->s[3] = s3;
    state->used = 0;
}

void poly1305_update(poly1305_state *state, const uint8_t *message, size_t length)
{
    if (state->used != 0) {
        size_t piece = POLY1305_BLOCK_BYTES - state->used;
        if (piece > length)
            piece = length;
        if (piece != 0)
            memcpy(state->buffer + state->used, message, piece);
        state->used += piece;
        if (state->used < POLY1305_BLOCK_BYTES)
            return;
        poly1305_blocks(state, state->buffer, 1, 1);
        state->used = 0;
        message += piece;
        length -= piece;
    }
    size_t blocks = length / POLY1305_BLOCK_BYTES;
    if (blocks != 0)
        poly1305_blocks(state, message, blocks, 1);
    size_t rest = length % POLY1305_BLOCK_BYTES;
    if (rest != 0) {
        memcpy(state->buffer, message + length - rest, rest);
        state->used = rest;
    }
}

/* h mod p, and then its low 128 bits + s. */
static void reduce_and_add(const poly1305_state *state, uint8_t tag[POLY1305_TAG_BYTES])
{
    uint32_t h0 = state->h[0], h1 = state->h[1], h2 = state->h[2], h3 = state->h[3], h4 = state->h[4];
    /* 2^130 = 5. With h4 < 2^31 the product stays below 2^32, and h below 2^130 + 2^32 < 2 p. */
    uint64_t sum = (uint64_t)h0 + (h4 >> 2) * 5;
    h0 = (uint32_t)sum;
    h1 = (uint32_t)(sum = h1 + (sum >> 32));
    h2 = (uint32_t)(sum = h2 + (sum >> 32));
    h3 = (uint32_t)(sum = h3 + (sum >> 32));
    h4 = (h4 & 3) + (uint32_t)(sum >> 32);
    /* h is p or more just where h + 5 is 2^130 or more. Then h - p = h + 5 - 2^130, else it stays. */
    sum = (uint64_t)h0 + 5;
    sum = h1 + (sum >> 32);
    sum = h2 + (sum >> 32);
    sum = h3 + (sum >> 32);
    uint32_t more = (h4 + (uint32_t)(sum >> 32)) >> 2;
    sum = (uint64_t)h0 + more * 5 + state->s[0];
    store32(tag, (uint32_t)sum);
    sum = (sum >> 32) + h1 + state->s[1];
    store32(tag + 4, (uint32_t)sum);
    sum = (sum >> 32) + h2 + state->s[2];
    store32(tag + 8, (uint32_t)sum);
    sum = (sum >> 32) + h3 + state->s[3];
    store32(tag + 12, (uint32_t)sum);
}

void poly1305_final(poly1305_state *state, uint8_t tag[POLY1305_TAG_BYTES])
{
    if (state->used != 0) {
        state->buffer[state->used] = 1;
        memset(state->buffer + state->used + 1, 0, POLY1305_BLOCK_BYTES - 1 - state->used);
        poly1305_blocks(state, state->buffer, 1, 0);
    }
    reduce_and_add(state, tag);
    wipe(state);
}

#if POLY1305_BACKEND != POLY1305_BACKEND_ARMV7EM
void poly1305(uint8_t tag[POLY1305_TAG_BYTES], const uint8_t *message, size_t length,
              const uint8_t key[POLY1305_KEY_BYTES])
{
    poly1305_state state;
    poly1305_init(&state, key);
    poly1305_update(&state, message, length);
    poly1305_final(&state, tag);
}
#endif

int poly1305_verify(const uint8_t tag[POLY1305_TAG_BYTES], const uint8_t *message, size_t length,
                    const uint8_t key[POLY1305_KEY_BYTES])
{
    uint32_t ours[POLY1305_TAG_BYTES / 4];
    const uint8_t *byte = (const uint8_t *)ours;
    poly1305((uint8_t *)ours, message, length, key);
    uint32_t difference = 0;
    for (unsigned i = 0; i < POLY1305_TAG_BYTES; i++)
        difference |= byte[i] ^ tag[i];
    wipe4(ours);
    /* -1 where it is not zero. It is below 256, so the subtraction borrows for zero alone. */
    return (int)((difference - 1) >> 31) - 1;
}
