/* Consistent overhead byte stuffing (Cheshire and Baker, 1999), in place and byte by byte. */
#ifndef THUMBKAT_COBS_H
#define THUMBKAT_COBS_H

#include <stdbool.h>
#include <stdint.h>

/* Undoes COBS one byte at a time; start with all fields 0. */
struct cobs_decoder {
    uint8_t code; /* of the block at hand; 0 before the first */
    uint8_t left; /* data bytes that the block still has */
};

/* Takes one byte that is not the delimiter. Returns how many bytes came out (0 or 1), in *out. */
static inline unsigned cobs_decode(struct cobs_decoder *d, uint8_t byte, uint8_t *out)
{
    if (d->left != 0) {
        d->left--;
        *out = byte;
        return 1;
    }
    /* A block shorter than the longest stands for its bytes and a zero, unless the frame ends with it. */
    unsigned zero = d->code != 0 && d->code != 255;
    d->code = byte;
    d->left = (uint8_t)(byte - 1);
    *out = 0;
    return zero;
}

/* Whether the delimiter may come now. */
static inline bool cobs_complete(const struct cobs_decoder *d)
{
    return d->left == 0;
}

/* Encodes `length` bytes that stand at buffer + gap into buffer, followed by the delimiter. Returns the
 * number of bytes on the wire. With gap >= 1 + (length - 1) / 254 no byte is overwritten before it is
 * read: after i bytes at most 1 + i + i / 254 have been written. */
static inline uint16_t cobs_encode(uint8_t *buffer, uint16_t gap, uint16_t length)
{
    uint16_t code_at = 0, out = 1;
    uint8_t code = 1;
    for (uint16_t i = 0; i < length; i++) {
        uint8_t byte = buffer[gap + i];
        if (code == 255) {
            buffer[code_at] = code;
            code_at = out++;
            code = 1;
        }
        if (byte != 0) {
            buffer[out++] = byte;
            code++;
        } else {
            buffer[code_at] = code;
            code_at = out++;
            code = 1;
        }
    }
    buffer[code_at] = code;
    buffer[out++] = 0;
    return out;
}

#endif
