/* void newhope_invntt(newhope_poly *poly)
 *
 * c_j = psi^-j / n times the sum of x_i psi^(-2ij), in place, from natural to natural order. NTT -> NATURAL.
 *
 * The first layer makes E_k = x_k + x_(k + 512) and O_k = x_k - x_(k + 512), which stay in a word: E gives the
 * coefficients of even index, and O_k psi^-(2k + 1), another cyclic sum, those of odd index. From there both halves of
 * a word have the same constants. 512 = 8 8 8: three passes of transforms of 8 (over words 64, 8 and 1 apart), each
 * with its outputs multiplied by powers of psi, which is at once the twist between two passes and the reduction. The
 * last twist has 1 / n. No output is sorted: word 64a + 8b + c ends up as the coefficients 2k and 2k + 1 for k = I(a)
 * + 8 I(b) + 64 I(c), I = 0, 2, 4, 6, 1, 3, 5, 7.
 *
 * A transform of 8 with the root v (v^4 = -1) is 26 sums or differences and 4 products. With e_t = x_t + x_(t + 4) and
 * d_t = x_t - x_(t + 4), t < 4: the outputs 0, 4 and 2, 6 are (e0 + e2) +- (e1 + e3) and (e0 - e2) +- v^2 (e1 - e3);
 * the outputs 1, 5 and 3, 7 are m +- (f + g) and n +- (f - g) with m, n = d0 +- v^2 d2, and f = (d1 + d3)(v + v^3) / 2
 * and g = (d1 - d3)(v - v^3) / 2, since v d1 + v^3 d3 = f + g, and v^3 d1 + v^9 d3 = v^3 d1 + v d3 = f - g.
 *
 * r0: poly; no result
 * clobbers: r0-r3, r12, s0-s15, flags
 * stack: 36 bytes, 60 without registers of an FPU
 * cycles: 31,783 (cortex-m4f), 34,681 without registers of an FPU
 * bytes: 1,816 of code, 4,112 of tables
 *
 * Ranges: any halfwords in: the first layer multiplies by 1, |x_k +- x_(k + 512)| 1,337 < LIMIT, where 1,337 = -2^32
 * mod q. In units of H = 6,144, the bound of a product, with 5.33 in a halfword: what enters a transform of 8 is at
 * most 1; e and d are at most 2; e0 +- e2, e1 +- e3, d1 +- d3 at most 4. Products are 1, and e0 + e2 is reduced to 1.
 * The outputs are 1 + 4, 4 + 1, and for the odd ones (2 + 1) + (1 + 1): at most 5. After each twist all are at most 1
 * again: |out| <= 6,144.
 */
#include "../backend.h"

#if NEWHOPE_BACKEND == NEWHOPE_BACKEND_ARMV7EM
    .syntax unified
    .thumb
#include "macros.inc"
#include "product.inc"

/* Slots. */
#define V2 0     /* v^2 */
#define F 1      /* (v + v^3) / 2 */
#define G 2      /* (v - v^3) / 2 */
#define UNIT 3   /* 1 */
#define END 4    /* of the loop over columns */
#define COLUMN 5 /* the end of this one */

c       .req r10

/* The transform of 8 of r2 ... r9. Outputs 0 ... 7: r2, r12, r9, r4, r8, r5, r3, r6. Free then: r7, and c
 * is 1. */
.macro transform_8
    sum_difference r2, r6, r12      /* e0 r2, d0 r12 */
    sum_difference r3, r7, r6       /* e1 r3, d1 r6 */
    sum_difference r4, r8, r7       /* e2 r4, d2 r7 */
    sum_difference r5, r9, r8       /* e3 r5, d3 r8 */
    sum_difference r2, r4, r9       /* e0 + e2 r2, e0 - e2 r9 */
    sum_difference r3, r5, r4       /* e1 + e3 r3, e1 - e3 r4 */
    sum_difference r6, r8, r5       /* d1 + d3 r6, d1 - d3 r5 */
    recall  c, V2
    multiply r4, c, r8
    multiply r7, c, r8
    recall  c, F
    multiply r6, c, r8
    recall  c, G
    multiply r5, c, r8
    recall  c, UNIT
    multiply r2, c, r8
    sum_difference r2, r3, r8       /* outputs 0 r2, 4 r8 */
    sum_difference r9, r4, r3       /* outputs 2 r9, 6 r3 */
    sum_difference r12, r7, r4      /* m r12, n r4 */
    sum_difference r6, r5, r7       /* f + g r6, f - g r7 */
    sum_difference r12, r6, r5      /* outputs 1 r12, 5 r5 */
    sum_difference r4, r7, r6       /* outputs 3 r4, 7 r6 */
.endm

/* An output, times a constant, to its place of the eight. */
.macro twist x, by, place, step
    multiply \x, \by, r7
    str.w   \x, [r0, #\place * \step]
.endm

/* O_k psi^-(2k + 1): the high halves of two words, by the next two constants. */
.macro twist_odd x, y
    ldrd    c, r12, [r1], #8
    smulwt  c, c, \x
    smlabb  c, c, q, round
    pkhbt   \x, \x, c
    smulwt  r12, r12, \y
    smlabb  r12, r12, q, round
    pkhbt   \y, \y, r12
.endm

    function newhope_invntt
    push    {r4-r11, lr}
    load_q
    ldr     r12, =INVERSE_Q
    movw    r2, #1337
    orr     r2, r2, r2, lsl #16
    add     r3, r0, #2048
    .p2align 2
1:
    ldm.w   r0, {r4-r7}
    product_sum r4, r2, r10
    product_sum r5, r2, r10
    product_sum r6, r2, r10
    product_sum r7, r2, r10
    stm.w   r0!, {r4-r7}
    cmp.w   r0, r3
    bne.w   1b
    sub     r0, r0, #2048

    /* The nine other layers, with r4-r11 and lr on the stack. For newhope_pointwise_invntt() as well. */
    .global newhope_inverse_layers
    .type   newhope_inverse_layers, %function
    .thumb_func
newhope_inverse_layers:
    slots   6
    ldr     r1, =newhope_twiddles_inverse
    ldm     r1!, {r2-r5}
    keep    r2, V2
    keep    r3, F
    keep    r4, G
    keep    r5, UNIT

    /* Pass A: words 64 apart, fifteen constants for each eight. */
    add     c, r0, #256
    keep    c, END
    .p2align 2
2:
    load_8  256
    twist_odd r2, r3
    twist_odd r4, r5
    twist_odd r6, r7
    twist_odd r8, r9
    transform_8
    multiply r2, c, r7
    ldr.w   c, [r1], #4
    twist   r12, c, 4, 256
    ldm.w   r1!, {c, r12}
    twist   r9, c, 1, 256
    twist   r4, r12, 5, 256
    ldm.w   r1!, {r4, r9, c, r12}
    twist   r8, r4, 2, 256
    twist   r5, r9, 6, 256
    twist   r3, c, 3, 256
    twist   r6, r12, 7, 256
    str.w   r2, [r0], #4
    recall  c, END
    cmp.w   r0, c
    bne.w   2b

    /* Pass B: words 8 apart. A column has seven constants. */
    sub     r0, r0, #256
    add     c, r0, #32
    keep    c, END
3:
    row     7
    add     c, r0, #2048
    keep    c, COLUMN
    .p2align 2
4:
    load_8  32
    transform_8
    twist   r2, c, 0, 32
    constant c, 6
    twist   r6, c, 7, 32
    constant c, 5
    twist   r3, c, 3, 32
    constant c, 4
    twist   r5, c, 6, 32
    constant c, 3
    twist   r8, c, 2, 32
    constant c, 2
    twist   r4, c, 5, 32
    constant c, 1
    twist   r9, c, 1, 32
    constant c, 0
    twist   r12, c, 4, 32
    add.w   r0, r0, #256
    recall  c, COLUMN
    cmp.w   r0, c
    bne.w   4b
    end_row 7
    subw    r0, r0, #2048 - 4
    recall  c, END
    cmp.w   r0, c
    bne.w   3b

    /* Pass C: words 1 apart, eight constants. */
    row     8
    sub     r0, r0, #32
    add     c, r0, #2048
    keep    c, END
    .p2align 2
5:
    load_8  4
    transform_8
    constant c, 7
    twist   r6, c, 7, 4
    constant c, 6
    twist   r3, c, 3, 4
    constant c, 5
    twist   r5, c, 6, 4
    constant c, 4
    twist   r8, c, 2, 4
    constant c, 3
    twist   r4, c, 5, 4
    constant c, 2
    twist   r9, c, 1, 4
    constant c, 1
    twist   r12, c, 4, 4
    constant c, 0
    multiply r2, c, r7
    str.w   r2, [r0], #32
    recall  c, END
    cmp.w   r0, c
    bne.w   5b

    end_slots 6
    pop     {r4-r11, pc}
    .ltorg
    .size   newhope_inverse_layers, . - newhope_inverse_layers
    end_function newhope_invntt
#endif
