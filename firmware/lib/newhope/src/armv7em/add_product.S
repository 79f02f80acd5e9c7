/* void newhope_add_product(newhope_poly *poly, const newhope_poly *secret, const uint16_t *a, unsigned first,
 *                          unsigned count)
 *
 * poly += a o secret for the coefficients first ... first + count - 1, which a has in a row. NTT, NTT_SECRET -> NTT.
 *
 * r0: poly; r1: secret; r2: a; r3: first; stack: count; first + count <= 1,024; no result
 * clobbers: r0-r3, r12, flags
 * stack: 36 bytes
 * cycles: 306 for 28 coefficients of one half (cortex-m4f)
 * bytes: 256 of code
 *
 * Ranges: a is any unsigned halfword, |s| <= 24,576 of the secret: |as| <= 2^16 24,576 < LIMIT, and the product is at
 * most 6,144. Of poly |e| <= 26,623, which leaves room for it.
 */
#include "../backend.h"

#if NEWHOPE_BACKEND == NEWHOPE_BACKEND_ARMV7EM
    .syntax unified
    .thumb
#include "macros.inc"
#include "pieces.inc"

inverse .req r12

/* Coefficients number and number + 1 of four. The last accesses, to number 0, step the pointers. */
.macro product_2 number
    ldrh.w  r6, [r2, #2 * \number + 2]
    .if     \number == 0
    ldrh.w  r7, [r2], #8
    .else
    ldrh.w  r7, [r2, #2 * \number]
    .endif
    ldrsh.w r8, [r1, #4 * \number + 4]
    .if     \number == 0
    ldrsh.w r9, [r1], #16
    .else
    ldrsh.w r9, [r1, #4 * \number]
    .endif
    ldrh.w  r3, [r0, #4 * \number + 4]
    ldrh.w  r10, [r0, #4 * \number]
    mul     r6, r6, r8
    mul     r7, r7, r9
    mul     r6, r6, inverse
    mul     r7, r7, inverse
    smlatb  r6, r6, q, round
    smlatb  r7, r7, q, round
    add     r3, r3, r6, asr #16
    add     r10, r10, r7, asr #16
    strh.w  r3, [r0, #4 * \number + 4]
    .if     \number == 0
    strh.w  r10, [r0], #16
    .else
    strh.w  r10, [r0, #4 * \number]
    .endif
.endm

    function newhope_add_product
    push    {r4-r11, lr}
    ldr     r4, [sp, #36]
    split
    add     r0, r0, r3
    add     r1, r1, r3
    load_q
    ldr     inverse, =INVERSE_Q
1:
    subs    r4, r4, #4
    blo     3f
    .p2align 2
2:
    product_2 2
    subs.w  r4, r4, #4
    product_2 0
    bhs.w   2b
3:
    adds    r4, r4, #4
    beq     5f
4:
    ldrh    r6, [r2], #2
    ldrsh   r8, [r1], #4
    ldrh    r3, [r0]
    mul     r6, r6, r8
    mul     r6, r6, inverse
    smlatb  r6, r6, q, round
    add     r3, r3, r6, asr #16
    strh    r3, [r0], #4
    subs    r4, r4, #1
    bne     4b
5:
    /* The rest, in the other half. */
    movs    r4, r5
    beq     6f
    mov     r5, #0
    subw    r0, r0, #OTHER_HALF
    subw    r1, r1, #OTHER_HALF
    b       1b
6:
    pop     {r4-r11, pc}
    .ltorg
    end_function newhope_add_product
#endif
