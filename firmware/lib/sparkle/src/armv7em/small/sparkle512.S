/* Printed by gen/small_armv7em.py, which says how it works.
 *
 * void sparkle512(uint32_t state[16], unsigned steps)
 *
 * SPARKLE512 (Beierle et al., "Schwaemm and Esch", version 1.2), of 8 or 12 steps, in little
 * flash. All sums are mod 2^32, so that nothing can overflow. No branch and no address depends on anything
 * but the number of steps.
 *
 * entry: r0 state, r1 steps
 * exit: -
 * clobbers: r0-r3, r12, lr, flags, s0-s15
 *
 * sparkle512_slim_core is not for C: the loops over blocks jump to it, with their own slots.
 *
 * entry: word k of the state in r(k + 1) up to r12, words 12 to 15 in slots 0 to 3, two words of the stack
 *        (wide.inc); with an FPU, RCON[0] to RCON[7] in s0 to s7
 * exit: as on entry, after all steps
 * clobbers: r0, lr, flags, slots 4 to 7
 *
 * stack: 48 bytes
 * cycles: 1,275 (cortex-m4f) for 8 steps
 *         1,873 for 12
 * code: 1,250 bytes, and 48 of constants
 *
 * Without registers of the FPU (-DTHUMBKAT_NO_FPU, or none there):
 *
 * no-fpu stack: 96 bytes
 * no-fpu cycles: 1,407 (cortex-m4f) for 8 steps
 *                2,069 for 12
 * no-fpu code: 1,310 bytes, and 48 of constants
 */
#include "../../backend.h"

#if SPARKLE_SMALL

#include "../wide.inc"

	.syntax unified
	.thumb
	.section .text.sparkle512, "ax", %progbits
	.global sparkle512_steps
	.hidden sparkle512_steps
	.type sparkle512_steps, %object
	.p2align 6
sparkle512_steps:
.Lround_constants:
	.word 0xb7e15162
	.word 0xbf715880
	.word 0x38b4da56
	.word 0x324e7738
	.word 0xbb1185eb
	.word 0x4f7c7b57
	.word 0xcfbfa1c8
	.word 0xc2b3293d
	.word 0xb7e15162
	.word 0xbf715880
	.word 0x38b4da56
	.word 0x324e7738
	.size sparkle512_steps, . - sparkle512_steps
	.global sparkle512
	.type sparkle512, %function
	.global sparkle512_slim_core
	.hidden sparkle512_slim_core
	.type sparkle512_slim_core, %function
	.thumb_func
sparkle512:
	push.w {r0, r4-r11, lr}
	sub.w sp, sp, #SLOT_BYTES
	adr.w lr, .Lround_constants
#if SPARKLE_FPU
	vldm lr, {s0-s7}
#endif
	add.w r1, lr, r1, lsl #2
	str.w r1, [sp, #END_AT]
	load_wide
	.thumb_func
sparkle512_slim_core:
	adr.w r0, .Lround_constants
	put r0, POINTER
	.p2align 2
.Lmore:
	ldr.w lr, [r0, #0]
	ubfx r0, r0, #2, #4
	eor.w r2, r2, lr
	eor.w r4, r4, r0
	constant lr, 2
	add.w r0, r5, r6, ror #31
	eor.w r6, r6, r0, ror #24
	eor.w r0, r0, lr
	add.w r0, r0, r6, ror #17
	eor.w r6, r6, r0, ror #17
	eor.w r0, r0, lr
	add.w r0, r0, r6
	eor.w r6, r6, r0, ror #31
	eor.w r0, r0, lr
	add.w r0, r0, r6, ror #24
	eor.w r6, r6, r0, ror #16
	eor.w r0, r0, lr
	constant lr, 3
	add.w r5, r7, r8, ror #31
	eor.w r8, r8, r5, ror #24
	eor.w r5, r5, lr
	add.w r5, r5, r8, ror #17
	eor.w r8, r8, r5, ror #17
	eor.w r5, r5, lr
	add.w r5, r5, r8
	eor.w r8, r8, r5, ror #31
	eor.w r5, r5, lr
	add.w r5, r5, r8, ror #24
	eor.w r8, r8, r5, ror #16
	eor.w r5, r5, lr
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
	constant lr, 0
	add.w r7, r1, r2, ror #31
	eor.w r2, r2, r7, ror #24
	eor.w r7, r7, lr
	add.w r7, r7, r2, ror #17
	eor.w r2, r2, r7, ror #17
	eor.w r7, r7, lr
	add.w r7, r7, r2
	eor.w r2, r2, r7, ror #31
	eor.w r7, r7, lr
	add.w r7, r7, r2, ror #24
	eor.w r2, r2, r7, ror #16
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
	eor.w r1, r7, r3
	eor.w r1, r1, r0
	eor.w r1, r1, r5
	eor.w r1, r1, r1, lsl #16
	eor.w lr, r2, r4
	eor.w lr, lr, r6
	eor.w lr, lr, r8
	eor.w lr, lr, lr, lsl #16
	eor.w r12, r12, r4
	eor.w r12, r12, r1, ror #16
	eor.w r11, r11, r3
	eor.w r11, r11, lr, ror #16
	put r3, 4
	put r4, 6
	constant r4, 4
	add.w r9, r9, r10, ror #31
	eor.w r10, r10, r9, ror #24
	eor.w r9, r9, r4
	add.w r9, r9, r10, ror #17
	eor.w r10, r10, r9, ror #17
	eor.w r9, r9, r4
	add.w r9, r9, r10
	eor.w r10, r10, r9, ror #31
	eor.w r9, r9, r4
	add.w r9, r9, r10, ror #24
	eor.w r10, r10, r9, ror #16
	eor.w r9, r9, r4
	eor.w r10, r10, r2
	eor.w r10, r10, r1, ror #16
	eor.w r9, r9, r7
	eor.w r9, r9, lr, ror #16
	add.w r7, r7, r2, ror #31
	eor.w r2, r2, r7, ror #24
	eor.w r7, r7, r4
	add.w r7, r7, r2, ror #17
	eor.w r2, r2, r7, ror #17
	eor.w r7, r7, r4
	add.w r7, r7, r2
	eor.w r2, r2, r7, ror #31
	eor.w r7, r7, r4
	add.w r7, r7, r2, ror #24
	eor.w r2, r2, r7, ror #16
	eor.w r7, r7, r4
	put r7, 5
	get r7, 0
	put r2, 0
	get r3, 1
	constant r2, 6
	add.w r7, r7, r3, ror #31
	eor.w r3, r3, r7, ror #24
	eor.w r7, r7, r2
	add.w r7, r7, r3, ror #17
	eor.w r3, r3, r7, ror #17
	eor.w r7, r7, r2
	add.w r7, r7, r3
	eor.w r3, r3, r7, ror #31
	eor.w r7, r7, r2
	add.w r7, r7, r3, ror #24
	eor.w r3, r3, r7, ror #16
	eor.w r7, r7, r2
	eor.w r3, r3, r6
	eor.w r3, r3, r1, ror #16
	eor.w r7, r7, r0
	eor.w r7, r7, lr, ror #16
	add.w r0, r0, r6, ror #31
	eor.w r4, r6, r0, ror #24
	eor.w r0, r0, r2
	add.w r0, r0, r4, ror #17
	eor.w r4, r4, r0, ror #17
	eor.w r0, r0, r2
	add.w r0, r0, r4
	eor.w r4, r4, r0, ror #31
	eor.w r0, r0, r2
	add.w r0, r0, r4, ror #24
	eor.w r4, r4, r0, ror #16
	eor.w r0, r0, r2
	put r0, 1
	get r6, 2
	get r0, 3
	constant r2, 7
	add.w r6, r6, r0, ror #31
	eor.w r0, r0, r6, ror #24
	eor.w r6, r6, r2
	add.w r6, r6, r0, ror #17
	eor.w r0, r0, r6, ror #17
	eor.w r6, r6, r2
	add.w r6, r6, r0
	eor.w r0, r0, r6, ror #31
	eor.w r6, r6, r2
	add.w r6, r6, r0, ror #24
	eor.w r0, r0, r6, ror #16
	eor.w r6, r6, r2
	eor.w r0, r0, r8
	eor.w r0, r0, r1, ror #16
	eor.w r6, r6, r5
	eor.w r6, r6, lr, ror #16
	add.w r5, r5, r8, ror #31
	eor.w r8, r8, r5, ror #24
	eor.w r5, r5, r2
	add.w r5, r5, r8, ror #17
	eor.w r8, r8, r5, ror #17
	eor.w r5, r5, r2
	add.w r5, r5, r8
	eor.w r8, r8, r5, ror #31
	eor.w r5, r5, r2
	add.w r5, r5, r8, ror #24
	eor.w r8, r8, r5, ror #16
	eor.w r5, r5, r2
	get r2, POINTER
	ldr.w r1, [r2, #4]
	ubfx r2, r2, #2, #4
	eor.w r12, r12, r1
	eor.w r3, r3, #1
	eor.w r3, r3, r2
	get r1, 4
	get r2, 6
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
	constant lr, 2
	add.w r6, r6, r0, ror #31
	eor.w r0, r0, r6, ror #24
	eor.w r6, r6, lr
	add.w r6, r6, r0, ror #17
	eor.w r0, r0, r6, ror #17
	eor.w r6, r6, lr
	add.w r6, r6, r0
	eor.w r0, r0, r6, ror #31
	eor.w r6, r6, lr
	add.w r6, r6, r0, ror #24
	eor.w r0, r0, r6, ror #16
	eor.w r6, r6, lr
	constant lr, 1
	add.w r7, r7, r3, ror #31
	eor.w r3, r3, r7, ror #24
	eor.w r7, r7, lr
	add.w r7, r7, r3, ror #17
	eor.w r3, r3, r7, ror #17
	eor.w r7, r7, lr
	add.w r7, r7, r3
	eor.w r3, r3, r7, ror #31
	eor.w r7, r7, lr
	add.w r7, r7, r3, ror #24
	eor.w r3, r3, r7, ror #16
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
	eor.w lr, r11, r7
	eor.w lr, lr, r6
	eor.w lr, lr, r9
	eor.w lr, lr, lr, lsl #16
	eor.w r2, r2, r3
	eor.w r2, r2, lr, ror #16
	eor.w r8, r8, r10
	eor.w r8, r8, lr, ror #16
	eor.w r4, r4, r0
	eor.w r4, r4, lr, ror #16
	eor.w r1, r1, r7
	eor.w r5, r5, r9
	put r7, 6
	put r9, 2
	get r9, 0
	eor.w r9, r9, r12
	eor.w r9, r9, lr, ror #16
	get r7, 5
	eor.w lr, r12, r3
	eor.w lr, lr, r0
	eor.w lr, lr, r10
	eor.w lr, lr, lr, lsl #16
	put r3, 4
	put r10, 3
	get r3, 1
	eor.w r7, r7, r11
	eor.w r3, r3, r6
	eor.w r7, r7, lr, ror #16
	eor.w r1, r1, lr, ror #16
	eor.w r3, r3, lr, ror #16
	eor.w r5, r5, lr, ror #16
	mov.w r10, r12
	get r12, 4
	put r6, 0
	mov.w r6, r8
	mov.w r8, r9
	mov.w r9, r11
	get r11, 6
	put r0, 1
	get r0, POINTER
	ldr.w lr, [sp, #END_AT]
	add.w r0, r0, #8
	put r0, POINTER
	cmp.w r0, lr
	blo.w .Lmore
	bhi.w .Lloop
.Lfunction:
	ldr.w r0, [sp, #SLOT_BYTES]
	store_wide
	add.w sp, sp, #SLOT_BYTES + 4
	pop.w {r4-r11, pc}
.Lloop:
	ldr.w lr, [sp, #RETURN_AT]
	bx lr
	.size sparkle512, . - sparkle512
	.size sparkle512_slim_core, . - sparkle512_slim_core

#endif
