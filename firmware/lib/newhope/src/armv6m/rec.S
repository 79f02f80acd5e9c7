/* void newhope_rec(uint8_t bits[32], const newhope_poly *v, const uint32_t r[64]): from NATURAL.
 *
 * Rec (NewHope, section 5), for two quadruples at once (reconcile.inc). With the code c_j = 2 r_j + r_3 for j < 3, and
 * c_3 = r_3, a bit is 1 if the distances of the four t_j = v_j / q - c_j / 8 to the next integers sum up to less than 1.
 *
 * A word counts mod 2^32, and t_j mod 1: so 2^32 t_j mod 2^32 as a signed word is the difference to the next integer,
 * times 2^32, and what c_j takes off it is exact.
 *
 * entry:    r0 bits, r1 v, r2 r
 * clobbers: r0-r3, r12
 * stack: 52 bytes
 * cycles: 15,925 (cortex-m0)
 * bytes: 584
 *
 * ranges:   Lanes of v at most 49,151. The sum of the distances is a multiple of 1 / 8q, and in S, which has it times
 *           2^30, of 10,922. PER_V = 349,497 is 0.11 more than 2^32 / q, so each distance is wrong by 5347 at most; S,
 *           which takes a quarter of each of the four, by 5347, and by 1 + 1 / 4 more for each that is cut off: 5352.
 *           The border is 5461 below 1, in the middle between 1 - 1 / 8q and 1.
 */
#include "../backend.h"

#if NEWHOPE_BACKEND == NEWHOPE_BACKEND_ARMV6M

#include "reconcile.inc"

#define PER_V 349497
#define BORDER ((1 << 30) - 5461)

#define FRAME_WORDS 4
#define BITS 0
#define POLY 4
#define R 8
#define ROUND 12

codes .req r0     /* of quarter j in bits 4j ... 4j + 3 of a lane, of which three count */
far .req r4       /* the bits so far, turned over, the last one lowest */
per_v .req r5
code_mask .req r6 /* the top three bits */
sum_low .req r8
sum_high .req r9
border .req r10
to_second .req r11 /* 1024 */
to_first .req r12  /* -1024 */
first .req lr      /* codes of the first pair */

/* From v in \t, with a code that \shift brings to the top, to a quarter of the distance (less 1 if t is negative). */
.macro distance t, shift
    muls \t, per_v
    lsls r3, codes, #\shift
    .if \shift < 29
    ands r3, code_mask
    .endif
    subs \t, \t, r3
    asrs r3, \t, #31
    eors \t, r3
    lsrs \t, \t, #2
.endm

/* The quarter in \word of v. */
.macro quarter word, quarter
    ldr r1, [v, #4 * \word]
    lsrs r2, r1, #16
    uxth r1, r1
    distance r1, 29 - 4 * \quarter
    distance r2, 13 - 4 * \quarter
.endm

/* Two quadruples. r0 has r of quarter j, low lane in bits 4j and 4j + 1, high lane in the next two, and anything above.
 * Their bits go to `far`. */
.macro two_quadruples
    lsls r1, r0, #14
    orrs r0, r1
    ldr r1, =0x33333333
    ands r0, r1
    lsrs r1, r0, #12
    ldr r2, =BOTH(3)
    ands r1, r2 /* r_3 */
    adds r0, r0, r0
    ldr r2, =0x2000 - 0x1111
    muls r1, r2
    subs r0, r0, r1 /* 2 r_j + r_3 of the first three, and r_3 above them */
    quarter 0, 0
    mov sum_low, r1
    mov sum_high, r2
    quarter 1, 2
    add sum_low, r1
    add sum_high, r2
    quarter 2, 1
    add sum_low, r1
    add sum_high, r2
    quarter 3, 3
    add r1, sum_low
    add r2, sum_high
    cmp r2, border
    adcs far, far
    cmp r1, border
    adcs far, far
.endm

    .global newhope_rec
begin newhope_rec
    enter FRAME_WORDS
    str r0, [sp, #BITS]
    str r1, [sp, #POLY]
    str r2, [sp, #R]
    ldr per_v, =PER_V
    movs code_mask, #7
    lsls code_mask, code_mask, #29
    ldr r0, =BORDER
    mov border, r0
    movs r0, #1
    lsls r0, r0, #10
    mov to_second, r0
    negs r0, r0
    mov to_first, r0
    /* From the last round to the first, so that each bit comes in below those that follow it. */
    movs r0, #63
.Lloop:
    str r0, [sp, #ROUND]
    adr r1, .Lrounds
    ldrb r1, [r1, r0]
    lsls r1, r1, #4
    ldr v, [sp, #POLY]
    adds v, v, r1
    /* Four bits of four bytes to each pair. */
    ldr r3, [sp, #R]
    adds r3, r3, r0
    ldrb r0, [r3]
    movs r1, #128
    ldrb r2, [r3, r1]
    lsls r2, r2, #8
    orrs r0, r2 /* quarters 0 and 2 */
    adds r3, #64
    ldrb r2, [r3]
    ldrb r1, [r3, r1]
    lsls r1, r1, #8
    orrs r2, r1 /* quarters 1 and 3 */
    ldr r3, =0x0f0f0f0f
    movs r1, r0
    ands r1, r3
    eors r0, r1
    lsrs r0, r0, #4
    ands r3, r2
    eors r2, r3
    orrs r0, r2
    lsls r3, r3, #4
    orrs r1, r3
    mov first, r1
    add v, to_second
    two_quadruples
    mov r0, first
    add v, to_first
    two_quadruples
    /* A byte is complete after two rounds; what the first of them writes, the second writes anew. */
    ldr r0, [sp, #ROUND]
    ldr r1, [sp, #BITS]
    lsrs r2, r0, #1
    mvns r3, far
    strb r3, [r1, r2]
    subs r0, #1
    bmi .Lend
    b .Lloop
.Lend:
    leave FRAME_WORDS
    .p2align 2
.Lrounds:
    rounds_table
end_of newhope_rec

#endif
