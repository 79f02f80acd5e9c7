/* Public-key boxes: the secret-key boxes under a key that both sides can compute. */
#include "internal.h"
#include "sha512.h"
#include "x25519.h"

int crypto_box_seed_keypair(uint8_t pk[crypto_box_PUBLICKEYBYTES], uint8_t sk[crypto_box_SECRETKEYBYTES],
                            const uint8_t seed[crypto_box_SEEDBYTES])
{
    uint8_t digest[SHA512_BYTES];
    sha512(digest, seed, crypto_box_SEEDBYTES);
    memcpy(sk, digest, crypto_box_SECRETKEYBYTES);
    wipe(digest, sizeof digest);
    x25519_base(pk, sk);
    return 0;
}

int crypto_box_beforenm(uint8_t k[crypto_box_BEFORENMBYTES], const uint8_t pk[crypto_box_PUBLICKEYBYTES],
                        const uint8_t sk[crypto_box_SECRETKEYBYTES])
{
    static const uint8_t zero[HSALSA20_NONCE_BYTES];
    uint8_t shared[X25519_BYTES];
    int low_order = x25519(shared, sk, pk);
    DECLASSIFY_VALUE(low_order, "whether a public key has a low order can be seen in the key");
    if (low_order == 0)
        hsalsa20(k, shared, zero);
    wipe(shared, sizeof shared);
    return low_order;
}

int crypto_box_afternm(uint8_t *c, const uint8_t *m, unsigned long long mlen, const uint8_t n[crypto_box_NONCEBYTES],
                       const uint8_t k[crypto_box_BEFORENMBYTES])
{
    return crypto_secretbox(c, m, mlen, n, k);
}

int crypto_box_open_afternm(uint8_t *m, const uint8_t *c, unsigned long long clen,
                            const uint8_t n[crypto_box_NONCEBYTES], const uint8_t k[crypto_box_BEFORENMBYTES])
{
    return crypto_secretbox_open(m, c, clen, n, k);
}

int crypto_box_easy_afternm(uint8_t *c, const uint8_t *m, unsigned long long mlen,
                            const uint8_t n[crypto_box_NONCEBYTES], const uint8_t k[crypto_box_BEFORENMBYTES])
{
    return crypto_secretbox_easy(c, m, mlen, n, k);
}

int crypto_box_open_easy_afternm(uint8_t *m, const uint8_t *c, unsigned long long clen,
                                 const uint8_t n[crypto_box_NONCEBYTES], const uint8_t k[crypto_box_BEFORENMBYTES])
{
    return crypto_secretbox_open_easy(m, c, clen, n, k);
}

/* Lengths that come from the stack and go there: 64 bits would go by way of a register of the FPU, which is not ours
 * everywhere. */
int crypto_box_detached_afternm(uint8_t *c, uint8_t mac[crypto_box_MACBYTES], const uint8_t *m, unsigned long long mlen,
                                const uint8_t n[crypto_box_NONCEBYTES], const uint8_t k[crypto_box_BEFORENMBYTES])
{
    return crypto_secretbox_detached(c, mac, m, (size_t)mlen, n, k);
}

int crypto_box_open_detached_afternm(uint8_t *m, const uint8_t *c, const uint8_t mac[crypto_box_MACBYTES],
                                     unsigned long long clen, const uint8_t n[crypto_box_NONCEBYTES],
                                     const uint8_t k[crypto_box_BEFORENMBYTES])
{
    return crypto_secretbox_open_detached(m, c, mac, (size_t)clen, n, k);
}

/* With the key of both sides, which is wiped. */

int crypto_box(uint8_t *c, const uint8_t *m, unsigned long long mlen, const uint8_t n[crypto_box_NONCEBYTES],
               const uint8_t pk[crypto_box_PUBLICKEYBYTES], const uint8_t sk[crypto_box_SECRETKEYBYTES])
{
    uint8_t k[crypto_box_BEFORENMBYTES];
    if (crypto_box_beforenm(k, pk, sk) != 0)
        return -1;
    int result = crypto_secretbox(c, m, mlen, n, k);
    wipe(k, sizeof k);
    return result;
}

int crypto_box_open(uint8_t *m, const uint8_t *c, unsigned long long clen, const uint8_t n[crypto_box_NONCEBYTES],
                    const uint8_t pk[crypto_box_PUBLICKEYBYTES], const uint8_t sk[crypto_box_SECRETKEYBYTES])
{
    uint8_t k[crypto_box_BEFORENMBYTES];
    if (crypto_box_beforenm(k, pk, sk) != 0)
        return -1;
    int result = crypto_secretbox_open(m, c, clen, n, k);
    wipe(k, sizeof k);
    return result;
}

int crypto_box_easy(uint8_t *c, const uint8_t *m, unsigned long long mlen, const uint8_t n[crypto_box_NONCEBYTES],
                    const uint8_t pk[crypto_box_PUBLICKEYBYTES], const uint8_t sk[crypto_box_SECRETKEYBYTES])
{
    uint8_t k[crypto_box_BEFORENMBYTES];
    if (crypto_box_beforenm(k, pk, sk) != 0)
        return -1;
    int result = crypto_secretbox_easy(c, m, mlen, n, k);
    wipe(k, sizeof k);
    return result;
}

int crypto_box_open_easy(uint8_t *m, const uint8_t *c, unsigned long long clen, const uint8_t n[crypto_box_NONCEBYTES],
                         const uint8_t pk[crypto_box_PUBLICKEYBYTES], const uint8_t sk[crypto_box_SECRETKEYBYTES])
{
    uint8_t k[crypto_box_BEFORENMBYTES];
    if (crypto_box_beforenm(k, pk, sk) != 0)
        return -1;
    int result = crypto_secretbox_open_easy(m, c, clen, n, k);
    wipe(k, sizeof k);
    return result;
}

int crypto_box_detached(uint8_t *c, uint8_t mac[crypto_box_MACBYTES], const uint8_t *m, unsigned long long mlen,
                        const uint8_t n[crypto_box_NONCEBYTES], const uint8_t pk[crypto_box_PUBLICKEYBYTES],
                        const uint8_t sk[crypto_box_SECRETKEYBYTES])
{
    uint8_t k[crypto_box_BEFORENMBYTES];
    if (crypto_box_beforenm(k, pk, sk) != 0)
        return -1;
    int result = crypto_secretbox_detached(c, mac, m, mlen, n, k);
    wipe(k, sizeof k);
    return result;
}

int crypto_box_open_detached(uint8_t *m, const uint8_t *c, const uint8_t mac[crypto_box_MACBYTES],
                             unsigned long long clen, const uint8_t n[crypto_box_NONCEBYTES],
                             const uint8_t pk[crypto_box_PUBLICKEYBYTES], const uint8_t sk[crypto_box_SECRETKEYBYTES])
{
    uint8_t k[crypto_box_BEFORENMBYTES];
    if (crypto_box_beforenm(k, pk, sk) != 0)
        return -1;
    int result = crypto_secretbox_open_detached(m, c, mac, clen, n, k);
    wipe(k, sizeof k);
    return result;
}
