"""lib/x25519, compiled for this machine, against RFC 7748, the reference, PyNaCl and `cryptography`."""

import json
from pathlib import Path
from random import Random

import pytest
from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey, X25519PublicKey
from hypothesis import given
from hypothesis import strategies as st
from nacl.bindings import crypto_scalarmult, crypto_scalarmult_base
from nacl.exceptions import RuntimeError as PeerError

from tests.reference import curve25519 as reference
from tests.reference.curve25519 import BASE, P
from tests.unit import libraries
from tests.unit.libraries import X25519
from tests.unit.vectors25519 import AFTER_ITERATIONS, DIFFIE_HELLMAN, LOW_ORDER, SCALARMULT

keys = st.binary(min_size=32, max_size=32)


def test_backend_is_c(x25519_c: X25519) -> None:
    assert x25519_c.backend == 0


@pytest.mark.parametrize(("scalar", "point", "result"), SCALARMULT)
def test_published(x25519_c: X25519, scalar: bytes, point: bytes, result: bytes) -> None:
    assert x25519_c(scalar, point) == (result, 0)


@pytest.mark.parametrize("count", [1, 1_000])
def test_iterations(x25519_c: X25519, count: int) -> None:
    assert x25519_c.iterate(count) == AFTER_ITERATIONS[count]


@pytest.mark.verify
@pytest.mark.timeout(3600)
def test_a_million_iterations(tmp_path: Path) -> None:
    """Takes 200 s of one core."""
    library = libraries.build(tmp_path / "libraries.so", ["-O2"])
    assert X25519(library).iterate(1_000_000) == AFTER_ITERATIONS[1_000_000]


def test_diffie_hellman(x25519_c: X25519) -> None:
    (a, of_a), (b, of_b) = DIFFIE_HELLMAN.keys
    assert x25519_c.base(a) == of_a
    assert x25519_c.base(b) == of_b
    assert x25519_c(a, of_b) == x25519_c(b, of_a) == (DIFFIE_HELLMAN.shared, 0)


def peer(scalar: bytes, point: bytes) -> tuple[bytes, int]:
    try:
        return crypto_scalarmult(scalar, point), 0
    except PeerError:  # of a point of low order
        return bytes(32), -1


@given(scalar=keys, point=keys)
def test_any_scalar_and_point(x25519_c: X25519, scalar: bytes, point: bytes) -> None:
    assert x25519_c(scalar, point) == peer(scalar, point)
    assert x25519_c.base(scalar) == crypto_scalarmult_base(scalar)


@given(scalar=keys, other=keys)
def test_against_cryptography(x25519_c: X25519, scalar: bytes, other: bytes) -> None:
    """Both ways: each side's public key with the other's private one."""
    peer = X25519PrivateKey.from_private_bytes(other)
    shared = peer.exchange(X25519PublicKey.from_public_bytes(x25519_c.base(scalar)))
    assert x25519_c(scalar, peer.public_key().public_bytes_raw()) == (shared, 0)


@pytest.mark.parametrize("point", LOW_ORDER, ids=bytes.hex)
def test_a_point_of_low_order_gives_zero_and_says_so(x25519_c: X25519, point: bytes) -> None:
    """With every scalar; with the top bit set, too."""
    random = Random(point)
    for scalar in (bytes(32), b"\xff" * 32, random.randbytes(32)):
        for top in (0, 0x80):
            encoded = point[:31] + bytes([point[31] | top])
            assert x25519_c(scalar, encoded) == peer(scalar, encoded) == (bytes(32), -1)


def test_the_top_bit_is_masked_and_other_numbers_are_reduced(x25519_c: X25519) -> None:
    random = Random(1)
    for value in range(19):
        scalar = random.randbytes(32)
        below, above = (one.to_bytes(32, "little") for one in (value, P + value))
        masked = above[:31] + bytes([above[31] | 0x80])
        expected = (reference.scalarmult(scalar, below), 0 if value > 1 else -1)
        assert x25519_c(scalar, below) == x25519_c(scalar, above) == x25519_c(scalar, masked) == expected


@pytest.mark.parametrize("offset", range(4))
def test_buffers_at_any_address(x25519_c: X25519, offset: int) -> None:
    scalar, point, result = SCALARMULT[0]
    for other in range(4):
        assert x25519_c.at(scalar, point, (offset, other, offset ^ other)) == (result, 0)


def test_buffers_may_overlap(x25519_c: X25519) -> None:
    memory = Random(2).randbytes(96)
    for out in (0, 1, 17, 32, 40, 64):
        for scalar in (0, 16, 32, 33):
            for point in (0, 8, 32, 64):
                expected = reference.scalarmult(memory[scalar : scalar + 32], memory[point : point + 32])
                assert x25519_c.overlapping(memory, out, scalar, point) == expected


def test_steps(x25519_c: X25519) -> None:
    random = Random(3)
    extremes = [0, 1, 2, P - 1, P, P + 1, 2**255 - 1, 2**255 + 2**230 - 1]
    for number in range(200):
        pick = random.choice if number % 2 else lambda _: random.randrange(2**255)
        x1, *points = (pick(extremes) for _ in range(5))
        swap = bool(random.randrange(2))
        x2, z2, x3, z3 = points
        expected = reference.step(x1, (x2, z2, x3, z3), swap=swap)
        found = x25519_c.step(x1, points, swap=swap)
        assert tuple(one % P for one in found) == expected
        assert max(found) < 2**255 + 2**230


def test_the_ladder_is_made_of_steps(x25519_c: X25519) -> None:
    """All of a scalar's, through the library's own steps."""
    scalar = Random(4).randbytes(32)
    k, u = reference.decode_scalar(scalar), reference.element(BASE)
    points, before = [1, 0, u, 1], False
    for t in reversed(range(255)):
        bit = bool(k >> t & 1)
        points = x25519_c.step(u, points, swap=bit != before)
        before = bit
    assert x25519_c.base(scalar) == reference.to_bytes(points[0] * reference.invert(points[1]))


def test_wycheproof(x25519_c: X25519, shared: Path | None) -> None:
    if shared is None:
        pytest.skip("the Wycheproof files are in ../shared, which is not beside this checkout")
    file = json.loads((shared / "vectors" / "wycheproof" / "x25519_test.json").read_text(encoding="utf-8"))
    cases = [case for group in file["testGroups"] for case in group["tests"]]
    assert len(cases) > 200
    for case in cases:
        result, returned = x25519_c(bytes.fromhex(case["private"]), bytes.fromhex(case["public"]))
        assert result == bytes.fromhex(case["shared"]), case["tcId"]
        assert returned == (-1 if "ZeroSharedSecret" in case["flags"] else 0), case["tcId"]


def test_the_reference_agrees_with_the_list_of_low_orders() -> None:
    """It has all of them: the points of order 1, 2, 4 and 8 on the curve and on its twist."""
    found = {reference.element(point) for point in LOW_ORDER}
    assert len(found) == 5
    for point in LOW_ORDER:
        assert reference.low_order(reference.scalarmult(Random(5).randbytes(32), point))
