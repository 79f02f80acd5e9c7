/* void ed25519_choose(ed25519_niels *out, const ed25519_niels table[8], uint32_t digit)
 *
 * Of eight points that of a digit's lower three bits, or, where its bit 3 is zero, the negative of the one with
 * the complement of its index. All words of the table are read, in the same order for every digit: three at a
 * time of each entry, which a mask lets through or not.
 *
 * Of the negative of a point, y + x and y - x change places, and 2dxy becomes 2p - 2dxy. 2p is 2^256 - 38: its
 * words are all ones but for the lowest, so that it is the complement, less 37. Elements of the table are below
 * 2^255, so that this does not borrow.
 *
 * entry: r0 out, r1 table, r2 digit
 * exit: -
 * clobbers: r0-r3, r12, flags
 * stack: 36 bytes
 * cycles: 1,151 (cortex-m0)
 * code: 444 bytes
 */
#include "../backend.h"

#if ED25519_BACKEND == ED25519_BACKEND_ARMV6M

	.syntax unified
	.thumb
	.section .text.ed25519_choose, "ax", %progbits
	.p2align 2
	.global ed25519_choose
	.type ed25519_choose, %function
	.thumb_func
ed25519_choose:
	push {r4-r7, lr}
	mov r4, r8
	mov r5, r9
	mov r6, r10
	mov r7, r11
	push {r4-r7}
	/* r9: all ones for the negative */
	lsls r2, r2, #28
	asrs r3, r2, #31
	mvns r3, r3
	mov r9, r3
	lsrs r2, r2, #28
	eors r2, r3
	lsls r2, r2, #29
	lsrs r2, r2, #29
	/* r8: a bit, the highest for entry 0; r12: from behind the last entry back to the first */
	movs r3, #1
	lsls r3, r3, #31
	lsrs r3, r2
	mov r8, r3
	movs r3, #84
	lsls r3, r3, #3
	mov r12, r3
	mov r10, r0
	movs r3, #96
	adds r3, r3, r0
	mov r11, r3
	movs r7, r1
.Lthree_words:
	ldm r7!, {r0-r2}
	mov r6, r8
	asrs r6, r6, #31
	ands r0, r6
	ands r1, r6
	ands r2, r6
	.irp entry, 1, 2, 3, 4, 5, 6, 7
	adds r7, #84
	ldm r7!, {r3-r5}
	mov r6, r8
	lsls r6, r6, #\entry
	asrs r6, r6, #31
	ands r3, r6
	orrs r0, r3
	ands r4, r6
	orrs r1, r4
	ands r5, r6
	orrs r2, r5
	.endr
	mov r3, r12
	subs r7, r7, r3
	mov r3, r10
	stm r3!, {r0-r2}
	mov r10, r3
	cmp r3, r11
	bne .Lthree_words
	/* 2dxy: r3 from where, r2 to where */
	mov r7, r9
	subs r3, #32
	movs r2, r3
	movs r6, #37
	ands r6, r7
	ldm r3!, {r0, r1, r4, r5}
	eors r0, r7
	eors r1, r7
	eors r4, r7
	eors r5, r7
	subs r0, r0, r6
	movs r6, #0 /* leaves the carry alone, as eors does */
	sbcs r1, r6
	sbcs r4, r6
	sbcs r5, r6
	stm r2!, {r0, r1, r4, r5}
	ldm r3!, {r0, r1, r4, r5}
	eors r0, r7
	eors r1, r7
	eors r4, r7
	eors r5, r7
	sbcs r0, r6
	sbcs r1, r6
	sbcs r4, r6
	sbcs r5, r6
	stm r2!, {r0, r1, r4, r5}
	/* y + x and y - x */
	subs r2, #96
	subs r3, #64
	.irp offset, 0, 4, 8, 12, 16, 20, 24, 28
	ldr r0, [r2, #\offset]
	ldr r1, [r3, #\offset]
	movs r4, r0
	eors r4, r1
	ands r4, r7
	eors r0, r4
	eors r1, r4
	str r0, [r2, #\offset]
	str r1, [r3, #\offset]
	.endr
	pop {r4-r7}
	mov r8, r4
	mov r9, r5
	mov r10, r6
	mov r11, r7
	pop {r4-r7, pc}
	.size ed25519_choose, . - ed25519_choose

#endif
