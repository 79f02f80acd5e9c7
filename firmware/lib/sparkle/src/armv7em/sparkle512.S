/* Printed by gen/sparkle512_armv7em.py, which says how it works.
 *
 * void sparkle512(uint32_t state[16], unsigned steps)
 *
 * SPARKLE512 (Beierle et al., "Schwaemm and Esch", version 1.2), of 8 or 12 steps. All sums are mod 2^32,
 * so that nothing can overflow. No branch and no address depends on anything but the number of steps.
 *
 * entry: r0 state, r1 steps
 * exit: -
 * clobbers: r0-r3, r12, lr, flags, s0-s15
 * stack: 36 bytes
 * cycles: 1,171 (cortex-m4f) for 8 steps
 *         1,722 for 12
 * code: 6,780 bytes
 *
 * Without registers of the FPU (-DTHUMBKAT_NO_FPU, or none there), words wait on the stack:
 *
 * no-fpu stack: 84 bytes
 * no-fpu cycles: 1,296 (cortex-m4f) for 8 steps
 *                1,899 for 12
 * no-fpu code: 7,144 bytes
 */
#include "../backend.h"

#if SPARKLE_BACKEND == SPARKLE_BACKEND_ARMV7EM

#include "wide.inc"

	.syntax unified
	.thumb
	.section .text.sparkle512, "ax", %progbits
	.p2align 2
#if SPARKLE_FPU
.Lround_constants:
	.word RCON0, RCON1, RCON2, RCON3, RCON4, RCON5, RCON6, RCON7
#endif
	.global sparkle512
	.type sparkle512, %function
	.thumb_func
sparkle512:
	push.w {r4-r11, lr}
	cmp.w r1, #8
#if SPARKLE_FPU
	adr.w r1, .Lround_constants
	vldm r1, {s0-s7}
	vmov s15, r0
	ldm.w r0!, {r1-r12}
	vldm r0, {s8-s11}
#else
	sub.w sp, sp, #SLOT_BYTES
	put r0, 7
	add.w lr, r0, #48
	ldm.w lr, {r1-r4}
	stm.w sp, {r1-r4}
	ldm.w r0, {r1-r12}
#endif
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
	eor.w r0, r1, r3
	eor.w r0, r0, r5
	eor.w r0, r0, r7
	eor.w r0, r0, r0, lsl #16
	eor.w lr, r2, r4
	eor.w lr, lr, r6
	eor.w lr, lr, r8
	eor.w lr, lr, lr, lsl #16
	eor.w r10, r10, r2
	eor.w r10, r10, r0, ror #16
	eor.w r9, r9, r1
	eor.w r9, r9, lr, ror #16
	put r1, 4
	put r2, 5
	constant r2, 5
	add.w r11, r11, r12, ror #31
	eor.w r12, r12, r11, ror #24
	eor.w r11, r11, r2
	add.w r11, r11, r12, ror #17
	eor.w r12, r12, r11, ror #17
	eor.w r11, r11, r2
	add.w r11, r11, r12
	eor.w r12, r12, r11, ror #31
	eor.w r11, r11, r2
	add.w r11, r11, r12, ror #24
	eor.w r12, r12, r11, ror #16
	eor.w r11, r11, r2
	eor.w r12, r12, r4
	eor.w r12, r12, r0, ror #16
	eor.w r11, r11, r3
	eor.w r11, r11, lr, ror #16
	add.w r3, r3, r4, ror #31
	eor.w r4, r4, r3, ror #24
	eor.w r3, r3, r2
	add.w r3, r3, r4, ror #17
	eor.w r4, r4, r3, ror #17
	eor.w r3, r3, r2
	add.w r3, r3, r4
	eor.w r4, r4, r3, ror #31
	eor.w r3, r3, r2
	add.w r3, r3, r4, ror #24
	eor.w r4, r4, r3, ror #16
	eor.w r3, r3, r2
	put r3, 6
	get r1, 0
	put r4, 0
	get r2, 1
	constant r4, 6
	add.w r1, r1, r2, ror #31
	eor.w r2, r2, r1, ror #24
	eor.w r1, r1, r4
	add.w r1, r1, r2, ror #17
	eor.w r2, r2, r1, ror #17
	eor.w r1, r1, r4
	add.w r1, r1, r2
	eor.w r2, r2, r1, ror #31
	eor.w r1, r1, r4
	add.w r1, r1, r2, ror #24
	eor.w r2, r2, r1, ror #16
	eor.w r1, r1, r4
	eor.w r2, r2, r6
	eor.w r2, r2, r0, ror #16
	eor.w r1, r1, r5
	eor.w r1, r1, lr, ror #16
	add.w r5, r5, r6, ror #31
	eor.w r6, r6, r5, ror #24
	eor.w r5, r5, r4
	add.w r5, r5, r6, ror #17
	eor.w r6, r6, r5, ror #17
	eor.w r5, r5, r4
	add.w r5, r5, r6
	eor.w r6, r6, r5, ror #31
	eor.w r5, r5, r4
	add.w r5, r5, r6, ror #24
	eor.w r6, r6, r5, ror #16
	eor.w r5, r5, r4
	put r5, 1
	get r3, 2
	get r4, 3
	constant r5, 7
	add.w r3, r3, r4, ror #31
	eor.w r4, r4, r3, ror #24
	eor.w r3, r3, r5
	add.w r3, r3, r4, ror #17
	eor.w r4, r4, r3, ror #17
	eor.w r3, r3, r5
	add.w r3, r3, r4
	eor.w r4, r4, r3, ror #31
	eor.w r3, r3, r5
	add.w r3, r3, r4, ror #24
	eor.w r4, r4, r3, ror #16
	eor.w r3, r3, r5
	eor.w r4, r4, r8
	eor.w r4, r4, r0, ror #16
	eor.w r3, r3, r7
	eor.w r3, r3, lr, ror #16
	add.w r7, r7, r8, ror #31
	eor.w r8, r8, r7, ror #24
	eor.w r7, r7, r5
	add.w r7, r7, r8, ror #17
	eor.w r8, r8, r7, ror #17
	eor.w r7, r7, r5
	add.w r7, r7, r8
	eor.w r8, r8, r7, ror #31
	eor.w r7, r7, r5
	add.w r7, r7, r8, ror #24
	eor.w r8, r8, r7, ror #16
	eor.w r7, r7, r5
	eor.w r2, r2, #1
	get r5, 4
	get r0, 5
	constant lr, 4
	add.w r5, r5, r0, ror #31
	eor.w r0, r0, r5, ror #24
	eor.w r5, r5, lr
	add.w r5, r5, r0, ror #17
	eor.w r0, r0, r5, ror #17
	eor.w r5, r5, lr
	add.w r5, r5, r0
	eor.w r0, r0, r5, ror #31
	eor.w r5, r5, lr
	add.w r5, r5, r0, ror #24
	eor.w r0, r0, r5, ror #16
	eor.w r5, r5, lr
	constant lr, 1
	eor.w r12, r12, lr
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
	eor.w lr, r11, r1
	eor.w lr, lr, r3
	eor.w lr, lr, r9
	eor.w lr, lr, lr, lsl #16
	eor.w r0, r0, r12
	eor.w r0, r0, lr, ror #16
	eor.w r8, r8, r10
	eor.w r8, r8, lr, ror #16
	eor.w r6, r6, r4
	eor.w r6, r6, lr, ror #16
	eor.w r5, r5, r11
	eor.w r7, r7, r9
	put r11, 2
	put r9, 3
	get r11, 0
	eor.w r11, r11, r2
	eor.w r11, r11, lr, ror #16
	get r9, 6
	eor.w lr, r12, r2
	eor.w lr, lr, r4
	eor.w lr, lr, r10
	eor.w lr, lr, lr, lsl #16
	put r12, 4
	put r10, 5
	get r12, 1
	eor.w r9, r9, r1
	eor.w r12, r12, r3
	eor.w r5, r5, lr, ror #16
	eor.w r9, r9, lr, ror #16
	eor.w r12, r12, lr, ror #16
	eor.w r7, r7, lr, ror #16
	eor.w r6, r6, #2
	constant lr, 2
	eor.w r11, r11, lr
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
	add.w r9, r9, r11, ror #31
	eor.w r11, r11, r9, ror #24
	eor.w r9, r9, lr
	add.w r9, r9, r11, ror #17
	eor.w r11, r11, r9, ror #17
	eor.w r9, r9, lr
	add.w r9, r9, r11
	eor.w r11, r11, r9, ror #31
	eor.w r9, r9, lr
	add.w r9, r9, r11, ror #24
	eor.w r11, r11, r9, ror #16
	eor.w r9, r9, lr
	constant lr, 1
	add.w r12, r12, r6, ror #31
	eor.w r6, r6, r12, ror #24
	eor.w r12, r12, lr
	add.w r12, r12, r6, ror #17
	eor.w r6, r6, r12, ror #17
	eor.w r12, r12, lr
	add.w r12, r12, r6
	eor.w r6, r6, r12, ror #31
	eor.w r12, r12, lr
	add.w r12, r12, r6, ror #24
	eor.w r6, r6, r12, ror #16
	eor.w r12, r12, lr
	constant lr, 3
	add.w r5, r5, r0, ror #31
	eor.w r0, r0, r5, ror #24
	eor.w r5, r5, lr
	add.w r5, r5, r0, ror #17
	eor.w r0, r0, r5, ror #17
	eor.w r5, r5, lr
	add.w r5, r5, r0
	eor.w r0, r0, r5, ror #31
	eor.w r5, r5, lr
	add.w r5, r5, r0, ror #24
	eor.w r0, r0, r5, ror #16
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
	eor.w r10, r9, r12
	eor.w r10, r10, r7
	eor.w r10, r10, r5
	eor.w r10, r10, r10, lsl #16
	eor.w lr, r11, r6
	eor.w lr, lr, r8
	eor.w lr, lr, r0
	eor.w lr, lr, lr, lsl #16
	eor.w r2, r2, r6
	eor.w r2, r2, r10, ror #16
	eor.w r1, r1, r12
	eor.w r1, r1, lr, ror #16
	put r12, 0
	put r6, 6
	constant r6, 6
	add.w r3, r3, r4, ror #31
	eor.w r4, r4, r3, ror #24
	eor.w r3, r3, r6
	add.w r3, r3, r4, ror #17
	eor.w r4, r4, r3, ror #17
	eor.w r3, r3, r6
	add.w r3, r3, r4
	eor.w r4, r4, r3, ror #31
	eor.w r3, r3, r6
	add.w r3, r3, r4, ror #24
	eor.w r4, r4, r3, ror #16
	eor.w r3, r3, r6
	eor.w r4, r4, r8
	eor.w r4, r4, r10, ror #16
	eor.w r3, r3, r7
	eor.w r3, r3, lr, ror #16
	add.w r7, r7, r8, ror #31
	eor.w r8, r8, r7, ror #24
	eor.w r7, r7, r6
	add.w r7, r7, r8, ror #17
	eor.w r8, r8, r7, ror #17
	eor.w r7, r7, r6
	add.w r7, r7, r8
	eor.w r8, r8, r7, ror #31
	eor.w r7, r7, r6
	add.w r7, r7, r8, ror #24
	eor.w r8, r8, r7, ror #16
	eor.w r7, r7, r6
	put r7, 1
	get r12, 2
	put r8, 2
	get r6, 4
	constant r8, 4
	add.w r12, r12, r6, ror #31
	eor.w r6, r6, r12, ror #24
	eor.w r12, r12, r8
	add.w r12, r12, r6, ror #17
	eor.w r6, r6, r12, ror #17
	eor.w r12, r12, r8
	add.w r12, r12, r6
	eor.w r6, r6, r12, ror #31
	eor.w r12, r12, r8
	add.w r12, r12, r6, ror #24
	eor.w r6, r6, r12, ror #16
	eor.w r12, r12, r8
	eor.w r6, r6, r11
	eor.w r6, r6, r10, ror #16
	eor.w r12, r12, r9
	eor.w r12, r12, lr, ror #16
	add.w r9, r9, r11, ror #31
	eor.w r11, r11, r9, ror #24
	eor.w r9, r9, r8
	add.w r9, r9, r11, ror #17
	eor.w r11, r11, r9, ror #17
	eor.w r9, r9, r8
	add.w r9, r9, r11
	eor.w r11, r11, r9, ror #31
	eor.w r9, r9, r8
	add.w r9, r9, r11, ror #24
	eor.w r11, r11, r9, ror #16
	eor.w r9, r9, r8
	put r9, 4
	get r7, 3
	get r8, 5
	constant r9, 7
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
	eor.w r8, r8, r0
	eor.w r8, r8, r10, ror #16
	eor.w r7, r7, r5
	eor.w r7, r7, lr, ror #16
	add.w r5, r5, r0, ror #31
	eor.w r0, r0, r5, ror #24
	eor.w r5, r5, r9
	add.w r5, r5, r0, ror #17
	eor.w r0, r0, r5, ror #17
	eor.w r5, r5, r9
	add.w r5, r5, r0
	eor.w r0, r0, r5, ror #31
	eor.w r5, r5, r9
	add.w r5, r5, r0, ror #24
	eor.w r0, r0, r5, ror #16
	eor.w r5, r5, r9
	eor.w r4, r4, #3
	get r9, 0
	get r10, 6
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
	eor.w r2, r2, lr
	add.w r12, r12, r6, ror #31
	eor.w r6, r6, r12, ror #24
	eor.w r12, r12, lr
	add.w r12, r12, r6, ror #17
	eor.w r6, r6, r12, ror #17
	eor.w r12, r12, lr
	add.w r12, r12, r6
	eor.w r6, r6, r12, ror #31
	eor.w r12, r12, lr
	add.w r12, r12, r6, ror #24
	eor.w r6, r6, r12, ror #16
	eor.w r12, r12, lr
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
	eor.w lr, r1, r3
	eor.w lr, lr, r7
	eor.w lr, lr, r12
	eor.w lr, lr, lr, lsl #16
	eor.w r10, r10, r4
	eor.w r10, r10, lr, ror #16
	eor.w r0, r0, r6
	eor.w r0, r0, lr, ror #16
	eor.w r11, r11, r2
	eor.w r11, r11, lr, ror #16
	eor.w r9, r9, r3
	eor.w r5, r5, r12
	put r3, 3
	put r12, 5
	get r3, 2
	eor.w r3, r3, r8
	eor.w r3, r3, lr, ror #16
	get r12, 1
	eor.w lr, r2, r4
	eor.w lr, lr, r8
	eor.w lr, lr, r6
	eor.w lr, lr, lr, lsl #16
	put r4, 0
	put r6, 6
	get r4, 4
	eor.w r12, r12, r7
	eor.w r4, r4, r1
	eor.w r4, r4, lr, ror #16
	eor.w r9, r9, lr, ror #16
	eor.w r12, r12, lr, ror #16
	eor.w r5, r5, lr, ror #16
	eor.w r3, r3, #4
	constant lr, 4
	eor.w r10, r10, lr
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
	constant lr, 1
	add.w r12, r12, r3, ror #31
	eor.w r3, r3, r12, ror #24
	eor.w r12, r12, lr
	add.w r12, r12, r3, ror #17
	eor.w r3, r3, r12, ror #17
	eor.w r12, r12, lr
	add.w r12, r12, r3
	eor.w r3, r3, r12, ror #31
	eor.w r12, r12, lr
	add.w r12, r12, r3, ror #24
	eor.w r3, r3, r12, ror #16
	eor.w r12, r12, lr
	constant lr, 2
	add.w r5, r5, r0, ror #31
	eor.w r0, r0, r5, ror #24
	eor.w r5, r5, lr
	add.w r5, r5, r0, ror #17
	eor.w r0, r0, r5, ror #17
	eor.w r5, r5, lr
	add.w r5, r5, r0
	eor.w r0, r0, r5, ror #31
	eor.w r5, r5, lr
	add.w r5, r5, r0, ror #24
	eor.w r0, r0, r5, ror #16
	eor.w r5, r5, lr
	constant lr, 3
	add.w r4, r4, r11, ror #31
	eor.w r11, r11, r4, ror #24
	eor.w r4, r4, lr
	add.w r4, r4, r11, ror #17
	eor.w r11, r11, r4, ror #17
	eor.w r4, r4, lr
	add.w r4, r4, r11
	eor.w r11, r11, r4, ror #31
	eor.w r4, r4, lr
	add.w r4, r4, r11, ror #24
	eor.w r11, r11, r4, ror #16
	eor.w r4, r4, lr
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
	eor.w r6, r9, r12
	eor.w r6, r6, r5
	eor.w r6, r6, r4
	eor.w r6, r6, r6, lsl #16
	eor.w lr, r10, r3
	eor.w lr, lr, r0
	eor.w lr, lr, r11
	eor.w lr, lr, lr, lsl #16
	eor.w r2, r2, r10
	eor.w r2, r2, r6, ror #16
	eor.w r1, r1, r9
	eor.w r1, r1, lr, ror #16
	put r9, 2
	put r10, 1
	constant r10, 6
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
	eor.w r8, r8, r0
	eor.w r8, r8, r6, ror #16
	eor.w r7, r7, r5
	eor.w r7, r7, lr, ror #16
	add.w r5, r5, r0, ror #31
	eor.w r0, r0, r5, ror #24
	eor.w r5, r5, r10
	add.w r5, r5, r0, ror #17
	eor.w r0, r0, r5, ror #17
	eor.w r5, r5, r10
	add.w r5, r5, r0
	eor.w r0, r0, r5, ror #31
	eor.w r5, r5, r10
	add.w r5, r5, r0, ror #24
	eor.w r0, r0, r5, ror #16
	eor.w r5, r5, r10
	put r5, 4
	get r9, 3
	put r0, 3
	get r10, 0
	constant r0, 5
	add.w r9, r9, r10, ror #31
	eor.w r10, r10, r9, ror #24
	eor.w r9, r9, r0
	add.w r9, r9, r10, ror #17
	eor.w r10, r10, r9, ror #17
	eor.w r9, r9, r0
	add.w r9, r9, r10
	eor.w r10, r10, r9, ror #31
	eor.w r9, r9, r0
	add.w r9, r9, r10, ror #24
	eor.w r10, r10, r9, ror #16
	eor.w r9, r9, r0
	eor.w r10, r10, r3
	eor.w r10, r10, r6, ror #16
	eor.w r9, r9, r12
	eor.w r9, r9, lr, ror #16
	eor.w r10, r10, r0
	add.w r12, r12, r3, ror #31
	eor.w r3, r3, r12, ror #24
	eor.w r12, r12, r0
	add.w r12, r12, r3, ror #17
	eor.w r3, r3, r12, ror #17
	eor.w r12, r12, r0
	add.w r12, r12, r3
	eor.w r3, r3, r12, ror #31
	eor.w r12, r12, r0
	add.w r12, r12, r3, ror #24
	eor.w r3, r3, r12, ror #16
	eor.w r12, r12, r0
	put r12, 0
	get r5, 5
	get r0, 6
	constant r12, 7
	add.w r5, r5, r0, ror #31
	eor.w r0, r0, r5, ror #24
	eor.w r5, r5, r12
	add.w r5, r5, r0, ror #17
	eor.w r0, r0, r5, ror #17
	eor.w r5, r5, r12
	add.w r5, r5, r0
	eor.w r0, r0, r5, ror #31
	eor.w r5, r5, r12
	add.w r5, r5, r0, ror #24
	eor.w r0, r0, r5, ror #16
	eor.w r5, r5, r12
	eor.w r0, r0, r11
	eor.w r0, r0, r6, ror #16
	eor.w r5, r5, r4
	eor.w r5, r5, lr, ror #16
	add.w r4, r4, r11, ror #31
	eor.w r11, r11, r4, ror #24
	eor.w r4, r4, r12
	add.w r4, r4, r11, ror #17
	eor.w r11, r11, r4, ror #17
	eor.w r4, r4, r12
	add.w r4, r4, r11
	eor.w r11, r11, r4, ror #31
	eor.w r4, r4, r12
	add.w r4, r4, r11, ror #24
	eor.w r11, r11, r4, ror #16
	eor.w r4, r4, r12
	eor.w r8, r8, #5
	get r12, 2
	get r6, 1
	constant lr, 4
	add.w r12, r12, r6, ror #31
	eor.w r6, r6, r12, ror #24
	eor.w r12, r12, lr
	add.w r12, r12, r6, ror #17
	eor.w r6, r6, r12, ror #17
	eor.w r12, r12, lr
	add.w r12, r12, r6
	eor.w r6, r6, r12, ror #31
	eor.w r12, r12, lr
	add.w r12, r12, r6, ror #24
	eor.w r6, r6, r12, ror #16
	eor.w r12, r12, lr
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
	add.w r5, r5, r0, ror #31
	eor.w r0, r0, r5, ror #24
	eor.w r5, r5, lr
	add.w r5, r5, r0, ror #17
	eor.w r0, r0, r5, ror #17
	eor.w r5, r5, lr
	add.w r5, r5, r0
	eor.w r0, r0, r5, ror #31
	eor.w r5, r5, lr
	add.w r5, r5, r0, ror #24
	eor.w r0, r0, r5, ror #16
	eor.w r5, r5, lr
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
	eor.w lr, r9, r7
	eor.w lr, lr, r5
	eor.w lr, lr, r1
	eor.w lr, lr, lr, lsl #16
	eor.w r6, r6, r10
	eor.w r6, r6, lr, ror #16
	eor.w r11, r11, r2
	eor.w r11, r11, lr, ror #16
	eor.w r3, r3, r8
	eor.w r3, r3, lr, ror #16
	eor.w r12, r12, r9
	eor.w r4, r4, r1
	put r9, 5
	put r1, 6
	get r9, 3
	eor.w r9, r9, r0
	eor.w r9, r9, lr, ror #16
	get r1, 4
	eor.w lr, r10, r8
	eor.w lr, lr, r0
	eor.w lr, lr, r2
	eor.w lr, lr, lr, lsl #16
	put r10, 2
	put r2, 1
	get r10, 0
	eor.w r1, r1, r5
	eor.w r10, r10, r7
	eor.w r12, r12, lr, ror #16
	eor.w r10, r10, lr, ror #16
	eor.w r1, r1, lr, ror #16
	eor.w r4, r4, lr, ror #16
	eor.w r9, r9, #6
	constant lr, 6
	eor.w r3, r3, lr
	constant lr, 0
	add.w r10, r10, r3, ror #31
	eor.w r3, r3, r10, ror #24
	eor.w r10, r10, lr
	add.w r10, r10, r3, ror #17
	eor.w r3, r3, r10, ror #17
	eor.w r10, r10, lr
	add.w r10, r10, r3
	eor.w r3, r3, r10, ror #31
	eor.w r10, r10, lr
	add.w r10, r10, r3, ror #24
	eor.w r3, r3, r10, ror #16
	eor.w r10, r10, lr
	constant lr, 1
	add.w r1, r1, r9, ror #31
	eor.w r9, r9, r1, ror #24
	eor.w r1, r1, lr
	add.w r1, r1, r9, ror #17
	eor.w r9, r9, r1, ror #17
	eor.w r1, r1, lr
	add.w r1, r1, r9
	eor.w r9, r9, r1, ror #31
	eor.w r1, r1, lr
	add.w r1, r1, r9, ror #24
	eor.w r9, r9, r1, ror #16
	eor.w r1, r1, lr
	constant lr, 2
	add.w r4, r4, r11, ror #31
	eor.w r11, r11, r4, ror #24
	eor.w r4, r4, lr
	add.w r4, r4, r11, ror #17
	eor.w r11, r11, r4, ror #17
	eor.w r4, r4, lr
	add.w r4, r4, r11
	eor.w r11, r11, r4, ror #31
	eor.w r4, r4, lr
	add.w r4, r4, r11, ror #24
	eor.w r11, r11, r4, ror #16
	eor.w r4, r4, lr
	constant lr, 3
	add.w r12, r12, r6, ror #31
	eor.w r6, r6, r12, ror #24
	eor.w r12, r12, lr
	add.w r12, r12, r6, ror #17
	eor.w r6, r6, r12, ror #17
	eor.w r12, r12, lr
	add.w r12, r12, r6
	eor.w r6, r6, r12, ror #31
	eor.w r12, r12, lr
	add.w r12, r12, r6, ror #24
	eor.w r6, r6, r12, ror #16
	eor.w r12, r12, lr
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
	eor.w r2, r10, r1
	eor.w r2, r2, r4
	eor.w r2, r2, r12
	eor.w r2, r2, r2, lsl #16
	eor.w lr, r3, r9
	eor.w lr, lr, r11
	eor.w lr, lr, r6
	eor.w lr, lr, lr, lsl #16
	eor.w r8, r8, r9
	eor.w r8, r8, r2, ror #16
	eor.w r7, r7, r1
	eor.w r7, r7, lr, ror #16
	put r1, 3
	put r9, 4
	constant r9, 6
	add.w r5, r5, r0, ror #31
	eor.w r0, r0, r5, ror #24
	eor.w r5, r5, r9
	add.w r5, r5, r0, ror #17
	eor.w r0, r0, r5, ror #17
	eor.w r5, r5, r9
	add.w r5, r5, r0
	eor.w r0, r0, r5, ror #31
	eor.w r5, r5, r9
	add.w r5, r5, r0, ror #24
	eor.w r0, r0, r5, ror #16
	eor.w r5, r5, r9
	eor.w r0, r0, r11
	eor.w r0, r0, r2, ror #16
	eor.w r5, r5, r4
	eor.w r5, r5, lr, ror #16
	add.w r4, r4, r11, ror #31
	eor.w r11, r11, r4, ror #24
	eor.w r4, r4, r9
	add.w r4, r4, r11, ror #17
	eor.w r11, r11, r4, ror #17
	eor.w r4, r4, r9
	add.w r4, r4, r11
	eor.w r11, r11, r4, ror #31
	eor.w r4, r4, r9
	add.w r4, r4, r11, ror #24
	eor.w r11, r11, r4, ror #16
	eor.w r4, r4, r9
	put r4, 0
	get r1, 5
	put r11, 5
	get r9, 2
	constant r11, 4
	add.w r1, r1, r9, ror #31
	eor.w r9, r9, r1, ror #24
	eor.w r1, r1, r11
	add.w r1, r1, r9, ror #17
	eor.w r9, r9, r1, ror #17
	eor.w r1, r1, r11
	add.w r1, r1, r9
	eor.w r9, r9, r1, ror #31
	eor.w r1, r1, r11
	add.w r1, r1, r9, ror #24
	eor.w r9, r9, r1, ror #16
	eor.w r1, r1, r11
	eor.w r9, r9, r3
	eor.w r9, r9, r2, ror #16
	eor.w r1, r1, r10
	eor.w r1, r1, lr, ror #16
	add.w r10, r10, r3, ror #31
	eor.w r3, r3, r10, ror #24
	eor.w r10, r10, r11
	add.w r10, r10, r3, ror #17
	eor.w r3, r3, r10, ror #17
	eor.w r10, r10, r11
	add.w r10, r10, r3
	eor.w r3, r3, r10, ror #31
	eor.w r10, r10, r11
	add.w r10, r10, r3, ror #24
	eor.w r3, r3, r10, ror #16
	eor.w r10, r10, r11
	put r10, 2
	get r4, 6
	get r11, 1
	constant r10, 7
	add.w r4, r4, r11, ror #31
	eor.w r11, r11, r4, ror #24
	eor.w r4, r4, r10
	add.w r4, r4, r11, ror #17
	eor.w r11, r11, r4, ror #17
	eor.w r4, r4, r10
	add.w r4, r4, r11
	eor.w r11, r11, r4, ror #31
	eor.w r4, r4, r10
	add.w r4, r4, r11, ror #24
	eor.w r11, r11, r4, ror #16
	eor.w r4, r4, r10
	eor.w r11, r11, r6
	eor.w r11, r11, r2, ror #16
	eor.w r4, r4, r12
	eor.w r4, r4, lr, ror #16
	eor.w r8, r8, r10
	add.w r12, r12, r6, ror #31
	eor.w r6, r6, r12, ror #24
	eor.w r12, r12, r10
	add.w r12, r12, r6, ror #17
	eor.w r6, r6, r12, ror #17
	eor.w r12, r12, r10
	add.w r12, r12, r6
	eor.w r6, r6, r12, ror #31
	eor.w r12, r12, r10
	add.w r12, r12, r6, ror #24
	eor.w r6, r6, r12, ror #16
	eor.w r12, r12, r10
	eor.w r0, r0, #7
	get r10, 3
	get r2, 4
	constant lr, 5
	add.w r10, r10, r2, ror #31
	eor.w r2, r2, r10, ror #24
	eor.w r10, r10, lr
	add.w r10, r10, r2, ror #17
	eor.w r2, r2, r10, ror #17
	eor.w r10, r10, lr
	add.w r10, r10, r2
	eor.w r2, r2, r10, ror #31
	eor.w r10, r10, lr
	add.w r10, r10, r2, ror #24
	eor.w r2, r2, r10, ror #16
	eor.w r10, r10, lr
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
	add.w r5, r5, r0, ror #31
	eor.w r0, r0, r5, ror #24
	eor.w r5, r5, lr
	add.w r5, r5, r0, ror #17
	eor.w r0, r0, r5, ror #17
	eor.w r5, r5, lr
	add.w r5, r5, r0
	eor.w r0, r0, r5, ror #31
	eor.w r5, r5, lr
	add.w r5, r5, r0, ror #24
	eor.w r0, r0, r5, ror #16
	eor.w r5, r5, lr
	constant lr, 2
	add.w r4, r4, r11, ror #31
	eor.w r11, r11, r4, ror #24
	eor.w r4, r4, lr
	add.w r4, r4, r11, ror #17
	eor.w r11, r11, r4, ror #17
	eor.w r4, r4, lr
	add.w r4, r4, r11
	eor.w r11, r11, r4, ror #31
	eor.w r4, r4, lr
	add.w r4, r4, r11, ror #24
	eor.w r11, r11, r4, ror #16
	eor.w r4, r4, lr
	constant lr, 3
	add.w r1, r1, r9, ror #31
	eor.w r9, r9, r1, ror #24
	eor.w r1, r1, lr
	add.w r1, r1, r9, ror #17
	eor.w r9, r9, r1, ror #17
	eor.w r1, r1, lr
	add.w r1, r1, r9
	eor.w r9, r9, r1, ror #31
	eor.w r1, r1, lr
	add.w r1, r1, r9, ror #24
	eor.w r9, r9, r1, ror #16
	eor.w r1, r1, lr
	eor.w lr, r7, r5
	eor.w lr, lr, r4
	eor.w lr, lr, r1
	eor.w lr, lr, lr, lsl #16
	eor.w r2, r2, r0
	eor.w r2, r2, lr, ror #16
	eor.w r6, r6, r9
	eor.w r6, r6, lr, ror #16
	eor.w r3, r3, r8
	eor.w r3, r3, lr, ror #16
	eor.w r10, r10, r5
	eor.w r12, r12, r1
	put r5, 6
	put r1, 1
	get r5, 5
	eor.w r5, r5, r11
	eor.w r5, r5, lr, ror #16
	get r1, 0
	eor.w lr, r8, r0
	eor.w lr, lr, r11
	eor.w lr, lr, r9
	eor.w lr, lr, lr, lsl #16
	put r0, 3
	put r9, 4
	get r0, 2
	eor.w r1, r1, r4
	eor.w r0, r0, r7
	eor.w r0, r0, lr, ror #16
	eor.w r10, r10, lr, ror #16
	eor.w r1, r1, lr, ror #16
	eor.w r12, r12, lr, ror #16
	bne.w .Lbig
	get r9, 7
	str.w r10, [r9, #0]
	str.w r2, [r9, #4]
	str.w r1, [r9, #8]
	str.w r5, [r9, #12]
	str.w r12, [r9, #16]
	str.w r6, [r9, #20]
	str.w r0, [r9, #24]
	str.w r3, [r9, #28]
	str.w r7, [r9, #32]
	str.w r8, [r9, #36]
#if SPARKLE_FPU
	vstr s14, [r9, #40]
#else
	get lr, 6
	str.w lr, [r9, #40]
#endif
#if SPARKLE_FPU
	vstr s11, [r9, #44]
#else
	get lr, 3
	str.w lr, [r9, #44]
#endif
	str.w r4, [r9, #48]
	str.w r11, [r9, #52]
#if SPARKLE_FPU
	vstr s9, [r9, #56]
#else
	get lr, 1
	str.w lr, [r9, #56]
#endif
#if SPARKLE_FPU
	vstr s12, [r9, #60]
#else
	get lr, 4
	str.w lr, [r9, #60]
#endif
#if !SPARKLE_FPU
	add.w sp, sp, #SLOT_BYTES
#endif
	pop.w {r4-r11, pc}
.Lbig:
	eor.w r5, r5, #8
	constant lr, 0
	eor.w r2, r2, lr
	add.w r10, r10, r2, ror #31
	eor.w r2, r2, r10, ror #24
	eor.w r10, r10, lr
	add.w r10, r10, r2, ror #17
	eor.w r2, r2, r10, ror #17
	eor.w r10, r10, lr
	add.w r10, r10, r2
	eor.w r2, r2, r10, ror #31
	eor.w r10, r10, lr
	add.w r10, r10, r2, ror #24
	eor.w r2, r2, r10, ror #16
	eor.w r10, r10, lr
	constant lr, 1
	add.w r1, r1, r5, ror #31
	eor.w r5, r5, r1, ror #24
	eor.w r1, r1, lr
	add.w r1, r1, r5, ror #17
	eor.w r5, r5, r1, ror #17
	eor.w r1, r1, lr
	add.w r1, r1, r5
	eor.w r5, r5, r1, ror #31
	eor.w r1, r1, lr
	add.w r1, r1, r5, ror #24
	eor.w r5, r5, r1, ror #16
	eor.w r1, r1, lr
	constant lr, 2
	add.w r12, r12, r6, ror #31
	eor.w r6, r6, r12, ror #24
	eor.w r12, r12, lr
	add.w r12, r12, r6, ror #17
	eor.w r6, r6, r12, ror #17
	eor.w r12, r12, lr
	add.w r12, r12, r6
	eor.w r6, r6, r12, ror #31
	eor.w r12, r12, lr
	add.w r12, r12, r6, ror #24
	eor.w r6, r6, r12, ror #16
	eor.w r12, r12, lr
	constant lr, 3
	add.w r0, r0, r3, ror #31
	eor.w r3, r3, r0, ror #24
	eor.w r0, r0, lr
	add.w r0, r0, r3, ror #17
	eor.w r3, r3, r0, ror #17
	eor.w r0, r0, lr
	add.w r0, r0, r3
	eor.w r3, r3, r0, ror #31
	eor.w r0, r0, lr
	add.w r0, r0, r3, ror #24
	eor.w r3, r3, r0, ror #16
	eor.w r0, r0, lr
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
	eor.w r9, r10, r1
	eor.w r9, r9, r12
	eor.w r9, r9, r0
	eor.w r9, r9, r9, lsl #16
	eor.w lr, r2, r5
	eor.w lr, lr, r6
	eor.w lr, lr, r3
	eor.w lr, lr, lr, lsl #16
	eor.w r8, r8, r2
	eor.w r8, r8, r9, ror #16
	eor.w r7, r7, r10
	eor.w r7, r7, lr, ror #16
	put r10, 5
	put r2, 0
	constant r2, 6
	add.w r4, r4, r11, ror #31
	eor.w r11, r11, r4, ror #24
	eor.w r4, r4, r2
	add.w r4, r4, r11, ror #17
	eor.w r11, r11, r4, ror #17
	eor.w r4, r4, r2
	add.w r4, r4, r11
	eor.w r11, r11, r4, ror #31
	eor.w r4, r4, r2
	add.w r4, r4, r11, ror #24
	eor.w r11, r11, r4, ror #16
	eor.w r4, r4, r2
	eor.w r11, r11, r6
	eor.w r11, r11, r9, ror #16
	eor.w r4, r4, r12
	eor.w r4, r4, lr, ror #16
	add.w r12, r12, r6, ror #31
	eor.w r6, r6, r12, ror #24
	eor.w r12, r12, r2
	add.w r12, r12, r6, ror #17
	eor.w r6, r6, r12, ror #17
	eor.w r12, r12, r2
	add.w r12, r12, r6
	eor.w r6, r6, r12, ror #31
	eor.w r12, r12, r2
	add.w r12, r12, r6, ror #24
	eor.w r6, r6, r12, ror #16
	eor.w r12, r12, r2
	put r12, 2
	get r10, 6
	put r6, 6
	get r2, 3
	constant r6, 5
	add.w r10, r10, r2, ror #31
	eor.w r2, r2, r10, ror #24
	eor.w r10, r10, r6
	add.w r10, r10, r2, ror #17
	eor.w r2, r2, r10, ror #17
	eor.w r10, r10, r6
	add.w r10, r10, r2
	eor.w r2, r2, r10, ror #31
	eor.w r10, r10, r6
	add.w r10, r10, r2, ror #24
	eor.w r2, r2, r10, ror #16
	eor.w r10, r10, r6
	eor.w r2, r2, r5
	eor.w r2, r2, r9, ror #16
	eor.w r10, r10, r1
	eor.w r10, r10, lr, ror #16
	add.w r1, r1, r5, ror #31
	eor.w r5, r5, r1, ror #24
	eor.w r1, r1, r6
	add.w r1, r1, r5, ror #17
	eor.w r5, r5, r1, ror #17
	eor.w r1, r1, r6
	add.w r1, r1, r5
	eor.w r5, r5, r1, ror #31
	eor.w r1, r1, r6
	add.w r1, r1, r5, ror #24
	eor.w r5, r5, r1, ror #16
	eor.w r1, r1, r6
	put r1, 3
	get r12, 1
	get r6, 4
	constant r1, 7
	add.w r12, r12, r6, ror #31
	eor.w r6, r6, r12, ror #24
	eor.w r12, r12, r1
	add.w r12, r12, r6, ror #17
	eor.w r6, r6, r12, ror #17
	eor.w r12, r12, r1
	add.w r12, r12, r6
	eor.w r6, r6, r12, ror #31
	eor.w r12, r12, r1
	add.w r12, r12, r6, ror #24
	eor.w r6, r6, r12, ror #16
	eor.w r12, r12, r1
	eor.w r6, r6, r3
	eor.w r6, r6, r9, ror #16
	eor.w r12, r12, r0
	eor.w r12, r12, lr, ror #16
	add.w r0, r0, r3, ror #31
	eor.w r3, r3, r0, ror #24
	eor.w r0, r0, r1
	add.w r0, r0, r3, ror #17
	eor.w r3, r3, r0, ror #17
	eor.w r0, r0, r1
	add.w r0, r0, r3
	eor.w r3, r3, r0, ror #31
	eor.w r0, r0, r1
	add.w r0, r0, r3, ror #24
	eor.w r3, r3, r0, ror #16
	eor.w r0, r0, r1
	eor.w r11, r11, #9
	get r1, 5
	get r9, 0
	constant lr, 4
	add.w r1, r1, r9, ror #31
	eor.w r9, r9, r1, ror #24
	eor.w r1, r1, lr
	add.w r1, r1, r9, ror #17
	eor.w r9, r9, r1, ror #17
	eor.w r1, r1, lr
	add.w r1, r1, r9
	eor.w r9, r9, r1, ror #31
	eor.w r1, r1, lr
	add.w r1, r1, r9, ror #24
	eor.w r9, r9, r1, ror #16
	eor.w r1, r1, lr
	constant lr, 1
	eor.w r2, r2, lr
	add.w r4, r4, r11, ror #31
	eor.w r11, r11, r4, ror #24
	eor.w r4, r4, lr
	add.w r4, r4, r11, ror #17
	eor.w r11, r11, r4, ror #17
	eor.w r4, r4, lr
	add.w r4, r4, r11
	eor.w r11, r11, r4, ror #31
	eor.w r4, r4, lr
	add.w r4, r4, r11, ror #24
	eor.w r11, r11, r4, ror #16
	eor.w r4, r4, lr
	constant lr, 0
	add.w r10, r10, r2, ror #31
	eor.w r2, r2, r10, ror #24
	eor.w r10, r10, lr
	add.w r10, r10, r2, ror #17
	eor.w r2, r2, r10, ror #17
	eor.w r10, r10, lr
	add.w r10, r10, r2
	eor.w r2, r2, r10, ror #31
	eor.w r10, r10, lr
	add.w r10, r10, r2, ror #24
	eor.w r2, r2, r10, ror #16
	eor.w r10, r10, lr
	constant lr, 2
	add.w r12, r12, r6, ror #31
	eor.w r6, r6, r12, ror #24
	eor.w r12, r12, lr
	add.w r12, r12, r6, ror #17
	eor.w r6, r6, r12, ror #17
	eor.w r12, r12, lr
	add.w r12, r12, r6
	eor.w r6, r6, r12, ror #31
	eor.w r12, r12, lr
	add.w r12, r12, r6, ror #24
	eor.w r6, r6, r12, ror #16
	eor.w r12, r12, lr
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
	eor.w lr, r10, r4
	eor.w lr, lr, r12
	eor.w lr, lr, r7
	eor.w lr, lr, lr, lsl #16
	eor.w r9, r9, r2
	eor.w r9, r9, lr, ror #16
	eor.w r3, r3, r8
	eor.w r3, r3, lr, ror #16
	eor.w r5, r5, r11
	eor.w r5, r5, lr, ror #16
	eor.w r1, r1, r10
	eor.w r0, r0, r7
	put r10, 1
	put r7, 4
	get r10, 6
	eor.w r10, r10, r6
	eor.w r10, r10, lr, ror #16
	get r7, 2
	eor.w lr, r2, r11
	eor.w lr, lr, r6
	eor.w lr, lr, r8
	eor.w lr, lr, lr, lsl #16
	put r2, 5
	put r8, 0
	get r2, 3
	eor.w r7, r7, r12
	eor.w r2, r2, r4
	eor.w r1, r1, lr, ror #16
	eor.w r2, r2, lr, ror #16
	eor.w r7, r7, lr, ror #16
	eor.w r0, r0, lr, ror #16
	eor.w r10, r10, #10
	constant lr, 2
	eor.w r5, r5, lr
	add.w r0, r0, r3, ror #31
	eor.w r3, r3, r0, ror #24
	eor.w r0, r0, lr
	add.w r0, r0, r3, ror #17
	eor.w r3, r3, r0, ror #17
	eor.w r0, r0, lr
	add.w r0, r0, r3
	eor.w r3, r3, r0, ror #31
	eor.w r0, r0, lr
	add.w r0, r0, r3, ror #24
	eor.w r3, r3, r0, ror #16
	eor.w r0, r0, lr
	constant lr, 0
	add.w r2, r2, r5, ror #31
	eor.w r5, r5, r2, ror #24
	eor.w r2, r2, lr
	add.w r2, r2, r5, ror #17
	eor.w r5, r5, r2, ror #17
	eor.w r2, r2, lr
	add.w r2, r2, r5
	eor.w r5, r5, r2, ror #31
	eor.w r2, r2, lr
	add.w r2, r2, r5, ror #24
	eor.w r5, r5, r2, ror #16
	eor.w r2, r2, lr
	constant lr, 1
	add.w r7, r7, r10, ror #31
	eor.w r10, r10, r7, ror #24
	eor.w r7, r7, lr
	add.w r7, r7, r10, ror #17
	eor.w r10, r10, r7, ror #17
	eor.w r7, r7, lr
	add.w r7, r7, r10
	eor.w r10, r10, r7, ror #31
	eor.w r7, r7, lr
	add.w r7, r7, r10, ror #24
	eor.w r10, r10, r7, ror #16
	eor.w r7, r7, lr
	constant lr, 3
	add.w r1, r1, r9, ror #31
	eor.w r9, r9, r1, ror #24
	eor.w r1, r1, lr
	add.w r1, r1, r9, ror #17
	eor.w r9, r9, r1, ror #17
	eor.w r1, r1, lr
	add.w r1, r1, r9
	eor.w r9, r9, r1, ror #31
	eor.w r1, r1, lr
	add.w r1, r1, r9, ror #24
	eor.w r9, r9, r1, ror #16
	eor.w r1, r1, lr
	constant lr, 5
	add.w r4, r4, r11, ror #31
	eor.w r11, r11, r4, ror #24
	eor.w r4, r4, lr
	add.w r4, r4, r11, ror #17
	eor.w r11, r11, r4, ror #17
	eor.w r4, r4, lr
	add.w r4, r4, r11
	eor.w r11, r11, r4, ror #31
	eor.w r4, r4, lr
	add.w r4, r4, r11, ror #24
	eor.w r11, r11, r4, ror #16
	eor.w r4, r4, lr
	eor.w r8, r2, r7
	eor.w r8, r8, r0
	eor.w r8, r8, r1
	eor.w r8, r8, r8, lsl #16
	eor.w lr, r5, r10
	eor.w lr, lr, r3
	eor.w lr, lr, r9
	eor.w lr, lr, lr, lsl #16
	eor.w r11, r11, r10
	eor.w r11, r11, r8, ror #16
	eor.w r4, r4, r7
	eor.w r4, r4, lr, ror #16
	put r7, 6
	put r10, 2
	constant r10, 6
	add.w r12, r12, r6, ror #31
	eor.w r6, r6, r12, ror #24
	eor.w r12, r12, r10
	add.w r12, r12, r6, ror #17
	eor.w r6, r6, r12, ror #17
	eor.w r12, r12, r10
	add.w r12, r12, r6
	eor.w r6, r6, r12, ror #31
	eor.w r12, r12, r10
	add.w r12, r12, r6, ror #24
	eor.w r6, r6, r12, ror #16
	eor.w r12, r12, r10
	eor.w r6, r6, r3
	eor.w r6, r6, r8, ror #16
	eor.w r12, r12, r0
	eor.w r12, r12, lr, ror #16
	add.w r0, r0, r3, ror #31
	eor.w r3, r3, r0, ror #24
	eor.w r0, r0, r10
	add.w r0, r0, r3, ror #17
	eor.w r3, r3, r0, ror #17
	eor.w r0, r0, r10
	add.w r0, r0, r3
	eor.w r3, r3, r0, ror #31
	eor.w r0, r0, r10
	add.w r0, r0, r3, ror #24
	eor.w r3, r3, r0, ror #16
	eor.w r0, r0, r10
	put r0, 3
	get r7, 1
	put r3, 1
	get r10, 5
	constant r3, 4
	add.w r7, r7, r10, ror #31
	eor.w r10, r10, r7, ror #24
	eor.w r7, r7, r3
	add.w r7, r7, r10, ror #17
	eor.w r10, r10, r7, ror #17
	eor.w r7, r7, r3
	add.w r7, r7, r10
	eor.w r10, r10, r7, ror #31
	eor.w r7, r7, r3
	add.w r7, r7, r10, ror #24
	eor.w r10, r10, r7, ror #16
	eor.w r7, r7, r3
	eor.w r10, r10, r5
	eor.w r10, r10, r8, ror #16
	eor.w r7, r7, r2
	eor.w r7, r7, lr, ror #16
	add.w r2, r2, r5, ror #31
	eor.w r5, r5, r2, ror #24
	eor.w r2, r2, r3
	add.w r2, r2, r5, ror #17
	eor.w r5, r5, r2, ror #17
	eor.w r2, r2, r3
	add.w r2, r2, r5
	eor.w r5, r5, r2, ror #31
	eor.w r2, r2, r3
	add.w r2, r2, r5, ror #24
	eor.w r5, r5, r2, ror #16
	eor.w r2, r2, r3
	put r2, 5
	get r0, 4
	get r3, 0
	constant r2, 7
	add.w r0, r0, r3, ror #31
	eor.w r3, r3, r0, ror #24
	eor.w r0, r0, r2
	add.w r0, r0, r3, ror #17
	eor.w r3, r3, r0, ror #17
	eor.w r0, r0, r2
	add.w r0, r0, r3
	eor.w r3, r3, r0, ror #31
	eor.w r0, r0, r2
	add.w r0, r0, r3, ror #24
	eor.w r3, r3, r0, ror #16
	eor.w r0, r0, r2
	eor.w r3, r3, r9
	eor.w r3, r3, r8, ror #16
	eor.w r0, r0, r1
	eor.w r0, r0, lr, ror #16
	add.w r1, r1, r9, ror #31
	eor.w r9, r9, r1, ror #24
	eor.w r1, r1, r2
	add.w r1, r1, r9, ror #17
	eor.w r9, r9, r1, ror #17
	eor.w r1, r1, r2
	add.w r1, r1, r9
	eor.w r9, r9, r1, ror #31
	eor.w r1, r1, r2
	add.w r1, r1, r9, ror #24
	eor.w r9, r9, r1, ror #16
	eor.w r1, r1, r2
	eor.w r6, r6, #11
	get r2, 6
	get r8, 2
	constant lr, 5
	add.w r2, r2, r8, ror #31
	eor.w r8, r8, r2, ror #24
	eor.w r2, r2, lr
	add.w r2, r2, r8, ror #17
	eor.w r8, r8, r2, ror #17
	eor.w r2, r2, lr
	add.w r2, r2, r8
	eor.w r8, r8, r2, ror #31
	eor.w r2, r2, lr
	add.w r2, r2, r8, ror #24
	eor.w r8, r8, r2, ror #16
	eor.w r2, r2, lr
	constant lr, 3
	eor.w r11, r11, lr
	add.w r7, r7, r10, ror #31
	eor.w r10, r10, r7, ror #24
	eor.w r7, r7, lr
	add.w r7, r7, r10, ror #17
	eor.w r10, r10, r7, ror #17
	eor.w r7, r7, lr
	add.w r7, r7, r10
	eor.w r10, r10, r7, ror #31
	eor.w r7, r7, lr
	add.w r7, r7, r10, ror #24
	eor.w r10, r10, r7, ror #16
	eor.w r7, r7, lr
	constant lr, 0
	add.w r4, r4, r11, ror #31
	eor.w r11, r11, r4, ror #24
	eor.w r4, r4, lr
	add.w r4, r4, r11, ror #17
	eor.w r11, r11, r4, ror #17
	eor.w r4, r4, lr
	add.w r4, r4, r11
	eor.w r11, r11, r4, ror #31
	eor.w r4, r4, lr
	add.w r4, r4, r11, ror #24
	eor.w r11, r11, r4, ror #16
	eor.w r4, r4, lr
	constant lr, 1
	add.w r12, r12, r6, ror #31
	eor.w r6, r6, r12, ror #24
	eor.w r12, r12, lr
	add.w r12, r12, r6, ror #17
	eor.w r6, r6, r12, ror #17
	eor.w r12, r12, lr
	add.w r12, r12, r6
	eor.w r6, r6, r12, ror #31
	eor.w r12, r12, lr
	add.w r12, r12, r6, ror #24
	eor.w r6, r6, r12, ror #16
	eor.w r12, r12, lr
	constant lr, 2
	add.w r0, r0, r3, ror #31
	eor.w r3, r3, r0, ror #24
	eor.w r0, r0, lr
	add.w r0, r0, r3, ror #17
	eor.w r3, r3, r0, ror #17
	eor.w r0, r0, lr
	add.w r0, r0, r3
	eor.w r3, r3, r0, ror #31
	eor.w r0, r0, lr
	add.w r0, r0, r3, ror #24
	eor.w r3, r3, r0, ror #16
	eor.w r0, r0, lr
	eor.w lr, r4, r12
	eor.w lr, lr, r0
	eor.w lr, lr, r7
	eor.w lr, lr, lr, lsl #16
	eor.w r8, r8, r6
	eor.w r8, r8, lr, ror #16
	eor.w r9, r9, r10
	eor.w r9, r9, lr, ror #16
	eor.w r5, r5, r11
	eor.w r5, r5, lr, ror #16
	eor.w r2, r2, r12
	eor.w r1, r1, r7
	put r12, 4
	put r7, 0
	get r12, 1
	eor.w r12, r12, r3
	eor.w r12, r12, lr, ror #16
	get r7, 3
	eor.w lr, r11, r6
	eor.w lr, lr, r3
	eor.w lr, lr, r10
	eor.w lr, lr, lr, lsl #16
	put r6, 6
	put r10, 2
	get r6, 5
	eor.w r7, r7, r0
	eor.w r6, r6, r4
	eor.w r6, r6, lr, ror #16
	eor.w r2, r2, lr, ror #16
	eor.w r7, r7, lr, ror #16
	eor.w r1, r1, lr, ror #16
	get r10, 7
	str.w r2, [r10, #0]
	str.w r8, [r10, #4]
	str.w r7, [r10, #8]
	str.w r12, [r10, #12]
	str.w r1, [r10, #16]
	str.w r9, [r10, #20]
	str.w r6, [r10, #24]
	str.w r5, [r10, #28]
	str.w r4, [r10, #32]
	str.w r11, [r10, #36]
#if SPARKLE_FPU
	vstr s12, [r10, #40]
#else
	get lr, 4
	str.w lr, [r10, #40]
#endif
#if SPARKLE_FPU
	vstr s14, [r10, #44]
#else
	get lr, 6
	str.w lr, [r10, #44]
#endif
	str.w r0, [r10, #48]
	str.w r3, [r10, #52]
#if SPARKLE_FPU
	vstr s8, [r10, #56]
#else
	get lr, 0
	str.w lr, [r10, #56]
#endif
#if SPARKLE_FPU
	vstr s10, [r10, #60]
#else
	get lr, 2
	str.w lr, [r10, #60]
#endif
#if !SPARKLE_FPU
	add.w sp, sp, #SLOT_BYTES
#endif
	pop.w {r4-r11, pc}
	.size sparkle512, . - sparkle512

#endif
