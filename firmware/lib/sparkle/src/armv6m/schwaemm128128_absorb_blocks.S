/* Printed by gen/blocks_armv6m.py, which says how it works.
 *
 * void schwaemm128128_absorb_blocks(uint32_t state[8], const uint32_t *in, size_t blocks)
 *
 * Schwaemm128-128 takes blocks of 16 bytes, at least one, each followed by the slim
 * permutation (Beierle et al., "Schwaemm and Esch", version 1.2). There are only exclusive ors here, and
 * the steps add mod 2^32, so that nothing can overflow. No branch and no address depends on anything but the
 * number of blocks.
 *
 * entry: r0 state, r1 in, r2 blocks
 * exit: -
 * clobbers: r0-r3, r12, lr, flags
 * stack: 56 bytes
 * cycles: 1,031 (cortex-m0) for one block
 *         924 for each that follows
 * code: 236 bytes
 */
#include "../backend.h"

#if SPARKLE_BACKEND == SPARKLE_BACKEND_ARMV6M

	.syntax unified
	.thumb
	.section .text.schwaemm128128_absorb_blocks, "ax", %progbits
	.p2align 2
	.global schwaemm128128_absorb_blocks
	.type schwaemm128128_absorb_blocks, %function
	.thumb_func
schwaemm128128_absorb_blocks:
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
	mov r6, r0
	movs r1, #16
	ldr r7, [r6, #16]
	mov r8, r7
	ldr r7, [r6, #20]
	rors r7, r1
	mov r9, r7
	ldr r7, [r6, #24]
	mov r10, r7
	ldr r7, [r6, #28]
	rors r7, r1
	mov r11, r7
	ldr r4, [r6, #0]
	ldr r5, [r6, #4]
	rors r5, r1
	ldr r2, [r6, #8]
	ldr r3, [r6, #12]
	rors r3, r1
	ldr r0, =0xb7e15162
	mov r12, r0
	ldr r0, =0x38b4da56
	mov lr, r0
	ldr r0, [sp, #8]
	b .Lblock
	.ltorg
	.p2align 2
.Lback:
	mov r0, r8
	eors r2, r0
	mov r1, r10
	eors r4, r1
	eors r0, r1
	lsls r1, r0, #16
	eors r0, r1
	eors r3, r0
	eors r5, r0
	mov r0, r9
	eors r3, r0
	mov r1, r11
	eors r5, r1
	eors r0, r1
	lsrs r1, r0, #16
	eors r0, r1
	eors r2, r0
	eors r4, r0
	ldr r0, [sp, #8]
	ldr r1, [sp, #16]
	cmp r0, r1
	beq .Lend
.Lblock:
	ldr r6, [r0, #0]
	ldr r7, [r0, #8]
	eors r4, r2
	eors r4, r7
	eors r2, r6
	mov r6, r8
	eors r2, r6
	mov r6, r10
	eors r4, r6
	ldr r1, [r0, #4]
	ldr r7, [r0, #12]
	movs r6, #16
	rors r1, r6
	rors r7, r6
	eors r5, r3
	eors r5, r7
	eors r3, r1
	mov r1, r9
	eors r3, r1
	mov r1, r11
	eors r5, r1
	adds r0, #16
	str r0, [sp, #8]
	ldr r6, =0x324e7738
	ldr r7, =0xbf715880
	ldr r0, =sparkle256_slim_core
	bx r0
.Lend:
	ldr r7, [sp, #0]
	movs r6, #16
	rors r5, r6
	stm r7!, {r4, r5}
	rors r3, r6
	stm r7!, {r2, r3}
	mov r0, r8
	mov r1, r9
	rors r1, r6
	stm r7!, {r0, r1}
	mov r0, r10
	mov r1, r11
	rors r1, r6
	stm r7!, {r0, r1}
	add sp, #20
	pop {r4-r7}
	mov r8, r4
	mov r9, r5
	mov r10, r6
	mov r11, r7
	pop {r4-r7, pc}
	.ltorg
	.size schwaemm128128_absorb_blocks, . - schwaemm128128_absorb_blocks

#endif
