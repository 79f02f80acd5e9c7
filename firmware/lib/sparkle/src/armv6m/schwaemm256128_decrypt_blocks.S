/* Printed by gen/blocks_armv6m.py, which says how it works.
 *
 * void schwaemm256128_decrypt_blocks(uint32_t state[12], uint32_t *out, const uint32_t *in, size_t blocks)
 *
 * Schwaemm256-128 decrypts blocks of 32 bytes, at least one, each followed by the slim
 * permutation (Beierle et al., "Schwaemm and Esch", version 1.2). There are only exclusive ors here, and
 * the steps add mod 2^32, so that nothing can overflow. No branch and no address depends on anything but the
 * number of blocks.
 *
 * entry: r0 state, r1 out, r2 in, r3 blocks
 * exit: -
 * clobbers: r0-r3, r12, lr, flags
 * stack: 64 bytes
 * cycles: 1,672 (cortex-m0) for one block
 *         1,540 for each that follows
 * code: 380 bytes
 */
#include "../backend.h"

#if SPARKLE_BACKEND == SPARKLE_BACKEND_ARMV6M

	.syntax unified
	.thumb
	.section .text.schwaemm256128_decrypt_blocks, "ax", %progbits
	.p2align 2
	.global schwaemm256128_decrypt_blocks
	.type schwaemm256128_decrypt_blocks, %function
	.thumb_func
schwaemm256128_decrypt_blocks:
	push {r4-r7, lr}
	mov r4, r8
	mov r5, r9
	mov r6, r10
	mov r7, r11
	push {r4-r7}
	lsls r4, r3, #5
	adds r4, r2
	mov r3, r1
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
	ldr r6, [r4, #0]
	ldr r7, [r4, #16]
	eors r6, r3
	eors r3, r7
	eors r7, r1
	eors r1, r6
	ldr r0, [sp, #20]
	str r6, [r0, #0]
	str r7, [r0, #16]
	mov r6, r10
	eors r1, r6
	eors r3, r6
	ldr r7, [r4, #4]
	ldr r6, [r4, #20]
	rev r7, r7
	rev16 r7, r7
	rev r6, r6
	rev16 r6, r6
	eors r7, r5
	eors r5, r6
	eors r6, r2
	eors r2, r7
	rev r7, r7
	rev16 r7, r7
	rev r6, r6
	rev16 r6, r6
	str r7, [r0, #4]
	str r6, [r0, #20]
	mov r7, r11
	eors r2, r7
	eors r5, r7
	mov r6, r8
	mov r8, r3
	mov r7, r9
	mov r9, r5
	mov r3, r12
	ldr r5, [r4, #8]
	ldr r4, [r4, #24]
	eors r5, r6
	eors r6, r4
	eors r4, r3
	eors r3, r5
	str r5, [r0, #8]
	str r4, [r0, #24]
	ldr r5, [sp, #0]
	eors r3, r5
	eors r6, r5
	str r6, [sp, #0]
	mov r12, r5
	mov r4, lr
	ldr r6, [sp, #16]
	ldr r5, [r6, #12]
	ldr r0, [r6, #28]
	rev r5, r5
	rev16 r5, r5
	rev r0, r0
	rev16 r0, r0
	eors r5, r7
	eors r7, r0
	eors r0, r4
	eors r4, r5
	rev r5, r5
	rev16 r5, r5
	rev r0, r0
	rev16 r0, r0
	ldr r6, [sp, #20]
	str r5, [r6, #12]
	str r0, [r6, #28]
	ldr r5, [sp, #4]
	eors r4, r5
	eors r7, r5
	str r7, [sp, #4]
	mov lr, r5
	ldr r0, [sp, #16]
	adds r0, #32
	str r0, [sp, #16]
	adds r6, #32
	str r6, [sp, #20]
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
	.size schwaemm256128_decrypt_blocks, . - schwaemm256128_decrypt_blocks

#endif
