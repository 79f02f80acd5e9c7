/* unsigned newhope_accept(uint16_t *a, unsigned count, enum newhope_parse parse)
 *
 * Moves those of count candidates that are accepted to the front of a, and returns how many they are: of each the low
 * 14 bits if they are below q, or all 16 if they are below 5q. All of it is public.
 *
 * r0: a, aligned to 4 bytes; r1: count; r2: parse, its low byte; result in r0
 * clobbers: r0-r3, r12, flags
 * stack: 36 bytes
 * cycles: 142 for 28 candidates (cortex-m4f)
 * bytes: 252 of code
 *
 * What is accepted is written where a candidate was that has been read.
 */
#include "../backend.h"

#if NEWHOPE_BACKEND == NEWHOPE_BACKEND_ARMV7EM
    .syntax unified
    .thumb
#include "macros.inc"

to      .req r2
limit   .req r3
x       .req r4
mask    .req r12
from    .req lr

/* One candidate, if it is accepted. */
.macro take
    cmp     x, limit
    it      lo
    strhlo  x, [to], #2
.endm

/* The two of a word. */
.macro take_2 word
    and.w   x, mask, \word
    take
    and.w   x, mask, \word, lsr #16
    take
.endm

    function newhope_accept
    push    {r4-r11, lr}
    uxtb    r2, r2
    movw    mask, #0xffff
    movw    limit, #5 * Q
    cmp     r2, #1                  /* NEWHOPE_PARSE_14BIT */
    itt     eq
    movweq  mask, #0x3fff
    movweq  limit, #Q
    mov     to, r0
    mov     from, r0
    subs    r1, r1, #14             /* half of what sample.c has at a time */
    blo     2f
    .p2align 2
1:
    ldm.w   from!, {r5-r11}
    take_2  r5
    take_2  r6
    take_2  r7
    take_2  r8
    take_2  r9
    take_2  r10
    take_2  r11
    subs.w  r1, r1, #14
    bhs.w   1b
2:
    adds    r1, r1, #14
    beq     4f
3:
    ldrh    x, [from], #2
    and     x, x, mask
    take
    subs    r1, r1, #1
    bne     3b
4:
    sub     r0, to, r0
    lsr     r0, r0, #1
    pop     {r4-r11, pc}
    end_function newhope_accept
#endif
