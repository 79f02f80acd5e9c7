/* void esch256_absorb_blocks(uint32_t state[12], const uint32_t *in, size_t blocks)
 *
 * Esch256 (Beierle et al., "Schwaemm and Esch", version 1.2): blocks of 16 bytes, at least one, into the
 * state, each followed by the slim permutation. There are only exclusive ors here, and the steps add mod 2^32,
 * so that nothing can overflow. No branch and no address depends on anything but the number of blocks.
 *
 * entry: r0 state, r1 in, r2 blocks
 * exit: -
 * clobbers: r0-r3, r12, lr, flags, s0-s15
 * stack: 36 bytes
 * cycles: 781 (cortex-m4f) for one block
 *         707 for each that follows
 * code: 376 bytes
 *
 * Without registers of the FPU (-DTHUMBKAT_NO_FPU, or none there), words wait on the stack:
 *
 * no-fpu stack: 72 bytes
 * no-fpu cycles: 823 (cortex-m4f) for one block
 *                754 for each that follows
 * no-fpu code: 408 bytes
 */
#include "../backend.h"

#if SPARKLE_ARMV7EM

#include "loops.inc"

    .syntax unified
    .thumb
    .section .text.esch256_absorb_blocks, "ax", %progbits
    .global esch256_absorb_blocks
    .type esch256_absorb_blocks, %function
    .thumb_func
    .p2align 2
esch256_absorb_blocks:
    enter
    PUT(r1, IN)
    add.w r2, r1, r2, lsl #4
    PUT(r2, LIMIT)
    PUT(r0, STATE)
    prepare_core .Lback
    ldm.w r0, {r1-r12}

    /* The first block goes into a state that is complete. */
    get_message
    message lr, 0
    eor.w r1, r1, lr
    mov.w r0, lr
    message lr, 2
    eor.w r3, r3, lr
    eor.w r0, r0, lr
    eor.w r0, r0, r0, lsl #16
    eor.w r2, r2, r0, ror #16
    eor.w r4, r4, r0, ror #16
    eor.w r6, r6, r0, ror #16
    message lr, 1
    eor.w r2, r2, lr
    mov.w r0, lr
    message lr, 3
    eor.w r4, r4, lr
    eor.w r0, r0, lr
    eor.w r0, r0, r0, lsl #16
    eor.w r1, r1, r0, ror #16
    eor.w r3, r3, r0, ror #16
    eor.w r5, r5, r0, ror #16
    next_message
    to_slim_steps384

    .p2align 2
.Lback:
    behind_slim_steps
    beq.w .Lend
    get_message
    eor.w r0, r7, r9
    eor.w r0, r0, r11
    message lr, 0
    eor.w r0, r0, lr
    eor.w r1, r1, lr
    message lr, 2
    eor.w r0, r0, lr
    eor.w r3, r3, lr
    eor.w r0, r0, r0, lsl #16
    eor.w r2, r2, r10
    eor.w r4, r4, r12
    eor.w r6, r6, r8
    eor.w r2, r2, r0, ror #16
    eor.w r4, r4, r0, ror #16
    eor.w r6, r6, r0, ror #16
    eor.w r0, r8, r10
    eor.w r0, r0, r12
    message lr, 1
    eor.w r0, r0, lr
    eor.w r2, r2, lr
    message lr, 3
    eor.w r0, r0, lr
    eor.w r4, r4, lr
    eor.w r0, r0, r0, lsl #16
    eor.w r1, r1, r9
    eor.w r3, r3, r11
    eor.w r5, r5, r7
    eor.w r1, r1, r0, ror #16
    eor.w r3, r3, r0, ror #16
    eor.w r5, r5, r0, ror #16
    next_message
    to_slim_steps384
.Lend:
    linear_layer384
    GET(r0, STATE)
    stm.w r0, {r1-r12}
    leave
    .size esch256_absorb_blocks, . - esch256_absorb_blocks
    .pool

#endif
