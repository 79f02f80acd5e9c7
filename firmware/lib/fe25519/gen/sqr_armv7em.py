"""Prints src/armv7em/sqr.S: the square of an element for Cortex-M4, and squares of squares.

python sqr_armv7em.py > ../src/armv7em/sqr.S
"""

from field_armv7em import sqr
from function_armv7em import choice, far_places, framed, function, header, source
from registers_armv7em import CORE, Code, move, parallel_moves

TEXT = """\
Printed by gen/sqr_armv7em.py; gen/field_armv7em.py says how it works.

void fe25519_sqr(fe25519 *out, const fe25519 *a)
void fe25519_sqr_times(fe25519 *out, const fe25519 *a, uint32_t times)

The square mod p = 2^255 - 19: 36 UMULL and UMAAL, the doublings between them, then one pass that brings
what lies from 2^255 on to the bottom. The other one is a^(2^times), for times >= 1, which is public.

Ranges: as of fe25519_mul: a < 2^256, any of them; out < 2^255 + 39 * 2^224."""
ENTRY = """\
entry: r0 out, r1 a, r2 times
exit: -
clobbers: r0-r3, r12, lr, flags, s0-s15"""
FIGURES = {"fe25519_sqr": (36, 135, 456), "fe25519_sqr_times": (36, 10243, 492)}
NO_FPU = {"fe25519_sqr": (80, 144, 464), "fe25519_sqr_times": (84, 10649, 500)}
# Where fe25519_sqr_times keeps the element: the scan leaves all but three or four of its words where it
# finds them.
PLACES = ["r5", "r9", "r11", "r1", "r2", "r10", "r12", "r7"]
CALLER_WORDS = 2


def once(fpu: bool) -> list[str]:
    code = Code(far_places(fpu))
    out, a_at = code.entry(["r0", "r1"])
    kept = code.park(out)
    square = sqr(code, code.load(a_at, 0))
    code.store(square, code.fetch(kept), 0)
    code.pair_loads()
    code.allocate()
    return framed(code)


def squaring(fpu: bool, places: list[str]) -> Code:
    """From registers to registers. The first far places are the caller's."""
    code = Code(far_places(fpu)[CALLER_WORDS:])
    code.leaving += sqr(code, code.entry(places))
    code.pair_loads()
    code.allocate()
    return code


def times(fpu: bool) -> list[str]:
    code = squaring(fpu, PLACES)
    new = [value.place or "" for value in code.leaving]
    spare = next(one for one in CORE if one not in PLACES)
    out, count = far_places(fpu)[:CALLER_WORDS]
    return framed(
        code,
        [
            move(out, "r0"),
            move(count, "r2"),
            f"\tmov.w {spare}, r1",
            *(f"\tldr.w {place}, [{spare}, #{4 * j}]" for j, place in enumerate(PLACES)),
            "\t.p2align 2",
            ".Lsquare:",
        ],
        [
            *parallel_moves(PLACES, new),
            move(spare, count),
            f"\tsubs.w {spare}, {spare}, #1",
            move(count, spare),
            "\tbne.w .Lsquare",
            move(spare, out),
            *(f"\tstr.w {place}, [{spare}, #{4 * j}]" for j, place in enumerate(PLACES)),
        ],
    )


def main() -> None:
    lines = function("fe25519_sqr", choice("FE25519_FPU", once(True), once(False)))
    lines += function("fe25519_sqr_times", choice("FE25519_FPU", times(True), times(False)), hidden=True)
    print(source(header(TEXT, ENTRY, FIGURES, NO_FPU), "FE25519", lines), end="")


if __name__ == "__main__":
    main()
