/* What C and assembly share. */
#ifndef SALSA20_INTERNAL_H
#define SALSA20_INTERNAL_H

#include <stddef.h>
#include <stdint.h>

/* out = in ^ stream, `blocks` times 64 bytes, at least one. The first block is that of `input`; each that follows has a
 * counter one higher, whose low word does not overflow before the last. Pointers to bytes may be to any address. */
void salsa20_xor_blocks(uint8_t *out, const uint8_t *in, size_t blocks, const uint32_t input[16]);

#endif
