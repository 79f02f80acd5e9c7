/* Signatures, with the working memory on the stack. */
#include "ed25519.h"
#include "internal.h"

int crypto_sign_seed_keypair(uint8_t pk[crypto_sign_PUBLICKEYBYTES], uint8_t sk[crypto_sign_SECRETKEYBYTES],
                             const uint8_t seed[crypto_sign_SEEDBYTES])
{
    ed25519_work work;
    memmove(sk, seed, crypto_sign_SEEDBYTES);
    ed25519_public(sk + crypto_sign_SEEDBYTES, sk, &work);
    memcpy(pk, sk + crypto_sign_SEEDBYTES, crypto_sign_PUBLICKEYBYTES);
    return 0;
}

int crypto_sign_detached(uint8_t sig[crypto_sign_BYTES], unsigned long long *siglen, const uint8_t *m,
                         unsigned long long mlen, const uint8_t sk[crypto_sign_SECRETKEYBYTES])
{
    ed25519_work work;
    ed25519_sign(sig, m, (size_t)mlen, sk, &work);
    if (siglen != NULL)
        *siglen = crypto_sign_BYTES;
    return 0;
}

int crypto_sign(uint8_t *sm, unsigned long long *smlen, const uint8_t *m, unsigned long long mlen,
                const uint8_t sk[crypto_sign_SECRETKEYBYTES])
{
    if (mlen != 0)
        memmove(sm + crypto_sign_BYTES, m, (size_t)mlen);
    (void)crypto_sign_detached(sm, NULL, sm + crypto_sign_BYTES, mlen, sk);
    if (smlen != NULL)
        *smlen = mlen + crypto_sign_BYTES;
    return 0;
}

int crypto_sign_verify_detached(const uint8_t sig[crypto_sign_BYTES], const uint8_t *m, unsigned long long mlen,
                                const uint8_t pk[crypto_sign_PUBLICKEYBYTES])
{
    ed25519_work work;
    return ed25519_verify(sig, m, (size_t)mlen, pk, &work);
}

int crypto_sign_open(uint8_t *m, unsigned long long *mlen, const uint8_t *sm, unsigned long long smlen,
                     const uint8_t pk[crypto_sign_PUBLICKEYBYTES])
{
    int forged = -1;
    size_t length = 0;
    if (smlen >= crypto_sign_BYTES) {
        length = (size_t)smlen - crypto_sign_BYTES;
        forged = crypto_sign_verify_detached(sm, sm + crypto_sign_BYTES, length, pk);
    }
    if (m != NULL && length != 0) {
        if (forged == 0)
            memmove(m, sm + crypto_sign_BYTES, length);
        else
            memset(m, 0, length);
    }
    if (mlen != NULL)
        *mlen = forged == 0 ? length : 0;
    return forged;
}
