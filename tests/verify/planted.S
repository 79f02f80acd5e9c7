/* The faults of planted.c that C cannot be made to have for certain. */
    .syntax unified
    .thumb

    .macro routine name
    .section .text.\name, "ax", %progbits
    .p2align 2
    .global \name
    .type   \name, %function
    .thumb_func
\name:
    .endm

/* A secret byte by way of the stack into an address. */
    routine planted_spill
    ldrb    r2, [r0]
    push    {r2}
    movs    r2, #0
    pop     {r3}
    ldrb    r0, [r1, r3]
    bx      lr

/* A secret bit by way of the carry. */
    routine planted_flags
    ldrb    r2, [r0]
    lsrs    r2, r2, #1
    movs    r2, #0
    adcs    r2, r2
    ldrb    r0, [r1, r2]
    bx      lr

/* A secret amount of a shift, whose result is an address. */
    routine planted_shift
    ldrb    r2, [r0]
    movs    r3, #7
    ands    r2, r3
    movs    r3, #1
    lsls    r3, r2
    ldrb    r0, [r1, r3]
    bx      lr

    routine planted_loses_r5
    adds    r5, #1
    bx      lr

    routine planted_unaligned_call
    push    {r4, r5, r6, r7, lr}
    bl      planted_returns
    pop     {r4, r5, r6, r7, pc}

    routine planted_returns
    bx      lr

    routine planted_unwritten_stack
    sub     sp, #8
    ldr     r0, [sp]
    add     sp, #8
    bx      lr

/* Counts on memory below the stack pointer for a while. */
    routine planted_below_sp
    mov     r1, sp
    subs    r1, #12
    str     r0, [r1]
    nop
    nop
    ldr     r0, [r1]
    bx      lr

/* Keeps its return address there. */
    routine planted_returns_from_below_sp
    mov     r1, sp
    subs    r1, #16
    mov     r2, lr
    str     r2, [r1]
    movs    r3, #0
    mov     r12, r3
    nop
    ldr     r2, [r1]
    bx      r2

/* Counts there, and never comes to the end. */
    routine planted_counts_below_sp
    mov     r1, sp
    subs    r1, #16
    movs    r2, #200
    str     r2, [r1]
1:  nop
    ldr     r2, [r1]
    subs    r2, #1
    str     r2, [r1]
    bne     1b
    bx      lr

#ifdef __ARM_ARCH_7EM__
    routine planted_fpu
    ldrb    r2, [r0]
    vmov    s7, r2
    vmov    r3, s7
    ldrb    r0, [r1, r3]
    bx      lr

    routine planted_dsp
    ldr     r2, [r0]
    smuad   r3, r2, r2
    uxtb    r3, r3
    ldrb    r0, [r1, r3]
    bx      lr

    routine planted_division
    ldrb    r2, [r0]
    movs    r1, #200
    udiv    r0, r1, r2
    bx      lr

    routine planted_loses_s16
    vmov    s16, r0
    bx      lr
#endif
