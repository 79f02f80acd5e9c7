/* What the files of this library share. */
#ifndef SHA512_INTERNAL_H
#define SHA512_INTERNAL_H

#include <stddef.h>
#include <stdint.h>

/* The hash value after `count` blocks, 1 or more (FIPS 180-4, section 6.4.2). `schedule` is room for 16 words of the
 * message schedule; it may be the block itself, where there is one. */
void sha512_compress(uint32_t word[16], uint32_t schedule[32], const uint8_t *blocks, size_t count);

#endif
