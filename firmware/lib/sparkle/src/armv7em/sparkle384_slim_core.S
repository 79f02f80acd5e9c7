/* Printed by gen/permutations_armv7em.py, which says how it works.
 *
 * Not for C: the loops over blocks jump here, with the state in registers.
 *
 * Seven steps of SPARKLE384 (Beierle et al., "Schwaemm and Esch", version 1.2), but for the last linear
 * layer, which the loops join with work of their own. Words are left where its result belongs, so that it
 * moves none: with h = 3 branches in a half, branch h + (j + 1) mod h where branch j was, and branch j
 * where branch h + j was. All sums are mod 2^32, so that nothing can overflow. No branch and no address
 * depends on data.
 *
 * entry: word k of the state in r(k + 1), RCON[0] to RCON[6] in s0 to s6, the address of what follows in s15
 * exit: as on entry
 * clobbers: r0, lr; the flags stay
 * stack: 0 bytes
 * code: 2,688 bytes
 *
 * Without registers of the FPU (-DTHUMBKAT_NO_FPU, or none there) it goes on at the address in the word at
 * sp:
 *
 * no-fpu stack: 0 bytes
 * no-fpu code: 2,688 bytes
 */
#include "../backend.h"

#if SPARKLE_BACKEND == SPARKLE_BACKEND_ARMV7EM

#define CONSTANTS_IN_FPU 7
#include "constants.inc"

	.syntax unified
	.thumb
	.section .text.sparkle384_slim_core, "ax", %progbits
	.p2align 2
	.global sparkle384_slim_core
	.hidden sparkle384_slim_core
	.type sparkle384_slim_core, %function
	.thumb_func
sparkle384_slim_core:
	constant lr, 0
	eor.w r2, r2, lr
	add.w r0, r1, r2, ror #31
	eor.w r2, r2, r0, ror #24
	eor.w r0, r0, lr
	add.w r0, r0, r2, ror #17
	eor.w r2, r2, r0, ror #17
	eor.w r0, r0, lr
	add.w r0, r0, r2
	eor.w r2, r2, r0, ror #31
	eor.w r0, r0, lr
	add.w r0, r0, r2, ror #24
	eor.w r2, r2, r0, ror #16
	eor.w r0, r0, lr
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
	constant lr, 1
	add.w r9, r3, r4, ror #31
	eor.w r4, r4, r9, ror #24
	eor.w r9, r9, lr
	add.w r9, r9, r4, ror #17
	eor.w r4, r4, r9, ror #17
	eor.w r9, r9, lr
	add.w r9, r9, r4
	eor.w r4, r4, r9, ror #31
	eor.w r9, r9, lr
	add.w r9, r9, r4, ror #24
	eor.w r4, r4, r9, ror #16
	eor.w r9, r9, lr
	eor.w r7, r7, r0
	eor.w r1, r1, r9
	eor.w r3, r11, r5
	eor.w r8, r8, r2
	eor.w r10, r10, r4
	eor.w r12, r12, r6
	eor.w r11, r0, r9
	eor.w r11, r11, r5
	eor.w r11, r11, r11, lsl #16
	eor.w r8, r8, r11, ror #16
	eor.w r10, r10, r11, ror #16
	eor.w r12, r12, r11, ror #16
	eor.w r11, r2, r4
	eor.w r11, r11, r6
	eor.w r11, r11, r11, lsl #16
	eor.w r7, r7, r11, ror #16
	eor.w r1, r1, r11, ror #16
	eor.w r3, r3, r11, ror #16
	eor.w r12, r12, #1
	eor.w r10, r10, lr
	add.w r3, r3, r12, ror #31
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
	constant lr, 0
	add.w r1, r1, r10, ror #31
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
	constant lr, 4
	add.w r9, r9, r4, ror #31
	eor.w r4, r4, r9, ror #24
	eor.w r9, r9, lr
	add.w r9, r9, r4, ror #17
	eor.w r4, r4, r9, ror #17
	eor.w r9, r9, lr
	add.w r9, r9, r4
	eor.w r4, r4, r9, ror #31
	eor.w r9, r9, lr
	add.w r9, r9, r4, ror #24
	eor.w r4, r4, r9, ror #16
	eor.w r9, r9, lr
	constant lr, 3
	add.w r0, r0, r2, ror #31
	eor.w r2, r2, r0, ror #24
	eor.w r0, r0, lr
	add.w r0, r0, r2, ror #17
	eor.w r2, r2, r0, ror #17
	eor.w r0, r0, lr
	add.w r0, r0, r2
	eor.w r2, r2, r0, ror #31
	eor.w r0, r0, lr
	add.w r0, r0, r2, ror #24
	eor.w r2, r2, r0, ror #16
	eor.w r0, r0, lr
	constant lr, 5
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
	constant lr, 2
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
	eor.w r7, r0, r1
	eor.w r9, r9, r3
	eor.w r11, r11, r5
	eor.w r2, r2, r10
	eor.w r0, r4, r12
	eor.w r6, r6, r8
	eor.w r4, r1, r3
	eor.w r4, r4, r5
	eor.w r4, r4, r4, lsl #16
	eor.w r2, r2, r4, ror #16
	eor.w r0, r0, r4, ror #16
	eor.w r6, r6, r4, ror #16
	eor.w r4, r10, r12
	eor.w r4, r4, r8
	eor.w r4, r4, r4, lsl #16
	eor.w r7, r7, r4, ror #16
	eor.w r9, r9, r4, ror #16
	eor.w r11, r11, r4, ror #16
	eor.w r6, r6, #2
	eor.w r0, r0, lr
	add.w r7, r7, r2, ror #31
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
	add.w r5, r5, r8, ror #31
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
	add.w r9, r9, r0, ror #31
	eor.w r0, r0, r9, ror #24
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
	constant lr, 4
	add.w r3, r3, r12, ror #31
	eor.w r4, r12, r3, ror #24
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
	add.w r11, r11, r6, ror #31
	eor.w r12, r6, r11, ror #24
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
	add.w r1, r1, r10, ror #31
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
	eor.w r1, r1, r9
	eor.w r3, r3, r11
	eor.w r5, r5, r7
	eor.w r10, r10, r0
	eor.w r4, r4, r12
	eor.w r6, r8, r2
	eor.w r8, r9, r11
	eor.w r8, r8, r7
	eor.w r8, r8, r8, lsl #16
	eor.w r10, r10, r8, ror #16
	eor.w r4, r4, r8, ror #16
	eor.w r6, r6, r8, ror #16
	eor.w r8, r0, r12
	eor.w r8, r8, r2
	eor.w r8, r8, r8, lsl #16
	eor.w r1, r1, r8, ror #16
	eor.w r3, r3, r8, ror #16
	eor.w r5, r5, r8, ror #16
	eor.w r6, r6, #3
	eor.w r4, r4, lr
	add.w r9, r9, r0, ror #31
	eor.w r0, r0, r9, ror #24
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
	constant lr, 5
	add.w r7, r7, r2, ror #31
	eor.w r8, r2, r7, ror #24
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
	add.w r1, r1, r10, ror #31
	eor.w r2, r10, r1, ror #24
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
	eor.w r9, r9, r3
	eor.w r11, r11, r5
	eor.w r7, r7, r1
	eor.w r10, r0, r4
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
	eor.w r8, r8, #4
	eor.w r12, r12, lr
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
	eor.w r2, r2, #5
	eor.w r6, r6, lr
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
	eor.w r10, r10, #6
	constant r0, 6
	eor.w r8, r8, r0
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
#if SPARKLE_FPU
	vmov lr, s15
#else
	ldr.w lr, [sp]
#endif
	bx lr
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
	.size sparkle384_slim_core, . - sparkle384_slim_core

#endif
