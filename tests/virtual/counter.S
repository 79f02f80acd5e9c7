/* Counts in RAM, one call of `tick` a turn: runs on every core, from any flash. */

        .syntax unified
        .cpu    cortex-m0
        .thumb
        .text

        .word   0x20001000
        .word   reset
        .word   fault           /* NMI */
        .word   fault           /* HardFault */

        .global reset
        .thumb_func
        .type   reset, %function
reset:
        ldr     r4, =0x20000100
        movs    r5, #0
        str     r5, [r4]
loop:
        bl      tick
        b       loop

        .global tick
        .thumb_func
        .type   tick, %function
tick:
        adds    r5, #1
        str     r5, [r4]
        bx      lr

        .thumb_func
        .type   fault, %function
fault:
        b       fault
        .pool
