"""Points of lib/ed25519 in assembly for the Cortex-M0, on a virtual core, against Python's integers."""

from random import Random

import pytest

from tests.assembly import cores
from tests.assembly.cores import Variant, preserving_call, printed_by
from tests.unit import libraries
from thumbkat.virtual import CallResult, Program

CORE = "cortex-m0"
LIBRARY = libraries.LIBRARIES / "ed25519"
SOURCE = LIBRARY / "src" / "armv6m" / "point.S"
P = 2**255 - 19
PRODUCT, ANY = 2**255 + 2**230, 2**256  # what coordinates and other elements are below
WITH_T, NEGATIVE = 1, 2
ROUTINES = ("ed25519_point_double", "ed25519_point_add", "ed25519_point_add_niels")
# With them, a signature and its verification stay below 1,700,000 and 4,000,000.
DOUBLING_CEILING, NIELS_CEILING = 8_700, 10_800

NUMBERS = [0, 1, 2, 19, 38, P - 1, P, P + 1, 2**255 - 1, 2**255, PRODUCT - 1]
WORDS = [0, 1, 0xFFFF, 0x10000, 0x7FFFFFFF, 0x80000000, 0xFFFF0000, 0xFFFFFFFE, 0xFFFFFFFF]

Elements = list[int]


def element(random: Random, below: int) -> int:
    if random.random() < 0.3:
        return random.choice([*NUMBERS, below - 1])
    words = [random.choice([random.getrandbits(32), random.choice(WORDS)]) for _ in range(8)]
    return sum(word << 32 * i for i, word in enumerate(words)) % below


def elements(random: Random, count: int, below: int) -> Elements:
    return [element(random, below) for _ in range(count)]


def doubled(point: Elements) -> Elements:
    """Hisil, Wong, Carter, Dawson 2008, section 3.3, with a = -1; the coordinates times -1."""
    x, y, z, _ = point
    a, b, c = x * x, y * y, 2 * z * z
    e, g = (x + y) ** 2 - a - b, b - a
    f, h = g - c, -a - b
    return [-e * f % P, -g * h % P, -f * g % P, -e * h % P]


def added(point: Elements, other: Elements, negative: bool) -> Elements:
    """Section 3.1."""
    x, y, z, t = point
    y_plus_x, y_minus_x, *z2, t2d = other
    if negative:
        y_plus_x, y_minus_x, t2d = y_minus_x, y_plus_x, -t2d
    a, b, c, d = (y - x) * y_minus_x, (y + x) * y_plus_x, t * t2d, z * (z2[0] if z2 else 2)
    e, f, g, h = b - a, d - c, d + c, b + a
    return [e * f % P, g * h % P, f * g % P, e * h % P]


class Points:
    def __init__(self) -> None:
        self.program: Program = cores.program(CORE)
        self.point = self.program.alloc(160) + 16
        self.other = self.program.alloc(128)

    def __call__(self, routine: str, point: Elements, second: int, flags: int) -> tuple[Elements, CallResult]:
        """The coordinates afterwards, but T only where it is wanted."""
        content = b"".join(one.to_bytes(32, "little") for one in point)
        self.program.write(self.point - 16, b"\xa5" * 16 + content + b"\xa5" * 16)
        result = preserving_call(self.program, CORE, routine, self.point, second, flags)
        after = self.program.read(self.point - 16, 160)
        assert after[:16] == after[-16:] == b"\xa5" * 16
        got = [int.from_bytes(after[i : i + 32], "little") for i in range(16, 144, 32)]
        got = got if flags & WITH_T else got[:3]
        assert max(got) < PRODUCT
        return [one % P for one in got], result

    def add(self, point: Elements, other: Elements, flags: int) -> tuple[Elements, CallResult]:
        content = b"".join(one.to_bytes(32, "little") for one in other)
        self.program.write(self.other, content)
        got = self(ROUTINES[1] if len(other) == 4 else ROUTINES[2], point, self.other, flags)
        assert self.program.read(self.other, len(content)) == content
        return got


@pytest.fixture(scope="module")
def points() -> Points:
    return Points()


@pytest.fixture(scope="module")
def figures() -> dict[str, list[int]]:
    return Variant(CORE).figures(SOURCE)


@pytest.mark.parametrize("flags", [0, WITH_T])
def test_doubling(points: Points, figures: dict[str, list[int]], flags: int) -> None:
    random = Random(f"double {flags}")
    more = 7_783
    for round in range(120):
        times = 1 + round % 4
        point = elements(random, 4, PRODUCT)
        got, result = points(ROUTINES[0], point, times, flags)
        for _ in range(times):
            point = doubled(point)
        assert got == point[: 3 + flags]
        assert result.cycles == figures["cycles"][flags] + (times - 1) * more
    assert f"{more:,} for each more" in SOURCE.read_text(encoding="utf-8")
    assert figures["cycles"][0] <= DOUBLING_CEILING


@pytest.mark.parametrize("flags", [0, WITH_T, NEGATIVE, WITH_T | NEGATIVE])
@pytest.mark.parametrize("count", [4, 3], ids=["cached", "niels"])
def test_addition(points: Points, figures: dict[str, list[int]], count: int, flags: int) -> None:
    random = Random(f"add {count} {flags}")
    stated = figures["cycles"][(2 if count == 4 else 4) + (flags & WITH_T)]
    for _ in range(100):
        point, other = elements(random, 4, PRODUCT), elements(random, count, ANY)
        got, result = points.add(point, other, flags)
        assert got == added(point, other, bool(flags & NEGATIVE))[: 3 + (flags & WITH_T)]
        assert result.cycles == stated + (2 if flags & NEGATIVE else 0)
    assert figures["cycles"][4] <= NIELS_CEILING


def test_ends_of_the_ranges(points: Points) -> None:
    """Sums and differences at which 38 is folded once, twice and not at all."""
    for one in NUMBERS:
        for other in NUMBERS:
            point = [one, other, other, one]
            assert points(ROUTINES[0], point, 1, WITH_T)[0] == doubled(point)
            for flags in (WITH_T, WITH_T | NEGATIVE):
                negative = bool(flags & NEGATIVE)
                for elements in ([other, one, one, other], [one, other, ANY - 1]):
                    assert points.add(point, elements, flags)[0] == added(point, elements, negative)


def test_squares_just_below_p(points: Points) -> None:
    """Their sum is just below 2p, and is subtracted from (X + Y)^2 = 0."""
    root = pow(2, (P - 1) // 4, P)
    found = 0
    for small in range(1, 400):
        square = P - small
        x = pow(square, (P + 3) // 8, P)
        if x * x % P != square:
            x = x * root % P
        if x * x % P == square:
            point = [x, P - x, 0, 0]
            assert points(ROUTINES[0], point, 1, WITH_T)[0] == doubled(point)
            point = [x, 1, 0, 0]
            assert points(ROUTINES[0], point, 1, WITH_T)[0] == doubled(point)
            found += 1
    assert found > 100


def test_stack(points: Points, figures: dict[str, list[int]]) -> None:
    random = Random(0)
    calls = [points(ROUTINES[0], elements(random, 4, PRODUCT), 2, WITH_T)[1].stack for _ in range(5)]
    for count in (3, 4):
        point, other = elements(random, 4, PRODUCT), elements(random, count, ANY)
        calls += [points.add(point, other, WITH_T)[1].stack for _ in range(5)]
    assert [max(calls)] == figures["stack"]


def test_stated_size(points: Points, figures: dict[str, list[int]]) -> None:
    size = sum(points.program.symbols.function(name).size for name in ROUTINES)
    assert [size] == figures["code"]


@pytest.mark.parametrize("routine", ROUTINES)
def test_no_secret_branch_or_address(points: Points, routine: str) -> None:
    random, program = Random(routine), points.program
    program.write(points.point, random.randbytes(128))
    program.write(points.other, random.randbytes(128))
    second = 2 if routine == ROUTINES[0] else points.other
    secret = [(points.point, 128), (points.other, 128)]
    check = program.check(routine, points.point, second, WITH_T, secret=secret)
    assert check.flaws == ()
    assert check.secret(points.point, 128) == b"\xff" * 128


def test_source_is_what_its_script_prints() -> None:
    assert printed_by(LIBRARY / "gen" / "point_armv6m.py") == SOURCE.read_text(encoding="utf-8")


@pytest.mark.parametrize("negative", [False, True])
@pytest.mark.parametrize("entry", range(8))
def test_the_first_point_of_the_comb(points: Points, entry: int, negative: bool) -> None:
    """It is made of sums and differences, which may be longer than products."""
    program = points.program
    table = program.read(program.address("ed25519_comb") + 96 * entry, 96)
    memory = program.alloc(160)
    plus, minus, x, y, t = (memory + 32 * number for number in range(5))
    program.write(plus, table[32:64] + table[:32] if negative else table[:64])
    program.call("fe25519_sub", x, plus, minus)
    program.call("fe25519_add", y, plus, minus)
    program.call("fe25519_mul", t, x, y)
    for one in (x, y):
        program.call("fe25519_add", one, one, one)
    first = [int.from_bytes(program.read(one, 32), "little") for one in (x, y)]
    first += [4, int.from_bytes(program.read(t, 32), "little")]
    assert sum(first[:2]) < 2**257 - 38
    assert points(ROUTINES[0], first, 1, WITH_T)[0] == doubled(first)
    for other in (elements(Random(entry), 3, ANY), [P - 1, 1, 2]):
        assert points.add(first, other, WITH_T)[0] == added(first, other, negative=False)
