"""lib/fe25519 in assembly for the Cortex-M0, on a virtual core, against Python's integers; and its ranges."""

import importlib
import re
import sys
from collections.abc import Callable, Iterator
from itertools import product
from random import Random
from types import ModuleType

import pytest

from tests.assembly import cores
from tests.assembly.cores import Variant, preserving_call, printed_by
from tests.unit import libraries
from thumbkat.virtual import CallResult, Program

CORE = "cortex-m0"
LIBRARY = libraries.LIBRARIES / "fe25519"
SOURCES = LIBRARY / "src" / "armv6m"
P = 2**255 - 19
WORD = 2**32
ANY, PRODUCT = 2**256, 2**255 + 2**230  # what operands and products are below

# Below what is published, though a call from C adds to it here.
CEILING = {"mul": 1464, "sqr": 997, "invert": 54_800, "pow22523": 270_000}

OPERATIONS: dict[str, Callable[[int, int], int]] = {
    "add": lambda a, b: a + b,
    "sub": lambda a, b: a - b,
    "mul": lambda a, b: a * b,
    "sqr": lambda a, b: a * a,
    "invert": lambda a, b: pow(a, P - 2, P),
    "pow22523": lambda a, b: pow(a, 2**252 - 3, P),
}
TWO = {"add", "sub", "mul"}
ROUTINES = pytest.mark.parametrize("name", OPERATIONS)

NUMBERS = [0, 1, 2, 19, 37, 38, P - 1, P, P + 1, 2 * P - 1, 2 * P, 2 * P + 1, 2**255 - 1, 2**255, ANY - 1]
WORDS = [0, 1, 0xFFFF, 0x10000, 0x7FFFFFFF, 0x80000000, 0xFFFF0000, 0xFFFFFFFE, 0xFFFFFFFF]


def number(random: Random) -> int:
    """Its words are now random ones, now such as make carries."""
    words = (random.choice([random.getrandbits(32), random.choice(WORDS)]) for _ in range(8))
    return sum(word << 32 * i for i, word in enumerate(words))


def operands(seed: str, count: int) -> Iterator[tuple[int, int]]:
    random = Random(seed)
    yield from product(NUMBERS, NUMBERS) if count > 100 else zip(NUMBERS, NUMBERS, strict=True)
    for _ in range(count):
        yield number(random), number(random)


class Field:
    """The routines on the core."""

    def __init__(self) -> None:
        self.program: Program = cores.program(CORE)
        self.a, self.b = self.program.alloc(32), self.program.alloc(32)
        self.out = self.program.alloc(64) + 16

    def __call__(self, name: str, a: int, b: int, out: int | None = None) -> tuple[int, CallResult]:
        self.program.write(self.a, a.to_bytes(32, "little"))
        self.program.write(self.b, b.to_bytes(32, "little"))
        self.program.write(self.out - 16, b"\xa5" * 64)
        out = out or self.out
        pointers = (out, self.a, self.b) if name in TWO else (out, self.a)
        result = preserving_call(self.program, CORE, f"fe25519_{name}", *pointers)
        around = self.program.read(self.out - 16, 16) + self.program.read(self.out + 32, 16)
        assert around == b"\xa5" * 32
        for pointer, value in ((self.a, a), (self.b, b)):
            assert pointer == out or self.program.read(pointer, 32) == value.to_bytes(32, "little")
        return int.from_bytes(self.program.read(out, 32), "little"), result


@pytest.fixture(scope="module")
def field() -> Field:
    return Field()


def test_backend(field: Field) -> None:
    assert field.program.read("fe25519_backend", 1)[0] == 1


@ROUTINES
def test_against_integers(field: Field, name: str) -> None:
    stated = Variant(CORE).figures(SOURCES / f"{name}.S")
    cycles, stack = set(), set()
    for a, b in operands(name, 30 if name in ("invert", "pow22523") else 300):
        got, result = field(name, a, b)
        assert (got - OPERATIONS[name](a, b)) % P == 0, f"{name} {a:#x} {b:#x}"
        assert got < (PRODUCT if name in ("mul", "sqr", "pow22523") else ANY)
        cycles.add(result.cycles)
        stack.add(result.stack)
    assert cycles == set(stated["cycles"]), "always the same, and what the header says"
    assert [max(stack)] == stated["stack"]
    assert stated["cycles"][0] <= CEILING.get(name, 110)


@ROUTINES
def test_stated_size(field: Field, name: str) -> None:
    stated = Variant(CORE).figures(SOURCES / f"{name}.S")["code"]
    assert [field.program.symbols.function(f"fe25519_{name}").size] == stated


@pytest.mark.parametrize("name", ["mul", "sqr"])
def test_what_is_said_of_the_inner_routine(field: Field, name: str) -> None:
    """Its cycles are those of the whole without a call's copies, of which the outer one has no others."""
    text = (SOURCES / f"{name}.S").read_text(encoding="utf-8")
    found = re.search(r"takes ([\d,]+) cycles.*?, ([\d,]+) bytes of stack\s*\* and ([\d,]+) of code", text)
    assert found is not None
    cycles, stack, size = (int(one.replace(",", "")) for one in found.groups())
    program = field.program
    inner = program.symbols.function(f"fe25519_{name}_stacked")
    assert inner.size == size
    profile = program.profile(f"fe25519_{name}", field.out, field.a, field.b)
    assert {one.own for one in profile.functions if one.name == inner.name} == {cycles}
    words = 16 if name == "mul" else 8
    assert field(name, 1, 1)[1].stack == 36 + 4 * words + 4 + stack


@ROUTINES
def test_result_over_an_operand(field: Field, name: str) -> None:
    for a, b in operands(name, 0):
        for out in (field.a, field.b) if name in TWO else (field.a,):
            got, _ = field(name, a, b, out)
            assert (got - OPERATIONS[name](a, b)) % P == 0


@pytest.mark.parametrize("name", ["mul", "add", "sub"])
def test_an_operand_twice(field: Field, name: str) -> None:
    for a in NUMBERS:
        field.program.write(field.a, a.to_bytes(32, "little"))
        field.program.call(f"fe25519_{name}", field.a, field.a, field.a)
        got = int.from_bytes(field.program.read(field.a, 32), "little")
        assert (got - OPERATIONS[name](a, a)) % P == 0


def test_inverses_of_small_numbers_and_powers(field: Field) -> None:
    for a in (
        *range(1, 12),
        *(1 << i for i in range(0, 256, 17)),
        *(P - (1 << i) for i in range(0, 255, 19)),
    ):
        got, _ = field("invert", a, 0)
        assert got * a % P == 1


@ROUTINES
def test_no_secret_branch_or_address(field: Field, name: str) -> None:
    random = Random(name)
    program = field.program
    program.write(field.a, random.randbytes(32))
    program.write(field.b, random.randbytes(32))
    secret = [(field.a, 32), (field.b, 32)]
    pointers = (field.out, field.a, field.b) if name in TWO else (field.out, field.a)
    check = program.check(f"fe25519_{name}", *pointers, secret=secret)
    assert check.flaws == ()
    assert check.secret(field.out, 32) == b"\xff" * 32


@pytest.mark.parametrize("name", ["mul", "sqr", "invert", "pow22523"])
def test_source_is_what_its_script_prints(name: str) -> None:
    committed = (SOURCES / f"{name}.S").read_text(encoding="utf-8")
    assert printed_by(LIBRARY / "gen" / f"{name}_armv6m.py") == committed


# The scripts


def script(name: str) -> ModuleType:
    folder = str(LIBRARY / "gen")
    if folder not in sys.path:
        sys.path.append(folder)
    return importlib.import_module(name)


def interpret(code: object, order: list[int], given: dict[int, int]) -> dict[int, int]:
    """The operations of a script in the order of its search; the words that they store, by their offsets. A
    carry is used only after an operation that makes one, and plus() must not make one."""
    value: dict[int, int] = {**given, **code.constants}  # type: ignore[attr-defined]
    stored: dict[int, int] = {}
    carry: int | None = None
    operations = code.operations  # type: ignore[attr-defined]
    assert len(set(order)) == len(order)
    left_out = {operations[index].kind for index in set(range(len(operations))) - set(order)}
    assert left_out <= {"push", "prefetch"}, "these alone make no difference"
    for index in order:
        one = operations[index]
        a, b = ([value[source] for source in one.sources] + [0, 0])[:2]
        if one.kind in ("adc", "sbc", "mask"):
            assert carry is not None, "a carry that a shift has made"
        c = carry or 0
        match one.kind:
            case "uxth":
                made = a & 0xFFFF
            case "lsl" | "lsr":
                made, carry = a << one.number if one.kind == "lsl" else a >> one.number, None
            case "mul":
                made = a * b
            case "add" | "adc":
                made = a + b + (c if one.kind == "adc" else 0)
                carry = made // WORD
            case "sub" | "sbc":
                made = a - b - (1 - c if one.kind == "sbc" else 0)
                carry = int(made >= 0)
            case "cmn":
                made, carry = 0, (a + b) // WORD
            case "mask":
                made = c - 1
            case "eor":
                made = a ^ b
            case "addn":
                made = a + b
                assert made < WORD, "plus() overflows"
            case "push" | "prefetch":
                made = 0
            case "stm":
                made = 0
                for source in one.sources[1:]:
                    stored[len(stored)] = value[source]
            case _:
                raise AssertionError(one.kind)
        value[one.out] = made % WORD
    return stored


@pytest.mark.parametrize("name", ["mul", "sqr"])
def test_operations_of_the_script(name: str) -> None:
    """No sum overflows that must not, and no carry is lost between its operations."""
    made = script(f"{name}_armv6m")
    code, order = made.code(), made.Order.parse(made.FOUND).order
    for a, b in operands(name, 60):
        words = [one >> 32 * i & WORD - 1 for one in (a, b)[: 2 if name == "mul" else 1] for i in range(8)]
        out, *places = code.given
        stored = interpret(code, order, {out: 0, **dict(zip(places, words, strict=True))})
        got = sum(word << 32 * i for i, word in stored.items())
        assert (got - OPERATIONS[name](a, b)) % P == 0
        assert got < PRODUCT


def test_ranges_of_a_product() -> None:
    """The arguments of field_armv6m.py, for the largest values that there are."""
    half, word = 2**16 - 1, WORD - 1
    assert half * half + 2 < WORD, "a product of halves has room for two carries"
    assert (2 * half * half + 2**16) // 2**16 < 2**17 + 2**16, "and the sum of two, shifted, for a carry"
    assert 38 * half + 38 * half // 2**16 < 2**22
    above = (word + 38 * word) // 2**31
    assert above == 77
    carry = 19 * above
    for group in script("field_armv6m").GROUPS:
        for _ in range(group):
            assert 38 * half + carry < WORD
            carry = 38 * half // 2**16  # within a group
        carry += 2  # of its two chains
    assert carry <= 39
    assert 2**255 - 1 + (carry << 224) < PRODUCT


def test_ranges_of_an_inversion() -> None:
    """The columns of invert_armv6m.py: intervals, until they do not grow any more."""
    made = script("invert_armv6m")
    assert made.STEPS * made.TIMES >= 590
    limit = 2**made.STEPS  # |u| + |v|
    most, least = 2**15 - 1, 0  # of the last half
    while True:
        last = limit * max(most, -least)
        assert last < 2**31
        above = last // 2**15 + 1
        low = high = limit * 0xFFFF + 19 * above
        for _ in range(15):
            assert max(low, high) < 2**31
            up, down = high // 2**16, -low // 2**16
            high, low = limit * 0xFFFF + up, limit * 0xFFFF - down
        reached = max(most, 2**15 - 1 + up), min(least, down)
        if reached == (most, least):
            break
        most, least = reached
    assert most <= 2**15 + 2**14
    assert least >= -(2**14) - 1
    # With either sign, and 2p more where that is negative, d is from 0 to 2^256.
    assert (max(most, -least) + 1 << 240) < 2 * P


def test_matrices_of_an_inversion() -> None:
    """|u| + |v| and |q| + |r| double at most: 2^14 after 14 steps, which share a word with their signs."""
    random = Random(14)
    for _ in range(2000):
        f, g, zeta = random.getrandbits(20) | 1, random.getrandbits(20), random.randint(-20, 20)
        u, v, q, r = 1, 0, 0, 1
        for step in range(14):
            if g & 1:
                if zeta < 0:
                    f, g, u, v, q, r, zeta = g, g - f, q, r, q - u, r - v, ~zeta
                else:
                    g, q, r = g + f, q + u, r + v
            zeta, g, u, v = zeta - 1, g >> 1, 2 * u, 2 * v
            assert abs(u) + abs(v) <= 2 << step
            assert abs(q) + abs(r) <= 2 << step
