/* void newhope_unpack(newhope_poly *poly, const uint32_t packed[448])
 *
 * 1,024 coefficients of 14 bits, little-endian. -> NTT. Sixteen words a turn: low halves from 7 words at 0, high halves
 * from 7 words at 896.
 *
 * r0: poly; r1: packed; no result
 * clobbers: r0-r3, r12, flags
 * stack: 36 bytes
 * cycles: 3,445 (cortex-m4f)
 * bytes: 384 of code
 *
 * Ranges: any bytes; the coefficients are from 0 to 16,383.
 */
#include "../backend.h"

#if NEWHOPE_BACKEND == NEWHOPE_BACKEND_ARMV7EM
    .syntax unified
    .thumb
#include "macros.inc"

low     .req r8
high    .req r9

/* The 14 bits from a bit on, which may go on in the next word. */
.macro extract x, word, next, bit
    .if     \bit <= 18
    ubfx    \x, \word, #\bit, #14
    .else
    lsr.w   \x, \word, #\bit
    bfi     \x, \next, #32 - \bit, #\bit - 18
    .endif
.endm

/* A word of the polynomial. */
.macro unpack_word low_word, low_next, high_word, high_next, bit
    extract low, \low_word, \low_next, \bit
    extract high, \high_word, \high_next, \bit
    pkhbt   low, low, high, lsl #16
    str.w   low, [r0], #4
.endm

    function newhope_unpack
    push    {r4-r11, lr}
    add     lr, r0, #2048
    .p2align 2
1:
    /* Words 0, 3 and 6 of seven are in r2 and r5, 1 and 4 in r3 and r6, 2 and 5 in r4 and r7. */
    ldr.w   r2, [r1]
    ldr.w   r5, [r1, #896]
    unpack_word r2, r2, r5, r5, 0
    unpack_word r2, r2, r5, r5, 14
    ldr.w   r3, [r1, #4]
    ldr.w   r6, [r1, #900]
    unpack_word r2, r3, r5, r6, 28
    unpack_word r3, r3, r6, r6, 10
    ldr.w   r4, [r1, #8]
    ldr.w   r7, [r1, #904]
    unpack_word r3, r4, r6, r7, 24
    unpack_word r4, r4, r7, r7, 6
    ldr.w   r2, [r1, #12]
    ldr.w   r5, [r1, #908]
    unpack_word r4, r2, r7, r5, 20
    unpack_word r2, r2, r5, r5, 2
    unpack_word r2, r2, r5, r5, 16
    ldr.w   r3, [r1, #16]
    ldr.w   r6, [r1, #912]
    unpack_word r2, r3, r5, r6, 30
    unpack_word r3, r3, r6, r6, 12
    ldr.w   r4, [r1, #20]
    ldr.w   r7, [r1, #916]
    unpack_word r3, r4, r6, r7, 26
    unpack_word r4, r4, r7, r7, 8
    ldr.w   r2, [r1, #24]
    ldr.w   r5, [r1, #920]
    unpack_word r4, r2, r7, r5, 22
    unpack_word r2, r2, r5, r5, 4
    unpack_word r2, r2, r5, r5, 18
    add.w   r1, r1, #28
    cmp.w   r0, lr
    bne.w   1b
    pop     {r4-r11, pc}
    end_function newhope_unpack
#endif
