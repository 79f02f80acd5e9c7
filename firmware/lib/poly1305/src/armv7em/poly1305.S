/* void poly1305(uint8_t tag[16], const uint8_t *message, size_t length, const uint8_t key[32])
 *
 * The whole authenticator (RFC 8439, section 2.5.1), with no state in memory. run.S says how h comes about.
 *
 * The end: h below 2^130 + 2^32 after q = 5 (h4 >> 2) is added to its words. It is p or more just where h + 5 reaches
 * 2^130; then h - p = h + 5 - 2^130, so 5 times that bit is added, and what is above 2^128 does not count.
 *
 * No branch and no address depends on anything but the length. The tag is written when all else has been read.
 *
 * entry: r0 tag, r1 message, r2 length, r3 key, all at any address
 * exit: -
 * clobbers: r0-r3, r12, lr, flags, s0-s11
 * stack: 40 bytes
 * cycles: 136 for 16 bytes (cortex-m4f)
 *         2,471 for 1,024 bytes
 *         9,527 for 4,096 bytes
 * code: 412 bytes
 *
 * Without registers of the FPU (-DTHUMBKAT_NO_FPU, or none there), words wait on the stack:
 *
 * no-fpu stack: 88 bytes
 * no-fpu cycles: 149 for 16 bytes (cortex-m4f)
 *         2,815 for 1,024 bytes
 *         10,879 for 4,096 bytes
 * no-fpu code: 420 bytes
 */
#include "../backend.h"

#if POLY1305_BACKEND == POLY1305_BACKEND_ARMV7EM

#include "registers.inc"

	.section .text.poly1305, "ax", %progbits
	.p2align 2
	.global poly1305
	.type poly1305, %function
	.thumb_func
poly1305:
	push.w	{r3-r11, lr}
#if !POLY1305_FPU
	sub.w	sp, sp, #4 * WAITING
#endif
	wait	r0, RESULT
	wait	r2, LENGTH
	wait	r3, KEY
	ldr.w	k_r0, [r3]
	ldr.w	k_s3, [r3, #4]
	ldr.w	k2, [r3, #8]
	ldr.w	k3, [r3, #12]
	/* The clamp. */
	bic.w	k_r0, k_r0, #0xf0000000
	movw	o4, #0xfffc
	movt	o4, #0x0fff
	and.w	k_s3, k_s3, o4
	and.w	k2, k2, o4
	and.w	k3, k3, o4
	prepare_r
	lsrs.w	r2, r2, #4
	beq.w	.Lshort
	add.w	o4, r1, r2, lsl #4
	wait	o4, LAST
	ldr.w	e0, [r1], #16
	ldr.w	e1, [r1, #-12]
	ldr.w	e2, [r1, #-8]
	ldr.w	e3, [r1, #-4]
	mov.w	e4, #1
	sub.w	r2, r2, #1
	bl	poly1305_run

	fetch	k2, LENGTH
	ands.w	e4, k2, #15
	bne.w	.Lrest
.Lreduce:
	lsr.w	k2, o4, #2
	add.w	k2, k2, k2, lsl #2
	and.w	o4, o4, #3
	adds.w	o0, o0, k2
	adcs.w	o1, o1, #0
	adcs.w	o2, o2, #0
	adcs.w	o3, o3, #0
	adc.w	o4, o4, #0
	adds.w	k2, o0, #5
	adcs.w	k2, o1, #0
	adcs.w	k2, o2, #0
	adcs.w	k2, o3, #0
	adc.w	o4, o4, #0
	fetch	k2, KEY
	lsr.w	o4, o4, #2
	ldr.w	e0, [k2, #16]
	ldr.w	e1, [k2, #20]
	ldr.w	e2, [k2, #24]
	ldr.w	e3, [k2, #28]
	add.w	o4, o4, o4, lsl #2
	adds.w	o0, o0, o4
	adcs.w	o1, o1, #0
	adcs.w	o2, o2, #0
	adc.w	o3, o3, #0
	fetch	k2, RESULT
	adds.w	o0, o0, e0
	adcs.w	o1, o1, e1
	adcs.w	o2, o2, e2
	adc.w	o3, o3, e3
	str.w	o0, [k2]
	str.w	o1, [k2, #4]
	str.w	o2, [k2, #8]
	str.w	o3, [k2, #12]
#if !POLY1305_FPU
	add.w	sp, sp, #4 * WAITING
#endif
	pop.w	{r3-r11, pc}

	/* Less than a block: h is still zero. */
.Lshort:
	fetch	k2, LENGTH
	mov.w	o0, #0
	mov.w	o2, #0
	mov.w	o3, #0
	mov.w	o4, #0
	movs.w	e4, k2
	mov.w	k3, r1
	mov.w	o1, #0
	beq.w	.Lreduce
	b.w	.Lcollect

	/* The last bytes, fewer than 16, with their end mark: put together in e0 ... e3, from the last one to the first. */
.Lrest:
	fetch	k3, LAST
.Lcollect:
	mov.w	e0, #1
	mov.w	e1, #0
	mov.w	e2, #0
	mov.w	e3, #0
1:	subs.w	e4, e4, #1
	ldrb.w	k2, [k3, e4]
	lsl.w	e3, e3, #8
	orr.w	e3, e3, e2, lsr #24
	lsl.w	e2, e2, #8
	orr.w	e2, e2, e1, lsr #24
	lsl.w	e1, e1, #8
	orr.w	e1, e1, e0, lsr #24
	orr.w	e0, k2, e0, lsl #8
	bne.w	1b
	adds.w	e0, e0, o0
	adcs.w	e1, e1, o1
	adcs.w	e2, e2, o2
	adcs.w	e3, e3, o3
	adc.w	e4, o4, #0
	mov.w	r2, #0
	bl	poly1305_run
	b.w	.Lreduce
	.size poly1305, . - poly1305

#endif
