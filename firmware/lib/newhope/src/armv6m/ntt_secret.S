/* void newhope_ntt_secret(newhope_poly *poly): noise, SAMPLED -> NTT_SECRET, in place.
 *
 * The NTT times -2^32 mod q, which a product of two coefficients takes away again. newhope_ntt_noise_layers brings a
 * factor of 108; the rest of the scale comes in layer 10, on both sides of its butterflies: that reduces the left side
 * too, which lets the other factor of a product be any halfword.
 *
 * entry:    r0 poly
 * clobbers: r0-r3, r12
 * stack: 56 bytes
 * cycles: 59,139 (cortex-m0)
 * bytes: 532 without newhope_ntt_noise_layers and 4092 of tables
 *
 * ranges:   Lanes 3q - 16 ... 3q + 16 in, 1 ... 24,577 out: in layer 10 both products are -6144 ... 6144, and q is
 *           added to their sum and difference. 16,309 ... 57,425 after layer 8 is 10,165 ... 63,569 after layer 9.
 */
#include "../backend.h"

#if NEWHOPE_BACKEND == NEWHOPE_BACKEND_ARMV6M

#include "last_layers.inc"

#define SCALE 0x2809d520 /* -2^32 / 108 mod q as a factor (macros.inc) */

scale .req lr

/* For x3 the scale, x2 0x10001 and temp the high lane of x, times its factor. */
.macro layer_10 x
    uxth \x, \x
    muls \x, x3
    asrs temp, temp, #16
    asrs \x, \x, #16
    muls temp, minus_q
    muls \x, minus_q
    asrs temp, temp, #16
    asrs \x, \x, #16
    muls \x, x2
    muls temp, ffff
    subs \x, \x, temp
    add \x, offset
.endm

    .global newhope_ntt_secret
begin newhope_ntt_secret
    enter FRAME_WORDS
    bl newhope_ntt_noise_layers
    begin_last_layers newhope_twiddles_last_secret, 1
    ldr x0, =SCALE
    mov scale, x0
.Llayers_9_10:
    .rept 4
    layer_9
    mov x2, ones
    lsrs temp, x0, #16
    muls temp, x3
    mov x3, scale
    layer_10 x0
    lsrs temp, x1, #16
    muls temp, factor
    layer_10 x1
    store_last_layers
    .endr
    ldr factor, [sp, #STOP]
    cmp word, factor
    again_unless_equal .Llayers_9_10
    leave FRAME_WORDS
end_of newhope_ntt_secret

#endif
