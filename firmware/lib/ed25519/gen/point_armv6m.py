"""Prints src/armv6m/point.S: additions and doublings of points for the Cortex-M0.

    python3 gen/point_armv6m.py > src/armv6m/point.S

The formulas are those of point.c (Hisil, Wong, Carter, Dawson 2008, sections 3.1 and 3.3). All end in the
products EF, FG, GH and EH of four elements. Products have their operands on the stack, at sp, and leave them
there: E, F, G and H lie next to each other in this order, and sp goes up past those that are of no use any
more. For EH there is a second E above H.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "fe25519" / "gen"))

import product_armv6m as product
from text_armv6m import Text

E, F, G, H, E_AGAIN, POINT, COUNT, OTHER, FLAGS = 0, 32, 64, 96, 128, 160, 164, 168, 172
FRAME = 180
STACK = 36 + FRAME + product.STACK
X, Y, Z, T = 0, 32, 64, 96  # of a point


class Points(Text):
    def element(self, register: str, of: int, offset: int, at: int = 0) -> None:
        """The address of an element of the point, or of what is added to it, while sp is `at` higher."""
        self.emit(f"ldr {register}, [sp, #{of - at}]")
        if offset:
            self.emit(f"adds {register}, #{offset}")

    def product(self, routine: str, operands: int, result: int, at: int) -> int:
        """The operands are in the frame, the result is an element of the point. Returns how high sp is."""
        self.element("r0", POINT, result, at)
        if operands > at:
            self.emit(f"add sp, #{operands - at}")
        self.emit(f"bl fe25519_{routine}_stacked")
        return operands

    def copied(self, to: int, of: int, offset: int) -> None:
        self.element("r0", of, offset)
        self.emit(f"add r1, sp, #{to}", *["ldm r0!, {r2-r5}", "stm r1!, {r2-r5}"] * 2)

    def called(self, name: str, a: int, b: int, to: int) -> None:
        """A sum or difference of two elements of the point, to the frame."""
        self.element("r0", POINT, a)
        self.emit("movs r1, r0" if a == b else f"ldr r1, [sp, #{POINT}]")
        if a != b and b:
            self.emit(f"adds r1, #{b}")
        self.emit(f"add r2, sp, #{to}", f"bl .L{name}")

    def less(self, a: int, b: int, to: int) -> None:
        """An element of the point, less one of the frame."""
        self.element("r0", POINT, a)
        self.emit(f"add r1, sp, #{b}", f"add r2, sp, #{to}", "bl .Lsub")

    def subroutine(self, name: str, subtract: bool) -> None:
        """The elements at r0 and r1, to r2. One that is added or subtracted from may be any below 2^256. The
        carry stays."""
        self.label(f".L{name}")
        self.emit("mov r12, r2")
        self.combine(subtract)
        self.emit("mov r1, r12")
        self.combined(subtract)
        self.emit("bx lr")

    def keep_e(self) -> None:
        self.emit(f"add r0, sp, #{E}", f"add r1, sp, #{E_AGAIN}")
        self.emit(*["ldm r0!, {r2-r5}", "stm r1!, {r2-r5}"] * 2)


def double(t: Points) -> None:
    """With A = X^2, B = Y^2, C = 2 Z^2: E = (X + Y)^2 + H, -F = C - G, G = B - A, -H = A + B. -F and -H take
    one operation less; the result is then all coordinates times -1, which is the same point."""
    t.function("ed25519_point_double")
    t.save(FRAME)
    t.emit(f"add r3, sp, #{POINT}", "stm r3!, {r0, r1}", f"str r2, [sp, #{FLAGS}]")
    t.label(".Ldouble")
    t.note("X + Y, and X, Y, Z, to be squared: to T, and to their places")
    t.called("add", X, Y, 0)
    t.element("r0", POINT, X)
    t.emit(f"add r1, sp, #{X + 32}", *["ldm r0!, {r2-r7}", "stm r1!, {r2-r7}"] * 4)
    at = t.product("sqr", 0, T, 0)
    for element in (X, Y, Z):
        at = t.product("sqr", element + 32, element, at)
    t.emit(f"sub sp, #{at}")
    t.called("add", X, Y, H)
    t.called("sub", Y, X, G)
    t.element("r0", POINT, Z)
    t.emit("movs r1, r0", "movs r2, r0", "bl .Ladd")
    t.less(T, H, E)
    t.note("-H may be nearly 2^256: where 38 once is not enough, the words are all ones but for the lowest")
    t.emit("sbcs r1, r1", "movs r2, #38", "ands r2, r1", f"ldr r0, [sp, #{E}]", "subs r0, r0, r2")
    t.emit(f"str r0, [sp, #{E}]")
    t.note("G is below 2p, being below 2^255 + 2^230, or less than zero and 2p: 38 once is enough")
    t.less(Z, G, F)
    t.emit(
        f"ldr r3, [sp, #{COUNT}]", "subs r3, #1", f"str r3, [sp, #{COUNT}]", "beq .Lproducts", "bl .Lthree"
    )
    t.emit("b .Ldouble")


def products(t: Points) -> None:
    t.label(".Lproducts")
    t.note("EF, FG, GH and, if T is wanted, EH")
    t.emit(f"ldr r6, [sp, #{FLAGS}]", "lsrs r6, r6, #1", "bcc 1f")
    t.keep_e()
    t.label("1")
    t.emit("bl .Lthree", f"ldr r6, [sp, #{FLAGS}]", "lsrs r6, r6, #1", "bcc 2f")
    at = t.product("mul", H, T, 0)
    t.emit(f"sub sp, #{at}")
    t.label("2")
    t.restore(FRAME)
    t.lines += [""]
    t.label(".Lthree")
    t.emit("mov r1, lr", f"str r1, [sp, #{OTHER}]")
    at = t.product("mul", E, X, 0)
    at = t.product("mul", F, Z, at)
    at = t.product("mul", G, Y, at)
    t.emit(f"sub sp, #{at}", f"ldr r1, [sp, #{OTHER}]", "bx r1")


def add(t: Points) -> None:
    """With A = (Y1 - X1)(Y2 - X2), B = (Y1 + X1)(Y2 + X2), C = T1 2d T2, D = Z1 2 Z2: E = B - A, F = D - C,
    G = D + C, H = B + A. For the negative of the second point Y2 - X2 and Y2 + X2 change places, as do F and
    G."""
    t.function("ed25519_point_add")
    t.save(FRAME)
    t.emit(f"add r3, sp, #{POINT}", "stm r3!, {r0, r1}", f"str r1, [sp, #{OTHER}]", f"str r2, [sp, #{FLAGS}]")
    t.note("D")
    t.copied(0, POINT, Z)
    t.copied(32, OTHER, 64)
    t.product("mul", 0, Z, 0)
    t.emit(f"ldr r0, [sp, #{OTHER}]", "adds r0, #96", "b .Ladd_any")
    t.emit(".size ed25519_point_add, . - ed25519_point_add")
    t.lines += [""]
    t.function("ed25519_point_add_niels")
    t.save(FRAME)
    t.emit(f"str r0, [sp, #{POINT}]", f"str r1, [sp, #{OTHER}]", f"str r2, [sp, #{FLAGS}]")
    t.note("D = 2 Z1")
    t.element("r0", POINT, Z)
    t.emit("movs r1, r0", "movs r2, r0", "bl .Ladd", f"ldr r0, [sp, #{OTHER}]", "adds r0, #64")
    t.label(".Ladd_any")
    t.note("C: r0 is 2d T2")
    t.emit("add r1, sp, #32", *["ldm r0!, {r2-r5}", "stm r1!, {r2-r5}"] * 2)
    t.copied(0, POINT, T)
    t.product("mul", 0, T, 0)
    t.note("A and B, to X and Y")
    t.called("sub", Y, X, 0)
    t.called("add", Y, X, 64)
    t.emit(f"ldr r0, [sp, #{OTHER}]", f"ldr r6, [sp, #{FLAGS}]", "lsrs r6, r6, #2", "bcs 3f", "adds r0, #32")
    t.label("3")
    t.emit("add r1, sp, #32", *["ldm r0!, {r2-r5}", "stm r1!, {r2-r5}"] * 2)
    t.product("mul", 0, X, 0)
    t.emit(f"ldr r0, [sp, #{OTHER}]", f"ldr r6, [sp, #{FLAGS}]", "lsrs r6, r6, #2", "bcc 4f", "adds r0, #32")
    t.label("4")
    t.emit("add r1, sp, #32", *["ldm r0!, {r2-r5}", "stm r1!, {r2-r5}"] * 2)
    at = t.product("mul", 32, Y, 0)
    t.emit(f"sub sp, #{at}")
    t.note("E, H, F, G")
    t.called("sub", Y, X, E)
    t.called("add", Y, X, H)
    t.emit(f"ldr r6, [sp, #{FLAGS}]", "lsrs r6, r6, #2", "bcs 5f")
    t.called("sub", Z, T, F)
    t.called("add", Z, T, G)
    t.emit("b .Lproducts")
    t.label("5")
    t.called("add", Z, T, F)
    t.called("sub", Z, T, G)
    t.emit("b .Lproducts")


HEADER = """\
/* Printed by gen/point_armv6m.py, which explains it.
 *
 * void ed25519_point_double(ed25519_point *point, unsigned times, unsigned flags)
 * void ed25519_point_add(ed25519_point *point, const ed25519_cached *other, unsigned flags)
 * void ed25519_point_add_niels(ed25519_point *point, const ed25519_niels *other, unsigned flags)
 *
 * point = 2^times point, or point + other, or point - other where a flag says so; with T if one says so.
 *
 * entry: r0 point, of coordinates below 2^255 + 2^230, or the comb's first point (src/comb.c), each of
 *     whose sums stays below 2^257 - 38: its table is constant, and a test goes through it;
 *     r1 times, or other, of any elements; r2 flags
 * exit: coordinates are below 2^255 + 2^230
 * clobbers: r0-r3, r12, flags
 * stack: {stack} bytes
 * cycles: 7,835 (cortex-m0), a doubling, and 7,783 for each more of them
 *         9,130, of which the last one is with T
 *         9,616, an addition; where the other point is subtracted, 2 more
 *         10,911 with T
 *         8,363, an addition of a niels; where that is subtracted, 2 more
 *         9,658 with T
 * code: 730 bytes, in three functions
 *
 * Branches depend on the flags and on `times` alone.
 */
"""


def source() -> str:
    """The whole file."""
    t = Points()
    t.lines += [
        "\t.syntax unified",
        "\t.thumb",
        '\t.section .text.ed25519_point, "ax", %progbits',
        "\t.p2align 2",
    ]
    double(t)
    t.lines += [""]
    products(t)
    t.lines += [""]
    t.subroutine("add", subtract=False)
    t.lines += [""]
    t.subroutine("sub", subtract=True)
    t.emit(".size ed25519_point_double, . - ed25519_point_double")
    t.lines += [""]
    add(t)
    t.emit(".size ed25519_point_add_niels, . - ed25519_point_add_niels")
    start = ['#include "../backend.h"', "", "#if ED25519_BACKEND == ED25519_BACKEND_ARMV6M", ""]
    return HEADER.replace("{stack}", str(STACK)) + "\n".join([*start, *t.lines, "", "#endif"]) + "\n"


if __name__ == "__main__":
    print(source(), end="")
