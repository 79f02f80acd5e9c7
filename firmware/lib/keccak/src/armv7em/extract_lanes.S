/* void keccak_extract_lanes(const uint32_t *word, uint32_t *bytes, unsigned lanes)
 * Lanes of the state as bytes (FIPS 202, B.1), on an ARMv7E-M core.
 *
 * entry:    r0 word of the first lane's even bits, its odd bits 25 words further
 *           r1 8 bytes a lane
 *           r2 lanes, 1 or more
 * exit:     the bytes written
 * clobbers: r0-r3, r12, flags
 * stack: 8 bytes
 * cycles:   7 + 26 a lane (cortex-m4f), always
 * bytes:    104
 *
 * Logic only, so any value is allowed and none can overflow. No branch and no address depends on the state.
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

    .section .text.keccak_extract_lanes, "ax", %progbits
    .p2align 2
    .global keccak_extract_lanes
    .type keccak_extract_lanes, %function
    .thumb_func
keccak_extract_lanes:
    push.w {r4, lr}
1:
    ldr.w odd, [word, #100]
    ldr.w even, [word], #4
    exchange even, odd, 1, 0x55555555, free
    exchange even, odd, 2, 0x33333333, free
    exchange even, odd, 4, 0x0f0f0f0f, free
    exchange even, odd, 8, 0x00ff00ff, free
    @ 16: the low halfwords of both, then the high ones
    pkhbt free, even, odd, lsl #16
    pkhtb odd, odd, even, asr #16
    str.w free, [bytes], #4
    str.w odd, [bytes], #4
    subs.w lanes, lanes, #1
    bne.w 1b
    pop.w {r4, pc}

    .size keccak_extract_lanes, . - keccak_extract_lanes

#endif
