/* Printed by gen/permutations_armv6m.py, which says how it works.
 *
 * void sparkle512(uint32_t state[16], unsigned steps)
 *
 * SPARKLE512 (Beierle et al., "Schwaemm and Esch", version 1.2), of 8 or 12 steps. All sums
 * are mod 2^32, so that nothing can overflow. No branch and no address depends on anything but the number of
 * steps.
 *
 * entry: r0 state, r1 steps
 * exit: -
 * clobbers: r0-r3, r12, lr, flags
 *
 * sparkle512_slim_core is not for C: the loops over blocks jump to it with all words in their places and
 * the address of what follows in word 13 of the stack.
 *
 * stack: 92 bytes
 * cycles: 2,444 (cortex-m0) for 8 steps
 *         3,594 for 12
 * code: 6,822 bytes
 */
#include "../backend.h"

#if SPARKLE_BACKEND == SPARKLE_BACKEND_ARMV6M

	.syntax unified
	.thumb
	.section .text.sparkle512, "ax", %progbits
	.p2align 2
	.global sparkle512
	.type sparkle512, %function
	.thumb_func
sparkle512:
	lsls r1, r1, #2
	adr r2, .Lcontinuations - 32
	ldr r1, [r2, r1]
	push {r4-r7, lr}
	mov r4, r8
	mov r5, r9
	mov r6, r10
	mov r7, r11
	push {r0, r1, r4-r7}
	sub sp, #24
	movs r7, #16
	adds r0, #32
	ldm r0!, {r1-r6}
	rors r2, r7
	rors r4, r7
	rors r6, r7
	push {r1-r4}
	mov r12, r5
	mov lr, r6
	ldm r0!, {r1, r2}
	rors r2, r7
	push {r1, r2}
	subs r0, #64
	ldm r0!, {r1-r6}
	rors r2, r7
	rors r4, r7
	rors r6, r7
	mov r8, r5
	mov r9, r6
	ldm r0!, {r5, r6}
	rors r6, r7
	mov r10, r5
	mov r11, r6
	ldr r7, =0x324e7738
	.global sparkle512_slim_core
	.hidden sparkle512_slim_core
	.type sparkle512_slim_core, %function
	.thumb_func
sparkle512_slim_core:
	movs r0, #15
	rors r4, r0
	rors r2, r0
	ldr r0, =0x6fc2a2c5
	eors r2, r0
	ldr r6, =0xbf715880
	ldr r5, =0xb7e15162
	adds r3, r4
	adds r1, r2
	movs r0, #9
	rors r4, r0
	eors r4, r3
	rors r2, r0
	eors r2, r1
	eors r3, r6
	eors r1, r5
	rors r4, r0
	rors r2, r0
	adds r3, r4
	adds r1, r2
	movs r0, #30
	rors r4, r0
	eors r4, r3
	rors r2, r0
	eors r2, r1
	eors r3, r6
	eors r1, r5
	movs r0, #17
	rors r4, r0
	rors r2, r0
	adds r3, r4
	adds r1, r2
	movs r0, #1
	rors r4, r0
	eors r4, r3
	rors r2, r0
	eors r2, r1
	eors r3, r6
	eors r1, r5
	movs r0, #23
	rors r4, r0
	rors r2, r0
	adds r3, r4
	adds r1, r2
	rors r4, r7
	eors r4, r3
	rors r2, r7
	eors r2, r1
	eors r3, r6
	eors r1, r5
	mov r5, r8
	mov r8, r3
	mov r6, r9
	mov r9, r4
	mov r3, r12
	str r1, [sp, #24]
	mov r4, lr
	str r2, [sp, #28]
	movs r0, #15
	rors r6, r0
	rors r4, r0
	ldr r2, =0x38b4da56
	ldr r1, =0xcfbfa1c8
	adds r5, r6
	adds r3, r4
	movs r0, #9
	rors r6, r0
	eors r6, r5
	rors r4, r0
	eors r4, r3
	eors r5, r2
	eors r3, r1
	rors r6, r0
	rors r4, r0
	adds r5, r6
	adds r3, r4
	movs r0, #30
	rors r6, r0
	eors r6, r5
	rors r4, r0
	eors r4, r3
	eors r5, r2
	eors r3, r1
	movs r0, #17
	rors r6, r0
	rors r4, r0
	adds r5, r6
	adds r3, r4
	movs r0, #1
	rors r6, r0
	eors r6, r5
	rors r4, r0
	eors r4, r3
	eors r5, r2
	eors r3, r1
	movs r0, #23
	rors r6, r0
	rors r4, r0
	adds r5, r6
	adds r3, r4
	rors r6, r7
	eors r6, r5
	rors r4, r7
	eors r4, r3
	eors r5, r2
	eors r3, r1
	eors r3, r5
	eors r4, r6
	mov r1, r10
	str r5, [sp, #32]
	mov r5, r11
	str r6, [sp, #36]
	ldr r2, [sp, #0]
	mov r12, r3
	ldr r3, [sp, #4]
	mov lr, r4
	movs r0, #15
	rors r5, r0
	rors r3, r0
	ldr r4, =0xc2b3293d
	adds r1, r5
	adds r2, r3
	movs r0, #9
	rors r5, r0
	eors r5, r1
	rors r3, r0
	eors r3, r2
	eors r1, r7
	eors r2, r4
	rors r5, r0
	rors r3, r0
	adds r1, r5
	adds r2, r3
	movs r0, #30
	rors r5, r0
	eors r5, r1
	rors r3, r0
	eors r3, r2
	eors r1, r7
	eors r2, r4
	movs r0, #17
	rors r5, r0
	rors r3, r0
	adds r1, r5
	adds r2, r3
	movs r0, #1
	rors r5, r0
	eors r5, r1
	rors r3, r0
	eors r3, r2
	eors r1, r7
	eors r2, r4
	movs r0, #23
	rors r5, r0
	rors r3, r0
	adds r1, r5
	adds r2, r3
	rors r5, r7
	eors r5, r1
	rors r3, r7
	eors r3, r2
	eors r1, r7
	eors r2, r4
	eors r2, r1
	eors r3, r5
	ldr r0, [sp, #16]
	str r1, [sp, #40]
	ldr r6, [sp, #20]
	str r5, [sp, #44]
	ldr r4, [sp, #8]
	mov r10, r2
	ldr r1, [sp, #12]
	mov r11, r3
	movs r5, #15
	rors r6, r5
	rors r1, r5
	ldr r3, =0x4f7c7b57
	ldr r2, =0xbb1185eb
	adds r0, r6
	adds r4, r1
	movs r5, #9
	rors r6, r5
	eors r6, r0
	rors r1, r5
	eors r1, r4
	eors r0, r3
	eors r4, r2
	rors r6, r5
	rors r1, r5
	adds r0, r6
	adds r4, r1
	movs r5, #30
	rors r6, r5
	eors r6, r0
	rors r1, r5
	eors r1, r4
	eors r0, r3
	eors r4, r2
	movs r5, #17
	rors r6, r5
	rors r1, r5
	adds r0, r6
	adds r4, r1
	movs r5, #1
	rors r6, r5
	eors r6, r0
	rors r1, r5
	eors r1, r4
	eors r0, r3
	eors r4, r2
	rors r6, r3
	rors r1, r3
	adds r0, r6
	adds r4, r1
	rors r6, r7
	eors r6, r0
	rors r1, r7
	eors r1, r4
	eors r0, r3
	eors r4, r2
	mov r5, r8
	eors r0, r5
	ldr r2, [sp, #24]
	eors r4, r2
	eors r5, r2
	ldr r2, [sp, #32]
	eors r5, r2
	ldr r2, [sp, #40]
	eors r5, r2
	lsls r2, r5, #16
	eors r5, r2
	eors r6, r5
	eors r1, r5
	mov r2, lr
	eors r2, r5
	mov lr, r2
	mov r2, r11
	eors r2, r5
	mov r11, r2
	mov r5, r9
	eors r6, r5
	ldr r2, [sp, #28]
	eors r1, r2
	eors r5, r2
	ldr r2, [sp, #36]
	eors r5, r2
	ldr r2, [sp, #44]
	eors r5, r2
	lsrs r2, r5, #16
	eors r5, r2
	eors r0, r5
	eors r4, r5
	mov r2, r12
	eors r2, r5
	mov r12, r2
	mov r2, r10
	eors r2, r5
	mov r10, r2
	movs r5, #15
	rors r6, r5
	rors r1, r5
	ldr r5, =0x7ee2b101
	eors r6, r5
	ldr r3, =0xb7e15162
	adds r0, r6
	adds r4, r1
	movs r5, #9
	rors r6, r5
	eors r6, r0
	rors r1, r5
	eors r1, r4
	eors r0, r3
	eors r4, r7
	rors r6, r5
	rors r1, r5
	adds r0, r6
	adds r4, r1
	movs r5, #30
	rors r6, r5
	eors r6, r0
	rors r1, r5
	eors r1, r4
	eors r0, r3
	eors r4, r7
	movs r5, #17
	rors r6, r5
	rors r1, r5
	adds r0, r6
	adds r4, r1
	movs r5, #1
	rors r6, r5
	eors r6, r0
	rors r1, r5
	eors r1, r4
	eors r0, r3
	eors r4, r7
	movs r5, #23
	rors r6, r5
	rors r1, r5
	adds r0, r6
	adds r4, r1
	rors r6, r7
	eors r6, r0
	rors r1, r7
	eors r1, r4
	eors r0, r3
	eors r4, r7
	mov r2, r12
	mov r12, r0
	mov r0, lr
	mov lr, r6
	mov r6, r8
	str r4, [sp, #0]
	mov r5, r9
	str r1, [sp, #4]
	movs r3, #15
	rors r0, r3
	rors r5, r3
	movs r3, #2
	eors r0, r3
	ldr r1, =0xbf715880
	ldr r4, =0x4f7c7b57
	adds r2, r0
	adds r6, r5
	movs r3, #9
	rors r0, r3
	eors r0, r2
	rors r5, r3
	eors r5, r6
	eors r2, r1
	eors r6, r4
	rors r0, r3
	rors r5, r3
	adds r2, r0
	adds r6, r5
	movs r3, #30
	rors r0, r3
	eors r0, r2
	rors r5, r3
	eors r5, r6
	eors r2, r1
	eors r6, r4
	movs r3, #17
	rors r0, r3
	rors r5, r3
	adds r2, r0
	adds r6, r5
	movs r3, #1
	rors r0, r3
	eors r0, r2
	rors r5, r3
	eors r5, r6
	eors r2, r1
	eors r6, r4
	rors r0, r4
	rors r5, r4
	adds r2, r0
	adds r6, r5
	rors r0, r7
	eors r0, r2
	rors r5, r7
	eors r5, r6
	eors r2, r1
	eors r6, r4
	eors r6, r2
	eors r5, r0
	mov r1, r10
	str r2, [sp, #16]
	mov r2, r11
	str r0, [sp, #20]
	ldr r0, [sp, #32]
	mov r8, r6
	ldr r3, [sp, #36]
	mov r9, r5
	movs r4, #15
	rors r2, r4
	rors r3, r4
	ldr r5, =0x38b4da56
	ldr r6, =0xcfbfa1c8
	adds r1, r2
	adds r0, r3
	movs r4, #9
	rors r2, r4
	eors r2, r1
	rors r3, r4
	eors r3, r0
	eors r1, r5
	eors r0, r6
	rors r2, r4
	rors r3, r4
	adds r1, r2
	adds r0, r3
	movs r4, #30
	rors r2, r4
	eors r2, r1
	rors r3, r4
	eors r3, r0
	eors r1, r5
	eors r0, r6
	movs r4, #17
	rors r2, r4
	rors r3, r4
	adds r1, r2
	adds r0, r3
	movs r4, #1
	rors r2, r4
	eors r2, r1
	rors r3, r4
	eors r3, r0
	eors r1, r5
	eors r0, r6
	movs r4, #23
	rors r2, r4
	rors r3, r4
	adds r1, r2
	adds r0, r3
	rors r2, r7
	eors r2, r1
	rors r3, r7
	eors r3, r0
	eors r1, r5
	eors r0, r6
	eors r0, r1
	eors r3, r2
	ldr r5, [sp, #24]
	str r1, [sp, #8]
	ldr r4, [sp, #28]
	str r2, [sp, #12]
	ldr r1, [sp, #40]
	mov r10, r0
	ldr r2, [sp, #44]
	mov r11, r3
	b .Lover_pool_0
	.ltorg
	.p2align 2
.Lcontinuations:
	.word .Lslim + 1
	.space 12
	.word .Lbig + 1
.Lover_pool_0:
	movs r6, #15
	rors r4, r6
	rors r2, r6
	ldr r3, =0xbb1185eb
	ldr r0, =0xc2b3293d
	adds r5, r4
	adds r1, r2
	movs r6, #9
	rors r4, r6
	eors r4, r5
	rors r2, r6
	eors r2, r1
	eors r5, r3
	eors r1, r0
	rors r4, r6
	rors r2, r6
	adds r5, r4
	adds r1, r2
	movs r6, #30
	rors r4, r6
	eors r4, r5
	rors r2, r6
	eors r2, r1
	eors r5, r3
	eors r1, r0
	movs r6, #17
	rors r4, r6
	rors r2, r6
	adds r5, r4
	adds r1, r2
	movs r6, #1
	rors r4, r6
	eors r4, r5
	rors r2, r6
	eors r2, r1
	eors r5, r3
	eors r1, r0
	movs r6, #23
	rors r4, r6
	rors r2, r6
	adds r5, r4
	adds r1, r2
	rors r4, r7
	eors r4, r5
	rors r2, r7
	eors r2, r1
	eors r5, r3
	eors r1, r0
	mov r6, r12
	eors r5, r6
	ldr r0, [sp, #0]
	eors r1, r0
	eors r6, r0
	ldr r0, [sp, #16]
	eors r6, r0
	ldr r0, [sp, #8]
	eors r6, r0
	lsls r0, r6, #16
	eors r6, r0
	eors r4, r6
	eors r2, r6
	mov r0, r9
	eors r0, r6
	mov r9, r0
	mov r0, r11
	eors r0, r6
	mov r11, r0
	mov r6, lr
	eors r4, r6
	ldr r0, [sp, #4]
	eors r2, r0
	eors r6, r0
	ldr r0, [sp, #20]
	eors r6, r0
	ldr r0, [sp, #12]
	eors r6, r0
	lsrs r0, r6, #16
	eors r6, r0
	eors r5, r6
	eors r1, r6
	mov r0, r8
	eors r0, r6
	mov r8, r0
	mov r0, r10
	eors r0, r6
	mov r10, r0
	movs r6, #15
	rors r4, r6
	rors r2, r6
	ldr r3, =0x38b4da56
	adds r5, r4
	adds r1, r2
	movs r6, #9
	rors r4, r6
	eors r4, r5
	rors r2, r6
	eors r2, r1
	eors r5, r7
	eors r1, r3
	rors r4, r6
	rors r2, r6
	adds r5, r4
	adds r1, r2
	movs r6, #30
	rors r4, r6
	eors r4, r5
	rors r2, r6
	eors r2, r1
	eors r5, r7
	eors r1, r3
	movs r6, #17
	rors r4, r6
	rors r2, r6
	adds r5, r4
	adds r1, r2
	movs r6, #1
	rors r4, r6
	eors r4, r5
	rors r2, r6
	eors r2, r1
	eors r5, r7
	eors r1, r3
	movs r6, #23
	rors r4, r6
	rors r2, r6
	adds r5, r4
	adds r1, r2
	rors r4, r7
	eors r4, r5
	rors r2, r7
	eors r2, r1
	eors r5, r7
	eors r1, r3
	mov r3, r8
	mov r8, r5
	mov r6, r9
	mov r9, r4
	mov r5, r12
	str r1, [sp, #32]
	mov r4, lr
	str r2, [sp, #36]
	movs r0, #15
	rors r6, r0
	rors r4, r0
	ldr r0, =0x7169b4ac
	eors r6, r0
	ldr r2, =0xb7e15162
	ldr r1, =0xbb1185eb
	adds r3, r6
	adds r5, r4
	movs r0, #9
	rors r6, r0
	eors r6, r3
	rors r4, r0
	eors r4, r5
	eors r3, r2
	eors r5, r1
	rors r6, r0
	rors r4, r0
	adds r3, r6
	adds r5, r4
	movs r0, #30
	rors r6, r0
	eors r6, r3
	rors r4, r0
	eors r4, r5
	eors r3, r2
	eors r5, r1
	movs r0, #17
	rors r6, r0
	rors r4, r0
	adds r3, r6
	adds r5, r4
	movs r0, #1
	rors r6, r0
	eors r6, r3
	rors r4, r0
	eors r4, r5
	eors r3, r2
	eors r5, r1
	movs r0, #23
	rors r6, r0
	rors r4, r0
	adds r3, r6
	adds r5, r4
	rors r6, r7
	eors r6, r3
	rors r4, r7
	eors r4, r5
	eors r3, r2
	eors r5, r1
	eors r5, r3
	eors r4, r6
	mov r1, r10
	str r3, [sp, #24]
	mov r3, r11
	str r6, [sp, #28]
	ldr r2, [sp, #16]
	mov r12, r5
	ldr r5, [sp, #20]
	mov lr, r4
	movs r0, #15
	rors r3, r0
	rors r5, r0
	movs r0, #4
	eors r3, r0
	ldr r4, =0xbf715880
	ldr r6, =0x4f7c7b57
	adds r1, r3
	adds r2, r5
	movs r0, #9
	rors r3, r0
	eors r3, r1
	rors r5, r0
	eors r5, r2
	eors r1, r4
	eors r2, r6
	rors r3, r0
	rors r5, r0
	adds r1, r3
	adds r2, r5
	movs r0, #30
	rors r3, r0
	eors r3, r1
	rors r5, r0
	eors r5, r2
	eors r1, r4
	eors r2, r6
	movs r0, #17
	rors r3, r0
	rors r5, r0
	adds r1, r3
	adds r2, r5
	movs r0, #1
	rors r3, r0
	eors r3, r1
	rors r5, r0
	eors r5, r2
	eors r1, r4
	eors r2, r6
	rors r3, r6
	rors r5, r6
	adds r1, r3
	adds r2, r5
	rors r3, r7
	eors r3, r1
	rors r5, r7
	eors r5, r2
	eors r1, r4
	eors r2, r6
	eors r2, r1
	eors r5, r3
	ldr r0, [sp, #0]
	str r1, [sp, #40]
	ldr r1, [sp, #4]
	str r3, [sp, #44]
	ldr r4, [sp, #8]
	mov r10, r2
	ldr r3, [sp, #12]
	mov r11, r5
	movs r6, #15
	rors r1, r6
	rors r3, r6
	ldr r5, =0xc2b3293d
	ldr r2, =0xcfbfa1c8
	adds r0, r1
	adds r4, r3
	movs r6, #9
	rors r1, r6
	eors r1, r0
	rors r3, r6
	eors r3, r4
	eors r0, r5
	eors r4, r2
	rors r1, r6
	rors r3, r6
	adds r0, r1
	adds r4, r3
	movs r6, #30
	rors r1, r6
	eors r1, r0
	rors r3, r6
	eors r3, r4
	eors r0, r5
	eors r4, r2
	movs r6, #17
	rors r1, r6
	rors r3, r6
	adds r0, r1
	adds r4, r3
	movs r6, #1
	rors r1, r6
	eors r1, r0
	rors r3, r6
	eors r3, r4
	eors r0, r5
	eors r4, r2
	movs r6, #23
	rors r1, r6
	rors r3, r6
	adds r0, r1
	adds r4, r3
	rors r1, r7
	eors r1, r0
	rors r3, r7
	eors r3, r4
	eors r0, r5
	eors r4, r2
	mov r6, r8
	eors r0, r6
	ldr r2, [sp, #32]
	eors r4, r2
	eors r6, r2
	ldr r2, [sp, #24]
	eors r6, r2
	ldr r2, [sp, #40]
	eors r6, r2
	lsls r2, r6, #16
	eors r6, r2
	eors r1, r6
	eors r3, r6
	mov r2, lr
	eors r2, r6
	mov lr, r2
	mov r2, r11
	eors r2, r6
	mov r11, r2
	mov r6, r9
	eors r1, r6
	ldr r2, [sp, #36]
	eors r3, r2
	eors r6, r2
	ldr r2, [sp, #28]
	eors r6, r2
	ldr r2, [sp, #44]
	eors r6, r2
	lsrs r2, r6, #16
	eors r6, r2
	eors r0, r6
	eors r4, r6
	mov r2, r12
	eors r2, r6
	mov r12, r2
	mov r2, r10
	eors r2, r6
	mov r10, r2
	movs r6, #15
	rors r1, r6
	rors r3, r6
	movs r6, #6
	eors r3, r6
	ldr r5, =0x38b4da56
	ldr r2, =0xbf715880
	adds r0, r1
	adds r4, r3
	movs r6, #9
	rors r1, r6
	eors r1, r0
	rors r3, r6
	eors r3, r4
	eors r0, r5
	eors r4, r2
	rors r1, r6
	rors r3, r6
	adds r0, r1
	adds r4, r3
	movs r6, #30
	rors r1, r6
	eors r1, r0
	rors r3, r6
	eors r3, r4
	eors r0, r5
	eors r4, r2
	movs r6, #17
	rors r1, r6
	rors r3, r6
	adds r0, r1
	adds r4, r3
	movs r6, #1
	rors r1, r6
	eors r1, r0
	rors r3, r6
	eors r3, r4
	eors r0, r5
	eors r4, r2
	movs r6, #23
	rors r1, r6
	rors r3, r6
	adds r0, r1
	adds r4, r3
	rors r1, r7
	eors r1, r0
	rors r3, r7
	eors r3, r4
	eors r0, r5
	eors r4, r2
	mov r2, r12
	mov r12, r0
	mov r5, lr
	mov lr, r1
	mov r0, r8
	str r4, [sp, #16]
	mov r1, r9
	str r3, [sp, #20]
	movs r6, #15
	rors r5, r6
	rors r1, r6
	ldr r3, =0xc2b3293d
	adds r2, r5
	adds r0, r1
	movs r6, #9
	rors r5, r6
	eors r5, r2
	rors r1, r6
	eors r1, r0
	eors r2, r7
	eors r0, r3
	rors r5, r6
	rors r1, r6
	adds r2, r5
	adds r0, r1
	movs r6, #30
	rors r5, r6
	eors r5, r2
	rors r1, r6
	eors r1, r0
	eors r2, r7
	eors r0, r3
	movs r6, #17
	rors r5, r6
	rors r1, r6
	adds r2, r5
	adds r0, r1
	movs r6, #1
	rors r5, r6
	eors r5, r2
	rors r1, r6
	eors r1, r0
	eors r2, r7
	eors r0, r3
	movs r6, #23
	rors r5, r6
	rors r1, r6
	adds r2, r5
	adds r0, r1
	rors r5, r7
	eors r5, r2
	rors r1, r7
	eors r1, r0
	eors r2, r7
	eors r0, r3
	eors r0, r2
	eors r1, r5
	mov r4, r10
	str r2, [sp, #0]
	mov r6, r11
	str r5, [sp, #4]
	ldr r3, [sp, #24]
	mov r8, r0
	ldr r2, [sp, #28]
	mov r9, r1
	b .Lover_pool_1
	.ltorg
	.p2align 2
.Lover_pool_1:
	movs r5, #15
	rors r6, r5
	rors r2, r5
	ldr r5, =0x649cee70
	eors r6, r5
	ldr r1, =0xb7e15162
	ldr r0, =0xbb1185eb
	adds r4, r6
	adds r3, r2
	movs r5, #9
	rors r6, r5
	eors r6, r4
	rors r2, r5
	eors r2, r3
	eors r4, r1
	eors r3, r0
	rors r6, r5
	rors r2, r5
	adds r4, r6
	adds r3, r2
	movs r5, #30
	rors r6, r5
	eors r6, r4
	rors r2, r5
	eors r2, r3
	eors r4, r1
	eors r3, r0
	movs r5, #17
	rors r6, r5
	rors r2, r5
	adds r4, r6
	adds r3, r2
	movs r5, #1
	rors r6, r5
	eors r6, r4
	rors r2, r5
	eors r2, r3
	eors r4, r1
	eors r3, r0
	movs r5, #23
	rors r6, r5
	rors r2, r5
	adds r4, r6
	adds r3, r2
	rors r6, r7
	eors r6, r4
	rors r2, r7
	eors r2, r3
	eors r4, r1
	eors r3, r0
	eors r3, r4
	eors r2, r6
	ldr r0, [sp, #32]
	str r4, [sp, #8]
	ldr r5, [sp, #36]
	str r6, [sp, #12]
	ldr r6, [sp, #40]
	mov r10, r3
	ldr r1, [sp, #44]
	mov r11, r2
	movs r4, #15
	rors r5, r4
	rors r1, r4
	ldr r2, =0xcfbfa1c8
	ldr r3, =0x4f7c7b57
	adds r0, r5
	adds r6, r1
	movs r4, #9
	rors r5, r4
	eors r5, r0
	rors r1, r4
	eors r1, r6
	eors r0, r2
	eors r6, r3
	rors r5, r4
	rors r1, r4
	adds r0, r5
	adds r6, r1
	movs r4, #30
	rors r5, r4
	eors r5, r0
	rors r1, r4
	eors r1, r6
	eors r0, r2
	eors r6, r3
	movs r4, #17
	rors r5, r4
	rors r1, r4
	adds r0, r5
	adds r6, r1
	movs r4, #1
	rors r5, r4
	eors r5, r0
	rors r1, r4
	eors r1, r6
	eors r0, r2
	eors r6, r3
	rors r5, r3
	rors r1, r3
	adds r0, r5
	adds r6, r1
	rors r5, r7
	eors r5, r0
	rors r1, r7
	eors r1, r6
	eors r0, r2
	eors r6, r3
	mov r4, r12
	eors r0, r4
	ldr r3, [sp, #16]
	eors r6, r3
	eors r4, r3
	ldr r3, [sp, #0]
	eors r4, r3
	ldr r3, [sp, #8]
	eors r4, r3
	lsls r3, r4, #16
	eors r4, r3
	eors r5, r4
	eors r1, r4
	mov r3, r9
	eors r3, r4
	mov r9, r3
	mov r3, r11
	eors r3, r4
	mov r11, r3
	mov r4, lr
	eors r5, r4
	ldr r3, [sp, #20]
	eors r1, r3
	eors r4, r3
	ldr r3, [sp, #4]
	eors r4, r3
	ldr r3, [sp, #12]
	eors r4, r3
	lsrs r3, r4, #16
	eors r4, r3
	eors r0, r4
	eors r6, r4
	mov r3, r8
	eors r3, r4
	mov r8, r3
	mov r3, r10
	eors r3, r4
	mov r10, r3
	movs r4, #15
	rors r5, r4
	rors r1, r4
	movs r4, #8
	eors r5, r4
	ldr r4, =0x76230bd7
	eors r1, r4
	ldr r2, =0xbf715880
	ldr r3, =0xb7e15162
	adds r0, r5
	adds r6, r1
	movs r4, #9
	rors r5, r4
	eors r5, r0
	rors r1, r4
	eors r1, r6
	eors r0, r2
	eors r6, r3
	rors r5, r4
	rors r1, r4
	adds r0, r5
	adds r6, r1
	movs r4, #30
	rors r5, r4
	eors r5, r0
	rors r1, r4
	eors r1, r6
	eors r0, r2
	eors r6, r3
	movs r4, #17
	rors r5, r4
	rors r1, r4
	adds r0, r5
	adds r6, r1
	movs r4, #1
	rors r5, r4
	eors r5, r0
	rors r1, r4
	eors r1, r6
	eors r0, r2
	eors r6, r3
	movs r4, #23
	rors r5, r4
	rors r1, r4
	adds r0, r5
	adds r6, r1
	rors r5, r7
	eors r5, r0
	rors r1, r7
	eors r1, r6
	eors r0, r2
	eors r6, r3
	mov r2, r8
	mov r8, r0
	mov r4, r9
	mov r9, r5
	mov r0, r12
	str r6, [sp, #24]
	mov r6, lr
	str r1, [sp, #28]
	movs r3, #15
	rors r4, r3
	rors r6, r3
	ldr r1, =0x38b4da56
	ldr r5, =0xcfbfa1c8
	adds r2, r4
	adds r0, r6
	movs r3, #9
	rors r4, r3
	eors r4, r2
	rors r6, r3
	eors r6, r0
	eors r2, r1
	eors r0, r5
	rors r4, r3
	rors r6, r3
	adds r2, r4
	adds r0, r6
	movs r3, #30
	rors r4, r3
	eors r4, r2
	rors r6, r3
	eors r6, r0
	eors r2, r1
	eors r0, r5
	movs r3, #17
	rors r4, r3
	rors r6, r3
	adds r2, r4
	adds r0, r6
	movs r3, #1
	rors r4, r3
	eors r4, r2
	rors r6, r3
	eors r6, r0
	eors r2, r1
	eors r0, r5
	movs r3, #23
	rors r4, r3
	rors r6, r3
	adds r2, r4
	adds r0, r6
	rors r4, r7
	eors r4, r2
	rors r6, r7
	eors r6, r0
	eors r2, r1
	eors r0, r5
	eors r0, r2
	eors r6, r4
	mov r1, r10
	str r2, [sp, #32]
	mov r3, r11
	str r4, [sp, #36]
	ldr r4, [sp, #0]
	mov r12, r0
	ldr r5, [sp, #4]
	mov lr, r6
	movs r2, #15
	rors r3, r2
	rors r5, r2
	ldr r6, =0xc2b3293d
	adds r1, r3
	adds r4, r5
	movs r2, #9
	rors r3, r2
	eors r3, r1
	rors r5, r2
	eors r5, r4
	eors r1, r7
	eors r4, r6
	rors r3, r2
	rors r5, r2
	adds r1, r3
	adds r4, r5
	movs r2, #30
	rors r3, r2
	eors r3, r1
	rors r5, r2
	eors r5, r4
	eors r1, r7
	eors r4, r6
	movs r2, #17
	rors r3, r2
	rors r5, r2
	adds r1, r3
	adds r4, r5
	movs r2, #1
	rors r3, r2
	eors r3, r1
	rors r5, r2
	eors r5, r4
	eors r1, r7
	eors r4, r6
	movs r2, #23
	rors r3, r2
	rors r5, r2
	adds r1, r3
	adds r4, r5
	rors r3, r7
	eors r3, r1
	rors r5, r7
	eors r5, r4
	eors r1, r7
	eors r4, r6
	eors r4, r1
	eors r5, r3
	ldr r2, [sp, #16]
	str r1, [sp, #40]
	ldr r0, [sp, #20]
	str r3, [sp, #44]
	ldr r1, [sp, #8]
	mov r10, r4
	ldr r3, [sp, #12]
	mov r11, r5
	movs r6, #15
	rors r0, r6
	rors r3, r6
	ldr r5, =0x4f7c7b57
	ldr r4, =0xbb1185eb
	adds r2, r0
	adds r1, r3
	movs r6, #9
	rors r0, r6
	eors r0, r2
	rors r3, r6
	eors r3, r1
	eors r2, r5
	eors r1, r4
	rors r0, r6
	rors r3, r6
	adds r2, r0
	adds r1, r3
	movs r6, #30
	rors r0, r6
	eors r0, r2
	rors r3, r6
	eors r3, r1
	eors r2, r5
	eors r1, r4
	movs r6, #17
	rors r0, r6
	rors r3, r6
	adds r2, r0
	adds r1, r3
	movs r6, #1
	rors r0, r6
	eors r0, r2
	rors r3, r6
	eors r3, r1
	eors r2, r5
	eors r1, r4
	rors r0, r5
	rors r3, r5
	adds r2, r0
	adds r1, r3
	rors r0, r7
	eors r0, r2
	rors r3, r7
	eors r3, r1
	eors r2, r5
	eors r1, r4
	mov r6, r8
	eors r2, r6
	ldr r4, [sp, #24]
	eors r1, r4
	eors r6, r4
	ldr r4, [sp, #32]
	eors r6, r4
	ldr r4, [sp, #40]
	eors r6, r4
	lsls r4, r6, #16
	eors r6, r4
	eors r0, r6
	eors r3, r6
	mov r4, lr
	eors r4, r6
	mov lr, r4
	mov r4, r11
	eors r4, r6
	mov r11, r4
	mov r6, r9
	eors r0, r6
	ldr r4, [sp, #28]
	eors r3, r4
	eors r6, r4
	ldr r4, [sp, #36]
	eors r6, r4
	ldr r4, [sp, #44]
	eors r6, r4
	lsrs r4, r6, #16
	eors r6, r4
	eors r2, r6
	eors r1, r6
	mov r4, r12
	eors r4, r6
	mov r12, r4
	mov r4, r10
	eors r4, r6
	mov r10, r4
	movs r6, #15
	rors r0, r6
	rors r3, r6
	ldr r6, =0x9ef8f6ae
	eors r0, r6
	ldr r5, =0xb7e15162
	adds r2, r0
	adds r1, r3
	movs r6, #9
	rors r0, r6
	eors r0, r2
	rors r3, r6
	eors r3, r1
	eors r2, r5
	eors r1, r7
	rors r0, r6
	rors r3, r6
	adds r2, r0
	adds r1, r3
	movs r6, #30
	rors r0, r6
	eors r0, r2
	rors r3, r6
	eors r3, r1
	eors r2, r5
	eors r1, r7
	movs r6, #17
	rors r0, r6
	rors r3, r6
	adds r2, r0
	adds r1, r3
	movs r6, #1
	rors r0, r6
	eors r0, r2
	rors r3, r6
	eors r3, r1
	eors r2, r5
	eors r1, r7
	movs r6, #23
	rors r0, r6
	rors r3, r6
	adds r2, r0
	adds r1, r3
	rors r0, r7
	eors r0, r2
	rors r3, r7
	eors r3, r1
	eors r2, r5
	eors r1, r7
	mov r6, r12
	mov r12, r2
	mov r5, lr
	mov lr, r0
	mov r4, r8
	str r1, [sp, #0]
	mov r1, r9
	str r3, [sp, #4]
	b .Lover_pool_2
	.ltorg
	.p2align 2
.Lover_pool_2:
	movs r2, #15
	rors r5, r2
	rors r1, r2
	movs r2, #10
	eors r5, r2
	ldr r3, =0xbf715880
	ldr r0, =0x4f7c7b57
	adds r6, r5
	adds r4, r1
	movs r2, #9
	rors r5, r2
	eors r5, r6
	rors r1, r2
	eors r1, r4
	eors r6, r3
	eors r4, r0
	rors r5, r2
	rors r1, r2
	adds r6, r5
	adds r4, r1
	movs r2, #30
	rors r5, r2
	eors r5, r6
	rors r1, r2
	eors r1, r4
	eors r6, r3
	eors r4, r0
	movs r2, #17
	rors r5, r2
	rors r1, r2
	adds r6, r5
	adds r4, r1
	movs r2, #1
	rors r5, r2
	eors r5, r6
	rors r1, r2
	eors r1, r4
	eors r6, r3
	eors r4, r0
	rors r5, r0
	rors r1, r0
	adds r6, r5
	adds r4, r1
	rors r5, r7
	eors r5, r6
	rors r1, r7
	eors r1, r4
	eors r6, r3
	eors r4, r0
	eors r4, r6
	eors r1, r5
	mov r2, r10
	str r6, [sp, #16]
	mov r6, r11
	str r5, [sp, #20]
	ldr r3, [sp, #32]
	mov r8, r4
	ldr r4, [sp, #36]
	mov r9, r1
	movs r0, #15
	rors r6, r0
	rors r4, r0
	ldr r1, =0x38b4da56
	ldr r5, =0xcfbfa1c8
	adds r2, r6
	adds r3, r4
	movs r0, #9
	rors r6, r0
	eors r6, r2
	rors r4, r0
	eors r4, r3
	eors r2, r1
	eors r3, r5
	rors r6, r0
	rors r4, r0
	adds r2, r6
	adds r3, r4
	movs r0, #30
	rors r6, r0
	eors r6, r2
	rors r4, r0
	eors r4, r3
	eors r2, r1
	eors r3, r5
	movs r0, #17
	rors r6, r0
	rors r4, r0
	adds r2, r6
	adds r3, r4
	movs r0, #1
	rors r6, r0
	eors r6, r2
	rors r4, r0
	eors r4, r3
	eors r2, r1
	eors r3, r5
	movs r0, #23
	rors r6, r0
	rors r4, r0
	adds r2, r6
	adds r3, r4
	rors r6, r7
	eors r6, r2
	rors r4, r7
	eors r4, r3
	eors r2, r1
	eors r3, r5
	eors r3, r2
	eors r4, r6
	ldr r5, [sp, #24]
	str r2, [sp, #8]
	ldr r0, [sp, #28]
	str r6, [sp, #12]
	ldr r6, [sp, #40]
	mov r10, r3
	ldr r2, [sp, #44]
	mov r11, r4
	movs r1, #15
	rors r0, r1
	rors r2, r1
	ldr r4, =0xbb1185eb
	ldr r3, =0xc2b3293d
	adds r5, r0
	adds r6, r2
	movs r1, #9
	rors r0, r1
	eors r0, r5
	rors r2, r1
	eors r2, r6
	eors r5, r4
	eors r6, r3
	rors r0, r1
	rors r2, r1
	adds r5, r0
	adds r6, r2
	movs r1, #30
	rors r0, r1
	eors r0, r5
	rors r2, r1
	eors r2, r6
	eors r5, r4
	eors r6, r3
	movs r1, #17
	rors r0, r1
	rors r2, r1
	adds r5, r0
	adds r6, r2
	movs r1, #1
	rors r0, r1
	eors r0, r5
	rors r2, r1
	eors r2, r6
	eors r5, r4
	eors r6, r3
	movs r1, #23
	rors r0, r1
	rors r2, r1
	adds r5, r0
	adds r6, r2
	rors r0, r7
	eors r0, r5
	rors r2, r7
	eors r2, r6
	eors r5, r4
	eors r6, r3
	mov r1, r12
	eors r5, r1
	ldr r3, [sp, #0]
	eors r6, r3
	eors r1, r3
	ldr r3, [sp, #16]
	eors r1, r3
	ldr r3, [sp, #8]
	eors r1, r3
	lsls r3, r1, #16
	eors r1, r3
	eors r0, r1
	eors r2, r1
	mov r3, r9
	eors r3, r1
	mov r9, r3
	mov r3, r11
	eors r3, r1
	mov r11, r3
	mov r1, lr
	eors r0, r1
	ldr r3, [sp, #4]
	eors r2, r3
	eors r1, r3
	ldr r3, [sp, #20]
	eors r1, r3
	ldr r3, [sp, #12]
	eors r1, r3
	lsrs r3, r1, #16
	eors r1, r3
	eors r5, r1
	eors r6, r1
	mov r3, r8
	eors r3, r1
	mov r8, r3
	mov r3, r10
	eors r3, r1
	mov r10, r3
	movs r1, #15
	rors r0, r1
	rors r2, r1
	ldr r4, =0x38b4da56
	adds r5, r0
	adds r6, r2
	movs r1, #9
	rors r0, r1
	eors r0, r5
	rors r2, r1
	eors r2, r6
	eors r5, r7
	eors r6, r4
	rors r0, r1
	rors r2, r1
	adds r5, r0
	adds r6, r2
	movs r1, #30
	rors r0, r1
	eors r0, r5
	rors r2, r1
	eors r2, r6
	eors r5, r7
	eors r6, r4
	movs r1, #17
	rors r0, r1
	rors r2, r1
	adds r5, r0
	adds r6, r2
	movs r1, #1
	rors r0, r1
	eors r0, r5
	rors r2, r1
	eors r2, r6
	eors r5, r7
	eors r6, r4
	movs r1, #23
	rors r0, r1
	rors r2, r1
	adds r5, r0
	adds r6, r2
	rors r0, r7
	eors r0, r5
	rors r2, r7
	eors r2, r6
	eors r5, r7
	eors r6, r4
	mov r3, r8
	mov r8, r5
	mov r1, r9
	mov r9, r0
	mov r0, r12
	str r6, [sp, #32]
	mov r6, lr
	str r2, [sp, #36]
	movs r4, #15
	rors r1, r4
	rors r6, r4
	ldr r4, =0x9f7f4391
	eors r1, r4
	ldr r2, =0xb7e15162
	ldr r5, =0xbb1185eb
	adds r3, r1
	adds r0, r6
	movs r4, #9
	rors r1, r4
	eors r1, r3
	rors r6, r4
	eors r6, r0
	eors r3, r2
	eors r0, r5
	rors r1, r4
	rors r6, r4
	adds r3, r1
	adds r0, r6
	movs r4, #30
	rors r1, r4
	eors r1, r3
	rors r6, r4
	eors r6, r0
	eors r3, r2
	eors r0, r5
	movs r4, #17
	rors r1, r4
	rors r6, r4
	adds r3, r1
	adds r0, r6
	movs r4, #1
	rors r1, r4
	eors r1, r3
	rors r6, r4
	eors r6, r0
	eors r3, r2
	eors r0, r5
	movs r4, #23
	rors r1, r4
	rors r6, r4
	adds r3, r1
	adds r0, r6
	rors r1, r7
	eors r1, r3
	rors r6, r7
	eors r6, r0
	eors r3, r2
	eors r0, r5
	eors r0, r3
	eors r6, r1
	mov r2, r10
	str r3, [sp, #24]
	mov r4, r11
	str r1, [sp, #28]
	ldr r1, [sp, #16]
	mov r12, r0
	ldr r0, [sp, #20]
	mov lr, r6
	movs r5, #15
	rors r4, r5
	rors r0, r5
	movs r5, #12
	eors r4, r5
	ldr r6, =0xbf715880
	ldr r3, =0x4f7c7b57
	adds r2, r4
	adds r1, r0
	movs r5, #9
	rors r4, r5
	eors r4, r2
	rors r0, r5
	eors r0, r1
	eors r2, r6
	eors r1, r3
	rors r4, r5
	rors r0, r5
	adds r2, r4
	adds r1, r0
	movs r5, #30
	rors r4, r5
	eors r4, r2
	rors r0, r5
	eors r0, r1
	eors r2, r6
	eors r1, r3
	movs r5, #17
	rors r4, r5
	rors r0, r5
	adds r2, r4
	adds r1, r0
	movs r5, #1
	rors r4, r5
	eors r4, r2
	rors r0, r5
	eors r0, r1
	eors r2, r6
	eors r1, r3
	rors r4, r3
	rors r0, r3
	adds r2, r4
	adds r1, r0
	rors r4, r7
	eors r4, r2
	rors r0, r7
	eors r0, r1
	eors r2, r6
	eors r1, r3
	eors r1, r2
	eors r0, r4
	ldr r6, [sp, #0]
	str r2, [sp, #40]
	ldr r5, [sp, #4]
	str r4, [sp, #44]
	ldr r4, [sp, #8]
	mov r10, r1
	ldr r2, [sp, #12]
	mov r11, r0
	movs r3, #15
	rors r5, r3
	rors r2, r3
	ldr r0, =0xc2b3293d
	ldr r1, =0xcfbfa1c8
	adds r6, r5
	adds r4, r2
	movs r3, #9
	rors r5, r3
	eors r5, r6
	rors r2, r3
	eors r2, r4
	eors r6, r0
	eors r4, r1
	rors r5, r3
	rors r2, r3
	adds r6, r5
	adds r4, r2
	movs r3, #30
	rors r5, r3
	eors r5, r6
	rors r2, r3
	eors r2, r4
	eors r6, r0
	eors r4, r1
	movs r3, #17
	rors r5, r3
	rors r2, r3
	adds r6, r5
	adds r4, r2
	movs r3, #1
	rors r5, r3
	eors r5, r6
	rors r2, r3
	eors r2, r4
	eors r6, r0
	eors r4, r1
	movs r3, #23
	rors r5, r3
	rors r2, r3
	adds r6, r5
	adds r4, r2
	rors r5, r7
	eors r5, r6
	rors r2, r7
	eors r2, r4
	eors r6, r0
	eors r4, r1
	mov r3, r8
	eors r6, r3
	ldr r1, [sp, #32]
	eors r4, r1
	eors r3, r1
	ldr r1, [sp, #24]
	eors r3, r1
	ldr r1, [sp, #40]
	eors r3, r1
	lsls r1, r3, #16
	eors r3, r1
	eors r5, r3
	eors r2, r3
	mov r1, lr
	eors r1, r3
	mov lr, r1
	mov r1, r11
	eors r1, r3
	mov r11, r1
	mov r3, r9
	eors r5, r3
	ldr r1, [sp, #36]
	eors r2, r1
	eors r3, r1
	ldr r1, [sp, #28]
	eors r3, r1
	ldr r1, [sp, #44]
	eors r3, r1
	lsrs r1, r3, #16
	eors r3, r1
	eors r6, r3
	eors r4, r3
	mov r1, r12
	eors r1, r3
	mov r12, r1
	mov r1, r10
	eors r1, r3
	mov r10, r1
	b .Lover_pool_3
	.ltorg
	.p2align 2
.Lover_pool_3:
	movs r3, #15
	rors r5, r3
	rors r2, r3
	movs r3, #14
	eors r2, r3
	ldr r0, =0x38b4da56
	ldr r1, =0xbf715880
	adds r6, r5
	adds r4, r2
	movs r3, #9
	rors r5, r3
	eors r5, r6
	rors r2, r3
	eors r2, r4
	eors r6, r0
	eors r4, r1
	rors r5, r3
	rors r2, r3
	adds r6, r5
	adds r4, r2
	movs r3, #30
	rors r5, r3
	eors r5, r6
	rors r2, r3
	eors r2, r4
	eors r6, r0
	eors r4, r1
	movs r3, #17
	rors r5, r3
	rors r2, r3
	adds r6, r5
	adds r4, r2
	movs r3, #1
	rors r5, r3
	eors r5, r6
	rors r2, r3
	eors r2, r4
	eors r6, r0
	eors r4, r1
	movs r3, #23
	rors r5, r3
	rors r2, r3
	adds r6, r5
	adds r4, r2
	rors r5, r7
	eors r5, r6
	rors r2, r7
	eors r2, r4
	eors r6, r0
	eors r4, r1
	mov r0, r12
	mov r12, r6
	mov r1, lr
	mov lr, r5
	mov r5, r8
	str r4, [sp, #16]
	mov r3, r9
	str r2, [sp, #20]
	movs r6, #15
	rors r1, r6
	rors r3, r6
	ldr r2, =0xc2b3293d
	adds r0, r1
	adds r5, r3
	movs r6, #9
	rors r1, r6
	eors r1, r0
	rors r3, r6
	eors r3, r5
	eors r0, r7
	eors r5, r2
	rors r1, r6
	rors r3, r6
	adds r0, r1
	adds r5, r3
	movs r6, #30
	rors r1, r6
	eors r1, r0
	rors r3, r6
	eors r3, r5
	eors r0, r7
	eors r5, r2
	movs r6, #17
	rors r1, r6
	rors r3, r6
	adds r0, r1
	adds r5, r3
	movs r6, #1
	rors r1, r6
	eors r1, r0
	rors r3, r6
	eors r3, r5
	eors r0, r7
	eors r5, r2
	movs r6, #23
	rors r1, r6
	rors r3, r6
	adds r0, r1
	adds r5, r3
	rors r1, r7
	eors r1, r0
	rors r3, r7
	eors r3, r5
	eors r0, r7
	eors r5, r2
	eors r5, r0
	eors r3, r1
	mov r4, r10
	str r0, [sp, #0]
	mov r2, r11
	str r1, [sp, #4]
	ldr r6, [sp, #24]
	mov r8, r5
	ldr r1, [sp, #28]
	mov r9, r3
	movs r0, #15
	rors r2, r0
	rors r1, r0
	ldr r0, =0x8566527b
	eors r2, r0
	ldr r3, =0xb7e15162
	ldr r5, =0xbb1185eb
	adds r4, r2
	adds r6, r1
	movs r0, #9
	rors r2, r0
	eors r2, r4
	rors r1, r0
	eors r1, r6
	eors r4, r3
	eors r6, r5
	rors r2, r0
	rors r1, r0
	adds r4, r2
	adds r6, r1
	movs r0, #30
	rors r2, r0
	eors r2, r4
	rors r1, r0
	eors r1, r6
	eors r4, r3
	eors r6, r5
	movs r0, #17
	rors r2, r0
	rors r1, r0
	adds r4, r2
	adds r6, r1
	movs r0, #1
	rors r2, r0
	eors r2, r4
	rors r1, r0
	eors r1, r6
	eors r4, r3
	eors r6, r5
	movs r0, #23
	rors r2, r0
	rors r1, r0
	adds r4, r2
	adds r6, r1
	rors r2, r7
	eors r2, r4
	rors r1, r7
	eors r1, r6
	eors r4, r3
	eors r6, r5
	eors r6, r4
	eors r1, r2
	ldr r3, [sp, #32]
	str r4, [sp, #8]
	ldr r5, [sp, #36]
	str r2, [sp, #12]
	ldr r4, [sp, #40]
	mov r10, r6
	ldr r6, [sp, #44]
	mov r11, r1
	movs r0, #15
	rors r5, r0
	rors r6, r0
	ldr r1, =0xcfbfa1c8
	ldr r2, =0x4f7c7b57
	adds r3, r5
	adds r4, r6
	movs r0, #9
	rors r5, r0
	eors r5, r3
	rors r6, r0
	eors r6, r4
	eors r3, r1
	eors r4, r2
	rors r5, r0
	rors r6, r0
	adds r3, r5
	adds r4, r6
	movs r0, #30
	rors r5, r0
	eors r5, r3
	rors r6, r0
	eors r6, r4
	eors r3, r1
	eors r4, r2
	movs r0, #17
	rors r5, r0
	rors r6, r0
	adds r3, r5
	adds r4, r6
	movs r0, #1
	rors r5, r0
	eors r5, r3
	rors r6, r0
	eors r6, r4
	eors r3, r1
	eors r4, r2
	rors r5, r2
	rors r6, r2
	adds r3, r5
	adds r4, r6
	rors r5, r7
	eors r5, r3
	rors r6, r7
	eors r6, r4
	eors r3, r1
	eors r4, r2
	ldr r0, [sp, #52]
	bx r0
.Lslim:
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
	add sp, #56
	pop {r4-r7}
	mov r8, r4
	mov r9, r5
	mov r10, r6
	mov r11, r7
	pop {r4-r7, pc}
	.ltorg
	.p2align 2
.Lbig:
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
	movs r0, #15
	rors r5, r0
	rors r6, r0
	movs r0, #16
	eors r5, r0
	ldr r0, =0x6fc2a2c5
	eors r6, r0
	ldr r1, =0xbf715880
	ldr r2, =0xb7e15162
	adds r3, r5
	adds r4, r6
	movs r0, #9
	rors r5, r0
	eors r5, r3
	rors r6, r0
	eors r6, r4
	eors r3, r1
	eors r4, r2
	rors r5, r0
	rors r6, r0
	adds r3, r5
	adds r4, r6
	movs r0, #30
	rors r5, r0
	eors r5, r3
	rors r6, r0
	eors r6, r4
	eors r3, r1
	eors r4, r2
	movs r0, #17
	rors r5, r0
	rors r6, r0
	adds r3, r5
	adds r4, r6
	movs r0, #1
	rors r5, r0
	eors r5, r3
	rors r6, r0
	eors r6, r4
	eors r3, r1
	eors r4, r2
	movs r0, #23
	rors r5, r0
	rors r6, r0
	adds r3, r5
	adds r4, r6
	rors r5, r7
	eors r5, r3
	rors r6, r7
	eors r6, r4
	eors r3, r1
	eors r4, r2
	mov r1, r8
	mov r8, r3
	mov r2, r9
	mov r9, r5
	mov r3, r12
	str r4, [sp, #24]
	mov r5, lr
	str r6, [sp, #28]
	movs r0, #15
	rors r2, r0
	rors r5, r0
	ldr r6, =0x38b4da56
	ldr r4, =0xcfbfa1c8
	adds r1, r2
	adds r3, r5
	movs r0, #9
	rors r2, r0
	eors r2, r1
	rors r5, r0
	eors r5, r3
	eors r1, r6
	eors r3, r4
	rors r2, r0
	rors r5, r0
	adds r1, r2
	adds r3, r5
	movs r0, #30
	rors r2, r0
	eors r2, r1
	rors r5, r0
	eors r5, r3
	eors r1, r6
	eors r3, r4
	movs r0, #17
	rors r2, r0
	rors r5, r0
	adds r1, r2
	adds r3, r5
	movs r0, #1
	rors r2, r0
	eors r2, r1
	rors r5, r0
	eors r5, r3
	eors r1, r6
	eors r3, r4
	movs r0, #23
	rors r2, r0
	rors r5, r0
	adds r1, r2
	adds r3, r5
	rors r2, r7
	eors r2, r1
	rors r5, r7
	eors r5, r3
	eors r1, r6
	eors r3, r4
	eors r3, r1
	eors r5, r2
	mov r6, r10
	str r1, [sp, #32]
	mov r1, r11
	str r2, [sp, #36]
	ldr r0, [sp, #0]
	mov r12, r3
	ldr r2, [sp, #4]
	mov lr, r5
	movs r4, #15
	rors r1, r4
	rors r2, r4
	ldr r5, =0xc2b3293d
	adds r6, r1
	adds r0, r2
	movs r4, #9
	rors r1, r4
	eors r1, r6
	rors r2, r4
	eors r2, r0
	eors r6, r7
	eors r0, r5
	rors r1, r4
	rors r2, r4
	adds r6, r1
	adds r0, r2
	movs r4, #30
	rors r1, r4
	eors r1, r6
	rors r2, r4
	eors r2, r0
	eors r6, r7
	eors r0, r5
	movs r4, #17
	rors r1, r4
	rors r2, r4
	adds r6, r1
	adds r0, r2
	movs r4, #1
	rors r1, r4
	eors r1, r6
	rors r2, r4
	eors r2, r0
	eors r6, r7
	eors r0, r5
	movs r4, #23
	rors r1, r4
	rors r2, r4
	adds r6, r1
	adds r0, r2
	rors r1, r7
	eors r1, r6
	rors r2, r7
	eors r2, r0
	eors r6, r7
	eors r0, r5
	eors r0, r6
	eors r2, r1
	ldr r4, [sp, #16]
	str r6, [sp, #40]
	ldr r5, [sp, #20]
	str r1, [sp, #44]
	ldr r6, [sp, #8]
	mov r10, r0
	ldr r1, [sp, #12]
	mov r11, r2
	movs r3, #15
	rors r5, r3
	rors r1, r3
	ldr r2, =0x4f7c7b57
	ldr r0, =0xbb1185eb
	adds r4, r5
	adds r6, r1
	movs r3, #9
	rors r5, r3
	eors r5, r4
	rors r1, r3
	eors r1, r6
	eors r4, r2
	eors r6, r0
	rors r5, r3
	rors r1, r3
	adds r4, r5
	adds r6, r1
	movs r3, #30
	rors r5, r3
	eors r5, r4
	rors r1, r3
	eors r1, r6
	eors r4, r2
	eors r6, r0
	movs r3, #17
	rors r5, r3
	rors r1, r3
	adds r4, r5
	adds r6, r1
	movs r3, #1
	rors r5, r3
	eors r5, r4
	rors r1, r3
	eors r1, r6
	eors r4, r2
	eors r6, r0
	rors r5, r2
	rors r1, r2
	adds r4, r5
	adds r6, r1
	rors r5, r7
	eors r5, r4
	rors r1, r7
	eors r1, r6
	eors r4, r2
	eors r6, r0
	mov r3, r8
	eors r4, r3
	ldr r0, [sp, #24]
	eors r6, r0
	eors r3, r0
	ldr r0, [sp, #32]
	eors r3, r0
	ldr r0, [sp, #40]
	eors r3, r0
	lsls r0, r3, #16
	eors r3, r0
	eors r5, r3
	eors r1, r3
	mov r0, lr
	eors r0, r3
	mov lr, r0
	mov r0, r11
	eors r0, r3
	mov r11, r0
	mov r3, r9
	eors r5, r3
	ldr r0, [sp, #28]
	eors r1, r0
	eors r3, r0
	ldr r0, [sp, #36]
	eors r3, r0
	ldr r0, [sp, #44]
	eors r3, r0
	lsrs r0, r3, #16
	eors r3, r0
	eors r4, r3
	eors r6, r3
	mov r0, r12
	eors r0, r3
	mov r12, r0
	mov r0, r10
	eors r0, r3
	mov r10, r0
	movs r3, #15
	rors r5, r3
	rors r1, r3
	ldr r3, =0x7ee2b101
	eors r5, r3
	ldr r2, =0xb7e15162
	adds r4, r5
	adds r6, r1
	movs r3, #9
	rors r5, r3
	eors r5, r4
	rors r1, r3
	eors r1, r6
	eors r4, r2
	eors r6, r7
	rors r5, r3
	rors r1, r3
	adds r4, r5
	adds r6, r1
	movs r3, #30
	rors r5, r3
	eors r5, r4
	rors r1, r3
	eors r1, r6
	eors r4, r2
	eors r6, r7
	movs r3, #17
	rors r5, r3
	rors r1, r3
	adds r4, r5
	adds r6, r1
	movs r3, #1
	rors r5, r3
	eors r5, r4
	rors r1, r3
	eors r1, r6
	eors r4, r2
	eors r6, r7
	movs r3, #23
	rors r5, r3
	rors r1, r3
	adds r4, r5
	adds r6, r1
	rors r5, r7
	eors r5, r4
	rors r1, r7
	eors r1, r6
	eors r4, r2
	eors r6, r7
	mov r2, r12
	mov r12, r4
	mov r0, lr
	mov lr, r5
	mov r5, r8
	str r6, [sp, #0]
	mov r6, r9
	str r1, [sp, #4]
	movs r3, #15
	rors r0, r3
	rors r6, r3
	movs r3, #18
	eors r0, r3
	ldr r1, =0xbf715880
	ldr r4, =0x4f7c7b57
	adds r2, r0
	adds r5, r6
	movs r3, #9
	rors r0, r3
	eors r0, r2
	rors r6, r3
	eors r6, r5
	eors r2, r1
	eors r5, r4
	rors r0, r3
	rors r6, r3
	adds r2, r0
	adds r5, r6
	movs r3, #30
	rors r0, r3
	eors r0, r2
	rors r6, r3
	eors r6, r5
	eors r2, r1
	eors r5, r4
	movs r3, #17
	rors r0, r3
	rors r6, r3
	adds r2, r0
	adds r5, r6
	movs r3, #1
	rors r0, r3
	eors r0, r2
	rors r6, r3
	eors r6, r5
	eors r2, r1
	eors r5, r4
	rors r0, r4
	rors r6, r4
	adds r2, r0
	adds r5, r6
	rors r0, r7
	eors r0, r2
	rors r6, r7
	eors r6, r5
	eors r2, r1
	eors r5, r4
	eors r5, r2
	eors r6, r0
	mov r3, r10
	str r2, [sp, #16]
	mov r2, r11
	str r0, [sp, #20]
	ldr r1, [sp, #32]
	mov r8, r5
	ldr r5, [sp, #36]
	mov r9, r6
	movs r4, #15
	rors r2, r4
	rors r5, r4
	ldr r6, =0x38b4da56
	ldr r0, =0xcfbfa1c8
	adds r3, r2
	adds r1, r5
	movs r4, #9
	rors r2, r4
	eors r2, r3
	rors r5, r4
	eors r5, r1
	eors r3, r6
	eors r1, r0
	rors r2, r4
	rors r5, r4
	adds r3, r2
	adds r1, r5
	movs r4, #30
	rors r2, r4
	eors r2, r3
	rors r5, r4
	eors r5, r1
	eors r3, r6
	eors r1, r0
	movs r4, #17
	rors r2, r4
	rors r5, r4
	adds r3, r2
	adds r1, r5
	movs r4, #1
	rors r2, r4
	eors r2, r3
	rors r5, r4
	eors r5, r1
	eors r3, r6
	eors r1, r0
	movs r4, #23
	rors r2, r4
	rors r5, r4
	adds r3, r2
	adds r1, r5
	rors r2, r7
	eors r2, r3
	rors r5, r7
	eors r5, r1
	eors r3, r6
	eors r1, r0
	eors r1, r3
	eors r5, r2
	ldr r0, [sp, #24]
	str r3, [sp, #8]
	ldr r4, [sp, #28]
	str r2, [sp, #12]
	ldr r6, [sp, #40]
	mov r10, r1
	ldr r2, [sp, #44]
	mov r11, r5
	movs r3, #15
	rors r4, r3
	rors r2, r3
	ldr r5, =0xbb1185eb
	ldr r1, =0xc2b3293d
	adds r0, r4
	adds r6, r2
	movs r3, #9
	rors r4, r3
	eors r4, r0
	rors r2, r3
	eors r2, r6
	eors r0, r5
	eors r6, r1
	rors r4, r3
	rors r2, r3
	adds r0, r4
	adds r6, r2
	movs r3, #30
	rors r4, r3
	eors r4, r0
	rors r2, r3
	eors r2, r6
	eors r0, r5
	eors r6, r1
	movs r3, #17
	rors r4, r3
	rors r2, r3
	adds r0, r4
	adds r6, r2
	movs r3, #1
	rors r4, r3
	eors r4, r0
	rors r2, r3
	eors r2, r6
	eors r0, r5
	eors r6, r1
	movs r3, #23
	rors r4, r3
	rors r2, r3
	adds r0, r4
	adds r6, r2
	rors r4, r7
	eors r4, r0
	rors r2, r7
	eors r2, r6
	eors r0, r5
	eors r6, r1
	b .Lover_pool_5
	.ltorg
	.p2align 2
.Lover_pool_5:
	mov r3, r12
	eors r0, r3
	ldr r1, [sp, #0]
	eors r6, r1
	eors r3, r1
	ldr r1, [sp, #16]
	eors r3, r1
	ldr r1, [sp, #8]
	eors r3, r1
	lsls r1, r3, #16
	eors r3, r1
	eors r4, r3
	eors r2, r3
	mov r1, r9
	eors r1, r3
	mov r9, r1
	mov r1, r11
	eors r1, r3
	mov r11, r1
	mov r3, lr
	eors r4, r3
	ldr r1, [sp, #4]
	eors r2, r1
	eors r3, r1
	ldr r1, [sp, #20]
	eors r3, r1
	ldr r1, [sp, #12]
	eors r3, r1
	lsrs r1, r3, #16
	eors r3, r1
	eors r0, r3
	eors r6, r3
	mov r1, r8
	eors r1, r3
	mov r8, r1
	mov r1, r10
	eors r1, r3
	mov r10, r1
	movs r3, #15
	rors r4, r3
	rors r2, r3
	ldr r5, =0x38b4da56
	adds r0, r4
	adds r6, r2
	movs r3, #9
	rors r4, r3
	eors r4, r0
	rors r2, r3
	eors r2, r6
	eors r0, r7
	eors r6, r5
	rors r4, r3
	rors r2, r3
	adds r0, r4
	adds r6, r2
	movs r3, #30
	rors r4, r3
	eors r4, r0
	rors r2, r3
	eors r2, r6
	eors r0, r7
	eors r6, r5
	movs r3, #17
	rors r4, r3
	rors r2, r3
	adds r0, r4
	adds r6, r2
	movs r3, #1
	rors r4, r3
	eors r4, r0
	rors r2, r3
	eors r2, r6
	eors r0, r7
	eors r6, r5
	movs r3, #23
	rors r4, r3
	rors r2, r3
	adds r0, r4
	adds r6, r2
	rors r4, r7
	eors r4, r0
	rors r2, r7
	eors r2, r6
	eors r0, r7
	eors r6, r5
	mov r5, r8
	mov r8, r0
	mov r3, r9
	mov r9, r4
	mov r1, r12
	str r6, [sp, #32]
	mov r4, lr
	str r2, [sp, #36]
	movs r0, #15
	rors r3, r0
	rors r4, r0
	ldr r0, =0x7169b4ac
	eors r3, r0
	ldr r2, =0xb7e15162
	ldr r6, =0xbb1185eb
	adds r5, r3
	adds r1, r4
	movs r0, #9
	rors r3, r0
	eors r3, r5
	rors r4, r0
	eors r4, r1
	eors r5, r2
	eors r1, r6
	rors r3, r0
	rors r4, r0
	adds r5, r3
	adds r1, r4
	movs r0, #30
	rors r3, r0
	eors r3, r5
	rors r4, r0
	eors r4, r1
	eors r5, r2
	eors r1, r6
	movs r0, #17
	rors r3, r0
	rors r4, r0
	adds r5, r3
	adds r1, r4
	movs r0, #1
	rors r3, r0
	eors r3, r5
	rors r4, r0
	eors r4, r1
	eors r5, r2
	eors r1, r6
	movs r0, #23
	rors r3, r0
	rors r4, r0
	adds r5, r3
	adds r1, r4
	rors r3, r7
	eors r3, r5
	rors r4, r7
	eors r4, r1
	eors r5, r2
	eors r1, r6
	eors r1, r5
	eors r4, r3
	mov r2, r10
	str r5, [sp, #24]
	mov r5, r11
	str r3, [sp, #28]
	ldr r0, [sp, #16]
	mov r12, r1
	ldr r1, [sp, #20]
	mov lr, r4
	movs r6, #15
	rors r5, r6
	rors r1, r6
	movs r6, #20
	eors r5, r6
	ldr r4, =0xbf715880
	ldr r3, =0x4f7c7b57
	adds r2, r5
	adds r0, r1
	movs r6, #9
	rors r5, r6
	eors r5, r2
	rors r1, r6
	eors r1, r0
	eors r2, r4
	eors r0, r3
	rors r5, r6
	rors r1, r6
	adds r2, r5
	adds r0, r1
	movs r6, #30
	rors r5, r6
	eors r5, r2
	rors r1, r6
	eors r1, r0
	eors r2, r4
	eors r0, r3
	movs r6, #17
	rors r5, r6
	rors r1, r6
	adds r2, r5
	adds r0, r1
	movs r6, #1
	rors r5, r6
	eors r5, r2
	rors r1, r6
	eors r1, r0
	eors r2, r4
	eors r0, r3
	rors r5, r3
	rors r1, r3
	adds r2, r5
	adds r0, r1
	rors r5, r7
	eors r5, r2
	rors r1, r7
	eors r1, r0
	eors r2, r4
	eors r0, r3
	eors r0, r2
	eors r1, r5
	ldr r4, [sp, #0]
	str r2, [sp, #40]
	ldr r2, [sp, #4]
	str r5, [sp, #44]
	ldr r5, [sp, #8]
	mov r10, r0
	ldr r6, [sp, #12]
	mov r11, r1
	movs r3, #15
	rors r2, r3
	rors r6, r3
	ldr r1, =0xc2b3293d
	ldr r0, =0xcfbfa1c8
	adds r4, r2
	adds r5, r6
	movs r3, #9
	rors r2, r3
	eors r2, r4
	rors r6, r3
	eors r6, r5
	eors r4, r1
	eors r5, r0
	rors r2, r3
	rors r6, r3
	adds r4, r2
	adds r5, r6
	movs r3, #30
	rors r2, r3
	eors r2, r4
	rors r6, r3
	eors r6, r5
	eors r4, r1
	eors r5, r0
	movs r3, #17
	rors r2, r3
	rors r6, r3
	adds r4, r2
	adds r5, r6
	movs r3, #1
	rors r2, r3
	eors r2, r4
	rors r6, r3
	eors r6, r5
	eors r4, r1
	eors r5, r0
	movs r3, #23
	rors r2, r3
	rors r6, r3
	adds r4, r2
	adds r5, r6
	rors r2, r7
	eors r2, r4
	rors r6, r7
	eors r6, r5
	eors r4, r1
	eors r5, r0
	mov r3, r8
	eors r4, r3
	ldr r0, [sp, #32]
	eors r5, r0
	eors r3, r0
	ldr r0, [sp, #24]
	eors r3, r0
	ldr r0, [sp, #40]
	eors r3, r0
	lsls r0, r3, #16
	eors r3, r0
	eors r2, r3
	eors r6, r3
	mov r0, lr
	eors r0, r3
	mov lr, r0
	mov r0, r11
	eors r0, r3
	mov r11, r0
	mov r3, r9
	eors r2, r3
	ldr r0, [sp, #36]
	eors r6, r0
	eors r3, r0
	ldr r0, [sp, #28]
	eors r3, r0
	ldr r0, [sp, #44]
	eors r3, r0
	lsrs r0, r3, #16
	eors r3, r0
	eors r4, r3
	eors r5, r3
	mov r0, r12
	eors r0, r3
	mov r12, r0
	mov r0, r10
	eors r0, r3
	mov r10, r0
	movs r3, #15
	rors r2, r3
	rors r6, r3
	movs r3, #22
	eors r6, r3
	ldr r1, =0x38b4da56
	ldr r0, =0xbf715880
	adds r4, r2
	adds r5, r6
	movs r3, #9
	rors r2, r3
	eors r2, r4
	rors r6, r3
	eors r6, r5
	eors r4, r1
	eors r5, r0
	rors r2, r3
	rors r6, r3
	adds r4, r2
	adds r5, r6
	movs r3, #30
	rors r2, r3
	eors r2, r4
	rors r6, r3
	eors r6, r5
	eors r4, r1
	eors r5, r0
	movs r3, #17
	rors r2, r3
	rors r6, r3
	adds r4, r2
	adds r5, r6
	movs r3, #1
	rors r2, r3
	eors r2, r4
	rors r6, r3
	eors r6, r5
	eors r4, r1
	eors r5, r0
	movs r3, #23
	rors r2, r3
	rors r6, r3
	adds r4, r2
	adds r5, r6
	rors r2, r7
	eors r2, r4
	rors r6, r7
	eors r6, r5
	eors r4, r1
	eors r5, r0
	mov r3, r12
	mov r12, r4
	mov r4, lr
	mov lr, r2
	mov r0, r8
	str r5, [sp, #16]
	mov r1, r9
	str r6, [sp, #20]
	movs r2, #15
	rors r4, r2
	rors r1, r2
	ldr r6, =0xc2b3293d
	adds r3, r4
	adds r0, r1
	movs r2, #9
	rors r4, r2
	eors r4, r3
	rors r1, r2
	eors r1, r0
	eors r3, r7
	eors r0, r6
	rors r4, r2
	rors r1, r2
	adds r3, r4
	adds r0, r1
	movs r2, #30
	rors r4, r2
	eors r4, r3
	rors r1, r2
	eors r1, r0
	eors r3, r7
	eors r0, r6
	movs r2, #17
	rors r4, r2
	rors r1, r2
	adds r3, r4
	adds r0, r1
	movs r2, #1
	rors r4, r2
	eors r4, r3
	rors r1, r2
	eors r1, r0
	eors r3, r7
	eors r0, r6
	movs r2, #23
	rors r4, r2
	rors r1, r2
	adds r3, r4
	adds r0, r1
	rors r4, r7
	eors r4, r3
	rors r1, r7
	eors r1, r0
	eors r3, r7
	eors r0, r6
	eors r0, r3
	eors r1, r4
	mov r5, r10
	str r3, [sp, #0]
	mov r6, r11
	str r4, [sp, #4]
	ldr r4, [sp, #24]
	mov r8, r0
	ldr r2, [sp, #28]
	mov r9, r1
	movs r3, #15
	rors r6, r3
	rors r2, r3
	ldr r3, =0x649cee70
	eors r6, r3
	ldr r1, =0xb7e15162
	ldr r0, =0xbb1185eb
	adds r5, r6
	adds r4, r2
	movs r3, #9
	rors r6, r3
	eors r6, r5
	rors r2, r3
	eors r2, r4
	eors r5, r1
	eors r4, r0
	rors r6, r3
	rors r2, r3
	adds r5, r6
	adds r4, r2
	movs r3, #30
	rors r6, r3
	eors r6, r5
	rors r2, r3
	eors r2, r4
	eors r5, r1
	eors r4, r0
	movs r3, #17
	rors r6, r3
	rors r2, r3
	adds r5, r6
	adds r4, r2
	movs r3, #1
	rors r6, r3
	eors r6, r5
	rors r2, r3
	eors r2, r4
	eors r5, r1
	eors r4, r0
	movs r3, #23
	rors r6, r3
	rors r2, r3
	adds r5, r6
	adds r4, r2
	rors r6, r7
	eors r6, r5
	rors r2, r7
	eors r2, r4
	eors r5, r1
	eors r4, r0
	eors r4, r5
	eors r2, r6
	ldr r1, [sp, #32]
	str r5, [sp, #8]
	ldr r5, [sp, #36]
	str r6, [sp, #12]
	ldr r0, [sp, #40]
	mov r10, r4
	ldr r4, [sp, #44]
	mov r11, r2
	movs r3, #15
	rors r5, r3
	rors r4, r3
	ldr r2, =0xcfbfa1c8
	ldr r6, =0x4f7c7b57
	adds r1, r5
	adds r0, r4
	movs r3, #9
	rors r5, r3
	eors r5, r1
	rors r4, r3
	eors r4, r0
	eors r1, r2
	eors r0, r6
	rors r5, r3
	rors r4, r3
	adds r1, r5
	adds r0, r4
	movs r3, #30
	rors r5, r3
	eors r5, r1
	rors r4, r3
	eors r4, r0
	eors r1, r2
	eors r0, r6
	movs r3, #17
	rors r5, r3
	rors r4, r3
	adds r1, r5
	adds r0, r4
	movs r3, #1
	rors r5, r3
	eors r5, r1
	rors r4, r3
	eors r4, r0
	eors r1, r2
	eors r0, r6
	rors r5, r6
	rors r4, r6
	adds r1, r5
	adds r0, r4
	rors r5, r7
	eors r5, r1
	rors r4, r7
	eors r4, r0
	eors r1, r2
	eors r0, r6
	b .Lover_pool_6
	.ltorg
	.p2align 2
.Lover_pool_6:
	mov r3, r12
	eors r1, r3
	ldr r6, [sp, #16]
	eors r0, r6
	eors r3, r6
	ldr r6, [sp, #0]
	eors r3, r6
	ldr r6, [sp, #8]
	eors r3, r6
	lsls r6, r3, #16
	eors r3, r6
	eors r5, r3
	eors r4, r3
	mov r6, r9
	eors r6, r3
	mov r9, r6
	mov r6, r11
	eors r6, r3
	mov r11, r6
	mov r3, lr
	eors r5, r3
	ldr r6, [sp, #20]
	eors r4, r6
	eors r3, r6
	ldr r6, [sp, #4]
	eors r3, r6
	ldr r6, [sp, #12]
	eors r3, r6
	lsrs r6, r3, #16
	eors r3, r6
	eors r1, r3
	eors r0, r3
	mov r6, r8
	eors r6, r3
	mov r8, r6
	mov r6, r10
	eors r6, r3
	mov r10, r6
	ldr r6, [sp, #48]
	movs r7, #16
	rors r4, r7
	stm r6!, {r0, r4}
	rors r5, r7
	stm r6!, {r1, r5}
	mov r2, r8
	mov r3, r9
	rors r3, r7
	stm r6!, {r2, r3}
	mov r2, r10
	mov r3, r11
	rors r3, r7
	stm r6!, {r2, r3}
	ldr r2, [sp, #8]
	ldr r3, [sp, #12]
	rors r3, r7
	stm r6!, {r2, r3}
	ldr r2, [sp, #16]
	ldr r3, [sp, #20]
	rors r3, r7
	stm r6!, {r2, r3}
	mov r2, r12
	mov r3, lr
	rors r3, r7
	stm r6!, {r2, r3}
	ldr r2, [sp, #0]
	ldr r3, [sp, #4]
	rors r3, r7
	stm r6!, {r2, r3}
	add sp, #56
	pop {r4-r7}
	mov r8, r4
	mov r9, r5
	mov r10, r6
	mov r11, r7
	pop {r4-r7, pc}
	.ltorg
	.size sparkle512, . - sparkle512

#endif
