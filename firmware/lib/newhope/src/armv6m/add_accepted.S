/* unsigned newhope_add_accepted(newhope_poly *poly, unsigned first, const uint16_t *a, unsigned count,
 *                               enum newhope_parse parse, const newhope_poly *secret): the same as
 * newhope_store_accepted, but adds what is accepted, times the coefficients of secret, to those of poly.
 *
 * entry:    r0 poly, r1 first, r2 a, r3 count, sp[0] parse, its low byte, sp[4] secret
 * clobbers: r0-r3
 * stack: 28 bytes
 * cycles: 551 (cortex-m0) for 28 candidates that are all accepted
 * bytes: 1844
 *
 * ranges:   A candidate is below 2^16, lanes of secret at most 24,577, those of poly at least q = 12,289, as newhope_ntt
 *           leaves them. The product is less than 2^31, and reduced -q ... 0, so that the sum is not negative, and no
 *           greater than before.
 */
#include "../backend.h"

#if NEWHOPE_BACKEND == NEWHOPE_BACKEND_ARMV6M

#include "accepted.inc"

x .req r3
product .req r4
secret .req r5
minus_inverse_q .req r7
limit .req r8
count .req r9

.macro candidate number, parse
    ldrh product, [a, #2 * \number]
    .if \parse == 14
    lsls product, product, #18
    lsrs product, product, #18
    .endif
    cmp product, limit
    bhs .Lnot\@
    ldrh x, [secret, index]
    muls product, x
    muls product, minus_inverse_q
    lsrs product, product, #16
    muls product, minus_q
    asrs product, product, #16
    ldrh x, [poly, index]
    adds x, x, product
    strh x, [poly, index]
    adds index, #4
.Lnot\@:
.endm

    .global newhope_add_accepted
begin newhope_add_accepted
    push {r4-r7, lr}
    mov r4, r8
    mov r5, r9
    push {r4, r5}
    mov count, r3
    ldr r3, [sp, #28]
    ldr secret, [sp, #32]
    ldr minus_q, =MINUS_Q
    ldr minus_inverse_q, =MINUS_INVERSE_Q
    index_of_first
    lsls r3, r3, #24 /* parse is a byte */
    beq .L5q
    b .L14bit
.L5q:
    ldr r3, =5 * Q
    mov limit, r3
    take_accepted 26, candidate, 5
    b .Lend
    .ltorg
.L14bit:
    ldr r3, =Q
    mov limit, r3
    take_accepted 30, candidate, 14
.Lend:
    first_of_index
    pop {r3, r4}
    mov r8, r3
    mov r9, r4
    pop {r4-r7, pc}
end_of newhope_add_accepted

#endif
