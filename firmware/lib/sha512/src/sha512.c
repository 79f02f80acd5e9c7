/* The hash over any backend's compression. */
#include <string.h>

#include "internal.h"
#include "sha512.h"

#if __BYTE_ORDER__ != __ORDER_LITTLE_ENDIAN__
#error "sha512: words are turned to the message's order, which needs a little-endian machine"
#endif

enum { BLOCK = SHA512_BLOCK_BYTES, LENGTH_AT = BLOCK - 16 };

void sha512_init(sha512_state *state)
{
    /* FIPS 180-4, section 5.3.5, each word lower half first. */
    static const uint32_t start[16] = {
        0xf3bcc908, 0x6a09e667, 0x84caa73b, 0xbb67ae85, 0xfe94f82b, 0x3c6ef372, 0x5f1d36f1, 0xa54ff53a,
        0xade682d1, 0x510e527f, 0x2b3e6c1f, 0x9b05688c, 0xfb41bd6b, 0x1f83d9ab, 0x137e2179, 0x5be0cd19,
    };
    memcpy(state->word, start, sizeof start);
    state->bytes[0] = state->bytes[1] = state->bytes[2] = state->bytes[3] = 0;
}

/* Not inlined, as begin() below: what such a function saves is not on the stack while blocks are compressed. */
static __attribute__((noinline)) void count(sha512_state *state, size_t length)
{
    uint64_t sum = length;
    for (unsigned i = 0; i < 4; i++) {
        sum += state->bytes[i];
        state->bytes[i] = (uint32_t)sum;
        sum >>= 32;
    }
}

void sha512_update(sha512_state *state, const uint8_t *message, size_t length)
{
    while (length > 0) {
        unsigned used = state->bytes[0] % BLOCK;
        size_t piece = length - length % BLOCK;
        if (used == 0 && piece > 0) {
            count(state, piece);
            sha512_compress(state->word, state->block, message, piece / BLOCK);
        } else {
            piece = BLOCK - used;
            if (piece > length)
                piece = length;
            count(state, piece);
            memcpy((uint8_t *)state->block + used, message, piece);
            if (used + piece == BLOCK)
                sha512_compress(state->word, state->block, (const uint8_t *)state->block, 1);
        }
        message += piece;
        length -= piece;
    }
}

static inline uint32_t reversed(uint32_t word)
{
    return __builtin_bswap32(word);
}

/* The length in bits, most significant byte first (section 5.1.2). */
static void put_length(sha512_state *state)
{
    uint32_t below = 0;
    for (unsigned i = 0; i < 4; i++) {
        state->block[31 - i] = reversed(state->bytes[i] << 3 | below);
        below = state->bytes[i] >> 29;
    }
}

void sha512_final(sha512_state *state, uint8_t digest[SHA512_BYTES])
{
    uint8_t *block = (uint8_t *)state->block;
    unsigned used = state->bytes[0] % BLOCK;
    block[used++] = 0x80;
    if (used > LENGTH_AT) {
        memset(block + used, 0, BLOCK - used);
        sha512_compress(state->word, state->block, block, 1);
        used = 0;
    }
    memset(block + used, 0, LENGTH_AT - used);
    put_length(state);
    sha512_compress(state->word, state->block, block, 1);
    for (unsigned i = 0; i < 8; i++) {
        state->block[2 * i] = reversed(state->word[2 * i + 1]);
        state->block[2 * i + 1] = reversed(state->word[2 * i]);
    }
    memcpy(digest, block, SHA512_BYTES);
    memset(state, 0, sizeof *state);
    /* The compiler must take the zeros for read, or it drops them where the state ends here. */
    __asm__ volatile("" : : "r"(state) : "memory");
}

static __attribute__((noinline)) void begin(sha512_state *state, const uint8_t *message, size_t length)
{
    sha512_init(state);
    sha512_update(state, message, length);
}

void sha512(uint8_t digest[SHA512_BYTES], const uint8_t *message, size_t length)
{
    sha512_state state;
    begin(&state, message, length);
    sha512_final(&state, digest);
}

void sha512_blocks(uint32_t word[16], const uint8_t *blocks, size_t count)
{
    uint32_t schedule[32];
    if (count > 0)
        sha512_compress(word, schedule, blocks, count);
}
