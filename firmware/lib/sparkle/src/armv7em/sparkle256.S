/* Printed by gen/permutations_armv7em.py, which says how it works.
 *
 * void sparkle256(uint32_t state[8], unsigned steps)
 *
 * SPARKLE256 (Beierle et al., "Schwaemm and Esch", version 1.2), of 7 or 10 steps. All sums are mod
 * 2^32, so that nothing can overflow. No branch and no address depends on anything but the number of steps.
 *
 * entry: r0 state, r1 steps
 * exit: -
 * clobbers: r0-r3, r12, lr, flags
 * stack: 36 bytes
 * cycles: 484 (cortex-m4f) for 7 steps
 *         673 for 10
 * code: 2,704 bytes
 *
 * Without registers of the FPU (-DTHUMBKAT_NO_FPU, or none there) it is the same:
 *
 * no-fpu stack: 36 bytes
 * no-fpu cycles: 484 (cortex-m4f) for 7 steps
 *                673 for 10
 * no-fpu code: 2,704 bytes
 */
#include "../backend.h"

#if SPARKLE_BACKEND == SPARKLE_BACKEND_ARMV7EM

#define CONSTANTS_IN_FPU 7
#include "constants.inc"

	.syntax unified
	.thumb
	.section .text.sparkle256, "ax", %progbits
	.p2align 2
	.global sparkle256
	.type sparkle256, %function
	.thumb_func
sparkle256:
	push.w {r4-r11, lr}
	cmp.w r1, #7
	ldr.w r9, .Lround_constants + 0
	ldr.w r10, .Lround_constants + 4
	ldr.w r11, .Lround_constants + 8
	ldr.w r12, .Lround_constants + 12
	ldr.w r1, [r0, #0]
	ldr.w r2, [r0, #4]
	ldr.w r3, [r0, #8]
	ldr.w r4, [r0, #12]
	ldr.w r5, [r0, #16]
	ldr.w r6, [r0, #20]
	ldr.w r7, [r0, #24]
	ldr.w r8, [r0, #28]
	eor.w r2, r2, r9
	add.w r1, r1, r2, ror #31
	eor.w r2, r2, r1, ror #24
	eor.w r1, r1, r9
	add.w r1, r1, r2, ror #17
	eor.w r2, r2, r1, ror #17
	eor.w r1, r1, r9
	add.w r1, r1, r2
	eor.w r2, r2, r1, ror #31
	eor.w r1, r1, r9
	add.w r1, r1, r2, ror #24
	eor.w r2, r2, r1, ror #16
	eor.w r1, r1, r9
	add.w r3, r3, r4, ror #31
	eor.w r4, r4, r3, ror #24
	eor.w r3, r3, r10
	add.w r3, r3, r4, ror #17
	eor.w r4, r4, r3, ror #17
	eor.w r3, r3, r10
	add.w r3, r3, r4
	eor.w r4, r4, r3, ror #31
	eor.w r3, r3, r10
	add.w r3, r3, r4, ror #24
	eor.w r4, r4, r3, ror #16
	eor.w r3, r3, r10
	add.w r5, r5, r6, ror #31
	eor.w r6, r6, r5, ror #24
	eor.w r5, r5, r11
	add.w r5, r5, r6, ror #17
	eor.w r6, r6, r5, ror #17
	eor.w r5, r5, r11
	add.w r5, r5, r6
	eor.w r6, r6, r5, ror #31
	eor.w r5, r5, r11
	add.w r5, r5, r6, ror #24
	eor.w r6, r6, r5, ror #16
	eor.w r5, r5, r11
	add.w r7, r7, r8, ror #31
	eor.w r8, r8, r7, ror #24
	eor.w r7, r7, r12
	add.w r7, r7, r8, ror #17
	eor.w r8, r8, r7, ror #17
	eor.w r7, r7, r12
	add.w r7, r7, r8
	eor.w r8, r8, r7, ror #31
	eor.w r7, r7, r12
	add.w r7, r7, r8, ror #24
	eor.w r8, r8, r7, ror #16
	eor.w r7, r7, r12
	eor.w r5, r5, r1
	eor.w r7, r7, r3
	eor.w r6, r6, r2
	eor.w r8, r8, r4
	eor.w lr, r1, r3
	eor.w lr, lr, lr, lsl #16
	eor.w r6, r6, lr, ror #16
	eor.w r8, r8, lr, ror #16
	eor.w lr, r2, r4
	eor.w lr, lr, lr, lsl #16
	eor.w r5, r5, lr, ror #16
	eor.w r7, r7, lr, ror #16
	eor.w r8, r8, r10
	eor.w r6, r6, #1
	add.w r7, r7, r8, ror #31
	eor.w r8, r8, r7, ror #24
	eor.w r7, r7, r9
	add.w r7, r7, r8, ror #17
	eor.w r8, r8, r7, ror #17
	eor.w r7, r7, r9
	add.w r7, r7, r8
	eor.w r8, r8, r7, ror #31
	eor.w r7, r7, r9
	add.w r7, r7, r8, ror #24
	eor.w r8, r8, r7, ror #16
	eor.w r7, r7, r9
	add.w r5, r5, r6, ror #31
	eor.w r6, r6, r5, ror #24
	eor.w r5, r5, r10
	add.w r5, r5, r6, ror #17
	eor.w r6, r6, r5, ror #17
	eor.w r5, r5, r10
	add.w r5, r5, r6
	eor.w r6, r6, r5, ror #31
	eor.w r5, r5, r10
	add.w r5, r5, r6, ror #24
	eor.w r6, r6, r5, ror #16
	eor.w r5, r5, r10
	add.w r1, r1, r2, ror #31
	eor.w r2, r2, r1, ror #24
	eor.w r1, r1, r11
	add.w r1, r1, r2, ror #17
	eor.w r2, r2, r1, ror #17
	eor.w r1, r1, r11
	add.w r1, r1, r2
	eor.w r2, r2, r1, ror #31
	eor.w r1, r1, r11
	add.w r1, r1, r2, ror #24
	eor.w r2, r2, r1, ror #16
	eor.w r1, r1, r11
	add.w r3, r3, r4, ror #31
	eor.w r4, r4, r3, ror #24
	eor.w r3, r3, r12
	add.w r3, r3, r4, ror #17
	eor.w r4, r4, r3, ror #17
	eor.w r3, r3, r12
	add.w r3, r3, r4
	eor.w r4, r4, r3, ror #31
	eor.w r3, r3, r12
	add.w r3, r3, r4, ror #24
	eor.w r4, r4, r3, ror #16
	eor.w r3, r3, r12
	eor.w r1, r1, r7
	eor.w r3, r3, r5
	eor.w r2, r2, r8
	eor.w r4, r4, r6
	eor.w lr, r7, r5
	eor.w lr, lr, lr, lsl #16
	eor.w r2, r2, lr, ror #16
	eor.w r4, r4, lr, ror #16
	eor.w lr, r8, r6
	eor.w lr, lr, lr, lsl #16
	eor.w r1, r1, lr, ror #16
	eor.w r3, r3, lr, ror #16
	eor.w r4, r4, r11
	eor.w r2, r2, #2
	add.w r3, r3, r4, ror #31
	eor.w r4, r4, r3, ror #24
	eor.w r3, r3, r9
	add.w r3, r3, r4, ror #17
	eor.w r4, r4, r3, ror #17
	eor.w r3, r3, r9
	add.w r3, r3, r4
	eor.w r4, r4, r3, ror #31
	eor.w r3, r3, r9
	add.w r3, r3, r4, ror #24
	eor.w r4, r4, r3, ror #16
	eor.w r3, r3, r9
	add.w r1, r1, r2, ror #31
	eor.w r2, r2, r1, ror #24
	eor.w r1, r1, r10
	add.w r1, r1, r2, ror #17
	eor.w r2, r2, r1, ror #17
	eor.w r1, r1, r10
	add.w r1, r1, r2
	eor.w r2, r2, r1, ror #31
	eor.w r1, r1, r10
	add.w r1, r1, r2, ror #24
	eor.w r2, r2, r1, ror #16
	eor.w r1, r1, r10
	add.w r7, r7, r8, ror #31
	eor.w r8, r8, r7, ror #24
	eor.w r7, r7, r11
	add.w r7, r7, r8, ror #17
	eor.w r8, r8, r7, ror #17
	eor.w r7, r7, r11
	add.w r7, r7, r8
	eor.w r8, r8, r7, ror #31
	eor.w r7, r7, r11
	add.w r7, r7, r8, ror #24
	eor.w r8, r8, r7, ror #16
	eor.w r7, r7, r11
	add.w r5, r5, r6, ror #31
	eor.w r6, r6, r5, ror #24
	eor.w r5, r5, r12
	add.w r5, r5, r6, ror #17
	eor.w r6, r6, r5, ror #17
	eor.w r5, r5, r12
	add.w r5, r5, r6
	eor.w r6, r6, r5, ror #31
	eor.w r5, r5, r12
	add.w r5, r5, r6, ror #24
	eor.w r6, r6, r5, ror #16
	eor.w r5, r5, r12
	eor.w r7, r7, r3
	eor.w r5, r5, r1
	eor.w r8, r8, r4
	eor.w r6, r6, r2
	eor.w lr, r3, r1
	eor.w lr, lr, lr, lsl #16
	eor.w r8, r8, lr, ror #16
	eor.w r6, r6, lr, ror #16
	eor.w lr, r4, r2
	eor.w lr, lr, lr, lsl #16
	eor.w r7, r7, lr, ror #16
	eor.w r5, r5, lr, ror #16
	eor.w r6, r6, r12
	eor.w r8, r8, #3
	add.w r5, r5, r6, ror #31
	eor.w r6, r6, r5, ror #24
	eor.w r5, r5, r9
	add.w r5, r5, r6, ror #17
	eor.w r6, r6, r5, ror #17
	eor.w r5, r5, r9
	add.w r5, r5, r6
	eor.w r6, r6, r5, ror #31
	eor.w r5, r5, r9
	add.w r5, r5, r6, ror #24
	eor.w r6, r6, r5, ror #16
	eor.w r5, r5, r9
	add.w r7, r7, r8, ror #31
	eor.w r8, r8, r7, ror #24
	eor.w r7, r7, r10
	add.w r7, r7, r8, ror #17
	eor.w r8, r8, r7, ror #17
	eor.w r7, r7, r10
	add.w r7, r7, r8
	eor.w r8, r8, r7, ror #31
	eor.w r7, r7, r10
	add.w r7, r7, r8, ror #24
	eor.w r8, r8, r7, ror #16
	eor.w r7, r7, r10
	add.w r3, r3, r4, ror #31
	eor.w r4, r4, r3, ror #24
	eor.w r3, r3, r11
	add.w r3, r3, r4, ror #17
	eor.w r4, r4, r3, ror #17
	eor.w r3, r3, r11
	add.w r3, r3, r4
	eor.w r4, r4, r3, ror #31
	eor.w r3, r3, r11
	add.w r3, r3, r4, ror #24
	eor.w r4, r4, r3, ror #16
	eor.w r3, r3, r11
	add.w r1, r1, r2, ror #31
	eor.w r2, r2, r1, ror #24
	eor.w r1, r1, r12
	add.w r1, r1, r2, ror #17
	eor.w r2, r2, r1, ror #17
	eor.w r1, r1, r12
	add.w r1, r1, r2
	eor.w r2, r2, r1, ror #31
	eor.w r1, r1, r12
	add.w r1, r1, r2, ror #24
	eor.w r2, r2, r1, ror #16
	eor.w r1, r1, r12
	eor.w r3, r3, r5
	eor.w r1, r1, r7
	eor.w r4, r4, r6
	eor.w r2, r2, r8
	eor.w lr, r5, r7
	eor.w lr, lr, lr, lsl #16
	eor.w r4, r4, lr, ror #16
	eor.w r2, r2, lr, ror #16
	eor.w lr, r6, r8
	eor.w lr, lr, lr, lsl #16
	eor.w r3, r3, lr, ror #16
	eor.w r1, r1, lr, ror #16
	ldr.w lr, .Lround_constants + 16
	eor.w r2, r2, lr
	eor.w r4, r4, #4
	add.w r1, r1, r2, ror #31
	eor.w r2, r2, r1, ror #24
	eor.w r1, r1, r9
	add.w r1, r1, r2, ror #17
	eor.w r2, r2, r1, ror #17
	eor.w r1, r1, r9
	add.w r1, r1, r2
	eor.w r2, r2, r1, ror #31
	eor.w r1, r1, r9
	add.w r1, r1, r2, ror #24
	eor.w r2, r2, r1, ror #16
	eor.w r1, r1, r9
	add.w r3, r3, r4, ror #31
	eor.w r4, r4, r3, ror #24
	eor.w r3, r3, r10
	add.w r3, r3, r4, ror #17
	eor.w r4, r4, r3, ror #17
	eor.w r3, r3, r10
	add.w r3, r3, r4
	eor.w r4, r4, r3, ror #31
	eor.w r3, r3, r10
	add.w r3, r3, r4, ror #24
	eor.w r4, r4, r3, ror #16
	eor.w r3, r3, r10
	add.w r5, r5, r6, ror #31
	eor.w r6, r6, r5, ror #24
	eor.w r5, r5, r11
	add.w r5, r5, r6, ror #17
	eor.w r6, r6, r5, ror #17
	eor.w r5, r5, r11
	add.w r5, r5, r6
	eor.w r6, r6, r5, ror #31
	eor.w r5, r5, r11
	add.w r5, r5, r6, ror #24
	eor.w r6, r6, r5, ror #16
	eor.w r5, r5, r11
	add.w r7, r7, r8, ror #31
	eor.w r8, r8, r7, ror #24
	eor.w r7, r7, r12
	add.w r7, r7, r8, ror #17
	eor.w r8, r8, r7, ror #17
	eor.w r7, r7, r12
	add.w r7, r7, r8
	eor.w r8, r8, r7, ror #31
	eor.w r7, r7, r12
	add.w r7, r7, r8, ror #24
	eor.w r8, r8, r7, ror #16
	eor.w r7, r7, r12
	eor.w r5, r5, r1
	eor.w r7, r7, r3
	eor.w r6, r6, r2
	eor.w r8, r8, r4
	eor.w lr, r1, r3
	eor.w lr, lr, lr, lsl #16
	eor.w r6, r6, lr, ror #16
	eor.w r8, r8, lr, ror #16
	eor.w lr, r2, r4
	eor.w lr, lr, lr, lsl #16
	eor.w r5, r5, lr, ror #16
	eor.w r7, r7, lr, ror #16
	ldr.w lr, .Lround_constants + 20
	eor.w r8, r8, lr
	eor.w r6, r6, #5
	add.w r7, r7, r8, ror #31
	eor.w r8, r8, r7, ror #24
	eor.w r7, r7, r9
	add.w r7, r7, r8, ror #17
	eor.w r8, r8, r7, ror #17
	eor.w r7, r7, r9
	add.w r7, r7, r8
	eor.w r8, r8, r7, ror #31
	eor.w r7, r7, r9
	add.w r7, r7, r8, ror #24
	eor.w r8, r8, r7, ror #16
	eor.w r7, r7, r9
	add.w r5, r5, r6, ror #31
	eor.w r6, r6, r5, ror #24
	eor.w r5, r5, r10
	add.w r5, r5, r6, ror #17
	eor.w r6, r6, r5, ror #17
	eor.w r5, r5, r10
	add.w r5, r5, r6
	eor.w r6, r6, r5, ror #31
	eor.w r5, r5, r10
	add.w r5, r5, r6, ror #24
	eor.w r6, r6, r5, ror #16
	eor.w r5, r5, r10
	add.w r1, r1, r2, ror #31
	eor.w r2, r2, r1, ror #24
	eor.w r1, r1, r11
	add.w r1, r1, r2, ror #17
	eor.w r2, r2, r1, ror #17
	eor.w r1, r1, r11
	add.w r1, r1, r2
	eor.w r2, r2, r1, ror #31
	eor.w r1, r1, r11
	add.w r1, r1, r2, ror #24
	eor.w r2, r2, r1, ror #16
	eor.w r1, r1, r11
	add.w r3, r3, r4, ror #31
	eor.w r4, r4, r3, ror #24
	eor.w r3, r3, r12
	add.w r3, r3, r4, ror #17
	eor.w r4, r4, r3, ror #17
	eor.w r3, r3, r12
	add.w r3, r3, r4
	eor.w r4, r4, r3, ror #31
	eor.w r3, r3, r12
	add.w r3, r3, r4, ror #24
	eor.w r4, r4, r3, ror #16
	eor.w r3, r3, r12
	eor.w r1, r1, r7
	eor.w r3, r3, r5
	eor.w r2, r2, r8
	eor.w r4, r4, r6
	eor.w lr, r7, r5
	eor.w lr, lr, lr, lsl #16
	eor.w r2, r2, lr, ror #16
	eor.w r4, r4, lr, ror #16
	eor.w lr, r8, r6
	eor.w lr, lr, lr, lsl #16
	eor.w r1, r1, lr, ror #16
	eor.w r3, r3, lr, ror #16
	ldr.w lr, .Lround_constants + 24
	eor.w r4, r4, lr
	eor.w r2, r2, #6
	add.w r3, r3, r4, ror #31
	eor.w r4, r4, r3, ror #24
	eor.w r3, r3, r9
	add.w r3, r3, r4, ror #17
	eor.w r4, r4, r3, ror #17
	eor.w r3, r3, r9
	add.w r3, r3, r4
	eor.w r4, r4, r3, ror #31
	eor.w r3, r3, r9
	add.w r3, r3, r4, ror #24
	eor.w r4, r4, r3, ror #16
	eor.w r3, r3, r9
	add.w r1, r1, r2, ror #31
	eor.w r2, r2, r1, ror #24
	eor.w r1, r1, r10
	add.w r1, r1, r2, ror #17
	eor.w r2, r2, r1, ror #17
	eor.w r1, r1, r10
	add.w r1, r1, r2
	eor.w r2, r2, r1, ror #31
	eor.w r1, r1, r10
	add.w r1, r1, r2, ror #24
	eor.w r2, r2, r1, ror #16
	eor.w r1, r1, r10
	add.w r7, r7, r8, ror #31
	eor.w r8, r8, r7, ror #24
	eor.w r7, r7, r11
	add.w r7, r7, r8, ror #17
	eor.w r8, r8, r7, ror #17
	eor.w r7, r7, r11
	add.w r7, r7, r8
	eor.w r8, r8, r7, ror #31
	eor.w r7, r7, r11
	add.w r7, r7, r8, ror #24
	eor.w r8, r8, r7, ror #16
	eor.w r7, r7, r11
	add.w r5, r5, r6, ror #31
	eor.w r6, r6, r5, ror #24
	eor.w r5, r5, r12
	add.w r5, r5, r6, ror #17
	eor.w r6, r6, r5, ror #17
	eor.w r5, r5, r12
	add.w r5, r5, r6
	eor.w r6, r6, r5, ror #31
	eor.w r5, r5, r12
	add.w r5, r5, r6, ror #24
	eor.w r6, r6, r5, ror #16
	eor.w r5, r5, r12
	bne.w .Lbig
	eor.w r7, r7, r3
	eor.w r5, r5, r1
	eor.w r8, r8, r4
	eor.w r6, r6, r2
	eor.w lr, r3, r1
	eor.w lr, lr, lr, lsl #16
	eor.w r8, r8, lr, ror #16
	eor.w r6, r6, lr, ror #16
	eor.w lr, r4, r2
	eor.w lr, lr, lr, lsl #16
	eor.w r7, r7, lr, ror #16
	eor.w r5, r5, lr, ror #16
	str.w r5, [r0, #0]
	str.w r6, [r0, #4]
	str.w r7, [r0, #8]
	str.w r8, [r0, #12]
	str.w r3, [r0, #16]
	str.w r4, [r0, #20]
	str.w r1, [r0, #24]
	str.w r2, [r0, #28]
	pop.w {r4-r11, pc}
	.p2align 2
.Lround_constants:
	.word 0xb7e15162
	.word 0xbf715880
	.word 0x38b4da56
	.word 0x324e7738
	.word 0xbb1185eb
	.word 0x4f7c7b57
	.word 0xcfbfa1c8
	.word 0xc2b3293d
.Lbig:
	eor.w r7, r7, r3
	eor.w r5, r5, r1
	eor.w r8, r8, r4
	eor.w r6, r6, r2
	eor.w lr, r3, r1
	eor.w lr, lr, lr, lsl #16
	eor.w r8, r8, lr, ror #16
	eor.w r6, r6, lr, ror #16
	eor.w lr, r4, r2
	eor.w lr, lr, lr, lsl #16
	eor.w r7, r7, lr, ror #16
	eor.w r5, r5, lr, ror #16
	ldr.w lr, .Lround_constants + 28
	eor.w r6, r6, lr
	eor.w r8, r8, #7
	add.w r5, r5, r6, ror #31
	eor.w r6, r6, r5, ror #24
	eor.w r5, r5, r9
	add.w r5, r5, r6, ror #17
	eor.w r6, r6, r5, ror #17
	eor.w r5, r5, r9
	add.w r5, r5, r6
	eor.w r6, r6, r5, ror #31
	eor.w r5, r5, r9
	add.w r5, r5, r6, ror #24
	eor.w r6, r6, r5, ror #16
	eor.w r5, r5, r9
	add.w r7, r7, r8, ror #31
	eor.w r8, r8, r7, ror #24
	eor.w r7, r7, r10
	add.w r7, r7, r8, ror #17
	eor.w r8, r8, r7, ror #17
	eor.w r7, r7, r10
	add.w r7, r7, r8
	eor.w r8, r8, r7, ror #31
	eor.w r7, r7, r10
	add.w r7, r7, r8, ror #24
	eor.w r8, r8, r7, ror #16
	eor.w r7, r7, r10
	add.w r3, r3, r4, ror #31
	eor.w r4, r4, r3, ror #24
	eor.w r3, r3, r11
	add.w r3, r3, r4, ror #17
	eor.w r4, r4, r3, ror #17
	eor.w r3, r3, r11
	add.w r3, r3, r4
	eor.w r4, r4, r3, ror #31
	eor.w r3, r3, r11
	add.w r3, r3, r4, ror #24
	eor.w r4, r4, r3, ror #16
	eor.w r3, r3, r11
	add.w r1, r1, r2, ror #31
	eor.w r2, r2, r1, ror #24
	eor.w r1, r1, r12
	add.w r1, r1, r2, ror #17
	eor.w r2, r2, r1, ror #17
	eor.w r1, r1, r12
	add.w r1, r1, r2
	eor.w r2, r2, r1, ror #31
	eor.w r1, r1, r12
	add.w r1, r1, r2, ror #24
	eor.w r2, r2, r1, ror #16
	eor.w r1, r1, r12
	eor.w r3, r3, r5
	eor.w r1, r1, r7
	eor.w r4, r4, r6
	eor.w r2, r2, r8
	eor.w lr, r5, r7
	eor.w lr, lr, lr, lsl #16
	eor.w r4, r4, lr, ror #16
	eor.w r2, r2, lr, ror #16
	eor.w lr, r6, r8
	eor.w lr, lr, lr, lsl #16
	eor.w r3, r3, lr, ror #16
	eor.w r1, r1, lr, ror #16
	eor.w r2, r2, r9
	eor.w r4, r4, #8
	add.w r1, r1, r2, ror #31
	eor.w r2, r2, r1, ror #24
	eor.w r1, r1, r9
	add.w r1, r1, r2, ror #17
	eor.w r2, r2, r1, ror #17
	eor.w r1, r1, r9
	add.w r1, r1, r2
	eor.w r2, r2, r1, ror #31
	eor.w r1, r1, r9
	add.w r1, r1, r2, ror #24
	eor.w r2, r2, r1, ror #16
	eor.w r1, r1, r9
	add.w r3, r3, r4, ror #31
	eor.w r4, r4, r3, ror #24
	eor.w r3, r3, r10
	add.w r3, r3, r4, ror #17
	eor.w r4, r4, r3, ror #17
	eor.w r3, r3, r10
	add.w r3, r3, r4
	eor.w r4, r4, r3, ror #31
	eor.w r3, r3, r10
	add.w r3, r3, r4, ror #24
	eor.w r4, r4, r3, ror #16
	eor.w r3, r3, r10
	add.w r5, r5, r6, ror #31
	eor.w r6, r6, r5, ror #24
	eor.w r5, r5, r11
	add.w r5, r5, r6, ror #17
	eor.w r6, r6, r5, ror #17
	eor.w r5, r5, r11
	add.w r5, r5, r6
	eor.w r6, r6, r5, ror #31
	eor.w r5, r5, r11
	add.w r5, r5, r6, ror #24
	eor.w r6, r6, r5, ror #16
	eor.w r5, r5, r11
	add.w r7, r7, r8, ror #31
	eor.w r8, r8, r7, ror #24
	eor.w r7, r7, r12
	add.w r7, r7, r8, ror #17
	eor.w r8, r8, r7, ror #17
	eor.w r7, r7, r12
	add.w r7, r7, r8
	eor.w r8, r8, r7, ror #31
	eor.w r7, r7, r12
	add.w r7, r7, r8, ror #24
	eor.w r8, r8, r7, ror #16
	eor.w r7, r7, r12
	eor.w r5, r5, r1
	eor.w r7, r7, r3
	eor.w r6, r6, r2
	eor.w r8, r8, r4
	eor.w lr, r1, r3
	eor.w lr, lr, lr, lsl #16
	eor.w r6, r6, lr, ror #16
	eor.w r8, r8, lr, ror #16
	eor.w lr, r2, r4
	eor.w lr, lr, lr, lsl #16
	eor.w r5, r5, lr, ror #16
	eor.w r7, r7, lr, ror #16
	eor.w r8, r8, r10
	eor.w r6, r6, #9
	add.w r7, r7, r8, ror #31
	eor.w r8, r8, r7, ror #24
	eor.w r7, r7, r9
	add.w r7, r7, r8, ror #17
	eor.w r8, r8, r7, ror #17
	eor.w r7, r7, r9
	add.w r7, r7, r8
	eor.w r8, r8, r7, ror #31
	eor.w r7, r7, r9
	add.w r7, r7, r8, ror #24
	eor.w r8, r8, r7, ror #16
	eor.w r7, r7, r9
	add.w r5, r5, r6, ror #31
	eor.w r6, r6, r5, ror #24
	eor.w r5, r5, r10
	add.w r5, r5, r6, ror #17
	eor.w r6, r6, r5, ror #17
	eor.w r5, r5, r10
	add.w r5, r5, r6
	eor.w r6, r6, r5, ror #31
	eor.w r5, r5, r10
	add.w r5, r5, r6, ror #24
	eor.w r6, r6, r5, ror #16
	eor.w r5, r5, r10
	add.w r1, r1, r2, ror #31
	eor.w r2, r2, r1, ror #24
	eor.w r1, r1, r11
	add.w r1, r1, r2, ror #17
	eor.w r2, r2, r1, ror #17
	eor.w r1, r1, r11
	add.w r1, r1, r2
	eor.w r2, r2, r1, ror #31
	eor.w r1, r1, r11
	add.w r1, r1, r2, ror #24
	eor.w r2, r2, r1, ror #16
	eor.w r1, r1, r11
	add.w r3, r3, r4, ror #31
	eor.w r4, r4, r3, ror #24
	eor.w r3, r3, r12
	add.w r3, r3, r4, ror #17
	eor.w r4, r4, r3, ror #17
	eor.w r3, r3, r12
	add.w r3, r3, r4
	eor.w r4, r4, r3, ror #31
	eor.w r3, r3, r12
	add.w r3, r3, r4, ror #24
	eor.w r4, r4, r3, ror #16
	eor.w r3, r3, r12
	eor.w r1, r1, r7
	eor.w r3, r3, r5
	eor.w r2, r2, r8
	eor.w r4, r4, r6
	eor.w lr, r7, r5
	eor.w lr, lr, lr, lsl #16
	eor.w r2, r2, lr, ror #16
	eor.w r4, r4, lr, ror #16
	eor.w lr, r8, r6
	eor.w lr, lr, lr, lsl #16
	eor.w r1, r1, lr, ror #16
	eor.w r3, r3, lr, ror #16
	str.w r3, [r0, #0]
	str.w r4, [r0, #4]
	str.w r1, [r0, #8]
	str.w r2, [r0, #12]
	str.w r7, [r0, #16]
	str.w r8, [r0, #20]
	str.w r5, [r0, #24]
	str.w r6, [r0, #28]
	pop.w {r4-r11, pc}
	.size sparkle256, . - sparkle256

#endif
