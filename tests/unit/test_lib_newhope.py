"""lib/newhope, compiled for this machine, against the reference and transcripts of other implementations."""

import ctypes
import hashlib
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.reference import newhope as reference
from tests.reference.transcripts import Transcript, all_transcripts
from tests.unit import libraries
from tests.unit.libraries import NewHope, Poly

N, Q = 1024, 12289
SECRET_LIMIT = 3 * 2**14
INVERSE_Q, R2, SCALE = range(3)

EXTREMES: dict[str, Poly] = {
    "zero": [0] * N,
    "one": [1] * N,
    "greatest": [Q - 1] * N,
    "middle": [Q // 2] * N,
    "above the middle": [Q // 2 + 1] * N,
    "alternating": [0, Q - 1] * (N // 2),
    "halves": [0] * (N // 2) + [Q - 1] * (N // 2),
    "first": [1] + [0] * (N - 1),
    "last": [0] * (N - 1) + [Q - 1],
}


def random_poly(seed: object, limit: int = Q) -> Poly:
    random = Random(str(seed))
    return [random.randrange(limit) for _ in range(N)]


def mod_q(values: Poly) -> Poly:
    return [value % Q for value in values]


def hint_and_key(v: Poly, bits: bytes) -> tuple[bytes, bytes]:
    """What helprec gives: the bits are those that rec finds."""
    r = reference.helprec(v, bits)
    return r, reference.rec(v, r)


POLYS = {**EXTREMES, **{f"random {seed}": random_poly(seed) for seed in range(4)}}
each_poly = pytest.mark.parametrize("poly", POLYS.values(), ids=POLYS.keys())

# --- Arithmetic: all inputs


@pytest.fixture(scope="module")
def table() -> list[int]:
    """The committed twiddles, as text."""
    text = (libraries.LIBRARIES / "newhope" / "src" / "twiddles.c").read_text(encoding="utf-8")
    return [int(word) for word in text[text.index("{") + 1 : text.index("}")].split(",") if word.strip()]


def test_backend_is_c(newhope_c: NewHope) -> None:
    assert newhope_c.backend == 0


def test_constants(compiled: ctypes.CDLL) -> None:
    assert compiled.window_constant(INVERSE_Q) * Q % 2**16 == 2**16 - 1
    assert compiled.window_constant(R2) == 2**32 % Q
    assert compiled.window_constant(SCALE) * N % Q == 2**16 % Q


def test_committed_twiddles_are_the_scripts() -> None:
    script = libraries.LIBRARIES / "newhope" / "gen" / "twiddles.py"
    printed = libraries.run([sys.executable, script])
    assert printed == (script.parents[1] / "src" / "twiddles.c").read_text(encoding="utf-8")


def test_twiddles_and_their_inverses(table: list[int]) -> None:
    """The definition, and the symmetry by which one table serves both directions."""
    assert len(table) == N - 1
    for m in (1 << layer for layer in range(10)):
        layer = [w * pow(2**16, -1, Q) % Q for w in table[m - 1 : 2 * m - 1]]
        assert layer == [pow(7, (2 * k + 1) * (N // (2 * m)), Q) for k in range(m)]
        assert all(layer[k] * -layer[m - 1 - k] % Q == 1 for k in range(m))


def test_reductions_of_all_16_bit_values(compiled: ctypes.CDLL) -> None:
    reduced = [compiled.window_reduce(a) for a in range(2**16)]
    assert all(result % Q == a % Q for a, result in enumerate(reduced))
    assert max(reduced) == 28668
    assert max(reduced[:SECRET_LIMIT]) == 24573
    assert max(reduced[: 4 * Q - 1]) == 24573  # the sums of the inverse
    assert all(compiled.window_quotient(a) == a // Q for a in range(2**16))
    assert all(compiled.window_canonical(a) == a % Q for a in range(2**16))


def test_products_by_every_constant(compiled: ctypes.CDLL, table: list[int]) -> None:
    """Each twiddle and each other constant, with each of the 65,536 first factors."""
    constants = {*table, compiled.window_constant(R2), compiled.window_constant(SCALE)}
    assert max(constants) < Q
    assert [b for b in constants if compiled.window_wrong_products(b, b + 1) != 0] == []


def test_montgomery_of_all_low_halves(compiled: ctypes.CDLL) -> None:
    """The multiple of q depends on the product's low half alone; the high half is added to what comes out."""
    for low in range(2**16):
        assert compiled.window_multiply(low, 1) * 2**16 % Q == low % Q


def test_greatest_products(compiled: ctypes.CDLL) -> None:
    """The ends of the range that arithmetic.h permits, where the sum is closest to 2^32."""
    top = 2**16 - Q
    assert compiled.window_wrong_products(top - 64, top + 1) == 0
    assert (2**16 - 1) * top + (2**16 - 1) * Q < 2**32
    # What wrong_products counts: 65,535 times 2^16 leaves 32 bits.
    assert compiled.window_wrong_products(2**16 - 1, 2**16) > 0


@pytest.mark.verify
def test_all_products(compiled: ctypes.CDLL) -> None:
    """Every product of a coefficient and a secret coefficient: 3.2 * 10^9."""
    step = 1024
    for first in range(0, SECRET_LIMIT, step):
        assert compiled.window_wrong_products(first, first + step) == 0


def test_product_bounds(compiled: ctypes.CDLL) -> None:
    """Of poly.c: the exact product, and the sums that it and the noise enter."""
    once = (2**16 - 1) * (SECRET_LIMIT - 1) // 2**16 + Q
    twice = once * compiled.window_constant(R2) // 2**16 + Q
    assert once < 2**16
    assert twice < 2 * Q  # what the inverse takes
    assert 28668 + twice < 2**16
    assert 28668 + Q + 16 < 2**16


def build_ranges(folder: Path, *flags: str) -> Path:
    program = folder / "ranges"
    source = Path(__file__).with_name("lib_newhope_ranges.cpp")
    private = f"-I{libraries.LIBRARIES / 'newhope' / 'src'}"
    strict = ["-std=c++17", "-O1", "-Wall", "-Wextra", "-Werror"]  # -O2 takes longer than it saves
    libraries.run(["g++", *strict, *flags, private, *libraries.INCLUDES, "-o", program, source])
    return program


def test_ranges_of_all_layers(tmp_path: Path) -> None:
    """By interval arithmetic over the source itself: nothing overflows, and each range is closed."""
    program = build_ranges(tmp_path)
    lines = libraries.run([program, str(2**16 - 1), str(2 * Q - 1)]).splitlines()
    bounds = {name: int(value) for name, value in (line.split() for line in lines)}
    assert bounds["ntt"] < SECRET_LIMIT
    assert bounds["inverse"] <= 12313
    assert bounds["invntt"] <= 12313
    with pytest.raises(libraries.CompilerError, match="a difference is negative"):
        libraries.run([program, "0", str(2 * Q + 1)])


def test_ranges_need_the_reductions(tmp_path: Path) -> None:
    program = build_ranges(tmp_path, "-DWITHOUT_REDUCTION")
    with pytest.raises(libraries.CompilerError, match="a coefficient leaves 16 bits"):
        libraries.run([program, str(Q - 1), "0"])
    with pytest.raises(libraries.CompilerError, match="a coefficient leaves 16 bits"):
        libraries.run([program, "0", str(2 * Q - 1)])


# --- Steps: the reference


@each_poly
def test_ntt(newhope_c: NewHope, poly: Poly) -> None:
    expected = reference.ntt(poly)
    assert newhope_c.ntt(poly) == expected
    assert newhope_c.ntt_secret(poly) == expected


@each_poly
def test_invntt(newhope_c: NewHope, poly: Poly) -> None:
    assert newhope_c.invntt(poly) == reference.invntt(poly)


@each_poly
def test_inverse_directly_after(newhope_c: NewHope, poly: Poly) -> None:
    assert newhope_c.invntt_of_ntt(poly) == reference.bit_reversed(poly)


@pytest.mark.parametrize("secret", POLYS.values(), ids=POLYS.keys())
@each_poly
def test_products(newhope_c: NewHope, poly: Poly, secret: Poly) -> None:
    expected = reference.pointwise(poly, secret)
    assert newhope_c.pointwise(poly, secret) == expected
    assert newhope_c.pointwise_invntt(poly, secret) == reference.invntt(expected)


@pytest.mark.parametrize(
    ("e", "a", "s"),
    [
        (0, 0, 0),
        (2**16 - 1, 5 * Q - 1, SECRET_LIMIT - 1),
        (Q - 1, Q - 1, Q - 1),
    ],
)
def test_multiply_add_at_the_ends(newhope_c: NewHope, e: int, a: int, s: int) -> None:
    assert newhope_c.multiply_add([e] * N, [a] * N, [s] * N, 0) == [(e + a * s) % Q] * N


@given(seed=st.integers(), first=st.integers(0, N), length=st.integers(0, N))
@settings(max_examples=30)
def test_multiply_add_of_a_part(newhope_c: NewHope, seed: int, first: int, length: int) -> None:
    e, s = random_poly(seed, 2**16), random_poly(seed + 1, SECRET_LIMIT)
    a = random_poly(seed + 2, 5 * Q)[: min(length, N - first)]
    expected = [*e]
    for i, value in enumerate(a):
        expected[first + i] += value * s[first + i]
    assert newhope_c.multiply_add(e, a, s, first) == mod_q(expected)


@pytest.mark.parametrize(
    "wide",
    [[2**16 - 1] * N, [0, 2**16 - 1] * (N // 2), random_poly("wide", 2**16)],
    ids=["greatest", "alternating", "random"],
)
def test_whole_range_of_coefficients(newhope_c: NewHope, wide: Poly) -> None:
    """In C any representative below 2^16 will do; a secret's are below 3 * 2^14."""
    v, noise, bits, r = mod_q(wide), bytes(range(32)), bytes(range(32)), Random(1).randbytes(256)
    secret = [min(value, SECRET_LIMIT - 1) for value in wide]
    product = reference.pointwise(v, mod_q(secret))
    assert newhope_c.ntt(wide) == reference.ntt(v)
    assert newhope_c.invntt(wide) == reference.invntt(v)
    assert newhope_c.invntt_of_ntt(wide) == reference.bit_reversed(v)
    assert newhope_c.pointwise(wide, secret) == product
    assert newhope_c.pointwise_invntt(wide, secret) == reference.invntt(product)
    assert newhope_c.pack(wide) == reference.pack(v)
    assert newhope_c.helprec(wide, bits) == hint_and_key(v, bits)
    assert newhope_c.rec(wide, r) == reference.rec(v, r)
    assert newhope_c.add_noise(wide, noise) == reference.add(v, reference.noise(noise, 2))


SEEDS = [bytes(32), b"\xff" * 32, *[Random(seed).randbytes(32) for seed in range(6)]]


@pytest.mark.parametrize("parse", reference.PARSES)
@pytest.mark.parametrize("seed", SEEDS, ids=range(len(SEEDS)))
def test_uniform(newhope_c: NewHope, parse: str, seed: bytes) -> None:
    assert newhope_c.uniform(parse, seed) == reference.uniform(parse, seed)


def test_uniform_in_13_and_in_14_blocks(newhope_c: NewHope) -> None:
    """Both lengths that occur under 5q: the last block is used in part, or entered for a few coefficients."""
    seen = set()
    for number in range(12):
        seed = bytes([number]) * 32
        stream = hashlib.shake_128(seed).digest(13 * 168)
        accepted = sum(int.from_bytes(stream[i : i + 2], "little") < 5 * Q for i in range(0, len(stream), 2))
        seen.add(accepted >= N)
        assert newhope_c.uniform("5q", seed) == reference.uniform("5q", seed)
    assert seen == {True, False}


@pytest.mark.parametrize("word", [Q - 1, Q, 5 * Q - 1, 5 * Q])
@pytest.mark.parametrize(("parse", "mask"), [("5q", 0xFFFF), ("14bit", 0x3FFF)])
def test_uniform_at_the_limit(newhope_c: NewHope, parse: str, mask: int, word: int) -> None:
    """A seed whose stream has the greatest candidate that is accepted, or the least that is not."""

    def has_word(seed: bytes) -> bool:
        stream = hashlib.shake_128(seed).digest(2 * N)
        return any(
            int.from_bytes(stream[i : i + 2], "little") & mask == word & mask for i in range(0, 2 * N, 2)
        )

    seed = next(seed for seed in (number.to_bytes(32, "big") for number in range(10000)) if has_word(seed))
    assert newhope_c.uniform(parse, seed) == reference.uniform(parse, seed)


@pytest.mark.parametrize("parse", reference.PARSES)
@pytest.mark.parametrize("seed", SEEDS, ids=range(len(SEEDS)))
def test_uniform_product(newhope_c: NewHope, parse: str, seed: bytes) -> None:
    """Block by block, and not a coefficient too many of the last block."""
    e, s = random_poly("e"), random_poly("s")
    expected = reference.add(e, reference.pointwise(reference.uniform(parse, seed), s))
    assert newhope_c.add_uniform_product(e, s, parse, seed) == expected


@pytest.mark.parametrize("index", [0, 1, 2])
@pytest.mark.parametrize("seed", SEEDS, ids=range(len(SEEDS)))
def test_noise(newhope_c: NewHope, seed: bytes, index: int) -> None:
    assert newhope_c.noise(seed, index) == reference.noise(seed, index)


@pytest.mark.parametrize(
    "words",
    [[0], [0xFFFFFFFF], [0xFFFF], [0xFFFF0000], [1 << bit for bit in range(32)]],
    ids=["none", "all", "low half", "high half", "each alone"],
)
def test_samples_at_the_ends(compiled: ctypes.CDLL, words: list[int]) -> None:
    """Words that no seed at hand gives: all bits of a half, and each bit alone."""
    for word in words:
        expected = (word & 0xFFFF).bit_count() - (word >> 16).bit_count()
        assert compiled.window_sample(word) == Q + expected


@pytest.mark.parametrize("seed", SEEDS, ids=range(len(SEEDS)))
def test_rec_bits(newhope_c: NewHope, seed: bytes) -> None:
    assert newhope_c.rec_bits(seed) == reference.rec_bits(seed)


@each_poly
@pytest.mark.parametrize("bits", [bytes(32), b"\xff" * 32, bytes(range(100, 132))], ids=["0", "1", "mixed"])
def test_helprec(newhope_c: NewHope, poly: Poly, bits: bytes) -> None:
    assert newhope_c.helprec(poly, bits) == hint_and_key(poly, bits)


def quadruples(values: Callable[[int], tuple[int, int, int, int]]) -> Poly:
    """A polynomial of 256 quadruples."""
    columns = [values(i) for i in range(256)]
    return [column[j] for j in range(4) for column in columns]


@pytest.mark.parametrize("rest", [0, Q // 8], ids=["near", "far"])
def test_helprec_of_every_coefficient(newhope_c: NewHope, rest: int) -> None:
    """Each value of v with either bit, beside neighbours that all but decide the part of the lattice."""
    for start in range(0, Q, 256):

        def value(i: int, start: int = start) -> tuple[int, int, int, int]:
            others = [rest] * 3
            others.insert(start // 256 % 4, min(start + i, Q - 1))
            return others[0], others[1], others[2], others[3]

        poly = quadruples(value)
        for bits in (bytes(32), b"\xff" * 32):
            assert newhope_c.helprec(poly, bits) == hint_and_key(poly, bits)


def test_helprec_at_the_border(newhope_c: NewHope) -> None:
    """Sums of distances of q - 1, q, q + 1: the choice between the two parts of the lattice falls there."""
    random = Random(5)
    seen = set()

    def quarter_away(_: int) -> int:
        """4v is about q / 4 from a multiple of q."""
        v = (random.randrange(5) * Q + random.choice([-1, 1]) * Q // 4) // 4 + random.randrange(-2, 3)
        return v % Q

    for _ in range(40):
        poly = [quarter_away(i) for i in range(N)]
        bits = random.randbytes(32)
        assert newhope_c.helprec(poly, bits) == hint_and_key(poly, bits)
        for i in range(256):
            bit = bits[i >> 3] >> (i & 7) & 1
            parts = [(4 * poly[i + 256 * j] + 2 * bit) % Q for j in range(4)]
            seen.add(sum(min(part, Q - part) for part in parts) - Q)
    assert {-1, 0, 1} <= seen


@each_poly
@pytest.mark.parametrize("r", [bytes(256), b"\xff" * 256, Random(3).randbytes(256)], ids=["0", "3", "random"])
def test_rec(newhope_c: NewHope, poly: Poly, r: bytes) -> None:
    assert newhope_c.rec(poly, r) == reference.rec(poly, r)


def test_rec_of_every_coefficient(newhope_c: NewHope) -> None:
    """Each value of v in each place, beside random neighbours and hints."""
    random = Random(7)
    for start in range(0, Q, 256):
        for place in range(4):

            def value(i: int, start: int = start, place: int = place) -> tuple[int, int, int, int]:
                others = [random.randrange(Q) for _ in range(3)]
                others.insert(place, min(start + i, Q - 1))
                return others[0], others[1], others[2], others[3]

            poly, r = quadruples(value), random.randbytes(256)
            assert newhope_c.rec(poly, r) == reference.rec(poly, r)


def test_rec_at_the_border(newhope_c: NewHope) -> None:
    """Sums of distances of 8q, and the nearest on both sides: with no hint they are multiples of 8."""
    random = Random(11)
    seen = set()
    for _ in range(20):
        poly = [Q // 4 + random.randrange(-2, 3) for _ in range(N)]
        r = bytes(256)
        assert newhope_c.rec(poly, r) == reference.rec(poly, r)
        seen |= {8 * sum(poly[i + 256 * j] for j in range(4)) - 8 * Q for i in range(256)}
    assert {-8, 0, 8} <= seen


@given(seed=st.integers())
@settings(max_examples=25)
def test_reconciliation_of_near_polynomials(newhope_c: NewHope, seed: int) -> None:
    """What the exchange is about: both sides read the same bits, though their v differ by a little noise."""
    random = Random(seed)
    v = [random.randrange(Q) for _ in range(N)]
    other = [(x + random.randrange(-700, 701)) % Q for x in v]
    r, key = newhope_c.helprec(v, random.randbytes(32))
    assert newhope_c.rec(v, r) == newhope_c.rec(other, r) == key


@each_poly
def test_pack(newhope_c: NewHope, poly: Poly) -> None:
    packed = reference.pack(poly)
    assert newhope_c.pack(poly) == packed
    assert newhope_c.unpack(packed) == poly


@pytest.mark.parametrize("packed", [b"\xff" * 1792, Random(4).randbytes(1792)], ids=["greatest", "random"])
def test_unpack_of_what_is_not_canonical(newhope_c: NewHope, packed: bytes) -> None:
    assert newhope_c.unpack(packed) == reference.unpack(packed)


# --- Exchanges

TRANSCRIPTS = all_transcripts()
each_transcript = pytest.mark.parametrize("transcript", TRANSCRIPTS, ids=[t.id for t in TRANSCRIPTS])


@pytest.mark.parametrize("in_place", [False, True], ids=["apart", "in place"])
@each_transcript
def test_transcript(newhope_c: NewHope, transcript: Transcript, in_place: bool) -> None:
    t = transcript
    msg_a, secret = newhope_c.keygen(t.parse, t.seed, t.noise_a)
    assert hashlib.sha3_256(msg_a).digest() == t.msg_a_hash
    msg_b, key = newhope_c.sharedb(t.parse, msg_a, t.noise_b, in_place=in_place)
    assert hashlib.sha3_256(msg_b).digest() == t.msg_b_hash
    assert key == t.key
    assert newhope_c.shareda(secret, msg_b) == t.key


@pytest.mark.parametrize("parse", reference.PARSES)
@pytest.mark.parametrize("number", range(4))
def test_exchange_with_the_reference(newhope_c: NewHope, parse: str, number: int) -> None:
    """Random coins, each side once C and once the reference."""
    random = Random(f"{parse} {number}")
    seed, noise_a, noise_b = (random.randbytes(32) for _ in range(3))
    msg_a, secret = newhope_c.keygen(parse, seed, noise_a)
    expected_a, expected_secret = reference.keygen(parse, seed, noise_a)
    assert msg_a == expected_a
    assert newhope_c.values(secret, libraries.NTT_SECRET) == expected_secret
    msg_b, key = newhope_c.sharedb(parse, msg_a, noise_b)
    assert (msg_b, key) == reference.sharedb(parse, msg_a, noise_b)
    assert newhope_c.shareda(secret, msg_b) == key


HOSTILE = [b"\xff" * 2048, bytes(2048), Random(8).randbytes(2048), Random(9).randbytes(2048)]


@pytest.mark.parametrize("parse", reference.PARSES)
@pytest.mark.parametrize("message", HOSTILE, ids=["ones", "zeros", "random 1", "random 2"])
def test_any_bytes_are_a_message(newhope_c: NewHope, parse: str, message: bytes) -> None:
    """Coefficients of q and more, and hints that no honest peer sends."""
    noise = Random(10).randbytes(32)
    _, secret = newhope_c.keygen(parse, bytes(32), noise)
    _, reference_secret = reference.keygen(parse, bytes(32), noise)
    assert newhope_c.shareda(secret, message) == reference.shareda(reference_secret, message)
    msg_a = message[:1824]
    assert newhope_c.sharedb(parse, msg_a, noise) == reference.sharedb(parse, msg_a, noise)


def test_different_coins_give_different_keys(newhope_c: NewHope) -> None:
    msg_a, _ = newhope_c.keygen("5q", bytes(32), bytes(32))
    first = newhope_c.sharedb("5q", msg_a, b"\1" * 32)
    second = newhope_c.sharedb("5q", msg_a, b"\2" * 32)
    assert first[0] != second[0]
    assert first[1] != second[1]
