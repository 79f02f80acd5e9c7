/* Printed by gen/xor_blocks_armv7em.py, which says how it works.
 *
 * void salsa20_xor_blocks(uint8_t *out, const uint8_t *in, size_t blocks, const uint32_t input[16])
 *
 * out = in ^ stream, `blocks` times 64 bytes, at least one. A block of the stream is input + 20 rounds of
 * input (Bernstein, "The Salsa20 family of stream ciphers", 2008), as 16 little-endian words; input[8] counts
 * the blocks, and its carry goes nowhere. All sums are mod 2^32, so that nothing can overflow. No branch and
 * no address depends on anything but the number of blocks.
 *
 * entry: r0 out, r1 in, both at any address, r2 blocks, r3 input
 * exit: -
 * clobbers: r0-r3, r12, lr, flags, s0-s15
 * stack: 168 bytes
 * cycles: 981 (cortex-m4f) for one block
 *         813 for each that follows
 * code: 3,630 bytes
 *
 * Without registers of the FPU (-DTHUMBKAT_NO_FPU, or none there), words wait on the stack:
 *
 * no-fpu stack: 216 bytes
 * no-fpu cycles: 1,011 (cortex-m4f) for one block
 *                871 for each that follows
 * no-fpu code: 3,622 bytes
 */
#include "../backend.h"

#if SALSA20_BACKEND == SALSA20_BACKEND_ARMV7EM

	.syntax unified
	.thumb
	.section .text.salsa20_xor_blocks, "ax", %progbits
	.p2align 2
	.global salsa20_xor_blocks
	.type salsa20_xor_blocks, %function
	.thumb_func
salsa20_xor_blocks:
#if SALSA20_FPU
	push.w {r4-r11, lr}
	vpush {s16-s31}
	sub.w sp, sp, #68
	add.w r2, r0, r2, lsl #6
	add.w r0, r0, #44
	add.w r1, r1, #44
	add.w r2, r2, #44
	vmov s2, r2
	vmov s1, r0
	vmov s0, r1
	/* column 1 of round 1 */
	ldr.w r0, [r3, #20]
	ldr.w r1, [r3, #36]
	ldr.w r2, [r3, #52]
	ldr.w r4, [r3, #4]
	str.w r0, [sp, #20]
	str.w r1, [sp, #36]
	str.w r2, [sp, #52]
	str.w r4, [sp, #4]
	add.w r5, r0, r4
	eor.w r1, r1, r5, ror #25
	add.w r6, r1, r0
	eor.w r2, r2, r6, ror #23
	add.w r7, r2, r1
	eor.w r4, r4, r7, ror #19
	add.w r8, r4, r2
	eor.w r0, r0, r8, ror #14
	vmov s5, r4
	vmov s16, r2
	/* column 2 of round 1 */
	ldr.w r9, [r3, #40]
	ldr.w r10, [r3, #56]
	ldr.w r11, [r3, #8]
	ldr.w r12, [r3, #24]
	str.w r9, [sp, #40]
	str.w r10, [sp, #56]
	str.w r11, [sp, #8]
	str.w r12, [sp, #24]
	add.w lr, r9, r12
	eor.w r10, r10, lr, ror #25
	add.w r5, r10, r9
	eor.w r11, r11, r5, ror #23
	add.w r6, r11, r10
	eor.w r12, r12, r6, ror #19
	add.w r7, r12, r11
	eor.w r9, r9, r7, ror #14
	vmov s6, r11
	/* column 3 of round 1 */
	ldr.w r8, [r3, #60]
	ldr.w r4, [r3, #12]
	ldr.w r2, [r3, #28]
	ldr.w lr, [r3, #44]
	str.w r8, [sp, #60]
	str.w r4, [sp, #12]
	str.w r2, [sp, #28]
	str.w lr, [sp, #44]
	add.w r5, r8, lr
	eor.w r4, r4, r5, ror #25
	add.w r6, r4, r8
	eor.w r2, r2, r6, ror #23
	add.w r7, r2, r4
	eor.w lr, lr, r7, ror #19
	add.w r11, lr, r2
	eor.w r8, r8, r11, ror #14
	vmov s7, r4
	/* column 0, as far as it is constant */
	ldr.w r5, [r3, #32]
	str.w r5, [sp, #32]
	vmov s3, r5
	ldr.w r6, [r3, #0]
	ldr.w r7, [r3, #16]
	ldr.w r11, [r3, #48]
	str.w r6, [sp, #0]
	str.w r7, [sp, #16]
	str.w r11, [sp, #48]
	add.w r4, r6, r11
	eor.w r7, r7, r4, ror #25
	vmov s19, r7
	add.w r5, r7, r6
	ror.w r5, r5, #23
	vmov s20, r5
	vmov s4, r6
	vmov s15, r11
	/* rows of round 2, as far as they are constant */
	add.w r4, r0, r7
	eor.w r12, r12, r4, ror #25
	add.w r5, r12, r0
	eor.w r2, r2, r5, ror #23
	add.w r6, r2, r12
	eor.w r7, r7, r6, ror #19
	add.w r11, r7, r2
	eor.w r0, r0, r11, ror #14
	vmov s8, r7
	vmov s9, r0
	vmov s10, r12
	vmov s11, r2
	add.w r4, r9, r1
	eor.w lr, lr, r4, ror #25
	add.w r5, lr, r9
	ror.w r5, r5, #23
	vmov s21, r5
	add.w r6, r8, r10
	ror.w r6, r6, #25
	vmov s22, r6
	vmov s12, r1
	vmov s13, r9
	vmov s14, lr
	vmov s17, r10
	vmov s18, r8
	.p2align 2
1:
	vmov r0, s20
	vmov r1, s3
	eor.w r1, r1, r0
	vmov r2, s19
	add.w r2, r2, r1
	vmov r3, s15
	eor.w r3, r3, r2, ror #19
	add.w r4, r3, r1
	vmov r5, s4
	eor.w r5, r5, r4, ror #14
	vmov r6, s7
	add.w r7, r5, r6
	vmov r8, s5
	eor.w r8, r8, r7, ror #25
	add.w r9, r8, r5
	vmov r10, s6
	eor.w r10, r10, r9, ror #23
	add.w r11, r10, r8
	eor.w r6, r6, r11, ror #19
	vmov r12, s21
	eor.w r1, r1, r12
	vmov lr, s14
	add.w r0, r1, lr
	vmov r2, s12
	eor.w r2, r2, r0, ror #19
	add.w r4, r2, r1
	vmov r7, s13
	eor.w r7, r7, r4, ror #14
	vmov r9, s9
	add.w r11, r9, r8
	eor.w r2, r2, r11, ror #25
	vmov r12, s22
	eor.w r3, r3, r12
	vmov r0, s18
	add.w r4, r3, r0
	vmov r11, s16
	eor.w r11, r11, r4, ror #23
	add.w r12, r11, r3
	vmov r4, s17
	eor.w r4, r4, r12, ror #19
	add.w r12, r4, r11
	eor.w r0, r0, r12, ror #14
	add.w r12, r2, r9
	eor.w r11, r11, r12, ror #23
	add.w r12, r11, r2
	eor.w r8, r8, r12, ror #19
	vmov s23, r2
	vmov r12, s10
	add.w r2, r7, r12
	eor.w r4, r4, r2, ror #25
	add.w r2, r6, r10
	eor.w r5, r5, r2, ror #14
	add.w r2, r4, r7
	eor.w r10, r10, r2, ror #23
	add.w r2, r10, r4
	eor.w r12, r12, r2, ror #19
	add.w r2, r8, r11
	eor.w r9, r9, r2, ror #14
	add.w r2, r0, lr
	eor.w r6, r6, r2, ror #25
	add.w r2, r12, r10
	eor.w r7, r7, r2, ror #14
	add.w r2, r5, r3
	vmov s24, r7
	vmov r7, s8
	eor.w r7, r7, r2, ror #25
	add.w r2, r7, r5
	eor.w r1, r1, r2, ror #23
	add.w r2, r1, r7
	eor.w r3, r3, r2, ror #19
	add.w r2, r3, r1
	eor.w r5, r5, r2, ror #14
	add.w r2, r5, r6
	eor.w r8, r8, r2, ror #25
	add.w r2, r8, r5
	eor.w r10, r10, r2, ror #23
	add.w r2, r6, r0
	vmov s25, r5
	vmov r5, s11
	eor.w r5, r5, r2, ror #23
	add.w r2, r5, r6
	eor.w lr, lr, r2, ror #19
	add.w r2, lr, r5
	eor.w r0, r0, r2, ror #14
	add.w r2, r9, r7
	eor.w r12, r12, r2, ror #25
	add.w r2, r0, r4
	eor.w r3, r3, r2, ror #25
	add.w r2, r3, r0
	eor.w r11, r11, r2, ror #23
	add.w r2, r11, r3
	eor.w r4, r4, r2, ror #19
	add.w r2, r4, r11
	eor.w r0, r0, r2, ror #14
	add.w r2, r10, r8
	eor.w r6, r6, r2, ror #19
	add.w r2, r12, r9
	eor.w r5, r5, r2, ror #23
	add.w r2, r5, r12
	eor.w r7, r7, r2, ror #19
	add.w r2, r7, r5
	eor.w r9, r9, r2, ror #14
	vmov s26, r5
	vmov s27, r0
	vmov r2, s24
	vmov r5, s23
	add.w r0, r2, r5
	eor.w lr, lr, r0, ror #25
	add.w r0, lr, r2
	eor.w r1, r1, r0, ror #23
	add.w r0, r1, lr
	eor.w r5, r5, r0, ror #19
	add.w r0, r5, r1
	eor.w r2, r2, r0, ror #14
	add.w r0, r9, r8
	eor.w r5, r5, r0, ror #25
	add.w r0, r5, r9
	eor.w r11, r11, r0, ror #23
	add.w r0, r11, r5
	eor.w r8, r8, r0, ror #19
	add.w r0, r8, r11
	eor.w r9, r9, r0, ror #14
	add.w r0, r6, r10
	vmov s23, r11
	vmov r11, s25
	eor.w r11, r11, r0, ror #14
	add.w r0, r2, r12
	eor.w r4, r4, r0, ror #25
	add.w r0, r4, r2
	eor.w r10, r10, r0, ror #23
	add.w r0, r10, r4
	eor.w r12, r12, r0, ror #19
	add.w r0, r12, r10
	eor.w r2, r2, r0, ror #14
	add.w r0, r11, r3
	eor.w r7, r7, r0, ror #25
	add.w r0, r9, r7
	eor.w r12, r12, r0, ror #25
	add.w r0, r7, r11
	eor.w r1, r1, r0, ror #23
	add.w r0, r1, r7
	eor.w r3, r3, r0, ror #19
	vmov s24, r12
	vmov r0, s27
	add.w r12, r0, lr
	eor.w r6, r6, r12, ror #25
	add.w r12, r3, r1
	eor.w r11, r11, r12, ror #14
	add.w r12, r11, r6
	eor.w r8, r8, r12, ror #25
	add.w r12, r8, r11
	eor.w r10, r10, r12, ror #23
	add.w r12, r6, r0
	vmov s25, r11
	vmov r11, s26
	eor.w r11, r11, r12, ror #23
	add.w r12, r11, r6
	eor.w lr, lr, r12, ror #19
	add.w r12, lr, r11
	eor.w r0, r0, r12, ror #14
	add.w r12, r10, r8
	eor.w r6, r6, r12, ror #19
	add.w r12, r2, r5
	eor.w lr, lr, r12, ror #25
	add.w r12, lr, r2
	eor.w r1, r1, r12, ror #23
	add.w r12, r1, lr
	eor.w r5, r5, r12, ror #19
	add.w r12, r5, r1
	eor.w r2, r2, r12, ror #14
	add.w r12, r0, r4
	eor.w r3, r3, r12, ror #25
	vmov s26, r2
	vmov r12, s24
	add.w r2, r12, r9
	eor.w r11, r11, r2, ror #23
	add.w r2, r11, r12
	eor.w r7, r7, r2, ror #19
	add.w r2, r7, r11
	eor.w r9, r9, r2, ror #14
	add.w r2, r3, r0
	vmov r12, s23
	eor.w r12, r12, r2, ror #23
	add.w r2, r12, r3
	eor.w r4, r4, r2, ror #19
	add.w r2, r4, r12
	eor.w r0, r0, r2, ror #14
	add.w r2, r9, r8
	eor.w r5, r5, r2, ror #25
	add.w r2, r5, r9
	eor.w r12, r12, r2, ror #23
	add.w r2, r12, r5
	eor.w r8, r8, r2, ror #19
	add.w r2, r8, r12
	eor.w r9, r9, r2, ror #14
	add.w r2, r6, r10
	vmov s23, r9
	vmov r9, s25
	eor.w r9, r9, r2, ror #14
	add.w r2, r0, lr
	eor.w r6, r6, r2, ror #25
	add.w r2, r6, r0
	eor.w r11, r11, r2, ror #23
	add.w r2, r11, r6
	eor.w lr, lr, r2, ror #19
	add.w r2, r9, r3
	eor.w r7, r7, r2, ror #25
	add.w r2, r7, r9
	eor.w r1, r1, r2, ror #23
	add.w r2, lr, r11
	eor.w r0, r0, r2, ror #14
	add.w r2, r1, r7
	eor.w r3, r3, r2, ror #19
	add.w r2, r3, r1
	eor.w r9, r9, r2, ror #14
	add.w r2, r9, r6
	eor.w r8, r8, r2, ror #25
	vmov s25, r7
	vmov s27, r11
	vmov r2, s26
	vmov r7, s24
	add.w r11, r2, r7
	eor.w r4, r4, r11, ror #25
	add.w r11, r4, r2
	eor.w r10, r10, r11, ror #23
	add.w r11, r0, r4
	eor.w r3, r3, r11, ror #25
	add.w r11, r10, r4
	eor.w r7, r7, r11, ror #19
	add.w r11, r7, r10
	eor.w r2, r2, r11, ror #14
	add.w r11, r8, r9
	eor.w r10, r10, r11, ror #23
	add.w r11, r3, r0
	eor.w r12, r12, r11, ror #23
	add.w r11, r2, r5
	eor.w lr, lr, r11, ror #25
	add.w r11, r10, r8
	eor.w r6, r6, r11, ror #19
	add.w r11, r6, r10
	eor.w r9, r9, r11, ror #14
	add.w r11, lr, r2
	eor.w r1, r1, r11, ror #23
	add.w r11, r12, r3
	eor.w r4, r4, r11, ror #19
	add.w r11, r4, r12
	eor.w r0, r0, r11, ror #14
	add.w r11, r0, lr
	eor.w r6, r6, r11, ror #25
	add.w r11, r1, lr
	eor.w r5, r5, r11, ror #19
	add.w r11, r5, r1
	eor.w r2, r2, r11, ror #14
	vmov s24, r6
	vmov s26, lr
	vmov r11, s23
	vmov r6, s25
	add.w lr, r11, r6
	eor.w r7, r7, lr, ror #25
	add.w lr, r2, r7
	eor.w r4, r4, lr, ror #25
	add.w lr, r4, r2
	eor.w r10, r10, lr, ror #23
	add.w lr, r7, r11
	vmov s28, r2
	vmov r2, s27
	eor.w r2, r2, lr, ror #23
	add.w lr, r2, r7
	eor.w r6, r6, lr, ror #19
	add.w lr, r6, r2
	eor.w r11, r11, lr, ror #14
	add.w lr, r9, r3
	eor.w r6, r6, lr, ror #25
	add.w lr, r6, r9
	eor.w r1, r1, lr, ror #23
	add.w lr, r1, r6
	eor.w r3, r3, lr, ror #19
	add.w lr, r3, r1
	eor.w r9, r9, lr, ror #14
	add.w lr, r11, r8
	eor.w r5, r5, lr, ror #25
	add.w lr, r5, r11
	eor.w r12, r12, lr, ror #23
	add.w lr, r10, r4
	eor.w r7, r7, lr, ror #19
	add.w lr, r12, r5
	eor.w r8, r8, lr, ror #19
	vmov s23, r9
	vmov lr, s24
	add.w r9, lr, r0
	eor.w r2, r2, r9, ror #23
	add.w r9, r8, r12
	eor.w r11, r11, r9, ror #14
	add.w r9, r2, lr
	vmov lr, s26
	eor.w lr, lr, r9, ror #19
	add.w r9, lr, r2
	eor.w r0, r0, r9, ror #14
	add.w r9, r0, r4
	eor.w r3, r3, r9, ror #25
	add.w r9, r3, r0
	eor.w r12, r12, r9, ror #23
	add.w r9, r12, r3
	eor.w r4, r4, r9, ror #19
	add.w r9, r7, r10
	vmov s25, r3
	vmov r3, s28
	eor.w r3, r3, r9, ror #14
	add.w r9, r11, r6
	eor.w r7, r7, r9, ror #25
	add.w r9, r7, r11
	eor.w r2, r2, r9, ror #23
	add.w r9, r3, r5
	eor.w lr, lr, r9, ror #25
	add.w r9, lr, r3
	eor.w r1, r1, r9, ror #23
	add.w r9, r1, lr
	eor.w r5, r5, r9, ror #19
	add.w r9, r5, r1
	eor.w r3, r3, r9, ror #14
	add.w r9, r4, r12
	eor.w r0, r0, r9, ror #14
	add.w r9, r3, r7
	eor.w r4, r4, r9, ror #25
	add.w r9, r2, r7
	eor.w r6, r6, r9, ror #19
	add.w r9, r6, r2
	eor.w r11, r11, r9, ror #14
	vmov s26, r1
	vmov s27, r4
	vmov r9, s23
	vmov r1, s24
	add.w r4, r9, r1
	eor.w r8, r8, r4, ror #25
	add.w r4, r8, r9
	eor.w r10, r10, r4, ror #23
	add.w r4, r10, r8
	eor.w r1, r1, r4, ror #19
	add.w r4, r1, r10
	eor.w r9, r9, r4, ror #14
	add.w r4, r0, lr
	eor.w r1, r1, r4, ror #25
	add.w r4, r1, r0
	eor.w r2, r2, r4, ror #23
	add.w r4, r11, r8
	eor.w r5, r5, r4, ror #25
	add.w r4, r5, r11
	eor.w r12, r12, r4, ror #23
	add.w r4, r12, r5
	eor.w r8, r8, r4, ror #19
	add.w r4, r8, r12
	eor.w r11, r11, r4, ror #14
	add.w r4, r2, r1
	eor.w lr, lr, r4, ror #19
	vmov s23, r12
	vmov r4, s27
	add.w r12, r4, r3
	eor.w r10, r10, r12, ror #23
	add.w r12, r10, r4
	eor.w r7, r7, r12, ror #19
	add.w r12, r7, r10
	eor.w r3, r3, r12, ror #14
	add.w r12, lr, r2
	eor.w r0, r0, r12, ror #14
	vmov r12, s25
	add.w r4, r9, r12
	eor.w r6, r6, r4, ror #25
	add.w r4, r11, r6
	eor.w r7, r7, r4, ror #25
	add.w r4, r7, r11
	eor.w r2, r2, r4, ror #23
	add.w r4, r6, r9
	vmov s24, r0
	vmov r0, s26
	eor.w r0, r0, r4, ror #23
	add.w r4, r0, r6
	eor.w r12, r12, r4, ror #19
	add.w r4, r12, r0
	eor.w r9, r9, r4, ror #14
	add.w r4, r3, r5
	eor.w lr, lr, r4, ror #25
	add.w r4, lr, r3
	eor.w r0, r0, r4, ror #23
	add.w r4, r0, lr
	eor.w r5, r5, r4, ror #19
	add.w r4, r9, r1
	eor.w r8, r8, r4, ror #25
	add.w r4, r8, r9
	eor.w r10, r10, r4, ror #23
	add.w r4, r2, r7
	eor.w r6, r6, r4, ror #19
	add.w r4, r6, r2
	eor.w r11, r11, r4, ror #14
	add.w r4, r5, r0
	eor.w r3, r3, r4, ror #14
	add.w r4, r10, r8
	eor.w r1, r1, r4, ror #19
	add.w r4, r11, r8
	eor.w r5, r5, r4, ror #25
	add.w r4, r1, r10
	eor.w r9, r9, r4, ror #14
	vmov s25, r8
	vmov s26, r5
	vmov r4, s24
	vmov r8, s27
	add.w r5, r4, r8
	eor.w r12, r12, r5, ror #25
	add.w r5, r9, r12
	eor.w r6, r6, r5, ror #25
	add.w r5, r6, r9
	eor.w r0, r0, r5, ror #23
	add.w r5, r12, r4
	vmov s28, r9
	vmov r9, s23
	eor.w r9, r9, r5, ror #23
	add.w r5, r9, r12
	eor.w r8, r8, r5, ror #19
	add.w r5, r0, r6
	eor.w r12, r12, r5, ror #19
	add.w r5, r8, r9
	eor.w r4, r4, r5, ror #14
	add.w r5, r3, r7
	eor.w r8, r8, r5, ror #25
	add.w r5, r8, r3
	eor.w r10, r10, r5, ror #23
	add.w r5, r10, r8
	eor.w r7, r7, r5, ror #19
	add.w r5, r7, r10
	eor.w r3, r3, r5, ror #14
	add.w r5, r4, lr
	eor.w r1, r1, r5, ror #25
	add.w r5, r1, r4
	eor.w r2, r2, r5, ror #23
	add.w r5, r2, r1
	eor.w lr, lr, r5, ror #19
	vmov s23, r3
	vmov r5, s26
	add.w r3, r5, r11
	eor.w r9, r9, r3, ror #23
	add.w r3, r9, r5
	vmov r5, s25
	eor.w r5, r5, r3, ror #19
	add.w r3, r5, r9
	eor.w r11, r11, r3, ror #14
	add.w r3, lr, r2
	eor.w r4, r4, r3, ror #14
	add.w r3, r11, r6
	eor.w r7, r7, r3, ror #25
	add.w r3, r7, r11
	eor.w r2, r2, r3, ror #23
	add.w r3, r2, r7
	eor.w r6, r6, r3, ror #19
	add.w r3, r6, r2
	eor.w r11, r11, r3, ror #14
	add.w r3, r12, r0
	vmov s24, r7
	vmov r7, s28
	eor.w r7, r7, r3, ror #14
	add.w r3, r7, r1
	eor.w r5, r5, r3, ror #25
	add.w r3, r4, r8
	eor.w r12, r12, r3, ror #25
	add.w r3, r12, r4
	eor.w r9, r9, r3, ror #23
	add.w r3, r5, r7
	eor.w r10, r10, r3, ror #23
	add.w r3, r10, r5
	eor.w r1, r1, r3, ror #19
	add.w r3, r9, r12
	eor.w r8, r8, r3, ror #19
	add.w r3, r1, r10
	eor.w r7, r7, r3, ror #14
	add.w r3, r7, r12
	eor.w r6, r6, r3, ror #25
	add.w r3, r8, r9
	eor.w r4, r4, r3, ror #14
	vmov s25, r10
	vmov s27, r6
	vmov r3, s23
	vmov r10, s26
	add.w r6, r3, r10
	eor.w lr, lr, r6, ror #25
	add.w r6, r4, lr
	eor.w r1, r1, r6, ror #25
	add.w r6, lr, r3
	eor.w r0, r0, r6, ror #23
	add.w r6, r0, lr
	eor.w r10, r10, r6, ror #19
	add.w r6, r10, r0
	eor.w r3, r3, r6, ror #14
	add.w r6, r11, r5
	eor.w r10, r10, r6, ror #25
	add.w r6, r10, r11
	eor.w r9, r9, r6, ror #23
	add.w r6, r1, r4
	eor.w r2, r2, r6, ror #23
	add.w r6, r2, r1
	eor.w lr, lr, r6, ror #19
	add.w r6, r9, r10
	eor.w r5, r5, r6, ror #19
	add.w r6, lr, r2
	eor.w r4, r4, r6, ror #14
	vmov s23, r2
	vmov r6, s27
	add.w r2, r6, r7
	eor.w r0, r0, r2, ror #23
	add.w r2, r0, r6
	eor.w r12, r12, r2, ror #19
	add.w r2, r12, r0
	eor.w r7, r7, r2, ror #14
	add.w r2, r5, r9
	eor.w r11, r11, r2, ror #14
	vmov r2, s24
	add.w r6, r3, r2
	eor.w r8, r8, r6, ror #25
	add.w r6, r4, r8
	eor.w r12, r12, r6, ror #25
	add.w r6, r12, r4
	eor.w r9, r9, r6, ror #23
	add.w r6, r8, r3
	vmov s26, r11
	vmov r11, s25
	eor.w r11, r11, r6, ror #23
	add.w r6, r11, r8
	eor.w r2, r2, r6, ror #19
	add.w r6, r2, r11
	eor.w r3, r3, r6, ror #14
	add.w r6, r7, r1
	eor.w r5, r5, r6, ror #25
	add.w r6, r5, r7
	eor.w r11, r11, r6, ror #23
	add.w r6, r11, r5
	eor.w r1, r1, r6, ror #19
	add.w r6, r3, r10
	eor.w lr, lr, r6, ror #25
	add.w r6, lr, r3
	eor.w r0, r0, r6, ror #23
	add.w r6, r9, r12
	eor.w r8, r8, r6, ror #19
	add.w r6, r1, r11
	eor.w r7, r7, r6, ror #14
	add.w r6, r8, r9
	eor.w r4, r4, r6, ror #14
	add.w r6, r4, lr
	eor.w r1, r1, r6, ror #25
	add.w r6, r0, lr
	eor.w r10, r10, r6, ror #19
	vmov s24, r1
	vmov s25, lr
	vmov r6, s26
	vmov r1, s27
	add.w lr, r6, r1
	eor.w r2, r2, lr, ror #25
	add.w lr, r10, r0
	eor.w r3, r3, lr, ror #14
	add.w lr, r3, r2
	eor.w r8, r8, lr, ror #25
	add.w lr, r8, r3
	eor.w r11, r11, lr, ror #23
	add.w lr, r2, r6
	vmov s28, r3
	vmov r3, s23
	eor.w r3, r3, lr, ror #23
	add.w lr, r3, r2
	eor.w r1, r1, lr, ror #19
	add.w lr, r1, r3
	eor.w r6, r6, lr, ror #14
	add.w lr, r6, r5
	eor.w r10, r10, lr, ror #25
	add.w lr, r10, r6
	eor.w r9, r9, lr, ror #23
	add.w lr, r7, r12
	eor.w r1, r1, lr, ror #25
	add.w lr, r9, r10
	eor.w r5, r5, lr, ror #19
	add.w lr, r1, r7
	eor.w r0, r0, lr, ror #23
	add.w lr, r0, r1
	eor.w r12, r12, lr, ror #19
	add.w lr, r12, r0
	eor.w r7, r7, lr, ror #14
	add.w lr, r5, r9
	eor.w r6, r6, lr, ror #14
	add.w lr, r11, r8
	eor.w r2, r2, lr, ror #19
	vmov s23, r7
	vmov lr, s24
	add.w r7, lr, r4
	eor.w r3, r3, r7, ror #23
	add.w r7, r3, lr
	vmov lr, s25
	eor.w lr, lr, r7, ror #19
	add.w r7, lr, r3
	eor.w r4, r4, r7, ror #14
	add.w r7, r4, r8
	eor.w r12, r12, r7, ror #25
	add.w r7, r12, r4
	eor.w r9, r9, r7, ror #23
	add.w r7, r9, r12
	eor.w r8, r8, r7, ror #19
	add.w r7, r8, r9
	eor.w r4, r4, r7, ror #14
	add.w r7, r2, r11
	vmov s25, r4
	vmov r4, s28
	eor.w r4, r4, r7, ror #14
	add.w r7, r6, r1
	eor.w r2, r2, r7, ror #25
	add.w r7, r2, r6
	eor.w r3, r3, r7, ror #23
	add.w r7, r4, r10
	eor.w lr, lr, r7, ror #25
	add.w r7, lr, r4
	eor.w r0, r0, r7, ror #23
	add.w r7, r3, r2
	eor.w r1, r1, r7, ror #19
	add.w r7, r0, lr
	eor.w r10, r10, r7, ror #19
	add.w r7, r10, r0
	eor.w r4, r4, r7, ror #14
	add.w r7, r4, r2
	eor.w r8, r8, r7, ror #25
	add.w r7, r1, r3
	eor.w r6, r6, r7, ror #14
	vmov s26, r2
	vmov s27, r8
	vmov r7, s23
	vmov r2, s24
	add.w r8, r7, r2
	eor.w r5, r5, r8, ror #25
	add.w r8, r5, r7
	eor.w r11, r11, r8, ror #23
	add.w r8, r6, r5
	eor.w r10, r10, r8, ror #25
	add.w r8, r11, r5
	eor.w r2, r2, r8, ror #19
	add.w r8, r2, r11
	eor.w r7, r7, r8, ror #14
	add.w r8, r7, r12
	eor.w r1, r1, r8, ror #25
	add.w r8, r1, r7
	eor.w r0, r0, r8, ror #23
	add.w r8, r0, r1
	eor.w r12, r12, r8, ror #19
	add.w r8, r10, r6
	eor.w r9, r9, r8, ror #23
	add.w r8, r12, r0
	eor.w r7, r7, r8, ror #14
	add.w r8, r9, r10
	eor.w r5, r5, r8, ror #19
	vmov s23, r12
	vmov r8, s25
	add.w r12, r8, lr
	eor.w r2, r2, r12, ror #25
	add.w r12, r2, r8
	eor.w r3, r3, r12, ror #23
	add.w r12, r5, r9
	eor.w r6, r6, r12, ror #14
	add.w r12, r3, r2
	eor.w lr, lr, r12, ror #19
	add.w r12, lr, r3
	eor.w r8, r8, r12, ror #14
	add.w r12, r7, r2
	eor.w r5, r5, r12, ror #25
	vmov s24, r8
	vmov r12, s27
	add.w r8, r12, r4
	eor.w r11, r11, r8, ror #23
	add.w r8, r11, r12
	vmov r12, s26
	eor.w r12, r12, r8, ror #19
	add.w r8, r12, r11
	eor.w r4, r4, r8, ror #14
	add.w r8, r6, r1
	eor.w r12, r12, r8, ror #25
	add.w r8, r12, r6
	eor.w r3, r3, r8, ror #23
	add.w r8, r3, r12
	eor.w r1, r1, r8, ror #19
	add.w r8, r4, r10
	eor.w lr, lr, r8, ror #25
	add.w r8, lr, r4
	eor.w r0, r0, r8, ror #23
	add.w r8, r5, r7
	eor.w r11, r11, r8, ror #23
	add.w r8, r11, r5
	eor.w r2, r2, r8, ror #19
	add.w r8, r1, r3
	eor.w r6, r6, r8, ror #14
	add.w r8, r0, lr
	eor.w r10, r10, r8, ror #19
	add.w r8, r10, r0
	eor.w r4, r4, r8, ror #14
	add.w r8, r2, r11
	eor.w r7, r7, r8, ror #14
	vmov s25, r0
	vmov s26, r4
	vmov s28, lr
	vmov r8, s0
	vmov r0, s1
	ldr.w r4, [sp, #16]
	ldr.w lr, [r8, #-28]
	add.w r1, r1, r4
	eor.w r1, r1, lr
	str.w r1, [r0, #-28]
	ldr.w r1, [sp, #20]
	ldr.w r4, [r8, #-24]
	add.w r6, r6, r1
	eor.w r6, r6, r4
	str.w r6, [r0, #-24]
	ldr.w lr, [sp, #24]
	ldr.w r6, [sp, #28]
	ldr.w r1, [r8, #-20]
	ldr.w r4, [r8, #-16]
	add.w r12, r12, lr
	add.w r3, r3, r6
	eor.w r12, r12, r1
	eor.w r3, r3, r4
	str.w r12, [r0, #-20]
	str.w r3, [r0, #-16]
	ldr.w r1, [sp, #0]
	ldr.w r3, [sp, #4]
	ldr.w r4, [sp, #8]
	ldr.w r6, [r8, #-44]
	ldr.w r12, [r8, #-40]
	ldr.w lr, [r8, #-36]
	add.w r7, r7, r1
	add.w r5, r5, r3
	add.w r11, r11, r4
	eor.w r7, r7, r6
	eor.w r5, r5, r12
	eor.w r11, r11, lr
	str.w r7, [r0, #-44]
	str.w r5, [r0, #-40]
	str.w r11, [r0, #-36]
	vmov r1, s24
	ldr.w r7, [sp, #12]
	ldr.w r5, [r8, #-32]
	add.w r2, r2, r7
	eor.w r2, r2, r5
	str.w r2, [r0, #-32]
	vmov r2, s27
	add.w r3, r1, r2
	vmov r4, s23
	eor.w r4, r4, r3, ror #25
	add.w r5, r4, r1
	eor.w r9, r9, r5, ror #23
	add.w r6, r9, r4
	eor.w r2, r2, r6, ror #19
	add.w r7, r2, r9
	eor.w r1, r1, r7, ror #14
	ldr.w r11, [sp, #48]
	ldr.w r12, [sp, #52]
	ldr.w lr, [sp, #56]
	ldr.w r3, [r8, #4]
	ldr.w r5, [r8, #8]
	ldr.w r6, [r8, #12]
	add.w r4, r4, r11
	add.w r9, r9, r12
	add.w r2, r2, lr
	eor.w r4, r4, r3
	eor.w r9, r9, r5
	eor.w r2, r2, r6
	str.w r4, [r0, #4]
	str.w r9, [r0, #8]
	str.w r2, [r0, #12]
	vmov r2, s26
	ldr.w r7, [sp, #60]
	ldr.w r4, [r8, #16]
	add.w r1, r1, r7
	eor.w r1, r1, r4
	str.w r1, [r0, #16]
	vmov r1, s25
	vmov r3, s28
	vmov r4, s3
	ldr.w r5, [sp, #36]
	ldr.w r6, [sp, #40]
	ldr.w r7, [sp, #44]
	ldr.w r9, [r8, #-12]
	ldr.w r11, [r8, #-8]
	ldr.w r12, [r8, #-4]
	ldr.w lr, [r8], #64
	add.w r1, r1, r4
	add.w r4, r4, #1
	vmov s3, r4
	add.w r10, r10, r5
	add.w r2, r2, r6
	add.w r3, r3, r7
	eor.w r1, r1, r9
	eor.w r10, r10, r11
	eor.w r2, r2, r12
	eor.w r3, r3, lr
	str.w r1, [r0, #-12]
	str.w r10, [r0, #-8]
	str.w r2, [r0, #-4]
	str.w r3, [r0], #64
	vmov s0, r8
	vmov s1, r0
	vmov r1, s2
	cmp r0, r1
	bne.w 1b
	add.w sp, sp, #68
	vpop {s16-s31}
	pop.w {r4-r11, pc}
#else
	push.w {r4-r11, lr}
	sub.w sp, sp, #180
	add.w r2, r0, r2, lsl #6
	add.w r0, r0, #44
	add.w r1, r1, #44
	add.w r2, r2, #44
	str.w r2, [sp, #72]
	str.w r0, [sp, #68]
	str.w r1, [sp, #64]
	/* column 1 of round 1 */
	ldr.w r0, [r3, #20]
	ldr.w r1, [r3, #36]
	ldr.w r2, [r3, #52]
	ldr.w r4, [r3, #4]
	str.w r0, [sp, #20]
	str.w r1, [sp, #36]
	str.w r2, [sp, #52]
	str.w r4, [sp, #4]
	add.w r5, r0, r4
	eor.w r1, r1, r5, ror #25
	add.w r6, r1, r0
	eor.w r2, r2, r6, ror #23
	add.w r7, r2, r1
	eor.w r4, r4, r7, ror #19
	add.w r8, r4, r2
	eor.w r0, r0, r8, ror #14
	str.w r4, [sp, #84]
	str.w r2, [sp, #128]
	/* column 2 of round 1 */
	ldr.w r9, [r3, #40]
	ldr.w r10, [r3, #56]
	ldr.w r11, [r3, #8]
	ldr.w r12, [r3, #24]
	str.w r9, [sp, #40]
	str.w r10, [sp, #56]
	str.w r11, [sp, #8]
	str.w r12, [sp, #24]
	add.w lr, r9, r12
	eor.w r10, r10, lr, ror #25
	add.w r5, r10, r9
	eor.w r11, r11, r5, ror #23
	add.w r6, r11, r10
	eor.w r12, r12, r6, ror #19
	add.w r7, r12, r11
	eor.w r9, r9, r7, ror #14
	str.w r11, [sp, #88]
	/* column 3 of round 1 */
	ldr.w r8, [r3, #60]
	ldr.w r4, [r3, #12]
	ldr.w r2, [r3, #28]
	ldr.w lr, [r3, #44]
	str.w r8, [sp, #60]
	str.w r4, [sp, #12]
	str.w r2, [sp, #28]
	str.w lr, [sp, #44]
	add.w r5, r8, lr
	eor.w r4, r4, r5, ror #25
	add.w r6, r4, r8
	eor.w r2, r2, r6, ror #23
	add.w r7, r2, r4
	eor.w lr, lr, r7, ror #19
	add.w r11, lr, r2
	eor.w r8, r8, r11, ror #14
	str.w r4, [sp, #92]
	/* column 0, as far as it is constant */
	ldr.w r5, [r3, #32]
	str.w r5, [sp, #32]
	str.w r5, [sp, #76]
	ldr.w r6, [r3, #0]
	ldr.w r7, [r3, #16]
	ldr.w r11, [r3, #48]
	str.w r6, [sp, #0]
	str.w r7, [sp, #16]
	str.w r11, [sp, #48]
	add.w r4, r6, r11
	eor.w r7, r7, r4, ror #25
	str.w r7, [sp, #140]
	add.w r5, r7, r6
	ror.w r5, r5, #23
	str.w r5, [sp, #144]
	str.w r6, [sp, #80]
	str.w r11, [sp, #124]
	/* rows of round 2, as far as they are constant */
	add.w r4, r0, r7
	eor.w r12, r12, r4, ror #25
	add.w r5, r12, r0
	eor.w r2, r2, r5, ror #23
	add.w r6, r2, r12
	eor.w r7, r7, r6, ror #19
	add.w r11, r7, r2
	eor.w r0, r0, r11, ror #14
	str.w r7, [sp, #96]
	str.w r0, [sp, #100]
	str.w r12, [sp, #104]
	str.w r2, [sp, #108]
	add.w r4, r9, r1
	eor.w lr, lr, r4, ror #25
	add.w r5, lr, r9
	ror.w r5, r5, #23
	str.w r5, [sp, #148]
	add.w r6, r8, r10
	ror.w r6, r6, #25
	str.w r6, [sp, #152]
	str.w r1, [sp, #112]
	str.w r9, [sp, #116]
	str.w lr, [sp, #120]
	str.w r10, [sp, #132]
	str.w r8, [sp, #136]
	.p2align 2
1:
	ldr.w r0, [sp, #144]
	ldr.w r1, [sp, #76]
	ldr.w r2, [sp, #140]
	ldr.w r3, [sp, #124]
	ldr.w r5, [sp, #80]
	ldr.w r6, [sp, #92]
	ldr.w r8, [sp, #84]
	ldr.w r10, [sp, #88]
	ldr.w r12, [sp, #148]
	ldr.w lr, [sp, #120]
	eor.w r1, r1, r0
	add.w r2, r2, r1
	eor.w r3, r3, r2, ror #19
	add.w r4, r3, r1
	eor.w r5, r5, r4, ror #14
	add.w r7, r5, r6
	eor.w r8, r8, r7, ror #25
	add.w r9, r8, r5
	eor.w r10, r10, r9, ror #23
	add.w r11, r10, r8
	eor.w r6, r6, r11, ror #19
	eor.w r1, r1, r12
	add.w r0, r1, lr
	ldr.w r2, [sp, #112]
	ldr.w r7, [sp, #116]
	ldr.w r9, [sp, #100]
	ldr.w r12, [sp, #152]
	eor.w r2, r2, r0, ror #19
	add.w r4, r2, r1
	eor.w r7, r7, r4, ror #14
	add.w r11, r9, r8
	eor.w r2, r2, r11, ror #25
	eor.w r3, r3, r12
	ldr.w r0, [sp, #136]
	ldr.w r11, [sp, #128]
	add.w r4, r3, r0
	eor.w r11, r11, r4, ror #23
	add.w r12, r11, r3
	ldr.w r4, [sp, #132]
	eor.w r4, r4, r12, ror #19
	add.w r12, r4, r11
	eor.w r0, r0, r12, ror #14
	add.w r12, r2, r9
	eor.w r11, r11, r12, ror #23
	add.w r12, r11, r2
	str.w r2, [sp, #156]
	eor.w r8, r8, r12, ror #19
	ldr.w r12, [sp, #104]
	add.w r2, r7, r12
	eor.w r4, r4, r2, ror #25
	add.w r2, r6, r10
	eor.w r5, r5, r2, ror #14
	add.w r2, r4, r7
	eor.w r10, r10, r2, ror #23
	add.w r2, r10, r4
	eor.w r12, r12, r2, ror #19
	add.w r2, r8, r11
	eor.w r9, r9, r2, ror #14
	add.w r2, r0, lr
	eor.w r6, r6, r2, ror #25
	add.w r2, r12, r10
	eor.w r7, r7, r2, ror #14
	str.w r7, [sp, #160]
	add.w r2, r5, r3
	ldr.w r7, [sp, #96]
	eor.w r7, r7, r2, ror #25
	add.w r2, r7, r5
	eor.w r1, r1, r2, ror #23
	add.w r2, r1, r7
	eor.w r3, r3, r2, ror #19
	add.w r2, r3, r1
	eor.w r5, r5, r2, ror #14
	add.w r2, r5, r6
	eor.w r8, r8, r2, ror #25
	add.w r2, r8, r5
	eor.w r10, r10, r2, ror #23
	str.w r5, [sp, #164]
	add.w r2, r6, r0
	ldr.w r5, [sp, #108]
	eor.w r5, r5, r2, ror #23
	add.w r2, r5, r6
	eor.w lr, lr, r2, ror #19
	add.w r2, lr, r5
	eor.w r0, r0, r2, ror #14
	add.w r2, r9, r7
	eor.w r12, r12, r2, ror #25
	add.w r2, r0, r4
	eor.w r3, r3, r2, ror #25
	add.w r2, r3, r0
	eor.w r11, r11, r2, ror #23
	add.w r2, r11, r3
	eor.w r4, r4, r2, ror #19
	add.w r2, r4, r11
	eor.w r0, r0, r2, ror #14
	add.w r2, r10, r8
	eor.w r6, r6, r2, ror #19
	add.w r2, r12, r9
	eor.w r5, r5, r2, ror #23
	add.w r2, r5, r12
	eor.w r7, r7, r2, ror #19
	add.w r2, r7, r5
	eor.w r9, r9, r2, ror #14
	str.w r5, [sp, #168]
	str.w r0, [sp, #172]
	ldr.w r2, [sp, #160]
	ldr.w r5, [sp, #156]
	add.w r0, r2, r5
	eor.w lr, lr, r0, ror #25
	add.w r0, lr, r2
	eor.w r1, r1, r0, ror #23
	add.w r0, r1, lr
	eor.w r5, r5, r0, ror #19
	add.w r0, r5, r1
	eor.w r2, r2, r0, ror #14
	add.w r0, r9, r8
	eor.w r5, r5, r0, ror #25
	add.w r0, r5, r9
	eor.w r11, r11, r0, ror #23
	add.w r0, r11, r5
	eor.w r8, r8, r0, ror #19
	add.w r0, r8, r11
	eor.w r9, r9, r0, ror #14
	str.w r11, [sp, #156]
	add.w r0, r6, r10
	ldr.w r11, [sp, #164]
	eor.w r11, r11, r0, ror #14
	add.w r0, r2, r12
	eor.w r4, r4, r0, ror #25
	add.w r0, r4, r2
	eor.w r10, r10, r0, ror #23
	add.w r0, r10, r4
	eor.w r12, r12, r0, ror #19
	add.w r0, r12, r10
	eor.w r2, r2, r0, ror #14
	add.w r0, r11, r3
	eor.w r7, r7, r0, ror #25
	add.w r0, r9, r7
	eor.w r12, r12, r0, ror #25
	add.w r0, r7, r11
	eor.w r1, r1, r0, ror #23
	add.w r0, r1, r7
	str.w r12, [sp, #160]
	eor.w r3, r3, r0, ror #19
	ldr.w r0, [sp, #172]
	add.w r12, r0, lr
	eor.w r6, r6, r12, ror #25
	add.w r12, r3, r1
	eor.w r11, r11, r12, ror #14
	add.w r12, r11, r6
	eor.w r8, r8, r12, ror #25
	add.w r12, r8, r11
	eor.w r10, r10, r12, ror #23
	str.w r11, [sp, #164]
	add.w r12, r6, r0
	ldr.w r11, [sp, #168]
	eor.w r11, r11, r12, ror #23
	add.w r12, r11, r6
	eor.w lr, lr, r12, ror #19
	add.w r12, lr, r11
	eor.w r0, r0, r12, ror #14
	add.w r12, r10, r8
	eor.w r6, r6, r12, ror #19
	add.w r12, r2, r5
	eor.w lr, lr, r12, ror #25
	add.w r12, lr, r2
	eor.w r1, r1, r12, ror #23
	add.w r12, r1, lr
	eor.w r5, r5, r12, ror #19
	add.w r12, r5, r1
	eor.w r2, r2, r12, ror #14
	add.w r12, r0, r4
	str.w r2, [sp, #168]
	eor.w r3, r3, r12, ror #25
	ldr.w r12, [sp, #160]
	add.w r2, r12, r9
	eor.w r11, r11, r2, ror #23
	add.w r2, r11, r12
	eor.w r7, r7, r2, ror #19
	add.w r2, r7, r11
	eor.w r9, r9, r2, ror #14
	add.w r2, r3, r0
	ldr.w r12, [sp, #156]
	eor.w r12, r12, r2, ror #23
	add.w r2, r12, r3
	eor.w r4, r4, r2, ror #19
	add.w r2, r4, r12
	eor.w r0, r0, r2, ror #14
	add.w r2, r9, r8
	eor.w r5, r5, r2, ror #25
	add.w r2, r5, r9
	eor.w r12, r12, r2, ror #23
	add.w r2, r12, r5
	eor.w r8, r8, r2, ror #19
	add.w r2, r8, r12
	eor.w r9, r9, r2, ror #14
	str.w r9, [sp, #156]
	add.w r2, r6, r10
	ldr.w r9, [sp, #164]
	eor.w r9, r9, r2, ror #14
	add.w r2, r0, lr
	eor.w r6, r6, r2, ror #25
	add.w r2, r6, r0
	eor.w r11, r11, r2, ror #23
	add.w r2, r11, r6
	eor.w lr, lr, r2, ror #19
	add.w r2, r9, r3
	eor.w r7, r7, r2, ror #25
	add.w r2, r7, r9
	eor.w r1, r1, r2, ror #23
	add.w r2, lr, r11
	eor.w r0, r0, r2, ror #14
	add.w r2, r1, r7
	eor.w r3, r3, r2, ror #19
	add.w r2, r3, r1
	eor.w r9, r9, r2, ror #14
	add.w r2, r9, r6
	eor.w r8, r8, r2, ror #25
	str.w r7, [sp, #164]
	str.w r11, [sp, #172]
	ldr.w r2, [sp, #168]
	ldr.w r7, [sp, #160]
	add.w r11, r2, r7
	eor.w r4, r4, r11, ror #25
	add.w r11, r4, r2
	eor.w r10, r10, r11, ror #23
	add.w r11, r0, r4
	eor.w r3, r3, r11, ror #25
	add.w r11, r10, r4
	eor.w r7, r7, r11, ror #19
	add.w r11, r7, r10
	eor.w r2, r2, r11, ror #14
	add.w r11, r8, r9
	eor.w r10, r10, r11, ror #23
	add.w r11, r3, r0
	eor.w r12, r12, r11, ror #23
	add.w r11, r2, r5
	eor.w lr, lr, r11, ror #25
	add.w r11, r10, r8
	eor.w r6, r6, r11, ror #19
	add.w r11, r6, r10
	eor.w r9, r9, r11, ror #14
	add.w r11, lr, r2
	eor.w r1, r1, r11, ror #23
	add.w r11, r12, r3
	eor.w r4, r4, r11, ror #19
	add.w r11, r4, r12
	eor.w r0, r0, r11, ror #14
	add.w r11, r0, lr
	eor.w r6, r6, r11, ror #25
	add.w r11, r1, lr
	eor.w r5, r5, r11, ror #19
	add.w r11, r5, r1
	eor.w r2, r2, r11, ror #14
	str.w r6, [sp, #160]
	str.w lr, [sp, #168]
	ldr.w r11, [sp, #156]
	ldr.w r6, [sp, #164]
	add.w lr, r11, r6
	eor.w r7, r7, lr, ror #25
	add.w lr, r2, r7
	eor.w r4, r4, lr, ror #25
	add.w lr, r4, r2
	eor.w r10, r10, lr, ror #23
	str.w r2, [sp, #176]
	add.w lr, r7, r11
	ldr.w r2, [sp, #172]
	eor.w r2, r2, lr, ror #23
	add.w lr, r2, r7
	eor.w r6, r6, lr, ror #19
	add.w lr, r6, r2
	eor.w r11, r11, lr, ror #14
	add.w lr, r9, r3
	eor.w r6, r6, lr, ror #25
	add.w lr, r6, r9
	eor.w r1, r1, lr, ror #23
	add.w lr, r1, r6
	eor.w r3, r3, lr, ror #19
	add.w lr, r3, r1
	eor.w r9, r9, lr, ror #14
	add.w lr, r11, r8
	eor.w r5, r5, lr, ror #25
	add.w lr, r5, r11
	eor.w r12, r12, lr, ror #23
	add.w lr, r10, r4
	eor.w r7, r7, lr, ror #19
	add.w lr, r12, r5
	str.w r9, [sp, #156]
	eor.w r8, r8, lr, ror #19
	ldr.w lr, [sp, #160]
	add.w r9, lr, r0
	eor.w r2, r2, r9, ror #23
	add.w r9, r8, r12
	eor.w r11, r11, r9, ror #14
	add.w r9, r2, lr
	ldr.w lr, [sp, #168]
	eor.w lr, lr, r9, ror #19
	add.w r9, lr, r2
	eor.w r0, r0, r9, ror #14
	add.w r9, r0, r4
	eor.w r3, r3, r9, ror #25
	add.w r9, r3, r0
	eor.w r12, r12, r9, ror #23
	add.w r9, r12, r3
	eor.w r4, r4, r9, ror #19
	str.w r3, [sp, #164]
	add.w r9, r7, r10
	ldr.w r3, [sp, #176]
	eor.w r3, r3, r9, ror #14
	add.w r9, r11, r6
	eor.w r7, r7, r9, ror #25
	add.w r9, r7, r11
	eor.w r2, r2, r9, ror #23
	add.w r9, r3, r5
	eor.w lr, lr, r9, ror #25
	add.w r9, lr, r3
	eor.w r1, r1, r9, ror #23
	add.w r9, r1, lr
	eor.w r5, r5, r9, ror #19
	add.w r9, r5, r1
	eor.w r3, r3, r9, ror #14
	add.w r9, r4, r12
	eor.w r0, r0, r9, ror #14
	add.w r9, r3, r7
	eor.w r4, r4, r9, ror #25
	add.w r9, r2, r7
	eor.w r6, r6, r9, ror #19
	add.w r9, r6, r2
	eor.w r11, r11, r9, ror #14
	str.w r1, [sp, #168]
	str.w r4, [sp, #172]
	ldr.w r9, [sp, #156]
	ldr.w r1, [sp, #160]
	add.w r4, r9, r1
	eor.w r8, r8, r4, ror #25
	add.w r4, r8, r9
	eor.w r10, r10, r4, ror #23
	add.w r4, r10, r8
	eor.w r1, r1, r4, ror #19
	add.w r4, r1, r10
	eor.w r9, r9, r4, ror #14
	add.w r4, r0, lr
	eor.w r1, r1, r4, ror #25
	add.w r4, r1, r0
	eor.w r2, r2, r4, ror #23
	add.w r4, r11, r8
	eor.w r5, r5, r4, ror #25
	add.w r4, r5, r11
	eor.w r12, r12, r4, ror #23
	add.w r4, r12, r5
	eor.w r8, r8, r4, ror #19
	add.w r4, r8, r12
	eor.w r11, r11, r4, ror #14
	add.w r4, r2, r1
	str.w r12, [sp, #156]
	eor.w lr, lr, r4, ror #19
	ldr.w r4, [sp, #172]
	add.w r12, r4, r3
	eor.w r10, r10, r12, ror #23
	add.w r12, r10, r4
	eor.w r7, r7, r12, ror #19
	add.w r12, r7, r10
	eor.w r3, r3, r12, ror #14
	add.w r12, lr, r2
	eor.w r0, r0, r12, ror #14
	ldr.w r12, [sp, #164]
	add.w r4, r9, r12
	eor.w r6, r6, r4, ror #25
	add.w r4, r11, r6
	eor.w r7, r7, r4, ror #25
	add.w r4, r7, r11
	eor.w r2, r2, r4, ror #23
	str.w r0, [sp, #160]
	add.w r4, r6, r9
	ldr.w r0, [sp, #168]
	eor.w r0, r0, r4, ror #23
	add.w r4, r0, r6
	eor.w r12, r12, r4, ror #19
	add.w r4, r12, r0
	eor.w r9, r9, r4, ror #14
	add.w r4, r3, r5
	eor.w lr, lr, r4, ror #25
	add.w r4, lr, r3
	eor.w r0, r0, r4, ror #23
	add.w r4, r0, lr
	eor.w r5, r5, r4, ror #19
	add.w r4, r9, r1
	eor.w r8, r8, r4, ror #25
	add.w r4, r8, r9
	eor.w r10, r10, r4, ror #23
	add.w r4, r2, r7
	eor.w r6, r6, r4, ror #19
	add.w r4, r6, r2
	eor.w r11, r11, r4, ror #14
	add.w r4, r5, r0
	eor.w r3, r3, r4, ror #14
	add.w r4, r10, r8
	eor.w r1, r1, r4, ror #19
	add.w r4, r11, r8
	eor.w r5, r5, r4, ror #25
	add.w r4, r1, r10
	eor.w r9, r9, r4, ror #14
	str.w r8, [sp, #164]
	str.w r5, [sp, #168]
	ldr.w r4, [sp, #160]
	ldr.w r8, [sp, #172]
	add.w r5, r4, r8
	eor.w r12, r12, r5, ror #25
	add.w r5, r9, r12
	eor.w r6, r6, r5, ror #25
	add.w r5, r6, r9
	eor.w r0, r0, r5, ror #23
	str.w r9, [sp, #176]
	add.w r5, r12, r4
	ldr.w r9, [sp, #156]
	eor.w r9, r9, r5, ror #23
	add.w r5, r9, r12
	eor.w r8, r8, r5, ror #19
	add.w r5, r0, r6
	eor.w r12, r12, r5, ror #19
	add.w r5, r8, r9
	eor.w r4, r4, r5, ror #14
	add.w r5, r3, r7
	eor.w r8, r8, r5, ror #25
	add.w r5, r8, r3
	eor.w r10, r10, r5, ror #23
	add.w r5, r10, r8
	eor.w r7, r7, r5, ror #19
	add.w r5, r7, r10
	eor.w r3, r3, r5, ror #14
	add.w r5, r4, lr
	eor.w r1, r1, r5, ror #25
	add.w r5, r1, r4
	eor.w r2, r2, r5, ror #23
	add.w r5, r2, r1
	str.w r3, [sp, #156]
	eor.w lr, lr, r5, ror #19
	ldr.w r5, [sp, #168]
	add.w r3, r5, r11
	eor.w r9, r9, r3, ror #23
	add.w r3, r9, r5
	ldr.w r5, [sp, #164]
	eor.w r5, r5, r3, ror #19
	add.w r3, r5, r9
	eor.w r11, r11, r3, ror #14
	add.w r3, lr, r2
	eor.w r4, r4, r3, ror #14
	add.w r3, r11, r6
	eor.w r7, r7, r3, ror #25
	add.w r3, r7, r11
	eor.w r2, r2, r3, ror #23
	add.w r3, r2, r7
	eor.w r6, r6, r3, ror #19
	add.w r3, r6, r2
	eor.w r11, r11, r3, ror #14
	str.w r7, [sp, #160]
	add.w r3, r12, r0
	ldr.w r7, [sp, #176]
	eor.w r7, r7, r3, ror #14
	add.w r3, r7, r1
	eor.w r5, r5, r3, ror #25
	add.w r3, r4, r8
	eor.w r12, r12, r3, ror #25
	add.w r3, r12, r4
	eor.w r9, r9, r3, ror #23
	add.w r3, r5, r7
	eor.w r10, r10, r3, ror #23
	add.w r3, r10, r5
	eor.w r1, r1, r3, ror #19
	add.w r3, r9, r12
	eor.w r8, r8, r3, ror #19
	add.w r3, r1, r10
	eor.w r7, r7, r3, ror #14
	add.w r3, r7, r12
	eor.w r6, r6, r3, ror #25
	add.w r3, r8, r9
	eor.w r4, r4, r3, ror #14
	str.w r10, [sp, #164]
	str.w r6, [sp, #172]
	ldr.w r3, [sp, #156]
	ldr.w r10, [sp, #168]
	add.w r6, r3, r10
	eor.w lr, lr, r6, ror #25
	add.w r6, r4, lr
	eor.w r1, r1, r6, ror #25
	add.w r6, lr, r3
	eor.w r0, r0, r6, ror #23
	add.w r6, r0, lr
	eor.w r10, r10, r6, ror #19
	add.w r6, r10, r0
	eor.w r3, r3, r6, ror #14
	add.w r6, r11, r5
	eor.w r10, r10, r6, ror #25
	add.w r6, r10, r11
	eor.w r9, r9, r6, ror #23
	add.w r6, r1, r4
	eor.w r2, r2, r6, ror #23
	add.w r6, r2, r1
	eor.w lr, lr, r6, ror #19
	add.w r6, r9, r10
	eor.w r5, r5, r6, ror #19
	add.w r6, lr, r2
	str.w r2, [sp, #156]
	eor.w r4, r4, r6, ror #14
	ldr.w r6, [sp, #172]
	add.w r2, r6, r7
	eor.w r0, r0, r2, ror #23
	add.w r2, r0, r6
	eor.w r12, r12, r2, ror #19
	add.w r2, r12, r0
	eor.w r7, r7, r2, ror #14
	add.w r2, r5, r9
	eor.w r11, r11, r2, ror #14
	ldr.w r2, [sp, #160]
	add.w r6, r3, r2
	eor.w r8, r8, r6, ror #25
	add.w r6, r4, r8
	eor.w r12, r12, r6, ror #25
	add.w r6, r12, r4
	eor.w r9, r9, r6, ror #23
	str.w r11, [sp, #168]
	add.w r6, r8, r3
	ldr.w r11, [sp, #164]
	eor.w r11, r11, r6, ror #23
	add.w r6, r11, r8
	eor.w r2, r2, r6, ror #19
	add.w r6, r2, r11
	eor.w r3, r3, r6, ror #14
	add.w r6, r7, r1
	eor.w r5, r5, r6, ror #25
	add.w r6, r5, r7
	eor.w r11, r11, r6, ror #23
	add.w r6, r11, r5
	eor.w r1, r1, r6, ror #19
	add.w r6, r3, r10
	eor.w lr, lr, r6, ror #25
	add.w r6, lr, r3
	eor.w r0, r0, r6, ror #23
	add.w r6, r9, r12
	eor.w r8, r8, r6, ror #19
	add.w r6, r1, r11
	eor.w r7, r7, r6, ror #14
	add.w r6, r8, r9
	eor.w r4, r4, r6, ror #14
	add.w r6, r4, lr
	eor.w r1, r1, r6, ror #25
	add.w r6, r0, lr
	eor.w r10, r10, r6, ror #19
	str.w r1, [sp, #160]
	str.w lr, [sp, #164]
	ldr.w r6, [sp, #168]
	ldr.w r1, [sp, #172]
	add.w lr, r6, r1
	eor.w r2, r2, lr, ror #25
	add.w lr, r10, r0
	eor.w r3, r3, lr, ror #14
	add.w lr, r3, r2
	eor.w r8, r8, lr, ror #25
	add.w lr, r8, r3
	eor.w r11, r11, lr, ror #23
	str.w r3, [sp, #176]
	add.w lr, r2, r6
	ldr.w r3, [sp, #156]
	eor.w r3, r3, lr, ror #23
	add.w lr, r3, r2
	eor.w r1, r1, lr, ror #19
	add.w lr, r1, r3
	eor.w r6, r6, lr, ror #14
	add.w lr, r6, r5
	eor.w r10, r10, lr, ror #25
	add.w lr, r10, r6
	eor.w r9, r9, lr, ror #23
	add.w lr, r7, r12
	eor.w r1, r1, lr, ror #25
	add.w lr, r9, r10
	eor.w r5, r5, lr, ror #19
	add.w lr, r1, r7
	eor.w r0, r0, lr, ror #23
	add.w lr, r0, r1
	eor.w r12, r12, lr, ror #19
	add.w lr, r12, r0
	eor.w r7, r7, lr, ror #14
	add.w lr, r5, r9
	eor.w r6, r6, lr, ror #14
	add.w lr, r11, r8
	str.w r7, [sp, #156]
	eor.w r2, r2, lr, ror #19
	ldr.w lr, [sp, #160]
	add.w r7, lr, r4
	eor.w r3, r3, r7, ror #23
	add.w r7, r3, lr
	ldr.w lr, [sp, #164]
	eor.w lr, lr, r7, ror #19
	add.w r7, lr, r3
	eor.w r4, r4, r7, ror #14
	add.w r7, r4, r8
	eor.w r12, r12, r7, ror #25
	add.w r7, r12, r4
	eor.w r9, r9, r7, ror #23
	add.w r7, r9, r12
	eor.w r8, r8, r7, ror #19
	add.w r7, r8, r9
	eor.w r4, r4, r7, ror #14
	str.w r4, [sp, #164]
	add.w r7, r2, r11
	ldr.w r4, [sp, #176]
	eor.w r4, r4, r7, ror #14
	add.w r7, r6, r1
	eor.w r2, r2, r7, ror #25
	add.w r7, r2, r6
	eor.w r3, r3, r7, ror #23
	add.w r7, r4, r10
	eor.w lr, lr, r7, ror #25
	add.w r7, lr, r4
	eor.w r0, r0, r7, ror #23
	add.w r7, r3, r2
	eor.w r1, r1, r7, ror #19
	add.w r7, r0, lr
	eor.w r10, r10, r7, ror #19
	add.w r7, r10, r0
	eor.w r4, r4, r7, ror #14
	add.w r7, r4, r2
	eor.w r8, r8, r7, ror #25
	add.w r7, r1, r3
	eor.w r6, r6, r7, ror #14
	str.w r2, [sp, #168]
	str.w r8, [sp, #172]
	ldr.w r7, [sp, #156]
	ldr.w r2, [sp, #160]
	add.w r8, r7, r2
	eor.w r5, r5, r8, ror #25
	add.w r8, r5, r7
	eor.w r11, r11, r8, ror #23
	add.w r8, r6, r5
	eor.w r10, r10, r8, ror #25
	add.w r8, r11, r5
	eor.w r2, r2, r8, ror #19
	add.w r8, r2, r11
	eor.w r7, r7, r8, ror #14
	add.w r8, r7, r12
	eor.w r1, r1, r8, ror #25
	add.w r8, r1, r7
	eor.w r0, r0, r8, ror #23
	add.w r8, r0, r1
	eor.w r12, r12, r8, ror #19
	add.w r8, r10, r6
	eor.w r9, r9, r8, ror #23
	add.w r8, r12, r0
	eor.w r7, r7, r8, ror #14
	add.w r8, r9, r10
	str.w r12, [sp, #156]
	eor.w r5, r5, r8, ror #19
	ldr.w r8, [sp, #164]
	add.w r12, r8, lr
	eor.w r2, r2, r12, ror #25
	add.w r12, r2, r8
	eor.w r3, r3, r12, ror #23
	add.w r12, r5, r9
	eor.w r6, r6, r12, ror #14
	add.w r12, r3, r2
	eor.w lr, lr, r12, ror #19
	add.w r12, lr, r3
	eor.w r8, r8, r12, ror #14
	add.w r12, r7, r2
	str.w r8, [sp, #160]
	eor.w r5, r5, r12, ror #25
	ldr.w r12, [sp, #172]
	add.w r8, r12, r4
	eor.w r11, r11, r8, ror #23
	add.w r8, r11, r12
	ldr.w r12, [sp, #168]
	eor.w r12, r12, r8, ror #19
	add.w r8, r12, r11
	eor.w r4, r4, r8, ror #14
	add.w r8, r6, r1
	eor.w r12, r12, r8, ror #25
	add.w r8, r12, r6
	eor.w r3, r3, r8, ror #23
	add.w r8, r3, r12
	eor.w r1, r1, r8, ror #19
	add.w r8, r4, r10
	eor.w lr, lr, r8, ror #25
	add.w r8, lr, r4
	eor.w r0, r0, r8, ror #23
	add.w r8, r5, r7
	eor.w r11, r11, r8, ror #23
	add.w r8, r11, r5
	eor.w r2, r2, r8, ror #19
	add.w r8, r1, r3
	eor.w r6, r6, r8, ror #14
	add.w r8, r0, lr
	eor.w r10, r10, r8, ror #19
	add.w r8, r10, r0
	eor.w r4, r4, r8, ror #14
	add.w r8, r2, r11
	eor.w r7, r7, r8, ror #14
	str.w r0, [sp, #164]
	str.w r4, [sp, #168]
	str.w lr, [sp, #176]
	ldr.w r8, [sp, #64]
	ldr.w r0, [sp, #68]
	ldr.w r4, [sp, #16]
	ldr.w lr, [r8, #-28]
	add.w r1, r1, r4
	eor.w r1, r1, lr
	str.w r1, [r0, #-28]
	ldr.w r1, [sp, #20]
	ldr.w r4, [r8, #-24]
	add.w r6, r6, r1
	eor.w r6, r6, r4
	str.w r6, [r0, #-24]
	ldr.w lr, [sp, #24]
	ldr.w r6, [sp, #28]
	ldr.w r1, [r8, #-20]
	ldr.w r4, [r8, #-16]
	add.w r12, r12, lr
	add.w r3, r3, r6
	eor.w r12, r12, r1
	eor.w r3, r3, r4
	str.w r12, [r0, #-20]
	str.w r3, [r0, #-16]
	ldr.w r1, [sp, #0]
	ldr.w r3, [sp, #4]
	ldr.w r4, [sp, #8]
	ldr.w r6, [r8, #-44]
	ldr.w r12, [r8, #-40]
	ldr.w lr, [r8, #-36]
	add.w r7, r7, r1
	add.w r5, r5, r3
	add.w r11, r11, r4
	eor.w r7, r7, r6
	eor.w r5, r5, r12
	eor.w r11, r11, lr
	str.w r7, [r0, #-44]
	str.w r5, [r0, #-40]
	str.w r11, [r0, #-36]
	ldr.w r7, [sp, #12]
	ldr.w r5, [r8, #-32]
	add.w r2, r2, r7
	eor.w r2, r2, r5
	str.w r2, [r0, #-32]
	ldr.w r1, [sp, #160]
	ldr.w r2, [sp, #172]
	ldr.w r4, [sp, #156]
	add.w r3, r1, r2
	eor.w r4, r4, r3, ror #25
	add.w r5, r4, r1
	eor.w r9, r9, r5, ror #23
	add.w r6, r9, r4
	eor.w r2, r2, r6, ror #19
	add.w r7, r2, r9
	eor.w r1, r1, r7, ror #14
	ldr.w r11, [sp, #48]
	ldr.w r12, [sp, #52]
	ldr.w lr, [sp, #56]
	ldr.w r3, [r8, #4]
	ldr.w r5, [r8, #8]
	ldr.w r6, [r8, #12]
	add.w r4, r4, r11
	add.w r9, r9, r12
	add.w r2, r2, lr
	eor.w r4, r4, r3
	eor.w r9, r9, r5
	eor.w r2, r2, r6
	str.w r4, [r0, #4]
	str.w r9, [r0, #8]
	str.w r2, [r0, #12]
	ldr.w r7, [sp, #60]
	ldr.w r4, [r8, #16]
	add.w r1, r1, r7
	eor.w r1, r1, r4
	str.w r1, [r0, #16]
	ldr.w r1, [sp, #164]
	ldr.w r2, [sp, #168]
	ldr.w r3, [sp, #176]
	ldr.w r4, [sp, #76]
	ldr.w r5, [sp, #36]
	ldr.w r6, [sp, #40]
	ldr.w r7, [sp, #44]
	ldr.w r9, [r8, #-12]
	ldr.w r11, [r8, #-8]
	ldr.w r12, [r8, #-4]
	ldr.w lr, [r8], #64
	add.w r1, r1, r4
	add.w r4, r4, #1
	str.w r4, [sp, #76]
	add.w r10, r10, r5
	add.w r2, r2, r6
	add.w r3, r3, r7
	eor.w r1, r1, r9
	eor.w r10, r10, r11
	eor.w r2, r2, r12
	eor.w r3, r3, lr
	str.w r1, [r0, #-12]
	str.w r10, [r0, #-8]
	str.w r2, [r0, #-4]
	str.w r3, [r0], #64
	str.w r8, [sp, #64]
	str.w r0, [sp, #68]
	ldr.w r1, [sp, #72]
	cmp r0, r1
	bne.w 1b
	add.w sp, sp, #180
	pop.w {r4-r11, pc}
#endif
	.size salsa20_xor_blocks, . - salsa20_xor_blocks

#endif
