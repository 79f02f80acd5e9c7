/* void schwaemm128128_encrypt_blocks(uint32_t state[8], uint32_t *out, const uint32_t *in, size_t blocks)
 *
 * Schwaemm128-128 (Beierle et al., "Schwaemm and Esch", version 1.2): encrypts blocks of 16 bytes, at least
 * one: rho, the whitening of the rate, and the slim permutation. There are only exclusive ors here, and the
 * steps add mod 2^32, so that nothing can overflow. No branch and no address depends on anything but the
 * number of blocks.
 *
 * entry: r0 state, r1 out, r2 in, r3 blocks
 * exit: -
 * clobbers: r0-r3, r12, lr, flags, s0-s15
 * stack: 36 bytes
 * cycles: 541 (cortex-m4f) for one block
 *         470 for each that follows
 * code: 288 bytes
 *
 * Without registers of the FPU (-DTHUMBKAT_NO_FPU, or none there), words wait on the stack:
 *
 * no-fpu stack: 72 bytes
 * no-fpu cycles: 547 (cortex-m4f) for one block
 *                473 for each that follows
 * no-fpu code: 288 bytes
 */
#include "../backend.h"

#if SPARKLE_ARMV7EM

#include "loops.inc"

    .syntax unified
    .thumb
    .section .text.schwaemm128128_encrypt_blocks, "ax", %progbits
    .global schwaemm128128_encrypt_blocks
    .type schwaemm128128_encrypt_blocks, %function
    .thumb_func
    .p2align 2
schwaemm128128_encrypt_blocks:
    enter
    sub.w r1, r1, #16
    PUT(r1, OUT)
    sub.w r2, r2, #16
    PUT(r2, IN)
    add.w r3, r2, r3, lsl #4
    PUT(r3, LIMIT)
    PUT(r0, STATE)
    prepare_core256 .Lback
    ldm.w r0, {r1-r8}
    GET(r0, IN)
    /* Of a state that is complete: v = s1 ^ cap2, w = s2 ^ cap1. */
    eor.w r11, r1, r7
    eor.w r12, r2, r8
    eor.w r1, r3, r5
    eor.w r2, r4, r6
    b.w .Lblock
    .p2align 2
.Lback:
    behind_slim_steps
    beq.w .Lend
    encrypt_begin128128
.Lblock:
    GET(lr, OUT)
    encrypt_pair128128 r11, r1, r5, r7, 0, 8, r4, r3, next=16
    encrypt_pair128128 r12, r2, r6, r8, 4, 12, r11, r4
    PUT(lr, OUT)
    box_constant256 r11, 2
    box_constant256 r12, 3
    slim_steps256
.Lend:
    linear_layer256
    GET(r0, STATE)
    stm.w r0, {r1-r8}
    leave
    .size schwaemm128128_encrypt_blocks, . - schwaemm128128_encrypt_blocks
    .pool

#endif
