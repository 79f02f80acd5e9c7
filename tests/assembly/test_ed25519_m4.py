"""The points of firmware/lib/ed25519 in assembly for Cortex-M4, on the virtual core, against integers."""

import re
from collections.abc import Sequence
from random import Random

import pytest

from tests.assembly.cores import VARIANTS, Variant, preserving_call, printed_by, program, untouched_fpu
from tests.assembly.test_fe25519_m4 import BEYOND, LOOSE, P, elements, passed
from tests.unit.libraries import LIBRARIES

LIBRARY = LIBRARIES / "ed25519"
SOURCES = LIBRARY / "src" / "armv7em"
M4_VARIANTS = [variant for variant in VARIANTS if variant.core == "cortex-m4f"]
WITH_T, NEGATIVE = 1, 2
POINT_RANGE = 2**255 + 2**230  # of coordinates
ADDITIONS = {"ed25519_point_add": False, "ed25519_point_add_niels": True}
FILES = {"double": ["ed25519_point_double"], "add": list(ADDITIONS)}

Point = tuple[int, int, int, int]


def double(point: Sequence[int]) -> Point:
    """Hisil, Wong, Carter, Dawson 2008, section 3.3, for a = -1."""
    x, y, z, _ = point
    a, b, c = x * x, y * y, 2 * z * z
    e, g, h = (x + y) ** 2 - a - b, b - a, -a - b
    f = g - c
    return e * f % P, g * h % P, f * g % P, e * h % P


def add(point: Sequence[int], other: Sequence[int]) -> Point:
    """Section 3.1. `other` is y + x, y - x, 2 z and 2 d t."""
    x, y, z, t = point
    y_plus_x, y_minus_x, z2, t2d = other
    a, b, c, d = (y - x) * y_minus_x, (y + x) * y_plus_x, t * t2d, z * z2
    e, f, g, h = b - a, d - c, d + c, b + a
    return e * f % P, g * h % P, f * g % P, e * h % P


def same(one: Sequence[int], other: Sequence[int]) -> bool:
    """As projective coordinates, t among them, of which any factor may be taken out."""
    pairs = zip(one, other, strict=True)
    return len({number * pow(wanted, -1, P) % P for number, wanted in pairs if wanted % P}) == 1


def words(*values: int) -> bytes:
    return b"".join(value.to_bytes(32, "little") for value in values)


class Points:
    """The routines on one core."""

    def __init__(self, variant: Variant) -> None:
        self.variant = variant
        self.program = program(variant.core, *variant.flags)
        self.point, self.other = self.program.alloc(128), self.program.alloc(128)

    def read(self, where: int, count: int) -> list[int]:
        data = self.program.read(where, 32 * count)
        return [int.from_bytes(data[at : at + 32], "little") for at in range(0, 32 * count, 32)]

    def double(self, point: Sequence[int], times: int, flags: int) -> list[int]:
        self.program.write(self.point, words(*point))
        arguments = self.point, times, flags
        preserving_call(self.program, self.variant.core, "ed25519_point_double", *arguments)
        return self.read(self.point, 4)

    def add(self, name: str, point: Sequence[int], other: Sequence[int], flags: int) -> list[int]:
        self.program.write(self.point, words(*point))
        self.program.write(self.other, words(*other))
        preserving_call(self.program, self.variant.core, name, self.point, self.other, flags)
        assert self.read(self.other, len(other)) == list(other)
        return self.read(self.point, 4)

    def calls(self, name: str) -> tuple[int, ...]:
        if name == "ed25519_point_double":
            return self.point, 1, WITH_T
        return self.point, self.other, WITH_T


@pytest.fixture(scope="module", params=M4_VARIANTS, ids=str)
def points(request: pytest.FixtureRequest) -> Points:
    return Points(request.param)


def coordinates(source: Random, count: int) -> list[int]:
    edges = [0, 1, P - 1, P, P + 1, 2**255, LOOSE - 1, POINT_RANGE - 1]
    if source.random() < 0.5:
        return [source.choice(edges) for _ in range(count)]
    return [one % POINT_RANGE for one in elements(source, count)]


@pytest.mark.parametrize("times", [1, 2, 5])
def test_doublings(points: Points, times: int) -> None:
    source = Random(times)
    for _ in range(100):
        point = coordinates(source, 4)
        for flags in (0, WITH_T):
            result = points.double(point, times, flags)
            wanted: Sequence[int] = point
            for _ in range(times):
                wanted = double(wanted)
            count = 4 if flags else 3
            assert max(result[:count]) < LOOSE
            if any(wanted[:count]):
                assert same(result[:count], wanted[:count]), (point, flags)
            else:
                assert not any(one % P for one in result[:count])
            if not flags:
                assert result[3] == point[3]


@pytest.mark.parametrize("name", ADDITIONS)
def test_additions(points: Points, name: str) -> None:
    source = Random(name)
    niels = ADDITIONS[name]
    for _ in range(150):
        point = coordinates(source, 4)
        other = list(elements(source, 3 if niels else 4))
        y_plus_x, y_minus_x, *z2, t2d = other
        for flags in range(4):
            result = points.add(name, point, other, flags)
            second = (y_minus_x, y_plus_x, -t2d) if flags & NEGATIVE else (y_plus_x, y_minus_x, t2d)
            wanted = add(point, (*second[:2], *(z2 or [2]), second[2]))
            count = 4 if flags & WITH_T else 3
            assert max(result[:count]) < LOOSE
            assert tuple(one % P for one in result[:count]) == wanted[:count], (point, other, flags)


@pytest.mark.parametrize("name", [name for names in FILES.values() for name in names])
def test_nothing_depends_on_the_points(points: Points, name: str) -> None:
    source = Random(5)
    made = points.program
    seen = set()
    for _ in range(5):
        for where in (points.point, points.other):
            made.write(where, words(*(one % POINT_RANGE for one in elements(source, 4))))
        secret = [(points.point, 128), (points.other, 128)]
        check = made.check(name, *points.calls(name), secret=secret)
        assert not check.flaws
        seen.add((check.result.cycles, check.trace))
    assert len(seen) == 1


@pytest.mark.parametrize("file", FILES)
def test_stated_stack_cycles_and_size(points: Points, file: str) -> None:
    stated = points.variant.figures(SOURCES / f"{file}.S")
    results = [points.program.call(name, *points.calls(name)) for name in FILES[file]]
    assert [result.stack for result in results] == stated["stack"]
    assert [result.cycles for result in results] == stated["cycles"]
    assert [points.program.symbols.function(name).size for name in FILES[file]] == stated["code"]


@pytest.mark.parametrize("variant", [variant for variant in M4_VARIANTS if variant.flags], ids=str)
@pytest.mark.parametrize("name", [name for names in FILES.values() for name in names])
def test_no_register_of_the_fpu(variant: Variant, name: str) -> None:
    made = Points(variant)
    untouched_fpu(made.program, name, *made.calls(name))


@pytest.mark.parametrize("file", [*FILES, "choose"])
def test_source_is_what_its_script_prints(file: str) -> None:
    committed = (SOURCES / f"{file}.S").read_text(encoding="utf-8")
    assert printed_by(LIBRARY / "gen" / f"{file}_armv7em.py") == committed


@pytest.mark.parametrize("file", FILES)
def test_instructions(file: str) -> None:
    """None of variable time; branches only on flags and counts."""
    text = (SOURCES / f"{file}.S").read_text(encoding="utf-8")
    code = re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)
    operations = {one.removesuffix(".w") for one in re.findall(r"^\t([a-z][a-z0-9.]*)", code, re.MULTILINE)}
    arithmetic = {"umull", "umaal", "mla", "add", "adds", "adc", "adcs", "sub", "subs", "sbc", "sbcs"}
    bits = {"and", "bic", "eor", "orr", "mvn", "lsl", "lsr", "asr", "rrx"}
    moves = {"mov", "vmov", "ldr", "str", "vldr", "push", "pop", "vpush", "vpop", "cmn", "tst"}
    assert operations <= arithmetic | bits | moves | {"bne", "beq"}


def test_ranges() -> None:
    # Twice a product, in one pass.
    top = 2 * (BEYOND - 1 >> 224) + 1 + 76 * (BEYOND - 1 >> 224)
    above = top >> 31
    assert 19 * above < 2**32
    most, _ = passed(2**224 - 1 + 76 * (2**224 - 1), above)
    assert most < 2**255 + 78 * 2**224
    # What a difference takes off leaves 38 at least: a product, a difference of those, 2^256 - 38 - C.
    limit = BEYOND - 38
    assert POINT_RANGE < LOOSE + 2**230 < limit
    borrowed = -1 + BEYOND - 38  # of two that are one apart
    assert borrowed < limit
    assert limit >= BEYOND - 38 - 0
    assert BEYOND - 38 - (LOOSE - 1) > 0
