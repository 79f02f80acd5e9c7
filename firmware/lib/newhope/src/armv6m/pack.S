/* void newhope_pack(uint32_t packed[448], const newhope_poly *poly): from NTT.
 *
 * 16 coefficients are 7 words. The low lanes are the coefficients below 512, the high lanes the rest, so the polynomial
 * is read twice.
 *
 * entry:    r0 packed; r1 poly
 * clobbers: r0-r3
 * stack: 36 bytes
 * cycles: 11,832 (cortex-m0)
 * bytes: 388
 *
 * ranges:   Any lanes; what is packed is below q. floor(x / q) is (43,687 x + 21,843) >> 29 for x < 2^16: as
 *           43,687 = (2^29 - 1369) / q, that is floor(x / q + d) with 2^29 d = 21,843 - 1369 x / q, between 14,542 and
 *           21,843; so 0 < d < 1 / q. The sum is less than 2^32.
 */
#include "../backend.h"

#if NEWHOPE_BACKEND == NEWHOPE_BACKEND_ARMV6M

#include "macros.inc"

word .req r2
coefficient .req r3
reciprocal .req r5
half .req r7
stop .req r9
stop_high .req r10
start .req r11

/* Coefficient \index of 16, canonical, to \to. */
.macro load_canonical to, index
    ldrh \to, [r1, #4 * \index]
    movs temp, \to
    muls temp, reciprocal
    adds temp, temp, half
    lsrs temp, temp, #29
    muls temp, minus_q
    adds \to, \to, temp
.endm

/* Coefficient \index, from bit 14 \index on: what the word has room for, and the rest to the next one. */
.macro pack index
    .equ .Lat, 14 * \index % 32
    .if .Lat == 0
    load_canonical word, \index
    .else
    load_canonical coefficient, \index
    lsls temp, coefficient, #.Lat
    orrs word, temp
    .if .Lat + 14 >= 32
    stm r0!, {word}
    .endif
    .if .Lat + 14 > 32
    lsrs word, coefficient, #32 - .Lat
    .endif
    .endif
.endm

    .global newhope_pack
begin newhope_pack
    enter
    ldr reciprocal, =43687
    ldr minus_q, =MINUS_Q
    ldr half, =21843
    movs r2, #1
    lsls r2, r2, #11
    adds r2, r2, r1
    mov stop, r2
    adds r2, #2
    mov stop_high, r2
    mov start, r1
.Lloop:
    .irp index, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
    pack \index
    .endr
    adds r1, #64
    cmp r1, stop
    again_unless_equal .Lloop
    cmp stop, stop_high
    beq .Lend
    mov r1, start
    adds r1, #2
    mov stop, stop_high
    b .Lloop
.Lend:
    leave
end_of newhope_pack

#endif
