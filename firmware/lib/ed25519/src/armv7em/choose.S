/* Printed by gen/choose_armv7em.py, which says how it works.
 *
 * void ed25519_choose(ed25519_niels *out, const ed25519_niels table[8], uint32_t digit)
 *
 * Of eight points that of a digit's lower three bits, or, where its bit 3 is zero, the negative of the one with
 * the complement of its index. All words of the table are read, in the same order for every digit.
 *
 * Of the negative of a point, y + x and y - x change places, and 2dxy becomes 2p - 2dxy. 2p is 2^256 - 38: its
 * words are all ones but for the lowest, so that it is the complement, less 37. Elements of the table are below
 * 2^255, so that this does not borrow.
 *
 * entry: r0 out, r1 table, r2 digit
 * exit: -
 * clobbers: r0-r3, r12, lr, flags, GE, s0-s15
 * stack: 36 bytes
 * cycles: 578 (cortex-m4f)
 * code: 2,016 bytes
 *
 * Without registers of the FPU (-DTHUMBKAT_NO_FPU, or none there):
 *
 * no-fpu stack: 44 bytes
 * no-fpu cycles: 588 (cortex-m4f)
 * no-fpu code: 2,024 bytes
 */
#include "../backend.h"

#if ED25519_BACKEND == ED25519_BACKEND_ARMV7EM

	.syntax unified
	.thumb
	.section .text.ed25519_choose, "ax", %progbits
	.p2align 2
	.global ed25519_choose
	.type ed25519_choose, %function
	.thumb_func
ed25519_choose:
#if ED25519_FPU
	push.w {r4-r11, lr}
	sbfx r3, r2, #3, #1
	mvn.w r3, r3
	eor.w r2, r2, r3
	vmov s0, r3
	sbfx r3, r2, #0, #1
	uadd8 r3, r3, r3
	ubfx r2, r2, #1, #2
	mov.w r3, #1
	lsl.w r3, r3, r2
	ubfx r2, r3, #0, #1
	ubfx r4, r3, #1, #1
	ubfx r5, r3, #2, #1
	ubfx r3, r3, #3, #1
	ldr.w r6, [r1, #0]
	ldr.w r7, [r1, #96]
	ldr.w r8, [r1, #192]
	ldr.w r9, [r1, #288]
	ldr.w r10, [r1, #384]
	ldr.w r11, [r1, #480]
	ldr.w r12, [r1, #576]
	ldr.w lr, [r1, #672]
	sel r6, r7, r6
	sel r8, r9, r8
	sel r10, r11, r10
	sel r12, lr, r12
	mul r6, r6, r2
	mla r6, r8, r4, r6
	mla r6, r10, r5, r6
	mla r6, r12, r3, r6
	vmov s1, r6
	ldr.w r6, [r1, #32]
	ldr.w r7, [r1, #128]
	ldr.w r8, [r1, #224]
	ldr.w r9, [r1, #320]
	ldr.w r10, [r1, #416]
	ldr.w r11, [r1, #512]
	ldr.w r12, [r1, #608]
	ldr.w lr, [r1, #704]
	sel r6, r7, r6
	sel r8, r9, r8
	sel r10, r11, r10
	sel r12, lr, r12
	mul r6, r6, r2
	mla r6, r8, r4, r6
	mla r6, r10, r5, r6
	mla r6, r12, r3, r6
	vmov r7, s1
	vmov r8, s0
	ldr.w r9, [r1, #4]
	ldr.w r10, [r1, #100]
	ldr.w r11, [r1, #196]
	ldr.w r12, [r1, #292]
	eor.w lr, r6, r7
	and.w lr, lr, r8
	eor.w r7, r7, lr
	eor.w r6, r6, lr
	str.w r7, [r0, #0]
	str.w r6, [r0, #32]
	ldr.w r6, [r1, #388]
	ldr.w r7, [r1, #484]
	ldr.w r8, [r1, #580]
	ldr.w lr, [r1, #676]
	sel r9, r10, r9
	sel r11, r12, r11
	sel r6, r7, r6
	sel r8, lr, r8
	mul r9, r9, r2
	mla r9, r11, r4, r9
	mla r9, r6, r5, r9
	mla r9, r8, r3, r9
	vmov s1, r9
	ldr.w r6, [r1, #36]
	ldr.w r7, [r1, #132]
	ldr.w r8, [r1, #228]
	ldr.w r9, [r1, #324]
	ldr.w r10, [r1, #420]
	ldr.w r11, [r1, #516]
	ldr.w r12, [r1, #612]
	ldr.w lr, [r1, #708]
	sel r6, r7, r6
	sel r8, r9, r8
	sel r10, r11, r10
	sel r12, lr, r12
	mul r6, r6, r2
	mla r6, r8, r4, r6
	mla r6, r10, r5, r6
	mla r6, r12, r3, r6
	vmov r7, s1
	vmov r8, s0
	ldr.w r9, [r1, #8]
	ldr.w r10, [r1, #104]
	ldr.w r11, [r1, #200]
	ldr.w r12, [r1, #296]
	eor.w lr, r6, r7
	and.w lr, lr, r8
	eor.w r7, r7, lr
	eor.w r6, r6, lr
	str.w r7, [r0, #4]
	str.w r6, [r0, #36]
	ldr.w r6, [r1, #392]
	ldr.w r7, [r1, #488]
	ldr.w r8, [r1, #584]
	ldr.w lr, [r1, #680]
	sel r9, r10, r9
	sel r11, r12, r11
	sel r6, r7, r6
	sel r8, lr, r8
	mul r9, r9, r2
	mla r9, r11, r4, r9
	mla r9, r6, r5, r9
	mla r9, r8, r3, r9
	vmov s1, r9
	ldr.w r6, [r1, #40]
	ldr.w r7, [r1, #136]
	ldr.w r8, [r1, #232]
	ldr.w r9, [r1, #328]
	ldr.w r10, [r1, #424]
	ldr.w r11, [r1, #520]
	ldr.w r12, [r1, #616]
	ldr.w lr, [r1, #712]
	sel r6, r7, r6
	sel r8, r9, r8
	sel r10, r11, r10
	sel r12, lr, r12
	mul r6, r6, r2
	mla r6, r8, r4, r6
	mla r6, r10, r5, r6
	mla r6, r12, r3, r6
	vmov r7, s1
	vmov r8, s0
	ldr.w r9, [r1, #12]
	ldr.w r10, [r1, #108]
	ldr.w r11, [r1, #204]
	ldr.w r12, [r1, #300]
	eor.w lr, r6, r7
	and.w lr, lr, r8
	eor.w r7, r7, lr
	eor.w r6, r6, lr
	str.w r7, [r0, #8]
	str.w r6, [r0, #40]
	ldr.w r6, [r1, #396]
	ldr.w r7, [r1, #492]
	ldr.w r8, [r1, #588]
	ldr.w lr, [r1, #684]
	sel r9, r10, r9
	sel r11, r12, r11
	sel r6, r7, r6
	sel r8, lr, r8
	mul r9, r9, r2
	mla r9, r11, r4, r9
	mla r9, r6, r5, r9
	mla r9, r8, r3, r9
	vmov s1, r9
	ldr.w r6, [r1, #44]
	ldr.w r7, [r1, #140]
	ldr.w r8, [r1, #236]
	ldr.w r9, [r1, #332]
	ldr.w r10, [r1, #428]
	ldr.w r11, [r1, #524]
	ldr.w r12, [r1, #620]
	ldr.w lr, [r1, #716]
	sel r6, r7, r6
	sel r8, r9, r8
	sel r10, r11, r10
	sel r12, lr, r12
	mul r6, r6, r2
	mla r6, r8, r4, r6
	mla r6, r10, r5, r6
	mla r6, r12, r3, r6
	vmov r7, s1
	vmov r8, s0
	ldr.w r9, [r1, #16]
	ldr.w r10, [r1, #112]
	ldr.w r11, [r1, #208]
	ldr.w r12, [r1, #304]
	eor.w lr, r6, r7
	and.w lr, lr, r8
	eor.w r7, r7, lr
	eor.w r6, r6, lr
	str.w r7, [r0, #12]
	str.w r6, [r0, #44]
	ldr.w r6, [r1, #400]
	ldr.w r7, [r1, #496]
	ldr.w r8, [r1, #592]
	ldr.w lr, [r1, #688]
	sel r9, r10, r9
	sel r11, r12, r11
	sel r6, r7, r6
	sel r8, lr, r8
	mul r9, r9, r2
	mla r9, r11, r4, r9
	mla r9, r6, r5, r9
	mla r9, r8, r3, r9
	vmov s1, r9
	ldr.w r6, [r1, #48]
	ldr.w r7, [r1, #144]
	ldr.w r8, [r1, #240]
	ldr.w r9, [r1, #336]
	ldr.w r10, [r1, #432]
	ldr.w r11, [r1, #528]
	ldr.w r12, [r1, #624]
	ldr.w lr, [r1, #720]
	sel r6, r7, r6
	sel r8, r9, r8
	sel r10, r11, r10
	sel r12, lr, r12
	mul r6, r6, r2
	mla r6, r8, r4, r6
	mla r6, r10, r5, r6
	mla r6, r12, r3, r6
	vmov r7, s1
	vmov r8, s0
	ldr.w r9, [r1, #20]
	ldr.w r10, [r1, #116]
	ldr.w r11, [r1, #212]
	ldr.w r12, [r1, #308]
	eor.w lr, r6, r7
	and.w lr, lr, r8
	eor.w r7, r7, lr
	eor.w r6, r6, lr
	str.w r7, [r0, #16]
	str.w r6, [r0, #48]
	ldr.w r6, [r1, #404]
	ldr.w r7, [r1, #500]
	ldr.w r8, [r1, #596]
	ldr.w lr, [r1, #692]
	sel r9, r10, r9
	sel r11, r12, r11
	sel r6, r7, r6
	sel r8, lr, r8
	mul r9, r9, r2
	mla r9, r11, r4, r9
	mla r9, r6, r5, r9
	mla r9, r8, r3, r9
	vmov s1, r9
	ldr.w r6, [r1, #52]
	ldr.w r7, [r1, #148]
	ldr.w r8, [r1, #244]
	ldr.w r9, [r1, #340]
	ldr.w r10, [r1, #436]
	ldr.w r11, [r1, #532]
	ldr.w r12, [r1, #628]
	ldr.w lr, [r1, #724]
	sel r6, r7, r6
	sel r8, r9, r8
	sel r10, r11, r10
	sel r12, lr, r12
	mul r6, r6, r2
	mla r6, r8, r4, r6
	mla r6, r10, r5, r6
	mla r6, r12, r3, r6
	vmov r7, s1
	vmov r8, s0
	ldr.w r9, [r1, #24]
	ldr.w r10, [r1, #120]
	ldr.w r11, [r1, #216]
	ldr.w r12, [r1, #312]
	eor.w lr, r6, r7
	and.w lr, lr, r8
	eor.w r7, r7, lr
	eor.w r6, r6, lr
	str.w r7, [r0, #20]
	str.w r6, [r0, #52]
	ldr.w r6, [r1, #408]
	ldr.w r7, [r1, #504]
	ldr.w r8, [r1, #600]
	ldr.w lr, [r1, #696]
	sel r9, r10, r9
	sel r11, r12, r11
	sel r6, r7, r6
	sel r8, lr, r8
	mul r9, r9, r2
	mla r9, r11, r4, r9
	mla r9, r6, r5, r9
	mla r9, r8, r3, r9
	vmov s1, r9
	ldr.w r6, [r1, #56]
	ldr.w r7, [r1, #152]
	ldr.w r8, [r1, #248]
	ldr.w r9, [r1, #344]
	ldr.w r10, [r1, #440]
	ldr.w r11, [r1, #536]
	ldr.w r12, [r1, #632]
	ldr.w lr, [r1, #728]
	sel r6, r7, r6
	sel r8, r9, r8
	sel r10, r11, r10
	sel r12, lr, r12
	mul r6, r6, r2
	mla r6, r8, r4, r6
	mla r6, r10, r5, r6
	mla r6, r12, r3, r6
	vmov r7, s1
	vmov r8, s0
	ldr.w r9, [r1, #28]
	ldr.w r10, [r1, #124]
	ldr.w r11, [r1, #220]
	ldr.w r12, [r1, #316]
	eor.w lr, r6, r7
	and.w lr, lr, r8
	eor.w r7, r7, lr
	eor.w r6, r6, lr
	str.w r7, [r0, #24]
	str.w r6, [r0, #56]
	ldr.w r6, [r1, #412]
	ldr.w r7, [r1, #508]
	ldr.w r8, [r1, #604]
	ldr.w lr, [r1, #700]
	sel r9, r10, r9
	sel r11, r12, r11
	sel r6, r7, r6
	sel r8, lr, r8
	mul r9, r9, r2
	mla r9, r11, r4, r9
	mla r9, r6, r5, r9
	mla r9, r8, r3, r9
	vmov s1, r9
	ldr.w r6, [r1, #60]
	ldr.w r7, [r1, #156]
	ldr.w r8, [r1, #252]
	ldr.w r9, [r1, #348]
	ldr.w r10, [r1, #444]
	ldr.w r11, [r1, #540]
	ldr.w r12, [r1, #636]
	ldr.w lr, [r1, #732]
	sel r6, r7, r6
	sel r8, r9, r8
	sel r10, r11, r10
	sel r12, lr, r12
	mul r6, r6, r2
	mla r6, r8, r4, r6
	mla r6, r10, r5, r6
	mla r6, r12, r3, r6
	vmov r7, s1
	vmov r8, s0
	ldr.w r9, [r1, #64]
	ldr.w r10, [r1, #160]
	ldr.w r11, [r1, #256]
	ldr.w r12, [r1, #352]
	eor.w lr, r6, r7
	and.w lr, lr, r8
	eor.w r7, r7, lr
	eor.w r6, r6, lr
	str.w r7, [r0, #28]
	str.w r6, [r0, #60]
	ldr.w r6, [r1, #448]
	ldr.w r7, [r1, #544]
	ldr.w r8, [r1, #640]
	ldr.w lr, [r1, #736]
	sel r9, r10, r9
	sel r11, r12, r11
	sel r6, r7, r6
	sel r8, lr, r8
	mul r9, r9, r2
	mla r9, r11, r4, r9
	mla r9, r6, r5, r9
	mla r9, r8, r3, r9
	vmov r6, s0
	ldr.w r7, [r1, #68]
	ldr.w r8, [r1, #164]
	ldr.w r10, [r1, #260]
	ldr.w r11, [r1, #356]
	ldr.w r12, [r1, #452]
	ldr.w lr, [r1, #548]
	eor.w r9, r9, r6
	and.w r6, r6, #37
	subs.w r9, r9, r6
	str.w r9, [r0, #64]
	ldr.w r6, [r1, #644]
	ldr.w r9, [r1, #740]
	sel r7, r8, r7
	sel r10, r11, r10
	sel r12, lr, r12
	sel r6, r9, r6
	mul r7, r7, r2
	mla r7, r10, r4, r7
	mla r7, r12, r5, r7
	mla r7, r6, r3, r7
	vmov r6, s0
	ldr.w r8, [r1, #72]
	ldr.w r9, [r1, #168]
	ldr.w r10, [r1, #264]
	ldr.w r11, [r1, #360]
	ldr.w r12, [r1, #456]
	ldr.w lr, [r1, #552]
	eor.w r7, r7, r6
	sbcs.w r7, r7, #0
	str.w r7, [r0, #68]
	ldr.w r6, [r1, #648]
	ldr.w r7, [r1, #744]
	sel r8, r9, r8
	sel r10, r11, r10
	sel r12, lr, r12
	sel r6, r7, r6
	mul r8, r8, r2
	mla r8, r10, r4, r8
	mla r8, r12, r5, r8
	mla r8, r6, r3, r8
	vmov r6, s0
	ldr.w r7, [r1, #76]
	ldr.w r9, [r1, #172]
	ldr.w r10, [r1, #268]
	ldr.w r11, [r1, #364]
	ldr.w r12, [r1, #460]
	ldr.w lr, [r1, #556]
	eor.w r8, r8, r6
	sbcs.w r8, r8, #0
	str.w r8, [r0, #72]
	ldr.w r6, [r1, #652]
	ldr.w r8, [r1, #748]
	sel r7, r9, r7
	sel r10, r11, r10
	sel r12, lr, r12
	sel r6, r8, r6
	mul r7, r7, r2
	mla r7, r10, r4, r7
	mla r7, r12, r5, r7
	mla r7, r6, r3, r7
	vmov r6, s0
	ldr.w r8, [r1, #80]
	ldr.w r9, [r1, #176]
	ldr.w r10, [r1, #272]
	ldr.w r11, [r1, #368]
	ldr.w r12, [r1, #464]
	ldr.w lr, [r1, #560]
	eor.w r7, r7, r6
	sbcs.w r7, r7, #0
	str.w r7, [r0, #76]
	ldr.w r6, [r1, #656]
	ldr.w r7, [r1, #752]
	sel r8, r9, r8
	sel r10, r11, r10
	sel r12, lr, r12
	sel r6, r7, r6
	mul r8, r8, r2
	mla r8, r10, r4, r8
	mla r8, r12, r5, r8
	mla r8, r6, r3, r8
	vmov r6, s0
	ldr.w r7, [r1, #84]
	ldr.w r9, [r1, #180]
	ldr.w r10, [r1, #276]
	ldr.w r11, [r1, #372]
	ldr.w r12, [r1, #468]
	ldr.w lr, [r1, #564]
	eor.w r8, r8, r6
	sbcs.w r8, r8, #0
	str.w r8, [r0, #80]
	ldr.w r6, [r1, #660]
	ldr.w r8, [r1, #756]
	sel r7, r9, r7
	sel r10, r11, r10
	sel r12, lr, r12
	sel r6, r8, r6
	mul r7, r7, r2
	mla r7, r10, r4, r7
	mla r7, r12, r5, r7
	mla r7, r6, r3, r7
	vmov r6, s0
	ldr.w r8, [r1, #88]
	ldr.w r9, [r1, #184]
	ldr.w r10, [r1, #280]
	ldr.w r11, [r1, #376]
	ldr.w r12, [r1, #472]
	ldr.w lr, [r1, #568]
	eor.w r7, r7, r6
	sbcs.w r7, r7, #0
	str.w r7, [r0, #84]
	ldr.w r6, [r1, #664]
	ldr.w r7, [r1, #760]
	sel r8, r9, r8
	sel r10, r11, r10
	sel r12, lr, r12
	sel r6, r7, r6
	mul r8, r8, r2
	mla r8, r10, r4, r8
	mla r8, r12, r5, r8
	mla r8, r6, r3, r8
	vmov r6, s0
	ldr.w r7, [r1, #92]
	ldr.w r9, [r1, #188]
	ldr.w r10, [r1, #284]
	ldr.w r11, [r1, #380]
	ldr.w r12, [r1, #476]
	ldr.w lr, [r1, #572]
	eor.w r8, r8, r6
	sbcs.w r8, r8, #0
	str.w r8, [r0, #88]
	ldr.w r6, [r1, #668]
	ldr.w r1, [r1, #764]
	vmov r8, s0
	sel r7, r9, r7
	sel r10, r11, r10
	sel r12, lr, r12
	sel r6, r1, r6
	mul r7, r7, r2
	mla r7, r10, r4, r7
	mla r7, r12, r5, r7
	mla r7, r6, r3, r7
	eor.w r7, r7, r8
	sbcs.w r7, r7, #0
	str.w r7, [r0, #92]
	pop.w {r4-r11, pc}
#else
	push.w {r4-r11, lr}
	sub.w sp, sp, #8
	sbfx r3, r2, #3, #1
	mvn.w r3, r3
	eor.w r2, r2, r3
	str.w r3, [sp, #0]
	sbfx r3, r2, #0, #1
	uadd8 r3, r3, r3
	ubfx r2, r2, #1, #2
	mov.w r3, #1
	lsl.w r3, r3, r2
	ubfx r2, r3, #0, #1
	ubfx r4, r3, #1, #1
	ubfx r5, r3, #2, #1
	ubfx r3, r3, #3, #1
	ldr.w r6, [r1, #0]
	ldr.w r7, [r1, #96]
	ldr.w r8, [r1, #192]
	ldr.w r9, [r1, #288]
	ldr.w r10, [r1, #384]
	ldr.w r11, [r1, #480]
	ldr.w r12, [r1, #576]
	ldr.w lr, [r1, #672]
	sel r6, r7, r6
	sel r8, r9, r8
	sel r10, r11, r10
	sel r12, lr, r12
	mul r6, r6, r2
	mla r6, r8, r4, r6
	mla r6, r10, r5, r6
	mla r6, r12, r3, r6
	str.w r6, [sp, #4]
	ldr.w r6, [r1, #32]
	ldr.w r7, [r1, #128]
	ldr.w r8, [r1, #224]
	ldr.w r9, [r1, #320]
	ldr.w r10, [r1, #416]
	ldr.w r11, [r1, #512]
	ldr.w r12, [r1, #608]
	ldr.w lr, [r1, #704]
	sel r6, r7, r6
	sel r8, r9, r8
	sel r10, r11, r10
	sel r12, lr, r12
	mul r6, r6, r2
	mla r6, r8, r4, r6
	mla r6, r10, r5, r6
	mla r6, r12, r3, r6
	ldr.w r7, [sp, #4]
	ldr.w r8, [sp, #0]
	ldr.w r9, [r1, #4]
	ldr.w r10, [r1, #100]
	ldr.w r11, [r1, #196]
	ldr.w r12, [r1, #292]
	eor.w lr, r6, r7
	and.w lr, lr, r8
	eor.w r7, r7, lr
	eor.w r6, r6, lr
	str.w r7, [r0, #0]
	str.w r6, [r0, #32]
	ldr.w r6, [r1, #388]
	ldr.w r7, [r1, #484]
	ldr.w r8, [r1, #580]
	ldr.w lr, [r1, #676]
	sel r9, r10, r9
	sel r11, r12, r11
	sel r6, r7, r6
	sel r8, lr, r8
	mul r9, r9, r2
	mla r9, r11, r4, r9
	mla r9, r6, r5, r9
	mla r9, r8, r3, r9
	str.w r9, [sp, #4]
	ldr.w r6, [r1, #36]
	ldr.w r7, [r1, #132]
	ldr.w r8, [r1, #228]
	ldr.w r9, [r1, #324]
	ldr.w r10, [r1, #420]
	ldr.w r11, [r1, #516]
	ldr.w r12, [r1, #612]
	ldr.w lr, [r1, #708]
	sel r6, r7, r6
	sel r8, r9, r8
	sel r10, r11, r10
	sel r12, lr, r12
	mul r6, r6, r2
	mla r6, r8, r4, r6
	mla r6, r10, r5, r6
	mla r6, r12, r3, r6
	ldr.w r7, [sp, #4]
	ldr.w r8, [sp, #0]
	ldr.w r9, [r1, #8]
	ldr.w r10, [r1, #104]
	ldr.w r11, [r1, #200]
	ldr.w r12, [r1, #296]
	eor.w lr, r6, r7
	and.w lr, lr, r8
	eor.w r7, r7, lr
	eor.w r6, r6, lr
	str.w r7, [r0, #4]
	str.w r6, [r0, #36]
	ldr.w r6, [r1, #392]
	ldr.w r7, [r1, #488]
	ldr.w r8, [r1, #584]
	ldr.w lr, [r1, #680]
	sel r9, r10, r9
	sel r11, r12, r11
	sel r6, r7, r6
	sel r8, lr, r8
	mul r9, r9, r2
	mla r9, r11, r4, r9
	mla r9, r6, r5, r9
	mla r9, r8, r3, r9
	str.w r9, [sp, #4]
	ldr.w r6, [r1, #40]
	ldr.w r7, [r1, #136]
	ldr.w r8, [r1, #232]
	ldr.w r9, [r1, #328]
	ldr.w r10, [r1, #424]
	ldr.w r11, [r1, #520]
	ldr.w r12, [r1, #616]
	ldr.w lr, [r1, #712]
	sel r6, r7, r6
	sel r8, r9, r8
	sel r10, r11, r10
	sel r12, lr, r12
	mul r6, r6, r2
	mla r6, r8, r4, r6
	mla r6, r10, r5, r6
	mla r6, r12, r3, r6
	ldr.w r7, [sp, #4]
	ldr.w r8, [sp, #0]
	ldr.w r9, [r1, #12]
	ldr.w r10, [r1, #108]
	ldr.w r11, [r1, #204]
	ldr.w r12, [r1, #300]
	eor.w lr, r6, r7
	and.w lr, lr, r8
	eor.w r7, r7, lr
	eor.w r6, r6, lr
	str.w r7, [r0, #8]
	str.w r6, [r0, #40]
	ldr.w r6, [r1, #396]
	ldr.w r7, [r1, #492]
	ldr.w r8, [r1, #588]
	ldr.w lr, [r1, #684]
	sel r9, r10, r9
	sel r11, r12, r11
	sel r6, r7, r6
	sel r8, lr, r8
	mul r9, r9, r2
	mla r9, r11, r4, r9
	mla r9, r6, r5, r9
	mla r9, r8, r3, r9
	str.w r9, [sp, #4]
	ldr.w r6, [r1, #44]
	ldr.w r7, [r1, #140]
	ldr.w r8, [r1, #236]
	ldr.w r9, [r1, #332]
	ldr.w r10, [r1, #428]
	ldr.w r11, [r1, #524]
	ldr.w r12, [r1, #620]
	ldr.w lr, [r1, #716]
	sel r6, r7, r6
	sel r8, r9, r8
	sel r10, r11, r10
	sel r12, lr, r12
	mul r6, r6, r2
	mla r6, r8, r4, r6
	mla r6, r10, r5, r6
	mla r6, r12, r3, r6
	ldr.w r7, [sp, #4]
	ldr.w r8, [sp, #0]
	ldr.w r9, [r1, #16]
	ldr.w r10, [r1, #112]
	ldr.w r11, [r1, #208]
	ldr.w r12, [r1, #304]
	eor.w lr, r6, r7
	and.w lr, lr, r8
	eor.w r7, r7, lr
	eor.w r6, r6, lr
	str.w r7, [r0, #12]
	str.w r6, [r0, #44]
	ldr.w r6, [r1, #400]
	ldr.w r7, [r1, #496]
	ldr.w r8, [r1, #592]
	ldr.w lr, [r1, #688]
	sel r9, r10, r9
	sel r11, r12, r11
	sel r6, r7, r6
	sel r8, lr, r8
	mul r9, r9, r2
	mla r9, r11, r4, r9
	mla r9, r6, r5, r9
	mla r9, r8, r3, r9
	str.w r9, [sp, #4]
	ldr.w r6, [r1, #48]
	ldr.w r7, [r1, #144]
	ldr.w r8, [r1, #240]
	ldr.w r9, [r1, #336]
	ldr.w r10, [r1, #432]
	ldr.w r11, [r1, #528]
	ldr.w r12, [r1, #624]
	ldr.w lr, [r1, #720]
	sel r6, r7, r6
	sel r8, r9, r8
	sel r10, r11, r10
	sel r12, lr, r12
	mul r6, r6, r2
	mla r6, r8, r4, r6
	mla r6, r10, r5, r6
	mla r6, r12, r3, r6
	ldr.w r7, [sp, #4]
	ldr.w r8, [sp, #0]
	ldr.w r9, [r1, #20]
	ldr.w r10, [r1, #116]
	ldr.w r11, [r1, #212]
	ldr.w r12, [r1, #308]
	eor.w lr, r6, r7
	and.w lr, lr, r8
	eor.w r7, r7, lr
	eor.w r6, r6, lr
	str.w r7, [r0, #16]
	str.w r6, [r0, #48]
	ldr.w r6, [r1, #404]
	ldr.w r7, [r1, #500]
	ldr.w r8, [r1, #596]
	ldr.w lr, [r1, #692]
	sel r9, r10, r9
	sel r11, r12, r11
	sel r6, r7, r6
	sel r8, lr, r8
	mul r9, r9, r2
	mla r9, r11, r4, r9
	mla r9, r6, r5, r9
	mla r9, r8, r3, r9
	str.w r9, [sp, #4]
	ldr.w r6, [r1, #52]
	ldr.w r7, [r1, #148]
	ldr.w r8, [r1, #244]
	ldr.w r9, [r1, #340]
	ldr.w r10, [r1, #436]
	ldr.w r11, [r1, #532]
	ldr.w r12, [r1, #628]
	ldr.w lr, [r1, #724]
	sel r6, r7, r6
	sel r8, r9, r8
	sel r10, r11, r10
	sel r12, lr, r12
	mul r6, r6, r2
	mla r6, r8, r4, r6
	mla r6, r10, r5, r6
	mla r6, r12, r3, r6
	ldr.w r7, [sp, #4]
	ldr.w r8, [sp, #0]
	ldr.w r9, [r1, #24]
	ldr.w r10, [r1, #120]
	ldr.w r11, [r1, #216]
	ldr.w r12, [r1, #312]
	eor.w lr, r6, r7
	and.w lr, lr, r8
	eor.w r7, r7, lr
	eor.w r6, r6, lr
	str.w r7, [r0, #20]
	str.w r6, [r0, #52]
	ldr.w r6, [r1, #408]
	ldr.w r7, [r1, #504]
	ldr.w r8, [r1, #600]
	ldr.w lr, [r1, #696]
	sel r9, r10, r9
	sel r11, r12, r11
	sel r6, r7, r6
	sel r8, lr, r8
	mul r9, r9, r2
	mla r9, r11, r4, r9
	mla r9, r6, r5, r9
	mla r9, r8, r3, r9
	str.w r9, [sp, #4]
	ldr.w r6, [r1, #56]
	ldr.w r7, [r1, #152]
	ldr.w r8, [r1, #248]
	ldr.w r9, [r1, #344]
	ldr.w r10, [r1, #440]
	ldr.w r11, [r1, #536]
	ldr.w r12, [r1, #632]
	ldr.w lr, [r1, #728]
	sel r6, r7, r6
	sel r8, r9, r8
	sel r10, r11, r10
	sel r12, lr, r12
	mul r6, r6, r2
	mla r6, r8, r4, r6
	mla r6, r10, r5, r6
	mla r6, r12, r3, r6
	ldr.w r7, [sp, #4]
	ldr.w r8, [sp, #0]
	ldr.w r9, [r1, #28]
	ldr.w r10, [r1, #124]
	ldr.w r11, [r1, #220]
	ldr.w r12, [r1, #316]
	eor.w lr, r6, r7
	and.w lr, lr, r8
	eor.w r7, r7, lr
	eor.w r6, r6, lr
	str.w r7, [r0, #24]
	str.w r6, [r0, #56]
	ldr.w r6, [r1, #412]
	ldr.w r7, [r1, #508]
	ldr.w r8, [r1, #604]
	ldr.w lr, [r1, #700]
	sel r9, r10, r9
	sel r11, r12, r11
	sel r6, r7, r6
	sel r8, lr, r8
	mul r9, r9, r2
	mla r9, r11, r4, r9
	mla r9, r6, r5, r9
	mla r9, r8, r3, r9
	str.w r9, [sp, #4]
	ldr.w r6, [r1, #60]
	ldr.w r7, [r1, #156]
	ldr.w r8, [r1, #252]
	ldr.w r9, [r1, #348]
	ldr.w r10, [r1, #444]
	ldr.w r11, [r1, #540]
	ldr.w r12, [r1, #636]
	ldr.w lr, [r1, #732]
	sel r6, r7, r6
	sel r8, r9, r8
	sel r10, r11, r10
	sel r12, lr, r12
	mul r6, r6, r2
	mla r6, r8, r4, r6
	mla r6, r10, r5, r6
	mla r6, r12, r3, r6
	ldr.w r7, [sp, #4]
	ldr.w r8, [sp, #0]
	ldr.w r9, [r1, #64]
	ldr.w r10, [r1, #160]
	ldr.w r11, [r1, #256]
	ldr.w r12, [r1, #352]
	eor.w lr, r6, r7
	and.w lr, lr, r8
	eor.w r7, r7, lr
	eor.w r6, r6, lr
	str.w r7, [r0, #28]
	str.w r6, [r0, #60]
	ldr.w r6, [r1, #448]
	ldr.w r7, [r1, #544]
	ldr.w r8, [r1, #640]
	ldr.w lr, [r1, #736]
	sel r9, r10, r9
	sel r11, r12, r11
	sel r6, r7, r6
	sel r8, lr, r8
	mul r9, r9, r2
	mla r9, r11, r4, r9
	mla r9, r6, r5, r9
	mla r9, r8, r3, r9
	ldr.w r6, [sp, #0]
	ldr.w r7, [r1, #68]
	ldr.w r8, [r1, #164]
	ldr.w r10, [r1, #260]
	ldr.w r11, [r1, #356]
	ldr.w r12, [r1, #452]
	ldr.w lr, [r1, #548]
	eor.w r9, r9, r6
	and.w r6, r6, #37
	subs.w r9, r9, r6
	str.w r9, [r0, #64]
	ldr.w r6, [r1, #644]
	ldr.w r9, [r1, #740]
	sel r7, r8, r7
	sel r10, r11, r10
	sel r12, lr, r12
	sel r6, r9, r6
	mul r7, r7, r2
	mla r7, r10, r4, r7
	mla r7, r12, r5, r7
	mla r7, r6, r3, r7
	ldr.w r6, [sp, #0]
	ldr.w r8, [r1, #72]
	ldr.w r9, [r1, #168]
	ldr.w r10, [r1, #264]
	ldr.w r11, [r1, #360]
	ldr.w r12, [r1, #456]
	ldr.w lr, [r1, #552]
	eor.w r7, r7, r6
	sbcs.w r7, r7, #0
	str.w r7, [r0, #68]
	ldr.w r6, [r1, #648]
	ldr.w r7, [r1, #744]
	sel r8, r9, r8
	sel r10, r11, r10
	sel r12, lr, r12
	sel r6, r7, r6
	mul r8, r8, r2
	mla r8, r10, r4, r8
	mla r8, r12, r5, r8
	mla r8, r6, r3, r8
	ldr.w r6, [sp, #0]
	ldr.w r7, [r1, #76]
	ldr.w r9, [r1, #172]
	ldr.w r10, [r1, #268]
	ldr.w r11, [r1, #364]
	ldr.w r12, [r1, #460]
	ldr.w lr, [r1, #556]
	eor.w r8, r8, r6
	sbcs.w r8, r8, #0
	str.w r8, [r0, #72]
	ldr.w r6, [r1, #652]
	ldr.w r8, [r1, #748]
	sel r7, r9, r7
	sel r10, r11, r10
	sel r12, lr, r12
	sel r6, r8, r6
	mul r7, r7, r2
	mla r7, r10, r4, r7
	mla r7, r12, r5, r7
	mla r7, r6, r3, r7
	ldr.w r6, [sp, #0]
	ldr.w r8, [r1, #80]
	ldr.w r9, [r1, #176]
	ldr.w r10, [r1, #272]
	ldr.w r11, [r1, #368]
	ldr.w r12, [r1, #464]
	ldr.w lr, [r1, #560]
	eor.w r7, r7, r6
	sbcs.w r7, r7, #0
	str.w r7, [r0, #76]
	ldr.w r6, [r1, #656]
	ldr.w r7, [r1, #752]
	sel r8, r9, r8
	sel r10, r11, r10
	sel r12, lr, r12
	sel r6, r7, r6
	mul r8, r8, r2
	mla r8, r10, r4, r8
	mla r8, r12, r5, r8
	mla r8, r6, r3, r8
	ldr.w r6, [sp, #0]
	ldr.w r7, [r1, #84]
	ldr.w r9, [r1, #180]
	ldr.w r10, [r1, #276]
	ldr.w r11, [r1, #372]
	ldr.w r12, [r1, #468]
	ldr.w lr, [r1, #564]
	eor.w r8, r8, r6
	sbcs.w r8, r8, #0
	str.w r8, [r0, #80]
	ldr.w r6, [r1, #660]
	ldr.w r8, [r1, #756]
	sel r7, r9, r7
	sel r10, r11, r10
	sel r12, lr, r12
	sel r6, r8, r6
	mul r7, r7, r2
	mla r7, r10, r4, r7
	mla r7, r12, r5, r7
	mla r7, r6, r3, r7
	ldr.w r6, [sp, #0]
	ldr.w r8, [r1, #88]
	ldr.w r9, [r1, #184]
	ldr.w r10, [r1, #280]
	ldr.w r11, [r1, #376]
	ldr.w r12, [r1, #472]
	ldr.w lr, [r1, #568]
	eor.w r7, r7, r6
	sbcs.w r7, r7, #0
	str.w r7, [r0, #84]
	ldr.w r6, [r1, #664]
	ldr.w r7, [r1, #760]
	sel r8, r9, r8
	sel r10, r11, r10
	sel r12, lr, r12
	sel r6, r7, r6
	mul r8, r8, r2
	mla r8, r10, r4, r8
	mla r8, r12, r5, r8
	mla r8, r6, r3, r8
	ldr.w r6, [sp, #0]
	ldr.w r7, [r1, #92]
	ldr.w r9, [r1, #188]
	ldr.w r10, [r1, #284]
	ldr.w r11, [r1, #380]
	ldr.w r12, [r1, #476]
	ldr.w lr, [r1, #572]
	eor.w r8, r8, r6
	sbcs.w r8, r8, #0
	str.w r8, [r0, #88]
	ldr.w r6, [r1, #668]
	ldr.w r1, [r1, #764]
	ldr.w r8, [sp, #0]
	sel r7, r9, r7
	sel r10, r11, r10
	sel r12, lr, r12
	sel r6, r1, r6
	mul r7, r7, r2
	mla r7, r10, r4, r7
	mla r7, r12, r5, r7
	mla r7, r6, r3, r7
	eor.w r7, r7, r8
	sbcs.w r7, r7, #0
	str.w r7, [r0, #92]
	add.w sp, sp, #8
	pop.w {r4-r11, pc}
#endif
	.size ed25519_choose, . - ed25519_choose

#endif
