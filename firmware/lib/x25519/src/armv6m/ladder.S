/* Printed by gen/ladder_armv6m.py, which explains it.
 *
 * void x25519_ladder_run(fe25519 *x, fe25519 *z, const uint8_t scalar[32], const fe25519 *x1)
 *
 * x/z = scalar * the point x1, of a clamped scalar (RFC 7748, section 5), bit by bit from the top.
 *
 * entry: r0 x, r1 z, r2 scalar, at any address, r3 x1, below 2^255 + 2^230
 * exit: x and z below 2^255 + 2^230
 * clobbers: r0-r3, r12, flags
 * stack: 472 bytes
 * cycles: 2,688,579 (cortex-m0), always
 * code: 1,576 bytes, with x25519_step
 *
 * void x25519_step(x25519_ladder *ladder, uint32_t swap)
 *
 * A step alone, of the points that the caller has: 472 bytes of stack, 10,681 cycles.
 *
 * entry: r0 ladder, r1 swap, all ones or zero
 * exit, clobbers: as above
 *
 * The scalar chooses by masks alone; branches depend on the number of the bit.
 */
#include "../backend.h"

#if X25519_BACKEND == X25519_BACKEND_ARMV6M

	.syntax unified
	.thumb
	.section .text.x25519_ladder_run, "ax", %progbits
	.p2align 2
	.global x25519_step
	.type x25519_step, %function
	.thumb_func
x25519_step:
	push {r4-r7, lr}
	mov r4, r8
	mov r5, r9
	mov r6, r10
	mov r7, r11
	push {r4-r7}
	sub sp, #316
	str r1, [sp, #304]
	movs r1, #0
	str r1, [sp, #312]
	add r1, sp, #192
	ldm r0!, {r4-r7}
	stm r1!, {r4-r7}
	ldm r0!, {r4-r7}
	stm r1!, {r4-r7}
	add r1, sp, #288
	stm r1!, {r0}
	adds r0, #32
	stm r1!, {r0}
	adds r0, #32
	stm r1!, {r0}
	adds r0, #32
	stm r1!, {r0}
	adds r0, #32
	b .Lstep
	.size x25519_step, . - x25519_step

	.global x25519_ladder_run
	.type x25519_ladder_run, %function
	.thumb_func
x25519_ladder_run:
	push {r4-r7, lr}
	mov r4, r8
	mov r5, r9
	mov r6, r10
	mov r7, r11
	push {r4-r7}
	sub sp, #316
	add r4, sp, #288
	add r5, sp, #224
	add r6, sp, #256
	stm r4!, {r0, r1, r5, r6}
	str r2, [sp, #312]
	/* x1 to its place, and to x2 and x3; z2 = z3 = 1 */
	add r2, sp, #192
	ldm r3!, {r4-r7}
	stm r2!, {r4-r7}
	stm r0!, {r4-r7}
	str r4, [sp, #224]
	str r5, [sp, #228]
	str r6, [sp, #232]
	str r7, [sp, #236]
	ldm r3!, {r4-r7}
	stm r2!, {r4-r7}
	stm r0!, {r4-r7}
	str r4, [sp, #240]
	str r5, [sp, #244]
	str r6, [sp, #248]
	str r7, [sp, #252]
	movs r4, #1
	movs r5, #0
	movs r6, #0
	add r2, sp, #256
	stm r1!, {r4-r6}
	stm r2!, {r4-r6}
	movs r4, #0
	stm r1!, {r4-r6}
	stm r2!, {r4-r6}
	stm r1!, {r4, r5}
	stm r2!, {r4, r5}
	bl .Lboth
	add r0, sp, #128
	add sp, #32
	bl fe25519_sqr_stacked
	add r0, sp, #64
	add sp, #32
	bl fe25519_sqr_stacked
	sub sp, #64
	bl .Ldoubling
	ldr r0, [sp, #292]
	add sp, #32
	bl fe25519_mul_stacked
	ldr r0, [sp, #256]
	add sp, #64
	bl fe25519_mul_stacked
	sub sp, #96
	movs r0, #253
.Lbit:
	/* bit r0, and whether it differs from the one above it */
	str r0, [sp, #308]
	ldr r1, [sp, #312]
	mov r4, r0
	lsrs r5, r4, #3
	ldrb r2, [r1, r5]
	movs r5, #7
	ands r4, r5
	lsrs r2, r4
	movs r5, #1
	ands r2, r5
	adds r4, r0, #1
	lsrs r5, r4, #3
	ldrb r3, [r1, r5]
	movs r5, #7
	ands r4, r5
	lsrs r3, r4
	movs r5, #1
	ands r3, r5
	eors r2, r3
	rsbs r2, r2, #0
	str r2, [sp, #304]

.Lstep:
	/* A, B, then C and D, and which of them are to be squared */
	ldr r0, [sp, #288]
	ldr r1, [sp, #292]
	ldm r0!, {r2-r5}
	ldm r1!, {r6, r7}
	adds r2, r2, r6
	adcs r3, r7
	ldm r1!, {r6, r7}
	adcs r4, r6
	adcs r5, r7
	mov r8, r2
	mov r9, r3
	mov r10, r4
	mov r11, r5
	ldm r0!, {r2-r5}
	ldm r1!, {r6, r7}
	adcs r2, r6
	adcs r3, r7
	ldm r1!, {r6, r7}
	adcs r4, r6
	adcs r5, r7
	sbcs r6, r6
	movs r7, #38
	bics r7, r6
	add r1, sp, #32
	movs r6, #0
	mov r0, r8
	adds r0, r0, r7
	mov r7, r9
	adcs r7, r6
	stm r1!, {r0, r7}
	mov r0, r10
	adcs r0, r6
	mov r7, r11
	adcs r7, r6
	stm r1!, {r0, r7}
	adcs r2, r6
	adcs r3, r6
	adcs r4, r6
	adcs r5, r6
	stm r1!, {r2-r5}
	ldr r0, [sp, #288]
	ldr r1, [sp, #292]
	ldm r0!, {r2-r5}
	ldm r1!, {r6, r7}
	subs r2, r2, r6
	sbcs r3, r7
	ldm r1!, {r6, r7}
	sbcs r4, r6
	sbcs r5, r7
	mov r8, r2
	mov r9, r3
	mov r10, r4
	mov r11, r5
	ldm r0!, {r2-r5}
	ldm r1!, {r6, r7}
	sbcs r2, r6
	sbcs r3, r7
	ldm r1!, {r6, r7}
	sbcs r4, r6
	sbcs r5, r7
	sbcs r6, r6
	movs r7, #38
	ands r7, r6
	add r1, sp, #96
	movs r6, #0
	mov r0, r8
	subs r0, r0, r7
	mov r7, r9
	sbcs r7, r6
	stm r1!, {r0, r7}
	mov r0, r10
	sbcs r0, r6
	mov r7, r11
	sbcs r7, r6
	stm r1!, {r0, r7}
	sbcs r2, r6
	sbcs r3, r6
	sbcs r4, r6
	sbcs r5, r6
	stm r1!, {r2-r5}
	ldr r0, [sp, #296]
	ldr r1, [sp, #300]
	ldm r0!, {r2-r5}
	ldm r1!, {r6, r7}
	adds r2, r2, r6
	adcs r3, r7
	ldm r1!, {r6, r7}
	adcs r4, r6
	adcs r5, r7
	mov r8, r2
	mov r9, r3
	mov r10, r4
	mov r11, r5
	ldm r0!, {r2-r5}
	ldm r1!, {r6, r7}
	adcs r2, r6
	adcs r3, r7
	ldm r1!, {r6, r7}
	adcs r4, r6
	adcs r5, r7
	sbcs r6, r6
	movs r7, #38
	bics r7, r6
	ldr r6, [sp, #304]
	mov r0, r8
	adds r0, r0, r7
	ldr r1, [sp, #32]
	eors r1, r0
	mov r7, r1
	ands r7, r6
	eors r0, r7
	eors r1, r0
	str r1, [sp, #32]
	str r0, [sp, #64]
	mov r0, r9
	movs r7, #0
	adcs r0, r7
	ldr r1, [sp, #36]
	eors r1, r0
	mov r7, r1
	ands r7, r6
	eors r0, r7
	eors r1, r0
	str r1, [sp, #36]
	str r0, [sp, #68]
	mov r0, r10
	movs r7, #0
	adcs r0, r7
	ldr r1, [sp, #40]
	eors r1, r0
	mov r7, r1
	ands r7, r6
	eors r0, r7
	eors r1, r0
	str r1, [sp, #40]
	str r0, [sp, #72]
	mov r0, r11
	movs r7, #0
	adcs r0, r7
	ldr r1, [sp, #44]
	eors r1, r0
	mov r7, r1
	ands r7, r6
	eors r0, r7
	eors r1, r0
	str r1, [sp, #44]
	str r0, [sp, #76]
	movs r7, #0
	adcs r2, r7
	ldr r1, [sp, #48]
	eors r1, r2
	mov r7, r1
	ands r7, r6
	eors r2, r7
	eors r1, r2
	str r1, [sp, #48]
	movs r7, #0
	adcs r3, r7
	ldr r1, [sp, #52]
	eors r1, r3
	mov r7, r1
	ands r7, r6
	eors r3, r7
	eors r1, r3
	str r1, [sp, #52]
	movs r7, #0
	adcs r4, r7
	ldr r1, [sp, #56]
	eors r1, r4
	mov r7, r1
	ands r7, r6
	eors r4, r7
	eors r1, r4
	str r1, [sp, #56]
	movs r7, #0
	adcs r5, r7
	ldr r1, [sp, #60]
	eors r1, r5
	mov r7, r1
	ands r7, r6
	eors r5, r7
	eors r1, r5
	str r1, [sp, #60]
	add r0, sp, #80
	stm r0!, {r2-r5}
	ldr r0, [sp, #296]
	ldr r1, [sp, #300]
	ldm r0!, {r2-r5}
	ldm r1!, {r6, r7}
	subs r2, r2, r6
	sbcs r3, r7
	ldm r1!, {r6, r7}
	sbcs r4, r6
	sbcs r5, r7
	mov r8, r2
	mov r9, r3
	mov r10, r4
	mov r11, r5
	ldm r0!, {r2-r5}
	ldm r1!, {r6, r7}
	sbcs r2, r6
	sbcs r3, r7
	ldm r1!, {r6, r7}
	sbcs r4, r6
	sbcs r5, r7
	sbcs r6, r6
	movs r7, #38
	ands r7, r6
	ldr r6, [sp, #304]
	mov r0, r8
	subs r0, r0, r7
	ldr r1, [sp, #96]
	eors r1, r0
	mov r7, r1
	ands r7, r6
	eors r0, r7
	eors r1, r0
	str r1, [sp, #96]
	str r0, [sp, #0]
	mov r0, r9
	movs r7, #0
	sbcs r0, r7
	ldr r1, [sp, #100]
	eors r1, r0
	mov r7, r1
	ands r7, r6
	eors r0, r7
	eors r1, r0
	str r1, [sp, #100]
	str r0, [sp, #4]
	mov r0, r10
	movs r7, #0
	sbcs r0, r7
	ldr r1, [sp, #104]
	eors r1, r0
	mov r7, r1
	ands r7, r6
	eors r0, r7
	eors r1, r0
	str r1, [sp, #104]
	str r0, [sp, #8]
	mov r0, r11
	movs r7, #0
	sbcs r0, r7
	ldr r1, [sp, #108]
	eors r1, r0
	mov r7, r1
	ands r7, r6
	eors r0, r7
	eors r1, r0
	str r1, [sp, #108]
	str r0, [sp, #12]
	movs r7, #0
	sbcs r2, r7
	ldr r1, [sp, #112]
	eors r1, r2
	mov r7, r1
	ands r7, r6
	eors r2, r7
	eors r1, r2
	str r1, [sp, #112]
	movs r7, #0
	sbcs r3, r7
	ldr r1, [sp, #116]
	eors r1, r3
	mov r7, r1
	ands r7, r6
	eors r3, r7
	eors r1, r3
	str r1, [sp, #116]
	movs r7, #0
	sbcs r4, r7
	ldr r1, [sp, #120]
	eors r1, r4
	mov r7, r1
	ands r7, r6
	eors r4, r7
	eors r1, r4
	str r1, [sp, #120]
	movs r7, #0
	sbcs r5, r7
	ldr r1, [sp, #124]
	eors r1, r5
	mov r7, r1
	ands r7, r6
	eors r5, r7
	eors r1, r5
	str r1, [sp, #124]
	add r0, sp, #16
	stm r0!, {r2-r5}
	ldr r0, [sp, #288]
	bl fe25519_mul_stacked
	add r0, sp, #128
	add sp, #32
	bl fe25519_sqr_stacked
	ldr r0, [sp, #260]
	add sp, #32
	bl fe25519_mul_stacked
	add r0, sp, #32
	add sp, #32
	bl fe25519_sqr_stacked
	sub sp, #96
	/* DA + CB and DA - CB, their squares */
	bl .Lboth
	ldr r0, [sp, #296]
	add sp, #32
	bl fe25519_sqr_stacked
	add r0, sp, #128
	add sp, #32
	bl fe25519_sqr_stacked
	sub sp, #64
	bl .Ldoubling
	ldr r0, [sp, #292]
	add sp, #32
	bl fe25519_mul_stacked
	ldr r0, [sp, #256]
	add sp, #64
	bl fe25519_mul_stacked
	ldr r0, [sp, #204]
	add sp, #64
	bl fe25519_mul_stacked
	sub sp, #160
	ldr r0, [sp, #312]
	cmp r0, #0
	beq .Lend
	ldr r0, [sp, #308]
	subs r0, #1
	cmp r0, #3
	blt 1f
	b .Lbit
1:
	/* x2, z2 are those of the second point where bit 3 is one */
	movs r0, #3
	ldr r1, [sp, #312]
	mov r4, r0
	lsrs r5, r4, #3
	ldrb r2, [r1, r5]
	movs r5, #7
	ands r4, r5
	lsrs r2, r4
	movs r5, #1
	ands r2, r5
	rsbs r7, r2, #0
	ldr r0, [sp, #288]
	ldr r1, [sp, #296]
	bl .Lchoose
	ldr r0, [sp, #292]
	ldr r1, [sp, #300]
	bl .Lchoose
	/* and is doubled for bits 2, 1 and 0 */
	movs r0, #3
.Ldouble:
	str r0, [sp, #308]
	bl .Lboth
	add r0, sp, #128
	add sp, #32
	bl fe25519_sqr_stacked
	add r0, sp, #64
	add sp, #32
	bl fe25519_sqr_stacked
	sub sp, #64
	bl .Ldoubling
	ldr r0, [sp, #292]
	add sp, #32
	bl fe25519_mul_stacked
	ldr r0, [sp, #256]
	add sp, #64
	bl fe25519_mul_stacked
	sub sp, #96
	ldr r0, [sp, #308]
	subs r0, #1
	bne .Ldouble
.Lend:
	add sp, #316
	pop {r4-r7}
	mov r8, r4
	mov r9, r5
	mov r10, r6
	mov r11, r7
	pop {r4-r7, pc}

.Lchoose:
	/* eight words at r0 become those at r1 where r7 is all ones */
	movs r6, #8
2:
	ldr r4, [r0]
	ldm r1!, {r5}
	eors r5, r4
	ands r5, r7
	eors r4, r5
	stm r0!, {r4}
	subs r6, #1
	bne 2b
	bx lr

.Lboth:
	ldr r0, [sp, #288]
	ldr r1, [sp, #292]
	ldm r0!, {r2-r5}
	ldm r1!, {r6, r7}
	adds r2, r2, r6
	adcs r3, r7
	ldm r1!, {r6, r7}
	adcs r4, r6
	adcs r5, r7
	mov r8, r2
	mov r9, r3
	mov r10, r4
	mov r11, r5
	ldm r0!, {r2-r5}
	ldm r1!, {r6, r7}
	adcs r2, r6
	adcs r3, r7
	ldm r1!, {r6, r7}
	adcs r4, r6
	adcs r5, r7
	sbcs r6, r6
	movs r7, #38
	bics r7, r6
	add r1, sp, #32
	movs r6, #0
	mov r0, r8
	adds r0, r0, r7
	mov r7, r9
	adcs r7, r6
	stm r1!, {r0, r7}
	mov r0, r10
	adcs r0, r6
	mov r7, r11
	adcs r7, r6
	stm r1!, {r0, r7}
	adcs r2, r6
	adcs r3, r6
	adcs r4, r6
	adcs r5, r6
	stm r1!, {r2-r5}
	ldr r0, [sp, #288]
	ldr r1, [sp, #292]
	ldm r0!, {r2-r5}
	ldm r1!, {r6, r7}
	subs r2, r2, r6
	sbcs r3, r7
	ldm r1!, {r6, r7}
	sbcs r4, r6
	sbcs r5, r7
	mov r8, r2
	mov r9, r3
	mov r10, r4
	mov r11, r5
	ldm r0!, {r2-r5}
	ldm r1!, {r6, r7}
	sbcs r2, r6
	sbcs r3, r7
	ldm r1!, {r6, r7}
	sbcs r4, r6
	sbcs r5, r7
	sbcs r6, r6
	movs r7, #38
	ands r7, r6
	add r1, sp, #64
	movs r6, #0
	mov r0, r8
	subs r0, r0, r7
	mov r7, r9
	sbcs r7, r6
	stm r1!, {r0, r7}
	mov r0, r10
	sbcs r0, r6
	mov r7, r11
	sbcs r7, r6
	stm r1!, {r0, r7}
	sbcs r2, r6
	sbcs r3, r6
	sbcs r4, r6
	sbcs r5, r6
	stm r1!, {r2-r5}
	bx lr

.Ldoubling:
	/* E = AA - BB and AA + 121665 E, as doubling() of the script has it */
	ldr r0, .Lfactor
	mov r8, r0
	add r0, sp, #96
	ldm r0, {r0, r1, r2, r3}
	add r4, sp, #128
	ldm r4, {r4, r5, r6, r7}
	subs r0, r4, r0
	sbcs r5, r1
	sbcs r6, r2
	mov r9, r5
	add r1, sp, #144
	ldm r1, {r1, r2, r4, r5}
	sbcs r7, r3
	ldr r3, [sp, #112]
	sbcs r1, r3
	ldr r3, [sp, #116]
	sbcs r2, r3
	ldr r3, [sp, #120]
	sbcs r4, r3
	ldr r3, [sp, #124]
	sbcs r5, r3
	sbcs r3, r3
	mov r10, r5
	movs r5, #38
	ands r5, r3
	subs r0, r0, r5
	movs r3, #0
	mov r5, r9
	sbcs r5, r3
	sbcs r6, r3
	sbcs r7, r3
	str r5, [sp, #36]
	sbcs r1, r3
	sbcs r2, r3
	sbcs r4, r3
	str r4, [sp, #0]
	mov r4, r10
	sbcs r4, r3
	mov r9, r1
	uxth r1, r4
	str r4, [sp, #60]
	str r2, [sp, #52]
	lsrs r4, r4, #16
	mov r10, r2
	mov r2, r8
	muls r2, r4
	add r2, r1
	mov r11, r7
	lsrs r7, r2, #16
	add r4, r7
	lsls r2, r2, #16
	mov r7, r8
	muls r1, r7
	adds r1, r1, r2
	adcs r4, r3
	lsrs r2, r5, #16
	str r6, [sp, #40]
	uxth r5, r5
	muls r7, r2
	str r6, [sp, #4]
	ldr r6, [sp, #156]
	adds r1, r1, r6
	adcs r4, r3
	add r7, r5
	lsrs r6, r0, #16
	lsrs r3, r7, #16
	adds r1, r1, r1
	add r2, r3
	uxth r3, r0
	str r0, [sp, #32]
	adcs r4, r4
	mov r0, r8
	muls r0, r6
	add r0, r3
	lsrs r1, r1, #1
	mov r12, r1
	movs r1, #19
	muls r4, r1
	lsrs r1, r0, #16
	add r6, r1
	lsls r1, r7, #16
	lsls r0, r0, #16
	mov r7, r8
	muls r5, r7
	muls r3, r7
	ldr r7, [sp, #128]
	adds r3, r7, r3
	ldr r7, [sp, #132]
	adcs r7, r5
	movs r5, #0
	adcs r2, r5
	adds r0, r3, r0
	adcs r7, r1
	mov r1, r11
	str r1, [sp, #44]
	adcs r2, r5
	lsrs r3, r1, #16
	adds r0, r0, r4
	adcs r7, r6
	adcs r2, r5
	str r0, [sp, #64]
	mov r0, r8
	muls r0, r3
	uxth r1, r1
	ldr r4, [sp, #4]
	lsrs r6, r4, #16
	mov r5, r8
	muls r5, r6
	str r7, [sp, #68]
	uxth r4, r4
	add r0, r1
	add r5, r4
	lsls r7, r0, #16
	lsrs r0, r0, #16
	add r3, r0
	lsrs r0, r5, #16
	add r6, r0
	mov r0, r8
	muls r1, r0
	lsls r5, r5, #16
	muls r4, r0
	ldr r0, [sp, #136]
	adds r0, r0, r4
	ldr r4, [sp, #140]
	adcs r4, r1
	movs r1, #0
	adcs r3, r1
	adds r0, r0, r5
	adcs r4, r7
	mov r5, r10
	uxth r7, r5
	adcs r3, r1
	adds r0, r0, r2
	str r0, [sp, #72]
	adcs r4, r6
	mov r0, r9
	str r0, [sp, #48]
	adcs r3, r1
	lsrs r2, r0, #16
	lsrs r5, r5, #16
	mov r6, r8
	muls r6, r2
	uxth r0, r0
	add r6, r0
	lsrs r1, r6, #16
	str r4, [sp, #76]
	mov r4, r8
	muls r4, r5
	add r2, r1
	mov r1, r8
	muls r0, r1
	lsls r6, r6, #16
	add r4, r7
	muls r7, r1
	lsrs r1, r4, #16
	add r5, r1
	ldr r1, [sp, #144]
	adds r0, r1, r0
	ldr r1, [sp, #148]
	adcs r1, r7
	movs r7, #0
	adcs r5, r7
	lsls r4, r4, #16
	adds r0, r0, r6
	adcs r1, r4
	adcs r5, r7
	ldr r4, [sp, #0]
	str r4, [sp, #56]
	lsrs r6, r4, #16
	adds r0, r0, r3
	uxth r3, r4
	mov r4, r8
	muls r4, r3
	adcs r1, r2
	mov r2, r8
	muls r2, r6
	adcs r5, r7
	add r2, r3
	lsrs r3, r2, #16
	add r6, r3
	lsls r2, r2, #16
	ldr r3, [sp, #152]
	adds r3, r3, r4
	str r1, [sp, #84]
	adcs r6, r7
	adds r1, r3, r2
	adcs r6, r7
	adds r1, r1, r5
	str r1, [sp, #88]
	adcs r6, r7
	add r6, r12
	str r6, [sp, #92]
	str r0, [sp, #80]
	bx lr

	.p2align 2
.Lfactor:
	.word 121665 - 65536
	.size x25519_ladder_run, . - x25519_ladder_run

#endif
