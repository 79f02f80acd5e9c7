#include "backend.h"
#include "fe25519.h"

#if FE25519_BACKEND == FE25519_BACKEND_C

#include "fe25519_product.h"

/* Functions of their own keep the stack small: inlined, each loop wants room for its words. */
#define SMALL __attribute__((noinline)) static

/* out = sum + 2^256 carry, less its multiple of p that takes all from bit 255 on away: 2^255 is 19. With carry below
 * 2^20 it is below 2^255 + 2^26. */
static void fold(fe25519 *out, const uint32_t sum[8], uint32_t carry)
{
    uint64_t accumulator = 19 * (carry << 1 | sum[7] >> 31);
    for (unsigned i = 0; i < 7; i++, accumulator >>= 32) {
        accumulator += sum[i];
        out->word[i] = (uint32_t)accumulator;
    }
    out->word[7] = (sum[7] & 0x7fffffff) + (uint32_t)accumulator;
}

void fe25519_add(fe25519 *out, const fe25519 *a, const fe25519 *b)
{
    uint64_t accumulator = 0;
    for (unsigned i = 0; i < 8; i++, accumulator >>= 32) {
        accumulator += (uint64_t)a->word[i] + b->word[i];
        out->word[i] = (uint32_t)accumulator;
    }
    fold(out, out->word, (uint32_t)accumulator);
}

/* a - b + 4p, in words that are never below zero: those of 4p are taken as twice those of 2p = 2^256 - 38. */
void fe25519_sub(fe25519 *out, const fe25519 *a, const fe25519 *b)
{
    uint64_t accumulator = 0;
    for (unsigned i = 0; i < 8; i++, accumulator >>= 32) {
        accumulator += 2 * (uint64_t)(0xffffffff - (i == 0 ? 37 : 0)) + a->word[i] - b->word[i];
        out->word[i] = (uint32_t)accumulator;
    }
    fold(out, out->word, (uint32_t)accumulator);
}

/* Of 512 bits: 2^256 is 38. The carry is below 39. */
SMALL void reduce(fe25519 *out, uint32_t product[16])
{
    uint64_t accumulator = 0;
    for (unsigned i = 0; i < 8; i++, accumulator >>= 32) {
        accumulator += fe25519_product(product[8 + i], 38) + product[i];
        product[i] = (uint32_t)accumulator;
    }
    fold(out, product, (uint32_t)accumulator);
}

/* product[0 ... n] += factor * words[0 ... n - 1], where product[n] is still to be written. The most that a step adds up
 * is (2^32 - 1)^2 + 2 (2^32 - 1), which fits 64 bits. */
SMALL void add_row(uint32_t *product, uint32_t factor, const uint32_t *words, unsigned n)
{
    uint32_t carry = 0;
    for (unsigned i = 0; i < n; i++) {
        uint64_t step = fe25519_product(factor, words[i]) + product[i] + carry;
        product[i] = (uint32_t)step;
        carry = (uint32_t)(step >> 32);
    }
    product[n] = carry;
}

void fe25519_mul(fe25519 *out, const fe25519 *a, const fe25519 *b)
{
    uint32_t product[16] = {0};
    for (unsigned i = 0; i < 8; i++)
        add_row(product + i, a->word[i], b->word, 8);
    reduce(out, product);
}

/* product = 2 product + the squares of the words. */
SMALL void double_and_add_squares(uint32_t product[16], const uint32_t words[8])
{
    uint64_t accumulator = 0;
    uint32_t pushed_out = 0; /* a bit, by doubling */
    for (unsigned i = 0; i < 8; i++, product += 2) {
        uint64_t square = fe25519_product(words[i], words[i]);
        uint32_t low = product[0], high = product[1];
        accumulator += (uint64_t)(low << 1 | pushed_out) + (uint32_t)square;
        product[0] = (uint32_t)accumulator;
        accumulator >>= 32;
        accumulator += (uint64_t)(high << 1 | low >> 31) + (square >> 32);
        product[1] = (uint32_t)accumulator;
        accumulator >>= 32;
        pushed_out = high >> 31;
    }
}

/* The products of two different words are there once; the whole has each twice. */
void fe25519_sqr(fe25519 *out, const fe25519 *a)
{
    uint32_t product[16] = {0};
    for (unsigned i = 0; i < 7; i++)
        add_row(product + 2 * i + 1, a->word[i], a->word + i + 1, 7 - i);
    double_and_add_squares(product, a->word);
    reduce(out, product);
}

#endif
