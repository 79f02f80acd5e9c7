"""The reference's Ed25519 against RFC 8032, PyNaCl and OpenSSL; and what is accepted, against libsodium."""

from random import Random

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from nacl.bindings import (
    crypto_scalarmult_ed25519_base_noclamp,
    crypto_sign,
    crypto_sign_open,
    crypto_sign_seed_keypair,
)
from nacl.exceptions import BadSignatureError

from tests.reference import ed25519
from tests.reference.crafted import Crafted, crafted, encodings
from tests.unit.vectors25519 import SIGNED, Signed


@pytest.mark.parametrize("one", SIGNED, ids=lambda one: one.key.hex()[:8])
def test_published(one: Signed) -> None:
    assert ed25519.public(one.seed) == one.key
    assert ed25519.sign(one.seed + one.key, one.message) == one.signature
    assert ed25519.verify(one.signature, one.message, one.key)


@pytest.mark.parametrize("number", range(20))
def test_agrees_with_pynacl_and_openssl(number: int) -> None:
    random = Random(number)
    seed, message = random.randbytes(32), random.randbytes(10 * number)
    key, secret = crypto_sign_seed_keypair(seed)
    signature = ed25519.sign(secret, message)
    assert ed25519.public(seed) == key
    assert signature == crypto_sign(message, secret)[:64]
    assert signature == Ed25519PrivateKey.from_private_bytes(seed).sign(message)
    assert ed25519.verify(signature, message, key)
    assert not ed25519.verify(signature, message + b"s", key)
    scalar = (random.randrange(1, ed25519.L)).to_bytes(32, "little")
    assert ed25519.base(scalar) == crypto_scalarmult_ed25519_base_noclamp(scalar)


@pytest.mark.parametrize("one", crafted(), ids=lambda one: one.name)
def test_what_is_accepted_is_what_libsodium_accepts(one: Crafted) -> None:
    try:
        crypto_sign_open(one.signature + one.message, one.key)
        accepted = True
    except BadSignatureError:
        accepted = False
    assert accepted == one.accepted
    assert ed25519.verify(one.signature, one.message, one.key) == one.accepted
    assert ed25519.satisfies(one.signature, one.message, one.key) == one.satisfies


def test_what_is_crafted_is_of_all_kinds() -> None:
    """Signatures that only the stricter rules refuse: larger S, keys and R of small order."""
    refused = [one for one in crafted() if one.satisfies and not one.accepted]
    for kind in ("S + 15L", "A = ", "R = "):
        assert any(one.name.startswith(kind) for one in refused), kind
    assert sum(one.accepted for one in crafted()) > 5


def test_the_eight_points_of_small_order() -> None:
    points = ed25519.small_order_points()
    assert len(points) == 8
    assert all(ed25519.multiply(8, point) == ed25519.NEUTRAL for point in points)
    assert sum(len(encodings(point)) for point in points) == 14
    assert not ed25519.has_small_order(ed25519.B)
    assert ed25519.multiply(ed25519.L, ed25519.B) == ed25519.NEUTRAL


def test_encodings() -> None:
    for point in ed25519.small_order_points():
        canonical, *others = encodings(point)
        assert ed25519.decode(canonical) == point
        for other in others:
            assert ed25519.decode(other) is None
            assert ed25519.decode(other, strict=False) == point
