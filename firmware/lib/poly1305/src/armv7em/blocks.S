/* void poly1305_blocks(poly1305_state *state, const uint8_t *message, size_t count, uint32_t pad)
 *
 * h = (h + block + pad 2^128) r for each block, from the first to the last (RFC 8439, section 2.5.1). run.S says how.
 *
 * Ranges: h[4] is below 2^31 - 2 before and afterwards. No branch and no address depends on anything but the count.
 *
 * entry: r0 state, r1 message at any address, r2 count, at least 1, r3 pad
 * exit: -
 * clobbers: r0-r3, r12, lr, flags, s0-s8
 * stack: 40 bytes
 * cycles: 104 for one block (cortex-m4f)
 *         165 for two
 * code: 104 bytes
 *
 * Without registers of the FPU (-DTHUMBKAT_NO_FPU, or none there), words wait on the stack:
 *
 * no-fpu stack: 88 bytes
 * no-fpu cycles: 114 for one block (cortex-m4f)
 *         182 for two
 * no-fpu code: 112 bytes
 */
#include "../backend.h"

#if POLY1305_BACKEND == POLY1305_BACKEND_ARMV7EM

#include "registers.inc"

	.section .text.poly1305_blocks, "ax", %progbits
	.p2align 2
	.hidden poly1305_blocks
	.global poly1305_blocks
	.type poly1305_blocks, %function
	.thumb_func
poly1305_blocks:
	push.w	{r3-r11, lr}
#if !POLY1305_FPU
	sub.w	sp, sp, #4 * WAITING
#endif
	wait	r0, RESULT
	ldm.w	r0!, {e0-e4}
	ldm.w	r0, {k_r0, k_s3, k2, k3}
	prepare_r
	ldr.w	o0, [r1], #16
	ldr.w	o4, [r1, #-12]
	ldr.w	k2, [r1, #-8]
	ldr.w	k3, [r1, #-4]
	adds.w	e0, e0, o0
	adcs.w	e1, e1, o4
	adcs.w	e2, e2, k2
	adcs.w	e3, e3, k3
	adc.w	e4, e4, r3
	sub.w	r2, r2, #1
	bl	poly1305_run
	fetch	k3, RESULT
	stm.w	k3, {o0-o3, o4}
#if !POLY1305_FPU
	add.w	sp, sp, #4 * WAITING
#endif
	pop.w	{r3-r11, pc}
	.size poly1305_blocks, . - poly1305_blocks

#endif
