/* void ed25519_choose(ed25519_niels *out, const ed25519_niels table[8], uint32_t digit)
 *
 * Of eight points that of a digit's lower three bits, or, where its bit 3 is zero, the negative of the one with
 * the complement of its index. All words of the table are read, in the same order for every digit, a field of all
 * entries after the other: SEL takes a word or leaves what was there, by the flags GE, which nothing else here
 * writes but UADD8. It doubles the four bytes of a word, and sets the flags where a one leaves them: that is at
 * the entry that is wanted, for which it began so many places below.
 *
 * Of the negative of a point, y + x and y - x change places, and 2dxy becomes 2p - 2dxy. 2p is 2^256 - 38: its
 * words are all ones but for the lowest, so that it is the complement, less 37. Elements of the table are below
 * 2^255, so that this does not borrow.
 *
 * entry: r0 out, r1 table, r2 digit
 * exit: -
 * clobbers: r0-r3, r12, flags, GE
 * stack: 48 bytes
 * cycles: 586 (cortex-m4f)
 * code: 1,324 bytes
 *
 * Without registers of the FPU (-DTHUMBKAT_NO_FPU, or none there):
 *
 * no-fpu stack: 48 bytes
 * no-fpu cycles: 586 (cortex-m4f)
 * no-fpu code: 1,324 bytes
 */
#include "../backend.h"

#if ED25519_BACKEND == ED25519_BACKEND_ARMV7EM

	/* A field of the chosen entry to r3-r10; r1 then points to the next field of the first entry. r2 is where the
	 * one begins in each byte, or zero for the first entry. */
	.macro choose_field
	ldm.w r1!, {r3-r10}
	.irp entry, 1, 2, 3, 4, 5, 6, 7
	add.w r1, r1, #64
	uadd8 r2, r2, r2
	ldm.w r1!, {r0, r11, r12, lr}
	sel r3, r0, r3
	sel r4, r11, r4
	sel r5, r12, r5
	sel r6, lr, r6
	ldm.w r1!, {r0, r11, r12, lr}
	sel r7, r0, r7
	sel r8, r11, r8
	sel r9, r12, r9
	sel r10, lr, r10
	.endr
	sub.w r1, r1, #(7 * 96)
	.endm

	.syntax unified
	.thumb
	.section .text.ed25519_choose, "ax", %progbits
	.p2align 2
	.global ed25519_choose
	.type ed25519_choose, %function
	.thumb_func
ed25519_choose:
	push.w {r4-r11, lr}
	/* r3: ones for the negative */
	sbfx r3, r2, #3, #1
	mvn.w r3, r3
	eor.w r2, r2, r3
	and.w r2, r2, #7
	mov.w r4, #256
	lsr.w r4, r4, r2
	uxtb.w r4, r4
	orr.w r4, r4, r4, lsl #8
	orr.w r2, r4, r4, lsl #16
	push.w {r0, r2, r3}
	choose_field
	ldr.w r0, [sp]
	ldr.w r2, [sp, #4]
	stm.w r0, {r3-r10}
	choose_field
	ldr.w r0, [sp]
	ldr.w r2, [sp, #8]
	uadd8 r2, r2, r2
	.macro swap offset, one, other
	ldr.w r11, [r0, #\offset]
	ldr.w r12, [r0, #(\offset + 4)]
	sel lr, \one, r11
	sel \one, r11, \one
	sel r11, \other, r12
	sel \other, r12, \other
	str.w lr, [r0, #\offset]
	str.w r11, [r0, #(\offset + 4)]
	.endm
	swap 0, r3, r4
	swap 8, r5, r6
	swap 16, r7, r8
	swap 24, r9, r10
	add.w r0, r0, #32
	ldr.w r2, [sp, #4]
	stm.w r0, {r3-r10}
	choose_field
	pop.w {r0, r2, r11}
	and.w r12, r11, #37
	add.w r0, r0, #64
	eor.w r3, r3, r11
	subs.w r3, r3, r12
	.irp register, r4, r5, r6, r7, r8, r9, r10
	eor.w \register, \register, r11
	sbcs.w \register, \register, #0
	.endr
	stm.w r0, {r3-r10}
	pop.w {r4-r11, pc}
	.size ed25519_choose, . - ed25519_choose

#endif
