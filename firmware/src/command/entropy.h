/* Coins for live sessions: the chip's generator and the host's seed, tested and conditioned
 * (PROTOCOL.md, "Entropy"). */
#ifndef THUMBKAT_ENTROPY_H
#define THUMBKAT_ENTROPY_H

#include <stdbool.h>
#include <stdint.h>

#include "keccak.h"

/* As HELLO numbers them. */
enum entropy_source { ENTROPY_NONE = 0, ENTROPY_RNG = 1, ENTROPY_FAILED = 2 };

/* What coins came from: the choices of the output `entropy`. */
enum entropy_origin { ENTROPY_FROM_RNG = 0, ENTROPY_FROM_HOST = 1, ENTROPY_FROM_BOTH = 2 };
#define ENTROPY_ORIGINS "rng\0host\0rng+host\0"

#define ENTROPY_SEED_BYTES 48
#define ENTROPY_COIN_BYTES 96

/* Longest wait for coins, in milliseconds: 128 samples, and one that does not come (port.h). */
#define ENTROPY_MILLISECONDS 1800

/* Looks for a generator and tests it. Once, at start. */
void entropy_start(void);

enum entropy_source entropy_source(void);

/* Forgets what the host brought. What the board itself has gathered stays. */
void entropy_forget(void);

/* Fills `coins`. Refuses (false) where there is nothing to take them from, or the source fails; a source
 * that has failed once stays out of use until the next reset. The scratch is wiped. */
bool entropy_draw(uint8_t coins[ENTROPY_COIN_BYTES], enum entropy_origin *origin, keccak_sponge *scratch);

#endif
