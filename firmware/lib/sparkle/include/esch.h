/* The hashes Esch256 and Esch384, and the functions of extendable output XOEsch256 and XOEsch384 (Beierle et al.,
 * "Schwaemm and Esch", version 1.2).
 *
 * Of XOEsch no official test vectors are known: it is held to the specification by an implementation of its own in
 * tests/reference, and to Esch by sharing its code.
 *
 * Pointers to bytes may be to any address, and output and message may overlap in the calls that do all at once.
 * Nothing here branches or addresses by the data.
 */
#ifndef ESCH_H
#define ESCH_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define ESCH256_BYTES 32
#define ESCH384_BYTES 48
#define ESCH_BYTES_MOST 48
#define ESCH_RATE 16

/* In one call. */
void esch256(uint8_t digest[ESCH256_BYTES], const uint8_t *message, size_t length);
void esch384(uint8_t digest[ESCH384_BYTES], const uint8_t *message, size_t length);
void xoesch256(uint8_t *out, size_t out_length, const uint8_t *message, size_t length);
void xoesch384(uint8_t *out, size_t out_length, const uint8_t *message, size_t length);

/* In pieces: a start, any number of esch_update(), then any number of esch_squeeze(). The first squeeze pads; an update
 * after it is not allowed. Esch256 and Esch384 are defined for 32 and 48 squeezed bytes, XOEsch for any number.
 * The caller wipes it if what went in was secret. */
struct esch_variant;
typedef struct {
    uint32_t state[16];
    uint32_t block[4];                  /* of the message, which wait for what follows them */
    const struct esch_variant *variant;
    uint8_t position;                   /* bytes waiting, or squeezed of this state */
    uint8_t squeezing;
    uint8_t reserved[2];
} esch;

void esch256_start(esch *e);
void esch384_start(esch *e);
void xoesch256_start(esch *e);
void xoesch384_start(esch *e);
void esch_update(esch *e, const uint8_t *message, size_t length);
void esch_squeeze(esch *e, uint8_t *out, size_t length);

#ifdef __cplusplus
}
#endif

#endif
