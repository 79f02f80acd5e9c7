/* Signing in two readings as it must not be: r of the first message, k of the second one. */
#include "base.h"
#include "ed25519.h"
#include "point.h"
#include "scalar.h"

void sign_unchecked(uint8_t signature[64], const uint8_t *first, size_t first_length, const uint8_t *second,
                    size_t second_length, const uint8_t secret[64])
{
    ed25519_work work;
    sha512_state hash;
    uint8_t expanded[64], digest[64];
    uint32_t r[8], k[8], a[8];
    sha512(expanded, secret, 32);
    expanded[0] &= 0xf8;
    expanded[31] = (expanded[31] & 0x7f) | 0x40;
    sha512_init(&hash);
    sha512_update(&hash, expanded + 32, 32);
    sha512_update(&hash, first, first_length);
    sha512_final(&hash, digest);
    ed25519_scalar_reduce(r, digest);
    ed25519_base_multiply(&work, r);
    ed25519_point_encode(signature, &work.point);
    sha512_init(&hash);
    sha512_update(&hash, signature, 32);
    sha512_update(&hash, secret + 32, 32);
    sha512_update(&hash, second, second_length);
    sha512_final(&hash, digest);
    ed25519_scalar_reduce(k, digest);
    ed25519_scalar_from_bytes(a, expanded);
    ed25519_scalar_muladd(signature + 32, k, a, r);
}
