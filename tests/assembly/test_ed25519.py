"""ed25519_choose(), ed25519_add_product() and ed25519_add_shifted() in assembly, on virtual cores."""

from random import Random

import pytest

from tests.assembly.cores import VARIANTS, Variant, preserving_call, printed_by, program, untouched_fpu
from tests.reference.curve25519 import P
from tests.unit.libraries import LIBRARIES
from thumbkat.virtual import CallResult

LIBRARY = LIBRARIES / "ed25519"
Entry = list[int]  # y + x, y - x, 2dxy
DIGITS = range(16)


class Choose:
    """The routine on one core."""

    def __init__(self, variant: Variant) -> None:
        self.variant = variant
        self.program = program(variant.core, *variant.flags)
        self.table, self.out = self.program.alloc(8 * 96), self.program.alloc(128) + 16

    def __call__(self, table: list[Entry], digit: int) -> tuple[Entry, CallResult]:
        content = b"".join(one.to_bytes(32, "little") for entry in table for one in entry)
        self.program.write(self.table, content)
        self.program.write(self.out - 16, b"\xa5" * 128)
        core = self.variant.core
        result = preserving_call(self.program, core, "ed25519_choose", self.out, self.table, digit)
        assert self.program.read(self.table, len(content)) == content
        around = self.program.read(self.out - 16, 128)
        assert around[:16] == around[-16:] == b"\xa5" * 16
        return [int.from_bytes(around[16 + i : 48 + i], "little") for i in range(0, 96, 32)], result


@pytest.fixture(scope="module", params=VARIANTS, ids=str)
def choose(request: pytest.FixtureRequest) -> Choose:
    return Choose(request.param)


def expected(table: list[Entry], digit: int) -> Entry:
    """Bits are signs; a digit whose highest bit is zero is the negative of its complement."""
    if digit >= 8:
        return table[digit - 8]
    plus, minus, product = table[7 - digit]
    return [minus, plus, -product % P]


def tables() -> list[list[Entry]]:
    """Words of all ones and of all zeros beside random ones; each entry another."""
    random = Random(8)
    extremes = [0, 1, P - 1, 2**255 - 20, 2**32 - 1, 2**32, 36, 37, 38]
    return [
        [[random.randrange(P) for _ in range(3)] for _ in range(8)],
        [[random.choice(extremes) for _ in range(3)] for _ in range(8)],
        [[P - 1 - 3 * i - j for j in range(3)] for i in range(8)],
        [[3 * i + j for j in range(3)] for i in range(8)],
    ]


def test_every_digit(choose: Choose) -> None:
    for table in tables():
        for digit in DIGITS:
            found, _ = choose(table, digit)
            assert max(found) < 2**256
            assert [one % P for one in found] == expected(table, digit)


def test_stated_stack_cycles_and_size(choose: Choose) -> None:
    """The same for all digits."""
    stated = choose.variant.figures(LIBRARY / "src" / choose.variant.folder / "choose.S")
    measured = [choose(tables()[0], digit)[1] for digit in DIGITS]
    assert {result.cycles for result in measured} == set(stated["cycles"])
    assert [max(result.stack for result in measured)] == stated["stack"]
    assert [choose.program.symbols.function("ed25519_choose").size] == stated["code"]


def test_the_digit_and_the_table_stay_secret(choose: Choose) -> None:
    """And the same addresses are read for all of them."""
    traces = set()
    for digit in DIGITS:
        check = choose.program.check(
            "ed25519_choose", choose.out, choose.table, digit, secret=["r2", (choose.table, 8 * 96)]
        )
        assert check.flaws == ()
        assert check.secret(choose.out, 96) == b"\xff" * 96
        traces.add(check.trace)
    assert len(traces) == 1


class AddProduct:
    """The routine on one core."""

    def __init__(self, variant: Variant) -> None:
        self.variant = variant
        self.program = program(variant.core, *variant.flags)
        self.words, self.out = self.program.alloc(16), self.program.alloc(48) + 16

    def __call__(self, out: int, factor: int, words: int, carry: int) -> tuple[int, CallResult]:
        self.program.write(self.words, words.to_bytes(16, "little"))
        self.program.write(self.out - 16, b"\xa5" * 16 + out.to_bytes(16, "little") + b"\xa5" * 16)
        arguments = (self.out, factor, self.words, carry)
        result = preserving_call(self.program, self.variant.core, "ed25519_add_product", *arguments)
        around = self.program.read(self.out - 16, 48)
        assert around[:16] == around[-16:] == b"\xa5" * 16
        return int.from_bytes(around[16:32], "little") | result.value << 128, result


@pytest.fixture(scope="module", params=VARIANTS, ids=str)
def add_product(request: pytest.FixtureRequest) -> AddProduct:
    return AddProduct(request.param)


def numbers(bits: int, random: Random) -> int:
    """Of words that make carries, or of any."""
    words = (random.choice([0, 1, 0xFFFF, 0x10000, 0xFFFF0000, 0xFFFFFFFF]) for _ in range(bits // 32))
    return random.choice([random.getrandbits(bits), sum(one << 32 * i for i, one in enumerate(words))])


def test_products_are_added(add_product: AddProduct) -> None:
    """Up to the greatest, which just fits; in a time and on a stack as the header says."""
    random = Random(9)
    most = (2**128 - 1, 2**32 - 1, 2**128 - 1, 2**32 - 1)
    cases = [most, (0, 0, 0, 0), *(tuple(numbers(n, random) for n in (128, 32, 128, 32)) for _ in range(500))]
    stated = add_product.variant.figures(LIBRARY / "src" / add_product.variant.folder / "add_product.S")
    for out, factor, words, carry in cases:
        found, result = add_product(out, factor, words, carry)
        assert found == out + factor * words + carry
        assert [result.cycles] == stated["cycles"]
        assert [result.stack] == stated["stack"]
    assert [add_product.program.symbols.function("ed25519_add_product").size] == stated["code"]


@pytest.mark.parametrize("variant", [one for one in VARIANTS if one.folder == "armv7em"], ids=str)
@pytest.mark.parametrize("name", ["ed25519_subtract_shifted", "ed25519_add_shifted"])
def test_shifted_words(variant: Variant, name: str) -> None:
    """Of numbers that make carries and borrows through all words; the shift by a whole word, too."""
    made, random = program(variant.core, *variant.flags), Random(name)
    x, out = made.alloc(32), made.alloc(64) + 16
    for _ in range(300):
        count = random.randint(1, 8)
        shift = random.choice([random.randrange(32 * count), 32 * random.randrange(count)])
        first, second, most = numbers(256, random), numbers(256, random), 2 ** (32 * count)
        made.write(x, second.to_bytes(32, "little"))
        made.write(out - 16, b"\xa5" * 16 + first.to_bytes(32, "little") + b"\xa5" * 16)
        preserving_call(made, variant.core, name, out, x, shift, count)
        around = made.read(out - 16, 64)
        assert around[:16] == around[-16:] == b"\xa5" * 16
        change = -(second << shift) if "subtract" in name else second << shift
        assert int.from_bytes(around[16:48], "little") == first - first % most + (first + change) % most
    stated = variant.figures(LIBRARY / "src" / variant.folder / "shifted.S")
    result = made.call(name, out, x, 5, 8)
    assert {result.cycles} == set(stated["cycles"])
    assert {result.stack} == set(stated["stack"])
    assert {made.symbols.function(name).size} == set(stated["code"])


@pytest.mark.parametrize("variant", [variant for variant in VARIANTS if variant.flags], ids=str)
def test_no_register_of_the_fpu(variant: Variant) -> None:
    made = Choose(variant)
    untouched_fpu(made.program, "ed25519_choose", made.out, made.table, 5)
    untouched_fpu(made.program, "ed25519_add_product", made.out, 5, made.table, 5)
    untouched_fpu(made.program, "ed25519_add_shifted", made.out, made.table, 5, 8)
    untouched_fpu(made.program, "ed25519_subtract_shifted", made.out, made.table, 5, 8)


def test_tables_are_what_their_script_prints() -> None:
    assert printed_by(LIBRARY / "gen" / "base.py") == (LIBRARY / "src" / "base.c").read_text("utf-8")
