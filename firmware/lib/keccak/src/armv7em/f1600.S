/* void keccak_f1600(keccak_state *state): FIPS 202, section 3.3, on an ARMv7E-M core.
 * Printed by gen/f1600_armv7em.py, which explains it. The first form lets values wait in registers of the
 * FPU, the second (KECCAK_FPU 0) on the stack.
 *
 * entry:    r0 state, interleaved: word[lane] even bits, word[25 + lane] odd bits
 * exit:     state permuted
 * clobbers: r0-r3, r12, s0-s15, flags; without the FPU r0-r3, r12, flags
 * stack: 304 bytes, without the FPU 368 bytes, which hold parts of the state afterwards
 * cycles: 9,037 (cortex-m4f), without the FPU 9,526, always
 * bytes:    6,784 of code, without the FPU 6,788; 192 of constants
 *
 * Logic only, so any value is allowed and none can overflow. No branch and no address depends on the state.
 */
#include "../backend.h"

#if KECCAK_BACKEND == KECCAK_BACKEND_ARMV7EM

    .syntax unified
    .thumb

    .section .text.keccak_f1600, "ax", %progbits
    .p2align 2
.Lconstants: /* of each round the two halves; here, where ADR reaches them */
    .word 0x00000001, 0x00000000
    .word 0x00000000, 0x00000089
    .word 0x00000000, 0x8000008b
    .word 0x00000000, 0x80008080
    .word 0x00000001, 0x0000008b
    .word 0x00000001, 0x00008000
    .word 0x00000001, 0x80008088
    .word 0x00000001, 0x80000082
    .word 0x00000000, 0x0000000b
    .word 0x00000000, 0x0000000a
    .word 0x00000001, 0x00008082
    .word 0x00000000, 0x00008003
    .word 0x00000001, 0x0000808b
    .word 0x00000001, 0x8000000b
    .word 0x00000001, 0x8000008a
    .word 0x00000001, 0x80000081
    .word 0x00000000, 0x80000081
    .word 0x00000000, 0x80000008
    .word 0x00000000, 0x00000083
    .word 0x00000000, 0x80008003
    .word 0x00000001, 0x80008088
    .word 0x00000000, 0x80000088
    .word 0x00000001, 0x00008000
    .word 0x00000000, 0x80008082

    .global keccak_f1600
    .type keccak_f1600, %function
    .thumb_func
keccak_f1600:
#if KECCAK_FPU

    push.w {r0, r4-r11, lr}
    vpush {s16-s31}
    sub.w sp, sp, #200
    adr.w r1, .Lconstants
    add.w r2, r1, #192
    vmov s30, r1
    vmov s31, r2

    /* column 0, half 0, and its parity */
    ldr.w r1, [r0, #0]
    ldr.w r2, [r0, #20]
    ldr.w r3, [r0, #40]
    ldr.w r4, [r0, #60]
    ldr.w r5, [r0, #80]
    ror.w r1, r1, #12
    ror.w r2, r2, #28
    ror.w r3, r3, #14
    ror.w r4, r4, #10
    ror.w r5, r5, #22
    str.w r1, [sp, #0]
    str.w r2, [sp, #8]
    str.w r3, [sp, #16]
    str.w r4, [sp, #24]
    str.w r5, [sp, #32]
    eor.w r4, r4, r1, ror #30
    eor.w r4, r4, r2, ror #14
    eor.w r4, r4, r3, ror #28
    eor.w r4, r4, r5, ror #20
    vmov s0, r4

    /* column 0, half 1, and its parity */
    ldr.w r1, [r0, #100]
    ldr.w r2, [r0, #120]
    ldr.w r3, [r0, #140]
    ldr.w r4, [r0, #160]
    ldr.w r5, [r0, #180]
    ror.w r1, r1, #13
    ror.w r2, r2, #18
    ror.w r3, r3, #5
    ror.w r4, r4, #27
    ror.w r5, r5, #23
    str.w r1, [sp, #4]
    str.w r2, [sp, #12]
    str.w r3, [sp, #20]
    str.w r4, [sp, #28]
    str.w r5, [sp, #36]
    eor.w r4, r4, r1, ror #14
    eor.w r4, r4, r2, ror #9
    eor.w r4, r4, r3, ror #22
    eor.w r4, r4, r5, ror #4
    vmov s5, r4

    /* column 1, half 0, and its parity */
    ldr.w r1, [r0, #4]
    ldr.w r2, [r0, #24]
    ldr.w r3, [r0, #44]
    ldr.w r4, [r0, #64]
    ldr.w r5, [r0, #84]
    ror.w r1, r1, #27
    ror.w r2, r2, #24
    ror.w r3, r3, #26
    ror.w r4, r4, #30
    str.w r1, [sp, #40]
    str.w r2, [sp, #48]
    str.w r3, [sp, #56]
    str.w r4, [sp, #64]
    str.w r5, [sp, #72]
    eor.w r4, r4, r1, ror #3
    eor.w r4, r4, r2, ror #6
    eor.w r4, r4, r3, ror #4
    eor.w r4, r4, r5, ror #30
    vmov s1, r4

    /* column 1, half 1, and its parity */
    ldr.w r1, [r0, #104]
    ldr.w r2, [r0, #124]
    ldr.w r3, [r0, #144]
    ldr.w r4, [r0, #164]
    ldr.w r5, [r0, #184]
    ror.w r1, r1, #3
    ror.w r2, r2, #6
    ror.w r3, r3, #27
    ror.w r4, r4, #31
    ror.w r5, r5, #9
    str.w r1, [sp, #44]
    str.w r2, [sp, #52]
    str.w r3, [sp, #60]
    str.w r4, [sp, #68]
    str.w r5, [sp, #76]
    eor.w r4, r4, r1, ror #28
    eor.w r4, r4, r2, ror #25
    eor.w r4, r4, r3, ror #4
    eor.w r4, r4, r5, ror #22
    vmov s6, r4

    /* column 2, half 0, and its parity */
    ldr.w r1, [r0, #8]
    ldr.w r2, [r0, #28]
    ldr.w r3, [r0, #48]
    ldr.w r4, [r0, #68]
    ldr.w r5, [r0, #88]
    ror.w r1, r1, #14
    ror.w r2, r2, #15
    ror.w r3, r3, #17
    ror.w r4, r4, #10
    ror.w r5, r5, #16
    str.w r1, [sp, #80]
    str.w r2, [sp, #88]
    str.w r3, [sp, #96]
    str.w r4, [sp, #104]
    str.w r5, [sp, #112]
    eor.w r4, r4, r1, ror #28
    eor.w r4, r4, r2, ror #27
    eor.w r4, r4, r3, ror #25
    eor.w r4, r4, r5, ror #26
    vmov s2, r4

    /* column 2, half 1, and its parity */
    ldr.w r1, [r0, #108]
    ldr.w r2, [r0, #128]
    ldr.w r3, [r0, #148]
    ldr.w r4, [r0, #168]
    ldr.w r5, [r0, #188]
    ror.w r1, r1, #12
    ror.w r2, r2, #13
    ror.w r3, r3, #26
    ror.w r4, r4, #18
    ror.w r5, r5, #1
    str.w r1, [sp, #84]
    str.w r2, [sp, #92]
    str.w r3, [sp, #100]
    str.w r4, [sp, #108]
    str.w r5, [sp, #116]
    eor.w r4, r4, r1, ror #6
    eor.w r4, r4, r2, ror #5
    eor.w r4, r4, r3, ror #24
    eor.w r4, r4, r5, ror #17
    vmov s7, r4

    /* column 3, half 0, and its parity */
    ldr.w r1, [r0, #12]
    ldr.w r2, [r0, #32]
    ldr.w r3, [r0, #52]
    ldr.w r4, [r0, #72]
    ldr.w r5, [r0, #92]
    ror.w r1, r1, #15
    ror.w r2, r2, #4
    ror.w r3, r3, #18
    ror.w r5, r5, #2
    str.w r1, [sp, #120]
    str.w r2, [sp, #128]
    str.w r3, [sp, #136]
    str.w r4, [sp, #144]
    str.w r5, [sp, #152]
    eor.w r4, r4, r1, ror #17
    eor.w r4, r4, r2, ror #28
    eor.w r4, r4, r3, ror #14
    eor.w r4, r4, r5, ror #30
    vmov s3, r4

    /* column 3, half 1, and its parity */
    ldr.w r1, [r0, #112]
    ldr.w r2, [r0, #132]
    ldr.w r3, [r0, #152]
    ldr.w r4, [r0, #172]
    ldr.w r5, [r0, #192]
    ror.w r1, r1, #24
    ror.w r2, r2, #27
    ror.w r4, r4, #30
    str.w r1, [sp, #124]
    str.w r2, [sp, #132]
    str.w r3, [sp, #140]
    str.w r4, [sp, #148]
    str.w r5, [sp, #156]
    eor.w r4, r4, r1, ror #6
    eor.w r4, r4, r2, ror #3
    eor.w r4, r4, r3, ror #30
    eor.w r4, r4, r5, ror #30
    vmov s8, r4

    /* column 4, half 0, and its parity */
    ldr.w r1, [r0, #16]
    ldr.w r2, [r0, #36]
    ldr.w r3, [r0, #56]
    ldr.w r4, [r0, #76]
    ldr.w r5, [r0, #96]
    ror.w r1, r1, #21
    ror.w r2, r2, #23
    ror.w r3, r3, #21
    ror.w r4, r4, #10
    ror.w r5, r5, #6
    str.w r1, [sp, #160]
    str.w r2, [sp, #168]
    str.w r3, [sp, #176]
    str.w r4, [sp, #184]
    str.w r5, [sp, #192]
    eor.w r4, r4, r1, ror #21
    eor.w r4, r4, r2, ror #19
    eor.w r4, r4, r3, ror #21
    eor.w r4, r4, r5, ror #4
    vmov s4, r4

    /* column 4, half 1, and its parity */
    ldr.w r1, [r0, #116]
    ldr.w r2, [r0, #136]
    ldr.w r3, [r0, #156]
    ldr.w r4, [r0, #176]
    ldr.w r5, [r0, #196]
    ror.w r1, r1, #3
    ror.w r2, r2, #21
    ror.w r3, r3, #22
    ror.w r5, r5, #14
    str.w r1, [sp, #164]
    str.w r2, [sp, #172]
    str.w r3, [sp, #180]
    str.w r4, [sp, #188]
    str.w r5, [sp, #196]
    eor.w r4, r4, r1, ror #29
    eor.w r4, r4, r2, ror #11
    eor.w r4, r4, r3, ror #10
    eor.w r4, r4, r5, ror #18
    vmov s9, r4

    /* parities that start in registers */
    vmov r0, s5
    vmov r1, s6
    vmov r2, s7
    vmov r3, s8
    vmov r4, s9

    .p2align 2
1:

    /* the constants of four rounds */
    vmov r5, s30
    vldm r5!, {s22-s29}
    vmov s30, r5

    /* round 0: theta */
    vmov r5, s4
    eor.w r6, r5, r1, ror #10
    vmov r7, s0
    eor.w r8, r2, r7, ror #9
    vmov r9, s1
    eor.w r10, r9, r4, ror #30
    vmov r11, s3
    eor.w r1, r1, r11, ror #31
    vmov r12, s2
    eor.w r4, r12, r4, ror #9
    eor.w r9, r9, r3, ror #31
    eor.w r11, r0, r11, ror #28
    eor.w r5, r2, r5, ror #8
    eor.w r12, r0, r12, ror #17
    eor.w r3, r7, r3, ror #12

    /* round 0: row 1, half 0 */
    vmov s0, r6
    ldr.w r7, [sp, #120]
    ldr.w r0, [sp, #168]
    ldr.w r2, [sp, #20]
    ldr.w lr, [sp, #68]
    ldr.w r6, [sp, #116]
    eor.w r7, r4, r7, ror #27
    eor.w r0, r11, r0, ror #5
    eor.w r2, r10, r2, ror #25
    eor.w lr, r12, lr, ror #28
    eor.w r6, r1, r6, ror #30
    vmov s2, r12
    bic.w r12, r2, r0, ror #26
    eor.w r12, r7, r12, ror #24
    str.w r12, [sp, #20]
    vmov s4, r11
    bic.w r11, lr, r2, ror #18
    eor.w r11, r0, r11, ror #20
    str.w r11, [sp, #68]
    vmov s3, r4
    bic.w r4, r6, lr, ror #12
    eor.w r4, r2, r4, ror #2
    str.w r4, [sp, #116]
    bic.w r2, r7, r6, ror #26
    eor.w r2, lr, r2, ror #26
    str.w r2, [sp, #120]
    bic.w r7, r0, r7, ror #14
    eor.w r7, r6, r7, ror #24
    str.w r7, [sp, #168]

    /* round 0: row 4, half 0 */
    vmov s1, r1
    vmov s5, r11
    ldr.w r6, [sp, #80]
    ldr.w r0, [sp, #132]
    ldr.w lr, [sp, #180]
    ldr.w r1, [sp, #28]
    ldr.w r11, [sp, #72]
    eor.w r6, r9, r6, ror #16
    eor.w r0, r5, r0, ror #23
    eor.w lr, r3, lr, ror #20
    eor.w r1, r10, r1, ror #3
    eor.w r11, r8, r11, ror #19
    vmov s6, r10
    bic.w r10, r11, r1, ror #1
    eor.w r10, lr, r10, ror #10
    str.w r10, [sp, #80]
    eor.w r10, r4, r10, ror #2
    bic.w r4, r6, r11, ror #9
    eor.w r4, r1, r4, ror #22
    str.w r4, [sp, #132]
    eor.w r4, r2, r4, ror #31
    bic.w r2, r0, r6, ror #17
    eor.w r2, r11, r2, ror #6
    str.w r2, [sp, #180]
    eor.w r2, r7, r2, ror #10
    bic.w r7, lr, r0, ror #16
    eor.w r7, r6, r7, ror #31
    str.w r7, [sp, #28]
    eor.w r7, r12, r7, ror #27
    bic.w lr, r1, lr, ror #21
    eor.w lr, r0, lr, ror #27
    str.w lr, [sp, #72]
    vmov r0, s5
    eor.w lr, r0, lr, ror #24

    /* round 0: row 3, half 0 */
    ldr.w r0, [sp, #164]
    ldr.w r1, [sp, #8]
    ldr.w r12, [sp, #56]
    ldr.w r6, [sp, #108]
    ldr.w r11, [sp, #152]
    eor.w r0, r3, r0, ror #7
    vmov s5, r3
    vmov r3, s0
    eor.w r1, r3, r1, ror #14
    eor.w r12, r8, r12, ror #25
    vmov s7, r9
    vmov r9, s1
    eor.w r6, r9, r6, ror #13
    vmov r9, s3
    eor.w r11, r9, r11, ror #8
    bic.w r9, r11, r6, ror #31
    eor.w r9, r12, r9, ror #18
    str.w r9, [sp, #108]
    eor.w r9, r10, r9, ror #8
    bic.w r10, r0, r11, ror #18
    eor.w r10, r6, r10, ror #15
    str.w r10, [sp, #152]
    eor.w r10, r4, r10, ror #11
    bic.w r4, r1, r0, ror #4
    eor.w r4, r11, r4, ror #10
    str.w r4, [sp, #164]
    eor.w r4, r2, r4, ror #24
    bic.w r2, r12, r1, ror #28
    eor.w r2, r0, r2
    str.w r2, [sp, #8]
    eor.w r2, r7, r2
    bic.w r12, r6, r12, ror #15
    eor.w r12, r1, r12, ror #21
    str.w r12, [sp, #56]
    eor.w r12, lr, r12, ror #10

    /* round 0: row 0, half 0 */
    ldr.w lr, [sp, #0]
    ldr.w r1, [sp, #48]
    ldr.w r6, [sp, #100]
    ldr.w r7, [sp, #148]
    ldr.w r0, [sp, #192]
    eor.w lr, r3, lr, ror #30
    eor.w r1, r8, r1, ror #27
    vmov r11, s1
    eor.w r6, r11, r6, ror #5
    eor.w r7, r5, r7, ror #20
    vmov r11, s4
    eor.w r0, r11, r0, ror #22
    vmov s8, r8
    bic.w r8, lr, r0, ror #7
    eor.w r8, r7, r8, ror #19
    str.w r8, [sp, #148]
    eor.w r8, r10, r8, ror #21
    bic.w r10, r1, lr, ror #31
    eor.w r10, r0, r10, ror #26
    str.w r10, [sp, #192]
    eor.w r10, r4, r10, ror #27
    bic.w r4, r6, r1, ror #12
    eor.w r4, lr, r4, ror #21
    vmov lr, s22
    eor.w r4, r4, lr, ror #10
    str.w r4, [sp, #0]
    eor.w r4, r2, r4, ror #14
    bic.w r2, r7, r6, ror #8
    eor.w r2, r1, r2, ror #12
    str.w r2, [sp, #48]
    eor.w r2, r12, r2, ror #29
    bic.w r7, r0, r7, ror #6
    eor.w r7, r6, r7, ror #18
    str.w r7, [sp, #100]
    eor.w r7, r9, r7, ror #11

    /* round 0: row 2, half 0 */
    ldr.w r9, [sp, #44]
    ldr.w r6, [sp, #88]
    ldr.w r0, [sp, #140]
    ldr.w r12, [sp, #184]
    ldr.w r1, [sp, #32]
    vmov lr, s2
    eor.w r9, lr, r9, ror #24
    vmov lr, s7
    eor.w r6, lr, r6, ror #15
    eor.w r0, r5, r0, ror #18
    eor.w r12, r11, r12, ror #18
    eor.w r1, r3, r1, ror #20
    bic.w r3, r1, r12, ror #19
    eor.w r3, r0, r3, ror #12
    str.w r3, [sp, #88]
    eor.w r3, r7, r3, ror #1
    bic.w r7, r9, r1, ror #9
    eor.w r7, r12, r7, ror #4
    str.w r7, [sp, #140]
    eor.w r7, r8, r7, ror #18
    bic.w r8, r6, r9, ror #5
    eor.w r8, r1, r8, ror #18
    str.w r8, [sp, #184]
    eor.w r8, r10, r8, ror #11
    bic.w r10, r0, r6, ror #30
    eor.w r10, r9, r10, ror #29
    str.w r10, [sp, #32]
    eor.w r10, r4, r10, ror #28
    bic.w r0, r12, r0, ror #1
    eor.w r0, r6, r0, ror #1
    str.w r0, [sp, #44]
    eor.w r0, r2, r0, ror #5

    /* round 0: row 3, half 1 */
    ldr.w r2, [sp, #160]
    ldr.w r6, [sp, #12]
    ldr.w r12, [sp, #60]
    ldr.w r4, [sp, #104]
    ldr.w r9, [sp, #156]
    eor.w r2, r11, r2, ror #7
    vmov r1, s6
    eor.w r6, r1, r6, ror #12
    vmov s9, r8
    vmov r8, s2
    eor.w r12, r8, r12
    eor.w r4, lr, r4, ror #20
    eor.w r9, r5, r9, ror #18
    vmov s10, r3
    bic.w r3, r9, r4, ror #9
    eor.w r3, r12, r3, ror #18
    str.w r3, [sp, #104]
    vmov s11, r7
    bic.w r7, r2, r9, ror #27
    eor.w r7, r4, r7, ror #28
    str.w r7, [sp, #156]
    vmov s12, r0
    bic.w r0, r6, r2, ror #7
    eor.w r0, r9, r0, ror #30
    str.w r0, [sp, #160]
    bic.w r9, r12, r6, ror #16
    eor.w r9, r2, r9, ror #9
    str.w r9, [sp, #12]
    bic.w r12, r4, r12, ror #5
    eor.w r12, r6, r12, ror #11
    str.w r12, [sp, #60]

    /* round 0: row 1, half 1 */
    vmov s13, r10
    ldr.w r6, [sp, #124]
    ldr.w r4, [sp, #172]
    ldr.w r2, [sp, #16]
    ldr.w r10, [sp, #64]
    ldr.w r1, [sp, #112]
    eor.w r6, r5, r6, ror #26
    vmov r5, s5
    eor.w r4, r5, r4, ror #21
    vmov r5, s0
    eor.w r2, r5, r2, ror #28
    vmov r8, s8
    eor.w r10, r8, r10, ror #21
    eor.w r1, lr, r1, ror #14
    bic.w r8, r6, r1, ror #4
    eor.w r8, r10, r8, ror #9
    str.w r8, [sp, #124]
    eor.w r8, r7, r8, ror #28
    bic.w r7, r4, r6, ror #20
    eor.w r7, r1, r7, ror #8
    str.w r7, [sp, #172]
    eor.w r7, r0, r7, ror #18
    bic.w r0, r2, r4, ror #23
    eor.w r0, r6, r0, ror #21
    str.w r0, [sp, #16]
    eor.w r0, r9, r0, ror #9
    bic.w r9, r10, r2, ror #30
    eor.w r9, r4, r9, ror #11
    str.w r9, [sp, #64]
    eor.w r9, r12, r9, ror #28
    bic.w r10, r1, r10, ror #19
    eor.w r10, r2, r10, ror #15
    str.w r10, [sp, #112]
    eor.w r10, r3, r10, ror #21

    /* round 0: row 4, half 1 */
    ldr.w r3, [sp, #84]
    ldr.w r2, [sp, #128]
    ldr.w r1, [sp, #176]
    ldr.w r12, [sp, #24]
    ldr.w r4, [sp, #76]
    vmov r6, s1
    eor.w r3, r6, r3, ror #19
    vmov r6, s3
    eor.w r2, r6, r2, ror #6
    eor.w r1, r11, r1, ror #7
    eor.w r12, r5, r12
    vmov r5, s2
    eor.w r4, r5, r4, ror #18
    bic.w r11, r3, r4, ror #2
    eor.w r11, r12, r11
    str.w r11, [sp, #128]
    eor.w r11, r8, r11, ror #7
    bic.w r8, r2, r3, ror #7
    eor.w r8, r4, r8, ror #23
    str.w r8, [sp, #176]
    eor.w r8, r7, r8, ror #18
    bic.w r7, r1, r2, ror #10
    eor.w r7, r3, r7, ror #15
    str.w r7, [sp, #24]
    eor.w r7, r0, r7, ror #11
    bic.w r0, r12, r1, ror #15
    eor.w r0, r2, r0, ror #7
    str.w r0, [sp, #76]
    eor.w r0, r9, r0, ror #11
    bic.w r12, r4, r12, ror #30
    eor.w r12, r1, r12, ror #19
    str.w r12, [sp, #84]
    eor.w r12, r10, r12, ror #17

    /* round 0: row 0, half 1 */
    ldr.w r10, [sp, #4]
    ldr.w r1, [sp, #52]
    ldr.w r4, [sp, #96]
    ldr.w r9, [sp, #144]
    ldr.w r2, [sp, #196]
    vmov r3, s6
    eor.w r10, r3, r10, ror #17
    eor.w r1, r5, r1, ror #21
    eor.w r4, lr, r4, ror #13
    eor.w r9, r6, r9, ror #10
    vmov lr, s5
    eor.w r2, lr, r2, ror #28
    bic.w r5, r2, r9, ror #29
    eor.w r5, r4, r5, ror #2
    str.w r5, [sp, #96]
    eor.w r5, r12, r5, ror #13
    bic.w r12, r10, r2, ror #13
    eor.w r12, r9, r12, ror #22
    str.w r12, [sp, #144]
    eor.w r12, r11, r12, ror #17
    bic.w r11, r1, r10, ror #19
    eor.w r11, r2, r11
    str.w r11, [sp, #196]
    eor.w r11, r8, r11, ror #29
    bic.w r8, r4, r1, ror #2
    eor.w r8, r10, r8, ror #11
    vmov r10, s23
    eor.w r8, r8, r10, ror #30
    str.w r8, [sp, #4]
    eor.w r8, r7, r8, ror #11
    bic.w r4, r9, r4, ror #1
    eor.w r4, r1, r4, ror #29
    str.w r4, [sp, #52]
    eor.w r4, r0, r4, ror #31

    /* round 0: row 2, half 1 */
    ldr.w r0, [sp, #40]
    ldr.w r1, [sp, #92]
    ldr.w r9, [sp, #136]
    ldr.w r7, [sp, #188]
    ldr.w r10, [sp, #36]
    vmov r2, s8
    eor.w r0, r2, r0, ror #24
    vmov r2, s1
    eor.w r1, r2, r1, ror #18
    eor.w r9, r6, r9, ror #24
    eor.w r7, lr, r7, ror #10
    eor.w r10, r3, r10, ror #7
    bic.w r3, r7, r9, ror #24
    eor.w r3, r1, r3, ror #20
    str.w r3, [sp, #40]
    eor.w r3, r4, r3, ror #14
    bic.w r4, r10, r7, ror #25
    eor.w r4, r9, r4, ror #15
    str.w r4, [sp, #92]
    eor.w r4, r5, r4, ror #10
    bic.w r5, r0, r10, ror #12
    eor.w r5, r7, r5, ror #27
    str.w r5, [sp, #136]
    eor.w r5, r12, r5, ror #23
    bic.w r12, r1, r0, ror #15
    eor.w r12, r10, r12, ror #5
    str.w r12, [sp, #188]
    eor.w r12, r11, r12, ror #7
    bic.w r1, r9, r1, ror #20
    eor.w r1, r0, r1, ror #29
    str.w r1, [sp, #36]
    eor.w r1, r8, r1, ror #22

    /* round 1: theta */
    vmov r8, s13
    eor.w r0, r8, r4, ror #23
    vmov r9, s12
    eor.w r11, r5, r9
    vmov r10, s11
    eor.w r7, r3, r10, ror #30
    eor.w r10, r10, r1, ror #8
    eor.w r5, r8, r5, ror #19
    vmov r8, s10
    eor.w r1, r8, r1, ror #23
    vmov lr, s9
    eor.w r4, r4, lr, ror #2
    eor.w r9, r12, r9, ror #8
    eor.w r3, lr, r3, ror #13
    eor.w r12, r8, r12, ror #17

    /* round 1: row 1, half 0 */
    vmov s10, r3
    ldr.w r8, [sp, #148]
    ldr.w lr, [sp, #168]
    ldr.w r6, [sp, #36]
    ldr.w r2, [sp, #60]
    ldr.w r3, [sp, #84]
    eor.w r8, r12, r8, ror #3
    eor.w lr, r10, lr, ror #20
    eor.w r6, r9, r6, ror #27
    eor.w r2, r1, r2, ror #16
    eor.w r3, r7, r3, ror #1
    vmov s9, r12
    bic.w r12, r3, r2, ror #24
    eor.w r12, r6, r12, ror #1
    str.w r12, [sp, #84]
    vmov s12, r7
    bic.w r7, r8, r3, ror #31
    eor.w r7, r2, r7, ror #9
    str.w r7, [sp, #148]
    vmov s13, r10
    bic.w r10, lr, r8, ror #14
    eor.w r10, r3, r10, ror #19
    str.w r10, [sp, #168]
    bic.w r3, r6, lr, ror #20
    eor.w r3, r8, r3, ror #30
    str.w r3, [sp, #36]
    bic.w r6, r2, r6, ror #7
    eor.w r6, lr, r6, ror #5
    str.w r6, [sp, #60]

    /* round 1: row 4, half 0 */
    vmov s11, r1
    vmov s6, r12
    ldr.w lr, [sp, #100]
    ldr.w r2, [sp, #124]
    ldr.w r8, [sp, #188]
    ldr.w r1, [sp, #12]
    ldr.w r12, [sp, #72]
    eor.w lr, r11, lr, ror #17
    eor.w r2, r4, r2, ror #23
    eor.w r8, r5, r8, ror #17
    eor.w r1, r9, r1, ror #5
    eor.w r12, r0, r12, ror #10
    vmov s5, r9
    bic.w r9, lr, r12, ror #12
    eor.w r9, r1, r9, ror #30
    str.w r9, [sp, #124]
    eor.w r9, r7, r9, ror #20
    bic.w r7, r2, lr, ror #23
    eor.w r7, r12, r7, ror #29
    str.w r7, [sp, #188]
    eor.w r7, r10, r7, ror #22
    bic.w r10, r8, r2, ror #16
    eor.w r10, lr, r10, ror #25
    str.w r10, [sp, #12]
    eor.w r10, r3, r10, ror #9
    bic.w r3, r1, r8, ror #23
    eor.w r3, r2, r3, ror #25
    str.w r3, [sp, #72]
    eor.w r3, r6, r3
    bic.w r1, r12, r1, ror #22
    eor.w r1, r8, r1, ror #19
    str.w r1, [sp, #100]
    vmov r8, s6
    eor.w r1, r8, r1, ror #4

    /* round 1: row 2, half 0 */
    vmov s6, r5
    ldr.w r8, [sp, #52]
    ldr.w r12, [sp, #116]
    ldr.w r6, [sp, #136]
    ldr.w r2, [sp, #164]
    ldr.w lr, [sp, #28]
    vmov r5, s11
    eor.w r8, r5, r8, ror #15
    eor.w r12, r11, r12, ror #6
    eor.w r6, r4, r6, ror #18
    vmov r5, s13
    eor.w r2, r5, r2, ror #12
    vmov s3, r11
    vmov r11, s10
    eor.w lr, r11, lr, ror #1
    bic.w r5, lr, r2, ror #17
    eor.w r5, r6, r5, ror #6
    str.w r5, [sp, #116]
    eor.w r5, r1, r5, ror #3
    bic.w r1, r8, lr, ror #26
    eor.w r1, r2, r1, ror #21
    str.w r1, [sp, #136]
    eor.w r1, r9, r1, ror #1
    bic.w r9, r12, r8, ror #8
    eor.w r9, lr, r9, ror #30
    str.w r9, [sp, #164]
    eor.w r9, r7, r9, ror #8
    bic.w r7, r6, r12, ror #4
    eor.w r7, r8, r7, ror #20
    str.w r7, [sp, #28]
    eor.w r7, r10, r7, ror #13
    bic.w r6, r2, r6, ror #9
    eor.w r6, r12, r6, ror #19
    str.w r6, [sp, #52]
    eor.w r6, r3, r6, ror #19

    /* round 1: row 0, half 0 */
    ldr.w r3, [sp, #0]
    ldr.w r12, [sp, #68]
    ldr.w r2, [sp, #92]
    ldr.w r10, [sp, #156]
    ldr.w r8, [sp, #180]
    eor.w r3, r11, r3, ror #20
    eor.w r12, r0, r12, ror #18
    vmov lr, s12
    eor.w r2, lr, r2, ror #26
    eor.w r10, r4, r10, ror #27
    vmov lr, s13
    eor.w r8, lr, r8, ror #30
    bic.w lr, r3, r8, ror #5
    eor.w lr, r10, lr, ror #13
    str.w lr, [sp, #156]
    eor.w lr, r1, lr, ror #12
    bic.w r1, r12, r3, ror #16
    eor.w r1, r8, r1, ror #11
    str.w r1, [sp, #180]
    eor.w r1, r9, r1, ror #22
    bic.w r9, r2, r12, ror #24
    eor.w r9, r3, r9, ror #24
    vmov r3, s24
    eor.w r9, r9, r3, ror #30
    str.w r9, [sp, #0]
    eor.w r9, r7, r9, ror #16
    bic.w r7, r10, r2, ror #5
    eor.w r7, r12, r7, ror #3
    str.w r7, [sp, #68]
    eor.w r7, r6, r7, ror #14
    bic.w r10, r8, r10, ror #14
    eor.w r10, r2, r10, ror #13
    str.w r10, [sp, #92]
    eor.w r10, r5, r10, ror #10

    /* round 1: row 3, half 0 */
    ldr.w r5, [sp, #196]
    ldr.w r2, [sp, #20]
    ldr.w r8, [sp, #44]
    ldr.w r6, [sp, #104]
    ldr.w r12, [sp, #132]
    vmov r3, s6
    eor.w r5, r3, r5, ror #7
    eor.w r2, r11, r2, ror #6
    eor.w r8, r0, r8, ror #23
    vmov r11, s12
    eor.w r6, r11, r6, ror #16
    vmov r11, s9
    eor.w r12, r11, r12, ror #13
    bic.w r11, r5, r12, ror #10
    eor.w r11, r6, r11, ror #18
    str.w r11, [sp, #132]
    eor.w r11, lr, r11, ror #31
    bic.w lr, r2, r5, ror #10
    eor.w lr, r12, lr, ror #12
    str.w lr, [sp, #196]
    eor.w lr, r1, lr, ror #19
    bic.w r1, r8, r2, ror #13
    eor.w r1, r5, r1, ror #9
    str.w r1, [sp, #20]
    eor.w r1, r9, r1, ror #8
    bic.w r9, r6, r8, ror #27
    eor.w r9, r2, r9, ror #24
    str.w r9, [sp, #44]
    eor.w r9, r7, r9, ror #12
    bic.w r6, r12, r6, ror #4
    eor.w r6, r8, r6, ror #1
    str.w r6, [sp, #104]
    eor.w r6, r10, r6, ror #19

    /* round 1: row 1, half 1 */
    ldr.w r10, [sp, #144]
    ldr.w r8, [sp, #172]
    ldr.w r12, [sp, #32]
    ldr.w r7, [sp, #56]
    ldr.w r2, [sp, #80]
    eor.w r10, r4, r10, ror #12
    eor.w r8, r3, r8, ror #28
    vmov r5, s10
    eor.w r12, r5, r12, ror #2
    eor.w r7, r0, r7, ror #28
    vmov s1, r9
    vmov r9, s3
    eor.w r2, r9, r2, ror #8
    vmov s8, r1
    bic.w r1, r10, r2, ror #10
    eor.w r1, r7, r1
    str.w r1, [sp, #144]
    vmov s7, r11
    bic.w r11, r8, r10, ror #20
    eor.w r11, r2, r11, ror #2
    str.w r11, [sp, #172]
    vmov s2, lr
    bic.w lr, r12, r8, ror #29
    eor.w lr, r10, lr, ror #15
    str.w lr, [sp, #32]
    bic.w r10, r7, r12, ror #15
    eor.w r10, r8, r10, ror #20
    str.w r10, [sp, #56]
    bic.w r7, r2, r7, ror #22
    eor.w r7, r12, r7, ror #27
    str.w r7, [sp, #80]

    /* round 1: row 2, half 1 */
    vmov s0, r6
    ldr.w r12, [sp, #48]
    ldr.w r2, [sp, #112]
    ldr.w r8, [sp, #140]
    ldr.w r6, [sp, #160]
    ldr.w r5, [sp, #24]
    eor.w r12, r0, r12, ror #15
    vmov r0, s12
    eor.w r2, r0, r2, ror #5
    vmov r0, s9
    eor.w r8, r0, r8
    eor.w r6, r3, r6, ror #10
    vmov r3, s5
    eor.w r5, r3, r5, ror #16
    bic.w r0, r6, r8, ror #16
    eor.w r0, r2, r0, ror #23
    str.w r0, [sp, #48]
    eor.w r0, r10, r0, ror #15
    bic.w r10, r5, r6, ror #27
    eor.w r10, r8, r10, ror #21
    str.w r10, [sp, #112]
    eor.w r10, r7, r10, ror #19
    bic.w r7, r12, r5, ror #1
    eor.w r7, r6, r7, ror #4
    str.w r7, [sp, #140]
    eor.w r7, r1, r7, ror #18
    bic.w r1, r2, r12, ror #27
    eor.w r1, r5, r1, ror #4
    str.w r1, [sp, #160]
    eor.w r1, r11, r1, ror #13
    bic.w r2, r8, r2, ror #25
    eor.w r2, r12, r2, ror #12
    str.w r2, [sp, #24]
    eor.w r2, lr, r2, ror #22

    /* round 1: row 3, half 1 */
    ldr.w lr, [sp, #192]
    ldr.w r12, [sp, #16]
    ldr.w r8, [sp, #40]
    ldr.w r11, [sp, #108]
    ldr.w r5, [sp, #128]
    vmov r6, s13
    eor.w lr, r6, lr, ror #15
    eor.w r12, r3, r12, ror #14
    vmov r3, s11
    eor.w r8, r3, r8, ror #30
    eor.w r11, r9, r11, ror #14
    eor.w r5, r4, r5, ror #2
    bic.w r4, r11, r8, ror #8
    eor.w r4, r12, r4, ror #19
    str.w r4, [sp, #40]
    eor.w r4, r0, r4, ror #2
    bic.w r0, r5, r11, ror #15
    eor.w r0, r8, r0, ror #9
    str.w r0, [sp, #108]
    eor.w r0, r10, r0, ror #26
    bic.w r10, lr, r5, ror #3
    eor.w r10, r11, r10, ror #14
    str.w r10, [sp, #128]
    eor.w r10, r7, r10, ror #1
    bic.w r7, r12, lr, ror #1
    eor.w r7, r5, r7, ror #28
    str.w r7, [sp, #192]
    eor.w r7, r1, r7, ror #8
    bic.w r12, r8, r12, ror #5
    eor.w r12, lr, r12, ror #26
    str.w r12, [sp, #16]
    eor.w r12, r2, r12, ror #15

    /* round 1: row 4, half 1 */
    ldr.w r2, [sp, #96]
    ldr.w lr, [sp, #120]
    ldr.w r8, [sp, #184]
    ldr.w r1, [sp, #8]
    ldr.w r5, [sp, #76]
    vmov r11, s12
    eor.w r2, r11, r2, ror #29
    vmov r11, s9
    eor.w lr, r11, lr, ror #14
    eor.w r8, r6, r8, ror #31
    vmov r6, s10
    eor.w r1, r6, r1, ror #6
    eor.w r5, r3, r5, ror #27
    bic.w r6, r1, r8, ror #13
    eor.w r6, lr, r6, ror #9
    str.w r6, [sp, #76]
    eor.w r6, r4, r6, ror #7
    bic.w r4, r5, r1, ror #15
    eor.w r4, r8, r4, ror #4
    str.w r4, [sp, #96]
    eor.w r4, r0, r4, ror #26
    bic.w r0, r2, r5, ror #14
    eor.w r0, r1, r0, ror #3
    str.w r0, [sp, #120]
    eor.w r0, r10, r0, ror #28
    bic.w r10, lr, r2, ror #12
    eor.w r10, r5, r10, ror #6
    str.w r10, [sp, #184]
    eor.w r10, r7, r10, ror #3
    bic.w lr, r8, lr, ror #10
    eor.w lr, r2, lr, ror #10
    str.w lr, [sp, #8]
    eor.w lr, r12, lr, ror #31

    /* round 1: row 0, half 1 */
    ldr.w r12, [sp, #4]
    ldr.w r2, [sp, #64]
    ldr.w r8, [sp, #88]
    ldr.w r7, [sp, #152]
    ldr.w r5, [sp, #176]
    vmov r1, s5
    eor.w r12, r1, r12, ror #16
    eor.w r2, r3, r2, ror #12
    eor.w r8, r9, r8, ror #7
    eor.w r7, r11, r7, ror #25
    vmov r11, s6
    eor.w r5, r11, r5, ror #28
    bic.w r11, r2, r12, ror #8
    eor.w r11, r5, r11, ror #9
    str.w r11, [sp, #176]
    eor.w r11, r10, r11, ror #5
    bic.w r10, r8, r2, ror #5
    eor.w r10, r12, r10, ror #19
    vmov r9, s25
    eor.w r10, r10, r9, ror #14
    str.w r10, [sp, #4]
    eor.w r10, lr, r10
    bic.w lr, r7, r8, ror #15
    eor.w lr, r2, lr, ror #12
    str.w lr, [sp, #64]
    eor.w lr, r6, lr, ror #12
    bic.w r6, r5, r7, ror #21
    eor.w r6, r8, r6, ror #28
    str.w r6, [sp, #88]
    eor.w r6, r4, r6, ror #4
    bic.w r5, r12, r5, ror #15
    eor.w r5, r7, r5, ror #28
    str.w r5, [sp, #152]
    eor.w r5, r0, r5, ror #4

    /* round 2: theta */
    vmov r0, s0
    eor.w r7, r10, r0, ror #30
    vmov r12, s2
    eor.w r4, r6, r12, ror #16
    eor.w r12, lr, r12, ror #20
    vmov r8, s7
    eor.w lr, lr, r8, ror #11
    vmov r2, s8
    eor.w r9, r2, r5
    vmov r3, s1
    eor.w r5, r5, r3, ror #19
    eor.w r2, r6, r2, ror #18
    eor.w r3, r3, r11, ror #24
    eor.w r10, r8, r10, ror #8
    eor.w r11, r0, r11, ror #11

    /* round 2: row 3, half 0 */
    vmov s0, r5
    ldr.w r0, [sp, #176]
    ldr.w r8, [sp, #36]
    ldr.w r6, [sp, #52]
    ldr.w r1, [sp, #108]
    ldr.w r5, [sp, #124]
    eor.w r0, r9, r0, ror #15
    eor.w r8, r12, r8, ror #21
    eor.w r6, r2, r6, ror #23
    eor.w r1, lr, r1, ror #29
    eor.w r5, r11, r5, ror #13
    vmov s7, r9
    bic.w r9, r5, r1, ror #2
    eor.w r9, r6, r9, ror #25
    str.w r9, [sp, #108]
    vmov s1, r7
    bic.w r7, r0, r5, ror #16
    eor.w r7, r1, r7, ror #14
    str.w r7, [sp, #124]
    vmov s8, r3
    bic.w r3, r8, r0, ror #25
    eor.w r3, r5, r3, ror #23
    str.w r3, [sp, #176]
    bic.w r5, r6, r8, ror #16
    eor.w r5, r0, r5, ror #23
    str.w r5, [sp, #36]
    bic.w r6, r1, r6, ror #5
    eor.w r6, r8, r6, ror #11
    str.w r6, [sp, #52]

    /* round 2: row 0, half 0 */
    vmov s2, r11
    vmov s6, r6
    ldr.w r8, [sp, #0]
    ldr.w r1, [sp, #60]
    ldr.w r0, [sp, #112]
    ldr.w r11, [sp, #128]
    ldr.w r6, [sp, #188]
    eor.w r8, r12, r8, ror #5
    eor.w r1, r2, r1, ror #4
    eor.w r0, lr, r0, ror #22
    eor.w r11, r4, r11, ror #18
    eor.w r6, r10, r6, ror #30
    vmov s9, r2
    bic.w r2, r6, r11, ror #20
    eor.w r2, r0, r2, ror #26
    str.w r2, [sp, #112]
    eor.w r2, r9, r2, ror #13
    bic.w r9, r8, r6, ror #5
    eor.w r9, r11, r9, ror #7
    str.w r9, [sp, #128]
    eor.w r9, r7, r9
    bic.w r7, r1, r8, ror #19
    eor.w r7, r6, r7, ror #8
    str.w r7, [sp, #188]
    eor.w r7, r3, r7, ror #14
    bic.w r3, r0, r1, ror #2
    eor.w r3, r8, r3, ror #11
    vmov r8, s26
    eor.w r3, r3, r8, ror #3
    str.w r3, [sp, #0]
    eor.w r3, r5, r3, ror #25
    bic.w r0, r11, r0, ror #18
    eor.w r0, r1, r0, ror #12
    str.w r0, [sp, #60]
    vmov r1, s6
    eor.w r0, r1, r0, ror #31

    /* round 2: row 1, half 0 */
    vmov s6, r12
    ldr.w r1, [sp, #156]
    ldr.w r11, [sp, #168]
    ldr.w r5, [sp, #24]
    ldr.w r8, [sp, #40]
    ldr.w r6, [sp, #96]
    vmov r12, s2
    eor.w r1, r12, r1, ror #5
    eor.w r11, r10, r11, ror #8
    vmov r12, s8
    eor.w r5, r12, r5, ror #4
    vmov r12, s1
    eor.w r8, r12, r8, ror #14
    eor.w r6, lr, r6, ror #29
    vmov s3, lr
    bic.w lr, r8, r5, ror #7
    eor.w lr, r11, lr, ror #28
    str.w lr, [sp, #40]
    eor.w lr, r0, lr, ror #20
    bic.w r0, r6, r8, ror #28
    eor.w r0, r5, r0, ror #29
    str.w r0, [sp, #96]
    eor.w r0, r2, r0, ror #7
    bic.w r2, r1, r6, ror #29
    eor.w r2, r8, r2, ror #7
    str.w r2, [sp, #156]
    eor.w r2, r9, r2, ror #5
    bic.w r9, r11, r1, ror #3
    eor.w r9, r6, r9
    str.w r9, [sp, #168]
    eor.w r9, r7, r9, ror #11
    bic.w r11, r5, r11, ror #29
    eor.w r11, r1, r11
    str.w r11, [sp, #24]
    eor.w r11, r3, r11, ror #30

    /* round 2: row 2, half 0 */
    ldr.w r3, [sp, #64]
    ldr.w r1, [sp, #84]
    ldr.w r5, [sp, #140]
    ldr.w r7, [sp, #196]
    ldr.w r6, [sp, #12]
    eor.w r3, r12, r3, ror #24
    vmov r8, s0
    eor.w r1, r8, r1, ror #31
    eor.w r5, r4, r5, ror #3
    eor.w r7, r10, r7, ror #27
    vmov r12, s6
    eor.w r6, r12, r6, ror #30
    bic.w r12, r5, r1, ror #26
    eor.w r12, r3, r12, ror #3
    str.w r12, [sp, #12]
    eor.w r12, r11, r12, ror #13
    bic.w r11, r7, r5, ror #15
    eor.w r11, r1, r11, ror #23
    str.w r11, [sp, #64]
    eor.w r11, lr, r11, ror #3
    bic.w lr, r6, r7, ror #17
    eor.w lr, r5, lr
    str.w lr, [sp, #84]
    eor.w lr, r0, lr, ror #25
    bic.w r0, r3, r6, ror #3
    eor.w r0, r7, r0, ror #12
    str.w r0, [sp, #140]
    eor.w r0, r2, r0, ror #15
    bic.w r3, r1, r3, ror #3
    eor.w r3, r6, r3, ror #26
    str.w r3, [sp, #196]
    eor.w r3, r9, r3

    /* round 2: row 4, half 0 */
    ldr.w r9, [sp, #92]
    ldr.w r6, [sp, #144]
    ldr.w r1, [sp, #160]
    ldr.w r2, [sp, #16]
    ldr.w r7, [sp, #72]
    eor.w r9, r8, r9, ror #9
    eor.w r6, r4, r6, ror #17
    vmov r5, s7
    eor.w r1, r5, r1, ror #23
    vmov r8, s8
    eor.w r2, r8, r2, ror #29
    vmov r8, s9
    eor.w r7, r8, r7, ror #4
    bic.w r8, r7, r2, ror #16
    eor.w r8, r1, r8, ror #1
    str.w r8, [sp, #92]
    eor.w r8, lr, r8, ror #3
    bic.w lr, r9, r7, ror #13
    eor.w lr, r2, lr, ror #3
    str.w lr, [sp, #144]
    eor.w lr, r0, lr, ror #25
    bic.w r0, r6, r9, ror #13
    eor.w r0, r7, r0, ror #6
    str.w r0, [sp, #160]
    eor.w r0, r3, r0, ror #11
    bic.w r3, r1, r6, ror #7
    eor.w r3, r9, r3, ror #12
    str.w r3, [sp, #16]
    eor.w r3, r12, r3, ror #14
    bic.w r1, r2, r1, ror #15
    eor.w r1, r6, r1, ror #10
    str.w r1, [sp, #72]
    eor.w r1, r11, r1, ror #26

    /* round 2: row 1, half 1 */
    ldr.w r11, [sp, #152]
    ldr.w r6, [sp, #172]
    ldr.w r2, [sp, #28]
    ldr.w r12, [sp, #44]
    ldr.w r9, [sp, #100]
    eor.w r11, r4, r11, ror #21
    eor.w r6, r5, r6, ror #10
    vmov r7, s6
    eor.w r2, r7, r2, ror #2
    vmov s11, r1
    vmov r1, s9
    eor.w r12, r1, r12, ror #16
    vmov r1, s0
    eor.w r9, r1, r9, ror #3
    vmov s5, lr
    bic.w lr, r6, r11, ror #11
    eor.w lr, r9, lr, ror #21
    str.w lr, [sp, #172]
    vmov s10, r8
    bic.w r8, r2, r6, ror #12
    eor.w r8, r11, r8, ror #9
    str.w r8, [sp, #28]
    vmov s13, r3
    bic.w r3, r12, r2, ror #18
    eor.w r3, r6, r3, ror #2
    str.w r3, [sp, #44]
    bic.w r6, r9, r12, ror #23
    eor.w r6, r2, r6, ror #23
    str.w r6, [sp, #100]
    bic.w r9, r11, r9
    eor.w r9, r12, r9, ror #9
    str.w r9, [sp, #152]

    /* round 2: row 3, half 1 */
    vmov s12, r0
    ldr.w r12, [sp, #180]
    ldr.w r11, [sp, #32]
    ldr.w r2, [sp, #48]
    ldr.w r0, [sp, #104]
    ldr.w r5, [sp, #120]
    eor.w r12, r10, r12, ror #30
    vmov r7, s8
    eor.w r11, r7, r11, ror #14
    vmov r7, s1
    eor.w r2, r7, r2, ror #27
    eor.w r0, r1, r0, ror #18
    eor.w r5, r4, r5, ror #13
    bic.w r4, r0, r2, ror #3
    eor.w r4, r11, r4, ror #24
    str.w r4, [sp, #48]
    eor.w r4, r3, r4, ror #10
    bic.w r3, r5, r0, ror #5
    eor.w r3, r2, r3, ror #24
    str.w r3, [sp, #104]
    eor.w r3, r6, r3, ror #17
    bic.w r6, r12, r5, ror #9
    eor.w r6, r0, r6, ror #18
    str.w r6, [sp, #120]
    eor.w r6, r9, r6
    bic.w r9, r11, r12, ror #10
    eor.w r9, r5, r9, ror #13
    str.w r9, [sp, #180]
    eor.w r9, lr, r9, ror #18
    bic.w r11, r2, r11, ror #5
    eor.w r11, r12, r11, ror #17
    str.w r11, [sp, #32]
    eor.w r11, r8, r11, ror #9

    /* round 2: row 4, half 1 */
    ldr.w r8, [sp, #88]
    ldr.w r12, [sp, #148]
    ldr.w r2, [sp, #164]
    ldr.w lr, [sp, #20]
    ldr.w r5, [sp, #76]
    vmov r0, s3
    eor.w r8, r0, r8, ror #7
    vmov r0, s2
    eor.w r12, r0, r12, ror #25
    eor.w r2, r10, r2, ror #16
    vmov r10, s6
    eor.w lr, r10, lr, ror #29
    eor.w r5, r7, r5, ror #19
    bic.w r10, lr, r2, ror #13
    eor.w r10, r12, r10, ror #20
    str.w r10, [sp, #76]
    eor.w r10, r4, r10, ror #13
    bic.w r4, r5, lr, ror #24
    eor.w r4, r2, r4, ror #27
    str.w r4, [sp, #88]
    eor.w r4, r3, r4, ror #26
    bic.w r3, r8, r5, ror #18
    eor.w r3, lr, r3, ror #22
    str.w r3, [sp, #148]
    eor.w r3, r6, r3, ror #31
    bic.w r6, r12, r8, ror #10
    eor.w r6, r5, r6, ror #4
    str.w r6, [sp, #164]
    eor.w r6, r9, r6, ror #30
    bic.w r12, r2, r12, ror #31
    eor.w r12, r8, r12, ror #23
    str.w r12, [sp, #20]
    eor.w r12, r11, r12, ror #12

    /* round 2: row 0, half 1 */
    ldr.w r11, [sp, #4]
    ldr.w r8, [sp, #56]
    ldr.w r2, [sp, #116]
    ldr.w r9, [sp, #132]
    ldr.w r5, [sp, #184]
    vmov lr, s8
    eor.w r11, lr, r11, ror #14
    eor.w r8, r7, r8, ror #12
    eor.w r2, r1, r2, ror #2
    eor.w r9, r0, r9, ror #24
    vmov r1, s7
    eor.w r5, r1, r5, ror #13
    bic.w r7, r11, r5, ror #7
    eor.w r7, r9, r7, ror #30
    str.w r7, [sp, #132]
    eor.w r7, r3, r7, ror #28
    bic.w r3, r8, r11, ror #8
    eor.w r3, r5, r3, ror #17
    str.w r3, [sp, #184]
    eor.w r3, r6, r3, ror #24
    bic.w r6, r2, r8
    eor.w r6, r11, r6, ror #24
    vmov r11, s27
    eor.w r6, r6, r11, ror #28
    str.w r6, [sp, #4]
    eor.w r6, r12, r6, ror #17
    bic.w r12, r9, r2, ror #22
    eor.w r12, r8, r12, ror #10
    str.w r12, [sp, #56]
    eor.w r12, r10, r12, ror #20
    bic.w r9, r5, r9, ror #27
    eor.w r9, r2, r9, ror #15
    str.w r9, [sp, #116]
    eor.w r9, r4, r9

    /* round 2: row 2, half 1 */
    ldr.w r4, [sp, #68]
    ldr.w r2, [sp, #80]
    ldr.w r5, [sp, #136]
    ldr.w r10, [sp, #192]
    ldr.w r8, [sp, #8]
    vmov r11, s9
    eor.w r4, r11, r4, ror #18
    vmov r11, s3
    eor.w r2, r11, r2, ror #3
    eor.w r5, r0, r5, ror #26
    eor.w r10, r1, r10, ror #18
    eor.w r8, lr, r8, ror #13
    bic.w lr, r4, r8, ror #27
    eor.w lr, r10, lr, ror #18
    str.w lr, [sp, #136]
    eor.w lr, r7, lr, ror #4
    bic.w r7, r2, r4, ror #5
    eor.w r7, r8, r7
    str.w r7, [sp, #192]
    eor.w r7, r3, r7, ror #8
    bic.w r3, r5, r2, ror #23
    eor.w r3, r4, r3, ror #4
    str.w r3, [sp, #8]
    eor.w r3, r6, r3, ror #13
    bic.w r6, r10, r5, ror #22
    eor.w r6, r2, r6, ror #19
    str.w r6, [sp, #68]
    eor.w r6, r12, r6, ror #19
    bic.w r10, r8, r10, ror #19
    eor.w r10, r5, r10, ror #23
    str.w r10, [sp, #80]
    eor.w r10, r9, r10, ror #8

    /* round 3: theta */
    vmov r9, s12
    eor.w r5, r9, r6, ror #19
    vmov r8, s13
    eor.w r12, r10, r8, ror #9
    vmov r2, s10
    eor.w r4, r3, r2, ror #8
    vmov r1, s5
    eor.w r6, r6, r1, ror #14
    eor.w r2, r7, r2, ror #9
    eor.w r1, r3, r1, ror #4
    vmov r3, s11
    eor.w r0, lr, r3, ror #2
    eor.w r9, r10, r9, ror #24
    eor.w lr, r8, lr, ror #6
    eor.w r3, r7, r3, ror #24

    /* round 3: row 3, half 0 */
    vmov s11, r3
    ldr.w r7, [sp, #184]
    ldr.w r8, [sp, #24]
    ldr.w r10, [sp, #64]
    ldr.w r11, [sp, #104]
    ldr.w r3, [sp, #144]
    eor.w r7, lr, r7, ror #7
    eor.w r8, r5, r8, ror #14
    eor.w r10, r12, r10, ror #19
    eor.w r11, r6, r11, ror #5
    eor.w r3, r2, r3, ror #29
    vmov s13, lr
    bic.w lr, r8, r7, ror #20
    eor.w lr, r3, lr, ror #12
    str.w lr, [sp, #184]
    vmov s12, r2
    bic.w r2, r10, r8, ror #12
    eor.w r2, r7, r2
    str.w r2, [sp, #24]
    vmov s5, r6
    bic.w r6, r11, r10, ror #22
    eor.w r6, r8, r6, ror #30
    str.w r6, [sp, #64]
    bic.w r8, r3, r11, ror #10
    eor.w r8, r10, r8
    str.w r8, [sp, #104]
    bic.w r3, r7, r3
    eor.w r3, r11, r3, ror #22
    str.w r3, [sp, #144]

    /* round 3: row 2, half 0 */
    vmov s10, r12
    vmov s8, lr
    ldr.w r11, [sp, #56]
    ldr.w r7, [sp, #96]
    ldr.w r10, [sp, #136]
    ldr.w r12, [sp, #176]
    ldr.w lr, [sp, #16]
    eor.w r11, r4, r11, ror #9
    eor.w r7, r0, r7, ror #25
    eor.w r10, r9, r10, ror #18
    eor.w r12, r1, r12, ror #2
    eor.w lr, r5, lr, ror #30
    vmov s7, r0
    bic.w r0, r10, r7, ror #23
    eor.w r0, r11, r0, ror #29
    str.w r0, [sp, #16]
    eor.w r0, r2, r0, ror #28
    bic.w r2, r12, r10, ror #1
    eor.w r2, r7, r2, ror #8
    str.w r2, [sp, #56]
    eor.w r2, r6, r2, ror #4
    bic.w r6, lr, r12, ror #3
    eor.w r6, r10, r6, ror #28
    str.w r6, [sp, #96]
    eor.w r6, r8, r6, ror #25
    bic.w r8, r11, lr, ror #25
    eor.w r8, r12, r8, ror #4
    str.w r8, [sp, #136]
    eor.w r8, r3, r8, ror #14
    bic.w r11, r7, r11, ror #12
    eor.w r11, lr, r11, ror #27
    str.w r11, [sp, #176]
    vmov lr, s8
    eor.w r11, lr, r11, ror #21

    /* round 3: row 0, half 0 */
    ldr.w lr, [sp, #0]
    ldr.w r7, [sp, #40]
    ldr.w r3, [sp, #80]
    ldr.w r12, [sp, #120]
    ldr.w r10, [sp, #160]
    eor.w lr, r5, lr, ror #9
    vmov s8, r5
    vmov r5, s10
    eor.w r7, r5, r7, ror #4
    vmov r5, s5
    eor.w r3, r5, r3, ror #28
    eor.w r12, r9, r12, ror #14
    eor.w r10, r1, r10, ror #13
    bic.w r5, r12, r3, ror #1
    eor.w r5, r7, r5, ror #12
    str.w r5, [sp, #40]
    eor.w r5, r2, r5, ror #3
    bic.w r2, r10, r12, ror #6
    eor.w r2, r3, r2, ror #25
    str.w r2, [sp, #80]
    eor.w r2, r6, r2, ror #28
    bic.w r6, lr, r10, ror #23
    eor.w r6, r12, r6, ror #3
    str.w r6, [sp, #120]
    eor.w r6, r8, r6, ror #17
    bic.w r8, r7, lr, ror #15
    eor.w r8, r10, r8, ror #26
    str.w r8, [sp, #160]
    eor.w r8, r11, r8, ror #21
    bic.w r7, r3, r7, ror #19
    eor.w r7, lr, r7, ror #30
    vmov lr, s28
    eor.w r7, r7, lr, ror #12
    str.w r7, [sp, #0]
    eor.w r7, r0, r7, ror #30

    /* round 3: row 1, half 0 */
    ldr.w r0, [sp, #128]
    ldr.w lr, [sp, #168]
    ldr.w r3, [sp, #8]
    ldr.w r11, [sp, #48]
    ldr.w r10, [sp, #88]
    vmov r12, s12
    eor.w r0, r12, r0, ror #4
    eor.w lr, r1, lr, ror #13
    vmov r12, s11
    eor.w r3, r12, r3, ror #13
    eor.w r11, r4, r11, ror #31
    vmov r12, s5
    eor.w r10, r12, r10, ror #14
    bic.w r12, r11, r3, ror #21
    eor.w r12, lr, r12, ror #20
    str.w r12, [sp, #48]
    eor.w r12, r5, r12, ror #6
    bic.w r5, r10, r11, ror #19
    eor.w r5, r3, r5, ror #24
    str.w r5, [sp, #88]
    eor.w r5, r2, r5, ror #27
    bic.w r2, r0, r10, ror #5
    eor.w r2, r11, r2, ror #8
    str.w r2, [sp, #128]
    eor.w r2, r6, r2, ror #28
    bic.w r6, lr, r0, ror #28
    eor.w r6, r10, r6, ror #31
    str.w r6, [sp, #168]
    eor.w r6, r8, r6, ror #19
    bic.w lr, r3, lr, ror #23
    eor.w lr, r0, lr, ror #13
    str.w lr, [sp, #8]
    eor.w lr, r7, lr, ror #14

    /* round 3: row 4, half 0 */
    ldr.w r7, [sp, #112]
    ldr.w r0, [sp, #152]
    ldr.w r3, [sp, #192]
    ldr.w r8, [sp, #32]
    ldr.w r10, [sp, #72]
    vmov r11, s7
    eor.w r7, r11, r7, ror #31
    eor.w r0, r9, r0, ror #14
    vmov r11, s13
    eor.w r3, r11, r3, ror #23
    vmov r11, s11
    eor.w r8, r11, r8, ror #9
    vmov r11, s10
    eor.w r10, r11, r10, ror #10
    bic.w r11, r10, r8, ror #4
    eor.w r11, r3, r11, ror #10
    str.w r11, [sp, #112]
    eor.w r11, r5, r11, ror #26
    bic.w r5, r7, r10, ror #16
    eor.w r5, r8, r5, ror #12
    str.w r5, [sp, #152]
    eor.w r5, r2, r5, ror #30
    bic.w r2, r0, r7, ror #10
    eor.w r2, r10, r2, ror #6
    str.w r2, [sp, #192]
    eor.w r2, r6, r2, ror #4
    bic.w r6, r3, r0, ror #16
    eor.w r6, r7, r6, ror #6
    str.w r6, [sp, #32]
    eor.w r6, lr, r6, ror #20
    bic.w r3, r8, r3, ror #18
    eor.w r3, r0, r3, ror #30
    str.w r3, [sp, #72]
    eor.w r3, r12, r3, ror #30

    /* round 3: row 3, half 1 */
    ldr.w r12, [sp, #188]
    ldr.w r0, [sp, #28]
    ldr.w r8, [sp, #68]
    ldr.w lr, [sp, #108]
    ldr.w r7, [sp, #148]
    eor.w r12, r1, r12, ror #16
    vmov r10, s11
    eor.w r0, r10, r0
    eor.w r8, r4, r8, ror #8
    vmov s2, r11
    vmov r11, s7
    eor.w lr, r11, lr, ror #18
    eor.w r7, r9, r7, ror #13
    vmov s3, r5
    bic.w r5, r12, r7, ror #27
    eor.w r5, lr, r5, ror #3
    str.w r5, [sp, #148]
    vmov s9, r2
    bic.w r2, r0, r12, ror #4
    eor.w r2, r7, r2, ror #1
    str.w r2, [sp, #188]
    vmov s0, r6
    bic.w r6, r8, r0, ror #19
    eor.w r6, r12, r6, ror #9
    str.w r6, [sp, #28]
    bic.w r12, lr, r8, ror #12
    eor.w r12, r0, r12, ror #1
    str.w r12, [sp, #68]
    bic.w lr, r7, lr, ror #2
    eor.w lr, r8, lr, ror #18
    str.w lr, [sp, #108]

    /* round 3: row 1, half 1 */
    vmov s1, r3
    ldr.w r8, [sp, #132]
    ldr.w r7, [sp, #172]
    ldr.w r0, [sp, #12]
    ldr.w r3, [sp, #52]
    ldr.w r10, [sp, #92]
    eor.w r8, r9, r8, ror #10
    vmov r9, s13
    eor.w r7, r9, r7, ror #15
    vmov r9, s8
    eor.w r0, r9, r0, ror #29
    vmov r9, s10
    eor.w r3, r9, r3, ror #16
    eor.w r10, r11, r10, ror #21
    bic.w r9, r7, r8, ror #20
    eor.w r9, r10, r9, ror #15
    str.w r9, [sp, #172]
    eor.w r9, r2, r9, ror #11
    bic.w r2, r0, r7, ror #7
    eor.w r2, r8, r2, ror #5
    str.w r2, [sp, #12]
    eor.w r2, r6, r2, ror #9
    bic.w r6, r3, r0, ror #14
    eor.w r6, r7, r6, ror #11
    str.w r6, [sp, #52]
    eor.w r6, r12, r6, ror #25
    bic.w r12, r10, r3, ror #26
    eor.w r12, r0, r12, ror #24
    str.w r12, [sp, #92]
    eor.w r12, lr, r12, ror #5
    bic.w r10, r8, r10, ror #29
    eor.w r10, r3, r10, ror #9
    str.w r10, [sp, #132]
    eor.w r10, r5, r10, ror #3

    /* round 3: row 4, half 1 */
    ldr.w r5, [sp, #116]
    ldr.w r3, [sp, #156]
    ldr.w r8, [sp, #196]
    ldr.w lr, [sp, #36]
    ldr.w r0, [sp, #76]
    vmov r7, s5
    eor.w r5, r7, r5, ror #20
    vmov r7, s12
    eor.w r3, r7, r3, ror #9
    eor.w r8, r1, r8, ror #2
    vmov r1, s8
    eor.w lr, r1, lr, ror #16
    eor.w r0, r4, r0, ror #2
    bic.w r1, r3, r5, ror #18
    eor.w r1, r0, r1, ror #5
    str.w r1, [sp, #196]
    eor.w r1, r9, r1, ror #18
    bic.w r9, r8, r3, ror #24
    eor.w r9, r5, r9, ror #22
    str.w r9, [sp, #36]
    eor.w r9, r2, r9, ror #4
    bic.w r2, lr, r8, ror #31
    eor.w r2, r3, r2, ror #9
    str.w r2, [sp, #76]
    eor.w r2, r6, r2, ror #22
    bic.w r6, r0, lr, ror #14
    eor.w r6, r8, r6, ror #19
    str.w r6, [sp, #116]
    eor.w r6, r12, r6, ror #17
    bic.w r0, r5, r0, ror #9
    eor.w r0, lr, r0, ror #9
    str.w r0, [sp, #156]
    eor.w r0, r10, r0, ror #30

    /* round 3: row 0, half 1 */
    ldr.w r10, [sp, #4]
    ldr.w lr, [sp, #44]
    ldr.w r5, [sp, #84]
    ldr.w r12, [sp, #124]
    ldr.w r8, [sp, #164]
    vmov r3, s11
    eor.w r10, r3, r10, ror #17
    eor.w lr, r4, lr, ror #21
    eor.w r5, r11, r5, ror #11
    eor.w r12, r7, r12, ror #4
    vmov r11, s13
    eor.w r8, r11, r8, ror #13
    bic.w r4, r10, r8, ror #10
    eor.w r4, r12, r4, ror #11
    str.w r4, [sp, #124]
    eor.w r4, r0, r4, ror #6
    bic.w r0, lr, r10, ror #22
    eor.w r0, r8, r0
    str.w r0, [sp, #164]
    eor.w r0, r1, r0, ror #29
    bic.w r1, r5, lr, ror #9
    eor.w r1, r10, r1, ror #1
    vmov r10, s29
    eor.w r1, r1, r10, ror #13
    str.w r1, [sp, #4]
    eor.w r1, r9, r1, ror #14
    bic.w r9, r12, r5, ror #12
    eor.w r9, lr, r9, ror #11
    str.w r9, [sp, #44]
    eor.w r9, r2, r9, ror #28
    bic.w r12, r8, r12, ror #11
    eor.w r12, r5, r12, ror #9
    str.w r12, [sp, #84]
    eor.w r12, r6, r12, ror #6

    /* round 3: row 2, half 1 */
    ldr.w r6, [sp, #60]
    ldr.w r5, [sp, #100]
    ldr.w r8, [sp, #140]
    ldr.w r2, [sp, #180]
    ldr.w lr, [sp, #20]
    vmov r10, s10
    eor.w r6, r10, r6, ror #15
    vmov r10, s5
    eor.w r5, r10, r5, ror #20
    eor.w r8, r7, r8, ror #19
    eor.w r2, r11, r2, ror #1
    eor.w lr, r3, lr, ror #12
    bic.w r3, r6, lr, ror #15
    eor.w r3, r2, r3, ror #27
    str.w r3, [sp, #140]
    eor.w r3, r4, r3, ror #30
    bic.w r4, r5, r6, ror #22
    eor.w r4, lr, r4, ror #27
    str.w r4, [sp, #180]
    eor.w r4, r0, r4, ror #10
    bic.w r0, r8, r5, ror #31
    eor.w r0, r6, r0, ror #11
    str.w r0, [sp, #20]
    eor.w r0, r1, r0, ror #22
    bic.w r1, r2, r8, ror #6
    eor.w r1, r5, r1, ror #27
    str.w r1, [sp, #60]
    eor.w r1, r9, r1, ror #4
    bic.w r2, lr, r2, ror #22
    eor.w r2, r8, r2, ror #4
    str.w r2, [sp, #100]
    eor.w r2, r12, r2, ror #24
    vmov r10, s9
    vmov s4, r10

    /* until all constants are used */
    vmov r5, s30
    vmov r6, s31
    cmp.w r5, r6
    bne.w 1b

    /* the state, its words turned back */
    ldr.w r0, [sp, #264]
    ldr.w r1, [sp, #0]
    ldr.w r2, [sp, #40]
    ldr.w r3, [sp, #80]
    ldr.w r4, [sp, #120]
    ldr.w r5, [sp, #160]
    ldr.w r6, [sp, #8]
    ldr.w r7, [sp, #48]
    ldr.w r8, [sp, #88]
    ldr.w r9, [sp, #128]
    ldr.w r10, [sp, #168]
    ror.w r1, r1, #20
    ror.w r2, r2, #5
    ror.w r3, r3, #18
    ror.w r4, r4, #17
    ror.w r5, r5, #11
    ror.w r6, r6, #4
    ror.w r7, r7, #8
    ror.w r8, r8, #17
    ror.w r9, r9, #28
    ror.w r10, r10, #9
    stm.w r0!, {r1-r10}
    ldr.w r1, [sp, #16]
    ldr.w r2, [sp, #56]
    ldr.w r3, [sp, #96]
    ldr.w r4, [sp, #136]
    ldr.w r5, [sp, #176]
    ldr.w r6, [sp, #24]
    ldr.w r7, [sp, #64]
    ldr.w r8, [sp, #104]
    ldr.w r9, [sp, #144]
    ldr.w r10, [sp, #184]
    ror.w r1, r1, #18
    ror.w r2, r2, #6
    ror.w r3, r3, #15
    ror.w r4, r4, #14
    ror.w r5, r5, #11
    ror.w r6, r6, #22
    ror.w r7, r7, #2
    ror.w r8, r8, #22
    ror.w r10, r10, #22
    stm.w r0!, {r1-r10}
    ldr.w r1, [sp, #32]
    ldr.w r2, [sp, #72]
    ldr.w r3, [sp, #112]
    ldr.w r4, [sp, #152]
    ldr.w r5, [sp, #192]
    ldr.w r6, [sp, #4]
    ldr.w r7, [sp, #44]
    ldr.w r8, [sp, #84]
    ldr.w r9, [sp, #124]
    ldr.w r10, [sp, #164]
    ror.w r1, r1, #10
    ror.w r3, r3, #16
    ror.w r4, r4, #30
    ror.w r5, r5, #26
    ror.w r6, r6, #19
    ror.w r7, r7, #29
    ror.w r8, r8, #20
    ror.w r9, r9, #8
    ror.w r10, r10, #29
    stm.w r0!, {r1-r10}
    ldr.w r1, [sp, #12]
    ldr.w r2, [sp, #52]
    ldr.w r3, [sp, #92]
    ldr.w r4, [sp, #132]
    ldr.w r5, [sp, #172]
    ldr.w r6, [sp, #20]
    ldr.w r7, [sp, #60]
    ldr.w r8, [sp, #100]
    ldr.w r9, [sp, #140]
    ldr.w r10, [sp, #180]
    ror.w r1, r1, #14
    ror.w r2, r2, #26
    ror.w r3, r3, #19
    ror.w r4, r4, #5
    ror.w r5, r5, #11
    ror.w r6, r6, #27
    ror.w r7, r7, #5
    ror.w r8, r8, #6
    ror.w r10, r10, #10
    stm.w r0!, {r1-r10}
    ldr.w r1, [sp, #28]
    ldr.w r2, [sp, #68]
    ldr.w r3, [sp, #108]
    ldr.w r4, [sp, #148]
    ldr.w r5, [sp, #188]
    ldr.w r6, [sp, #36]
    ldr.w r7, [sp, #76]
    ldr.w r8, [sp, #116]
    ldr.w r9, [sp, #156]
    ldr.w r10, [sp, #196]
    ror.w r1, r1, #5
    ror.w r2, r2, #1
    ror.w r3, r3, #14
    ror.w r4, r4, #2
    ror.w r6, r6, #9
    ror.w r7, r7, #23
    ror.w r8, r8, #31
    ror.w r10, r10, #18
    stm.w r0!, {r1-r10}
    add.w sp, sp, #200
    vpop {s16-s31}
    pop.w {r0, r4-r11, pc}

#else

    push.w {r0, r4-r11, lr}
    sub.w sp, sp, #328
    adr.w r1, .Lconstants
    add.w r2, r1, #192
    str.w r1, [sp, #320]
    str.w r2, [sp, #324]

    /* column 0, half 0, and its parity */
    ldr.w r1, [r0, #0]
    ldr.w r2, [r0, #20]
    ldr.w r3, [r0, #40]
    ldr.w r4, [r0, #60]
    ldr.w r5, [r0, #80]
    ror.w r1, r1, #2
    ror.w r2, r2, #11
    ror.w r3, r3, #30
    ror.w r4, r4, #8
    ror.w r5, r5, #26
    str.w r1, [sp, #0]
    str.w r2, [sp, #8]
    str.w r3, [sp, #16]
    str.w r4, [sp, #24]
    str.w r5, [sp, #32]
    eor.w r5, r5, r1, ror #24
    eor.w r5, r5, r2, ror #15
    eor.w r5, r5, r3, ror #28
    eor.w r5, r5, r4, ror #18
    str.w r5, [sp, #200]

    /* column 0, half 1, and its parity */
    ldr.w r1, [r0, #100]
    ldr.w r2, [r0, #120]
    ldr.w r3, [r0, #140]
    ldr.w r4, [r0, #160]
    ldr.w r5, [r0, #180]
    ror.w r1, r1, #23
    ror.w r2, r2, #26
    ror.w r3, r3, #13
    ror.w r4, r4, #26
    str.w r1, [sp, #4]
    str.w r2, [sp, #12]
    str.w r3, [sp, #20]
    str.w r4, [sp, #28]
    str.w r5, [sp, #36]
    eor.w r4, r4, r1, ror #3
    eor.w r4, r4, r2
    eor.w r4, r4, r3, ror #13
    eor.w r4, r4, r5, ror #26
    str.w r4, [sp, #220]

    /* column 1, half 0, and its parity */
    ldr.w r1, [r0, #4]
    ldr.w r2, [r0, #24]
    ldr.w r3, [r0, #44]
    ldr.w r4, [r0, #64]
    ldr.w r5, [r0, #84]
    ror.w r1, r1, #3
    ror.w r2, r2, #23
    ror.w r3, r3, #30
    ror.w r4, r4, #20
    ror.w r5, r5, #8
    str.w r1, [sp, #40]
    str.w r2, [sp, #48]
    str.w r3, [sp, #56]
    str.w r4, [sp, #64]
    str.w r5, [sp, #72]
    eor.w r5, r5, r1, ror #5
    eor.w r5, r5, r2, ror #17
    eor.w r5, r5, r3, ror #10
    eor.w r5, r5, r4, ror #20
    str.w r5, [sp, #204]

    /* column 1, half 1, and its parity */
    ldr.w r1, [r0, #104]
    ldr.w r2, [r0, #124]
    ldr.w r3, [r0, #144]
    ldr.w r4, [r0, #164]
    ldr.w r5, [r0, #184]
    ror.w r1, r1, #19
    ror.w r2, r2, #4
    ror.w r3, r3, #4
    ror.w r4, r4, #9
    ror.w r5, r5, #24
    str.w r1, [sp, #44]
    str.w r2, [sp, #52]
    str.w r3, [sp, #60]
    str.w r4, [sp, #68]
    str.w r5, [sp, #76]
    eor.w r4, r4, r1, ror #22
    eor.w r4, r4, r2, ror #5
    eor.w r4, r4, r3, ror #5
    eor.w r4, r4, r5, ror #17
    str.w r4, [sp, #224]

    /* column 2, half 0, and its parity */
    ldr.w r1, [r0, #8]
    ldr.w r2, [r0, #28]
    ldr.w r3, [r0, #48]
    ldr.w r4, [r0, #68]
    ldr.w r5, [r0, #88]
    ror.w r1, r1, #23
    ror.w r2, r2, #25
    ror.w r3, r3, #25
    ror.w r4, r4, #18
    ror.w r5, r5, #14
    str.w r1, [sp, #80]
    str.w r2, [sp, #88]
    str.w r3, [sp, #96]
    str.w r4, [sp, #104]
    str.w r5, [sp, #112]
    eor.w r5, r5, r1, ror #23
    eor.w r5, r5, r2, ror #21
    eor.w r5, r5, r3, ror #21
    eor.w r5, r5, r4, ror #28
    str.w r5, [sp, #208]

    /* column 2, half 1, and its parity */
    ldr.w r1, [r0, #108]
    ldr.w r2, [r0, #128]
    ldr.w r3, [r0, #148]
    ldr.w r4, [r0, #168]
    ldr.w r5, [r0, #188]
    ror.w r1, r1, #16
    ror.w r2, r2, #3
    ror.w r3, r3, #9
    ror.w r4, r4, #2
    str.w r1, [sp, #84]
    str.w r2, [sp, #92]
    str.w r3, [sp, #100]
    str.w r4, [sp, #108]
    str.w r5, [sp, #116]
    eor.w r4, r4, r1, ror #18
    eor.w r4, r4, r2, ror #31
    eor.w r4, r4, r3, ror #25
    eor.w r4, r4, r5, ror #2
    str.w r4, [sp, #228]

    /* column 3, half 0, and its parity */
    ldr.w r1, [r0, #12]
    ldr.w r2, [r0, #32]
    ldr.w r3, [r0, #52]
    ldr.w r4, [r0, #72]
    ldr.w r5, [r0, #92]
    ror.w r1, r1, #23
    ror.w r2, r2, #20
    ror.w r3, r3, #17
    ror.w r4, r4, #9
    ror.w r5, r5, #12
    str.w r1, [sp, #120]
    str.w r2, [sp, #128]
    str.w r3, [sp, #136]
    str.w r4, [sp, #144]
    str.w r5, [sp, #152]
    eor.w r5, r5, r1, ror #21
    eor.w r5, r5, r2, ror #24
    eor.w r5, r5, r3, ror #27
    eor.w r5, r5, r4, ror #3
    str.w r5, [sp, #212]

    /* column 3, half 1, and its parity */
    ldr.w r1, [r0, #112]
    ldr.w r2, [r0, #132]
    ldr.w r3, [r0, #152]
    ldr.w r4, [r0, #172]
    ldr.w r5, [r0, #192]
    ror.w r1, r1, #7
    ror.w r2, r2, #3
    ror.w r3, r3, #30
    ror.w r4, r4, #2
    ror.w r5, r5, #22
    str.w r1, [sp, #124]
    str.w r2, [sp, #132]
    str.w r3, [sp, #140]
    str.w r4, [sp, #148]
    str.w r5, [sp, #156]
    eor.w r4, r4, r1, ror #27
    eor.w r4, r4, r2, ror #31
    eor.w r4, r4, r3, ror #4
    eor.w r4, r4, r5, ror #12
    str.w r4, [sp, #232]

    /* column 4, half 0, and its parity */
    ldr.w r1, [r0, #16]
    ldr.w r2, [r0, #36]
    ldr.w r3, [r0, #56]
    ldr.w r4, [r0, #76]
    ldr.w r5, [r0, #96]
    ror.w r1, r1, #20
    ror.w r3, r3, #11
    ror.w r4, r4, #25
    ror.w r5, r5, #14
    str.w r1, [sp, #160]
    str.w r2, [sp, #168]
    str.w r3, [sp, #176]
    str.w r4, [sp, #184]
    str.w r5, [sp, #192]
    eor.w r5, r5, r1, ror #26
    eor.w r5, r5, r2, ror #14
    eor.w r5, r5, r3, ror #3
    eor.w r5, r5, r4, ror #21
    str.w r5, [sp, #216]

    /* column 4, half 1, and its parity */
    ldr.w r1, [r0, #116]
    ldr.w r2, [r0, #136]
    ldr.w r3, [r0, #156]
    ldr.w r4, [r0, #176]
    ldr.w r5, [r0, #196]
    ror.w r1, r1, #1
    ror.w r2, r2, #25
    ror.w r4, r4, #8
    ror.w r5, r5, #30
    str.w r1, [sp, #164]
    str.w r2, [sp, #172]
    str.w r3, [sp, #180]
    str.w r4, [sp, #188]
    str.w r5, [sp, #196]
    eor.w r4, r4, r1, ror #7
    eor.w r4, r4, r2, ror #15
    eor.w r4, r4, r3, ror #8
    eor.w r4, r4, r5, ror #10
    str.w r4, [sp, #236]

    /* parities that start in registers */
    ldr.w r0, [sp, #220]
    ldr.w r1, [sp, #224]
    ldr.w r2, [sp, #228]
    ldr.w r3, [sp, #232]
    ldr.w r4, [sp, #236]

    .p2align 2
1:

    /* the constants of four rounds */
    ldr.w r5, [sp, #320]
    add.w r6, sp, #288
    ldm.w r5!, {r7, r8, r9, r10}
    stm.w r6!, {r7, r8, r9, r10}
    ldm.w r5!, {r7, r8, r9, r10}
    stm.w r6!, {r7, r8, r9, r10}
    str.w r5, [sp, #320]

    /* round 0: theta */
    ldr.w r5, [sp, #204]
    ldr.w r7, [sp, #200]
    ldr.w r9, [sp, #208]
    ldr.w r10, [sp, #216]
    ldr.w r11, [sp, #212]
    eor.w r6, r3, r5, ror #27
    eor.w r5, r4, r5
    eor.w r8, r2, r7, ror #9
    eor.w r4, r9, r4, ror #5
    eor.w r2, r2, r10, ror #20
    eor.w r12, r1, r11, ror #29
    eor.w r10, r1, r10, ror #28
    eor.w r11, r0, r11, ror #15
    eor.w r7, r3, r7, ror #8
    str.w r10, [sp, #208]
    eor.w r0, r9, r0, ror #20

    /* round 0: row 4, half 0 */
    ldr.w r9, [sp, #80]
    ldr.w r3, [sp, #132]
    ldr.w r1, [sp, #180]
    ldr.w lr, [sp, #28]
    ldr.w r10, [sp, #72]
    eor.w r9, r6, r9, ror #12
    eor.w r3, r2, r3, ror #31
    eor.w r1, r7, r1, ror #2
    eor.w lr, r5, lr, ror #14
    eor.w r10, r8, r10, ror #27
    str.w r6, [sp, #200]
    bic.w r6, r10, lr, ror #7
    eor.w r6, r1, r6, ror #18
    str.w r6, [sp, #80]
    str.w r2, [sp, #212]
    bic.w r2, r9, r10, ror #30
    eor.w r2, lr, r2, ror #27
    str.w r2, [sp, #132]
    str.w r8, [sp, #216]
    bic.w r8, r3, r9, ror #28
    eor.w r8, r10, r8, ror #6
    str.w r8, [sp, #180]
    bic.w r10, r1, r3, ror #24
    eor.w r10, r9, r10, ror #12
    str.w r10, [sp, #28]
    bic.w r1, lr, r1, ror #7
    eor.w r1, r3, r1, ror #1
    str.w r1, [sp, #72]

    /* round 0: row 1, half 0 */
    str.w r7, [sp, #204]
    str.w r2, [sp, #220]
    ldr.w r3, [sp, #120]
    ldr.w lr, [sp, #168]
    ldr.w r9, [sp, #20]
    ldr.w r7, [sp, #68]
    ldr.w r2, [sp, #116]
    eor.w r3, r4, r3, ror #23
    eor.w lr, r11, lr, ror #27
    eor.w r9, r5, r9, ror #27
    eor.w r7, r0, r7, ror #5
    eor.w r2, r12, r2, ror #9
    str.w r5, [sp, #224]
    bic.w r5, lr, r3, ror #9
    eor.w r5, r2, r5, ror #3
    str.w r5, [sp, #168]
    eor.w r5, r8, r5, ror #28
    bic.w r8, r9, lr, ror #5
    eor.w r8, r3, r8, ror #18
    str.w r8, [sp, #20]
    eor.w r8, r10, r8, ror #6
    bic.w r10, r7, r9, ror #27
    eor.w r10, lr, r10
    str.w r10, [sp, #68]
    eor.w r10, r1, r10, ror #25
    bic.w r1, r2, r7, ror #3
    eor.w r1, r9, r1, ror #2
    str.w r1, [sp, #116]
    eor.w r1, r6, r1, ror #12
    bic.w r2, r3, r2, ror #20
    eor.w r2, r7, r2, ror #9
    str.w r2, [sp, #120]
    ldr.w r7, [sp, #220]
    eor.w r2, r7, r2, ror #24

    /* round 0: row 3, half 0 */
    str.w r0, [sp, #220]
    ldr.w r7, [sp, #164]
    ldr.w r3, [sp, #8]
    ldr.w r6, [sp, #56]
    ldr.w r9, [sp, #108]
    ldr.w lr, [sp, #152]
    ldr.w r0, [sp, #204]
    eor.w r7, r0, r7, ror #1
    ldr.w r0, [sp, #208]
    eor.w r3, r0, r3, ror #31
    ldr.w r0, [sp, #216]
    eor.w r6, r0, r6, ror #5
    eor.w r9, r12, r9, ror #7
    eor.w lr, r4, lr, ror #2
    str.w r4, [sp, #228]
    bic.w r4, r7, lr, ror #6
    eor.w r4, r9, r4, ror #1
    str.w r4, [sp, #152]
    eor.w r4, r2, r4, ror #12
    bic.w r2, r3, r7, ror #12
    eor.w r2, lr, r2, ror #14
    str.w r2, [sp, #164]
    eor.w r2, r5, r2, ror #26
    bic.w r5, r6, r3, ror #12
    eor.w r5, r7, r5, ror #8
    str.w r5, [sp, #8]
    eor.w r5, r8, r5, ror #18
    bic.w r8, r9, r6, ror #9
    eor.w r8, r3, r8, ror #11
    str.w r8, [sp, #56]
    eor.w r8, r10, r8, ror #2
    bic.w r9, lr, r9, ror #25
    eor.w r9, r6, r9, ror #30
    str.w r9, [sp, #108]
    eor.w r9, r1, r9, ror #14

    /* round 0: row 0, half 0 */
    ldr.w r1, [sp, #0]
    ldr.w r6, [sp, #48]
    ldr.w lr, [sp, #100]
    ldr.w r10, [sp, #148]
    ldr.w r3, [sp, #192]
    ldr.w r7, [sp, #208]
    eor.w r1, r7, r1, ror #8
    eor.w r6, r0, r6, ror #12
    eor.w lr, r12, lr
    ldr.w r0, [sp, #212]
    eor.w r10, r0, r10
    eor.w r3, r11, r3, ror #13
    str.w r12, [sp, #232]
    bic.w r12, r10, lr, ror #14
    eor.w r12, r6, r12, ror #12
    str.w r12, [sp, #48]
    eor.w r12, r8, r12, ror #5
    bic.w r8, r3, r10, ror #21
    eor.w r8, lr, r8, ror #29
    str.w r8, [sp, #100]
    eor.w r8, r9, r8, ror #23
    bic.w r9, r1, r3, ror #8
    eor.w r9, r10, r9, ror #3
    str.w r9, [sp, #148]
    eor.w r9, r4, r9, ror #16
    bic.w r4, r6, r1, ror #15
    eor.w r4, r3, r4, ror #9
    str.w r4, [sp, #192]
    eor.w r4, r2, r4, ror #2
    bic.w r6, lr, r6, ror #6
    eor.w r6, r1, r6, ror #11
    ldr.w r1, [sp, #288]
    eor.w r6, r6, r1, ror #10
    str.w r6, [sp, #0]
    eor.w r6, r5, r6, ror #24

    /* round 0: row 2, half 0 */
    ldr.w r5, [sp, #44]
    ldr.w r1, [sp, #88]
    ldr.w lr, [sp, #140]
    ldr.w r2, [sp, #184]
    ldr.w r3, [sp, #32]
    ldr.w r10, [sp, #220]
    eor.w r5, r10, r5, ror #27
    ldr.w r10, [sp, #200]
    eor.w r1, r10, r1, ror #10
    eor.w lr, r0, lr, ror #4
    eor.w r2, r11, r2, ror #2
    eor.w r3, r7, r3, ror #16
    bic.w r7, r1, r5, ror #23
    eor.w r7, r3, r7, ror #13
    str.w r7, [sp, #184]
    eor.w r7, r4, r7, ror #17
    bic.w r4, lr, r1, ror #9
    eor.w r4, r5, r4
    str.w r4, [sp, #32]
    eor.w r4, r6, r4, ror #19
    bic.w r6, r2, lr, ror #16
    eor.w r6, r1, r6, ror #7
    str.w r6, [sp, #44]
    eor.w r6, r12, r6, ror #24
    bic.w r12, r3, r2, ror #20
    eor.w r12, lr, r12, ror #28
    str.w r12, [sp, #88]
    eor.w r12, r8, r12, ror #7
    bic.w r3, r5, r3, ror #28
    eor.w r3, r2, r3, ror #16
    str.w r3, [sp, #140]
    eor.w r3, r9, r3, ror #30

    /* round 0: row 3, half 1 */
    ldr.w r9, [sp, #160]
    ldr.w r2, [sp, #12]
    ldr.w r5, [sp, #60]
    ldr.w r8, [sp, #104]
    ldr.w lr, [sp, #156]
    ldr.w r1, [sp, #224]
    eor.w r9, r11, r9, ror #7
    str.w r7, [sp, #236]
    eor.w r2, r1, r2, ror #14
    ldr.w r7, [sp, #220]
    eor.w r5, r7, r5, ror #10
    eor.w r8, r10, r8, ror #17
    eor.w lr, r0, lr, ror #12
    str.w r3, [sp, #240]
    bic.w r3, r5, r2, ror #25
    eor.w r3, r9, r3, ror #21
    str.w r3, [sp, #12]
    str.w r6, [sp, #244]
    bic.w r6, r8, r5, ror #23
    eor.w r6, r2, r6, ror #16
    str.w r6, [sp, #60]
    str.w r4, [sp, #248]
    bic.w r4, lr, r8, ror #20
    eor.w r4, r5, r4, ror #21
    str.w r4, [sp, #104]
    bic.w r5, r9, lr, ror #10
    eor.w r5, r8, r5, ror #2
    str.w r5, [sp, #156]
    bic.w r9, r2, r9, ror #18
    eor.w r9, lr, r9, ror #4
    str.w r9, [sp, #160]

    /* round 0: row 0, half 1 */
    str.w r12, [sp, #252]
    ldr.w lr, [sp, #4]
    ldr.w r2, [sp, #52]
    ldr.w r8, [sp, #96]
    ldr.w r12, [sp, #144]
    ldr.w r0, [sp, #196]
    eor.w lr, r1, lr, ror #17
    eor.w r2, r7, r2, ror #10
    eor.w r8, r10, r8, ror #10
    ldr.w r10, [sp, #228]
    ldr.w r1, [sp, #204]
    eor.w r12, r10, r12, ror #5
    eor.w r0, r1, r0, ror #4
    bic.w r1, r0, r12, ror #17
    eor.w r1, r8, r1, ror #15
    str.w r1, [sp, #96]
    eor.w r1, r4, r1, ror #27
    bic.w r4, lr, r0, ror #31
    eor.w r4, r12, r4, ror #16
    str.w r4, [sp, #144]
    eor.w r4, r5, r4, ror #18
    bic.w r5, r2, lr, ror #28
    eor.w r5, r0, r5, ror #5
    str.w r5, [sp, #196]
    eor.w r5, r9, r5, ror #21
    bic.w r9, r8, r2, ror #20
    eor.w r9, lr, r9, ror #16
    ldr.w lr, [sp, #292]
    eor.w r9, r9, lr, ror #8
    str.w r9, [sp, #4]
    eor.w r9, r3, r9
    bic.w r8, r12, r8
    eor.w r8, r2, r8, ror #12
    str.w r8, [sp, #52]
    eor.w r8, r6, r8, ror #22

    /* round 0: row 4, half 1 */
    ldr.w r6, [sp, #84]
    ldr.w r2, [sp, #128]
    ldr.w r12, [sp, #176]
    ldr.w r3, [sp, #24]
    ldr.w lr, [sp, #76]
    ldr.w r0, [sp, #232]
    eor.w r6, r0, r6, ror #25
    eor.w r2, r10, r2, ror #26
    eor.w r12, r11, r12, ror #16
    ldr.w r11, [sp, #208]
    eor.w r3, r11, r3, ror #2
    eor.w lr, r7, lr, ror #22
    bic.w r7, r12, r2, ror #5
    eor.w r7, r6, r7, ror #26
    str.w r7, [sp, #24]
    eor.w r7, r9, r7
    bic.w r9, r3, r12, ror #16
    eor.w r9, r2, r9, ror #11
    str.w r9, [sp, #76]
    eor.w r9, r8, r9, ror #17
    bic.w r8, lr, r3, ror #17
    eor.w r8, r12, r8, ror #31
    str.w r8, [sp, #84]
    eor.w r8, r1, r8, ror #5
    bic.w r1, r6, lr, ror #25
    eor.w r1, r3, r1, ror #22
    str.w r1, [sp, #128]
    eor.w r1, r4, r1, ror #12
    bic.w r6, r2, r6, ror #1
    eor.w r6, lr, r6, ror #6
    str.w r6, [sp, #176]
    eor.w r6, r5, r6, ror #15

    /* round 0: row 2, half 1 */
    ldr.w r5, [sp, #40]
    ldr.w lr, [sp, #92]
    ldr.w r2, [sp, #136]
    ldr.w r4, [sp, #188]
    ldr.w r3, [sp, #36]
    ldr.w r12, [sp, #216]
    eor.w r5, r12, r5
    eor.w lr, r0, lr, ror #6
    eor.w r2, r10, r2, ror #29
    ldr.w r10, [sp, #204]
    ldr.w r0, [sp, #224]
    eor.w r4, r10, r4, ror #26
    eor.w r3, r0, r3, ror #8
    bic.w r0, r2, lr, ror #14
    eor.w r0, r5, r0, ror #9
    str.w r0, [sp, #36]
    eor.w r0, r7, r0, ror #5
    bic.w r7, r4, r2, ror #12
    eor.w r7, lr, r7, ror #6
    str.w r7, [sp, #40]
    eor.w r7, r9, r7, ror #14
    bic.w r9, r3, r4, ror #11
    eor.w r9, r2, r9, ror #9
    str.w r9, [sp, #92]
    eor.w r9, r8, r9, ror #25
    bic.w r8, r5, r3, ror #18
    eor.w r8, r4, r8, ror #3
    str.w r8, [sp, #136]
    eor.w r8, r1, r8, ror #4
    bic.w r5, lr, r5, ror #9
    eor.w r5, r3, r5, ror #5
    str.w r5, [sp, #188]
    eor.w r5, r6, r5, ror #13

    /* round 0: row 1, half 1 */
    ldr.w r6, [sp, #124]
    ldr.w r3, [sp, #172]
    ldr.w lr, [sp, #16]
    ldr.w r1, [sp, #64]
    ldr.w r4, [sp, #112]
    ldr.w r2, [sp, #212]
    eor.w r6, r2, r6, ror #27
    eor.w r3, r10, r3, ror #9
    eor.w lr, r11, lr, ror #12
    eor.w r1, r12, r1, ror #15
    ldr.w r12, [sp, #200]
    eor.w r4, r12, r4, ror #21
    bic.w r12, r3, r6, ror #28
    eor.w r12, r4, r12, ror #21
    str.w r12, [sp, #172]
    eor.w r12, r5, r12, ror #29
    bic.w r5, lr, r3, ror #31
    eor.w r5, r6, r5, ror #5
    str.w r5, [sp, #16]
    eor.w r5, r0, r5, ror #24
    bic.w r0, r1, lr, ror #14
    eor.w r0, r3, r0, ror #19
    str.w r0, [sp, #64]
    eor.w r0, r7, r0, ror #14
    bic.w r7, r4, r1, ror #8
    eor.w r7, lr, r7, ror #10
    str.w r7, [sp, #112]
    eor.w r7, r9, r7, ror #8
    bic.w r4, r6, r4, ror #15
    eor.w r4, r1, r4, ror #9
    str.w r4, [sp, #124]
    eor.w r4, r8, r4, ror #17

    /* round 1: theta */
    ldr.w r8, [sp, #252]
    ldr.w r6, [sp, #248]
    ldr.w lr, [sp, #244]
    ldr.w r3, [sp, #240]
    eor.w r1, r8, r5, ror #14
    eor.w r9, r6, r7, ror #14
    eor.w r8, r8, r12, ror #23
    eor.w r12, lr, r12
    eor.w r11, r3, r0, ror #3
    eor.w r3, r5, r3, ror #12
    eor.w lr, r4, lr, ror #13
    eor.w r6, r4, r6, ror #8
    ldr.w r4, [sp, #236]
    eor.w r0, r0, r4, ror #23
    str.w r12, [sp, #236]
    eor.w r4, r7, r4, ror #15

    /* round 1: row 3, half 0 */
    ldr.w r7, [sp, #196]
    ldr.w r5, [sp, #20]
    ldr.w r10, [sp, #44]
    ldr.w r2, [sp, #104]
    ldr.w r12, [sp, #132]
    eor.w r7, r6, r7, ror #1
    eor.w r5, r0, r5, ror #31
    eor.w r10, r9, r10, ror #28
    eor.w r2, r11, r2, ror #10
    eor.w r12, r8, r12, ror #25
    str.w r8, [sp, #248]
    bic.w r8, r10, r5, ror #26
    eor.w r8, r7, r8, ror #17
    str.w r8, [sp, #20]
    str.w r6, [sp, #244]
    bic.w r6, r2, r10, ror #30
    eor.w r6, r5, r6, ror #8
    str.w r6, [sp, #44]
    str.w r11, [sp, #240]
    bic.w r11, r12, r2, ror #13
    eor.w r11, r10, r11, ror #21
    str.w r11, [sp, #104]
    bic.w r10, r7, r12, ror #6
    eor.w r10, r2, r10, ror #13
    str.w r10, [sp, #132]
    bic.w r7, r5, r7, ror #21
    eor.w r7, r12, r7, ror #5
    str.w r7, [sp, #196]

    /* round 1: row 2, half 0 */
    str.w r9, [sp, #252]
    str.w r6, [sp, #200]
    ldr.w r12, [sp, #52]
    ldr.w r5, [sp, #116]
    ldr.w r2, [sp, #136]
    ldr.w r9, [sp, #164]
    ldr.w r6, [sp, #28]
    eor.w r12, r1, r12, ror #18
    eor.w r5, lr, r5, ror #1
    eor.w r2, r4, r2, ror #13
    eor.w r9, r3, r9, ror #31
    eor.w r6, r0, r6, ror #25
    str.w r1, [sp, #216]
    bic.w r1, r6, r9, ror #23
    eor.w r1, r2, r1, ror #28
    str.w r1, [sp, #116]
    eor.w r1, r11, r1, ror #7
    bic.w r11, r12, r6, ror #19
    eor.w r11, r9, r11, ror #22
    str.w r11, [sp, #136]
    eor.w r11, r10, r11, ror #24
    bic.w r10, r5, r12, ror #23
    eor.w r10, r6, r10, ror #22
    str.w r10, [sp, #164]
    eor.w r10, r7, r10, ror #14
    bic.w r7, r2, r5, ror #18
    eor.w r7, r12, r7, ror #23
    str.w r7, [sp, #28]
    eor.w r7, r8, r7, ror #1
    bic.w r2, r9, r2, ror #13
    eor.w r2, r5, r2, ror #1
    str.w r2, [sp, #52]
    ldr.w r5, [sp, #200]
    eor.w r2, r5, r2, ror #31

    /* round 1: row 0, half 0 */
    ldr.w r5, [sp, #0]
    ldr.w r9, [sp, #68]
    ldr.w r8, [sp, #92]
    ldr.w r12, [sp, #156]
    ldr.w r6, [sp, #180]
    eor.w r5, r0, r5, ror #17
    str.w r0, [sp, #200]
    ldr.w r0, [sp, #252]
    eor.w r9, r0, r9, ror #29
    ldr.w r0, [sp, #240]
    eor.w r8, r0, r8, ror #3
    eor.w r12, r4, r12, ror #9
    eor.w r6, r3, r6, ror #5
    bic.w r0, r5, r6, ror #11
    eor.w r0, r12, r0, ror #3
    str.w r0, [sp, #156]
    eor.w r0, r11, r0, ror #7
    bic.w r11, r9, r5, ror #29
    eor.w r11, r6, r11, ror #24
    str.w r11, [sp, #180]
    eor.w r11, r10, r11, ror #2
    bic.w r10, r8, r9, ror #27
    eor.w r10, r5, r10, ror #8
    ldr.w r5, [sp, #296]
    eor.w r10, r10, r5, ror #27
    str.w r10, [sp, #0]
    eor.w r10, r7, r10, ror #29
    bic.w r7, r12, r8, ror #11
    eor.w r7, r9, r7, ror #26
    str.w r7, [sp, #68]
    eor.w r7, r2, r7, ror #21
    bic.w r12, r6, r12, ror #18
    eor.w r12, r8, r12, ror #3
    str.w r12, [sp, #92]
    eor.w r12, r1, r12, ror #20

    /* round 1: row 4, half 0 */
    ldr.w r1, [sp, #100]
    ldr.w r8, [sp, #124]
    ldr.w r6, [sp, #188]
    ldr.w r2, [sp, #12]
    ldr.w r9, [sp, #72]
    ldr.w r5, [sp, #244]
    eor.w r1, lr, r1, ror #12
    eor.w r8, r4, r8, ror #26
    str.w r4, [sp, #208]
    eor.w r6, r5, r6, ror #25
    ldr.w r5, [sp, #236]
    ldr.w r4, [sp, #252]
    eor.w r2, r5, r2, ror #22
    eor.w r9, r4, r9, ror #4
    bic.w r4, r2, r6, ror #21
    eor.w r4, r8, r4, ror #28
    str.w r4, [sp, #72]
    eor.w r4, r7, r4, ror #30
    bic.w r7, r9, r2, ror #16
    eor.w r7, r6, r7, ror #27
    str.w r7, [sp, #100]
    eor.w r7, r12, r7, ror #9
    bic.w r12, r1, r9, ror #7
    eor.w r12, r2, r12, ror #9
    str.w r12, [sp, #124]
    eor.w r12, r0, r12, ror #18
    bic.w r0, r8, r1, ror #5
    eor.w r0, r9, r0, ror #20
    str.w r0, [sp, #188]
    eor.w r0, r11, r0, ror #15
    bic.w r8, r6, r8, ror #15
    eor.w r8, r1, r8, ror #12
    str.w r8, [sp, #12]
    eor.w r8, r10, r8, ror #14

    /* round 1: row 1, half 0 */
    ldr.w r10, [sp, #148]
    ldr.w r1, [sp, #168]
    ldr.w r6, [sp, #36]
    ldr.w r11, [sp, #60]
    ldr.w r9, [sp, #84]
    ldr.w r2, [sp, #248]
    eor.w r10, r2, r10, ror #9
    eor.w r1, r3, r1, ror #1
    eor.w r6, r5, r6, ror #27
    ldr.w r2, [sp, #216]
    eor.w r11, r2, r11, ror #28
    ldr.w r2, [sp, #240]
    eor.w r9, r2, r9, ror #15
    bic.w r2, r6, r1, ror #13
    eor.w r2, r10, r2, ror #4
    str.w r2, [sp, #36]
    eor.w r2, r8, r2, ror #20
    bic.w r8, r11, r6, ror #13
    eor.w r8, r1, r8, ror #6
    str.w r8, [sp, #60]
    eor.w r8, r4, r8, ror #26
    bic.w r4, r9, r11, ror #15
    eor.w r4, r6, r4, ror #4
    str.w r4, [sp, #84]
    eor.w r4, r7, r4, ror #7
    bic.w r7, r10, r9, ror #8
    eor.w r7, r11, r7, ror #9
    str.w r7, [sp, #148]
    eor.w r7, r12, r7, ror #24
    bic.w r10, r1, r10, ror #15
    eor.w r10, r9, r10, ror #9
    str.w r10, [sp, #168]
    eor.w r10, r0, r10, ror #22

    /* round 1: row 3, half 1 */
    ldr.w r0, [sp, #192]
    ldr.w r9, [sp, #16]
    ldr.w r1, [sp, #40]
    ldr.w r12, [sp, #108]
    ldr.w r11, [sp, #128]
    ldr.w r6, [sp, #216]
    eor.w r0, r3, r0, ror #7
    eor.w r9, r5, r9, ror #14
    eor.w r1, r6, r1, ror #10
    str.w r8, [sp, #204]
    eor.w r12, lr, r12, ror #3
    ldr.w r8, [sp, #208]
    eor.w r11, r8, r11, ror #21
    str.w r10, [sp, #212]
    bic.w r10, r11, r12, ror #29
    eor.w r10, r1, r10, ror #12
    str.w r10, [sp, #108]
    str.w r7, [sp, #224]
    bic.w r7, r0, r11, ror #7
    eor.w r7, r12, r7, ror #28
    str.w r7, [sp, #128]
    str.w r2, [sp, #228]
    bic.w r2, r9, r0, ror #26
    eor.w r2, r11, r2, ror #31
    str.w r2, [sp, #192]
    bic.w r11, r1, r9, ror #11
    eor.w r11, r0, r11, ror #27
    str.w r11, [sp, #16]
    bic.w r1, r12, r1, ror #23
    eor.w r1, r9, r1, ror #30
    str.w r1, [sp, #40]

    /* round 1: row 0, half 1 */
    str.w r4, [sp, #232]
    ldr.w r9, [sp, #4]
    ldr.w r12, [sp, #64]
    ldr.w r0, [sp, #88]
    ldr.w r4, [sp, #152]
    ldr.w r8, [sp, #176]
    eor.w r9, r5, r9, ror #22
    eor.w r12, r6, r12, ror #10
    str.w lr, [sp, #220]
    eor.w r0, lr, r0, ror #28
    ldr.w lr, [sp, #248]
    ldr.w r5, [sp, #244]
    eor.w r4, lr, r4, ror #5
    eor.w r8, r5, r8, ror #27
    bic.w r5, r9, r8, ror #13
    eor.w r5, r4, r5, ror #2
    str.w r5, [sp, #152]
    eor.w r5, r7, r5, ror #18
    bic.w r7, r12, r9, ror #14
    eor.w r7, r8, r7, ror #5
    str.w r7, [sp, #176]
    eor.w r7, r2, r7, ror #30
    bic.w r2, r0, r12, ror #20
    eor.w r2, r9, r2, ror #30
    ldr.w r9, [sp, #300]
    eor.w r2, r2, r9, ror #30
    str.w r2, [sp, #4]
    eor.w r2, r11, r2, ror #24
    bic.w r11, r4, r0
    eor.w r11, r12, r11, ror #12
    str.w r11, [sp, #64]
    eor.w r11, r1, r11, ror #4
    bic.w r4, r8, r4, ror #17
    eor.w r4, r0, r4, ror #15
    str.w r4, [sp, #88]
    eor.w r4, r10, r4, ror #27

    /* round 1: row 4, half 1 */
    ldr.w r10, [sp, #96]
    ldr.w r0, [sp, #120]
    ldr.w r8, [sp, #184]
    ldr.w r1, [sp, #8]
    ldr.w r12, [sp, #76]
    ldr.w r9, [sp, #240]
    eor.w r10, r9, r10, ror #5
    eor.w r0, lr, r0, ror #17
    eor.w r8, r3, r8, ror #22
    ldr.w r3, [sp, #200]
    eor.w r1, r3, r1, ror #11
    eor.w r12, r6, r12, ror #13
    bic.w r6, r0, r10, ror #21
    eor.w r6, r12, r6, ror #6
    str.w r6, [sp, #184]
    eor.w r6, r7, r6, ror #24
    bic.w r7, r8, r0, ror #11
    eor.w r7, r10, r7
    str.w r7, [sp, #8]
    eor.w r7, r2, r7, ror #26
    bic.w r2, r1, r8, ror #19
    eor.w r2, r0, r2, ror #2
    str.w r2, [sp, #76]
    eor.w r2, r11, r2, ror #31
    bic.w r11, r12, r1, ror #8
    eor.w r11, r8, r11, ror #5
    str.w r11, [sp, #96]
    eor.w r11, r4, r11, ror #31
    bic.w r12, r10, r12, ror #5
    eor.w r12, r1, r12, ror #19
    str.w r12, [sp, #120]
    eor.w r12, r5, r12, ror #3

    /* round 1: row 2, half 1 */
    ldr.w r5, [sp, #48]
    ldr.w r1, [sp, #112]
    ldr.w r10, [sp, #140]
    ldr.w r4, [sp, #160]
    ldr.w r8, [sp, #24]
    ldr.w r0, [sp, #252]
    eor.w r5, r0, r5, ror #9
    eor.w r1, r9, r1, ror #18
    eor.w r10, lr, r10, ror #23
    ldr.w lr, [sp, #244]
    ldr.w r9, [sp, #236]
    eor.w r4, lr, r4, ror #12
    eor.w r8, r9, r8, ror #22
    bic.w r9, r8, r4, ror #25
    eor.w r9, r10, r9, ror #27
    str.w r9, [sp, #112]
    eor.w r9, r11, r9, ror #25
    bic.w r11, r5, r8, ror #27
    eor.w r11, r4, r11, ror #12
    str.w r11, [sp, #140]
    eor.w r11, r12, r11, ror #4
    bic.w r12, r1, r5, ror #30
    eor.w r12, r8, r12, ror #7
    str.w r12, [sp, #160]
    eor.w r12, r6, r12, ror #8
    bic.w r6, r10, r1, ror #2
    eor.w r6, r5, r6
    str.w r6, [sp, #24]
    eor.w r6, r7, r6, ror #20
    bic.w r10, r4, r10, ror #12
    eor.w r10, r1, r10, ror #18
    str.w r10, [sp, #48]
    eor.w r10, r2, r10, ror #16

    /* round 1: row 1, half 1 */
    ldr.w r2, [sp, #144]
    ldr.w r1, [sp, #172]
    ldr.w r4, [sp, #32]
    ldr.w r7, [sp, #56]
    ldr.w r5, [sp, #80]
    ldr.w r8, [sp, #208]
    eor.w r2, r8, r2, ror #27
    eor.w r1, lr, r1, ror #9
    eor.w r4, r3, r4, ror #12
    eor.w r7, r0, r7, ror #6
    ldr.w r0, [sp, #220]
    eor.w r5, r0, r5, ror #21
    bic.w r0, r5, r7, ror #17
    eor.w r0, r4, r0, ror #19
    str.w r0, [sp, #80]
    eor.w r0, r9, r0, ror #31
    bic.w r9, r2, r5, ror #24
    eor.w r9, r7, r9, ror #23
    str.w r9, [sp, #144]
    eor.w r9, r11, r9, ror #26
    bic.w r11, r1, r2, ror #19
    eor.w r11, r5, r11, ror #21
    str.w r11, [sp, #172]
    eor.w r11, r12, r11, ror #6
    bic.w r12, r4, r1, ror #8
    eor.w r12, r2, r12, ror #5
    str.w r12, [sp, #32]
    eor.w r12, r6, r12, ror #21
    bic.w r4, r7, r4, ror #28
    eor.w r4, r1, r4, ror #28
    str.w r4, [sp, #56]
    eor.w r4, r10, r4, ror #28

    /* round 2: theta */
    ldr.w r10, [sp, #232]
    ldr.w r7, [sp, #228]
    ldr.w r2, [sp, #224]
    ldr.w r3, [sp, #212]
    eor.w r1, r10, r12, ror #17
    eor.w r6, r7, r0, ror #28
    eor.w r7, r9, r7, ror #26
    eor.w r5, r2, r4, ror #21
    eor.w r0, r0, r3, ror #9
    eor.w r3, r4, r3, ror #31
    eor.w r12, r2, r12, ror #14
    eor.w r10, r11, r10, ror #9
    ldr.w r2, [sp, #204]
    eor.w r11, r11, r2, ror #2
    str.w r11, [sp, #204]
    eor.w r2, r9, r2, ror #6

    /* round 2: row 3, half 0 */
    ldr.w r9, [sp, #176]
    ldr.w r4, [sp, #36]
    ldr.w lr, [sp, #52]
    ldr.w r8, [sp, #108]
    ldr.w r11, [sp, #124]
    eor.w r9, r7, r9, ror #1
    eor.w r4, r3, r4, ror #13
    eor.w lr, r6, lr, ror #10
    eor.w r8, r5, r8, ror #10
    eor.w r11, r10, r11, ror #29
    str.w r7, [sp, #232]
    bic.w r7, r8, lr, ror #16
    eor.w r7, r4, r7, ror #22
    str.w r7, [sp, #52]
    str.w r10, [sp, #224]
    bic.w r10, r11, r8, ror #31
    eor.w r10, lr, r10, ror #17
    str.w r10, [sp, #108]
    str.w r5, [sp, #212]
    bic.w r5, r9, r11, ror #20
    eor.w r5, r8, r5, ror #13
    str.w r5, [sp, #124]
    bic.w r8, r4, r9, ror #3
    eor.w r8, r11, r8, ror #9
    str.w r8, [sp, #176]
    bic.w r4, lr, r4, ror #26
    eor.w r4, r9, r4, ror #3
    str.w r4, [sp, #36]

    /* round 2: row 2, half 0 */
    str.w r6, [sp, #228]
    str.w r7, [sp, #220]
    ldr.w r9, [sp, #64]
    ldr.w lr, [sp, #84]
    ldr.w r11, [sp, #140]
    ldr.w r6, [sp, #196]
    ldr.w r7, [sp, #12]
    eor.w r9, r1, r9, ror #27
    eor.w lr, r2, lr, ror #19
    eor.w r11, r0, r11, ror #13
    eor.w r6, r12, r6, ror #19
    eor.w r7, r3, r7, ror #7
    str.w r2, [sp, #252]
    bic.w r2, r7, r6, ror #17
    eor.w r2, r11, r2, ror #14
    str.w r2, [sp, #84]
    eor.w r2, r10, r2, ror #21
    bic.w r10, r9, r7, ror #14
    eor.w r10, r6, r10, ror #1
    str.w r10, [sp, #140]
    eor.w r10, r5, r10, ror #4
    bic.w r5, lr, r9, ror #14
    eor.w r5, r7, r5, ror #4
    str.w r5, [sp, #196]
    eor.w r5, r8, r5, ror #18
    bic.w r8, r11, lr, ror #18
    eor.w r8, r9, r8
    str.w r8, [sp, #12]
    eor.w r8, r4, r8, ror #24
    bic.w r11, r6, r11, ror #1
    eor.w r11, lr, r11, ror #13
    str.w r11, [sp, #64]
    ldr.w lr, [sp, #220]
    eor.w r11, lr, r11, ror #13

    /* round 2: row 0, half 0 */
    ldr.w lr, [sp, #0]
    ldr.w r6, [sp, #60]
    ldr.w r4, [sp, #112]
    ldr.w r9, [sp, #128]
    ldr.w r7, [sp, #188]
    eor.w lr, r3, lr, ror #22
    str.w r3, [sp, #220]
    ldr.w r3, [sp, #228]
    eor.w r6, r3, r6, ror #5
    ldr.w r3, [sp, #212]
    eor.w r4, r3, r4, ror #3
    eor.w r9, r0, r9, ror #9
    eor.w r7, r12, r7, ror #2
    str.w r0, [sp, #200]
    bic.w r0, lr, r7, ror #5
    eor.w r0, r9, r0, ror #21
    str.w r0, [sp, #128]
    eor.w r0, r10, r0, ror #7
    bic.w r10, r6, lr, ror #29
    eor.w r10, r7, r10, ror #30
    str.w r10, [sp, #188]
    eor.w r10, r5, r10
    bic.w r5, r4, r6, ror #13
    eor.w r5, lr, r5, ror #22
    ldr.w lr, [sp, #304]
    eor.w r5, r5, lr, ror #17
    str.w r5, [sp, #0]
    eor.w r5, r8, r5, ror #15
    bic.w r8, r9, r4, ror #11
    eor.w r8, r6, r8, ror #8
    str.w r8, [sp, #60]
    eor.w r8, r11, r8, ror #21
    bic.w r9, r7, r9, ror #6
    eor.w r9, r4, r9, ror #15
    str.w r9, [sp, #112]
    eor.w r9, r2, r9, ror #2

    /* round 2: row 1, half 0 */
    ldr.w r2, [sp, #156]
    ldr.w r4, [sp, #168]
    ldr.w r7, [sp, #24]
    ldr.w r11, [sp, #40]
    ldr.w r6, [sp, #96]
    ldr.w lr, [sp, #224]
    eor.w r2, lr, r2, ror #18
    eor.w r4, r12, r4, ror #9
    ldr.w lr, [sp, #204]
    eor.w r7, lr, r7, ror #13
    eor.w r11, r1, r11, ror #23
    eor.w r6, r3, r6, ror #9
    bic.w r3, r6, r11, ror #6
    eor.w r3, r7, r3, ror #13
    str.w r3, [sp, #96]
    eor.w r3, r9, r3, ror #12
    bic.w r9, r2, r6, ror #26
    eor.w r9, r11, r9
    str.w r9, [sp, #156]
    eor.w r9, r0, r9, ror #15
    bic.w r0, r4, r2, ror #17
    eor.w r0, r6, r0, ror #21
    str.w r0, [sp, #168]
    eor.w r0, r10, r0, ror #8
    bic.w r10, r7, r4, ror #2
    eor.w r10, r2, r10, ror #13
    str.w r10, [sp, #24]
    eor.w r10, r5, r10, ror #2
    bic.w r7, r11, r7, ror #13
    eor.w r7, r4, r7, ror #17
    str.w r7, [sp, #40]
    eor.w r7, r8, r7, ror #20

    /* round 2: row 4, half 0 */
    ldr.w r8, [sp, #92]
    ldr.w r4, [sp, #144]
    ldr.w r11, [sp, #160]
    ldr.w r5, [sp, #16]
    ldr.w r2, [sp, #72]
    ldr.w r6, [sp, #252]
    eor.w r8, r6, r8
    ldr.w r6, [sp, #200]
    eor.w r4, r6, r4, ror #3
    ldr.w r6, [sp, #232]
    eor.w r11, r6, r11, ror #11
    eor.w r5, lr, r5, ror #25
    ldr.w r6, [sp, #228]
    eor.w r2, r6, r2, ror #9
    bic.w r6, r11, r4, ror #15
    eor.w r6, r8, r6, ror #12
    str.w r6, [sp, #16]
    eor.w r6, r10, r6, ror #14
    bic.w r10, r5, r11, ror #30
    eor.w r10, r4, r10, ror #19
    str.w r10, [sp, #72]
    eor.w r10, r7, r10, ror #12
    bic.w r7, r2, r5, ror #21
    eor.w r7, r11, r7, ror #13
    str.w r7, [sp, #92]
    eor.w r7, r3, r7, ror #23
    bic.w r3, r8, r2, ror #25
    eor.w r3, r5, r3, ror #18
    str.w r3, [sp, #144]
    eor.w r3, r9, r3, ror #9
    bic.w r8, r4, r8, ror #5
    eor.w r8, r2, r8, ror #2
    str.w r8, [sp, #160]
    eor.w r8, r0, r8, ror #19

    /* round 2: row 3, half 1 */
    ldr.w r0, [sp, #180]
    ldr.w r2, [sp, #32]
    ldr.w r4, [sp, #48]
    ldr.w r9, [sp, #104]
    ldr.w r5, [sp, #120]
    ldr.w r11, [sp, #252]
    eor.w r0, r12, r0, ror #21
    eor.w r2, lr, r2, ror #14
    eor.w r4, r1, r4, ror #7
    str.w r3, [sp, #244]
    eor.w r9, r11, r9, ror #12
    ldr.w r3, [sp, #200]
    eor.w r5, r3, r5, ror #12
    str.w r10, [sp, #208]
    bic.w r10, r2, r0, ror #15
    eor.w r10, r5, r10, ror #22
    str.w r10, [sp, #180]
    str.w r6, [sp, #236]
    bic.w r6, r4, r2, ror #11
    eor.w r6, r0, r6, ror #6
    str.w r6, [sp, #32]
    str.w r7, [sp, #248]
    bic.w r7, r9, r4, ror #14
    eor.w r7, r2, r7, ror #7
    str.w r7, [sp, #48]
    bic.w r2, r5, r9, ror #29
    eor.w r2, r4, r2, ror #21
    str.w r2, [sp, #104]
    bic.w r5, r0, r5, ror #27
    eor.w r5, r9, r5, ror #8
    str.w r5, [sp, #120]

    /* round 2: row 0, half 1 */
    str.w r8, [sp, #240]
    ldr.w r9, [sp, #4]
    ldr.w r0, [sp, #56]
    ldr.w r4, [sp, #116]
    ldr.w r8, [sp, #132]
    ldr.w r3, [sp, #184]
    eor.w r9, lr, r9, ror #17
    eor.w r0, r1, r0, ror #19
    eor.w r4, r11, r4, ror #19
    ldr.w r11, [sp, #224]
    ldr.w lr, [sp, #232]
    eor.w r8, r11, r8, ror #11
    eor.w r3, lr, r3, ror #27
    bic.w lr, r3, r8, ror #31
    eor.w lr, r4, lr, ror #15
    str.w lr, [sp, #116]
    eor.w lr, r2, lr, ror #4
    bic.w r2, r9, r3, ror #22
    eor.w r2, r8, r2, ror #11
    str.w r2, [sp, #132]
    eor.w r2, r5, r2
    bic.w r5, r0, r9, ror #14
    eor.w r5, r3, r5, ror #28
    str.w r5, [sp, #184]
    eor.w r5, r10, r5, ror #30
    bic.w r10, r4, r0, ror #11
    eor.w r10, r9, r10, ror #7
    ldr.w r9, [sp, #308]
    eor.w r10, r10, r9, ror #15
    str.w r10, [sp, #4]
    eor.w r10, r6, r10, ror #3
    bic.w r4, r8, r4, ror #18
    eor.w r4, r0, r4, ror #3
    str.w r4, [sp, #56]
    eor.w r4, r7, r4, ror #4

    /* round 2: row 4, half 1 */
    ldr.w r7, [sp, #88]
    ldr.w r0, [sp, #148]
    ldr.w r8, [sp, #164]
    ldr.w r6, [sp, #20]
    ldr.w r9, [sp, #76]
    ldr.w r3, [sp, #212]
    eor.w r7, r3, r7, ror #5
    eor.w r0, r11, r0, ror #3
    eor.w r8, r12, r8, ror #1
    ldr.w r12, [sp, #220]
    eor.w r6, r12, r6, ror #25
    eor.w r9, r1, r9, ror #22
    bic.w r1, r6, r8, ror #13
    eor.w r1, r0, r1, ror #6
    str.w r1, [sp, #76]
    eor.w r1, r4, r1, ror #22
    bic.w r4, r9, r6, ror #3
    eor.w r4, r8, r4, ror #16
    str.w r4, [sp, #88]
    eor.w r4, lr, r4, ror #20
    bic.w lr, r7, r9, ror #28
    eor.w lr, r6, lr, ror #1
    str.w lr, [sp, #148]
    eor.w lr, r2, lr, ror #21
    bic.w r2, r0, r7, ror #7
    eor.w r2, r9, r2, ror #29
    str.w r2, [sp, #164]
    eor.w r2, r5, r2, ror #15
    bic.w r0, r8, r0, ror #13
    eor.w r0, r7, r0, ror #12
    str.w r0, [sp, #20]
    eor.w r0, r10, r0, ror #14

    /* round 2: row 2, half 1 */
    ldr.w r10, [sp, #68]
    ldr.w r7, [sp, #80]
    ldr.w r8, [sp, #136]
    ldr.w r5, [sp, #192]
    ldr.w r9, [sp, #8]
    ldr.w r6, [sp, #228]
    eor.w r10, r6, r10
    eor.w r7, r3, r7, ror #9
    eor.w r8, r11, r8, ror #3
    ldr.w r11, [sp, #232]
    ldr.w r3, [sp, #204]
    eor.w r5, r11, r5, ror #3
    eor.w r9, r3, r9, ror #19
    bic.w r3, r8, r7, ror #20
    eor.w r3, r10, r3, ror #28
    str.w r3, [sp, #8]
    eor.w r3, r0, r3, ror #26
    bic.w r0, r5, r8, ror #26
    eor.w r0, r7, r0, ror #18
    str.w r0, [sp, #68]
    eor.w r0, r1, r0, ror #25
    bic.w r1, r9, r5, ror #2
    eor.w r1, r8, r1, ror #4
    str.w r1, [sp, #80]
    eor.w r1, r4, r1, ror #16
    bic.w r4, r10, r9
    eor.w r4, r5, r4, ror #30
    str.w r4, [sp, #136]
    eor.w r4, lr, r4, ror #4
    bic.w r10, r7, r10, ror #16
    eor.w r10, r9, r10, ror #16
    str.w r10, [sp, #192]
    eor.w r10, r2, r10, ror #31

    /* round 2: row 1, half 1 */
    ldr.w r2, [sp, #152]
    ldr.w r9, [sp, #172]
    ldr.w r7, [sp, #28]
    ldr.w lr, [sp, #44]
    ldr.w r5, [sp, #100]
    ldr.w r8, [sp, #200]
    eor.w r2, r8, r2, ror #27
    eor.w r9, r11, r9, ror #9
    eor.w r7, r12, r7, ror #26
    eor.w lr, r6, lr, ror #11
    ldr.w r6, [sp, #252]
    eor.w r5, r6, r5, ror #21
    bic.w r6, lr, r7, ror #28
    eor.w r6, r9, r6, ror #14
    str.w r6, [sp, #44]
    eor.w r6, r0, r6, ror #5
    bic.w r0, r5, lr, ror #3
    eor.w r0, r7, r0, ror #1
    str.w r0, [sp, #100]
    eor.w r0, r1, r0, ror #26
    bic.w r1, r2, r5, ror #24
    eor.w r1, lr, r1, ror #5
    str.w r1, [sp, #152]
    eor.w r1, r4, r1, ror #12
    bic.w r4, r9, r2, ror #19
    eor.w r4, r5, r4, ror #21
    str.w r4, [sp, #172]
    eor.w r4, r10, r4, ror #6
    bic.w r9, r7, r9, ror #22
    eor.w r9, r2, r9, ror #23
    str.w r9, [sp, #28]
    eor.w r9, r3, r9, ror #9

    /* round 3: theta */
    ldr.w r3, [sp, #240]
    ldr.w r7, [sp, #248]
    ldr.w r5, [sp, #236]
    ldr.w r12, [sp, #208]
    ldr.w r8, [sp, #244]
    eor.w r2, r0, r3
    eor.w r10, r7, r9, ror #11
    eor.w lr, r1, r5, ror #26
    eor.w r11, r4, r12, ror #20
    str.w r10, [sp, #252]
    eor.w r10, r6, r8, ror #20
    eor.w r9, r8, r9, ror #26
    eor.w r5, r0, r5, ror #13
    eor.w r3, r6, r3, ror #22
    eor.w r12, r1, r12, ror #24
    eor.w r4, r7, r4, ror #5

    /* round 3: row 4, half 0 */
    ldr.w r7, [sp, #112]
    ldr.w r1, [sp, #152]
    ldr.w r6, [sp, #192]
    ldr.w r0, [sp, #32]
    ldr.w r8, [sp, #72]
    eor.w r7, r12, r7
    eor.w r1, r2, r1, ror #30
    eor.w r6, lr, r6, ror #2
    eor.w r0, r11, r0, ror #5
    eor.w r8, r5, r8, ror #22
    str.w r12, [sp, #248]
    bic.w r12, r1, r7, ror #14
    eor.w r12, r8, r12, ror #6
    str.w r12, [sp, #192]
    str.w r2, [sp, #208]
    bic.w r2, r6, r1, ror #6
    eor.w r2, r7, r2, ror #12
    str.w r2, [sp, #32]
    str.w r5, [sp, #240]
    bic.w r5, r0, r6, ror #30
    eor.w r5, r1, r5, ror #28
    str.w r5, [sp, #72]
    bic.w r1, r8, r0, ror #2
    eor.w r1, r6, r1
    str.w r1, [sp, #112]
    bic.w r8, r7, r8, ror #12
    eor.w r8, r0, r8, ror #18
    str.w r8, [sp, #152]

    /* round 3: row 1, half 0 */
    str.w r3, [sp, #236]
    str.w lr, [sp, #244]
    ldr.w r0, [sp, #128]
    ldr.w r7, [sp, #168]
    ldr.w r6, [sp, #8]
    ldr.w r3, [sp, #48]
    ldr.w lr, [sp, #88]
    eor.w r0, r4, r0, ror #23
    eor.w r7, r9, r7, ror #9
    str.w r11, [sp, #228]
    eor.w r6, r11, r6, ror #31
    ldr.w r11, [sp, #252]
    eor.w r3, r11, r3, ror #28
    eor.w lr, r10, lr, ror #9
    bic.w r11, r0, lr, ror #11
    eor.w r11, r3, r11, ror #9
    str.w r11, [sp, #128]
    eor.w r11, r8, r11, ror #24
    bic.w r8, r7, r0, ror #12
    eor.w r8, lr, r8, ror #9
    str.w r8, [sp, #168]
    eor.w r8, r12, r8, ror #14
    bic.w r12, r6, r7, ror #2
    eor.w r12, r0, r12, ror #18
    str.w r12, [sp, #8]
    eor.w r12, r2, r12, ror #15
    bic.w r2, r3, r6, ror #27
    eor.w r2, r7, r2, ror #3
    str.w r2, [sp, #48]
    eor.w r2, r5, r2, ror #17
    bic.w r3, lr, r3, ror #12
    eor.w r3, r6, r3, ror #25
    str.w r3, [sp, #88]
    eor.w r3, r1, r3, ror #21

    /* round 3: row 3, half 0 */
    ldr.w r1, [sp, #184]
    ldr.w r6, [sp, #24]
    ldr.w lr, [sp, #64]
    ldr.w r5, [sp, #104]
    ldr.w r7, [sp, #144]
    ldr.w r0, [sp, #244]
    eor.w r1, r0, r1, ror #1
    ldr.w r0, [sp, #236]
    eor.w r6, r0, r6, ror #4
    ldr.w r0, [sp, #240]
    eor.w lr, r0, lr, ror #23
    eor.w r5, r10, r5, ror #21
    eor.w r7, r4, r7, ror #25
    str.w r4, [sp, #220]
    bic.w r4, r6, r1, ror #12
    eor.w r4, r7, r4, ror #5
    str.w r4, [sp, #184]
    eor.w r4, r8, r4, ror #21
    bic.w r8, lr, r6, ror #30
    eor.w r8, r1, r8, ror #22
    str.w r8, [sp, #24]
    eor.w r8, r12, r8, ror #18
    bic.w r12, r5, lr, ror #23
    eor.w r12, r6, r12, ror #11
    str.w r12, [sp, #64]
    eor.w r12, r2, r12, ror #20
    bic.w r2, r7, r5, ror #16
    eor.w r2, lr, r2, ror #25
    str.w r2, [sp, #104]
    eor.w r2, r3, r2, ror #28
    bic.w r7, r1, r7, ror #15
    eor.w r7, r5, r7, ror #1
    str.w r7, [sp, #144]
    eor.w r7, r11, r7, ror #3

    /* round 3: row 0, half 0 */
    ldr.w r11, [sp, #0]
    ldr.w r5, [sp, #40]
    ldr.w r1, [sp, #80]
    ldr.w r3, [sp, #120]
    ldr.w lr, [sp, #160]
    ldr.w r6, [sp, #236]
    eor.w r11, r6, r11, ror #17
    eor.w r5, r0, r5, ror #30
    eor.w r1, r10, r1, ror #5
    ldr.w r0, [sp, #208]
    ldr.w r6, [sp, #312]
    eor.w r3, r0, r3, ror #18
    eor.w lr, r9, lr, ror #20
    str.w r10, [sp, #232]
    bic.w r10, r1, r5, ror #20
    eor.w r10, r11, r10, ror #11
    eor.w r10, r10, r6, ror #2
    str.w r10, [sp, #0]
    eor.w r10, r8, r10, ror #24
    bic.w r8, r3, r1
    eor.w r8, r5, r8, ror #12
    str.w r8, [sp, #40]
    eor.w r8, r12, r8, ror #5
    bic.w r12, lr, r3, ror #29
    eor.w r12, r1, r12, ror #3
    str.w r12, [sp, #80]
    eor.w r12, r2, r12, ror #23
    bic.w r2, r11, lr, ror #14
    eor.w r2, r3, r2, ror #21
    str.w r2, [sp, #120]
    eor.w r2, r7, r2, ror #21
    bic.w r11, r5, r11, ror #1
    eor.w r11, lr, r11, ror #17
    str.w r11, [sp, #160]
    eor.w r11, r4, r11, ror #26

    /* round 3: row 2, half 0 */
    ldr.w r4, [sp, #56]
    ldr.w lr, [sp, #96]
    ldr.w r5, [sp, #136]
    ldr.w r7, [sp, #176]
    ldr.w r3, [sp, #16]
    ldr.w r1, [sp, #252]
    ldr.w r6, [sp, #248]
    eor.w r4, r1, r4
    eor.w lr, r6, lr, ror #10
    eor.w r5, r0, r5, ror #22
    eor.w r7, r9, r7, ror #1
    ldr.w r0, [sp, #236]
    eor.w r3, r0, r3, ror #16
    bic.w r0, r5, lr, ror #27
    eor.w r0, r4, r0, ror #5
    str.w r0, [sp, #16]
    eor.w r0, r10, r0, ror #28
    bic.w r10, r7, r5, ror #24
    eor.w r10, lr, r10, ror #13
    str.w r10, [sp, #56]
    eor.w r10, r8, r10, ror #10
    bic.w r8, r3, r7, ror #26
    eor.w r8, r5, r8, ror #14
    str.w r8, [sp, #96]
    eor.w r8, r12, r8, ror #21
    bic.w r12, r4, r3, ror #19
    eor.w r12, r7, r12, ror #19
    str.w r12, [sp, #136]
    eor.w r12, r2, r12, ror #27
    bic.w r4, lr, r4
    eor.w r4, r3, r4, ror #13
    str.w r4, [sp, #176]
    eor.w r4, r11, r4, ror #3

    /* round 3: row 3, half 1 */
    ldr.w r11, [sp, #188]
    ldr.w r3, [sp, #28]
    ldr.w lr, [sp, #68]
    ldr.w r2, [sp, #108]
    ldr.w r7, [sp, #148]
    ldr.w r5, [sp, #228]
    eor.w r11, r9, r11, ror #1
    eor.w r3, r5, r3, ror #14
    eor.w lr, r1, lr, ror #21
    str.w r0, [sp, #200]
    eor.w r2, r6, r2, ror #30
    ldr.w r0, [sp, #208]
    eor.w r7, r0, r7, ror #7
    str.w r10, [sp, #204]
    bic.w r10, r7, r2, ror #6
    eor.w r10, lr, r10, ror #26
    str.w r10, [sp, #108]
    str.w r8, [sp, #224]
    bic.w r8, r11, r7, ror #18
    eor.w r8, r2, r8, ror #8
    str.w r8, [sp, #148]
    str.w r12, [sp, #212]
    bic.w r12, r3, r11, ror #15
    eor.w r12, r7, r12, ror #31
    str.w r12, [sp, #188]
    bic.w r7, lr, r3, ror #25
    eor.w r7, r11, r7, ror #24
    str.w r7, [sp, #28]
    bic.w lr, r2, lr
    eor.w lr, r3, lr, ror #7
    str.w lr, [sp, #68]

    /* round 3: row 0, half 1 */
    str.w r4, [sp, #216]
    ldr.w r3, [sp, #4]
    ldr.w r2, [sp, #44]
    ldr.w r11, [sp, #84]
    ldr.w r4, [sp, #124]
    ldr.w r0, [sp, #164]
    eor.w r3, r5, r3, ror #8
    eor.w r2, r1, r2, ror #1
    eor.w r11, r6, r11, ror #19
    ldr.w r6, [sp, #220]
    ldr.w r5, [sp, #244]
    eor.w r4, r6, r4, ror #16
    eor.w r0, r5, r0, ror #18
    bic.w r5, r4, r11, ror #23
    eor.w r5, r2, r5, ror #12
    str.w r5, [sp, #44]
    eor.w r5, lr, r5, ror #22
    bic.w lr, r0, r4, ror #26
    eor.w lr, r11, lr, ror #15
    str.w lr, [sp, #84]
    eor.w lr, r10, lr, ror #18
    bic.w r10, r3, r0, ror #22
    eor.w r10, r4, r10, ror #16
    str.w r10, [sp, #124]
    eor.w r10, r8, r10, ror #27
    bic.w r8, r2, r3, ror #28
    eor.w r8, r0, r8, ror #14
    str.w r8, [sp, #164]
    eor.w r8, r12, r8, ror #7
    bic.w r2, r11, r2, ror #29
    eor.w r2, r3, r2, ror #7
    ldr.w r3, [sp, #316]
    eor.w r2, r2, r3, ror #23
    str.w r2, [sp, #4]
    eor.w r2, r7, r2, ror #3

    /* round 3: row 4, half 1 */
    ldr.w r7, [sp, #116]
    ldr.w r3, [sp, #156]
    ldr.w r11, [sp, #196]
    ldr.w r12, [sp, #36]
    ldr.w r0, [sp, #76]
    ldr.w r4, [sp, #232]
    eor.w r7, r4, r7, ror #25
    eor.w r3, r6, r3, ror #31
    eor.w r11, r9, r11, ror #19
    ldr.w r9, [sp, #236]
    eor.w r12, r9, r12, ror #2
    eor.w r0, r1, r0, ror #18
    bic.w r1, r3, r7, ror #24
    eor.w r1, r0, r1, ror #6
    str.w r1, [sp, #196]
    eor.w r1, r8, r1, ror #10
    bic.w r8, r11, r3, ror #8
    eor.w r8, r7, r8
    str.w r8, [sp, #36]
    eor.w r8, r2, r8, ror #26
    bic.w r2, r12, r11, ror #22
    eor.w r2, r3, r2, ror #2
    str.w r2, [sp, #76]
    eor.w r2, r5, r2, ror #17
    bic.w r5, r0, r12, ror #8
    eor.w r5, r11, r5, ror #2
    str.w r5, [sp, #116]
    eor.w r5, lr, r5, ror #2
    bic.w r0, r7, r0, ror #2
    eor.w r0, r12, r0, ror #22
    str.w r0, [sp, #156]
    eor.w r0, r10, r0, ror #12

    /* round 3: row 2, half 1 */
    ldr.w r10, [sp, #60]
    ldr.w r12, [sp, #100]
    ldr.w r7, [sp, #140]
    ldr.w lr, [sp, #180]
    ldr.w r11, [sp, #20]
    ldr.w r3, [sp, #240]
    eor.w r10, r3, r10, ror #31
    eor.w r12, r4, r12, ror #15
    eor.w r7, r6, r7, ror #20
    ldr.w r6, [sp, #244]
    ldr.w r4, [sp, #228]
    eor.w lr, r6, lr, ror #3
    eor.w r11, r4, r11, ror #19
    bic.w r4, r10, r11, ror #13
    eor.w r4, lr, r4, ror #17
    str.w r4, [sp, #140]
    eor.w r4, r0, r4, ror #4
    bic.w r0, r12, r10, ror #23
    eor.w r0, r11, r0, ror #28
    str.w r0, [sp, #180]
    eor.w r0, r1, r0, ror #8
    bic.w r1, r7, r12, ror #5
    eor.w r1, r10, r1, ror #4
    str.w r1, [sp, #20]
    eor.w r1, r8, r1, ror #13
    bic.w r8, lr, r7, ror #21
    eor.w r8, r12, r8, ror #6
    str.w r8, [sp, #60]
    eor.w r8, r2, r8, ror #5
    bic.w lr, r11, lr, ror #2
    eor.w lr, r7, lr, ror #9
    str.w lr, [sp, #100]
    eor.w lr, r5, lr, ror #25

    /* round 3: row 1, half 1 */
    ldr.w r5, [sp, #132]
    ldr.w r7, [sp, #172]
    ldr.w r11, [sp, #12]
    ldr.w r2, [sp, #52]
    ldr.w r12, [sp, #92]
    ldr.w r10, [sp, #208]
    eor.w r5, r10, r5, ror #18
    eor.w r7, r6, r7, ror #9
    eor.w r11, r9, r11, ror #26
    eor.w r2, r3, r2, ror #10
    ldr.w r3, [sp, #248]
    eor.w r12, r3, r12, ror #21
    bic.w r3, r5, r12, ror #1
    eor.w r3, r2, r3, ror #9
    str.w r3, [sp, #132]
    eor.w r3, r4, r3, ror #31
    bic.w r4, r7, r5, ror #10
    eor.w r4, r12, r4, ror #21
    str.w r4, [sp, #172]
    eor.w r4, r0, r4, ror #15
    bic.w r0, r11, r7, ror #31
    eor.w r0, r5, r0, ror #23
    str.w r0, [sp, #12]
    eor.w r0, r1, r0
    bic.w r1, r2, r11
    eor.w r1, r7, r1, ror #1
    str.w r1, [sp, #52]
    eor.w r1, r8, r1, ror #5
    bic.w r2, r12, r2, ror #22
    ldr.w r10, [sp, #224]
    eor.w r2, r11, r2, ror #10
    str.w r2, [sp, #92]
    eor.w r2, lr, r2, ror #31
    str.w r10, [sp, #208]

    /* until all constants are used */
    ldr.w r5, [sp, #320]
    ldr.w r6, [sp, #324]
    cmp.w r5, r6
    bne.w 1b

    /* the state, its words turned back */
    ldr.w r0, [sp, #328]
    ldr.w r1, [sp, #0]
    ldr.w r2, [sp, #40]
    ldr.w r3, [sp, #80]
    ldr.w r4, [sp, #120]
    ldr.w r5, [sp, #160]
    ldr.w r6, [sp, #8]
    ldr.w r7, [sp, #48]
    ldr.w r8, [sp, #88]
    ldr.w r9, [sp, #128]
    ldr.w r10, [sp, #168]
    ror.w r1, r1, #30
    ror.w r2, r2, #29
    ror.w r3, r3, #9
    ror.w r4, r4, #9
    ror.w r5, r5, #12
    ror.w r6, r6, #21
    ror.w r7, r7, #9
    ror.w r8, r8, #7
    ror.w r9, r9, #12
    stm.w r0!, {r1-r10}
    ldr.w r1, [sp, #16]
    ldr.w r2, [sp, #56]
    ldr.w r3, [sp, #96]
    ldr.w r4, [sp, #136]
    ldr.w r5, [sp, #176]
    ldr.w r6, [sp, #24]
    ldr.w r7, [sp, #64]
    ldr.w r8, [sp, #104]
    ldr.w r9, [sp, #144]
    ldr.w r10, [sp, #184]
    ror.w r1, r1, #2
    ror.w r2, r2, #2
    ror.w r3, r3, #7
    ror.w r4, r4, #15
    ror.w r5, r5, #21
    ror.w r6, r6, #24
    ror.w r7, r7, #12
    ror.w r8, r8, #14
    ror.w r9, r9, #23
    ror.w r10, r10, #7
    stm.w r0!, {r1-r10}
    ldr.w r1, [sp, #32]
    ldr.w r2, [sp, #72]
    ldr.w r3, [sp, #112]
    ldr.w r4, [sp, #152]
    ldr.w r5, [sp, #192]
    ldr.w r6, [sp, #4]
    ldr.w r7, [sp, #44]
    ldr.w r8, [sp, #84]
    ldr.w r9, [sp, #124]
    ldr.w r10, [sp, #164]
    ror.w r1, r1, #6
    ror.w r2, r2, #24
    ror.w r3, r3, #18
    ror.w r4, r4, #20
    ror.w r5, r5, #18
    ror.w r6, r6, #9
    ror.w r7, r7, #13
    ror.w r8, r8, #16
    ror.w r9, r9, #25
    ror.w r10, r10, #31
    stm.w r0!, {r1-r10}
    ldr.w r1, [sp, #12]
    ldr.w r2, [sp, #52]
    ldr.w r3, [sp, #92]
    ldr.w r4, [sp, #132]
    ldr.w r5, [sp, #172]
    ldr.w r6, [sp, #20]
    ldr.w r7, [sp, #60]
    ldr.w r8, [sp, #100]
    ldr.w r9, [sp, #140]
    ldr.w r10, [sp, #180]
    ror.w r1, r1, #6
    ror.w r2, r2, #28
    ror.w r3, r3, #29
    ror.w r4, r4, #29
    ror.w r5, r5, #7
    ror.w r6, r6, #19
    ror.w r7, r7, #28
    ror.w r8, r8, #23
    ror.w r9, r9, #2
    stm.w r0!, {r1-r10}
    ldr.w r1, [sp, #28]
    ldr.w r2, [sp, #68]
    ldr.w r3, [sp, #108]
    ldr.w r4, [sp, #148]
    ldr.w r5, [sp, #188]
    ldr.w r6, [sp, #36]
    ldr.w r7, [sp, #76]
    ldr.w r8, [sp, #116]
    ldr.w r9, [sp, #156]
    ldr.w r10, [sp, #196]
    ror.w r1, r1, #6
    ror.w r2, r2, #23
    ror.w r3, r3, #30
    ror.w r4, r4, #30
    ror.w r5, r5, #24
    ror.w r7, r7, #8
    ror.w r9, r9, #10
    ror.w r10, r10, #2
    stm.w r0!, {r1-r10}
    add.w sp, sp, #328
    pop.w {r0, r4-r11, pc}

#endif

    .size keccak_f1600, . - keccak_f1600

#endif
