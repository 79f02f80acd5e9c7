/* Printed by gen/ladder_armv7em.py, which says how it works; the arithmetic is that of fe25519's
 * gen/field_armv7em.py.
 *
 * void x25519_ladder_run(fe25519 *x, fe25519 *z, const uint8_t scalar[32], const fe25519 *x1)
 * void x25519_step(x25519_ladder *ladder, uint32_t swap)
 *
 * The Montgomery ladder (RFC 7748, section 5), for a scalar that is clamped: X/Z of scalar times the point x1.
 * And one step of it. No branch and no address depends on the scalar or the point; SEL chooses.
 *
 * Ranges. Loose is below 2^255 + 39 * 2^224, as products are; x1, x2, z2, x3, z3 < 2^255 + 2^230 come in, and
 * loose ones go out. The sum of two is taken below 2^255 + 3 * 2^224. A difference that borrows is above
 * 2^256 - 2^255 - 2^230, so that 38 less borrow nothing. Products take any numbers below 2^256. (x + z)^2 +
 * 121665 E is below 2^255 + 2^241.
 *
 * entry: r0 x, r1 z, r2 scalar at any address, r3 x1; or r0 ladder, r1 swap
 * exit: -
 * clobbers: r0-r3, r12, lr, flags, GE, s0-s15
 * stack: 344 bytes x25519_ladder_run
 *         344 bytes x25519_step
 * cycles: 353,691 (cortex-m4f) x25519_ladder_run
 *         1,650 (cortex-m4f) x25519_step
 * code: 8,848 bytes x25519_ladder_run
 *         580 bytes x25519_step
 *
 * Without registers of the FPU (-DTHUMBKAT_NO_FPU, or none there):
 *
 * no-fpu stack: 404 bytes x25519_ladder_run
 *               404 bytes x25519_step
 * no-fpu cycles: 376,209 (cortex-m4f) x25519_ladder_run
 *                1,759 (cortex-m4f) x25519_step
 * no-fpu code: 8,808 bytes x25519_ladder_run
 *              572 bytes x25519_step
 */
#include "../backend.h"

#if X25519_BACKEND == X25519_BACKEND_ARMV7EM

	.syntax unified
	.thumb
	.section .text.x25519_ladder_run, "ax", %progbits
	.p2align 2
	.global x25519_ladder_run
	.type x25519_ladder_run, %function
	.thumb_func
x25519_ladder_run:
#if X25519_FPU
	push.w {r4-r11, lr}
	vpush {s16-s31}
	sub.w sp, sp, #244
	str.w r0, [sp, #212]
	str.w r1, [sp, #216]
	ldr.w r4, [r3, #0]
	ldr.w r5, [r3, #4]
	ldr.w r6, [r3, #8]
	ldr.w r7, [r3, #12]
	str.w r4, [sp, #0]
	str.w r5, [sp, #4]
	str.w r6, [sp, #8]
	str.w r7, [sp, #12]
	ldr.w r4, [r3, #16]
	ldr.w r5, [r3, #20]
	ldr.w r6, [r3, #24]
	ldr.w r7, [r3, #28]
	str.w r4, [sp, #16]
	str.w r5, [sp, #20]
	str.w r6, [sp, #24]
	str.w r7, [sp, #28]
	ldr.w r4, [sp, #0]
	ldr.w r5, [sp, #4]
	ldr.w r6, [sp, #8]
	ldr.w r7, [sp, #12]
	vmov s1, r4
	vmov s2, r5
	vmov s3, r6
	vmov s4, r7
	ldr.w r4, [sp, #16]
	ldr.w r5, [sp, #20]
	ldr.w r6, [sp, #24]
	ldr.w r7, [sp, #28]
	vmov s5, r4
	vmov s6, r5
	vmov s7, r6
	vmov s8, r7
	ldr.w r4, [sp, #0]
	ldr.w r5, [sp, #4]
	ldr.w r6, [sp, #8]
	ldr.w r7, [sp, #12]
	vmov s9, r4
	vmov s10, r5
	vmov s11, r6
	vmov s12, r7
	ldr.w r4, [sp, #16]
	ldr.w r5, [sp, #20]
	ldr.w r6, [sp, #24]
	ldr.w r7, [sp, #28]
	vmov s13, r4
	vmov s14, r5
	vmov s15, r6
	vmov s16, r7
	ldr.w r4, [r2, #0]
	ldr.w r5, [r2, #4]
	ldr.w r6, [r2, #8]
	ldr.w r7, [r2, #12]
	ldr.w r8, [r2, #16]
	ldr.w r9, [r2, #20]
	ldr.w r10, [r2, #24]
	ldr.w r11, [r2, #28]
	lsr.w r0, r4, #1
	orr.w r0, r0, r5, lsl #31
	eor.w r4, r4, r0
	lsr.w r0, r5, #1
	orr.w r0, r0, r6, lsl #31
	eor.w r5, r5, r0
	lsr.w r0, r6, #1
	orr.w r0, r0, r7, lsl #31
	eor.w r6, r6, r0
	lsr.w r0, r7, #1
	orr.w r0, r0, r8, lsl #31
	eor.w r7, r7, r0
	lsr.w r0, r8, #1
	orr.w r0, r0, r9, lsl #31
	eor.w r8, r8, r0
	lsr.w r0, r9, #1
	orr.w r0, r0, r10, lsl #31
	eor.w r9, r9, r0
	lsr.w r0, r10, #1
	orr.w r0, r0, r11, lsl #31
	eor.w r10, r10, r0
	eor.w r11, r11, r11, lsr #1
	mov.w r0, #0
	str.w r0, [sp, #160]
	str.w r4, [sp, #220]
	lsr.w r0, r4, #3
	orr.w r0, r0, r5, lsl #29
	lsl.w r0, r0, #1
	orr.w r0, r0, #1
	str.w r0, [sp, #164]
	lsr.w r0, r5, #2
	orr.w r0, r0, r6, lsl #30
	lsl.w r0, r0, #1
	orr.w r0, r0, #1
	str.w r0, [sp, #168]
	lsr.w r0, r6, #1
	orr.w r0, r0, r7, lsl #31
	lsl.w r0, r0, #1
	orr.w r0, r0, #1
	str.w r0, [sp, #172]
	lsl.w r0, r7, #1
	orr.w r0, r0, #1
	str.w r0, [sp, #176]
	lsr.w r0, r7, #31
	orr.w r0, r0, r8, lsl #1
	lsl.w r0, r0, #1
	orr.w r0, r0, #1
	str.w r0, [sp, #180]
	lsr.w r0, r8, #30
	orr.w r0, r0, r9, lsl #2
	lsl.w r0, r0, #1
	orr.w r0, r0, #1
	str.w r0, [sp, #184]
	lsr.w r0, r9, #29
	orr.w r0, r0, r10, lsl #3
	lsl.w r0, r0, #1
	orr.w r0, r0, #1
	str.w r0, [sp, #188]
	lsr.w r0, r10, #28
	orr.w r0, r0, r11, lsl #4
	lsl.w r0, r0, #1
	orr.w r0, r0, #1
	str.w r0, [sp, #192]
	lsr.w r0, r11, #27
	lsl.w r0, r0, #29
	orr.w r0, r0, #0x10000000
	str.w r0, [sp, #196]
	add.w r0, sp, #200
	str.w r0, [sp, #200]
	mov.w r0, #1
	mov.w r1, #0
	str.w r0, [sp, #32]
	str.w r1, [sp, #36]
	str.w r1, [sp, #40]
	str.w r1, [sp, #44]
	str.w r1, [sp, #48]
	str.w r1, [sp, #52]
	str.w r1, [sp, #56]
	str.w r1, [sp, #60]
	mov.w r1, #1
	mov.w r10, #0
	mov.w r12, #0
	mov.w r3, #0
	mov.w r5, #0
	mov.w r6, #0
	mov.w r4, #0
	mov.w r8, #0
	bl.w .Ldouble
	bl.w .Lsteps
	ldr.w r0, [sp, #220]
	lsl.w r0, r0, #29
	asr.w r0, r0, #31
	uadd8 r0, r0, r0
	ldr.w r2, [sp, #32]
	sel r1, r2, r1
	ldr.w r2, [sp, #36]
	sel r10, r2, r10
	ldr.w r2, [sp, #40]
	sel r12, r2, r12
	ldr.w r2, [sp, #44]
	sel r3, r2, r3
	ldr.w r2, [sp, #48]
	sel r5, r2, r5
	ldr.w r2, [sp, #52]
	sel r6, r2, r6
	ldr.w r2, [sp, #56]
	sel r4, r2, r4
	ldr.w r2, [sp, #60]
	sel r8, r2, r8
	vmov r0, s9
	vmov r2, s1
	sel r0, r2, r0
	vmov s9, r0
	vmov r0, s10
	vmov r2, s2
	sel r0, r2, r0
	vmov s10, r0
	vmov r0, s11
	vmov r2, s3
	sel r0, r2, r0
	vmov s11, r0
	vmov r0, s12
	vmov r2, s4
	sel r0, r2, r0
	vmov s12, r0
	vmov r0, s13
	vmov r2, s5
	sel r0, r2, r0
	vmov s13, r0
	vmov r0, s14
	vmov r2, s6
	sel r0, r2, r0
	vmov s14, r0
	vmov r0, s15
	vmov r2, s7
	sel r0, r2, r0
	vmov s15, r0
	vmov r0, s16
	vmov r2, s8
	sel r0, r2, r0
	vmov s16, r0
	bl.w .Ldouble
	bl.w .Ldouble
	bl.w .Ldouble
	ldr.w r0, [sp, #216]
	str.w r1, [r0, #0]
	str.w r10, [r0, #4]
	str.w r12, [r0, #8]
	str.w r3, [r0, #12]
	str.w r5, [r0, #16]
	str.w r6, [r0, #20]
	str.w r4, [r0, #24]
	str.w r8, [r0, #28]
	ldr.w r0, [sp, #212]
	vmov r2, s9
	str.w r2, [r0, #0]
	vmov r2, s10
	str.w r2, [r0, #4]
	vmov r2, s11
	str.w r2, [r0, #8]
	vmov r2, s12
	str.w r2, [r0, #12]
	vmov r2, s13
	str.w r2, [r0, #16]
	vmov r2, s14
	str.w r2, [r0, #20]
	vmov r2, s15
	str.w r2, [r0, #24]
	vmov r2, s16
	str.w r2, [r0, #28]
	add.w sp, sp, #244
	vpop {s16-s31}
	pop.w {r4-r11, pc}
.Lsteps:
	str.w lr, [sp, #204]
	b.w .Lnext_chunk
.Lone_step:
	str.w lr, [sp, #204]
	b.w .Lbody
	.p2align 2
.Lstep:
	vmov r0, s0
	asr.w r2, r0, #31
	uadd8 r2, r2, r2
	lsl.w r0, r0, #1
	vmov s0, r0
.Lbody:
	vmov r0, s16
	mov.w r2, #1
	adds.w r7, r8, r0
	rrx r9, r7
	lsr.w r9, r9, #30
	bic.w r7, r7, #0x80000000
	add.w r11, r9, r9, lsl #3
	add.w r9, r9, r11, lsl #1
	vmov r11, s9
	subs.w lr, r1, r11
	str.w lr, [sp, #64]
	umaal r1, r9, r11, r2
	vmov r11, s10
	sbcs.w lr, r10, r11
	str.w lr, [sp, #68]
	umaal r10, r9, r11, r2
	vmov r11, s11
	sbcs.w lr, r12, r11
	str.w lr, [sp, #72]
	umaal r12, r9, r11, r2
	vmov r11, s12
	sbcs.w lr, r3, r11
	str.w lr, [sp, #76]
	umaal r3, r9, r11, r2
	vmov r11, s13
	sbcs.w lr, r5, r11
	str.w lr, [sp, #80]
	umaal r5, r9, r11, r2
	vmov r11, s14
	sbcs.w lr, r6, r11
	str.w lr, [sp, #84]
	umaal r6, r9, r11, r2
	vmov r11, s15
	sbcs.w lr, r4, r11
	str.w lr, [sp, #88]
	umaal r4, r9, r11, r2
	sbcs.w r0, r8, r0
	str.w r0, [sp, #92]
	sbc.w r0, r0, r0
	and.w r0, r0, #38
	vmov s9, r0
	add.w r7, r7, r9
	vmov s10, r1
	vmov s11, r10
	vmov s12, r12
	vmov s13, r3
	vmov s14, r5
	vmov s15, r6
	vmov s16, r4
	vmov s17, r7
	ldr.w r0, [sp, #32]
	ldr.w r1, [sp, #36]
	ldr.w r2, [sp, #40]
	ldr.w r3, [sp, #44]
	ldr.w r4, [sp, #48]
	ldr.w r5, [sp, #52]
	ldr.w r6, [sp, #56]
	ldr.w r7, [sp, #60]
	vmov r8, s8
	mov.w r9, #1
	adds.w r10, r7, r8
	rrx r11, r10
	lsr.w r11, r11, #30
	bic.w r10, r10, #0x80000000
	add.w r12, r11, r11, lsl #3
	add.w r11, r11, r12, lsl #1
	vmov r12, s1
	subs.w lr, r0, r12
	str.w lr, [sp, #96]
	umaal r0, r11, r12, r9
	vmov r12, s2
	sbcs.w lr, r1, r12
	str.w lr, [sp, #100]
	umaal r1, r11, r12, r9
	vmov r12, s3
	sbcs.w lr, r2, r12
	str.w lr, [sp, #104]
	umaal r2, r11, r12, r9
	vmov r12, s4
	sbcs.w lr, r3, r12
	str.w lr, [sp, #108]
	umaal r3, r11, r12, r9
	vmov r12, s5
	sbcs.w lr, r4, r12
	str.w lr, [sp, #112]
	umaal r4, r11, r12, r9
	vmov r12, s6
	sbcs.w lr, r5, r12
	str.w lr, [sp, #116]
	umaal r5, r11, r12, r9
	vmov r12, s7
	sbcs.w lr, r6, r12
	str.w lr, [sp, #120]
	umaal r6, r11, r12, r9
	sbcs.w r7, r7, r8
	str.w r7, [sp, #124]
	sbc.w r7, r7, r7
	and.w r7, r7, #38
	vmov s18, r7
	add.w r10, r10, r11
	vmov s1, r0
	vmov s2, r1
	vmov s3, r2
	vmov s4, r3
	vmov s5, r4
	vmov s6, r5
	vmov s7, r6
	vmov s8, r10
	vmov r7, s10
	vmov r8, s11
	vmov r9, s12
	vmov r11, s13
	vmov r12, s14
	vmov lr, s15
	sel r0, r0, r7
	sel r1, r1, r8
	sel r2, r2, r9
	sel r3, r3, r11
	sel r4, r4, r12
	sel r5, r5, lr
	vmov r7, s16
	vmov r8, s17
	sel r6, r6, r7
	sel r7, r10, r8
	vmov s19, r7
	umull r7, r8, r0, r0
	vmov s20, r7
	and.w r7, r1, r0, asr #31
	adds.w r0, r0, r0
	mov.w r9, #0
	umaal r8, r9, r1, r0
	vmov s21, r8
	umaal r7, r9, r1, r1
	and.w r8, r2, r1, asr #31
	adcs.w r1, r1, r1
	mov.w r10, #0
	umaal r7, r10, r2, r0
	vmov s22, r7
	umaal r9, r10, r2, r1
	umaal r8, r10, r2, r2
	and.w r7, r3, r2, asr #31
	adcs.w r2, r2, r2
	mov.w r11, #0
	umaal r9, r11, r3, r0
	vmov s23, r9
	umaal r8, r11, r3, r1
	umaal r10, r11, r3, r2
	umaal r7, r11, r3, r3
	and.w r9, r4, r3, asr #31
	adcs.w r3, r3, r3
	mov.w r12, #0
	umaal r8, r12, r4, r0
	vmov s24, r8
	umaal r10, r12, r4, r1
	umaal r7, r12, r4, r2
	umaal r11, r12, r4, r3
	umaal r9, r12, r4, r4
	and.w r8, r5, r4, asr #31
	adcs.w r4, r4, r4
	mov.w lr, #0
	umaal r10, lr, r5, r0
	vmov s25, r10
	umaal r7, lr, r5, r1
	umaal r11, lr, r5, r2
	umaal r9, lr, r5, r3
	umaal r12, lr, r5, r4
	umaal r8, lr, r5, r5
	adcs.w r5, r5, r5
	mov.w r10, #0
	umaal r7, r10, r6, r0
	vmov s26, r7
	umaal r11, r10, r6, r1
	umaal r9, r10, r6, r2
	umaal r12, r10, r6, r3
	umaal r8, r10, r6, r4
	umaal lr, r10, r6, r5
	sbc.w r7, r6, r6
	bic.w r7, r6, r7
	umaal r7, r10, r6, r6
	adcs.w r6, r6, r6
	vmov s27, r5
	vmov s28, r6
	mov.w r5, #0
	vmov r6, s19
	umaal r11, r5, r6, r0
	umaal r9, r5, r6, r1
	umaal r12, r5, r6, r2
	umaal r8, r5, r6, r3
	umaal lr, r5, r6, r4
	vmov r0, s27
	vmov r1, s28
	vmov r2, s20
	vmov r3, s21
	vmov r4, s22
	umaal r7, r5, r6, r0
	umaal r10, r5, r6, r1
	sbc.w r0, r6, r6
	bic.w r0, r6, r0
	umaal r0, r5, r6, r6
	mov.w r1, #38
	mov.w r6, #0
	umaal r11, r6, r5, r1
	asr.w r5, r11, #31
	and.w r5, r5, #19
	mla r5, r6, r1, r5
	bic.w r11, r11, #0x80000000
	umaal r2, r5, r9, r1
	umaal r3, r5, r12, r1
	umaal r4, r5, r8, r1
	vmov r6, s23
	vmov r8, s24
	vmov r9, s25
	vmov r12, s26
	umaal r6, r5, lr, r1
	umaal r8, r5, r7, r1
	umaal r9, r5, r10, r1
	umaal r12, r5, r0, r1
	add.w r11, r11, r5
	vmov s19, r2
	vmov s20, r3
	vmov s21, r4
	vmov s22, r6
	vmov s23, r8
	vmov s24, r9
	vmov s25, r12
	vmov s26, r11
	ldr.w r0, [sp, #96]
	ldr.w r1, [sp, #100]
	ldr.w r2, [sp, #104]
	ldr.w r3, [sp, #108]
	ldr.w r4, [sp, #112]
	ldr.w r5, [sp, #116]
	ldr.w r6, [sp, #120]
	ldr.w r7, [sp, #124]
	vmov r8, s18
	vmov r9, s10
	vmov r10, s11
	vmov r11, s12
	subs.w r0, r0, r8
	sbcs.w r1, r1, #0
	sbcs.w r2, r2, #0
	sbcs.w r3, r3, #0
	sbcs.w r4, r4, #0
	sbcs.w r5, r5, #0
	sbcs.w r6, r6, #0
	sbcs.w r7, r7, #0
	vmov s27, r6
	vmov s28, r7
	umull r6, r7, r0, r9
	vmov s29, r6
	umull r6, r8, r0, r10
	umaal r6, r7, r1, r9
	vmov s30, r6
	umull r6, r11, r0, r11
	umaal r6, r8, r1, r10
	umaal r6, r7, r2, r9
	vmov s31, r6
	mov.w r6, #0
	umaal r6, r7, r3, r9
	mov.w r12, #0
	umaal r12, r7, r4, r9
	mov.w lr, #0
	umaal lr, r7, r5, r9
	umaal r6, r8, r2, r10
	umaal r12, r8, r3, r10
	umaal lr, r8, r4, r10
	umaal r7, r8, r5, r10
	vmov r9, s12
	vmov r10, s13
	umaal r6, r11, r1, r9
	umaal r12, r11, r2, r9
	umaal lr, r11, r3, r9
	umaal r7, r11, r4, r9
	umaal r8, r11, r5, r9
	mov.w r9, #0
	umaal r6, r9, r0, r10
	str.w r6, [sp, #228]
	umaal r12, r9, r1, r10
	umaal lr, r9, r2, r10
	umaal r7, r9, r3, r10
	umaal r8, r9, r4, r10
	umaal r11, r9, r5, r10
	vmov r6, s14
	mov.w r10, #0
	umaal r12, r10, r0, r6
	str.w r12, [sp, #232]
	umaal lr, r10, r1, r6
	umaal r7, r10, r2, r6
	umaal r8, r10, r3, r6
	umaal r11, r10, r4, r6
	umaal r9, r10, r5, r6
	vmov r6, s15
	mov.w r12, #0
	umaal lr, r12, r0, r6
	str.w lr, [sp, #236]
	umaal r7, r12, r1, r6
	umaal r8, r12, r2, r6
	umaal r11, r12, r3, r6
	umaal r9, r12, r4, r6
	umaal r10, r12, r5, r6
	vmov r6, s16
	mov.w lr, #0
	umaal r7, lr, r0, r6
	str.w r7, [sp, #240]
	umaal r8, lr, r1, r6
	umaal r11, lr, r2, r6
	umaal r9, lr, r3, r6
	umaal r10, lr, r4, r6
	umaal r12, lr, r5, r6
	vmov r6, s17
	mov.w r7, #0
	umaal r8, r7, r0, r6
	umaal r11, r7, r1, r6
	umaal r9, r7, r2, r6
	umaal r10, r7, r3, r6
	umaal r12, r7, r4, r6
	umaal lr, r7, r5, r6
	vmov r0, s27
	vmov r1, s28
	vmov r2, s10
	ldr.w r3, [sp, #240]
	vmov r4, s11
	mov.w r5, #0
	mov.w r6, #0
	umaal r3, r5, r0, r2
	umaal r6, r5, r1, r2
	umaal r8, r6, r0, r4
	umaal r5, r6, r1, r4
	vmov r2, s12
	vmov r4, s13
	umaal r11, r5, r0, r2
	umaal r6, r5, r1, r2
	umaal r9, r6, r0, r4
	umaal r5, r6, r1, r4
	vmov r2, s14
	vmov r4, s15
	umaal r10, r5, r0, r2
	umaal r6, r5, r1, r2
	umaal r12, r6, r0, r4
	umaal r5, r6, r1, r4
	vmov r2, s16
	vmov r4, s17
	umaal lr, r5, r0, r2
	umaal r6, r5, r1, r2
	umaal r7, r6, r0, r4
	umaal r5, r6, r1, r4
	mov.w r0, #38
	mov.w r1, #0
	umaal r8, r1, r6, r0
	asr.w r2, r8, #31
	and.w r2, r2, #19
	mla r2, r1, r0, r2
	bic.w r8, r8, #0x80000000
	vmov r1, s29
	vmov r4, s30
	vmov r6, s31
	umaal r1, r2, r11, r0
	umaal r4, r2, r9, r0
	umaal r6, r2, r10, r0
	ldr.w r9, [sp, #228]
	ldr.w r10, [sp, #232]
	ldr.w r11, [sp, #236]
	umaal r9, r2, r12, r0
	umaal r10, r2, lr, r0
	umaal r11, r2, r7, r0
	umaal r3, r2, r5, r0
	add.w r8, r8, r2
	vmov s10, r1
	vmov s11, r4
	vmov s12, r6
	vmov s13, r9
	vmov s14, r10
	vmov s15, r11
	vmov s16, r3
	vmov s17, r8
	ldr.w r0, [sp, #64]
	ldr.w r1, [sp, #68]
	ldr.w r2, [sp, #72]
	ldr.w r3, [sp, #76]
	ldr.w r4, [sp, #80]
	ldr.w r5, [sp, #84]
	ldr.w r6, [sp, #88]
	ldr.w r7, [sp, #92]
	vmov r8, s9
	vmov r9, s1
	vmov r10, s2
	vmov r11, s3
	subs.w r0, r0, r8
	sbcs.w r1, r1, #0
	sbcs.w r2, r2, #0
	sbcs.w r3, r3, #0
	sbcs.w r4, r4, #0
	sbcs.w r5, r5, #0
	sbcs.w r6, r6, #0
	sbcs.w r7, r7, #0
	vmov s27, r6
	vmov s28, r7
	umull r6, r7, r0, r9
	vmov s29, r6
	umull r6, r8, r0, r10
	umaal r6, r7, r1, r9
	vmov s30, r6
	umull r6, r11, r0, r11
	umaal r6, r8, r1, r10
	umaal r6, r7, r2, r9
	vmov s31, r6
	mov.w r6, #0
	umaal r6, r7, r3, r9
	mov.w r12, #0
	umaal r12, r7, r4, r9
	mov.w lr, #0
	umaal lr, r7, r5, r9
	umaal r6, r8, r2, r10
	umaal r12, r8, r3, r10
	umaal lr, r8, r4, r10
	umaal r7, r8, r5, r10
	vmov r9, s3
	vmov r10, s4
	umaal r6, r11, r1, r9
	umaal r12, r11, r2, r9
	umaal lr, r11, r3, r9
	umaal r7, r11, r4, r9
	umaal r8, r11, r5, r9
	mov.w r9, #0
	umaal r6, r9, r0, r10
	str.w r6, [sp, #228]
	umaal r12, r9, r1, r10
	umaal lr, r9, r2, r10
	umaal r7, r9, r3, r10
	umaal r8, r9, r4, r10
	umaal r11, r9, r5, r10
	vmov r6, s5
	mov.w r10, #0
	umaal r12, r10, r0, r6
	str.w r12, [sp, #232]
	umaal lr, r10, r1, r6
	umaal r7, r10, r2, r6
	umaal r8, r10, r3, r6
	umaal r11, r10, r4, r6
	umaal r9, r10, r5, r6
	vmov r6, s6
	mov.w r12, #0
	umaal lr, r12, r0, r6
	str.w lr, [sp, #236]
	umaal r7, r12, r1, r6
	umaal r8, r12, r2, r6
	umaal r11, r12, r3, r6
	umaal r9, r12, r4, r6
	umaal r10, r12, r5, r6
	vmov r6, s7
	mov.w lr, #0
	umaal r7, lr, r0, r6
	str.w r7, [sp, #240]
	umaal r8, lr, r1, r6
	umaal r11, lr, r2, r6
	umaal r9, lr, r3, r6
	umaal r10, lr, r4, r6
	umaal r12, lr, r5, r6
	vmov r6, s8
	mov.w r7, #0
	umaal r8, r7, r0, r6
	umaal r11, r7, r1, r6
	umaal r9, r7, r2, r6
	umaal r10, r7, r3, r6
	umaal r12, r7, r4, r6
	umaal lr, r7, r5, r6
	vmov r0, s27
	vmov r1, s28
	vmov r2, s1
	ldr.w r3, [sp, #240]
	vmov r4, s2
	mov.w r5, #0
	mov.w r6, #0
	umaal r3, r5, r0, r2
	umaal r6, r5, r1, r2
	umaal r8, r6, r0, r4
	umaal r5, r6, r1, r4
	vmov r2, s3
	vmov r4, s4
	umaal r11, r5, r0, r2
	umaal r6, r5, r1, r2
	umaal r9, r6, r0, r4
	umaal r5, r6, r1, r4
	vmov r2, s5
	vmov r4, s6
	umaal r10, r5, r0, r2
	umaal r6, r5, r1, r2
	umaal r12, r6, r0, r4
	umaal r5, r6, r1, r4
	vmov r2, s7
	vmov r4, s8
	umaal lr, r5, r0, r2
	umaal r6, r5, r1, r2
	umaal r7, r6, r0, r4
	umaal r5, r6, r1, r4
	mov.w r0, #38
	mov.w r1, #0
	umaal r8, r1, r6, r0
	asr.w r2, r8, #31
	and.w r2, r2, #19
	mla r2, r1, r0, r2
	bic.w r8, r8, #0x80000000
	vmov r1, s29
	vmov r4, s30
	vmov r6, s31
	umaal r1, r2, r11, r0
	umaal r4, r2, r9, r0
	umaal r6, r2, r10, r0
	ldr.w r9, [sp, #228]
	ldr.w r10, [sp, #232]
	ldr.w r11, [sp, #236]
	umaal r9, r2, r12, r0
	umaal r10, r2, lr, r0
	umaal r11, r2, r7, r0
	umaal r3, r2, r5, r0
	add.w r8, r8, r2
	vmov r0, s17
	vmov r2, s10
	mov.w r5, #1
	adds.w r7, r8, r0
	rrx r12, r7
	lsr.w r12, r12, #30
	bic.w r7, r7, #0x80000000
	add.w lr, r12, r12, lsl #3
	add.w r12, r12, lr, lsl #1
	subs.w lr, r1, r2
	str.w lr, [sp, #128]
	umaal r1, r12, r2, r5
	vmov r2, s11
	sbcs.w lr, r4, r2
	str.w lr, [sp, #132]
	umaal r4, r12, r2, r5
	vmov r2, s12
	sbcs.w lr, r6, r2
	str.w lr, [sp, #136]
	umaal r6, r12, r2, r5
	vmov r2, s13
	sbcs.w lr, r9, r2
	str.w lr, [sp, #140]
	umaal r9, r12, r2, r5
	vmov r2, s14
	sbcs.w lr, r10, r2
	str.w lr, [sp, #144]
	umaal r10, r12, r2, r5
	vmov r2, s15
	sbcs.w lr, r11, r2
	str.w lr, [sp, #148]
	umaal r11, r12, r2, r5
	vmov r2, s16
	sbcs.w lr, r3, r2
	str.w lr, [sp, #152]
	umaal r3, r12, r2, r5
	sbcs.w r0, r8, r0
	str.w r0, [sp, #156]
	sbc.w r0, r0, r0
	and.w r0, r0, #38
	vmov s10, r0
	add.w r7, r7, r12
	vmov s1, r7
	umull r0, r2, r1, r1
	vmov s2, r0
	and.w r0, r4, r1, asr #31
	adds.w r1, r1, r1
	mov.w r5, #0
	umaal r2, r5, r4, r1
	vmov s3, r2
	umaal r0, r5, r4, r4
	and.w r2, r6, r4, asr #31
	adcs.w r4, r4, r4
	mov.w r7, #0
	umaal r0, r7, r6, r1
	vmov s4, r0
	umaal r5, r7, r6, r4
	umaal r2, r7, r6, r6
	and.w r0, r9, r6, asr #31
	adcs.w r6, r6, r6
	mov.w r8, #0
	umaal r5, r8, r9, r1
	vmov s5, r5
	umaal r2, r8, r9, r4
	umaal r7, r8, r9, r6
	umaal r0, r8, r9, r9
	and.w r5, r10, r9, asr #31
	adcs.w r9, r9, r9
	mov.w r12, #0
	umaal r2, r12, r10, r1
	vmov s6, r2
	umaal r7, r12, r10, r4
	umaal r0, r12, r10, r6
	umaal r8, r12, r10, r9
	umaal r5, r12, r10, r10
	and.w r2, r11, r10, asr #31
	adcs.w r10, r10, r10
	mov.w lr, #0
	umaal r7, lr, r11, r1
	vmov s7, r7
	umaal r0, lr, r11, r4
	umaal r8, lr, r11, r6
	umaal r5, lr, r11, r9
	umaal r12, lr, r11, r10
	umaal r2, lr, r11, r11
	adcs.w r11, r11, r11
	mov.w r7, #0
	umaal r0, r7, r3, r1
	vmov s8, r0
	umaal r8, r7, r3, r4
	umaal r5, r7, r3, r6
	umaal r12, r7, r3, r9
	umaal r2, r7, r3, r10
	umaal lr, r7, r3, r11
	sbc.w r0, r3, r3
	bic.w r0, r3, r0
	umaal r0, r7, r3, r3
	adcs.w r3, r3, r3
	vmov s11, r11
	vmov s12, r3
	mov.w r3, #0
	vmov r11, s1
	umaal r8, r3, r11, r1
	umaal r5, r3, r11, r4
	umaal r12, r3, r11, r6
	umaal r2, r3, r11, r9
	umaal lr, r3, r11, r10
	vmov r1, s11
	vmov r4, s12
	vmov r6, s2
	vmov r9, s3
	vmov r10, s4
	umaal r0, r3, r11, r1
	umaal r7, r3, r11, r4
	sbc.w r1, r11, r11
	bic.w r1, r11, r1
	umaal r1, r3, r11, r11
	mov.w r4, #38
	mov.w r11, #0
	umaal r8, r11, r3, r4
	asr.w r3, r8, #31
	and.w r3, r3, #19
	mla r3, r11, r4, r3
	bic.w r8, r8, #0x80000000
	umaal r6, r3, r5, r4
	umaal r9, r3, r12, r4
	umaal r10, r3, r2, r4
	vmov r2, s5
	vmov r5, s6
	vmov r11, s7
	vmov r12, s8
	umaal r2, r3, lr, r4
	umaal r5, r3, r0, r4
	umaal r11, r3, r7, r4
	umaal r12, r3, r1, r4
	add.w r8, r8, r3
	vmov s1, r6
	vmov s2, r9
	vmov s3, r10
	vmov s4, r2
	vmov s5, r5
	vmov s6, r11
	vmov s7, r12
	vmov s8, r8
	ldr.w r0, [sp, #128]
	ldr.w r1, [sp, #132]
	ldr.w r2, [sp, #136]
	ldr.w r3, [sp, #140]
	ldr.w r4, [sp, #144]
	ldr.w r5, [sp, #148]
	ldr.w r6, [sp, #152]
	ldr.w r7, [sp, #156]
	vmov r8, s10
	subs.w r0, r0, r8
	sbcs.w r1, r1, #0
	sbcs.w r2, r2, #0
	sbcs.w r3, r3, #0
	sbcs.w r4, r4, #0
	sbcs.w r5, r5, #0
	sbcs.w r6, r6, #0
	sbcs.w r7, r7, #0
	vmov s10, r7
	umull r7, r8, r0, r0
	vmov s11, r7
	and.w r7, r1, r0, asr #31
	adds.w r0, r0, r0
	mov.w r9, #0
	umaal r8, r9, r1, r0
	vmov s12, r8
	umaal r7, r9, r1, r1
	and.w r8, r2, r1, asr #31
	adcs.w r1, r1, r1
	mov.w r10, #0
	umaal r7, r10, r2, r0
	vmov s13, r7
	umaal r9, r10, r2, r1
	umaal r8, r10, r2, r2
	and.w r7, r3, r2, asr #31
	adcs.w r2, r2, r2
	mov.w r11, #0
	umaal r9, r11, r3, r0
	vmov s14, r9
	umaal r8, r11, r3, r1
	umaal r10, r11, r3, r2
	umaal r7, r11, r3, r3
	and.w r9, r4, r3, asr #31
	adcs.w r3, r3, r3
	mov.w r12, #0
	umaal r8, r12, r4, r0
	vmov s15, r8
	umaal r10, r12, r4, r1
	umaal r7, r12, r4, r2
	umaal r11, r12, r4, r3
	umaal r9, r12, r4, r4
	and.w r8, r5, r4, asr #31
	adcs.w r4, r4, r4
	mov.w lr, #0
	umaal r10, lr, r5, r0
	vmov s16, r10
	umaal r7, lr, r5, r1
	umaal r11, lr, r5, r2
	umaal r9, lr, r5, r3
	umaal r12, lr, r5, r4
	umaal r8, lr, r5, r5
	adcs.w r5, r5, r5
	mov.w r10, #0
	umaal r7, r10, r6, r0
	vmov s17, r7
	umaal r11, r10, r6, r1
	umaal r9, r10, r6, r2
	umaal r12, r10, r6, r3
	umaal r8, r10, r6, r4
	umaal lr, r10, r6, r5
	sbc.w r7, r6, r6
	bic.w r7, r6, r7
	umaal r7, r10, r6, r6
	adcs.w r6, r6, r6
	vmov s27, r5
	vmov s28, r6
	mov.w r5, #0
	vmov r6, s10
	umaal r11, r5, r6, r0
	umaal r9, r5, r6, r1
	umaal r12, r5, r6, r2
	umaal r8, r5, r6, r3
	umaal lr, r5, r6, r4
	vmov r0, s27
	vmov r1, s28
	vmov r2, s11
	vmov r3, s12
	vmov r4, s13
	umaal r7, r5, r6, r0
	umaal r10, r5, r6, r1
	sbc.w r0, r6, r6
	bic.w r0, r6, r0
	umaal r0, r5, r6, r6
	mov.w r1, #38
	mov.w r6, #0
	umaal r11, r6, r5, r1
	asr.w r5, r11, #31
	and.w r5, r5, #19
	mla r5, r6, r1, r5
	bic.w r11, r11, #0x80000000
	umaal r2, r5, r9, r1
	umaal r3, r5, r12, r1
	umaal r4, r5, r8, r1
	vmov r6, s14
	vmov r8, s15
	vmov r9, s16
	vmov r12, s17
	umaal r6, r5, lr, r1
	umaal r8, r5, r7, r1
	umaal r9, r5, r10, r1
	umaal r12, r5, r0, r1
	add.w r11, r11, r5
	vldr s10, [sp, #0]
	vldr s11, [sp, #4]
	vldr s12, [sp, #8]
	vldr s13, [sp, #12]
	vldr s14, [sp, #16]
	vldr s15, [sp, #20]
	vldr s16, [sp, #24]
	vldr s17, [sp, #28]
	vmov s27, r12
	vmov r0, s10
	vmov r1, s11
	vmov r5, s12
	umull r7, r10, r2, r0
	vmov s28, r11
	vmov s29, r7
	umull r7, r11, r2, r1
	umaal r7, r10, r3, r0
	vmov s30, r7
	umull r5, r7, r2, r5
	umaal r5, r11, r3, r1
	umaal r5, r10, r4, r0
	vmov s31, r5
	mov.w r5, #0
	umaal r5, r10, r6, r0
	mov.w r12, #0
	umaal r12, r10, r8, r0
	mov.w lr, #0
	umaal lr, r10, r9, r0
	umaal r5, r11, r4, r1
	umaal r12, r11, r6, r1
	umaal lr, r11, r8, r1
	umaal r10, r11, r9, r1
	vmov r0, s12
	vmov r1, s13
	umaal r5, r7, r3, r0
	umaal r12, r7, r4, r0
	umaal lr, r7, r6, r0
	umaal r10, r7, r8, r0
	umaal r11, r7, r9, r0
	mov.w r0, #0
	umaal r5, r0, r2, r1
	str.w r5, [sp, #228]
	umaal r12, r0, r3, r1
	umaal lr, r0, r4, r1
	umaal r10, r0, r6, r1
	umaal r11, r0, r8, r1
	umaal r7, r0, r9, r1
	vmov r1, s14
	mov.w r5, #0
	umaal r12, r5, r2, r1
	str.w r12, [sp, #232]
	umaal lr, r5, r3, r1
	umaal r10, r5, r4, r1
	umaal r11, r5, r6, r1
	umaal r7, r5, r8, r1
	umaal r0, r5, r9, r1
	vmov r1, s15
	mov.w r12, #0
	umaal lr, r12, r2, r1
	str.w lr, [sp, #236]
	umaal r10, r12, r3, r1
	umaal r11, r12, r4, r1
	umaal r7, r12, r6, r1
	umaal r0, r12, r8, r1
	umaal r5, r12, r9, r1
	vmov r1, s16
	mov.w lr, #0
	umaal r10, lr, r2, r1
	str.w r10, [sp, #240]
	umaal r11, lr, r3, r1
	umaal r7, lr, r4, r1
	umaal r0, lr, r6, r1
	umaal r5, lr, r8, r1
	umaal r12, lr, r9, r1
	vmov r1, s17
	mov.w r10, #0
	umaal r11, r10, r2, r1
	umaal r7, r10, r3, r1
	umaal r0, r10, r4, r1
	umaal r5, r10, r6, r1
	umaal r12, r10, r8, r1
	umaal lr, r10, r9, r1
	vmov r1, s27
	vmov r2, s28
	vmov r3, s10
	ldr.w r4, [sp, #240]
	vmov r6, s11
	mov.w r8, #0
	mov.w r9, #0
	umaal r4, r8, r1, r3
	umaal r9, r8, r2, r3
	umaal r11, r9, r1, r6
	umaal r8, r9, r2, r6
	vmov r3, s12
	vmov r6, s13
	umaal r7, r8, r1, r3
	umaal r9, r8, r2, r3
	umaal r0, r9, r1, r6
	umaal r8, r9, r2, r6
	vmov r3, s14
	vmov r6, s15
	umaal r5, r8, r1, r3
	umaal r9, r8, r2, r3
	umaal r12, r9, r1, r6
	umaal r8, r9, r2, r6
	vmov r3, s16
	vmov r6, s17
	umaal lr, r8, r1, r3
	umaal r9, r8, r2, r3
	umaal r10, r9, r1, r6
	umaal r8, r9, r2, r6
	mov.w r1, #38
	mov.w r2, #0
	umaal r11, r2, r9, r1
	asr.w r3, r11, #31
	and.w r3, r3, #19
	mla r3, r2, r1, r3
	bic.w r11, r11, #0x80000000
	vmov r2, s29
	vmov r6, s30
	vmov r9, s31
	umaal r2, r3, r7, r1
	umaal r6, r3, r0, r1
	umaal r9, r3, r5, r1
	ldr.w r0, [sp, #228]
	ldr.w r5, [sp, #232]
	ldr.w r7, [sp, #236]
	umaal r0, r3, r12, r1
	umaal r5, r3, lr, r1
	umaal r7, r3, r10, r1
	umaal r4, r3, r8, r1
	add.w r11, r11, r3
	str.w r2, [sp, #32]
	str.w r6, [sp, #36]
	str.w r9, [sp, #40]
	str.w r0, [sp, #44]
	str.w r5, [sp, #48]
	str.w r7, [sp, #52]
	str.w r4, [sp, #56]
	str.w r11, [sp, #60]
	ldr.w r0, [sp, #64]
	ldr.w r1, [sp, #68]
	ldr.w r2, [sp, #72]
	ldr.w r3, [sp, #76]
	ldr.w r4, [sp, #96]
	ldr.w r5, [sp, #100]
	ldr.w r6, [sp, #104]
	ldr.w r7, [sp, #108]
	ldr.w r8, [sp, #80]
	ldr.w r9, [sp, #84]
	ldr.w r10, [sp, #88]
	ldr.w r11, [sp, #92]
	ldr.w r12, [sp, #112]
	ldr.w lr, [sp, #116]
	sel r0, r4, r0
	sel r1, r5, r1
	sel r2, r6, r2
	sel r3, r7, r3
	sel r4, r12, r8
	sel r5, lr, r9
	ldr.w r6, [sp, #120]
	ldr.w r7, [sp, #124]
	vmov r8, s18
	vmov r9, s9
	sel r6, r6, r10
	sel r7, r7, r11
	sel r8, r8, r9
	subs.w r0, r0, r8
	sbcs.w r1, r1, #0
	sbcs.w r2, r2, #0
	sbcs.w r3, r3, #0
	sbcs.w r4, r4, #0
	sbcs.w r5, r5, #0
	sbcs.w r6, r6, #0
	sbcs.w r7, r7, #0
	vmov s9, r7
	umull r7, r8, r0, r0
	vmov s10, r7
	and.w r7, r1, r0, asr #31
	adds.w r0, r0, r0
	mov.w r9, #0
	umaal r8, r9, r1, r0
	vmov s11, r8
	umaal r7, r9, r1, r1
	and.w r8, r2, r1, asr #31
	adcs.w r1, r1, r1
	mov.w r10, #0
	umaal r7, r10, r2, r0
	vmov s12, r7
	umaal r9, r10, r2, r1
	umaal r8, r10, r2, r2
	and.w r7, r3, r2, asr #31
	adcs.w r2, r2, r2
	mov.w r11, #0
	umaal r9, r11, r3, r0
	vmov s13, r9
	umaal r8, r11, r3, r1
	umaal r10, r11, r3, r2
	umaal r7, r11, r3, r3
	and.w r9, r4, r3, asr #31
	adcs.w r3, r3, r3
	mov.w r12, #0
	umaal r8, r12, r4, r0
	vmov s14, r8
	umaal r10, r12, r4, r1
	umaal r7, r12, r4, r2
	umaal r11, r12, r4, r3
	umaal r9, r12, r4, r4
	and.w r8, r5, r4, asr #31
	adcs.w r4, r4, r4
	mov.w lr, #0
	umaal r10, lr, r5, r0
	vmov s15, r10
	umaal r7, lr, r5, r1
	umaal r11, lr, r5, r2
	umaal r9, lr, r5, r3
	umaal r12, lr, r5, r4
	umaal r8, lr, r5, r5
	adcs.w r5, r5, r5
	mov.w r10, #0
	umaal r7, r10, r6, r0
	vmov s16, r7
	umaal r11, r10, r6, r1
	umaal r9, r10, r6, r2
	umaal r12, r10, r6, r3
	umaal r8, r10, r6, r4
	umaal lr, r10, r6, r5
	sbc.w r7, r6, r6
	bic.w r7, r6, r7
	umaal r7, r10, r6, r6
	adcs.w r6, r6, r6
	vmov s17, r5
	vmov s18, r6
	mov.w r5, #0
	vmov r6, s9
	umaal r11, r5, r6, r0
	umaal r9, r5, r6, r1
	umaal r12, r5, r6, r2
	umaal r8, r5, r6, r3
	umaal lr, r5, r6, r4
	vmov r0, s17
	vmov r1, s18
	vmov r2, s10
	vmov r3, s11
	vmov r4, s12
	umaal r7, r5, r6, r0
	umaal r10, r5, r6, r1
	sbc.w r0, r6, r6
	bic.w r0, r6, r0
	umaal r0, r5, r6, r6
	mov.w r1, #38
	mov.w r6, #0
	umaal r11, r6, r5, r1
	asr.w r5, r11, #31
	and.w r5, r5, #19
	mla r5, r6, r1, r5
	bic.w r11, r11, #0x80000000
	umaal r2, r5, r9, r1
	umaal r3, r5, r12, r1
	umaal r4, r5, r8, r1
	vmov r6, s13
	vmov r8, s14
	vmov r9, s15
	vmov r12, s16
	umaal r6, r5, lr, r1
	umaal r8, r5, r7, r1
	umaal r9, r5, r10, r1
	umaal r12, r5, r0, r1
	add.w r11, r11, r5
	vmov s17, r2
	vmov s18, r3
	vmov s27, r4
	vmov s28, r6
	vmov s29, r8
	vmov s30, r9
	vmov s31, r12
	str.w r11, [sp, #228]
	vmov s9, r12
	vmov r0, s19
	vmov r1, s20
	vmov r5, s21
	umull r7, r10, r2, r0
	vmov s10, r11
	vmov s11, r7
	umull r7, r11, r2, r1
	umaal r7, r10, r3, r0
	vmov s12, r7
	umull r5, r7, r2, r5
	umaal r5, r11, r3, r1
	umaal r5, r10, r4, r0
	vmov s13, r5
	mov.w r5, #0
	umaal r5, r10, r6, r0
	mov.w r12, #0
	umaal r12, r10, r8, r0
	mov.w lr, #0
	umaal lr, r10, r9, r0
	umaal r5, r11, r4, r1
	umaal r12, r11, r6, r1
	umaal lr, r11, r8, r1
	umaal r10, r11, r9, r1
	vmov r0, s21
	vmov r1, s22
	umaal r5, r7, r3, r0
	umaal r12, r7, r4, r0
	umaal lr, r7, r6, r0
	umaal r10, r7, r8, r0
	umaal r11, r7, r9, r0
	mov.w r0, #0
	umaal r5, r0, r2, r1
	vmov s14, r5
	umaal r12, r0, r3, r1
	umaal lr, r0, r4, r1
	umaal r10, r0, r6, r1
	umaal r11, r0, r8, r1
	umaal r7, r0, r9, r1
	vmov r1, s23
	mov.w r5, #0
	umaal r12, r5, r2, r1
	vmov s15, r12
	umaal lr, r5, r3, r1
	umaal r10, r5, r4, r1
	umaal r11, r5, r6, r1
	umaal r7, r5, r8, r1
	umaal r0, r5, r9, r1
	vmov r1, s24
	mov.w r12, #0
	umaal lr, r12, r2, r1
	vmov s16, lr
	umaal r10, r12, r3, r1
	umaal r11, r12, r4, r1
	umaal r7, r12, r6, r1
	umaal r0, r12, r8, r1
	umaal r5, r12, r9, r1
	vmov r1, s25
	mov.w lr, #0
	umaal r10, lr, r2, r1
	str.w r10, [sp, #232]
	umaal r11, lr, r3, r1
	umaal r7, lr, r4, r1
	umaal r0, lr, r6, r1
	umaal r5, lr, r8, r1
	umaal r12, lr, r9, r1
	vmov r1, s26
	mov.w r10, #0
	umaal r11, r10, r2, r1
	umaal r7, r10, r3, r1
	umaal r0, r10, r4, r1
	umaal r5, r10, r6, r1
	umaal r12, r10, r8, r1
	umaal lr, r10, r9, r1
	vmov r1, s9
	vmov r2, s10
	vmov r3, s19
	ldr.w r4, [sp, #232]
	vmov r6, s20
	mov.w r8, #0
	mov.w r9, #0
	umaal r4, r8, r1, r3
	umaal r9, r8, r2, r3
	umaal r11, r9, r1, r6
	umaal r8, r9, r2, r6
	vmov r3, s21
	vmov r6, s22
	umaal r7, r8, r1, r3
	umaal r9, r8, r2, r3
	umaal r0, r9, r1, r6
	umaal r8, r9, r2, r6
	vmov r3, s23
	vmov r6, s24
	umaal r5, r8, r1, r3
	umaal r9, r8, r2, r3
	umaal r12, r9, r1, r6
	umaal r8, r9, r2, r6
	vmov r3, s25
	vmov r6, s26
	umaal lr, r8, r1, r3
	umaal r9, r8, r2, r3
	umaal r10, r9, r1, r6
	umaal r8, r9, r2, r6
	mov.w r1, #38
	mov.w r2, #0
	umaal r11, r2, r9, r1
	asr.w r3, r11, #31
	and.w r3, r3, #19
	mla r3, r2, r1, r3
	bic.w r11, r11, #0x80000000
	vmov r2, s11
	vmov r6, s12
	vmov r9, s13
	umaal r2, r3, r7, r1
	umaal r6, r3, r0, r1
	umaal r9, r3, r5, r1
	vmov r0, s14
	vmov r5, s15
	vmov r7, s16
	umaal r0, r3, r12, r1
	umaal r5, r3, lr, r1
	umaal r7, r3, r10, r1
	umaal r4, r3, r8, r1
	add.w r11, r11, r3
	vmov s9, r2
	vmov s10, r6
	vmov s11, r9
	vmov s12, r0
	vmov s13, r5
	vmov s14, r7
	vmov s15, r4
	vmov s16, r11
	vmov r0, s19
	vmov r1, s17
	vmov r2, s20
	vmov r3, s18
	vmov r4, s21
	vmov r5, s27
	vmov r6, s22
	vmov r7, s28
	vmov r8, s23
	vmov r9, s29
	vmov r10, s24
	vmov r11, s30
	vmov r12, s25
	vmov lr, s31
	subs.w r0, r0, r1
	sbcs.w r1, r2, r3
	sbcs.w r2, r4, r5
	sbcs.w r3, r6, r7
	sbcs.w r4, r8, r9
	sbcs.w r5, r10, r11
	sbcs.w r6, r12, lr
	vmov r7, s26
	ldr.w r8, [sp, #228]
	vmov r9, s26
	vmov r10, s19
	vmov r11, s20
	vmov r12, s21
	sbcs.w r7, r7, r8
	sbc.w r8, r8, r8
	and.w r8, r8, #38
	subs.w r0, r0, r8
	sbcs.w r1, r1, #0
	sbcs.w r2, r2, #0
	sbcs.w r3, r3, #0
	sbcs.w r4, r4, #0
	sbcs.w r5, r5, #0
	sbcs.w r6, r6, #0
	sbcs.w r7, r7, #0
	vmov s17, r0
	vmov s18, r1
	vmov s19, r2
	vmov s20, r3
	vmov s21, r4
	vmov s26, r5
	vmov s27, r6
	vmov s28, r7
	movw r8, #56129
	movt r8, #1
	mov.w lr, #0
	umaal r9, lr, r7, r8
	cmn.w r9, r9
	adc.w lr, lr, lr
	bic.w r9, r9, #0x80000000
	add.w r7, lr, lr, lsl #3
	add.w r7, lr, r7, lsl #1
	umaal r10, r7, r0, r8
	umaal r11, r7, r1, r8
	umaal r12, r7, r2, r8
	vmov r0, s22
	vmov r1, s23
	vmov r2, s24
	vmov lr, s25
	umaal r0, r7, r3, r8
	umaal r1, r7, r4, r8
	umaal r2, r7, r5, r8
	umaal lr, r7, r6, r8
	add.w r9, r9, r7
	vmov s22, lr
	vmov r3, s17
	vmov r4, s18
	vmov r5, s19
	umull r6, r7, r10, r3
	vmov s23, r9
	vmov s24, r6
	umull r6, r8, r10, r4
	umaal r6, r7, r11, r3
	vmov s25, r6
	umull r5, r6, r10, r5
	umaal r5, r8, r11, r4
	umaal r5, r7, r12, r3
	vmov s29, r5
	mov.w r5, #0
	umaal r5, r7, r0, r3
	mov.w r9, #0
	umaal r9, r7, r1, r3
	mov.w lr, #0
	umaal lr, r7, r2, r3
	umaal r5, r8, r12, r4
	umaal r9, r8, r0, r4
	umaal lr, r8, r1, r4
	umaal r7, r8, r2, r4
	vmov r3, s19
	vmov r4, s20
	umaal r5, r6, r11, r3
	umaal r9, r6, r12, r3
	umaal lr, r6, r0, r3
	umaal r7, r6, r1, r3
	umaal r8, r6, r2, r3
	mov.w r3, #0
	umaal r5, r3, r10, r4
	vmov s30, r5
	umaal r9, r3, r11, r4
	umaal lr, r3, r12, r4
	umaal r7, r3, r0, r4
	umaal r8, r3, r1, r4
	umaal r6, r3, r2, r4
	vmov r4, s21
	mov.w r5, #0
	umaal r9, r5, r10, r4
	vmov s31, r9
	umaal lr, r5, r11, r4
	umaal r7, r5, r12, r4
	umaal r8, r5, r0, r4
	umaal r6, r5, r1, r4
	umaal r3, r5, r2, r4
	vmov r4, s26
	mov.w r9, #0
	umaal lr, r9, r10, r4
	str.w lr, [sp, #228]
	umaal r7, r9, r11, r4
	umaal r8, r9, r12, r4
	umaal r6, r9, r0, r4
	umaal r3, r9, r1, r4
	umaal r5, r9, r2, r4
	vmov r4, s27
	mov.w lr, #0
	umaal r7, lr, r10, r4
	str.w r7, [sp, #232]
	umaal r8, lr, r11, r4
	umaal r6, lr, r12, r4
	umaal r3, lr, r0, r4
	umaal r5, lr, r1, r4
	umaal r9, lr, r2, r4
	vmov r4, s28
	mov.w r7, #0
	umaal r8, r7, r10, r4
	umaal r6, r7, r11, r4
	umaal r3, r7, r12, r4
	umaal r5, r7, r0, r4
	umaal r9, r7, r1, r4
	umaal lr, r7, r2, r4
	vmov r0, s22
	vmov r1, s23
	vmov r2, s17
	ldr.w r4, [sp, #232]
	vmov r10, s18
	mov.w r11, #0
	mov.w r12, #0
	umaal r4, r11, r0, r2
	umaal r12, r11, r1, r2
	umaal r8, r12, r0, r10
	umaal r11, r12, r1, r10
	vmov r2, s19
	vmov r10, s20
	umaal r6, r11, r0, r2
	umaal r12, r11, r1, r2
	umaal r3, r12, r0, r10
	umaal r11, r12, r1, r10
	vmov r2, s21
	vmov r10, s26
	umaal r5, r11, r0, r2
	umaal r12, r11, r1, r2
	umaal r9, r12, r0, r10
	umaal r11, r12, r1, r10
	vmov r2, s27
	vmov r10, s28
	umaal lr, r11, r0, r2
	umaal r12, r11, r1, r2
	umaal r7, r12, r0, r10
	umaal r11, r12, r1, r10
	mov.w r0, #38
	mov.w r1, #0
	umaal r8, r1, r12, r0
	asr.w r2, r8, #31
	and.w r2, r2, #19
	mla r2, r1, r0, r2
	bic.w r8, r8, #0x80000000
	vmov r1, s24
	vmov r10, s25
	vmov r12, s29
	umaal r1, r2, r6, r0
	umaal r10, r2, r3, r0
	umaal r12, r2, r5, r0
	vmov r3, s30
	vmov r5, s31
	ldr.w r6, [sp, #228]
	umaal r3, r2, r9, r0
	umaal r5, r2, lr, r0
	umaal r6, r2, r7, r0
	umaal r4, r2, r11, r0
	add.w r8, r8, r2
	vmov r0, s0
	cmp.w r0, #0x80000000
	bne.w .Lstep
.Lnext_chunk:
	ldr.w r2, [sp, #200]
	ldr.w r0, [r2, #-4]!
	str.w r2, [sp, #200]
	vmov s0, r0
	cmp.w r0, #0
	bne.w .Lstep
	ldr.w pc, [sp, #204]
	.p2align 2
.Ldouble:
	str.w lr, [sp, #208]
	vmov r0, s16
	mov.w r2, #1
	adds.w r7, r8, r0
	rrx r9, r7
	lsr.w r9, r9, #30
	bic.w r7, r7, #0x80000000
	add.w r11, r9, r9, lsl #3
	add.w r9, r9, r11, lsl #1
	vmov r11, s9
	subs.w lr, r1, r11
	str.w lr, [sp, #64]
	umaal r1, r9, r11, r2
	vmov r11, s10
	sbcs.w lr, r10, r11
	str.w lr, [sp, #68]
	umaal r10, r9, r11, r2
	vmov r11, s11
	sbcs.w lr, r12, r11
	str.w lr, [sp, #72]
	umaal r12, r9, r11, r2
	vmov r11, s12
	sbcs.w lr, r3, r11
	str.w lr, [sp, #76]
	umaal r3, r9, r11, r2
	vmov r11, s13
	sbcs.w lr, r5, r11
	str.w lr, [sp, #80]
	umaal r5, r9, r11, r2
	vmov r11, s14
	sbcs.w lr, r6, r11
	str.w lr, [sp, #84]
	umaal r6, r9, r11, r2
	vmov r11, s15
	sbcs.w lr, r4, r11
	str.w lr, [sp, #88]
	umaal r4, r9, r11, r2
	sbcs.w r0, r8, r0
	str.w r0, [sp, #92]
	sbc.w r0, r0, r0
	and.w r0, r0, #38
	vmov s9, r0
	add.w r7, r7, r9
	vmov s10, r7
	umull r0, r2, r1, r1
	vmov s11, r0
	and.w r0, r10, r1, asr #31
	adds.w r1, r1, r1
	mov.w r7, #0
	umaal r2, r7, r10, r1
	vmov s12, r2
	umaal r0, r7, r10, r10
	and.w r2, r12, r10, asr #31
	adcs.w r10, r10, r10
	mov.w r8, #0
	umaal r0, r8, r12, r1
	vmov s13, r0
	umaal r7, r8, r12, r10
	umaal r2, r8, r12, r12
	and.w r0, r3, r12, asr #31
	adcs.w r12, r12, r12
	mov.w r9, #0
	umaal r7, r9, r3, r1
	vmov s14, r7
	umaal r2, r9, r3, r10
	umaal r8, r9, r3, r12
	umaal r0, r9, r3, r3
	and.w r7, r5, r3, asr #31
	adcs.w r3, r3, r3
	mov.w r11, #0
	umaal r2, r11, r5, r1
	vmov s15, r2
	umaal r8, r11, r5, r10
	umaal r0, r11, r5, r12
	umaal r9, r11, r5, r3
	umaal r7, r11, r5, r5
	and.w r2, r6, r5, asr #31
	adcs.w r5, r5, r5
	mov.w lr, #0
	umaal r8, lr, r6, r1
	vmov s16, r8
	umaal r0, lr, r6, r10
	umaal r9, lr, r6, r12
	umaal r7, lr, r6, r3
	umaal r11, lr, r6, r5
	umaal r2, lr, r6, r6
	adcs.w r6, r6, r6
	mov.w r8, #0
	umaal r0, r8, r4, r1
	vmov s17, r0
	umaal r9, r8, r4, r10
	umaal r7, r8, r4, r12
	umaal r11, r8, r4, r3
	umaal r2, r8, r4, r5
	umaal lr, r8, r4, r6
	sbc.w r0, r4, r4
	bic.w r0, r4, r0
	umaal r0, r8, r4, r4
	adcs.w r4, r4, r4
	vmov s18, r6
	vmov s19, r4
	mov.w r4, #0
	vmov r6, s10
	umaal r9, r4, r6, r1
	umaal r7, r4, r6, r10
	umaal r11, r4, r6, r12
	umaal r2, r4, r6, r3
	umaal lr, r4, r6, r5
	vmov r1, s18
	vmov r3, s19
	vmov r5, s11
	vmov r10, s12
	vmov r12, s13
	umaal r0, r4, r6, r1
	umaal r8, r4, r6, r3
	sbc.w r1, r6, r6
	bic.w r1, r6, r1
	umaal r1, r4, r6, r6
	mov.w r3, #38
	mov.w r6, #0
	umaal r9, r6, r4, r3
	asr.w r4, r9, #31
	and.w r4, r4, #19
	mla r4, r6, r3, r4
	bic.w r9, r9, #0x80000000
	umaal r5, r4, r7, r3
	umaal r10, r4, r11, r3
	umaal r12, r4, r2, r3
	vmov r2, s14
	vmov r6, s15
	vmov r7, s16
	vmov r11, s17
	umaal r2, r4, lr, r3
	umaal r6, r4, r0, r3
	umaal r7, r4, r8, r3
	umaal r11, r4, r1, r3
	add.w r9, r9, r4
	vmov s17, r5
	vmov s18, r10
	vmov s19, r12
	vmov s20, r2
	vmov s21, r6
	vmov s22, r7
	vmov s23, r11
	vmov s24, r9
	ldr.w r0, [sp, #64]
	ldr.w r1, [sp, #68]
	ldr.w r2, [sp, #72]
	ldr.w r3, [sp, #76]
	ldr.w r4, [sp, #80]
	ldr.w r5, [sp, #84]
	ldr.w r6, [sp, #88]
	ldr.w r7, [sp, #92]
	vmov r8, s9
	subs.w r0, r0, r8
	sbcs.w r1, r1, #0
	sbcs.w r2, r2, #0
	sbcs.w r3, r3, #0
	sbcs.w r4, r4, #0
	sbcs.w r5, r5, #0
	sbcs.w r6, r6, #0
	sbcs.w r7, r7, #0
	vmov s9, r7
	umull r7, r8, r0, r0
	vmov s10, r7
	and.w r7, r1, r0, asr #31
	adds.w r0, r0, r0
	mov.w r9, #0
	umaal r8, r9, r1, r0
	vmov s11, r8
	umaal r7, r9, r1, r1
	and.w r8, r2, r1, asr #31
	adcs.w r1, r1, r1
	mov.w r10, #0
	umaal r7, r10, r2, r0
	vmov s12, r7
	umaal r9, r10, r2, r1
	umaal r8, r10, r2, r2
	and.w r7, r3, r2, asr #31
	adcs.w r2, r2, r2
	mov.w r11, #0
	umaal r9, r11, r3, r0
	vmov s13, r9
	umaal r8, r11, r3, r1
	umaal r10, r11, r3, r2
	umaal r7, r11, r3, r3
	and.w r9, r4, r3, asr #31
	adcs.w r3, r3, r3
	mov.w r12, #0
	umaal r8, r12, r4, r0
	vmov s14, r8
	umaal r10, r12, r4, r1
	umaal r7, r12, r4, r2
	umaal r11, r12, r4, r3
	umaal r9, r12, r4, r4
	and.w r8, r5, r4, asr #31
	adcs.w r4, r4, r4
	mov.w lr, #0
	umaal r10, lr, r5, r0
	vmov s15, r10
	umaal r7, lr, r5, r1
	umaal r11, lr, r5, r2
	umaal r9, lr, r5, r3
	umaal r12, lr, r5, r4
	umaal r8, lr, r5, r5
	adcs.w r5, r5, r5
	mov.w r10, #0
	umaal r7, r10, r6, r0
	vmov s16, r7
	umaal r11, r10, r6, r1
	umaal r9, r10, r6, r2
	umaal r12, r10, r6, r3
	umaal r8, r10, r6, r4
	umaal lr, r10, r6, r5
	sbc.w r7, r6, r6
	bic.w r7, r6, r7
	umaal r7, r10, r6, r6
	adcs.w r6, r6, r6
	vmov s25, r5
	vmov s26, r6
	mov.w r5, #0
	vmov r6, s9
	umaal r11, r5, r6, r0
	umaal r9, r5, r6, r1
	umaal r12, r5, r6, r2
	umaal r8, r5, r6, r3
	umaal lr, r5, r6, r4
	vmov r0, s25
	vmov r1, s26
	vmov r2, s10
	vmov r3, s11
	vmov r4, s12
	umaal r7, r5, r6, r0
	umaal r10, r5, r6, r1
	sbc.w r0, r6, r6
	bic.w r0, r6, r0
	umaal r0, r5, r6, r6
	mov.w r1, #38
	mov.w r6, #0
	umaal r11, r6, r5, r1
	asr.w r5, r11, #31
	and.w r5, r5, #19
	mla r5, r6, r1, r5
	bic.w r11, r11, #0x80000000
	umaal r2, r5, r9, r1
	umaal r3, r5, r12, r1
	umaal r4, r5, r8, r1
	vmov r6, s13
	vmov r8, s14
	vmov r9, s15
	vmov r12, s16
	umaal r6, r5, lr, r1
	umaal r8, r5, r7, r1
	umaal r9, r5, r10, r1
	umaal r12, r5, r0, r1
	add.w r11, r11, r5
	vmov s25, r2
	vmov s26, r3
	vmov s27, r4
	vmov s28, r6
	vmov s29, r8
	vmov s30, r9
	vmov s31, r12
	str.w r11, [sp, #228]
	vmov s9, r12
	vmov r0, s17
	vmov r1, s18
	vmov r5, s19
	umull r7, r10, r2, r0
	vmov s10, r11
	vmov s11, r7
	umull r7, r11, r2, r1
	umaal r7, r10, r3, r0
	vmov s12, r7
	umull r5, r7, r2, r5
	umaal r5, r11, r3, r1
	umaal r5, r10, r4, r0
	vmov s13, r5
	mov.w r5, #0
	umaal r5, r10, r6, r0
	mov.w r12, #0
	umaal r12, r10, r8, r0
	mov.w lr, #0
	umaal lr, r10, r9, r0
	umaal r5, r11, r4, r1
	umaal r12, r11, r6, r1
	umaal lr, r11, r8, r1
	umaal r10, r11, r9, r1
	vmov r0, s19
	vmov r1, s20
	umaal r5, r7, r3, r0
	umaal r12, r7, r4, r0
	umaal lr, r7, r6, r0
	umaal r10, r7, r8, r0
	umaal r11, r7, r9, r0
	mov.w r0, #0
	umaal r5, r0, r2, r1
	vmov s14, r5
	umaal r12, r0, r3, r1
	umaal lr, r0, r4, r1
	umaal r10, r0, r6, r1
	umaal r11, r0, r8, r1
	umaal r7, r0, r9, r1
	vmov r1, s21
	mov.w r5, #0
	umaal r12, r5, r2, r1
	vmov s15, r12
	umaal lr, r5, r3, r1
	umaal r10, r5, r4, r1
	umaal r11, r5, r6, r1
	umaal r7, r5, r8, r1
	umaal r0, r5, r9, r1
	vmov r1, s22
	mov.w r12, #0
	umaal lr, r12, r2, r1
	vmov s16, lr
	umaal r10, r12, r3, r1
	umaal r11, r12, r4, r1
	umaal r7, r12, r6, r1
	umaal r0, r12, r8, r1
	umaal r5, r12, r9, r1
	vmov r1, s23
	mov.w lr, #0
	umaal r10, lr, r2, r1
	str.w r10, [sp, #232]
	umaal r11, lr, r3, r1
	umaal r7, lr, r4, r1
	umaal r0, lr, r6, r1
	umaal r5, lr, r8, r1
	umaal r12, lr, r9, r1
	vmov r1, s24
	mov.w r10, #0
	umaal r11, r10, r2, r1
	umaal r7, r10, r3, r1
	umaal r0, r10, r4, r1
	umaal r5, r10, r6, r1
	umaal r12, r10, r8, r1
	umaal lr, r10, r9, r1
	vmov r1, s9
	vmov r2, s10
	vmov r3, s17
	ldr.w r4, [sp, #232]
	vmov r6, s18
	mov.w r8, #0
	mov.w r9, #0
	umaal r4, r8, r1, r3
	umaal r9, r8, r2, r3
	umaal r11, r9, r1, r6
	umaal r8, r9, r2, r6
	vmov r3, s19
	vmov r6, s20
	umaal r7, r8, r1, r3
	umaal r9, r8, r2, r3
	umaal r0, r9, r1, r6
	umaal r8, r9, r2, r6
	vmov r3, s21
	vmov r6, s22
	umaal r5, r8, r1, r3
	umaal r9, r8, r2, r3
	umaal r12, r9, r1, r6
	umaal r8, r9, r2, r6
	vmov r3, s23
	vmov r6, s24
	umaal lr, r8, r1, r3
	umaal r9, r8, r2, r3
	umaal r10, r9, r1, r6
	umaal r8, r9, r2, r6
	mov.w r1, #38
	mov.w r2, #0
	umaal r11, r2, r9, r1
	asr.w r3, r11, #31
	and.w r3, r3, #19
	mla r3, r2, r1, r3
	bic.w r11, r11, #0x80000000
	vmov r2, s11
	vmov r6, s12
	vmov r9, s13
	umaal r2, r3, r7, r1
	umaal r6, r3, r0, r1
	umaal r9, r3, r5, r1
	vmov r0, s14
	vmov r5, s15
	vmov r7, s16
	umaal r0, r3, r12, r1
	umaal r5, r3, lr, r1
	umaal r7, r3, r10, r1
	umaal r4, r3, r8, r1
	add.w r11, r11, r3
	vmov s9, r2
	vmov s10, r6
	vmov s11, r9
	vmov s12, r0
	vmov s13, r5
	vmov s14, r7
	vmov s15, r4
	vmov s16, r11
	vmov r0, s17
	vmov r1, s25
	vmov r2, s18
	vmov r3, s26
	vmov r4, s19
	vmov r5, s27
	vmov r6, s20
	vmov r7, s28
	vmov r8, s21
	vmov r9, s29
	vmov r10, s22
	vmov r11, s30
	vmov r12, s23
	vmov lr, s31
	subs.w r0, r0, r1
	sbcs.w r1, r2, r3
	sbcs.w r2, r4, r5
	sbcs.w r3, r6, r7
	sbcs.w r4, r8, r9
	sbcs.w r5, r10, r11
	sbcs.w r6, r12, lr
	vmov r7, s24
	ldr.w r8, [sp, #228]
	vmov r9, s24
	vmov r10, s17
	vmov r11, s18
	vmov r12, s19
	sbcs.w r7, r7, r8
	sbc.w r8, r8, r8
	and.w r8, r8, #38
	subs.w r0, r0, r8
	sbcs.w r1, r1, #0
	sbcs.w r2, r2, #0
	sbcs.w r3, r3, #0
	sbcs.w r4, r4, #0
	sbcs.w r5, r5, #0
	sbcs.w r6, r6, #0
	sbcs.w r7, r7, #0
	vmov s17, r0
	vmov s18, r1
	vmov s19, r2
	vmov s24, r3
	vmov s25, r4
	vmov s26, r5
	vmov s27, r6
	vmov s28, r7
	movw r8, #56129
	movt r8, #1
	mov.w lr, #0
	umaal r9, lr, r7, r8
	cmn.w r9, r9
	adc.w lr, lr, lr
	bic.w r9, r9, #0x80000000
	add.w r7, lr, lr, lsl #3
	add.w r7, lr, r7, lsl #1
	umaal r10, r7, r0, r8
	umaal r11, r7, r1, r8
	umaal r12, r7, r2, r8
	vmov r0, s20
	vmov r1, s21
	vmov r2, s22
	vmov lr, s23
	umaal r0, r7, r3, r8
	umaal r1, r7, r4, r8
	umaal r2, r7, r5, r8
	umaal lr, r7, r6, r8
	add.w r9, r9, r7
	vmov s20, lr
	vmov r3, s17
	vmov r4, s18
	vmov r5, s19
	umull r6, r7, r10, r3
	vmov s21, r9
	vmov s22, r6
	umull r6, r8, r10, r4
	umaal r6, r7, r11, r3
	vmov s23, r6
	umull r5, r6, r10, r5
	umaal r5, r8, r11, r4
	umaal r5, r7, r12, r3
	vmov s29, r5
	mov.w r5, #0
	umaal r5, r7, r0, r3
	mov.w r9, #0
	umaal r9, r7, r1, r3
	mov.w lr, #0
	umaal lr, r7, r2, r3
	umaal r5, r8, r12, r4
	umaal r9, r8, r0, r4
	umaal lr, r8, r1, r4
	umaal r7, r8, r2, r4
	vmov r3, s19
	vmov r4, s24
	umaal r5, r6, r11, r3
	umaal r9, r6, r12, r3
	umaal lr, r6, r0, r3
	umaal r7, r6, r1, r3
	umaal r8, r6, r2, r3
	mov.w r3, #0
	umaal r5, r3, r10, r4
	vmov s30, r5
	umaal r9, r3, r11, r4
	umaal lr, r3, r12, r4
	umaal r7, r3, r0, r4
	umaal r8, r3, r1, r4
	umaal r6, r3, r2, r4
	vmov r4, s25
	mov.w r5, #0
	umaal r9, r5, r10, r4
	vmov s31, r9
	umaal lr, r5, r11, r4
	umaal r7, r5, r12, r4
	umaal r8, r5, r0, r4
	umaal r6, r5, r1, r4
	umaal r3, r5, r2, r4
	vmov r4, s26
	mov.w r9, #0
	umaal lr, r9, r10, r4
	str.w lr, [sp, #228]
	umaal r7, r9, r11, r4
	umaal r8, r9, r12, r4
	umaal r6, r9, r0, r4
	umaal r3, r9, r1, r4
	umaal r5, r9, r2, r4
	vmov r4, s27
	mov.w lr, #0
	umaal r7, lr, r10, r4
	str.w r7, [sp, #232]
	umaal r8, lr, r11, r4
	umaal r6, lr, r12, r4
	umaal r3, lr, r0, r4
	umaal r5, lr, r1, r4
	umaal r9, lr, r2, r4
	vmov r4, s28
	mov.w r7, #0
	umaal r8, r7, r10, r4
	umaal r6, r7, r11, r4
	umaal r3, r7, r12, r4
	umaal r5, r7, r0, r4
	umaal r9, r7, r1, r4
	umaal lr, r7, r2, r4
	vmov r0, s20
	vmov r1, s21
	vmov r2, s17
	ldr.w r4, [sp, #232]
	vmov r10, s18
	mov.w r11, #0
	mov.w r12, #0
	umaal r4, r11, r0, r2
	umaal r12, r11, r1, r2
	umaal r8, r12, r0, r10
	umaal r11, r12, r1, r10
	vmov r2, s19
	vmov r10, s24
	umaal r6, r11, r0, r2
	umaal r12, r11, r1, r2
	umaal r3, r12, r0, r10
	umaal r11, r12, r1, r10
	vmov r2, s25
	vmov r10, s26
	umaal r5, r11, r0, r2
	umaal r12, r11, r1, r2
	umaal r9, r12, r0, r10
	umaal r11, r12, r1, r10
	vmov r2, s27
	vmov r10, s28
	umaal lr, r11, r0, r2
	umaal r12, r11, r1, r2
	umaal r7, r12, r0, r10
	umaal r11, r12, r1, r10
	mov.w r0, #38
	mov.w r1, #0
	umaal r8, r1, r12, r0
	asr.w r2, r8, #31
	and.w r2, r2, #19
	mla r2, r1, r0, r2
	bic.w r8, r8, #0x80000000
	vmov r1, s22
	vmov r10, s23
	vmov r12, s29
	umaal r1, r2, r6, r0
	umaal r10, r2, r3, r0
	umaal r12, r2, r5, r0
	vmov r3, s30
	vmov r5, s31
	ldr.w r6, [sp, #228]
	umaal r3, r2, r9, r0
	umaal r5, r2, lr, r0
	umaal r6, r2, r7, r0
	umaal r4, r2, r11, r0
	add.w r8, r8, r2
	ldr.w pc, [sp, #208]
#else
	push.w {r4-r11, lr}
	sub.w sp, sp, #368
	str.w r0, [sp, #212]
	str.w r1, [sp, #216]
	ldr.w r4, [r3, #0]
	ldr.w r5, [r3, #4]
	ldr.w r6, [r3, #8]
	ldr.w r7, [r3, #12]
	str.w r4, [sp, #0]
	str.w r5, [sp, #4]
	str.w r6, [sp, #8]
	str.w r7, [sp, #12]
	ldr.w r4, [r3, #16]
	ldr.w r5, [r3, #20]
	ldr.w r6, [r3, #24]
	ldr.w r7, [r3, #28]
	str.w r4, [sp, #16]
	str.w r5, [sp, #20]
	str.w r6, [sp, #24]
	str.w r7, [sp, #28]
	ldr.w r4, [sp, #0]
	ldr.w r5, [sp, #4]
	ldr.w r6, [sp, #8]
	ldr.w r7, [sp, #12]
	str.w r4, [sp, #228]
	str.w r5, [sp, #232]
	str.w r6, [sp, #236]
	str.w r7, [sp, #240]
	ldr.w r4, [sp, #16]
	ldr.w r5, [sp, #20]
	ldr.w r6, [sp, #24]
	ldr.w r7, [sp, #28]
	str.w r4, [sp, #244]
	str.w r5, [sp, #248]
	str.w r6, [sp, #252]
	str.w r7, [sp, #256]
	ldr.w r4, [sp, #0]
	ldr.w r5, [sp, #4]
	ldr.w r6, [sp, #8]
	ldr.w r7, [sp, #12]
	str.w r4, [sp, #260]
	str.w r5, [sp, #264]
	str.w r6, [sp, #268]
	str.w r7, [sp, #272]
	ldr.w r4, [sp, #16]
	ldr.w r5, [sp, #20]
	ldr.w r6, [sp, #24]
	ldr.w r7, [sp, #28]
	str.w r4, [sp, #276]
	str.w r5, [sp, #280]
	str.w r6, [sp, #284]
	str.w r7, [sp, #288]
	ldr.w r4, [r2, #0]
	ldr.w r5, [r2, #4]
	ldr.w r6, [r2, #8]
	ldr.w r7, [r2, #12]
	ldr.w r8, [r2, #16]
	ldr.w r9, [r2, #20]
	ldr.w r10, [r2, #24]
	ldr.w r11, [r2, #28]
	lsr.w r0, r4, #1
	orr.w r0, r0, r5, lsl #31
	eor.w r4, r4, r0
	lsr.w r0, r5, #1
	orr.w r0, r0, r6, lsl #31
	eor.w r5, r5, r0
	lsr.w r0, r6, #1
	orr.w r0, r0, r7, lsl #31
	eor.w r6, r6, r0
	lsr.w r0, r7, #1
	orr.w r0, r0, r8, lsl #31
	eor.w r7, r7, r0
	lsr.w r0, r8, #1
	orr.w r0, r0, r9, lsl #31
	eor.w r8, r8, r0
	lsr.w r0, r9, #1
	orr.w r0, r0, r10, lsl #31
	eor.w r9, r9, r0
	lsr.w r0, r10, #1
	orr.w r0, r0, r11, lsl #31
	eor.w r10, r10, r0
	eor.w r11, r11, r11, lsr #1
	mov.w r0, #0
	str.w r0, [sp, #160]
	str.w r4, [sp, #220]
	lsr.w r0, r4, #3
	orr.w r0, r0, r5, lsl #29
	lsl.w r0, r0, #1
	orr.w r0, r0, #1
	str.w r0, [sp, #164]
	lsr.w r0, r5, #2
	orr.w r0, r0, r6, lsl #30
	lsl.w r0, r0, #1
	orr.w r0, r0, #1
	str.w r0, [sp, #168]
	lsr.w r0, r6, #1
	orr.w r0, r0, r7, lsl #31
	lsl.w r0, r0, #1
	orr.w r0, r0, #1
	str.w r0, [sp, #172]
	lsl.w r0, r7, #1
	orr.w r0, r0, #1
	str.w r0, [sp, #176]
	lsr.w r0, r7, #31
	orr.w r0, r0, r8, lsl #1
	lsl.w r0, r0, #1
	orr.w r0, r0, #1
	str.w r0, [sp, #180]
	lsr.w r0, r8, #30
	orr.w r0, r0, r9, lsl #2
	lsl.w r0, r0, #1
	orr.w r0, r0, #1
	str.w r0, [sp, #184]
	lsr.w r0, r9, #29
	orr.w r0, r0, r10, lsl #3
	lsl.w r0, r0, #1
	orr.w r0, r0, #1
	str.w r0, [sp, #188]
	lsr.w r0, r10, #28
	orr.w r0, r0, r11, lsl #4
	lsl.w r0, r0, #1
	orr.w r0, r0, #1
	str.w r0, [sp, #192]
	lsr.w r0, r11, #27
	lsl.w r0, r0, #29
	orr.w r0, r0, #0x10000000
	str.w r0, [sp, #196]
	add.w r0, sp, #200
	str.w r0, [sp, #200]
	mov.w r0, #1
	mov.w r1, #0
	str.w r0, [sp, #32]
	str.w r1, [sp, #36]
	str.w r1, [sp, #40]
	str.w r1, [sp, #44]
	str.w r1, [sp, #48]
	str.w r1, [sp, #52]
	str.w r1, [sp, #56]
	str.w r1, [sp, #60]
	mov.w r1, #1
	mov.w r10, #0
	mov.w r12, #0
	mov.w r3, #0
	mov.w r5, #0
	mov.w r6, #0
	mov.w r4, #0
	mov.w r8, #0
	bl.w .Ldouble
	bl.w .Lsteps
	ldr.w r0, [sp, #220]
	lsl.w r0, r0, #29
	asr.w r0, r0, #31
	uadd8 r0, r0, r0
	ldr.w r2, [sp, #32]
	sel r1, r2, r1
	ldr.w r2, [sp, #36]
	sel r10, r2, r10
	ldr.w r2, [sp, #40]
	sel r12, r2, r12
	ldr.w r2, [sp, #44]
	sel r3, r2, r3
	ldr.w r2, [sp, #48]
	sel r5, r2, r5
	ldr.w r2, [sp, #52]
	sel r6, r2, r6
	ldr.w r2, [sp, #56]
	sel r4, r2, r4
	ldr.w r2, [sp, #60]
	sel r8, r2, r8
	ldr.w r0, [sp, #260]
	ldr.w r2, [sp, #228]
	sel r0, r2, r0
	str.w r0, [sp, #260]
	ldr.w r0, [sp, #264]
	ldr.w r2, [sp, #232]
	sel r0, r2, r0
	str.w r0, [sp, #264]
	ldr.w r0, [sp, #268]
	ldr.w r2, [sp, #236]
	sel r0, r2, r0
	str.w r0, [sp, #268]
	ldr.w r0, [sp, #272]
	ldr.w r2, [sp, #240]
	sel r0, r2, r0
	str.w r0, [sp, #272]
	ldr.w r0, [sp, #276]
	ldr.w r2, [sp, #244]
	sel r0, r2, r0
	str.w r0, [sp, #276]
	ldr.w r0, [sp, #280]
	ldr.w r2, [sp, #248]
	sel r0, r2, r0
	str.w r0, [sp, #280]
	ldr.w r0, [sp, #284]
	ldr.w r2, [sp, #252]
	sel r0, r2, r0
	str.w r0, [sp, #284]
	ldr.w r0, [sp, #288]
	ldr.w r2, [sp, #256]
	sel r0, r2, r0
	str.w r0, [sp, #288]
	bl.w .Ldouble
	bl.w .Ldouble
	bl.w .Ldouble
	ldr.w r0, [sp, #216]
	str.w r1, [r0, #0]
	str.w r10, [r0, #4]
	str.w r12, [r0, #8]
	str.w r3, [r0, #12]
	str.w r5, [r0, #16]
	str.w r6, [r0, #20]
	str.w r4, [r0, #24]
	str.w r8, [r0, #28]
	ldr.w r0, [sp, #212]
	ldr.w r2, [sp, #260]
	str.w r2, [r0, #0]
	ldr.w r2, [sp, #264]
	str.w r2, [r0, #4]
	ldr.w r2, [sp, #268]
	str.w r2, [r0, #8]
	ldr.w r2, [sp, #272]
	str.w r2, [r0, #12]
	ldr.w r2, [sp, #276]
	str.w r2, [r0, #16]
	ldr.w r2, [sp, #280]
	str.w r2, [r0, #20]
	ldr.w r2, [sp, #284]
	str.w r2, [r0, #24]
	ldr.w r2, [sp, #288]
	str.w r2, [r0, #28]
	add.w sp, sp, #368
	pop.w {r4-r11, pc}
.Lsteps:
	str.w lr, [sp, #204]
	b.w .Lnext_chunk
.Lone_step:
	str.w lr, [sp, #204]
	b.w .Lbody
	.p2align 2
.Lstep:
	ldr.w r0, [sp, #224]
	asr.w r2, r0, #31
	uadd8 r2, r2, r2
	lsl.w r0, r0, #1
	str.w r0, [sp, #224]
.Lbody:
	ldr.w r0, [sp, #288]
	mov.w r2, #1
	adds.w r7, r8, r0
	rrx r9, r7
	lsr.w r9, r9, #30
	bic.w r7, r7, #0x80000000
	add.w r11, r9, r9, lsl #3
	add.w r9, r9, r11, lsl #1
	ldr.w r11, [sp, #260]
	subs.w lr, r1, r11
	str.w lr, [sp, #64]
	umaal r1, r9, r11, r2
	ldr.w r11, [sp, #264]
	sbcs.w lr, r10, r11
	str.w lr, [sp, #68]
	umaal r10, r9, r11, r2
	ldr.w r11, [sp, #268]
	sbcs.w lr, r12, r11
	str.w lr, [sp, #72]
	umaal r12, r9, r11, r2
	ldr.w r11, [sp, #272]
	sbcs.w lr, r3, r11
	str.w lr, [sp, #76]
	umaal r3, r9, r11, r2
	ldr.w r11, [sp, #276]
	sbcs.w lr, r5, r11
	str.w lr, [sp, #80]
	umaal r5, r9, r11, r2
	ldr.w r11, [sp, #280]
	sbcs.w lr, r6, r11
	str.w lr, [sp, #84]
	umaal r6, r9, r11, r2
	ldr.w r11, [sp, #284]
	sbcs.w lr, r4, r11
	str.w lr, [sp, #88]
	umaal r4, r9, r11, r2
	sbcs.w r0, r8, r0
	str.w r0, [sp, #92]
	sbc.w r0, r0, r0
	and.w r0, r0, #38
	str.w r0, [sp, #260]
	add.w r7, r7, r9
	str.w r1, [sp, #264]
	str.w r10, [sp, #268]
	str.w r12, [sp, #272]
	str.w r3, [sp, #276]
	str.w r5, [sp, #280]
	str.w r6, [sp, #284]
	str.w r4, [sp, #288]
	str.w r7, [sp, #292]
	ldr.w r0, [sp, #32]
	ldr.w r1, [sp, #36]
	ldr.w r2, [sp, #40]
	ldr.w r3, [sp, #44]
	ldr.w r4, [sp, #48]
	ldr.w r5, [sp, #52]
	ldr.w r6, [sp, #56]
	ldr.w r7, [sp, #60]
	ldr.w r8, [sp, #256]
	ldr.w r9, [sp, #228]
	mov.w r10, #1
	adds.w r11, r7, r8
	rrx r12, r11
	lsr.w r12, r12, #30
	bic.w r11, r11, #0x80000000
	add.w lr, r12, r12, lsl #3
	add.w r12, r12, lr, lsl #1
	subs.w lr, r0, r9
	str.w lr, [sp, #96]
	umaal r0, r12, r9, r10
	ldr.w r9, [sp, #232]
	sbcs.w lr, r1, r9
	str.w lr, [sp, #100]
	umaal r1, r12, r9, r10
	ldr.w r9, [sp, #236]
	sbcs.w lr, r2, r9
	str.w lr, [sp, #104]
	umaal r2, r12, r9, r10
	ldr.w r9, [sp, #240]
	sbcs.w lr, r3, r9
	str.w lr, [sp, #108]
	umaal r3, r12, r9, r10
	ldr.w r9, [sp, #244]
	sbcs.w lr, r4, r9
	str.w lr, [sp, #112]
	umaal r4, r12, r9, r10
	ldr.w r9, [sp, #248]
	sbcs.w lr, r5, r9
	str.w lr, [sp, #116]
	umaal r5, r12, r9, r10
	ldr.w r9, [sp, #252]
	sbcs.w lr, r6, r9
	str.w lr, [sp, #120]
	umaal r6, r12, r9, r10
	sbcs.w r7, r7, r8
	str.w r7, [sp, #124]
	sbc.w r7, r7, r7
	and.w r7, r7, #38
	str.w r7, [sp, #296]
	add.w r11, r11, r12
	str.w r0, [sp, #228]
	str.w r1, [sp, #232]
	str.w r2, [sp, #236]
	str.w r3, [sp, #240]
	str.w r4, [sp, #244]
	str.w r5, [sp, #248]
	str.w r6, [sp, #252]
	str.w r11, [sp, #256]
	ldr.w r7, [sp, #264]
	ldr.w r8, [sp, #268]
	ldr.w r9, [sp, #272]
	ldr.w r10, [sp, #276]
	ldr.w r12, [sp, #280]
	ldr.w lr, [sp, #284]
	sel r0, r0, r7
	sel r1, r1, r8
	sel r2, r2, r9
	sel r3, r3, r10
	sel r4, r4, r12
	sel r5, r5, lr
	ldr.w r7, [sp, #288]
	ldr.w r8, [sp, #292]
	sel r6, r6, r7
	sel r7, r11, r8
	str.w r7, [sp, #300]
	umull r7, r8, r0, r0
	str.w r7, [sp, #304]
	and.w r7, r1, r0, asr #31
	adds.w r0, r0, r0
	mov.w r9, #0
	umaal r8, r9, r1, r0
	str.w r8, [sp, #308]
	umaal r7, r9, r1, r1
	and.w r8, r2, r1, asr #31
	adcs.w r1, r1, r1
	mov.w r10, #0
	umaal r7, r10, r2, r0
	str.w r7, [sp, #312]
	umaal r9, r10, r2, r1
	umaal r8, r10, r2, r2
	and.w r7, r3, r2, asr #31
	adcs.w r2, r2, r2
	mov.w r11, #0
	umaal r9, r11, r3, r0
	str.w r9, [sp, #316]
	umaal r8, r11, r3, r1
	umaal r10, r11, r3, r2
	umaal r7, r11, r3, r3
	and.w r9, r4, r3, asr #31
	adcs.w r3, r3, r3
	mov.w r12, #0
	umaal r8, r12, r4, r0
	str.w r8, [sp, #320]
	umaal r10, r12, r4, r1
	umaal r7, r12, r4, r2
	umaal r11, r12, r4, r3
	umaal r9, r12, r4, r4
	and.w r8, r5, r4, asr #31
	adcs.w r4, r4, r4
	mov.w lr, #0
	umaal r10, lr, r5, r0
	str.w r10, [sp, #324]
	umaal r7, lr, r5, r1
	umaal r11, lr, r5, r2
	umaal r9, lr, r5, r3
	umaal r12, lr, r5, r4
	umaal r8, lr, r5, r5
	adcs.w r5, r5, r5
	mov.w r10, #0
	umaal r7, r10, r6, r0
	str.w r7, [sp, #328]
	umaal r11, r10, r6, r1
	umaal r9, r10, r6, r2
	umaal r12, r10, r6, r3
	umaal r8, r10, r6, r4
	umaal lr, r10, r6, r5
	sbc.w r7, r6, r6
	bic.w r7, r6, r7
	umaal r7, r10, r6, r6
	adcs.w r6, r6, r6
	str.w r5, [sp, #332]
	str.w r6, [sp, #336]
	mov.w r5, #0
	ldr.w r6, [sp, #300]
	umaal r11, r5, r6, r0
	umaal r9, r5, r6, r1
	umaal r12, r5, r6, r2
	umaal r8, r5, r6, r3
	umaal lr, r5, r6, r4
	ldr.w r0, [sp, #332]
	ldr.w r1, [sp, #336]
	ldr.w r2, [sp, #304]
	ldr.w r3, [sp, #308]
	ldr.w r4, [sp, #312]
	umaal r7, r5, r6, r0
	umaal r10, r5, r6, r1
	sbc.w r0, r6, r6
	bic.w r0, r6, r0
	umaal r0, r5, r6, r6
	mov.w r1, #38
	mov.w r6, #0
	umaal r11, r6, r5, r1
	asr.w r5, r11, #31
	and.w r5, r5, #19
	mla r5, r6, r1, r5
	bic.w r11, r11, #0x80000000
	umaal r2, r5, r9, r1
	umaal r3, r5, r12, r1
	umaal r4, r5, r8, r1
	ldr.w r6, [sp, #316]
	ldr.w r8, [sp, #320]
	ldr.w r9, [sp, #324]
	ldr.w r12, [sp, #328]
	umaal r6, r5, lr, r1
	umaal r8, r5, r7, r1
	umaal r9, r5, r10, r1
	umaal r12, r5, r0, r1
	add.w r11, r11, r5
	str.w r2, [sp, #300]
	str.w r3, [sp, #304]
	str.w r4, [sp, #308]
	str.w r6, [sp, #312]
	str.w r8, [sp, #316]
	str.w r9, [sp, #320]
	str.w r12, [sp, #324]
	str.w r11, [sp, #328]
	ldr.w r0, [sp, #96]
	ldr.w r1, [sp, #100]
	ldr.w r2, [sp, #104]
	ldr.w r3, [sp, #108]
	ldr.w r4, [sp, #112]
	ldr.w r5, [sp, #116]
	ldr.w r6, [sp, #120]
	ldr.w r7, [sp, #124]
	ldr.w r8, [sp, #296]
	ldr.w r9, [sp, #264]
	ldr.w r10, [sp, #268]
	ldr.w r11, [sp, #272]
	subs.w r0, r0, r8
	sbcs.w r1, r1, #0
	sbcs.w r2, r2, #0
	sbcs.w r3, r3, #0
	sbcs.w r4, r4, #0
	sbcs.w r5, r5, #0
	sbcs.w r6, r6, #0
	sbcs.w r7, r7, #0
	str.w r6, [sp, #332]
	str.w r7, [sp, #336]
	umull r6, r7, r0, r9
	str.w r6, [sp, #340]
	umull r6, r8, r0, r10
	umaal r6, r7, r1, r9
	str.w r6, [sp, #344]
	umull r6, r11, r0, r11
	umaal r6, r8, r1, r10
	umaal r6, r7, r2, r9
	str.w r6, [sp, #348]
	mov.w r6, #0
	umaal r6, r7, r3, r9
	mov.w r12, #0
	umaal r12, r7, r4, r9
	mov.w lr, #0
	umaal lr, r7, r5, r9
	umaal r6, r8, r2, r10
	umaal r12, r8, r3, r10
	umaal lr, r8, r4, r10
	umaal r7, r8, r5, r10
	ldr.w r9, [sp, #272]
	ldr.w r10, [sp, #276]
	umaal r6, r11, r1, r9
	umaal r12, r11, r2, r9
	umaal lr, r11, r3, r9
	umaal r7, r11, r4, r9
	umaal r8, r11, r5, r9
	mov.w r9, #0
	umaal r6, r9, r0, r10
	str.w r6, [sp, #352]
	umaal r12, r9, r1, r10
	umaal lr, r9, r2, r10
	umaal r7, r9, r3, r10
	umaal r8, r9, r4, r10
	umaal r11, r9, r5, r10
	ldr.w r6, [sp, #280]
	mov.w r10, #0
	umaal r12, r10, r0, r6
	str.w r12, [sp, #356]
	umaal lr, r10, r1, r6
	umaal r7, r10, r2, r6
	umaal r8, r10, r3, r6
	umaal r11, r10, r4, r6
	umaal r9, r10, r5, r6
	ldr.w r6, [sp, #284]
	mov.w r12, #0
	umaal lr, r12, r0, r6
	str.w lr, [sp, #360]
	umaal r7, r12, r1, r6
	umaal r8, r12, r2, r6
	umaal r11, r12, r3, r6
	umaal r9, r12, r4, r6
	umaal r10, r12, r5, r6
	ldr.w r6, [sp, #288]
	mov.w lr, #0
	umaal r7, lr, r0, r6
	str.w r7, [sp, #364]
	umaal r8, lr, r1, r6
	umaal r11, lr, r2, r6
	umaal r9, lr, r3, r6
	umaal r10, lr, r4, r6
	umaal r12, lr, r5, r6
	ldr.w r6, [sp, #292]
	mov.w r7, #0
	umaal r8, r7, r0, r6
	umaal r11, r7, r1, r6
	umaal r9, r7, r2, r6
	umaal r10, r7, r3, r6
	umaal r12, r7, r4, r6
	umaal lr, r7, r5, r6
	ldr.w r0, [sp, #332]
	ldr.w r1, [sp, #336]
	ldr.w r2, [sp, #264]
	ldr.w r3, [sp, #364]
	ldr.w r4, [sp, #268]
	mov.w r5, #0
	mov.w r6, #0
	umaal r3, r5, r0, r2
	umaal r6, r5, r1, r2
	umaal r8, r6, r0, r4
	umaal r5, r6, r1, r4
	ldr.w r2, [sp, #272]
	ldr.w r4, [sp, #276]
	umaal r11, r5, r0, r2
	umaal r6, r5, r1, r2
	umaal r9, r6, r0, r4
	umaal r5, r6, r1, r4
	ldr.w r2, [sp, #280]
	ldr.w r4, [sp, #284]
	umaal r10, r5, r0, r2
	umaal r6, r5, r1, r2
	umaal r12, r6, r0, r4
	umaal r5, r6, r1, r4
	ldr.w r2, [sp, #288]
	ldr.w r4, [sp, #292]
	umaal lr, r5, r0, r2
	umaal r6, r5, r1, r2
	umaal r7, r6, r0, r4
	umaal r5, r6, r1, r4
	mov.w r0, #38
	mov.w r1, #0
	umaal r8, r1, r6, r0
	asr.w r2, r8, #31
	and.w r2, r2, #19
	mla r2, r1, r0, r2
	bic.w r8, r8, #0x80000000
	ldr.w r1, [sp, #340]
	ldr.w r4, [sp, #344]
	ldr.w r6, [sp, #348]
	umaal r1, r2, r11, r0
	umaal r4, r2, r9, r0
	umaal r6, r2, r10, r0
	ldr.w r9, [sp, #352]
	ldr.w r10, [sp, #356]
	ldr.w r11, [sp, #360]
	umaal r9, r2, r12, r0
	umaal r10, r2, lr, r0
	umaal r11, r2, r7, r0
	umaal r3, r2, r5, r0
	add.w r8, r8, r2
	str.w r1, [sp, #264]
	str.w r4, [sp, #268]
	str.w r6, [sp, #272]
	str.w r9, [sp, #276]
	str.w r10, [sp, #280]
	str.w r11, [sp, #284]
	str.w r3, [sp, #288]
	str.w r8, [sp, #292]
	ldr.w r0, [sp, #64]
	ldr.w r1, [sp, #68]
	ldr.w r2, [sp, #72]
	ldr.w r3, [sp, #76]
	ldr.w r4, [sp, #80]
	ldr.w r5, [sp, #84]
	ldr.w r6, [sp, #88]
	ldr.w r7, [sp, #92]
	ldr.w r8, [sp, #260]
	ldr.w r9, [sp, #228]
	ldr.w r10, [sp, #232]
	ldr.w r11, [sp, #236]
	subs.w r0, r0, r8
	sbcs.w r1, r1, #0
	sbcs.w r2, r2, #0
	sbcs.w r3, r3, #0
	sbcs.w r4, r4, #0
	sbcs.w r5, r5, #0
	sbcs.w r6, r6, #0
	sbcs.w r7, r7, #0
	str.w r6, [sp, #332]
	str.w r7, [sp, #336]
	umull r6, r7, r0, r9
	str.w r6, [sp, #340]
	umull r6, r8, r0, r10
	umaal r6, r7, r1, r9
	str.w r6, [sp, #344]
	umull r6, r11, r0, r11
	umaal r6, r8, r1, r10
	umaal r6, r7, r2, r9
	str.w r6, [sp, #348]
	mov.w r6, #0
	umaal r6, r7, r3, r9
	mov.w r12, #0
	umaal r12, r7, r4, r9
	mov.w lr, #0
	umaal lr, r7, r5, r9
	umaal r6, r8, r2, r10
	umaal r12, r8, r3, r10
	umaal lr, r8, r4, r10
	umaal r7, r8, r5, r10
	ldr.w r9, [sp, #236]
	ldr.w r10, [sp, #240]
	umaal r6, r11, r1, r9
	umaal r12, r11, r2, r9
	umaal lr, r11, r3, r9
	umaal r7, r11, r4, r9
	umaal r8, r11, r5, r9
	mov.w r9, #0
	umaal r6, r9, r0, r10
	str.w r6, [sp, #352]
	umaal r12, r9, r1, r10
	umaal lr, r9, r2, r10
	umaal r7, r9, r3, r10
	umaal r8, r9, r4, r10
	umaal r11, r9, r5, r10
	ldr.w r6, [sp, #244]
	mov.w r10, #0
	umaal r12, r10, r0, r6
	str.w r12, [sp, #356]
	umaal lr, r10, r1, r6
	umaal r7, r10, r2, r6
	umaal r8, r10, r3, r6
	umaal r11, r10, r4, r6
	umaal r9, r10, r5, r6
	ldr.w r6, [sp, #248]
	mov.w r12, #0
	umaal lr, r12, r0, r6
	str.w lr, [sp, #360]
	umaal r7, r12, r1, r6
	umaal r8, r12, r2, r6
	umaal r11, r12, r3, r6
	umaal r9, r12, r4, r6
	umaal r10, r12, r5, r6
	ldr.w r6, [sp, #252]
	mov.w lr, #0
	umaal r7, lr, r0, r6
	str.w r7, [sp, #364]
	umaal r8, lr, r1, r6
	umaal r11, lr, r2, r6
	umaal r9, lr, r3, r6
	umaal r10, lr, r4, r6
	umaal r12, lr, r5, r6
	ldr.w r6, [sp, #256]
	mov.w r7, #0
	umaal r8, r7, r0, r6
	umaal r11, r7, r1, r6
	umaal r9, r7, r2, r6
	umaal r10, r7, r3, r6
	umaal r12, r7, r4, r6
	umaal lr, r7, r5, r6
	ldr.w r0, [sp, #332]
	ldr.w r1, [sp, #336]
	ldr.w r2, [sp, #228]
	ldr.w r3, [sp, #364]
	ldr.w r4, [sp, #232]
	mov.w r5, #0
	mov.w r6, #0
	umaal r3, r5, r0, r2
	umaal r6, r5, r1, r2
	umaal r8, r6, r0, r4
	umaal r5, r6, r1, r4
	ldr.w r2, [sp, #236]
	ldr.w r4, [sp, #240]
	umaal r11, r5, r0, r2
	umaal r6, r5, r1, r2
	umaal r9, r6, r0, r4
	umaal r5, r6, r1, r4
	ldr.w r2, [sp, #244]
	ldr.w r4, [sp, #248]
	umaal r10, r5, r0, r2
	umaal r6, r5, r1, r2
	umaal r12, r6, r0, r4
	umaal r5, r6, r1, r4
	ldr.w r2, [sp, #252]
	ldr.w r4, [sp, #256]
	umaal lr, r5, r0, r2
	umaal r6, r5, r1, r2
	umaal r7, r6, r0, r4
	umaal r5, r6, r1, r4
	mov.w r0, #38
	mov.w r1, #0
	umaal r8, r1, r6, r0
	asr.w r2, r8, #31
	and.w r2, r2, #19
	mla r2, r1, r0, r2
	bic.w r8, r8, #0x80000000
	ldr.w r1, [sp, #340]
	ldr.w r4, [sp, #344]
	ldr.w r6, [sp, #348]
	umaal r1, r2, r11, r0
	umaal r4, r2, r9, r0
	umaal r6, r2, r10, r0
	ldr.w r9, [sp, #352]
	ldr.w r10, [sp, #356]
	ldr.w r11, [sp, #360]
	umaal r9, r2, r12, r0
	umaal r10, r2, lr, r0
	umaal r11, r2, r7, r0
	umaal r3, r2, r5, r0
	add.w r8, r8, r2
	ldr.w r0, [sp, #292]
	ldr.w r2, [sp, #264]
	mov.w r5, #1
	adds.w r7, r8, r0
	rrx r12, r7
	lsr.w r12, r12, #30
	bic.w r7, r7, #0x80000000
	add.w lr, r12, r12, lsl #3
	add.w r12, r12, lr, lsl #1
	subs.w lr, r1, r2
	str.w lr, [sp, #128]
	umaal r1, r12, r2, r5
	ldr.w r2, [sp, #268]
	sbcs.w lr, r4, r2
	str.w lr, [sp, #132]
	umaal r4, r12, r2, r5
	ldr.w r2, [sp, #272]
	sbcs.w lr, r6, r2
	str.w lr, [sp, #136]
	umaal r6, r12, r2, r5
	ldr.w r2, [sp, #276]
	sbcs.w lr, r9, r2
	str.w lr, [sp, #140]
	umaal r9, r12, r2, r5
	ldr.w r2, [sp, #280]
	sbcs.w lr, r10, r2
	str.w lr, [sp, #144]
	umaal r10, r12, r2, r5
	ldr.w r2, [sp, #284]
	sbcs.w lr, r11, r2
	str.w lr, [sp, #148]
	umaal r11, r12, r2, r5
	ldr.w r2, [sp, #288]
	sbcs.w lr, r3, r2
	str.w lr, [sp, #152]
	umaal r3, r12, r2, r5
	sbcs.w r0, r8, r0
	str.w r0, [sp, #156]
	sbc.w r0, r0, r0
	and.w r0, r0, #38
	str.w r0, [sp, #264]
	add.w r7, r7, r12
	str.w r7, [sp, #228]
	umull r0, r2, r1, r1
	str.w r0, [sp, #232]
	and.w r0, r4, r1, asr #31
	adds.w r1, r1, r1
	mov.w r5, #0
	umaal r2, r5, r4, r1
	str.w r2, [sp, #236]
	umaal r0, r5, r4, r4
	and.w r2, r6, r4, asr #31
	adcs.w r4, r4, r4
	mov.w r7, #0
	umaal r0, r7, r6, r1
	str.w r0, [sp, #240]
	umaal r5, r7, r6, r4
	umaal r2, r7, r6, r6
	and.w r0, r9, r6, asr #31
	adcs.w r6, r6, r6
	mov.w r8, #0
	umaal r5, r8, r9, r1
	str.w r5, [sp, #244]
	umaal r2, r8, r9, r4
	umaal r7, r8, r9, r6
	umaal r0, r8, r9, r9
	and.w r5, r10, r9, asr #31
	adcs.w r9, r9, r9
	mov.w r12, #0
	umaal r2, r12, r10, r1
	str.w r2, [sp, #248]
	umaal r7, r12, r10, r4
	umaal r0, r12, r10, r6
	umaal r8, r12, r10, r9
	umaal r5, r12, r10, r10
	and.w r2, r11, r10, asr #31
	adcs.w r10, r10, r10
	mov.w lr, #0
	umaal r7, lr, r11, r1
	str.w r7, [sp, #252]
	umaal r0, lr, r11, r4
	umaal r8, lr, r11, r6
	umaal r5, lr, r11, r9
	umaal r12, lr, r11, r10
	umaal r2, lr, r11, r11
	adcs.w r11, r11, r11
	mov.w r7, #0
	umaal r0, r7, r3, r1
	str.w r0, [sp, #256]
	umaal r8, r7, r3, r4
	umaal r5, r7, r3, r6
	umaal r12, r7, r3, r9
	umaal r2, r7, r3, r10
	umaal lr, r7, r3, r11
	sbc.w r0, r3, r3
	bic.w r0, r3, r0
	umaal r0, r7, r3, r3
	adcs.w r3, r3, r3
	str.w r11, [sp, #268]
	str.w r3, [sp, #272]
	mov.w r3, #0
	ldr.w r11, [sp, #228]
	umaal r8, r3, r11, r1
	umaal r5, r3, r11, r4
	umaal r12, r3, r11, r6
	umaal r2, r3, r11, r9
	umaal lr, r3, r11, r10
	ldr.w r1, [sp, #268]
	ldr.w r4, [sp, #272]
	ldr.w r6, [sp, #232]
	ldr.w r9, [sp, #236]
	ldr.w r10, [sp, #240]
	umaal r0, r3, r11, r1
	umaal r7, r3, r11, r4
	sbc.w r1, r11, r11
	bic.w r1, r11, r1
	umaal r1, r3, r11, r11
	mov.w r4, #38
	mov.w r11, #0
	umaal r8, r11, r3, r4
	asr.w r3, r8, #31
	and.w r3, r3, #19
	mla r3, r11, r4, r3
	bic.w r8, r8, #0x80000000
	umaal r6, r3, r5, r4
	umaal r9, r3, r12, r4
	umaal r10, r3, r2, r4
	ldr.w r2, [sp, #244]
	ldr.w r5, [sp, #248]
	ldr.w r11, [sp, #252]
	ldr.w r12, [sp, #256]
	umaal r2, r3, lr, r4
	umaal r5, r3, r0, r4
	umaal r11, r3, r7, r4
	umaal r12, r3, r1, r4
	add.w r8, r8, r3
	str.w r6, [sp, #228]
	str.w r9, [sp, #232]
	str.w r10, [sp, #236]
	str.w r2, [sp, #240]
	str.w r5, [sp, #244]
	str.w r11, [sp, #248]
	str.w r12, [sp, #252]
	str.w r8, [sp, #256]
	ldr.w r0, [sp, #128]
	ldr.w r1, [sp, #132]
	ldr.w r2, [sp, #136]
	ldr.w r3, [sp, #140]
	ldr.w r4, [sp, #144]
	ldr.w r5, [sp, #148]
	ldr.w r6, [sp, #152]
	ldr.w r7, [sp, #156]
	ldr.w r8, [sp, #264]
	subs.w r0, r0, r8
	sbcs.w r1, r1, #0
	sbcs.w r2, r2, #0
	sbcs.w r3, r3, #0
	sbcs.w r4, r4, #0
	sbcs.w r5, r5, #0
	sbcs.w r6, r6, #0
	sbcs.w r7, r7, #0
	str.w r7, [sp, #264]
	umull r7, r8, r0, r0
	str.w r7, [sp, #268]
	and.w r7, r1, r0, asr #31
	adds.w r0, r0, r0
	mov.w r9, #0
	umaal r8, r9, r1, r0
	str.w r8, [sp, #272]
	umaal r7, r9, r1, r1
	and.w r8, r2, r1, asr #31
	adcs.w r1, r1, r1
	mov.w r10, #0
	umaal r7, r10, r2, r0
	str.w r7, [sp, #276]
	umaal r9, r10, r2, r1
	umaal r8, r10, r2, r2
	and.w r7, r3, r2, asr #31
	adcs.w r2, r2, r2
	mov.w r11, #0
	umaal r9, r11, r3, r0
	str.w r9, [sp, #280]
	umaal r8, r11, r3, r1
	umaal r10, r11, r3, r2
	umaal r7, r11, r3, r3
	and.w r9, r4, r3, asr #31
	adcs.w r3, r3, r3
	mov.w r12, #0
	umaal r8, r12, r4, r0
	str.w r8, [sp, #284]
	umaal r10, r12, r4, r1
	umaal r7, r12, r4, r2
	umaal r11, r12, r4, r3
	umaal r9, r12, r4, r4
	and.w r8, r5, r4, asr #31
	adcs.w r4, r4, r4
	mov.w lr, #0
	umaal r10, lr, r5, r0
	str.w r10, [sp, #288]
	umaal r7, lr, r5, r1
	umaal r11, lr, r5, r2
	umaal r9, lr, r5, r3
	umaal r12, lr, r5, r4
	umaal r8, lr, r5, r5
	adcs.w r5, r5, r5
	mov.w r10, #0
	umaal r7, r10, r6, r0
	str.w r7, [sp, #292]
	umaal r11, r10, r6, r1
	umaal r9, r10, r6, r2
	umaal r12, r10, r6, r3
	umaal r8, r10, r6, r4
	umaal lr, r10, r6, r5
	sbc.w r7, r6, r6
	bic.w r7, r6, r7
	umaal r7, r10, r6, r6
	adcs.w r6, r6, r6
	str.w r5, [sp, #332]
	str.w r6, [sp, #336]
	mov.w r5, #0
	ldr.w r6, [sp, #264]
	umaal r11, r5, r6, r0
	umaal r9, r5, r6, r1
	umaal r12, r5, r6, r2
	umaal r8, r5, r6, r3
	umaal lr, r5, r6, r4
	ldr.w r0, [sp, #332]
	ldr.w r1, [sp, #336]
	ldr.w r2, [sp, #268]
	ldr.w r3, [sp, #272]
	ldr.w r4, [sp, #276]
	umaal r7, r5, r6, r0
	umaal r10, r5, r6, r1
	sbc.w r0, r6, r6
	bic.w r0, r6, r0
	umaal r0, r5, r6, r6
	mov.w r1, #38
	mov.w r6, #0
	umaal r11, r6, r5, r1
	asr.w r5, r11, #31
	and.w r5, r5, #19
	mla r5, r6, r1, r5
	bic.w r11, r11, #0x80000000
	umaal r2, r5, r9, r1
	umaal r3, r5, r12, r1
	umaal r4, r5, r8, r1
	ldr.w r6, [sp, #280]
	ldr.w r8, [sp, #284]
	ldr.w r9, [sp, #288]
	ldr.w r12, [sp, #292]
	umaal r6, r5, lr, r1
	umaal r8, r5, r7, r1
	umaal r9, r5, r10, r1
	umaal r12, r5, r0, r1
	add.w r11, r11, r5
	str.w r12, [sp, #264]
	ldr.w r0, [sp, #0]
	ldr.w r1, [sp, #4]
	ldr.w r5, [sp, #8]
	umull r7, r10, r2, r0
	str.w r11, [sp, #268]
	str.w r7, [sp, #272]
	umull r7, r11, r2, r1
	umaal r7, r10, r3, r0
	str.w r7, [sp, #276]
	umull r5, r7, r2, r5
	umaal r5, r11, r3, r1
	umaal r5, r10, r4, r0
	str.w r5, [sp, #280]
	mov.w r5, #0
	umaal r5, r10, r6, r0
	mov.w r12, #0
	umaal r12, r10, r8, r0
	mov.w lr, #0
	umaal lr, r10, r9, r0
	umaal r5, r11, r4, r1
	umaal r12, r11, r6, r1
	umaal lr, r11, r8, r1
	umaal r10, r11, r9, r1
	ldr.w r0, [sp, #8]
	ldr.w r1, [sp, #12]
	umaal r5, r7, r3, r0
	umaal r12, r7, r4, r0
	umaal lr, r7, r6, r0
	umaal r10, r7, r8, r0
	umaal r11, r7, r9, r0
	mov.w r0, #0
	umaal r5, r0, r2, r1
	str.w r5, [sp, #284]
	umaal r12, r0, r3, r1
	umaal lr, r0, r4, r1
	umaal r10, r0, r6, r1
	umaal r11, r0, r8, r1
	umaal r7, r0, r9, r1
	ldr.w r1, [sp, #16]
	mov.w r5, #0
	umaal r12, r5, r2, r1
	str.w r12, [sp, #288]
	umaal lr, r5, r3, r1
	umaal r10, r5, r4, r1
	umaal r11, r5, r6, r1
	umaal r7, r5, r8, r1
	umaal r0, r5, r9, r1
	ldr.w r1, [sp, #20]
	mov.w r12, #0
	umaal lr, r12, r2, r1
	str.w lr, [sp, #292]
	umaal r10, r12, r3, r1
	umaal r11, r12, r4, r1
	umaal r7, r12, r6, r1
	umaal r0, r12, r8, r1
	umaal r5, r12, r9, r1
	ldr.w r1, [sp, #24]
	mov.w lr, #0
	umaal r10, lr, r2, r1
	str.w r10, [sp, #332]
	umaal r11, lr, r3, r1
	umaal r7, lr, r4, r1
	umaal r0, lr, r6, r1
	umaal r5, lr, r8, r1
	umaal r12, lr, r9, r1
	ldr.w r1, [sp, #28]
	mov.w r10, #0
	umaal r11, r10, r2, r1
	umaal r7, r10, r3, r1
	umaal r0, r10, r4, r1
	umaal r5, r10, r6, r1
	umaal r12, r10, r8, r1
	umaal lr, r10, r9, r1
	ldr.w r1, [sp, #264]
	ldr.w r2, [sp, #268]
	ldr.w r3, [sp, #0]
	ldr.w r4, [sp, #332]
	ldr.w r6, [sp, #4]
	mov.w r8, #0
	mov.w r9, #0
	umaal r4, r8, r1, r3
	umaal r9, r8, r2, r3
	umaal r11, r9, r1, r6
	umaal r8, r9, r2, r6
	ldr.w r3, [sp, #8]
	ldr.w r6, [sp, #12]
	umaal r7, r8, r1, r3
	umaal r9, r8, r2, r3
	umaal r0, r9, r1, r6
	umaal r8, r9, r2, r6
	ldr.w r3, [sp, #16]
	ldr.w r6, [sp, #20]
	umaal r5, r8, r1, r3
	umaal r9, r8, r2, r3
	umaal r12, r9, r1, r6
	umaal r8, r9, r2, r6
	ldr.w r3, [sp, #24]
	ldr.w r6, [sp, #28]
	umaal lr, r8, r1, r3
	umaal r9, r8, r2, r3
	umaal r10, r9, r1, r6
	umaal r8, r9, r2, r6
	mov.w r1, #38
	mov.w r2, #0
	umaal r11, r2, r9, r1
	asr.w r3, r11, #31
	and.w r3, r3, #19
	mla r3, r2, r1, r3
	bic.w r11, r11, #0x80000000
	ldr.w r2, [sp, #272]
	ldr.w r6, [sp, #276]
	ldr.w r9, [sp, #280]
	umaal r2, r3, r7, r1
	umaal r6, r3, r0, r1
	umaal r9, r3, r5, r1
	ldr.w r0, [sp, #284]
	ldr.w r5, [sp, #288]
	ldr.w r7, [sp, #292]
	umaal r0, r3, r12, r1
	umaal r5, r3, lr, r1
	umaal r7, r3, r10, r1
	umaal r4, r3, r8, r1
	add.w r11, r11, r3
	str.w r2, [sp, #32]
	str.w r6, [sp, #36]
	str.w r9, [sp, #40]
	str.w r0, [sp, #44]
	str.w r5, [sp, #48]
	str.w r7, [sp, #52]
	str.w r4, [sp, #56]
	str.w r11, [sp, #60]
	ldr.w r0, [sp, #64]
	ldr.w r1, [sp, #68]
	ldr.w r2, [sp, #72]
	ldr.w r3, [sp, #76]
	ldr.w r4, [sp, #96]
	ldr.w r5, [sp, #100]
	ldr.w r6, [sp, #104]
	ldr.w r7, [sp, #108]
	ldr.w r8, [sp, #80]
	ldr.w r9, [sp, #84]
	ldr.w r10, [sp, #88]
	ldr.w r11, [sp, #92]
	ldr.w r12, [sp, #112]
	ldr.w lr, [sp, #116]
	sel r0, r4, r0
	sel r1, r5, r1
	sel r2, r6, r2
	sel r3, r7, r3
	sel r4, r12, r8
	sel r5, lr, r9
	ldr.w r6, [sp, #120]
	ldr.w r7, [sp, #124]
	ldr.w r8, [sp, #296]
	ldr.w r9, [sp, #260]
	sel r6, r6, r10
	sel r7, r7, r11
	sel r8, r8, r9
	subs.w r0, r0, r8
	sbcs.w r1, r1, #0
	sbcs.w r2, r2, #0
	sbcs.w r3, r3, #0
	sbcs.w r4, r4, #0
	sbcs.w r5, r5, #0
	sbcs.w r6, r6, #0
	sbcs.w r7, r7, #0
	str.w r7, [sp, #260]
	umull r7, r8, r0, r0
	str.w r7, [sp, #264]
	and.w r7, r1, r0, asr #31
	adds.w r0, r0, r0
	mov.w r9, #0
	umaal r8, r9, r1, r0
	str.w r8, [sp, #268]
	umaal r7, r9, r1, r1
	and.w r8, r2, r1, asr #31
	adcs.w r1, r1, r1
	mov.w r10, #0
	umaal r7, r10, r2, r0
	str.w r7, [sp, #272]
	umaal r9, r10, r2, r1
	umaal r8, r10, r2, r2
	and.w r7, r3, r2, asr #31
	adcs.w r2, r2, r2
	mov.w r11, #0
	umaal r9, r11, r3, r0
	str.w r9, [sp, #276]
	umaal r8, r11, r3, r1
	umaal r10, r11, r3, r2
	umaal r7, r11, r3, r3
	and.w r9, r4, r3, asr #31
	adcs.w r3, r3, r3
	mov.w r12, #0
	umaal r8, r12, r4, r0
	str.w r8, [sp, #280]
	umaal r10, r12, r4, r1
	umaal r7, r12, r4, r2
	umaal r11, r12, r4, r3
	umaal r9, r12, r4, r4
	and.w r8, r5, r4, asr #31
	adcs.w r4, r4, r4
	mov.w lr, #0
	umaal r10, lr, r5, r0
	str.w r10, [sp, #284]
	umaal r7, lr, r5, r1
	umaal r11, lr, r5, r2
	umaal r9, lr, r5, r3
	umaal r12, lr, r5, r4
	umaal r8, lr, r5, r5
	adcs.w r5, r5, r5
	mov.w r10, #0
	umaal r7, r10, r6, r0
	str.w r7, [sp, #288]
	umaal r11, r10, r6, r1
	umaal r9, r10, r6, r2
	umaal r12, r10, r6, r3
	umaal r8, r10, r6, r4
	umaal lr, r10, r6, r5
	sbc.w r7, r6, r6
	bic.w r7, r6, r7
	umaal r7, r10, r6, r6
	adcs.w r6, r6, r6
	str.w r5, [sp, #292]
	str.w r6, [sp, #296]
	mov.w r5, #0
	ldr.w r6, [sp, #260]
	umaal r11, r5, r6, r0
	umaal r9, r5, r6, r1
	umaal r12, r5, r6, r2
	umaal r8, r5, r6, r3
	umaal lr, r5, r6, r4
	ldr.w r0, [sp, #292]
	ldr.w r1, [sp, #296]
	ldr.w r2, [sp, #264]
	ldr.w r3, [sp, #268]
	ldr.w r4, [sp, #272]
	umaal r7, r5, r6, r0
	umaal r10, r5, r6, r1
	sbc.w r0, r6, r6
	bic.w r0, r6, r0
	umaal r0, r5, r6, r6
	mov.w r1, #38
	mov.w r6, #0
	umaal r11, r6, r5, r1
	asr.w r5, r11, #31
	and.w r5, r5, #19
	mla r5, r6, r1, r5
	bic.w r11, r11, #0x80000000
	umaal r2, r5, r9, r1
	umaal r3, r5, r12, r1
	umaal r4, r5, r8, r1
	ldr.w r6, [sp, #276]
	ldr.w r8, [sp, #280]
	ldr.w r9, [sp, #284]
	ldr.w r12, [sp, #288]
	umaal r6, r5, lr, r1
	umaal r8, r5, r7, r1
	umaal r9, r5, r10, r1
	umaal r12, r5, r0, r1
	add.w r11, r11, r5
	str.w r2, [sp, #292]
	str.w r3, [sp, #296]
	str.w r4, [sp, #332]
	str.w r6, [sp, #336]
	str.w r8, [sp, #340]
	str.w r9, [sp, #344]
	str.w r12, [sp, #348]
	str.w r11, [sp, #352]
	str.w r12, [sp, #260]
	ldr.w r0, [sp, #300]
	ldr.w r1, [sp, #304]
	ldr.w r5, [sp, #308]
	umull r7, r10, r2, r0
	str.w r11, [sp, #264]
	str.w r7, [sp, #268]
	umull r7, r11, r2, r1
	umaal r7, r10, r3, r0
	str.w r7, [sp, #272]
	umull r5, r7, r2, r5
	umaal r5, r11, r3, r1
	umaal r5, r10, r4, r0
	str.w r5, [sp, #276]
	mov.w r5, #0
	umaal r5, r10, r6, r0
	mov.w r12, #0
	umaal r12, r10, r8, r0
	mov.w lr, #0
	umaal lr, r10, r9, r0
	umaal r5, r11, r4, r1
	umaal r12, r11, r6, r1
	umaal lr, r11, r8, r1
	umaal r10, r11, r9, r1
	ldr.w r0, [sp, #308]
	ldr.w r1, [sp, #312]
	umaal r5, r7, r3, r0
	umaal r12, r7, r4, r0
	umaal lr, r7, r6, r0
	umaal r10, r7, r8, r0
	umaal r11, r7, r9, r0
	mov.w r0, #0
	umaal r5, r0, r2, r1
	str.w r5, [sp, #280]
	umaal r12, r0, r3, r1
	umaal lr, r0, r4, r1
	umaal r10, r0, r6, r1
	umaal r11, r0, r8, r1
	umaal r7, r0, r9, r1
	ldr.w r1, [sp, #316]
	mov.w r5, #0
	umaal r12, r5, r2, r1
	str.w r12, [sp, #284]
	umaal lr, r5, r3, r1
	umaal r10, r5, r4, r1
	umaal r11, r5, r6, r1
	umaal r7, r5, r8, r1
	umaal r0, r5, r9, r1
	ldr.w r1, [sp, #320]
	mov.w r12, #0
	umaal lr, r12, r2, r1
	str.w lr, [sp, #288]
	umaal r10, r12, r3, r1
	umaal r11, r12, r4, r1
	umaal r7, r12, r6, r1
	umaal r0, r12, r8, r1
	umaal r5, r12, r9, r1
	ldr.w r1, [sp, #324]
	mov.w lr, #0
	umaal r10, lr, r2, r1
	str.w r10, [sp, #356]
	umaal r11, lr, r3, r1
	umaal r7, lr, r4, r1
	umaal r0, lr, r6, r1
	umaal r5, lr, r8, r1
	umaal r12, lr, r9, r1
	ldr.w r1, [sp, #328]
	mov.w r10, #0
	umaal r11, r10, r2, r1
	umaal r7, r10, r3, r1
	umaal r0, r10, r4, r1
	umaal r5, r10, r6, r1
	umaal r12, r10, r8, r1
	umaal lr, r10, r9, r1
	ldr.w r1, [sp, #260]
	ldr.w r2, [sp, #264]
	ldr.w r3, [sp, #300]
	ldr.w r4, [sp, #356]
	ldr.w r6, [sp, #304]
	mov.w r8, #0
	mov.w r9, #0
	umaal r4, r8, r1, r3
	umaal r9, r8, r2, r3
	umaal r11, r9, r1, r6
	umaal r8, r9, r2, r6
	ldr.w r3, [sp, #308]
	ldr.w r6, [sp, #312]
	umaal r7, r8, r1, r3
	umaal r9, r8, r2, r3
	umaal r0, r9, r1, r6
	umaal r8, r9, r2, r6
	ldr.w r3, [sp, #316]
	ldr.w r6, [sp, #320]
	umaal r5, r8, r1, r3
	umaal r9, r8, r2, r3
	umaal r12, r9, r1, r6
	umaal r8, r9, r2, r6
	ldr.w r3, [sp, #324]
	ldr.w r6, [sp, #328]
	umaal lr, r8, r1, r3
	umaal r9, r8, r2, r3
	umaal r10, r9, r1, r6
	umaal r8, r9, r2, r6
	mov.w r1, #38
	mov.w r2, #0
	umaal r11, r2, r9, r1
	asr.w r3, r11, #31
	and.w r3, r3, #19
	mla r3, r2, r1, r3
	bic.w r11, r11, #0x80000000
	ldr.w r2, [sp, #268]
	ldr.w r6, [sp, #272]
	ldr.w r9, [sp, #276]
	umaal r2, r3, r7, r1
	umaal r6, r3, r0, r1
	umaal r9, r3, r5, r1
	ldr.w r0, [sp, #280]
	ldr.w r5, [sp, #284]
	ldr.w r7, [sp, #288]
	umaal r0, r3, r12, r1
	umaal r5, r3, lr, r1
	umaal r7, r3, r10, r1
	umaal r4, r3, r8, r1
	add.w r11, r11, r3
	str.w r2, [sp, #260]
	str.w r6, [sp, #264]
	str.w r9, [sp, #268]
	str.w r0, [sp, #272]
	str.w r5, [sp, #276]
	str.w r7, [sp, #280]
	str.w r4, [sp, #284]
	str.w r11, [sp, #288]
	ldr.w r0, [sp, #300]
	ldr.w r1, [sp, #292]
	ldr.w r2, [sp, #304]
	ldr.w r3, [sp, #296]
	ldr.w r4, [sp, #308]
	ldr.w r5, [sp, #332]
	ldr.w r6, [sp, #312]
	ldr.w r7, [sp, #336]
	ldr.w r8, [sp, #316]
	ldr.w r9, [sp, #340]
	ldr.w r10, [sp, #320]
	ldr.w r11, [sp, #344]
	ldr.w r12, [sp, #324]
	ldr.w lr, [sp, #348]
	subs.w r0, r0, r1
	sbcs.w r1, r2, r3
	sbcs.w r2, r4, r5
	sbcs.w r3, r6, r7
	sbcs.w r4, r8, r9
	sbcs.w r5, r10, r11
	sbcs.w r6, r12, lr
	ldr.w r7, [sp, #328]
	ldr.w r8, [sp, #352]
	ldr.w r9, [sp, #328]
	ldr.w r10, [sp, #300]
	ldr.w r11, [sp, #304]
	ldr.w r12, [sp, #308]
	sbcs.w r7, r7, r8
	sbc.w r8, r8, r8
	and.w r8, r8, #38
	subs.w r0, r0, r8
	sbcs.w r1, r1, #0
	sbcs.w r2, r2, #0
	sbcs.w r3, r3, #0
	sbcs.w r4, r4, #0
	sbcs.w r5, r5, #0
	sbcs.w r6, r6, #0
	sbcs.w r7, r7, #0
	str.w r0, [sp, #292]
	str.w r1, [sp, #296]
	str.w r2, [sp, #300]
	str.w r3, [sp, #304]
	str.w r4, [sp, #308]
	str.w r5, [sp, #328]
	str.w r6, [sp, #332]
	str.w r7, [sp, #336]
	movw r8, #56129
	movt r8, #1
	mov.w lr, #0
	umaal r9, lr, r7, r8
	cmn.w r9, r9
	adc.w lr, lr, lr
	bic.w r9, r9, #0x80000000
	add.w r7, lr, lr, lsl #3
	add.w r7, lr, r7, lsl #1
	umaal r10, r7, r0, r8
	umaal r11, r7, r1, r8
	umaal r12, r7, r2, r8
	ldr.w r0, [sp, #312]
	ldr.w r1, [sp, #316]
	ldr.w r2, [sp, #320]
	ldr.w lr, [sp, #324]
	umaal r0, r7, r3, r8
	umaal r1, r7, r4, r8
	umaal r2, r7, r5, r8
	umaal lr, r7, r6, r8
	add.w r9, r9, r7
	str.w lr, [sp, #312]
	ldr.w r3, [sp, #292]
	ldr.w r4, [sp, #296]
	ldr.w r5, [sp, #300]
	umull r6, r7, r10, r3
	str.w r9, [sp, #316]
	str.w r6, [sp, #320]
	umull r6, r8, r10, r4
	umaal r6, r7, r11, r3
	str.w r6, [sp, #324]
	umull r5, r6, r10, r5
	umaal r5, r8, r11, r4
	umaal r5, r7, r12, r3
	str.w r5, [sp, #340]
	mov.w r5, #0
	umaal r5, r7, r0, r3
	mov.w r9, #0
	umaal r9, r7, r1, r3
	mov.w lr, #0
	umaal lr, r7, r2, r3
	umaal r5, r8, r12, r4
	umaal r9, r8, r0, r4
	umaal lr, r8, r1, r4
	umaal r7, r8, r2, r4
	ldr.w r3, [sp, #300]
	ldr.w r4, [sp, #304]
	umaal r5, r6, r11, r3
	umaal r9, r6, r12, r3
	umaal lr, r6, r0, r3
	umaal r7, r6, r1, r3
	umaal r8, r6, r2, r3
	mov.w r3, #0
	umaal r5, r3, r10, r4
	str.w r5, [sp, #344]
	umaal r9, r3, r11, r4
	umaal lr, r3, r12, r4
	umaal r7, r3, r0, r4
	umaal r8, r3, r1, r4
	umaal r6, r3, r2, r4
	ldr.w r4, [sp, #308]
	mov.w r5, #0
	umaal r9, r5, r10, r4
	str.w r9, [sp, #348]
	umaal lr, r5, r11, r4
	umaal r7, r5, r12, r4
	umaal r8, r5, r0, r4
	umaal r6, r5, r1, r4
	umaal r3, r5, r2, r4
	ldr.w r4, [sp, #328]
	mov.w r9, #0
	umaal lr, r9, r10, r4
	str.w lr, [sp, #352]
	umaal r7, r9, r11, r4
	umaal r8, r9, r12, r4
	umaal r6, r9, r0, r4
	umaal r3, r9, r1, r4
	umaal r5, r9, r2, r4
	ldr.w r4, [sp, #332]
	mov.w lr, #0
	umaal r7, lr, r10, r4
	str.w r7, [sp, #356]
	umaal r8, lr, r11, r4
	umaal r6, lr, r12, r4
	umaal r3, lr, r0, r4
	umaal r5, lr, r1, r4
	umaal r9, lr, r2, r4
	ldr.w r4, [sp, #336]
	mov.w r7, #0
	umaal r8, r7, r10, r4
	umaal r6, r7, r11, r4
	umaal r3, r7, r12, r4
	umaal r5, r7, r0, r4
	umaal r9, r7, r1, r4
	umaal lr, r7, r2, r4
	ldr.w r0, [sp, #312]
	ldr.w r1, [sp, #316]
	ldr.w r2, [sp, #292]
	ldr.w r4, [sp, #356]
	ldr.w r10, [sp, #296]
	mov.w r11, #0
	mov.w r12, #0
	umaal r4, r11, r0, r2
	umaal r12, r11, r1, r2
	umaal r8, r12, r0, r10
	umaal r11, r12, r1, r10
	ldr.w r2, [sp, #300]
	ldr.w r10, [sp, #304]
	umaal r6, r11, r0, r2
	umaal r12, r11, r1, r2
	umaal r3, r12, r0, r10
	umaal r11, r12, r1, r10
	ldr.w r2, [sp, #308]
	ldr.w r10, [sp, #328]
	umaal r5, r11, r0, r2
	umaal r12, r11, r1, r2
	umaal r9, r12, r0, r10
	umaal r11, r12, r1, r10
	ldr.w r2, [sp, #332]
	ldr.w r10, [sp, #336]
	umaal lr, r11, r0, r2
	umaal r12, r11, r1, r2
	umaal r7, r12, r0, r10
	umaal r11, r12, r1, r10
	mov.w r0, #38
	mov.w r1, #0
	umaal r8, r1, r12, r0
	asr.w r2, r8, #31
	and.w r2, r2, #19
	mla r2, r1, r0, r2
	bic.w r8, r8, #0x80000000
	ldr.w r1, [sp, #320]
	ldr.w r10, [sp, #324]
	ldr.w r12, [sp, #340]
	umaal r1, r2, r6, r0
	umaal r10, r2, r3, r0
	umaal r12, r2, r5, r0
	ldr.w r3, [sp, #344]
	ldr.w r5, [sp, #348]
	ldr.w r6, [sp, #352]
	umaal r3, r2, r9, r0
	umaal r5, r2, lr, r0
	umaal r6, r2, r7, r0
	umaal r4, r2, r11, r0
	add.w r8, r8, r2
	ldr.w r0, [sp, #224]
	cmp.w r0, #0x80000000
	bne.w .Lstep
.Lnext_chunk:
	ldr.w r2, [sp, #200]
	ldr.w r0, [r2, #-4]!
	str.w r2, [sp, #200]
	str.w r0, [sp, #224]
	cmp.w r0, #0
	bne.w .Lstep
	ldr.w pc, [sp, #204]
	.p2align 2
.Ldouble:
	str.w lr, [sp, #208]
	ldr.w r0, [sp, #288]
	mov.w r2, #1
	adds.w r7, r8, r0
	rrx r9, r7
	lsr.w r9, r9, #30
	bic.w r7, r7, #0x80000000
	add.w r11, r9, r9, lsl #3
	add.w r9, r9, r11, lsl #1
	ldr.w r11, [sp, #260]
	subs.w lr, r1, r11
	str.w lr, [sp, #64]
	umaal r1, r9, r11, r2
	ldr.w r11, [sp, #264]
	sbcs.w lr, r10, r11
	str.w lr, [sp, #68]
	umaal r10, r9, r11, r2
	ldr.w r11, [sp, #268]
	sbcs.w lr, r12, r11
	str.w lr, [sp, #72]
	umaal r12, r9, r11, r2
	ldr.w r11, [sp, #272]
	sbcs.w lr, r3, r11
	str.w lr, [sp, #76]
	umaal r3, r9, r11, r2
	ldr.w r11, [sp, #276]
	sbcs.w lr, r5, r11
	str.w lr, [sp, #80]
	umaal r5, r9, r11, r2
	ldr.w r11, [sp, #280]
	sbcs.w lr, r6, r11
	str.w lr, [sp, #84]
	umaal r6, r9, r11, r2
	ldr.w r11, [sp, #284]
	sbcs.w lr, r4, r11
	str.w lr, [sp, #88]
	umaal r4, r9, r11, r2
	sbcs.w r0, r8, r0
	str.w r0, [sp, #92]
	sbc.w r0, r0, r0
	and.w r0, r0, #38
	str.w r0, [sp, #260]
	add.w r7, r7, r9
	str.w r7, [sp, #264]
	umull r0, r2, r1, r1
	str.w r0, [sp, #268]
	and.w r0, r10, r1, asr #31
	adds.w r1, r1, r1
	mov.w r7, #0
	umaal r2, r7, r10, r1
	str.w r2, [sp, #272]
	umaal r0, r7, r10, r10
	and.w r2, r12, r10, asr #31
	adcs.w r10, r10, r10
	mov.w r8, #0
	umaal r0, r8, r12, r1
	str.w r0, [sp, #276]
	umaal r7, r8, r12, r10
	umaal r2, r8, r12, r12
	and.w r0, r3, r12, asr #31
	adcs.w r12, r12, r12
	mov.w r9, #0
	umaal r7, r9, r3, r1
	str.w r7, [sp, #280]
	umaal r2, r9, r3, r10
	umaal r8, r9, r3, r12
	umaal r0, r9, r3, r3
	and.w r7, r5, r3, asr #31
	adcs.w r3, r3, r3
	mov.w r11, #0
	umaal r2, r11, r5, r1
	str.w r2, [sp, #284]
	umaal r8, r11, r5, r10
	umaal r0, r11, r5, r12
	umaal r9, r11, r5, r3
	umaal r7, r11, r5, r5
	and.w r2, r6, r5, asr #31
	adcs.w r5, r5, r5
	mov.w lr, #0
	umaal r8, lr, r6, r1
	str.w r8, [sp, #288]
	umaal r0, lr, r6, r10
	umaal r9, lr, r6, r12
	umaal r7, lr, r6, r3
	umaal r11, lr, r6, r5
	umaal r2, lr, r6, r6
	adcs.w r6, r6, r6
	mov.w r8, #0
	umaal r0, r8, r4, r1
	str.w r0, [sp, #292]
	umaal r9, r8, r4, r10
	umaal r7, r8, r4, r12
	umaal r11, r8, r4, r3
	umaal r2, r8, r4, r5
	umaal lr, r8, r4, r6
	sbc.w r0, r4, r4
	bic.w r0, r4, r0
	umaal r0, r8, r4, r4
	adcs.w r4, r4, r4
	str.w r6, [sp, #296]
	str.w r4, [sp, #300]
	mov.w r4, #0
	ldr.w r6, [sp, #264]
	umaal r9, r4, r6, r1
	umaal r7, r4, r6, r10
	umaal r11, r4, r6, r12
	umaal r2, r4, r6, r3
	umaal lr, r4, r6, r5
	ldr.w r1, [sp, #296]
	ldr.w r3, [sp, #300]
	ldr.w r5, [sp, #268]
	ldr.w r10, [sp, #272]
	ldr.w r12, [sp, #276]
	umaal r0, r4, r6, r1
	umaal r8, r4, r6, r3
	sbc.w r1, r6, r6
	bic.w r1, r6, r1
	umaal r1, r4, r6, r6
	mov.w r3, #38
	mov.w r6, #0
	umaal r9, r6, r4, r3
	asr.w r4, r9, #31
	and.w r4, r4, #19
	mla r4, r6, r3, r4
	bic.w r9, r9, #0x80000000
	umaal r5, r4, r7, r3
	umaal r10, r4, r11, r3
	umaal r12, r4, r2, r3
	ldr.w r2, [sp, #280]
	ldr.w r6, [sp, #284]
	ldr.w r7, [sp, #288]
	ldr.w r11, [sp, #292]
	umaal r2, r4, lr, r3
	umaal r6, r4, r0, r3
	umaal r7, r4, r8, r3
	umaal r11, r4, r1, r3
	add.w r9, r9, r4
	str.w r5, [sp, #292]
	str.w r10, [sp, #296]
	str.w r12, [sp, #300]
	str.w r2, [sp, #304]
	str.w r6, [sp, #308]
	str.w r7, [sp, #312]
	str.w r11, [sp, #316]
	str.w r9, [sp, #320]
	ldr.w r0, [sp, #64]
	ldr.w r1, [sp, #68]
	ldr.w r2, [sp, #72]
	ldr.w r3, [sp, #76]
	ldr.w r4, [sp, #80]
	ldr.w r5, [sp, #84]
	ldr.w r6, [sp, #88]
	ldr.w r7, [sp, #92]
	ldr.w r8, [sp, #260]
	subs.w r0, r0, r8
	sbcs.w r1, r1, #0
	sbcs.w r2, r2, #0
	sbcs.w r3, r3, #0
	sbcs.w r4, r4, #0
	sbcs.w r5, r5, #0
	sbcs.w r6, r6, #0
	sbcs.w r7, r7, #0
	str.w r7, [sp, #260]
	umull r7, r8, r0, r0
	str.w r7, [sp, #264]
	and.w r7, r1, r0, asr #31
	adds.w r0, r0, r0
	mov.w r9, #0
	umaal r8, r9, r1, r0
	str.w r8, [sp, #268]
	umaal r7, r9, r1, r1
	and.w r8, r2, r1, asr #31
	adcs.w r1, r1, r1
	mov.w r10, #0
	umaal r7, r10, r2, r0
	str.w r7, [sp, #272]
	umaal r9, r10, r2, r1
	umaal r8, r10, r2, r2
	and.w r7, r3, r2, asr #31
	adcs.w r2, r2, r2
	mov.w r11, #0
	umaal r9, r11, r3, r0
	str.w r9, [sp, #276]
	umaal r8, r11, r3, r1
	umaal r10, r11, r3, r2
	umaal r7, r11, r3, r3
	and.w r9, r4, r3, asr #31
	adcs.w r3, r3, r3
	mov.w r12, #0
	umaal r8, r12, r4, r0
	str.w r8, [sp, #280]
	umaal r10, r12, r4, r1
	umaal r7, r12, r4, r2
	umaal r11, r12, r4, r3
	umaal r9, r12, r4, r4
	and.w r8, r5, r4, asr #31
	adcs.w r4, r4, r4
	mov.w lr, #0
	umaal r10, lr, r5, r0
	str.w r10, [sp, #284]
	umaal r7, lr, r5, r1
	umaal r11, lr, r5, r2
	umaal r9, lr, r5, r3
	umaal r12, lr, r5, r4
	umaal r8, lr, r5, r5
	adcs.w r5, r5, r5
	mov.w r10, #0
	umaal r7, r10, r6, r0
	str.w r7, [sp, #288]
	umaal r11, r10, r6, r1
	umaal r9, r10, r6, r2
	umaal r12, r10, r6, r3
	umaal r8, r10, r6, r4
	umaal lr, r10, r6, r5
	sbc.w r7, r6, r6
	bic.w r7, r6, r7
	umaal r7, r10, r6, r6
	adcs.w r6, r6, r6
	str.w r5, [sp, #324]
	str.w r6, [sp, #328]
	mov.w r5, #0
	ldr.w r6, [sp, #260]
	umaal r11, r5, r6, r0
	umaal r9, r5, r6, r1
	umaal r12, r5, r6, r2
	umaal r8, r5, r6, r3
	umaal lr, r5, r6, r4
	ldr.w r0, [sp, #324]
	ldr.w r1, [sp, #328]
	ldr.w r2, [sp, #264]
	ldr.w r3, [sp, #268]
	ldr.w r4, [sp, #272]
	umaal r7, r5, r6, r0
	umaal r10, r5, r6, r1
	sbc.w r0, r6, r6
	bic.w r0, r6, r0
	umaal r0, r5, r6, r6
	mov.w r1, #38
	mov.w r6, #0
	umaal r11, r6, r5, r1
	asr.w r5, r11, #31
	and.w r5, r5, #19
	mla r5, r6, r1, r5
	bic.w r11, r11, #0x80000000
	umaal r2, r5, r9, r1
	umaal r3, r5, r12, r1
	umaal r4, r5, r8, r1
	ldr.w r6, [sp, #276]
	ldr.w r8, [sp, #280]
	ldr.w r9, [sp, #284]
	ldr.w r12, [sp, #288]
	umaal r6, r5, lr, r1
	umaal r8, r5, r7, r1
	umaal r9, r5, r10, r1
	umaal r12, r5, r0, r1
	add.w r11, r11, r5
	str.w r2, [sp, #324]
	str.w r3, [sp, #328]
	str.w r4, [sp, #332]
	str.w r6, [sp, #336]
	str.w r8, [sp, #340]
	str.w r9, [sp, #344]
	str.w r12, [sp, #348]
	str.w r11, [sp, #352]
	str.w r12, [sp, #260]
	ldr.w r0, [sp, #292]
	ldr.w r1, [sp, #296]
	ldr.w r5, [sp, #300]
	umull r7, r10, r2, r0
	str.w r11, [sp, #264]
	str.w r7, [sp, #268]
	umull r7, r11, r2, r1
	umaal r7, r10, r3, r0
	str.w r7, [sp, #272]
	umull r5, r7, r2, r5
	umaal r5, r11, r3, r1
	umaal r5, r10, r4, r0
	str.w r5, [sp, #276]
	mov.w r5, #0
	umaal r5, r10, r6, r0
	mov.w r12, #0
	umaal r12, r10, r8, r0
	mov.w lr, #0
	umaal lr, r10, r9, r0
	umaal r5, r11, r4, r1
	umaal r12, r11, r6, r1
	umaal lr, r11, r8, r1
	umaal r10, r11, r9, r1
	ldr.w r0, [sp, #300]
	ldr.w r1, [sp, #304]
	umaal r5, r7, r3, r0
	umaal r12, r7, r4, r0
	umaal lr, r7, r6, r0
	umaal r10, r7, r8, r0
	umaal r11, r7, r9, r0
	mov.w r0, #0
	umaal r5, r0, r2, r1
	str.w r5, [sp, #280]
	umaal r12, r0, r3, r1
	umaal lr, r0, r4, r1
	umaal r10, r0, r6, r1
	umaal r11, r0, r8, r1
	umaal r7, r0, r9, r1
	ldr.w r1, [sp, #308]
	mov.w r5, #0
	umaal r12, r5, r2, r1
	str.w r12, [sp, #284]
	umaal lr, r5, r3, r1
	umaal r10, r5, r4, r1
	umaal r11, r5, r6, r1
	umaal r7, r5, r8, r1
	umaal r0, r5, r9, r1
	ldr.w r1, [sp, #312]
	mov.w r12, #0
	umaal lr, r12, r2, r1
	str.w lr, [sp, #288]
	umaal r10, r12, r3, r1
	umaal r11, r12, r4, r1
	umaal r7, r12, r6, r1
	umaal r0, r12, r8, r1
	umaal r5, r12, r9, r1
	ldr.w r1, [sp, #316]
	mov.w lr, #0
	umaal r10, lr, r2, r1
	str.w r10, [sp, #356]
	umaal r11, lr, r3, r1
	umaal r7, lr, r4, r1
	umaal r0, lr, r6, r1
	umaal r5, lr, r8, r1
	umaal r12, lr, r9, r1
	ldr.w r1, [sp, #320]
	mov.w r10, #0
	umaal r11, r10, r2, r1
	umaal r7, r10, r3, r1
	umaal r0, r10, r4, r1
	umaal r5, r10, r6, r1
	umaal r12, r10, r8, r1
	umaal lr, r10, r9, r1
	ldr.w r1, [sp, #260]
	ldr.w r2, [sp, #264]
	ldr.w r3, [sp, #292]
	ldr.w r4, [sp, #356]
	ldr.w r6, [sp, #296]
	mov.w r8, #0
	mov.w r9, #0
	umaal r4, r8, r1, r3
	umaal r9, r8, r2, r3
	umaal r11, r9, r1, r6
	umaal r8, r9, r2, r6
	ldr.w r3, [sp, #300]
	ldr.w r6, [sp, #304]
	umaal r7, r8, r1, r3
	umaal r9, r8, r2, r3
	umaal r0, r9, r1, r6
	umaal r8, r9, r2, r6
	ldr.w r3, [sp, #308]
	ldr.w r6, [sp, #312]
	umaal r5, r8, r1, r3
	umaal r9, r8, r2, r3
	umaal r12, r9, r1, r6
	umaal r8, r9, r2, r6
	ldr.w r3, [sp, #316]
	ldr.w r6, [sp, #320]
	umaal lr, r8, r1, r3
	umaal r9, r8, r2, r3
	umaal r10, r9, r1, r6
	umaal r8, r9, r2, r6
	mov.w r1, #38
	mov.w r2, #0
	umaal r11, r2, r9, r1
	asr.w r3, r11, #31
	and.w r3, r3, #19
	mla r3, r2, r1, r3
	bic.w r11, r11, #0x80000000
	ldr.w r2, [sp, #268]
	ldr.w r6, [sp, #272]
	ldr.w r9, [sp, #276]
	umaal r2, r3, r7, r1
	umaal r6, r3, r0, r1
	umaal r9, r3, r5, r1
	ldr.w r0, [sp, #280]
	ldr.w r5, [sp, #284]
	ldr.w r7, [sp, #288]
	umaal r0, r3, r12, r1
	umaal r5, r3, lr, r1
	umaal r7, r3, r10, r1
	umaal r4, r3, r8, r1
	add.w r11, r11, r3
	str.w r2, [sp, #260]
	str.w r6, [sp, #264]
	str.w r9, [sp, #268]
	str.w r0, [sp, #272]
	str.w r5, [sp, #276]
	str.w r7, [sp, #280]
	str.w r4, [sp, #284]
	str.w r11, [sp, #288]
	ldr.w r0, [sp, #292]
	ldr.w r1, [sp, #324]
	ldr.w r2, [sp, #296]
	ldr.w r3, [sp, #328]
	ldr.w r4, [sp, #300]
	ldr.w r5, [sp, #332]
	ldr.w r6, [sp, #304]
	ldr.w r7, [sp, #336]
	ldr.w r8, [sp, #308]
	ldr.w r9, [sp, #340]
	ldr.w r10, [sp, #312]
	ldr.w r11, [sp, #344]
	ldr.w r12, [sp, #316]
	ldr.w lr, [sp, #348]
	subs.w r0, r0, r1
	sbcs.w r1, r2, r3
	sbcs.w r2, r4, r5
	sbcs.w r3, r6, r7
	sbcs.w r4, r8, r9
	sbcs.w r5, r10, r11
	sbcs.w r6, r12, lr
	ldr.w r7, [sp, #320]
	ldr.w r8, [sp, #352]
	ldr.w r9, [sp, #320]
	ldr.w r10, [sp, #292]
	ldr.w r11, [sp, #296]
	ldr.w r12, [sp, #300]
	sbcs.w r7, r7, r8
	sbc.w r8, r8, r8
	and.w r8, r8, #38
	subs.w r0, r0, r8
	sbcs.w r1, r1, #0
	sbcs.w r2, r2, #0
	sbcs.w r3, r3, #0
	sbcs.w r4, r4, #0
	sbcs.w r5, r5, #0
	sbcs.w r6, r6, #0
	sbcs.w r7, r7, #0
	str.w r0, [sp, #292]
	str.w r1, [sp, #296]
	str.w r2, [sp, #300]
	str.w r3, [sp, #320]
	str.w r4, [sp, #324]
	str.w r5, [sp, #328]
	str.w r6, [sp, #332]
	str.w r7, [sp, #336]
	movw r8, #56129
	movt r8, #1
	mov.w lr, #0
	umaal r9, lr, r7, r8
	cmn.w r9, r9
	adc.w lr, lr, lr
	bic.w r9, r9, #0x80000000
	add.w r7, lr, lr, lsl #3
	add.w r7, lr, r7, lsl #1
	umaal r10, r7, r0, r8
	umaal r11, r7, r1, r8
	umaal r12, r7, r2, r8
	ldr.w r0, [sp, #304]
	ldr.w r1, [sp, #308]
	ldr.w r2, [sp, #312]
	ldr.w lr, [sp, #316]
	umaal r0, r7, r3, r8
	umaal r1, r7, r4, r8
	umaal r2, r7, r5, r8
	umaal lr, r7, r6, r8
	add.w r9, r9, r7
	str.w lr, [sp, #304]
	ldr.w r3, [sp, #292]
	ldr.w r4, [sp, #296]
	ldr.w r5, [sp, #300]
	umull r6, r7, r10, r3
	str.w r9, [sp, #308]
	str.w r6, [sp, #312]
	umull r6, r8, r10, r4
	umaal r6, r7, r11, r3
	str.w r6, [sp, #316]
	umull r5, r6, r10, r5
	umaal r5, r8, r11, r4
	umaal r5, r7, r12, r3
	str.w r5, [sp, #340]
	mov.w r5, #0
	umaal r5, r7, r0, r3
	mov.w r9, #0
	umaal r9, r7, r1, r3
	mov.w lr, #0
	umaal lr, r7, r2, r3
	umaal r5, r8, r12, r4
	umaal r9, r8, r0, r4
	umaal lr, r8, r1, r4
	umaal r7, r8, r2, r4
	ldr.w r3, [sp, #300]
	ldr.w r4, [sp, #320]
	umaal r5, r6, r11, r3
	umaal r9, r6, r12, r3
	umaal lr, r6, r0, r3
	umaal r7, r6, r1, r3
	umaal r8, r6, r2, r3
	mov.w r3, #0
	umaal r5, r3, r10, r4
	str.w r5, [sp, #344]
	umaal r9, r3, r11, r4
	umaal lr, r3, r12, r4
	umaal r7, r3, r0, r4
	umaal r8, r3, r1, r4
	umaal r6, r3, r2, r4
	ldr.w r4, [sp, #324]
	mov.w r5, #0
	umaal r9, r5, r10, r4
	str.w r9, [sp, #348]
	umaal lr, r5, r11, r4
	umaal r7, r5, r12, r4
	umaal r8, r5, r0, r4
	umaal r6, r5, r1, r4
	umaal r3, r5, r2, r4
	ldr.w r4, [sp, #328]
	mov.w r9, #0
	umaal lr, r9, r10, r4
	str.w lr, [sp, #352]
	umaal r7, r9, r11, r4
	umaal r8, r9, r12, r4
	umaal r6, r9, r0, r4
	umaal r3, r9, r1, r4
	umaal r5, r9, r2, r4
	ldr.w r4, [sp, #332]
	mov.w lr, #0
	umaal r7, lr, r10, r4
	str.w r7, [sp, #356]
	umaal r8, lr, r11, r4
	umaal r6, lr, r12, r4
	umaal r3, lr, r0, r4
	umaal r5, lr, r1, r4
	umaal r9, lr, r2, r4
	ldr.w r4, [sp, #336]
	mov.w r7, #0
	umaal r8, r7, r10, r4
	umaal r6, r7, r11, r4
	umaal r3, r7, r12, r4
	umaal r5, r7, r0, r4
	umaal r9, r7, r1, r4
	umaal lr, r7, r2, r4
	ldr.w r0, [sp, #304]
	ldr.w r1, [sp, #308]
	ldr.w r2, [sp, #292]
	ldr.w r4, [sp, #356]
	ldr.w r10, [sp, #296]
	mov.w r11, #0
	mov.w r12, #0
	umaal r4, r11, r0, r2
	umaal r12, r11, r1, r2
	umaal r8, r12, r0, r10
	umaal r11, r12, r1, r10
	ldr.w r2, [sp, #300]
	ldr.w r10, [sp, #320]
	umaal r6, r11, r0, r2
	umaal r12, r11, r1, r2
	umaal r3, r12, r0, r10
	umaal r11, r12, r1, r10
	ldr.w r2, [sp, #324]
	ldr.w r10, [sp, #328]
	umaal r5, r11, r0, r2
	umaal r12, r11, r1, r2
	umaal r9, r12, r0, r10
	umaal r11, r12, r1, r10
	ldr.w r2, [sp, #332]
	ldr.w r10, [sp, #336]
	umaal lr, r11, r0, r2
	umaal r12, r11, r1, r2
	umaal r7, r12, r0, r10
	umaal r11, r12, r1, r10
	mov.w r0, #38
	mov.w r1, #0
	umaal r8, r1, r12, r0
	asr.w r2, r8, #31
	and.w r2, r2, #19
	mla r2, r1, r0, r2
	bic.w r8, r8, #0x80000000
	ldr.w r1, [sp, #312]
	ldr.w r10, [sp, #316]
	ldr.w r12, [sp, #340]
	umaal r1, r2, r6, r0
	umaal r10, r2, r3, r0
	umaal r12, r2, r5, r0
	ldr.w r3, [sp, #344]
	ldr.w r5, [sp, #348]
	ldr.w r6, [sp, #352]
	umaal r3, r2, r9, r0
	umaal r5, r2, lr, r0
	umaal r6, r2, r7, r0
	umaal r4, r2, r11, r0
	add.w r8, r8, r2
	ldr.w pc, [sp, #208]
#endif
	.size x25519_ladder_run, . - x25519_ladder_run
	.section .text.x25519_ladder_run, "ax", %progbits
	.p2align 2
	.global x25519_step
	.type x25519_step, %function
	.thumb_func
x25519_step:
#if X25519_FPU
	push.w {r4-r11, lr}
	vpush {s16-s31}
	sub.w sp, sp, #244
	str.w r0, [sp, #212]
	uadd8 r1, r1, r1
	mov.w r1, #0
	str.w r1, [sp, #160]
	add.w r1, sp, #164
	str.w r1, [sp, #200]
	mov.w r1, #0x80000000
	vmov s0, r1
	ldr.w r4, [r0, #0]
	ldr.w r5, [r0, #4]
	ldr.w r6, [r0, #8]
	ldr.w r7, [r0, #12]
	str.w r4, [sp, #0]
	str.w r5, [sp, #4]
	str.w r6, [sp, #8]
	str.w r7, [sp, #12]
	ldr.w r4, [r0, #16]
	ldr.w r5, [r0, #20]
	ldr.w r6, [r0, #24]
	ldr.w r7, [r0, #28]
	str.w r4, [sp, #16]
	str.w r5, [sp, #20]
	str.w r6, [sp, #24]
	str.w r7, [sp, #28]
	ldr.w r4, [r0, #128]
	ldr.w r5, [r0, #132]
	ldr.w r6, [r0, #136]
	ldr.w r7, [r0, #140]
	str.w r4, [sp, #32]
	str.w r5, [sp, #36]
	str.w r6, [sp, #40]
	str.w r7, [sp, #44]
	ldr.w r4, [r0, #144]
	ldr.w r5, [r0, #148]
	ldr.w r6, [r0, #152]
	ldr.w r7, [r0, #156]
	str.w r4, [sp, #48]
	str.w r5, [sp, #52]
	str.w r6, [sp, #56]
	str.w r7, [sp, #60]
	ldr.w r4, [r0, #32]
	ldr.w r5, [r0, #36]
	ldr.w r6, [r0, #40]
	ldr.w r7, [r0, #44]
	vmov s9, r4
	vmov s10, r5
	vmov s11, r6
	vmov s12, r7
	ldr.w r4, [r0, #48]
	ldr.w r5, [r0, #52]
	ldr.w r6, [r0, #56]
	ldr.w r7, [r0, #60]
	vmov s13, r4
	vmov s14, r5
	vmov s15, r6
	vmov s16, r7
	ldr.w r4, [r0, #96]
	ldr.w r5, [r0, #100]
	ldr.w r6, [r0, #104]
	ldr.w r7, [r0, #108]
	vmov s1, r4
	vmov s2, r5
	vmov s3, r6
	vmov s4, r7
	ldr.w r4, [r0, #112]
	ldr.w r5, [r0, #116]
	ldr.w r6, [r0, #120]
	ldr.w r7, [r0, #124]
	vmov s5, r4
	vmov s6, r5
	vmov s7, r6
	vmov s8, r7
	add.w r0, r0, #64
	ldr.w r1, [r0, #0]
	ldr.w r10, [r0, #4]
	ldr.w r12, [r0, #8]
	ldr.w r3, [r0, #12]
	ldr.w r5, [r0, #16]
	ldr.w r6, [r0, #20]
	ldr.w r4, [r0, #24]
	ldr.w r8, [r0, #28]
	bl.w .Lone_step
	ldr.w r0, [sp, #212]
	str.w r1, [r0, #64]
	str.w r10, [r0, #68]
	str.w r12, [r0, #72]
	str.w r3, [r0, #76]
	str.w r5, [r0, #80]
	str.w r6, [r0, #84]
	str.w r4, [r0, #88]
	str.w r8, [r0, #92]
	vmov r2, s9
	str.w r2, [r0, #32]
	vmov r2, s10
	str.w r2, [r0, #36]
	vmov r2, s11
	str.w r2, [r0, #40]
	vmov r2, s12
	str.w r2, [r0, #44]
	vmov r2, s13
	str.w r2, [r0, #48]
	vmov r2, s14
	str.w r2, [r0, #52]
	vmov r2, s15
	str.w r2, [r0, #56]
	vmov r2, s16
	str.w r2, [r0, #60]
	vmov r2, s1
	str.w r2, [r0, #96]
	vmov r2, s2
	str.w r2, [r0, #100]
	vmov r2, s3
	str.w r2, [r0, #104]
	vmov r2, s4
	str.w r2, [r0, #108]
	vmov r2, s5
	str.w r2, [r0, #112]
	vmov r2, s6
	str.w r2, [r0, #116]
	vmov r2, s7
	str.w r2, [r0, #120]
	vmov r2, s8
	str.w r2, [r0, #124]
	ldr.w r2, [sp, #32]
	str.w r2, [r0, #128]
	ldr.w r2, [sp, #36]
	str.w r2, [r0, #132]
	ldr.w r2, [sp, #40]
	str.w r2, [r0, #136]
	ldr.w r2, [sp, #44]
	str.w r2, [r0, #140]
	ldr.w r2, [sp, #48]
	str.w r2, [r0, #144]
	ldr.w r2, [sp, #52]
	str.w r2, [r0, #148]
	ldr.w r2, [sp, #56]
	str.w r2, [r0, #152]
	ldr.w r2, [sp, #60]
	str.w r2, [r0, #156]
	add.w sp, sp, #244
	vpop {s16-s31}
	pop.w {r4-r11, pc}
#else
	push.w {r4-r11, lr}
	sub.w sp, sp, #368
	str.w r0, [sp, #212]
	uadd8 r1, r1, r1
	mov.w r1, #0
	str.w r1, [sp, #160]
	add.w r1, sp, #164
	str.w r1, [sp, #200]
	mov.w r1, #0x80000000
	str.w r1, [sp, #224]
	ldr.w r4, [r0, #0]
	ldr.w r5, [r0, #4]
	ldr.w r6, [r0, #8]
	ldr.w r7, [r0, #12]
	str.w r4, [sp, #0]
	str.w r5, [sp, #4]
	str.w r6, [sp, #8]
	str.w r7, [sp, #12]
	ldr.w r4, [r0, #16]
	ldr.w r5, [r0, #20]
	ldr.w r6, [r0, #24]
	ldr.w r7, [r0, #28]
	str.w r4, [sp, #16]
	str.w r5, [sp, #20]
	str.w r6, [sp, #24]
	str.w r7, [sp, #28]
	ldr.w r4, [r0, #128]
	ldr.w r5, [r0, #132]
	ldr.w r6, [r0, #136]
	ldr.w r7, [r0, #140]
	str.w r4, [sp, #32]
	str.w r5, [sp, #36]
	str.w r6, [sp, #40]
	str.w r7, [sp, #44]
	ldr.w r4, [r0, #144]
	ldr.w r5, [r0, #148]
	ldr.w r6, [r0, #152]
	ldr.w r7, [r0, #156]
	str.w r4, [sp, #48]
	str.w r5, [sp, #52]
	str.w r6, [sp, #56]
	str.w r7, [sp, #60]
	ldr.w r4, [r0, #32]
	ldr.w r5, [r0, #36]
	ldr.w r6, [r0, #40]
	ldr.w r7, [r0, #44]
	str.w r4, [sp, #260]
	str.w r5, [sp, #264]
	str.w r6, [sp, #268]
	str.w r7, [sp, #272]
	ldr.w r4, [r0, #48]
	ldr.w r5, [r0, #52]
	ldr.w r6, [r0, #56]
	ldr.w r7, [r0, #60]
	str.w r4, [sp, #276]
	str.w r5, [sp, #280]
	str.w r6, [sp, #284]
	str.w r7, [sp, #288]
	ldr.w r4, [r0, #96]
	ldr.w r5, [r0, #100]
	ldr.w r6, [r0, #104]
	ldr.w r7, [r0, #108]
	str.w r4, [sp, #228]
	str.w r5, [sp, #232]
	str.w r6, [sp, #236]
	str.w r7, [sp, #240]
	ldr.w r4, [r0, #112]
	ldr.w r5, [r0, #116]
	ldr.w r6, [r0, #120]
	ldr.w r7, [r0, #124]
	str.w r4, [sp, #244]
	str.w r5, [sp, #248]
	str.w r6, [sp, #252]
	str.w r7, [sp, #256]
	add.w r0, r0, #64
	ldr.w r1, [r0, #0]
	ldr.w r10, [r0, #4]
	ldr.w r12, [r0, #8]
	ldr.w r3, [r0, #12]
	ldr.w r5, [r0, #16]
	ldr.w r6, [r0, #20]
	ldr.w r4, [r0, #24]
	ldr.w r8, [r0, #28]
	bl.w .Lone_step
	ldr.w r0, [sp, #212]
	str.w r1, [r0, #64]
	str.w r10, [r0, #68]
	str.w r12, [r0, #72]
	str.w r3, [r0, #76]
	str.w r5, [r0, #80]
	str.w r6, [r0, #84]
	str.w r4, [r0, #88]
	str.w r8, [r0, #92]
	ldr.w r2, [sp, #260]
	str.w r2, [r0, #32]
	ldr.w r2, [sp, #264]
	str.w r2, [r0, #36]
	ldr.w r2, [sp, #268]
	str.w r2, [r0, #40]
	ldr.w r2, [sp, #272]
	str.w r2, [r0, #44]
	ldr.w r2, [sp, #276]
	str.w r2, [r0, #48]
	ldr.w r2, [sp, #280]
	str.w r2, [r0, #52]
	ldr.w r2, [sp, #284]
	str.w r2, [r0, #56]
	ldr.w r2, [sp, #288]
	str.w r2, [r0, #60]
	ldr.w r2, [sp, #228]
	str.w r2, [r0, #96]
	ldr.w r2, [sp, #232]
	str.w r2, [r0, #100]
	ldr.w r2, [sp, #236]
	str.w r2, [r0, #104]
	ldr.w r2, [sp, #240]
	str.w r2, [r0, #108]
	ldr.w r2, [sp, #244]
	str.w r2, [r0, #112]
	ldr.w r2, [sp, #248]
	str.w r2, [r0, #116]
	ldr.w r2, [sp, #252]
	str.w r2, [r0, #120]
	ldr.w r2, [sp, #256]
	str.w r2, [r0, #124]
	ldr.w r2, [sp, #32]
	str.w r2, [r0, #128]
	ldr.w r2, [sp, #36]
	str.w r2, [r0, #132]
	ldr.w r2, [sp, #40]
	str.w r2, [r0, #136]
	ldr.w r2, [sp, #44]
	str.w r2, [r0, #140]
	ldr.w r2, [sp, #48]
	str.w r2, [r0, #144]
	ldr.w r2, [sp, #52]
	str.w r2, [r0, #148]
	ldr.w r2, [sp, #56]
	str.w r2, [r0, #152]
	ldr.w r2, [sp, #60]
	str.w r2, [r0, #156]
	add.w sp, sp, #368
	pop.w {r4-r11, pc}
#endif
	.size x25519_step, . - x25519_step

#endif
