/* Printed by gen/compress_armv7em.py, which says how it works.
 *
 * void sha512_compress(uint32_t word[16], uint32_t schedule[32], const uint8_t *blocks, size_t count)
 *
 * The compression of SHA-512 (FIPS 180-4, section 6.4.2). All sums are mod 2^64, so that nothing can
 * overflow. No branch and no address depends on the state or on the blocks.
 *
 * entry: r0 word, of each the lower half first; r1 schedule, 128 bytes to work in, which may be the block;
 *        r2 blocks, at any address; r3 their number, 1 or more
 * exit: the words; in the schedule, its last 16
 * clobbers: r12, lr, flags, s0-s15
 * stack: 188 bytes, which hold parts of the state and of the schedule afterwards
 * cycles: 7,275 a block
 *         102 more, once
 *         64 more, a block at an odd address
 *         32 more, a block at another that is not a word's (cortex-m4f)
 * code: 5,948 bytes, and 640 of constants
 *
 * Without registers of the FPU (-DTHUMBKAT_NO_FPU, or none there), words wait on the stack:
 *
 * no-fpu stack: 252 bytes
 * no-fpu cycles: 7,504 a block
 *         73 more, once
 *         64 more, a block at an odd address
 *         32 more, a block at another that is not a word's (cortex-m4f)
 * no-fpu code: 6,104 bytes
 */
#include "../backend.h"

#if SHA512_BACKEND == SHA512_BACKEND_ARMV7EM

	.syntax unified
	.thumb
	.section .text.sha512_compress, "ax", %progbits
	.p2align 2
	/* Of each round, lower half first; here, where ADR reaches them. */
.Lconstants:
	.word 0xd728ae22, 0x428a2f98
	.word 0x23ef65cd, 0x71374491
	.word 0xec4d3b2f, 0xb5c0fbcf
	.word 0x8189dbbc, 0xe9b5dba5
	.word 0xf348b538, 0x3956c25b
	.word 0xb605d019, 0x59f111f1
	.word 0xaf194f9b, 0x923f82a4
	.word 0xda6d8118, 0xab1c5ed5
	.word 0xa3030242, 0xd807aa98
	.word 0x45706fbe, 0x12835b01
	.word 0x4ee4b28c, 0x243185be
	.word 0xd5ffb4e2, 0x550c7dc3
	.word 0xf27b896f, 0x72be5d74
	.word 0x3b1696b1, 0x80deb1fe
	.word 0x25c71235, 0x9bdc06a7
	.word 0xcf692694, 0xc19bf174
	.word 0x9ef14ad2, 0xe49b69c1
	.word 0x384f25e3, 0xefbe4786
	.word 0x8b8cd5b5, 0x0fc19dc6
	.word 0x77ac9c65, 0x240ca1cc
	.word 0x592b0275, 0x2de92c6f
	.word 0x6ea6e483, 0x4a7484aa
	.word 0xbd41fbd4, 0x5cb0a9dc
	.word 0x831153b5, 0x76f988da
	.word 0xee66dfab, 0x983e5152
	.word 0x2db43210, 0xa831c66d
	.word 0x98fb213f, 0xb00327c8
	.word 0xbeef0ee4, 0xbf597fc7
	.word 0x3da88fc2, 0xc6e00bf3
	.word 0x930aa725, 0xd5a79147
	.word 0xe003826f, 0x06ca6351
	.word 0x0a0e6e70, 0x14292967
	.word 0x46d22ffc, 0x27b70a85
	.word 0x5c26c926, 0x2e1b2138
	.word 0x5ac42aed, 0x4d2c6dfc
	.word 0x9d95b3df, 0x53380d13
	.word 0x8baf63de, 0x650a7354
	.word 0x3c77b2a8, 0x766a0abb
	.word 0x47edaee6, 0x81c2c92e
	.word 0x1482353b, 0x92722c85
	.word 0x4cf10364, 0xa2bfe8a1
	.word 0xbc423001, 0xa81a664b
	.word 0xd0f89791, 0xc24b8b70
	.word 0x0654be30, 0xc76c51a3
	.word 0xd6ef5218, 0xd192e819
	.word 0x5565a910, 0xd6990624
	.word 0x5771202a, 0xf40e3585
	.word 0x32bbd1b8, 0x106aa070
	.word 0xb8d2d0c8, 0x19a4c116
	.word 0x5141ab53, 0x1e376c08
	.word 0xdf8eeb99, 0x2748774c
	.word 0xe19b48a8, 0x34b0bcb5
	.word 0xc5c95a63, 0x391c0cb3
	.word 0xe3418acb, 0x4ed8aa4a
	.word 0x7763e373, 0x5b9cca4f
	.word 0xd6b2b8a3, 0x682e6ff3
	.word 0x5defb2fc, 0x748f82ee
	.word 0x43172f60, 0x78a5636f
	.word 0xa1f0ab72, 0x84c87814
	.word 0x1a6439ec, 0x8cc70208
	.word 0x23631e28, 0x90befffa
	.word 0xde82bde9, 0xa4506ceb
	.word 0xb2c67915, 0xbef9a3f7
	.word 0xe372532b, 0xc67178f2
	.word 0xea26619c, 0xca273ece
	.word 0x21c0c207, 0xd186b8c7
	.word 0xcde0eb1e, 0xeada7dd6
	.word 0xee6ed178, 0xf57d4f7f
	.word 0x72176fba, 0x06f067aa
	.word 0xa2c898a6, 0x0a637dc5
	.word 0xbef90dae, 0x113f9804
	.word 0x131c471b, 0x1b710b35
	.word 0x23047d84, 0x28db77f5
	.word 0x40c72493, 0x32caab7b
	.word 0x15c9bebc, 0x3c9ebe0a
	.word 0x9c100d4c, 0x431d67c4
	.word 0xcb3e42b6, 0x4cc5d4be
	.word 0xfc657e2a, 0x597f299c
	.word 0x3ad6faec, 0x5fcb6fab
	.word 0x4a475817, 0x6c44198c
	.global sha512_compress
	.type sha512_compress, %function
	.thumb_func
sha512_compress:
#if SHA512_FPU
	push.w {r0-r11, lr}
	vpush {s16-s31}
	sub.w sp, sp, #72
	adr.w r0, .Lconstants
	add.w r0, r0, #640
	str.w r0, [sp, #4]
	/* the state */
	ldr.w r0, [sp, #136]
	ldm.w r0!, {r1-r4}
	vldm r0!, {s0-s3}
	ldm.w r0!, {r5-r12}
	str r1, [sp, #8]
	str r2, [sp, #12]
	str r5, [sp, #16]
	str r6, [sp, #20]
	str.w r7, [sp, #24]
	str.w r8, [sp, #28]
	vmov s8, s9, r3, r4
	vmov s4, s5, r9, r10
	vmov s6, s7, r11, r12
.Lblock_fpu:
	/* the words of the block */
	ldr r4, [sp, #144]
	ldr r5, [sp, #140]
	adr.w r6, .Lconstants
	ldr r1, [r4, #0]
	ldr r0, [r4, #4]
	ldr r2, [r6, #0]
	ldr r3, [r6, #4]
	rev r1, r1
	rev r0, r0
	str r0, [r5, #0]
	str r1, [r5, #4]
	adds r2, r2, r0
	adcs r3, r1
	vmov s10, s11, r2, r3
	ldr r1, [r4, #8]
	ldr r0, [r4, #12]
	ldr r2, [r6, #8]
	ldr r3, [r6, #12]
	rev r1, r1
	rev r0, r0
	str r0, [r5, #8]
	str r1, [r5, #12]
	adds r2, r2, r0
	adcs r3, r1
	vmov s12, s13, r2, r3
	ldr r1, [r4, #16]
	ldr r0, [r4, #20]
	ldr r2, [r6, #16]
	ldr r3, [r6, #20]
	rev r1, r1
	rev r0, r0
	str r0, [r5, #16]
	str r1, [r5, #20]
	adds r2, r2, r0
	adcs r3, r1
	vmov s14, s15, r2, r3
	ldr r1, [r4, #24]
	ldr r0, [r4, #28]
	ldr r2, [r6, #24]
	ldr r3, [r6, #28]
	rev r1, r1
	rev r0, r0
	str r0, [r5, #24]
	str r1, [r5, #28]
	adds r2, r2, r0
	adcs r3, r1
	vmov s16, s17, r2, r3
	ldr r1, [r4, #32]
	ldr r0, [r4, #36]
	ldr r2, [r6, #32]
	ldr r3, [r6, #36]
	rev r1, r1
	rev r0, r0
	str r0, [r5, #32]
	str r1, [r5, #36]
	adds r2, r2, r0
	adcs r3, r1
	vmov s18, s19, r2, r3
	ldr r1, [r4, #40]
	ldr r0, [r4, #44]
	ldr r2, [r6, #40]
	ldr r3, [r6, #44]
	rev r1, r1
	rev r0, r0
	str r0, [r5, #40]
	str r1, [r5, #44]
	adds r2, r2, r0
	adcs r3, r1
	vmov s20, s21, r2, r3
	ldr r1, [r4, #48]
	ldr r0, [r4, #52]
	ldr r2, [r6, #48]
	ldr r3, [r6, #52]
	rev r1, r1
	rev r0, r0
	str r0, [r5, #48]
	str r1, [r5, #52]
	adds r2, r2, r0
	adcs r3, r1
	vmov s22, s23, r2, r3
	ldr r1, [r4, #56]
	ldr r0, [r4, #60]
	ldr r2, [r6, #56]
	ldr r3, [r6, #60]
	rev r1, r1
	rev r0, r0
	str r0, [r5, #56]
	str r1, [r5, #60]
	adds r2, r2, r0
	adcs r3, r1
	vmov s24, s25, r2, r3
	ldr r1, [r4, #64]
	ldr r0, [r4, #68]
	ldr r2, [r6, #64]
	ldr r3, [r6, #68]
	rev r1, r1
	rev r0, r0
	str r0, [r5, #64]
	str r1, [r5, #68]
	adds r2, r2, r0
	adcs r3, r1
	vmov s26, s27, r2, r3
	ldr r1, [r4, #72]
	ldr r0, [r4, #76]
	ldr r2, [r6, #72]
	ldr r3, [r6, #76]
	rev r1, r1
	rev r0, r0
	str r0, [r5, #72]
	str r1, [r5, #76]
	adds r2, r2, r0
	adcs r3, r1
	vmov s28, s29, r2, r3
	ldr r1, [r4, #80]
	ldr r0, [r4, #84]
	ldr r2, [r6, #80]
	ldr r3, [r6, #84]
	rev r1, r1
	rev r0, r0
	str r0, [r5, #80]
	str r1, [r5, #84]
	adds r2, r2, r0
	adcs r3, r1
	vmov s30, s31, r2, r3
	ldr r1, [r4, #88]
	ldr r0, [r4, #92]
	ldr r2, [r6, #88]
	ldr r3, [r6, #92]
	rev r1, r1
	rev r0, r0
	str r0, [r5, #88]
	str r1, [r5, #92]
	adds r2, r2, r0
	adcs r3, r1
	str r2, [sp, #32]
	str r3, [sp, #36]
	ldr r1, [r4, #96]
	ldr r0, [r4, #100]
	ldr r2, [r6, #96]
	ldr r3, [r6, #100]
	rev r1, r1
	rev r0, r0
	str r0, [r5, #96]
	str r1, [r5, #100]
	adds r2, r2, r0
	adcs r3, r1
	str r2, [sp, #40]
	str r3, [sp, #44]
	ldr r1, [r4, #104]
	ldr r0, [r4, #108]
	ldr r2, [r6, #104]
	ldr r3, [r6, #108]
	rev r1, r1
	rev r0, r0
	str r0, [r5, #104]
	str r1, [r5, #108]
	adds r2, r2, r0
	adcs r3, r1
	str r2, [sp, #48]
	str r3, [sp, #52]
	ldr r1, [r4, #112]
	ldr r0, [r4, #116]
	ldr r2, [r6, #112]
	ldr r3, [r6, #116]
	rev r1, r1
	rev r0, r0
	str r0, [r5, #112]
	str r1, [r5, #116]
	adds r2, r2, r0
	adcs r3, r1
	str r2, [sp, #56]
	str r3, [sp, #60]
	ldr r1, [r4, #120]
	ldr r0, [r4, #124]
	ldr r2, [r6, #120]
	ldr r3, [r6, #124]
	rev r1, r1
	rev r0, r0
	str r0, [r5, #120]
	str r1, [r5, #124]
	adds r2, r2, r0
	adcs r3, r1
	str r2, [sp, #64]
	str r3, [sp, #68]
	adds r4, #128
	str r4, [sp, #144]
	adds r6, #128
	str r6, [sp, #0]
	b.w .Lrounds_fpu
	.p2align 2
.Lpass_fpu:
	ldr.w r12, [sp, #140]
	ldr.w lr, [sp, #0]
	ldr.w r0, [r12, #0]
	ldr.w r1, [r12, #4]
	ldr.w r4, [r12, #112]
	ldr.w r5, [r12, #116]
	ldr.w r2, [r12, #120]
	ldr.w r3, [r12, #124]
	mov.w r11, #8192
	/* word 0 */
	umull r6, r7, r5, r11
	eor.w r6, r6, r4, lsr #19
	eor.w r7, r7, r4, lsl #13
	eor.w r6, r6, r5, lsr #29
	eor.w r7, r7, r4, lsr #29
	eor.w r6, r6, r4, lsl #3
	eor.w r7, r7, r5, lsl #3
	eor.w r6, r6, r4, lsr #6
	eor.w r7, r7, r5, lsr #6
	eor.w r6, r6, r5, lsl #26
	adds r0, r0, r6
	adcs r1, r7
	ldr.w r4, [r12, #8]
	ldr.w r5, [r12, #12]
	ldr.w r6, [r12, #72]
	ldr.w r7, [r12, #76]
	ldr.w r8, [lr, #0]
	ldr.w r9, [lr, #4]
	adds r0, r0, r6
	adcs r1, r7
	lsr.w r7, r5, #7
	eor.w r10, r5, r7
	eor.w r10, r10, r4, lsl #25
	lsr.w r6, r4, #7
	eor.w r6, r6, r5, lsl #25
	eors.w r7, r7, r10, lsr #1
	eor.w r10, r4, r6
	eor.w r6, r6, r10, rrx
	eor.w r7, r7, r10, lsl #31
	adds r0, r0, r6
	adcs r1, r7
	str.w r0, [r12, #0]
	str.w r1, [r12, #4]
	adds.w r8, r8, r0
	adc.w r9, r9, r1
	vmov s10, s11, r8, r9
	/* word 1 */
	umull r6, r7, r3, r11
	eor.w r6, r6, r2, lsr #19
	eor.w r7, r7, r2, lsl #13
	eor.w r6, r6, r3, lsr #29
	eor.w r7, r7, r2, lsr #29
	eor.w r6, r6, r2, lsl #3
	eor.w r7, r7, r3, lsl #3
	eor.w r6, r6, r2, lsr #6
	eor.w r7, r7, r3, lsr #6
	eor.w r6, r6, r3, lsl #26
	adds r4, r4, r6
	adcs r5, r7
	ldr.w r2, [r12, #16]
	ldr.w r3, [r12, #20]
	ldr.w r6, [r12, #80]
	ldr.w r7, [r12, #84]
	ldr.w r8, [lr, #8]
	ldr.w r9, [lr, #12]
	adds r4, r4, r6
	adcs r5, r7
	lsr.w r7, r3, #7
	eor.w r10, r3, r7
	eor.w r10, r10, r2, lsl #25
	lsr.w r6, r2, #7
	eor.w r6, r6, r3, lsl #25
	eors.w r7, r7, r10, lsr #1
	eor.w r10, r2, r6
	eor.w r6, r6, r10, rrx
	eor.w r7, r7, r10, lsl #31
	adds r4, r4, r6
	adcs r5, r7
	str.w r4, [r12, #8]
	str.w r5, [r12, #12]
	adds.w r8, r8, r4
	adc.w r9, r9, r5
	vmov s12, s13, r8, r9
	/* word 2 */
	umull r6, r7, r1, r11
	eor.w r6, r6, r0, lsr #19
	eor.w r7, r7, r0, lsl #13
	eor.w r6, r6, r1, lsr #29
	eor.w r7, r7, r0, lsr #29
	eor.w r6, r6, r0, lsl #3
	eor.w r7, r7, r1, lsl #3
	eor.w r6, r6, r0, lsr #6
	eor.w r7, r7, r1, lsr #6
	eor.w r6, r6, r1, lsl #26
	adds r2, r2, r6
	adcs r3, r7
	ldr.w r0, [r12, #24]
	ldr.w r1, [r12, #28]
	ldr.w r6, [r12, #88]
	ldr.w r7, [r12, #92]
	ldr.w r8, [lr, #16]
	ldr.w r9, [lr, #20]
	adds r2, r2, r6
	adcs r3, r7
	lsr.w r7, r1, #7
	eor.w r10, r1, r7
	eor.w r10, r10, r0, lsl #25
	lsr.w r6, r0, #7
	eor.w r6, r6, r1, lsl #25
	eors.w r7, r7, r10, lsr #1
	eor.w r10, r0, r6
	eor.w r6, r6, r10, rrx
	eor.w r7, r7, r10, lsl #31
	adds r2, r2, r6
	adcs r3, r7
	str.w r2, [r12, #16]
	str.w r3, [r12, #20]
	adds.w r8, r8, r2
	adc.w r9, r9, r3
	vmov s14, s15, r8, r9
	/* word 3 */
	umull r6, r7, r5, r11
	eor.w r6, r6, r4, lsr #19
	eor.w r7, r7, r4, lsl #13
	eor.w r6, r6, r5, lsr #29
	eor.w r7, r7, r4, lsr #29
	eor.w r6, r6, r4, lsl #3
	eor.w r7, r7, r5, lsl #3
	eor.w r6, r6, r4, lsr #6
	eor.w r7, r7, r5, lsr #6
	eor.w r6, r6, r5, lsl #26
	adds r0, r0, r6
	adcs r1, r7
	ldr.w r4, [r12, #32]
	ldr.w r5, [r12, #36]
	ldr.w r6, [r12, #96]
	ldr.w r7, [r12, #100]
	ldr.w r8, [lr, #24]
	ldr.w r9, [lr, #28]
	adds r0, r0, r6
	adcs r1, r7
	lsr.w r7, r5, #7
	eor.w r10, r5, r7
	eor.w r10, r10, r4, lsl #25
	lsr.w r6, r4, #7
	eor.w r6, r6, r5, lsl #25
	eors.w r7, r7, r10, lsr #1
	eor.w r10, r4, r6
	eor.w r6, r6, r10, rrx
	eor.w r7, r7, r10, lsl #31
	adds r0, r0, r6
	adcs r1, r7
	str.w r0, [r12, #24]
	str.w r1, [r12, #28]
	adds.w r8, r8, r0
	adc.w r9, r9, r1
	vmov s16, s17, r8, r9
	/* word 4 */
	umull r6, r7, r3, r11
	eor.w r6, r6, r2, lsr #19
	eor.w r7, r7, r2, lsl #13
	eor.w r6, r6, r3, lsr #29
	eor.w r7, r7, r2, lsr #29
	eor.w r6, r6, r2, lsl #3
	eor.w r7, r7, r3, lsl #3
	eor.w r6, r6, r2, lsr #6
	eor.w r7, r7, r3, lsr #6
	eor.w r6, r6, r3, lsl #26
	adds r4, r4, r6
	adcs r5, r7
	ldr.w r2, [r12, #40]
	ldr.w r3, [r12, #44]
	ldr.w r6, [r12, #104]
	ldr.w r7, [r12, #108]
	ldr.w r8, [lr, #32]
	ldr.w r9, [lr, #36]
	adds r4, r4, r6
	adcs r5, r7
	lsr.w r7, r3, #7
	eor.w r10, r3, r7
	eor.w r10, r10, r2, lsl #25
	lsr.w r6, r2, #7
	eor.w r6, r6, r3, lsl #25
	eors.w r7, r7, r10, lsr #1
	eor.w r10, r2, r6
	eor.w r6, r6, r10, rrx
	eor.w r7, r7, r10, lsl #31
	adds r4, r4, r6
	adcs r5, r7
	str.w r4, [r12, #32]
	str.w r5, [r12, #36]
	adds.w r8, r8, r4
	adc.w r9, r9, r5
	vmov s18, s19, r8, r9
	/* word 5 */
	umull r6, r7, r1, r11
	eor.w r6, r6, r0, lsr #19
	eor.w r7, r7, r0, lsl #13
	eor.w r6, r6, r1, lsr #29
	eor.w r7, r7, r0, lsr #29
	eor.w r6, r6, r0, lsl #3
	eor.w r7, r7, r1, lsl #3
	eor.w r6, r6, r0, lsr #6
	eor.w r7, r7, r1, lsr #6
	eor.w r6, r6, r1, lsl #26
	adds r2, r2, r6
	adcs r3, r7
	ldr.w r0, [r12, #48]
	ldr.w r1, [r12, #52]
	ldr.w r6, [r12, #112]
	ldr.w r7, [r12, #116]
	ldr.w r8, [lr, #40]
	ldr.w r9, [lr, #44]
	adds r2, r2, r6
	adcs r3, r7
	lsr.w r7, r1, #7
	eor.w r10, r1, r7
	eor.w r10, r10, r0, lsl #25
	lsr.w r6, r0, #7
	eor.w r6, r6, r1, lsl #25
	eors.w r7, r7, r10, lsr #1
	eor.w r10, r0, r6
	eor.w r6, r6, r10, rrx
	eor.w r7, r7, r10, lsl #31
	adds r2, r2, r6
	adcs r3, r7
	str.w r2, [r12, #40]
	str.w r3, [r12, #44]
	adds.w r8, r8, r2
	adc.w r9, r9, r3
	vmov s20, s21, r8, r9
	/* word 6 */
	umull r6, r7, r5, r11
	eor.w r6, r6, r4, lsr #19
	eor.w r7, r7, r4, lsl #13
	eor.w r6, r6, r5, lsr #29
	eor.w r7, r7, r4, lsr #29
	eor.w r6, r6, r4, lsl #3
	eor.w r7, r7, r5, lsl #3
	eor.w r6, r6, r4, lsr #6
	eor.w r7, r7, r5, lsr #6
	eor.w r6, r6, r5, lsl #26
	adds r0, r0, r6
	adcs r1, r7
	ldr.w r4, [r12, #56]
	ldr.w r5, [r12, #60]
	ldr.w r6, [r12, #120]
	ldr.w r7, [r12, #124]
	ldr.w r8, [lr, #48]
	ldr.w r9, [lr, #52]
	adds r0, r0, r6
	adcs r1, r7
	lsr.w r7, r5, #7
	eor.w r10, r5, r7
	eor.w r10, r10, r4, lsl #25
	lsr.w r6, r4, #7
	eor.w r6, r6, r5, lsl #25
	eors.w r7, r7, r10, lsr #1
	eor.w r10, r4, r6
	eor.w r6, r6, r10, rrx
	eor.w r7, r7, r10, lsl #31
	adds r0, r0, r6
	adcs r1, r7
	str.w r0, [r12, #48]
	str.w r1, [r12, #52]
	adds.w r8, r8, r0
	adc.w r9, r9, r1
	vmov s22, s23, r8, r9
	/* word 7 */
	umull r6, r7, r3, r11
	eor.w r6, r6, r2, lsr #19
	eor.w r7, r7, r2, lsl #13
	eor.w r6, r6, r3, lsr #29
	eor.w r7, r7, r2, lsr #29
	eor.w r6, r6, r2, lsl #3
	eor.w r7, r7, r3, lsl #3
	eor.w r6, r6, r2, lsr #6
	eor.w r7, r7, r3, lsr #6
	eor.w r6, r6, r3, lsl #26
	adds r4, r4, r6
	adcs r5, r7
	ldr.w r2, [r12, #64]
	ldr.w r3, [r12, #68]
	ldr.w r6, [r12, #0]
	ldr.w r7, [r12, #4]
	ldr.w r8, [lr, #56]
	ldr.w r9, [lr, #60]
	adds r4, r4, r6
	adcs r5, r7
	lsr.w r7, r3, #7
	eor.w r10, r3, r7
	eor.w r10, r10, r2, lsl #25
	lsr.w r6, r2, #7
	eor.w r6, r6, r3, lsl #25
	eors.w r7, r7, r10, lsr #1
	eor.w r10, r2, r6
	eor.w r6, r6, r10, rrx
	eor.w r7, r7, r10, lsl #31
	adds r4, r4, r6
	adcs r5, r7
	str.w r4, [r12, #56]
	str.w r5, [r12, #60]
	adds.w r8, r8, r4
	adc.w r9, r9, r5
	vmov s24, s25, r8, r9
	/* word 8 */
	umull r6, r7, r1, r11
	eor.w r6, r6, r0, lsr #19
	eor.w r7, r7, r0, lsl #13
	eor.w r6, r6, r1, lsr #29
	eor.w r7, r7, r0, lsr #29
	eor.w r6, r6, r0, lsl #3
	eor.w r7, r7, r1, lsl #3
	eor.w r6, r6, r0, lsr #6
	eor.w r7, r7, r1, lsr #6
	eor.w r6, r6, r1, lsl #26
	adds r2, r2, r6
	adcs r3, r7
	ldr.w r0, [r12, #72]
	ldr.w r1, [r12, #76]
	ldr.w r6, [r12, #8]
	ldr.w r7, [r12, #12]
	ldr.w r8, [lr, #64]
	ldr.w r9, [lr, #68]
	adds r2, r2, r6
	adcs r3, r7
	lsr.w r7, r1, #7
	eor.w r10, r1, r7
	eor.w r10, r10, r0, lsl #25
	lsr.w r6, r0, #7
	eor.w r6, r6, r1, lsl #25
	eors.w r7, r7, r10, lsr #1
	eor.w r10, r0, r6
	eor.w r6, r6, r10, rrx
	eor.w r7, r7, r10, lsl #31
	adds r2, r2, r6
	adcs r3, r7
	str.w r2, [r12, #64]
	str.w r3, [r12, #68]
	adds.w r8, r8, r2
	adc.w r9, r9, r3
	vmov s26, s27, r8, r9
	/* word 9 */
	umull r6, r7, r5, r11
	eor.w r6, r6, r4, lsr #19
	eor.w r7, r7, r4, lsl #13
	eor.w r6, r6, r5, lsr #29
	eor.w r7, r7, r4, lsr #29
	eor.w r6, r6, r4, lsl #3
	eor.w r7, r7, r5, lsl #3
	eor.w r6, r6, r4, lsr #6
	eor.w r7, r7, r5, lsr #6
	eor.w r6, r6, r5, lsl #26
	adds r0, r0, r6
	adcs r1, r7
	ldr.w r4, [r12, #80]
	ldr.w r5, [r12, #84]
	ldr.w r6, [r12, #16]
	ldr.w r7, [r12, #20]
	ldr.w r8, [lr, #72]
	ldr.w r9, [lr, #76]
	adds r0, r0, r6
	adcs r1, r7
	lsr.w r7, r5, #7
	eor.w r10, r5, r7
	eor.w r10, r10, r4, lsl #25
	lsr.w r6, r4, #7
	eor.w r6, r6, r5, lsl #25
	eors.w r7, r7, r10, lsr #1
	eor.w r10, r4, r6
	eor.w r6, r6, r10, rrx
	eor.w r7, r7, r10, lsl #31
	adds r0, r0, r6
	adcs r1, r7
	str.w r0, [r12, #72]
	str.w r1, [r12, #76]
	adds.w r8, r8, r0
	adc.w r9, r9, r1
	vmov s28, s29, r8, r9
	/* word 10 */
	umull r6, r7, r3, r11
	eor.w r6, r6, r2, lsr #19
	eor.w r7, r7, r2, lsl #13
	eor.w r6, r6, r3, lsr #29
	eor.w r7, r7, r2, lsr #29
	eor.w r6, r6, r2, lsl #3
	eor.w r7, r7, r3, lsl #3
	eor.w r6, r6, r2, lsr #6
	eor.w r7, r7, r3, lsr #6
	eor.w r6, r6, r3, lsl #26
	adds r4, r4, r6
	adcs r5, r7
	ldr.w r2, [r12, #88]
	ldr.w r3, [r12, #92]
	ldr.w r6, [r12, #24]
	ldr.w r7, [r12, #28]
	ldr.w r8, [lr, #80]
	ldr.w r9, [lr, #84]
	adds r4, r4, r6
	adcs r5, r7
	lsr.w r7, r3, #7
	eor.w r10, r3, r7
	eor.w r10, r10, r2, lsl #25
	lsr.w r6, r2, #7
	eor.w r6, r6, r3, lsl #25
	eors.w r7, r7, r10, lsr #1
	eor.w r10, r2, r6
	eor.w r6, r6, r10, rrx
	eor.w r7, r7, r10, lsl #31
	adds r4, r4, r6
	adcs r5, r7
	str.w r4, [r12, #80]
	str.w r5, [r12, #84]
	adds.w r8, r8, r4
	adc.w r9, r9, r5
	vmov s30, s31, r8, r9
	/* word 11 */
	umull r6, r7, r1, r11
	eor.w r6, r6, r0, lsr #19
	eor.w r7, r7, r0, lsl #13
	eor.w r6, r6, r1, lsr #29
	eor.w r7, r7, r0, lsr #29
	eor.w r6, r6, r0, lsl #3
	eor.w r7, r7, r1, lsl #3
	eor.w r6, r6, r0, lsr #6
	eor.w r7, r7, r1, lsr #6
	eor.w r6, r6, r1, lsl #26
	adds r2, r2, r6
	adcs r3, r7
	ldr.w r0, [r12, #96]
	ldr.w r1, [r12, #100]
	ldr.w r6, [r12, #32]
	ldr.w r7, [r12, #36]
	ldr.w r8, [lr, #88]
	ldr.w r9, [lr, #92]
	adds r2, r2, r6
	adcs r3, r7
	lsr.w r7, r1, #7
	eor.w r10, r1, r7
	eor.w r10, r10, r0, lsl #25
	lsr.w r6, r0, #7
	eor.w r6, r6, r1, lsl #25
	eors.w r7, r7, r10, lsr #1
	eor.w r10, r0, r6
	eor.w r6, r6, r10, rrx
	eor.w r7, r7, r10, lsl #31
	adds r2, r2, r6
	adcs r3, r7
	str.w r2, [r12, #88]
	str.w r3, [r12, #92]
	adds.w r8, r8, r2
	adc.w r9, r9, r3
	str.w r8, [sp, #32]
	str.w r9, [sp, #36]
	/* word 12 */
	umull r6, r7, r5, r11
	eor.w r6, r6, r4, lsr #19
	eor.w r7, r7, r4, lsl #13
	eor.w r6, r6, r5, lsr #29
	eor.w r7, r7, r4, lsr #29
	eor.w r6, r6, r4, lsl #3
	eor.w r7, r7, r5, lsl #3
	eor.w r6, r6, r4, lsr #6
	eor.w r7, r7, r5, lsr #6
	eor.w r6, r6, r5, lsl #26
	adds r0, r0, r6
	adcs r1, r7
	ldr.w r4, [r12, #104]
	ldr.w r5, [r12, #108]
	ldr.w r6, [r12, #40]
	ldr.w r7, [r12, #44]
	ldr.w r8, [lr, #96]
	ldr.w r9, [lr, #100]
	adds r0, r0, r6
	adcs r1, r7
	lsr.w r7, r5, #7
	eor.w r10, r5, r7
	eor.w r10, r10, r4, lsl #25
	lsr.w r6, r4, #7
	eor.w r6, r6, r5, lsl #25
	eors.w r7, r7, r10, lsr #1
	eor.w r10, r4, r6
	eor.w r6, r6, r10, rrx
	eor.w r7, r7, r10, lsl #31
	adds r0, r0, r6
	adcs r1, r7
	str.w r0, [r12, #96]
	str.w r1, [r12, #100]
	adds.w r8, r8, r0
	adc.w r9, r9, r1
	str.w r8, [sp, #40]
	str.w r9, [sp, #44]
	/* word 13 */
	umull r6, r7, r3, r11
	eor.w r6, r6, r2, lsr #19
	eor.w r7, r7, r2, lsl #13
	eor.w r6, r6, r3, lsr #29
	eor.w r7, r7, r2, lsr #29
	eor.w r6, r6, r2, lsl #3
	eor.w r7, r7, r3, lsl #3
	eor.w r6, r6, r2, lsr #6
	eor.w r7, r7, r3, lsr #6
	eor.w r6, r6, r3, lsl #26
	adds r4, r4, r6
	adcs r5, r7
	ldr.w r2, [r12, #112]
	ldr.w r3, [r12, #116]
	ldr.w r6, [r12, #48]
	ldr.w r7, [r12, #52]
	ldr.w r8, [lr, #104]
	ldr.w r9, [lr, #108]
	adds r4, r4, r6
	adcs r5, r7
	lsr.w r7, r3, #7
	eor.w r10, r3, r7
	eor.w r10, r10, r2, lsl #25
	lsr.w r6, r2, #7
	eor.w r6, r6, r3, lsl #25
	eors.w r7, r7, r10, lsr #1
	eor.w r10, r2, r6
	eor.w r6, r6, r10, rrx
	eor.w r7, r7, r10, lsl #31
	adds r4, r4, r6
	adcs r5, r7
	str.w r4, [r12, #104]
	str.w r5, [r12, #108]
	adds.w r8, r8, r4
	adc.w r9, r9, r5
	str.w r8, [sp, #48]
	str.w r9, [sp, #52]
	/* word 14 */
	umull r6, r7, r1, r11
	eor.w r6, r6, r0, lsr #19
	eor.w r7, r7, r0, lsl #13
	eor.w r6, r6, r1, lsr #29
	eor.w r7, r7, r0, lsr #29
	eor.w r6, r6, r0, lsl #3
	eor.w r7, r7, r1, lsl #3
	eor.w r6, r6, r0, lsr #6
	eor.w r7, r7, r1, lsr #6
	eor.w r6, r6, r1, lsl #26
	adds r2, r2, r6
	adcs r3, r7
	ldr.w r0, [r12, #120]
	ldr.w r1, [r12, #124]
	ldr.w r6, [r12, #56]
	ldr.w r7, [r12, #60]
	ldr.w r8, [lr, #112]
	ldr.w r9, [lr, #116]
	adds r2, r2, r6
	adcs r3, r7
	lsr.w r7, r1, #7
	eor.w r10, r1, r7
	eor.w r10, r10, r0, lsl #25
	lsr.w r6, r0, #7
	eor.w r6, r6, r1, lsl #25
	eors.w r7, r7, r10, lsr #1
	eor.w r10, r0, r6
	eor.w r6, r6, r10, rrx
	eor.w r7, r7, r10, lsl #31
	adds r2, r2, r6
	adcs r3, r7
	str.w r2, [r12, #112]
	str.w r3, [r12, #116]
	adds.w r8, r8, r2
	adc.w r9, r9, r3
	str.w r8, [sp, #56]
	str.w r9, [sp, #60]
	/* word 15 */
	umull r6, r7, r5, r11
	eor.w r6, r6, r4, lsr #19
	eor.w r7, r7, r4, lsl #13
	eor.w r6, r6, r5, lsr #29
	eor.w r7, r7, r4, lsr #29
	eor.w r6, r6, r4, lsl #3
	eor.w r7, r7, r5, lsl #3
	eor.w r6, r6, r4, lsr #6
	eor.w r7, r7, r5, lsr #6
	eor.w r6, r6, r5, lsl #26
	adds r0, r0, r6
	adcs r1, r7
	ldr.w r4, [r12, #0]
	ldr.w r5, [r12, #4]
	ldr.w r6, [r12, #64]
	ldr.w r7, [r12, #68]
	ldr.w r8, [lr, #120]
	ldr.w r9, [lr, #124]
	adds r0, r0, r6
	adcs r1, r7
	lsr.w r7, r5, #7
	eor.w r10, r5, r7
	eor.w r10, r10, r4, lsl #25
	lsr.w r6, r4, #7
	eor.w r6, r6, r5, lsl #25
	eors.w r7, r7, r10, lsr #1
	eor.w r10, r4, r6
	eor.w r6, r6, r10, rrx
	eor.w r7, r7, r10, lsl #31
	adds r0, r0, r6
	adcs r1, r7
	str.w r0, [r12, #120]
	str.w r1, [r12, #124]
	adds.w r8, r8, r0
	adc.w r9, r9, r1
	str.w r8, [sp, #64]
	str.w r9, [sp, #68]
	add.w lr, lr, #128
	str.w lr, [sp, #0]
	.p2align 2
.Lrounds_fpu:
	ldr r4, [sp, #8]
	ldr r5, [sp, #12]
	ldr r0, [sp, #16]
	ldr r1, [sp, #20]
	ldr r2, [sp, #24]
	ldr r3, [sp, #28]
	vmov r6, r7, s8, s9
	vmov r8, r9, s6, s7
	vmov r10, r11, s0, s1
	eor.w r10, r10, r6
	eor.w r11, r11, r7
	/* round 0 */
	eor.w r12, r4, r6
	eor.w lr, r5, r7
	and.w r10, r10, r12
	and.w r11, r11, lr
	eor.w r10, r10, r6
	eor.w r11, r11, r7
	eor.w r6, r4, r4, lsr #6
	eor.w r6, r6, r5, lsl #26
	eor.w r6, r6, r4, lsr #11
	eor.w r6, r6, r5, lsl #21
	eor.w r7, r5, r5, lsr #6
	eor.w r7, r7, r4, lsl #26
	eor.w r7, r7, r5, lsr #11
	eor.w r7, r7, r4, lsl #21
	adds.w r10, r10, r6, lsr #28
	adcs.w r11, r11, r7, lsr #28
	adds.w r10, r10, r7, lsl #4
	adc.w r11, r11, r6, lsl #4
	vmov r6, r7, s10, s11
	adds.w r8, r8, r6
	adc.w r9, r9, r7
	eor.w r6, r0, r0, lsr #4
	eor.w r6, r6, r1, lsl #28
	eor.w r6, r6, r0, lsr #27
	eor.w r6, r6, r1, lsl #5
	eor.w r7, r1, r1, lsr #4
	eor.w r7, r7, r0, lsl #28
	eor.w r7, r7, r1, lsr #27
	eor.w r7, r7, r0, lsl #5
	vmov s6, s7, r2, r3
	adds.w r8, r8, r6, lsr #14
	adcs.w r9, r9, r7, lsr #14
	adds.w r8, r8, r7, lsl #18
	adc.w r9, r9, r6, lsl #18
	vmov r6, r7, s4, s5
	eors r2, r6
	eors r3, r7
	ands r2, r0
	ands r3, r1
	eors r2, r6
	eors r3, r7
	adds.w r8, r8, r2
	adc.w r9, r9, r3
	vmov r2, r3, s2, s3
	adds.w r2, r2, r8
	adc.w r3, r3, r9
	adds.w r10, r10, r8
	adc.w r11, r11, r9
	/* round 1 */
	eor.w r8, r10, r4
	eor.w r9, r11, r5
	and.w r12, r12, r8
	and.w lr, lr, r9
	eor.w r12, r12, r4
	eor.w lr, lr, r5
	vmov s2, s3, r4, r5
	eor.w r4, r10, r10, lsr #6
	eor.w r4, r4, r11, lsl #26
	eor.w r4, r4, r10, lsr #11
	eor.w r4, r4, r11, lsl #21
	eor.w r5, r11, r11, lsr #6
	eor.w r5, r5, r10, lsl #26
	eor.w r5, r5, r11, lsr #11
	eor.w r5, r5, r10, lsl #21
	adds.w r12, r12, r4, lsr #28
	adcs.w lr, lr, r5, lsr #28
	adds.w r12, r12, r5, lsl #4
	adc.w lr, lr, r4, lsl #4
	vmov r4, r5, s12, s13
	adds r6, r6, r4
	adcs r7, r5
	eor.w r4, r2, r2, lsr #4
	eor.w r4, r4, r3, lsl #28
	eor.w r4, r4, r2, lsr #27
	eor.w r4, r4, r3, lsl #5
	eor.w r5, r3, r3, lsr #4
	eor.w r5, r5, r2, lsl #28
	eor.w r5, r5, r3, lsr #27
	eor.w r5, r5, r2, lsl #5
	vmov s4, s5, r0, r1
	adds.w r6, r6, r4, lsr #14
	adcs.w r7, r7, r5, lsr #14
	adds.w r6, r6, r5, lsl #18
	adc.w r7, r7, r4, lsl #18
	vmov r4, r5, s6, s7
	eors r0, r4
	eors r1, r5
	ands r0, r2
	ands r1, r3
	eors r0, r4
	eors r1, r5
	adds r6, r6, r0
	adcs r7, r1
	vmov r0, r1, s0, s1
	adds r0, r0, r6
	adcs r1, r7
	adds.w r12, r12, r6
	adc.w lr, lr, r7
	/* round 2 */
	eor.w r6, r12, r10
	eor.w r7, lr, r11
	and.w r8, r8, r6
	and.w r9, r9, r7
	eor.w r8, r8, r10
	eor.w r9, r9, r11
	vmov s0, s1, r10, r11
	eor.w r10, r12, r12, lsr #6
	eor.w r10, r10, lr, lsl #26
	eor.w r10, r10, r12, lsr #11
	eor.w r10, r10, lr, lsl #21
	eor.w r11, lr, lr, lsr #6
	eor.w r11, r11, r12, lsl #26
	eor.w r11, r11, lr, lsr #11
	eor.w r11, r11, r12, lsl #21
	adds.w r8, r8, r10, lsr #28
	adcs.w r9, r9, r11, lsr #28
	adds.w r8, r8, r11, lsl #4
	adc.w r9, r9, r10, lsl #4
	vmov r10, r11, s14, s15
	adds.w r4, r4, r10
	adc.w r5, r5, r11
	eor.w r10, r0, r0, lsr #4
	eor.w r10, r10, r1, lsl #28
	eor.w r10, r10, r0, lsr #27
	eor.w r10, r10, r1, lsl #5
	eor.w r11, r1, r1, lsr #4
	eor.w r11, r11, r0, lsl #28
	eor.w r11, r11, r1, lsr #27
	eor.w r11, r11, r0, lsl #5
	vmov s6, s7, r2, r3
	adds.w r4, r4, r10, lsr #14
	adcs.w r5, r5, r11, lsr #14
	adds.w r4, r4, r11, lsl #18
	adc.w r5, r5, r10, lsl #18
	vmov r10, r11, s4, s5
	eor.w r2, r2, r10
	eor.w r3, r3, r11
	ands r2, r0
	ands r3, r1
	eor.w r2, r2, r10
	eor.w r3, r3, r11
	adds r4, r4, r2
	adcs r5, r3
	vmov r2, r3, s8, s9
	adds r2, r2, r4
	adcs r3, r5
	adds.w r8, r8, r4
	adc.w r9, r9, r5
	/* round 3 */
	eor.w r4, r8, r12
	eor.w r5, r9, lr
	ands r6, r4
	ands r7, r5
	eor.w r6, r6, r12
	eor.w r7, r7, lr
	vmov s8, s9, r12, lr
	eor.w r12, r8, r8, lsr #6
	eor.w r12, r12, r9, lsl #26
	eor.w r12, r12, r8, lsr #11
	eor.w r12, r12, r9, lsl #21
	eor.w lr, r9, r9, lsr #6
	eor.w lr, lr, r8, lsl #26
	eor.w lr, lr, r9, lsr #11
	eor.w lr, lr, r8, lsl #21
	adds.w r6, r6, r12, lsr #28
	adcs.w r7, r7, lr, lsr #28
	adds.w r6, r6, lr, lsl #4
	adc.w r7, r7, r12, lsl #4
	vmov r12, lr, s16, s17
	adds.w r10, r10, r12
	adc.w r11, r11, lr
	eor.w r12, r2, r2, lsr #4
	eor.w r12, r12, r3, lsl #28
	eor.w r12, r12, r2, lsr #27
	eor.w r12, r12, r3, lsl #5
	eor.w lr, r3, r3, lsr #4
	eor.w lr, lr, r2, lsl #28
	eor.w lr, lr, r3, lsr #27
	eor.w lr, lr, r2, lsl #5
	vmov s4, s5, r0, r1
	adds.w r10, r10, r12, lsr #14
	adcs.w r11, r11, lr, lsr #14
	adds.w r10, r10, lr, lsl #18
	adc.w r11, r11, r12, lsl #18
	vmov r12, lr, s6, s7
	eor.w r0, r0, r12
	eor.w r1, r1, lr
	ands r0, r2
	ands r1, r3
	eor.w r0, r0, r12
	eor.w r1, r1, lr
	adds.w r10, r10, r0
	adc.w r11, r11, r1
	vmov r0, r1, s2, s3
	adds.w r0, r0, r10
	adc.w r1, r1, r11
	adds.w r6, r6, r10
	adc.w r7, r7, r11
	/* round 4 */
	eor.w r10, r6, r8
	eor.w r11, r7, r9
	and.w r4, r4, r10
	and.w r5, r5, r11
	eor.w r4, r4, r8
	eor.w r5, r5, r9
	vmov s2, s3, r8, r9
	eor.w r8, r6, r6, lsr #6
	eor.w r8, r8, r7, lsl #26
	eor.w r8, r8, r6, lsr #11
	eor.w r8, r8, r7, lsl #21
	eor.w r9, r7, r7, lsr #6
	eor.w r9, r9, r6, lsl #26
	eor.w r9, r9, r7, lsr #11
	eor.w r9, r9, r6, lsl #21
	adds.w r4, r4, r8, lsr #28
	adcs.w r5, r5, r9, lsr #28
	adds.w r4, r4, r9, lsl #4
	adc.w r5, r5, r8, lsl #4
	vmov r8, r9, s18, s19
	adds.w r12, r12, r8
	adc.w lr, lr, r9
	eor.w r8, r0, r0, lsr #4
	eor.w r8, r8, r1, lsl #28
	eor.w r8, r8, r0, lsr #27
	eor.w r8, r8, r1, lsl #5
	eor.w r9, r1, r1, lsr #4
	eor.w r9, r9, r0, lsl #28
	eor.w r9, r9, r1, lsr #27
	eor.w r9, r9, r0, lsl #5
	vmov s6, s7, r2, r3
	adds.w r12, r12, r8, lsr #14
	adcs.w lr, lr, r9, lsr #14
	adds.w r12, r12, r9, lsl #18
	adc.w lr, lr, r8, lsl #18
	vmov r8, r9, s4, s5
	eor.w r2, r2, r8
	eor.w r3, r3, r9
	ands r2, r0
	ands r3, r1
	eor.w r2, r2, r8
	eor.w r3, r3, r9
	adds.w r12, r12, r2
	adc.w lr, lr, r3
	vmov r2, r3, s0, s1
	adds.w r2, r2, r12
	adc.w r3, r3, lr
	adds.w r4, r4, r12
	adc.w r5, r5, lr
	/* round 5 */
	eor.w r12, r4, r6
	eor.w lr, r5, r7
	and.w r10, r10, r12
	and.w r11, r11, lr
	eor.w r10, r10, r6
	eor.w r11, r11, r7
	vmov s0, s1, r6, r7
	eor.w r6, r4, r4, lsr #6
	eor.w r6, r6, r5, lsl #26
	eor.w r6, r6, r4, lsr #11
	eor.w r6, r6, r5, lsl #21
	eor.w r7, r5, r5, lsr #6
	eor.w r7, r7, r4, lsl #26
	eor.w r7, r7, r5, lsr #11
	eor.w r7, r7, r4, lsl #21
	adds.w r10, r10, r6, lsr #28
	adcs.w r11, r11, r7, lsr #28
	adds.w r10, r10, r7, lsl #4
	adc.w r11, r11, r6, lsl #4
	vmov r6, r7, s20, s21
	adds.w r8, r8, r6
	adc.w r9, r9, r7
	eor.w r6, r2, r2, lsr #4
	eor.w r6, r6, r3, lsl #28
	eor.w r6, r6, r2, lsr #27
	eor.w r6, r6, r3, lsl #5
	eor.w r7, r3, r3, lsr #4
	eor.w r7, r7, r2, lsl #28
	eor.w r7, r7, r3, lsr #27
	eor.w r7, r7, r2, lsl #5
	vmov s4, s5, r0, r1
	adds.w r8, r8, r6, lsr #14
	adcs.w r9, r9, r7, lsr #14
	adds.w r8, r8, r7, lsl #18
	adc.w r9, r9, r6, lsl #18
	vmov r6, r7, s6, s7
	eors r0, r6
	eors r1, r7
	ands r0, r2
	ands r1, r3
	eors r0, r6
	eors r1, r7
	adds.w r8, r8, r0
	adc.w r9, r9, r1
	vmov r0, r1, s8, s9
	adds.w r0, r0, r8
	adc.w r1, r1, r9
	adds.w r10, r10, r8
	adc.w r11, r11, r9
	/* round 6 */
	eor.w r8, r10, r4
	eor.w r9, r11, r5
	and.w r12, r12, r8
	and.w lr, lr, r9
	eor.w r12, r12, r4
	eor.w lr, lr, r5
	vmov s8, s9, r4, r5
	eor.w r4, r10, r10, lsr #6
	eor.w r4, r4, r11, lsl #26
	eor.w r4, r4, r10, lsr #11
	eor.w r4, r4, r11, lsl #21
	eor.w r5, r11, r11, lsr #6
	eor.w r5, r5, r10, lsl #26
	eor.w r5, r5, r11, lsr #11
	eor.w r5, r5, r10, lsl #21
	adds.w r12, r12, r4, lsr #28
	adcs.w lr, lr, r5, lsr #28
	adds.w r12, r12, r5, lsl #4
	adc.w lr, lr, r4, lsl #4
	vmov r4, r5, s22, s23
	adds r6, r6, r4
	adcs r7, r5
	eor.w r4, r0, r0, lsr #4
	eor.w r4, r4, r1, lsl #28
	eor.w r4, r4, r0, lsr #27
	eor.w r4, r4, r1, lsl #5
	eor.w r5, r1, r1, lsr #4
	eor.w r5, r5, r0, lsl #28
	eor.w r5, r5, r1, lsr #27
	eor.w r5, r5, r0, lsl #5
	vmov s6, s7, r2, r3
	adds.w r6, r6, r4, lsr #14
	adcs.w r7, r7, r5, lsr #14
	adds.w r6, r6, r5, lsl #18
	adc.w r7, r7, r4, lsl #18
	vmov r4, r5, s4, s5
	eors r2, r4
	eors r3, r5
	ands r2, r0
	ands r3, r1
	eors r2, r4
	eors r3, r5
	adds r6, r6, r2
	adcs r7, r3
	vmov r2, r3, s2, s3
	adds r2, r2, r6
	adcs r3, r7
	adds.w r12, r12, r6
	adc.w lr, lr, r7
	/* round 7 */
	eor.w r6, r12, r10
	eor.w r7, lr, r11
	and.w r8, r8, r6
	and.w r9, r9, r7
	eor.w r8, r8, r10
	eor.w r9, r9, r11
	vmov s2, s3, r10, r11
	eor.w r10, r12, r12, lsr #6
	eor.w r10, r10, lr, lsl #26
	eor.w r10, r10, r12, lsr #11
	eor.w r10, r10, lr, lsl #21
	eor.w r11, lr, lr, lsr #6
	eor.w r11, r11, r12, lsl #26
	eor.w r11, r11, lr, lsr #11
	eor.w r11, r11, r12, lsl #21
	adds.w r8, r8, r10, lsr #28
	adcs.w r9, r9, r11, lsr #28
	adds.w r8, r8, r11, lsl #4
	adc.w r9, r9, r10, lsl #4
	vmov r10, r11, s24, s25
	adds.w r4, r4, r10
	adc.w r5, r5, r11
	eor.w r10, r2, r2, lsr #4
	eor.w r10, r10, r3, lsl #28
	eor.w r10, r10, r2, lsr #27
	eor.w r10, r10, r3, lsl #5
	eor.w r11, r3, r3, lsr #4
	eor.w r11, r11, r2, lsl #28
	eor.w r11, r11, r3, lsr #27
	eor.w r11, r11, r2, lsl #5
	vmov s4, s5, r0, r1
	adds.w r4, r4, r10, lsr #14
	adcs.w r5, r5, r11, lsr #14
	adds.w r4, r4, r11, lsl #18
	adc.w r5, r5, r10, lsl #18
	vmov r10, r11, s6, s7
	eor.w r0, r0, r10
	eor.w r1, r1, r11
	ands r0, r2
	ands r1, r3
	eor.w r0, r0, r10
	eor.w r1, r1, r11
	adds r4, r4, r0
	adcs r5, r1
	vmov r0, r1, s0, s1
	adds r0, r0, r4
	adcs r1, r5
	adds.w r8, r8, r4
	adc.w r9, r9, r5
	/* round 8 */
	eor.w r4, r8, r12
	eor.w r5, r9, lr
	ands r6, r4
	ands r7, r5
	eor.w r6, r6, r12
	eor.w r7, r7, lr
	vmov s0, s1, r12, lr
	eor.w r12, r8, r8, lsr #6
	eor.w r12, r12, r9, lsl #26
	eor.w r12, r12, r8, lsr #11
	eor.w r12, r12, r9, lsl #21
	eor.w lr, r9, r9, lsr #6
	eor.w lr, lr, r8, lsl #26
	eor.w lr, lr, r9, lsr #11
	eor.w lr, lr, r8, lsl #21
	adds.w r6, r6, r12, lsr #28
	adcs.w r7, r7, lr, lsr #28
	adds.w r6, r6, lr, lsl #4
	adc.w r7, r7, r12, lsl #4
	vmov r12, lr, s26, s27
	adds.w r10, r10, r12
	adc.w r11, r11, lr
	eor.w r12, r0, r0, lsr #4
	eor.w r12, r12, r1, lsl #28
	eor.w r12, r12, r0, lsr #27
	eor.w r12, r12, r1, lsl #5
	eor.w lr, r1, r1, lsr #4
	eor.w lr, lr, r0, lsl #28
	eor.w lr, lr, r1, lsr #27
	eor.w lr, lr, r0, lsl #5
	vmov s6, s7, r2, r3
	adds.w r10, r10, r12, lsr #14
	adcs.w r11, r11, lr, lsr #14
	adds.w r10, r10, lr, lsl #18
	adc.w r11, r11, r12, lsl #18
	vmov r12, lr, s4, s5
	eor.w r2, r2, r12
	eor.w r3, r3, lr
	ands r2, r0
	ands r3, r1
	eor.w r2, r2, r12
	eor.w r3, r3, lr
	adds.w r10, r10, r2
	adc.w r11, r11, r3
	vmov r2, r3, s8, s9
	adds.w r2, r2, r10
	adc.w r3, r3, r11
	adds.w r6, r6, r10
	adc.w r7, r7, r11
	/* round 9 */
	eor.w r10, r6, r8
	eor.w r11, r7, r9
	and.w r4, r4, r10
	and.w r5, r5, r11
	eor.w r4, r4, r8
	eor.w r5, r5, r9
	vmov s4, s5, r8, r9
	eor.w r8, r6, r6, lsr #6
	eor.w r8, r8, r7, lsl #26
	eor.w r8, r8, r6, lsr #11
	eor.w r8, r8, r7, lsl #21
	eor.w r9, r7, r7, lsr #6
	eor.w r9, r9, r6, lsl #26
	eor.w r9, r9, r7, lsr #11
	eor.w r9, r9, r6, lsl #21
	adds.w r4, r4, r8, lsr #28
	adcs.w r5, r5, r9, lsr #28
	adds.w r4, r4, r9, lsl #4
	adc.w r5, r5, r8, lsl #4
	vmov r8, r9, s28, s29
	adds.w r12, r12, r8
	adc.w lr, lr, r9
	eor.w r8, r2, r2, lsr #4
	eor.w r8, r8, r3, lsl #28
	eor.w r8, r8, r2, lsr #27
	eor.w r8, r8, r3, lsl #5
	eor.w r9, r3, r3, lsr #4
	eor.w r9, r9, r2, lsl #28
	eor.w r9, r9, r3, lsr #27
	eor.w r9, r9, r2, lsl #5
	vmov s8, s9, r0, r1
	adds.w r12, r12, r8, lsr #14
	adcs.w lr, lr, r9, lsr #14
	adds.w r12, r12, r9, lsl #18
	adc.w lr, lr, r8, lsl #18
	vmov r8, r9, s6, s7
	eor.w r0, r0, r8
	eor.w r1, r1, r9
	ands r0, r2
	ands r1, r3
	eor.w r0, r0, r8
	eor.w r1, r1, r9
	adds.w r12, r12, r0
	adc.w lr, lr, r1
	vmov r0, r1, s2, s3
	adds.w r0, r0, r12
	adc.w r1, r1, lr
	adds.w r4, r4, r12
	adc.w r5, r5, lr
	/* round 10 */
	eor.w r12, r4, r6
	eor.w lr, r5, r7
	and.w r10, r10, r12
	and.w r11, r11, lr
	eor.w r10, r10, r6
	eor.w r11, r11, r7
	vmov s6, s7, r6, r7
	eor.w r6, r4, r4, lsr #6
	eor.w r6, r6, r5, lsl #26
	eor.w r6, r6, r4, lsr #11
	eor.w r6, r6, r5, lsl #21
	eor.w r7, r5, r5, lsr #6
	eor.w r7, r7, r4, lsl #26
	eor.w r7, r7, r5, lsr #11
	eor.w r7, r7, r4, lsl #21
	adds.w r10, r10, r6, lsr #28
	adcs.w r11, r11, r7, lsr #28
	adds.w r10, r10, r7, lsl #4
	adc.w r11, r11, r6, lsl #4
	vmov r6, r7, s30, s31
	adds.w r8, r8, r6
	adc.w r9, r9, r7
	eor.w r6, r0, r0, lsr #4
	eor.w r6, r6, r1, lsl #28
	eor.w r6, r6, r0, lsr #27
	eor.w r6, r6, r1, lsl #5
	eor.w r7, r1, r1, lsr #4
	eor.w r7, r7, r0, lsl #28
	eor.w r7, r7, r1, lsr #27
	eor.w r7, r7, r0, lsl #5
	vmov s2, s3, r2, r3
	adds.w r8, r8, r6, lsr #14
	adcs.w r9, r9, r7, lsr #14
	adds.w r8, r8, r7, lsl #18
	adc.w r9, r9, r6, lsl #18
	vmov r6, r7, s8, s9
	eors r2, r6
	eors r3, r7
	ands r2, r0
	ands r3, r1
	eors r2, r6
	eors r3, r7
	adds.w r8, r8, r2
	adc.w r9, r9, r3
	vmov r2, r3, s0, s1
	adds.w r2, r2, r8
	adc.w r3, r3, r9
	adds.w r10, r10, r8
	adc.w r11, r11, r9
	/* round 11 */
	eor.w r8, r10, r4
	eor.w r9, r11, r5
	and.w r12, r12, r8
	and.w lr, lr, r9
	eor.w r12, r12, r4
	eor.w lr, lr, r5
	vmov s8, s9, r4, r5
	eor.w r4, r10, r10, lsr #6
	eor.w r4, r4, r11, lsl #26
	eor.w r4, r4, r10, lsr #11
	eor.w r4, r4, r11, lsl #21
	eor.w r5, r11, r11, lsr #6
	eor.w r5, r5, r10, lsl #26
	eor.w r5, r5, r11, lsr #11
	eor.w r5, r5, r10, lsl #21
	adds.w r12, r12, r4, lsr #28
	adcs.w lr, lr, r5, lsr #28
	adds.w r12, r12, r5, lsl #4
	adc.w lr, lr, r4, lsl #4
	ldr r4, [sp, #32]
	ldr r5, [sp, #36]
	adds r6, r6, r4
	adcs r7, r5
	eor.w r4, r2, r2, lsr #4
	eor.w r4, r4, r3, lsl #28
	eor.w r4, r4, r2, lsr #27
	eor.w r4, r4, r3, lsl #5
	eor.w r5, r3, r3, lsr #4
	eor.w r5, r5, r2, lsl #28
	eor.w r5, r5, r3, lsr #27
	eor.w r5, r5, r2, lsl #5
	vmov s0, s1, r0, r1
	adds.w r6, r6, r4, lsr #14
	adcs.w r7, r7, r5, lsr #14
	adds.w r6, r6, r5, lsl #18
	adc.w r7, r7, r4, lsl #18
	vmov r4, r5, s2, s3
	eors r0, r4
	eors r1, r5
	ands r0, r2
	ands r1, r3
	eors r0, r4
	eors r1, r5
	adds r6, r6, r0
	adcs r7, r1
	vmov r0, r1, s4, s5
	adds r0, r0, r6
	adcs r1, r7
	adds.w r12, r12, r6
	adc.w lr, lr, r7
	/* round 12 */
	eor.w r6, r12, r10
	eor.w r7, lr, r11
	and.w r8, r8, r6
	and.w r9, r9, r7
	eor.w r8, r8, r10
	eor.w r9, r9, r11
	vmov s4, s5, r10, r11
	eor.w r10, r12, r12, lsr #6
	eor.w r10, r10, lr, lsl #26
	eor.w r10, r10, r12, lsr #11
	eor.w r10, r10, lr, lsl #21
	eor.w r11, lr, lr, lsr #6
	eor.w r11, r11, r12, lsl #26
	eor.w r11, r11, lr, lsr #11
	eor.w r11, r11, r12, lsl #21
	adds.w r8, r8, r10, lsr #28
	adcs.w r9, r9, r11, lsr #28
	adds.w r8, r8, r11, lsl #4
	adc.w r9, r9, r10, lsl #4
	ldr.w r10, [sp, #40]
	ldr.w r11, [sp, #44]
	adds.w r4, r4, r10
	adc.w r5, r5, r11
	eor.w r10, r0, r0, lsr #4
	eor.w r10, r10, r1, lsl #28
	eor.w r10, r10, r0, lsr #27
	eor.w r10, r10, r1, lsl #5
	eor.w r11, r1, r1, lsr #4
	eor.w r11, r11, r0, lsl #28
	eor.w r11, r11, r1, lsr #27
	eor.w r11, r11, r0, lsl #5
	vmov s2, s3, r2, r3
	adds.w r4, r4, r10, lsr #14
	adcs.w r5, r5, r11, lsr #14
	adds.w r4, r4, r11, lsl #18
	adc.w r5, r5, r10, lsl #18
	vmov r10, r11, s0, s1
	eor.w r2, r2, r10
	eor.w r3, r3, r11
	ands r2, r0
	ands r3, r1
	eor.w r2, r2, r10
	eor.w r3, r3, r11
	adds r4, r4, r2
	adcs r5, r3
	vmov r2, r3, s6, s7
	adds r2, r2, r4
	adcs r3, r5
	adds.w r8, r8, r4
	adc.w r9, r9, r5
	/* round 13 */
	eor.w r4, r8, r12
	eor.w r5, r9, lr
	ands r6, r4
	ands r7, r5
	eor.w r6, r6, r12
	eor.w r7, r7, lr
	vmov s6, s7, r12, lr
	eor.w r12, r8, r8, lsr #6
	eor.w r12, r12, r9, lsl #26
	eor.w r12, r12, r8, lsr #11
	eor.w r12, r12, r9, lsl #21
	eor.w lr, r9, r9, lsr #6
	eor.w lr, lr, r8, lsl #26
	eor.w lr, lr, r9, lsr #11
	eor.w lr, lr, r8, lsl #21
	adds.w r6, r6, r12, lsr #28
	adcs.w r7, r7, lr, lsr #28
	adds.w r6, r6, lr, lsl #4
	adc.w r7, r7, r12, lsl #4
	ldr.w r12, [sp, #48]
	ldr.w lr, [sp, #52]
	adds.w r10, r10, r12
	adc.w r11, r11, lr
	eor.w r12, r2, r2, lsr #4
	eor.w r12, r12, r3, lsl #28
	eor.w r12, r12, r2, lsr #27
	eor.w r12, r12, r3, lsl #5
	eor.w lr, r3, r3, lsr #4
	eor.w lr, lr, r2, lsl #28
	eor.w lr, lr, r3, lsr #27
	eor.w lr, lr, r2, lsl #5
	vmov s0, s1, r0, r1
	adds.w r10, r10, r12, lsr #14
	adcs.w r11, r11, lr, lsr #14
	adds.w r10, r10, lr, lsl #18
	adc.w r11, r11, r12, lsl #18
	vmov r12, lr, s2, s3
	eor.w r0, r0, r12
	eor.w r1, r1, lr
	ands r0, r2
	ands r1, r3
	eor.w r0, r0, r12
	eor.w r1, r1, lr
	adds.w r10, r10, r0
	adc.w r11, r11, r1
	vmov r0, r1, s8, s9
	adds.w r0, r0, r10
	adc.w r1, r1, r11
	adds.w r6, r6, r10
	adc.w r7, r7, r11
	/* round 14 */
	eor.w r10, r6, r8
	eor.w r11, r7, r9
	and.w r4, r4, r10
	and.w r5, r5, r11
	eor.w r4, r4, r8
	eor.w r5, r5, r9
	vmov s2, s3, r8, r9
	eor.w r8, r6, r6, lsr #6
	eor.w r8, r8, r7, lsl #26
	eor.w r8, r8, r6, lsr #11
	eor.w r8, r8, r7, lsl #21
	eor.w r9, r7, r7, lsr #6
	eor.w r9, r9, r6, lsl #26
	eor.w r9, r9, r7, lsr #11
	eor.w r9, r9, r6, lsl #21
	adds.w r4, r4, r8, lsr #28
	adcs.w r5, r5, r9, lsr #28
	adds.w r4, r4, r9, lsl #4
	adc.w r5, r5, r8, lsl #4
	ldr.w r8, [sp, #56]
	ldr.w r9, [sp, #60]
	adds.w r12, r12, r8
	adc.w lr, lr, r9
	eor.w r8, r0, r0, lsr #4
	eor.w r8, r8, r1, lsl #28
	eor.w r8, r8, r0, lsr #27
	eor.w r8, r8, r1, lsl #5
	eor.w r9, r1, r1, lsr #4
	eor.w r9, r9, r0, lsl #28
	eor.w r9, r9, r1, lsr #27
	eor.w r9, r9, r0, lsl #5
	vmov s8, s9, r2, r3
	adds.w r12, r12, r8, lsr #14
	adcs.w lr, lr, r9, lsr #14
	adds.w r12, r12, r9, lsl #18
	adc.w lr, lr, r8, lsl #18
	vmov r8, r9, s0, s1
	eor.w r2, r2, r8
	eor.w r3, r3, r9
	ands r2, r0
	ands r3, r1
	eor.w r2, r2, r8
	eor.w r3, r3, r9
	adds.w r12, r12, r2
	adc.w lr, lr, r3
	vmov r2, r3, s4, s5
	adds.w r2, r2, r12
	adc.w r3, r3, lr
	adds.w r4, r4, r12
	adc.w r5, r5, lr
	/* round 15 */
	eor.w r12, r4, r6
	eor.w lr, r5, r7
	and.w r10, r10, r12
	and.w r11, r11, lr
	eor.w r10, r10, r6
	eor.w r11, r11, r7
	vmov s0, s1, r6, r7
	eor.w r6, r4, r4, lsr #6
	eor.w r6, r6, r5, lsl #26
	eor.w r6, r6, r4, lsr #11
	eor.w r6, r6, r5, lsl #21
	eor.w r7, r5, r5, lsr #6
	eor.w r7, r7, r4, lsl #26
	eor.w r7, r7, r5, lsr #11
	eor.w r7, r7, r4, lsl #21
	adds.w r10, r10, r6, lsr #28
	adcs.w r11, r11, r7, lsr #28
	adds.w r10, r10, r7, lsl #4
	adc.w r11, r11, r6, lsl #4
	ldr r6, [sp, #64]
	ldr r7, [sp, #68]
	adds.w r8, r8, r6
	adc.w r9, r9, r7
	eor.w r6, r2, r2, lsr #4
	eor.w r6, r6, r3, lsl #28
	eor.w r6, r6, r2, lsr #27
	eor.w r6, r6, r3, lsl #5
	eor.w r7, r3, r3, lsr #4
	eor.w r7, r7, r2, lsl #28
	eor.w r7, r7, r3, lsr #27
	eor.w r7, r7, r2, lsl #5
	vmov s4, s5, r0, r1
	adds.w r8, r8, r6, lsr #14
	adcs.w r9, r9, r7, lsr #14
	adds.w r8, r8, r7, lsl #18
	adc.w r9, r9, r6, lsl #18
	vmov r6, r7, s8, s9
	eors r0, r6
	eors r1, r7
	ands r0, r2
	ands r1, r3
	eors r0, r6
	eors r1, r7
	adds.w r8, r8, r0
	adc.w r9, r9, r1
	vmov r0, r1, s6, s7
	adds.w r0, r0, r8
	adc.w r1, r1, r9
	adds.w r10, r10, r8
	adc.w r11, r11, r9
	/* until all constants are used */
	ldr.w r8, [sp, #0]
	ldr.w r9, [sp, #4]
	cmp.w r8, r9
	beq.w .Lsum_fpu
	str.w r10, [sp, #8]
	str.w r11, [sp, #12]
	str r0, [sp, #16]
	str r1, [sp, #20]
	str r2, [sp, #24]
	str r3, [sp, #28]
	vmov s8, s9, r4, r5
	vmov s6, s7, r6, r7
	b.w .Lpass_fpu
.Lsum_fpu:
	ldr.w r12, [sp, #136]
	ldr.w r8, [r12, #0]
	ldr.w r9, [r12, #4]
	adds.w r10, r10, r8
	adc.w r11, r11, r9
	str.w r10, [r12, #0]
	str.w r11, [r12, #4]
	str.w r10, [sp, #8]
	str.w r11, [sp, #12]
	ldr.w r8, [r12, #8]
	ldr.w r9, [r12, #12]
	ldr.w r10, [r12, #32]
	ldr.w r11, [r12, #36]
	adds.w r4, r4, r8
	adc.w r5, r5, r9
	adds.w r0, r0, r10
	adc.w r1, r1, r11
	str.w r4, [r12, #8]
	str.w r5, [r12, #12]
	vmov s8, s9, r4, r5
	str.w r0, [r12, #32]
	str.w r1, [r12, #36]
	str r0, [sp, #16]
	str r1, [sp, #20]
	ldr.w r8, [r12, #40]
	ldr.w r9, [r12, #44]
	ldr.w r10, [r12, #56]
	ldr.w r11, [r12, #60]
	adds.w r2, r2, r8
	adc.w r3, r3, r9
	adds.w r6, r6, r10
	adc.w r7, r7, r11
	str.w r2, [r12, #40]
	str.w r3, [r12, #44]
	str r2, [sp, #24]
	str r3, [sp, #28]
	str.w r6, [r12, #56]
	str.w r7, [r12, #60]
	vmov s6, s7, r6, r7
	vmov r4, r5, s0, s1
	vmov r0, r1, s2, s3
	vmov r2, r3, s4, s5
	ldr.w r8, [r12, #16]
	ldr.w r9, [r12, #20]
	ldr.w r10, [r12, #24]
	ldr.w r11, [r12, #28]
	adds.w r4, r4, r8
	adc.w r5, r5, r9
	adds.w r0, r0, r10
	adc.w r1, r1, r11
	str.w r4, [r12, #16]
	str.w r5, [r12, #20]
	vmov s0, s1, r4, r5
	str.w r0, [r12, #24]
	str.w r1, [r12, #28]
	vmov s2, s3, r0, r1
	ldr.w r8, [r12, #48]
	ldr.w r9, [r12, #52]
	adds.w r2, r2, r8
	adc.w r3, r3, r9
	str.w r2, [r12, #48]
	str.w r3, [r12, #52]
	vmov s4, s5, r2, r3
	ldr.w r12, [sp, #148]
	subs.w r12, r12, #1
	str.w r12, [sp, #148]
	bne.w .Lblock_fpu
	add.w sp, sp, #72
	vpop {s16-s31}
	pop.w {r0-r11, pc}
#else
	push.w {r0-r11, lr}
	sub.w sp, sp, #200
	adr.w r0, .Lconstants
	add.w r0, r0, #640
	str.w r0, [sp, #4]
	/* the state */
	ldr.w r0, [sp, #200]
	ldm.w r0!, {r1-r8}
	str r5, [sp, #32]
	str r6, [sp, #36]
	str.w r7, [sp, #40]
	str.w r8, [sp, #44]
	ldm.w r0!, {r5-r12}
	str r1, [sp, #8]
	str r2, [sp, #12]
	str r5, [sp, #16]
	str r6, [sp, #20]
	str.w r7, [sp, #24]
	str.w r8, [sp, #28]
	str r3, [sp, #64]
	str r4, [sp, #68]
	str.w r9, [sp, #48]
	str.w r10, [sp, #52]
	str.w r11, [sp, #56]
	str.w r12, [sp, #60]
.Lblock:
	/* the words of the block */
	ldr r4, [sp, #208]
	ldr r5, [sp, #204]
	adr.w r6, .Lconstants
	ldr r1, [r4, #0]
	ldr r0, [r4, #4]
	ldr r2, [r6, #0]
	ldr r3, [r6, #4]
	rev r1, r1
	rev r0, r0
	str r0, [r5, #0]
	str r1, [r5, #4]
	adds r2, r2, r0
	adcs r3, r1
	str r2, [sp, #72]
	str r3, [sp, #76]
	ldr r1, [r4, #8]
	ldr r0, [r4, #12]
	ldr r2, [r6, #8]
	ldr r3, [r6, #12]
	rev r1, r1
	rev r0, r0
	str r0, [r5, #8]
	str r1, [r5, #12]
	adds r2, r2, r0
	adcs r3, r1
	str r2, [sp, #80]
	str r3, [sp, #84]
	ldr r1, [r4, #16]
	ldr r0, [r4, #20]
	ldr r2, [r6, #16]
	ldr r3, [r6, #20]
	rev r1, r1
	rev r0, r0
	str r0, [r5, #16]
	str r1, [r5, #20]
	adds r2, r2, r0
	adcs r3, r1
	str r2, [sp, #88]
	str r3, [sp, #92]
	ldr r1, [r4, #24]
	ldr r0, [r4, #28]
	ldr r2, [r6, #24]
	ldr r3, [r6, #28]
	rev r1, r1
	rev r0, r0
	str r0, [r5, #24]
	str r1, [r5, #28]
	adds r2, r2, r0
	adcs r3, r1
	str r2, [sp, #96]
	str r3, [sp, #100]
	ldr r1, [r4, #32]
	ldr r0, [r4, #36]
	ldr r2, [r6, #32]
	ldr r3, [r6, #36]
	rev r1, r1
	rev r0, r0
	str r0, [r5, #32]
	str r1, [r5, #36]
	adds r2, r2, r0
	adcs r3, r1
	str r2, [sp, #104]
	str r3, [sp, #108]
	ldr r1, [r4, #40]
	ldr r0, [r4, #44]
	ldr r2, [r6, #40]
	ldr r3, [r6, #44]
	rev r1, r1
	rev r0, r0
	str r0, [r5, #40]
	str r1, [r5, #44]
	adds r2, r2, r0
	adcs r3, r1
	str r2, [sp, #112]
	str r3, [sp, #116]
	ldr r1, [r4, #48]
	ldr r0, [r4, #52]
	ldr r2, [r6, #48]
	ldr r3, [r6, #52]
	rev r1, r1
	rev r0, r0
	str r0, [r5, #48]
	str r1, [r5, #52]
	adds r2, r2, r0
	adcs r3, r1
	str r2, [sp, #120]
	str r3, [sp, #124]
	ldr r1, [r4, #56]
	ldr r0, [r4, #60]
	ldr r2, [r6, #56]
	ldr r3, [r6, #60]
	rev r1, r1
	rev r0, r0
	str r0, [r5, #56]
	str r1, [r5, #60]
	adds r2, r2, r0
	adcs r3, r1
	str r2, [sp, #128]
	str r3, [sp, #132]
	ldr r1, [r4, #64]
	ldr r0, [r4, #68]
	ldr r2, [r6, #64]
	ldr r3, [r6, #68]
	rev r1, r1
	rev r0, r0
	str r0, [r5, #64]
	str r1, [r5, #68]
	adds r2, r2, r0
	adcs r3, r1
	str r2, [sp, #136]
	str r3, [sp, #140]
	ldr r1, [r4, #72]
	ldr r0, [r4, #76]
	ldr r2, [r6, #72]
	ldr r3, [r6, #76]
	rev r1, r1
	rev r0, r0
	str r0, [r5, #72]
	str r1, [r5, #76]
	adds r2, r2, r0
	adcs r3, r1
	str r2, [sp, #144]
	str r3, [sp, #148]
	ldr r1, [r4, #80]
	ldr r0, [r4, #84]
	ldr r2, [r6, #80]
	ldr r3, [r6, #84]
	rev r1, r1
	rev r0, r0
	str r0, [r5, #80]
	str r1, [r5, #84]
	adds r2, r2, r0
	adcs r3, r1
	str r2, [sp, #152]
	str r3, [sp, #156]
	ldr r1, [r4, #88]
	ldr r0, [r4, #92]
	ldr r2, [r6, #88]
	ldr r3, [r6, #92]
	rev r1, r1
	rev r0, r0
	str r0, [r5, #88]
	str r1, [r5, #92]
	adds r2, r2, r0
	adcs r3, r1
	str r2, [sp, #160]
	str r3, [sp, #164]
	ldr r1, [r4, #96]
	ldr r0, [r4, #100]
	ldr r2, [r6, #96]
	ldr r3, [r6, #100]
	rev r1, r1
	rev r0, r0
	str r0, [r5, #96]
	str r1, [r5, #100]
	adds r2, r2, r0
	adcs r3, r1
	str r2, [sp, #168]
	str r3, [sp, #172]
	ldr r1, [r4, #104]
	ldr r0, [r4, #108]
	ldr r2, [r6, #104]
	ldr r3, [r6, #108]
	rev r1, r1
	rev r0, r0
	str r0, [r5, #104]
	str r1, [r5, #108]
	adds r2, r2, r0
	adcs r3, r1
	str r2, [sp, #176]
	str r3, [sp, #180]
	ldr r1, [r4, #112]
	ldr r0, [r4, #116]
	ldr r2, [r6, #112]
	ldr r3, [r6, #116]
	rev r1, r1
	rev r0, r0
	str r0, [r5, #112]
	str r1, [r5, #116]
	adds r2, r2, r0
	adcs r3, r1
	str r2, [sp, #184]
	str r3, [sp, #188]
	ldr r1, [r4, #120]
	ldr r0, [r4, #124]
	ldr r2, [r6, #120]
	ldr r3, [r6, #124]
	rev r1, r1
	rev r0, r0
	str r0, [r5, #120]
	str r1, [r5, #124]
	adds r2, r2, r0
	adcs r3, r1
	str r2, [sp, #192]
	str r3, [sp, #196]
	adds r4, #128
	str r4, [sp, #208]
	adds r6, #128
	str r6, [sp, #0]
	b.w .Lrounds
	.p2align 2
.Lpass:
	ldr.w r12, [sp, #204]
	ldr.w lr, [sp, #0]
	ldr.w r0, [r12, #0]
	ldr.w r1, [r12, #4]
	ldr.w r4, [r12, #112]
	ldr.w r5, [r12, #116]
	ldr.w r2, [r12, #120]
	ldr.w r3, [r12, #124]
	mov.w r11, #8192
	/* word 0 */
	umull r6, r7, r5, r11
	eor.w r6, r6, r4, lsr #19
	eor.w r7, r7, r4, lsl #13
	eor.w r6, r6, r5, lsr #29
	eor.w r7, r7, r4, lsr #29
	eor.w r6, r6, r4, lsl #3
	eor.w r7, r7, r5, lsl #3
	eor.w r6, r6, r4, lsr #6
	eor.w r7, r7, r5, lsr #6
	eor.w r6, r6, r5, lsl #26
	adds r0, r0, r6
	adcs r1, r7
	ldr.w r4, [r12, #8]
	ldr.w r5, [r12, #12]
	ldr.w r6, [r12, #72]
	ldr.w r7, [r12, #76]
	ldr.w r8, [lr, #0]
	ldr.w r9, [lr, #4]
	adds r0, r0, r6
	adcs r1, r7
	lsr.w r7, r5, #7
	eor.w r10, r5, r7
	eor.w r10, r10, r4, lsl #25
	lsr.w r6, r4, #7
	eor.w r6, r6, r5, lsl #25
	eors.w r7, r7, r10, lsr #1
	eor.w r10, r4, r6
	eor.w r6, r6, r10, rrx
	eor.w r7, r7, r10, lsl #31
	adds r0, r0, r6
	adcs r1, r7
	str.w r0, [r12, #0]
	str.w r1, [r12, #4]
	adds.w r8, r8, r0
	adc.w r9, r9, r1
	str.w r8, [sp, #72]
	str.w r9, [sp, #76]
	/* word 1 */
	umull r6, r7, r3, r11
	eor.w r6, r6, r2, lsr #19
	eor.w r7, r7, r2, lsl #13
	eor.w r6, r6, r3, lsr #29
	eor.w r7, r7, r2, lsr #29
	eor.w r6, r6, r2, lsl #3
	eor.w r7, r7, r3, lsl #3
	eor.w r6, r6, r2, lsr #6
	eor.w r7, r7, r3, lsr #6
	eor.w r6, r6, r3, lsl #26
	adds r4, r4, r6
	adcs r5, r7
	ldr.w r2, [r12, #16]
	ldr.w r3, [r12, #20]
	ldr.w r6, [r12, #80]
	ldr.w r7, [r12, #84]
	ldr.w r8, [lr, #8]
	ldr.w r9, [lr, #12]
	adds r4, r4, r6
	adcs r5, r7
	lsr.w r7, r3, #7
	eor.w r10, r3, r7
	eor.w r10, r10, r2, lsl #25
	lsr.w r6, r2, #7
	eor.w r6, r6, r3, lsl #25
	eors.w r7, r7, r10, lsr #1
	eor.w r10, r2, r6
	eor.w r6, r6, r10, rrx
	eor.w r7, r7, r10, lsl #31
	adds r4, r4, r6
	adcs r5, r7
	str.w r4, [r12, #8]
	str.w r5, [r12, #12]
	adds.w r8, r8, r4
	adc.w r9, r9, r5
	str.w r8, [sp, #80]
	str.w r9, [sp, #84]
	/* word 2 */
	umull r6, r7, r1, r11
	eor.w r6, r6, r0, lsr #19
	eor.w r7, r7, r0, lsl #13
	eor.w r6, r6, r1, lsr #29
	eor.w r7, r7, r0, lsr #29
	eor.w r6, r6, r0, lsl #3
	eor.w r7, r7, r1, lsl #3
	eor.w r6, r6, r0, lsr #6
	eor.w r7, r7, r1, lsr #6
	eor.w r6, r6, r1, lsl #26
	adds r2, r2, r6
	adcs r3, r7
	ldr.w r0, [r12, #24]
	ldr.w r1, [r12, #28]
	ldr.w r6, [r12, #88]
	ldr.w r7, [r12, #92]
	ldr.w r8, [lr, #16]
	ldr.w r9, [lr, #20]
	adds r2, r2, r6
	adcs r3, r7
	lsr.w r7, r1, #7
	eor.w r10, r1, r7
	eor.w r10, r10, r0, lsl #25
	lsr.w r6, r0, #7
	eor.w r6, r6, r1, lsl #25
	eors.w r7, r7, r10, lsr #1
	eor.w r10, r0, r6
	eor.w r6, r6, r10, rrx
	eor.w r7, r7, r10, lsl #31
	adds r2, r2, r6
	adcs r3, r7
	str.w r2, [r12, #16]
	str.w r3, [r12, #20]
	adds.w r8, r8, r2
	adc.w r9, r9, r3
	str.w r8, [sp, #88]
	str.w r9, [sp, #92]
	/* word 3 */
	umull r6, r7, r5, r11
	eor.w r6, r6, r4, lsr #19
	eor.w r7, r7, r4, lsl #13
	eor.w r6, r6, r5, lsr #29
	eor.w r7, r7, r4, lsr #29
	eor.w r6, r6, r4, lsl #3
	eor.w r7, r7, r5, lsl #3
	eor.w r6, r6, r4, lsr #6
	eor.w r7, r7, r5, lsr #6
	eor.w r6, r6, r5, lsl #26
	adds r0, r0, r6
	adcs r1, r7
	ldr.w r4, [r12, #32]
	ldr.w r5, [r12, #36]
	ldr.w r6, [r12, #96]
	ldr.w r7, [r12, #100]
	ldr.w r8, [lr, #24]
	ldr.w r9, [lr, #28]
	adds r0, r0, r6
	adcs r1, r7
	lsr.w r7, r5, #7
	eor.w r10, r5, r7
	eor.w r10, r10, r4, lsl #25
	lsr.w r6, r4, #7
	eor.w r6, r6, r5, lsl #25
	eors.w r7, r7, r10, lsr #1
	eor.w r10, r4, r6
	eor.w r6, r6, r10, rrx
	eor.w r7, r7, r10, lsl #31
	adds r0, r0, r6
	adcs r1, r7
	str.w r0, [r12, #24]
	str.w r1, [r12, #28]
	adds.w r8, r8, r0
	adc.w r9, r9, r1
	str.w r8, [sp, #96]
	str.w r9, [sp, #100]
	/* word 4 */
	umull r6, r7, r3, r11
	eor.w r6, r6, r2, lsr #19
	eor.w r7, r7, r2, lsl #13
	eor.w r6, r6, r3, lsr #29
	eor.w r7, r7, r2, lsr #29
	eor.w r6, r6, r2, lsl #3
	eor.w r7, r7, r3, lsl #3
	eor.w r6, r6, r2, lsr #6
	eor.w r7, r7, r3, lsr #6
	eor.w r6, r6, r3, lsl #26
	adds r4, r4, r6
	adcs r5, r7
	ldr.w r2, [r12, #40]
	ldr.w r3, [r12, #44]
	ldr.w r6, [r12, #104]
	ldr.w r7, [r12, #108]
	ldr.w r8, [lr, #32]
	ldr.w r9, [lr, #36]
	adds r4, r4, r6
	adcs r5, r7
	lsr.w r7, r3, #7
	eor.w r10, r3, r7
	eor.w r10, r10, r2, lsl #25
	lsr.w r6, r2, #7
	eor.w r6, r6, r3, lsl #25
	eors.w r7, r7, r10, lsr #1
	eor.w r10, r2, r6
	eor.w r6, r6, r10, rrx
	eor.w r7, r7, r10, lsl #31
	adds r4, r4, r6
	adcs r5, r7
	str.w r4, [r12, #32]
	str.w r5, [r12, #36]
	adds.w r8, r8, r4
	adc.w r9, r9, r5
	str.w r8, [sp, #104]
	str.w r9, [sp, #108]
	/* word 5 */
	umull r6, r7, r1, r11
	eor.w r6, r6, r0, lsr #19
	eor.w r7, r7, r0, lsl #13
	eor.w r6, r6, r1, lsr #29
	eor.w r7, r7, r0, lsr #29
	eor.w r6, r6, r0, lsl #3
	eor.w r7, r7, r1, lsl #3
	eor.w r6, r6, r0, lsr #6
	eor.w r7, r7, r1, lsr #6
	eor.w r6, r6, r1, lsl #26
	adds r2, r2, r6
	adcs r3, r7
	ldr.w r0, [r12, #48]
	ldr.w r1, [r12, #52]
	ldr.w r6, [r12, #112]
	ldr.w r7, [r12, #116]
	ldr.w r8, [lr, #40]
	ldr.w r9, [lr, #44]
	adds r2, r2, r6
	adcs r3, r7
	lsr.w r7, r1, #7
	eor.w r10, r1, r7
	eor.w r10, r10, r0, lsl #25
	lsr.w r6, r0, #7
	eor.w r6, r6, r1, lsl #25
	eors.w r7, r7, r10, lsr #1
	eor.w r10, r0, r6
	eor.w r6, r6, r10, rrx
	eor.w r7, r7, r10, lsl #31
	adds r2, r2, r6
	adcs r3, r7
	str.w r2, [r12, #40]
	str.w r3, [r12, #44]
	adds.w r8, r8, r2
	adc.w r9, r9, r3
	str.w r8, [sp, #112]
	str.w r9, [sp, #116]
	/* word 6 */
	umull r6, r7, r5, r11
	eor.w r6, r6, r4, lsr #19
	eor.w r7, r7, r4, lsl #13
	eor.w r6, r6, r5, lsr #29
	eor.w r7, r7, r4, lsr #29
	eor.w r6, r6, r4, lsl #3
	eor.w r7, r7, r5, lsl #3
	eor.w r6, r6, r4, lsr #6
	eor.w r7, r7, r5, lsr #6
	eor.w r6, r6, r5, lsl #26
	adds r0, r0, r6
	adcs r1, r7
	ldr.w r4, [r12, #56]
	ldr.w r5, [r12, #60]
	ldr.w r6, [r12, #120]
	ldr.w r7, [r12, #124]
	ldr.w r8, [lr, #48]
	ldr.w r9, [lr, #52]
	adds r0, r0, r6
	adcs r1, r7
	lsr.w r7, r5, #7
	eor.w r10, r5, r7
	eor.w r10, r10, r4, lsl #25
	lsr.w r6, r4, #7
	eor.w r6, r6, r5, lsl #25
	eors.w r7, r7, r10, lsr #1
	eor.w r10, r4, r6
	eor.w r6, r6, r10, rrx
	eor.w r7, r7, r10, lsl #31
	adds r0, r0, r6
	adcs r1, r7
	str.w r0, [r12, #48]
	str.w r1, [r12, #52]
	adds.w r8, r8, r0
	adc.w r9, r9, r1
	str.w r8, [sp, #120]
	str.w r9, [sp, #124]
	/* word 7 */
	umull r6, r7, r3, r11
	eor.w r6, r6, r2, lsr #19
	eor.w r7, r7, r2, lsl #13
	eor.w r6, r6, r3, lsr #29
	eor.w r7, r7, r2, lsr #29
	eor.w r6, r6, r2, lsl #3
	eor.w r7, r7, r3, lsl #3
	eor.w r6, r6, r2, lsr #6
	eor.w r7, r7, r3, lsr #6
	eor.w r6, r6, r3, lsl #26
	adds r4, r4, r6
	adcs r5, r7
	ldr.w r2, [r12, #64]
	ldr.w r3, [r12, #68]
	ldr.w r6, [r12, #0]
	ldr.w r7, [r12, #4]
	ldr.w r8, [lr, #56]
	ldr.w r9, [lr, #60]
	adds r4, r4, r6
	adcs r5, r7
	lsr.w r7, r3, #7
	eor.w r10, r3, r7
	eor.w r10, r10, r2, lsl #25
	lsr.w r6, r2, #7
	eor.w r6, r6, r3, lsl #25
	eors.w r7, r7, r10, lsr #1
	eor.w r10, r2, r6
	eor.w r6, r6, r10, rrx
	eor.w r7, r7, r10, lsl #31
	adds r4, r4, r6
	adcs r5, r7
	str.w r4, [r12, #56]
	str.w r5, [r12, #60]
	adds.w r8, r8, r4
	adc.w r9, r9, r5
	str.w r8, [sp, #128]
	str.w r9, [sp, #132]
	/* word 8 */
	umull r6, r7, r1, r11
	eor.w r6, r6, r0, lsr #19
	eor.w r7, r7, r0, lsl #13
	eor.w r6, r6, r1, lsr #29
	eor.w r7, r7, r0, lsr #29
	eor.w r6, r6, r0, lsl #3
	eor.w r7, r7, r1, lsl #3
	eor.w r6, r6, r0, lsr #6
	eor.w r7, r7, r1, lsr #6
	eor.w r6, r6, r1, lsl #26
	adds r2, r2, r6
	adcs r3, r7
	ldr.w r0, [r12, #72]
	ldr.w r1, [r12, #76]
	ldr.w r6, [r12, #8]
	ldr.w r7, [r12, #12]
	ldr.w r8, [lr, #64]
	ldr.w r9, [lr, #68]
	adds r2, r2, r6
	adcs r3, r7
	lsr.w r7, r1, #7
	eor.w r10, r1, r7
	eor.w r10, r10, r0, lsl #25
	lsr.w r6, r0, #7
	eor.w r6, r6, r1, lsl #25
	eors.w r7, r7, r10, lsr #1
	eor.w r10, r0, r6
	eor.w r6, r6, r10, rrx
	eor.w r7, r7, r10, lsl #31
	adds r2, r2, r6
	adcs r3, r7
	str.w r2, [r12, #64]
	str.w r3, [r12, #68]
	adds.w r8, r8, r2
	adc.w r9, r9, r3
	str.w r8, [sp, #136]
	str.w r9, [sp, #140]
	/* word 9 */
	umull r6, r7, r5, r11
	eor.w r6, r6, r4, lsr #19
	eor.w r7, r7, r4, lsl #13
	eor.w r6, r6, r5, lsr #29
	eor.w r7, r7, r4, lsr #29
	eor.w r6, r6, r4, lsl #3
	eor.w r7, r7, r5, lsl #3
	eor.w r6, r6, r4, lsr #6
	eor.w r7, r7, r5, lsr #6
	eor.w r6, r6, r5, lsl #26
	adds r0, r0, r6
	adcs r1, r7
	ldr.w r4, [r12, #80]
	ldr.w r5, [r12, #84]
	ldr.w r6, [r12, #16]
	ldr.w r7, [r12, #20]
	ldr.w r8, [lr, #72]
	ldr.w r9, [lr, #76]
	adds r0, r0, r6
	adcs r1, r7
	lsr.w r7, r5, #7
	eor.w r10, r5, r7
	eor.w r10, r10, r4, lsl #25
	lsr.w r6, r4, #7
	eor.w r6, r6, r5, lsl #25
	eors.w r7, r7, r10, lsr #1
	eor.w r10, r4, r6
	eor.w r6, r6, r10, rrx
	eor.w r7, r7, r10, lsl #31
	adds r0, r0, r6
	adcs r1, r7
	str.w r0, [r12, #72]
	str.w r1, [r12, #76]
	adds.w r8, r8, r0
	adc.w r9, r9, r1
	str.w r8, [sp, #144]
	str.w r9, [sp, #148]
	/* word 10 */
	umull r6, r7, r3, r11
	eor.w r6, r6, r2, lsr #19
	eor.w r7, r7, r2, lsl #13
	eor.w r6, r6, r3, lsr #29
	eor.w r7, r7, r2, lsr #29
	eor.w r6, r6, r2, lsl #3
	eor.w r7, r7, r3, lsl #3
	eor.w r6, r6, r2, lsr #6
	eor.w r7, r7, r3, lsr #6
	eor.w r6, r6, r3, lsl #26
	adds r4, r4, r6
	adcs r5, r7
	ldr.w r2, [r12, #88]
	ldr.w r3, [r12, #92]
	ldr.w r6, [r12, #24]
	ldr.w r7, [r12, #28]
	ldr.w r8, [lr, #80]
	ldr.w r9, [lr, #84]
	adds r4, r4, r6
	adcs r5, r7
	lsr.w r7, r3, #7
	eor.w r10, r3, r7
	eor.w r10, r10, r2, lsl #25
	lsr.w r6, r2, #7
	eor.w r6, r6, r3, lsl #25
	eors.w r7, r7, r10, lsr #1
	eor.w r10, r2, r6
	eor.w r6, r6, r10, rrx
	eor.w r7, r7, r10, lsl #31
	adds r4, r4, r6
	adcs r5, r7
	str.w r4, [r12, #80]
	str.w r5, [r12, #84]
	adds.w r8, r8, r4
	adc.w r9, r9, r5
	str.w r8, [sp, #152]
	str.w r9, [sp, #156]
	/* word 11 */
	umull r6, r7, r1, r11
	eor.w r6, r6, r0, lsr #19
	eor.w r7, r7, r0, lsl #13
	eor.w r6, r6, r1, lsr #29
	eor.w r7, r7, r0, lsr #29
	eor.w r6, r6, r0, lsl #3
	eor.w r7, r7, r1, lsl #3
	eor.w r6, r6, r0, lsr #6
	eor.w r7, r7, r1, lsr #6
	eor.w r6, r6, r1, lsl #26
	adds r2, r2, r6
	adcs r3, r7
	ldr.w r0, [r12, #96]
	ldr.w r1, [r12, #100]
	ldr.w r6, [r12, #32]
	ldr.w r7, [r12, #36]
	ldr.w r8, [lr, #88]
	ldr.w r9, [lr, #92]
	adds r2, r2, r6
	adcs r3, r7
	lsr.w r7, r1, #7
	eor.w r10, r1, r7
	eor.w r10, r10, r0, lsl #25
	lsr.w r6, r0, #7
	eor.w r6, r6, r1, lsl #25
	eors.w r7, r7, r10, lsr #1
	eor.w r10, r0, r6
	eor.w r6, r6, r10, rrx
	eor.w r7, r7, r10, lsl #31
	adds r2, r2, r6
	adcs r3, r7
	str.w r2, [r12, #88]
	str.w r3, [r12, #92]
	adds.w r8, r8, r2
	adc.w r9, r9, r3
	str.w r8, [sp, #160]
	str.w r9, [sp, #164]
	/* word 12 */
	umull r6, r7, r5, r11
	eor.w r6, r6, r4, lsr #19
	eor.w r7, r7, r4, lsl #13
	eor.w r6, r6, r5, lsr #29
	eor.w r7, r7, r4, lsr #29
	eor.w r6, r6, r4, lsl #3
	eor.w r7, r7, r5, lsl #3
	eor.w r6, r6, r4, lsr #6
	eor.w r7, r7, r5, lsr #6
	eor.w r6, r6, r5, lsl #26
	adds r0, r0, r6
	adcs r1, r7
	ldr.w r4, [r12, #104]
	ldr.w r5, [r12, #108]
	ldr.w r6, [r12, #40]
	ldr.w r7, [r12, #44]
	ldr.w r8, [lr, #96]
	ldr.w r9, [lr, #100]
	adds r0, r0, r6
	adcs r1, r7
	lsr.w r7, r5, #7
	eor.w r10, r5, r7
	eor.w r10, r10, r4, lsl #25
	lsr.w r6, r4, #7
	eor.w r6, r6, r5, lsl #25
	eors.w r7, r7, r10, lsr #1
	eor.w r10, r4, r6
	eor.w r6, r6, r10, rrx
	eor.w r7, r7, r10, lsl #31
	adds r0, r0, r6
	adcs r1, r7
	str.w r0, [r12, #96]
	str.w r1, [r12, #100]
	adds.w r8, r8, r0
	adc.w r9, r9, r1
	str.w r8, [sp, #168]
	str.w r9, [sp, #172]
	/* word 13 */
	umull r6, r7, r3, r11
	eor.w r6, r6, r2, lsr #19
	eor.w r7, r7, r2, lsl #13
	eor.w r6, r6, r3, lsr #29
	eor.w r7, r7, r2, lsr #29
	eor.w r6, r6, r2, lsl #3
	eor.w r7, r7, r3, lsl #3
	eor.w r6, r6, r2, lsr #6
	eor.w r7, r7, r3, lsr #6
	eor.w r6, r6, r3, lsl #26
	adds r4, r4, r6
	adcs r5, r7
	ldr.w r2, [r12, #112]
	ldr.w r3, [r12, #116]
	ldr.w r6, [r12, #48]
	ldr.w r7, [r12, #52]
	ldr.w r8, [lr, #104]
	ldr.w r9, [lr, #108]
	adds r4, r4, r6
	adcs r5, r7
	lsr.w r7, r3, #7
	eor.w r10, r3, r7
	eor.w r10, r10, r2, lsl #25
	lsr.w r6, r2, #7
	eor.w r6, r6, r3, lsl #25
	eors.w r7, r7, r10, lsr #1
	eor.w r10, r2, r6
	eor.w r6, r6, r10, rrx
	eor.w r7, r7, r10, lsl #31
	adds r4, r4, r6
	adcs r5, r7
	str.w r4, [r12, #104]
	str.w r5, [r12, #108]
	adds.w r8, r8, r4
	adc.w r9, r9, r5
	str.w r8, [sp, #176]
	str.w r9, [sp, #180]
	/* word 14 */
	umull r6, r7, r1, r11
	eor.w r6, r6, r0, lsr #19
	eor.w r7, r7, r0, lsl #13
	eor.w r6, r6, r1, lsr #29
	eor.w r7, r7, r0, lsr #29
	eor.w r6, r6, r0, lsl #3
	eor.w r7, r7, r1, lsl #3
	eor.w r6, r6, r0, lsr #6
	eor.w r7, r7, r1, lsr #6
	eor.w r6, r6, r1, lsl #26
	adds r2, r2, r6
	adcs r3, r7
	ldr.w r0, [r12, #120]
	ldr.w r1, [r12, #124]
	ldr.w r6, [r12, #56]
	ldr.w r7, [r12, #60]
	ldr.w r8, [lr, #112]
	ldr.w r9, [lr, #116]
	adds r2, r2, r6
	adcs r3, r7
	lsr.w r7, r1, #7
	eor.w r10, r1, r7
	eor.w r10, r10, r0, lsl #25
	lsr.w r6, r0, #7
	eor.w r6, r6, r1, lsl #25
	eors.w r7, r7, r10, lsr #1
	eor.w r10, r0, r6
	eor.w r6, r6, r10, rrx
	eor.w r7, r7, r10, lsl #31
	adds r2, r2, r6
	adcs r3, r7
	str.w r2, [r12, #112]
	str.w r3, [r12, #116]
	adds.w r8, r8, r2
	adc.w r9, r9, r3
	str.w r8, [sp, #184]
	str.w r9, [sp, #188]
	/* word 15 */
	umull r6, r7, r5, r11
	eor.w r6, r6, r4, lsr #19
	eor.w r7, r7, r4, lsl #13
	eor.w r6, r6, r5, lsr #29
	eor.w r7, r7, r4, lsr #29
	eor.w r6, r6, r4, lsl #3
	eor.w r7, r7, r5, lsl #3
	eor.w r6, r6, r4, lsr #6
	eor.w r7, r7, r5, lsr #6
	eor.w r6, r6, r5, lsl #26
	adds r0, r0, r6
	adcs r1, r7
	ldr.w r4, [r12, #0]
	ldr.w r5, [r12, #4]
	ldr.w r6, [r12, #64]
	ldr.w r7, [r12, #68]
	ldr.w r8, [lr, #120]
	ldr.w r9, [lr, #124]
	adds r0, r0, r6
	adcs r1, r7
	lsr.w r7, r5, #7
	eor.w r10, r5, r7
	eor.w r10, r10, r4, lsl #25
	lsr.w r6, r4, #7
	eor.w r6, r6, r5, lsl #25
	eors.w r7, r7, r10, lsr #1
	eor.w r10, r4, r6
	eor.w r6, r6, r10, rrx
	eor.w r7, r7, r10, lsl #31
	adds r0, r0, r6
	adcs r1, r7
	str.w r0, [r12, #120]
	str.w r1, [r12, #124]
	adds.w r8, r8, r0
	adc.w r9, r9, r1
	str.w r8, [sp, #192]
	str.w r9, [sp, #196]
	add.w lr, lr, #128
	str.w lr, [sp, #0]
	.p2align 2
.Lrounds:
	ldr r4, [sp, #8]
	ldr r5, [sp, #12]
	ldr r0, [sp, #16]
	ldr r1, [sp, #20]
	ldr r2, [sp, #24]
	ldr r3, [sp, #28]
	ldr r6, [sp, #64]
	ldr r7, [sp, #68]
	ldr.w r8, [sp, #56]
	ldr.w r9, [sp, #60]
	ldr.w r10, [sp, #32]
	ldr.w r11, [sp, #36]
	eor.w r10, r10, r6
	eor.w r11, r11, r7
	/* round 0 */
	eor.w r12, r4, r6
	eor.w lr, r5, r7
	and.w r10, r10, r12
	and.w r11, r11, lr
	eor.w r10, r10, r6
	eor.w r11, r11, r7
	eor.w r6, r4, r4, lsr #6
	eor.w r6, r6, r5, lsl #26
	eor.w r6, r6, r4, lsr #11
	eor.w r6, r6, r5, lsl #21
	eor.w r7, r5, r5, lsr #6
	eor.w r7, r7, r4, lsl #26
	eor.w r7, r7, r5, lsr #11
	eor.w r7, r7, r4, lsl #21
	adds.w r10, r10, r6, lsr #28
	adcs.w r11, r11, r7, lsr #28
	adds.w r10, r10, r7, lsl #4
	adc.w r11, r11, r6, lsl #4
	ldr r6, [sp, #72]
	ldr r7, [sp, #76]
	adds.w r8, r8, r6
	adc.w r9, r9, r7
	eor.w r6, r0, r0, lsr #4
	eor.w r6, r6, r1, lsl #28
	eor.w r6, r6, r0, lsr #27
	eor.w r6, r6, r1, lsl #5
	eor.w r7, r1, r1, lsr #4
	eor.w r7, r7, r0, lsl #28
	eor.w r7, r7, r1, lsr #27
	eor.w r7, r7, r0, lsl #5
	str r2, [sp, #56]
	str r3, [sp, #60]
	adds.w r8, r8, r6, lsr #14
	adcs.w r9, r9, r7, lsr #14
	adds.w r8, r8, r7, lsl #18
	adc.w r9, r9, r6, lsl #18
	ldr r6, [sp, #48]
	ldr r7, [sp, #52]
	eors r2, r6
	eors r3, r7
	ands r2, r0
	ands r3, r1
	eors r2, r6
	eors r3, r7
	adds.w r8, r8, r2
	adc.w r9, r9, r3
	ldr r2, [sp, #40]
	ldr r3, [sp, #44]
	adds.w r2, r2, r8
	adc.w r3, r3, r9
	adds.w r10, r10, r8
	adc.w r11, r11, r9
	/* round 1 */
	eor.w r8, r10, r4
	eor.w r9, r11, r5
	and.w r12, r12, r8
	and.w lr, lr, r9
	eor.w r12, r12, r4
	eor.w lr, lr, r5
	str r4, [sp, #40]
	str r5, [sp, #44]
	eor.w r4, r10, r10, lsr #6
	eor.w r4, r4, r11, lsl #26
	eor.w r4, r4, r10, lsr #11
	eor.w r4, r4, r11, lsl #21
	eor.w r5, r11, r11, lsr #6
	eor.w r5, r5, r10, lsl #26
	eor.w r5, r5, r11, lsr #11
	eor.w r5, r5, r10, lsl #21
	adds.w r12, r12, r4, lsr #28
	adcs.w lr, lr, r5, lsr #28
	adds.w r12, r12, r5, lsl #4
	adc.w lr, lr, r4, lsl #4
	ldr r4, [sp, #80]
	ldr r5, [sp, #84]
	adds r6, r6, r4
	adcs r7, r5
	eor.w r4, r2, r2, lsr #4
	eor.w r4, r4, r3, lsl #28
	eor.w r4, r4, r2, lsr #27
	eor.w r4, r4, r3, lsl #5
	eor.w r5, r3, r3, lsr #4
	eor.w r5, r5, r2, lsl #28
	eor.w r5, r5, r3, lsr #27
	eor.w r5, r5, r2, lsl #5
	str r0, [sp, #48]
	str r1, [sp, #52]
	adds.w r6, r6, r4, lsr #14
	adcs.w r7, r7, r5, lsr #14
	adds.w r6, r6, r5, lsl #18
	adc.w r7, r7, r4, lsl #18
	ldr r4, [sp, #56]
	ldr r5, [sp, #60]
	eors r0, r4
	eors r1, r5
	ands r0, r2
	ands r1, r3
	eors r0, r4
	eors r1, r5
	adds r6, r6, r0
	adcs r7, r1
	ldr r0, [sp, #32]
	ldr r1, [sp, #36]
	adds r0, r0, r6
	adcs r1, r7
	adds.w r12, r12, r6
	adc.w lr, lr, r7
	/* round 2 */
	eor.w r6, r12, r10
	eor.w r7, lr, r11
	and.w r8, r8, r6
	and.w r9, r9, r7
	eor.w r8, r8, r10
	eor.w r9, r9, r11
	str.w r10, [sp, #32]
	str.w r11, [sp, #36]
	eor.w r10, r12, r12, lsr #6
	eor.w r10, r10, lr, lsl #26
	eor.w r10, r10, r12, lsr #11
	eor.w r10, r10, lr, lsl #21
	eor.w r11, lr, lr, lsr #6
	eor.w r11, r11, r12, lsl #26
	eor.w r11, r11, lr, lsr #11
	eor.w r11, r11, r12, lsl #21
	adds.w r8, r8, r10, lsr #28
	adcs.w r9, r9, r11, lsr #28
	adds.w r8, r8, r11, lsl #4
	adc.w r9, r9, r10, lsl #4
	ldr.w r10, [sp, #88]
	ldr.w r11, [sp, #92]
	adds.w r4, r4, r10
	adc.w r5, r5, r11
	eor.w r10, r0, r0, lsr #4
	eor.w r10, r10, r1, lsl #28
	eor.w r10, r10, r0, lsr #27
	eor.w r10, r10, r1, lsl #5
	eor.w r11, r1, r1, lsr #4
	eor.w r11, r11, r0, lsl #28
	eor.w r11, r11, r1, lsr #27
	eor.w r11, r11, r0, lsl #5
	str r2, [sp, #56]
	str r3, [sp, #60]
	adds.w r4, r4, r10, lsr #14
	adcs.w r5, r5, r11, lsr #14
	adds.w r4, r4, r11, lsl #18
	adc.w r5, r5, r10, lsl #18
	ldr.w r10, [sp, #48]
	ldr.w r11, [sp, #52]
	eor.w r2, r2, r10
	eor.w r3, r3, r11
	ands r2, r0
	ands r3, r1
	eor.w r2, r2, r10
	eor.w r3, r3, r11
	adds r4, r4, r2
	adcs r5, r3
	ldr r2, [sp, #64]
	ldr r3, [sp, #68]
	adds r2, r2, r4
	adcs r3, r5
	adds.w r8, r8, r4
	adc.w r9, r9, r5
	/* round 3 */
	eor.w r4, r8, r12
	eor.w r5, r9, lr
	ands r6, r4
	ands r7, r5
	eor.w r6, r6, r12
	eor.w r7, r7, lr
	str.w r12, [sp, #64]
	str.w lr, [sp, #68]
	eor.w r12, r8, r8, lsr #6
	eor.w r12, r12, r9, lsl #26
	eor.w r12, r12, r8, lsr #11
	eor.w r12, r12, r9, lsl #21
	eor.w lr, r9, r9, lsr #6
	eor.w lr, lr, r8, lsl #26
	eor.w lr, lr, r9, lsr #11
	eor.w lr, lr, r8, lsl #21
	adds.w r6, r6, r12, lsr #28
	adcs.w r7, r7, lr, lsr #28
	adds.w r6, r6, lr, lsl #4
	adc.w r7, r7, r12, lsl #4
	ldr.w r12, [sp, #96]
	ldr.w lr, [sp, #100]
	adds.w r10, r10, r12
	adc.w r11, r11, lr
	eor.w r12, r2, r2, lsr #4
	eor.w r12, r12, r3, lsl #28
	eor.w r12, r12, r2, lsr #27
	eor.w r12, r12, r3, lsl #5
	eor.w lr, r3, r3, lsr #4
	eor.w lr, lr, r2, lsl #28
	eor.w lr, lr, r3, lsr #27
	eor.w lr, lr, r2, lsl #5
	str r0, [sp, #48]
	str r1, [sp, #52]
	adds.w r10, r10, r12, lsr #14
	adcs.w r11, r11, lr, lsr #14
	adds.w r10, r10, lr, lsl #18
	adc.w r11, r11, r12, lsl #18
	ldr.w r12, [sp, #56]
	ldr.w lr, [sp, #60]
	eor.w r0, r0, r12
	eor.w r1, r1, lr
	ands r0, r2
	ands r1, r3
	eor.w r0, r0, r12
	eor.w r1, r1, lr
	adds.w r10, r10, r0
	adc.w r11, r11, r1
	ldr r0, [sp, #40]
	ldr r1, [sp, #44]
	adds.w r0, r0, r10
	adc.w r1, r1, r11
	adds.w r6, r6, r10
	adc.w r7, r7, r11
	/* round 4 */
	eor.w r10, r6, r8
	eor.w r11, r7, r9
	and.w r4, r4, r10
	and.w r5, r5, r11
	eor.w r4, r4, r8
	eor.w r5, r5, r9
	str.w r8, [sp, #40]
	str.w r9, [sp, #44]
	eor.w r8, r6, r6, lsr #6
	eor.w r8, r8, r7, lsl #26
	eor.w r8, r8, r6, lsr #11
	eor.w r8, r8, r7, lsl #21
	eor.w r9, r7, r7, lsr #6
	eor.w r9, r9, r6, lsl #26
	eor.w r9, r9, r7, lsr #11
	eor.w r9, r9, r6, lsl #21
	adds.w r4, r4, r8, lsr #28
	adcs.w r5, r5, r9, lsr #28
	adds.w r4, r4, r9, lsl #4
	adc.w r5, r5, r8, lsl #4
	ldr.w r8, [sp, #104]
	ldr.w r9, [sp, #108]
	adds.w r12, r12, r8
	adc.w lr, lr, r9
	eor.w r8, r0, r0, lsr #4
	eor.w r8, r8, r1, lsl #28
	eor.w r8, r8, r0, lsr #27
	eor.w r8, r8, r1, lsl #5
	eor.w r9, r1, r1, lsr #4
	eor.w r9, r9, r0, lsl #28
	eor.w r9, r9, r1, lsr #27
	eor.w r9, r9, r0, lsl #5
	str r2, [sp, #56]
	str r3, [sp, #60]
	adds.w r12, r12, r8, lsr #14
	adcs.w lr, lr, r9, lsr #14
	adds.w r12, r12, r9, lsl #18
	adc.w lr, lr, r8, lsl #18
	ldr.w r8, [sp, #48]
	ldr.w r9, [sp, #52]
	eor.w r2, r2, r8
	eor.w r3, r3, r9
	ands r2, r0
	ands r3, r1
	eor.w r2, r2, r8
	eor.w r3, r3, r9
	adds.w r12, r12, r2
	adc.w lr, lr, r3
	ldr r2, [sp, #32]
	ldr r3, [sp, #36]
	adds.w r2, r2, r12
	adc.w r3, r3, lr
	adds.w r4, r4, r12
	adc.w r5, r5, lr
	/* round 5 */
	eor.w r12, r4, r6
	eor.w lr, r5, r7
	and.w r10, r10, r12
	and.w r11, r11, lr
	eor.w r10, r10, r6
	eor.w r11, r11, r7
	str r6, [sp, #32]
	str r7, [sp, #36]
	eor.w r6, r4, r4, lsr #6
	eor.w r6, r6, r5, lsl #26
	eor.w r6, r6, r4, lsr #11
	eor.w r6, r6, r5, lsl #21
	eor.w r7, r5, r5, lsr #6
	eor.w r7, r7, r4, lsl #26
	eor.w r7, r7, r5, lsr #11
	eor.w r7, r7, r4, lsl #21
	adds.w r10, r10, r6, lsr #28
	adcs.w r11, r11, r7, lsr #28
	adds.w r10, r10, r7, lsl #4
	adc.w r11, r11, r6, lsl #4
	ldr r6, [sp, #112]
	ldr r7, [sp, #116]
	adds.w r8, r8, r6
	adc.w r9, r9, r7
	eor.w r6, r2, r2, lsr #4
	eor.w r6, r6, r3, lsl #28
	eor.w r6, r6, r2, lsr #27
	eor.w r6, r6, r3, lsl #5
	eor.w r7, r3, r3, lsr #4
	eor.w r7, r7, r2, lsl #28
	eor.w r7, r7, r3, lsr #27
	eor.w r7, r7, r2, lsl #5
	str r0, [sp, #48]
	str r1, [sp, #52]
	adds.w r8, r8, r6, lsr #14
	adcs.w r9, r9, r7, lsr #14
	adds.w r8, r8, r7, lsl #18
	adc.w r9, r9, r6, lsl #18
	ldr r6, [sp, #56]
	ldr r7, [sp, #60]
	eors r0, r6
	eors r1, r7
	ands r0, r2
	ands r1, r3
	eors r0, r6
	eors r1, r7
	adds.w r8, r8, r0
	adc.w r9, r9, r1
	ldr r0, [sp, #64]
	ldr r1, [sp, #68]
	adds.w r0, r0, r8
	adc.w r1, r1, r9
	adds.w r10, r10, r8
	adc.w r11, r11, r9
	/* round 6 */
	eor.w r8, r10, r4
	eor.w r9, r11, r5
	and.w r12, r12, r8
	and.w lr, lr, r9
	eor.w r12, r12, r4
	eor.w lr, lr, r5
	str r4, [sp, #64]
	str r5, [sp, #68]
	eor.w r4, r10, r10, lsr #6
	eor.w r4, r4, r11, lsl #26
	eor.w r4, r4, r10, lsr #11
	eor.w r4, r4, r11, lsl #21
	eor.w r5, r11, r11, lsr #6
	eor.w r5, r5, r10, lsl #26
	eor.w r5, r5, r11, lsr #11
	eor.w r5, r5, r10, lsl #21
	adds.w r12, r12, r4, lsr #28
	adcs.w lr, lr, r5, lsr #28
	adds.w r12, r12, r5, lsl #4
	adc.w lr, lr, r4, lsl #4
	ldr r4, [sp, #120]
	ldr r5, [sp, #124]
	adds r6, r6, r4
	adcs r7, r5
	eor.w r4, r0, r0, lsr #4
	eor.w r4, r4, r1, lsl #28
	eor.w r4, r4, r0, lsr #27
	eor.w r4, r4, r1, lsl #5
	eor.w r5, r1, r1, lsr #4
	eor.w r5, r5, r0, lsl #28
	eor.w r5, r5, r1, lsr #27
	eor.w r5, r5, r0, lsl #5
	str r2, [sp, #56]
	str r3, [sp, #60]
	adds.w r6, r6, r4, lsr #14
	adcs.w r7, r7, r5, lsr #14
	adds.w r6, r6, r5, lsl #18
	adc.w r7, r7, r4, lsl #18
	ldr r4, [sp, #48]
	ldr r5, [sp, #52]
	eors r2, r4
	eors r3, r5
	ands r2, r0
	ands r3, r1
	eors r2, r4
	eors r3, r5
	adds r6, r6, r2
	adcs r7, r3
	ldr r2, [sp, #40]
	ldr r3, [sp, #44]
	adds r2, r2, r6
	adcs r3, r7
	adds.w r12, r12, r6
	adc.w lr, lr, r7
	/* round 7 */
	eor.w r6, r12, r10
	eor.w r7, lr, r11
	and.w r8, r8, r6
	and.w r9, r9, r7
	eor.w r8, r8, r10
	eor.w r9, r9, r11
	str.w r10, [sp, #40]
	str.w r11, [sp, #44]
	eor.w r10, r12, r12, lsr #6
	eor.w r10, r10, lr, lsl #26
	eor.w r10, r10, r12, lsr #11
	eor.w r10, r10, lr, lsl #21
	eor.w r11, lr, lr, lsr #6
	eor.w r11, r11, r12, lsl #26
	eor.w r11, r11, lr, lsr #11
	eor.w r11, r11, r12, lsl #21
	adds.w r8, r8, r10, lsr #28
	adcs.w r9, r9, r11, lsr #28
	adds.w r8, r8, r11, lsl #4
	adc.w r9, r9, r10, lsl #4
	ldr.w r10, [sp, #128]
	ldr.w r11, [sp, #132]
	adds.w r4, r4, r10
	adc.w r5, r5, r11
	eor.w r10, r2, r2, lsr #4
	eor.w r10, r10, r3, lsl #28
	eor.w r10, r10, r2, lsr #27
	eor.w r10, r10, r3, lsl #5
	eor.w r11, r3, r3, lsr #4
	eor.w r11, r11, r2, lsl #28
	eor.w r11, r11, r3, lsr #27
	eor.w r11, r11, r2, lsl #5
	str r0, [sp, #48]
	str r1, [sp, #52]
	adds.w r4, r4, r10, lsr #14
	adcs.w r5, r5, r11, lsr #14
	adds.w r4, r4, r11, lsl #18
	adc.w r5, r5, r10, lsl #18
	ldr.w r10, [sp, #56]
	ldr.w r11, [sp, #60]
	eor.w r0, r0, r10
	eor.w r1, r1, r11
	ands r0, r2
	ands r1, r3
	eor.w r0, r0, r10
	eor.w r1, r1, r11
	adds r4, r4, r0
	adcs r5, r1
	ldr r0, [sp, #32]
	ldr r1, [sp, #36]
	adds r0, r0, r4
	adcs r1, r5
	adds.w r8, r8, r4
	adc.w r9, r9, r5
	/* round 8 */
	eor.w r4, r8, r12
	eor.w r5, r9, lr
	ands r6, r4
	ands r7, r5
	eor.w r6, r6, r12
	eor.w r7, r7, lr
	str.w r12, [sp, #32]
	str.w lr, [sp, #36]
	eor.w r12, r8, r8, lsr #6
	eor.w r12, r12, r9, lsl #26
	eor.w r12, r12, r8, lsr #11
	eor.w r12, r12, r9, lsl #21
	eor.w lr, r9, r9, lsr #6
	eor.w lr, lr, r8, lsl #26
	eor.w lr, lr, r9, lsr #11
	eor.w lr, lr, r8, lsl #21
	adds.w r6, r6, r12, lsr #28
	adcs.w r7, r7, lr, lsr #28
	adds.w r6, r6, lr, lsl #4
	adc.w r7, r7, r12, lsl #4
	ldr.w r12, [sp, #136]
	ldr.w lr, [sp, #140]
	adds.w r10, r10, r12
	adc.w r11, r11, lr
	eor.w r12, r0, r0, lsr #4
	eor.w r12, r12, r1, lsl #28
	eor.w r12, r12, r0, lsr #27
	eor.w r12, r12, r1, lsl #5
	eor.w lr, r1, r1, lsr #4
	eor.w lr, lr, r0, lsl #28
	eor.w lr, lr, r1, lsr #27
	eor.w lr, lr, r0, lsl #5
	str r2, [sp, #56]
	str r3, [sp, #60]
	adds.w r10, r10, r12, lsr #14
	adcs.w r11, r11, lr, lsr #14
	adds.w r10, r10, lr, lsl #18
	adc.w r11, r11, r12, lsl #18
	ldr.w r12, [sp, #48]
	ldr.w lr, [sp, #52]
	eor.w r2, r2, r12
	eor.w r3, r3, lr
	ands r2, r0
	ands r3, r1
	eor.w r2, r2, r12
	eor.w r3, r3, lr
	adds.w r10, r10, r2
	adc.w r11, r11, r3
	ldr r2, [sp, #64]
	ldr r3, [sp, #68]
	adds.w r2, r2, r10
	adc.w r3, r3, r11
	adds.w r6, r6, r10
	adc.w r7, r7, r11
	/* round 9 */
	eor.w r10, r6, r8
	eor.w r11, r7, r9
	and.w r4, r4, r10
	and.w r5, r5, r11
	eor.w r4, r4, r8
	eor.w r5, r5, r9
	str.w r8, [sp, #48]
	str.w r9, [sp, #52]
	eor.w r8, r6, r6, lsr #6
	eor.w r8, r8, r7, lsl #26
	eor.w r8, r8, r6, lsr #11
	eor.w r8, r8, r7, lsl #21
	eor.w r9, r7, r7, lsr #6
	eor.w r9, r9, r6, lsl #26
	eor.w r9, r9, r7, lsr #11
	eor.w r9, r9, r6, lsl #21
	adds.w r4, r4, r8, lsr #28
	adcs.w r5, r5, r9, lsr #28
	adds.w r4, r4, r9, lsl #4
	adc.w r5, r5, r8, lsl #4
	ldr.w r8, [sp, #144]
	ldr.w r9, [sp, #148]
	adds.w r12, r12, r8
	adc.w lr, lr, r9
	eor.w r8, r2, r2, lsr #4
	eor.w r8, r8, r3, lsl #28
	eor.w r8, r8, r2, lsr #27
	eor.w r8, r8, r3, lsl #5
	eor.w r9, r3, r3, lsr #4
	eor.w r9, r9, r2, lsl #28
	eor.w r9, r9, r3, lsr #27
	eor.w r9, r9, r2, lsl #5
	str r0, [sp, #64]
	str r1, [sp, #68]
	adds.w r12, r12, r8, lsr #14
	adcs.w lr, lr, r9, lsr #14
	adds.w r12, r12, r9, lsl #18
	adc.w lr, lr, r8, lsl #18
	ldr.w r8, [sp, #56]
	ldr.w r9, [sp, #60]
	eor.w r0, r0, r8
	eor.w r1, r1, r9
	ands r0, r2
	ands r1, r3
	eor.w r0, r0, r8
	eor.w r1, r1, r9
	adds.w r12, r12, r0
	adc.w lr, lr, r1
	ldr r0, [sp, #40]
	ldr r1, [sp, #44]
	adds.w r0, r0, r12
	adc.w r1, r1, lr
	adds.w r4, r4, r12
	adc.w r5, r5, lr
	/* round 10 */
	eor.w r12, r4, r6
	eor.w lr, r5, r7
	and.w r10, r10, r12
	and.w r11, r11, lr
	eor.w r10, r10, r6
	eor.w r11, r11, r7
	str r6, [sp, #56]
	str r7, [sp, #60]
	eor.w r6, r4, r4, lsr #6
	eor.w r6, r6, r5, lsl #26
	eor.w r6, r6, r4, lsr #11
	eor.w r6, r6, r5, lsl #21
	eor.w r7, r5, r5, lsr #6
	eor.w r7, r7, r4, lsl #26
	eor.w r7, r7, r5, lsr #11
	eor.w r7, r7, r4, lsl #21
	adds.w r10, r10, r6, lsr #28
	adcs.w r11, r11, r7, lsr #28
	adds.w r10, r10, r7, lsl #4
	adc.w r11, r11, r6, lsl #4
	ldr r6, [sp, #152]
	ldr r7, [sp, #156]
	adds.w r8, r8, r6
	adc.w r9, r9, r7
	eor.w r6, r0, r0, lsr #4
	eor.w r6, r6, r1, lsl #28
	eor.w r6, r6, r0, lsr #27
	eor.w r6, r6, r1, lsl #5
	eor.w r7, r1, r1, lsr #4
	eor.w r7, r7, r0, lsl #28
	eor.w r7, r7, r1, lsr #27
	eor.w r7, r7, r0, lsl #5
	str r2, [sp, #40]
	str r3, [sp, #44]
	adds.w r8, r8, r6, lsr #14
	adcs.w r9, r9, r7, lsr #14
	adds.w r8, r8, r7, lsl #18
	adc.w r9, r9, r6, lsl #18
	ldr r6, [sp, #64]
	ldr r7, [sp, #68]
	eors r2, r6
	eors r3, r7
	ands r2, r0
	ands r3, r1
	eors r2, r6
	eors r3, r7
	adds.w r8, r8, r2
	adc.w r9, r9, r3
	ldr r2, [sp, #32]
	ldr r3, [sp, #36]
	adds.w r2, r2, r8
	adc.w r3, r3, r9
	adds.w r10, r10, r8
	adc.w r11, r11, r9
	/* round 11 */
	eor.w r8, r10, r4
	eor.w r9, r11, r5
	and.w r12, r12, r8
	and.w lr, lr, r9
	eor.w r12, r12, r4
	eor.w lr, lr, r5
	str r4, [sp, #64]
	str r5, [sp, #68]
	eor.w r4, r10, r10, lsr #6
	eor.w r4, r4, r11, lsl #26
	eor.w r4, r4, r10, lsr #11
	eor.w r4, r4, r11, lsl #21
	eor.w r5, r11, r11, lsr #6
	eor.w r5, r5, r10, lsl #26
	eor.w r5, r5, r11, lsr #11
	eor.w r5, r5, r10, lsl #21
	adds.w r12, r12, r4, lsr #28
	adcs.w lr, lr, r5, lsr #28
	adds.w r12, r12, r5, lsl #4
	adc.w lr, lr, r4, lsl #4
	ldr r4, [sp, #160]
	ldr r5, [sp, #164]
	adds r6, r6, r4
	adcs r7, r5
	eor.w r4, r2, r2, lsr #4
	eor.w r4, r4, r3, lsl #28
	eor.w r4, r4, r2, lsr #27
	eor.w r4, r4, r3, lsl #5
	eor.w r5, r3, r3, lsr #4
	eor.w r5, r5, r2, lsl #28
	eor.w r5, r5, r3, lsr #27
	eor.w r5, r5, r2, lsl #5
	str r0, [sp, #32]
	str r1, [sp, #36]
	adds.w r6, r6, r4, lsr #14
	adcs.w r7, r7, r5, lsr #14
	adds.w r6, r6, r5, lsl #18
	adc.w r7, r7, r4, lsl #18
	ldr r4, [sp, #40]
	ldr r5, [sp, #44]
	eors r0, r4
	eors r1, r5
	ands r0, r2
	ands r1, r3
	eors r0, r4
	eors r1, r5
	adds r6, r6, r0
	adcs r7, r1
	ldr r0, [sp, #48]
	ldr r1, [sp, #52]
	adds r0, r0, r6
	adcs r1, r7
	adds.w r12, r12, r6
	adc.w lr, lr, r7
	/* round 12 */
	eor.w r6, r12, r10
	eor.w r7, lr, r11
	and.w r8, r8, r6
	and.w r9, r9, r7
	eor.w r8, r8, r10
	eor.w r9, r9, r11
	str.w r10, [sp, #48]
	str.w r11, [sp, #52]
	eor.w r10, r12, r12, lsr #6
	eor.w r10, r10, lr, lsl #26
	eor.w r10, r10, r12, lsr #11
	eor.w r10, r10, lr, lsl #21
	eor.w r11, lr, lr, lsr #6
	eor.w r11, r11, r12, lsl #26
	eor.w r11, r11, lr, lsr #11
	eor.w r11, r11, r12, lsl #21
	adds.w r8, r8, r10, lsr #28
	adcs.w r9, r9, r11, lsr #28
	adds.w r8, r8, r11, lsl #4
	adc.w r9, r9, r10, lsl #4
	ldr.w r10, [sp, #168]
	ldr.w r11, [sp, #172]
	adds.w r4, r4, r10
	adc.w r5, r5, r11
	eor.w r10, r0, r0, lsr #4
	eor.w r10, r10, r1, lsl #28
	eor.w r10, r10, r0, lsr #27
	eor.w r10, r10, r1, lsl #5
	eor.w r11, r1, r1, lsr #4
	eor.w r11, r11, r0, lsl #28
	eor.w r11, r11, r1, lsr #27
	eor.w r11, r11, r0, lsl #5
	str r2, [sp, #40]
	str r3, [sp, #44]
	adds.w r4, r4, r10, lsr #14
	adcs.w r5, r5, r11, lsr #14
	adds.w r4, r4, r11, lsl #18
	adc.w r5, r5, r10, lsl #18
	ldr.w r10, [sp, #32]
	ldr.w r11, [sp, #36]
	eor.w r2, r2, r10
	eor.w r3, r3, r11
	ands r2, r0
	ands r3, r1
	eor.w r2, r2, r10
	eor.w r3, r3, r11
	adds r4, r4, r2
	adcs r5, r3
	ldr r2, [sp, #56]
	ldr r3, [sp, #60]
	adds r2, r2, r4
	adcs r3, r5
	adds.w r8, r8, r4
	adc.w r9, r9, r5
	/* round 13 */
	eor.w r4, r8, r12
	eor.w r5, r9, lr
	ands r6, r4
	ands r7, r5
	eor.w r6, r6, r12
	eor.w r7, r7, lr
	str.w r12, [sp, #56]
	str.w lr, [sp, #60]
	eor.w r12, r8, r8, lsr #6
	eor.w r12, r12, r9, lsl #26
	eor.w r12, r12, r8, lsr #11
	eor.w r12, r12, r9, lsl #21
	eor.w lr, r9, r9, lsr #6
	eor.w lr, lr, r8, lsl #26
	eor.w lr, lr, r9, lsr #11
	eor.w lr, lr, r8, lsl #21
	adds.w r6, r6, r12, lsr #28
	adcs.w r7, r7, lr, lsr #28
	adds.w r6, r6, lr, lsl #4
	adc.w r7, r7, r12, lsl #4
	ldr.w r12, [sp, #176]
	ldr.w lr, [sp, #180]
	adds.w r10, r10, r12
	adc.w r11, r11, lr
	eor.w r12, r2, r2, lsr #4
	eor.w r12, r12, r3, lsl #28
	eor.w r12, r12, r2, lsr #27
	eor.w r12, r12, r3, lsl #5
	eor.w lr, r3, r3, lsr #4
	eor.w lr, lr, r2, lsl #28
	eor.w lr, lr, r3, lsr #27
	eor.w lr, lr, r2, lsl #5
	str r0, [sp, #32]
	str r1, [sp, #36]
	adds.w r10, r10, r12, lsr #14
	adcs.w r11, r11, lr, lsr #14
	adds.w r10, r10, lr, lsl #18
	adc.w r11, r11, r12, lsl #18
	ldr.w r12, [sp, #40]
	ldr.w lr, [sp, #44]
	eor.w r0, r0, r12
	eor.w r1, r1, lr
	ands r0, r2
	ands r1, r3
	eor.w r0, r0, r12
	eor.w r1, r1, lr
	adds.w r10, r10, r0
	adc.w r11, r11, r1
	ldr r0, [sp, #64]
	ldr r1, [sp, #68]
	adds.w r0, r0, r10
	adc.w r1, r1, r11
	adds.w r6, r6, r10
	adc.w r7, r7, r11
	/* round 14 */
	eor.w r10, r6, r8
	eor.w r11, r7, r9
	and.w r4, r4, r10
	and.w r5, r5, r11
	eor.w r4, r4, r8
	eor.w r5, r5, r9
	str.w r8, [sp, #40]
	str.w r9, [sp, #44]
	eor.w r8, r6, r6, lsr #6
	eor.w r8, r8, r7, lsl #26
	eor.w r8, r8, r6, lsr #11
	eor.w r8, r8, r7, lsl #21
	eor.w r9, r7, r7, lsr #6
	eor.w r9, r9, r6, lsl #26
	eor.w r9, r9, r7, lsr #11
	eor.w r9, r9, r6, lsl #21
	adds.w r4, r4, r8, lsr #28
	adcs.w r5, r5, r9, lsr #28
	adds.w r4, r4, r9, lsl #4
	adc.w r5, r5, r8, lsl #4
	ldr.w r8, [sp, #184]
	ldr.w r9, [sp, #188]
	adds.w r12, r12, r8
	adc.w lr, lr, r9
	eor.w r8, r0, r0, lsr #4
	eor.w r8, r8, r1, lsl #28
	eor.w r8, r8, r0, lsr #27
	eor.w r8, r8, r1, lsl #5
	eor.w r9, r1, r1, lsr #4
	eor.w r9, r9, r0, lsl #28
	eor.w r9, r9, r1, lsr #27
	eor.w r9, r9, r0, lsl #5
	str r2, [sp, #64]
	str r3, [sp, #68]
	adds.w r12, r12, r8, lsr #14
	adcs.w lr, lr, r9, lsr #14
	adds.w r12, r12, r9, lsl #18
	adc.w lr, lr, r8, lsl #18
	ldr.w r8, [sp, #32]
	ldr.w r9, [sp, #36]
	eor.w r2, r2, r8
	eor.w r3, r3, r9
	ands r2, r0
	ands r3, r1
	eor.w r2, r2, r8
	eor.w r3, r3, r9
	adds.w r12, r12, r2
	adc.w lr, lr, r3
	ldr r2, [sp, #48]
	ldr r3, [sp, #52]
	adds.w r2, r2, r12
	adc.w r3, r3, lr
	adds.w r4, r4, r12
	adc.w r5, r5, lr
	/* round 15 */
	eor.w r12, r4, r6
	eor.w lr, r5, r7
	and.w r10, r10, r12
	and.w r11, r11, lr
	eor.w r10, r10, r6
	eor.w r11, r11, r7
	str r6, [sp, #32]
	str r7, [sp, #36]
	eor.w r6, r4, r4, lsr #6
	eor.w r6, r6, r5, lsl #26
	eor.w r6, r6, r4, lsr #11
	eor.w r6, r6, r5, lsl #21
	eor.w r7, r5, r5, lsr #6
	eor.w r7, r7, r4, lsl #26
	eor.w r7, r7, r5, lsr #11
	eor.w r7, r7, r4, lsl #21
	adds.w r10, r10, r6, lsr #28
	adcs.w r11, r11, r7, lsr #28
	adds.w r10, r10, r7, lsl #4
	adc.w r11, r11, r6, lsl #4
	ldr r6, [sp, #192]
	ldr r7, [sp, #196]
	adds.w r8, r8, r6
	adc.w r9, r9, r7
	eor.w r6, r2, r2, lsr #4
	eor.w r6, r6, r3, lsl #28
	eor.w r6, r6, r2, lsr #27
	eor.w r6, r6, r3, lsl #5
	eor.w r7, r3, r3, lsr #4
	eor.w r7, r7, r2, lsl #28
	eor.w r7, r7, r3, lsr #27
	eor.w r7, r7, r2, lsl #5
	str r0, [sp, #48]
	str r1, [sp, #52]
	adds.w r8, r8, r6, lsr #14
	adcs.w r9, r9, r7, lsr #14
	adds.w r8, r8, r7, lsl #18
	adc.w r9, r9, r6, lsl #18
	ldr r6, [sp, #64]
	ldr r7, [sp, #68]
	eors r0, r6
	eors r1, r7
	ands r0, r2
	ands r1, r3
	eors r0, r6
	eors r1, r7
	adds.w r8, r8, r0
	adc.w r9, r9, r1
	ldr r0, [sp, #56]
	ldr r1, [sp, #60]
	adds.w r0, r0, r8
	adc.w r1, r1, r9
	adds.w r10, r10, r8
	adc.w r11, r11, r9
	/* until all constants are used */
	ldr.w r8, [sp, #0]
	ldr.w r9, [sp, #4]
	cmp.w r8, r9
	beq.w .Lsum
	str.w r10, [sp, #8]
	str.w r11, [sp, #12]
	str r0, [sp, #16]
	str r1, [sp, #20]
	str r2, [sp, #24]
	str r3, [sp, #28]
	str r4, [sp, #64]
	str r5, [sp, #68]
	str r6, [sp, #56]
	str r7, [sp, #60]
	b.w .Lpass
.Lsum:
	ldr.w r12, [sp, #200]
	ldr.w r8, [r12, #0]
	ldr.w r9, [r12, #4]
	adds.w r10, r10, r8
	adc.w r11, r11, r9
	str.w r10, [r12, #0]
	str.w r11, [r12, #4]
	str.w r10, [sp, #8]
	str.w r11, [sp, #12]
	ldr.w r8, [r12, #8]
	ldr.w r9, [r12, #12]
	ldr.w r10, [r12, #32]
	ldr.w r11, [r12, #36]
	adds.w r4, r4, r8
	adc.w r5, r5, r9
	adds.w r0, r0, r10
	adc.w r1, r1, r11
	str.w r4, [r12, #8]
	str.w r5, [r12, #12]
	str r4, [sp, #64]
	str r5, [sp, #68]
	str.w r0, [r12, #32]
	str.w r1, [r12, #36]
	str r0, [sp, #16]
	str r1, [sp, #20]
	ldr.w r8, [r12, #40]
	ldr.w r9, [r12, #44]
	ldr.w r10, [r12, #56]
	ldr.w r11, [r12, #60]
	adds.w r2, r2, r8
	adc.w r3, r3, r9
	adds.w r6, r6, r10
	adc.w r7, r7, r11
	str.w r2, [r12, #40]
	str.w r3, [r12, #44]
	str r2, [sp, #24]
	str r3, [sp, #28]
	str.w r6, [r12, #56]
	str.w r7, [r12, #60]
	str r6, [sp, #56]
	str r7, [sp, #60]
	ldr r4, [sp, #32]
	ldr r5, [sp, #36]
	ldr r0, [sp, #40]
	ldr r1, [sp, #44]
	ldr r2, [sp, #48]
	ldr r3, [sp, #52]
	ldr.w r8, [r12, #16]
	ldr.w r9, [r12, #20]
	ldr.w r10, [r12, #24]
	ldr.w r11, [r12, #28]
	adds.w r4, r4, r8
	adc.w r5, r5, r9
	adds.w r0, r0, r10
	adc.w r1, r1, r11
	str.w r4, [r12, #16]
	str.w r5, [r12, #20]
	str r4, [sp, #32]
	str r5, [sp, #36]
	str.w r0, [r12, #24]
	str.w r1, [r12, #28]
	str r0, [sp, #40]
	str r1, [sp, #44]
	ldr.w r8, [r12, #48]
	ldr.w r9, [r12, #52]
	adds.w r2, r2, r8
	adc.w r3, r3, r9
	str.w r2, [r12, #48]
	str.w r3, [r12, #52]
	str r2, [sp, #48]
	str r3, [sp, #52]
	ldr.w r12, [sp, #212]
	subs.w r12, r12, #1
	str.w r12, [sp, #212]
	bne.w .Lblock
	add.w sp, sp, #200
	pop.w {r0-r11, pc}
#endif
	.size sha512_compress, . - sha512_compress

#endif
