/* The permutation in portable C: 64-bit lanes, two words each, least significant word first. */
#include <string.h>

#include "backend.h"
#include "keccak.h"

#if KECCAK_BACKEND == KECCAK_BACKEND_C

#if __BYTE_ORDER__ != __ORDER_LITTLE_ENDIAN__
#error "keccak: the C backend takes the words of the state as bytes and needs a little-endian machine"
#endif

const uint8_t keccak_backend = KECCAK_BACKEND_C;

static const uint64_t round_constants[24] = {
    0x0000000000000001, 0x0000000000008082, 0x800000000000808a, 0x8000000080008000, 0x000000000000808b,
    0x0000000080000001, 0x8000000080008081, 0x8000000000008009, 0x000000000000008a, 0x0000000000000088,
    0x0000000080008009, 0x000000008000000a, 0x000000008000808b, 0x800000000000008b, 0x8000000000008089,
    0x8000000000008003, 0x8000000000008002, 0x8000000000000080, 0x000000000000800a, 0x800000008000000a,
    0x8000000080008081, 0x8000000000008080, 0x0000000080000001, 0x8000000080008008,
};

static inline uint64_t load(const uint32_t *word, unsigned lane)
{
    return (uint64_t)word[2 * lane + 1] << 32 | word[2 * lane];
}

static inline void store(uint32_t *word, unsigned lane, uint64_t value)
{
    word[2 * lane] = (uint32_t)value;
    word[2 * lane + 1] = (uint32_t)(value >> 32);
}

/* Only ever with a constant n: a Cortex-M has no 64-bit shift by a register. */
static inline __attribute__((always_inline)) uint64_t rotate(uint64_t value, unsigned n)
{
    return value << n | value >> (64 - n);
}

/* Lane `to` receives the lane that travels, rotated, and its own sets out. */
static inline __attribute__((always_inline)) uint64_t travel(uint32_t *word, uint64_t lane, unsigned to, unsigned n)
{
    uint64_t next = load(word, to);
    store(word, to, rotate(lane, n));
    return next;
}

void keccak_f1600(keccak_state *state)
{
    uint32_t *word = state->word;
    /* Five lanes and a neighbour more at each end, so that no index wraps around. */
    uint64_t row[7];

    for (unsigned round = 0; round < 24; round++) {
        /* theta: row[x + 1] is the parity of column x */
        for (unsigned x = 0; x < 5; x++)
            row[x + 1] = load(word, x) ^ load(word, x + 5) ^ load(word, x + 10) ^ load(word, x + 15) ^
                         load(word, x + 20);
        row[0] = row[5];
        row[6] = row[1];
        for (unsigned x = 0; x < 5; x++) {
            uint64_t change = row[x] ^ rotate(row[x + 2], 1);
            for (unsigned lane = x; lane < 25; lane += 5)
                store(word, lane, load(word, lane) ^ change);
        }

        /* rho and pi: all lanes but the first lie on one cycle of pi, so each takes the next one's place */
        uint64_t lane = load(word, 1);
        lane = travel(word, lane, 10, 1);
        lane = travel(word, lane, 7, 3);
        lane = travel(word, lane, 11, 6);
        lane = travel(word, lane, 17, 10);
        lane = travel(word, lane, 18, 15);
        lane = travel(word, lane, 3, 21);
        lane = travel(word, lane, 5, 28);
        lane = travel(word, lane, 16, 36);
        lane = travel(word, lane, 8, 45);
        lane = travel(word, lane, 21, 55);
        lane = travel(word, lane, 24, 2);
        lane = travel(word, lane, 4, 14);
        lane = travel(word, lane, 15, 27);
        lane = travel(word, lane, 23, 41);
        lane = travel(word, lane, 19, 56);
        lane = travel(word, lane, 13, 8);
        lane = travel(word, lane, 12, 25);
        lane = travel(word, lane, 2, 43);
        lane = travel(word, lane, 20, 62);
        lane = travel(word, lane, 14, 18);
        lane = travel(word, lane, 22, 39);
        lane = travel(word, lane, 9, 61);
        lane = travel(word, lane, 6, 20);
        (void)travel(word, lane, 1, 44);

        /* chi */
        for (unsigned y = 0; y < 25; y += 5) {
            for (unsigned x = 0; x < 5; x++)
                row[x] = load(word, x + y);
            row[5] = row[0];
            row[6] = row[1];
            for (unsigned x = 0; x < 5; x++)
                store(word, x + y, row[x] ^ (~row[x + 1] & row[x + 2]));
        }

        /* iota */
        store(word, 0, load(word, 0) ^ round_constants[round]);
    }
}

void keccak_add_bytes(keccak_state *state, const uint8_t *bytes, unsigned offset, unsigned length)
{
    uint8_t *to = (uint8_t *)state->word + offset;
    for (unsigned i = 0; i < length; i++)
        to[i] ^= bytes[i];
}

void keccak_extract_bytes(const keccak_state *state, uint8_t *bytes, unsigned offset, unsigned length)
{
    memcpy(bytes, (const uint8_t *)state->word + offset, length);
}

#endif
