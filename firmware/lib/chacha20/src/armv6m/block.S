/* Printed by gen/block_armv6m.py, which says how it works.
 *
 * void chacha20_block(uint32_t out[16], const uint32_t in[16])
 *
 * The ChaCha20 block function (Bernstein, "ChaCha, a variant of Salsa20", 2008): out = in + 20 rounds of in,
 * as 16 little-endian words. All sums are mod 2^32, so that nothing can overflow. No branch, and no address
 * that depends on data.
 *
 * entry: r0 out, r1 in
 * exit: -
 * clobbers: r0-r3, r12, lr, flags
 * stack: 212 bytes
 * cycles: 1,756 (cortex-m0)
 * code: 3,118 bytes
 */
#include "../backend.h"

#if CHACHA20_BACKEND == CHACHA20_BACKEND_ARMV6M

	.syntax unified
	.thumb
	.section .text.chacha20_block, "ax", %progbits
	.p2align 2
	.global chacha20_block
	.type chacha20_block, %function
	.thumb_func
chacha20_block:
	push {r4-r7, lr}
	mov r4, r8
	mov r5, r9
	mov r6, r10
	mov r7, r11
	push {r0, r1, r4-r7}
	ldm r1!, {r0, r2, r3}
	/* round 1: 0, 4, 8, 12 */
	ldr r4, [r1, #4]
	ldr r5, [r1, #36]
	ldr r6, [r1, #20]
	adds r0, r0, r4
	eors r5, r0
	rev r5, r5
	rev16 r5, r5
	adds r6, r6, r5
	eors r4, r6
	movs r7, #20
	rors r4, r7
	adds r0, r0, r4
	eors r5, r0
	movs r7, #24
	rors r5, r7
	adds r6, r6, r5
	eors r4, r6
	mov r8, r5
	push {r0, r6}
	/* round 1: 2, 6, 10, 14 */
	ldr r0, [r1, #12]
	ldr r5, [r1, #44]
	ldr r6, [r1, #28]
	adds r3, r3, r0
	eors r5, r3
	rev r5, r5
	rev16 r5, r5
	adds r6, r6, r5
	eors r0, r6
	movs r7, #20
	rors r0, r7
	adds r3, r3, r0
	eors r5, r3
	mov r9, r3
	movs r3, #24
	rors r5, r3
	adds r6, r6, r5
	eors r0, r6
	push {r6}
	movs r3, #25
	rors r0, r3
	rors r4, r3
	/* round 1: 1, 5, 9, 13 */
	mov r10, r0
	ldr r0, [r1, #8]
	ldr r3, [r1, #40]
	ldr r6, [r1, #24]
	adds r2, r2, r0
	eors r3, r2
	rev r3, r3
	rev16 r3, r3
	adds r6, r6, r3
	eors r0, r6
	rors r0, r7
	adds r2, r2, r0
	eors r3, r2
	mov r11, r2
	movs r2, #24
	rors r3, r2
	adds r6, r6, r3
	eors r0, r6
	mov r12, r3
	movs r2, #25
	rors r0, r2
	/* round 1: 3, 7, 11, 15 */
	mov lr, r0
	ldr r0, [r1, #0]
	ldr r2, [r1, #16]
	ldr r3, [r1, #48]
	ldr r1, [r1, #32]
	adds r0, r0, r2
	eors r3, r0
	rev r3, r3
	rev16 r3, r3
	adds r1, r1, r3
	eors r2, r1
	rors r2, r7
	adds r0, r0, r2
	eors r3, r0
	/* round 2: 3, 4, 9, 14 */
	adds r0, r0, r4
	eors r5, r0
	rev r5, r5
	rev16 r5, r5
	adds r6, r6, r5
	eors r4, r6
	rors r4, r7
	adds r0, r0, r4
	eors r5, r0
	movs r7, #24
	rors r3, r7
	adds r1, r1, r3
	eors r2, r1
	rors r5, r7
	adds r6, r6, r5
	eors r4, r6
	push {r0, r6}
	/* round 2: 1, 6, 11, 12 */
	mov r0, r11
	mov r11, r5
	mov r5, r10
	mov r6, r8
	adds r0, r0, r5
	eors r6, r0
	rev r6, r6
	rev16 r6, r6
	adds r1, r1, r6
	eors r5, r1
	movs r7, #20
	rors r5, r7
	adds r0, r0, r5
	eors r6, r0
	mov r8, r0
	movs r0, #24
	rors r6, r0
	adds r1, r1, r6
	eors r5, r1
	push {r1}
	movs r0, #25
	rors r5, r0
	rors r4, r0
	rors r2, r0
	/* round 2: 2, 7, 8, 13 */
	mov r10, r5
	mov r0, r9
	mov r1, r12
	ldr r5, [sp, #20]
	adds r0, r0, r2
	eors r1, r0
	rev r1, r1
	rev16 r1, r1
	adds r5, r5, r1
	eors r2, r5
	rors r2, r7
	adds r0, r0, r2
	eors r1, r0
	mov r9, r0
	movs r0, #24
	rors r1, r0
	adds r5, r5, r1
	eors r2, r5
	mov r12, r1
	movs r0, #25
	rors r2, r0
	/* round 2: 0, 5, 10, 15 */
	ldr r0, [sp, #16]
	mov r1, lr
	mov lr, r2
	ldr r2, [sp, #12]
	adds r0, r0, r1
	eors r3, r0
	rev r3, r3
	rev16 r3, r3
	adds r2, r2, r3
	eors r1, r2
	rors r1, r7
	adds r0, r0, r1
	eors r3, r0
	/* round 3: 0, 4, 8, 12 */
	adds r0, r0, r4
	eors r6, r0
	rev r6, r6
	rev16 r6, r6
	adds r5, r5, r6
	eors r4, r5
	rors r4, r7
	adds r0, r0, r4
	eors r6, r0
	movs r7, #24
	rors r3, r7
	adds r2, r2, r3
	eors r1, r2
	rors r6, r7
	adds r5, r5, r6
	eors r4, r5
	push {r0, r5}
	/* round 3: 2, 6, 10, 14 */
	mov r0, r9
	mov r9, r6
	mov r5, r10
	mov r6, r11
	adds r0, r0, r5
	eors r6, r0
	rev r6, r6
	rev16 r6, r6
	adds r2, r2, r6
	eors r5, r2
	movs r7, #20
	rors r5, r7
	adds r0, r0, r5
	eors r6, r0
	mov r10, r0
	movs r0, #24
	rors r6, r0
	adds r2, r2, r6
	eors r5, r2
	str r2, [sp, #28]
	movs r0, #25
	rors r5, r0
	rors r4, r0
	rors r1, r0
	/* round 3: 1, 5, 9, 13 */
	mov r11, r5
	mov r0, r8
	mov r2, r12
	ldr r5, [sp, #16]
	adds r0, r0, r1
	eors r2, r0
	rev r2, r2
	rev16 r2, r2
	adds r5, r5, r2
	eors r1, r5
	rors r1, r7
	adds r0, r0, r1
	eors r2, r0
	mov r8, r0
	movs r0, #24
	rors r2, r0
	adds r5, r5, r2
	eors r1, r5
	mov r12, r2
	movs r0, #25
	rors r1, r0
	/* round 3: 3, 7, 11, 15 */
	ldr r0, [sp, #12]
	mov r2, lr
	mov lr, r1
	ldr r1, [sp, #8]
	adds r0, r0, r2
	eors r3, r0
	rev r3, r3
	rev16 r3, r3
	adds r1, r1, r3
	eors r2, r1
	rors r2, r7
	adds r0, r0, r2
	eors r3, r0
	/* round 4: 3, 4, 9, 14 */
	adds r0, r0, r4
	eors r6, r0
	rev r6, r6
	rev16 r6, r6
	adds r5, r5, r6
	eors r4, r5
	rors r4, r7
	adds r0, r0, r4
	eors r6, r0
	movs r7, #24
	rors r3, r7
	adds r1, r1, r3
	eors r2, r1
	rors r6, r7
	adds r5, r5, r6
	eors r4, r5
	push {r0, r5}
	/* round 4: 1, 6, 11, 12 */
	mov r0, r8
	mov r8, r6
	mov r5, r11
	mov r6, r9
	adds r0, r0, r5
	eors r6, r0
	rev r6, r6
	rev16 r6, r6
	adds r1, r1, r6
	eors r5, r1
	movs r7, #20
	rors r5, r7
	adds r0, r0, r5
	eors r6, r0
	mov r9, r0
	movs r0, #24
	rors r6, r0
	adds r1, r1, r6
	eors r5, r1
	str r1, [sp, #32]
	movs r0, #25
	rors r5, r0
	rors r4, r0
	rors r2, r0
	/* round 4: 2, 7, 8, 13 */
	mov r11, r5
	mov r0, r10
	mov r1, r12
	ldr r5, [sp, #12]
	adds r0, r0, r2
	eors r1, r0
	rev r1, r1
	rev16 r1, r1
	adds r5, r5, r1
	eors r2, r5
	rors r2, r7
	adds r0, r0, r2
	eors r1, r0
	mov r10, r0
	movs r0, #24
	rors r1, r0
	adds r5, r5, r1
	eors r2, r5
	mov r12, r1
	movs r0, #25
	rors r2, r0
	/* round 4: 0, 5, 10, 15 */
	ldr r0, [sp, #8]
	mov r1, lr
	mov lr, r2
	ldr r2, [sp, #36]
	adds r0, r0, r1
	eors r3, r0
	rev r3, r3
	rev16 r3, r3
	adds r2, r2, r3
	eors r1, r2
	rors r1, r7
	adds r0, r0, r1
	eors r3, r0
	/* round 5: 0, 4, 8, 12 */
	adds r0, r0, r4
	eors r6, r0
	rev r6, r6
	rev16 r6, r6
	adds r5, r5, r6
	eors r4, r5
	rors r4, r7
	adds r0, r0, r4
	eors r6, r0
	movs r7, #24
	rors r3, r7
	adds r2, r2, r3
	eors r1, r2
	rors r6, r7
	adds r5, r5, r6
	eors r4, r5
	push {r0, r5}
	/* round 5: 2, 6, 10, 14 */
	mov r0, r10
	mov r10, r6
	mov r5, r11
	mov r6, r8
	adds r0, r0, r5
	eors r6, r0
	rev r6, r6
	rev16 r6, r6
	adds r2, r2, r6
	eors r5, r2
	movs r7, #20
	rors r5, r7
	adds r0, r0, r5
	eors r6, r0
	mov r8, r0
	movs r0, #24
	rors r6, r0
	adds r2, r2, r6
	eors r5, r2
	str r2, [sp, #36]
	movs r0, #25
	rors r5, r0
	rors r4, r0
	rors r1, r0
	/* round 5: 1, 5, 9, 13 */
	mov r11, r5
	mov r0, r9
	mov r2, r12
	ldr r5, [sp, #12]
	adds r0, r0, r1
	eors r2, r0
	rev r2, r2
	rev16 r2, r2
	adds r5, r5, r2
	eors r1, r5
	rors r1, r7
	adds r0, r0, r1
	eors r2, r0
	mov r9, r0
	movs r0, #24
	rors r2, r0
	adds r5, r5, r2
	eors r1, r5
	mov r12, r2
	movs r0, #25
	rors r1, r0
	/* round 5: 3, 7, 11, 15 */
	ldr r0, [sp, #8]
	mov r2, lr
	mov lr, r1
	ldr r1, [sp, #40]
	adds r0, r0, r2
	eors r3, r0
	rev r3, r3
	rev16 r3, r3
	adds r1, r1, r3
	eors r2, r1
	rors r2, r7
	adds r0, r0, r2
	eors r3, r0
	/* round 6: 3, 4, 9, 14 */
	adds r0, r0, r4
	eors r6, r0
	rev r6, r6
	rev16 r6, r6
	adds r5, r5, r6
	eors r4, r5
	rors r4, r7
	adds r0, r0, r4
	eors r6, r0
	movs r7, #24
	rors r3, r7
	adds r1, r1, r3
	eors r2, r1
	rors r6, r7
	adds r5, r5, r6
	eors r4, r5
	push {r0, r5}
	/* round 6: 1, 6, 11, 12 */
	mov r0, r9
	mov r9, r6
	mov r5, r11
	mov r6, r10
	adds r0, r0, r5
	eors r6, r0
	rev r6, r6
	rev16 r6, r6
	adds r1, r1, r6
	eors r5, r1
	movs r7, #20
	rors r5, r7
	adds r0, r0, r5
	eors r6, r0
	mov r10, r0
	movs r0, #24
	rors r6, r0
	adds r1, r1, r6
	eors r5, r1
	str r1, [sp, #40]
	movs r0, #25
	rors r5, r0
	rors r4, r0
	rors r2, r0
	/* round 6: 2, 7, 8, 13 */
	mov r11, r5
	mov r0, r8
	mov r1, r12
	ldr r5, [sp, #12]
	adds r0, r0, r2
	eors r1, r0
	rev r1, r1
	rev16 r1, r1
	adds r5, r5, r1
	eors r2, r5
	rors r2, r7
	adds r0, r0, r2
	eors r1, r0
	mov r8, r0
	movs r0, #24
	rors r1, r0
	adds r5, r5, r1
	eors r2, r5
	mov r12, r1
	movs r0, #25
	rors r2, r0
	/* round 6: 0, 5, 10, 15 */
	ldr r0, [sp, #8]
	mov r1, lr
	mov lr, r2
	ldr r2, [sp, #44]
	adds r0, r0, r1
	eors r3, r0
	rev r3, r3
	rev16 r3, r3
	adds r2, r2, r3
	eors r1, r2
	rors r1, r7
	adds r0, r0, r1
	eors r3, r0
	/* round 7: 0, 4, 8, 12 */
	adds r0, r0, r4
	eors r6, r0
	rev r6, r6
	rev16 r6, r6
	adds r5, r5, r6
	eors r4, r5
	rors r4, r7
	adds r0, r0, r4
	eors r6, r0
	movs r7, #24
	rors r3, r7
	adds r2, r2, r3
	eors r1, r2
	rors r6, r7
	adds r5, r5, r6
	eors r4, r5
	push {r0, r5}
	/* round 7: 2, 6, 10, 14 */
	mov r0, r8
	mov r8, r6
	mov r5, r11
	mov r6, r9
	adds r0, r0, r5
	eors r6, r0
	rev r6, r6
	rev16 r6, r6
	adds r2, r2, r6
	eors r5, r2
	movs r7, #20
	rors r5, r7
	adds r0, r0, r5
	eors r6, r0
	mov r9, r0
	movs r0, #24
	rors r6, r0
	adds r2, r2, r6
	eors r5, r2
	str r2, [sp, #44]
	movs r0, #25
	rors r5, r0
	rors r4, r0
	rors r1, r0
	/* round 7: 1, 5, 9, 13 */
	mov r11, r5
	mov r0, r10
	mov r2, r12
	ldr r5, [sp, #12]
	adds r0, r0, r1
	eors r2, r0
	rev r2, r2
	rev16 r2, r2
	adds r5, r5, r2
	eors r1, r5
	rors r1, r7
	adds r0, r0, r1
	eors r2, r0
	mov r10, r0
	movs r0, #24
	rors r2, r0
	adds r5, r5, r2
	eors r1, r5
	mov r12, r2
	movs r0, #25
	rors r1, r0
	/* round 7: 3, 7, 11, 15 */
	ldr r0, [sp, #8]
	mov r2, lr
	mov lr, r1
	ldr r1, [sp, #48]
	adds r0, r0, r2
	eors r3, r0
	rev r3, r3
	rev16 r3, r3
	adds r1, r1, r3
	eors r2, r1
	rors r2, r7
	adds r0, r0, r2
	eors r3, r0
	/* round 8: 3, 4, 9, 14 */
	adds r0, r0, r4
	eors r6, r0
	rev r6, r6
	rev16 r6, r6
	adds r5, r5, r6
	eors r4, r5
	rors r4, r7
	adds r0, r0, r4
	eors r6, r0
	movs r7, #24
	rors r3, r7
	adds r1, r1, r3
	eors r2, r1
	rors r6, r7
	adds r5, r5, r6
	eors r4, r5
	push {r0, r5}
	/* round 8: 1, 6, 11, 12 */
	mov r0, r10
	mov r10, r6
	mov r5, r11
	mov r6, r8
	adds r0, r0, r5
	eors r6, r0
	rev r6, r6
	rev16 r6, r6
	adds r1, r1, r6
	eors r5, r1
	movs r7, #20
	rors r5, r7
	adds r0, r0, r5
	eors r6, r0
	mov r8, r0
	movs r0, #24
	rors r6, r0
	adds r1, r1, r6
	eors r5, r1
	str r1, [sp, #48]
	movs r0, #25
	rors r5, r0
	rors r4, r0
	rors r2, r0
	/* round 8: 2, 7, 8, 13 */
	mov r11, r5
	mov r0, r9
	mov r1, r12
	ldr r5, [sp, #12]
	adds r0, r0, r2
	eors r1, r0
	rev r1, r1
	rev16 r1, r1
	adds r5, r5, r1
	eors r2, r5
	rors r2, r7
	adds r0, r0, r2
	eors r1, r0
	mov r9, r0
	movs r0, #24
	rors r1, r0
	adds r5, r5, r1
	eors r2, r5
	mov r12, r1
	movs r0, #25
	rors r2, r0
	/* round 8: 0, 5, 10, 15 */
	ldr r0, [sp, #8]
	mov r1, lr
	mov lr, r2
	ldr r2, [sp, #52]
	adds r0, r0, r1
	eors r3, r0
	rev r3, r3
	rev16 r3, r3
	adds r2, r2, r3
	eors r1, r2
	rors r1, r7
	adds r0, r0, r1
	eors r3, r0
	/* round 9: 0, 4, 8, 12 */
	adds r0, r0, r4
	eors r6, r0
	rev r6, r6
	rev16 r6, r6
	adds r5, r5, r6
	eors r4, r5
	rors r4, r7
	adds r0, r0, r4
	eors r6, r0
	movs r7, #24
	rors r3, r7
	adds r2, r2, r3
	eors r1, r2
	rors r6, r7
	adds r5, r5, r6
	eors r4, r5
	push {r0, r5}
	/* round 9: 2, 6, 10, 14 */
	mov r0, r9
	mov r9, r6
	mov r5, r11
	mov r6, r10
	adds r0, r0, r5
	eors r6, r0
	rev r6, r6
	rev16 r6, r6
	adds r2, r2, r6
	eors r5, r2
	movs r7, #20
	rors r5, r7
	adds r0, r0, r5
	eors r6, r0
	mov r10, r0
	movs r0, #24
	rors r6, r0
	adds r2, r2, r6
	eors r5, r2
	str r2, [sp, #52]
	movs r0, #25
	rors r5, r0
	rors r4, r0
	rors r1, r0
	/* round 9: 1, 5, 9, 13 */
	mov r11, r5
	mov r0, r8
	mov r2, r12
	ldr r5, [sp, #12]
	adds r0, r0, r1
	eors r2, r0
	rev r2, r2
	rev16 r2, r2
	adds r5, r5, r2
	eors r1, r5
	rors r1, r7
	adds r0, r0, r1
	eors r2, r0
	mov r8, r0
	movs r0, #24
	rors r2, r0
	adds r5, r5, r2
	eors r1, r5
	mov r12, r2
	movs r0, #25
	rors r1, r0
	/* round 9: 3, 7, 11, 15 */
	ldr r0, [sp, #8]
	mov r2, lr
	mov lr, r1
	ldr r1, [sp, #56]
	adds r0, r0, r2
	eors r3, r0
	rev r3, r3
	rev16 r3, r3
	adds r1, r1, r3
	eors r2, r1
	rors r2, r7
	adds r0, r0, r2
	eors r3, r0
	/* round 10: 3, 4, 9, 14 */
	adds r0, r0, r4
	eors r6, r0
	rev r6, r6
	rev16 r6, r6
	adds r5, r5, r6
	eors r4, r5
	rors r4, r7
	adds r0, r0, r4
	eors r6, r0
	movs r7, #24
	rors r3, r7
	adds r1, r1, r3
	eors r2, r1
	rors r6, r7
	adds r5, r5, r6
	eors r4, r5
	push {r0, r5}
	/* round 10: 1, 6, 11, 12 */
	mov r0, r8
	mov r8, r6
	mov r5, r11
	mov r6, r9
	adds r0, r0, r5
	eors r6, r0
	rev r6, r6
	rev16 r6, r6
	adds r1, r1, r6
	eors r5, r1
	movs r7, #20
	rors r5, r7
	adds r0, r0, r5
	eors r6, r0
	mov r9, r0
	movs r0, #24
	rors r6, r0
	adds r1, r1, r6
	eors r5, r1
	str r1, [sp, #56]
	movs r0, #25
	rors r5, r0
	rors r4, r0
	rors r2, r0
	/* round 10: 2, 7, 8, 13 */
	mov r11, r5
	mov r0, r10
	mov r1, r12
	ldr r5, [sp, #12]
	adds r0, r0, r2
	eors r1, r0
	rev r1, r1
	rev16 r1, r1
	adds r5, r5, r1
	eors r2, r5
	rors r2, r7
	adds r0, r0, r2
	eors r1, r0
	mov r10, r0
	movs r0, #24
	rors r1, r0
	adds r5, r5, r1
	eors r2, r5
	mov r12, r1
	movs r0, #25
	rors r2, r0
	/* round 10: 0, 5, 10, 15 */
	ldr r0, [sp, #8]
	mov r1, lr
	mov lr, r2
	ldr r2, [sp, #60]
	adds r0, r0, r1
	eors r3, r0
	rev r3, r3
	rev16 r3, r3
	adds r2, r2, r3
	eors r1, r2
	rors r1, r7
	adds r0, r0, r1
	eors r3, r0
	/* round 11: 0, 4, 8, 12 */
	adds r0, r0, r4
	eors r6, r0
	rev r6, r6
	rev16 r6, r6
	adds r5, r5, r6
	eors r4, r5
	rors r4, r7
	adds r0, r0, r4
	eors r6, r0
	movs r7, #24
	rors r3, r7
	adds r2, r2, r3
	eors r1, r2
	rors r6, r7
	adds r5, r5, r6
	eors r4, r5
	push {r0, r5}
	/* round 11: 2, 6, 10, 14 */
	mov r0, r10
	mov r10, r6
	mov r5, r11
	mov r6, r8
	adds r0, r0, r5
	eors r6, r0
	rev r6, r6
	rev16 r6, r6
	adds r2, r2, r6
	eors r5, r2
	movs r7, #20
	rors r5, r7
	adds r0, r0, r5
	eors r6, r0
	mov r8, r0
	movs r0, #24
	rors r6, r0
	adds r2, r2, r6
	eors r5, r2
	str r2, [sp, #92]
	movs r0, #25
	rors r5, r0
	rors r4, r0
	rors r1, r0
	/* round 11: 1, 5, 9, 13 */
	mov r11, r5
	mov r0, r9
	mov r2, r12
	ldr r5, [sp, #12]
	adds r0, r0, r1
	eors r2, r0
	rev r2, r2
	rev16 r2, r2
	adds r5, r5, r2
	eors r1, r5
	rors r1, r7
	adds r0, r0, r1
	eors r2, r0
	mov r9, r0
	movs r0, #24
	rors r2, r0
	adds r5, r5, r2
	eors r1, r5
	mov r12, r2
	movs r0, #25
	rors r1, r0
	/* round 11: 3, 7, 11, 15 */
	ldr r0, [sp, #8]
	mov r2, lr
	mov lr, r1
	ldr r1, [sp, #64]
	adds r0, r0, r2
	eors r3, r0
	rev r3, r3
	rev16 r3, r3
	adds r1, r1, r3
	eors r2, r1
	rors r2, r7
	adds r0, r0, r2
	eors r3, r0
	/* round 12: 3, 4, 9, 14 */
	adds r0, r0, r4
	eors r6, r0
	rev r6, r6
	rev16 r6, r6
	adds r5, r5, r6
	eors r4, r5
	rors r4, r7
	adds r0, r0, r4
	eors r6, r0
	movs r7, #24
	rors r3, r7
	adds r1, r1, r3
	eors r2, r1
	rors r6, r7
	adds r5, r5, r6
	eors r4, r5
	push {r0, r5}
	/* round 12: 1, 6, 11, 12 */
	mov r0, r9
	mov r9, r6
	mov r5, r11
	mov r6, r10
	adds r0, r0, r5
	eors r6, r0
	rev r6, r6
	rev16 r6, r6
	adds r1, r1, r6
	eors r5, r1
	movs r7, #20
	rors r5, r7
	adds r0, r0, r5
	eors r6, r0
	mov r10, r0
	movs r0, #24
	rors r6, r0
	adds r1, r1, r6
	eors r5, r1
	str r1, [sp, #68]
	movs r0, #25
	rors r5, r0
	rors r4, r0
	rors r2, r0
	/* round 12: 2, 7, 8, 13 */
	mov r11, r5
	mov r0, r8
	mov r1, r12
	ldr r5, [sp, #12]
	adds r0, r0, r2
	eors r1, r0
	rev r1, r1
	rev16 r1, r1
	adds r5, r5, r1
	eors r2, r5
	rors r2, r7
	adds r0, r0, r2
	eors r1, r0
	mov r8, r0
	movs r0, #24
	rors r1, r0
	adds r5, r5, r1
	eors r2, r5
	mov r12, r1
	movs r0, #25
	rors r2, r0
	/* round 12: 0, 5, 10, 15 */
	ldr r0, [sp, #8]
	mov r1, lr
	mov lr, r2
	ldr r2, [sp, #100]
	adds r0, r0, r1
	eors r3, r0
	rev r3, r3
	rev16 r3, r3
	adds r2, r2, r3
	eors r1, r2
	rors r1, r7
	adds r0, r0, r1
	eors r3, r0
	/* round 13: 0, 4, 8, 12 */
	adds r0, r0, r4
	eors r6, r0
	rev r6, r6
	rev16 r6, r6
	adds r5, r5, r6
	eors r4, r5
	rors r4, r7
	adds r0, r0, r4
	eors r6, r0
	movs r7, #24
	rors r3, r7
	adds r2, r2, r3
	eors r1, r2
	rors r6, r7
	adds r5, r5, r6
	eors r4, r5
	push {r0, r5}
	/* round 13: 2, 6, 10, 14 */
	mov r0, r8
	mov r8, r6
	mov r5, r11
	mov r6, r9
	adds r0, r0, r5
	eors r6, r0
	rev r6, r6
	rev16 r6, r6
	adds r2, r2, r6
	eors r5, r2
	movs r7, #20
	rors r5, r7
	adds r0, r0, r5
	eors r6, r0
	mov r9, r0
	movs r0, #24
	rors r6, r0
	adds r2, r2, r6
	eors r5, r2
	str r2, [sp, #72]
	movs r0, #25
	rors r5, r0
	rors r4, r0
	rors r1, r0
	/* round 13: 1, 5, 9, 13 */
	mov r11, r5
	mov r0, r10
	mov r2, r12
	ldr r5, [sp, #12]
	adds r0, r0, r1
	eors r2, r0
	rev r2, r2
	rev16 r2, r2
	adds r5, r5, r2
	eors r1, r5
	rors r1, r7
	adds r0, r0, r1
	eors r2, r0
	mov r10, r0
	movs r0, #24
	rors r2, r0
	adds r5, r5, r2
	eors r1, r5
	mov r12, r2
	movs r0, #25
	rors r1, r0
	/* round 13: 3, 7, 11, 15 */
	ldr r0, [sp, #8]
	mov r2, lr
	mov lr, r1
	ldr r1, [sp, #76]
	adds r0, r0, r2
	eors r3, r0
	rev r3, r3
	rev16 r3, r3
	adds r1, r1, r3
	eors r2, r1
	rors r2, r7
	adds r0, r0, r2
	eors r3, r0
	/* round 14: 3, 4, 9, 14 */
	adds r0, r0, r4
	eors r6, r0
	rev r6, r6
	rev16 r6, r6
	adds r5, r5, r6
	eors r4, r5
	rors r4, r7
	adds r0, r0, r4
	eors r6, r0
	movs r7, #24
	rors r3, r7
	adds r1, r1, r3
	eors r2, r1
	rors r6, r7
	adds r5, r5, r6
	eors r4, r5
	push {r0, r5}
	/* round 14: 1, 6, 11, 12 */
	mov r0, r10
	mov r10, r6
	mov r5, r11
	mov r6, r8
	adds r0, r0, r5
	eors r6, r0
	rev r6, r6
	rev16 r6, r6
	adds r1, r1, r6
	eors r5, r1
	movs r7, #20
	rors r5, r7
	adds r0, r0, r5
	eors r6, r0
	mov r8, r0
	movs r0, #24
	rors r6, r0
	adds r1, r1, r6
	eors r5, r1
	str r1, [sp, #112]
	movs r0, #25
	rors r5, r0
	rors r4, r0
	rors r2, r0
	/* round 14: 2, 7, 8, 13 */
	mov r11, r5
	mov r0, r9
	mov r1, r12
	ldr r5, [sp, #12]
	adds r0, r0, r2
	eors r1, r0
	rev r1, r1
	rev16 r1, r1
	adds r5, r5, r1
	eors r2, r5
	rors r2, r7
	adds r0, r0, r2
	eors r1, r0
	mov r9, r0
	movs r0, #24
	rors r1, r0
	adds r5, r5, r1
	eors r2, r5
	mov r12, r1
	movs r0, #25
	rors r2, r0
	/* round 14: 0, 5, 10, 15 */
	ldr r0, [sp, #8]
	mov r1, lr
	mov lr, r2
	ldr r2, [sp, #80]
	adds r0, r0, r1
	eors r3, r0
	rev r3, r3
	rev16 r3, r3
	adds r2, r2, r3
	eors r1, r2
	rors r1, r7
	adds r0, r0, r1
	eors r3, r0
	/* round 15: 0, 4, 8, 12 */
	adds r0, r0, r4
	eors r6, r0
	rev r6, r6
	rev16 r6, r6
	adds r5, r5, r6
	eors r4, r5
	rors r4, r7
	adds r0, r0, r4
	eors r6, r0
	movs r7, #24
	rors r3, r7
	adds r2, r2, r3
	eors r1, r2
	rors r6, r7
	adds r5, r5, r6
	eors r4, r5
	push {r0, r5}
	/* round 15: 2, 6, 10, 14 */
	mov r0, r9
	mov r9, r6
	mov r5, r11
	mov r6, r10
	adds r0, r0, r5
	eors r6, r0
	rev r6, r6
	rev16 r6, r6
	adds r2, r2, r6
	eors r5, r2
	movs r7, #20
	rors r5, r7
	adds r0, r0, r5
	eors r6, r0
	mov r10, r0
	movs r0, #24
	rors r6, r0
	adds r2, r2, r6
	eors r5, r2
	str r2, [sp, #84]
	movs r0, #25
	rors r5, r0
	rors r4, r0
	rors r1, r0
	/* round 15: 1, 5, 9, 13 */
	mov r11, r5
	mov r0, r8
	mov r2, r12
	ldr r5, [sp, #12]
	adds r0, r0, r1
	eors r2, r0
	rev r2, r2
	rev16 r2, r2
	adds r5, r5, r2
	eors r1, r5
	rors r1, r7
	adds r0, r0, r1
	eors r2, r0
	mov r8, r0
	movs r0, #24
	rors r2, r0
	adds r5, r5, r2
	eors r1, r5
	mov r12, r2
	movs r0, #25
	rors r1, r0
	/* round 15: 3, 7, 11, 15 */
	ldr r0, [sp, #8]
	mov r2, lr
	mov lr, r1
	ldr r1, [sp, #120]
	adds r0, r0, r2
	eors r3, r0
	rev r3, r3
	rev16 r3, r3
	adds r1, r1, r3
	eors r2, r1
	rors r2, r7
	adds r0, r0, r2
	eors r3, r0
	/* round 16: 3, 4, 9, 14 */
	adds r0, r0, r4
	eors r6, r0
	rev r6, r6
	rev16 r6, r6
	adds r5, r5, r6
	eors r4, r5
	rors r4, r7
	adds r0, r0, r4
	eors r6, r0
	movs r7, #24
	rors r3, r7
	adds r1, r1, r3
	eors r2, r1
	rors r6, r7
	adds r5, r5, r6
	eors r4, r5
	push {r0, r5}
	/* round 16: 1, 6, 11, 12 */
	mov r0, r8
	mov r8, r6
	mov r5, r11
	mov r6, r9
	adds r0, r0, r5
	eors r6, r0
	rev r6, r6
	rev16 r6, r6
	adds r1, r1, r6
	eors r5, r1
	movs r7, #20
	rors r5, r7
	adds r0, r0, r5
	eors r6, r0
	mov r9, r0
	movs r0, #24
	rors r6, r0
	adds r1, r1, r6
	eors r5, r1
	str r1, [sp, #88]
	movs r0, #25
	rors r5, r0
	rors r4, r0
	rors r2, r0
	/* round 16: 2, 7, 8, 13 */
	mov r11, r5
	mov r0, r10
	mov r1, r12
	ldr r5, [sp, #12]
	adds r0, r0, r2
	eors r1, r0
	rev r1, r1
	rev16 r1, r1
	adds r5, r5, r1
	eors r2, r5
	rors r2, r7
	adds r0, r0, r2
	eors r1, r0
	mov r10, r0
	movs r0, #24
	rors r1, r0
	adds r5, r5, r1
	eors r2, r5
	mov r12, r1
	movs r0, #25
	rors r2, r0
	/* round 16: 0, 5, 10, 15 */
	ldr r0, [sp, #8]
	mov r1, lr
	mov lr, r2
	ldr r2, [sp, #92]
	adds r0, r0, r1
	eors r3, r0
	rev r3, r3
	rev16 r3, r3
	adds r2, r2, r3
	eors r1, r2
	rors r1, r7
	adds r0, r0, r1
	eors r3, r0
	/* round 17: 0, 4, 8, 12 */
	adds r0, r0, r4
	eors r6, r0
	rev r6, r6
	rev16 r6, r6
	adds r5, r5, r6
	eors r4, r5
	rors r4, r7
	adds r0, r0, r4
	eors r6, r0
	movs r7, #24
	rors r3, r7
	adds r2, r2, r3
	eors r1, r2
	rors r6, r7
	adds r5, r5, r6
	eors r4, r5
	push {r0, r5}
	/* round 17: 2, 6, 10, 14 */
	mov r0, r10
	mov r10, r6
	mov r5, r11
	mov r6, r8
	adds r0, r0, r5
	eors r6, r0
	rev r6, r6
	rev16 r6, r6
	adds r2, r2, r6
	eors r5, r2
	movs r7, #20
	rors r5, r7
	adds r0, r0, r5
	eors r6, r0
	mov r8, r0
	movs r0, #24
	rors r6, r0
	adds r2, r2, r6
	eors r5, r2
	str r2, [sp, #132]
	movs r0, #25
	rors r5, r0
	rors r4, r0
	rors r1, r0
	/* round 17: 1, 5, 9, 13 */
	mov r11, r5
	mov r0, r9
	mov r2, r12
	ldr r5, [sp, #12]
	adds r0, r0, r1
	eors r2, r0
	rev r2, r2
	rev16 r2, r2
	adds r5, r5, r2
	eors r1, r5
	rors r1, r7
	adds r0, r0, r1
	eors r2, r0
	mov r9, r0
	movs r0, #24
	rors r2, r0
	adds r5, r5, r2
	eors r1, r5
	mov r12, r2
	movs r0, #25
	rors r1, r0
	/* round 17: 3, 7, 11, 15 */
	ldr r0, [sp, #8]
	mov r2, lr
	mov lr, r1
	ldr r1, [sp, #96]
	adds r0, r0, r2
	eors r3, r0
	rev r3, r3
	rev16 r3, r3
	adds r1, r1, r3
	eors r2, r1
	rors r2, r7
	adds r0, r0, r2
	eors r3, r0
	/* round 18: 3, 4, 9, 14 */
	adds r0, r0, r4
	eors r6, r0
	rev r6, r6
	rev16 r6, r6
	adds r5, r5, r6
	eors r4, r5
	rors r4, r7
	adds r0, r0, r4
	eors r6, r0
	movs r7, #24
	rors r3, r7
	adds r1, r1, r3
	eors r2, r1
	rors r6, r7
	adds r5, r5, r6
	eors r4, r5
	push {r0, r5}
	/* round 18: 1, 6, 11, 12 */
	mov r0, r9
	mov r9, r6
	mov r5, r11
	mov r6, r10
	adds r0, r0, r5
	eors r6, r0
	rev r6, r6
	rev16 r6, r6
	adds r1, r1, r6
	eors r5, r1
	movs r7, #20
	rors r5, r7
	adds r0, r0, r5
	eors r6, r0
	mov r10, r0
	movs r0, #24
	rors r6, r0
	adds r1, r1, r6
	eors r5, r1
	str r1, [sp, #100]
	movs r0, #25
	rors r5, r0
	rors r4, r0
	rors r2, r0
	/* round 18: 2, 7, 8, 13 */
	mov r11, r5
	mov r0, r8
	mov r1, r12
	ldr r5, [sp, #12]
	adds r0, r0, r2
	eors r1, r0
	rev r1, r1
	rev16 r1, r1
	adds r5, r5, r1
	eors r2, r5
	rors r2, r7
	adds r0, r0, r2
	eors r1, r0
	mov r8, r0
	movs r0, #24
	rors r1, r0
	adds r5, r5, r1
	eors r2, r5
	mov r12, r1
	movs r0, #25
	rors r2, r0
	/* round 18: 0, 5, 10, 15 */
	ldr r0, [sp, #8]
	mov r1, lr
	mov lr, r2
	ldr r2, [sp, #140]
	adds r0, r0, r1
	eors r3, r0
	rev r3, r3
	rev16 r3, r3
	adds r2, r2, r3
	eors r1, r2
	rors r1, r7
	adds r0, r0, r1
	eors r3, r0
	/* round 19: 0, 4, 8, 12 */
	adds r0, r0, r4
	eors r6, r0
	rev r6, r6
	rev16 r6, r6
	adds r5, r5, r6
	eors r4, r5
	rors r4, r7
	adds r0, r0, r4
	eors r6, r0
	movs r7, #24
	rors r3, r7
	adds r2, r2, r3
	eors r1, r2
	rors r6, r7
	adds r5, r5, r6
	eors r4, r5
	push {r0, r5}
	/* round 19: 2, 6, 10, 14 */
	mov r0, r8
	mov r8, r6
	mov r5, r11
	mov r6, r9
	adds r0, r0, r5
	eors r6, r0
	rev r6, r6
	rev16 r6, r6
	adds r2, r2, r6
	eors r5, r2
	movs r7, #20
	rors r5, r7
	adds r0, r0, r5
	eors r6, r0
	mov r9, r0
	movs r0, #24
	rors r6, r0
	adds r2, r2, r6
	eors r5, r2
	str r2, [sp, #104]
	movs r0, #25
	rors r5, r0
	rors r4, r0
	rors r1, r0
	/* round 19: 1, 5, 9, 13 */
	mov r11, r5
	mov r0, r10
	mov r2, r12
	ldr r5, [sp, #12]
	adds r0, r0, r1
	eors r2, r0
	rev r2, r2
	rev16 r2, r2
	adds r5, r5, r2
	eors r1, r5
	rors r1, r7
	adds r0, r0, r1
	eors r2, r0
	mov r10, r0
	movs r0, #24
	rors r2, r0
	adds r5, r5, r2
	eors r1, r5
	mov r12, r2
	movs r0, #25
	rors r1, r0
	/* round 19: 3, 7, 11, 15 */
	ldr r0, [sp, #8]
	mov r2, lr
	mov lr, r1
	ldr r1, [sp, #108]
	adds r0, r0, r2
	eors r3, r0
	rev r3, r3
	rev16 r3, r3
	adds r1, r1, r3
	eors r2, r1
	rors r2, r7
	adds r0, r0, r2
	eors r3, r0
	/* round 20: 3, 4, 9, 14 */
	adds r0, r0, r4
	eors r6, r0
	rev r6, r6
	rev16 r6, r6
	adds r5, r5, r6
	eors r4, r5
	rors r4, r7
	adds r0, r0, r4
	eors r6, r0
	movs r7, #24
	rors r3, r7
	adds r1, r1, r3
	eors r2, r1
	rors r6, r7
	adds r5, r5, r6
	eors r4, r5
	/* round 20: 1, 6, 11, 12 */
	str r6, [sp, #144]
	mov r6, r10
	mov r10, r5
	mov r5, r11
	mov r11, r0
	mov r0, r8
	adds r6, r6, r5
	eors r0, r6
	rev r0, r0
	rev16 r0, r0
	adds r1, r1, r0
	eors r5, r1
	movs r7, #20
	rors r5, r7
	adds r6, r6, r5
	eors r0, r6
	movs r7, #24
	rors r0, r7
	adds r1, r1, r0
	eors r5, r1
	movs r7, #25
	rors r5, r7
	rors r4, r7
	rors r2, r7
	/* round 20: 2, 7, 8, 13 */
	mov r8, r0
	mov r0, r9
	mov r9, r1
	mov r1, r12
	mov r12, r5
	ldr r5, [sp, #4]
	adds r0, r0, r2
	eors r1, r0
	rev r1, r1
	rev16 r1, r1
	adds r5, r5, r1
	eors r2, r5
	movs r7, #20
	rors r2, r7
	adds r0, r0, r2
	eors r1, r0
	movs r7, #24
	rors r1, r7
	adds r5, r5, r1
	eors r2, r5
	/* round 20: 0, 5, 10, 15 */
	str r1, [sp, #100]
	mov r1, lr
	mov lr, r5
	str r4, [sp, #96]
	ldr r4, [sp, #0]
	ldr r5, [sp, #104]
	adds r4, r4, r1
	eors r3, r4
	rev r3, r3
	rev16 r3, r3
	adds r5, r5, r3
	eors r1, r5
	movs r7, #20
	rors r1, r7
	adds r4, r4, r1
	eors r3, r4
	movs r7, #24
	rors r3, r7
	adds r5, r5, r3
	eors r1, r5
	movs r7, #25
	rors r1, r7
	rors r2, r7
	/* the sum with the input */
	push {r3, r5}
	ldr r3, [sp, #168]
	ldr r5, [sp, #172]
	ldm r5!, {r7}
	add r7, r4
	stm r3!, {r7}
	ldm r5!, {r4, r7}
	add r4, r6
	add r7, r0
	stm r3!, {r4, r7}
	ldm r5!, {r0, r4, r6}
	add r0, r11
	ldr r7, [sp, #104]
	add r4, r7
	add r6, r1
	stm r3!, {r0, r4, r6}
	ldm r5!, {r0, r1, r4, r6}
	add r0, r12
	add r1, r2
	add r4, lr
	add r6, r10
	stm r3!, {r0, r1, r4, r6}
	ldm r5!, {r0, r1, r2, r4, r6}
	ldr r7, [sp, #4]
	add r0, r7
	add r1, r9
	add r2, r8
	ldr r7, [sp, #108]
	add r4, r7
	ldr r7, [sp, #152]
	add r6, r7
	stm r3!, {r0, r1, r2, r4, r6}
	ldm r5!, {r0}
	ldr r1, [sp, #0]
	add r0, r1
	stm r3!, {r0}
	add sp, #176
	pop {r4-r7}
	mov r8, r4
	mov r9, r5
	mov r10, r6
	mov r11, r7
	pop {r4-r7, pc}
	.size chacha20_block, . - chacha20_block

#endif
