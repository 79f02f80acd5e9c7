/* Printed by gen/blocks_armv6m.py, which says how it works.
 *
 * void schwaemm256256_decrypt_blocks(uint32_t state[16], uint32_t *out, const uint32_t *in, size_t blocks)
 *
 * Schwaemm256-256 decrypts blocks of 32 bytes, at least one, each followed by the slim
 * permutation (Beierle et al., "Schwaemm and Esch", version 1.2). There are only exclusive ors here, and
 * the steps add mod 2^32, so that nothing can overflow. No branch and no address depends on anything but the
 * number of blocks.
 *
 * entry: r0 state, r1 out, r2 in, r3 blocks
 * exit: -
 * clobbers: r0-r3, r12, lr, flags
 * stack: 104 bytes
 * cycles: 2,602 (cortex-m0) for one block
 *         2,436 for each that follows
 * code: 456 bytes
 */
#include "../backend.h"

#if SPARKLE_BACKEND == SPARKLE_BACKEND_ARMV6M

	.syntax unified
	.thumb
	.section .text.schwaemm256256_decrypt_blocks, "ax", %progbits
	.p2align 2
	.global schwaemm256256_decrypt_blocks
	.type schwaemm256256_decrypt_blocks, %function
	.thumb_func
schwaemm256256_decrypt_blocks:
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
	sub sp, #48
	mov r1, r0
	movs r2, #16
	ldr r7, [r1, #16]
	mov r8, r7
	ldr r7, [r1, #20]
	rors r7, r2
	mov r9, r7
	ldr r7, [r1, #24]
	mov r10, r7
	ldr r7, [r1, #28]
	rors r7, r2
	mov r11, r7
	ldr r7, [r1, #32]
	str r7, [sp, #8]
	ldr r7, [r1, #36]
	rors r7, r2
	str r7, [sp, #12]
	ldr r7, [r1, #40]
	str r7, [sp, #16]
	ldr r7, [r1, #44]
	rors r7, r2
	str r7, [sp, #20]
	ldr r7, [r1, #48]
	mov r12, r7
	ldr r7, [r1, #52]
	rors r7, r2
	mov lr, r7
	ldr r7, [r1, #56]
	str r7, [sp, #0]
	ldr r7, [r1, #60]
	rors r7, r2
	str r7, [sp, #4]
	ldr r4, [r1, #0]
	ldr r6, [r1, #4]
	rors r6, r2
	ldr r3, [r1, #8]
	ldr r5, [r1, #12]
	rors r5, r2
	ldr r0, [sp, #56]
	b .Lblock
	.ltorg
	.p2align 2
.Lback:
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
	ldr r0, [sp, #56]
	ldr r2, [sp, #64]
	cmp r0, r2
	beq .Lend
.Lblock:
	mov r1, r8
	ldr r7, [r0, #0]
	ldr r2, [r0, #16]
	eors r7, r4
	eors r4, r2
	eors r2, r1
	eors r1, r7
	ldr r0, [sp, #60]
	str r7, [r0, #0]
	str r2, [r0, #16]
	ldr r7, [sp, #8]
	eors r1, r7
	mov r7, r12
	eors r4, r7
	mov r8, r4
	mov r2, r9
	ldr r4, [sp, #56]
	ldr r7, [r4, #4]
	ldr r0, [r4, #20]
	rev r7, r7
	rev16 r7, r7
	rev r0, r0
	rev16 r0, r0
	eors r7, r6
	eors r6, r0
	eors r0, r2
	eors r2, r7
	rev r7, r7
	rev16 r7, r7
	rev r0, r0
	rev16 r0, r0
	ldr r4, [sp, #60]
	str r7, [r4, #4]
	str r0, [r4, #20]
	ldr r7, [sp, #12]
	eors r2, r7
	mov r7, lr
	eors r6, r7
	mov r9, r6
	mov r0, r10
	ldr r6, [sp, #56]
	ldr r7, [r6, #8]
	ldr r4, [r6, #24]
	eors r7, r3
	eors r3, r4
	eors r4, r0
	eors r0, r7
	ldr r6, [sp, #60]
	str r7, [r6, #8]
	str r4, [r6, #24]
	ldr r7, [sp, #16]
	eors r0, r7
	ldr r7, [sp, #0]
	eors r3, r7
	mov r10, r3
	mov r4, r11
	ldr r3, [sp, #56]
	ldr r7, [r3, #12]
	ldr r6, [r3, #28]
	rev r7, r7
	rev16 r7, r7
	rev r6, r6
	rev16 r6, r6
	eors r7, r5
	eors r5, r6
	eors r6, r4
	eors r4, r7
	rev r7, r7
	rev16 r7, r7
	rev r6, r6
	rev16 r6, r6
	ldr r3, [sp, #60]
	str r7, [r3, #12]
	str r6, [r3, #28]
	ldr r7, [sp, #20]
	eors r4, r7
	ldr r7, [sp, #4]
	eors r5, r7
	mov r11, r5
	ldr r6, [sp, #56]
	adds r6, #32
	str r6, [sp, #56]
	adds r3, #32
	str r3, [sp, #60]
	mov r3, r0
	ldr r7, =0x324e7738
	ldr r0, =sparkle512_slim_core
	bx r0
.Lend:
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
	.size schwaemm256256_decrypt_blocks, . - schwaemm256256_decrypt_blocks

#endif
