/* Printed by gen/pow22523_armv6m.py, which explains it.
 *
 * void fe25519_pow22523(fe25519 *out, const fe25519 *a)
 *
 * a^(2^252 - 3), which is a^((p - 5) / 8), of any number below 2^256, to one below 2^255 + 2^230.
 *
 * entry: r0 out, r1 a
 * exit: -
 * clobbers: r0-r3, r12, flags
 * stack: 328 bytes
 * cycles: 230,511 (cortex-m0), always
 * code: 292 bytes
 */
#include "../backend.h"

#if FE25519_BACKEND == FE25519_BACKEND_ARMV6M

	.syntax unified
	.thumb
	.section .text.fe25519_pow22523, "ax", %progbits
	.p2align 2
	.global fe25519_pow22523
	.type fe25519_pow22523, %function
	.thumb_func
fe25519_pow22523:
	push {r4-r7, lr}
	mov r4, r8
	mov r5, r9
	mov r6, r10
	mov r7, r11
	push {r4-r7}
	sub sp, #172
	str r0, [sp, #160]
	add r0, sp, #64
	bl .Lcopy
	add r0, sp, #0
	add r1, sp, #64
	bl .Lcopy
	/* a^2, a^9, a^11, a^22, a^31 */
	movs r1, #1
	bl .Lsquare
	add r0, sp, #128
	add r1, sp, #0
	bl .Lcopy
	movs r1, #2
	bl .Lsquare
	add r1, sp, #64
	bl .Ltimes
	add r0, sp, #96
	add r1, sp, #0
	bl .Lcopy
	add r1, sp, #128
	bl .Ltimes
	movs r1, #1
	bl .Lsquare
	add r1, sp, #96
	bl .Ltimes
	/* n = 10, 20, 40, 50, 100, 200, 250 */
	add r0, sp, #128
	add r1, sp, #0
	bl .Lcopy
	movs r1, #5
	bl .Lsquare
	add r1, sp, #128
	bl .Ltimes
	add r0, sp, #96
	add r1, sp, #0
	bl .Lcopy
	movs r1, #10
	bl .Lsquare
	add r1, sp, #96
	bl .Ltimes
	add r0, sp, #128
	add r1, sp, #0
	bl .Lcopy
	movs r1, #20
	bl .Lsquare
	add r1, sp, #128
	bl .Ltimes
	movs r1, #10
	bl .Lsquare
	add r1, sp, #96
	bl .Ltimes
	add r0, sp, #96
	add r1, sp, #0
	bl .Lcopy
	movs r1, #50
	bl .Lsquare
	add r1, sp, #96
	bl .Ltimes
	add r0, sp, #128
	add r1, sp, #0
	bl .Lcopy
	movs r1, #100
	bl .Lsquare
	add r1, sp, #128
	bl .Ltimes
	movs r1, #50
	bl .Lsquare
	add r1, sp, #96
	bl .Ltimes
	/* 2^252 - 3 = 2^2 (2^250 - 1) + 1 */
	movs r1, #2
	bl .Lsquare
	add r1, sp, #64
	bl .Ltimes
	ldr r0, [sp, #160]
	mov r1, sp
	bl .Lcopy
	add sp, #172
	pop {r4-r7}
	mov r8, r4
	mov r9, r5
	mov r10, r6
	mov r11, r7
	pop {r4-r7, pc}

.Lcopy:
	ldm r1!, {r2-r5}
	stm r0!, {r2-r5}
	ldm r1!, {r2-r5}
	stm r0!, {r2-r5}
	bx lr

.Lsquare:
	/* r1 times */
	mov r0, lr
	str r0, [sp, #168]
1:
	str r1, [sp, #164]
	mov r0, sp
	bl fe25519_sqr_stacked
	ldr r1, [sp, #164]
	subs r1, #1
	bne 1b
	ldr r0, [sp, #168]
	bx r0

.Ltimes:
	/* what r1 points to */
	mov r0, lr
	str r0, [sp, #168]
	add r0, sp, #32
	bl .Lcopy
	mov r0, sp
	bl fe25519_mul_stacked
	ldr r0, [sp, #168]
	bx r0
	.size fe25519_pow22523, . - fe25519_pow22523

#endif
