/* Streams over any backend's salsa20_xor_blocks(). */
#include <string.h>

#include "backend.h"
#include "internal.h"
#include "salsa20.h"

#if __BYTE_ORDER__ != __ORDER_LITTLE_ENDIAN__
#error "salsa20: the words of a block are taken as bytes, which needs a little-endian machine"
#endif

#define BLOCK_BYTES 64

/* Words of the input. */
enum { KEY_FIRST = 1, NONCE = 6, COUNTER = 8, KEY_SECOND = 11 };

/* The core takes words at any address, or those that are asked about lie at multiples of 4. */
#ifdef __ARM_FEATURE_UNALIGNED
#define WORDS_AT(addresses) 1
#else
#define WORDS_AT(addresses) (((addresses)&3) == 0)
#endif

static inline uint32_t load(const uint8_t *p)
{
    return p[0] | (uint32_t)p[1] << 8 | (uint32_t)p[2] << 16 | (uint32_t)p[3] << 24;
}

static inline void store(uint8_t *p, uint32_t word)
{
    p[0] = (uint8_t)word;
    p[1] = (uint8_t)(word >> 8);
    p[2] = (uint8_t)(word >> 16);
    p[3] = (uint8_t)(word >> 24);
}

#ifdef __ARM_FEATURE_UNALIGNED
#define load_word load
#define store_word store
#else
static inline uint32_t load_word(const uint8_t *p)
{
    uint32_t word;
    __builtin_memcpy(&word, __builtin_assume_aligned(p, 4), 4);
    return word;
}

static inline void store_word(uint8_t *p, uint32_t word)
{
    __builtin_memcpy(__builtin_assume_aligned(p, 4), &word, 4);
}
#endif

static __attribute__((noinline)) void load_bytes(uint32_t *words, const uint8_t *p, unsigned count)
{
    for (unsigned i = 0; i < count; i++)
        words[i] = load(p + 4 * i);
}

/* No loop where there need not be one: it would take longer than the rest of a start. */
static inline void load_two(uint32_t *words, const uint8_t *p)
{
    if (WORDS_AT((uintptr_t)p)) {
        words[0] = load_word(p);
        words[1] = load_word(p + 4);
    } else {
        load_bytes(words, p, 2);
    }
}

static inline void load_four(uint32_t *words, const uint8_t *p)
{
    if (WORDS_AT((uintptr_t)p)) {
        words[0] = load_word(p);
        words[1] = load_word(p + 4);
        words[2] = load_word(p + 8);
        words[3] = load_word(p + 12);
    } else {
        load_bytes(words, p, 4);
    }
}

/* The compiler must take the zeros for read, or it drops them with what dies here. */
static inline void wipe_four(uint32_t words[4])
{
    words[0] = 0;
    words[1] = 0;
    words[2] = 0;
    words[3] = 0;
    __asm__ volatile("" : : "r"(words) : "memory");
}

static void wipe_block(uint32_t block[16])
{
    for (unsigned i = 0; i < 16; i += 4)
        wipe_four(block + i);
}

/* All but the four words of nonce and counter. Not inlined: where a compiler is short of registers, it takes those of
 * the FPU. */
static __attribute__((noinline)) void set_key(uint32_t input[16], const uint8_t key[SALSA20_KEY_BYTES])
{
    /* "expand 32-byte k" */
    input[0] = 0x61707865;
    input[5] = 0x3320646e;
    input[10] = 0x79622d32;
    input[15] = 0x6b206574;
    load_four(input + KEY_FIRST, key);
    load_four(input + KEY_SECOND, key + 16);
}

static inline void wipe_key(uint32_t input[16])
{
    wipe_four(input + KEY_FIRST);
    wipe_four(input + KEY_SECOND);
}

static inline void set_stream(uint32_t input[16], const uint8_t nonce[SALSA20_NONCE_BYTES], uint64_t counter)
{
    load_two(input + NONCE, nonce);
    input[COUNTER] = (uint32_t)counter;
    input[COUNTER + 1] = (uint32_t)(counter >> 32);
}

static inline void set(uint32_t input[16], const uint8_t key[SALSA20_KEY_BYTES],
                       const uint8_t nonce[SALSA20_NONCE_BYTES], uint64_t counter)
{
    set_key(input, key);
    set_stream(input, nonce, counter);
}

/* Whole blocks; counts them. */
static void xor_blocks(uint8_t *out, const uint8_t *in, size_t blocks, uint32_t input[16])
{
    while (blocks > 0) {
        /* After the first, until the counter's low word is all ones. */
        uint32_t left = UINT32_MAX - input[COUNTER];
        size_t count = blocks - 1 < left ? blocks : (size_t)left + 1;
        salsa20_xor_blocks(out, in, count, input);
        input[COUNTER] += (uint32_t)count;
        input[COUNTER + 1] += input[COUNTER] == 0;
        out += BLOCK_BYTES * count;
        in += BLOCK_BYTES * count;
        blocks -= count;
    }
}

static void next_block(uint32_t block[16], uint32_t input[16])
{
    salsa20_block(block, input);
    input[COUNTER]++;
    input[COUNTER + 1] += input[COUNTER] == 0;
}

static void xor_bytes(uint8_t *out, const uint8_t *in, const uint8_t *stream, size_t length)
{
    size_t i = 0;
    if (WORDS_AT((uintptr_t)out | (uintptr_t)in | (uintptr_t)stream))
        for (; length - i >= 4; i += 4)
            store_word(out + i, load_word(in + i) ^ load_word(stream + i));
    for (; i < length; i++)
        out[i] = in[i] ^ stream[i];
}

/* HSalsa20's result takes the place of the key: the rounds alone, of eight words. What they give is known by their sum
 * with the input, which is public there. Not inlined, so that its block is not on the stack beside another. */
static __attribute__((noinline)) void set_subkey(uint32_t input[16], const uint8_t key[SALSA20_KEY_BYTES],
                                                 const uint8_t nonce[HSALSA20_NONCE_BYTES])
{
    uint32_t block[16];
    set_key(input, key);
    load_four(input + NONCE, nonce);
    salsa20_block(block, input);
    for (unsigned i = 0; i < 4; i++) {
        input[KEY_FIRST + i] = block[5 * i] - input[5 * i];
        input[KEY_SECOND + i] = block[NONCE + i] - input[NONCE + i];
    }
    wipe_block(block);
}

void hsalsa20(uint8_t out[SALSA20_KEY_BYTES], const uint8_t key[SALSA20_KEY_BYTES],
              const uint8_t nonce[HSALSA20_NONCE_BYTES])
{
    uint32_t input[16];
    set_subkey(input, key, nonce);
    for (unsigned i = 0; i < 4; i++) {
        store(out + 4 * i, input[KEY_FIRST + i]);
        store(out + 16 + 4 * i, input[KEY_SECOND + i]);
    }
    wipe_key(input);
}

static inline void set_long(uint32_t input[16], const uint8_t key[SALSA20_KEY_BYTES],
                            const uint8_t nonce[XSALSA20_NONCE_BYTES], uint64_t counter)
{
    set_subkey(input, key, nonce);
    set_stream(input, nonce + HSALSA20_NONCE_BYTES, counter);
}

/* The input's key is wiped. Inlined, as each call more costs 32 bytes of stack. */
static inline __attribute__((always_inline)) void xor_all(uint8_t *out, const uint8_t *in, size_t length,
                                                          uint32_t input[16])
{
    size_t whole = length & ~(size_t)(BLOCK_BYTES - 1);
    xor_blocks(out, in, whole / BLOCK_BYTES, input);
    if (whole != length) {
        uint32_t block[16];
        next_block(block, input);
        xor_bytes(out + whole, in + whole, (const uint8_t *)block, length - whole);
        wipe_block(block);
    }
    wipe_key(input);
}

void salsa20_xor(uint8_t *out, const uint8_t *in, size_t length, const uint8_t key[SALSA20_KEY_BYTES],
                 const uint8_t nonce[SALSA20_NONCE_BYTES], uint64_t counter)
{
    uint32_t input[16];
    set(input, key, nonce, counter);
    xor_all(out, in, length, input);
}

void xsalsa20_xor(uint8_t *out, const uint8_t *in, size_t length, const uint8_t key[SALSA20_KEY_BYTES],
                  const uint8_t nonce[XSALSA20_NONCE_BYTES], uint64_t counter)
{
    uint32_t input[16];
    set_long(input, key, nonce, counter);
    xor_all(out, in, length, input);
}

static void begin(salsa20_stream *stream)
{
    wipe_block(stream->block);
    stream->used = BLOCK_BYTES;
}

void salsa20_start(salsa20_stream *stream, const uint8_t key[SALSA20_KEY_BYTES],
                   const uint8_t nonce[SALSA20_NONCE_BYTES], uint64_t counter)
{
    set(stream->input, key, nonce, counter);
    begin(stream);
}

void xsalsa20_start(salsa20_stream *stream, const uint8_t key[SALSA20_KEY_BYTES],
                    const uint8_t nonce[XSALSA20_NONCE_BYTES], uint64_t counter)
{
    set_long(stream->input, key, nonce, counter);
    begin(stream);
}

void salsa20_update(salsa20_stream *stream, uint8_t *out, const uint8_t *in, size_t length)
{
    const uint8_t *bytes = (const uint8_t *)stream->block;
    size_t left = BLOCK_BYTES - stream->used;
    if (left > length)
        left = length;
    xor_bytes(out, in, bytes + stream->used, left);
    stream->used += (uint32_t)left;
    out += left;
    in += left;
    length -= left;

    size_t whole = length & ~(size_t)(BLOCK_BYTES - 1);
    xor_blocks(out, in, whole / BLOCK_BYTES, stream->input);
    if (whole != length) {
        next_block(stream->block, stream->input);
        stream->used = (uint32_t)(length - whole);
        xor_bytes(out + whole, in + whole, bytes, stream->used);
    }
}

void salsa20_keystream(salsa20_stream *stream, uint8_t *out, size_t length)
{
    memset(out, 0, length);
    salsa20_update(stream, out, out, length);
}

void salsa20_wipe(salsa20_stream *stream)
{
    wipe_block(stream->input);
    wipe_block(stream->block);
    stream->used = 0;
}

#if SALSA20_BACKEND == SALSA20_BACKEND_C

static inline uint32_t rotate(uint32_t value, unsigned n)
{
    return value << n | value >> (32 - n);
}

static inline void quarter_round(uint32_t *x, unsigned i, unsigned j, unsigned k, unsigned l)
{
    uint32_t a = x[i], b = x[j], c = x[k], d = x[l];
    b ^= rotate(a + d, 7);
    c ^= rotate(b + a, 9);
    d ^= rotate(c + b, 13);
    a ^= rotate(d + c, 18);
    x[i] = a;
    x[j] = b;
    x[k] = c;
    x[l] = d;
}

/* The rounds work in `out`, so that the stack keeps no copy of the stream. */
void salsa20_block(uint32_t out[16], const uint32_t in[16])
{
    for (unsigned i = 0; i < 16; i++)
        out[i] = in[i];
    for (unsigned i = 0; i < 10; i++) {
        quarter_round(out, 0, 4, 8, 12);
        quarter_round(out, 5, 9, 13, 1);
        quarter_round(out, 10, 14, 2, 6);
        quarter_round(out, 15, 3, 7, 11);
        quarter_round(out, 0, 1, 2, 3);
        quarter_round(out, 5, 6, 7, 4);
        quarter_round(out, 10, 11, 8, 9);
        quarter_round(out, 15, 12, 13, 14);
    }
    for (unsigned i = 0; i < 16; i++)
        out[i] += in[i];
}

void salsa20_xor_blocks(uint8_t *out, const uint8_t *in, size_t blocks, const uint32_t input[16])
{
    uint32_t counted[16], block[16];
    for (unsigned i = 0; i < 16; i++)
        counted[i] = input[i];
    for (; blocks > 0; blocks--) {
        salsa20_block(block, counted);
        counted[COUNTER]++;
        for (unsigned i = 0; i < 16; i++)
            store(out + 4 * i, load(in + 4 * i) ^ block[i]);
        out += BLOCK_BYTES;
        in += BLOCK_BYTES;
    }
    wipe_key(counted);
    wipe_block(block);
}

#else

void salsa20_block(uint32_t out[16], const uint32_t in[16])
{
    wipe_block(out);
    salsa20_xor_blocks((uint8_t *)out, (const uint8_t *)out, 1, in);
}

#endif
