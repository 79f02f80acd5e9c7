/* Printed by gen/noise_armv6m.py, which says how the blocks are done.
 *
 * void newhope_store_samples(newhope_poly *poly, uint32_t input[16], uint32_t stream[16])  -> SAMPLED
 * void newhope_add_samples(newhope_poly *poly, uint32_t input[16], uint32_t stream[16])    on NATURAL
 *
 * Noise (Alkim, Ducas, Poeppelmann, Schwabe 2016, section 7): sample i is the popcount of the low half of
 * word i of the ChaCha20 stream, less that of the high half; the stream begins with block `input`. Its
 * counter's low word counts on mod 2^32, as in C. The two arrays stay as they are.
 *
 * SAMPLED: word p = (r[p], r[p + 512]), each plus 3q, so that it is unsigned: 36,851 ... 36,883.
 * NATURAL: word p = (c[2k], c[2k + 1]), unsigned, p = bitrev(k). Lanes of 6,144 ... 18,434 (q/2 ... 3q/2)
 * become 6,128 ... 18,450: neither lane leaves its 16 bits, so that one sum of words is exact for both.
 *
 * Popcount: x - (x >> 1 & 0x5555...) has a count of 0 ... 2 in each 2 bits, the next sum one of at most 4 in
 * each 4 bits, (x + (x >> 4)) & 0x0f0f0f0f one of at most 8 in each byte, and no field reaches its neighbour.
 * These bytes b times 2^24 + 2^16 - 2^8 - 1 are, mod 2^32, (b0 + b1 - b2 - b3) 2^24 + (b0 - b1 - b2) 2^16 -
 * (b0 + b1) 2^8 - b0. What is below 2^24 has an absolute value below 2^21, so that the quotient rounds to the
 * sample: bits 24 ... 31, signed, plus bit 23, which is the carry of the shift.
 *
 * No branch and no address depends on data.
 *
 * entry: r0 poly, r1 input, r2 stream, unused; all aligned to 4 bytes
 * exit: -
 * clobbers: r0-r3, r12, lr, flags
 * stack: 440 bytes
 * cycles: 121,602 (cortex-m0) newhope_store_samples
 *         124,072 (cortex-m0) newhope_add_samples
 * code: 4,440 bytes, with its constants
 */
#include "../backend.h"

#if NEWHOPE_BACKEND == NEWHOPE_BACKEND_ARMV6M

	.syntax unified
	.thumb
	.section .text.newhope_noise, "ax", %progbits
	.p2align 2
	.global newhope_store_samples
	.type newhope_store_samples, %function
	.thumb_func
newhope_store_samples:
	push {r4-r7, lr}
	mov r4, r8
	mov r5, r9
	mov r6, r10
	mov r7, r11
	push {r4-r7}
	sub sp, #160
	str r0, [sp, #152]
	ldr r2, =2048
	adds r0, r0, r2
	str r0, [sp, #156]
	ldr r2, =36867
	ldr r3, =.Lstore + 1
	b chacha20_noise
	.size newhope_store_samples, . - newhope_store_samples
	.global newhope_add_samples
	.type newhope_add_samples, %function
	.thumb_func
newhope_add_samples:
	push {r4-r7, lr}
	mov r4, r8
	mov r5, r9
	mov r6, r10
	mov r7, r11
	push {r4-r7}
	sub sp, #160
	str r0, [sp, #152]
	movs r2, #0
	str r2, [sp, #156]
	ldr r3, =.Ladd + 1
	.size newhope_add_samples, . - newhope_add_samples
	.type chacha20_noise, %function
	.thumb_func
chacha20_noise:
	/* r2 bias, r3 what follows a block */
	str r2, [sp, #148]
	str r3, [sp, #128]
	adr r2, .Lconstants
	ldm r2!, {r4-r7}
	add r2, sp, #132
	stm r2!, {r4-r7}
	/* the input */
	add r2, sp, #64
	ldm r1!, {r4-r7}
	stm r2!, {r4-r7}
	ldm r1!, {r4-r7}
	stm r2!, {r4-r7}
	ldm r1!, {r4-r7}
	stm r2!, {r4-r7}
	ldm r1!, {r4-r7}
	stm r2!, {r4-r7}
	/* what is the same in all blocks */
	ldr r0, [sp, #68]
	ldr r1, [sp, #84]
	ldr r2, [sp, #100]
	ldr r3, [sp, #116]
	adds r0, r0, r1
	eors r3, r0
	movs r7, #16
	rors r3, r7
	adds r2, r2, r3
	eors r1, r2
	movs r7, #20
	rors r1, r7
	adds r0, r0, r1
	eors r3, r0
	movs r7, #24
	rors r3, r7
	adds r2, r2, r3
	eors r1, r2
	movs r7, #25
	rors r1, r7
	str r0, [sp, #4]
	str r1, [sp, #20]
	str r2, [sp, #36]
	str r3, [sp, #52]
	ldr r0, [sp, #72]
	ldr r1, [sp, #88]
	ldr r2, [sp, #104]
	ldr r3, [sp, #120]
	adds r0, r0, r1
	eors r3, r0
	movs r7, #16
	rors r3, r7
	adds r2, r2, r3
	eors r1, r2
	movs r7, #20
	rors r1, r7
	adds r0, r0, r1
	eors r3, r0
	movs r7, #24
	rors r3, r7
	adds r2, r2, r3
	eors r1, r2
	movs r7, #25
	rors r1, r7
	str r0, [sp, #8]
	str r1, [sp, #24]
	str r2, [sp, #40]
	str r3, [sp, #56]
	ldr r0, [sp, #76]
	ldr r1, [sp, #92]
	ldr r2, [sp, #108]
	ldr r3, [sp, #124]
	adds r0, r0, r1
	eors r3, r0
	movs r7, #16
	rors r3, r7
	adds r2, r2, r3
	eors r1, r2
	movs r7, #20
	rors r1, r7
	adds r0, r0, r1
	eors r3, r0
	movs r7, #24
	rors r3, r7
	adds r2, r2, r3
	eors r1, r2
	movs r7, #25
	rors r1, r7
	str r0, [sp, #12]
	str r1, [sp, #28]
	str r2, [sp, #44]
	str r3, [sp, #60]
	ldr r0, [sp, #4]
	ldr r1, [sp, #24]
	adds r0, r0, r1
	str r0, [sp, #4]
	ldr r0, [sp, #8]
	ldr r1, [sp, #28]
	ldr r2, [sp, #52]
	adds r0, r0, r1
	eors r2, r0
	rev r2, r2
	rev16 r2, r2
	str r0, [sp, #8]
	str r1, [sp, #28]
	str r2, [sp, #52]
	ldr r0, [sp, #64]
	ldr r1, [sp, #80]
	ldr r2, [sp, #96]
	adds r0, r0, r1
	str r0, [sp, #0]
	str r1, [sp, #16]
	str r2, [sp, #32]
	b .Lblock
	.ltorg
	.p2align 2
.Lconstants:
	.word 0x55555555, 0x33333333, 0x0f0f0f0f, 0x0100feff
.Lblock:
	/* round 1: 0, 4, 8, 12 */
	ldr r0, [sp, #0]
	ldr r1, [sp, #16]
	ldr r2, [sp, #112]
	ldr r3, [sp, #32]
	eors r2, r0
	rev r2, r2
	rev16 r2, r2
	adds r3, r3, r2
	eors r1, r3
	movs r4, #20
	rors r1, r4
	adds r0, r0, r1
	eors r2, r0
	/* round 2: 0, 5, 10, 15 */
	ldr r5, [sp, #20]
	ldr r6, [sp, #60]
	ldr r7, [sp, #40]
	adds r0, r0, r5
	eors r6, r0
	rev r6, r6
	rev16 r6, r6
	adds r7, r7, r6
	eors r5, r7
	rors r5, r4
	adds r0, r0, r5
	eors r6, r0
	movs r4, #24
	rors r2, r4
	adds r3, r3, r2
	eors r1, r3
	rors r6, r4
	adds r7, r7, r6
	eors r5, r7
	push {r0, r6, r7}
	/* round 2: 2, 7, 8, 13 */
	ldr r0, [sp, #20]
	ldr r4, [sp, #40]
	ldr r6, [sp, #64]
	adds r3, r3, r6
	eors r4, r3
	movs r7, #20
	rors r4, r7
	adds r0, r0, r4
	eors r6, r0
	mov r8, r0
	movs r0, #24
	rors r6, r0
	adds r3, r3, r6
	eors r4, r3
	mov r9, r3
	movs r0, #25
	rors r4, r0
	rors r1, r0
	rors r5, r0
	/* round 2: 3, 4, 9, 14 */
	mov r10, r4
	ldr r0, [sp, #24]
	ldr r3, [sp, #68]
	ldr r4, [sp, #48]
	adds r0, r0, r1
	eors r3, r0
	rev r3, r3
	rev16 r3, r3
	adds r4, r4, r3
	eors r1, r4
	rors r1, r7
	adds r0, r0, r1
	eors r3, r0
	mov r11, r0
	movs r0, #24
	rors r3, r0
	adds r4, r4, r3
	eors r1, r4
	mov r12, r3
	movs r0, #25
	rors r1, r0
	/* round 2: 1, 6, 11, 12 */
	mov lr, r1
	ldr r0, [sp, #16]
	ldr r1, [sp, #36]
	ldr r3, [sp, #56]
	eors r2, r0
	rev r2, r2
	rev16 r2, r2
	adds r3, r3, r2
	eors r1, r3
	rors r1, r7
	adds r0, r0, r1
	eors r2, r0
	/* round 3: 1, 5, 9, 13 */
	adds r0, r0, r5
	eors r6, r0
	rev r6, r6
	rev16 r6, r6
	adds r4, r4, r6
	eors r5, r4
	rors r5, r7
	adds r0, r0, r5
	eors r6, r0
	movs r7, #24
	rors r2, r7
	adds r3, r3, r2
	eors r1, r3
	rors r6, r7
	adds r4, r4, r6
	eors r5, r4
	push {r0, r4, r6}
	/* round 3: 3, 7, 11, 15 */
	mov r0, r11
	mov r4, r10
	ldr r6, [sp, #16]
	adds r0, r0, r4
	eors r6, r0
	rev r6, r6
	rev16 r6, r6
	adds r3, r3, r6
	eors r4, r3
	movs r7, #20
	rors r4, r7
	adds r0, r0, r4
	eors r6, r0
	mov r10, r0
	movs r0, #24
	rors r6, r0
	adds r3, r3, r6
	eors r4, r3
	mov r11, r3
	movs r0, #25
	rors r4, r0
	rors r5, r0
	rors r1, r0
	/* round 3: 2, 6, 10, 14 */
	mov r0, r8
	mov r8, r4
	mov r3, r12
	ldr r4, [sp, #20]
	adds r0, r0, r1
	eors r3, r0
	rev r3, r3
	rev16 r3, r3
	adds r4, r4, r3
	eors r1, r4
	rors r1, r7
	adds r0, r0, r1
	eors r3, r0
	mov r12, r0
	movs r0, #24
	rors r3, r0
	adds r4, r4, r3
	eors r1, r4
	movs r0, #25
	rors r1, r0
	/* round 3: 0, 4, 8, 12 */
	mov r0, lr
	mov lr, r1
	mov r1, r9
	mov r9, r3
	ldr r3, [sp, #12]
	adds r3, r3, r0
	eors r2, r3
	rev r2, r2
	rev16 r2, r2
	adds r1, r1, r2
	eors r0, r1
	rors r0, r7
	adds r3, r3, r0
	eors r2, r3
	/* round 4: 0, 5, 10, 15 */
	adds r3, r3, r5
	eors r6, r3
	rev r6, r6
	rev16 r6, r6
	adds r4, r4, r6
	eors r5, r4
	rors r5, r7
	adds r3, r3, r5
	eors r6, r3
	movs r7, #24
	rors r2, r7
	adds r1, r1, r2
	eors r0, r1
	rors r6, r7
	adds r4, r4, r6
	eors r5, r4
	push {r3, r4, r6}
	/* round 4: 2, 7, 8, 13 */
	mov r3, r12
	mov r4, r8
	ldr r6, [sp, #20]
	adds r3, r3, r4
	eors r6, r3
	rev r6, r6
	rev16 r6, r6
	adds r1, r1, r6
	eors r4, r1
	movs r7, #20
	rors r4, r7
	adds r3, r3, r4
	eors r6, r3
	mov r8, r3
	movs r3, #24
	rors r6, r3
	adds r1, r1, r6
	eors r4, r1
	mov r12, r1
	movs r1, #25
	rors r4, r1
	rors r0, r1
	rors r5, r1
	/* round 4: 3, 4, 9, 14 */
	mov r1, r10
	mov r10, r4
	mov r3, r9
	ldr r4, [sp, #16]
	adds r1, r1, r0
	eors r3, r1
	rev r3, r3
	rev16 r3, r3
	adds r4, r4, r3
	eors r0, r4
	rors r0, r7
	adds r1, r1, r0
	eors r3, r1
	mov r9, r1
	movs r1, #24
	rors r3, r1
	adds r4, r4, r3
	eors r0, r4
	movs r1, #25
	rors r0, r1
	/* round 4: 1, 6, 11, 12 */
	mov r1, lr
	mov lr, r0
	mov r0, r11
	mov r11, r3
	ldr r3, [sp, #12]
	adds r3, r3, r1
	eors r2, r3
	rev r2, r2
	rev16 r2, r2
	adds r0, r0, r2
	eors r1, r0
	rors r1, r7
	adds r3, r3, r1
	eors r2, r3
	/* round 5: 1, 5, 9, 13 */
	adds r3, r3, r5
	eors r6, r3
	rev r6, r6
	rev16 r6, r6
	adds r4, r4, r6
	eors r5, r4
	rors r5, r7
	adds r3, r3, r5
	eors r6, r3
	movs r7, #24
	rors r2, r7
	adds r0, r0, r2
	eors r1, r0
	rors r6, r7
	adds r4, r4, r6
	eors r5, r4
	push {r3, r4, r6}
	/* round 5: 3, 7, 11, 15 */
	mov r3, r9
	mov r4, r10
	ldr r6, [sp, #20]
	adds r3, r3, r4
	eors r6, r3
	rev r6, r6
	rev16 r6, r6
	adds r0, r0, r6
	eors r4, r0
	movs r7, #20
	rors r4, r7
	adds r3, r3, r4
	eors r6, r3
	mov r9, r3
	movs r3, #24
	rors r6, r3
	adds r0, r0, r6
	eors r4, r0
	mov r10, r0
	movs r0, #25
	rors r4, r0
	rors r5, r0
	rors r1, r0
	/* round 5: 2, 6, 10, 14 */
	mov r0, r8
	mov r8, r4
	mov r3, r11
	ldr r4, [sp, #16]
	adds r0, r0, r1
	eors r3, r0
	rev r3, r3
	rev16 r3, r3
	adds r4, r4, r3
	eors r1, r4
	rors r1, r7
	adds r0, r0, r1
	eors r3, r0
	mov r11, r0
	movs r0, #24
	rors r3, r0
	adds r4, r4, r3
	eors r1, r4
	movs r0, #25
	rors r1, r0
	/* round 5: 0, 4, 8, 12 */
	mov r0, lr
	mov lr, r1
	mov r1, r12
	mov r12, r3
	ldr r3, [sp, #12]
	adds r3, r3, r0
	eors r2, r3
	rev r2, r2
	rev16 r2, r2
	adds r1, r1, r2
	eors r0, r1
	rors r0, r7
	adds r3, r3, r0
	eors r2, r3
	/* round 6: 0, 5, 10, 15 */
	adds r3, r3, r5
	eors r6, r3
	rev r6, r6
	rev16 r6, r6
	adds r4, r4, r6
	eors r5, r4
	rors r5, r7
	adds r3, r3, r5
	eors r6, r3
	movs r7, #24
	rors r2, r7
	adds r1, r1, r2
	eors r0, r1
	rors r6, r7
	adds r4, r4, r6
	eors r5, r4
	push {r3, r4, r6}
	/* round 6: 2, 7, 8, 13 */
	mov r3, r11
	mov r4, r8
	ldr r6, [sp, #20]
	adds r3, r3, r4
	eors r6, r3
	rev r6, r6
	rev16 r6, r6
	adds r1, r1, r6
	eors r4, r1
	movs r7, #20
	rors r4, r7
	adds r3, r3, r4
	eors r6, r3
	mov r8, r3
	movs r3, #24
	rors r6, r3
	adds r1, r1, r6
	eors r4, r1
	mov r11, r1
	movs r1, #25
	rors r4, r1
	rors r0, r1
	rors r5, r1
	/* round 6: 3, 4, 9, 14 */
	mov r1, r9
	mov r9, r4
	mov r3, r12
	ldr r4, [sp, #16]
	adds r1, r1, r0
	eors r3, r1
	rev r3, r3
	rev16 r3, r3
	adds r4, r4, r3
	eors r0, r4
	rors r0, r7
	adds r1, r1, r0
	eors r3, r1
	mov r12, r1
	movs r1, #24
	rors r3, r1
	adds r4, r4, r3
	eors r0, r4
	movs r1, #25
	rors r0, r1
	/* round 6: 1, 6, 11, 12 */
	mov r1, lr
	mov lr, r0
	mov r0, r10
	mov r10, r3
	ldr r3, [sp, #12]
	adds r3, r3, r1
	eors r2, r3
	rev r2, r2
	rev16 r2, r2
	adds r0, r0, r2
	eors r1, r0
	rors r1, r7
	adds r3, r3, r1
	eors r2, r3
	/* round 7: 1, 5, 9, 13 */
	adds r3, r3, r5
	eors r6, r3
	rev r6, r6
	rev16 r6, r6
	adds r4, r4, r6
	eors r5, r4
	rors r5, r7
	adds r3, r3, r5
	eors r6, r3
	movs r7, #24
	rors r2, r7
	adds r0, r0, r2
	eors r1, r0
	rors r6, r7
	adds r4, r4, r6
	eors r5, r4
	push {r3, r4, r6}
	/* round 7: 3, 7, 11, 15 */
	mov r3, r12
	mov r4, r9
	ldr r6, [sp, #20]
	adds r3, r3, r4
	eors r6, r3
	rev r6, r6
	rev16 r6, r6
	adds r0, r0, r6
	eors r4, r0
	movs r7, #20
	rors r4, r7
	adds r3, r3, r4
	eors r6, r3
	mov r9, r3
	movs r3, #24
	rors r6, r3
	adds r0, r0, r6
	eors r4, r0
	mov r12, r0
	movs r0, #25
	rors r4, r0
	rors r5, r0
	rors r1, r0
	/* round 7: 2, 6, 10, 14 */
	mov r0, r8
	mov r8, r4
	mov r3, r10
	ldr r4, [sp, #16]
	adds r0, r0, r1
	eors r3, r0
	rev r3, r3
	rev16 r3, r3
	adds r4, r4, r3
	eors r1, r4
	rors r1, r7
	adds r0, r0, r1
	eors r3, r0
	mov r10, r0
	movs r0, #24
	rors r3, r0
	adds r4, r4, r3
	eors r1, r4
	movs r0, #25
	rors r1, r0
	/* round 7: 0, 4, 8, 12 */
	mov r0, lr
	mov lr, r1
	mov r1, r11
	mov r11, r3
	ldr r3, [sp, #12]
	adds r3, r3, r0
	eors r2, r3
	rev r2, r2
	rev16 r2, r2
	adds r1, r1, r2
	eors r0, r1
	rors r0, r7
	adds r3, r3, r0
	eors r2, r3
	/* round 8: 0, 5, 10, 15 */
	adds r3, r3, r5
	eors r6, r3
	rev r6, r6
	rev16 r6, r6
	adds r4, r4, r6
	eors r5, r4
	rors r5, r7
	adds r3, r3, r5
	eors r6, r3
	movs r7, #24
	rors r2, r7
	adds r1, r1, r2
	eors r0, r1
	rors r6, r7
	adds r4, r4, r6
	eors r5, r4
	push {r3, r4, r6}
	/* round 8: 2, 7, 8, 13 */
	mov r3, r10
	mov r4, r8
	ldr r6, [sp, #20]
	adds r3, r3, r4
	eors r6, r3
	rev r6, r6
	rev16 r6, r6
	adds r1, r1, r6
	eors r4, r1
	movs r7, #20
	rors r4, r7
	adds r3, r3, r4
	eors r6, r3
	mov r8, r3
	movs r3, #24
	rors r6, r3
	adds r1, r1, r6
	eors r4, r1
	mov r10, r1
	movs r1, #25
	rors r4, r1
	rors r0, r1
	rors r5, r1
	/* round 8: 3, 4, 9, 14 */
	mov r1, r9
	mov r9, r4
	mov r3, r11
	ldr r4, [sp, #16]
	adds r1, r1, r0
	eors r3, r1
	rev r3, r3
	rev16 r3, r3
	adds r4, r4, r3
	eors r0, r4
	rors r0, r7
	adds r1, r1, r0
	eors r3, r1
	mov r11, r1
	movs r1, #24
	rors r3, r1
	adds r4, r4, r3
	eors r0, r4
	movs r1, #25
	rors r0, r1
	/* round 8: 1, 6, 11, 12 */
	mov r1, lr
	mov lr, r0
	mov r0, r12
	mov r12, r3
	ldr r3, [sp, #12]
	adds r3, r3, r1
	eors r2, r3
	rev r2, r2
	rev16 r2, r2
	adds r0, r0, r2
	eors r1, r0
	rors r1, r7
	adds r3, r3, r1
	eors r2, r3
	/* round 9: 1, 5, 9, 13 */
	adds r3, r3, r5
	eors r6, r3
	rev r6, r6
	rev16 r6, r6
	adds r4, r4, r6
	eors r5, r4
	rors r5, r7
	adds r3, r3, r5
	eors r6, r3
	movs r7, #24
	rors r2, r7
	adds r0, r0, r2
	eors r1, r0
	rors r6, r7
	adds r4, r4, r6
	eors r5, r4
	push {r3, r4, r6}
	/* round 9: 3, 7, 11, 15 */
	mov r3, r11
	mov r4, r9
	ldr r6, [sp, #20]
	adds r3, r3, r4
	eors r6, r3
	rev r6, r6
	rev16 r6, r6
	adds r0, r0, r6
	eors r4, r0
	movs r7, #20
	rors r4, r7
	adds r3, r3, r4
	eors r6, r3
	mov r9, r3
	movs r3, #24
	rors r6, r3
	adds r0, r0, r6
	eors r4, r0
	mov r11, r0
	movs r0, #25
	rors r4, r0
	rors r5, r0
	rors r1, r0
	/* round 9: 2, 6, 10, 14 */
	mov r0, r8
	mov r8, r4
	mov r3, r12
	ldr r4, [sp, #16]
	adds r0, r0, r1
	eors r3, r0
	rev r3, r3
	rev16 r3, r3
	adds r4, r4, r3
	eors r1, r4
	rors r1, r7
	adds r0, r0, r1
	eors r3, r0
	mov r12, r0
	movs r0, #24
	rors r3, r0
	adds r4, r4, r3
	eors r1, r4
	movs r0, #25
	rors r1, r0
	/* round 9: 0, 4, 8, 12 */
	mov r0, lr
	mov lr, r1
	mov r1, r10
	mov r10, r3
	ldr r3, [sp, #12]
	adds r3, r3, r0
	eors r2, r3
	rev r2, r2
	rev16 r2, r2
	adds r1, r1, r2
	eors r0, r1
	rors r0, r7
	adds r3, r3, r0
	eors r2, r3
	/* round 10: 0, 5, 10, 15 */
	adds r3, r3, r5
	eors r6, r3
	rev r6, r6
	rev16 r6, r6
	adds r4, r4, r6
	eors r5, r4
	rors r5, r7
	adds r3, r3, r5
	eors r6, r3
	movs r7, #24
	rors r2, r7
	adds r1, r1, r2
	eors r0, r1
	rors r6, r7
	adds r4, r4, r6
	eors r5, r4
	push {r3, r4, r6}
	/* round 10: 2, 7, 8, 13 */
	mov r3, r12
	mov r4, r8
	ldr r6, [sp, #20]
	adds r3, r3, r4
	eors r6, r3
	rev r6, r6
	rev16 r6, r6
	adds r1, r1, r6
	eors r4, r1
	movs r7, #20
	rors r4, r7
	adds r3, r3, r4
	eors r6, r3
	mov r8, r3
	movs r3, #24
	rors r6, r3
	adds r1, r1, r6
	eors r4, r1
	mov r12, r1
	movs r1, #25
	rors r4, r1
	rors r0, r1
	rors r5, r1
	/* round 10: 3, 4, 9, 14 */
	mov r1, r9
	mov r9, r4
	mov r3, r10
	ldr r4, [sp, #16]
	adds r1, r1, r0
	eors r3, r1
	rev r3, r3
	rev16 r3, r3
	adds r4, r4, r3
	eors r0, r4
	rors r0, r7
	adds r1, r1, r0
	eors r3, r1
	mov r10, r1
	movs r1, #24
	rors r3, r1
	adds r4, r4, r3
	eors r0, r4
	movs r1, #25
	rors r0, r1
	/* round 10: 1, 6, 11, 12 */
	mov r1, lr
	mov lr, r0
	mov r0, r11
	mov r11, r3
	ldr r3, [sp, #12]
	adds r3, r3, r1
	eors r2, r3
	rev r2, r2
	rev16 r2, r2
	adds r0, r0, r2
	eors r1, r0
	rors r1, r7
	adds r3, r3, r1
	eors r2, r3
	/* round 11: 1, 5, 9, 13 */
	adds r3, r3, r5
	eors r6, r3
	rev r6, r6
	rev16 r6, r6
	adds r4, r4, r6
	eors r5, r4
	rors r5, r7
	adds r3, r3, r5
	eors r6, r3
	movs r7, #24
	rors r2, r7
	adds r0, r0, r2
	eors r1, r0
	rors r6, r7
	adds r4, r4, r6
	eors r5, r4
	push {r3, r4, r6}
	/* round 11: 3, 7, 11, 15 */
	mov r3, r10
	mov r4, r9
	ldr r6, [sp, #20]
	adds r3, r3, r4
	eors r6, r3
	rev r6, r6
	rev16 r6, r6
	adds r0, r0, r6
	eors r4, r0
	movs r7, #20
	rors r4, r7
	adds r3, r3, r4
	eors r6, r3
	mov r9, r3
	movs r3, #24
	rors r6, r3
	adds r0, r0, r6
	eors r4, r0
	mov r10, r0
	movs r0, #25
	rors r4, r0
	rors r5, r0
	rors r1, r0
	/* round 11: 2, 6, 10, 14 */
	mov r0, r8
	mov r8, r4
	mov r3, r11
	ldr r4, [sp, #16]
	adds r0, r0, r1
	eors r3, r0
	rev r3, r3
	rev16 r3, r3
	adds r4, r4, r3
	eors r1, r4
	rors r1, r7
	adds r0, r0, r1
	eors r3, r0
	mov r11, r0
	movs r0, #24
	rors r3, r0
	adds r4, r4, r3
	eors r1, r4
	movs r0, #25
	rors r1, r0
	/* round 11: 0, 4, 8, 12 */
	mov r0, lr
	mov lr, r1
	mov r1, r12
	mov r12, r3
	ldr r3, [sp, #12]
	adds r3, r3, r0
	eors r2, r3
	rev r2, r2
	rev16 r2, r2
	adds r1, r1, r2
	eors r0, r1
	rors r0, r7
	adds r3, r3, r0
	eors r2, r3
	/* round 12: 0, 5, 10, 15 */
	adds r3, r3, r5
	eors r6, r3
	rev r6, r6
	rev16 r6, r6
	adds r4, r4, r6
	eors r5, r4
	rors r5, r7
	adds r3, r3, r5
	eors r6, r3
	movs r7, #24
	rors r2, r7
	adds r1, r1, r2
	eors r0, r1
	rors r6, r7
	adds r4, r4, r6
	eors r5, r4
	push {r3, r4, r6}
	/* round 12: 2, 7, 8, 13 */
	mov r3, r11
	mov r4, r8
	ldr r6, [sp, #20]
	adds r3, r3, r4
	eors r6, r3
	rev r6, r6
	rev16 r6, r6
	adds r1, r1, r6
	eors r4, r1
	movs r7, #20
	rors r4, r7
	adds r3, r3, r4
	eors r6, r3
	mov r8, r3
	movs r3, #24
	rors r6, r3
	adds r1, r1, r6
	eors r4, r1
	mov r11, r1
	movs r1, #25
	rors r4, r1
	rors r0, r1
	rors r5, r1
	/* round 12: 3, 4, 9, 14 */
	mov r1, r9
	mov r9, r4
	mov r3, r12
	ldr r4, [sp, #16]
	adds r1, r1, r0
	eors r3, r1
	rev r3, r3
	rev16 r3, r3
	adds r4, r4, r3
	eors r0, r4
	rors r0, r7
	adds r1, r1, r0
	eors r3, r1
	mov r12, r1
	movs r1, #24
	rors r3, r1
	adds r4, r4, r3
	eors r0, r4
	movs r1, #25
	rors r0, r1
	/* round 12: 1, 6, 11, 12 */
	mov r1, lr
	mov lr, r0
	mov r0, r10
	mov r10, r3
	ldr r3, [sp, #12]
	adds r3, r3, r1
	eors r2, r3
	rev r2, r2
	rev16 r2, r2
	adds r0, r0, r2
	eors r1, r0
	rors r1, r7
	adds r3, r3, r1
	eors r2, r3
	/* round 13: 1, 5, 9, 13 */
	adds r3, r3, r5
	eors r6, r3
	rev r6, r6
	rev16 r6, r6
	adds r4, r4, r6
	eors r5, r4
	rors r5, r7
	adds r3, r3, r5
	eors r6, r3
	movs r7, #24
	rors r2, r7
	adds r0, r0, r2
	eors r1, r0
	rors r6, r7
	adds r4, r4, r6
	eors r5, r4
	push {r3, r4, r6}
	/* round 13: 3, 7, 11, 15 */
	mov r3, r12
	mov r4, r9
	ldr r6, [sp, #20]
	adds r3, r3, r4
	eors r6, r3
	rev r6, r6
	rev16 r6, r6
	adds r0, r0, r6
	eors r4, r0
	movs r7, #20
	rors r4, r7
	adds r3, r3, r4
	eors r6, r3
	mov r9, r3
	movs r3, #24
	rors r6, r3
	adds r0, r0, r6
	eors r4, r0
	mov r12, r0
	movs r0, #25
	rors r4, r0
	rors r5, r0
	rors r1, r0
	/* round 13: 2, 6, 10, 14 */
	mov r0, r8
	mov r8, r4
	mov r3, r10
	ldr r4, [sp, #16]
	adds r0, r0, r1
	eors r3, r0
	rev r3, r3
	rev16 r3, r3
	adds r4, r4, r3
	eors r1, r4
	rors r1, r7
	adds r0, r0, r1
	eors r3, r0
	mov r10, r0
	movs r0, #24
	rors r3, r0
	adds r4, r4, r3
	eors r1, r4
	movs r0, #25
	rors r1, r0
	/* round 13: 0, 4, 8, 12 */
	mov r0, lr
	mov lr, r1
	mov r1, r11
	mov r11, r3
	ldr r3, [sp, #12]
	adds r3, r3, r0
	eors r2, r3
	rev r2, r2
	rev16 r2, r2
	adds r1, r1, r2
	eors r0, r1
	rors r0, r7
	adds r3, r3, r0
	eors r2, r3
	/* round 14: 0, 5, 10, 15 */
	adds r3, r3, r5
	eors r6, r3
	rev r6, r6
	rev16 r6, r6
	adds r4, r4, r6
	eors r5, r4
	rors r5, r7
	adds r3, r3, r5
	eors r6, r3
	movs r7, #24
	rors r2, r7
	adds r1, r1, r2
	eors r0, r1
	rors r6, r7
	adds r4, r4, r6
	eors r5, r4
	push {r3, r4, r6}
	/* round 14: 2, 7, 8, 13 */
	mov r3, r10
	mov r4, r8
	ldr r6, [sp, #20]
	adds r3, r3, r4
	eors r6, r3
	rev r6, r6
	rev16 r6, r6
	adds r1, r1, r6
	eors r4, r1
	movs r7, #20
	rors r4, r7
	adds r3, r3, r4
	eors r6, r3
	mov r8, r3
	movs r3, #24
	rors r6, r3
	adds r1, r1, r6
	eors r4, r1
	mov r10, r1
	movs r1, #25
	rors r4, r1
	rors r0, r1
	rors r5, r1
	/* round 14: 3, 4, 9, 14 */
	mov r1, r9
	mov r9, r4
	mov r3, r11
	ldr r4, [sp, #16]
	adds r1, r1, r0
	eors r3, r1
	rev r3, r3
	rev16 r3, r3
	adds r4, r4, r3
	eors r0, r4
	rors r0, r7
	adds r1, r1, r0
	eors r3, r1
	mov r11, r1
	movs r1, #24
	rors r3, r1
	adds r4, r4, r3
	eors r0, r4
	movs r1, #25
	rors r0, r1
	/* round 14: 1, 6, 11, 12 */
	mov r1, lr
	mov lr, r0
	mov r0, r12
	mov r12, r3
	ldr r3, [sp, #12]
	adds r3, r3, r1
	eors r2, r3
	rev r2, r2
	rev16 r2, r2
	adds r0, r0, r2
	eors r1, r0
	rors r1, r7
	adds r3, r3, r1
	eors r2, r3
	/* round 15: 1, 5, 9, 13 */
	adds r3, r3, r5
	eors r6, r3
	rev r6, r6
	rev16 r6, r6
	adds r4, r4, r6
	eors r5, r4
	rors r5, r7
	adds r3, r3, r5
	eors r6, r3
	movs r7, #24
	rors r2, r7
	adds r0, r0, r2
	eors r1, r0
	rors r6, r7
	adds r4, r4, r6
	eors r5, r4
	push {r3, r4, r6}
	/* round 15: 3, 7, 11, 15 */
	mov r3, r11
	mov r4, r9
	ldr r6, [sp, #20]
	adds r3, r3, r4
	eors r6, r3
	rev r6, r6
	rev16 r6, r6
	adds r0, r0, r6
	eors r4, r0
	movs r7, #20
	rors r4, r7
	adds r3, r3, r4
	eors r6, r3
	mov r9, r3
	movs r3, #24
	rors r6, r3
	adds r0, r0, r6
	eors r4, r0
	mov r11, r0
	movs r0, #25
	rors r4, r0
	rors r5, r0
	rors r1, r0
	/* round 15: 2, 6, 10, 14 */
	mov r0, r8
	mov r8, r4
	mov r3, r12
	ldr r4, [sp, #16]
	adds r0, r0, r1
	eors r3, r0
	rev r3, r3
	rev16 r3, r3
	adds r4, r4, r3
	eors r1, r4
	rors r1, r7
	adds r0, r0, r1
	eors r3, r0
	mov r12, r0
	movs r0, #24
	rors r3, r0
	adds r4, r4, r3
	eors r1, r4
	movs r0, #25
	rors r1, r0
	/* round 15: 0, 4, 8, 12 */
	mov r0, lr
	mov lr, r1
	mov r1, r10
	mov r10, r3
	ldr r3, [sp, #12]
	adds r3, r3, r0
	eors r2, r3
	rev r2, r2
	rev16 r2, r2
	adds r1, r1, r2
	eors r0, r1
	rors r0, r7
	adds r3, r3, r0
	eors r2, r3
	/* round 16: 0, 5, 10, 15 */
	adds r3, r3, r5
	eors r6, r3
	rev r6, r6
	rev16 r6, r6
	adds r4, r4, r6
	eors r5, r4
	rors r5, r7
	adds r3, r3, r5
	eors r6, r3
	movs r7, #24
	rors r2, r7
	adds r1, r1, r2
	eors r0, r1
	rors r6, r7
	adds r4, r4, r6
	eors r5, r4
	push {r3, r4, r6}
	/* round 16: 2, 7, 8, 13 */
	mov r3, r12
	mov r4, r8
	ldr r6, [sp, #20]
	adds r3, r3, r4
	eors r6, r3
	rev r6, r6
	rev16 r6, r6
	adds r1, r1, r6
	eors r4, r1
	movs r7, #20
	rors r4, r7
	adds r3, r3, r4
	eors r6, r3
	mov r8, r3
	movs r3, #24
	rors r6, r3
	adds r1, r1, r6
	eors r4, r1
	mov r12, r1
	movs r1, #25
	rors r4, r1
	rors r0, r1
	rors r5, r1
	/* round 16: 3, 4, 9, 14 */
	mov r1, r9
	mov r9, r4
	mov r3, r10
	ldr r4, [sp, #16]
	adds r1, r1, r0
	eors r3, r1
	rev r3, r3
	rev16 r3, r3
	adds r4, r4, r3
	eors r0, r4
	rors r0, r7
	adds r1, r1, r0
	eors r3, r1
	mov r10, r1
	movs r1, #24
	rors r3, r1
	adds r4, r4, r3
	eors r0, r4
	movs r1, #25
	rors r0, r1
	/* round 16: 1, 6, 11, 12 */
	mov r1, lr
	mov lr, r0
	mov r0, r11
	mov r11, r3
	ldr r3, [sp, #12]
	adds r3, r3, r1
	eors r2, r3
	rev r2, r2
	rev16 r2, r2
	adds r0, r0, r2
	eors r1, r0
	rors r1, r7
	adds r3, r3, r1
	eors r2, r3
	/* round 17: 1, 5, 9, 13 */
	adds r3, r3, r5
	eors r6, r3
	rev r6, r6
	rev16 r6, r6
	adds r4, r4, r6
	eors r5, r4
	rors r5, r7
	adds r3, r3, r5
	eors r6, r3
	movs r7, #24
	rors r2, r7
	adds r0, r0, r2
	eors r1, r0
	rors r6, r7
	adds r4, r4, r6
	eors r5, r4
	push {r3, r4, r6}
	/* round 17: 3, 7, 11, 15 */
	mov r3, r10
	mov r4, r9
	ldr r6, [sp, #20]
	adds r3, r3, r4
	eors r6, r3
	rev r6, r6
	rev16 r6, r6
	adds r0, r0, r6
	eors r4, r0
	movs r7, #20
	rors r4, r7
	adds r3, r3, r4
	eors r6, r3
	mov r9, r3
	movs r3, #24
	rors r6, r3
	adds r0, r0, r6
	eors r4, r0
	mov r10, r0
	movs r0, #25
	rors r4, r0
	rors r5, r0
	rors r1, r0
	/* round 17: 2, 6, 10, 14 */
	mov r0, r8
	mov r8, r4
	mov r3, r11
	ldr r4, [sp, #16]
	adds r0, r0, r1
	eors r3, r0
	rev r3, r3
	rev16 r3, r3
	adds r4, r4, r3
	eors r1, r4
	rors r1, r7
	adds r0, r0, r1
	eors r3, r0
	mov r11, r0
	movs r0, #24
	rors r3, r0
	adds r4, r4, r3
	eors r1, r4
	movs r0, #25
	rors r1, r0
	/* round 17: 0, 4, 8, 12 */
	mov r0, lr
	mov lr, r1
	mov r1, r12
	mov r12, r3
	ldr r3, [sp, #12]
	adds r3, r3, r0
	eors r2, r3
	rev r2, r2
	rev16 r2, r2
	adds r1, r1, r2
	eors r0, r1
	rors r0, r7
	adds r3, r3, r0
	eors r2, r3
	/* round 18: 0, 5, 10, 15 */
	adds r3, r3, r5
	eors r6, r3
	rev r6, r6
	rev16 r6, r6
	adds r4, r4, r6
	eors r5, r4
	rors r5, r7
	adds r3, r3, r5
	eors r6, r3
	movs r7, #24
	rors r2, r7
	adds r1, r1, r2
	eors r0, r1
	rors r6, r7
	adds r4, r4, r6
	eors r5, r4
	push {r3, r4, r6}
	/* round 18: 2, 7, 8, 13 */
	mov r3, r11
	mov r4, r8
	ldr r6, [sp, #20]
	adds r3, r3, r4
	eors r6, r3
	rev r6, r6
	rev16 r6, r6
	adds r1, r1, r6
	eors r4, r1
	movs r7, #20
	rors r4, r7
	adds r3, r3, r4
	eors r6, r3
	mov r8, r3
	movs r3, #24
	rors r6, r3
	adds r1, r1, r6
	eors r4, r1
	mov r11, r1
	movs r1, #25
	rors r4, r1
	rors r0, r1
	rors r5, r1
	/* round 18: 3, 4, 9, 14 */
	mov r1, r9
	mov r9, r4
	mov r3, r12
	ldr r4, [sp, #16]
	adds r1, r1, r0
	eors r3, r1
	rev r3, r3
	rev16 r3, r3
	adds r4, r4, r3
	eors r0, r4
	rors r0, r7
	adds r1, r1, r0
	eors r3, r1
	mov r12, r1
	movs r1, #24
	rors r3, r1
	adds r4, r4, r3
	eors r0, r4
	movs r1, #25
	rors r0, r1
	/* round 18: 1, 6, 11, 12 */
	mov r1, lr
	mov lr, r0
	mov r0, r10
	mov r10, r3
	ldr r3, [sp, #12]
	adds r3, r3, r1
	eors r2, r3
	rev r2, r2
	rev16 r2, r2
	adds r0, r0, r2
	eors r1, r0
	rors r1, r7
	adds r3, r3, r1
	eors r2, r3
	/* round 19: 1, 5, 9, 13 */
	adds r3, r3, r5
	eors r6, r3
	rev r6, r6
	rev16 r6, r6
	adds r4, r4, r6
	eors r5, r4
	rors r5, r7
	adds r3, r3, r5
	eors r6, r3
	movs r7, #24
	rors r2, r7
	adds r0, r0, r2
	eors r1, r0
	rors r6, r7
	adds r4, r4, r6
	eors r5, r4
	push {r3, r4, r6}
	/* round 19: 3, 7, 11, 15 */
	mov r3, r12
	mov r4, r9
	ldr r6, [sp, #20]
	adds r3, r3, r4
	eors r6, r3
	rev r6, r6
	rev16 r6, r6
	adds r0, r0, r6
	eors r4, r0
	movs r7, #20
	rors r4, r7
	adds r3, r3, r4
	eors r6, r3
	mov r9, r3
	movs r3, #24
	rors r6, r3
	adds r0, r0, r6
	eors r4, r0
	mov r12, r0
	movs r0, #25
	rors r4, r0
	rors r5, r0
	rors r1, r0
	/* round 19: 2, 6, 10, 14 */
	mov r0, r8
	mov r8, r4
	mov r3, r10
	ldr r4, [sp, #16]
	adds r0, r0, r1
	eors r3, r0
	rev r3, r3
	rev16 r3, r3
	adds r4, r4, r3
	eors r1, r4
	rors r1, r7
	adds r0, r0, r1
	eors r3, r0
	mov r10, r0
	movs r0, #24
	rors r3, r0
	adds r4, r4, r3
	eors r1, r4
	movs r0, #25
	rors r1, r0
	/* round 19: 0, 4, 8, 12 */
	mov r0, lr
	mov lr, r1
	mov r1, r11
	mov r11, r3
	ldr r3, [sp, #12]
	adds r3, r3, r0
	eors r2, r3
	rev r2, r2
	rev16 r2, r2
	adds r1, r1, r2
	eors r0, r1
	rors r0, r7
	adds r3, r3, r0
	eors r2, r3
	/* round 20: 0, 5, 10, 15 */
	adds r3, r3, r5
	eors r6, r3
	rev r6, r6
	rev16 r6, r6
	adds r4, r4, r6
	eors r5, r4
	rors r5, r7
	adds r3, r3, r5
	eors r6, r3
	movs r7, #24
	rors r2, r7
	adds r1, r1, r2
	eors r0, r1
	rors r6, r7
	adds r4, r4, r6
	eors r5, r4
	/* round 20: 2, 7, 8, 13 */
	str r6, [sp, #208]
	mov r6, r10
	mov r10, r4
	mov r4, r8
	mov r8, r3
	ldr r3, [sp, #8]
	adds r6, r6, r4
	eors r3, r6
	rev r3, r3
	rev16 r3, r3
	adds r1, r1, r3
	eors r4, r1
	movs r7, #20
	rors r4, r7
	adds r6, r6, r4
	eors r3, r6
	movs r7, #24
	rors r3, r7
	adds r1, r1, r3
	eors r4, r1
	movs r7, #25
	rors r4, r7
	rors r0, r7
	rors r5, r7
	/* round 20: 3, 4, 9, 14 */
	str r3, [sp, #212]
	mov r3, r9
	mov r9, r1
	mov r1, r11
	mov r11, r4
	ldr r4, [sp, #4]
	adds r3, r3, r0
	eors r1, r3
	rev r1, r1
	rev16 r1, r1
	adds r4, r4, r1
	eors r0, r4
	movs r7, #20
	rors r0, r7
	adds r3, r3, r0
	eors r1, r3
	movs r7, #24
	rors r1, r7
	adds r4, r4, r1
	eors r0, r4
	/* round 20: 1, 6, 11, 12 */
	str r1, [sp, #204]
	mov r1, lr
	mov lr, r4
	mov r4, r12
	mov r12, r5
	ldr r5, [sp, #0]
	adds r5, r5, r1
	eors r2, r5
	rev r2, r2
	rev16 r2, r2
	adds r4, r4, r2
	eors r1, r4
	movs r7, #20
	rors r1, r7
	adds r5, r5, r1
	eors r2, r5
	movs r7, #24
	rors r2, r7
	adds r4, r4, r2
	eors r1, r4
	movs r7, #25
	rors r1, r7
	rors r0, r7
	push {r0, r1, r2, r3, r4, r5, r6}
	/* then r0 the word, r1 temporary, r2-r5 constants, r6 bias, r7 where the samples go */
	add r0, sp, #372
	ldm r0!, {r1-r7}
	bx r1
.Lstore:
	/* word 0 */
	ldr r0, [sp, #308]
	add r0, r8
	lsrs r1, r0, #1
	ands r1, r2
	subs r0, r0, r1
	lsrs r1, r0, #2
	ands r0, r3
	ands r1, r3
	adds r0, r0, r1
	lsrs r1, r0, #4
	adds r0, r0, r1
	ands r0, r4
	muls r0, r5
	asrs r0, r0, #24
	adcs r0, r6
	strh r0, [r7, #0]
	/* word 1 */
	ldr r0, [sp, #312]
	ldr r1, [sp, #20]
	adds r0, r0, r1
	lsrs r1, r0, #1
	ands r1, r2
	subs r0, r0, r1
	lsrs r1, r0, #2
	ands r0, r3
	ands r1, r3
	adds r0, r0, r1
	lsrs r1, r0, #4
	adds r0, r0, r1
	ands r0, r4
	muls r0, r5
	asrs r0, r0, #24
	adcs r0, r6
	strh r0, [r7, #4]
	/* word 2 */
	ldr r0, [sp, #316]
	ldr r1, [sp, #24]
	adds r0, r0, r1
	lsrs r1, r0, #1
	ands r1, r2
	subs r0, r0, r1
	lsrs r1, r0, #2
	ands r0, r3
	ands r1, r3
	adds r0, r0, r1
	lsrs r1, r0, #4
	adds r0, r0, r1
	ands r0, r4
	muls r0, r5
	asrs r0, r0, #24
	adcs r0, r6
	strh r0, [r7, #8]
	/* word 3 */
	ldr r0, [sp, #320]
	ldr r1, [sp, #12]
	adds r0, r0, r1
	lsrs r1, r0, #1
	ands r1, r2
	subs r0, r0, r1
	lsrs r1, r0, #2
	ands r0, r3
	ands r1, r3
	adds r0, r0, r1
	lsrs r1, r0, #4
	adds r0, r0, r1
	ands r0, r4
	muls r0, r5
	asrs r0, r0, #24
	adcs r0, r6
	strh r0, [r7, #12]
	/* word 4 */
	ldr r0, [sp, #324]
	ldr r1, [sp, #0]
	adds r0, r0, r1
	lsrs r1, r0, #1
	ands r1, r2
	subs r0, r0, r1
	lsrs r1, r0, #2
	ands r0, r3
	ands r1, r3
	adds r0, r0, r1
	lsrs r1, r0, #4
	adds r0, r0, r1
	ands r0, r4
	muls r0, r5
	asrs r0, r0, #24
	adcs r0, r6
	strh r0, [r7, #16]
	/* word 5 */
	ldr r0, [sp, #328]
	add r0, r12
	lsrs r1, r0, #1
	ands r1, r2
	subs r0, r0, r1
	lsrs r1, r0, #2
	ands r0, r3
	ands r1, r3
	adds r0, r0, r1
	lsrs r1, r0, #4
	adds r0, r0, r1
	ands r0, r4
	muls r0, r5
	asrs r0, r0, #24
	adcs r0, r6
	strh r0, [r7, #20]
	/* word 6 */
	ldr r0, [sp, #332]
	ldr r1, [sp, #4]
	adds r0, r0, r1
	lsrs r1, r0, #1
	ands r1, r2
	subs r0, r0, r1
	lsrs r1, r0, #2
	ands r0, r3
	ands r1, r3
	adds r0, r0, r1
	lsrs r1, r0, #4
	adds r0, r0, r1
	ands r0, r4
	muls r0, r5
	asrs r0, r0, #24
	adcs r0, r6
	strh r0, [r7, #24]
	/* word 7 */
	ldr r0, [sp, #336]
	add r0, r11
	lsrs r1, r0, #1
	ands r1, r2
	subs r0, r0, r1
	lsrs r1, r0, #2
	ands r0, r3
	ands r1, r3
	adds r0, r0, r1
	lsrs r1, r0, #4
	adds r0, r0, r1
	ands r0, r4
	muls r0, r5
	asrs r0, r0, #24
	adcs r0, r6
	strh r0, [r7, #28]
	/* word 8 */
	ldr r0, [sp, #340]
	add r0, r9
	lsrs r1, r0, #1
	ands r1, r2
	subs r0, r0, r1
	lsrs r1, r0, #2
	ands r0, r3
	ands r1, r3
	adds r0, r0, r1
	lsrs r1, r0, #4
	adds r0, r0, r1
	ands r0, r4
	muls r0, r5
	asrs r0, r0, #24
	adcs r0, r6
	strh r0, [r7, #32]
	/* word 9 */
	ldr r0, [sp, #344]
	add r0, lr
	lsrs r1, r0, #1
	ands r1, r2
	subs r0, r0, r1
	lsrs r1, r0, #2
	ands r0, r3
	ands r1, r3
	adds r0, r0, r1
	lsrs r1, r0, #4
	adds r0, r0, r1
	ands r0, r4
	muls r0, r5
	asrs r0, r0, #24
	adcs r0, r6
	strh r0, [r7, #36]
	/* word 10 */
	ldr r0, [sp, #348]
	add r0, r10
	lsrs r1, r0, #1
	ands r1, r2
	subs r0, r0, r1
	lsrs r1, r0, #2
	ands r0, r3
	ands r1, r3
	adds r0, r0, r1
	lsrs r1, r0, #4
	adds r0, r0, r1
	ands r0, r4
	muls r0, r5
	asrs r0, r0, #24
	adcs r0, r6
	strh r0, [r7, #40]
	/* word 11 */
	ldr r0, [sp, #352]
	ldr r1, [sp, #16]
	adds r0, r0, r1
	lsrs r1, r0, #1
	ands r1, r2
	subs r0, r0, r1
	lsrs r1, r0, #2
	ands r0, r3
	ands r1, r3
	adds r0, r0, r1
	lsrs r1, r0, #4
	adds r0, r0, r1
	ands r0, r4
	muls r0, r5
	asrs r0, r0, #24
	adcs r0, r6
	strh r0, [r7, #44]
	/* word 12 */
	ldr r0, [sp, #356]
	adds r1, r0, #1
	str r1, [sp, #356]
	ldr r1, [sp, #8]
	adds r0, r0, r1
	lsrs r1, r0, #1
	ands r1, r2
	subs r0, r0, r1
	lsrs r1, r0, #2
	ands r0, r3
	ands r1, r3
	adds r0, r0, r1
	lsrs r1, r0, #4
	adds r0, r0, r1
	ands r0, r4
	muls r0, r5
	asrs r0, r0, #24
	adcs r0, r6
	strh r0, [r7, #48]
	/* word 13 */
	ldr r0, [sp, #360]
	ldr r1, [sp, #240]
	adds r0, r0, r1
	lsrs r1, r0, #1
	ands r1, r2
	subs r0, r0, r1
	lsrs r1, r0, #2
	ands r0, r3
	ands r1, r3
	adds r0, r0, r1
	lsrs r1, r0, #4
	adds r0, r0, r1
	ands r0, r4
	muls r0, r5
	asrs r0, r0, #24
	adcs r0, r6
	strh r0, [r7, #52]
	/* word 14 */
	ldr r0, [sp, #364]
	ldr r1, [sp, #232]
	adds r0, r0, r1
	lsrs r1, r0, #1
	ands r1, r2
	subs r0, r0, r1
	lsrs r1, r0, #2
	ands r0, r3
	ands r1, r3
	adds r0, r0, r1
	lsrs r1, r0, #4
	adds r0, r0, r1
	ands r0, r4
	muls r0, r5
	asrs r0, r0, #24
	adcs r0, r6
	strh r0, [r7, #56]
	/* word 15 */
	ldr r0, [sp, #368]
	ldr r1, [sp, #236]
	adds r0, r0, r1
	lsrs r1, r0, #1
	ands r1, r2
	subs r0, r0, r1
	lsrs r1, r0, #2
	ands r0, r3
	ands r1, r3
	adds r0, r0, r1
	lsrs r1, r0, #4
	adds r0, r0, r1
	ands r0, r4
	muls r0, r5
	asrs r0, r0, #24
	adcs r0, r6
	strh r0, [r7, #60]
	adds r7, #64
	add sp, #244
	str r7, [sp, #152]
	ldr r0, [sp, #156]
	cmp r7, r0
	beq .Lhalf
	bl .Lblock
.Lhalf:
	lsrs r1, r7, #2
	bcs .Lstored
	ldr r1, =2046
	subs r7, r7, r1
	str r7, [sp, #152]
	adds r0, #2
	str r0, [sp, #156]
	bl .Lblock
.Lstored:
	b .Ldone
	.ltorg
	.p2align 2
.Ladd:
	ldr r0, [sp, #400]
	adr r1, .Lblocks_reversed
	ldrb r0, [r1, r0]
	adds r7, r7, r0
	/* word 1 */
	ldr r0, [sp, #312]
	ldr r1, [sp, #20]
	adds r0, r0, r1
	lsrs r1, r0, #1
	ands r1, r2
	subs r0, r0, r1
	lsrs r1, r0, #2
	ands r0, r3
	ands r1, r3
	adds r0, r0, r1
	lsrs r1, r0, #4
	adds r0, r0, r1
	ands r0, r4
	muls r0, r5
	asrs r0, r0, #24
	adcs r0, r6
	lsls r6, r0, #16
	/* word 0 */
	ldr r0, [sp, #308]
	add r0, r8
	lsrs r1, r0, #1
	ands r1, r2
	subs r0, r0, r1
	lsrs r1, r0, #2
	ands r0, r3
	ands r1, r3
	adds r0, r0, r1
	lsrs r1, r0, #4
	adds r0, r0, r1
	ands r0, r4
	muls r0, r5
	asrs r0, r0, #24
	adcs r0, r6
	ldr r1, [r7]
	adds r0, r0, r1
	str r0, [r7]
	movs r0, #1
	lsls r0, r0, #8
	mov r8, r0
	movs r6, #0
	add r7, r8
	/* word 9 */
	ldr r0, [sp, #344]
	add r0, lr
	lsrs r1, r0, #1
	ands r1, r2
	subs r0, r0, r1
	lsrs r1, r0, #2
	ands r0, r3
	ands r1, r3
	adds r0, r0, r1
	lsrs r1, r0, #4
	adds r0, r0, r1
	ands r0, r4
	muls r0, r5
	asrs r0, r0, #24
	adcs r0, r6
	lsls r6, r0, #16
	/* word 8 */
	ldr r0, [sp, #340]
	add r0, r9
	lsrs r1, r0, #1
	ands r1, r2
	subs r0, r0, r1
	lsrs r1, r0, #2
	ands r0, r3
	ands r1, r3
	adds r0, r0, r1
	lsrs r1, r0, #4
	adds r0, r0, r1
	ands r0, r4
	muls r0, r5
	asrs r0, r0, #24
	adcs r0, r6
	ldr r1, [r7]
	adds r0, r0, r1
	str r0, [r7]
	movs r6, #0
	add r7, r8
	/* word 5 */
	ldr r0, [sp, #328]
	add r0, r12
	lsrs r1, r0, #1
	ands r1, r2
	subs r0, r0, r1
	lsrs r1, r0, #2
	ands r0, r3
	ands r1, r3
	adds r0, r0, r1
	lsrs r1, r0, #4
	adds r0, r0, r1
	ands r0, r4
	muls r0, r5
	asrs r0, r0, #24
	adcs r0, r6
	lsls r6, r0, #16
	/* word 4 */
	ldr r0, [sp, #324]
	ldr r1, [sp, #0]
	adds r0, r0, r1
	lsrs r1, r0, #1
	ands r1, r2
	subs r0, r0, r1
	lsrs r1, r0, #2
	ands r0, r3
	ands r1, r3
	adds r0, r0, r1
	lsrs r1, r0, #4
	adds r0, r0, r1
	ands r0, r4
	muls r0, r5
	asrs r0, r0, #24
	adcs r0, r6
	ldr r1, [r7]
	adds r0, r0, r1
	str r0, [r7]
	movs r6, #0
	add r7, r8
	/* word 13 */
	ldr r0, [sp, #360]
	ldr r1, [sp, #240]
	adds r0, r0, r1
	lsrs r1, r0, #1
	ands r1, r2
	subs r0, r0, r1
	lsrs r1, r0, #2
	ands r0, r3
	ands r1, r3
	adds r0, r0, r1
	lsrs r1, r0, #4
	adds r0, r0, r1
	ands r0, r4
	muls r0, r5
	asrs r0, r0, #24
	adcs r0, r6
	lsls r6, r0, #16
	/* word 12 */
	ldr r0, [sp, #356]
	adds r1, r0, #1
	str r1, [sp, #356]
	ldr r1, [sp, #8]
	adds r0, r0, r1
	lsrs r1, r0, #1
	ands r1, r2
	subs r0, r0, r1
	lsrs r1, r0, #2
	ands r0, r3
	ands r1, r3
	adds r0, r0, r1
	lsrs r1, r0, #4
	adds r0, r0, r1
	ands r0, r4
	muls r0, r5
	asrs r0, r0, #24
	adcs r0, r6
	ldr r1, [r7]
	adds r0, r0, r1
	str r0, [r7]
	movs r6, #0
	add r7, r8
	/* word 3 */
	ldr r0, [sp, #320]
	ldr r1, [sp, #12]
	adds r0, r0, r1
	lsrs r1, r0, #1
	ands r1, r2
	subs r0, r0, r1
	lsrs r1, r0, #2
	ands r0, r3
	ands r1, r3
	adds r0, r0, r1
	lsrs r1, r0, #4
	adds r0, r0, r1
	ands r0, r4
	muls r0, r5
	asrs r0, r0, #24
	adcs r0, r6
	lsls r6, r0, #16
	/* word 2 */
	ldr r0, [sp, #316]
	ldr r1, [sp, #24]
	adds r0, r0, r1
	lsrs r1, r0, #1
	ands r1, r2
	subs r0, r0, r1
	lsrs r1, r0, #2
	ands r0, r3
	ands r1, r3
	adds r0, r0, r1
	lsrs r1, r0, #4
	adds r0, r0, r1
	ands r0, r4
	muls r0, r5
	asrs r0, r0, #24
	adcs r0, r6
	ldr r1, [r7]
	adds r0, r0, r1
	str r0, [r7]
	movs r6, #0
	add r7, r8
	/* word 11 */
	ldr r0, [sp, #352]
	ldr r1, [sp, #16]
	adds r0, r0, r1
	lsrs r1, r0, #1
	ands r1, r2
	subs r0, r0, r1
	lsrs r1, r0, #2
	ands r0, r3
	ands r1, r3
	adds r0, r0, r1
	lsrs r1, r0, #4
	adds r0, r0, r1
	ands r0, r4
	muls r0, r5
	asrs r0, r0, #24
	adcs r0, r6
	lsls r6, r0, #16
	/* word 10 */
	ldr r0, [sp, #348]
	add r0, r10
	lsrs r1, r0, #1
	ands r1, r2
	subs r0, r0, r1
	lsrs r1, r0, #2
	ands r0, r3
	ands r1, r3
	adds r0, r0, r1
	lsrs r1, r0, #4
	adds r0, r0, r1
	ands r0, r4
	muls r0, r5
	asrs r0, r0, #24
	adcs r0, r6
	ldr r1, [r7]
	adds r0, r0, r1
	str r0, [r7]
	movs r6, #0
	add r7, r8
	/* word 7 */
	ldr r0, [sp, #336]
	add r0, r11
	lsrs r1, r0, #1
	ands r1, r2
	subs r0, r0, r1
	lsrs r1, r0, #2
	ands r0, r3
	ands r1, r3
	adds r0, r0, r1
	lsrs r1, r0, #4
	adds r0, r0, r1
	ands r0, r4
	muls r0, r5
	asrs r0, r0, #24
	adcs r0, r6
	lsls r6, r0, #16
	/* word 6 */
	ldr r0, [sp, #332]
	ldr r1, [sp, #4]
	adds r0, r0, r1
	lsrs r1, r0, #1
	ands r1, r2
	subs r0, r0, r1
	lsrs r1, r0, #2
	ands r0, r3
	ands r1, r3
	adds r0, r0, r1
	lsrs r1, r0, #4
	adds r0, r0, r1
	ands r0, r4
	muls r0, r5
	asrs r0, r0, #24
	adcs r0, r6
	ldr r1, [r7]
	adds r0, r0, r1
	str r0, [r7]
	movs r6, #0
	add r7, r8
	/* word 15 */
	ldr r0, [sp, #368]
	ldr r1, [sp, #236]
	adds r0, r0, r1
	lsrs r1, r0, #1
	ands r1, r2
	subs r0, r0, r1
	lsrs r1, r0, #2
	ands r0, r3
	ands r1, r3
	adds r0, r0, r1
	lsrs r1, r0, #4
	adds r0, r0, r1
	ands r0, r4
	muls r0, r5
	asrs r0, r0, #24
	adcs r0, r6
	lsls r6, r0, #16
	/* word 14 */
	ldr r0, [sp, #364]
	ldr r1, [sp, #232]
	adds r0, r0, r1
	lsrs r1, r0, #1
	ands r1, r2
	subs r0, r0, r1
	lsrs r1, r0, #2
	ands r0, r3
	ands r1, r3
	adds r0, r0, r1
	lsrs r1, r0, #4
	adds r0, r0, r1
	ands r0, r4
	muls r0, r5
	asrs r0, r0, #24
	adcs r0, r6
	ldr r1, [r7]
	adds r0, r0, r1
	str r0, [r7]
	add sp, #244
	ldr r0, [sp, #156]
	adds r0, #1
	str r0, [sp, #156]
	cmp r0, #64
	beq .Ldone
	bl .Lblock
.Ldone:
	add sp, #160
	pop {r4-r7}
	mov r8, r4
	mov r9, r5
	mov r10, r6
	mov r11, r7
	pop {r4-r7, pc}
	.p2align 2
.Lblocks_reversed:
	.byte 0, 128, 64, 192, 32, 160, 96, 224, 16, 144, 80, 208, 48, 176, 112, 240
	.byte 8, 136, 72, 200, 40, 168, 104, 232, 24, 152, 88, 216, 56, 184, 120, 248
	.byte 4, 132, 68, 196, 36, 164, 100, 228, 20, 148, 84, 212, 52, 180, 116, 244
	.byte 12, 140, 76, 204, 44, 172, 108, 236, 28, 156, 92, 220, 60, 188, 124, 252
	.size chacha20_noise, . - chacha20_noise

#endif
