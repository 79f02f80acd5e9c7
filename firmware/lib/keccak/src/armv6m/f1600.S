/* void keccak_f1600(keccak_state *state): FIPS 202, section 3.3, on an ARMv6-M core.
 * Printed by gen/f1600_armv6m.py, which explains it.
 *
 * entry:    r0 state, interleaved: word[lane] even bits, word[25 + lane] odd bits
 * exit:     state permuted
 * clobbers: r0-r3, r12, flags
 * stack: 460 bytes, which hold parts of the state afterwards
 * cycles: 15,915 (cortex-m0), always
 * bytes:    2,050 of code, 192 of constants
 *
 * Logic only, so any value is allowed and none can overflow. No branch and no address depends on the state.
 */
#include "../backend.h"

#if KECCAK_BACKEND == KECCAK_BACKEND_ARMV6M

    .syntax unified
    .thumb

    .section .text.keccak_f1600, "ax", %progbits
    .p2align 2
    .global keccak_f1600
    .type keccak_f1600, %function
    .thumb_func
keccak_f1600:
    push {r4-r7, lr}
    mov r4, r8
    mov r5, r9
    mov r6, r10
    mov r7, r11
    push {r4-r7}
    sub sp, #224
    str r0, [sp, #20]
    adr r1, .Lconstants
    str r1, [sp, #12]
    adds r1, #192
    str r1, [sp, #16]
    add r7, sp, #24
    ldm r0!, {r1-r6}
    stm r7!, {r1-r6}
    ldm r0!, {r1-r6}
    stm r7!, {r1-r6}
    ldm r0!, {r1-r6}
    stm r7!, {r1-r6}
    ldm r0!, {r1-r6}
    stm r7!, {r1-r6}
    ldm r0!, {r1-r6}
    stm r7!, {r1-r6}
    ldm r0!, {r1-r6}
    stm r7!, {r1-r6}
    ldm r0!, {r1-r6}
    stm r7!, {r1-r6}
    ldm r0!, {r1-r6}
    stm r7!, {r1-r6}
    ldm r0!, {r1-r2}
    stm r7!, {r1-r2}
    add r7, sp, #24
    ldm r7!, {r0-r4}
    b .Ltwo_rounds

    /* of each round the two halves; here, where ADR reaches them */
    .p2align 2
.Lconstants:
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

.Ltwo_rounds:

    /* theta: parities of the columns, half 0, two words at a time */
    add r7, sp, #44
    ldm r7!, {r5, r6}
    eors r0, r5
    eors r1, r6
    ldm r7!, {r5, r6}
    eors r2, r5
    eors r3, r6
    ldm r7!, {r5, r6}
    eors r4, r5
    eors r0, r6
    ldm r7!, {r5, r6}
    eors r1, r5
    eors r2, r6
    ldm r7!, {r5, r6}
    eors r3, r5
    eors r4, r6
    ldm r7!, {r5, r6}
    eors r0, r5
    eors r1, r6
    ldm r7!, {r5, r6}
    eors r2, r5
    eors r3, r6
    ldm r7!, {r5, r6}
    eors r4, r5
    eors r0, r6
    ldm r7!, {r5, r6}
    eors r1, r5
    eors r2, r6
    ldm r7!, {r5, r6}
    eors r3, r5
    eors r4, r6
    mov r8, r0
    mov r9, r1
    mov r10, r2
    mov r11, r3
    mov r12, r4

    /* theta: half 1 */
    ldm r7!, {r0-r4}
    ldm r7!, {r5, r6}
    eors r0, r5
    eors r1, r6
    ldm r7!, {r5, r6}
    eors r2, r5
    eors r3, r6
    ldm r7!, {r5, r6}
    eors r4, r5
    eors r0, r6
    ldm r7!, {r5, r6}
    eors r1, r5
    eors r2, r6
    ldm r7!, {r5, r6}
    eors r3, r5
    eors r4, r6
    ldm r7!, {r5, r6}
    eors r0, r5
    eors r1, r6
    ldm r7!, {r5, r6}
    eors r2, r5
    eors r3, r6
    ldm r7!, {r5, r6}
    eors r4, r5
    eors r0, r6
    ldm r7!, {r5, r6}
    eors r1, r5
    eors r2, r6
    ldm r7!, {r5, r6}
    eors r3, r5
    eors r4, r6

    /* D, half 1 = left parity, half 1 ^ right parity, half 0: turned, the even half is odd */
    mov r5, r9
    eors r5, r4
    str r5, [sp, #0]
    mov r6, r10
    eors r6, r0
    str r6, [sp, #4]
    mov r5, r11
    eors r5, r1
    str r5, [sp, #8]
    mov r6, r12
    eors r6, r2
    mov lr, r6
    mov r7, r8
    eors r7, r3

    /* D, half 0 = left parity, half 0, whose register it takes ^ right parity, half 1, turned by one */
    movs r6, #31
    rors r1, r6
    mov r5, r12
    eors r1, r5
    mov r12, r1
    rors r2, r6
    mov r5, r8
    eors r2, r5
    mov r8, r2
    rors r3, r6
    mov r5, r9
    eors r3, r5
    mov r9, r3
    rors r4, r6
    mov r5, r10
    eors r4, r5
    mov r10, r4
    rors r0, r6
    mov r5, r11
    eors r0, r5
    mov r11, r0

    /* row 4, half 1 */
    ldr r6, [sp, #56]
    eors r6, r4
    movs r2, #5
    rors r6, r2
    ldr r3, [sp, #84]
    eors r3, r1
    movs r2, #12
    rors r3, r2
    ldr r5, [sp, #132]
    ldr r1, [sp, #8]
    eors r5, r1
    movs r2, #1
    rors r5, r2
    ldr r1, [sp, #80]
    eors r0, r1
    movs r2, #13
    rors r0, r2
    ldr r4, [sp, #208]
    ldr r1, [sp, #4]
    eors r4, r1
    movs r2, #31
    rors r4, r2
    mov r1, r3
    bics r1, r0
    mov r2, r4
    bics r2, r3
    eors r2, r0
    bics r0, r6
    eors r1, r6
    bics r6, r5
    eors r0, r5
    bics r5, r4
    eors r3, r5
    eors r4, r6
    push {r0-r4}

    /* row 3, half 1 */
    ldr r5, [sp, #60]
    mov r1, r11
    eors r5, r1
    movs r2, #19
    rors r5, r2
    ldr r6, [sp, #164]
    ldr r1, [sp, #20]
    eors r6, r1
    movs r2, #14
    rors r6, r2
    ldr r0, [sp, #188]
    ldr r1, [sp, #24]
    eors r0, r1
    movs r2, #27
    rors r0, r2
    ldr r3, [sp, #112]
    mov r1, r9
    eors r3, r1
    movs r2, #25
    rors r3, r2
    ldr r4, [sp, #236]
    mov r1, lr
    eors r4, r1
    movs r2, #4
    rors r4, r2
    mov r1, r3
    bics r1, r0
    mov r2, r4
    bics r2, r3
    eors r2, r0
    bics r0, r6
    eors r1, r6
    bics r6, r5
    eors r0, r5
    bics r5, r4
    eors r3, r5
    eors r4, r6
    push {r0-r4}

    /* row 2, half 1 */
    ldr r5, [sp, #68]
    mov r1, r8
    eors r5, r1
    ldr r6, [sp, #192]
    ldr r1, [sp, #48]
    eors r6, r1
    movs r2, #29
    rors r6, r2
    ldr r0, [sp, #116]
    mov r1, r10
    eors r0, r1
    movs r2, #20
    rors r0, r2
    ldr r3, [sp, #240]
    eors r3, r7
    movs r2, #28
    rors r3, r2
    ldr r4, [sp, #244]
    ldr r1, [sp, #40]
    eors r4, r1
    movs r2, #23
    rors r4, r2
    mov r1, r3
    bics r1, r0
    mov r2, r4
    bics r2, r3
    eors r2, r0
    bics r0, r6
    eors r1, r6
    bics r6, r5
    eors r0, r5
    bics r5, r4
    eors r3, r5
    eors r4, r6
    push {r0-r4}

    /* row 1, half 1 */
    ldr r5, [sp, #196]
    mov r1, lr
    eors r5, r1
    movs r2, #18
    rors r5, r2
    ldr r6, [sp, #220]
    eors r6, r7
    movs r2, #22
    rors r6, r2
    ldr r0, [sp, #124]
    mov r1, r12
    eors r0, r1
    movs r2, #31
    rors r0, r2
    ldr r3, [sp, #148]
    mov r1, r8
    eors r3, r1
    movs r2, #10
    rors r3, r2
    ldr r4, [sp, #172]
    mov r1, r9
    eors r4, r1
    movs r2, #2
    rors r4, r2
    mov r1, r3
    bics r1, r0
    mov r2, r4
    bics r2, r3
    eors r2, r0
    bics r0, r6
    eors r1, r6
    bics r6, r5
    eors r0, r5
    bics r5, r4
    eors r3, r5
    eors r4, r6
    push {r0-r4}

    /* row 0, half 1 */
    ldr r5, [sp, #204]
    ldr r1, [sp, #80]
    eors r5, r1
    ldr r6, [sp, #228]
    ldr r1, [sp, #84]
    eors r6, r1
    movs r2, #10
    rors r6, r2
    ldr r0, [sp, #152]
    mov r1, r9
    eors r0, r1
    movs r2, #11
    rors r0, r2
    ldr r3, [sp, #176]
    mov r1, r10
    eors r3, r1
    movs r2, #22
    rors r3, r2
    ldr r4, [sp, #300]
    eors r4, r7
    movs r2, #25
    rors r4, r2
    mov r1, r3
    bics r1, r0
    mov r2, r4
    bics r2, r3
    eors r2, r0
    bics r0, r6
    eors r1, r6
    bics r6, r5
    eors r0, r5
    bics r5, r4
    eors r3, r5
    eors r4, r6
    ldr r5, [sp, #92]
    ldr r6, [r5, #4]
    eors r0, r6
    push {r0-r4}

    /* row 4, half 0 */
    ldr r5, [sp, #132]
    mov r1, r9
    eors r5, r1
    movs r2, #1
    rors r5, r2
    ldr r6, [sp, #256]
    mov r1, lr
    eors r6, r1
    movs r2, #4
    rors r6, r2
    ldr r0, [sp, #280]
    eors r0, r7
    movs r2, #12
    rors r0, r2
    ldr r3, [sp, #284]
    ldr r1, [sp, #100]
    eors r3, r1
    movs r2, #11
    rors r3, r2
    ldr r4, [sp, #208]
    mov r1, r8
    eors r4, r1
    movs r2, #31
    rors r4, r2
    mov r1, r3
    bics r1, r0
    mov r2, r4
    bics r2, r3
    eors r2, r0
    bics r0, r6
    eors r1, r6
    bics r6, r5
    eors r0, r5
    bics r5, r4
    eors r3, r5
    eors r4, r6
    push {r0-r4}

    /* row 3, half 0 */
    ldr r5, [sp, #260]
    eors r5, r7
    movs r2, #18
    rors r5, r2
    ldr r6, [sp, #164]
    mov r1, r12
    eors r6, r1
    movs r2, #14
    rors r6, r2
    ldr r0, [sp, #188]
    mov r1, r8
    eors r0, r1
    movs r2, #27
    rors r0, r2
    ldr r3, [sp, #312]
    ldr r1, [sp, #128]
    eors r3, r1
    movs r2, #24
    rors r3, r2
    ldr r4, [sp, #236]
    mov r1, r10
    eors r4, r1
    movs r2, #4
    rors r4, r2
    mov r1, r3
    bics r1, r0
    mov r2, r4
    bics r2, r3
    eors r2, r0
    bics r0, r6
    eors r1, r6
    bics r6, r5
    eors r0, r5
    bics r5, r4
    eors r3, r5
    eors r4, r6
    push {r0-r4}

    /* row 2, half 0 */
    ldr r5, [sp, #268]
    ldr r1, [sp, #144]
    eors r5, r1
    movs r2, #31
    rors r5, r2
    ldr r6, [sp, #192]
    mov r1, r9
    eors r6, r1
    movs r2, #29
    rors r6, r2
    ldr r0, [sp, #316]
    mov r1, lr
    eors r0, r1
    movs r2, #19
    rors r0, r2
    ldr r3, [sp, #240]
    mov r1, r11
    eors r3, r1
    movs r2, #28
    rors r3, r2
    ldr r4, [sp, #244]
    mov r1, r12
    eors r4, r1
    movs r2, #23
    rors r4, r2
    mov r1, r3
    bics r1, r0
    mov r2, r4
    bics r2, r3
    eors r2, r0
    bics r0, r6
    eors r1, r6
    bics r6, r5
    eors r0, r5
    bics r5, r4
    eors r3, r5
    eors r4, r6
    push {r0-r4}

    /* row 1, half 0 */
    ldr r5, [sp, #196]
    mov r1, r10
    eors r5, r1
    movs r2, #18
    rors r5, r2
    ldr r6, [sp, #220]
    mov r1, r11
    eors r6, r1
    movs r2, #22
    rors r6, r2
    ldr r0, [sp, #324]
    ldr r1, [sp, #160]
    eors r0, r1
    movs r2, #30
    rors r0, r2
    ldr r3, [sp, #348]
    ldr r1, [sp, #164]
    eors r3, r1
    movs r2, #9
    rors r3, r2
    ldr r4, [sp, #372]
    ldr r1, [sp, #168]
    eors r4, r1
    movs r2, #1
    rors r4, r2
    mov r1, r3
    bics r1, r0
    mov r2, r4
    bics r2, r3
    eors r2, r0
    bics r0, r6
    eors r1, r6
    bics r6, r5
    eors r0, r5
    bics r5, r4
    eors r3, r5
    eors r4, r6
    push {r0-r4}

    /* row 0, half 0 */
    ldr r5, [sp, #204]
    mov r1, r12
    eors r5, r1
    ldr r6, [sp, #228]
    mov r1, r8
    eors r6, r1
    movs r2, #10
    rors r6, r2
    ldr r0, [sp, #352]
    ldr r1, [sp, #188]
    eors r0, r1
    rors r0, r2
    ldr r3, [sp, #376]
    mov r1, lr
    eors r3, r1
    movs r2, #21
    rors r3, r2
    ldr r4, [sp, #300]
    mov r1, r11
    eors r4, r1
    movs r2, #25
    rors r4, r2
    mov r1, r3
    bics r1, r0
    mov r2, r4
    bics r2, r3
    eors r2, r0
    bics r0, r6
    eors r1, r6
    bics r6, r5
    eors r0, r5
    bics r5, r4
    eors r3, r5
    eors r4, r6
    ldr r5, [sp, #192]
    ldr r6, [r5, #0]
    eors r0, r6
    push {r0-r4}

    /* theta: parities of the columns, half 0, two words at a time */
    add r7, sp, #20
    ldm r7!, {r5, r6}
    eors r0, r5
    eors r1, r6
    ldm r7!, {r5, r6}
    eors r2, r5
    eors r3, r6
    ldm r7!, {r5, r6}
    eors r4, r5
    eors r0, r6
    ldm r7!, {r5, r6}
    eors r1, r5
    eors r2, r6
    ldm r7!, {r5, r6}
    eors r3, r5
    eors r4, r6
    ldm r7!, {r5, r6}
    eors r0, r5
    eors r1, r6
    ldm r7!, {r5, r6}
    eors r2, r5
    eors r3, r6
    ldm r7!, {r5, r6}
    eors r4, r5
    eors r0, r6
    ldm r7!, {r5, r6}
    eors r1, r5
    eors r2, r6
    ldm r7!, {r5, r6}
    eors r3, r5
    eors r4, r6
    mov r8, r0
    mov r9, r1
    mov r10, r2
    mov r11, r3
    mov r12, r4

    /* theta: half 1 */
    ldm r7!, {r0-r4}
    ldm r7!, {r5, r6}
    eors r0, r5
    eors r1, r6
    ldm r7!, {r5, r6}
    eors r2, r5
    eors r3, r6
    ldm r7!, {r5, r6}
    eors r4, r5
    eors r0, r6
    ldm r7!, {r5, r6}
    eors r1, r5
    eors r2, r6
    ldm r7!, {r5, r6}
    eors r3, r5
    eors r4, r6
    ldm r7!, {r5, r6}
    eors r0, r5
    eors r1, r6
    ldm r7!, {r5, r6}
    eors r2, r5
    eors r3, r6
    ldm r7!, {r5, r6}
    eors r4, r5
    eors r0, r6
    ldm r7!, {r5, r6}
    eors r1, r5
    eors r2, r6
    ldm r7!, {r5, r6}
    eors r3, r5
    eors r4, r6

    /* D, half 1 = left parity, half 1 ^ right parity, half 0: turned, the even half is odd */
    mov r5, r9
    eors r5, r4
    str r5, [sp, #200]
    mov r6, r10
    eors r6, r0
    str r6, [sp, #204]
    mov r5, r11
    eors r5, r1
    str r5, [sp, #208]
    mov r6, r12
    eors r6, r2
    mov lr, r6
    mov r7, r8
    eors r7, r3

    /* D, half 0 = left parity, half 0, whose register it takes ^ right parity, half 1, turned by one */
    movs r6, #31
    rors r1, r6
    mov r5, r12
    eors r1, r5
    mov r12, r1
    rors r2, r6
    mov r5, r8
    eors r2, r5
    mov r8, r2
    rors r3, r6
    mov r5, r9
    eors r3, r5
    mov r9, r3
    rors r4, r6
    mov r5, r10
    eors r4, r5
    mov r10, r4
    rors r0, r6
    mov r5, r11
    eors r0, r5
    mov r11, r0

    /* row 4, half 1 */
    ldr r6, [sp, #32]
    eors r6, r4
    movs r2, #5
    rors r6, r2
    ldr r3, [sp, #60]
    eors r3, r1
    movs r2, #12
    rors r3, r2
    ldr r5, [sp, #108]
    ldr r1, [sp, #208]
    eors r5, r1
    movs r2, #1
    rors r5, r2
    ldr r1, [sp, #56]
    eors r0, r1
    movs r2, #13
    rors r0, r2
    ldr r4, [sp, #184]
    ldr r1, [sp, #204]
    eors r4, r1
    movs r2, #31
    rors r4, r2
    mov r1, r3
    bics r1, r0
    mov r2, r4
    bics r2, r3
    eors r2, r0
    bics r0, r6
    eors r1, r6
    bics r6, r5
    eors r0, r5
    bics r5, r4
    eors r3, r5
    eors r4, r6
    add r6, sp, #404
    stm r6!, {r0-r4}

    /* row 3, half 1 */
    ldr r5, [sp, #16]
    mov r1, r11
    eors r5, r1
    movs r2, #19
    rors r5, r2
    ldr r6, [sp, #120]
    ldr r1, [sp, #200]
    eors r6, r1
    movs r2, #14
    rors r6, r2
    ldr r0, [sp, #144]
    ldr r1, [sp, #204]
    eors r0, r1
    movs r2, #27
    rors r0, r2
    ldr r3, [sp, #68]
    mov r1, r9
    eors r3, r1
    movs r2, #25
    rors r3, r2
    ldr r4, [sp, #192]
    mov r1, lr
    eors r4, r1
    movs r2, #4
    rors r4, r2
    mov r1, r3
    bics r1, r0
    mov r2, r4
    bics r2, r3
    eors r2, r0
    bics r0, r6
    eors r1, r6
    bics r6, r5
    eors r0, r5
    bics r5, r4
    eors r3, r5
    eors r4, r6
    add r6, sp, #384
    stm r6!, {r0-r4}

    /* row 2, half 1 */
    ldr r5, [sp, #4]
    mov r1, r8
    eors r5, r1
    ldr r6, [sp, #128]
    ldr r1, [sp, #208]
    eors r6, r1
    movs r2, #29
    rors r6, r2
    ldr r0, [sp, #52]
    mov r1, r10
    eors r0, r1
    movs r2, #20
    rors r0, r2
    ldr r3, [sp, #176]
    eors r3, r7
    movs r2, #28
    rors r3, r2
    ldr r4, [sp, #180]
    ldr r1, [sp, #200]
    eors r4, r1
    movs r2, #23
    rors r4, r2
    mov r1, r3
    bics r1, r0
    mov r2, r4
    bics r2, r3
    eors r2, r0
    bics r0, r6
    eors r1, r6
    bics r6, r5
    eors r0, r5
    bics r5, r4
    eors r3, r5
    eors r4, r6
    add r6, sp, #364
    stm r6!, {r0-r4}

    /* row 1, half 1 */
    ldr r5, [sp, #112]
    mov r1, lr
    eors r5, r1
    movs r2, #18
    rors r5, r2
    ldr r6, [sp, #136]
    eors r6, r7
    movs r2, #22
    rors r6, r2
    ldr r0, [sp, #40]
    mov r1, r12
    eors r0, r1
    movs r2, #31
    rors r0, r2
    ldr r3, [sp, #64]
    mov r1, r8
    eors r3, r1
    movs r2, #10
    rors r3, r2
    ldr r4, [sp, #88]
    mov r1, r9
    eors r4, r1
    movs r2, #2
    rors r4, r2
    mov r1, r3
    bics r1, r0
    mov r2, r4
    bics r2, r3
    eors r2, r0
    bics r0, r6
    eors r1, r6
    bics r6, r5
    eors r0, r5
    bics r5, r4
    eors r3, r5
    eors r4, r6
    add r6, sp, #344
    stm r6!, {r0-r4}

    /* row 0, half 1 */
    ldr r5, [sp, #100]
    ldr r1, [sp, #200]
    eors r5, r1
    ldr r6, [sp, #124]
    ldr r1, [sp, #204]
    eors r6, r1
    movs r2, #10
    rors r6, r2
    ldr r0, [sp, #48]
    mov r1, r9
    eors r0, r1
    movs r2, #11
    rors r0, r2
    ldr r3, [sp, #72]
    mov r1, r10
    eors r3, r1
    movs r2, #22
    rors r3, r2
    ldr r4, [sp, #196]
    eors r4, r7
    movs r2, #25
    rors r4, r2
    mov r1, r3
    bics r1, r0
    mov r2, r4
    bics r2, r3
    eors r2, r0
    bics r0, r6
    eors r1, r6
    bics r6, r5
    eors r0, r5
    bics r5, r4
    eors r3, r5
    eors r4, r6
    ldr r5, [sp, #212]
    ldr r6, [r5, #12]
    eors r0, r6
    add r6, sp, #324
    stm r6!, {r0-r4}

    /* row 4, half 0 */
    ldr r5, [sp, #8]
    mov r1, r9
    eors r5, r1
    movs r2, #1
    rors r5, r2
    ldr r6, [sp, #132]
    mov r1, lr
    eors r6, r1
    movs r2, #4
    rors r6, r2
    ldr r0, [sp, #156]
    eors r0, r7
    movs r2, #12
    rors r0, r2
    ldr r3, [sp, #160]
    ldr r1, [sp, #200]
    eors r3, r1
    movs r2, #11
    rors r3, r2
    ldr r4, [sp, #84]
    mov r1, r8
    eors r4, r1
    movs r2, #31
    rors r4, r2
    mov r1, r3
    bics r1, r0
    mov r2, r4
    bics r2, r3
    eors r2, r0
    bics r0, r6
    eors r1, r6
    bics r6, r5
    eors r0, r5
    bics r5, r4
    eors r3, r5
    eors r4, r6
    add r6, sp, #304
    stm r6!, {r0-r4}

    /* row 3, half 0 */
    ldr r5, [sp, #116]
    eors r5, r7
    movs r2, #18
    rors r5, r2
    ldr r6, [sp, #20]
    mov r1, r12
    eors r6, r1
    movs r2, #14
    rors r6, r2
    ldr r0, [sp, #44]
    mov r1, r8
    eors r0, r1
    movs r2, #27
    rors r0, r2
    ldr r3, [sp, #168]
    ldr r1, [sp, #208]
    eors r3, r1
    movs r2, #24
    rors r3, r2
    ldr r4, [sp, #92]
    mov r1, r10
    eors r4, r1
    movs r2, #4
    rors r4, r2
    mov r1, r3
    bics r1, r0
    mov r2, r4
    bics r2, r3
    eors r2, r0
    bics r0, r6
    eors r1, r6
    bics r6, r5
    eors r0, r5
    bics r5, r4
    eors r3, r5
    eors r4, r6
    add r6, sp, #284
    stm r6!, {r0-r4}

    /* row 2, half 0 */
    ldr r5, [sp, #104]
    ldr r1, [sp, #204]
    eors r5, r1
    movs r2, #31
    rors r5, r2
    ldr r6, [sp, #28]
    mov r1, r9
    eors r6, r1
    movs r2, #29
    rors r6, r2
    ldr r0, [sp, #152]
    mov r1, lr
    eors r0, r1
    movs r2, #19
    rors r0, r2
    ldr r3, [sp, #76]
    mov r1, r11
    eors r3, r1
    movs r2, #28
    rors r3, r2
    ldr r4, [sp, #80]
    mov r1, r12
    eors r4, r1
    movs r2, #23
    rors r4, r2
    mov r1, r3
    bics r1, r0
    mov r2, r4
    bics r2, r3
    eors r2, r0
    bics r0, r6
    eors r1, r6
    bics r6, r5
    eors r0, r5
    bics r5, r4
    eors r3, r5
    eors r4, r6
    add r6, sp, #264
    stm r6!, {r0-r4}

    /* row 1, half 0 */
    ldr r5, [sp, #12]
    mov r1, r10
    eors r5, r1
    movs r2, #18
    rors r5, r2
    ldr r6, [sp, #36]
    mov r1, r11
    eors r6, r1
    movs r2, #22
    rors r6, r2
    ldr r0, [sp, #140]
    ldr r1, [sp, #200]
    eors r0, r1
    movs r2, #30
    rors r0, r2
    ldr r3, [sp, #164]
    ldr r1, [sp, #204]
    eors r3, r1
    movs r2, #9
    rors r3, r2
    ldr r4, [sp, #188]
    ldr r1, [sp, #208]
    eors r4, r1
    movs r2, #1
    rors r4, r2
    mov r1, r3
    bics r1, r0
    mov r2, r4
    bics r2, r3
    eors r2, r0
    bics r0, r6
    eors r1, r6
    bics r6, r5
    eors r0, r5
    bics r5, r4
    eors r3, r5
    eors r4, r6
    add r6, sp, #244
    stm r6!, {r0-r4}

    /* row 0, half 0 */
    ldr r5, [sp, #0]
    mov r1, r12
    eors r5, r1
    ldr r6, [sp, #24]
    mov r1, r8
    eors r6, r1
    movs r2, #10
    rors r6, r2
    ldr r0, [sp, #148]
    ldr r1, [sp, #208]
    eors r0, r1
    rors r0, r2
    ldr r3, [sp, #172]
    mov r1, lr
    eors r3, r1
    movs r2, #21
    rors r3, r2
    ldr r4, [sp, #96]
    mov r1, r11
    eors r4, r1
    movs r2, #25
    rors r4, r2
    mov r1, r3
    bics r1, r0
    mov r2, r4
    bics r2, r3
    eors r2, r0
    bics r0, r6
    eors r1, r6
    bics r6, r5
    eors r0, r5
    bics r5, r4
    eors r3, r5
    eors r4, r6
    ldr r5, [sp, #212]
    ldr r6, [r5, #8]
    eors r0, r6
    adds r5, #16
    str r5, [sp, #212]
    add r6, sp, #224
    stm r6!, {r0-r4}
    add sp, #200

    /* r5 has the next constants; lr is free, and BL reaches further than a branch */
    ldr r6, [sp, #16]
    cmp r5, r6
    beq 1f
    bl .Ltwo_rounds
1:
    ldr r0, [sp, #20]
    add r7, sp, #24
    ldm r7!, {r1-r6}
    stm r0!, {r1-r6}
    ldm r7!, {r1-r6}
    stm r0!, {r1-r6}
    ldm r7!, {r1-r6}
    stm r0!, {r1-r6}
    ldm r7!, {r1-r6}
    stm r0!, {r1-r6}
    ldm r7!, {r1-r6}
    stm r0!, {r1-r6}
    ldm r7!, {r1-r6}
    stm r0!, {r1-r6}
    ldm r7!, {r1-r6}
    stm r0!, {r1-r6}
    ldm r7!, {r1-r6}
    stm r0!, {r1-r6}
    ldm r7!, {r1-r2}
    stm r0!, {r1-r2}
    add sp, #224
    pop {r4-r7}
    mov r8, r4
    mov r9, r5
    mov r10, r6
    mov r11, r7
    pop {r4-r7, pc}

    .size keccak_f1600, . - keccak_f1600

#endif
