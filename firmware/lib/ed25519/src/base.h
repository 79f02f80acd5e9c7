/* Multiples of the base point (gen/base.py). */
#ifndef ED25519_BASE_H
#define ED25519_BASE_H

#include "backend.h"
#include "ed25519.h"

/* Each table of the comb is 768 bytes. 32 of them, for four, save 14 of 15 doublings, and digits that are a bit wider five
 * additions of a verification; on ARMv7E-M flash is not scarce. */
#if ED25519_BACKEND == ED25519_BACKEND_ARMV7EM
#define ED25519_COMB_TABLES 32
#define ED25519_BASE_WIDTH 7
#else
#define ED25519_COMB_TABLES 4
#define ED25519_BASE_WIDTH 6
#endif

extern const ed25519_niels ed25519_comb[ED25519_COMB_TABLES][8];
/* How far their teeth are moved on. */
extern const uint8_t ed25519_comb_offset[ED25519_COMB_TABLES];
/* What digits of that width need of the odd multiples of the base point; and the same 128 bits higher up. */
extern const ed25519_niels ed25519_odd_multiples[2][1 << (ED25519_BASE_WIDTH - 2)];

/* work->point = the multiple of the base point by any scalar of 256 bits. Leaves secrets in `work`. */
void ed25519_base_multiply(ed25519_work *work, const uint32_t scalar[8]);
/* Of eight points that of a digit's lower three bits, or its negative where bit 3 is zero and the index is of the
 * complement: bits are signs. All are read, whatever the digit. */
void ed25519_choose(ed25519_niels *out, const ed25519_niels table[8], uint32_t digit);

#endif
