"""Prints src/armv7em/add.S: sums of points for Cortex-M4.

python add_armv7em.py > ../src/armv7em/add.S

add-2008-hwcd-3 (Hisil, Wong, Carter, Dawson 2008):

    A = (y1 - x1) (y2 - x2)    B = (y1 + x1) (y2 + x2)    C = t1 * 2 d t2    D = z1 * 2 z2
    E = B - A    F = D - C    G = D + C    H = B + A
    x = E F      y = G H      z = F G      t = E H

The second point comes as y2 + x2, y2 - x2, 2 z2 (a Niels point has none: z2 is 1) and 2 d t2. Of the
negative of a point, the first two change places and the last has the other sign."""

import re
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "fe25519" / "gen"))

from field_armv7em import Element, corrected, difference, doubled, mul, plus, sum_and_difference, waiting
from function_armv7em import choice, function, header, source
from point_armv7em import Frame, T, X, Y, Z, framed, load, load_far, parked, pointer
from registers_armv7em import Code, Memory

WITH_T, NEGATIVE = 1, 2  # of the flags
Y_PLUS_X, Y_MINUS_X = 0, 32  # of the second point
assert Y_MINUS_X == NEGATIVE << 4


class Add:
    def __init__(self, fpu: bool, *, niels: bool) -> None:
        self.fpu, self.niels = fpu, niels
        frame = Frame()
        self.e, self.f = frame.element(), frame.element()
        self.point, self.other, self.flags, self.plus, self.minus = (frame.word() for _ in range(5))
        self.code = Code(frame.far_places(fpu))

    def start(self) -> None:
        code = self.code
        point, other, flags = code.entry(["r0", "r1", "r2"])
        for value, at in ((point, self.point), (other, self.other), (flags, self.flags)):
            code("str", value, Memory("sp", at))
        # Where y2 + x2 and y2 - x2 are, or the reverse.
        swap = code.new("and", flags, f"#{NEGATIVE}")
        code("str", code.new("add", other, swap, "lsl #4"), Memory("sp", self.plus))
        code("eor", swap, swap, f"#{NEGATIVE}")
        code("str", code.new("add", other, swap, "lsl #4"), Memory("sp", self.minus))

    def products(self) -> tuple[Element, Element]:
        """Leaves E and F in the frame, what they have to lose far away; returns G and H, far away, and
        those."""
        code = self.code
        first = self.operand(self.point, X)
        y_minus_x = difference(code, load(code, self.point, Y), first)
        a = parked(code, mul(code, y_minus_x, self.operand(self.minus, 0)))
        y_plus_x = plus(code, load(code, self.point, Y), first)
        b = mul(code, y_plus_x, self.operand(self.plus, 0))
        h, self.e_excess = sum_and_difference(code, b, a, self.e)
        self.h = parked(code, h)
        c = mul(code, load(code, self.point, T), self.operand(self.other, 64 if self.niels else 96))
        c = parked(code, self.with_sign(c))
        if self.niels:
            d = doubled(code, load(code, self.point, Z))
        else:
            d = mul(code, load(code, self.point, Z), self.operand(self.other, 64))
        g, self.f_excess = sum_and_difference(code, d, c, self.f)
        return g, parked(code, g)

    def operand(self, pointer_at: int, offset: int) -> Element:
        return load_far(self.code, self.fpu, pointer(self.code, pointer_at), offset)

    def with_sign(self, c: Element) -> Element:
        """2^256 - 38 - c, of c loose, where the point is subtracted: the complement less 37."""
        code = self.code
        label = f".Lpositive_{'niels' if self.niels else 'cached'}"
        code("tst", pointer(code, self.flags), f"#{NEGATIVE}")
        code("beq", label)
        for word in c:
            code("mvn", word, word)
        for j, word in enumerate(c):
            code("subs" if j == 0 else "sbcs", word, word, "#37" if j == 0 else "#0")
        code.label(label)
        return c

    def function(self) -> list[str]:
        code = self.code
        self.start()
        g, g_kept = self.products()
        code.store(mul(code, g, self.h), pointer(code, self.point), Y)
        f = corrected(code, code.load("sp", self.f), code.fetch(self.f_excess))
        f_kept = parked(code, f)
        code.store(mul(code, f, g_kept), pointer(code, self.point), Z)
        e = corrected(code, code.load("sp", self.e), code.fetch(self.e_excess))
        e_kept = parked(code, e)
        code.store(mul(code, e, f_kept), pointer(code, self.point), X)
        code("tst", pointer(code, self.flags), f"#{WITH_T}")
        label = f".Lwithout_t_{'niels' if self.niels else 'cached'}"
        code("beq", label)
        code.store(mul(code, waiting(code, self.h), e_kept), pointer(code, self.point), T)
        code.label(label)
        code.pair_loads()
        code.allocate()
        lines = code.text()
        size = max(int(offset) for line in lines for offset in re.findall(r"\[sp, #(\d+)\]", line)) + 4
        return framed(lines, self.fpu, size)


TEXT = """\
Printed by gen/add_armv7em.py, which says how it works; the arithmetic is that of fe25519's
gen/field_armv7em.py.

void ed25519_point_add(ed25519_point *point, const ed25519_cached *other, unsigned flags)
void ed25519_point_add_niels(ed25519_point *point, const ed25519_niels *other, unsigned flags)

point += other, or -= where bit 1 of the flags is set; t is made where bit 0 is. Flags are public.

Ranges. Of the point, x <= 2^256 - 38, the rest and all of other < 2^256, any of them. Products are below
2^255 + 39 * 2^224, and twice a product below 2^255 + 78 * 2^224; sums are below 2^255 + 3 * 2^224. C with
the other sign is at most 2^256 - 38, as what differences take off has to be: see corrected() there."""
ENTRY = """\
entry: r0 point, r1 other, r2 flags
exit: -
clobbers: r0-r3, r12, lr, flags, s0-s15"""
FIGURES = {"ed25519_point_add": (192, 1435, 5460), "ed25519_point_add_niels": (192, 1314, 4988)}
NO_FPU = {"ed25519_point_add": (256, 1569, 5612), "ed25519_point_add_niels": (256, 1425, 5108)}


def main() -> None:
    lines = []
    for name, niels in (("ed25519_point_add", False), ("ed25519_point_add_niels", True)):
        both = [Add(fpu, niels=niels).function() for fpu in (True, False)]
        lines += function(name, choice("ED25519_FPU", *both))
    print(source(header(TEXT, ENTRY, FIGURES, NO_FPU), "ED25519", lines), end="")


if __name__ == "__main__":
    main()
