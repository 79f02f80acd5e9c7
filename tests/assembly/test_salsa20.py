"""lib/salsa20 in assembly, on virtual cores, against the reference."""

from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from tests.assembly.cores import VARIANTS, Variant, preserving_call, printed_by, program, untouched_fpu
from tests.reference import salsa20 as reference
from tests.unit.libraries import LIBRARIES
from thumbkat.virtual import CallResult, Program, Wide

LIBRARY = LIBRARIES / "salsa20"
# Of salsa20_xor() over 1,024 bytes, cycles a byte.
CEILING = {"cortex-m0": 28.0, "cortex-m4f": 13.15, "cortex-m4f-no-fpu": 14.0}
M0_STACK = 600
KEY, NONCE = bytes(range(32)), bytes(range(100, 108))
COUNTERS = [0, 2**32 - 2, 2**32 - 1, 2**40 + 2**32 - 1, 2**64 - 1]
MESSAGE = Random(4).randbytes(1024)
STREAM_BYTES = 132


@cache
def stream(counter: int) -> bytes:
    return reference.stream(KEY, NONCE, 300, counter)


def encrypted(message: bytes, counter: int) -> bytes:
    return bytes(byte ^ one for byte, one in zip(message, stream(counter), strict=False))


class Library:
    """It on one core, with a buffer for messages in and one for what comes out."""

    def __init__(self, variant: Variant) -> None:
        self.variant = variant
        self.program: Program = program(variant.core, *variant.flags)
        self.key, self.nonce = self.program.alloc(KEY), self.program.alloc(NONCE)
        self.input = self.program.alloc(64)
        self.stream = self.program.alloc(STREAM_BYTES)
        self.source = self.program.alloc(1200)
        # Rubbish around the result must stay.
        self.guard = bytes(range(16))
        self.out = self.program.alloc(1200) + 16

    def call(self, function: str, *arguments: int | Wide) -> CallResult:
        return self.program.call(function, *arguments)

    def around(
        self, function: str, out: int, length: int, *arguments: int | Wide
    ) -> tuple[bytes, CallResult]:
        """What a call puts at `out`, and nowhere beside."""
        self.program.write(out - 16, self.guard + b"\xa5" * length + self.guard)
        result = self.call(function, out, *arguments)
        around = self.program.read(out - 16, length + 32)
        assert around[:16] == around[-16:] == self.guard
        return around[16:-16], result

    def block(self, data: bytes) -> tuple[bytes, CallResult]:
        self.program.write(self.input, data)
        found = self.around("salsa20_block", self.out, 64, self.input)
        assert self.program.read(self.input, 64) == data
        return found

    def xor(
        self, message: bytes, counter: int, to: int = 0, at: int = 0, *, in_place: bool = False
    ) -> tuple[bytes, CallResult]:
        """salsa20_xor with buffers at these offsets from a multiple of 8."""
        out, source, length = self.out + to, self.source + at, len(message)
        if in_place:
            self.program.write(out, message)
            result = self.call("salsa20_xor", out, out, length, self.key, self.nonce, Wide(counter))
            return self.program.read(out, length), result
        self.program.write(source, message)
        arguments = (source, length, self.key, self.nonce, Wide(counter))
        found = self.around("salsa20_xor", out, length, *arguments)
        assert self.program.read(source, length) == message
        return found

    def blocks(self, count: int, data: bytes, message: bytes, to: int = 0, at: int = 0) -> CallResult:
        """salsa20_xor_blocks."""
        self.program.write(self.input, data)
        self.program.write(self.source + at, message)
        arguments = (self.out + to, self.source + at, count, self.input)
        return preserving_call(self.program, self.variant.core, "salsa20_xor_blocks", *arguments)


@pytest.fixture(scope="module", params=VARIANTS, ids=str)
def library(request: pytest.FixtureRequest) -> Library:
    return Library(request.param)


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


def test_backend(library: Library) -> None:
    backend = library.program.read("salsa20_backend", 1)[0]
    assert backend == {"cortex-m0": 1, "cortex-m4f": 2}[library.variant.core]


def test_random_and_extreme_words(library: Library) -> None:
    source = Random(20)
    for data in (*EXTREMES, *(source.randbytes(64) for _ in range(50))):
        assert library.block(data)[0] == reference.block(data)


def test_every_bit_of_the_input(library: Library) -> None:
    """One at a time, so that a word in the wrong place or a wrong rotation shows."""
    for bit in range(512):
        data = (1 << bit).to_bytes(64, "little")
        assert library.block(data)[0] == reference.block(data)


def test_hsalsa20(library: Library) -> None:
    source = Random(3)
    for offset in range(4):
        key, nonce = source.randbytes(32), source.randbytes(16)
        at = library.source + offset
        library.program.write(at, key + nonce)
        out, _ = library.around("hsalsa20", library.out + offset, 32, at, at + 32)
        assert out == reference.hsalsa20(key, nonce)


def lengths() -> Iterator[int]:
    yield from range(10)
    for blocks in (1, 2, 3, 4):
        yield from range(64 * blocks - 5, 64 * blocks + 6)


def test_lengths_and_counters(library: Library) -> None:
    for length in lengths():
        for counter in COUNTERS:
            expected = encrypted(MESSAGE[:length], counter)
            assert library.xor(MESSAGE[:length], counter)[0] == expected


def test_every_address(library: Library) -> None:
    """Of either buffer, in any mixture, and in place."""
    for length in (0, 1, 3, 5, 63, 64, 66, 130, 200):
        message = MESSAGE[:length]
        expected = encrypted(message, 2**32 - 1)
        for to in range(4):
            for at in range(4):
                assert library.xor(message, 2**32 - 1, to, at)[0] == expected
            assert library.xor(message, 2**32 - 1, to, in_place=True)[0] == expected


def test_key_and_nonce_at_every_address(library: Library) -> None:
    expected = encrypted(MESSAGE[:70], 1)
    library.program.write(library.out, MESSAGE[:70])
    for offset in range(4):
        at = library.source + offset
        library.program.write(at, KEY + NONCE)
        library.program.write(library.out, MESSAGE[:70])
        library.call("salsa20_xor", library.out, library.out, 70, at, at + 32, Wide(1))
        assert library.program.read(library.out, 70) == expected


def test_xsalsa20(library: Library) -> None:
    nonce = Random(5).randbytes(24)
    for length in (0, 1, 64, 100):
        message = MESSAGE[:length]
        at = library.program.alloc(nonce)
        library.program.write(library.source, message)
        arguments = (library.source, length, library.key, at, Wide(2**32 - 1))
        out, _ = library.around("xsalsa20_xor", library.out, length, *arguments)
        assert out == reference.xsalsa20_xor(KEY, nonce, message, 2**32 - 1)


def in_pieces(library: Library, message: bytes, counter: int, pieces: list[int]) -> bytes:
    at, result = 0, b""
    library.call("salsa20_start", library.stream, library.key, library.nonce, Wide(counter))
    library.program.write(library.source, message)
    for length in pieces:
        library.call("salsa20_update", library.stream, library.out, library.source + at, length)
        result += library.program.read(library.out, length)
        at += length
    return result


def test_every_split_in_two(library: Library) -> None:
    message = MESSAGE[:140]
    expected = encrypted(message, 2**32 - 1)
    for at in range(141):
        assert in_pieces(library, message, 2**32 - 1, [at, 140 - at]) == expected


def test_splits_in_many(library: Library) -> None:
    source = Random(6)
    for counter in COUNTERS:
        left, pieces = 300, []
        while left:
            pieces.append(min(left, source.choice([0, 1, 2, 3, 4, 31, 64, source.randrange(140)])))
            left -= pieces[-1]
        assert in_pieces(library, MESSAGE[:300], counter, pieces) == encrypted(MESSAGE[:300], counter)


def test_keystream(library: Library) -> None:
    """As NaCl begins a box: 32 bytes of the stream, then the message."""
    library.call("salsa20_start", library.stream, library.key, library.nonce, Wide(0))
    library.call("salsa20_keystream", library.stream, library.out, 32)
    assert library.program.read(library.out, 32) == stream(0)[:32]
    library.program.write(library.source, MESSAGE[:200])
    library.call("salsa20_update", library.stream, library.out, library.source, 200)
    assert library.program.read(library.out, 200) == encrypted(bytes(32) + MESSAGE[:200], 0)[32:]
    library.call("salsa20_wipe", library.stream)
    assert library.program.read(library.stream, STREAM_BYTES) == bytes(STREAM_BYTES)


def test_stated_stack_cycles_and_size(library: Library) -> None:
    """What the header says is what is measured, and the same for all keys and messages."""
    stated = library.variant.figures(LIBRARY / "src" / library.variant.folder / "xor_blocks.S")
    source = Random(1)
    cycles: list[int] = []
    ways = [(0, 0)] if library.variant.core == "cortex-m4f" else [(0, 0), (1, 0), (0, 2), (3, 3)]
    for to, at in ways:
        found = set()
        for data in (*EXTREMES[:5], *(source.randbytes(64) for _ in range(5))):
            one, two, five = (library.blocks(n, data, source.randbytes(320), to, at) for n in (1, 2, 5))
            assert five.cycles - two.cycles == 3 * (two.cycles - one.cycles)
            assert [one.stack, two.stack, five.stack] == stated["stack"] * 3
            found.add((one.cycles, two.cycles - one.cycles))
        ((first, more),) = found
        cycles += [first, more]
    assert cycles[:4] == stated["cycles"]
    assert cycles[4:] == stated["cycles"][2:] * (len(cycles) // 2 - 2), "whichever lies elsewhere"
    assert [library.program.symbols.function("salsa20_xor_blocks").size] == stated["code"]


def test_ceilings(library: Library) -> None:
    out, result = library.xor(MESSAGE, 0)
    assert out == reference.xor(KEY, NONCE, MESSAGE)
    assert result.cycles <= CEILING[str(library.variant)] * len(MESSAGE)
    assert library.xor(bytes(1024), 0)[1].cycles == result.cycles
    nonce = library.program.alloc(24)
    arguments = (library.out + 1, library.source, 130, library.key, nonce, Wide(0))
    if library.variant.core == "cortex-m0":
        assert library.call("xsalsa20_xor", *arguments).stack <= M0_STACK, "which uses the most"


@pytest.mark.parametrize("function", ["salsa20_xor", "xsalsa20_xor"])
def test_no_branch_and_no_address_by_a_secret(library: Library, function: str) -> None:
    made = library.program
    nonce, key, message = made.alloc(24), made.alloc(KEY), made.alloc(MESSAGE[:200])
    secret = [(key, 32), (message, 200)]
    for to in (library.out, library.out + 1):
        arguments = (to, message, 200, key, nonce, Wide(2**32 - 1))
        check = made.check(function, *arguments, secret=secret)
        assert check.flaws == ()
        assert check.secret(to, 200) == b"\xff" * 200


@pytest.mark.parametrize("variant", [variant for variant in VARIANTS if variant.flags], ids=str)
def test_no_register_of_the_fpu(variant: Variant) -> None:
    made = Library(variant)
    made.program.write(made.input, bytes(64))
    untouched_fpu(made.program, "salsa20_xor_blocks", made.out, made.source, 2, made.input)


@pytest.mark.parametrize("folder", ["armv6m", "armv7em"])
def test_source_is_what_its_script_prints(folder: str) -> None:
    committed = (LIBRARY / "src" / folder / "xor_blocks.S").read_text(encoding="utf-8")
    assert printed_by(LIBRARY / "gen" / f"xor_blocks_{folder}.py") == committed
