/* Printed by gen/mul_armv7em.py; gen/field_armv7em.py says how it works.
 *
 * void fe25519_mul(fe25519 *out, const fe25519 *a, const fe25519 *b)
 *
 * The product mod p = 2^255 - 19: 64 UMULL and UMAAL in two strips, then one pass that brings what lies from
 * 2^255 on to the bottom.
 *
 * Ranges: a, b < 2^256, any of them. UMAAL cannot overflow. The product is below 2^512, so 38 times its upper
 * half and the lower half are below 39 * 2^256 together: what lies from 2^255 on is at most 77 times that. It
 * is known before the pass from the topmost word, but for what the pass itself carries there. That is at most
 * 39 * 2^224 + 1,424, on top of less than 2^255 - 2^224. out < 2^255 + 39 * 2^224.
 *
 * entry: r0 out, r1 a, r2 b
 * exit: -
 * clobbers: r0-r3, r12, lr, flags, s0-s15
 * stack: 44 bytes
 * cycles: 178 (cortex-m4f)
 * code: 588 bytes
 *
 * Without registers of the FPU (-DTHUMBKAT_NO_FPU, or none there):
 *
 * no-fpu stack: 108 bytes
 * no-fpu cycles: 200 (cortex-m4f)
 * no-fpu code: 648 bytes
 */
#include "../backend.h"

#if FE25519_BACKEND == FE25519_BACKEND_ARMV7EM

	.syntax unified
	.thumb
	.section .text.fe25519_mul, "ax", %progbits
	.p2align 2
	.global fe25519_mul
	.type fe25519_mul, %function
	.thumb_func
fe25519_mul:
#if FE25519_FPU
	push.w {r4-r11, lr}
	sub.w sp, sp, #8
	vldm r2, {s0-s7}
	vmov s8, r0
	ldr.w r0, [r1, #0]
	ldr.w r2, [r1, #4]
	ldr.w r3, [r1, #8]
	ldr.w r4, [r1, #12]
	ldr.w r5, [r1, #16]
	ldr.w r6, [r1, #20]
	ldr.w r7, [r1, #24]
	ldr.w r1, [r1, #28]
	vmov s9, r1
	vmov s10, r7
	vmov r1, s0
	umull r7, r8, r0, r1
	vmov s11, r7
	vmov r7, s1
	umull r9, r10, r0, r7
	umaal r9, r8, r2, r1
	vmov s12, r9
	vmov r9, s2
	umull r9, r11, r0, r9
	umaal r9, r10, r2, r7
	umaal r9, r8, r3, r1
	vmov s13, r9
	mov.w r9, #0
	umaal r9, r8, r4, r1
	mov.w r12, #0
	umaal r12, r8, r5, r1
	mov.w lr, #0
	umaal lr, r8, r6, r1
	umaal r9, r10, r3, r7
	umaal r12, r10, r4, r7
	umaal lr, r10, r5, r7
	umaal r8, r10, r6, r7
	vmov r1, s2
	umaal r9, r11, r2, r1
	umaal r12, r11, r3, r1
	umaal lr, r11, r4, r1
	umaal r8, r11, r5, r1
	umaal r10, r11, r6, r1
	vmov r1, s3
	mov.w r7, #0
	umaal r9, r7, r0, r1
	vmov s14, r9
	umaal r12, r7, r2, r1
	umaal lr, r7, r3, r1
	umaal r8, r7, r4, r1
	umaal r10, r7, r5, r1
	umaal r11, r7, r6, r1
	vmov r1, s4
	mov.w r9, #0
	umaal r12, r9, r0, r1
	vmov s15, r12
	umaal lr, r9, r2, r1
	umaal r8, r9, r3, r1
	umaal r10, r9, r4, r1
	umaal r11, r9, r5, r1
	umaal r7, r9, r6, r1
	vmov r1, s5
	mov.w r12, #0
	umaal lr, r12, r0, r1
	str.w lr, [sp, #0]
	umaal r8, r12, r2, r1
	umaal r10, r12, r3, r1
	umaal r11, r12, r4, r1
	umaal r7, r12, r5, r1
	umaal r9, r12, r6, r1
	vmov r1, s6
	mov.w lr, #0
	umaal r8, lr, r0, r1
	str.w r8, [sp, #4]
	umaal r10, lr, r2, r1
	umaal r11, lr, r3, r1
	umaal r7, lr, r4, r1
	umaal r9, lr, r5, r1
	umaal r12, lr, r6, r1
	vmov r1, s7
	mov.w r8, #0
	umaal r10, r8, r0, r1
	umaal r11, r8, r2, r1
	umaal r7, r8, r3, r1
	umaal r9, r8, r4, r1
	umaal r12, r8, r5, r1
	umaal lr, r8, r6, r1
	vmov r0, s10
	vmov r1, s9
	ldr.w r2, [sp, #4]
	vmov r3, s11
	mov.w r4, #0
	mov.w r5, #0
	vmov r6, s0
	umaal r2, r4, r0, r6
	umaal r5, r4, r1, r6
	vmov r6, s1
	umaal r10, r5, r0, r6
	umaal r4, r5, r1, r6
	vmov r6, s2
	umaal r11, r4, r0, r6
	umaal r5, r4, r1, r6
	vmov r6, s3
	umaal r7, r5, r0, r6
	umaal r4, r5, r1, r6
	vmov r6, s4
	umaal r9, r4, r0, r6
	umaal r5, r4, r1, r6
	vmov r6, s5
	umaal r12, r5, r0, r6
	umaal r4, r5, r1, r6
	vmov r6, s6
	umaal lr, r4, r0, r6
	umaal r5, r4, r1, r6
	vmov r6, s7
	umaal r8, r5, r0, r6
	umaal r4, r5, r1, r6
	mov.w r0, #38
	mov.w r1, #0
	umaal r10, r1, r5, r0
	asr.w r5, r10, #31
	and.w r5, r5, #19
	mla r5, r1, r0, r5
	bic.w r10, r10, #0x80000000
	umaal r3, r5, r11, r0
	vmov r1, s12
	vmov r6, s13
	vmov r11, s14
	umaal r1, r5, r7, r0
	umaal r6, r5, r9, r0
	umaal r11, r5, r12, r0
	vmov r7, s15
	ldr.w r9, [sp, #0]
	vmov r12, s8
	umaal r7, r5, lr, r0
	umaal r9, r5, r8, r0
	umaal r2, r5, r4, r0
	add.w r10, r10, r5
	str.w r3, [r12, #0]
	str.w r1, [r12, #4]
	str.w r6, [r12, #8]
	str.w r11, [r12, #12]
	str.w r7, [r12, #16]
	str.w r9, [r12, #20]
	str.w r2, [r12, #24]
	str.w r10, [r12, #28]
	add.w sp, sp, #8
	pop.w {r4-r11, pc}
#else
	push.w {r4-r11, lr}
	sub.w sp, sp, #72
	ldr.w r3, [r2, #0]
	ldr.w r4, [r2, #4]
	ldr.w r5, [r2, #8]
	ldr.w r6, [r2, #12]
	ldr.w r7, [r2, #16]
	ldr.w r8, [r2, #20]
	ldr.w r9, [r2, #24]
	ldr.w r2, [r2, #28]
	ldr.w r10, [r1, #0]
	ldr.w r11, [r1, #4]
	ldr.w r12, [r1, #8]
	ldr.w lr, [r1, #12]
	str.w r4, [sp, #0]
	str.w r3, [sp, #4]
	str.w r5, [sp, #8]
	str.w r6, [sp, #12]
	str.w r7, [sp, #16]
	str.w r8, [sp, #20]
	str.w r9, [sp, #24]
	str.w r2, [sp, #28]
	str.w r0, [sp, #32]
	ldr.w r0, [r1, #16]
	ldr.w r2, [r1, #20]
	ldr.w r3, [r1, #24]
	ldr.w r1, [r1, #28]
	ldr.w r4, [sp, #4]
	ldr.w r5, [sp, #0]
	ldr.w r6, [sp, #8]
	str.w r1, [sp, #36]
	str.w r3, [sp, #40]
	umull r1, r3, r10, r4
	str.w r1, [sp, #44]
	umull r1, r7, r10, r5
	umaal r1, r3, r11, r4
	str.w r1, [sp, #48]
	umull r1, r6, r10, r6
	umaal r1, r7, r11, r5
	umaal r1, r3, r12, r4
	str.w r1, [sp, #52]
	mov.w r1, #0
	umaal r1, r3, lr, r4
	mov.w r8, #0
	umaal r8, r3, r0, r4
	mov.w r9, #0
	umaal r9, r3, r2, r4
	umaal r1, r7, r12, r5
	umaal r8, r7, lr, r5
	umaal r9, r7, r0, r5
	umaal r3, r7, r2, r5
	ldr.w r4, [sp, #8]
	ldr.w r5, [sp, #12]
	umaal r1, r6, r11, r4
	umaal r8, r6, r12, r4
	umaal r9, r6, lr, r4
	umaal r3, r6, r0, r4
	umaal r7, r6, r2, r4
	mov.w r4, #0
	umaal r1, r4, r10, r5
	str.w r1, [sp, #56]
	umaal r8, r4, r11, r5
	umaal r9, r4, r12, r5
	umaal r3, r4, lr, r5
	umaal r7, r4, r0, r5
	umaal r6, r4, r2, r5
	ldr.w r1, [sp, #16]
	mov.w r5, #0
	umaal r8, r5, r10, r1
	str.w r8, [sp, #60]
	umaal r9, r5, r11, r1
	umaal r3, r5, r12, r1
	umaal r7, r5, lr, r1
	umaal r6, r5, r0, r1
	umaal r4, r5, r2, r1
	ldr.w r1, [sp, #20]
	mov.w r8, #0
	umaal r9, r8, r10, r1
	str.w r9, [sp, #64]
	umaal r3, r8, r11, r1
	umaal r7, r8, r12, r1
	umaal r6, r8, lr, r1
	umaal r4, r8, r0, r1
	umaal r5, r8, r2, r1
	ldr.w r1, [sp, #24]
	mov.w r9, #0
	umaal r3, r9, r10, r1
	str.w r3, [sp, #68]
	umaal r7, r9, r11, r1
	umaal r6, r9, r12, r1
	umaal r4, r9, lr, r1
	umaal r5, r9, r0, r1
	umaal r8, r9, r2, r1
	ldr.w r1, [sp, #28]
	mov.w r3, #0
	umaal r7, r3, r10, r1
	umaal r6, r3, r11, r1
	umaal r4, r3, r12, r1
	umaal r5, r3, lr, r1
	umaal r8, r3, r0, r1
	umaal r9, r3, r2, r1
	ldr.w r0, [sp, #40]
	ldr.w r1, [sp, #36]
	ldr.w r2, [sp, #4]
	ldr.w r10, [sp, #68]
	ldr.w r11, [sp, #0]
	mov.w r12, #0
	mov.w lr, #0
	umaal r10, r12, r0, r2
	umaal lr, r12, r1, r2
	umaal r7, lr, r0, r11
	umaal r12, lr, r1, r11
	ldr.w r2, [sp, #8]
	ldr.w r11, [sp, #12]
	umaal r6, r12, r0, r2
	umaal lr, r12, r1, r2
	umaal r4, lr, r0, r11
	umaal r12, lr, r1, r11
	ldr.w r2, [sp, #16]
	ldr.w r11, [sp, #20]
	umaal r5, r12, r0, r2
	umaal lr, r12, r1, r2
	umaal r8, lr, r0, r11
	umaal r12, lr, r1, r11
	ldr.w r2, [sp, #24]
	ldr.w r11, [sp, #28]
	umaal r9, r12, r0, r2
	umaal lr, r12, r1, r2
	umaal r3, lr, r0, r11
	umaal r12, lr, r1, r11
	mov.w r0, #38
	mov.w r1, #0
	umaal r7, r1, lr, r0
	asr.w r2, r7, #31
	and.w r2, r2, #19
	mla r2, r1, r0, r2
	bic.w r7, r7, #0x80000000
	ldr.w r1, [sp, #44]
	ldr.w r11, [sp, #48]
	ldr.w lr, [sp, #52]
	umaal r1, r2, r6, r0
	umaal r11, r2, r4, r0
	umaal lr, r2, r5, r0
	ldr.w r4, [sp, #56]
	ldr.w r5, [sp, #60]
	ldr.w r6, [sp, #64]
	umaal r4, r2, r8, r0
	umaal r5, r2, r9, r0
	umaal r6, r2, r3, r0
	umaal r10, r2, r12, r0
	add.w r7, r7, r2
	ldr.w r0, [sp, #32]
	str.w r1, [r0, #0]
	str.w r11, [r0, #4]
	str.w lr, [r0, #8]
	str.w r4, [r0, #12]
	str.w r5, [r0, #16]
	str.w r6, [r0, #20]
	str.w r10, [r0, #24]
	str.w r7, [r0, #28]
	add.w sp, sp, #72
	pop.w {r4-r11, pc}
#endif
	.size fe25519_mul, . - fe25519_mul

#endif
