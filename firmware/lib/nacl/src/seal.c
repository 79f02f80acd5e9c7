/* Boxes in pieces, on which all others are built. */
#include "backend.h"
#include "internal.h"

#define BLOCK_BYTES 64
#define ONCE_BYTES POLY1305_KEY_BYTES /* of the first block; the message meets the rest */

static inline uint32_t load(const uint8_t *p)
{
    return p[0] | (uint32_t)p[1] << 8 | (uint32_t)p[2] << 16 | (uint32_t)p[3] << 24;
}

/* Their values are known before one is stored, so the loads that these take do not wait for stores. */
static inline void put_four(uint32_t words[4], uint32_t a, uint32_t b, uint32_t c, uint32_t d)
{
    words[0] = a;
    words[1] = b;
    words[2] = c;
    words[3] = d;
}

static inline void load_four(uint32_t words[4], const uint8_t *p)
{
    put_four(words, load(p), load(p + 4), load(p + 8), load(p + 12));
}

/* Stores that are not left out, though nobody reads the words any more. */
static inline void wipe_four(volatile uint32_t *words)
{
    words[0] = 0;
    words[1] = 0;
    words[2] = 0;
    words[3] = 0;
}

static inline void wipe_eight(volatile uint32_t *words)
{
    wipe_four(words);
    wipe_four(words + 4);
}

/* The stream itself. */
static void stream_block(uint32_t block[16], const uint32_t input[16])
{
    static const uint32_t zero[16];
    salsa20_xor_blocks((uint8_t *)block, (const uint8_t *)zero, 1, input);
}

/* XSalsa20 with the first block made. HSalsa20 is the same block function, so its result goes from word to word: it is
 * the diagonal and the words of the nonce, without what these were before the rounds. */
static void begin(salsa20_stream *stream, const uint8_t key[crypto_secretbox_KEYBYTES],
                  const uint8_t nonce[crypto_secretbox_NONCEBYTES])
{
    uint32_t *input = stream->input, *block = stream->block;
    input[0] = 0x61707865; /* "expand 32-byte k" */
    input[5] = 0x3320646e;
    input[10] = 0x79622d32;
    input[15] = 0x6b206574;
    load_four(input + 1, key);
    load_four(input + 11, key + 16);
    load_four(input + 6, nonce);
    stream_block(block, input);
    uint32_t c = load(nonce + 16), d = load(nonce + 20);
    put_four(input + 11, block[6] - input[6], block[7] - input[7], block[8] - input[8], block[9] - input[9]);
    put_four(input + 1, block[0] - input[0], block[5] - input[5], block[10] - input[10], block[15] - input[15]);
    input[6] = c;
    input[7] = d;
    input[8] = 0;
    input[9] = 0;
    stream_block(block, input);
    input[8] = 1;
    stream->used = ONCE_BYTES;
}

void nacl_seal_begin(nacl_seal *seal, const uint8_t key[crypto_secretbox_KEYBYTES],
                     const uint8_t nonce[crypto_secretbox_NONCEBYTES])
{
    begin(&seal->stream, key, nonce);
    poly1305_init(&seal->poly1305, (const uint8_t *)seal->stream.block);
    wipe_eight(seal->stream.block);
}

void nacl_seal_update(nacl_seal *seal, uint8_t *out, const uint8_t *in, size_t length)
{
    /* One that has ended is wiped, and its stream would be zeros. */
    if (seal->stream.input[0] == 0) {
        memset(out, 0, length);
        return;
    }
    salsa20_update(&seal->stream, out, in, length);
    poly1305_update(&seal->poly1305, out, length);
}

void nacl_seal_end(nacl_seal *seal, uint8_t tag[crypto_secretbox_MACBYTES])
{
    poly1305_final(&seal->poly1305, tag);
    salsa20_wipe(&seal->stream);
}

/* Where `in` overlaps `out` and is not the same, it is moved there. */
static const uint8_t *moved(uint8_t *out, const uint8_t *in, size_t length)
{
    uintptr_t to = (uintptr_t)out, from = (uintptr_t)in;
    if (to == from || (to - from >= length && from - to >= length))
        return in;
    memmove(out, in, length);
    return out;
}

/* The core takes words at any address, or `out` and `in` are at multiples of four. */
#ifdef __ARM_FEATURE_UNALIGNED
#define WORDS_AT(out, in) 1
#else
#define WORDS_AT(out, in) ((((uintptr_t)(out) | (uintptr_t)(in)) & 3) == 0)
#endif

static inline void xor_word(uint8_t *out, const uint8_t *in, uint32_t word)
{
    uint32_t other;
    __builtin_memcpy(&other, __builtin_assume_aligned(in, 4), 4);
    word ^= other;
    __builtin_memcpy(__builtin_assume_aligned(out, 4), &word, 4);
}

/* Less than a block. */
static void xor_part(uint8_t *out, const uint8_t *in, size_t length, const uint32_t *words)
{
    size_t i = 0;
    if (WORDS_AT(out, in))
        for (; length - i >= 16; i += 16, words += 4) {
            xor_word(out + i, in + i, words[0]);
            xor_word(out + i + 4, in + i + 4, words[1]);
            xor_word(out + i + 8, in + i + 8, words[2]);
            xor_word(out + i + 12, in + i + 12, words[3]);
        }
    const uint8_t *stream = (const uint8_t *)words;
    for (; i < length; i++)
        out[i] = in[i] ^ *stream++;
}

/* A whole message, after which the stream is wiped. */
static void xor_all(salsa20_stream *stream, uint8_t *out, const uint8_t *in, size_t length)
{
    in = moved(out, in, length);
    size_t first = BLOCK_BYTES - ONCE_BYTES;
    if (first > length)
        first = length;
    xor_part(out, in, first, stream->block + ONCE_BYTES / 4);
    out += first;
    in += first;
    length -= first;
    size_t whole = length / BLOCK_BYTES, rest = length % BLOCK_BYTES;
    if (whole != 0)
        salsa20_xor_blocks(out, in, whole, stream->input);
    if (rest != 0) {
        stream->input[8] += (uint32_t)whole; /* from 1, and a length fits 32 bits */
        stream_block(stream->block, stream->input);
        xor_part(out + length - rest, in + length - rest, rest, stream->block);
    }
    wipe_eight(stream->input);
    wipe_eight(stream->input + 8);
    wipe_eight(stream->block);
    wipe_eight(stream->block + 8);
}

/* The tag of a whole text. On the M4 one call is quicker than three; elsewhere three take less stack. */
static void authenticate(poly1305_state *state, uint8_t tag[crypto_secretbox_MACBYTES], const uint8_t *text,
                         size_t length)
{
#if NACL_BACKEND == NACL_BACKEND_ARMV7EM
    /* r and s lie together: a key, clamped already. */
    poly1305(tag, text, length, (const uint8_t *)state + offsetof(poly1305_state, r));
    wipe_four(state->r);
    wipe_four(state->s);
#else
    poly1305_update(state, text, length);
    poly1305_final(state, tag);
#endif
}

void nacl_secretbox_seal(nacl_seal *work, uint8_t *out, uint8_t tag[crypto_secretbox_MACBYTES], const uint8_t *in,
                         size_t length, const uint8_t nonce[crypto_secretbox_NONCEBYTES],
                         const uint8_t key[crypto_secretbox_KEYBYTES])
{
    nacl_seal_begin(work, key, nonce);
    xor_all(&work->stream, out, in, length);
    authenticate(&work->poly1305, tag, out, length);
}

int nacl_secretbox_open(nacl_seal *work, uint8_t *out, const uint8_t *in, const uint8_t tag[crypto_secretbox_MACBYTES],
                        size_t length, const uint8_t nonce[crypto_secretbox_NONCEBYTES],
                        const uint8_t key[crypto_secretbox_KEYBYTES])
{
    uint8_t ours[crypto_secretbox_MACBYTES];
    nacl_seal_begin(work, key, nonce);
    authenticate(&work->poly1305, ours, in, length);
    int forged = check_tag(ours, tag);
    if (forged == 0 && out != NULL)
        xor_all(&work->stream, out, in, length);
    else
        salsa20_wipe(&work->stream);
    return forged;
}

/* A state that has been wiped is in neither. */
enum { CHECKING = 0x43, OPENING = 0x4f };

void nacl_open_begin(nacl_open *opened, const uint8_t key[crypto_secretbox_KEYBYTES],
                     const uint8_t nonce[crypto_secretbox_NONCEBYTES], const uint8_t tag[crypto_secretbox_MACBYTES])
{
    uint8_t expected[crypto_secretbox_MACBYTES];
    memcpy(expected, tag, sizeof expected); /* which may lie in the state */
    begin(&opened->seal.stream, key, nonce);
    memcpy(opened->once, opened->seal.stream.block, sizeof opened->once);
    wipe_eight(opened->seal.stream.block);
    poly1305_init(&opened->seal.poly1305, opened->once);
    memcpy(opened->tag, expected, sizeof opened->tag);
    opened->stage = CHECKING;
}

static int refuse(nacl_open *opened)
{
    wipe(opened, sizeof *opened);
    return -1;
}

void nacl_open_check(nacl_open *opened, const uint8_t *boxed, size_t length)
{
    if (opened->stage != CHECKING)
        (void)refuse(opened);
    else
        poly1305_update(&opened->seal.poly1305, boxed, length);
}

/* 0 or -1: whether what has been read has the tag. */
static int finish_reading(nacl_open *opened)
{
    uint8_t ours[crypto_secretbox_MACBYTES];
    poly1305_final(&opened->seal.poly1305, ours);
    return check_tag(ours, opened->tag);
}

int nacl_open_turn(nacl_open *opened)
{
    if (opened->stage != CHECKING || finish_reading(opened) != 0)
        return refuse(opened);
    poly1305_init(&opened->seal.poly1305, opened->once);
    opened->stage = OPENING;
    return 0;
}

void nacl_open_update(nacl_open *opened, uint8_t *out, const uint8_t *in, size_t length)
{
    if (opened->stage != OPENING) {
        (void)refuse(opened);
        memset(out, 0, length);
        return;
    }
    poly1305_update(&opened->seal.poly1305, in, length);
    salsa20_update(&opened->seal.stream, out, in, length);
}

int nacl_open_end(nacl_open *opened)
{
    int differs = opened->stage != OPENING || finish_reading(opened) != 0 ? -1 : 0;
    (void)refuse(opened);
    return differs;
}
