/* SHA-3 and SHAKE over any backend's permutation. */
#include <string.h>

#include "keccak.h"

void keccak_init(keccak_state *state)
{
    memset(state, 0, sizeof *state);
}

/* The suffix: 01 for SHA-3 and 1111 for SHAKE, then the first 1 of pad10*1, least significant bit first. */
static void init(keccak_sponge *sponge, uint8_t rate, uint8_t suffix)
{
    keccak_init(&sponge->state);
    sponge->rate = rate;
    sponge->position = 0;
    sponge->suffix = suffix;
    sponge->squeezing = 0;
}

void shake128_init(keccak_sponge *sponge) { init(sponge, SHAKE128_RATE, 0x1f); }
void shake256_init(keccak_sponge *sponge) { init(sponge, SHAKE256_RATE, 0x1f); }
void sha3_256_init(keccak_sponge *sponge) { init(sponge, SHA3_256_RATE, 0x06); }
void sha3_512_init(keccak_sponge *sponge) { init(sponge, SHA3_512_RATE, 0x06); }

/* The next piece of `length` bytes that lies within one block. */
static unsigned piece(const keccak_sponge *sponge, size_t length)
{
    unsigned room = (unsigned)sponge->rate - sponge->position;
    return length < room ? (unsigned)length : room;
}

void keccak_absorb(keccak_sponge *sponge, const uint8_t *data, size_t length)
{
    while (length > 0) {
        unsigned count = piece(sponge, length);
        keccak_add_bytes(&sponge->state, data, sponge->position, count);
        sponge->position = (uint8_t)(sponge->position + count);
        data += count;
        length -= count;
        if (sponge->position == sponge->rate) {
            keccak_f1600(&sponge->state);
            sponge->position = 0;
        }
    }
}

static void pad(keccak_sponge *sponge)
{
    static const uint8_t last = 0x80;
    keccak_add_bytes(&sponge->state, &sponge->suffix, sponge->position, 1);
    keccak_add_bytes(&sponge->state, &last, sponge->rate - 1u, 1);
    sponge->position = sponge->rate;
    sponge->squeezing = 1;
}

void keccak_squeeze(keccak_sponge *sponge, uint8_t *out, size_t length)
{
    if (!sponge->squeezing)
        pad(sponge);
    while (length > 0) {
        if (sponge->position == sponge->rate) {
            keccak_f1600(&sponge->state);
            sponge->position = 0;
        }
        unsigned count = piece(sponge, length);
        keccak_extract_bytes(&sponge->state, out, sponge->position, count);
        sponge->position = (uint8_t)(sponge->position + count);
        out += count;
        length -= count;
    }
}

static void finish(keccak_sponge *sponge, uint8_t *out, size_t out_length, const uint8_t *message, size_t length)
{
    keccak_absorb(sponge, message, length);
    keccak_squeeze(sponge, out, out_length);
    memset(sponge, 0, sizeof *sponge);
    /* The compiler must take the zeros for read, or it drops them with the dead sponge. */
    __asm__ volatile("" : : "r"(sponge) : "memory");
}

void sha3_256(uint8_t digest[SHA3_256_BYTES], const uint8_t *message, size_t length)
{
    keccak_sponge sponge;
    sha3_256_init(&sponge);
    finish(&sponge, digest, SHA3_256_BYTES, message, length);
}

void sha3_512(uint8_t digest[SHA3_512_BYTES], const uint8_t *message, size_t length)
{
    keccak_sponge sponge;
    sha3_512_init(&sponge);
    finish(&sponge, digest, SHA3_512_BYTES, message, length);
}

void shake128(uint8_t *out, size_t out_length, const uint8_t *message, size_t length)
{
    keccak_sponge sponge;
    shake128_init(&sponge);
    finish(&sponge, out, out_length, message, length);
}

void shake256(uint8_t *out, size_t out_length, const uint8_t *message, size_t length)
{
    keccak_sponge sponge;
    shake256_init(&sponge);
    finish(&sponge, out, out_length, message, length);
}
