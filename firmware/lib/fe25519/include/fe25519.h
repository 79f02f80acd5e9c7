/* Arithmetic modulo p = 2^255 - 19, the field of Curve25519 and of Ed25519.
 *
 * An element is eight 32-bit words, the lowest first, and may be any number below 2^256 that is congruent to it: every
 * function takes all of these, and leaves one; fe25519_mul and fe25519_sqr leave one below 2^255 + 2^230. The one below p
 * is what fe25519_to_bytes gives. Outputs may be inputs. Constant time, all of it.
 */
#ifndef FE25519_H
#define FE25519_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* 0 C, 1 armv6m, 2 armv7em. */
extern const uint8_t fe25519_backend;

typedef struct {
    uint32_t word[8];
} fe25519;

/* From 32 bytes at any address, of which the top bit is masked (RFC 7748, section 5). A number from p on is reduced by
 * whatever comes after. */
void fe25519_from_bytes(fe25519 *out, const uint8_t bytes[32]);
/* The number below p, to any address. */
void fe25519_to_bytes(uint8_t bytes[32], const fe25519 *a);

void fe25519_add(fe25519 *out, const fe25519 *a, const fe25519 *b);
void fe25519_sub(fe25519 *out, const fe25519 *a, const fe25519 *b);
void fe25519_mul(fe25519 *out, const fe25519 *a, const fe25519 *b);
void fe25519_sqr(fe25519 *out, const fe25519 *a);

/* 1 / a; of zero, zero. */
void fe25519_invert(fe25519 *out, const fe25519 *a);
/* a^((p - 5) / 8), from which square roots come (RFC 8032, section 5.1.3). */
void fe25519_pow22523(fe25519 *out, const fe25519 *a);

/* Where `mask` is all ones a and b change places, where it is zero they stay; it is nothing else. */
void fe25519_cswap(fe25519 *a, fe25519 *b, uint32_t mask);

#ifdef __cplusplus
}
#endif

#endif
