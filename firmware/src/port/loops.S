/* Loops of known length. */

    .syntax unified
    .thumb

/* uint32_t port_loop(void *rounds)
 *
 * r0 points to the number of rounds. A round is subs 1, taken bne 3 on the M0 (4 cycles) and 2 on the M4 (3).
 * Both loops start at a multiple of 16, so that each lies in one line of any flash and the M4 fetches its
 * first instruction at once.
 */
    .section .text.port_loop, "ax", %progbits
    .p2align 4
    .global port_loop
    .type   port_loop, %function
    .thumb_func
port_loop:
    ldr     r0, [r0]
    b       1f
    .p2align 4
1:  subs    r0, #1
    bne     1b
    bx      lr
    .size   port_loop, . - port_loop

/* uint32_t port_loop_longer(void *rounds)
 *
 * The same with four instructions of one cycle in the round: 8 cycles on the M0, 7 on the M4.
 */
    .section .text.port_loop_longer, "ax", %progbits
    .p2align 4
    .global port_loop_longer
    .type   port_loop_longer, %function
    .thumb_func
port_loop_longer:
    ldr     r0, [r0]
    b       1f
    .p2align 4
1:  adds    r1, r0, #3
    lsls    r2, r1, #5
    eors    r1, r2
    mov     r3, r1
    subs    r0, #1
    bne     1b
    bx      lr
    .size   port_loop_longer, . - port_loop_longer
