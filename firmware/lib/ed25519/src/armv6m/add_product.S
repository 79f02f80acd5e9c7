/* uint32_t ed25519_add_product(uint32_t out[4], uint32_t factor, const uint32_t words[4], uint32_t carry)
 *
 * out += factor words + carry, of four words; what goes into the word above is returned. A product of two words is
 * made of four of their halves: with f = f1 2^16 + f0 and w = w1 2^16 + w0 it is f1 w1 2^32 + (f1 w0 + f0 w1) 2^16 +
 * f0 w0. The sum of the two in the middle may have 33 bits. All with what is added fits 64 bits: (2^32 - 1)^2 +
 * 2 (2^32 - 1) = 2^64 - 1.
 *
 * entry: r0 out, r1 factor, r2 words, r3 carry
 * exit: r0
 * clobbers: r0-r3, r12, flags
 * stack: 28 bytes
 * cycles: 154 (cortex-m0)
 * code: 250 bytes
 */
#include "../backend.h"

#if ED25519_BACKEND == ED25519_BACKEND_ARMV6M

	.syntax unified
	.thumb
	.section .text.ed25519_add_product, "ax", %progbits
	.p2align 2
	.global ed25519_add_product
	.type ed25519_add_product, %function
	.thumb_func
ed25519_add_product:
	push {r4-r7, lr}
	mov r4, r8
	mov r5, r9
	push {r4, r5}
	mov r8, r0
	mov r9, r2
	/* r0 and r1: the halves of the factor */
	lsrs r0, r1, #16
	uxth r1, r1
	.irp offset, 0, 4, 8, 12
	mov r2, r9
	ldr r2, [r2, #\offset]
	lsrs r4, r2, #16 /* w1 */
	uxth r2, r2      /* w0 */
	movs r5, r4
	muls r5, r0      /* f1 w1 */
	muls r4, r1      /* f0 w1 */
	movs r6, r2
	muls r6, r0      /* f1 w0 */
	muls r2, r1      /* f0 w0 */
	/* r5 : r2 += (r4 + r6) 2^16 */
	movs r7, #0
	adds r4, r4, r6
	adcs r7, r7
	lsls r7, r7, #16
	adds r5, r5, r7
	lsrs r7, r4, #16
	lsls r4, r4, #16
	adds r2, r2, r4
	adcs r5, r7
	/* += carry, += out */
	movs r7, #0
	adds r2, r2, r3
	adcs r5, r7
	mov r6, r8
	ldr r4, [r6, #\offset]
	adds r2, r2, r4
	adcs r5, r7
	str r2, [r6, #\offset]
	movs r3, r5
	.endr
	movs r0, r3
	pop {r4, r5}
	mov r8, r4
	mov r9, r5
	pop {r4-r7, pc}
	.size ed25519_add_product, . - ed25519_add_product

#endif
