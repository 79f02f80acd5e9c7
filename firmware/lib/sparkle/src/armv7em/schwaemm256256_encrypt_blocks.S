/* void schwaemm256256_encrypt_blocks(uint32_t state[16], uint32_t *out, const uint32_t *in, size_t blocks)
 *
 * Schwaemm256-256 (Beierle et al., "Schwaemm and Esch", version 1.2): encrypts blocks of 32 bytes, at least
 * one: rho, the whitening of the rate, and the slim permutation. There are only exclusive ors here, and the
 * steps add mod 2^32, so that nothing can overflow. No branch and no address depends on anything but the
 * number of blocks.
 *
 * entry: r0 state, r1 out, r2 in, r3 blocks
 * exit: -
 * clobbers: r0-r3, r12, lr, flags, s0-s15
 * stack: 52 bytes
 * cycles: 1,260 (cortex-m4f) for one block
 *         1,169 for each that follows
 * code: 324 bytes
 *
 * Without registers of the FPU (-DTHUMBKAT_NO_FPU, or none there), words wait on the stack:
 *
 * no-fpu stack: 84 bytes
 * no-fpu cycles: 1,375 (cortex-m4f) for one block
 *                1,287 for each that follows
 * no-fpu code: 328 bytes
 */
#include "../backend.h"

#if SPARKLE_ARMV7EM

#include "wide.inc"

    .syntax unified
    .thumb
    .section .text.schwaemm256256_encrypt_blocks, "ax", %progbits
    .global schwaemm256256_encrypt_blocks
    .type schwaemm256256_encrypt_blocks, %function
    .thumb_func
    .p2align 2
schwaemm256256_encrypt_blocks:
    enter_wide .Lback
    sub.w r1, r1, #32
    put r1, OUT
    sub.w r2, r2, #32
    put r2, IN
    add.w r3, r2, r3, lsl #5
    put r3, LIMIT
    put r0, STATE
    load_wide
    b.w .Lblock
    .p2align 2
.Lback:
    behind_slim_steps_wide
    beq.w .Lend
.Lblock:
    get r0, IN
    get lr, OUT
    /* Words of the capacity make room for those of the block, as long as they are not wanted. */
    put r11, 4
    put r12, 5
    encrypt_pair_wide r1, r5, r9, 0, 0, 16, r11, r12, next=32
    encrypt_pair_wide r2, r6, r10, 1, 4, 20, r11, r12
    get r11, 4
    get r12, 5
    put r9, 4
    put r10, 5
    encrypt_pair_wide r3, r7, r11, 2, 8, 24, r9, r10
    encrypt_pair_wide r4, r8, r12, 3, 12, 28, r9, r10
    put r0, IN
    put lr, OUT
    get r9, 4
    get r10, 5
    slim_steps_wide
.Lend:
    get r0, STATE
    store_wide
    leave_wide
    .size schwaemm256256_encrypt_blocks, . - schwaemm256256_encrypt_blocks
    .pool

#endif
