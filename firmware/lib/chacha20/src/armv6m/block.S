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
 * stack: 280 bytes
 * cycles: 1,735 (cortex-m0)
 * code: 3,076 bytes
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
	push {r0, r5, r6}
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
	mov r8, r3
	movs r3, #24
	rors r5, r3
	adds r6, r6, r5
	eors r0, r6
	mov r9, r6
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
	push {r0, r5, r6}
	/* round 2: 1, 6, 11, 12 */
	mov r0, r11
	mov r5, r10
	ldr r6, [sp, #16]
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
	mov r11, r1
	movs r0, #25
	rors r5, r0
	rors r4, r0
	rors r2, r0
	/* round 2: 2, 7, 8, 13 */
	mov r0, r8
	mov r8, r5
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
	mov r12, r0
	movs r0, #24
	rors r1, r0
	adds r5, r5, r1
	eors r2, r5
	movs r0, #25
	rors r2, r0
	/* round 2: 0, 5, 10, 15 */
	mov r0, lr
	mov lr, r2
	mov r2, r9
	mov r9, r1
	ldr r1, [sp, #12]
	adds r1, r1, r0
	eors r3, r1
	rev r3, r3
	rev16 r3, r3
	adds r2, r2, r3
	eors r0, r2
	rors r0, r7
	adds r1, r1, r0
	eors r3, r1
	/* round 3: 0, 4, 8, 12 */
	adds r1, r1, r4
	eors r6, r1
	rev r6, r6
	rev16 r6, r6
	adds r5, r5, r6
	eors r4, r5
	rors r4, r7
	adds r1, r1, r4
	eors r6, r1
	movs r7, #24
	rors r3, r7
	adds r2, r2, r3
	eors r0, r2
	rors r6, r7
	adds r5, r5, r6
	eors r4, r5
	push {r1, r5, r6}
	/* round 3: 2, 6, 10, 14 */
	mov r1, r12
	mov r5, r8
	ldr r6, [sp, #16]
	adds r1, r1, r5
	eors r6, r1
	rev r6, r6
	rev16 r6, r6
	adds r2, r2, r6
	eors r5, r2
	movs r7, #20
	rors r5, r7
	adds r1, r1, r5
	eors r6, r1
	mov r8, r1
	movs r1, #24
	rors r6, r1
	adds r2, r2, r6
	eors r5, r2
	mov r12, r2
	movs r1, #25
	rors r5, r1
	rors r4, r1
	rors r0, r1
	/* round 3: 1, 5, 9, 13 */
	mov r1, r10
	mov r10, r5
	mov r2, r9
	ldr r5, [sp, #20]
	adds r1, r1, r0
	eors r2, r1
	rev r2, r2
	rev16 r2, r2
	adds r5, r5, r2
	eors r0, r5
	rors r0, r7
	adds r1, r1, r0
	eors r2, r1
	mov r9, r1
	movs r1, #24
	rors r2, r1
	adds r5, r5, r2
	eors r0, r5
	movs r1, #25
	rors r0, r1
	/* round 3: 3, 7, 11, 15 */
	mov r1, lr
	mov lr, r0
	mov r0, r11
	mov r11, r2
	ldr r2, [sp, #12]
	adds r2, r2, r1
	eors r3, r2
	rev r3, r3
	rev16 r3, r3
	adds r0, r0, r3
	eors r1, r0
	rors r1, r7
	adds r2, r2, r1
	eors r3, r2
	/* round 4: 3, 4, 9, 14 */
	adds r2, r2, r4
	eors r6, r2
	rev r6, r6
	rev16 r6, r6
	adds r5, r5, r6
	eors r4, r5
	rors r4, r7
	adds r2, r2, r4
	eors r6, r2
	movs r7, #24
	rors r3, r7
	adds r0, r0, r3
	eors r1, r0
	rors r6, r7
	adds r5, r5, r6
	eors r4, r5
	push {r2, r5, r6}
	/* round 4: 1, 6, 11, 12 */
	mov r2, r9
	mov r5, r10
	ldr r6, [sp, #20]
	adds r2, r2, r5
	eors r6, r2
	rev r6, r6
	rev16 r6, r6
	adds r0, r0, r6
	eors r5, r0
	movs r7, #20
	rors r5, r7
	adds r2, r2, r5
	eors r6, r2
	mov r9, r2
	movs r2, #24
	rors r6, r2
	adds r0, r0, r6
	eors r5, r0
	mov r10, r0
	movs r0, #25
	rors r5, r0
	rors r4, r0
	rors r1, r0
	/* round 4: 2, 7, 8, 13 */
	mov r0, r8
	mov r8, r5
	mov r2, r11
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
	mov r11, r0
	movs r0, #24
	rors r2, r0
	adds r5, r5, r2
	eors r1, r5
	movs r0, #25
	rors r1, r0
	/* round 4: 0, 5, 10, 15 */
	mov r0, lr
	mov lr, r1
	mov r1, r12
	mov r12, r2
	ldr r2, [sp, #12]
	adds r2, r2, r0
	eors r3, r2
	rev r3, r3
	rev16 r3, r3
	adds r1, r1, r3
	eors r0, r1
	rors r0, r7
	adds r2, r2, r0
	eors r3, r2
	/* round 5: 0, 4, 8, 12 */
	adds r2, r2, r4
	eors r6, r2
	rev r6, r6
	rev16 r6, r6
	adds r5, r5, r6
	eors r4, r5
	rors r4, r7
	adds r2, r2, r4
	eors r6, r2
	movs r7, #24
	rors r3, r7
	adds r1, r1, r3
	eors r0, r1
	rors r6, r7
	adds r5, r5, r6
	eors r4, r5
	push {r2, r5, r6}
	/* round 5: 2, 6, 10, 14 */
	mov r2, r11
	mov r5, r8
	ldr r6, [sp, #20]
	adds r2, r2, r5
	eors r6, r2
	rev r6, r6
	rev16 r6, r6
	adds r1, r1, r6
	eors r5, r1
	movs r7, #20
	rors r5, r7
	adds r2, r2, r5
	eors r6, r2
	mov r8, r2
	movs r2, #24
	rors r6, r2
	adds r1, r1, r6
	eors r5, r1
	mov r11, r1
	movs r1, #25
	rors r5, r1
	rors r4, r1
	rors r0, r1
	/* round 5: 1, 5, 9, 13 */
	mov r1, r9
	mov r9, r5
	mov r2, r12
	ldr r5, [sp, #16]
	adds r1, r1, r0
	eors r2, r1
	rev r2, r2
	rev16 r2, r2
	adds r5, r5, r2
	eors r0, r5
	rors r0, r7
	adds r1, r1, r0
	eors r2, r1
	mov r12, r1
	movs r1, #24
	rors r2, r1
	adds r5, r5, r2
	eors r0, r5
	movs r1, #25
	rors r0, r1
	/* round 5: 3, 7, 11, 15 */
	mov r1, lr
	mov lr, r0
	mov r0, r10
	mov r10, r2
	ldr r2, [sp, #12]
	adds r2, r2, r1
	eors r3, r2
	rev r3, r3
	rev16 r3, r3
	adds r0, r0, r3
	eors r1, r0
	rors r1, r7
	adds r2, r2, r1
	eors r3, r2
	/* round 6: 3, 4, 9, 14 */
	adds r2, r2, r4
	eors r6, r2
	rev r6, r6
	rev16 r6, r6
	adds r5, r5, r6
	eors r4, r5
	rors r4, r7
	adds r2, r2, r4
	eors r6, r2
	movs r7, #24
	rors r3, r7
	adds r0, r0, r3
	eors r1, r0
	rors r6, r7
	adds r5, r5, r6
	eors r4, r5
	push {r2, r5, r6}
	/* round 6: 1, 6, 11, 12 */
	mov r2, r12
	mov r5, r9
	ldr r6, [sp, #20]
	adds r2, r2, r5
	eors r6, r2
	rev r6, r6
	rev16 r6, r6
	adds r0, r0, r6
	eors r5, r0
	movs r7, #20
	rors r5, r7
	adds r2, r2, r5
	eors r6, r2
	mov r9, r2
	movs r2, #24
	rors r6, r2
	adds r0, r0, r6
	eors r5, r0
	mov r12, r0
	movs r0, #25
	rors r5, r0
	rors r4, r0
	rors r1, r0
	/* round 6: 2, 7, 8, 13 */
	mov r0, r8
	mov r8, r5
	mov r2, r10
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
	mov r10, r0
	movs r0, #24
	rors r2, r0
	adds r5, r5, r2
	eors r1, r5
	movs r0, #25
	rors r1, r0
	/* round 6: 0, 5, 10, 15 */
	mov r0, lr
	mov lr, r1
	mov r1, r11
	mov r11, r2
	ldr r2, [sp, #12]
	adds r2, r2, r0
	eors r3, r2
	rev r3, r3
	rev16 r3, r3
	adds r1, r1, r3
	eors r0, r1
	rors r0, r7
	adds r2, r2, r0
	eors r3, r2
	/* round 7: 0, 4, 8, 12 */
	adds r2, r2, r4
	eors r6, r2
	rev r6, r6
	rev16 r6, r6
	adds r5, r5, r6
	eors r4, r5
	rors r4, r7
	adds r2, r2, r4
	eors r6, r2
	movs r7, #24
	rors r3, r7
	adds r1, r1, r3
	eors r0, r1
	rors r6, r7
	adds r5, r5, r6
	eors r4, r5
	push {r2, r5, r6}
	/* round 7: 2, 6, 10, 14 */
	mov r2, r10
	mov r5, r8
	ldr r6, [sp, #20]
	adds r2, r2, r5
	eors r6, r2
	rev r6, r6
	rev16 r6, r6
	adds r1, r1, r6
	eors r5, r1
	movs r7, #20
	rors r5, r7
	adds r2, r2, r5
	eors r6, r2
	mov r8, r2
	movs r2, #24
	rors r6, r2
	adds r1, r1, r6
	eors r5, r1
	mov r10, r1
	movs r1, #25
	rors r5, r1
	rors r4, r1
	rors r0, r1
	/* round 7: 1, 5, 9, 13 */
	mov r1, r9
	mov r9, r5
	mov r2, r11
	ldr r5, [sp, #16]
	adds r1, r1, r0
	eors r2, r1
	rev r2, r2
	rev16 r2, r2
	adds r5, r5, r2
	eors r0, r5
	rors r0, r7
	adds r1, r1, r0
	eors r2, r1
	mov r11, r1
	movs r1, #24
	rors r2, r1
	adds r5, r5, r2
	eors r0, r5
	movs r1, #25
	rors r0, r1
	/* round 7: 3, 7, 11, 15 */
	mov r1, lr
	mov lr, r0
	mov r0, r12
	mov r12, r2
	ldr r2, [sp, #12]
	adds r2, r2, r1
	eors r3, r2
	rev r3, r3
	rev16 r3, r3
	adds r0, r0, r3
	eors r1, r0
	rors r1, r7
	adds r2, r2, r1
	eors r3, r2
	/* round 8: 3, 4, 9, 14 */
	adds r2, r2, r4
	eors r6, r2
	rev r6, r6
	rev16 r6, r6
	adds r5, r5, r6
	eors r4, r5
	rors r4, r7
	adds r2, r2, r4
	eors r6, r2
	movs r7, #24
	rors r3, r7
	adds r0, r0, r3
	eors r1, r0
	rors r6, r7
	adds r5, r5, r6
	eors r4, r5
	push {r2, r5, r6}
	/* round 8: 1, 6, 11, 12 */
	mov r2, r11
	mov r5, r9
	ldr r6, [sp, #20]
	adds r2, r2, r5
	eors r6, r2
	rev r6, r6
	rev16 r6, r6
	adds r0, r0, r6
	eors r5, r0
	movs r7, #20
	rors r5, r7
	adds r2, r2, r5
	eors r6, r2
	mov r9, r2
	movs r2, #24
	rors r6, r2
	adds r0, r0, r6
	eors r5, r0
	mov r11, r0
	movs r0, #25
	rors r5, r0
	rors r4, r0
	rors r1, r0
	/* round 8: 2, 7, 8, 13 */
	mov r0, r8
	mov r8, r5
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
	mov r12, r0
	movs r0, #24
	rors r2, r0
	adds r5, r5, r2
	eors r1, r5
	movs r0, #25
	rors r1, r0
	/* round 8: 0, 5, 10, 15 */
	mov r0, lr
	mov lr, r1
	mov r1, r10
	mov r10, r2
	ldr r2, [sp, #12]
	adds r2, r2, r0
	eors r3, r2
	rev r3, r3
	rev16 r3, r3
	adds r1, r1, r3
	eors r0, r1
	rors r0, r7
	adds r2, r2, r0
	eors r3, r2
	/* round 9: 0, 4, 8, 12 */
	adds r2, r2, r4
	eors r6, r2
	rev r6, r6
	rev16 r6, r6
	adds r5, r5, r6
	eors r4, r5
	rors r4, r7
	adds r2, r2, r4
	eors r6, r2
	movs r7, #24
	rors r3, r7
	adds r1, r1, r3
	eors r0, r1
	rors r6, r7
	adds r5, r5, r6
	eors r4, r5
	push {r2, r5, r6}
	/* round 9: 2, 6, 10, 14 */
	mov r2, r12
	mov r5, r8
	ldr r6, [sp, #20]
	adds r2, r2, r5
	eors r6, r2
	rev r6, r6
	rev16 r6, r6
	adds r1, r1, r6
	eors r5, r1
	movs r7, #20
	rors r5, r7
	adds r2, r2, r5
	eors r6, r2
	mov r8, r2
	movs r2, #24
	rors r6, r2
	adds r1, r1, r6
	eors r5, r1
	mov r12, r1
	movs r1, #25
	rors r5, r1
	rors r4, r1
	rors r0, r1
	/* round 9: 1, 5, 9, 13 */
	mov r1, r9
	mov r9, r5
	mov r2, r10
	ldr r5, [sp, #16]
	adds r1, r1, r0
	eors r2, r1
	rev r2, r2
	rev16 r2, r2
	adds r5, r5, r2
	eors r0, r5
	rors r0, r7
	adds r1, r1, r0
	eors r2, r1
	mov r10, r1
	movs r1, #24
	rors r2, r1
	adds r5, r5, r2
	eors r0, r5
	movs r1, #25
	rors r0, r1
	/* round 9: 3, 7, 11, 15 */
	mov r1, lr
	mov lr, r0
	mov r0, r11
	mov r11, r2
	ldr r2, [sp, #12]
	adds r2, r2, r1
	eors r3, r2
	rev r3, r3
	rev16 r3, r3
	adds r0, r0, r3
	eors r1, r0
	rors r1, r7
	adds r2, r2, r1
	eors r3, r2
	/* round 10: 3, 4, 9, 14 */
	adds r2, r2, r4
	eors r6, r2
	rev r6, r6
	rev16 r6, r6
	adds r5, r5, r6
	eors r4, r5
	rors r4, r7
	adds r2, r2, r4
	eors r6, r2
	movs r7, #24
	rors r3, r7
	adds r0, r0, r3
	eors r1, r0
	rors r6, r7
	adds r5, r5, r6
	eors r4, r5
	push {r2, r5, r6}
	/* round 10: 1, 6, 11, 12 */
	mov r2, r10
	mov r5, r9
	ldr r6, [sp, #20]
	adds r2, r2, r5
	eors r6, r2
	rev r6, r6
	rev16 r6, r6
	adds r0, r0, r6
	eors r5, r0
	movs r7, #20
	rors r5, r7
	adds r2, r2, r5
	eors r6, r2
	mov r9, r2
	movs r2, #24
	rors r6, r2
	adds r0, r0, r6
	eors r5, r0
	mov r10, r0
	movs r0, #25
	rors r5, r0
	rors r4, r0
	rors r1, r0
	/* round 10: 2, 7, 8, 13 */
	mov r0, r8
	mov r8, r5
	mov r2, r11
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
	mov r11, r0
	movs r0, #24
	rors r2, r0
	adds r5, r5, r2
	eors r1, r5
	movs r0, #25
	rors r1, r0
	/* round 10: 0, 5, 10, 15 */
	mov r0, lr
	mov lr, r1
	mov r1, r12
	mov r12, r2
	ldr r2, [sp, #12]
	adds r2, r2, r0
	eors r3, r2
	rev r3, r3
	rev16 r3, r3
	adds r1, r1, r3
	eors r0, r1
	rors r0, r7
	adds r2, r2, r0
	eors r3, r2
	/* round 11: 0, 4, 8, 12 */
	adds r2, r2, r4
	eors r6, r2
	rev r6, r6
	rev16 r6, r6
	adds r5, r5, r6
	eors r4, r5
	rors r4, r7
	adds r2, r2, r4
	eors r6, r2
	movs r7, #24
	rors r3, r7
	adds r1, r1, r3
	eors r0, r1
	rors r6, r7
	adds r5, r5, r6
	eors r4, r5
	push {r2, r5, r6}
	/* round 11: 2, 6, 10, 14 */
	mov r2, r11
	mov r5, r8
	ldr r6, [sp, #20]
	adds r2, r2, r5
	eors r6, r2
	rev r6, r6
	rev16 r6, r6
	adds r1, r1, r6
	eors r5, r1
	movs r7, #20
	rors r5, r7
	adds r2, r2, r5
	eors r6, r2
	mov r8, r2
	movs r2, #24
	rors r6, r2
	adds r1, r1, r6
	eors r5, r1
	mov r11, r1
	movs r1, #25
	rors r5, r1
	rors r4, r1
	rors r0, r1
	/* round 11: 1, 5, 9, 13 */
	mov r1, r9
	mov r9, r5
	mov r2, r12
	ldr r5, [sp, #16]
	adds r1, r1, r0
	eors r2, r1
	rev r2, r2
	rev16 r2, r2
	adds r5, r5, r2
	eors r0, r5
	rors r0, r7
	adds r1, r1, r0
	eors r2, r1
	mov r12, r1
	movs r1, #24
	rors r2, r1
	adds r5, r5, r2
	eors r0, r5
	movs r1, #25
	rors r0, r1
	/* round 11: 3, 7, 11, 15 */
	mov r1, lr
	mov lr, r0
	mov r0, r10
	mov r10, r2
	ldr r2, [sp, #12]
	adds r2, r2, r1
	eors r3, r2
	rev r3, r3
	rev16 r3, r3
	adds r0, r0, r3
	eors r1, r0
	rors r1, r7
	adds r2, r2, r1
	eors r3, r2
	/* round 12: 3, 4, 9, 14 */
	adds r2, r2, r4
	eors r6, r2
	rev r6, r6
	rev16 r6, r6
	adds r5, r5, r6
	eors r4, r5
	rors r4, r7
	adds r2, r2, r4
	eors r6, r2
	movs r7, #24
	rors r3, r7
	adds r0, r0, r3
	eors r1, r0
	rors r6, r7
	adds r5, r5, r6
	eors r4, r5
	push {r2, r5, r6}
	/* round 12: 1, 6, 11, 12 */
	mov r2, r12
	mov r5, r9
	ldr r6, [sp, #20]
	adds r2, r2, r5
	eors r6, r2
	rev r6, r6
	rev16 r6, r6
	adds r0, r0, r6
	eors r5, r0
	movs r7, #20
	rors r5, r7
	adds r2, r2, r5
	eors r6, r2
	mov r9, r2
	movs r2, #24
	rors r6, r2
	adds r0, r0, r6
	eors r5, r0
	mov r12, r0
	movs r0, #25
	rors r5, r0
	rors r4, r0
	rors r1, r0
	/* round 12: 2, 7, 8, 13 */
	mov r0, r8
	mov r8, r5
	mov r2, r10
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
	mov r10, r0
	movs r0, #24
	rors r2, r0
	adds r5, r5, r2
	eors r1, r5
	movs r0, #25
	rors r1, r0
	/* round 12: 0, 5, 10, 15 */
	mov r0, lr
	mov lr, r1
	mov r1, r11
	mov r11, r2
	ldr r2, [sp, #12]
	adds r2, r2, r0
	eors r3, r2
	rev r3, r3
	rev16 r3, r3
	adds r1, r1, r3
	eors r0, r1
	rors r0, r7
	adds r2, r2, r0
	eors r3, r2
	/* round 13: 0, 4, 8, 12 */
	adds r2, r2, r4
	eors r6, r2
	rev r6, r6
	rev16 r6, r6
	adds r5, r5, r6
	eors r4, r5
	rors r4, r7
	adds r2, r2, r4
	eors r6, r2
	movs r7, #24
	rors r3, r7
	adds r1, r1, r3
	eors r0, r1
	rors r6, r7
	adds r5, r5, r6
	eors r4, r5
	push {r2, r5, r6}
	/* round 13: 2, 6, 10, 14 */
	mov r2, r10
	mov r5, r8
	ldr r6, [sp, #20]
	adds r2, r2, r5
	eors r6, r2
	rev r6, r6
	rev16 r6, r6
	adds r1, r1, r6
	eors r5, r1
	movs r7, #20
	rors r5, r7
	adds r2, r2, r5
	eors r6, r2
	mov r8, r2
	movs r2, #24
	rors r6, r2
	adds r1, r1, r6
	eors r5, r1
	mov r10, r1
	movs r1, #25
	rors r5, r1
	rors r4, r1
	rors r0, r1
	/* round 13: 1, 5, 9, 13 */
	mov r1, r9
	mov r9, r5
	mov r2, r11
	ldr r5, [sp, #16]
	adds r1, r1, r0
	eors r2, r1
	rev r2, r2
	rev16 r2, r2
	adds r5, r5, r2
	eors r0, r5
	rors r0, r7
	adds r1, r1, r0
	eors r2, r1
	mov r11, r1
	movs r1, #24
	rors r2, r1
	adds r5, r5, r2
	eors r0, r5
	movs r1, #25
	rors r0, r1
	/* round 13: 3, 7, 11, 15 */
	mov r1, lr
	mov lr, r0
	mov r0, r12
	mov r12, r2
	ldr r2, [sp, #12]
	adds r2, r2, r1
	eors r3, r2
	rev r3, r3
	rev16 r3, r3
	adds r0, r0, r3
	eors r1, r0
	rors r1, r7
	adds r2, r2, r1
	eors r3, r2
	/* round 14: 3, 4, 9, 14 */
	adds r2, r2, r4
	eors r6, r2
	rev r6, r6
	rev16 r6, r6
	adds r5, r5, r6
	eors r4, r5
	rors r4, r7
	adds r2, r2, r4
	eors r6, r2
	movs r7, #24
	rors r3, r7
	adds r0, r0, r3
	eors r1, r0
	rors r6, r7
	adds r5, r5, r6
	eors r4, r5
	push {r2, r5, r6}
	/* round 14: 1, 6, 11, 12 */
	mov r2, r11
	mov r5, r9
	ldr r6, [sp, #20]
	adds r2, r2, r5
	eors r6, r2
	rev r6, r6
	rev16 r6, r6
	adds r0, r0, r6
	eors r5, r0
	movs r7, #20
	rors r5, r7
	adds r2, r2, r5
	eors r6, r2
	mov r9, r2
	movs r2, #24
	rors r6, r2
	adds r0, r0, r6
	eors r5, r0
	mov r11, r0
	movs r0, #25
	rors r5, r0
	rors r4, r0
	rors r1, r0
	/* round 14: 2, 7, 8, 13 */
	mov r0, r8
	mov r8, r5
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
	mov r12, r0
	movs r0, #24
	rors r2, r0
	adds r5, r5, r2
	eors r1, r5
	movs r0, #25
	rors r1, r0
	/* round 14: 0, 5, 10, 15 */
	mov r0, lr
	mov lr, r1
	mov r1, r10
	mov r10, r2
	ldr r2, [sp, #12]
	adds r2, r2, r0
	eors r3, r2
	rev r3, r3
	rev16 r3, r3
	adds r1, r1, r3
	eors r0, r1
	rors r0, r7
	adds r2, r2, r0
	eors r3, r2
	/* round 15: 0, 4, 8, 12 */
	adds r2, r2, r4
	eors r6, r2
	rev r6, r6
	rev16 r6, r6
	adds r5, r5, r6
	eors r4, r5
	rors r4, r7
	adds r2, r2, r4
	eors r6, r2
	movs r7, #24
	rors r3, r7
	adds r1, r1, r3
	eors r0, r1
	rors r6, r7
	adds r5, r5, r6
	eors r4, r5
	push {r2, r5, r6}
	/* round 15: 2, 6, 10, 14 */
	mov r2, r12
	mov r5, r8
	ldr r6, [sp, #20]
	adds r2, r2, r5
	eors r6, r2
	rev r6, r6
	rev16 r6, r6
	adds r1, r1, r6
	eors r5, r1
	movs r7, #20
	rors r5, r7
	adds r2, r2, r5
	eors r6, r2
	mov r8, r2
	movs r2, #24
	rors r6, r2
	adds r1, r1, r6
	eors r5, r1
	mov r12, r1
	movs r1, #25
	rors r5, r1
	rors r4, r1
	rors r0, r1
	/* round 15: 1, 5, 9, 13 */
	mov r1, r9
	mov r9, r5
	mov r2, r10
	ldr r5, [sp, #16]
	adds r1, r1, r0
	eors r2, r1
	rev r2, r2
	rev16 r2, r2
	adds r5, r5, r2
	eors r0, r5
	rors r0, r7
	adds r1, r1, r0
	eors r2, r1
	mov r10, r1
	movs r1, #24
	rors r2, r1
	adds r5, r5, r2
	eors r0, r5
	movs r1, #25
	rors r0, r1
	/* round 15: 3, 7, 11, 15 */
	mov r1, lr
	mov lr, r0
	mov r0, r11
	mov r11, r2
	ldr r2, [sp, #12]
	adds r2, r2, r1
	eors r3, r2
	rev r3, r3
	rev16 r3, r3
	adds r0, r0, r3
	eors r1, r0
	rors r1, r7
	adds r2, r2, r1
	eors r3, r2
	/* round 16: 3, 4, 9, 14 */
	adds r2, r2, r4
	eors r6, r2
	rev r6, r6
	rev16 r6, r6
	adds r5, r5, r6
	eors r4, r5
	rors r4, r7
	adds r2, r2, r4
	eors r6, r2
	movs r7, #24
	rors r3, r7
	adds r0, r0, r3
	eors r1, r0
	rors r6, r7
	adds r5, r5, r6
	eors r4, r5
	push {r2, r5, r6}
	/* round 16: 1, 6, 11, 12 */
	mov r2, r10
	mov r5, r9
	ldr r6, [sp, #20]
	adds r2, r2, r5
	eors r6, r2
	rev r6, r6
	rev16 r6, r6
	adds r0, r0, r6
	eors r5, r0
	movs r7, #20
	rors r5, r7
	adds r2, r2, r5
	eors r6, r2
	mov r9, r2
	movs r2, #24
	rors r6, r2
	adds r0, r0, r6
	eors r5, r0
	mov r10, r0
	movs r0, #25
	rors r5, r0
	rors r4, r0
	rors r1, r0
	/* round 16: 2, 7, 8, 13 */
	mov r0, r8
	mov r8, r5
	mov r2, r11
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
	mov r11, r0
	movs r0, #24
	rors r2, r0
	adds r5, r5, r2
	eors r1, r5
	movs r0, #25
	rors r1, r0
	/* round 16: 0, 5, 10, 15 */
	mov r0, lr
	mov lr, r1
	mov r1, r12
	mov r12, r2
	ldr r2, [sp, #12]
	adds r2, r2, r0
	eors r3, r2
	rev r3, r3
	rev16 r3, r3
	adds r1, r1, r3
	eors r0, r1
	rors r0, r7
	adds r2, r2, r0
	eors r3, r2
	/* round 17: 0, 4, 8, 12 */
	adds r2, r2, r4
	eors r6, r2
	rev r6, r6
	rev16 r6, r6
	adds r5, r5, r6
	eors r4, r5
	rors r4, r7
	adds r2, r2, r4
	eors r6, r2
	movs r7, #24
	rors r3, r7
	adds r1, r1, r3
	eors r0, r1
	rors r6, r7
	adds r5, r5, r6
	eors r4, r5
	push {r2, r5, r6}
	/* round 17: 2, 6, 10, 14 */
	mov r2, r11
	mov r5, r8
	ldr r6, [sp, #20]
	adds r2, r2, r5
	eors r6, r2
	rev r6, r6
	rev16 r6, r6
	adds r1, r1, r6
	eors r5, r1
	movs r7, #20
	rors r5, r7
	adds r2, r2, r5
	eors r6, r2
	mov r8, r2
	movs r2, #24
	rors r6, r2
	adds r1, r1, r6
	eors r5, r1
	mov r11, r1
	movs r1, #25
	rors r5, r1
	rors r4, r1
	rors r0, r1
	/* round 17: 1, 5, 9, 13 */
	mov r1, r9
	mov r9, r5
	mov r2, r12
	ldr r5, [sp, #16]
	adds r1, r1, r0
	eors r2, r1
	rev r2, r2
	rev16 r2, r2
	adds r5, r5, r2
	eors r0, r5
	rors r0, r7
	adds r1, r1, r0
	eors r2, r1
	mov r12, r1
	movs r1, #24
	rors r2, r1
	adds r5, r5, r2
	eors r0, r5
	movs r1, #25
	rors r0, r1
	/* round 17: 3, 7, 11, 15 */
	mov r1, lr
	mov lr, r0
	mov r0, r10
	mov r10, r2
	ldr r2, [sp, #12]
	adds r2, r2, r1
	eors r3, r2
	rev r3, r3
	rev16 r3, r3
	adds r0, r0, r3
	eors r1, r0
	rors r1, r7
	adds r2, r2, r1
	eors r3, r2
	/* round 18: 3, 4, 9, 14 */
	adds r2, r2, r4
	eors r6, r2
	rev r6, r6
	rev16 r6, r6
	adds r5, r5, r6
	eors r4, r5
	rors r4, r7
	adds r2, r2, r4
	eors r6, r2
	movs r7, #24
	rors r3, r7
	adds r0, r0, r3
	eors r1, r0
	rors r6, r7
	adds r5, r5, r6
	eors r4, r5
	push {r2, r5, r6}
	/* round 18: 1, 6, 11, 12 */
	mov r2, r12
	mov r5, r9
	ldr r6, [sp, #20]
	adds r2, r2, r5
	eors r6, r2
	rev r6, r6
	rev16 r6, r6
	adds r0, r0, r6
	eors r5, r0
	movs r7, #20
	rors r5, r7
	adds r2, r2, r5
	eors r6, r2
	mov r9, r2
	movs r2, #24
	rors r6, r2
	adds r0, r0, r6
	eors r5, r0
	mov r12, r0
	movs r0, #25
	rors r5, r0
	rors r4, r0
	rors r1, r0
	/* round 18: 2, 7, 8, 13 */
	mov r0, r8
	mov r8, r5
	mov r2, r10
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
	mov r10, r0
	movs r0, #24
	rors r2, r0
	adds r5, r5, r2
	eors r1, r5
	movs r0, #25
	rors r1, r0
	/* round 18: 0, 5, 10, 15 */
	mov r0, lr
	mov lr, r1
	mov r1, r11
	mov r11, r2
	ldr r2, [sp, #12]
	adds r2, r2, r0
	eors r3, r2
	rev r3, r3
	rev16 r3, r3
	adds r1, r1, r3
	eors r0, r1
	rors r0, r7
	adds r2, r2, r0
	eors r3, r2
	/* round 19: 0, 4, 8, 12 */
	adds r2, r2, r4
	eors r6, r2
	rev r6, r6
	rev16 r6, r6
	adds r5, r5, r6
	eors r4, r5
	rors r4, r7
	adds r2, r2, r4
	eors r6, r2
	movs r7, #24
	rors r3, r7
	adds r1, r1, r3
	eors r0, r1
	rors r6, r7
	adds r5, r5, r6
	eors r4, r5
	push {r2, r5, r6}
	/* round 19: 2, 6, 10, 14 */
	mov r2, r10
	mov r5, r8
	ldr r6, [sp, #20]
	adds r2, r2, r5
	eors r6, r2
	rev r6, r6
	rev16 r6, r6
	adds r1, r1, r6
	eors r5, r1
	movs r7, #20
	rors r5, r7
	adds r2, r2, r5
	eors r6, r2
	mov r8, r2
	movs r2, #24
	rors r6, r2
	adds r1, r1, r6
	eors r5, r1
	mov r10, r1
	movs r1, #25
	rors r5, r1
	rors r4, r1
	rors r0, r1
	/* round 19: 1, 5, 9, 13 */
	mov r1, r9
	mov r9, r5
	mov r2, r11
	ldr r5, [sp, #16]
	adds r1, r1, r0
	eors r2, r1
	rev r2, r2
	rev16 r2, r2
	adds r5, r5, r2
	eors r0, r5
	rors r0, r7
	adds r1, r1, r0
	eors r2, r1
	mov r11, r1
	movs r1, #24
	rors r2, r1
	adds r5, r5, r2
	eors r0, r5
	movs r1, #25
	rors r0, r1
	/* round 19: 3, 7, 11, 15 */
	mov r1, lr
	mov lr, r0
	mov r0, r12
	mov r12, r2
	ldr r2, [sp, #12]
	adds r2, r2, r1
	eors r3, r2
	rev r3, r3
	rev16 r3, r3
	adds r0, r0, r3
	eors r1, r0
	rors r1, r7
	adds r2, r2, r1
	eors r3, r2
	/* round 20: 3, 4, 9, 14 */
	adds r2, r2, r4
	eors r6, r2
	rev r6, r6
	rev16 r6, r6
	adds r5, r5, r6
	eors r4, r5
	rors r4, r7
	adds r2, r2, r4
	eors r6, r2
	movs r7, #24
	rors r3, r7
	adds r0, r0, r3
	eors r1, r0
	rors r6, r7
	adds r5, r5, r6
	eors r4, r5
	/* round 20: 1, 6, 11, 12 */
	str r6, [sp, #220]
	mov r6, r11
	mov r11, r5
	mov r5, r9
	mov r9, r2
	ldr r2, [sp, #8]
	adds r6, r6, r5
	eors r2, r6
	rev r2, r2
	rev16 r2, r2
	adds r0, r0, r2
	eors r5, r0
	movs r7, #20
	rors r5, r7
	adds r6, r6, r5
	eors r2, r6
	movs r7, #24
	rors r2, r7
	adds r0, r0, r2
	eors r5, r0
	movs r7, #25
	rors r5, r7
	rors r4, r7
	rors r1, r7
	/* round 20: 2, 7, 8, 13 */
	str r2, [sp, #224]
	mov r2, r8
	mov r8, r0
	mov r0, r12
	mov r12, r5
	ldr r5, [sp, #4]
	adds r2, r2, r1
	eors r0, r2
	rev r0, r0
	rev16 r0, r0
	adds r5, r5, r0
	eors r1, r5
	movs r7, #20
	rors r1, r7
	adds r2, r2, r1
	eors r0, r2
	movs r7, #24
	rors r0, r7
	adds r5, r5, r0
	eors r1, r5
	/* round 20: 0, 5, 10, 15 */
	str r0, [sp, #216]
	mov r0, lr
	mov lr, r5
	mov r5, r10
	mov r10, r4
	ldr r4, [sp, #0]
	adds r4, r4, r0
	eors r3, r4
	rev r3, r3
	rev16 r3, r3
	adds r5, r5, r3
	eors r0, r5
	movs r7, #20
	rors r0, r7
	adds r4, r4, r0
	eors r3, r4
	movs r7, #24
	rors r3, r7
	adds r5, r5, r3
	eors r0, r5
	movs r7, #25
	rors r0, r7
	rors r1, r7
	/* the sum with the input */
	push {r3, r5}
	ldr r3, [sp, #236]
	ldr r5, [sp, #240]
	ldm r5!, {r7}
	add r7, r4
	stm r3!, {r7}
	ldm r5!, {r4, r7}
	add r4, r6
	add r7, r2
	stm r3!, {r4, r7}
	ldm r5!, {r2, r4, r6, r7}
	add r2, r9
	add r4, r10
	add r6, r0
	add r7, r12
	stm r3!, {r2, r4, r6, r7}
	ldm r5!, {r0, r2, r4, r6}
	add r0, r1
	add r2, lr
	add r4, r11
	ldr r7, [sp, #4]
	add r6, r7
	stm r3!, {r0, r2, r4, r6}
	ldm r5!, {r0, r1, r2, r4, r6}
	add r0, r8
	ldr r7, [sp, #232]
	add r1, r7
	ldr r7, [sp, #224]
	add r2, r7
	ldr r7, [sp, #228]
	add r4, r7
	ldr r7, [sp, #0]
	add r6, r7
	stm r3!, {r0, r1, r2, r4, r6}
	add sp, #244
	pop {r4-r7}
	mov r8, r4
	mov r9, r5
	mov r10, r6
	mov r11, r7
	pop {r4-r7, pc}
	.size chacha20_block, . - chacha20_block

#endif
