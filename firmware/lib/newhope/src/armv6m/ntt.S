/* void newhope_ntt(newhope_poly *poly): SAMPLED -> NTT, in place.
 *
 * newhope_ntt_layers and then layers 9 and 10 (last_layers.inc).
 *
 * entry:    r0 poly
 * clobbers: r0-r3, r12
 * stack: 56 bytes
 * cycles: 59,258 (cortex-m0)
 * bytes: 484 without newhope_ntt_layers and 4092 of tables
 *
 * ranges:   Lanes 24,576 ... 40,959 in, 16,385 ... 61,439 out: newhope_add_accepted wants them to be at least q.
 *             after 8   12,291 ... 61,439 (newhope_ntt_layers), which reduces to 4095 ... 24,573
 *             after 9   4095 + 24,578 - 6144 ... 24,573 + 24,578 + 6144 = 22,529 ... 55,295: the left side reduced, plus 2q
 *             after 10  16,385 ... 61,439
 */
#include "../backend.h"

#if NEWHOPE_BACKEND == NEWHOPE_BACKEND_ARMV6M

#include "last_layers.inc"

/* x in both lanes, plus and minus the product of its high lane by w. x2 is 0x10001. */
.macro layer_10 x, w
    lsrs temp, \x, #16
    muls temp, \w
    asrs temp, temp, #16
    muls temp, minus_q
    asrs temp, temp, #16
    uxth \x, \x
    muls \x, x2
    muls temp, ffff
    subs \x, \x, temp
.endm

.macro reduce_left
    mov factor, mask
    reduce x0, factor
    add x0, offset
.endm

    .global newhope_ntt
begin newhope_ntt
    enter FRAME_WORDS
    bl newhope_ntt_layers
    begin_last_layers newhope_twiddles_last, 2
.Llayers_9_10:
    .rept 4
    layer_9 reduce_left
    mov x2, ones
    layer_10 x0, x3
    layer_10 x1, factor
    store_last_layers
    .endr
    ldr factor, [sp, #STOP]
    cmp word, factor
    again_unless_equal .Llayers_9_10
    leave FRAME_WORDS
end_of newhope_ntt

#endif
