/* One call, measured. */

    .syntax unified
    .thumb

/* uint32_t port_timed(uint32_t (*call)(void *), void *argument, uint32_t *cycles)
 *
 * r0 call, r1 argument, r2 where the cycles go; returns what call returns. 24 bytes of stack.
 * The instructions between the two readings are the same for every call, so their cycles are a constant.
 * Afterwards nothing of the call is left in the registers of the FPU that it may change, nor in Q and GE, which
 * stay as they are for long.
 * Leaves the interrupts as they were, and keeps them off in between. Aligned, so that the constant does not
 * depend on where the linker puts it.
 */
    .section .text.port_timed, "ax", %progbits
    .p2align 4
    .global port_timed
    .type   port_timed, %function
    .thumb_func
port_timed:
    push    {r3-r7, lr}
    mov     r4, r0                      /* call, later its status */
    mov     r5, r1                      /* argument, later the first reading */
    mov     r6, r2
    mrs     r7, primask
    cpsid   i
    bl      port_cycles
    mov     r1, r5
    mov     r5, r0
    mov     r0, r1
    blx     r4
    mov     r4, r0
    bl      port_cycles
    subs    r0, r5
    str     r0, [r6]
#ifdef __ARM_ARCH_7EM__
    movs    r0, #0
#ifdef __ARM_FP
    .irp    number, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
    vmov    s\number, r0
    .endr
#endif
    msr     apsr_nzcvqg, r0
#endif
    msr     primask, r7
    mov     r0, r4
    pop     {r3-r7, pc}
    .size   port_timed, . - port_timed
