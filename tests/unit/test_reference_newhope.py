"""The reference's NewHope against the definitions word for word, and against whole transcripts."""

import hashlib
from fractions import Fraction
from math import floor
from random import Random

import pytest

from tests.reference import newhope, operations
from tests.reference.newhope import PSI, N, Poly, Q
from tests.reference.transcripts import Transcript, all_transcripts

EXTREMES = {
    "zero": [0] * N,
    "greatest": [Q - 1] * N,
    "first": [1] + [0] * (N - 1),
    "last": [0] * (N - 1) + [Q - 1],
}


def _random_poly(seed: int) -> Poly:
    random = Random(seed)
    return [random.randrange(Q) for _ in range(N)]


POLYS = [*EXTREMES.values(), _random_poly(1)]
POLY_NAMES = [*EXTREMES, "random"]


def _bitrev(i: int) -> int:
    reversed_ = 0
    for bit in range(10):
        reversed_ |= (i >> bit & 1) << (9 - bit)
    return reversed_


def test_psi_is_a_primitive_2nth_root_of_unity() -> None:
    assert pow(PSI, N, Q) == Q - 1


@pytest.mark.parametrize("sampled", POLYS, ids=POLY_NAMES)
def test_ntt_is_its_definition(sampled: Poly) -> None:
    powers = [pow(PSI, k, Q) for k in range(2 * N)]
    coefficients = [sampled[_bitrev(j)] for j in range(N)]
    expected = [
        sum(c * powers[(2 * i + 1) * j % (2 * N)] for j, c in enumerate(coefficients)) % Q for i in range(N)
    ]
    assert newhope.ntt(sampled) == expected


@pytest.mark.parametrize("sampled", POLYS, ids=POLY_NAMES)
def test_invntt_gives_the_coefficients_in_natural_order(sampled: Poly) -> None:
    assert newhope.invntt(newhope.ntt(sampled)) == [sampled[_bitrev(j)] for j in range(N)]


def test_product_in_the_ring() -> None:
    # In Z_q[X] / (X^n + 1), from the schoolbook's product.
    a, b = _random_poly(2), _random_poly(3)
    product = [0] * (2 * N)
    for i, x in enumerate(a):
        for j, y in enumerate(b):
            product[i + j] += x * y
    expected = [(product[i] - product[i + N]) % Q for i in range(N)]
    transformed = (newhope.ntt(newhope.bit_reversed(p)) for p in (a, b))
    assert newhope.invntt(newhope.pointwise(*transformed)) == expected


def _near_thresholds(seed: int) -> Poly:
    random = Random(seed)
    return [(random.randrange(8) * Q // 8 + random.randint(-2, 2)) % Q for _ in range(N)]


REC_POLYS = [*EXTREMES.values(), _random_poly(4), _near_thresholds(5), _near_thresholds(6)]
REC_NAMES = [*EXTREMES, "random", "thresholds", "more-thresholds"]


def _pairs(data: bytes) -> list[int]:
    return [byte >> shift & 3 for byte in data for shift in (0, 2, 4, 6)]


@pytest.mark.parametrize("v", REC_POLYS, ids=REC_NAMES)
def test_helprec_is_its_definition_in_rationals(v: Poly) -> None:
    bits = Random(7).randbytes(32)
    r = _pairs(newhope.helprec(v, bits))
    for i in range(256):
        b = bits[i >> 3] >> (i & 7) & 1
        x = [Fraction(8 * v[i + 256 * j] + 4 * b, 2 * Q) for j in range(4)]
        v0 = [floor(value + Fraction(1, 2)) for value in x]
        v1 = [floor(value) for value in x]
        k = 0 if sum(abs(value - near) for value, near in zip(x, v0, strict=True)) < 1 else 1
        w = v1 if k else v0
        hint = [(w[0] - w[3]) % 4, (w[1] - w[3]) % 4, (w[2] - w[3]) % 4, (k + 2 * w[3]) % 4]
        assert [r[i + 256 * j] for j in range(4)] == hint


def test_distances_of_rec_for_the_side_that_made_the_hint() -> None:
    """Of one coefficient, times 8q, to the point of helprec: what the argument in reconcile.c sums up."""
    for v in range(Q):
        for b in (0, 1):
            x = 8 * v + 4 * b
            near, below = (x + Q) // (2 * Q), x // (2 * Q)
            distance = abs(x - 2 * Q * near)
            assert abs(8 * v - 2 * Q * near) <= distance + 4
            assert abs(8 * v - 2 * Q * below - Q) <= Q - distance + 4


@pytest.mark.parametrize("v", REC_POLYS, ids=REC_NAMES)
def test_the_vector_of_helprec_tells_the_bits_of_rec(v: Poly) -> None:
    bits = Random(13).randbytes(32)
    key = newhope.rec(v, newhope.helprec(v, bits))
    for i in range(256):
        b = bits[i >> 3] >> (i & 7) & 1
        x = [8 * v[i + 256 * j] + 4 * b for j in range(4)]
        near = [(value + Q) // (2 * Q) for value in x]
        far = sum(abs(value - 2 * Q * w) for value, w in zip(x, near, strict=True)) >= 2 * Q
        w_3 = x[3] // (2 * Q) if far else near[3]
        assert key[i >> 3] >> (i & 7) & 1 == 1 - (w_3 >> 1 & 1)


@pytest.mark.parametrize("v", REC_POLYS, ids=REC_NAMES)
def test_rec_is_its_definition_in_rationals(v: Poly) -> None:
    data = Random(8).randbytes(256)
    r, key = _pairs(data), newhope.rec(v, data)
    for i in range(256):
        last = r[i + 768]
        t = [Fraction(v[i + 256 * j], Q) - Fraction(2 * r[i + 256 * j] + last, 8) for j in range(3)]
        t.append(Fraction(v[i + 768], Q) - Fraction(last, 8))
        near = sum(abs(value - floor(value + Fraction(1, 2))) for value in t) < 1
        assert key[i >> 3] >> (i & 7) & 1 == near


def test_reconciliation_bridges_the_difference_it_is_made_for() -> None:
    # Both sides' values differ by noise; every seed here must agree, 2^-60 is never.
    random = Random(9)
    v, bits = _random_poly(10), random.randbytes(32)
    other = [(value + random.randint(-700, 700)) % Q for value in v]
    r = newhope.helprec(v, bits)
    assert newhope.rec(v, r) == newhope.rec(other, r)


def test_packing_is_14_bits_little_endian() -> None:
    values = _random_poly(11)
    packed = newhope.pack(values)
    bits = "".join(f"{byte:08b}"[::-1] for byte in packed)
    assert [int(bits[14 * i : 14 * i + 14][::-1], 2) for i in range(N)] == values
    assert newhope.unpack(packed) == values
    assert newhope.unpack(b"\xff" * 1792) == [16383 - Q] * N


def test_wire_form() -> None:
    values = _random_poly(12)
    wire = newhope.poly_to_wire(values)
    assert wire[:2] == values[0].to_bytes(2, "little")
    assert newhope.poly_from_wire(wire) == values
    with pytest.raises(ValueError, match="12289"):
        newhope.poly_from_wire(wire[:-2] + Q.to_bytes(2, "little"))


@pytest.mark.parametrize("seed", [0, 3, 2015])
def test_uniform_is_its_definition(seed: int) -> None:
    seed_bytes = seed.to_bytes(32, "little")
    stream = hashlib.shake_128(seed_bytes).digest(8192)
    words = [stream[i] | stream[i + 1] << 8 for i in range(0, 8192, 2)]
    below_5q = [word % Q for word in words if word < 61445]
    low_14_bits = [word % 16384 for word in words if word % 16384 < Q]
    assert newhope.uniform("5q", seed_bytes) == below_5q[:N]
    assert newhope.uniform("14bit", seed_bytes) == low_14_bits[:N]


def test_noise_is_binomial() -> None:
    values = [value if value <= 16 else value - Q for value in newhope.noise(bytes(32), 0)]
    assert all(-16 <= value <= 16 for value in values)
    # Variance k / 2 = 8; the sample's own deviation is about 0.35.
    assert 6 < sum(value * value for value in values) / N < 10
    # Nothing repeats, as it would if the block counter stood still.
    assert len({tuple(values[i : i + 16]) for i in range(0, N, 16)}) == N // 16


@pytest.mark.parametrize("transcript", all_transcripts(), ids=lambda transcript: transcript.id)
def test_transcript(transcript: Transcript) -> None:
    msg_a, secret = newhope.keygen(transcript.parse, transcript.seed, transcript.noise_a)
    msg_b, key = newhope.sharedb(transcript.parse, msg_a, transcript.noise_b)
    assert hashlib.sha3_256(msg_a).digest() == transcript.msg_a_hash
    assert hashlib.sha3_256(msg_b).digest() == transcript.msg_b_hash
    assert key == transcript.key
    assert newhope.shareda(secret, msg_b) == transcript.key


def test_all_40_transcripts_are_used_where_they_are(shared: object) -> None:
    assert len(all_transcripts()) == (6 if shared is None else 46)


def test_the_parses_do_not_interoperate() -> None:
    msg_a, secret = newhope.keygen("5q", bytes(32), bytes(32))
    msg_b, key = newhope.sharedb("14bit", msg_a, b"\x01" * 32)
    assert newhope.shareda(secret, msg_b) != key


@pytest.mark.parametrize("name", operations.OPERATIONS)
def test_random_inputs_suit_the_operation(name: str) -> None:
    random = Random(name)
    inputs = operations.random_inputs(name, random)
    outputs = operations.compute(name, **inputs)
    assert outputs == operations.compute(name, **inputs)
    if name.endswith(".verify"):
        assert outputs == {}, "all that it says is that it does not fail"
    else:
        assert outputs
        # Points of low order, which are among the inputs, have one product.
        others = (operations.compute(name, **operations.random_inputs(name, random)) for _ in range(8))
        assert any(outputs != other for other in others)
