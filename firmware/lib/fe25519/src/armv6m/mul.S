/* Printed by gen/mul_armv6m.py, which says how it works.
 *
 * void fe25519_mul(fe25519 *out, const fe25519 *a, const fe25519 *b)
 *
 * a b mod p, of any numbers below 2^256, to one below 2^255 + 2^230.
 *
 * entry: r0 out, r1 a, r2 b
 * exit: -
 * clobbers: r0-r3, r12, flags
 * stack: 224 bytes
 * cycles: 1,348 (cortex-m0), always
 * code: 50 bytes, without fe25519_mul_stacked
 *
 * fe25519_mul_stacked, for other assembly: r0 is out, and a and b are the eight words each at and above sp.
 * It clobbers all registers but sp, and takes 1,268 cycles with its return, 120 bytes of stack
 * and 2,208 of code. The operands stay, unless out is there.
 *
 * No intermediate value overflows: see field_armv6m.py. No branch, and no address that depends on data.
 */
#include "../backend.h"

#if FE25519_BACKEND == FE25519_BACKEND_ARMV6M

	.syntax unified
	.thumb
	.section .text.fe25519_mul, "ax", %progbits
	.p2align 2
	.global fe25519_mul
	.type fe25519_mul, %function
	.thumb_func
fe25519_mul:
	push {r4-r7, lr}
	mov r4, r8
	mov r5, r9
	mov r6, r10
	mov r7, r11
	push {r4-r7}
	sub sp, #68
	mov r3, sp
	ldm r1!, {r4-r7}
	stm r3!, {r4-r7}
	ldm r1!, {r4-r7}
	stm r3!, {r4-r7}
	ldm r2!, {r4-r7}
	stm r3!, {r4-r7}
	ldm r2!, {r4-r7}
	stm r3!, {r4-r7}
	bl fe25519_mul_stacked
	add sp, #68
	pop {r4-r7}
	mov r8, r4
	mov r9, r5
	mov r10, r6
	mov r11, r7
	pop {r4-r7, pc}
	.size fe25519_mul, . - fe25519_mul

	.section .text.fe25519_mul_stacked, "ax", %progbits
	.p2align 2
	.global fe25519_mul_stacked
	.hidden fe25519_mul_stacked
	.type fe25519_mul_stacked, %function
	.thumb_func
fe25519_mul_stacked:
	push {lr}
	sub sp, #24
	add r1, sp, #44
	ldm r1, {r1, r2, r3, r4}
	ldr r5, [sp, #28]
	subs r6, r5, r1
	ldr r7, [sp, #32]
	sbcs r7, r2
	ldr r1, [sp, #36]
	sbcs r1, r3
	ldr r2, [sp, #40]
	sbcs r2, r4
	sbcs r3, r3
	eors r2, r3
	eors r6, r3
	subs r6, r6, r3
	eors r7, r3
	eors r1, r3
	sbcs r7, r3
	sbcs r1, r3
	sbcs r2, r3
	subs r4, r6, r1
	mov r8, r7
	sbcs r7, r2
	str r0, [sp, #0]
	sbcs r0, r0
	ldr r5, [sp, #76]
	str r1, [sp, #4]
	ldr r1, [sp, #60]
	mov r9, r6
	subs r6, r5, r1
	ldr r5, [sp, #64]
	ldr r1, [sp, #80]
	sbcs r1, r5
	ldr r5, [sp, #68]
	str r2, [sp, #8]
	ldr r2, [sp, #84]
	sbcs r2, r5
	eors r4, r0
	ldr r5, [sp, #72]
	mov r10, r4
	ldr r4, [sp, #88]
	sbcs r4, r5
	sbcs r5, r5
	eors r6, r5
	subs r6, r6, r5
	eors r3, r5
	eors r1, r5
	sbcs r1, r5
	eors r4, r5
	eors r2, r5
	sbcs r2, r5
	sbcs r4, r5
	push {r1, r2, r4, r6}
	subs r5, r2, r6
	sbcs r4, r1
	eors r7, r0
	str r3, [sp, #28]
	sbcs r3, r3
	mov r2, r10
	subs r2, r2, r0
	uxth r6, r2
	eors r5, r3
	sbcs r7, r0
	eors r4, r3
	subs r5, r5, r3
	eors r0, r3
	sbcs r4, r3
	lsrs r3, r4, #16
	str r0, [sp, #32]
	uxth r0, r5
	lsrs r1, r7, #16
	uxth r4, r4
	mov r10, r1
	muls r1, r0
	mov r11, r6
	muls r6, r0
	mov r12, r4
	mov r4, r11
	muls r4, r3
	lsrs r5, r5, #16
	uxth r7, r7
	lsrs r2, r2, #16
	mov lr, r7
	muls r7, r0
	str r6, [sp, #36]
	mov r6, lr
	muls r6, r3
	adds r1, r1, r4
	movs r4, #0
	adcs r6, r4
	muls r0, r2
	mov r4, r11
	muls r4, r5
	adds r0, r0, r4
	mov r4, lr
	muls r4, r5
	adcs r1, r4
	movs r4, #0
	adcs r6, r4
	mov r4, r10
	muls r4, r5
	muls r5, r2
	adds r5, r7, r5
	mov r7, r10
	muls r7, r3
	muls r3, r2
	adcs r3, r4
	mov r4, r12
	muls r2, r4
	mov r12, r0
	movs r0, #0
	adcs r7, r0
	adds r1, r1, r2
	mov r2, r10
	muls r2, r4
	adcs r6, r2
	mov r2, r11
	muls r2, r4
	adcs r0, r0
	adds r2, r5, r2
	mov r5, lr
	muls r5, r4
	adcs r3, r5
	movs r4, #0
	adcs r7, r4
	lsls r5, r6, #16
	lsls r4, r1, #16
	lsrs r1, r1, #16
	lsrs r6, r6, #16
	lsls r0, r0, #16
	add r5, r1
	add r0, r6
	mov r1, r12
	lsrs r6, r1, #16
	lsls r1, r1, #16
	add r4, r6
	ldr r6, [sp, #36]
	adds r1, r6, r1
	adcs r2, r4
	adcs r3, r5
	adcs r7, r0
	mov r0, r8
	uxth r4, r0
	ldr r5, [sp, #0]
	lsrs r6, r5, #16
	push {r1, r2, r3, r7}
	lsrs r0, r0, #16
	mov r7, r9
	uxth r2, r7
	uxth r5, r5
	lsrs r7, r7, #16
	ldr r3, [sp, #28]
	uxth r1, r3
	mov r8, r4
	muls r4, r6
	mov r9, r2
	muls r2, r1
	lsrs r3, r3, #16
	mov r10, r2
	mov r2, r9
	muls r2, r6
	mov r11, r0
	muls r0, r1
	adds r0, r0, r2
	mov r2, r9
	muls r2, r3
	mov r12, r5
	movs r5, #0
	adcs r4, r5
	mov r5, r8
	muls r5, r1
	muls r1, r7
	adds r1, r1, r2
	mov r2, r8
	muls r2, r3
	mov lr, r1
	mov r1, r11
	muls r1, r3
	adcs r0, r2
	muls r3, r7
	movs r2, #0
	adcs r4, r2
	adds r3, r5, r3
	mov r5, r11
	muls r5, r6
	muls r6, r7
	adcs r6, r1
	adcs r5, r2
	mov r1, r12
	mov r2, r9
	muls r2, r1
	adds r2, r3, r2
	muls r7, r1
	mov r3, r8
	muls r3, r1
	adcs r6, r3
	mov r3, r11
	muls r3, r1
	movs r1, #0
	adcs r5, r1
	adds r0, r0, r7
	adcs r4, r3
	adcs r1, r1
	lsls r1, r1, #16
	lsls r3, r4, #16
	lsrs r4, r4, #16
	lsrs r7, r0, #16
	lsls r0, r0, #16
	add r1, r4
	add r3, r7
	mov r4, lr
	lsrs r7, r4, #16
	lsls r4, r4, #16
	add r0, r7
	mov r7, r10
	adds r4, r7, r4
	adcs r2, r0
	adcs r6, r3
	adcs r5, r1
	ldr r0, [sp, #36]
	uxth r1, r0
	ldr r3, [sp, #20]
	uxth r7, r3
	mov r8, r6
	ldr r6, [sp, #40]
	mov r9, r5
	lsrs r5, r6, #16
	uxth r6, r6
	mov r10, r5
	muls r5, r7
	mov r11, r1
	muls r1, r7
	lsrs r0, r0, #16
	mov r12, r6
	muls r6, r7
	mov lr, r1
	ldr r1, [sp, #24]
	str r2, [sp, #36]
	lsrs r2, r1, #16
	str r4, [sp, #40]
	mov r4, r11
	muls r4, r2
	mov r1, r12
	muls r1, r2
	lsrs r3, r3, #16
	adds r4, r5, r4
	movs r5, #0
	adcs r1, r5
	mov r5, r11
	muls r5, r3
	muls r7, r0
	adds r5, r7, r5
	mov r7, r12
	muls r7, r3
	adcs r4, r7
	movs r7, #0
	adcs r1, r7
	mov r7, r10
	muls r7, r3
	muls r3, r0
	adds r3, r6, r3
	mov r6, r10
	muls r6, r2
	muls r2, r0
	adcs r2, r7
	movs r7, #0
	adcs r6, r7
	ldr r7, [sp, #24]
	uxth r7, r7
	muls r0, r7
	adds r0, r4, r0
	mov r4, r10
	muls r4, r7
	adcs r1, r4
	movs r4, #0
	adcs r4, r4
	lsls r4, r4, #16
	mov r10, r4
	mov r4, r11
	muls r4, r7
	adds r3, r3, r4
	mov r4, r12
	muls r4, r7
	adcs r2, r4
	movs r4, #0
	adcs r6, r4
	lsls r7, r0, #16
	lsls r4, r5, #16
	lsrs r5, r5, #16
	add r7, r5
	lsrs r0, r0, #16
	lsls r5, r1, #16
	add r5, r0
	lsrs r0, r1, #16
	mov r1, lr
	adds r1, r1, r4
	adcs r3, r7
	adcs r2, r5
	add r0, r10
	adcs r6, r0
	mov r0, r8
	adds r0, r0, r1
	mov r1, r9
	adcs r1, r3
	movs r3, #0
	adcs r2, r3
	adcs r6, r3
	ldr r4, [sp, #40]
	adds r5, r0, r4
	ldr r7, [sp, #36]
	adcs r7, r1
	adcs r0, r2
	adcs r1, r6
	adcs r2, r3
	adcs r6, r3
	ldr r4, [sp, #48]
	cmn r4, r4
	ldr r3, [sp, #0]
	eors r3, r4
	adcs r5, r3
	ldr r3, [sp, #8]
	eors r3, r4
	str r5, [sp, #8]
	ldr r5, [sp, #4]
	eors r5, r4
	adcs r7, r5
	adcs r0, r3
	ldr r3, [sp, #12]
	eors r3, r4
	adcs r1, r3
	adcs r2, r4
	adcs r6, r4
	str r7, [sp, #48]
	add r3, sp, #60
	ldm r3, {r3, r4, r5, r7}
	push {r0, r1, r2, r6}
	subs r0, r3, r5
	sbcs r4, r7
	sbcs r1, r1
	add r2, sp, #108
	ldm r2, {r2, r5, r6, r7}
	subs r3, r6, r2
	eors r4, r1
	sbcs r7, r5
	sbcs r6, r6
	eors r3, r6
	subs r3, r3, r6
	eors r0, r1
	eors r7, r6
	sbcs r7, r6
	subs r0, r0, r1
	uxth r2, r7
	sbcs r4, r1
	uxth r5, r0
	eors r1, r6
	lsrs r6, r4, #16
	lsrs r7, r7, #16
	lsrs r0, r0, #16
	mov r8, r5
	muls r5, r7
	str r1, [sp, #28]
	lsrs r1, r3, #16
	uxth r3, r3
	mov r9, r6
	muls r6, r3
	uxth r4, r4
	mov r10, r4
	muls r4, r3
	mov r11, r2
	mov r2, r10
	muls r2, r7
	adds r5, r6, r5
	mov r6, r8
	muls r6, r3
	mov r12, r6
	movs r6, #0
	adcs r2, r6
	mov r6, r8
	muls r6, r1
	muls r3, r0
	adds r3, r3, r6
	mov r6, r9
	muls r6, r1
	mov lr, r3
	mov r3, r10
	muls r3, r1
	adcs r5, r3
	muls r1, r0
	movs r3, #0
	adcs r2, r3
	adds r1, r4, r1
	mov r4, r9
	muls r4, r7
	muls r7, r0
	adcs r7, r6
	adcs r4, r3
	mov r6, r11
	mov r3, r8
	muls r3, r6
	adds r1, r1, r3
	muls r0, r6
	mov r3, r10
	muls r3, r6
	adcs r7, r3
	movs r3, #0
	adcs r4, r3
	adds r0, r5, r0
	mov r5, r9
	muls r5, r6
	adcs r2, r5
	adcs r3, r3
	lsrs r5, r2, #16
	lsrs r6, r0, #16
	lsls r2, r2, #16
	lsls r3, r3, #16
	add r3, r5
	lsls r0, r0, #16
	add r2, r6
	mov r5, lr
	lsrs r6, r5, #16
	lsls r5, r5, #16
	add r0, r6
	mov r6, r12
	adds r5, r6, r5
	adcs r1, r0
	adcs r7, r2
	ldr r0, [sp, #76]
	uxth r2, r0
	adcs r4, r3
	push {r1, r4, r5, r7}
	ldr r3, [sp, #128]
	lsrs r6, r3, #16
	ldr r7, [sp, #124]
	lsrs r4, r7, #16
	uxth r7, r7
	ldr r1, [sp, #96]
	uxth r5, r1
	mov r8, r2
	muls r2, r6
	lsrs r1, r1, #16
	uxth r3, r3
	mov r9, r1
	muls r1, r7
	mov r10, r3
	mov r3, r8
	muls r3, r7
	adds r1, r1, r2
	mov r11, r5
	muls r5, r6
	movs r2, #0
	adcs r5, r2
	mov r2, r11
	muls r2, r7
	mov r12, r3
	mov r3, r8
	muls r3, r4
	lsrs r0, r0, #16
	muls r7, r0
	adds r3, r7, r3
	mov r7, r9
	muls r7, r4
	mov lr, r3
	mov r3, r11
	muls r3, r4
	adcs r1, r3
	movs r3, #0
	adcs r5, r3
	muls r4, r0
	adds r2, r2, r4
	mov r4, r9
	muls r4, r6
	muls r6, r0
	adcs r6, r7
	adcs r4, r3
	mov r7, r10
	mov r3, r8
	muls r3, r7
	adds r2, r2, r3
	muls r0, r7
	mov r3, r11
	muls r3, r7
	adcs r6, r3
	movs r3, #0
	adcs r4, r3
	adds r0, r1, r0
	mov r1, r9
	muls r1, r7
	adcs r5, r1
	adcs r3, r3
	lsrs r1, r0, #16
	lsrs r7, r5, #16
	lsls r3, r3, #16
	lsls r5, r5, #16
	add r5, r1
	lsls r0, r0, #16
	add r3, r7
	mov r1, lr
	lsls r7, r1, #16
	lsrs r1, r1, #16
	add r0, r1
	mov r1, r12
	adds r1, r1, r7
	adcs r2, r0
	adcs r6, r5
	ldr r0, [sp, #104]
	uxth r5, r0
	adcs r4, r3
	ldr r3, [sp, #136]
	lsrs r7, r3, #16
	lsrs r0, r0, #16
	str r2, [sp, #36]
	ldr r2, [sp, #100]
	str r1, [sp, #32]
	lsrs r1, r2, #16
	mov r8, r4
	ldr r4, [sp, #132]
	mov r9, r6
	lsrs r6, r4, #16
	uxth r2, r2
	mov r10, r2
	muls r2, r7
	mov r11, r5
	muls r5, r7
	uxth r4, r4
	mov r3, r10
	muls r3, r4
	mov r12, r0
	muls r0, r4
	mov lr, r3
	mov r3, r11
	muls r3, r4
	adds r0, r0, r2
	muls r4, r1
	movs r2, #0
	adcs r5, r2
	mov r2, r10
	muls r2, r6
	adds r2, r4, r2
	mov r4, r12
	muls r4, r6
	str r2, [sp, #56]
	mov r2, r11
	muls r2, r6
	adcs r0, r2
	muls r6, r1
	movs r2, #0
	adcs r5, r2
	adds r3, r3, r6
	mov r6, r12
	muls r6, r7
	muls r7, r1
	adcs r7, r4
	adcs r6, r2
	ldr r4, [sp, #136]
	uxth r4, r4
	mov r2, r10
	muls r2, r4
	adds r2, r3, r2
	mov r3, r11
	muls r3, r4
	adcs r7, r3
	muls r1, r4
	movs r3, #0
	adcs r6, r3
	adds r0, r0, r1
	mov r1, r12
	muls r1, r4
	adcs r5, r1
	adcs r3, r3
	lsrs r1, r0, #16
	lsls r3, r3, #16
	lsrs r4, r5, #16
	lsls r5, r5, #16
	lsls r0, r0, #16
	add r5, r1
	add r3, r4
	ldr r1, [sp, #56]
	lsrs r4, r1, #16
	add r0, r4
	lsls r1, r1, #16
	mov r4, lr
	adds r1, r4, r1
	adcs r2, r0
	adcs r7, r5
	adcs r6, r3
	mov r0, r9
	adds r0, r0, r1
	mov r1, r8
	adcs r1, r2
	movs r2, #0
	adcs r7, r2
	adcs r6, r2
	ldr r3, [sp, #32]
	adds r4, r0, r3
	ldr r5, [sp, #36]
	adcs r5, r1
	adcs r0, r7
	adcs r1, r6
	adcs r7, r2
	adcs r6, r2
	ldr r3, [sp, #44]
	cmn r3, r3
	ldr r2, [sp, #8]
	eors r2, r3
	adcs r4, r2
	ldr r2, [sp, #0]
	eors r2, r3
	adcs r5, r2
	ldr r2, [sp, #4]
	eors r2, r3
	str r5, [sp, #4]
	ldr r5, [sp, #12]
	eors r5, r3
	adcs r0, r5
	adcs r1, r2
	adcs r7, r3
	str r4, [sp, #12]
	str r0, [sp, #0]
	add r0, sp, #108
	ldm r0, {r0, r2, r4, r5}
	adcs r6, r3
	subs r3, r0, r4
	sbcs r2, r5
	push {r1, r6, r7}
	add r1, sp, #152
	ldm r1, {r1, r4, r6, r7}
	sbcs r5, r5
	subs r0, r6, r1
	sbcs r7, r4
	sbcs r6, r6
	eors r2, r5
	eors r3, r5
	subs r3, r3, r5
	sbcs r2, r5
	eors r7, r6
	str r5, [sp, #56]
	uxth r5, r2
	eors r0, r6
	lsrs r2, r2, #16
	subs r0, r0, r6
	sbcs r7, r6
	str r6, [sp, #20]
	uxth r6, r0
	uxth r1, r7
	lsrs r0, r0, #16
	uxth r4, r3
	mov r8, r4
	muls r4, r6
	lsrs r3, r3, #16
	mov r9, r5
	muls r5, r6
	mov r10, r3
	muls r3, r6
	lsrs r7, r7, #16
	muls r6, r2
	mov r11, r4
	mov r4, r9
	muls r4, r7
	mov r12, r1
	mov r1, r8
	muls r1, r7
	adds r1, r6, r1
	movs r6, #0
	adcs r4, r6
	mov r6, r8
	muls r6, r0
	adds r3, r3, r6
	mov r6, r9
	muls r6, r0
	mov lr, r3
	mov r3, r10
	muls r3, r0
	adcs r1, r6
	movs r6, #0
	adcs r4, r6
	adds r3, r5, r3
	muls r0, r2
	mov r5, r10
	muls r5, r7
	muls r7, r2
	adcs r5, r0
	adcs r7, r6
	mov r0, r12
	mov r6, r8
	muls r6, r0
	adds r3, r3, r6
	mov r6, r9
	muls r6, r0
	muls r2, r0
	adcs r5, r6
	mov r6, r10
	muls r6, r0
	movs r0, #0
	adcs r7, r0
	adds r1, r1, r6
	adcs r4, r2
	adcs r0, r0
	lsrs r2, r4, #16
	lsrs r6, r1, #16
	lsls r0, r0, #16
	add r0, r2
	lsls r1, r1, #16
	lsls r2, r4, #16
	add r2, r6
	mov r4, lr
	lsrs r6, r4, #16
	lsls r4, r4, #16
	add r1, r6
	mov r6, r11
	adds r4, r6, r4
	adcs r3, r1
	adcs r5, r2
	adcs r7, r0
	ldr r0, [sp, #156]
	lsrs r1, r0, #16
	ldr r2, [sp, #120]
	uxth r6, r2
	push {r3, r4, r5, r7}
	ldr r7, [sp, #140]
	uxth r5, r7
	lsrs r2, r2, #16
	lsrs r7, r7, #16
	ldr r3, [sp, #168]
	uxth r4, r3
	mov r8, r6
	muls r6, r4
	uxth r0, r0
	mov r9, r5
	muls r5, r1
	mov r10, r6
	mov r6, r8
	muls r6, r1
	lsrs r3, r3, #16
	mov r11, r0
	mov r0, r9
	muls r0, r4
	mov r12, r7
	muls r7, r4
	adds r6, r7, r6
	movs r7, #0
	adcs r5, r7
	muls r4, r2
	mov r7, r8
	muls r7, r3
	adds r4, r4, r7
	mov r7, r9
	muls r7, r3
	mov lr, r4
	mov r4, r12
	muls r4, r3
	adcs r6, r7
	movs r7, #0
	adcs r5, r7
	muls r3, r2
	adds r0, r0, r3
	mov r3, r12
	muls r3, r1
	muls r1, r2
	adcs r1, r4
	mov r4, r11
	muls r2, r4
	adcs r3, r7
	adds r2, r6, r2
	mov r6, r12
	muls r6, r4
	adcs r5, r6
	adcs r7, r7
	lsls r6, r5, #16
	lsls r7, r7, #16
	lsrs r5, r5, #16
	add r7, r5
	lsrs r5, r2, #16
	add r6, r5
	mov r5, r8
	muls r5, r4
	adds r0, r0, r5
	mov r5, r9
	muls r5, r4
	adcs r1, r5
	movs r4, #0
	adcs r3, r4
	lsls r2, r2, #16
	mov r5, lr
	lsrs r4, r5, #16
	lsls r5, r5, #16
	add r2, r4
	mov r4, r10
	adds r4, r4, r5
	ldr r5, [sp, #148]
	mov r8, r4
	uxth r4, r5
	adcs r0, r2
	adcs r1, r6
	ldr r2, [sp, #144]
	uxth r6, r2
	adcs r3, r7
	ldr r7, [sp, #176]
	mov r9, r0
	uxth r0, r7
	lsrs r5, r5, #16
	lsrs r2, r2, #16
	lsrs r7, r7, #16
	str r3, [sp, #84]
	ldr r3, [sp, #180]
	mov r10, r1
	lsrs r1, r3, #16
	mov r11, r6
	muls r6, r1
	mov r3, r11
	muls r3, r0
	mov r12, r5
	muls r5, r0
	adds r5, r5, r6
	mov lr, r4
	muls r4, r1
	mov r6, r11
	muls r6, r7
	str r3, [sp, #80]
	movs r3, #0
	adcs r4, r3
	mov r3, lr
	muls r3, r0
	muls r0, r2
	adds r0, r0, r6
	mov r6, lr
	muls r6, r7
	str r0, [sp, #88]
	mov r0, r12
	muls r0, r7
	muls r7, r2
	adcs r5, r6
	movs r6, #0
	adcs r4, r6
	adds r3, r3, r7
	mov r7, r12
	muls r7, r1
	muls r1, r2
	adcs r1, r0
	adcs r7, r6
	ldr r0, [sp, #180]
	uxth r0, r0
	mov r6, r11
	muls r6, r0
	muls r2, r0
	adds r3, r3, r6
	mov r6, lr
	muls r6, r0
	adcs r1, r6
	movs r6, #0
	adcs r7, r6
	adds r2, r5, r2
	mov r5, r12
	muls r5, r0
	adcs r4, r5
	adcs r6, r6
	lsls r0, r2, #16
	lsrs r2, r2, #16
	lsls r5, r4, #16
	lsrs r4, r4, #16
	lsls r6, r6, #16
	add r6, r4
	add r5, r2
	ldr r2, [sp, #88]
	lsls r4, r2, #16
	lsrs r2, r2, #16
	add r0, r2
	ldr r2, [sp, #80]
	adds r2, r2, r4
	adcs r3, r0
	adcs r1, r5
	adcs r7, r6
	mov r0, r10
	adds r0, r0, r2
	ldr r2, [sp, #84]
	adcs r2, r3
	movs r3, #0
	adcs r1, r3
	ldr r4, [sp, #36]
	ldr r5, [sp, #72]
	eors r5, r4
	adcs r7, r3
	mov r4, r8
	adds r6, r0, r4
	mov r4, r9
	adcs r4, r2
	adcs r0, r1
	adcs r2, r7
	adcs r1, r3
	adcs r7, r3
	ldr r3, [sp, #4]
	eors r3, r5
	cmn r5, r5
	adcs r6, r3
	ldr r3, [sp, #0]
	eors r3, r5
	adcs r4, r3
	ldr r3, [sp, #8]
	eors r3, r5
	adcs r0, r3
	ldr r3, [sp, #12]
	eors r3, r5
	adcs r2, r3
	adcs r1, r5
	adcs r7, r5
	ldr r3, [sp, #28]
	mov r5, r8
	adds r3, r3, r5
	mov r5, r9
	mov r8, r3
	ldr r3, [sp, #16]
	adcs r3, r5
	ldr r5, [sp, #24]
	adcs r5, r6
	ldr r6, [sp, #20]
	adcs r6, r4
	movs r4, #0
	adcs r0, r4
	adcs r2, r4
	adcs r1, r4
	adcs r7, r4
	mov r4, r8
	mov r9, r1
	ldr r1, [sp, #60]
	mov r10, r7
	adds r7, r4, r1
	ldr r1, [sp, #64]
	adcs r1, r3
	mov r11, r1
	ldr r1, [sp, #40]
	adcs r1, r5
	mov r12, r1
	ldr r1, [sp, #32]
	adcs r1, r6
	adcs r4, r0
	adcs r3, r2
	mov r8, r3
	mov r3, r9
	adcs r5, r3
	mov r3, r10
	adcs r6, r3
	mov lr, r6
	movs r6, #0
	adcs r0, r6
	adcs r2, r6
	mov r10, r2
	mov r2, r9
	adcs r2, r6
	adcs r3, r6
	ldr r6, [sp, #104]
	mov r9, r3
	ldr r3, [sp, #100]
	eors r3, r6
	cmn r6, r6
	adcs r7, r3
	ldr r3, [sp, #96]
	eors r3, r6
	str r7, [sp, #96]
	mov r7, r11
	adcs r7, r3
	ldr r3, [sp, #68]
	eors r3, r6
	mov r11, r7
	mov r7, r12
	adcs r7, r3
	ldr r3, [sp, #108]
	eors r3, r6
	mov r12, r7
	ldr r7, [sp, #44]
	eors r7, r6
	adcs r1, r3
	adcs r4, r7
	ldr r3, [sp, #48]
	eors r3, r6
	mov r7, r8
	adcs r7, r3
	ldr r3, [sp, #52]
	eors r3, r6
	adcs r5, r3
	ldr r3, [sp, #56]
	eors r3, r6
	mov r8, r4
	mov r4, lr
	adcs r4, r3
	adcs r0, r6
	mov r3, r10
	adcs r3, r6
	adcs r2, r6
	mov r10, r2
	mov r2, r9
	adcs r2, r6
	lsrs r6, r2, #16
	uxth r2, r2
	mov r9, r0
	movs r0, #38
	muls r6, r0
	mov lr, r3
	lsrs r3, r6, #16
	lsls r6, r6, #16
	adds r1, r1, r6
	movs r6, #0
	adcs r3, r6
	muls r2, r0
	adds r1, r1, r2
	adcs r3, r6
	adds r1, r1, r1
	adcs r3, r3
	movs r2, #19
	muls r3, r2
	mov r2, r8
	uxth r6, r2
	muls r6, r0
	add r6, r3
	uxth r3, r7
	lsrs r1, r1, #1
	lsrs r7, r7, #16
	muls r3, r0
	muls r7, r0
	lsrs r2, r2, #16
	muls r2, r0
	mov r8, r1
	lsrs r1, r2, #16
	lsls r2, r2, #16
	add r3, r1
	lsls r1, r7, #16
	lsrs r7, r7, #16
	ldr r0, [sp, #60]
	adds r0, r0, r2
	ldr r2, [sp, #64]
	adcs r2, r1
	movs r1, #0
	adcs r7, r1
	adds r0, r0, r6
	uxth r6, r5
	adcs r2, r3
	adcs r7, r1
	movs r3, #38
	muls r6, r3
	uxth r1, r4
	lsrs r5, r5, #16
	muls r5, r3
	add r6, r7
	muls r1, r3
	lsrs r4, r4, #16
	muls r4, r3
	lsls r7, r5, #16
	lsrs r5, r5, #16
	lsls r3, r4, #16
	add r1, r5
	lsrs r4, r4, #16
	ldr r5, [sp, #40]
	adds r5, r5, r7
	ldr r7, [sp, #32]
	adcs r7, r3
	movs r3, #0
	adcs r4, r3
	adds r5, r5, r6
	adcs r7, r1
	adcs r4, r3
	mov r1, lr
	uxth r6, r1
	ldr r3, [sp, #92]
	stm r3!, {r0, r2, r5, r7}
	mov r0, r9
	uxth r2, r0
	lsrs r0, r0, #16
	movs r5, #38
	muls r2, r5
	add r2, r4
	lsrs r1, r1, #16
	muls r6, r5
	mov r4, r10
	uxth r7, r4
	lsrs r4, r4, #16
	muls r1, r5
	muls r4, r5
	muls r0, r5
	muls r7, r5
	lsls r5, r1, #16
	lsrs r1, r1, #16
	add r7, r1
	lsls r1, r0, #16
	lsrs r0, r0, #16
	mov r9, r7
	lsrs r7, r4, #16
	lsls r4, r4, #16
	add r6, r0
	ldr r0, [sp, #96]
	adds r0, r0, r1
	mov r1, r11
	adcs r1, r5
	mov r5, r12
	adcs r5, r4
	movs r4, #0
	adcs r7, r4
	adds r0, r0, r2
	adcs r1, r6
	mov r2, r9
	adcs r5, r2
	adcs r7, r4
	add r7, r8
	stm r3!, {r0, r1, r5, r7}
	add sp, #116
	pop {pc}
	.size fe25519_mul_stacked, . - fe25519_mul_stacked

#endif
