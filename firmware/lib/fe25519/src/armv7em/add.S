/* Printed by gen/add_armv7em.py; gen/field_armv7em.py says how it works.
 *
 * void fe25519_add(fe25519 *out, const fe25519 *a, const fe25519 *b)
 * void fe25519_sub(fe25519 *out, const fe25519 *a, const fe25519 *b)
 *
 * The sum and the difference mod p = 2^255 - 19.
 *
 * Ranges: a, b < 2^256, any of them. Of the sum, what lies from 2^255 on is at most 3 times that: it is known
 * from the topmost words but for a carry of 2 at most. out < 2^255 + 3 * 2^224. The difference loses 38 where
 * it borrows 2^256, which may borrow once more, but then leaves so large a number that 38 less borrow nothing.
 * out < 2^256.
 *
 * entry: r0 out, r1 a, r2 b
 * exit: -
 * clobbers: r0-r3, r12, lr, flags
 * stack: 36 bytes fe25519_add
 *         36 bytes fe25519_sub
 * cycles: 66 (cortex-m4f) fe25519_add
 *         70 (cortex-m4f) fe25519_sub
 * code: 164 bytes fe25519_add
 *         188 bytes fe25519_sub
 *
 * Without registers of the FPU (-DTHUMBKAT_NO_FPU, or none there):
 *
 * no-fpu stack: 36 bytes fe25519_add
 *               36 bytes fe25519_sub
 * no-fpu cycles: 66 (cortex-m4f) fe25519_add
 *                70 (cortex-m4f) fe25519_sub
 * no-fpu code: 164 bytes fe25519_add
 *              188 bytes fe25519_sub
 */
#include "../backend.h"

#if FE25519_BACKEND == FE25519_BACKEND_ARMV7EM

	.syntax unified
	.thumb
	.section .text.fe25519_add, "ax", %progbits
	.p2align 2
	.global fe25519_add
	.type fe25519_add, %function
	.thumb_func
fe25519_add:
	push.w {r4-r11, lr}
	ldr.w r3, [r1, #0]
	ldr.w r4, [r1, #4]
	ldr.w r5, [r1, #8]
	ldr.w r6, [r1, #12]
	ldr.w r7, [r1, #16]
	ldr.w r8, [r1, #20]
	ldr.w r9, [r1, #24]
	ldr.w r1, [r1, #28]
	ldr.w r10, [r2, #28]
	ldr.w r11, [r2, #0]
	mov.w r12, #1
	adds.w r1, r1, r10
	rrx r10, r1
	lsr.w r10, r10, #30
	bic.w r1, r1, #0x80000000
	add.w lr, r10, r10, lsl #3
	add.w r10, r10, lr, lsl #1
	ldr.w lr, [r2, #4]
	umaal r3, r10, r11, r12
	umaal r4, r10, lr, r12
	ldr.w r11, [r2, #8]
	ldr.w lr, [r2, #12]
	umaal r5, r10, r11, r12
	umaal r6, r10, lr, r12
	ldr.w r11, [r2, #16]
	ldr.w lr, [r2, #20]
	ldr.w r2, [r2, #24]
	umaal r7, r10, r11, r12
	umaal r8, r10, lr, r12
	umaal r9, r10, r2, r12
	add.w r1, r1, r10
	str.w r3, [r0, #0]
	str.w r4, [r0, #4]
	str.w r5, [r0, #8]
	str.w r6, [r0, #12]
	str.w r7, [r0, #16]
	str.w r8, [r0, #20]
	str.w r9, [r0, #24]
	str.w r1, [r0, #28]
	pop.w {r4-r11, pc}
	.size fe25519_add, . - fe25519_add
	.section .text.fe25519_sub, "ax", %progbits
	.p2align 2
	.global fe25519_sub
	.type fe25519_sub, %function
	.thumb_func
fe25519_sub:
	push.w {r4-r11, lr}
	ldr.w r3, [r1, #0]
	ldr.w r4, [r1, #4]
	ldr.w r5, [r1, #8]
	ldr.w r6, [r1, #12]
	ldr.w r7, [r1, #16]
	ldr.w r8, [r1, #20]
	ldr.w r9, [r1, #24]
	ldr.w r1, [r1, #28]
	ldr.w r10, [r2, #0]
	ldr.w r11, [r2, #4]
	ldr.w r12, [r2, #8]
	ldr.w lr, [r2, #12]
	subs.w r3, r3, r10
	sbcs.w r4, r4, r11
	sbcs.w r5, r5, r12
	sbcs.w r6, r6, lr
	ldr.w r10, [r2, #16]
	ldr.w r11, [r2, #20]
	ldr.w r12, [r2, #24]
	ldr.w r2, [r2, #28]
	sbcs.w r7, r7, r10
	sbcs.w r8, r8, r11
	sbcs.w r9, r9, r12
	sbcs.w r1, r1, r2
	sbc.w r2, r2, r2
	and.w r2, r2, #38
	subs.w r3, r3, r2
	sbcs.w r4, r4, #0
	sbcs.w r5, r5, #0
	sbcs.w r6, r6, #0
	sbcs.w r7, r7, #0
	sbcs.w r8, r8, #0
	sbcs.w r9, r9, #0
	sbcs.w r1, r1, #0
	sbc.w r2, r2, r2
	and.w r2, r2, #38
	sub.w r3, r3, r2
	str.w r3, [r0, #0]
	str.w r4, [r0, #4]
	str.w r5, [r0, #8]
	str.w r6, [r0, #12]
	str.w r7, [r0, #16]
	str.w r8, [r0, #20]
	str.w r9, [r0, #24]
	str.w r1, [r0, #28]
	pop.w {r4-r11, pc}
	.size fe25519_sub, . - fe25519_sub

#endif
