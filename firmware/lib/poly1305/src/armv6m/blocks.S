/* void poly1305_blocks(poly1305_state *state, const uint8_t *message, size_t count, uint32_t pad)
 *
 * h = (h + block + pad 2^128) r for each block, mod p = 2^130 - 5, from the first to the last (RFC 8439, section
 * 2.5.1).
 *
 * h and r have five limbs of 26 bits, and each limb two halves of 13, low and high: a product of limbs is three
 * products of halves (Karatsuba), l l', h h' and (l + h)(l' + h'), each in one word. The limbs' product mod p is a
 * convolution of length five in which what goes beyond the last limb comes back five times. So there are three
 * convolutions:
 *
 *     VL_k = sum ul_i rl_(k-i)    VH_k = sum uh_i rh_(k-i)    VS_k = sum (ul_i + uh_i)(rl_(k-i) + rh_(k-i))
 *
 * with r_(-j) = 5 r_(5-j), and h' has at bit 26 k, not yet carried through,
 *
 *     A_k = VL_k + VH_(k-1)    (A_0 = VL_0 + 5 VH_4)        and at bit 26 k + 13    M_k = VS_k - VL_k - VH_k.
 *
 * A convolution is five rows: u_i and the r that it meets in columns 0 ... 4 lie together, so that one LDM brings them;
 * each r is multiplied where it has been loaded to, and added to its column's sum, r8 to r12. That is three cycles a
 * product and two a row. The table has -rl and -rh, so the sums need not be cleared between convolutions: after the
 * first they are -VL, after the second -VL - VH, after the third M. The A are made in between, with their signs
 * changed.
 *
 * Ranges: rl, rh and ul, uh are below 2^13, but uh_0 is below 2^13 + 321, by what the last carry, five times, leaves.
 * A_0 is the greatest of the A, 1 + 20 products of VL_0 and 25 of VH_4: at most 46 2^13 (2^13 + 321) < 2^31.6. M_0 has
 * 42 of the same. With a carry below 2^19, 26 bits of the message and the pad they still fit a word; so nothing is lost
 * where the sums before are negative.
 *
 * No branch and no address depends on anything but the count and the address of the message. Where that is no multiple
 * of four, its blocks are read byte by byte.
 *
 * entry: r0 state, r1 message at any address, r2 count, at least 1, r3 pad
 * exit: -
 * clobbers: r0-r3, r12, flags
 * stack: 428 bytes
 * cycles: 845 for one block (cortex-m0)
 *         419 for each further one
 *         905 for one at an address that is no multiple of four
 *         482 for each further one
 * code: 1,264 bytes
 */
#include "../backend.h"

#if POLY1305_BACKEND == POLY1305_BACKEND_ARMV6M

	.syntax unified
	.thumb

/* On the stack: the end of the message, in the place of u of the first row, which needs none; the rows. */
#define END 0
#define ROW_BYTES 24
#define LOW 0
#define HIGH (5 * ROW_BYTES)
#define SUM (10 * ROW_BYTES)
#define A (15 * ROW_BYTES) /* -A, and before that -VL */
#define PAD (A + 20)
#define STATE (PAD + 4)
#define LEFT (STATE + 4) /* blocks that have to be read byte by byte */
#define FRAME (LEFT + 4)

.macro store_u register, convolution, limb
	str	\register, [sp, #\convolution + ROW_BYTES * \limb]
.endm

/* In all five columns: r1 ... r5 times r0, to the sums; as the first of them with `how` mov. */
.macro columns how
	muls	r1, r0
	\how	r8, r1
	muls	r2, r0
	\how	r9, r2
	muls	r3, r0
	\how	r10, r3
	muls	r4, r0
	\how	r11, r4
	muls	r5, r0
	\how	r12, r5
.endm

.macro row
	ldm	r7!, {r0-r5}
	columns	add
.endm

/* The low 13 bits. */
.macro low13 to, from
	lsls	\to, \from, #19
	lsrs	\to, \to, #19
.endm

/* A limb's last steps: r5 is A_k with what belongs to it, r4 the carry afterwards, r0 the mask. */
.macro halves k, m
	lsrs	r6, r5, #13
	ands	r5, r0
	store_u	r5, LOW, \k
	add	r6, \m
	lsrs	r4, r6, #13
	ands	r6, r0
	store_u	r6, HIGH, \k
	adds	r5, r6
	store_u	r5, SUM, \k
.endm

/* r5 = what the words r\first and r\second have of limb k, with the carry in r4, minus -A_k. */
.macro limb k, first, second, right, left
	lsrs	r5, \first, #\right
	adds	r5, r4
	lsls	r6, \second, #\left
	lsrs	r6, r6, #6
	adds	r5, r6
	ldr	r6, [sp, #A + 4 * \k]
	subs	r5, r6
.endm

/* Writes a value to all its places in the rows of a convolution: r_j of column i + j to row i, */
.macro put_r register, convolution, j
	.irp	i, 0, 1, 2, 3, 4
	.if \i + \j < 5
	str	\register, [sp, #\convolution + 28 * \i + 4 * \j + 4]
	.endif
	.endr
.endm
/* and 5 r_j of column k to row k + 5 - j. */
.macro put_5r register, convolution, j
	.irp	k, 0, 1, 2, 3
	.if \k < \j
	str	\register, [sp, #\convolution + 28 * \k + ROW_BYTES * (5 - \j) + 4]
	.endif
	.endr
.endm
.macro put register, convolution, j
	put_r	\register, \convolution, \j
	.if \j > 0
	lsls	r6, \register, #2
	adds	r6, \register
	put_5r	r6, \convolution, \j
	.endif
.endm

/* Limb j of r, in r5, to all its places. */
.macro put_limb j
	lsrs	r4, r5, #13
	low13	r5, r5
	adds	r7, r4, r5
	put	r7, SUM, \j
	rsbs	r5, r5, #0
	put	r5, LOW, \j
	rsbs	r4, r4, #0
	put	r4, HIGH, \j
.endm

/* r\to = a word of the message at r7, at any address. */
.macro load_bytes to, at
	ldrb	\to, [r7, #\at]
	.irp	i, 1, 2, 3
	ldrb	r4, [r7, #\at + \i]
	lsls	r4, r4, #8 * \i
	orrs	\to, r4
	.endr
.endm

	.section .text.poly1305_blocks, "ax", %progbits
	.p2align 2
	.hidden poly1305_blocks
	.global poly1305_blocks
	.type poly1305_blocks, %function
	.thumb_func
poly1305_blocks:
	push	{r4-r7, lr}
	mov	r4, r8
	mov	r5, r9
	mov	r6, r10
	mov	r7, r11
	push	{r4-r7}
	sub	sp, #FRAME
	str	r0, [sp, #STATE]
	lsls	r3, r3, #24
	str	r3, [sp, #PAD]
	mov	lr, r1
	movs	r4, #0
	lsls	r5, r1, #30
	beq	1f
	mov	r4, r2
1:	str	r4, [sp, #LEFT]
	lsls	r2, r2, #4
	adds	r1, r2
	str	r1, [sp, #END]

	/* r, and its rows. */
	mov	r12, r0
	adds	r0, #20
	ldm	r0, {r0-r3}
	lsls	r5, r0, #6
	lsrs	r5, r5, #6
	put_limb 0
	lsrs	r5, r0, #26
	lsls	r6, r1, #12
	lsrs	r6, r6, #6
	adds	r5, r6
	put_limb 1
	lsrs	r5, r1, #20
	lsls	r6, r2, #18
	lsrs	r6, r6, #6
	adds	r5, r6
	put_limb 2
	lsrs	r5, r2, #14
	lsls	r6, r3, #24
	lsrs	r6, r6, #6
	adds	r5, r6
	put_limb 3
	lsrs	r5, r3, #8
	put_limb 4

	/* h: its limbs are -A, with what it has from 2^130 on five times in the lowest; M is zero. */
	mov	r0, r12
	ldm	r0, {r0-r4}
	lsrs	r5, r4, #2
	lsls	r6, r5, #2
	adds	r5, r6
	lsls	r6, r0, #6
	lsrs	r6, r6, #6
	adds	r5, r6
	rsbs	r5, r5, #0
	str	r5, [sp, #A]
	lsrs	r5, r0, #26
	lsls	r6, r1, #12
	lsrs	r6, r6, #6
	adds	r5, r6
	rsbs	r5, r5, #0
	str	r5, [sp, #A + 4]
	lsrs	r5, r1, #20
	lsls	r6, r2, #18
	lsrs	r6, r6, #6
	adds	r5, r6
	rsbs	r5, r5, #0
	str	r5, [sp, #A + 8]
	lsrs	r5, r2, #14
	lsls	r6, r3, #24
	lsrs	r6, r6, #6
	adds	r5, r6
	rsbs	r5, r5, #0
	str	r5, [sp, #A + 12]
	lsrs	r5, r3, #8
	lsls	r6, r4, #30
	lsrs	r6, r6, #6
	adds	r5, r6
	rsbs	r5, r5, #0
	str	r5, [sp, #A + 16]
	movs	r0, #0
	mov	r8, r0
	mov	r9, r0
	mov	r10, r0
	mov	r11, r0
	mov	r12, r0
	ldr	r0, [sp, #LEFT]
	cmp	r0, #0
	beq	.Lblock
	b	.Lbytes

.Lblock:
	/* The block is added, and carried through. */
	mov	r7, lr
	ldm	r7!, {r0-r3}
	mov	lr, r7
.Lloaded:
	lsls	r5, r0, #6
	lsrs	r5, r5, #6
	ldr	r4, [sp, #A]
	subs	r5, r4
	lsrs	r6, r5, #13
	low13	r5, r5
	add	r6, r8
	mov	r8, r5 /* ul_0 stays in the place of M_0, */
	lsrs	r4, r6, #13
	low13	r7, r6
	limb	1, r0, r1, 26, 12
	ldr	r0, =0x1fff
	halves	1, r9
	mov	r9, r7 /* uh_0 in that of M_1 */
	limb	2, r1, r2, 20, 18
	halves	2, r10
	limb	3, r2, r3, 14, 24
	halves	3, r11
	lsrs	r5, r3, #8
	adds	r5, r4
	ldr	r6, [sp, #PAD]
	adds	r5, r6
	ldr	r6, [sp, #A + 16]
	subs	r5, r6
	halves	4, r12
	lsls	r5, r4, #2
	adds	r5, r4
	add	r5, r8
	lsrs	r4, r5, #13
	ands	r0, r5
	add	r4, r9
	store_u	r4, HIGH, 0
	adds	r4, r0
	store_u	r4, SUM, 0

	/* -VL; ul_0 is in r0. */
	add	r7, sp, #LOW + 4
	ldm	r7!, {r1-r5}
	columns	mov
	row
	row
	row
	row
	mov	r0, r8
	mov	r1, r9
	mov	r2, r10
	mov	r3, r11
	mov	r4, r12
	add	r6, sp, #A
	stm	r6!, {r0-r4}

	/* -VL - VH */
	row
	row
	row
	row
	row

	/* -A: -VL and, a limb higher, -VH. */
	add	r6, sp, #A
	ldm	r6!, {r0-r4}
	mov	r5, r8
	subs	r5, r0
	mov	r6, r9
	subs	r6, r1
	adds	r1, r5
	mov	r5, r10
	subs	r5, r2
	adds	r2, r6
	mov	r6, r11
	subs	r6, r3
	adds	r3, r5
	mov	r5, r12
	subs	r5, r4
	adds	r4, r6
	adds	r0, r5
	lsls	r5, r5, #2
	adds	r0, r5
	add	r6, sp, #A
	stm	r6!, {r0-r4}

	/* M */
	row
	row
	row
	row
	row

	ldr	r0, [sp, #END]
	cmp	lr, r0
	beq	.Lend
	b	.Lblock

.Lend:
	ldr	r0, [sp, #LEFT]
	cmp	r0, #0
	beq	.Lstore

	/* It is to be read byte by byte: each block is an end. */
.Lbytes:
	subs	r0, #1
	str	r0, [sp, #LEFT]
	mov	r7, lr
	load_bytes r0, 0
	load_bytes r1, 4
	load_bytes r2, 8
	load_bytes r3, 12
	adds	r7, #16
	mov	lr, r7
	str	r7, [sp, #END]
	b	.Lloaded

/* r\to = limb k of h, carried through; r4 is the carry. */
.macro whole_limb to, k, m
	ldr	r6, [sp, #A + 4 * \k]
	subs	r4, r6
	low13	\to, r4
	lsrs	r4, r4, #13
	add	r4, \m
	low13	r6, r4
	lsls	r6, r6, #13
	adds	\to, r6
	lsrs	r4, r4, #13
.endm

.Lstore:
	movs	r4, #0
	whole_limb r0, 0, r8
	whole_limb r1, 1, r9
	whole_limb r2, 2, r10
	whole_limb r3, 3, r11
	whole_limb r5, 4, r12
	ldr	r7, [sp, #STATE]
	/* Words from limbs: bit 0 of limb k is bit 26 k. */
	lsls	r6, r1, #26
	adds	r0, r6
	str	r0, [r7]
	lsrs	r1, r1, #6
	lsls	r6, r2, #20
	adds	r1, r6
	str	r1, [r7, #4]
	lsrs	r2, r2, #12
	lsls	r6, r3, #14
	adds	r2, r6
	str	r2, [r7, #8]
	lsrs	r3, r3, #18
	lsls	r6, r5, #8
	adds	r3, r6
	str	r3, [r7, #12]
	lsrs	r5, r5, #24
	lsls	r4, r4, #2
	adds	r5, r4
	str	r5, [r7, #16]
	add	sp, #FRAME
	pop	{r4-r7}
	mov	r8, r4
	mov	r9, r5
	mov	r10, r6
	mov	r11, r7
	pop	{r4-r7, pc}
	.ltorg
	.size poly1305_blocks, . - poly1305_blocks

#endif
