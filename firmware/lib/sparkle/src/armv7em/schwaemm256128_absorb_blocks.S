/* void schwaemm256128_absorb_blocks(uint32_t state[12], const uint32_t *in, size_t blocks)
 *
 * Schwaemm256-128 (Beierle et al., "Schwaemm and Esch", version 1.2): takes blocks of 32 bytes, at least one:
 * rho, the whitening of the rate, and the slim permutation. There are only exclusive ors here, and the steps
 * add mod 2^32, so that nothing can overflow. No branch and no address depends on anything but the number of
 * blocks.
 *
 * entry: r0 state, r1 in, r2 blocks
 * exit: -
 * clobbers: r0-r3, r12, lr, flags, s0-s15
 * stack: 36 bytes
 * cycles: 795 (cortex-m4f) for one block
 *         718 for each that follows
 * code: 268 bytes
 *
 * Without registers of the FPU (-DTHUMBKAT_NO_FPU, or none there), words wait on the stack:
 *
 * no-fpu stack: 72 bytes
 * no-fpu cycles: 830 (cortex-m4f) for one block
 *                759 for each that follows
 * no-fpu code: 268 bytes
 */
#include "../backend.h"

#if SPARKLE_ARMV7EM

#include "loops.inc"

    .syntax unified
    .thumb
    .section .text.schwaemm256128_absorb_blocks, "ax", %progbits
    .global schwaemm256128_absorb_blocks
    .type schwaemm256128_absorb_blocks, %function
    .thumb_func
    .p2align 2
schwaemm256128_absorb_blocks:
    enter
    sub.w r1, r1, #32
    PUT(r1, IN)
    add.w r2, r1, r2, lsl #5
    PUT(r2, LIMIT)
    PUT(r0, STATE)
    prepare_core .Lback
    ldm.w r0, {r1-r12}
    whiten256128
    b.w .Lblock
    .p2align 2
.Lback:
    behind_slim_steps
    linear_layer256128
    beq.w .Lend
.Lblock:
    GET(r0, IN)
    absorb_pair256128 r1, r5, r9, 0, 16, next=32
    absorb_pair256128 r2, r6, r10, 4, 20
    absorb_pair256128 r3, r7, r11, 8, 24
    absorb_pair256128 r4, r8, r12, 12, 28
    PUT(r0, IN)
    slim_steps384
.Lend:
    whiten256128
    GET(r0, STATE)
    stm.w r0, {r1-r12}
    leave
    .size schwaemm256128_absorb_blocks, . - schwaemm256128_absorb_blocks
    .pool

#endif
