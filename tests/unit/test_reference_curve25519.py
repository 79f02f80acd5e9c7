"""The reference's X25519 against RFC 7748, PyNaCl and OpenSSL."""

from random import Random

import pytest
from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey, X25519PublicKey
from nacl.bindings import crypto_scalarmult, crypto_scalarmult_base

from tests.reference import curve25519
from tests.reference.curve25519 import BASE, P
from tests.unit.vectors25519 import AFTER_ITERATIONS, DIFFIE_HELLMAN, LOW_ORDER, SCALARMULT


@pytest.mark.parametrize(("scalar", "point", "result"), SCALARMULT)
def test_published(scalar: bytes, point: bytes, result: bytes) -> None:
    assert curve25519.scalarmult(scalar, point) == result


@pytest.mark.parametrize("count", [1, pytest.param(1_000, marks=pytest.mark.verify)])
def test_iterations(count: int) -> None:
    k = u = BASE
    for _ in range(count):
        k, u = curve25519.scalarmult(k, u), k
    assert k == AFTER_ITERATIONS[count]


def test_diffie_hellman() -> None:
    (a, of_a), (b, of_b) = DIFFIE_HELLMAN.keys
    assert curve25519.scalarmult(a, BASE) == of_a
    assert curve25519.scalarmult(b, BASE) == of_b
    shared = DIFFIE_HELLMAN.shared
    assert curve25519.scalarmult(a, of_b) == curve25519.scalarmult(b, of_a) == shared


@pytest.mark.parametrize("number", range(20))
def test_agrees_with_pynacl_and_openssl(number: int) -> None:
    random = Random(number)
    scalar, point = random.randbytes(32), random.randbytes(32)
    result = curve25519.scalarmult(scalar, point)
    assert result == crypto_scalarmult(scalar, point)
    peer = X25519PrivateKey.from_private_bytes(scalar)
    assert result == peer.exchange(X25519PublicKey.from_public_bytes(point))
    assert curve25519.scalarmult(scalar, BASE) == crypto_scalarmult_base(scalar)


@pytest.mark.parametrize("point", LOW_ORDER, ids=bytes.hex)
def test_low_order(point: bytes) -> None:
    shared = curve25519.scalarmult(Random(1).randbytes(32), point)
    assert curve25519.low_order(shared)
    assert not curve25519.low_order(curve25519.scalarmult(Random(1).randbytes(32), BASE))


def test_numbers_from_p_on_are_reduced() -> None:
    scalar = Random(2).randbytes(32)
    below, above = (one.to_bytes(32, "little") for one in (18, P + 18))
    assert curve25519.element(above) == 18
    assert curve25519.scalarmult(scalar, below) == curve25519.scalarmult(scalar, above)


def test_lengths_are_checked() -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        curve25519.scalarmult(bytes(31), BASE)
    with pytest.raises(ValueError, match="32 bytes"):
        curve25519.scalarmult(bytes(32), bytes(33))
