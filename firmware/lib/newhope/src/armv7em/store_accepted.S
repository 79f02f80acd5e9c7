/* unsigned newhope_store_accepted(newhope_poly *poly, unsigned first, const uint16_t *a, unsigned count,
 *                                 enum newhope_parse parse)
 *
 * Those of count candidates that are accepted become the coefficients first, first + 1, ... 1023 of poly: NTT. Of each
 * the low 14 bits are, if below q, or all 16, if below 5q. Returns the next `first`. All of it is public.
 *
 * r0: poly; r1: first, at most 1,024; r2: a, aligned to 2 bytes; r3: count; stack: parse, its low byte; result in r0
 * clobbers: r0-r3, r12, flags
 * stack: 20 bytes
 * cycles: 164 for 28 candidates with room in their half, of 14bit 166 (cortex-m4f)
 * bytes: 1,106 of code
 *
 * Ranges: of 5q, a candidate c of less than 2^15 is stored as it is, one from 2^15 on as c - 5q, which is at least
 * -28,677 and below 0. Of 14bit, below q.
 */
#include "../backend.h"

#if NEWHOPE_BACKEND == NEWHOPE_BACKEND_ARMV7EM
    .syntax unified
    .thumb
#include "accepted.inc"

x       .req r1
limit   .req r3
count   .req r12
end     .req lr

/* s: a candidate c as a signed halfword, c or c - 2^16; limit: 2^16 - 5q, so that x = c - 5q in the second case. Only
 * then is there a borrow, and a carry of this sum if and only if c is 5q or more. */
.macro take_5q s
    adds    x, \s, limit
    it      pl
    movpl   x, \s
    it      cc
    strhcc  x, [out], #4
.endm

.macro take_14bit s
    ubfx    \s, \s, #0, #14
    cmp     \s, limit
    it      lo
    strhlo  \s, [out], #4
.endm

/* The first load steps `a` behind all of them. */
.macro run_of load, take
    .irp    number, 0, 4, 8, 12, 16, 20, 24
    .if     \number == 0
    \load   r4, [a], #2 * RUN
    .else
    \load   r4, [a, #2 * (\number - RUN)]
    .endif
    \load   r5, [a, #2 * (\number + 1 - RUN)]
    \load   r6, [a, #2 * (\number + 2 - RUN)]
    \load   r7, [a, #2 * (\number + 3 - RUN)]
    \take   r4
    \take   r5
    \take   r6
    \take   r7
    .endr
.endm

.macro run_5q
    run_of  ldrsh, take_5q
.endm

.macro run_14bit
    run_of  ldrh, take_14bit
.endm

.macro one_5q
    ldrsh   r4, [a], #2
    take_5q r4
.endm

.macro one_14bit
    ldrh    r4, [a], #2
    take_14bit r4
.endm

    function newhope_store_accepted
    push    {r4-r7, lr}
    ldrb    r4, [sp, #20]
    mov     count, r3
    out_of_first r1, r5
    cmp     r4, #0 /* NEWHOPE_PARSE_5Q */
    bne.w   2f
    movw    limit, #65536 - 5 * Q
    take_accepted run_5q, one_5q, 1f, r1
    .p2align 2
1:
    first_of_out
    pop     {r4-r7, pc}
2:
    movw    limit, #Q
    take_accepted run_14bit, one_14bit, 1b, r1
    end_function newhope_store_accepted
#endif
