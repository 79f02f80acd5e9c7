/* Printed by gen/blocks_armv6m.py, which says how it works.
 *
 * void schwaemm192192_absorb_blocks(uint32_t state[12], const uint32_t *in, size_t blocks)
 *
 * Schwaemm192-192 takes blocks of 24 bytes, at least one, each followed by the slim
 * permutation (Beierle et al., "Schwaemm and Esch", version 1.2). There are only exclusive ors here, and
 * the steps add mod 2^32, so that nothing can overflow. No branch and no address depends on anything but the
 * number of blocks.
 *
 * entry: r0 state, r1 in, r2 blocks
 * exit: -
 * clobbers: r0-r3, r12, lr, flags
 * stack: 64 bytes
 * cycles: 1,642 (cortex-m0) for one block
 *         1,509 for each that follows
 * code: 348 bytes
 */
#include "../backend.h"

#if SPARKLE_BACKEND == SPARKLE_BACKEND_ARMV6M

	.syntax unified
	.thumb
	.section .text.schwaemm192192_absorb_blocks, "ax", %progbits
	.p2align 2
	.global schwaemm192192_absorb_blocks
	.type schwaemm192192_absorb_blocks, %function
	.thumb_func
schwaemm192192_absorb_blocks:
	push {r4-r7, lr}
	mov r4, r8
	mov r5, r9
	mov r6, r10
	mov r7, r11
	push {r4-r7}
	movs r4, #24
	muls r4, r2
	adds r4, r1
	mov r2, r1
	ldr r1, =.Lback + 1
	push {r0-r4}
	sub sp, #8
	mov r7, r0
	movs r6, #16
	ldr r4, [r7, #8]
	mov r8, r4
	ldr r4, [r7, #12]
	rors r4, r6
	mov r9, r4
	ldr r4, [r7, #24]
	mov r12, r4
	ldr r4, [r7, #28]
	rors r4, r6
	mov lr, r4
	ldr r4, [r7, #32]
	mov r10, r4
	ldr r4, [r7, #36]
	rors r4, r6
	mov r11, r4
	ldr r4, [r7, #40]
	str r4, [sp, #0]
	ldr r4, [r7, #44]
	rors r4, r6
	str r4, [sp, #4]
	ldr r3, [r7, #0]
	ldr r5, [r7, #4]
	rors r5, r6
	ldr r1, [r7, #16]
	ldr r2, [r7, #20]
	rors r2, r6
	ldr r4, [sp, #16]
	b .Lblock
	.ltorg
	.p2align 2
.Lback:
	mov r4, r12
	eors r1, r4
	mov r0, r10
	eors r3, r0
	eors r4, r0
	ldr r0, [sp, #0]
	eors r4, r0
	lsls r0, r4, #16
	eors r4, r0
	eors r2, r4
	eors r5, r4
	mov r0, r9
	eors r0, r4
	mov r9, r0
	mov r4, lr
	eors r2, r4
	mov r0, r11
	eors r5, r0
	eors r4, r0
	ldr r0, [sp, #4]
	eors r4, r0
	lsrs r0, r4, #16
	eors r4, r0
	eors r1, r4
	eors r3, r4
	mov r0, r8
	eors r0, r4
	mov r8, r0
	ldr r4, [sp, #16]
	ldr r0, [sp, #24]
	cmp r4, r0
	beq .Lend
.Lblock:
	rev r5, r5
	rev16 r5, r5
	ldr r6, [r4, #4]
	ldr r7, [r4, #16]
	eors r5, r1
	eors r5, r7
	eors r1, r6
	rev r1, r1
	rev16 r1, r1
	mov r6, lr
	eors r1, r6
	ldr r6, [sp, #0]
	eors r5, r6
	mov r0, r9
	mov r9, r5
	rev r0, r0
	rev16 r0, r0
	ldr r7, [r4, #0]
	ldr r6, [r4, #12]
	eors r3, r0
	eors r3, r6
	eors r0, r7
	rev r3, r3
	rev16 r3, r3
	mov r7, r12
	eors r0, r7
	mov r7, r11
	eors r3, r7
	mov r5, r8
	rev r2, r2
	rev16 r2, r2
	ldr r6, [r4, #8]
	ldr r7, [r4, #20]
	eors r5, r2
	eors r5, r7
	eors r2, r6
	rev r5, r5
	rev16 r5, r5
	mov r6, r10
	eors r2, r6
	ldr r6, [sp, #4]
	eors r5, r6
	mov r8, r5
	adds r4, #24
	str r4, [sp, #16]
	mov r4, r3
	mov r3, r2
	mov r2, r1
	mov r1, r0
	mov r7, r12
	ldr r5, [sp, #0]
	mov r12, r5
	str r7, [sp, #0]
	mov r7, lr
	ldr r5, [sp, #4]
	mov lr, r5
	str r7, [sp, #4]
	mov r7, r9
	mov r9, r8
	mov r8, r7
	ldr r7, =0x324e7738
	ldr r0, =sparkle384_slim_core
	bx r0
.Lend:
	ldr r6, [sp, #8]
	movs r7, #16
	rors r5, r7
	stm r6!, {r3, r5}
	mov r0, r8
	mov r4, r9
	rors r4, r7
	stm r6!, {r0, r4}
	rors r2, r7
	stm r6!, {r1, r2}
	mov r0, r12
	mov r4, lr
	rors r4, r7
	stm r6!, {r0, r4}
	mov r0, r10
	mov r4, r11
	rors r4, r7
	stm r6!, {r0, r4}
	ldr r0, [sp, #0]
	ldr r4, [sp, #4]
	rors r4, r7
	stm r6!, {r0, r4}
	add sp, #28
	pop {r4-r7}
	mov r8, r4
	mov r9, r5
	mov r10, r6
	mov r11, r7
	pop {r4-r7, pc}
	.ltorg
	.size schwaemm192192_absorb_blocks, . - schwaemm192192_absorb_blocks

#endif
