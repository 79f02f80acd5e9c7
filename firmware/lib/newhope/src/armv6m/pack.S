/* void newhope_pack(uint32_t packed[448], const newhope_poly *poly): from NTT.
 *
 * 16 coefficients are 7 words. The low lanes are the coefficients below 512, the high lanes the rest, so the polynomial
 * is read twice.
 *
 * entry:    r0 packed; r1 poly
 * clobbers: r0-r3
 * stack: 36 bytes
 * cycles: 10,806 (cortex-m0)
 * bytes: 348
 *
 * ranges:   Any lanes; what is packed is below q: a Plantard product by 1, rounded the other way than in macros.inc. With
 *           p = x (-2^32 mod q) < 2^30, m = p / q mod 2^32 and l = m mod 2^16, t = (m q - p) / 2^32 is an integer, congruent
 *           to x, and 0 <= t < q, since -1 < -p / 2^32 and m < 2^32. (m >> 16) + 1 is (m - l) / 2^16 + 1, and times
 *           q / 2^16 that is t + (p + (2^16 - l) q) / 2^32, whose floor is t, as p + 2^16 q < 2^32.
 */
#include "../backend.h"

#if NEWHOPE_BACKEND == NEWHOPE_BACKEND_ARMV6M

#include "macros.inc"

#define FACTOR 0x00055539 /* (-2^32 mod q) / q mod 2^32 */

word .req r2
coefficient .req r3
q .req r6
stop .req r9
stop_high .req r10
start .req r11

/* Coefficient \index of 16, canonical, to \to. */
.macro load_canonical to, index
    ldrh \to, [r1, #4 * \index]
    muls \to, factor
    lsrs \to, \to, #16
    adds \to, \to, #1
    muls \to, q
    lsrs \to, \to, #16
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
    ldr factor, =FACTOR
    ldr q, =Q
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
