"""Prints src/armv6m/ladder.S: x25519_ladder_run() and x25519_step() for the Cortex-M0.

    python3 gen/ladder_armv6m.py > src/armv6m/ladder.S

A step (Montgomery 1987; RFC 7748, section 5) has two points X/Z, of which it doubles one, and their sum:

    A = x2 + z2   B = x2 - z2   C = x3 + z3   D = x3 - z3
    x3 = (DA + CB)^2   z3 = x1 (DA - CB)^2
    AA = A^2   BB = B^2   E = AA - BB   x2 = AA BB   z2 = E (AA + 121665 E)

- The sum is the same if the points change places. So not the points change theirs, but A and C, and B and D,
  as soon as the latter are there; where z3's square comes from changes its sign alone.
- Products and squares have their operands on the stack, at sp, and leave them there. So nothing is copied:
  what lies where in the frame, and in what order it is used, is such that sp may be moved to operands while
  everything below them is of no use any more.
- A scalar is clamped. Bit 254 is one: the ladder begins with x1 and its double. Bits 0 to 2 are zero: the
  last three steps are doublings of the point that bit 3 leaves.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "fe25519" / "gen"))

import product_armv6m as product
from field_armv6m import Words, operand
from registers_armv6m import HIGH, Allocator, Code, Order
from text_armv6m import Text

D, A, C, B, AA, T, X1, X3, Z3 = range(0, 288, 32)
PX2, PZ2, PX3, PZ3, MASK, BIT, SCALAR = range(288, 316, 4)
BB, SUM, DIFFERENCE, E, F = B, A, C, A, C  # in their places when they are needed no longer
FRAME = 316
SAVED = 36
STACK = SAVED + FRAME + product.STACK
FIRST, LAST = 253, 3  # bits of the scalar that steps are made for

# Of one search for doubling(): see registers_armv6m.py.
FOUND = """\
1 0 4 +2 2 7 +10 23 18 +3 31 29 27 30 32 +1 36 +1 35 34 38 +1 54 24 55 +1 40 +1 57 46 60 42 61 47 22 43 48
+1 45 44 52 +1 59 51 58 50 62 +4 25 67 81 68 +3 83 82 73 75 72 74 84 76 86 +2 79 +1 85 78 77 89 +4 109 94 +1
98 96 26 97 100 108 102 101 103 106 99 110 107 104 +1 111 +1 114 +4 113 119 +2 28 127 122 128 131 123 129
124 130 133 +1 132 135 126 136 +3 141 140 142 +1 125
;
*19 58 *124
;
31 35
"""


class Steps(Text):
    def both(self, to_sum: int, to_difference: int) -> None:
        """x2 + z2 and x2 - z2."""
        for subtract, to in ((False, to_sum), (True, to_difference)):
            self.emit(f"ldr r0, [sp, #{PX2}]", f"ldr r1, [sp, #{PZ2}]")
            self.combine(subtract)
            self.emit(f"add r1, sp, #{to}")
            self.combined(subtract)

    def swapped(self) -> None:
        """x3 + z3 and x3 - z3, which change places with A and B where the mask is all ones."""
        for subtract, place, to in ((False, A, C), (True, B, D)):
            self.emit(f"ldr r0, [sp, #{PX3}]", f"ldr r1, [sp, #{PZ3}]")
            self.combine(subtract)
            first, following = ("subs", "sbcs") if subtract else ("adds", "adcs")
            self.emit(f"ldr r6, [sp, #{MASK}]")
            for i in range(8):
                word = "r0" if i < 4 else f"r{i - 2}"
                if i < 4:
                    self.emit(f"mov r0, r{8 + i}")
                if i:
                    self.emit("movs r7, #0", f"{following} {word}, r7")
                else:
                    self.emit(f"{first} {word}, {word}, r7")
                self.emit(f"ldr r1, [sp, #{place + 4 * i}]", f"eors r1, {word}", "mov r7, r1", "ands r7, r6")
                self.emit(f"eors {word}, r7", f"eors r1, {word}", f"str r1, [sp, #{place + 4 * i}]")
                if i < 4:
                    self.emit(f"str r0, [sp, #{to + 4 * i}]")
            self.emit(f"add r0, sp, #{to + 16}", "stm r0!, {r2-r5}")

    def products(self, *calls: tuple[str, int, int]) -> None:
        """Each the routine, the place of its operands, and of its result: an element of the frame, or a
        pointer to one. The operands go up in the frame."""
        at = 0
        for routine, operands, result in calls:
            if result < PX2:
                self.emit(f"add r0, sp, #{result - at}")
            else:
                self.emit(f"ldr r0, [sp, #{result - at}]")
            if operands > at:
                self.emit(f"add sp, #{operands - at}")
            at = operands
            self.emit(f"bl fe25519_{routine}_stacked")
        self.emit(f"sub sp, #{at}")


def step(t: Steps) -> None:
    t.note("A, B, then C and D, and which of them are to be squared")
    t.both(A, B)
    t.swapped()
    t.products(("mul", D, PX2), ("sqr", A, AA), ("mul", C, PZ2), ("sqr", B, BB))
    t.note("DA + CB and DA - CB, their squares")
    t.emit("bl .Lboth")
    t.products(("sqr", SUM, PX3), ("sqr", DIFFERENCE, T))
    t.emit("bl .Ldoubling")
    t.products(("mul", E, PZ2), ("mul", BB, PX2), ("mul", T, PZ3))


def double(t: Steps) -> None:
    """Of x2, z2."""
    t.emit("bl .Lboth")
    t.products(("sqr", SUM, AA), ("sqr", DIFFERENCE, BB))
    t.emit("bl .Ldoubling")
    t.products(("mul", E, PZ2), ("mul", BB, PX2))


def one_step(t: Steps) -> None:
    """x25519_step(): its bit is the last one, and there is no scalar."""
    t.function("x25519_step")
    t.save(FRAME)
    t.emit(f"str r1, [sp, #{MASK}]", "movs r1, #0", f"str r1, [sp, #{SCALAR}]", f"add r1, sp, #{X1}")
    t.emit(
        "ldm r0!, {r4-r7}", "stm r1!, {r4-r7}", "ldm r0!, {r4-r7}", "stm r1!, {r4-r7}", f"add r1, sp, #{PX2}"
    )
    for _ in range(4):
        t.emit("stm r1!, {r0}", "adds r0, #32")
    t.emit("b .Lstep")


def ladder(t: Steps) -> None:
    t.function("x25519_ladder_run")
    t.save(FRAME)
    t.emit(f"add r4, sp, #{PX2}", f"add r5, sp, #{X3}", f"add r6, sp, #{Z3}")
    t.emit("stm r4!, {r0, r1, r5, r6}", f"str r2, [sp, #{SCALAR}]")
    t.note("x1 to its place, and to x2 and x3; z2 = z3 = 1")
    t.emit(f"add r2, sp, #{X1}")
    for half in (0, 16):
        t.emit("ldm r3!, {r4-r7}", "stm r2!, {r4-r7}", "stm r0!, {r4-r7}")
        t.emit(*(f"str r{4 + i}, [sp, #{X3 + half + 4 * i}]" for i in range(4)))
    t.emit("movs r4, #1", "movs r5, #0", "movs r6, #0", f"add r2, sp, #{Z3}")
    t.emit("stm r1!, {r4-r6}", "stm r2!, {r4-r6}", "movs r4, #0")
    t.emit(*["stm r1!, {r4-r6}", "stm r2!, {r4-r6}"], "stm r1!, {r4, r5}", "stm r2!, {r4, r5}")
    double(t)
    t.emit(f"movs r0, #{FIRST}")
    t.label(".Lbit")
    t.note("bit r0, and whether it differs from the one above it")
    t.emit(f"str r0, [sp, #{BIT}]", f"ldr r1, [sp, #{SCALAR}]")
    bit(t, "r2", 0)
    bit(t, "r3", 1)
    t.emit("eors r2, r3", "rsbs r2, r2, #0", f"str r2, [sp, #{MASK}]")
    t.lines += ["", ".Lstep:"]
    step(t)
    t.emit(f"ldr r0, [sp, #{SCALAR}]", "cmp r0, #0", "beq .Lend", f"ldr r0, [sp, #{BIT}]", "subs r0, #1")
    t.emit(f"cmp r0, #{LAST}", "blt 1f", "b .Lbit")
    t.label("1")
    t.note("x2, z2 are those of the second point where bit 3 is one")
    t.emit(f"movs r0, #{LAST}", f"ldr r1, [sp, #{SCALAR}]")
    bit(t, "r2", 0)
    t.emit("rsbs r7, r2, #0", f"ldr r0, [sp, #{PX2}]", f"ldr r1, [sp, #{PX3}]", "bl .Lchoose")
    t.emit(f"ldr r0, [sp, #{PZ2}]", f"ldr r1, [sp, #{PZ3}]", "bl .Lchoose")
    t.note("and is doubled for bits 2, 1 and 0")
    t.emit(f"movs r0, #{LAST}")
    t.label(".Ldouble")
    t.emit(f"str r0, [sp, #{BIT}]")
    double(t)
    t.emit(f"ldr r0, [sp, #{BIT}]", "subs r0, #1", "bne .Ldouble")
    t.label(".Lend")
    t.restore(FRAME)
    t.lines += ["", ".Lchoose:"]
    t.note("eight words at r0 become those at r1 where r7 is all ones")
    t.emit("movs r6, #8")
    t.label("2")
    t.emit("ldr r4, [r0]", "ldm r1!, {r5}", "eors r5, r4", "ands r5, r7", "eors r4, r5", "stm r0!, {r4}")
    t.emit("subs r6, #1", "bne 2b", "bx lr")
    t.lines += ["", ".Lboth:"]
    t.both(SUM, DIFFERENCE)
    t.emit("bx lr")
    t.lines += ["", ".Ldoubling:"]
    t.note("E = AA - BB and AA + 121665 E, as doubling() of the script has it")
    t.emit("ldr r0, .Lfactor", "mov r8, r0", *doubling_lines(), "bx lr")
    t.lines += ["", "\t.p2align 2", ".Lfactor:"]
    t.emit(".word 121665 - 65536")


def bit(t: Steps, to: str, above: int) -> None:
    """Bit r0 + above of the bytes at r1."""
    t.emit("mov r4, r0" if not above else f"adds r4, r0, #{above}", "lsrs r5, r4, #3", f"ldrb {to}, [r1, r5]")
    t.emit("movs r5, #7", "ands r4, r5", f"lsrs {to}, r4", "movs r5, #1", f"ands {to}, r5")


def difference_of(c: Code, a: Words, b: Words) -> Words:
    """a - b, more than -2^255 - 2^230: where that is negative, 2^256 - 38 more."""
    zero = c.constant(0)
    words = [c.sbc(x, y) if i else c.sub(x, y) for i, (x, y) in enumerate(zip(a, b, strict=True))]
    fold = c.do("and", c.constant(38), c.mask())
    return [c.sbc(one, zero) if i else c.sub(one, fold) for i, one in enumerate(words)]


def put(c: Code, words: Words, place: int) -> None:
    for i, word in enumerate(words):
        c.put(word, place + 4 * i)


def doubling() -> Code:
    """E = AA - BB, and T = AA + 121665 E.

    121665 = 2^16 + 56129, and a word of E is e = 2^16 h + l: 121665 e is 56129 l + 2^16 (56129 h + l)
    + 2^32 h, and the bracket has 32 bits. The top word comes first, as in the reduction of a product: what is
    above bit 255 is below 2^18, and 19 times that begins the carries, which have no more than 18 bits."""
    c = Code(HIGH[:5])
    k = c.entry("r8")
    zero = c.constant(0)
    square_sum, square_difference = operand(c, AA), operand(c, BB)
    for half in (0, 4):
        c.prefetch(square_sum[half : half + 4])
        c.prefetch(square_difference[half : half + 4])
    e = difference_of(c, square_sum, square_difference)
    put(c, e, E)

    def parts(word: int) -> tuple[int, int, int]:
        high, low = c.high_half(word), c.low_half(word)
        upper = c.plus(c.times(high, k), low)
        return c.times(low, k), c.left(upper, 16), c.plus(high, c.right(upper, 16))

    lower, shifted, carry = parts(e[7])
    top = c.add(lower, shifted)
    carry = c.adc(carry, zero)
    top = c.add(top, square_sum[7])
    carry = c.adc(carry, zero)
    doubled = c.add(top, top)
    carry = c.times(c.adc(carry, carry), c.constant(19))
    top = c.right(doubled, 1)
    i = 0
    while i < 7:
        n = min(2, 7 - i)
        made = [parts(one) for one in e[i : i + n]]
        ups = [carry] + [one[2] for one in made[:-1]]
        carry = made[-1][2]
        words = square_sum[i : i + n]
        for added in ([one[0] for one in made], [one[1] for one in made], ups):
            words = [
                c.adc(x, y) if j else c.add(x, y) for j, (x, y) in enumerate(zip(words, added, strict=True))
            ]
            carry = c.adc(carry, zero)
        put(c, words, F + 4 * i)
        i += n
    c.put(c.plus(top, carry), F + 28)
    return c


def doubling_lines() -> list[str]:
    allocated = Allocator(doubling(), Order.parse(FOUND), D)
    assert allocated.words <= 8
    return allocated.lines


HEADER = """\
/* Printed by gen/ladder_armv6m.py, which explains it.
 *
 * void x25519_ladder_run(fe25519 *x, fe25519 *z, const uint8_t scalar[32], const fe25519 *x1)
 *
 * x/z = scalar * the point x1, of a clamped scalar (RFC 7748, section 5), bit by bit from the top.
 *
 * entry: r0 x, r1 z, r2 scalar, at any address, r3 x1, below 2^255 + 2^230
 * exit: x and z below 2^255 + 2^230
 * clobbers: r0-r3, r12, flags
 * stack: {stack} bytes
 * cycles: {cycles} (cortex-m0), always
 * code: {size} bytes, with x25519_step
 *
 * void x25519_step(x25519_ladder *ladder, uint32_t swap)
 *
 * A step alone, of the points that the caller has: {step_stack} bytes of stack, {step_cycles} cycles.
 *
 * entry: r0 ladder, r1 swap, all ones or zero
 * exit, clobbers: as above
 *
 * The scalar chooses by masks alone; branches depend on the number of the bit.
 */
"""


def source() -> str:
    """The whole file."""
    t = Steps()
    t.lines += ["\t.syntax unified", "\t.thumb", '\t.section .text.x25519_ladder_run, "ax", %progbits']
    t.emit(".p2align 2")
    one_step(t)
    t.emit(".size x25519_step, . - x25519_step")
    t.lines += [""]
    ladder(t)
    t.emit(".size x25519_ladder_run, . - x25519_ladder_run")
    start = ['#include "../backend.h"', "", "#if X25519_BACKEND == X25519_BACKEND_ARMV6M", ""]
    figures = {
        "stack": STACK,
        "cycles": "2,688,579",
        "size": "1,576",
        "step_stack": STACK,
        "step_cycles": "10,681",
    }
    return HEADER.format(**figures) + "\n".join([*start, *t.lines, "", "#endif"]) + "\n"


if __name__ == "__main__":
    print(source(), end="")
