/* Printed by gen/sparkle512_armv7em.py, which says how it works.
 *
 * Not for C: the loops over blocks jump here, with the state in registers.
 *
 * Eight steps of SPARKLE512 (Beierle et al., "Schwaemm and Esch", version 1.2). All sums are mod 2^32, so
 * that nothing can overflow. No branch and no address depends on data.
 *
 * entry: word k of the state in r(k + 1) up to r12, words 12 to 15 in slots 0 to 3, and the address of what
 *        follows in slot 7 (wide.inc); with an FPU, RCON[0] to RCON[7] in s0 to s7
 * exit: as on entry
 * clobbers: r0, lr, slots 4 to 6; the flags stay
 * stack: 0 bytes
 * code: 4,406 bytes
 *
 * Without registers of the FPU (-DTHUMBKAT_NO_FPU, or none there):
 *
 * no-fpu stack: 0 bytes
 * no-fpu code: 4,618 bytes
 */
#include "../backend.h"

#if SPARKLE_BACKEND == SPARKLE_BACKEND_ARMV7EM

#include "wide.inc"

	.syntax unified
	.thumb
	.section .text.sparkle512_slim_core, "ax", %progbits
	.p2align 2
	.global sparkle512_slim_core
	.hidden sparkle512_slim_core
	.type sparkle512_slim_core, %function
	.thumb_func
sparkle512_slim_core:
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
	eor.w r0, r1, r3
	eor.w r0, r0, r5
	eor.w r0, r0, r7
	eor.w r0, r0, r0, lsl #16
	eor.w lr, r2, r4
	eor.w lr, lr, r6
	eor.w lr, lr, r8
	eor.w lr, lr, lr, lsl #16
	eor.w r12, r12, r4
	eor.w r12, r12, r0, ror #16
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
	eor.w r10, r10, r0, ror #16
	eor.w r9, r9, r1
	eor.w r9, r9, lr, ror #16
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
	put r1, 5
	get r3, 2
	put r2, 2
	get r1, 3
	constant r2, 7
	add.w r3, r3, r1, ror #31
	eor.w r1, r1, r3, ror #24
	eor.w r3, r3, r2
	add.w r3, r3, r1, ror #17
	eor.w r1, r1, r3, ror #17
	eor.w r3, r3, r2
	add.w r3, r3, r1
	eor.w r1, r1, r3, ror #31
	eor.w r3, r3, r2
	add.w r3, r3, r1, ror #24
	eor.w r1, r1, r3, ror #16
	eor.w r3, r3, r2
	eor.w r1, r1, r8
	eor.w r1, r1, r0, ror #16
	eor.w r3, r3, r7
	eor.w r3, r3, lr, ror #16
	add.w r7, r7, r8, ror #31
	eor.w r8, r8, r7, ror #24
	eor.w r7, r7, r2
	add.w r7, r7, r8, ror #17
	eor.w r8, r8, r7, ror #17
	eor.w r7, r7, r2
	add.w r7, r7, r8
	eor.w r8, r8, r7, ror #31
	eor.w r7, r7, r2
	add.w r7, r7, r8, ror #24
	eor.w r8, r8, r7, ror #16
	eor.w r7, r7, r2
	put r7, 3
	get r4, 0
	get r2, 1
	constant r7, 6
	add.w r4, r4, r2, ror #31
	eor.w r2, r2, r4, ror #24
	eor.w r4, r4, r7
	add.w r4, r4, r2, ror #17
	eor.w r2, r2, r4, ror #17
	eor.w r4, r4, r7
	add.w r4, r4, r2
	eor.w r2, r2, r4, ror #31
	eor.w r4, r4, r7
	add.w r4, r4, r2, ror #24
	eor.w r2, r2, r4, ror #16
	eor.w r4, r4, r7
	eor.w r2, r2, r6
	eor.w r2, r2, r0, ror #16
	eor.w r4, r4, r5
	eor.w r4, r4, lr, ror #16
	add.w r5, r5, r6, ror #31
	eor.w r6, r6, r5, ror #24
	eor.w r5, r5, r7
	add.w r5, r5, r6, ror #17
	eor.w r6, r6, r5, ror #17
	eor.w r5, r5, r7
	add.w r5, r5, r6
	eor.w r6, r6, r5, ror #31
	eor.w r5, r5, r7
	add.w r5, r5, r6, ror #24
	eor.w r6, r6, r5, ror #16
	eor.w r5, r5, r7
	eor.w r2, r2, #1
	get r7, 4
	get lr, 6
	constant r0, 5
	add.w r7, r7, lr, ror #31
	eor.w lr, lr, r7, ror #24
	eor.w r7, r7, r0
	add.w r7, r7, lr, ror #17
	eor.w lr, lr, r7, ror #17
	eor.w r7, r7, r0
	add.w r7, r7, lr
	eor.w lr, lr, r7, ror #31
	eor.w r7, r7, r0
	add.w r7, r7, lr, ror #24
	eor.w lr, lr, r7, ror #16
	eor.w r7, r7, r0
	constant r0, 1
	eor.w r12, r12, r0
	add.w r4, r4, r2, ror #31
	eor.w r2, r2, r4, ror #24
	eor.w r4, r4, r0
	add.w r4, r4, r2, ror #17
	eor.w r2, r2, r4, ror #17
	eor.w r4, r4, r0
	add.w r4, r4, r2
	eor.w r2, r2, r4, ror #31
	eor.w r4, r4, r0
	add.w r4, r4, r2, ror #24
	eor.w r2, r2, r4, ror #16
	eor.w r4, r4, r0
	constant r0, 2
	add.w r3, r3, r1, ror #31
	eor.w r1, r1, r3, ror #24
	eor.w r3, r3, r0
	add.w r3, r3, r1, ror #17
	eor.w r1, r1, r3, ror #17
	eor.w r3, r3, r0
	add.w r3, r3, r1
	eor.w r1, r1, r3, ror #31
	eor.w r3, r3, r0
	add.w r3, r3, r1, ror #24
	eor.w r1, r1, r3, ror #16
	eor.w r3, r3, r0
	constant r0, 0
	add.w r11, r11, r12, ror #31
	eor.w r12, r12, r11, ror #24
	eor.w r11, r11, r0
	add.w r11, r11, r12, ror #17
	eor.w r12, r12, r11, ror #17
	eor.w r11, r11, r0
	add.w r11, r11, r12
	eor.w r12, r12, r11, ror #31
	eor.w r11, r11, r0
	add.w r11, r11, r12, ror #24
	eor.w r12, r12, r11, ror #16
	eor.w r11, r11, r0
	constant r0, 3
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
	eor.w r0, r11, r4
	eor.w r0, r0, r3
	eor.w r0, r0, r9
	eor.w r0, r0, r0, lsl #16
	eor.w lr, lr, r2
	eor.w lr, lr, r0, ror #16
	eor.w r6, r6, r1
	eor.w r6, r6, r0, ror #16
	eor.w r8, r8, r10
	eor.w r8, r8, r0, ror #16
	eor.w r7, r7, r4
	eor.w r5, r5, r3
	put r4, 0
	put r3, 1
	get r3, 2
	eor.w r3, r3, r12
	eor.w r3, r3, r0, ror #16
	get r4, 5
	eor.w r0, r12, r2
	eor.w r0, r0, r1
	eor.w r0, r0, r10
	eor.w r0, r0, r0, lsl #16
	put r2, 2
	put r1, 5
	get r1, 3
	eor.w r4, r4, r11
	eor.w r1, r1, r9
	eor.w r4, r4, r0, ror #16
	eor.w r7, r7, r0, ror #16
	eor.w r5, r5, r0, ror #16
	eor.w r1, r1, r0, ror #16
	eor.w r6, r6, #2
	constant r0, 2
	eor.w lr, lr, r0
	add.w r1, r1, r8, ror #31
	eor.w r8, r8, r1, ror #24
	eor.w r1, r1, r0
	add.w r1, r1, r8, ror #17
	eor.w r8, r8, r1, ror #17
	eor.w r1, r1, r0
	add.w r1, r1, r8
	eor.w r8, r8, r1, ror #31
	eor.w r1, r1, r0
	add.w r1, r1, r8, ror #24
	eor.w r8, r8, r1, ror #16
	eor.w r1, r1, r0
	constant r0, 0
	add.w r7, r7, lr, ror #31
	eor.w lr, lr, r7, ror #24
	eor.w r7, r7, r0
	add.w r7, r7, lr, ror #17
	eor.w lr, lr, r7, ror #17
	eor.w r7, r7, r0
	add.w r7, r7, lr
	eor.w lr, lr, r7, ror #31
	eor.w r7, r7, r0
	add.w r7, r7, lr, ror #24
	eor.w lr, lr, r7, ror #16
	eor.w r7, r7, r0
	constant r0, 3
	add.w r4, r4, r3, ror #31
	eor.w r2, r3, r4, ror #24
	eor.w r4, r4, r0
	add.w r4, r4, r2, ror #17
	eor.w r2, r2, r4, ror #17
	eor.w r4, r4, r0
	add.w r4, r4, r2
	eor.w r2, r2, r4, ror #31
	eor.w r4, r4, r0
	add.w r4, r4, r2, ror #24
	eor.w r2, r2, r4, ror #16
	eor.w r4, r4, r0
	constant r0, 1
	add.w r5, r5, r6, ror #31
	eor.w r6, r6, r5, ror #24
	eor.w r5, r5, r0
	add.w r5, r5, r6, ror #17
	eor.w r6, r6, r5, ror #17
	eor.w r5, r5, r0
	add.w r5, r5, r6
	eor.w r6, r6, r5, ror #31
	eor.w r5, r5, r0
	add.w r5, r5, r6, ror #24
	eor.w r6, r6, r5, ror #16
	eor.w r5, r5, r0
	constant r0, 4
	add.w r11, r11, r12, ror #31
	eor.w r12, r12, r11, ror #24
	eor.w r11, r11, r0
	add.w r11, r11, r12, ror #17
	eor.w r12, r12, r11, ror #17
	eor.w r11, r11, r0
	add.w r11, r11, r12
	eor.w r12, r12, r11, ror #31
	eor.w r11, r11, r0
	add.w r11, r11, r12, ror #24
	eor.w r12, r12, r11, ror #16
	eor.w r11, r11, r0
	eor.w r3, r7, r5
	eor.w r3, r3, r1
	eor.w r3, r3, r4
	eor.w r3, r3, r3, lsl #16
	eor.w r0, lr, r6
	eor.w r0, r0, r8
	eor.w r0, r0, r2
	eor.w r0, r0, r0, lsl #16
	eor.w r12, r12, lr
	eor.w r12, r12, r3, ror #16
	eor.w r11, r11, r7
	eor.w r11, r11, r0, ror #16
	put r7, 4
	put lr, 3
	constant lr, 7
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
	eor.w r10, r10, r2
	eor.w r10, r10, r3, ror #16
	eor.w r9, r9, r4
	eor.w r9, r9, r0, ror #16
	add.w r4, r4, r2, ror #31
	eor.w r2, r2, r4, ror #24
	eor.w r4, r4, lr
	add.w r4, r4, r2, ror #17
	eor.w r2, r2, r4, ror #17
	eor.w r4, r4, lr
	add.w r4, r4, r2
	eor.w r2, r2, r4, ror #31
	eor.w r4, r4, lr
	add.w r4, r4, r2, ror #24
	eor.w r2, r2, r4, ror #16
	eor.w r4, r4, lr
	put r4, 6
	get r7, 1
	put r2, 1
	get r2, 5
	constant r4, 6
	add.w r7, r7, r2, ror #31
	eor.w lr, r2, r7, ror #24
	eor.w r7, r7, r4
	add.w r7, r7, lr, ror #17
	eor.w lr, lr, r7, ror #17
	eor.w r7, r7, r4
	add.w r7, r7, lr
	eor.w lr, lr, r7, ror #31
	eor.w r7, r7, r4
	add.w r7, r7, lr, ror #24
	eor.w lr, lr, r7, ror #16
	eor.w r7, r7, r4
	eor.w lr, lr, r8
	eor.w lr, lr, r3, ror #16
	eor.w r7, r7, r1
	eor.w r7, r7, r0, ror #16
	add.w r1, r1, r8, ror #31
	eor.w r8, r8, r1, ror #24
	eor.w r1, r1, r4
	add.w r1, r1, r8, ror #17
	eor.w r8, r8, r1, ror #17
	eor.w r1, r1, r4
	add.w r1, r1, r8
	eor.w r8, r8, r1, ror #31
	eor.w r1, r1, r4
	add.w r1, r1, r8, ror #24
	eor.w r8, r8, r1, ror #16
	eor.w r1, r1, r4
	put r1, 5
	get r2, 0
	get r1, 2
	constant r4, 5
	add.w r2, r2, r1, ror #31
	eor.w r1, r1, r2, ror #24
	eor.w r2, r2, r4
	add.w r2, r2, r1, ror #17
	eor.w r1, r1, r2, ror #17
	eor.w r2, r2, r4
	add.w r2, r2, r1
	eor.w r1, r1, r2, ror #31
	eor.w r2, r2, r4
	add.w r2, r2, r1, ror #24
	eor.w r1, r1, r2, ror #16
	eor.w r2, r2, r4
	eor.w r1, r1, r6
	eor.w r1, r1, r3, ror #16
	eor.w r2, r2, r5
	eor.w r2, r2, r0, ror #16
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
	eor.w lr, lr, #3
	get r3, 4
	get r4, 3
	constant r0, 4
	add.w r3, r3, r4, ror #31
	eor.w r4, r4, r3, ror #24
	eor.w r3, r3, r0
	add.w r3, r3, r4, ror #17
	eor.w r4, r4, r3, ror #17
	eor.w r3, r3, r0
	add.w r3, r3, r4
	eor.w r4, r4, r3, ror #31
	eor.w r3, r3, r0
	add.w r3, r3, r4, ror #24
	eor.w r4, r4, r3, ror #16
	eor.w r3, r3, r0
	eor.w r6, r6, r0
	constant r0, 3
	eor.w r1, r1, r0
	add.w r11, r11, r12, ror #31
	eor.w r12, r12, r11, ror #24
	eor.w r11, r11, r0
	add.w r11, r11, r12, ror #17
	eor.w r12, r12, r11, ror #17
	eor.w r11, r11, r0
	add.w r11, r11, r12
	eor.w r12, r12, r11, ror #31
	eor.w r11, r11, r0
	add.w r11, r11, r12, ror #24
	eor.w r12, r12, r11, ror #16
	eor.w r11, r11, r0
	constant r0, 2
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
	constant r0, 1
	add.w r7, r7, lr, ror #31
	eor.w lr, lr, r7, ror #24
	eor.w r7, r7, r0
	add.w r7, r7, lr, ror #17
	eor.w lr, lr, r7, ror #17
	eor.w r7, r7, r0
	add.w r7, r7, lr
	eor.w lr, lr, r7, ror #31
	eor.w r7, r7, r0
	add.w r7, r7, lr, ror #24
	eor.w lr, lr, r7, ror #16
	eor.w r7, r7, r0
	constant r0, 0
	add.w r2, r2, r1, ror #31
	eor.w r1, r1, r2, ror #24
	eor.w r2, r2, r0
	add.w r2, r2, r1, ror #17
	eor.w r1, r1, r2, ror #17
	eor.w r2, r2, r0
	add.w r2, r2, r1
	eor.w r1, r1, r2, ror #31
	eor.w r2, r2, r0
	add.w r2, r2, r1, ror #24
	eor.w r1, r1, r2, ror #16
	eor.w r2, r2, r0
	eor.w r0, r2, r7
	eor.w r0, r0, r9
	eor.w r0, r0, r11
	eor.w r0, r0, r0, lsl #16
	eor.w r4, r4, r1
	eor.w r4, r4, r0, ror #16
	eor.w r6, r6, lr
	eor.w r6, r6, r0, ror #16
	eor.w r8, r8, r10
	eor.w r8, r8, r0, ror #16
	eor.w r3, r3, r2
	eor.w r5, r5, r7
	put r2, 0
	put r7, 2
	get r2, 1
	eor.w r2, r2, r12
	eor.w r2, r2, r0, ror #16
	get r7, 6
	eor.w r0, r1, lr
	eor.w r0, r0, r10
	eor.w r0, r0, r12
	eor.w r0, r0, r0, lsl #16
	put r1, 1
	put lr, 3
	get lr, 5
	eor.w r7, r7, r11
	eor.w lr, lr, r9
	eor.w r3, r3, r0, ror #16
	eor.w r5, r5, r0, ror #16
	eor.w lr, lr, r0, ror #16
	eor.w r7, r7, r0, ror #16
	eor.w r8, r8, #4
	constant r0, 0
	add.w r5, r5, r6, ror #31
	eor.w r6, r6, r5, ror #24
	eor.w r5, r5, r0
	add.w r5, r5, r6, ror #17
	eor.w r6, r6, r5, ror #17
	eor.w r5, r5, r0
	add.w r5, r5, r6
	eor.w r6, r6, r5, ror #31
	eor.w r5, r5, r0
	add.w r5, r5, r6, ror #24
	eor.w r6, r6, r5, ror #16
	eor.w r5, r5, r0
	constant r0, 1
	add.w lr, lr, r8, ror #31
	eor.w r8, r8, lr, ror #24
	eor.w lr, lr, r0
	add.w lr, lr, r8, ror #17
	eor.w r8, r8, lr, ror #17
	eor.w lr, lr, r0
	add.w lr, lr, r8
	eor.w r8, r8, lr, ror #31
	eor.w lr, lr, r0
	add.w lr, lr, r8, ror #24
	eor.w r8, r8, lr, ror #16
	eor.w lr, lr, r0
	constant r0, 2
	add.w r1, r7, r2, ror #31
	eor.w r2, r2, r1, ror #24
	eor.w r1, r1, r0
	add.w r1, r1, r2, ror #17
	eor.w r2, r2, r1, ror #17
	eor.w r1, r1, r0
	add.w r1, r1, r2
	eor.w r2, r2, r1, ror #31
	eor.w r1, r1, r0
	add.w r1, r1, r2, ror #24
	eor.w r2, r2, r1, ror #16
	eor.w r1, r1, r0
	constant r0, 3
	add.w r3, r3, r4, ror #31
	eor.w r4, r4, r3, ror #24
	eor.w r3, r3, r0
	add.w r3, r3, r4, ror #17
	eor.w r4, r4, r3, ror #17
	eor.w r3, r3, r0
	add.w r3, r3, r4
	eor.w r4, r4, r3, ror #31
	eor.w r3, r3, r0
	add.w r3, r3, r4, ror #24
	eor.w r4, r4, r3, ror #16
	eor.w r3, r3, r0
	constant r0, 7
	add.w r11, r11, r12, ror #31
	eor.w r12, r12, r11, ror #24
	eor.w r11, r11, r0
	add.w r11, r11, r12, ror #17
	eor.w r12, r12, r11, ror #17
	eor.w r11, r11, r0
	add.w r11, r11, r12
	eor.w r12, r12, r11, ror #31
	eor.w r11, r11, r0
	add.w r11, r11, r12, ror #24
	eor.w r12, r12, r11, ror #16
	eor.w r11, r11, r0
	eor.w r7, r5, lr
	eor.w r7, r7, r1
	eor.w r7, r7, r3
	eor.w r7, r7, r7, lsl #16
	eor.w r0, r6, r8
	eor.w r0, r0, r2
	eor.w r0, r0, r4
	eor.w r0, r0, r0, lsl #16
	eor.w r12, r12, r4
	eor.w r12, r12, r7, ror #16
	eor.w r11, r11, r3
	eor.w r11, r11, r0, ror #16
	put r3, 4
	put r4, 6
	constant r4, 6
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
	eor.w r10, r10, r7, ror #16
	eor.w r9, r9, r1
	eor.w r9, r9, r0, ror #16
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
	put r1, 5
	get r3, 2
	put r2, 2
	get r2, 3
	constant r1, 5
	add.w r3, r3, r2, ror #31
	eor.w r2, r2, r3, ror #24
	eor.w r3, r3, r1
	add.w r3, r3, r2, ror #17
	eor.w r2, r2, r3, ror #17
	eor.w r3, r3, r1
	add.w r3, r3, r2
	eor.w r2, r2, r3, ror #31
	eor.w r3, r3, r1
	add.w r3, r3, r2, ror #24
	eor.w r2, r2, r3, ror #16
	eor.w r3, r3, r1
	eor.w r2, r2, r8
	eor.w r2, r2, r7, ror #16
	eor.w r3, r3, lr
	eor.w r3, r3, r0, ror #16
	eor.w r2, r2, r1
	add.w lr, lr, r8, ror #31
	eor.w r8, r8, lr, ror #24
	eor.w lr, lr, r1
	add.w lr, lr, r8, ror #17
	eor.w r8, r8, lr, ror #17
	eor.w lr, lr, r1
	add.w lr, lr, r8
	eor.w r8, r8, lr, ror #31
	eor.w lr, lr, r1
	add.w lr, lr, r8, ror #24
	eor.w r8, r8, lr, ror #16
	eor.w lr, lr, r1
	put lr, 3
	get r1, 0
	get r4, 1
	constant lr, 4
	add.w r1, r1, r4, ror #31
	eor.w r4, r4, r1, ror #24
	eor.w r1, r1, lr
	add.w r1, r1, r4, ror #17
	eor.w r4, r4, r1, ror #17
	eor.w r1, r1, lr
	add.w r1, r1, r4
	eor.w r4, r4, r1, ror #31
	eor.w r1, r1, lr
	add.w r1, r1, r4, ror #24
	eor.w r4, r4, r1, ror #16
	eor.w r1, r1, lr
	eor.w r4, r4, r6
	eor.w r4, r4, r7, ror #16
	eor.w r1, r1, r5
	eor.w r1, r1, r0, ror #16
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
	eor.w r10, r10, #5
	get lr, 4
	get r7, 6
	constant r0, 7
	add.w lr, lr, r7, ror #31
	eor.w r7, r7, lr, ror #24
	eor.w lr, lr, r0
	add.w lr, lr, r7, ror #17
	eor.w r7, r7, lr, ror #17
	eor.w lr, lr, r0
	add.w lr, lr, r7
	eor.w r7, r7, lr, ror #31
	eor.w lr, lr, r0
	add.w lr, lr, r7, ror #24
	eor.w r7, r7, lr, ror #16
	eor.w lr, lr, r0
	constant r0, 2
	add.w r11, r11, r12, ror #31
	eor.w r12, r12, r11, ror #24
	eor.w r11, r11, r0
	add.w r11, r11, r12, ror #17
	eor.w r12, r12, r11, ror #17
	eor.w r11, r11, r0
	add.w r11, r11, r12
	eor.w r12, r12, r11, ror #31
	eor.w r11, r11, r0
	add.w r11, r11, r12, ror #24
	eor.w r12, r12, r11, ror #16
	eor.w r11, r11, r0
	constant r0, 0
	add.w r3, r3, r2, ror #31
	eor.w r2, r2, r3, ror #24
	eor.w r3, r3, r0
	add.w r3, r3, r2, ror #17
	eor.w r2, r2, r3, ror #17
	eor.w r3, r3, r0
	add.w r3, r3, r2
	eor.w r2, r2, r3, ror #31
	eor.w r3, r3, r0
	add.w r3, r3, r2, ror #24
	eor.w r2, r2, r3, ror #16
	eor.w r3, r3, r0
	constant r0, 1
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
	constant r0, 3
	add.w r1, r1, r4, ror #31
	eor.w r4, r4, r1, ror #24
	eor.w r1, r1, r0
	add.w r1, r1, r4, ror #17
	eor.w r4, r4, r1, ror #17
	eor.w r1, r1, r0
	add.w r1, r1, r4
	eor.w r4, r4, r1, ror #31
	eor.w r1, r1, r0
	add.w r1, r1, r4, ror #24
	eor.w r4, r4, r1, ror #16
	eor.w r1, r1, r0
	eor.w r0, r3, r9
	eor.w r0, r0, r11
	eor.w r0, r0, r1
	eor.w r0, r0, r0, lsl #16
	eor.w r7, r7, r4
	eor.w r7, r7, r0, ror #16
	eor.w r6, r6, r2
	eor.w r6, r6, r0, ror #16
	eor.w r8, r8, r10
	eor.w r8, r8, r0, ror #16
	eor.w lr, lr, r1
	eor.w r5, r5, r3
	put r1, 0
	put r3, 6
	get r1, 2
	eor.w r1, r1, r12
	eor.w r1, r1, r0, ror #16
	get r3, 5
	eor.w r0, r2, r10
	eor.w r0, r0, r12
	eor.w r0, r0, r4
	eor.w r0, r0, r0, lsl #16
	put r4, 1
	put r2, 4
	get r2, 3
	eor.w r3, r3, r11
	eor.w r2, r2, r9
	eor.w r5, r5, r0, ror #16
	eor.w r2, r2, r0, ror #16
	eor.w r3, r3, r0, ror #16
	eor.w lr, lr, r0, ror #16
	eor.w r1, r1, #6
	constant r0, 6
	eor.w r8, r8, r0
	constant r0, 2
	add.w lr, lr, r7, ror #31
	eor.w r4, r7, lr, ror #24
	eor.w lr, lr, r0
	add.w lr, lr, r4, ror #17
	eor.w r4, r4, lr, ror #17
	eor.w lr, lr, r0
	add.w lr, lr, r4
	eor.w r4, r4, lr, ror #31
	eor.w lr, lr, r0
	add.w lr, lr, r4, ror #24
	eor.w r4, r4, lr, ror #16
	eor.w lr, lr, r0
	constant r0, 0
	add.w r7, r2, r8, ror #31
	eor.w r8, r8, r7, ror #24
	eor.w r7, r7, r0
	add.w r7, r7, r8, ror #17
	eor.w r8, r8, r7, ror #17
	eor.w r7, r7, r0
	add.w r7, r7, r8
	eor.w r8, r8, r7, ror #31
	eor.w r7, r7, r0
	add.w r7, r7, r8, ror #24
	eor.w r8, r8, r7, ror #16
	eor.w r7, r7, r0
	constant r0, 3
	add.w r5, r5, r6, ror #31
	eor.w r6, r6, r5, ror #24
	eor.w r5, r5, r0
	add.w r5, r5, r6, ror #17
	eor.w r6, r6, r5, ror #17
	eor.w r5, r5, r0
	add.w r5, r5, r6
	eor.w r6, r6, r5, ror #31
	eor.w r5, r5, r0
	add.w r5, r5, r6, ror #24
	eor.w r6, r6, r5, ror #16
	eor.w r5, r5, r0
	constant r0, 1
	add.w r3, r3, r1, ror #31
	eor.w r2, r1, r3, ror #24
	eor.w r1, r3, r0
	add.w r1, r1, r2, ror #17
	eor.w r2, r2, r1, ror #17
	eor.w r1, r1, r0
	add.w r1, r1, r2
	eor.w r2, r2, r1, ror #31
	eor.w r1, r1, r0
	add.w r1, r1, r2, ror #24
	eor.w r2, r2, r1, ror #16
	eor.w r1, r1, r0
	constant r0, 6
	add.w r11, r11, r12, ror #31
	eor.w r12, r12, r11, ror #24
	eor.w r11, r11, r0
	add.w r11, r11, r12, ror #17
	eor.w r12, r12, r11, ror #17
	eor.w r11, r11, r0
	add.w r11, r11, r12
	eor.w r12, r12, r11, ror #31
	eor.w r11, r11, r0
	add.w r11, r11, r12, ror #24
	eor.w r12, r12, r11, ror #16
	eor.w r11, r11, r0
	eor.w r3, r7, r1
	eor.w r3, r3, lr
	eor.w r3, r3, r5
	eor.w r3, r3, r3, lsl #16
	eor.w r0, r8, r2
	eor.w r0, r0, r4
	eor.w r0, r0, r6
	eor.w r0, r0, r0, lsl #16
	eor.w r12, r12, r4
	eor.w r12, r12, r3, ror #16
	eor.w r11, r11, lr
	eor.w r11, r11, r0, ror #16
	put lr, 3
	put r4, 2
	constant r4, 5
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
	eor.w r10, r10, r3, ror #16
	eor.w r9, r9, r1
	eor.w r9, r9, r0, ror #16
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
	put r1, 5
	get r1, 6
	put r2, 6
	get lr, 4
	constant r2, 4
	add.w r1, r1, lr, ror #31
	eor.w lr, lr, r1, ror #24
	eor.w r1, r1, r2
	add.w r1, r1, lr, ror #17
	eor.w lr, lr, r1, ror #17
	eor.w r1, r1, r2
	add.w r1, r1, lr
	eor.w lr, lr, r1, ror #31
	eor.w r1, r1, r2
	add.w r1, r1, lr, ror #24
	eor.w lr, lr, r1, ror #16
	eor.w r1, r1, r2
	eor.w lr, lr, r8
	eor.w lr, lr, r3, ror #16
	eor.w r1, r1, r7
	eor.w r1, r1, r0, ror #16
	add.w r7, r7, r8, ror #31
	eor.w r8, r8, r7, ror #24
	eor.w r7, r7, r2
	add.w r7, r7, r8, ror #17
	eor.w r8, r8, r7, ror #17
	eor.w r7, r7, r2
	add.w r7, r7, r8
	eor.w r8, r8, r7, ror #31
	eor.w r7, r7, r2
	add.w r7, r7, r8, ror #24
	eor.w r8, r8, r7, ror #16
	eor.w r7, r7, r2
	put r7, 4
	get r2, 0
	get r7, 1
	constant r4, 7
	add.w r2, r2, r7, ror #31
	eor.w r7, r7, r2, ror #24
	eor.w r2, r2, r4
	add.w r2, r2, r7, ror #17
	eor.w r7, r7, r2, ror #17
	eor.w r2, r2, r4
	add.w r2, r2, r7
	eor.w r7, r7, r2, ror #31
	eor.w r2, r2, r4
	add.w r2, r2, r7, ror #24
	eor.w r7, r7, r2, ror #16
	eor.w r2, r2, r4
	eor.w r7, r7, r6
	eor.w r7, r7, r3, ror #16
	eor.w r2, r2, r5
	eor.w r2, r2, r0, ror #16
	eor.w r10, r10, r4
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
	eor.w r12, r12, #7
	get r3, 3
	get r4, 2
	constant r0, 6
	add.w r3, r3, r4, ror #31
	eor.w r4, r4, r3, ror #24
	eor.w r3, r3, r0
	add.w r3, r3, r4, ror #17
	eor.w r4, r4, r3, ror #17
	eor.w r3, r3, r0
	add.w r3, r3, r4
	eor.w r4, r4, r3, ror #31
	eor.w r3, r3, r0
	add.w r3, r3, r4, ror #24
	eor.w r4, r4, r3, ror #16
	eor.w r3, r3, r0
	constant r0, 0
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
	constant r0, 3
	add.w r1, r1, lr, ror #31
	eor.w lr, lr, r1, ror #24
	eor.w r1, r1, r0
	add.w r1, r1, lr, ror #17
	eor.w lr, lr, r1, ror #17
	eor.w r1, r1, r0
	add.w r1, r1, lr
	eor.w lr, lr, r1, ror #31
	eor.w r1, r1, r0
	add.w r1, r1, lr, ror #24
	eor.w lr, lr, r1, ror #16
	eor.w r1, r1, r0
	constant r0, 1
	add.w r11, r11, r12, ror #31
	eor.w r12, r12, r11, ror #24
	eor.w r11, r11, r0
	add.w r11, r11, r12, ror #17
	eor.w r12, r12, r11, ror #17
	eor.w r11, r11, r0
	add.w r11, r11, r12
	eor.w r12, r12, r11, ror #31
	eor.w r11, r11, r0
	add.w r11, r11, r12, ror #24
	eor.w r12, r12, r11, ror #16
	eor.w r11, r11, r0
	constant r0, 2
	add.w r2, r2, r7, ror #31
	eor.w r7, r7, r2, ror #24
	eor.w r2, r2, r0
	add.w r2, r2, r7, ror #17
	eor.w r7, r7, r2, ror #17
	eor.w r2, r2, r0
	add.w r2, r2, r7
	eor.w r7, r7, r2, ror #31
	eor.w r2, r2, r0
	add.w r2, r2, r7, ror #24
	eor.w r7, r7, r2, ror #16
	eor.w r2, r2, r0
	eor.w r0, r9, r11
	eor.w r0, r0, r2
	eor.w r0, r0, r1
	eor.w r0, r0, r0, lsl #16
	eor.w r4, r4, r7
	eor.w r4, r4, r0, ror #16
	eor.w r6, r6, lr
	eor.w r6, r6, r0, ror #16
	eor.w r8, r8, r10
	eor.w r8, r8, r0, ror #16
	eor.w r3, r3, r2
	eor.w r5, r5, r1
	put r2, 0
	put r1, 2
	get r2, 6
	eor.w r2, r2, r12
	eor.w r2, r2, r0, ror #16
	get r1, 5
	eor.w r0, r10, r12
	eor.w r0, r0, r7
	eor.w r0, r0, lr
	eor.w r0, r0, r0, lsl #16
	put r7, 1
	put lr, 3
	get r7, 4
	eor.w r1, r1, r11
	eor.w r7, r7, r9
	eor.w r7, r7, r0, ror #16
	eor.w r1, r1, r0, ror #16
	eor.w r3, r3, r0, ror #16
	eor.w r5, r5, r0, ror #16
	get lr, 7
	bx lr
	.size sparkle512_slim_core, . - sparkle512_slim_core

#endif
