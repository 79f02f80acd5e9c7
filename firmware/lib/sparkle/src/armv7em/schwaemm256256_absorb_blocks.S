/* void schwaemm256256_absorb_blocks(uint32_t state[16], const uint32_t *in, size_t blocks)
 *
 * Schwaemm256-256 (Beierle et al., "Schwaemm and Esch", version 1.2): takes blocks of 32 bytes, at least
 * one: rho, the whitening of the rate, and the slim permutation. There are only exclusive ors here, and the
 * steps add mod 2^32, so that nothing can overflow. No branch and no address depends on anything but the
 * number of blocks.
 *
 * entry: r0 state, r1 in, r2 blocks
 * exit: -
 * clobbers: r0-r3, r12, lr, flags, s0-s15
 * stack: 52 bytes
 * cycles: 1,239 (cortex-m4f) for one block
 *         1,150 for each that follows
 * code: 228 bytes
 *
 * Without registers of the FPU (-DTHUMBKAT_NO_FPU, or none there), words wait on the stack:
 *
 * no-fpu stack: 84 bytes
 * no-fpu cycles: 1,349 (cortex-m4f) for one block
 *                1,263 for each that follows
 * no-fpu code: 232 bytes
 */
#include "../backend.h"

#if SPARKLE_ARMV7EM

#include "wide.inc"

    .syntax unified
    .thumb
    .section .text.schwaemm256256_absorb_blocks, "ax", %progbits
    .global schwaemm256256_absorb_blocks
    .type schwaemm256256_absorb_blocks, %function
    .thumb_func
    .p2align 2
schwaemm256256_absorb_blocks:
    enter_wide .Lback
    sub.w r1, r1, #32
    put r1, IN
    add.w r2, r1, r2, lsl #5
    put r2, LIMIT
    put r0, STATE
    load_wide
    b.w .Lblock
    .p2align 2
.Lback:
    behind_slim_steps_wide
    beq.w .Lend
.Lblock:
    get r0, IN
    absorb_pair_wide r1, r5, r9, 0, 0, 16, next=32
    absorb_pair_wide r2, r6, r10, 1, 4, 20
    absorb_pair_wide r3, r7, r11, 2, 8, 24
    absorb_pair_wide r4, r8, r12, 3, 12, 28
    put r0, IN
    slim_steps_wide
.Lend:
    get r0, STATE
    store_wide
    leave_wide
    .size schwaemm256256_absorb_blocks, . - schwaemm256256_absorb_blocks
    .pool

#endif
