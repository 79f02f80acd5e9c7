/* void newhope_pointwise(newhope_poly *a, const newhope_poly *secret)
 *
 * a = a o secret, coefficient by coefficient. NTT, NTT_SECRET -> NTT. newhope_invntt() finds its first layer merged
 * into the product in newhope_pointwise_invntt(), which an exchange uses.
 *
 * r0: a; r1: secret; no result
 * clobbers: r0-r3, r12, flags
 * stack: 36 bytes
 * cycles: 5,913 (cortex-m4f)
 * bytes: 292 of code
 *
 * Ranges: any halfwords of a, and |s| <= 24,576 of the secret: |as| <= 2^15 24,576 < LIMIT. |out| <= 6,144.
 */
#include "../backend.h"

#if NEWHOPE_BACKEND == NEWHOPE_BACKEND_ARMV7EM
    .syntax unified
    .thumb
#include "macros.inc"
#include "product.inc"

    function newhope_pointwise
    push    {r4-r11, lr}
    load_q
    products product
    pop     {r4-r11, pc}
    .ltorg
    end_function newhope_pointwise
#endif
