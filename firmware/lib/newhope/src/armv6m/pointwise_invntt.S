/* void newhope_pointwise_invntt(newhope_poly *a, const newhope_poly *secret): NTT, NTT_SECRET -> NATURAL, in place.
 *
 * Here is the product and layer 1 of the inverse, which pairs the lanes of a word: the sum and the difference of the
 * products of both lanes, before they are reduced. newhope_inverse does the rest.
 *
 * entry:    r0 a, r1 secret
 * clobbers: r0-r3, r12
 * stack: 92 bytes
 * cycles: 77,917 (cortex-m0)
 * bytes: 716 without newhope_inverse
 *
 * ranges:   Any lanes of a, those of secret at most 24,577. A product is at most 65,535 * 24,577 = 1,610,653,695,
 *           the next multiple of q, 1,610,657,785, makes the difference positive. Both are at most 3,221,311,480, which
 *           is less than 3,489,594,880. Reduced they are -q ... 0; plus 3q, 24,578 ... 36,867, as newhope_inverse takes
 *           them.
 */
#include "../backend.h"

#if NEWHOPE_BACKEND == NEWHOPE_BACKEND_ARMV6M

#include "products.inc"

#define DIFFERENCE ((65535 * 24577 / Q + 1) * Q)

difference .req r8
both_3q .req r9
stop .req r10

    .global newhope_pointwise_invntt
begin newhope_pointwise_invntt
    push {r3-r7, lr}
    mov r4, r8
    mov r5, r9
    mov r6, r10
    push {r0, r4-r6}
    ldr minus_inverse_q, =MINUS_INVERSE_Q
    ldr minus_q, =MINUS_Q
    ldr ffff, =0xffff
    ldr r2, =DIFFERENCE
    mov difference, r2
    ldr r2, =BOTH(3 * Q)
    mov both_3q, r2
    movs r2, #1
    lsls r2, r2, #11
    adds r2, r2, r0
    mov stop, r2
.Lloop:
    .irp at, 0, 4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 44, 48, 52, 56, 60
    ldrh r2, [r0, #\at]
    ldrh r3, [r1, #\at]
    muls r2, r3
    ldrh r3, [r0, #\at + 2]
    ldrh r4, [r1, #\at + 2]
    muls r3, r4
    subs r4, r2, r3
    add r4, difference
    adds r2, r2, r3
    reduce_products r2, r4
    add r2, both_3q
    str r2, [r0, #\at]
    .endr
    adds r0, #64
    adds r1, #64
    cmp r0, stop
    again_unless_equal .Lloop
    pop {r0, r4-r6}
    mov r8, r4
    mov r9, r5
    mov r10, r6
    bl newhope_inverse
    pop {r3-r7, pc}
end_of newhope_pointwise_invntt

#endif
