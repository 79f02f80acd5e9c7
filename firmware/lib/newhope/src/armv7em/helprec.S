/* void newhope_helprec(uint32_t r[64], const newhope_poly *v, uint8_t bits[32])
 *
 * Of each quadruple x_j = (8 v_j + 4 b) / 2q, j = 0 ... 3, the nearest vector w of the lattice D4 (Alkim et al. 2016,
 * algorithm 1), as (w0 - w3, w1 - w3, w2 - w3, far + 2 w3) mod 4. On NATURAL.
 *
 * Everything is mod 4, so x_j is kept as P_j = 2^30 x_j mod 2^32: the top two bits are its floor mod 4, and 4 P_j as
 * a signed word is 2^32 times the difference to the nearest integer. Where the differences of the four sum up to 1 or
 * more (far), w_j is the floor, else the nearest integer, which is the floor of P_j + 2^29.
 *
 * Four adjacent words of the NATURAL layout are v_i, v_(i + 256), v_(i + 512), v_(i + 768) for i = 2k in their low
 * halves and i = 2k + 1 in their high ones. With k = k0 + 8 k1 + 64 k2 they begin at byte 256 I'(k0) + 32 I'(k1) + 16 k2,
 * I' = 0, 4, 1, 5, 2, 6, 3, 7. So one (k1, k2) makes sixteen i in a row, which are a word in each quarter of r.
 *
 * The bit of the key is 1 where bit 1 of w3 is 0. What Rec (section 5) takes the distances of, 8 v_j - q (2 r_j + r_3),
 * and 8 v_3 - q r_3, is e_j + 4qm mod 8q with m = floor(w3 / 2) and e_j = 8 v_j - 2q w_j - q far; the |e_j| sum up to
 * 2q + 16 at most (reconcile.c shows both). So if m is even the sum of the distances to multiples of 8q is less than
 * 8q, and if m is odd, when they are 4q - |e_j|, more.
 *
 * r0: r; r1: v; r2: bits, replaced by those of the key; no result
 * clobbers: r0-r3, r12, flags
 * stack: 52 bytes
 * cycles: 12,030 (cortex-m4f)
 * bytes: 832 of code
 *
 * Exact for every v from -12,288 to 32,767. The distance of x_j to an integer or to a half is a multiple of 1 / 2q, in
 * P 43,686. The multipliers err as follows: PER_V = 349,497 is 0.11 more than 2^32 / q, so P is wrong by -1,337 to
 * 3,566; PER_BIT = 176,128 is 1,380 more than 2^31 / q. So P_j is never less than the truth where that is an integer:
 * with b = 1 because of the 1,380, and with b = 0 that integer needs a v that is a multiple of q, 0 or more here. And
 * it is less than 43,686 off, so that every other floor is right, that of P_j + 2^29 too. The sum of the differences
 * is a multiple of 1 / q, in S, which has it times 2^30, 87,374; S is wrong by 4 (3,566 + 1,380 + 1) = 19,788 at most;
 * and the border is 44,032 below 1.
 */
#include "../backend.h"

#if NEWHOPE_BACKEND == NEWHOPE_BACKEND_ARMV7EM
    .syntax unified
    .thumb
#include "macros.inc"

#define PER_V 349497
#define PER_BIT 0x2b000
#define BORDER 0xac00

/* On the stack. */
#define R 0
#define V 4
#define BITS 8
#define TURN 12

v       .req r0
bits    .req r1  /* those to come, a 1 above, and in the top halfword the key's so far, turned over */
per_v   .req r2
r_0     .req r3  /* of each quarter the values so far, from the top */
r_1     .req r4
r_2     .req r5
r_3     .req r6
p_0     .req r7
p_1     .req r8
p_2     .req r9
p_3     .req r10
sum     .req r11
d       .req r12
addend  .req lr

/* The difference of p to the nearest integer, times 2^32, less 1 if p is below it. */
.macro difference p
    lsl.w   d, \p, #2
    eor.w   d, d, d, asr #31
.endm

/* Two bits in the top of p to r. p has them with rubbish below. */
.macro append r, p
    bfc     \p, #0, #30
    orr.w   \r, \p, \r, lsr #2
.endm

/* The quadruple at an offset, with the lowest of the bits; that of the key comes in at their top. */
.macro quadruple at
    ldrsh.w p_0, [v, #\at]
    ldrsh.w p_1, [v, #\at + 4]
    ldrsh.w p_2, [v, #\at + 8]
    ldrsh.w p_3, [v, #\at + 12]
    sbfx    addend, bits, #0, #1
    and     addend, addend, #PER_BIT
    mla     p_0, p_0, per_v, addend
    mla     p_1, p_1, per_v, addend
    mla     p_2, p_2, per_v, addend
    mla     p_3, p_3, per_v, addend
    difference p_0
    lsr.w   sum, d, #2
    difference p_1
    add.w   sum, sum, d, lsr #2
    difference p_2
    add.w   sum, sum, d, lsr #2
    difference p_3
    add.w   sum, sum, d, lsr #2
    sub     sum, sum, #1 << 30
    add     sum, sum, #BORDER
    lsr.w   sum, sum, #31           /* 1 unless far */
    add.w   p_3, p_3, sum, lsl #29
    and     p_3, p_3, #3 << 30      /* w3 */
    rsb     addend, p_3, sum, lsl #29
    add.w   p_0, p_0, addend
    add.w   p_1, p_1, addend
    add.w   p_2, p_2, addend
    append  r_0, p_0
    append  r_1, p_1
    append  r_2, p_2
    eor     sum, sum, #1
    lsls.w  p_3, p_3, #1            /* bit 1 of w3 to the carry */
    rrx     bits, bits
    orr.w   p_3, p_3, sum, lsl #30
    orr.w   r_3, p_3, r_3, lsr #2
.endm

    function newhope_helprec
    push    {r4-r11, lr}
    mov     r3, #0
    push    {r0-r3}
    ldr     per_v, =PER_V
1:
    /* (k1, k2) of turn k1 + 8 k2. */
    ldr     r3, [sp, #TURN]
    ldr     r4, [sp, #V]
    and     r5, r3, #1
    ubfx    r6, r3, #1, #2
    lsr     r7, r3, #3
    add     r0, r4, r5, lsl #7
    add     r0, r0, r6, lsl #5
    add     v, r0, r7, lsl #4
    ldr     r4, [sp, #BITS]
    ldrb    bits, [r4]
    ldrb    r5, [r4, #1]
    orr     bits, bits, r5, lsl #8
    orr     bits, bits, #0x10000
    .p2align 2
2:
    quadruple 0
    quadruple 2
    quadruple 1024
    quadruple 1026
    add.w   v, v, #256
    uxth.w  d, bits
    cmp.w   d, #2                   /* the 1 above them, whatever they are */
    bhs.w   2b
    mvn     bits, bits
    ldr     r12, [sp, #BITS]
    lsr     r11, bits, #16
    strb    r11, [r12], #1
    lsr     r11, bits, #24
    strb    r11, [r12], #1
    str     r12, [sp, #BITS]
    ldr     r12, [sp, #R]
    str     r_0, [r12]
    str     r_1, [r12, #64]
    str     r_2, [r12, #128]
    str     r_3, [r12, #192]
    add     r12, r12, #4
    str     r12, [sp, #R]
    ldr     r12, [sp, #TURN]
    add     r12, r12, #1
    str     r12, [sp, #TURN]
    cmp     r12, #16
    bne.w   1b
    add     sp, sp, #16
    pop     {r4-r11, pc}
    .ltorg
    end_function newhope_helprec
#endif
