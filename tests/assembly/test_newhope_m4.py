"""lib/newhope on the Cortex-M4: every routine, at both ends of what it permits, against the reference."""

from __future__ import annotations

import ctypes
import hashlib
import re
import struct
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest

from tests.assembly import cores
from tests.reference import newhope as reference
from tests.reference.transcripts import Transcript, all_transcripts
from tests.unit import libraries
from tests.unit.libraries import NATURAL, NTT, NTT_SECRET, PARSES, SAMPLED, Poly
from thumbkat.virtual import CallResult

N, Q = 1024, 12289
H = 6144  # the bound of a product
HALFWORD = 32767
SCALE = -(2**32) % Q
INVERSE_SCALE = pow(SCALE, -1, Q)
SECRET = 24576  # what ntt_secret gives at most
FOLDER = libraries.LIBRARIES / "newhope" / "src" / "armv7em"
# With the registers of the FPU, without them, and as for a part that has none.
BUILDS = {
    "fpu": ("cortex-m4f",),
    "no fpu registers": ("cortex-m4f", "-DTHUMBKAT_NO_FPU"),
    "no fpu": ("cortex-m4",),
}


# --- The layouts, as newhope.h describes them


def _place(k: int) -> int:
    return 4 * (k % 2) + k // 2


def position(i: int, domain: int) -> int:
    """The halfword of coefficient i."""
    if domain == NATURAL:
        k = i // 2
        return 2 * (64 * _place(k % 8) + 8 * _place(k // 8 % 8) + _place(k // 64)) + i % 2
    return 2 * (i % 512) + i // 512


POSITIONS = [[position(i, domain) for i in range(N)] for domain in range(4)]


class Device:
    """The libraries on a core, and polynomials in its memory as signed halfwords."""

    def __init__(self, core: str, *flags: str) -> None:
        self.core = core
        self.program = cores.program(core, *flags)
        self.fpu = core == "cortex-m4f" and not flags
        self.poly, self.other, self.work, self.bytes, self.more, self.key = (
            self.program.alloc(bytes(2400)) for _ in range(6)
        )

    def call(self, name: str, *arguments: int) -> CallResult:
        return cores.preserving_call(self.program, self.core, f"newhope_{name}", *arguments)

    def put(self, values: Poly, domain: int, at: int | None = None) -> None:
        halfwords = [0] * N
        for value, place in zip(values, POSITIONS[domain], strict=True):
            halfwords[place] = value
        self.program.write(self.poly if at is None else at, struct.pack("<1024h", *halfwords))

    def get(self, domain: int) -> Poly:
        """The coefficients as they are: signed, not reduced."""
        halfwords = struct.unpack("<1024h", self.program.read(self.poly, 2048))
        return [halfwords[place] for place in POSITIONS[domain]]

    def put_secret(self, values: Poly) -> None:
        self.put(values, NTT_SECRET, self.other)


@pytest.fixture(scope="module", params=list(BUILDS.values()), ids=list(BUILDS))
def device(request: pytest.FixtureRequest) -> Device:
    return Device(*request.param)


def mod_q(values: Poly) -> Poly:
    return [value % Q for value in values]


def unscaled(secret: Poly) -> Poly:
    """What a polynomial of NTT_SECRET stands for."""
    return [value * INVERSE_SCALE % Q for value in secret]


def extremes(low: int, high: int) -> dict[str, Poly]:
    """Polynomials of a range, with all coefficients at its ends and at random."""
    random = Random(f"{low} {high}")
    return {
        "zero": [0] * N,
        "least": [low] * N,
        "greatest": [high] * N,
        "alternating": [low, high] * (N // 2),
        "halves": [low] * (N // 2) + [high] * (N // 2),
        "ends": [random.choice((low, high)) for _ in range(N)],
        "random": [random.randint(low, high) for _ in range(N)],
        "multiples of q": [random.choice(range(-(-low // Q) * Q, high + 1, Q)) for _ in range(N)],
    }


def cases(low: int, high: int) -> pytest.MarkDecorator:
    polys = extremes(low, high)
    return pytest.mark.parametrize("poly", polys.values(), ids=polys.keys())


# --- Steps


@cases(-8191, 8191)
def test_ntt(device: Device, poly: Poly) -> None:
    expected = reference.ntt(mod_q(poly))
    device.put(poly, SAMPLED)
    device.call("ntt", device.poly)
    result = device.get(NTT)
    assert mod_q(result) == expected
    assert max(map(abs, result)) <= SECRET
    device.put(poly, SAMPLED)
    device.call("ntt_secret", device.poly)
    result = device.get(NTT_SECRET)
    assert unscaled(result) == expected
    assert max(map(abs, result)) <= SECRET


@cases(-HALFWORD - 1, HALFWORD)
def test_invntt(device: Device, poly: Poly) -> None:
    device.put(poly, NTT)
    device.call("invntt", device.poly)
    result = device.get(NATURAL)
    assert mod_q(result) == reference.invntt(mod_q(poly))
    assert max(map(abs, result)) <= H


@pytest.mark.parametrize("secret", extremes(-SECRET, SECRET).values(), ids=extremes(0, Q).keys())
@cases(-HALFWORD - 1, HALFWORD)
def test_products(device: Device, poly: Poly, secret: Poly) -> None:
    expected = reference.pointwise(mod_q(poly), unscaled(secret))
    device.put_secret(secret)
    device.put(poly, NTT)
    device.call("pointwise", device.poly, device.other)
    result = device.get(NTT)
    assert mod_q(result) == expected
    assert max(map(abs, result)) <= H
    device.put(poly, NTT)
    device.call("pointwise_invntt", device.poly, device.other)
    assert mod_q(device.get(NATURAL)) == reference.invntt(expected)


def limit_and_mask(parse: str) -> tuple[int, int]:
    return (5 * Q, 0xFFFF) if parse == "5q" else (Q, 0x3FFF)


def accepted(parse: str, candidates: list[int]) -> list[int]:
    limit, mask = limit_and_mask(parse)
    return [word & mask for word in candidates if word & mask < limit]


def pieces(parse: str, count: int) -> Iterator[list[int]]:
    """Candidates that are all accepted, none of them, and a mixture with many at the borders."""
    limit, _ = limit_and_mask(parse)
    random = Random(f"{parse} {count}")
    borders = [limit - 1, limit, limit + 1, 0x4000 + Q - 1, 0xC000 + Q]
    special = [0, 0x3FFF, 0x4000, 0x7FFF, 0x8000, 0xFFFF, *borders]
    yield [limit - 1] * count
    yield [0xFFFF] * count
    yield [random.choice([*special, random.randrange(2**16)]) for _ in range(count)]


# Everything near the end of the low halves and of the polynomial, where a run no longer fits.
FIRSTS = [0, 1, 300, *range(482, 515), 600, *range(994, 1025)]
COUNTS = [*range(29), 55, 56, 57, 84, 90]
RANDOM_PAIR = (extremes(-26623, 26623)["random"], extremes(-SECRET, SECRET)["random"])


def check_accepted(device: Device, parse: str, first: int, candidates: list[int]) -> None:
    """Both routines take those that are accepted, and nothing else of the polynomial changes."""
    poly, secret = RANDOM_PAIR
    # An enum is a byte here, and its register may have anything above that.
    argument = 0xABCDEF00 | PARSES[parse]
    taken = accepted(parse, candidates)[: N - first]
    end = first + len(taken)
    # A candidate behind the last one would be accepted.
    device.program.write(device.bytes, struct.pack(f"<{len(candidates) + 1}H", *candidates, 0))
    device.put(poly, NTT)
    device.program.write(device.poly + 2048, bytes(range(64)))
    call = (device.poly, first, device.bytes, len(candidates), argument)
    assert device.call("store_accepted", *call).value == end
    result = device.get(NTT)
    assert mod_q(result[first:end]) == mod_q(taken)
    assert result[:first] + result[end:] == poly[:first] + poly[end:]
    device.put(poly, NTT)
    assert device.call("add_accepted", *call, device.other).value == end
    result = device.get(NTT)
    for i, a in zip(range(first, end), taken, strict=True):
        assert (result[i] - poly[i] - a * secret[i] * INVERSE_SCALE) % Q == 0
        assert abs(result[i] - poly[i]) <= H
    assert result[:first] + result[end:] == poly[:first] + poly[end:]
    assert device.program.read(device.poly + 2048, 64) == bytes(range(64))


@pytest.mark.parametrize("parse", reference.PARSES)
def test_accepted_from_every_first(device: Device, parse: str) -> None:
    device.put_secret(RANDOM_PAIR[1])
    for first in FIRSTS:
        for candidates in pieces(parse, 28):
            check_accepted(device, parse, first, candidates)


@pytest.mark.parametrize("parse", reference.PARSES)
def test_accepted_of_every_count(device: Device, parse: str) -> None:
    device.put_secret(RANDOM_PAIR[1])
    for count in COUNTS:
        for first in (0, 500, 512 - count % 28, 1000):
            check_accepted(device, parse, first, list(pieces(parse, count))[2])


@pytest.mark.parametrize("parse", reference.PARSES)
def test_every_candidate(device: Device, parse: str) -> None:
    """Each of the 65,536 halfwords, in runs and one by one, and in every place of a run."""
    for start in range(0, 2**16, N):
        candidates = list(range(start, start + N))
        taken = accepted(parse, candidates)
        device.program.write(device.bytes, struct.pack("<1024H", *candidates))
        device.put([1] * N, NTT)
        result = device.call("store_accepted", device.poly, 0, device.bytes, N, PARSES[parse])
        assert result.value == len(taken)
        assert mod_q(device.get(NTT)) == mod_q(taken + [1] * (N - len(taken)))
    limit, mask = limit_and_mask(parse)
    for place in range(28):
        for x in (limit - 1, limit, mask, 0x8000):
            candidates = [7] * place + [x] + [9] * (27 - place)
            device.program.write(device.bytes, struct.pack("<28H", *candidates))
            device.call("store_accepted", device.poly, 0, device.bytes, 28, PARSES[parse])
            taken = accepted(parse, candidates)
            assert mod_q(device.get(NTT)[: len(taken)]) == mod_q(taken)


@pytest.mark.parametrize("a", [0, 1, 2**15 - 1, 2**15, 5 * Q - 1])
def test_products_added_at_the_ends(device: Device, a: int) -> None:
    device.program.write(device.bytes, struct.pack("<1024H", *[a] * N))
    for e, s in [(-26623, -SECRET), (-26623, SECRET), (26623, -SECRET), (26623, SECRET)]:
        device.put([e] * N, NTT)
        device.put_secret([s] * N)
        device.call("add_accepted", device.poly, 0, device.bytes, N, 0, device.other)
        result = device.get(NTT)
        assert mod_q(result) == [(e + a * s * INVERSE_SCALE) % Q] * N
        assert max(abs(x - e) for x in result) <= H


def test_pack_of_every_halfword(device: Device) -> None:
    for start in range(-HALFWORD - 1, HALFWORD, N):
        poly = list(range(start, start + N))
        device.put(poly, NTT)
        device.call("pack", device.bytes, device.poly)
        assert device.program.read(device.bytes, 1792) == reference.pack(mod_q(poly))


@pytest.mark.parametrize(
    "packed", [b"\xff" * 1792, bytes(1792), *(Random(i).randbytes(1792) for i in range(3))]
)
def test_unpack(device: Device, packed: bytes) -> None:
    device.program.write(device.bytes, packed)
    device.call("unpack", device.poly, device.bytes)
    bits = int.from_bytes(packed, "little")
    assert device.get(NTT) == [bits >> 14 * i & 0x3FFF for i in range(N)]


@pytest.mark.parametrize("words", [0, 1, 23, 24, 25, 48, 140, 512, 577])
def test_wipe_words(device: Device, words: int) -> None:
    device.program.write(device.more, b"\xc3" * 2400)
    device.call("wipe_words", device.more + 4, 4 * words)
    left = 2396 - 4 * words
    assert device.program.read(device.more, 2400) == b"\xc3" * 4 + bytes(4 * words) + b"\xc3" * left


# --- Reconciliation

LEAST_V = -12288


@pytest.mark.parametrize("bits", [bytes(32), b"\xff" * 32, bytes(range(100, 132))], ids=["0", "1", "mixed"])
@cases(LEAST_V, HALFWORD)
def test_helprec(device: Device, poly: Poly, bits: bytes) -> None:
    check_helprec(device, poly, bits)


def check_helprec(device: Device, poly: Poly, bits: bytes) -> None:
    device.put(poly, NATURAL)
    # The bits lie anywhere, and become those of the key.
    device.program.write(device.more + 1, bits + b"\xa5")
    device.call("helprec", device.bytes, device.poly, device.more + 1)
    hint = reference.helprec(mod_q(poly), bits)
    assert device.program.read(device.bytes, 256) == hint
    assert device.program.read(device.more + 1, 33) == reference.rec(mod_q(poly), hint) + b"\xa5"


@pytest.mark.parametrize("r", [bytes(256), b"\xff" * 256, Random(3).randbytes(256)], ids=["0", "3", "random"])
@cases(-HALFWORD - 1, HALFWORD)
def test_rec(device: Device, poly: Poly, r: bytes) -> None:
    check_rec(device, poly, r)


def check_rec(device: Device, poly: Poly, r: bytes) -> None:
    device.put(poly, NATURAL)
    device.program.write(device.bytes, r)
    # The bits lie anywhere.
    device.call("rec", device.more + 1, device.poly, device.bytes)
    assert device.program.read(device.more + 1, 32) == reference.rec(mod_q(poly), r)


def test_helprec_at_the_border(device: Device) -> None:
    """Sums of distances of q - 1, q, q + 1, in all representatives."""
    random = Random(5)
    seen = set()
    for _ in range(12):
        poly = []
        for _ in range(N):
            v = (random.randrange(5) * Q + random.choice([-1, 1]) * Q // 4) // 4 + random.randrange(-2, 3)
            poly.append(random.choice([x for x in range(v % Q - Q, HALFWORD, Q) if x >= LEAST_V]))
        bits = random.randbytes(32)
        check_helprec(device, poly, bits)
        for i in range(256):
            bit = bits[i >> 3] >> (i & 7) & 1
            parts = [(4 * poly[i + 256 * j] + 2 * bit) % Q for j in range(4)]
            seen.add(sum(min(part, Q - part) for part in parts) - Q)
    assert {-1, 0, 1} <= seen


def test_rec_at_the_border(device: Device) -> None:
    """Sums of distances of 8q and the nearest on both sides, with all hints. Sums are even."""
    random = Random(11)
    seen = set()
    for _ in range(12):
        hints = [random.randrange(4) for _ in range(N)]
        poly = [0] * N
        for i in range(256):
            codes = [2 * hints[i + 256 * j] + hints[i + 768] for j in range(3)] + [hints[i + 768]]
            distance = 0
            for j in range(4):
                v = (codes[j] * Q // 8 + random.choice([-1, 1]) * (Q // 4) + random.randrange(-1, 2)) % Q
                poly[i + 256 * j] = random.choice(range(v - 2 * Q, HALFWORD, Q)[1:])
                t = (8 * v - Q * codes[j]) % (8 * Q)
                distance += min(t, 8 * Q - t)
            seen.add(distance - 8 * Q)
        r = bytes(sum(hints[i + j] << 2 * j for j in range(4)) for i in range(0, N, 4))
        check_rec(device, poly, r)
    assert {-2, 0, 2} <= seen


def halfwords() -> Iterator[int]:
    return iter(range(-HALFWORD - 1, HALFWORD + 1))


PER_V, PER_BIT = 349497, 0x2B000


def constant_of(name: str, routine: str) -> str:
    found = re.search(rf"#define {name} (.*)", (FOLDER / f"{routine}.S").read_text(encoding="utf-8"))
    assert found is not None
    return found[1]


def test_constants_of_the_reconciliation() -> None:
    assert int(constant_of("PER_V", "helprec")) == int(constant_of("PER_V", "rec")) == PER_V
    assert int(constant_of("PER_BIT", "helprec"), 0) == PER_BIT
    assert constant_of("BORDER", "helprec") == "0xac00"
    assert constant_of("BORDER", "rec") == "((1 << 30) - 5461)"


def test_floors_of_helprec() -> None:
    """Of all v and both bits: the floor, the nearest integer, and how far off the differences are."""
    error = 0.0
    for v in range(LEAST_V, HALFWORD + 1):
        for bit in (0, 1):
            x = 4 * v + 2 * bit  # over q
            p = (PER_V * v + PER_BIT * bit) % 2**32
            assert p >> 30 == x // Q % 4
            assert (p + 2**29) % 2**32 >> 30 == (2 * x + Q) // (2 * Q) % 4
            d = (p << 2) % 2**32
            d = d ^ 0xFFFFFFFF if d >> 31 else d
            distance = min(x % Q, -x % Q)
            error = max(error, abs((d >> 2) - distance * 2**30 / Q))
    # At 1 - 1 / q the sum is below the border, at 1 not.
    assert 4 * error < 0xAC00
    assert 4 * error < 2**30 / Q - 0xAC00


def test_distances_of_rec() -> None:
    """Of all v and all codes, how far off the distances are."""
    error = 0.0
    for v in halfwords():
        # What a code adds is exact, and a distance moves by no more than what it is taken of...
        d = (-PER_V * v) % 2**32
        exact = -v * 2**32 / Q
        error = max(error, abs((d - exact + 2**31) % 2**32 - 2**31))
    # ... with one unit for the complement instead of the negative, and one for each quarter that is cut off.
    total = 4 * ((error + 1) / 4 + 1)
    assert total < 5461
    assert total < 2**30 / (8 * Q) - 5461


# --- Reductions: all inputs


@pytest.fixture(scope="module")
def plantard(tmp_path_factory: pytest.TempPathFactory) -> ctypes.CDLL:
    output = tmp_path_factory.mktemp("plantard") / "plantard.so"
    source = Path(__file__).with_name("plantard.c")
    libraries.run(["gcc", "-shared", "-fPIC", "-O2", "-Wall", "-Wextra", "-Werror", "-o", output, source])
    return ctypes.CDLL(str(output))


def table_words() -> set[int]:
    text = (FOLDER / "twiddles.S").read_text(encoding="utf-8")
    return {int(word, 16) for word in re.findall(r"0x[0-9a-f]{8}", text)}


def test_committed_twiddles_are_the_scripts() -> None:
    script = libraries.LIBRARIES / "newhope" / "gen" / "twiddles_armv7em.py"
    assert libraries.run([sys.executable, script]) == (FOLDER / "twiddles.S").read_text(encoding="utf-8")


def test_constants_of_the_macros() -> None:
    text = (FOLDER / "macros.inc").read_text(encoding="utf-8")
    defined = dict(re.findall(r"#define (\w+) (\w+)", text))
    assert int(defined["Q"]) == Q
    assert int(defined["INVERSE_Q"], 0) * Q % 2**32 == 1
    assert int(defined["ROUND"]) == (2**32 + 2**16 * Q) // 2**17
    assert int(defined["ONE"], 0) == SCALE * int(defined["INVERSE_Q"], 0) % 2**32


def test_limit_of_a_product() -> None:
    """0 <= ab - p0 q + 2^16 ROUND < 2^32 for every p0, just so at the limit; and the bound of a result."""
    limit, round_ = 1_744_777_217, 38912
    assert -limit - (2**16 - 1) * Q + 2**16 * round_ == 0
    assert limit + 2**16 * round_ < 2**32
    assert (2**31 * Q + limit) // 2**32 == H
    # What the routines reduce.
    assert limit >= 2**16 * SECRET
    assert 2**16 * SECRET < 2**31
    assert limit >= 2**16 * SCALE
    assert limit >= 2**15 * (Q - 1)


def test_products_by_every_constant(plantard: ctypes.CDLL) -> None:
    """Each word of the tables with each of the 65,536 halfwords."""
    words = table_words()
    assert len(words) > 1000
    for word in words:
        # word q = -2^32 b mod q, and less than q
        multiple = word * Q % 2**32
        assert multiple < Q
        b = multiple * pow(SCALE, -1, Q) % Q
        assert plantard.wrong_multiples(word, b) == 0


def test_reductions_of_products(plantard: ctypes.CDLL) -> None:
    """Factors at the ends and some between, with all of the other side; the limit itself and beyond."""
    random = Random(2)
    for a in [0, 1, -1, 2**16, -(2**16), *(random.randrange(-(2**16), 2**16) for _ in range(200))]:
        assert plantard.wrong_products(a, -SECRET, SECRET + 1) == 0
    limit = 1_744_777_217
    for product in (limit, -limit, limit - 1, 1 - limit):
        assert (plantard.reduced(product) * 2**32 + product) % Q == 0
    beyond = range(-limit - 5_000_000, -limit - 4_980_000)
    assert any((plantard.reduced(product) * 2**32 + product) % Q for product in beyond)


def test_canonical_of_every_halfword(plantard: ctypes.CDLL) -> None:
    assert all(plantard.canonical(0x00055539, a) == a % Q for a in halfwords())


def test_the_core_computes_the_same(device: Device, plantard: ctypes.CDLL) -> None:
    """A product at the ends, on the core and in C: bit by bit, not only mod q."""
    for a, s in [(-HALFWORD - 1, SECRET), (HALFWORD, -SECRET), (HALFWORD, SECRET), (-HALFWORD - 1, -SECRET)]:
        device.put([a] * N, NTT)
        device.put_secret([s] * N)
        device.call("pointwise", device.poly, device.other)
        assert device.get(NTT) == [plantard.reduced(a * s)] * N


# --- Ranges: interval arithmetic over the source itself

MACRO = re.compile(r"^\.macro (\w+) *(.*?)\n(.*?)^\.endm", re.MULTILINE | re.DOTALL)
NAMES = re.compile(r"^(\w+) +\.req (\w+)", re.MULTILINE)
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)


INCLUDED = ("macros.inc", "product.inc")


class RangeError(Exception):
    """A halfword overflows."""


class Ranges:
    """Walks through the code of a routine once, with the greatest absolute value of a register's halves.

    All words of a pass go the same way: a pass takes the bound of all of memory and gives that of its stores.
    """

    PRIMITIVE = ("multiply", "sum_difference", "within", "twist_odd", "product_sum")
    IGNORED = ("keep", "recall", "constant", "row", "slots")

    def __init__(self, routine: str) -> None:
        shared = "".join((FOLDER / name).read_text(encoding="utf-8") for name in INCLUDED)
        text = (FOLDER / f"{routine}.S").read_text(encoding="utf-8")
        text, shared = COMMENT.sub("", text), COMMENT.sub("", shared)
        self.names = dict(NAMES.findall(text + shared))
        found = MACRO.findall(shared + text)
        self.macros = {name: (re.findall(r"\w+", arguments), body) for name, arguments, body in found}
        self.code = MACRO.sub("", text).splitlines()
        self.bound: dict[str, int] = {}
        self.loads: list[int] = []
        self.stores: list[int] = []
        self.passes: list[int] = []

    def run(self, memory: int) -> list[int]:
        """The bound after each pass."""
        self.memory = memory
        self.lines(self.code)
        return self.passes

    def lines(self, lines: list[str]) -> None:
        for line in lines:
            words = re.findall(r"[\w.#!]+", line.split("@")[0])
            if not words or words[0].startswith(("#", ".")) or line.rstrip().endswith(":"):
                continue
            self.instruction(words[0].removesuffix(".w"), [self.names.get(word, word) for word in words[1:]])

    def instruction(self, name: str, operands: list[str]) -> None:
        if name in self.macros and name not in self.PRIMITIVE + self.IGNORED:
            parameters, body = self.macros[name]
            for parameter, operand in zip(parameters, operands, strict=True):
                body = body.replace(f"\\{parameter}", operand)
            self.lines(body.splitlines())
        elif name in ("multiply", "product_sum"):
            self.bound[operands[0]] = H
            self.bound.pop(operands[2], None)
        elif name == "sum_difference":
            x, y, t = operands
            total = self.checked(self.bound[x] + self.bound[y])
            self.bound[x] = self.bound[t] = total
            del self.bound[y]
        elif name == "within":
            self.bound[operands[0]] = self.checked(self.bound[operands[0]] + H)
        elif name == "twist_odd":
            for x in operands:
                self.bound[x] = max(self.bound[x], H)
        elif name == "ldr" and operands[1] == "r0":
            self.bound[operands[0]] = self.memory
        elif name == "ldm" and operands[0] == "r0":
            for number in range(4, 8):
                self.bound[f"r{number}"] = self.memory
        elif name == "str" and operands[1].startswith("r0"):
            self.stores.append(self.bound[operands[0]])
        elif name == "stm":
            self.stores += [self.bound[f"r{number}"] for number in range(4, 8)]
        elif name == "bne":
            if self.stores:
                self.memory = max(self.stores)
                self.passes.append(self.memory)
            self.stores = []
        else:
            for operand in operands:
                self.bound.pop(operand, None)

    @staticmethod
    def checked(bound: int) -> int:
        if bound > HALFWORD:
            raise RangeError(f"{bound} is no halfword")
        return bound


def test_ranges_of_the_ntt() -> None:
    assert Ranges("ntt").run(8191) == [8191 + 3 * H, 4 * H, 4 * H]
    with pytest.raises(RangeError):
        Ranges("ntt").run(8192)


def test_ranges_of_the_inverse() -> None:
    """Any halfword, since the first layer is a product; then every pass gives back what it takes."""
    assert Ranges("invntt").run(HALFWORD + 1) == [H, H, H, H]


# --- Exchanges


TRANSCRIPTS = all_transcripts()[:12]


@pytest.mark.parametrize("transcript", TRANSCRIPTS, ids=[t.id for t in TRANSCRIPTS])
def test_transcript(device: Device, transcript: Transcript) -> None:
    t, program, parse = transcript, device.program, PARSES[transcript.parse]
    msg_a, msg_b, noise = device.bytes, device.more, device.other
    program.write(device.key, t.seed)
    program.write(noise, t.noise_a)
    device.call("keygen", device.poly, msg_a, device.work, parse, device.key, noise)
    assert hashlib.sha3_256(program.read(msg_a, 1824)).digest() == t.msg_a_hash
    secret = program.read(device.poly, 2048)
    program.write(noise, t.noise_b)
    device.call("sharedb", msg_b, device.key, device.poly, device.work, parse, msg_a, noise)
    assert hashlib.sha3_256(program.read(msg_b, 2048)).digest() == t.msg_b_hash
    assert program.read(device.key, 32) == t.key
    program.write(device.poly, secret)
    device.call("shareda", device.key, device.poly, device.work, msg_b)
    assert program.read(device.key, 32) == t.key


@pytest.mark.parametrize("message", [b"\xff" * 2048, bytes(2048), Random(8).randbytes(2048)])
def test_any_bytes_are_a_message(device: Device, message: bytes) -> None:
    noise = Random(10).randbytes(32)
    _, secret = reference.keygen("5q", bytes(32), noise)
    device.program.write(device.bytes, message)
    device.put([value * SCALE % Q for value in secret], NTT_SECRET)
    device.call("shareda", device.key, device.poly, device.work, device.bytes)
    assert device.program.read(device.key, 32) == reference.shareda(secret, message)
    device.program.write(device.other, noise)
    device.call("sharedb", device.more, device.key, device.poly, device.work, 0, device.bytes, device.other)
    expected = reference.sharedb("5q", message[:1824], noise)
    assert (device.program.read(device.more, 2048), device.program.read(device.key, 32)) == expected


@pytest.mark.parametrize("domain", [SAMPLED, NTT, NTT_SECRET, NATURAL])
def test_wire(device: Device, domain: int) -> None:
    random = Random(domain)
    values = [random.choice([0, 1, H, H + 1, Q - 1, random.randrange(Q)]) for _ in range(N)]
    wire = struct.pack("<1024H", *values)
    device.program.write(device.bytes + 1, wire)
    device.call("from_wire", device.poly, device.bytes + 1, domain)
    inside = device.get(domain)
    assert (unscaled(inside) if domain == NTT_SECRET else mod_q(inside)) == values
    assert max(map(abs, inside)) <= (H if domain == SAMPLED else Q - 1)
    device.program.write(device.bytes, bytes(2100))
    device.call("to_wire", device.bytes + 1, device.poly, domain)
    assert device.program.read(device.bytes + 1, 2048) == wire


@cases(-HALFWORD - 1, HALFWORD)
def test_wire_of_any_halfword(device: Device, poly: Poly) -> None:
    device.put(poly, NTT)
    device.call("to_wire", device.bytes, device.poly, NTT)
    assert list(struct.unpack("<1024H", device.program.read(device.bytes, 2048))) == mod_q(poly)


# --- What the headers state


@dataclass(frozen=True)
class Routine:
    """A file, one of its functions, and the arguments of the call that its header gives the cycles of."""

    file: str
    function: str
    arguments: Callable[[Device], tuple[int, ...]]


ROUTINES = [
    Routine("ntt", "ntt", lambda d: (d.poly,)),
    Routine("ntt", "ntt_secret", lambda d: (d.poly,)),
    Routine("invntt", "invntt", lambda d: (d.poly,)),
    Routine("pointwise", "pointwise", lambda d: (d.poly, d.other)),
    Routine("pointwise_invntt", "pointwise_invntt", lambda d: (d.poly, d.other)),
    Routine("store_accepted", "store_accepted", lambda d: (d.poly, 0, d.bytes, 28, 0)),
    Routine("add_accepted", "add_accepted", lambda d: (d.poly, 0, d.bytes, 28, 0, d.other)),
    Routine("pack", "pack", lambda d: (d.bytes, d.poly)),
    Routine("unpack", "unpack", lambda d: (d.poly, d.bytes)),
    Routine("helprec", "helprec", lambda d: (d.bytes, d.poly, d.more)),
    Routine("wipe_words", "wipe_words", lambda d: (d.poly, 2048)),
    Routine("rec", "rec", lambda d: (d.more, d.poly, d.bytes)),
]
CEILINGS = {
    "store_accepted": 190,
    "add_accepted": 330,
    "ntt": 27600,
    "ntt_secret": 27600,
    "pointwise_invntt": 32800,
    "pack": 5900,
    "unpack": 3500,
    "helprec": 15000,
    "rec": 8000,
}


def stated(routine: Routine, fpu: bool, what: str) -> int:
    """A figure of the header: `what: N ... , M without` where there is another one without FPU registers."""
    text = (FOLDER / f"{routine.file}.S").read_text(encoding="utf-8")
    line = re.search(rf"^ \* {what}: ([\d,]+)\b(?:.*?([\d,]+) without)?", text, re.MULTILINE)
    assert line is not None, f"{routine.file}.S does not state its {what}"
    figure = line[1] if fpu or line[2] is None else line[2]
    return int(figure.replace(",", ""))


@pytest.mark.parametrize("routine", ROUTINES, ids=[routine.function for routine in ROUTINES])
def test_stated_cycles_and_stack(device: Device, routine: Routine) -> None:
    """The same for every input, and what the header says."""
    seen = set()
    for seed in range(4):
        random = Random(seed)
        poly = [random.randint(-8191, 8191) for _ in range(N)]
        device.put(poly if seed else [0] * N, NTT)
        device.put_secret([random.randint(-SECRET, SECRET) for _ in range(N)])
        device.program.write(device.bytes, random.randbytes(2048))
        device.program.write(device.more, random.randbytes(2048))
        result = device.call(routine.function, *routine.arguments(device))
        seen.add(result.cycles)
        assert result.stack == stated(routine, device.fpu, "stack")
    assert len(seen) == 1, f"the time of {routine.function} depends on the data: {seen}"
    branch = 2 if routine.function == "ntt_secret" else 0
    assert seen == {stated(routine, device.fpu, "cycles") + branch}
    if device.fpu and routine.function in CEILINGS:
        assert max(seen) <= CEILINGS[routine.function]


@pytest.mark.parametrize("name", ["store_accepted", "add_accepted"])
def test_stated_cycles_of_14bit(device: Device, name: str) -> None:
    text = (FOLDER / f"{name}.S").read_text(encoding="utf-8")
    found = re.search(r"of 14bit (\d+)", text)
    assert found is not None
    device.program.write(device.bytes, Random(name).randbytes(56))
    result = device.call(name, device.poly, 512, device.bytes, 28, PARSES["14bit"], device.other)
    assert result.cycles == int(found[1])


def test_every_file_is_measured() -> None:
    elsewhere = {"twiddles", "noise"}  # tables; test_newhope_noise.py
    assert {path.stem for path in FOLDER.glob("*.S")} - elsewhere == {routine.file for routine in ROUTINES}
