/* void newhope_wipe_words(void *words, size_t length), internal: zeros, both arguments being multiples of 4.
 *
 * It has no stack, which would have to be wiped itself. Where there is room, four registers wait in the last words of
 * the memory until the rest of it is done, so that seven can be stored from.
 *
 * entry:    r0 words, r1 length
 * clobbers: r0-r3, r12
 * stack: 0 bytes
 * cycles: 720 (cortex-m0) for a polynomial
 * bytes: 78
 */
#include "../backend.h"

#if NEWHOPE_BACKEND == NEWHOPE_BACKEND_ARMV6M

#include "macros.inc"

#define RUN 112
#define SAVED 16

words .req r0
last .req r12 /* where the last run begins, which may be within the one before */

.macro wipe_run
    .rept RUN / 28
    stm words!, {r1-r7}
    .endr
.endm

    .global newhope_wipe_words
begin newhope_wipe_words
    cmp r1, #RUN + SAVED
    blo .Lfew
    adds r3, words, r1
    subs r3, #SAVED
    movs r1, r3
    stm r1!, {r4-r7}
    subs r3, #RUN
    mov last, r3
    .irp register, r1, r2, r3, r4, r5, r6, r7
    movs \register, #0
    .endr
    b .Lany_run
.Lrun:
    wipe_run
.Lany_run:
    cmp words, last
    blo .Lrun
    mov words, last
    wipe_run
    ldm words!, {r4-r7}
    subs words, #SAVED
    stm words!, {r1-r3}
    stm words!, {r1}
    bx lr

.Lfew:
    adds r1, r1, words
    movs r2, #0
    b .Lany_word
.Lword:
    stm words!, {r2}
.Lany_word:
    cmp words, r1
    bne .Lword
    bx lr
end_of newhope_wipe_words

#endif
