/* Printed by gen/point_armv6m.py, which explains it.
 *
 * void ed25519_point_double(ed25519_point *point, unsigned times, unsigned flags)
 * void ed25519_point_add(ed25519_point *point, const ed25519_cached *other, unsigned flags)
 * void ed25519_point_add_niels(ed25519_point *point, const ed25519_niels *other, unsigned flags)
 *
 * point = 2^times point, or point + other, or point - other where a flag says so; with T if one says so.
 *
 * entry: r0 point, of coordinates below 2^255 + 2^230, or the comb's first point (src/comb.c), each of
 *     whose sums stays below 2^257 - 38: its table is constant, and a test goes through it;
 *     r1 times, or other, of any elements; r2 flags
 * exit: coordinates are below 2^255 + 2^230
 * clobbers: r0-r3, r12, flags
 * stack: 336 bytes
 * cycles: 7,835 (cortex-m0), a doubling, and 7,783 for each more of them
 *         9,130, of which the last one is with T
 *         9,616, an addition; where the other point is subtracted, 2 more
 *         10,911 with T
 *         8,363, an addition of a niels; where that is subtracted, 2 more
 *         9,658 with T
 * code: 730 bytes, in three functions
 *
 * Branches depend on the flags and on `times` alone.
 */
#include "../backend.h"

#if ED25519_BACKEND == ED25519_BACKEND_ARMV6M

	.syntax unified
	.thumb
	.section .text.ed25519_point, "ax", %progbits
	.p2align 2
	.global ed25519_point_double
	.type ed25519_point_double, %function
	.thumb_func
ed25519_point_double:
	push {r4-r7, lr}
	mov r4, r8
	mov r5, r9
	mov r6, r10
	mov r7, r11
	push {r4-r7}
	sub sp, #180
	add r3, sp, #160
	stm r3!, {r0, r1}
	str r2, [sp, #172]
.Ldouble:
	/* X + Y, and X, Y, Z, to be squared: to T, and to their places */
	ldr r0, [sp, #160]
	ldr r1, [sp, #160]
	adds r1, #32
	add r2, sp, #0
	bl .Ladd
	ldr r0, [sp, #160]
	add r1, sp, #32
	ldm r0!, {r2-r7}
	stm r1!, {r2-r7}
	ldm r0!, {r2-r7}
	stm r1!, {r2-r7}
	ldm r0!, {r2-r7}
	stm r1!, {r2-r7}
	ldm r0!, {r2-r7}
	stm r1!, {r2-r7}
	ldr r0, [sp, #160]
	adds r0, #96
	bl fe25519_sqr_stacked
	ldr r0, [sp, #160]
	add sp, #32
	bl fe25519_sqr_stacked
	ldr r0, [sp, #128]
	adds r0, #32
	add sp, #32
	bl fe25519_sqr_stacked
	ldr r0, [sp, #96]
	adds r0, #64
	add sp, #32
	bl fe25519_sqr_stacked
	sub sp, #96
	ldr r0, [sp, #160]
	ldr r1, [sp, #160]
	adds r1, #32
	add r2, sp, #96
	bl .Ladd
	ldr r0, [sp, #160]
	adds r0, #32
	ldr r1, [sp, #160]
	add r2, sp, #64
	bl .Lsub
	ldr r0, [sp, #160]
	adds r0, #64
	movs r1, r0
	movs r2, r0
	bl .Ladd
	ldr r0, [sp, #160]
	adds r0, #96
	add r1, sp, #96
	add r2, sp, #0
	bl .Lsub
	/* -H may be nearly 2^256: where 38 once is not enough, the words are all ones but for the lowest */
	sbcs r1, r1
	movs r2, #38
	ands r2, r1
	ldr r0, [sp, #0]
	subs r0, r0, r2
	str r0, [sp, #0]
	/* G is below 2p, being below 2^255 + 2^230, or less than zero and 2p: 38 once is enough */
	ldr r0, [sp, #160]
	adds r0, #64
	add r1, sp, #64
	add r2, sp, #32
	bl .Lsub
	ldr r3, [sp, #164]
	subs r3, #1
	str r3, [sp, #164]
	beq .Lproducts
	bl .Lthree
	b .Ldouble

.Lproducts:
	/* EF, FG, GH and, if T is wanted, EH */
	ldr r6, [sp, #172]
	lsrs r6, r6, #1
	bcc 1f
	add r0, sp, #0
	add r1, sp, #128
	ldm r0!, {r2-r5}
	stm r1!, {r2-r5}
	ldm r0!, {r2-r5}
	stm r1!, {r2-r5}
1:
	bl .Lthree
	ldr r6, [sp, #172]
	lsrs r6, r6, #1
	bcc 2f
	ldr r0, [sp, #160]
	adds r0, #96
	add sp, #96
	bl fe25519_mul_stacked
	sub sp, #96
2:
	add sp, #180
	pop {r4-r7}
	mov r8, r4
	mov r9, r5
	mov r10, r6
	mov r11, r7
	pop {r4-r7, pc}

.Lthree:
	mov r1, lr
	str r1, [sp, #168]
	ldr r0, [sp, #160]
	bl fe25519_mul_stacked
	ldr r0, [sp, #160]
	adds r0, #64
	add sp, #32
	bl fe25519_mul_stacked
	ldr r0, [sp, #128]
	adds r0, #32
	add sp, #32
	bl fe25519_mul_stacked
	sub sp, #64
	ldr r1, [sp, #168]
	bx r1

.Ladd:
	mov r12, r2
	ldm r0!, {r2-r5}
	ldm r1!, {r6, r7}
	adds r2, r2, r6
	adcs r3, r7
	ldm r1!, {r6, r7}
	adcs r4, r6
	adcs r5, r7
	mov r8, r2
	mov r9, r3
	mov r10, r4
	mov r11, r5
	ldm r0!, {r2-r5}
	ldm r1!, {r6, r7}
	adcs r2, r6
	adcs r3, r7
	ldm r1!, {r6, r7}
	adcs r4, r6
	adcs r5, r7
	sbcs r6, r6
	movs r7, #38
	bics r7, r6
	mov r1, r12
	movs r6, #0
	mov r0, r8
	adds r0, r0, r7
	mov r7, r9
	adcs r7, r6
	stm r1!, {r0, r7}
	mov r0, r10
	adcs r0, r6
	mov r7, r11
	adcs r7, r6
	stm r1!, {r0, r7}
	adcs r2, r6
	adcs r3, r6
	adcs r4, r6
	adcs r5, r6
	stm r1!, {r2-r5}
	bx lr

.Lsub:
	mov r12, r2
	ldm r0!, {r2-r5}
	ldm r1!, {r6, r7}
	subs r2, r2, r6
	sbcs r3, r7
	ldm r1!, {r6, r7}
	sbcs r4, r6
	sbcs r5, r7
	mov r8, r2
	mov r9, r3
	mov r10, r4
	mov r11, r5
	ldm r0!, {r2-r5}
	ldm r1!, {r6, r7}
	sbcs r2, r6
	sbcs r3, r7
	ldm r1!, {r6, r7}
	sbcs r4, r6
	sbcs r5, r7
	sbcs r6, r6
	movs r7, #38
	ands r7, r6
	mov r1, r12
	movs r6, #0
	mov r0, r8
	subs r0, r0, r7
	mov r7, r9
	sbcs r7, r6
	stm r1!, {r0, r7}
	mov r0, r10
	sbcs r0, r6
	mov r7, r11
	sbcs r7, r6
	stm r1!, {r0, r7}
	sbcs r2, r6
	sbcs r3, r6
	sbcs r4, r6
	sbcs r5, r6
	stm r1!, {r2-r5}
	bx lr
	.size ed25519_point_double, . - ed25519_point_double

	.global ed25519_point_add
	.type ed25519_point_add, %function
	.thumb_func
ed25519_point_add:
	push {r4-r7, lr}
	mov r4, r8
	mov r5, r9
	mov r6, r10
	mov r7, r11
	push {r4-r7}
	sub sp, #180
	add r3, sp, #160
	stm r3!, {r0, r1}
	str r1, [sp, #168]
	str r2, [sp, #172]
	/* D */
	ldr r0, [sp, #160]
	adds r0, #64
	add r1, sp, #0
	ldm r0!, {r2-r5}
	stm r1!, {r2-r5}
	ldm r0!, {r2-r5}
	stm r1!, {r2-r5}
	ldr r0, [sp, #168]
	adds r0, #64
	add r1, sp, #32
	ldm r0!, {r2-r5}
	stm r1!, {r2-r5}
	ldm r0!, {r2-r5}
	stm r1!, {r2-r5}
	ldr r0, [sp, #160]
	adds r0, #64
	bl fe25519_mul_stacked
	ldr r0, [sp, #168]
	adds r0, #96
	b .Ladd_any
	.size ed25519_point_add, . - ed25519_point_add

	.global ed25519_point_add_niels
	.type ed25519_point_add_niels, %function
	.thumb_func
ed25519_point_add_niels:
	push {r4-r7, lr}
	mov r4, r8
	mov r5, r9
	mov r6, r10
	mov r7, r11
	push {r4-r7}
	sub sp, #180
	str r0, [sp, #160]
	str r1, [sp, #168]
	str r2, [sp, #172]
	/* D = 2 Z1 */
	ldr r0, [sp, #160]
	adds r0, #64
	movs r1, r0
	movs r2, r0
	bl .Ladd
	ldr r0, [sp, #168]
	adds r0, #64
.Ladd_any:
	/* C: r0 is 2d T2 */
	add r1, sp, #32
	ldm r0!, {r2-r5}
	stm r1!, {r2-r5}
	ldm r0!, {r2-r5}
	stm r1!, {r2-r5}
	ldr r0, [sp, #160]
	adds r0, #96
	add r1, sp, #0
	ldm r0!, {r2-r5}
	stm r1!, {r2-r5}
	ldm r0!, {r2-r5}
	stm r1!, {r2-r5}
	ldr r0, [sp, #160]
	adds r0, #96
	bl fe25519_mul_stacked
	/* A and B, to X and Y */
	ldr r0, [sp, #160]
	adds r0, #32
	ldr r1, [sp, #160]
	add r2, sp, #0
	bl .Lsub
	ldr r0, [sp, #160]
	adds r0, #32
	ldr r1, [sp, #160]
	add r2, sp, #64
	bl .Ladd
	ldr r0, [sp, #168]
	ldr r6, [sp, #172]
	lsrs r6, r6, #2
	bcs 3f
	adds r0, #32
3:
	add r1, sp, #32
	ldm r0!, {r2-r5}
	stm r1!, {r2-r5}
	ldm r0!, {r2-r5}
	stm r1!, {r2-r5}
	ldr r0, [sp, #160]
	bl fe25519_mul_stacked
	ldr r0, [sp, #168]
	ldr r6, [sp, #172]
	lsrs r6, r6, #2
	bcc 4f
	adds r0, #32
4:
	add r1, sp, #32
	ldm r0!, {r2-r5}
	stm r1!, {r2-r5}
	ldm r0!, {r2-r5}
	stm r1!, {r2-r5}
	ldr r0, [sp, #160]
	adds r0, #32
	add sp, #32
	bl fe25519_mul_stacked
	sub sp, #32
	/* E, H, F, G */
	ldr r0, [sp, #160]
	adds r0, #32
	ldr r1, [sp, #160]
	add r2, sp, #0
	bl .Lsub
	ldr r0, [sp, #160]
	adds r0, #32
	ldr r1, [sp, #160]
	add r2, sp, #96
	bl .Ladd
	ldr r6, [sp, #172]
	lsrs r6, r6, #2
	bcs 5f
	ldr r0, [sp, #160]
	adds r0, #64
	ldr r1, [sp, #160]
	adds r1, #96
	add r2, sp, #32
	bl .Lsub
	ldr r0, [sp, #160]
	adds r0, #64
	ldr r1, [sp, #160]
	adds r1, #96
	add r2, sp, #64
	bl .Ladd
	b .Lproducts
5:
	ldr r0, [sp, #160]
	adds r0, #64
	ldr r1, [sp, #160]
	adds r1, #96
	add r2, sp, #32
	bl .Ladd
	ldr r0, [sp, #160]
	adds r0, #64
	ldr r1, [sp, #160]
	adds r1, #96
	add r2, sp, #64
	bl .Lsub
	b .Lproducts
	.size ed25519_point_add_niels, . - ed25519_point_add_niels

#endif
