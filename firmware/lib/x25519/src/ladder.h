/* The ladder, as a backend has it. */
#ifndef X25519_LADDER_H
#define X25519_LADDER_H

#include "x25519.h"

/* X/Z = scalar * point, of a clamped scalar: its highest bit set, the lowest three clear. x1: of the point, loose. */
void x25519_ladder_run(fe25519 *x, fe25519 *z, const uint8_t scalar[X25519_BYTES], const fe25519 *x1);

#endif
