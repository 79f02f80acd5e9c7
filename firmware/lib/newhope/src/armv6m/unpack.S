/* void newhope_unpack(newhope_poly *poly, const uint32_t packed[448]): -> NTT.
 *
 * 7 words are 16 coefficients: first those below 512, to the low lanes, then the rest, to the high ones.
 *
 * entry:    r0 poly; r1 packed
 * clobbers: r0-r3
 * stack: 36 bytes
 * cycles: 5,744 (cortex-m0)
 * bytes: 178
 *
 * ranges:   Any bytes give lanes 0 ... 16,383.
 */
#include "../backend.h"

#if NEWHOPE_BACKEND == NEWHOPE_BACKEND_ARMV6M

#include "macros.inc"

word0 .req r2
word1 .req r3
word2 .req r4
word3 .req r5
coefficient .req r6
upper .req r7
stop .req r9
stop_high .req r10
start .req r11

/* Coefficient \index: the 14 bits from bit \at of \word on. */
.macro unpack index, word, at
    .if \at == 0
    lsls coefficient, \word, #18
    lsrs coefficient, coefficient, #18
    .elseif \at == 18
    lsrs coefficient, \word, #18
    .else
    lsls coefficient, \word, #18 - \at
    lsrs coefficient, coefficient, #18
    .endif
    strh coefficient, [r0, #4 * \index]
.endm

/* The same where the last bits are the first ones of \next. */
.macro unpack_across index, word, at, next
    lsrs coefficient, \word, #\at
    lsls upper, \next, #64 - 14 - \at
    lsrs upper, upper, #18
    orrs coefficient, upper
    strh coefficient, [r0, #4 * \index]
.endm

    .global newhope_unpack
begin newhope_unpack
    enter
    movs r2, #1
    lsls r2, r2, #11
    adds r2, r2, r0
    mov stop, r2
    adds r2, #2
    mov stop_high, r2
    mov start, r0
.Lloop:
    ldm r1!, {word0, word1, word2, word3}
    unpack 0, word0, 0
    unpack 1, word0, 14
    unpack_across 2, word0, 28, word1
    unpack 3, word1, 10
    unpack_across 4, word1, 24, word2
    unpack 5, word2, 6
    unpack_across 6, word2, 20, word3
    unpack 7, word3, 2
    unpack 8, word3, 16
    ldm r1!, {word0, word1, word2} /* the last three of the seven */
    unpack_across 9, word3, 30, word0
    unpack 10, word0, 12
    unpack_across 11, word0, 26, word1
    unpack 12, word1, 8
    unpack_across 13, word1, 22, word2
    unpack 14, word2, 4
    unpack 15, word2, 18
    adds r0, #64
    cmp r0, stop
    bne .Lloop
    cmp stop, stop_high
    beq .Lend
    mov r0, start
    adds r0, #2
    mov stop, stop_high
    b .Lloop
.Lend:
    leave
end_of newhope_unpack

#endif
