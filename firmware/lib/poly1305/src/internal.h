/* What each backend has of its own. */
#ifndef POLY1305_INTERNAL_H
#define POLY1305_INTERNAL_H

#include "poly1305.h"

#define POLY1305_BLOCK_BYTES 16

/* h = (h + block + pad 2^128) r for each block. `count` is at least 1. `pad` is 1, or 0 for a last block that has its
 * end mark among its bytes, which is then the only one. h[4] is below 2^31 - 2, before and after. */
void poly1305_blocks(poly1305_state *state, const uint8_t *message, size_t count, uint32_t pad);

#endif
