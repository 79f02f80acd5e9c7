#ifndef X25519_LADDER_H
#define X25519_LADDER_H

#include "fe25519.h"

/* x / z = the multiple of the point x1 by a clamped scalar. */
void x25519_ladder_run(fe25519 *x, fe25519 *z, const uint8_t scalar[32], const fe25519 *x1);

#endif
