/* void newhope_ntt_layers(newhope_poly *poly), internal: layers 1 to 8 of the NTT, with which newhope_ntt begins.
 * void newhope_ntt_noise_layers(newhope_poly *poly), internal: the same of noise and times 108, for newhope_ntt_secret.
 *
 * Cooley-Tukey from bit-reversed to natural order, with the powers of psi merged into the twiddles (NewHope, section
 * 7). The layer with butterflies of width m has the twiddles psi^((2k + 1) n / 2m), k < m. Coefficients i and i + 512
 * are the lanes of word i: up to m = 256 they have the same twiddle. Two layers are one pass over memory, four words
 * at a time.
 *
 * Layer 1 of noise has no reduction: its twiddle is psi^512, and 108 psi^512 = 25 mod q (108^2 + 25^2 = q, and psi^512 is
 * a root of -1), so that x + y psi^512 and x - y psi^512, times 108, are 108 x + 25 y and 108 x - 25 y, small for small
 * x and y. One multiplication does both lanes: with W for 0 in both, a word is W + low + 2^16 high as a number mod 2^32,
 * and so is the result, but for the multiple of W, which a sum puts right.
 *
 * entry:    r0 poly; the frame of ntt.inc at sp
 * exit:     POLY, K and TWIDDLES of the frame; r6 -q, r7 0xffff, lr 0x30003, the mask of `reduce`
 * clobbers: r0-r5, r8-r12
 * stack: 0 bytes
 * bytes: 2260, and 468 for layers 1 and 2 of noise
 *
 * ranges:   Lanes 24,576 ... 40,959 in. A layer adds -6144 ... 6144; layers 5 and 7 reduce their left sides first, and
 *           add q and 2q:
 *             after 4   0 ... 65,535
 *             after 5   12,289 - 6144 ... 28,668 + 12,289 + 6144 = 6145 ... 47,101 (the right side is a product of any)
 *             after 6   1 ... 53,245
 *             after 7   1 + 24,578 - 6144 ... 24,573 + 24,578 + 6144 = 18,435 ... 55,295, as 53,245 = 3 * 2^14 + 4093
 *                       reduces to 16,378
 *             after 8   12,291 ... 61,439
 *           Of noise, 3q - 16 ... 3q + 16 in:
 *             after 1   2q - 16 (108 + 25) ... 2q + 16 (108 + 25) = 22,450 ... 26,706
 *             after 4   4018 ... 45,138, which reduces to 4018 ... 20,560
 *             after 5   10,163 ... 38,993
 *             after 6   4019 ... 45,137, which reduces to 4019 ... 20,559
 *             after 7   22,453 ... 51,281
 *             after 8   16,309 ... 57,425
 */
#include "../backend.h"

#if NEWHOPE_BACKEND == NEWHOPE_BACKEND_ARMV6M

#include "ntt.inc"

/* Two layers: x0 with x1 and x2 with x3 by w1, then x0 with x2 by w2 and x1 with x3 by w3. */
.macro two_layers
    butterfly x0, x1, "mov factor, w1"
    butterfly x2, x3
    butterfly x0, x2, "mov factor, w2"
    butterfly x1, x3, "mov factor, w3"
.endm

.macro reduce_left
    mov factor, mask
    reduce x0, factor
    reduce x2, factor
    ldr factor, [sp, #K]
    adds x0, x0, factor
    adds x2, x2, factor
.endm

.macro next_twiddles
    ldr temp, [sp, #TWIDDLES]
    ldm temp!, {x0, x1, x2}
    mov w1, x0
    mov w2, x1
    mov w3, x2
    str temp, [sp, #TWIDDLES]
.endm

/* After the last block with one set of twiddles: back to the first block, one word on. The m-th time that ends the
 * pass. STOP holds the address of the last word of the first block, plus 2048. */
.macro next_column block
    ldr x1, [sp, #STOP]
    cmp stop, x1
    beq .Ldone\@
    movs x2, #4
    add stop, x2
    mov x2, data
    ldr x3, =2048 - 4
    subs x2, x2, x3
    mov data, x2
    b \block
.Ldone\@:
.endm

/* The first column of a pass whose layers are of width m and 2m. */
.macro first_column m
    ldr x0, [sp, #POLY]
    ldr x1, =2048 + 4 * (\m - 1)
    adds x1, x1, x0
    str x1, [sp, #STOP]
    movs x1, #1
    lsls x1, x1, #11
    adds x1, x1, x0
    mov stop, x1
    mov data, x0
.endm

/* The start of a function. */
.macro begin_layers
    mov x1, lr
    str x1, [sp, #RETURN]
    str x0, [sp, #POLY]
    ldr x1, =BOTH(Q)
    str x1, [sp, #K]
    ldr x1, =newhope_twiddles_first
    ldm x1!, {x2, x3, temp}
    mov w1, x2
    mov w2, x3
    mov w3, temp
    str x1, [sp, #TWIDDLES]
    ldr minus_q, =MINUS_Q
    ldr ffff, =0xffff
    movs x1, #1
    lsls x1, x1, #11
    adds x1, x1, x0
    mov stop, x1
    mov data, x0
.endm

/* Layer 1 of noise, and then the butterflies of layer 2. */
#define FOR_0 (3 * Q)
for_sum .req w1
for_difference .req mask
.macro two_layers_of_noise
    movs factor, #108
    muls x0, factor
    muls x2, factor
    movs factor, #25
    muls x1, factor
    muls x3, factor
    subs temp, x0, x1
    adds x0, x0, x1
    mov x1, for_difference
    adds x1, x1, temp
    add x0, for_sum
    subs temp, x2, x3
    adds x2, x2, x3
    mov x3, for_difference
    adds x3, x3, temp
    add x2, for_sum
    butterfly x0, x2, "mov factor, w2"
    butterfly x1, x3, "mov factor, w3"
.endm

    /* Nobody outside of the library may see these two: they keep none of C's registers. */
    .global newhope_ntt_noise_layers
    .hidden newhope_ntt_noise_layers
begin newhope_ntt_noise_layers
    begin_layers
    ldr x1, =BOTH(2 * Q - (108 + 25) * FOR_0) & 0xffffffff
    mov for_sum, x1
    ldr x1, =BOTH(2 * Q - (108 - 25) * FOR_0) & 0xffffffff
    mov for_difference, x1
.Llayers_1_2_of_noise:
    .rept 4
    mov temp, data
    ldm temp!, {x0-x3}
    two_layers_of_noise
    mov temp, data
    stm temp!, {x0-x3}
    mov data, temp
    .endr
    cmp data, stop
    again_unless_equal .Llayers_1_2_of_noise
    b .Lfrom_layer_3
end_of newhope_ntt_noise_layers

    /* In the same section, where the branch reaches it. */
    .p2align 2
    .global newhope_ntt_layers
    .hidden newhope_ntt_layers
    .type newhope_ntt_layers, %function
    .thumb_func
newhope_ntt_layers:
    begin_layers
    /* Layers 1 and 2 on adjacent words. */
.Llayers_1_2:
    .rept 4
    mov temp, data
    ldm temp!, {x0-x3}
    two_layers
    mov temp, data
    stm temp!, {x0-x3}
    mov data, temp
    .endr
    cmp data, stop
    again_unless_equal .Llayers_1_2
    pool

.Lfrom_layer_3:
    ldr x1, =0x30003
    mov mask, x1
    /* Layers 3 and 4 on words 4 apart. */
    first_column 4
.Lcolumn_3_4:
    next_twiddles
.Llayers_3_4:
    .rept 4
    mov temp, data
    ldr x0, [temp, #0]
    ldr x1, [temp, #16]
    ldr x2, [temp, #32]
    ldr x3, [temp, #48]
    two_layers
    mov temp, data
    str x0, [temp, #0]
    str x1, [temp, #16]
    str x2, [temp, #32]
    str x3, [temp, #48]
    adds temp, #64
    mov data, temp
    .endr
    cmp data, stop
    again_unless_equal .Llayers_3_4
    next_column .Lcolumn_3_4
    pool
    /* Layers 5 and 6 on words 16 apart. */
    first_column 16
.Lcolumn_5_6:
    next_twiddles
.Llayers_5_6:
    .rept 4
    mov temp, data
    ldr x0, [temp, #0]
    ldr x1, [temp, #64]
    adds temp, #128
    ldr x2, [temp, #0]
    ldr x3, [temp, #64]
    reduce_left
    two_layers
    mov temp, data
    str x0, [temp, #0]
    str x1, [temp, #64]
    adds temp, #128
    str x2, [temp, #0]
    str x3, [temp, #64]
    adds temp, #128
    mov data, temp
    .endr
    cmp data, stop
    again_unless_equal .Llayers_5_6
    next_column .Lcolumn_5_6
    pool

    /* Layers 7 and 8 on words 64 apart: two blocks for each of the 64 columns. */
    ldr x0, =BOTH(2 * Q)
    str x0, [sp, #K]
    ldr x0, [sp, #POLY]
    mov data, x0
    movs x1, #1
    lsls x1, x1, #8
    mov stop, x1
    adds x1, x1, x0
    str x1, [sp, #STOP]
distance .req stop
.Llayers_7_8:
    next_twiddles
    .irp block, 0, 1
    mov temp, data
    ldr x0, [temp]
    add temp, distance
    ldr x1, [temp]
    add temp, distance
    ldr x2, [temp]
    add temp, distance
    ldr x3, [temp]
    reduce_left
    two_layers
    mov temp, data
    str x0, [temp]
    add temp, distance
    str x1, [temp]
    add temp, distance
    str x2, [temp]
    add temp, distance
    str x3, [temp]
    .if \block == 0
    add temp, distance
    .else
    ldr factor, =2048 - 256 - 4
    subs temp, temp, factor
    .endif
    mov data, temp
    .endr
    ldr factor, [sp, #STOP]
    cmp temp, factor
    again_unless_equal .Llayers_7_8
    ldr x0, [sp, #RETURN]
    bx x0
end_of newhope_ntt_layers

#endif
