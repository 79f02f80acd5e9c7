/* The permutations SPARKLE256, SPARKLE384 and SPARKLE512 (Beierle et al., "Schwaemm and Esch: Lightweight
 * Authenticated Encryption and Hashing using the Sparkle Permutation Family", version 1.2).
 *
 * A state is its branches one after the other, each a word x and then a word y. Its bytes are those of the words,
 * little-endian. Nothing here branches or addresses by the data.
 */
#ifndef SPARKLE_H
#define SPARKLE_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* 0 C, 1 armv6m, 2 armv7em. */
extern const uint8_t sparkle_backend;

#define SPARKLE256_WORDS 8
#define SPARKLE384_WORDS 12
#define SPARKLE512_WORDS 16

/* Steps of the two forms that the modes use. */
#define SPARKLE256_SLIM 7
#define SPARKLE256_BIG 10
#define SPARKLE384_SLIM 7
#define SPARKLE384_BIG 11
#define SPARKLE512_SLIM 8
#define SPARKLE512_BIG 12

/* `steps` is the permutation's SLIM or BIG; no other number is allowed. */
void sparkle256(uint32_t state[SPARKLE256_WORDS], unsigned steps);
void sparkle384(uint32_t state[SPARKLE384_WORDS], unsigned steps);
void sparkle512(uint32_t state[SPARKLE512_WORDS], unsigned steps);

#ifdef __cplusplus
}
#endif

#endif
