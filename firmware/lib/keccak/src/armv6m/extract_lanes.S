/* void keccak_extract_lanes(const uint32_t *word, uint32_t *bytes, unsigned lanes)
 * Lanes of the state as bytes (FIPS 202, B.1), on an ARMv6-M core.
 *
 * entry:    r0 word of the first lane's even bits, its odd bits 25 words further
 *           r1 8 bytes a lane
 *           r2 lanes, 1 or more
 * exit:     the bytes written
 * clobbers: r0-r3, r12, flags
 * stack: 20 bytes
 * cycles:   25 + 41 a lane (cortex-m0), and 4 for an odd number
 * bytes:    180
 *
 * Logic only, so any value is allowed and none can overflow. No branch and no address depends on the state.
 */
#include "../backend.h"

#if KECCAK_BACKEND == KECCAK_BACKEND_ARMV6M

#include "lanes.inc"

    .syntax unified
    .thumb

word   .req r0
bytes  .req r1
even   .req r2
odd    .req r3
free   .req r4
mask1  .req r5
mask2  .req r6
mask4  .req r7
mask8  .req r12
end    .req lr

.macro extract_lane
    ldr odd, [word, #100]
    ldm word!, {even}
    exchange even, odd, 1, mask1, free
    exchange even, odd, 2, mask2, free
    exchange even, odd, 4, mask4, free
    exchange_bytes even, odd, mask8, free
    exchange_halfwords even, odd, free
    stm bytes!, {even, odd}
.endm

    .section .text.keccak_extract_lanes, "ax", %progbits
    .p2align 2
    .global keccak_extract_lanes
    .type keccak_extract_lanes, %function
    .thumb_func
keccak_extract_lanes:
    push {r4-r7, lr}
    adr r4, .Lmasks
    ldm r4!, {r3, r5-r7}
    mov mask8, r3
    lsls r3, r2, #3
    adds r3, bytes
    mov end, r3
    /* Two lanes a turn; an odd number begins with the second. */
    lsrs r2, r2, #1
    bcs 2f
1:
    extract_lane
2:
    extract_lane
    cmp bytes, end
    bne 1b
    pop {r4-r7, pc}

    .p2align 2
.Lmasks:
    .word 0x00ff00ff, 0x55555555, 0x33333333, 0x0f0f0f0f
    .size keccak_extract_lanes, . - keccak_extract_lanes

#endif
