/* The parts by the names that NaCl gives them: streams, authentication, scalar multiplication, hashing, comparing. */
#include "internal.h"
#include "sha512.h"
#include "x25519.h"

/* The counter that a stream begins with. As a constant it would go to the stack by way of a register of the FPU, which
 * is not ours everywhere. */
static inline uint64_t zero(void)
{
    uint64_t counter = 0;
    __asm__("" : "+r"(counter));
    return counter;
}

int crypto_stream(uint8_t *c, unsigned long long clen, const uint8_t n[crypto_stream_NONCEBYTES],
                  const uint8_t k[crypto_stream_KEYBYTES])
{
    memset(c, 0, (size_t)clen);
    xsalsa20_xor(c, c, (size_t)clen, k, n, zero());
    return 0;
}

int crypto_stream_xor(uint8_t *c, const uint8_t *m, unsigned long long mlen,
                      const uint8_t n[crypto_stream_NONCEBYTES], const uint8_t k[crypto_stream_KEYBYTES])
{
    xsalsa20_xor(c, m, (size_t)mlen, k, n, zero());
    return 0;
}

int crypto_stream_salsa20(uint8_t *c, unsigned long long clen, const uint8_t n[crypto_stream_salsa20_NONCEBYTES],
                          const uint8_t k[crypto_stream_salsa20_KEYBYTES])
{
    memset(c, 0, (size_t)clen);
    salsa20_xor(c, c, (size_t)clen, k, n, zero());
    return 0;
}

int crypto_stream_salsa20_xor(uint8_t *c, const uint8_t *m, unsigned long long mlen,
                              const uint8_t n[crypto_stream_salsa20_NONCEBYTES],
                              const uint8_t k[crypto_stream_salsa20_KEYBYTES])
{
    salsa20_xor(c, m, (size_t)mlen, k, n, zero());
    return 0;
}

int crypto_core_hsalsa20(uint8_t out[crypto_core_hsalsa20_OUTPUTBYTES],
                         const uint8_t in[crypto_core_hsalsa20_INPUTBYTES],
                         const uint8_t k[crypto_core_hsalsa20_KEYBYTES], const uint8_t *c)
{
    if (c == NULL) {
        hsalsa20(out, k, in);
        return 0;
    }
    /* Other constants, on the diagonal of the input. What is given is the diagonal of the result and the words of `in`
     * there, without what they were before the rounds. */
    static const uint8_t wanted[8] = {0, 5, 10, 15, 6, 7, 8, 9};
    uint32_t input[16], block[16];
    for (unsigned i = 0; i < 4; i++) {
        memcpy(&input[5 * i], c + 4 * i, 4);
        memcpy(&input[1 + i], k + 4 * i, 4);
        memcpy(&input[6 + i], in + 4 * i, 4);
        memcpy(&input[11 + i], k + 16 + 4 * i, 4);
    }
    salsa20_block(block, input);
    for (unsigned i = 0; i < 8; i++) {
        uint32_t word = block[wanted[i]] - input[wanted[i]];
        memcpy(out + 4 * i, &word, 4);
    }
    wipe(input, sizeof input);
    wipe(block, sizeof block);
    return 0;
}

int crypto_onetimeauth(uint8_t out[crypto_onetimeauth_BYTES], const uint8_t *in, unsigned long long inlen,
                       const uint8_t k[crypto_onetimeauth_KEYBYTES])
{
    poly1305(out, in, (size_t)inlen, k);
    return 0;
}

int crypto_onetimeauth_verify(const uint8_t h[crypto_onetimeauth_BYTES], const uint8_t *in, unsigned long long inlen,
                              const uint8_t k[crypto_onetimeauth_KEYBYTES])
{
    return poly1305_verify(h, in, (size_t)inlen, k);
}

int crypto_scalarmult(uint8_t q[crypto_scalarmult_BYTES], const uint8_t n[crypto_scalarmult_SCALARBYTES],
                      const uint8_t p[crypto_scalarmult_BYTES])
{
    return x25519(q, n, p);
}

int crypto_scalarmult_base(uint8_t q[crypto_scalarmult_BYTES], const uint8_t n[crypto_scalarmult_SCALARBYTES])
{
    x25519_base(q, n);
    return 0;
}

int crypto_hash(uint8_t out[crypto_hash_BYTES], const uint8_t *in, unsigned long long inlen)
{
    sha512(out, in, (size_t)inlen);
    return 0;
}

static int verify(const uint8_t *x, const uint8_t *y, unsigned length)
{
    uint32_t difference = 0;
    for (unsigned i = 0; i < length; i++)
        difference |= x[i] ^ y[i];
    /* It is below 256: the subtraction borrows for zero alone. */
    return (int)((difference - 1) >> 31) - 1;
}

int crypto_verify_16(const uint8_t x[crypto_verify_16_BYTES], const uint8_t y[crypto_verify_16_BYTES])
{
    return verify(x, y, crypto_verify_16_BYTES);
}

int crypto_verify_32(const uint8_t x[crypto_verify_32_BYTES], const uint8_t y[crypto_verify_32_BYTES])
{
    return verify(x, y, crypto_verify_32_BYTES);
}
