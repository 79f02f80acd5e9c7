/* void keccak_f1600(keccak_state *state): FIPS 202, section 3.3, on an ARMv6-M core.
 * Printed by gen/f1600_armv6m.py, which explains it.
 *
 * entry:    r0 state, interleaved: word[lane] even bits, word[25 + lane] odd bits
 * exit:     state permuted
 * clobbers: r0-r3, r12, flags
 * stack: 460 bytes, which hold parts of the state afterwards
 * cycles: 15,431 (cortex-m0), always
 * bytes:    1,988 of code, 192 of constants
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
    sub sp, #208
    str r0, [sp, #4]
    ldr r1, .Laddress
    str r1, [sp, #0]
    add r7, sp, #8
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
    add r7, sp, #8
    ldm r7!, {r0-r4}
    b .Ltwo_rounds

    .p2align 2
.Laddress:
    .word .Lconstants

.Ltwo_rounds:

    /* theta: parities of the columns, half 0, two words at a time */
    add r7, sp, #28
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
    ldm r7!, {r0-r6}
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

    /* D: a parity of half 0 is fetched once, for half 0 on its right and half 1 on its left */
    mov r7, r0
    movs r6, #31
    rors r0, r6
    mov r5, r11
    eors r0, r5
    mov r11, r0
    eors r5, r1
    mov lr, r5
    rors r1, r6
    mov r5, r12
    eors r1, r5
    mov r12, r1
    eors r5, r2
    rors r2, r6
    mov r0, r8
    eors r2, r0
    mov r8, r2
    eors r0, r3
    rors r3, r6
    mov r1, r9
    eors r3, r1
    mov r9, r3
    eors r1, r4
    rors r4, r6
    mov r6, r10
    eors r4, r6
    mov r10, r4
    eors r7, r6
    push {r0, r1, r5, r7}

    /* row 4, half 0 */
    ldr r6, [sp, #156]
    eors r6, r5
    ldr r5, [sp, #32]
    eors r5, r3
    ldr r4, [sp, #180]
    eors r0, r4
    ldr r3, [sp, #184]
    eors r3, r1
    ldr r4, [sp, #108]
    eors r4, r2
    movs r2, #2
    rors r5, r2
    movs r2, #5
    rors r6, r2
    movs r2, #13
    rors r0, r2
    movs r2, #12
    rors r3, r2
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
    ldr r5, [sp, #56]
    mov r1, r10
    eors r5, r1
    movs r2, #19
    rors r5, r2
    ldr r6, [sp, #80]
    mov r1, r11
    eors r6, r1
    movs r2, #23
    rors r6, r2
    ldr r0, [sp, #184]
    ldr r1, [sp, #24]
    eors r0, r1
    movs r2, #31
    rors r0, r2
    ldr r3, [sp, #208]
    eors r3, r7
    movs r2, #10
    rors r3, r2
    ldr r4, [sp, #232]
    mov r1, lr
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

    /* row 2, half 0 */
    ldr r5, [sp, #168]
    eors r5, r7
    ldr r6, [sp, #92]
    mov r1, r9
    eors r6, r1
    movs r2, #30
    rors r6, r2
    ldr r0, [sp, #216]
    ldr r1, [sp, #48]
    eors r0, r1
    movs r2, #20
    rors r0, r2
    ldr r3, [sp, #140]
    mov r1, r11
    eors r3, r1
    movs r2, #29
    rors r3, r2
    ldr r4, [sp, #144]
    mov r7, r12
    eors r4, r7
    movs r2, #24
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
    ldr r6, [sp, #104]
    eors r6, r7
    movs r2, #15
    rors r6, r2
    ldr r5, [sp, #200]
    ldr r7, [sp, #60]
    eors r5, r7
    movs r2, #19
    rors r5, r2
    ldr r0, [sp, #128]
    mov r1, r8
    eors r0, r1
    movs r2, #28
    rors r0, r2
    ldr r3, [sp, #252]
    mov r1, lr
    eors r3, r1
    movs r2, #25
    rors r3, r2
    ldr r4, [sp, #176]
    mov r1, r10
    eors r4, r1
    movs r2, #5
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
    ldr r5, [sp, #216]
    ldr r1, [sp, #88]
    eors r5, r1
    movs r2, #19
    rors r5, r2
    ldr r6, [sp, #240]
    eors r6, r7
    movs r2, #23
    rors r6, r2
    ldr r0, [sp, #144]
    mov r1, r12
    eors r0, r1
    ldr r3, [sp, #168]
    mov r1, r8
    eors r3, r1
    movs r2, #11
    rors r3, r2
    ldr r4, [sp, #192]
    mov r1, r9
    eors r4, r1
    movs r2, #3
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
    ldr r5, [sp, #128]
    mov r1, r8
    eors r5, r1
    movs r2, #1
    rors r5, r2
    ldr r6, [sp, #252]
    mov r1, lr
    eors r6, r1
    movs r2, #30
    rors r6, r2
    ldr r0, [sp, #176]
    mov r1, r10
    eors r0, r1
    movs r2, #21
    rors r0, r2
    ldr r3, [sp, #300]
    eors r3, r7
    movs r2, #29
    rors r3, r2
    ldr r4, [sp, #304]
    ldr r7, [sp, #104]
    eors r4, r7
    movs r2, #24
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
    ldr r5, [sp, #160]
    mov r1, r11
    eors r5, r1
    movs r2, #20
    rors r5, r2
    ldr r6, [sp, #264]
    eors r6, r7
    movs r2, #15
    rors r6, r2
    ldr r0, [sp, #288]
    ldr r7, [sp, #132]
    eors r0, r7
    movs r2, #28
    rors r0, r2
    ldr r3, [sp, #212]
    mov r1, r9
    eors r3, r1
    movs r2, #26
    rors r3, r2
    ldr r4, [sp, #336]
    ldr r1, [sp, #128]
    eors r4, r1
    movs r2, #5
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

    /* row 4, half 1 */
    ldr r5, [sp, #272]
    mov r1, lr
    eors r5, r1
    movs r2, #2
    rors r5, r2
    ldr r6, [sp, #196]
    mov r1, r10
    eors r6, r1
    movs r2, #6
    rors r6, r2
    ldr r0, [sp, #220]
    mov r1, r11
    eors r0, r1
    movs r2, #14
    rors r0, r2
    ldr r3, [sp, #224]
    mov r1, r12
    eors r3, r1
    movs r2, #13
    rors r3, r2
    ldr r4, [sp, #348]
    eors r4, r7
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
    ldr r5, [sp, #284]
    ldr r1, [sp, #164]
    eors r5, r1
    movs r2, #1
    rors r5, r2
    ldr r6, [sp, #308]
    eors r6, r7
    movs r2, #11
    rors r6, r2
    ldr r0, [sp, #232]
    mov r1, r9
    eors r0, r1
    movs r2, #12
    rors r0, r2
    ldr r3, [sp, #256]
    mov r1, r10
    eors r3, r1
    movs r2, #23
    rors r3, r2
    ldr r4, [sp, #380]
    ldr r1, [sp, #160]
    eors r4, r1
    movs r2, #26
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
    ldr r5, [sp, #176]
    ldm r5!, {r6, r7}
    eors r0, r6
    push {r0-r4}

    /* row 0, half 0 */
    ldr r5, [sp, #204]
    mov r1, r12
    eors r5, r1
    movs r2, #1
    rors r5, r2
    ldr r6, [sp, #228]
    mov r1, r8
    eors r6, r1
    movs r2, #11
    rors r6, r2
    ldr r0, [sp, #352]
    mov r1, lr
    eors r0, r1
    rors r0, r2
    ldr r3, [sp, #376]
    ldr r1, [sp, #188]
    eors r3, r1
    movs r2, #22
    rors r3, r2
    ldr r4, [sp, #300]
    mov r1, r11
    eors r4, r1
    movs r2, #26
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
    eors r0, r7
    push {r0-r4}

    /* theta: parities of the columns, half 0, two words at a time */
    add r7, sp, #120
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
    add r7, sp, #20
    ldm r7!, {r0-r6}
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

    /* D: a parity of half 0 is fetched once, for half 0 on its right and half 1 on its left */
    mov r7, r0
    movs r6, #31
    rors r0, r6
    mov r5, r11
    eors r0, r5
    mov r11, r0
    eors r5, r1
    mov lr, r5
    rors r1, r6
    mov r5, r12
    eors r1, r5
    mov r12, r1
    eors r5, r2
    rors r2, r6
    mov r0, r8
    eors r2, r0
    mov r8, r2
    eors r0, r3
    rors r3, r6
    mov r1, r9
    eors r3, r1
    mov r9, r3
    eors r1, r4
    rors r4, r6
    mov r6, r10
    eors r4, r6
    mov r10, r4
    eors r7, r6
    add r6, sp, #200
    stm r6!, {r0, r1, r5, r7}

    /* row 4, half 0 */
    ldr r6, [sp, #112]
    eors r6, r5
    ldr r5, [sp, #8]
    eors r5, r3
    ldr r4, [sp, #96]
    eors r0, r4
    ldr r3, [sp, #60]
    eors r3, r1
    ldr r4, [sp, #184]
    eors r4, r2
    movs r2, #8
    rors r5, r2
    movs r2, #11
    rors r6, r2
    movs r2, #19
    rors r0, r2
    movs r2, #18
    rors r3, r2
    movs r2, #6
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

    /* row 1, half 0 */
    ldr r5, [sp, #12]
    mov r1, r10
    eors r5, r1
    movs r2, #25
    rors r5, r2
    ldr r6, [sp, #176]
    mov r1, r11
    eors r6, r1
    movs r2, #29
    rors r6, r2
    ldr r0, [sp, #80]
    ldr r1, [sp, #204]
    eors r0, r1
    movs r2, #5
    rors r0, r2
    ldr r3, [sp, #64]
    eors r3, r7
    movs r2, #16
    rors r3, r2
    ldr r4, [sp, #48]
    mov r1, lr
    eors r4, r1
    movs r2, #8
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

    /* row 2, half 0 */
    ldr r5, [sp, #24]
    eors r5, r7
    movs r2, #6
    rors r5, r2
    ldr r6, [sp, #168]
    mov r1, r9
    eors r6, r1
    movs r2, #4
    rors r6, r2
    ldr r0, [sp, #92]
    ldr r7, [sp, #208]
    eors r0, r7
    movs r2, #26
    rors r0, r2
    ldr r3, [sp, #136]
    mov r1, r11
    eors r3, r1
    movs r2, #3
    rors r3, r2
    ldr r4, [sp, #180]
    mov r1, r12
    eors r4, r1
    movs r2, #30
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

    /* row 1, half 1 */
    ldr r5, [sp, #32]
    eors r5, r7
    movs r2, #25
    rors r5, r2
    ldr r6, [sp, #116]
    ldr r7, [sp, #200]
    eors r6, r7
    movs r2, #29
    rors r6, r2
    ldr r0, [sp, #140]
    mov r1, r12
    eors r0, r1
    movs r2, #6
    rors r0, r2
    ldr r3, [sp, #124]
    mov r1, r8
    eors r3, r1
    movs r2, #17
    rors r3, r2
    ldr r4, [sp, #188]
    mov r1, r9
    eors r4, r1
    movs r2, #9
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

    /* row 3, half 0 */
    ldr r5, [sp, #36]
    eors r5, r7
    movs r2, #25
    rors r5, r2
    ldr r6, [sp, #160]
    mov r1, r12
    eors r6, r1
    movs r2, #21
    rors r6, r2
    ldr r0, [sp, #144]
    mov r1, r8
    eors r0, r1
    movs r2, #2
    rors r0, r2
    ldr r3, [sp, #68]
    mov r1, lr
    eors r3, r1
    movs r2, #31
    rors r3, r2
    ldr r4, [sp, #192]
    mov r1, r10
    eors r4, r1
    movs r2, #11
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

    /* row 2, half 1 */
    ldr r5, [sp, #4]
    mov r1, r8
    eors r5, r1
    movs r2, #7
    rors r5, r2
    ldr r6, [sp, #108]
    mov r1, lr
    eors r6, r1
    movs r2, #4
    rors r6, r2
    ldr r0, [sp, #152]
    mov r1, r10
    eors r0, r1
    movs r2, #27
    rors r0, r2
    ldr r3, [sp, #76]
    eors r3, r7
    movs r2, #3
    rors r3, r2
    ldr r4, [sp, #40]
    ldr r7, [sp, #204]
    eors r4, r7
    movs r2, #30
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

    /* row 3, half 1 */
    ldr r5, [sp, #16]
    mov r1, r11
    eors r5, r1
    movs r2, #26
    rors r5, r2
    ldr r6, [sp, #100]
    eors r6, r7
    movs r2, #21
    rors r6, r2
    ldr r0, [sp, #84]
    ldr r7, [sp, #212]
    eors r0, r7
    movs r2, #2
    rors r0, r2
    ldr r3, [sp, #128]
    mov r1, r9
    eors r3, r1
    ldr r4, [sp, #52]
    ldr r1, [sp, #208]
    eors r4, r1
    movs r2, #11
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

    /* row 4, half 1 */
    ldr r5, [sp, #28]
    mov r1, lr
    eors r5, r1
    movs r2, #8
    rors r5, r2
    ldr r6, [sp, #172]
    mov r1, r10
    eors r6, r1
    movs r2, #12
    rors r6, r2
    ldr r0, [sp, #156]
    mov r1, r11
    eors r0, r1
    movs r2, #20
    rors r0, r2
    ldr r3, [sp, #120]
    mov r1, r12
    eors r3, r1
    movs r2, #19
    rors r3, r2
    ldr r4, [sp, #44]
    eors r4, r7
    movs r2, #6
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

    /* row 0, half 1 */
    ldr r5, [sp, #20]
    ldr r1, [sp, #204]
    eors r5, r1
    movs r2, #7
    rors r5, r2
    ldr r6, [sp, #104]
    eors r6, r7
    movs r2, #17
    rors r6, r2
    ldr r0, [sp, #148]
    mov r1, r9
    eors r0, r1
    movs r2, #18
    rors r0, r2
    ldr r3, [sp, #132]
    mov r1, r10
    eors r3, r1
    movs r2, #29
    rors r3, r2
    ldr r4, [sp, #56]
    ldr r1, [sp, #200]
    eors r4, r1
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
    ldr r7, [sp, #216]
    ldr r6, [r7, #8]
    eors r0, r6
    add r6, sp, #324
    stm r6!, {r0-r4}

    /* row 0, half 0 */
    ldr r5, [sp, #0]
    mov r1, r12
    eors r5, r1
    movs r2, #7
    rors r5, r2
    ldr r6, [sp, #164]
    mov r1, r8
    eors r6, r1
    movs r2, #17
    rors r6, r2
    ldr r0, [sp, #88]
    mov r1, lr
    eors r0, r1
    rors r0, r2
    ldr r3, [sp, #72]
    ldr r1, [sp, #208]
    eors r3, r1
    movs r2, #28
    rors r3, r2
    ldr r4, [sp, #196]
    mov r1, r11
    eors r4, r1
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
    ldr r6, [r7, #12]
    eors r0, r6
    adds r7, #16
    str r7, [sp, #216]
    add r6, sp, #224
    stm r6!, {r0-r4}
    add sp, #216

    /* r7 has the next constants */
    adr r6, .Lend
    cmp r7, r6
    beq 1f
    b .Ltwo_rounds
1:

    /* A is read for the last time, so that it may be popped: seven words at a time */
    ldr r0, [sp, #4]
    add sp, #8
    pop {r1-r7}
    stm r0!, {r1-r7}
    pop {r1-r7}
    stm r0!, {r1-r7}
    pop {r1-r7}
    stm r0!, {r1-r7}
    pop {r1-r7}
    stm r0!, {r1-r7}
    pop {r1-r7}
    stm r0!, {r1-r7}
    pop {r1-r7}
    stm r0!, {r1-r7}
    pop {r1-r7}
    stm r0!, {r1-r7}
    pop {r1}
    stm r0!, {r1}
    pop {r4-r7}
    mov r8, r4
    mov r9, r5
    mov r10, r6
    mov r11, r7
    pop {r4-r7, pc}

    /* of each round the two halves, the odd one first; here, where ADR reaches the end */
    .p2align 2
.Lconstants:
    .word 0x00000000, 0x80000000
    .word 0x89000000, 0x00000000
    .word 0x45c00000, 0x00000000
    .word 0x80808000, 0x00000000
    .word 0x00458000, 0x00008000
    .word 0x00800000, 0x00000100
    .word 0x00404440, 0x00000080
    .word 0x80000082, 0x00000001
    .word 0x80000005, 0x00000000
    .word 0x0a000000, 0x00000000
    .word 0x41000040, 0x00800000
    .word 0x80030000, 0x00000000
    .word 0x40458000, 0x00008000
    .word 0x00000b80, 0x00000100
    .word 0x00004540, 0x00000080
    .word 0x80000081, 0x00000001
    .word 0xc0000040, 0x00000000
    .word 0x08800000, 0x00000000
    .word 0x41800000, 0x00000000
    .word 0x80038000, 0x00000000
    .word 0x40444000, 0x00008000
    .word 0x00008880, 0x00000000
    .word 0x00400000, 0x00000080
    .word 0x80008082, 0x00000000
.Lend:

    .size keccak_f1600, . - keccak_f1600

#endif
