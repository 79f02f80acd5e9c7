/* Printed by gen/block_armv7em.py, which says how it works.
 *
 * void chacha20_block(uint32_t out[16], const uint32_t in[16])
 *
 * The ChaCha20 block function (Bernstein, "ChaCha, a variant of Salsa20", 2008): out = in + 20 rounds of in,
 * as 16 little-endian words. All sums are mod 2^32, so that nothing can overflow. No branch, and no address
 * that depends on data.
 *
 * entry: r0 out, r1 in
 * exit: -
 * clobbers: r0-r3, r12, lr, flags, s0-s8
 * stack: 36 bytes
 * cycles: 819 (cortex-m4f)
 * code: 3,120 bytes
 *
 * Without registers of the FPU (-DTHUMBKAT_NO_FPU, or none there), words wait on the stack:
 *
 * no-fpu stack: 72 bytes
 * no-fpu cycles: 849 (cortex-m4f)
 * no-fpu code: 3,128 bytes
 */
#include "../backend.h"

#if CHACHA20_BACKEND == CHACHA20_BACKEND_ARMV7EM

	.syntax unified
	.thumb
	.section .text.chacha20_block, "ax", %progbits
	.p2align 2
	.global chacha20_block
	.type chacha20_block, %function
	.thumb_func
chacha20_block:
#if CHACHA20_FPU
	push.w {r4-r11, lr}
	vmov s4, r0
	vmov s5, r1
	/* round 1 */
	ldm.w r1, {r0, r2-r12, lr}
	add.w r0, r0, r5
	eor.w lr, lr, r0
	add.w r9, r9, lr, ror #16
	eor.w r5, r5, r9
	add.w r0, r0, r5, ror #20
	eor.w lr, lr, r0, ror #16
	add.w r9, r9, lr, ror #8
	eor.w r5, r5, r9, ror #12
	vmov s0, r9
	vmov s1, r5
	ldr.w r9, [r1, #52]
	ldr.w r5, [r1, #56]
	ldr.w r1, [r1, #60]
	add.w r2, r2, r6
	eor.w r9, r9, r2
	add.w r10, r10, r9, ror #16
	eor.w r6, r6, r10
	add.w r2, r2, r6, ror #20
	eor.w r9, r9, r2, ror #16
	add.w r10, r10, r9, ror #8
	eor.w r6, r6, r10, ror #12
	add.w r3, r3, r7
	eor.w r5, r5, r3
	add.w r11, r11, r5, ror #16
	eor.w r7, r7, r11
	add.w r3, r3, r7, ror #20
	eor.w r5, r5, r3, ror #16
	add.w r11, r11, r5, ror #8
	eor.w r7, r7, r11, ror #12
	add.w r4, r4, r8
	eor.w r1, r1, r4
	add.w r12, r12, r1, ror #16
	eor.w r8, r8, r12
	add.w r4, r4, r8, ror #20
	eor.w r1, r1, r4, ror #16
	add.w r12, r12, r1, ror #8
	eor.w r8, r8, r12, ror #12
	/* round 2 */
	add.w r0, r0, r6, ror #13
	eor.w r1, r1, r0, ror #24
	add.w r11, r11, r1, ror #24
	eor.w r6, r6, r11, ror #19
	add.w r0, r0, r6, ror #1
	eor.w r1, r1, r0, ror #8
	add.w r11, r11, r1, ror #16
	eor.w r6, r6, r11, ror #31
	vmov s3, r1
	add.w r2, r2, r7, ror #13
	eor.w lr, lr, r2, ror #24
	add.w r12, r12, lr, ror #24
	eor.w r7, r7, r12, ror #19
	add.w r2, r2, r7, ror #1
	eor.w lr, lr, r2, ror #8
	add.w r12, r12, lr, ror #16
	vmov s2, r12
	eor.w r7, r7, r12, ror #31
	vmov r12, s0
	vmov r1, s1
	add.w r3, r3, r8, ror #13
	eor.w r9, r9, r3, ror #24
	add.w r12, r12, r9, ror #24
	eor.w r8, r8, r12, ror #19
	add.w r3, r3, r8, ror #1
	eor.w r9, r9, r3, ror #8
	add.w r12, r12, r9, ror #16
	eor.w r8, r8, r12, ror #31
	add.w r4, r4, r1, ror #13
	eor.w r5, r5, r4, ror #24
	add.w r10, r10, r5, ror #24
	eor.w r1, r1, r10, ror #19
	add.w r4, r4, r1, ror #1
	eor.w r5, r5, r4, ror #8
	add.w r10, r10, r5, ror #16
	eor.w r1, r1, r10, ror #31
	/* round 3 */
	add.w r0, r0, r1, ror #26
	eor.w lr, lr, r0, ror #16
	add.w r12, r12, lr
	eor.w r1, r1, r12, ror #6
	add.w r0, r0, r1, ror #14
	eor.w lr, lr, r0
	add.w r12, r12, lr, ror #24
	eor.w r1, r1, r12, ror #18
	add.w r2, r2, r6, ror #26
	eor.w r9, r9, r2, ror #16
	add.w r10, r10, r9
	eor.w r6, r6, r10, ror #6
	add.w r2, r2, r6, ror #14
	eor.w r9, r9, r2
	add.w r10, r10, r9, ror #24
	eor.w r6, r6, r10, ror #18
	vmov s0, r12
	vmov s1, r1
	add.w r3, r3, r7, ror #26
	eor.w r5, r5, r3, ror #16
	add.w r11, r11, r5
	eor.w r7, r7, r11, ror #6
	add.w r3, r3, r7, ror #14
	eor.w r5, r5, r3
	add.w r11, r11, r5, ror #24
	eor.w r7, r7, r11, ror #18
	vmov r12, s2
	vmov r1, s3
	add.w r4, r4, r8, ror #26
	eor.w r1, r1, r4, ror #16
	add.w r12, r12, r1
	eor.w r8, r8, r12, ror #6
	add.w r4, r4, r8, ror #14
	eor.w r1, r1, r4
	add.w r12, r12, r1, ror #24
	eor.w r8, r8, r12, ror #18
	/* round 4 */
	add.w r0, r0, r6, ror #7
	eor.w r1, r1, r0, ror #8
	add.w r11, r11, r1, ror #8
	eor.w r6, r6, r11, ror #25
	add.w r0, r0, r6, ror #27
	eor.w r1, r1, r0, ror #24
	add.w r11, r11, r1
	eor.w r6, r6, r11, ror #5
	vmov s3, r1
	add.w r2, r2, r7, ror #7
	eor.w lr, lr, r2, ror #8
	add.w r12, r12, lr, ror #8
	eor.w r7, r7, r12, ror #25
	add.w r2, r2, r7, ror #27
	eor.w lr, lr, r2, ror #24
	add.w r12, r12, lr
	vmov s2, r12
	eor.w r7, r7, r12, ror #5
	vmov r12, s0
	vmov r1, s1
	add.w r3, r3, r8, ror #7
	eor.w r9, r9, r3, ror #8
	add.w r12, r12, r9, ror #8
	eor.w r8, r8, r12, ror #25
	add.w r3, r3, r8, ror #27
	eor.w r9, r9, r3, ror #24
	add.w r12, r12, r9
	eor.w r8, r8, r12, ror #5
	add.w r4, r4, r1, ror #7
	eor.w r5, r5, r4, ror #8
	add.w r10, r10, r5, ror #8
	eor.w r1, r1, r10, ror #25
	add.w r4, r4, r1, ror #27
	eor.w r5, r5, r4, ror #24
	add.w r10, r10, r5
	eor.w r1, r1, r10, ror #5
	/* round 5 */
	add.w r0, r0, r1, ror #20
	eor.w lr, lr, r0
	add.w r12, r12, lr, ror #16
	eor.w r1, r1, r12, ror #12
	add.w r0, r0, r1, ror #8
	eor.w lr, lr, r0, ror #16
	add.w r12, r12, lr, ror #8
	eor.w r1, r1, r12, ror #24
	add.w r2, r2, r6, ror #20
	eor.w r9, r9, r2
	add.w r10, r10, r9, ror #16
	eor.w r6, r6, r10, ror #12
	add.w r2, r2, r6, ror #8
	eor.w r9, r9, r2, ror #16
	add.w r10, r10, r9, ror #8
	eor.w r6, r6, r10, ror #24
	vmov s0, r12
	vmov s1, r1
	add.w r3, r3, r7, ror #20
	eor.w r5, r5, r3
	add.w r11, r11, r5, ror #16
	eor.w r7, r7, r11, ror #12
	add.w r3, r3, r7, ror #8
	eor.w r5, r5, r3, ror #16
	add.w r11, r11, r5, ror #8
	eor.w r7, r7, r11, ror #24
	vmov r12, s2
	vmov r1, s3
	add.w r4, r4, r8, ror #20
	eor.w r1, r1, r4
	add.w r12, r12, r1, ror #16
	eor.w r8, r8, r12, ror #12
	add.w r4, r4, r8, ror #8
	eor.w r1, r1, r4, ror #16
	add.w r12, r12, r1, ror #8
	eor.w r8, r8, r12, ror #24
	/* round 6 */
	add.w r0, r0, r6, ror #1
	eor.w r1, r1, r0, ror #24
	add.w r11, r11, r1, ror #24
	eor.w r6, r6, r11, ror #31
	add.w r0, r0, r6, ror #21
	eor.w r1, r1, r0, ror #8
	add.w r11, r11, r1, ror #16
	eor.w r6, r6, r11, ror #11
	vmov s3, r1
	add.w r2, r2, r7, ror #1
	eor.w lr, lr, r2, ror #24
	add.w r12, r12, lr, ror #24
	eor.w r7, r7, r12, ror #31
	add.w r2, r2, r7, ror #21
	eor.w lr, lr, r2, ror #8
	add.w r12, r12, lr, ror #16
	vmov s2, r12
	eor.w r7, r7, r12, ror #11
	vmov r12, s0
	vmov r1, s1
	add.w r3, r3, r8, ror #1
	eor.w r9, r9, r3, ror #24
	add.w r12, r12, r9, ror #24
	eor.w r8, r8, r12, ror #31
	add.w r3, r3, r8, ror #21
	eor.w r9, r9, r3, ror #8
	add.w r12, r12, r9, ror #16
	eor.w r8, r8, r12, ror #11
	add.w r4, r4, r1, ror #1
	eor.w r5, r5, r4, ror #24
	add.w r10, r10, r5, ror #24
	eor.w r1, r1, r10, ror #31
	add.w r4, r4, r1, ror #21
	eor.w r5, r5, r4, ror #8
	add.w r10, r10, r5, ror #16
	eor.w r1, r1, r10, ror #11
	/* round 7 */
	add.w r0, r0, r1, ror #14
	eor.w lr, lr, r0, ror #16
	add.w r12, r12, lr
	eor.w r1, r1, r12, ror #18
	add.w r0, r0, r1, ror #2
	eor.w lr, lr, r0
	add.w r12, r12, lr, ror #24
	eor.w r1, r1, r12, ror #30
	add.w r2, r2, r6, ror #14
	eor.w r9, r9, r2, ror #16
	add.w r10, r10, r9
	eor.w r6, r6, r10, ror #18
	add.w r2, r2, r6, ror #2
	eor.w r9, r9, r2
	add.w r10, r10, r9, ror #24
	eor.w r6, r6, r10, ror #30
	vmov s0, r12
	vmov s1, r1
	add.w r3, r3, r7, ror #14
	eor.w r5, r5, r3, ror #16
	add.w r11, r11, r5
	eor.w r7, r7, r11, ror #18
	add.w r3, r3, r7, ror #2
	eor.w r5, r5, r3
	add.w r11, r11, r5, ror #24
	eor.w r7, r7, r11, ror #30
	vmov r12, s2
	vmov r1, s3
	add.w r4, r4, r8, ror #14
	eor.w r1, r1, r4, ror #16
	add.w r12, r12, r1
	eor.w r8, r8, r12, ror #18
	add.w r4, r4, r8, ror #2
	eor.w r1, r1, r4
	add.w r12, r12, r1, ror #24
	eor.w r8, r8, r12, ror #30
	/* round 8 */
	add.w r0, r0, r6, ror #27
	eor.w r1, r1, r0, ror #8
	add.w r11, r11, r1, ror #8
	eor.w r6, r6, r11, ror #5
	add.w r0, r0, r6, ror #15
	eor.w r1, r1, r0, ror #24
	add.w r11, r11, r1
	eor.w r6, r6, r11, ror #17
	vmov s3, r1
	add.w r2, r2, r7, ror #27
	eor.w lr, lr, r2, ror #8
	add.w r12, r12, lr, ror #8
	eor.w r7, r7, r12, ror #5
	add.w r2, r2, r7, ror #15
	eor.w lr, lr, r2, ror #24
	add.w r12, r12, lr
	vmov s2, r12
	eor.w r7, r7, r12, ror #17
	vmov r12, s0
	vmov r1, s1
	add.w r3, r3, r8, ror #27
	eor.w r9, r9, r3, ror #8
	add.w r12, r12, r9, ror #8
	eor.w r8, r8, r12, ror #5
	add.w r3, r3, r8, ror #15
	eor.w r9, r9, r3, ror #24
	add.w r12, r12, r9
	eor.w r8, r8, r12, ror #17
	add.w r4, r4, r1, ror #27
	eor.w r5, r5, r4, ror #8
	add.w r10, r10, r5, ror #8
	eor.w r1, r1, r10, ror #5
	add.w r4, r4, r1, ror #15
	eor.w r5, r5, r4, ror #24
	add.w r10, r10, r5
	eor.w r1, r1, r10, ror #17
	/* round 9 */
	add.w r0, r0, r1, ror #8
	eor.w lr, lr, r0
	add.w r12, r12, lr, ror #16
	eor.w r1, r1, r12, ror #24
	add.w r0, r0, r1, ror #28
	eor.w lr, lr, r0, ror #16
	add.w r12, r12, lr, ror #8
	eor.w r1, r1, r12, ror #4
	add.w r2, r2, r6, ror #8
	eor.w r9, r9, r2
	add.w r10, r10, r9, ror #16
	eor.w r6, r6, r10, ror #24
	add.w r2, r2, r6, ror #28
	eor.w r9, r9, r2, ror #16
	add.w r10, r10, r9, ror #8
	eor.w r6, r6, r10, ror #4
	vmov s0, r12
	vmov s1, r1
	add.w r3, r3, r7, ror #8
	eor.w r5, r5, r3
	add.w r11, r11, r5, ror #16
	eor.w r7, r7, r11, ror #24
	add.w r3, r3, r7, ror #28
	eor.w r5, r5, r3, ror #16
	add.w r11, r11, r5, ror #8
	eor.w r7, r7, r11, ror #4
	vmov r12, s2
	vmov r1, s3
	add.w r4, r4, r8, ror #8
	eor.w r1, r1, r4
	add.w r12, r12, r1, ror #16
	eor.w r8, r8, r12, ror #24
	add.w r4, r4, r8, ror #28
	eor.w r1, r1, r4, ror #16
	add.w r12, r12, r1, ror #8
	eor.w r8, r8, r12, ror #4
	/* round 10 */
	add.w r0, r0, r6, ror #21
	eor.w r1, r1, r0, ror #24
	add.w r11, r11, r1, ror #24
	eor.w r6, r6, r11, ror #11
	add.w r0, r0, r6, ror #9
	eor.w r1, r1, r0, ror #8
	add.w r11, r11, r1, ror #16
	eor.w r6, r6, r11, ror #23
	vmov s3, r1
	add.w r2, r2, r7, ror #21
	eor.w lr, lr, r2, ror #24
	add.w r12, r12, lr, ror #24
	eor.w r7, r7, r12, ror #11
	add.w r2, r2, r7, ror #9
	eor.w lr, lr, r2, ror #8
	add.w r12, r12, lr, ror #16
	vmov s2, r12
	eor.w r7, r7, r12, ror #23
	vmov r12, s0
	vmov r1, s1
	add.w r3, r3, r8, ror #21
	eor.w r9, r9, r3, ror #24
	add.w r12, r12, r9, ror #24
	eor.w r8, r8, r12, ror #11
	add.w r3, r3, r8, ror #9
	eor.w r9, r9, r3, ror #8
	add.w r12, r12, r9, ror #16
	eor.w r8, r8, r12, ror #23
	add.w r4, r4, r1, ror #21
	eor.w r5, r5, r4, ror #24
	add.w r10, r10, r5, ror #24
	eor.w r1, r1, r10, ror #11
	add.w r4, r4, r1, ror #9
	eor.w r5, r5, r4, ror #8
	add.w r10, r10, r5, ror #16
	eor.w r1, r1, r10, ror #23
	/* round 11 */
	add.w r0, r0, r1, ror #2
	eor.w lr, lr, r0, ror #16
	add.w r12, r12, lr
	eor.w r1, r1, r12, ror #30
	add.w r0, r0, r1, ror #22
	eor.w lr, lr, r0
	add.w r12, r12, lr, ror #24
	eor.w r1, r1, r12, ror #10
	add.w r2, r2, r6, ror #2
	eor.w r9, r9, r2, ror #16
	add.w r10, r10, r9
	eor.w r6, r6, r10, ror #30
	add.w r2, r2, r6, ror #22
	eor.w r9, r9, r2
	add.w r10, r10, r9, ror #24
	eor.w r6, r6, r10, ror #10
	vmov s0, r12
	vmov s1, r1
	add.w r3, r3, r7, ror #2
	eor.w r5, r5, r3, ror #16
	add.w r11, r11, r5
	eor.w r7, r7, r11, ror #30
	add.w r3, r3, r7, ror #22
	eor.w r5, r5, r3
	add.w r11, r11, r5, ror #24
	eor.w r7, r7, r11, ror #10
	vmov r12, s2
	vmov r1, s3
	add.w r4, r4, r8, ror #2
	eor.w r1, r1, r4, ror #16
	add.w r12, r12, r1
	eor.w r8, r8, r12, ror #30
	add.w r4, r4, r8, ror #22
	eor.w r1, r1, r4
	add.w r12, r12, r1, ror #24
	eor.w r8, r8, r12, ror #10
	/* round 12 */
	add.w r0, r0, r6, ror #15
	eor.w r1, r1, r0, ror #8
	add.w r11, r11, r1, ror #8
	eor.w r6, r6, r11, ror #17
	add.w r0, r0, r6, ror #3
	eor.w r1, r1, r0, ror #24
	add.w r11, r11, r1
	eor.w r6, r6, r11, ror #29
	vmov s3, r1
	add.w r2, r2, r7, ror #15
	eor.w lr, lr, r2, ror #8
	add.w r12, r12, lr, ror #8
	eor.w r7, r7, r12, ror #17
	add.w r2, r2, r7, ror #3
	eor.w lr, lr, r2, ror #24
	add.w r12, r12, lr
	vmov s2, r12
	eor.w r7, r7, r12, ror #29
	vmov r12, s0
	vmov r1, s1
	add.w r3, r3, r8, ror #15
	eor.w r9, r9, r3, ror #8
	add.w r12, r12, r9, ror #8
	eor.w r8, r8, r12, ror #17
	add.w r3, r3, r8, ror #3
	eor.w r9, r9, r3, ror #24
	add.w r12, r12, r9
	eor.w r8, r8, r12, ror #29
	add.w r4, r4, r1, ror #15
	eor.w r5, r5, r4, ror #8
	add.w r10, r10, r5, ror #8
	eor.w r1, r1, r10, ror #17
	add.w r4, r4, r1, ror #3
	eor.w r5, r5, r4, ror #24
	add.w r10, r10, r5
	eor.w r1, r1, r10, ror #29
	/* round 13 */
	add.w r0, r0, r1, ror #28
	eor.w lr, lr, r0
	add.w r12, r12, lr, ror #16
	eor.w r1, r1, r12, ror #4
	add.w r0, r0, r1, ror #16
	eor.w lr, lr, r0, ror #16
	add.w r12, r12, lr, ror #8
	eor.w r1, r1, r12, ror #16
	add.w r2, r2, r6, ror #28
	eor.w r9, r9, r2
	add.w r10, r10, r9, ror #16
	eor.w r6, r6, r10, ror #4
	add.w r2, r2, r6, ror #16
	eor.w r9, r9, r2, ror #16
	add.w r10, r10, r9, ror #8
	eor.w r6, r6, r10, ror #16
	vmov s0, r12
	vmov s1, r1
	add.w r3, r3, r7, ror #28
	eor.w r5, r5, r3
	add.w r11, r11, r5, ror #16
	eor.w r7, r7, r11, ror #4
	add.w r3, r3, r7, ror #16
	eor.w r5, r5, r3, ror #16
	add.w r11, r11, r5, ror #8
	eor.w r7, r7, r11, ror #16
	vmov r12, s2
	vmov r1, s3
	add.w r4, r4, r8, ror #28
	eor.w r1, r1, r4
	add.w r12, r12, r1, ror #16
	eor.w r8, r8, r12, ror #4
	add.w r4, r4, r8, ror #16
	eor.w r1, r1, r4, ror #16
	add.w r12, r12, r1, ror #8
	eor.w r8, r8, r12, ror #16
	/* round 14 */
	add.w r0, r0, r6, ror #9
	eor.w r1, r1, r0, ror #24
	add.w r11, r11, r1, ror #24
	eor.w r6, r6, r11, ror #23
	add.w r0, r0, r6, ror #29
	eor.w r1, r1, r0, ror #8
	add.w r11, r11, r1, ror #16
	eor.w r6, r6, r11, ror #3
	vmov s3, r1
	add.w r2, r2, r7, ror #9
	eor.w lr, lr, r2, ror #24
	add.w r12, r12, lr, ror #24
	eor.w r7, r7, r12, ror #23
	add.w r2, r2, r7, ror #29
	eor.w lr, lr, r2, ror #8
	add.w r12, r12, lr, ror #16
	vmov s2, r12
	eor.w r7, r7, r12, ror #3
	vmov r12, s0
	vmov r1, s1
	add.w r3, r3, r8, ror #9
	eor.w r9, r9, r3, ror #24
	add.w r12, r12, r9, ror #24
	eor.w r8, r8, r12, ror #23
	add.w r3, r3, r8, ror #29
	eor.w r9, r9, r3, ror #8
	add.w r12, r12, r9, ror #16
	eor.w r8, r8, r12, ror #3
	add.w r4, r4, r1, ror #9
	eor.w r5, r5, r4, ror #24
	add.w r10, r10, r5, ror #24
	eor.w r1, r1, r10, ror #23
	add.w r4, r4, r1, ror #29
	eor.w r5, r5, r4, ror #8
	add.w r10, r10, r5, ror #16
	eor.w r1, r1, r10, ror #3
	/* round 15 */
	add.w r0, r0, r1, ror #22
	eor.w lr, lr, r0, ror #16
	add.w r12, r12, lr
	eor.w r1, r1, r12, ror #10
	add.w r0, r0, r1, ror #10
	eor.w lr, lr, r0
	add.w r12, r12, lr, ror #24
	eor.w r1, r1, r12, ror #22
	add.w r2, r2, r6, ror #22
	eor.w r9, r9, r2, ror #16
	add.w r10, r10, r9
	eor.w r6, r6, r10, ror #10
	add.w r2, r2, r6, ror #10
	eor.w r9, r9, r2
	add.w r10, r10, r9, ror #24
	eor.w r6, r6, r10, ror #22
	vmov s0, r12
	vmov s1, r1
	add.w r3, r3, r7, ror #22
	eor.w r5, r5, r3, ror #16
	add.w r11, r11, r5
	eor.w r7, r7, r11, ror #10
	add.w r3, r3, r7, ror #10
	eor.w r5, r5, r3
	add.w r11, r11, r5, ror #24
	eor.w r7, r7, r11, ror #22
	vmov r12, s2
	vmov r1, s3
	add.w r4, r4, r8, ror #22
	eor.w r1, r1, r4, ror #16
	add.w r12, r12, r1
	eor.w r8, r8, r12, ror #10
	add.w r4, r4, r8, ror #10
	eor.w r1, r1, r4
	add.w r12, r12, r1, ror #24
	eor.w r8, r8, r12, ror #22
	/* round 16 */
	add.w r0, r0, r6, ror #3
	eor.w r1, r1, r0, ror #8
	add.w r11, r11, r1, ror #8
	eor.w r6, r6, r11, ror #29
	add.w r0, r0, r6, ror #23
	eor.w r1, r1, r0, ror #24
	add.w r11, r11, r1
	eor.w r6, r6, r11, ror #9
	vmov s3, r1
	add.w r2, r2, r7, ror #3
	eor.w lr, lr, r2, ror #8
	add.w r12, r12, lr, ror #8
	eor.w r7, r7, r12, ror #29
	add.w r2, r2, r7, ror #23
	eor.w lr, lr, r2, ror #24
	add.w r12, r12, lr
	vmov s2, r12
	eor.w r7, r7, r12, ror #9
	vmov r12, s0
	vmov r1, s1
	add.w r3, r3, r8, ror #3
	eor.w r9, r9, r3, ror #8
	add.w r12, r12, r9, ror #8
	eor.w r8, r8, r12, ror #29
	add.w r3, r3, r8, ror #23
	eor.w r9, r9, r3, ror #24
	add.w r12, r12, r9
	eor.w r8, r8, r12, ror #9
	add.w r4, r4, r1, ror #3
	eor.w r5, r5, r4, ror #8
	add.w r10, r10, r5, ror #8
	eor.w r1, r1, r10, ror #29
	add.w r4, r4, r1, ror #23
	eor.w r5, r5, r4, ror #24
	add.w r10, r10, r5
	eor.w r1, r1, r10, ror #9
	/* round 17 */
	add.w r0, r0, r1, ror #16
	eor.w lr, lr, r0
	add.w r12, r12, lr, ror #16
	eor.w r1, r1, r12, ror #16
	add.w r0, r0, r1, ror #4
	eor.w lr, lr, r0, ror #16
	add.w r12, r12, lr, ror #8
	eor.w r1, r1, r12, ror #28
	add.w r2, r2, r6, ror #16
	eor.w r9, r9, r2
	add.w r10, r10, r9, ror #16
	eor.w r6, r6, r10, ror #16
	add.w r2, r2, r6, ror #4
	eor.w r9, r9, r2, ror #16
	add.w r10, r10, r9, ror #8
	eor.w r6, r6, r10, ror #28
	vmov s0, r12
	vmov s1, r1
	add.w r3, r3, r7, ror #16
	eor.w r5, r5, r3
	add.w r11, r11, r5, ror #16
	eor.w r7, r7, r11, ror #16
	add.w r3, r3, r7, ror #4
	eor.w r5, r5, r3, ror #16
	add.w r11, r11, r5, ror #8
	eor.w r7, r7, r11, ror #28
	vmov r12, s2
	vmov r1, s3
	add.w r4, r4, r8, ror #16
	eor.w r1, r1, r4
	add.w r12, r12, r1, ror #16
	eor.w r8, r8, r12, ror #16
	add.w r4, r4, r8, ror #4
	eor.w r1, r1, r4, ror #16
	add.w r12, r12, r1, ror #8
	eor.w r8, r8, r12, ror #28
	/* round 18 */
	add.w r0, r0, r6, ror #29
	eor.w r1, r1, r0, ror #24
	add.w r11, r11, r1, ror #24
	eor.w r6, r6, r11, ror #3
	add.w r0, r0, r6, ror #17
	eor.w r1, r1, r0, ror #8
	add.w r11, r11, r1, ror #16
	eor.w r6, r6, r11, ror #15
	vmov s3, r1
	add.w r2, r2, r7, ror #29
	eor.w lr, lr, r2, ror #24
	add.w r12, r12, lr, ror #24
	eor.w r7, r7, r12, ror #3
	add.w r2, r2, r7, ror #17
	eor.w lr, lr, r2, ror #8
	add.w r12, r12, lr, ror #16
	vmov s2, r12
	eor.w r7, r7, r12, ror #15
	vmov r12, s0
	vmov r1, s1
	add.w r3, r3, r8, ror #29
	eor.w r9, r9, r3, ror #24
	add.w r12, r12, r9, ror #24
	eor.w r8, r8, r12, ror #3
	add.w r3, r3, r8, ror #17
	eor.w r9, r9, r3, ror #8
	add.w r12, r12, r9, ror #16
	eor.w r8, r8, r12, ror #15
	add.w r4, r4, r1, ror #29
	eor.w r5, r5, r4, ror #24
	add.w r10, r10, r5, ror #24
	eor.w r1, r1, r10, ror #3
	add.w r4, r4, r1, ror #17
	eor.w r5, r5, r4, ror #8
	add.w r10, r10, r5, ror #16
	eor.w r1, r1, r10, ror #15
	/* round 19 */
	add.w r0, r0, r1, ror #10
	eor.w lr, lr, r0, ror #16
	add.w r12, r12, lr
	eor.w r1, r1, r12, ror #22
	add.w r0, r0, r1, ror #30
	eor.w lr, lr, r0
	add.w r12, r12, lr, ror #24
	eor.w r1, r1, r12, ror #2
	add.w r2, r2, r6, ror #10
	eor.w r9, r9, r2, ror #16
	add.w r10, r10, r9
	eor.w r6, r6, r10, ror #22
	add.w r2, r2, r6, ror #30
	eor.w r9, r9, r2
	add.w r10, r10, r9, ror #24
	eor.w r6, r6, r10, ror #2
	vmov s0, r12
	vmov s1, r1
	add.w r3, r3, r7, ror #10
	eor.w r5, r5, r3, ror #16
	add.w r11, r11, r5
	eor.w r7, r7, r11, ror #22
	add.w r3, r3, r7, ror #30
	eor.w r5, r5, r3
	add.w r11, r11, r5, ror #24
	eor.w r7, r7, r11, ror #2
	vmov r12, s2
	vmov r1, s3
	add.w r4, r4, r8, ror #10
	eor.w r1, r1, r4, ror #16
	add.w r12, r12, r1
	eor.w r8, r8, r12, ror #22
	add.w r4, r4, r8, ror #30
	eor.w r1, r1, r4
	add.w r12, r12, r1, ror #24
	eor.w r8, r8, r12, ror #2
	/* round 20, and the sum with the input */
	add.w r0, r0, r6, ror #23
	eor.w r1, r1, r0, ror #8
	add.w r11, r11, r1, ror #8
	eor.w r6, r6, r11, ror #9
	add.w r0, r0, r6, ror #11
	eor.w r1, r1, r0, ror #24
	add.w r11, r11, r1
	eor.w r6, r6, r11, ror #21
	add.w r2, r2, r7, ror #23
	eor.w lr, lr, r2, ror #8
	add.w r12, r12, lr, ror #8
	eor.w r7, r7, r12, ror #9
	add.w r2, r2, r7, ror #11
	eor.w lr, lr, r2, ror #24
	add.w r12, r12, lr
	eor.w r7, r7, r12, ror #21
	vmov s6, r0
	vmov s7, r6
	vmov s8, r11
	vmov r0, s5
	vmov r6, s4
	ldr.w r11, [r0, #60]
	add.w r1, r11, r1
	str.w r1, [r6, #60]
	add.w r3, r3, r8, ror #23
	ldr.w r11, [r0, #4]
	ldr.w r1, [r0, #24]
	add.w r2, r11, r2
	add.w r7, r1, r7, ror #4
	str.w r2, [r6, #4]
	str.w r7, [r6, #24]
	vmov r7, s0
	eor.w r9, r9, r3, ror #8
	ldr.w r11, [r0, #44]
	ldr.w r1, [r0, #48]
	ldr.w r2, [r0, #0]
	add.w r12, r11, r12
	add.w lr, r1, lr
	vmov r1, s6
	add.w r1, r2, r1
	str.w r12, [r6, #44]
	str.w lr, [r6, #48]
	str.w r1, [r6, #0]
	vmov r1, s1
	add.w r7, r7, r9, ror #8
	eor.w r8, r8, r7, ror #9
	add.w r3, r3, r8, ror #11
	eor.w r9, r9, r3, ror #24
	add.w r7, r7, r9
	eor.w r8, r8, r7, ror #21
	add.w r4, r4, r1, ror #23
	eor.w r5, r5, r4, ror #8
	add.w r10, r10, r5, ror #8
	eor.w r1, r1, r10, ror #9
	add.w r4, r4, r1, ror #11
	eor.w r5, r5, r4, ror #24
	add.w r10, r10, r5
	eor.w r1, r1, r10, ror #21
	ldr.w r11, [r0, #8]
	ldr.w r2, [r0, #28]
	ldr.w r12, [r0, #32]
	ldr.w lr, [r0, #52]
	add.w r3, r11, r3
	add.w r8, r2, r8, ror #4
	add.w r7, r12, r7
	add.w r9, lr, r9
	str.w r3, [r6, #8]
	str.w r8, [r6, #28]
	str.w r7, [r6, #32]
	str.w r9, [r6, #52]
	vmov r9, s7
	vmov r7, s8
	ldr.w r11, [r0, #12]
	ldr.w r2, [r0, #16]
	ldr.w r12, [r0, #36]
	ldr.w lr, [r0, #56]
	ldr.w r3, [r0, #20]
	ldr.w r8, [r0, #40]
	add.w r4, r11, r4
	add.w r1, r2, r1, ror #4
	add.w r10, r12, r10
	add.w r5, lr, r5
	add.w r9, r3, r9, ror #4
	add.w r7, r8, r7
	str.w r4, [r6, #12]
	str.w r1, [r6, #16]
	str.w r10, [r6, #36]
	str.w r5, [r6, #56]
	str.w r9, [r6, #20]
	str.w r7, [r6, #40]
	pop.w {r4-r11, pc}
#else
	push.w {r4-r11, lr}
	sub.w sp, sp, #36
	str.w r0, [sp, #16]
	str.w r1, [sp, #20]
	/* round 1 */
	ldm.w r1, {r0, r2-r12, lr}
	add.w r0, r0, r5
	eor.w lr, lr, r0
	add.w r9, r9, lr, ror #16
	eor.w r5, r5, r9
	add.w r0, r0, r5, ror #20
	eor.w lr, lr, r0, ror #16
	add.w r9, r9, lr, ror #8
	eor.w r5, r5, r9, ror #12
	str.w r9, [sp, #0]
	str.w r5, [sp, #4]
	ldr.w r9, [r1, #52]
	ldr.w r5, [r1, #56]
	ldr.w r1, [r1, #60]
	add.w r2, r2, r6
	eor.w r9, r9, r2
	add.w r10, r10, r9, ror #16
	eor.w r6, r6, r10
	add.w r2, r2, r6, ror #20
	eor.w r9, r9, r2, ror #16
	add.w r10, r10, r9, ror #8
	eor.w r6, r6, r10, ror #12
	add.w r3, r3, r7
	eor.w r5, r5, r3
	add.w r11, r11, r5, ror #16
	eor.w r7, r7, r11
	add.w r3, r3, r7, ror #20
	eor.w r5, r5, r3, ror #16
	add.w r11, r11, r5, ror #8
	eor.w r7, r7, r11, ror #12
	add.w r4, r4, r8
	eor.w r1, r1, r4
	add.w r12, r12, r1, ror #16
	eor.w r8, r8, r12
	add.w r4, r4, r8, ror #20
	eor.w r1, r1, r4, ror #16
	add.w r12, r12, r1, ror #8
	eor.w r8, r8, r12, ror #12
	/* round 2 */
	add.w r0, r0, r6, ror #13
	eor.w r1, r1, r0, ror #24
	add.w r11, r11, r1, ror #24
	eor.w r6, r6, r11, ror #19
	add.w r0, r0, r6, ror #1
	eor.w r1, r1, r0, ror #8
	add.w r11, r11, r1, ror #16
	eor.w r6, r6, r11, ror #31
	str.w r1, [sp, #12]
	add.w r2, r2, r7, ror #13
	eor.w lr, lr, r2, ror #24
	add.w r12, r12, lr, ror #24
	eor.w r7, r7, r12, ror #19
	add.w r2, r2, r7, ror #1
	eor.w lr, lr, r2, ror #8
	add.w r12, r12, lr, ror #16
	str.w r12, [sp, #8]
	eor.w r7, r7, r12, ror #31
	ldr.w r12, [sp, #0]
	ldr.w r1, [sp, #4]
	add.w r3, r3, r8, ror #13
	eor.w r9, r9, r3, ror #24
	add.w r12, r12, r9, ror #24
	eor.w r8, r8, r12, ror #19
	add.w r3, r3, r8, ror #1
	eor.w r9, r9, r3, ror #8
	add.w r12, r12, r9, ror #16
	eor.w r8, r8, r12, ror #31
	add.w r4, r4, r1, ror #13
	eor.w r5, r5, r4, ror #24
	add.w r10, r10, r5, ror #24
	eor.w r1, r1, r10, ror #19
	add.w r4, r4, r1, ror #1
	eor.w r5, r5, r4, ror #8
	add.w r10, r10, r5, ror #16
	eor.w r1, r1, r10, ror #31
	/* round 3 */
	add.w r0, r0, r1, ror #26
	eor.w lr, lr, r0, ror #16
	add.w r12, r12, lr
	eor.w r1, r1, r12, ror #6
	add.w r0, r0, r1, ror #14
	eor.w lr, lr, r0
	add.w r12, r12, lr, ror #24
	eor.w r1, r1, r12, ror #18
	add.w r2, r2, r6, ror #26
	eor.w r9, r9, r2, ror #16
	add.w r10, r10, r9
	eor.w r6, r6, r10, ror #6
	add.w r2, r2, r6, ror #14
	eor.w r9, r9, r2
	add.w r10, r10, r9, ror #24
	eor.w r6, r6, r10, ror #18
	str.w r12, [sp, #0]
	str.w r1, [sp, #4]
	add.w r3, r3, r7, ror #26
	eor.w r5, r5, r3, ror #16
	add.w r11, r11, r5
	eor.w r7, r7, r11, ror #6
	add.w r3, r3, r7, ror #14
	eor.w r5, r5, r3
	add.w r11, r11, r5, ror #24
	eor.w r7, r7, r11, ror #18
	ldr.w r12, [sp, #8]
	ldr.w r1, [sp, #12]
	add.w r4, r4, r8, ror #26
	eor.w r1, r1, r4, ror #16
	add.w r12, r12, r1
	eor.w r8, r8, r12, ror #6
	add.w r4, r4, r8, ror #14
	eor.w r1, r1, r4
	add.w r12, r12, r1, ror #24
	eor.w r8, r8, r12, ror #18
	/* round 4 */
	add.w r0, r0, r6, ror #7
	eor.w r1, r1, r0, ror #8
	add.w r11, r11, r1, ror #8
	eor.w r6, r6, r11, ror #25
	add.w r0, r0, r6, ror #27
	eor.w r1, r1, r0, ror #24
	add.w r11, r11, r1
	eor.w r6, r6, r11, ror #5
	str.w r1, [sp, #12]
	add.w r2, r2, r7, ror #7
	eor.w lr, lr, r2, ror #8
	add.w r12, r12, lr, ror #8
	eor.w r7, r7, r12, ror #25
	add.w r2, r2, r7, ror #27
	eor.w lr, lr, r2, ror #24
	add.w r12, r12, lr
	str.w r12, [sp, #8]
	eor.w r7, r7, r12, ror #5
	ldr.w r12, [sp, #0]
	ldr.w r1, [sp, #4]
	add.w r3, r3, r8, ror #7
	eor.w r9, r9, r3, ror #8
	add.w r12, r12, r9, ror #8
	eor.w r8, r8, r12, ror #25
	add.w r3, r3, r8, ror #27
	eor.w r9, r9, r3, ror #24
	add.w r12, r12, r9
	eor.w r8, r8, r12, ror #5
	add.w r4, r4, r1, ror #7
	eor.w r5, r5, r4, ror #8
	add.w r10, r10, r5, ror #8
	eor.w r1, r1, r10, ror #25
	add.w r4, r4, r1, ror #27
	eor.w r5, r5, r4, ror #24
	add.w r10, r10, r5
	eor.w r1, r1, r10, ror #5
	/* round 5 */
	add.w r0, r0, r1, ror #20
	eor.w lr, lr, r0
	add.w r12, r12, lr, ror #16
	eor.w r1, r1, r12, ror #12
	add.w r0, r0, r1, ror #8
	eor.w lr, lr, r0, ror #16
	add.w r12, r12, lr, ror #8
	eor.w r1, r1, r12, ror #24
	add.w r2, r2, r6, ror #20
	eor.w r9, r9, r2
	add.w r10, r10, r9, ror #16
	eor.w r6, r6, r10, ror #12
	add.w r2, r2, r6, ror #8
	eor.w r9, r9, r2, ror #16
	add.w r10, r10, r9, ror #8
	eor.w r6, r6, r10, ror #24
	str.w r12, [sp, #0]
	str.w r1, [sp, #4]
	add.w r3, r3, r7, ror #20
	eor.w r5, r5, r3
	add.w r11, r11, r5, ror #16
	eor.w r7, r7, r11, ror #12
	add.w r3, r3, r7, ror #8
	eor.w r5, r5, r3, ror #16
	add.w r11, r11, r5, ror #8
	eor.w r7, r7, r11, ror #24
	ldr.w r12, [sp, #8]
	ldr.w r1, [sp, #12]
	add.w r4, r4, r8, ror #20
	eor.w r1, r1, r4
	add.w r12, r12, r1, ror #16
	eor.w r8, r8, r12, ror #12
	add.w r4, r4, r8, ror #8
	eor.w r1, r1, r4, ror #16
	add.w r12, r12, r1, ror #8
	eor.w r8, r8, r12, ror #24
	/* round 6 */
	add.w r0, r0, r6, ror #1
	eor.w r1, r1, r0, ror #24
	add.w r11, r11, r1, ror #24
	eor.w r6, r6, r11, ror #31
	add.w r0, r0, r6, ror #21
	eor.w r1, r1, r0, ror #8
	add.w r11, r11, r1, ror #16
	eor.w r6, r6, r11, ror #11
	str.w r1, [sp, #12]
	add.w r2, r2, r7, ror #1
	eor.w lr, lr, r2, ror #24
	add.w r12, r12, lr, ror #24
	eor.w r7, r7, r12, ror #31
	add.w r2, r2, r7, ror #21
	eor.w lr, lr, r2, ror #8
	add.w r12, r12, lr, ror #16
	str.w r12, [sp, #8]
	eor.w r7, r7, r12, ror #11
	ldr.w r12, [sp, #0]
	ldr.w r1, [sp, #4]
	add.w r3, r3, r8, ror #1
	eor.w r9, r9, r3, ror #24
	add.w r12, r12, r9, ror #24
	eor.w r8, r8, r12, ror #31
	add.w r3, r3, r8, ror #21
	eor.w r9, r9, r3, ror #8
	add.w r12, r12, r9, ror #16
	eor.w r8, r8, r12, ror #11
	add.w r4, r4, r1, ror #1
	eor.w r5, r5, r4, ror #24
	add.w r10, r10, r5, ror #24
	eor.w r1, r1, r10, ror #31
	add.w r4, r4, r1, ror #21
	eor.w r5, r5, r4, ror #8
	add.w r10, r10, r5, ror #16
	eor.w r1, r1, r10, ror #11
	/* round 7 */
	add.w r0, r0, r1, ror #14
	eor.w lr, lr, r0, ror #16
	add.w r12, r12, lr
	eor.w r1, r1, r12, ror #18
	add.w r0, r0, r1, ror #2
	eor.w lr, lr, r0
	add.w r12, r12, lr, ror #24
	eor.w r1, r1, r12, ror #30
	add.w r2, r2, r6, ror #14
	eor.w r9, r9, r2, ror #16
	add.w r10, r10, r9
	eor.w r6, r6, r10, ror #18
	add.w r2, r2, r6, ror #2
	eor.w r9, r9, r2
	add.w r10, r10, r9, ror #24
	eor.w r6, r6, r10, ror #30
	str.w r12, [sp, #0]
	str.w r1, [sp, #4]
	add.w r3, r3, r7, ror #14
	eor.w r5, r5, r3, ror #16
	add.w r11, r11, r5
	eor.w r7, r7, r11, ror #18
	add.w r3, r3, r7, ror #2
	eor.w r5, r5, r3
	add.w r11, r11, r5, ror #24
	eor.w r7, r7, r11, ror #30
	ldr.w r12, [sp, #8]
	ldr.w r1, [sp, #12]
	add.w r4, r4, r8, ror #14
	eor.w r1, r1, r4, ror #16
	add.w r12, r12, r1
	eor.w r8, r8, r12, ror #18
	add.w r4, r4, r8, ror #2
	eor.w r1, r1, r4
	add.w r12, r12, r1, ror #24
	eor.w r8, r8, r12, ror #30
	/* round 8 */
	add.w r0, r0, r6, ror #27
	eor.w r1, r1, r0, ror #8
	add.w r11, r11, r1, ror #8
	eor.w r6, r6, r11, ror #5
	add.w r0, r0, r6, ror #15
	eor.w r1, r1, r0, ror #24
	add.w r11, r11, r1
	eor.w r6, r6, r11, ror #17
	str.w r1, [sp, #12]
	add.w r2, r2, r7, ror #27
	eor.w lr, lr, r2, ror #8
	add.w r12, r12, lr, ror #8
	eor.w r7, r7, r12, ror #5
	add.w r2, r2, r7, ror #15
	eor.w lr, lr, r2, ror #24
	add.w r12, r12, lr
	str.w r12, [sp, #8]
	eor.w r7, r7, r12, ror #17
	ldr.w r12, [sp, #0]
	ldr.w r1, [sp, #4]
	add.w r3, r3, r8, ror #27
	eor.w r9, r9, r3, ror #8
	add.w r12, r12, r9, ror #8
	eor.w r8, r8, r12, ror #5
	add.w r3, r3, r8, ror #15
	eor.w r9, r9, r3, ror #24
	add.w r12, r12, r9
	eor.w r8, r8, r12, ror #17
	add.w r4, r4, r1, ror #27
	eor.w r5, r5, r4, ror #8
	add.w r10, r10, r5, ror #8
	eor.w r1, r1, r10, ror #5
	add.w r4, r4, r1, ror #15
	eor.w r5, r5, r4, ror #24
	add.w r10, r10, r5
	eor.w r1, r1, r10, ror #17
	/* round 9 */
	add.w r0, r0, r1, ror #8
	eor.w lr, lr, r0
	add.w r12, r12, lr, ror #16
	eor.w r1, r1, r12, ror #24
	add.w r0, r0, r1, ror #28
	eor.w lr, lr, r0, ror #16
	add.w r12, r12, lr, ror #8
	eor.w r1, r1, r12, ror #4
	add.w r2, r2, r6, ror #8
	eor.w r9, r9, r2
	add.w r10, r10, r9, ror #16
	eor.w r6, r6, r10, ror #24
	add.w r2, r2, r6, ror #28
	eor.w r9, r9, r2, ror #16
	add.w r10, r10, r9, ror #8
	eor.w r6, r6, r10, ror #4
	str.w r12, [sp, #0]
	str.w r1, [sp, #4]
	add.w r3, r3, r7, ror #8
	eor.w r5, r5, r3
	add.w r11, r11, r5, ror #16
	eor.w r7, r7, r11, ror #24
	add.w r3, r3, r7, ror #28
	eor.w r5, r5, r3, ror #16
	add.w r11, r11, r5, ror #8
	eor.w r7, r7, r11, ror #4
	ldr.w r12, [sp, #8]
	ldr.w r1, [sp, #12]
	add.w r4, r4, r8, ror #8
	eor.w r1, r1, r4
	add.w r12, r12, r1, ror #16
	eor.w r8, r8, r12, ror #24
	add.w r4, r4, r8, ror #28
	eor.w r1, r1, r4, ror #16
	add.w r12, r12, r1, ror #8
	eor.w r8, r8, r12, ror #4
	/* round 10 */
	add.w r0, r0, r6, ror #21
	eor.w r1, r1, r0, ror #24
	add.w r11, r11, r1, ror #24
	eor.w r6, r6, r11, ror #11
	add.w r0, r0, r6, ror #9
	eor.w r1, r1, r0, ror #8
	add.w r11, r11, r1, ror #16
	eor.w r6, r6, r11, ror #23
	str.w r1, [sp, #12]
	add.w r2, r2, r7, ror #21
	eor.w lr, lr, r2, ror #24
	add.w r12, r12, lr, ror #24
	eor.w r7, r7, r12, ror #11
	add.w r2, r2, r7, ror #9
	eor.w lr, lr, r2, ror #8
	add.w r12, r12, lr, ror #16
	str.w r12, [sp, #8]
	eor.w r7, r7, r12, ror #23
	ldr.w r12, [sp, #0]
	ldr.w r1, [sp, #4]
	add.w r3, r3, r8, ror #21
	eor.w r9, r9, r3, ror #24
	add.w r12, r12, r9, ror #24
	eor.w r8, r8, r12, ror #11
	add.w r3, r3, r8, ror #9
	eor.w r9, r9, r3, ror #8
	add.w r12, r12, r9, ror #16
	eor.w r8, r8, r12, ror #23
	add.w r4, r4, r1, ror #21
	eor.w r5, r5, r4, ror #24
	add.w r10, r10, r5, ror #24
	eor.w r1, r1, r10, ror #11
	add.w r4, r4, r1, ror #9
	eor.w r5, r5, r4, ror #8
	add.w r10, r10, r5, ror #16
	eor.w r1, r1, r10, ror #23
	/* round 11 */
	add.w r0, r0, r1, ror #2
	eor.w lr, lr, r0, ror #16
	add.w r12, r12, lr
	eor.w r1, r1, r12, ror #30
	add.w r0, r0, r1, ror #22
	eor.w lr, lr, r0
	add.w r12, r12, lr, ror #24
	eor.w r1, r1, r12, ror #10
	add.w r2, r2, r6, ror #2
	eor.w r9, r9, r2, ror #16
	add.w r10, r10, r9
	eor.w r6, r6, r10, ror #30
	add.w r2, r2, r6, ror #22
	eor.w r9, r9, r2
	add.w r10, r10, r9, ror #24
	eor.w r6, r6, r10, ror #10
	str.w r12, [sp, #0]
	str.w r1, [sp, #4]
	add.w r3, r3, r7, ror #2
	eor.w r5, r5, r3, ror #16
	add.w r11, r11, r5
	eor.w r7, r7, r11, ror #30
	add.w r3, r3, r7, ror #22
	eor.w r5, r5, r3
	add.w r11, r11, r5, ror #24
	eor.w r7, r7, r11, ror #10
	ldr.w r12, [sp, #8]
	ldr.w r1, [sp, #12]
	add.w r4, r4, r8, ror #2
	eor.w r1, r1, r4, ror #16
	add.w r12, r12, r1
	eor.w r8, r8, r12, ror #30
	add.w r4, r4, r8, ror #22
	eor.w r1, r1, r4
	add.w r12, r12, r1, ror #24
	eor.w r8, r8, r12, ror #10
	/* round 12 */
	add.w r0, r0, r6, ror #15
	eor.w r1, r1, r0, ror #8
	add.w r11, r11, r1, ror #8
	eor.w r6, r6, r11, ror #17
	add.w r0, r0, r6, ror #3
	eor.w r1, r1, r0, ror #24
	add.w r11, r11, r1
	eor.w r6, r6, r11, ror #29
	str.w r1, [sp, #12]
	add.w r2, r2, r7, ror #15
	eor.w lr, lr, r2, ror #8
	add.w r12, r12, lr, ror #8
	eor.w r7, r7, r12, ror #17
	add.w r2, r2, r7, ror #3
	eor.w lr, lr, r2, ror #24
	add.w r12, r12, lr
	str.w r12, [sp, #8]
	eor.w r7, r7, r12, ror #29
	ldr.w r12, [sp, #0]
	ldr.w r1, [sp, #4]
	add.w r3, r3, r8, ror #15
	eor.w r9, r9, r3, ror #8
	add.w r12, r12, r9, ror #8
	eor.w r8, r8, r12, ror #17
	add.w r3, r3, r8, ror #3
	eor.w r9, r9, r3, ror #24
	add.w r12, r12, r9
	eor.w r8, r8, r12, ror #29
	add.w r4, r4, r1, ror #15
	eor.w r5, r5, r4, ror #8
	add.w r10, r10, r5, ror #8
	eor.w r1, r1, r10, ror #17
	add.w r4, r4, r1, ror #3
	eor.w r5, r5, r4, ror #24
	add.w r10, r10, r5
	eor.w r1, r1, r10, ror #29
	/* round 13 */
	add.w r0, r0, r1, ror #28
	eor.w lr, lr, r0
	add.w r12, r12, lr, ror #16
	eor.w r1, r1, r12, ror #4
	add.w r0, r0, r1, ror #16
	eor.w lr, lr, r0, ror #16
	add.w r12, r12, lr, ror #8
	eor.w r1, r1, r12, ror #16
	add.w r2, r2, r6, ror #28
	eor.w r9, r9, r2
	add.w r10, r10, r9, ror #16
	eor.w r6, r6, r10, ror #4
	add.w r2, r2, r6, ror #16
	eor.w r9, r9, r2, ror #16
	add.w r10, r10, r9, ror #8
	eor.w r6, r6, r10, ror #16
	str.w r12, [sp, #0]
	str.w r1, [sp, #4]
	add.w r3, r3, r7, ror #28
	eor.w r5, r5, r3
	add.w r11, r11, r5, ror #16
	eor.w r7, r7, r11, ror #4
	add.w r3, r3, r7, ror #16
	eor.w r5, r5, r3, ror #16
	add.w r11, r11, r5, ror #8
	eor.w r7, r7, r11, ror #16
	ldr.w r12, [sp, #8]
	ldr.w r1, [sp, #12]
	add.w r4, r4, r8, ror #28
	eor.w r1, r1, r4
	add.w r12, r12, r1, ror #16
	eor.w r8, r8, r12, ror #4
	add.w r4, r4, r8, ror #16
	eor.w r1, r1, r4, ror #16
	add.w r12, r12, r1, ror #8
	eor.w r8, r8, r12, ror #16
	/* round 14 */
	add.w r0, r0, r6, ror #9
	eor.w r1, r1, r0, ror #24
	add.w r11, r11, r1, ror #24
	eor.w r6, r6, r11, ror #23
	add.w r0, r0, r6, ror #29
	eor.w r1, r1, r0, ror #8
	add.w r11, r11, r1, ror #16
	eor.w r6, r6, r11, ror #3
	str.w r1, [sp, #12]
	add.w r2, r2, r7, ror #9
	eor.w lr, lr, r2, ror #24
	add.w r12, r12, lr, ror #24
	eor.w r7, r7, r12, ror #23
	add.w r2, r2, r7, ror #29
	eor.w lr, lr, r2, ror #8
	add.w r12, r12, lr, ror #16
	str.w r12, [sp, #8]
	eor.w r7, r7, r12, ror #3
	ldr.w r12, [sp, #0]
	ldr.w r1, [sp, #4]
	add.w r3, r3, r8, ror #9
	eor.w r9, r9, r3, ror #24
	add.w r12, r12, r9, ror #24
	eor.w r8, r8, r12, ror #23
	add.w r3, r3, r8, ror #29
	eor.w r9, r9, r3, ror #8
	add.w r12, r12, r9, ror #16
	eor.w r8, r8, r12, ror #3
	add.w r4, r4, r1, ror #9
	eor.w r5, r5, r4, ror #24
	add.w r10, r10, r5, ror #24
	eor.w r1, r1, r10, ror #23
	add.w r4, r4, r1, ror #29
	eor.w r5, r5, r4, ror #8
	add.w r10, r10, r5, ror #16
	eor.w r1, r1, r10, ror #3
	/* round 15 */
	add.w r0, r0, r1, ror #22
	eor.w lr, lr, r0, ror #16
	add.w r12, r12, lr
	eor.w r1, r1, r12, ror #10
	add.w r0, r0, r1, ror #10
	eor.w lr, lr, r0
	add.w r12, r12, lr, ror #24
	eor.w r1, r1, r12, ror #22
	add.w r2, r2, r6, ror #22
	eor.w r9, r9, r2, ror #16
	add.w r10, r10, r9
	eor.w r6, r6, r10, ror #10
	add.w r2, r2, r6, ror #10
	eor.w r9, r9, r2
	add.w r10, r10, r9, ror #24
	eor.w r6, r6, r10, ror #22
	str.w r12, [sp, #0]
	str.w r1, [sp, #4]
	add.w r3, r3, r7, ror #22
	eor.w r5, r5, r3, ror #16
	add.w r11, r11, r5
	eor.w r7, r7, r11, ror #10
	add.w r3, r3, r7, ror #10
	eor.w r5, r5, r3
	add.w r11, r11, r5, ror #24
	eor.w r7, r7, r11, ror #22
	ldr.w r12, [sp, #8]
	ldr.w r1, [sp, #12]
	add.w r4, r4, r8, ror #22
	eor.w r1, r1, r4, ror #16
	add.w r12, r12, r1
	eor.w r8, r8, r12, ror #10
	add.w r4, r4, r8, ror #10
	eor.w r1, r1, r4
	add.w r12, r12, r1, ror #24
	eor.w r8, r8, r12, ror #22
	/* round 16 */
	add.w r0, r0, r6, ror #3
	eor.w r1, r1, r0, ror #8
	add.w r11, r11, r1, ror #8
	eor.w r6, r6, r11, ror #29
	add.w r0, r0, r6, ror #23
	eor.w r1, r1, r0, ror #24
	add.w r11, r11, r1
	eor.w r6, r6, r11, ror #9
	str.w r1, [sp, #12]
	add.w r2, r2, r7, ror #3
	eor.w lr, lr, r2, ror #8
	add.w r12, r12, lr, ror #8
	eor.w r7, r7, r12, ror #29
	add.w r2, r2, r7, ror #23
	eor.w lr, lr, r2, ror #24
	add.w r12, r12, lr
	str.w r12, [sp, #8]
	eor.w r7, r7, r12, ror #9
	ldr.w r12, [sp, #0]
	ldr.w r1, [sp, #4]
	add.w r3, r3, r8, ror #3
	eor.w r9, r9, r3, ror #8
	add.w r12, r12, r9, ror #8
	eor.w r8, r8, r12, ror #29
	add.w r3, r3, r8, ror #23
	eor.w r9, r9, r3, ror #24
	add.w r12, r12, r9
	eor.w r8, r8, r12, ror #9
	add.w r4, r4, r1, ror #3
	eor.w r5, r5, r4, ror #8
	add.w r10, r10, r5, ror #8
	eor.w r1, r1, r10, ror #29
	add.w r4, r4, r1, ror #23
	eor.w r5, r5, r4, ror #24
	add.w r10, r10, r5
	eor.w r1, r1, r10, ror #9
	/* round 17 */
	add.w r0, r0, r1, ror #16
	eor.w lr, lr, r0
	add.w r12, r12, lr, ror #16
	eor.w r1, r1, r12, ror #16
	add.w r0, r0, r1, ror #4
	eor.w lr, lr, r0, ror #16
	add.w r12, r12, lr, ror #8
	eor.w r1, r1, r12, ror #28
	add.w r2, r2, r6, ror #16
	eor.w r9, r9, r2
	add.w r10, r10, r9, ror #16
	eor.w r6, r6, r10, ror #16
	add.w r2, r2, r6, ror #4
	eor.w r9, r9, r2, ror #16
	add.w r10, r10, r9, ror #8
	eor.w r6, r6, r10, ror #28
	str.w r12, [sp, #0]
	str.w r1, [sp, #4]
	add.w r3, r3, r7, ror #16
	eor.w r5, r5, r3
	add.w r11, r11, r5, ror #16
	eor.w r7, r7, r11, ror #16
	add.w r3, r3, r7, ror #4
	eor.w r5, r5, r3, ror #16
	add.w r11, r11, r5, ror #8
	eor.w r7, r7, r11, ror #28
	ldr.w r12, [sp, #8]
	ldr.w r1, [sp, #12]
	add.w r4, r4, r8, ror #16
	eor.w r1, r1, r4
	add.w r12, r12, r1, ror #16
	eor.w r8, r8, r12, ror #16
	add.w r4, r4, r8, ror #4
	eor.w r1, r1, r4, ror #16
	add.w r12, r12, r1, ror #8
	eor.w r8, r8, r12, ror #28
	/* round 18 */
	add.w r0, r0, r6, ror #29
	eor.w r1, r1, r0, ror #24
	add.w r11, r11, r1, ror #24
	eor.w r6, r6, r11, ror #3
	add.w r0, r0, r6, ror #17
	eor.w r1, r1, r0, ror #8
	add.w r11, r11, r1, ror #16
	eor.w r6, r6, r11, ror #15
	str.w r1, [sp, #12]
	add.w r2, r2, r7, ror #29
	eor.w lr, lr, r2, ror #24
	add.w r12, r12, lr, ror #24
	eor.w r7, r7, r12, ror #3
	add.w r2, r2, r7, ror #17
	eor.w lr, lr, r2, ror #8
	add.w r12, r12, lr, ror #16
	str.w r12, [sp, #8]
	eor.w r7, r7, r12, ror #15
	ldr.w r12, [sp, #0]
	ldr.w r1, [sp, #4]
	add.w r3, r3, r8, ror #29
	eor.w r9, r9, r3, ror #24
	add.w r12, r12, r9, ror #24
	eor.w r8, r8, r12, ror #3
	add.w r3, r3, r8, ror #17
	eor.w r9, r9, r3, ror #8
	add.w r12, r12, r9, ror #16
	eor.w r8, r8, r12, ror #15
	add.w r4, r4, r1, ror #29
	eor.w r5, r5, r4, ror #24
	add.w r10, r10, r5, ror #24
	eor.w r1, r1, r10, ror #3
	add.w r4, r4, r1, ror #17
	eor.w r5, r5, r4, ror #8
	add.w r10, r10, r5, ror #16
	eor.w r1, r1, r10, ror #15
	/* round 19 */
	add.w r0, r0, r1, ror #10
	eor.w lr, lr, r0, ror #16
	add.w r12, r12, lr
	eor.w r1, r1, r12, ror #22
	add.w r0, r0, r1, ror #30
	eor.w lr, lr, r0
	add.w r12, r12, lr, ror #24
	eor.w r1, r1, r12, ror #2
	add.w r2, r2, r6, ror #10
	eor.w r9, r9, r2, ror #16
	add.w r10, r10, r9
	eor.w r6, r6, r10, ror #22
	add.w r2, r2, r6, ror #30
	eor.w r9, r9, r2
	add.w r10, r10, r9, ror #24
	eor.w r6, r6, r10, ror #2
	str.w r12, [sp, #0]
	str.w r1, [sp, #4]
	add.w r3, r3, r7, ror #10
	eor.w r5, r5, r3, ror #16
	add.w r11, r11, r5
	eor.w r7, r7, r11, ror #22
	add.w r3, r3, r7, ror #30
	eor.w r5, r5, r3
	add.w r11, r11, r5, ror #24
	eor.w r7, r7, r11, ror #2
	ldr.w r12, [sp, #8]
	ldr.w r1, [sp, #12]
	add.w r4, r4, r8, ror #10
	eor.w r1, r1, r4, ror #16
	add.w r12, r12, r1
	eor.w r8, r8, r12, ror #22
	add.w r4, r4, r8, ror #30
	eor.w r1, r1, r4
	add.w r12, r12, r1, ror #24
	eor.w r8, r8, r12, ror #2
	/* round 20, and the sum with the input */
	add.w r0, r0, r6, ror #23
	eor.w r1, r1, r0, ror #8
	add.w r11, r11, r1, ror #8
	eor.w r6, r6, r11, ror #9
	add.w r0, r0, r6, ror #11
	eor.w r1, r1, r0, ror #24
	add.w r11, r11, r1
	eor.w r6, r6, r11, ror #21
	add.w r2, r2, r7, ror #23
	eor.w lr, lr, r2, ror #8
	add.w r12, r12, lr, ror #8
	eor.w r7, r7, r12, ror #9
	add.w r2, r2, r7, ror #11
	eor.w lr, lr, r2, ror #24
	add.w r12, r12, lr
	eor.w r7, r7, r12, ror #21
	str.w r0, [sp, #24]
	str.w r6, [sp, #28]
	str.w r11, [sp, #32]
	ldr.w r0, [sp, #20]
	ldr.w r6, [sp, #16]
	ldr.w r11, [r0, #60]
	add.w r1, r11, r1
	str.w r1, [r6, #60]
	add.w r3, r3, r8, ror #23
	ldr.w r11, [r0, #4]
	ldr.w r1, [r0, #24]
	add.w r2, r11, r2
	add.w r7, r1, r7, ror #4
	str.w r2, [r6, #4]
	str.w r7, [r6, #24]
	ldr.w r7, [sp, #0]
	eor.w r9, r9, r3, ror #8
	ldr.w r11, [r0, #44]
	ldr.w r1, [r0, #48]
	ldr.w r2, [r0, #0]
	add.w r12, r11, r12
	add.w lr, r1, lr
	ldr.w r1, [sp, #24]
	add.w r1, r2, r1
	str.w r12, [r6, #44]
	str.w lr, [r6, #48]
	str.w r1, [r6, #0]
	ldr.w r1, [sp, #4]
	add.w r7, r7, r9, ror #8
	eor.w r8, r8, r7, ror #9
	add.w r3, r3, r8, ror #11
	eor.w r9, r9, r3, ror #24
	add.w r7, r7, r9
	eor.w r8, r8, r7, ror #21
	add.w r4, r4, r1, ror #23
	eor.w r5, r5, r4, ror #8
	add.w r10, r10, r5, ror #8
	eor.w r1, r1, r10, ror #9
	add.w r4, r4, r1, ror #11
	eor.w r5, r5, r4, ror #24
	add.w r10, r10, r5
	eor.w r1, r1, r10, ror #21
	ldr.w r11, [r0, #8]
	ldr.w r2, [r0, #28]
	ldr.w r12, [r0, #32]
	ldr.w lr, [r0, #52]
	add.w r3, r11, r3
	add.w r8, r2, r8, ror #4
	add.w r7, r12, r7
	add.w r9, lr, r9
	str.w r3, [r6, #8]
	str.w r8, [r6, #28]
	str.w r7, [r6, #32]
	str.w r9, [r6, #52]
	ldr.w r9, [sp, #28]
	ldr.w r7, [sp, #32]
	ldr.w r11, [r0, #12]
	ldr.w r2, [r0, #16]
	ldr.w r12, [r0, #36]
	ldr.w lr, [r0, #56]
	ldr.w r3, [r0, #20]
	ldr.w r8, [r0, #40]
	add.w r4, r11, r4
	add.w r1, r2, r1, ror #4
	add.w r10, r12, r10
	add.w r5, lr, r5
	add.w r9, r3, r9, ror #4
	add.w r7, r8, r7
	str.w r4, [r6, #12]
	str.w r1, [r6, #16]
	str.w r10, [r6, #36]
	str.w r5, [r6, #56]
	str.w r9, [r6, #20]
	str.w r7, [r6, #40]
	add.w sp, sp, #36
	pop.w {r4-r11, pc}
#endif
	.size chacha20_block, . - chacha20_block

#endif
