/* void schwaemm192192_encrypt_blocks(uint32_t state[12], uint32_t *out, const uint32_t *in, size_t blocks)
 *
 * Schwaemm192-192 (Beierle et al., "Schwaemm and Esch", version 1.2): encrypts blocks of 24 bytes, at least
 * one: rho, the whitening of the rate, and the slim permutation. There are only exclusive ors here, and the
 * steps add mod 2^32, so that nothing can overflow. No branch and no address depends on anything but the
 * number of blocks.
 *
 * entry: r0 state, r1 out, r2 in, r3 blocks
 * exit: -
 * clobbers: r0-r3, r12, lr, flags, s0-s15
 * stack: 36 bytes
 * cycles: 806 (cortex-m4f) for one block
 *         734 for each that follows
 * code: 328 bytes
 *
 * Without registers of the FPU (-DTHUMBKAT_NO_FPU, or none there), words wait on the stack:
 *
 * no-fpu stack: 72 bytes
 * no-fpu cycles: 844 (cortex-m4f) for one block
 *                778 for each that follows
 * no-fpu code: 328 bytes
 */
#include "../backend.h"

#if SPARKLE_ARMV7EM

#include "loops.inc"

    .syntax unified
    .thumb
    .section .text.schwaemm192192_encrypt_blocks, "ax", %progbits
    .global schwaemm192192_encrypt_blocks
    .type schwaemm192192_encrypt_blocks, %function
    .thumb_func
    .p2align 2
schwaemm192192_encrypt_blocks:
    enter
    sub.w r1, r1, #24
    PUT(r1, OUT)
    sub.w r2, r2, #24
    PUT(r2, IN)
    add.w r3, r3, r3, lsl #1
    add.w r3, r2, r3, lsl #3
    PUT(r3, LIMIT)
    PUT(r0, STATE)
    prepare_core .Lback
    ldm.w r0, {r1-r12}
    b.w .Lblock
    .p2align 2
.Lback:
    behind_slim_steps
    linear_layer384
    beq.w .Lend
.Lblock:
    GET(r0, IN)
    GET(lr, OUT)
    /* Words of the capacity make room for those of the block, as long as they are not wanted. */
    PUT(r9, PARK_A)
    PUT(r12, PARK_B)
    encrypt_pair r1, r4, r7, r10, 0, 12, r9, r12, next=24
    encrypt_pair r2, r5, r8, r11, 4, 16, r9, r12
    PUT(r7, PARK_C)
    PUT(r10, PARK_D)
    GET(r9, PARK_A)
    GET(r12, PARK_B)
    encrypt_pair r3, r6, r9, r12, 8, 20, r7, r10
    PUT(r0, IN)
    PUT(lr, OUT)
    GET(r7, PARK_C)
    GET(r10, PARK_D)
    slim_steps384
.Lend:
    GET(r0, STATE)
    stm.w r0, {r1-r12}
    leave
    .size schwaemm192192_encrypt_blocks, . - schwaemm192192_encrypt_blocks
    .pool

#endif
