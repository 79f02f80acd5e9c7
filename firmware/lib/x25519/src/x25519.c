#include <string.h>

#include "ladder.h"
#include "x25519.h"

int x25519(uint8_t out[X25519_BYTES], const uint8_t scalar[X25519_BYTES], const uint8_t point[X25519_BYTES])
{
    fe25519 x1, x, z;
    fe25519_from_bytes(&x1, point);
    /* The clamped scalar stands where the result will. */
    memmove(out, scalar, X25519_BYTES);
    out[0] &= 0xf8;
    out[31] = (out[31] & 0x7f) | 0x40;
    x25519_ladder_run(&x, &z, out, &x1);
    fe25519_invert(&z, &z);
    fe25519_mul(&x, &x, &z);
    fe25519_to_bytes(out, &x);
    uint32_t any = 0;
    for (unsigned i = 0; i < X25519_BYTES; i++)
        any |= out[i];
    return (int)((any + 0xff) >> 8) - 1;
}

void x25519_base(uint8_t out[X25519_BYTES], const uint8_t scalar[X25519_BYTES])
{
    static const uint8_t base[X25519_BYTES] = {9};
    (void)x25519(out, scalar, base);
}
