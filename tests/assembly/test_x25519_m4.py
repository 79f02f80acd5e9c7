"""firmware/lib/x25519 in assembly for Cortex-M4, on the virtual core, against integers."""

import re
from random import Random

import pytest

from tests.assembly.cores import VARIANTS, Variant, preserving_call, printed_by, program, untouched_fpu
from tests.assembly.test_fe25519_m4 import BEYOND, EXTREMES, LOOSE, P, elements, passed
from tests.unit.libraries import LIBRARIES

LIBRARY = LIBRARIES / "x25519"
SOURCE = LIBRARY / "src" / "armv7em" / "ladder.S"
M4_VARIANTS = [variant for variant in VARIANTS if variant.core == "cortex-m4f"]
FUNCTIONS = ("x25519_ladder_run", "x25519_step")
CEILING = {True: 380_000, False: 405_000}  # of x25519(), with registers of the FPU and without
STEP_RANGE = 2**255 + 2**230  # of what a step takes
ELEMENTS = ("x1", "x2", "z2", "x3", "z3")

# RFC 7748, section 5.2.
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
]
# RFC 7748, section 5.2: 9 as scalar and point, after one iteration.
ITERATED = "422c8e7a6227d7bca1350b3e2bb7279f7897b87bb6854b783c60e80311ae3079"

Ladder = tuple[int, int, int, int, int]


def step(ladder: Ladder, swap: bool) -> Ladder:
    """RFC 7748, section 5."""
    x1, x2, z2, x3, z3 = ladder
    if swap:
        x2, z2, x3, z3 = x3, z3, x2, z2
    a, b, c, d = x2 + z2, x2 - z2, x3 + z3, x3 - z3
    aa, bb, da, cb = a * a, b * b, d * a, c * b
    e = aa - bb
    points = (aa * bb, e * (aa + 121665 * e), (da + cb) ** 2, x1 * (da - cb) ** 2)
    return (x1, *(one % P for one in points))  # type: ignore[return-value]


def multiple(scalar: int, x1: int) -> int:
    ladder: Ladder = (x1, 1, 0, x1, 1)
    swap = False
    for bit in range(254, -1, -1):
        set_ = bool(scalar >> bit & 1)
        ladder = step(ladder, swap != set_)
        swap = set_
    x, z = ladder[3:] if swap else ladder[1:3]
    return x * pow(z, P - 2, P) % P


def clamped(scalar: bytes) -> int:
    return int.from_bytes(scalar, "little") & (1 << 255) - 8 | 1 << 254


def words(*values: int) -> bytes:
    return b"".join(value.to_bytes(32, "little") for value in values)


class Machine:
    """The routines on one core."""

    def __init__(self, variant: Variant) -> None:
        self.variant = variant
        self.program = program(variant.core, *variant.flags)
        self.x, self.z, self.x1 = (self.program.alloc(32) for _ in range(3))
        self.scalar = self.program.alloc(40)
        self.ladder = self.program.alloc(160)

    def read(self, where: int) -> int:
        return int.from_bytes(self.program.read(where, 32), "little")

    def step(self, ladder: Ladder, swap: bool) -> Ladder:
        self.program.write(self.ladder, words(*ladder))
        preserving_call(
            self.program, self.variant.core, "x25519_step", self.ladder, 0xFFFFFFFF if swap else 0
        )
        x1, x2, z2, x3, z3 = (self.read(self.ladder + 32 * j) for j in range(5))
        return x1, x2, z2, x3, z3

    def run(self, scalar: int, x1: int, offset: int = 0) -> int:
        self.program.write(self.scalar + offset, words(scalar))
        self.program.write(self.x1, words(x1))
        arguments = self.x, self.z, self.scalar + offset, self.x1
        preserving_call(self.program, self.variant.core, "x25519_ladder_run", *arguments)
        assert self.read(self.scalar + offset) == scalar
        assert self.read(self.x1) == x1
        x, z = self.read(self.x), self.read(self.z)
        assert max(x, z) < LOOSE
        return x * pow(z, P - 2, P) % P


@pytest.fixture(scope="module", params=M4_VARIANTS, ids=str)
def machine(request: pytest.FixtureRequest) -> Machine:
    return Machine(request.param)


def test_backend(machine: Machine) -> None:
    assert machine.program.read("x25519_backend", 1)[0] == 2


def test_steps(machine: Machine) -> None:
    source = Random(1)
    edges = [STEP_RANGE - 1, LOOSE - 1, 2**255, P, P - 1, 0, 1]
    cases: list[list[int]] = [[one] * 5 for one in edges]
    cases += [[source.choice(edges) for _ in range(5)] for _ in range(50)]
    cases += [[one % STEP_RANGE for one in elements(source, 5)] for _ in range(100)]
    for case in cases:
        ladder = (case[0], case[1], case[2], case[3], case[4])
        for swap in (False, True):
            after = machine.step(ladder, swap)
            assert after[0] == ladder[0]
            assert max(after[1:]) < LOOSE
            assert tuple(one % P for one in after[1:]) == step(ladder, swap)[1:], (ladder, swap)


def test_published(machine: Machine) -> None:
    for scalar, point, shared in PUBLISHED:
        x1 = int.from_bytes(bytes.fromhex(point), "little") % 2**255
        result = machine.run(clamped(bytes.fromhex(scalar)), x1)
        assert result.to_bytes(32, "little").hex() == shared
    result = machine.run(clamped(b"\x09" + bytes(31)), 9)
    assert result.to_bytes(32, "little").hex() == ITERATED


def test_multiples(machine: Machine) -> None:
    """Points of small order too (0, 1, p - 1 and others), and points that are not canonical."""
    source = Random(2)
    small = [0, 1, P - 1, P, P + 1, 2**255 - 1, 9]
    small += [325606250916557431795983626356110631294008115727848805560023387167927233504]
    scalars = [1 << 254, (1 << 255) - 8, (1 << 254) + 8]
    for x1 in small:
        scalar = source.choice([*scalars, clamped(source.randbytes(32))])
        assert machine.run(scalar, x1) == multiple(scalar, x1), (hex(scalar), hex(x1))
    for scalar in scalars:
        assert machine.run(scalar, 9) == multiple(scalar, 9), hex(scalar)
    for x1 in elements(source, 4):
        scalar = clamped(source.randbytes(32))
        assert machine.run(scalar, x1 % STEP_RANGE) == multiple(scalar, x1 % STEP_RANGE), (
            hex(scalar),
            hex(x1),
        )


@pytest.mark.parametrize("offset", [1, 2, 3])
def test_scalar_at_any_address(machine: Machine, offset: int) -> None:
    scalar = clamped(Random(offset).randbytes(32))
    assert machine.run(scalar, 9, offset) == multiple(scalar, 9)


def test_every_bit_of_the_scalar(machine: Machine) -> None:
    """Of steps at the seams between the words that the scalar is cut into."""
    for bit in (3, 4, 33, 34, 35, 64, 65, 127, 128, 189, 190, 220, 221, 250, 251, 252, 253):
        scalar = 1 << 254 | 1 << bit
        assert machine.run(scalar, 9) == multiple(scalar, 9), bit


def test_nothing_depends_on_the_secrets(machine: Machine) -> None:
    source = Random(3)
    seen: dict[str, set[tuple[int, int]]] = {name: set() for name in FUNCTIONS}
    for x1 in (0, 1, LOOSE - 1, source.getrandbits(255)):
        machine.program.write(machine.x1, words(x1))
        machine.program.write(machine.scalar, words(clamped(source.randbytes(32))))
        machine.program.write(machine.ladder, words(*(one % STEP_RANGE for one in elements(source, 5))))
        calls = {
            "x25519_ladder_run": (machine.x, machine.z, machine.scalar, machine.x1),
            "x25519_step": (machine.ladder, source.choice([0, 0xFFFFFFFF])),
        }
        for name, arguments in calls.items():
            secret = [(machine.x1, 32), (machine.scalar, 32), (machine.ladder, 160)]
            registers = ["r1"] if name == "x25519_step" else []
            check = machine.program.check(name, *arguments, secret=[*secret, *registers])
            assert not check.flaws
            seen[name].add((check.result.cycles, check.trace))
    assert all(len(one) == 1 for one in seen.values())


def test_stated_stack_cycles_and_size(machine: Machine) -> None:
    stated = machine.variant.figures(SOURCE)
    arguments = {
        "x25519_ladder_run": (machine.x, machine.z, machine.scalar, machine.x1),
        "x25519_step": (machine.ladder, 0),
    }
    results = [machine.program.call(name, *arguments[name]) for name in FUNCTIONS]
    assert [result.stack for result in results] == stated["stack"]
    assert [result.cycles for result in results] == stated["cycles"]
    assert [machine.program.symbols.function(name).size for name in FUNCTIONS] == stated["code"]


def test_the_whole_call_is_below_its_ceiling(machine: Machine) -> None:
    scalar, point, shared = (machine.program.alloc(bytes.fromhex(one)) for one in PUBLISHED[0])
    out = machine.program.alloc(32)
    result = machine.program.call("x25519", out, scalar, point)
    assert machine.program.read(out, 32) == machine.program.read(shared, 32)
    assert result.cycles <= CEILING[machine.variant.fpu]


@pytest.mark.parametrize("variant", [variant for variant in M4_VARIANTS if variant.flags], ids=str)
def test_no_register_of_the_fpu(variant: Variant) -> None:
    made = Machine(variant)
    untouched_fpu(made.program, "x25519_ladder_run", made.x, made.z, made.scalar, made.x1)
    untouched_fpu(made.program, "x25519_step", made.ladder, 0)


def test_source_is_what_its_script_prints() -> None:
    assert printed_by(LIBRARY / "gen" / "ladder_armv7em.py") == SOURCE.read_text(encoding="utf-8")


def test_instructions() -> None:
    """None of variable time; of the branches those of the one loop, and calls."""
    code = re.sub(r"/\*.*?\*/", "", SOURCE.read_text(encoding="utf-8"), flags=re.DOTALL)
    operations = {one.removesuffix(".w") for one in re.findall(r"^\t([a-z][a-z0-9.]*)", code, re.MULTILINE)}
    arithmetic = {
        "umull",
        "umaal",
        "mla",
        "add",
        "adds",
        "adc",
        "adcs",
        "sub",
        "subs",
        "sbc",
        "sbcs",
        "cmn",
        "cmp",
    }
    bits = {"and", "bic", "eor", "orr", "lsl", "lsr", "asr", "rrx", "sel", "uadd8"}
    moves = {"mov", "movw", "movt", "vmov", "ldr", "str", "vldr", "push", "pop", "vpush", "vpop"}
    assert operations <= arithmetic | bits | moves | {"b", "bl", "bne"}


def test_ranges() -> None:
    # Sums and differences of what a step takes.
    above = (2 * (STEP_RANGE - 1) >> 224) >> 31
    most, carry = passed(2**224 - 1, above)
    assert above <= 3
    assert carry <= 2
    assert most < 2**255 + 3 * 2**224 < BEYOND
    assert BEYOND - (STEP_RANGE - 1) > 38
    # (x + z)^2 + 121665 E
    e = max(*EXTREMES, BEYOND - 1)
    top = (LOOSE - 1 >> 224) + 121665 * (e >> 224)
    above = top >> 31
    assert above < 2**18 + 2
    assert 19 * above < 2**23
    most, carry = passed(121665 * (e % 2**224), above)
    assert carry < 2**17
    assert most < 2**255 + 2**241
