"""lib/x25519 in assembly for the Cortex-M0, on a virtual core, against Python's integers."""

import re
from random import Random

import pytest

from tests.assembly import cores
from tests.assembly.cores import Variant, preserving_call, printed_by
from tests.unit import libraries
from thumbkat.virtual import CallResult, Program

CORE = "cortex-m0"
LIBRARY = libraries.LIBRARIES / "x25519"
SOURCE = LIBRARY / "src" / "armv6m" / "ladder.S"
P = 2**255 - 19
PRODUCT = 2**255 + 2**230  # what elements are below
CEILING = 3_000_000  # of the ladder, so that the whole has room below 3,100,000

NUMBERS = [0, 1, 2, 9, 19, 38, P - 1, P, P + 1, 2**255 - 1, 2**255, PRODUCT - 2**224 + 5, PRODUCT - 1]
WORDS = [0, 1, 0xFFFF, 0x10000, 0x7FFFFFFF, 0x80000000, 0xFFFF0000, 0xFFFFFFFE, 0xFFFFFFFF]

# RFC 7748, section 5.2: scalar, point and result; the third is the first of the iterations.
PUBLISHED = [
    (
        "a546e36bf0527c9d3b16154b82465edd62144c0ac1fc5a18506a2244ba449ac4",
        "e6db6867583030db3594c1a424b15f7c726624ec26b3353b10a903a6d0ab1c4c",
        "c3da55379de9c6908e94ea4df28d084f32eccf03491c71f754b4075577a28552",
    ),
    (
        "4b66e9d4d1b4673c5ad22691957d6af5c11b6421e0ea01d42ca4169e7918ba0d",
        "e5210f12786811d3f4b7959d0538ae2c31dbe7106fc03c3efc4cd549c715a493",
        "95cbde9476e8907d7aade45cb4b873f88b595a68799fa152e6f8f7647aac7957",
    ),
    (
        "0900000000000000000000000000000000000000000000000000000000000000",
        "0900000000000000000000000000000000000000000000000000000000000000",
        "422c8e7a6227d7bca1350b3e2bb7279f7897b87bb6854b783c60e80311ae3079",
    ),
]

Points = tuple[int, int, int, int]


def element(random: Random) -> int:
    if random.random() < 0.3:
        return random.choice(NUMBERS)
    words = [random.choice([random.getrandbits(32), random.choice(WORDS)]) for _ in range(8)]
    return sum(word << 32 * i for i, word in enumerate(words)) % PRODUCT


def step(x1: int, points: Points, swap: bool) -> Points:
    """RFC 7748, section 5."""
    x2, z2, x3, z3 = points[2:] + points[:2] if swap else points
    a, b, c, d = x2 + z2, x2 - z2, x3 + z3, x3 - z3
    aa, bb = a * a, b * b
    e = aa - bb
    da, cb = d * a, c * b
    return aa * bb % P, e * (aa + 121665 * e) % P, (da + cb) ** 2 % P, x1 * (da - cb) ** 2 % P


def scalarmult(scalar: int, x1: int) -> int:
    points: Points = (1, 0, x1, 1)
    swap = 0
    for i in reversed(range(255)):
        bit = scalar >> i & 1
        points = step(x1, points, bool(swap ^ bit))
        swap = bit
    x, z = points[2:] if swap else points[:2]
    return x * pow(z, P - 2, P) % P


def clamped(scalar: int) -> int:
    return scalar & ~7 & 2**255 - 1 | 2**254


class Ladder:
    def __init__(self) -> None:
        self.program: Program = cores.program(CORE)
        self.state = self.program.alloc(192) + 16
        self.x, self.z, self.x1 = (self.program.alloc(32) for _ in range(3))
        self.scalar = self.program.alloc(40)

    def step(self, x1: int, points: Points, swap: bool) -> tuple[Points, CallResult]:
        content = b"".join(one.to_bytes(32, "little") for one in (x1, *points))
        self.program.write(self.state - 16, b"\xa5" * 16 + content + b"\xa5" * 16)
        mask = 0xFFFFFFFF if swap else 0
        result = preserving_call(self.program, CORE, "x25519_step", self.state, mask)
        after = self.program.read(self.state - 16, 192)
        assert after[:48] == b"\xa5" * 16 + content[:32]
        assert after[176:] == b"\xa5" * 16
        x2, z2, x3, z3 = (int.from_bytes(after[i : i + 32], "little") for i in range(48, 176, 32))
        return (x2, z2, x3, z3), result

    def run(self, scalar: int, x1: int, offset: int = 0) -> tuple[int, CallResult]:
        """The affine coordinate, of a scalar at an address that need not be aligned."""
        self.program.write(self.scalar + offset, scalar.to_bytes(32, "little"))
        self.program.write(self.x1, x1.to_bytes(32, "little"))
        arguments = (self.x, self.z, self.scalar + offset, self.x1)
        result = preserving_call(self.program, CORE, "x25519_ladder_run", *arguments)
        assert self.program.read(self.scalar + offset, 32) == scalar.to_bytes(32, "little")
        assert self.program.read(self.x1, 32) == x1.to_bytes(32, "little")
        x, z = (int.from_bytes(self.program.read(at, 32), "little") for at in (self.x, self.z))
        assert x < PRODUCT
        assert z < PRODUCT
        return x * pow(z, P - 2, P) % P, result


@pytest.fixture(scope="module")
def ladder() -> Ladder:
    return Ladder()


def test_backend(ladder: Ladder) -> None:
    assert ladder.program.read("x25519_backend", 1)[0] == 1


def test_steps(ladder: Ladder) -> None:
    random = Random(25519)
    stated = re.search(r"has: ([\d,]+) bytes of stack, ([\d,]+) cycles", SOURCE.read_text(encoding="utf-8"))
    assert stated is not None
    cycles, stack = set(), 0
    for _ in range(300):
        x1, swap = element(random), bool(random.getrandbits(1))
        points = (element(random), element(random), element(random), element(random))
        got, result = ladder.step(x1, points, swap)
        want = step(x1, points, swap)
        assert tuple(one % P for one in got) == want, f"{x1:#x} {points} {swap}"
        assert max(got) < PRODUCT
        cycles.add(result.cycles)
        stack = max(stack, result.stack)
    assert (stack, cycles) == (number(stated[1]), {number(stated[2])})


def number(text: str) -> int:
    return int(text.replace(",", ""))


def test_a_step_of_equal_elements(ladder: Ladder) -> None:
    """Sums and differences at their ends: zero, and the largest ones."""
    for one in NUMBERS:
        for other in NUMBERS:
            points = (one, other, other, one)
            for swap in (False, True):
                got, _ = ladder.step(one, points, swap)
                assert tuple(value % P for value in got) == step(one, points, swap)


@pytest.mark.parametrize(("scalar", "point", "result"), PUBLISHED)
def test_published(ladder: Ladder, scalar: str, point: str, result: str) -> None:
    k, u, want = (int.from_bytes(bytes.fromhex(one), "little") for one in (scalar, point, result))
    assert ladder.run(clamped(k), u % 2**255)[0] == want


def test_ladder(ladder: Ladder) -> None:
    """Random and extreme scalars and points; the header's figures, which are always the same."""
    random = Random(7748)
    figures = Variant(CORE).figures(SOURCE)
    scalars = [
        clamped(0),
        clamped(2**255 - 1),
        clamped(8),
        *(clamped(random.getrandbits(255)) for _ in range(5)),
    ]
    points = [9, 0, 1, P - 1, P + 1, 2**255 - 1, PRODUCT - 1, random.getrandbits(255)]
    cycles, stack = set(), 0
    for offset, (scalar, x1) in enumerate(zip(scalars, points, strict=True)):
        got, result = ladder.run(scalar, x1, offset % 4)
        assert got == scalarmult(scalar, x1)
        cycles.add(result.cycles)
        stack = max(stack, result.stack)
    assert cycles == set(figures["cycles"])
    assert [stack] == figures["stack"]
    assert figures["cycles"][0] <= CEILING


def test_stated_size(ladder: Ladder) -> None:
    functions = ("x25519_step", "x25519_ladder_run")
    size = sum(ladder.program.symbols.function(name).size for name in functions)
    assert [size] == Variant(CORE).figures(SOURCE)["code"]


def test_no_secret_branch_or_address(ladder: Ladder) -> None:
    random = Random(1)
    program = ladder.program
    program.write(ladder.state, bytes(random.getrandbits(7) for _ in range(160)))
    check = program.check("x25519_step", ladder.state, 0, secret=[(ladder.state, 160), "r1"])
    assert check.flaws == ()
    assert check.secret(ladder.state + 32, 128) == b"\xff" * 128


def test_no_secret_branch_or_address_in_the_ladder(ladder: Ladder) -> None:
    program, random = ladder.program, Random(2)
    seen = set()
    for _ in range(2):
        program.write(ladder.scalar, clamped(random.getrandbits(255)).to_bytes(32, "little"))
        program.write(ladder.x1, random.getrandbits(255).to_bytes(32, "little"))
        secret = [(ladder.scalar, 32), (ladder.x1, 32)]
        arguments = (ladder.x, ladder.z, ladder.scalar, ladder.x1)
        check = program.check("x25519_ladder_run", *arguments, secret=secret)
        assert check.flaws == ()
        seen.add((check.trace, check.result.cycles))
    assert len(seen) == 1


def test_source_is_what_its_script_prints() -> None:
    assert printed_by(LIBRARY / "gen" / "ladder_armv6m.py") == SOURCE.read_text(encoding="utf-8")


def test_ranges_of_sums_and_differences() -> None:
    """38 once is enough, and 121665 E + AA needs one pass."""
    most = PRODUCT - 1
    assert 2 * most - 2**256 + 38 < 2**256
    assert 2**256 - most - 38 >= 0
    word = 2**32 - 1
    assert (56129 * 0xFFFF + 0xFFFF) >> 32 == 0, "the bracket"
    above = (word + 121665 * word) // 2**31
    assert above < 2**18
    carry = 19 * above
    for _ in range(7):
        carry = (word + 121665 * word + carry) // 2**32
        assert carry < 2**18
    assert 2**31 - 1 + carry <= word
