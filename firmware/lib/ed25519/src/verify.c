#include <string.h>

#include "base.h"
#include "ed25519.h"
#include "point.h"
#include "scalar.h"

/* Digits, each odd and from -(2^(width - 1) - 1) to 2^(width - 1) - 1, the next at least
 * `width` places on: of 256 bits there are no more than 52 of width 5. Variable time. */
static void recode(ed25519_digits *out, const uint32_t scalar[8], unsigned width)
{
    unsigned carry = 0;
    out->count = 0;
    for (unsigned position = 0; position < 256;) {
        unsigned word = position >> 5, shift = position & 31;
        uint32_t above = word < 7 ? scalar[word + 1] : 0;
        unsigned window = (scalar[word] >> shift | above << 1 << (31 - shift)) & ((1u << width) - 1);
        if ((window & 1) == carry) {
            position++;
            continue;
        }
        int value = (int)(window + carry);
        carry = window >> (width - 1);
        if (carry != 0)
            value -= 1 << width;
        out->position[out->count] = (uint8_t)position;
        out->value[out->count++] = (int8_t)value;
        position += width;
    }
}

/* 1, 3, ... 15 times work->point. */
static void make_multiples(ed25519_work *work)
{
    ed25519_cached *multiples = work->of.verify.multiples, *twice = &multiples[7];
    ed25519_point_cache(&multiples[0], &work->point);
    ed25519_point_double(&work->point, 1, POINT_WITH_T);
    ed25519_point_cache(twice, &work->point);
    for (unsigned i = 1; i < 8; i++) {
        ed25519_point_add(&work->point, i == 1 ? &multiples[0] : twice, POINT_WITH_T);
        ed25519_point_cache(&multiples[i], &work->point);
    }
}

/* Which of the odd multiples a digit wants, and whether its negative. */
static unsigned index_of(int value)
{
    return (unsigned)(value < 0 ? -value : value) >> 1;
}

/* Where the next digit is, or the end. */
static int next_place(const ed25519_digits *digits, unsigned left)
{
    return left > 0 ? digits->position[left - 1] : 0;
}

/* work->point = S base - k key, both at once (Straus 1964): a doubling a bit, and what the digits add there. */
static void combine(ed25519_work *work)
{
    ed25519_point *point = &work->point;
    const ed25519_digits *of_key = &work->of.verify.of_key, *of_base = &work->of.verify.of_base;
    unsigned key = of_key->count, base = of_base->count;
    ed25519_point_neutral(point);
    int place = 0;
    while (key > 0 || base > 0) {
        int of_this = next_place(of_key, key), of_that = next_place(of_base, base);
        int next = of_this > of_that ? of_this : of_that;
        if (place > next)
            ed25519_point_double(point, (unsigned)(place - next), POINT_WITH_T);
        place = next;
        int both = key > 0 && base > 0 && of_this == of_that;
        if (key > 0 && of_this == next) {
            int value = of_key->value[--key];
            ed25519_point_add(point, &work->of.verify.multiples[index_of(value)],
                              (value < 0 ? 0 : POINT_NEGATIVE) | (both ? POINT_WITH_T : 0));
        }
        if (base > 0 && of_that == next) {
            int value = of_base->value[--base];
            ed25519_point_add_niels(point, &ed25519_odd_multiples[index_of(value)], value < 0 ? POINT_NEGATIVE : 0);
        }
    }
    if (place > 0)
        ed25519_point_double(point, (unsigned)place, 0);
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

int ed25519_verify_end(ed25519_verifier *verifier, ed25519_work *work)
{
    const uint8_t *r = verifier->signature, *s = verifier->signature + 32;
    uint32_t *scalar = work->of.verify.scalar;
    uint8_t *bytes = work->of.verify.bytes;
    sha512_final(&verifier->hash, bytes);
    ed25519_scalar_reduce(scalar, bytes);
    recode(&work->of.verify.of_key, scalar, 5);
    ed25519_scalar_from_bytes(scalar, s);
    recode(&work->of.verify.of_base, scalar, 7);
    if (!ed25519_scalar_is_canonical(s) || ed25519_point_decode(&work->point, verifier->key) != 0 ||
        ed25519_point_has_small_order(&work->point))
        return -1;
    make_multiples(work);
    combine(work);
    ed25519_point_encode(bytes, &work->point);
    return memcmp(bytes, r, 32) == 0 && !ed25519_point_has_small_order(&work->point) ? 0 : -1;
}

int ed25519_verify(const uint8_t signature[ED25519_SIGNATURE_BYTES], const uint8_t *message, size_t length,
                   const uint8_t key[ED25519_PUBLIC_BYTES], ed25519_work *work)
{
    ed25519_verifier *verifier = &work->whole.verifier;
    ed25519_verify_begin(verifier, signature, key);
    ed25519_verify_update(verifier, message, length);
    return ed25519_verify_end(verifier, work);
}
