/* void newhope_invntt(newhope_poly *poly): NTT -> NATURAL, in place.
 *
 * Here is layer 1, the sum and the difference of the lanes of a word, times -2^32 mod q: a product reduces it to where
 * newhope_inverse, which does the rest, takes it.
 *
 * entry:    r0 poly
 * clobbers: r0-r3, r12
 * stack: 92 bytes
 * cycles: 75,005 (cortex-m0)
 * bytes: 332 without newhope_inverse
 *
 * ranges:   Any lanes. Their sum, and their difference plus 6q = 73,734, are at most 139,269; times 1337, which is
 *           -2^32 mod q, less than 2^28. Reduced they are -q ... 0; plus 3q, 24,578 ... 36,867.
 */
#include "../backend.h"

#if NEWHOPE_BACKEND == NEWHOPE_BACKEND_ARMV6M

#include "products.inc"

#define ONE 0xfffaaac7 /* 1337 (-1 / q) mod 2^32 */

difference .req r8
both_3q .req r9
stop .req r10

    .global newhope_invntt
begin newhope_invntt
    push {r3-r7, lr}
    mov r4, r8
    mov r5, r9
    mov r6, r10
    push {r0, r4-r6}
    ldr r5, =ONE
    ldr minus_q, =MINUS_Q
    ldr ffff, =0xffff
    ldr r2, =6 * Q
    mov difference, r2
    ldr r2, =BOTH(3 * Q)
    mov both_3q, r2
    movs r2, #1
    lsls r2, r2, #11
    adds r2, r2, r0
    mov stop, r2
.Lloop:
    .irp at, 0, 4, 8, 12, 16, 20, 24, 28
    ldrh r2, [r0, #\at]
    ldrh r3, [r0, #\at + 2]
    subs r4, r2, r3
    add r4, difference
    adds r2, r2, r3
    reduce_products r2, r4
    add r2, both_3q
    str r2, [r0, #\at]
    .endr
    adds r0, #32
    cmp r0, stop
    again_unless_equal .Lloop
    pop {r0, r4-r6}
    mov r8, r4
    mov r9, r5
    mov r10, r6
    bl newhope_inverse
    pop {r3-r7, pc}
end_of newhope_invntt

#endif
