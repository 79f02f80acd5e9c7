#include <string.h>

#include "backend.h"
#include "chacha20.h"

#if __BYTE_ORDER__ != __ORDER_LITTLE_ENDIAN__
#error "chacha20: the words of a block are taken as bytes, which needs a little-endian machine"
#endif

void chacha20_init(uint32_t block[16], const uint8_t key[32], const uint8_t nonce[8])
{
    memcpy(block, "expand 32-byte k", 16);
    memcpy(block + 4, key, 32);
    memset(block + 12, 0, 8);
    memcpy(block + 14, nonce, 8);
}

#if CHACHA20_BACKEND == CHACHA20_BACKEND_C

static inline uint32_t rotate(uint32_t value, unsigned n)
{
    return value << n | value >> (32 - n);
}

static inline void quarter_round(uint32_t *x, unsigned i, unsigned j, unsigned k, unsigned l)
{
    uint32_t a = x[i], b = x[j], c = x[k], d = x[l];
    a += b;
    d = rotate(d ^ a, 16);
    c += d;
    b = rotate(b ^ c, 12);
    a += b;
    d = rotate(d ^ a, 8);
    c += d;
    b = rotate(b ^ c, 7);
    x[i] = a;
    x[j] = b;
    x[k] = c;
    x[l] = d;
}

/* The rounds work in `out`, so that the stack keeps no copy of the stream. */
void chacha20_block(uint32_t out[16], const uint32_t in[16])
{
    for (unsigned i = 0; i < 16; i++)
        out[i] = in[i];
    for (unsigned i = 0; i < 10; i++) {
        quarter_round(out, 0, 4, 8, 12);
        quarter_round(out, 1, 5, 9, 13);
        quarter_round(out, 2, 6, 10, 14);
        quarter_round(out, 3, 7, 11, 15);
        quarter_round(out, 0, 5, 10, 15);
        quarter_round(out, 1, 6, 11, 12);
        quarter_round(out, 2, 7, 8, 13);
        quarter_round(out, 3, 4, 9, 14);
    }
    for (unsigned i = 0; i < 16; i++)
        out[i] += in[i];
}

#endif
