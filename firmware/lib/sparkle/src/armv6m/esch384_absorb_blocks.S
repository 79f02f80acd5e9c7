/* Printed by gen/blocks_armv6m.py, which says how it works.
 *
 * void esch384_absorb_blocks(uint32_t state[16], const uint32_t *in, size_t blocks)
 *
 * Esch384 takes blocks of 16 bytes, at least one, each followed by the slim
 * permutation (Beierle et al., "Schwaemm and Esch", version 1.2). There are only exclusive ors here, and
 * the steps add mod 2^32, so that nothing can overflow. No branch and no address depends on anything but the
 * number of blocks.
 *
 * entry: r0 state, r1 in, r2 blocks
 * exit: -
 * clobbers: r0-r3, r12, lr, flags
 * stack: 104 bytes
 * cycles: 2,523 (cortex-m0) for one block
 *         2,344 for each that follows
 * code: 486 bytes
 */
#include "../backend.h"

#if SPARKLE_BACKEND == SPARKLE_BACKEND_ARMV6M

	.syntax unified
	.thumb
	.section .text.esch384_absorb_blocks, "ax", %progbits
	.p2align 2
	.global esch384_absorb_blocks
	.type esch384_absorb_blocks, %function
	.thumb_func
esch384_absorb_blocks:
	push {r4-r7, lr}
	mov r4, r8
	mov r5, r9
	mov r6, r10
	mov r7, r11
	push {r4-r7}
	lsls r4, r2, #4
	adds r4, r1
	mov r2, r1
	ldr r1, =.Lback + 1
	push {r0-r4}
	sub sp, #48
	mov r6, r0
	movs r5, #16
	ldr r7, [r6, #16]
	mov r8, r7
	ldr r7, [r6, #20]
	rors r7, r5
	mov r9, r7
	ldr r7, [r6, #24]
	mov r10, r7
	ldr r7, [r6, #28]
	rors r7, r5
	mov r11, r7
	ldr r7, [r6, #32]
	str r7, [sp, #8]
	ldr r7, [r6, #36]
	rors r7, r5
	str r7, [sp, #12]
	ldr r7, [r6, #40]
	str r7, [sp, #16]
	ldr r7, [r6, #44]
	rors r7, r5
	str r7, [sp, #20]
	ldr r7, [r6, #48]
	mov r12, r7
	ldr r7, [r6, #52]
	rors r7, r5
	mov lr, r7
	ldr r7, [r6, #56]
	str r7, [sp, #0]
	ldr r7, [r6, #60]
	rors r7, r5
	str r7, [sp, #4]
	ldr r1, [r6, #0]
	ldr r2, [r6, #4]
	rors r2, r5
	ldr r3, [r6, #8]
	ldr r4, [r6, #12]
	rors r4, r5
	ldr r6, [sp, #56]
	ldr r0, [r6, #0]
	eors r1, r0
	ldr r5, [r6, #8]
	eors r3, r5
	eors r0, r5
	lsls r5, r0, #16
	eors r0, r5
	eors r2, r0
	eors r4, r0
	mov r7, r9
	eors r7, r0
	mov r9, r7
	mov r7, r11
	eors r7, r0
	mov r11, r7
	ldr r0, [r6, #4]
	rev r0, r0
	rev16 r0, r0
	eors r2, r0
	ldr r5, [r6, #12]
	rev r5, r5
	rev16 r5, r5
	eors r4, r5
	eors r0, r5
	lsrs r5, r0, #16
	eors r0, r5
	eors r1, r0
	eors r3, r0
	mov r7, r8
	eors r7, r0
	mov r8, r7
	mov r7, r10
	eors r7, r0
	mov r10, r7
	adds r6, #16
	str r6, [sp, #56]
	ldr r7, =0x324e7738
	ldr r0, =sparkle512_slim_core
	bx r0
	.ltorg
	.p2align 2
.Lback:
	ldr r0, [sp, #56]
	ldr r2, [sp, #64]
	cmp r0, r2
	beq .Lend
	ldr r1, [sp, #56]
	mov r0, r12
	eors r3, r0
	ldr r2, [sp, #16]
	eors r4, r2
	eors r0, r2
	ldr r2, [sp, #0]
	eors r0, r2
	ldr r2, [sp, #8]
	eors r0, r2
	ldr r2, [r1, #0]
	eors r0, r2
	eors r4, r2
	ldr r2, [r1, #8]
	eors r0, r2
	eors r3, r2
	lsls r2, r0, #16
	eors r0, r2
	eors r5, r0
	eors r6, r0
	mov r2, r9
	eors r2, r0
	mov r9, r2
	mov r2, r11
	eors r2, r0
	mov r11, r2
	mov r0, lr
	eors r5, r0
	ldr r2, [sp, #20]
	eors r6, r2
	eors r0, r2
	ldr r2, [sp, #4]
	eors r0, r2
	ldr r2, [sp, #12]
	eors r0, r2
	ldr r2, [r1, #4]
	rev r2, r2
	rev16 r2, r2
	eors r0, r2
	eors r6, r2
	ldr r2, [r1, #12]
	rev r2, r2
	rev16 r2, r2
	eors r0, r2
	eors r5, r2
	lsrs r2, r0, #16
	eors r0, r2
	eors r3, r0
	eors r4, r0
	mov r2, r8
	eors r2, r0
	mov r8, r2
	mov r2, r10
	eors r2, r0
	mov r10, r2
	adds r1, #16
	str r1, [sp, #56]
	mov r1, r4
	mov r2, r6
	mov r4, r5
	ldr r7, =0x324e7738
	ldr r0, =sparkle512_slim_core
	bx r0
.Lend:
	b .Lover_pool_3
	.ltorg
	.p2align 2
.Lover_pool_3:
	mov r0, r12
	eors r3, r0
	ldr r2, [sp, #16]
	eors r4, r2
	eors r0, r2
	ldr r2, [sp, #0]
	eors r0, r2
	ldr r2, [sp, #8]
	eors r0, r2
	lsls r2, r0, #16
	eors r0, r2
	eors r5, r0
	eors r6, r0
	mov r2, r9
	eors r2, r0
	mov r9, r2
	mov r2, r11
	eors r2, r0
	mov r11, r2
	mov r0, lr
	eors r5, r0
	ldr r2, [sp, #20]
	eors r6, r2
	eors r0, r2
	ldr r2, [sp, #4]
	eors r0, r2
	ldr r2, [sp, #12]
	eors r0, r2
	lsrs r2, r0, #16
	eors r0, r2
	eors r3, r0
	eors r4, r0
	mov r2, r8
	eors r2, r0
	mov r8, r2
	mov r2, r10
	eors r2, r0
	mov r10, r2
	ldr r2, [sp, #48]
	movs r7, #16
	rors r6, r7
	stm r2!, {r4, r6}
	rors r5, r7
	stm r2!, {r3, r5}
	mov r0, r8
	mov r1, r9
	rors r1, r7
	stm r2!, {r0, r1}
	mov r0, r10
	mov r1, r11
	rors r1, r7
	stm r2!, {r0, r1}
	ldr r0, [sp, #8]
	ldr r1, [sp, #12]
	rors r1, r7
	stm r2!, {r0, r1}
	ldr r0, [sp, #16]
	ldr r1, [sp, #20]
	rors r1, r7
	stm r2!, {r0, r1}
	mov r0, r12
	mov r1, lr
	rors r1, r7
	stm r2!, {r0, r1}
	ldr r0, [sp, #0]
	ldr r1, [sp, #4]
	rors r1, r7
	stm r2!, {r0, r1}
	add sp, #68
	pop {r4-r7}
	mov r8, r4
	mov r9, r5
	mov r10, r6
	mov r11, r7
	pop {r4-r7, pc}
	.ltorg
	.size esch384_absorb_blocks, . - esch384_absorb_blocks

#endif
