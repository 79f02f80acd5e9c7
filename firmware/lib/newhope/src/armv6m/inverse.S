/* void newhope_inverse(newhope_poly *poly), internal: layers 2 to 10 of the inverse NTT and its twist, in place, with
 * which newhope_invntt and newhope_pointwise_invntt end.
 *
 * With c the polynomial and V[i] its transform, n c_j psi^j = sum over i of V[i] omega^(-ij). Layer 1 pairs i with
 * i + n / 2, which are the two lanes of a word: their sum belongs to the even c_j, their difference to the odd ones. So
 * it leaves two cyclic transforms of 512 points, one a lane, whose results the lanes hold to the end; that of the odd
 * ones has a twist of psi^-2 a step, which its twiddles take up. Cooley-Tukey from natural to bit-reversed order (gen/
 * twiddles_armv6m.py has the factors); then c_2k and c_(2k+1) are the lanes of word bitrev9(k). Layers go two at a
 * time, four words at a time. The last pass multiplies by psi^-j / n.
 *
 * entry:    r0 poly
 * clobbers: r0-r3, r12
 * stack: 68 bytes
 * cycles: 64,841 (cortex-m0)
 * bytes: 2576 of code, 8180 of tables
 *
 * ranges:   Lanes 2q ... 3q = 24,578 ... 36,867 in, q - 6144 ... q + 6144 = 6145 ... 18,433 out. A layer adds
 *           -6144 ... 6144; layers 6 and 8 reduce their left sides first, and add q:
 *             after 5   2 ... 61,443
 *             after 6   2 + 12,289 - 6144 ... 24,576 + 12,289 + 6144 = 6147 ... 43,009 (61,443 = 3 * 2^14 + 12,291 reduces
 *                       to 24,576)
 *             after 7   3 ... 49,153
 *             after 8   6148 ... 43,006
 *             after 9   4 ... 49,150
 *             left side of 10: q more, 12,293 ... 61,439, so that the sum and the difference, 6149 ... 67,583 (32 bits
 *             by now), are not negative; times a factor below q that is < 2^30 again.
 */
#include "../backend.h"

#if NEWHOPE_BACKEND == NEWHOPE_BACKEND_ARMV6M

#include "macros.inc"

#define FRAME_WORDS 8
#define POLY 0
#define K 4 /* q in both lanes */
#define TWIDDLES 8
#define STOP 12
#define MASK 16
#define W6 20
#define STOP_INNER 24

data .req r8
w1 .req r9
w2 .req r10
w3 .req r11
w4 .req r12
w5 .req lr

.macro get_w6
    ldr factor, [sp, #W6]
.endm

/* Two layers: x0 with x2 and x1 with x3 by w1 in the low lanes and w2 in the high ones; then x0 with x1 by w3 and w4,
 * x2 with x3 by w5 and the sixth. */
.macro two_layers
    butterfly x0, x2, "mov factor, w1", "mov factor, w2"
    butterfly x1, x3, "mov factor, w1", "mov factor, w2"
    butterfly x0, x1, "mov factor, w3", "mov factor, w4"
    butterfly x2, x3, "mov factor, w5", get_w6
.endm

.macro reduce_left
    ldr factor, [sp, #MASK]
    reduce x0, factor
    reduce x1, factor
    ldr factor, [sp, #K]
    adds x0, x0, factor
    adds x1, x1, factor
.endm

.macro next_twiddles
    ldr temp, [sp, #TWIDDLES]
    ldm temp!, {x0, x1, x2, x3, factor}
    mov w1, x0
    mov w2, x1
    mov w3, x2
    mov w4, x3
    mov w5, factor
    ldm temp!, {x0}
    str x0, [sp, #W6]
    str temp, [sp, #TWIDDLES]
.endm

    .global newhope_inverse
begin newhope_inverse
    enter FRAME_WORDS
    str x0, [sp, #POLY]
    mov data, x0
    ldr x1, =BOTH(Q)
    str x1, [sp, #K]
    ldr x1, =0x30003
    str x1, [sp, #MASK]
    ldr r7, =newhope_twiddles_inverse
    ldm r7!, {r1-r5}
    mov w1, r1
    mov w2, r2
    mov w3, r3
    mov w4, r4
    mov w5, r5
    str r7, [sp, #TWIDDLES]
    ldr minus_q, =MINUS_Q
    ldr ffff, =0xffff
    movs x1, #2
    lsls x1, x1, #8
    adds x1, x1, x0
    str x1, [sp, #STOP]

    /* Layers 2 and 3 on words 128 apart, one block. The low lane's factor of layer 2 is that of its left half in layer
     * 3 as well, so five are enough: w1 and w2, w1 and w3, w4 and w5. */
.Llayers_2_3:
    .rept 2
    mov temp, data
    movs factor, #128
    lsls factor, factor, #2
    ldr x0, [temp]
    ldr x1, [temp, factor]
    adds temp, temp, factor
    adds temp, temp, factor
    ldr x2, [temp]
    ldr x3, [temp, factor]
    butterfly x0, x2, "mov factor, w1", "mov factor, w2"
    butterfly x1, x3, "mov factor, w1", "mov factor, w2"
    butterfly x0, x1, "mov factor, w1", "mov factor, w3"
    butterfly x2, x3, "mov factor, w4", "mov factor, w5"
    mov temp, data
    stm temp!, {x0}
    mov data, temp
    movs factor, #127
    lsls factor, factor, #2
    adds temp, temp, factor
    str x1, [temp]
    adds factor, #4
    str x2, [temp, factor]
    adds temp, temp, factor
    str x3, [temp, factor]
    .endr
    ldr factor, [sp, #STOP]
    cmp data, factor
    again_unless_equal .Llayers_2_3
    pool

    /* Layers 4 and 5 on words 32 apart, 4 blocks of 128 words. */
    ldr x0, [sp, #POLY]
    mov data, x0
    movs x1, #1
    lsls x1, x1, #11
    adds x1, x1, x0
    str x1, [sp, #STOP]
.Lblock_4_5:
    next_twiddles
    mov temp, data
    adds temp, #128
    str temp, [sp, #STOP_INNER]
.Llayers_4_5:
    .rept 4
    mov temp, data
    ldr x0, [temp]
    adds temp, #128
    ldr x1, [temp]
    adds temp, #128
    ldr x2, [temp]
    adds temp, #128
    ldr x3, [temp]
    two_layers
    mov temp, data
    stm temp!, {x0}
    mov data, temp
    adds temp, #124
    str x1, [temp]
    adds temp, #128
    str x2, [temp]
    adds temp, #128
    str x3, [temp]
    .endr
    ldr factor, [sp, #STOP_INNER]
    cmp data, factor
    again_unless_equal .Llayers_4_5
    adds temp, #4
    mov data, temp
    ldr factor, [sp, #STOP]
    cmp temp, factor
    again_unless_equal .Lblock_4_5

    /* Layers 6 and 7 on words 8 apart, 16 blocks of 32 words. */
    ldr x0, [sp, #POLY]
    mov data, x0
.Lblock_6_7:
    next_twiddles
    mov temp, data
    adds temp, #32
    str temp, [sp, #STOP_INNER]
.Llayers_6_7:
    .rept 4
    mov temp, data
    ldr x0, [temp, #0]
    ldr x1, [temp, #32]
    ldr x2, [temp, #64]
    ldr x3, [temp, #96]
    reduce_left
    two_layers
    mov temp, data
    stm temp!, {x0}
    str x1, [temp, #28]
    str x2, [temp, #60]
    str x3, [temp, #92]
    mov data, temp
    .endr
    ldr factor, [sp, #STOP_INNER]
    cmp temp, factor
    again_unless_equal .Llayers_6_7
    adds temp, #96
    mov data, temp
    ldr factor, [sp, #STOP]
    cmp temp, factor
    again_unless_equal .Lblock_6_7

    /* Layers 8 and 9 on words 2 apart, 64 blocks of 8 words. */
    ldr x0, [sp, #POLY]
    mov data, x0
.Lblock_8_9:
    next_twiddles
    .irp word, 0, 4
    mov temp, data
    ldr x0, [temp, #\word]
    ldr x1, [temp, #\word + 8]
    ldr x2, [temp, #\word + 16]
    ldr x3, [temp, #\word + 24]
    reduce_left
    two_layers
    mov temp, data
    str x0, [temp, #\word]
    str x1, [temp, #\word + 8]
    str x2, [temp, #\word + 16]
    str x3, [temp, #\word + 24]
    .endr
    adds temp, #32
    mov data, temp
    ldr factor, [sp, #STOP]
    cmp temp, factor
    again_unless_equal .Lblock_8_9

    /* Layer 10 on adjacent words, and the twist. Each lane for itself: its butterfly's factor, and one twist for each
     * of the two words. */
both_q .req r9
stop .req r12
    ldr x0, [sp, #POLY]
    mov data, x0
    ldr temp, [sp, #TWIDDLES]
    ldr x1, [sp, #K]
    mov both_q, x1
    ldr x1, [sp, #STOP]
    mov stop, x1
.Llayer_10:
    .irp at, 0, 24, 48, 72
    mov r5, data
    ldm r5!, {r0, r1}
    add r0, both_q
    uxth r2, r0
    lsrs r0, r0, #16
    uxth r3, r1
    lsrs r1, r1, #16
    /* low lanes r2 and r3, to r2 and r5 */
    ldr r5, [temp, #\at]
    muls r3, r5
    asrs r3, r3, #16
    muls r3, minus_q
    asrs r3, r3, #16
    subs r5, r2, r3
    adds r2, r2, r3
    ldr r3, [temp, #\at + 4]
    muls r2, r3
    ldr r3, [temp, #\at + 8]
    muls r5, r3
    asrs r2, r2, #16
    asrs r5, r5, #16
    muls r2, minus_q
    muls r5, minus_q
    asrs r2, r2, #16
    asrs r5, r5, #16
    /* high lanes r0 and r1, to r0 and r3, and there to the upper half */
    ldr r3, [temp, #\at + 12]
    muls r1, r3
    asrs r1, r1, #16
    muls r1, minus_q
    asrs r1, r1, #16
    subs r3, r0, r1
    adds r0, r0, r1
    ldr r1, [temp, #\at + 16]
    muls r0, r1
    ldr r1, [temp, #\at + 20]
    muls r3, r1
    asrs r0, r0, #16
    asrs r3, r3, #16
    muls r0, minus_q
    muls r3, minus_q
    bics r0, ffff
    bics r3, ffff
    adds r0, r0, r2
    adds r3, r3, r5
    add r0, both_q
    add r3, both_q
    mov r5, data
    stm r5!, {r0, r3}
    mov data, r5
    .endr
    adds temp, #96
    cmp data, stop
    again_unless_equal .Llayer_10
    leave FRAME_WORDS
end_of newhope_inverse

#endif
