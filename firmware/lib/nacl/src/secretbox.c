/* Secret-key boxes in their other two forms. */
#include "internal.h"

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
