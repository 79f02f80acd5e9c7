#include "fe25519.h"

void fe25519_from_bytes(fe25519 *out, const uint8_t bytes[32])
{
    for (unsigned i = 0; i < 8; i++, bytes += 4)
        out->word[i] = (uint32_t)bytes[0] | (uint32_t)bytes[1] << 8 | (uint32_t)bytes[2] << 16 | (uint32_t)bytes[3] << 24;
    out->word[7] &= 0x7fffffff;
}

/* v = a mod 2^255 + 19 (a >> 255) is congruent to a, and below 2^255 + 19 < 2p. So v - qp is wanted, with q = 1 just if
 * v >= p, which is q = (v + 19) >> 255; and v - qp = v + 19q - q 2^255. Both are the low 255 bits of one sum. */
void fe25519_to_bytes(uint8_t bytes[32], const fe25519 *a)
{
    uint32_t top = a->word[7] & 0x7fffffff, folded = 19 * (a->word[7] >> 31);
    uint64_t carry = folded + 19;
    for (unsigned i = 0; i < 7; i++)
        carry = (carry + a->word[i]) >> 32;
    uint32_t q = (uint32_t)(carry + top) >> 31;
    carry = folded + 19 * q;
    for (unsigned i = 0; i < 8; i++, bytes += 4) {
        carry += i < 7 ? a->word[i] : top;
        uint32_t word = i < 7 ? (uint32_t)carry : (uint32_t)carry & 0x7fffffff;
        carry >>= 32;
        bytes[0] = (uint8_t)word;
        bytes[1] = (uint8_t)(word >> 8);
        bytes[2] = (uint8_t)(word >> 16);
        bytes[3] = (uint8_t)(word >> 24);
    }
}

void fe25519_cswap(fe25519 *a, fe25519 *b, uint32_t mask)
{
    for (unsigned i = 0; i < 8; i++) {
        uint32_t change = (a->word[i] ^ b->word[i]) & mask;
        a->word[i] ^= change;
        b->word[i] ^= change;
    }
}
