/* void newhope_rec(uint8_t bits[32], const newhope_poly *v, const uint32_t r[64])
 *
 * Bit i is 1 if the distances of t_j = v_j / q - c_j / 8 to the nearest integers, j = 0 ... 3, sum up to less than 1
 * (Alkim et al. 2016, algorithm 2), where v_j = v[i + 256j], c_j = 2 r_j + r_3 for j < 3, c_3 = r_3. On NATURAL.
 *
 * A word counts mod 2^32, and t_j mod 1: so 2^32 t_j mod 2^32 as a signed word is the difference to the nearest
 * integer, times 2^32, and what c_j adds to it is exact. For the order of the words see helprec.S.
 *
 * r0: bits, anywhere; r1: v; r2: r; no result
 * clobbers: r0-r3, r12, flags
 * stack: 52 bytes
 * cycles: 7,775 (cortex-m4f)
 * bytes: 548 of code
 *
 * Exact for every halfword v. The sum of the distances is a multiple of 1 / 8q, in S, which has it times 2^30, 10,922.
 * PER_V = 349,497 is 0.11 more than 2^32 / q, so each distance is wrong by 3,566 at most; S, which takes a quarter of
 * each of the four, by 3,566, and by 1 + 1 / 4 more for each that is cut off: 3,571. The border is 5,461 below 1, in
 * the middle between 1 - 1 / 8q and 1.
 */
#include "../backend.h"

#if NEWHOPE_BACKEND == NEWHOPE_BACKEND_ARMV7EM
    .syntax unified
    .thumb
#include "macros.inc"

#define PER_V 349497
#define BORDER ((1 << 30) - 5461)

/* On the stack. */
#define BITS 0
#define V 4
#define R 8
#define TURN 12

v       .req r0
bits    .req r1  /* those so far, from the top */
per_v   .req r2
r_0     .req r3  /* of each quarter the values to come, from bit 0 */
r_1     .req r4
r_2     .req r5
r_3     .req r6  /* these from bit 29 */
t_0     .req r7
t_1     .req r8
t_2     .req r9
t_3     .req r10
sum     .req r11
border  .req r12
c       .req lr

/* 2^32 (-t), its distance to 0 (less 1 if it is negative), and that to the sum. */
.macro distance t, r
    add.w   \t, \t, \r, lsl #30
    lsr.w   \r, \r, #2
    eor.w   \t, \t, \t, asr #31
    add.w   sum, sum, \t, lsr #2
.endm

/* The quadruple at an offset. */
.macro quadruple at
    ldrsh.w t_0, [v, #\at]
    ldrsh.w t_1, [v, #\at + 4]
    ldrsh.w t_2, [v, #\at + 8]
    ldrsh.w t_3, [v, #\at + 12]
    and     c, r_3, #3 << 29
    ror.w   r_3, r_3, #2
    mls     t_0, t_0, per_v, c
    mls     t_1, t_1, per_v, c
    mls     t_2, t_2, per_v, c
    mls     t_3, t_3, per_v, c
    eor.w   t_3, t_3, t_3, asr #31
    lsr.w   sum, t_3, #2
    distance t_0, r_0
    distance t_1, r_1
    distance t_2, r_2
    subs.w  sum, border, sum        /* carry: the sum is not above the border */
    rrx     bits, bits
.endm

    function newhope_rec
    push    {r4-r11, lr}
    mov     r3, #0
    push    {r0-r3}
    ldr     per_v, =PER_V
    ldr     border, =BORDER
1:
    ldr     r3, [sp, #TURN]
    ldr     r4, [sp, #V]
    and     r5, r3, #1
    ubfx    r6, r3, #1, #2
    lsr     r7, r3, #3
    add     r0, r4, r5, lsl #7
    add     r0, r0, r6, lsl #5
    add     v, r0, r7, lsl #4
    ldr     r7, [sp, #R]
    add     r7, r7, r3, lsl #2
    ldr     r_0, [r7]
    ldr     r_1, [r7, #64]
    ldr     r_2, [r7, #128]
    ldr     r_3, [r7, #192]
    ror     r_3, r_3, #3
    mov     bits, #1 << 19          /* arrives at bit 3 with the sixteenth */
    .p2align 2
2:
    quadruple 0
    quadruple 2
    quadruple 1024
    quadruple 1026
    add.w   v, v, #256
    tst.w   bits, #1 << 3
    beq.w   2b
    ldr     r7, [sp, #BITS]
    lsr     r8, bits, #16
    strb    r8, [r7], #1
    lsr     r8, bits, #24
    strb    r8, [r7], #1
    str     r7, [sp, #BITS]
    ldr     r7, [sp, #TURN]
    add     r7, r7, #1
    str     r7, [sp, #TURN]
    cmp     r7, #16
    bne.w   1b
    add     sp, sp, #16
    pop     {r4-r11, pc}
    .ltorg
    end_function newhope_rec
#endif
