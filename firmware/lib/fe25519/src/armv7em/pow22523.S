/* void fe25519_pow22523(fe25519 *out, const fe25519 *a)
 *
 * a^(2^252 - 3), where 2^252 - 3 = 4 (2^250 - 1) + 1 = (p - 5) / 8. With x_n = a^(2^n - 1), x_(m + n) is
 * (x_m)^(2^n) * x_n: so come x_2, 4, 5, 10, 20, 40, 50, 100, 200 and x_250, by 251 squares and 11 products.
 *
 * Ranges: as of fe25519_mul: a < 2^256, any of them; out < 2^255 + 39 * 2^224.
 *
 * entry: r0 out, r1 a
 * exit: -
 * clobbers: r0-r3, r12, lr, flags, s0-s15
 * stack: 188 bytes
 * cycles: 28,158 (cortex-m4f)
 * code: 372 bytes
 *
 * Without registers of the FPU (-DTHUMBKAT_NO_FPU, or none there):
 *
 * no-fpu stack: 252 bytes
 * no-fpu cycles: 29,470 (cortex-m4f)
 * no-fpu code: 372 bytes
 */
#include "../backend.h"

#if FE25519_BACKEND == FE25519_BACKEND_ARMV7EM

	.syntax unified
	.thumb

	/* Elements of the frame. */
	.equ KEPT, 0
	.equ X10, 32
	.equ X50, 64
	.equ POWER, 96

	/* In the frame, POWER = from^(2^times), to = POWER * by. */
	.macro sqr_times_mul to, from, times, by
	add.w r0, sp, #POWER
	add.w r1, sp, #\from
	mov.w r2, #\times
	bl.w fe25519_sqr_times
	add.w r0, sp, #\to
	add.w r1, sp, #POWER
	add.w r2, sp, #\by
	bl.w fe25519_mul
	.endm

	/* The same, by a itself. */
	.macro sqr_times_mul_a to, from, times
	add.w r0, sp, #POWER
	add.w r1, sp, #\from
	mov.w r2, #\times
	bl.w fe25519_sqr_times
	add.w r0, sp, #\to
	add.w r1, sp, #POWER
	mov.w r2, r4
	bl.w fe25519_mul
	.endm

	.section .text.fe25519_pow22523, "ax", %progbits
	.p2align 2
	.global fe25519_pow22523
	.type fe25519_pow22523, %function
	.thumb_func
fe25519_pow22523:
	push.w {r4, r5, r6, lr}
	sub.w sp, sp, #128
	mov.w r5, r0
	mov.w r4, r1
	/* KEPT = x_2 */
	add.w r0, sp, #POWER
	mov.w r2, #1
	bl.w fe25519_sqr_times
	add.w r0, sp, #KEPT
	add.w r1, sp, #POWER
	mov.w r2, r4
	bl.w fe25519_mul
	sqr_times_mul KEPT, KEPT, 2, KEPT
	sqr_times_mul_a X50, KEPT, 1
	sqr_times_mul X10, X50, 5, X50
	sqr_times_mul KEPT, X10, 10, X10
	sqr_times_mul KEPT, KEPT, 20, KEPT
	sqr_times_mul X50, KEPT, 10, X10
	sqr_times_mul KEPT, X50, 50, X50
	sqr_times_mul KEPT, KEPT, 100, KEPT
	sqr_times_mul KEPT, KEPT, 50, X50
	/* out = (x_250)^4 * a */
	add.w r0, sp, #POWER
	add.w r1, sp, #KEPT
	mov.w r2, #2
	bl.w fe25519_sqr_times
	mov.w r0, r5
	add.w r1, sp, #POWER
	mov.w r2, r4
	bl.w fe25519_mul
	add.w sp, sp, #128
	pop.w {r4, r5, r6, pc}
	.size fe25519_pow22523, . - fe25519_pow22523

#endif
