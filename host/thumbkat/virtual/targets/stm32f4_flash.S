/* Programs the flash of an STM32F405 or F407 (RM0090 chapter 3), as pyOCD wants it: functions that it calls one by one on
 * the halted core, with arguments in r0 to r3 and the result in r0.
 *
 * Runs wherever it is loaded: nothing here has an absolute address but the flash controller. Thumb-1 only, so
 * it also runs on a core that has no more than that. No stack, no memory but the buffer; nobody minds which of r0
 * to r6 it leaves how.
 *
 * A result of 0 is success. Otherwise it is the error flags of FLASH_SR: OPERR 0x02, WRPERR 0x10, PGAERR 0x20, PGPERR 0x40,
 * PGSERR 0x80; or 1, if the controller stays locked. Waiting for BUSY has no bound here: pyOCD has a deadline
 * for each call, and halts the core.
 *
 * assemble.py turns this file into stm32f4_flash.py. */

        .syntax unified
        .cpu    cortex-m0
        .thumb
        .text

        .equ    FLASH,      0x40023C00
        .equ    ACR,        0x00
        .equ    KEYR,       0x04
        .equ    SR,         0x0C
        .equ    CR,         0x10

        .equ    KEY1,       0x45670123
        .equ    KEY2,       0xCDEF89AB

        .equ    ACR_CACHES, 0x0700      /* DCEN, ICEN, PRFTEN */
        .equ    ACR_RESETS, 0x1800      /* DCRST, ICRST: only while the caches are off */
        .equ    SR_ERRORS,  0xF2
        .equ    SR_FLAGS,   0xF3        /* and EOP: written as 1 to clear */
        .equ    SR_BUSY_AT, 16
        .equ    CR_WORDS,   0x0200      /* PSIZE: 32 bits at a time, which takes 2.7 V or more */
        .equ    CR_PG,      0x0001
        .equ    CR_SER,     0x0002
        .equ    CR_MER,     0x0004
        .equ    CR_SNB_AT,  3
        .equ    CR_STRT_AT, 16
        .equ    CR_LOCK_AT, 31

        .macro  function name
        .global \name
        .type   \name, %function
        .thumb_func
\name:
        .endm

/* Every call returns to the first word, where it halts. */
        function halt
        bkpt    #0
        nop

/* int init(uint32_t address, uint32_t clock, uint32_t operation)
 * Unlocks the controller, and switches the caches off: they would give back what was there before. */
        function init
        ldr     r3, =FLASH
        ldr     r1, [r3, #ACR]
        ldr     r2, =ACR_CACHES
        bics    r1, r2
        str     r1, [r3, #ACR]
        ldr     r2, =ACR_RESETS
        orrs    r1, r2
        str     r1, [r3, #ACR]
        bics    r1, r2
        str     r1, [r3, #ACR]

        ldr     r0, [r3, #CR]
        cmp     r0, #0                  /* LOCK is the sign. Keys to an open controller would be a bus fault. */
        bpl     1f
        ldr     r1, =KEY1
        str     r1, [r3, #KEYR]
        ldr     r1, =KEY2
        str     r1, [r3, #KEYR]
1:      movs    r0, #SR_FLAGS
        str     r0, [r3, #SR]
        ldr     r0, [r3, #CR]
        lsrs    r0, r0, #CR_LOCK_AT
        bx      lr

/* int uninit(uint32_t operation) */
        function uninit
        ldr     r3, =FLASH
        movs    r0, #1
        lsls    r0, r0, #CR_LOCK_AT
        str     r0, [r3, #CR]
        movs    r0, #0
        bx      lr

/* int erase_all(void) */
        function erase_all
        ldr     r1, =CR_WORDS | CR_MER
        b       erase

/* int erase_sector(uint32_t address)
 * Sectors 0 to 3 have 16 KiB, 4 has 64, 5 to 11 have 128: in units of 16 KiB, unit n is sector n, 4, or 4 + n / 8. */
        function erase_sector
        lsls    r0, r0, #12             /* the offset in a flash of 1 MiB */
        lsrs    r0, r0, #12 + 14
        cmp     r0, #4
        blo     1f
        lsrs    r0, r0, #3
        adds    r0, #4
1:      lsls    r0, r0, #CR_SNB_AT
        ldr     r1, =CR_WORDS | CR_SER
        orrs    r1, r0

erase:                                  /* r1: what FLASH_CR is to be */
        ldr     r3, =FLASH
        movs    r0, #SR_FLAGS
        str     r0, [r3, #SR]
        str     r1, [r3, #CR]
        movs    r2, #1
        lsls    r2, r2, #CR_STRT_AT
        orrs    r2, r1
        str     r2, [r3, #CR]
1:      ldr     r0, [r3, #SR]
        lsrs    r2, r0, #SR_BUSY_AT + 1 /* BUSY to the carry */
        bcs     1b

finish:                                 /* r0: FLASH_SR */
        movs    r1, #0
        str     r1, [r3, #CR]
        movs    r1, #SR_ERRORS
        ands    r0, r1
        bx      lr

/* int program_page(uint32_t address, uint32_t size, const uint32_t *data)
 * Whole words: a size between is rounded up, so the buffer is read a little further. */
        function program_page
        ldr     r3, =FLASH
        adds    r1, #3
        lsrs    r1, r1, #2
        lsls    r1, r1, #2
        adds    r4, r1, r0              /* the end */
        mov     r1, r0
        movs    r5, #SR_ERRORS
        movs    r0, #SR_FLAGS
        str     r0, [r3, #SR]
        ldr     r0, =CR_WORDS | CR_PG
        str     r0, [r3, #CR]
        movs    r0, #0
        b       3f

1:      ldr     r0, [r2]
        str     r0, [r1]
        adds    r2, #4
        adds    r1, #4
2:      ldr     r0, [r3, #SR]
        lsrs    r6, r0, #SR_BUSY_AT + 1
        bcs     2b
        tst     r0, r5
        bne     finish
3:      cmp     r1, r4
        blo     1b
        b       finish

        .pool
        .align  2
