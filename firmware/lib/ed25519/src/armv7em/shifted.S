/* void ed25519_subtract_shifted(uint32_t *out, const uint32_t *x, unsigned shift, unsigned count)
 * void ed25519_add_shifted(uint32_t *out, const uint32_t *x, unsigned shift, unsigned count)
 *
 * out -= x << shift, and out += x << shift, of `count` words, which are more than the shift moves by. For numbers that
 * are public: the time depends on shift and count. The carry stays in the flags over all words: TEQ leaves it alone, and
 * so do shifts that write no flags.
 *
 * entry: r0 out, r1 x, r2 shift, r3 count
 * exit: -
 * clobbers: r0-r3, r12, flags
 * stack: 20 bytes ed25519_subtract_shifted
 *         20 bytes ed25519_add_shifted
 * cycles: 115 (cortex-m4f) ed25519_subtract_shifted: 8 words
 *         115 (cortex-m4f) ed25519_add_shifted: 8 words
 * code: 76 bytes ed25519_subtract_shifted
 *         76 bytes ed25519_add_shifted
 *
 * Without registers of the FPU (-DTHUMBKAT_NO_FPU, or none there):
 *
 * no-fpu stack: 20 bytes ed25519_subtract_shifted
 *               20 bytes ed25519_add_shifted
 * no-fpu cycles: 115 (cortex-m4f) ed25519_subtract_shifted: 8 words
 *                115 (cortex-m4f) ed25519_add_shifted: 8 words
 * no-fpu code: 76 bytes ed25519_subtract_shifted
 *              76 bytes ed25519_add_shifted
 */
#include "../backend.h"

#if ED25519_BACKEND == ED25519_BACKEND_ARMV7EM

	.syntax unified
	.thumb

	/* `start` sets the carry as `operation` wants it first. A shift by 32 gives zero. */
	.macro shifted start, operation
	push.w {r4-r7, lr}
	lsr.w r4, r2, #5
	and.w r2, r2, #31
	rsb.w r5, r2, #32
	add.w r3, r0, r3, lsl #2
	add.w r0, r0, r4, lsl #2
	mov.w r6, #0 /* the word of x below */
	\start r12, r6, r6
	.p2align 2
1:
	ldr.w r7, [r1], #4
	ldr.w r12, [r0]
	lsr.w r6, r6, r5
	lsl.w lr, r7, r2
	orr.w lr, lr, r6
	\operation r12, r12, lr
	str.w r12, [r0], #4
	mov.w r6, r7
	teq.w r0, r3
	bne.w 1b
	pop.w {r4-r7, pc}
	.endm

	.section .text.ed25519_subtract_shifted, "ax", %progbits
	.p2align 2
	.global ed25519_subtract_shifted
	.type ed25519_subtract_shifted, %function
	.thumb_func
ed25519_subtract_shifted:
	shifted subs.w, sbcs.w
	.size ed25519_subtract_shifted, . - ed25519_subtract_shifted

	.section .text.ed25519_add_shifted, "ax", %progbits
	.p2align 2
	.global ed25519_add_shifted
	.type ed25519_add_shifted, %function
	.thumb_func
ed25519_add_shifted:
	shifted adds.w, adcs.w
	.size ed25519_add_shifted, . - ed25519_add_shifted

#endif
