/* Printed by gen/double_armv7em.py, which says how it works; the arithmetic is that of fe25519's
 * gen/field_armv7em.py.
 *
 * void ed25519_point_double(ed25519_point *point, unsigned times, unsigned flags)
 *
 * point = 2^times point, for times >= 1; t is made where bit 0 of the flags is set, and never read. Both are
 * public.
 *
 * Ranges. x, y, z < 2^256, any of them; products are below 2^255 + 39 * 2^224, and twice a product below
 * 2^255 + 78 * 2^224. H is below 2^255 + 3 * 2^224. G and F are differences, of which what is taken off is at
 * most 2^256 - 38: see corrected() there.
 *
 * entry: r0 point, r1 times, r2 flags
 * exit: -
 * clobbers: r0-r3, r12, lr, flags, s0-s15
 * stack: 240 bytes
 * cycles: 1,282 (cortex-m4f)
 * code: 4,816 bytes
 *
 * Without registers of the FPU (-DTHUMBKAT_NO_FPU, or none there):
 *
 * no-fpu stack: 300 bytes
 * no-fpu cycles: 1,368 (cortex-m4f)
 * no-fpu code: 4,904 bytes
 */
#include "../backend.h"

#if ED25519_BACKEND == ED25519_BACKEND_ARMV7EM

	.syntax unified
	.thumb
	.section .text.ed25519_point_double, "ax", %progbits
	.p2align 2
	.global ed25519_point_double
	.type ed25519_point_double, %function
	.thumb_func
ed25519_point_double:
#if ED25519_FPU
	push.w {r4-r11, lr}
	vpush {s16-s31}
	sub.w sp, sp, #140
	str.w r0, [sp, #128]
	str.w r1, [sp, #132]
	str.w r2, [sp, #136]
	vldr s0, [r0, #32]
	vldr s1, [r0, #36]
	vldr s2, [r0, #40]
	vldr s3, [r0, #44]
	vldr s4, [r0, #48]
	vldr s5, [r0, #52]
	vldr s6, [r0, #56]
	vldr s7, [r0, #60]
	vldr s8, [r0, #64]
	vldr s9, [r0, #68]
	vldr s10, [r0, #72]
	vldr s11, [r0, #76]
	vldr s12, [r0, #80]
	vldr s13, [r0, #84]
	vldr s14, [r0, #88]
	vldr s15, [r0, #92]
	mov.w r0, r0
	ldr.w r1, [r0, #0]
	ldr.w r4, [r0, #4]
	ldr.w r7, [r0, #8]
	ldr.w r6, [r0, #12]
	ldr.w r8, [r0, #16]
	ldr.w r9, [r0, #20]
	ldr.w r3, [r0, #24]
	ldr.w r11, [r0, #28]
	.p2align 2
.Lround:
	str.w r1, [sp, #0]
	str.w r4, [sp, #4]
	str.w r7, [sp, #8]
	str.w r6, [sp, #12]
	str.w r8, [sp, #16]
	str.w r9, [sp, #20]
	str.w r3, [sp, #24]
	str.w r11, [sp, #28]
	vmov s16, r3
	vmov s17, r11
	vmov r0, s0
	umull r2, r3, r1, r0
	vmov s18, r2
	vmov r2, s1
	umull r5, r10, r1, r2
	umaal r5, r3, r4, r0
	vmov s19, r5
	vmov r5, s2
	umull r5, r11, r1, r5
	umaal r5, r10, r4, r2
	umaal r5, r3, r7, r0
	vmov s20, r5
	mov.w r5, #0
	umaal r5, r3, r6, r0
	mov.w r12, #0
	umaal r12, r3, r8, r0
	mov.w lr, #0
	umaal lr, r3, r9, r0
	umaal r5, r10, r7, r2
	umaal r12, r10, r6, r2
	umaal lr, r10, r8, r2
	umaal r3, r10, r9, r2
	vmov r0, s2
	umaal r5, r11, r4, r0
	umaal r12, r11, r7, r0
	umaal lr, r11, r6, r0
	umaal r3, r11, r8, r0
	umaal r10, r11, r9, r0
	vmov r0, s3
	mov.w r2, #0
	umaal r5, r2, r1, r0
	vmov s21, r5
	umaal r12, r2, r4, r0
	umaal lr, r2, r7, r0
	umaal r3, r2, r6, r0
	umaal r10, r2, r8, r0
	umaal r11, r2, r9, r0
	vmov r0, s4
	mov.w r5, #0
	umaal r12, r5, r1, r0
	vmov s22, r12
	umaal lr, r5, r4, r0
	umaal r3, r5, r7, r0
	umaal r10, r5, r6, r0
	umaal r11, r5, r8, r0
	umaal r2, r5, r9, r0
	vmov r0, s5
	mov.w r12, #0
	umaal lr, r12, r1, r0
	vmov s23, lr
	umaal r3, r12, r4, r0
	umaal r10, r12, r7, r0
	umaal r11, r12, r6, r0
	umaal r2, r12, r8, r0
	umaal r5, r12, r9, r0
	vmov r0, s6
	mov.w lr, #0
	umaal r3, lr, r1, r0
	vmov s24, r3
	umaal r10, lr, r4, r0
	umaal r11, lr, r7, r0
	umaal r2, lr, r6, r0
	umaal r5, lr, r8, r0
	umaal r12, lr, r9, r0
	vmov r0, s7
	mov.w r3, #0
	umaal r10, r3, r1, r0
	umaal r11, r3, r4, r0
	umaal r2, r3, r7, r0
	umaal r5, r3, r6, r0
	umaal r12, r3, r8, r0
	umaal lr, r3, r9, r0
	vmov r0, s16
	vmov r1, s17
	vmov r4, s24
	vmov r6, s18
	mov.w r7, #0
	mov.w r8, #0
	vmov r9, s0
	umaal r4, r7, r0, r9
	umaal r8, r7, r1, r9
	vmov r9, s1
	umaal r10, r8, r0, r9
	umaal r7, r8, r1, r9
	vmov r9, s2
	umaal r11, r7, r0, r9
	umaal r8, r7, r1, r9
	vmov r9, s3
	umaal r2, r8, r0, r9
	umaal r7, r8, r1, r9
	vmov r9, s4
	umaal r5, r7, r0, r9
	umaal r8, r7, r1, r9
	vmov r9, s5
	umaal r12, r8, r0, r9
	umaal r7, r8, r1, r9
	vmov r9, s6
	umaal lr, r7, r0, r9
	umaal r8, r7, r1, r9
	vmov r9, s7
	umaal r3, r8, r0, r9
	umaal r7, r8, r1, r9
	mov.w r0, #76
	mov.w r1, #0
	lsr.w r9, r10, #31
	lsl.w r10, r10, #1
	orr.w r10, r10, r4, lsr #31
	umaal r10, r1, r8, r0
	add.w r1, r1, r9
	cmn.w r10, r10
	adc.w r1, r1, r1
	bic.w r10, r10, #0x80000000
	add.w r8, r1, r1, lsl #3
	add.w r1, r1, r8, lsl #1
	adds.w r6, r6, r6
	umaal r6, r1, r11, r0
	vmov r8, s19
	vmov r9, s20
	vmov r11, s21
	adcs.w r8, r8, r8
	umaal r8, r1, r2, r0
	adcs.w r9, r9, r9
	umaal r9, r1, r5, r0
	adcs.w r11, r11, r11
	umaal r11, r1, r12, r0
	vmov r2, s22
	vmov r5, s23
	ldr.w r12, [sp, #0]
	adcs.w r2, r2, r2
	umaal r2, r1, lr, r0
	adcs.w r5, r5, r5
	umaal r5, r1, r3, r0
	adcs.w r4, r4, r4
	umaal r4, r1, r7, r0
	add.w r10, r10, r1
	str.w r6, [sp, #32]
	str.w r8, [sp, #36]
	str.w r9, [sp, #40]
	str.w r11, [sp, #44]
	str.w r2, [sp, #48]
	str.w r5, [sp, #52]
	str.w r4, [sp, #56]
	str.w r10, [sp, #60]
	ldr.w r0, [sp, #4]
	ldr.w r1, [sp, #8]
	ldr.w r2, [sp, #12]
	ldr.w r3, [sp, #16]
	ldr.w r4, [sp, #20]
	umull r5, r6, r12, r12
	vmov s16, r5
	and.w r5, r0, r12, asr #31
	adds.w r12, r12, r12
	mov.w r7, #0
	umaal r6, r7, r0, r12
	vmov s17, r6
	umaal r5, r7, r0, r0
	and.w r6, r1, r0, asr #31
	adcs.w r0, r0, r0
	mov.w r8, #0
	umaal r5, r8, r1, r12
	vmov s18, r5
	umaal r7, r8, r1, r0
	umaal r6, r8, r1, r1
	and.w r5, r2, r1, asr #31
	adcs.w r1, r1, r1
	mov.w r9, #0
	umaal r7, r9, r2, r12
	vmov s19, r7
	umaal r6, r9, r2, r0
	umaal r8, r9, r2, r1
	umaal r5, r9, r2, r2
	and.w r7, r3, r2, asr #31
	adcs.w r2, r2, r2
	mov.w r10, #0
	umaal r6, r10, r3, r12
	vmov s20, r6
	umaal r8, r10, r3, r0
	umaal r5, r10, r3, r1
	umaal r9, r10, r3, r2
	umaal r7, r10, r3, r3
	and.w r6, r4, r3, asr #31
	adcs.w r3, r3, r3
	mov.w r11, #0
	umaal r8, r11, r4, r12
	vmov s21, r8
	umaal r5, r11, r4, r0
	umaal r9, r11, r4, r1
	umaal r7, r11, r4, r2
	umaal r10, r11, r4, r3
	umaal r6, r11, r4, r4
	adcs.w r4, r4, r4
	mov.w r8, #0
	ldr.w lr, [sp, #24]
	umaal r5, r8, lr, r12
	vmov s22, r5
	umaal r9, r8, lr, r0
	umaal r7, r8, lr, r1
	umaal r10, r8, lr, r2
	umaal r6, r8, lr, r3
	umaal r11, r8, lr, r4
	sbc.w r5, lr, lr
	bic.w r5, lr, r5
	umaal r5, r8, lr, lr
	adcs.w lr, lr, lr
	vmov s23, r4
	vmov s24, lr
	mov.w r4, #0
	ldr.w lr, [sp, #28]
	umaal r9, r4, lr, r12
	umaal r7, r4, lr, r0
	umaal r10, r4, lr, r1
	umaal r6, r4, lr, r2
	umaal r11, r4, lr, r3
	vmov r0, s23
	vmov r1, s24
	vmov r2, s16
	vmov r3, s17
	vmov r12, s18
	umaal r5, r4, lr, r0
	umaal r8, r4, lr, r1
	sbc.w r0, lr, lr
	bic.w r0, lr, r0
	umaal r0, r4, lr, lr
	mov.w r1, #38
	mov.w lr, #0
	umaal r9, lr, r4, r1
	asr.w r4, r9, #31
	and.w r4, r4, #19
	mla r4, lr, r1, r4
	bic.w r9, r9, #0x80000000
	umaal r2, r4, r7, r1
	umaal r3, r4, r10, r1
	umaal r12, r4, r6, r1
	vmov r6, s19
	vmov r7, s20
	vmov r10, s21
	vmov lr, s22
	umaal r6, r4, r11, r1
	umaal r7, r4, r5, r1
	umaal r10, r4, r8, r1
	umaal lr, r4, r0, r1
	add.w r9, r9, r4
	vmov s16, r2
	vmov s17, r3
	vmov s18, r12
	vmov s19, r6
	vmov s20, r7
	vmov s21, r10
	vmov s22, lr
	vmov s23, r9
	vmov r0, s0
	vmov r1, s1
	vmov r2, s2
	vmov r3, s3
	vmov r4, s4
	vmov r5, s5
	umull r6, r7, r0, r0
	vmov s0, r6
	and.w r6, r1, r0, asr #31
	adds.w r0, r0, r0
	mov.w r8, #0
	umaal r7, r8, r1, r0
	vmov s1, r7
	umaal r6, r8, r1, r1
	and.w r7, r2, r1, asr #31
	adcs.w r1, r1, r1
	mov.w r9, #0
	umaal r6, r9, r2, r0
	vmov s2, r6
	umaal r8, r9, r2, r1
	umaal r7, r9, r2, r2
	and.w r6, r3, r2, asr #31
	adcs.w r2, r2, r2
	mov.w r10, #0
	umaal r8, r10, r3, r0
	vmov s3, r8
	umaal r7, r10, r3, r1
	umaal r9, r10, r3, r2
	umaal r6, r10, r3, r3
	and.w r8, r4, r3, asr #31
	adcs.w r3, r3, r3
	mov.w r11, #0
	umaal r7, r11, r4, r0
	vmov s4, r7
	umaal r9, r11, r4, r1
	umaal r6, r11, r4, r2
	umaal r10, r11, r4, r3
	umaal r8, r11, r4, r4
	and.w r7, r5, r4, asr #31
	adcs.w r4, r4, r4
	mov.w r12, #0
	umaal r9, r12, r5, r0
	vmov s5, r9
	umaal r6, r12, r5, r1
	umaal r10, r12, r5, r2
	umaal r8, r12, r5, r3
	umaal r11, r12, r5, r4
	umaal r7, r12, r5, r5
	adcs.w r5, r5, r5
	mov.w r9, #0
	vmov lr, s6
	umaal r6, r9, lr, r0
	vmov s6, r6
	umaal r10, r9, lr, r1
	umaal r8, r9, lr, r2
	umaal r11, r9, lr, r3
	umaal r7, r9, lr, r4
	umaal r12, r9, lr, r5
	sbc.w r6, lr, lr
	bic.w r6, lr, r6
	umaal r6, r9, lr, lr
	adcs.w lr, lr, lr
	vmov s24, r5
	vmov s25, lr
	mov.w r5, #0
	vmov lr, s7
	umaal r10, r5, lr, r0
	umaal r8, r5, lr, r1
	umaal r11, r5, lr, r2
	umaal r7, r5, lr, r3
	umaal r12, r5, lr, r4
	vmov r0, s24
	vmov r1, s25
	vmov r2, s0
	vmov r3, s1
	vmov r4, s2
	umaal r6, r5, lr, r0
	umaal r9, r5, lr, r1
	sbc.w r0, lr, lr
	bic.w r0, lr, r0
	umaal r0, r5, lr, lr
	mov.w r1, #38
	mov.w lr, #0
	umaal r10, lr, r5, r1
	asr.w r5, r10, #31
	and.w r5, r5, #19
	mla r5, lr, r1, r5
	bic.w r10, r10, #0x80000000
	umaal r2, r5, r8, r1
	umaal r3, r5, r11, r1
	umaal r4, r5, r7, r1
	vmov r7, s3
	vmov r8, s4
	vmov r11, s5
	vmov lr, s6
	umaal r7, r5, r12, r1
	umaal r8, r5, r6, r1
	umaal r11, r5, r9, r1
	umaal lr, r5, r0, r1
	add.w r10, r10, r5
	vmov r0, s23
	vmov r1, s16
	mov.w r5, #1
	adds.w r6, r10, r0
	rrx r9, r6
	lsr.w r9, r9, #30
	bic.w r6, r6, #0x80000000
	add.w r12, r9, r9, lsl #3
	add.w r9, r9, r12, lsl #1
	subs.w r12, r2, r1
	str.w r12, [sp, #64]
	umaal r2, r9, r1, r5
	vmov r1, s17
	sbcs.w r12, r3, r1
	str.w r12, [sp, #68]
	umaal r3, r9, r1, r5
	vmov r1, s18
	sbcs.w r12, r4, r1
	str.w r12, [sp, #72]
	umaal r4, r9, r1, r5
	vmov r1, s19
	sbcs.w r12, r7, r1
	str.w r12, [sp, #76]
	umaal r7, r9, r1, r5
	vmov r1, s20
	sbcs.w r12, r8, r1
	str.w r12, [sp, #80]
	umaal r8, r9, r1, r5
	vmov r1, s21
	sbcs.w r12, r11, r1
	str.w r12, [sp, #84]
	umaal r11, r9, r1, r5
	vmov r1, s22
	sbcs.w r12, lr, r1
	str.w r12, [sp, #88]
	umaal lr, r9, r1, r5
	sbcs.w r0, r10, r0
	str.w r0, [sp, #92]
	sbc.w r0, r0, r0
	and.w r0, r0, #38
	vmov s0, r0
	add.w r6, r6, r9
	str.w r2, [sp, #96]
	str.w r3, [sp, #100]
	str.w r4, [sp, #104]
	str.w r7, [sp, #108]
	str.w r8, [sp, #112]
	str.w r11, [sp, #116]
	str.w lr, [sp, #120]
	str.w r6, [sp, #124]
	ldr.w r0, [sp, #64]
	ldr.w r1, [sp, #68]
	ldr.w r2, [sp, #72]
	ldr.w r3, [sp, #76]
	ldr.w r4, [sp, #80]
	ldr.w r5, [sp, #84]
	ldr.w r6, [sp, #88]
	ldr.w r7, [sp, #92]
	vmov r8, s0
	subs.w r0, r0, r8
	sbcs.w r1, r1, #0
	sbcs.w r2, r2, #0
	sbcs.w r3, r3, #0
	sbcs.w r4, r4, #0
	sbcs.w r5, r5, #0
	sbcs.w r6, r6, #0
	sbcs.w r7, r7, #0
	vmov s0, r0
	vmov s1, r1
	vmov s2, r2
	vmov s3, r3
	vmov s4, r4
	vmov s5, r5
	vmov s6, r6
	vmov s7, r7
	vmov r0, s8
	vmov r1, s9
	vmov r2, s10
	vmov r3, s11
	vmov r4, s12
	vmov r5, s13
	umull r6, r7, r0, r0
	vmov s8, r6
	and.w r6, r1, r0, asr #31
	adds.w r0, r0, r0
	mov.w r8, #0
	umaal r7, r8, r1, r0
	vmov s9, r7
	umaal r6, r8, r1, r1
	and.w r7, r2, r1, asr #31
	adcs.w r1, r1, r1
	mov.w r9, #0
	umaal r6, r9, r2, r0
	vmov s10, r6
	umaal r8, r9, r2, r1
	umaal r7, r9, r2, r2
	and.w r6, r3, r2, asr #31
	adcs.w r2, r2, r2
	mov.w r10, #0
	umaal r8, r10, r3, r0
	vmov s11, r8
	umaal r7, r10, r3, r1
	umaal r9, r10, r3, r2
	umaal r6, r10, r3, r3
	and.w r8, r4, r3, asr #31
	adcs.w r3, r3, r3
	mov.w r11, #0
	umaal r7, r11, r4, r0
	vmov s12, r7
	umaal r9, r11, r4, r1
	umaal r6, r11, r4, r2
	umaal r10, r11, r4, r3
	umaal r8, r11, r4, r4
	and.w r7, r5, r4, asr #31
	adcs.w r4, r4, r4
	mov.w r12, #0
	umaal r9, r12, r5, r0
	vmov s13, r9
	umaal r6, r12, r5, r1
	umaal r10, r12, r5, r2
	umaal r8, r12, r5, r3
	umaal r11, r12, r5, r4
	umaal r7, r12, r5, r5
	adcs.w r5, r5, r5
	mov.w r9, #0
	vmov lr, s14
	umaal r6, r9, lr, r0
	vmov s14, r6
	umaal r10, r9, lr, r1
	umaal r8, r9, lr, r2
	umaal r11, r9, lr, r3
	umaal r7, r9, lr, r4
	umaal r12, r9, lr, r5
	sbc.w r6, lr, lr
	bic.w r6, lr, r6
	umaal r6, r9, lr, lr
	adcs.w lr, lr, lr
	vmov s16, r5
	vmov s17, lr
	mov.w r5, #0
	vmov lr, s15
	umaal r10, r5, lr, r0
	umaal r8, r5, lr, r1
	umaal r11, r5, lr, r2
	umaal r7, r5, lr, r3
	umaal r12, r5, lr, r4
	vmov r0, s16
	vmov r1, s17
	vmov r2, s14
	vmov r3, s8
	umaal r6, r5, lr, r0
	umaal r9, r5, lr, r1
	sbc.w r0, lr, lr
	bic.w r0, lr, r0
	umaal r0, r5, lr, lr
	mov.w r1, #76
	mov.w r4, #0
	lsr.w lr, r10, #31
	lsl.w r10, r10, #1
	orr.w r10, r10, r2, lsr #31
	umaal r10, r4, r5, r1
	add.w r4, r4, lr
	cmn.w r10, r10
	adc.w r4, r4, r4
	bic.w r10, r10, #0x80000000
	add.w r5, r4, r4, lsl #3
	add.w r4, r4, r5, lsl #1
	adds.w r3, r3, r3
	umaal r3, r4, r8, r1
	vmov r5, s9
	vmov r8, s10
	vmov lr, s11
	adcs.w r5, r5, r5
	umaal r5, r4, r11, r1
	adcs.w r8, r8, r8
	umaal r8, r4, r7, r1
	adcs.w lr, lr, lr
	umaal lr, r4, r12, r1
	vmov r7, s12
	vmov r11, s13
	vmov r12, s0
	adcs.w r7, r7, r7
	umaal r7, r4, r6, r1
	adcs.w r11, r11, r11
	umaal r11, r4, r9, r1
	adcs.w r2, r2, r2
	umaal r2, r4, r0, r1
	add.w r10, r10, r4
	subs.w r3, r3, r12
	vmov r0, s1
	vmov r1, s2
	vmov r4, s3
	vmov r6, s4
	vmov r9, s5
	vmov r12, s6
	sbcs.w r5, r5, r0
	sbcs.w r8, r8, r1
	sbcs.w lr, lr, r4
	sbcs.w r7, r7, r6
	sbcs.w r11, r11, r9
	sbcs.w r2, r2, r12
	vmov r0, s7
	vmov r1, s0
	vmov r4, s1
	vmov r6, s2
	sbcs.w r10, r10, r0
	sbc.w r0, r0, r0
	and.w r0, r0, #38
	subs.w r3, r3, r0
	sbcs.w r5, r5, #0
	sbcs.w r8, r8, #0
	sbcs.w lr, lr, #0
	sbcs.w r7, r7, #0
	sbcs.w r11, r11, #0
	sbcs.w r2, r2, #0
	sbcs.w r10, r10, #0
	vmov s16, r3
	vmov s17, r5
	vmov s18, r8
	vmov s19, lr
	vmov s20, r7
	vmov s21, r11
	vmov s22, r2
	vmov s23, r10
	vmov s8, r2
	vmov s9, r10
	umull r0, r2, r3, r1
	vmov s10, r0
	umull r0, r9, r3, r4
	umaal r0, r2, r5, r1
	vmov s11, r0
	umull r0, r6, r3, r6
	umaal r0, r9, r5, r4
	umaal r0, r2, r8, r1
	vmov s12, r0
	mov.w r0, #0
	umaal r0, r2, lr, r1
	mov.w r10, #0
	umaal r10, r2, r7, r1
	mov.w r12, #0
	umaal r12, r2, r11, r1
	umaal r0, r9, r8, r4
	umaal r10, r9, lr, r4
	umaal r12, r9, r7, r4
	umaal r2, r9, r11, r4
	vmov r1, s2
	vmov r4, s3
	umaal r0, r6, r5, r1
	umaal r10, r6, r8, r1
	umaal r12, r6, lr, r1
	umaal r2, r6, r7, r1
	umaal r9, r6, r11, r1
	mov.w r1, #0
	umaal r0, r1, r3, r4
	vmov s13, r0
	umaal r10, r1, r5, r4
	umaal r12, r1, r8, r4
	umaal r2, r1, lr, r4
	umaal r9, r1, r7, r4
	umaal r6, r1, r11, r4
	vmov r0, s4
	mov.w r4, #0
	umaal r10, r4, r3, r0
	vmov s14, r10
	umaal r12, r4, r5, r0
	umaal r2, r4, r8, r0
	umaal r9, r4, lr, r0
	umaal r6, r4, r7, r0
	umaal r1, r4, r11, r0
	vmov r0, s5
	mov.w r10, #0
	umaal r12, r10, r3, r0
	vmov s15, r12
	umaal r2, r10, r5, r0
	umaal r9, r10, r8, r0
	umaal r6, r10, lr, r0
	umaal r1, r10, r7, r0
	umaal r4, r10, r11, r0
	vmov r0, s6
	mov.w r12, #0
	umaal r2, r12, r3, r0
	vmov s24, r2
	umaal r9, r12, r5, r0
	umaal r6, r12, r8, r0
	umaal r1, r12, lr, r0
	umaal r4, r12, r7, r0
	umaal r10, r12, r11, r0
	vmov r0, s7
	mov.w r2, #0
	umaal r9, r2, r3, r0
	umaal r6, r2, r5, r0
	umaal r1, r2, r8, r0
	umaal r4, r2, lr, r0
	umaal r10, r2, r7, r0
	umaal r12, r2, r11, r0
	vmov r0, s8
	vmov r3, s9
	vmov r5, s0
	vmov r7, s24
	vmov r8, s1
	mov.w r11, #0
	mov.w lr, #0
	umaal r7, r11, r0, r5
	umaal lr, r11, r3, r5
	umaal r9, lr, r0, r8
	umaal r11, lr, r3, r8
	vmov r5, s2
	vmov r8, s3
	umaal r6, r11, r0, r5
	umaal lr, r11, r3, r5
	umaal r1, lr, r0, r8
	umaal r11, lr, r3, r8
	vmov r5, s4
	vmov r8, s5
	umaal r4, r11, r0, r5
	umaal lr, r11, r3, r5
	umaal r10, lr, r0, r8
	umaal r11, lr, r3, r8
	vmov r5, s6
	vmov r8, s7
	umaal r12, r11, r0, r5
	umaal lr, r11, r3, r5
	umaal r2, lr, r0, r8
	umaal r11, lr, r3, r8
	mov.w r0, #38
	mov.w r3, #0
	umaal r9, r3, lr, r0
	asr.w r5, r9, #31
	and.w r5, r5, #19
	mla r5, r3, r0, r5
	bic.w r9, r9, #0x80000000
	vmov r3, s10
	vmov r8, s11
	vmov lr, s12
	umaal r3, r5, r6, r0
	umaal r8, r5, r1, r0
	umaal lr, r5, r4, r0
	vmov r1, s13
	vmov r4, s14
	vmov r6, s15
	umaal r1, r5, r10, r0
	umaal r4, r5, r12, r0
	umaal r6, r5, r2, r0
	umaal r7, r5, r11, r0
	add.w r9, r9, r5
	vmov s8, r3
	vmov s9, r8
	vmov s10, lr
	vmov s11, r1
	vmov s12, r4
	vmov s13, r6
	vmov s14, r7
	vmov s15, r9
	ldr.w r0, [sp, #96]
	ldr.w r1, [sp, #100]
	ldr.w r2, [sp, #104]
	ldr.w r3, [sp, #108]
	ldr.w r4, [sp, #112]
	ldr.w r5, [sp, #116]
	vmov r6, s0
	vmov r7, s1
	vmov r8, s2
	umull r9, r10, r0, r6
	vmov s24, r9
	umull r9, r11, r0, r7
	umaal r9, r10, r1, r6
	vmov s25, r9
	umull r8, r9, r0, r8
	umaal r8, r11, r1, r7
	umaal r8, r10, r2, r6
	vmov s26, r8
	mov.w r8, #0
	umaal r8, r10, r3, r6
	mov.w r12, #0
	umaal r12, r10, r4, r6
	mov.w lr, #0
	umaal lr, r10, r5, r6
	umaal r8, r11, r2, r7
	umaal r12, r11, r3, r7
	umaal lr, r11, r4, r7
	umaal r10, r11, r5, r7
	vmov r6, s2
	vmov r7, s3
	umaal r8, r9, r1, r6
	umaal r12, r9, r2, r6
	umaal lr, r9, r3, r6
	umaal r10, r9, r4, r6
	umaal r11, r9, r5, r6
	mov.w r6, #0
	umaal r8, r6, r0, r7
	vmov s27, r8
	umaal r12, r6, r1, r7
	umaal lr, r6, r2, r7
	umaal r10, r6, r3, r7
	umaal r11, r6, r4, r7
	umaal r9, r6, r5, r7
	vmov r7, s4
	mov.w r8, #0
	umaal r12, r8, r0, r7
	vmov s28, r12
	umaal lr, r8, r1, r7
	umaal r10, r8, r2, r7
	umaal r11, r8, r3, r7
	umaal r9, r8, r4, r7
	umaal r6, r8, r5, r7
	vmov r7, s5
	mov.w r12, #0
	umaal lr, r12, r0, r7
	vmov s29, lr
	umaal r10, r12, r1, r7
	umaal r11, r12, r2, r7
	umaal r9, r12, r3, r7
	umaal r6, r12, r4, r7
	umaal r8, r12, r5, r7
	vmov r7, s6
	mov.w lr, #0
	umaal r10, lr, r0, r7
	vmov s30, r10
	umaal r11, lr, r1, r7
	umaal r9, lr, r2, r7
	umaal r6, lr, r3, r7
	umaal r8, lr, r4, r7
	umaal r12, lr, r5, r7
	vmov r7, s7
	mov.w r10, #0
	umaal r11, r10, r0, r7
	umaal r9, r10, r1, r7
	umaal r6, r10, r2, r7
	umaal r8, r10, r3, r7
	umaal r12, r10, r4, r7
	umaal lr, r10, r5, r7
	ldr.w r0, [sp, #120]
	ldr.w r1, [sp, #124]
	vmov r2, s0
	vmov r3, s30
	vmov r4, s1
	mov.w r5, #0
	mov.w r7, #0
	umaal r3, r5, r0, r2
	umaal r7, r5, r1, r2
	umaal r11, r7, r0, r4
	umaal r5, r7, r1, r4
	vmov r2, s2
	vmov r4, s3
	umaal r9, r5, r0, r2
	umaal r7, r5, r1, r2
	umaal r6, r7, r0, r4
	umaal r5, r7, r1, r4
	vmov r2, s4
	vmov r4, s5
	umaal r8, r5, r0, r2
	umaal r7, r5, r1, r2
	umaal r12, r7, r0, r4
	umaal r5, r7, r1, r4
	vmov r2, s6
	vmov r4, s7
	umaal lr, r5, r0, r2
	umaal r7, r5, r1, r2
	umaal r10, r7, r0, r4
	umaal r5, r7, r1, r4
	mov.w r0, #38
	mov.w r1, #0
	umaal r11, r1, r7, r0
	asr.w r2, r11, #31
	and.w r2, r2, #19
	mla r2, r1, r0, r2
	bic.w r11, r11, #0x80000000
	vmov r1, s24
	vmov r4, s25
	vmov r7, s26
	umaal r1, r2, r9, r0
	umaal r4, r2, r6, r0
	umaal r7, r2, r8, r0
	vmov r6, s27
	vmov r8, s28
	vmov r9, s29
	umaal r6, r2, r12, r0
	umaal r8, r2, lr, r0
	umaal r9, r2, r10, r0
	umaal r3, r2, r5, r0
	add.w r11, r11, r2
	vmov s0, r1
	vmov s1, r4
	vmov s2, r7
	vmov s3, r6
	vmov s4, r8
	vmov s5, r9
	vmov s6, r3
	vmov s7, r11
	ldr.w r0, [sp, #32]
	ldr.w r1, [sp, #36]
	ldr.w r2, [sp, #40]
	ldr.w r3, [sp, #44]
	ldr.w r4, [sp, #48]
	ldr.w r5, [sp, #52]
	vmov r6, s16
	vmov r7, s17
	vmov r8, s18
	umull r9, r10, r0, r6
	vmov s24, r9
	umull r9, r11, r0, r7
	umaal r9, r10, r1, r6
	vmov s25, r9
	umull r8, r9, r0, r8
	umaal r8, r11, r1, r7
	umaal r8, r10, r2, r6
	vmov s26, r8
	mov.w r8, #0
	umaal r8, r10, r3, r6
	mov.w r12, #0
	umaal r12, r10, r4, r6
	mov.w lr, #0
	umaal lr, r10, r5, r6
	umaal r8, r11, r2, r7
	umaal r12, r11, r3, r7
	umaal lr, r11, r4, r7
	umaal r10, r11, r5, r7
	vmov r6, s18
	vmov r7, s19
	umaal r8, r9, r1, r6
	umaal r12, r9, r2, r6
	umaal lr, r9, r3, r6
	umaal r10, r9, r4, r6
	umaal r11, r9, r5, r6
	mov.w r6, #0
	umaal r8, r6, r0, r7
	vmov s27, r8
	umaal r12, r6, r1, r7
	umaal lr, r6, r2, r7
	umaal r10, r6, r3, r7
	umaal r11, r6, r4, r7
	umaal r9, r6, r5, r7
	vmov r7, s20
	mov.w r8, #0
	umaal r12, r8, r0, r7
	vmov s28, r12
	umaal lr, r8, r1, r7
	umaal r10, r8, r2, r7
	umaal r11, r8, r3, r7
	umaal r9, r8, r4, r7
	umaal r6, r8, r5, r7
	vmov r7, s21
	mov.w r12, #0
	umaal lr, r12, r0, r7
	vmov s29, lr
	umaal r10, r12, r1, r7
	umaal r11, r12, r2, r7
	umaal r9, r12, r3, r7
	umaal r6, r12, r4, r7
	umaal r8, r12, r5, r7
	vmov r7, s22
	mov.w lr, #0
	umaal r10, lr, r0, r7
	vmov s30, r10
	umaal r11, lr, r1, r7
	umaal r9, lr, r2, r7
	umaal r6, lr, r3, r7
	umaal r8, lr, r4, r7
	umaal r12, lr, r5, r7
	vmov r7, s23
	mov.w r10, #0
	umaal r11, r10, r0, r7
	umaal r9, r10, r1, r7
	umaal r6, r10, r2, r7
	umaal r8, r10, r3, r7
	umaal r12, r10, r4, r7
	umaal lr, r10, r5, r7
	ldr.w r0, [sp, #56]
	ldr.w r1, [sp, #60]
	vmov r2, s16
	vmov r3, s30
	vmov r4, s17
	mov.w r5, #0
	mov.w r7, #0
	umaal r3, r5, r0, r2
	umaal r7, r5, r1, r2
	umaal r11, r7, r0, r4
	umaal r5, r7, r1, r4
	vmov r2, s18
	vmov r4, s19
	umaal r9, r5, r0, r2
	umaal r7, r5, r1, r2
	umaal r6, r7, r0, r4
	umaal r5, r7, r1, r4
	vmov r2, s20
	vmov r4, s21
	umaal r8, r5, r0, r2
	umaal r7, r5, r1, r2
	umaal r12, r7, r0, r4
	umaal r5, r7, r1, r4
	vmov r2, s22
	vmov r4, s23
	umaal lr, r5, r0, r2
	umaal r7, r5, r1, r2
	umaal r10, r7, r0, r4
	umaal r5, r7, r1, r4
	mov.w r0, #38
	mov.w r1, #0
	umaal r11, r1, r7, r0
	asr.w r2, r11, #31
	and.w r2, r2, #19
	mla r2, r1, r0, r2
	bic.w r11, r11, #0x80000000
	vmov r1, s24
	vmov r4, s25
	vmov r7, s26
	umaal r1, r2, r9, r0
	umaal r4, r2, r6, r0
	umaal r7, r2, r8, r0
	vmov r6, s27
	vmov r8, s28
	vmov r9, s29
	umaal r6, r2, r12, r0
	umaal r8, r2, lr, r0
	umaal r9, r2, r10, r0
	umaal r3, r2, r5, r0
	add.w r11, r11, r2
	ldr.w r0, [sp, #132]
	subs.w r0, r0, #1
	str.w r0, [sp, #132]
	bne.w .Lround
	ldr.w r0, [sp, #128]
	str.w r1, [r0, #0]
	str.w r4, [r0, #4]
	str.w r7, [r0, #8]
	str.w r6, [r0, #12]
	str.w r8, [r0, #16]
	str.w r9, [r0, #20]
	str.w r3, [r0, #24]
	str.w r11, [r0, #28]
	vmov r1, s0
	vmov r2, s1
	vmov r3, s2
	vmov r4, s3
	str.w r1, [r0, #32]
	str.w r2, [r0, #36]
	str.w r3, [r0, #40]
	str.w r4, [r0, #44]
	vmov r1, s4
	vmov r2, s5
	vmov r3, s6
	vmov r4, s7
	str.w r1, [r0, #48]
	str.w r2, [r0, #52]
	str.w r3, [r0, #56]
	str.w r4, [r0, #60]
	vmov r1, s8
	vmov r2, s9
	vmov r3, s10
	vmov r4, s11
	str.w r1, [r0, #64]
	str.w r2, [r0, #68]
	str.w r3, [r0, #72]
	str.w r4, [r0, #76]
	vmov r1, s12
	vmov r2, s13
	vmov r3, s14
	vmov r4, s15
	str.w r1, [r0, #80]
	str.w r2, [r0, #84]
	str.w r3, [r0, #88]
	str.w r4, [r0, #92]
	ldr.w r0, [sp, #136]
	tst.w r0, #1
	beq.w .Lwithout_t
	ldr.w r0, [sp, #32]
	ldr.w r1, [sp, #36]
	ldr.w r2, [sp, #40]
	ldr.w r3, [sp, #44]
	ldr.w r4, [sp, #48]
	ldr.w r5, [sp, #52]
	vldr s0, [sp, #96]
	vldr s1, [sp, #100]
	vldr s2, [sp, #104]
	vldr s3, [sp, #108]
	vldr s4, [sp, #112]
	vldr s5, [sp, #116]
	vldr s6, [sp, #120]
	vldr s7, [sp, #124]
	vmov r6, s0
	vmov r7, s1
	vmov r8, s2
	umull r9, r10, r0, r6
	vmov s8, r9
	umull r9, r11, r0, r7
	umaal r9, r10, r1, r6
	vmov s9, r9
	umull r8, r9, r0, r8
	umaal r8, r11, r1, r7
	umaal r8, r10, r2, r6
	vmov s10, r8
	mov.w r8, #0
	umaal r8, r10, r3, r6
	mov.w r12, #0
	umaal r12, r10, r4, r6
	mov.w lr, #0
	umaal lr, r10, r5, r6
	umaal r8, r11, r2, r7
	umaal r12, r11, r3, r7
	umaal lr, r11, r4, r7
	umaal r10, r11, r5, r7
	vmov r6, s2
	vmov r7, s3
	umaal r8, r9, r1, r6
	umaal r12, r9, r2, r6
	umaal lr, r9, r3, r6
	umaal r10, r9, r4, r6
	umaal r11, r9, r5, r6
	mov.w r6, #0
	umaal r8, r6, r0, r7
	vmov s11, r8
	umaal r12, r6, r1, r7
	umaal lr, r6, r2, r7
	umaal r10, r6, r3, r7
	umaal r11, r6, r4, r7
	umaal r9, r6, r5, r7
	vmov r7, s4
	mov.w r8, #0
	umaal r12, r8, r0, r7
	vmov s12, r12
	umaal lr, r8, r1, r7
	umaal r10, r8, r2, r7
	umaal r11, r8, r3, r7
	umaal r9, r8, r4, r7
	umaal r6, r8, r5, r7
	vmov r7, s5
	mov.w r12, #0
	umaal lr, r12, r0, r7
	vmov s13, lr
	umaal r10, r12, r1, r7
	umaal r11, r12, r2, r7
	umaal r9, r12, r3, r7
	umaal r6, r12, r4, r7
	umaal r8, r12, r5, r7
	vmov r7, s6
	mov.w lr, #0
	umaal r10, lr, r0, r7
	vmov s14, r10
	umaal r11, lr, r1, r7
	umaal r9, lr, r2, r7
	umaal r6, lr, r3, r7
	umaal r8, lr, r4, r7
	umaal r12, lr, r5, r7
	vmov r7, s7
	mov.w r10, #0
	umaal r11, r10, r0, r7
	umaal r9, r10, r1, r7
	umaal r6, r10, r2, r7
	umaal r8, r10, r3, r7
	umaal r12, r10, r4, r7
	umaal lr, r10, r5, r7
	ldr.w r0, [sp, #56]
	ldr.w r1, [sp, #60]
	vmov r2, s0
	vmov r3, s14
	vmov r4, s1
	mov.w r5, #0
	mov.w r7, #0
	umaal r3, r5, r0, r2
	umaal r7, r5, r1, r2
	umaal r11, r7, r0, r4
	umaal r5, r7, r1, r4
	vmov r2, s2
	vmov r4, s3
	umaal r9, r5, r0, r2
	umaal r7, r5, r1, r2
	umaal r6, r7, r0, r4
	umaal r5, r7, r1, r4
	vmov r2, s4
	vmov r4, s5
	umaal r8, r5, r0, r2
	umaal r7, r5, r1, r2
	umaal r12, r7, r0, r4
	umaal r5, r7, r1, r4
	vmov r2, s6
	vmov r4, s7
	umaal lr, r5, r0, r2
	umaal r7, r5, r1, r2
	umaal r10, r7, r0, r4
	umaal r5, r7, r1, r4
	mov.w r0, #38
	mov.w r1, #0
	umaal r11, r1, r7, r0
	asr.w r2, r11, #31
	and.w r2, r2, #19
	mla r2, r1, r0, r2
	bic.w r11, r11, #0x80000000
	vmov r1, s8
	vmov r4, s9
	vmov r7, s10
	umaal r1, r2, r9, r0
	umaal r4, r2, r6, r0
	umaal r7, r2, r8, r0
	vmov r6, s11
	vmov r8, s12
	vmov r9, s13
	umaal r6, r2, r12, r0
	umaal r8, r2, lr, r0
	umaal r9, r2, r10, r0
	umaal r3, r2, r5, r0
	add.w r11, r11, r2
	ldr.w r0, [sp, #128]
	str.w r1, [r0, #96]
	str.w r4, [r0, #100]
	str.w r7, [r0, #104]
	str.w r6, [r0, #108]
	str.w r8, [r0, #112]
	str.w r9, [r0, #116]
	str.w r3, [r0, #120]
	str.w r11, [r0, #124]
.Lwithout_t:
	add.w sp, sp, #140
	vpop {s16-s31}
	pop.w {r4-r11, pc}
#else
	push.w {r4-r11, lr}
	sub.w sp, sp, #264
	str.w r0, [sp, #128]
	str.w r1, [sp, #132]
	str.w r2, [sp, #136]
	ldr.w r1, [r0, #32]
	ldr.w r2, [r0, #36]
	ldr.w r3, [r0, #40]
	ldr.w r4, [r0, #44]
	str.w r1, [sp, #140]
	str.w r2, [sp, #144]
	str.w r3, [sp, #148]
	str.w r4, [sp, #152]
	ldr.w r1, [r0, #48]
	ldr.w r2, [r0, #52]
	ldr.w r3, [r0, #56]
	ldr.w r4, [r0, #60]
	str.w r1, [sp, #156]
	str.w r2, [sp, #160]
	str.w r3, [sp, #164]
	str.w r4, [sp, #168]
	ldr.w r1, [r0, #64]
	ldr.w r2, [r0, #68]
	ldr.w r3, [r0, #72]
	ldr.w r4, [r0, #76]
	str.w r1, [sp, #172]
	str.w r2, [sp, #176]
	str.w r3, [sp, #180]
	str.w r4, [sp, #184]
	ldr.w r1, [r0, #80]
	ldr.w r2, [r0, #84]
	ldr.w r3, [r0, #88]
	ldr.w r4, [r0, #92]
	str.w r1, [sp, #188]
	str.w r2, [sp, #192]
	str.w r3, [sp, #196]
	str.w r4, [sp, #200]
	mov.w r0, r0
	ldr.w r1, [r0, #0]
	ldr.w r4, [r0, #4]
	ldr.w r7, [r0, #8]
	ldr.w r6, [r0, #12]
	ldr.w r8, [r0, #16]
	ldr.w r9, [r0, #20]
	ldr.w r3, [r0, #24]
	ldr.w r11, [r0, #28]
	.p2align 2
.Lround:
	str.w r1, [sp, #0]
	str.w r4, [sp, #4]
	str.w r7, [sp, #8]
	str.w r6, [sp, #12]
	str.w r8, [sp, #16]
	str.w r9, [sp, #20]
	str.w r3, [sp, #24]
	str.w r11, [sp, #28]
	str.w r3, [sp, #204]
	ldr.w r0, [sp, #140]
	ldr.w r2, [sp, #144]
	ldr.w r3, [sp, #148]
	umull r5, r10, r1, r0
	str.w r11, [sp, #208]
	str.w r5, [sp, #212]
	umull r5, r11, r1, r2
	umaal r5, r10, r4, r0
	str.w r5, [sp, #216]
	umull r3, r5, r1, r3
	umaal r3, r11, r4, r2
	umaal r3, r10, r7, r0
	str.w r3, [sp, #220]
	mov.w r3, #0
	umaal r3, r10, r6, r0
	mov.w r12, #0
	umaal r12, r10, r8, r0
	mov.w lr, #0
	umaal lr, r10, r9, r0
	umaal r3, r11, r7, r2
	umaal r12, r11, r6, r2
	umaal lr, r11, r8, r2
	umaal r10, r11, r9, r2
	ldr.w r0, [sp, #148]
	ldr.w r2, [sp, #152]
	umaal r3, r5, r4, r0
	umaal r12, r5, r7, r0
	umaal lr, r5, r6, r0
	umaal r10, r5, r8, r0
	umaal r11, r5, r9, r0
	mov.w r0, #0
	umaal r3, r0, r1, r2
	str.w r3, [sp, #224]
	umaal r12, r0, r4, r2
	umaal lr, r0, r7, r2
	umaal r10, r0, r6, r2
	umaal r11, r0, r8, r2
	umaal r5, r0, r9, r2
	ldr.w r2, [sp, #156]
	mov.w r3, #0
	umaal r12, r3, r1, r2
	str.w r12, [sp, #228]
	umaal lr, r3, r4, r2
	umaal r10, r3, r7, r2
	umaal r11, r3, r6, r2
	umaal r5, r3, r8, r2
	umaal r0, r3, r9, r2
	ldr.w r2, [sp, #160]
	mov.w r12, #0
	umaal lr, r12, r1, r2
	str.w lr, [sp, #232]
	umaal r10, r12, r4, r2
	umaal r11, r12, r7, r2
	umaal r5, r12, r6, r2
	umaal r0, r12, r8, r2
	umaal r3, r12, r9, r2
	ldr.w r2, [sp, #164]
	mov.w lr, #0
	umaal r10, lr, r1, r2
	str.w r10, [sp, #236]
	umaal r11, lr, r4, r2
	umaal r5, lr, r7, r2
	umaal r0, lr, r6, r2
	umaal r3, lr, r8, r2
	umaal r12, lr, r9, r2
	ldr.w r2, [sp, #168]
	mov.w r10, #0
	umaal r11, r10, r1, r2
	umaal r5, r10, r4, r2
	umaal r0, r10, r7, r2
	umaal r3, r10, r6, r2
	umaal r12, r10, r8, r2
	umaal lr, r10, r9, r2
	ldr.w r1, [sp, #204]
	ldr.w r2, [sp, #208]
	ldr.w r4, [sp, #140]
	ldr.w r6, [sp, #236]
	ldr.w r7, [sp, #144]
	mov.w r8, #0
	mov.w r9, #0
	umaal r6, r8, r1, r4
	umaal r9, r8, r2, r4
	umaal r11, r9, r1, r7
	umaal r8, r9, r2, r7
	ldr.w r4, [sp, #148]
	ldr.w r7, [sp, #152]
	umaal r5, r8, r1, r4
	umaal r9, r8, r2, r4
	umaal r0, r9, r1, r7
	umaal r8, r9, r2, r7
	ldr.w r4, [sp, #156]
	ldr.w r7, [sp, #160]
	umaal r3, r8, r1, r4
	umaal r9, r8, r2, r4
	umaal r12, r9, r1, r7
	umaal r8, r9, r2, r7
	ldr.w r4, [sp, #164]
	ldr.w r7, [sp, #168]
	umaal lr, r8, r1, r4
	umaal r9, r8, r2, r4
	umaal r10, r9, r1, r7
	umaal r8, r9, r2, r7
	mov.w r1, #76
	mov.w r2, #0
	lsr.w r4, r11, #31
	lsl.w r11, r11, #1
	orr.w r11, r11, r6, lsr #31
	umaal r11, r2, r9, r1
	add.w r2, r2, r4
	cmn.w r11, r11
	adc.w r2, r2, r2
	bic.w r11, r11, #0x80000000
	add.w r4, r2, r2, lsl #3
	add.w r2, r2, r4, lsl #1
	ldr.w r4, [sp, #212]
	ldr.w r7, [sp, #216]
	ldr.w r9, [sp, #220]
	adds.w r4, r4, r4
	umaal r4, r2, r5, r1
	adcs.w r7, r7, r7
	umaal r7, r2, r0, r1
	adcs.w r9, r9, r9
	umaal r9, r2, r3, r1
	ldr.w r0, [sp, #224]
	ldr.w r3, [sp, #228]
	ldr.w r5, [sp, #232]
	adcs.w r0, r0, r0
	umaal r0, r2, r12, r1
	adcs.w r3, r3, r3
	umaal r3, r2, lr, r1
	adcs.w r5, r5, r5
	umaal r5, r2, r10, r1
	adcs.w r6, r6, r6
	umaal r6, r2, r8, r1
	add.w r11, r11, r2
	str.w r4, [sp, #32]
	str.w r7, [sp, #36]
	str.w r9, [sp, #40]
	str.w r0, [sp, #44]
	str.w r3, [sp, #48]
	str.w r5, [sp, #52]
	str.w r6, [sp, #56]
	str.w r11, [sp, #60]
	ldr.w r0, [sp, #0]
	ldr.w r1, [sp, #4]
	ldr.w r2, [sp, #8]
	ldr.w r3, [sp, #12]
	ldr.w r4, [sp, #16]
	ldr.w r5, [sp, #20]
	umull r6, r7, r0, r0
	str.w r6, [sp, #204]
	and.w r6, r1, r0, asr #31
	adds.w r0, r0, r0
	mov.w r8, #0
	umaal r7, r8, r1, r0
	str.w r7, [sp, #208]
	umaal r6, r8, r1, r1
	and.w r7, r2, r1, asr #31
	adcs.w r1, r1, r1
	mov.w r9, #0
	umaal r6, r9, r2, r0
	str.w r6, [sp, #212]
	umaal r8, r9, r2, r1
	umaal r7, r9, r2, r2
	and.w r6, r3, r2, asr #31
	adcs.w r2, r2, r2
	mov.w r10, #0
	umaal r8, r10, r3, r0
	str.w r8, [sp, #216]
	umaal r7, r10, r3, r1
	umaal r9, r10, r3, r2
	umaal r6, r10, r3, r3
	and.w r8, r4, r3, asr #31
	adcs.w r3, r3, r3
	mov.w r11, #0
	umaal r7, r11, r4, r0
	str.w r7, [sp, #220]
	umaal r9, r11, r4, r1
	umaal r6, r11, r4, r2
	umaal r10, r11, r4, r3
	umaal r8, r11, r4, r4
	and.w r7, r5, r4, asr #31
	adcs.w r4, r4, r4
	mov.w r12, #0
	umaal r9, r12, r5, r0
	str.w r9, [sp, #224]
	umaal r6, r12, r5, r1
	umaal r10, r12, r5, r2
	umaal r8, r12, r5, r3
	umaal r11, r12, r5, r4
	umaal r7, r12, r5, r5
	adcs.w r5, r5, r5
	mov.w r9, #0
	ldr.w lr, [sp, #24]
	umaal r6, r9, lr, r0
	str.w r6, [sp, #228]
	umaal r10, r9, lr, r1
	umaal r8, r9, lr, r2
	umaal r11, r9, lr, r3
	umaal r7, r9, lr, r4
	umaal r12, r9, lr, r5
	sbc.w r6, lr, lr
	bic.w r6, lr, r6
	umaal r6, r9, lr, lr
	adcs.w lr, lr, lr
	str.w r5, [sp, #232]
	str.w lr, [sp, #236]
	mov.w r5, #0
	ldr.w lr, [sp, #28]
	umaal r10, r5, lr, r0
	umaal r8, r5, lr, r1
	umaal r11, r5, lr, r2
	umaal r7, r5, lr, r3
	umaal r12, r5, lr, r4
	ldr.w r0, [sp, #232]
	ldr.w r1, [sp, #236]
	ldr.w r2, [sp, #204]
	ldr.w r3, [sp, #208]
	ldr.w r4, [sp, #212]
	umaal r6, r5, lr, r0
	umaal r9, r5, lr, r1
	sbc.w r0, lr, lr
	bic.w r0, lr, r0
	umaal r0, r5, lr, lr
	mov.w r1, #38
	mov.w lr, #0
	umaal r10, lr, r5, r1
	asr.w r5, r10, #31
	and.w r5, r5, #19
	mla r5, lr, r1, r5
	bic.w r10, r10, #0x80000000
	umaal r2, r5, r8, r1
	umaal r3, r5, r11, r1
	umaal r4, r5, r7, r1
	ldr.w r7, [sp, #216]
	ldr.w r8, [sp, #220]
	ldr.w r11, [sp, #224]
	ldr.w lr, [sp, #228]
	umaal r7, r5, r12, r1
	umaal r8, r5, r6, r1
	umaal r11, r5, r9, r1
	umaal lr, r5, r0, r1
	add.w r10, r10, r5
	str.w r2, [sp, #204]
	str.w r3, [sp, #208]
	str.w r4, [sp, #212]
	str.w r7, [sp, #216]
	str.w r8, [sp, #220]
	str.w r11, [sp, #224]
	str.w lr, [sp, #228]
	str.w r10, [sp, #232]
	ldr.w r0, [sp, #140]
	ldr.w r1, [sp, #144]
	ldr.w r2, [sp, #148]
	ldr.w r3, [sp, #152]
	ldr.w r4, [sp, #156]
	ldr.w r5, [sp, #160]
	umull r6, r7, r0, r0
	str.w r6, [sp, #140]
	and.w r6, r1, r0, asr #31
	adds.w r0, r0, r0
	mov.w r8, #0
	umaal r7, r8, r1, r0
	str.w r7, [sp, #144]
	umaal r6, r8, r1, r1
	and.w r7, r2, r1, asr #31
	adcs.w r1, r1, r1
	mov.w r9, #0
	umaal r6, r9, r2, r0
	str.w r6, [sp, #148]
	umaal r8, r9, r2, r1
	umaal r7, r9, r2, r2
	and.w r6, r3, r2, asr #31
	adcs.w r2, r2, r2
	mov.w r10, #0
	umaal r8, r10, r3, r0
	str.w r8, [sp, #152]
	umaal r7, r10, r3, r1
	umaal r9, r10, r3, r2
	umaal r6, r10, r3, r3
	and.w r8, r4, r3, asr #31
	adcs.w r3, r3, r3
	mov.w r11, #0
	umaal r7, r11, r4, r0
	str.w r7, [sp, #156]
	umaal r9, r11, r4, r1
	umaal r6, r11, r4, r2
	umaal r10, r11, r4, r3
	umaal r8, r11, r4, r4
	and.w r7, r5, r4, asr #31
	adcs.w r4, r4, r4
	mov.w r12, #0
	umaal r9, r12, r5, r0
	str.w r9, [sp, #160]
	umaal r6, r12, r5, r1
	umaal r10, r12, r5, r2
	umaal r8, r12, r5, r3
	umaal r11, r12, r5, r4
	umaal r7, r12, r5, r5
	adcs.w r5, r5, r5
	mov.w r9, #0
	ldr.w lr, [sp, #164]
	umaal r6, r9, lr, r0
	str.w r6, [sp, #164]
	umaal r10, r9, lr, r1
	umaal r8, r9, lr, r2
	umaal r11, r9, lr, r3
	umaal r7, r9, lr, r4
	umaal r12, r9, lr, r5
	sbc.w r6, lr, lr
	bic.w r6, lr, r6
	umaal r6, r9, lr, lr
	adcs.w lr, lr, lr
	str.w r5, [sp, #236]
	str.w lr, [sp, #240]
	mov.w r5, #0
	ldr.w lr, [sp, #168]
	umaal r10, r5, lr, r0
	umaal r8, r5, lr, r1
	umaal r11, r5, lr, r2
	umaal r7, r5, lr, r3
	umaal r12, r5, lr, r4
	ldr.w r0, [sp, #236]
	ldr.w r1, [sp, #240]
	ldr.w r2, [sp, #140]
	ldr.w r3, [sp, #144]
	ldr.w r4, [sp, #148]
	umaal r6, r5, lr, r0
	umaal r9, r5, lr, r1
	sbc.w r0, lr, lr
	bic.w r0, lr, r0
	umaal r0, r5, lr, lr
	mov.w r1, #38
	mov.w lr, #0
	umaal r10, lr, r5, r1
	asr.w r5, r10, #31
	and.w r5, r5, #19
	mla r5, lr, r1, r5
	bic.w r10, r10, #0x80000000
	umaal r2, r5, r8, r1
	umaal r3, r5, r11, r1
	umaal r4, r5, r7, r1
	ldr.w r7, [sp, #152]
	ldr.w r8, [sp, #156]
	ldr.w r11, [sp, #160]
	ldr.w lr, [sp, #164]
	umaal r7, r5, r12, r1
	umaal r8, r5, r6, r1
	umaal r11, r5, r9, r1
	umaal lr, r5, r0, r1
	add.w r10, r10, r5
	ldr.w r0, [sp, #232]
	ldr.w r1, [sp, #204]
	mov.w r5, #1
	adds.w r6, r10, r0
	rrx r9, r6
	lsr.w r9, r9, #30
	bic.w r6, r6, #0x80000000
	add.w r12, r9, r9, lsl #3
	add.w r9, r9, r12, lsl #1
	subs.w r12, r2, r1
	str.w r12, [sp, #64]
	umaal r2, r9, r1, r5
	ldr.w r1, [sp, #208]
	sbcs.w r12, r3, r1
	str.w r12, [sp, #68]
	umaal r3, r9, r1, r5
	ldr.w r1, [sp, #212]
	sbcs.w r12, r4, r1
	str.w r12, [sp, #72]
	umaal r4, r9, r1, r5
	ldr.w r1, [sp, #216]
	sbcs.w r12, r7, r1
	str.w r12, [sp, #76]
	umaal r7, r9, r1, r5
	ldr.w r1, [sp, #220]
	sbcs.w r12, r8, r1
	str.w r12, [sp, #80]
	umaal r8, r9, r1, r5
	ldr.w r1, [sp, #224]
	sbcs.w r12, r11, r1
	str.w r12, [sp, #84]
	umaal r11, r9, r1, r5
	ldr.w r1, [sp, #228]
	sbcs.w r12, lr, r1
	str.w r12, [sp, #88]
	umaal lr, r9, r1, r5
	sbcs.w r0, r10, r0
	str.w r0, [sp, #92]
	sbc.w r0, r0, r0
	and.w r0, r0, #38
	str.w r0, [sp, #140]
	add.w r6, r6, r9
	str.w r2, [sp, #96]
	str.w r3, [sp, #100]
	str.w r4, [sp, #104]
	str.w r7, [sp, #108]
	str.w r8, [sp, #112]
	str.w r11, [sp, #116]
	str.w lr, [sp, #120]
	str.w r6, [sp, #124]
	ldr.w r0, [sp, #64]
	ldr.w r1, [sp, #68]
	ldr.w r2, [sp, #72]
	ldr.w r3, [sp, #76]
	ldr.w r4, [sp, #80]
	ldr.w r5, [sp, #84]
	ldr.w r6, [sp, #88]
	ldr.w r7, [sp, #92]
	ldr.w r8, [sp, #140]
	ldr.w r9, [sp, #172]
	ldr.w r10, [sp, #176]
	ldr.w r11, [sp, #180]
	ldr.w r12, [sp, #184]
	ldr.w lr, [sp, #188]
	subs.w r0, r0, r8
	sbcs.w r1, r1, #0
	sbcs.w r2, r2, #0
	sbcs.w r3, r3, #0
	sbcs.w r4, r4, #0
	sbcs.w r5, r5, #0
	sbcs.w r6, r6, #0
	sbcs.w r7, r7, #0
	str.w r0, [sp, #140]
	str.w r1, [sp, #144]
	str.w r2, [sp, #148]
	str.w r3, [sp, #152]
	str.w r4, [sp, #156]
	str.w r5, [sp, #160]
	str.w r6, [sp, #164]
	ldr.w r0, [sp, #192]
	umull r1, r2, r9, r9
	str.w r7, [sp, #168]
	str.w r1, [sp, #172]
	and.w r1, r10, r9, asr #31
	adds.w r9, r9, r9
	mov.w r3, #0
	umaal r2, r3, r10, r9
	str.w r2, [sp, #176]
	umaal r1, r3, r10, r10
	and.w r2, r11, r10, asr #31
	adcs.w r10, r10, r10
	mov.w r4, #0
	umaal r1, r4, r11, r9
	str.w r1, [sp, #180]
	umaal r3, r4, r11, r10
	umaal r2, r4, r11, r11
	and.w r1, r12, r11, asr #31
	adcs.w r11, r11, r11
	mov.w r5, #0
	umaal r3, r5, r12, r9
	str.w r3, [sp, #184]
	umaal r2, r5, r12, r10
	umaal r4, r5, r12, r11
	umaal r1, r5, r12, r12
	and.w r3, lr, r12, asr #31
	adcs.w r12, r12, r12
	mov.w r6, #0
	umaal r2, r6, lr, r9
	str.w r2, [sp, #188]
	umaal r4, r6, lr, r10
	umaal r1, r6, lr, r11
	umaal r5, r6, lr, r12
	umaal r3, r6, lr, lr
	and.w r2, r0, lr, asr #31
	adcs.w lr, lr, lr
	mov.w r7, #0
	umaal r4, r7, r0, r9
	str.w r4, [sp, #192]
	umaal r1, r7, r0, r10
	umaal r5, r7, r0, r11
	umaal r3, r7, r0, r12
	umaal r6, r7, r0, lr
	umaal r2, r7, r0, r0
	adcs.w r0, r0, r0
	mov.w r4, #0
	ldr.w r8, [sp, #196]
	umaal r1, r4, r8, r9
	str.w r1, [sp, #196]
	umaal r5, r4, r8, r10
	umaal r3, r4, r8, r11
	umaal r6, r4, r8, r12
	umaal r2, r4, r8, lr
	umaal r7, r4, r8, r0
	sbc.w r1, r8, r8
	bic.w r1, r8, r1
	umaal r1, r4, r8, r8
	adcs.w r8, r8, r8
	str.w r0, [sp, #204]
	str.w r8, [sp, #208]
	mov.w r0, #0
	ldr.w r8, [sp, #200]
	umaal r5, r0, r8, r9
	umaal r3, r0, r8, r10
	umaal r6, r0, r8, r11
	umaal r2, r0, r8, r12
	umaal r7, r0, r8, lr
	ldr.w r9, [sp, #204]
	ldr.w r10, [sp, #208]
	ldr.w r11, [sp, #196]
	ldr.w r12, [sp, #172]
	umaal r1, r0, r8, r9
	umaal r4, r0, r8, r10
	sbc.w r9, r8, r8
	bic.w r9, r8, r9
	umaal r9, r0, r8, r8
	mov.w r8, #76
	mov.w r10, #0
	lsr.w lr, r5, #31
	lsl.w r5, r5, #1
	orr.w r5, r5, r11, lsr #31
	umaal r5, r10, r0, r8
	add.w r10, r10, lr
	cmn.w r5, r5
	adc.w r10, r10, r10
	bic.w r5, r5, #0x80000000
	add.w r0, r10, r10, lsl #3
	add.w r0, r10, r0, lsl #1
	adds.w r12, r12, r12
	umaal r12, r0, r3, r8
	ldr.w r3, [sp, #176]
	ldr.w r10, [sp, #180]
	ldr.w lr, [sp, #184]
	adcs.w r3, r3, r3
	umaal r3, r0, r6, r8
	adcs.w r10, r10, r10
	umaal r10, r0, r2, r8
	adcs.w lr, lr, lr
	umaal lr, r0, r7, r8
	ldr.w r2, [sp, #188]
	ldr.w r6, [sp, #192]
	ldr.w r7, [sp, #140]
	adcs.w r2, r2, r2
	umaal r2, r0, r1, r8
	adcs.w r6, r6, r6
	umaal r6, r0, r4, r8
	adcs.w r11, r11, r11
	umaal r11, r0, r9, r8
	add.w r5, r5, r0
	subs.w r12, r12, r7
	ldr.w r0, [sp, #144]
	ldr.w r1, [sp, #148]
	ldr.w r4, [sp, #152]
	ldr.w r7, [sp, #156]
	ldr.w r8, [sp, #160]
	ldr.w r9, [sp, #164]
	sbcs.w r3, r3, r0
	sbcs.w r10, r10, r1
	sbcs.w lr, lr, r4
	sbcs.w r2, r2, r7
	sbcs.w r6, r6, r8
	sbcs.w r11, r11, r9
	ldr.w r0, [sp, #168]
	ldr.w r1, [sp, #140]
	ldr.w r4, [sp, #144]
	ldr.w r7, [sp, #148]
	sbcs.w r5, r5, r0
	sbc.w r0, r0, r0
	and.w r0, r0, #38
	subs.w r12, r12, r0
	sbcs.w r3, r3, #0
	sbcs.w r10, r10, #0
	sbcs.w lr, lr, #0
	sbcs.w r2, r2, #0
	sbcs.w r6, r6, #0
	sbcs.w r11, r11, #0
	sbcs.w r5, r5, #0
	str.w r12, [sp, #204]
	str.w r3, [sp, #208]
	str.w r10, [sp, #212]
	str.w lr, [sp, #216]
	str.w r2, [sp, #220]
	str.w r6, [sp, #224]
	str.w r11, [sp, #228]
	str.w r5, [sp, #232]
	str.w r11, [sp, #172]
	str.w r5, [sp, #176]
	umull r0, r5, r12, r1
	str.w r0, [sp, #180]
	umull r0, r8, r12, r4
	umaal r0, r5, r3, r1
	str.w r0, [sp, #184]
	umull r0, r7, r12, r7
	umaal r0, r8, r3, r4
	umaal r0, r5, r10, r1
	str.w r0, [sp, #188]
	mov.w r0, #0
	umaal r0, r5, lr, r1
	mov.w r9, #0
	umaal r9, r5, r2, r1
	mov.w r11, #0
	umaal r11, r5, r6, r1
	umaal r0, r8, r10, r4
	umaal r9, r8, lr, r4
	umaal r11, r8, r2, r4
	umaal r5, r8, r6, r4
	ldr.w r1, [sp, #148]
	ldr.w r4, [sp, #152]
	umaal r0, r7, r3, r1
	umaal r9, r7, r10, r1
	umaal r11, r7, lr, r1
	umaal r5, r7, r2, r1
	umaal r8, r7, r6, r1
	mov.w r1, #0
	umaal r0, r1, r12, r4
	str.w r0, [sp, #192]
	umaal r9, r1, r3, r4
	umaal r11, r1, r10, r4
	umaal r5, r1, lr, r4
	umaal r8, r1, r2, r4
	umaal r7, r1, r6, r4
	ldr.w r0, [sp, #156]
	mov.w r4, #0
	umaal r9, r4, r12, r0
	str.w r9, [sp, #196]
	umaal r11, r4, r3, r0
	umaal r5, r4, r10, r0
	umaal r8, r4, lr, r0
	umaal r7, r4, r2, r0
	umaal r1, r4, r6, r0
	ldr.w r0, [sp, #160]
	mov.w r9, #0
	umaal r11, r9, r12, r0
	str.w r11, [sp, #200]
	umaal r5, r9, r3, r0
	umaal r8, r9, r10, r0
	umaal r7, r9, lr, r0
	umaal r1, r9, r2, r0
	umaal r4, r9, r6, r0
	ldr.w r0, [sp, #164]
	mov.w r11, #0
	umaal r5, r11, r12, r0
	str.w r5, [sp, #236]
	umaal r8, r11, r3, r0
	umaal r7, r11, r10, r0
	umaal r1, r11, lr, r0
	umaal r4, r11, r2, r0
	umaal r9, r11, r6, r0
	ldr.w r0, [sp, #168]
	mov.w r5, #0
	umaal r8, r5, r12, r0
	umaal r7, r5, r3, r0
	umaal r1, r5, r10, r0
	umaal r4, r5, lr, r0
	umaal r9, r5, r2, r0
	umaal r11, r5, r6, r0
	ldr.w r0, [sp, #172]
	ldr.w r2, [sp, #176]
	ldr.w r3, [sp, #140]
	ldr.w r6, [sp, #236]
	ldr.w r10, [sp, #144]
	mov.w r12, #0
	mov.w lr, #0
	umaal r6, r12, r0, r3
	umaal lr, r12, r2, r3
	umaal r8, lr, r0, r10
	umaal r12, lr, r2, r10
	ldr.w r3, [sp, #148]
	ldr.w r10, [sp, #152]
	umaal r7, r12, r0, r3
	umaal lr, r12, r2, r3
	umaal r1, lr, r0, r10
	umaal r12, lr, r2, r10
	ldr.w r3, [sp, #156]
	ldr.w r10, [sp, #160]
	umaal r4, r12, r0, r3
	umaal lr, r12, r2, r3
	umaal r9, lr, r0, r10
	umaal r12, lr, r2, r10
	ldr.w r3, [sp, #164]
	ldr.w r10, [sp, #168]
	umaal r11, r12, r0, r3
	umaal lr, r12, r2, r3
	umaal r5, lr, r0, r10
	umaal r12, lr, r2, r10
	mov.w r0, #38
	mov.w r2, #0
	umaal r8, r2, lr, r0
	asr.w r3, r8, #31
	and.w r3, r3, #19
	mla r3, r2, r0, r3
	bic.w r8, r8, #0x80000000
	ldr.w r2, [sp, #180]
	ldr.w r10, [sp, #184]
	ldr.w lr, [sp, #188]
	umaal r2, r3, r7, r0
	umaal r10, r3, r1, r0
	umaal lr, r3, r4, r0
	ldr.w r1, [sp, #192]
	ldr.w r4, [sp, #196]
	ldr.w r7, [sp, #200]
	umaal r1, r3, r9, r0
	umaal r4, r3, r11, r0
	umaal r7, r3, r5, r0
	umaal r6, r3, r12, r0
	add.w r8, r8, r3
	str.w r2, [sp, #172]
	str.w r10, [sp, #176]
	str.w lr, [sp, #180]
	str.w r1, [sp, #184]
	str.w r4, [sp, #188]
	str.w r7, [sp, #192]
	str.w r6, [sp, #196]
	str.w r8, [sp, #200]
	ldr.w r0, [sp, #96]
	ldr.w r1, [sp, #100]
	ldr.w r2, [sp, #104]
	ldr.w r3, [sp, #108]
	ldr.w r4, [sp, #112]
	ldr.w r5, [sp, #116]
	ldr.w r6, [sp, #140]
	ldr.w r7, [sp, #144]
	ldr.w r8, [sp, #148]
	umull r9, r10, r0, r6
	str.w r9, [sp, #236]
	umull r9, r11, r0, r7
	umaal r9, r10, r1, r6
	str.w r9, [sp, #240]
	umull r8, r9, r0, r8
	umaal r8, r11, r1, r7
	umaal r8, r10, r2, r6
	str.w r8, [sp, #244]
	mov.w r8, #0
	umaal r8, r10, r3, r6
	mov.w r12, #0
	umaal r12, r10, r4, r6
	mov.w lr, #0
	umaal lr, r10, r5, r6
	umaal r8, r11, r2, r7
	umaal r12, r11, r3, r7
	umaal lr, r11, r4, r7
	umaal r10, r11, r5, r7
	ldr.w r6, [sp, #148]
	ldr.w r7, [sp, #152]
	umaal r8, r9, r1, r6
	umaal r12, r9, r2, r6
	umaal lr, r9, r3, r6
	umaal r10, r9, r4, r6
	umaal r11, r9, r5, r6
	mov.w r6, #0
	umaal r8, r6, r0, r7
	str.w r8, [sp, #248]
	umaal r12, r6, r1, r7
	umaal lr, r6, r2, r7
	umaal r10, r6, r3, r7
	umaal r11, r6, r4, r7
	umaal r9, r6, r5, r7
	ldr.w r7, [sp, #156]
	mov.w r8, #0
	umaal r12, r8, r0, r7
	str.w r12, [sp, #252]
	umaal lr, r8, r1, r7
	umaal r10, r8, r2, r7
	umaal r11, r8, r3, r7
	umaal r9, r8, r4, r7
	umaal r6, r8, r5, r7
	ldr.w r7, [sp, #160]
	mov.w r12, #0
	umaal lr, r12, r0, r7
	str.w lr, [sp, #256]
	umaal r10, r12, r1, r7
	umaal r11, r12, r2, r7
	umaal r9, r12, r3, r7
	umaal r6, r12, r4, r7
	umaal r8, r12, r5, r7
	ldr.w r7, [sp, #164]
	mov.w lr, #0
	umaal r10, lr, r0, r7
	str.w r10, [sp, #260]
	umaal r11, lr, r1, r7
	umaal r9, lr, r2, r7
	umaal r6, lr, r3, r7
	umaal r8, lr, r4, r7
	umaal r12, lr, r5, r7
	ldr.w r7, [sp, #168]
	mov.w r10, #0
	umaal r11, r10, r0, r7
	umaal r9, r10, r1, r7
	umaal r6, r10, r2, r7
	umaal r8, r10, r3, r7
	umaal r12, r10, r4, r7
	umaal lr, r10, r5, r7
	ldr.w r0, [sp, #120]
	ldr.w r1, [sp, #124]
	ldr.w r2, [sp, #140]
	ldr.w r3, [sp, #260]
	ldr.w r4, [sp, #144]
	mov.w r5, #0
	mov.w r7, #0
	umaal r3, r5, r0, r2
	umaal r7, r5, r1, r2
	umaal r11, r7, r0, r4
	umaal r5, r7, r1, r4
	ldr.w r2, [sp, #148]
	ldr.w r4, [sp, #152]
	umaal r9, r5, r0, r2
	umaal r7, r5, r1, r2
	umaal r6, r7, r0, r4
	umaal r5, r7, r1, r4
	ldr.w r2, [sp, #156]
	ldr.w r4, [sp, #160]
	umaal r8, r5, r0, r2
	umaal r7, r5, r1, r2
	umaal r12, r7, r0, r4
	umaal r5, r7, r1, r4
	ldr.w r2, [sp, #164]
	ldr.w r4, [sp, #168]
	umaal lr, r5, r0, r2
	umaal r7, r5, r1, r2
	umaal r10, r7, r0, r4
	umaal r5, r7, r1, r4
	mov.w r0, #38
	mov.w r1, #0
	umaal r11, r1, r7, r0
	asr.w r2, r11, #31
	and.w r2, r2, #19
	mla r2, r1, r0, r2
	bic.w r11, r11, #0x80000000
	ldr.w r1, [sp, #236]
	ldr.w r4, [sp, #240]
	ldr.w r7, [sp, #244]
	umaal r1, r2, r9, r0
	umaal r4, r2, r6, r0
	umaal r7, r2, r8, r0
	ldr.w r6, [sp, #248]
	ldr.w r8, [sp, #252]
	ldr.w r9, [sp, #256]
	umaal r6, r2, r12, r0
	umaal r8, r2, lr, r0
	umaal r9, r2, r10, r0
	umaal r3, r2, r5, r0
	add.w r11, r11, r2
	str.w r1, [sp, #140]
	str.w r4, [sp, #144]
	str.w r7, [sp, #148]
	str.w r6, [sp, #152]
	str.w r8, [sp, #156]
	str.w r9, [sp, #160]
	str.w r3, [sp, #164]
	str.w r11, [sp, #168]
	ldr.w r0, [sp, #32]
	ldr.w r1, [sp, #36]
	ldr.w r2, [sp, #40]
	ldr.w r3, [sp, #44]
	ldr.w r4, [sp, #48]
	ldr.w r5, [sp, #52]
	ldr.w r6, [sp, #204]
	ldr.w r7, [sp, #208]
	ldr.w r8, [sp, #212]
	umull r9, r10, r0, r6
	str.w r9, [sp, #236]
	umull r9, r11, r0, r7
	umaal r9, r10, r1, r6
	str.w r9, [sp, #240]
	umull r8, r9, r0, r8
	umaal r8, r11, r1, r7
	umaal r8, r10, r2, r6
	str.w r8, [sp, #244]
	mov.w r8, #0
	umaal r8, r10, r3, r6
	mov.w r12, #0
	umaal r12, r10, r4, r6
	mov.w lr, #0
	umaal lr, r10, r5, r6
	umaal r8, r11, r2, r7
	umaal r12, r11, r3, r7
	umaal lr, r11, r4, r7
	umaal r10, r11, r5, r7
	ldr.w r6, [sp, #212]
	ldr.w r7, [sp, #216]
	umaal r8, r9, r1, r6
	umaal r12, r9, r2, r6
	umaal lr, r9, r3, r6
	umaal r10, r9, r4, r6
	umaal r11, r9, r5, r6
	mov.w r6, #0
	umaal r8, r6, r0, r7
	str.w r8, [sp, #248]
	umaal r12, r6, r1, r7
	umaal lr, r6, r2, r7
	umaal r10, r6, r3, r7
	umaal r11, r6, r4, r7
	umaal r9, r6, r5, r7
	ldr.w r7, [sp, #220]
	mov.w r8, #0
	umaal r12, r8, r0, r7
	str.w r12, [sp, #252]
	umaal lr, r8, r1, r7
	umaal r10, r8, r2, r7
	umaal r11, r8, r3, r7
	umaal r9, r8, r4, r7
	umaal r6, r8, r5, r7
	ldr.w r7, [sp, #224]
	mov.w r12, #0
	umaal lr, r12, r0, r7
	str.w lr, [sp, #256]
	umaal r10, r12, r1, r7
	umaal r11, r12, r2, r7
	umaal r9, r12, r3, r7
	umaal r6, r12, r4, r7
	umaal r8, r12, r5, r7
	ldr.w r7, [sp, #228]
	mov.w lr, #0
	umaal r10, lr, r0, r7
	str.w r10, [sp, #260]
	umaal r11, lr, r1, r7
	umaal r9, lr, r2, r7
	umaal r6, lr, r3, r7
	umaal r8, lr, r4, r7
	umaal r12, lr, r5, r7
	ldr.w r7, [sp, #232]
	mov.w r10, #0
	umaal r11, r10, r0, r7
	umaal r9, r10, r1, r7
	umaal r6, r10, r2, r7
	umaal r8, r10, r3, r7
	umaal r12, r10, r4, r7
	umaal lr, r10, r5, r7
	ldr.w r0, [sp, #56]
	ldr.w r1, [sp, #60]
	ldr.w r2, [sp, #204]
	ldr.w r3, [sp, #260]
	ldr.w r4, [sp, #208]
	mov.w r5, #0
	mov.w r7, #0
	umaal r3, r5, r0, r2
	umaal r7, r5, r1, r2
	umaal r11, r7, r0, r4
	umaal r5, r7, r1, r4
	ldr.w r2, [sp, #212]
	ldr.w r4, [sp, #216]
	umaal r9, r5, r0, r2
	umaal r7, r5, r1, r2
	umaal r6, r7, r0, r4
	umaal r5, r7, r1, r4
	ldr.w r2, [sp, #220]
	ldr.w r4, [sp, #224]
	umaal r8, r5, r0, r2
	umaal r7, r5, r1, r2
	umaal r12, r7, r0, r4
	umaal r5, r7, r1, r4
	ldr.w r2, [sp, #228]
	ldr.w r4, [sp, #232]
	umaal lr, r5, r0, r2
	umaal r7, r5, r1, r2
	umaal r10, r7, r0, r4
	umaal r5, r7, r1, r4
	mov.w r0, #38
	mov.w r1, #0
	umaal r11, r1, r7, r0
	asr.w r2, r11, #31
	and.w r2, r2, #19
	mla r2, r1, r0, r2
	bic.w r11, r11, #0x80000000
	ldr.w r1, [sp, #236]
	ldr.w r4, [sp, #240]
	ldr.w r7, [sp, #244]
	umaal r1, r2, r9, r0
	umaal r4, r2, r6, r0
	umaal r7, r2, r8, r0
	ldr.w r6, [sp, #248]
	ldr.w r8, [sp, #252]
	ldr.w r9, [sp, #256]
	umaal r6, r2, r12, r0
	umaal r8, r2, lr, r0
	umaal r9, r2, r10, r0
	umaal r3, r2, r5, r0
	add.w r11, r11, r2
	ldr.w r0, [sp, #132]
	subs.w r0, r0, #1
	str.w r0, [sp, #132]
	bne.w .Lround
	ldr.w r0, [sp, #128]
	str.w r1, [r0, #0]
	str.w r4, [r0, #4]
	str.w r7, [r0, #8]
	str.w r6, [r0, #12]
	str.w r8, [r0, #16]
	str.w r9, [r0, #20]
	str.w r3, [r0, #24]
	str.w r11, [r0, #28]
	ldr.w r1, [sp, #140]
	ldr.w r2, [sp, #144]
	ldr.w r3, [sp, #148]
	ldr.w r4, [sp, #152]
	ldr.w r5, [sp, #156]
	ldr.w r6, [sp, #160]
	ldr.w r7, [sp, #164]
	ldr.w r8, [sp, #168]
	ldr.w r9, [sp, #172]
	ldr.w r10, [sp, #176]
	ldr.w r11, [sp, #180]
	ldr.w r12, [sp, #184]
	ldr.w lr, [sp, #188]
	str.w r1, [r0, #32]
	str.w r2, [r0, #36]
	str.w r3, [r0, #40]
	str.w r4, [r0, #44]
	str.w r5, [r0, #48]
	str.w r6, [r0, #52]
	str.w r7, [r0, #56]
	str.w r8, [r0, #60]
	str.w r9, [r0, #64]
	str.w r10, [r0, #68]
	str.w r11, [r0, #72]
	str.w r12, [r0, #76]
	ldr.w r1, [sp, #192]
	ldr.w r2, [sp, #196]
	ldr.w r3, [sp, #200]
	ldr.w r4, [sp, #136]
	str.w lr, [r0, #80]
	str.w r1, [r0, #84]
	str.w r2, [r0, #88]
	str.w r3, [r0, #92]
	tst.w r4, #1
	beq.w .Lwithout_t
	ldr.w r0, [sp, #32]
	ldr.w r1, [sp, #36]
	ldr.w r2, [sp, #40]
	ldr.w r3, [sp, #44]
	ldr.w r4, [sp, #48]
	ldr.w r5, [sp, #52]
	ldr.w r6, [sp, #96]
	ldr.w r7, [sp, #100]
	ldr.w r8, [sp, #104]
	ldr.w r9, [sp, #108]
	ldr.w r10, [sp, #112]
	ldr.w r11, [sp, #116]
	ldr.w r12, [sp, #120]
	ldr.w lr, [sp, #124]
	str.w r7, [sp, #140]
	str.w r6, [sp, #144]
	str.w r8, [sp, #148]
	str.w r9, [sp, #152]
	str.w r10, [sp, #156]
	str.w r11, [sp, #160]
	str.w r12, [sp, #164]
	ldr.w r6, [sp, #144]
	ldr.w r7, [sp, #140]
	ldr.w r8, [sp, #148]
	umull r9, r10, r0, r6
	str.w lr, [sp, #168]
	str.w r9, [sp, #172]
	umull r9, r11, r0, r7
	umaal r9, r10, r1, r6
	str.w r9, [sp, #176]
	umull r8, r9, r0, r8
	umaal r8, r11, r1, r7
	umaal r8, r10, r2, r6
	str.w r8, [sp, #180]
	mov.w r8, #0
	umaal r8, r10, r3, r6
	mov.w r12, #0
	umaal r12, r10, r4, r6
	mov.w lr, #0
	umaal lr, r10, r5, r6
	umaal r8, r11, r2, r7
	umaal r12, r11, r3, r7
	umaal lr, r11, r4, r7
	umaal r10, r11, r5, r7
	ldr.w r6, [sp, #148]
	ldr.w r7, [sp, #152]
	umaal r8, r9, r1, r6
	umaal r12, r9, r2, r6
	umaal lr, r9, r3, r6
	umaal r10, r9, r4, r6
	umaal r11, r9, r5, r6
	mov.w r6, #0
	umaal r8, r6, r0, r7
	str.w r8, [sp, #184]
	umaal r12, r6, r1, r7
	umaal lr, r6, r2, r7
	umaal r10, r6, r3, r7
	umaal r11, r6, r4, r7
	umaal r9, r6, r5, r7
	ldr.w r7, [sp, #156]
	mov.w r8, #0
	umaal r12, r8, r0, r7
	str.w r12, [sp, #188]
	umaal lr, r8, r1, r7
	umaal r10, r8, r2, r7
	umaal r11, r8, r3, r7
	umaal r9, r8, r4, r7
	umaal r6, r8, r5, r7
	ldr.w r7, [sp, #160]
	mov.w r12, #0
	umaal lr, r12, r0, r7
	str.w lr, [sp, #192]
	umaal r10, r12, r1, r7
	umaal r11, r12, r2, r7
	umaal r9, r12, r3, r7
	umaal r6, r12, r4, r7
	umaal r8, r12, r5, r7
	ldr.w r7, [sp, #164]
	mov.w lr, #0
	umaal r10, lr, r0, r7
	str.w r10, [sp, #196]
	umaal r11, lr, r1, r7
	umaal r9, lr, r2, r7
	umaal r6, lr, r3, r7
	umaal r8, lr, r4, r7
	umaal r12, lr, r5, r7
	ldr.w r7, [sp, #168]
	mov.w r10, #0
	umaal r11, r10, r0, r7
	umaal r9, r10, r1, r7
	umaal r6, r10, r2, r7
	umaal r8, r10, r3, r7
	umaal r12, r10, r4, r7
	umaal lr, r10, r5, r7
	ldr.w r0, [sp, #56]
	ldr.w r1, [sp, #60]
	ldr.w r2, [sp, #144]
	ldr.w r3, [sp, #196]
	ldr.w r4, [sp, #140]
	mov.w r5, #0
	mov.w r7, #0
	umaal r3, r5, r0, r2
	umaal r7, r5, r1, r2
	umaal r11, r7, r0, r4
	umaal r5, r7, r1, r4
	ldr.w r2, [sp, #148]
	ldr.w r4, [sp, #152]
	umaal r9, r5, r0, r2
	umaal r7, r5, r1, r2
	umaal r6, r7, r0, r4
	umaal r5, r7, r1, r4
	ldr.w r2, [sp, #156]
	ldr.w r4, [sp, #160]
	umaal r8, r5, r0, r2
	umaal r7, r5, r1, r2
	umaal r12, r7, r0, r4
	umaal r5, r7, r1, r4
	ldr.w r2, [sp, #164]
	ldr.w r4, [sp, #168]
	umaal lr, r5, r0, r2
	umaal r7, r5, r1, r2
	umaal r10, r7, r0, r4
	umaal r5, r7, r1, r4
	mov.w r0, #38
	mov.w r1, #0
	umaal r11, r1, r7, r0
	asr.w r2, r11, #31
	and.w r2, r2, #19
	mla r2, r1, r0, r2
	bic.w r11, r11, #0x80000000
	ldr.w r1, [sp, #172]
	ldr.w r4, [sp, #176]
	ldr.w r7, [sp, #180]
	umaal r1, r2, r9, r0
	umaal r4, r2, r6, r0
	umaal r7, r2, r8, r0
	ldr.w r6, [sp, #184]
	ldr.w r8, [sp, #188]
	ldr.w r9, [sp, #192]
	umaal r6, r2, r12, r0
	umaal r8, r2, lr, r0
	umaal r9, r2, r10, r0
	umaal r3, r2, r5, r0
	add.w r11, r11, r2
	ldr.w r0, [sp, #128]
	str.w r1, [r0, #96]
	str.w r4, [r0, #100]
	str.w r7, [r0, #104]
	str.w r6, [r0, #108]
	str.w r8, [r0, #112]
	str.w r9, [r0, #116]
	str.w r3, [r0, #120]
	str.w r11, [r0, #124]
.Lwithout_t:
	add.w sp, sp, #264
	pop.w {r4-r11, pc}
#endif
	.size ed25519_point_double, . - ed25519_point_double

#endif
