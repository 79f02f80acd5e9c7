/* Printed by gen/small_armv7em.py, which says how it works.
 *
 * void sparkle256(uint32_t state[8], unsigned steps)
 *
 * SPARKLE256 (Beierle et al., "Schwaemm and Esch", version 1.2), of 7 or 10 steps, in little
 * flash. All sums are mod 2^32, so that nothing can overflow. No branch and no address depends on anything
 * but the number of steps.
 *
 * entry: r0 state, r1 steps
 * exit: -
 * clobbers: r0-r3, r12, lr, flags, s12, s14
 *
 * sparkle256_slim_core is not for C: the loops over blocks jump to it, with their own slots.
 *
 * entry: word k of the state in r(k + 1), RCON[0] to RCON[3] in r9 to r12, slots RETURN and END (loops.inc)
 * exit: the same, but for the last linear layer, and words are left where its result belongs: branches 0 to
 *       3 where branches 2, 3, 1 and 0 were
 * clobbers: r0, lr, flags
 *
 * stack: 36 bytes
 * cycles: 519 (cortex-m4f) for 7 steps
 *         718 for 10
 * code: 914 bytes, and 40 of constants
 *
 * Without registers of the FPU (-DTHUMBKAT_NO_FPU, or none there):
 *
 * no-fpu stack: 80 bytes
 * no-fpu cycles: 528 (cortex-m4f) for 7 steps
 *                728 for 10
 * no-fpu code: 922 bytes, and 40 of constants
 */
#include "../../backend.h"

#if SPARKLE_SMALL

#include "../loops.inc"

	.syntax unified
	.thumb
	.section .text.sparkle256, "ax", %progbits
	.global sparkle256_steps
	.hidden sparkle256_steps
	.type sparkle256_steps, %object
	.p2align 6
sparkle256_steps:
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
	.size sparkle256_steps, . - sparkle256_steps
	.global sparkle256
	.type sparkle256, %function
	.global sparkle256_slim_core
	.hidden sparkle256_slim_core
	.type sparkle256_slim_core, %function
	.thumb_func
sparkle256:
	push.w {r4-r11, lr}
#if !SPARKLE_FPU
	sub.w sp, sp, #SLOT_BYTES
#endif
	PUT(r0, IN)
	adr.w lr, .Lround_constants
	add.w r1, lr, r1, lsl #2
	PUT(r1, END)
	ldm.w lr, {r9-r12}
	ldm.w r0, {r1-r8}
	.thumb_func
sparkle256_slim_core:
	adr.w r0, .Lround_constants
	b.w .Lfirst
	.p2align 2
.Lmore:
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
	ubfx lr, r0, #2, #4
	eor.w r4, r4, lr
	ldr.w lr, [r0], #4
	eor.w r2, r2, lr
	add.w lr, r1, r2, ror #31
	add.w r1, r3, r4, ror #31
	eor.w r2, r2, lr, ror #24
	eor.w r3, lr, r9
	add.w r3, r3, r2, ror #17
	eor.w lr, r2, r3, ror #17
	eor.w r2, r4, r1, ror #24
	eor.w r3, r3, r9
	add.w r3, r3, lr
	eor.w r4, lr, r3, ror #31
	eor.w r3, r3, r9
	add.w r3, r3, r4, ror #24
	eor.w r4, r4, r3, ror #16
	eor.w r3, r3, r9
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
	add.w lr, r5, r6, ror #31
	add.w r5, r7, r8, ror #31
	eor.w r6, r6, lr, ror #24
	eor.w r7, lr, r11
	add.w r7, r7, r6, ror #17
	eor.w lr, r6, r7, ror #17
	eor.w r6, r8, r5, ror #24
	eor.w r7, r7, r11
	add.w r7, r7, lr
	eor.w r8, lr, r7, ror #31
	eor.w r7, r7, r11
	add.w r7, r7, r8, ror #24
	eor.w r8, r8, r7, ror #16
	eor.w r7, r7, r11
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
	ubfx lr, r0, #2, #4
	eor.w r8, r8, lr
	ldr.w lr, [r0], #4
	eor.w r6, r6, lr
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
.Lfirst:
	ubfx lr, r0, #2, #4
	eor.w r4, r4, lr
	ldr.w lr, [r0], #4
	eor.w r2, r2, lr
	add.w lr, r1, r2, ror #31
	add.w r1, r7, r8, ror #31
	add.w r7, r3, r4, ror #31
	add.w r3, r5, r6, ror #31
	eor.w r2, r2, lr, ror #24
	eor.w r5, lr, r9
	add.w r5, r5, r2, ror #17
	eor.w lr, r2, r5, ror #17
	eor.w r2, r8, r1, ror #24
	eor.w r8, r4, r7, ror #24
	eor.w r4, r6, r3, ror #24
	eor.w r5, r5, r9
	add.w r5, r5, lr
	eor.w r6, lr, r5, ror #31
	eor.w r5, r5, r9
	add.w r5, r5, r6, ror #24
	eor.w r6, r6, r5, ror #16
	eor.w r5, r5, r9
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
	GET(lr, END)
	cmp.w r0, lr
	blo.w .Lmore
	bhi.w .Lloop
.Lfunction:
	linear_layer256
	GET(r0, IN)
	str.w r1, [r0, #0]
	str.w r2, [r0, #4]
	str.w r3, [r0, #8]
	str.w r4, [r0, #12]
	str.w r5, [r0, #16]
	str.w r6, [r0, #20]
	str.w r7, [r0, #24]
	str.w r8, [r0, #28]
#if !SPARKLE_FPU
	add.w sp, sp, #SLOT_BYTES
#endif
	pop.w {r4-r11, pc}
.Lloop:
	GET(lr, RETURN)
	bx lr
	.size sparkle256, . - sparkle256
	.size sparkle256_slim_core, . - sparkle256_slim_core

#endif
