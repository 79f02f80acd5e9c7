/* Printed by gen/sqr_armv6m.py, which says how it works.
 *
 * void fe25519_sqr(fe25519 *out, const fe25519 *a)
 *
 * a^2 mod p, of any number below 2^256, to one below 2^255 + 2^230.
 *
 * entry: r0 out, r1 a
 * exit: -
 * clobbers: r0-r3, r12, flags
 * stack: 184 bytes
 * cycles: 906 (cortex-m0), always
 * code: 42 bytes, without fe25519_sqr_stacked
 *
 * fe25519_sqr_stacked, for other assembly: r0 is out, and a is the eight words at and above sp.
 * It clobbers all registers but sp, and takes 846 cycles with its return, 112 bytes of stack
 * and 1,492 of code. The operand stays, unless out is there.
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
	sub sp, #12
	add r1, sp, #16
	ldm r1, {r1, r2, r3, r4}
	ldr r5, [sp, #32]
	subs r6, r1, r5
	ldr r7, [sp, #36]
	sbcs r2, r7
	ldr r5, [sp, #40]
	sbcs r3, r5
	str r0, [sp, #0]
	ldr r0, [sp, #44]
	sbcs r4, r0
	sbcs r0, r0
	eors r3, r0
	eors r6, r0
	eors r4, r0
	eors r2, r0
	subs r6, r6, r0
	sbcs r2, r0
	sbcs r3, r0
	sbcs r4, r0
	subs r0, r6, r3
	mov r8, r2
	sbcs r2, r4
	sbcs r5, r5
	eors r0, r5
	subs r0, r0, r5
	eors r2, r5
	sbcs r2, r5
	uxth r5, r2
	lsrs r2, r2, #16
	uxth r7, r0
	mov r9, r7
	muls r7, r5
	lsrs r0, r0, #16
	mov r1, r9
	muls r1, r2
	mov r10, r5
	muls r5, r2
	mov r11, r0
	muls r0, r0
	str r3, [sp, #4]
	uxth r3, r6
	mov r12, r4
	mov r4, r10
	mov lr, r3
	mov r3, r11
	muls r3, r4
	lsrs r6, r6, #16
	mov r10, r6
	mov r6, r11
	muls r6, r2
	adds r1, r1, r3
	muls r2, r2
	movs r3, #0
	adcs r5, r3
	muls r4, r4
	adds r0, r0, r7
	adcs r4, r6
	adcs r2, r3
	adds r0, r0, r7
	adcs r4, r6
	adcs r2, r3
	lsls r6, r1, #17
	lsrs r1, r1, #15
	lsls r7, r5, #17
	add r7, r1
	mov r1, r11
	mov r3, r9
	muls r3, r1
	lsrs r1, r5, #15
	lsrs r5, r3, #15
	add r6, r5
	mov r5, r9
	muls r5, r5
	lsls r3, r3, #17
	adds r3, r5, r3
	adcs r0, r6
	mov r5, r8
	uxth r6, r5
	adcs r4, r7
	mov r7, r10
	muls r7, r7
	adcs r2, r1
	lsrs r1, r5, #16
	mov r5, lr
	muls r5, r1
	mov r8, r2
	mov r2, r10
	muls r2, r1
	mov r9, r4
	mov r4, r10
	muls r4, r6
	adds r4, r5, r4
	mov r11, r6
	muls r6, r1
	movs r5, #0
	adcs r6, r5
	muls r1, r1
	str r0, [sp, #8]
	mov r0, r11
	mov r11, r3
	mov r3, lr
	muls r3, r0
	muls r0, r0
	adds r7, r7, r3
	adcs r0, r2
	adcs r1, r5
	adds r3, r7, r3
	adcs r0, r2
	adcs r1, r5
	lsls r2, r6, #17
	lsrs r7, r4, #15
	add r2, r7
	lsrs r6, r6, #15
	mov r7, r10
	mov r5, lr
	muls r5, r7
	lsrs r7, r5, #15
	lsls r4, r4, #17
	lsls r5, r5, #17
	add r4, r7
	mov r7, lr
	muls r7, r7
	adds r5, r7, r5
	adcs r3, r4
	adcs r0, r2
	adcs r1, r6
	mov r2, r12
	uxth r4, r2
	lsrs r2, r2, #16
	ldr r6, [sp, #4]
	uxth r7, r6
	lsrs r6, r6, #16
	mov r10, r7
	muls r7, r2
	mov r12, r2
	muls r2, r2
	push {r0, r1, r3, r5}
	mov lr, r6
	muls r6, r4
	mov r5, r12
	mov r0, lr
	muls r0, r5
	muls r5, r4
	mov r1, r10
	muls r1, r4
	adds r6, r7, r6
	muls r4, r4
	mov r7, lr
	muls r7, r7
	movs r3, #0
	adcs r5, r3
	adds r7, r7, r1
	adcs r4, r0
	adcs r2, r3
	adds r1, r7, r1
	adcs r4, r0
	adcs r2, r3
	lsls r0, r6, #17
	lsrs r6, r6, #15
	mov r7, lr
	mov r3, r10
	muls r3, r7
	lsrs r7, r5, #15
	lsls r5, r5, #17
	add r5, r6
	lsrs r6, r3, #15
	lsls r3, r3, #17
	add r0, r6
	mov r6, r10
	muls r6, r6
	adds r3, r6, r3
	adcs r1, r0
	adcs r4, r5
	adcs r2, r7
	add r0, sp, #0
	ldm r0, {r0, r5, r6, r7}
	adds r0, r0, r3
	adcs r5, r1
	movs r1, #0
	adcs r4, r1
	adcs r2, r1
	adds r3, r0, r7
	adcs r6, r5
	adcs r0, r4
	adcs r5, r2
	adcs r4, r1
	adcs r2, r1
	mov r7, r11
	subs r3, r3, r7
	ldr r7, [sp, #24]
	sbcs r6, r7
	mov r7, r9
	sbcs r0, r7
	mov r7, r8
	sbcs r5, r7
	sbcs r4, r1
	sbcs r2, r1
	push {r0, r2, r4, r5}
	add r2, sp, #48
	ldm r2, {r2, r4, r5, r7}
	lsrs r0, r4, #16
	mov r8, r0
	subs r0, r2, r5
	sbcs r4, r7
	sbcs r5, r5
	eors r0, r5
	eors r4, r5
	lsrs r7, r2, #16
	push {r3, r6}
	subs r0, r0, r5
	uxth r2, r2
	sbcs r4, r5
	lsrs r5, r0, #16
	uxth r0, r0
	lsrs r6, r4, #16
	uxth r4, r4
	mov r9, r0
	muls r0, r6
	mov r10, r4
	muls r4, r4
	mov r3, r10
	muls r3, r5
	mov r11, r5
	muls r5, r5
	adds r0, r0, r3
	mov r3, r10
	mov r12, r7
	mov r7, r9
	muls r7, r3
	mov lr, r2
	mov r2, r11
	muls r2, r6
	muls r3, r6
	adcs r3, r1
	adds r5, r5, r7
	muls r6, r6
	adcs r4, r2
	adcs r6, r1
	adds r5, r5, r7
	adcs r4, r2
	mov r2, r11
	mov r7, r9
	muls r7, r2
	adcs r6, r1
	lsls r2, r0, #17
	lsrs r0, r0, #15
	lsrs r1, r7, #15
	add r2, r1
	lsrs r1, r3, #15
	lsls r7, r7, #17
	lsls r3, r3, #17
	add r3, r0
	mov r0, r9
	muls r0, r0
	adds r0, r0, r7
	adcs r5, r2
	adcs r4, r3
	ldr r2, [sp, #60]
	uxth r2, r2
	adcs r6, r1
	mov r1, r8
	muls r1, r2
	mov r3, lr
	muls r3, r2
	mov r7, r8
	mov r9, r6
	mov r6, lr
	muls r6, r7
	mov r10, r4
	mov r4, r12
	muls r4, r2
	adds r4, r6, r4
	mov r6, r12
	muls r6, r6
	mov r11, r5
	mov r5, r12
	muls r5, r7
	muls r2, r2
	mov r8, r0
	movs r0, #0
	adcs r1, r0
	adds r6, r6, r3
	muls r7, r7
	adcs r2, r5
	adcs r7, r0
	adds r3, r6, r3
	adcs r2, r5
	adcs r7, r0
	lsls r5, r4, #17
	lsrs r4, r4, #15
	mov r6, r12
	mov r0, lr
	muls r0, r6
	lsrs r6, r0, #15
	add r5, r6
	lsls r0, r0, #17
	lsrs r6, r1, #15
	lsls r1, r1, #17
	add r1, r4
	mov r4, lr
	muls r4, r4
	adds r0, r4, r0
	adcs r3, r5
	adcs r2, r1
	adcs r7, r6
	ldr r1, [sp, #68]
	uxth r4, r1
	lsrs r1, r1, #16
	push {r0, r2, r3, r7}
	ldr r5, [sp, #80]
	uxth r6, r5
	lsrs r5, r5, #16
	mov r12, r5
	muls r5, r1
	mov lr, r1
	muls r1, r1
	mov r0, r12
	muls r0, r0
	mov r2, lr
	muls r2, r4
	mov r3, r12
	muls r3, r4
	mov r7, lr
	muls r7, r6
	adds r3, r7, r3
	movs r7, #0
	adcs r2, r7
	mov lr, r6
	muls r6, r4
	adds r0, r0, r6
	muls r4, r4
	adcs r4, r5
	adcs r1, r7
	adds r0, r0, r6
	adcs r4, r5
	adcs r1, r7
	lsrs r5, r2, #15
	mov r6, r12
	mov r7, lr
	muls r7, r6
	lsrs r6, r3, #15
	lsls r2, r2, #17
	add r2, r6
	lsls r3, r3, #17
	lsrs r6, r7, #15
	lsls r7, r7, #17
	add r3, r6
	mov r6, lr
	muls r6, r6
	adds r6, r6, r7
	adcs r0, r3
	adcs r4, r2
	adcs r1, r5
	add r2, sp, #0
	ldm r2, {r2, r3, r5, r7}
	adds r3, r3, r6
	adcs r7, r0
	movs r0, #0
	adcs r4, r0
	adcs r1, r0
	adds r6, r3, r2
	adcs r5, r7
	adcs r3, r4
	adcs r7, r1
	adcs r4, r0
	adcs r1, r0
	mov r2, r8
	subs r2, r6, r2
	mov r6, r11
	sbcs r5, r6
	mov r6, r10
	sbcs r3, r6
	mov r6, r9
	sbcs r7, r6
	sbcs r4, r0
	sbcs r1, r0
	push {r1, r3, r4, r7}
	add r1, sp, #104
	ldm r1, {r1, r4, r6, r7}
	subs r3, r1, r6
	sbcs r4, r7
	sbcs r1, r1
	eors r4, r1
	eors r3, r1
	subs r3, r3, r1
	push {r2, r5}
	sbcs r4, r1
	uxth r1, r3
	lsrs r5, r4, #16
	uxth r4, r4
	lsrs r3, r3, #16
	mov r8, r3
	muls r3, r4
	mov r9, r1
	muls r1, r5
	mov r10, r4
	muls r4, r4
	adds r1, r1, r3
	mov r3, r8
	muls r3, r5
	mov r2, r10
	mov r7, r9
	muls r7, r2
	muls r2, r5
	adcs r2, r0
	mov r6, r8
	muls r6, r6
	adds r6, r6, r7
	adcs r4, r3
	muls r5, r5
	adcs r5, r0
	adds r6, r6, r7
	adcs r4, r3
	adcs r5, r0
	lsls r3, r1, #17
	lsrs r1, r1, #15
	mov r7, r8
	mov r0, r9
	muls r0, r7
	lsls r7, r2, #17
	add r7, r1
	lsrs r1, r0, #15
	add r3, r1
	lsrs r1, r2, #15
	lsls r0, r0, #17
	mov r2, r9
	muls r2, r2
	adds r0, r2, r0
	adcs r6, r3
	adcs r4, r7
	adcs r5, r1
	ldr r1, [sp, #112]
	uxth r2, r1
	lsrs r1, r1, #16
	push {r0, r4, r5, r6}
	ldr r3, [sp, #132]
	uxth r7, r3
	lsrs r3, r3, #16
	mov r8, r1
	muls r1, r3
	mov r5, r8
	muls r5, r5
	mov r4, r8
	muls r4, r7
	mov r9, r7
	muls r7, r3
	mov r10, r2
	muls r2, r3
	adds r2, r2, r4
	muls r3, r3
	mov r4, r9
	mov r6, r10
	muls r6, r4
	movs r0, #0
	adcs r7, r0
	adds r5, r5, r6
	muls r4, r4
	adcs r4, r1
	adcs r3, r0
	adds r5, r5, r6
	adcs r4, r1
	adcs r3, r0
	mov r1, r8
	mov r6, r10
	muls r6, r1
	lsls r1, r2, #17
	lsrs r0, r6, #15
	add r1, r0
	lsrs r0, r2, #15
	lsls r2, r7, #17
	add r2, r0
	lsrs r0, r7, #15
	mov r7, r10
	muls r7, r7
	lsls r6, r6, #17
	adds r6, r7, r6
	adcs r5, r1
	adcs r4, r2
	adcs r3, r0
	ldr r0, [sp, #136]
	uxth r1, r0
	lsrs r0, r0, #16
	ldr r2, [sp, #140]
	lsrs r7, r2, #16
	uxth r2, r2
	mov r8, r7
	muls r7, r7
	mov r9, r5
	mov r5, r8
	muls r5, r0
	mov r10, r6
	mov r6, r8
	muls r6, r1
	mov r11, r0
	muls r0, r2
	adds r0, r6, r0
	mov r6, r11
	muls r6, r6
	mov r12, r3
	mov r3, r8
	muls r3, r2
	mov r8, r4
	movs r4, #0
	adcs r3, r4
	mov lr, r1
	muls r1, r2
	muls r2, r2
	adds r6, r6, r1
	adcs r2, r5
	adcs r7, r4
	adds r1, r6, r1
	adcs r2, r5
	adcs r7, r4
	lsrs r5, r3, #15
	mov r6, r11
	mov r4, lr
	muls r4, r6
	lsrs r6, r0, #15
	lsls r0, r0, #17
	lsls r3, r3, #17
	add r3, r6
	lsrs r6, r4, #15
	add r0, r6
	mov r6, lr
	muls r6, r6
	lsls r4, r4, #17
	adds r4, r6, r4
	adcs r1, r0
	adcs r2, r3
	adcs r7, r5
	mov r0, r8
	adds r0, r0, r4
	mov r3, r12
	adcs r3, r1
	movs r1, #0
	adcs r2, r1
	adcs r7, r1
	mov r4, r10
	adds r5, r0, r4
	mov r6, r9
	adcs r6, r3
	adcs r0, r2
	adcs r3, r7
	adcs r2, r1
	adcs r7, r1
	ldr r1, [sp, #0]
	subs r1, r5, r1
	ldr r5, [sp, #12]
	sbcs r6, r5
	ldr r5, [sp, #4]
	sbcs r0, r5
	ldr r5, [sp, #8]
	sbcs r3, r5
	movs r5, #0
	sbcs r2, r5
	sbcs r7, r5
	ldr r5, [sp, #28]
	adds r4, r5, r4
	mov r5, r9
	mov r8, r7
	ldr r7, [sp, #36]
	adcs r7, r5
	ldr r5, [sp, #32]
	adcs r5, r1
	ldr r1, [sp, #24]
	adcs r1, r6
	movs r6, #0
	adcs r0, r6
	adcs r3, r6
	adcs r2, r6
	mov r9, r2
	mov r2, r8
	adcs r2, r6
	ldr r6, [sp, #40]
	mov r8, r2
	adds r2, r4, r6
	ldr r6, [sp, #48]
	adcs r6, r7
	mov r10, r6
	ldr r6, [sp, #16]
	adcs r6, r5
	mov r11, r6
	ldr r6, [sp, #20]
	adcs r6, r1
	adcs r4, r0
	adcs r7, r3
	mov r12, r7
	mov r7, r9
	adcs r5, r7
	mov r7, r8
	adcs r1, r7
	movs r7, #0
	adcs r0, r7
	adcs r3, r7
	mov lr, r3
	mov r3, r9
	adcs r3, r7
	mov r9, r3
	mov r3, r8
	adcs r3, r7
	ldr r7, [sp, #92]
	subs r2, r2, r7
	ldr r7, [sp, #88]
	mov r8, r2
	mov r2, r10
	sbcs r2, r7
	ldr r7, [sp, #56]
	str r2, [sp, #88]
	mov r2, r11
	sbcs r2, r7
	ldr r7, [sp, #60]
	sbcs r6, r7
	ldr r7, [sp, #64]
	sbcs r4, r7
	ldr r7, [sp, #76]
	mov r10, r2
	mov r2, r12
	sbcs r2, r7
	ldr r7, [sp, #72]
	sbcs r5, r7
	ldr r7, [sp, #68]
	sbcs r1, r7
	movs r7, #0
	sbcs r0, r7
	mov r11, r0
	mov r0, lr
	sbcs r0, r7
	mov r12, r0
	mov r0, r9
	sbcs r0, r7
	sbcs r3, r7
	uxth r7, r3
	lsrs r3, r3, #16
	mov r9, r0
	movs r0, #38
	muls r3, r0
	muls r7, r0
	lsls r0, r3, #16
	lsrs r3, r3, #16
	adds r0, r6, r0
	movs r6, #0
	adcs r3, r6
	adds r0, r0, r7
	uxth r7, r4
	adcs r3, r6
	adds r0, r0, r0
	adcs r3, r3
	movs r6, #19
	muls r3, r6
	movs r6, #38
	muls r7, r6
	lsrs r0, r0, #1
	mov lr, r0
	lsrs r0, r2, #16
	lsrs r4, r4, #16
	uxth r2, r2
	add r7, r3
	muls r0, r6
	muls r4, r6
	muls r2, r6
	lsrs r3, r4, #16
	lsrs r6, r0, #16
	add r2, r3
	lsls r0, r0, #16
	lsls r3, r4, #16
	ldr r4, [sp, #40]
	adds r3, r4, r3
	ldr r4, [sp, #48]
	adcs r4, r0
	movs r0, #0
	adcs r6, r0
	adds r3, r3, r7
	adcs r4, r2
	adcs r6, r0
	uxth r2, r1
	lsrs r7, r5, #16
	lsrs r1, r1, #16
	uxth r5, r5
	movs r0, #38
	muls r1, r0
	muls r2, r0
	muls r7, r0
	muls r5, r0
	add r5, r6
	lsrs r6, r7, #16
	lsls r0, r1, #16
	lsrs r1, r1, #16
	lsls r7, r7, #16
	add r2, r6
	ldr r6, [sp, #16]
	adds r6, r6, r7
	ldr r7, [sp, #20]
	adcs r7, r0
	movs r0, #0
	adcs r1, r0
	adds r5, r6, r5
	adcs r7, r2
	ldr r2, [sp, #96]
	stm r2!, {r3, r4, r5, r7}
	adcs r1, r0
	mov r3, r11
	uxth r4, r3
	lsrs r3, r3, #16
	movs r5, #38
	muls r3, r5
	mov r6, r12
	lsrs r7, r6, #16
	muls r4, r5
	add r4, r1
	mov r1, r9
	uxth r0, r1
	muls r7, r5
	lsrs r1, r1, #16
	muls r0, r5
	uxth r6, r6
	muls r6, r5
	muls r1, r5
	lsrs r5, r3, #16
	add r6, r5
	lsls r3, r3, #16
	lsrs r5, r7, #16
	add r0, r5
	lsls r5, r7, #16
	lsrs r7, r1, #16
	lsls r1, r1, #16
	mov r9, r0
	mov r0, r8
	adds r0, r0, r3
	ldr r3, [sp, #88]
	adcs r3, r5
	mov r5, r10
	adcs r5, r1
	movs r1, #0
	adcs r7, r1
	adds r0, r0, r4
	adcs r3, r6
	mov r4, r9
	adcs r5, r4
	adcs r7, r1
	add r7, lr
	stm r2!, {r0, r3, r5, r7}
	add sp, #108
	pop {pc}
	.size fe25519_sqr_stacked, . - fe25519_sqr_stacked

#endif
