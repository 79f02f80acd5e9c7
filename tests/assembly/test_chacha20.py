"""chacha20_block() in assembly, on virtual cores, against the reference."""

import re
from random import Random

import pytest

from tests.assembly.cores import VARIANTS, Variant, preserving_call, printed_by, program, untouched_fpu
from tests.reference import chacha20 as reference
from tests.unit.libraries import LIBRARIES
from thumbkat.virtual import CallResult, Program

LIBRARY = LIBRARIES / "chacha20"
CEILING = {"cortex-m0": 1760, "cortex-m4f": 825}
CONSTANTS = b"expand 32-byte k"

# RFC 8439, section 2.3.2: block 1 of a key and a nonce.
PUBLISHED = CONSTANTS + bytes(range(32)) + bytes.fromhex("01000000000000090000004a00000000")
PUBLISHED_BLOCK = bytes.fromhex(
    "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e"
    "d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e"
)

ALL_VARIANTS = pytest.mark.parametrize("variant", VARIANTS, ids=str)


class Block:
    """The routine on one core."""

    def __init__(self, variant: Variant) -> None:
        self.variant = variant
        self.program: Program = program(variant.core, *variant.flags)
        self.source = self.program.alloc(64)
        # Rubbish around the result must stay.
        self.guard = bytes(range(16))
        self.out = self.program.alloc(96, align=16) + 16

    def __call__(self, data: bytes) -> tuple[bytes, CallResult]:
        self.program.write(self.source, data)
        self.program.write(self.out - 16, self.guard + b"\xa5" * 64 + self.guard)
        result = preserving_call(self.program, self.variant.core, "chacha20_block", self.out, self.source)
        assert self.program.read(self.source, 64) == data
        around = self.program.read(self.out - 16, 96)
        assert around[:16] == around[-16:] == self.guard
        return around[16:-16], result


@pytest.fixture(scope="module", params=VARIANTS, ids=str)
def block(request: pytest.FixtureRequest) -> Block:
    return Block(request.param)


def words(*values: int) -> bytes:
    return b"".join(value.to_bytes(4, "little") for value in values)


EXTREMES = [
    bytes(64),
    b"\xff" * 64,
    words(*[0x80000000] * 16),
    words(*[0x7FFFFFFF] * 16),
    words(*[0x55555555, 0xAAAAAAAA] * 8),
    *(words(*(1 << 31 if i == j else 0 for i in range(16))) for j in range(16)),
    *(words(*(0 if i == j else 0xFFFFFFFF for i in range(16))) for j in range(16)),
]


def test_backend(block: Block) -> None:
    backend = block.program.read("chacha20_backend", 1)[0]
    assert backend == {"cortex-m0": 1, "cortex-m4f": 2}[block.variant.core]


def test_published_block(block: Block) -> None:
    assert block(PUBLISHED)[0] == PUBLISHED_BLOCK


def test_random_words(block: Block) -> None:
    source = Random(20)
    for _ in range(100):
        data = source.randbytes(64)
        assert block(data)[0] == reference.block(data)


def test_extreme_words(block: Block) -> None:
    for data in EXTREMES:
        assert block(data)[0] == reference.block(data)


def test_every_bit_of_the_input(block: Block) -> None:
    """One at a time, so that a word in the wrong place or a wrong rotation shows."""
    for bit in range(512):
        data = (1 << bit).to_bytes(64, "little")
        assert block(data)[0] == reference.block(data)


def test_counter(block: Block) -> None:
    """A stream by a counter that its caller counts up; the low word's end is not carried here."""
    key, nonce = bytes(range(32)), bytes(range(8))
    start = CONSTANTS + key
    for counter in (0, 1, 63, 0xFFFFFFFE, 0xFFFFFFFF, 0x100000000, 0xFFFFFFFFFFFFFFFF):
        data = start + counter.to_bytes(8, "little") + nonce
        assert block(data)[0] == reference.block(data)


def test_stated_stack_cycles_and_size(block: Block) -> None:
    """What the header says is what is measured, and the same for all inputs."""
    stated = block.variant.figures(LIBRARY / "src" / block.variant.folder / "block.S")
    source = Random(1)
    measured = [block(data)[1] for data in (*EXTREMES, *(source.randbytes(64) for _ in range(50)))]
    assert {result.cycles for result in measured} == set(stated["cycles"])
    assert [max(result.stack for result in measured)] == stated["stack"]
    assert [block.program.symbols.function("chacha20_block").size] == stated["code"]
    if not block.variant.flags:
        assert stated["cycles"][0] <= CEILING[block.variant.core]


@pytest.mark.parametrize("variant", [variant for variant in VARIANTS if variant.flags], ids=str)
def test_no_register_of_the_fpu(variant: Variant) -> None:
    made = Block(variant)
    untouched_fpu(made.program, "chacha20_block", made.out, made.source)


@pytest.mark.parametrize("folder", ["armv6m", "armv7em"])
def test_source_is_what_its_script_prints(folder: str) -> None:
    committed = (LIBRARY / "src" / folder / "block.S").read_text(encoding="utf-8")
    assert printed_by(LIBRARY / "gen" / f"block_{folder}.py") == committed


@pytest.mark.parametrize("folder", ["armv6m", "armv7em"])
def test_no_branch(folder: str) -> None:
    """No branch and no instruction of variable time: nothing can depend on a secret."""
    text = (LIBRARY / "src" / folder / "block.S").read_text(encoding="utf-8")
    code = re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)
    operations = set(re.findall(r"^\t([a-z][a-z0-9]*)", code, re.MULTILINE))
    moving = {"push", "pop", "mov", "movs", "vmov", "ldr", "str", "ldm", "stm"}
    arithmetic = {"add", "adds", "sub", "eor", "eors", "rors", "rev", "rev16"}
    assert operations <= moving | arithmetic
