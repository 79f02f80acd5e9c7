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
 * cycles: 922 (cortex-m0), always
 * code: 42 bytes, without fe25519_sqr_stacked
 *
 * fe25519_sqr_stacked, for other assembly: r0 is out, and a is the eight words at and above sp.
 * It clobbers all registers but sp, and takes 862 cycles with its return, 88 bytes of stack
 * and 1,526 of code. The operand stays, unless out is there.
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
	sub sp, #28
	add r1, sp, #32
	ldm r1, {r1, r2, r3, r4}
	ldr r5, [sp, #48]
	subs r6, r1, r5
	ldr r7, [sp, #52]
	sbcs r2, r7
	str r0, [sp, #0]
	ldr r0, [sp, #56]
	sbcs r3, r0
	ldr r0, [sp, #60]
	sbcs r4, r0
	sbcs r0, r0
	eors r6, r0
	eors r2, r0
	eors r4, r0
	subs r6, r6, r0
	eors r3, r0
	sbcs r2, r0
	sbcs r3, r0
	sbcs r4, r0
	subs r0, r6, r3
	mov r8, r2
	sbcs r2, r4
	sbcs r5, r5
	eors r2, r5
	eors r0, r5
	subs r0, r0, r5
	sbcs r2, r5
	uxth r5, r0
	uxth r7, r2
	lsrs r2, r2, #16
	mov r9, r5
	muls r5, r7
	mov r10, r7
	muls r7, r7
	lsrs r0, r0, #16
	mov r1, r9
	muls r1, r2
	mov r11, r0
	muls r0, r0
	mov r12, r3
	mov r3, r11
	muls r3, r2
	mov lr, r4
	mov r4, r10
	mov r10, r6
	mov r6, r11
	muls r6, r4
	adds r1, r1, r6
	muls r4, r2
	muls r2, r2
	movs r6, #0
	adcs r4, r6
	adds r0, r0, r5
	adcs r7, r3
	adcs r2, r6
	adds r0, r0, r5
	adcs r7, r3
	adcs r2, r6
	lsrs r3, r1, #15
	lsls r1, r1, #17
	mov r5, r11
	mov r6, r9
	muls r6, r5
	lsrs r5, r6, #15
	add r1, r5
	lsls r5, r4, #17
	lsrs r4, r4, #15
	add r5, r3
	lsls r3, r6, #17
	mov r6, r9
	muls r6, r6
	adds r3, r6, r3
	adcs r0, r1
	adcs r7, r5
	adcs r2, r4
	mov r1, r10
	lsrs r4, r1, #16
	mov r5, r8
	uxth r6, r5
	mov r9, r6
	muls r6, r6
	mov r11, r4
	muls r4, r4
	uxth r1, r1
	mov r10, r2
	mov r2, r9
	muls r2, r1
	str r7, [sp, #4]
	mov r7, r9
	mov r8, r0
	mov r0, r11
	muls r0, r7
	lsrs r5, r5, #16
	str r3, [sp, #8]
	mov r3, r11
	muls r3, r5
	mov r9, r1
	muls r1, r5
	adds r0, r1, r0
	muls r7, r5
	muls r5, r5
	movs r1, #0
	adcs r7, r1
	adds r4, r4, r2
	adcs r6, r3
	adcs r5, r1
	adds r2, r4, r2
	adcs r6, r3
	adcs r5, r1
	mov r3, r11
	mov r4, r9
	muls r4, r3
	lsrs r3, r4, #15
	lsls r1, r0, #17
	lsls r4, r4, #17
	lsrs r0, r0, #15
	add r1, r3
	lsls r3, r7, #17
	add r3, r0
	lsrs r0, r7, #15
	mov r7, r9
	muls r7, r7
	adds r4, r7, r4
	mov r7, lr
	str r4, [sp, #12]
	uxth r4, r7
	adcs r2, r1
	adcs r6, r3
	adcs r5, r0
	mov r9, r4
	muls r4, r4
	lsrs r0, r7, #16
	mov r1, r12
	lsrs r3, r1, #16
	mov r11, r3
	muls r3, r3
	uxth r1, r1
	mov r12, r1
	muls r1, r0
	mov r7, r9
	str r2, [sp, #16]
	mov r2, r11
	muls r2, r7
	adds r1, r1, r2
	mov r2, r12
	muls r2, r7
	mov lr, r5
	mov r5, r11
	muls r5, r0
	muls r7, r0
	mov r9, r6
	movs r6, #0
	adcs r7, r6
	muls r0, r0
	adds r3, r3, r2
	adcs r4, r5
	adcs r0, r6
	adds r2, r3, r2
	adcs r4, r5
	mov r3, r11
	mov r5, r12
	muls r5, r3
	adcs r0, r6
	lsls r3, r7, #17
	lsrs r6, r1, #15
	add r3, r6
	lsls r6, r5, #17
	lsls r1, r1, #17
	lsrs r5, r5, #15
	lsrs r7, r7, #15
	add r1, r5
	mov r5, r12
	muls r5, r5
	adds r5, r5, r6
	adcs r2, r1
	adcs r4, r3
	adcs r0, r7
	mov r1, r9
	adds r1, r1, r5
	mov r3, lr
	adcs r3, r2
	movs r2, #0
	adcs r4, r2
	adcs r0, r2
	ldr r5, [sp, #12]
	adds r6, r1, r5
	ldr r7, [sp, #16]
	adcs r7, r3
	adcs r1, r4
	adcs r3, r0
	adcs r4, r2
	adcs r0, r2
	ldr r5, [sp, #8]
	subs r5, r6, r5
	mov r6, r8
	sbcs r7, r6
	ldr r6, [sp, #4]
	sbcs r1, r6
	mov r6, r10
	sbcs r3, r6
	sbcs r4, r2
	sbcs r0, r2
	push {r0, r1, r3, r4}
	add r0, sp, #48
	ldm r0, {r0, r3, r4, r6}
	subs r1, r0, r4
	sbcs r3, r6
	sbcs r6, r6
	eors r1, r6
	subs r1, r1, r6
	push {r5, r7}
	uxth r7, r1
	eors r3, r6
	sbcs r3, r6
	uxth r6, r0
	lsrs r0, r0, #16
	uxth r5, r3
	lsrs r1, r1, #16
	mov r8, r1
	muls r1, r5
	lsrs r3, r3, #16
	mov r9, r7
	muls r7, r3
	mov r4, r9
	muls r4, r5
	mov r10, r5
	muls r5, r5
	adds r1, r7, r1
	mov r7, r8
	muls r7, r7
	mov r11, r0
	mov r0, r10
	muls r0, r3
	adcs r0, r2
	adds r7, r7, r4
	mov r10, r6
	mov r6, r8
	muls r6, r3
	adcs r5, r6
	muls r3, r3
	adcs r3, r2
	adds r4, r7, r4
	adcs r5, r6
	adcs r3, r2
	mov r6, r8
	mov r7, r9
	muls r7, r6
	lsrs r6, r7, #15
	lsrs r2, r1, #15
	lsls r1, r1, #17
	lsls r7, r7, #17
	add r1, r6
	lsls r6, r0, #17
	add r6, r2
	lsrs r0, r0, #15
	mov r2, r9
	muls r2, r2
	adds r2, r2, r7
	adcs r4, r1
	ldr r1, [sp, #60]
	uxth r7, r1
	adcs r5, r6
	adcs r3, r0
	lsrs r0, r1, #16
	mov r1, r10
	muls r1, r0
	mov r6, r11
	muls r6, r7
	mov r8, r3
	mov r3, r11
	muls r3, r0
	mov r9, r5
	mov r5, r10
	muls r5, r7
	mov r12, r7
	muls r7, r0
	adds r1, r1, r6
	movs r6, #0
	adcs r7, r6
	mov lr, r4
	mov r4, r11
	muls r4, r4
	str r2, [sp, #28]
	mov r2, r12
	muls r2, r2
	adds r4, r4, r5
	muls r0, r0
	adcs r2, r3
	adcs r0, r6
	adds r4, r4, r5
	adcs r2, r3
	adcs r0, r6
	mov r3, r11
	mov r5, r10
	muls r5, r3
	lsls r3, r1, #17
	lsrs r6, r5, #15
	add r3, r6
	lsls r6, r7, #17
	lsrs r7, r7, #15
	lsls r5, r5, #17
	lsrs r1, r1, #15
	add r6, r1
	mov r1, r10
	muls r1, r1
	adds r1, r1, r5
	adcs r4, r3
	adcs r2, r6
	adcs r0, r7
	ldr r3, [sp, #64]
	lsrs r5, r3, #16
	ldr r6, [sp, #68]
	uxth r7, r6
	mov r10, r5
	muls r5, r7
	uxth r3, r3
	lsrs r6, r6, #16
	mov r11, r7
	muls r7, r6
	str r1, [sp, #32]
	mov r1, r11
	muls r1, r3
	mov r12, r3
	muls r3, r6
	adds r3, r3, r5
	mov r5, r10
	muls r5, r6
	str r4, [sp, #44]
	mov r4, r10
	muls r4, r4
	str r0, [sp, #48]
	mov r0, r11
	muls r0, r0
	mov r11, r2
	movs r2, #0
	adcs r7, r2
	adds r4, r4, r1
	muls r6, r6
	adcs r0, r5
	adcs r6, r2
	adds r1, r4, r1
	adcs r0, r5
	adcs r6, r2
	lsrs r4, r3, #15
	mov r5, r10
	mov r2, r12
	muls r2, r5
	lsls r3, r3, #17
	lsrs r5, r2, #15
	add r3, r5
	lsls r5, r7, #17
	lsls r2, r2, #17
	lsrs r7, r7, #15
	add r5, r4
	mov r4, r12
	muls r4, r4
	adds r2, r4, r2
	adcs r1, r3
	adcs r0, r5
	adcs r6, r7
	mov r3, r11
	adds r2, r3, r2
	ldr r3, [sp, #48]
	adcs r3, r1
	movs r1, #0
	adcs r0, r1
	adcs r6, r1
	ldr r4, [sp, #32]
	adds r5, r2, r4
	ldr r7, [sp, #44]
	adcs r7, r3
	adcs r2, r0
	adcs r3, r6
	adcs r0, r1
	adcs r6, r1
	ldr r4, [sp, #28]
	subs r4, r5, r4
	mov r5, lr
	sbcs r7, r5
	mov r5, r9
	sbcs r2, r5
	mov r5, r8
	sbcs r3, r5
	sbcs r0, r1
	sbcs r6, r1
	push {r0, r2, r3, r6}
	str r7, [sp, #44]
	add r2, sp, #88
	ldm r2, {r2, r3, r5, r7}
	subs r6, r2, r5
	sbcs r3, r7
	sbcs r0, r0
	str r4, [sp, #64]
	uxth r4, r2
	eors r6, r0
	subs r6, r6, r0
	eors r3, r0
	uxth r5, r6
	sbcs r3, r0
	lsrs r0, r2, #16
	lsrs r2, r3, #16
	mov r8, r2
	muls r2, r2
	lsrs r6, r6, #16
	mov r7, r8
	muls r7, r5
	uxth r3, r3
	mov r9, r4
	mov r4, r8
	muls r4, r6
	mov r10, r6
	muls r6, r3
	mov r11, r0
	mov r0, r10
	muls r0, r0
	mov r12, r5
	muls r5, r3
	adds r6, r7, r6
	mov r7, r8
	muls r7, r3
	adcs r7, r1
	muls r3, r3
	adds r0, r0, r5
	adcs r3, r4
	adcs r2, r1
	adds r0, r0, r5
	adcs r3, r4
	adcs r2, r1
	lsls r4, r7, #17
	mov r5, r10
	mov r1, r12
	muls r1, r5
	lsrs r5, r6, #15
	add r4, r5
	lsrs r5, r1, #15
	lsls r6, r6, #17
	add r6, r5
	mov r5, r12
	muls r5, r5
	lsrs r7, r7, #15
	lsls r1, r1, #17
	adds r1, r5, r1
	adcs r0, r6
	adcs r3, r4
	ldr r4, [sp, #92]
	uxth r5, r4
	adcs r2, r7
	push {r0, r1, r2, r3}
	lsrs r4, r4, #16
	mov r6, r11
	muls r6, r6
	mov r7, r9
	muls r7, r5
	mov r2, r11
	muls r2, r4
	mov r8, r5
	muls r5, r4
	mov r3, r8
	mov r0, r11
	muls r0, r3
	mov r1, r9
	muls r1, r4
	adds r0, r1, r0
	muls r3, r3
	movs r1, #0
	adcs r5, r1
	adds r6, r6, r7
	muls r4, r4
	adcs r3, r2
	adcs r4, r1
	adds r6, r6, r7
	adcs r3, r2
	mov r2, r11
	mov r7, r9
	muls r7, r2
	adcs r4, r1
	lsls r2, r0, #17
	lsls r1, r5, #17
	lsrs r0, r0, #15
	add r1, r0
	lsrs r0, r7, #15
	add r2, r0
	lsrs r0, r5, #15
	mov r5, r9
	muls r5, r5
	lsls r7, r7, #17
	adds r5, r5, r7
	adcs r6, r2
	adcs r3, r1
	adcs r4, r0
	ldr r0, [sp, #116]
	uxth r1, r0
	ldr r2, [sp, #112]
	lsrs r7, r2, #16
	mov r8, r7
	muls r7, r1
	lsrs r0, r0, #16
	uxth r2, r2
	mov r9, r2
	muls r2, r0
	mov r10, r1
	muls r1, r0
	adds r2, r2, r7
	mov r7, r8
	muls r7, r0
	mov r11, r6
	mov r6, r8
	muls r6, r6
	mov r12, r5
	movs r5, #0
	adcs r1, r5
	mov lr, r4
	mov r4, r10
	mov r10, r3
	mov r3, r9
	muls r3, r4
	muls r0, r0
	adds r6, r6, r3
	muls r4, r4
	adcs r4, r7
	adcs r0, r5
	adds r3, r6, r3
	adcs r4, r7
	adcs r0, r5
	lsls r6, r1, #17
	mov r7, r8
	mov r5, r9
	muls r5, r7
	lsls r7, r2, #17
	lsrs r2, r2, #15
	lsrs r1, r1, #15
	add r6, r2
	lsrs r2, r5, #15
	add r7, r2
	lsls r2, r5, #17
	mov r5, r9
	muls r5, r5
	adds r2, r5, r2
	adcs r3, r7
	adcs r4, r6
	adcs r0, r1
	mov r1, r10
	adds r1, r1, r2
	mov r2, lr
	adcs r2, r3
	movs r3, #0
	adcs r4, r3
	adcs r0, r3
	mov r5, r12
	adds r6, r1, r5
	mov r7, r11
	adcs r7, r2
	adcs r1, r4
	adcs r2, r0
	adcs r4, r3
	adcs r0, r3
	ldr r5, [sp, #4]
	subs r5, r6, r5
	ldr r6, [sp, #0]
	sbcs r7, r6
	ldr r6, [sp, #12]
	sbcs r1, r6
	ldr r6, [sp, #8]
	sbcs r2, r6
	sbcs r4, r3
	sbcs r0, r3
	ldr r6, [sp, #20]
	mov r3, r12
	adds r3, r6, r3
	mov r6, r11
	mov r8, r0
	ldr r0, [sp, #24]
	adcs r0, r6
	ldr r6, [sp, #16]
	adcs r6, r5
	ldr r5, [sp, #28]
	adcs r5, r7
	movs r7, #0
	adcs r1, r7
	adcs r2, r7
	adcs r4, r7
	mov r9, r4
	mov r4, r8
	adcs r4, r7
	ldr r7, [sp, #64]
	mov r8, r4
	adds r4, r3, r7
	ldr r7, [sp, #76]
	adcs r7, r0
	mov r10, r7
	ldr r7, [sp, #80]
	adcs r7, r6
	mov r11, r7
	ldr r7, [sp, #60]
	adcs r7, r5
	adcs r3, r1
	adcs r0, r2
	mov r12, r3
	mov r3, r9
	adcs r6, r3
	mov r3, r8
	adcs r5, r3
	mov lr, r5
	movs r5, #0
	adcs r1, r5
	adcs r2, r5
	mov r8, r2
	mov r2, r9
	adcs r2, r5
	adcs r3, r5
	ldr r5, [sp, #68]
	subs r4, r4, r5
	ldr r5, [sp, #72]
	str r4, [sp, #68]
	mov r4, r10
	sbcs r4, r5
	ldr r5, [sp, #32]
	mov r9, r4
	mov r4, r11
	sbcs r4, r5
	ldr r5, [sp, #36]
	sbcs r7, r5
	ldr r5, [sp, #44]
	mov r10, r4
	mov r4, r12
	sbcs r4, r5
	ldr r5, [sp, #48]
	sbcs r0, r5
	ldr r5, [sp, #52]
	sbcs r6, r5
	ldr r5, [sp, #40]
	mov r11, r6
	mov r6, lr
	sbcs r6, r5
	movs r5, #0
	sbcs r1, r5
	mov r12, r6
	mov r6, r8
	sbcs r6, r5
	sbcs r2, r5
	sbcs r3, r5
	str r2, [sp, #40]
	lsrs r2, r3, #16
	mov r8, r1
	movs r1, #38
	muls r2, r1
	str r6, [sp, #52]
	lsrs r6, r2, #16
	lsls r2, r2, #16
	uxth r3, r3
	muls r3, r1
	adds r2, r7, r2
	adcs r6, r5
	lsrs r7, r4, #16
	adds r2, r2, r3
	uxth r3, r4
	adcs r6, r5
	muls r7, r1
	muls r3, r1
	adds r2, r2, r2
	adcs r6, r6
	movs r4, #19
	muls r6, r4
	lsrs r4, r0, #16
	uxth r0, r0
	add r3, r6
	lsls r6, r7, #16
	lsrs r7, r7, #16
	muls r0, r1
	lsrs r2, r2, #1
	mov lr, r2
	ldr r2, [sp, #64]
	adds r6, r2, r6
	muls r4, r1
	adcs r7, r5
	adds r3, r6, r3
	adcs r7, r5
	lsls r6, r4, #16
	lsrs r4, r4, #16
	ldr r2, [sp, #76]
	adds r6, r2, r6
	adcs r4, r5
	mov r2, r11
	mov r11, r3
	lsrs r3, r2, #16
	add r0, r7
	uxth r2, r2
	adds r0, r6, r0
	adcs r4, r5
	muls r3, r1
	lsrs r6, r3, #16
	muls r2, r1
	add r2, r4
	lsls r3, r3, #16
	ldr r4, [sp, #80]
	adds r3, r4, r3
	adcs r6, r5
	adds r2, r3, r2
	adcs r6, r5
	mov r3, r12
	lsrs r7, r3, #16
	muls r7, r1
	uxth r3, r3
	lsrs r4, r7, #16
	muls r3, r1
	add r3, r6
	lsls r6, r7, #16
	ldr r7, [sp, #60]
	adds r6, r7, r6
	adcs r4, r5
	adds r3, r6, r3
	ldr r6, [sp, #56]
	mov r7, r11
	stm r6!, {r7}
	stm r6!, {r0, r2, r3}
	adcs r4, r5
	mov r0, r8
	lsrs r2, r0, #16
	muls r2, r1
	uxth r0, r0
	muls r0, r1
	lsrs r3, r2, #16
	lsls r2, r2, #16
	ldr r7, [sp, #68]
	adds r2, r7, r2
	adcs r3, r5
	add r0, r4
	adds r0, r2, r0
	adcs r3, r5
	ldr r2, [sp, #52]
	lsrs r4, r2, #16
	muls r4, r1
	uxth r2, r2
	muls r2, r1
	add r2, r3
	ldr r3, [sp, #40]
	uxth r7, r3
	muls r7, r1
	lsrs r3, r3, #16
	lsrs r5, r4, #16
	lsls r4, r4, #16
	muls r3, r1
	mov r1, r9
	adds r1, r1, r4
	movs r4, #0
	adcs r5, r4
	adds r1, r1, r2
	adcs r5, r4
	lsls r2, r3, #16
	lsrs r3, r3, #16
	add r7, r5
	mov r5, r10
	adds r2, r5, r2
	adcs r3, r4
	adds r2, r2, r7
	adcs r3, r4
	add r3, lr
	stm r6!, {r0, r1, r2, r3}
	add sp, #84
	pop {pc}
	.size fe25519_sqr_stacked, . - fe25519_sqr_stacked

#endif
