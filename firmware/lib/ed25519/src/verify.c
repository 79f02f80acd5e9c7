#include <string.h>

#include "base.h"
#include "ed25519.h"
#include "halve.h"
#include "point.h"
#include "scalar.h"

/* Verification asks whether X = SB - kA - R is neutral. With a = b k mod 8L, where b is odd, that is whether
 *
 *     b X = (b S mod L) B - a A - b R
 *
 * is: all orders of points divide 8L, so that a A is b k A, and b X is neutral only if X is, unless L divides b. With a
 * and b of half the length, and bS in two halves, that takes half of the doublings (see halve.c). */
enum { OF_KEY, OF_R, OF_BASE, OF_HIGHER_BASE, TERMS };
enum { POINT_WIDTH = 4 };

/* Functions of their own keep the stack small. */
#define SMALL __attribute__((noinline)) static

/* The 32 bits from a position on. */
static uint32_t bits_from(const uint32_t scalar[8], unsigned position)
{
    unsigned word = position >> 5, shift = position & 31;
    uint32_t above = word < 7 ? scalar[word + 1] : 0;
    return scalar[word] >> shift | above << 1 << (31 - shift);
}

/* Digits, each odd and from -(2^(width - 1) - 1) to 2^(width - 1) - 1, the next at least `width` places on: of a scalar
 * below L there are no more than 64 of width 4. `length` is a multiple of 32, and the scalar below 2^length.
 * Variable time. */
static void recode(ed25519_digits *out, const uint32_t scalar[8], unsigned length, unsigned width)
{
    uint32_t carry = 0; /* all ones, where the digit below was negative */
    unsigned position = 0;
    out->count = 0;
    while (position <= length && position < 256) {
        /* Bits equal to the carry are none of a digit, which begins in these 32 or further on. */
        uint32_t bits = bits_from(scalar, position), changes = bits ^ carry;
        unsigned skipped = 0;
        while (skipped < 32 - width && !(changes & 1)) {
            changes >>= 1;
            skipped++;
        }
        position += skipped;
        if (!(changes & 1))
            continue;
        unsigned window = bits >> skipped & ((1u << width) - 1);
        int value = (int)(window - carry);
        carry = 0 - (window >> (width - 1));
        if (carry != 0)
            value -= 1 << width;
        out->position[out->count] = (uint8_t)position;
        out->value[out->count++] = (int8_t)value;
        position += width;
    }
}

/* 1, 3, 5 and 7 times work->point. */
static void make_multiples(ed25519_cached multiples[4], ed25519_work *work)
{
    ed25519_cached *twice = &multiples[3];
    ed25519_point_cache(&multiples[0], &work->point);
    ed25519_point_double(&work->point, 1, POINT_WITH_T);
    ed25519_point_cache(twice, &work->point);
    for (unsigned i = 1; i < 4; i++) {
        ed25519_point_add(&work->point, i == 1 ? &multiples[0] : twice, POINT_WITH_T);
        ed25519_point_cache(&multiples[i], &work->point);
    }
}

/* Adds the digit's odd multiple of a term's point, or subtracts it. */
static void add_digit(ed25519_work *work, unsigned term, int value, unsigned flags)
{
    unsigned index = (unsigned)(value < 0 ? -value : value) >> 1;
    if (value < 0)
        flags |= POINT_NEGATIVE;
    if (term == OF_KEY)
        ed25519_point_add(&work->point, &work->of.verify.of_key[index], flags);
    else if (term == OF_R)
        ed25519_point_add(&work->point, &work->of.verify.of_r[index], flags);
    else
        ed25519_point_add_niels(&work->point, &ed25519_odd_multiples[term - OF_BASE][index], flags);
}

/* work->point = the sum of all terms at once (Straus 1964): a doubling a bit, and what the digits add there.
 * `negative` has a bit for each term that is subtracted. */
SMALL void combine(ed25519_work *work, unsigned negative)
{
    const ed25519_digits *digits = work->of.verify.digits;
    unsigned left[TERMS];
    int here[TERMS], place = 0; /* where a term's next digit is; -1 where there is none */
    for (unsigned term = 0; term < TERMS; term++) {
        left[term] = digits[term].count;
        here[term] = left[term] > 0 ? digits[term].position[left[term] - 1] : -1;
    }
    ed25519_point_neutral(&work->point);
    for (;;) {
        int next = here[0];
        for (unsigned term = 1; term < TERMS; term++)
            next = here[term] > next ? here[term] : next;
        if (next < 0)
            break;
        if (place > next)
            ed25519_point_double(&work->point, (unsigned)(place - next), POINT_WITH_T);
        place = next;
        unsigned more = 0;
        for (unsigned term = 0; term < TERMS; term++)
            more += here[term] == place;
        for (unsigned term = 0; more > 0; term++) {
            if (here[term] != place)
                continue;
            int value = digits[term].value[--left[term]];
            here[term] = left[term] > 0 ? digits[term].position[left[term] - 1] : -1;
            add_digit(work, term, negative >> term & 1 ? -value : value, --more > 0 ? POINT_WITH_T : 0);
        }
    }
    if (place > 0)
        ed25519_point_double(&work->point, (unsigned)place, 0);
}

void ed25519_verify_begin(ed25519_verifier *verifier, const uint8_t signature[ED25519_SIGNATURE_BYTES],
                          const uint8_t key[ED25519_PUBLIC_BYTES])
{
    memcpy(verifier->signature, signature, sizeof verifier->signature);
    memcpy(verifier->key, key, sizeof verifier->key);
    sha512_init(&verifier->hash);
    sha512_update(&verifier->hash, signature, 32);
    sha512_update(&verifier->hash, key, ED25519_PUBLIC_BYTES);
}

void ed25519_verify_update(ed25519_verifier *verifier, const uint8_t *piece, size_t length)
{
    sha512_update(&verifier->hash, piece, length);
}

/* Decodes a point, to its multiples; 0, or -1. */
SMALL int take_point(ed25519_cached multiples[4], ed25519_work *work, const uint8_t bytes[32])
{
    if (ed25519_point_decode(&work->point, bytes) != 0 || ed25519_point_has_small_order(&work->point))
        return -1;
    make_multiples(multiples, work);
    return 0;
}

/* Of a number the bits, to a whole word. */
static unsigned length_of(const uint32_t words[8])
{
    unsigned i = 8;
    while (i > 0 && words[i - 1] == 0)
        i--;
    return 32 * i;
}

/* The digits of a number's lower or higher half. */
static void recode_half(ed25519_digits *out, const uint32_t *words)
{
    uint32_t half[8] = {0};
    memcpy(half, words, 4 * sizeof *half);
    recode(out, half, 128, ED25519_BASE_WIDTH);
}

int ed25519_verify_end(ed25519_verifier *verifier, ed25519_work *work)
{
    const uint8_t *r = verifier->signature, *s = verifier->signature + 32;
    ed25519_digits *digits = work->of.verify.digits;
    uint32_t *k = work->of.verify.k, *b = work->of.verify.b;
    sha512_final(&verifier->hash, work->of.verify.bytes);
    if (!ed25519_scalar_is_canonical(s))
        return -1;
    ed25519_scalar_reduce(k, work->of.verify.bytes);
    int minus = ed25519_halve(k, b, k, &work->of.lattice);
    recode(&digits[OF_KEY], k, length_of(k), POINT_WIDTH);
    recode(&digits[OF_R], b, length_of(b), POINT_WIDTH);
    ed25519_scalar_from_bytes(k, s);
    ed25519_scalar_mul(k, k, b);
    recode_half(&digits[OF_BASE], k);
    recode_half(&digits[OF_HIGHER_BASE], k + 4);
    if (take_point(work->of.verify.of_key, work, verifier->key) != 0 ||
        take_point(work->of.verify.of_r, work, r) != 0)
        return -1;
    combine(work, 1u << OF_R | (minus ? 0 : 1u << OF_KEY));
    return ed25519_point_is_neutral(&work->point) ? 0 : -1;
}

int ed25519_verify(const uint8_t signature[ED25519_SIGNATURE_BYTES], const uint8_t *message, size_t length,
                   const uint8_t key[ED25519_PUBLIC_BYTES], ed25519_work *work)
{
    ed25519_verifier *verifier = &work->whole.verifier;
    ed25519_verify_begin(verifier, signature, key);
    ed25519_verify_update(verifier, message, length);
    return ed25519_verify_end(verifier, work);
}
