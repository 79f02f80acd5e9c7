/* Printed by gen/sqr_armv6m.py, which says how it works.
 *
 * void fe25519_sqr(fe25519 *out, const fe25519 *a)
 *
 * a^2 mod p, of any number below 2^256, to one below 2^255 + 2^230.
 *
 * entry: r0 out, r1 a
 * exit: -
 * clobbers: r0-r3, r12, flags
 * stack: 160 bytes
 * cycles: 938 (cortex-m0), always
 * code: 42 bytes, without fe25519_sqr_stacked
 *
 * fe25519_sqr_stacked, for other assembly: r0 is out, and a is the eight words at and above sp.
 * It clobbers all registers but sp, and takes 878 cycles with its return, 88 bytes of stack
 * and 1,564 of code. The operand stays, unless out is there.
 *
 * No intermediate value overflows: see field_armv6m.py. No branch, and no address that depends on data.
 */
#include "../backend.h"

#if FE25519_BACKEND == FE25519_BACKEND_ARMV6M

	.syntax unified
	.thumb
	.section .text.fe25519_sqr, "ax", %progbits
	.p2align 2
	.global fe25519_sqr
	.type fe25519_sqr, %function
	.thumb_func
fe25519_sqr:
	push {r4-r7, lr}
	mov r4, r8
	mov r5, r9
	mov r6, r10
	mov r7, r11
	push {r4-r7}
	sub sp, #36
	mov r3, sp
	ldm r1!, {r4-r7}
	stm r3!, {r4-r7}
	ldm r1!, {r4-r7}
	stm r3!, {r4-r7}
	bl fe25519_sqr_stacked
	add sp, #36
	pop {r4-r7}
	mov r8, r4
	mov r9, r5
	mov r10, r6
	mov r11, r7
	pop {r4-r7, pc}
	.size fe25519_sqr, . - fe25519_sqr

	.section .text.fe25519_sqr_stacked, "ax", %progbits
	.p2align 2
	.global fe25519_sqr_stacked
	.hidden fe25519_sqr_stacked
	.type fe25519_sqr_stacked, %function
	.thumb_func
fe25519_sqr_stacked:
	push {lr}
	sub sp, #84
	ldr r1, [sp, #88]
	ldr r2, [sp, #104]
	subs r3, r1, r2
	ldr r4, [sp, #108]
	ldr r5, [sp, #92]
	sbcs r5, r4
	ldr r6, [sp, #112]
	ldr r7, [sp, #96]
	sbcs r7, r6
	ldr r2, [sp, #116]
	str r0, [sp, #0]
	ldr r0, [sp, #100]
	sbcs r0, r2
	sbcs r2, r2
	eors r7, r2
	eors r3, r2
	eors r5, r2
	subs r3, r3, r2
	sbcs r5, r2
	eors r0, r2
	sbcs r7, r2
	sbcs r0, r2
	subs r2, r3, r7
	mov r8, r5
	sbcs r5, r0
	sbcs r4, r4
	eors r5, r4
	eors r2, r4
	subs r2, r2, r4
	sbcs r5, r4
	uxth r4, r5
	lsrs r5, r5, #16
	uxth r6, r2
	mov r9, r6
	muls r6, r5
	lsrs r2, r2, #16
	mov r10, r2
	muls r2, r4
	mov r11, r4
	muls r4, r5
	mov r1, r10
	muls r1, r1
	mov r12, r0
	mov r0, r10
	muls r0, r5
	adds r2, r6, r2
	mov r6, r11
	mov lr, r7
	mov r7, r9
	muls r7, r6
	muls r6, r6
	mov r11, r3
	movs r3, #0
	adcs r4, r3
	adds r1, r1, r7
	muls r5, r5
	adcs r6, r0
	adcs r5, r3
	adds r1, r1, r7
	adcs r6, r0
	adcs r5, r3
	lsls r0, r4, #17
	lsrs r7, r2, #15
	add r0, r7
	lsrs r4, r4, #15
	lsls r2, r2, #17
	mov r7, r10
	mov r3, r9
	muls r3, r7
	lsls r7, r3, #17
	lsrs r3, r3, #15
	add r2, r3
	mov r3, r9
	muls r3, r3
	adds r3, r3, r7
	adcs r1, r2
	adcs r6, r0
	adcs r5, r4
	mov r0, r8
	uxth r2, r0
	mov r4, r11
	lsrs r7, r4, #16
	lsrs r0, r0, #16
	mov r8, r0
	muls r0, r0
	mov r9, r7
	muls r7, r7
	mov r10, r5
	mov r5, r9
	muls r5, r2
	uxth r4, r4
	mov r11, r4
	muls r4, r2
	str r6, [sp, #4]
	mov r6, r8
	mov r8, r1
	mov r1, r9
	muls r1, r6
	str r3, [sp, #8]
	mov r3, r11
	muls r3, r6
	muls r6, r2
	muls r2, r2
	adds r3, r3, r5
	movs r5, #0
	adcs r6, r5
	adds r7, r7, r4
	adcs r2, r1
	adcs r0, r5
	adds r4, r7, r4
	adcs r2, r1
	adcs r0, r5
	lsls r1, r3, #17
	lsrs r3, r3, #15
	mov r7, r9
	mov r5, r11
	muls r5, r7
	lsls r7, r5, #17
	lsrs r5, r5, #15
	add r1, r5
	lsls r5, r6, #17
	add r5, r3
	lsrs r3, r6, #15
	mov r6, r11
	muls r6, r6
	adds r6, r6, r7
	adcs r4, r1
	mov r1, lr
	uxth r7, r1
	str r4, [sp, #12]
	mov r4, r12
	str r6, [sp, #16]
	uxth r6, r4
	adcs r2, r5
	adcs r0, r3
	lsrs r1, r1, #16
	mov r9, r1
	muls r1, r1
	lsrs r3, r4, #16
	mov r11, r3
	muls r3, r3
	mov r4, r11
	muls r4, r6
	mov r5, r11
	mov r12, r0
	mov r0, r9
	muls r0, r5
	muls r5, r7
	mov r11, r2
	mov r2, r9
	muls r2, r6
	adds r2, r5, r2
	movs r5, #0
	adcs r4, r5
	mov lr, r7
	muls r7, r6
	muls r6, r6
	adds r1, r1, r7
	adcs r6, r0
	adcs r3, r5
	adds r1, r1, r7
	adcs r6, r0
	adcs r3, r5
	mov r0, r9
	mov r7, lr
	muls r7, r0
	lsls r0, r7, #17
	lsrs r5, r2, #15
	lsls r2, r2, #17
	lsrs r7, r7, #15
	add r2, r7
	lsls r7, r4, #17
	add r7, r5
	lsrs r4, r4, #15
	mov r5, lr
	muls r5, r5
	adds r0, r5, r0
	adcs r1, r2
	adcs r6, r7
	adcs r3, r4
	mov r2, r11
	adds r0, r2, r0
	mov r2, r12
	adcs r2, r1
	movs r1, #0
	adcs r6, r1
	adcs r3, r1
	ldr r4, [sp, #16]
	adds r5, r0, r4
	ldr r7, [sp, #12]
	adcs r7, r2
	adcs r0, r6
	adcs r2, r3
	adcs r6, r1
	adcs r3, r1
	ldr r4, [sp, #8]
	subs r4, r5, r4
	mov r5, r8
	sbcs r7, r5
	ldr r5, [sp, #4]
	sbcs r0, r5
	mov r5, r10
	sbcs r2, r5
	ldr r5, [sp, #100]
	str r2, [sp, #4]
	uxth r2, r5
	sbcs r6, r1
	sbcs r3, r1
	str r3, [sp, #8]
	ldr r3, [sp, #88]
	str r6, [sp, #20]
	ldr r6, [sp, #96]
	str r0, [sp, #24]
	subs r0, r3, r6
	str r7, [sp, #28]
	ldr r7, [sp, #92]
	sbcs r7, r5
	str r4, [sp, #32]
	sbcs r4, r4
	eors r7, r4
	eors r0, r4
	subs r0, r0, r4
	sbcs r7, r4
	uxth r4, r7
	lsrs r5, r5, #16
	lsrs r6, r0, #16
	uxth r0, r0
	mov r8, r6
	muls r6, r4
	lsrs r7, r7, #16
	mov r9, r0
	muls r0, r4
	mov r10, r5
	mov r5, r9
	muls r5, r7
	mov r11, r4
	muls r4, r7
	mov r12, r2
	lsrs r2, r3, #16
	uxth r3, r3
	mov lr, r3
	mov r3, r11
	muls r3, r3
	adds r5, r5, r6
	mov r6, r8
	muls r6, r7
	mov r11, r2
	mov r2, r8
	muls r2, r2
	muls r7, r7
	adcs r4, r1
	adds r2, r2, r0
	adcs r3, r6
	adcs r7, r1
	adds r0, r2, r0
	adcs r3, r6
	adcs r7, r1
	lsrs r2, r5, #15
	mov r6, r8
	mov r1, r9
	muls r1, r6
	lsrs r6, r4, #15
	lsls r5, r5, #17
	lsls r4, r4, #17
	add r4, r2
	lsrs r2, r1, #15
	add r5, r2
	mov r2, r9
	muls r2, r2
	lsls r1, r1, #17
	adds r1, r2, r1
	ldr r2, [sp, #92]
	mov r8, r1
	uxth r1, r2
	adcs r0, r5
	mov r5, r11
	muls r5, r1
	adcs r3, r4
	adcs r7, r6
	mov r9, r1
	muls r1, r1
	lsrs r2, r2, #16
	mov r4, r11
	muls r4, r4
	mov r6, r9
	mov r9, r7
	mov r7, lr
	muls r7, r6
	muls r6, r2
	str r3, [sp, #36]
	mov r3, lr
	muls r3, r2
	adds r3, r3, r5
	movs r5, #0
	adcs r6, r5
	str r0, [sp, #40]
	mov r0, r11
	muls r0, r2
	muls r2, r2
	adds r4, r4, r7
	adcs r1, r0
	adcs r2, r5
	adds r4, r4, r7
	adcs r1, r0
	adcs r2, r5
	lsls r0, r3, #17
	lsrs r3, r3, #15
	mov r7, r11
	mov r5, lr
	muls r5, r7
	lsls r7, r6, #17
	lsrs r6, r6, #15
	add r7, r3
	lsrs r3, r5, #15
	lsls r5, r5, #17
	add r0, r3
	mov r3, lr
	muls r3, r3
	adds r3, r3, r5
	adcs r4, r0
	ldr r0, [sp, #96]
	uxth r5, r0
	str r4, [sp, #44]
	mov r4, r12
	muls r4, r5
	adcs r1, r7
	adcs r2, r6
	mov r6, r10
	mov r7, r12
	muls r7, r6
	muls r6, r5
	lsrs r0, r0, #16
	mov r11, r2
	mov r2, r10
	muls r2, r2
	mov lr, r1
	mov r1, r12
	muls r1, r0
	str r3, [sp, #48]
	mov r3, r12
	muls r3, r3
	adds r1, r6, r1
	mov r6, r10
	muls r6, r0
	mov r10, r5
	muls r5, r0
	muls r0, r0
	mov r12, r5
	movs r5, #0
	adcs r7, r5
	adds r0, r0, r4
	adcs r3, r6
	adcs r2, r5
	adds r0, r0, r4
	adcs r3, r6
	adcs r2, r5
	lsrs r4, r1, #15
	mov r6, r12
	lsls r5, r6, #17
	lsrs r6, r6, #15
	lsls r1, r1, #17
	add r1, r6
	lsls r6, r7, #17
	add r6, r4
	mov r4, r10
	muls r4, r4
	lsrs r7, r7, #15
	adds r4, r4, r5
	adcs r0, r1
	adcs r3, r6
	adcs r2, r7
	mov r1, lr
	adds r1, r1, r4
	mov r4, r11
	adcs r4, r0
	movs r0, #0
	adcs r3, r0
	adcs r2, r0
	ldr r5, [sp, #48]
	adds r6, r1, r5
	ldr r7, [sp, #44]
	adcs r7, r4
	adcs r1, r3
	adcs r4, r2
	adcs r3, r0
	adcs r2, r0
	mov r5, r8
	subs r5, r6, r5
	ldr r6, [sp, #40]
	sbcs r7, r6
	ldr r6, [sp, #36]
	sbcs r1, r6
	mov r6, r9
	sbcs r4, r6
	sbcs r3, r0
	sbcs r2, r0
	ldr r6, [sp, #112]
	str r7, [sp, #36]
	lsrs r7, r6, #16
	str r5, [sp, #40]
	ldr r5, [sp, #104]
	str r2, [sp, #52]
	subs r2, r5, r6
	str r3, [sp, #56]
	ldr r3, [sp, #116]
	str r4, [sp, #60]
	ldr r4, [sp, #108]
	sbcs r4, r3
	mov r8, r1
	sbcs r1, r1
	eors r2, r1
	eors r4, r1
	subs r2, r2, r1
	sbcs r4, r1
	uxth r1, r4
	lsrs r5, r2, #16
	lsrs r4, r4, #16
	mov r9, r5
	muls r5, r1
	mov r3, r9
	muls r3, r3
	uxth r2, r2
	mov r10, r1
	muls r1, r4
	mov r11, r7
	mov r7, r10
	muls r7, r2
	mov r12, r2
	muls r2, r4
	adds r2, r2, r5
	mov r5, r9
	muls r5, r4
	uxth r6, r6
	adcs r1, r0
	adds r3, r3, r7
	mov lr, r6
	mov r6, r10
	muls r6, r6
	adcs r6, r5
	muls r4, r4
	adcs r4, r0
	adds r3, r3, r7
	adcs r6, r5
	mov r5, r9
	mov r7, r12
	muls r7, r5
	adcs r4, r0
	lsrs r5, r7, #15
	lsls r0, r2, #17
	add r0, r5
	lsrs r2, r2, #15
	lsls r5, r1, #17
	lsls r7, r7, #17
	lsrs r1, r1, #15
	add r5, r2
	mov r2, r12
	muls r2, r2
	adds r2, r2, r7
	ldr r7, [sp, #108]
	mov r9, r2
	uxth r2, r7
	adcs r3, r0
	adcs r6, r5
	adcs r4, r1
	ldr r0, [sp, #104]
	uxth r1, r0
	mov r10, r2
	muls r2, r2
	lsrs r0, r0, #16
	lsrs r5, r7, #16
	mov r12, r1
	muls r1, r5
	mov r7, r10
	muls r7, r0
	str r6, [sp, #64]
	mov r6, r10
	str r3, [sp, #68]
	mov r3, r12
	muls r3, r6
	adds r1, r1, r7
	muls r6, r5
	mov r10, r0
	muls r0, r0
	mov r7, r10
	muls r7, r5
	muls r5, r5
	str r4, [sp, #72]
	movs r4, #0
	adcs r6, r4
	adds r0, r0, r3
	adcs r2, r7
	adcs r5, r4
	adds r0, r0, r3
	adcs r2, r7
	mov r3, r10
	mov r7, r12
	muls r7, r3
	adcs r5, r4
	lsls r3, r6, #17
	lsrs r6, r6, #15
	lsrs r4, r1, #15
	lsls r1, r1, #17
	add r3, r4
	lsrs r4, r7, #15
	add r1, r4
	lsls r4, r7, #17
	mov r7, r12
	muls r7, r7
	adds r4, r7, r4
	ldr r7, [sp, #116]
	mov r10, r4
	uxth r4, r7
	adcs r0, r1
	adcs r2, r3
	adcs r5, r6
	lsrs r1, r7, #16
	mov r3, r11
	muls r3, r1
	mov r6, r11
	muls r6, r6
	mov r7, lr
	muls r7, r1
	mov r12, r4
	muls r4, r1
	str r5, [sp, #76]
	mov r5, r12
	mov r12, r0
	mov r0, r11
	muls r0, r5
	adds r0, r7, r0
	mov r7, lr
	muls r7, r5
	muls r1, r1
	muls r5, r5
	str r2, [sp, #80]
	movs r2, #0
	adcs r4, r2
	adds r6, r6, r7
	adcs r5, r3
	adcs r1, r2
	adds r6, r6, r7
	adcs r5, r3
	adcs r1, r2
	lsls r3, r4, #17
	mov r7, r11
	mov r2, lr
	muls r2, r7
	lsls r7, r0, #17
	lsrs r4, r4, #15
	lsrs r0, r0, #15
	add r3, r0
	lsrs r0, r2, #15
	lsls r2, r2, #17
	add r7, r0
	mov r0, lr
	muls r0, r0
	adds r0, r0, r2
	adcs r6, r7
	adcs r5, r3
	adcs r1, r4
	ldr r2, [sp, #80]
	adds r0, r2, r0
	ldr r2, [sp, #76]
	adcs r2, r6
	movs r3, #0
	adcs r5, r3
	adcs r1, r3
	mov r4, r10
	adds r6, r0, r4
	mov r7, r12
	adcs r7, r2
	adcs r0, r5
	adcs r2, r1
	adcs r5, r3
	adcs r1, r3
	mov r4, r9
	subs r4, r6, r4
	ldr r6, [sp, #68]
	sbcs r7, r6
	ldr r6, [sp, #64]
	sbcs r0, r6
	ldr r6, [sp, #72]
	sbcs r2, r6
	sbcs r5, r3
	sbcs r1, r3
	mov r6, r8
	mov r9, r1
	mov r1, r10
	adds r1, r6, r1
	mov r6, r12
	ldr r3, [sp, #60]
	adcs r3, r6
	ldr r6, [sp, #56]
	adcs r6, r4
	ldr r4, [sp, #52]
	adcs r4, r7
	movs r7, #0
	adcs r0, r7
	adcs r2, r7
	adcs r5, r7
	mov r8, r5
	mov r5, r9
	adcs r5, r7
	ldr r7, [sp, #48]
	mov r9, r5
	adds r5, r1, r7
	ldr r7, [sp, #44]
	adcs r7, r3
	mov r10, r7
	ldr r7, [sp, #40]
	adcs r7, r6
	mov r11, r7
	ldr r7, [sp, #36]
	adcs r7, r4
	adcs r1, r0
	adcs r3, r2
	mov r12, r3
	mov r3, r8
	adcs r6, r3
	mov lr, r6
	mov r6, r9
	adcs r4, r6
	mov r9, r4
	movs r4, #0
	adcs r0, r4
	adcs r2, r4
	adcs r3, r4
	adcs r6, r4
	ldr r4, [sp, #16]
	subs r4, r5, r4
	ldr r5, [sp, #12]
	mov r8, r4
	mov r4, r10
	sbcs r4, r5
	ldr r5, [sp, #32]
	mov r10, r4
	mov r4, r11
	sbcs r4, r5
	ldr r5, [sp, #28]
	sbcs r7, r5
	ldr r5, [sp, #24]
	sbcs r1, r5
	ldr r5, [sp, #4]
	mov r11, r4
	mov r4, r12
	sbcs r4, r5
	ldr r5, [sp, #20]
	mov r12, r4
	mov r4, lr
	sbcs r4, r5
	ldr r5, [sp, #8]
	mov lr, r4
	mov r4, r9
	sbcs r4, r5
	movs r5, #0
	sbcs r0, r5
	sbcs r2, r5
	sbcs r3, r5
	sbcs r6, r5
	mov r9, r3
	lsrs r3, r6, #16
	str r2, [sp, #8]
	movs r2, #38
	muls r3, r2
	uxth r6, r6
	str r0, [sp, #20]
	lsls r0, r3, #16
	lsrs r3, r3, #16
	muls r6, r2
	adds r0, r7, r0
	adcs r3, r5
	adds r0, r0, r6
	adcs r3, r5
	lsrs r6, r1, #16
	adds r0, r0, r0
	adcs r3, r3
	movs r7, #19
	muls r3, r7
	uxth r1, r1
	muls r1, r2
	muls r6, r2
	lsls r7, r6, #16
	lsrs r6, r6, #16
	lsrs r0, r0, #1
	add r1, r3
	ldr r3, [sp, #48]
	adds r3, r3, r7
	adcs r6, r5
	adds r1, r3, r1
	adcs r6, r5
	mov r3, r12
	uxth r7, r3
	lsrs r3, r3, #16
	muls r7, r2
	muls r3, r2
	mov r12, r0
	lsls r0, r3, #16
	add r7, r6
	ldr r6, [sp, #0]
	str r1, [r6, #0]
	lsrs r1, r3, #16
	ldr r3, [sp, #44]
	adds r0, r3, r0
	adcs r1, r5
	adds r0, r0, r7
	mov r3, lr
	uxth r7, r3
	str r0, [r6, #4]
	adcs r1, r5
	lsrs r0, r3, #16
	muls r0, r2
	muls r7, r2
	lsls r3, r0, #16
	add r7, r1
	lsrs r0, r0, #16
	ldr r1, [sp, #40]
	adds r1, r1, r3
	adcs r0, r5
	lsrs r3, r4, #16
	adds r1, r1, r7
	str r1, [r6, #8]
	adcs r0, r5
	muls r3, r2
	lsls r1, r3, #16
	lsrs r3, r3, #16
	uxth r4, r4
	ldr r7, [sp, #36]
	adds r1, r7, r1
	muls r4, r2
	adcs r3, r5
	add r4, r0
	ldr r0, [sp, #20]
	lsrs r7, r0, #16
	adds r1, r1, r4
	str r1, [r6, #12]
	uxth r0, r0
	adcs r3, r5
	muls r7, r2
	lsrs r1, r7, #16
	lsls r4, r7, #16
	muls r0, r2
	mov r7, r8
	adds r4, r7, r4
	add r0, r3
	adcs r1, r5
	ldr r3, [sp, #8]
	lsrs r7, r3, #16
	uxth r3, r3
	adds r0, r4, r0
	muls r7, r2
	adcs r1, r5
	lsrs r4, r7, #16
	muls r3, r2
	str r0, [r6, #16]
	add r3, r1
	mov r0, r9
	uxth r1, r0
	muls r1, r2
	lsrs r0, r0, #16
	lsls r7, r7, #16
	muls r0, r2
	mov r2, r10
	adds r2, r2, r7
	adcs r4, r5
	lsrs r7, r0, #16
	lsls r0, r0, #16
	adds r2, r2, r3
	adcs r4, r5
	mov r3, r11
	adds r0, r3, r0
	add r1, r4
	adcs r7, r5
	adds r0, r0, r1
	str r0, [r6, #24]
	adcs r7, r5
	add r7, r12
	str r2, [r6, #20]
	str r7, [r6, #28]
	add sp, #84
	pop {pc}
	.size fe25519_sqr_stacked, . - fe25519_sqr_stacked

#endif
