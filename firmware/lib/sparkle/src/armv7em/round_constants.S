/* RCON: of SPARKLE (Beierle et al., "Schwaemm and Esch", version 1.2), for the loops over blocks. */
#include "../backend.h"

#if SPARKLE_BACKEND == SPARKLE_BACKEND_ARMV7EM

    .section .rodata.sparkle_round_constants, "a", %progbits
    .global sparkle_round_constants
    .hidden sparkle_round_constants
    .type sparkle_round_constants, %object
    .p2align 2
sparkle_round_constants:
    .word 0xb7e15162, 0xbf715880, 0x38b4da56, 0x324e7738
    .word 0xbb1185eb, 0x4f7c7b57, 0xcfbfa1c8, 0xc2b3293d
    .size sparkle_round_constants, . - sparkle_round_constants

#endif
