/* Between the files of this backend. */
#ifndef FE25519_ARMV7EM_INTERNAL_H
#define FE25519_ARMV7EM_INTERNAL_H

#include "fe25519.h"

/* a^(2^times); times is public, and at least 1. */
void fe25519_sqr_times(fe25519 *out, const fe25519 *a, uint32_t times);

#endif
