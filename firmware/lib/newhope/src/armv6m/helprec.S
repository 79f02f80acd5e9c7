/* void newhope_helprec(uint32_t r[64], const newhope_poly *v, uint8_t bits[32]): from NATURAL.
 *
 * The nearest point of the lattice D4 (NewHope, section 5), for two quadruples at once (reconcile.inc). With y = 2 v + bit,
 * x = (8 v + 4 bit) / 2q is 2y / q, and only mod 4 does it matter, so any representative of v serves. n = round(x) and
 * e = 2y - n q; ceil and floor are n and n - 1 where e is negative, n + 1 and n otherwise. The distances add up to 1 or
 * more exactly if the |e| do to q or more; then it is the floors that count.
 *
 * The bit of the key is 1 where bit 1 of w_3 is 0. What Rec (section 5) takes the distances of, 8 v_j - q (2 r_j + r_3),
 * and 8 v_3 - q r_3, is e_j + 4qm mod 8q with m = floor(w_3 / 2) and e_j = 8 v_j - 2q w_j - q far; the |e_j| sum up to
 * 2q + 16 at most (reconcile.c shows both). So if m is even the sum of the distances to multiples of 8q is less than
 * 8q, and if m is odd, when they are 4q - |e_j|, more.
 *
 * entry:    r0 r, r1 v, r2 bits
 * clobbers: r0-r3, r12
 * stack: 60 bytes
 * cycles: 25,269 (cortex-m0)
 * bytes: 868
 *
 * ranges:   Lanes of v at most 32,767, so that y < 2^16 and n <= 11, four bits.
 *           n is (43,687 y + 2^27) >> 28: with 43,687 = (2^29 - 1369) / q that is floor(2y / q + 1/2 - d), 2^28 d =
 *           1369 y / q < 7301. As q is odd, 2y / q + 1/2 is at least 1 / 2q = 10,922 / 2^28 away from an integer above or
 *           below, and d makes no difference. |e| <= 6144.
 *           8191 - e is a 14-bit lane whose bit 13 says that e is negative. Its 14 bits are turned over in that case:
 *           8192 - |e|, or 8191 - |e| otherwise. Four of them, each less its bit, are 32,764 less the sum of the |e|,
 *           that is 20,476 or more if the point is near; 12,292 more makes that bit 15, at most 45,056.
 */
#include "../backend.h"

#if NEWHOPE_BACKEND == NEWHOPE_BACKEND_ARMV6M

#include "reconcile.inc"

#define FRAME_WORDS 6
#define R 0
#define POLY 4
#define BITS 8
#define ROUND 12
#define BYTE 16   /* of bits */
#define FIRST 20 /* result of the first pair */

ones .req r3     /* 1 in both lanes */
reciprocal .req r4
q .req r5
half .req r8     /* 2^27 */
middle .req r9   /* 8191 in both lanes */
near .req r10    /* the sum of distances */
bit .req r11     /* random bits, one a lane */
nearest .req r12 /* n of quarter j in bits 4j ... 4j + 3 of a lane */
negative .req lr /* its sign likewise */

/* One quarter: \word of v. */
.macro quarter word, shift
    ldr r0, [v, #4 * \word]
    adds r0, r0, r0
    add r0, bit /* y */
    uxth r1, r0
    muls r1, reciprocal
    add r1, half
    lsrs r1, r1, #28
    lsrs r2, r0, #16
    muls r2, reciprocal
    add r2, half
    lsrs r2, r2, #28
    lsls r2, r2, #16
    adds r1, r1, r2 /* n */
    mov r2, r1
    muls r2, q
    subs r2, r2, r0
    subs r2, r2, r0
    add r2, middle /* 8191 - e */
    lsrs r0, r2, #13
    ands r0, ones
    lsls r6, r0, #14
    subs r6, r6, r0
    eors r2, r6
    subs r2, r2, r0
    add near, r2
    .if \shift
    lsls r1, r1, #\shift
    lsls r0, r0, #\shift
    add nearest, r1
    add negative, r0
    .else
    mov nearest, r1
    mov negative, r0
    .endif
.endm

/* Two quadruples with the random bits 0 and 1 of r1: what of quarter j goes to r, low lane in bits 4j and 4j + 1, high
 * lane sixteen bits above, to r0; bit 1 of w_3 beside it, in bits 14 and 30. */
.macro two_quadruples
    lsls r2, r1, #15
    orrs r2, r1
    ands r2, ones
    mov bit, r2
    ldr r0, =BOTH(12292)
    mov near, r0
    quarter 0, 0
    quarter 2, 4
    quarter 1, 8
    quarter 3, 12
    mov r0, near
    lsrs r0, r0, #15
    ands r0, ones
    eors r0, ones /* 1 if it is far */
    lsls r1, r0, #16
    subs r1, r1, r0
    mov r2, negative
    ands r1, r2
    mov r2, nearest
    subs r2, r2, r1 /* w of quarter j; n >= 1 where e is negative */
    /* w_j - w_3 mod 4 as w_j mod 4 + 4 - w_3 mod 4, and far + 2 w_3, each in four bits. */
    lsrs r1, r2, #12
    lsls r6, ones, #1
    adds r6, r6, ones
    ands r1, r6
    ldr r6, =0x03330333
    ands r2, r6
    ldr r6, =0x2000 - 0x111
    muls r1, r6
    adds r2, r2, r1
    lsls r0, r0, #12
    adds r0, r0, r2
    ldr r6, =0x04440444
    adds r0, r0, r6
    ldr r6, =0x73337333
    ands r0, r6
.endm

    .global newhope_helprec
begin newhope_helprec
    enter FRAME_WORDS
    str r0, [sp, #R]
    str r1, [sp, #POLY]
    str r2, [sp, #BITS]
    ldr ones, =BOTH(1)
    ldr reciprocal, =43687
    ldr q, =Q
    movs r0, #1
    lsls r0, r0, #27
    mov half, r0
    ldr r0, =BOTH(8191)
    mov middle, r0
    movs r0, #0
.Lloop:
    str r0, [sp, #ROUND]
    adr r1, .Lrounds
    ldrb r1, [r1, r0]
    lsls r1, r1, #4
    ldr v, [sp, #POLY]
    adds v, v, r1
    /* Four random bits are the lower ones of a byte. It is turned in each round: when four bits of the key come in at
     * its top, the upper random bits, or those of the key that came before, move down. */
    ldr r2, [sp, #BITS]
    lsrs r1, r0, #1
    ldrb r1, [r2, r1]
    str r1, [sp, #BYTE]
    two_quadruples
    str r0, [sp, #FIRST]
    movs r0, #1
    lsls r0, r0, #10
    adds v, v, r0
    ldr r1, [sp, #BYTE]
    lsrs r1, r1, #2
    two_quadruples
    /* Four bits from each pair to each of four bytes: quarters 0 and 2 in r2, 1 and 3 in r0. */
    ldr r1, [sp, #FIRST]
    ldr r6, =0x0f0f0f0f
    movs r2, r0
    ands r2, r6
    bics r0, r6
    lsls r2, r2, #4
    ands r6, r1
    orrs r2, r6
    eors r1, r6
    lsrs r1, r1, #4
    orrs r0, r1
    /* Bit 1 of w_3 is in bits 10 and 26 from the first pair, in 14 and 30 from the second. Taken out, turned over and
     * multiplied, they are at 28, 29, 30 and 31; no two of the products' bits meet. */
    ldr r6, =0x44004400
    movs r7, r6
    bics r7, r0
    bics r0, r6
    ldr r6, =(1 << 18) + (1 << 3) + (1 << 16) + (1 << 1)
    muls r7, r6
    lsrs r7, r7, #28
    lsls r7, r7, #8
    ldr r6, [sp, #BYTE]
    orrs r7, r6
    lsrs r7, r7, #4
    lsrs r1, r0, #14
    orrs r0, r1
    lsrs r1, r2, #14
    orrs r2, r1
    ldr r1, [sp, #R]
    strb r2, [r1]
    movs r6, #64
    strb r0, [r1, r6]
    lsrs r2, r2, #8
    movs r6, #128
    strb r2, [r1, r6]
    lsrs r0, r0, #8
    movs r6, #192
    strb r0, [r1, r6]
    adds r1, #1
    str r1, [sp, #R]
    ldr r0, [sp, #ROUND]
    ldr r2, [sp, #BITS]
    lsrs r1, r0, #1
    strb r7, [r2, r1]
    adds r0, #1
    cmp r0, #64
    again_unless_equal .Lloop
    leave FRAME_WORDS
    .p2align 2
.Lrounds:
    rounds_table
end_of newhope_helprec

#endif
