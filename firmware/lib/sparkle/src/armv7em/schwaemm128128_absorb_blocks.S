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
 * cycles: 526 (cortex-m4f) for one block
 *         465 for each that follows
 * code: 192 bytes
 *
 * Without registers of the FPU (-DTHUMBKAT_NO_FPU, or none there), words wait on the stack:
 *
 * no-fpu stack: 72 bytes
 * no-fpu cycles: 531 (cortex-m4f) for one block
 *                467 for each that follows
 * no-fpu code: 192 bytes
 */
#include "../backend.h"

#if SPARKLE_BACKEND == SPARKLE_BACKEND_ARMV7EM

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
    PUT(r1, 1)
    add.w r2, r1, r2, lsl #4
    PUT(r2, 3)
    PUT(r0, 4)
    prepare_core256 .Lback
    ldm.w r0, {r1-r8}
    GET(r0, 1)
    b.w .Lblock
    .p2align 2
.Lback:
    linear_layer256
    beq.w .Lend
.Lblock:
    absorb_pair r1, r3, r5, r7, 0, 8, next=16
    absorb_pair r2, r4, r6, r8, 4, 12
    GET(lr, 3)
    cmp.w r0, lr
    b.w sparkle256_slim_core
.Lend:
    GET(r0, 4)
    stm.w r0, {r1-r8}
    leave
    .size schwaemm128128_absorb_blocks, . - schwaemm128128_absorb_blocks
    .pool

#endif
