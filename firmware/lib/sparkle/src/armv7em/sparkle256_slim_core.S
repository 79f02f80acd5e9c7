/* Printed by gen/permutations_armv7em.py, which says how it works.
 *
 * Not for C: the loops over blocks jump here, with the state in registers.
 *
 * Seven steps of SPARKLE256 (Beierle et al., "Schwaemm and Esch", version 1.2), but for the last linear
 * layer, which the loops join with work of their own. Words are left where its result belongs, so that it
 * moves none: with h = 2 branches in a half, branch h + (j + 1) mod h where branch j was, and branch j
 * where branch h + j was. All sums are mod 2^32, so that nothing can overflow. No branch and no address
 * depends on data.
 *
 * entry: word k of the state in r(k + 1), RCON[0] to RCON[3] in r9 to r12, the address of what follows in s15
 * exit: as on entry
 * clobbers: lr; the flags stay
 * stack: 0 bytes
 * code: 1,736 bytes
 *
 * Without registers of the FPU (-DTHUMBKAT_NO_FPU, or none there) it goes on at the address in the word at
 * sp:
 *
 * no-fpu stack: 0 bytes
 * no-fpu code: 1,736 bytes
 */
#include "../backend.h"

#if SPARKLE_BACKEND == SPARKLE_BACKEND_ARMV7EM

#define CONSTANTS_IN_FPU 7
#include "constants.inc"

	.syntax unified
	.thumb
	.section .text.sparkle256_slim_core, "ax", %progbits
	.p2align 2
	.global sparkle256_slim_core
	.hidden sparkle256_slim_core
	.type sparkle256_slim_core, %function
	.thumb_func
sparkle256_slim_core:
	eor.w r2, r2, r9
	add.w lr, r5, r6, ror #31
	eor.w r6, r6, lr, ror #24
	eor.w lr, lr, r11
	add.w lr, lr, r6, ror #17
	eor.w r6, r6, lr, ror #17
	eor.w lr, lr, r11
	add.w lr, lr, r6
	eor.w r6, r6, lr, ror #31
	eor.w lr, lr, r11
	add.w lr, lr, r6, ror #24
	eor.w r6, r6, lr, ror #16
	eor.w lr, lr, r11
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
	add.w r5, r3, r4, ror #31
	eor.w r4, r4, r5, ror #24
	eor.w r5, r5, r10
	add.w r5, r5, r4, ror #17
	eor.w r4, r4, r5, ror #17
	eor.w r5, r5, r10
	add.w r5, r5, r4
	eor.w r4, r4, r5, ror #31
	eor.w r5, r5, r10
	add.w r5, r5, r4, ror #24
	eor.w r4, r4, r5, ror #16
	eor.w r5, r5, r10
	add.w r3, r7, r8, ror #31
	eor.w r8, r8, r3, ror #24
	eor.w r3, r3, r12
	add.w r3, r3, r8, ror #17
	eor.w r8, r8, r3, ror #17
	eor.w r3, r3, r12
	add.w r3, r3, r8
	eor.w r8, r8, r3, ror #31
	eor.w r3, r3, r12
	add.w r3, r3, r8, ror #24
	eor.w r8, r8, r3, ror #16
	eor.w r3, r3, r12
	eor.w lr, lr, r1
	eor.w r3, r3, r5
	eor.w r6, r6, r2
	eor.w r8, r8, r4
	eor.w r7, r1, r5
	eor.w r7, r7, r7, lsl #16
	eor.w r6, r6, r7, ror #16
	eor.w r8, r8, r7, ror #16
	eor.w r7, r2, r4
	eor.w r7, r7, r7, lsl #16
	eor.w lr, lr, r7, ror #16
	eor.w r3, r3, r7, ror #16
	eor.w r8, r8, r10
	eor.w r6, r6, #1
	add.w r3, r3, r8, ror #31
	eor.w r8, r8, r3, ror #24
	eor.w r3, r3, r9
	add.w r3, r3, r8, ror #17
	eor.w r8, r8, r3, ror #17
	eor.w r3, r3, r9
	add.w r3, r3, r8
	eor.w r8, r8, r3, ror #31
	eor.w r3, r3, r9
	add.w r3, r3, r8, ror #24
	eor.w r8, r8, r3, ror #16
	eor.w r3, r3, r9
	add.w r7, r1, r2, ror #31
	eor.w r2, r2, r7, ror #24
	eor.w r7, r7, r11
	add.w r7, r7, r2, ror #17
	eor.w r2, r2, r7, ror #17
	eor.w r7, r7, r11
	add.w r7, r7, r2
	eor.w r2, r2, r7, ror #31
	eor.w r7, r7, r11
	add.w r7, r7, r2, ror #24
	eor.w r2, r2, r7, ror #16
	eor.w r7, r7, r11
	add.w r1, lr, r6, ror #31
	eor.w r6, r6, r1, ror #24
	eor.w r1, r1, r10
	add.w r1, r1, r6, ror #17
	eor.w lr, r6, r1, ror #17
	eor.w r1, r1, r10
	add.w r1, r1, lr
	eor.w lr, lr, r1, ror #31
	eor.w r1, r1, r10
	add.w r1, r1, lr, ror #24
	eor.w lr, lr, r1, ror #16
	eor.w r1, r1, r10
	add.w r5, r5, r4, ror #31
	eor.w r6, r4, r5, ror #24
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
	eor.w r2, r2, r8
	eor.w r6, r6, lr
	eor.w r4, r3, r1
	eor.w r4, r4, r4, lsl #16
	eor.w r2, r2, r4, ror #16
	eor.w r6, r6, r4, ror #16
	eor.w r4, r8, lr
	eor.w r4, r4, r4, lsl #16
	eor.w r7, r7, r4, ror #16
	eor.w r5, r5, r4, ror #16
	eor.w r6, r6, r11
	eor.w r2, r2, #2
	add.w r1, r1, lr, ror #31
	eor.w lr, lr, r1, ror #24
	eor.w r1, r1, r12
	add.w r1, r1, lr, ror #17
	eor.w lr, lr, r1, ror #17
	eor.w r1, r1, r12
	add.w r1, r1, lr
	eor.w lr, lr, r1, ror #31
	eor.w r1, r1, r12
	add.w r1, r1, lr, ror #24
	eor.w lr, lr, r1, ror #16
	eor.w r1, r1, r12
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
	add.w r3, r3, r8, ror #31
	eor.w r4, r8, r3, ror #24
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
	add.w r7, r7, r2, ror #31
	eor.w r8, r2, r7, ror #24
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
	eor.w r3, r3, r5
	eor.w r1, r1, r7
	eor.w r4, r4, r6
	eor.w r2, lr, r8
	eor.w lr, r5, r7
	eor.w lr, lr, lr, lsl #16
	eor.w r4, r4, lr, ror #16
	eor.w r2, r2, lr, ror #16
	eor.w lr, r6, r8
	eor.w lr, lr, lr, lsl #16
	eor.w r3, r3, lr, ror #16
	eor.w r1, r1, lr, ror #16
	eor.w r2, r2, r12
	eor.w r4, r4, #3
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
	ldr.w lr, .Lround_constants + 16
	eor.w r8, r8, lr
	eor.w r6, r6, #4
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
	ldr.w lr, .Lround_constants + 20
	eor.w r4, r4, lr
	eor.w r2, r2, #5
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
	ldr.w lr, .Lround_constants + 24
	eor.w r6, r6, lr
	eor.w r8, r8, #6
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
	.size sparkle256_slim_core, . - sparkle256_slim_core

#endif
