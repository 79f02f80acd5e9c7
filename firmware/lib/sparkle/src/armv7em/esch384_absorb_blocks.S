/* void esch384_absorb_blocks(uint32_t state[16], const uint32_t *in, size_t blocks)
 *
 * Esch384 (Beierle et al., "Schwaemm and Esch", version 1.2): blocks of 16 bytes, at least one, into the
 * state, each followed by the slim permutation. There are only exclusive ors here, and the steps add mod
 * 2^32, so that nothing can overflow. No branch and no address depends on anything but the number of blocks.
 *
 * entry: r0 state, r1 in, r2 blocks
 * exit: -
 * clobbers: r0-r3, r12, lr, flags, s0-s15
 * stack: 52 bytes
 * cycles: 1,223 (cortex-m4f) for one block
 *         1,134 for each that follows
 * code: 188 bytes
 *
 * Without registers of the FPU (-DTHUMBKAT_NO_FPU, or none there), words wait on the stack:
 *
 * no-fpu stack: 84 bytes
 * no-fpu cycles: 1,333 (cortex-m4f) for one block
 *                1,247 for each that follows
 * no-fpu code: 192 bytes
 */
#include "../backend.h"

#if SPARKLE_ARMV7EM

#include "wide.inc"

    .syntax unified
    .thumb
    .section .text.esch384_absorb_blocks, "ax", %progbits
    .global esch384_absorb_blocks
    .type esch384_absorb_blocks, %function
    .thumb_func
    .p2align 2
esch384_absorb_blocks:
    enter_wide .Lback
    sub.w r1, r1, #16
    put r1, IN
    add.w r2, r1, r2, lsl #4
    put r2, LIMIT
    put r0, STATE
    load_wide
    b.w .Lblock
    .p2align 2
.Lback:
    behind_slim_steps_wide
    beq.w .Lend
.Lblock:
    /* Words 0 and 2 of the block, and what they are for all words y; then words 1 and 3, and all words x. */
    get r0, IN
    put r12, 4
    ldr.w r12, [r0, #24]
    ldr.w lr, [r0, #16]!
    eor.w r1, r1, lr
    eor.w r3, r3, r12
    eor.w lr, lr, r12
    eor.w lr, lr, lr, lsl #16
    eor.w r2, r2, lr, ror #16
    eor.w r4, r4, lr, ror #16
    eor.w r6, r6, lr, ror #16
    eor.w r8, r8, lr, ror #16
    ldr.w lr, [r0, #4]
    ldr.w r12, [r0, #12]
    eor.w r2, r2, lr
    eor.w r4, r4, r12
    eor.w lr, lr, r12
    eor.w lr, lr, lr, lsl #16
    eor.w r1, r1, lr, ror #16
    eor.w r3, r3, lr, ror #16
    eor.w r5, r5, lr, ror #16
    eor.w r7, r7, lr, ror #16
    get r12, 4
    put r0, IN
    slim_steps_wide
.Lend:
    get r0, STATE
    store_wide
    leave_wide
    .size esch384_absorb_blocks, . - esch384_absorb_blocks
    .pool

#endif
