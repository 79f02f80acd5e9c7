/* void newhope_pack(uint32_t packed[448], const newhope_poly *poly)
 *
 * The coefficients, canonical, 14 bits each, little-endian. From NTT. Sixteen words a turn: 7 words of the output for
 * the low halves, which begin at 0, and 7 for the high halves, which begin at 896.
 *
 * r0: packed; r1: poly; no result
 * clobbers: r0-r3, r12, flags
 * stack: 36 bytes
 * cycles: 5,852 (cortex-m4f)
 * bytes: 696 of code
 *
 * Ranges: any halfword a. It is multiplied by 1, which is b = 1,337 = -2^32 mod q in macros.inc, but with p unsigned:
 * then the result k = (pq - ab) / 2^32 lies between 0 and q - 1 wherever ab is not negative. To that end a + 3q takes
 * the place of a, which adds 3b = 4,011 to p = ab / q mod 2^32. Of p only p1 = floor(p / 2^16) counts, and whether it
 * is one too great does not; so one is added to p1, always. It becomes a signed halfword by 2^15 less, and 2^15 q more
 * in the end. tests/assembly/test_newhope_m4.py runs through all 65,536 halfwords.
 */
#include "../backend.h"

#if NEWHOPE_BACKEND == NEWHOPE_BACKEND_ARMV7EM
    .syntax unified
    .thumb
#include "macros.inc"

#define CANONICAL (ROUND + 0x8000 * Q)

one     .req r12
shift   .req r10 /* 2^15 + 1 */
low     .req r4  /* the word of the output that is being filled, of the low halves */
high    .req r5

/* Both halves of x mod q. */
.macro canonical x, t
    smlawb  \t, one, \x, shift
    smlawt  \x, one, \x, shift
    smlabb  \t, \t, q, round
    smlabb  \x, \x, q, round
    pkhtb   \x, \x, \t, asr #16
.endm

/* Coefficient number of the sixteen, from the low end of x, to its place in 7 words at an offset. The part of the word
 * above it is unset or zero. */
.macro insert word, x, number, offset
    .set    bit, 14 * \number % 32
    .set    at, \offset + 14 * \number / 32 * 4
    .if     bit == 0
    mov.w   \word, \x
    .elseif bit <= 18
    bfi     \word, \x, #bit, #14
    .else
    bfi     \word, \x, #bit, #32 - bit
    .endif
    .if     bit >= 18
    str.w   \word, [r0, #at]
    .endif
    .if     bit > 18
    ubfx    \word, \x, #32 - bit, #bit - 18
    .endif
.endm

    function newhope_pack
    push    {r4-r11, lr}
    ldr     one, =ONE
    movw    shift, #0x8001
    movw    q, #Q
    ldr     round, =CANONICAL
    add     r7, r0, #896
    .p2align 2
1:
    .irp    number, 0, 2, 4, 6, 8, 10, 12, 14
    ldrd    r2, r3, [r1], #8
    canonical r2, r8
    canonical r3, r9
    insert  low, r2, \number, 0
    insert  low, r3, (\number + 1), 0
    lsr.w   r2, r2, #16
    lsr.w   r3, r3, #16
    insert  high, r2, \number, 896
    insert  high, r3, (\number + 1), 896
    .endr
    add.w   r0, r0, #28
    cmp.w   r0, r7
    bne.w   1b
    pop     {r4-r11, pc}
    .ltorg
    end_function newhope_pack
#endif
