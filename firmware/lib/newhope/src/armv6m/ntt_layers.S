/* void newhope_ntt_layers(newhope_poly *poly), internal: layers 1 to 8 of the NTT, with which newhope_ntt and
 * newhope_ntt_secret begin.
 *
 * Cooley-Tukey from bit-reversed to natural order, with the powers of psi merged into the twiddles (NewHope, section
 * 7). The layer with butterflies of width m has the twiddles psi^((2k + 1) n / 2m), k < m. Coefficients i and i + 512
 * are the lanes of word i: up to m = 256 they have the same twiddle. Two layers are one pass over memory, four words
 * at a time.
 *
 * entry:    r0 poly; the frame of ntt.inc at sp
 * exit:     POLY, K and TWIDDLES of the frame; r6 -q, r7 0xffff, lr 0x30003, the mask of `reduce`
 * clobbers: r0-r5, r8-r12
 * stack: 0 bytes
 * bytes: 2252
 *
 * ranges:   Lanes 24,576 ... 40,959 in. A layer adds -6144 ... 6144; layers 5 and 7 reduce their left sides first, and
 *           add q:
 *             after 4   0 ... 65,535
 *             after 5   12,289 - 6144 ... 28,668 + 12,289 + 6144 = 6145 ... 47,101 (the right side is a product of any)
 *             after 6   1 ... 53,245
 *             after 7   6146 ... 24,573 + 12,289 + 6144 = 43,006, as 53,245 = 3 * 2^14 + 4093 reduces to 16,378
 *             after 8   2 ... 49,150
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

    .global newhope_ntt_layers
begin newhope_ntt_layers
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
    ldr x1, =0x30003
    mov mask, x1
    ldr minus_q, =MINUS_Q
    ldr ffff, =0xffff
    movs x1, #1
    lsls x1, x1, #11
    adds x1, x1, x0
    mov stop, x1
    mov data, x0

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
