"""firmware/lib/fe25519 in assembly for Cortex-M4, on the virtual core, against integers."""

import itertools
import re
from collections.abc import Callable, Iterator
from random import Random

import pytest

from tests.assembly.cores import VARIANTS, Variant, preserving_call, printed_by, program, untouched_fpu
from tests.unit.libraries import LIBRARIES

LIBRARY = LIBRARIES / "fe25519"
SOURCES = LIBRARY / "src" / "armv7em"
M4_VARIANTS = [variant for variant in VARIANTS if variant.core == "cortex-m4f"]

P = 2**255 - 19
BEYOND = 2**256  # of all elements
LOOSE = 2**255 + 39 * 2**224  # of what mul and sqr give
TIMES = 5

OPERATIONS: dict[str, Callable[[int, int], int]] = {
    "fe25519_mul": lambda a, b: a * b,
    "fe25519_sqr": lambda a, b: a * a,
    "fe25519_sqr_times": lambda a, b: pow(a, 2**TIMES, P),
    "fe25519_add": lambda a, b: a + b,
    "fe25519_sub": lambda a, b: a - b,
    "fe25519_invert": lambda a, b: pow(a, P - 2, P),
    "fe25519_pow22523": lambda a, b: pow(a, 2**252 - 3, P),
}
TWO_OPERANDS = {"fe25519_mul", "fe25519_add", "fe25519_sub"}
OUT_BOUNDS = {"fe25519_add": 2**255 + 3 * 2**224, "fe25519_sub": BEYOND, "fe25519_invert": BEYOND}
PRINTED = {
    "mul": ["fe25519_mul"],
    "sqr": ["fe25519_sqr", "fe25519_sqr_times"],
    "add": ["fe25519_add", "fe25519_sub"],
    "invert": ["fe25519_invert"],
}
FILES = {**PRINTED, "pow22523": ["fe25519_pow22523"]}


def of_words(*words: int) -> int:
    return sum(word << 32 * j for j, word in enumerate(words))


EXTREMES = [
    *(0, 1, 2, 18, 19, 20, 37, 38, 39),
    *(P - 1, P, P + 1, P + 18, P + 19, 2 * P - 1, 2 * P, 2 * P + 1, 2 * P + 37),
    *(2**255 - 1, 2**255, BEYOND - 39, BEYOND - 38, BEYOND - 1),
    *(2**224 - 1, 2**224, BEYOND - 2**224, 2**255 - 2**224, LOOSE - 1),
    *(of_words(*[0xFFFFFFFF, 0] * 4), of_words(*[0, 0xFFFFFFFF] * 4)),
    *(of_words(*[word] * 8) for word in (1, 0x7FFFFFFF, 0x80000000, 0x80000001, 0x55555555)),
    *(BEYOND - 1 - (0xFFFFFFFF << 32 * j) for j in range(8)),
]


def elements(source: Random, count: int) -> Iterator[int]:
    """Of all bits, and of words that carries like."""
    for _ in range(count):
        if source.random() < 0.5:
            yield source.getrandbits(256)
        else:
            words = [0, 1, 0xFFFFFFFF, 0x80000000, 0x7FFFFFFF, source.getrandbits(32)]
            yield of_words(*(source.choice(words) for _ in range(8)))


def pairs(source: Random, count: int) -> Iterator[tuple[int, int]]:
    """Neighbours too, whose difference borrows once or twice."""
    yield from zip(elements(source, count), elements(source, count), strict=True)
    for one in EXTREMES:
        yield one, source.choice(EXTREMES)
        yield one, (one + source.randint(-39, 39)) % BEYOND


class Field:
    """The routines on one core."""

    def __init__(self, variant: Variant) -> None:
        self.variant = variant
        self.program = program(variant.core, *variant.flags)
        self.out, self.a, self.b = (self.program.alloc(32) for _ in range(3))

    def arguments(self, name: str) -> tuple[int, ...]:
        if name in TWO_OPERANDS:
            return self.out, self.a, self.b
        return (self.out, self.a, TIMES) if name == "fe25519_sqr_times" else (self.out, self.a)

    def write(self, a: int, b: int) -> None:
        self.program.write(self.a, a.to_bytes(32, "little"))
        self.program.write(self.b, b.to_bytes(32, "little"))

    def read(self, where: int) -> int:
        return int.from_bytes(self.program.read(where, 32), "little")

    def __call__(self, name: str, a: int, b: int = 0) -> int:
        self.write(a, b)
        preserving_call(self.program, self.variant.core, name, *self.arguments(name))
        assert (self.read(self.a), self.read(self.b)) == (a, b)
        return self.read(self.out)


@pytest.fixture(scope="module", params=M4_VARIANTS, ids=str)
def field(request: pytest.FixtureRequest) -> Field:
    return Field(request.param)


def test_backend(field: Field) -> None:
    assert field.program.read("fe25519_backend", 1)[0] == 2


@pytest.mark.parametrize("name", OPERATIONS)
def test_against_integers(field: Field, name: str) -> None:
    source = Random(name)
    count = 20 if name in ("fe25519_invert", "fe25519_pow22523") else 150
    for a, b in pairs(source, count):
        result = field(name, a, b)
        assert (result - OPERATIONS[name](a, b)) % P == 0, (hex(a), hex(b))
        assert result < OUT_BOUNDS.get(name, LOOSE), (hex(a), hex(b))


@pytest.mark.parametrize("name", OPERATIONS)
def test_in_place(field: Field, name: str) -> None:
    source = Random(2)
    for a in elements(source, 3):
        field.write(a, 0)
        arguments = [field.a if one in (field.out, field.b) else one for one in field.arguments(name)]
        field.program.call(name, *arguments)
        assert (field.read(field.a) - OPERATIONS[name](a, a)) % P == 0


@pytest.mark.parametrize("times", [1, 2, 100])
def test_times(field: Field, times: int) -> None:
    field.write(3, 0)
    field.program.call("fe25519_sqr_times", field.out, field.a, times)
    assert field.read(field.out) % P == pow(3, 2**times, P)


@pytest.mark.parametrize("name", OPERATIONS)
def test_nothing_depends_on_the_operands(field: Field, name: str) -> None:
    source = Random(3)
    cycles = set()
    for a in (0, 1, P, BEYOND - 1, *elements(source, 4)):
        field.write(a, source.getrandbits(256))
        secret = [(field.a, 32), (field.b, 32)]
        check = field.program.check(name, *field.arguments(name), secret=secret)
        assert not check.flaws
        cycles.add((check.result.cycles, check.trace))
    assert len(cycles) == 1


@pytest.mark.parametrize("file", FILES)
def test_stated_stack_cycles_and_size(field: Field, file: str) -> None:
    stated = field.variant.figures(SOURCES / f"{file}.S")
    field.write(5, 7)
    measured: dict[str, list[int]] = {"stack": [], "cycles": [], "code": []}
    for name in FILES[file]:
        arguments = (field.out, field.a, 100 if name == "fe25519_sqr_times" else field.b)
        result = field.program.call(name, *arguments)
        measured["stack"].append(result.stack)
        measured["cycles"].append(result.cycles)
        measured["code"].append(field.program.symbols.function(name).size)
    assert measured == stated


@pytest.mark.parametrize("variant", [variant for variant in M4_VARIANTS if variant.flags], ids=str)
@pytest.mark.parametrize("name", OPERATIONS)
def test_no_register_of_the_fpu(variant: Variant, name: str) -> None:
    made = Field(variant)
    untouched_fpu(made.program, name, *made.arguments(name))


@pytest.mark.parametrize("file", PRINTED)
def test_source_is_what_its_script_prints(file: str) -> None:
    committed = (SOURCES / f"{file}.S").read_text(encoding="utf-8")
    assert printed_by(LIBRARY / "gen" / f"{file}_armv7em.py") == committed


@pytest.mark.parametrize("file", PRINTED)
def test_instructions(file: str) -> None:
    """None of variable time, and of the branches only those of loops that count."""
    text = (SOURCES / f"{file}.S").read_text(encoding="utf-8")
    code = re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)
    operations = {one.removesuffix(".w") for one in re.findall(r"^\t([a-z][a-z0-9.]*)", code, re.MULTILINE)}
    multiplications = {"umull", "umaal", "smull", "smlal", "mul", "mla", "mls"}
    arithmetic = {"add", "adds", "adc", "adcs", "sub", "subs", "sbc", "sbcs", "cmn"}
    bits = {"and", "bic", "eor", "orr", "lsl", "lsr", "asr", "rrx", "sbfx"}
    moves = {
        "mov",
        "mvn",
        "movw",
        "movt",
        "vmov",
        "ldr",
        "str",
        "ldm",
        "vldm",
        "push",
        "pop",
        "vpush",
        "vpop",
        "adr",
    }
    branches = {"bne"} if file in ("sqr", "invert") else set()
    assert operations <= multiplications | arithmetic | bits | moves | branches


# Ranges


def passed(words: int, above: int) -> tuple[int, int]:
    """The largest result of a pass that takes the number `above` of 2^255 to the bottom first, over a
    number below 2^255 that gets `words` at most added in its lower seven words; and the carry into the
    topmost one."""
    lower = 2**224 - 1 + words + 19 * above
    return (2**31 - 1) * 2**224 + lower, lower >> 224


def test_range_of_a_product() -> None:
    low = high = BEYOND - 1  # any halves, which is more than products have
    top = (low >> 224) + 38 * (high >> 224)
    above = top >> 31
    assert above <= 77
    assert 19 * above < 2**32  # the carry that the pass begins with
    most, carry = passed(38 * (high % 2**224), above)
    assert carry <= 39
    assert most <= 2**255 - 2**224 + 39 * 2**224 + 1424 < LOOSE


def test_range_of_sums() -> None:
    for bound in (BEYOND, LOOSE):
        above = (2 * (bound - 1) >> 224) >> 31
        assert above <= 3
        most, carry = passed(2**224 - 1, above)
        assert carry <= 2
        assert most < 2**255 + 3 * 2**224


def test_range_of_differences() -> None:
    # Of loose ones: one that borrowed is far above 38.
    assert BEYOND - (LOOSE - 1) > 38
    # Of any: at worst it borrows again, and is above 2^256 - 39 then.
    assert -(BEYOND - 1) + BEYOND - 38 < 0
    assert -(BEYOND - 1) + BEYOND - 38 + BEYOND - 38 >= 0


STEPS, U_AT, V_AT = 10, 19, 30
Row = tuple[int, int]


def unpacked(word: int) -> Row:
    """As the routine does it, from 32 bits."""
    word %= 2**32
    first = (word + 512 & 0xFFFFFFFF) >> U_AT - 9 & 0x7FF
    second = word + 0x100000 & 0xFFFFFFFF
    second = second - 2**32 if second >> 31 else second
    return first - 0x800 if first >> 10 else first, second >> V_AT - 9


def test_nine_divsteps_fit_a_word() -> None:
    """All ways they can go, whatever f and g are: at each step g is even, or odd, or odd and swapped."""
    largest = 2 ** (STEPS - 1)  # of f and g, either way

    def packed(row: Row, step: int) -> int:
        return (row[0] << U_AT - step) + (row[1] << V_AT - step)

    ways: set[tuple[Row, Row]] = {((1, 0), (0, 1))}
    for step in range(STEPS - 1):
        after = set()
        for (f, g), (multiple, swap) in itertools.product(ways, [(0, 0), (1, 0), (-1, 1)]):
            summed = (g[0] + multiple * f[0], g[1] + multiple * f[1])
            kept = (f[0] + swap * summed[0], f[1] + swap * summed[1])
            for row in (summed, kept):
                assert abs(packed(row, step)) + 2 * largest < 2**31
            after.add(((2 * kept[0], 2 * kept[1]), summed))
        ways = after
    for f, g in ways:
        for row in (f, g):
            assert abs(row[0]) + abs(row[1]) <= 2 ** (STEPS - 1)
            for number in (1 - largest, 0, largest - 1):
                assert unpacked(packed(row, STEPS - 1) + number) == row
        # g would be 2^9 only if it had never been changed, nor halved.
        assert abs(g[1]) < largest


def test_ranges_of_the_inverse() -> None:
    entries = 2**30  # |u| + |v| of a batch
    # f and g: limbs are four times 30 bits with a sign.
    total = entries * 2**31
    for _ in range(9):
        carry = (total >> 32) + 1
        assert carry < 2**30
        total = entries * 2**31 + 4 * carry
        assert total < 2**63
    # d and e: the topmost word stays where it is said to be.
    top = 2**30 + 2**29 + 2
    product = entries * top + 2**30
    assert product < 2**63
    multiple = (product >> 31) + 1
    assert multiple < 2**31
    total = 19 * multiple
    for _ in range(7):
        total += entries * 2**31
        assert total < 2**63
        total = (total >> 32) + 1
    assert total <= 2**29 + 2
    assert 2**30 + total <= top
    # The end: a number of these words, and p, is one of 256 bits.
    largest = sum((top if j == 7 else 2**31) << 32 * j for j in range(8))
    assert -largest >= -P
    assert largest + P < BEYOND


def test_batches_are_enough() -> None:
    """600 divsteps, where 590 are proven to be enough: g is zero, and f is 1 or -1."""
    source = Random(4)
    for a in (1, 2, P - 1, (P - 1) // 2, 2**254, *(source.randrange(1, P) for _ in range(20))):
        f, g, zeta = P, a, -1
        for _ in range(590):
            if g % 2 and zeta < 0:
                f, g, zeta = g, (g - f) // 2, -zeta - 2
            else:
                g, zeta = (g + g % 2 * f) // 2, zeta - 1
        assert (abs(f), g) == (1, 0)
