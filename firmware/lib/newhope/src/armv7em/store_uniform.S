/* void newhope_store_uniform(newhope_poly *poly, const uint16_t *a, unsigned first, unsigned count)
 *
 * a has the coefficients first ... first + count - 1. -> NTT.
 *
 * r0: poly; r1: a, aligned to 2 bytes; r2: first; r3: count; first + count <= 1,024; no result
 * clobbers: r0-r3, r12, flags
 * stack: 36 bytes
 * cycles: 174 for 28 coefficients of one half (cortex-m4f)
 * bytes: 196 of code
 *
 * Ranges: a is any unsigned halfword. One that is 2^15 or more becomes a - 5q, at least -28,677, which is below 2^15.
 */
#include "../backend.h"

#if NEWHOPE_BACKEND == NEWHOPE_BACKEND_ARMV7EM
    .syntax unified
    .thumb
#include "macros.inc"
#include "pieces.inc"

five_q  .req r10 /* in both halves */
zero    .req r11

/* Both halves of x to signed representatives. SADD16 finds those of which the sign bit is clear. */
.macro make_signed x, t
    usub16  \t, \x, five_q
    sadd16  r12, \x, zero
    sel     \x, \x, \t
.endm

.macro store_one
    ldrh    r6, [r1], #2
    make_signed r6, r7
    strh    r6, [r0], #4
.endm

    function newhope_store_uniform
    push    {r4-r11, lr}
    mov     r4, r3
    mov     r3, r2
    split
    add     r0, r0, r3
    movw    five_q, #5 * Q
    orr     five_q, five_q, five_q, lsl #16
    mov     zero, #0
1:
    /* The second half may begin inside a word. */
    tst     r1, #2
    beq     2f
    cbz     r4, 6f
    store_one
    subs    r4, r4, #1
2:
    subs    r4, r4, #4
    blo     4f
    .p2align 2
3:
    ldm.w   r1!, {r7, r9}
    make_signed r7, r6
    make_signed r9, r8
    strh.w  r9, [r0, #8]
    lsr.w   r6, r7, #16
    strh.w  r6, [r0, #4]
    lsr.w   r9, r9, #16
    strh.w  r9, [r0, #12]
    strh.w  r7, [r0], #16
    subs.w  r4, r4, #4
    bhs.w   3b
4:
    adds    r4, r4, #4
    beq     6f
5:
    store_one
    subs    r4, r4, #1
    bne     5b
6:
    movs    r4, r5
    beq     7f
    mov     r5, #0
    subw    r0, r0, #OTHER_HALF
    b       1b
7:
    pop     {r4-r11, pc}
    .ltorg
    end_function newhope_store_uniform
#endif
