/* What the files of this library share. */
#ifndef NACL_INTERNAL_H
#define NACL_INTERNAL_H

#include <string.h>

#include "declassify.h"
#include "nacl.h"

/* Of salsa20, whose backends have it (its internal.h): out = in ^ stream, `blocks` times 64 bytes, at least one, from
 * the block of `input` on. Whole boxes go past the bookkeeping of streams, which would be a twentieth of their time. */
void salsa20_xor_blocks(uint8_t *out, const uint8_t *in, size_t blocks, const uint32_t input[16]);

/* memset() that the compiler may not leave out. */
static inline void wipe(void *memory, size_t length)
{
    memset(memory, 0, length);
    __asm__ volatile("" : : "r"(memory) : "memory");
}

/* 0 or -1: whether `ours`, which is wiped, is the tag. Which bits differ depends on the key; that a box is forged is
 * what its reader has to be told. */
static inline int check_tag(uint8_t ours[crypto_secretbox_MACBYTES], const uint8_t tag[crypto_secretbox_MACBYTES])
{
    int differs = crypto_verify_16(ours, tag);
    wipe(ours, crypto_secretbox_MACBYTES);
    DECLASSIFY_VALUE(differs, "whether a box is genuine is the answer");
    return differs;
}

#endif
