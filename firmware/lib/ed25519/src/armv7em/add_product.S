/* uint32_t ed25519_add_product(uint32_t out[4], uint32_t factor, const uint32_t words[4], uint32_t carry)
 *
 * out += factor words + carry, of four words; what goes into the word above is returned. A UMAAL adds up to
 * (2^32 - 1)^2 + 2 (2^32 - 1) = 2^64 - 1.
 *
 * entry: r0 out, r1 factor, r2 words, r3 carry
 * exit: r0
 * clobbers: r0-r3, r12
 * stack: 32 bytes
 * cycles: 40 (cortex-m4f)
 * code: 40 bytes
 *
 * Without registers of the FPU (-DTHUMBKAT_NO_FPU, or none there):
 *
 * no-fpu stack: 32 bytes
 * no-fpu cycles: 40 (cortex-m4f)
 * no-fpu code: 40 bytes
 */
#include "../backend.h"

#if ED25519_BACKEND == ED25519_BACKEND_ARMV7EM

	.syntax unified
	.thumb
	.section .text.ed25519_add_product, "ax", %progbits
	.p2align 2
	.global ed25519_add_product
	.type ed25519_add_product, %function
	.thumb_func
ed25519_add_product:
	push.w {r4-r10, lr}
	ldm.w r2, {r4-r7}
	ldm.w r0, {r8-r10, r12}
	umaal r8, r3, r1, r4
	umaal r9, r3, r1, r5
	umaal r10, r3, r1, r6
	umaal r12, r3, r1, r7
	stm.w r0, {r8-r10, r12}
	mov.w r0, r3
	pop.w {r4-r10, pc}
	.size ed25519_add_product, . - ed25519_add_product

#endif
