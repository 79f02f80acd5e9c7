/* Printed by gen/small_armv7em.py, which says how it works.
 *
 * void sparkle384(uint32_t state[12], unsigned steps)
 *
 * SPARKLE384 (Beierle et al., "Schwaemm and Esch", version 1.2), of 7 or 11 steps, in little
 * flash. All sums are mod 2^32, so that nothing can overflow. No branch and no address depends on anything
 * but the number of steps.
 *
 * entry: r0 state, r1 steps
 * exit: -
 * clobbers: r0-r3, r12, lr, flags, s0-s12, s14
 *
 * sparkle384_slim_core is not for C: the loops over blocks jump to it, with their own slots.
 *
 * entry: word k of the state in r(k + 1), the table of constants in lr, slots RETURN and END (loops.inc);
 *        with an FPU, RCON[0] to RCON[5] in s0 to s5
 * exit: the same, but for the last linear layer, and words are left where its result belongs: branches 0 to
 *       5 where branches 3, 4, 5, 2, 0 and 1 were
 * clobbers: r0, lr, flags, s6-s11
 *
 * stack: 36 bytes
 * cycles: 789 (cortex-m4f) for 7 steps
 *         1,206 for 11
 * code: 1,810 bytes, and 44 of constants
 *
 * Without registers of the FPU (-DTHUMBKAT_NO_FPU, or none there):
 *
 * no-fpu stack: 80 bytes
 * no-fpu cycles: 850 (cortex-m4f) for 7 steps
 *                1,304 for 11
 * no-fpu code: 1,842 bytes, and 44 of constants
 */
#include "../../backend.h"

#if SPARKLE_SMALL

#include "../loops.inc"
#define CONSTANTS_IN_FPU 6
#include "../constants.inc"
#include "loop384.inc"

	.syntax unified
	.thumb
	.section .text.sparkle384, "ax", %progbits
	.global sparkle384_steps
	.hidden sparkle384_steps
	.type sparkle384_steps, %object
	.p2align 6
sparkle384_steps:
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
	.size sparkle384_steps, . - sparkle384_steps
	.global sparkle384
	.type sparkle384, %function
	.global sparkle384_slim_core
	.hidden sparkle384_slim_core
	.type sparkle384_slim_core, %function
	.thumb_func
sparkle384:
	push.w {r4-r11, lr}
#if !SPARKLE_FPU
	sub.w sp, sp, #SLOT_BYTES
#endif
	PUT(r0, IN)
	adr.w lr, .Lround_constants
#if SPARKLE_FPU
	vldm lr, {s0-s5}
#endif
	add.w r1, lr, r1, lsl #2
#if !SPARKLE_FPU
	sub.w r1, r1, #16
#endif
	PUT(r1, END)
	ldm.w r0, {r1-r12}
	.thumb_func
sparkle384_slim_core:
	ubfx r0, lr, #2, #4
	eor.w r4, r4, r0
	begin_loop
	GET(r0, END)
	cmp.w lr, r0
	constant_of_step r0, 0
	eor.w r2, r2, r0
	constant lr, 5
	add.w r0, r11, r12, ror #31
	eor.w r12, r12, r0, ror #24
	eor.w r0, r0, lr
	add.w r0, r0, r12, ror #17
	eor.w r12, r12, r0, ror #17
	eor.w r0, r0, lr
	add.w r0, r0, r12
	eor.w r12, r12, r0, ror #31
	eor.w r0, r0, lr
	add.w r0, r0, r12, ror #24
	eor.w r12, r12, r0, ror #16
	eor.w r0, r0, lr
	constant lr, 0
	add.w r11, r1, r2, ror #31
	eor.w r2, r2, r11, ror #24
	eor.w r11, r11, lr
	add.w r11, r11, r2, ror #17
	eor.w r2, r2, r11, ror #17
	eor.w r11, r11, lr
	add.w r11, r11, r2
	eor.w r2, r2, r11, ror #31
	eor.w r11, r11, lr
	add.w r11, r11, r2, ror #24
	eor.w r2, r2, r11, ror #16
	eor.w r11, r11, lr
	constant lr, 3
	add.w r1, r7, r8, ror #31
	eor.w r8, r8, r1, ror #24
	eor.w r1, r1, lr
	add.w r1, r1, r8, ror #17
	eor.w r8, r8, r1, ror #17
	eor.w r1, r1, lr
	add.w r1, r1, r8
	eor.w r8, r8, r1, ror #31
	eor.w r1, r1, lr
	add.w r1, r1, r8, ror #24
	eor.w r8, r8, r1, ror #16
	eor.w r1, r1, lr
	constant lr, 1
	add.w r7, r3, r4, ror #31
	eor.w r4, r4, r7, ror #24
	eor.w r7, r7, lr
	add.w r7, r7, r4, ror #17
	eor.w r4, r4, r7, ror #17
	eor.w r7, r7, lr
	add.w r7, r7, r4
	eor.w r4, r4, r7, ror #31
	eor.w r7, r7, lr
	add.w r7, r7, r4, ror #24
	eor.w r4, r4, r7, ror #16
	eor.w r7, r7, lr
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
	eor.w r3, r1, r11
	eor.w r9, r9, r7
	eor.w r1, r0, r5
	eor.w r8, r8, r2
	eor.w r10, r10, r4
	eor.w r12, r12, r6
	eor.w r0, r11, r7
	eor.w r0, r0, r5
	eor.w r0, r0, r0, lsl #16
	eor.w r8, r8, r0, ror #16
	eor.w r10, r10, r0, ror #16
	eor.w r12, r12, r0, ror #16
	eor.w r0, r2, r4
	eor.w r0, r0, r6
	eor.w r0, r0, r0, lsl #16
	eor.w r3, r3, r0, ror #16
	eor.w r9, r9, r0, ror #16
	eor.w r1, r1, r0, ror #16
	eor.w r12, r12, #1
	step_of_loop r0
	eor.w r12, r12, r0
	constant_of_step r0, 1
	eor.w r10, r10, r0
	add.w r7, r7, r4, ror #31
	eor.w r0, r4, r7, ror #24
	eor.w r7, r7, lr
	add.w r7, r7, r0, ror #17
	eor.w r0, r0, r7, ror #17
	eor.w r7, r7, lr
	add.w r7, r7, r0
	eor.w r0, r0, r7, ror #31
	eor.w r7, r7, lr
	add.w r7, r7, r0, ror #24
	eor.w r0, r0, r7, ror #16
	eor.w r7, r7, lr
	constant lr, 2
	add.w r3, r3, r8, ror #31
	eor.w r4, r8, r3, ror #24
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
	add.w r11, r11, r2, ror #31
	eor.w r8, r2, r11, ror #24
	eor.w r11, r11, lr
	add.w r11, r11, r8, ror #17
	eor.w r8, r8, r11, ror #17
	eor.w r11, r11, lr
	add.w r11, r11, r8
	eor.w r8, r8, r11, ror #31
	eor.w r11, r11, lr
	add.w r11, r11, r8, ror #24
	eor.w r8, r8, r11, ror #16
	eor.w r11, r11, lr
	constant lr, 1
	add.w r1, r1, r12, ror #31
	eor.w r2, r12, r1, ror #24
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
	constant lr, 5
	add.w r12, r5, r6, ror #31
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
	add.w r5, r9, r10, ror #31
	eor.w r10, r10, r5, ror #24
	eor.w r5, r5, lr
	add.w r5, r5, r10, ror #17
	eor.w r10, r10, r5, ror #17
	eor.w r5, r5, lr
	add.w r5, r5, r10
	eor.w r10, r10, r5, ror #31
	eor.w r5, r5, lr
	add.w r5, r5, r10, ror #24
	eor.w r10, r10, r5, ror #16
	eor.w r5, r5, lr
	eor.w r11, r11, r5
	eor.w r7, r7, r1
	eor.w r9, r12, r3
	eor.w r12, r8, r10
	eor.w r8, r0, r2
	eor.w r0, r6, r4
	eor.w r6, r5, r1
	eor.w r6, r6, r3
	eor.w r6, r6, r6, lsl #16
	eor.w r12, r12, r6, ror #16
	eor.w r8, r8, r6, ror #16
	eor.w r0, r0, r6, ror #16
	eor.w r6, r10, r2
	eor.w r6, r6, r4
	eor.w r6, r6, r6, lsl #16
	eor.w r11, r11, r6, ror #16
	eor.w r7, r7, r6, ror #16
	eor.w r9, r9, r6, ror #16
	eor.w r0, r0, #2
	step_of_loop r6
	eor.w r0, r0, r6
	constant_of_step r6, 2
	eor.w r8, r8, r6
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
	add.w r5, r5, r10, ror #31
	eor.w r6, r10, r5, ror #24
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
	add.w r9, r9, r0, ror #31
	eor.w r10, r0, r9, ror #24
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
	constant lr, 5
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
	beq.w .Lloop
	bhi.w .Lfunction
	eor.w r5, r5, r7
	eor.w r1, r1, r9
	eor.w r0, r3, r11
	eor.w r6, r6, r8
	eor.w r2, r2, r10
	eor.w r4, r4, r12
	eor.w r3, r7, r9
	eor.w r3, r3, r11
	eor.w r3, r3, r3, lsl #16
	eor.w r6, r6, r3, ror #16
	eor.w r2, r2, r3, ror #16
	eor.w r4, r4, r3, ror #16
	eor.w r3, r8, r10
	eor.w r3, r3, r12
	eor.w r3, r3, r3, lsl #16
	eor.w r5, r5, r3, ror #16
	eor.w r1, r1, r3, ror #16
	eor.w r0, r0, r3, ror #16
	eor.w r4, r4, #3
	step_of_loop r3
	eor.w r4, r4, r3
	constant_of_step r3, 3
	eor.w r2, r2, r3
	add.w r3, r11, r12, ror #31
	eor.w r12, r12, r3, ror #24
	eor.w r3, r3, lr
	add.w r3, r3, r12, ror #17
	eor.w r12, r12, r3, ror #17
	eor.w r3, r3, lr
	add.w r3, r3, r12
	eor.w r12, r12, r3, ror #31
	eor.w r3, r3, lr
	add.w r3, r3, r12, ror #24
	eor.w r12, r12, r3, ror #16
	eor.w r3, r3, lr
	constant lr, 2
	add.w r11, r5, r6, ror #31
	eor.w r6, r6, r11, ror #24
	eor.w r11, r11, lr
	add.w r11, r11, r6, ror #17
	eor.w r6, r6, r11, ror #17
	eor.w r11, r11, lr
	add.w r11, r11, r6
	eor.w r6, r6, r11, ror #31
	eor.w r11, r11, lr
	add.w r11, r11, r6, ror #24
	eor.w r6, r6, r11, ror #16
	eor.w r11, r11, lr
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
	constant lr, 4
	add.w r1, r9, r10, ror #31
	eor.w r10, r10, r1, ror #24
	eor.w r1, r1, lr
	add.w r1, r1, r10, ror #17
	eor.w r10, r10, r1, ror #17
	eor.w r1, r1, lr
	add.w r1, r1, r10
	eor.w r10, r10, r1, ror #31
	eor.w r1, r1, lr
	add.w r1, r1, r10, ror #24
	eor.w r10, r10, r1, ror #16
	eor.w r1, r1, lr
	constant lr, 1
	add.w r9, r0, r4, ror #31
	eor.w r0, r4, r9, ror #24
	eor.w r9, r9, lr
	add.w r9, r9, r0, ror #17
	eor.w r0, r0, r9, ror #17
	eor.w r9, r9, lr
	add.w r9, r9, r0
	eor.w r0, r0, r9, ror #31
	eor.w r9, r9, lr
	add.w r9, r9, r0, ror #24
	eor.w r0, r0, r9, ror #16
	eor.w r9, r9, lr
	eor.w r3, r3, r11
	eor.w r5, r5, r7
	eor.w r1, r1, r9
	eor.w r4, r12, r6
	mov.w r12, r6
	eor.w r6, r8, r2
	mov.w r8, r2
	eor.w r2, r10, r0
	mov.w r10, r0
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
	next_loop
	b.w sparkle384_slim_core
.Lfunction:
	linear_layer384
	GET(r0, IN)
	str.w r1, [r0, #0]
	str.w r2, [r0, #4]
	str.w r3, [r0, #8]
	str.w r4, [r0, #12]
	str.w r5, [r0, #16]
	str.w r6, [r0, #20]
	str.w r7, [r0, #24]
	str.w r8, [r0, #28]
	str.w r9, [r0, #32]
	str.w r10, [r0, #36]
	str.w r11, [r0, #40]
	str.w r12, [r0, #44]
#if !SPARKLE_FPU
	add.w sp, sp, #SLOT_BYTES
#endif
	pop.w {r4-r11, pc}
.Lloop:
	GET(lr, RETURN)
	bx lr
	.size sparkle384, . - sparkle384
	.size sparkle384_slim_core, . - sparkle384_slim_core

#endif
