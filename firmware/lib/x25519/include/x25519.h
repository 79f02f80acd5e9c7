/* X25519, the key agreement of Curve25519 (Bernstein 2006; RFC 7748, section 5). Constant time in the scalar and in the
 * point. */
#ifndef X25519_H
#define X25519_H

#include <stdint.h>

#include "fe25519.h"

#ifdef __cplusplus
extern "C" {
#endif

/* 0 C, 1 armv6m, 2 armv7em. */
extern const uint8_t x25519_backend;

#define X25519_BYTES 32

/* `out` = scalar * point, of the scalar clamped and of the point without its top bit, non-canonical ones reduced. 0, or
 * -1 where the result is zero: the point has a small order, and the result says nothing of the scalar. It is written all
 * the same. Buffers may lie at any address and overlap. */
int x25519(uint8_t out[X25519_BYTES], const uint8_t scalar[X25519_BYTES], const uint8_t point[X25519_BYTES]);
/* The public key of a scalar: its multiple of the base point 9. */
void x25519_base(uint8_t out[X25519_BYTES], const uint8_t scalar[X25519_BYTES]);

/* Two points, as X/Z, whose difference has the coordinate x1. Elements are below 2^255 + 2^230, as fe25519_from_bytes,
 * fe25519_mul and fe25519_sqr leave them. */
typedef struct {
    fe25519 x1, x2, z2, x3, z3;
} x25519_ladder;

/* One step of the ladder (RFC 7748, section 5): where `swap` is all ones the two points first change places, where it is
 * zero they do not; then the second one becomes their sum and the first one its double. */
void x25519_step(x25519_ladder *ladder, uint32_t swap);

#ifdef __cplusplus
}
#endif

#endif
