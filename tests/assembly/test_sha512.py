"""sha512_compress() in assembly, and the hash over it, on virtual cores, against the reference."""

import hashlib
from random import Random

import pytest

from tests.assembly.cores import VARIANTS, Variant, preserving_call, printed_by, program, untouched_fpu
from tests.reference import sha512 as reference
from tests.unit.libraries import LIBRARIES, swapped
from tests.unit.vector_files import NIST, monte_carlo
from thumbkat.vectors import read
from thumbkat.virtual import CallResult, Program

LIBRARY = LIBRARIES / "sha512"
CEILING = {"cortex-m0": 160, "cortex-m4f": 65, "cortex-m4f-no-fpu": 68}  # cycles a byte
STACK = {"cortex-m0": 400, "cortex-m4f": 500, "cortex-m4f-no-fpu": 500}
STATE_BYTES, BLOCK_BYTES = 208, 128
LONGEST = 1024

# "abc", padded.
PUBLISHED = b"abc\x80" + bytes(123) + b"\x18"
PUBLISHED_DIGEST = bytes.fromhex(
    "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
    "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f"
)


class Hash:
    """The routines on one core."""

    def __init__(self, variant: Variant) -> None:
        self.variant = variant
        self.program: Program = program(variant.core, *variant.flags)
        self.guard = bytes(range(16))
        self.word = self._guarded(64)
        self.schedule = self._guarded(BLOCK_BYTES)
        self.digest = self._guarded(68)
        self.message = self.program.alloc(LONGEST + 8)

    def _guarded(self, size: int) -> int:
        """Memory with rubbish around it that must stay."""
        at = self.program.alloc(size + 32, align=16) + 16
        self.program.write(at - 16, self.guard)
        self.program.write(at + size, self.guard)
        return at

    def _untouched(self, at: int, size: int) -> None:
        assert self.program.read(at - 16, 16) == self.guard == self.program.read(at + size, 16)

    def compress(
        self, state: bytes, blocks: bytes, offset: int = 0, *, in_place: bool = False
    ) -> tuple[bytes, CallResult]:
        at = self.schedule if in_place else self.message + offset
        self.program.write(self.word, swapped(state))
        self.program.write(at, blocks)
        arguments = (self.word, self.schedule, at, len(blocks) // BLOCK_BYTES)
        result = preserving_call(self.program, self.variant.core, "sha512_compress", *arguments)
        self._untouched(self.word, 64)
        self._untouched(self.schedule, BLOCK_BYTES)
        assert in_place or self.program.read(at, len(blocks)) == blocks
        return swapped(self.program.read(self.word, 64)), result

    def hash(self, message: bytes, offset: int = 0) -> tuple[bytes, CallResult]:
        self.program.write(self.message + offset, message)
        arguments = (self.digest + offset, self.message + offset, len(message))
        result = preserving_call(self.program, self.variant.core, "sha512", *arguments)
        self._untouched(self.digest, 68)
        return self.program.read(self.digest + offset, 64), result

    def pieces(self, message: bytes, cuts: list[int]) -> bytes:
        state = self._guarded(STATE_BYTES)
        self.program.call("sha512_init", state)
        for start, end in zip([0, *cuts], [*cuts, len(message)], strict=True):
            self.program.write(self.message + start % 4, message[start:end])
            self.program.call("sha512_update", state, self.message + start % 4, end - start)
        self.program.call("sha512_final", state, self.digest)
        self._untouched(state, STATE_BYTES)
        assert self.program.read(state, STATE_BYTES) == bytes(STATE_BYTES)
        return self.program.read(self.digest, 64)


@pytest.fixture(scope="module", params=VARIANTS, ids=str)
def core(request: pytest.FixtureRequest) -> Hash:
    return Hash(request.param)


def expected(state: bytes, blocks: bytes) -> bytes:
    for at in range(0, len(blocks), BLOCK_BYTES):
        state = reference.compress(state, blocks[at : at + BLOCK_BYTES])
    return state


EXTREMES = [
    (bytes(64), bytes(128)),
    (b"\xff" * 64, b"\xff" * 128),
    (bytes(64), b"\xff" * 128),
    (b"\xff" * 64, bytes(128)),
    (b"\x80" + bytes(63), b"\x7f" + b"\xff" * 127),
    # Sums whose lower half carries, and whose does not.
    ((bytes(4) + b"\xff" * 4) * 8, (bytes(7) + b"\x01") * 16),
    ((b"\xff" * 4 + bytes(4)) * 8, (bytes(4) + b"\xff" * 4) * 16),
]


def test_backend(core: Hash) -> None:
    backend = core.program.read("sha512_backend", 1)[0]
    assert backend == {"cortex-m0": 1, "cortex-m4f": 2}[core.variant.core]


def test_published_block(core: Hash) -> None:
    assert core.compress(reference.START, PUBLISHED)[0] == PUBLISHED_DIGEST


def test_random_blocks(core: Hash) -> None:
    source = Random(20)
    for _ in range(30):
        state, blocks = source.randbytes(64), source.randbytes(128)
        assert core.compress(state, blocks)[0] == expected(state, blocks)


def test_extreme_blocks(core: Hash) -> None:
    for state, blocks in EXTREMES:
        assert core.compress(state, blocks)[0] == expected(state, blocks)


def test_every_byte_of_the_input(core: Hash) -> None:
    """One at a time, so that a word in the wrong place or a wrong rotation shows."""
    for at in range(64 + 128):
        data = (1 << 8 * at + at % 8).to_bytes(64 + 128, "little")
        assert core.compress(data[:64], data[64:])[0] == expected(data[:64], data[64:])


@pytest.mark.parametrize("count", [2, 3, 8])
def test_blocks_in_a_row_at_any_address(core: Hash, count: int) -> None:
    source = Random(count)
    for offset in range(4):
        state, blocks = source.randbytes(64), source.randbytes(128 * count)
        assert core.compress(state, blocks, offset)[0] == expected(state, blocks)


def test_a_block_may_be_the_room_for_the_schedule(core: Hash) -> None:
    state, block = Random(1).randbytes(64), Random(2).randbytes(128)
    assert core.compress(state, block, in_place=True)[0] == expected(state, block)


def test_every_length_around_a_block(core: Hash) -> None:
    source = Random(30)
    for length in (*range(0, 100, 7), *range(104, 136), *range(232, 264, 3), 300):
        message = source.randbytes(length)
        assert core.hash(message, length % 4)[0] == hashlib.sha512(message).digest()


@pytest.mark.verify
def test_every_length_and_address(core: Hash) -> None:
    source = Random(31)
    for length in range(301):
        for offset in range(4):
            message = source.randbytes(length)
            assert core.hash(message, offset)[0] == hashlib.sha512(message).digest()


@pytest.mark.verify
@pytest.mark.parametrize("name", ["ShortMsg", "LongMsg"])
def test_nist_messages(core: Hash, name: str) -> None:
    for vector in read(NIST / "SHA2" / f"SHA512{name}.rsp", "sha512"):
        message = vector.inputs["message"]
        assert isinstance(message, bytes)
        cuts = list(range(LONGEST, len(message), LONGEST))
        assert core.pieces(message, cuts) == vector.outputs["digest"], vector.source


@pytest.mark.verify
def test_nist_monte_carlo(core: Hash) -> None:
    for vector in read(NIST / "SHA2" / "SHA512Monte.rsp", "sha512")[:10]:
        found = monte_carlo(vector, lambda message: core.hash(message)[0])
        assert found == vector.outputs["digest"], vector.source


def test_pieces(core: Hash) -> None:
    source = Random(40)
    for _ in range(12):
        message = source.randbytes(source.randrange(700))
        cuts = sorted(source.randint(0, len(message)) for _ in range(source.randrange(6)))
        assert core.pieces(message, cuts) == hashlib.sha512(message).digest()


@pytest.mark.parametrize("limit", [2**29, 2**32, 2**64, 2**96])
def test_long_messages(core: Hash, limit: int) -> None:
    """A hash that has seen almost so many bytes goes on beyond."""
    source = Random(limit)
    start, seen = source.randbytes(64), limit - 77
    rest, piece = source.randbytes(seen % 128), source.randbytes(200)
    at = core.program.alloc(STATE_BYTES)
    core.program.write(at, swapped(start) + rest.ljust(128, b"\xee") + seen.to_bytes(16, "little"))
    core.program.write(core.message, piece)
    core.program.call("sha512_update", at, core.message, len(piece))
    core.program.call("sha512_final", at, core.digest)
    found = core.program.read(core.digest, 64)
    assert found == reference.finish(start, seen + len(piece), rest + piece)


def test_stated_stack_cycles_and_size(core: Hash) -> None:
    """What the header says is what is measured, and the same for all inputs."""
    stated = core.variant.figures(LIBRARY / "src" / core.variant.folder / "compress.S")
    source = Random(1)
    inputs = [*EXTREMES, *((source.randbytes(64), source.randbytes(128)) for _ in range(10))]
    measured = [core.compress(*data)[1] for data in inputs]
    assert [max(result.stack for result in measured)] == stated["stack"]
    block, once, *unaligned = stated["cycles"]
    assert {result.cycles for result in measured} == {block + once}
    for count in (2, 5):
        assert core.compress(bytes(64), bytes(128 * count))[1].cycles == count * block + once
    # At odd addresses, and at the even ones that are no word's; the M0 loads bytes at any of these.
    odd, even = unaligned if len(unaligned) == 2 else unaligned * 2
    for offset, more in ((1, odd), (2, even), (3, odd)):
        cycles = core.compress(bytes(64), bytes(256), offset)[1].cycles
        assert cycles == 2 * (block + more) + once
    assert [core.program.symbols.function("sha512_compress").size] == stated["code"]


def test_ceilings(core: Hash) -> None:
    """Of a long message, and of one of 1,024 bytes with all that is around its blocks."""
    name = str(core.variant)
    short, long = core.hash(bytes(512))[1], core.hash(bytes(1024))[1]
    assert (long.cycles - short.cycles) / 512 <= CEILING[name]
    assert long.cycles / 1024 <= CEILING[name]
    assert max(short.stack, long.stack, core.hash(bytes(200))[1].stack) <= STACK[name]


def test_the_page_has_these_figures(core: Hash) -> None:
    """The library's README.md, by its rows."""
    text = (LIBRARY / "README.md").read_text(encoding="utf-8")
    column = 1 + [str(variant) for variant in VARIANTS].index(str(core.variant))
    rows = [[cell.strip() for cell in line.split("|")[1:]] for line in text.splitlines() if line[:1] == "|"]
    cells = {row[0]: row[column] for row in rows if len(row) > 3}
    short, long, longer = (core.hash(bytes(length))[1] for length in (64, 1024, 1024 - 128))
    code = core.program.symbols.function("sha512_compress").size
    assert cells["a block of 128 bytes"] == f"{long.cycles - longer.cycles:,}"
    assert cells["a byte of a long message"] == f"{(long.cycles - longer.cycles) / 128:.1f}"
    assert cells["64 bytes in one call"] == f"{short.cycles:,}"
    assert cells["1,024 bytes in one call"] == f"{long.cycles:,}"
    assert cells["code of the compression, and its constants"] == f"{code:,} + 640 bytes"
    assert cells["stack of `sha512`, the state included"] == f"{max(short.stack, long.stack)} bytes"


def test_equal_cycles_for_equal_lengths(core: Hash) -> None:
    source = Random(3)
    for length in (0, 5, 119, 130):
        messages = [bytes(length), b"\xff" * length, *(source.randbytes(length) for _ in range(3))]
        assert len({core.hash(message)[1].cycles for message in messages}) == 1


@pytest.mark.parametrize("offset", [0, 1])
def test_nothing_depends_on_the_message(core: Hash, offset: int) -> None:
    """No branch and no address; and the digest does, so that secrets were followed."""
    core.program.write(core.message + offset, Random(5).randbytes(200))
    arguments = (core.digest, core.message + offset, 200)
    check = core.program.check("sha512", *arguments, secret=[(core.message + offset, 200)])
    assert check.flaws == ()
    assert check.secret(core.digest, 64) == b"\xff" * 64


@pytest.mark.parametrize("variant", [variant for variant in VARIANTS if variant.flags], ids=str)
def test_no_register_of_the_fpu(variant: Variant) -> None:
    made = Hash(variant)
    untouched_fpu(made.program, "sha512", made.digest, made.message, 200)


@pytest.mark.parametrize("folder", ["armv6m", "armv7em"])
def test_source_is_what_its_script_prints(folder: str) -> None:
    committed = (LIBRARY / "src" / folder / "compress.S").read_text(encoding="utf-8")
    assert printed_by(LIBRARY / "gen" / f"compress_{folder}.py") == committed
