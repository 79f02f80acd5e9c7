/* Printed by gen/mul_armv6m.py, which says how it works.
 *
 * void fe25519_mul(fe25519 *out, const fe25519 *a, const fe25519 *b)
 *
 * a b mod p, of any numbers below 2^256, to one below 2^255 + 2^230.
 *
 * entry: r0 out, r1 a, r2 b
 * exit: -
 * clobbers: r0-r3, r12, flags
 * stack: 212 bytes
 * cycles: 1,382 (cortex-m0), always
 * code: 50 bytes, without fe25519_mul_stacked
 *
 * fe25519_mul_stacked, for other assembly: r0 is out, and a and b are the eight words each at and above sp.
 * It clobbers all registers but sp, and takes 1,302 cycles with its return, 108 bytes of stack
 * and 2,274 of code. The operands stay, unless out is there.
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
	sub sp, #104
	ldr r1, [sp, #108]
	ldr r2, [sp, #124]
	subs r3, r1, r2
	ldr r4, [sp, #128]
	ldr r5, [sp, #112]
	sbcs r5, r4
	ldr r6, [sp, #132]
	ldr r7, [sp, #116]
	sbcs r7, r6
	ldr r2, [sp, #136]
	ldr r4, [sp, #120]
	sbcs r4, r2
	sbcs r2, r2
	eors r3, r2
	eors r5, r2
	subs r3, r3, r2
	eors r7, r2
	eors r4, r2
	sbcs r5, r2
	sbcs r7, r2
	sbcs r4, r2
	subs r6, r3, r7
	str r5, [sp, #0]
	sbcs r5, r4
	str r0, [sp, #4]
	sbcs r0, r0
	ldr r1, [sp, #156]
	str r4, [sp, #8]
	ldr r4, [sp, #140]
	str r7, [sp, #12]
	subs r7, r1, r4
	ldr r1, [sp, #144]
	ldr r4, [sp, #160]
	sbcs r4, r1
	ldr r1, [sp, #148]
	str r3, [sp, #16]
	ldr r3, [sp, #164]
	sbcs r3, r1
	ldr r1, [sp, #152]
	mov r8, r5
	ldr r5, [sp, #168]
	sbcs r5, r1
	sbcs r1, r1
	eors r7, r1
	eors r5, r1
	eors r4, r1
	subs r7, r7, r1
	sbcs r4, r1
	eors r2, r1
	eors r3, r1
	sbcs r3, r1
	sbcs r5, r1
	subs r1, r3, r7
	eors r6, r0
	str r2, [sp, #20]
	mov r2, r8
	eors r2, r0
	str r5, [sp, #24]
	sbcs r5, r4
	str r3, [sp, #28]
	sbcs r3, r3
	subs r6, r6, r0
	sbcs r2, r0
	eors r0, r3
	eors r1, r3
	eors r5, r3
	str r0, [sp, #32]
	lsrs r0, r6, #16
	subs r1, r1, r3
	sbcs r5, r3
	lsrs r3, r5, #16
	mov r8, r4
	uxth r4, r2
	lsrs r2, r2, #16
	mov r9, r4
	muls r4, r3
	str r7, [sp, #36]
	uxth r7, r1
	uxth r6, r6
	mov r10, r6
	muls r6, r3
	uxth r5, r5
	mov r11, r5
	mov r5, r10
	muls r5, r7
	mov r12, r5
	mov r5, r9
	muls r5, r7
	mov lr, r2
	muls r2, r7
	adds r2, r2, r6
	movs r6, #0
	adcs r4, r6
	lsrs r1, r1, #16
	mov r6, r10
	muls r6, r1
	muls r7, r0
	adds r6, r7, r6
	mov r7, r9
	muls r7, r1
	adcs r2, r7
	movs r7, #0
	adcs r4, r7
	mov r7, lr
	muls r7, r1
	muls r1, r0
	adds r1, r5, r1
	mov r5, lr
	muls r5, r3
	muls r3, r0
	adcs r3, r7
	movs r7, #0
	adcs r5, r7
	mov r7, r11
	mov r11, r6
	mov r6, r10
	muls r6, r7
	adds r1, r1, r6
	mov r6, r9
	muls r6, r7
	adcs r3, r6
	movs r6, #0
	adcs r5, r6
	muls r0, r7
	adds r0, r2, r0
	mov r2, lr
	muls r2, r7
	adcs r4, r2
	adcs r6, r6
	lsls r2, r6, #16
	lsrs r6, r4, #16
	add r2, r6
	lsrs r6, r0, #16
	lsls r0, r0, #16
	lsls r4, r4, #16
	add r4, r6
	mov r6, r11
	lsls r7, r6, #16
	lsrs r6, r6, #16
	add r0, r6
	mov r6, r12
	adds r6, r6, r7
	adcs r1, r0
	adcs r3, r4
	ldr r0, [sp, #36]
	uxth r4, r0
	adcs r5, r2
	ldr r2, [sp, #16]
	uxth r7, r2
	str r5, [sp, #40]
	mov r5, r8
	str r3, [sp, #44]
	lsrs r3, r5, #16
	str r1, [sp, #48]
	ldr r1, [sp, #0]
	str r6, [sp, #52]
	uxth r6, r1
	mov r9, r7
	muls r7, r3
	lsrs r1, r1, #16
	lsrs r0, r0, #16
	lsrs r2, r2, #16
	mov r10, r6
	muls r6, r3
	mov r11, r1
	muls r1, r4
	adds r1, r1, r7
	mov r7, r9
	muls r7, r4
	mov r12, r7
	movs r7, #0
	adcs r6, r7
	mov r7, r9
	muls r7, r0
	mov r5, r10
	muls r5, r4
	muls r4, r2
	adds r4, r4, r7
	mov r7, r10
	muls r7, r0
	mov lr, r4
	mov r4, r11
	muls r4, r0
	adcs r1, r7
	movs r7, #0
	adcs r6, r7
	muls r0, r2
	adds r0, r5, r0
	mov r5, r11
	muls r5, r3
	muls r3, r2
	adcs r3, r4
	mov r4, r8
	uxth r4, r4
	adcs r5, r7
	mov r7, r9
	muls r7, r4
	muls r2, r4
	adds r0, r0, r7
	mov r7, r10
	muls r7, r4
	adcs r3, r7
	movs r7, #0
	adcs r5, r7
	adds r1, r1, r2
	mov r2, r11
	muls r2, r4
	adcs r6, r2
	adcs r7, r7
	lsls r2, r1, #16
	lsrs r1, r1, #16
	lsrs r4, r6, #16
	lsls r7, r7, #16
	add r7, r4
	lsls r4, r6, #16
	add r4, r1
	mov r1, lr
	lsrs r6, r1, #16
	add r2, r6
	lsls r1, r1, #16
	mov r6, r12
	adds r1, r6, r1
	adcs r0, r2
	adcs r3, r4
	adcs r5, r7
	ldr r2, [sp, #12]
	uxth r4, r2
	ldr r6, [sp, #24]
	lsrs r7, r6, #16
	str r0, [sp, #16]
	ldr r0, [sp, #28]
	str r1, [sp, #36]
	uxth r1, r0
	lsrs r0, r0, #16
	mov r8, r4
	muls r4, r1
	mov r9, r5
	ldr r5, [sp, #8]
	mov r10, r3
	uxth r3, r5
	lsrs r5, r5, #16
	mov r11, r3
	muls r3, r7
	lsrs r2, r2, #16
	mov r12, r4
	mov r4, r8
	muls r4, r7
	mov lr, r5
	muls r5, r1
	adds r4, r5, r4
	mov r5, r8
	muls r5, r0
	movs r6, #0
	adcs r3, r6
	mov r6, r11
	muls r6, r1
	muls r1, r2
	adds r1, r1, r5
	mov r5, r11
	muls r5, r0
	adcs r4, r5
	mov r5, lr
	muls r5, r0
	str r1, [sp, #12]
	movs r1, #0
	adcs r3, r1
	muls r0, r2
	adds r0, r6, r0
	mov r6, lr
	muls r6, r7
	muls r7, r2
	adcs r7, r5
	adcs r6, r1
	ldr r5, [sp, #24]
	uxth r5, r5
	muls r2, r5
	adds r2, r4, r2
	mov r4, lr
	muls r4, r5
	adcs r3, r4
	adcs r1, r1
	mov r4, r8
	muls r4, r5
	adds r0, r0, r4
	mov r4, r11
	muls r4, r5
	adcs r7, r4
	movs r4, #0
	adcs r6, r4
	lsls r1, r1, #16
	lsls r5, r2, #16
	lsls r4, r3, #16
	lsrs r3, r3, #16
	add r1, r3
	lsrs r2, r2, #16
	add r4, r2
	ldr r2, [sp, #12]
	lsls r3, r2, #16
	lsrs r2, r2, #16
	add r5, r2
	mov r2, r12
	adds r2, r2, r3
	adcs r0, r5
	adcs r7, r4
	adcs r6, r1
	mov r1, r10
	adds r1, r1, r2
	mov r2, r9
	adcs r2, r0
	movs r0, #0
	adcs r7, r0
	adcs r6, r0
	ldr r3, [sp, #36]
	adds r4, r1, r3
	ldr r5, [sp, #16]
	adcs r5, r2
	adcs r1, r7
	adcs r2, r6
	adcs r7, r0
	adcs r6, r0
	ldr r3, [sp, #32]
	ldr r0, [sp, #52]
	eors r0, r3
	cmn r3, r3
	adcs r4, r0
	ldr r0, [sp, #48]
	eors r0, r3
	str r4, [sp, #48]
	ldr r4, [sp, #44]
	eors r4, r3
	adcs r5, r0
	ldr r0, [sp, #40]
	eors r0, r3
	adcs r1, r4
	adcs r2, r0
	adcs r7, r3
	adcs r6, r3
	ldr r0, [sp, #108]
	ldr r3, [sp, #116]
	subs r4, r0, r3
	str r1, [sp, #32]
	ldr r1, [sp, #120]
	str r2, [sp, #40]
	ldr r2, [sp, #112]
	sbcs r2, r1
	str r5, [sp, #44]
	sbcs r5, r5
	eors r4, r5
	str r6, [sp, #52]
	ldr r6, [sp, #148]
	str r7, [sp, #12]
	ldr r7, [sp, #140]
	subs r1, r6, r7
	ldr r6, [sp, #144]
	ldr r3, [sp, #152]
	sbcs r3, r6
	eors r2, r5
	sbcs r7, r7
	lsrs r0, r6, #16
	subs r4, r4, r5
	eors r3, r7
	sbcs r2, r5
	uxth r6, r2
	eors r1, r7
	subs r1, r1, r7
	sbcs r3, r7
	mov r8, r0
	lsrs r0, r3, #16
	eors r5, r7
	lsrs r7, r4, #16
	lsrs r2, r2, #16
	mov r9, r6
	muls r6, r0
	mov r10, r7
	muls r7, r0
	str r5, [sp, #24]
	uxth r5, r1
	uxth r4, r4
	lsrs r1, r1, #16
	mov r11, r4
	muls r4, r0
	muls r0, r2
	mov r12, r2
	muls r2, r5
	adds r2, r2, r4
	mov r4, r9
	muls r4, r5
	uxth r3, r3
	mov lr, r2
	movs r2, #0
	adcs r6, r2
	mov r2, r10
	muls r2, r1
	adds r2, r4, r2
	mov r4, r12
	muls r4, r1
	adcs r7, r4
	movs r4, #0
	adcs r0, r4
	mov r4, r11
	muls r4, r3
	adds r2, r2, r4
	mov r4, r9
	muls r4, r3
	adcs r7, r4
	mov r4, r9
	muls r4, r1
	mov r9, r7
	mov r7, r11
	muls r7, r1
	mov r1, r11
	muls r1, r5
	mov r11, r2
	mov r2, r10
	muls r2, r5
	movs r5, #0
	adcs r0, r5
	adds r2, r2, r7
	mov r7, lr
	adcs r7, r4
	adcs r6, r5
	mov r4, r10
	muls r4, r3
	adds r4, r7, r4
	mov r7, r12
	muls r7, r3
	adcs r6, r7
	adcs r5, r5
	lsls r3, r6, #16
	lsrs r7, r4, #16
	lsls r4, r4, #16
	add r3, r7
	lsrs r6, r6, #16
	lsls r7, r2, #16
	lsrs r2, r2, #16
	add r4, r2
	lsls r2, r5, #16
	adds r1, r1, r7
	mov r5, r11
	adcs r5, r4
	ldr r4, [sp, #108]
	uxth r7, r4
	add r2, r6
	mov r6, r9
	adcs r6, r3
	mov r3, r8
	muls r3, r7
	adcs r0, r2
	ldr r2, [sp, #112]
	str r6, [sp, #8]
	lsrs r6, r2, #16
	str r0, [sp, #28]
	ldr r0, [sp, #140]
	str r5, [sp, #0]
	lsrs r5, r0, #16
	uxth r0, r0
	mov r9, r7
	muls r7, r0
	mov r10, r6
	muls r6, r0
	uxth r2, r2
	lsrs r4, r4, #16
	str r1, [sp, #56]
	mov r1, r9
	muls r1, r5
	mov r11, r7
	mov r7, r8
	muls r7, r2
	mov r12, r2
	muls r2, r0
	adds r3, r6, r3
	muls r0, r4
	movs r6, #0
	adcs r7, r6
	adds r0, r0, r1
	mov r1, r12
	muls r1, r5
	mov lr, r0
	mov r0, r10
	muls r0, r5
	muls r5, r4
	adcs r3, r1
	adcs r7, r6
	adds r1, r2, r5
	mov r2, r8
	mov r5, r10
	muls r5, r2
	muls r2, r4
	adcs r2, r0
	ldr r0, [sp, #144]
	uxth r0, r0
	muls r4, r0
	adcs r5, r6
	adds r3, r3, r4
	mov r4, r10
	muls r4, r0
	adcs r7, r4
	mov r4, r9
	muls r4, r0
	adcs r6, r6
	adds r1, r1, r4
	mov r4, r12
	muls r4, r0
	adcs r2, r4
	movs r0, #0
	adcs r5, r0
	lsls r4, r3, #16
	lsrs r3, r3, #16
	lsls r6, r6, #16
	lsrs r0, r7, #16
	lsls r7, r7, #16
	add r7, r3
	add r6, r0
	mov r0, lr
	lsrs r3, r0, #16
	add r4, r3
	lsls r0, r0, #16
	mov r3, r11
	adds r0, r3, r0
	adcs r1, r4
	ldr r3, [sp, #116]
	uxth r4, r3
	adcs r2, r7
	adcs r5, r6
	ldr r6, [sp, #152]
	lsrs r7, r6, #16
	str r1, [sp, #60]
	ldr r1, [sp, #120]
	str r0, [sp, #64]
	lsrs r0, r1, #16
	uxth r1, r1
	mov r8, r5
	ldr r5, [sp, #148]
	mov r9, r2
	uxth r2, r5
	mov r10, r4
	muls r4, r7
	lsrs r5, r5, #16
	mov r6, r10
	muls r6, r2
	mov r11, r1
	muls r1, r7
	mov r12, r0
	muls r0, r2
	mov lr, r6
	mov r6, r11
	muls r6, r2
	lsrs r3, r3, #16
	muls r2, r3
	adds r0, r0, r4
	movs r4, #0
	adcs r1, r4
	mov r4, r10
	muls r4, r5
	adds r2, r2, r4
	mov r4, r11
	muls r4, r5
	adcs r0, r4
	mov r4, r12
	muls r4, r5
	str r2, [sp, #68]
	movs r2, #0
	adcs r1, r2
	muls r5, r3
	adds r5, r6, r5
	mov r6, r12
	muls r6, r7
	muls r7, r3
	adcs r7, r4
	ldr r4, [sp, #152]
	uxth r4, r4
	muls r3, r4
	adcs r6, r2
	mov r2, r10
	muls r2, r4
	adds r2, r5, r2
	mov r5, r11
	muls r5, r4
	adcs r7, r5
	mov r5, r12
	muls r5, r4
	movs r4, #0
	adcs r6, r4
	adds r0, r0, r3
	adcs r1, r5
	adcs r4, r4
	lsrs r3, r1, #16
	lsls r1, r1, #16
	lsrs r5, r0, #16
	add r1, r5
	lsls r4, r4, #16
	lsls r0, r0, #16
	add r4, r3
	ldr r3, [sp, #68]
	lsls r5, r3, #16
	lsrs r3, r3, #16
	add r0, r3
	mov r3, lr
	adds r3, r3, r5
	adcs r2, r0
	adcs r7, r1
	adcs r6, r4
	mov r0, r9
	adds r0, r0, r3
	mov r1, r8
	adcs r1, r2
	movs r2, #0
	adcs r7, r2
	adcs r6, r2
	ldr r3, [sp, #64]
	adds r4, r0, r3
	ldr r5, [sp, #60]
	adcs r5, r1
	adcs r0, r7
	adcs r1, r6
	adcs r7, r2
	adcs r6, r2
	ldr r3, [sp, #24]
	cmn r3, r3
	ldr r2, [sp, #56]
	eors r2, r3
	adcs r4, r2
	ldr r2, [sp, #0]
	eors r2, r3
	str r4, [sp, #0]
	ldr r4, [sp, #28]
	eors r4, r3
	adcs r5, r2
	ldr r2, [sp, #8]
	eors r2, r3
	adcs r0, r2
	adcs r1, r4
	adcs r7, r3
	adcs r6, r3
	ldr r2, [sp, #124]
	ldr r3, [sp, #132]
	subs r4, r2, r3
	str r5, [sp, #24]
	ldr r5, [sp, #136]
	str r6, [sp, #8]
	ldr r6, [sp, #128]
	sbcs r6, r5
	str r7, [sp, #28]
	sbcs r7, r7
	str r1, [sp, #56]
	ldr r1, [sp, #164]
	str r0, [sp, #68]
	ldr r0, [sp, #156]
	subs r5, r1, r0
	ldr r1, [sp, #160]
	ldr r3, [sp, #168]
	sbcs r3, r1
	eors r4, r7
	sbcs r1, r1
	subs r4, r4, r7
	eors r5, r1
	eors r6, r7
	eors r3, r1
	sbcs r6, r7
	eors r7, r1
	subs r5, r5, r1
	sbcs r3, r1
	lsrs r1, r6, #16
	uxth r6, r6
	str r7, [sp, #72]
	uxth r7, r4
	lsrs r2, r5, #16
	uxth r0, r3
	uxth r5, r5
	lsrs r4, r4, #16
	mov r8, r1
	muls r1, r5
	mov r9, r7
	muls r7, r5
	lsrs r3, r3, #16
	mov r10, r6
	muls r6, r3
	mov r11, r7
	mov r7, r9
	muls r7, r3
	adds r1, r1, r7
	movs r7, #0
	adcs r6, r7
	mov r7, r10
	muls r7, r5
	mov r12, r0
	mov r0, r9
	muls r0, r2
	muls r5, r4
	adds r0, r5, r0
	mov r5, r8
	muls r5, r2
	mov lr, r0
	mov r0, r10
	muls r0, r2
	adcs r1, r0
	movs r0, #0
	adcs r6, r0
	muls r2, r4
	adds r2, r7, r2
	mov r7, r8
	muls r7, r3
	muls r3, r4
	adcs r3, r5
	adcs r7, r0
	mov r5, r12
	mov r0, r9
	muls r0, r5
	adds r0, r2, r0
	mov r2, r10
	muls r2, r5
	adcs r3, r2
	movs r2, #0
	adcs r7, r2
	muls r4, r5
	adds r1, r1, r4
	mov r4, r8
	muls r4, r5
	adcs r6, r4
	adcs r2, r2
	lsls r4, r6, #16
	lsrs r5, r6, #16
	lsrs r6, r1, #16
	lsls r2, r2, #16
	lsls r1, r1, #16
	add r4, r6
	add r2, r5
	mov r5, lr
	lsrs r6, r5, #16
	lsls r5, r5, #16
	add r1, r6
	mov r6, r11
	adds r5, r6, r5
	adcs r0, r1
	ldr r1, [sp, #156]
	uxth r6, r1
	str r0, [sp, #76]
	ldr r0, [sp, #128]
	mov r8, r5
	uxth r5, r0
	adcs r3, r4
	adcs r7, r2
	ldr r2, [sp, #124]
	uxth r4, r2
	str r7, [sp, #80]
	ldr r7, [sp, #160]
	str r3, [sp, #84]
	lsrs r3, r7, #16
	lsrs r0, r0, #16
	mov r9, r4
	muls r4, r3
	mov r10, r5
	muls r5, r6
	mov r7, r10
	muls r7, r3
	mov r11, r0
	muls r0, r6
	adds r0, r0, r4
	movs r4, #0
	adcs r7, r4
	lsrs r1, r1, #16
	mov r4, r9
	muls r4, r6
	mov r12, r4
	mov r4, r9
	muls r4, r1
	lsrs r2, r2, #16
	muls r6, r2
	adds r4, r6, r4
	mov r6, r10
	muls r6, r1
	adcs r0, r6
	mov r6, r11
	muls r6, r1
	muls r1, r2
	mov lr, r4
	movs r4, #0
	adcs r7, r4
	adds r1, r5, r1
	mov r5, r11
	muls r5, r3
	muls r3, r2
	adcs r3, r6
	adcs r5, r4
	ldr r6, [sp, #160]
	uxth r6, r6
	mov r4, r9
	muls r4, r6
	muls r2, r6
	adds r1, r1, r4
	mov r4, r10
	muls r4, r6
	adcs r3, r4
	mov r4, r11
	muls r4, r6
	movs r6, #0
	adcs r5, r6
	adds r0, r0, r2
	adcs r7, r4
	adcs r6, r6
	lsls r2, r0, #16
	lsls r4, r6, #16
	lsrs r6, r7, #16
	lsls r7, r7, #16
	lsrs r0, r0, #16
	add r4, r6
	add r7, r0
	mov r0, lr
	lsrs r6, r0, #16
	add r2, r6
	lsls r0, r0, #16
	mov r6, r12
	adds r0, r6, r0
	adcs r1, r2
	adcs r3, r7
	ldr r2, [sp, #132]
	uxth r6, r2
	ldr r7, [sp, #136]
	mov r9, r1
	uxth r1, r7
	mov r10, r0
	ldr r0, [sp, #164]
	str r3, [sp, #88]
	uxth r3, r0
	adcs r5, r4
	lsrs r4, r7, #16
	lsrs r2, r2, #16
	ldr r7, [sp, #168]
	str r5, [sp, #92]
	lsrs r5, r7, #16
	mov r11, r1
	muls r1, r3
	mov r7, r11
	muls r7, r5
	mov r12, r2
	muls r2, r3
	lsrs r0, r0, #16
	mov lr, r6
	muls r6, r3
	muls r3, r4
	str r6, [sp, #96]
	mov r6, lr
	muls r6, r5
	adds r3, r3, r6
	movs r6, #0
	adcs r7, r6
	mov r6, lr
	muls r6, r0
	adds r2, r2, r6
	mov r6, r11
	muls r6, r0
	adcs r3, r6
	mov r6, r12
	muls r6, r0
	str r2, [sp, #100]
	movs r2, #0
	adcs r7, r2
	adds r1, r1, r6
	mov r6, r12
	muls r6, r5
	muls r0, r4
	adcs r6, r0
	muls r5, r4
	ldr r0, [sp, #168]
	uxth r0, r0
	adcs r5, r2
	mov r2, lr
	muls r2, r0
	adds r1, r1, r2
	mov r2, r11
	muls r2, r0
	adcs r6, r2
	mov r2, r12
	muls r2, r0
	muls r4, r0
	movs r0, #0
	adcs r5, r0
	adds r2, r3, r2
	adcs r7, r4
	adcs r0, r0
	lsrs r3, r7, #16
	lsls r4, r2, #16
	lsls r0, r0, #16
	lsls r7, r7, #16
	lsrs r2, r2, #16
	add r7, r2
	add r0, r3
	ldr r2, [sp, #100]
	lsls r3, r2, #16
	lsrs r2, r2, #16
	add r4, r2
	ldr r2, [sp, #96]
	adds r2, r2, r3
	adcs r1, r4
	adcs r6, r7
	adcs r5, r0
	ldr r0, [sp, #88]
	adds r0, r0, r2
	ldr r2, [sp, #92]
	adcs r2, r1
	movs r1, #0
	adcs r6, r1
	adcs r5, r1
	mov r3, r10
	adds r4, r0, r3
	mov r7, r9
	adcs r7, r2
	adcs r0, r6
	adcs r2, r5
	adcs r6, r1
	adcs r5, r1
	ldr r1, [sp, #72]
	cmn r1, r1
	mov r3, r8
	eors r3, r1
	adcs r4, r3
	ldr r3, [sp, #76]
	eors r3, r1
	adcs r7, r3
	ldr r3, [sp, #84]
	eors r3, r1
	adcs r0, r3
	ldr r3, [sp, #80]
	eors r3, r1
	adcs r2, r3
	adcs r6, r1
	adcs r5, r1
	ldr r1, [sp, #68]
	mov r3, r10
	adds r1, r1, r3
	mov r3, r9
	mov r8, r1
	ldr r1, [sp, #56]
	adcs r1, r3
	ldr r3, [sp, #28]
	adcs r3, r4
	ldr r4, [sp, #8]
	adcs r4, r7
	movs r7, #0
	adcs r0, r7
	adcs r2, r7
	adcs r6, r7
	adcs r5, r7
	mov r7, r8
	mov r9, r5
	ldr r5, [sp, #64]
	mov r10, r6
	adds r6, r7, r5
	ldr r5, [sp, #60]
	adcs r5, r1
	mov r11, r5
	ldr r5, [sp, #0]
	adcs r5, r3
	mov r12, r5
	ldr r5, [sp, #24]
	adcs r5, r4
	adcs r7, r0
	adcs r1, r2
	mov r8, r1
	mov r1, r10
	adcs r3, r1
	mov r1, r9
	adcs r4, r1
	mov lr, r4
	movs r4, #0
	adcs r0, r4
	adcs r2, r4
	mov r9, r2
	mov r2, r10
	adcs r2, r4
	adcs r1, r4
	ldr r4, [sp, #20]
	mov r10, r1
	ldr r1, [sp, #36]
	eors r1, r4
	cmn r4, r4
	adcs r6, r1
	ldr r1, [sp, #16]
	eors r1, r4
	str r6, [sp, #16]
	mov r6, r11
	adcs r6, r1
	ldr r1, [sp, #48]
	eors r1, r4
	mov r11, r6
	mov r6, r12
	adcs r6, r1
	ldr r1, [sp, #44]
	eors r1, r4
	adcs r5, r1
	ldr r1, [sp, #32]
	eors r1, r4
	adcs r7, r1
	ldr r1, [sp, #40]
	eors r1, r4
	mov r12, r6
	mov r6, r8
	adcs r6, r1
	ldr r1, [sp, #12]
	eors r1, r4
	adcs r3, r1
	ldr r1, [sp, #52]
	eors r1, r4
	mov r8, r6
	mov r6, lr
	adcs r6, r1
	adcs r0, r4
	mov r1, r9
	adcs r1, r4
	adcs r2, r4
	mov r9, r2
	mov r2, r10
	adcs r2, r4
	lsrs r4, r2, #16
	mov r10, r1
	movs r1, #38
	muls r4, r1
	mov lr, r0
	lsrs r0, r4, #16
	uxth r2, r2
	lsls r4, r4, #16
	muls r2, r1
	adds r4, r5, r4
	movs r5, #0
	adcs r0, r5
	adds r2, r4, r2
	uxth r4, r7
	adcs r0, r5
	adds r2, r2, r2
	adcs r0, r0
	muls r4, r1
	movs r5, #19
	muls r0, r5
	lsrs r5, r7, #16
	lsrs r2, r2, #1
	mov r7, r8
	mov r8, r2
	lsrs r2, r7, #16
	muls r2, r1
	add r4, r0
	muls r5, r1
	lsls r0, r5, #16
	uxth r7, r7
	lsrs r5, r5, #16
	muls r7, r1
	ldr r1, [sp, #64]
	adds r0, r1, r0
	movs r1, #0
	adcs r5, r1
	adds r0, r0, r4
	adcs r5, r1
	lsls r4, r2, #16
	add r7, r5
	lsrs r2, r2, #16
	ldr r5, [sp, #60]
	adds r4, r5, r4
	adcs r2, r1
	adds r4, r4, r7
	adcs r2, r1
	uxth r5, r3
	ldr r7, [sp, #4]
	str r0, [r7, #0]
	movs r0, #38
	muls r5, r0
	add r5, r2
	lsrs r2, r3, #16
	muls r2, r0
	lsrs r3, r2, #16
	lsls r2, r2, #16
	str r4, [r7, #4]
	ldr r4, [sp, #0]
	adds r2, r4, r2
	adcs r3, r1
	uxth r4, r6
	lsrs r6, r6, #16
	adds r2, r2, r5
	muls r6, r0
	adcs r3, r1
	lsrs r5, r6, #16
	muls r4, r0
	lsls r6, r6, #16
	add r4, r3
	str r2, [r7, #8]
	ldr r2, [sp, #24]
	adds r2, r2, r6
	adcs r5, r1
	mov r3, lr
	lsrs r6, r3, #16
	muls r6, r0
	uxth r3, r3
	muls r3, r0
	adds r2, r2, r4
	adcs r5, r1
	add r3, r5
	lsls r4, r6, #16
	str r2, [r7, #12]
	lsrs r2, r6, #16
	ldr r5, [sp, #16]
	adds r4, r5, r4
	adcs r2, r1
	mov r5, r10
	uxth r6, r5
	muls r6, r0
	lsrs r5, r5, #16
	muls r5, r0
	adds r3, r4, r3
	adcs r2, r1
	add r6, r2
	lsrs r2, r5, #16
	lsls r4, r5, #16
	mov r5, r11
	adds r4, r5, r4
	adcs r2, r1
	adds r4, r4, r6
	adcs r2, r1
	str r4, [r7, #20]
	mov r4, r9
	uxth r5, r4
	lsrs r4, r4, #16
	str r3, [r7, #16]
	muls r5, r0
	muls r4, r0
	lsls r0, r4, #16
	add r5, r2
	lsrs r2, r4, #16
	mov r3, r12
	adds r0, r3, r0
	adcs r2, r1
	adds r0, r0, r5
	str r0, [r7, #24]
	adcs r2, r1
	add r2, r8
	str r2, [r7, #28]
	add sp, #104
	pop {pc}
	.size fe25519_mul_stacked, . - fe25519_mul_stacked

#endif
