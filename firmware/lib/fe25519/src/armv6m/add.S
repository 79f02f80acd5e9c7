/* void fe25519_add(fe25519 *out, const fe25519 *a, const fe25519 *b)
 *
 * a + b mod p. Where the sum has bit 256, that counts as 38, twice if need be: then the words are below 38, and
 * the lowest one has room.
 *
 * entry: r0 out, r1 a, r2 b; any numbers below 2^256
 * exit: a number below 2^256
 * clobbers: r0-r3, flags
 * stack: 16 bytes
 * cycles: 107 (cortex-m0), always
 * code: 108 bytes
 */
#include "../backend.h"

#if FE25519_BACKEND == FE25519_BACKEND_ARMV6M

	.syntax unified
	.thumb

	/* 38 if the carry says that there is more to do, else 0 */
	.macro fold to, scratch
	sbcs	\scratch, \scratch
	movs	\to, #38
	bics	\to, \scratch
	.endm

	.section .text.fe25519_add, "ax", %progbits
	.p2align 2
	.global fe25519_add
	.type fe25519_add, %function
	.thumb_func
fe25519_add:
	push	{r4-r6, lr}
	ldm	r1!, {r3, r4}
	ldm	r2!, {r5, r6}
	adds	r3, r3, r5
	adcs	r4, r6
	stm	r0!, {r3, r4}
	.rept 3
	ldm	r1!, {r3, r4}
	ldm	r2!, {r5, r6}
	adcs	r3, r5
	adcs	r4, r6
	stm	r0!, {r3, r4}
	.endr
	fold	r2, r3
	movs	r1, #0
	subs	r0, #32
	ldr	r3, [r0]
	ldr	r4, [r0, #4]
	adds	r3, r3, r2
	adcs	r4, r1
	stm	r0!, {r3, r4}
	.rept 3
	ldr	r3, [r0]
	ldr	r4, [r0, #4]
	adcs	r3, r1
	adcs	r4, r1
	stm	r0!, {r3, r4}
	.endr
	fold	r2, r3
	subs	r0, #32
	ldr	r3, [r0]
	adds	r3, r3, r2
	str	r3, [r0]
	pop	{r4-r6, pc}
	.size fe25519_add, . - fe25519_add

#endif
