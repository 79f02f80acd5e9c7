/* void newhope_pointwise_invntt(newhope_poly *a, const newhope_poly *secret)
 *
 * The inverse NTT of a o secret, into a. NTT, NTT_SECRET -> NATURAL. The first layer of the inverse is the sum and the
 * difference of two products, which costs nothing before they are reduced; invntt.S does the others.
 *
 * r0: a; r1: secret; no result
 * clobbers: r0-r3, r12, s0-s15, flags
 * stack: 36 bytes, 60 without registers of an FPU
 * cycles: 32,423 (cortex-m4f), 35,321 without registers of an FPU
 * bytes: 296 of code, and those of invntt.S
 *
 * Ranges: any halfwords of a, and |s| <= 24,576 of the secret: |a0 s0 +- a1 s1| <= 2^16 24,576 < LIMIT, and less than
 * 2^31. What goes to the other layers is at most 6,144; for the result see invntt.S.
 */
#include "../backend.h"

#if NEWHOPE_BACKEND == NEWHOPE_BACKEND_ARMV7EM
    .syntax unified
    .thumb
#include "macros.inc"
#include "product.inc"

    function newhope_pointwise_invntt
    push    {r4-r11, lr}
    load_q
    products product_sum
    sub     r0, r0, #2048
    b.w     newhope_inverse_layers
    .ltorg
    end_function newhope_pointwise_invntt
#endif
