/* Printed by gen/noise_armv7em.py, which says how the blocks are done.
 *
 * void newhope_store_samples(newhope_poly *poly, uint32_t input[16], uint32_t stream[16])  -> SAMPLED
 * void newhope_add_samples(newhope_poly *poly, uint32_t input[16], uint32_t stream[16])    on NATURAL
 *
 * Noise (Alkim, Ducas, Poeppelmann, Schwabe 2016, section 7): sample i is the popcount of the low half of
 * word i of the ChaCha20 stream, less that of the high half; the stream begins with block `input`. Its
 * counter's low word counts on mod 2^32, as in C. The two arrays stay as they are.
 *
 * SAMPLED: word p = (r[p], r[p + 512]), signed, -16 ... 16.
 * NATURAL: word p = (c[2k], c[2k + 1]), signed. With k = 64x + 8y + z in octal digits and R a digit's
 * rotation to the right by a bit, p = 64 R(z) + 8 R(y) + R(x). Lanes of -6,144 ... 6,144 become -6,160 ...
 * 6,160.
 *
 * Popcount: x - (x >> 1 & 0x5555...) has a count of 0 ... 2 in each 2 bits. With h the high one of two such
 * fields, 4h + l - 3h is their sum in 4 bits, at most 4. (x + (x >> 4)) & 0x0f0f0f0f is that of two of these,
 * at most 8, and no field reaches its neighbour. For these bytes b, usada8 with the weights 0, 0, 16, 8 sums
 * up |b0|, |b1|, |b2 - 16| and |b3 - 8|, which is b0 + b1 - b2 - b3 + 24, and adds -24.
 *
 * No branch and no address depends on data.
 *
 * entry: r0 poly, r1 input, r2 stream, unused; all aligned to 4 bytes
 * exit: -
 * clobbers: r0-r3, r12, lr, flags, s0-s15
 * stack: 152 bytes
 * cycles: 57,367 (cortex-m4f) newhope_store_samples
 *         59,210 (cortex-m4f) newhope_add_samples
 * code: 4,664 bytes
 *
 * Without registers of the FPU (-DTHUMBKAT_NO_FPU, or none there), words wait on the stack:
 *
 * no-fpu stack: 216 bytes
 * no-fpu cycles: 59,791 (cortex-m4f) newhope_store_samples
 *                61,762 (cortex-m4f) newhope_add_samples
 * no-fpu code: 4,668 bytes
 */
#include "../backend.h"

#if NEWHOPE_BACKEND == NEWHOPE_BACKEND_ARMV7EM

	.syntax unified
	.thumb
	.section .text.newhope_noise, "ax", %progbits
	.p2align 2
#if NEWHOPE_FPU
	.global newhope_store_samples
	.type newhope_store_samples, %function
	.thumb_func
newhope_store_samples:
	push.w {r4-r11, lr}
	vpush {s16-s31}
	sub.w sp, sp, #52
	vmov s13, r0
	add.w r0, r0, #2048
	vmov s14, r0
	adds.w r0, r0, #0
	b.w chacha20_noise
	.size newhope_store_samples, . - newhope_store_samples
	.global newhope_add_samples
	.type newhope_add_samples, %function
	.thumb_func
newhope_add_samples:
	push.w {r4-r11, lr}
	vpush {s16-s31}
	sub.w sp, sp, #52
	vmov s13, r0
	mov.w r2, #0
	vmov s14, r2
	cmp.w r2, #0
	.size newhope_add_samples, . - newhope_add_samples
	.type chacha20_noise, %function
	.thumb_func
chacha20_noise:
	/* the input waits */
	vldmia r1, {s16-s31}
	/* what is the same in all blocks */
	vmov r1, s17
	vmov r4, s21
	vmov r7, s25
	vmov r11, s29
	vmov r10, s18
	vmov r5, s22
	vmov r8, s26
	vmov r12, s30
	vmov r2, s19
	vmov r6, s23
	vmov r9, s27
	vmov lr, s31
	add.w r1, r1, r4
	eor.w r11, r11, r1
	add.w r7, r7, r11, ror #16
	eor.w r4, r4, r7
	add.w r1, r1, r4, ror #20
	eor.w r11, r11, r1, ror #16
	add.w r7, r7, r11, ror #8
	eor.w r4, r4, r7, ror #12
	add.w r10, r10, r5
	eor.w r12, r12, r10
	add.w r8, r8, r12, ror #16
	eor.w r5, r5, r8
	add.w r10, r10, r5, ror #20
	eor.w r12, r12, r10, ror #16
	add.w r8, r8, r12, ror #8
	eor.w r5, r5, r8, ror #12
	add.w r2, r2, r6
	eor.w lr, lr, r2
	add.w r9, r9, lr, ror #16
	eor.w r6, r6, r9
	add.w r2, r2, r6, ror #20
	eor.w lr, lr, r2, ror #16
	add.w r9, r9, lr, ror #8
	eor.w r6, r6, r9, ror #12
	add.w r1, r1, r5, ror #13
	add.w r10, r10, r6, ror #13
	eor.w r11, r11, r10, ror #24
	vmov s11, r10
	vmov s12, r7
	vmov r0, s16
	vmov r3, s20
	vmov r7, s24
	add.w r0, r0, r3
	stm.w sp, {r0, r1, r2, r3, r4, r5, r6, r7, r8, r9, r11, r12, lr}
.Lblock:
	ldm.w sp, {r0, r1, r2, r3, r4, r5, r6, r7, r8, r9, r11, r12, lr}
	vmov r10, s28
	/* rest of rounds 1 and 2 */
	eor.w r10, r10, r0
	add.w r7, r7, r10, ror #16
	eor.w r3, r3, r7
	add.w r0, r0, r3, ror #20
	eor.w r10, r10, r0, ror #16
	add.w r7, r7, r10, ror #8
	eor.w r3, r3, r7, ror #12
	add.w r0, r0, r4, ror #13
	eor.w lr, lr, r0, ror #24
	add.w r8, r8, lr, ror #24
	eor.w r4, r4, r8, ror #19
	add.w r0, r0, r4, ror #1
	eor.w lr, lr, r0, ror #8
	add.w r8, r8, lr, ror #16
	eor.w r4, r4, r8, ror #31
	vmov s3, lr
	eor.w r10, r10, r1, ror #24
	add.w r9, r9, r10, ror #24
	eor.w r5, r5, r9, ror #19
	add.w r1, r1, r5, ror #1
	eor.w r10, r10, r1, ror #8
	add.w r9, r9, r10, ror #16
	vmov s2, r9
	eor.w r5, r5, r9, ror #31
	vmov r9, s11
	vmov lr, s12
	add.w r7, r7, r11, ror #24
	eor.w r6, r6, r7, ror #19
	add.w r9, r9, r6, ror #1
	eor.w r11, r11, r9, ror #8
	add.w r7, r7, r11, ror #16
	eor.w r6, r6, r7, ror #31
	add.w r2, r2, r3, ror #13
	eor.w r12, r12, r2, ror #24
	add.w lr, lr, r12, ror #24
	eor.w r3, r3, lr, ror #19
	add.w r2, r2, r3, ror #1
	eor.w r12, r12, r2, ror #8
	add.w lr, lr, r12, ror #16
	eor.w r3, r3, lr, ror #31
	/* round 3 */
	add.w r0, r0, r3, ror #26
	eor.w r10, r10, r0, ror #16
	add.w r7, r7, r10
	eor.w r3, r3, r7, ror #6
	add.w r0, r0, r3, ror #14
	eor.w r10, r10, r0
	add.w r7, r7, r10, ror #24
	eor.w r3, r3, r7, ror #18
	add.w r1, r1, r4, ror #26
	eor.w r11, r11, r1, ror #16
	add.w lr, lr, r11
	eor.w r4, r4, lr, ror #6
	add.w r1, r1, r4, ror #14
	eor.w r11, r11, r1
	add.w lr, lr, r11, ror #24
	eor.w r4, r4, lr, ror #18
	vmov s0, r7
	vmov s1, r3
	add.w r9, r9, r5, ror #26
	eor.w r12, r12, r9, ror #16
	add.w r8, r8, r12
	eor.w r5, r5, r8, ror #6
	add.w r9, r9, r5, ror #14
	eor.w r12, r12, r9
	add.w r8, r8, r12, ror #24
	eor.w r5, r5, r8, ror #18
	vmov r7, s2
	vmov r3, s3
	add.w r2, r2, r6, ror #26
	eor.w r3, r3, r2, ror #16
	add.w r7, r7, r3
	eor.w r6, r6, r7, ror #6
	add.w r2, r2, r6, ror #14
	eor.w r3, r3, r2
	add.w r7, r7, r3, ror #24
	eor.w r6, r6, r7, ror #18
	/* round 4 */
	add.w r0, r0, r4, ror #7
	eor.w r3, r3, r0, ror #8
	add.w r8, r8, r3, ror #8
	eor.w r4, r4, r8, ror #25
	add.w r0, r0, r4, ror #27
	eor.w r3, r3, r0, ror #24
	add.w r8, r8, r3
	eor.w r4, r4, r8, ror #5
	vmov s3, r3
	add.w r1, r1, r5, ror #7
	eor.w r10, r10, r1, ror #8
	add.w r7, r7, r10, ror #8
	eor.w r5, r5, r7, ror #25
	add.w r1, r1, r5, ror #27
	eor.w r10, r10, r1, ror #24
	add.w r7, r7, r10
	vmov s2, r7
	eor.w r5, r5, r7, ror #5
	vmov r7, s0
	vmov r3, s1
	add.w r9, r9, r6, ror #7
	eor.w r11, r11, r9, ror #8
	add.w r7, r7, r11, ror #8
	eor.w r6, r6, r7, ror #25
	add.w r9, r9, r6, ror #27
	eor.w r11, r11, r9, ror #24
	add.w r7, r7, r11
	eor.w r6, r6, r7, ror #5
	add.w r2, r2, r3, ror #7
	eor.w r12, r12, r2, ror #8
	add.w lr, lr, r12, ror #8
	eor.w r3, r3, lr, ror #25
	add.w r2, r2, r3, ror #27
	eor.w r12, r12, r2, ror #24
	add.w lr, lr, r12
	eor.w r3, r3, lr, ror #5
	/* round 5 */
	add.w r0, r0, r3, ror #20
	eor.w r10, r10, r0
	add.w r7, r7, r10, ror #16
	eor.w r3, r3, r7, ror #12
	add.w r0, r0, r3, ror #8
	eor.w r10, r10, r0, ror #16
	add.w r7, r7, r10, ror #8
	eor.w r3, r3, r7, ror #24
	add.w r1, r1, r4, ror #20
	eor.w r11, r11, r1
	add.w lr, lr, r11, ror #16
	eor.w r4, r4, lr, ror #12
	add.w r1, r1, r4, ror #8
	eor.w r11, r11, r1, ror #16
	add.w lr, lr, r11, ror #8
	eor.w r4, r4, lr, ror #24
	vmov s0, r7
	vmov s1, r3
	add.w r9, r9, r5, ror #20
	eor.w r12, r12, r9
	add.w r8, r8, r12, ror #16
	eor.w r5, r5, r8, ror #12
	add.w r9, r9, r5, ror #8
	eor.w r12, r12, r9, ror #16
	add.w r8, r8, r12, ror #8
	eor.w r5, r5, r8, ror #24
	vmov r7, s2
	vmov r3, s3
	add.w r2, r2, r6, ror #20
	eor.w r3, r3, r2
	add.w r7, r7, r3, ror #16
	eor.w r6, r6, r7, ror #12
	add.w r2, r2, r6, ror #8
	eor.w r3, r3, r2, ror #16
	add.w r7, r7, r3, ror #8
	eor.w r6, r6, r7, ror #24
	/* round 6 */
	add.w r0, r0, r4, ror #1
	eor.w r3, r3, r0, ror #24
	add.w r8, r8, r3, ror #24
	eor.w r4, r4, r8, ror #31
	add.w r0, r0, r4, ror #21
	eor.w r3, r3, r0, ror #8
	add.w r8, r8, r3, ror #16
	eor.w r4, r4, r8, ror #11
	vmov s3, r3
	add.w r1, r1, r5, ror #1
	eor.w r10, r10, r1, ror #24
	add.w r7, r7, r10, ror #24
	eor.w r5, r5, r7, ror #31
	add.w r1, r1, r5, ror #21
	eor.w r10, r10, r1, ror #8
	add.w r7, r7, r10, ror #16
	vmov s2, r7
	eor.w r5, r5, r7, ror #11
	vmov r7, s0
	vmov r3, s1
	add.w r9, r9, r6, ror #1
	eor.w r11, r11, r9, ror #24
	add.w r7, r7, r11, ror #24
	eor.w r6, r6, r7, ror #31
	add.w r9, r9, r6, ror #21
	eor.w r11, r11, r9, ror #8
	add.w r7, r7, r11, ror #16
	eor.w r6, r6, r7, ror #11
	add.w r2, r2, r3, ror #1
	eor.w r12, r12, r2, ror #24
	add.w lr, lr, r12, ror #24
	eor.w r3, r3, lr, ror #31
	add.w r2, r2, r3, ror #21
	eor.w r12, r12, r2, ror #8
	add.w lr, lr, r12, ror #16
	eor.w r3, r3, lr, ror #11
	/* round 7 */
	add.w r0, r0, r3, ror #14
	eor.w r10, r10, r0, ror #16
	add.w r7, r7, r10
	eor.w r3, r3, r7, ror #18
	add.w r0, r0, r3, ror #2
	eor.w r10, r10, r0
	add.w r7, r7, r10, ror #24
	eor.w r3, r3, r7, ror #30
	add.w r1, r1, r4, ror #14
	eor.w r11, r11, r1, ror #16
	add.w lr, lr, r11
	eor.w r4, r4, lr, ror #18
	add.w r1, r1, r4, ror #2
	eor.w r11, r11, r1
	add.w lr, lr, r11, ror #24
	eor.w r4, r4, lr, ror #30
	vmov s0, r7
	vmov s1, r3
	add.w r9, r9, r5, ror #14
	eor.w r12, r12, r9, ror #16
	add.w r8, r8, r12
	eor.w r5, r5, r8, ror #18
	add.w r9, r9, r5, ror #2
	eor.w r12, r12, r9
	add.w r8, r8, r12, ror #24
	eor.w r5, r5, r8, ror #30
	vmov r7, s2
	vmov r3, s3
	add.w r2, r2, r6, ror #14
	eor.w r3, r3, r2, ror #16
	add.w r7, r7, r3
	eor.w r6, r6, r7, ror #18
	add.w r2, r2, r6, ror #2
	eor.w r3, r3, r2
	add.w r7, r7, r3, ror #24
	eor.w r6, r6, r7, ror #30
	/* round 8 */
	add.w r0, r0, r4, ror #27
	eor.w r3, r3, r0, ror #8
	add.w r8, r8, r3, ror #8
	eor.w r4, r4, r8, ror #5
	add.w r0, r0, r4, ror #15
	eor.w r3, r3, r0, ror #24
	add.w r8, r8, r3
	eor.w r4, r4, r8, ror #17
	vmov s3, r3
	add.w r1, r1, r5, ror #27
	eor.w r10, r10, r1, ror #8
	add.w r7, r7, r10, ror #8
	eor.w r5, r5, r7, ror #5
	add.w r1, r1, r5, ror #15
	eor.w r10, r10, r1, ror #24
	add.w r7, r7, r10
	vmov s2, r7
	eor.w r5, r5, r7, ror #17
	vmov r7, s0
	vmov r3, s1
	add.w r9, r9, r6, ror #27
	eor.w r11, r11, r9, ror #8
	add.w r7, r7, r11, ror #8
	eor.w r6, r6, r7, ror #5
	add.w r9, r9, r6, ror #15
	eor.w r11, r11, r9, ror #24
	add.w r7, r7, r11
	eor.w r6, r6, r7, ror #17
	add.w r2, r2, r3, ror #27
	eor.w r12, r12, r2, ror #8
	add.w lr, lr, r12, ror #8
	eor.w r3, r3, lr, ror #5
	add.w r2, r2, r3, ror #15
	eor.w r12, r12, r2, ror #24
	add.w lr, lr, r12
	eor.w r3, r3, lr, ror #17
	/* round 9 */
	add.w r0, r0, r3, ror #8
	eor.w r10, r10, r0
	add.w r7, r7, r10, ror #16
	eor.w r3, r3, r7, ror #24
	add.w r0, r0, r3, ror #28
	eor.w r10, r10, r0, ror #16
	add.w r7, r7, r10, ror #8
	eor.w r3, r3, r7, ror #4
	add.w r1, r1, r4, ror #8
	eor.w r11, r11, r1
	add.w lr, lr, r11, ror #16
	eor.w r4, r4, lr, ror #24
	add.w r1, r1, r4, ror #28
	eor.w r11, r11, r1, ror #16
	add.w lr, lr, r11, ror #8
	eor.w r4, r4, lr, ror #4
	vmov s0, r7
	vmov s1, r3
	add.w r9, r9, r5, ror #8
	eor.w r12, r12, r9
	add.w r8, r8, r12, ror #16
	eor.w r5, r5, r8, ror #24
	add.w r9, r9, r5, ror #28
	eor.w r12, r12, r9, ror #16
	add.w r8, r8, r12, ror #8
	eor.w r5, r5, r8, ror #4
	vmov r7, s2
	vmov r3, s3
	add.w r2, r2, r6, ror #8
	eor.w r3, r3, r2
	add.w r7, r7, r3, ror #16
	eor.w r6, r6, r7, ror #24
	add.w r2, r2, r6, ror #28
	eor.w r3, r3, r2, ror #16
	add.w r7, r7, r3, ror #8
	eor.w r6, r6, r7, ror #4
	/* round 10 */
	add.w r0, r0, r4, ror #21
	eor.w r3, r3, r0, ror #24
	add.w r8, r8, r3, ror #24
	eor.w r4, r4, r8, ror #11
	add.w r0, r0, r4, ror #9
	eor.w r3, r3, r0, ror #8
	add.w r8, r8, r3, ror #16
	eor.w r4, r4, r8, ror #23
	vmov s3, r3
	add.w r1, r1, r5, ror #21
	eor.w r10, r10, r1, ror #24
	add.w r7, r7, r10, ror #24
	eor.w r5, r5, r7, ror #11
	add.w r1, r1, r5, ror #9
	eor.w r10, r10, r1, ror #8
	add.w r7, r7, r10, ror #16
	vmov s2, r7
	eor.w r5, r5, r7, ror #23
	vmov r7, s0
	vmov r3, s1
	add.w r9, r9, r6, ror #21
	eor.w r11, r11, r9, ror #24
	add.w r7, r7, r11, ror #24
	eor.w r6, r6, r7, ror #11
	add.w r9, r9, r6, ror #9
	eor.w r11, r11, r9, ror #8
	add.w r7, r7, r11, ror #16
	eor.w r6, r6, r7, ror #23
	add.w r2, r2, r3, ror #21
	eor.w r12, r12, r2, ror #24
	add.w lr, lr, r12, ror #24
	eor.w r3, r3, lr, ror #11
	add.w r2, r2, r3, ror #9
	eor.w r12, r12, r2, ror #8
	add.w lr, lr, r12, ror #16
	eor.w r3, r3, lr, ror #23
	/* round 11 */
	add.w r0, r0, r3, ror #2
	eor.w r10, r10, r0, ror #16
	add.w r7, r7, r10
	eor.w r3, r3, r7, ror #30
	add.w r0, r0, r3, ror #22
	eor.w r10, r10, r0
	add.w r7, r7, r10, ror #24
	eor.w r3, r3, r7, ror #10
	add.w r1, r1, r4, ror #2
	eor.w r11, r11, r1, ror #16
	add.w lr, lr, r11
	eor.w r4, r4, lr, ror #30
	add.w r1, r1, r4, ror #22
	eor.w r11, r11, r1
	add.w lr, lr, r11, ror #24
	eor.w r4, r4, lr, ror #10
	vmov s0, r7
	vmov s1, r3
	add.w r9, r9, r5, ror #2
	eor.w r12, r12, r9, ror #16
	add.w r8, r8, r12
	eor.w r5, r5, r8, ror #30
	add.w r9, r9, r5, ror #22
	eor.w r12, r12, r9
	add.w r8, r8, r12, ror #24
	eor.w r5, r5, r8, ror #10
	vmov r7, s2
	vmov r3, s3
	add.w r2, r2, r6, ror #2
	eor.w r3, r3, r2, ror #16
	add.w r7, r7, r3
	eor.w r6, r6, r7, ror #30
	add.w r2, r2, r6, ror #22
	eor.w r3, r3, r2
	add.w r7, r7, r3, ror #24
	eor.w r6, r6, r7, ror #10
	/* round 12 */
	add.w r0, r0, r4, ror #15
	eor.w r3, r3, r0, ror #8
	add.w r8, r8, r3, ror #8
	eor.w r4, r4, r8, ror #17
	add.w r0, r0, r4, ror #3
	eor.w r3, r3, r0, ror #24
	add.w r8, r8, r3
	eor.w r4, r4, r8, ror #29
	vmov s3, r3
	add.w r1, r1, r5, ror #15
	eor.w r10, r10, r1, ror #8
	add.w r7, r7, r10, ror #8
	eor.w r5, r5, r7, ror #17
	add.w r1, r1, r5, ror #3
	eor.w r10, r10, r1, ror #24
	add.w r7, r7, r10
	vmov s2, r7
	eor.w r5, r5, r7, ror #29
	vmov r7, s0
	vmov r3, s1
	add.w r9, r9, r6, ror #15
	eor.w r11, r11, r9, ror #8
	add.w r7, r7, r11, ror #8
	eor.w r6, r6, r7, ror #17
	add.w r9, r9, r6, ror #3
	eor.w r11, r11, r9, ror #24
	add.w r7, r7, r11
	eor.w r6, r6, r7, ror #29
	add.w r2, r2, r3, ror #15
	eor.w r12, r12, r2, ror #8
	add.w lr, lr, r12, ror #8
	eor.w r3, r3, lr, ror #17
	add.w r2, r2, r3, ror #3
	eor.w r12, r12, r2, ror #24
	add.w lr, lr, r12
	eor.w r3, r3, lr, ror #29
	/* round 13 */
	add.w r0, r0, r3, ror #28
	eor.w r10, r10, r0
	add.w r7, r7, r10, ror #16
	eor.w r3, r3, r7, ror #4
	add.w r0, r0, r3, ror #16
	eor.w r10, r10, r0, ror #16
	add.w r7, r7, r10, ror #8
	eor.w r3, r3, r7, ror #16
	add.w r1, r1, r4, ror #28
	eor.w r11, r11, r1
	add.w lr, lr, r11, ror #16
	eor.w r4, r4, lr, ror #4
	add.w r1, r1, r4, ror #16
	eor.w r11, r11, r1, ror #16
	add.w lr, lr, r11, ror #8
	eor.w r4, r4, lr, ror #16
	vmov s0, r7
	vmov s1, r3
	add.w r9, r9, r5, ror #28
	eor.w r12, r12, r9
	add.w r8, r8, r12, ror #16
	eor.w r5, r5, r8, ror #4
	add.w r9, r9, r5, ror #16
	eor.w r12, r12, r9, ror #16
	add.w r8, r8, r12, ror #8
	eor.w r5, r5, r8, ror #16
	vmov r7, s2
	vmov r3, s3
	add.w r2, r2, r6, ror #28
	eor.w r3, r3, r2
	add.w r7, r7, r3, ror #16
	eor.w r6, r6, r7, ror #4
	add.w r2, r2, r6, ror #16
	eor.w r3, r3, r2, ror #16
	add.w r7, r7, r3, ror #8
	eor.w r6, r6, r7, ror #16
	/* round 14 */
	add.w r0, r0, r4, ror #9
	eor.w r3, r3, r0, ror #24
	add.w r8, r8, r3, ror #24
	eor.w r4, r4, r8, ror #23
	add.w r0, r0, r4, ror #29
	eor.w r3, r3, r0, ror #8
	add.w r8, r8, r3, ror #16
	eor.w r4, r4, r8, ror #3
	vmov s3, r3
	add.w r1, r1, r5, ror #9
	eor.w r10, r10, r1, ror #24
	add.w r7, r7, r10, ror #24
	eor.w r5, r5, r7, ror #23
	add.w r1, r1, r5, ror #29
	eor.w r10, r10, r1, ror #8
	add.w r7, r7, r10, ror #16
	vmov s2, r7
	eor.w r5, r5, r7, ror #3
	vmov r7, s0
	vmov r3, s1
	add.w r9, r9, r6, ror #9
	eor.w r11, r11, r9, ror #24
	add.w r7, r7, r11, ror #24
	eor.w r6, r6, r7, ror #23
	add.w r9, r9, r6, ror #29
	eor.w r11, r11, r9, ror #8
	add.w r7, r7, r11, ror #16
	eor.w r6, r6, r7, ror #3
	add.w r2, r2, r3, ror #9
	eor.w r12, r12, r2, ror #24
	add.w lr, lr, r12, ror #24
	eor.w r3, r3, lr, ror #23
	add.w r2, r2, r3, ror #29
	eor.w r12, r12, r2, ror #8
	add.w lr, lr, r12, ror #16
	eor.w r3, r3, lr, ror #3
	/* round 15 */
	add.w r0, r0, r3, ror #22
	eor.w r10, r10, r0, ror #16
	add.w r7, r7, r10
	eor.w r3, r3, r7, ror #10
	add.w r0, r0, r3, ror #10
	eor.w r10, r10, r0
	add.w r7, r7, r10, ror #24
	eor.w r3, r3, r7, ror #22
	add.w r1, r1, r4, ror #22
	eor.w r11, r11, r1, ror #16
	add.w lr, lr, r11
	eor.w r4, r4, lr, ror #10
	add.w r1, r1, r4, ror #10
	eor.w r11, r11, r1
	add.w lr, lr, r11, ror #24
	eor.w r4, r4, lr, ror #22
	vmov s0, r7
	vmov s1, r3
	add.w r9, r9, r5, ror #22
	eor.w r12, r12, r9, ror #16
	add.w r8, r8, r12
	eor.w r5, r5, r8, ror #10
	add.w r9, r9, r5, ror #10
	eor.w r12, r12, r9
	add.w r8, r8, r12, ror #24
	eor.w r5, r5, r8, ror #22
	vmov r7, s2
	vmov r3, s3
	add.w r2, r2, r6, ror #22
	eor.w r3, r3, r2, ror #16
	add.w r7, r7, r3
	eor.w r6, r6, r7, ror #10
	add.w r2, r2, r6, ror #10
	eor.w r3, r3, r2
	add.w r7, r7, r3, ror #24
	eor.w r6, r6, r7, ror #22
	/* round 16 */
	add.w r0, r0, r4, ror #3
	eor.w r3, r3, r0, ror #8
	add.w r8, r8, r3, ror #8
	eor.w r4, r4, r8, ror #29
	add.w r0, r0, r4, ror #23
	eor.w r3, r3, r0, ror #24
	add.w r8, r8, r3
	eor.w r4, r4, r8, ror #9
	vmov s3, r3
	add.w r1, r1, r5, ror #3
	eor.w r10, r10, r1, ror #8
	add.w r7, r7, r10, ror #8
	eor.w r5, r5, r7, ror #29
	add.w r1, r1, r5, ror #23
	eor.w r10, r10, r1, ror #24
	add.w r7, r7, r10
	vmov s2, r7
	eor.w r5, r5, r7, ror #9
	vmov r7, s0
	vmov r3, s1
	add.w r9, r9, r6, ror #3
	eor.w r11, r11, r9, ror #8
	add.w r7, r7, r11, ror #8
	eor.w r6, r6, r7, ror #29
	add.w r9, r9, r6, ror #23
	eor.w r11, r11, r9, ror #24
	add.w r7, r7, r11
	eor.w r6, r6, r7, ror #9
	add.w r2, r2, r3, ror #3
	eor.w r12, r12, r2, ror #8
	add.w lr, lr, r12, ror #8
	eor.w r3, r3, lr, ror #29
	add.w r2, r2, r3, ror #23
	eor.w r12, r12, r2, ror #24
	add.w lr, lr, r12
	eor.w r3, r3, lr, ror #9
	/* round 17 */
	add.w r0, r0, r3, ror #16
	eor.w r10, r10, r0
	add.w r7, r7, r10, ror #16
	eor.w r3, r3, r7, ror #16
	add.w r0, r0, r3, ror #4
	eor.w r10, r10, r0, ror #16
	add.w r7, r7, r10, ror #8
	eor.w r3, r3, r7, ror #28
	add.w r1, r1, r4, ror #16
	eor.w r11, r11, r1
	add.w lr, lr, r11, ror #16
	eor.w r4, r4, lr, ror #16
	add.w r1, r1, r4, ror #4
	eor.w r11, r11, r1, ror #16
	add.w lr, lr, r11, ror #8
	eor.w r4, r4, lr, ror #28
	vmov s0, r7
	vmov s1, r3
	add.w r9, r9, r5, ror #16
	eor.w r12, r12, r9
	add.w r8, r8, r12, ror #16
	eor.w r5, r5, r8, ror #16
	add.w r9, r9, r5, ror #4
	eor.w r12, r12, r9, ror #16
	add.w r8, r8, r12, ror #8
	eor.w r5, r5, r8, ror #28
	vmov r7, s2
	vmov r3, s3
	add.w r2, r2, r6, ror #16
	eor.w r3, r3, r2
	add.w r7, r7, r3, ror #16
	eor.w r6, r6, r7, ror #16
	add.w r2, r2, r6, ror #4
	eor.w r3, r3, r2, ror #16
	add.w r7, r7, r3, ror #8
	eor.w r6, r6, r7, ror #28
	/* round 18 */
	add.w r0, r0, r4, ror #29
	eor.w r3, r3, r0, ror #24
	add.w r8, r8, r3, ror #24
	eor.w r4, r4, r8, ror #3
	add.w r0, r0, r4, ror #17
	eor.w r3, r3, r0, ror #8
	add.w r8, r8, r3, ror #16
	eor.w r4, r4, r8, ror #15
	vmov s3, r3
	add.w r1, r1, r5, ror #29
	eor.w r10, r10, r1, ror #24
	add.w r7, r7, r10, ror #24
	eor.w r5, r5, r7, ror #3
	add.w r1, r1, r5, ror #17
	eor.w r10, r10, r1, ror #8
	add.w r7, r7, r10, ror #16
	vmov s2, r7
	eor.w r5, r5, r7, ror #15
	vmov r7, s0
	vmov r3, s1
	add.w r9, r9, r6, ror #29
	eor.w r11, r11, r9, ror #24
	add.w r7, r7, r11, ror #24
	eor.w r6, r6, r7, ror #3
	add.w r9, r9, r6, ror #17
	eor.w r11, r11, r9, ror #8
	add.w r7, r7, r11, ror #16
	eor.w r6, r6, r7, ror #15
	add.w r2, r2, r3, ror #29
	eor.w r12, r12, r2, ror #24
	add.w lr, lr, r12, ror #24
	eor.w r3, r3, lr, ror #3
	add.w r2, r2, r3, ror #17
	eor.w r12, r12, r2, ror #8
	add.w lr, lr, r12, ror #16
	eor.w r3, r3, lr, ror #15
	/* round 19 */
	add.w r0, r0, r3, ror #10
	eor.w r10, r10, r0, ror #16
	add.w r7, r7, r10
	eor.w r3, r3, r7, ror #22
	add.w r0, r0, r3, ror #30
	eor.w r10, r10, r0
	add.w r7, r7, r10, ror #24
	eor.w r3, r3, r7, ror #2
	add.w r1, r1, r4, ror #10
	eor.w r11, r11, r1, ror #16
	add.w lr, lr, r11
	eor.w r4, r4, lr, ror #22
	add.w r1, r1, r4, ror #30
	eor.w r11, r11, r1
	add.w lr, lr, r11, ror #24
	eor.w r4, r4, lr, ror #2
	vmov s0, r7
	vmov s1, r3
	add.w r9, r9, r5, ror #10
	eor.w r12, r12, r9, ror #16
	add.w r8, r8, r12
	eor.w r5, r5, r8, ror #22
	add.w r9, r9, r5, ror #30
	eor.w r12, r12, r9
	add.w r8, r8, r12, ror #24
	eor.w r5, r5, r8, ror #2
	vmov r7, s2
	vmov r3, s3
	add.w r2, r2, r6, ror #10
	eor.w r3, r3, r2, ror #16
	add.w r7, r7, r3
	eor.w r6, r6, r7, ror #22
	add.w r2, r2, r6, ror #30
	eor.w r3, r3, r2
	add.w r7, r7, r3, ror #24
	eor.w r6, r6, r7, ror #2
	/* round 20 */
	add.w r0, r0, r4, ror #23
	eor.w r3, r3, r0, ror #8
	add.w r8, r8, r3, ror #8
	eor.w r4, r4, r8, ror #9
	add.w r0, r0, r4, ror #11
	eor.w r3, r3, r0, ror #24
	add.w r8, r8, r3
	eor.w r4, r4, r8, ror #21
	vmov s3, r3
	add.w r1, r1, r5, ror #23
	eor.w r10, r10, r1, ror #8
	add.w r7, r7, r10, ror #8
	eor.w r5, r5, r7, ror #9
	add.w r1, r1, r5, ror #11
	eor.w r10, r10, r1, ror #24
	add.w r7, r7, r10
	vmov s2, r7
	eor.w r5, r5, r7, ror #21
	vmov r7, s0
	vmov r3, s1
	add.w r9, r9, r6, ror #23
	eor.w r11, r11, r9, ror #8
	add.w r7, r7, r11, ror #8
	eor.w r6, r6, r7, ror #9
	add.w r9, r9, r6, ror #11
	eor.w r11, r11, r9, ror #24
	add.w r7, r7, r11
	eor.w r6, r6, r7, ror #21
	add.w r2, r2, r3, ror #23
	eor.w r12, r12, r2, ror #8
	add.w lr, lr, r12, ror #8
	eor.w r3, r3, lr, ror #9
	add.w r2, r2, r3, ror #11
	eor.w r12, r12, r2, ror #24
	add.w lr, lr, r12
	eor.w r3, r3, lr, ror #21
	bcs.w .Ladd
	/* samples to store */
	vmov s4, r6
	vmov s5, r8
	vmov s6, r10
	vmov s7, r11
	vmov s8, r12
	vmov s9, lr
	vmov s10, r7
	mov.w r10, #0x55555555
	mov.w r11, #0x33333333
	mov.w r12, #3
	mov.w lr, #0x08100000
	mvn.w r7, #23
	vmov r8, s13
	vmov r6, s16
	/* word 0 */
	add.w r0, r6, r0
	and.w r6, r10, r0, lsr #1
	sub.w r0, r0, r6
	and.w r6, r11, r0, lsr #2
	mls r0, r6, r12, r0
	vmov r6, s17
	add.w r0, r0, r0, lsr #4
	and.w r0, r0, #0x0f0f0f0f
	usada8 r0, r0, lr, r7
	strh.w r0, [r8, #0]
	/* word 1 */
	add.w r1, r6, r1
	and.w r6, r10, r1, lsr #1
	sub.w r1, r1, r6
	and.w r6, r11, r1, lsr #2
	mls r1, r6, r12, r1
	vmov r6, s18
	add.w r1, r1, r1, lsr #4
	and.w r1, r1, #0x0f0f0f0f
	usada8 r1, r1, lr, r7
	strh.w r1, [r8, #4]
	/* word 2 */
	add.w r9, r6, r9
	and.w r6, r10, r9, lsr #1
	sub.w r9, r9, r6
	and.w r6, r11, r9, lsr #2
	mls r9, r6, r12, r9
	vmov r6, s19
	add.w r9, r9, r9, lsr #4
	and.w r9, r9, #0x0f0f0f0f
	usada8 r9, r9, lr, r7
	strh.w r9, [r8, #8]
	/* word 3 */
	add.w r2, r6, r2
	and.w r6, r10, r2, lsr #1
	sub.w r2, r2, r6
	and.w r6, r11, r2, lsr #2
	mls r2, r6, r12, r2
	vmov r6, s20
	add.w r2, r2, r2, lsr #4
	and.w r2, r2, #0x0f0f0f0f
	usada8 r2, r2, lr, r7
	strh.w r2, [r8, #12]
	/* word 4 */
	add.w r3, r6, r3, ror #4
	and.w r6, r10, r3, lsr #1
	sub.w r3, r3, r6
	and.w r6, r11, r3, lsr #2
	mls r3, r6, r12, r3
	vmov r6, s21
	add.w r3, r3, r3, lsr #4
	and.w r3, r3, #0x0f0f0f0f
	usada8 r3, r3, lr, r7
	strh.w r3, [r8, #16]
	/* word 5 */
	add.w r4, r6, r4, ror #4
	and.w r6, r10, r4, lsr #1
	sub.w r4, r4, r6
	and.w r6, r11, r4, lsr #2
	mls r4, r6, r12, r4
	vmov r6, s22
	add.w r4, r4, r4, lsr #4
	and.w r4, r4, #0x0f0f0f0f
	usada8 r4, r4, lr, r7
	strh.w r4, [r8, #20]
	/* word 6 */
	add.w r5, r6, r5, ror #4
	and.w r6, r10, r5, lsr #1
	sub.w r5, r5, r6
	and.w r6, r11, r5, lsr #2
	mls r5, r6, r12, r5
	vmov r0, s4
	vmov r6, s23
	add.w r5, r5, r5, lsr #4
	and.w r5, r5, #0x0f0f0f0f
	usada8 r5, r5, lr, r7
	strh.w r5, [r8, #24]
	/* word 7 */
	add.w r0, r6, r0, ror #4
	and.w r6, r10, r0, lsr #1
	sub.w r0, r0, r6
	and.w r6, r11, r0, lsr #2
	mls r0, r6, r12, r0
	vmov r1, s10
	vmov r6, s24
	add.w r0, r0, r0, lsr #4
	and.w r0, r0, #0x0f0f0f0f
	usada8 r0, r0, lr, r7
	strh.w r0, [r8, #28]
	/* word 8 */
	add.w r1, r6, r1
	and.w r6, r10, r1, lsr #1
	sub.w r1, r1, r6
	and.w r6, r11, r1, lsr #2
	mls r1, r6, r12, r1
	vmov r9, s9
	vmov r6, s25
	add.w r1, r1, r1, lsr #4
	and.w r1, r1, #0x0f0f0f0f
	usada8 r1, r1, lr, r7
	strh.w r1, [r8, #32]
	/* word 9 */
	add.w r9, r6, r9
	and.w r6, r10, r9, lsr #1
	sub.w r9, r9, r6
	and.w r6, r11, r9, lsr #2
	mls r9, r6, r12, r9
	vmov r2, s5
	vmov r6, s26
	add.w r9, r9, r9, lsr #4
	and.w r9, r9, #0x0f0f0f0f
	usada8 r9, r9, lr, r7
	strh.w r9, [r8, #36]
	/* word 10 */
	add.w r2, r6, r2
	and.w r6, r10, r2, lsr #1
	sub.w r2, r2, r6
	and.w r6, r11, r2, lsr #2
	mls r2, r6, r12, r2
	vmov r3, s2
	vmov r6, s27
	add.w r2, r2, r2, lsr #4
	and.w r2, r2, #0x0f0f0f0f
	usada8 r2, r2, lr, r7
	strh.w r2, [r8, #40]
	/* word 11 */
	add.w r3, r6, r3
	and.w r6, r10, r3, lsr #1
	sub.w r3, r3, r6
	and.w r6, r11, r3, lsr #2
	mls r3, r6, r12, r3
	vmov r4, s6
	vmov r6, s28
	add.w r3, r3, r3, lsr #4
	and.w r3, r3, #0x0f0f0f0f
	usada8 r3, r3, lr, r7
	strh.w r3, [r8, #44]
	/* word 12 */
	add.w r4, r6, r4
	add.w r6, r6, #1
	vmov s28, r6
	and.w r6, r10, r4, lsr #1
	sub.w r4, r4, r6
	and.w r6, r11, r4, lsr #2
	mls r4, r6, r12, r4
	vmov r5, s7
	vmov r6, s29
	add.w r4, r4, r4, lsr #4
	and.w r4, r4, #0x0f0f0f0f
	usada8 r4, r4, lr, r7
	strh.w r4, [r8, #48]
	/* word 13 */
	add.w r5, r6, r5
	and.w r6, r10, r5, lsr #1
	sub.w r5, r5, r6
	and.w r6, r11, r5, lsr #2
	mls r5, r6, r12, r5
	vmov r0, s8
	vmov r6, s30
	add.w r5, r5, r5, lsr #4
	and.w r5, r5, #0x0f0f0f0f
	usada8 r5, r5, lr, r7
	strh.w r5, [r8, #52]
	/* word 14 */
	add.w r0, r6, r0
	and.w r6, r10, r0, lsr #1
	sub.w r0, r0, r6
	and.w r6, r11, r0, lsr #2
	mls r0, r6, r12, r0
	vmov r1, s3
	vmov r6, s31
	add.w r0, r0, r0, lsr #4
	and.w r0, r0, #0x0f0f0f0f
	usada8 r0, r0, lr, r7
	strh.w r0, [r8, #56]
	/* word 15 */
	add.w r1, r6, r1
	and.w r6, r10, r1, lsr #1
	sub.w r1, r1, r6
	and.w r6, r11, r1, lsr #2
	mls r1, r6, r12, r1
	add.w r1, r1, r1, lsr #4
	and.w r1, r1, #0x0f0f0f0f
	usada8 r1, r1, lr, r7
	strh.w r1, [r8, #60]
	add.w r8, r8, #64
	vmov s13, r8
	vmov r6, s14
	cmp.w r8, r6
	bcc.w .Lblock
	/* the other half */
	tst.w r8, #2
	bne.w .Ldone
	subw r8, r8, #2046
	add.w r6, r6, #2
	vmov s13, r8
	vmov s14, r6
	cmp.w r8, r6
	b.w .Lblock
.Ladd:
	/* samples to add: the first word of the block */
	vmov s4, r6
	vmov s5, r8
	vmov s6, r10
	vmov s7, r11
	vmov s8, r12
	vmov s9, lr
	vmov s10, r7
	mov.w r10, #0x55555555
	mov.w r11, #0x33333333
	mov.w r12, #3
	mov.w lr, #0x08100000
	mvn.w r7, #23
	vmov r6, s14
	lsr.w r8, r6, #1
	and.w r8, r8, #033
	and.w r6, r6, #011
	orr.w r8, r8, r6, lsl #2
	orr.w r8, r8, r8, lsl #6
	ubfx r8, r8, #3, #6
	vmov r6, s13
	add.w r8, r6, r8, lsl #2
	vmov r6, s16
	/* word 0 */
	add.w r0, r6, r0
	and.w r6, r10, r0, lsr #1
	sub.w r0, r0, r6
	and.w r6, r11, r0, lsr #2
	mls r0, r6, r12, r0
	vmov r6, s17
	add.w r0, r0, r0, lsr #4
	and.w r0, r0, #0x0f0f0f0f
	usada8 r0, r0, lr, r7
	/* word 1 */
	add.w r1, r6, r1
	and.w r6, r10, r1, lsr #1
	sub.w r1, r1, r6
	and.w r6, r11, r1, lsr #2
	mls r1, r6, r12, r1
	vmov r6, s18
	add.w r1, r1, r1, lsr #4
	and.w r1, r1, #0x0f0f0f0f
	usada8 r1, r1, lr, r7
	/* word 2 */
	add.w r9, r6, r9
	and.w r6, r10, r9, lsr #1
	sub.w r9, r9, r6
	and.w r6, r11, r9, lsr #2
	mls r9, r6, r12, r9
	vmov r6, s19
	add.w r9, r9, r9, lsr #4
	and.w r9, r9, #0x0f0f0f0f
	usada8 r9, r9, lr, r7
	/* word 3 */
	add.w r2, r6, r2
	and.w r6, r10, r2, lsr #1
	sub.w r2, r2, r6
	and.w r6, r11, r2, lsr #2
	mls r2, r6, r12, r2
	vmov r6, s20
	add.w r2, r2, r2, lsr #4
	and.w r2, r2, #0x0f0f0f0f
	usada8 r2, r2, lr, r7
	pkhbt r0, r0, r1, lsl #16
	pkhbt r9, r9, r2, lsl #16
	ldr.w r1, [r8, #0]
	ldr.w r2, [r8, #1024]
	uadd16 r0, r0, r1
	uadd16 r9, r9, r2
	str.w r0, [r8, #0]
	str.w r9, [r8, #1024]
	/* word 4 */
	add.w r3, r6, r3, ror #4
	and.w r6, r10, r3, lsr #1
	sub.w r3, r3, r6
	and.w r6, r11, r3, lsr #2
	mls r3, r6, r12, r3
	vmov r6, s21
	add.w r3, r3, r3, lsr #4
	and.w r3, r3, #0x0f0f0f0f
	usada8 r3, r3, lr, r7
	/* word 5 */
	add.w r4, r6, r4, ror #4
	and.w r6, r10, r4, lsr #1
	sub.w r4, r4, r6
	and.w r6, r11, r4, lsr #2
	mls r4, r6, r12, r4
	vmov r6, s22
	add.w r4, r4, r4, lsr #4
	and.w r4, r4, #0x0f0f0f0f
	usada8 r4, r4, lr, r7
	/* word 6 */
	add.w r5, r6, r5, ror #4
	and.w r6, r10, r5, lsr #1
	sub.w r5, r5, r6
	and.w r6, r11, r5, lsr #2
	mls r5, r6, r12, r5
	vmov r0, s4
	vmov r6, s23
	add.w r5, r5, r5, lsr #4
	and.w r5, r5, #0x0f0f0f0f
	usada8 r5, r5, lr, r7
	/* word 7 */
	add.w r0, r6, r0, ror #4
	and.w r6, r10, r0, lsr #1
	sub.w r0, r0, r6
	and.w r6, r11, r0, lsr #2
	mls r0, r6, r12, r0
	vmov r1, s10
	vmov r6, s24
	add.w r0, r0, r0, lsr #4
	and.w r0, r0, #0x0f0f0f0f
	usada8 r0, r0, lr, r7
	pkhbt r3, r3, r4, lsl #16
	pkhbt r5, r5, r0, lsl #16
	ldr.w r4, [r8, #256]
	ldr.w r0, [r8, #1280]
	uadd16 r3, r3, r4
	uadd16 r5, r5, r0
	str.w r3, [r8, #256]
	str.w r5, [r8, #1280]
	/* word 8 */
	add.w r1, r6, r1
	and.w r6, r10, r1, lsr #1
	sub.w r1, r1, r6
	and.w r6, r11, r1, lsr #2
	mls r1, r6, r12, r1
	vmov r9, s9
	vmov r6, s25
	add.w r1, r1, r1, lsr #4
	and.w r1, r1, #0x0f0f0f0f
	usada8 r1, r1, lr, r7
	/* word 9 */
	add.w r9, r6, r9
	and.w r6, r10, r9, lsr #1
	sub.w r9, r9, r6
	and.w r6, r11, r9, lsr #2
	mls r9, r6, r12, r9
	vmov r2, s5
	vmov r6, s26
	add.w r9, r9, r9, lsr #4
	and.w r9, r9, #0x0f0f0f0f
	usada8 r9, r9, lr, r7
	/* word 10 */
	add.w r2, r6, r2
	and.w r6, r10, r2, lsr #1
	sub.w r2, r2, r6
	and.w r6, r11, r2, lsr #2
	mls r2, r6, r12, r2
	vmov r3, s2
	vmov r6, s27
	add.w r2, r2, r2, lsr #4
	and.w r2, r2, #0x0f0f0f0f
	usada8 r2, r2, lr, r7
	/* word 11 */
	add.w r3, r6, r3
	and.w r6, r10, r3, lsr #1
	sub.w r3, r3, r6
	and.w r6, r11, r3, lsr #2
	mls r3, r6, r12, r3
	vmov r4, s6
	vmov r6, s28
	add.w r3, r3, r3, lsr #4
	and.w r3, r3, #0x0f0f0f0f
	usada8 r3, r3, lr, r7
	pkhbt r1, r1, r9, lsl #16
	pkhbt r2, r2, r3, lsl #16
	ldr.w r9, [r8, #512]
	ldr.w r3, [r8, #1536]
	uadd16 r1, r1, r9
	uadd16 r2, r2, r3
	str.w r1, [r8, #512]
	str.w r2, [r8, #1536]
	/* word 12 */
	add.w r4, r6, r4
	add.w r6, r6, #1
	vmov s28, r6
	and.w r6, r10, r4, lsr #1
	sub.w r4, r4, r6
	and.w r6, r11, r4, lsr #2
	mls r4, r6, r12, r4
	vmov r5, s7
	vmov r6, s29
	add.w r4, r4, r4, lsr #4
	and.w r4, r4, #0x0f0f0f0f
	usada8 r4, r4, lr, r7
	/* word 13 */
	add.w r5, r6, r5
	and.w r6, r10, r5, lsr #1
	sub.w r5, r5, r6
	and.w r6, r11, r5, lsr #2
	mls r5, r6, r12, r5
	vmov r0, s8
	vmov r6, s30
	add.w r5, r5, r5, lsr #4
	and.w r5, r5, #0x0f0f0f0f
	usada8 r5, r5, lr, r7
	/* word 14 */
	add.w r0, r6, r0
	and.w r6, r10, r0, lsr #1
	sub.w r0, r0, r6
	and.w r6, r11, r0, lsr #2
	mls r0, r6, r12, r0
	vmov r1, s3
	vmov r6, s31
	add.w r0, r0, r0, lsr #4
	and.w r0, r0, #0x0f0f0f0f
	usada8 r0, r0, lr, r7
	/* word 15 */
	add.w r1, r6, r1
	and.w r6, r10, r1, lsr #1
	sub.w r1, r1, r6
	and.w r6, r11, r1, lsr #2
	mls r1, r6, r12, r1
	add.w r1, r1, r1, lsr #4
	and.w r1, r1, #0x0f0f0f0f
	usada8 r1, r1, lr, r7
	pkhbt r4, r4, r5, lsl #16
	pkhbt r0, r0, r1, lsl #16
	ldr.w r5, [r8, #768]
	ldr.w r1, [r8, #1792]
	uadd16 r4, r4, r5
	uadd16 r0, r0, r1
	str.w r4, [r8, #768]
	str.w r0, [r8, #1792]
	vmov r6, s14
	add.w r6, r6, #1
	vmov s14, r6
	rsbs.w r6, r6, #64
	bne.w .Lblock
.Ldone:
	add.w sp, sp, #52
	vpop {s16-s31}
	pop.w {r4-r11, pc}
	.size chacha20_noise, . - chacha20_noise
#else
	.global newhope_store_samples
	.type newhope_store_samples, %function
	.thumb_func
newhope_store_samples:
	push.w {r4-r11, lr}
	sub.w sp, sp, #180
	str.w r0, [sp, #104]
	add.w r0, r0, #2048
	str.w r0, [sp, #108]
	adds.w r0, r0, #0
	b.w chacha20_noise
	.size newhope_store_samples, . - newhope_store_samples
	.global newhope_add_samples
	.type newhope_add_samples, %function
	.thumb_func
newhope_add_samples:
	push.w {r4-r11, lr}
	sub.w sp, sp, #180
	str.w r0, [sp, #104]
	mov.w r2, #0
	str.w r2, [sp, #108]
	cmp.w r2, #0
	.size newhope_add_samples, . - newhope_add_samples
	.type chacha20_noise, %function
	.thumb_func
chacha20_noise:
	/* the input waits */
	add.w r2, sp, #116
	ldm.w r1!, {r3-r10}
	stm.w r2!, {r3-r10}
	ldm.w r1!, {r3-r10}
	stm.w r2!, {r3-r10}
	/* what is the same in all blocks */
	ldr.w r1, [sp, #120]
	ldr.w r4, [sp, #136]
	ldr.w r7, [sp, #152]
	ldr.w r11, [sp, #168]
	ldr.w r10, [sp, #124]
	ldr.w r5, [sp, #140]
	ldr.w r8, [sp, #156]
	ldr.w r12, [sp, #172]
	ldr.w r2, [sp, #128]
	ldr.w r6, [sp, #144]
	ldr.w r9, [sp, #160]
	ldr.w lr, [sp, #176]
	add.w r1, r1, r4
	eor.w r11, r11, r1
	add.w r7, r7, r11, ror #16
	eor.w r4, r4, r7
	add.w r1, r1, r4, ror #20
	eor.w r11, r11, r1, ror #16
	add.w r7, r7, r11, ror #8
	eor.w r4, r4, r7, ror #12
	add.w r10, r10, r5
	eor.w r12, r12, r10
	add.w r8, r8, r12, ror #16
	eor.w r5, r5, r8
	add.w r10, r10, r5, ror #20
	eor.w r12, r12, r10, ror #16
	add.w r8, r8, r12, ror #8
	eor.w r5, r5, r8, ror #12
	add.w r2, r2, r6
	eor.w lr, lr, r2
	add.w r9, r9, lr, ror #16
	eor.w r6, r6, r9
	add.w r2, r2, r6, ror #20
	eor.w lr, lr, r2, ror #16
	add.w r9, r9, lr, ror #8
	eor.w r6, r6, r9, ror #12
	add.w r1, r1, r5, ror #13
	add.w r10, r10, r6, ror #13
	eor.w r11, r11, r10, ror #24
	str.w r10, [sp, #96]
	str.w r7, [sp, #100]
	ldr.w r0, [sp, #116]
	ldr.w r3, [sp, #132]
	ldr.w r7, [sp, #148]
	add.w r0, r0, r3
	stm.w sp, {r0, r1, r2, r3, r4, r5, r6, r7, r8, r9, r11, r12, lr}
.Lblock:
	ldm.w sp, {r0, r1, r2, r3, r4, r5, r6, r7, r8, r9, r11, r12, lr}
	ldr.w r10, [sp, #164]
	/* rest of rounds 1 and 2 */
	eor.w r10, r10, r0
	add.w r7, r7, r10, ror #16
	eor.w r3, r3, r7
	add.w r0, r0, r3, ror #20
	eor.w r10, r10, r0, ror #16
	add.w r7, r7, r10, ror #8
	eor.w r3, r3, r7, ror #12
	add.w r0, r0, r4, ror #13
	eor.w lr, lr, r0, ror #24
	add.w r8, r8, lr, ror #24
	eor.w r4, r4, r8, ror #19
	add.w r0, r0, r4, ror #1
	eor.w lr, lr, r0, ror #8
	add.w r8, r8, lr, ror #16
	eor.w r4, r4, r8, ror #31
	str.w lr, [sp, #64]
	eor.w r10, r10, r1, ror #24
	add.w r9, r9, r10, ror #24
	eor.w r5, r5, r9, ror #19
	add.w r1, r1, r5, ror #1
	eor.w r10, r10, r1, ror #8
	add.w r9, r9, r10, ror #16
	str.w r9, [sp, #60]
	eor.w r5, r5, r9, ror #31
	ldr.w r9, [sp, #96]
	ldr.w lr, [sp, #100]
	add.w r7, r7, r11, ror #24
	eor.w r6, r6, r7, ror #19
	add.w r9, r9, r6, ror #1
	eor.w r11, r11, r9, ror #8
	add.w r7, r7, r11, ror #16
	eor.w r6, r6, r7, ror #31
	add.w r2, r2, r3, ror #13
	eor.w r12, r12, r2, ror #24
	add.w lr, lr, r12, ror #24
	eor.w r3, r3, lr, ror #19
	add.w r2, r2, r3, ror #1
	eor.w r12, r12, r2, ror #8
	add.w lr, lr, r12, ror #16
	eor.w r3, r3, lr, ror #31
	/* round 3 */
	add.w r0, r0, r3, ror #26
	eor.w r10, r10, r0, ror #16
	add.w r7, r7, r10
	eor.w r3, r3, r7, ror #6
	add.w r0, r0, r3, ror #14
	eor.w r10, r10, r0
	add.w r7, r7, r10, ror #24
	eor.w r3, r3, r7, ror #18
	add.w r1, r1, r4, ror #26
	eor.w r11, r11, r1, ror #16
	add.w lr, lr, r11
	eor.w r4, r4, lr, ror #6
	add.w r1, r1, r4, ror #14
	eor.w r11, r11, r1
	add.w lr, lr, r11, ror #24
	eor.w r4, r4, lr, ror #18
	str.w r7, [sp, #52]
	str.w r3, [sp, #56]
	add.w r9, r9, r5, ror #26
	eor.w r12, r12, r9, ror #16
	add.w r8, r8, r12
	eor.w r5, r5, r8, ror #6
	add.w r9, r9, r5, ror #14
	eor.w r12, r12, r9
	add.w r8, r8, r12, ror #24
	eor.w r5, r5, r8, ror #18
	ldr.w r7, [sp, #60]
	ldr.w r3, [sp, #64]
	add.w r2, r2, r6, ror #26
	eor.w r3, r3, r2, ror #16
	add.w r7, r7, r3
	eor.w r6, r6, r7, ror #6
	add.w r2, r2, r6, ror #14
	eor.w r3, r3, r2
	add.w r7, r7, r3, ror #24
	eor.w r6, r6, r7, ror #18
	/* round 4 */
	add.w r0, r0, r4, ror #7
	eor.w r3, r3, r0, ror #8
	add.w r8, r8, r3, ror #8
	eor.w r4, r4, r8, ror #25
	add.w r0, r0, r4, ror #27
	eor.w r3, r3, r0, ror #24
	add.w r8, r8, r3
	eor.w r4, r4, r8, ror #5
	str.w r3, [sp, #64]
	add.w r1, r1, r5, ror #7
	eor.w r10, r10, r1, ror #8
	add.w r7, r7, r10, ror #8
	eor.w r5, r5, r7, ror #25
	add.w r1, r1, r5, ror #27
	eor.w r10, r10, r1, ror #24
	add.w r7, r7, r10
	str.w r7, [sp, #60]
	eor.w r5, r5, r7, ror #5
	ldr.w r7, [sp, #52]
	ldr.w r3, [sp, #56]
	add.w r9, r9, r6, ror #7
	eor.w r11, r11, r9, ror #8
	add.w r7, r7, r11, ror #8
	eor.w r6, r6, r7, ror #25
	add.w r9, r9, r6, ror #27
	eor.w r11, r11, r9, ror #24
	add.w r7, r7, r11
	eor.w r6, r6, r7, ror #5
	add.w r2, r2, r3, ror #7
	eor.w r12, r12, r2, ror #8
	add.w lr, lr, r12, ror #8
	eor.w r3, r3, lr, ror #25
	add.w r2, r2, r3, ror #27
	eor.w r12, r12, r2, ror #24
	add.w lr, lr, r12
	eor.w r3, r3, lr, ror #5
	/* round 5 */
	add.w r0, r0, r3, ror #20
	eor.w r10, r10, r0
	add.w r7, r7, r10, ror #16
	eor.w r3, r3, r7, ror #12
	add.w r0, r0, r3, ror #8
	eor.w r10, r10, r0, ror #16
	add.w r7, r7, r10, ror #8
	eor.w r3, r3, r7, ror #24
	add.w r1, r1, r4, ror #20
	eor.w r11, r11, r1
	add.w lr, lr, r11, ror #16
	eor.w r4, r4, lr, ror #12
	add.w r1, r1, r4, ror #8
	eor.w r11, r11, r1, ror #16
	add.w lr, lr, r11, ror #8
	eor.w r4, r4, lr, ror #24
	str.w r7, [sp, #52]
	str.w r3, [sp, #56]
	add.w r9, r9, r5, ror #20
	eor.w r12, r12, r9
	add.w r8, r8, r12, ror #16
	eor.w r5, r5, r8, ror #12
	add.w r9, r9, r5, ror #8
	eor.w r12, r12, r9, ror #16
	add.w r8, r8, r12, ror #8
	eor.w r5, r5, r8, ror #24
	ldr.w r7, [sp, #60]
	ldr.w r3, [sp, #64]
	add.w r2, r2, r6, ror #20
	eor.w r3, r3, r2
	add.w r7, r7, r3, ror #16
	eor.w r6, r6, r7, ror #12
	add.w r2, r2, r6, ror #8
	eor.w r3, r3, r2, ror #16
	add.w r7, r7, r3, ror #8
	eor.w r6, r6, r7, ror #24
	/* round 6 */
	add.w r0, r0, r4, ror #1
	eor.w r3, r3, r0, ror #24
	add.w r8, r8, r3, ror #24
	eor.w r4, r4, r8, ror #31
	add.w r0, r0, r4, ror #21
	eor.w r3, r3, r0, ror #8
	add.w r8, r8, r3, ror #16
	eor.w r4, r4, r8, ror #11
	str.w r3, [sp, #64]
	add.w r1, r1, r5, ror #1
	eor.w r10, r10, r1, ror #24
	add.w r7, r7, r10, ror #24
	eor.w r5, r5, r7, ror #31
	add.w r1, r1, r5, ror #21
	eor.w r10, r10, r1, ror #8
	add.w r7, r7, r10, ror #16
	str.w r7, [sp, #60]
	eor.w r5, r5, r7, ror #11
	ldr.w r7, [sp, #52]
	ldr.w r3, [sp, #56]
	add.w r9, r9, r6, ror #1
	eor.w r11, r11, r9, ror #24
	add.w r7, r7, r11, ror #24
	eor.w r6, r6, r7, ror #31
	add.w r9, r9, r6, ror #21
	eor.w r11, r11, r9, ror #8
	add.w r7, r7, r11, ror #16
	eor.w r6, r6, r7, ror #11
	add.w r2, r2, r3, ror #1
	eor.w r12, r12, r2, ror #24
	add.w lr, lr, r12, ror #24
	eor.w r3, r3, lr, ror #31
	add.w r2, r2, r3, ror #21
	eor.w r12, r12, r2, ror #8
	add.w lr, lr, r12, ror #16
	eor.w r3, r3, lr, ror #11
	/* round 7 */
	add.w r0, r0, r3, ror #14
	eor.w r10, r10, r0, ror #16
	add.w r7, r7, r10
	eor.w r3, r3, r7, ror #18
	add.w r0, r0, r3, ror #2
	eor.w r10, r10, r0
	add.w r7, r7, r10, ror #24
	eor.w r3, r3, r7, ror #30
	add.w r1, r1, r4, ror #14
	eor.w r11, r11, r1, ror #16
	add.w lr, lr, r11
	eor.w r4, r4, lr, ror #18
	add.w r1, r1, r4, ror #2
	eor.w r11, r11, r1
	add.w lr, lr, r11, ror #24
	eor.w r4, r4, lr, ror #30
	str.w r7, [sp, #52]
	str.w r3, [sp, #56]
	add.w r9, r9, r5, ror #14
	eor.w r12, r12, r9, ror #16
	add.w r8, r8, r12
	eor.w r5, r5, r8, ror #18
	add.w r9, r9, r5, ror #2
	eor.w r12, r12, r9
	add.w r8, r8, r12, ror #24
	eor.w r5, r5, r8, ror #30
	ldr.w r7, [sp, #60]
	ldr.w r3, [sp, #64]
	add.w r2, r2, r6, ror #14
	eor.w r3, r3, r2, ror #16
	add.w r7, r7, r3
	eor.w r6, r6, r7, ror #18
	add.w r2, r2, r6, ror #2
	eor.w r3, r3, r2
	add.w r7, r7, r3, ror #24
	eor.w r6, r6, r7, ror #30
	/* round 8 */
	add.w r0, r0, r4, ror #27
	eor.w r3, r3, r0, ror #8
	add.w r8, r8, r3, ror #8
	eor.w r4, r4, r8, ror #5
	add.w r0, r0, r4, ror #15
	eor.w r3, r3, r0, ror #24
	add.w r8, r8, r3
	eor.w r4, r4, r8, ror #17
	str.w r3, [sp, #64]
	add.w r1, r1, r5, ror #27
	eor.w r10, r10, r1, ror #8
	add.w r7, r7, r10, ror #8
	eor.w r5, r5, r7, ror #5
	add.w r1, r1, r5, ror #15
	eor.w r10, r10, r1, ror #24
	add.w r7, r7, r10
	str.w r7, [sp, #60]
	eor.w r5, r5, r7, ror #17
	ldr.w r7, [sp, #52]
	ldr.w r3, [sp, #56]
	add.w r9, r9, r6, ror #27
	eor.w r11, r11, r9, ror #8
	add.w r7, r7, r11, ror #8
	eor.w r6, r6, r7, ror #5
	add.w r9, r9, r6, ror #15
	eor.w r11, r11, r9, ror #24
	add.w r7, r7, r11
	eor.w r6, r6, r7, ror #17
	add.w r2, r2, r3, ror #27
	eor.w r12, r12, r2, ror #8
	add.w lr, lr, r12, ror #8
	eor.w r3, r3, lr, ror #5
	add.w r2, r2, r3, ror #15
	eor.w r12, r12, r2, ror #24
	add.w lr, lr, r12
	eor.w r3, r3, lr, ror #17
	/* round 9 */
	add.w r0, r0, r3, ror #8
	eor.w r10, r10, r0
	add.w r7, r7, r10, ror #16
	eor.w r3, r3, r7, ror #24
	add.w r0, r0, r3, ror #28
	eor.w r10, r10, r0, ror #16
	add.w r7, r7, r10, ror #8
	eor.w r3, r3, r7, ror #4
	add.w r1, r1, r4, ror #8
	eor.w r11, r11, r1
	add.w lr, lr, r11, ror #16
	eor.w r4, r4, lr, ror #24
	add.w r1, r1, r4, ror #28
	eor.w r11, r11, r1, ror #16
	add.w lr, lr, r11, ror #8
	eor.w r4, r4, lr, ror #4
	str.w r7, [sp, #52]
	str.w r3, [sp, #56]
	add.w r9, r9, r5, ror #8
	eor.w r12, r12, r9
	add.w r8, r8, r12, ror #16
	eor.w r5, r5, r8, ror #24
	add.w r9, r9, r5, ror #28
	eor.w r12, r12, r9, ror #16
	add.w r8, r8, r12, ror #8
	eor.w r5, r5, r8, ror #4
	ldr.w r7, [sp, #60]
	ldr.w r3, [sp, #64]
	add.w r2, r2, r6, ror #8
	eor.w r3, r3, r2
	add.w r7, r7, r3, ror #16
	eor.w r6, r6, r7, ror #24
	add.w r2, r2, r6, ror #28
	eor.w r3, r3, r2, ror #16
	add.w r7, r7, r3, ror #8
	eor.w r6, r6, r7, ror #4
	/* round 10 */
	add.w r0, r0, r4, ror #21
	eor.w r3, r3, r0, ror #24
	add.w r8, r8, r3, ror #24
	eor.w r4, r4, r8, ror #11
	add.w r0, r0, r4, ror #9
	eor.w r3, r3, r0, ror #8
	add.w r8, r8, r3, ror #16
	eor.w r4, r4, r8, ror #23
	str.w r3, [sp, #64]
	add.w r1, r1, r5, ror #21
	eor.w r10, r10, r1, ror #24
	add.w r7, r7, r10, ror #24
	eor.w r5, r5, r7, ror #11
	add.w r1, r1, r5, ror #9
	eor.w r10, r10, r1, ror #8
	add.w r7, r7, r10, ror #16
	str.w r7, [sp, #60]
	eor.w r5, r5, r7, ror #23
	ldr.w r7, [sp, #52]
	ldr.w r3, [sp, #56]
	add.w r9, r9, r6, ror #21
	eor.w r11, r11, r9, ror #24
	add.w r7, r7, r11, ror #24
	eor.w r6, r6, r7, ror #11
	add.w r9, r9, r6, ror #9
	eor.w r11, r11, r9, ror #8
	add.w r7, r7, r11, ror #16
	eor.w r6, r6, r7, ror #23
	add.w r2, r2, r3, ror #21
	eor.w r12, r12, r2, ror #24
	add.w lr, lr, r12, ror #24
	eor.w r3, r3, lr, ror #11
	add.w r2, r2, r3, ror #9
	eor.w r12, r12, r2, ror #8
	add.w lr, lr, r12, ror #16
	eor.w r3, r3, lr, ror #23
	/* round 11 */
	add.w r0, r0, r3, ror #2
	eor.w r10, r10, r0, ror #16
	add.w r7, r7, r10
	eor.w r3, r3, r7, ror #30
	add.w r0, r0, r3, ror #22
	eor.w r10, r10, r0
	add.w r7, r7, r10, ror #24
	eor.w r3, r3, r7, ror #10
	add.w r1, r1, r4, ror #2
	eor.w r11, r11, r1, ror #16
	add.w lr, lr, r11
	eor.w r4, r4, lr, ror #30
	add.w r1, r1, r4, ror #22
	eor.w r11, r11, r1
	add.w lr, lr, r11, ror #24
	eor.w r4, r4, lr, ror #10
	str.w r7, [sp, #52]
	str.w r3, [sp, #56]
	add.w r9, r9, r5, ror #2
	eor.w r12, r12, r9, ror #16
	add.w r8, r8, r12
	eor.w r5, r5, r8, ror #30
	add.w r9, r9, r5, ror #22
	eor.w r12, r12, r9
	add.w r8, r8, r12, ror #24
	eor.w r5, r5, r8, ror #10
	ldr.w r7, [sp, #60]
	ldr.w r3, [sp, #64]
	add.w r2, r2, r6, ror #2
	eor.w r3, r3, r2, ror #16
	add.w r7, r7, r3
	eor.w r6, r6, r7, ror #30
	add.w r2, r2, r6, ror #22
	eor.w r3, r3, r2
	add.w r7, r7, r3, ror #24
	eor.w r6, r6, r7, ror #10
	/* round 12 */
	add.w r0, r0, r4, ror #15
	eor.w r3, r3, r0, ror #8
	add.w r8, r8, r3, ror #8
	eor.w r4, r4, r8, ror #17
	add.w r0, r0, r4, ror #3
	eor.w r3, r3, r0, ror #24
	add.w r8, r8, r3
	eor.w r4, r4, r8, ror #29
	str.w r3, [sp, #64]
	add.w r1, r1, r5, ror #15
	eor.w r10, r10, r1, ror #8
	add.w r7, r7, r10, ror #8
	eor.w r5, r5, r7, ror #17
	add.w r1, r1, r5, ror #3
	eor.w r10, r10, r1, ror #24
	add.w r7, r7, r10
	str.w r7, [sp, #60]
	eor.w r5, r5, r7, ror #29
	ldr.w r7, [sp, #52]
	ldr.w r3, [sp, #56]
	add.w r9, r9, r6, ror #15
	eor.w r11, r11, r9, ror #8
	add.w r7, r7, r11, ror #8
	eor.w r6, r6, r7, ror #17
	add.w r9, r9, r6, ror #3
	eor.w r11, r11, r9, ror #24
	add.w r7, r7, r11
	eor.w r6, r6, r7, ror #29
	add.w r2, r2, r3, ror #15
	eor.w r12, r12, r2, ror #8
	add.w lr, lr, r12, ror #8
	eor.w r3, r3, lr, ror #17
	add.w r2, r2, r3, ror #3
	eor.w r12, r12, r2, ror #24
	add.w lr, lr, r12
	eor.w r3, r3, lr, ror #29
	/* round 13 */
	add.w r0, r0, r3, ror #28
	eor.w r10, r10, r0
	add.w r7, r7, r10, ror #16
	eor.w r3, r3, r7, ror #4
	add.w r0, r0, r3, ror #16
	eor.w r10, r10, r0, ror #16
	add.w r7, r7, r10, ror #8
	eor.w r3, r3, r7, ror #16
	add.w r1, r1, r4, ror #28
	eor.w r11, r11, r1
	add.w lr, lr, r11, ror #16
	eor.w r4, r4, lr, ror #4
	add.w r1, r1, r4, ror #16
	eor.w r11, r11, r1, ror #16
	add.w lr, lr, r11, ror #8
	eor.w r4, r4, lr, ror #16
	str.w r7, [sp, #52]
	str.w r3, [sp, #56]
	add.w r9, r9, r5, ror #28
	eor.w r12, r12, r9
	add.w r8, r8, r12, ror #16
	eor.w r5, r5, r8, ror #4
	add.w r9, r9, r5, ror #16
	eor.w r12, r12, r9, ror #16
	add.w r8, r8, r12, ror #8
	eor.w r5, r5, r8, ror #16
	ldr.w r7, [sp, #60]
	ldr.w r3, [sp, #64]
	add.w r2, r2, r6, ror #28
	eor.w r3, r3, r2
	add.w r7, r7, r3, ror #16
	eor.w r6, r6, r7, ror #4
	add.w r2, r2, r6, ror #16
	eor.w r3, r3, r2, ror #16
	add.w r7, r7, r3, ror #8
	eor.w r6, r6, r7, ror #16
	/* round 14 */
	add.w r0, r0, r4, ror #9
	eor.w r3, r3, r0, ror #24
	add.w r8, r8, r3, ror #24
	eor.w r4, r4, r8, ror #23
	add.w r0, r0, r4, ror #29
	eor.w r3, r3, r0, ror #8
	add.w r8, r8, r3, ror #16
	eor.w r4, r4, r8, ror #3
	str.w r3, [sp, #64]
	add.w r1, r1, r5, ror #9
	eor.w r10, r10, r1, ror #24
	add.w r7, r7, r10, ror #24
	eor.w r5, r5, r7, ror #23
	add.w r1, r1, r5, ror #29
	eor.w r10, r10, r1, ror #8
	add.w r7, r7, r10, ror #16
	str.w r7, [sp, #60]
	eor.w r5, r5, r7, ror #3
	ldr.w r7, [sp, #52]
	ldr.w r3, [sp, #56]
	add.w r9, r9, r6, ror #9
	eor.w r11, r11, r9, ror #24
	add.w r7, r7, r11, ror #24
	eor.w r6, r6, r7, ror #23
	add.w r9, r9, r6, ror #29
	eor.w r11, r11, r9, ror #8
	add.w r7, r7, r11, ror #16
	eor.w r6, r6, r7, ror #3
	add.w r2, r2, r3, ror #9
	eor.w r12, r12, r2, ror #24
	add.w lr, lr, r12, ror #24
	eor.w r3, r3, lr, ror #23
	add.w r2, r2, r3, ror #29
	eor.w r12, r12, r2, ror #8
	add.w lr, lr, r12, ror #16
	eor.w r3, r3, lr, ror #3
	/* round 15 */
	add.w r0, r0, r3, ror #22
	eor.w r10, r10, r0, ror #16
	add.w r7, r7, r10
	eor.w r3, r3, r7, ror #10
	add.w r0, r0, r3, ror #10
	eor.w r10, r10, r0
	add.w r7, r7, r10, ror #24
	eor.w r3, r3, r7, ror #22
	add.w r1, r1, r4, ror #22
	eor.w r11, r11, r1, ror #16
	add.w lr, lr, r11
	eor.w r4, r4, lr, ror #10
	add.w r1, r1, r4, ror #10
	eor.w r11, r11, r1
	add.w lr, lr, r11, ror #24
	eor.w r4, r4, lr, ror #22
	str.w r7, [sp, #52]
	str.w r3, [sp, #56]
	add.w r9, r9, r5, ror #22
	eor.w r12, r12, r9, ror #16
	add.w r8, r8, r12
	eor.w r5, r5, r8, ror #10
	add.w r9, r9, r5, ror #10
	eor.w r12, r12, r9
	add.w r8, r8, r12, ror #24
	eor.w r5, r5, r8, ror #22
	ldr.w r7, [sp, #60]
	ldr.w r3, [sp, #64]
	add.w r2, r2, r6, ror #22
	eor.w r3, r3, r2, ror #16
	add.w r7, r7, r3
	eor.w r6, r6, r7, ror #10
	add.w r2, r2, r6, ror #10
	eor.w r3, r3, r2
	add.w r7, r7, r3, ror #24
	eor.w r6, r6, r7, ror #22
	/* round 16 */
	add.w r0, r0, r4, ror #3
	eor.w r3, r3, r0, ror #8
	add.w r8, r8, r3, ror #8
	eor.w r4, r4, r8, ror #29
	add.w r0, r0, r4, ror #23
	eor.w r3, r3, r0, ror #24
	add.w r8, r8, r3
	eor.w r4, r4, r8, ror #9
	str.w r3, [sp, #64]
	add.w r1, r1, r5, ror #3
	eor.w r10, r10, r1, ror #8
	add.w r7, r7, r10, ror #8
	eor.w r5, r5, r7, ror #29
	add.w r1, r1, r5, ror #23
	eor.w r10, r10, r1, ror #24
	add.w r7, r7, r10
	str.w r7, [sp, #60]
	eor.w r5, r5, r7, ror #9
	ldr.w r7, [sp, #52]
	ldr.w r3, [sp, #56]
	add.w r9, r9, r6, ror #3
	eor.w r11, r11, r9, ror #8
	add.w r7, r7, r11, ror #8
	eor.w r6, r6, r7, ror #29
	add.w r9, r9, r6, ror #23
	eor.w r11, r11, r9, ror #24
	add.w r7, r7, r11
	eor.w r6, r6, r7, ror #9
	add.w r2, r2, r3, ror #3
	eor.w r12, r12, r2, ror #8
	add.w lr, lr, r12, ror #8
	eor.w r3, r3, lr, ror #29
	add.w r2, r2, r3, ror #23
	eor.w r12, r12, r2, ror #24
	add.w lr, lr, r12
	eor.w r3, r3, lr, ror #9
	/* round 17 */
	add.w r0, r0, r3, ror #16
	eor.w r10, r10, r0
	add.w r7, r7, r10, ror #16
	eor.w r3, r3, r7, ror #16
	add.w r0, r0, r3, ror #4
	eor.w r10, r10, r0, ror #16
	add.w r7, r7, r10, ror #8
	eor.w r3, r3, r7, ror #28
	add.w r1, r1, r4, ror #16
	eor.w r11, r11, r1
	add.w lr, lr, r11, ror #16
	eor.w r4, r4, lr, ror #16
	add.w r1, r1, r4, ror #4
	eor.w r11, r11, r1, ror #16
	add.w lr, lr, r11, ror #8
	eor.w r4, r4, lr, ror #28
	str.w r7, [sp, #52]
	str.w r3, [sp, #56]
	add.w r9, r9, r5, ror #16
	eor.w r12, r12, r9
	add.w r8, r8, r12, ror #16
	eor.w r5, r5, r8, ror #16
	add.w r9, r9, r5, ror #4
	eor.w r12, r12, r9, ror #16
	add.w r8, r8, r12, ror #8
	eor.w r5, r5, r8, ror #28
	ldr.w r7, [sp, #60]
	ldr.w r3, [sp, #64]
	add.w r2, r2, r6, ror #16
	eor.w r3, r3, r2
	add.w r7, r7, r3, ror #16
	eor.w r6, r6, r7, ror #16
	add.w r2, r2, r6, ror #4
	eor.w r3, r3, r2, ror #16
	add.w r7, r7, r3, ror #8
	eor.w r6, r6, r7, ror #28
	/* round 18 */
	add.w r0, r0, r4, ror #29
	eor.w r3, r3, r0, ror #24
	add.w r8, r8, r3, ror #24
	eor.w r4, r4, r8, ror #3
	add.w r0, r0, r4, ror #17
	eor.w r3, r3, r0, ror #8
	add.w r8, r8, r3, ror #16
	eor.w r4, r4, r8, ror #15
	str.w r3, [sp, #64]
	add.w r1, r1, r5, ror #29
	eor.w r10, r10, r1, ror #24
	add.w r7, r7, r10, ror #24
	eor.w r5, r5, r7, ror #3
	add.w r1, r1, r5, ror #17
	eor.w r10, r10, r1, ror #8
	add.w r7, r7, r10, ror #16
	str.w r7, [sp, #60]
	eor.w r5, r5, r7, ror #15
	ldr.w r7, [sp, #52]
	ldr.w r3, [sp, #56]
	add.w r9, r9, r6, ror #29
	eor.w r11, r11, r9, ror #24
	add.w r7, r7, r11, ror #24
	eor.w r6, r6, r7, ror #3
	add.w r9, r9, r6, ror #17
	eor.w r11, r11, r9, ror #8
	add.w r7, r7, r11, ror #16
	eor.w r6, r6, r7, ror #15
	add.w r2, r2, r3, ror #29
	eor.w r12, r12, r2, ror #24
	add.w lr, lr, r12, ror #24
	eor.w r3, r3, lr, ror #3
	add.w r2, r2, r3, ror #17
	eor.w r12, r12, r2, ror #8
	add.w lr, lr, r12, ror #16
	eor.w r3, r3, lr, ror #15
	/* round 19 */
	add.w r0, r0, r3, ror #10
	eor.w r10, r10, r0, ror #16
	add.w r7, r7, r10
	eor.w r3, r3, r7, ror #22
	add.w r0, r0, r3, ror #30
	eor.w r10, r10, r0
	add.w r7, r7, r10, ror #24
	eor.w r3, r3, r7, ror #2
	add.w r1, r1, r4, ror #10
	eor.w r11, r11, r1, ror #16
	add.w lr, lr, r11
	eor.w r4, r4, lr, ror #22
	add.w r1, r1, r4, ror #30
	eor.w r11, r11, r1
	add.w lr, lr, r11, ror #24
	eor.w r4, r4, lr, ror #2
	str.w r7, [sp, #52]
	str.w r3, [sp, #56]
	add.w r9, r9, r5, ror #10
	eor.w r12, r12, r9, ror #16
	add.w r8, r8, r12
	eor.w r5, r5, r8, ror #22
	add.w r9, r9, r5, ror #30
	eor.w r12, r12, r9
	add.w r8, r8, r12, ror #24
	eor.w r5, r5, r8, ror #2
	ldr.w r7, [sp, #60]
	ldr.w r3, [sp, #64]
	add.w r2, r2, r6, ror #10
	eor.w r3, r3, r2, ror #16
	add.w r7, r7, r3
	eor.w r6, r6, r7, ror #22
	add.w r2, r2, r6, ror #30
	eor.w r3, r3, r2
	add.w r7, r7, r3, ror #24
	eor.w r6, r6, r7, ror #2
	/* round 20 */
	add.w r0, r0, r4, ror #23
	eor.w r3, r3, r0, ror #8
	add.w r8, r8, r3, ror #8
	eor.w r4, r4, r8, ror #9
	add.w r0, r0, r4, ror #11
	eor.w r3, r3, r0, ror #24
	add.w r8, r8, r3
	eor.w r4, r4, r8, ror #21
	str.w r3, [sp, #64]
	add.w r1, r1, r5, ror #23
	eor.w r10, r10, r1, ror #8
	add.w r7, r7, r10, ror #8
	eor.w r5, r5, r7, ror #9
	add.w r1, r1, r5, ror #11
	eor.w r10, r10, r1, ror #24
	add.w r7, r7, r10
	str.w r7, [sp, #60]
	eor.w r5, r5, r7, ror #21
	ldr.w r7, [sp, #52]
	ldr.w r3, [sp, #56]
	add.w r9, r9, r6, ror #23
	eor.w r11, r11, r9, ror #8
	add.w r7, r7, r11, ror #8
	eor.w r6, r6, r7, ror #9
	add.w r9, r9, r6, ror #11
	eor.w r11, r11, r9, ror #24
	add.w r7, r7, r11
	eor.w r6, r6, r7, ror #21
	add.w r2, r2, r3, ror #23
	eor.w r12, r12, r2, ror #8
	add.w lr, lr, r12, ror #8
	eor.w r3, r3, lr, ror #9
	add.w r2, r2, r3, ror #11
	eor.w r12, r12, r2, ror #24
	add.w lr, lr, r12
	eor.w r3, r3, lr, ror #21
	bcs.w .Ladd
	/* samples to store */
	str.w r6, [sp, #68]
	str.w r8, [sp, #72]
	str.w r10, [sp, #76]
	str.w r11, [sp, #80]
	str.w r12, [sp, #84]
	str.w lr, [sp, #88]
	str.w r7, [sp, #92]
	mov.w r10, #0x55555555
	mov.w r11, #0x33333333
	mov.w r12, #3
	mov.w lr, #0x08100000
	mvn.w r7, #23
	ldr.w r8, [sp, #104]
	ldr.w r6, [sp, #116]
	/* word 0 */
	add.w r0, r6, r0
	and.w r6, r10, r0, lsr #1
	sub.w r0, r0, r6
	and.w r6, r11, r0, lsr #2
	mls r0, r6, r12, r0
	ldr.w r6, [sp, #120]
	add.w r0, r0, r0, lsr #4
	and.w r0, r0, #0x0f0f0f0f
	usada8 r0, r0, lr, r7
	strh.w r0, [r8, #0]
	/* word 1 */
	add.w r1, r6, r1
	and.w r6, r10, r1, lsr #1
	sub.w r1, r1, r6
	and.w r6, r11, r1, lsr #2
	mls r1, r6, r12, r1
	ldr.w r6, [sp, #124]
	add.w r1, r1, r1, lsr #4
	and.w r1, r1, #0x0f0f0f0f
	usada8 r1, r1, lr, r7
	strh.w r1, [r8, #4]
	/* word 2 */
	add.w r9, r6, r9
	and.w r6, r10, r9, lsr #1
	sub.w r9, r9, r6
	and.w r6, r11, r9, lsr #2
	mls r9, r6, r12, r9
	ldr.w r6, [sp, #128]
	add.w r9, r9, r9, lsr #4
	and.w r9, r9, #0x0f0f0f0f
	usada8 r9, r9, lr, r7
	strh.w r9, [r8, #8]
	/* word 3 */
	add.w r2, r6, r2
	and.w r6, r10, r2, lsr #1
	sub.w r2, r2, r6
	and.w r6, r11, r2, lsr #2
	mls r2, r6, r12, r2
	ldr.w r6, [sp, #132]
	add.w r2, r2, r2, lsr #4
	and.w r2, r2, #0x0f0f0f0f
	usada8 r2, r2, lr, r7
	strh.w r2, [r8, #12]
	/* word 4 */
	add.w r3, r6, r3, ror #4
	and.w r6, r10, r3, lsr #1
	sub.w r3, r3, r6
	and.w r6, r11, r3, lsr #2
	mls r3, r6, r12, r3
	ldr.w r6, [sp, #136]
	add.w r3, r3, r3, lsr #4
	and.w r3, r3, #0x0f0f0f0f
	usada8 r3, r3, lr, r7
	strh.w r3, [r8, #16]
	/* word 5 */
	add.w r4, r6, r4, ror #4
	and.w r6, r10, r4, lsr #1
	sub.w r4, r4, r6
	and.w r6, r11, r4, lsr #2
	mls r4, r6, r12, r4
	ldr.w r6, [sp, #140]
	add.w r4, r4, r4, lsr #4
	and.w r4, r4, #0x0f0f0f0f
	usada8 r4, r4, lr, r7
	strh.w r4, [r8, #20]
	/* word 6 */
	add.w r5, r6, r5, ror #4
	and.w r6, r10, r5, lsr #1
	sub.w r5, r5, r6
	and.w r6, r11, r5, lsr #2
	mls r5, r6, r12, r5
	ldr.w r0, [sp, #68]
	ldr.w r6, [sp, #144]
	add.w r5, r5, r5, lsr #4
	and.w r5, r5, #0x0f0f0f0f
	usada8 r5, r5, lr, r7
	strh.w r5, [r8, #24]
	/* word 7 */
	add.w r0, r6, r0, ror #4
	and.w r6, r10, r0, lsr #1
	sub.w r0, r0, r6
	and.w r6, r11, r0, lsr #2
	mls r0, r6, r12, r0
	ldr.w r1, [sp, #92]
	ldr.w r6, [sp, #148]
	add.w r0, r0, r0, lsr #4
	and.w r0, r0, #0x0f0f0f0f
	usada8 r0, r0, lr, r7
	strh.w r0, [r8, #28]
	/* word 8 */
	add.w r1, r6, r1
	and.w r6, r10, r1, lsr #1
	sub.w r1, r1, r6
	and.w r6, r11, r1, lsr #2
	mls r1, r6, r12, r1
	ldr.w r9, [sp, #88]
	ldr.w r6, [sp, #152]
	add.w r1, r1, r1, lsr #4
	and.w r1, r1, #0x0f0f0f0f
	usada8 r1, r1, lr, r7
	strh.w r1, [r8, #32]
	/* word 9 */
	add.w r9, r6, r9
	and.w r6, r10, r9, lsr #1
	sub.w r9, r9, r6
	and.w r6, r11, r9, lsr #2
	mls r9, r6, r12, r9
	ldr.w r2, [sp, #72]
	ldr.w r6, [sp, #156]
	add.w r9, r9, r9, lsr #4
	and.w r9, r9, #0x0f0f0f0f
	usada8 r9, r9, lr, r7
	strh.w r9, [r8, #36]
	/* word 10 */
	add.w r2, r6, r2
	and.w r6, r10, r2, lsr #1
	sub.w r2, r2, r6
	and.w r6, r11, r2, lsr #2
	mls r2, r6, r12, r2
	ldr.w r3, [sp, #60]
	ldr.w r6, [sp, #160]
	add.w r2, r2, r2, lsr #4
	and.w r2, r2, #0x0f0f0f0f
	usada8 r2, r2, lr, r7
	strh.w r2, [r8, #40]
	/* word 11 */
	add.w r3, r6, r3
	and.w r6, r10, r3, lsr #1
	sub.w r3, r3, r6
	and.w r6, r11, r3, lsr #2
	mls r3, r6, r12, r3
	ldr.w r4, [sp, #76]
	ldr.w r6, [sp, #164]
	add.w r3, r3, r3, lsr #4
	and.w r3, r3, #0x0f0f0f0f
	usada8 r3, r3, lr, r7
	strh.w r3, [r8, #44]
	/* word 12 */
	add.w r4, r6, r4
	add.w r6, r6, #1
	str.w r6, [sp, #164]
	and.w r6, r10, r4, lsr #1
	sub.w r4, r4, r6
	and.w r6, r11, r4, lsr #2
	mls r4, r6, r12, r4
	ldr.w r5, [sp, #80]
	ldr.w r6, [sp, #168]
	add.w r4, r4, r4, lsr #4
	and.w r4, r4, #0x0f0f0f0f
	usada8 r4, r4, lr, r7
	strh.w r4, [r8, #48]
	/* word 13 */
	add.w r5, r6, r5
	and.w r6, r10, r5, lsr #1
	sub.w r5, r5, r6
	and.w r6, r11, r5, lsr #2
	mls r5, r6, r12, r5
	ldr.w r0, [sp, #84]
	ldr.w r6, [sp, #172]
	add.w r5, r5, r5, lsr #4
	and.w r5, r5, #0x0f0f0f0f
	usada8 r5, r5, lr, r7
	strh.w r5, [r8, #52]
	/* word 14 */
	add.w r0, r6, r0
	and.w r6, r10, r0, lsr #1
	sub.w r0, r0, r6
	and.w r6, r11, r0, lsr #2
	mls r0, r6, r12, r0
	ldr.w r1, [sp, #64]
	ldr.w r6, [sp, #176]
	add.w r0, r0, r0, lsr #4
	and.w r0, r0, #0x0f0f0f0f
	usada8 r0, r0, lr, r7
	strh.w r0, [r8, #56]
	/* word 15 */
	add.w r1, r6, r1
	and.w r6, r10, r1, lsr #1
	sub.w r1, r1, r6
	and.w r6, r11, r1, lsr #2
	mls r1, r6, r12, r1
	add.w r1, r1, r1, lsr #4
	and.w r1, r1, #0x0f0f0f0f
	usada8 r1, r1, lr, r7
	strh.w r1, [r8, #60]
	add.w r8, r8, #64
	str.w r8, [sp, #104]
	ldr.w r6, [sp, #108]
	cmp.w r8, r6
	bcc.w .Lblock
	/* the other half */
	tst.w r8, #2
	bne.w .Ldone
	subw r8, r8, #2046
	add.w r6, r6, #2
	str.w r8, [sp, #104]
	str.w r6, [sp, #108]
	cmp.w r8, r6
	b.w .Lblock
.Ladd:
	/* samples to add: the first word of the block */
	str.w r6, [sp, #68]
	str.w r8, [sp, #72]
	str.w r10, [sp, #76]
	str.w r11, [sp, #80]
	str.w r12, [sp, #84]
	str.w lr, [sp, #88]
	str.w r7, [sp, #92]
	mov.w r10, #0x55555555
	mov.w r11, #0x33333333
	mov.w r12, #3
	mov.w lr, #0x08100000
	mvn.w r7, #23
	ldr.w r6, [sp, #108]
	lsr.w r8, r6, #1
	and.w r8, r8, #033
	and.w r6, r6, #011
	orr.w r8, r8, r6, lsl #2
	orr.w r8, r8, r8, lsl #6
	ubfx r8, r8, #3, #6
	ldr.w r6, [sp, #104]
	add.w r8, r6, r8, lsl #2
	ldr.w r6, [sp, #116]
	/* word 0 */
	add.w r0, r6, r0
	and.w r6, r10, r0, lsr #1
	sub.w r0, r0, r6
	and.w r6, r11, r0, lsr #2
	mls r0, r6, r12, r0
	ldr.w r6, [sp, #120]
	add.w r0, r0, r0, lsr #4
	and.w r0, r0, #0x0f0f0f0f
	usada8 r0, r0, lr, r7
	/* word 1 */
	add.w r1, r6, r1
	and.w r6, r10, r1, lsr #1
	sub.w r1, r1, r6
	and.w r6, r11, r1, lsr #2
	mls r1, r6, r12, r1
	ldr.w r6, [sp, #124]
	add.w r1, r1, r1, lsr #4
	and.w r1, r1, #0x0f0f0f0f
	usada8 r1, r1, lr, r7
	/* word 2 */
	add.w r9, r6, r9
	and.w r6, r10, r9, lsr #1
	sub.w r9, r9, r6
	and.w r6, r11, r9, lsr #2
	mls r9, r6, r12, r9
	ldr.w r6, [sp, #128]
	add.w r9, r9, r9, lsr #4
	and.w r9, r9, #0x0f0f0f0f
	usada8 r9, r9, lr, r7
	/* word 3 */
	add.w r2, r6, r2
	and.w r6, r10, r2, lsr #1
	sub.w r2, r2, r6
	and.w r6, r11, r2, lsr #2
	mls r2, r6, r12, r2
	ldr.w r6, [sp, #132]
	add.w r2, r2, r2, lsr #4
	and.w r2, r2, #0x0f0f0f0f
	usada8 r2, r2, lr, r7
	pkhbt r0, r0, r1, lsl #16
	pkhbt r9, r9, r2, lsl #16
	ldr.w r1, [r8, #0]
	ldr.w r2, [r8, #1024]
	uadd16 r0, r0, r1
	uadd16 r9, r9, r2
	str.w r0, [r8, #0]
	str.w r9, [r8, #1024]
	/* word 4 */
	add.w r3, r6, r3, ror #4
	and.w r6, r10, r3, lsr #1
	sub.w r3, r3, r6
	and.w r6, r11, r3, lsr #2
	mls r3, r6, r12, r3
	ldr.w r6, [sp, #136]
	add.w r3, r3, r3, lsr #4
	and.w r3, r3, #0x0f0f0f0f
	usada8 r3, r3, lr, r7
	/* word 5 */
	add.w r4, r6, r4, ror #4
	and.w r6, r10, r4, lsr #1
	sub.w r4, r4, r6
	and.w r6, r11, r4, lsr #2
	mls r4, r6, r12, r4
	ldr.w r6, [sp, #140]
	add.w r4, r4, r4, lsr #4
	and.w r4, r4, #0x0f0f0f0f
	usada8 r4, r4, lr, r7
	/* word 6 */
	add.w r5, r6, r5, ror #4
	and.w r6, r10, r5, lsr #1
	sub.w r5, r5, r6
	and.w r6, r11, r5, lsr #2
	mls r5, r6, r12, r5
	ldr.w r0, [sp, #68]
	ldr.w r6, [sp, #144]
	add.w r5, r5, r5, lsr #4
	and.w r5, r5, #0x0f0f0f0f
	usada8 r5, r5, lr, r7
	/* word 7 */
	add.w r0, r6, r0, ror #4
	and.w r6, r10, r0, lsr #1
	sub.w r0, r0, r6
	and.w r6, r11, r0, lsr #2
	mls r0, r6, r12, r0
	ldr.w r1, [sp, #92]
	ldr.w r6, [sp, #148]
	add.w r0, r0, r0, lsr #4
	and.w r0, r0, #0x0f0f0f0f
	usada8 r0, r0, lr, r7
	pkhbt r3, r3, r4, lsl #16
	pkhbt r5, r5, r0, lsl #16
	ldr.w r4, [r8, #256]
	ldr.w r0, [r8, #1280]
	uadd16 r3, r3, r4
	uadd16 r5, r5, r0
	str.w r3, [r8, #256]
	str.w r5, [r8, #1280]
	/* word 8 */
	add.w r1, r6, r1
	and.w r6, r10, r1, lsr #1
	sub.w r1, r1, r6
	and.w r6, r11, r1, lsr #2
	mls r1, r6, r12, r1
	ldr.w r9, [sp, #88]
	ldr.w r6, [sp, #152]
	add.w r1, r1, r1, lsr #4
	and.w r1, r1, #0x0f0f0f0f
	usada8 r1, r1, lr, r7
	/* word 9 */
	add.w r9, r6, r9
	and.w r6, r10, r9, lsr #1
	sub.w r9, r9, r6
	and.w r6, r11, r9, lsr #2
	mls r9, r6, r12, r9
	ldr.w r2, [sp, #72]
	ldr.w r6, [sp, #156]
	add.w r9, r9, r9, lsr #4
	and.w r9, r9, #0x0f0f0f0f
	usada8 r9, r9, lr, r7
	/* word 10 */
	add.w r2, r6, r2
	and.w r6, r10, r2, lsr #1
	sub.w r2, r2, r6
	and.w r6, r11, r2, lsr #2
	mls r2, r6, r12, r2
	ldr.w r3, [sp, #60]
	ldr.w r6, [sp, #160]
	add.w r2, r2, r2, lsr #4
	and.w r2, r2, #0x0f0f0f0f
	usada8 r2, r2, lr, r7
	/* word 11 */
	add.w r3, r6, r3
	and.w r6, r10, r3, lsr #1
	sub.w r3, r3, r6
	and.w r6, r11, r3, lsr #2
	mls r3, r6, r12, r3
	ldr.w r4, [sp, #76]
	ldr.w r6, [sp, #164]
	add.w r3, r3, r3, lsr #4
	and.w r3, r3, #0x0f0f0f0f
	usada8 r3, r3, lr, r7
	pkhbt r1, r1, r9, lsl #16
	pkhbt r2, r2, r3, lsl #16
	ldr.w r9, [r8, #512]
	ldr.w r3, [r8, #1536]
	uadd16 r1, r1, r9
	uadd16 r2, r2, r3
	str.w r1, [r8, #512]
	str.w r2, [r8, #1536]
	/* word 12 */
	add.w r4, r6, r4
	add.w r6, r6, #1
	str.w r6, [sp, #164]
	and.w r6, r10, r4, lsr #1
	sub.w r4, r4, r6
	and.w r6, r11, r4, lsr #2
	mls r4, r6, r12, r4
	ldr.w r5, [sp, #80]
	ldr.w r6, [sp, #168]
	add.w r4, r4, r4, lsr #4
	and.w r4, r4, #0x0f0f0f0f
	usada8 r4, r4, lr, r7
	/* word 13 */
	add.w r5, r6, r5
	and.w r6, r10, r5, lsr #1
	sub.w r5, r5, r6
	and.w r6, r11, r5, lsr #2
	mls r5, r6, r12, r5
	ldr.w r0, [sp, #84]
	ldr.w r6, [sp, #172]
	add.w r5, r5, r5, lsr #4
	and.w r5, r5, #0x0f0f0f0f
	usada8 r5, r5, lr, r7
	/* word 14 */
	add.w r0, r6, r0
	and.w r6, r10, r0, lsr #1
	sub.w r0, r0, r6
	and.w r6, r11, r0, lsr #2
	mls r0, r6, r12, r0
	ldr.w r1, [sp, #64]
	ldr.w r6, [sp, #176]
	add.w r0, r0, r0, lsr #4
	and.w r0, r0, #0x0f0f0f0f
	usada8 r0, r0, lr, r7
	/* word 15 */
	add.w r1, r6, r1
	and.w r6, r10, r1, lsr #1
	sub.w r1, r1, r6
	and.w r6, r11, r1, lsr #2
	mls r1, r6, r12, r1
	add.w r1, r1, r1, lsr #4
	and.w r1, r1, #0x0f0f0f0f
	usada8 r1, r1, lr, r7
	pkhbt r4, r4, r5, lsl #16
	pkhbt r0, r0, r1, lsl #16
	ldr.w r5, [r8, #768]
	ldr.w r1, [r8, #1792]
	uadd16 r4, r4, r5
	uadd16 r0, r0, r1
	str.w r4, [r8, #768]
	str.w r0, [r8, #1792]
	ldr.w r6, [sp, #108]
	add.w r6, r6, #1
	str.w r6, [sp, #108]
	rsbs.w r6, r6, #64
	bne.w .Lblock
.Ldone:
	add.w sp, sp, #180
	pop.w {r4-r11, pc}
	.size chacha20_noise, . - chacha20_noise
#endif

#endif
