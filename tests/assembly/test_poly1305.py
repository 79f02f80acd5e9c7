"""Poly1305 in assembly, on virtual cores, against the reference; its header figures, and its ranges."""

import re
import struct
from random import Random

import pytest

from tests.assembly.cores import VARIANTS, Variant, preserving_call, program, untouched_fpu
from tests.reference import poly1305 as reference
from tests.reference.poly1305 import CLAMP, P
from tests.reference.poly1305_cases import EXTREME_R, PUBLISHED, cases
from tests.unit.libraries import LIBRARIES
from thumbkat.virtual import CallResult, Program

LIBRARY = LIBRARIES / "poly1305" / "src"
STATE_BYTES = 72
# Cycles of a whole call for 1,024 bytes.
CEILING = {"cortex-m0": 28_160, "cortex-m4f": 2_560, "cortex-m4f-no-fpu": 2_969}

ALL_VARIANTS = pytest.mark.parametrize("variant", VARIANTS, ids=str)
BUILDS: list[tuple[str, ...]] = [
    *((variant.core, *variant.flags) for variant in VARIANTS),
    *((core, "-DTHUMBKAT_C") for core in ("cortex-m0", "cortex-m4f")),
]


class Core:
    """The library on one core."""

    def __init__(self, variant: Variant) -> None:
        self.variant = variant
        self.program: Program = program(variant.core, *variant.flags)
        self.state = self.program.alloc(STATE_BYTES)
        self.key = self.program.alloc(40)
        self.tag_at = self.program.alloc(40) + 8
        self.message = self.program.alloc(5000)

    def call(self, function: str, *arguments: int) -> CallResult:
        return preserving_call(self.program, self.variant.core, function, *arguments)

    def tag(self, key: bytes, message: bytes, offsets: tuple[int, int, int] = (0, 0, 0)) -> bytes:
        """Tag, message and key lie so far from a multiple of four."""
        out, text, secret = (
            at + offset for at, offset in zip((self.tag_at, self.message, self.key), offsets, strict=True)
        )
        self.program.write(out - 8, b"\xa5" * 32)
        self.program.write(text, message)
        self.program.write(secret, key)
        self.call("poly1305", out, text, len(message), secret)
        around = self.program.read(out - 8, 32)
        assert around[:8] == around[24:] == b"\xa5" * 8
        assert self.program.read(text, len(message)) == message
        return around[8:24]

    def blocks(self, h: int, r: int, message: bytes, pad: int = 1, offset: int = 0) -> tuple[int, CallResult]:
        """poly1305_blocks(): what h becomes, as it stands."""
        start = h.to_bytes(20, "little") + r.to_bytes(16, "little")
        rest = bytes(range(STATE_BYTES - len(start)))
        self.program.write(self.state, start + rest)
        self.program.write(self.message + offset, message)
        result = self.call("poly1305_blocks", self.state, self.message + offset, len(message) // 16, pad)
        after = self.program.read(self.state, STATE_BYTES)
        assert after[20:] == start[20:] + rest, "more than h has changed"
        return int.from_bytes(after[:20], "little"), result


@pytest.fixture(scope="module", params=VARIANTS, ids=str)
def core(request: pytest.FixtureRequest) -> Core:
    return Core(request.param)


def test_backend(core: Core) -> None:
    backend = core.program.read("poly1305_backend", 1)[0]
    assert backend == {"cortex-m0": 1, "cortex-m4f": 2}[core.variant.core]


@pytest.mark.parametrize("name", PUBLISHED)
def test_published_tags(core: Core, name: str) -> None:
    key, message, tag = PUBLISHED[name]
    assert core.tag(key, message) == tag


def test_every_length_at_every_offset(core: Core) -> None:
    """Four calls each, so that tag, message and key have each offset beside others of the others."""
    random = Random(1)
    for length in range(101):
        for offset in range(4):
            key, message = random.randbytes(32), random.randbytes(length)
            offsets = (offset + length) % 4, offset, (3 * offset + length) % 4
            assert core.tag(key, message, offsets) == reference.tag(key, message)


@pytest.mark.parametrize("length", [1024, 1023, 2049])
def test_long_messages(core: Core, length: int) -> None:
    key, message = Random(length).randbytes(32), Random(-length).randbytes(length)
    assert core.tag(key, message) == reference.tag(key, message)


def test_extremes(core: Core) -> None:
    """The greatest carries, and sums that end at p or beyond it."""
    for r, message in cases(Random(2)):
        key = r.to_bytes(16, "little") + Random(r).randbytes(16)
        assert core.tag(key, message) == reference.tag(key, message)


GREATEST_H = ((1 << 31) - 3 << 128) + (1 << 128) - 1


def test_blocks_of_any_sum(core: Core) -> None:
    """From what other pieces may have left, reduced or not, by any r, with the pad and without."""
    random = Random(3)
    sums = [0, 1, P - 1, P, (1 << 130) - 1, GREATEST_H, *map(random.getrandbits, (130, 140, 158))]
    for r in [*EXTREME_R[:8], random.getrandbits(128) & CLAMP]:
        for h in sums:
            for message in (b"\xff" * 16, bytes(16), random.randbytes(16 * random.randint(1, 4))):
                found, _ = core.blocks(h, r, message, offset=random.randrange(4))
                assert found < 1 << 159
                assert found % P == reference.evaluate(r, message, h)
            found, _ = core.blocks(h, r, message[:16], pad=0)
            assert found % P == (h + int.from_bytes(message[:16], "little")) * r % P


@pytest.mark.parametrize("count", range(1, 26))
def test_any_number_of_blocks(core: Core, count: int) -> None:
    random = Random(count)
    message = random.randbytes(16 * count)
    found, _ = core.blocks(h := random.getrandbits(130), r := random.getrandbits(128) & CLAMP, message)
    assert found % P == reference.evaluate(r, message, h)


def test_pieces(core: Core) -> None:
    random = Random(4)
    for _ in range(20):
        key = random.randbytes(32)
        pieces = [random.randbytes(random.choice([0, 1, 15, 16, 17, 40])) for _ in range(random.randrange(9))]
        core.program.write(core.key, key)
        core.call("poly1305_init", core.state, core.key)
        for piece in pieces:
            core.program.write(core.message + 3, piece)
            core.call("poly1305_update", core.state, core.message + 3, len(piece))
        core.call("poly1305_final", core.state, core.tag_at)
        assert core.program.read(core.tag_at, 16) == reference.tag(key, b"".join(pieces))
        assert core.program.read(core.state, STATE_BYTES) == bytes(STATE_BYTES)


@pytest.mark.parametrize("where", ["message", "key"])
def test_the_tag_may_lie_over_what_is_read(core: Core, where: str) -> None:
    key, message = Random(5).randbytes(32), Random(6).randbytes(75)
    for offset in (0, 1, 8, 16):
        core.program.write(core.message, message)
        core.program.write(core.key, key)
        out = (core.message if where == "message" else core.key) + offset
        core.call("poly1305", out, core.message, len(message), core.key)
        assert core.program.read(out, 16) == reference.tag(key, message)


def test_verify(core: Core) -> None:
    key, message = Random(7).randbytes(32), Random(8).randbytes(33)
    tag = int.from_bytes(reference.tag(key, message), "little")
    core.program.write(core.message, message)
    core.program.write(core.key, key)
    for wrong in (0, 1, 1 << 7, 1 << 63, 1 << 64, 1 << 127, (1 << 128) - 1):
        core.program.write(core.tag_at, (tag ^ wrong).to_bytes(16, "little"))
        result = core.call("poly1305_verify", core.tag_at, core.message, len(message), core.key)
        assert result.signed == (-1 if wrong else 0)


# Figures


def test_stated_figures_of_blocks(core: Core) -> None:
    """What the header says is what is measured, and the same for all keys and messages."""
    stated = core.variant.figures(LIBRARY / core.variant.folder / "blocks.S")
    counts = [(1, 0), (2, 0), (3, 0), (1, 1), (2, 1), (3, 1)]
    measured: dict[tuple[int, int], set[int]] = {}
    stack = set()
    for seed in range(5):
        for count, offset in counts:
            random = Random(seed)
            message = random.randbytes(16 * count) if seed else b"\xff" * 16 * count
            r = random.getrandbits(128) & CLAMP if seed else CLAMP
            _, result = core.blocks(random.getrandbits(130), r, message, offset=offset)
            measured.setdefault((count, offset), set()).add(result.cycles)
            stack.add(result.stack)
    cycles = {key: found.pop() for key, found in measured.items() if len(found) == 1}
    assert len(cycles) == len(counts), "not the same for all"
    if core.variant.folder == "armv6m":
        shown = [
            *(cycles[1, 0], cycles[2, 0] - cycles[1, 0]),
            *(cycles[1, 1], cycles[2, 1] - cycles[1, 1]),
        ]
        assert cycles[3, 0] - cycles[2, 0] == shown[1]
        assert cycles[3, 1] - cycles[2, 1] == shown[3]
    else:
        shown = [cycles[1, 0], cycles[2, 0]]
    assert shown == stated["cycles"]
    assert [max(stack)] == stated["stack"]
    assert [core.program.symbols.function("poly1305_blocks").size] == stated["code"]


@pytest.mark.parametrize("variant", VARIANTS[1:], ids=str)
def test_stated_figures_of_the_m4(variant: Variant) -> None:
    made = Core(variant)
    stated = variant.figures(LIBRARY / "armv7em" / "poly1305.S")
    results = [
        made.call("poly1305", made.tag_at, made.message, length, made.key) for length in (16, 1024, 4096)
    ]
    assert [result.cycles for result in results] == stated["cycles"]
    assert [max(result.stack for result in results)] == stated["stack"]
    assert [made.program.symbols.function("poly1305").size] == stated["code"]

    stated = variant.figures(LIBRARY / "armv7em" / "run.S")
    few, more = (made.blocks(1, CLAMP, bytes(16 * count))[1].cycles for count in (9, 17))
    assert [more - few] == stated["cycles"]
    assert [made.program.symbols.function("poly1305_run").size] == stated["code"]


def test_ceiling(core: Core) -> None:
    """The whole call for 1,024 bytes, which takes the same time for all keys and messages."""
    found = set()
    for seed in range(3):
        random = Random(seed)
        core.program.write(core.key, random.randbytes(32) if seed else b"\xff" * 32)
        core.program.write(core.message, random.randbytes(1024) if seed else b"\xff" * 1024)
        result = core.call("poly1305", core.tag_at, core.message, 1024, core.key)
        found.add(result.cycles)
        assert result.stack <= 600
    assert len(found) == 1
    assert found.pop() <= CEILING[str(core.variant)]


def test_figures_of_the_page(core: Core) -> None:
    rows = {"cortex-m0": "Cortex-M0", "cortex-m4f": "Cortex-M4F", "cortex-m4f-no-fpu": "the same without .*"}
    page = (LIBRARIES / "poly1305" / "README.md").read_text(encoding="utf-8")
    shown = rf"^\| {rows[str(core.variant)]} \| (.*?) \| (.*?) \| .*? \| (.*?) bytes \| (.*?) bytes \|$"
    row = re.search(shown, page, re.MULTILINE)
    assert row is not None
    result = core.call("poly1305", core.tag_at, core.message, 1024, core.key)
    parts = [one for one in core.program.symbols.functions if one.name.startswith("poly1305")]
    code = sum(one.size for one in parts)
    measured = f"{result.cycles:,}", f"{result.cycles / 1024:.1f}", f"{code:,}", str(result.stack)
    assert row.groups() == measured
    if core.variant.folder == "armv6m":
        few = core.call("poly1305", core.tag_at, core.message, 16, core.key).cycles
        assert f"(16 bytes: {few:,} cycles)" in " ".join(page.split())


@pytest.mark.parametrize("variant", [variant for variant in VARIANTS if variant.flags], ids=str)
def test_no_register_of_the_fpu(variant: Variant) -> None:
    made = Core(variant)
    untouched_fpu(made.program, "poly1305", made.tag_at, made.message, 100, made.key)


# Secrets


@pytest.mark.parametrize("build", BUILDS, ids=" ".join)
def test_nothing_depends_on_a_secret(build: tuple[str, ...]) -> None:
    """No branch, no address and no time: of key and message, in one call and in pieces."""
    traces = set()
    for seed in (1, 2):
        random = Random(seed)
        made = program(*build)
        key, message, tag = made.alloc(random.randbytes(32)), made.alloc(random.randbytes(70)), made.alloc(16)
        secret = [(key, 32), (message, 70)]
        state = made.alloc(STATE_BYTES)
        checks = [made.check("poly1305", tag, message, 70, key, secret=secret)]
        checks.append(made.check("poly1305_verify", tag, message, 70, key, secret=[*secret, (tag, 16)]))
        assert "r0" in checks[1].left, "the answer depends on the key"
        checks.append(made.check("poly1305_init", state, key, secret=secret))
        for start, length in ((0, 3), (3, 40), (43, 27)):
            piece = (state, STATE_BYTES - 20), (state + 56, 16), *secret
            checks.append(made.check("poly1305_update", state, message + start, length, secret=piece))
        checks.append(made.check("poly1305_final", state, tag, secret=[(state, 52), (state + 56, 16)]))
        assert not any(checks[-1].secret(state, STATE_BYTES))
        assert [check.flaws for check in checks] == [()] * len(checks)
        traces.add(tuple((check.result.cycles, check.trace) for check in checks))
    assert len(traces) == 1


# Ranges, by the arithmetic of the headers


def words(value: int) -> list[int]:
    return [value >> 32 * i & 0xFFFFFFFF for i in range(4)]


def test_ranges_of_the_m4() -> None:
    """The greatest h4 < 2^31 and r: no column overflows 64 bits, and the next h4 is below 2^31 - 2."""
    full, most = 0xFFFFFFFF, (1 << 31) - 1
    r = words(CLAMP)
    assert all(one % 4 == 0 for one in r[1:])
    s = [one + (one >> 2) for one in r]
    q = 5 * (most >> 2)
    assert q <= full
    columns = [
        q * r[0] + full * (r[0] + s[3] + s[2] + s[1]),
        most * s[1] + full * (r[1] + r[0] + s[3] + s[2]),
        most * s[2] + full * (r[2] + r[1] + r[0] + s[3]),
        most * s[3] + full * (r[3] + r[2] + r[1] + r[0]),
    ]
    carry = 0
    for column in columns:
        total = column + carry + full
        assert total < 1 << 64
        carry = total >> 32
    assert 3 * r[0] + carry + 1 < most - 2


def test_ranges_of_the_m0() -> None:
    """The greatest limbs: every sum fits a word, with what is added before it is taken apart, and after the
    last carry the limbs are as they were."""
    limit = 1 << 32
    low = [(1 << 13) - 1] * 5
    limbs = [CLAMP >> 26 * i & (1 << 26) - 1 for i in range(5)]
    half = (1 << 13) - 1
    # Any r below the clamp: the greatest halves of each limb, whichever bits they are.
    r_low, r_high = [half] * 4 + [limbs[4] & half], [half] * 4 + [limbs[4] >> 13]
    excess = 321

    def convolution(u: list[int], v: list[int]) -> list[int]:
        return [sum(u[i] * v[(k - i) % 5] * (1 if i <= k else 5) for i in range(5)) for k in range(5)]

    high = [half + excess, *low[1:]]
    vl, vh = convolution(low, r_low), convolution(high, r_high)
    cross = [a + b for a, b in zip(convolution(low, r_high), convolution(high, r_low), strict=True)]
    a = [vl[0] + 5 * vh[4], *(vl[k] + vh[k - 1] for k in range(1, 5))]
    # What a block, or the h of a state, adds to the limbs.
    added = (1 << 26) - 1
    carry = 0
    for k in range(5):
        total = a[k] + added + (1 << 24 if k == 4 else 0) + carry
        assert total < limit
        carry = total >> 13
        assert cross[k] + carry < limit
        carry = cross[k] + carry >> 13
    assert carry < 1 << 19
    assert (half + 5 * carry) >> 13 <= excess
    # The first block meets h instead, whose fifth word is below 2^31.
    first = added + 5 * ((1 << 31) - 1 >> 2) + added
    assert first < limit
    for limb in range(5):
        total = (first if limb == 0 else 2 * added + (1 << 24)) + carry
        assert total < limit
        carry = total >> 26
    assert 5 * carry + half >> 13 <= excess


def test_ranges_of_c() -> None:
    """Ten limbs of 13 bits, the first with a little more: a sum and its carry fit a word."""
    half = (1 << 13) - 1
    h = [half + 5 * 3, *([half] * 9)]
    carry = 0
    for k in range(10):
        total = carry + sum(h[i] * half * (1 if i <= k else 5) for i in range(10))
        assert total < 1 << 32
        carry = total >> 13
    assert (half + 5 * carry >> 13) + half < 1 << 14


def test_header_of_the_state(core: Core) -> None:
    """The order of its members, which the assembly relies on."""
    h, r, s = 3, CLAMP, (1 << 128) - 2
    content = h.to_bytes(20, "little") + r.to_bytes(16, "little") + s.to_bytes(16, "little") + bytes(20)
    core.program.write(core.state, content)
    core.call("poly1305_final", core.state, core.tag_at)
    assert core.program.read(core.tag_at, 16) == struct.pack("<QQ", 1, 0)
