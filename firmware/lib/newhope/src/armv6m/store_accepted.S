/* unsigned newhope_store_accepted(newhope_poly *poly, unsigned first, uint16_t *a, unsigned count,
 *                                 enum newhope_parse parse): those of `count` candidates that are accepted become the
 * coefficients first, first + 1, ... 1023 of poly, in NTT. Returns the next `first`.
 *
 * entry:    r0 poly, r1 first, r2 a, r3 count, sp[0] parse
 * clobbers: r0-r3
 * stack: 20 bytes
 * cycles: 308 (cortex-m0) for 28 candidates that are all accepted
 * bytes: 428
 *
 * ranges:   Of `5q`, lanes below 5q = 61,445; of `14bit`, below q.
 */
#include "../backend.h"

#if NEWHOPE_BACKEND == NEWHOPE_BACKEND_ARMV6M

#include "accepted.inc"

.macro candidate number, parse
    ldrh x3, [a, #2 * \number]
    .if \parse == 14
    lsls x3, x3, #18
    lsrs x3, x3, #18
    .endif
    cmp x3, limit
    bhs .Lnot\@
    strh x3, [poly, index]
    adds index, #4
.Lnot\@:
.endm

    .global newhope_store_accepted
begin newhope_store_accepted
    push {r4, lr}
    mov r4, r8
    push {r4}
    mov r4, r9
    push {r4}
    mov r4, r10
    push {r4}
    mov count, r3
    ldr r3, [sp, #20]
    index_of_first
    cmp r3, #0
    bne .L14bit
    ldr r3, =5 * Q
    mov limit, r3
    take_accepted .Lend_5q, 10, candidate, 5
.Lend_5q:
    b .Lend
.L14bit:
    ldr r3, =Q
    mov limit, r3
    take_accepted .Lend, 14, candidate, 14
.Lend:
    first_of_index
    pop {r1, r2, r3}
    mov r10, r1
    mov r9, r2
    mov r8, r3
    pop {r4, pc}
end_of newhope_store_accepted

#endif
