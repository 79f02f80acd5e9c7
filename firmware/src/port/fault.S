/* Faults: from the exception to port_fault_record(), with whatever stack there is. */

    .syntax unified
    .thumb

/* void port_fault_handler(void)
 *
 * Every exception but reset and the UART's comes here. MSP (the firmware has no other stack) points to the
 * frame that the core has pushed: r0-r3, r12, lr, pc, xPSR. Where the stack is the reason of the fault it may
 * point anywhere, and a second fault in here would lock up the core; so the frame is read only if all of it
 * is in RAM. Then the stack starts anew at its top: nothing that is on it is needed any more.
 */
    .section .text.port_fault_handler, "ax", %progbits
    .global port_fault_handler
    .type   port_fault_handler, %function
    .thumb_func
port_fault_handler:
    mov     r4, sp
    movs    r0, #0
    movs    r1, #0
    movs    r2, #0
    mrs     r3, ipsr
    ldr     r5, =__stack_top
    ldr     r6, =__data_start
    cmp     r4, r6
    blo     1f
    mov     r6, r5
    subs    r6, #32
    cmp     r4, r6
    bhi     1f
    ldr     r0, [r4, #24]               /* pc */
    ldr     r1, [r4, #20]               /* lr */
    ldr     r2, [r4, #28]               /* xPSR */
1:  mov     sp, r5
    bl      port_fault_record
    .size   port_fault_handler, . - port_fault_handler
    .pool
