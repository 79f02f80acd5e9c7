/* void newhope_rec(uint8_t bits[32], const newhope_poly *v, const uint32_t r[64]): from NATURAL.
 *
 * Rec (NewHope, section 5), for two quadruples at once (reconcile.inc). With the code c = 2 r_j + r_3 for j < 3, and r_3
 * for j = 3, a bit is 1 if the distances of the four v_j / q - c / 8 to the next integers add up to less than 1.
 *
 * Everything times 8q, and only c mod 8 matters: let c = 7 - k, 0 <= k < 8. As q = 8 * 1536 + 1,
 *     8 v - c q = 8 z + k + 1,    z = v - 10,753 + 1536 k.
 * Of all z mod q the one counts that makes it least: -6144 ... 6144, but -6145 ... 6143 if k >= 4, when 8 * 6144 + k + 1
 * exceeds 4q. With h = 1 if k >= 4 and 0 otherwise, it is found as z + h + 6144 between 0 and q - 1.
 *
 * Let s = 1 if z >= 0 and 0 otherwise. As k + 1 <= 8, the distance is 8 |z| + k + 1 or 8 |z| - k - 1. Four of them,
 * with S, Z and E the sums of s, |z| and of 6 - k if s and k if not:
 *     8 Z + sum of (k + 1)(2s - 1) = 8 Z + 8 S - 4 - E,   since (k + 1)(2s - 1) = 8s - 1 - (6 - k or k)
 * is to be less than 8q. With T = 32,768 - S - Z that is 8 T + E + 4 > 8 (32,768 - q), or T + floor((E + 3) / 8) >=
 * 20,479, or T + floor((E + 11) / 8) + 12,288 >= 2^15.
 *
 * entry:    r0 bits, r1 v, r2 r
 * clobbers: r0-r3, r12
 * stack: 60 bytes
 * cycles: 23,928 (cortex-m0)
 * bytes: 840
 *
 * ranges:   Lanes of v 4609 ... 30,722. v - 10,753 + 6144 + 1536 k + h is 0 ... 36,866 < 3q, so that q goes twice at most:
 *           20,479 = 2^15 - q is added first, and bit 15 says whether it is at least q.
 *           8192 + z is a 14-bit lane with s for bit 13; turned over if s, it is 8191 - |z|, and 8192 - |z| if not: so
 *           8192 - s - |z| in both cases, and four of them are T <= 32,768.
 *           E is -4 ... 28, so that floor((E + 11) / 8) takes three bits, and the last sum less than 2^16.
 */
#include "../backend.h"

#if NEWHOPE_BACKEND == NEWHOPE_BACKEND_ARMV6M

#include "reconcile.inc"

#define FRAME_WORDS 6
#define BITS 0
#define POLY 4
#define R 8
#define ROUND 12
#define SECOND 16 /* codes of the second pair */
#define FIRST 20  /* bits of the first pair */

seven .req r5   /* 7 in both lanes */
codes .req r8   /* k of quarter j in bits 4j ... 4j + 2 of a lane */
recentre .req r9
start .req r10
step .req r11   /* 1536 */
sum_t .req r12
sum_e .req lr

/* One quarter: \word of v. \add is mov for the first one. In the last one, k = 7 - r_3 is at least 4, and h is 1. */
.macro quarter word, shift, add
    mov r1, codes
    .if \shift
    lsrs r1, r1, #\shift
    .endif
    ands r1, seven /* k */
    .if \word != 3
    lsrs r2, r1, #2
    ands r2, ones /* h */
    .endif
    ldr r0, [v, #4 * \word]
    mov temp, step
    muls temp, r1
    adds r0, r0, temp
    .if \word != 3
    adds r0, r0, r2
    .else
    adds r0, r0, ones
    .endif
    add r0, start
    .rept 2
    lsrs temp, r0, #15
    ands temp, ones
    muls temp, minus_q
    adds r0, r0, temp
    .endr
    .if \word != 3
    subs r0, r0, r2
    .else
    subs r0, r0, ones
    .endif
    add r0, recentre /* 8192 + z */
    lsrs temp, r0, #13
    ands temp, ones /* s */
    lsls r2, temp, #14
    subs r2, r2, temp
    eors r0, r2
    \add sum_t, r0
    ands r2, seven
    eors r1, r2
    subs r1, r1, temp
    \add sum_e, r1
.endm

/* Two quadruples. r0 has r of quarter j, low lane in bits 4j and 4j + 1, high lane in the next two, and anything above.
 * Their bits to r0, one a lane. */
.macro two_quadruples
    lsls r1, r0, #14
    orrs r0, r1
    ldr r1, =0x33333333
    ands r0, r1
    lsrs r1, r0, #12
    ands r1, seven /* r_3 */
    adds r0, r0, r0
    ldr r2, =0x2000 - 0x1111
    muls r1, r2
    subs r0, r0, r1 /* 2 r_j + r_3, in four bits, and r_3 above them */
    ldr r1, =0x77777777
    bics r1, r0
    mov codes, r1
    quarter 0, 0, mov
    quarter 2, 4, add
    quarter 1, 8, add
    quarter 3, 12, add
    ldr r0, =BOTH(11)
    add r0, sum_e
    lsrs r0, r0, #3
    ands r0, seven
    add r0, sum_t
    ldr r1, =BOTH(12288)
    adds r0, r0, r1
    lsrs r0, r0, #15
    ands r0, ones
.endm

    .global newhope_rec
begin newhope_rec
    enter FRAME_WORDS
    str r0, [sp, #BITS]
    str r1, [sp, #POLY]
    str r2, [sp, #R]
    ldr ones, =BOTH(1)
    ldr seven, =BOTH(7)
    ldr minus_q, =MINUS_Q
    ldr r0, =1536
    mov step, r0
    ldr r0, =BOTH(32768 - Q - 10753 + 6144)
    mov start, r0
    ldr r0, =-BOTH(32768 - Q + 6144 - 8192)
    mov recentre, r0
    movs r0, #0
.Lloop:
    str r0, [sp, #ROUND]
    adr r1, .Lrounds
    ldrb r1, [r1, r0]
    lsls r1, r1, #4
    ldr v, [sp, #POLY]
    adds v, v, r1
    /* Four bits of four bytes to each pair. */
    ldr r4, [sp, #R]
    adds r4, r4, r0
    ldrb r0, [r4]
    movs r1, #128
    ldrb r2, [r4, r1]
    lsls r2, r2, #8
    orrs r0, r2 /* quarters 0 and 2 */
    adds r4, #64
    ldrb r2, [r4]
    ldrb r1, [r4, r1]
    lsls r1, r1, #8
    orrs r2, r1 /* quarters 1 and 3 */
    ldr r4, =0x0f0f0f0f
    movs r1, r0
    bics r1, r4
    lsrs r1, r1, #4
    ands r0, r4
    ands r4, r2
    eors r2, r4
    orrs r1, r2
    str r1, [sp, #SECOND]
    lsls r4, r4, #4
    orrs r0, r4
    two_quadruples
    str r0, [sp, #FIRST]
    movs r0, #1
    lsls r0, r0, #10
    adds v, v, r0
    ldr r0, [sp, #SECOND]
    two_quadruples
    /* The lower or the upper four bits of a byte. */
    lsls r0, r0, #2
    ldr r1, [sp, #FIRST]
    orrs r0, r1
    lsrs r1, r0, #15
    orrs r0, r1
    ldr r2, [sp, #ROUND]
    ldr r1, [sp, #BITS]
    lsrs r4, r2, #1
    bcc .Llower
    lsls r0, r0, #4
    ldrb r7, [r1, r4]
    orrs r0, r7
.Llower:
    strb r0, [r1, r4]
    adds r0, r2, #1
    cmp r0, #64
    again_unless_equal .Lloop
    leave FRAME_WORDS
    .p2align 2
.Lrounds:
    rounds_table
end_of newhope_rec

#endif
