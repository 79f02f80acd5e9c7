/* From reset to main(). */

    .syntax unified
    .thumb

/* void reset_handler(void)
 *
 * In assembly because it runs before what C may count on is there: data, and on the M4 the FPU, in whose
 * registers the compiler may keep things. Leaves .noinit alone, which tells of a fault before the reset;
 * only port_in_hand starts at zero, since nothing is in hand.
 */
    .section .text.reset_handler, "ax", %progbits
    .global reset_handler
    .type   reset_handler, %function
    .thumb_func
reset_handler:
    cpsid   i
    ldr     r0, =__stack_top
    mov     sp, r0                      /* a debugger may have come here without a reset */

#ifdef __ARM_ARCH_7EM__
    ldr     r0, =0xE000ED88             /* CPACR */
    ldr     r1, [r0]
    ldr     r2, =0x00F00000             /* full access to CP10 and CP11 */
    orrs    r1, r2
    str     r1, [r0]
    dsb
    isb
#endif

    ldr     r0, =__data_load
    ldr     r1, =__data_start
    ldr     r2, =__data_end
    b       2f
1:  ldr     r3, [r0]
    str     r3, [r1]
    adds    r0, #4
    adds    r1, #4
2:  cmp     r1, r2
    blo     1b

    movs    r3, #0
    ldr     r1, =__bss_start
    ldr     r2, =__bss_end
    b       4f
3:  str     r3, [r1]
    adds    r1, #4
4:  cmp     r1, r2
    blo     3b

    ldr     r1, =port_in_hand
    strh    r3, [r1]

    ldr     r0, =port_image
    ldr     r1, =__image_start
    ldr     r2, =__image_end
    subs    r2, r1
    str     r1, [r0]
    str     r2, [r0, #4]

    bl      main
    udf     #0                          /* main() does not return; if it does, that is a fault */
    .size   reset_handler, . - reset_handler
    .pool

/* const struct port_segment port_image[1]: one piece. Filled in above, since an object file can ask the
 * linker for an address, but not for a difference of two. */
    .section .bss.port_image, "aw", %nobits
    .p2align 2
    .global port_image
    .type   port_image, %object
port_image:
    .space  8
    .size   port_image, . - port_image

    .section .rodata.port_image_count, "a", %progbits
    .global port_image_count
    .type   port_image_count, %object
port_image_count:
    .byte   1
    .size   port_image_count, . - port_image_count
