/* Printed by gen/invert_armv6m.py, which explains it.
 *
 * void fe25519_invert(fe25519 *out, const fe25519 *a)
 *
 * 1 / a mod p, and 0 of 0, by 602 division steps (Bernstein, Yang 2019).
 *
 * entry: r0 out, r1 a; any number below 2^256
 * exit: a number below 2^256
 * clobbers: r0-r3, r12, flags
 * stack: 204 bytes
 * cycles: 53,819 (cortex-m0), always
 * code: 1,694 bytes
 */
#include "../backend.h"

#if FE25519_BACKEND == FE25519_BACKEND_ARMV6M

	.syntax unified
	.thumb
	.section .text.fe25519_invert, "ax", %progbits
	.p2align 2
	.global fe25519_invert
	.type fe25519_invert, %function
	.thumb_func
fe25519_invert:
	push {r4-r7, lr}
	mov r4, r8
	mov r5, r9
	mov r6, r10
	mov r7, r11
	push {r4-r7}
	sub sp, #160
	str r0, [sp, #144]
	/* g: a below p. First a mod 2^255 + 19 floor(a / 2^255) */
	ldr r0, [r1, #28]
	lsls r7, r0, #1
	lsrs r7, r7, #1
	lsrs r2, r0, #31
	movs r3, #19
	muls r2, r3
	movs r3, #0
	ldr r0, [r1, #0]
	adds r0, r0, r2
	str r0, [sp, #36]
	ldr r0, [r1, #4]
	adcs r0, r3
	str r0, [sp, #40]
	ldr r0, [r1, #8]
	adcs r0, r3
	str r0, [sp, #44]
	ldr r0, [r1, #12]
	adcs r0, r3
	str r0, [sp, #48]
	ldr r0, [r1, #16]
	adcs r0, r3
	str r0, [sp, #52]
	ldr r0, [r1, #20]
	adcs r0, r3
	str r0, [sp, #56]
	ldr r0, [r1, #24]
	adcs r0, r3
	str r0, [sp, #60]
	mov r0, r7
	adcs r0, r3
	str r0, [sp, #64]
	/* then, if 19 more reach 2^255, these 19 more, without bit 255 */
	ldr r0, [sp, #36]
	adds r0, #19
	ldr r0, [sp, #40]
	adcs r0, r3
	ldr r0, [sp, #44]
	adcs r0, r3
	ldr r0, [sp, #48]
	adcs r0, r3
	ldr r0, [sp, #52]
	adcs r0, r3
	ldr r0, [sp, #56]
	adcs r0, r3
	ldr r0, [sp, #60]
	adcs r0, r3
	ldr r0, [sp, #64]
	adcs r0, r3
	lsrs r2, r0, #31
	movs r0, #19
	muls r2, r0
	ldr r0, [sp, #36]
	adds r0, r0, r2
	str r0, [sp, #36]
	ldr r0, [sp, #40]
	adcs r0, r3
	str r0, [sp, #40]
	ldr r0, [sp, #44]
	adcs r0, r3
	str r0, [sp, #44]
	ldr r0, [sp, #48]
	adcs r0, r3
	str r0, [sp, #48]
	ldr r0, [sp, #52]
	adcs r0, r3
	str r0, [sp, #52]
	ldr r0, [sp, #56]
	adcs r0, r3
	str r0, [sp, #56]
	ldr r0, [sp, #60]
	adcs r0, r3
	str r0, [sp, #60]
	ldr r0, [sp, #64]
	adcs r0, r3
	uxth r1, r0
	str r1, [sp, #64]
	lsls r0, r0, #1
	lsrs r0, r0, #17
	str r0, [sp, #68]
	/* f = p, d = 0, e, zeta = -1, which is -delta - 1/2 */
	adr r0, .Lbegin
	mov r1, sp
	ldm r0!, {r2-r7}
	stm r1!, {r2-r7}
	ldm r0!, {r2-r4}
	stm r1!, {r2-r4}
	add r1, sp, #72
	movs r2, #0
	movs r3, #0
	movs r4, #0
	stm r1!, {r2-r4}
	stm r1!, {r2-r4}
	stm r1!, {r2-r4}
	ldm r0!, {r2-r7}
	stm r1!, {r2-r7}
	ldm r0!, {r2-r4}
	stm r1!, {r2-r4}
	movs r4, #0
	mvns r4, r4
	movs r0, #43
	b .Ltimes

	.p2align 2
.Lbegin:
	.word 0xffffffed, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0x0000ffff, 0x00007fff
	.word 0xe2375016, 0x595a0f99, 0xf3f1d132, 0x242a8c68, 0x93805ac5, 0x6156c6c8, 0x8b241770, 0x00007650, 0x0000511a

.Ltimes:
	/* 14 steps */
	str r0, [sp, #152]
	ldr r0, [sp, #0]
	ldr r1, [sp, #36]
	movs r2, #1
	lsls r3, r2, #16
	mov r8, r2
.Lsteps:
	asrs r5, r4, #31
	lsls r6, r1, #31
	asrs r6, r6, #31
	mov r7, r0
	eors r7, r5
	subs r7, r7, r5
	ands r7, r6
	adds r1, r1, r7
	mov r7, r2
	eors r7, r5
	subs r7, r7, r5
	ands r7, r6
	adds r3, r3, r7
	ands r5, r6
	eors r4, r5
	subs r4, #1
	mov r7, r1
	ands r7, r5
	adds r0, r0, r7
	mov r7, r3
	ands r7, r5
	adds r2, r2, r7
	asrs r1, r1, #1
	lsls r2, r2, #1
	asrs r5, r4, #31
	lsls r6, r1, #31
	asrs r6, r6, #31
	mov r7, r0
	eors r7, r5
	subs r7, r7, r5
	ands r7, r6
	adds r1, r1, r7
	mov r7, r2
	eors r7, r5
	subs r7, r7, r5
	ands r7, r6
	adds r3, r3, r7
	ands r5, r6
	eors r4, r5
	subs r4, #1
	mov r7, r1
	ands r7, r5
	adds r0, r0, r7
	mov r7, r3
	ands r7, r5
	adds r2, r2, r7
	asrs r1, r1, #1
	lsls r2, r2, #1
	asrs r5, r4, #31
	lsls r6, r1, #31
	asrs r6, r6, #31
	mov r7, r0
	eors r7, r5
	subs r7, r7, r5
	ands r7, r6
	adds r1, r1, r7
	mov r7, r2
	eors r7, r5
	subs r7, r7, r5
	ands r7, r6
	adds r3, r3, r7
	ands r5, r6
	eors r4, r5
	subs r4, #1
	mov r7, r1
	ands r7, r5
	adds r0, r0, r7
	mov r7, r3
	ands r7, r5
	adds r2, r2, r7
	asrs r1, r1, #1
	lsls r2, r2, #1
	asrs r5, r4, #31
	lsls r6, r1, #31
	asrs r6, r6, #31
	mov r7, r0
	eors r7, r5
	subs r7, r7, r5
	ands r7, r6
	adds r1, r1, r7
	mov r7, r2
	eors r7, r5
	subs r7, r7, r5
	ands r7, r6
	adds r3, r3, r7
	ands r5, r6
	eors r4, r5
	subs r4, #1
	mov r7, r1
	ands r7, r5
	adds r0, r0, r7
	mov r7, r3
	ands r7, r5
	adds r2, r2, r7
	asrs r1, r1, #1
	lsls r2, r2, #1
	asrs r5, r4, #31
	lsls r6, r1, #31
	asrs r6, r6, #31
	mov r7, r0
	eors r7, r5
	subs r7, r7, r5
	ands r7, r6
	adds r1, r1, r7
	mov r7, r2
	eors r7, r5
	subs r7, r7, r5
	ands r7, r6
	adds r3, r3, r7
	ands r5, r6
	eors r4, r5
	subs r4, #1
	mov r7, r1
	ands r7, r5
	adds r0, r0, r7
	mov r7, r3
	ands r7, r5
	adds r2, r2, r7
	asrs r1, r1, #1
	lsls r2, r2, #1
	asrs r5, r4, #31
	lsls r6, r1, #31
	asrs r6, r6, #31
	mov r7, r0
	eors r7, r5
	subs r7, r7, r5
	ands r7, r6
	adds r1, r1, r7
	mov r7, r2
	eors r7, r5
	subs r7, r7, r5
	ands r7, r6
	adds r3, r3, r7
	ands r5, r6
	eors r4, r5
	subs r4, #1
	mov r7, r1
	ands r7, r5
	adds r0, r0, r7
	mov r7, r3
	ands r7, r5
	adds r2, r2, r7
	asrs r1, r1, #1
	lsls r2, r2, #1
	asrs r5, r4, #31
	lsls r6, r1, #31
	asrs r6, r6, #31
	mov r7, r0
	eors r7, r5
	subs r7, r7, r5
	ands r7, r6
	adds r1, r1, r7
	mov r7, r2
	eors r7, r5
	subs r7, r7, r5
	ands r7, r6
	adds r3, r3, r7
	ands r5, r6
	eors r4, r5
	subs r4, #1
	mov r7, r1
	ands r7, r5
	adds r0, r0, r7
	mov r7, r3
	ands r7, r5
	adds r2, r2, r7
	asrs r1, r1, #1
	lsls r2, r2, #1
	mov r5, r8
	subs r5, #1
	mov r8, r5
	bmi 2f
	b .Lsteps
2:
	str r4, [sp, #148]
	/* the matrix */
	sxth r0, r2
	subs r1, r2, r0
	asrs r1, r1, #16
	mov r8, r0
	mov r9, r1
	sxth r0, r3
	subs r1, r3, r0
	asrs r1, r1, #16
	mov r10, r0
	mov r11, r1
	/* f and g */
	ldr r5, [sp, #32]
	ldr r6, [sp, #68]
	mov r3, r8
	muls r3, r5
	mov r7, r9
	muls r7, r6
	adds r3, r3, r7
	mov r4, r10
	muls r4, r5
	mov r7, r11
	muls r7, r6
	adds r4, r4, r7
	movs r1, #0
	movs r2, #0
	mov r0, sp
	bl .Lapply
	/* are divided by 2^14 */
	ldr r1, [sp, #0]
	ldr r2, [sp, #4]
	lsrs r1, r1, #14
	lsls r3, r2, #18
	orrs r1, r3
	str r1, [sp, #0]
	ldr r1, [sp, #8]
	lsrs r2, r2, #14
	lsls r3, r1, #18
	orrs r2, r3
	str r2, [sp, #4]
	ldr r2, [sp, #12]
	lsrs r1, r1, #14
	lsls r3, r2, #18
	orrs r1, r3
	str r1, [sp, #8]
	ldr r1, [sp, #16]
	lsrs r2, r2, #14
	lsls r3, r1, #18
	orrs r2, r3
	str r2, [sp, #12]
	ldr r2, [sp, #20]
	lsrs r1, r1, #14
	lsls r3, r2, #18
	orrs r1, r3
	str r1, [sp, #16]
	ldr r1, [sp, #24]
	lsrs r2, r2, #14
	lsls r3, r1, #18
	orrs r2, r3
	str r2, [sp, #20]
	ldr r2, [sp, #28]
	lsrs r1, r1, #14
	lsls r3, r2, #18
	orrs r1, r3
	str r1, [sp, #24]
	ldr r1, [sp, #32]
	lsrs r2, r2, #14
	lsls r3, r1, #2
	orrs r2, r3
	uxth r2, r2
	str r2, [sp, #28]
	asrs r1, r1, #14
	str r1, [sp, #32]
	ldr r1, [sp, #36]
	ldr r2, [sp, #40]
	lsrs r1, r1, #14
	lsls r3, r2, #18
	orrs r1, r3
	str r1, [sp, #36]
	ldr r1, [sp, #44]
	lsrs r2, r2, #14
	lsls r3, r1, #18
	orrs r2, r3
	str r2, [sp, #40]
	ldr r2, [sp, #48]
	lsrs r1, r1, #14
	lsls r3, r2, #18
	orrs r1, r3
	str r1, [sp, #44]
	ldr r1, [sp, #52]
	lsrs r2, r2, #14
	lsls r3, r1, #18
	orrs r2, r3
	str r2, [sp, #48]
	ldr r2, [sp, #56]
	lsrs r1, r1, #14
	lsls r3, r2, #18
	orrs r1, r3
	str r1, [sp, #52]
	ldr r1, [sp, #60]
	lsrs r2, r2, #14
	lsls r3, r1, #18
	orrs r2, r3
	str r2, [sp, #56]
	ldr r2, [sp, #64]
	lsrs r1, r1, #14
	lsls r3, r2, #18
	orrs r1, r3
	str r1, [sp, #60]
	ldr r1, [sp, #68]
	lsrs r2, r2, #14
	lsls r3, r1, #2
	orrs r2, r3
	uxth r2, r2
	str r2, [sp, #64]
	asrs r1, r1, #14
	str r1, [sp, #68]
	/* d and e */
	ldr r5, [sp, #104]
	ldr r6, [sp, #140]
	mov r3, r8
	muls r3, r5
	mov r7, r9
	muls r7, r6
	adds r3, r3, r7
	mov r4, r10
	muls r4, r5
	mov r7, r11
	muls r7, r6
	adds r4, r4, r7
	movs r0, #19
	asrs r1, r3, #15
	muls r1, r0
	lsls r3, r3, #17
	lsrs r3, r3, #17
	asrs r2, r4, #15
	muls r2, r0
	lsls r4, r4, #17
	lsrs r4, r4, #17
	add r0, sp, #72
	bl .Lapply
	ldr r4, [sp, #148]
	ldr r0, [sp, #152]
	subs r0, #1
	beq 1f
	b .Ltimes
1:
	/* d, with the sign of f; where that is negative, 2p more */
	ldr r7, [sp, #32]
	asrs r7, r7, #31
	ldr r0, [sp, #144]
	ldr r5, [sp, #100]
	ldr r6, [sp, #104]
	lsls r1, r6, #16
	orrs r5, r1
	asrs r6, r6, #31
	ldr r1, [sp, #72]
	eors r1, r7
	subs r1, r1, r7
	str r1, [sp, #72]
	ldr r1, [sp, #76]
	eors r1, r7
	sbcs r1, r7
	str r1, [sp, #76]
	ldr r1, [sp, #80]
	eors r1, r7
	sbcs r1, r7
	str r1, [sp, #80]
	ldr r1, [sp, #84]
	eors r1, r7
	sbcs r1, r7
	str r1, [sp, #84]
	ldr r1, [sp, #88]
	eors r1, r7
	sbcs r1, r7
	str r1, [sp, #88]
	ldr r1, [sp, #92]
	eors r1, r7
	sbcs r1, r7
	str r1, [sp, #92]
	ldr r1, [sp, #96]
	eors r1, r7
	sbcs r1, r7
	str r1, [sp, #96]
	mov r1, r5
	eors r1, r7
	sbcs r1, r7
	str r1, [sp, #100]
	eors r6, r7
	sbcs r6, r7
	movs r3, #38
	ands r3, r6
	movs r2, #0
	ldr r1, [sp, #72]
	subs r1, r1, r3
	str r1, [r0, #0]
	ldr r1, [sp, #76]
	sbcs r1, r2
	str r1, [r0, #4]
	ldr r1, [sp, #80]
	sbcs r1, r2
	str r1, [r0, #8]
	ldr r1, [sp, #84]
	sbcs r1, r2
	str r1, [r0, #12]
	ldr r1, [sp, #88]
	sbcs r1, r2
	str r1, [r0, #16]
	ldr r1, [sp, #92]
	sbcs r1, r2
	str r1, [r0, #20]
	ldr r1, [sp, #96]
	sbcs r1, r2
	str r1, [r0, #24]
	ldr r1, [sp, #100]
	sbcs r1, r2
	str r1, [r0, #28]
	add sp, #160
	pop {r4-r7}
	mov r8, r4
	mov r9, r5
	mov r10, r6
	mov r11, r7
	pop {r4-r7, pc}

.Lapply:
	/* u x + v y and q x + r y, as apply() of the script has it */
	push {r5, lr}
	ldr r5, [r0, #0]
	ldr r6, [r0, #36]
	lsrs r7, r6, #16
	uxth r6, r6
	str r3, [sp, #0]
	uxth r3, r5
	mov r12, r4
	mov r4, r9
	muls r4, r6
	mov lr, r0
	mov r0, r8
	muls r0, r3
	add r0, r4
	lsrs r4, r5, #16
	mov r5, r11
	muls r6, r5
	add r0, r1
	mov r1, r10
	muls r3, r1
	add r3, r6
	add r3, r2
	muls r5, r7
	muls r1, r4
	mov r2, r8
	muls r4, r2
	uxth r6, r0
	add r1, r5
	mov r5, r9
	muls r7, r5
	add r4, r7
	asrs r0, r0, #16
	add r4, r0
	asrs r0, r3, #16
	add r1, r0
	uxth r0, r3
	lsls r3, r1, #16
	add r0, r3
	lsls r3, r4, #16
	add r6, r3
	mov r3, lr
	ldr r7, [r3, #4]
	str r0, [r3, #36]
	str r6, [r3, #0]
	asrs r0, r4, #16
	lsrs r4, r7, #16
	ldr r6, [r3, #40]
	lsrs r3, r6, #16
	asrs r1, r1, #16
	uxth r7, r7
	uxth r6, r6
	muls r2, r7
	muls r5, r6
	add r2, r5
	add r2, r0
	mov r0, r11
	muls r6, r0
	mov r5, r10
	muls r7, r5
	muls r5, r4
	add r7, r6
	muls r0, r3
	add r7, r1
	asrs r1, r7, #16
	add r5, r0
	add r5, r1
	mov r0, r8
	muls r4, r0
	mov r1, r9
	muls r3, r1
	asrs r6, r2, #16
	add r4, r3
	uxth r2, r2
	add r4, r6
	lsls r3, r4, #16
	add r2, r3
	mov r3, lr
	ldr r6, [r3, #44]
	str r2, [r3, #4]
	uxth r2, r7
	asrs r4, r4, #16
	lsls r7, r5, #16
	add r2, r7
	str r2, [r3, #40]
	uxth r2, r6
	asrs r5, r5, #16
	ldr r7, [r3, #8]
	muls r1, r2
	uxth r3, r7
	muls r0, r3
	lsrs r7, r7, #16
	add r0, r1
	lsrs r1, r6, #16
	add r0, r4
	mov r4, r11
	muls r2, r4
	mov r6, r10
	muls r3, r6
	add r3, r2
	mov r2, r8
	muls r2, r7
	muls r7, r6
	add r3, r5
	mov r5, r9
	muls r5, r1
	add r2, r5
	asrs r5, r3, #16
	muls r1, r4
	add r7, r1
	uxth r1, r3
	add r7, r5
	asrs r3, r0, #16
	uxth r0, r0
	lsls r5, r7, #16
	add r2, r3
	add r1, r5
	lsls r3, r2, #16
	mov r5, lr
	str r1, [r5, #44]
	add r0, r3
	ldr r1, [r5, #12]
	str r0, [r5, #8]
	ldr r0, [r5, #48]
	uxth r3, r1
	uxth r5, r0
	muls r6, r3
	lsrs r1, r1, #16
	muls r4, r5
	asrs r7, r7, #16
	add r6, r4
	mov r4, r9
	muls r5, r4
	add r6, r7
	mov r7, r8
	muls r3, r7
	lsrs r0, r0, #16
	asrs r2, r2, #16
	add r3, r5
	mov r5, r11
	muls r5, r0
	muls r0, r4
	add r3, r2
	mov r2, r10
	muls r2, r1
	muls r1, r7
	add r1, r0
	add r2, r5
	asrs r0, r6, #16
	add r2, r0
	lsls r0, r2, #16
	uxth r5, r6
	add r5, r0
	uxth r0, r3
	asrs r3, r3, #16
	mov r6, lr
	str r5, [r6, #48]
	ldr r5, [r6, #16]
	add r1, r3
	lsls r3, r1, #16
	add r0, r3
	asrs r1, r1, #16
	lsrs r3, r5, #16
	uxth r5, r5
	str r0, [r6, #12]
	ldr r0, [r6, #52]
	muls r7, r5
	uxth r6, r0
	muls r4, r6
	add r7, r4
	mov r4, r10
	muls r5, r4
	asrs r2, r2, #16
	add r7, r1
	mov r1, r11
	muls r6, r1
	lsrs r0, r0, #16
	muls r4, r3
	muls r1, r0
	add r4, r1
	add r5, r6
	add r5, r2
	asrs r1, r7, #16
	mov r2, r8
	muls r3, r2
	mov r6, r9
	muls r0, r6
	uxth r7, r7
	add r3, r0
	add r3, r1
	asrs r0, r5, #16
	lsls r1, r3, #16
	add r4, r0
	lsls r0, r4, #16
	asrs r3, r3, #16
	add r7, r1
	mov r1, lr
	str r7, [r1, #16]
	ldr r7, [r1, #56]
	uxth r5, r5
	add r5, r0
	str r5, [r1, #52]
	uxth r0, r7
	ldr r5, [r1, #20]
	lsrs r7, r7, #16
	uxth r1, r5
	muls r6, r0
	lsrs r5, r5, #16
	muls r2, r1
	add r2, r6
	add r2, r3
	asrs r3, r4, #16
	mov r4, r10
	muls r1, r4
	mov r6, r11
	muls r0, r6
	add r1, r0
	add r1, r3
	mov r0, r8
	muls r0, r5
	mov r3, r9
	muls r3, r7
	muls r5, r4
	add r0, r3
	uxth r3, r2
	muls r7, r6
	add r5, r7
	asrs r7, r1, #16
	uxth r1, r1
	asrs r2, r2, #16
	add r0, r2
	add r5, r7
	lsls r2, r0, #16
	lsls r7, r5, #16
	add r3, r2
	add r1, r7
	asrs r0, r0, #16
	mov r2, lr
	str r3, [r2, #20]
	str r1, [r2, #56]
	ldr r1, [r2, #60]
	uxth r3, r1
	asrs r5, r5, #16
	ldr r7, [r2, #24]
	uxth r2, r7
	muls r6, r3
	muls r4, r2
	add r4, r6
	mov r6, r8
	muls r2, r6
	lsrs r7, r7, #16
	add r4, r5
	muls r6, r7
	mov r5, r9
	muls r3, r5
	lsrs r1, r1, #16
	muls r5, r1
	add r6, r5
	add r2, r3
	mov r3, r10
	muls r7, r3
	mov r5, r11
	muls r1, r5
	add r2, r0
	asrs r0, r2, #16
	add r6, r0
	add r7, r1
	uxth r0, r2
	lsls r1, r6, #16
	add r0, r1
	mov r1, lr
	ldr r2, [r1, #64]
	str r0, [r1, #24]
	asrs r0, r4, #16
	add r7, r0
	muls r5, r2
	lsls r0, r7, #16
	uxth r4, r4
	add r4, r0
	ldr r0, [r1, #28]
	muls r3, r0
	add r3, r5
	asrs r5, r7, #16
	mov r7, r8
	muls r0, r7
	mov r7, r9
	muls r2, r7
	add r3, r5
	str r4, [r1, #60]
	asrs r4, r6, #16
	uxth r5, r3
	asrs r3, r3, #16
	add r0, r2
	add r0, r4
	asrs r2, r0, #16
	uxth r0, r0
	add r3, r12
	str r3, [r1, #68]
	str r0, [r1, #28]
	ldr r0, [sp, #0]
	add r0, r2
	str r0, [r1, #32]
	str r5, [r1, #64]
	pop {r5, pc}
	.size fe25519_invert, . - fe25519_invert

#endif
