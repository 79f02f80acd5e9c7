/* Printed by gen/xor_blocks_armv6m.py, which says how it works.
 *
 * void salsa20_xor_blocks(uint8_t *out, const uint8_t *in, size_t blocks, const uint32_t input[16])
 *
 * out = in ^ stream, `blocks` times 64 bytes, at least one. A block of the stream is input + 20 rounds of
 * input (Bernstein, "The Salsa20 family of stream ciphers", 2008), as 16 little-endian words; input[8] counts
 * the blocks, and its carry goes nowhere. All sums are mod 2^32, so that nothing can overflow. No branch and
 * no address depends on anything but the number of blocks and whether out and in are multiples of 4.
 *
 * entry: r0 out, r1 in, both at any address, r2 blocks, r3 input
 * exit: -
 * clobbers: r0-r3, r12, lr, flags
 * stack: 308 bytes
 * cycles: 2,030 (cortex-m0) for one block
 *         1,754 for each that follows
 *         2,658 for one block where out or in is no multiple of 4
 *         2,386 for each that follows
 * code: 3,550 bytes
 */
#include "../backend.h"

#if SALSA20_BACKEND == SALSA20_BACKEND_ARMV6M

	.syntax unified
	.thumb
	.section .text.salsa20_xor_blocks, "ax", %progbits
	.p2align 2
	.global salsa20_xor_blocks
	.type salsa20_xor_blocks, %function
	.thumb_func
salsa20_xor_blocks:
	push {r4-r7, lr}
	mov r4, r8
	mov r5, r9
	mov r6, r10
	mov r7, r11
	push {r4-r7}
	sub sp, #228
	/* a copy of the input */
	mov r4, sp
	ldm r3!, {r5, r6, r7}
	stm r4!, {r5, r6, r7}
	ldm r3!, {r5, r6, r7}
	stm r4!, {r5, r6, r7}
	ldm r3!, {r5, r6, r7}
	stm r4!, {r5, r6, r7}
	ldm r3!, {r5, r6, r7}
	stm r4!, {r5, r6, r7}
	ldm r3!, {r5, r6, r7}
	stm r4!, {r5, r6, r7}
	ldm r3!, {r5}
	stm r4!, {r5}
	lsls r2, r2, #6
	adds r2, r0
	str r0, [sp, #136]
	str r1, [sp, #132]
	str r2, [sp, #140]
	/* the columns of round 1 that are constant */
	ldr r0, [sp, #20]
	ldr r1, [sp, #36]
	ldr r2, [sp, #52]
	ldr r3, [sp, #4]
	adds r4, r0, r3
	movs r5, #25
	rors r4, r5
	eors r1, r4
	adds r6, r1, r0
	movs r7, #23
	rors r6, r7
	eors r2, r6
	adds r5, r2, r1
	movs r4, #19
	rors r5, r4
	eors r3, r5
	adds r7, r3, r2
	movs r6, #14
	rors r7, r6
	eors r0, r7
	str r0, [sp, #80]
	str r1, [sp, #92]
	str r2, [sp, #104]
	str r3, [sp, #64]
	ldr r4, [sp, #40]
	ldr r5, [sp, #56]
	ldr r6, [sp, #8]
	ldr r7, [sp, #24]
	adds r0, r4, r7
	movs r1, #25
	rors r0, r1
	eors r5, r0
	adds r2, r5, r4
	movs r3, #23
	rors r2, r3
	eors r6, r2
	adds r1, r6, r5
	movs r0, #19
	rors r1, r0
	eors r7, r1
	adds r3, r7, r6
	movs r2, #14
	rors r3, r2
	eors r4, r3
	str r4, [sp, #96]
	str r5, [sp, #108]
	str r6, [sp, #68]
	str r7, [sp, #84]
	ldr r0, [sp, #60]
	ldr r1, [sp, #12]
	ldr r2, [sp, #28]
	ldr r3, [sp, #44]
	adds r4, r0, r3
	movs r5, #25
	rors r4, r5
	eors r1, r4
	adds r6, r1, r0
	movs r7, #23
	rors r6, r7
	eors r2, r6
	adds r5, r2, r1
	movs r4, #19
	rors r5, r4
	eors r3, r5
	adds r7, r3, r2
	movs r6, #14
	rors r7, r6
	eors r0, r7
	str r0, [sp, #112]
	str r1, [sp, #72]
	str r2, [sp, #88]
	str r3, [sp, #100]
	/* column 0, as far as it is constant */
	ldr r4, [sp, #0]
	ldr r5, [sp, #16]
	ldr r6, [sp, #48]
	adds r7, r4, r6
	movs r0, #25
	rors r7, r0
	eors r5, r7
	str r5, [sp, #116]
	adds r1, r5, r4
	movs r2, #23
	rors r1, r2
	str r1, [sp, #120]
	/* round 2, as far as it is constant */
	ldr r3, [sp, #116]
	ldr r0, [sp, #80]
	ldr r7, [sp, #84]
	ldr r2, [sp, #88]
	adds r1, r0, r3
	movs r4, #25
	rors r1, r4
	eors r7, r1
	adds r5, r7, r0
	movs r6, #23
	rors r5, r6
	eors r2, r5
	adds r4, r2, r7
	movs r1, #19
	rors r4, r1
	eors r3, r4
	adds r6, r3, r2
	movs r5, #14
	rors r6, r5
	eors r0, r6
	str r3, [sp, #76]
	str r0, [sp, #80]
	str r7, [sp, #84]
	str r2, [sp, #88]
	ldr r1, [sp, #92]
	ldr r4, [sp, #96]
	ldr r5, [sp, #100]
	adds r6, r4, r1
	movs r3, #25
	rors r6, r3
	eors r5, r6
	str r5, [sp, #100]
	adds r0, r5, r4
	movs r7, #23
	rors r0, r7
	str r0, [sp, #124]
	ldr r2, [sp, #108]
	ldr r3, [sp, #112]
	adds r6, r3, r2
	movs r7, #25
	rors r6, r7
	str r6, [sp, #128]
	/* messages at other addresses than multiples of 4 go through a block on the stack */
	ldr r0, [sp, #136]
	ldr r1, [sp, #132]
	mov r2, r0
	orrs r2, r1
	movs r3, #3
	ands r2, r3
	str r2, [sp, #144]
	beq 1f
	str r0, [sp, #152]
	ldr r0, [sp, #140]
	str r0, [sp, #156]
3:
	add r0, sp, #160
	str r0, [sp, #132]
	str r0, [sp, #136]
	movs r2, #8
4:
	ldrb r3, [r1, #0]
	strb r3, [r0, #0]
	ldrb r3, [r1, #1]
	strb r3, [r0, #1]
	ldrb r3, [r1, #2]
	strb r3, [r0, #2]
	ldrb r3, [r1, #3]
	strb r3, [r0, #3]
	ldrb r3, [r1, #4]
	strb r3, [r0, #4]
	ldrb r3, [r1, #5]
	strb r3, [r0, #5]
	ldrb r3, [r1, #6]
	strb r3, [r0, #6]
	ldrb r3, [r1, #7]
	strb r3, [r0, #7]
	adds r0, #8
	adds r1, #8
	subs r2, #1
	bne 4b
	str r1, [sp, #148]
	str r0, [sp, #140]
	.p2align 2
1:
	ldr r0, [sp, #120]
	ldr r1, [sp, #32]
	eors r1, r0
	ldr r2, [sp, #116]
	add r2, r1
	movs r3, #19
	rors r2, r3
	ldr r4, [sp, #48]
	eors r4, r2
	adds r5, r4, r1
	movs r6, #14
	rors r5, r6
	ldr r7, [sp, #0]
	eors r7, r5
	ldr r0, [sp, #124]
	eors r1, r0
	ldr r2, [sp, #72]
	adds r5, r7, r2
	movs r0, #25
	rors r5, r0
	ldr r0, [sp, #64]
	eors r0, r5
	adds r5, r0, r7
	mov r8, r1
	movs r1, #23
	rors r5, r1
	ldr r1, [sp, #68]
	eors r1, r5
	adds r5, r1, r0
	rors r5, r3
	eors r2, r5
	ldr r5, [sp, #128]
	eors r4, r5
	adds r5, r2, r1
	rors r5, r6
	eors r7, r5
	mov r9, r7
	ldr r5, [sp, #112]
	adds r7, r4, r5
	mov r10, r2
	movs r2, #23
	rors r7, r2
	ldr r2, [sp, #104]
	eors r2, r7
	adds r7, r2, r4
	rors r7, r3
	mov r11, r4
	ldr r4, [sp, #108]
	eors r4, r7
	adds r7, r4, r2
	rors r7, r6
	eors r5, r7
	ldr r7, [sp, #100]
	add r7, r8
	rors r7, r3
	ldr r3, [sp, #92]
	eors r3, r7
	mov r7, r8
	add r7, r3
	rors r7, r6
	ldr r6, [sp, #96]
	eors r6, r7
	mov r12, r5
	ldr r7, [sp, #80]
	adds r5, r7, r0
	mov lr, r0
	movs r0, #25
	rors r5, r0
	eors r3, r5
	adds r5, r3, r7
	movs r7, #23
	rors r5, r7
	eors r2, r5
	ldr r5, [sp, #84]
	adds r7, r6, r5
	rors r7, r0
	eors r4, r7
	adds r7, r4, r6
	movs r0, #23
	rors r7, r0
	eors r1, r7
	adds r7, r1, r4
	movs r0, #19
	rors r7, r0
	eors r5, r7
	adds r7, r2, r3
	rors r7, r0
	mov r0, lr
	eors r0, r7
	adds r7, r5, r1
	mov lr, r4
	movs r4, #14
	rors r7, r4
	eors r6, r7
	adds r7, r0, r2
	rors r7, r4
	ldr r4, [sp, #80]
	eors r4, r7
	mov r7, r9
	add r7, r11
	push {r3, r6}
	movs r3, #25
	rors r7, r3
	ldr r6, [sp, #84]
	eors r6, r7
	adds r7, r4, r6
	rors r7, r3
	eors r5, r7
	ldr r7, [sp, #108]
	add r7, r12
	rors r7, r3
	mov r3, r10
	eors r3, r7
	mov r10, r5
	mov r7, r9
	adds r5, r6, r7
	mov r9, r2
	movs r2, #23
	rors r5, r2
	mov r2, r8
	eors r2, r5
	adds r5, r2, r6
	mov r8, r4
	movs r4, #19
	rors r5, r4
	mov r4, r11
	eors r4, r5
	adds r5, r4, r2
	mov r11, r6
	movs r6, #14
	rors r5, r6
	eors r7, r5
	adds r5, r7, r3
	movs r6, #25
	rors r5, r6
	eors r0, r5
	adds r5, r0, r7
	movs r6, #23
	rors r5, r6
	eors r1, r5
	mov r5, r12
	add r5, r3
	rors r5, r6
	ldr r6, [sp, #96]
	eors r6, r5
	adds r5, r6, r3
	push {r2}
	movs r2, #19
	rors r5, r2
	ldr r2, [sp, #112]
	eors r2, r5
	adds r5, r1, r0
	push {r0}
	movs r0, #19
	rors r5, r0
	eors r3, r5
	adds r5, r3, r1
	movs r0, #14
	rors r5, r0
	eors r7, r5
	adds r5, r2, r6
	rors r5, r0
	mov r0, r12
	eors r0, r5
	mov r12, r7
	mov r5, lr
	adds r7, r0, r5
	mov lr, r3
	movs r3, #25
	rors r7, r3
	eors r4, r7
	mov r7, r10
	add r7, r8
	movs r3, #23
	rors r7, r3
	eors r6, r7
	adds r7, r4, r0
	rors r7, r3
	mov r3, r9
	eors r3, r7
	adds r7, r3, r4
	mov r9, r4
	movs r4, #19
	rors r7, r4
	eors r5, r7
	mov r7, r10
	add r7, r6
	rors r7, r4
	mov r4, r11
	eors r4, r7
	adds r7, r5, r3
	mov r11, r1
	movs r1, #14
	rors r7, r1
	eors r0, r7
	adds r7, r4, r6
	rors r7, r1
	mov r1, r8
	eors r1, r7
	mov r7, r12
	add r7, r9
	mov r8, r1
	movs r1, #25
	rors r7, r1
	eors r4, r7
	push {r3}
	ldr r7, [sp, #16]
	ldr r3, [sp, #12]
	add r3, r7
	rors r3, r1
	eors r2, r3
	adds r3, r0, r2
	rors r3, r1
	mov r1, lr
	eors r1, r3
	adds r3, r1, r0
	mov lr, r4
	movs r4, #23
	rors r3, r4
	eors r6, r3
	adds r3, r2, r7
	rors r3, r4
	ldr r4, [sp, #8]
	eors r4, r3
	adds r3, r4, r2
	movs r7, #19
	rors r3, r7
	ldr r7, [sp, #12]
	eors r7, r3
	adds r3, r6, r1
	str r1, [sp, #8]
	movs r1, #19
	rors r3, r1
	eors r2, r3
	adds r3, r2, r6
	movs r1, #14
	rors r3, r1
	eors r0, r3
	adds r3, r7, r4
	rors r3, r1
	ldr r1, [sp, #16]
	eors r1, r3
	mov r3, r10
	add r3, r1
	str r6, [sp, #12]
	movs r6, #25
	rors r3, r6
	eors r5, r3
	ldr r3, [sp, #4]
	add r3, r8
	rors r3, r6
	eors r7, r3
	mov r3, lr
	add r3, r12
	movs r6, #23
	rors r3, r6
	eors r4, r3
	adds r3, r5, r1
	rors r3, r6
	mov r6, r11
	eors r6, r3
	adds r3, r6, r5
	mov r11, r0
	movs r0, #19
	rors r3, r0
	mov r0, r10
	eors r0, r3
	adds r3, r0, r6
	mov r10, r6
	movs r6, #14
	rors r3, r6
	eors r1, r3
	mov r3, lr
	add r3, r4
	movs r6, #19
	rors r3, r6
	mov r6, r9
	eors r6, r3
	adds r3, r6, r4
	mov r9, r5
	movs r5, #14
	rors r3, r5
	mov r5, r12
	eors r5, r3
	adds r3, r1, r7
	mov r12, r5
	movs r5, #25
	rors r3, r5
	eors r2, r3
	mov r3, r11
	add r3, r9
	rors r3, r5
	eors r6, r3
	adds r3, r2, r1
	movs r5, #23
	rors r3, r5
	eors r4, r3
	mov r3, r8
	add r3, r7
	rors r3, r5
	ldr r5, [sp, #0]
	eors r5, r3
	adds r3, r5, r7
	str r6, [sp, #16]
	movs r6, #19
	rors r3, r6
	ldr r6, [sp, #4]
	eors r6, r3
	adds r3, r4, r2
	str r2, [sp, #0]
	movs r2, #19
	rors r3, r2
	eors r7, r3
	adds r3, r7, r4
	movs r2, #14
	rors r3, r2
	eors r1, r3
	adds r3, r6, r5
	rors r3, r2
	mov r2, r8
	eors r2, r3
	mov r8, r4
	mov r3, lr
	adds r4, r2, r3
	mov lr, r1
	movs r1, #25
	rors r4, r1
	eors r0, r4
	ldr r4, [sp, #8]
	add r4, r12
	rors r4, r1
	eors r6, r4
	ldr r4, [sp, #16]
	add r4, r11
	movs r1, #23
	rors r4, r1
	eors r5, r4
	adds r4, r0, r2
	rors r4, r1
	ldr r1, [sp, #12]
	eors r1, r4
	adds r4, r1, r0
	str r0, [sp, #4]
	movs r0, #19
	rors r4, r0
	eors r3, r4
	ldr r4, [sp, #16]
	add r4, r5
	rors r4, r0
	mov r0, r9
	eors r0, r4
	adds r4, r3, r1
	mov r9, r1
	movs r1, #14
	rors r4, r1
	eors r2, r4
	adds r4, r0, r5
	rors r4, r1
	mov r1, r11
	eors r1, r4
	adds r4, r2, r6
	mov r11, r1
	movs r1, #25
	rors r4, r1
	eors r7, r4
	ldr r4, [sp, #4]
	add r4, lr
	rors r4, r1
	eors r0, r4
	adds r4, r7, r2
	movs r1, #23
	rors r4, r1
	eors r5, r4
	mov r4, r12
	add r4, r6
	rors r4, r1
	mov r1, r10
	eors r1, r4
	adds r4, r1, r6
	mov r10, r0
	movs r0, #19
	rors r4, r0
	ldr r0, [sp, #8]
	eors r0, r4
	adds r4, r5, r7
	str r7, [sp, #12]
	movs r7, #19
	rors r4, r7
	eors r6, r4
	adds r4, r6, r5
	movs r7, #14
	rors r4, r7
	eors r2, r4
	adds r4, r0, r1
	rors r4, r7
	mov r7, r12
	eors r7, r4
	ldr r4, [sp, #0]
	add r4, r11
	mov r12, r2
	movs r2, #25
	rors r4, r2
	eors r0, r4
	str r5, [sp, #8]
	ldr r4, [sp, #16]
	adds r5, r7, r4
	rors r5, r2
	eors r3, r5
	mov r5, r10
	add r5, lr
	movs r2, #23
	rors r5, r2
	eors r1, r5
	adds r5, r3, r7
	rors r5, r2
	mov r2, r8
	eors r2, r5
	adds r5, r2, r3
	mov r8, r3
	movs r3, #19
	rors r5, r3
	eors r4, r5
	mov r5, r10
	add r5, r1
	rors r5, r3
	ldr r3, [sp, #4]
	eors r3, r5
	adds r5, r4, r2
	str r2, [sp, #16]
	movs r2, #14
	rors r5, r2
	eors r7, r5
	adds r5, r3, r1
	rors r5, r2
	mov r2, lr
	eors r2, r5
	adds r5, r7, r0
	mov lr, r2
	movs r2, #25
	rors r5, r2
	eors r6, r5
	mov r5, r12
	add r5, r8
	rors r5, r2
	eors r3, r5
	adds r5, r6, r7
	movs r2, #23
	rors r5, r2
	eors r1, r5
	mov r5, r11
	add r5, r0
	rors r5, r2
	mov r2, r9
	eors r2, r5
	adds r5, r2, r0
	mov r9, r3
	movs r3, #19
	rors r5, r3
	ldr r3, [sp, #0]
	eors r3, r5
	adds r5, r1, r6
	str r6, [sp, #4]
	movs r6, #19
	rors r5, r6
	eors r0, r5
	adds r5, r0, r1
	movs r6, #14
	rors r5, r6
	eors r7, r5
	adds r5, r3, r2
	rors r5, r6
	mov r6, r11
	eors r6, r5
	mov r11, r7
	mov r5, r10
	adds r7, r6, r5
	mov r10, r1
	movs r1, #25
	rors r7, r1
	eors r4, r7
	ldr r7, [sp, #12]
	add r7, lr
	rors r7, r1
	eors r3, r7
	mov r7, r9
	add r7, r12
	movs r1, #23
	rors r7, r1
	eors r2, r7
	adds r7, r4, r6
	rors r7, r1
	ldr r1, [sp, #8]
	eors r1, r7
	adds r7, r1, r4
	str r4, [sp, #0]
	movs r4, #19
	rors r7, r4
	eors r5, r7
	mov r7, r9
	add r7, r2
	rors r7, r4
	mov r4, r8
	eors r4, r7
	adds r7, r5, r1
	str r1, [sp, #8]
	movs r1, #14
	rors r7, r1
	eors r6, r7
	adds r7, r4, r2
	rors r7, r1
	mov r1, r12
	eors r1, r7
	adds r7, r6, r3
	mov r8, r1
	movs r1, #25
	rors r7, r1
	eors r0, r7
	ldr r7, [sp, #0]
	add r7, r11
	rors r7, r1
	eors r4, r7
	adds r7, r0, r6
	movs r1, #23
	rors r7, r1
	eors r2, r7
	mov r7, lr
	add r7, r3
	rors r7, r1
	ldr r1, [sp, #16]
	eors r1, r7
	adds r7, r1, r3
	mov r12, r4
	movs r4, #19
	rors r7, r4
	ldr r4, [sp, #12]
	eors r4, r7
	adds r7, r2, r0
	str r0, [sp, #16]
	movs r0, #19
	rors r7, r0
	eors r3, r7
	adds r7, r3, r2
	movs r0, #14
	rors r7, r0
	eors r6, r7
	adds r7, r4, r1
	rors r7, r0
	mov r0, lr
	eors r0, r7
	mov lr, r2
	mov r7, r9
	adds r2, r0, r7
	mov r9, r6
	movs r6, #25
	rors r2, r6
	eors r5, r2
	ldr r2, [sp, #4]
	add r2, r8
	rors r2, r6
	eors r4, r2
	mov r2, r12
	add r2, r11
	movs r6, #23
	rors r2, r6
	eors r1, r2
	adds r2, r5, r0
	rors r2, r6
	mov r6, r10
	eors r6, r2
	adds r2, r6, r5
	mov r10, r5
	movs r5, #19
	rors r2, r5
	eors r7, r2
	mov r2, r12
	add r2, r1
	rors r2, r5
	ldr r5, [sp, #0]
	eors r5, r2
	adds r2, r7, r6
	str r6, [sp, #12]
	movs r6, #14
	rors r2, r6
	eors r0, r2
	adds r2, r5, r1
	rors r2, r6
	mov r6, r11
	eors r6, r2
	adds r2, r0, r4
	str r6, [sp, #0]
	movs r6, #25
	rors r2, r6
	eors r3, r2
	mov r2, r9
	add r2, r10
	rors r2, r6
	eors r5, r2
	adds r2, r3, r0
	movs r6, #23
	rors r2, r6
	eors r1, r2
	mov r2, r8
	add r2, r4
	rors r2, r6
	ldr r6, [sp, #8]
	eors r6, r2
	adds r2, r6, r4
	mov r11, r5
	movs r5, #19
	rors r2, r5
	ldr r5, [sp, #4]
	eors r5, r2
	adds r2, r1, r3
	str r3, [sp, #8]
	movs r3, #19
	rors r2, r3
	eors r4, r2
	adds r2, r4, r1
	movs r3, #14
	rors r2, r3
	eors r0, r2
	adds r2, r5, r6
	rors r2, r3
	mov r3, r8
	eors r3, r2
	mov r8, r1
	mov r2, r12
	adds r1, r3, r2
	mov r12, r0
	movs r0, #25
	rors r1, r0
	eors r7, r1
	mov r1, r11
	add r1, r9
	movs r0, #23
	rors r1, r0
	eors r6, r1
	adds r1, r7, r3
	rors r1, r0
	mov r0, lr
	eors r0, r1
	adds r1, r0, r7
	mov lr, r7
	movs r7, #19
	rors r1, r7
	eors r2, r1
	mov r1, r11
	add r1, r6
	rors r1, r7
	mov r7, r10
	eors r7, r1
	adds r1, r2, r0
	mov r10, r2
	movs r2, #14
	rors r1, r2
	eors r3, r1
	adds r1, r7, r6
	rors r1, r2
	mov r2, r9
	eors r2, r1
	mov r1, r12
	add r1, lr
	mov r9, r2
	movs r2, #25
	rors r1, r2
	eors r7, r1
	push {r0, r7}
	ldr r1, [sp, #8]
	ldr r0, [sp, #24]
	adds r7, r1, r0
	rors r7, r2
	eors r5, r7
	adds r7, r3, r5
	rors r7, r2
	eors r4, r7
	adds r7, r4, r3
	movs r2, #23
	rors r7, r2
	eors r6, r7
	adds r7, r5, r1
	rors r7, r2
	ldr r2, [sp, #20]
	eors r2, r7
	adds r7, r2, r5
	movs r1, #19
	rors r7, r1
	eors r0, r7
	adds r7, r6, r4
	rors r7, r1
	eors r5, r7
	adds r7, r5, r6
	movs r1, #14
	rors r7, r1
	eors r3, r7
	adds r7, r0, r2
	rors r7, r1
	ldr r1, [sp, #8]
	eors r1, r7
	str r6, [sp, #12]
	mov r7, r11
	adds r6, r1, r7
	mov r11, r3
	movs r3, #25
	rors r6, r3
	mov r3, r10
	eors r3, r6
	ldr r6, [sp, #4]
	add r6, r12
	mov r10, r4
	movs r4, #23
	rors r6, r4
	eors r2, r6
	adds r6, r3, r1
	rors r6, r4
	mov r4, r8
	eors r4, r6
	adds r6, r4, r3
	mov r8, r3
	movs r3, #19
	rors r6, r3
	eors r7, r6
	ldr r6, [sp, #4]
	add r6, r2
	rors r6, r3
	mov r3, lr
	eors r3, r6
	adds r6, r7, r4
	mov lr, r7
	movs r7, #14
	rors r6, r7
	eors r1, r6
	adds r6, r3, r2
	rors r6, r7
	mov r7, r12
	eors r7, r6
	ldr r6, [sp, #16]
	add r6, r9
	mov r12, r4
	movs r4, #25
	rors r6, r4
	eors r0, r6
	adds r6, r1, r0
	rors r6, r4
	eors r5, r6
	mov r6, r11
	add r6, r8
	rors r6, r4
	eors r3, r6
	adds r6, r5, r1
	movs r4, #23
	rors r6, r4
	eors r2, r6
	mov r6, r9
	add r6, r0
	rors r6, r4
	ldr r4, [sp, #0]
	eors r4, r6
	adds r6, r4, r0
	str r3, [sp, #20]
	movs r3, #19
	rors r6, r3
	ldr r3, [sp, #16]
	eors r3, r6
	adds r6, r2, r5
	str r5, [sp, #24]
	movs r5, #19
	rors r6, r5
	eors r0, r6
	adds r6, r0, r2
	movs r5, #14
	rors r6, r5
	eors r1, r6
	adds r6, r3, r4
	rors r6, r5
	mov r5, r9
	eors r5, r6
	mov r9, r2
	mov r6, r10
	adds r2, r7, r6
	mov r10, r0
	movs r0, #25
	rors r2, r0
	eors r3, r2
	ldr r2, [sp, #20]
	add r2, r11
	movs r0, #23
	rors r2, r0
	eors r4, r2
	adds r2, r3, r7
	rors r2, r0
	mov r0, r12
	eors r0, r2
	adds r2, r0, r3
	mov r12, r3
	movs r3, #19
	rors r2, r3
	eors r6, r2
	ldr r2, [sp, #20]
	add r2, r4
	rors r2, r3
	mov r3, r8
	eors r3, r2
	adds r2, r6, r0
	mov r8, r6
	movs r6, #14
	rors r2, r6
	eors r7, r2
	adds r2, r3, r4
	rors r2, r6
	mov r6, r11
	eors r6, r2
	mov r11, r4
	ldr r2, [sp, #4]
	adds r4, r5, r2
	str r6, [sp, #8]
	movs r6, #25
	rors r4, r6
	mov r6, lr
	eors r6, r4
	adds r4, r1, r6
	mov lr, r7
	movs r7, #25
	rors r4, r7
	eors r3, r4
	adds r4, r3, r1
	movs r7, #23
	rors r4, r7
	eors r0, r4
	adds r4, r6, r5
	rors r4, r7
	ldr r7, [sp, #12]
	eors r7, r4
	adds r4, r7, r6
	str r3, [sp, #0]
	movs r3, #19
	rors r4, r3
	eors r2, r4
	ldr r4, [sp, #0]
	add r4, r0
	rors r4, r3
	eors r6, r4
	adds r4, r2, r7
	movs r3, #14
	rors r4, r3
	eors r5, r4
	adds r4, r6, r0
	rors r4, r3
	eors r1, r4
	mov r4, r12
	adds r3, r5, r4
	mov r12, r1
	movs r1, #25
	rors r3, r1
	mov r1, r10
	eors r1, r3
	adds r3, r1, r5
	mov r10, r0
	movs r0, #23
	rors r3, r0
	mov r0, r11
	eors r0, r3
	adds r3, r0, r1
	mov r11, r1
	movs r1, #19
	rors r3, r1
	eors r4, r3
	adds r3, r4, r0
	movs r1, #14
	rors r3, r1
	eors r5, r3
	ldr r3, [sp, #20]
	add r3, lr
	movs r1, #25
	rors r3, r1
	eors r2, r3
	adds r3, r5, r2
	rors r3, r1
	eors r6, r3
	ldr r3, [sp, #8]
	ldr r1, [sp, #24]
	add r1, r3
	str r0, [sp, #16]
	movs r0, #25
	rors r1, r0
	mov r0, r8
	eors r0, r1
	adds r1, r0, r3
	mov r8, r4
	movs r4, #23
	rors r1, r4
	eors r7, r1
	adds r1, r7, r0
	movs r4, #19
	rors r1, r4
	ldr r4, [sp, #24]
	eors r4, r1
	adds r1, r4, r7
	str r4, [sp, #12]
	movs r4, #14
	rors r1, r4
	eors r3, r1
	adds r1, r6, r5
	movs r4, #23
	rors r1, r4
	eors r7, r1
	mov r1, lr
	add r1, r2
	rors r1, r4
	mov r4, r9
	eors r4, r1
	adds r1, r4, r2
	mov r9, r3
	movs r3, #19
	rors r1, r3
	ldr r3, [sp, #20]
	eors r3, r1
	adds r1, r7, r6
	str r6, [sp, #4]
	movs r6, #19
	rors r1, r6
	eors r2, r1
	adds r1, r2, r7
	movs r6, #14
	rors r1, r6
	eors r5, r1
	adds r1, r3, r4
	rors r1, r6
	mov r6, lr
	eors r6, r1
	ldr r1, [sp, #0]
	add r1, r9
	mov lr, r7
	movs r7, #25
	rors r1, r7
	eors r3, r1
	adds r1, r6, r0
	rors r1, r7
	mov r7, r8
	eors r7, r1
	adds r1, r7, r6
	mov r8, r5
	movs r5, #23
	rors r1, r5
	mov r5, r10
	eors r5, r1
	adds r1, r5, r7
	mov r10, r7
	movs r7, #19
	rors r1, r7
	eors r0, r1
	adds r1, r0, r5
	movs r7, #14
	rors r1, r7
	eors r6, r1
	adds r1, r6, r3
	movs r7, #25
	rors r1, r7
	eors r2, r1
	mov r1, r12
	add r1, r11
	rors r1, r7
	ldr r7, [sp, #12]
	eors r7, r1
	push {r0, r5}
	mov r1, r12
	adds r5, r7, r1
	movs r0, #23
	rors r5, r0
	eors r4, r5
	adds r5, r4, r7
	mov r12, r7
	movs r7, #19
	rors r5, r7
	mov r7, r11
	eors r7, r5
	adds r5, r7, r4
	rors r5, r0
	rors r5, r0
	eors r1, r5
	adds r5, r2, r6
	rors r5, r0
	eors r4, r5
	mov r5, r9
	add r5, r3
	rors r5, r0
	ldr r0, [sp, #24]
	eors r0, r5
	adds r5, r0, r3
	mov r11, r1
	movs r1, #19
	rors r5, r1
	ldr r1, [sp, #8]
	eors r1, r5
	adds r5, r4, r2
	str r2, [sp, #32]
	movs r2, #19
	rors r5, r2
	eors r3, r5
	adds r5, r3, r4
	movs r2, #14
	rors r5, r2
	eors r6, r5
	adds r5, r1, r0
	rors r5, r2
	mov r2, r9
	eors r2, r5
	mov r5, r8
	add r5, r10
	mov r9, r6
	movs r6, #25
	rors r5, r6
	eors r7, r5
	ldr r5, [sp, #12]
	add r5, r11
	rors r5, r6
	eors r1, r5
	mov r5, r12
	add r5, r2
	rors r5, r6
	ldr r6, [sp, #0]
	eors r6, r5
	mov r5, r8
	add r5, r7
	str r4, [sp, #16]
	movs r4, #23
	rors r5, r4
	eors r0, r5
	adds r5, r6, r2
	rors r5, r4
	mov r4, lr
	eors r4, r5
	adds r5, r0, r7
	mov lr, r7
	movs r7, #19
	rors r5, r7
	mov r7, r10
	eors r7, r5
	adds r5, r4, r6
	mov r10, r6
	movs r6, #19
	rors r5, r6
	mov r6, r12
	eors r6, r5
	adds r5, r6, r4
	mov r12, r4
	movs r4, #14
	rors r5, r4
	eors r2, r5
	adds r5, r7, r0
	rors r5, r4
	mov r4, r8
	eors r4, r5
	adds r5, r2, r1
	mov r8, r4
	movs r4, #25
	rors r5, r4
	eors r3, r5
	mov r5, r9
	add r5, r10
	rors r5, r4
	eors r7, r5
	adds r5, r3, r2
	movs r4, #23
	rors r5, r4
	eors r0, r5
	mov r5, r11
	add r5, r1
	rors r5, r4
	ldr r4, [sp, #4]
	eors r4, r5
	adds r5, r4, r1
	str r7, [sp, #28]
	movs r7, #19
	rors r5, r7
	ldr r7, [sp, #12]
	eors r7, r5
	adds r5, r0, r3
	str r3, [sp, #20]
	movs r3, #19
	rors r5, r3
	eors r1, r5
	adds r5, r1, r0
	movs r3, #14
	rors r5, r3
	eors r2, r5
	adds r5, r7, r4
	rors r5, r3
	mov r3, r11
	eors r3, r5
	mov r11, r2
	mov r5, lr
	adds r2, r3, r5
	mov lr, r0
	movs r0, #25
	rors r2, r0
	eors r6, r2
	ldr r2, [sp, #32]
	add r2, r8
	rors r2, r0
	eors r7, r2
	ldr r2, [sp, #28]
	add r2, r9
	movs r0, #23
	rors r2, r0
	eors r4, r2
	adds r2, r6, r3
	rors r2, r0
	ldr r0, [sp, #16]
	eors r0, r2
	adds r2, r0, r6
	str r6, [sp, #24]
	movs r6, #19
	rors r2, r6
	eors r5, r2
	ldr r2, [sp, #28]
	add r2, r4
	rors r2, r6
	mov r6, r10
	eors r6, r2
	adds r2, r5, r0
	mov r10, r0
	movs r0, #14
	rors r2, r0
	eors r3, r2
	adds r2, r6, r4
	rors r2, r0
	mov r0, r9
	eors r0, r2
	adds r2, r3, r7
	mov r9, r0
	movs r0, #25
	rors r2, r0
	eors r1, r2
	ldr r2, [sp, #24]
	add r2, r11
	rors r2, r0
	eors r6, r2
	adds r2, r1, r3
	movs r0, #23
	rors r2, r0
	eors r4, r2
	mov r2, r8
	add r2, r7
	rors r2, r0
	mov r0, r12
	eors r0, r2
	adds r2, r0, r7
	mov r12, r6
	movs r6, #19
	rors r2, r6
	ldr r6, [sp, #32]
	eors r6, r2
	adds r2, r4, r1
	str r1, [sp, #8]
	movs r1, #19
	rors r2, r1
	eors r7, r2
	adds r2, r7, r4
	movs r1, #14
	rors r2, r1
	eors r3, r2
	adds r2, r6, r0
	rors r2, r1
	mov r1, r8
	eors r1, r2
	mov r2, r12
	add r2, r11
	mov r8, r3
	movs r3, #23
	rors r2, r3
	eors r0, r2
	ldr r2, [sp, #20]
	add r2, r9
	movs r3, #25
	rors r2, r3
	eors r6, r2
	str r4, [sp, #0]
	ldr r2, [sp, #28]
	adds r4, r1, r2
	rors r4, r3
	eors r5, r4
	adds r4, r5, r1
	movs r3, #23
	rors r4, r3
	mov r3, lr
	eors r3, r4
	adds r4, r3, r5
	mov lr, r5
	movs r5, #19
	rors r4, r5
	eors r2, r4
	adds r4, r2, r3
	movs r5, #14
	rors r4, r5
	eors r1, r4
	adds r4, r1, r6
	movs r5, #25
	rors r4, r5
	eors r7, r4
	mov r4, r12
	add r4, r0
	movs r5, #19
	rors r4, r5
	ldr r5, [sp, #24]
	eors r5, r4
	adds r4, r5, r0
	str r3, [sp, #4]
	movs r3, #14
	rors r4, r3
	mov r3, r11
	eors r3, r4
	mov r4, r8
	add r4, lr
	mov r11, r3
	movs r3, #25
	rors r4, r3
	eors r5, r4
	adds r4, r7, r1
	movs r3, #23
	rors r4, r3
	eors r0, r4
	mov r4, r9
	add r4, r6
	rors r4, r3
	mov r3, r10
	eors r3, r4
	adds r4, r3, r6
	mov r10, r5
	movs r5, #19
	rors r4, r5
	ldr r5, [sp, #20]
	eors r5, r4
	adds r4, r0, r7
	str r7, [sp, #12]
	movs r7, #19
	rors r4, r7
	eors r6, r4
	adds r4, r6, r0
	movs r7, #14
	rors r4, r7
	eors r1, r4
	adds r4, r5, r3
	rors r4, r7
	mov r7, r9
	eors r7, r4
	mov r9, r0
	mov r4, r12
	adds r0, r7, r4
	mov r12, r1
	movs r1, #25
	rors r0, r1
	eors r2, r0
	ldr r0, [sp, #8]
	add r0, r11
	rors r0, r1
	eors r5, r0
	mov r0, r10
	add r0, r8
	movs r1, #23
	rors r0, r1
	eors r3, r0
	adds r0, r2, r7
	rors r0, r1
	ldr r1, [sp, #0]
	eors r1, r0
	adds r0, r1, r2
	str r2, [sp, #16]
	movs r2, #19
	rors r0, r2
	eors r4, r0
	mov r0, r10
	add r0, r3
	rors r0, r2
	mov r2, lr
	eors r2, r0
	adds r0, r4, r1
	str r1, [sp, #32]
	movs r1, #14
	rors r0, r1
	eors r7, r0
	adds r0, r2, r3
	rors r0, r1
	mov r1, r8
	eors r1, r0
	adds r0, r7, r5
	mov r8, r1
	movs r1, #25
	rors r0, r1
	eors r6, r0
	ldr r0, [sp, #16]
	add r0, r12
	rors r0, r1
	eors r2, r0
	adds r0, r6, r7
	movs r1, #23
	rors r0, r1
	eors r3, r0
	mov r0, r11
	add r0, r5
	rors r0, r1
	ldr r1, [sp, #4]
	eors r1, r0
	adds r0, r1, r5
	mov lr, r2
	movs r2, #19
	rors r0, r2
	ldr r2, [sp, #8]
	eors r2, r0
	adds r0, r3, r6
	str r6, [sp, #28]
	movs r6, #19
	rors r0, r6
	eors r5, r0
	adds r0, r5, r3
	movs r6, #14
	rors r0, r6
	eors r7, r0
	adds r0, r2, r1
	rors r0, r6
	mov r6, r11
	eors r6, r0
	mov r11, r3
	mov r0, r10
	adds r3, r6, r0
	mov r10, r7
	movs r7, #25
	rors r3, r7
	eors r4, r3
	ldr r3, [sp, #12]
	add r3, r8
	rors r3, r7
	eors r2, r3
	mov r3, lr
	add r3, r12
	movs r7, #23
	rors r3, r7
	eors r1, r3
	adds r3, r4, r6
	rors r3, r7
	mov r7, r9
	eors r7, r3
	adds r3, r7, r4
	mov r9, r4
	movs r4, #19
	rors r3, r4
	eors r0, r3
	mov r3, lr
	add r3, r1
	rors r3, r4
	ldr r4, [sp, #16]
	eors r4, r3
	adds r3, r0, r7
	str r0, [sp, #24]
	movs r0, #14
	rors r3, r0
	eors r6, r3
	adds r3, r4, r1
	rors r3, r0
	mov r0, r12
	eors r0, r3
	adds r3, r6, r2
	str r0, [sp, #20]
	movs r0, #25
	rors r3, r0
	eors r5, r3
	mov r3, r10
	add r3, r9
	rors r3, r0
	eors r4, r3
	adds r3, r5, r6
	movs r0, #23
	rors r3, r0
	eors r1, r3
	mov r3, r8
	add r3, r2
	rors r3, r0
	ldr r0, [sp, #32]
	eors r0, r3
	adds r3, r0, r2
	str r7, [sp, #0]
	movs r7, #19
	rors r3, r7
	ldr r7, [sp, #12]
	eors r7, r3
	adds r3, r1, r5
	mov r12, r5
	movs r5, #19
	rors r3, r5
	eors r2, r3
	adds r3, r2, r1
	movs r5, #14
	rors r3, r5
	eors r6, r3
	adds r3, r7, r0
	rors r3, r5
	mov r5, r8
	eors r5, r3
	push {r5, r7}
	mov r8, r1
	/* row 1 is finished */
	ldr r3, [sp, #176]
	ldr r5, [sp, #180]
	adds r3, #16
	adds r5, #16
	ldr r1, [sp, #60]
	ldr r7, [sp, #64]
	add r1, r2
	add r7, r6
	ldm r3!, {r2, r6}
	eors r1, r2
	eors r7, r6
	stm r5!, {r1, r7}
	ldr r1, [sp, #68]
	ldr r7, [sp, #72]
	add r1, r12
	add r7, r8
	ldm r3!, {r2, r6}
	eors r1, r2
	eors r7, r6
	stm r5!, {r1, r7}
	mov r8, r3
	mov r12, r5
	mov r1, r10
	adds r7, r4, r1
	movs r2, #23
	rors r7, r2
	eors r0, r7
	adds r6, r0, r4
	movs r3, #19
	rors r6, r3
	mov r5, r9
	eors r5, r6
	adds r7, r5, r0
	rors r7, r2
	rors r7, r2
	eors r1, r7
	/* row 2 is finished */
	mov r6, r8
	mov r7, r12
	ldr r2, [sp, #76]
	adds r3, r2, #1
	str r3, [sp, #76]
	ldr r3, [sp, #80]
	add r2, r0
	add r3, r5
	ldm r6!, {r0, r5}
	eors r2, r0
	eors r3, r5
	stm r7!, {r2, r3}
	ldr r2, [sp, #84]
	ldr r3, [sp, #88]
	add r2, r1
	add r3, r4
	ldm r6!, {r0, r5}
	eors r2, r0
	eors r3, r5
	stm r7!, {r2, r3}
	mov r8, r6
	mov r9, r7
	ldr r1, [sp, #28]
	ldr r4, [sp, #36]
	adds r2, r1, r4
	movs r3, #25
	rors r2, r3
	ldr r0, [sp, #4]
	eors r0, r2
	adds r5, r0, r1
	movs r6, #23
	rors r5, r6
	ldr r7, [sp, #8]
	eors r7, r5
	adds r2, r7, r0
	movs r5, #19
	rors r2, r5
	eors r4, r2
	adds r2, r4, r7
	rors r2, r6
	rors r2, r6
	eors r1, r2
	/* row 3 is finished */
	mov r2, r8
	mov r5, r9
	ldr r3, [sp, #92]
	ldr r6, [sp, #96]
	add r3, r0
	add r6, r7
	ldm r2!, {r0, r7}
	eors r3, r0
	eors r6, r7
	stm r5!, {r3, r6}
	ldr r3, [sp, #100]
	ldr r6, [sp, #104]
	add r3, r4
	add r6, r1
	ldm r2!, {r0, r7}
	eors r3, r0
	eors r6, r7
	stm r5!, {r3, r6}
	mov r8, r2
	mov r9, r5
	ldr r4, [sp, #0]
	mov r1, lr
	adds r3, r4, r1
	movs r6, #25
	rors r3, r6
	ldr r0, [sp, #32]
	eors r0, r3
	adds r7, r0, r4
	movs r2, #23
	rors r7, r2
	mov r5, r11
	eors r5, r7
	adds r3, r5, r0
	movs r7, #19
	rors r3, r7
	eors r1, r3
	adds r3, r1, r5
	rors r3, r2
	rors r3, r2
	eors r4, r3
	/* row 0 is finished */
	mov r3, r8
	mov r6, r9
	subs r3, #64
	subs r6, #64
	ldr r2, [sp, #44]
	ldr r7, [sp, #48]
	add r2, r4
	add r7, r0
	ldm r3!, {r0, r4}
	eors r2, r0
	eors r7, r4
	stm r6!, {r2, r7}
	ldr r2, [sp, #52]
	ldr r7, [sp, #56]
	add r2, r5
	add r7, r1
	ldm r3!, {r0, r4}
	eors r2, r0
	eors r7, r4
	stm r6!, {r2, r7}
	adds r3, #48
	adds r6, #48
	str r3, [sp, #176]
	str r6, [sp, #180]
	ldr r5, [sp, #184]
	add sp, #44
	cmp r6, r5
	beq 2f
	bl 1b
2:
	ldr r0, [sp, #144]
	cmp r0, #0
	beq 6f
	ldr r0, [sp, #152]
	add r1, sp, #160
	movs r2, #8
5:
	ldrb r3, [r1, #0]
	strb r3, [r0, #0]
	ldrb r3, [r1, #1]
	strb r3, [r0, #1]
	ldrb r3, [r1, #2]
	strb r3, [r0, #2]
	ldrb r3, [r1, #3]
	strb r3, [r0, #3]
	ldrb r3, [r1, #4]
	strb r3, [r0, #4]
	ldrb r3, [r1, #5]
	strb r3, [r0, #5]
	ldrb r3, [r1, #6]
	strb r3, [r0, #6]
	ldrb r3, [r1, #7]
	strb r3, [r0, #7]
	adds r0, #8
	adds r1, #8
	subs r2, #1
	bne 5b
	str r0, [sp, #152]
	ldr r1, [sp, #156]
	cmp r0, r1
	beq 6f
	ldr r1, [sp, #148]
	bl 3b
6:
	add sp, #228
	pop {r4-r7}
	mov r8, r4
	mov r9, r5
	mov r10, r6
	mov r11, r7
	pop {r4-r7, pc}
	.size salsa20_xor_blocks, . - salsa20_xor_blocks

#endif
