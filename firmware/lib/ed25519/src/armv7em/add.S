/* Printed by gen/add_armv7em.py, which says how it works; the arithmetic is that of fe25519's
 * gen/field_armv7em.py.
 *
 * void ed25519_point_add(ed25519_point *point, const ed25519_cached *other, unsigned flags)
 * void ed25519_point_add_niels(ed25519_point *point, const ed25519_niels *other, unsigned flags)
 *
 * point += other, or -= where bit 1 of the flags is set; t is made where bit 0 is. Flags are public.
 *
 * Ranges. Of the point, x <= 2^256 - 38, the rest and all of other < 2^256, any of them. Products are below
 * 2^255 + 39 * 2^224, and twice a product below 2^255 + 78 * 2^224; sums are below 2^255 + 3 * 2^224. C with
 * the other sign is at most 2^256 - 38, as what differences take off has to be: see corrected() there.
 *
 * entry: r0 point, r1 other, r2 flags
 * exit: -
 * clobbers: r0-r3, r12, lr, flags, s0-s15
 * stack: 192 bytes ed25519_point_add
 *         192 bytes ed25519_point_add_niels
 * cycles: 1,435 (cortex-m4f) ed25519_point_add
 *         1,314 (cortex-m4f) ed25519_point_add_niels
 * code: 5,460 bytes ed25519_point_add
 *         4,988 bytes ed25519_point_add_niels
 *
 * Without registers of the FPU (-DTHUMBKAT_NO_FPU, or none there):
 *
 * no-fpu stack: 256 bytes ed25519_point_add
 *               256 bytes ed25519_point_add_niels
 * no-fpu cycles: 1,569 (cortex-m4f) ed25519_point_add
 *                1,425 (cortex-m4f) ed25519_point_add_niels
 * no-fpu code: 5,612 bytes ed25519_point_add
 *              5,108 bytes ed25519_point_add_niels
 */
#include "../backend.h"

#if ED25519_BACKEND == ED25519_BACKEND_ARMV7EM

	.syntax unified
	.thumb
	.section .text.ed25519_point_add, "ax", %progbits
	.p2align 2
	.global ed25519_point_add
	.type ed25519_point_add, %function
	.thumb_func
ed25519_point_add:
#if ED25519_FPU
	push.w {r4-r11, lr}
	vpush {s16-s31}
	sub.w sp, sp, #92
	str.w r0, [sp, #64]
	str.w r1, [sp, #68]
	str.w r2, [sp, #72]
	and.w r0, r2, #2
	add.w r2, r1, r0, lsl #4
	str.w r2, [sp, #76]
	eor.w r0, r0, #2
	add.w r0, r1, r0, lsl #4
	str.w r0, [sp, #80]
	ldr.w r0, [sp, #64]
	ldr.w r1, [sp, #64]
	vldr s0, [r0, #0]
	vldr s1, [r0, #4]
	vldr s2, [r0, #8]
	vldr s3, [r0, #12]
	vldr s4, [r0, #16]
	vldr s5, [r0, #20]
	vldr s6, [r0, #24]
	vldr s7, [r0, #28]
	ldr.w r0, [r1, #32]
	ldr.w r2, [r1, #36]
	ldr.w r3, [r1, #40]
	ldr.w r4, [r1, #44]
	ldr.w r5, [r1, #48]
	ldr.w r6, [r1, #52]
	ldr.w r7, [r1, #56]
	ldr.w r1, [r1, #60]
	vmov r8, s0
	vmov r9, s1
	vmov r10, s2
	vmov r11, s3
	vmov r12, s4
	vmov lr, s5
	subs.w r0, r0, r8
	sbcs.w r2, r2, r9
	sbcs.w r3, r3, r10
	sbcs.w r4, r4, r11
	sbcs.w r5, r5, r12
	sbcs.w r6, r6, lr
	vmov r8, s6
	vmov r9, s7
	ldr.w r10, [sp, #80]
	sbcs.w r7, r7, r8
	sbcs.w r1, r1, r9
	sbc.w r8, r8, r8
	and.w r8, r8, #38
	subs.w r0, r0, r8
	sbcs.w r2, r2, #0
	sbcs.w r3, r3, #0
	sbcs.w r4, r4, #0
	sbcs.w r5, r5, #0
	sbcs.w r6, r6, #0
	sbcs.w r7, r7, #0
	sbcs.w r1, r1, #0
	vldr s8, [r10, #0]
	vldr s9, [r10, #4]
	vldr s10, [r10, #8]
	vldr s11, [r10, #12]
	vldr s12, [r10, #16]
	vldr s13, [r10, #20]
	vldr s14, [r10, #24]
	vldr s15, [r10, #28]
	vmov s16, r7
	vmov r7, s8
	vmov r8, s9
	vmov r9, s10
	umull r10, r11, r0, r7
	vmov s17, r1
	vmov s18, r10
	umull r1, r10, r0, r8
	umaal r1, r11, r2, r7
	vmov s19, r1
	umull r1, r9, r0, r9
	umaal r1, r10, r2, r8
	umaal r1, r11, r3, r7
	vmov s20, r1
	mov.w r1, #0
	umaal r1, r11, r4, r7
	mov.w r12, #0
	umaal r12, r11, r5, r7
	mov.w lr, #0
	umaal lr, r11, r6, r7
	umaal r1, r10, r3, r8
	umaal r12, r10, r4, r8
	umaal lr, r10, r5, r8
	umaal r11, r10, r6, r8
	vmov r7, s10
	vmov r8, s11
	umaal r1, r9, r2, r7
	umaal r12, r9, r3, r7
	umaal lr, r9, r4, r7
	umaal r11, r9, r5, r7
	umaal r10, r9, r6, r7
	mov.w r7, #0
	umaal r1, r7, r0, r8
	vmov s21, r1
	umaal r12, r7, r2, r8
	umaal lr, r7, r3, r8
	umaal r11, r7, r4, r8
	umaal r10, r7, r5, r8
	umaal r9, r7, r6, r8
	vmov r1, s12
	mov.w r8, #0
	umaal r12, r8, r0, r1
	vmov s22, r12
	umaal lr, r8, r2, r1
	umaal r11, r8, r3, r1
	umaal r10, r8, r4, r1
	umaal r9, r8, r5, r1
	umaal r7, r8, r6, r1
	vmov r1, s13
	mov.w r12, #0
	umaal lr, r12, r0, r1
	vmov s23, lr
	umaal r11, r12, r2, r1
	umaal r10, r12, r3, r1
	umaal r9, r12, r4, r1
	umaal r7, r12, r5, r1
	umaal r8, r12, r6, r1
	vmov r1, s14
	mov.w lr, #0
	umaal r11, lr, r0, r1
	vmov s24, r11
	umaal r10, lr, r2, r1
	umaal r9, lr, r3, r1
	umaal r7, lr, r4, r1
	umaal r8, lr, r5, r1
	umaal r12, lr, r6, r1
	vmov r1, s15
	mov.w r11, #0
	umaal r10, r11, r0, r1
	umaal r9, r11, r2, r1
	umaal r7, r11, r3, r1
	umaal r8, r11, r4, r1
	umaal r12, r11, r5, r1
	umaal lr, r11, r6, r1
	vmov r0, s16
	vmov r1, s17
	vmov r2, s8
	vmov r3, s24
	vmov r4, s9
	mov.w r5, #0
	mov.w r6, #0
	umaal r3, r5, r0, r2
	umaal r6, r5, r1, r2
	umaal r10, r6, r0, r4
	umaal r5, r6, r1, r4
	vmov r2, s10
	vmov r4, s11
	umaal r9, r5, r0, r2
	umaal r6, r5, r1, r2
	umaal r7, r6, r0, r4
	umaal r5, r6, r1, r4
	vmov r2, s12
	vmov r4, s13
	umaal r8, r5, r0, r2
	umaal r6, r5, r1, r2
	umaal r12, r6, r0, r4
	umaal r5, r6, r1, r4
	vmov r2, s14
	vmov r4, s15
	umaal lr, r5, r0, r2
	umaal r6, r5, r1, r2
	umaal r11, r6, r0, r4
	umaal r5, r6, r1, r4
	mov.w r0, #38
	mov.w r1, #0
	umaal r10, r1, r6, r0
	asr.w r2, r10, #31
	and.w r2, r2, #19
	mla r2, r1, r0, r2
	bic.w r10, r10, #0x80000000
	vmov r1, s18
	vmov r4, s19
	vmov r6, s20
	umaal r1, r2, r9, r0
	umaal r4, r2, r7, r0
	umaal r6, r2, r8, r0
	vmov r7, s21
	vmov r8, s22
	vmov r9, s23
	umaal r7, r2, r12, r0
	umaal r8, r2, lr, r0
	umaal r9, r2, r11, r0
	umaal r3, r2, r5, r0
	add.w r10, r10, r2
	vmov s8, r1
	vmov s9, r4
	vmov s10, r6
	vmov s11, r7
	vmov s12, r8
	vmov s13, r9
	vmov s14, r3
	vmov s15, r10
	ldr.w r0, [sp, #64]
	ldr.w r1, [r0, #32]
	ldr.w r2, [r0, #36]
	ldr.w r3, [r0, #40]
	ldr.w r4, [r0, #44]
	ldr.w r5, [r0, #48]
	ldr.w r6, [r0, #52]
	ldr.w r7, [r0, #56]
	ldr.w r0, [r0, #60]
	vmov r8, s7
	vmov r9, s0
	vmov r10, s1
	vmov r11, s2
	mov.w r12, #1
	adds.w r0, r0, r8
	rrx r8, r0
	lsr.w r8, r8, #30
	bic.w r0, r0, #0x80000000
	add.w lr, r8, r8, lsl #3
	add.w r8, r8, lr, lsl #1
	umaal r1, r8, r9, r12
	umaal r2, r8, r10, r12
	umaal r3, r8, r11, r12
	vmov r9, s3
	vmov r10, s4
	vmov r11, s5
	vmov lr, s6
	umaal r4, r8, r9, r12
	umaal r5, r8, r10, r12
	umaal r6, r8, r11, r12
	umaal r7, r8, lr, r12
	add.w r0, r0, r8
	ldr.w r8, [sp, #76]
	vldr s0, [r8, #0]
	vldr s1, [r8, #4]
	vldr s2, [r8, #8]
	vldr s3, [r8, #12]
	vldr s4, [r8, #16]
	vldr s5, [r8, #20]
	vldr s6, [r8, #24]
	vldr s7, [r8, #28]
	vmov s16, r7
	vmov r7, s0
	vmov r8, s1
	vmov r9, s2
	umull r10, r11, r1, r7
	vmov s17, r0
	vmov s18, r10
	umull r0, r10, r1, r8
	umaal r0, r11, r2, r7
	vmov s19, r0
	umull r0, r9, r1, r9
	umaal r0, r10, r2, r8
	umaal r0, r11, r3, r7
	vmov s20, r0
	mov.w r0, #0
	umaal r0, r11, r4, r7
	mov.w r12, #0
	umaal r12, r11, r5, r7
	mov.w lr, #0
	umaal lr, r11, r6, r7
	umaal r0, r10, r3, r8
	umaal r12, r10, r4, r8
	umaal lr, r10, r5, r8
	umaal r11, r10, r6, r8
	vmov r7, s2
	vmov r8, s3
	umaal r0, r9, r2, r7
	umaal r12, r9, r3, r7
	umaal lr, r9, r4, r7
	umaal r11, r9, r5, r7
	umaal r10, r9, r6, r7
	mov.w r7, #0
	umaal r0, r7, r1, r8
	vmov s21, r0
	umaal r12, r7, r2, r8
	umaal lr, r7, r3, r8
	umaal r11, r7, r4, r8
	umaal r10, r7, r5, r8
	umaal r9, r7, r6, r8
	vmov r0, s4
	mov.w r8, #0
	umaal r12, r8, r1, r0
	vmov s22, r12
	umaal lr, r8, r2, r0
	umaal r11, r8, r3, r0
	umaal r10, r8, r4, r0
	umaal r9, r8, r5, r0
	umaal r7, r8, r6, r0
	vmov r0, s5
	mov.w r12, #0
	umaal lr, r12, r1, r0
	vmov s23, lr
	umaal r11, r12, r2, r0
	umaal r10, r12, r3, r0
	umaal r9, r12, r4, r0
	umaal r7, r12, r5, r0
	umaal r8, r12, r6, r0
	vmov r0, s6
	mov.w lr, #0
	umaal r11, lr, r1, r0
	vmov s24, r11
	umaal r10, lr, r2, r0
	umaal r9, lr, r3, r0
	umaal r7, lr, r4, r0
	umaal r8, lr, r5, r0
	umaal r12, lr, r6, r0
	vmov r0, s7
	mov.w r11, #0
	umaal r10, r11, r1, r0
	umaal r9, r11, r2, r0
	umaal r7, r11, r3, r0
	umaal r8, r11, r4, r0
	umaal r12, r11, r5, r0
	umaal lr, r11, r6, r0
	vmov r0, s16
	vmov r1, s17
	vmov r2, s0
	vmov r3, s24
	vmov r4, s1
	mov.w r5, #0
	mov.w r6, #0
	umaal r3, r5, r0, r2
	umaal r6, r5, r1, r2
	umaal r10, r6, r0, r4
	umaal r5, r6, r1, r4
	vmov r2, s2
	vmov r4, s3
	umaal r9, r5, r0, r2
	umaal r6, r5, r1, r2
	umaal r7, r6, r0, r4
	umaal r5, r6, r1, r4
	vmov r2, s4
	vmov r4, s5
	umaal r8, r5, r0, r2
	umaal r6, r5, r1, r2
	umaal r12, r6, r0, r4
	umaal r5, r6, r1, r4
	vmov r2, s6
	vmov r4, s7
	umaal lr, r5, r0, r2
	umaal r6, r5, r1, r2
	umaal r11, r6, r0, r4
	umaal r5, r6, r1, r4
	mov.w r0, #38
	mov.w r1, #0
	umaal r10, r1, r6, r0
	asr.w r2, r10, #31
	and.w r2, r2, #19
	mla r2, r1, r0, r2
	bic.w r10, r10, #0x80000000
	vmov r1, s18
	vmov r4, s19
	vmov r6, s20
	umaal r1, r2, r9, r0
	umaal r4, r2, r7, r0
	umaal r6, r2, r8, r0
	vmov r7, s21
	vmov r8, s22
	vmov r9, s23
	umaal r7, r2, r12, r0
	umaal r8, r2, lr, r0
	umaal r9, r2, r11, r0
	umaal r3, r2, r5, r0
	add.w r10, r10, r2
	vmov r0, s15
	vmov r2, s8
	mov.w r5, #1
	adds.w r11, r10, r0
	rrx r12, r11
	lsr.w r12, r12, #30
	bic.w r11, r11, #0x80000000
	add.w lr, r12, r12, lsl #3
	add.w r12, r12, lr, lsl #1
	subs.w lr, r1, r2
	str.w lr, [sp, #0]
	umaal r1, r12, r2, r5
	vmov r2, s9
	sbcs.w lr, r4, r2
	str.w lr, [sp, #4]
	umaal r4, r12, r2, r5
	vmov r2, s10
	sbcs.w lr, r6, r2
	str.w lr, [sp, #8]
	umaal r6, r12, r2, r5
	vmov r2, s11
	sbcs.w lr, r7, r2
	str.w lr, [sp, #12]
	umaal r7, r12, r2, r5
	vmov r2, s12
	sbcs.w lr, r8, r2
	str.w lr, [sp, #16]
	umaal r8, r12, r2, r5
	vmov r2, s13
	sbcs.w lr, r9, r2
	str.w lr, [sp, #20]
	umaal r9, r12, r2, r5
	vmov r2, s14
	sbcs.w lr, r3, r2
	str.w lr, [sp, #24]
	umaal r3, r12, r2, r5
	sbcs.w r0, r10, r0
	str.w r0, [sp, #28]
	sbc.w r0, r0, r0
	and.w r0, r0, #38
	vmov s0, r0
	add.w r11, r11, r12
	vmov s1, r1
	vmov s2, r4
	vmov s3, r6
	vmov s4, r7
	vmov s5, r8
	vmov s6, r9
	vmov s7, r3
	vmov s8, r11
	ldr.w r0, [sp, #64]
	ldr.w r1, [r0, #96]
	ldr.w r2, [r0, #100]
	ldr.w r3, [r0, #104]
	ldr.w r4, [r0, #108]
	ldr.w r5, [r0, #112]
	ldr.w r6, [r0, #116]
	ldr.w r7, [r0, #120]
	ldr.w r0, [r0, #124]
	ldr.w r8, [sp, #68]
	vldr s9, [r8, #96]
	vldr s10, [r8, #100]
	vldr s11, [r8, #104]
	vldr s12, [r8, #108]
	vldr s13, [r8, #112]
	vldr s14, [r8, #116]
	vldr s15, [r8, #120]
	vldr s16, [r8, #124]
	vmov s17, r7
	vmov r7, s9
	vmov r8, s10
	vmov r9, s11
	umull r10, r11, r1, r7
	vmov s18, r0
	vmov s19, r10
	umull r0, r10, r1, r8
	umaal r0, r11, r2, r7
	vmov s20, r0
	umull r0, r9, r1, r9
	umaal r0, r10, r2, r8
	umaal r0, r11, r3, r7
	vmov s21, r0
	mov.w r0, #0
	umaal r0, r11, r4, r7
	mov.w r12, #0
	umaal r12, r11, r5, r7
	mov.w lr, #0
	umaal lr, r11, r6, r7
	umaal r0, r10, r3, r8
	umaal r12, r10, r4, r8
	umaal lr, r10, r5, r8
	umaal r11, r10, r6, r8
	vmov r7, s11
	vmov r8, s12
	umaal r0, r9, r2, r7
	umaal r12, r9, r3, r7
	umaal lr, r9, r4, r7
	umaal r11, r9, r5, r7
	umaal r10, r9, r6, r7
	mov.w r7, #0
	umaal r0, r7, r1, r8
	vmov s22, r0
	umaal r12, r7, r2, r8
	umaal lr, r7, r3, r8
	umaal r11, r7, r4, r8
	umaal r10, r7, r5, r8
	umaal r9, r7, r6, r8
	vmov r0, s13
	mov.w r8, #0
	umaal r12, r8, r1, r0
	vmov s23, r12
	umaal lr, r8, r2, r0
	umaal r11, r8, r3, r0
	umaal r10, r8, r4, r0
	umaal r9, r8, r5, r0
	umaal r7, r8, r6, r0
	vmov r0, s14
	mov.w r12, #0
	umaal lr, r12, r1, r0
	vmov s24, lr
	umaal r11, r12, r2, r0
	umaal r10, r12, r3, r0
	umaal r9, r12, r4, r0
	umaal r7, r12, r5, r0
	umaal r8, r12, r6, r0
	vmov r0, s15
	mov.w lr, #0
	umaal r11, lr, r1, r0
	vmov s25, r11
	umaal r10, lr, r2, r0
	umaal r9, lr, r3, r0
	umaal r7, lr, r4, r0
	umaal r8, lr, r5, r0
	umaal r12, lr, r6, r0
	vmov r0, s16
	mov.w r11, #0
	umaal r10, r11, r1, r0
	umaal r9, r11, r2, r0
	umaal r7, r11, r3, r0
	umaal r8, r11, r4, r0
	umaal r12, r11, r5, r0
	umaal lr, r11, r6, r0
	vmov r0, s17
	vmov r1, s18
	vmov r2, s9
	vmov r3, s25
	vmov r4, s10
	mov.w r5, #0
	mov.w r6, #0
	umaal r3, r5, r0, r2
	umaal r6, r5, r1, r2
	umaal r10, r6, r0, r4
	umaal r5, r6, r1, r4
	vmov r2, s11
	vmov r4, s12
	umaal r9, r5, r0, r2
	umaal r6, r5, r1, r2
	umaal r7, r6, r0, r4
	umaal r5, r6, r1, r4
	vmov r2, s13
	vmov r4, s14
	umaal r8, r5, r0, r2
	umaal r6, r5, r1, r2
	umaal r12, r6, r0, r4
	umaal r5, r6, r1, r4
	vmov r2, s15
	vmov r4, s16
	umaal lr, r5, r0, r2
	umaal r6, r5, r1, r2
	umaal r11, r6, r0, r4
	umaal r5, r6, r1, r4
	mov.w r0, #38
	mov.w r1, #0
	umaal r10, r1, r6, r0
	asr.w r2, r10, #31
	and.w r2, r2, #19
	mla r2, r1, r0, r2
	bic.w r10, r10, #0x80000000
	vmov r1, s19
	vmov r4, s20
	vmov r6, s21
	umaal r1, r2, r9, r0
	umaal r4, r2, r7, r0
	umaal r6, r2, r8, r0
	vmov r7, s22
	vmov r8, s23
	vmov r9, s24
	umaal r7, r2, r12, r0
	umaal r8, r2, lr, r0
	umaal r9, r2, r11, r0
	umaal r3, r2, r5, r0
	add.w r10, r10, r2
	ldr.w r0, [sp, #72]
	tst.w r0, #2
	beq.w .Lpositive_cached
	mvn.w r1, r1
	mvn.w r4, r4
	mvn.w r6, r6
	mvn.w r7, r7
	mvn.w r8, r8
	mvn.w r9, r9
	mvn.w r3, r3
	mvn.w r10, r10
	subs.w r1, r1, #37
	sbcs.w r4, r4, #0
	sbcs.w r6, r6, #0
	sbcs.w r7, r7, #0
	sbcs.w r8, r8, #0
	sbcs.w r9, r9, #0
	sbcs.w r3, r3, #0
	sbcs.w r10, r10, #0
.Lpositive_cached:
	vmov s9, r1
	vmov s10, r4
	vmov s11, r6
	vmov s12, r7
	vmov s13, r8
	vmov s14, r9
	vmov s15, r3
	vmov s16, r10
	ldr.w r0, [sp, #64]
	ldr.w r1, [r0, #64]
	ldr.w r2, [r0, #68]
	ldr.w r3, [r0, #72]
	ldr.w r4, [r0, #76]
	ldr.w r5, [r0, #80]
	ldr.w r6, [r0, #84]
	ldr.w r7, [r0, #88]
	ldr.w r0, [r0, #92]
	ldr.w r8, [sp, #68]
	vldr s17, [r8, #64]
	vldr s18, [r8, #68]
	vldr s19, [r8, #72]
	vldr s20, [r8, #76]
	vldr s21, [r8, #80]
	vldr s22, [r8, #84]
	vldr s23, [r8, #88]
	vldr s24, [r8, #92]
	vmov s25, r7
	vmov r7, s17
	vmov r8, s18
	vmov r9, s19
	umull r10, r11, r1, r7
	vmov s26, r0
	vmov s27, r10
	umull r0, r10, r1, r8
	umaal r0, r11, r2, r7
	vmov s28, r0
	umull r0, r9, r1, r9
	umaal r0, r10, r2, r8
	umaal r0, r11, r3, r7
	vmov s29, r0
	mov.w r0, #0
	umaal r0, r11, r4, r7
	mov.w r12, #0
	umaal r12, r11, r5, r7
	mov.w lr, #0
	umaal lr, r11, r6, r7
	umaal r0, r10, r3, r8
	umaal r12, r10, r4, r8
	umaal lr, r10, r5, r8
	umaal r11, r10, r6, r8
	vmov r7, s19
	vmov r8, s20
	umaal r0, r9, r2, r7
	umaal r12, r9, r3, r7
	umaal lr, r9, r4, r7
	umaal r11, r9, r5, r7
	umaal r10, r9, r6, r7
	mov.w r7, #0
	umaal r0, r7, r1, r8
	vmov s30, r0
	umaal r12, r7, r2, r8
	umaal lr, r7, r3, r8
	umaal r11, r7, r4, r8
	umaal r10, r7, r5, r8
	umaal r9, r7, r6, r8
	vmov r0, s21
	mov.w r8, #0
	umaal r12, r8, r1, r0
	vmov s31, r12
	umaal lr, r8, r2, r0
	umaal r11, r8, r3, r0
	umaal r10, r8, r4, r0
	umaal r9, r8, r5, r0
	umaal r7, r8, r6, r0
	vmov r0, s22
	mov.w r12, #0
	umaal lr, r12, r1, r0
	str.w lr, [sp, #84]
	umaal r11, r12, r2, r0
	umaal r10, r12, r3, r0
	umaal r9, r12, r4, r0
	umaal r7, r12, r5, r0
	umaal r8, r12, r6, r0
	vmov r0, s23
	mov.w lr, #0
	umaal r11, lr, r1, r0
	str.w r11, [sp, #88]
	umaal r10, lr, r2, r0
	umaal r9, lr, r3, r0
	umaal r7, lr, r4, r0
	umaal r8, lr, r5, r0
	umaal r12, lr, r6, r0
	vmov r0, s24
	mov.w r11, #0
	umaal r10, r11, r1, r0
	umaal r9, r11, r2, r0
	umaal r7, r11, r3, r0
	umaal r8, r11, r4, r0
	umaal r12, r11, r5, r0
	umaal lr, r11, r6, r0
	vmov r0, s25
	vmov r1, s26
	vmov r2, s17
	ldr.w r3, [sp, #88]
	vmov r4, s18
	mov.w r5, #0
	mov.w r6, #0
	umaal r3, r5, r0, r2
	umaal r6, r5, r1, r2
	umaal r10, r6, r0, r4
	umaal r5, r6, r1, r4
	vmov r2, s19
	vmov r4, s20
	umaal r9, r5, r0, r2
	umaal r6, r5, r1, r2
	umaal r7, r6, r0, r4
	umaal r5, r6, r1, r4
	vmov r2, s21
	vmov r4, s22
	umaal r8, r5, r0, r2
	umaal r6, r5, r1, r2
	umaal r12, r6, r0, r4
	umaal r5, r6, r1, r4
	vmov r2, s23
	vmov r4, s24
	umaal lr, r5, r0, r2
	umaal r6, r5, r1, r2
	umaal r11, r6, r0, r4
	umaal r5, r6, r1, r4
	mov.w r0, #38
	mov.w r1, #0
	umaal r10, r1, r6, r0
	asr.w r2, r10, #31
	and.w r2, r2, #19
	mla r2, r1, r0, r2
	bic.w r10, r10, #0x80000000
	vmov r1, s27
	vmov r4, s28
	vmov r6, s29
	umaal r1, r2, r9, r0
	umaal r4, r2, r7, r0
	umaal r6, r2, r8, r0
	vmov r7, s30
	vmov r8, s31
	ldr.w r9, [sp, #84]
	umaal r7, r2, r12, r0
	umaal r8, r2, lr, r0
	umaal r9, r2, r11, r0
	umaal r3, r2, r5, r0
	add.w r10, r10, r2
	vmov r0, s16
	vmov r2, s9
	mov.w r5, #1
	adds.w r11, r10, r0
	rrx r12, r11
	lsr.w r12, r12, #30
	bic.w r11, r11, #0x80000000
	add.w lr, r12, r12, lsl #3
	add.w r12, r12, lr, lsl #1
	subs.w lr, r1, r2
	str.w lr, [sp, #32]
	umaal r1, r12, r2, r5
	vmov r2, s10
	sbcs.w lr, r4, r2
	str.w lr, [sp, #36]
	umaal r4, r12, r2, r5
	vmov r2, s11
	sbcs.w lr, r6, r2
	str.w lr, [sp, #40]
	umaal r6, r12, r2, r5
	vmov r2, s12
	sbcs.w lr, r7, r2
	str.w lr, [sp, #44]
	umaal r7, r12, r2, r5
	vmov r2, s13
	sbcs.w lr, r8, r2
	str.w lr, [sp, #48]
	umaal r8, r12, r2, r5
	vmov r2, s14
	sbcs.w lr, r9, r2
	str.w lr, [sp, #52]
	umaal r9, r12, r2, r5
	vmov r2, s15
	sbcs.w lr, r3, r2
	str.w lr, [sp, #56]
	umaal r3, r12, r2, r5
	sbcs.w r0, r10, r0
	str.w r0, [sp, #60]
	sbc.w r0, r0, r0
	and.w r0, r0, #38
	vmov s9, r0
	add.w r11, r11, r12
	vmov s10, r1
	vmov s11, r4
	vmov s12, r6
	vmov s13, r7
	vmov s14, r8
	vmov s15, r9
	vmov s16, r3
	vmov s17, r11
	vmov s18, r3
	vmov r0, s1
	vmov r2, s2
	vmov r3, s3
	umull r5, r10, r1, r0
	vmov s19, r11
	vmov s20, r5
	umull r5, r11, r1, r2
	umaal r5, r10, r4, r0
	vmov s21, r5
	umull r3, r5, r1, r3
	umaal r3, r11, r4, r2
	umaal r3, r10, r6, r0
	vmov s22, r3
	mov.w r3, #0
	umaal r3, r10, r7, r0
	mov.w r12, #0
	umaal r12, r10, r8, r0
	mov.w lr, #0
	umaal lr, r10, r9, r0
	umaal r3, r11, r6, r2
	umaal r12, r11, r7, r2
	umaal lr, r11, r8, r2
	umaal r10, r11, r9, r2
	vmov r0, s3
	vmov r2, s4
	umaal r3, r5, r4, r0
	umaal r12, r5, r6, r0
	umaal lr, r5, r7, r0
	umaal r10, r5, r8, r0
	umaal r11, r5, r9, r0
	mov.w r0, #0
	umaal r3, r0, r1, r2
	vmov s23, r3
	umaal r12, r0, r4, r2
	umaal lr, r0, r6, r2
	umaal r10, r0, r7, r2
	umaal r11, r0, r8, r2
	umaal r5, r0, r9, r2
	vmov r2, s5
	mov.w r3, #0
	umaal r12, r3, r1, r2
	vmov s24, r12
	umaal lr, r3, r4, r2
	umaal r10, r3, r6, r2
	umaal r11, r3, r7, r2
	umaal r5, r3, r8, r2
	umaal r0, r3, r9, r2
	vmov r2, s6
	mov.w r12, #0
	umaal lr, r12, r1, r2
	vmov s25, lr
	umaal r10, r12, r4, r2
	umaal r11, r12, r6, r2
	umaal r5, r12, r7, r2
	umaal r0, r12, r8, r2
	umaal r3, r12, r9, r2
	vmov r2, s7
	mov.w lr, #0
	umaal r10, lr, r1, r2
	vmov s26, r10
	umaal r11, lr, r4, r2
	umaal r5, lr, r6, r2
	umaal r0, lr, r7, r2
	umaal r3, lr, r8, r2
	umaal r12, lr, r9, r2
	vmov r2, s8
	mov.w r10, #0
	umaal r11, r10, r1, r2
	umaal r5, r10, r4, r2
	umaal r0, r10, r6, r2
	umaal r3, r10, r7, r2
	umaal r12, r10, r8, r2
	umaal lr, r10, r9, r2
	vmov r1, s18
	vmov r2, s19
	vmov r4, s1
	vmov r6, s26
	vmov r7, s2
	mov.w r8, #0
	mov.w r9, #0
	umaal r6, r8, r1, r4
	umaal r9, r8, r2, r4
	umaal r11, r9, r1, r7
	umaal r8, r9, r2, r7
	vmov r4, s3
	vmov r7, s4
	umaal r5, r8, r1, r4
	umaal r9, r8, r2, r4
	umaal r0, r9, r1, r7
	umaal r8, r9, r2, r7
	vmov r4, s5
	vmov r7, s6
	umaal r3, r8, r1, r4
	umaal r9, r8, r2, r4
	umaal r12, r9, r1, r7
	umaal r8, r9, r2, r7
	vmov r4, s7
	vmov r7, s8
	umaal lr, r8, r1, r4
	umaal r9, r8, r2, r4
	umaal r10, r9, r1, r7
	umaal r8, r9, r2, r7
	mov.w r1, #38
	mov.w r2, #0
	umaal r11, r2, r9, r1
	asr.w r4, r11, #31
	and.w r4, r4, #19
	mla r4, r2, r1, r4
	bic.w r11, r11, #0x80000000
	vmov r2, s20
	vmov r7, s21
	vmov r9, s22
	umaal r2, r4, r5, r1
	umaal r7, r4, r0, r1
	umaal r9, r4, r3, r1
	vmov r0, s23
	vmov r3, s24
	vmov r5, s25
	umaal r0, r4, r12, r1
	umaal r3, r4, lr, r1
	umaal r5, r4, r10, r1
	umaal r6, r4, r8, r1
	add.w r11, r11, r4
	ldr.w r1, [sp, #64]
	ldr.w r4, [sp, #32]
	ldr.w r8, [sp, #36]
	ldr.w r10, [sp, #40]
	ldr.w r12, [sp, #44]
	ldr.w lr, [sp, #48]
	str.w r2, [r1, #32]
	str.w r7, [r1, #36]
	str.w r9, [r1, #40]
	str.w r0, [r1, #44]
	str.w r3, [r1, #48]
	str.w r5, [r1, #52]
	str.w r6, [r1, #56]
	str.w r11, [r1, #60]
	ldr.w r0, [sp, #52]
	ldr.w r1, [sp, #56]
	ldr.w r2, [sp, #60]
	vmov r3, s9
	vmov r5, s10
	vmov r6, s11
	vmov r7, s12
	subs.w r4, r4, r3
	sbcs.w r8, r8, #0
	sbcs.w r10, r10, #0
	sbcs.w r12, r12, #0
	sbcs.w lr, lr, #0
	sbcs.w r0, r0, #0
	sbcs.w r1, r1, #0
	sbcs.w r2, r2, #0
	vmov s9, r4
	vmov s18, r8
	vmov s19, r10
	vmov s20, r12
	vmov s21, lr
	vmov s22, r0
	vmov s23, r1
	vmov s24, r2
	vmov s25, r1
	vmov s26, r2
	umull r1, r2, r4, r5
	vmov s27, r1
	umull r1, r3, r4, r6
	umaal r1, r2, r8, r5
	vmov s28, r1
	umull r1, r7, r4, r7
	umaal r1, r3, r8, r6
	umaal r1, r2, r10, r5
	vmov s29, r1
	mov.w r1, #0
	umaal r1, r2, r12, r5
	mov.w r9, #0
	umaal r9, r2, lr, r5
	mov.w r11, #0
	umaal r11, r2, r0, r5
	umaal r1, r3, r10, r6
	umaal r9, r3, r12, r6
	umaal r11, r3, lr, r6
	umaal r2, r3, r0, r6
	vmov r5, s12
	vmov r6, s13
	umaal r1, r7, r8, r5
	umaal r9, r7, r10, r5
	umaal r11, r7, r12, r5
	umaal r2, r7, lr, r5
	umaal r3, r7, r0, r5
	mov.w r5, #0
	umaal r1, r5, r4, r6
	vmov s30, r1
	umaal r9, r5, r8, r6
	umaal r11, r5, r10, r6
	umaal r2, r5, r12, r6
	umaal r3, r5, lr, r6
	umaal r7, r5, r0, r6
	vmov r1, s14
	mov.w r6, #0
	umaal r9, r6, r4, r1
	vmov s31, r9
	umaal r11, r6, r8, r1
	umaal r2, r6, r10, r1
	umaal r3, r6, r12, r1
	umaal r7, r6, lr, r1
	umaal r5, r6, r0, r1
	vmov r1, s15
	mov.w r9, #0
	umaal r11, r9, r4, r1
	str.w r11, [sp, #84]
	umaal r2, r9, r8, r1
	umaal r3, r9, r10, r1
	umaal r7, r9, r12, r1
	umaal r5, r9, lr, r1
	umaal r6, r9, r0, r1
	vmov r1, s16
	mov.w r11, #0
	umaal r2, r11, r4, r1
	str.w r2, [sp, #88]
	umaal r3, r11, r8, r1
	umaal r7, r11, r10, r1
	umaal r5, r11, r12, r1
	umaal r6, r11, lr, r1
	umaal r9, r11, r0, r1
	vmov r1, s17
	mov.w r2, #0
	umaal r3, r2, r4, r1
	umaal r7, r2, r8, r1
	umaal r5, r2, r10, r1
	umaal r6, r2, r12, r1
	umaal r9, r2, lr, r1
	umaal r11, r2, r0, r1
	vmov r0, s25
	vmov r1, s26
	vmov r4, s10
	ldr.w r8, [sp, #88]
	vmov r10, s11
	mov.w r12, #0
	mov.w lr, #0
	umaal r8, r12, r0, r4
	umaal lr, r12, r1, r4
	umaal r3, lr, r0, r10
	umaal r12, lr, r1, r10
	vmov r4, s12
	vmov r10, s13
	umaal r7, r12, r0, r4
	umaal lr, r12, r1, r4
	umaal r5, lr, r0, r10
	umaal r12, lr, r1, r10
	vmov r4, s14
	vmov r10, s15
	umaal r6, r12, r0, r4
	umaal lr, r12, r1, r4
	umaal r9, lr, r0, r10
	umaal r12, lr, r1, r10
	vmov r4, s16
	vmov r10, s17
	umaal r11, r12, r0, r4
	umaal lr, r12, r1, r4
	umaal r2, lr, r0, r10
	umaal r12, lr, r1, r10
	mov.w r0, #38
	mov.w r1, #0
	umaal r3, r1, lr, r0
	asr.w r4, r3, #31
	and.w r4, r4, #19
	mla r4, r1, r0, r4
	bic.w r3, r3, #0x80000000
	vmov r1, s27
	vmov r10, s28
	vmov lr, s29
	umaal r1, r4, r7, r0
	umaal r10, r4, r5, r0
	umaal lr, r4, r6, r0
	vmov r5, s30
	vmov r6, s31
	ldr.w r7, [sp, #84]
	umaal r5, r4, r9, r0
	umaal r6, r4, r11, r0
	umaal r7, r4, r2, r0
	umaal r8, r4, r12, r0
	add.w r3, r3, r4
	ldr.w r0, [sp, #64]
	ldr.w r2, [sp, #0]
	ldr.w r4, [sp, #4]
	ldr.w r9, [sp, #8]
	ldr.w r11, [sp, #12]
	ldr.w r12, [sp, #16]
	str.w r1, [r0, #64]
	str.w r10, [r0, #68]
	str.w lr, [r0, #72]
	str.w r5, [r0, #76]
	str.w r6, [r0, #80]
	str.w r7, [r0, #84]
	str.w r8, [r0, #88]
	str.w r3, [r0, #92]
	ldr.w r0, [sp, #20]
	ldr.w r1, [sp, #24]
	ldr.w r3, [sp, #28]
	vmov r5, s0
	vmov r6, s9
	vmov r7, s18
	vmov r8, s19
	subs.w r2, r2, r5
	sbcs.w r4, r4, #0
	sbcs.w r9, r9, #0
	sbcs.w r11, r11, #0
	sbcs.w r12, r12, #0
	sbcs.w r0, r0, #0
	sbcs.w r1, r1, #0
	sbcs.w r3, r3, #0
	vmov s0, r2
	vmov s10, r4
	vmov s11, r9
	vmov s12, r11
	vmov s13, r12
	vmov s14, r0
	vmov s15, r1
	vmov s16, r3
	vmov s17, r1
	vmov s25, r3
	umull r1, r3, r2, r6
	vmov s26, r1
	umull r1, r5, r2, r7
	umaal r1, r3, r4, r6
	vmov s27, r1
	umull r1, r8, r2, r8
	umaal r1, r5, r4, r7
	umaal r1, r3, r9, r6
	vmov s28, r1
	mov.w r1, #0
	umaal r1, r3, r11, r6
	mov.w r10, #0
	umaal r10, r3, r12, r6
	mov.w lr, #0
	umaal lr, r3, r0, r6
	umaal r1, r5, r9, r7
	umaal r10, r5, r11, r7
	umaal lr, r5, r12, r7
	umaal r3, r5, r0, r7
	vmov r6, s19
	vmov r7, s20
	umaal r1, r8, r4, r6
	umaal r10, r8, r9, r6
	umaal lr, r8, r11, r6
	umaal r3, r8, r12, r6
	umaal r5, r8, r0, r6
	mov.w r6, #0
	umaal r1, r6, r2, r7
	vmov s29, r1
	umaal r10, r6, r4, r7
	umaal lr, r6, r9, r7
	umaal r3, r6, r11, r7
	umaal r5, r6, r12, r7
	umaal r8, r6, r0, r7
	vmov r1, s21
	mov.w r7, #0
	umaal r10, r7, r2, r1
	vmov s30, r10
	umaal lr, r7, r4, r1
	umaal r3, r7, r9, r1
	umaal r5, r7, r11, r1
	umaal r8, r7, r12, r1
	umaal r6, r7, r0, r1
	vmov r1, s22
	mov.w r10, #0
	umaal lr, r10, r2, r1
	vmov s31, lr
	umaal r3, r10, r4, r1
	umaal r5, r10, r9, r1
	umaal r8, r10, r11, r1
	umaal r6, r10, r12, r1
	umaal r7, r10, r0, r1
	vmov r1, s23
	mov.w lr, #0
	umaal r3, lr, r2, r1
	str.w r3, [sp, #84]
	umaal r5, lr, r4, r1
	umaal r8, lr, r9, r1
	umaal r6, lr, r11, r1
	umaal r7, lr, r12, r1
	umaal r10, lr, r0, r1
	vmov r1, s24
	mov.w r3, #0
	umaal r5, r3, r2, r1
	umaal r8, r3, r4, r1
	umaal r6, r3, r9, r1
	umaal r7, r3, r11, r1
	umaal r10, r3, r12, r1
	umaal lr, r3, r0, r1
	vmov r0, s17
	vmov r1, s25
	vmov r2, s9
	ldr.w r4, [sp, #84]
	vmov r9, s18
	mov.w r11, #0
	mov.w r12, #0
	umaal r4, r11, r0, r2
	umaal r12, r11, r1, r2
	umaal r5, r12, r0, r9
	umaal r11, r12, r1, r9
	vmov r2, s19
	vmov r9, s20
	umaal r8, r11, r0, r2
	umaal r12, r11, r1, r2
	umaal r6, r12, r0, r9
	umaal r11, r12, r1, r9
	vmov r2, s21
	vmov r9, s22
	umaal r7, r11, r0, r2
	umaal r12, r11, r1, r2
	umaal r10, r12, r0, r9
	umaal r11, r12, r1, r9
	vmov r2, s23
	vmov r9, s24
	umaal lr, r11, r0, r2
	umaal r12, r11, r1, r2
	umaal r3, r12, r0, r9
	umaal r11, r12, r1, r9
	mov.w r0, #38
	mov.w r1, #0
	umaal r5, r1, r12, r0
	asr.w r2, r5, #31
	and.w r2, r2, #19
	mla r2, r1, r0, r2
	bic.w r5, r5, #0x80000000
	vmov r1, s26
	vmov r9, s27
	vmov r12, s28
	umaal r1, r2, r8, r0
	umaal r9, r2, r6, r0
	umaal r12, r2, r7, r0
	vmov r6, s29
	vmov r7, s30
	vmov r8, s31
	umaal r6, r2, r10, r0
	umaal r7, r2, lr, r0
	umaal r8, r2, r3, r0
	umaal r4, r2, r11, r0
	add.w r5, r5, r2
	ldr.w r0, [sp, #64]
	ldr.w r2, [sp, #72]
	str.w r1, [r0, #0]
	str.w r9, [r0, #4]
	str.w r12, [r0, #8]
	str.w r6, [r0, #12]
	str.w r7, [r0, #16]
	str.w r8, [r0, #20]
	str.w r4, [r0, #24]
	str.w r5, [r0, #28]
	tst.w r2, #1
	beq.w .Lwithout_t_cached
	vmov r0, s1
	vmov r1, s2
	vmov r2, s3
	vmov r3, s4
	vmov r4, s5
	vmov r5, s6
	vmov r6, s0
	vmov r7, s10
	vmov r8, s11
	umull r9, r10, r0, r6
	vmov s1, r9
	umull r9, r11, r0, r7
	umaal r9, r10, r1, r6
	vmov s2, r9
	umull r8, r9, r0, r8
	umaal r8, r11, r1, r7
	umaal r8, r10, r2, r6
	vmov s3, r8
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
	vmov r6, s11
	vmov r7, s12
	umaal r8, r9, r1, r6
	umaal r12, r9, r2, r6
	umaal lr, r9, r3, r6
	umaal r10, r9, r4, r6
	umaal r11, r9, r5, r6
	mov.w r6, #0
	umaal r8, r6, r0, r7
	vmov s4, r8
	umaal r12, r6, r1, r7
	umaal lr, r6, r2, r7
	umaal r10, r6, r3, r7
	umaal r11, r6, r4, r7
	umaal r9, r6, r5, r7
	vmov r7, s13
	mov.w r8, #0
	umaal r12, r8, r0, r7
	vmov s5, r12
	umaal lr, r8, r1, r7
	umaal r10, r8, r2, r7
	umaal r11, r8, r3, r7
	umaal r9, r8, r4, r7
	umaal r6, r8, r5, r7
	vmov r7, s14
	mov.w r12, #0
	umaal lr, r12, r0, r7
	vmov s6, lr
	umaal r10, r12, r1, r7
	umaal r11, r12, r2, r7
	umaal r9, r12, r3, r7
	umaal r6, r12, r4, r7
	umaal r8, r12, r5, r7
	vmov r7, s15
	mov.w lr, #0
	umaal r10, lr, r0, r7
	vmov s9, r10
	umaal r11, lr, r1, r7
	umaal r9, lr, r2, r7
	umaal r6, lr, r3, r7
	umaal r8, lr, r4, r7
	umaal r12, lr, r5, r7
	vmov r7, s16
	mov.w r10, #0
	umaal r11, r10, r0, r7
	umaal r9, r10, r1, r7
	umaal r6, r10, r2, r7
	umaal r8, r10, r3, r7
	umaal r12, r10, r4, r7
	umaal lr, r10, r5, r7
	vmov r0, s7
	vmov r1, s8
	vmov r2, s0
	vmov r3, s9
	vmov r4, s10
	mov.w r5, #0
	mov.w r7, #0
	umaal r3, r5, r0, r2
	umaal r7, r5, r1, r2
	umaal r11, r7, r0, r4
	umaal r5, r7, r1, r4
	vmov r2, s11
	vmov r4, s12
	umaal r9, r5, r0, r2
	umaal r7, r5, r1, r2
	umaal r6, r7, r0, r4
	umaal r5, r7, r1, r4
	vmov r2, s13
	vmov r4, s14
	umaal r8, r5, r0, r2
	umaal r7, r5, r1, r2
	umaal r12, r7, r0, r4
	umaal r5, r7, r1, r4
	vmov r2, s15
	vmov r4, s16
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
	vmov r1, s1
	vmov r4, s2
	vmov r7, s3
	umaal r1, r2, r9, r0
	umaal r4, r2, r6, r0
	umaal r7, r2, r8, r0
	vmov r6, s4
	vmov r8, s5
	vmov r9, s6
	umaal r6, r2, r12, r0
	umaal r8, r2, lr, r0
	umaal r9, r2, r10, r0
	umaal r3, r2, r5, r0
	add.w r11, r11, r2
	ldr.w r0, [sp, #64]
	str.w r1, [r0, #96]
	str.w r4, [r0, #100]
	str.w r7, [r0, #104]
	str.w r6, [r0, #108]
	str.w r8, [r0, #112]
	str.w r9, [r0, #116]
	str.w r3, [r0, #120]
	str.w r11, [r0, #124]
.Lwithout_t_cached:
	add.w sp, sp, #92
	vpop {s16-s31}
	pop.w {r4-r11, pc}
#else
	push.w {r4-r11, lr}
	sub.w sp, sp, #220
	str.w r0, [sp, #64]
	str.w r1, [sp, #68]
	str.w r2, [sp, #72]
	and.w r0, r2, #2
	add.w r2, r1, r0, lsl #4
	str.w r2, [sp, #76]
	eor.w r0, r0, #2
	add.w r0, r1, r0, lsl #4
	str.w r0, [sp, #80]
	ldr.w r0, [sp, #64]
	ldr.w r1, [r0, #0]
	ldr.w r2, [r0, #4]
	ldr.w r3, [r0, #8]
	ldr.w r4, [r0, #12]
	ldr.w r5, [r0, #16]
	ldr.w r6, [r0, #20]
	ldr.w r7, [r0, #24]
	ldr.w r0, [r0, #28]
	ldr.w r8, [sp, #64]
	str.w r2, [sp, #84]
	str.w r1, [sp, #88]
	str.w r3, [sp, #92]
	str.w r4, [sp, #96]
	str.w r5, [sp, #100]
	str.w r6, [sp, #104]
	str.w r7, [sp, #108]
	str.w r0, [sp, #112]
	ldr.w r0, [r8, #32]
	ldr.w r1, [r8, #36]
	ldr.w r2, [r8, #40]
	ldr.w r3, [r8, #44]
	ldr.w r4, [r8, #48]
	ldr.w r5, [r8, #52]
	ldr.w r6, [r8, #56]
	ldr.w r7, [r8, #60]
	ldr.w r8, [sp, #88]
	ldr.w r9, [sp, #84]
	ldr.w r10, [sp, #92]
	ldr.w r11, [sp, #96]
	ldr.w r12, [sp, #100]
	ldr.w lr, [sp, #104]
	subs.w r0, r0, r8
	sbcs.w r1, r1, r9
	sbcs.w r2, r2, r10
	sbcs.w r3, r3, r11
	sbcs.w r4, r4, r12
	sbcs.w r5, r5, lr
	ldr.w r8, [sp, #108]
	ldr.w r9, [sp, #112]
	ldr.w r10, [sp, #80]
	sbcs.w r6, r6, r8
	sbcs.w r7, r7, r9
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
	ldr.w r8, [r10, #0]
	ldr.w r9, [r10, #4]
	ldr.w r11, [r10, #8]
	ldr.w r12, [r10, #12]
	ldr.w lr, [r10, #16]
	str.w r9, [sp, #116]
	str.w r8, [sp, #120]
	str.w r11, [sp, #124]
	str.w r12, [sp, #128]
	ldr.w r8, [r10, #20]
	ldr.w r9, [r10, #24]
	ldr.w r10, [r10, #28]
	ldr.w r11, [sp, #120]
	ldr.w r12, [sp, #116]
	str.w r8, [sp, #132]
	str.w lr, [sp, #136]
	str.w r9, [sp, #140]
	str.w r10, [sp, #144]
	str.w r6, [sp, #148]
	str.w r7, [sp, #152]
	umull r6, r7, r0, r11
	str.w r6, [sp, #156]
	umull r6, r8, r0, r12
	umaal r6, r7, r1, r11
	ldr.w r9, [sp, #124]
	umull r9, r10, r0, r9
	str.w r6, [sp, #160]
	umaal r9, r8, r1, r12
	umaal r9, r7, r2, r11
	str.w r9, [sp, #164]
	mov.w r6, #0
	umaal r6, r7, r3, r11
	mov.w r9, #0
	umaal r9, r7, r4, r11
	mov.w lr, #0
	umaal lr, r7, r5, r11
	umaal r6, r8, r2, r12
	umaal r9, r8, r3, r12
	umaal lr, r8, r4, r12
	umaal r7, r8, r5, r12
	ldr.w r11, [sp, #124]
	ldr.w r12, [sp, #128]
	umaal r6, r10, r1, r11
	umaal r9, r10, r2, r11
	umaal lr, r10, r3, r11
	umaal r7, r10, r4, r11
	umaal r8, r10, r5, r11
	mov.w r11, #0
	umaal r6, r11, r0, r12
	str.w r6, [sp, #168]
	umaal r9, r11, r1, r12
	umaal lr, r11, r2, r12
	umaal r7, r11, r3, r12
	umaal r8, r11, r4, r12
	umaal r10, r11, r5, r12
	ldr.w r6, [sp, #136]
	mov.w r12, #0
	umaal r9, r12, r0, r6
	str.w r9, [sp, #172]
	umaal lr, r12, r1, r6
	umaal r7, r12, r2, r6
	umaal r8, r12, r3, r6
	umaal r10, r12, r4, r6
	umaal r11, r12, r5, r6
	ldr.w r6, [sp, #132]
	mov.w r9, #0
	umaal lr, r9, r0, r6
	str.w lr, [sp, #176]
	umaal r7, r9, r1, r6
	umaal r8, r9, r2, r6
	umaal r10, r9, r3, r6
	umaal r11, r9, r4, r6
	umaal r12, r9, r5, r6
	ldr.w r6, [sp, #140]
	mov.w lr, #0
	umaal r7, lr, r0, r6
	str.w r7, [sp, #180]
	umaal r8, lr, r1, r6
	umaal r10, lr, r2, r6
	umaal r11, lr, r3, r6
	umaal r12, lr, r4, r6
	umaal r9, lr, r5, r6
	ldr.w r6, [sp, #144]
	mov.w r7, #0
	umaal r8, r7, r0, r6
	umaal r10, r7, r1, r6
	umaal r11, r7, r2, r6
	umaal r12, r7, r3, r6
	umaal r9, r7, r4, r6
	umaal lr, r7, r5, r6
	ldr.w r0, [sp, #148]
	ldr.w r1, [sp, #152]
	ldr.w r2, [sp, #120]
	ldr.w r3, [sp, #180]
	ldr.w r4, [sp, #116]
	mov.w r5, #0
	mov.w r6, #0
	umaal r3, r5, r0, r2
	umaal r6, r5, r1, r2
	umaal r8, r6, r0, r4
	umaal r5, r6, r1, r4
	ldr.w r2, [sp, #124]
	ldr.w r4, [sp, #128]
	umaal r10, r5, r0, r2
	umaal r6, r5, r1, r2
	umaal r11, r6, r0, r4
	umaal r5, r6, r1, r4
	ldr.w r2, [sp, #136]
	ldr.w r4, [sp, #132]
	umaal r12, r5, r0, r2
	umaal r6, r5, r1, r2
	umaal r9, r6, r0, r4
	umaal r5, r6, r1, r4
	ldr.w r2, [sp, #140]
	ldr.w r4, [sp, #144]
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
	ldr.w r1, [sp, #156]
	ldr.w r4, [sp, #160]
	ldr.w r6, [sp, #164]
	umaal r1, r2, r10, r0
	umaal r4, r2, r11, r0
	umaal r6, r2, r12, r0
	ldr.w r10, [sp, #168]
	ldr.w r11, [sp, #172]
	ldr.w r12, [sp, #176]
	umaal r10, r2, r9, r0
	umaal r11, r2, lr, r0
	umaal r12, r2, r7, r0
	umaal r3, r2, r5, r0
	add.w r8, r8, r2
	str.w r1, [sp, #116]
	str.w r4, [sp, #120]
	str.w r6, [sp, #124]
	str.w r10, [sp, #128]
	str.w r11, [sp, #132]
	str.w r12, [sp, #136]
	str.w r3, [sp, #140]
	str.w r8, [sp, #144]
	ldr.w r0, [sp, #64]
	ldr.w r1, [r0, #32]
	ldr.w r2, [r0, #36]
	ldr.w r3, [r0, #40]
	ldr.w r4, [r0, #44]
	ldr.w r5, [r0, #48]
	ldr.w r6, [r0, #52]
	ldr.w r7, [r0, #56]
	ldr.w r0, [r0, #60]
	ldr.w r8, [sp, #112]
	ldr.w r9, [sp, #88]
	ldr.w r10, [sp, #84]
	ldr.w r11, [sp, #92]
	mov.w r12, #1
	adds.w r0, r0, r8
	rrx r8, r0
	lsr.w r8, r8, #30
	bic.w r0, r0, #0x80000000
	add.w lr, r8, r8, lsl #3
	add.w r8, r8, lr, lsl #1
	umaal r1, r8, r9, r12
	umaal r2, r8, r10, r12
	umaal r3, r8, r11, r12
	ldr.w r9, [sp, #96]
	ldr.w r10, [sp, #100]
	ldr.w r11, [sp, #104]
	ldr.w lr, [sp, #108]
	umaal r4, r8, r9, r12
	umaal r5, r8, r10, r12
	umaal r6, r8, r11, r12
	umaal r7, r8, lr, r12
	add.w r0, r0, r8
	ldr.w r8, [sp, #76]
	ldr.w r9, [r8, #0]
	ldr.w r10, [r8, #4]
	ldr.w r11, [r8, #8]
	ldr.w r12, [r8, #12]
	ldr.w lr, [r8, #16]
	str.w r10, [sp, #84]
	str.w r9, [sp, #88]
	str.w r11, [sp, #92]
	str.w r12, [sp, #96]
	ldr.w r9, [r8, #20]
	ldr.w r10, [r8, #24]
	ldr.w r8, [r8, #28]
	ldr.w r11, [sp, #88]
	ldr.w r12, [sp, #84]
	str.w r9, [sp, #100]
	str.w lr, [sp, #104]
	str.w r10, [sp, #108]
	str.w r8, [sp, #112]
	str.w r7, [sp, #148]
	str.w r0, [sp, #152]
	umull r0, r7, r1, r11
	str.w r0, [sp, #156]
	umull r0, r8, r1, r12
	umaal r0, r7, r2, r11
	ldr.w r9, [sp, #92]
	umull r9, r10, r1, r9
	str.w r0, [sp, #160]
	umaal r9, r8, r2, r12
	umaal r9, r7, r3, r11
	str.w r9, [sp, #164]
	mov.w r0, #0
	umaal r0, r7, r4, r11
	mov.w r9, #0
	umaal r9, r7, r5, r11
	mov.w lr, #0
	umaal lr, r7, r6, r11
	umaal r0, r8, r3, r12
	umaal r9, r8, r4, r12
	umaal lr, r8, r5, r12
	umaal r7, r8, r6, r12
	ldr.w r11, [sp, #92]
	ldr.w r12, [sp, #96]
	umaal r0, r10, r2, r11
	umaal r9, r10, r3, r11
	umaal lr, r10, r4, r11
	umaal r7, r10, r5, r11
	umaal r8, r10, r6, r11
	mov.w r11, #0
	umaal r0, r11, r1, r12
	str.w r0, [sp, #168]
	umaal r9, r11, r2, r12
	umaal lr, r11, r3, r12
	umaal r7, r11, r4, r12
	umaal r8, r11, r5, r12
	umaal r10, r11, r6, r12
	ldr.w r0, [sp, #104]
	mov.w r12, #0
	umaal r9, r12, r1, r0
	str.w r9, [sp, #172]
	umaal lr, r12, r2, r0
	umaal r7, r12, r3, r0
	umaal r8, r12, r4, r0
	umaal r10, r12, r5, r0
	umaal r11, r12, r6, r0
	ldr.w r0, [sp, #100]
	mov.w r9, #0
	umaal lr, r9, r1, r0
	str.w lr, [sp, #176]
	umaal r7, r9, r2, r0
	umaal r8, r9, r3, r0
	umaal r10, r9, r4, r0
	umaal r11, r9, r5, r0
	umaal r12, r9, r6, r0
	ldr.w r0, [sp, #108]
	mov.w lr, #0
	umaal r7, lr, r1, r0
	str.w r7, [sp, #180]
	umaal r8, lr, r2, r0
	umaal r10, lr, r3, r0
	umaal r11, lr, r4, r0
	umaal r12, lr, r5, r0
	umaal r9, lr, r6, r0
	ldr.w r0, [sp, #112]
	mov.w r7, #0
	umaal r8, r7, r1, r0
	umaal r10, r7, r2, r0
	umaal r11, r7, r3, r0
	umaal r12, r7, r4, r0
	umaal r9, r7, r5, r0
	umaal lr, r7, r6, r0
	ldr.w r0, [sp, #148]
	ldr.w r1, [sp, #152]
	ldr.w r2, [sp, #88]
	ldr.w r3, [sp, #180]
	ldr.w r4, [sp, #84]
	mov.w r5, #0
	mov.w r6, #0
	umaal r3, r5, r0, r2
	umaal r6, r5, r1, r2
	umaal r8, r6, r0, r4
	umaal r5, r6, r1, r4
	ldr.w r2, [sp, #92]
	ldr.w r4, [sp, #96]
	umaal r10, r5, r0, r2
	umaal r6, r5, r1, r2
	umaal r11, r6, r0, r4
	umaal r5, r6, r1, r4
	ldr.w r2, [sp, #104]
	ldr.w r4, [sp, #100]
	umaal r12, r5, r0, r2
	umaal r6, r5, r1, r2
	umaal r9, r6, r0, r4
	umaal r5, r6, r1, r4
	ldr.w r2, [sp, #108]
	ldr.w r4, [sp, #112]
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
	ldr.w r1, [sp, #156]
	ldr.w r4, [sp, #160]
	ldr.w r6, [sp, #164]
	umaal r1, r2, r10, r0
	umaal r4, r2, r11, r0
	umaal r6, r2, r12, r0
	ldr.w r10, [sp, #168]
	ldr.w r11, [sp, #172]
	ldr.w r12, [sp, #176]
	umaal r10, r2, r9, r0
	umaal r11, r2, lr, r0
	umaal r12, r2, r7, r0
	umaal r3, r2, r5, r0
	add.w r8, r8, r2
	ldr.w r0, [sp, #144]
	ldr.w r2, [sp, #116]
	mov.w r5, #1
	adds.w r7, r8, r0
	rrx r9, r7
	lsr.w r9, r9, #30
	bic.w r7, r7, #0x80000000
	add.w lr, r9, r9, lsl #3
	add.w r9, r9, lr, lsl #1
	subs.w lr, r1, r2
	str.w lr, [sp, #0]
	umaal r1, r9, r2, r5
	ldr.w r2, [sp, #120]
	sbcs.w lr, r4, r2
	str.w lr, [sp, #4]
	umaal r4, r9, r2, r5
	ldr.w r2, [sp, #124]
	sbcs.w lr, r6, r2
	str.w lr, [sp, #8]
	umaal r6, r9, r2, r5
	ldr.w r2, [sp, #128]
	sbcs.w lr, r10, r2
	str.w lr, [sp, #12]
	umaal r10, r9, r2, r5
	ldr.w r2, [sp, #132]
	sbcs.w lr, r11, r2
	str.w lr, [sp, #16]
	umaal r11, r9, r2, r5
	ldr.w r2, [sp, #136]
	sbcs.w lr, r12, r2
	str.w lr, [sp, #20]
	umaal r12, r9, r2, r5
	ldr.w r2, [sp, #140]
	sbcs.w lr, r3, r2
	str.w lr, [sp, #24]
	umaal r3, r9, r2, r5
	sbcs.w r0, r8, r0
	str.w r0, [sp, #28]
	sbc.w r0, r0, r0
	and.w r0, r0, #38
	str.w r0, [sp, #84]
	add.w r7, r7, r9
	str.w r1, [sp, #88]
	str.w r4, [sp, #92]
	str.w r6, [sp, #96]
	str.w r10, [sp, #100]
	str.w r11, [sp, #104]
	str.w r12, [sp, #108]
	str.w r3, [sp, #112]
	str.w r7, [sp, #116]
	ldr.w r0, [sp, #64]
	ldr.w r1, [r0, #96]
	ldr.w r2, [r0, #100]
	ldr.w r3, [r0, #104]
	ldr.w r4, [r0, #108]
	ldr.w r5, [r0, #112]
	ldr.w r6, [r0, #116]
	ldr.w r7, [r0, #120]
	ldr.w r0, [r0, #124]
	ldr.w r8, [sp, #68]
	ldr.w r9, [r8, #96]
	ldr.w r10, [r8, #100]
	ldr.w r11, [r8, #104]
	ldr.w r12, [r8, #108]
	ldr.w lr, [r8, #112]
	str.w r10, [sp, #120]
	str.w r9, [sp, #124]
	str.w r11, [sp, #128]
	str.w r12, [sp, #132]
	ldr.w r9, [r8, #116]
	ldr.w r10, [r8, #120]
	ldr.w r8, [r8, #124]
	ldr.w r11, [sp, #124]
	ldr.w r12, [sp, #120]
	str.w r9, [sp, #136]
	str.w lr, [sp, #140]
	str.w r10, [sp, #144]
	str.w r8, [sp, #148]
	str.w r7, [sp, #152]
	str.w r0, [sp, #156]
	umull r0, r7, r1, r11
	str.w r0, [sp, #160]
	umull r0, r8, r1, r12
	umaal r0, r7, r2, r11
	ldr.w r9, [sp, #128]
	umull r9, r10, r1, r9
	str.w r0, [sp, #164]
	umaal r9, r8, r2, r12
	umaal r9, r7, r3, r11
	str.w r9, [sp, #168]
	mov.w r0, #0
	umaal r0, r7, r4, r11
	mov.w r9, #0
	umaal r9, r7, r5, r11
	mov.w lr, #0
	umaal lr, r7, r6, r11
	umaal r0, r8, r3, r12
	umaal r9, r8, r4, r12
	umaal lr, r8, r5, r12
	umaal r7, r8, r6, r12
	ldr.w r11, [sp, #128]
	ldr.w r12, [sp, #132]
	umaal r0, r10, r2, r11
	umaal r9, r10, r3, r11
	umaal lr, r10, r4, r11
	umaal r7, r10, r5, r11
	umaal r8, r10, r6, r11
	mov.w r11, #0
	umaal r0, r11, r1, r12
	str.w r0, [sp, #172]
	umaal r9, r11, r2, r12
	umaal lr, r11, r3, r12
	umaal r7, r11, r4, r12
	umaal r8, r11, r5, r12
	umaal r10, r11, r6, r12
	ldr.w r0, [sp, #140]
	mov.w r12, #0
	umaal r9, r12, r1, r0
	str.w r9, [sp, #176]
	umaal lr, r12, r2, r0
	umaal r7, r12, r3, r0
	umaal r8, r12, r4, r0
	umaal r10, r12, r5, r0
	umaal r11, r12, r6, r0
	ldr.w r0, [sp, #136]
	mov.w r9, #0
	umaal lr, r9, r1, r0
	str.w lr, [sp, #180]
	umaal r7, r9, r2, r0
	umaal r8, r9, r3, r0
	umaal r10, r9, r4, r0
	umaal r11, r9, r5, r0
	umaal r12, r9, r6, r0
	ldr.w r0, [sp, #144]
	mov.w lr, #0
	umaal r7, lr, r1, r0
	str.w r7, [sp, #184]
	umaal r8, lr, r2, r0
	umaal r10, lr, r3, r0
	umaal r11, lr, r4, r0
	umaal r12, lr, r5, r0
	umaal r9, lr, r6, r0
	ldr.w r0, [sp, #148]
	mov.w r7, #0
	umaal r8, r7, r1, r0
	umaal r10, r7, r2, r0
	umaal r11, r7, r3, r0
	umaal r12, r7, r4, r0
	umaal r9, r7, r5, r0
	umaal lr, r7, r6, r0
	ldr.w r0, [sp, #152]
	ldr.w r1, [sp, #156]
	ldr.w r2, [sp, #124]
	ldr.w r3, [sp, #184]
	ldr.w r4, [sp, #120]
	mov.w r5, #0
	mov.w r6, #0
	umaal r3, r5, r0, r2
	umaal r6, r5, r1, r2
	umaal r8, r6, r0, r4
	umaal r5, r6, r1, r4
	ldr.w r2, [sp, #128]
	ldr.w r4, [sp, #132]
	umaal r10, r5, r0, r2
	umaal r6, r5, r1, r2
	umaal r11, r6, r0, r4
	umaal r5, r6, r1, r4
	ldr.w r2, [sp, #140]
	ldr.w r4, [sp, #136]
	umaal r12, r5, r0, r2
	umaal r6, r5, r1, r2
	umaal r9, r6, r0, r4
	umaal r5, r6, r1, r4
	ldr.w r2, [sp, #144]
	ldr.w r4, [sp, #148]
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
	ldr.w r1, [sp, #160]
	ldr.w r4, [sp, #164]
	ldr.w r6, [sp, #168]
	umaal r1, r2, r10, r0
	umaal r4, r2, r11, r0
	umaal r6, r2, r12, r0
	ldr.w r10, [sp, #172]
	ldr.w r11, [sp, #176]
	ldr.w r12, [sp, #180]
	umaal r10, r2, r9, r0
	umaal r11, r2, lr, r0
	umaal r12, r2, r7, r0
	umaal r3, r2, r5, r0
	add.w r8, r8, r2
	ldr.w r0, [sp, #72]
	tst.w r0, #2
	beq.w .Lpositive_cached
	mvn.w r1, r1
	mvn.w r4, r4
	mvn.w r6, r6
	mvn.w r10, r10
	mvn.w r11, r11
	mvn.w r12, r12
	mvn.w r3, r3
	mvn.w r8, r8
	subs.w r1, r1, #37
	sbcs.w r4, r4, #0
	sbcs.w r6, r6, #0
	sbcs.w r10, r10, #0
	sbcs.w r11, r11, #0
	sbcs.w r12, r12, #0
	sbcs.w r3, r3, #0
	sbcs.w r8, r8, #0
.Lpositive_cached:
	str.w r1, [sp, #120]
	str.w r4, [sp, #124]
	str.w r6, [sp, #128]
	str.w r10, [sp, #132]
	str.w r11, [sp, #136]
	str.w r12, [sp, #140]
	str.w r3, [sp, #144]
	str.w r8, [sp, #148]
	ldr.w r0, [sp, #64]
	ldr.w r1, [r0, #64]
	ldr.w r2, [r0, #68]
	ldr.w r3, [r0, #72]
	ldr.w r4, [r0, #76]
	ldr.w r5, [r0, #80]
	ldr.w r6, [r0, #84]
	ldr.w r7, [r0, #88]
	ldr.w r0, [r0, #92]
	ldr.w r8, [sp, #68]
	ldr.w r9, [r8, #64]
	ldr.w r10, [r8, #68]
	ldr.w r11, [r8, #72]
	ldr.w r12, [r8, #76]
	ldr.w lr, [r8, #80]
	str.w r10, [sp, #152]
	str.w r9, [sp, #156]
	str.w r11, [sp, #160]
	str.w r12, [sp, #164]
	ldr.w r9, [r8, #84]
	ldr.w r10, [r8, #88]
	ldr.w r8, [r8, #92]
	ldr.w r11, [sp, #156]
	ldr.w r12, [sp, #152]
	str.w r9, [sp, #168]
	str.w lr, [sp, #172]
	str.w r10, [sp, #176]
	str.w r8, [sp, #180]
	str.w r7, [sp, #184]
	str.w r0, [sp, #188]
	umull r0, r7, r1, r11
	str.w r0, [sp, #192]
	umull r0, r8, r1, r12
	umaal r0, r7, r2, r11
	ldr.w r9, [sp, #160]
	umull r9, r10, r1, r9
	str.w r0, [sp, #196]
	umaal r9, r8, r2, r12
	umaal r9, r7, r3, r11
	str.w r9, [sp, #200]
	mov.w r0, #0
	umaal r0, r7, r4, r11
	mov.w r9, #0
	umaal r9, r7, r5, r11
	mov.w lr, #0
	umaal lr, r7, r6, r11
	umaal r0, r8, r3, r12
	umaal r9, r8, r4, r12
	umaal lr, r8, r5, r12
	umaal r7, r8, r6, r12
	ldr.w r11, [sp, #160]
	ldr.w r12, [sp, #164]
	umaal r0, r10, r2, r11
	umaal r9, r10, r3, r11
	umaal lr, r10, r4, r11
	umaal r7, r10, r5, r11
	umaal r8, r10, r6, r11
	mov.w r11, #0
	umaal r0, r11, r1, r12
	str.w r0, [sp, #204]
	umaal r9, r11, r2, r12
	umaal lr, r11, r3, r12
	umaal r7, r11, r4, r12
	umaal r8, r11, r5, r12
	umaal r10, r11, r6, r12
	ldr.w r0, [sp, #172]
	mov.w r12, #0
	umaal r9, r12, r1, r0
	str.w r9, [sp, #208]
	umaal lr, r12, r2, r0
	umaal r7, r12, r3, r0
	umaal r8, r12, r4, r0
	umaal r10, r12, r5, r0
	umaal r11, r12, r6, r0
	ldr.w r0, [sp, #168]
	mov.w r9, #0
	umaal lr, r9, r1, r0
	str.w lr, [sp, #212]
	umaal r7, r9, r2, r0
	umaal r8, r9, r3, r0
	umaal r10, r9, r4, r0
	umaal r11, r9, r5, r0
	umaal r12, r9, r6, r0
	ldr.w r0, [sp, #176]
	mov.w lr, #0
	umaal r7, lr, r1, r0
	str.w r7, [sp, #216]
	umaal r8, lr, r2, r0
	umaal r10, lr, r3, r0
	umaal r11, lr, r4, r0
	umaal r12, lr, r5, r0
	umaal r9, lr, r6, r0
	ldr.w r0, [sp, #180]
	mov.w r7, #0
	umaal r8, r7, r1, r0
	umaal r10, r7, r2, r0
	umaal r11, r7, r3, r0
	umaal r12, r7, r4, r0
	umaal r9, r7, r5, r0
	umaal lr, r7, r6, r0
	ldr.w r0, [sp, #184]
	ldr.w r1, [sp, #188]
	ldr.w r2, [sp, #156]
	ldr.w r3, [sp, #216]
	ldr.w r4, [sp, #152]
	mov.w r5, #0
	mov.w r6, #0
	umaal r3, r5, r0, r2
	umaal r6, r5, r1, r2
	umaal r8, r6, r0, r4
	umaal r5, r6, r1, r4
	ldr.w r2, [sp, #160]
	ldr.w r4, [sp, #164]
	umaal r10, r5, r0, r2
	umaal r6, r5, r1, r2
	umaal r11, r6, r0, r4
	umaal r5, r6, r1, r4
	ldr.w r2, [sp, #172]
	ldr.w r4, [sp, #168]
	umaal r12, r5, r0, r2
	umaal r6, r5, r1, r2
	umaal r9, r6, r0, r4
	umaal r5, r6, r1, r4
	ldr.w r2, [sp, #176]
	ldr.w r4, [sp, #180]
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
	ldr.w r1, [sp, #192]
	ldr.w r4, [sp, #196]
	ldr.w r6, [sp, #200]
	umaal r1, r2, r10, r0
	umaal r4, r2, r11, r0
	umaal r6, r2, r12, r0
	ldr.w r10, [sp, #204]
	ldr.w r11, [sp, #208]
	ldr.w r12, [sp, #212]
	umaal r10, r2, r9, r0
	umaal r11, r2, lr, r0
	umaal r12, r2, r7, r0
	umaal r3, r2, r5, r0
	add.w r8, r8, r2
	ldr.w r0, [sp, #148]
	ldr.w r2, [sp, #120]
	mov.w r5, #1
	adds.w r7, r8, r0
	rrx r9, r7
	lsr.w r9, r9, #30
	bic.w r7, r7, #0x80000000
	add.w lr, r9, r9, lsl #3
	add.w r9, r9, lr, lsl #1
	subs.w lr, r1, r2
	str.w lr, [sp, #32]
	umaal r1, r9, r2, r5
	ldr.w r2, [sp, #124]
	sbcs.w lr, r4, r2
	str.w lr, [sp, #36]
	umaal r4, r9, r2, r5
	ldr.w r2, [sp, #128]
	sbcs.w lr, r6, r2
	str.w lr, [sp, #40]
	umaal r6, r9, r2, r5
	ldr.w r2, [sp, #132]
	sbcs.w lr, r10, r2
	str.w lr, [sp, #44]
	umaal r10, r9, r2, r5
	ldr.w r2, [sp, #136]
	sbcs.w lr, r11, r2
	str.w lr, [sp, #48]
	umaal r11, r9, r2, r5
	ldr.w r2, [sp, #140]
	sbcs.w lr, r12, r2
	str.w lr, [sp, #52]
	umaal r12, r9, r2, r5
	ldr.w r2, [sp, #144]
	sbcs.w lr, r3, r2
	str.w lr, [sp, #56]
	umaal r3, r9, r2, r5
	sbcs.w r0, r8, r0
	str.w r0, [sp, #60]
	sbc.w r0, r0, r0
	and.w r0, r0, #38
	str.w r0, [sp, #120]
	add.w r7, r7, r9
	str.w r1, [sp, #124]
	str.w r4, [sp, #128]
	str.w r6, [sp, #132]
	str.w r10, [sp, #136]
	str.w r11, [sp, #140]
	str.w r12, [sp, #144]
	str.w r3, [sp, #148]
	str.w r7, [sp, #152]
	str.w r3, [sp, #156]
	ldr.w r0, [sp, #88]
	ldr.w r2, [sp, #92]
	ldr.w r3, [sp, #96]
	umull r5, r8, r1, r0
	str.w r7, [sp, #160]
	str.w r5, [sp, #164]
	umull r5, r7, r1, r2
	umaal r5, r8, r4, r0
	str.w r5, [sp, #168]
	umull r3, r5, r1, r3
	umaal r3, r7, r4, r2
	umaal r3, r8, r6, r0
	str.w r3, [sp, #172]
	mov.w r3, #0
	umaal r3, r8, r10, r0
	mov.w r9, #0
	umaal r9, r8, r11, r0
	mov.w lr, #0
	umaal lr, r8, r12, r0
	umaal r3, r7, r6, r2
	umaal r9, r7, r10, r2
	umaal lr, r7, r11, r2
	umaal r8, r7, r12, r2
	ldr.w r0, [sp, #96]
	ldr.w r2, [sp, #100]
	umaal r3, r5, r4, r0
	umaal r9, r5, r6, r0
	umaal lr, r5, r10, r0
	umaal r8, r5, r11, r0
	umaal r7, r5, r12, r0
	mov.w r0, #0
	umaal r3, r0, r1, r2
	str.w r3, [sp, #176]
	umaal r9, r0, r4, r2
	umaal lr, r0, r6, r2
	umaal r8, r0, r10, r2
	umaal r7, r0, r11, r2
	umaal r5, r0, r12, r2
	ldr.w r2, [sp, #104]
	mov.w r3, #0
	umaal r9, r3, r1, r2
	str.w r9, [sp, #180]
	umaal lr, r3, r4, r2
	umaal r8, r3, r6, r2
	umaal r7, r3, r10, r2
	umaal r5, r3, r11, r2
	umaal r0, r3, r12, r2
	ldr.w r2, [sp, #108]
	mov.w r9, #0
	umaal lr, r9, r1, r2
	str.w lr, [sp, #184]
	umaal r8, r9, r4, r2
	umaal r7, r9, r6, r2
	umaal r5, r9, r10, r2
	umaal r0, r9, r11, r2
	umaal r3, r9, r12, r2
	ldr.w r2, [sp, #112]
	mov.w lr, #0
	umaal r8, lr, r1, r2
	str.w r8, [sp, #188]
	umaal r7, lr, r4, r2
	umaal r5, lr, r6, r2
	umaal r0, lr, r10, r2
	umaal r3, lr, r11, r2
	umaal r9, lr, r12, r2
	ldr.w r2, [sp, #116]
	mov.w r8, #0
	umaal r7, r8, r1, r2
	umaal r5, r8, r4, r2
	umaal r0, r8, r6, r2
	umaal r3, r8, r10, r2
	umaal r9, r8, r11, r2
	umaal lr, r8, r12, r2
	ldr.w r1, [sp, #156]
	ldr.w r2, [sp, #160]
	ldr.w r4, [sp, #88]
	ldr.w r6, [sp, #188]
	ldr.w r10, [sp, #92]
	mov.w r11, #0
	mov.w r12, #0
	umaal r6, r11, r1, r4
	umaal r12, r11, r2, r4
	umaal r7, r12, r1, r10
	umaal r11, r12, r2, r10
	ldr.w r4, [sp, #96]
	ldr.w r10, [sp, #100]
	umaal r5, r11, r1, r4
	umaal r12, r11, r2, r4
	umaal r0, r12, r1, r10
	umaal r11, r12, r2, r10
	ldr.w r4, [sp, #104]
	ldr.w r10, [sp, #108]
	umaal r3, r11, r1, r4
	umaal r12, r11, r2, r4
	umaal r9, r12, r1, r10
	umaal r11, r12, r2, r10
	ldr.w r4, [sp, #112]
	ldr.w r10, [sp, #116]
	umaal lr, r11, r1, r4
	umaal r12, r11, r2, r4
	umaal r8, r12, r1, r10
	umaal r11, r12, r2, r10
	mov.w r1, #38
	mov.w r2, #0
	umaal r7, r2, r12, r1
	asr.w r4, r7, #31
	and.w r4, r4, #19
	mla r4, r2, r1, r4
	bic.w r7, r7, #0x80000000
	ldr.w r2, [sp, #164]
	ldr.w r10, [sp, #168]
	ldr.w r12, [sp, #172]
	umaal r2, r4, r5, r1
	umaal r10, r4, r0, r1
	umaal r12, r4, r3, r1
	ldr.w r0, [sp, #176]
	ldr.w r3, [sp, #180]
	ldr.w r5, [sp, #184]
	umaal r0, r4, r9, r1
	umaal r3, r4, lr, r1
	umaal r5, r4, r8, r1
	umaal r6, r4, r11, r1
	add.w r7, r7, r4
	ldr.w r1, [sp, #64]
	ldr.w r4, [sp, #32]
	ldr.w r8, [sp, #36]
	ldr.w r9, [sp, #40]
	ldr.w r11, [sp, #44]
	ldr.w lr, [sp, #48]
	str.w r2, [r1, #32]
	str.w r10, [r1, #36]
	str.w r12, [r1, #40]
	str.w r0, [r1, #44]
	str.w r3, [r1, #48]
	str.w r5, [r1, #52]
	str.w r6, [r1, #56]
	str.w r7, [r1, #60]
	ldr.w r0, [sp, #52]
	ldr.w r1, [sp, #56]
	ldr.w r2, [sp, #60]
	ldr.w r3, [sp, #120]
	ldr.w r5, [sp, #124]
	ldr.w r6, [sp, #128]
	ldr.w r7, [sp, #132]
	subs.w r4, r4, r3
	sbcs.w r8, r8, #0
	sbcs.w r9, r9, #0
	sbcs.w r11, r11, #0
	sbcs.w lr, lr, #0
	sbcs.w r0, r0, #0
	sbcs.w r1, r1, #0
	sbcs.w r2, r2, #0
	str.w r4, [sp, #120]
	str.w r8, [sp, #156]
	str.w r9, [sp, #160]
	str.w r11, [sp, #164]
	str.w lr, [sp, #168]
	str.w r0, [sp, #172]
	str.w r1, [sp, #176]
	str.w r2, [sp, #180]
	str.w r1, [sp, #184]
	str.w r2, [sp, #188]
	umull r1, r2, r4, r5
	str.w r1, [sp, #192]
	umull r1, r3, r4, r6
	umaal r1, r2, r8, r5
	str.w r1, [sp, #196]
	umull r1, r7, r4, r7
	umaal r1, r3, r8, r6
	umaal r1, r2, r9, r5
	str.w r1, [sp, #200]
	mov.w r1, #0
	umaal r1, r2, r11, r5
	mov.w r10, #0
	umaal r10, r2, lr, r5
	mov.w r12, #0
	umaal r12, r2, r0, r5
	umaal r1, r3, r9, r6
	umaal r10, r3, r11, r6
	umaal r12, r3, lr, r6
	umaal r2, r3, r0, r6
	ldr.w r5, [sp, #132]
	ldr.w r6, [sp, #136]
	umaal r1, r7, r8, r5
	umaal r10, r7, r9, r5
	umaal r12, r7, r11, r5
	umaal r2, r7, lr, r5
	umaal r3, r7, r0, r5
	mov.w r5, #0
	umaal r1, r5, r4, r6
	str.w r1, [sp, #204]
	umaal r10, r5, r8, r6
	umaal r12, r5, r9, r6
	umaal r2, r5, r11, r6
	umaal r3, r5, lr, r6
	umaal r7, r5, r0, r6
	ldr.w r1, [sp, #140]
	mov.w r6, #0
	umaal r10, r6, r4, r1
	str.w r10, [sp, #208]
	umaal r12, r6, r8, r1
	umaal r2, r6, r9, r1
	umaal r3, r6, r11, r1
	umaal r7, r6, lr, r1
	umaal r5, r6, r0, r1
	ldr.w r1, [sp, #144]
	mov.w r10, #0
	umaal r12, r10, r4, r1
	str.w r12, [sp, #212]
	umaal r2, r10, r8, r1
	umaal r3, r10, r9, r1
	umaal r7, r10, r11, r1
	umaal r5, r10, lr, r1
	umaal r6, r10, r0, r1
	ldr.w r1, [sp, #148]
	mov.w r12, #0
	umaal r2, r12, r4, r1
	str.w r2, [sp, #216]
	umaal r3, r12, r8, r1
	umaal r7, r12, r9, r1
	umaal r5, r12, r11, r1
	umaal r6, r12, lr, r1
	umaal r10, r12, r0, r1
	ldr.w r1, [sp, #152]
	mov.w r2, #0
	umaal r3, r2, r4, r1
	umaal r7, r2, r8, r1
	umaal r5, r2, r9, r1
	umaal r6, r2, r11, r1
	umaal r10, r2, lr, r1
	umaal r12, r2, r0, r1
	ldr.w r0, [sp, #184]
	ldr.w r1, [sp, #188]
	ldr.w r4, [sp, #124]
	ldr.w r8, [sp, #216]
	ldr.w r9, [sp, #128]
	mov.w r11, #0
	mov.w lr, #0
	umaal r8, r11, r0, r4
	umaal lr, r11, r1, r4
	umaal r3, lr, r0, r9
	umaal r11, lr, r1, r9
	ldr.w r4, [sp, #132]
	ldr.w r9, [sp, #136]
	umaal r7, r11, r0, r4
	umaal lr, r11, r1, r4
	umaal r5, lr, r0, r9
	umaal r11, lr, r1, r9
	ldr.w r4, [sp, #140]
	ldr.w r9, [sp, #144]
	umaal r6, r11, r0, r4
	umaal lr, r11, r1, r4
	umaal r10, lr, r0, r9
	umaal r11, lr, r1, r9
	ldr.w r4, [sp, #148]
	ldr.w r9, [sp, #152]
	umaal r12, r11, r0, r4
	umaal lr, r11, r1, r4
	umaal r2, lr, r0, r9
	umaal r11, lr, r1, r9
	mov.w r0, #38
	mov.w r1, #0
	umaal r3, r1, lr, r0
	asr.w r4, r3, #31
	and.w r4, r4, #19
	mla r4, r1, r0, r4
	bic.w r3, r3, #0x80000000
	ldr.w r1, [sp, #192]
	ldr.w r9, [sp, #196]
	ldr.w lr, [sp, #200]
	umaal r1, r4, r7, r0
	umaal r9, r4, r5, r0
	umaal lr, r4, r6, r0
	ldr.w r5, [sp, #204]
	ldr.w r6, [sp, #208]
	ldr.w r7, [sp, #212]
	umaal r5, r4, r10, r0
	umaal r6, r4, r12, r0
	umaal r7, r4, r2, r0
	umaal r8, r4, r11, r0
	add.w r3, r3, r4
	ldr.w r0, [sp, #64]
	ldr.w r2, [sp, #0]
	ldr.w r4, [sp, #4]
	ldr.w r10, [sp, #8]
	ldr.w r11, [sp, #12]
	ldr.w r12, [sp, #16]
	str.w r1, [r0, #64]
	str.w r9, [r0, #68]
	str.w lr, [r0, #72]
	str.w r5, [r0, #76]
	str.w r6, [r0, #80]
	str.w r7, [r0, #84]
	str.w r8, [r0, #88]
	str.w r3, [r0, #92]
	ldr.w r0, [sp, #20]
	ldr.w r1, [sp, #24]
	ldr.w r3, [sp, #28]
	ldr.w r5, [sp, #84]
	ldr.w r6, [sp, #120]
	ldr.w r7, [sp, #156]
	ldr.w r8, [sp, #160]
	subs.w r2, r2, r5
	sbcs.w r4, r4, #0
	sbcs.w r10, r10, #0
	sbcs.w r11, r11, #0
	sbcs.w r12, r12, #0
	sbcs.w r0, r0, #0
	sbcs.w r1, r1, #0
	sbcs.w r3, r3, #0
	str.w r2, [sp, #84]
	str.w r4, [sp, #124]
	str.w r10, [sp, #128]
	str.w r11, [sp, #132]
	str.w r12, [sp, #136]
	str.w r0, [sp, #140]
	str.w r1, [sp, #144]
	str.w r3, [sp, #148]
	str.w r1, [sp, #152]
	str.w r3, [sp, #184]
	umull r1, r3, r2, r6
	str.w r1, [sp, #188]
	umull r1, r5, r2, r7
	umaal r1, r3, r4, r6
	str.w r1, [sp, #192]
	umull r1, r8, r2, r8
	umaal r1, r5, r4, r7
	umaal r1, r3, r10, r6
	str.w r1, [sp, #196]
	mov.w r1, #0
	umaal r1, r3, r11, r6
	mov.w r9, #0
	umaal r9, r3, r12, r6
	mov.w lr, #0
	umaal lr, r3, r0, r6
	umaal r1, r5, r10, r7
	umaal r9, r5, r11, r7
	umaal lr, r5, r12, r7
	umaal r3, r5, r0, r7
	ldr.w r6, [sp, #160]
	ldr.w r7, [sp, #164]
	umaal r1, r8, r4, r6
	umaal r9, r8, r10, r6
	umaal lr, r8, r11, r6
	umaal r3, r8, r12, r6
	umaal r5, r8, r0, r6
	mov.w r6, #0
	umaal r1, r6, r2, r7
	str.w r1, [sp, #200]
	umaal r9, r6, r4, r7
	umaal lr, r6, r10, r7
	umaal r3, r6, r11, r7
	umaal r5, r6, r12, r7
	umaal r8, r6, r0, r7
	ldr.w r1, [sp, #168]
	mov.w r7, #0
	umaal r9, r7, r2, r1
	str.w r9, [sp, #204]
	umaal lr, r7, r4, r1
	umaal r3, r7, r10, r1
	umaal r5, r7, r11, r1
	umaal r8, r7, r12, r1
	umaal r6, r7, r0, r1
	ldr.w r1, [sp, #172]
	mov.w r9, #0
	umaal lr, r9, r2, r1
	str.w lr, [sp, #208]
	umaal r3, r9, r4, r1
	umaal r5, r9, r10, r1
	umaal r8, r9, r11, r1
	umaal r6, r9, r12, r1
	umaal r7, r9, r0, r1
	ldr.w r1, [sp, #176]
	mov.w lr, #0
	umaal r3, lr, r2, r1
	str.w r3, [sp, #212]
	umaal r5, lr, r4, r1
	umaal r8, lr, r10, r1
	umaal r6, lr, r11, r1
	umaal r7, lr, r12, r1
	umaal r9, lr, r0, r1
	ldr.w r1, [sp, #180]
	mov.w r3, #0
	umaal r5, r3, r2, r1
	umaal r8, r3, r4, r1
	umaal r6, r3, r10, r1
	umaal r7, r3, r11, r1
	umaal r9, r3, r12, r1
	umaal lr, r3, r0, r1
	ldr.w r0, [sp, #152]
	ldr.w r1, [sp, #184]
	ldr.w r2, [sp, #120]
	ldr.w r4, [sp, #212]
	ldr.w r10, [sp, #156]
	mov.w r11, #0
	mov.w r12, #0
	umaal r4, r11, r0, r2
	umaal r12, r11, r1, r2
	umaal r5, r12, r0, r10
	umaal r11, r12, r1, r10
	ldr.w r2, [sp, #160]
	ldr.w r10, [sp, #164]
	umaal r8, r11, r0, r2
	umaal r12, r11, r1, r2
	umaal r6, r12, r0, r10
	umaal r11, r12, r1, r10
	ldr.w r2, [sp, #168]
	ldr.w r10, [sp, #172]
	umaal r7, r11, r0, r2
	umaal r12, r11, r1, r2
	umaal r9, r12, r0, r10
	umaal r11, r12, r1, r10
	ldr.w r2, [sp, #176]
	ldr.w r10, [sp, #180]
	umaal lr, r11, r0, r2
	umaal r12, r11, r1, r2
	umaal r3, r12, r0, r10
	umaal r11, r12, r1, r10
	mov.w r0, #38
	mov.w r1, #0
	umaal r5, r1, r12, r0
	asr.w r2, r5, #31
	and.w r2, r2, #19
	mla r2, r1, r0, r2
	bic.w r5, r5, #0x80000000
	ldr.w r1, [sp, #188]
	ldr.w r10, [sp, #192]
	ldr.w r12, [sp, #196]
	umaal r1, r2, r8, r0
	umaal r10, r2, r6, r0
	umaal r12, r2, r7, r0
	ldr.w r6, [sp, #200]
	ldr.w r7, [sp, #204]
	ldr.w r8, [sp, #208]
	umaal r6, r2, r9, r0
	umaal r7, r2, lr, r0
	umaal r8, r2, r3, r0
	umaal r4, r2, r11, r0
	add.w r5, r5, r2
	ldr.w r0, [sp, #64]
	ldr.w r2, [sp, #72]
	str.w r1, [r0, #0]
	str.w r10, [r0, #4]
	str.w r12, [r0, #8]
	str.w r6, [r0, #12]
	str.w r7, [r0, #16]
	str.w r8, [r0, #20]
	str.w r4, [r0, #24]
	str.w r5, [r0, #28]
	tst.w r2, #1
	beq.w .Lwithout_t_cached
	ldr.w r0, [sp, #88]
	ldr.w r1, [sp, #92]
	ldr.w r2, [sp, #96]
	ldr.w r3, [sp, #100]
	ldr.w r4, [sp, #104]
	ldr.w r5, [sp, #108]
	ldr.w r6, [sp, #84]
	ldr.w r7, [sp, #124]
	ldr.w r8, [sp, #128]
	umull r9, r10, r0, r6
	str.w r9, [sp, #88]
	umull r9, r11, r0, r7
	umaal r9, r10, r1, r6
	str.w r9, [sp, #92]
	umull r8, r9, r0, r8
	umaal r8, r11, r1, r7
	umaal r8, r10, r2, r6
	str.w r8, [sp, #96]
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
	ldr.w r6, [sp, #128]
	ldr.w r7, [sp, #132]
	umaal r8, r9, r1, r6
	umaal r12, r9, r2, r6
	umaal lr, r9, r3, r6
	umaal r10, r9, r4, r6
	umaal r11, r9, r5, r6
	mov.w r6, #0
	umaal r8, r6, r0, r7
	str.w r8, [sp, #100]
	umaal r12, r6, r1, r7
	umaal lr, r6, r2, r7
	umaal r10, r6, r3, r7
	umaal r11, r6, r4, r7
	umaal r9, r6, r5, r7
	ldr.w r7, [sp, #136]
	mov.w r8, #0
	umaal r12, r8, r0, r7
	str.w r12, [sp, #104]
	umaal lr, r8, r1, r7
	umaal r10, r8, r2, r7
	umaal r11, r8, r3, r7
	umaal r9, r8, r4, r7
	umaal r6, r8, r5, r7
	ldr.w r7, [sp, #140]
	mov.w r12, #0
	umaal lr, r12, r0, r7
	str.w lr, [sp, #108]
	umaal r10, r12, r1, r7
	umaal r11, r12, r2, r7
	umaal r9, r12, r3, r7
	umaal r6, r12, r4, r7
	umaal r8, r12, r5, r7
	ldr.w r7, [sp, #144]
	mov.w lr, #0
	umaal r10, lr, r0, r7
	str.w r10, [sp, #120]
	umaal r11, lr, r1, r7
	umaal r9, lr, r2, r7
	umaal r6, lr, r3, r7
	umaal r8, lr, r4, r7
	umaal r12, lr, r5, r7
	ldr.w r7, [sp, #148]
	mov.w r10, #0
	umaal r11, r10, r0, r7
	umaal r9, r10, r1, r7
	umaal r6, r10, r2, r7
	umaal r8, r10, r3, r7
	umaal r12, r10, r4, r7
	umaal lr, r10, r5, r7
	ldr.w r0, [sp, #112]
	ldr.w r1, [sp, #116]
	ldr.w r2, [sp, #84]
	ldr.w r3, [sp, #120]
	ldr.w r4, [sp, #124]
	mov.w r5, #0
	mov.w r7, #0
	umaal r3, r5, r0, r2
	umaal r7, r5, r1, r2
	umaal r11, r7, r0, r4
	umaal r5, r7, r1, r4
	ldr.w r2, [sp, #128]
	ldr.w r4, [sp, #132]
	umaal r9, r5, r0, r2
	umaal r7, r5, r1, r2
	umaal r6, r7, r0, r4
	umaal r5, r7, r1, r4
	ldr.w r2, [sp, #136]
	ldr.w r4, [sp, #140]
	umaal r8, r5, r0, r2
	umaal r7, r5, r1, r2
	umaal r12, r7, r0, r4
	umaal r5, r7, r1, r4
	ldr.w r2, [sp, #144]
	ldr.w r4, [sp, #148]
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
	ldr.w r1, [sp, #88]
	ldr.w r4, [sp, #92]
	ldr.w r7, [sp, #96]
	umaal r1, r2, r9, r0
	umaal r4, r2, r6, r0
	umaal r7, r2, r8, r0
	ldr.w r6, [sp, #100]
	ldr.w r8, [sp, #104]
	ldr.w r9, [sp, #108]
	umaal r6, r2, r12, r0
	umaal r8, r2, lr, r0
	umaal r9, r2, r10, r0
	umaal r3, r2, r5, r0
	add.w r11, r11, r2
	ldr.w r0, [sp, #64]
	str.w r1, [r0, #96]
	str.w r4, [r0, #100]
	str.w r7, [r0, #104]
	str.w r6, [r0, #108]
	str.w r8, [r0, #112]
	str.w r9, [r0, #116]
	str.w r3, [r0, #120]
	str.w r11, [r0, #124]
.Lwithout_t_cached:
	add.w sp, sp, #220
	pop.w {r4-r11, pc}
#endif
	.size ed25519_point_add, . - ed25519_point_add
	.section .text.ed25519_point_add_niels, "ax", %progbits
	.p2align 2
	.global ed25519_point_add_niels
	.type ed25519_point_add_niels, %function
	.thumb_func
ed25519_point_add_niels:
#if ED25519_FPU
	push.w {r4-r11, lr}
	vpush {s16-s31}
	sub.w sp, sp, #92
	str.w r0, [sp, #64]
	str.w r1, [sp, #68]
	str.w r2, [sp, #72]
	and.w r0, r2, #2
	add.w r2, r1, r0, lsl #4
	str.w r2, [sp, #76]
	eor.w r0, r0, #2
	add.w r0, r1, r0, lsl #4
	str.w r0, [sp, #80]
	ldr.w r0, [sp, #64]
	ldr.w r1, [sp, #64]
	vldr s0, [r0, #0]
	vldr s1, [r0, #4]
	vldr s2, [r0, #8]
	vldr s3, [r0, #12]
	vldr s4, [r0, #16]
	vldr s5, [r0, #20]
	vldr s6, [r0, #24]
	vldr s7, [r0, #28]
	ldr.w r0, [r1, #32]
	ldr.w r2, [r1, #36]
	ldr.w r3, [r1, #40]
	ldr.w r4, [r1, #44]
	ldr.w r5, [r1, #48]
	ldr.w r6, [r1, #52]
	ldr.w r7, [r1, #56]
	ldr.w r1, [r1, #60]
	vmov r8, s0
	vmov r9, s1
	vmov r10, s2
	vmov r11, s3
	vmov r12, s4
	vmov lr, s5
	subs.w r0, r0, r8
	sbcs.w r2, r2, r9
	sbcs.w r3, r3, r10
	sbcs.w r4, r4, r11
	sbcs.w r5, r5, r12
	sbcs.w r6, r6, lr
	vmov r8, s6
	vmov r9, s7
	ldr.w r10, [sp, #80]
	sbcs.w r7, r7, r8
	sbcs.w r1, r1, r9
	sbc.w r8, r8, r8
	and.w r8, r8, #38
	subs.w r0, r0, r8
	sbcs.w r2, r2, #0
	sbcs.w r3, r3, #0
	sbcs.w r4, r4, #0
	sbcs.w r5, r5, #0
	sbcs.w r6, r6, #0
	sbcs.w r7, r7, #0
	sbcs.w r1, r1, #0
	vldr s8, [r10, #0]
	vldr s9, [r10, #4]
	vldr s10, [r10, #8]
	vldr s11, [r10, #12]
	vldr s12, [r10, #16]
	vldr s13, [r10, #20]
	vldr s14, [r10, #24]
	vldr s15, [r10, #28]
	vmov s16, r7
	vmov r7, s8
	vmov r8, s9
	vmov r9, s10
	umull r10, r11, r0, r7
	vmov s17, r1
	vmov s18, r10
	umull r1, r10, r0, r8
	umaal r1, r11, r2, r7
	vmov s19, r1
	umull r1, r9, r0, r9
	umaal r1, r10, r2, r8
	umaal r1, r11, r3, r7
	vmov s20, r1
	mov.w r1, #0
	umaal r1, r11, r4, r7
	mov.w r12, #0
	umaal r12, r11, r5, r7
	mov.w lr, #0
	umaal lr, r11, r6, r7
	umaal r1, r10, r3, r8
	umaal r12, r10, r4, r8
	umaal lr, r10, r5, r8
	umaal r11, r10, r6, r8
	vmov r7, s10
	vmov r8, s11
	umaal r1, r9, r2, r7
	umaal r12, r9, r3, r7
	umaal lr, r9, r4, r7
	umaal r11, r9, r5, r7
	umaal r10, r9, r6, r7
	mov.w r7, #0
	umaal r1, r7, r0, r8
	vmov s21, r1
	umaal r12, r7, r2, r8
	umaal lr, r7, r3, r8
	umaal r11, r7, r4, r8
	umaal r10, r7, r5, r8
	umaal r9, r7, r6, r8
	vmov r1, s12
	mov.w r8, #0
	umaal r12, r8, r0, r1
	vmov s22, r12
	umaal lr, r8, r2, r1
	umaal r11, r8, r3, r1
	umaal r10, r8, r4, r1
	umaal r9, r8, r5, r1
	umaal r7, r8, r6, r1
	vmov r1, s13
	mov.w r12, #0
	umaal lr, r12, r0, r1
	vmov s23, lr
	umaal r11, r12, r2, r1
	umaal r10, r12, r3, r1
	umaal r9, r12, r4, r1
	umaal r7, r12, r5, r1
	umaal r8, r12, r6, r1
	vmov r1, s14
	mov.w lr, #0
	umaal r11, lr, r0, r1
	vmov s24, r11
	umaal r10, lr, r2, r1
	umaal r9, lr, r3, r1
	umaal r7, lr, r4, r1
	umaal r8, lr, r5, r1
	umaal r12, lr, r6, r1
	vmov r1, s15
	mov.w r11, #0
	umaal r10, r11, r0, r1
	umaal r9, r11, r2, r1
	umaal r7, r11, r3, r1
	umaal r8, r11, r4, r1
	umaal r12, r11, r5, r1
	umaal lr, r11, r6, r1
	vmov r0, s16
	vmov r1, s17
	vmov r2, s8
	vmov r3, s24
	vmov r4, s9
	mov.w r5, #0
	mov.w r6, #0
	umaal r3, r5, r0, r2
	umaal r6, r5, r1, r2
	umaal r10, r6, r0, r4
	umaal r5, r6, r1, r4
	vmov r2, s10
	vmov r4, s11
	umaal r9, r5, r0, r2
	umaal r6, r5, r1, r2
	umaal r7, r6, r0, r4
	umaal r5, r6, r1, r4
	vmov r2, s12
	vmov r4, s13
	umaal r8, r5, r0, r2
	umaal r6, r5, r1, r2
	umaal r12, r6, r0, r4
	umaal r5, r6, r1, r4
	vmov r2, s14
	vmov r4, s15
	umaal lr, r5, r0, r2
	umaal r6, r5, r1, r2
	umaal r11, r6, r0, r4
	umaal r5, r6, r1, r4
	mov.w r0, #38
	mov.w r1, #0
	umaal r10, r1, r6, r0
	asr.w r2, r10, #31
	and.w r2, r2, #19
	mla r2, r1, r0, r2
	bic.w r10, r10, #0x80000000
	vmov r1, s18
	vmov r4, s19
	vmov r6, s20
	umaal r1, r2, r9, r0
	umaal r4, r2, r7, r0
	umaal r6, r2, r8, r0
	vmov r7, s21
	vmov r8, s22
	vmov r9, s23
	umaal r7, r2, r12, r0
	umaal r8, r2, lr, r0
	umaal r9, r2, r11, r0
	umaal r3, r2, r5, r0
	add.w r10, r10, r2
	vmov s8, r1
	vmov s9, r4
	vmov s10, r6
	vmov s11, r7
	vmov s12, r8
	vmov s13, r9
	vmov s14, r3
	vmov s15, r10
	ldr.w r0, [sp, #64]
	ldr.w r1, [r0, #32]
	ldr.w r2, [r0, #36]
	ldr.w r3, [r0, #40]
	ldr.w r4, [r0, #44]
	ldr.w r5, [r0, #48]
	ldr.w r6, [r0, #52]
	ldr.w r7, [r0, #56]
	ldr.w r0, [r0, #60]
	vmov r8, s7
	vmov r9, s0
	vmov r10, s1
	vmov r11, s2
	mov.w r12, #1
	adds.w r0, r0, r8
	rrx r8, r0
	lsr.w r8, r8, #30
	bic.w r0, r0, #0x80000000
	add.w lr, r8, r8, lsl #3
	add.w r8, r8, lr, lsl #1
	umaal r1, r8, r9, r12
	umaal r2, r8, r10, r12
	umaal r3, r8, r11, r12
	vmov r9, s3
	vmov r10, s4
	vmov r11, s5
	vmov lr, s6
	umaal r4, r8, r9, r12
	umaal r5, r8, r10, r12
	umaal r6, r8, r11, r12
	umaal r7, r8, lr, r12
	add.w r0, r0, r8
	ldr.w r8, [sp, #76]
	vldr s0, [r8, #0]
	vldr s1, [r8, #4]
	vldr s2, [r8, #8]
	vldr s3, [r8, #12]
	vldr s4, [r8, #16]
	vldr s5, [r8, #20]
	vldr s6, [r8, #24]
	vldr s7, [r8, #28]
	vmov s16, r7
	vmov r7, s0
	vmov r8, s1
	vmov r9, s2
	umull r10, r11, r1, r7
	vmov s17, r0
	vmov s18, r10
	umull r0, r10, r1, r8
	umaal r0, r11, r2, r7
	vmov s19, r0
	umull r0, r9, r1, r9
	umaal r0, r10, r2, r8
	umaal r0, r11, r3, r7
	vmov s20, r0
	mov.w r0, #0
	umaal r0, r11, r4, r7
	mov.w r12, #0
	umaal r12, r11, r5, r7
	mov.w lr, #0
	umaal lr, r11, r6, r7
	umaal r0, r10, r3, r8
	umaal r12, r10, r4, r8
	umaal lr, r10, r5, r8
	umaal r11, r10, r6, r8
	vmov r7, s2
	vmov r8, s3
	umaal r0, r9, r2, r7
	umaal r12, r9, r3, r7
	umaal lr, r9, r4, r7
	umaal r11, r9, r5, r7
	umaal r10, r9, r6, r7
	mov.w r7, #0
	umaal r0, r7, r1, r8
	vmov s21, r0
	umaal r12, r7, r2, r8
	umaal lr, r7, r3, r8
	umaal r11, r7, r4, r8
	umaal r10, r7, r5, r8
	umaal r9, r7, r6, r8
	vmov r0, s4
	mov.w r8, #0
	umaal r12, r8, r1, r0
	vmov s22, r12
	umaal lr, r8, r2, r0
	umaal r11, r8, r3, r0
	umaal r10, r8, r4, r0
	umaal r9, r8, r5, r0
	umaal r7, r8, r6, r0
	vmov r0, s5
	mov.w r12, #0
	umaal lr, r12, r1, r0
	vmov s23, lr
	umaal r11, r12, r2, r0
	umaal r10, r12, r3, r0
	umaal r9, r12, r4, r0
	umaal r7, r12, r5, r0
	umaal r8, r12, r6, r0
	vmov r0, s6
	mov.w lr, #0
	umaal r11, lr, r1, r0
	vmov s24, r11
	umaal r10, lr, r2, r0
	umaal r9, lr, r3, r0
	umaal r7, lr, r4, r0
	umaal r8, lr, r5, r0
	umaal r12, lr, r6, r0
	vmov r0, s7
	mov.w r11, #0
	umaal r10, r11, r1, r0
	umaal r9, r11, r2, r0
	umaal r7, r11, r3, r0
	umaal r8, r11, r4, r0
	umaal r12, r11, r5, r0
	umaal lr, r11, r6, r0
	vmov r0, s16
	vmov r1, s17
	vmov r2, s0
	vmov r3, s24
	vmov r4, s1
	mov.w r5, #0
	mov.w r6, #0
	umaal r3, r5, r0, r2
	umaal r6, r5, r1, r2
	umaal r10, r6, r0, r4
	umaal r5, r6, r1, r4
	vmov r2, s2
	vmov r4, s3
	umaal r9, r5, r0, r2
	umaal r6, r5, r1, r2
	umaal r7, r6, r0, r4
	umaal r5, r6, r1, r4
	vmov r2, s4
	vmov r4, s5
	umaal r8, r5, r0, r2
	umaal r6, r5, r1, r2
	umaal r12, r6, r0, r4
	umaal r5, r6, r1, r4
	vmov r2, s6
	vmov r4, s7
	umaal lr, r5, r0, r2
	umaal r6, r5, r1, r2
	umaal r11, r6, r0, r4
	umaal r5, r6, r1, r4
	mov.w r0, #38
	mov.w r1, #0
	umaal r10, r1, r6, r0
	asr.w r2, r10, #31
	and.w r2, r2, #19
	mla r2, r1, r0, r2
	bic.w r10, r10, #0x80000000
	vmov r1, s18
	vmov r4, s19
	vmov r6, s20
	umaal r1, r2, r9, r0
	umaal r4, r2, r7, r0
	umaal r6, r2, r8, r0
	vmov r7, s21
	vmov r8, s22
	vmov r9, s23
	umaal r7, r2, r12, r0
	umaal r8, r2, lr, r0
	umaal r9, r2, r11, r0
	umaal r3, r2, r5, r0
	add.w r10, r10, r2
	vmov r0, s15
	vmov r2, s8
	mov.w r5, #1
	adds.w r11, r10, r0
	rrx r12, r11
	lsr.w r12, r12, #30
	bic.w r11, r11, #0x80000000
	add.w lr, r12, r12, lsl #3
	add.w r12, r12, lr, lsl #1
	subs.w lr, r1, r2
	str.w lr, [sp, #0]
	umaal r1, r12, r2, r5
	vmov r2, s9
	sbcs.w lr, r4, r2
	str.w lr, [sp, #4]
	umaal r4, r12, r2, r5
	vmov r2, s10
	sbcs.w lr, r6, r2
	str.w lr, [sp, #8]
	umaal r6, r12, r2, r5
	vmov r2, s11
	sbcs.w lr, r7, r2
	str.w lr, [sp, #12]
	umaal r7, r12, r2, r5
	vmov r2, s12
	sbcs.w lr, r8, r2
	str.w lr, [sp, #16]
	umaal r8, r12, r2, r5
	vmov r2, s13
	sbcs.w lr, r9, r2
	str.w lr, [sp, #20]
	umaal r9, r12, r2, r5
	vmov r2, s14
	sbcs.w lr, r3, r2
	str.w lr, [sp, #24]
	umaal r3, r12, r2, r5
	sbcs.w r0, r10, r0
	str.w r0, [sp, #28]
	sbc.w r0, r0, r0
	and.w r0, r0, #38
	vmov s0, r0
	add.w r11, r11, r12
	vmov s1, r1
	vmov s2, r4
	vmov s3, r6
	vmov s4, r7
	vmov s5, r8
	vmov s6, r9
	vmov s7, r3
	vmov s8, r11
	ldr.w r0, [sp, #64]
	ldr.w r1, [r0, #96]
	ldr.w r2, [r0, #100]
	ldr.w r3, [r0, #104]
	ldr.w r4, [r0, #108]
	ldr.w r5, [r0, #112]
	ldr.w r6, [r0, #116]
	ldr.w r7, [r0, #120]
	ldr.w r0, [r0, #124]
	ldr.w r8, [sp, #68]
	vldr s9, [r8, #64]
	vldr s10, [r8, #68]
	vldr s11, [r8, #72]
	vldr s12, [r8, #76]
	vldr s13, [r8, #80]
	vldr s14, [r8, #84]
	vldr s15, [r8, #88]
	vldr s16, [r8, #92]
	vmov s17, r7
	vmov r7, s9
	vmov r8, s10
	vmov r9, s11
	umull r10, r11, r1, r7
	vmov s18, r0
	vmov s19, r10
	umull r0, r10, r1, r8
	umaal r0, r11, r2, r7
	vmov s20, r0
	umull r0, r9, r1, r9
	umaal r0, r10, r2, r8
	umaal r0, r11, r3, r7
	vmov s21, r0
	mov.w r0, #0
	umaal r0, r11, r4, r7
	mov.w r12, #0
	umaal r12, r11, r5, r7
	mov.w lr, #0
	umaal lr, r11, r6, r7
	umaal r0, r10, r3, r8
	umaal r12, r10, r4, r8
	umaal lr, r10, r5, r8
	umaal r11, r10, r6, r8
	vmov r7, s11
	vmov r8, s12
	umaal r0, r9, r2, r7
	umaal r12, r9, r3, r7
	umaal lr, r9, r4, r7
	umaal r11, r9, r5, r7
	umaal r10, r9, r6, r7
	mov.w r7, #0
	umaal r0, r7, r1, r8
	vmov s22, r0
	umaal r12, r7, r2, r8
	umaal lr, r7, r3, r8
	umaal r11, r7, r4, r8
	umaal r10, r7, r5, r8
	umaal r9, r7, r6, r8
	vmov r0, s13
	mov.w r8, #0
	umaal r12, r8, r1, r0
	vmov s23, r12
	umaal lr, r8, r2, r0
	umaal r11, r8, r3, r0
	umaal r10, r8, r4, r0
	umaal r9, r8, r5, r0
	umaal r7, r8, r6, r0
	vmov r0, s14
	mov.w r12, #0
	umaal lr, r12, r1, r0
	vmov s24, lr
	umaal r11, r12, r2, r0
	umaal r10, r12, r3, r0
	umaal r9, r12, r4, r0
	umaal r7, r12, r5, r0
	umaal r8, r12, r6, r0
	vmov r0, s15
	mov.w lr, #0
	umaal r11, lr, r1, r0
	vmov s25, r11
	umaal r10, lr, r2, r0
	umaal r9, lr, r3, r0
	umaal r7, lr, r4, r0
	umaal r8, lr, r5, r0
	umaal r12, lr, r6, r0
	vmov r0, s16
	mov.w r11, #0
	umaal r10, r11, r1, r0
	umaal r9, r11, r2, r0
	umaal r7, r11, r3, r0
	umaal r8, r11, r4, r0
	umaal r12, r11, r5, r0
	umaal lr, r11, r6, r0
	vmov r0, s17
	vmov r1, s18
	vmov r2, s9
	vmov r3, s25
	vmov r4, s10
	mov.w r5, #0
	mov.w r6, #0
	umaal r3, r5, r0, r2
	umaal r6, r5, r1, r2
	umaal r10, r6, r0, r4
	umaal r5, r6, r1, r4
	vmov r2, s11
	vmov r4, s12
	umaal r9, r5, r0, r2
	umaal r6, r5, r1, r2
	umaal r7, r6, r0, r4
	umaal r5, r6, r1, r4
	vmov r2, s13
	vmov r4, s14
	umaal r8, r5, r0, r2
	umaal r6, r5, r1, r2
	umaal r12, r6, r0, r4
	umaal r5, r6, r1, r4
	vmov r2, s15
	vmov r4, s16
	umaal lr, r5, r0, r2
	umaal r6, r5, r1, r2
	umaal r11, r6, r0, r4
	umaal r5, r6, r1, r4
	mov.w r0, #38
	mov.w r1, #0
	umaal r10, r1, r6, r0
	asr.w r2, r10, #31
	and.w r2, r2, #19
	mla r2, r1, r0, r2
	bic.w r10, r10, #0x80000000
	vmov r1, s19
	vmov r4, s20
	vmov r6, s21
	umaal r1, r2, r9, r0
	umaal r4, r2, r7, r0
	umaal r6, r2, r8, r0
	vmov r7, s22
	vmov r8, s23
	vmov r9, s24
	umaal r7, r2, r12, r0
	umaal r8, r2, lr, r0
	umaal r9, r2, r11, r0
	umaal r3, r2, r5, r0
	add.w r10, r10, r2
	ldr.w r0, [sp, #72]
	tst.w r0, #2
	beq.w .Lpositive_niels
	mvn.w r1, r1
	mvn.w r4, r4
	mvn.w r6, r6
	mvn.w r7, r7
	mvn.w r8, r8
	mvn.w r9, r9
	mvn.w r3, r3
	mvn.w r10, r10
	subs.w r1, r1, #37
	sbcs.w r4, r4, #0
	sbcs.w r6, r6, #0
	sbcs.w r7, r7, #0
	sbcs.w r8, r8, #0
	sbcs.w r9, r9, #0
	sbcs.w r3, r3, #0
	sbcs.w r10, r10, #0
.Lpositive_niels:
	vmov s9, r1
	vmov s10, r4
	vmov s11, r6
	vmov s12, r7
	vmov s13, r8
	vmov s14, r9
	vmov s15, r3
	vmov s16, r10
	ldr.w r0, [sp, #64]
	ldr.w r1, [r0, #64]
	ldr.w r2, [r0, #68]
	ldr.w r3, [r0, #72]
	ldr.w r4, [r0, #76]
	ldr.w r5, [r0, #80]
	ldr.w r6, [r0, #84]
	ldr.w r7, [r0, #88]
	ldr.w r0, [r0, #92]
	vmov r8, s16
	vmov r9, s9
	mov.w r10, #1
	adds.w r0, r0, r0
	rrx r11, r0
	lsr.w r11, r11, #30
	bic.w r0, r0, #0x80000000
	add.w r12, r11, r11, lsl #3
	add.w r11, r11, r12, lsl #1
	umaal r1, r11, r1, r10
	umaal r2, r11, r2, r10
	umaal r3, r11, r3, r10
	umaal r4, r11, r4, r10
	umaal r5, r11, r5, r10
	umaal r6, r11, r6, r10
	umaal r7, r11, r7, r10
	add.w r0, r0, r11
	mov.w r10, #1
	adds.w r11, r0, r8
	rrx r12, r11
	lsr.w r12, r12, #30
	bic.w r11, r11, #0x80000000
	add.w lr, r12, r12, lsl #3
	add.w r12, r12, lr, lsl #1
	subs.w lr, r1, r9
	str.w lr, [sp, #32]
	umaal r1, r12, r9, r10
	vmov r9, s10
	sbcs.w lr, r2, r9
	str.w lr, [sp, #36]
	umaal r2, r12, r9, r10
	vmov r9, s11
	sbcs.w lr, r3, r9
	str.w lr, [sp, #40]
	umaal r3, r12, r9, r10
	vmov r9, s12
	sbcs.w lr, r4, r9
	str.w lr, [sp, #44]
	umaal r4, r12, r9, r10
	vmov r9, s13
	sbcs.w lr, r5, r9
	str.w lr, [sp, #48]
	umaal r5, r12, r9, r10
	vmov r9, s14
	sbcs.w lr, r6, r9
	str.w lr, [sp, #52]
	umaal r6, r12, r9, r10
	vmov r9, s15
	sbcs.w lr, r7, r9
	str.w lr, [sp, #56]
	umaal r7, r12, r9, r10
	sbcs.w r0, r0, r8
	str.w r0, [sp, #60]
	sbc.w r0, r0, r0
	and.w r0, r0, #38
	vmov s9, r0
	add.w r11, r11, r12
	vmov s10, r1
	vmov s11, r2
	vmov s12, r3
	vmov s13, r4
	vmov s14, r5
	vmov s15, r6
	vmov s16, r7
	vmov s17, r11
	vmov s18, r7
	vmov r0, s1
	vmov r7, s2
	vmov r8, s3
	umull r9, r10, r1, r0
	vmov s19, r11
	vmov s20, r9
	umull r9, r11, r1, r7
	umaal r9, r10, r2, r0
	vmov s21, r9
	umull r8, r9, r1, r8
	umaal r8, r11, r2, r7
	umaal r8, r10, r3, r0
	vmov s22, r8
	mov.w r8, #0
	umaal r8, r10, r4, r0
	mov.w r12, #0
	umaal r12, r10, r5, r0
	mov.w lr, #0
	umaal lr, r10, r6, r0
	umaal r8, r11, r3, r7
	umaal r12, r11, r4, r7
	umaal lr, r11, r5, r7
	umaal r10, r11, r6, r7
	vmov r0, s3
	vmov r7, s4
	umaal r8, r9, r2, r0
	umaal r12, r9, r3, r0
	umaal lr, r9, r4, r0
	umaal r10, r9, r5, r0
	umaal r11, r9, r6, r0
	mov.w r0, #0
	umaal r8, r0, r1, r7
	vmov s23, r8
	umaal r12, r0, r2, r7
	umaal lr, r0, r3, r7
	umaal r10, r0, r4, r7
	umaal r11, r0, r5, r7
	umaal r9, r0, r6, r7
	vmov r7, s5
	mov.w r8, #0
	umaal r12, r8, r1, r7
	vmov s24, r12
	umaal lr, r8, r2, r7
	umaal r10, r8, r3, r7
	umaal r11, r8, r4, r7
	umaal r9, r8, r5, r7
	umaal r0, r8, r6, r7
	vmov r7, s6
	mov.w r12, #0
	umaal lr, r12, r1, r7
	vmov s25, lr
	umaal r10, r12, r2, r7
	umaal r11, r12, r3, r7
	umaal r9, r12, r4, r7
	umaal r0, r12, r5, r7
	umaal r8, r12, r6, r7
	vmov r7, s7
	mov.w lr, #0
	umaal r10, lr, r1, r7
	vmov s26, r10
	umaal r11, lr, r2, r7
	umaal r9, lr, r3, r7
	umaal r0, lr, r4, r7
	umaal r8, lr, r5, r7
	umaal r12, lr, r6, r7
	vmov r7, s8
	mov.w r10, #0
	umaal r11, r10, r1, r7
	umaal r9, r10, r2, r7
	umaal r0, r10, r3, r7
	umaal r8, r10, r4, r7
	umaal r12, r10, r5, r7
	umaal lr, r10, r6, r7
	vmov r1, s18
	vmov r2, s19
	vmov r3, s1
	vmov r4, s26
	vmov r5, s2
	mov.w r6, #0
	mov.w r7, #0
	umaal r4, r6, r1, r3
	umaal r7, r6, r2, r3
	umaal r11, r7, r1, r5
	umaal r6, r7, r2, r5
	vmov r3, s3
	vmov r5, s4
	umaal r9, r6, r1, r3
	umaal r7, r6, r2, r3
	umaal r0, r7, r1, r5
	umaal r6, r7, r2, r5
	vmov r3, s5
	vmov r5, s6
	umaal r8, r6, r1, r3
	umaal r7, r6, r2, r3
	umaal r12, r7, r1, r5
	umaal r6, r7, r2, r5
	vmov r3, s7
	vmov r5, s8
	umaal lr, r6, r1, r3
	umaal r7, r6, r2, r3
	umaal r10, r7, r1, r5
	umaal r6, r7, r2, r5
	mov.w r1, #38
	mov.w r2, #0
	umaal r11, r2, r7, r1
	asr.w r3, r11, #31
	and.w r3, r3, #19
	mla r3, r2, r1, r3
	bic.w r11, r11, #0x80000000
	vmov r2, s20
	vmov r5, s21
	vmov r7, s22
	umaal r2, r3, r9, r1
	umaal r5, r3, r0, r1
	umaal r7, r3, r8, r1
	vmov r0, s23
	vmov r8, s24
	vmov r9, s25
	umaal r0, r3, r12, r1
	umaal r8, r3, lr, r1
	umaal r9, r3, r10, r1
	umaal r4, r3, r6, r1
	add.w r11, r11, r3
	ldr.w r1, [sp, #64]
	ldr.w r3, [sp, #32]
	ldr.w r6, [sp, #36]
	ldr.w r10, [sp, #40]
	ldr.w r12, [sp, #44]
	ldr.w lr, [sp, #48]
	str.w r2, [r1, #32]
	str.w r5, [r1, #36]
	str.w r7, [r1, #40]
	str.w r0, [r1, #44]
	str.w r8, [r1, #48]
	str.w r9, [r1, #52]
	str.w r4, [r1, #56]
	str.w r11, [r1, #60]
	ldr.w r0, [sp, #52]
	ldr.w r1, [sp, #56]
	ldr.w r2, [sp, #60]
	vmov r4, s9
	vmov r5, s10
	vmov r7, s11
	vmov r8, s12
	subs.w r3, r3, r4
	sbcs.w r6, r6, #0
	sbcs.w r10, r10, #0
	sbcs.w r12, r12, #0
	sbcs.w lr, lr, #0
	sbcs.w r0, r0, #0
	sbcs.w r1, r1, #0
	sbcs.w r2, r2, #0
	vmov s9, r3
	vmov s18, r6
	vmov s19, r10
	vmov s20, r12
	vmov s21, lr
	vmov s22, r0
	vmov s23, r1
	vmov s24, r2
	vmov s25, r1
	vmov s26, r2
	umull r1, r2, r3, r5
	vmov s27, r1
	umull r1, r4, r3, r7
	umaal r1, r2, r6, r5
	vmov s28, r1
	umull r1, r8, r3, r8
	umaal r1, r4, r6, r7
	umaal r1, r2, r10, r5
	vmov s29, r1
	mov.w r1, #0
	umaal r1, r2, r12, r5
	mov.w r9, #0
	umaal r9, r2, lr, r5
	mov.w r11, #0
	umaal r11, r2, r0, r5
	umaal r1, r4, r10, r7
	umaal r9, r4, r12, r7
	umaal r11, r4, lr, r7
	umaal r2, r4, r0, r7
	vmov r5, s12
	vmov r7, s13
	umaal r1, r8, r6, r5
	umaal r9, r8, r10, r5
	umaal r11, r8, r12, r5
	umaal r2, r8, lr, r5
	umaal r4, r8, r0, r5
	mov.w r5, #0
	umaal r1, r5, r3, r7
	vmov s30, r1
	umaal r9, r5, r6, r7
	umaal r11, r5, r10, r7
	umaal r2, r5, r12, r7
	umaal r4, r5, lr, r7
	umaal r8, r5, r0, r7
	vmov r1, s14
	mov.w r7, #0
	umaal r9, r7, r3, r1
	vmov s31, r9
	umaal r11, r7, r6, r1
	umaal r2, r7, r10, r1
	umaal r4, r7, r12, r1
	umaal r8, r7, lr, r1
	umaal r5, r7, r0, r1
	vmov r1, s15
	mov.w r9, #0
	umaal r11, r9, r3, r1
	str.w r11, [sp, #84]
	umaal r2, r9, r6, r1
	umaal r4, r9, r10, r1
	umaal r8, r9, r12, r1
	umaal r5, r9, lr, r1
	umaal r7, r9, r0, r1
	vmov r1, s16
	mov.w r11, #0
	umaal r2, r11, r3, r1
	str.w r2, [sp, #88]
	umaal r4, r11, r6, r1
	umaal r8, r11, r10, r1
	umaal r5, r11, r12, r1
	umaal r7, r11, lr, r1
	umaal r9, r11, r0, r1
	vmov r1, s17
	mov.w r2, #0
	umaal r4, r2, r3, r1
	umaal r8, r2, r6, r1
	umaal r5, r2, r10, r1
	umaal r7, r2, r12, r1
	umaal r9, r2, lr, r1
	umaal r11, r2, r0, r1
	vmov r0, s25
	vmov r1, s26
	vmov r3, s10
	ldr.w r6, [sp, #88]
	vmov r10, s11
	mov.w r12, #0
	mov.w lr, #0
	umaal r6, r12, r0, r3
	umaal lr, r12, r1, r3
	umaal r4, lr, r0, r10
	umaal r12, lr, r1, r10
	vmov r3, s12
	vmov r10, s13
	umaal r8, r12, r0, r3
	umaal lr, r12, r1, r3
	umaal r5, lr, r0, r10
	umaal r12, lr, r1, r10
	vmov r3, s14
	vmov r10, s15
	umaal r7, r12, r0, r3
	umaal lr, r12, r1, r3
	umaal r9, lr, r0, r10
	umaal r12, lr, r1, r10
	vmov r3, s16
	vmov r10, s17
	umaal r11, r12, r0, r3
	umaal lr, r12, r1, r3
	umaal r2, lr, r0, r10
	umaal r12, lr, r1, r10
	mov.w r0, #38
	mov.w r1, #0
	umaal r4, r1, lr, r0
	asr.w r3, r4, #31
	and.w r3, r3, #19
	mla r3, r1, r0, r3
	bic.w r4, r4, #0x80000000
	vmov r1, s27
	vmov r10, s28
	vmov lr, s29
	umaal r1, r3, r8, r0
	umaal r10, r3, r5, r0
	umaal lr, r3, r7, r0
	vmov r5, s30
	vmov r7, s31
	ldr.w r8, [sp, #84]
	umaal r5, r3, r9, r0
	umaal r7, r3, r11, r0
	umaal r8, r3, r2, r0
	umaal r6, r3, r12, r0
	add.w r4, r4, r3
	ldr.w r0, [sp, #64]
	ldr.w r2, [sp, #0]
	ldr.w r3, [sp, #4]
	ldr.w r9, [sp, #8]
	ldr.w r11, [sp, #12]
	ldr.w r12, [sp, #16]
	str.w r1, [r0, #64]
	str.w r10, [r0, #68]
	str.w lr, [r0, #72]
	str.w r5, [r0, #76]
	str.w r7, [r0, #80]
	str.w r8, [r0, #84]
	str.w r6, [r0, #88]
	str.w r4, [r0, #92]
	ldr.w r0, [sp, #20]
	ldr.w r1, [sp, #24]
	ldr.w r4, [sp, #28]
	vmov r5, s0
	vmov r6, s9
	vmov r7, s18
	vmov r8, s19
	subs.w r2, r2, r5
	sbcs.w r3, r3, #0
	sbcs.w r9, r9, #0
	sbcs.w r11, r11, #0
	sbcs.w r12, r12, #0
	sbcs.w r0, r0, #0
	sbcs.w r1, r1, #0
	sbcs.w r4, r4, #0
	vmov s0, r2
	vmov s10, r3
	vmov s11, r9
	vmov s12, r11
	vmov s13, r12
	vmov s14, r0
	vmov s15, r1
	vmov s16, r4
	vmov s17, r1
	vmov s25, r4
	umull r1, r4, r2, r6
	vmov s26, r1
	umull r1, r5, r2, r7
	umaal r1, r4, r3, r6
	vmov s27, r1
	umull r1, r8, r2, r8
	umaal r1, r5, r3, r7
	umaal r1, r4, r9, r6
	vmov s28, r1
	mov.w r1, #0
	umaal r1, r4, r11, r6
	mov.w r10, #0
	umaal r10, r4, r12, r6
	mov.w lr, #0
	umaal lr, r4, r0, r6
	umaal r1, r5, r9, r7
	umaal r10, r5, r11, r7
	umaal lr, r5, r12, r7
	umaal r4, r5, r0, r7
	vmov r6, s19
	vmov r7, s20
	umaal r1, r8, r3, r6
	umaal r10, r8, r9, r6
	umaal lr, r8, r11, r6
	umaal r4, r8, r12, r6
	umaal r5, r8, r0, r6
	mov.w r6, #0
	umaal r1, r6, r2, r7
	vmov s29, r1
	umaal r10, r6, r3, r7
	umaal lr, r6, r9, r7
	umaal r4, r6, r11, r7
	umaal r5, r6, r12, r7
	umaal r8, r6, r0, r7
	vmov r1, s21
	mov.w r7, #0
	umaal r10, r7, r2, r1
	vmov s30, r10
	umaal lr, r7, r3, r1
	umaal r4, r7, r9, r1
	umaal r5, r7, r11, r1
	umaal r8, r7, r12, r1
	umaal r6, r7, r0, r1
	vmov r1, s22
	mov.w r10, #0
	umaal lr, r10, r2, r1
	vmov s31, lr
	umaal r4, r10, r3, r1
	umaal r5, r10, r9, r1
	umaal r8, r10, r11, r1
	umaal r6, r10, r12, r1
	umaal r7, r10, r0, r1
	vmov r1, s23
	mov.w lr, #0
	umaal r4, lr, r2, r1
	str.w r4, [sp, #84]
	umaal r5, lr, r3, r1
	umaal r8, lr, r9, r1
	umaal r6, lr, r11, r1
	umaal r7, lr, r12, r1
	umaal r10, lr, r0, r1
	vmov r1, s24
	mov.w r4, #0
	umaal r5, r4, r2, r1
	umaal r8, r4, r3, r1
	umaal r6, r4, r9, r1
	umaal r7, r4, r11, r1
	umaal r10, r4, r12, r1
	umaal lr, r4, r0, r1
	vmov r0, s17
	vmov r1, s25
	vmov r2, s9
	ldr.w r3, [sp, #84]
	vmov r9, s18
	mov.w r11, #0
	mov.w r12, #0
	umaal r3, r11, r0, r2
	umaal r12, r11, r1, r2
	umaal r5, r12, r0, r9
	umaal r11, r12, r1, r9
	vmov r2, s19
	vmov r9, s20
	umaal r8, r11, r0, r2
	umaal r12, r11, r1, r2
	umaal r6, r12, r0, r9
	umaal r11, r12, r1, r9
	vmov r2, s21
	vmov r9, s22
	umaal r7, r11, r0, r2
	umaal r12, r11, r1, r2
	umaal r10, r12, r0, r9
	umaal r11, r12, r1, r9
	vmov r2, s23
	vmov r9, s24
	umaal lr, r11, r0, r2
	umaal r12, r11, r1, r2
	umaal r4, r12, r0, r9
	umaal r11, r12, r1, r9
	mov.w r0, #38
	mov.w r1, #0
	umaal r5, r1, r12, r0
	asr.w r2, r5, #31
	and.w r2, r2, #19
	mla r2, r1, r0, r2
	bic.w r5, r5, #0x80000000
	vmov r1, s26
	vmov r9, s27
	vmov r12, s28
	umaal r1, r2, r8, r0
	umaal r9, r2, r6, r0
	umaal r12, r2, r7, r0
	vmov r6, s29
	vmov r7, s30
	vmov r8, s31
	umaal r6, r2, r10, r0
	umaal r7, r2, lr, r0
	umaal r8, r2, r4, r0
	umaal r3, r2, r11, r0
	add.w r5, r5, r2
	ldr.w r0, [sp, #64]
	ldr.w r2, [sp, #72]
	str.w r1, [r0, #0]
	str.w r9, [r0, #4]
	str.w r12, [r0, #8]
	str.w r6, [r0, #12]
	str.w r7, [r0, #16]
	str.w r8, [r0, #20]
	str.w r3, [r0, #24]
	str.w r5, [r0, #28]
	tst.w r2, #1
	beq.w .Lwithout_t_niels
	vmov r0, s1
	vmov r1, s2
	vmov r2, s3
	vmov r3, s4
	vmov r4, s5
	vmov r5, s6
	vmov r6, s0
	vmov r7, s10
	vmov r8, s11
	umull r9, r10, r0, r6
	vmov s1, r9
	umull r9, r11, r0, r7
	umaal r9, r10, r1, r6
	vmov s2, r9
	umull r8, r9, r0, r8
	umaal r8, r11, r1, r7
	umaal r8, r10, r2, r6
	vmov s3, r8
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
	vmov r6, s11
	vmov r7, s12
	umaal r8, r9, r1, r6
	umaal r12, r9, r2, r6
	umaal lr, r9, r3, r6
	umaal r10, r9, r4, r6
	umaal r11, r9, r5, r6
	mov.w r6, #0
	umaal r8, r6, r0, r7
	vmov s4, r8
	umaal r12, r6, r1, r7
	umaal lr, r6, r2, r7
	umaal r10, r6, r3, r7
	umaal r11, r6, r4, r7
	umaal r9, r6, r5, r7
	vmov r7, s13
	mov.w r8, #0
	umaal r12, r8, r0, r7
	vmov s5, r12
	umaal lr, r8, r1, r7
	umaal r10, r8, r2, r7
	umaal r11, r8, r3, r7
	umaal r9, r8, r4, r7
	umaal r6, r8, r5, r7
	vmov r7, s14
	mov.w r12, #0
	umaal lr, r12, r0, r7
	vmov s6, lr
	umaal r10, r12, r1, r7
	umaal r11, r12, r2, r7
	umaal r9, r12, r3, r7
	umaal r6, r12, r4, r7
	umaal r8, r12, r5, r7
	vmov r7, s15
	mov.w lr, #0
	umaal r10, lr, r0, r7
	vmov s9, r10
	umaal r11, lr, r1, r7
	umaal r9, lr, r2, r7
	umaal r6, lr, r3, r7
	umaal r8, lr, r4, r7
	umaal r12, lr, r5, r7
	vmov r7, s16
	mov.w r10, #0
	umaal r11, r10, r0, r7
	umaal r9, r10, r1, r7
	umaal r6, r10, r2, r7
	umaal r8, r10, r3, r7
	umaal r12, r10, r4, r7
	umaal lr, r10, r5, r7
	vmov r0, s7
	vmov r1, s8
	vmov r2, s0
	vmov r3, s9
	vmov r4, s10
	mov.w r5, #0
	mov.w r7, #0
	umaal r3, r5, r0, r2
	umaal r7, r5, r1, r2
	umaal r11, r7, r0, r4
	umaal r5, r7, r1, r4
	vmov r2, s11
	vmov r4, s12
	umaal r9, r5, r0, r2
	umaal r7, r5, r1, r2
	umaal r6, r7, r0, r4
	umaal r5, r7, r1, r4
	vmov r2, s13
	vmov r4, s14
	umaal r8, r5, r0, r2
	umaal r7, r5, r1, r2
	umaal r12, r7, r0, r4
	umaal r5, r7, r1, r4
	vmov r2, s15
	vmov r4, s16
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
	vmov r1, s1
	vmov r4, s2
	vmov r7, s3
	umaal r1, r2, r9, r0
	umaal r4, r2, r6, r0
	umaal r7, r2, r8, r0
	vmov r6, s4
	vmov r8, s5
	vmov r9, s6
	umaal r6, r2, r12, r0
	umaal r8, r2, lr, r0
	umaal r9, r2, r10, r0
	umaal r3, r2, r5, r0
	add.w r11, r11, r2
	ldr.w r0, [sp, #64]
	str.w r1, [r0, #96]
	str.w r4, [r0, #100]
	str.w r7, [r0, #104]
	str.w r6, [r0, #108]
	str.w r8, [r0, #112]
	str.w r9, [r0, #116]
	str.w r3, [r0, #120]
	str.w r11, [r0, #124]
.Lwithout_t_niels:
	add.w sp, sp, #92
	vpop {s16-s31}
	pop.w {r4-r11, pc}
#else
	push.w {r4-r11, lr}
	sub.w sp, sp, #220
	str.w r0, [sp, #64]
	str.w r1, [sp, #68]
	str.w r2, [sp, #72]
	and.w r0, r2, #2
	add.w r2, r1, r0, lsl #4
	str.w r2, [sp, #76]
	eor.w r0, r0, #2
	add.w r0, r1, r0, lsl #4
	str.w r0, [sp, #80]
	ldr.w r0, [sp, #64]
	ldr.w r1, [r0, #0]
	ldr.w r2, [r0, #4]
	ldr.w r3, [r0, #8]
	ldr.w r4, [r0, #12]
	ldr.w r5, [r0, #16]
	ldr.w r6, [r0, #20]
	ldr.w r7, [r0, #24]
	ldr.w r0, [r0, #28]
	ldr.w r8, [sp, #64]
	str.w r2, [sp, #84]
	str.w r1, [sp, #88]
	str.w r3, [sp, #92]
	str.w r4, [sp, #96]
	str.w r5, [sp, #100]
	str.w r6, [sp, #104]
	str.w r7, [sp, #108]
	str.w r0, [sp, #112]
	ldr.w r0, [r8, #32]
	ldr.w r1, [r8, #36]
	ldr.w r2, [r8, #40]
	ldr.w r3, [r8, #44]
	ldr.w r4, [r8, #48]
	ldr.w r5, [r8, #52]
	ldr.w r6, [r8, #56]
	ldr.w r7, [r8, #60]
	ldr.w r8, [sp, #88]
	ldr.w r9, [sp, #84]
	ldr.w r10, [sp, #92]
	ldr.w r11, [sp, #96]
	ldr.w r12, [sp, #100]
	ldr.w lr, [sp, #104]
	subs.w r0, r0, r8
	sbcs.w r1, r1, r9
	sbcs.w r2, r2, r10
	sbcs.w r3, r3, r11
	sbcs.w r4, r4, r12
	sbcs.w r5, r5, lr
	ldr.w r8, [sp, #108]
	ldr.w r9, [sp, #112]
	ldr.w r10, [sp, #80]
	sbcs.w r6, r6, r8
	sbcs.w r7, r7, r9
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
	ldr.w r8, [r10, #0]
	ldr.w r9, [r10, #4]
	ldr.w r11, [r10, #8]
	ldr.w r12, [r10, #12]
	ldr.w lr, [r10, #16]
	str.w r9, [sp, #116]
	str.w r8, [sp, #120]
	str.w r11, [sp, #124]
	str.w r12, [sp, #128]
	ldr.w r8, [r10, #20]
	ldr.w r9, [r10, #24]
	ldr.w r10, [r10, #28]
	ldr.w r11, [sp, #120]
	ldr.w r12, [sp, #116]
	str.w r8, [sp, #132]
	str.w lr, [sp, #136]
	str.w r9, [sp, #140]
	str.w r10, [sp, #144]
	str.w r6, [sp, #148]
	str.w r7, [sp, #152]
	umull r6, r7, r0, r11
	str.w r6, [sp, #156]
	umull r6, r8, r0, r12
	umaal r6, r7, r1, r11
	ldr.w r9, [sp, #124]
	umull r9, r10, r0, r9
	str.w r6, [sp, #160]
	umaal r9, r8, r1, r12
	umaal r9, r7, r2, r11
	str.w r9, [sp, #164]
	mov.w r6, #0
	umaal r6, r7, r3, r11
	mov.w r9, #0
	umaal r9, r7, r4, r11
	mov.w lr, #0
	umaal lr, r7, r5, r11
	umaal r6, r8, r2, r12
	umaal r9, r8, r3, r12
	umaal lr, r8, r4, r12
	umaal r7, r8, r5, r12
	ldr.w r11, [sp, #124]
	ldr.w r12, [sp, #128]
	umaal r6, r10, r1, r11
	umaal r9, r10, r2, r11
	umaal lr, r10, r3, r11
	umaal r7, r10, r4, r11
	umaal r8, r10, r5, r11
	mov.w r11, #0
	umaal r6, r11, r0, r12
	str.w r6, [sp, #168]
	umaal r9, r11, r1, r12
	umaal lr, r11, r2, r12
	umaal r7, r11, r3, r12
	umaal r8, r11, r4, r12
	umaal r10, r11, r5, r12
	ldr.w r6, [sp, #136]
	mov.w r12, #0
	umaal r9, r12, r0, r6
	str.w r9, [sp, #172]
	umaal lr, r12, r1, r6
	umaal r7, r12, r2, r6
	umaal r8, r12, r3, r6
	umaal r10, r12, r4, r6
	umaal r11, r12, r5, r6
	ldr.w r6, [sp, #132]
	mov.w r9, #0
	umaal lr, r9, r0, r6
	str.w lr, [sp, #176]
	umaal r7, r9, r1, r6
	umaal r8, r9, r2, r6
	umaal r10, r9, r3, r6
	umaal r11, r9, r4, r6
	umaal r12, r9, r5, r6
	ldr.w r6, [sp, #140]
	mov.w lr, #0
	umaal r7, lr, r0, r6
	str.w r7, [sp, #180]
	umaal r8, lr, r1, r6
	umaal r10, lr, r2, r6
	umaal r11, lr, r3, r6
	umaal r12, lr, r4, r6
	umaal r9, lr, r5, r6
	ldr.w r6, [sp, #144]
	mov.w r7, #0
	umaal r8, r7, r0, r6
	umaal r10, r7, r1, r6
	umaal r11, r7, r2, r6
	umaal r12, r7, r3, r6
	umaal r9, r7, r4, r6
	umaal lr, r7, r5, r6
	ldr.w r0, [sp, #148]
	ldr.w r1, [sp, #152]
	ldr.w r2, [sp, #120]
	ldr.w r3, [sp, #180]
	ldr.w r4, [sp, #116]
	mov.w r5, #0
	mov.w r6, #0
	umaal r3, r5, r0, r2
	umaal r6, r5, r1, r2
	umaal r8, r6, r0, r4
	umaal r5, r6, r1, r4
	ldr.w r2, [sp, #124]
	ldr.w r4, [sp, #128]
	umaal r10, r5, r0, r2
	umaal r6, r5, r1, r2
	umaal r11, r6, r0, r4
	umaal r5, r6, r1, r4
	ldr.w r2, [sp, #136]
	ldr.w r4, [sp, #132]
	umaal r12, r5, r0, r2
	umaal r6, r5, r1, r2
	umaal r9, r6, r0, r4
	umaal r5, r6, r1, r4
	ldr.w r2, [sp, #140]
	ldr.w r4, [sp, #144]
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
	ldr.w r1, [sp, #156]
	ldr.w r4, [sp, #160]
	ldr.w r6, [sp, #164]
	umaal r1, r2, r10, r0
	umaal r4, r2, r11, r0
	umaal r6, r2, r12, r0
	ldr.w r10, [sp, #168]
	ldr.w r11, [sp, #172]
	ldr.w r12, [sp, #176]
	umaal r10, r2, r9, r0
	umaal r11, r2, lr, r0
	umaal r12, r2, r7, r0
	umaal r3, r2, r5, r0
	add.w r8, r8, r2
	str.w r1, [sp, #116]
	str.w r4, [sp, #120]
	str.w r6, [sp, #124]
	str.w r10, [sp, #128]
	str.w r11, [sp, #132]
	str.w r12, [sp, #136]
	str.w r3, [sp, #140]
	str.w r8, [sp, #144]
	ldr.w r0, [sp, #64]
	ldr.w r1, [r0, #32]
	ldr.w r2, [r0, #36]
	ldr.w r3, [r0, #40]
	ldr.w r4, [r0, #44]
	ldr.w r5, [r0, #48]
	ldr.w r6, [r0, #52]
	ldr.w r7, [r0, #56]
	ldr.w r0, [r0, #60]
	ldr.w r8, [sp, #112]
	ldr.w r9, [sp, #88]
	ldr.w r10, [sp, #84]
	ldr.w r11, [sp, #92]
	mov.w r12, #1
	adds.w r0, r0, r8
	rrx r8, r0
	lsr.w r8, r8, #30
	bic.w r0, r0, #0x80000000
	add.w lr, r8, r8, lsl #3
	add.w r8, r8, lr, lsl #1
	umaal r1, r8, r9, r12
	umaal r2, r8, r10, r12
	umaal r3, r8, r11, r12
	ldr.w r9, [sp, #96]
	ldr.w r10, [sp, #100]
	ldr.w r11, [sp, #104]
	ldr.w lr, [sp, #108]
	umaal r4, r8, r9, r12
	umaal r5, r8, r10, r12
	umaal r6, r8, r11, r12
	umaal r7, r8, lr, r12
	add.w r0, r0, r8
	ldr.w r8, [sp, #76]
	ldr.w r9, [r8, #0]
	ldr.w r10, [r8, #4]
	ldr.w r11, [r8, #8]
	ldr.w r12, [r8, #12]
	ldr.w lr, [r8, #16]
	str.w r10, [sp, #84]
	str.w r9, [sp, #88]
	str.w r11, [sp, #92]
	str.w r12, [sp, #96]
	ldr.w r9, [r8, #20]
	ldr.w r10, [r8, #24]
	ldr.w r8, [r8, #28]
	ldr.w r11, [sp, #88]
	ldr.w r12, [sp, #84]
	str.w r9, [sp, #100]
	str.w lr, [sp, #104]
	str.w r10, [sp, #108]
	str.w r8, [sp, #112]
	str.w r7, [sp, #148]
	str.w r0, [sp, #152]
	umull r0, r7, r1, r11
	str.w r0, [sp, #156]
	umull r0, r8, r1, r12
	umaal r0, r7, r2, r11
	ldr.w r9, [sp, #92]
	umull r9, r10, r1, r9
	str.w r0, [sp, #160]
	umaal r9, r8, r2, r12
	umaal r9, r7, r3, r11
	str.w r9, [sp, #164]
	mov.w r0, #0
	umaal r0, r7, r4, r11
	mov.w r9, #0
	umaal r9, r7, r5, r11
	mov.w lr, #0
	umaal lr, r7, r6, r11
	umaal r0, r8, r3, r12
	umaal r9, r8, r4, r12
	umaal lr, r8, r5, r12
	umaal r7, r8, r6, r12
	ldr.w r11, [sp, #92]
	ldr.w r12, [sp, #96]
	umaal r0, r10, r2, r11
	umaal r9, r10, r3, r11
	umaal lr, r10, r4, r11
	umaal r7, r10, r5, r11
	umaal r8, r10, r6, r11
	mov.w r11, #0
	umaal r0, r11, r1, r12
	str.w r0, [sp, #168]
	umaal r9, r11, r2, r12
	umaal lr, r11, r3, r12
	umaal r7, r11, r4, r12
	umaal r8, r11, r5, r12
	umaal r10, r11, r6, r12
	ldr.w r0, [sp, #104]
	mov.w r12, #0
	umaal r9, r12, r1, r0
	str.w r9, [sp, #172]
	umaal lr, r12, r2, r0
	umaal r7, r12, r3, r0
	umaal r8, r12, r4, r0
	umaal r10, r12, r5, r0
	umaal r11, r12, r6, r0
	ldr.w r0, [sp, #100]
	mov.w r9, #0
	umaal lr, r9, r1, r0
	str.w lr, [sp, #176]
	umaal r7, r9, r2, r0
	umaal r8, r9, r3, r0
	umaal r10, r9, r4, r0
	umaal r11, r9, r5, r0
	umaal r12, r9, r6, r0
	ldr.w r0, [sp, #108]
	mov.w lr, #0
	umaal r7, lr, r1, r0
	str.w r7, [sp, #180]
	umaal r8, lr, r2, r0
	umaal r10, lr, r3, r0
	umaal r11, lr, r4, r0
	umaal r12, lr, r5, r0
	umaal r9, lr, r6, r0
	ldr.w r0, [sp, #112]
	mov.w r7, #0
	umaal r8, r7, r1, r0
	umaal r10, r7, r2, r0
	umaal r11, r7, r3, r0
	umaal r12, r7, r4, r0
	umaal r9, r7, r5, r0
	umaal lr, r7, r6, r0
	ldr.w r0, [sp, #148]
	ldr.w r1, [sp, #152]
	ldr.w r2, [sp, #88]
	ldr.w r3, [sp, #180]
	ldr.w r4, [sp, #84]
	mov.w r5, #0
	mov.w r6, #0
	umaal r3, r5, r0, r2
	umaal r6, r5, r1, r2
	umaal r8, r6, r0, r4
	umaal r5, r6, r1, r4
	ldr.w r2, [sp, #92]
	ldr.w r4, [sp, #96]
	umaal r10, r5, r0, r2
	umaal r6, r5, r1, r2
	umaal r11, r6, r0, r4
	umaal r5, r6, r1, r4
	ldr.w r2, [sp, #104]
	ldr.w r4, [sp, #100]
	umaal r12, r5, r0, r2
	umaal r6, r5, r1, r2
	umaal r9, r6, r0, r4
	umaal r5, r6, r1, r4
	ldr.w r2, [sp, #108]
	ldr.w r4, [sp, #112]
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
	ldr.w r1, [sp, #156]
	ldr.w r4, [sp, #160]
	ldr.w r6, [sp, #164]
	umaal r1, r2, r10, r0
	umaal r4, r2, r11, r0
	umaal r6, r2, r12, r0
	ldr.w r10, [sp, #168]
	ldr.w r11, [sp, #172]
	ldr.w r12, [sp, #176]
	umaal r10, r2, r9, r0
	umaal r11, r2, lr, r0
	umaal r12, r2, r7, r0
	umaal r3, r2, r5, r0
	add.w r8, r8, r2
	ldr.w r0, [sp, #144]
	ldr.w r2, [sp, #116]
	mov.w r5, #1
	adds.w r7, r8, r0
	rrx r9, r7
	lsr.w r9, r9, #30
	bic.w r7, r7, #0x80000000
	add.w lr, r9, r9, lsl #3
	add.w r9, r9, lr, lsl #1
	subs.w lr, r1, r2
	str.w lr, [sp, #0]
	umaal r1, r9, r2, r5
	ldr.w r2, [sp, #120]
	sbcs.w lr, r4, r2
	str.w lr, [sp, #4]
	umaal r4, r9, r2, r5
	ldr.w r2, [sp, #124]
	sbcs.w lr, r6, r2
	str.w lr, [sp, #8]
	umaal r6, r9, r2, r5
	ldr.w r2, [sp, #128]
	sbcs.w lr, r10, r2
	str.w lr, [sp, #12]
	umaal r10, r9, r2, r5
	ldr.w r2, [sp, #132]
	sbcs.w lr, r11, r2
	str.w lr, [sp, #16]
	umaal r11, r9, r2, r5
	ldr.w r2, [sp, #136]
	sbcs.w lr, r12, r2
	str.w lr, [sp, #20]
	umaal r12, r9, r2, r5
	ldr.w r2, [sp, #140]
	sbcs.w lr, r3, r2
	str.w lr, [sp, #24]
	umaal r3, r9, r2, r5
	sbcs.w r0, r8, r0
	str.w r0, [sp, #28]
	sbc.w r0, r0, r0
	and.w r0, r0, #38
	str.w r0, [sp, #84]
	add.w r7, r7, r9
	str.w r1, [sp, #88]
	str.w r4, [sp, #92]
	str.w r6, [sp, #96]
	str.w r10, [sp, #100]
	str.w r11, [sp, #104]
	str.w r12, [sp, #108]
	str.w r3, [sp, #112]
	str.w r7, [sp, #116]
	ldr.w r0, [sp, #64]
	ldr.w r1, [r0, #96]
	ldr.w r2, [r0, #100]
	ldr.w r3, [r0, #104]
	ldr.w r4, [r0, #108]
	ldr.w r5, [r0, #112]
	ldr.w r6, [r0, #116]
	ldr.w r7, [r0, #120]
	ldr.w r0, [r0, #124]
	ldr.w r8, [sp, #68]
	ldr.w r9, [r8, #64]
	ldr.w r10, [r8, #68]
	ldr.w r11, [r8, #72]
	ldr.w r12, [r8, #76]
	ldr.w lr, [r8, #80]
	str.w r10, [sp, #120]
	str.w r9, [sp, #124]
	str.w r11, [sp, #128]
	str.w r12, [sp, #132]
	ldr.w r9, [r8, #84]
	ldr.w r10, [r8, #88]
	ldr.w r8, [r8, #92]
	ldr.w r11, [sp, #124]
	ldr.w r12, [sp, #120]
	str.w r9, [sp, #136]
	str.w lr, [sp, #140]
	str.w r10, [sp, #144]
	str.w r8, [sp, #148]
	str.w r7, [sp, #152]
	str.w r0, [sp, #156]
	umull r0, r7, r1, r11
	str.w r0, [sp, #160]
	umull r0, r8, r1, r12
	umaal r0, r7, r2, r11
	ldr.w r9, [sp, #128]
	umull r9, r10, r1, r9
	str.w r0, [sp, #164]
	umaal r9, r8, r2, r12
	umaal r9, r7, r3, r11
	str.w r9, [sp, #168]
	mov.w r0, #0
	umaal r0, r7, r4, r11
	mov.w r9, #0
	umaal r9, r7, r5, r11
	mov.w lr, #0
	umaal lr, r7, r6, r11
	umaal r0, r8, r3, r12
	umaal r9, r8, r4, r12
	umaal lr, r8, r5, r12
	umaal r7, r8, r6, r12
	ldr.w r11, [sp, #128]
	ldr.w r12, [sp, #132]
	umaal r0, r10, r2, r11
	umaal r9, r10, r3, r11
	umaal lr, r10, r4, r11
	umaal r7, r10, r5, r11
	umaal r8, r10, r6, r11
	mov.w r11, #0
	umaal r0, r11, r1, r12
	str.w r0, [sp, #172]
	umaal r9, r11, r2, r12
	umaal lr, r11, r3, r12
	umaal r7, r11, r4, r12
	umaal r8, r11, r5, r12
	umaal r10, r11, r6, r12
	ldr.w r0, [sp, #140]
	mov.w r12, #0
	umaal r9, r12, r1, r0
	str.w r9, [sp, #176]
	umaal lr, r12, r2, r0
	umaal r7, r12, r3, r0
	umaal r8, r12, r4, r0
	umaal r10, r12, r5, r0
	umaal r11, r12, r6, r0
	ldr.w r0, [sp, #136]
	mov.w r9, #0
	umaal lr, r9, r1, r0
	str.w lr, [sp, #180]
	umaal r7, r9, r2, r0
	umaal r8, r9, r3, r0
	umaal r10, r9, r4, r0
	umaal r11, r9, r5, r0
	umaal r12, r9, r6, r0
	ldr.w r0, [sp, #144]
	mov.w lr, #0
	umaal r7, lr, r1, r0
	str.w r7, [sp, #184]
	umaal r8, lr, r2, r0
	umaal r10, lr, r3, r0
	umaal r11, lr, r4, r0
	umaal r12, lr, r5, r0
	umaal r9, lr, r6, r0
	ldr.w r0, [sp, #148]
	mov.w r7, #0
	umaal r8, r7, r1, r0
	umaal r10, r7, r2, r0
	umaal r11, r7, r3, r0
	umaal r12, r7, r4, r0
	umaal r9, r7, r5, r0
	umaal lr, r7, r6, r0
	ldr.w r0, [sp, #152]
	ldr.w r1, [sp, #156]
	ldr.w r2, [sp, #124]
	ldr.w r3, [sp, #184]
	ldr.w r4, [sp, #120]
	mov.w r5, #0
	mov.w r6, #0
	umaal r3, r5, r0, r2
	umaal r6, r5, r1, r2
	umaal r8, r6, r0, r4
	umaal r5, r6, r1, r4
	ldr.w r2, [sp, #128]
	ldr.w r4, [sp, #132]
	umaal r10, r5, r0, r2
	umaal r6, r5, r1, r2
	umaal r11, r6, r0, r4
	umaal r5, r6, r1, r4
	ldr.w r2, [sp, #140]
	ldr.w r4, [sp, #136]
	umaal r12, r5, r0, r2
	umaal r6, r5, r1, r2
	umaal r9, r6, r0, r4
	umaal r5, r6, r1, r4
	ldr.w r2, [sp, #144]
	ldr.w r4, [sp, #148]
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
	ldr.w r1, [sp, #160]
	ldr.w r4, [sp, #164]
	ldr.w r6, [sp, #168]
	umaal r1, r2, r10, r0
	umaal r4, r2, r11, r0
	umaal r6, r2, r12, r0
	ldr.w r10, [sp, #172]
	ldr.w r11, [sp, #176]
	ldr.w r12, [sp, #180]
	umaal r10, r2, r9, r0
	umaal r11, r2, lr, r0
	umaal r12, r2, r7, r0
	umaal r3, r2, r5, r0
	add.w r8, r8, r2
	ldr.w r0, [sp, #72]
	tst.w r0, #2
	beq.w .Lpositive_niels
	mvn.w r1, r1
	mvn.w r4, r4
	mvn.w r6, r6
	mvn.w r10, r10
	mvn.w r11, r11
	mvn.w r12, r12
	mvn.w r3, r3
	mvn.w r8, r8
	subs.w r1, r1, #37
	sbcs.w r4, r4, #0
	sbcs.w r6, r6, #0
	sbcs.w r10, r10, #0
	sbcs.w r11, r11, #0
	sbcs.w r12, r12, #0
	sbcs.w r3, r3, #0
	sbcs.w r8, r8, #0
.Lpositive_niels:
	str.w r1, [sp, #120]
	str.w r4, [sp, #124]
	str.w r6, [sp, #128]
	str.w r10, [sp, #132]
	str.w r11, [sp, #136]
	str.w r12, [sp, #140]
	str.w r3, [sp, #144]
	str.w r8, [sp, #148]
	ldr.w r0, [sp, #64]
	ldr.w r1, [r0, #64]
	ldr.w r2, [r0, #68]
	ldr.w r3, [r0, #72]
	ldr.w r4, [r0, #76]
	ldr.w r5, [r0, #80]
	ldr.w r6, [r0, #84]
	ldr.w r7, [r0, #88]
	ldr.w r0, [r0, #92]
	ldr.w r8, [sp, #148]
	ldr.w r9, [sp, #120]
	mov.w r10, #1
	adds.w r0, r0, r0
	rrx r11, r0
	lsr.w r11, r11, #30
	bic.w r0, r0, #0x80000000
	add.w r12, r11, r11, lsl #3
	add.w r11, r11, r12, lsl #1
	umaal r1, r11, r1, r10
	umaal r2, r11, r2, r10
	umaal r3, r11, r3, r10
	umaal r4, r11, r4, r10
	umaal r5, r11, r5, r10
	umaal r6, r11, r6, r10
	umaal r7, r11, r7, r10
	add.w r0, r0, r11
	mov.w r10, #1
	adds.w r11, r0, r8
	rrx r12, r11
	lsr.w r12, r12, #30
	bic.w r11, r11, #0x80000000
	add.w lr, r12, r12, lsl #3
	add.w r12, r12, lr, lsl #1
	subs.w lr, r1, r9
	str.w lr, [sp, #32]
	umaal r1, r12, r9, r10
	ldr.w r9, [sp, #124]
	sbcs.w lr, r2, r9
	str.w lr, [sp, #36]
	umaal r2, r12, r9, r10
	ldr.w r9, [sp, #128]
	sbcs.w lr, r3, r9
	str.w lr, [sp, #40]
	umaal r3, r12, r9, r10
	ldr.w r9, [sp, #132]
	sbcs.w lr, r4, r9
	str.w lr, [sp, #44]
	umaal r4, r12, r9, r10
	ldr.w r9, [sp, #136]
	sbcs.w lr, r5, r9
	str.w lr, [sp, #48]
	umaal r5, r12, r9, r10
	ldr.w r9, [sp, #140]
	sbcs.w lr, r6, r9
	str.w lr, [sp, #52]
	umaal r6, r12, r9, r10
	ldr.w r9, [sp, #144]
	sbcs.w lr, r7, r9
	str.w lr, [sp, #56]
	umaal r7, r12, r9, r10
	sbcs.w r0, r0, r8
	str.w r0, [sp, #60]
	sbc.w r0, r0, r0
	and.w r0, r0, #38
	str.w r0, [sp, #120]
	add.w r11, r11, r12
	str.w r1, [sp, #124]
	str.w r2, [sp, #128]
	str.w r3, [sp, #132]
	str.w r4, [sp, #136]
	str.w r5, [sp, #140]
	str.w r6, [sp, #144]
	str.w r7, [sp, #148]
	str.w r11, [sp, #152]
	str.w r7, [sp, #156]
	ldr.w r0, [sp, #88]
	ldr.w r7, [sp, #92]
	ldr.w r8, [sp, #96]
	umull r9, r10, r1, r0
	str.w r11, [sp, #160]
	str.w r9, [sp, #164]
	umull r9, r11, r1, r7
	umaal r9, r10, r2, r0
	str.w r9, [sp, #168]
	umull r8, r9, r1, r8
	umaal r8, r11, r2, r7
	umaal r8, r10, r3, r0
	str.w r8, [sp, #172]
	mov.w r8, #0
	umaal r8, r10, r4, r0
	mov.w r12, #0
	umaal r12, r10, r5, r0
	mov.w lr, #0
	umaal lr, r10, r6, r0
	umaal r8, r11, r3, r7
	umaal r12, r11, r4, r7
	umaal lr, r11, r5, r7
	umaal r10, r11, r6, r7
	ldr.w r0, [sp, #96]
	ldr.w r7, [sp, #100]
	umaal r8, r9, r2, r0
	umaal r12, r9, r3, r0
	umaal lr, r9, r4, r0
	umaal r10, r9, r5, r0
	umaal r11, r9, r6, r0
	mov.w r0, #0
	umaal r8, r0, r1, r7
	str.w r8, [sp, #176]
	umaal r12, r0, r2, r7
	umaal lr, r0, r3, r7
	umaal r10, r0, r4, r7
	umaal r11, r0, r5, r7
	umaal r9, r0, r6, r7
	ldr.w r7, [sp, #104]
	mov.w r8, #0
	umaal r12, r8, r1, r7
	str.w r12, [sp, #180]
	umaal lr, r8, r2, r7
	umaal r10, r8, r3, r7
	umaal r11, r8, r4, r7
	umaal r9, r8, r5, r7
	umaal r0, r8, r6, r7
	ldr.w r7, [sp, #108]
	mov.w r12, #0
	umaal lr, r12, r1, r7
	str.w lr, [sp, #184]
	umaal r10, r12, r2, r7
	umaal r11, r12, r3, r7
	umaal r9, r12, r4, r7
	umaal r0, r12, r5, r7
	umaal r8, r12, r6, r7
	ldr.w r7, [sp, #112]
	mov.w lr, #0
	umaal r10, lr, r1, r7
	str.w r10, [sp, #188]
	umaal r11, lr, r2, r7
	umaal r9, lr, r3, r7
	umaal r0, lr, r4, r7
	umaal r8, lr, r5, r7
	umaal r12, lr, r6, r7
	ldr.w r7, [sp, #116]
	mov.w r10, #0
	umaal r11, r10, r1, r7
	umaal r9, r10, r2, r7
	umaal r0, r10, r3, r7
	umaal r8, r10, r4, r7
	umaal r12, r10, r5, r7
	umaal lr, r10, r6, r7
	ldr.w r1, [sp, #156]
	ldr.w r2, [sp, #160]
	ldr.w r3, [sp, #88]
	ldr.w r4, [sp, #188]
	ldr.w r5, [sp, #92]
	mov.w r6, #0
	mov.w r7, #0
	umaal r4, r6, r1, r3
	umaal r7, r6, r2, r3
	umaal r11, r7, r1, r5
	umaal r6, r7, r2, r5
	ldr.w r3, [sp, #96]
	ldr.w r5, [sp, #100]
	umaal r9, r6, r1, r3
	umaal r7, r6, r2, r3
	umaal r0, r7, r1, r5
	umaal r6, r7, r2, r5
	ldr.w r3, [sp, #104]
	ldr.w r5, [sp, #108]
	umaal r8, r6, r1, r3
	umaal r7, r6, r2, r3
	umaal r12, r7, r1, r5
	umaal r6, r7, r2, r5
	ldr.w r3, [sp, #112]
	ldr.w r5, [sp, #116]
	umaal lr, r6, r1, r3
	umaal r7, r6, r2, r3
	umaal r10, r7, r1, r5
	umaal r6, r7, r2, r5
	mov.w r1, #38
	mov.w r2, #0
	umaal r11, r2, r7, r1
	asr.w r3, r11, #31
	and.w r3, r3, #19
	mla r3, r2, r1, r3
	bic.w r11, r11, #0x80000000
	ldr.w r2, [sp, #164]
	ldr.w r5, [sp, #168]
	ldr.w r7, [sp, #172]
	umaal r2, r3, r9, r1
	umaal r5, r3, r0, r1
	umaal r7, r3, r8, r1
	ldr.w r0, [sp, #176]
	ldr.w r8, [sp, #180]
	ldr.w r9, [sp, #184]
	umaal r0, r3, r12, r1
	umaal r8, r3, lr, r1
	umaal r9, r3, r10, r1
	umaal r4, r3, r6, r1
	add.w r11, r11, r3
	ldr.w r1, [sp, #64]
	ldr.w r3, [sp, #32]
	ldr.w r6, [sp, #36]
	ldr.w r10, [sp, #40]
	ldr.w r12, [sp, #44]
	ldr.w lr, [sp, #48]
	str.w r2, [r1, #32]
	str.w r5, [r1, #36]
	str.w r7, [r1, #40]
	str.w r0, [r1, #44]
	str.w r8, [r1, #48]
	str.w r9, [r1, #52]
	str.w r4, [r1, #56]
	str.w r11, [r1, #60]
	ldr.w r0, [sp, #52]
	ldr.w r1, [sp, #56]
	ldr.w r2, [sp, #60]
	ldr.w r4, [sp, #120]
	ldr.w r5, [sp, #124]
	ldr.w r7, [sp, #128]
	ldr.w r8, [sp, #132]
	subs.w r3, r3, r4
	sbcs.w r6, r6, #0
	sbcs.w r10, r10, #0
	sbcs.w r12, r12, #0
	sbcs.w lr, lr, #0
	sbcs.w r0, r0, #0
	sbcs.w r1, r1, #0
	sbcs.w r2, r2, #0
	str.w r3, [sp, #120]
	str.w r6, [sp, #156]
	str.w r10, [sp, #160]
	str.w r12, [sp, #164]
	str.w lr, [sp, #168]
	str.w r0, [sp, #172]
	str.w r1, [sp, #176]
	str.w r2, [sp, #180]
	str.w r1, [sp, #184]
	str.w r2, [sp, #188]
	umull r1, r2, r3, r5
	str.w r1, [sp, #192]
	umull r1, r4, r3, r7
	umaal r1, r2, r6, r5
	str.w r1, [sp, #196]
	umull r1, r8, r3, r8
	umaal r1, r4, r6, r7
	umaal r1, r2, r10, r5
	str.w r1, [sp, #200]
	mov.w r1, #0
	umaal r1, r2, r12, r5
	mov.w r9, #0
	umaal r9, r2, lr, r5
	mov.w r11, #0
	umaal r11, r2, r0, r5
	umaal r1, r4, r10, r7
	umaal r9, r4, r12, r7
	umaal r11, r4, lr, r7
	umaal r2, r4, r0, r7
	ldr.w r5, [sp, #132]
	ldr.w r7, [sp, #136]
	umaal r1, r8, r6, r5
	umaal r9, r8, r10, r5
	umaal r11, r8, r12, r5
	umaal r2, r8, lr, r5
	umaal r4, r8, r0, r5
	mov.w r5, #0
	umaal r1, r5, r3, r7
	str.w r1, [sp, #204]
	umaal r9, r5, r6, r7
	umaal r11, r5, r10, r7
	umaal r2, r5, r12, r7
	umaal r4, r5, lr, r7
	umaal r8, r5, r0, r7
	ldr.w r1, [sp, #140]
	mov.w r7, #0
	umaal r9, r7, r3, r1
	str.w r9, [sp, #208]
	umaal r11, r7, r6, r1
	umaal r2, r7, r10, r1
	umaal r4, r7, r12, r1
	umaal r8, r7, lr, r1
	umaal r5, r7, r0, r1
	ldr.w r1, [sp, #144]
	mov.w r9, #0
	umaal r11, r9, r3, r1
	str.w r11, [sp, #212]
	umaal r2, r9, r6, r1
	umaal r4, r9, r10, r1
	umaal r8, r9, r12, r1
	umaal r5, r9, lr, r1
	umaal r7, r9, r0, r1
	ldr.w r1, [sp, #148]
	mov.w r11, #0
	umaal r2, r11, r3, r1
	str.w r2, [sp, #216]
	umaal r4, r11, r6, r1
	umaal r8, r11, r10, r1
	umaal r5, r11, r12, r1
	umaal r7, r11, lr, r1
	umaal r9, r11, r0, r1
	ldr.w r1, [sp, #152]
	mov.w r2, #0
	umaal r4, r2, r3, r1
	umaal r8, r2, r6, r1
	umaal r5, r2, r10, r1
	umaal r7, r2, r12, r1
	umaal r9, r2, lr, r1
	umaal r11, r2, r0, r1
	ldr.w r0, [sp, #184]
	ldr.w r1, [sp, #188]
	ldr.w r3, [sp, #124]
	ldr.w r6, [sp, #216]
	ldr.w r10, [sp, #128]
	mov.w r12, #0
	mov.w lr, #0
	umaal r6, r12, r0, r3
	umaal lr, r12, r1, r3
	umaal r4, lr, r0, r10
	umaal r12, lr, r1, r10
	ldr.w r3, [sp, #132]
	ldr.w r10, [sp, #136]
	umaal r8, r12, r0, r3
	umaal lr, r12, r1, r3
	umaal r5, lr, r0, r10
	umaal r12, lr, r1, r10
	ldr.w r3, [sp, #140]
	ldr.w r10, [sp, #144]
	umaal r7, r12, r0, r3
	umaal lr, r12, r1, r3
	umaal r9, lr, r0, r10
	umaal r12, lr, r1, r10
	ldr.w r3, [sp, #148]
	ldr.w r10, [sp, #152]
	umaal r11, r12, r0, r3
	umaal lr, r12, r1, r3
	umaal r2, lr, r0, r10
	umaal r12, lr, r1, r10
	mov.w r0, #38
	mov.w r1, #0
	umaal r4, r1, lr, r0
	asr.w r3, r4, #31
	and.w r3, r3, #19
	mla r3, r1, r0, r3
	bic.w r4, r4, #0x80000000
	ldr.w r1, [sp, #192]
	ldr.w r10, [sp, #196]
	ldr.w lr, [sp, #200]
	umaal r1, r3, r8, r0
	umaal r10, r3, r5, r0
	umaal lr, r3, r7, r0
	ldr.w r5, [sp, #204]
	ldr.w r7, [sp, #208]
	ldr.w r8, [sp, #212]
	umaal r5, r3, r9, r0
	umaal r7, r3, r11, r0
	umaal r8, r3, r2, r0
	umaal r6, r3, r12, r0
	add.w r4, r4, r3
	ldr.w r0, [sp, #64]
	ldr.w r2, [sp, #0]
	ldr.w r3, [sp, #4]
	ldr.w r9, [sp, #8]
	ldr.w r11, [sp, #12]
	ldr.w r12, [sp, #16]
	str.w r1, [r0, #64]
	str.w r10, [r0, #68]
	str.w lr, [r0, #72]
	str.w r5, [r0, #76]
	str.w r7, [r0, #80]
	str.w r8, [r0, #84]
	str.w r6, [r0, #88]
	str.w r4, [r0, #92]
	ldr.w r0, [sp, #20]
	ldr.w r1, [sp, #24]
	ldr.w r4, [sp, #28]
	ldr.w r5, [sp, #84]
	ldr.w r6, [sp, #120]
	ldr.w r7, [sp, #156]
	ldr.w r8, [sp, #160]
	subs.w r2, r2, r5
	sbcs.w r3, r3, #0
	sbcs.w r9, r9, #0
	sbcs.w r11, r11, #0
	sbcs.w r12, r12, #0
	sbcs.w r0, r0, #0
	sbcs.w r1, r1, #0
	sbcs.w r4, r4, #0
	str.w r2, [sp, #84]
	str.w r3, [sp, #124]
	str.w r9, [sp, #128]
	str.w r11, [sp, #132]
	str.w r12, [sp, #136]
	str.w r0, [sp, #140]
	str.w r1, [sp, #144]
	str.w r4, [sp, #148]
	str.w r1, [sp, #152]
	str.w r4, [sp, #184]
	umull r1, r4, r2, r6
	str.w r1, [sp, #188]
	umull r1, r5, r2, r7
	umaal r1, r4, r3, r6
	str.w r1, [sp, #192]
	umull r1, r8, r2, r8
	umaal r1, r5, r3, r7
	umaal r1, r4, r9, r6
	str.w r1, [sp, #196]
	mov.w r1, #0
	umaal r1, r4, r11, r6
	mov.w r10, #0
	umaal r10, r4, r12, r6
	mov.w lr, #0
	umaal lr, r4, r0, r6
	umaal r1, r5, r9, r7
	umaal r10, r5, r11, r7
	umaal lr, r5, r12, r7
	umaal r4, r5, r0, r7
	ldr.w r6, [sp, #160]
	ldr.w r7, [sp, #164]
	umaal r1, r8, r3, r6
	umaal r10, r8, r9, r6
	umaal lr, r8, r11, r6
	umaal r4, r8, r12, r6
	umaal r5, r8, r0, r6
	mov.w r6, #0
	umaal r1, r6, r2, r7
	str.w r1, [sp, #200]
	umaal r10, r6, r3, r7
	umaal lr, r6, r9, r7
	umaal r4, r6, r11, r7
	umaal r5, r6, r12, r7
	umaal r8, r6, r0, r7
	ldr.w r1, [sp, #168]
	mov.w r7, #0
	umaal r10, r7, r2, r1
	str.w r10, [sp, #204]
	umaal lr, r7, r3, r1
	umaal r4, r7, r9, r1
	umaal r5, r7, r11, r1
	umaal r8, r7, r12, r1
	umaal r6, r7, r0, r1
	ldr.w r1, [sp, #172]
	mov.w r10, #0
	umaal lr, r10, r2, r1
	str.w lr, [sp, #208]
	umaal r4, r10, r3, r1
	umaal r5, r10, r9, r1
	umaal r8, r10, r11, r1
	umaal r6, r10, r12, r1
	umaal r7, r10, r0, r1
	ldr.w r1, [sp, #176]
	mov.w lr, #0
	umaal r4, lr, r2, r1
	str.w r4, [sp, #212]
	umaal r5, lr, r3, r1
	umaal r8, lr, r9, r1
	umaal r6, lr, r11, r1
	umaal r7, lr, r12, r1
	umaal r10, lr, r0, r1
	ldr.w r1, [sp, #180]
	mov.w r4, #0
	umaal r5, r4, r2, r1
	umaal r8, r4, r3, r1
	umaal r6, r4, r9, r1
	umaal r7, r4, r11, r1
	umaal r10, r4, r12, r1
	umaal lr, r4, r0, r1
	ldr.w r0, [sp, #152]
	ldr.w r1, [sp, #184]
	ldr.w r2, [sp, #120]
	ldr.w r3, [sp, #212]
	ldr.w r9, [sp, #156]
	mov.w r11, #0
	mov.w r12, #0
	umaal r3, r11, r0, r2
	umaal r12, r11, r1, r2
	umaal r5, r12, r0, r9
	umaal r11, r12, r1, r9
	ldr.w r2, [sp, #160]
	ldr.w r9, [sp, #164]
	umaal r8, r11, r0, r2
	umaal r12, r11, r1, r2
	umaal r6, r12, r0, r9
	umaal r11, r12, r1, r9
	ldr.w r2, [sp, #168]
	ldr.w r9, [sp, #172]
	umaal r7, r11, r0, r2
	umaal r12, r11, r1, r2
	umaal r10, r12, r0, r9
	umaal r11, r12, r1, r9
	ldr.w r2, [sp, #176]
	ldr.w r9, [sp, #180]
	umaal lr, r11, r0, r2
	umaal r12, r11, r1, r2
	umaal r4, r12, r0, r9
	umaal r11, r12, r1, r9
	mov.w r0, #38
	mov.w r1, #0
	umaal r5, r1, r12, r0
	asr.w r2, r5, #31
	and.w r2, r2, #19
	mla r2, r1, r0, r2
	bic.w r5, r5, #0x80000000
	ldr.w r1, [sp, #188]
	ldr.w r9, [sp, #192]
	ldr.w r12, [sp, #196]
	umaal r1, r2, r8, r0
	umaal r9, r2, r6, r0
	umaal r12, r2, r7, r0
	ldr.w r6, [sp, #200]
	ldr.w r7, [sp, #204]
	ldr.w r8, [sp, #208]
	umaal r6, r2, r10, r0
	umaal r7, r2, lr, r0
	umaal r8, r2, r4, r0
	umaal r3, r2, r11, r0
	add.w r5, r5, r2
	ldr.w r0, [sp, #64]
	ldr.w r2, [sp, #72]
	str.w r1, [r0, #0]
	str.w r9, [r0, #4]
	str.w r12, [r0, #8]
	str.w r6, [r0, #12]
	str.w r7, [r0, #16]
	str.w r8, [r0, #20]
	str.w r3, [r0, #24]
	str.w r5, [r0, #28]
	tst.w r2, #1
	beq.w .Lwithout_t_niels
	ldr.w r0, [sp, #88]
	ldr.w r1, [sp, #92]
	ldr.w r2, [sp, #96]
	ldr.w r3, [sp, #100]
	ldr.w r4, [sp, #104]
	ldr.w r5, [sp, #108]
	ldr.w r6, [sp, #84]
	ldr.w r7, [sp, #124]
	ldr.w r8, [sp, #128]
	umull r9, r10, r0, r6
	str.w r9, [sp, #88]
	umull r9, r11, r0, r7
	umaal r9, r10, r1, r6
	str.w r9, [sp, #92]
	umull r8, r9, r0, r8
	umaal r8, r11, r1, r7
	umaal r8, r10, r2, r6
	str.w r8, [sp, #96]
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
	ldr.w r6, [sp, #128]
	ldr.w r7, [sp, #132]
	umaal r8, r9, r1, r6
	umaal r12, r9, r2, r6
	umaal lr, r9, r3, r6
	umaal r10, r9, r4, r6
	umaal r11, r9, r5, r6
	mov.w r6, #0
	umaal r8, r6, r0, r7
	str.w r8, [sp, #100]
	umaal r12, r6, r1, r7
	umaal lr, r6, r2, r7
	umaal r10, r6, r3, r7
	umaal r11, r6, r4, r7
	umaal r9, r6, r5, r7
	ldr.w r7, [sp, #136]
	mov.w r8, #0
	umaal r12, r8, r0, r7
	str.w r12, [sp, #104]
	umaal lr, r8, r1, r7
	umaal r10, r8, r2, r7
	umaal r11, r8, r3, r7
	umaal r9, r8, r4, r7
	umaal r6, r8, r5, r7
	ldr.w r7, [sp, #140]
	mov.w r12, #0
	umaal lr, r12, r0, r7
	str.w lr, [sp, #108]
	umaal r10, r12, r1, r7
	umaal r11, r12, r2, r7
	umaal r9, r12, r3, r7
	umaal r6, r12, r4, r7
	umaal r8, r12, r5, r7
	ldr.w r7, [sp, #144]
	mov.w lr, #0
	umaal r10, lr, r0, r7
	str.w r10, [sp, #120]
	umaal r11, lr, r1, r7
	umaal r9, lr, r2, r7
	umaal r6, lr, r3, r7
	umaal r8, lr, r4, r7
	umaal r12, lr, r5, r7
	ldr.w r7, [sp, #148]
	mov.w r10, #0
	umaal r11, r10, r0, r7
	umaal r9, r10, r1, r7
	umaal r6, r10, r2, r7
	umaal r8, r10, r3, r7
	umaal r12, r10, r4, r7
	umaal lr, r10, r5, r7
	ldr.w r0, [sp, #112]
	ldr.w r1, [sp, #116]
	ldr.w r2, [sp, #84]
	ldr.w r3, [sp, #120]
	ldr.w r4, [sp, #124]
	mov.w r5, #0
	mov.w r7, #0
	umaal r3, r5, r0, r2
	umaal r7, r5, r1, r2
	umaal r11, r7, r0, r4
	umaal r5, r7, r1, r4
	ldr.w r2, [sp, #128]
	ldr.w r4, [sp, #132]
	umaal r9, r5, r0, r2
	umaal r7, r5, r1, r2
	umaal r6, r7, r0, r4
	umaal r5, r7, r1, r4
	ldr.w r2, [sp, #136]
	ldr.w r4, [sp, #140]
	umaal r8, r5, r0, r2
	umaal r7, r5, r1, r2
	umaal r12, r7, r0, r4
	umaal r5, r7, r1, r4
	ldr.w r2, [sp, #144]
	ldr.w r4, [sp, #148]
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
	ldr.w r1, [sp, #88]
	ldr.w r4, [sp, #92]
	ldr.w r7, [sp, #96]
	umaal r1, r2, r9, r0
	umaal r4, r2, r6, r0
	umaal r7, r2, r8, r0
	ldr.w r6, [sp, #100]
	ldr.w r8, [sp, #104]
	ldr.w r9, [sp, #108]
	umaal r6, r2, r12, r0
	umaal r8, r2, lr, r0
	umaal r9, r2, r10, r0
	umaal r3, r2, r5, r0
	add.w r11, r11, r2
	ldr.w r0, [sp, #64]
	str.w r1, [r0, #96]
	str.w r4, [r0, #100]
	str.w r7, [r0, #104]
	str.w r6, [r0, #108]
	str.w r8, [r0, #112]
	str.w r9, [r0, #116]
	str.w r3, [r0, #120]
	str.w r11, [r0, #124]
.Lwithout_t_niels:
	add.w sp, sp, #220
	pop.w {r4-r11, pc}
#endif
	.size ed25519_point_add_niels, . - ed25519_point_add_niels

#endif
