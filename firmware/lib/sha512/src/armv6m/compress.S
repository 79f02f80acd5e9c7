/* Printed by gen/compress_armv6m.py, which says how it works.
 *
 * void sha512_compress(uint32_t word[16], uint32_t schedule[32], const uint8_t *blocks, size_t count)
 *
 * The compression of SHA-512 (FIPS 180-4, section 6.4.2). All sums are mod 2^64, so that nothing can
 * overflow. No branch and no address depends on the state or on the blocks.
 *
 * entry: r0 word, of each the lower half first; r1 schedule, 128 bytes to work in, which may be the block;
 *        r2 blocks, at any address; r3 their number, 1 or more
 * exit: the words; in the schedule, its last 16
 * clobbers: r0-r3, r12, lr, flags
 * stack: 116 bytes, which hold the state afterwards
 * cycles: 13,916 a block
 *         42 more, once
 *         423 more, a block at an address that is not a word's (cortex-m0)
 * code: 1,656 bytes, and 640 of constants
 */
#include "../backend.h"

#if SHA512_BACKEND == SHA512_BACKEND_ARMV6M

	.syntax unified
	.thumb
	.section .rodata.sha512_constants, "a", %progbits
	.p2align 2
	/* Of each round, lower half first. */
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
	.section .text.sha512_compress, "ax", %progbits
	.p2align 2
	.global sha512_compress
	.type sha512_compress, %function
	.thumb_func
sha512_compress:
	push {r4-r7, lr}
	mov r4, r8
	mov r5, r9
	mov r6, r10
	mov r7, r11
	push {r0-r7}
	sub sp, #64
.Lblock:
	/* the state, and b ^ c */
	ldr r0, [sp, #64]
	mov r1, sp
	ldm r0!, {r2-r7}
	stm r1!, {r2-r7}
	ldm r0!, {r2-r7}
	stm r1!, {r2-r7}
	ldm r0!, {r2-r5}
	stm r1!, {r2-r5}
	ldr r2, [sp, #8]
	ldr r3, [sp, #12]
	ldr r4, [sp, #16]
	ldr r5, [sp, #20]
	eors r2, r4
	eors r3, r5
	mov r8, r2
	mov r9, r3
	ldr r1, [sp, #68]
	mov r11, r1
	ldr r0, [sp, #72]
	movs r2, r0
	adds r2, #128
	str r2, [sp, #72]
	mov r12, r2
	lsls r2, r0, #30
	bne .Lunaligned
	/* two of them, whose bytes are whole words */
.Laligned:
	ldm r0!, {r2-r5}
	rev r6, r3
	rev r7, r2
	rev r2, r5
	rev r3, r4
	stm r1!, {r6, r7}
	stm r1!, {r2, r3}
	cmp r0, r12
	bne .Laligned
	b .Lloaded
	/* one of them, by its bytes */
.Lunaligned:
	ldrb r3, [r0, #0]
	lsls r3, r3, #8
	ldrb r4, [r0, #1]
	orrs r3, r4
	lsls r3, r3, #8
	ldrb r4, [r0, #2]
	orrs r3, r4
	lsls r3, r3, #8
	ldrb r4, [r0, #3]
	orrs r3, r4
	ldrb r2, [r0, #4]
	lsls r2, r2, #8
	ldrb r4, [r0, #5]
	orrs r2, r4
	lsls r2, r2, #8
	ldrb r4, [r0, #6]
	orrs r2, r4
	lsls r2, r2, #8
	ldrb r4, [r0, #7]
	orrs r2, r4
	stm r1!, {r2, r3}
	adds r0, #8
	cmp r0, r12
	bne .Lunaligned
.Lloaded:
	mov r12, r1
	ldr r0, .Lfirst_constant
	mov r10, r0
	ldr r0, .Lend_of_constants
	mov lr, r0
	b .Lrounds
	.p2align 2
.Lfirst_constant:
	.word .Lconstants
.Lend_of_constants:
	.word .Lconstants + 640
.Lpass:
	ldr r7, [sp, #68]
	ldr r0, [r7, #0]
	ldr r1, [r7, #4]
	/* words 0 to 1 */
	mov r11, r7
	ldr r2, [r7, #112]
	ldr r3, [r7, #116]
	lsrs r4, r3, #10
	eors r4, r2
	lsrs r4, r4, #13
	eors r4, r2
	lsrs r4, r4, #6
	lsls r6, r3, #13
	eors r6, r3
	lsls r6, r6, #10
	eors r6, r2
	lsls r6, r6, #3
	eors r4, r6
	lsrs r5, r2, #10
	eors r5, r3
	lsrs r5, r5, #13
	eors r5, r3
	lsrs r5, r5, #6
	lsls r6, r2, #10
	eors r6, r3
	lsls r6, r6, #3
	eors r5, r6
	adds r0, r0, r4
	adcs r1, r5
	ldr r4, [r7, #72]
	ldr r5, [r7, #76]
	adds r0, r0, r4
	adcs r1, r5
	ldr r2, [r7, #8]
	ldr r3, [r7, #12]
	lsrs r5, r3, #7
	lsrs r4, r2, #7
	lsls r6, r3, #25
	eors r4, r6
	movs r6, r2
	eors r6, r4
	lsrs r7, r6, #1
	eors r4, r7
	lsls r6, r6, #31
	lsls r7, r2, #25
	eors r7, r5
	eors r7, r3
	eors r5, r6
	lsrs r6, r7, #1
	eors r5, r6
	lsls r7, r7, #31
	eors r4, r7
	adds r0, r0, r4
	adcs r1, r5
	mov r7, r11
	str r0, [r7, #0]
	str r1, [r7, #4]
	ldr r0, [r7, #120]
	ldr r1, [r7, #124]
	lsrs r4, r1, #10
	eors r4, r0
	lsrs r4, r4, #13
	eors r4, r0
	lsrs r4, r4, #6
	lsls r6, r1, #13
	eors r6, r1
	lsls r6, r6, #10
	eors r6, r0
	lsls r6, r6, #3
	eors r4, r6
	lsrs r5, r0, #10
	eors r5, r1
	lsrs r5, r5, #13
	eors r5, r1
	lsrs r5, r5, #6
	lsls r6, r0, #10
	eors r6, r1
	lsls r6, r6, #3
	eors r5, r6
	adds r2, r2, r4
	adcs r3, r5
	ldr r4, [r7, #80]
	ldr r5, [r7, #84]
	adds r2, r2, r4
	adcs r3, r5
	ldr r0, [r7, #16]
	ldr r1, [r7, #20]
	lsrs r5, r1, #7
	lsrs r4, r0, #7
	lsls r6, r1, #25
	eors r4, r6
	movs r6, r0
	eors r6, r4
	lsrs r7, r6, #1
	eors r4, r7
	lsls r6, r6, #31
	lsls r7, r0, #25
	eors r7, r5
	eors r7, r1
	eors r5, r6
	lsrs r6, r7, #1
	eors r5, r6
	lsls r7, r7, #31
	eors r4, r7
	adds r2, r2, r4
	adcs r3, r5
	mov r7, r11
	str r2, [r7, #8]
	str r3, [r7, #12]
	/* words 2 to 6 */
	mov r11, r7
	movs r6, r7
	adds r6, #40
	mov r12, r6
1:
	ldr r2, [r7, #0]
	ldr r3, [r7, #4]
	lsrs r4, r3, #10
	eors r4, r2
	lsrs r4, r4, #13
	eors r4, r2
	lsrs r4, r4, #6
	lsls r6, r3, #13
	eors r6, r3
	lsls r6, r6, #10
	eors r6, r2
	lsls r6, r6, #3
	eors r4, r6
	lsrs r5, r2, #10
	eors r5, r3
	lsrs r5, r5, #13
	eors r5, r3
	lsrs r5, r5, #6
	lsls r6, r2, #10
	eors r6, r3
	lsls r6, r6, #3
	eors r5, r6
	adds r0, r0, r4
	adcs r1, r5
	ldr r4, [r7, #88]
	ldr r5, [r7, #92]
	adds r0, r0, r4
	adcs r1, r5
	ldr r2, [r7, #24]
	ldr r3, [r7, #28]
	lsrs r5, r3, #7
	lsrs r4, r2, #7
	lsls r6, r3, #25
	eors r4, r6
	movs r6, r2
	eors r6, r4
	lsrs r7, r6, #1
	eors r4, r7
	lsls r6, r6, #31
	lsls r7, r2, #25
	eors r7, r5
	eors r7, r3
	eors r5, r6
	lsrs r6, r7, #1
	eors r5, r6
	lsls r7, r7, #31
	eors r4, r7
	adds r0, r0, r4
	adcs r1, r5
	mov r7, r11
	str r0, [r7, #16]
	str r1, [r7, #20]
	movs r0, r2
	movs r1, r3
	adds r7, #8
	mov r11, r7
	cmp r7, r12
	bne 1b
	/* words 7 to 14 */
	subs r7, #40
	mov r11, r7
	movs r6, r7
	adds r6, #64
	mov r12, r6
1:
	ldr r2, [r7, #40]
	ldr r3, [r7, #44]
	lsrs r4, r3, #10
	eors r4, r2
	lsrs r4, r4, #13
	eors r4, r2
	lsrs r4, r4, #6
	lsls r6, r3, #13
	eors r6, r3
	lsls r6, r6, #10
	eors r6, r2
	lsls r6, r6, #3
	eors r4, r6
	lsrs r5, r2, #10
	eors r5, r3
	lsrs r5, r5, #13
	eors r5, r3
	lsrs r5, r5, #6
	lsls r6, r2, #10
	eors r6, r3
	lsls r6, r6, #3
	eors r5, r6
	adds r0, r0, r4
	adcs r1, r5
	ldr r4, [r7, #0]
	ldr r5, [r7, #4]
	adds r0, r0, r4
	adcs r1, r5
	ldr r2, [r7, #64]
	ldr r3, [r7, #68]
	lsrs r5, r3, #7
	lsrs r4, r2, #7
	lsls r6, r3, #25
	eors r4, r6
	movs r6, r2
	eors r6, r4
	lsrs r7, r6, #1
	eors r4, r7
	lsls r6, r6, #31
	lsls r7, r2, #25
	eors r7, r5
	eors r7, r3
	eors r5, r6
	lsrs r6, r7, #1
	eors r5, r6
	lsls r7, r7, #31
	eors r4, r7
	adds r0, r0, r4
	adcs r1, r5
	mov r7, r11
	str r0, [r7, #56]
	str r1, [r7, #60]
	ldr r0, [r7, #48]
	ldr r1, [r7, #52]
	lsrs r4, r1, #10
	eors r4, r0
	lsrs r4, r4, #13
	eors r4, r0
	lsrs r4, r4, #6
	lsls r6, r1, #13
	eors r6, r1
	lsls r6, r6, #10
	eors r6, r0
	lsls r6, r6, #3
	eors r4, r6
	lsrs r5, r0, #10
	eors r5, r1
	lsrs r5, r5, #13
	eors r5, r1
	lsrs r5, r5, #6
	lsls r6, r0, #10
	eors r6, r1
	lsls r6, r6, #3
	eors r5, r6
	adds r2, r2, r4
	adcs r3, r5
	ldr r4, [r7, #8]
	ldr r5, [r7, #12]
	adds r2, r2, r4
	adcs r3, r5
	ldr r0, [r7, #72]
	ldr r1, [r7, #76]
	lsrs r5, r1, #7
	lsrs r4, r0, #7
	lsls r6, r1, #25
	eors r4, r6
	movs r6, r0
	eors r6, r4
	lsrs r7, r6, #1
	eors r4, r7
	lsls r6, r6, #31
	lsls r7, r0, #25
	eors r7, r5
	eors r7, r1
	eors r5, r6
	lsrs r6, r7, #1
	eors r5, r6
	lsls r7, r7, #31
	eors r4, r7
	adds r2, r2, r4
	adcs r3, r5
	mov r7, r11
	str r2, [r7, #64]
	str r3, [r7, #68]
	adds r7, #16
	mov r11, r7
	cmp r7, r12
	bne 1b
	/* word 15 */
	subs r7, #64
	mov r11, r7
	ldr r2, [r7, #104]
	ldr r3, [r7, #108]
	lsrs r4, r3, #10
	eors r4, r2
	lsrs r4, r4, #13
	eors r4, r2
	lsrs r4, r4, #6
	lsls r6, r3, #13
	eors r6, r3
	lsls r6, r6, #10
	eors r6, r2
	lsls r6, r6, #3
	eors r4, r6
	lsrs r5, r2, #10
	eors r5, r3
	lsrs r5, r5, #13
	eors r5, r3
	lsrs r5, r5, #6
	lsls r6, r2, #10
	eors r6, r3
	lsls r6, r6, #3
	eors r5, r6
	adds r0, r0, r4
	adcs r1, r5
	ldr r4, [r7, #64]
	ldr r5, [r7, #68]
	adds r0, r0, r4
	adcs r1, r5
	ldr r2, [r7, #0]
	ldr r3, [r7, #4]
	lsrs r5, r3, #7
	lsrs r4, r2, #7
	lsls r6, r3, #25
	eors r4, r6
	movs r6, r2
	eors r6, r4
	lsrs r7, r6, #1
	eors r4, r7
	lsls r6, r6, #31
	lsls r7, r2, #25
	eors r7, r5
	eors r7, r3
	eors r5, r6
	lsrs r6, r7, #1
	eors r5, r6
	lsls r7, r7, #31
	eors r4, r7
	adds r0, r0, r4
	adcs r1, r5
	mov r7, r11
	str r0, [r7, #120]
	str r1, [r7, #124]
	ldr r7, [sp, #68]
	mov r11, r7
	adds r7, #128
	mov r12, r7
.Lrounds:
	/* a round: Ch, of efgh as they were four rounds ago */
	add r0, sp, #32
	ldm r0, {r0, r1, r2, r3, r4, r5, r6, r7}
	eors r2, r4
	eors r3, r5
	ands r2, r0
	ands r3, r1
	eors r2, r4
	eors r3, r5
	adds r6, r6, r2
	adcs r7, r3
	/* Sigma1, the constant, the word */
	lsrs r2, r0, #4
	eors r2, r0
	lsrs r2, r2, #5
	eors r2, r1
	lsrs r2, r2, #9
	lsls r4, r0, #5
	eors r4, r1
	lsls r4, r4, #4
	eors r4, r1
	lsls r4, r4, #14
	eors r2, r4
	lsrs r3, r1, #4
	eors r3, r1
	lsrs r3, r3, #5
	eors r3, r0
	lsrs r3, r3, #9
	lsls r4, r1, #5
	eors r4, r0
	lsls r4, r4, #4
	eors r4, r0
	lsls r4, r4, #14
	eors r3, r4
	adds r6, r6, r2
	adcs r7, r3
	mov r4, r10
	ldm r4!, {r2, r3}
	mov r10, r4
	adds r6, r6, r2
	adcs r7, r3
	mov r4, r11
	ldm r4!, {r2, r3}
	mov r11, r4
	adds r6, r6, r2
	adcs r7, r3
	/* the new e */
	ldr r2, [sp, #24]
	ldr r3, [sp, #28]
	adds r2, r2, r6
	adcs r3, r7
	str r2, [sp, #56]
	str r3, [sp, #60]
	/* Maj */
	add r0, sp, #0
	ldm r0, {r0, r1, r2, r3}
	mov r4, r8
	movs r5, r0
	eors r5, r2
	ands r4, r5
	eors r4, r2
	adds r6, r4
	mov r8, r5
	mov r4, r9
	movs r5, r1
	eors r5, r3
	ands r4, r5
	eors r4, r3
	adcs r7, r4
	mov r9, r5
	/* Sigma0, the new a */
	lsrs r2, r0, #21
	eors r2, r1
	lsrs r2, r2, #5
	eors r2, r1
	lsrs r2, r2, #2
	lsls r4, r0, #5
	eors r4, r0
	lsls r4, r4, #21
	eors r4, r1
	lsls r4, r4, #4
	eors r2, r4
	lsrs r3, r1, #21
	eors r3, r0
	lsrs r3, r3, #5
	eors r3, r0
	lsrs r3, r3, #2
	lsls r4, r1, #5
	eors r4, r1
	lsls r4, r4, #21
	eors r4, r0
	lsls r4, r4, #4
	eors r3, r4
	adds r6, r6, r2
	adcs r7, r3
	str r6, [sp, #24]
	str r7, [sp, #28]
	/* a round: Ch, of hefg as they were four rounds ago */
	ldr r0, [sp, #56]
	ldr r1, [sp, #60]
	add r2, sp, #32
	ldm r2, {r2, r3, r4, r5, r6, r7}
	eors r2, r4
	eors r3, r5
	ands r2, r0
	ands r3, r1
	eors r2, r4
	eors r3, r5
	adds r6, r6, r2
	adcs r7, r3
	/* Sigma1, the constant, the word */
	lsrs r2, r0, #4
	eors r2, r0
	lsrs r2, r2, #5
	eors r2, r1
	lsrs r2, r2, #9
	lsls r4, r0, #5
	eors r4, r1
	lsls r4, r4, #4
	eors r4, r1
	lsls r4, r4, #14
	eors r2, r4
	lsrs r3, r1, #4
	eors r3, r1
	lsrs r3, r3, #5
	eors r3, r0
	lsrs r3, r3, #9
	lsls r4, r1, #5
	eors r4, r0
	lsls r4, r4, #4
	eors r4, r0
	lsls r4, r4, #14
	eors r3, r4
	adds r6, r6, r2
	adcs r7, r3
	mov r4, r10
	ldm r4!, {r2, r3}
	mov r10, r4
	adds r6, r6, r2
	adcs r7, r3
	mov r4, r11
	ldm r4!, {r2, r3}
	mov r11, r4
	adds r6, r6, r2
	adcs r7, r3
	/* the new e */
	ldr r2, [sp, #16]
	ldr r3, [sp, #20]
	adds r2, r2, r6
	adcs r3, r7
	str r2, [sp, #48]
	str r3, [sp, #52]
	/* Maj */
	ldr r0, [sp, #24]
	ldr r1, [sp, #28]
	ldr r2, [sp, #0]
	ldr r3, [sp, #4]
	mov r4, r8
	movs r5, r0
	eors r5, r2
	ands r4, r5
	eors r4, r2
	adds r6, r4
	mov r8, r5
	mov r4, r9
	movs r5, r1
	eors r5, r3
	ands r4, r5
	eors r4, r3
	adcs r7, r4
	mov r9, r5
	/* Sigma0, the new a */
	lsrs r2, r0, #21
	eors r2, r1
	lsrs r2, r2, #5
	eors r2, r1
	lsrs r2, r2, #2
	lsls r4, r0, #5
	eors r4, r0
	lsls r4, r4, #21
	eors r4, r1
	lsls r4, r4, #4
	eors r2, r4
	lsrs r3, r1, #21
	eors r3, r0
	lsrs r3, r3, #5
	eors r3, r0
	lsrs r3, r3, #2
	lsls r4, r1, #5
	eors r4, r1
	lsls r4, r4, #21
	eors r4, r0
	lsls r4, r4, #4
	eors r3, r4
	adds r6, r6, r2
	adcs r7, r3
	str r6, [sp, #16]
	str r7, [sp, #20]
	/* a round: Ch, of ghef as they were four rounds ago */
	add r0, sp, #48
	ldm r0, {r0, r1, r2, r3}
	add r4, sp, #32
	ldm r4, {r4, r5, r6, r7}
	eors r2, r4
	eors r3, r5
	ands r2, r0
	ands r3, r1
	eors r2, r4
	eors r3, r5
	adds r6, r6, r2
	adcs r7, r3
	/* Sigma1, the constant, the word */
	lsrs r2, r0, #4
	eors r2, r0
	lsrs r2, r2, #5
	eors r2, r1
	lsrs r2, r2, #9
	lsls r4, r0, #5
	eors r4, r1
	lsls r4, r4, #4
	eors r4, r1
	lsls r4, r4, #14
	eors r2, r4
	lsrs r3, r1, #4
	eors r3, r1
	lsrs r3, r3, #5
	eors r3, r0
	lsrs r3, r3, #9
	lsls r4, r1, #5
	eors r4, r0
	lsls r4, r4, #4
	eors r4, r0
	lsls r4, r4, #14
	eors r3, r4
	adds r6, r6, r2
	adcs r7, r3
	mov r4, r10
	ldm r4!, {r2, r3}
	mov r10, r4
	adds r6, r6, r2
	adcs r7, r3
	mov r4, r11
	ldm r4!, {r2, r3}
	mov r11, r4
	adds r6, r6, r2
	adcs r7, r3
	/* the new e */
	ldr r2, [sp, #8]
	ldr r3, [sp, #12]
	adds r2, r2, r6
	adcs r3, r7
	str r2, [sp, #40]
	str r3, [sp, #44]
	/* Maj */
	add r0, sp, #16
	ldm r0, {r0, r1, r2, r3}
	mov r4, r8
	movs r5, r0
	eors r5, r2
	ands r4, r5
	eors r4, r2
	adds r6, r4
	mov r8, r5
	mov r4, r9
	movs r5, r1
	eors r5, r3
	ands r4, r5
	eors r4, r3
	adcs r7, r4
	mov r9, r5
	/* Sigma0, the new a */
	lsrs r2, r0, #21
	eors r2, r1
	lsrs r2, r2, #5
	eors r2, r1
	lsrs r2, r2, #2
	lsls r4, r0, #5
	eors r4, r0
	lsls r4, r4, #21
	eors r4, r1
	lsls r4, r4, #4
	eors r2, r4
	lsrs r3, r1, #21
	eors r3, r0
	lsrs r3, r3, #5
	eors r3, r0
	lsrs r3, r3, #2
	lsls r4, r1, #5
	eors r4, r1
	lsls r4, r4, #21
	eors r4, r0
	lsls r4, r4, #4
	eors r3, r4
	adds r6, r6, r2
	adcs r7, r3
	str r6, [sp, #8]
	str r7, [sp, #12]
	/* a round: Ch, of fghe as they were four rounds ago */
	add r0, sp, #40
	ldm r0, {r0, r1, r2, r3, r4, r5}
	ldr r6, [sp, #32]
	ldr r7, [sp, #36]
	eors r2, r4
	eors r3, r5
	ands r2, r0
	ands r3, r1
	eors r2, r4
	eors r3, r5
	adds r6, r6, r2
	adcs r7, r3
	/* Sigma1, the constant, the word */
	lsrs r2, r0, #4
	eors r2, r0
	lsrs r2, r2, #5
	eors r2, r1
	lsrs r2, r2, #9
	lsls r4, r0, #5
	eors r4, r1
	lsls r4, r4, #4
	eors r4, r1
	lsls r4, r4, #14
	eors r2, r4
	lsrs r3, r1, #4
	eors r3, r1
	lsrs r3, r3, #5
	eors r3, r0
	lsrs r3, r3, #9
	lsls r4, r1, #5
	eors r4, r0
	lsls r4, r4, #4
	eors r4, r0
	lsls r4, r4, #14
	eors r3, r4
	adds r6, r6, r2
	adcs r7, r3
	mov r4, r10
	ldm r4!, {r2, r3}
	mov r10, r4
	adds r6, r6, r2
	adcs r7, r3
	mov r4, r11
	ldm r4!, {r2, r3}
	mov r11, r4
	adds r6, r6, r2
	adcs r7, r3
	/* the new e */
	ldr r2, [sp, #0]
	ldr r3, [sp, #4]
	adds r2, r2, r6
	adcs r3, r7
	str r2, [sp, #32]
	str r3, [sp, #36]
	/* Maj */
	add r0, sp, #8
	ldm r0, {r0, r1, r2, r3}
	mov r4, r8
	movs r5, r0
	eors r5, r2
	ands r4, r5
	eors r4, r2
	adds r6, r4
	mov r8, r5
	mov r4, r9
	movs r5, r1
	eors r5, r3
	ands r4, r5
	eors r4, r3
	adcs r7, r4
	mov r9, r5
	/* Sigma0, the new a */
	lsrs r2, r0, #21
	eors r2, r1
	lsrs r2, r2, #5
	eors r2, r1
	lsrs r2, r2, #2
	lsls r4, r0, #5
	eors r4, r0
	lsls r4, r4, #21
	eors r4, r1
	lsls r4, r4, #4
	eors r2, r4
	lsrs r3, r1, #21
	eors r3, r0
	lsrs r3, r3, #5
	eors r3, r0
	lsrs r3, r3, #2
	lsls r4, r1, #5
	eors r4, r1
	lsls r4, r4, #21
	eors r4, r0
	lsls r4, r4, #4
	eors r3, r4
	adds r6, r6, r2
	adcs r7, r3
	str r6, [sp, #0]
	str r7, [sp, #4]
	cmp r11, r12
	beq 1f
	b .Lrounds
1:
	cmp r10, lr
	beq 1f
	b .Lpass
1:
	/* the state and what it was before; the next block */
	ldr r0, [sp, #64]
	mov r1, sp
	movs r2, r1
	adds r2, #64
	mov r12, r2
1:
	ldm r1!, {r2-r5}
	ldr r6, [r0, #0]
	ldr r7, [r0, #4]
	adds r2, r2, r6
	adcs r3, r7
	ldr r6, [r0, #8]
	ldr r7, [r0, #12]
	adds r4, r4, r6
	adcs r5, r7
	stm r0!, {r2-r5}
	cmp r1, r12
	bne 1b
	ldr r0, [sp, #76]
	subs r0, #1
	str r0, [sp, #76]
	beq 1f
	b .Lblock
1:
	add sp, #64
	pop {r0-r7}
	mov r8, r4
	mov r9, r5
	mov r10, r6
	mov r11, r7
	pop {r4-r7, pc}
	.size sha512_compress, . - sha512_compress

#endif
