/* void newhope_pointwise(newhope_poly *a, const newhope_poly *secret): NTT, NTT_SECRET -> NTT, in place.
 *
 * entry:    r0 a, r1 secret
 * clobbers: r0-r3
 * stack: 28 bytes
 * cycles: 11,749 (cortex-m0)
 * bytes: 332
 *
 * ranges:   Any lanes of a, those of secret at most 24,577; a product is less than 2^31. Reduced, plus q, it is 0 ... q.
 */
#include "../backend.h"

#if NEWHOPE_BACKEND == NEWHOPE_BACKEND_ARMV6M

#include "products.inc"

both_q .req r8
stop .req r9

    .global newhope_pointwise
begin newhope_pointwise
    push {r4-r7, lr}
    mov r4, r8
    mov r5, r9
    push {r4, r5}
    ldr minus_inverse_q, =MINUS_INVERSE_Q
    ldr minus_q, =MINUS_Q
    ldr ffff, =0xffff
    ldr r2, =BOTH(Q)
    mov both_q, r2
    movs r2, #1
    lsls r2, r2, #11
    adds r2, r2, r0
    mov stop, r2
.Lloop:
    .irp at, 0, 4, 8, 12, 16, 20, 24, 28
    ldrh r2, [r0, #\at]
    ldrh r3, [r1, #\at]
    muls r2, r3
    ldrh r3, [r0, #\at + 2]
    ldrh r4, [r1, #\at + 2]
    muls r3, r4
    reduce_products r2, r3
    add r2, both_q
    str r2, [r0, #\at]
    .endr
    adds r0, #32
    adds r1, #32
    cmp r0, stop
    again_unless_equal .Lloop
    pop {r4, r5}
    mov r8, r4
    mov r9, r5
    pop {r4-r7, pc}
end_of newhope_pointwise

#endif
