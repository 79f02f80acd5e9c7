/* Printed by gen/invert_armv7em.py, which says how it works.
 *
 * void fe25519_invert(fe25519 *out, const fe25519 *a)
 *
 * 1 / a mod p = 2^255 - 19; of zero, zero. 600 divsteps (Bernstein, Yang 2019), of which 590 are enough for
 * any a below p. The same instructions for every a.
 *
 * Ranges: a < 2^256, which is brought below p first. out < 2^256: what becomes it is below 2^255 - 2^253
 * either way, and p is added.
 *
 * entry: r0 out, r1 a
 * exit: -
 * clobbers: r0-r3, r12, lr, flags, s0-s15
 * stack: 132 bytes
 * cycles: 12,174 (cortex-m4f)
 * code: 3,148 bytes
 *
 * Without registers of the FPU (-DTHUMBKAT_NO_FPU, or none there):
 *
 * no-fpu stack: 196 bytes
 * no-fpu cycles: 12,261 (cortex-m4f)
 * no-fpu code: 3,140 bytes
 */
#include "../backend.h"

#if FE25519_BACKEND == FE25519_BACKEND_ARMV7EM

	.syntax unified
	.thumb
	.section .text.fe25519_invert, "ax", %progbits
	.p2align 2
	.global fe25519_invert
	.type fe25519_invert, %function
	.thumb_func
fe25519_invert:
#if FE25519_FPU
	push.w {r4-r11, lr}
	vpush {s16-s31}
	sub.w sp, sp, #32
	str.w r0, [sp, #16]
	ldr.w r0, [r1, #0]
	ldr.w r2, [r1, #4]
	ldr.w r3, [r1, #8]
	ldr.w r4, [r1, #12]
	ldr.w r5, [r1, #16]
	ldr.w r6, [r1, #20]
	ldr.w r7, [r1, #24]
	ldr.w r1, [r1, #28]
	lsr.w r8, r1, #31
	bic.w r1, r1, #0x80000000
	add.w r9, r8, r8, lsl #3
	add.w r8, r8, r9, lsl #1
	adds.w r0, r0, r8
	adcs.w r2, r2, #0
	adcs.w r3, r3, #0
	adcs.w r4, r4, #0
	adcs.w r5, r5, #0
	adcs.w r6, r6, #0
	adcs.w r7, r7, #0
	adcs.w r1, r1, #0
	adds.w r8, r0, #19
	adcs.w r8, r2, #0
	adcs.w r8, r3, #0
	adcs.w r8, r4, #0
	adcs.w r8, r5, #0
	adcs.w r8, r6, #0
	adcs.w r8, r7, #0
	adcs.w r8, r1, #0
	lsr.w r8, r8, #31
	add.w r9, r8, r8, lsl #3
	add.w r8, r8, r9, lsl #1
	adds.w r0, r0, r8
	adcs.w r2, r2, #0
	adcs.w r3, r3, #0
	adcs.w r4, r4, #0
	adcs.w r5, r5, #0
	adcs.w r6, r6, #0
	adcs.w r7, r7, #0
	adcs.w r1, r1, #0
	bic.w r1, r1, #0x80000000
	movw r8, #0x0
	movt r8, #0x2000
	adds.w r0, r0, r8
	movw r8, #0x0
	movt r8, #0x800
	adcs.w r2, r2, r8
	movw r8, #0x0
	movt r8, #0x200
	adcs.w r3, r3, r8
	movw r8, #0x0
	movt r8, #0x80
	adcs.w r4, r4, r8
	movw r8, #0x0
	movt r8, #0x20
	adcs.w r5, r5, r8
	movw r8, #0x0
	movt r8, #0x8
	adcs.w r6, r6, r8
	movw r8, #0x0
	movt r8, #0x2
	adcs.w r7, r7, r8
	movw r8, #0x8000
	adcs.w r1, r1, r8
	mov.w r8, #0x80000000
	eor.w r9, r8, r0, lsl #2
	vmov s9, r9
	lsr.w r0, r0, #30
	orr.w r0, r0, r2, lsl #2
	eor.w r0, r8, r0, lsl #2
	vmov s10, r0
	lsr.w r0, r2, #28
	orr.w r0, r0, r3, lsl #4
	eor.w r0, r8, r0, lsl #2
	vmov s11, r0
	lsr.w r0, r3, #26
	orr.w r0, r0, r4, lsl #6
	eor.w r0, r8, r0, lsl #2
	vmov s12, r0
	lsr.w r0, r4, #24
	orr.w r0, r0, r5, lsl #8
	eor.w r0, r8, r0, lsl #2
	vmov s13, r0
	lsr.w r0, r5, #22
	orr.w r0, r0, r6, lsl #10
	eor.w r0, r8, r0, lsl #2
	vmov s14, r0
	lsr.w r0, r6, #20
	orr.w r0, r0, r7, lsl #12
	eor.w r0, r8, r0, lsl #2
	vmov s15, r0
	lsr.w r0, r7, #18
	orr.w r0, r0, r1, lsl #14
	eor.w r0, r8, r0, lsl #2
	vmov s16, r0
	lsr.w r0, r1, #16
	lsl.w r0, r0, #2
	vmov s17, r0
	mov.w r0, #0
	vmov s1, r0
	vmov s2, r0
	vmov s3, r0
	vmov s4, r0
	vmov s5, r0
	vmov s6, r0
	vmov s7, r0
	vmov s18, r0
	vmov s19, r0
	vmov s20, r0
	vmov s21, r0
	vmov s22, r0
	vmov s23, r0
	vmov s24, r0
	vmov s25, r0
	mvn.w r1, #75
	vmov s0, r1
	mov.w r1, #131072
	vmov s8, r1
	adr.w r1, .Lscale
	ldm.w r1, {r2-r9}
	vmov s26, r2
	vmov s27, r3
	vmov s28, r4
	vmov s29, r5
	vmov s30, r6
	vmov s31, r7
	str.w r8, [sp, #0]
	str.w r9, [sp, #4]
	mvn.w r1, #0
	str.w r1, [sp, #8]
	mov.w r1, #20
	str.w r1, [sp, #12]
	.p2align 2
.Lbatch:
	ldr.w r0, [sp, #8]
	vmov r1, s0
	asr.w r1, r1, #2
	vmov r2, s9
	asr.w r2, r2, #2
	sbfx r3, r1, #0, #10
	sbfx r4, r2, #0, #10
	add.w r3, r3, #0x80000
	add.w r4, r4, #0x40000000
	and.w r5, r4, #1
	and.w r6, r0, r4, lsl #31
	asr.w r6, r6, #31
	add.w r5, r5, r6, lsl #1
	eor.w r0, r0, r6
	sub.w r0, r0, #1
	mla r4, r5, r3, r4
	mls r3, r6, r4, r3
	asr.w r4, r4, #1
	and.w r5, r4, #1
	and.w r6, r0, r4, lsl #31
	asr.w r6, r6, #31
	add.w r5, r5, r6, lsl #1
	eor.w r0, r0, r6
	sub.w r0, r0, #1
	mla r4, r5, r3, r4
	mls r3, r6, r4, r3
	asr.w r4, r4, #1
	and.w r5, r4, #1
	and.w r6, r0, r4, lsl #31
	asr.w r6, r6, #31
	add.w r5, r5, r6, lsl #1
	eor.w r0, r0, r6
	sub.w r0, r0, #1
	mla r4, r5, r3, r4
	mls r3, r6, r4, r3
	asr.w r4, r4, #1
	and.w r5, r4, #1
	and.w r6, r0, r4, lsl #31
	asr.w r6, r6, #31
	add.w r5, r5, r6, lsl #1
	eor.w r0, r0, r6
	sub.w r0, r0, #1
	mla r4, r5, r3, r4
	mls r3, r6, r4, r3
	asr.w r4, r4, #1
	and.w r5, r4, #1
	and.w r6, r0, r4, lsl #31
	asr.w r6, r6, #31
	add.w r5, r5, r6, lsl #1
	eor.w r0, r0, r6
	sub.w r0, r0, #1
	mla r4, r5, r3, r4
	mls r3, r6, r4, r3
	asr.w r4, r4, #1
	and.w r5, r4, #1
	and.w r6, r0, r4, lsl #31
	asr.w r6, r6, #31
	add.w r5, r5, r6, lsl #1
	eor.w r0, r0, r6
	sub.w r0, r0, #1
	mla r4, r5, r3, r4
	mls r3, r6, r4, r3
	asr.w r4, r4, #1
	and.w r5, r4, #1
	and.w r6, r0, r4, lsl #31
	asr.w r6, r6, #31
	add.w r5, r5, r6, lsl #1
	eor.w r0, r0, r6
	sub.w r0, r0, #1
	mla r4, r5, r3, r4
	mls r3, r6, r4, r3
	asr.w r4, r4, #1
	and.w r5, r4, #1
	and.w r6, r0, r4, lsl #31
	asr.w r6, r6, #31
	add.w r5, r5, r6, lsl #1
	eor.w r0, r0, r6
	sub.w r0, r0, #1
	mla r4, r5, r3, r4
	mls r3, r6, r4, r3
	asr.w r4, r4, #1
	and.w r5, r4, #1
	and.w r6, r0, r4, lsl #31
	asr.w r6, r6, #31
	add.w r5, r5, r6, lsl #1
	eor.w r0, r0, r6
	sub.w r0, r0, #1
	mla r4, r5, r3, r4
	mls r3, r6, r4, r3
	asr.w r4, r4, #1
	and.w r5, r4, #1
	and.w r6, r0, r4, lsl #31
	asr.w r6, r6, #31
	add.w r5, r5, r6, lsl #1
	eor.w r0, r0, r6
	sub.w r0, r0, #1
	add.w r7, r3, #512
	sbfx r7, r7, #10, #11
	add.w r3, r3, #0x100000
	asr.w r3, r3, #21
	add.w r8, r4, #512
	sbfx r8, r8, #10, #11
	add.w r4, r4, #0x100000
	asr.w r4, r4, #21
	mla r8, r5, r7, r8
	mla r4, r5, r3, r4
	mls r7, r6, r8, r7
	mls r3, r6, r4, r3
	lsl.w r7, r7, #1
	lsl.w r3, r3, #1
	mul r5, r7, r1
	mla r5, r3, r2, r5
	asr.w r5, r5, #10
	mul r1, r8, r1
	mla r1, r4, r2, r1
	asr.w r1, r1, #10
	sbfx r2, r5, #0, #10
	sbfx r6, r1, #0, #10
	add.w r2, r2, #0x80000
	add.w r6, r6, #0x40000000
	and.w r9, r6, #1
	and.w r10, r0, r6, lsl #31
	asr.w r10, r10, #31
	add.w r9, r9, r10, lsl #1
	eor.w r0, r0, r10
	sub.w r0, r0, #1
	mla r6, r9, r2, r6
	mls r2, r10, r6, r2
	asr.w r6, r6, #1
	and.w r9, r6, #1
	and.w r10, r0, r6, lsl #31
	asr.w r10, r10, #31
	add.w r9, r9, r10, lsl #1
	eor.w r0, r0, r10
	sub.w r0, r0, #1
	mla r6, r9, r2, r6
	mls r2, r10, r6, r2
	asr.w r6, r6, #1
	and.w r9, r6, #1
	and.w r10, r0, r6, lsl #31
	asr.w r10, r10, #31
	add.w r9, r9, r10, lsl #1
	eor.w r0, r0, r10
	sub.w r0, r0, #1
	mla r6, r9, r2, r6
	mls r2, r10, r6, r2
	asr.w r6, r6, #1
	and.w r9, r6, #1
	and.w r10, r0, r6, lsl #31
	asr.w r10, r10, #31
	add.w r9, r9, r10, lsl #1
	eor.w r0, r0, r10
	sub.w r0, r0, #1
	mla r6, r9, r2, r6
	mls r2, r10, r6, r2
	asr.w r6, r6, #1
	and.w r9, r6, #1
	and.w r10, r0, r6, lsl #31
	asr.w r10, r10, #31
	add.w r9, r9, r10, lsl #1
	eor.w r0, r0, r10
	sub.w r0, r0, #1
	mla r6, r9, r2, r6
	mls r2, r10, r6, r2
	asr.w r6, r6, #1
	and.w r9, r6, #1
	and.w r10, r0, r6, lsl #31
	asr.w r10, r10, #31
	add.w r9, r9, r10, lsl #1
	eor.w r0, r0, r10
	sub.w r0, r0, #1
	mla r6, r9, r2, r6
	mls r2, r10, r6, r2
	asr.w r6, r6, #1
	and.w r9, r6, #1
	and.w r10, r0, r6, lsl #31
	asr.w r10, r10, #31
	add.w r9, r9, r10, lsl #1
	eor.w r0, r0, r10
	sub.w r0, r0, #1
	mla r6, r9, r2, r6
	mls r2, r10, r6, r2
	asr.w r6, r6, #1
	and.w r9, r6, #1
	and.w r10, r0, r6, lsl #31
	asr.w r10, r10, #31
	add.w r9, r9, r10, lsl #1
	eor.w r0, r0, r10
	sub.w r0, r0, #1
	mla r6, r9, r2, r6
	mls r2, r10, r6, r2
	asr.w r6, r6, #1
	and.w r9, r6, #1
	and.w r10, r0, r6, lsl #31
	asr.w r10, r10, #31
	add.w r9, r9, r10, lsl #1
	eor.w r0, r0, r10
	sub.w r0, r0, #1
	mla r6, r9, r2, r6
	mls r2, r10, r6, r2
	asr.w r6, r6, #1
	and.w r9, r6, #1
	and.w r10, r0, r6, lsl #31
	asr.w r10, r10, #31
	add.w r9, r9, r10, lsl #1
	eor.w r0, r0, r10
	sub.w r0, r0, #1
	add.w r11, r2, #512
	sbfx r11, r11, #10, #11
	add.w r2, r2, #0x100000
	asr.w r2, r2, #21
	add.w r12, r6, #512
	sbfx r12, r12, #10, #11
	add.w r6, r6, #0x100000
	asr.w r6, r6, #21
	mla r12, r9, r11, r12
	mla r6, r9, r2, r6
	mls r11, r10, r12, r11
	mls r2, r10, r6, r2
	lsl.w r11, r11, #1
	lsl.w r2, r2, #1
	mul r9, r11, r5
	mla r9, r2, r1, r9
	asr.w r9, r9, #10
	mul r5, r12, r5
	mla r5, r6, r1, r5
	asr.w r5, r5, #10
	mul r1, r11, r7
	mla r1, r2, r8, r1
	mul r10, r11, r3
	mla r10, r2, r4, r10
	mul r2, r12, r7
	mla r2, r6, r8, r2
	mul r3, r12, r3
	mla r3, r6, r4, r3
	sbfx r4, r9, #0, #10
	sbfx r5, r5, #0, #10
	add.w r4, r4, #0x80000
	add.w r5, r5, #0x40000000
	and.w r6, r5, #1
	and.w r7, r0, r5, lsl #31
	asr.w r7, r7, #31
	add.w r6, r6, r7, lsl #1
	eor.w r0, r0, r7
	sub.w r0, r0, #1
	mla r5, r6, r4, r5
	mls r4, r7, r5, r4
	asr.w r5, r5, #1
	and.w r6, r5, #1
	and.w r7, r0, r5, lsl #31
	asr.w r7, r7, #31
	add.w r6, r6, r7, lsl #1
	eor.w r0, r0, r7
	sub.w r0, r0, #1
	mla r5, r6, r4, r5
	mls r4, r7, r5, r4
	asr.w r5, r5, #1
	and.w r6, r5, #1
	and.w r7, r0, r5, lsl #31
	asr.w r7, r7, #31
	add.w r6, r6, r7, lsl #1
	eor.w r0, r0, r7
	sub.w r0, r0, #1
	mla r5, r6, r4, r5
	mls r4, r7, r5, r4
	asr.w r5, r5, #1
	and.w r6, r5, #1
	and.w r7, r0, r5, lsl #31
	asr.w r7, r7, #31
	add.w r6, r6, r7, lsl #1
	eor.w r0, r0, r7
	sub.w r0, r0, #1
	mla r5, r6, r4, r5
	mls r4, r7, r5, r4
	asr.w r5, r5, #1
	and.w r6, r5, #1
	and.w r7, r0, r5, lsl #31
	asr.w r7, r7, #31
	add.w r6, r6, r7, lsl #1
	eor.w r0, r0, r7
	sub.w r0, r0, #1
	mla r5, r6, r4, r5
	mls r4, r7, r5, r4
	asr.w r5, r5, #1
	and.w r6, r5, #1
	and.w r7, r0, r5, lsl #31
	asr.w r7, r7, #31
	add.w r6, r6, r7, lsl #1
	eor.w r0, r0, r7
	sub.w r0, r0, #1
	mla r5, r6, r4, r5
	mls r4, r7, r5, r4
	asr.w r5, r5, #1
	and.w r6, r5, #1
	and.w r7, r0, r5, lsl #31
	asr.w r7, r7, #31
	add.w r6, r6, r7, lsl #1
	eor.w r0, r0, r7
	sub.w r0, r0, #1
	mla r5, r6, r4, r5
	mls r4, r7, r5, r4
	asr.w r5, r5, #1
	and.w r6, r5, #1
	and.w r7, r0, r5, lsl #31
	asr.w r7, r7, #31
	add.w r6, r6, r7, lsl #1
	eor.w r0, r0, r7
	sub.w r0, r0, #1
	mla r5, r6, r4, r5
	mls r4, r7, r5, r4
	asr.w r5, r5, #1
	and.w r6, r5, #1
	and.w r7, r0, r5, lsl #31
	asr.w r7, r7, #31
	add.w r6, r6, r7, lsl #1
	eor.w r0, r0, r7
	sub.w r0, r0, #1
	mla r5, r6, r4, r5
	mls r4, r7, r5, r4
	asr.w r5, r5, #1
	and.w r6, r5, #1
	and.w r7, r0, r5, lsl #31
	asr.w r7, r7, #31
	add.w r6, r6, r7, lsl #1
	eor.w r0, r0, r7
	sub.w r0, r0, #1
	add.w r8, r4, #512
	sbfx r8, r8, #10, #11
	add.w r4, r4, #0x100000
	asr.w r4, r4, #21
	add.w r9, r5, #512
	sbfx r9, r9, #10, #11
	add.w r5, r5, #0x100000
	asr.w r5, r5, #21
	mla r9, r6, r8, r9
	mla r5, r6, r4, r5
	mls r8, r7, r9, r8
	mls r4, r7, r5, r4
	lsl.w r8, r8, #1
	lsl.w r4, r4, #1
	mul r6, r8, r1
	mla r6, r4, r2, r6
	mul r7, r8, r10
	mla r7, r4, r3, r7
	mul r1, r9, r1
	mla r1, r5, r2, r1
	mul r2, r9, r10
	mla r2, r5, r3, r2
	str.w r0, [sp, #8]
	vmov r0, s0
	vmov r3, s9
	smull r4, r5, r6, r0
	smlal r4, r5, r7, r3
	lsl.w r4, r5, #2
	asr.w r5, r5, #30
	smull r0, r8, r1, r0
	smlal r0, r8, r2, r3
	lsl.w r0, r8, #2
	asr.w r3, r8, #30
	vmov r8, s1
	vmov r9, s10
	smlal r4, r5, r6, r8
	smlal r4, r5, r7, r9
	add.w r5, r5, r4, lsr #31
	vmov s0, r4
	lsl.w r4, r5, #2
	asr.w r5, r5, #30
	smlal r0, r3, r1, r8
	smlal r0, r3, r2, r9
	add.w r3, r3, r0, lsr #31
	vmov s9, r0
	lsl.w r0, r3, #2
	asr.w r3, r3, #30
	vmov r8, s2
	vmov r9, s11
	smlal r4, r5, r6, r8
	smlal r4, r5, r7, r9
	add.w r5, r5, r4, lsr #31
	vmov s1, r4
	lsl.w r4, r5, #2
	asr.w r5, r5, #30
	smlal r0, r3, r1, r8
	smlal r0, r3, r2, r9
	add.w r3, r3, r0, lsr #31
	vmov s10, r0
	lsl.w r0, r3, #2
	asr.w r3, r3, #30
	vmov r8, s3
	vmov r9, s12
	smlal r4, r5, r6, r8
	smlal r4, r5, r7, r9
	add.w r5, r5, r4, lsr #31
	vmov s2, r4
	lsl.w r4, r5, #2
	asr.w r5, r5, #30
	smlal r0, r3, r1, r8
	smlal r0, r3, r2, r9
	add.w r3, r3, r0, lsr #31
	vmov s11, r0
	lsl.w r0, r3, #2
	asr.w r3, r3, #30
	vmov r8, s4
	vmov r9, s13
	smlal r4, r5, r6, r8
	smlal r4, r5, r7, r9
	add.w r5, r5, r4, lsr #31
	vmov s3, r4
	lsl.w r4, r5, #2
	asr.w r5, r5, #30
	smlal r0, r3, r1, r8
	smlal r0, r3, r2, r9
	add.w r3, r3, r0, lsr #31
	vmov s12, r0
	lsl.w r0, r3, #2
	asr.w r3, r3, #30
	vmov r8, s5
	vmov r9, s14
	smlal r4, r5, r6, r8
	smlal r4, r5, r7, r9
	add.w r5, r5, r4, lsr #31
	vmov s4, r4
	lsl.w r4, r5, #2
	asr.w r5, r5, #30
	smlal r0, r3, r1, r8
	smlal r0, r3, r2, r9
	add.w r3, r3, r0, lsr #31
	vmov s13, r0
	lsl.w r0, r3, #2
	asr.w r3, r3, #30
	vmov r8, s6
	vmov r9, s15
	smlal r4, r5, r6, r8
	smlal r4, r5, r7, r9
	add.w r5, r5, r4, lsr #31
	vmov s5, r4
	lsl.w r4, r5, #2
	asr.w r5, r5, #30
	smlal r0, r3, r1, r8
	smlal r0, r3, r2, r9
	add.w r3, r3, r0, lsr #31
	vmov s14, r0
	lsl.w r0, r3, #2
	asr.w r3, r3, #30
	vmov r8, s7
	vmov r9, s16
	smlal r4, r5, r6, r8
	smlal r4, r5, r7, r9
	add.w r5, r5, r4, lsr #31
	vmov s6, r4
	lsl.w r4, r5, #2
	asr.w r5, r5, #30
	smlal r0, r3, r1, r8
	smlal r0, r3, r2, r9
	add.w r3, r3, r0, lsr #31
	vmov s15, r0
	lsl.w r0, r3, #2
	asr.w r3, r3, #30
	vmov r8, s8
	vmov r9, s17
	smlal r4, r5, r6, r8
	smlal r4, r5, r7, r9
	add.w r5, r5, r4, lsr #31
	vmov s7, r4
	lsl.w r4, r5, #2
	asr.w r5, r5, #30
	smlal r0, r3, r1, r8
	smlal r0, r3, r2, r9
	add.w r3, r3, r0, lsr #31
	vmov s16, r0
	lsl.w r0, r3, #2
	asr.w r3, r3, #30
	vmov s8, r4
	vmov s17, r0
	vmov r0, s25
	ldr.w r3, [sp, #4]
	mov.w r4, #19
	smull r5, r8, r6, r0
	smlal r5, r8, r7, r3
	adds.w r5, r5, #0x40000000
	adc.w r8, r8, #0
	lsl.w r8, r8, #1
	orr.w r8, r8, r5, lsr #31
	bic.w r5, r5, #0x80000000
	sub.w r5, r5, #0x40000000
	str.w r5, [sp, #20]
	smull r5, r8, r8, r4
	smull r0, r9, r1, r0
	smlal r0, r9, r2, r3
	adds.w r0, r0, #0x40000000
	adc.w r9, r9, #0
	lsl.w r3, r9, #1
	orr.w r3, r3, r0, lsr #31
	bic.w r0, r0, #0x80000000
	sub.w r0, r0, #0x40000000
	str.w r0, [sp, #24]
	smull r0, r3, r3, r4
	vmov r4, s18
	vmov r9, s26
	smlal r5, r8, r6, r4
	smlal r5, r8, r7, r9
	add.w r8, r8, r5, lsr #31
	vmov s18, r5
	asr.w r5, r8, #31
	smlal r0, r3, r1, r4
	smlal r0, r3, r2, r9
	add.w r3, r3, r0, lsr #31
	vmov s26, r0
	asr.w r0, r3, #31
	vmov r4, s19
	vmov r9, s27
	smlal r8, r5, r6, r4
	smlal r8, r5, r7, r9
	add.w r5, r5, r8, lsr #31
	vmov s19, r8
	asr.w r8, r5, #31
	smlal r3, r0, r1, r4
	smlal r3, r0, r2, r9
	add.w r0, r0, r3, lsr #31
	vmov s27, r3
	asr.w r3, r0, #31
	vmov r4, s20
	vmov r9, s28
	smlal r5, r8, r6, r4
	smlal r5, r8, r7, r9
	add.w r8, r8, r5, lsr #31
	vmov s20, r5
	asr.w r5, r8, #31
	smlal r0, r3, r1, r4
	smlal r0, r3, r2, r9
	add.w r3, r3, r0, lsr #31
	vmov s28, r0
	asr.w r0, r3, #31
	vmov r4, s21
	vmov r9, s29
	smlal r8, r5, r6, r4
	smlal r8, r5, r7, r9
	add.w r5, r5, r8, lsr #31
	vmov s21, r8
	asr.w r8, r5, #31
	smlal r3, r0, r1, r4
	smlal r3, r0, r2, r9
	add.w r0, r0, r3, lsr #31
	vmov s29, r3
	asr.w r3, r0, #31
	vmov r4, s22
	vmov r9, s30
	smlal r5, r8, r6, r4
	smlal r5, r8, r7, r9
	add.w r8, r8, r5, lsr #31
	vmov s22, r5
	asr.w r5, r8, #31
	smlal r0, r3, r1, r4
	smlal r0, r3, r2, r9
	add.w r3, r3, r0, lsr #31
	vmov s30, r0
	asr.w r0, r3, #31
	vmov r4, s23
	vmov r9, s31
	smlal r8, r5, r6, r4
	smlal r8, r5, r7, r9
	add.w r5, r5, r8, lsr #31
	vmov s23, r8
	asr.w r8, r5, #31
	smlal r3, r0, r1, r4
	smlal r3, r0, r2, r9
	add.w r0, r0, r3, lsr #31
	vmov s31, r3
	asr.w r3, r0, #31
	vmov r4, s24
	ldr.w r9, [sp, #0]
	ldr.w r10, [sp, #20]
	ldr.w r11, [sp, #24]
	smlal r5, r8, r6, r4
	smlal r5, r8, r7, r9
	add.w r8, r8, r5, lsr #31
	vmov s24, r5
	asr.w r5, r8, #31
	smlal r0, r3, r1, r4
	smlal r0, r3, r2, r9
	add.w r3, r3, r0, lsr #31
	str.w r0, [sp, #0]
	asr.w r0, r3, #31
	add.w r10, r10, r8
	vmov s25, r10
	add.w r11, r11, r3
	str.w r11, [sp, #4]
	ldr.w r0, [sp, #12]
	subs.w r0, r0, #1
	str.w r0, [sp, #12]
	bne.w .Lbatch
	vmov r0, s18
	vmov r1, s19
	vmov r2, s20
	vmov r3, s21
	vmov r4, s22
	vmov r5, s23
	vmov r6, s24
	vmov r7, s25
	vmov r8, s0
	asr.w r8, r8, #31
	ldr.w r9, [sp, #16]
	subs.w r10, r1, r0, lsr #31
	sbcs.w r1, r2, r1, lsr #31
	sbcs.w r2, r3, r2, lsr #31
	sbcs.w r3, r4, r3, lsr #31
	sbcs.w r4, r5, r4, lsr #31
	sbcs.w r5, r6, r5, lsr #31
	sbcs.w r6, r7, r6, lsr #31
	eor.w r0, r0, r8
	eor.w r10, r10, r8
	eor.w r1, r1, r8
	eor.w r2, r2, r8
	eor.w r3, r3, r8
	eor.w r4, r4, r8
	eor.w r5, r5, r8
	eor.w r6, r6, r8
	subs.w r0, r0, r8
	sbcs.w r10, r10, r8
	sbcs.w r1, r1, r8
	sbcs.w r2, r2, r8
	sbcs.w r3, r3, r8
	sbcs.w r4, r4, r8
	sbcs.w r5, r5, r8
	sbcs.w r6, r6, r8
	subs.w r0, r0, #19
	sbcs.w r10, r10, #0
	sbcs.w r1, r1, #0
	sbcs.w r2, r2, #0
	sbcs.w r3, r3, #0
	sbcs.w r4, r4, #0
	sbcs.w r5, r5, #0
	sbcs.w r6, r6, #0
	add.w r6, r6, #0x80000000
	str.w r0, [r9, #0]
	str.w r10, [r9, #4]
	str.w r1, [r9, #8]
	str.w r2, [r9, #12]
	str.w r3, [r9, #16]
	str.w r4, [r9, #20]
	str.w r5, [r9, #24]
	str.w r6, [r9, #28]
	add.w sp, sp, #32
	vpop {s16-s31}
	pop.w {r4-r11, pc}
#else
	push.w {r4-r11, lr}
	sub.w sp, sp, #160
	str.w r0, [sp, #144]
	ldr.w r0, [r1, #0]
	ldr.w r2, [r1, #4]
	ldr.w r3, [r1, #8]
	ldr.w r4, [r1, #12]
	ldr.w r5, [r1, #16]
	ldr.w r6, [r1, #20]
	ldr.w r7, [r1, #24]
	ldr.w r1, [r1, #28]
	lsr.w r8, r1, #31
	bic.w r1, r1, #0x80000000
	add.w r9, r8, r8, lsl #3
	add.w r8, r8, r9, lsl #1
	adds.w r0, r0, r8
	adcs.w r2, r2, #0
	adcs.w r3, r3, #0
	adcs.w r4, r4, #0
	adcs.w r5, r5, #0
	adcs.w r6, r6, #0
	adcs.w r7, r7, #0
	adcs.w r1, r1, #0
	adds.w r8, r0, #19
	adcs.w r8, r2, #0
	adcs.w r8, r3, #0
	adcs.w r8, r4, #0
	adcs.w r8, r5, #0
	adcs.w r8, r6, #0
	adcs.w r8, r7, #0
	adcs.w r8, r1, #0
	lsr.w r8, r8, #31
	add.w r9, r8, r8, lsl #3
	add.w r8, r8, r9, lsl #1
	adds.w r0, r0, r8
	adcs.w r2, r2, #0
	adcs.w r3, r3, #0
	adcs.w r4, r4, #0
	adcs.w r5, r5, #0
	adcs.w r6, r6, #0
	adcs.w r7, r7, #0
	adcs.w r1, r1, #0
	bic.w r1, r1, #0x80000000
	movw r8, #0x0
	movt r8, #0x2000
	adds.w r0, r0, r8
	movw r8, #0x0
	movt r8, #0x800
	adcs.w r2, r2, r8
	movw r8, #0x0
	movt r8, #0x200
	adcs.w r3, r3, r8
	movw r8, #0x0
	movt r8, #0x80
	adcs.w r4, r4, r8
	movw r8, #0x0
	movt r8, #0x20
	adcs.w r5, r5, r8
	movw r8, #0x0
	movt r8, #0x8
	adcs.w r6, r6, r8
	movw r8, #0x0
	movt r8, #0x2
	adcs.w r7, r7, r8
	movw r8, #0x8000
	adcs.w r1, r1, r8
	mov.w r8, #0x80000000
	eor.w r9, r8, r0, lsl #2
	str.w r9, [sp, #36]
	lsr.w r0, r0, #30
	orr.w r0, r0, r2, lsl #2
	eor.w r0, r8, r0, lsl #2
	str.w r0, [sp, #40]
	lsr.w r0, r2, #28
	orr.w r0, r0, r3, lsl #4
	eor.w r0, r8, r0, lsl #2
	str.w r0, [sp, #44]
	lsr.w r0, r3, #26
	orr.w r0, r0, r4, lsl #6
	eor.w r0, r8, r0, lsl #2
	str.w r0, [sp, #48]
	lsr.w r0, r4, #24
	orr.w r0, r0, r5, lsl #8
	eor.w r0, r8, r0, lsl #2
	str.w r0, [sp, #52]
	lsr.w r0, r5, #22
	orr.w r0, r0, r6, lsl #10
	eor.w r0, r8, r0, lsl #2
	str.w r0, [sp, #56]
	lsr.w r0, r6, #20
	orr.w r0, r0, r7, lsl #12
	eor.w r0, r8, r0, lsl #2
	str.w r0, [sp, #60]
	lsr.w r0, r7, #18
	orr.w r0, r0, r1, lsl #14
	eor.w r0, r8, r0, lsl #2
	str.w r0, [sp, #64]
	lsr.w r0, r1, #16
	lsl.w r0, r0, #2
	str.w r0, [sp, #68]
	mov.w r0, #0
	str.w r0, [sp, #4]
	str.w r0, [sp, #8]
	str.w r0, [sp, #12]
	str.w r0, [sp, #16]
	str.w r0, [sp, #20]
	str.w r0, [sp, #24]
	str.w r0, [sp, #28]
	str.w r0, [sp, #72]
	str.w r0, [sp, #76]
	str.w r0, [sp, #80]
	str.w r0, [sp, #84]
	str.w r0, [sp, #88]
	str.w r0, [sp, #92]
	str.w r0, [sp, #96]
	str.w r0, [sp, #100]
	mvn.w r1, #75
	str.w r1, [sp, #0]
	mov.w r1, #131072
	str.w r1, [sp, #32]
	adr.w r1, .Lscale
	ldm.w r1, {r2-r9}
	str.w r2, [sp, #104]
	str.w r3, [sp, #108]
	str.w r4, [sp, #112]
	str.w r5, [sp, #116]
	str.w r6, [sp, #120]
	str.w r7, [sp, #124]
	str.w r8, [sp, #128]
	str.w r9, [sp, #132]
	mvn.w r1, #0
	str.w r1, [sp, #136]
	mov.w r1, #20
	str.w r1, [sp, #140]
	.p2align 2
.Lbatch:
	ldr.w r0, [sp, #136]
	ldr.w r1, [sp, #0]
	ldr.w r2, [sp, #36]
	asr.w r1, r1, #2
	asr.w r2, r2, #2
	sbfx r3, r1, #0, #10
	sbfx r4, r2, #0, #10
	add.w r3, r3, #0x80000
	add.w r4, r4, #0x40000000
	and.w r5, r4, #1
	and.w r6, r0, r4, lsl #31
	asr.w r6, r6, #31
	add.w r5, r5, r6, lsl #1
	eor.w r0, r0, r6
	sub.w r0, r0, #1
	mla r4, r5, r3, r4
	mls r3, r6, r4, r3
	asr.w r4, r4, #1
	and.w r5, r4, #1
	and.w r6, r0, r4, lsl #31
	asr.w r6, r6, #31
	add.w r5, r5, r6, lsl #1
	eor.w r0, r0, r6
	sub.w r0, r0, #1
	mla r4, r5, r3, r4
	mls r3, r6, r4, r3
	asr.w r4, r4, #1
	and.w r5, r4, #1
	and.w r6, r0, r4, lsl #31
	asr.w r6, r6, #31
	add.w r5, r5, r6, lsl #1
	eor.w r0, r0, r6
	sub.w r0, r0, #1
	mla r4, r5, r3, r4
	mls r3, r6, r4, r3
	asr.w r4, r4, #1
	and.w r5, r4, #1
	and.w r6, r0, r4, lsl #31
	asr.w r6, r6, #31
	add.w r5, r5, r6, lsl #1
	eor.w r0, r0, r6
	sub.w r0, r0, #1
	mla r4, r5, r3, r4
	mls r3, r6, r4, r3
	asr.w r4, r4, #1
	and.w r5, r4, #1
	and.w r6, r0, r4, lsl #31
	asr.w r6, r6, #31
	add.w r5, r5, r6, lsl #1
	eor.w r0, r0, r6
	sub.w r0, r0, #1
	mla r4, r5, r3, r4
	mls r3, r6, r4, r3
	asr.w r4, r4, #1
	and.w r5, r4, #1
	and.w r6, r0, r4, lsl #31
	asr.w r6, r6, #31
	add.w r5, r5, r6, lsl #1
	eor.w r0, r0, r6
	sub.w r0, r0, #1
	mla r4, r5, r3, r4
	mls r3, r6, r4, r3
	asr.w r4, r4, #1
	and.w r5, r4, #1
	and.w r6, r0, r4, lsl #31
	asr.w r6, r6, #31
	add.w r5, r5, r6, lsl #1
	eor.w r0, r0, r6
	sub.w r0, r0, #1
	mla r4, r5, r3, r4
	mls r3, r6, r4, r3
	asr.w r4, r4, #1
	and.w r5, r4, #1
	and.w r6, r0, r4, lsl #31
	asr.w r6, r6, #31
	add.w r5, r5, r6, lsl #1
	eor.w r0, r0, r6
	sub.w r0, r0, #1
	mla r4, r5, r3, r4
	mls r3, r6, r4, r3
	asr.w r4, r4, #1
	and.w r5, r4, #1
	and.w r6, r0, r4, lsl #31
	asr.w r6, r6, #31
	add.w r5, r5, r6, lsl #1
	eor.w r0, r0, r6
	sub.w r0, r0, #1
	mla r4, r5, r3, r4
	mls r3, r6, r4, r3
	asr.w r4, r4, #1
	and.w r5, r4, #1
	and.w r6, r0, r4, lsl #31
	asr.w r6, r6, #31
	add.w r5, r5, r6, lsl #1
	eor.w r0, r0, r6
	sub.w r0, r0, #1
	add.w r7, r3, #512
	sbfx r7, r7, #10, #11
	add.w r3, r3, #0x100000
	asr.w r3, r3, #21
	add.w r8, r4, #512
	sbfx r8, r8, #10, #11
	add.w r4, r4, #0x100000
	asr.w r4, r4, #21
	mla r8, r5, r7, r8
	mla r4, r5, r3, r4
	mls r7, r6, r8, r7
	mls r3, r6, r4, r3
	lsl.w r7, r7, #1
	lsl.w r3, r3, #1
	mul r5, r7, r1
	mla r5, r3, r2, r5
	asr.w r5, r5, #10
	mul r1, r8, r1
	mla r1, r4, r2, r1
	asr.w r1, r1, #10
	sbfx r2, r5, #0, #10
	sbfx r6, r1, #0, #10
	add.w r2, r2, #0x80000
	add.w r6, r6, #0x40000000
	and.w r9, r6, #1
	and.w r10, r0, r6, lsl #31
	asr.w r10, r10, #31
	add.w r9, r9, r10, lsl #1
	eor.w r0, r0, r10
	sub.w r0, r0, #1
	mla r6, r9, r2, r6
	mls r2, r10, r6, r2
	asr.w r6, r6, #1
	and.w r9, r6, #1
	and.w r10, r0, r6, lsl #31
	asr.w r10, r10, #31
	add.w r9, r9, r10, lsl #1
	eor.w r0, r0, r10
	sub.w r0, r0, #1
	mla r6, r9, r2, r6
	mls r2, r10, r6, r2
	asr.w r6, r6, #1
	and.w r9, r6, #1
	and.w r10, r0, r6, lsl #31
	asr.w r10, r10, #31
	add.w r9, r9, r10, lsl #1
	eor.w r0, r0, r10
	sub.w r0, r0, #1
	mla r6, r9, r2, r6
	mls r2, r10, r6, r2
	asr.w r6, r6, #1
	and.w r9, r6, #1
	and.w r10, r0, r6, lsl #31
	asr.w r10, r10, #31
	add.w r9, r9, r10, lsl #1
	eor.w r0, r0, r10
	sub.w r0, r0, #1
	mla r6, r9, r2, r6
	mls r2, r10, r6, r2
	asr.w r6, r6, #1
	and.w r9, r6, #1
	and.w r10, r0, r6, lsl #31
	asr.w r10, r10, #31
	add.w r9, r9, r10, lsl #1
	eor.w r0, r0, r10
	sub.w r0, r0, #1
	mla r6, r9, r2, r6
	mls r2, r10, r6, r2
	asr.w r6, r6, #1
	and.w r9, r6, #1
	and.w r10, r0, r6, lsl #31
	asr.w r10, r10, #31
	add.w r9, r9, r10, lsl #1
	eor.w r0, r0, r10
	sub.w r0, r0, #1
	mla r6, r9, r2, r6
	mls r2, r10, r6, r2
	asr.w r6, r6, #1
	and.w r9, r6, #1
	and.w r10, r0, r6, lsl #31
	asr.w r10, r10, #31
	add.w r9, r9, r10, lsl #1
	eor.w r0, r0, r10
	sub.w r0, r0, #1
	mla r6, r9, r2, r6
	mls r2, r10, r6, r2
	asr.w r6, r6, #1
	and.w r9, r6, #1
	and.w r10, r0, r6, lsl #31
	asr.w r10, r10, #31
	add.w r9, r9, r10, lsl #1
	eor.w r0, r0, r10
	sub.w r0, r0, #1
	mla r6, r9, r2, r6
	mls r2, r10, r6, r2
	asr.w r6, r6, #1
	and.w r9, r6, #1
	and.w r10, r0, r6, lsl #31
	asr.w r10, r10, #31
	add.w r9, r9, r10, lsl #1
	eor.w r0, r0, r10
	sub.w r0, r0, #1
	mla r6, r9, r2, r6
	mls r2, r10, r6, r2
	asr.w r6, r6, #1
	and.w r9, r6, #1
	and.w r10, r0, r6, lsl #31
	asr.w r10, r10, #31
	add.w r9, r9, r10, lsl #1
	eor.w r0, r0, r10
	sub.w r0, r0, #1
	add.w r11, r2, #512
	sbfx r11, r11, #10, #11
	add.w r2, r2, #0x100000
	asr.w r2, r2, #21
	add.w r12, r6, #512
	sbfx r12, r12, #10, #11
	add.w r6, r6, #0x100000
	asr.w r6, r6, #21
	mla r12, r9, r11, r12
	mla r6, r9, r2, r6
	mls r11, r10, r12, r11
	mls r2, r10, r6, r2
	lsl.w r11, r11, #1
	lsl.w r2, r2, #1
	mul r9, r11, r5
	mla r9, r2, r1, r9
	asr.w r9, r9, #10
	mul r5, r12, r5
	mla r5, r6, r1, r5
	asr.w r5, r5, #10
	mul r1, r11, r7
	mla r1, r2, r8, r1
	mul r10, r11, r3
	mla r10, r2, r4, r10
	mul r2, r12, r7
	mla r2, r6, r8, r2
	mul r3, r12, r3
	mla r3, r6, r4, r3
	sbfx r4, r9, #0, #10
	sbfx r5, r5, #0, #10
	add.w r4, r4, #0x80000
	add.w r5, r5, #0x40000000
	and.w r6, r5, #1
	and.w r7, r0, r5, lsl #31
	asr.w r7, r7, #31
	add.w r6, r6, r7, lsl #1
	eor.w r0, r0, r7
	sub.w r0, r0, #1
	mla r5, r6, r4, r5
	mls r4, r7, r5, r4
	asr.w r5, r5, #1
	and.w r6, r5, #1
	and.w r7, r0, r5, lsl #31
	asr.w r7, r7, #31
	add.w r6, r6, r7, lsl #1
	eor.w r0, r0, r7
	sub.w r0, r0, #1
	mla r5, r6, r4, r5
	mls r4, r7, r5, r4
	asr.w r5, r5, #1
	and.w r6, r5, #1
	and.w r7, r0, r5, lsl #31
	asr.w r7, r7, #31
	add.w r6, r6, r7, lsl #1
	eor.w r0, r0, r7
	sub.w r0, r0, #1
	mla r5, r6, r4, r5
	mls r4, r7, r5, r4
	asr.w r5, r5, #1
	and.w r6, r5, #1
	and.w r7, r0, r5, lsl #31
	asr.w r7, r7, #31
	add.w r6, r6, r7, lsl #1
	eor.w r0, r0, r7
	sub.w r0, r0, #1
	mla r5, r6, r4, r5
	mls r4, r7, r5, r4
	asr.w r5, r5, #1
	and.w r6, r5, #1
	and.w r7, r0, r5, lsl #31
	asr.w r7, r7, #31
	add.w r6, r6, r7, lsl #1
	eor.w r0, r0, r7
	sub.w r0, r0, #1
	mla r5, r6, r4, r5
	mls r4, r7, r5, r4
	asr.w r5, r5, #1
	and.w r6, r5, #1
	and.w r7, r0, r5, lsl #31
	asr.w r7, r7, #31
	add.w r6, r6, r7, lsl #1
	eor.w r0, r0, r7
	sub.w r0, r0, #1
	mla r5, r6, r4, r5
	mls r4, r7, r5, r4
	asr.w r5, r5, #1
	and.w r6, r5, #1
	and.w r7, r0, r5, lsl #31
	asr.w r7, r7, #31
	add.w r6, r6, r7, lsl #1
	eor.w r0, r0, r7
	sub.w r0, r0, #1
	mla r5, r6, r4, r5
	mls r4, r7, r5, r4
	asr.w r5, r5, #1
	and.w r6, r5, #1
	and.w r7, r0, r5, lsl #31
	asr.w r7, r7, #31
	add.w r6, r6, r7, lsl #1
	eor.w r0, r0, r7
	sub.w r0, r0, #1
	mla r5, r6, r4, r5
	mls r4, r7, r5, r4
	asr.w r5, r5, #1
	and.w r6, r5, #1
	and.w r7, r0, r5, lsl #31
	asr.w r7, r7, #31
	add.w r6, r6, r7, lsl #1
	eor.w r0, r0, r7
	sub.w r0, r0, #1
	mla r5, r6, r4, r5
	mls r4, r7, r5, r4
	asr.w r5, r5, #1
	and.w r6, r5, #1
	and.w r7, r0, r5, lsl #31
	asr.w r7, r7, #31
	add.w r6, r6, r7, lsl #1
	eor.w r0, r0, r7
	sub.w r0, r0, #1
	add.w r8, r4, #512
	sbfx r8, r8, #10, #11
	add.w r4, r4, #0x100000
	asr.w r4, r4, #21
	add.w r9, r5, #512
	sbfx r9, r9, #10, #11
	add.w r5, r5, #0x100000
	asr.w r5, r5, #21
	mla r9, r6, r8, r9
	mla r5, r6, r4, r5
	mls r8, r7, r9, r8
	mls r4, r7, r5, r4
	lsl.w r8, r8, #1
	lsl.w r4, r4, #1
	mul r6, r8, r1
	mla r6, r4, r2, r6
	mul r7, r8, r10
	mla r7, r4, r3, r7
	mul r1, r9, r1
	mla r1, r5, r2, r1
	mul r2, r9, r10
	mla r2, r5, r3, r2
	str.w r0, [sp, #136]
	ldr.w r0, [sp, #0]
	ldr.w r3, [sp, #36]
	ldr.w r4, [sp, #4]
	ldr.w r5, [sp, #40]
	ldr.w r8, [sp, #8]
	ldr.w r9, [sp, #44]
	ldr.w r10, [sp, #12]
	smull r11, r12, r6, r0
	smlal r11, r12, r7, r3
	lsl.w r11, r12, #2
	asr.w r12, r12, #30
	smull r0, lr, r1, r0
	smlal r0, lr, r2, r3
	lsl.w r0, lr, #2
	asr.w r3, lr, #30
	smlal r11, r12, r6, r4
	smlal r11, r12, r7, r5
	add.w r12, r12, r11, lsr #31
	str.w r11, [sp, #0]
	lsl.w r11, r12, #2
	asr.w r12, r12, #30
	smlal r0, r3, r1, r4
	smlal r0, r3, r2, r5
	add.w r3, r3, r0, lsr #31
	str.w r0, [sp, #36]
	lsl.w r0, r3, #2
	asr.w r3, r3, #30
	smlal r11, r12, r6, r8
	smlal r11, r12, r7, r9
	add.w r12, r12, r11, lsr #31
	str.w r11, [sp, #4]
	lsl.w r4, r12, #2
	asr.w r5, r12, #30
	smlal r0, r3, r1, r8
	smlal r0, r3, r2, r9
	add.w r3, r3, r0, lsr #31
	str.w r0, [sp, #40]
	lsl.w r0, r3, #2
	asr.w r3, r3, #30
	ldr.w r8, [sp, #48]
	ldr.w r9, [sp, #16]
	ldr.w r11, [sp, #52]
	ldr.w r12, [sp, #20]
	ldr.w lr, [sp, #56]
	smlal r4, r5, r6, r10
	smlal r4, r5, r7, r8
	add.w r5, r5, r4, lsr #31
	str.w r4, [sp, #8]
	lsl.w r4, r5, #2
	asr.w r5, r5, #30
	smlal r0, r3, r1, r10
	smlal r0, r3, r2, r8
	add.w r3, r3, r0, lsr #31
	str.w r0, [sp, #44]
	lsl.w r0, r3, #2
	asr.w r3, r3, #30
	smlal r4, r5, r6, r9
	smlal r4, r5, r7, r11
	add.w r5, r5, r4, lsr #31
	str.w r4, [sp, #12]
	lsl.w r4, r5, #2
	asr.w r5, r5, #30
	smlal r0, r3, r1, r9
	smlal r0, r3, r2, r11
	add.w r3, r3, r0, lsr #31
	str.w r0, [sp, #48]
	lsl.w r0, r3, #2
	asr.w r3, r3, #30
	smlal r4, r5, r6, r12
	smlal r4, r5, r7, lr
	add.w r5, r5, r4, lsr #31
	str.w r4, [sp, #16]
	lsl.w r4, r5, #2
	asr.w r5, r5, #30
	smlal r0, r3, r1, r12
	smlal r0, r3, r2, lr
	add.w r3, r3, r0, lsr #31
	str.w r0, [sp, #52]
	lsl.w r0, r3, #2
	asr.w r3, r3, #30
	ldr.w r8, [sp, #24]
	ldr.w r9, [sp, #60]
	ldr.w r10, [sp, #28]
	ldr.w r11, [sp, #64]
	ldr.w r12, [sp, #32]
	ldr.w lr, [sp, #68]
	smlal r4, r5, r6, r8
	smlal r4, r5, r7, r9
	add.w r5, r5, r4, lsr #31
	str.w r4, [sp, #20]
	lsl.w r4, r5, #2
	asr.w r5, r5, #30
	smlal r0, r3, r1, r8
	smlal r0, r3, r2, r9
	add.w r3, r3, r0, lsr #31
	str.w r0, [sp, #56]
	lsl.w r0, r3, #2
	asr.w r3, r3, #30
	smlal r4, r5, r6, r10
	smlal r4, r5, r7, r11
	add.w r5, r5, r4, lsr #31
	str.w r4, [sp, #24]
	lsl.w r4, r5, #2
	asr.w r5, r5, #30
	smlal r0, r3, r1, r10
	smlal r0, r3, r2, r11
	add.w r3, r3, r0, lsr #31
	str.w r0, [sp, #60]
	lsl.w r0, r3, #2
	asr.w r3, r3, #30
	smlal r4, r5, r6, r12
	smlal r4, r5, r7, lr
	add.w r5, r5, r4, lsr #31
	str.w r4, [sp, #28]
	lsl.w r4, r5, #2
	asr.w r5, r5, #30
	smlal r0, r3, r1, r12
	smlal r0, r3, r2, lr
	add.w r3, r3, r0, lsr #31
	str.w r0, [sp, #64]
	lsl.w r0, r3, #2
	asr.w r3, r3, #30
	str.w r4, [sp, #32]
	str.w r0, [sp, #68]
	ldr.w r0, [sp, #100]
	ldr.w r3, [sp, #132]
	ldr.w r4, [sp, #72]
	ldr.w r5, [sp, #104]
	ldr.w r8, [sp, #76]
	ldr.w r9, [sp, #108]
	mov.w r10, #19
	smull r11, r12, r6, r0
	smlal r11, r12, r7, r3
	adds.w r11, r11, #0x40000000
	adc.w r12, r12, #0
	lsl.w r12, r12, #1
	orr.w r12, r12, r11, lsr #31
	bic.w r11, r11, #0x80000000
	sub.w r11, r11, #0x40000000
	str.w r11, [sp, #148]
	smull r11, r12, r12, r10
	smull r0, lr, r1, r0
	smlal r0, lr, r2, r3
	adds.w r0, r0, #0x40000000
	adc.w lr, lr, #0
	lsl.w r3, lr, #1
	orr.w r3, r3, r0, lsr #31
	bic.w r0, r0, #0x80000000
	sub.w r0, r0, #0x40000000
	str.w r0, [sp, #152]
	smull r0, r3, r3, r10
	smlal r11, r12, r6, r4
	smlal r11, r12, r7, r5
	add.w r12, r12, r11, lsr #31
	str.w r11, [sp, #72]
	asr.w r10, r12, #31
	smlal r0, r3, r1, r4
	smlal r0, r3, r2, r5
	add.w r3, r3, r0, lsr #31
	str.w r0, [sp, #104]
	asr.w r0, r3, #31
	smlal r12, r10, r6, r8
	smlal r12, r10, r7, r9
	add.w r10, r10, r12, lsr #31
	str.w r12, [sp, #76]
	asr.w r4, r10, #31
	smlal r3, r0, r1, r8
	smlal r3, r0, r2, r9
	add.w r0, r0, r3, lsr #31
	str.w r3, [sp, #108]
	asr.w r3, r0, #31
	ldr.w r5, [sp, #80]
	ldr.w r8, [sp, #112]
	ldr.w r9, [sp, #84]
	ldr.w r11, [sp, #116]
	ldr.w r12, [sp, #88]
	ldr.w lr, [sp, #120]
	smlal r10, r4, r6, r5
	smlal r10, r4, r7, r8
	add.w r4, r4, r10, lsr #31
	str.w r10, [sp, #80]
	asr.w r10, r4, #31
	smlal r0, r3, r1, r5
	smlal r0, r3, r2, r8
	add.w r3, r3, r0, lsr #31
	str.w r0, [sp, #112]
	asr.w r0, r3, #31
	smlal r4, r10, r6, r9
	smlal r4, r10, r7, r11
	add.w r10, r10, r4, lsr #31
	str.w r4, [sp, #84]
	asr.w r4, r10, #31
	smlal r3, r0, r1, r9
	smlal r3, r0, r2, r11
	add.w r0, r0, r3, lsr #31
	str.w r3, [sp, #116]
	asr.w r3, r0, #31
	smlal r10, r4, r6, r12
	smlal r10, r4, r7, lr
	add.w r4, r4, r10, lsr #31
	str.w r10, [sp, #88]
	asr.w r5, r4, #31
	smlal r0, r3, r1, r12
	smlal r0, r3, r2, lr
	add.w r3, r3, r0, lsr #31
	str.w r0, [sp, #120]
	asr.w r0, r3, #31
	ldr.w r8, [sp, #92]
	ldr.w r9, [sp, #124]
	ldr.w r10, [sp, #96]
	ldr.w r11, [sp, #128]
	ldr.w r12, [sp, #148]
	ldr.w lr, [sp, #152]
	smlal r4, r5, r6, r8
	smlal r4, r5, r7, r9
	add.w r5, r5, r4, lsr #31
	str.w r4, [sp, #92]
	asr.w r4, r5, #31
	smlal r3, r0, r1, r8
	smlal r3, r0, r2, r9
	add.w r0, r0, r3, lsr #31
	str.w r3, [sp, #124]
	asr.w r3, r0, #31
	smlal r5, r4, r6, r10
	smlal r5, r4, r7, r11
	add.w r4, r4, r5, lsr #31
	str.w r5, [sp, #96]
	asr.w r5, r4, #31
	smlal r0, r3, r1, r10
	smlal r0, r3, r2, r11
	add.w r3, r3, r0, lsr #31
	str.w r0, [sp, #128]
	asr.w r0, r3, #31
	add.w r12, r12, r4
	str.w r12, [sp, #100]
	add.w lr, lr, r3
	str.w lr, [sp, #132]
	ldr.w r0, [sp, #140]
	subs.w r0, r0, #1
	str.w r0, [sp, #140]
	bne.w .Lbatch
	ldr.w r0, [sp, #72]
	ldr.w r1, [sp, #76]
	ldr.w r2, [sp, #80]
	ldr.w r3, [sp, #84]
	ldr.w r4, [sp, #88]
	ldr.w r5, [sp, #92]
	ldr.w r6, [sp, #96]
	ldr.w r7, [sp, #100]
	ldr.w r8, [sp, #0]
	asr.w r8, r8, #31
	ldr.w r9, [sp, #144]
	subs.w r10, r1, r0, lsr #31
	sbcs.w r1, r2, r1, lsr #31
	sbcs.w r2, r3, r2, lsr #31
	sbcs.w r3, r4, r3, lsr #31
	sbcs.w r4, r5, r4, lsr #31
	sbcs.w r5, r6, r5, lsr #31
	sbcs.w r6, r7, r6, lsr #31
	eor.w r0, r0, r8
	eor.w r10, r10, r8
	eor.w r1, r1, r8
	eor.w r2, r2, r8
	eor.w r3, r3, r8
	eor.w r4, r4, r8
	eor.w r5, r5, r8
	eor.w r6, r6, r8
	subs.w r0, r0, r8
	sbcs.w r10, r10, r8
	sbcs.w r1, r1, r8
	sbcs.w r2, r2, r8
	sbcs.w r3, r3, r8
	sbcs.w r4, r4, r8
	sbcs.w r5, r5, r8
	sbcs.w r6, r6, r8
	subs.w r0, r0, #19
	sbcs.w r10, r10, #0
	sbcs.w r1, r1, #0
	sbcs.w r2, r2, #0
	sbcs.w r3, r3, #0
	sbcs.w r4, r4, #0
	sbcs.w r5, r5, #0
	sbcs.w r6, r6, #0
	add.w r6, r6, #0x80000000
	str.w r0, [r9, #0]
	str.w r10, [r9, #4]
	str.w r1, [r9, #8]
	str.w r2, [r9, #12]
	str.w r3, [r9, #16]
	str.w r4, [r9, #20]
	str.w r5, [r9, #24]
	str.w r6, [r9, #28]
	add.w sp, sp, #160
	pop.w {r4-r11, pc}
#endif
	.p2align 2
.Lscale:
	.word -1998765935
	.word 1701330536
	.word -809024311
	.word -1867894364
	.word 1308715797
	.word -2057626846
	.word 747658690
	.word -999696062
	.size fe25519_invert, . - fe25519_invert

#endif
