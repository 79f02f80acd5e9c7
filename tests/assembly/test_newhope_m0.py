"""lib/newhope in assembly for the Cortex-M0, on a virtual core: against the reference, and its ranges.

A test of a routine writes the lanes of its polynomials itself, so that it reaches both ends of the range
which the routine's header permits.
"""

import hashlib
import itertools
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random

import pytest

from tests.assembly import cores
from tests.reference import newhope as reference
from tests.reference.transcripts import Transcript, all_transcripts
from tests.unit import libraries
from tests.unit.libraries import NATURAL, NTT, NTT_SECRET, PARSES, SAMPLED, Poly
from thumbkat.virtual import CallResult, Program

CORE = "cortex-m0"
N, Q = 1024, 12289
WORD = 2**32
LIBRARY = libraries.LIBRARIES / "newhope"
SOURCES = LIBRARY / "src" / "armv6m"
SCALE = -WORD % Q  # of NTT_SECRET
DOMAINS = (SAMPLED, NTT, NTT_SECRET, NATURAL)

# Permitted lanes, from the headers.
SAMPLED_LANES = (24_576, 40_959)
NOISE_LANES = (3 * Q - 16, 3 * Q + 16)
ANY_LANES = (0, 65_535)
SECRET_LANES = (0, 24_577)
ADDED_TO_LANES = (12_289, 65_535)
HELPREC_LANES = (0, 32_767)
REC_LANES = (0, 49_151)
# And what comes out.
NTT_LANES = (16_385, 61_439)
NATURAL_LANES = (6_145, 18_433)
NOISE = 16

# The ceilings of the product, in cycles.
CEILING = {
    "ntt": 61_000,
    "pointwise_invntt": 82_000,
    "pack": 12_000,
    "unpack": 6_000,
    "helprec": 38_000,
    "rec": 24_000,
}


def random_lanes(seed: object, lanes: tuple[int, int]) -> Poly:
    random = Random(str(seed))
    return [random.randint(*lanes) for _ in range(N)]


def extreme_lanes(seed: object, lanes: tuple[int, int]) -> Poly:
    """Each coefficient at one end."""
    random = Random(str(seed))
    return [random.choice(lanes) for _ in range(N)]


def polys(lanes: tuple[int, int], seed: object = 0) -> Iterator[Poly]:
    """Random ones, and all combinations of the ends that a layer of a transform can meet."""
    for number in range(3):
        yield random_lanes((seed, number), lanes)
    yield extreme_lanes(seed, lanes)
    for end in lanes:
        yield [end] * N
    for bit in range(10):
        yield [lanes[i >> bit & 1] for i in range(N)]
    # The signs of a whole transform: parities of some bits of the index.
    for mask in (0x3FF, 0x155, 0x2AA, 0x0F3):
        yield [lanes[(i & mask).bit_count() & 1] for i in range(N)]


def mod_q(values: Poly) -> Poly:
    return [value % Q for value in values]


def reversed9(k: int) -> int:
    return int(f"{k:09b}"[::-1], 2)


# Where coefficient i lies.
HALVES = [2 * (i % 512) + i // 512 for i in range(N)]
PAIRS = [2 * reversed9(i // 2) + i % 2 for i in range(N)]


@dataclass
class Core:
    """The library in a core's memory, and buffers for its arguments."""

    program: Program

    def place(self, data: bytes) -> int:
        """A new buffer with rubbish behind it."""
        return self.program.alloc(data + b"\xa5" * 16)

    def poly(self, values: Poly, places: list[int] = HALVES) -> int:
        halfwords = [0] * N
        for value, place in zip(values, places, strict=True):
            halfwords[place] = value
        return self.place(b"".join(value.to_bytes(2, "little") for value in halfwords))

    def values(self, poly: int, places: list[int] = HALVES) -> Poly:
        data = self.bytes(poly, 2 * N)
        return [int.from_bytes(data[2 * place : 2 * place + 2], "little") for place in places]

    def bytes(self, where: int, length: int) -> bytes:
        data = self.program.read(where, length + 16)
        assert data[length:] == b"\xa5" * 16, "written behind the buffer"
        return data[:length]

    def call(self, function: str, *arguments: int) -> CallResult:
        return cores.preserving_call(self.program, CORE, f"newhope_{function}", *arguments)


@pytest.fixture
def core() -> Core:
    return Core(cores.program(CORE))


def within(values: Poly, lanes: tuple[int, int]) -> bool:
    return lanes[0] <= min(values) and max(values) <= lanes[1]


# --- The routines


def test_backend(core: Core) -> None:
    assert core.program.read("newhope_backend", 1) == b"\x01"


@pytest.mark.parametrize(
    ("routine", "scale", "permitted", "lanes"),
    [("ntt", 1, SAMPLED_LANES, NTT_LANES), ("ntt_secret", SCALE, NOISE_LANES, SECRET_LANES)],
    ids=["ntt", "secret"],
)
def test_ntt(
    core: Core, routine: str, scale: int, permitted: tuple[int, int], lanes: tuple[int, int]
) -> None:
    for values in polys(permitted):
        poly = core.poly(values)
        core.call(routine, poly)
        result = core.values(poly)
        assert mod_q(result) == [scale * x % Q for x in reference.ntt(mod_q(values))]
        assert within(result, lanes)


def test_invntt(core: Core) -> None:
    for values in polys(ANY_LANES):
        poly = core.poly(values)
        core.call("invntt", poly)
        result = core.values(poly, PAIRS)
        assert mod_q(result) == reference.invntt(mod_q(values))
        assert within(result, NATURAL_LANES)


def products() -> Iterator[tuple[Poly, Poly]]:
    yield from zip(polys(ANY_LANES), polys(SECRET_LANES, 1), strict=True)
    for a in ANY_LANES:
        for s in SECRET_LANES:
            yield [a] * N, [s] * N


def product(a: Poly, s: Poly) -> Poly:
    return [x * y * pow(SCALE, -1, Q) % Q for x, y in zip(a, s, strict=True)]


def test_pointwise(core: Core) -> None:
    for a, s in products():
        poly, secret = core.poly(a), core.poly(s)
        core.call("pointwise", poly, secret)
        result = core.values(poly)
        assert mod_q(result) == product(a, s)
        assert within(result, (0, Q))
        assert core.values(secret) == s


def test_pointwise_invntt(core: Core) -> None:
    for a, s in products():
        poly, secret = core.poly(a), core.poly(s)
        core.call("pointwise_invntt", poly, secret)
        result = core.values(poly, PAIRS)
        assert mod_q(result) == reference.invntt(product(a, s))
        assert within(result, NATURAL_LANES)
        assert core.values(secret) == s


def test_inverse_of_its_whole_range(core: Core) -> None:
    """Layers 2 to 10 on their own, with lanes that the first layer hardly ever gives."""
    half = pow(2, -1, Q)
    for values in polys((2 * Q, 3 * Q)):
        poly = core.poly(values)
        core.call("inverse", poly)
        sums, differences = values[:512], values[512:]
        left = [(x + y) * half % Q for x, y in zip(sums, differences, strict=True)]
        right = [(x - y) * half % Q for x, y in zip(sums, differences, strict=True)]
        result = core.values(poly, PAIRS)
        assert mod_q(result) == reference.invntt(left + right)
        assert within(result, NATURAL_LANES)


def test_pack(core: Core) -> None:
    for values in [*polys(ANY_LANES), [min(Q * (i // 3) + i % 3 - 1, 65535) % 65536 for i in range(N)]]:
        packed = core.place(bytes(1792))
        core.call("pack", packed, core.poly(values))
        assert core.bytes(packed, 1792) == reference.pack(values)


def test_unpack(core: Core) -> None:
    for packed in [Random(1).randbytes(1792), bytes(1792), b"\xff" * 1792, bytes(range(256)) * 7]:
        poly = core.place(bytes(2048))
        core.call("unpack", poly, core.place(packed))
        assert mod_q(core.values(poly)) == reference.unpack(packed)


def constant_of(name: str, routine: str) -> str:
    found = re.search(rf"#define {name} (.*)", (SOURCES / f"{routine}.S").read_text(encoding="utf-8"))
    assert found is not None
    return found[1]


BORDERS = [Q // 8 * j + offset for j in range(9) for offset in (-1, 0, 1, 2)]
EIGHTHS = [1536 * j + offset for j in range(9) for offset in range(-4, 6)]


def test_helprec(core: Core) -> None:
    random = Random(2)
    cases = list(polys(HELPREC_LANES)) + list(polys(NATURAL_LANES))
    cases += [[random.choice(BORDERS) + Q for _ in range(N)] for _ in range(6)]
    # Quadruples whose distance is just 1, where each of the four is near a quarter.
    cases += [
        [Q + Q // 16 * random.choice((1, 3, 5, 7)) + random.randint(-2, 2) for _ in range(N)]
        for _ in range(6)
    ]
    for values in cases:
        for bits in (random.randbytes(32), b"\0" * 32, b"\xff" * 32):
            r, both = core.place(bytes(256)), core.place(bits)
            core.call("helprec", r, core.poly(values, PAIRS), both)
            hint = reference.helprec(mod_q(values), bits)
            assert core.bytes(r, 256) == hint
            assert core.bytes(both, 32) == reference.rec(mod_q(values), hint)


def test_rec(core: Core) -> None:
    random = Random(3)
    cases = list(polys(REC_LANES))
    cases += [[random.choice(EIGHTHS) + Q for _ in range(N)] for _ in range(6)]
    # The distances add up to about 1.
    for _ in range(12):
        near = [random.randrange(6145) for _ in range(3)]
        near.append((Q - sum(near)) % 6145)
        cases.append([near[i // 256] * random.choice((1, -1)) + 1536 * (i % 8) + Q for i in range(N)])
        cases[-1] = [
            min(max(value + random.randint(-1, 1), REC_LANES[0]), REC_LANES[1]) for value in cases[-1]
        ]
    for values in cases:
        for r in (random.randbytes(256), b"\0" * 256, b"\xff" * 256):
            bits = core.place(bytes(32))
            core.call("rec", bits, core.poly(values, PAIRS), core.place(r))
            assert core.bytes(bits, 32) == reference.rec(mod_q(values), r)


def test_rec_at_the_border(core: Core) -> None:
    """Sums of distances of 8q and the nearest on both sides, with all hints. Sums are even."""
    random = Random(11)
    seen = set()
    for _ in range(12):
        hints = [random.randrange(4) for _ in range(N)]
        values = [0] * N
        for i in range(256):
            codes = [2 * hints[i + 256 * j] + hints[i + 768] for j in range(3)] + [hints[i + 768]]
            distance = 0
            for j in range(4):
                v = (codes[j] * Q // 8 + random.choice([-1, 1]) * (Q // 4) + random.randrange(-1, 2)) % Q
                values[i + 256 * j] = random.choice(range(v, REC_LANES[1] + 1, Q))
                t = (8 * v - Q * codes[j]) % (8 * Q)
                distance += min(t, 8 * Q - t)
            seen.add(distance - 8 * Q)
        r = bytes(sum(hints[i + j] << 2 * j for j in range(4)) for i in range(0, N, 4))
        bits = core.place(bytes(32))
        core.call("rec", bits, core.poly(values, PAIRS), core.place(r))
        assert core.bytes(bits, 32) == reference.rec(mod_q(values), r)
    assert {-2, 0, 2} <= seen


def accepted(parse: str, candidates: Poly) -> Poly:
    if parse == "5q":
        return [x for x in candidates if x < 5 * Q]
    return [x & 0x3FFF for x in candidates if x & 0x3FFF < Q]


def halfwords(values: Poly) -> bytes:
    return b"".join(value.to_bytes(2, "little") for value in values)


LIMITS = [5 * Q - 1, 5 * Q, 65535, 0, Q - 1, Q, Q + 0x4000 - 1, Q + 0x8000, 0xFFFF]
PLACES = [0, 1, 483, 484, 485, 500, 511, 512, 513, 996, 1000, 1023]


@pytest.mark.parametrize("parse", PARSES)
def test_accepted_candidates(core: Core, parse: str) -> None:
    """From everywhere in the polynomial, also over the end of the low lanes and of the whole; any number."""
    random = Random(4)
    before = random_lanes(5, ADDED_TO_LANES)
    secret_values = random_lanes(6, SECRET_LANES)
    secret = core.poly(secret_values)
    for first in PLACES:
        for count in {0, 1, 7, 8, 9, 28, random.randrange(100)}:
            candidates = [
                random.choice([random.randrange(65536), random.choice(LIMITS)]) for _ in range(count)
            ]
            taken = accepted(parse, candidates)[: N - first]
            stored, added, source = core.poly(before), core.poly(before), core.place(halfwords(candidates))
            result = core.call("store_accepted", stored, first, source, count, PARSES[parse])
            assert result.value == first + len(taken)
            assert core.values(stored) == before[:first] + taken + before[first + len(taken) :]
            result = core.call("add_accepted", added, first, source, count, PARSES[parse], secret)
            assert result.value == first + len(taken)
            products = [0] * first + product(taken, secret_values[first : first + len(taken)])
            expected = list(before)
            for i in range(first, first + len(taken)):
                expected[i] += products[i]
            assert mod_q(core.values(added)) == mod_q(expected)


@pytest.mark.parametrize("e", ADDED_TO_LANES)
@pytest.mark.parametrize("a", [0, 1, 5 * Q - 1])
@pytest.mark.parametrize("s", SECRET_LANES)
def test_products_added_at_the_ends(core: Core, e: int, a: int, s: int) -> None:
    poly = core.poly([e] * N)
    core.call("add_accepted", poly, 0, core.place(halfwords([a] * N)), N, 0, core.poly([s] * N))
    result = core.values(poly)
    assert mod_q(result) == mod_q([e + x for x in product([a] * N, [s] * N)])
    assert max(result) <= e


@pytest.mark.parametrize("domain", DOMAINS)
def test_wire(core: Core, domain: int) -> None:
    """There and back, and into the range that the routines take."""
    lanes = {
        SAMPLED: SAMPLED_LANES,
        NTT: ADDED_TO_LANES,
        NTT_SECRET: SECRET_LANES,
        NATURAL: NATURAL_LANES,
    }[domain]
    places = PAIRS if domain == NATURAL else HALVES
    every = [(12 * N + i) % Q for i in range(N)]
    for values in [*([(N * j + i) % Q for i in range(N)] for j in range(13)), every]:
        wire, poly = core.place(halfwords(values)), core.place(bytes(2048))
        core.call("from_wire", poly, wire, domain)
        inside = core.values(poly, places)
        scale = SCALE if domain == NTT_SECRET else 1
        assert mod_q(inside) == [scale * value % Q for value in values]
        assert within(inside, lanes)
        back = core.place(bytes(2048))
        core.call("to_wire", back, poly, domain)
        assert core.bytes(back, 2048) == halfwords(values)


def test_to_wire_is_canonical(core: Core) -> None:
    for domain in (SAMPLED, NTT, NATURAL):
        places = PAIRS if domain == NATURAL else HALVES
        for values in polys(ANY_LANES):
            wire = core.place(bytes(2048))
            core.call("to_wire", wire, core.poly(values, places), domain)
            assert core.bytes(wire, 2048) == halfwords(mod_q(values))


@pytest.mark.parametrize("words", [0, 1, 31, 32, 33, 59, 60, 61, 140, 512, 577])
def test_wipe_words(core: Core, words: int) -> None:
    memory = core.place(b"\xc3" * 2400)
    core.call("wipe_words", memory + 4, 4 * words)
    assert core.bytes(memory, 2400) == b"\xc3" * 4 + bytes(4 * words) + b"\xc3" * (2396 - 4 * words)


# --- Whole exchanges


@pytest.mark.parametrize("transcript", all_transcripts(), ids=lambda one: one.id)
def test_transcript(core: Core, transcript: Transcript) -> None:
    parse = PARSES[transcript.parse]
    seed, noise_a, noise_b = (
        core.place(data) for data in (transcript.seed, transcript.noise_a, transcript.noise_b)
    )
    secret, secret_b, work = (
        core.place(bytes(2048)),
        core.place(bytes(2048)),
        core.place(bytes(libraries.WORK_BYTES)),
    )
    msg_a, msg_b = core.place(bytes(1824)), core.place(bytes(2048))
    key_a, key_b = core.place(bytes(32)), core.place(bytes(32))
    core.call("keygen", secret, msg_a, work, parse, seed, noise_a)
    core.call("sharedb", msg_b, key_b, secret_b, work, parse, msg_a, noise_b)
    core.call("shareda", key_a, secret, work, msg_b)
    assert hashlib.sha3_256(core.bytes(msg_a, 1824)).digest() == transcript.msg_a_hash
    assert hashlib.sha3_256(core.bytes(msg_b, 2048)).digest() == transcript.msg_b_hash
    assert core.bytes(key_a, 32) == core.bytes(key_b, 32) == transcript.key
    assert core.bytes(secret, 2048) == core.bytes(secret_b, 2048) == bytes(2048)
    assert core.bytes(work, libraries.WORK_BYTES) == bytes(libraries.WORK_BYTES)


# --- What the headers state


def calls(core: Core, seed: int) -> dict[str, Callable[[], CallResult]]:
    """A call of every routine, with secrets of their own."""
    sampled = core.poly(random_lanes((seed, 1), SAMPLED_LANES))
    noise = core.poly(random_lanes((seed, 7), NOISE_LANES))
    secret = core.poly(random_lanes((seed, 2), SECRET_LANES))
    any_poly = core.poly(random_lanes((seed, 3), ANY_LANES))
    added_to = core.poly(random_lanes((seed, 4), ADDED_TO_LANES))
    inverse = core.poly(random_lanes((seed, 5), (2 * Q, 3 * Q)))
    natural = core.poly(random_lanes((seed, 6), HELPREC_LANES))
    bits = core.place(Random(seed).randbytes(32))
    r = core.place(Random(seed).randbytes(256))
    packed = core.place(Random(seed).randbytes(1792))
    candidates = core.place(halfwords([Random(seed).randrange(5 * Q) for _ in range(28)]))
    out = core.place(bytes(2048))
    return {
        "ntt": lambda: core.call("ntt", sampled),
        "ntt_secret": lambda: core.call("ntt_secret", noise),
        "invntt": lambda: core.call("invntt", any_poly),
        "inverse": lambda: core.call("inverse", inverse),
        "pointwise": lambda: core.call("pointwise", any_poly, secret),
        "pointwise_invntt": lambda: core.call("pointwise_invntt", any_poly, secret),
        "pack": lambda: core.call("pack", out, any_poly),
        "unpack": lambda: core.call("unpack", out, packed),
        "helprec": lambda: core.call("helprec", out, natural, bits),
        "rec": lambda: core.call("rec", out, natural, r),
        "store_accepted": lambda: core.call("store_accepted", out, 0, candidates, 28, 0),
        "wipe_words": lambda: core.call("wipe_words", any_poly, 2048),
        "add_accepted": lambda: core.call("add_accepted", added_to, 0, candidates, 28, 0, secret),
    }


# The NTT's layers need a frame that their callers make; the noise has a test file of its own.
ROUTINES = sorted({path.stem for path in SOURCES.glob("*.S")} - {"twiddles", "ntt_layers", "noise"})


@pytest.mark.parametrize("routine", ROUTINES)
def test_stated(routine: str) -> None:
    """Stack, cycles and bytes as the header says; the same cycles whatever the secrets are."""
    stated = cores.stated(SOURCES / f"{routine}.S")
    measured = []
    for seed in range(4):
        measured.append(calls(Core(cores.program(CORE)), seed)[routine]())
    assert {(result.cycles, result.stack) for result in measured} == {(stated.cycles, stated.stack)}
    assert measured[0].cycles <= CEILING.get(routine, 100_000)


def sizes() -> dict[str, int]:
    listed = libraries.run(["arm-none-eabi-nm", "-S", cores.image(CORE)])
    lines = (line.split() for line in listed.splitlines())
    return {line[3]: int(line[1], 16) for line in lines if len(line) == 4}


@pytest.mark.parametrize("routine", [*ROUTINES, "ntt_layers"])
def test_stated_bytes(routine: str) -> None:
    text = (SOURCES / f"{routine}.S").read_text(encoding="utf-8")
    found = re.search(r"bytes: ([\d,]+)", text)
    assert found is not None
    assert int(found[1].replace(",", "")) == sizes()[f"newhope_{routine}"]


def test_committed_twiddles_are_the_scripts() -> None:
    script = LIBRARY / "gen" / "twiddles_armv6m.py"
    printed = subprocess.run([sys.executable, script], capture_output=True, text=True, check=True).stdout
    assert (SOURCES / "twiddles.S").read_text(encoding="utf-8") == printed


# --- Range arguments: each reduction over all its inputs, in the arithmetic of the routines


def plantard_bounds(greatest: int, high: int) -> tuple[int, int]:
    """Least and greatest x that a product p <= greatest may have with h = high: x = (p + m q) / 2^32."""
    least = -(-(high * 2**16 * Q) // WORD)
    return least, (greatest + (high * 2**16 + 65535) * Q) // WORD


PRODUCTS = {
    "a constant": 65_535 * (Q - 1),
    "the last layer of the inverse": 67_583 * (Q - 1),
    "the first layer of the inverse": (65_535 + 6 * Q) * SCALE,
    "two coefficients": 65_535 * 24_577,
    "the sum of two products": 2 * 65_535 * 24_577,
    "a difference of two products": 65_535 * 24_577 + (65_535 * 24_577 // Q + 1) * Q,
}


@pytest.mark.parametrize("greatest", PRODUCTS.values(), ids=PRODUCTS.keys())
def test_products_of_all_high_halves(greatest: int) -> None:
    """floor(-h q / 2^16) is -x for every h: there is no other integer between the bounds of x."""
    for high in range(2**16):
        least, most = plantard_bounds(greatest, high)
        assert most <= least == -(-high * Q >> 16)
        assert most < least or 0 <= least <= Q
    if greatest < 2**30:
        for high in range(-(2**15), 2**15):
            least, most = plantard_bounds(greatest, high)
            assert most <= least == -(-high * Q >> 16)
            assert most < least or -6144 <= least <= 6144


def test_products_keep_their_bound() -> None:
    limit = WORD - 1 - (2**16 - 1) * Q
    assert max(PRODUCTS.values()) <= limit


def test_products_beyond_their_bound_would_be_wrong() -> None:
    limit = WORD - 1 - (2**16 - 1) * Q

    def unsure(greatest: int) -> bool:
        bounds = (plantard_bounds(greatest, high) for high in range(2**16))
        return any(least < most for least, most in bounds)

    assert not unsure(limit)
    assert unsure(limit + 1)


def reduce(x: int) -> int:
    return x - (x >> 14) * Q


def test_reduction_of_all_halfwords() -> None:
    reduced = [reduce(x) for x in range(2**16)]
    assert [x % Q for x in reduced] == [x % Q for x in range(2**16)]
    assert min(reduced) == 0
    assert max(reduced) == 28_668
    assert max(reduced[: 3 * 2**14]) == 24_573


def test_canonical_forms_of_all_halfwords() -> None:
    """Of pack."""
    factor = SCALE * pow(Q, -1, WORD) % WORD
    assert f"#define FACTOR 0x{factor:08x} " in (SOURCES / "pack.S").read_text(encoding="utf-8")
    for x in range(2**16):
        assert (((factor * x % WORD) >> 16) + 1) * Q >> 16 == x % Q


def test_quotients_of_all_halfwords() -> None:
    """Of helprec."""
    for x in range(2**16):
        assert (43_687 * x + 2**27) >> 28 == (4 * x + Q) // (2 * Q) <= 15


def test_distance_of_helprec() -> None:
    """What one quarter adds, for all y, and the border of the sum."""
    for y in range(2**16):
        n = (4 * y + Q) // (2 * Q)
        error = 2 * y - n * Q
        lane = 8191 - error
        negative = lane >> 13
        assert negative == (error < 0)
        assert n >= negative
        assert (lane ^ negative * 0x3FFF) - negative == 8191 - abs(error)
    for total in range(4 * 6144 + 1):
        assert (4 * 8191 - total + 12_292) >> 15 == (total < Q)


def test_distances_of_rec() -> None:
    """Of all v, how far off the distances are; what a code takes off is exact."""
    per_v = int(constant_of("PER_V", "rec"))
    assert constant_of("BORDER", "rec") == "((1 << 30) - 5461)"
    error = max(abs(per_v * v - v * WORD / Q) for v in range(REC_LANES[1] + 1))
    # One unit for the complement instead of the negative, and one for each quarter that is cut off.
    total = 4 * ((error + 1) / 4 + 1)
    assert total < 5353 < 5461
    assert total < 2**30 / (8 * Q) - 5461


# --- Range arguments: intervals over whole layers

Lanes = tuple[int, int]


def checked(low: int, high: int) -> Lanes:
    assert low >= 0, f"a lane may be {low}"
    assert high < 2**16, f"a lane may be {high}"
    return low, high


def layer(left: Lanes, right: Lanes) -> Lanes:
    """A butterfly: its right side is a product, whatever it was."""
    checked(*right)
    return checked(left[0] - 6144, left[1] + 6144)


def reduced(lanes: Lanes, multiple: int) -> Lanes:
    """Of all values, plus a multiple of q."""
    values = [reduce(x) for x in range(lanes[0], lanes[1] + 1)]
    return checked(min(values) + multiple * Q, max(values) + multiple * Q)


def forward(multiples: dict[int, int], layers: int, *begin: Lanes) -> list[Lanes]:
    """After each layer; `multiples` has those of q that are added where the left side is reduced."""
    lanes = list(begin)
    for number in range(len(begin), layers + 1):
        left = reduced(lanes[-1], multiples[number]) if number in multiples else lanes[-1]
        lanes.append(layer(left, lanes[-1]))
    return lanes


# After layer 1 of newhope_ntt_noise_layers.
SCALED_NOISE = (2 * Q - NOISE * (108 + 25), 2 * Q + NOISE * (108 + 25))


def test_layer_1_of_noise() -> None:
    """Both lanes in one product, with all neighbours of either sign and at the ends."""
    assert (108 * pow(7, 512, Q) - 25) % Q == 0
    for_sum = (2 * Q - 133 * 3 * Q) * 0x10001
    for_difference = (2 * Q - 83 * 3 * Q) * 0x10001
    some = (-NOISE, -1, 0, 1, NOISE)
    for x_low, x_high, y_low, y_high in itertools.product(some, repeat=4):
        x, y = (3 * Q * 0x10001 + low + (high << 16) for low, high in ((x_low, x_high), (y_low, y_high)))
        for result, sign in (((108 * x + 25 * y + for_sum), 1), ((108 * x - 25 * y + for_difference), -1)):
            lanes = (result & 0xFFFF, result >> 16 & 0xFFFF)
            assert lanes == tuple(
                2 * Q + 108 * a + sign * 25 * b for a, b in ((x_low, y_low), (x_high, y_high))
            )
            assert all(SCALED_NOISE[0] <= lane <= SCALED_NOISE[1] for lane in lanes)


def test_ranges_of_the_ntt() -> None:
    lanes = forward({5: 1, 7: 2, 9: 2}, 10, SAMPLED_LANES)
    assert lanes[4] == (0, 65_535)
    assert lanes[5] == (6_145, 47_101)
    assert lanes[6] == (1, 53_245)
    assert lanes[7] == (18_435, 55_295)
    assert lanes[8] == (12_291, 61_439)
    assert lanes[9] == (22_529, 55_295)
    assert lanes[10] == NTT_LANES


def test_ranges_of_the_secret_ntt() -> None:
    lanes = forward({5: 1, 7: 2}, 9, NOISE_LANES, SCALED_NOISE)
    assert lanes[1] == (22_450, 26_706)
    assert lanes[4] == (4_018, 45_138)
    assert lanes[5] == (10_163, 38_993)
    assert lanes[6] == (4_019, 45_137)
    assert lanes[7] == (22_453, 51_281)
    assert lanes[8] == (16_309, 57_425)
    assert lanes[9] == (10_165, 63_569)
    assert checked(Q - 2 * 6144, Q + 2 * 6144) == (1, SECRET_LANES[1])


def test_ranges_of_the_inverse() -> None:
    lanes = [(0, 0), (2 * Q, 3 * Q)]
    for number in range(2, 10):
        left = reduced(lanes[-1], 1) if number in (6, 8) else lanes[-1]
        lanes.append(layer(left, lanes[-1]))
    assert lanes[5] == (2, 61_443)
    assert lanes[6] == (6_147, 43_009)
    assert lanes[7] == (3, 49_153)
    assert lanes[8] == (6_148, 43_006)
    assert lanes[9] == (4, 49_150)
    left = checked(lanes[9][0] + Q, lanes[9][1] + Q)
    # From here on in 32 bits, and as products by constants: PRODUCTS has the greatest.
    assert left[0] - 6144 >= 0
    assert left[1] + 6144 == 67_583
    assert (Q - 6144, Q + 6144) == NATURAL_LANES


@pytest.mark.parametrize("without", [5, 7, 9])
def test_ranges_of_the_ntt_need_each_reduction(without: int) -> None:
    multiples = {5: 1, 7: 2, 9: 2}
    del multiples[without]
    with pytest.raises(AssertionError, match="a lane may be"):
        forward(multiples, 10, SAMPLED_LANES)


@pytest.mark.parametrize("without", [5, 7])
def test_ranges_of_the_secret_ntt_need_each_reduction(without: int) -> None:
    multiples = {5: 1, 7: 2}
    del multiples[without]
    with pytest.raises(AssertionError, match="a lane may be"):
        forward(multiples, 9, NOISE_LANES, SCALED_NOISE)


def test_ranges_between_the_routines() -> None:
    """What one leaves, the next takes."""
    assert NOISE_LANES == (3 * Q - NOISE, 3 * Q + NOISE)
    assert SAMPLED_LANES[0] <= NOISE_LANES[0] <= NOISE_LANES[1] <= SAMPLED_LANES[1]
    assert ADDED_TO_LANES[0] <= NTT_LANES[0]
    noisy = (NATURAL_LANES[0] - NOISE, NATURAL_LANES[1] + NOISE)
    for lanes in (REC_LANES, HELPREC_LANES):
        assert lanes[0] <= noisy[0] <= noisy[1] <= lanes[1]
    assert NATURAL_LANES[0] <= Q <= NATURAL_LANES[1]  # a polynomial that is zero, before noise is added
