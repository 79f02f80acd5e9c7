/* Printed by gen/permutations_armv7em.py, which says how it works.
 *
 * void sparkle384(uint32_t state[12], unsigned steps)
 *
 * SPARKLE384 (Beierle et al., "Schwaemm and Esch", version 1.2), of 7 or 11 steps. All sums are mod
 * 2^32, so that nothing can overflow. No branch and no address depends on anything but the number of steps.
 *
 * entry: r0 state, r1 steps
 * exit: -
 * clobbers: r0-r3, r12, lr, flags, s0-s6, s15
 * stack: 36 bytes
 * cycles: 741 (cortex-m4f) for 7 steps
 *         1,132 for 11
 * code: 4,520 bytes
 *
 * Without registers of the FPU (-DTHUMBKAT_NO_FPU, or none there) constants are loaded one by one:
 *
 * no-fpu stack: 40 bytes
 * no-fpu cycles: 769 (cortex-m4f) for 7 steps
 *                1,180 for 11
 * no-fpu code: 4,508 bytes
 */
#include "../backend.h"

#if SPARKLE_BACKEND == SPARKLE_BACKEND_ARMV7EM

#define CONSTANTS_IN_FPU 7
#include "constants.inc"

	.syntax unified
	.thumb
	.section .text.sparkle384, "ax", %progbits
	.p2align 2
	.global sparkle384
	.type sparkle384, %function
	.thumb_func
sparkle384:
#if SPARKLE_FPU
	push.w {r4-r11, lr}
	vmov s15, r0
	cmp.w r1, #7
	adr.w r1, .Lround_constants
	vldm r1, {s0-s6}
#else
	push.w {r0, r4-r11, lr}
	cmp.w r1, #7
#endif
	ldm.w r0, {r1-r12}
	constant lr, 0
	eor.w r2, r2, lr
	add.w r1, r1, r2, ror #31
	eor.w r2, r2, r1, ror #24
	eor.w r1, r1, lr
	add.w r1, r1, r2, ror #17
	eor.w r2, r2, r1, ror #17
	eor.w r1, r1, lr
	add.w r1, r1, r2
	eor.w r2, r2, r1, ror #31
	eor.w r1, r1, lr
	add.w r1, r1, r2, ror #24
	eor.w r2, r2, r1, ror #16
	eor.w r1, r1, lr
	constant lr, 2
	add.w r5, r5, r6, ror #31
	eor.w r6, r6, r5, ror #24
	eor.w r5, r5, lr
	add.w r5, r5, r6, ror #17
	eor.w r6, r6, r5, ror #17
	eor.w r5, r5, lr
	add.w r5, r5, r6
	eor.w r6, r6, r5, ror #31
	eor.w r5, r5, lr
	add.w r5, r5, r6, ror #24
	eor.w r6, r6, r5, ror #16
	eor.w r5, r5, lr
	constant lr, 3
	add.w r7, r7, r8, ror #31
	eor.w r8, r8, r7, ror #24
	eor.w r7, r7, lr
	add.w r7, r7, r8, ror #17
	eor.w r8, r8, r7, ror #17
	eor.w r7, r7, lr
	add.w r7, r7, r8
	eor.w r8, r8, r7, ror #31
	eor.w r7, r7, lr
	add.w r7, r7, r8, ror #24
	eor.w r8, r8, r7, ror #16
	eor.w r7, r7, lr
	constant lr, 4
	add.w r9, r9, r10, ror #31
	eor.w r10, r10, r9, ror #24
	eor.w r9, r9, lr
	add.w r9, r9, r10, ror #17
	eor.w r10, r10, r9, ror #17
	eor.w r9, r9, lr
	add.w r9, r9, r10
	eor.w r10, r10, r9, ror #31
	eor.w r9, r9, lr
	add.w r9, r9, r10, ror #24
	eor.w r10, r10, r9, ror #16
	eor.w r9, r9, lr
	constant lr, 5
	add.w r11, r11, r12, ror #31
	eor.w r12, r12, r11, ror #24
	eor.w r11, r11, lr
	add.w r11, r11, r12, ror #17
	eor.w r12, r12, r11, ror #17
	eor.w r11, r11, lr
	add.w r11, r11, r12
	eor.w r12, r12, r11, ror #31
	eor.w r11, r11, lr
	add.w r11, r11, r12, ror #24
	eor.w r12, r12, r11, ror #16
	eor.w r11, r11, lr
	constant lr, 1
	add.w r3, r3, r4, ror #31
	eor.w r4, r4, r3, ror #24
	eor.w r3, r3, lr
	add.w r3, r3, r4, ror #17
	eor.w r4, r4, r3, ror #17
	eor.w r3, r3, lr
	add.w r3, r3, r4
	eor.w r4, r4, r3, ror #31
	eor.w r3, r3, lr
	add.w r3, r3, r4, ror #24
	eor.w r4, r4, r3, ror #16
	eor.w r3, r3, lr
	eor.w r7, r7, r1
	eor.w r9, r9, r3
	eor.w r11, r11, r5
	eor.w r8, r8, r2
	eor.w r10, r10, r4
	eor.w r12, r12, r6
	eor.w r0, r1, r3
	eor.w r0, r0, r5
	eor.w r0, r0, r0, lsl #16
	eor.w r8, r8, r0, ror #16
	eor.w r10, r10, r0, ror #16
	eor.w r12, r12, r0, ror #16
	eor.w r0, r2, r4
	eor.w r0, r0, r6
	eor.w r0, r0, r0, lsl #16
	eor.w r7, r7, r0, ror #16
	eor.w r9, r9, r0, ror #16
	eor.w r11, r11, r0, ror #16
	eor.w r12, r12, #1
	eor.w r10, r10, lr
	add.w r11, r11, r12, ror #31
	eor.w r12, r12, r11, ror #24
	eor.w r11, r11, lr
	add.w r11, r11, r12, ror #17
	eor.w r12, r12, r11, ror #17
	eor.w r11, r11, lr
	add.w r11, r11, r12
	eor.w r12, r12, r11, ror #31
	eor.w r11, r11, lr
	add.w r11, r11, r12, ror #24
	eor.w r12, r12, r11, ror #16
	eor.w r11, r11, lr
	constant lr, 0
	add.w r9, r9, r10, ror #31
	eor.w r10, r10, r9, ror #24
	eor.w r9, r9, lr
	add.w r9, r9, r10, ror #17
	eor.w r10, r10, r9, ror #17
	eor.w r9, r9, lr
	add.w r9, r9, r10
	eor.w r10, r10, r9, ror #31
	eor.w r9, r9, lr
	add.w r9, r9, r10, ror #24
	eor.w r10, r10, r9, ror #16
	eor.w r9, r9, lr
	constant lr, 3
	add.w r1, r1, r2, ror #31
	eor.w r2, r2, r1, ror #24
	eor.w r1, r1, lr
	add.w r1, r1, r2, ror #17
	eor.w r2, r2, r1, ror #17
	eor.w r1, r1, lr
	add.w r1, r1, r2
	eor.w r2, r2, r1, ror #31
	eor.w r1, r1, lr
	add.w r1, r1, r2, ror #24
	eor.w r2, r2, r1, ror #16
	eor.w r1, r1, lr
	constant lr, 4
	add.w r3, r3, r4, ror #31
	eor.w r4, r4, r3, ror #24
	eor.w r3, r3, lr
	add.w r3, r3, r4, ror #17
	eor.w r4, r4, r3, ror #17
	eor.w r3, r3, lr
	add.w r3, r3, r4
	eor.w r4, r4, r3, ror #31
	eor.w r3, r3, lr
	add.w r3, r3, r4, ror #24
	eor.w r4, r4, r3, ror #16
	eor.w r3, r3, lr
	constant lr, 5
	add.w r5, r5, r6, ror #31
	eor.w r6, r6, r5, ror #24
	eor.w r5, r5, lr
	add.w r5, r5, r6, ror #17
	eor.w r6, r6, r5, ror #17
	eor.w r5, r5, lr
	add.w r5, r5, r6
	eor.w r6, r6, r5, ror #31
	eor.w r5, r5, lr
	add.w r5, r5, r6, ror #24
	eor.w r6, r6, r5, ror #16
	eor.w r5, r5, lr
	constant lr, 2
	add.w r7, r7, r8, ror #31
	eor.w r8, r8, r7, ror #24
	eor.w r7, r7, lr
	add.w r7, r7, r8, ror #17
	eor.w r8, r8, r7, ror #17
	eor.w r7, r7, lr
	add.w r7, r7, r8
	eor.w r8, r8, r7, ror #31
	eor.w r7, r7, lr
	add.w r7, r7, r8, ror #24
	eor.w r8, r8, r7, ror #16
	eor.w r7, r7, lr
	eor.w r1, r1, r9
	eor.w r3, r3, r11
	eor.w r5, r5, r7
	eor.w r2, r2, r10
	eor.w r4, r4, r12
	eor.w r6, r6, r8
	eor.w r0, r9, r11
	eor.w r0, r0, r7
	eor.w r0, r0, r0, lsl #16
	eor.w r2, r2, r0, ror #16
	eor.w r4, r4, r0, ror #16
	eor.w r6, r6, r0, ror #16
	eor.w r0, r10, r12
	eor.w r0, r0, r8
	eor.w r0, r0, r0, lsl #16
	eor.w r1, r1, r0, ror #16
	eor.w r3, r3, r0, ror #16
	eor.w r5, r5, r0, ror #16
	eor.w r6, r6, #2
	eor.w r4, r4, lr
	add.w r1, r1, r2, ror #31
	eor.w r2, r2, r1, ror #24
	eor.w r1, r1, lr
	add.w r1, r1, r2, ror #17
	eor.w r2, r2, r1, ror #17
	eor.w r1, r1, lr
	add.w r1, r1, r2
	eor.w r2, r2, r1, ror #31
	eor.w r1, r1, lr
	add.w r1, r1, r2, ror #24
	eor.w r2, r2, r1, ror #16
	eor.w r1, r1, lr
	constant lr, 0
	add.w r3, r3, r4, ror #31
	eor.w r4, r4, r3, ror #24
	eor.w r3, r3, lr
	add.w r3, r3, r4, ror #17
	eor.w r4, r4, r3, ror #17
	eor.w r3, r3, lr
	add.w r3, r3, r4
	eor.w r4, r4, r3, ror #31
	eor.w r3, r3, lr
	add.w r3, r3, r4, ror #24
	eor.w r4, r4, r3, ror #16
	eor.w r3, r3, lr
	constant lr, 1
	add.w r5, r5, r6, ror #31
	eor.w r6, r6, r5, ror #24
	eor.w r5, r5, lr
	add.w r5, r5, r6, ror #17
	eor.w r6, r6, r5, ror #17
	eor.w r5, r5, lr
	add.w r5, r5, r6
	eor.w r6, r6, r5, ror #31
	eor.w r5, r5, lr
	add.w r5, r5, r6, ror #24
	eor.w r6, r6, r5, ror #16
	eor.w r5, r5, lr
	constant lr, 4
	add.w r11, r11, r12, ror #31
	eor.w r12, r12, r11, ror #24
	eor.w r11, r11, lr
	add.w r11, r11, r12, ror #17
	eor.w r12, r12, r11, ror #17
	eor.w r11, r11, lr
	add.w r11, r11, r12
	eor.w r12, r12, r11, ror #31
	eor.w r11, r11, lr
	add.w r11, r11, r12, ror #24
	eor.w r12, r12, r11, ror #16
	eor.w r11, r11, lr
	constant lr, 5
	add.w r7, r7, r8, ror #31
	eor.w r8, r8, r7, ror #24
	eor.w r7, r7, lr
	add.w r7, r7, r8, ror #17
	eor.w r8, r8, r7, ror #17
	eor.w r7, r7, lr
	add.w r7, r7, r8
	eor.w r8, r8, r7, ror #31
	eor.w r7, r7, lr
	add.w r7, r7, r8, ror #24
	eor.w r8, r8, r7, ror #16
	eor.w r7, r7, lr
	constant lr, 3
	add.w r9, r9, r10, ror #31
	eor.w r10, r10, r9, ror #24
	eor.w r9, r9, lr
	add.w r9, r9, r10, ror #17
	eor.w r10, r10, r9, ror #17
	eor.w r9, r9, lr
	add.w r9, r9, r10
	eor.w r10, r10, r9, ror #31
	eor.w r9, r9, lr
	add.w r9, r9, r10, ror #24
	eor.w r10, r10, r9, ror #16
	eor.w r9, r9, lr
	eor.w r9, r9, r3
	eor.w r11, r11, r5
	eor.w r7, r7, r1
	eor.w r10, r10, r4
	eor.w r12, r12, r6
	eor.w r8, r8, r2
	eor.w r0, r3, r5
	eor.w r0, r0, r1
	eor.w r0, r0, r0, lsl #16
	eor.w r10, r10, r0, ror #16
	eor.w r12, r12, r0, ror #16
	eor.w r8, r8, r0, ror #16
	eor.w r0, r4, r6
	eor.w r0, r0, r2
	eor.w r0, r0, r0, lsl #16
	eor.w r9, r9, r0, ror #16
	eor.w r11, r11, r0, ror #16
	eor.w r7, r7, r0, ror #16
	eor.w r8, r8, #3
	eor.w r12, r12, lr
	add.w r3, r3, r4, ror #31
	eor.w r4, r4, r3, ror #24
	eor.w r3, r3, lr
	add.w r3, r3, r4, ror #17
	eor.w r4, r4, r3, ror #17
	eor.w r3, r3, lr
	add.w r3, r3, r4
	eor.w r4, r4, r3, ror #31
	eor.w r3, r3, lr
	add.w r3, r3, r4, ror #24
	eor.w r4, r4, r3, ror #16
	eor.w r3, r3, lr
	constant lr, 0
	add.w r11, r11, r12, ror #31
	eor.w r12, r12, r11, ror #24
	eor.w r11, r11, lr
	add.w r11, r11, r12, ror #17
	eor.w r12, r12, r11, ror #17
	eor.w r11, r11, lr
	add.w r11, r11, r12
	eor.w r12, r12, r11, ror #31
	eor.w r11, r11, lr
	add.w r11, r11, r12, ror #24
	eor.w r12, r12, r11, ror #16
	eor.w r11, r11, lr
	constant lr, 1
	add.w r7, r7, r8, ror #31
	eor.w r8, r8, r7, ror #24
	eor.w r7, r7, lr
	add.w r7, r7, r8, ror #17
	eor.w r8, r8, r7, ror #17
	eor.w r7, r7, lr
	add.w r7, r7, r8
	eor.w r8, r8, r7, ror #31
	eor.w r7, r7, lr
	add.w r7, r7, r8, ror #24
	eor.w r8, r8, r7, ror #16
	eor.w r7, r7, lr
	constant lr, 2
	add.w r9, r9, r10, ror #31
	eor.w r10, r10, r9, ror #24
	eor.w r9, r9, lr
	add.w r9, r9, r10, ror #17
	eor.w r10, r10, r9, ror #17
	eor.w r9, r9, lr
	add.w r9, r9, r10
	eor.w r10, r10, r9, ror #31
	eor.w r9, r9, lr
	add.w r9, r9, r10, ror #24
	eor.w r10, r10, r9, ror #16
	eor.w r9, r9, lr
	constant lr, 5
	add.w r1, r1, r2, ror #31
	eor.w r2, r2, r1, ror #24
	eor.w r1, r1, lr
	add.w r1, r1, r2, ror #17
	eor.w r2, r2, r1, ror #17
	eor.w r1, r1, lr
	add.w r1, r1, r2
	eor.w r2, r2, r1, ror #31
	eor.w r1, r1, lr
	add.w r1, r1, r2, ror #24
	eor.w r2, r2, r1, ror #16
	eor.w r1, r1, lr
	constant lr, 4
	add.w r5, r5, r6, ror #31
	eor.w r6, r6, r5, ror #24
	eor.w r5, r5, lr
	add.w r5, r5, r6, ror #17
	eor.w r6, r6, r5, ror #17
	eor.w r5, r5, lr
	add.w r5, r5, r6
	eor.w r6, r6, r5, ror #31
	eor.w r5, r5, lr
	add.w r5, r5, r6, ror #24
	eor.w r6, r6, r5, ror #16
	eor.w r5, r5, lr
	eor.w r3, r3, r11
	eor.w r5, r5, r7
	eor.w r1, r1, r9
	eor.w r4, r4, r12
	eor.w r6, r6, r8
	eor.w r2, r2, r10
	eor.w r0, r11, r7
	eor.w r0, r0, r9
	eor.w r0, r0, r0, lsl #16
	eor.w r4, r4, r0, ror #16
	eor.w r6, r6, r0, ror #16
	eor.w r2, r2, r0, ror #16
	eor.w r0, r12, r8
	eor.w r0, r0, r10
	eor.w r0, r0, r0, lsl #16
	eor.w r3, r3, r0, ror #16
	eor.w r5, r5, r0, ror #16
	eor.w r1, r1, r0, ror #16
	eor.w r2, r2, #4
	eor.w r6, r6, lr
	add.w r7, r7, r8, ror #31
	eor.w r8, r8, r7, ror #24
	eor.w r7, r7, lr
	add.w r7, r7, r8, ror #17
	eor.w r8, r8, r7, ror #17
	eor.w r7, r7, lr
	add.w r7, r7, r8
	eor.w r8, r8, r7, ror #31
	eor.w r7, r7, lr
	add.w r7, r7, r8, ror #24
	eor.w r8, r8, r7, ror #16
	eor.w r7, r7, lr
	constant lr, 0
	add.w r5, r5, r6, ror #31
	eor.w r6, r6, r5, ror #24
	eor.w r5, r5, lr
	add.w r5, r5, r6, ror #17
	eor.w r6, r6, r5, ror #17
	eor.w r5, r5, lr
	add.w r5, r5, r6
	eor.w r6, r6, r5, ror #31
	eor.w r5, r5, lr
	add.w r5, r5, r6, ror #24
	eor.w r6, r6, r5, ror #16
	eor.w r5, r5, lr
	constant lr, 1
	add.w r1, r1, r2, ror #31
	eor.w r2, r2, r1, ror #24
	eor.w r1, r1, lr
	add.w r1, r1, r2, ror #17
	eor.w r2, r2, r1, ror #17
	eor.w r1, r1, lr
	add.w r1, r1, r2
	eor.w r2, r2, r1, ror #31
	eor.w r1, r1, lr
	add.w r1, r1, r2, ror #24
	eor.w r2, r2, r1, ror #16
	eor.w r1, r1, lr
	constant lr, 2
	add.w r3, r3, r4, ror #31
	eor.w r4, r4, r3, ror #24
	eor.w r3, r3, lr
	add.w r3, r3, r4, ror #17
	eor.w r4, r4, r3, ror #17
	eor.w r3, r3, lr
	add.w r3, r3, r4
	eor.w r4, r4, r3, ror #31
	eor.w r3, r3, lr
	add.w r3, r3, r4, ror #24
	eor.w r4, r4, r3, ror #16
	eor.w r3, r3, lr
	constant lr, 3
	add.w r11, r11, r12, ror #31
	eor.w r12, r12, r11, ror #24
	eor.w r11, r11, lr
	add.w r11, r11, r12, ror #17
	eor.w r12, r12, r11, ror #17
	eor.w r11, r11, lr
	add.w r11, r11, r12
	eor.w r12, r12, r11, ror #31
	eor.w r11, r11, lr
	add.w r11, r11, r12, ror #24
	eor.w r12, r12, r11, ror #16
	eor.w r11, r11, lr
	constant lr, 5
	add.w r9, r9, r10, ror #31
	eor.w r10, r10, r9, ror #24
	eor.w r9, r9, lr
	add.w r9, r9, r10, ror #17
	eor.w r10, r10, r9, ror #17
	eor.w r9, r9, lr
	add.w r9, r9, r10
	eor.w r10, r10, r9, ror #31
	eor.w r9, r9, lr
	add.w r9, r9, r10, ror #24
	eor.w r10, r10, r9, ror #16
	eor.w r9, r9, lr
	eor.w r11, r11, r5
	eor.w r7, r7, r1
	eor.w r9, r9, r3
	eor.w r12, r12, r6
	eor.w r8, r8, r2
	eor.w r10, r10, r4
	eor.w r0, r5, r1
	eor.w r0, r0, r3
	eor.w r0, r0, r0, lsl #16
	eor.w r12, r12, r0, ror #16
	eor.w r8, r8, r0, ror #16
	eor.w r10, r10, r0, ror #16
	eor.w r0, r6, r2
	eor.w r0, r0, r4
	eor.w r0, r0, r0, lsl #16
	eor.w r11, r11, r0, ror #16
	eor.w r7, r7, r0, ror #16
	eor.w r9, r9, r0, ror #16
	eor.w r10, r10, #5
	eor.w r8, r8, lr
	add.w r3, r3, r4, ror #31
	eor.w r4, r4, r3, ror #24
	eor.w r3, r3, lr
	add.w r3, r3, r4, ror #17
	eor.w r4, r4, r3, ror #17
	eor.w r3, r3, lr
	add.w r3, r3, r4
	eor.w r4, r4, r3, ror #31
	eor.w r3, r3, lr
	add.w r3, r3, r4, ror #24
	eor.w r4, r4, r3, ror #16
	eor.w r3, r3, lr
	constant lr, 0
	add.w r7, r7, r8, ror #31
	eor.w r8, r8, r7, ror #24
	eor.w r7, r7, lr
	add.w r7, r7, r8, ror #17
	eor.w r8, r8, r7, ror #17
	eor.w r7, r7, lr
	add.w r7, r7, r8
	eor.w r8, r8, r7, ror #31
	eor.w r7, r7, lr
	add.w r7, r7, r8, ror #24
	eor.w r8, r8, r7, ror #16
	eor.w r7, r7, lr
	constant lr, 1
	add.w r9, r9, r10, ror #31
	eor.w r10, r10, r9, ror #24
	eor.w r9, r9, lr
	add.w r9, r9, r10, ror #17
	eor.w r10, r10, r9, ror #17
	eor.w r9, r9, lr
	add.w r9, r9, r10
	eor.w r10, r10, r9, ror #31
	eor.w r9, r9, lr
	add.w r9, r9, r10, ror #24
	eor.w r10, r10, r9, ror #16
	eor.w r9, r9, lr
	constant lr, 2
	add.w r11, r11, r12, ror #31
	eor.w r12, r12, r11, ror #24
	eor.w r11, r11, lr
	add.w r11, r11, r12, ror #17
	eor.w r12, r12, r11, ror #17
	eor.w r11, r11, lr
	add.w r11, r11, r12
	eor.w r12, r12, r11, ror #31
	eor.w r11, r11, lr
	add.w r11, r11, r12, ror #24
	eor.w r12, r12, r11, ror #16
	eor.w r11, r11, lr
	constant lr, 3
	add.w r5, r5, r6, ror #31
	eor.w r6, r6, r5, ror #24
	eor.w r5, r5, lr
	add.w r5, r5, r6, ror #17
	eor.w r6, r6, r5, ror #17
	eor.w r5, r5, lr
	add.w r5, r5, r6
	eor.w r6, r6, r5, ror #31
	eor.w r5, r5, lr
	add.w r5, r5, r6, ror #24
	eor.w r6, r6, r5, ror #16
	eor.w r5, r5, lr
	constant lr, 4
	add.w r1, r1, r2, ror #31
	eor.w r2, r2, r1, ror #24
	eor.w r1, r1, lr
	add.w r1, r1, r2, ror #17
	eor.w r2, r2, r1, ror #17
	eor.w r1, r1, lr
	add.w r1, r1, r2
	eor.w r2, r2, r1, ror #31
	eor.w r1, r1, lr
	add.w r1, r1, r2, ror #24
	eor.w r2, r2, r1, ror #16
	eor.w r1, r1, lr
	eor.w r5, r5, r7
	eor.w r1, r1, r9
	eor.w r3, r3, r11
	eor.w r6, r6, r8
	eor.w r2, r2, r10
	eor.w r4, r4, r12
	eor.w r0, r7, r9
	eor.w r0, r0, r11
	eor.w r0, r0, r0, lsl #16
	eor.w r6, r6, r0, ror #16
	eor.w r2, r2, r0, ror #16
	eor.w r4, r4, r0, ror #16
	eor.w r0, r8, r10
	eor.w r0, r0, r12
	eor.w r0, r0, r0, lsl #16
	eor.w r5, r5, r0, ror #16
	eor.w r1, r1, r0, ror #16
	eor.w r3, r3, r0, ror #16
	eor.w r4, r4, #6
	constant r0, 6
	eor.w r2, r2, r0
	add.w r9, r9, r10, ror #31
	eor.w r10, r10, r9, ror #24
	eor.w r9, r9, lr
	add.w r9, r9, r10, ror #17
	eor.w r10, r10, r9, ror #17
	eor.w r9, r9, lr
	add.w r9, r9, r10
	eor.w r10, r10, r9, ror #31
	eor.w r9, r9, lr
	add.w r9, r9, r10, ror #24
	eor.w r10, r10, r9, ror #16
	eor.w r9, r9, lr
	constant lr, 0
	add.w r1, r1, r2, ror #31
	eor.w r2, r2, r1, ror #24
	eor.w r1, r1, lr
	add.w r1, r1, r2, ror #17
	eor.w r2, r2, r1, ror #17
	eor.w r1, r1, lr
	add.w r1, r1, r2
	eor.w r2, r2, r1, ror #31
	eor.w r1, r1, lr
	add.w r1, r1, r2, ror #24
	eor.w r2, r2, r1, ror #16
	eor.w r1, r1, lr
	constant lr, 1
	add.w r3, r3, r4, ror #31
	eor.w r4, r4, r3, ror #24
	eor.w r3, r3, lr
	add.w r3, r3, r4, ror #17
	eor.w r4, r4, r3, ror #17
	eor.w r3, r3, lr
	add.w r3, r3, r4
	eor.w r4, r4, r3, ror #31
	eor.w r3, r3, lr
	add.w r3, r3, r4, ror #24
	eor.w r4, r4, r3, ror #16
	eor.w r3, r3, lr
	constant lr, 2
	add.w r5, r5, r6, ror #31
	eor.w r6, r6, r5, ror #24
	eor.w r5, r5, lr
	add.w r5, r5, r6, ror #17
	eor.w r6, r6, r5, ror #17
	eor.w r5, r5, lr
	add.w r5, r5, r6
	eor.w r6, r6, r5, ror #31
	eor.w r5, r5, lr
	add.w r5, r5, r6, ror #24
	eor.w r6, r6, r5, ror #16
	eor.w r5, r5, lr
	constant lr, 3
	add.w r7, r7, r8, ror #31
	eor.w r8, r8, r7, ror #24
	eor.w r7, r7, lr
	add.w r7, r7, r8, ror #17
	eor.w r8, r8, r7, ror #17
	eor.w r7, r7, lr
	add.w r7, r7, r8
	eor.w r8, r8, r7, ror #31
	eor.w r7, r7, lr
	add.w r7, r7, r8, ror #24
	eor.w r8, r8, r7, ror #16
	eor.w r7, r7, lr
	constant lr, 5
	add.w r11, r11, r12, ror #31
	eor.w r12, r12, r11, ror #24
	eor.w r11, r11, lr
	add.w r11, r11, r12, ror #17
	eor.w r12, r12, r11, ror #17
	eor.w r11, r11, lr
	add.w r11, r11, r12
	eor.w r12, r12, r11, ror #31
	eor.w r11, r11, lr
	add.w r11, r11, r12, ror #24
	eor.w r12, r12, r11, ror #16
	eor.w r11, r11, lr
	bne.w .Lbig
#if SPARKLE_FPU
	vmov lr, s15
#else
	ldr.w lr, [sp], #4
#endif
	eor.w r7, r7, r1
	eor.w r9, r9, r3
	eor.w r11, r11, r5
	eor.w r8, r8, r2
	eor.w r10, r10, r4
	eor.w r12, r12, r6
	eor.w r0, r1, r3
	eor.w r0, r0, r5
	eor.w r0, r0, r0, lsl #16
	eor.w r8, r8, r0, ror #16
	eor.w r10, r10, r0, ror #16
	eor.w r12, r12, r0, ror #16
	eor.w r0, r2, r4
	eor.w r0, r0, r6
	eor.w r0, r0, r0, lsl #16
	eor.w r7, r7, r0, ror #16
	eor.w r9, r9, r0, ror #16
	eor.w r11, r11, r0, ror #16
	str.w r9, [lr, #0]
	str.w r10, [lr, #4]
	str.w r11, [lr, #8]
	str.w r12, [lr, #12]
	str.w r7, [lr, #16]
	str.w r8, [lr, #20]
	str.w r1, [lr, #24]
	str.w r2, [lr, #28]
	str.w r3, [lr, #32]
	str.w r4, [lr, #36]
	str.w r5, [lr, #40]
	str.w r6, [lr, #44]
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
	eor.w r7, r7, r1
	eor.w r9, r9, r3
	eor.w r11, r11, r5
	eor.w r8, r8, r2
	eor.w r10, r10, r4
	eor.w r12, r12, r6
	eor.w r0, r1, r3
	eor.w r0, r0, r5
	eor.w r0, r0, r0, lsl #16
	eor.w r8, r8, r0, ror #16
	eor.w r10, r10, r0, ror #16
	eor.w r12, r12, r0, ror #16
	eor.w r0, r2, r4
	eor.w r0, r0, r6
	eor.w r0, r0, r0, lsl #16
	eor.w r7, r7, r0, ror #16
	eor.w r9, r9, r0, ror #16
	eor.w r11, r11, r0, ror #16
	eor.w r12, r12, #7
	constant r0, 7
	eor.w r10, r10, r0
	add.w r5, r5, r6, ror #31
	eor.w r6, r6, r5, ror #24
	eor.w r5, r5, lr
	add.w r5, r5, r6, ror #17
	eor.w r6, r6, r5, ror #17
	eor.w r5, r5, lr
	add.w r5, r5, r6
	eor.w r6, r6, r5, ror #31
	eor.w r5, r5, lr
	add.w r5, r5, r6, ror #24
	eor.w r6, r6, r5, ror #16
	eor.w r5, r5, lr
	constant lr, 1
	add.w r11, r11, r12, ror #31
	eor.w r12, r12, r11, ror #24
	eor.w r11, r11, lr
	add.w r11, r11, r12, ror #17
	eor.w r12, r12, r11, ror #17
	eor.w r11, r11, lr
	add.w r11, r11, r12
	eor.w r12, r12, r11, ror #31
	eor.w r11, r11, lr
	add.w r11, r11, r12, ror #24
	eor.w r12, r12, r11, ror #16
	eor.w r11, r11, lr
	constant lr, 2
	add.w r7, r7, r8, ror #31
	eor.w r8, r8, r7, ror #24
	eor.w r7, r7, lr
	add.w r7, r7, r8, ror #17
	eor.w r8, r8, r7, ror #17
	eor.w r7, r7, lr
	add.w r7, r7, r8
	eor.w r8, r8, r7, ror #31
	eor.w r7, r7, lr
	add.w r7, r7, r8, ror #24
	eor.w r8, r8, r7, ror #16
	eor.w r7, r7, lr
	constant lr, 3
	add.w r1, r1, r2, ror #31
	eor.w r2, r2, r1, ror #24
	eor.w r1, r1, lr
	add.w r1, r1, r2, ror #17
	eor.w r2, r2, r1, ror #17
	eor.w r1, r1, lr
	add.w r1, r1, r2
	eor.w r2, r2, r1, ror #31
	eor.w r1, r1, lr
	add.w r1, r1, r2, ror #24
	eor.w r2, r2, r1, ror #16
	eor.w r1, r1, lr
	constant lr, 4
	add.w r3, r3, r4, ror #31
	eor.w r4, r4, r3, ror #24
	eor.w r3, r3, lr
	add.w r3, r3, r4, ror #17
	eor.w r4, r4, r3, ror #17
	eor.w r3, r3, lr
	add.w r3, r3, r4
	eor.w r4, r4, r3, ror #31
	eor.w r3, r3, lr
	add.w r3, r3, r4, ror #24
	eor.w r4, r4, r3, ror #16
	eor.w r3, r3, lr
	constant lr, 0
	add.w r9, r9, r10, ror #31
	eor.w r10, r10, r9, ror #24
	eor.w r9, r9, lr
	add.w r9, r9, r10, ror #17
	eor.w r10, r10, r9, ror #17
	eor.w r9, r9, lr
	add.w r9, r9, r10
	eor.w r10, r10, r9, ror #31
	eor.w r9, r9, lr
	add.w r9, r9, r10, ror #24
	eor.w r10, r10, r9, ror #16
	eor.w r9, r9, lr
	eor.w r1, r1, r9
	eor.w r3, r3, r11
	eor.w r5, r5, r7
	eor.w r2, r2, r10
	eor.w r4, r4, r12
	eor.w r6, r6, r8
	eor.w r0, r9, r11
	eor.w r0, r0, r7
	eor.w r0, r0, r0, lsl #16
	eor.w r2, r2, r0, ror #16
	eor.w r4, r4, r0, ror #16
	eor.w r6, r6, r0, ror #16
	eor.w r0, r10, r12
	eor.w r0, r0, r8
	eor.w r0, r0, r0, lsl #16
	eor.w r1, r1, r0, ror #16
	eor.w r3, r3, r0, ror #16
	eor.w r5, r5, r0, ror #16
	eor.w r6, r6, #8
	eor.w r4, r4, lr
	add.w r3, r3, r4, ror #31
	eor.w r4, r4, r3, ror #24
	eor.w r3, r3, lr
	add.w r3, r3, r4, ror #17
	eor.w r4, r4, r3, ror #17
	eor.w r3, r3, lr
	add.w r3, r3, r4
	eor.w r4, r4, r3, ror #31
	eor.w r3, r3, lr
	add.w r3, r3, r4, ror #24
	eor.w r4, r4, r3, ror #16
	eor.w r3, r3, lr
	constant lr, 2
	add.w r1, r1, r2, ror #31
	eor.w r2, r2, r1, ror #24
	eor.w r1, r1, lr
	add.w r1, r1, r2, ror #17
	eor.w r2, r2, r1, ror #17
	eor.w r1, r1, lr
	add.w r1, r1, r2
	eor.w r2, r2, r1, ror #31
	eor.w r1, r1, lr
	add.w r1, r1, r2, ror #24
	eor.w r2, r2, r1, ror #16
	eor.w r1, r1, lr
	constant lr, 3
	add.w r9, r9, r10, ror #31
	eor.w r10, r10, r9, ror #24
	eor.w r9, r9, lr
	add.w r9, r9, r10, ror #17
	eor.w r10, r10, r9, ror #17
	eor.w r9, r9, lr
	add.w r9, r9, r10
	eor.w r10, r10, r9, ror #31
	eor.w r9, r9, lr
	add.w r9, r9, r10, ror #24
	eor.w r10, r10, r9, ror #16
	eor.w r9, r9, lr
	constant lr, 4
	add.w r11, r11, r12, ror #31
	eor.w r12, r12, r11, ror #24
	eor.w r11, r11, lr
	add.w r11, r11, r12, ror #17
	eor.w r12, r12, r11, ror #17
	eor.w r11, r11, lr
	add.w r11, r11, r12
	eor.w r12, r12, r11, ror #31
	eor.w r11, r11, lr
	add.w r11, r11, r12, ror #24
	eor.w r12, r12, r11, ror #16
	eor.w r11, r11, lr
	constant lr, 5
	add.w r7, r7, r8, ror #31
	eor.w r8, r8, r7, ror #24
	eor.w r7, r7, lr
	add.w r7, r7, r8, ror #17
	eor.w r8, r8, r7, ror #17
	eor.w r7, r7, lr
	add.w r7, r7, r8
	eor.w r8, r8, r7, ror #31
	eor.w r7, r7, lr
	add.w r7, r7, r8, ror #24
	eor.w r8, r8, r7, ror #16
	eor.w r7, r7, lr
	constant lr, 1
	add.w r5, r5, r6, ror #31
	eor.w r6, r6, r5, ror #24
	eor.w r5, r5, lr
	add.w r5, r5, r6, ror #17
	eor.w r6, r6, r5, ror #17
	eor.w r5, r5, lr
	add.w r5, r5, r6
	eor.w r6, r6, r5, ror #31
	eor.w r5, r5, lr
	add.w r5, r5, r6, ror #24
	eor.w r6, r6, r5, ror #16
	eor.w r5, r5, lr
	eor.w r9, r9, r3
	eor.w r11, r11, r5
	eor.w r7, r7, r1
	eor.w r10, r10, r4
	eor.w r12, r12, r6
	eor.w r8, r8, r2
	eor.w r0, r3, r5
	eor.w r0, r0, r1
	eor.w r0, r0, r0, lsl #16
	eor.w r10, r10, r0, ror #16
	eor.w r12, r12, r0, ror #16
	eor.w r8, r8, r0, ror #16
	eor.w r0, r4, r6
	eor.w r0, r0, r2
	eor.w r0, r0, r0, lsl #16
	eor.w r9, r9, r0, ror #16
	eor.w r11, r11, r0, ror #16
	eor.w r7, r7, r0, ror #16
	eor.w r8, r8, #9
	eor.w r12, r12, lr
	add.w r7, r7, r8, ror #31
	eor.w r8, r8, r7, ror #24
	eor.w r7, r7, lr
	add.w r7, r7, r8, ror #17
	eor.w r8, r8, r7, ror #17
	eor.w r7, r7, lr
	add.w r7, r7, r8
	eor.w r8, r8, r7, ror #31
	eor.w r7, r7, lr
	add.w r7, r7, r8, ror #24
	eor.w r8, r8, r7, ror #16
	eor.w r7, r7, lr
	constant lr, 0
	add.w r11, r11, r12, ror #31
	eor.w r12, r12, r11, ror #24
	eor.w r11, r11, lr
	add.w r11, r11, r12, ror #17
	eor.w r12, r12, r11, ror #17
	eor.w r11, r11, lr
	add.w r11, r11, r12
	eor.w r12, r12, r11, ror #31
	eor.w r11, r11, lr
	add.w r11, r11, r12, ror #24
	eor.w r12, r12, r11, ror #16
	eor.w r11, r11, lr
	constant lr, 3
	add.w r3, r3, r4, ror #31
	eor.w r4, r4, r3, ror #24
	eor.w r3, r3, lr
	add.w r3, r3, r4, ror #17
	eor.w r4, r4, r3, ror #17
	eor.w r3, r3, lr
	add.w r3, r3, r4
	eor.w r4, r4, r3, ror #31
	eor.w r3, r3, lr
	add.w r3, r3, r4, ror #24
	eor.w r4, r4, r3, ror #16
	eor.w r3, r3, lr
	constant lr, 4
	add.w r5, r5, r6, ror #31
	eor.w r6, r6, r5, ror #24
	eor.w r5, r5, lr
	add.w r5, r5, r6, ror #17
	eor.w r6, r6, r5, ror #17
	eor.w r5, r5, lr
	add.w r5, r5, r6
	eor.w r6, r6, r5, ror #31
	eor.w r5, r5, lr
	add.w r5, r5, r6, ror #24
	eor.w r6, r6, r5, ror #16
	eor.w r5, r5, lr
	constant lr, 5
	add.w r1, r1, r2, ror #31
	eor.w r2, r2, r1, ror #24
	eor.w r1, r1, lr
	add.w r1, r1, r2, ror #17
	eor.w r2, r2, r1, ror #17
	eor.w r1, r1, lr
	add.w r1, r1, r2
	eor.w r2, r2, r1, ror #31
	eor.w r1, r1, lr
	add.w r1, r1, r2, ror #24
	eor.w r2, r2, r1, ror #16
	eor.w r1, r1, lr
	constant lr, 2
	add.w r9, r9, r10, ror #31
	eor.w r10, r10, r9, ror #24
	eor.w r9, r9, lr
	add.w r9, r9, r10, ror #17
	eor.w r10, r10, r9, ror #17
	eor.w r9, r9, lr
	add.w r9, r9, r10
	eor.w r10, r10, r9, ror #31
	eor.w r9, r9, lr
	add.w r9, r9, r10, ror #24
	eor.w r10, r10, r9, ror #16
	eor.w r9, r9, lr
	eor.w r3, r3, r11
	eor.w r5, r5, r7
	eor.w r1, r1, r9
	eor.w r4, r4, r12
	eor.w r6, r6, r8
	eor.w r2, r2, r10
	eor.w r0, r11, r7
	eor.w r0, r0, r9
	eor.w r0, r0, r0, lsl #16
	eor.w r4, r4, r0, ror #16
	eor.w r6, r6, r0, ror #16
	eor.w r2, r2, r0, ror #16
	eor.w r0, r12, r8
	eor.w r0, r0, r10
	eor.w r0, r0, r0, lsl #16
	eor.w r3, r3, r0, ror #16
	eor.w r5, r5, r0, ror #16
	eor.w r1, r1, r0, ror #16
	eor.w r2, r2, #10
	eor.w r6, r6, lr
	add.w r3, r3, r4, ror #31
	eor.w r4, r4, r3, ror #24
	eor.w r3, r3, lr
	add.w r3, r3, r4, ror #17
	eor.w r4, r4, r3, ror #17
	eor.w r3, r3, lr
	add.w r3, r3, r4
	eor.w r4, r4, r3, ror #31
	eor.w r3, r3, lr
	add.w r3, r3, r4, ror #24
	eor.w r4, r4, r3, ror #16
	eor.w r3, r3, lr
	constant lr, 0
	add.w r5, r5, r6, ror #31
	eor.w r6, r6, r5, ror #24
	eor.w r5, r5, lr
	add.w r5, r5, r6, ror #17
	eor.w r6, r6, r5, ror #17
	eor.w r5, r5, lr
	add.w r5, r5, r6
	eor.w r6, r6, r5, ror #31
	eor.w r5, r5, lr
	add.w r5, r5, r6, ror #24
	eor.w r6, r6, r5, ror #16
	eor.w r5, r5, lr
	constant lr, 1
	add.w r1, r1, r2, ror #31
	eor.w r2, r2, r1, ror #24
	eor.w r1, r1, lr
	add.w r1, r1, r2, ror #17
	eor.w r2, r2, r1, ror #17
	eor.w r1, r1, lr
	add.w r1, r1, r2
	eor.w r2, r2, r1, ror #31
	eor.w r1, r1, lr
	add.w r1, r1, r2, ror #24
	eor.w r2, r2, r1, ror #16
	eor.w r1, r1, lr
	constant lr, 4
	add.w r7, r7, r8, ror #31
	eor.w r8, r8, r7, ror #24
	eor.w r7, r7, lr
	add.w r7, r7, r8, ror #17
	eor.w r8, r8, r7, ror #17
	eor.w r7, r7, lr
	add.w r7, r7, r8
	eor.w r8, r8, r7, ror #31
	eor.w r7, r7, lr
	add.w r7, r7, r8, ror #24
	eor.w r8, r8, r7, ror #16
	eor.w r7, r7, lr
	constant lr, 5
	add.w r9, r9, r10, ror #31
	eor.w r10, r10, r9, ror #24
	eor.w r9, r9, lr
	add.w r9, r9, r10, ror #17
	eor.w r10, r10, r9, ror #17
	eor.w r9, r9, lr
	add.w r9, r9, r10
	eor.w r10, r10, r9, ror #31
	eor.w r9, r9, lr
	add.w r9, r9, r10, ror #24
	eor.w r10, r10, r9, ror #16
	eor.w r9, r9, lr
	constant lr, 3
	add.w r11, r11, r12, ror #31
	eor.w r12, r12, r11, ror #24
	eor.w r11, r11, lr
	add.w r11, r11, r12, ror #17
	eor.w r12, r12, r11, ror #17
	eor.w r11, r11, lr
	add.w r11, r11, r12
	eor.w r12, r12, r11, ror #31
	eor.w r11, r11, lr
	add.w r11, r11, r12, ror #24
	eor.w r12, r12, r11, ror #16
	eor.w r11, r11, lr
#if SPARKLE_FPU
	vmov lr, s15
#else
	ldr.w lr, [sp], #4
#endif
	eor.w r11, r11, r5
	eor.w r7, r7, r1
	eor.w r9, r9, r3
	eor.w r12, r12, r6
	eor.w r8, r8, r2
	eor.w r10, r10, r4
	eor.w r0, r5, r1
	eor.w r0, r0, r3
	eor.w r0, r0, r0, lsl #16
	eor.w r12, r12, r0, ror #16
	eor.w r8, r8, r0, ror #16
	eor.w r10, r10, r0, ror #16
	eor.w r0, r6, r2
	eor.w r0, r0, r4
	eor.w r0, r0, r0, lsl #16
	eor.w r11, r11, r0, ror #16
	eor.w r7, r7, r0, ror #16
	eor.w r9, r9, r0, ror #16
	str.w r7, [lr, #0]
	str.w r8, [lr, #4]
	str.w r9, [lr, #8]
	str.w r10, [lr, #12]
	str.w r11, [lr, #16]
	str.w r12, [lr, #20]
	str.w r5, [lr, #24]
	str.w r6, [lr, #28]
	str.w r1, [lr, #32]
	str.w r2, [lr, #36]
	str.w r3, [lr, #40]
	str.w r4, [lr, #44]
	pop.w {r4-r11, pc}
	.size sparkle384, . - sparkle384

#endif
