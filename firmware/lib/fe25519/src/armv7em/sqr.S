/* Printed by gen/sqr_armv7em.py; gen/field_armv7em.py says how it works.
 *
 * void fe25519_sqr(fe25519 *out, const fe25519 *a)
 * void fe25519_sqr_times(fe25519 *out, const fe25519 *a, uint32_t times)
 *
 * The square mod p = 2^255 - 19: 36 UMULL and UMAAL, the doublings between them, then one pass that brings
 * what lies from 2^255 on to the bottom. The other one is a^(2^times), for times >= 1, which is public.
 *
 * Ranges: as of fe25519_mul: a < 2^256, any of them; out < 2^255 + 39 * 2^224.
 *
 * entry: r0 out, r1 a, r2 times
 * exit: -
 * clobbers: r0-r3, r12, lr, flags, s0-s15
 * stack: 36 bytes fe25519_sqr
 *         36 bytes fe25519_sqr_times
 * cycles: 135 (cortex-m4f) fe25519_sqr
 *         10,243 (cortex-m4f) fe25519_sqr_times
 * code: 456 bytes fe25519_sqr
 *         492 bytes fe25519_sqr_times
 *
 * Without registers of the FPU (-DTHUMBKAT_NO_FPU, or none there):
 *
 * no-fpu stack: 80 bytes fe25519_sqr
 *               84 bytes fe25519_sqr_times
 * no-fpu cycles: 144 (cortex-m4f) fe25519_sqr
 *                10,649 (cortex-m4f) fe25519_sqr_times
 * no-fpu code: 464 bytes fe25519_sqr
 *              500 bytes fe25519_sqr_times
 */
#include "../backend.h"

#if FE25519_BACKEND == FE25519_BACKEND_ARMV7EM

	.syntax unified
	.thumb
	.section .text.fe25519_sqr, "ax", %progbits
	.p2align 2
	.global fe25519_sqr
	.type fe25519_sqr, %function
	.thumb_func
fe25519_sqr:
#if FE25519_FPU
	push.w {r4-r11, lr}
	vmov s0, r0
	ldr.w r0, [r1, #0]
	ldr.w r2, [r1, #4]
	ldr.w r3, [r1, #8]
	ldr.w r4, [r1, #12]
	ldr.w r5, [r1, #16]
	ldr.w r6, [r1, #20]
	ldr.w r7, [r1, #24]
	ldr.w r1, [r1, #28]
	umull r8, r9, r0, r0
	vmov s1, r1
	vmov s2, r8
	and.w r1, r2, r0, asr #31
	adds.w r0, r0, r0
	mov.w r8, #0
	umaal r9, r8, r2, r0
	vmov s3, r9
	umaal r1, r8, r2, r2
	and.w r9, r3, r2, asr #31
	adcs.w r2, r2, r2
	mov.w r10, #0
	umaal r1, r10, r3, r0
	vmov s4, r1
	umaal r8, r10, r3, r2
	umaal r9, r10, r3, r3
	and.w r1, r4, r3, asr #31
	adcs.w r3, r3, r3
	mov.w r11, #0
	umaal r8, r11, r4, r0
	vmov s5, r8
	umaal r9, r11, r4, r2
	umaal r10, r11, r4, r3
	umaal r1, r11, r4, r4
	and.w r8, r5, r4, asr #31
	adcs.w r4, r4, r4
	mov.w r12, #0
	umaal r9, r12, r5, r0
	vmov s6, r9
	umaal r10, r12, r5, r2
	umaal r1, r12, r5, r3
	umaal r11, r12, r5, r4
	umaal r8, r12, r5, r5
	and.w r9, r6, r5, asr #31
	adcs.w r5, r5, r5
	mov.w lr, #0
	umaal r10, lr, r6, r0
	vmov s7, r10
	umaal r1, lr, r6, r2
	umaal r11, lr, r6, r3
	umaal r8, lr, r6, r4
	umaal r12, lr, r6, r5
	umaal r9, lr, r6, r6
	adcs.w r6, r6, r6
	mov.w r10, #0
	umaal r1, r10, r7, r0
	vmov s8, r1
	umaal r11, r10, r7, r2
	umaal r8, r10, r7, r3
	umaal r12, r10, r7, r4
	umaal r9, r10, r7, r5
	umaal lr, r10, r7, r6
	sbc.w r1, r7, r7
	bic.w r1, r7, r1
	umaal r1, r10, r7, r7
	adcs.w r7, r7, r7
	vmov s9, r6
	vmov s10, r7
	mov.w r6, #0
	vmov r7, s1
	umaal r11, r6, r7, r0
	umaal r8, r6, r7, r2
	umaal r12, r6, r7, r3
	umaal r9, r6, r7, r4
	umaal lr, r6, r7, r5
	vmov r0, s9
	vmov r2, s10
	vmov r3, s2
	vmov r4, s3
	vmov r5, s4
	umaal r1, r6, r7, r0
	umaal r10, r6, r7, r2
	sbc.w r0, r7, r7
	bic.w r0, r7, r0
	umaal r0, r6, r7, r7
	mov.w r2, #38
	mov.w r7, #0
	umaal r11, r7, r6, r2
	asr.w r6, r11, #31
	and.w r6, r6, #19
	mla r6, r7, r2, r6
	bic.w r11, r11, #0x80000000
	umaal r3, r6, r8, r2
	umaal r4, r6, r12, r2
	umaal r5, r6, r9, r2
	vmov r7, s5
	vmov r8, s6
	vmov r9, s7
	vmov r12, s8
	umaal r7, r6, lr, r2
	umaal r8, r6, r1, r2
	umaal r9, r6, r10, r2
	umaal r12, r6, r0, r2
	add.w r11, r11, r6
	vmov r0, s0
	str.w r3, [r0, #0]
	str.w r4, [r0, #4]
	str.w r5, [r0, #8]
	str.w r7, [r0, #12]
	str.w r8, [r0, #16]
	str.w r9, [r0, #20]
	str.w r12, [r0, #24]
	str.w r11, [r0, #28]
	pop.w {r4-r11, pc}
#else
	push.w {r4-r11, lr}
	sub.w sp, sp, #44
	str.w r0, [sp, #0]
	ldr.w r0, [r1, #0]
	ldr.w r2, [r1, #4]
	ldr.w r3, [r1, #8]
	ldr.w r4, [r1, #12]
	ldr.w r5, [r1, #16]
	ldr.w r6, [r1, #20]
	ldr.w r7, [r1, #24]
	ldr.w r1, [r1, #28]
	umull r8, r9, r0, r0
	str.w r1, [sp, #4]
	str.w r8, [sp, #8]
	and.w r1, r2, r0, asr #31
	adds.w r0, r0, r0
	mov.w r8, #0
	umaal r9, r8, r2, r0
	str.w r9, [sp, #12]
	umaal r1, r8, r2, r2
	and.w r9, r3, r2, asr #31
	adcs.w r2, r2, r2
	mov.w r10, #0
	umaal r1, r10, r3, r0
	str.w r1, [sp, #16]
	umaal r8, r10, r3, r2
	umaal r9, r10, r3, r3
	and.w r1, r4, r3, asr #31
	adcs.w r3, r3, r3
	mov.w r11, #0
	umaal r8, r11, r4, r0
	str.w r8, [sp, #20]
	umaal r9, r11, r4, r2
	umaal r10, r11, r4, r3
	umaal r1, r11, r4, r4
	and.w r8, r5, r4, asr #31
	adcs.w r4, r4, r4
	mov.w r12, #0
	umaal r9, r12, r5, r0
	str.w r9, [sp, #24]
	umaal r10, r12, r5, r2
	umaal r1, r12, r5, r3
	umaal r11, r12, r5, r4
	umaal r8, r12, r5, r5
	and.w r9, r6, r5, asr #31
	adcs.w r5, r5, r5
	mov.w lr, #0
	umaal r10, lr, r6, r0
	str.w r10, [sp, #28]
	umaal r1, lr, r6, r2
	umaal r11, lr, r6, r3
	umaal r8, lr, r6, r4
	umaal r12, lr, r6, r5
	umaal r9, lr, r6, r6
	adcs.w r6, r6, r6
	mov.w r10, #0
	umaal r1, r10, r7, r0
	str.w r1, [sp, #32]
	umaal r11, r10, r7, r2
	umaal r8, r10, r7, r3
	umaal r12, r10, r7, r4
	umaal r9, r10, r7, r5
	umaal lr, r10, r7, r6
	sbc.w r1, r7, r7
	bic.w r1, r7, r1
	umaal r1, r10, r7, r7
	adcs.w r7, r7, r7
	str.w r6, [sp, #36]
	str.w r7, [sp, #40]
	mov.w r6, #0
	ldr.w r7, [sp, #4]
	umaal r11, r6, r7, r0
	umaal r8, r6, r7, r2
	umaal r12, r6, r7, r3
	umaal r9, r6, r7, r4
	umaal lr, r6, r7, r5
	ldr.w r0, [sp, #36]
	ldr.w r2, [sp, #40]
	ldr.w r3, [sp, #8]
	ldr.w r4, [sp, #12]
	ldr.w r5, [sp, #16]
	umaal r1, r6, r7, r0
	umaal r10, r6, r7, r2
	sbc.w r0, r7, r7
	bic.w r0, r7, r0
	umaal r0, r6, r7, r7
	mov.w r2, #38
	mov.w r7, #0
	umaal r11, r7, r6, r2
	asr.w r6, r11, #31
	and.w r6, r6, #19
	mla r6, r7, r2, r6
	bic.w r11, r11, #0x80000000
	umaal r3, r6, r8, r2
	umaal r4, r6, r12, r2
	umaal r5, r6, r9, r2
	ldr.w r7, [sp, #20]
	ldr.w r8, [sp, #24]
	ldr.w r9, [sp, #28]
	ldr.w r12, [sp, #32]
	umaal r7, r6, lr, r2
	umaal r8, r6, r1, r2
	umaal r9, r6, r10, r2
	umaal r12, r6, r0, r2
	add.w r11, r11, r6
	ldr.w r0, [sp, #0]
	str.w r3, [r0, #0]
	str.w r4, [r0, #4]
	str.w r5, [r0, #8]
	str.w r7, [r0, #12]
	str.w r8, [r0, #16]
	str.w r9, [r0, #20]
	str.w r12, [r0, #24]
	str.w r11, [r0, #28]
	add.w sp, sp, #44
	pop.w {r4-r11, pc}
#endif
	.size fe25519_sqr, . - fe25519_sqr
	.section .text.fe25519_sqr_times, "ax", %progbits
	.p2align 2
	.global fe25519_sqr_times
	.hidden fe25519_sqr_times
	.type fe25519_sqr_times, %function
	.thumb_func
fe25519_sqr_times:
#if FE25519_FPU
	push.w {r4-r11, lr}
	vmov s0, r0
	vmov s1, r2
	mov.w r0, r1
	ldr.w r5, [r0, #0]
	ldr.w r9, [r0, #4]
	ldr.w r11, [r0, #8]
	ldr.w r1, [r0, #12]
	ldr.w r2, [r0, #16]
	ldr.w r10, [r0, #20]
	ldr.w r12, [r0, #24]
	ldr.w r7, [r0, #28]
	.p2align 2
.Lsquare:
	vmov s2, r7
	umull r0, r3, r5, r5
	vmov s3, r0
	and.w r0, r9, r5, asr #31
	adds.w r5, r5, r5
	mov.w r4, #0
	umaal r3, r4, r9, r5
	vmov s4, r3
	umaal r0, r4, r9, r9
	and.w r3, r11, r9, asr #31
	adcs.w r9, r9, r9
	mov.w r6, #0
	umaal r0, r6, r11, r5
	vmov s5, r0
	umaal r4, r6, r11, r9
	umaal r3, r6, r11, r11
	and.w r0, r1, r11, asr #31
	adcs.w r11, r11, r11
	mov.w r7, #0
	umaal r4, r7, r1, r5
	vmov s6, r4
	umaal r3, r7, r1, r9
	umaal r6, r7, r1, r11
	umaal r0, r7, r1, r1
	and.w r4, r2, r1, asr #31
	adcs.w r1, r1, r1
	mov.w r8, #0
	umaal r3, r8, r2, r5
	vmov s7, r3
	umaal r6, r8, r2, r9
	umaal r0, r8, r2, r11
	umaal r7, r8, r2, r1
	umaal r4, r8, r2, r2
	and.w r3, r10, r2, asr #31
	adcs.w r2, r2, r2
	mov.w lr, #0
	umaal r6, lr, r10, r5
	vmov s8, r6
	umaal r0, lr, r10, r9
	umaal r7, lr, r10, r11
	umaal r4, lr, r10, r1
	umaal r8, lr, r10, r2
	umaal r3, lr, r10, r10
	adcs.w r10, r10, r10
	mov.w r6, #0
	umaal r0, r6, r12, r5
	vmov s9, r0
	umaal r7, r6, r12, r9
	umaal r4, r6, r12, r11
	umaal r8, r6, r12, r1
	umaal r3, r6, r12, r2
	umaal lr, r6, r12, r10
	sbc.w r0, r12, r12
	bic.w r0, r12, r0
	umaal r0, r6, r12, r12
	adcs.w r12, r12, r12
	vmov s10, r10
	vmov s11, r12
	mov.w r10, #0
	vmov r12, s2
	umaal r7, r10, r12, r5
	umaal r4, r10, r12, r9
	umaal r8, r10, r12, r11
	umaal r3, r10, r12, r1
	umaal lr, r10, r12, r2
	vmov r1, s10
	vmov r2, s11
	vmov r5, s3
	vmov r9, s4
	vmov r11, s5
	umaal r0, r10, r12, r1
	umaal r6, r10, r12, r2
	sbc.w r1, r12, r12
	bic.w r1, r12, r1
	umaal r1, r10, r12, r12
	mov.w r2, #38
	mov.w r12, #0
	umaal r7, r12, r10, r2
	asr.w r10, r7, #31
	and.w r10, r10, #19
	mla r10, r12, r2, r10
	bic.w r7, r7, #0x80000000
	umaal r5, r10, r4, r2
	umaal r9, r10, r8, r2
	umaal r11, r10, r3, r2
	vmov r3, s6
	vmov r4, s7
	vmov r8, s8
	vmov r12, s9
	umaal r3, r10, lr, r2
	umaal r4, r10, r0, r2
	umaal r8, r10, r6, r2
	umaal r12, r10, r1, r2
	add.w r7, r7, r10
	mov.w r1, r3
	mov.w r2, r4
	mov.w r10, r8
	vmov r0, s1
	subs.w r0, r0, #1
	vmov s1, r0
	bne.w .Lsquare
	vmov r0, s0
	str.w r5, [r0, #0]
	str.w r9, [r0, #4]
	str.w r11, [r0, #8]
	str.w r1, [r0, #12]
	str.w r2, [r0, #16]
	str.w r10, [r0, #20]
	str.w r12, [r0, #24]
	str.w r7, [r0, #28]
	pop.w {r4-r11, pc}
#else
	push.w {r4-r11, lr}
	sub.w sp, sp, #48
	str.w r0, [sp, #0]
	str.w r2, [sp, #4]
	mov.w r0, r1
	ldr.w r5, [r0, #0]
	ldr.w r9, [r0, #4]
	ldr.w r11, [r0, #8]
	ldr.w r1, [r0, #12]
	ldr.w r2, [r0, #16]
	ldr.w r10, [r0, #20]
	ldr.w r12, [r0, #24]
	ldr.w r7, [r0, #28]
	.p2align 2
.Lsquare:
	str.w r7, [sp, #8]
	umull r0, r3, r5, r5
	str.w r0, [sp, #12]
	and.w r0, r9, r5, asr #31
	adds.w r5, r5, r5
	mov.w r4, #0
	umaal r3, r4, r9, r5
	str.w r3, [sp, #16]
	umaal r0, r4, r9, r9
	and.w r3, r11, r9, asr #31
	adcs.w r9, r9, r9
	mov.w r6, #0
	umaal r0, r6, r11, r5
	str.w r0, [sp, #20]
	umaal r4, r6, r11, r9
	umaal r3, r6, r11, r11
	and.w r0, r1, r11, asr #31
	adcs.w r11, r11, r11
	mov.w r7, #0
	umaal r4, r7, r1, r5
	str.w r4, [sp, #24]
	umaal r3, r7, r1, r9
	umaal r6, r7, r1, r11
	umaal r0, r7, r1, r1
	and.w r4, r2, r1, asr #31
	adcs.w r1, r1, r1
	mov.w r8, #0
	umaal r3, r8, r2, r5
	str.w r3, [sp, #28]
	umaal r6, r8, r2, r9
	umaal r0, r8, r2, r11
	umaal r7, r8, r2, r1
	umaal r4, r8, r2, r2
	and.w r3, r10, r2, asr #31
	adcs.w r2, r2, r2
	mov.w lr, #0
	umaal r6, lr, r10, r5
	str.w r6, [sp, #32]
	umaal r0, lr, r10, r9
	umaal r7, lr, r10, r11
	umaal r4, lr, r10, r1
	umaal r8, lr, r10, r2
	umaal r3, lr, r10, r10
	adcs.w r10, r10, r10
	mov.w r6, #0
	umaal r0, r6, r12, r5
	str.w r0, [sp, #36]
	umaal r7, r6, r12, r9
	umaal r4, r6, r12, r11
	umaal r8, r6, r12, r1
	umaal r3, r6, r12, r2
	umaal lr, r6, r12, r10
	sbc.w r0, r12, r12
	bic.w r0, r12, r0
	umaal r0, r6, r12, r12
	adcs.w r12, r12, r12
	str.w r10, [sp, #40]
	str.w r12, [sp, #44]
	mov.w r10, #0
	ldr.w r12, [sp, #8]
	umaal r7, r10, r12, r5
	umaal r4, r10, r12, r9
	umaal r8, r10, r12, r11
	umaal r3, r10, r12, r1
	umaal lr, r10, r12, r2
	ldr.w r1, [sp, #40]
	ldr.w r2, [sp, #44]
	ldr.w r5, [sp, #12]
	ldr.w r9, [sp, #16]
	ldr.w r11, [sp, #20]
	umaal r0, r10, r12, r1
	umaal r6, r10, r12, r2
	sbc.w r1, r12, r12
	bic.w r1, r12, r1
	umaal r1, r10, r12, r12
	mov.w r2, #38
	mov.w r12, #0
	umaal r7, r12, r10, r2
	asr.w r10, r7, #31
	and.w r10, r10, #19
	mla r10, r12, r2, r10
	bic.w r7, r7, #0x80000000
	umaal r5, r10, r4, r2
	umaal r9, r10, r8, r2
	umaal r11, r10, r3, r2
	ldr.w r3, [sp, #24]
	ldr.w r4, [sp, #28]
	ldr.w r8, [sp, #32]
	ldr.w r12, [sp, #36]
	umaal r3, r10, lr, r2
	umaal r4, r10, r0, r2
	umaal r8, r10, r6, r2
	umaal r12, r10, r1, r2
	add.w r7, r7, r10
	mov.w r1, r3
	mov.w r2, r4
	mov.w r10, r8
	ldr.w r0, [sp, #4]
	subs.w r0, r0, #1
	str.w r0, [sp, #4]
	bne.w .Lsquare
	ldr.w r0, [sp, #0]
	str.w r5, [r0, #0]
	str.w r9, [r0, #4]
	str.w r11, [r0, #8]
	str.w r1, [r0, #12]
	str.w r2, [r0, #16]
	str.w r10, [r0, #20]
	str.w r12, [r0, #24]
	str.w r7, [r0, #28]
	add.w sp, sp, #48
	pop.w {r4-r11, pc}
#endif
	.size fe25519_sqr_times, . - fe25519_sqr_times

#endif
