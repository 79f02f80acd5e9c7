/* Everything coefficient by coefficient, in portable C. */
#include "arithmetic.h"
#include "backend.h"
#include "chacha20.h"
#include "internal.h"

#if NEWHOPE_BACKEND == NEWHOPE_BACKEND_C

const uint8_t newhope_backend = NEWHOPE_BACKEND_C;

void newhope_wipe_words(void *words, size_t length)
{
    wipe(words, length);
}

/* a * b mod q, for a < 2^16 and b < 3 * 2^14: the first product is at most 49,151 + q = 61,440, the second, which
 * takes the 2^-16 of the first away, at most 61,440 * 10,952 / 2^16 + q < 22,557 < 2q. */
static inline uint32_t exact_product(uint32_t a, uint32_t b)
{
    return multiply(multiply(a, b), R2);
}

void newhope_pointwise(newhope_poly *a, const newhope_poly *secret)
{
    coefficient *c = coefficients(a);
    const coefficient *s = constant_coefficients(secret);
    for (unsigned i = 0; i < NEWHOPE_N; i++)
        c[i] = (uint16_t)exact_product(c[i], s[i]);
}

static inline uint32_t candidate_of(uint16_t a, enum newhope_parse parse)
{
    return parse == NEWHOPE_PARSE_14BIT ? a & 0x3fffu : a;
}

static inline uint32_t limit_of(enum newhope_parse parse)
{
    return parse == NEWHOPE_PARSE_14BIT ? NEWHOPE_Q : 5 * NEWHOPE_Q;
}

unsigned newhope_store_accepted(newhope_poly *poly, unsigned first, const uint16_t *a, unsigned count,
                                enum newhope_parse parse)
{
    coefficient *c = coefficients(poly);
    const coefficient *candidates = a;
    for (unsigned i = 0; i < count && first < NEWHOPE_N; i++) {
        uint32_t candidate = candidate_of(candidates[i], parse);
        if (candidate < limit_of(parse))
            c[first++] = (uint16_t)candidate;
    }
    return first;
}

/* The sum is at most 28,668 + 22,556. */
unsigned newhope_add_accepted(newhope_poly *poly, unsigned first, const uint16_t *a, unsigned count,
                              enum newhope_parse parse, const newhope_poly *secret)
{
    coefficient *c = coefficients(poly);
    const coefficient *s = constant_coefficients(secret);
    const coefficient *candidates = a;
    for (unsigned i = 0; i < count && first < NEWHOPE_N; i++) {
        uint32_t candidate = candidate_of(candidates[i], parse);
        if (candidate < limit_of(parse)) {
            c[first] = (uint16_t)(reduce(c[first]) + exact_product(candidate, s[first]));
            first++;
        }
    }
    return first;
}

static void next_block(uint32_t stream[16], uint32_t input[16])
{
    chacha20_block(stream, input);
    input[12]++;
}

void newhope_store_samples(newhope_poly *poly, uint32_t input[16], uint32_t stream[16])
{
    coefficient *c = coefficients(poly);
    for (unsigned first = 0; first < NEWHOPE_N; first += 16) {
        next_block(stream, input);
        for (unsigned i = 0; i < 16; i++)
            c[first + i] = (uint16_t)sample(stream[i]);
    }
}

/* The sum is at most 28,668 + q + 16. */
void newhope_add_samples(newhope_poly *poly, uint32_t input[16], uint32_t stream[16])
{
    coefficient *c = coefficients(poly);
    for (unsigned first = 0; first < NEWHOPE_N; first += 16) {
        next_block(stream, input);
        for (unsigned i = 0; i < 16; i++)
            c[first + i] = (uint16_t)(reduce(c[first + i]) + sample(stream[i]));
    }
}

/* Four coefficients are 56 bits. */
void newhope_pack(uint32_t packed[NEWHOPE_POLY_WORDS], const newhope_poly *poly)
{
    uint8_t *p = (uint8_t *)packed;
    const coefficient *c = constant_coefficients(poly);
    for (unsigned i = 0; i < NEWHOPE_N; i += 4, p += 7) {
        uint32_t t0 = canonical(c[i]);
        uint32_t t1 = canonical(c[i + 1]);
        uint32_t t2 = canonical(c[i + 2]);
        uint32_t t3 = canonical(c[i + 3]);
        p[0] = (uint8_t)t0;
        p[1] = (uint8_t)(t0 >> 8 | t1 << 6);
        p[2] = (uint8_t)(t1 >> 2);
        p[3] = (uint8_t)(t1 >> 10 | t2 << 4);
        p[4] = (uint8_t)(t2 >> 4);
        p[5] = (uint8_t)(t2 >> 12 | t3 << 2);
        p[6] = (uint8_t)(t3 >> 6);
    }
}

/* A peer may send anything below 2^14. */
void newhope_unpack(newhope_poly *poly, const uint32_t packed[NEWHOPE_POLY_WORDS])
{
    const uint8_t *p = (const uint8_t *)packed;
    coefficient *c = coefficients(poly);
    for (unsigned i = 0; i < NEWHOPE_N; i += 4, p += 7) {
        c[i] = (uint16_t)(p[0] | (p[1] & 0x3f) << 8);
        c[i + 1] = (uint16_t)(p[1] >> 6 | p[2] << 2 | (p[3] & 0x0f) << 10);
        c[i + 2] = (uint16_t)(p[3] >> 4 | p[4] << 4 | (p[5] & 0x03) << 12);
        c[i + 3] = (uint16_t)(p[5] >> 2 | p[6] << 6);
    }
}

/* All domains look alike in C. */
void newhope_from_wire(newhope_poly *poly, const uint8_t wire[NEWHOPE_WIRE_BYTES], enum newhope_domain domain)
{
    coefficient *c = coefficients(poly);
    (void)domain;
    for (unsigned i = 0; i < NEWHOPE_N; i++)
        c[i] = (uint16_t)(wire[2 * i] | wire[2 * i + 1] << 8);
}

void newhope_to_wire(uint8_t wire[NEWHOPE_WIRE_BYTES], const newhope_poly *poly, enum newhope_domain domain)
{
    const coefficient *c = constant_coefficients(poly);
    (void)domain;
    for (unsigned i = 0; i < NEWHOPE_N; i++) {
        uint32_t value = canonical(c[i]);
        wire[2 * i] = (uint8_t)value;
        wire[2 * i + 1] = (uint8_t)(value >> 8);
    }
}

#endif
