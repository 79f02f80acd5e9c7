/* void newhope_ntt(newhope_poly *poly)
 * void newhope_ntt_secret(newhope_poly *poly)
 *
 * out[i] = sum of c_j psi^((2i + 1) j), in place; newhope_ntt_secret() times -2^32, which a product takes away again
 * (pointwise.S). SAMPLED -> NTT, NTT_SECRET.
 *
 * Cooley-Tukey from bit-reversed to natural order, psi merged into the twiddles: the layer m = 1, 2, 4 ... 512 has
 * butterflies of coefficients m apart, with w_m(k) = psi^((2k + 1) 512 / m) for k = i mod m. In nine layers the two
 * halves of a word, x_p and x_(p + 512), share everything; the tenth is inside the words. Three passes take eight words
 * at a time through three layers: words 1, 8 and 64 apart. The third goes on with the tenth.
 *
 * r0: poly; no result
 * clobbers: r0-r3, r12, s0-s15, flags
 * stack: 36 bytes, 56 without registers of an FPU
 * cycles: 26,728 (cortex-m4f), 28,601 without registers of an FPU; newhope_ntt_secret() 2 more
 * bytes: 1,700 of code, 4,480 of tables
 *
 * Ranges, in units of H = 6,144, the bound of a product; a halfword holds 5.33 units. A butterfly makes out of x and y
 * two values of |x| + 1 at most, whatever y was: so all eight words grow by one a layer over those of their sources
 * that are not multiplied. These are x0 through three layers, x4 through two, x2 and x6 through one.
 *   input     at most 8,191, that is 1.33
 *   layer 3   at most 4.33
 *   pass 2    x0 and x4 are reduced first, to 1; after one layer x2 and x6 are at most 5.33, after two what came of x4
 *             is at most 3, after three all are at most 4
 *   pass 3    x4 is reduced first: after layer 7 all are at most 5. Then x0 and x1 are: after layer 8 what came of x0
 *             and x1 is at most 2 and of x4 and x5 at most 3; after layer 9 all are at most 3
 *   layer 10  at most 4, so |out| <= 24,576
 *
 * The scale comes in at the second pass: in the products that reduce x0 and x4, and in the twiddles by which words are
 * added to what came of these, that of x1 and x5 in layer 4 and those of layer 5. Both functions are the same code over
 * two beginnings of a table.
 */
#include "../backend.h"

#if NEWHOPE_BACKEND == NEWHOPE_BACKEND_ARMV7EM
    .syntax unified
    .thumb
#include "macros.inc"

/* Slots. */
#define END 0    /* of the loop over columns */
#define COLUMN 1 /* the end of this one */
#define SCALE 2
#define UNIT 3
#define POLY 4   /* r0, while r0 holds twiddles */

c       .req r10

/* Layer 10: the word (x, y) to (x + wy, x - wy), by the constant -w. */
.macro within x, minus_w
    smulwt  \minus_w, \minus_w, \x
    smlabb  \minus_w, \minus_w, q, round
    pkhbt   \x, \x, \minus_w
    sasx    \x, \x, \x
.endm

    .section .text.newhope_ntt, "ax", %progbits
    .p2align 2
    .global newhope_ntt_secret
    .type   newhope_ntt_secret, %function
    .thumb_func
newhope_ntt_secret:
    ldr     r1, =newhope_twiddles_secret
    b       transform
    .size   newhope_ntt_secret, . - newhope_ntt_secret

    .p2align 2
    .global newhope_ntt
    .type   newhope_ntt, %function
    .thumb_func
newhope_ntt:
    ldr     r1, =newhope_twiddles_plain
transform:
    push    {r4-r11, lr}
    slots   5
    load_q

/* Eight words x0 ... x7 are loaded to r2 ... r9. A butterfly leaves its difference in the free register and frees that
 * of its second word; the last comment of a line says which word is where then, and what is free. */

    /* Layers 1 to 3: words 1 apart, the same seven twiddles for all. */
    add     c, r0, #2048
    keep    c, END
    row     7
    .p2align 2
1:
    load_8  4
    constant c, 0
    butterfly r2, r3, c, r12        /* x0 r2, x1 r12; r3 */
    butterfly r4, r5, c, r3         /* x2 r4, x3 r3; r5 */
    butterfly r6, r7, c, r5         /* x4 r6, x5 r5; r7 */
    butterfly r8, r9, c, r7         /* x6 r8, x7 r7; r9 */
    constant c, 1
    butterfly r2, r4, c, r9         /* x0 r2, x2 r9; r4 */
    butterfly r6, r8, c, r4         /* x4 r6, x6 r4; r8 */
    constant c, 2
    butterfly r12, r3, c, r8        /* x1 r12, x3 r8; r3 */
    butterfly r5, r7, c, r3         /* x5 r5, x7 r3; r7 */
    constant c, 3
    butterfly r2, r6, c, r7         /* x0 r2, x4 r7; r6 */
    constant c, 4
    butterfly r12, r5, c, r6        /* x1 r12, x5 r6; r5 */
    constant c, 5
    butterfly r9, r4, c, r5         /* x2 r9, x6 r5; r4 */
    constant c, 6
    butterfly r8, r3, c, r4         /* x3 r8, x7 r4; r3 */
    str.w   r4, [r0, #7 * 4]
    str.w   r5, [r0, #6 * 4]
    str.w   r6, [r0, #5 * 4]
    str.w   r7, [r0, #4 * 4]
    str.w   r8, [r0, #3 * 4]
    str.w   r9, [r0, #2 * 4]
    str.w   r12, [r0, #1 * 4]
    str.w   r2, [r0], #32
    recall  c, END
    cmp.w   r0, c
    bne.w   1b
    end_row 7

    /* Layers 4 to 6: words 8 apart. A column, all words of one place mod 8, has its eight constants. */
    ldr.w   c, [r1], #4
    keep    c, SCALE
    ldr     c, =ONE
    keep    c, UNIT
    sub     r0, r0, #2048
    add     c, r0, #32
    keep    c, END
2:
    row     8
    add     c, r0, #2048
    keep    c, COLUMN
    .p2align 2
3:
    load_8  32
    recall  c, SCALE
    multiply r2, c, r12
    multiply r6, c, r12
    constant c, 0
    butterfly r2, r3, c, r12        /* x0 r2, x1 r12; r3 */
    butterfly r6, r7, c, r3         /* x4 r6, x5 r3; r7 */
    constant c, 1
    butterfly r4, r5, c, r7         /* x2 r4, x3 r7; r5 */
    butterfly r8, r9, c, r5         /* x6 r8, x7 r5; r9 */
    constant c, 2
    butterfly r2, r4, c, r9         /* x0 r2, x2 r9; r4 */
    butterfly r6, r8, c, r4         /* x4 r6, x6 r4; r8 */
    constant c, 3
    butterfly r12, r7, c, r8        /* x1 r12, x3 r8; r7 */
    butterfly r3, r5, c, r7         /* x5 r3, x7 r7; r5 */
    constant c, 4
    butterfly r2, r6, c, r5         /* x0 r2, x4 r5; r6 */
    constant c, 5
    butterfly r12, r3, c, r6        /* x1 r12, x5 r6; r3 */
    constant c, 6
    butterfly r9, r4, c, r3         /* x2 r9, x6 r3; r4 */
    constant c, 7
    butterfly r8, r7, c, r4         /* x3 r8, x7 r4; r7 */
    str.w   r4, [r0, #7 * 32]
    str.w   r3, [r0, #6 * 32]
    str.w   r6, [r0, #5 * 32]
    str.w   r5, [r0, #4 * 32]
    str.w   r8, [r0, #3 * 32]
    str.w   r9, [r0, #2 * 32]
    str.w   r12, [r0, #1 * 32]
    str.w   r2, [r0]
    add.w   r0, r0, #256
    recall  c, COLUMN
    cmp.w   r0, c
    bne.w   3b
    end_row 8
    subw    r0, r0, #2048 - 4
    recall  c, END
    cmp.w   r0, c
    bne.w   2b

    /* Layers 7 to 10: words 64 apart. Each eight words have fifteen constants, in the order of their use. */
    ldr     r1, =newhope_twiddles_last
    sub     r0, r0, #32
    add     c, r0, #256
    keep    c, END
    .p2align 2
4:
    load_8  256
    ldr.w   c, [r1], #4
    keep    r0, POLY
    recall  r0, UNIT
    multiply r6, r0, r12
    butterfly r2, r3, c, r12        /* x0 r2, x1 r12; r3 */
    butterfly r4, r5, c, r3         /* x2 r4, x3 r3; r5 */
    butterfly r6, r7, c, r5         /* x4 r6, x5 r5; r7 */
    butterfly r8, r9, c, r7         /* x6 r8, x7 r7; r9 */
    multiply r2, r0, r9
    multiply r12, r0, r9
    ldrd    r0, c, [r1], #8
    butterfly r2, r4, r0, r9        /* x0 r2, x2 r9; r4 */
    butterfly r6, r8, r0, r4        /* x4 r6, x6 r4; r8 */
    butterfly r12, r3, c, r8        /* x1 r12, x3 r8; r3 */
    butterfly r5, r7, c, r3         /* x5 r5, x7 r3; r7 */
    ldrd    r0, c, [r1], #8
    butterfly r2, r6, r0, r7        /* x0 r2, x4 r7; r6 */
    butterfly r12, r5, c, r6        /* x1 r12, x5 r6; r5 */
    ldrd    r0, c, [r1], #8
    butterfly r9, r4, r0, r5        /* x2 r9, x6 r5; r4 */
    butterfly r8, r3, c, r4         /* x3 r8, x7 r4; r3 */
    recall  r0, POLY
    ldrd    r3, c, [r1], #8
    within  r4, r3
    str.w   r4, [r0, #7 * 256]
    within  r5, c
    str.w   r5, [r0, #6 * 256]
    ldm.w   r1!, {r3, r4, r5, c}
    within  r6, r3
    str.w   r6, [r0, #5 * 256]
    within  r7, r4
    str.w   r7, [r0, #4 * 256]
    within  r8, r5
    str.w   r8, [r0, #3 * 256]
    within  r9, c
    str.w   r9, [r0, #2 * 256]
    ldm.w   r1!, {r3, r4}
    within  r12, r3
    str.w   r12, [r0, #1 * 256]
    within  r2, r4
    str.w   r2, [r0], #4
    recall  c, END
    cmp.w   r0, c
    bne.w   4b

    end_slots 5
    pop     {r4-r11, pc}
    .ltorg
    end_function newhope_ntt
#endif
