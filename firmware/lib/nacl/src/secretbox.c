/* Secret-key boxes by the names and in the forms of NaCl and libsodium. */
#include "internal.h"

int crypto_secretbox_detached(uint8_t *c, uint8_t mac[crypto_secretbox_MACBYTES], const uint8_t *m,
                              unsigned long long mlen, const uint8_t n[crypto_secretbox_NONCEBYTES],
                              const uint8_t k[crypto_secretbox_KEYBYTES])
{
    nacl_seal work;
    nacl_secretbox_seal(&work, c, mac, m, (size_t)mlen, n, k);
    return 0;
}

int crypto_secretbox_open_detached(uint8_t *m, const uint8_t *c, const uint8_t mac[crypto_secretbox_MACBYTES],
                                   unsigned long long clen, const uint8_t n[crypto_secretbox_NONCEBYTES],
                                   const uint8_t k[crypto_secretbox_KEYBYTES])
{
    nacl_seal work;
    return nacl_secretbox_open(&work, m, c, mac, (size_t)clen, n, k);
}

int crypto_secretbox_easy(uint8_t *c, const uint8_t *m, unsigned long long mlen,
                          const uint8_t n[crypto_secretbox_NONCEBYTES], const uint8_t k[crypto_secretbox_KEYBYTES])
{
    return crypto_secretbox_detached(c + crypto_secretbox_MACBYTES, c, m, mlen, n, k);
}

int crypto_secretbox_open_easy(uint8_t *m, const uint8_t *c, unsigned long long clen,
                               const uint8_t n[crypto_secretbox_NONCEBYTES],
                               const uint8_t k[crypto_secretbox_KEYBYTES])
{
    if (clen < crypto_secretbox_MACBYTES)
        return -1;
    return crypto_secretbox_open_detached(m, c + crypto_secretbox_MACBYTES, c, clen - crypto_secretbox_MACBYTES, n,
                                          k);
}

int crypto_secretbox(uint8_t *c, const uint8_t *m, unsigned long long mlen,
                     const uint8_t n[crypto_secretbox_NONCEBYTES], const uint8_t k[crypto_secretbox_KEYBYTES])
{
    if (mlen < crypto_secretbox_ZEROBYTES)
        return -1;
    (void)crypto_secretbox_detached(c + crypto_secretbox_ZEROBYTES, c + crypto_secretbox_BOXZEROBYTES,
                                    m + crypto_secretbox_ZEROBYTES, mlen - crypto_secretbox_ZEROBYTES, n, k);
    memset(c, 0, crypto_secretbox_BOXZEROBYTES);
    return 0;
}

int crypto_secretbox_open(uint8_t *m, const uint8_t *c, unsigned long long clen,
                          const uint8_t n[crypto_secretbox_NONCEBYTES], const uint8_t k[crypto_secretbox_KEYBYTES])
{
    if (clen < crypto_secretbox_ZEROBYTES)
        return -1;
    int forged = crypto_secretbox_open_detached(
        m + crypto_secretbox_ZEROBYTES, c + crypto_secretbox_ZEROBYTES, c + crypto_secretbox_BOXZEROBYTES,
        clen - crypto_secretbox_ZEROBYTES, n, k);
    if (forged == 0)
        memset(m, 0, crypto_secretbox_ZEROBYTES);
    return forged;
}
