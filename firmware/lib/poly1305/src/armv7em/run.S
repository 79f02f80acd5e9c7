/* poly1305_run, which only assembly calls: the product and sum of Poly1305, for as many blocks as there are.
 *
 * h = (... ((h r + block) r + block) ...) r, mod p = 2^130 - 5, where each block has 2^128 added to it. The caller has
 * added the first block to h. With no more blocks that is h r.
 *
 * h has four words and what is above them, h4, which is not reduced but below 2^31. r has four words below 2^28, and
 * all but the first are multiples of four; so from 2^128 = 5/4 follow whole numbers s = 5/4 r for what a product has
 * beyond its fourth word. A product is five columns:
 *
 *     0   q r0    + h0 r0 + h1 s3 + h2 s2 + h3 s1         q = 5 (h4 >> 2)
 *     1   h4 s1   + h0 r1 + h1 r0 + h2 s3 + h3 s2
 *     2   h4 s2   + h0 r2 + h1 r1 + h2 r0 + h3 s3
 *     3   h4 s3   + h0 r3 + h1 r2 + h2 r1 + h3 r0
 *     4   (h4 & 3) r0
 *
 * r0 is no multiple of four, so h4 r0 is taken apart: four times 2^128 is 5. The others need no q: h4 s is q r and what
 * the lowest two bits of h4 add.
 *
 * Each column starts with UMAAL, which adds two words to the product. One is what the column before has carried, the
 * other a word of the NEXT block: so neither a carry nor the message takes an instruction. In column 0, where nothing
 * is carried, the second word is zero; in column 4 it is the 2^128 of the next block, and as that sum fits a word,
 * UMAAL leaves just the zero that the next column 0 needs. So the first block is added before the loop, and the last
 * product, after it, has no message to add.
 *
 * The two sets of five registers change places with each block. Four registers are left for r and s, of which r0 and s3
 * stay where they are; five of the others come and go, with the address of the message.
 *
 * Ranges: h0 ... h3 are any words. Let h4 be below 2^31; then q < 5 2^29 < 2^32. r < 2^28 and s < 5/4 2^28, so a column
 * is below 5 (2^32 5/4 2^28) + 2 2^32 < 2^64. What column 3 carries is less than 4 2^28 + 5/8 2^28 + 2, so column 4 is
 * less than (3 + 4 + 5/8) 2^28 + 3 < 2^31: h4 again.
 *
 * No branch and no address depends on anything but the length of the message. UMULL, UMLAL and UMAAL take one cycle on
 * this core, whatever they multiply.
 *
 * entry: e0-e4 h, k_r0 and k_s3, the words R1 ... S2, r1 the second block at any address, r2 how many are left
 * exit: o0-o4 h
 * clobbers: all but sp and what waits from RESULT on
 * stack: 0 bytes, beside the caller's WAITING words
 * cycles: 294 for each eight blocks (cortex-m4f)
 * code: 1,366 bytes
 *
 * Without registers of the FPU (-DTHUMBKAT_NO_FPU, or none there), words wait on the caller's stack:
 *
 * no-fpu stack: 0 bytes
 * no-fpu cycles: 336 for each eight blocks (cortex-m4f)
 * no-fpu code: 1,366 bytes
 */
#include "../backend.h"

#if POLY1305_BACKEND == POLY1305_BACKEND_ARMV7EM

#include "registers.inc"

/* l = h r + the block at MESSAGE + at, of h in one set and l in the other. l1 is zero before; h1 is afterwards. k2 has
 * nothing in it before. */
.macro multiply_add h0, h1, h2, h3, h4, l0, l1, l2, l3, l4, at, last=0
	fetch	\l4, MESSAGE
	.if \last
	add.w	k2, \l4, #\at + 16
	wait	k2, MESSAGE
	fetch	\l0, END
	cmp.w	k2, \l0
	.endif
	lsr.w	k3, \h4, #2
	add.w	k3, k3, k3, lsl #2
	ldr.w	\l0, [\l4, #\at]
	ldr.w	\l2, [\l4, #\at + 4]
	ldr.w	\l3, [\l4, #\at + 8]
	ldr.w	\l4, [\l4, #\at + 12]
	fetch	k2, S2
	umaal	\l0, \l1, k3, k_r0
	fetch	k3, S1
	umlal	\l0, \l1, \h0, k_r0
	umlal	\l0, \l1, \h1, k_s3
	umlal	\l0, \l1, \h2, k2
	umlal	\l0, \l1, \h3, k3
	umaal	\l1, \l2, \h4, k3
	fetch	k3, R1
	umlal	\l1, \l2, \h1, k_r0
	umlal	\l1, \l2, \h2, k_s3
	umlal	\l1, \l2, \h3, k2
	umlal	\l1, \l2, \h0, k3
	umaal	\l2, \l3, \h4, k2
	fetch	k2, R2
	umlal	\l2, \l3, \h1, k3
	umlal	\l2, \l3, \h2, k_r0
	umlal	\l2, \l3, \h3, k_s3
	umlal	\l2, \l3, \h0, k2
	umaal	\l3, \l4, \h4, k_s3
	umlal	\l3, \l4, \h1, k2
	fetch	k2, R3
	umlal	\l3, \l4, \h2, k3
	umlal	\l3, \l4, \h3, k_r0
	umlal	\l3, \l4, \h0, k2
	and.w	\h4, \h4, #3
	mov.w	\h1, #1
	umaal	\l4, \h1, \h4, k_r0
.endm

	.section .text.poly1305_run, "ax", %progbits
	.p2align 2
	.hidden poly1305_run
	.global poly1305_run
	.type poly1305_run, %function
	.thumb_func
poly1305_run:
	/* The others, in eights. Where there are fewer in the first one, it begins in the middle. */
	wait	lr, RETURN
	cmp.w	r2, #0
	beq.w	.Llast
	add.w	r9, r1, r2, lsl #4
	wait	r9, END
	rsb.w	r2, r2, #0
	and.w	r2, r2, #7
	sub.w	r1, r1, r2, lsl #4
	wait	r1, MESSAGE
	adr.w	k2, .Leight
	mov.w	k3, #.Leight_1 - .Leight
	mla	k2, r2, k3, k2
	orr.w	k2, k2, #1
	lsls.w	r3, r2, #31
	mov.w	o1, #0
	beq.w	1f
	/* An odd one: h is in the other set. */
	mov.w	o0, e0
	mov.w	o1, e1
	mov.w	o2, e2
	mov.w	o3, e3
	mov.w	o4, e4
	mov.w	e1, #0
1:	bx	k2

	.p2align 2
.Leight:
	multiply_add e0, e1, e2, e3, e4, o0, o1, o2, o3, o4, 0
.Leight_1:
	multiply_add o0, o1, o2, o3, o4, e0, e1, e2, e3, e4, 16
	multiply_add e0, e1, e2, e3, e4, o0, o1, o2, o3, o4, 32
	multiply_add o0, o1, o2, o3, o4, e0, e1, e2, e3, e4, 48
	multiply_add e0, e1, e2, e3, e4, o0, o1, o2, o3, o4, 64
	multiply_add o0, o1, o2, o3, o4, e0, e1, e2, e3, e4, 80
	multiply_add e0, e1, e2, e3, e4, o0, o1, o2, o3, o4, 96
	multiply_add o0, o1, o2, o3, o4, e0, e1, e2, e3, e4, 112, last=1
	bne.w	.Leight

.Llast:
	/* The last product. */
	lsr.w	k3, e4, #2
	add.w	o4, k3, k3, lsl #2
	fetch	k2, S2
	fetch	k3, S1
	umull	o0, o1, o4, k_r0
	umlal	o0, o1, e0, k_r0
	umlal	o0, o1, e1, k_s3
	umlal	o0, o1, e2, k2
	umlal	o0, o1, e3, k3
	mov.w	o2, #0
	umaal	o1, o2, e4, k3
	fetch	k3, R1
	umlal	o1, o2, e1, k_r0
	umlal	o1, o2, e2, k_s3
	umlal	o1, o2, e3, k2
	umlal	o1, o2, e0, k3
	mov.w	o3, #0
	umaal	o2, o3, e4, k2
	fetch	k2, R2
	umlal	o2, o3, e1, k3
	umlal	o2, o3, e2, k_r0
	umlal	o2, o3, e3, k_s3
	umlal	o2, o3, e0, k2
	mov.w	o4, #0
	umaal	o3, o4, e4, k_s3
	umlal	o3, o4, e1, k2
	fetch	k2, R3
	umlal	o3, o4, e2, k3
	umlal	o3, o4, e3, k_r0
	umlal	o3, o4, e0, k2
	and.w	e4, e4, #3
	mla	o4, e4, k_r0, o4
	fetch	k3, RETURN
	bx	k3
	.size poly1305_run, . - poly1305_run

#endif
