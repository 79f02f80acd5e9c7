/* void schwaemm128128_absorb_blocks(uint32_t state[8], const uint32_t *in, size_t blocks)
 *
 * Schwaemm128-128 (Beierle et al., "Schwaemm and Esch", version 1.2): takes blocks of 16 bytes, at least one:
 * rho, the whitening of the rate, and the slim permutation. There are only exclusive ors here, and the steps
 * add mod 2^32, so that nothing can overflow. No branch and no address depends on anything but the number of
 * blocks.
 *
 * entry: r0 state, r1 in, r2 blocks
 * exit: -
 * clobbers: r0-r3, r12, lr, flags, s0-s15
 * stack: 36 bytes
 * cycles: 527 (cortex-m4f) for one block
 *         458 for each that follows
 * code: 240 bytes
 *
 * Without registers of the FPU (-DTHUMBKAT_NO_FPU, or none there), words wait on the stack:
 *
 * no-fpu stack: 72 bytes
 * no-fpu cycles: 532 (cortex-m4f) for one block
 *                460 for each that follows
 * no-fpu code: 240 bytes
 */
#include "../backend.h"

#if SPARKLE_ARMV7EM

#include "loops.inc"

    .syntax unified
    .thumb
    .section .text.schwaemm128128_absorb_blocks, "ax", %progbits
    .global schwaemm128128_absorb_blocks
    .type schwaemm128128_absorb_blocks, %function
    .thumb_func
    .p2align 2
schwaemm128128_absorb_blocks:
    enter
    sub.w r1, r1, #16
    PUT(r1, IN)
    add.w r2, r1, r2, lsl #4
    PUT(r2, LIMIT)
    PUT(r0, STATE)
    prepare_core256 .Lback
    ldm.w r0, {r1-r8}
    GET(r0, IN)
    /* Of a state that is complete: s2' ^ m2 = s1 ^ s2 ^ cap2, w = s2 ^ cap1. */
    eor.w r11, r1, r3
    eor.w r11, r11, r7
    eor.w r12, r2, r4
    eor.w r12, r12, r8
    eor.w r1, r3, r5
    eor.w r2, r4, r6
    b.w .Lblock
    .p2align 2
.Lback:
    behind_slim_steps
    beq.w .Lend
    absorb_begin128128
.Lblock:
    load_pair lr, r3, 0, 8, next=16
    eor.w r1, r1, lr
    eor.w r3, r3, r11
    load_pair lr, r4, 4, 12
    eor.w r2, r2, lr
    eor.w r4, r4, r12
    box_constant256 r11, 2
    box_constant256 r12, 3
    slim_steps256
.Lend:
    linear_layer256
    GET(r0, STATE)
    stm.w r0, {r1-r8}
    leave
    .size schwaemm128128_absorb_blocks, . - schwaemm128128_absorb_blocks
    .pool

#endif
