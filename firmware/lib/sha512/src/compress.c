/* The compression in C: FIPS 180-4, section 6.4.2. */
#include "backend.h"
#include "internal.h"

#if SHA512_BACKEND == SHA512_BACKEND_C

/* Section 4.2.3. */
static const uint64_t constants[80] = {
    0x428a2f98d728ae22, 0x7137449123ef65cd, 0xb5c0fbcfec4d3b2f, 0xe9b5dba58189dbbc,
    0x3956c25bf348b538, 0x59f111f1b605d019, 0x923f82a4af194f9b, 0xab1c5ed5da6d8118,
    0xd807aa98a3030242, 0x12835b0145706fbe, 0x243185be4ee4b28c, 0x550c7dc3d5ffb4e2,
    0x72be5d74f27b896f, 0x80deb1fe3b1696b1, 0x9bdc06a725c71235, 0xc19bf174cf692694,
    0xe49b69c19ef14ad2, 0xefbe4786384f25e3, 0x0fc19dc68b8cd5b5, 0x240ca1cc77ac9c65,
    0x2de92c6f592b0275, 0x4a7484aa6ea6e483, 0x5cb0a9dcbd41fbd4, 0x76f988da831153b5,
    0x983e5152ee66dfab, 0xa831c66d2db43210, 0xb00327c898fb213f, 0xbf597fc7beef0ee4,
    0xc6e00bf33da88fc2, 0xd5a79147930aa725, 0x06ca6351e003826f, 0x142929670a0e6e70,
    0x27b70a8546d22ffc, 0x2e1b21385c26c926, 0x4d2c6dfc5ac42aed, 0x53380d139d95b3df,
    0x650a73548baf63de, 0x766a0abb3c77b2a8, 0x81c2c92e47edaee6, 0x92722c851482353b,
    0xa2bfe8a14cf10364, 0xa81a664bbc423001, 0xc24b8b70d0f89791, 0xc76c51a30654be30,
    0xd192e819d6ef5218, 0xd69906245565a910, 0xf40e35855771202a, 0x106aa07032bbd1b8,
    0x19a4c116b8d2d0c8, 0x1e376c085141ab53, 0x2748774cdf8eeb99, 0x34b0bcb5e19b48a8,
    0x391c0cb3c5c95a63, 0x4ed8aa4ae3418acb, 0x5b9cca4f7763e373, 0x682e6ff3d6b2b8a3,
    0x748f82ee5defb2fc, 0x78a5636f43172f60, 0x84c87814a1f0ab72, 0x8cc702081a6439ec,
    0x90befffa23631e28, 0xa4506cebde82bde9, 0xbef9a3f7b2c67915, 0xc67178f2e372532b,
    0xca273eceea26619c, 0xd186b8c721c0c207, 0xeada7dd6cde0eb1e, 0xf57d4f7fee6ed178,
    0x06f067aa72176fba, 0x0a637dc5a2c898a6, 0x113f9804bef90dae, 0x1b710b35131c471b,
    0x28db77f523047d84, 0x32caab7b40c72493, 0x3c9ebe0a15c9bebc, 0x431d67c49c100d4c,
    0x4cc5d4becb3e42b6, 0x597f299cfc657e2a, 0x5fcb6fab3ad6faec, 0x6c44198c4a475817,
};

static inline uint64_t rotate(uint64_t x, unsigned n)
{
    return x >> n | x << (64 - n);
}

/* Sections 4.1.3 and 3.2: big and small sigma 0 and 1, choice and majority. */
static inline uint64_t big0(uint64_t x)
{
    return rotate(x, 28) ^ rotate(x, 34) ^ rotate(x, 39);
}

static inline uint64_t big1(uint64_t x)
{
    return rotate(x, 14) ^ rotate(x, 18) ^ rotate(x, 41);
}

static inline uint64_t small0(uint64_t x)
{
    return rotate(x, 1) ^ rotate(x, 8) ^ x >> 7;
}

static inline uint64_t small1(uint64_t x)
{
    return rotate(x, 19) ^ rotate(x, 61) ^ x >> 6;
}

static inline uint64_t choice(uint64_t x, uint64_t y, uint64_t z)
{
    return ((y ^ z) & x) ^ z;
}

static inline uint64_t majority(uint64_t x, uint64_t y, uint64_t z)
{
    return ((x | y) & z) | (x & y);
}

static inline uint64_t get(const uint32_t *words, unsigned i)
{
    return words[2 * i] | (uint64_t)words[2 * i + 1] << 32;
}

static inline void put(uint32_t *words, unsigned i, uint64_t value)
{
    words[2 * i] = (uint32_t)value;
    words[2 * i + 1] = (uint32_t)(value >> 32);
}

static inline uint32_t load_big_endian(const uint8_t *bytes)
{
    return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
}

/* In place, too: a word is read before it is written, and before the next. */
static void load(uint32_t schedule[32], const uint8_t *block)
{
    for (unsigned i = 0; i < 16; i++, block += 8) {
        uint32_t high = load_big_endian(block), low = load_big_endian(block + 4);
        schedule[2 * i] = low;
        schedule[2 * i + 1] = high;
    }
}

/* Word t + 16 of the schedule takes the place of word t. */
static inline void extend(uint32_t schedule[32], unsigned t)
{
    uint64_t sum = get(schedule, t) + small0(get(schedule, (t + 1) % 16)) + get(schedule, (t + 9) % 16);
    put(schedule, t, sum + small1(get(schedule, (t + 14) % 16)));
}

void sha512_compress(uint32_t word[16], uint32_t schedule[32], const uint8_t *blocks, size_t count)
{
    for (; count > 0; count--, blocks += 128) {
        uint64_t a = get(word, 0), b = get(word, 1), c = get(word, 2), d = get(word, 3);
        uint64_t e = get(word, 4), f = get(word, 5), g = get(word, 6), h = get(word, 7);
        load(schedule, blocks);
        for (unsigned t = 0; t < 80; t++) {
            uint64_t t1 = h + big1(e) + choice(e, f, g) + constants[t] + get(schedule, t % 16);
            uint64_t t2 = big0(a) + majority(a, b, c);
            if (t < 64)
                extend(schedule, t % 16);
            h = g;
            g = f;
            f = e;
            e = d + t1;
            d = c;
            c = b;
            b = a;
            a = t1 + t2;
        }
        put(word, 0, get(word, 0) + a);
        put(word, 1, get(word, 1) + b);
        put(word, 2, get(word, 2) + c);
        put(word, 3, get(word, 3) + d);
        put(word, 4, get(word, 4) + e);
        put(word, 5, get(word, 5) + f);
        put(word, 6, get(word, 6) + g);
        put(word, 7, get(word, 7) + h);
    }
}

#endif
