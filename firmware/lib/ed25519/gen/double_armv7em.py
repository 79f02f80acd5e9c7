"""Prints src/armv7em/double.S: doubling a point for Cortex-M4.

python double_armv7em.py > ../src/armv7em/double.S

dbl-2008-hwcd (Hisil, Wong, Carter, Dawson 2008) with a = -1, and all of x, y, z and t with the other sign:

    E = 2 x y    H = x^2 + y^2    G = y^2 - x^2    F = 2 z^2 - G
    x = E F      y = G H          z = F G          t = E H

Between two doublings x stays in the core, y and z far away; t is made at the end alone, of E and H, which
stay in the frame."""

import re
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "fe25519" / "gen"))

from field_armv7em import Element, corrected, difference, mul, sqr, sum_and_difference, waiting
from function_armv7em import choice, function, header, source
from point_armv7em import Frame, T, X, Y, Z, fetched, framed, load_far, parked, pointer
from registers_armv7em import CORE, Code, Memory, parallel_moves

WITH_T = 1  # of the flags


class Double:
    def __init__(self, fpu: bool) -> None:
        self.fpu = fpu
        frame = Frame()
        self.x, self.e, self.g, self.h = (frame.element() for _ in range(4))
        self.point, self.count, self.flags = (frame.word() for _ in range(3))
        self.far = frame.far_places(fpu)
        self.y, self.z = self.far[:8], self.far[8:16]

    def round(self) -> tuple[Code, Element]:
        """From x, y and z to those of the double."""
        code = Code(self.far)
        x, y, z = (code.entry(places) for places in (X_PLACES, self.y, self.z))
        code.store(x, "sp", self.x)
        code.store(mul(code, x, y, twice=True), "sp", self.e)
        xx = parked(code, sqr(code, waiting(code, self.x)))
        h, excess = sum_and_difference(code, sqr(code, waiting(code, y)), xx, self.g)
        code.store(h, "sp", self.h)
        g = parked(code, corrected(code, code.load("sp", self.g), code.fetch(excess)))
        f = difference(code, sqr(code, waiting(code, z), twice=True), g)
        f_kept = parked(code, f)
        new_z = parked(code, mul(code, f, g))
        new_y = parked(code, mul(code, waiting(code, self.h), g))
        new_x = mul(code, waiting(code, self.e), f_kept)
        for values, places in ((new_z, self.z), (new_y, self.y)):
            for value, place in zip(values, places, strict=True):
                value.place = place
        code.leaving += [*new_x, *new_y, *new_z]
        code.pair_loads()
        code.allocate()
        return code, new_x

    def start(self) -> list[str]:
        code = Code(self.far)
        point, count, flags = code.entry(["r0", "r1", "r2"])
        for value, at in ((point, self.point), (count, self.count), (flags, self.flags)):
            code("str", value, Memory("sp", at))
        for offset, places in ((Y, self.y), (Z, self.z)):
            for value, place in zip(load_far(code, self.fpu, point, offset), places, strict=True):
                value.place = place
                code.leaving.append(value)
        code.leaving.append(point)
        code.allocate()
        base = next(one for one in CORE if one not in X_PLACES)
        return [
            *code.text(),
            f"\tmov.w {base}, r0",
            *(f"\tldr.w {place}, [{base}, #{X + 4 * j}]" for j, place in enumerate(X_PLACES)),
        ]

    def end(self) -> list[str]:
        code = Code(self.far)
        x, y, z = (code.entry(places) for places in (X_PLACES, self.y, self.z))
        point = pointer(code, self.point)
        code.store(x, point, X)
        for values, offset in ((y, Y), (z, Z)):
            for half in (0, 4):
                code.store(fetched(code, values[half : half + 4]), point, offset + 4 * half)
        code("tst", pointer(code, self.flags), f"#{WITH_T}")
        code("beq", ".Lwithout_t")
        t = mul(code, waiting(code, self.e), load_far(code, self.fpu, "sp", self.h))
        code.store(t, pointer(code, self.point), T)
        code.label(".Lwithout_t")
        code.pair_loads()
        code.allocate()
        return code.text()

    def function(self) -> list[str]:
        code, new_x = self.round()
        spare = next(one for one in CORE if one not in X_PLACES)
        lines = [
            *self.start(),
            "\t.p2align 2",
            ".Lround:",
            *code.text(),
            *parallel_moves(X_PLACES, [value.place or "" for value in new_x]),
            f"\tldr.w {spare}, [sp, #{self.count}]",
            f"\tsubs.w {spare}, {spare}, #1",
            f"\tstr.w {spare}, [sp, #{self.count}]",
            "\tbne.w .Lround",
            *self.end(),
        ]
        size = max(int(offset) for line in lines for offset in re.findall(r"\[sp, #(\d+)\]", line)) + 4
        return framed(lines, self.fpu, size)


# Registers of x between two doublings: where the scan leaves it if it finds it there.
X_PLACES = ["r1", "r4", "r7", "r6", "r8", "r9", "r3", "r11"]

TEXT = """\
Printed by gen/double_armv7em.py, which says how it works; the arithmetic is that of fe25519's
gen/field_armv7em.py.

void ed25519_point_double(ed25519_point *point, unsigned times, unsigned flags)

point = 2^times point, for times >= 1; t is made where bit 0 of the flags is set, and never read. Both are
public.

Ranges. x, y, z < 2^256, any of them; products are below 2^255 + 39 * 2^224, and twice a product below
2^255 + 78 * 2^224. H is below 2^255 + 3 * 2^224. G and F are differences, of which what is taken off is at
most 2^256 - 38: see corrected() there."""
ENTRY = """\
entry: r0 point, r1 times, r2 flags
exit: -
clobbers: r0-r3, r12, lr, flags, s0-s15"""
FIGURES = {"ed25519_point_double": (240, 1282, 4816)}
NO_FPU = {"ed25519_point_double": (300, 1368, 4904)}


def main() -> None:
    lines = choice("ED25519_FPU", Double(True).function(), Double(False).function())
    lines = function("ed25519_point_double", lines)
    print(source(header(TEXT, ENTRY, FIGURES, NO_FPU), "ED25519", lines), end="")


if __name__ == "__main__":
    main()
