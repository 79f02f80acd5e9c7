"""Prints src/base.c: the multiples of the base point that the library keeps in flash.

python base.py > ../src/base.c

Points are kept affine, as y + x, y - x and 2dxy mod p.
"""

from collections.abc import Iterator

P = 2**255 - 19
D = -121665 * pow(121666, -1, P) % P

Point = tuple[int, int]

# RFC 8032, section 5.1.
BASE: Point = (
    15112221349535400772501151409588531511454012693041857206046113283949847762202,
    46316835694926478169428394003475163141307993866256225615783033603165251855960,
)

# The comb: TEETH teeth, 256 / TEETH bits apart. An entry has the sum of the highest tooth and of the others,
# each with its sign; bit i of its index is one where tooth i is positive. A table is for all teeth moved on
# by so many bits; the first four make a comb of their own.
TEETH = 4
FIRST = 4
ALL = 32
COLUMNS = 256 // TEETH
OFFSETS = [*range(0, COLUMNS, COLUMNS // FIRST)]
OFFSETS += [offset for offset in range(0, COLUMNS, COLUMNS // ALL) if offset not in OFFSETS]
# For verification: the odd multiples, for the lower and for the higher half of a scalar. Digits of so many
# bits need so many.
WIDTHS = {6: 16, 7: 32}
HALF = 128


def add(a: Point, b: Point) -> Point:
    (x1, y1), (x2, y2) = a, b
    product = D * x1 * x2 * y1 * y2
    return (
        (x1 * y2 + x2 * y1) * pow(1 + product, -1, P) % P,
        (y1 * y2 + x1 * x2) * pow(1 - product, -1, P) % P,
    )


def multiply(scalar: int, point: Point) -> Point:
    result: Point = (0, 1)
    while scalar:
        if scalar & 1:
            result = add(result, point)
        point = add(point, point)
        scalar >>= 1
    return result


def negate(point: Point) -> Point:
    return -point[0] % P, point[1]


def comb(offset: int) -> list[Point]:
    teeth = [multiply(2 ** (256 // TEETH * tooth + offset), BASE) for tooth in range(TEETH)]
    table = []
    for index in range(2 ** (TEETH - 1)):
        point = teeth[-1]
        for tooth in range(TEETH - 1):
            point = add(point, teeth[tooth] if index >> tooth & 1 else negate(teeth[tooth]))
        table.append(point)
    return table


def element(value: int) -> str:
    return "{{" + ", ".join(f"0x{value >> 32 * i & 0xFFFFFFFF:08x}" for i in range(8)) + "}}"


def niels(point: Point, indent: str) -> Iterator[str]:
    x, y = point
    values = ((y + x) % P, (y - x) % P, 2 * D * x * y % P)
    for value, before, after in zip(values, ("{", " ", " "), (",", ",", "},"), strict=True):
        yield f"{indent}{before}{element(value)}{after}"


def tables(offsets: list[int]) -> Iterator[str]:
    for offset in offsets:
        yield f"    /* {offset} bits */"
        yield "    {"
        for point in comb(offset):
            yield from niels(point, "        ")
        yield "    },"


def lines() -> Iterator[str]:
    yield "/* Printed by gen/base.py, which says what it is. */"
    yield '#include "base.h"'
    yield ""
    yield f"const ed25519_niels ed25519_comb[ED25519_COMB_TABLES][{2 ** (TEETH - 1)}] = {{"
    yield from tables(OFFSETS[:FIRST])
    yield f"#if ED25519_COMB_TABLES > {FIRST}"
    yield from tables(OFFSETS[FIRST:])
    yield "#endif"
    yield "};"
    yield "const uint8_t ed25519_comb_offset[ED25519_COMB_TABLES] = {"
    yield f"    {', '.join(map(str, OFFSETS[:FIRST]))},"
    yield f"#if ED25519_COMB_TABLES > {FIRST}"
    yield f"    {', '.join(map(str, OFFSETS[FIRST:]))},"
    yield "#endif"
    yield "};"
    yield ""
    yield "const ed25519_niels ed25519_odd_multiples[2][1 << (ED25519_BASE_WIDTH - 2)] = {"
    for point in (BASE, multiply(2**HALF, BASE)):
        twice = add(point, point)
        yield "    {"
        for i in range(WIDTHS[7]):
            if i == WIDTHS[6]:
                yield "#if ED25519_BASE_WIDTH > 6"
            yield from niels(point, "        ")
            point = add(point, twice)
        yield "#endif"
        yield "    },"
    yield "};"


if __name__ == "__main__":
    print("\n".join(lines()))
