/* unsigned newhope_add_accepted(newhope_poly *poly, unsigned first, const uint16_t *a, unsigned count,
 *                               enum newhope_parse parse, const newhope_poly *secret)
 *
 * The same as newhope_store_accepted, but adds the candidates that are accepted, times the coefficients of secret, to
 * those of poly: NTT, NTT_SECRET -> NTT.
 *
 * r0: poly; r1: first, at most 1,024; r2: a, aligned to 2 bytes; r3: count; stack: parse, its low byte, and secret;
 * result in r0
 * clobbers: r0-r3, r12, flags
 * stack: 36 bytes
 * cycles: 330 for 28 candidates with room in their half, of 14bit 360 (cortex-m4f)
 * bytes: 2,158 of code
 *
 * Ranges: a candidate is below 2^16, |s| <= 24,576 of the secret: |as| <= 2^16 24,576 < LIMIT, and the product is at
 * most 6,144. Of poly |e| <= 26,623, which leaves room for it.
 */
#include "../backend.h"

#if NEWHOPE_BACKEND == NEWHOPE_BACKEND_ARMV7EM
    .syntax unified
    .thumb
#include "accepted.inc"

later   .req r1  /* the candidate after x */
count   .req r3
x       .req r4  /* the candidate */
secret  .req r5  /* from a coefficient of poly to that of secret */
s       .req r6
e       .req r7
p       .req r8
limit   .req r9
end     .req r10
inverse .req r12

/* The product is computed and the sum stored if x is accepted. The first multiplication stands between the step of
 * `out` and the loads that wait for it. \load gets what comes next on the way. */
.macro take x, load:vararg
    mul     p, \x, inverse
    ldrsh   s, [out, secret]
    ldrh    e, [out]
    \load
    mul     p, p, s
    smlatb  p, p, q, round
    add     e, e, p, asr #16
    cmp     \x, limit
    it      lo
    strhlo  e, [out], #4
.endm

.macro nothing
.endm

.macro narrow_5q x
.endm

.macro narrow_14bit x
    ubfx    \x, \x, #0, #14
.endm

/* The first load steps `a` behind all of them. */
.macro run_of narrow
    ldrh    x, [a], #2 * RUN
    .irp    number, 0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26
    \narrow x
    take    x, ldrh.w later, [a, #2 * (\number + 1 - RUN)]
    \narrow later
    .if     \number == RUN - 2
    take    later
    .else
    take    later, ldrh.w x, [a, #2 * (\number + 2 - RUN)]
    .endif
    .endr
.endm

.macro run_5q
    run_of  narrow_5q
.endm

.macro run_14bit
    run_of  narrow_14bit
.endm

.macro one_5q
    ldrh    x, [a], #2
    take    x
.endm

.macro one_14bit
    ldrh    x, [a], #2
    narrow_14bit x
    take    x
.endm

    function newhope_add_accepted
    push    {r4-r11, lr}
    ldrb    r4, [sp, #36]
    ldr     secret, [sp, #40]
    ldr     inverse, =INVERSE_Q
    subs    secret, secret, out
    out_of_first r1, s
    load_q
    cmp     r4, #0 /* NEWHOPE_PARSE_5Q */
    bne.w   2f
    movw    limit, #5 * Q
    take_accepted run_5q, one_5q, 1f, r4
    .p2align 2
1:
    first_of_out
    pop     {r4-r11, pc}
    .ltorg
2:
    movw    limit, #Q
    take_accepted run_14bit, one_14bit, 1b, r4
    end_function newhope_add_accepted
#endif
