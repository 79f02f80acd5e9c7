/* void keccak_add_lanes(uint32_t *word, const uint32_t *bytes, unsigned lanes)
 * Adds bytes (FIPS 202, B.1) to whole lanes of the state, on an ARMv7E-M core.
 *
 * entry:    r0 word of the first lane's even bits, its odd bits 25 words further
 *           r1 8 bytes a lane
 *           r2 lanes, 1 or more
 * exit:     the lanes changed
 * clobbers: r0-r3, r12, flags
 * stack: 16 bytes
 * cycles:   11 + 30 a lane (cortex-m4f), always
 * bytes:    120
 *
 * Logic only, so any value is allowed and none can overflow. No branch and no address depends on the data.
 */
#include "../backend.h"

#if KECCAK_BACKEND == KECCAK_BACKEND_ARMV7EM

#include "lanes.inc"

    .syntax unified
    .thumb

word   .req r0
bytes  .req r1
lanes  .req r2
even   .req r3
odd    .req r4
free   .req r12

    .section .text.keccak_add_lanes, "ax", %progbits
    .p2align 2
    .global keccak_add_lanes
    .type keccak_add_lanes, %function
    .thumb_func
keccak_add_lanes:
    push.w {r4, r5, r6, lr}
1:
    ldr.w odd, [bytes, #4]
    ldr.w r5, [bytes], #8
    ldr.w r6, [word, #100]
    ldr.w free, [word]
    @ 16: the low halfwords of both, then the high ones
    pkhbt even, r5, odd, lsl #16
    pkhtb odd, odd, r5, asr #16
    exchange even, odd, 8, 0x00ff00ff, r5
    exchange even, odd, 4, 0x0f0f0f0f, r5
    exchange even, odd, 2, 0x33333333, r5
    exchange even, odd, 1, 0x55555555, r5
    eor.w odd, odd, r6
    eor.w even, even, free
    str.w odd, [word, #100]
    str.w even, [word], #4
    subs.w lanes, lanes, #1
    bne.w 1b
    pop.w {r4, r5, r6, pc}

    .size keccak_add_lanes, . - keccak_add_lanes

#endif
